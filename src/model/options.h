/* What the analyses read of a gpurta_options; see gpurta/options.h for the keys. */
#pragma once

#include "number/ticks.h"

#include <gpurta/options.h>

/* Not in the public header: which numbers to compute with, an enum ticks_numbers, for tests. Every
 * analysis obeys it: gpurta_options_set(options, OPTION_NUMBERS, TICKS_GMP, error). */
#define OPTION_NUMBERS ((gpurta_option)1)

enum ticks_numbers options_numbers(const gpurta_options *options);

/* Value of a whole-number option; its default where options is NULL or the key was not set. */
int64_t option(const gpurta_options *options, gpurta_option key);

/* Value of a time option; NULL where it was not set. Lives as long as the options. */
mpq_srcptr option_time(const gpurta_options *options, gpurta_option key);

/* Sets what is set in `over`, which may be NULL. */
void options_set_over(gpurta_options *options, const gpurta_options *over);

/* The progress of a search, which is called if it is not NULL. */
struct reports {
    gpurta_progress call;
    void *context;
};
struct reports options_progress(const gpurta_options *options);
