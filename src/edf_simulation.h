/* Switches of the simulator for tests. */
#ifndef EDF_SIMULATION_H
#define EDF_SIMULATION_H

#include <gpurta/edf_simulation.h>
#include <stdbool.h>

/* gpurta_edf_simulate() that does not try 64-bit integers first when `force_gmp` is true. */
gpurta_status edf_simulate(gpurta_edf_schedule **schedule, const gpurta_tasks *tasks,
                           const gpurta_edf_scenario *scenario, const gpurta_options *options,
                           bool force_gmp, gpurta_error *error);

#endif
