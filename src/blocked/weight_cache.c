#include "blocked/weight_cache.h"

#include "base/fail.h"

#include <stdlib.h>
#include <string.h>

#define ENTRIES 1024   /* a newer one takes the place of an older one */
#define MOST_KEY 16384 /* numbers: longer ones are not kept */

/* All that weights depend on, and the weights. */
struct entry {
    int64_t *key;
    size_t length;
    struct weight_sets sets;
};

struct weight_cache {
    struct entry entry[ENTRIES];
    int64_t key[MOST_KEY];
    size_t length;
};

struct weight_cache *weight_cache_create(void)
{
    return calloc(1, sizeof(struct weight_cache));
}

static void forget(struct entry *const e)
{
    pool_give(e->sets.pool, e->key);
    weights_clear(&e->sets);
    *e = (struct entry){0};
}

void weight_cache_destroy(struct weight_cache *const cache)
{
    for (size_t i = 0; cache && i < ENTRIES; i++)
        forget(&cache->entry[i]);
    free(cache);
}

static void add(struct weight_cache *const c, const int64_t *const value, const size_t count)
{
    if (c->length + count <= MOST_KEY)
        memcpy(&c->key[c->length], value, count * sizeof *value);
    c->length += count;
}

/* Those that are not 0: of many partitions a cover has few. */
static void add_needs(struct weight_cache *const c, const int64_t *const need, const size_t count)
{
    int64_t some = 0;
    for (size_t f = 0; f < count; f++) {
        const int64_t pair[] = {(int64_t)f, need[f]};
        if (need[f])
            add(c, pair, 2);
        some += need[f] != 0;
    }
    add(c, &some, 1);
}

/* false: too long to be kept. */
static bool make_key(struct weight_cache *const c, const struct covers *const covers,
                     const int64_t *const fit)
{
    const size_t n = covers->footprints;
    const int64_t head[] = {(int64_t)n, covers->newer, covers->floor != NULL};
    c->length = 0;
    add(c, head, 3);
    add(c, fit, n);
    if (covers->floor)
        add(c, covers->floor, n);
    for (size_t i = 0; i < covers->count; i++) {
        const struct cover *const cover = &covers->cover[i];
        const int64_t own[] = {cover->threshold, cover->capacity, cover->coarse};
        add(c, own, 3);
        add_needs(c, cover->need, n);
    }
    return c->length <= MOST_KEY;
}

static struct entry *entry_of(struct weight_cache *const c)
{
    uint64_t h = 14695981039346656037u;
    for (size_t i = 0; i < c->length; i++)
        h = (h ^ (uint64_t)c->key[i]) * 1099511628211u;
    h ^= h >> 33;
    return &c->entry[h % ENTRIES];
}

/* false: out of memory; r is empty then. */
static bool copy_sets(struct weight_sets *const r, const struct weight_sets *const v,
                      struct pool *const pool)
{
    *r = (struct weight_sets){.pool = pool, .footprints = v->footprints};
    r->set = pool_take(pool, v->count + 1, sizeof *r->set);
    for (size_t i = 0; r->set && i < v->count; i++) {
        r->set[i].whole = v->set[i].whole;
        r->set[i].part = pool_take(pool, v->footprints, sizeof *r->set[i].part);
        if (!r->set[i].part) {
            weights_clear(r);
            return false;
        }
        memcpy(r->set[i].part, v->set[i].part, v->footprints * sizeof *r->set[i].part);
        r->count++;
    }
    return r->set != NULL;
}

/* false: out of memory; nothing is kept. */
static bool keep(struct weight_cache *const c, struct entry *const e,
                 const struct weight_sets *const sets)
{
    forget(e);
    e->key = pool_take(sets->pool, c->length, sizeof *e->key);
    e->sets.pool = sets->pool;
    if (!e->key || !copy_sets(&e->sets, sets, sets->pool)) {
        forget(e);
        return false;
    }
    memcpy(e->key, c->key, c->length * sizeof *e->key);
    e->length = c->length;
    return true;
}

gpurta_status weights_cached(struct weight_cache *const cache, struct weight_sets *const sets,
                             const struct covers *const covers, const int64_t *const fit,
                             gpurta_error *const error)
{
    if (!cache || !make_key(cache, covers, fit))
        return weights_make(sets, covers, fit, error);
    struct entry *const e = entry_of(cache);
    if (e->key && e->length == cache->length &&
        memcmp(e->key, cache->key, cache->length * sizeof *e->key) == 0)
        return copy_sets(sets, &e->sets, covers->pool) ? GPURTA_OK : fail_memory(error);
    const gpurta_status status = weights_make(sets, covers, fit, error);
    if (status || keep(cache, e, sets))
        return status;
    weights_clear(sets);
    return fail_memory(error);
}
