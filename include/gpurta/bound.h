/** @file
 *  @brief Bounds for every job of recurrent chains: any launch order, any block sizes, end to end.
 *
 *  Source: this project; the theorem with its proof is the documentation page "bound". It holds for
 *  every placement of blocks, every order of ties and every time up to the wcet.
 *
 *  - **Blocked GPU.** While a kernel of priority p or higher has blocks that are not placed, on
 *    every SM one more block of the kernel at the head does not fit.
 *  - **Weights.** y >= 0 per footprint, such that every set of resident blocks into which one more
 *    block of a kernel of priority p or higher does not fit costs at least 1. While such a kernel
 *    waits, work of weight y * (block time) is done at rate S, the number of SMs, whenever the
 *    context has the GPU. With one footprint y = 1 / (blocks per SM); a copy engine is one
 *    with S = 1 and y = 1.
 *  - **One job under way.** A chain whose bound is at most its period, or whose steps are all in
 *    one stream, so that a job waits for the one before it, has at most one active job at any
 *    time. Of a sequence one step is active.
 *
 *  For step i of priority p, w_j = g_j C_j y_j, sbf⁻¹(z) the longest time in which the context gets
 *  z of the GPU, and N_j(L) = ceil((L + f_j - b_j) / T_j),
 *
 *      low_i  = S * (dearest set of lower blocks on one SM, each C_j y_j), at most the sum over
 *               lower chains of what one job has resident
 *      W(L)   = low_i + w_i - y_i C_i + sum over other chains of max w_j at priority p
 *               + sum over steps j of higher priority of w_j N_j(L)
 *      L      = least L with L >= sbf⁻¹⁺(W(L) / S)
 *      R_i    = sbf⁻¹(W(L) / S + C_i)
 *
 *  with R_i = sbf⁻¹(C_i) where whatever may be resident cannot keep out the blocks of any step
 *  that may be at the head while i waits; and where none is higher, i's own blocks are divided by
 *  the weight of the cheapest set that keeps them out. Here f_j bounds the time from the nominal
 *  release of the chain to the end of j, b_j is the least time to its activation, and sbf⁻¹⁺ lasts
 *  until the context has the GPU again. A chain's bound is the jitter and the sum of its R, or
 *  less: a path is bounded as a whole, so that a job of a rival counts once for all steps. All of
 *  them together are the least fixed point. Jobs in one stream that wait for each other are
 *  bounded one after the other. A chain of several streams whose bound exceeds its period has
 *  none, and neither has who competes with it at the same or a lower priority.
 *
 *  A host step on a CPU (section "cpus") has, with c_j the time that a job of step j takes of it
 *  (of a thread that spins the bound of what it waits for),
 *
 *      R_i    = least L with L >= c_i + longest section of a lower step
 *               + sum over steps j of the same or a higher priority of
 *                 c_j ceil((L + A_j - b_j) / T_j)
 *
 *  where A_j is the latest activation; f_j in its place for those that steps of the own chain on
 *  the CPU may have delayed. The page "cpus" has the statement and its proof. Without a CPU the
 *  time of a host step is taken on trust.
 *
 *  Sufficient, not exact: a bound may never be reached. Beside it stands what was **observed**: the
 *  longest response of a search over releases, orders and times in an exact simulator. A deadline
 *  that was missed there is unschedulable, with the releases that show it; a bound that fits is
 *  schedulable; between them is unknown.
 */
#ifndef GPURTA_BOUND_H
#define GPURTA_BOUND_H

#include <gpurta/model.h>
#include <gpurta/options.h>
#include <gpurta/platform.h>
#include <gpurta/result.h>

