/** @file
 *  @brief Many analyses on whole ticks in one call: for callers to whom a call is expensive, such
 *         as Python, and for sweeps.
 *
 *  Sets lie one after the other in the same arrays: set s consists of the items first[s] ..
 *  first[s + 1] - 1. Every set is analysed as by the call for one set (gpurta_rta_ticks(),
 *  gpurta_runlist_ticks(), gpurta_edf_ticks()) and has a status of its own, so that one set whose
 *  values do not fit does not stop the others; its outputs are untouched. Results, sources and
 *  exactness are those of the call for one set. Nothing is allocated for a set;
 *  gpurta_batch_rta_jobs(), gpurta_batch_place() and gpurta_batch_bound() keep what they allocated
 *  for the next set.
 */
#ifndef GPURTA_BATCH_H
#define GPURTA_BATCH_H

#include <gpurta/bound.h>
#include <gpurta/edf.h>
#include <gpurta/rta.h>
#include <gpurta/runlist.h>
#include <gpurta/simulate.h>

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
 *  @param[out] verdict   one per set; with sections ::GPURTA_UNKNOWN where the test fails but shows
 *                        no miss
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

/** @brief Working memory of gpurta_batch_rta_jobs(), for one thread at a time. It grows with the
 *  sets, and is kept from one call to the next. */
typedef struct gpurta_batch_rta_jobs_work gpurta_batch_rta_jobs_work;

/** @brief Makes working memory for any number of calls.
 *  @param[out] work   owned by the caller; ends with gpurta_batch_rta_jobs_destroy()
 *  @param[out] error  optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL); ::GPURTA_NO_MEMORY. */
GPURTA_API GPURTA_MUST_USE gpurta_status
gpurta_batch_rta_jobs_create(gpurta_batch_rta_jobs_work **work, gpurta_error *error);

/** @brief Frees it; NULL is allowed. */
GPURTA_API void gpurta_batch_rta_jobs_destroy(gpurta_batch_rta_jobs_work *work);

/** @brief Kernels of many sets, one set after the other: strictly periodic, each in a stream of
 *  its own. Members that are added later mean with 0 what is done now. */
typedef struct gpurta_batch_rta_jobs_sets {
    size_t size;             /**< sizeof of this struct */
    const int64_t *slots;    /**< g_max >= 1 of each set */
    const int64_t *release;  /**< r_i >= 0 of the first job, never decreasing within a set; NULL:
                                  all 0 */
    const int64_t *blocks;   /**< g_i >= 1 */
    const int64_t *wcet;     /**< C_i >= 1, of one block */
    const int64_t *divisor;  /**< >= 1: the time of a block is wcet / divisor ticks; NULL: all 1 */
    const int64_t *period;   /**< T_i >= 1 */
    const int64_t *deadline; /**< D_i >= 1; NULL: the periods */
    int64_t limit;           /**< most steps of one set; 0: ::GPURTA_OPTION_RTA_LIMIT's default */
    int64_t queue_delay; /**< rule U1 (default from compute capability 7.0): a job that waited for
                              the one before it comes behind what is released at that instant */
} gpurta_batch_rta_jobs_sets;

/** @brief The verdict of gpurta_rta_analyse() on every set: all jobs of all kernels. The slots are
 *  taken as exact: where rule U3 leaves fewer for certain (gpurta/occupancy.h), only
 *  gpurta_rta_analyse() is right.
 *
 *  The walk over jobs ends with the first miss, and is left out where utilization or the bound for
 *  any phase decides.
 *
 *  @param work         as made
 *  @param sets         number of sets; may be 0
 *  @param first        @p sets + 1 positions, never decreasing, from 0
 *  @param all          the kernels of all sets
 *  @param[out] verdict one per set
 *  @param[out] status  one per set: ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (empty set);
 *                      ::GPURTA_OUT_OF_RANGE; ::GPURTA_OVERFLOW (use gpurta_rta_analyse())
 *  @param[out] error   optional; receives the message
 *  @return ::GPURTA_OK: look at @p status; ::GPURTA_INVALID_ARGUMENT (NULL, or the size of a struct
 *          that is not known); ::GPURTA_OUT_OF_RANGE (positions that begin elsewhere or decrease; a
 *          negative limit); ::GPURTA_NO_MEMORY (outputs are worthless). Cost: the sum over the
 *          sets. Exact. */
