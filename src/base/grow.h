/* Growing arrays, with every multiplication checked. */
#ifndef GROW_H
#define GROW_H

#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

/* Makes room for exactly `need` items of `size` bytes, if there is less.
 * Returns the array, moved perhaps; NULL: out of memory, the array is as it was. need >= 1. */
static inline void *grow_to(void *const array, size_t *const room, const size_t need,
                            const size_t size)
{
    if (need <= *room)
        return array;
    if (need > SIZE_MAX / size)
        return NULL;
    void *const moved = realloc(array, need * size);
    if (moved)
        *room = need;
    return moved;
}

/* The same, with room to spare, so that adding one by one costs O(1) each. */
static inline void *grow(void *const array, size_t *const room, const size_t need,
                         const size_t size)
{
    if (need <= *room)
        return array;
    const size_t spare = need > SIZE_MAX / 2 ? SIZE_MAX : need + need / 2 + 4;
    return grow_to(array, room, spare, size);
}

#endif
