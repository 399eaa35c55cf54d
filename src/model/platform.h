/* Platforms from inside. */
#pragma once

#include <gpurta/platform.h>
#include <gpurta/time.h>
#include <stdbool.h>
#include <stdint.h>

#define PLATFORM_FIELDS (GPURTA_PLATFORM_SWITCH_COST + 1)

/* Largest number of sub-partitions of an SM. */
#define SUB_PARTITIONS_MAX 8

/* Every field once: X(NUMBER, name, kind, smallest, largest, words, "sentence"). The name is the
 * member's in the table and the key's in files; a field without a sentence is part of another key.
 * Limits keep every product of an analysis within 64 bits. */
#define FIELD_MAP(X)                                                                               \
    X(GPURTA_PLATFORM_SLOTS, slots, COUNT, 1, INT64_MAX, NULL,                                     \
      "blocks that the device holds at once, whatever they need")                                  \
    X(GPURTA_PLATFORM_SMS, sms, COUNT, 1, 1 << 30, NULL, "streaming multiprocessors")              \
    X(GPURTA_PLATFORM_THREADS_PER_SM, threads_per_sm, COUNT, 1, 1 << 16, NULL,                     \
      "threads that one SM holds")                                                                 \
    X(GPURTA_PLATFORM_BLOCKS_PER_SM, blocks_per_sm, COUNT, 1, 1 << 16, NULL,                       \
      "blocks that one SM holds")                                                                  \
    X(GPURTA_PLATFORM_THREADS_PER_BLOCK, threads_per_block, COUNT, 1, 1 << 16, NULL,               \
      "threads of the largest block")                                                              \
    X(GPURTA_PLATFORM_WARP_SIZE, warp_size, COUNT, 1, 1024, NULL, "threads of a warp")             \
    X(GPURTA_PLATFORM_REGISTERS_PER_SM, registers_per_sm, COUNT, 1, 1 << 30, NULL,                 \
      "32-bit registers of one SM")                                                                \
    X(GPURTA_PLATFORM_REGISTERS_PER_BLOCK, registers_per_block, COUNT, 1, 1 << 30, NULL,           \
      "registers of the largest block")                                                            \
    X(GPURTA_PLATFORM_REGISTERS_PER_THREAD, registers_per_thread, COUNT, 1, 1 << 16, NULL,         \
      "registers of the largest thread")                                                           \
    X(GPURTA_PLATFORM_REGISTER_UNIT, register_unit, COUNT, 1, 1 << 20, NULL,                       \
      "a warp's registers are rounded up to it")                                                   \
    X(GPURTA_PLATFORM_SUB_PARTITIONS, sub_partitions, COUNT, 1, SUB_PARTITIONS_MAX, NULL,          \
      "equal parts of an SM's register file; a warp lives in one of them")                         \
    X(GPURTA_PLATFORM_LAUNCH_SUB_PARTITIONS, launch_sub_partitions, COUNT, 0, SUB_PARTITIONS_MAX,  \
      NULL, "sub-partitions that the check of a launch counts with; 0: as sub_partitions")         \
    X(GPURTA_PLATFORM_SHARED_MEMORY_PER_SM, shared_memory_per_sm, BYTES, 1, 1 << 30, NULL,         \
      "shared memory of one SM")                                                                   \
    X(GPURTA_PLATFORM_SHARED_MEMORY_PER_BLOCK, shared_memory_per_block, BYTES, 1, 1 << 30, NULL,   \
      "shared memory that a block may have as it is")                                              \
    X(GPURTA_PLATFORM_SHARED_MEMORY_PER_BLOCK_OPTIN, shared_memory_per_block_optin, BYTES, 0,      \
      1 << 30, NULL, "shared memory that a block may have when its kernel asks for it")            \
    X(GPURTA_PLATFORM_SHARED_MEMORY_UNIT, shared_memory_unit, BYTES, 1, 1 << 20, NULL,             \
      "a block's shared memory is rounded up to it")                                               \
    X(GPURTA_PLATFORM_SHARED_MEMORY_RESERVED, shared_memory_reserved, BYTES, 0, 1 << 20, NULL,     \
      "shared memory that the driver adds to every block")                                         \
    X(GPURTA_PLATFORM_COPY_ENGINES, copy_engines, COUNT, 0, 1 << 16, NULL, "copies at once")       \
    X(GPURTA_PLATFORM_COPY_BANDWIDTH, copy_bandwidth, BYTES, 0, INT64_MAX, NULL,                   \
      "what a copy moves in a second")                                                             \
    X(GPURTA_PLATFORM_COMPUTE_CAPABILITY_MAJOR, compute_capability_major, COUNT, 0, 999, NULL, "") \
    X(GPURTA_PLATFORM_COMPUTE_CAPABILITY_MINOR, compute_capability_minor, COUNT, 0, 999, NULL, "") \
    X(GPURTA_PLATFORM_SM_ORDER, sm_order, WORD, 0, GPURTA_SM_ORDER_DESCENDING,                     \
      "unknown\0ascending\0even-then-odd\0descending\0",                                           \
      "which SM takes a block when several are equally good")                                      \
    X(GPURTA_PLATFORM_RESIDENT_GRIDS, resident_grids, COUNT, 0, 1 << 30, NULL,                     \
      "kernels at once, for rule U2")                                                              \
    X(GPURTA_PLATFORM_CARVEOUT_SMS, carveout_sms, COUNT, 0, 1 << 16, NULL,                         \
      "consecutive SMs that share a carve-out, for rule U5")                                       \
    X(GPURTA_PLATFORM_CARVEOUT_SIZES, carveout_sizes, SIZES, 0, INT64_MAX, NULL,                   \
      "shared memory that an SM can be set to, a list of multiples of 4 KiB, for rule U5")         \
    X(GPURTA_PLATFORM_QUEUE_DELAY, queue_delay, BOOL, 0, 1, NULL,                                  \
      "rule U1: a successor in a stream reaches its queue late, after blocks that wait")           \
    X(GPURTA_PLATFORM_RESIDENT_GRID_LIMIT, resident_grid_limit, BOOL, 0, 1, NULL,                  \
      "rule U2: at most resident_grids kernels in queues or running")                              \
    X(GPURTA_PLATFORM_WARPS_IN_TURN, warps_in_turn, BOOL, 0, 1, NULL,                              \
      "rule U3: warps are dealt to sub-partitions in turn")                                        \
    X(GPURTA_PLATFORM_CONTIGUOUS_SHARED_MEMORY, contiguous_shared_memory, BOOL, 0, 1, NULL,        \
      "rule U4: a block's shared memory is one piece, the first that fits")                        \
    X(GPURTA_PLATFORM_CARVEOUT_WAITS, carveout_waits, BOOL, 0, 1, NULL,                            \
      "rule U5: a kernel with a larger carve-out waits until its SMs are empty")                   \
    X(GPURTA_PLATFORM_LOCAL_MEMORY_WAITS, local_memory_waits, BOOL, 0, 1, NULL,                    \
      "rule U6: a kernel with more local memory than any before waits for an idle GPU")            \
    X(GPURTA_PLATFORM_BLOCK_PAIRS, block_pairs, BOOL, 0, 1, NULL,                                  \
      "rule U7: an idle GPU is filled two blocks an SM at a time")                                 \
    X(GPURTA_PLATFORM_FREED_FIRST, freed_first, BOOL, 0, 1, NULL,                                  \
      "rule U8: of SMs with equal room the one freed first takes the block")                       \
    X(GPURTA_PLATFORM_COPIES_IN_ORDER, copies_in_order, BOOL, 0, 1, NULL,                          \
      "rule U9: an engine's copies run in the order of their launches")                            \
    X(GPURTA_PLATFORM_SWITCH_COST, switch_cost, COUNT, 1, INT64_C(1000000000000), NULL,            \
      "the longest switch between contexts that was measured, in ns, for switch_cost: measured")

