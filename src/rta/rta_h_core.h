/* The set h of Paredes' Algorithm 2, (time, free blocks) pairs, for one number kind: see i64.h for
 * how this text is included, and rta_state.h for the GPU whose h it is.
 *
 * Most pairs stand in a row, in order of time: what is earliest is taken from its front. A kernel
 * of many blocks takes pairs there and makes a row of its own, because its blocks end in the order
 * in which they start; what is left of both is merged. A kernel of few blocks leaves the row as it
 * is, and the few pairs that it makes are loose. The earliest of them is found by a tree of
 * matches: tree[leaves + i] is i if pair i is loose, else 0, and tree[i] the earlier one of
 * tree[2 i] and tree[2 i + 1], with pair 0 after all others. So a pair that takes the place of the
 * earliest one plays again on one path to the root, and nowhere is there a branch to guess, which
 * is what makes a heap slow. */
#include "base/grow.h"
#include "base/heap.h"

#include <string.h>

/* What is compared; times of pairs that are in h are not negative, and a negative one is never. */

#if NUM_WIDE

typedef const num_t *NUM(key);

static inline NUM(key) NUM(key_of)(const num_t *const time)
{
    return time;
}

static inline bool NUM(sooner)(NUM(key) a, NUM(key) b)
{
    return mpz_sgn(a) >= 0 && (mpz_sgn(b) < 0 || mpz_cmp(a, b) < 0);
}

#else

typedef uint64_t NUM(key);

static inline NUM(key) NUM(key_of)(const num_t *const time)
{
    return (uint64_t)*time;
}

static inline bool NUM(sooner)(const NUM(key) a, const NUM(key) b)
{
    return a < b;
}

#endif

static inline void NUM(pair_swap)(struct NUM(pair) *const a, struct NUM(pair) *const b)
{
    const struct NUM(pair) c = *a;
    *a = *b;
    *b = c;
}

/* ---- rows ---- */

static inline size_t NUM(length)(const struct NUM(row) *const row)
{
    return row->last - row->first;
}

static inline struct NUM(pair) * NUM(front)(const struct NUM(row) *const row)
{
    return &row->pair[row->first];
}

static void NUM(row_swap)(struct NUM(row) *const a, struct NUM(row) *const b)
{
    const struct NUM(row) c = *a;
    *a = *b;
    *b = c;
}

/* Makes room for `more` pairs behind the last one. */
static inline void NUM(row_room)(const struct NUM(gpu) *const gpu, struct NUM(row) *const row,
                                 const size_t more)
{
    if (row->last + more <= rta_row(gpu->room))
        return;
    size_t to = 1;
    for (size_t i = row->first; i < row->last; i++)
        NUM(pair_swap)(&row->pair[to++], &row->pair[i]);
    row->first = 1;
    row->last = to;
}

/* Of the row of its own, which is empty then, h takes all pairs. */
static void NUM(merge)(struct NUM(gpu) *const gpu)
{
    struct NUM(row) *const h = &gpu->h, *const own = &gpu->own;
    if (NUM(length)(h) == 0) {
        NUM(row_swap)(h, own);
        own->first = own->last = 1;
        return;
    }
    NUM(row_room)(gpu, h, NUM(length)(own));
    size_t i = h->last, to = h->last + NUM(length)(own);
    h->last = to;
    while (own->last > own->first) {
        struct NUM(pair) *from = &own->pair[own->last - 1];
        const bool old = i > h->first &&
                         NUM(sooner)(NUM(key_of)(&from->time), NUM(key_of)(&h->pair[i - 1].time));
        from = old ? &h->pair[i - 1] : from;
        i -= old;
        own->last -= !old;
        NUM(pair_swap)(&h->pair[--to], from);
    }
    own->first = own->last = 1;
}

/* ---- loose pairs ---- */

/* `pair`, which stands at `leaf`, or 0 if it does no more, plays its matches. */
static inline void NUM(play)(struct NUM(gpu) *const gpu, const size_t leaf, uint32_t winner)
{
    const struct NUM(pair) *const pair = gpu->own.pair;
    uint32_t *const tree = gpu->tree;
    NUM(key) least = NUM(key_of)(&pair[winner].time);
    size_t at = gpu->leaves + leaf;
    tree[at] = winner;
    for (; at > 1; at /= 2) {
        const uint32_t other = tree[at ^ 1];
        const NUM(key) key = NUM(key_of)(&pair[other].time);
        const bool lost = NUM(sooner)(key, least);
        winner = lost ? other : winner;
        least = lost ? key : least;
        tree[at / 2] = winner;
    }
}

static void NUM(tree_clear)(struct NUM(gpu) *const gpu)
{
    gpu->leaves = 1;
    gpu->tree[1] = 0;
    gpu->loose = gpu->fresh = gpu->unused = 0;
    gpu->own.first = gpu->own.last = 1;
}

/* A new root: the tree becomes its left half. */
static void NUM(tree_widen)(struct NUM(gpu) *const gpu)
{
    uint32_t *const tree = gpu->tree;
    for (size_t width = gpu->leaves; width > 0; width /= 2) {
        memcpy(tree + 2 * width, tree + width, width * sizeof *tree);
        memset(tree + 3 * width, 0, width * sizeof *tree);
    }
    tree[1] = tree[2];
    gpu->leaves *= 2;
}

