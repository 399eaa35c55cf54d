/** @file
 *  @brief EDF and constant bandwidth servers: demand test, response times, sensitivity.
 *
 *  The GPU as one resource under preemptive EDF (Capodieci IV): sporadic tasks (C, D, P) with
 *  arbitrary deadlines, scheduled directly or inside of constant bandwidth servers (Q, P_s).
 *
 *  Costs come first: D := D - J (latency J, the delay from CPU to GPU), then C := C + o (overhead
 *  o: submission, scheduler calls and both switches of a preemption). With those C and D:
 *
 *      h(t) = sum over direct tasks of max(0, floor((t - D_i)/P_i) + 1) * C_i       demand
 *      B(t) = max of np_j + o over direct tasks with D_j > t, 0 if there is none
 *             + sum over servers with a task of (longest np inside + o)              blocking
 *      U    = sum over direct tasks of C_i/P_i,     U_s = sum over servers of Q/P_s
 *
 *  Schedulable if U + U_s <= 1 and h(t) + B(t) <= (1 - U_s) t at every absolute deadline t of the
 *  synchronous pattern, up to the end of the busy period (Baruah, Mok, Rosier 1990; Capodieci's
 *  reference 24). np_j is the task's longest non-preemptable section, at most its C without o (in a
 *  server, where tasks may overrun, it counts as given). **Exact** for sporadic direct tasks
 *  without servers, sections (np_j = 0) and overhead (o = 0); the latency does not matter. With any
 *  of them it is **sufficient**: a set that fails need not miss a deadline, and is
 *  ::GPURTA_UNKNOWN. It is ::GPURTA_UNSCHEDULABLE only if the direct tasks alone, with C without o
 *  and D - J, demand more than t by some deadline t (or U > 1 with these C): released together they
 *  miss a deadline whatever else happens, under every scheduler. The page "edf" has the proof of B.
 *
 *  Response times are those of Spuri (1996) with the same C, D and B; R_i = J + R'_i. Where they
 *  exist they meet all deadlines iff the demand test passes. They exist for direct tasks of a set
 *  with U + U_s <= 1, unless ::GPURTA_OPTION_EDF_LIMIT ends the search, or there are servers and
 *  some D - J is not above 0. Beside servers, sections and overhead they are upper bounds.
 *
 *  Servers follow the rules of CBS: a server with budget left runs at its deadline; budget empty:
 *  deadline += P_s, budget := Q; a job that wakes an idle server at t: if budget > (d - t) Q/P_s,
 *  then d := t + P_s and budget := Q. Its demand in any interval of length t is at most t Q/P_s,
 *  however long its jobs overrun. A task alone in a server has the response bound
 *
 *      J + m P_s + b,     m = ceil(C/(Q - o))          if P >= m P_s + b,
 *                         m = ceil((C + o)/(Q - o))    else, if P >= m P_s
 *
 *  (both are ceil(C/Q) without overhead; no bound if Q <= o), where b is the largest np_j + o of a
 *  direct task plus the sum of longest np + o over the other servers: a job may pay a switch in
 *  every budget that it uses. This holds if the whole set is admitted: U + U_s <= 1 and h(t) <=
 *  (1 - U_s) t; utilisation alone is enough only if no direct task has D < P. Tasks that share a
 *  server, and saturated ones, have no bound of their own.
 *
 *  Work is bounded by ::GPURTA_OPTION_EDF_LIMIT; when the limit ends a search the answer is
 *  ::GPURTA_UNKNOWN with a reason, never a guess.
 */
#ifndef GPURTA_EDF_H
#define GPURTA_EDF_H

#include <gpurta/model.h>
#include <gpurta/options.h>
#include <gpurta/result.h>

