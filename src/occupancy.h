/* Occupancy from inside: the rounded needs of a block, and what is free on an SM.
 *
 * A simulator keeps one `struct sm_free` per SM. sm_room() says how many more blocks of a
 * footprint fit, sm_place() and sm_remove() book them. For blocks of one footprint this gives
 * exactly the blocks per SM that NVIDIA's calculator gives, in whatever order blocks come and go;
 * for mixed footprints it is the same rule applied to what is free: a warp has all its registers in
 * one sub-partition, and goes to the one with most registers free, the lowest of them in a tie. */
#ifndef OCCUPANCY_H
#define OCCUPANCY_H

#include "platform.h"
#include "program.h"

#include <gpurta/occupancy.h>
#include <stdbool.h>
#include <stdint.h>

/* "As many as you like". */
#define NO_LIMIT UINT32_MAX

/* Limits of one SM of a device; all products of these fit into 64 bits. */
struct sm_limits {
    uint32_t warp_size, threads_per_block, warps, blocks;
    uint32_t registers_per_thread, registers_per_block, registers_per_sm, register_unit;
    uint32_t sub_partitions, launch_sub_partitions;
    uint32_t shared_memory, shared_memory_per_block; /* the limit per block includes the reserve */
    uint32_t shared_memory_as_is;                    /* likewise, without opting in */
    uint32_t shared_memory_unit, shared_memory_reserved;
};

/* What a block gets. Blocks with equal footprints are equal to every analysis. */
struct footprint {
    uint32_t warps;
    uint32_t registers_per_warp; /* 0: registers are not a limit */
    uint32_t shared_memory;      /* bytes */
};

/* Fills limits; GPURTA_INVALID_ARGUMENT with a message: plain slots, or a field is missing. */
gpurta_status sm_limits_of(struct sm_limits *limits, const gpurta_platform *platform,
                           gpurta_error *error);

/* What blocks of a launch get. GPURTA_OUT_OF_RANGE: a count is below its least;
 * GPURTA_NOT_APPLICABLE: the block cannot launch, the message says why. */
gpurta_status footprint_of(struct footprint *footprint, const struct sm_limits *limits,
                           const struct launch *launch, gpurta_error *error);

static inline bool footprint_equal(const struct footprint *const a, const struct footprint *const b)
{
    return a->warps == b->warps && a->registers_per_warp == b->registers_per_warp &&
           a->shared_memory == b->shared_memory;
}

/* What an SM has left. */
struct sm_free {
    uint32_t warps, blocks, shared_memory;
    uint32_t registers[SUB_PARTITIONS_MAX]; /* of each sub-partition */
};

/* Warps of one block on each sub-partition: what sm_remove() needs to know. */
struct sm_share {
    uint32_t warps[SUB_PARTITIONS_MAX];
};

/* An empty SM. */
void sm_free_init(struct sm_free *sm, const struct sm_limits *limits);

/* Blocks of the footprint that still fit. */
uint32_t sm_room(const struct sm_free *sm, const struct sm_limits *limits,
                 const struct footprint *footprint);

/* Books one block; sm_room() must be 1 or more. */
void sm_place(struct sm_free *sm, struct sm_share *share, const struct sm_limits *limits,
              const struct footprint *footprint);

/* Gives back what sm_place() booked. */
void sm_remove(struct sm_free *sm, const struct sm_share *share, const struct sm_limits *limits,
               const struct footprint *footprint);

#endif
