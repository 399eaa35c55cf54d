/** @file
 *  @brief Partitions of a GPU: which sizes there are, and which ones meet every deadline.
 *
 *  SMs of a GPU are divided by green contexts (CUDA 12.4 and newer), by static partitions of MPS,
 *  by MIG, or by masks of TPCs (libsmctrl). Each has sizes of its own, which are data with their
 *  sources (src/partition/partitions.def). Partitions themselves are part of a program or of
 *  chains (gpurta/program.h, gpurta/chains.h).
 */
#ifndef GPURTA_PARTITION_H
#define GPURTA_PARTITION_H

#include <gpurta/bound.h>
#include <gpurta/chains.h>
#include <gpurta/options.h>
#include <gpurta/platform.h>

#ifdef __cplusplus
extern "C" {
#endif

/** @brief How SMs are divided. The numbers are part of the ABI. */
typedef enum gpurta_mechanism {
    GPURTA_MECHANISM_ANY = 0,           /**< not said: any number of SMs */
    GPURTA_MECHANISM_GREEN_CONTEXT = 1, /**< green contexts of the CUDA driver */
    GPURTA_MECHANISM_MPS = 2,           /**< static partitions of MPS, in chunks */
    GPURTA_MECHANISM_MIG = 3,           /**< MIG instances, by profile */
    GPURTA_MECHANISM_TPC_MASK = 4       /**< masks of TPCs, as libsmctrl sets them */
} gpurta_mechanism;

/** @name Sizes
 *  A version of CUDA is 1000 * major + 10 * minor, as cuDriverGetVersion() tells it; 0: the newest
 *  that the table knows. @{ */

/** @brief Name of a mechanism: "any", "green-context", "mps", "mig", "tpc-mask".
 *  @return static text; NULL if there is no such one. O(1). */
GPURTA_API const char *gpurta_mechanism_name(gpurta_mechanism mechanism);

/** @brief The next allowed size.
 *  @param platform  it needs SMs and, unless the mechanism is ::GPURTA_MECHANISM_ANY, a compute
 *                   capability
 *  @param mechanism which
 *  @param cuda      version
 *  @param above     0, or the size before
 *  @return the least size above it, at most the SMs of the platform; 0: there is none. O(table). */
GPURTA_API int64_t gpurta_partition_next_size(const gpurta_platform *platform,
                                              gpurta_mechanism mechanism, int64_t cuda,
                                              int64_t above);

/** @brief May a partition have so many SMs?
 *  @param platform   as gpurta_partition_next_size()
 *  @param mechanism  which
 *  @param cuda       version
 *  @param sms        how many
 *  @param[out] error optional; receives the message with the nearest sizes
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL, no such mechanism);
 *          ::GPURTA_NOT_APPLICABLE (the mechanism is not known of this compute capability and
 *          version); ::GPURTA_OUT_OF_RANGE. O(SMs). */
GPURTA_API GPURTA_MUST_USE gpurta_status
gpurta_partition_check_size(const gpurta_platform *platform, gpurta_mechanism mechanism,
                            int64_t cuda, int64_t sms, gpurta_error *error);

/** @brief Where the sizes are from; NULL if the mechanism is not known there, or any size is. O(1).
 */
GPURTA_API const char *gpurta_partition_size_source(const gpurta_platform *platform,
                                                    gpurta_mechanism mechanism, int64_t cuda);

/** @brief What is not confirmed of them; NULL: nothing. O(1). */
GPURTA_API const char *gpurta_partition_size_unconfirmed(const gpurta_platform *platform,
                                                         gpurta_mechanism mechanism, int64_t cuda);

/** @brief SMs of a TPC; 0 where it is not known. O(1). */
GPURTA_API int64_t gpurta_partition_sms_per_tpc(const gpurta_platform *platform);

/** @brief Name of the MIG profile of that size, for example "3g"; NULL: there is none. O(1). */
GPURTA_API const char *gpurta_partition_mig_profile(const gpurta_platform *platform, int64_t sms);

/** @brief Number of that profile for `nvidia-smi mig -cgi`; -1: there is none. O(1). */
GPURTA_API int64_t gpurta_partition_mig_id(const gpurta_platform *platform, int64_t sms);

/** @brief Can partitions of these sizes be beside each other?
 *
 *  Their sum is at most the SMs of the platform; MIG instances also need disjoint places.
 *  @param platform  the platform
 *  @param mechanism which
 *  @param sizes     allowed ones
 *  @param count     how many; of MIG instances at most 8
 *  @return whether. O(count); of MIG O(8^count) at most. */
GPURTA_API bool gpurta_partition_fits(const gpurta_platform *platform, gpurta_mechanism mechanism,
                                      const int64_t *sizes, size_t count);
/** @} */

#ifdef __cplusplus
}
#endif

#endif