struct platform_row;

#define PLATFORM_TEXT 1000
#define NOT_CONFIRMED "not confirmed of this GPU by any source: "

struct gpurta_platform {
    const char *name; /* of the row, static, or own_name */
    char *own_name;   /* of a platform that is in no table */
    const struct platform_row *row;
    char title[PLATFORM_TEXT];    /* the name, and how it differs from its row */
    char doubts[PLATFORM_TEXT];   /* an assumption: NOT_CONFIRMED and what; "": nothing */
    char evidence[PLATFORM_TEXT]; /* the same, of rules that were measured on other GPUs alone */
    char unconfirmed[2 * PLATFORM_TEXT]; /* both */
    int64_t field[PLATFORM_FIELDS];
};

/* cost := what a switch between contexts took where it was measured, in that unit; 0: it was not.
 */
gpurta_status platform_switch_cost(const gpurta_platform *platform, gpurta_unit unit, mpq_ptr cost,
                                   gpurta_error *error);

/* An assumption on turns of contexts and channels, or on contexts by priority: where it was
 * observed, of the latter also on this GPU; NULL: on this GPU. platform: NULL: not known. */
const char *platform_runlist_doubt(const gpurta_platform *platform, bool priority);

/* The same device with another name is still the same: these decide. */
static inline int64_t platform_field(const gpurta_platform *const platform,
                                     const gpurta_platform_field field)
{
    return platform->field[field];
}
