/** @file
 *  @brief A simulator of preemptive EDF with constant bandwidth servers.
 *
 *  It runs one concrete case: releases at given offsets and exactly a period apart, jobs that need
 *  a given time (more than C: an overrun). It proves nothing by itself; it shows a schedule, and it
 *  checks gpurta/edf.h: no simulated response may exceed the bound there as long as jobs keep to C,
 *  cost per preemption <= overhead, and the latency is the same.
 *
 *  Rules, all exact:
 *  - a job released at r reaches the GPU at r + J; its absolute deadline is r + D;
 *  - the ready job with the earliest deadline runs; a tie goes to the running job, then to a task
 *    outside of servers, the first of them, then to the server that comes first; jobs of one task,
 *    and of one server, run in the order of release;
 *  - a job whose first start displaces an unfinished job first pays the preemption cost, and the
 *    displaced job resumes without. Where the end of a budget lets a job back in that had begun
 *    before, the job of that budget pays when it resumes. Costs come out of the budget of the
 *    paying job's server, if it has one (a budget that is not above the cost gets no work done);
 *  - the first np of a job's time, and a cost with the section that follows, cannot be interrupted;
 *  - a server (Q, P_s) runs at its own deadline. A job that reaches an idle server at t: if budget
 *    > (d - t) Q/P_s then d := t + P_s and budget := Q. Budget empty: d := d + P_s, budget := Q, at
 *    once (inside of what cannot be interrupted the job keeps the GPU).
 *
 *  Every job released before the horizon runs to its end.
 */
#ifndef GPURTA_EDF_SIMULATION_H
#define GPURTA_EDF_SIMULATION_H

#include <gpurta/model.h>
#include <gpurta/options.h>
#include <gpurta/result.h>

