/** @file
 *  @brief Options of an analysis: keys and values in a handle, so that new ones need no new call.
 *
 *  Every analysis takes an optional `const gpurta_options *`; NULL means all defaults. An analysis
 *  reads the keys of its own room and ignores the others, so that one handle can serve several.
 */
#ifndef GPURTA_OPTIONS_H
#define GPURTA_OPTIONS_H

#include <gmp.h>
#include <gpurta/status.h>

#ifdef __cplusplus
extern "C" {
#endif

/** @brief Keys. Whole-number keys are set with gpurta_options_set(), time keys with
 *  gpurta_options_set_time(). The numbers are part of the ABI. @since 0.1.0 */
typedef enum gpurta_option {
    /** A ::gpurta_rta_algorithm; default ::GPURTA_RTA_AUTO. */
    GPURTA_OPTION_RTA_ALGORITHM = 100,
    /** 1: keep the steps of the h-set algorithm (gpurta/rta.h); default 0. */
    GPURTA_OPTION_RTA_TRACE = 101,
    /** A ::gpurta_placement; default ::GPURTA_MOST_ROOM. */
    GPURTA_OPTION_SIMULATE_PLACEMENT = 500,
    /** 1: keep where and when every block ran; default 0. */
    GPURTA_OPTION_SIMULATE_BLOCKS = 501,
    /** 1: keep the events and the delays of every job; default 0. */
    GPURTA_OPTION_SIMULATE_EXPLAIN = 502,
    /** How often operations that have a period are released, 1..2^31-1; default 1. */
    GPURTA_OPTION_SIMULATE_JOBS = 503,
    /** Instead: operations that have a period are released before this time, at least once. */
    GPURTA_OPTION_SIMULATE_UNTIL = 504,
    /** Most jobs, kept blocks, kept events, and instants at which something happens; 1..2^31-1;
     *  default 100,000,000. */
    GPURTA_OPTION_SIMULATE_LIMIT = 505,
    /** A ::gpurta_runlist_mode; default ::GPURTA_RUNLIST_INTERLEAVED. */
    GPURTA_OPTION_RUNLIST_MODE = 300,
    /** A ::gpurta_runlist_overhead; default ::GPURTA_RUNLIST_EVERY_SWITCH. */
    GPURTA_OPTION_RUNLIST_OVERHEAD = 301,
    /** Time: xi, what a switch to a channel costs; default 0. */
    GPURTA_OPTION_RUNLIST_SWITCH_COST = 302,
    /** Time > 0: timeslice of tasks that have none; default none. */
    GPURTA_OPTION_RUNLIST_TIMESLICE = 303,
    /** A ::gpurta_unit: the unit of all times of the set, so that the driver's facts can serve as
     *  defaults; default none. */
    GPURTA_OPTION_RUNLIST_UNIT = 304,
    /** Time > 0: shortest timeslice to try; default: the driver's, if the unit is known. */
    GPURTA_OPTION_RUNLIST_FIT_FROM = 305,
    /** Time: longest timeslice to try; default: the driver's, if the unit is known. */
    GPURTA_OPTION_RUNLIST_FIT_TO = 306,
    /** Steps (about one addition each) that a search may take, >= 1; default 100,000,000. */
    GPURTA_OPTION_RUNLIST_FIT_LIMIT = 307,
    /** Position of the list at which the simulated Host begins, >= 0; default 0. */
    GPURTA_OPTION_HOST_START = 320,
    /** Time at which the simulated Host starts no more slots; default: when all jobs are
     *  complete. */
    GPURTA_OPTION_HOST_UNTIL = 321,
    /** 1: a channel that follows itself needs no switch; default 0: every slot begins with one. */
    GPURTA_OPTION_HOST_RESUME_FREE = 322,
    /** Slots that a simulation may have, >= 1; default 1,000,000. */
    GPURTA_OPTION_HOST_LIMIT = 323,
    /** Time: overhead o added to every C (gpurta/edf.h); default 0. */
    GPURTA_OPTION_EDF_OVERHEAD = 400,
    /** Time: latency J subtracted from every D; default 0. */
    GPURTA_OPTION_EDF_LATENCY = 401,
    /** Most task evaluations of one search, 1..2^62; default ::GPURTA_EDF_DEFAULT_LIMIT. */
    GPURTA_OPTION_EDF_LIMIT = 402,
    /** 0: no response times; default 1. */
    GPURTA_OPTION_EDF_RESPONSES = 403,
    /** Repetitions of a measurement, 1..100,000; default 10. */
    GPURTA_OPTION_MEASURE_RUNS = 600,
    /** All times of a measured program are multiplied by this, 1..10^9; default 1. */
    GPURTA_OPTION_MEASURE_SCALE = 601,
    /** How long one repetition may last after its last launch, in ms, 1..86,400,000; default
     *  60,000. */
    GPURTA_OPTION_MEASURE_TIMEOUT = 602,
    /** How long all SMs spin before a measurement, in ms, 0..60,000; default 100. */
    GPURTA_OPTION_MEASURE_WARM_UP = 603
} gpurta_option;

/** @brief A set of options. Not to be changed while another thread uses it. */
typedef struct gpurta_options gpurta_options;

/** @brief Makes a set in which every option has its default.
 *  @param[out] options owned by the caller; ends with gpurta_options_destroy()
 *  @param[out] error   optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL); ::GPURTA_NO_MEMORY. @since 0.1.0 */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_options_create(gpurta_options **options,
                                                               gpurta_error *error);

/** @brief Frees a set; NULL is allowed. @since 0.1.0 */
GPURTA_API void gpurta_options_destroy(gpurta_options *options);

/** @brief Sets a whole-number option.
 *  @param options the set
 *  @param key which option
 *  @param value the value; copied
 *  @param[out] error optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL, no such key, not a whole-number key);
 *          ::GPURTA_OUT_OF_RANGE (the key's range is stated with it). O(1). @since 0.1.0 */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_options_set(gpurta_options *options,
                                                            gpurta_option key, int64_t value,
                                                            gpurta_error *error);

/** @brief Sets a time option; the value is copied.
 *  @param options the set
 *  @param key which option
 *  @param value the value; copied
 *  @param[out] error optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL, no such key, not a time key);
 *          ::GPURTA_OUT_OF_RANGE; ::GPURTA_NO_MEMORY. @since 0.1.0 */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_options_set_time(gpurta_options *options,
                                                                 gpurta_option key,
                                                                 mpq_srcptr value,
                                                                 gpurta_error *error);

/** @brief Reads a whole-number option.
 *  @param options     NULL: all defaults
 *  @param key         the key
 *  @param[out] value  its value, or its default where it was not set
 *  @param[out] error  optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL value, no such key, not a whole-number
 *          key). O(1). @since 0.1.0 */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_options_get(const gpurta_options *options,
                                                            gpurta_option key, int64_t *value,
                                                            gpurta_error *error);

#ifdef __cplusplus
}
#endif

#endif
