/* The SM on which the next block goes: most-room, U8 in a tie, or round-robin; and how many blocks
 * go there at once (U7). */
#pragma once

#include "base/pool.h"
#include "gpu/device.h"

struct choice {
    const struct device *device;
    struct pool *pool; /* of what is here; NULL: the heap */
    int64_t *room; /* of each position: for blocks of the kernel whose turn it is; 0 outside of its
                    * partition */
    uint32_t partition; /* of that kernel, and 1 */
    uint64_t *freed;    /* U8: when each was freed last, as a number; 0: never. Else NULL */
    uint64_t frees;     /* how often one was */
    bool round_robin;
    size_t next; /* of round-robin */
    /* A tournament of keys: node 1 is the root, the leaf of position p is node leaves + p. */
    uint64_t *key;
    size_t leaves; /* a power of two */
};

/* No room anywhere, nothing freed. false: out of memory; choice_clear() frees in any case. */
bool choice_init(struct choice *choice, const struct device *device, struct pool *pool);
void choice_clear(struct choice *choice);

/* After every change of room[] or freed[]; of one position: choice_set(). */
void choice_build(struct choice *choice);

/* U8: which SM was freed first counts only since the GPU, or the partition (0: all), was idle.
 * choice_build() follows where this is true. */
bool choice_forget(struct choice *choice, uint32_t partition);

/* The larger, the better: a position with more room; in a tie that which was freed first (U8). No
 * run has 2^40 blocks, and no SM has room for 2^23. */
enum { FREED_BITS = 40 };

static inline uint64_t choice_key(const struct choice *const choice, const size_t position)
{
    const uint64_t room = (uint64_t)choice->room[position] + 1;
    return (room << FREED_BITS) - (choice->freed ? choice->freed[position] : 0);
}

static inline void choice_set(struct choice *const choice, const size_t position,
                              const int64_t room)
{
    uint64_t *const key = choice->key;
    size_t i = choice->leaves + position;
    choice->room[position] = room;
    for (uint64_t best = choice_key(choice, position); key[i] != best && i > 0; i /= 2) {
        const uint64_t other = key[i ^ 1]; /* what was written is not waited for */
        key[i] = best;
        best = best > other ? best : other;
    }
}

/* The best position; of equal ones, which were never freed, the lowest. */
static inline size_t choice_best(const struct choice *const choice)
{
    size_t i = 1;
    while (i < choice->leaves) {
        i *= 2;
        i += choice->key[i] != choice->key[i / 2];
    }
    return i - choice->leaves;
}

/* Where the next block goes; NONE: there is no room. */
static inline size_t choice_next(struct choice *const choice)
{
    const size_t sms = choice->device->sms;
    size_t position = choice_best(choice);
    if (choice->room[position] <= 0)
        return NONE;
    if (!choice->round_robin)
        return position;
    for (position = choice->next; choice->room[position] <= 0;)
        position = position + 1 < sms ? position + 1 : 0;
    choice->next = position + 1 < sms ? position + 1 : 0;
    return position;
}

static inline void choice_freed(struct choice *const choice, const size_t position)
{
    if (choice->freed)
        choice->freed[position] = ++choice->frees;
}

/* U7: do the blocks of a kernel that begins on `sms` SMs without any block go two by two? */
static inline bool pairs_begin(const struct sm_limits *const limits, const int64_t blocks,
                               const int64_t sms)
{
    return limits->block_pairs && blocks > 2 * sms + 4;
}

/* So many of them at once, where so many are left and the SM has that room. */
static inline int64_t pairs_next(const bool pairs, const int64_t left, const int64_t sms,
                                 const int64_t room)
{
    return pairs && room > 1 && left > 2 * sms + 2 ? 2 : 1;
}
