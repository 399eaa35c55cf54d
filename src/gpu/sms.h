/* The books of all SMs: what is free on each, under the rules of the device. */
#pragma once

#include "base/pool.h"
#include "gpu/device.h"
#include "model/occupancy.h"

#include <gpurta/simulate.h>

/* Needs whose rooms are kept for when blocks with them come again, on so many SMs or more. */
enum { RECENT_NEEDS = 16, RECENT_SMS = 16 };

/* Room for blocks as far as some of their needs go, and after how many changes it was found. */
struct recent {
    uint32_t need[2];
    int32_t *room;
    size_t at;
};

struct sms {
    struct pool *pool; /* of all that is here; NULL: the heap */
    const struct device *device;
    struct sm_free *free;     /* by position, as all that follow */
    struct sm_pieces *pieces; /* U4; else NULL */
    /* U5; else NULL. SMs that share a carve-out are a group. */
    uint32_t *group;
    size_t *next_of_group; /* the next position of the group, in a ring */
    uint32_t *carveout;    /* of each group: bytes */
    int64_t *resident;     /* of each group: blocks */
    int64_t *leaving;      /* of each group, for sms_same_again(): blocks that end together */
    /* For sms_rooms_of(): on which SMs something changed last, in a ring of at least as many as
     * there are SMs, a power of two; how often; and the rooms for warps with registers, and for
     * shared memory. */
    uint32_t *changed;
    int32_t *end; /* U5, of each SM: carveout of its group; FREE_TO_SET: it is empty */
    size_t ring, changes;
    size_t found; /* rooms, so far */
    struct recent warps[RECENT_NEEDS], memory[RECENT_NEEDS];
};

/* false: out of memory; sms_clear() frees in any case. */
bool sms_init(struct sms *sms, const struct device *device, struct pool *pool);
void sms_clear(struct sms *sms);

/* Blocks of the footprint that still fit on an SM. */
int64_t sms_room(const struct sms *sms, size_t position, const struct footprint *footprint);

/* The same for all SMs, 0 outside of the partition. */
void sms_rooms_of(struct sms *sms, uint32_t partition, const struct footprint *footprint,
                  int64_t *room);

/* Books blocks, which must fit, and their share of the sub-partitions. `owner` names them.
 * false: out of memory. */
bool sms_book(struct sms *sms, struct sm_share *share, size_t position,
              const struct footprint *footprint, uint32_t blocks, size_t owner);

/* Gives them back. true: the SM's group is empty now, all its rooms have changed. */
bool sms_unbook(struct sms *sms, const struct sm_share *share, size_t position,
                const struct footprint *footprint, uint32_t blocks, size_t owner);

/* Blocks end, and others of their kernel may take their places: all of them, SM by SM, before
 * sms_same_again(), and with `blocks` below 0 after it. */
static inline void sms_leave(struct sms *const sms, const size_t position, const int64_t blocks)
{
    if (sms->group)
        sms->leaving[sms->group[position]] += blocks;
}

/* Would the SM, having got back these blocks, take as many in the same places? */
bool sms_same_again(const struct sms *sms, const struct sm_share *share, size_t position,
                    const struct footprint *footprint, uint32_t blocks, size_t owner);

/* Why no SM takes a block: the rule, and an SM that would take one if it were not for U3, U4 or U5;
 * else -1. */
gpurta_rule sms_lacking(const struct sms *sms, const struct footprint *footprint,
                        uint32_t partition, int64_t *sm);
