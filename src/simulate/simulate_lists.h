/* Queues, and blocks that rooms take: the same for both number kinds. */
#pragma once

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

/* Blocks that lowering every room to the level takes; or, fair, blocks of so many rounds in which
 * every SM that has room takes one. INT64_MAX: that many or more. */
int64_t total_above(const int64_t *room, size_t sms, int64_t level, bool fair);