/* `count` slots come free at t_a + wcet. `leaf`, if not 0, is one whose pair was just dropped. */
static inline bool NUM(add_loose)(struct NUM(gpu) *const gpu, size_t leaf, const int64_t count,
                                  const num_t *const wcet)
{
    struct NUM(pair) *const pair = gpu->own.pair;
    if (!leaf && (leaf = gpu->unused))
        gpu->unused = (size_t)pair[leaf].count;
    else if (!leaf && (leaf = ++gpu->fresh) == gpu->leaves)
        NUM(tree_widen)(gpu);
    gpu->loose++;
    pair[leaf].count = count;
    if (!NUM(add)(&pair[leaf].time, &gpu->now, wcet))
        return false;
    NUM(play)(gpu, leaf, (uint32_t)leaf);
    return true;
}

/* ---- h ---- */

static inline size_t NUM(live)(const struct NUM(gpu) *const gpu)
{
    return NUM(length)(&gpu->h) + gpu->loose;
}

/* Is there a loose pair at this leaf? */
static inline bool NUM(is_loose)(const struct NUM(gpu) *const gpu, const size_t leaf)
{
    return gpu->tree[gpu->leaves + leaf] != 0;
}

/* The earliest pair; there is one. */
static inline struct NUM(pair) * NUM(earliest)(const struct NUM(gpu) *const gpu)
{
    struct NUM(pair) *const loose = &gpu->own.pair[gpu->tree[1]], *const h = NUM(front)(&gpu->h);
    return NUM(length)(&gpu->h) > 0 && NUM(sooner)(NUM(key_of)(&h->time), NUM(key_of)(&loose->time))
               ? h
               : loose;
}

/* The earliest pair is no longer in h. Returns the leaf that it leaves, for another or for
 * leave(); 0: it was in the row. */
static inline size_t NUM(drop)(struct NUM(gpu) *const gpu, const struct NUM(pair) *const earliest)
{
    if (earliest == NUM(front)(&gpu->h)) {
        gpu->h.first++;
        return 0;
    }
    gpu->loose--;
    return (size_t)(earliest - gpu->own.pair);
}

static void NUM(leave)(struct NUM(gpu) *const gpu, const size_t leaf)
{
    if (!leaf)
        return;
    gpu->own.pair[leaf].count = (int64_t)gpu->unused;
    gpu->unused = leaf;
    NUM(play)(gpu, leaf, 0);
}

/* The row moves away from its beginning, so that `gap` pairs have room before it. */
static void NUM(row_gap)(struct NUM(row) *const row, const size_t gap)
{
    if (row->first > gap)
        return;
    const size_t last = gap + 1 + NUM(length)(row);
    size_t to = last;
    while (row->last > row->first)
        NUM(pair_swap)(&row->pair[--to], &row->pair[--row->last]);
    row->first = to;
    row->last = last;
}

/* All loose pairs go into the row. */
static void NUM(gather)(struct NUM(gpu) *const gpu)
{
    struct NUM(row) *const h = &gpu->h;
    NUM(row_gap)(h, gpu->loose);
    const size_t first = h->first - gpu->loose;
    for (size_t to = first; gpu->loose > 0; to++) {
        struct NUM(pair) *const earliest = NUM(earliest)(gpu);
        NUM(pair_swap)(&h->pair[to], earliest);
        NUM(leave)(gpu, NUM(drop)(gpu, earliest));
    }
    h->first = first;
    NUM(tree_clear)(gpu);
}

/* No pair at all. */
static void NUM(h_clear)(struct NUM(gpu) *const gpu)
{
    gpu->h.first = gpu->h.last = 1;
    NUM(set_int)(&gpu->h.pair[0].time, -1);
    NUM(set_int)(&gpu->own.pair[0].time, -1);
    NUM(tree_clear)(gpu);
}

/* Makes room for so many pairs, in memory that the GPU owns. */
static bool NUM(h_reserve)(struct NUM(gpu) *const gpu, const size_t pairs)
{
    const size_t was = gpu->room;
    if (pairs <= was)
        return true;
    const size_t room = pairs + pairs / 2 + 16, held = was ? rta_row(was) : 0;
    struct NUM(row) *const rows[2] = {&gpu->h, &gpu->own};
    for (size_t r = 0; r < 2; r++) {
        size_t size = held;
        struct NUM(pair) *const pair = grow_to(rows[r]->pair, &size, rta_row(room), sizeof *pair);
        if (!pair)
            return false;
        rows[r]->pair = pair;
    }
    size_t size = was ? rta_tree(was) : 0;
    uint32_t *const tree = grow_to(gpu->tree, &size, rta_tree(room), sizeof *tree);
    if (!tree)
        return false;
    gpu->tree = tree;
    for (size_t i = held; i < rta_row(room); i++) {
        NUM_EACH(init, &gpu->h.pair[i].time, &gpu->own.pair[i].time);
    }
    gpu->room = room;
    if (!was)
        NUM(h_clear)(gpu);
    return true;
}
