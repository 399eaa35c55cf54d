/* Arrays: one item more, an order for qsort(), a place in what is in order. */
#pragma once

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

/* Of two numbers, as qsort() has it. */
static inline int ascending(const int64_t a, const int64_t b)
{
    return (a > b) - (a < b);
}
