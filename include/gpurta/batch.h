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
#include <gpurta/edf_simulation.h>
#include <gpurta/generate.h>
#include <gpurta/host.h>
#include <gpurta/model.h>
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
 *                        ::GPURTA_OUT_OF_RANGE; ::GPURTA_OVERFLOW (use gpurta_edf())
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
 *                     gpurta_runlist())
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
 *          allocated once the work has had as many blocks with shared memory. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_batch_place(gpurta_batch_place_work *work,
                                                            size_t sets, const int64_t *first,
                                                            const gpurta_batch_place_sets *all,
                                                            int64_t *sm, gpurta_status *status,
                                                            gpurta_error *error);

/** @brief Working memory of gpurta_batch_bound(), for one thread at a time: a platform, options,
 *  the weights of footprints that were met before, and all memory: once it has grown to the largest
 *  set, nothing more is allocated for a set that is computed in 64 bits. */
typedef struct gpurta_batch_bound_work gpurta_batch_bound_work;

/** @brief Makes working memory for any number of calls.
 *  @param[out] work   owned by the caller; ends with gpurta_batch_bound_destroy()
 *  @param platform    SMs (then every kernel needs threads), or slots; it must outlive the work
 *  @param options     as for gpurta_bound(), NULL for defaults; they must outlive the work
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
 *  @param model       nothing but its contexts is read, and copied; those of before are forgotten
 *  @param[out] error  optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL); ::GPURTA_NOT_APPLICABLE (a context in a
 *          partition); ::GPURTA_NO_MEMORY. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_batch_bound_set_contexts(
    gpurta_batch_bound_work *work, const gpurta_model *model, gpurta_error *error);

/** @brief Kernels of many sets, one set after the other, released at least a period apart. Members
 *  that are added later mean with 0 what is done now. */
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

/** @brief gpurta_bound() for every set.
 *
 *  With a search (::GPURTA_OPTION_BOUND_SEARCH) the first miss that is observed ends it.
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

/** @brief Random sets, and what analyses say of each: an experiment without a call for each set. It
 *  is for one thread at a time, and keeps its memory from call to call. */
typedef struct gpurta_batch_random_work gpurta_batch_random_work;

/** @brief What is said of a random set. The numbers are part of the ABI. */
typedef enum gpurta_batch_analysis {
    GPURTA_BATCH_THEOREM_1 = 0,      /**< Theorem 1 with Equation 3, as published */
    GPURTA_BATCH_POSITIONAL = 1,     /**< gpurta_runlist_ticks() with every switch */
    GPURTA_BATCH_WORK_LIMITED = 2,   /**< the same, work-limited */
    GPURTA_BATCH_HOST = 3,           /**< gpurta_host_critical_ticks() */
    GPURTA_BATCH_EDF = 4,            /**< gpurta_edf_ticks() */
    GPURTA_BATCH_EDF_SIMULATION = 5, /**< gpurta_edf_simulation_ticks() */
    GPURTA_BATCH_RTA = 6,            /**< gpurta_rta_analyse() */
    GPURTA_BATCH_BOUND = 7,          /**< gpurta_bound() */
    GPURTA_BATCH_SEEN = 8,           /**< the same: unschedulable where its search saw a miss, else
                                          schedulable */
    GPURTA_BATCH_MISPREDICTION = 9   /**< schedulable: round-robin sends a block to another SM than
                                          most-room, of launches one after the other */
} gpurta_batch_analysis;

/** @brief Whole numbers low, low + step, ..., up to high, each equally likely; step 0: nothing is
 *  drawn, and the number is 0. */
typedef struct gpurta_batch_range {
    int64_t low;  /**< the first */
    int64_t high; /**< none is above it */
    int64_t step; /**< between them */
} gpurta_batch_range;

/** @brief What a task is like; tasks of a set take the kinds in turn. */
typedef struct gpurta_batch_kind {
    gpurta_level level;       /**< of its channel */
    int64_t timeslice;        /**< 0: that of the curve */
    int64_t server;           /**< -1: none */
    int64_t context;          /**< -1: none */
    mpq_srcptr budget;        /**< of a server of its own, as a part of C; NULL: it has none */
    mpq_srcptr server_period; /**< the same, as a part of T */
} gpurta_batch_kind;

/** @brief A context of every set. */
typedef struct gpurta_batch_context {
    const char *name;   /**< as ::GPURTA_KEY_CONTEXT_NAME takes it */
    gpurta_level level; /**< ::GPURTA_LEVEL_NONE: it has a server */
    bool saturated;     /**< there to interfere alone */
    int64_t timeslice;  /**< 0: none */
    int64_t budget;     /**< 0: none */
    int64_t period;     /**< of the server */
} gpurta_batch_context;

/** @brief How sets are drawn. All that it points to must outlive the work; times are ticks. Members
 *  that are added later mean with 0 what is done now. */
