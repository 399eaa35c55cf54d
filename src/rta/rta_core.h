/* Free-block placement for one number kind: see i64.h for how this text is included, and
 * rta_state.h for what it takes and gives.
 *
 * The set h of Paredes' Algorithm 2, (time, free blocks) pairs, is kept as a few runs. A run holds
 * the blocks of one kernel in the order in which they started, which is also the order in which
 * they end: so each run is a queue, and only the heads of the runs need a heap. Taking the earliest
 * slot costs O(log runs), with one run for each kernel that still occupies slots.
 *
 * While a kernel is placed its own run is the queue `active`. When all slots that it has will come
 * round again before any older block ends, a full round only shifts the queue by C_i; as many
 * rounds as fit are taken at once. With no older block left, the whole GPU shifts, and the shift
 * goes into `base`: times are kept relative to it and so stay small however large the grid is. */
#include "base/grow.h"
#include "base/heap.h"

/* ---- instants: base + a time relative to it ---- */

#if NUM_WIDE

static void NUM(instant_init)(NUM(instant) *const base)
{
    mpz_init(base);
}

static void NUM(instant_clear)(NUM(instant) *const base)
{
    mpz_clear(base);
}

static void NUM(instant_set)(NUM(instant) *const r, const NUM(instant) *const base)
{
    mpz_set(r, base);
}

/* base += a * b; a, b >= 0 */
static bool NUM(instant_addmul)(NUM(instant) *const base, const num_t *const a, const int64_t b)
{
    return NUM(addmul_int)(base, a, b);
}

/* r := max(0, time - base) */
static bool NUM(instant_since)(num_t *const r, const num_t *const time,
                               const NUM(instant) *const base)
{
    mpz_sub(r, time, base);
    if (mpz_sgn(r) < 0)
        mpz_set_ui(r, 0);
    return true;
}

/* r := base; false: does not fit */
static bool NUM(instant_get)(num_t *const r, const NUM(instant) *const base)
{
    mpz_set(r, base);
    return true;
}

static bool NUM(settle)(struct NUM(gpu) *const gpu)
{
    (void)gpu;
    return true;
}

#else

static void NUM(instant_init)(NUM(instant) *const base)
{
    *base = (struct wide){0, 0};
}

static void NUM(instant_clear)(NUM(instant) *const base)
{
    (void)base;
}

static void NUM(instant_set)(NUM(instant) *const r, const NUM(instant) *const base)
{
    *r = *base;
}

static bool NUM(instant_addmul)(NUM(instant) *const base, const num_t *const a, const int64_t b)
{
    return wide_add(base, wide_product((uint64_t)*a, (uint64_t)b));
}

static bool NUM(instant_since)(num_t *const r, const num_t *const time,
                               const NUM(instant) *const base)
{
    *r = base->high || (uint64_t)*time <= base->low ? 0 : *time - (int64_t)base->low;
    return true;
}

static bool NUM(instant_get)(num_t *const r, const NUM(instant) *const base)
{
    *r = (int64_t)base->low;
    return base->high == 0 && base->low <= INT64_MAX;
}

/* Keeps times relative to base small: once for many kernels, so that its cost does not count. */
static bool NUM(settle)(struct NUM(gpu) *const gpu)
{
    const int64_t by = gpu->now;
    if (by < (int64_t)1 << 61)
        return true;
    for (size_t i = 0; i < gpu->runs; i++) {
        gpu->heap[i].key -= by; /* keys lie after t_a */
        if (__builtin_sub_overflow(gpu->heap[i].offset, by, &gpu->heap[i].offset))
            return false;
    }
    gpu->now = 0;
    return wide_add(&gpu->base, (struct wide){0, (uint64_t)by});
}

#endif

/* r := base + since + wcet */
static bool NUM(instant_after)(NUM(instant) *const r, const struct NUM(gpu) *const gpu,
                               const num_t *const since, const num_t *const wcet)
{
    NUM(instant_set)(r, &gpu->base);
    return NUM(instant_addmul)(r, since, 1) && (!wcet || NUM(instant_addmul)(r, wcet, 1));
}

