/* In which states can an SM be that holds a set of blocks of groups? Where a warp goes depends on
 * what was there when its block came (U3, registers of a sub-partition), so that the set alone does
 * not say whether one more block fits. All orders in which blocks of the set come are tried, with
 * those of finite kernels that come and go in between: more than launches of any order make. */
#include "base/grow.h"
#include "resident/resident.h"

#include <stdlib.h>
#include <string.h>

#define MOST_STATES 4096

static uint32_t record_hash(const void *const of, const size_t i)
{
    const struct records *const all = of;
    return index_hash(record_of(all, i), all->size);
}

static bool record_same(const void *const of, const size_t i, const void *const record)
{
    const struct records *const all = of;
    return memcmp(record_of(all, i), record, all->size) == 0;
}

static const struct index_items items = {record_hash, record_same};

/* Space for one more record, behind those that there are. NULL: out of memory. */
static unsigned char *next(struct records *const all)
{
    const size_t size = all->size + sizeof(uint64_t);
    unsigned char *const record = grow(all->record, &all->room, all->count + 1, size);
    if (!record)
        return NULL;
    all->record = record;
    if (!index_grow(&all->index, &items, all, all->count))
        return NULL;
    return memset(record_of(all, all->count), 0, size);
}

/* The number of the record that next() gave, which is a new one or was there. */
static size_t put(struct records *const all, bool *const is_new)
{
    uint32_t *const place = index_place(&all->index, &items, all, record_hash(all, all->count),
                                        record_of(all, all->count));
    *is_new = !*place;
    if (!*place)
        *place = (uint32_t)++all->count;
    return *place - 1;
}

static uint64_t value_of(const struct records *const all, const size_t i)
{
    uint64_t value;
    memcpy(&value, record_of(all, i) + all->size, sizeof value);
    return value;
}

static void set_value(const struct records *const all, const size_t i, const uint64_t value)
{
    memcpy(record_of(all, i) + all->size, &value, sizeof value);
}

void records_clear(struct records *const all)
{
    free(all->record);
    free(all->index.place);
    *all = (struct records){0};
}

/* A state is what is free in each sub-partition, then numbers: how many blocks of the set of each
 * of its footprints are there, and, by the sub-partition of their first warp, of finite kernels. */
struct states {
    const struct pool_of_sms *pool;
    const struct sm_limits *limits;
    size_t *kind, members, finite; /* footprints of the set, then finite ones */
    struct records all;            /* value: the one below on the stack, and 1 */
    struct sm_free empty;
    size_t parts, top; /* top: of the stack of those to follow, and 1 */
    bool memory;
};

/* The state that next() gave is to be followed if it is new. */
static void push(struct states *const s)
{
    bool is_new;
    const size_t i = put(&s->all, &is_new);
    if (is_new) {
        set_value(&s->all, i, s->top);
        s->top = i + 1;
    }
}

static unsigned char *number(const struct states *const s, const size_t i, const size_t n)
{
    return record_of(&s->all, i) + 2 * s->parts * sizeof(uint32_t) + n;
}

static struct sm_free free_of(const struct states *const s, const size_t i)
{
    struct sm_free sm = s->empty;
    for (size_t n = 0; n < s->members + s->finite * s->parts; n++) {
        const size_t k = n < s->members ? n : s->members + (n - s->members) / s->parts;
        const uint32_t blocks = *number(s, i, n);
        sm.warps -= blocks * s->pool->footprint[s->kind[k]].warps;
        sm.shared_memory -= blocks * s->pool->footprint[s->kind[k]].shared_memory;
        sm.blocks -= blocks;
    }
    memcpy(sm.slots, record_of(&s->all, i), s->parts * sizeof *sm.slots);
    memcpy(sm.registers, record_of(&s->all, i) + s->parts * sizeof *sm.slots,
           s->parts * sizeof *sm.registers);
    return sm;
}

static void set_free(const struct states *const s, unsigned char *const state,
                     const struct sm_free *const sm)
{
    memcpy(state, sm->slots, s->parts * sizeof *sm->slots);
    memcpy(state + s->parts * sizeof *sm->slots, sm->registers, s->parts * sizeof *sm->registers);
}

/* State i with so much free, and one more or one less of number n. */
static void add(struct states *const s, const size_t i, const struct sm_free *const sm,
                const size_t n, const int more)
{
    unsigned char *const state = next(&s->all);
    s->memory = state;
    if (!state)
        return;
    memcpy(state, record_of(&s->all, i), s->all.size);
    set_free(s, state, sm);
    *number(s, s->all.count, n) = (unsigned char)(*number(s, s->all.count, n) + more);
    push(s);
}

/* Does one block fit? */
static bool fits(const struct states *const s, struct sm_free sm, const size_t f)
{
    sm.blocks = sm.blocks ? 1 : 0; /* more are not counted */
    return sm_room(&sm, s->limits, &s->pool->footprint[f]);
}