#ifdef __cplusplus
extern "C" {
#endif

/** @brief Bounds every step and chain, and searches for long responses: tables ::GPURTA_BOUND,
 *  ::GPURTA_BOUND_CHAINS with ::GPURTA_BOUND_STEPS, ::GPURTA_BOUND_PATHS with
 *  ::GPURTA_BOUND_PATH_TERMS, ::GPURTA_BOUND_ASSUMPTIONS; with
 *  ::GPURTA_OPTION_BOUND_EXPLAIN ::GPURTA_BOUND_TERMS and ::GPURTA_BOUND_CHAIN_TERMS; with
 *  ::GPURTA_OPTION_BOUND_SEARCH above 0 ::GPURTA_BOUND_RELEASES, ::GPURTA_BOUND_SPANS,
 *  ::GPURTA_BOUND_BLOCKS and ::GPURTA_BOUND_TURNS of runs that were observed; and
 *  ::GPURTA_BOUND_WEIGHTS.
 *
 *  @param model        its chains, at least one, each with steps; without chains, a chain of one
 *                      step of every kernel or operation, which all need periods. Its platform: SMs
 *                      (then every kernel needs `threads`), or slots. With several contexts on the
 *                      runlist, its section "runlist" holds where an option does not say otherwise
 *  @param options      NULL for defaults; reads GPURTA_OPTION_BOUND_* and GPURTA_OPTION_RUNLIST_*
 *  @param[out] result  owned by the caller; ends with gpurta_result_destroy()
 *  @param[out] error   optional; receives the message and the chain at fault
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL, an empty set or chain, a circle);
 *          ::GPURTA_NOT_APPLICABLE (a block that cannot launch, threads missing, no such copy
 *          engine, streams that several chains or branches share, the NULL stream beside others, a
 *          context without a share of the GPU, a reset cost); ::GPURTA_LIMIT (a runlist that is
 *          too long, or a common denominator of more than 65,536 bits); ::GPURTA_NO_MEMORY. A work
 *          limit that is reached is no failure: every verdict is then unknown.
 *
 *  With ::GPURTA_OPTION_BOUND_EXACT every state that a run can reach is explored, up to so many,
 *  for one context that owns the GPU, sequences of kernels without register limits, copies and host
 *  steps, at most 8 chains and 4 SMs, and the rules of GPUs before 7.0. Verdicts are then those of
 *  the exact worst responses. Where it is not applicable or ends early, there is no
 *  ::GPURTA_BOUND_CHAINS_EXACT, and ::GPURTA_BOUND_EXACT_REASON says why.
 *
 *  With ::GPURTA_OPTION_BOUND_THREADS the search runs in so many threads, which end before this
 *  returns. What is observed depends on the seed and the number of runs, not on the threads.
 *
 *  Cost: O(steps) for each level without a higher one, else O(rivals) for each evaluation of W; the
 *  weights of one context of f footprints cost up to O(f^3) rational operations. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_bound(const gpurta_model *model,
                                                      const gpurta_options *options,
                                                      gpurta_result **result, gpurta_error *error);

/** @brief Kind of a term of a bound. The numbers are part of the ABI. */
typedef enum gpurta_bound_kind {
    GPURTA_BOUND_LOW = 0,    /**< blocks of lower priority that are resident at the activation */
    GPURTA_BOUND_SAME = 1,   /**< one pending job of another chain of the same priority */
    GPURTA_BOUND_HIGHER = 2, /**< jobs of a step of higher priority */
    GPURTA_BOUND_BRANCH = 3, /**< a step of the same chain that does not wait for this one */
    GPURTA_BOUND_OWN = 4,    /**< own blocks but the last one to start */
    GPURTA_BOUND_LAST = 5,   /**< the last block itself, C_i */
    GPURTA_BOUND_ROOM = 6,   /**< blocks that may be resident while the ::GPURTA_BOUND_HEAD before
                                  it is at the head, with a share of 0: all of them together cost
                                  less than its number of SMs, so that nothing keeps it out. Of
                                  a path: a step that always finds room */
    GPURTA_BOUND_SLOTS = 7,  /**< how many own timeslices (jobs) of which length (each) it needs,
                                  each behind one gap; with a share of 0. This and the kinds up to
                                  ::GPURTA_BOUND_DELAY are for a context */
    GPURTA_BOUND_GAP = 8, /**< entries of another context in these gaps (jobs), each of a timeslice
                               (each); a share of 0: its jobs take less, and follow */
    GPURTA_BOUND_SWITCH = 9,     /**< switches to a context, each of the switch cost (each) */
    GPURTA_BOUND_MEAN_GAP = 10,  /**< what a context takes of so many gaps (jobs), in the mean
                                      of a cycle of the runlist (each); of no context: switches */
    GPURTA_BOUND_OVER_MEAN = 11, /**< the most by which gaps in a row exceed as many mean ones
                                      (each), for each run of kernels (jobs) */
    GPURTA_BOUND_DELAY = 12,     /**< 2 (P - Q) of the server, for each run of kernels (jobs) */
    GPURTA_BOUND_GAP_JOBS = 13,  /**< jobs of a step of another context, each of so much GPU time
                                      (each) */
    GPURTA_BOUND_LATE = 14,      /**< of a chain: how late its first step begins */
    GPURTA_BOUND_EARLIER =
        15,                 /**< of a chain whose jobs wait for each other: the periods (jobs) by
                                 which the latest was released after the first, a share below 0 */
    GPURTA_BOUND_STEP = 16, /**< the bound of a step as a whole: its own terms */
    GPURTA_BOUND_PATH = 17, /**< with a share of 0: what follows, up to the next ::GPURTA_BOUND_STEP
                                 or ::GPURTA_BOUND_PATH, bounds together the steps of so many
                                 jobs up to this one; the window is its own */
    GPURTA_BOUND_OUTSIDE = 18, /**< own copy or host step of a path, so many times (jobs) */
    GPURTA_BOUND_LOWER = 19,   /**< jobs of lower priority, which have less than what can be
                                    resident at the activations of a path */
    GPURTA_BOUND_HEAD = 20,   /**< with a share of 0: the step that may be at the head of the queues
                                   (of no step: whichever it is) and its number of SMs (less_than);
                                   ::GPURTA_BOUND_ROOM follow */
    GPURTA_BOUND_DRAIN = 21,  /**< until blocks of a kernel (the step) are gone that were resident
                                   before, so many times (jobs) */
    GPURTA_BOUND_ACTIVE = 22, /**< all jobs of a chain on a path, one after the other: so many
                                   (jobs), of so much each (each) */
    GPURTA_BOUND_CPU = 23,    /**< jobs of another step on the CPU: so many, each of that time; of
                                   a thread that spins what it waits for */
    GPURTA_BOUND_SECTION = 24, /**< longest section of the step that keeps the CPU, so many times */
    GPURTA_BOUND_ON_CPU = 25,  /**< a step of the own chain on its CPU, so many times */
    GPURTA_BOUND_HELD = 26, /**< until the step begins, behind jobs that wait for place in queues */
    GPURTA_BOUND_BUSY = 27, /**< of a path before which the GPU was busy: jobs of a step since it
                                 was idle last (jobs), one after the other, of so much each
                                 (each); of no step: how long before the path that was, a share
                                 of at most 0, with so many own jobs */
    GPURTA_BOUND_OUTLASTED = 28 /**< what blocks that last longer than the wait would do after it: a
                                   share below 0; window: the time of all other parts of the wait */
} gpurta_bound_kind;

/** @brief Name of a ::gpurta_bound_kind, or NULL. */
GPURTA_API const char *gpurta_bound_kind_name(gpurta_bound_kind value);

/** @name Sensitivity
 *  How far one figure can go while every deadline of the set is met by its bound. @{ */

/** @brief What varies. The numbers are part of the ABI. */
typedef enum gpurta_bound_parameter {
    GPURTA_BOUND_MAX_SCALE = 0,  /**< of a chain: largest factor of the wcet of all its steps */
    GPURTA_BOUND_MAX_WCET = 1,   /**< of a step: its largest wcet */
    GPURTA_BOUND_MIN_PERIOD = 2, /**< of a chain: its smallest period; a deadline that was not given
                                      is the period, and goes with it */
    GPURTA_BOUND_MIN_SMS = 3     /**< fewest SMs, or slots of a platform of slots; not with
                                      partitions (gpurta/partition.h) */
} gpurta_bound_parameter;

/** @brief Finds the extreme value of a figure with which every bound is within its deadline.
 *
 *  Bounds grow with every wcet and shrink with periods and SMs, so that values that pass lie on
 *  one side. The figure as given is doubled or halved up to 20 times until the verdict changes,
 *  and then the distance of a value that passes and one that fails is halved until it is 2^-30 of
 *  the figure as given at most. On the way the simplest fraction between them is tried: where it
 *  passes, and 2^-40 of the figure beyond it fails, the search ends there. All values are exact
 *  rationals; both ends were analysed. A bcet is as given, but never above the wcet.
 *
 *  @param model        as in gpurta_bound()
 *  @param parameter    what varies
 *  @param item         chain or step, where the parameter asks for one; else ignored
 *  @param options      as in gpurta_bound(), and ::GPURTA_OPTION_BOUND_TRIES; no search
 *  @param[out] found   ::GPURTA_SCHEDULABLE: there is such a value (where all within a factor of
 *                      2^20 pass, the furthest of them, and the other end is 0);
 *                      ::GPURTA_UNSCHEDULABLE: no
 *                      value within a factor of 2^20 passes (low and high are untouched);
 *                      ::GPURTA_UNKNOWN: ::GPURTA_OPTION_BOUND_TRIES came first, or
 *                      ::GPURTA_OPTION_BOUND_LIMIT, which is of all analyses together: the end that
 *                      passes, does, if it is not 0, and the other end fails, if it is not 0. Both
 *                      are 0 where no verdict of the model is to be trusted: work of a profile
 *                      is in no chain (key left_out), or a bound is below what was measured
 *                      (observed)
 *  @param[out] low     initialised by the caller; of a maximum: it passes. Of a minimum: it fails
 *  @param[out] high    initialised by the caller; of a maximum: it fails. Of a minimum: it passes.
 *                      SMs: high - low is 1
 *  @param[out] error   optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL, no such parameter, chain or step); and
 *          what gpurta_bound() returns. Cost: about 60 analyses, or 25 where the value is
 *          a simple fraction. */
GPURTA_API GPURTA_MUST_USE gpurta_status
gpurta_bound_sensitivity(const gpurta_model *model, gpurta_bound_parameter parameter, size_t item,
                         const gpurta_options *options, gpurta_verdict *found, mpq_ptr low,
                         mpq_ptr high, gpurta_error *error);

/** @brief Bounds of the same set if a chain had no priority: its streams (and those of the same
 *  name in other contexts) get the lowest priority of all kernels of its context.
 *  @param model       as in gpurta_bound()
 *  @param chain       whose priority is taken away
 *  @param options     as in gpurta_bound(); no search, no terms
 *  @param[out] result owned by the caller; NULL: it has the lowest one already
 *  @param[out] error  optional; receives the message
 *  @return as gpurta_bound(), and ::GPURTA_INVALID_ARGUMENT (no such chain). */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_bound_without_priority(
    const gpurta_model *model, size_t chain, const gpurta_options *options, gpurta_result **result,
    gpurta_error *error);
/** @} */

#ifdef __cplusplus
}
#endif

#endif
