/* Growing arrays, with every multiplication checked. */
#pragma once

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

/* `need` and room to spare, so that adding one by one costs O(1) each. */
static inline size_t grow_spare(const size_t need)
{
    return need > SIZE_MAX / 2 - 4 ? need : need + need / 2 + 4;
}

/* As grow_to(), with room to spare. */
static inline void *grow(void *const array, size_t *const room, const size_t need,
                         const size_t size)
{
    return need <= *room ? array : grow_to(array, room, grow_spare(need), size);
}
