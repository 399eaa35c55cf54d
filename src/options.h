/* What the analyses read of a gpurta_options; see gpurta/options.h for the keys. */
#ifndef OPTIONS_H
#define OPTIONS_H

#include <gpurta/options.h>

/* Value of a whole-number option; its default where options is NULL or the key was not set. */
int64_t option(const gpurta_options *options, gpurta_option key);

/* Value of a time option; NULL where it was not set. Lives as long as the options. */
mpq_srcptr option_time(const gpurta_options *options, gpurta_option key);

#endif
