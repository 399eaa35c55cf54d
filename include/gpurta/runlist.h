/** @file
 *  @brief The interleaved runlist: how long a channel waits when applications share a GPU.
 *
 *  Source: Capodieci et al., "Deadline-based Scheduling for GPU with Preemption Support", RTSS
 *  2018, III-B and appendix (Theorem 1, Equations 2 and 3); the positional bound is ours, proved in
 *  the documentation page "runlist".
 *
 *  Model. Every task of a model is a channel. The Host walks the runlist cyclically;
 *  it skips an entry whose channel has no work, at no cost; else it switches to the channel (cost
 *  xi) and runs it until its work ends or its timeslice TS expires: a turn. A turn can overrun its
 *  timeslice by the channel's longest non-preemptable section np. The driver constructs the list
 *  from the levels:
 *
 *      for each low channel:  for each medium channel:  all high channels, the medium channel
 *                             all high channels, the low channel
 *      no low channels:       for each medium channel:  all high channels, the medium channel
 *      neither:               all high channels
 *      flat:                  all high, all medium, all low channels
 *
 *  Positional bound of channel i. With k = ceil(C_i / TS_i),
 *
 *      R_i <= C_i + k * xi + the largest sum of k consecutive gaps
 *
 *  where a gap is what stands between two consecutive entries of i, and an entry of channel j in
 *  it counts I_j + xi, with I_j = min(TS_j + np_j, C_j); TS_j + np_j for a saturated channel.
 *
 *  Work-limited bound, the one that is meant where none is named: never above the positional one.
 *  The entries of j in the window limit what it does there, but so do the jobs that it may have in
 *  an interval as long as the response. R_i is the least L with
 *
 *      L = C_i + k_i * xi + the largest, over windows of k_i consecutive gaps, of the sum over j of
 *          min(n_j * I_j, W_j(L)) + xi * min(n_j, ceil((L + R_j) / P_j) * k_j)
 *      W_j(L) = N * C_j + min(C_j, L + R_j - C_j - N * P_j),  N = floor((L + R_j - C_j) / P_j)
 *
 *  with n_j entries of j in the window; saturated or without a period: only n_j counts. All R are
 *  solved together, upwards from C.
 *
 *  A reset (::GPURTA_OPTION_RUNLIST_RESET_COST) may end any turn of another low channel, complete
 *  or not; what is left of its job is lost. It is added to xi there; a channel that is reset itself
 *  has no bound. A job that comes while its channel is reset waits for the next turn: to share none
 *  with the job after it, a low channel with a period needs R_j + reset_cost <= P_j. Source: NVIDIA
 *  DRIVE OS, "Runlist Interleave Frequency", which adds it to the latency of a high channel. With
 *  ::GPURTA_OPTION_RUNLIST_TIMESLICE_STEP, k is taken from the timeslice rounded down to a
 *  multiple, and I_j from the timeslice as it is: NVIDIA's open kernel modules say that the value
 *  "will be rounded down to a valid hardware value" (class A06C, SET_TIMESLICE), but publish no
 *  step; without the option timeslices are taken as exact.
 *
 *  Sufficient, not exact: the response of a job that finds the one before it complete never exceeds
 *  the bound, but may never reach it. With R_i <= P_i, or without a period, that is every job;
 *  else ::GPURTA_RUNLIST_TASKS_BOUND_REASON says so, since queued jobs may wait for ever longer.
 *  Preconditions, checked here: C_j limits a turn of j only while no turn serves two jobs of j.
 *  That holds for a channel with a period whose own bound (of a low channel: bound and
 *  reset_cost) does not exceed the period; a channel for which that cannot be shown is counted as
 *  saturated ("overloaded"), and everything is bounded again. A channel without a period is taken
 *  to submit a job only when the one before is complete. Of an overloaded channel the verdict is
 *  never "schedulable".
 *
 *  Equation 3 is not a bound when the switches to interfering channels cost time: two high
 *  channels with C = TS = 1 and xi = 1 have responses of 4, Equation 3 says 3.
 */
#ifndef GPURTA_RUNLIST_H
#define GPURTA_RUNLIST_H

#include <gpurta/model.h>
#include <gpurta/options.h>
#include <gpurta/result.h>
#include <gpurta/time.h>