bool NUM(rta_end)(const struct NUM(gpu) *const gpu, const num_t *const wcet, NUM(instant) *const r)
{
    return NUM(instant_after)(r, gpu, &gpu->now, wcet);
}

bool NUM(rta_completion)(const struct NUM(gpu) *const gpu, const num_t *const wcet, num_t *const r)
{
    return NUM(instant_get)(r, &gpu->base) && NUM(add)(r, r, &gpu->now) && NUM(add)(r, r, wcet);
}

/* ---- the GPU ---- */

/* Memory for `nodes` nodes and runs is the caller's. At most min(slots, kernels) are ever in use:
 * placing on slots just collected makes one node of at least one, and only the slots that an
 * earlier kernel left free add one, once per kernel. */
void NUM(rta_gpu_init)(struct NUM(gpu) *const gpu, struct NUM(node) *const node,
                       struct NUM(run) *const heap, const size_t nodes, const int64_t slots)
{
    NUM(instant_init)(&gpu->base);
    NUM(init)(&gpu->now);
    NUM(init)(&gpu->t);
    NUM(init)(&gpu->active.key);
    NUM(init)(&gpu->active.offset);
    gpu->free = slots;
    gpu->node = node;
    gpu->heap = heap;
    gpu->runs = 0;
    for (size_t i = 0; i < nodes; i++) {
        NUM(init)(&node[i].time);
        NUM(init)(&heap[i].key);
        NUM(init)(&heap[i].offset);
        node[i].next = i + 1 < nodes ? i + 1 : NO_NODE;
    }
    gpu->unused = 0;
    gpu->live = 0;
    gpu->room = nodes;
    gpu->work = 0;
    gpu->active.head = NO_NODE;
    gpu->hasty = gpu->hole = false;
}

void NUM(rta_gpu_clear)(struct NUM(gpu) *const gpu)
{
    NUM(instant_clear)(&gpu->base);
    NUM(clear)(&gpu->now);
    NUM(clear)(&gpu->t);
    NUM(clear)(&gpu->active.key);
    NUM(clear)(&gpu->active.offset);
    for (size_t i = 0; i < gpu->room; i++) {
        NUM(clear)(&gpu->node[i].time);
        NUM(clear)(&gpu->heap[i].key);
        NUM(clear)(&gpu->heap[i].offset);
    }
}

static void NUM(run_swap)(struct NUM(run) *const a, struct NUM(run) *const b)
{
    const struct NUM(run) c = *a;
    *a = *b;
    *b = c;
}

/* Whose key is less: counted, not asked, where nobody could guess it. */
static inline size_t NUM(lesser)(const struct NUM(run) *const heap, const size_t child)
{
    return child + (NUM(cmp)(&heap[child + 1].key, &heap[child].key) < 0);
}

/* The first of the heap, whose key has grown, goes down to its place; often it stays. */
static void NUM(sift_down)(struct NUM(gpu) *const gpu)
{
    struct NUM(run) *const heap = gpu->heap;
    const size_t runs = gpu->runs;
    if (runs < 2)
        return;
    size_t i = 0, child = runs == 2 ? 1 : NUM(lesser)(heap, 1);
    if (NUM(cmp)(&heap[0].key, &heap[child].key) <= 0)
        return;
    /* member by member: what was just written is read in the same pieces */
    const struct NUM(run) item = {heap[0].key, heap[0].offset, heap[0].head, heap[0].tail};
    do {
        heap[i] = heap[child];
        i = child;
        child = 2 * i + 1;
        if (child + 1 >= runs)
            break;
        child = NUM(lesser)(heap, child);
    } while (NUM(cmp)(&item.key, &heap[child].key) > 0);
    if (child + 1 == runs && NUM(cmp)(&item.key, &heap[child].key) > 0) {
        heap[i] = heap[child];
        i = child;
    }
    heap[i] = item;
}

static void NUM(fill_hole)(struct NUM(gpu) *const gpu)
{
    if (!gpu->hole)
        return;
    gpu->hole = false;
    NUM(run_swap)(&gpu->heap[0], &gpu->heap[--gpu->runs]);
    if (gpu->runs)
        NUM(sift_down)(gpu);
}

