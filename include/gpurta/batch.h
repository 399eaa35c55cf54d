/** @file
 *  @brief Many analyses on whole ticks in one call, with no allocation: for callers to whom a call
 *         is expensive, such as Python.
 *
 *  Sets lie one after the other in the same arrays: set s consists of the items first[s] ..
 *  first[s + 1] - 1. Every set is analysed as by the call for one set (gpurta_rta_ticks(),
 *  gpurta_runlist_ticks(), gpurta_edf_ticks()) and has a status of its own, so that one set whose
 *  values do not fit does not stop the others; its outputs are untouched. Results, sources and
 *  exactness are those of the call for one set.
 */
#ifndef GPURTA_BATCH_H
#define GPURTA_BATCH_H

#include <gpurta/edf.h>
#include <gpurta/rta.h>
#include <gpurta/runlist.h>

#ifdef __cplusplus
extern "C" {
#endif

/** @brief Bytes of working memory that gpurta_batch_edf() needs.
 *  @param sets  number of sets
 *  @param first @p sets + 1 positions, never decreasing, from 0
 *  @return 0 if the arguments have no meaning or the size does not fit; else at least 8. O(sets).
 *  @since 0.1.0 */
GPURTA_API size_t gpurta_batch_edf_work(size_t sets, const int64_t *first);

/** @brief gpurta_edf_ticks() for every set.
 *
 *  @param sets           number of sets; may be 0
 *  @param first          @p sets + 1 positions, never decreasing, from 0
 *  @param wcet           C_i >= 1
 *  @param deadline       D_i >= 1
 *  @param period         P_i >= 1
 *  @param nonpreemptable np_i >= 0; NULL: all 0
 *  @param limit          most task evaluations of one set; 0: ::GPURTA_EDF_DEFAULT_LIMIT
 *  @param[out] verdict   one per set
 *  @param[out] witness   one per set; NULL: not wanted
 *  @param[out] status    one per set: ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (empty set);
 *                        ::GPURTA_OUT_OF_RANGE; ::GPURTA_OVERFLOW (use gpurta_edf_analyse())
 *  @param work           gpurta_batch_edf_work() bytes, aligned for int64_t
 *  @param[out] error     optional; receives the message
 *  @return ::GPURTA_OK: look at @p status; ::GPURTA_INVALID_ARGUMENT (NULL);
 *          ::GPURTA_OUT_OF_RANGE (positions that begin elsewhere or decrease; a negative limit).
 *          Cost: the sum over the sets. @since 0.1.0 */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_batch_edf(
    size_t sets, const int64_t *first, const int64_t *wcet, const int64_t *deadline,
    const int64_t *period, const int64_t *nonpreemptable, int64_t limit, gpurta_verdict *verdict,
    int64_t *witness, gpurta_status *status, void *work, gpurta_error *error);

/** @brief Bytes of working memory that gpurta_batch_rta() needs.
 *  @param sets  number of sets
 *  @param first @p sets + 1 positions, never decreasing, from 0
 *  @param slots g_max >= 1 of each set
 *  @return 0 if the arguments have no meaning or the size does not fit; else at least 8. O(sets).
 *  @since 0.1.0 */
GPURTA_API size_t gpurta_batch_rta_work(size_t sets, const int64_t *first, const int64_t *slots);

/** @brief gpurta_rta_ticks() for every set.
 *
 *  @param sets            number of sets; may be 0
 *  @param first           @p sets + 1 positions, never decreasing, from 0
 *  @param slots           g_max >= 1 of each set
 *  @param release         r_i >= 0, never decreasing within a set; NULL: all 0
 *  @param blocks          g_i >= 1
 *  @param wcet            C_i >= 1
 *  @param[out] completion f_i, one per item; apart from the inputs
 *  @param[out] status     one per set: ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (empty set);
 *                         ::GPURTA_OUT_OF_RANGE; ::GPURTA_OVERFLOW (use gpurta_rta_analyse())
 *  @param work            gpurta_batch_rta_work() bytes, aligned for int64_t
 *  @param[out] error      optional; receives the message
 *  @return ::GPURTA_OK: look at @p status; ::GPURTA_INVALID_ARGUMENT (NULL);
 *          ::GPURTA_OUT_OF_RANGE (positions that begin elsewhere or decrease).
 *          Cost: the sum over the sets. @since 0.1.0 */
GPURTA_API GPURTA_MUST_USE gpurta_status
gpurta_batch_rta(size_t sets, const int64_t *first, const int64_t *slots, const int64_t *release,
                 const int64_t *blocks, const int64_t *wcet, int64_t *completion,
                 gpurta_status *status, void *work, gpurta_error *error);

/** @brief Bytes of working memory that gpurta_batch_runlist() needs.
 *  @param sets  number of sets
 *  @param first @p sets + 1 positions, never decreasing, from 0
 *  @return 0 if the arguments have no meaning or the size does not fit; else at least 8. O(sets).
 *  @since 0.1.0 */
GPURTA_API size_t gpurta_batch_runlist_work(size_t sets, const int64_t *first);

/** @brief gpurta_runlist_ticks() for every set.
 *
 *  @param mode            how the lists are made
 *  @param overhead        what switches cost
 *  @param switch_cost     xi >= 0
 *  @param sets            number of sets; may be 0
 *  @param first           @p sets + 1 positions, never decreasing, from 0
 *  @param level           levels, none of them ::GPURTA_LEVEL_NONE
 *  @param timeslice       TS_i >= 1
 *  @param wcet            C_i >= 1; 0: saturated
 *  @param nonpreemptable  np_i >= 0; NULL: all 0
 *  @param period          P_i >= 1, or 0; NULL: all 0
 *  @param[out] bound      positional bounds, one per item; ::GPURTA_RUNLIST_NO_VALUE for saturated
 *                         channels; apart from the inputs
 *  @param[out] theorem_1  Equation 3, or ::GPURTA_RUNLIST_NO_VALUE; NULL: not wanted
 *  @param[out] status     one per set: ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (empty set, no such
 *                         mode, overhead or level); ::GPURTA_OUT_OF_RANGE; ::GPURTA_OVERFLOW (use
 *                         gpurta_runlist_analyse())
 *  @param work            gpurta_batch_runlist_work() bytes, aligned for int64_t
 *  @param[out] error      optional; receives the message
 *  @return ::GPURTA_OK: look at @p status; ::GPURTA_INVALID_ARGUMENT (NULL);
 *          ::GPURTA_OUT_OF_RANGE (positions that begin elsewhere or decrease).
 *          Cost: the sum over the sets. @since 0.1.0 */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_batch_runlist(
    gpurta_runlist_mode mode, gpurta_runlist_overhead overhead, int64_t switch_cost, size_t sets,
    const int64_t *first, const gpurta_level *level, const int64_t *timeslice, const int64_t *wcet,
    const int64_t *nonpreemptable, const int64_t *period, int64_t *bound, int64_t *theorem_1,
    gpurta_status *status, void *work, gpurta_error *error);

#ifdef __cplusplus
}
#endif

#endif
