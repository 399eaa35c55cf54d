/* Platforms from inside. */
#ifndef PLATFORM_H
#define PLATFORM_H

#include <gpurta/platform.h>
#include <stdbool.h>
#include <stdint.h>

#define PLATFORM_FIELDS (GPURTA_PLATFORM_COPIES_IN_ORDER + 1)

/* Largest number of sub-partitions of an SM. */
#define SUB_PARTITIONS_MAX 8

struct platform_row;

/* What decides blocks per SM, in units that are powers of two: no division by them is left. Kept
 * up to date with the fields, so that many threads may read it. */
struct quick_limits {
    bool known; /* false: a field is missing, or a unit is no power of two */
    uint8_t warp_shift, register_shift, shared_shift;
    uint32_t threads, warps, blocks;      /* of a block; of an SM */
    uint32_t registers_per_thread, parts; /* parts: sub-partitions */
    uint32_t register_units, block_units; /* of a sub-partition; at most for a block */
    uint32_t shared_units, shared_offset; /* of an SM; reserved bytes, and what rounds up */
    uint32_t shared_most;                 /* bytes of a block, at most */
};

struct gpurta_platform {
    const char *name; /* of the row, static, or own_name */
    char *own_name;   /* of a platform that is in no table */
    const struct platform_row *row;
    int64_t field[PLATFORM_FIELDS];
    struct quick_limits quick;
};

/* After a change of a field (occupancy.c). */
void platform_changed(gpurta_platform *platform);

/* The same device with another name is still the same: these decide. */
static inline int64_t platform_field(const gpurta_platform *const platform,
                                     const gpurta_platform_field field)
{
    return platform->field[field];
}

#endif
