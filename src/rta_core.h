/* Free-block placement for one number kind: see num_i64.h for how this text is included.
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

struct NUM(node) {
    num_t time;    /* relative to base and to the offset of its run */
    int64_t count; /* slots that come free then; > 0 */
    size_t next;
};

struct NUM(run) {
    num_t key;    /* time of its head, relative to base */
    num_t offset; /* added to the times of its nodes */
    size_t head, tail;
};

struct NUM(gpu) {
    NUM(base) base;
    num_t now;    /* t_a, relative to base */
    int64_t free; /* g_f: slots free at t_a */
    struct NUM(node) * node;
    size_t unused; /* list of nodes */
    size_t live;   /* nodes in use */
    struct NUM(run) * heap;
    size_t runs;
    struct NUM(run) active; /* key: unused; head NO_NODE: empty */
    int64_t active_slots;
    bool hasty; /* for tests: count at once, never walk */
    num_t t;    /* for calculations */
};

/* Memory for `nodes` nodes and runs is the caller's. At most min(slots, kernels) are ever in use:
 * placing on slots just collected makes one node of at least one, and only the slots that an
 * earlier kernel left free add one, once per kernel. */
static void NUM(gpu_init)(struct NUM(gpu) *const gpu, struct NUM(node) *const node,
                          struct NUM(run) *const heap, const size_t nodes, const int64_t slots)
{
    NUM(base_init)(&gpu->base);
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
    gpu->active.head = NO_NODE;
    gpu->hasty = false;
}

