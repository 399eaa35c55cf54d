/* Every state that the GPU can be in, by all orders of launches, placements and endings: what
 * decides where arrangements leave doubt.
 *
 * A state has the state of each SM (its blocks, and where they are: U3, registers of
 * sub-partitions, U4) and its carve-out; of each operation how many blocks are still to be placed,
 * and for what it waits; the kernels that wait for nothing more in the order in which they came, of
 * which the last ones have no place among the grids (U2); and the pool of local memory (U6). SMs
 * that are alike are sorted. Kernels of no group are launched again and again; kernels of groups
 * once: those of the group that is asked about stay, those of another until all of it was placed,
 * or longer. */
#include "base/fail.h"
#include "base/grow.h"
#include "model/names.h"
#include "resident/resident.h"

#include <stdlib.h>
#include <string.h>

/* ---- records ---- */

/* Different records, found by their first `size` bytes; 8 more are for a value. */
struct records {
    unsigned char *record;
    struct index index;
    size_t size, count, room;
};

static unsigned char *record_of(const struct records *const all, const size_t i)
{
    return &all->record[i * (all->size + sizeof(uint64_t))];
}

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
static unsigned char *next_record(struct records *const all)
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

/* The number of the record that next_record() gave, which was there, or is a new one with that
 * value. */
static size_t put_record(struct records *const all, const uint64_t value)
{
    unsigned char *const record = record_of(all, all->count);
    uint32_t *const place =
        index_place(&all->index, &items, all, record_hash(all, all->count), record);
    if (!*place) {
        memcpy(record + all->size, &value, sizeof value);
        *place = (uint32_t)++all->count;
    }
    return *place - 1;
}

static uint64_t value_of(const struct records *const all, const size_t i)
{
    uint64_t value;
    memcpy(&value, record_of(all, i) + all->size, sizeof value);
    return value;
}

static void records_clear(struct records *const all)
{
    free(all->record);
    free(all->index.place);
}

/* ---- an SM ---- */

/* A finite block, or (kind 0) a piece of memory of blocks of groups, which stay. */
struct piece {
    uint32_t start, size; /* of shared memory, U4; else 0 */
    uint8_t kind, warps[SUB_PARTITIONS_MAX], zero[3];
};

#define MOST_OPERATIONS 32 /* bits of a mask; where there are more, that is the limit */

/* A record. */
struct state {
    struct sm_free free;
    uint32_t pieces;
    uint8_t count[MOST_OPERATIONS]; /* blocks that stay, of each kind */
    struct piece piece[];           /* by start, as many as there may be blocks */
};

/* Kinds of blocks: `members` of them stay, the `finite` others come and go. */
struct states {
    const struct sm_limits *limits;
    const struct footprint **of; /* each kind */
    size_t members, finite;
    struct records all;
    bool contiguous; /* pieces leave holes */
    bool memory;
};

static struct state *state_at(const struct states *const s, const size_t i)
{
    return (void *)record_of(&s->all, i); /* aligned: its size is a multiple of 8 */
}

static bool is_empty(const struct states *const s, const size_t i)
{
    return state_at(s, i)->free.blocks == s->limits->blocks;
}

/* Makes the empty SM, number 0. Limits and kinds are given. */
static void states_init(struct states *const s)
{
    const size_t blocks =
        s->limits->blocks < s->limits->warps ? s->limits->blocks : s->limits->warps;
    s->all.size = (sizeof(struct state) + blocks * sizeof(struct piece) + 7) / 8 * 8;
    s->memory = next_record(&s->all);
    if (s->memory) {
        sm_free_init(&state_at(s, 0)->free, s->limits);
        (void)put_record(&s->all, 0);
    }
}

/* A new state like state i. */
static struct state *like(struct states *const s, const size_t i)
{
    s->memory = next_record(&s->all);
    return s->memory ? memcpy(state_at(s, s->all.count), state_at(s, i), s->all.size) : NULL;
}

