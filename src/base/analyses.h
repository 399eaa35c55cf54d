/* The analyses of programs, chains and tasks: what those of models call, and what asks many times.
 * Each is as the function without `_of` in the header of its room. */
#pragma once

#include <stdio.h> /* before gmp.h, which then declares its printing functions */

#include <gpurta/batch.h>
#include <gpurta/bound.h>
#include <gpurta/edf.h>
#include <gpurta/edf_simulation.h>
#include <gpurta/host.h>
#include <gpurta/partition.h>
#include <gpurta/rta.h>
#include <gpurta/runlist.h>
#include <gpurta/simulate.h>

typedef struct gpurta_program gpurta_program;
typedef struct gpurta_chains gpurta_chains;
typedef struct gpurta_tasks gpurta_tasks;

GPURTA_MUST_USE gpurta_status gpurta_rta_of(gpurta_result **result, const gpurta_program *program,
                                            const gpurta_platform *platform,
                                            const gpurta_options *options, gpurta_error *error);
GPURTA_MUST_USE gpurta_status gpurta_simulate_of(gpurta_result **result,
                                                 const gpurta_program *program,
                                                 const gpurta_platform *platform,
                                                 const gpurta_options *options,
                                                 gpurta_error *error);

GPURTA_MUST_USE gpurta_status gpurta_bound_of(gpurta_result **result, const gpurta_chains *chains,
                                              const gpurta_platform *platform,
                                              const gpurta_options *options, gpurta_error *error);
GPURTA_MUST_USE gpurta_status gpurta_bound_sensitivity_of(
    gpurta_verdict *found, mpq_ptr low, mpq_ptr high, const gpurta_chains *chains,
    const gpurta_platform *platform, gpurta_bound_parameter parameter, size_t item,
    const gpurta_options *options, gpurta_error *error);
GPURTA_MUST_USE gpurta_status gpurta_bound_without_priority_of(
    gpurta_result **result, const gpurta_chains *chains, const gpurta_platform *platform,
    size_t chain, const gpurta_options *options, gpurta_error *error);
GPURTA_MUST_USE gpurta_status
gpurta_partition_of(gpurta_result **result, const gpurta_chains *chains, const gpurta_model *model,
                    const gpurta_platform *platform, gpurta_mechanism mechanism, int64_t cuda,
                    gpurta_minimize minimize, const gpurta_options *options, gpurta_error *error);
GPURTA_MUST_USE gpurta_status gpurta_partition_each_of(gpurta_chains *chains, gpurta_error *error);
GPURTA_MUST_USE gpurta_status gpurta_batch_bound_set_contexts_of(gpurta_batch_bound_work *work,
                                                                 const gpurta_chains *chains,
                                                                 gpurta_error *error);

GPURTA_MUST_USE gpurta_status gpurta_edf_of(gpurta_result **result, const gpurta_tasks *tasks,
                                            const gpurta_options *options, gpurta_error *error);
GPURTA_MUST_USE gpurta_status gpurta_edf_sensitivity_of(gpurta_verdict *found, mpq_ptr low,
                                                        mpq_ptr high, const gpurta_tasks *tasks,
                                                        gpurta_edf_parameter parameter, size_t item,
                                                        const gpurta_options *options,
                                                        int64_t *budget, gpurta_error *error);
GPURTA_MUST_USE gpurta_status gpurta_edf_simulate_of(gpurta_result **result,
                                                     const gpurta_tasks *tasks,
                                                     const gpurta_edf_scenario *scenario,
                                                     const gpurta_options *options,
                                                     gpurta_error *error);
GPURTA_MUST_USE gpurta_status gpurta_runlist_of(gpurta_result **result, const gpurta_tasks *tasks,
                                                const gpurta_options *options, gpurta_error *error);
GPURTA_MUST_USE gpurta_status gpurta_host_simulate_of(gpurta_result **result,
                                                      const gpurta_tasks *tasks,
                                                      const gpurta_host_scenario *scenario,
                                                      const gpurta_options *options,
                                                      gpurta_error *error);
GPURTA_MUST_USE gpurta_status gpurta_host_simulate_critical_of(gpurta_result **result,
                                                               const gpurta_tasks *tasks,
                                                               size_t index,
                                                               const gpurta_options *options,
                                                               gpurta_error *error);