GPURTA_API GPURTA_MUST_USE gpurta_status
gpurta_batch_rta_jobs(gpurta_batch_rta_jobs_work *work, size_t sets, const int64_t *first,
                      const gpurta_batch_rta_jobs_sets *all, gpurta_verdict *verdict,
                      gpurta_status *status, gpurta_error *error);

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

/** @brief Working memory of gpurta_batch_place(), for one thread at a time. */
typedef struct gpurta_batch_place_work gpurta_batch_place_work;

/** @brief Makes working memory for any number of calls.
 *  @param[out] work   owned by the caller; ends with gpurta_batch_place_destroy()
 *  @param platform    SMs (then every kernel needs threads), or slots; it must outlive the work
 *  @param[out] error  optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL, a platform that does not say its number of
 *          SMs or another limit); ::GPURTA_LIMIT (more than 2^20 SMs); ::GPURTA_NO_MEMORY. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_batch_place_create(gpurta_batch_place_work **work,
                                                                   const gpurta_platform *platform,
                                                                   gpurta_error *error);

/** @brief Frees it; NULL is allowed. */
GPURTA_API void gpurta_batch_place_destroy(gpurta_batch_place_work *work);

/** @brief Kernels of many sets, one set after the other: launched in their order, each in a stream
 *  of its own. Members that are added later mean with 0 what is done now. */
typedef struct gpurta_batch_place_sets {
    size_t size;                  /**< sizeof of this struct */
    gpurta_placement placement;   /**< the rule */
    const int64_t *blocks;        /**< g_i >= 1 */
    const int64_t *threads;       /**< per block; NULL: not given, as a platform of slots allows */
    const int64_t *registers;     /**< per thread; NULL: all 0 */
    const int64_t *shared_memory; /**< bytes per block; NULL: all 0 */
} gpurta_batch_place_sets;

/** @brief Where blocks go on an empty GPU while no block ends: as gpurta_simulate() places them.
 *
 *  @param work        as made
 *  @param sets        number of sets; may be 0
 *  @param first       @p sets + 1 positions, never decreasing, from 0
 *  @param all         the kernels of all sets
 *  @param[out] sm     the SM of every block: set after set, kernel after kernel; without meaning
 *                     where the set's status is not ::GPURTA_OK
 *  @param[out] status one per set: ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (empty set);
 *                     ::GPURTA_OUT_OF_RANGE; ::GPURTA_NOT_APPLICABLE (a block that cannot launch,
 *                     threads that are missing); ::GPURTA_LIMIT (blocks would have to wait, for
 *                     room or by rule U2, or go two by two, U7: use gpurta_simulate())
 *  @param[out] error  optional; receives the message
 *  @return ::GPURTA_OK: look at @p status; ::GPURTA_INVALID_ARGUMENT (NULL, or the size of a struct
 *          that is not known); ::GPURTA_OUT_OF_RANGE (positions that begin elsewhere or decrease,
 *          no such placement); ::GPURTA_NO_MEMORY. Cost: O(SMs) for each block; nothing is
 *          allocated once the work has seen as many blocks with shared memory. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_batch_place(gpurta_batch_place_work *work,
                                                            size_t sets, const int64_t *first,
                                                            const gpurta_batch_place_sets *all,
                                                            int64_t *sm, gpurta_status *status,
                                                            gpurta_error *error);

/** @brief Working memory of gpurta_batch_bound(), for one thread at a time: a platform, options,
 *  the prices of footprints that were met before, and all memory: once it has grown to the largest
 *  set, nothing more is allocated for a set that is computed in 64 bits. */
typedef struct gpurta_batch_bound_work gpurta_batch_bound_work;