#ifdef __cplusplus
extern "C" {
#endif

/** @brief What happens in a simulation. Building it is for one thread; a run only reads it. */
typedef struct gpurta_edf_scenario gpurta_edf_scenario;

/** @brief Times of a scenario that belong to a task. */
typedef enum gpurta_edf_task_input {
    GPURTA_EDF_OFFSET = 0,   /**< first release, >= 0; default 0 */
    GPURTA_EDF_EXECUTION = 1 /**< time that every job needs, > 0; default C */
} gpurta_edf_task_input;

/** @brief Makes a scenario for tasks of a set.
 *  @param[out] scenario owned by the caller; ends with gpurta_edf_scenario_destroy()
 *  @param count         number of tasks of the set, >= 1
 *  @param horizon       > 0: jobs are released before it
 *  @param[out] error    optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL, no task); ::GPURTA_OUT_OF_RANGE;
 *          ::GPURTA_NO_MEMORY. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_edf_scenario_create(gpurta_edf_scenario **scenario,
                                                                    size_t count,
                                                                    mpq_srcptr horizon,
                                                                    gpurta_error *error);

/** @brief Frees a scenario; NULL is allowed. */
GPURTA_API void gpurta_edf_scenario_destroy(gpurta_edf_scenario *scenario);

/** @brief Sets a time of task @p index; the value is copied.
 *  @param scenario the scenario
 *  @param index position
 *  @param which which one
 *  @param value the value; copied
 *  @param[out] error optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL, no such task or time);
 *          ::GPURTA_OUT_OF_RANGE; ::GPURTA_NO_MEMORY. O(1). */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_edf_scenario_set(gpurta_edf_scenario *scenario,
                                                                 size_t index,
                                                                 gpurta_edf_task_input which,
                                                                 mpq_srcptr value,
                                                                 gpurta_error *error);

/** @brief Sets the cost of a preemption; default 0. The value is copied.
 *  @param scenario the scenario
 *  @param value the value; copied
 *  @param[out] error optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL); ::GPURTA_OUT_OF_RANGE (negative);
 *          ::GPURTA_NO_MEMORY. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_edf_scenario_set_preemption_cost(
    gpurta_edf_scenario *scenario, mpq_srcptr value, gpurta_error *error);

/** @brief Runs a scenario: tables ::GPURTA_EDF_SIMULATION, ::GPURTA_EDF_SIMULATION_TASKS,
 *         ::GPURTA_EDF_SIMULATION_JOBS, ::GPURTA_EDF_SIMULATION_INTERVALS,
 *         ::GPURTA_EDF_SIMULATION_EVENTS. Its verdicts say nothing about other runs.
 *
 *  Options read: ::GPURTA_OPTION_EDF_LATENCY, ::GPURTA_OPTION_EDF_LIMIT (here: steps of the
 *  simulation times tasks and servers). The overhead of the analysis is not added to anything.
 *
 *  @param model       its tasks: the set; a task without a period has one job
 *  @param scenario    made for as many tasks
 *  @param options     NULL for defaults
 *  @param[out] result owned by the caller; ends with gpurta_result_destroy()
 *  @param[out] error  optional; receives the message and the index of the task at fault
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL, another number of tasks);
 *          ::GPURTA_NOT_APPLICABLE (a direct task without a deadline); ::GPURTA_LIMIT (the limit,
 *          or a common denominator of more than 65,536 bits); ::GPURTA_NO_MEMORY.
 *  O(tasks + servers) per release, end, preemption and end of budget. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_edf_simulate(const gpurta_model *model,
                                                             const gpurta_edf_scenario *scenario,
                                                             const gpurta_options *options,
                                                             gpurta_result **result,
                                                             gpurta_error *error);

/** @name Without allocation
 *  For callers that run millions of simulations. @{ */

/** @brief Bytes of working memory that gpurta_edf_simulation_ticks() needs.
 *  @param tasks   number of tasks
 *  @param servers number of servers
 *  @return 0 if there is no task or the size does not fit. O(1). */
GPURTA_API size_t gpurta_edf_simulation_ticks_work(size_t tasks, size_t servers);

/** @brief A set in whole ticks, and what happens. Members that are added later mean with 0 what is
 *  done now. */
typedef struct gpurta_edf_simulation_ticks_set {
    size_t size;                   /**< sizeof of this struct */
    size_t count;                  /**< number of tasks >= 1 */
    const int64_t *wcet;           /**< C_i >= 1, which every job needs */
    const int64_t *deadline;       /**< D_i >= 1, at most P_i */
    const int64_t *period;         /**< P_i >= 1 */
    const int64_t *nonpreemptable; /**< np_i >= 0, at most C_i counts; NULL: all 0 */
    const int64_t *offset;         /**< first release, >= 0; NULL: all 0 */
    const int64_t *server;         /**< of each task, from 0; -1: none; NULL: no task has one */
    size_t servers;                /**< number of servers */
    const int64_t *budget;         /**< of each server, >= 1 */
    const int64_t *server_period;  /**< of each server, >= its budget */
    int64_t horizon;               /**< >= 1: jobs are released before it */
    int64_t cost;                  /**< of a preemption, >= 0 */
    int64_t latency;               /**< J >= 0 */
    int64_t limit; /**< as ::GPURTA_OPTION_EDF_LIMIT; 0: ::GPURTA_EDF_DEFAULT_LIMIT */
} gpurta_edf_simulation_ticks_set;

/** @brief Does every job of gpurta_edf_simulate() meet its deadline? On whole ticks in arrays and
 *  with no allocation; ends with the first job that is late.
 *
 *  @param set          the tasks, D_i <= P_i
 *  @param[out] verdict ::GPURTA_SCHEDULABLE or ::GPURTA_UNSCHEDULABLE of what was simulated;
 *                      ::GPURTA_UNKNOWN if the limit was reached
 *  @param work         gpurta_edf_simulation_ticks_work() bytes, aligned for int64_t
 *  @param[out] error   optional; receives the message and the task at fault
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL, a size that is not known, no task, no such
 *          server); ::GPURTA_OUT_OF_RANGE (a value); ::GPURTA_NOT_APPLICABLE (a deadline above its
 *          period); ::GPURTA_OVERFLOW (use gpurta_edf_simulate()). Cost as gpurta_edf_simulate().
 */
GPURTA_API GPURTA_MUST_USE gpurta_status
gpurta_edf_simulation_ticks(const gpurta_edf_simulation_ticks_set *set, gpurta_verdict *verdict,
                            void *work, gpurta_error *error);
/** @} */

#ifdef __cplusplus
}
#endif

#endif
