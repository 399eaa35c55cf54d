/** @file
 *  @brief Occupancy: how many blocks of a kernel fit on one SM, and so on the whole device.
 *
 *  Source: NVIDIA's calculator, the header cuda_occupancy.h of the CUDA toolkit, with which every
 *  result is equal wherever the header knows the compute capability; Gilman 4.2 and Olmedo's
 *  Equation 1 (printed with `max`, to be read with `min`) say the same in parts. With every need
 *  rounded up to its allocation unit,
 *
 *      blocks per SM = min over the resources of floor(what a free SM has / what a block needs)
 *
 *  - warps: a block of t threads needs ceil(t / 32) warps, never parts of one;
 *  - registers: a warp needs 32 times the registers of a thread, rounded up to the register unit,
 *    all in one of the SM's sub-partitions; a block may not need more than the limit per block,
 *    where its warps are counted up to a multiple of the sub-partitions;
 *  - shared memory: static + dynamic + what the driver reserves, rounded up to the unit; a block
 *    may not need more than the limit per block (the larger one that kernels opt into);
 *  - blocks: an SM has a number of places for blocks.
 *
 *  The number of slots g_max of response-time analysis is SMs × blocks per SM. (Paredes 3.2 writes
 *  b_max / b for the whole GPU, which is right only where b divides the threads of one SM.) That is
 *  what empty SMs take. Under rule U3 (gpurta/platform.h) a block may find no place on an SM that
 *  holds fewer, once others have left: only ::GPURTA_OCCUPANCY_KERNELS_CERTAIN_BLOCKS_PER_SM are
 * certain.
 *
 *  Assumed, as the calculator does by default: the whole of the SM's memory may serve as shared
 *  memory (no smaller carve-out is asked for; set GPURTA_PLATFORM_SHARED_MEMORY_PER_SM to compute
 *  with one), caching does not split the SM in halves, and a block uses at most one block barrier.
 *
 *  A launch is three counts: threads per block, >= 1; registers per thread, 0 for "not a limit";
 *  bytes of shared memory per block, static + dynamic. Exact in every case.
 */
#ifndef GPURTA_OCCUPANCY_H
#define GPURTA_OCCUPANCY_H

#include <gpurta/model.h>
#include <gpurta/options.h>
#include <gpurta/platform.h>
#include <gpurta/result.h>

#ifdef __cplusplus
extern "C" {
#endif

/** @brief Counts of a launch, for gpurta_occupancy_largest(). */
typedef enum gpurta_launch_count {
    GPURTA_LAUNCH_THREADS = 0,      /**< threads per block */
    GPURTA_LAUNCH_REGISTERS = 1,    /**< registers per thread */
    GPURTA_LAUNCH_SHARED_MEMORY = 2 /**< bytes per block, static + dynamic */
} gpurta_launch_count;

/** @brief Most registers that compilers give a thread: gpurta_occupancy_largest() stops here. */
#define GPURTA_REGISTERS_PER_THREAD_MAX 255

/** @brief Computes everything about the launches of all kernels of a model: those of its program,
 *  and the kernel steps of its chains.
 *
 *  A kernel gets the SMs of its partition and its carve-out: where rule U5 holds
 * (gpurta/platform.h), an SM has no more shared memory than what the kernel asks for, or what the
 * driver chooses for it. The tables: ::GPURTA_OCCUPANCY, the platform; ::GPURTA_OCCUPANCY_KERNELS,
 * a row for each kernel;
 *  ::GPURTA_OCCUPANCY_RESOURCES, inside it what each resource of an SM alone would allow. A kernel
 *  whose block cannot launch has 0 blocks and a reason.
 *
 *  @param model        has a platform, of SMs, and kernels with their threads; their wcet, blocks
 * and deadlines are not looked at
 *  @param options      optional; none is of this analysis
 *  @param[out] result  owned by the caller; ends with gpurta_result_destroy()
 *  @param[out] error   optional; receives the message
 *  @return ::GPURTA_OK; as gpurta_model_program(); ::GPURTA_INVALID_ARGUMENT (NULL, no platform,
 * one of plain slots, no kernels); ::GPURTA_NOT_APPLICABLE (a kernel without threads);
 *          ::GPURTA_NO_MEMORY. O(kernels log limit). */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_occupancy(const gpurta_model *model,
                                                          const gpurta_options *options,
                                                          gpurta_result **result,
                                                          gpurta_error *error);

/** @name Numbers at once
 *  @{ */

/** @brief Blocks of a launch that fit on one free SM.
 *
 *  @param[out] blocks   0 if the block cannot launch at all
 *  @param platform      a device
 *  @param threads       per block, >= 1
 *  @param registers     per thread, >= 0; 0: not a limit
 *  @param shared_memory bytes per block, >= 0
 *  @param[out] error    optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL, a platform of plain slots or with a
 *          field missing); ::GPURTA_OUT_OF_RANGE (a count below its least). O(1), no allocation. */
GPURTA_API GPURTA_MUST_USE gpurta_status
gpurta_occupancy_blocks_per_sm(int64_t *blocks, const gpurta_platform *platform, int64_t threads,
                               int64_t registers, int64_t shared_memory, gpurta_error *error);

/** @brief gpurta_occupancy_blocks_per_sm() of many launches.
 *
 *  @param[out] blocks   @p count answers; 0 where a block cannot launch
 *  @param platform      a device
 *  @param count         number of launches
 *  @param threads       @p count numbers >= 1
 *  @param registers     @p count numbers >= 0; NULL: all 0
 *  @param shared_memory @p count numbers >= 0; NULL: all 0
 *  @param[out] error    optional; receives the message and the index of the launch at fault
 *  @return as gpurta_occupancy_blocks_per_sm(); on failure @p blocks is as it was. O(count), no
 *          allocation. @p blocks may be the same array as one of the others. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_occupancy_batch(
    int64_t *blocks, const gpurta_platform *platform, size_t count, const int64_t *threads,
    const int64_t *registers, const int64_t *shared_memory, gpurta_error *error);

/** @brief The largest value of one count of a launch that still gives @p blocks blocks per SM.
 *
 *  @param[out] value    the largest value; registers at most ::GPURTA_REGISTERS_PER_THREAD_MAX
 *  @param platform      a device
 *  @param which         the count to be found; the argument for it is ignored
 *  @param blocks        blocks per SM that are wanted, >= 1
 *  @param threads       per block, >= 1
 *  @param registers     per thread, >= 0
 *  @param shared_memory bytes per block, >= 0
 *  @param[out] error    optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (as gpurta_occupancy_blocks_per_sm(), or no such
 *          count); ::GPURTA_OUT_OF_RANGE; ::GPURTA_NOT_APPLICABLE (no value gives so many blocks).
 *          O(log of the limit), no allocation. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_occupancy_largest(
    int64_t *value, const gpurta_platform *platform, gpurta_launch_count which, int64_t blocks,
    int64_t threads, int64_t registers, int64_t shared_memory, gpurta_error *error);

/** @} */

#ifdef __cplusplus
}
#endif

#endif
