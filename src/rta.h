/* Switches of the rta room for tests. */
#ifndef RTA_H
#define RTA_H

#include <gpurta/rta.h>
#include <stdbool.h>

/* gpurta_rta_analyse() that does not try 64-bit integers first when `force_gmp` is true. */
gpurta_status rta_analyse(gpurta_rta **result, const gpurta_program *program,
                          const gpurta_platform *platform, const gpurta_options *options,
                          bool force_gmp, gpurta_error *error);

#endif
