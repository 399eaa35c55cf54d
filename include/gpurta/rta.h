/** @file
 *  @brief Free-block response-time analysis: when each kernel completes, exactly.
 *
 *  Source: Paredes chapter 3 (Algorithm 2; equations 3.12-3.15 in the corrected form), with
 *  releases and streams added. Model: a GPU of g_max identical slots; kernel i has g_i blocks that
 *  run for C_i each and is released at r_i; kernels are dispatched first in, first out; a block is
 *  never preempted; kernel i+1 places no block before kernel i has placed all of its blocks (rule
 *  X1) and no block of i starts before r_i:
 *
 *      t_a := 0
 *      for each kernel i:  t_a := max(t_a, r_i)
 *          g_i times: take the slot that is free earliest, at time s;  t_a := max(t_a, s);
 *                     the block runs [t_a, t_a + C_i)
 *          f_i := t_a + C_i        R_i := f_i - r_i        meets its deadline iff R_i <= D_i
 *
 *  Dispatch order is by release, ties in program order. Kernels that share a stream are serial
 *  (rules G2, G4), in that order: a kernel arrives at max(r_i, completion of the kernel before it
 *  in its stream). The queue is by arrival; what arrives at one instant is taken as by the
 *  simulator: first what waited for its stream, in the order in which those that it waited for were
 *  dispatched, then what is released at that instant, in program order; with rule U1
 *  (gpurta/platform.h) what waited for its stream comes last.
 *
 *  Exact for the model, and for the rules of the simulator where ::GPURTA_RTA_SLOTS_EXACT.
 *  Completion times are monotone in every C_i, g_i and r_i while the dispatch order stays (each
 *  kernel on a stream of its own), so that results for worst-case times are then bounds for shorter
 *  ones. With shared streams an earlier completion can change the order of arrivals, and they are
 *  not.
 *
 *  Under rule U3 an SM may keep a block out while it holds fewer than an empty one takes: the slots
 *  are then those that are certain, S g_min (::GPURTA_OCCUPANCY_KERNELS_CERTAIN_BLOCKS_PER_SM of
 *  each SM), times are upper bounds, and one above its deadline leaves the verdict unknown. Where a
 * job waits for the one before it in its stream while there are other streams, nothing is claimed:
 * all times are absent (doc/rta.md, "Rule U3").
 *
 *  Applies to kernels launched at their releases, all on streams of one priority, and none on the
 *  NULL stream beside kernels of other (blocking) streams, and of no more streams than the kernels
 *  that the platform has at once where it limits them (rule U2); everything else is refused.
 *
 *  A kernel without a period has one job, released at its release. A kernel with a period T has
 *  jobs released at r, r + T, r + 2 T, ... without end (strictly periodic), and the verdict is
 *  about every one of them: jobs are analysed until the state of the GPU at two boundaries that are
 *  whole hyperperiods apart is the same, after which all repeats. Three things are known without
 *  that: more utilization (sum of g_i C_i / T_i) than slots is unschedulable, and so is a stream
 *  whose jobs take more than its time even alone; and if
 *
 *      C_i + (sum of g_j C_j - C_i + what may still run of one job before each) / g_max
 *
 *  is at most D_i and T_i for every kernel, each on a stream of its own, every job meets its
 *  deadline, whatever the phases (sufficient; doc/rta.md has the proofs). A limit on the work
 *  (::GPURTA_OPTION_RTA_LIMIT) leaves the verdict unknown. A period serves as the default of the
 *  deadline. Releases that are only at least T apart, jitter, any launch order: gpurta/bound.h.
 */
#ifndef GPURTA_RTA_H
#define GPURTA_RTA_H

#include <gpurta/model.h>
#include <gpurta/options.h>
#include <gpurta/platform.h>
#include <gpurta/result.h>

