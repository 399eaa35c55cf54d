/** @file
 *  @brief Platforms: how much of what a GPU has, as far as placing blocks depends on it.
 *
 *  Either a device (streaming multiprocessors with their limits, which together with a block's
 *  needs give the number of slots, gpurta/occupancy.h), or just a number of slots: places for one
 *  block each, whatever the block needs.
 *
 *  The built-in platforms come from one table, src/model/platforms.def, which names the source of
 *  every row and says what is not confirmed (gpurta_platform_source(),
 *  gpurta_platform_unconfirmed()). A row named after a compute capability ("cc-6.2") has the limits
 *  of one SM and no number of SMs; a row named after a device has both.
 */
#ifndef GPURTA_PLATFORM_H
#define GPURTA_PLATFORM_H

#include <gpurta/status.h>

#ifdef __cplusplus
extern "C" {
#endif

/** @brief What is known of a device; all are whole numbers >= 0. The numbers are part of the ABI.
 *
 *  The names in scenario files, platform files and JSON are those of gpurta_platform_field_name():
 *  the constant's name in lower case without the prefix. */
typedef enum gpurta_platform_field {
    GPURTA_PLATFORM_SLOTS = 0, /**< blocks at once on the device, whatever they need; 0 on a
                                    platform that is described by its SMs */
    GPURTA_PLATFORM_SMS = 1,   /**< streaming multiprocessors; 0: not known */
    GPURTA_PLATFORM_THREADS_PER_SM = 2,           /**< threads that one SM holds; those of whole
                                                       warps count */
    GPURTA_PLATFORM_BLOCKS_PER_SM = 3,            /**< blocks that one SM holds */
    GPURTA_PLATFORM_THREADS_PER_BLOCK = 4,        /**< threads of the largest block */
    GPURTA_PLATFORM_WARP_SIZE = 5,                /**< threads of a warp */
    GPURTA_PLATFORM_REGISTERS_PER_SM = 6,         /**< 32-bit registers of one SM */
    GPURTA_PLATFORM_REGISTERS_PER_BLOCK = 7,      /**< registers of the largest block */
    GPURTA_PLATFORM_REGISTERS_PER_THREAD = 8,     /**< registers of the largest thread */
    GPURTA_PLATFORM_REGISTER_UNIT = 9,            /**< a warp's registers are rounded up to it */
    GPURTA_PLATFORM_SUB_PARTITIONS = 10,          /**< equal parts of an SM's register file; a warp
                                                       has its registers in one of them; 1..8 */
    GPURTA_PLATFORM_LAUNCH_SUB_PARTITIONS = 11,   /**< sub-partitions that the check of a launch
                                                       counts with; 0: as above. They differ on
                                                       compute capability 6.0 alone */
    GPURTA_PLATFORM_SHARED_MEMORY_PER_SM = 12,    /**< bytes of shared memory of one SM */
    GPURTA_PLATFORM_SHARED_MEMORY_PER_BLOCK = 13, /**< bytes that a block may have as it is */
    GPURTA_PLATFORM_SHARED_MEMORY_PER_BLOCK_OPTIN = 14, /**< bytes that a block may have when its
                                                             kernel opts in; 0: no more */
    GPURTA_PLATFORM_SHARED_MEMORY_UNIT = 15,            /**< a block's bytes are rounded up to it */
    GPURTA_PLATFORM_SHARED_MEMORY_RESERVED = 16,   /**< bytes that the driver adds to every block */
    GPURTA_PLATFORM_COPY_ENGINES = 17,             /**< copies at once; 0: not known */
    GPURTA_PLATFORM_COPY_BANDWIDTH = 18,           /**< bytes per second of a copy; 0: not known */
    GPURTA_PLATFORM_COMPUTE_CAPABILITY_MAJOR = 19, /**< 6 of "6.2"; 0: not known */
    GPURTA_PLATFORM_COMPUTE_CAPABILITY_MINOR = 20, /**< 2 of "6.2" */
    GPURTA_PLATFORM_SM_ORDER = 21,                 /**< a ::gpurta_sm_order */
    GPURTA_PLATFORM_RESIDENT_GRIDS = 22,           /**< kernels at once, for U2; 0: not known */
    GPURTA_PLATFORM_CARVEOUT_SMS = 23,   /**< consecutive SMs that share a carve-out, for U5 */
    GPURTA_PLATFORM_CARVEOUT_SIZES = 24, /**< carve-outs of shared memory that an SM can have, for
                                              U5: bit k stands for 4k KiB; 0: not known */
    GPURTA_PLATFORM_QUEUE_DELAY = 25,    /**< U1, as all that follow 1: the device does so,
                                              0: it does not; gpurta_platform_rule_text() */
    GPURTA_PLATFORM_RESIDENT_GRID_LIMIT = 26,      /**< U2 */
    GPURTA_PLATFORM_WARPS_IN_TURN = 27,            /**< U3 */
    GPURTA_PLATFORM_CONTIGUOUS_SHARED_MEMORY = 28, /**< U4 */
    GPURTA_PLATFORM_CARVEOUT_WAITS = 29,           /**< U5 */
    GPURTA_PLATFORM_LOCAL_MEMORY_WAITS = 30,       /**< U6 */
    GPURTA_PLATFORM_BLOCK_PAIRS = 31,              /**< U7 */
    GPURTA_PLATFORM_FREED_FIRST = 32,              /**< U8 */
    GPURTA_PLATFORM_COPIES_IN_ORDER = 33,          /**< U9 */
    GPURTA_PLATFORM_SWITCH_COST = 34 /**< the longest switch between contexts that was measured, in
                                          nanoseconds; 0: not known */
} gpurta_platform_field;

/** @brief Which SM takes a block when several are equally good (Gilman 4.3). */
typedef enum gpurta_sm_order {
    GPURTA_SM_ORDER_UNKNOWN = 0,       /**< not published; taken as ascending */
    GPURTA_SM_ORDER_ASCENDING = 1,     /**< 0 1 2 3 ... */
    GPURTA_SM_ORDER_EVEN_THEN_ODD = 2, /**< 0 2 4 ... 1 3 5 ... */
    GPURTA_SM_ORDER_DESCENDING = 3     /**< ... 3 2 1 0 */
} gpurta_sm_order;

/** @brief A platform. */
typedef struct gpurta_platform gpurta_platform;

/** @brief Makes a copy of a built-in platform.
 *  @param[out] platform owned by the caller; ends with gpurta_platform_destroy()
 *  @param name          a name or an alias of the table, for example "jetson-tx2", "tx2", "cc-6.2"
 *  @param[out] error    optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL); ::GPURTA_OUT_OF_RANGE (no such name; the
 *          message names the nearest); ::GPURTA_NO_MEMORY. O(size of the table). */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_platform_create(gpurta_platform **platform,
                                                                const char *name,
                                                                gpurta_error *error);

/** @brief Makes a platform of @p slots equal slots, each of which holds any block.
 *  @param[out] platform owned by the caller; ends with gpurta_platform_destroy()
 *  @param slots         1..2^63-1
 *  @param[out] error    optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL); ::GPURTA_OUT_OF_RANGE;
 *          ::GPURTA_NO_MEMORY. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_platform_create_slots(gpurta_platform **platform,
                                                                      int64_t slots,
                                                                      gpurta_error *error);

/** @brief Makes a device of which nothing is known yet; gpurta_platform_set() tells.
 *
 *  Analyses refuse it until gpurta_platform_missing() finds nothing.
 *  @param[out] platform owned by the caller; ends with gpurta_platform_destroy()
 *  @param name          copied
 *  @param[out] error    optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL); ::GPURTA_NO_MEMORY. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_platform_create_device(gpurta_platform **platform,
                                                                       const char *name,
                                                                       gpurta_error *error);

/** @brief Makes a copy, with its changes.
 *  @param[out] copy  owned by the caller; ends with gpurta_platform_destroy()
 *  @param platform   what to copy
 *  @param[out] error optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL); ::GPURTA_NO_MEMORY. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_platform_copy(gpurta_platform **copy,
                                                              const gpurta_platform *platform,
                                                              gpurta_error *error);

/** @brief Frees a platform; NULL is allowed. */
GPURTA_API void gpurta_platform_destroy(gpurta_platform *platform);

/** @brief Changes one field, for example the number of SMs that a power mode leaves on.
 *  @param platform   the platform
 *  @param field      which; a platform of plain slots has only slots, copy engines and bandwidth,
 *                    and a device has no slots
 *  @param value      within gpurta_platform_field_range()
 *  @param[out] error optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL, no such field on this platform);
 *          ::GPURTA_OUT_OF_RANGE. O(1). */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_platform_set(gpurta_platform *platform,
                                                             gpurta_platform_field field,
                                                             int64_t value, gpurta_error *error);

/** @brief One field; 0 where the platform does not have it, or for NULL. O(1). */
GPURTA_API int64_t gpurta_platform_get(const gpurta_platform *platform,
                                       gpurta_platform_field field);

/** @brief Name of a platform: the built-in name (also after changes of fields), the name it was
 *  given, or "slots".
 *  @return text that lives as long as the platform; NULL for NULL. O(1). */
GPURTA_API const char *gpurta_platform_name(const gpurta_platform *platform);

/** @brief Gives a platform a name of its own, for example after changes.
 *  @param platform   the platform
 *  @param name       copied
 *  @param[out] error optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL); ::GPURTA_NO_MEMORY. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_platform_set_name(gpurta_platform *platform,
                                                                  const char *name,
                                                                  gpurta_error *error);

/** @brief Other names under which gpurta_platform_create() finds the platform, spaces between.
 *  @return static text, empty where there are none and for a platform with a name of its own; NULL
 *          for NULL. O(1). */
GPURTA_API const char *gpurta_platform_aliases(const gpurta_platform *platform);

/** @brief Where the values of a built-in platform come from, limits of its compute capability
 *  apart: those are told by the platform of that compute capability.
 *  @return static text; empty for other platforms; NULL for NULL. O(1). */
GPURTA_API const char *gpurta_platform_source(const gpurta_platform *platform);

/** @brief Name of a platform and how it differs from what is built in: "jetson-orin-agx with sms 14
 *  (built in: 16), U5 off".
 *  @return text that lives as long as the platform does not change; NULL for NULL. O(1). */
GPURTA_API const char *gpurta_platform_title(const gpurta_platform *platform);

/** @brief The rules that a platform has and that were measured on other GPUs alone, with these; of
 * a platform that is a compute capability and no more, on GPUs of others.
 *  @return text that lives as long as the platform does not change; empty where there are none;
 * NULL for NULL. O(1). */
GPURTA_API const char *gpurta_platform_evidence(const gpurta_platform *platform);

/** @brief What of a platform no source confirms, or sources dispute, and last
 *  gpurta_platform_evidence().
 *  @return text that lives as long as the platform does not change; empty where nothing is; NULL
 * for NULL. O(1). */
GPURTA_API const char *gpurta_platform_unconfirmed(const gpurta_platform *platform);

/** @brief Id of the SM at place @p rank of the tie order: the first in the order is the SM that
 *  takes a block when all are equally good.
 *  @param platform a device whose number of SMs is known
 *  @param rank     0..SMs-1
 *  @return 0..SMs-1; -1 if there is no such rank. O(1). */
GPURTA_API int64_t gpurta_platform_sm_at(const gpurta_platform *platform, int64_t rank);

/** @brief Finds a field that has no value yet and that the limits of an SM need.
 *
 *  The number of SMs is not among them: blocks per SM can be told without it.
 *  @param platform   a platform; one of plain slots misses nothing
 *  @param[out] field optional; the first such field
 *  @return whether there is one; false for NULL. O(1). */
GPURTA_API bool gpurta_platform_missing(const gpurta_platform *platform,
                                        gpurta_platform_field *field);

/** @brief Name of the built-in platform number @p index, in the order of the table; NULL past the
 *  last. O(1). */
GPURTA_API const char *gpurta_platform_builtin(size_t index);

/** @brief Name of a field as in files: "threads_per_sm"; NULL if there is no such field. Fields
 *  are numbered without gaps, so that a loop that ends with NULL sees all. O(1). */
GPURTA_API const char *gpurta_platform_field_name(gpurta_platform_field field);

/** @brief Values that a field may be set to.
 *  @param field     which
 *  @param[out] low  the smallest
 *  @param[out] high the largest
 *  @return true; false, and nothing is written, if there is no such field or an argument is NULL.
 *          O(1). */
GPURTA_API bool gpurta_platform_field_range(gpurta_platform_field field, int64_t *low,
                                            int64_t *high);

/** @name Rules of newer GPUs
 *
 *  What was measured on them beyond the rules of gpurta/simulate.h: U1 to U9, each a field of the
 *  platform that can be switched. Compute capabilities from 7.0 on have those that were
 *  observed there, those from 5.0 on, but 6.2, U9 alone; older ones, and platforms without a
 *  compute capability, have none. @{ */

/** @brief Sets of rules. The numbers are part of the ABI. */
typedef enum gpurta_rules {
    GPURTA_RULES_MEASURED = 0, /**< those of the platform's row in the table */
    GPURTA_RULES_AMERT = 1     /**< none: the rules of 2017 alone (Amert III-IV) */
} gpurta_rules;

/** @brief Switches all rules of a platform.
 *  @param platform   the platform
 *  @param rules      which set; measured rules of a platform that is in no table: none
 *  @param[out] error optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL, no such set). O(1). */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_platform_set_rules(gpurta_platform *platform,
                                                                   gpurta_rules rules,
                                                                   gpurta_error *error);

/** @brief Name of rule number @p rule: "U1" for 0; NULL past the last. O(1). */
GPURTA_API const char *gpurta_platform_rule_name(size_t rule);

/** @brief The field that switches a rule; ::GPURTA_PLATFORM_SLOTS if there is no such rule. O(1).
 */
GPURTA_API gpurta_platform_field gpurta_platform_rule_field(size_t rule);

/** @brief What a rule says, in a sentence, and in brackets where it was observed, and what was
 * observed against it; NULL if there is no such rule. O(1). */
GPURTA_API const char *gpurta_platform_rule_text(size_t rule);
/** @} */

#ifdef __cplusplus
}
#endif

#endif
