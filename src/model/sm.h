/* An SM: its limits, what a block gets of it, and what is free.
 *
 * A simulator keeps one `struct sm_free` per SM. sm_room() says how many more blocks of a footprint
 * fit, sm_place() books them. For blocks of one footprint an empty SM takes exactly
 * the blocks that NVIDIA's calculator gives, and so does any other, in whatever order blocks come
 * and go, unless sm_certain() says less. For mixed footprints it is the same rule applied to what
 * is free. A warp has all its registers in one
 * sub-partition. Which one: the one with most registers free, the lowest of them in a tie; or,
 * where rule U3 holds, in turn from the one that holds the fewest warps, the lowest of them in a
 * tie.
 *
 * Where rule U4 holds, shared memory is booked in struct sm_pieces. */
#pragma once

#include "base/pool.h"
#include "model/platform.h"

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
    /* The rules of newer GPUs (model/rules.def). */
    uint32_t resident_grids; /* U2; 0: any number */
    uint32_t carveout_sms;   /* U5: SMs that share a carve-out; 0: no carve-outs */
    uint64_t carveout_sizes; /* bit k: 4k KiB */
    bool queue_delay, warps_in_turn, contiguous, local_memory_waits, block_pairs, freed_first;
};

/* What a block gets. Blocks with equal footprints are equal to every analysis. */
struct footprint {
    uint32_t warps;
    uint32_t registers_per_warp; /* 0: registers are not a limit */
    uint32_t shared_memory;      /* bytes */
    uint32_t carveout;           /* U5: bytes that its SM must be set to, or more */
    uint32_t carveout_most;      /* any of these up to that, where it is unknown */
    int64_t local_memory;        /* U6: bytes per thread */
};

static inline bool footprint_equal(const struct footprint *const a, const struct footprint *const b)
{
    return a->warps == b->warps && a->registers_per_warp == b->registers_per_warp &&
           a->shared_memory == b->shared_memory && a->carveout == b->carveout &&
           a->carveout_most == b->carveout_most && a->local_memory == b->local_memory;
}

/* What an SM has left. */
struct sm_free {
    uint32_t warps, blocks, shared_memory;
    uint32_t registers[SUB_PARTITIONS_MAX]; /* of each sub-partition */
    uint32_t slots[SUB_PARTITIONS_MAX];     /* U3: warps of each sub-partition */
};

/* Warps of one block on each sub-partition. */
struct sm_share {
    uint32_t warps[SUB_PARTITIONS_MAX];
};

/* An empty SM. */
void sm_free_init(struct sm_free *sm, const struct sm_limits *limits);

/* Blocks of the footprint that still fit; and without regard to shared memory. */
uint32_t sm_room(const struct sm_free *sm, const struct sm_limits *limits,
                 const struct footprint *footprint);
uint32_t sm_room_of_warps(const struct sm_free *sm, const struct sm_limits *limits,
                          const struct footprint *footprint);

/* The fewest resident blocks of a footprint, and of no other, that keep one more out; `most` is
 * what an empty SM takes. */
uint32_t sm_certain(const struct sm_limits *limits, const struct footprint *footprint,
                    uint32_t most);

/* Books so many blocks one after the other; sm_room() must be as many or more. */
void sm_place(struct sm_free *sm, struct sm_share *share, const struct sm_limits *limits,
              const struct footprint *footprint, uint32_t blocks);

/* Gives back so many blocks of a footprint that had that share of the sub-partitions. */
void sm_give(struct sm_free *sm, const struct sm_share *share, const struct sm_limits *limits,
             const struct footprint *footprint, uint32_t blocks);

/* Rule U4: the pieces of shared memory in use, by address. All of an owner are given back at once.
 */
struct sm_piece {
    uint32_t start, size;
    size_t owner;
};

struct sm_pieces {
    struct pool *pool; /* NULL: the heap */
    struct sm_piece *piece;
    size_t count, room;
};

/* Pieces of `size` > 0 bytes that still find a place below `end`. */
uint32_t sm_pieces_room(const struct sm_pieces *pieces, uint32_t end, uint32_t size);

/* Takes the lowest places; sm_pieces_room() must be `blocks` or more. false: out of memory. */
bool sm_pieces_take(struct sm_pieces *pieces, uint32_t size, uint32_t blocks, size_t owner);

void sm_pieces_give(struct sm_pieces *pieces, size_t owner);