/* Does a run end by t_a? Beside a hole its children come first. */
static bool NUM(any_ended)(const struct NUM(gpu) *const gpu)
{
    const struct NUM(run) *const heap = gpu->heap;
    if (!gpu->hole)
        return gpu->runs > 0 && NUM(cmp)(&heap[0].key, &gpu->now) <= 0;
    return (gpu->runs > 1 && NUM(cmp)(&heap[1].key, &gpu->now) <= 0) ||
           (gpu->runs > 2 && NUM(cmp)(&heap[2].key, &gpu->now) <= 0);
}

/* The active queue becomes a run of its own. */
static bool NUM(retire)(struct NUM(gpu) *const gpu)
{
    if (gpu->active.head == NO_NODE)
        return true;
    size_t i = gpu->hole ? 0 : gpu->runs++;
    struct NUM(run) *const heap = gpu->heap;
    heap[i].head = gpu->active.head;
    heap[i].tail = gpu->active.tail;
    NUM(set)(&heap[i].offset, &gpu->active.offset);
    if (!NUM(add)(&heap[i].key, &gpu->node[heap[i].head].time, &heap[i].offset))
        return false;
    if (gpu->hole)
        NUM(sift_down)(gpu);
    for (; i > 0 && NUM(cmp)(&heap[i].key, &heap[(i - 1) / 2].key) < 0; i = (i - 1) / 2)
        NUM(run_swap)(&heap[i], &heap[(i - 1) / 2]);
    gpu->hole = false;
    gpu->active.head = NO_NODE;
    return true;
}

static size_t NUM(drop_head)(struct NUM(gpu) *const gpu, struct NUM(run) *const run)
{
    struct NUM(node) *const node = &gpu->node[run->head];
    const size_t next = node->next;
    gpu->free += node->count;
    gpu->live--;
    gpu->work++;
    node->next = gpu->unused;
    gpu->unused = run->head;
    run->head = next;
    return next;
}

/* Slots of older kernels that come free by t_a are free. A hole is left for the run to come. */
static bool NUM(collect)(struct NUM(gpu) *const gpu)
{
    while (NUM(any_ended)(gpu)) {
        NUM(fill_hole)(gpu);
        struct NUM(run) *const top = &gpu->heap[0];
        gpu->hole = NUM(drop_head)(gpu, top) == NO_NODE;
        if (gpu->hole)
            continue;
        if (!NUM(add)(&top->key, &gpu->node[top->head].time, &top->offset))
            return false;
        NUM(sift_down)(gpu);
    }
    return true;
}

/* The next `count` free slots are taken by blocks that start at t_a. */
static bool NUM(start)(struct NUM(gpu) *const gpu, const int64_t count, const num_t *const wcet)
{
    const size_t i = gpu->unused;
    struct NUM(node) *const node = &gpu->node[i];
    gpu->unused = node->next;
    gpu->live++;
    node->next = NO_NODE;
    node->count = count;
    if (gpu->active.head == NO_NODE)
        gpu->active.head = i;
    else
        gpu->node[gpu->active.tail].next = i;
    gpu->active.tail = i;
    gpu->active_slots += count;
    gpu->free -= count;
    return NUM(add)(&node->time, &gpu->now, wcet) &&
           NUM(sub)(&node->time, &node->time, &gpu->active.offset);
}

/* How many full rounds of the active slots start before any older block ends, `cap` at most. */
static bool NUM(rounds)(struct NUM(gpu) *const gpu, const num_t *const wcet, const int64_t cap,
                        int64_t *const rounds)
{
    *rounds = cap;
    if (gpu->runs == 0)
        return true;
    const struct NUM(node) *const last = &gpu->node[gpu->active.tail];
    if (!NUM(add)(&gpu->t, &last->time, &gpu->active.offset) ||
        !NUM(sub)(&gpu->t, &gpu->heap[0].key, &gpu->t))
        return false;
    if (NUM(sgn)(&gpu->t) <= 0)
        *rounds = 0;
    else if (!NUM(ceil_div)(&gpu->t, &gpu->t, wcet))
        return false;
    else
        *rounds = NUM(capped)(&gpu->t, cap);
    return true;
}

