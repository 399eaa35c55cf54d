#include "number/arena.h"

#include <string.h>

/* What stands before each piece. */
union arena_piece {
    struct {
        union arena_piece *next;
        size_t count, size, rats; /* things, bytes and rationals of each */
    } in;
    max_align_t aligned;
};

void *arena_take_rats(struct arena *const a, const size_t count, const size_t size,
                      const size_t rats)
{
    size_t all;
    const bool fits = !__builtin_mul_overflow(count, size, &all) && all <= SIZE_MAX / 2;
    union arena_piece *const piece = fits ? pool_take(a->pool, all + sizeof *piece, 1) : NULL;
    if (!piece) {
        a->failed = true;
        return NULL;
    }
    piece->in.next = a->last;
    piece->in.count = count;
    piece->in.size = size;
    piece->in.rats = rats;
    a->last = piece;
    return piece + 1;
}

void *arena_grow_rats(struct arena *const a, void *const array, size_t *const room,
                      const size_t need, const size_t size, const size_t rats)
{
    if (need <= *room)
        return array;
    const size_t spare = need > SIZE_MAX / 2 - 4 ? need : need + need / 2 + 4;
    void *const moved = arena_take_rats(a, spare, size, rats);
    if (!moved)
        return NULL;
    if (array) {
        memcpy(moved, array, *room * size);
        ((union arena_piece *)array - 1)->in.rats = 0;
    }
    *room = spare;
    return moved;
}

void arena_clear(struct arena *const a)
{
    while (a->last) {
        union arena_piece *const piece = a->last;
        for (size_t i = 0; piece->in.rats && i < piece->in.count; i++) {
            struct rat *const rat = (void *)((char *)(piece + 1) + i * piece->in.size);
            for (size_t k = 0; k < piece->in.rats; k++)
                rat_clear(&rat[k]);
        }
        a->last = piece->in.next;
        pool_give(a->pool, piece);
    }
}
