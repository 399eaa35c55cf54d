/* The SM on which the next block goes: most-room, U8 in a tie, or round-robin; and how many blocks
 * go there at once (U7). */
#ifndef GPU_CHOICE_H
#define GPU_CHOICE_H

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
    /* A tournament: node 1 is the root, the leaf of position p is node leaves + p. */
    uint32_t *winner;
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

/* The better one of two positions, of which `a` is the lower: that with more room; in a tie the
 * one that was freed first (U8), else, or where neither ever was, the lower one. */
static inline size_t choice_better(const struct choice *const choice, const size_t a,
                                   const size_t b)
{
    if (choice->room[a] != choice->room[b])
        return choice->room[b] > choice->room[a] ? b : a;
    return choice->freed && choice->freed[b] < choice->freed[a] ? b : a;
}

static inline void choice_set(struct choice *const choice, const size_t position,
                              const int64_t room)
{
    uint32_t *const winner = choice->winner;
    choice->room[position] = room;
    for (size_t i = (choice->leaves + position) / 2; i > 0; i /= 2) {
        const uint32_t was = winner[i];
        winner[i] = (uint32_t)choice_better(choice, winner[2 * i], winner[2 * i + 1]);
        if (winner[i] == was && was != position)
            return; /* the same wins above, as before */
    }
}

/* Where the next block goes; NONE: there is no room. */
static inline size_t choice_next(struct choice *const choice)
{
    const size_t sms = choice->device->sms;
    size_t position = choice->winner[1];
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

#endif