static bool NUM(shift)(struct NUM(gpu) *const gpu, const num_t *const wcet, const int64_t rounds)
{
    if (gpu->runs == 0)
        return NUM(instant_addmul)(&gpu->base, wcet, rounds);
    return NUM(addmul_int)(&gpu->active.offset, wcet, rounds) &&
           NUM(addmul_int)(&gpu->now, wcet, rounds);
}

/* t_a goes to the next time at which a slot comes free; all slots of that time are free then. */
static bool NUM(advance)(struct NUM(gpu) *const gpu)
{
    struct NUM(run) *const active = &gpu->active;
    bool own = active->head != NO_NODE;
    if (own && !NUM(add)(&gpu->t, &gpu->node[active->head].time, &active->offset))
        return false;
    if (own && (gpu->runs == 0 || NUM(cmp)(&gpu->t, &gpu->heap[0].key) <= 0)) {
        NUM(swap)(&gpu->now, &gpu->t);
    } else {
        NUM(set)(&gpu->now, &gpu->heap[0].key);
        own = false;
    }
    while (own) {
        gpu->active_slots -= gpu->node[active->head].count;
        if (NUM(drop_head)(gpu, active) == NO_NODE)
            break;
        if (!NUM(add)(&gpu->t, &gpu->node[active->head].time, &active->offset))
            return false;
        own = NUM(cmp)(&gpu->t, &gpu->now) <= 0;
    }
    return NUM(collect)(gpu);
}

/* Adds a step to the trace, where one is kept. */
static bool NUM(note)(struct NUM(steps) *const steps, const struct NUM(gpu) *const gpu,
                      const size_t kernel, const int64_t placed, const int64_t left,
                      const int64_t repeat)
{
    struct NUM(step) *const all = grow(steps->step, &steps->room, steps->count + 1, sizeof *all);
    if (!all) {
        steps->no_memory = true;
        return false;
    }
    steps->step = all;
    struct NUM(step) *const fresh = &all[steps->count++];
    NUM(instant_init)(&fresh->start);
    fresh->kernel = kernel;
    fresh->free = gpu->free;
    fresh->placed = placed;
    fresh->left = left;
    fresh->repeat = repeat;
    if (repeat == 1)
        return NUM(instant_after)(&fresh->start, gpu, &gpu->now, NULL);
    const struct NUM(node) *const first = &gpu->node[gpu->active.head];
    num_t since;
    NUM(init)(&since);
    const bool good = NUM(add)(&since, &first->time, &gpu->active.offset) &&
                      NUM(instant_after)(&fresh->start, gpu, &since, NULL);
    NUM(clear)(&since);
    return good;
}

void NUM(rta_steps_clear)(struct NUM(steps) *const steps)
{
    for (size_t i = 0; i < steps->count; i++)
        NUM(instant_clear)(&steps->step[i].start);
    free(steps->step);
    *steps = (struct NUM(steps)){0};
}

/* Takes as many full rounds at once as possible, and leaves at least one block. A trace steps
 * through a single round: a step with `repeat` stands for more. */
static bool NUM(skip)(struct NUM(gpu) *const gpu, int64_t *const blocks, const num_t *const wcet,
                      const size_t kernel, struct NUM(steps) *const steps)
{
    if (*blocks <= gpu->active_slots || gpu->active_slots == 0)
        return true;
    int64_t rounds;
    if (!NUM(rounds)(gpu, wcet, (*blocks - 1) / gpu->active_slots, &rounds))
        return false;
    if (rounds <= (steps ? 1 : 0))
        return true;
    const int64_t count = rounds * gpu->active_slots;
    *blocks -= count;
    return (!steps || NUM(note)(steps, gpu, kernel, count, *blocks, rounds)) &&
           NUM(shift)(gpu, wcet, rounds);
}

/* Counting instead of walking. Where many older blocks end far apart, each end stops the full
 * rounds, and the queue is walked once for each: quadratic. But the blocks started by T number
 *
 *     N(T) = sum over pairs (t_k, c_k) with t_k <= T of  c_k * (floor((T - t_k) / C) + 1),
 *
 * so that the last block's start is the least T with N(T) >= g. All pairs are put in order in the
 * heap's own memory; a bisection finds the last pair that takes part, and one sort the phase. */

