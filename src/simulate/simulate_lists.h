/* Queues and the tournament over SMs: the same for both number kinds. */
#ifndef SIMULATE_LISTS_H
#define SIMULATE_LISTS_H

#include "simulate/simulate_run.h"

/* Part of a group: blocks on one SM. */
struct entry {
    int64_t blocks;
    uint32_t next; /* of its group; in a free entry: the next free one */
    uint32_t position;
};

/* First in, first out, linked through struct job. */
struct fifo {
    uint32_t head, tail;
};

/* Jobs that move into queues: by what caused the move, then the earliest launched. */
struct job_heap {
    size_t *item;
    size_t count, room;
};

/* false: out of memory */
bool job_heap_push(struct job_heap *heap, size_t j, const struct job *job);
size_t job_heap_pop(struct job_heap *heap, const struct job *job);

/* Tournament over positions: room[], and the winner of every node. Node 1 is the root, the leaf of
 * position p is node leaves + p. More room wins; in a tie the one that was freed first, where
 * that is asked for; else, or where none of them was ever used, the lower position. */
struct tree {
    size_t leaves; /* a power of two */
    size_t positions;
    int64_t *room; /* below 0: no such position */
    uint32_t *winner;
    size_t footprint; /* that the rooms are for; NONE: none */
    uint32_t partition;
    uint64_t *freed; /* U8: when each was freed last, as a number; 0: never. Else NULL */
};

/* room[], winner[] and leaves are made; tree_build() after every change of room[]. */
void tree_init(struct tree *tree, size_t positions);
void tree_build(struct tree *tree);

static inline uint32_t tree_better(const struct tree *const tree, const uint32_t a,
                                   const uint32_t b)
{
    if (tree->room[a] != tree->room[b])
        return tree->room[b] > tree->room[a] ? b : a;
    return tree->freed && tree->freed[b] < tree->freed[a] ? b : a; /* a is the lower position */
}

static inline void tree_set(struct tree *const tree, const size_t position, const int64_t room)
{
    tree->room[position] = room;
    for (size_t i = (tree->leaves + position) / 2; i > 0; i /= 2) {
        const uint32_t was = tree->winner[i];
        tree->winner[i] = tree_better(tree, tree->winner[2 * i], tree->winner[2 * i + 1]);
        if (tree->winner[i] == was && was != position && !tree->freed)
            return; /* the same wins above, with the same room */
    }
}

/* Blocks that lowering every room to the level takes; or, fair, blocks of so many rounds in which
 * every SM that has room takes one. INT64_MAX: that many or more. */
int64_t total_above(const int64_t *room, size_t sms, int64_t level, bool fair);

#endif
