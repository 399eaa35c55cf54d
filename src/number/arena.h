/* Memory that is given back together, and the rationals in it with it. */
#pragma once

#include "base/pool.h"
#include "number/rat.h"

/* Empty when all bytes but the pool, which may be NULL, are 0. */
struct arena {
    struct pool *pool;
    union arena_piece *last;
    bool failed; /* something that was asked for is not there */
};

/* As pool_take() and pool_grow(), of things that begin with so many rationals, without value at
 * first. The arena may not move while it has any. */
void *arena_take_rats(struct arena *arena, size_t count, size_t size, uint32_t rats);
void *arena_grow_rats(struct arena *arena, void *array, size_t *room, size_t need, size_t size,
                      uint32_t rats);

static inline void *arena_take(struct arena *const arena, const size_t count, const size_t size)
{
    return arena_take_rats(arena, count, size, 0);
}

static inline struct rat *arena_rats(struct arena *const arena, const size_t count)
{
    return arena_take_rats(arena, count, sizeof(struct rat), 1);
}

static inline void *arena_grow(struct arena *const arena, void *const array, size_t *const room,
                               const size_t need, const size_t size)
{
    return arena_grow_rats(arena, array, room, need, size, 0);
}

void arena_clear(struct arena *arena);
