/** @file
 *  @brief Platforms: how much of what a GPU has, as far as placing blocks depends on it.
 *
 *  Either a device (streaming multiprocessors with their limits, which together with a block's
 *  needs give the number of slots), or just a number of slots: places for one block each, whatever
 *  the block needs.
 */
#ifndef GPURTA_PLATFORM_H
#define GPURTA_PLATFORM_H

#include <gpurta/status.h>

#ifdef __cplusplus
extern "C" {
#endif

/** @brief What is known of a device; all are whole numbers >= 0. The numbers are part of the ABI.
 *  @since 0.1.0 */
typedef enum gpurta_platform_field {
    GPURTA_PLATFORM_SLOTS = 0, /**< blocks at once on the device, whatever they need; 0 on a
                                    platform that is described by its SMs */
    GPURTA_PLATFORM_SMS = 1,   /**< streaming multiprocessors */
    GPURTA_PLATFORM_THREADS_PER_SM = 2,   /**< threads that one SM holds */
    GPURTA_PLATFORM_BLOCKS_PER_SM = 3,    /**< blocks that one SM holds */
    GPURTA_PLATFORM_THREADS_PER_BLOCK = 4 /**< threads of the largest block */
} gpurta_platform_field;

/** @brief A platform. */
typedef struct gpurta_platform gpurta_platform;

/** @brief Makes a copy of a built-in platform.
 *  @param[out] platform owned by the caller; ends with gpurta_platform_destroy()
 *  @param name          for example "jetson-tx2"
 *  @param[out] error    optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL); ::GPURTA_OUT_OF_RANGE (no such name; the
 *          message names those that there are); ::GPURTA_NO_MEMORY. @since 0.1.0 */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_platform_create(gpurta_platform **platform,
                                                                const char *name,
                                                                gpurta_error *error);

/** @brief Makes a platform of @p slots equal slots, each of which holds any block.
 *  @param[out] platform owned by the caller; ends with gpurta_platform_destroy()
 *  @param slots         1..2^63-1
 *  @param[out] error    optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL); ::GPURTA_OUT_OF_RANGE;
 *          ::GPURTA_NO_MEMORY. @since 0.1.0 */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_platform_create_slots(gpurta_platform **platform,
                                                                      int64_t slots,
                                                                      gpurta_error *error);

/** @brief Frees a platform; NULL is allowed. @since 0.1.0 */
GPURTA_API void gpurta_platform_destroy(gpurta_platform *platform);

/** @brief Changes one field, for example the number of SMs that a power mode leaves on.
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL, no such field, an SM field of a platform
 *          of plain slots); ::GPURTA_OUT_OF_RANGE (below 1). O(1). @since 0.1.0 */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_platform_set(gpurta_platform *platform,
                                                             gpurta_platform_field field,
                                                             int64_t value, gpurta_error *error);

/** @brief One field; 0 where the platform does not have it, or for NULL. O(1). @since 0.1.0 */
GPURTA_API int64_t gpurta_platform_get(const gpurta_platform *platform,
                                       gpurta_platform_field field);

/** @brief Name of a platform: the built-in name, or "slots".
 *  @return text that lives as long as the platform; NULL for NULL. O(1). @since 0.1.0 */
GPURTA_API const char *gpurta_platform_name(const gpurta_platform *platform);

/** @brief Name of the built-in platform number @p index, NULL past the last. O(1). @since 0.1.0 */
GPURTA_API const char *gpurta_platform_builtin(size_t index);

#ifdef __cplusplus
}
#endif

#endif
