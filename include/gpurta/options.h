/** @file
 *  @brief Options of an analysis: keys and values in a handle, so that new ones need no new call.
 *
 *  Every analysis takes an optional `const gpurta_options *`; NULL means all defaults. A key that
 *  was set and that the analysis does not know is an error (::GPURTA_INVALID_ARGUMENT, and the
 *  message names it): nothing is ignored silently.
 */
#ifndef GPURTA_OPTIONS_H
#define GPURTA_OPTIONS_H

#include <gmp.h>
#include <gpurta/status.h>

#ifdef __cplusplus
extern "C" {
#endif

/** @brief Keys. Whole-number keys are set with gpurta_options_set(), time keys with
 *  gpurta_options_set_time(). The numbers are part of the ABI. */
typedef enum gpurta_option {
    /** 1: the partitions must fit on the platform, and every kernel be in one; default 0. */
    GPURTA_OPTION_MODEL_FIT = 50,
    /** A ::gpurta_rta_algorithm: how completion times are found; default ::GPURTA_RTA_AUTO. */
    GPURTA_OPTION_RTA_ALGORITHM = 100,
    /** 1: keep the steps of the h-set algorithm; default 0. */
    GPURTA_OPTION_RTA_TRACE = 101,
    /** Most steps of an analysis of all jobs: jobs, and slots that they take, 1..2^62; default
     *  20,000,000. */
    GPURTA_OPTION_RTA_LIMIT = 102,
    /** 1: release every kernel once, as a measurement does: nothing is said of later jobs; default
     *  0. */
    GPURTA_OPTION_RTA_ONCE = 103,
    /** A ::gpurta_runlist_mode: how the runlist is made; default ::GPURTA_RUNLIST_INTERLEAVED. */
    GPURTA_OPTION_RUNLIST_MODE = 300,
    /** A ::gpurta_runlist_overhead: which switches cost; default ::GPURTA_RUNLIST_EVERY_SWITCH. */
    GPURTA_OPTION_RUNLIST_OVERHEAD = 301,
    /** Time: xi, what a switch to a channel costs; default 0. */
    GPURTA_OPTION_RUNLIST_SWITCH_COST = 302,
    /** Time above 0: timeslice of tasks that have none; default none. */
    GPURTA_OPTION_RUNLIST_TIMESLICE = 303,
    /** A ::gpurta_unit: unit of all times of the set, so that the driver's facts can serve as
     *  defaults; default none. */
    GPURTA_OPTION_RUNLIST_UNIT = 304,
    /** Time: what a channel reset costs, which may end any turn of a low channel; default 0. */
    GPURTA_OPTION_RUNLIST_RESET_COST = 308,
    /** Time above 0: the hardware rounds timeslices down to multiples of it; without it they are
     *  exact; default none. */
    GPURTA_OPTION_RUNLIST_TIMESLICE_STEP = 309,
    /** Steps (one channel at one length each) that the search for work-limited bounds may take,
     *  before the positional ones stand in, 1..2^63-1; default 100,000,000. */
    GPURTA_OPTION_RUNLIST_LIMIT = 310,
    /** Position of the list at which the simulated Host begins, 0..2^63-1; default 0. */
    GPURTA_OPTION_HOST_START = 320,
    /** Time: time at which the simulated Host starts no more turns; without it when all jobs are
     *  complete; default none. */
    GPURTA_OPTION_HOST_UNTIL = 321,
    /** 1: a channel that follows itself needs no switch; else every turn begins with one; default
     *  0. */
    GPURTA_OPTION_HOST_RESUME_FREE = 322,
    /** Turns that a simulation may have, 1..2^63-1; default 1,000,000. */
    GPURTA_OPTION_HOST_LIMIT = 323,
    /** Time: overhead o added to every C; default 0. */
    GPURTA_OPTION_EDF_OVERHEAD = 400,
    /** Time: latency J subtracted from every D; default 0. */
    GPURTA_OPTION_EDF_LATENCY = 401,
    /** Most task evaluations of one test, one search for responses, or one call for a sensitivity,
     *  1..2^62; default ::GPURTA_EDF_DEFAULT_LIMIT. */
    GPURTA_OPTION_EDF_LIMIT = 402,
    /** 1: find response times; default 1. */
    GPURTA_OPTION_EDF_RESPONSES = 403,
    /** 1: keep the points at which the demand test compared, for a certificate; default 0. */
    GPURTA_OPTION_EDF_POINTS = 404,
    /** A ::gpurta_placement: which SM the next block goes to; default ::GPURTA_MOST_ROOM. */
    GPURTA_OPTION_SIMULATE_PLACEMENT = 500,
    /** 1: keep where and when every block ran; default 0. */
    GPURTA_OPTION_SIMULATE_BLOCKS = 501,
    /** 1: keep the events and the delays of every job; default 0. */
    GPURTA_OPTION_SIMULATE_EXPLAIN = 502,
    /** How often operations that have a period are released, 1..2^31-1; default 1. */
    GPURTA_OPTION_SIMULATE_JOBS = 503,
    /** Time above 0: instead of a number of jobs: operations that have a period are released
     *  before this time, at least once; default none. */
    GPURTA_OPTION_SIMULATE_UNTIL = 504,
    /** Most jobs, kept blocks, kept events, and instants at which something happens, 1..2^31-1;
     *  default 100,000,000. */
    GPURTA_OPTION_SIMULATE_LIMIT = 505,
    /** Most bytes that kept blocks, events and delays take, 1..2^63-1; default 900,000,000. */
    GPURTA_OPTION_SIMULATE_MEMORY = 508,
    /** Time: a block takes up to so much longer than its wcet, by chance; default 0. */
    GPURTA_OPTION_SIMULATE_JITTER = 506,
    /** What chance begins with; the same seed gives the same run, 0..2^63-1; default 1. */
    GPURTA_OPTION_SIMULATE_SEED = 507,
    /** Repetitions of a measurement, 1..100,000; default 10. */
    GPURTA_OPTION_MEASURE_RUNS = 600,
    /** All times of a measured program are multiplied by this, 1..1,000,000,000; default 1. */
    GPURTA_OPTION_MEASURE_SCALE = 601,
    /** How long one repetition may last after its last launch, in ms, 1..86,400,000; default
     *  60,000. */
    GPURTA_OPTION_MEASURE_TIMEOUT = 602,
    /** How long all SMs spin before a measurement, in ms, 0..60,000; default 100. */
    GPURTA_OPTION_MEASURE_WARM_UP = 603,
    /** 1: static shared memory instead of dynamic, as far as that goes; default 0. */
    GPURTA_OPTION_MEASURE_STATIC_SHARED = 604,
    /** 1: one repetition, before which nothing of the program has run; default 0. */
    GPURTA_OPTION_MEASURE_COLD = 605,
    /** Evaluations (about one division each) that the fixed point may take, 1..2^63-1; default
     *  500,000,000. */
    GPURTA_OPTION_BOUND_LIMIT = 700,
    /** 1: keep what every bound is made of; default 0. */
    GPURTA_OPTION_BOUND_EXPLAIN = 701,
    /** Simulated runs that are searched for long responses, 0..2^31-1; default 0. */
    GPURTA_OPTION_BOUND_SEARCH = 702,
    /** Seed of the search, 0..2^63-1; default 1. */
    GPURTA_OPTION_BOUND_SEED = 703,
    /** States that may be explored for exact worst responses of a small system, 0..2^31-1; default
     *  0. */
    GPURTA_OPTION_BOUND_EXACT = 706,
    /** Threads of the search, which finds the same with any number, 1..256; default 1. */
    GPURTA_OPTION_BOUND_THREADS = 705,
    /** Analyses that one question of the sensitivity may take, 1..2^31-1; default 200. */
    GPURTA_OPTION_BOUND_TRIES = 704,
    /** A ::gpurta_mechanism: how SMs are divided, which says what sizes there are; default
     *  ::GPURTA_MECHANISM_ANY. */
    GPURTA_OPTION_PARTITION_MECHANISM = 800,
    /** Version of CUDA, 12040 for 12.4; 0: the newest released one that is known, 0..2^31-1;
     *  default 0. */
    GPURTA_OPTION_PARTITION_CUDA = 801,
    /** A ::gpurta_minimize: SMs in all, or of the largest partition; default
     *  ::GPURTA_MINIMIZE_TOTAL. */
    GPURTA_OPTION_PARTITION_MINIMIZE = 802,
    /** Steps that the search for coverings may take; a ten-thousandth of it for each number that
     *  is tried as largest safe or as fewest SMs, 1..2^63-1; default 20,000,000. */
    GPURTA_OPTION_RESIDENT_LIMIT = 900
} gpurta_option;

/** @brief What values an option takes. */
typedef enum gpurta_option_kind {
    GPURTA_OPTION_KIND_WHOLE = 0,  /**< a whole number */
    GPURTA_OPTION_KIND_SWITCH = 1, /**< 0 or 1 */
    GPURTA_OPTION_KIND_WORD = 2,   /**< one of an enumeration: gpurta_option_word() */
    GPURTA_OPTION_KIND_TIME = 3    /**< a time: gpurta_options_set_time() */
} gpurta_option_kind;

/** @brief All about an option. Made by the library only: later versions may add members at the end,
 *  and `size` says what is there. */
typedef struct gpurta_option_facts {
    size_t size;             /**< bytes of this record */
    gpurta_option key;       /**< its key */
    gpurta_option_kind kind; /**< what values it takes */
    const char *name;        /**< "rta-algorithm" */
    const char *analysis;    /**< which analysis knows it: "rta", "runlist", "host", ... */
    const char *flag;        /**< "algorithm": the command's flag is --algorithm; in Python, with
                                  underscores, a keyword */
    const char *text;        /**< what it means, in one line */
    int64_t low;             /**< least value; of a time 0, with `above_zero` not 0 itself */
    int64_t high;            /**< greatest value; of a time there is none, and this is INT64_MAX */
    int64_t fallback;        /**< the default; of a time 0 */
    int32_t has_fallback;    /**< 0: there is no default, the analysis does without */
    int32_t above_zero;      /**< 1: a time that must not be 0 */
} gpurta_option_facts;

/** @brief All about an option.
 *  @param key the key
 *  @return static record; NULL if there is no such key. O(keys). */
GPURTA_API const gpurta_option_facts *gpurta_option_info(gpurta_option key);

/** @brief All options, in a fixed order.
 *  @param position 0, 1, 2, ...
 *  @return static record; NULL behind the last. O(1). */
GPURTA_API const gpurta_option_facts *gpurta_option_at(size_t position);

/** @brief Word for a value of an option that takes words, for example "h-set".
 *  @param key   the key
 *  @param value `low` .. `high`
 *  @return static text; NULL if there is no such word. O(keys). */
GPURTA_API const char *gpurta_option_word(gpurta_option key, int64_t value);

/** @brief A set of options. Not to be changed while another thread uses it. */
typedef struct gpurta_options gpurta_options;

/** @brief Makes a set in which every option has its default.
 *  @param[out] options owned by the caller; ends with gpurta_options_destroy()
 *  @param[out] error   optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL); ::GPURTA_NO_MEMORY. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_options_create(gpurta_options **options,
                                                               gpurta_error *error);

/** @brief Frees a set; NULL is allowed. */
GPURTA_API void gpurta_options_destroy(gpurta_options *options);

/** @brief Sets a whole-number option.
 *  @param options the set
 *  @param key which option
 *  @param value the value; copied
 *  @param[out] error optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL, no such key, not a whole-number key);
 *          ::GPURTA_OUT_OF_RANGE (the key's range is stated with it). O(1). */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_options_set(gpurta_options *options,
                                                            gpurta_option key, int64_t value,
                                                            gpurta_error *error);

/** @brief Sets a time option; the value is copied.
 *  @param options the set
 *  @param key which option
 *  @param value the value; copied
 *  @param[out] error optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL, no such key, not a time key);
 *          ::GPURTA_OUT_OF_RANGE; ::GPURTA_NO_MEMORY. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_options_set_time(gpurta_options *options,
                                                                 gpurta_option key,
                                                                 mpq_srcptr value,
                                                                 gpurta_error *error);

/** @brief Called from time to time during a search, by the thread that asked for it: so many runs
 *  of so many are done.
 *  @return 0 to go on; anything else ends the search with what was observed so far. */
typedef int (*gpurta_progress)(void *context, int64_t done, int64_t runs);

/** @brief Makes a search (::GPURTA_OPTION_BOUND_SEARCH) report its progress.
 *  @param options  what it is set in; NULL: nothing happens
 *  @param progress NULL: none, which is the default
 *  @param context  handed to it */
GPURTA_API void gpurta_options_set_progress(gpurta_options *options, gpurta_progress progress,
                                            void *context);

/** @brief Reads a whole-number option.
 *  @param options     NULL: all defaults
 *  @param key         the key
 *  @param[out] value  its value, or its default where it was not set
 *  @param[out] error  optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL value, no such key, not a whole-number
 *          key). O(1). */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_options_get(const gpurta_options *options,
                                                            gpurta_option key, int64_t *value,
                                                            gpurta_error *error);

/** @brief Whether an analysis knows every key that was set: for those who write one.
 *  @param options    NULL: nothing was set
 *  @param analyses   the words of the analysis, with a space between them: "runlist host"
 *  @param[out] error optional; the message names the first key that it does not know
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (a key of another analysis, NULL @p analyses).
 *          O(keys). */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_options_check(const gpurta_options *options,
                                                              const char *analyses,
                                                              gpurta_error *error);

#ifdef __cplusplus
}
#endif

#endif
