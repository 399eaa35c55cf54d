/* Switches of the host room for tests. */
#ifndef HOST_H
#define HOST_H

#include <gpurta/host.h>
#include <stdbool.h>

/* gpurta_host_simulate() and gpurta_host_critical() that do not try 64-bit integers first. */
gpurta_status host_simulate(gpurta_host **host, const gpurta_tasks *tasks, size_t count,
                            const size_t *task, const mpq_t *release, const mpq_t *demand,
                            const gpurta_options *options, bool force_gmp, gpurta_error *error);
gpurta_status host_critical(gpurta_host **host, const gpurta_tasks *tasks, size_t index,
                            const gpurta_options *options, bool force_gmp, gpurta_error *error);

#endif