/* The pairs in order of time: heap[i].key is the time, heap[i].head the node. */
static bool NUM(order)(struct NUM(gpu) *const gpu, size_t *const pairs)
{
    size_t first = NO_NODE, last = NO_NODE;
    struct NUM(run) *const active = &gpu->active;
    if (!NUM(retire)(gpu))
        return false;
    while (gpu->runs) { /* into one list, times without offset */
        struct NUM(run) *const top = &gpu->heap[0];
        const size_t i = top->head;
        struct NUM(node) *const node = &gpu->node[i];
        top->head = node->next;
        NUM(set)(&node->time, &top->key);
        node->next = NO_NODE;
        if (first == NO_NODE)
            first = i;
        else
            gpu->node[last].next = i;
        last = i;
        gpu->hole = top->head == NO_NODE;
        if (gpu->hole)
            NUM(fill_hole)(gpu);
        else if (!NUM(add)(&top->key, &gpu->node[top->head].time, &top->offset))
            return false;
        else
            NUM(sift_down)(gpu);
    }
    *pairs = 0;
    for (size_t i = first; i != NO_NODE; i = gpu->node[i].next) {
        NUM(set)(&gpu->heap[*pairs].key, &gpu->node[i].time);
        gpu->heap[(*pairs)++].head = i;
    }
    active->head = NO_NODE;
    return true;
}

/* Blocks that the first `pairs` pairs start by `time`, `cap` at most. */
static bool NUM(started)(struct NUM(gpu) *const gpu, const size_t pairs, const num_t *const time,
                         const num_t *const wcet, const int64_t cap, int64_t *const started)
{
    *started = 0;
    for (size_t k = 0; k < pairs; k++) {
        const int64_t count = gpu->node[gpu->heap[k].head].count;
        int64_t blocks;
        if (!NUM(sub)(&gpu->t, time, &gpu->heap[k].key) || !NUM(floor_div)(&gpu->t, &gpu->t, wcet))
            return false;
        const int64_t rounds = NUM(capped)(&gpu->t, cap);
        if (rounds == cap || __builtin_mul_overflow(rounds + 1, count, &blocks) ||
            blocks >= cap - *started) {
            *started = cap;
            return true;
        }
        *started += blocks;
    }
    return true;
}

/* Sorts the first n entries by key (heapsort: in place, no recursion). */
static void NUM(sort_keys)(struct NUM(run) *const entry, const size_t n)
{
    for (size_t size = n, start = n / 2; size > 1;) {
        size_t i;
        if (start > 0)
            i = --start;
        else {
            NUM(run_swap)(&entry[0], &entry[--size]);
            i = 0;
        }
        for (size_t most; (most = 2 * i + 1) < size; i = most) {
            if (most + 1 < size && NUM(cmp)(&entry[most].key, &entry[most + 1].key) < 0)
                most++;
            if (NUM(cmp)(&entry[most].key, &entry[i].key) <= 0)
                break;
            NUM(run_swap)(&entry[i], &entry[most]);
        }
    }
}

/* Keys of the first `pairs` pairs become their next starts after gpu->now, in order. */
static bool NUM(next_starts)(struct NUM(gpu) *const gpu, const size_t pairs,
                             const num_t *const wcet)
{
    for (size_t k = 0; k < pairs; k++) {
        num_t *const key = &gpu->heap[k].key;
        if (!NUM(sub)(&gpu->t, &gpu->now, key) || !NUM(floor_div)(&gpu->t, &gpu->t, wcet) ||
            !NUM(mul)(&gpu->t, &gpu->t, wcet) || !NUM(add)(&gpu->t, &gpu->t, wcet) ||
            !NUM(add)(key, key, &gpu->t))
            return false;
    }
    NUM(sort_keys)(gpu->heap, pairs);
    return true;
}

/* Makes the entries from..to-1 a run, linked in their order; their keys are the times. */
static void NUM(link)(struct NUM(gpu) *const gpu, const size_t from, const size_t to,
                      size_t *const head, size_t *const tail)
{
    for (size_t k = from; k < to; k++) {
        const size_t i = gpu->heap[k].head;
        NUM(set)(&gpu->node[i].time, &gpu->heap[k].key);
        gpu->node[i].next = NO_NODE;
        if (*head == NO_NODE)
            *head = i;
        else
            gpu->node[*tail].next = i;
        *tail = i;
    }
}