/* A block of kind number k comes, if it fits. */
static void come(struct states *const s, const size_t i, const size_t k)
{
    const struct footprint *const footprint = &s->pool->footprint[s->kind[k]];
    struct sm_free sm = free_of(s, i);
    struct sm_share share;
    size_t first = 0; /* U3: where most is free */
    if (!fits(s, sm, s->kind[k]))
        return;
    for (size_t p = 1; p < s->parts; p++)
        first = sm.slots[p] > sm.slots[first] ? p : first;
    sm_place(&sm, &share, s->limits, footprint);
    add(s, i, &sm, k < s->members ? k : s->members + (k - s->members) * s->parts + first, 1);
}

/* Finite block number n ends. */
static void leave(struct states *const s, const size_t i, const size_t n)
{
    const struct footprint *const footprint =
        &s->pool->footprint[s->kind[s->members + (n - s->members) / s->parts]];
    struct sm_free sm = free_of(s, i);
    for (size_t w = 0; w < footprint->warps; w++) {
        const size_t p = (n - s->members + w) % s->parts;
        sm.slots[p]++;
        sm.registers[p] += footprint->registers_per_warp;
    }
    add(s, i, &sm, n, -1);
}

/* U3: does a block of it leave the sub-partitions as far apart as they were? */
static bool is_even(const struct states *const s, const size_t k)
{
    return s->limits->warps_in_turn && s->pool->footprint[s->kind[k]].warps % s->parts == 0;
}

/* All that may come next. Does the state hold the set and nothing else? Where none leaves, nothing
 * is said by when one of whole turns comes: it comes first. */
static bool follow(struct states *const s, const size_t i, const int64_t *const set)
{
    bool whole = true, only = false;
    for (size_t k = 0; s->memory && !only && k < s->members + s->finite; k++)
        if (k >= s->members || *number(s, i, k) < set[s->kind[k]]) {
            whole = whole && k >= s->members;
            only = !s->finite && is_even(s, k);
            come(s, i, k);
        }
    for (size_t n = s->members; s->memory && n < s->members + s->finite * s->parts; n++)
        if (*number(s, i, n)) {
            whole = false;
            leave(s, i, n);
        }
    return whole;
}

/* Its kinds. false: sums say all, or it is too much. */
static bool take_kinds(struct states *const s, const int64_t *const set)
{
    const size_t own = s->pool->own, kinds = s->pool->kinds;
    bool even = true;
    for (int odd = 0; odd < 2; odd++)
        for (size_t f = 0; f < own; f++)
            if (set[f] && odd == (s->pool->footprint[f].warps % s->parts != 0))
                s->kind[s->members++] = f;
    for (size_t f = 0; f < kinds; f++)
        if (s->pool->ends[f])
            s->kind[s->members + s->finite++] = f;
    for (size_t k = 0; k < s->members + s->finite; k++)
        even = even && is_even(s, k);
    return !even && (!s->finite || s->limits->warps_in_turn) && s->limits->blocks <= UINT8_MAX;
}

/* The same, by trying all orders. */
static bool try_orders(struct states *const s, const int64_t *const set, const size_t head,
                       const bool certain, int64_t *const steps)
{
    bool blocked = false;
    s->all.size = (8 + s->finite) * s->parts + s->members;
    sm_free_init(&s->empty, s->limits);
    unsigned char *const first = next(&s->all);
    s->memory = first;
    if (first) {
        set_free(s, first, &s->empty);
        push(s);
    }
    while (s->memory && !blocked && s->top) {
        const size_t i = s->top - 1;
        s->top = (size_t)value_of(&s->all, i);
        const struct sm_free sm = free_of(s, i);
        blocked =
            s->all.count >= MOST_STATES || (follow(s, i, set) && (certain || !fits(s, sm, head)));
    }
    *steps = 8 * (int64_t)s->all.count; /* as long as so many steps of the search */
    records_clear(&s->all);
    return blocked;
}

bool reach(struct resident *const r, const size_t pool, const int64_t *const set, const size_t head,
           const bool certain, bool *const memory)
{
    struct states s = {
        .pool = &r->pool[pool], .limits = &r->limits, .parts = r->limits.sub_partitions};
    struct records *const known = &s.pool->theory[head].known;
    known->size = s.pool->own;
    unsigned char *const key = next(known);
    s.kind = calloc(2 * s.pool->kinds, sizeof *s.kind);
    s.memory = key && s.kind;
    bool blocked = false;
    if (s.memory) {
        for (size_t f = 0; f < s.pool->own; f++)
            key[f] = (unsigned char)set[f];
        bool is_new;
        const size_t i = put(known, &is_new);
        if (is_new) {
            int64_t steps = 0;
            set_value(known, i, !take_kinds(&s, set) || try_orders(&s, set, head, certain, &steps));
            r->left -= steps;
            r->work += steps;
        }
        blocked = value_of(known, i);
    }
    *memory = s.memory;
    free(s.kind);
    return blocked;
}
