#include "number/arena.h"

#include <string.h>

/* What stands before each piece. */
union arena_piece {
    struct {
        union arena_piece *next;
        size_t rats; /* it is so many rationals; 0: it is something else */
    } in;
    max_align_t aligned;
};

static void *take(struct arena *const a, const size_t count, const size_t size, const size_t rats)
{
    size_t all;
    const bool fits = !__builtin_mul_overflow(count, size, &all) && all <= SIZE_MAX / 2;
    union arena_piece *const piece = fits ? pool_take(a->pool, all + sizeof *piece, 1) : NULL;
    if (!piece) {
        a->failed = true;
        return NULL;
    }
    piece->in.next = a->last;
    piece->in.rats = rats;
    a->last = piece;
    return piece + 1;
}

void *arena_take(struct arena *const a, const size_t count, const size_t size)
{
    return take(a, count, size, 0);
}

struct rat *arena_rats(struct arena *const a, const size_t count)
{
    return take(a, count, sizeof(struct rat), count);
}

void *arena_grow(struct arena *const a, void *const array, size_t *const room, const size_t need,
                 const size_t size)
{
    if (need <= *room)
        return array;
    const size_t spare = need > SIZE_MAX / 2 - 4 ? need : need + need / 2 + 4;
    void *const moved = take(a, spare, size, 0);
    if (!moved)
        return NULL;
    if (array)
        memcpy(moved, array, *room * size);
    *room = spare;
    return moved;
}

void arena_clear(struct arena *const a)
{
    while (a->last) {
        union arena_piece *const piece = a->last;
        struct rat *const rat = (struct rat *)(piece + 1);
        for (size_t i = 0; i < piece->in.rats; i++)
            rat_clear(&rat[i]);
        a->last = piece->in.next;
        pool_give(a->pool, piece);
    }
}