/* heap[at] := the run head..tail, without offset */
static void NUM(set_run)(struct NUM(gpu) *const gpu, const size_t head, const size_t tail)
{
    struct NUM(run) *const run = &gpu->heap[gpu->runs++];
    run->head = head;
    run->tail = tail;
    NUM(set_int)(&run->offset, 0);
    NUM(set)(&run->key, &gpu->node[head].time);
}

/* The last `left` blocks start when only the first `pairs` pairs take part, the first of them after
 * gpu->now: whole rounds, then part of one. `*last` is the pair that takes the last `*left` blocks,
 * at gpu->now; keys become the times at which slots come free. */
static bool NUM(last_round)(struct NUM(gpu) *const gpu, const size_t pairs, const num_t *const wcet,
                            int64_t *const left, size_t *const last)
{
    struct NUM(run) *const entry = gpu->heap;
    int64_t slots = 0;
    if (!NUM(next_starts)(gpu, pairs, wcet))
        return false;
    for (size_t k = 0; k < pairs; k++)
        slots += gpu->node[entry[k].head].count;
    const int64_t rounds = (*left - 1) / slots;
    *left -= rounds * slots;
    NUM(set_int)(&gpu->t, 0);
    if (!NUM(addmul_int)(&gpu->t, wcet, rounds))
        return false;
    for (size_t k = 0; k < pairs; k++)
        if (!NUM(add)(&entry[k].key, &entry[k].key, &gpu->t))
            return false;
    for (*last = 0; *left > gpu->node[entry[*last].head].count; ++*last)
        *left -= gpu->node[entry[*last].head].count;
    NUM(set)(&gpu->now, &entry[*last].key);
    for (size_t k = 0; k <= *last; k++)
        if (!NUM(add)(&entry[k].key, &entry[k].key, wcet))
            return false;
    return true;
}

/* The last of the pairs in order that has N(its time) < blocks; the first pair if none has. */
static bool NUM(bisect)(struct NUM(gpu) *const gpu, const size_t pairs, const num_t *const wcet,
                        const int64_t blocks, size_t *const low, int64_t *const before)
{
    *low = 0;
    for (size_t high = pairs; high - *low > 1;) {
        const size_t middle = *low + (high - *low) / 2;
        if (!NUM(started)(gpu, middle + 1, &gpu->heap[middle].key, wcet, blocks, before))
            return false;
        *(*before < blocks ? low : &high) = middle;
    }
    return NUM(started)(gpu, *low + 1, &gpu->heap[*low].key, wcet, blocks, before);
}

/* Places all remaining blocks at once. */
static bool NUM(leap)(struct NUM(gpu) *const gpu, const int64_t blocks, const num_t *const wcet)
{
    size_t pairs, low, last = 0;
    gpu->work += (int64_t)(4 * gpu->live);
    int64_t before, by_next = blocks, left = blocks;
    if (!NUM(order)(gpu, &pairs) || !NUM(bisect)(gpu, pairs, wcet, blocks, &low, &before))
        return false;
    struct NUM(run) *const entry = gpu->heap;
    size_t part = low + 1; /* pairs that take part */
    NUM(set)(&gpu->now, &entry[low].key);
    if (before < blocks && part < pairs &&
        !NUM(started)(gpu, part, &entry[part].key, wcet, blocks, &by_next))
        return false;
    if (before < blocks && by_next == blocks) { /* all start before the next pair comes in */
        left -= before;
        if (!NUM(last_round)(gpu, part, wcet, &left, &last))
            return false;
    } else { /* the last ones start when the next pair comes in, or at once */
        if (before < blocks) {
            NUM(set)(&gpu->now, &entry[part].key);
            if (!NUM(next_starts)(gpu, part, wcet))
                return false;
            left -= by_next;
            last = part++;
        }
        if (!NUM(add)(&entry[last].key, &gpu->now, wcet))
            return false;
    }
    struct NUM(node) *const node = &gpu->node[entry[last].head];
    gpu->free = node->count - left;
    node->count = left;
    size_t own = NO_NODE, own_end = NO_NODE, old = NO_NODE, old_end = NO_NODE;
    NUM(link)(gpu, last + 1, part, &own, &own_end);
    NUM(link)(gpu, 0, last + 1, &own, &own_end);
    NUM(link)(gpu, part, pairs, &old, &old_end);
    NUM(set_run)(gpu, own, own_end);
    if (old != NO_NODE)
        NUM(set_run)(gpu, old, old_end);
    if (gpu->runs == 2 && NUM(cmp)(&entry[1].key, &entry[0].key) < 0)
        NUM(run_swap)(&entry[0], &entry[1]);
    return true;
}

