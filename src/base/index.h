/* Which of many items is it? An index from hash values to the numbers of items that their owner
 * keeps: open addressing, at most half full. */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

struct index {
    uint32_t *place; /* 0: free; else number of the item + 1 */
    size_t places;   /* a power of two */
};

/* What the owner knows of its items. */
struct index_items {
    uint32_t (*hash)(const void *owner, size_t item);
    bool (*same)(const void *owner, size_t item, const void *key);
};

/* FNV-1a */
static inline uint32_t index_hash(const void *const bytes, const size_t size)
{
    const unsigned char *const b = bytes;
    uint32_t h = 2166136261u;
    for (size_t i = 0; i < size; i++)
        /* NOLINTNEXTLINE(clang-analyzer-core.UndefinedBinaryOperatorResult): whole arrays */
        h = (h ^ b[i]) * 16777619u;
    return h;
}

/* The place of the item that is the same as `key`, or the free place where it belongs. */
static inline uint32_t *index_place(const struct index *const index,
                                    const struct index_items *const items, const void *const owner,
                                    const uint32_t hash, const void *const key)
{
    size_t i = hash & (index->places - 1);
    while (index->place[i] && !(key && items->same(owner, index->place[i] - 1, key)))
        i = (i + 1) & (index->places - 1);
    return &index->place[i];
}

/* Makes room for one item more than `count`; false: out of memory, nothing changed. */
static inline bool index_grow(struct index *const index, const struct index_items *const items,
                              const void *const owner, const size_t count)
{
    if (count + 1 <= index->places / 2)
        return true;
    const size_t places = index->places ? index->places * 2 : 16;
    uint32_t *const fresh = calloc(places, sizeof *fresh);
    if (!fresh)
        return false;
    free(index->place);
    index->place = fresh;
    index->places = places;
    for (size_t i = 0; i < count; i++)
        *index_place(index, items, owner, items->hash(owner, i), NULL) = (uint32_t)(i + 1);
    return true;
}
