/** @file
 *  @brief Simulator of the Host: what the runlist does with given jobs, exactly.
 *
 *  Source: Capodieci et al., RTSS 2018, III-B; the model is that of gpurta/runlist.h. The Host
 *  begins at time 0 at a position of the list that the caller chooses. It looks for the next entry
 *  whose channel has work, at no cost, and starts a slot there: the switch (cost xi), then the
 *  channel's jobs in order of release, until no released job is left or the timeslice expires. A
 *  job that is not complete then overruns by at most the channel's non-preemptable section.
 *
 *  Ties: a job that is released exactly when the Host looks is seen. A slot ends when its last
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

/** @brief A simulation: immutable, may be shared by threads, independent of its inputs. */
typedef struct gpurta_host gpurta_host;

/** @brief Simulates jobs.
 *
 *  @param[out] host  owned by the caller; ends with gpurta_host_destroy()
 *  @param tasks      the channels, as for gpurta_runlist_analyse(); saturated ones always have work
 *  @param count      number of jobs; may be 0
 *  @param task       the task of each job; none of them saturated
 *  @param release    when each job is released, >= 0
 *  @param demand     what each job demands, > 0; NULL: the wcet of its task
 *  @param options    NULL for defaults; reads GPURTA_OPTION_RUNLIST_* (list, switch cost,
 *                    timeslices) and GPURTA_OPTION_HOST_*
 *  @param[out] error optional; receives the message, and the index of the job at fault
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL, a job of no task or of a saturated one,
 *          and as gpurta_runlist_analyse()); ::GPURTA_OUT_OF_RANGE (a job's times, a start beyond
 *          the list); ::GPURTA_LIMIT (::GPURTA_OPTION_HOST_LIMIT slots, common denominator);
 *          ::GPURTA_NO_MEMORY.
 *  Cost: O(number of channels) for each slot, O(j log j) for j jobs. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_host_simulate(
    gpurta_host **host, const gpurta_tasks *tasks, size_t count, const size_t *task,
    const mpq_t *release, const mpq_t *demand, const gpurta_options *options, gpurta_error *error);

/** @brief Simulates the situation behind the bound of one task, as in Theorem 1.
 *
 *  The Host begins just after the entry of the task with which the worst window of its positional
 *  bound begins. At time 0 every task releases a job, and the others release again as soon as
 *  their last job is complete and their period has passed. Every job demands its wcet. The
 *  simulation ends when the job of the task is complete: job 0 of the result.
 *
 *  All this may really happen, if releases are sporadic: the response of job 0 is one that can
 *  occur (approached by releases just after the entry was looked at).
 *
 *  @param[out] host  owned by the caller; ends with gpurta_host_destroy()
 *  @param tasks      as for gpurta_host_simulate()
 *  @param index      the task; not saturated
 *  @param options    as for gpurta_host_simulate(); the start and end options are not used
 *  @param[out] error optional; receives the message
 *  @return as gpurta_host_simulate(). */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_host_critical(gpurta_host **host,
                                                              const gpurta_tasks *tasks,
                                                              size_t index,
                                                              const gpurta_options *options,
                                                              gpurta_error *error);

/** @brief Frees a simulation; NULL is allowed. */
GPURTA_API void gpurta_host_destroy(gpurta_host *host);

/** @brief When the simulation ended.
 *  @param host       the simulation
 *  @param[out] time  initialised by the caller
 *  @return 1, or 0 for NULL. O(1). */
GPURTA_API int gpurta_host_end(const gpurta_host *host, mpq_ptr time);

/** @brief Number of slots that were started. O(1). */
GPURTA_API size_t gpurta_host_slots(const gpurta_host *host);

/** @brief A slot, in order of time.
 *  @param host           the simulation
 *  @param slot           0 .. gpurta_host_slots() - 1
 *  @param[out] task      optional; the channel
 *  @param[out] position  optional; the position of the entry in the list
 *  @param[out] start     initialised by the caller: when the switch begins
 *  @param[out] begin     initialised by the caller: when the work begins
 *  @param[out] end       initialised by the caller: when the slot ends
 *  @return 1, or 0 if there is no such slot. */
GPURTA_API int gpurta_host_slot(const gpurta_host *host, size_t slot, size_t *task,
                                int64_t *position, mpq_ptr start, mpq_ptr begin, mpq_ptr end);

/** @brief Number of jobs: those that were given, then those that were released on the way. O(1). */
GPURTA_API size_t gpurta_host_jobs(const gpurta_host *host);

/** @brief A job.
 *  @param host             the simulation
 *  @param job              0 .. gpurta_host_jobs() - 1
 *  @param[out] task        optional; its task
 *  @param[out] release     initialised by the caller: when it was released
 *  @param[out] completion  initialised by the caller; untouched if it is not complete
 *  @return 2 if it is complete, 1 if it is not, 0 if there is no such job. */
GPURTA_API int gpurta_host_job(const gpurta_host *host, size_t job, size_t *task, mpq_ptr release,
                               mpq_ptr completion);

#ifdef __cplusplus
}
#endif

#endif
