/* Arrays: one item more, an order for qsort(), a place in what is in order. */
#ifndef ARRAYS_H
#define ARRAYS_H

#include "base/grow.h"
#include "cli/base/memory.h"

#include <stdbool.h>
#include <string.h>

/* Room for one item behind the first `count` of an array that is kept in a variable or member of
 * its own. True, for conditions. */
#define ADD_ROOM(array, room, count) add_room(&(array), &(room), count, sizeof *(array))

static inline bool add_room(void *const kept, size_t *const room, const size_t count,
                            const size_t size)
{
    void *items;
    memcpy(&items, kept, sizeof items); /* a pointer to whatever */
    items = grow(items, room, count + 1, size);
    if (!items)
        out_of_memory();
    memcpy(kept, &items, sizeof items);
    return true;
}

/* An array of so many numbers, and one more, that are all UINT32_MAX. */
static inline uint32_t *no_numbers(const size_t count)
{
    uint32_t *const all = allocate((count + 1) * sizeof *all);
    return memset(all, 0xff, (count + 1) * sizeof *all);
}

/* Of two numbers, as qsort() has it. */
static inline int ascending(const int64_t a, const int64_t b)
{
    return (a > b) - (a < b);
}

/* Sorts what mostly is in order already: qsort(), which copies all, only where it is not. */
static inline void put_in_order(void *const items, const size_t count, const size_t size,
                                int (*const before)(const void *, const void *))
{
    const char *const base = items;
    size_t i = 1;
    while (i < count && before(base + (i - 1) * size, base + i * size) <= 0)
        i++;
    if (i < count)
        qsort(items, count, size, before);
}

/* How many of the items, which are in that order, come before the key. */
static inline size_t count_before(const void *const key, const void *const items,
                                  const size_t count, const size_t size,
                                  int (*const before)(const void *, const void *))
{
    const char *const base = items;
    size_t low = 0, high = count;
    while (low < high) {
        const size_t middle = low + (high - low) / 2;
        if (before(base + middle * size, key) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

#endif