#ifdef __cplusplus
extern "C" {
#endif

/** @brief How to compute (::GPURTA_OPTION_RTA_ALGORITHM). */
typedef enum gpurta_rta_algorithm {
    GPURTA_RTA_AUTO = 0,       /**< the closed form where it applies, else the h-set */
    GPURTA_RTA_H_SET = 1,      /**< free blocks kept as the set h of (time, blocks) pairs */
    GPURTA_RTA_CLOSED_FORM = 2 /**< f_i = r + C * ceil((g_1 + ... + g_i) / g_max): all C_i and
                                    all r_i equal, no shared stream; else not applicable */
} gpurta_rta_algorithm;

/** @brief Analyses the kernels of a model: tables ::GPURTA_RTA and ::GPURTA_RTA_KERNELS.
 *
 *  @param model        its kernels, or operations that are all kernels; at least one. A platform of
 *                      slots, or of SMs: then every kernel needs `threads`, and all blocks have the
 *                      same footprint
 *  @param options      NULL for defaults
 *  @param[out] result  owned by the caller; ends with gpurta_result_destroy()
 *  @param[out] error   optional; receives the message and the index of the kernel at fault
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL, no kernels, no platform, or one that does
 *          not say its number of SMs or another limit); ::GPURTA_NOT_APPLICABLE
 *          (different footprints, a block that cannot launch, closed form asked for where it does
 *          not apply); ::GPURTA_LIMIT (the common denominator of all times has more than 65,536
 *          bits); ::GPURTA_NO_MEMORY.
 *
 *  The verdict is ::GPURTA_UNSCHEDULABLE if a job misses its deadline, now or at some time;
 *  ::GPURTA_SCHEDULABLE if deadlines are given and every job meets its own, for ever;
 *  ::GPURTA_UNKNOWN if the limit was reached or a bound is above its deadline; absent if no
 *  deadline is given.
 *
 *  Cost: independent of grid sizes and of the unit; O(log m) for a kernel of few blocks, where m is
 *  the number of different times at which slots come free (at most the number of slots and of
 *  kernels); O(m log m) for any kernel; with a trace, O(m) steps for each older block that ends
 *  meanwhile. Exact: 64-bit integers, and GMP where they overflow. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_rta(const gpurta_model *model,
                                                    const gpurta_options *options,
                                                    gpurta_result **result, gpurta_error *error);

/** @name Trace
 *  The steps of Algorithm 2 (Paredes 3.5), kept with ::GPURTA_OPTION_RTA_TRACE. A step places
 *  blocks of one kernel at one time t_a. Rounds in which every slot in use repeats its last block
 *  are one step with `repeat` > 1 and `every` C_i: a trace is never longer than the work done. @{
 */

/** @brief One step of the trace, as plain numbers. */
typedef struct gpurta_rta_step {
    size_t size;    /**< sizeof(gpurta_rta_step), set by the caller */
    size_t kernel;  /**< index of the kernel that places blocks */
    int64_t free;   /**< g_f after the step: blocks free at t_a */
    int64_t placed; /**< blocks placed in this step, over all repetitions */
    int64_t left;   /**< blocks of the kernel still to place after the step */
    int64_t repeat; /**< 1; or the number of full rounds that the step stands for */
    size_t pairs;   /**< number of pairs in h after the step */
} gpurta_rta_step;

/** @brief A walk over the steps, in order. Not to be shared by threads. */
typedef struct gpurta_rta_trace gpurta_rta_trace;

/** @brief Starts a walk.
 *  @param[out] trace owned by the caller; ends with gpurta_rta_trace_destroy(), before @p result
 *  @param result     analysed with ::GPURTA_OPTION_RTA_TRACE
 *  @param[out] error optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL); ::GPURTA_NOT_APPLICABLE (no trace was
 *          kept); ::GPURTA_NO_MEMORY. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_rta_trace_create(gpurta_rta_trace **trace,
                                                                 const gpurta_result *result,
                                                                 gpurta_error *error);

/** @brief Frees a walk; NULL is allowed. */
GPURTA_API void gpurta_rta_trace_destroy(gpurta_rta_trace *trace);

/** @brief Goes to the next step.
 *  @param trace      the walk
 *  @param[in,out] step  with its size; the step; untouched after the last
 *  @param[out] start initialised by the caller: when the blocks start (those of the first round)
 *  @param[out] now   initialised by the caller: t_a after the step, as in Paredes 3.5
 *  @param[out] every initialised by the caller: C_i, the distance of rounds
 *  @return true; false after the last step or without a size. O(pairs in h). */
GPURTA_API bool gpurta_rta_trace_next(gpurta_rta_trace *trace, gpurta_rta_step *step, mpq_ptr start,
                                      mpq_ptr now, mpq_ptr every);

/** @brief Pair number @p pair of h after the current step, in order of time.
 *  @param trace     the walk
 *  @param pair      0 .. step.pairs - 1
 *  @param[out] time initialised by the caller: when the blocks come free
 *  @param[out] free how many
 *  @return whether there is such a pair. O(1). */
GPURTA_API bool gpurta_rta_trace_pair(const gpurta_rta_trace *trace, size_t pair, mpq_ptr time,
                                      int64_t *free);
/** @} */

/** @name Without allocation
 *  For callers that run millions of analyses. @{ */

/** @brief Bytes of working memory that gpurta_rta_ticks() needs.
 *  @return 0 if the arguments have no meaning or the size does not fit. O(1). */
GPURTA_API size_t gpurta_rta_ticks_work(int64_t slots, size_t count);

/** @brief First jobs only, on whole ticks in arrays, with no allocation: when the first job of each
 *  kernel completes. It knows no periods and gives no verdict: of a kernel that is released again
 *  the verdict is unknown, whatever these completions are. A later job may be late where the first
 *  one is not (gpurta_rta() and gpurta_bound() cover every job).
 *
 *  @param slots           g_max >= 1
 *  @param count           number of kernels, in dispatch order, each on a stream of its own
 *  @param release         r_i >= 0, never decreasing; NULL: all 0
 *  @param blocks          g_i >= 1
 *  @param wcet            C_i >= 1
 *  @param[out] completion f_i; may be the same array as an input (but not overlap one otherwise)
 *  @param work            gpurta_rta_ticks_work() bytes, aligned for int64_t
 *  @param[out] error      optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL); ::GPURTA_OUT_OF_RANGE (a value, or
 *          releases that decrease); ::GPURTA_OVERFLOW (a completion does not fit: use
 *          gpurta_rta()). On failure the inputs' own arrays are untouched, and a separate
 *          @p completion is too. Exact; cost as gpurta_rta(). */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_rta_ticks(int64_t slots, size_t count,
                                                          const int64_t *release,
                                                          const int64_t *blocks,
                                                          const int64_t *wcet, int64_t *completion,
                                                          void *work, gpurta_error *error);
/** @} */

#ifdef __cplusplus
}
#endif

#endif
