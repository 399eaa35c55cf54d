/* Memory that is used again. What is given back to a pool is kept for the next piece of about its
 * size, so that work that is done over and over allocates nothing more once the largest has been
 * done. A pool belongs to one thread at a time; a NULL pool is the heap. */
#pragma once

#include <stddef.h>

/* Empty when all bytes are 0. */
struct pool {
    union pool_piece *spare[8 * sizeof(size_t)]; /* of 2^k bytes each */
};

/* Frees what was given back. */
void pool_clear(struct pool *pool);

/* As calloc() and free(); raw: as malloc(), for tables that may be long. */
void *pool_take(struct pool *pool, size_t count, size_t size);
void *pool_take_raw(struct pool *pool, size_t count, size_t size);
void pool_give(struct pool *pool, void *piece);

/* As grow() of base/grow.h. */
void *pool_grow(struct pool *pool, void *array, size_t *room, size_t need, size_t size);