static void NUM(gpu_clear)(struct NUM(gpu) *const gpu, const size_t nodes)
{
    NUM(base_clear)(&gpu->base);
    NUM(clear)(&gpu->now);
    NUM(clear)(&gpu->t);
    NUM(clear)(&gpu->active.key);
    NUM(clear)(&gpu->active.offset);
    for (size_t i = 0; i < nodes; i++) {
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

static void NUM(sift_down)(struct NUM(gpu) *const gpu)
{
    struct NUM(run) *const heap = gpu->heap;
    size_t i = 0;
    for (;;) {
        size_t least = 2 * i + 1;
        if (least >= gpu->runs)
            return;
        if (least + 1 < gpu->runs && NUM(cmp)(&heap[least + 1].key, &heap[least].key) < 0)
            least++;
        if (NUM(cmp)(&heap[i].key, &heap[least].key) <= 0)
            return;
        NUM(run_swap)(&heap[i], &heap[least]);
        i = least;
    }
}

/* The active queue becomes a run of its own. */
static bool NUM(retire)(struct NUM(gpu) *const gpu)
{
    if (gpu->active.head == NO_NODE)
        return true;
    size_t i = gpu->runs++;
    struct NUM(run) *const heap = gpu->heap;
    heap[i].head = gpu->active.head;
    heap[i].tail = gpu->active.tail;
    NUM(set)(&heap[i].offset, &gpu->active.offset);
    if (!NUM(add)(&heap[i].key, &gpu->node[heap[i].head].time, &heap[i].offset))
        return false;
    for (; i > 0 && NUM(cmp)(&heap[i].key, &heap[(i - 1) / 2].key) < 0; i = (i - 1) / 2)
        NUM(run_swap)(&heap[i], &heap[(i - 1) / 2]);
    gpu->active.head = NO_NODE;
    return true;
}

static size_t NUM(drop_head)(struct NUM(gpu) *const gpu, struct NUM(run) *const run)
{
    struct NUM(node) *const node = &gpu->node[run->head];
    const size_t next = node->next;
    gpu->free += node->count;
    gpu->live--;
    node->next = gpu->unused;
    gpu->unused = run->head;
    run->head = next;
    return next;
}

/* Slots of older kernels that come free by t_a are free. */
static bool NUM(collect)(struct NUM(gpu) *const gpu)
{
    while (gpu->runs && NUM(cmp)(&gpu->heap[0].key, &gpu->now) <= 0) {
        struct NUM(run) *const top = &gpu->heap[0];
        if (NUM(drop_head)(gpu, top) == NO_NODE)
            NUM(run_swap)(top, &gpu->heap[--gpu->runs]);
        else if (!NUM(add)(&top->key, &gpu->node[top->head].time, &top->offset))
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
        return NUM(base_addmul)(&gpu->base, wcet, rounds);
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

/* Takes as many full rounds at once as possible, and leaves at least one block. A trace steps
 * through a single round: a step with `repeat` stands for more. */
static bool NUM(skip)(struct NUM(gpu) *const gpu, int64_t *const blocks, const num_t *const wcet,
                      const size_t kernel, struct trace *const trace)
{
    if (*blocks <= gpu->active_slots || gpu->active_slots == 0)
        return true;
    int64_t rounds;
    if (!NUM(rounds)(gpu, wcet, (*blocks - 1) / gpu->active_slots, &rounds))
        return false;
    if (rounds <= (trace ? 1 : 0))
        return true;
    const int64_t count = rounds * gpu->active_slots;
    *blocks -= count;
    return (!trace || NUM(note)(trace, gpu, kernel, wcet, count, *blocks, rounds)) &&
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
        if (top->head == NO_NODE)
            NUM(run_swap)(top, &gpu->heap[--gpu->runs]);
        else if (!NUM(add)(&top->key, &gpu->node[top->head].time, &top->offset))
            return false;
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

/* Places all blocks of the next kernel. `arrival` is absolute. Afterwards t_a is the start of its
 * last block. Steps go to `trace` unless that is NULL; with a trace every step is taken. False:
 * overflow, or no memory for a step. */
static bool NUM(place)(struct NUM(gpu) *const gpu, const num_t *const arrival, int64_t blocks,
                       const num_t *const wcet, const size_t kernel, struct trace *const trace)
{
    if (!NUM(settle)(gpu) || !NUM(base_since)(&gpu->t, arrival, &gpu->base))
        return false;
    if (NUM(cmp)(&gpu->t, &gpu->now) > 0)
        NUM(swap)(&gpu->now, &gpu->t);
    if (!NUM(collect)(gpu))
        return false;
    NUM(set_int)(&gpu->active.offset, 0);
    gpu->active_slots = 0;
    for (size_t steps = 0;; steps++) {
        if (gpu->free > 0) {
            const int64_t count = blocks < gpu->free ? blocks : gpu->free;
            blocks -= count;
            if (!NUM(start)(gpu, count, wcet))
                return false;
            if (trace && !NUM(note)(trace, gpu, kernel, wcet, count, blocks, 1))
                return false;
            if (blocks == 0)
                return NUM(retire)(gpu);
        }
        if (!NUM(skip)(gpu, &blocks, wcet, kernel, trace))
            return false;
        /* counting costs about as much as so many steps */
        if (!trace && (steps > 4 * gpu->live + 64 || gpu->hasty))
            return NUM(leap)(gpu, blocks, wcet);
        if (!NUM(advance)(gpu))
            return false;
    }
}

/* Dispatch order. An entry is an operation that has reached, or will reach, the queue. */
struct NUM(entry) {
    num_t arrival, release;
    size_t index;
    bool waited; /* for the operation before it in its stream */
};

struct NUM(lane) { /* a stream */
    num_t busy;    /* until the completion of its last dispatched operation */
    size_t first;  /* operations that wait for it, in order; NO_NODE: none */
    size_t last;
    bool pending; /* one that has waited is on its way to the queue */
};

struct NUM(queue) {
    struct NUM(entry) * entry; /* heap by (arrival, program order) */
    size_t entries;
    struct NUM(lane) * lane;
    size_t *next;
};

/* By arrival; at one instant in launch order, which is by release, then by program order. */
static bool NUM(before)(const struct NUM(entry) *const a, const struct NUM(entry) *const b)
{
    int order = NUM(cmp)(&a->arrival, &b->arrival);
    if (order == 0)
        order = NUM(cmp)(&a->release, &b->release);
    return order < 0 || (order == 0 && a->index < b->index);
}

static void NUM(entry_swap)(struct NUM(entry) *const a, struct NUM(entry) *const b)
{
    const struct NUM(entry) c = *a;
    *a = *b;
    *b = c;
}

static void NUM(queue_up)(struct NUM(queue) *const queue, size_t i)
{
    struct NUM(entry) *const heap = queue->entry;
    for (; i > 0 && NUM(before)(&heap[i], &heap[(i - 1) / 2]); i = (i - 1) / 2)
        NUM(entry_swap)(&heap[i], &heap[(i - 1) / 2]);
}

/* Moves the first entry behind the heap's end and returns it there; it may be pushed again. */
static struct NUM(entry) * NUM(queue_pop)(struct NUM(queue) *const queue)
{
    struct NUM(entry) *const heap = queue->entry;
    const size_t n = --queue->entries;
    NUM(entry_swap)(&heap[0], &heap[n]);
    for (size_t i = 0;;) {
        size_t least = 2 * i + 1;
        if (least >= n)
            return &heap[n];
        if (least + 1 < n && NUM(before)(&heap[least + 1], &heap[least]))
            least++;
        if (!NUM(before)(&heap[least], &heap[i]))
            return &heap[n];
        NUM(entry_swap)(&heap[i], &heap[least]);
        i = least;
    }
}

static void NUM(queue_again)(const struct job *const job, struct NUM(queue) *const queue,
                             const num_t *const arrival, const size_t index)
{
    const size_t i = queue->entries++;
    NUM(set)(&queue->entry[i].arrival, arrival);
    queue->entry[i].index = index;
    queue->entry[i].waited = true;
    (void)NUM(load)(job, index, GPURTA_OPERATION_RELEASE, &queue->entry[i].release); /* it fits:
        it was loaded before */
    NUM(queue_up)(queue, i);
}

/* Must operation `index`, released now, wait for its stream? Then it is put where it waits. */
static bool NUM(waits)(const struct job *const job, struct NUM(queue) *const queue,
                       struct NUM(lane) *const lane, const struct NUM(entry) *const entry)
{
    const size_t index = entry->index;
    if (entry->waited) {
        lane->pending = false;
        return false;
    }
    if (lane->pending || lane->first != NO_NODE) {
        queue->next[index] = NO_NODE;
        if (lane->first == NO_NODE)
            lane->first = index;
        else
            queue->next[lane->last] = index;
        lane->last = index;
        return true;
    }
    if (NUM(cmp)(&lane->busy, &entry->arrival) <= 0)
        return false;
    lane->pending = true;
    NUM(queue_again)(job, queue, &lane->busy, index);
    return true;
}

static bool NUM(dispatch)(struct job *const job, struct NUM(gpu) *const gpu, const size_t index,
                          const num_t *const arrival, num_t *const wcet)
{
    return NUM(load)(job, index, GPURTA_OPERATION_WCET, wcet) &&
           NUM(place)(gpu, arrival, job->program->operation[index].blocks, wcet, index,
                      job->trace) &&
           NUM(keep)(job, gpu, index, wcet);
}

/* General order: releases in any order, shared streams. */
static bool NUM(run_queue)(struct job *const job, struct NUM(gpu) *const gpu,
                           struct NUM(queue) *const queue, num_t *const arrival, num_t *const wcet)
{
    for (size_t i = 0; i < job->program->count; i++) {
        struct NUM(entry) *const entry = &queue->entry[i];
        if (!NUM(load)(job, i, GPURTA_OPERATION_RELEASE, &entry->arrival))
            return false;
        NUM(set)(&entry->release, &entry->arrival);
        entry->index = i;
        entry->waited = false;
        NUM(queue_up)(queue, queue->entries++);
    }
    while (queue->entries) {
        const struct NUM(entry) *const entry = NUM(queue_pop)(queue);
        const size_t index = entry->index;
        const int32_t stream = job->program->operation[index].stream;
        struct NUM(lane) *const lane = stream == GPURTA_OWN_STREAM ? NULL : &queue->lane[stream];
        NUM(set)(arrival, &entry->arrival);
        if (lane && NUM(waits)(job, queue, lane, entry))
            continue;
        if (!NUM(dispatch)(job, gpu, index, arrival, wcet))
            return false;
        if (!lane)
            continue;
        if (!NUM(completion)(gpu, wcet, &lane->busy))
            return false;
        if (lane->first != NO_NODE) {
            const size_t waiting = lane->first;
            lane->first = queue->next[waiting];
            lane->pending = true;
            NUM(queue_again)(job, queue, &lane->busy, waiting);
        }
    }
    return true;
}

/* Order of the program: releases never decrease and no stream is shared. */
static bool NUM(run_sorted)(struct job *const job, struct NUM(gpu) *const gpu, num_t *const arrival,
                            num_t *const wcet)
{
    for (size_t i = 0; i < job->program->count; i++)
        if (!NUM(load)(job, i, GPURTA_OPERATION_RELEASE, arrival) ||
            !NUM(dispatch)(job, gpu, i, arrival, wcet))
            return false;
    return true;
}

static bool NUM(queue_init)(struct NUM(queue) *const queue, const size_t operations,
                            const size_t streams)
{
    queue->entries = 0;
    queue->entry = calloc(operations, sizeof *queue->entry);
    queue->lane = calloc(streams, sizeof *queue->lane);
    queue->next = calloc(operations, sizeof *queue->next);
    if (!queue->entry || !queue->lane || !queue->next) {
        free(queue->entry);
        free(queue->lane);
        free(queue->next);
        return false;
    }
    for (size_t i = 0; i < operations; i++) {
        NUM(init)(&queue->entry[i].arrival);
        NUM(init)(&queue->entry[i].release);
    }
    for (size_t i = 0; i < streams; i++) {
        NUM(init)(&queue->lane[i].busy);
        queue->lane[i].first = NO_NODE;
    }
    return true;
}

static void NUM(queue_clear)(struct NUM(queue) *const queue, const size_t operations,
                             const size_t streams)
{
    for (size_t i = 0; i < operations; i++) {
        NUM(clear)(&queue->entry[i].arrival);
        NUM(clear)(&queue->entry[i].release);
    }
    for (size_t i = 0; i < streams; i++)
        NUM(clear)(&queue->lane[i].busy);
    free(queue->entry);
    free(queue->lane);
    free(queue->next);
}

static bool NUM(h_set)(struct job *const job)
{
    const size_t n = job->program->count;
    const size_t nodes = nodes_needed(job->slots, n);
    struct NUM(node) *const node = calloc(nodes, sizeof *node);
    struct NUM(run) *const heap = calloc(nodes, sizeof *heap);
    struct NUM(queue) queue = {0};
    if (!node || !heap || (!job->sorted && !NUM(queue_init)(&queue, n, job->program->streams))) {
        free(node);
        free(heap);
        job->no_memory = true;
        return false;
    }
    struct NUM(gpu) gpu;
    num_t arrival, wcet;
    NUM(init)(&arrival);
    NUM(init)(&wcet);
    NUM(gpu_init)(&gpu, node, heap, nodes, job->slots);
    gpu.hasty = job->hasty;
    const bool done = job->sorted ? NUM(run_sorted)(job, &gpu, &arrival, &wcet)
                                  : NUM(run_queue)(job, &gpu, &queue, &arrival, &wcet);
    NUM(gpu_clear)(&gpu, nodes);
    NUM(clear)(&arrival);
    NUM(clear)(&wcet);
    if (!job->sorted)
        NUM(queue_clear)(&queue, n, job->program->streams);
    free(node);
    free(heap);
    return done;
}

/* f_i = r + C * ceil((g_1 + ... + g_i) / g_max) (Paredes 3.6, corrected). */
static bool NUM(closed_form)(struct job *const job)
{
    num_t release, wcet, sum, slots, t;
    NUM(init)(&release);
    NUM(init)(&wcet);
    NUM(init)(&sum);
    NUM(init)(&slots);
    NUM(init)(&t);
    NUM(set_int)(&slots, job->slots);
    bool good = NUM(load)(job, 0, GPURTA_OPERATION_RELEASE, &release) &&
                NUM(load)(job, 0, GPURTA_OPERATION_WCET, &wcet);
    for (size_t i = 0; good && i < job->program->count; i++) {
        NUM(set_int)(&t, job->program->operation[i].blocks);
        good = NUM(add)(&sum, &sum, &t) && NUM(ceil_div)(&t, &sum, &slots) &&
               NUM(mul)(&t, &t, &wcet) && NUM(add)(&t, &t, &release) && NUM(keep_at)(job, i, &t);
    }
    NUM(clear)(&release);
    NUM(clear)(&wcet);
    NUM(clear)(&sum);
    NUM(clear)(&slots);
    NUM(clear)(&t);
    return good;
}
