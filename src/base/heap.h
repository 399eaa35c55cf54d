/* A binary heap in an array: the item that comes before all others stands first.
 *
 * Items are moved by their bytes, which is allowed for GMP numbers too. Written for inlining: with
 * a constant size and a constant order nothing is called. */
#ifndef HEAP_H
#define HEAP_H

#include <assert.h>
#include <stdbool.h>
#include <stddef.h>
#include <string.h>

/* Does a come before b? A strict order. */
typedef bool heap_before(const void *a, const void *b, const void *context);

#define HEAP_ITEM_MAX 128

static inline void heap_swap(unsigned char *const a, unsigned char *const b, const size_t size)
{
    unsigned char t[HEAP_ITEM_MAX];
    assert(size <= sizeof t);
    memcpy(t, a, size);
    memcpy(a, b, size);
    memcpy(b, t, size);
}

/* The item at `at` may come before those above it: to add one, write it behind the last. */
static inline void heap_up(void *const items, size_t at, const size_t size,
                           heap_before *const before, const void *const context)
{
    unsigned char *const base = items;
    while (at > 0 && before(base + at * size, base + (at - 1) / 2 * size, context)) {
        heap_swap(base + at * size, base + (at - 1) / 2 * size, size);
        at = (at - 1) / 2;
    }
}

/* The item at `at` may come after those below it. */
static inline void heap_down(void *const items, const size_t count, size_t at, const size_t size,
                             heap_before *const before, const void *const context)
{
    unsigned char *const base = items;
    for (size_t first = 2 * at + 1; first < count; first = 2 * at + 1) {
        if (first + 1 < count && before(base + (first + 1) * size, base + first * size, context))
            first++;
        if (!before(base + first * size, base + at * size, context))
            return;
        heap_swap(base + first * size, base + at * size, size);
        at = first;
    }
}

/* Takes the first item out: it then stands at items[count - 1], behind the heap. count >= 1. */
static inline void heap_pop(void *const items, const size_t count, const size_t size,
                            heap_before *const before, const void *const context)
{
    unsigned char *const base = items;
    if (count > 1)
        heap_swap(base, base + (count - 1) * size, size);
    heap_down(items, count - 1, 0, size, before, context);
}

/* Makes a heap of items in any order: O(count). */
static inline void heap_make(void *const items, const size_t count, const size_t size,
                             heap_before *const before, const void *const context)
{
    for (size_t i = count / 2; i > 0; i--)
        heap_down(items, count, i - 1, size, before, context);
}

#endif
