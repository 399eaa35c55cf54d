/** @file
 *  @brief Partitions of a GPU: which sizes there are, and which ones meet every deadline.
 *
 *  SMs of a GPU are divided by green contexts (CUDA 12.4 and newer), by static partitions of MPS,
 *  by MIG, or by masks of TPCs (libsmctrl). Each has sizes of its own, which are data with their
 *  sources (src/partition/partitions.def). Partitions themselves are rows of a model
 *  (::GPURTA_SECTION_PARTITIONS), which chains, contexts and streams name.
 */
#ifndef GPURTA_PARTITION_H
#define GPURTA_PARTITION_H

#include <gpurta/bound.h>
#include <gpurta/model.h>
#include <gpurta/options.h>
#include <gpurta/platform.h>
#include <gpurta/result.h>

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
 *  released one that the table knows. Versions that it knows as a preview count where they, or
 *  newer ones, are given. ::GPURTA_PARTITION_SIZES_SOURCE names the version. @{ */

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

/** @brief SMs of a TPC; 0 where it is not known. O(1). */
GPURTA_API int64_t gpurta_partition_sms_per_tpc(const gpurta_platform *platform);
/** @} */

/** @name Divisions
 *  Sizes of all partitions with which every deadline is met by its bound (gpurta/bound.h).
 *
 *  More SMs of a partition never make a bound longer, of either kind of queues (page "partition"
 *  has the proof), nor the reaction time of a path, whose deadline counts, too. So a partition that
 *  is too small beside others of the largest size is too small in every division; the search leaves
 *  out those, and those that cost more than the best found, and no others: it is exact with respect
 *  to the bounds. @{ */

/** @brief What a division costs. The numbers are part of the ABI. */
typedef enum gpurta_minimize {
    GPURTA_MINIMIZE_TOTAL = 0,  /**< SMs of all partitions; then the largest of them */
    GPURTA_MINIMIZE_LARGEST = 1 /**< SMs of the largest partition; then of all */
} gpurta_minimize;

/** @brief Finds the cheapest divisions with which every deadline is met: tables
 *  ::GPURTA_PARTITION, ::GPURTA_PARTITION_PARTITIONS, ::GPURTA_PARTITION_CHAINS,
 *  ::GPURTA_PARTITION_DIVISIONS with ::GPURTA_PARTITION_SIZES, ::GPURTA_PARTITION_CULPRIT and
 *  ::GPURTA_PARTITION_ASSUMPTIONS.
 *
 *  The sizes that the partitions have in the model do not matter. Partitions without kernels get
 *  nothing: what is left over is theirs. Nothing is searched for, and ::GPURTA_PARTITION_DOUBT says
 *  why, where no verdict of the model is to be trusted: work of a profile is in no chain (key
 *  left_out), or a bound is below what was measured (observed), with the sizes that the model has.
 *  A model without partitions gets one for every context that
 *  chains with kernels are in; without contexts, one for every such chain.
 *  @param model       its chains, one of them at least with kernels, and its platform, of SMs
 *  @param options     NULL for defaults; reads GPURTA_OPTION_PARTITION_* (how SMs are divided, and
 *                     what is least), ::GPURTA_OPTION_BOUND_LIMIT and the like
 *  @param[out] result owned by the caller; ends with gpurta_result_destroy()
 *  @param[out] error  optional; receives the message and the chain at fault
 *  @return ::GPURTA_OK, also where there is none; ::GPURTA_INVALID_ARGUMENT (NULL, no chains,
 *          no platform); ::GPURTA_NOT_APPLICABLE (as gpurta_bound(), or the mechanism is not known
 *          there); ::GPURTA_LIMIT (more than 2^20 SMs of all partitions with the largest size);
 *          ::GPURTA_NO_MEMORY. All bounds together take ::GPURTA_OPTION_BOUND_LIMIT evaluations at
 *          most, of which each is charged some for its steps; what was found until then is the
 *          result (::GPURTA_PARTITION_COMPLETE).
 *
 *  Cost: about (partitions) log (sizes) bounds where copies do not join chains; else up to all
 *  divisions between what each partition needs at least and the cheapest one. Partitions are alike
 *  if each has one chain, with the same times, steps in streams of their own, and one footprint,
 *  and are in no path with a deadline: of divisions that differ by an exchange of those, one is
 *  tried. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_partition(const gpurta_model *model,
                                                          const gpurta_options *options,
                                                          gpurta_result **result,
                                                          gpurta_error *error);

/** @brief Bounds with the first division that was found; where there is none, with the sizes that
 *  the culprit was tried with, or where one partition has another, with the largest of the others.
 *  @param model       the same one
 *  @param divisions   a result of gpurta_partition()
 *  @param partition   its position, from 0; ::GPURTA_NONE: all have their sizes
 *  @param sms         what that one has instead; together they may have more than the GPU
 *  @param options     as gpurta_bound()
 *  @param[out] result that of gpurta_bound(); ends with gpurta_result_destroy()
 *  @param[out] error  optional; receives the message and the chain at fault
 *  @return as gpurta_bound(); ::GPURTA_INVALID_ARGUMENT also for another result, another model, no
 *          such partition, or less than 1 SM. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_partition_bound(
    const gpurta_model *model, const gpurta_result *divisions, size_t partition, int64_t sms,
    const gpurta_options *options, gpurta_result **result, gpurta_error *error);
/** @} */

#ifdef __cplusplus
}
#endif

#endif
