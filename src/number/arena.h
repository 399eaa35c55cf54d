/* Memory that is given back together, and its rationals with it. */
#ifndef ARENA_H
#define ARENA_H

#include "base/pool.h"
#include "number/rat.h"

/* Empty when all bytes but the pool, which may be NULL, are 0. */
struct arena {
    struct pool *pool;
    union arena_piece *last;
    bool failed; /* something that was asked for is not there */
};

/* As pool_take(); rationals have no value. */
void *arena_take(struct arena *arena, size_t count, size_t size);
struct rat *arena_rats(struct arena *arena, size_t count);

/* As pool_grow(); the array of before stays until the end. */
void *arena_grow(struct arena *arena, void *array, size_t *room, size_t need, size_t size);

void arena_clear(struct arena *arena);

#endif
