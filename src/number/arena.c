#include "number/arena.h"

#include "base/grow.h"

#include <string.h>

/* What stands before each piece. */
union arena_piece {
    struct {
        union arena_piece *next, **from; /* what points here */
        size_t count;
        uint32_t size, rats; /* bytes and rationals of each */
    } in;
    max_align_t aligned;
};

void *arena_take_rats(struct arena *const a, const size_t count, const size_t size,
                      const uint32_t rats)
{
    size_t all;
    const bool fits = !__builtin_mul_overflow(count, size, &all) && all <= SIZE_MAX / 2;
    union arena_piece *const piece = fits ? pool_take(a->pool, all + sizeof *piece, 1) : NULL;
    if (!piece) {
        a->failed = true;
        return NULL;
    }
    piece->in.next = a->last;
    piece->in.from = &a->last;
    piece->in.count = count;
    piece->in.size = (uint32_t)size;
    piece->in.rats = rats;
    if (a->last)
        a->last->in.from = &piece->in.next;
    a->last = piece;
    return piece + 1;
}

void *arena_grow_rats(struct arena *const a, void *const array, size_t *const room,
                      const size_t need, const size_t size, const uint32_t rats)
{
    if (need <= *room)
        return array;
    const size_t spare = grow_spare(need);
    void *const moved = arena_take_rats(a, spare, size, rats);
    if (!moved)
        return NULL;
    if (array) {
        union arena_piece *const old = (union arena_piece *)array - 1;
        memcpy(moved, array, *room * size);
        *old->in.from = old->in.next;
        if (old->in.next)
            old->in.next->in.from = old->in.from;
        pool_give(a->pool, old);
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
