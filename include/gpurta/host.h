/** @file
 *  @brief Simulator of the Host: what the runlist does with given jobs, exactly.
 *
 *  Source: Capodieci et al., RTSS 2018, III-B; the model is that of gpurta/runlist.h. The Host
 *  begins at time 0 at a position of the list that the caller chooses. It looks for the next entry
 *  whose channel has work, at no cost, and starts a turn there: the switch (cost xi), then the
 *  channel's jobs in order of release, until no released job is left or the timeslice expires. A
 *  job that is not complete then overruns by at most the channel's non-preemptable section.
 *
 *  Ties: a job that is released exactly when the Host looks is observed. A turn ends when its last
 *  released job completes; a job that is released at that very instant waits for the next entry.
 *  A Host that finds no work anywhere stays where it is until the next release.
 *
 *  Exact for given jobs. One simulation is one behaviour: it shows that a response can occur, and
 *  bounds nothing; its verdict is of what was simulated.
 */
#ifndef GPURTA_HOST_H
#define GPURTA_HOST_H

#include <gpurta/model.h>
#include <gpurta/runlist.h>

#ifdef __cplusplus
extern "C" {
#endif

/** @brief The jobs of a simulation. Building it is for one thread; a run only reads it. */
typedef struct gpurta_host_scenario gpurta_host_scenario;

/** @brief Makes a scenario without jobs.
 *  @param[out] scenario owned by the caller; ends with gpurta_host_scenario_destroy()
 *  @param[out] error    optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL); ::GPURTA_NO_MEMORY. */
GPURTA_API GPURTA_MUST_USE gpurta_status
gpurta_host_scenario_create(gpurta_host_scenario **scenario, gpurta_error *error);

/** @brief Frees a scenario; NULL is allowed. */
GPURTA_API void gpurta_host_scenario_destroy(gpurta_host_scenario *scenario);

/** @brief Adds a job; its number is the count of jobs before the call.
 *  @param scenario   the scenario
 *  @param task       position of its task, which is not saturated
 *  @param release    when it is released, >= 0; copied
 *  @param demand     what it demands, > 0, copied; NULL: the wcet of its task
 *  @param[out] error optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL); ::GPURTA_OUT_OF_RANGE;
 *          ::GPURTA_NO_MEMORY. Amortised O(1). */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_host_scenario_add(gpurta_host_scenario *scenario,
                                                                  size_t task, mpq_srcptr release,
                                                                  mpq_srcptr demand,
                                                                  gpurta_error *error);

/** @brief Runs a scenario.
 *
 *  @param model       its tasks: the channels, as for gpurta_runlist(); saturated ones always have
 *                     work
 *  @param scenario    their jobs; may have none
 *  @param options     NULL for defaults; reads GPURTA_OPTION_RUNLIST_* (list, switch cost,
 *                     timeslices) and GPURTA_OPTION_HOST_*
 *  @param[out] result owned by the caller; ends with gpurta_result_destroy(). It has the tables
 *                     ::GPURTA_HOST, ::GPURTA_HOST_JOBS and ::GPURTA_HOST_SCHEDULE
 *  @param[out] error  optional; receives the message, and the index of the job at fault
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL, a job of no task or of a saturated one,
 *          and as gpurta_runlist()); ::GPURTA_OUT_OF_RANGE (a start beyond the list);
 *          ::GPURTA_LIMIT (::GPURTA_OPTION_HOST_LIMIT turns, common denominator);
 *          ::GPURTA_NO_MEMORY.
 *  Cost: O(number of channels) for each turn, O(j log j) for j jobs. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_host_simulate(const gpurta_model *model,
                                                              const gpurta_host_scenario *scenario,
                                                              const gpurta_options *options,
                                                              gpurta_result **result,
                                                              gpurta_error *error);

/** @brief Runs the situation behind the bound of one task, as in Theorem 1.
 *
 *  The Host begins just after the entry of the task with which the worst window of its positional
 *  bound begins. At time 0 every task releases a job, and the others release again as soon as
 *  their last job is complete and their period has passed. Every job demands its wcet. The
 *  simulation ends when the job of the task is complete: job 0 of the result.
 *
 *  All this may really happen, if releases are sporadic: the response of job 0 is one that can
 *  occur (approached by releases just after the entry was looked at).
 *
 *  @param model       as for gpurta_host_simulate()
 *  @param index       the task; not saturated
 *  @param options     as for gpurta_host_simulate(); the start and end options are not used
 *  @param[out] result owned by the caller; ends with gpurta_result_destroy()
 *  @param[out] error  optional; receives the message
 *  @return as gpurta_host_simulate(). */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_host_simulate_critical(
    const gpurta_model *model, size_t index, const gpurta_options *options, gpurta_result **result,
    gpurta_error *error);

/** @name Without allocation
 *  For callers that run millions of simulations. @{ */

/** @brief Bytes of working memory that gpurta_host_critical_ticks() needs.
 *  @return 0 if the argument has no meaning or the size does not fit. O(1). */
GPURTA_API size_t gpurta_host_ticks_work(size_t count);

/** @brief gpurta_host_simulate_critical() for every channel, one after the other, on whole ticks in
 *  arrays and with no allocation.
 *
 *  With deadlines it answers whether they are met: a simulation ends when the deadline of its
 *  channel has passed, and none follows.
 *
 *  @param set           the channels; its limit is that of the bounds that say where the Host
 *                       begins. A simulation has ::GPURTA_OPTION_HOST_LIMIT's default of turns
 *  @param deadline      NULL: simulate to the end; else D_i >= 1 of each channel, not read of
 *                       saturated ones
 *  @param[out] response of each channel: of its first job, or ::GPURTA_RUNLIST_NO_VALUE if it is
 *                       saturated, or comes after one that is late. Of one that is late: a time
 *                       above its deadline that the response is not below. Apart from the inputs;
 *                       without meaning on failure
 *  @param work          gpurta_host_ticks_work() bytes, aligned for int64_t
 *  @param[out] error    optional; receives the message and the channel at fault
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT and ::GPURTA_OUT_OF_RANGE as
 *          gpurta_runlist_ticks(); ::GPURTA_LIMIT (turns); ::GPURTA_OVERFLOW (a number does not
 *          fit, or the list is too long: use gpurta_host_simulate_critical()). */
GPURTA_API GPURTA_MUST_USE gpurta_status
gpurta_host_critical_ticks(const gpurta_runlist_ticks_set *set, const int64_t *deadline,
                           int64_t *response, void *work, gpurta_error *error);
/** @} */

#ifdef __cplusplus
}
#endif

#endif