bool NUM(rta_place)(struct NUM(gpu) *const gpu, const num_t *const arrival, int64_t blocks,
                    const num_t *const wcet, const size_t kernel, struct NUM(steps) *const steps)
{
    if (!NUM(settle)(gpu) || !NUM(instant_since)(&gpu->t, arrival, &gpu->base))
        return false;
    if (NUM(cmp)(&gpu->t, &gpu->now) > 0)
        NUM(swap)(&gpu->now, &gpu->t);
    if (!NUM(collect)(gpu))
        return false;
    NUM(set_int)(&gpu->active.offset, 0);
    gpu->active_slots = 0;
    for (size_t turns = 0;; turns++) {
        if (gpu->free > 0) {
            const int64_t count = blocks < gpu->free ? blocks : gpu->free;
            blocks -= count;
            if (!NUM(start)(gpu, count, wcet))
                return false;
            if (steps && !NUM(note)(steps, gpu, kernel, count, blocks, 1))
                return false;
            if (blocks == 0)
                return NUM(retire)(gpu);
        }
        NUM(fill_hole)(gpu);
        if (!NUM(skip)(gpu, &blocks, wcet, kernel, steps))
            return false;
        /* counting costs about as much as so many steps */
        if (!steps && (turns > 4 * gpu->live + 64 || gpu->hasty))
            return NUM(leap)(gpu, blocks, wcet);
        if (!NUM(advance)(gpu))
            return false;
    }
}

/* Makes room for one kernel more, in memory that the GPU owns: it adds one node at most, because
 * every step but the last takes at least as many nodes as it makes. */
static bool NUM(gpu_reserve)(struct NUM(gpu) *const gpu)
{
    const size_t was = gpu->room;
    if (gpu->live + 2 <= was)
        return true;
    size_t room = was;
    struct NUM(node) *const node = grow(gpu->node, &room, was + 16, sizeof *node);
    if (!node)
        return false;
    gpu->node = node;
    size_t runs = was;
    struct NUM(run) *const heap = grow_to(gpu->heap, &runs, room, sizeof *heap);
    if (!heap)
        return false;
    gpu->heap = heap;
    for (size_t i = was; i < room; i++) {
        NUM(init)(&node[i].time);
        NUM(init)(&heap[i].key);
        NUM(init)(&heap[i].offset);
        node[i].next = gpu->unused;
        gpu->unused = i;
    }
    gpu->room = room;
    return true;
}

/* f_i = r + C * ceil((g_1 + ... + g_i) / g_max) (Paredes 3.6, corrected). */
bool NUM(rta_closed_form)(const struct NUM(kernels) *const kernels, NUM(instant) *const completion)
{
    num_t sum, slots, t;
    NUM(init)(&sum);
    NUM(init)(&slots);
    NUM(init)(&t);
    NUM(set_int)(&slots, kernels->slots);
    bool good = true;
    for (size_t i = 0; good && i < kernels->count; i++) {
        NUM(set_int)(&t, kernels->blocks[i]);
        good = NUM(add)(&sum, &sum, &t) && NUM(ceil_div)(&t, &sum, &slots) &&
               NUM(mul)(&t, &t, &kernels->wcet[0]) && NUM(add)(&t, &t, &kernels->release[0]) &&
               NUM(instant_addmul)(&completion[i], &t, 1);
    }
    NUM(clear)(&sum);
    NUM(clear)(&slots);
    NUM(clear)(&t);
    return good;
}
