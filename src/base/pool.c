#include "base/pool.h"

#include "base/grow.h"

#include <string.h>

/* Under the address sanitizer no piece is longer than was asked for, and none is read once it was
 * given back. */
#ifdef __has_feature
#if __has_feature(address_sanitizer)
#define POOL_WATCHED
#endif
#elif defined __SANITIZE_ADDRESS__
#define POOL_WATCHED
#endif
#ifdef POOL_WATCHED
#include <sanitizer/asan_interface.h>
#else
#define ASAN_POISON_MEMORY_REGION(from, size) ((void)0)
#define ASAN_UNPOISON_MEMORY_REGION(from, size) ((void)0)
#endif

/* What stands before each piece. */
union pool_piece {
    union pool_piece *next; /* while it is spare */
    size_t k;               /* while it is not */
    max_align_t aligned;
};

void pool_clear(struct pool *const pool)
{
    for (size_t k = 0; k < sizeof pool->spare / sizeof pool->spare[0]; k++)
        while (pool->spare[k]) {
            union pool_piece *const piece = pool->spare[k];
            pool->spare[k] = piece->next;
            ASAN_UNPOISON_MEMORY_REGION(piece, (size_t)1 << k);
            free(piece);
        }
}

void *pool_take_raw(struct pool *const pool, const size_t count, const size_t size)
{
    size_t k = 0, all;
    if (__builtin_mul_overflow(count, size, &all) || all > SIZE_MAX / 2 - sizeof(union pool_piece))
        return NULL;
    if (!pool)
        return malloc(all ? all : 1);
    while (((size_t)1 << k) < all + sizeof(union pool_piece))
        k++;
    union pool_piece *piece = pool->spare[k];
    if (piece)
        pool->spare[k] = piece->next;
    else
        piece = malloc((size_t)1 << k);
    if (!piece)
        return NULL;
    piece->k = k;
    ASAN_POISON_MEMORY_REGION(piece + 1, ((size_t)1 << k) - sizeof *piece);
    ASAN_UNPOISON_MEMORY_REGION(piece + 1, all);
    return piece + 1;
}

void *pool_take(struct pool *const pool, const size_t count, const size_t size)
{
    if (!pool)
        return calloc(count, size);
    void *const piece = pool_take_raw(pool, count, size);
    return piece ? memset(piece, 0, count * size) : NULL;
}

void pool_give(struct pool *const pool, void *const piece)
{
    if (!pool || !piece) {
        free(piece);
        return;
    }
    union pool_piece *const back = (union pool_piece *)piece - 1;
    const size_t k = back->k;
    ASAN_POISON_MEMORY_REGION(piece, ((size_t)1 << k) - sizeof *back);
    back->next = pool->spare[k];
    pool->spare[k] = back;
}

void *pool_grow(struct pool *const pool, void *const array, size_t *const room, const size_t need,
                const size_t size)
{
    if (!pool || need <= *room)
        return grow(array, room, need, size);
    const size_t spare = grow_spare(need);
    void *const moved = pool_take_raw(pool, spare, size);
    if (!moved)
        return NULL;
    if (array)
        memcpy(moved, array, *room * size);
    pool_give(pool, array);
    *room = spare;
    return moved;
}
