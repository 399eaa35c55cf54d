/* In which states can an SM be that holds a set of blocks of groups? Where a block is depends on
 * what was there when it came: its warps (U3, registers of a sub-partition), its piece of shared
 * memory (U4); and the carve-out is that of the block that found the SM empty (U5). So the set
 * alone does not say whether one more block fits. All orders in which blocks of the set come are
 * tried, with those of finite kernels that come and go in between: more than launches of any order
 * make. */
#include "base/fail.h"
#include "base/grow.h"
#include "resident/resident.h"

#include <stdlib.h>
#include <string.h>

/* The states of one set are not followed beyond the limit divided by this. */
#define STEPS_OF_STATES 16384

enum reached { OPEN, CLOSED, NOT_KNOWN };

static uint32_t record_hash(const void *const of, const size_t i)
{
    const struct records *const all = of;
    size_t used = all->size; /* most end with zeros */
    while (used && !record_of(all, i)[used - 1])
        used--;
    return index_hash(record_of(all, i), used);
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

gpurta_status theory_make(struct resident *const r, const size_t kernel, gpurta_error *const error)
{
    struct pool_of_sms *const pool = &r->pool[r->kernel[kernel].pool];
    const size_t kind = r->kernel[kernel].kind;
    struct theory *const t = &pool->theory[kind];
    const struct kinds kinds = {.footprint = pool->footprint, .count = pool->kinds};
    if (t->made)
        return GPURTA_OK;
    bool *const waiting = calloc(pool->kinds, sizeof *waiting);
    if (!waiting)
        return fail_memory(error);
    waiting[kind] = true;
    struct sm_limits limits = r->limits;
    limits.contiguous = false; /* U4: pieces that stay have no holes, but for those that left */
    for (size_t f = 0; f < pool->kinds; f++)
        if (pool->ends[f] && pool->footprint[f].shared_memory)
            limits.contiguous = r->limits.contiguous;
    gpurta_status status = covers_make(&t->covers, &limits, r->slots, &kinds, waiting, NULL, error);
    if (!status)
        status = weights_of_blocks(&t->sets, &t->covers, NULL, error);
    free(waiting);
    t->made = !status;
    return status;
}

/* A finite block, or (kind 0) a piece of memory of blocks of groups, which stay. */
struct piece {
    uint32_t start, size; /* of shared memory, U4; else 0 */
    uint8_t kind, warps[SUB_PARTITIONS_MAX], zero[3];
};

#define MOST_MEMBERS 32

/* A record. */
struct state {
    struct sm_free free;
    uint32_t carveout, pieces;   /* carveout: end of shared memory; 0: the SM is empty */
    uint8_t count[MOST_MEMBERS]; /* blocks of the set, of each of its footprints */
    struct piece piece[];        /* by start, as many as there may be blocks */
};

struct states {
    const struct pool_of_sms *pool;
    const struct sm_limits *limits;
    size_t *kind, members, finite; /* footprints of the set, then finite ones */
    struct records all;            /* value: the one below on the stack, and 1 */
    size_t blocks;                 /* so many at most */
    size_t top;                    /* of the stack of those to follow, and 1 */
    uint32_t end;                  /* of shared memory, where carve-outs do not differ */
    bool contiguous, carveouts;    /* pieces leave holes; carve-outs differ */
    bool memory;
};

static struct state *at(const struct states *const s, const size_t i)
{
    return (void *)record_of(&s->all, i); /* aligned: its size is a multiple of 8 */
}

static bool is_empty(const struct states *const s, const struct state *const state)
{
    return state->free.blocks == s->limits->blocks;
}

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

/* A new state like state i. */
static struct state *like(struct states *const s, const size_t i)
{
    s->memory = next(&s->all);
    return s->memory ? memcpy(at(s, s->all.count), at(s, i), s->all.size) : NULL;
}

/* Does one block fit if shared memory ends there? *start: of its piece. */
static bool fits(const struct states *const s, const struct state *const state, const uint32_t end,
                 const struct footprint *const f, uint32_t *const start)
{
    struct sm_free sm = state->free;
    uint32_t from = 0;
    sm.blocks = sm.blocks ? 1 : 0; /* more are not counted */
    *start = 0;
    if (!sm_room_of_warps(&sm, s->limits, f))
        return false;
    if (!s->contiguous || !f->shared_memory)
        return s->limits->shared_memory - sm.shared_memory + f->shared_memory <= end ||
               !f->shared_memory;
    for (uint32_t n = 0; n < state->pieces && state->piece[n].start - from < f->shared_memory; n++)
        from = state->piece[n].start + state->piece[n].size;
    *start = from;
    return from + f->shared_memory <= end;
}

static bool comes_before(const struct piece *const a, const struct piece *const b)
{
    return a->start != b->start ? a->start < b->start
           : a->size != b->size ? a->size < b->size
                                : memcmp(a, b, sizeof *a) < 0;
}

static void insert(struct state *const state, const struct piece *const piece)
{
    uint32_t n = state->pieces++;
    for (; n && comes_before(piece, &state->piece[n - 1]); n--)
        state->piece[n] = state->piece[n - 1];
    state->piece[n] = *piece;
}

/* A block of kind number k comes. */
static void come(struct states *const s, const size_t i, const size_t k, const uint32_t carveout,
                 const uint32_t start)
{
    const struct footprint *const f = &s->pool->footprint[s->kind[k]];
    struct state *const state = like(s, i);
    struct piece piece = {.start = start, .size = s->contiguous ? f->shared_memory : 0};
    struct sm_share share;
    if (!state)
        return;
    state->carveout = carveout;
    sm_place(&state->free, &share, s->limits, f);
    if (k < s->members) {
        state->count[k]++;
    } else {
        piece.kind = (uint8_t)(k - s->members + 1);
        for (size_t p = 0; p < s->limits->sub_partitions; p++)
            piece.warps[p] = (uint8_t)share.warps[p];
    }
    if (piece.kind || piece.size)
        insert(state, &piece);
    push(s);
}

/* A block of kind number k comes, if it fits. U5: to an empty SM with its own carve-out, or with a
 * larger one that SMs have which share it, or where its own is not known. */
static void try_come(struct states *const s, const size_t i, const size_t k)
{
    const struct footprint *const f = &s->pool->footprint[s->kind[k]];
    const bool chosen = s->carveouts && is_empty(s, at(s, i));
    const uint32_t there = s->carveouts ? at(s, i)->carveout : s->end;
    for (uint32_t size = 0; s->memory && size <= (chosen ? 64 : 0); size++) {
        const uint32_t end = !chosen ? there : size ? (size - 1) * 4096 : f->carveout;
        const bool larger = end > f->carveout && s->limits->carveout_sizes >> (size - 1) % 64 & 1 &&
                            (end <= f->carveout_most || s->limits->carveout_sms > 1);
        uint32_t start;
        if ((chosen ? larger || !size : !s->carveouts || end >= f->carveout) &&
            fits(s, at(s, i), end, f, &start))
            come(s, i, k, end, start);
    }
}

/* Finite block number n ends. */
static void leave(struct states *const s, const size_t i, const uint32_t n)
{
    struct state *const state = like(s, i);
    if (!state)
        return;
    const struct piece piece = state->piece[n];
    struct sm_share share = {{0}};
    for (size_t p = 0; p < s->limits->sub_partitions; p++)
        share.warps[p] = piece.warps[p];
    sm_give(&state->free, &share, s->limits,
            &s->pool->footprint[s->kind[s->members + piece.kind - 1]], 1);
    memmove(&state->piece[n], &state->piece[n + 1], (--state->pieces - n) * sizeof piece);
    memset(&state->piece[state->pieces], 0, sizeof piece);
    if (is_empty(s, state))
        state->carveout = 0;
    push(s);
}

/* Does it matter where its warps are? */
static bool is_odd(const struct states *const s, const size_t f)
{
    const struct footprint *const footprint = &s->pool->footprint[f];
    return s->limits->warps_in_turn
               ? footprint->warps % s->limits->sub_partitions != 0
               : footprint->registers_per_warp && s->limits->sub_partitions > 1;
}

/* All that may come next, the last of it is followed first: blocks of the set. Does the state hold
 * the set and nothing else? Where none leaves, nothing is said by when one comes that is not odd:
 * it comes alone. */
static bool follow(struct states *const s, const size_t i, const int64_t *const set)
{
    bool whole = true, only = false;
    for (uint32_t n = 0; s->memory && n < at(s, i)->pieces; n++)
        if (at(s, i)->piece[n].kind) {
            whole = false;
            if (!n ||
                memcmp(&at(s, i)->piece[n], &at(s, i)->piece[n - 1], sizeof(struct piece)) != 0)
                leave(s, i, n);
        }
    for (size_t k = s->members + s->finite; s->memory && !only && k--;)
        if (k >= s->members || at(s, i)->count[k] < set[s->kind[k]]) {
            whole = whole && k >= s->members;
            only = !s->finite && !s->carveouts && !is_odd(s, s->kind[k]);
            try_come(s, i, k);
        }
    return whole;
}

/* Its kinds, those that are not odd last. false: sums say all, or it is too much. */
static bool take_kinds(struct states *const s, const int64_t *const set,
                       const struct footprint *const head)
{
    const size_t kinds = s->pool->kinds;
    bool odd = false;
    s->end =
        s->limits->carveout_sms && head->shared_memory ? head->carveout : s->limits->shared_memory;
    for (size_t f = 0; head->shared_memory && f < kinds; f++) {
        const struct footprint *const other = &s->pool->footprint[f];
        if (s->pool->ends[f] || set[f]) {
            s->contiguous = s->contiguous ||
                            (s->limits->contiguous && s->pool->ends[f] && other->shared_memory);
            s->carveouts = s->carveouts || other->carveout != head->carveout ||
                           other->carveout_most != head->carveout;
        }
    }
    for (int even = 0; even < 2; even++)
        for (size_t f = 0; f < s->pool->own; f++)
            if (set[f] && is_odd(s, f) == !even) {
                s->kind[s->members++] = f;
                odd = odd || !even;
            }
    for (size_t f = 0; f < kinds; f++)
        if (s->pool->ends[f] && (is_odd(s, f) || s->carveouts ||
                                 (s->contiguous && s->pool->footprint[f].shared_memory))) {
            s->kind[s->members + s->finite++] = f;
            odd = true;
        }
    for (size_t k = 0; k < s->members + s->finite; k++) {
        const size_t most = s->limits->warps / s->pool->footprint[s->kind[k]].warps;
        s->blocks = most > s->blocks ? most : s->blocks;
    }
    s->blocks = s->blocks < s->limits->blocks ? s->blocks : s->limits->blocks;
    return (odd || s->carveouts) && s->members <= MOST_MEMBERS && s->finite < UINT8_MAX &&
           s->limits->blocks <= UINT8_MAX && s->limits->warps <= UINT8_MAX;
}

/* Is the head kept out in one of the states? More than `most` of them are not followed. */
static enum reached try_orders(struct states *const s, const int64_t *const set,
                               const struct footprint *const head, const size_t most)
{
    enum reached reached = OPEN;
    uint32_t start;
    s->all.size = (sizeof(struct state) + s->blocks * sizeof(struct piece) + 7) / 8 * 8;
    s->memory = next(&s->all);
    if (s->memory) {
        sm_free_init(&at(s, 0)->free, s->limits);
        push(s);
    }
    while (s->memory && reached == OPEN && s->top) {
        const size_t i = s->top - 1;
        s->top = (size_t)value_of(&s->all, i);
        if (s->all.count > most) {
            reached = NOT_KNOWN;
        } else if (follow(s, i, set)) {
            const uint32_t end = s->carveouts ? at(s, i)->carveout : s->end;
            if ((s->carveouts && end < head->carveout_most) ||
                !fits(s, at(s, i), end, head, &start))
                reached = CLOSED;
        }
    }
    return reached;
}

bool reach(struct resident *const r, const size_t pool, const int64_t *const set, const size_t head,
           bool *const memory)
{
    struct states s = {.pool = &r->pool[pool], .limits = &r->limits};
    const struct footprint *const footprint = &s.pool->footprint[head];
    struct records *const known = &s.pool->theory[head].known;
    known->size = s.pool->own;
    unsigned char *const key = next(known);
    const size_t most = (size_t)(r->limit / STEPS_OF_STATES);
    enum reached reached = OPEN;
    bool is_new;
    s.kind = calloc(2 * s.pool->kinds, sizeof *s.kind);
    s.memory = key && s.kind;
    if (s.memory) {
        for (size_t f = 0; f < s.pool->own; f++)
            key[f] = (unsigned char)set[f];
        const size_t i = put(known, &is_new);
        if (is_new) {
            reached =
                take_kinds(&s, set, footprint) ? try_orders(&s, set, footprint, most) : CLOSED;
            const int64_t steps = 32 * (int64_t)s.all.count; /* as long as so many of the search */
            set_value(known, i, reached);
            r->left -= steps;
            r->work += steps;
            records_clear(&s.all);
        }
        reached = (enum reached)value_of(known, i);
        r->capped = r->capped || reached == NOT_KNOWN;
    }
    *memory = s.memory;
    free(s.kind);
    return reached != OPEN;
}
