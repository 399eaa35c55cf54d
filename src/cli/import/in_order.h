/* Sorts what mostly is in order already: qsort(), which copies all, only where it is not. */
#ifndef IN_ORDER_H
#define IN_ORDER_H

#include <stdlib.h>

static inline void put_in_order(void *const items, const size_t count, const size_t size,
                                int (*const compare)(const void *, const void *))
{
    const char *const base = items;
    size_t i = 1;
    while (i < count && compare(base + (i - 1) * size, base + i * size) <= 0)
        i++;
    if (i < count)
        qsort(items, count, size, compare);
}

#endif
