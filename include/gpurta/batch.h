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
 */
GPURTA_API size_t gpurta_batch_edf_work(size_t sets, const int64_t *first);

/** @brief Direct tasks of many sets under EDF, one set after the other. Members that are added
 *  later mean with 0 what is done now. */
typedef struct gpurta_batch_edf_sets {
    size_t size;                   /**< sizeof of this struct */
    const int64_t *wcet;           /**< C_i >= 1 */
    const int64_t *deadline;       /**< D_i >= 1 */
    const int64_t *period;         /**< P_i >= 1 */
    const int64_t *nonpreemptable; /**< np_i >= 0; NULL: all 0 */
    int64_t limit;                 /**< most task evaluations of one set; 0:
                                        ::GPURTA_EDF_DEFAULT_LIMIT */
} gpurta_batch_edf_sets;

/** @brief gpurta_edf_ticks() for every set.
 *
 *  @param sets           number of sets; may be 0
 *  @param first          @p sets + 1 positions, never decreasing, from 0
 *  @param all            the tasks of all sets
 *  @param[out] verdict   one per set
 *  @param[out] witness   one per set; NULL: not wanted
 *  @param[out] status    one per set: ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (empty set);
 *                        ::GPURTA_OUT_OF_RANGE; ::GPURTA_OVERFLOW (use gpurta_edf_analyse())
 *  @param work           gpurta_batch_edf_work() bytes, aligned for int64_t
 *  @param[out] error     optional; receives the message
 *  @return ::GPURTA_OK: look at @p status; ::GPURTA_INVALID_ARGUMENT (NULL, or the size of a struct
 *          that is not known); ::GPURTA_OUT_OF_RANGE (positions that begin elsewhere or decrease; a
 *          negative limit). Cost: the sum over the sets. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_batch_edf(size_t sets, const int64_t *first,
                                                          const gpurta_batch_edf_sets *all,
                                                          gpurta_verdict *verdict, int64_t *witness,
                                                          gpurta_status *status, void *work,
                                                          gpurta_error *error);

/** @brief Bytes of working memory that gpurta_batch_rta() needs.
 *  @param sets  number of sets
 *  @param first @p sets + 1 positions, never decreasing, from 0
 *  @param slots g_max >= 1 of each set
 *  @return 0 if the arguments have no meaning or the size does not fit; else at least 8. O(sets).
 */
GPURTA_API size_t gpurta_batch_rta_work(size_t sets, const int64_t *first, const int64_t *slots);

/** @brief First jobs of the kernels of many sets, one set after the other. Members that are added
 *  later mean with 0 what is done now. */
typedef struct gpurta_batch_rta_sets {
    size_t size;            /**< sizeof of this struct */
    const int64_t *slots;   /**< g_max >= 1 of each set */
    const int64_t *release; /**< r_i >= 0, never decreasing within a set; NULL: all 0 */
    const int64_t *blocks;  /**< g_i >= 1 */
    const int64_t *wcet;    /**< C_i >= 1 */
} gpurta_batch_rta_sets;

/** @brief gpurta_rta_ticks() for every set: first jobs only; no periods, and so no verdict.
 *
 *  @param sets            number of sets; may be 0
 *  @param first           @p sets + 1 positions, never decreasing, from 0
 *  @param all             the kernels of all sets
 *  @param[out] completion f_i, one per item; apart from the inputs
 *  @param[out] status     one per set: ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (empty set);
 *                         ::GPURTA_OUT_OF_RANGE; ::GPURTA_OVERFLOW (use gpurta_rta_analyse())
 *  @param work            gpurta_batch_rta_work() bytes, aligned for int64_t
 *  @param[out] error      optional; receives the message
 *  @return ::GPURTA_OK: look at @p status; ::GPURTA_INVALID_ARGUMENT (NULL, or the size of a struct
 *          that is not known); ::GPURTA_OUT_OF_RANGE (positions that begin elsewhere or decrease).
 *          Cost: the sum over the sets. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_batch_rta(size_t sets, const int64_t *first,
                                                          const gpurta_batch_rta_sets *all,
                                                          int64_t *completion,
                                                          gpurta_status *status, void *work,
                                                          gpurta_error *error);

/** @brief Bytes of working memory that gpurta_batch_runlist() needs.
 *  @param sets  number of sets
 *  @param first @p sets + 1 positions, never decreasing, from 0
 *  @return 0 if the arguments have no meaning or the size does not fit; else at least 8. O(sets).
 */
GPURTA_API size_t gpurta_batch_runlist_work(size_t sets, const int64_t *first);

/** @brief gpurta_runlist_ticks() for every set.
 *
 *  @param sets        number of sets; may be 0
 *  @param first       @p sets + 1 positions, never decreasing, from 0
 *  @param all         the channels of all sets, one set after the other; its count is not read
 *  @param[out] result one answer per channel, apart from the inputs
 *  @param[out] status one per set: ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (empty set, no such mode,
 *                     overhead or level); ::GPURTA_OUT_OF_RANGE; ::GPURTA_OVERFLOW (use
 *                     gpurta_runlist_analyse())
 *  @param work        gpurta_batch_runlist_work() bytes, aligned for int64_t
 *  @param[out] error  optional; receives the message
 *  @return ::GPURTA_OK: look at @p status; ::GPURTA_INVALID_ARGUMENT (NULL, or the size of a struct
 *          that is not known); ::GPURTA_OUT_OF_RANGE (positions that begin elsewhere or decrease).
 *          Cost: the sum over the sets. */
GPURTA_API GPURTA_MUST_USE gpurta_status
gpurta_batch_runlist(size_t sets, const int64_t *first, const gpurta_runlist_ticks_set *all,
                     const gpurta_runlist_ticks_result *result, gpurta_status *status, void *work,
                     gpurta_error *error);

#ifdef __cplusplus
}
#endif

#endif
