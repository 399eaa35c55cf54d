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
 *  holds fewer, once others have left: only ::GPURTA_OCCUPANCY_CERTAIN_BLOCKS_PER_SM are certain.
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

#include <gpurta/platform.h>
#include <gpurta/program.h>

#ifdef __cplusplus
extern "C" {
#endif

/** @brief What an SM has for blocks. Bit numbers of gpurta_occupancy_limited_by(), and part of the
 *  ABI. */
typedef enum gpurta_resource {
    GPURTA_RESOURCE_WARPS = 0,         /**< "warps" */
    GPURTA_RESOURCE_REGISTERS = 1,     /**< "registers" */
    GPURTA_RESOURCE_SHARED_MEMORY = 2, /**< "shared_memory" */
    GPURTA_RESOURCE_BLOCKS = 3         /**< "blocks": places for blocks */
} gpurta_resource;

/** @brief Number of resources. */
#define GPURTA_RESOURCES 4

/** @brief Name of a resource, as in JSON: "warps"; NULL if there is none. O(1). */
GPURTA_API const char *gpurta_resource_name(gpurta_resource resource);

/** @brief Counts of a launch, for gpurta_occupancy_largest(). */
typedef enum gpurta_launch_count {
    GPURTA_LAUNCH_THREADS = 0,      /**< threads per block */
    GPURTA_LAUNCH_REGISTERS = 1,    /**< registers per thread */
    GPURTA_LAUNCH_SHARED_MEMORY = 2 /**< bytes per block, static + dynamic */
} gpurta_launch_count;

/** @brief Most registers that compilers give a thread: gpurta_occupancy_largest() stops here. */
#define GPURTA_REGISTERS_PER_THREAD_MAX 255

/** @name Blocks and slots at once
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

/** @brief Slots: blocks of a launch that the whole platform runs at once, g_max.
 *
 *  @param[out] slots    >= 1
 *  @param platform      a device whose number of SMs is known, or plain slots, which hold any block
 *  @param threads       per block, >= 1
 *  @param registers     per thread, >= 0; 0: not a limit
 *  @param shared_memory bytes per block, >= 0
 *  @param[out] error    optional; receives the message: why the block cannot launch
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL, a field missing, the number of SMs among
 *          them); ::GPURTA_OUT_OF_RANGE (a count below its least); ::GPURTA_NOT_APPLICABLE (the
 *          block cannot launch). O(1), no allocation. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_occupancy_slots(int64_t *slots,
                                                                const gpurta_platform *platform,
                                                                int64_t threads, int64_t registers,
                                                                int64_t shared_memory,
                                                                gpurta_error *error);

/** @brief Slots of a program whose blocks all have one footprint.
 *
 *  Two kernels have one footprint when their needs are the same after rounding: the same warps,
 *  the same registers per warp, the same shared memory; under rule U5 (gpurta/platform.h) also the
 *  same carve-out, which limits the blocks of an SM. Different footprints have no one g_max: use
 *  the simulator for them. An idle GPU takes so many blocks; whether so many are resident whenever
 *  another one waits, ::GPURTA_OCCUPANCY_CERTAIN_BLOCKS_PER_SM tells.
 *
 *  @param[out] slots g_max >= 1
 *  @param platform   a device whose number of SMs is known, or plain slots, which hold any block
 *  @param program    kernels; on a device each needs its threads
 *  @param[out] error optional; receives the message and the index of the kernel at fault
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL, empty program, a field of the platform
 *          missing); ::GPURTA_NOT_APPLICABLE (a kernel without threads, a block that cannot
 *          launch, different footprints). O(operations), no allocation. */
GPURTA_API GPURTA_MUST_USE gpurta_status
gpurta_occupancy_program_slots(int64_t *slots, const gpurta_platform *platform,
                               const gpurta_program *program, gpurta_error *error);

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
/** @name One launch in full
 *  @{ */

/** @brief Numbers of a result. The numbers are part of the ABI. */
typedef enum gpurta_occupancy_count {
    GPURTA_OCCUPANCY_BLOCKS_PER_SM = 0,   /**< 0 if the block cannot launch */
    GPURTA_OCCUPANCY_SLOTS = 1,           /**< SMs × blocks per SM; -1: number of SMs not known */
    GPURTA_OCCUPANCY_WARPS_PER_SM = 2,    /**< warps of those blocks */
    GPURTA_OCCUPANCY_WARPS_PER_BLOCK = 3, /**< what one block gets: warps */
    GPURTA_OCCUPANCY_REGISTERS_PER_WARP = 4,      /**< registers of each warp, rounded up */
    GPURTA_OCCUPANCY_REGISTERS_PER_BLOCK = 5,     /**< registers of all its warps */
    GPURTA_OCCUPANCY_SHARED_MEMORY_PER_BLOCK = 6, /**< bytes, the reserved ones included */
    GPURTA_OCCUPANCY_OPT_IN = 7, /**< 1 if the kernel has to opt in to so much shared memory */
    GPURTA_OCCUPANCY_CERTAIN_BLOCKS_PER_SM = 8, /**< blocks that an SM holds at least while another
                                                     of the kernel waits, g_min: fewer than an empty
                                                     SM takes where rule U3 can keep one out */
    GPURTA_OCCUPANCY_CARVEOUT = 9 /**< rule U5: shared memory in bytes that its SMs are set to; 0:
                                       the platform has no carve-outs */
} gpurta_occupancy_count;

/** @brief Occupancy of one launch: immutable, independent of its platform. */
typedef struct gpurta_occupancy gpurta_occupancy;

/** @brief Computes everything about one launch.
 *
 *  @param[out] result   owned by the caller; ends with gpurta_occupancy_destroy()
 *  @param platform      a device
 *  @param threads       per block, >= 1
 *  @param registers     per thread, >= 0; 0: not a limit
 *  @param shared_memory bytes per block, >= 0
 *  @param[out] error    optional; receives the message
 *  @return as gpurta_occupancy_blocks_per_sm(), and ::GPURTA_NO_MEMORY. O(1). */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_occupancy_create(gpurta_occupancy **result,
                                                                 const gpurta_platform *platform,
                                                                 int64_t threads, int64_t registers,
                                                                 int64_t shared_memory,
                                                                 gpurta_error *error);

/** @brief The same for a kernel of a program, with its carve-out: where rule U5 holds
 *  (gpurta/platform.h), an SM has no more shared memory than what the kernel asks for, or what the
 *  driver chooses for it.
 *
 *  @param[out] result   owned by the caller; ends with gpurta_occupancy_destroy()
 *  @param platform      a device
 *  @param program       a program
 *  @param index         a kernel of it, whose threads are given
 *  @param[out] error    optional; receives the message and the index of the kernel
 *  @return as gpurta_occupancy_create(). O(1). */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_occupancy_of_kernel(gpurta_occupancy **result,
                                                                    const gpurta_platform *platform,
                                                                    const gpurta_program *program,
                                                                    size_t index,
                                                                    gpurta_error *error);

/** @brief Frees a result; NULL is allowed. */
GPURTA_API void gpurta_occupancy_destroy(gpurta_occupancy *result);

/** @brief A number of the result; 0 for NULL or if there is no such number. O(1). */
GPURTA_API int64_t gpurta_occupancy_get(const gpurta_occupancy *result,
                                        gpurta_occupancy_count which);

/** @brief Blocks that one resource alone would allow.
 *  @return the number; -1 if the launch does not need the resource (no registers given, no shared
 *          memory), for NULL or if there is no such resource. O(1). */
GPURTA_API int64_t gpurta_occupancy_limit(const gpurta_occupancy *result, gpurta_resource resource);

/** @brief Which resources bind: bit 1 << r is set iff resource r alone allows no more blocks than
 *  all together. 0 for NULL. O(1). */
GPURTA_API unsigned gpurta_occupancy_limited_by(const gpurta_occupancy *result);

/** @brief Why the block cannot launch.
 *  @return text that lives as long as the result; NULL if it can, or for NULL. O(1). */
GPURTA_API const char *gpurta_occupancy_reason(const gpurta_occupancy *result);

/** @} */

#ifdef __cplusplus
}
#endif

#endif
