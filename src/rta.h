/* Switches of the rta room for tests. */
#ifndef RTA_H
#define RTA_H

#include <gpurta/rta.h>

enum {
    RTA_FORCE_GMP = 1, /* do not try 64-bit integers first */
    RTA_HASTY = 2      /* count the blocks of a kernel at once, without walking first */
};

/* gpurta_rta_analyse() with some of these switches. */
gpurta_status rta_analyse(gpurta_rta **result, const gpurta_program *program,
                          const gpurta_platform *platform, const gpurta_options *options,
                          unsigned switches, gpurta_error *error);

#endif