#ifdef __cplusplus
extern "C" {
#endif

/** @brief Default of ::GPURTA_OPTION_EDF_LIMIT: task evaluations, some tens of milliseconds on
 *  64-bit integers. With more than 64 bits an evaluation counts as several, by the words that its
 *  division takes: the limit bounds time for numbers of any size, to about a second. */
#define GPURTA_EDF_DEFAULT_LIMIT 200000000

/** @brief Analyses a set of tasks and servers: tables ::GPURTA_EDF, ::GPURTA_EDF_TASKS,
 *         ::GPURTA_EDF_SERVERS, ::GPURTA_EDF_WITNESS, ::GPURTA_EDF_POINTS.
 *
 *  Options read: ::GPURTA_OPTION_EDF_OVERHEAD, ::GPURTA_OPTION_EDF_LATENCY,
 *  ::GPURTA_OPTION_EDF_LIMIT, ::GPURTA_OPTION_EDF_RESPONSES, ::GPURTA_OPTION_EDF_POINTS.
 *
 *  @param model        its tasks, at least one; each direct task with a period and not saturated
 *                      (its demand would have no bound). Levels and timeslices are not read. What
 *                      its section "edf" says holds where an option does not say otherwise
 *  @param options      NULL for defaults
 *  @param[out] result  owned by the caller; ends with gpurta_result_destroy()
 *  @param[out] error   optional; receives the message and the index of the task at fault
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL, no task); ::GPURTA_NOT_APPLICABLE (a
 *          direct task without a period, or a saturated one); ::GPURTA_LIMIT (the common
 *          denominator of all times has more than 65,536 bits); ::GPURTA_NO_MEMORY.
 *
 *  The verdict is ::GPURTA_SCHEDULABLE if every deadline that is given is met;
 *  ::GPURTA_UNSCHEDULABLE if a deadline is missed when all direct tasks are released together: the
 *  demand test fails and is exact, or fails for C and D - J alone; ::GPURTA_UNKNOWN if the test or
 *  the admission of the servers fails but is sufficient only, the limit was reached, or a task in a
 *  server has a deadline that its server does not guarantee. That of a task is ::GPURTA_UNKNOWN if
 *  its response is not known, an upper bound on it exceeds the deadline, or its server guarantees
 *  nothing.
 *
 *  The witness of an unschedulable set is the proof: there the sum of h(t) with C without o is
 *  above t. With ::GPURTA_UNKNOWN it proves nothing about schedules. There is one for every set
 *  with a direct task for which the test fails, U > 1 included.
 *
 *  Points are kept with ::GPURTA_OPTION_EDF_POINTS where the demand test passed: what a certificate
 *  needs (page "certificates"); there are none where none is needed. Between two neighbours p < q,
 *  h(t) + B(t) for p <= t < q is at most the demand of deadlines before q plus B(p), which is at
 *  most (1 - U_s) p.
 *
 *  Cost: QPA (Zhang and Burns 2009), O(n) per point; pseudo-polynomial for U < 1. With D >= P for
 *  every task and no blocking the verdict takes O(n) for any U. Response times: O(log n) per job of
 *  the busy period, and O(n) wherever blocking falls. 64-bit integers, and GMP where they overflow.
 *  To read ::GPURTA_EDF_UTILIZATION or a value of the witness takes O(n), of numbers up to the
 *  product of all periods. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_edf(const gpurta_model *model,
                                                    const gpurta_options *options,
                                                    gpurta_result **result, gpurta_error *error);

/** @brief Demand at time @p t.
 *  @param result      of gpurta_edf()
 *  @param task        position of a task: its part of h(t), 0 for one in a server; ::GPURTA_NONE:
 *                     h(t) + B(t)
 *  @param t           any time
 *  @param[out] value  initialised by the caller
 *  @return false if there is no such task, or for NULL. O(1), of all O(n). */
GPURTA_API bool gpurta_edf_demand(const gpurta_result *result, size_t task, mpq_srcptr t,
                                  mpq_ptr value);

/** @name Sensitivity
 *  How far one figure can go with the set still schedulable, exactly. @{ */

/** @brief The figure that varies; all others stay as they are. */
typedef enum gpurta_edf_parameter {
    GPURTA_EDF_MAX_OVERHEAD = 0, /**< largest overhead o (in place of the option's) */
    GPURTA_EDF_MAX_SCALE = 1,    /**< largest factor of every direct task's C and np */
    GPURTA_EDF_MAX_WCET = 2,     /**< largest C of direct task `item`, without o; its section is its
                                      np, or C where that is shorter */
    GPURTA_EDF_MIN_PERIOD = 3,   /**< smallest P of direct task `item`; its D stays if it was given,
                                      else D is P and goes with it */
    GPURTA_EDF_MIN_BUDGET = 4,   /**< smallest Q of server `item` that guarantees its one task */
    GPURTA_EDF_MAX_BUDGET = 5    /**< largest Q of server `item` that leaves the set admitted */
} gpurta_edf_parameter;

/** @brief Finds the extreme value of a figure.
 *
 *  Every absolute deadline t at which the test fails gives, by h(t) + B(t) <= (1 - U_s) t solved
 *  for the figure, a value that the figure must not pass; the test is repeated with it. The last
 *  one passes, and is the extreme value itself: a rational, not an approximation.
 *
 *  "Schedulable" here means that the demand test, for direct tasks and the admission of servers,
 *  passes: where it is sufficient only, values beyond the extreme one need not miss a deadline.
 *  Guarantees of tasks in servers are looked at for ::GPURTA_EDF_MIN_BUDGET only.
 *
 *  @param model        as in gpurta_edf()
 *  @param parameter    what varies
 *  @param item         task or server, where the parameter asks for one; else ignored
 *  @param options      as in gpurta_edf()
 *  @param[in,out] budget  NULL: ::GPURTA_OPTION_EDF_LIMIT; else in its place, for many questions
 *                      that share their work: most task evaluations of this call, >= 1. What it
 *                      took is taken off; it ends below 0 where one step took more. Untouched on
 *                      failure
 *  @param[out] found   ::GPURTA_SCHEDULABLE: there are schedulable values, limited by @p low and
 *                      @p high; ::GPURTA_UNSCHEDULABLE: with no value the test passes (low and high
 *                      are untouched); ::GPURTA_UNKNOWN: the limit came first, and only the
 *                      values beyond @p high (maxima) or below @p low (minima) are excluded
 *  @param[out] low     initialised by the caller
 *  @param[out] high    initialised by the caller; equal to @p low: the extreme value. Otherwise the
 *                      search was cut by ::GPURTA_OPTION_EDF_LIMIT and the extreme value lies in
 *                      [low, high]: for maxima low is schedulable, for minima high is. A smallest
 *                      period within a tick of U + U_s = 1 has a small part of the limit only
 *  @param[out] error   optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL, no such parameter, task or server, task in
 *          a server, a budget below 1); ::GPURTA_NOT_APPLICABLE (as gpurta_edf(); no direct task
 *          for the first two; for the smallest budget: not exactly one task in the server, or one
 *          without a period, or a saturated one); ::GPURTA_LIMIT; ::GPURTA_NO_MEMORY. */
GPURTA_API GPURTA_MUST_USE gpurta_status
gpurta_edf_sensitivity(const gpurta_model *model, gpurta_edf_parameter parameter, size_t item,
                       const gpurta_options *options, int64_t *budget, gpurta_verdict *found,
                       mpq_ptr low, mpq_ptr high, gpurta_error *error);
/** @} */

/** @name Without allocation
 *  For callers that test millions of sets. @{ */

/** @brief Bytes of working memory that gpurta_edf_ticks() needs.
 *  @param count number of tasks, and of servers
 *  @return 0 if @p count is 0 or the size does not fit. O(1). */
GPURTA_API size_t gpurta_edf_ticks_work(size_t count);

/** @brief Tasks in whole ticks. Members that are added later mean with 0 what is done now; a caller
 *  that knows fewer gives a smaller size. */
typedef struct gpurta_edf_ticks_set {
    size_t size;                   /**< sizeof of this struct */
    size_t count;                  /**< number of tasks >= 1 */
    const int64_t *wcet;           /**< C_i >= 1 */
    const int64_t *deadline;       /**< D_i >= 1 */
    const int64_t *period;         /**< P_i >= 1 */
    const int64_t *nonpreemptable; /**< np_i >= 0, at most C_i counts; NULL: all 0 */
    int64_t limit;                 /**< most task evaluations; 0: ::GPURTA_EDF_DEFAULT_LIMIT */
    int64_t overhead;              /**< o >= 0, as ::GPURTA_OPTION_EDF_OVERHEAD */
    int64_t latency;               /**< J >= 0, as ::GPURTA_OPTION_EDF_LATENCY */
    const int64_t *server;         /**< of each task, from 0; -1: none; NULL: no task has one */
    size_t servers;                /**< number of servers */
    const int64_t *budget;         /**< of each server, >= 1 */
    const int64_t *server_period;  /**< of each server, >= 1 */
} gpurta_edf_ticks_set;

/** @brief The verdict of gpurta_edf() on whole ticks in arrays, with no allocation.
 *
 *  @param set            the tasks
 *  @param[out] verdict   as gpurta_edf(): with servers, sections or overhead
 *                        ::GPURTA_UNSCHEDULABLE only where the direct tasks' C and D - J alone show
 *                        a miss
 *  @param[out] witness   optional: an absolute deadline t of direct tasks with more demand than the
 *                        GPU can serve by then, if the verdict is ::GPURTA_UNSCHEDULABLE for that,
 *                        else 0
 *  @param work           gpurta_edf_ticks_work() bytes for all tasks and servers together, aligned
 *                        for int64_t
 *  @param[out] error     optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL, a size that is not known, count 0, no such
 *          server); ::GPURTA_OUT_OF_RANGE (a value); ::GPURTA_OVERFLOW (a value, or a point that
 *          has to be looked at, is above 2^60, with servers in the unit in which C / (1 - U_s) is
 *          whole: use gpurta_edf()). U <= 1 is decided exactly, without GMP. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_edf_ticks(const gpurta_edf_ticks_set *set,
                                                          gpurta_verdict *verdict, int64_t *witness,
                                                          void *work, gpurta_error *error);
/** @} */

#ifdef __cplusplus
}
#endif

#endif