/** @brief Makes working memory for any number of calls.
 *  @param[out] work   owned by the caller; ends with gpurta_batch_bound_destroy()
 *  @param platform    SMs (then every kernel needs threads), or slots; it must outlive the work
 *  @param options     as for gpurta_bound_analyse(), NULL for defaults; they must outlive the work
 *  @param[out] error  optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL, an option of another analysis);
 *          ::GPURTA_NO_MEMORY. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_batch_bound_create(gpurta_batch_bound_work **work,
                                                                   const gpurta_platform *platform,
                                                                   const gpurta_options *options,
                                                                   gpurta_error *error);

/** @brief Frees it; NULL is allowed. */
GPURTA_API void gpurta_batch_bound_destroy(gpurta_batch_bound_work *work);

/** @brief Gives the work contexts: those of all sets from now on, with their levels, timeslices and
 *  servers. Without them all kernels are in one context.
 *  @param work        as made
 *  @param chains      nothing but its contexts is read, and copied; those of before are forgotten
 *  @param[out] error  optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL); ::GPURTA_NOT_APPLICABLE (a context in a
 *          partition); ::GPURTA_NO_MEMORY. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_batch_bound_set_contexts(
    gpurta_batch_bound_work *work, const gpurta_chains *chains, gpurta_error *error);

/** @brief Kernels of many sets, one set after the other, released at least a period apart. Members
 * that are added later mean with 0 what is done now. */
typedef struct gpurta_batch_bound_sets {
    size_t size;              /**< sizeof of this struct */
    const int64_t *chain;     /**< kernels in a row with the same number are the steps of one chain,
                                   one after the other; NULL: each is a chain by itself */
    const int64_t *blocks;    /**< g_i >= 1 */
    const int64_t *wcet;      /**< C_i >= 1, of one block */
    const int64_t *divisor;   /**< >= 1: the time of a block is wcet / divisor ticks; NULL: all 1 */
    const int64_t *period;    /**< T >= 1 of the chain, read at its first kernel */
    const int64_t *deadline;  /**< D >= 1 of the chain, likewise; NULL: the period */
    const int64_t *jitter;    /**< J >= 0 of the chain, likewise; NULL: all 0 */
    const int64_t *threads;   /**< per block; NULL: not given, as a platform of slots allows */
    const int64_t *registers; /**< per thread; NULL: all 0 */
    const int64_t *shared_memory; /**< bytes per block; NULL: all 0 */
    const int64_t *priority; /**< CUDA's, the lower the sooner; NULL: all 0. The kernels of a chain
                                  are in one stream if they have one priority, else each in its own
                                */
    const int64_t *context;  /**< the number of the chain's context, read at its first kernel; -1:
                                  none. NULL: none of all, as without contexts */
} gpurta_batch_bound_sets;

/** @brief gpurta_bound_analyse() for every set.
 *
 *  With a search (::GPURTA_OPTION_BOUND_SEARCH) the first miss that is seen ends it.
 *
 *  @param work         as made; its platform and options hold for every set
 *  @param sets         number of sets; may be 0
 *  @param first        @p sets + 1 positions, never decreasing, from 0
 *  @param all          the kernels of all sets
 *  @param[out] verdict one per set
 *  @param[out] bound   one per kernel: from the nominal release of its chain to its completion, at
 *                      most, rounded up to whole ticks; -1: there is no bound. NULL: not wanted
 *  @param[out] status  one per set: ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (empty set,
 *                      no such context);
 *                      ::GPURTA_OUT_OF_RANGE; ::GPURTA_NOT_APPLICABLE (a block that cannot launch,
 *                      threads that are missing, too many grids); ::GPURTA_LIMIT;
 *                      ::GPURTA_OVERFLOW (a bound does not fit)
 *  @param[out] error   optional; receives the message
 *  @return ::GPURTA_OK: look at @p status; ::GPURTA_INVALID_ARGUMENT (NULL, or the size of a struct
 *          that is not known); ::GPURTA_OUT_OF_RANGE (positions that begin elsewhere or decrease);
 *          ::GPURTA_NO_MEMORY (outputs are worthless). Cost: the sum over the sets. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_batch_bound(gpurta_batch_bound_work *work,
                                                            size_t sets, const int64_t *first,
                                                            const gpurta_batch_bound_sets *all,
                                                            gpurta_verdict *verdict, int64_t *bound,
                                                            gpurta_status *status,
                                                            gpurta_error *error);

#ifdef __cplusplus
}
#endif

#endif