#ifdef __cplusplus
extern "C" {
#endif

/** @name Facts of the driver
 *  @{ */

/** @brief Timeslice that the driver gives a channel: 1,300, 2,600 or 5,200 microseconds for low,
 *  medium or high, 1,024 where no level was set.
 *  @param level          the level; ::GPURTA_LEVEL_NONE: not set
 *  @param unit           unit of the result
 *  @param[out] timeslice initialised by the caller
 *  @param[out] error     optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL, no such level or unit). O(1). */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_runlist_driver_timeslice(gpurta_level level,
                                                                         gpurta_unit unit,
                                                                         mpq_ptr timeslice,
                                                                         gpurta_error *error);

/** @} */

/** @brief How the list is made (::GPURTA_OPTION_RUNLIST_MODE). */
typedef enum gpurta_runlist_mode {
    GPURTA_RUNLIST_INTERLEAVED = 0, /**< as the driver does */
    GPURTA_RUNLIST_FLAT = 1         /**< every channel once */
} gpurta_runlist_mode;

/** @brief What switches cost (::GPURTA_OPTION_RUNLIST_OVERHEAD). */
typedef enum gpurta_runlist_overhead {
    GPURTA_RUNLIST_EVERY_SWITCH = 0, /**< xi for every turn, those of others too */
    GPURTA_RUNLIST_PUBLISHED = 1     /**< xi once per round, as in Equation 3: **not a bound** when
                                          xi > 0 and other channels interfere */
} gpurta_runlist_overhead;

/** @brief Constructs the runlist of a set of tasks, and bounds the response of every channel.
 *
 *  @param model       its tasks, at least one. The wcet of a saturated task is not used. A task
 *                     without a level is a low channel. A task without a timeslice has that of
 *                     ::GPURTA_OPTION_RUNLIST_TIMESLICE, else, where ::GPURTA_OPTION_RUNLIST_UNIT
 *                     is set, that of gpurta_runlist_driver_timeslice(). What its section "runlist"
 *                     says holds where an option does not say otherwise
 *  @param options     NULL for defaults; reads the keys GPURTA_OPTION_RUNLIST_*
 *  @param[out] result owned by the caller; ends with gpurta_result_destroy(). It has the tables
 *                     ::GPURTA_RUNLIST, ::GPURTA_RUNLIST_TASKS, ::GPURTA_RUNLIST_TERMS,
 *                     ::GPURTA_RUNLIST_GAPS, ::GPURTA_RUNLIST_LIST and
 *                     ::GPURTA_RUNLIST_ASSUMPTIONS
 *  @param[out] error  optional; receives the message and the index of the task at fault
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL, no task, a task without a timeslice);
 *          ::GPURTA_OUT_OF_RANGE (a timeslice option of 0); ::GPURTA_LIMIT (a cycle of more than
 *          2^61 - 1 entries; the common denominator of all times has more than 65,536 bits);
 *          ::GPURTA_NO_MEMORY.
 *
 *  Cost of the positional bounds: O(n * (m + l)) for n channels, m of them medium and l low,
 *  however long the list is; once more for each time that a channel turns out to be overloaded. Of
 *  the work-limited ones: O(n) for each length that is tried for a channel;
 *  ::GPURTA_OPTION_RUNLIST_LIMIT ends that. Sufficient, see above; exact arithmetic: 64-bit
 *  integers, and GMP where they overflow. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_runlist(const gpurta_model *model,
                                                        const gpurta_options *options,
                                                        gpurta_result **result,
                                                        gpurta_error *error);

/** @name Without allocation
 *  For callers that run millions of analyses. @{ */

/** @brief What stands in an output of gpurta_runlist_ticks() where there is no value. */
#define GPURTA_RUNLIST_NO_VALUE (-1)

/** @brief Bytes of working memory that gpurta_runlist_ticks() needs.
 *  @return 0 if the argument has no meaning or the size does not fit. O(1). */
GPURTA_API size_t gpurta_runlist_ticks_work(size_t count);

/** @brief A set of channels in whole ticks. Members that are added later mean with 0 what is done
 *  now. */
typedef struct gpurta_runlist_ticks_set {
    size_t size;                      /**< sizeof of this struct */
    gpurta_runlist_mode mode;         /**< how the list is made */
    gpurta_runlist_overhead overhead; /**< what switches cost */
    int64_t switch_cost;              /**< xi >= 0 */
    int64_t reset_cost;               /**< of a low channel, >= 0 */
    int64_t timeslice_step;           /**< >= 1; 0: timeslices are exact */
    int64_t limit;                 /**< steps, as ::GPURTA_OPTION_RUNLIST_LIMIT; 0: its default */
    size_t count;                  /**< number of channels, at least 1 */
    const gpurta_level *level;     /**< their levels, none of them ::GPURTA_LEVEL_NONE */
    const int64_t *timeslice;      /**< TS_i >= 1, and at least one step */
    const int64_t *wcet;           /**< C_i >= 1; 0: saturated */
    const int64_t *nonpreemptable; /**< np_i >= 0; NULL: all 0 */
    const int64_t *period;         /**< P_i >= 1; 0: a job comes only when the one before is
                                        complete; NULL: all 0 */
} gpurta_runlist_ticks_set;

/** @brief Where the answers go; NULL: not wanted. Each may be one of the input arrays. */
typedef struct gpurta_runlist_ticks_result {
    size_t size;         /**< sizeof of this struct */
    int64_t *bound;      /**< work-limited bounds; ::GPURTA_RUNLIST_NO_VALUE if saturated */
    int64_t *positional; /**< positional bounds, with periods for the check of overload */
    int64_t *theorem_1;  /**< Equation 3, or ::GPURTA_RUNLIST_NO_VALUE where it does not apply */
} gpurta_runlist_ticks_result;

/** @brief gpurta_runlist() on whole ticks in arrays, with no allocation.
 *
 *  @param set         the channels
 *  @param[out] result untouched on failure
 *  @param work        gpurta_runlist_ticks_work() bytes, aligned for int64_t
 *  @param[out] error  optional; receives the message and the channel at fault
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL, a size that is not known, no channel, no
 *          such mode, overhead or level); ::GPURTA_OUT_OF_RANGE; ::GPURTA_OVERFLOW (a bound, or a
 *          number on the way to it, does not fit: use gpurta_runlist(), which has no such
 *          limit). Cost as gpurta_runlist(); without `bound`, that of positional bounds. */
GPURTA_API GPURTA_MUST_USE gpurta_status
gpurta_runlist_ticks(const gpurta_runlist_ticks_set *set, const gpurta_runlist_ticks_result *result,
                     void *work, gpurta_error *error);
/** @} */

#ifdef __cplusplus
}
#endif

#endif
