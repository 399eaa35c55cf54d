/* A binary heap in an array: the item that comes before all others stands first.
 *
 * Items are moved by their bytes, which is allowed for GMP numbers too. Written for inlining: with
 * a constant size and a constant order nothing is called. */
#pragma once

#include <assert.h>
#include <stdbool.h>
#include <stddef.h>
#include <string.h>

/* Does a come before b? A strict order. */
typedef bool heap_before(const void *a, const void *b, const void *context);

#define HEAP_ITEM_MAX 128

/* The item at `at` may come before those above it: to add one, write it behind the last. */
static inline void heap_up(void *const items, size_t at, const size_t size,
                           heap_before *const before, const void *const context)
{
    unsigned char *const base = items, item[HEAP_ITEM_MAX];
    assert(size <= sizeof item);
    memcpy(item, base + at * size, size);
    while (at > 0 && before(item, base + (at - 1) / 2 * size, context)) {
        memcpy(base + at * size, base + (at - 1) / 2 * size, size);
        at = (at - 1) / 2;
    }
    memcpy(base + at * size, item, size);
}

/* The item at `at` may come after those below it. */
static inline void heap_down(void *const items, const size_t count, size_t at, const size_t size,
                             heap_before *const before, const void *const context)
{
    unsigned char *const base = items, item[HEAP_ITEM_MAX];
    assert(size <= sizeof item && at < count);
    memcpy(item, base + at * size, size);
    for (size_t child = 2 * at + 1; child < count; child = 2 * at + 1) {
        if (child + 1 < count && before(base + (child + 1) * size, base + child * size, context))
            child++;
        if (!before(base + child * size, item, context))
            break;
        memcpy(base + at * size, base + child * size, size);
        at = child;
    }
    memcpy(base + at * size, item, size);
}

/* Takes the first item out: it then stands at items[count - 1], behind the heap. count >= 1. */
static inline void heap_pop(void *const items, const size_t count, const size_t size,
                            heap_before *const before, const void *const context)
{
    unsigned char *const base = items, item[HEAP_ITEM_MAX];
    if (count < 2)
        return;
    assert(size <= sizeof item);
    memcpy(item, base, size);
    memcpy(base, base + (count - 1) * size, size);
    memcpy(base + (count - 1) * size, item, size);
    heap_down(items, count - 1, 0, size, before, context);
}

/* Makes a heap of items in any order: O(count). */
static inline void heap_make(void *const items, const size_t count, const size_t size,
                             heap_before *const before, const void *const context)
{
    for (size_t i = count / 2; i > 0; i--)
        heap_down(items, count, i - 1, size, before, context);
}