typedef struct gpurta_batch_law {
    size_t size;                         /**< sizeof of this struct */
    size_t most_tasks;                   /**< >= 1: of any set */
    size_t most_channels;                /**< tasks and saturated channels, likewise */
    size_t most_curves;                  /**< of any call */
    const gpurta_platform *platform;     /**< NULL: none, and no curves on kernels */
    int64_t unit_num;                    /**< a unit of generators is a utilization of unit_num */
    int64_t unit_den;                    /**< / unit_den, which divides all periods */
    int64_t wcet_grain;                  /**< C is rounded down to whole ones, at least one; 0:
                                              exact */
    int64_t period_grain;                /**< periods are whole multiples; 0: listed, or none */
    int64_t period_low;                  /**< from so many grains, >= 1 */
    int64_t period_high;                 /**< to so many */
    bool period_log;                     /**< log-uniform; else uniform */
    const int64_t *period;               /**< listed ones */
    size_t periods;                      /**< how many; 0 without a grain: sets have no times */
    mpq_srcptr deadline_from;            /**< parts of the period; NULL: D = T */
    mpq_srcptr deadline_to;              /**< likewise */
    const gpurta_batch_kind *kind;       /**< of tasks */
    size_t kinds;                        /**< >= 1 */
    const int64_t *budget;               /**< of the servers that kinds name */
    const int64_t *server_period;        /**< likewise */
    size_t servers;                      /**< how many */
    const gpurta_batch_context *context; /**< those that kinds name */
    size_t contexts;                     /**< how many */
    gpurta_batch_range blocks;           /**< of a kernel */
    gpurta_batch_range threads;          /**< of a block */
    gpurta_batch_range registers;        /**< of a thread */
    gpurta_batch_range shared_memory;    /**< of a block */
} gpurta_batch_law;

/** @brief Sets of one point of an experiment. */
typedef struct gpurta_batch_point {
    const gpurta_generator *generator; /**< of as many parts as there are tasks, which are units of
                                            utilization; NULL: sets have none */
    uint64_t seed;                     /**< as gpurta_random_begin() takes it */
    uint64_t point;                    /**< likewise */
    size_t tasks;                      /**< >= 1 */
    size_t saturated;                  /**< channels of low level that always have work */
} gpurta_batch_point;

/** @brief What is asked of a set, in ticks. */
typedef struct gpurta_batch_curve {
    gpurta_batch_analysis analysis; /**< which */
    int64_t search;                 /**< runs of bound and observed */
    int64_t limit;                  /**< 0: that of the analysis */
    bool flat;                      /**< ::GPURTA_RUNLIST_FLAT */
    int64_t timeslice;              /**< of channels without one of their own */
    int64_t timeslice_step;         /**< 0: timeslices are exact */
    int64_t switch_cost;            /**< of the runlist */
    int64_t overhead;               /**< of EDF */
    int64_t latency;                /**< likewise */
    int64_t cost;                   /**< of a preemption, in simulations of EDF */
    int64_t horizon;                /**< likewise */
} gpurta_batch_curve;

/** @brief The set that was drawn last: as many values as it has tasks, or servers. They stand until
 *  the next call. */
typedef struct gpurta_batch_random_set {
    size_t tasks;                 /**< of the set */
    size_t servers;               /**< those of the law, then tasks' own */
    const int64_t *wcet;          /**< C of a task; of a kernel U T of the whole GPU */
    const int64_t *period;        /**< T */
    const int64_t *deadline;      /**< D */
    const int64_t *blocks;        /**< 0: none */
    const int64_t *threads;       /**< likewise */
    const int64_t *registers;     /**< likewise */
    const int64_t *shared_memory; /**< likewise */
    const int64_t *server;        /**< -1: none */
    const int64_t *budget;        /**< of a server */
    const int64_t *server_period; /**< of a server */
} gpurta_batch_random_set;

/** @brief Makes working memory for any number of calls.
 *  @param[out] work   owned by the caller; ends with gpurta_batch_random_destroy()
 *  @param law         how sets are drawn; copied, but not what it points to
 *  @param[out] error  optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL, or the size of a struct that is not
 *          known); ::GPURTA_OUT_OF_RANGE (a number of the law); ::GPURTA_NO_MEMORY. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_batch_random_create(gpurta_batch_random_work **work,
                                                                    const gpurta_batch_law *law,
                                                                    gpurta_error *error);

/** @brief Frees it; NULL is allowed. */
GPURTA_API void gpurta_batch_random_destroy(gpurta_batch_random_work *work);

/** @brief Draws sets of a point, and says what each curve says of each.
 *
 *  A set depends on nothing but the law, the seed, the point and its number. It is analysed in 64
 *  bits first, and with GMP where they are not enough.
 *
 *  @param work         as made
 *  @param point        whose sets
 *  @param first        number of the first set
 *  @param sets         how many
 *  @param curve        what is asked; NULL: nothing
 *  @param curves       how many
 *  @param[out] verdict of set s and curve c at [s * curves + c]; ::GPURTA_UNKNOWN also where the
 *                      generator gave up, and where a kernel cannot launch. NULL if there are no
 *                      curves
 *  @param[out] set     optional: the last one; with no tasks where the generator gave up
 *  @param[out] error   optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL; an analysis of kernels without a platform
 *          or blocks); ::GPURTA_OUT_OF_RANGE (more tasks, channels or curves than the law has; no
 *          such analysis); ::GPURTA_NO_MEMORY (outputs are worthless). Cost: the sum over sets and
 *          curves; nothing is allocated for a set but where 64 bits are not enough. */
GPURTA_API GPURTA_MUST_USE gpurta_status
gpurta_batch_random(gpurta_batch_random_work *work, const gpurta_batch_point *point, uint64_t first,
                    size_t sets, const gpurta_batch_curve *curve, size_t curves,
                    gpurta_verdict *verdict, gpurta_batch_random_set *set, gpurta_error *error);

#ifdef __cplusplus
}
#endif

#endif
