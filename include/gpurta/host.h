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
 *  bounds nothing.
 */
#ifndef GPURTA_HOST_H
#define GPURTA_HOST_H

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

/** @brief A result: immutable, may be shared by threads, independent of its inputs. */
typedef struct gpurta_host_simulation gpurta_host_simulation;

/** @brief Runs a scenario.
 *
 *  @param[out] result owned by the caller; ends with gpurta_host_simulation_destroy()
 *  @param tasks       the channels, as for gpurta_runlist_analyse(); saturated ones always have
 *                     work
 *  @param scenario    their jobs; may have none
 *  @param options     NULL for defaults; reads GPURTA_OPTION_RUNLIST_* (list, switch cost,
 *                     timeslices) and GPURTA_OPTION_HOST_*
 *  @param[out] error  optional; receives the message, and the index of the job at fault
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL, a job of no task or of a saturated one,
 *          and as gpurta_runlist_analyse()); ::GPURTA_OUT_OF_RANGE (a start beyond the list);
 *          ::GPURTA_LIMIT (::GPURTA_OPTION_HOST_LIMIT turns, common denominator);
 *          ::GPURTA_NO_MEMORY.
 *  Cost: O(number of channels) for each turn, O(j log j) for j jobs. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_host_simulate(gpurta_host_simulation **result,
                                                              const gpurta_tasks *tasks,
                                                              const gpurta_host_scenario *scenario,
                                                              const gpurta_options *options,
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
 *  @param[out] result owned by the caller; ends with gpurta_host_simulation_destroy()
 *  @param tasks       as for gpurta_host_simulate()
 *  @param index       the task; not saturated
 *  @param options     as for gpurta_host_simulate(); the start and end options are not used
 *  @param[out] error  optional; receives the message
 *  @return as gpurta_host_simulate(). */
GPURTA_API GPURTA_MUST_USE gpurta_status
gpurta_host_simulate_critical(gpurta_host_simulation **result, const gpurta_tasks *tasks,
                              size_t index, const gpurta_options *options, gpurta_error *error);

/** @brief Frees a result; NULL is allowed. */
GPURTA_API void gpurta_host_simulation_destroy(gpurta_host_simulation *result);

/** @brief When the simulation ended.
 *  @param result     the result
 *  @param[out] time  initialised by the caller
 *  @return true; false for NULL. O(1). */
GPURTA_API bool gpurta_host_simulation_end(const gpurta_host_simulation *result, mpq_ptr time);

/** @brief Number of events: turns that channels had. O(1). */
GPURTA_API size_t gpurta_host_simulation_events(const gpurta_host_simulation *result);

/** @brief A turn of a channel, as plain numbers. */
typedef struct gpurta_host_simulation_event {
    size_t size;      /**< sizeof(gpurta_host_simulation_event), set by the caller */
    size_t task;      /**< the channel */
    int64_t position; /**< of the entry in the list, from 0 */
} gpurta_host_simulation_event;

/** @brief Turn number @p index, in order of time; turns do not overlap.
 *  @param result         the result
 *  @param index          0 .. events - 1
 *  @param[in,out] event  with its size; the turn; untouched if there is none
 *  @param[out] start     optional, initialised by the caller: when the switch begins
 *  @param[out] begin     optional, initialised by the caller: when the work begins
 *  @param[out] end       optional, initialised by the caller: when the turn ends
 *  @return true; false if there is no such turn, or without a size. O(1). */
GPURTA_API bool gpurta_host_simulation_event_at(const gpurta_host_simulation *result, size_t index,
                                                gpurta_host_simulation_event *event, mpq_ptr start,
                                                mpq_ptr begin, mpq_ptr end);

/** @brief Number of jobs: those of the scenario in its order, then those that were released on the
 *  way. O(1). */
GPURTA_API size_t gpurta_host_simulation_jobs(const gpurta_host_simulation *result);

/** @brief Task of job number @p job; ::GPURTA_NONE if there is no such job. O(1). */
GPURTA_API size_t gpurta_host_simulation_task(const gpurta_host_simulation *result, size_t job);

/** @brief Times of a job. The numbers are part of the ABI. */
typedef enum gpurta_host_simulation_time {
    GPURTA_HOST_SIMULATION_RELEASE = 0,    /**< when it was released */
    GPURTA_HOST_SIMULATION_COMPLETION = 1, /**< absent if it was not complete at the end */
    GPURTA_HOST_SIMULATION_RESPONSE = 2,   /**< completion - release; absent as the completion */
    GPURTA_HOST_SIMULATION_DEADLINE = 3    /**< relative to the release; absent if there is none */
} gpurta_host_simulation_time;

/** @brief Name of a ::gpurta_host_simulation_time, or NULL. */
GPURTA_API const char *gpurta_host_simulation_time_name(gpurta_host_simulation_time value);

/** @brief ::gpurta_host_simulation_time of a name. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_host_simulation_time_from_name(
    gpurta_host_simulation_time *value, const char *name, gpurta_error *error);

/** @brief A time of job number @p job, exact.
 *  @param result     the result
 *  @param job        0 .. jobs - 1
 *  @param which      which time
 *  @param[out] value initialised by the caller; untouched if there is none
 *  @return whether there is such a time. O(1). */
GPURTA_API bool gpurta_host_simulation_time_of(const gpurta_host_simulation *result, size_t job,
                                               gpurta_host_simulation_time which, mpq_ptr value);

/** @brief Whether job number @p job meets its deadline; ::GPURTA_UNKNOWN without one, or if the
 *  simulation ended before it and before the job was complete. O(1). */
GPURTA_API gpurta_verdict gpurta_host_simulation_job_verdict(const gpurta_host_simulation *result,
                                                             size_t job);

/** @brief ::GPURTA_UNSCHEDULABLE if a job misses its deadline; ::GPURTA_SCHEDULABLE if there are
 *  deadlines and every one of them is met; else ::GPURTA_UNKNOWN. Of what was simulated: no bound.
 *  O(jobs). */
GPURTA_API gpurta_verdict gpurta_host_simulation_verdict(const gpurta_host_simulation *result);

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