/* Does one block fit if shared memory ends there? *start: of its piece. */
static bool state_fits(const struct states *const s, const size_t i, const uint32_t end,
                       const struct footprint *const f, uint32_t *const start)
{
    const struct state *const state = state_at(s, i);
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

/* The state after a block of kind k came to state i, with its piece at `start`. */
static size_t state_come(struct states *const s, const size_t i, const size_t k,
                         const uint32_t start)
{
    const struct footprint *const f = s->of[k];
    struct state *const state = like(s, i);
    struct piece piece = {.start = start, .size = s->contiguous ? f->shared_memory : 0};
    struct sm_share share;
    if (!state)
        return 0;
    sm_place(&state->free, &share, s->limits, f, 1);
    if (k < s->members) {
        state->count[k]++;
    } else {
        piece.kind = (uint8_t)(k - s->members + 1);
        for (size_t p = 0; p < s->limits->sub_partitions; p++)
            piece.warps[p] = (uint8_t)share.warps[p];
    }
    if (piece.kind || piece.size)
        insert(state, &piece);
    return put_record(&s->all, 0);
}

/* After finite block number n has left it. */
static size_t state_leave(struct states *const s, const size_t i, const uint32_t n)
{
    struct state *const state = like(s, i);
    if (!state)
        return 0;
    const struct piece piece = state->piece[n];
    struct sm_share share = {{0}};
    for (size_t p = 0; p < s->limits->sub_partitions; p++)
        share.warps[p] = piece.warps[p];
    sm_give(&state->free, &share, s->limits, s->of[s->members + piece.kind - 1], 1);
    memmove(&state->piece[n], &state->piece[n + 1], (--state->pieces - n) * sizeof piece);
    memset(&state->piece[state->pieces], 0, sizeof piece);
    return put_record(&s->all, 0);
}

/* ---- the GPU ---- */

/* A record is words: these; of each operation what is left, for what it waits, and a place in the
 * queue; of each SM its state and its carve-out. */
enum { LAUNCHED, UNDER_WAY, LOCAL, QUEUED, LEFT };

struct whole {
    struct resident *r;
    size_t group, ops, sms, width; /* width: SMs that share a carve-out, or 1 */
    size_t waits, queue, sm;       /* where they begin */
    uint32_t first[MOST_OPERATIONS], host[MOST_OPERATIONS]; /* launched, complete before it is */
    uint32_t awaits[MOST_OPERATIONS]; /* for which it waits if they are under way then */
    const struct kernel *kernel[MOST_OPERATIONS];             /* NULL: a copy */
    size_t kind[MOST_OPERATIONS], operation[MOST_OPERATIONS]; /* of each other */
    const struct footprint *footprint[MOST_OPERATIONS];       /* of each kind */
    struct footprint slot;
    struct sm_limits limits;
    size_t *base;         /* of each pool: its first SM */
    struct states states; /* of an SM */
    struct records all;   /* value: the one before, and the one below on the stack, and 1 */
    size_t at, top;       /* at: the one that is followed */
    uint32_t *now, *then; /* that one; and one that comes next */
};

static bool has(const uint32_t mask, const size_t o)
{
    return mask >> o & 1;
}

static bool of_group(const struct whole *const s, const size_t o)
{
    return s->r->group_of[o] != GPURTA_NONE;
}

static bool is_in(const struct whole *const s, const size_t o, const size_t queues)
{
    return s->kernel[o] &&
           (s->r->queues == GPURTA_QUEUES_SHARED ? 0 : s->kernel[o]->pool) == queues;
}

/* ---- what is there ---- */

static int64_t blocks_on(const struct whole *const s, const uint32_t *const w, const size_t m,
                         const size_t o)
{
    const struct state *const state = state_at(&s->states, w[s->sm + 2 * m]);
    int64_t blocks = s->kind[o] < s->states.members ? state->count[s->kind[o]] : 0;
    for (uint32_t n = 0; n < state->pieces; n++)
        blocks +=
            state->piece[n].kind == s->kind[o] + 1 - s->states.members && state->piece[n].kind;
    return blocks;
}

static bool is_resident(const struct whole *const s, const uint32_t *const w, const size_t o)
{
    bool any = false;
    for (size_t m = 0; s->kernel[o] && !any && m < s->sms; m++)
        any = blocks_on(s, w, m, o) > 0;
    return any;
}

/* Of those in the queue how many have a place among the grids (U2): the first ones. */
static size_t with_place(const struct whole *const s)
{
    const size_t places = s->r->limits.resident_grids;
    size_t grids = 0;
    for (size_t o = 0; o < s->ops; o++)
        grids += s->kernel[o] && has(s->now[UNDER_WAY], o) && !s->now[s->waits + o];
    return s->now[QUEUED] - (places && grids > places ? grids - places : 0);
}

/* Position of the head in the queues; SIZE_MAX: they are empty. */
static size_t head_of(const struct whole *const s, const size_t queues)
{
    const uint32_t *const queue = &s->now[s->queue];
    const size_t count = with_place(s);
    size_t head = SIZE_MAX;
    for (size_t i = 0; i < count; i++)
        if (is_in(s, queue[i], queues) &&
            (head == SIZE_MAX || s->kernel[queue[i]]->priority < s->kernel[queue[head]]->priority))
            head = i;
    return head;
}

static int64_t local_memory(const struct whole *const s)
{
    return s->now[LOCAL] ? s->kernel[s->now[LOCAL] - 1]->local_memory : 0;
}

/* U6: does it wait for an idle GPU; with `ever`: which kernels of groups never let it be? */
static bool needs_idle(const struct whole *const s, const size_t o, const bool ever)
{
    const struct kernel *const k = s->kernel[o];
    bool busy = false;
    for (size_t j = 0; !busy && s->r->limits.local_memory_waits && j < s->ops; j++)
        busy = k->local_memory > local_memory(s) && s->now[LEFT + o] == k->blocks &&
               (!ever || of_group(s, j)) && is_resident(s, s->now, j);
    return busy;
}

/* The end of the SMs that share a carve-out with SM m; *first. */
static size_t unit_of(const struct whole *const s, const size_t m, size_t *const first)
{
    size_t p = 0;
    while (s->base[p + 1] <= m)
        p++;
    *first = s->base[p] + (m - s->base[p]) / s->width * s->width;
    return *first + s->width < s->base[p + 1] ? *first + s->width : s->base[p + 1];
}

static void set_carveout(const struct whole *const s, const size_t m, const uint32_t carveout)
{
    size_t i;
    for (const size_t end = unit_of(s, m, &i); i < end; i++)
        s->then[s->sm + 2 * i + 1] = carveout;
}

static bool is_idle(const struct whole *const s, const uint32_t *const w, const size_t m)
{
    bool idle = true;
    size_t i;
    for (const size_t end = unit_of(s, m, &i); i < end; i++)
        idle = idle && is_empty(&s->states, w[s->sm + 2 * i]);
    return idle;
}

/* Does the SM take one more block? With which carve-out, and where? */
static bool takes(const struct whole *const s, const size_t m, const size_t o,
                  uint32_t *const carveout, uint32_t *const start)
{
    const struct footprint *const f = s->footprint[s->kind[o]];
    const bool rule = s->limits.carveout_sms;
    *carveout = !rule ? 0 : is_idle(s, s->now, m) ? f->carveout : s->now[s->sm + 2 * m + 1];
    return (!rule || *carveout >= f->carveout) &&
           state_fits(&s->states, s->now[s->sm + 2 * m], rule ? *carveout : s->limits.shared_memory,
                      f, start);
}

/* ---- what comes next ---- */

static uint32_t *begin(const struct whole *const s)
{
    return memcpy(s->then, s->now, s->all.size);
}

static int by_words(const void *const a, const void *const b)
{
    return memcmp(a, b, 2 * sizeof(uint32_t));
}

/* `then` can come next: it is to be followed if it is new. */
static void visit(struct whole *const s)
{
    unsigned char *const next = s->states.memory ? next_record(&s->all) : NULL;
    const size_t count = s->all.count;
    int64_t steps = 1 + (int64_t)s->all.size / 16;
    s->states.memory = next;
    if (!next)
        return;
    for (size_t p = 0; s->width == 1 && p < s->r->pools; p++)
        qsort(&s->then[s->sm + 2 * s->base[p]], (size_t)s->r->pool[p].sms, 2 * sizeof *s->then,
              by_words);
    memcpy(next, s->then, s->all.size);
    if (put_record(&s->all, (uint64_t)s->at << 32 | s->top) == count) {
        s->top = s->all.count;
        steps += (int64_t)(s->all.size + s->states.all.size) / 16; /* so is memory limited */
    }
    s->r->left -= steps;
    s->r->work += steps;
}

static void join(const struct whole *const s, const size_t o)
{
    if (s->kernel[o])
        s->then[s->queue + s->then[QUEUED]++] = (uint32_t)o;
}

static void launch(struct whole *const s, const size_t o)
{
    const uint32_t launched = s->now[LAUNCHED], under_way = s->now[UNDER_WAY], self = 1U << o;
    if (under_way & self || s->host[o] & (~launched | under_way) ||
        (launched & self ? of_group(s, o) : (s->first[o] & ~launched) != 0))
        return;
    uint32_t *const w = begin(s);
    w[LAUNCHED] |= self;
    w[UNDER_WAY] |= self;
    w[s->waits + o] = under_way & s->awaits[o];
    if (!w[s->waits + o])
        join(s, o);
    visit(s);
}

/* What waits for it alone joins the queues. */
static void complete(const struct whole *const s, const size_t o)
{
    uint32_t *const w = s->then;
    w[UNDER_WAY] &= ~(1U << o);
    if (s->kernel[o] && !of_group(s, o))
        w[LEFT + o] = (uint32_t)s->kernel[o]->blocks;
    for (size_t j = 0; j < s->ops; j++)
        if (has(w[s->waits + j], o) && !(w[s->waits + j] &= ~(1U << o)))
            join(s, j);
}

/* A block of the head of these queues is placed on the SM. */
static void place(struct whole *const s, const size_t queues, const size_t m)
{
    const size_t head = head_of(s, queues), o = head == SIZE_MAX ? 0 : s->now[s->queue + head];
    uint32_t carveout, start;
    if (head == SIZE_MAX || m < s->base[s->kernel[o]->pool] ||
        m >= s->base[s->kernel[o]->pool + 1] || needs_idle(s, o, false) ||
        !takes(s, m, o, &carveout, &start))
        return;
    uint32_t *const w = begin(s), *const queue = &w[s->queue];
    w[s->sm + 2 * m] = (uint32_t)state_come(&s->states, w[s->sm + 2 * m], s->kind[o], start);
    set_carveout(s, m, carveout);
    if (s->kernel[o]->local_memory > local_memory(s))
        w[LOCAL] = (uint32_t)o + 1;
    if (--w[LEFT + o] == 0) {
        memmove(&queue[head], &queue[head + 1], (w[QUEUED] - head - 1) * sizeof *queue);
        queue[--w[QUEUED]] = 0;
    }
    visit(s);
}

/* May blocks of the kernel end: is it of no group, or was all of its group placed? */
static bool may_end(const struct whole *const s, const size_t o)
{
    bool may = true;
    for (size_t j = 0; of_group(s, o) && j < s->ops; j++)
        may = may && (s->r->group_of[j] != s->r->group_of[o] || !s->now[LEFT + j]);
    return may;
}

/* Blocks on the SM end, one of each kind and place. */
static void end_blocks(struct whole *const s, const size_t m)
{
    const size_t i = s->now[s->sm + 2 * m];
    for (uint32_t n = 0; s->states.memory && n < state_at(&s->states, i)->pieces; n++) {
        const struct piece *const piece = &state_at(&s->states, i)->piece[n];
        const size_t o = piece->kind ? s->operation[s->states.members + piece->kind - 1] : 0;
        if (!piece->kind || (n && memcmp(piece, piece - 1, sizeof *piece) == 0) || !may_end(s, o))
            continue;
        uint32_t *const w = begin(s);
        w[s->sm + 2 * m] = (uint32_t)state_leave(&s->states, i, n);
        if (is_idle(s, w, m))
            set_carveout(s, m, 0);
        if (!w[LEFT + o] && !is_resident(s, w, o))
            complete(s, o);
        visit(s);
    }
}

static void go_on(struct whole *const s)
{
    for (size_t o = 0; o < s->ops; o++) {
        launch(s, o);
        if (!s->kernel[o] && has(s->now[UNDER_WAY], o) && !s->now[s->waits + o]) {
            (void)begin(s);
            complete(s, o);
            visit(s);
        }
    }
    for (size_t m = 0, p = 0; m < s->sms; m++) {
        p += m == s->base[p + 1];
        if (s->width == 1 && m > s->base[p] &&
            by_words(&s->now[s->sm + 2 * m], &s->now[s->sm + 2 * m - 2]) == 0)
            continue; /* as the one before */
        for (size_t queues = 0; queues < s->r->pools && s->states.memory; queues++)
            place(s, queues, m);
        end_blocks(s, m);
    }
}

/* ---- does it hang? ---- */

/* Does the head wait for ever? */
static bool is_stuck(const struct whole *const s, const size_t o)
{
    const size_t pool = s->kernel[o]->pool;
    uint32_t carveout, start;
    bool stuck = true;
    for (size_t j = 0; stuck && j < s->ops; j++)
        stuck = !s->kernel[j] || of_group(s, j) || s->kernel[j]->pool != pool ||
                !is_resident(s, s->now, j);
    for (size_t m = s->base[pool]; stuck && m < s->base[pool + 1]; m++)
        stuck = !takes(s, m, o, &carveout, &start);
    return stuck || needs_idle(s, o, true);
}

/* Does a kernel of the group wait for what never ends (of which `never` is given) or for what waits
 * for that, or is it never launched? Which? SIZE_MAX: none. */
static size_t waits_for(const struct whole *const s, uint32_t never)
{
    const uint32_t *const waits = &s->now[s->waits], launched = s->now[LAUNCHED];
    uint32_t late = 0;
    for (size_t round = 0; round < s->ops; round++)
        for (size_t o = 0; o < s->ops; o++) {
            never |= waits[o] & never ? 1U << o : 0;
            if (!has(launched, o) && (s->host[o] & never || (s->host[o] | s->first[o]) & late))
                late |= 1U << o;
        }
    for (size_t o = 0; o < s->ops; o++)
        if (s->r->group_of[o] == s->group && (waits[o] & never || has(late, o)))
            return o;
    return SIZE_MAX;
}

/* Is the state one in which a kernel of the group waits for ever: *head, for *cause, or behind it?
 */
static bool hangs(const struct whole *const s, size_t *const head, enum cause *const cause)
{
    const uint32_t *const w = s->now, *const queue = &w[s->queue];
    const size_t placed = with_place(s);
    uint32_t never = 0, held = 0;
    *head = SIZE_MAX;
    for (size_t p = 0; p < s->r->pools; p++) {
        const size_t at = head_of(s, p);
        if (at == SIZE_MAX || !is_stuck(s, queue[at]))
            continue;
        *head = queue[at];
        *cause = needs_idle(s, *head, true) ? FOR_IDLE_GPU : FOR_SPACE;
        for (size_t o = 0; o < s->ops; o++)
            if (s->r->group_of[o] == s->group && w[LEFT + o] && is_in(s, o, p) &&
                s->kernel[o]->priority >= s->kernel[*head]->priority)
                return true;
        for (size_t i = 0; i < placed; i++)
            never |= is_in(s, queue[i], p) ? 1U << queue[i] : 0;
    }
    for (size_t o = 0; o < s->ops; o++) {
        never |= of_group(s, o) ? w[UNDER_WAY] & 1U << o : 0;
        held |= s->kernel[o] && !w[s->waits + o] ? w[UNDER_WAY] & 1U << o : 0;
    }
    for (size_t i = placed; i < w[QUEUED]; i++)
        held &= ~(1U << queue[i]);
    for (size_t i = placed; i < w[QUEUED] && !(held & ~never); i++) { /* U2 */
        never |= 1U << queue[i];
        if (s->r->group_of[queue[i]] == s->group) {
            *head = queue[i];
            *cause = FOR_GRIDS;
            return true;
        }
    }
    const size_t waiting = waits_for(s, never);
    if (waiting != SIZE_MAX && *head == SIZE_MAX) {
        *head = waiting;
        *cause = FOR_COMPLETION;
    }
    return waiting != SIZE_MAX;
}

/* What is under way, in the order of its last launches. */
static bool take_witness(const struct whole *const s, const size_t head, const enum cause cause)
{
    const size_t pool = s->kernel[head]->pool, sms = (size_t)s->r->pool[pool].sms;
    struct witness *const w = &s->r->witness;
    uint32_t open = s->now[UNDER_WAY];
    *w = (struct witness){.head = kernel_of(s->r, head), .cause = cause, .sms = (int64_t)sms};
    w->order = calloc(s->ops, sizeof *w->order);
    w->placed = calloc(s->ops, sizeof *w->placed);
    w->on = calloc(sms * s->ops, sizeof *w->on);
    if (!w->order || !w->placed || !w->on)
        return false;
    for (size_t o = 0; cause == FOR_SPACE && o < s->ops; o++) /* finite ones leave only holes */
        open &= o == head || (of_group(s, o) && s->kernel[o]->pool == pool) ? ~0U : ~(1U << o);
    for (size_t i = s->at, before; i; i = before) {
        before = (size_t)(value_of(&s->all, i) >> 32);
        const uint32_t *const now = (const void *)record_of(&s->all, i), *const then =
                                                                             (const void *)
                                                                                 record_of(&s->all,
                                                                                           before);
        for (size_t o = 0; o < s->ops; o++)
            if (has(open & now[UNDER_WAY] & ~then[UNDER_WAY], o)) {
                memmove(&w->order[1], w->order, w->ordered++ * sizeof *w->order);
                w->order[0] = o;
                open &= ~(1U << o);
            }
    }
    for (size_t i = 0; i < w->ordered; i++)
        if (of_group(s, w->order[i])) {
            w->placed[i] = s->kernel[w->order[i]]->blocks - s->now[LEFT + w->order[i]];
            for (size_t m = 0; m < sms; m++)
                w->on[m * w->ordered + i] = blocks_on(s, s->now, s->base[pool] + m, w->order[i]);
        }
    return true;
}

/* ---- the search ---- */

/* Of its group first, then other kernels. false: more than records have space for. */
static bool take_operations(struct whole *const s)
{
    const struct resident *const r = s->r;
    bool small = r->limits.blocks <= UINT8_MAX && r->limits.warps <= UINT8_MAX;
    for (size_t o = 0; o < s->ops; o++) {
        const struct after *const after = operation_after(r->program, o);
        const size_t k = kernel_of(r, o);
        s->kernel[o] = k == GPURTA_NONE ? NULL : &r->kernel[k];
        s->first[o] = (uint32_t)r->launched.word[o];
        s->awaits[o] = (uint32_t)(r->under_way.word[o] | r->by_null.word[o]);
        if (after && after->mode == GPURTA_AFTER_COMPLETION)
            s->host[o] = 1U << after->other;
    }
    for (int own = 1; own >= 0; own--)
        for (size_t o = 0; o < s->ops; o++)
            if (s->kernel[o] && (r->group_of[o] == s->group) == own) {
                small = small && s->kernel[o]->blocks <= UINT32_MAX;
                s->kind[o] = s->states.members + s->states.finite;
                s->operation[s->kind[o]] = o;
                s->footprint[s->kind[o]] = r->slots ? &s->slot : &s->kernel[o]->footprint;
                ++*(own ? &s->states.members : &s->states.finite);
            }
    s->limits = r->limits;
    if (r->slots)
        s->limits.warps = s->limits.blocks = s->limits.sub_partitions = 1;
    s->states.limits = &s->limits;
    s->states.of = s->footprint;
    s->states.contiguous = s->limits.contiguous;
    s->width = s->limits.carveout_sms > 1 ? s->limits.carveout_sms : 1;
    return small;
}

/* The first record: nothing was launched. */
static void begin_states(struct whole *const s)
{
    for (size_t p = 0; p < s->r->pools; p++)
        s->sms = s->base[p + 1] = s->base[p] + (size_t)s->r->pool[p].sms;
    s->waits = LEFT + s->ops;
    s->queue = s->waits + s->ops;
    s->sm = s->queue + s->ops;
    s->all.size = (s->sm + 2 * s->sms + 1) / 2 * 2 * sizeof *s->now;
    s->now = calloc(1, s->all.size);
    s->then = calloc(1, s->all.size);
    states_init(&s->states);
    s->states.memory = s->states.memory && s->now && s->then;
    for (size_t o = 0; s->states.memory && o < s->ops; o++)
        s->then[LEFT + o] = s->kernel[o] ? (uint32_t)s->kernel[o]->blocks : 0;
    visit(s);
}

gpurta_status search_states(enum verdict *const verdict, struct resident *const r,
                            const size_t group, gpurta_error *const error)
{
    struct whole s = {.r = r, .group = group, .ops = r->program->count, .slot = {.warps = 1}};
    enum cause cause = FOR_SPACE;
    size_t head;
    if (s.ops > MOST_OPERATIONS || r->left < 0 || !take_operations(&s))
        return GPURTA_OK;
    s.base = calloc(r->pools + 1, sizeof *s.base);
    if (s.base)
        begin_states(&s);
    while (s.states.memory && *verdict == UNKNOWN && s.top && r->left >= 0) {
        s.at = s.top - 1;
        s.top = (uint32_t)value_of(&s.all, s.at);
        memcpy(s.now, record_of(&s.all, s.at), s.all.size);
        if (hangs(&s, &head, &cause)) {
            *verdict = HANGS;
            snprintf(r->group[group].text, sizeof r->group[group].text,
                     "%.60s waits for ever for %.250s", NAME_OF(&r->program->operation[head]),
                     cause_text(cause));
            s.states.memory = r->found || take_witness(&s, head, cause);
            r->found = true;
        } else {
            go_on(&s);
            if (s.states.memory && !s.top && r->left >= 0) {
                *verdict = RESIDENT;
                snprintf(r->group[group].text, sizeof r->group[group].text,
                         "no kernel is ever blocked at the head");
            }
        }
    }
    records_clear(&s.states.all);
    records_clear(&s.all);
    FREE(s.base, s.now, s.then);
    return s.states.memory ? GPURTA_OK : fail_memory(error);
}
