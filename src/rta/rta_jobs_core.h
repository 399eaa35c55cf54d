/* Jobs in the order in which they are dispatched, for one number kind: one job of each kernel, or
 * all jobs until the state of the GPU repeats. See rta_state.h for what it takes and gives; needs
 * rta_core.h.
 *
 * A lane is a stream: its kernels' next jobs stand in a heap by (release, program order), and the
 * first of them reaches the queue at max(its release, completion of the job before it in the lane).
 * That is known as soon as the job before it is dispatched, so that a heap of the lanes' heads by
 * arrival gives the jobs in dispatch order: whatever comes later arrives after a completion, and so
 * after the job that is taken. What arrives at one instant is taken as the simulator does: first
 * the jobs that waited, in the order in which those that they waited for were dispatched, then what
 * is released at that instant, in program order; with rule U1 what is released comes first. */

/* The job at the head of a lane. */
struct NUM(entry) {
    num_t arrival, release;
    bool waits;    /* for the job before it in its lane */
    int64_t cause; /* that job's dispatch number; else above or, with U1, below all of them */
    size_t kernel;
};

struct NUM(lane) {
    num_t busy;          /* until the completion of its last dispatched job */
    int64_t cause;       /* and that job's dispatch number */
    size_t first, count; /* its kernels that have a next job: a heap in `member` */
};

struct NUM(queue) {
    const struct NUM(kernels) * kernels;
    struct NUM(entry) * entry; /* heap of the lanes' heads */
    size_t entries;
    struct NUM(lane) * lane;
    size_t *member;
    num_t *next; /* each kernel's next release */
    int64_t dispatched;
};

static bool NUM(before)(const void *const p, const void *const q, const void *const unused)
{
    const struct NUM(entry) *const a = p, *const b = q;
    const int order = NUM(cmp)(&a->arrival, &b->arrival);
    (void)unused;
    if (order)
        return order < 0;
    return a->cause != b->cause ? a->cause < b->cause : a->kernel < b->kernel;
}

static bool NUM(earlier)(const void *const p, const void *const q, const void *const of)
{
    const struct NUM(queue) *const queue = of;
    const size_t a = *(const size_t *)p, b = *(const size_t *)q;
    const int order = NUM(cmp)(&queue->next[a], &queue->next[b]);
    return order < 0 || (order == 0 && a < b);
}

/* The head of a lane that has one. */
static void NUM(head_of)(const struct NUM(queue) *const queue, const struct NUM(lane) *const lane,
                         struct NUM(entry) *const entry)
{
    entry->kernel = queue->member[lane->first];
    const num_t *const release = &queue->next[entry->kernel];
    NUM(set)(&entry->release, release);
    const bool waits = NUM(cmp)(release, &lane->busy) < 0;
    NUM(set)(&entry->arrival, waits ? &lane->busy : release);
    entry->waits = waits;
    entry->cause = waits ? lane->cause : queue->kernels->late ? -1 : INT64_MAX;
}

/* All heaps, from the kernels' next releases. */
static void NUM(queue_fill)(struct NUM(queue) *const queue)
{
    queue->entries = 0;
    for (size_t l = 0; l < queue->kernels->lanes; l++) {
        if (queue->lane[l].count == 0)
            continue;
        heap_make(queue->member + queue->lane[l].first, queue->lane[l].count, sizeof *queue->member,
                  NUM(earlier), queue);
        NUM(head_of)(queue, &queue->lane[l], &queue->entry[queue->entries]);
        heap_up(queue->entry, queue->entries++, sizeof *queue->entry, NUM(before), NULL);
    }
}

static void NUM(queue_free)(struct NUM(queue) *const queue)
{
    FREE(queue->entry, queue->lane, queue->member, queue->next);
}

/* Memory for so many kernels and lanes. */
static bool NUM(queue_alloc)(struct NUM(queue) *const queue, const size_t n, const size_t lanes)
{
    *queue = (struct NUM(queue)){.entry = calloc(lanes, sizeof *queue->entry),
                                 .lane = calloc(lanes, sizeof *queue->lane),
                                 .member = calloc(n, sizeof *queue->member),
                                 .next = calloc(n, sizeof *queue->next)};
    if (!queue->entry || !queue->lane || !queue->member || !queue->next) {
        NUM(queue_free)(queue);
        return false;
    }
    return true;
}

/* All heaps, in memory that is all zero. */
static void NUM(queue_begin)(struct NUM(queue) *const queue,
                             const struct NUM(kernels) *const kernels)
{
    const size_t n = kernels->count, lanes = kernels->lanes;
    queue->kernels = kernels;
    for (size_t k = 0; k < n; k++) {
        NUM(init)(&queue->next[k]);
        NUM(set)(&queue->next[k], &kernels->release[k]);
        queue->lane[kernels->lane[k]].first++;
    }
    for (size_t l = 0, first = 0; l < lanes; l++) {
        NUM_EACH(init, &queue->lane[l].busy, &queue->entry[l].arrival, &queue->entry[l].release);
        const size_t count = queue->lane[l].first;
        queue->lane[l].first = first;
        first += count;
    }
    for (size_t k = 0; k < n; k++) {
        struct NUM(lane) *const lane = &queue->lane[kernels->lane[k]];
        queue->member[lane->first + lane->count++] = k;
    }
    NUM(queue_fill)(queue);
}

static bool NUM(queue_init)(struct NUM(queue) *const queue,
                            const struct NUM(kernels) *const kernels)
{
    if (!NUM(queue_alloc)(queue, kernels->count, kernels->lanes))
        return false;
    NUM(queue_begin)(queue, kernels);
    return true;
}

static void NUM(queue_clear)(struct NUM(queue) *const queue)
{
    for (size_t k = 0; k < queue->kernels->count; k++)
        NUM(clear)(&queue->next[k]);
    for (size_t l = 0; l < queue->kernels->lanes; l++) {
        NUM_EACH(clear, &queue->lane[l].busy, &queue->entry[l].arrival, &queue->entry[l].release);
    }
    NUM(queue_free)(queue);
}

/* The first job of the queue is dispatched, and complete at lane->busy: what comes next in its
 * lane? `period` NULL: the kernel has no further job. False: overflow. */
static bool NUM(queue_next)(struct NUM(queue) *const queue, struct NUM(lane) *const lane,
                            const num_t *const period)
{
    struct NUM(entry) *const head = &queue->entry[0];
    if (period && !NUM(add)(&queue->next[head->kernel], &queue->next[head->kernel], period))
        return false;
    size_t *const member = queue->member + lane->first;
    if (period)
        heap_down(member, lane->count, 0, sizeof *member, NUM(earlier), queue);
    else
        heap_pop(member, lane->count--, sizeof *member, NUM(earlier), queue);
    if (lane->count == 0) {
        heap_pop(queue->entry, queue->entries--, sizeof *queue->entry, NUM(before), NULL);
        return true;
    }
    NUM(head_of)(queue, lane, head);
    heap_down(queue->entry, queue->entries, 0, sizeof *queue->entry, NUM(before), NULL);
    return true;
}

/* ---- one job of each kernel ---- */

static bool NUM(run_queue)(struct NUM(queue) *const queue, struct NUM(gpu) *const gpu,
                           NUM(instant) *const completion, struct NUM(steps) *const steps,
                           bool *const waited)
{
    while (queue->entries) {
        const struct NUM(entry) *const head = &queue->entry[0];
        const size_t k = head->kernel;
        const num_t *const wcet = &queue->kernels->wcet[k];
        struct NUM(lane) *const lane = &queue->lane[queue->kernels->lane[k]];
        *waited = *waited || head->waits;
        lane->cause = queue->dispatched++;
        if (!NUM(rta_place)(gpu, &head->arrival, queue->kernels->blocks[k], wcet, k, steps) ||
            !NUM(rta_end)(gpu, wcet, &completion[k]) ||
            (lane->count > 1 && !NUM(rta_completion)(gpu, wcet, &lane->busy)) ||
            !NUM(queue_next)(queue, lane, NULL))
            return false;
    }
    return true;
}

bool NUM(rta_first_jobs)(const struct NUM(kernels) *const kernels, NUM(instant) *const completion,
                         struct NUM(steps) *const steps, bool *const waited, bool *const no_memory)
{
    const size_t pairs = rta_pairs(kernels->slots, kernels->count);
    struct NUM(pair) *const h = calloc(rta_row(pairs), sizeof *h);
    struct NUM(pair) *const own = calloc(rta_row(pairs), sizeof *own);
    uint32_t *const tree = calloc(rta_tree(pairs), sizeof *tree);
    struct NUM(queue) queue;
    bool done = false;
    *waited = false;
    *no_memory = !h || !own || !tree || !NUM(queue_init)(&queue, kernels);
    if (!*no_memory) {
        struct NUM(gpu) gpu;
        NUM(rta_gpu_init)(&gpu, h, own, tree, pairs, kernels->slots);
        done = NUM(run_queue)(&queue, &gpu, completion, steps, waited);
        NUM(rta_gpu_clear)(&gpu);
        NUM(queue_clear)(&queue);
    }
    free(h);
    free(own);
    free(tree);
    return done;
}

/* ---- all jobs ----
 *
 * Kernels are released in stages: stage s begins with the s-th different first release, and H is
 * the hyperperiod of the kernels released so far. What is to come after a boundary B = (begin of
 * the stage) + k H is a function of the state there alone: what t_a, the slots' free times, the
 * streams' completions and the kernels' next releases are relative to B, where times that lie
 * before B count as B. It is taken when the next arrival is not before B. When two boundaries have
 * the same state, all repeats: in the last stage for ever, before it until the next stage begins,
 * and the cycles until then are skipped. One state is kept, of boundary 1, 2, 4, 8, ... (Brent). */

struct NUM(state) {
    num_t at, now;
    int64_t free;
    struct NUM(pair) * pair;
    size_t pairs, room;
    num_t *phase; /* of each lane its completion and, if a job waits for it, how many dispatches
                     ago that was, of each kernel its next release */
    size_t alive; /* kernels that have a next job */
};

struct NUM(walk) {
    const struct NUM(kernels) * kernels;
    struct NUM(jobs) * jobs;
    struct NUM(queue) queue;
    struct NUM(gpu) gpu;
    const size_t *order; /* kernels by first release */
    size_t started;      /* so many of them are released in this stage or before */
    int64_t *number;     /* of each kernel's next job */
    bool bounded;        /* there is a boundary to come */
    num_t boundary, hyperperiod, arrival, a, b, c;
    uint64_t boundaries, keep_at;
    struct NUM(state) kept, here;
};

/* r := greatest common divisor of a and b, which are spoilt; a, b > 0 */
static bool NUM(gcd)(num_t *const a, num_t *const b, num_t *const t)
{
    while (NUM(sgn)(b) != 0) {
        if (!NUM(floor_div)(t, a, b) || !NUM(mul)(t, t, b) || !NUM(sub)(a, a, t))
            return false;
        NUM(swap)(a, b);
    }
    return true;
}

/* H := lcm(H, period); false: so long that nobody gets there. */
static bool NUM(lengthen)(struct NUM(walk) *const walk, const num_t *const period)
{
    num_t *const h = &walk->hyperperiod;
    if (NUM(sgn)(h) == 0) {
        NUM(set)(h, period);
        return true;
    }
    NUM(set)(&walk->a, h);
    NUM(set)(&walk->b, period);
    return NUM(gcd)(&walk->a, &walk->b, &walk->c) && NUM(floor_div)(&walk->b, period, &walk->a) &&
           NUM(mul)(h, h, &walk->b) && NUM(floor_div)(&walk->b, h, period) &&
           NUM(capped)(&walk->b, INT64_MAX) < (int64_t)1 << 62;
}

/* The next stage: kernels with the next first release join. */
static void NUM(stage)(struct NUM(walk) *const walk)
{
    const struct NUM(kernels) *const k = walk->kernels;
    const num_t *const begin = &k->release[walk->order[walk->started]];
    bool finite = walk->started == 0 || NUM(sgn)(&walk->hyperperiod) >= 0;
    for (; walk->started < k->count; walk->started++) {
        const size_t i = walk->order[walk->started];
        if (NUM(cmp)(&k->release[i], begin) != 0)
            break;
        if (finite && NUM(sgn)(&k->period[i]) > 0)
            finite = NUM(lengthen)(walk, &k->period[i]);
    }
    walk->boundaries = 0;
    walk->keep_at = 1;
    if (!finite)
        NUM(set_int)(&walk->hyperperiod, -1);
    walk->bounded = NUM(sgn)(&walk->hyperperiod) > 0;
    NUM(set)(&walk->boundary, begin);
    if (!walk->bounded || walk->started == k->count)
        return;
    /* where the next stage comes soon, a state at the begin of this one would be of no use */
    walk->bounded = NUM(add)(&walk->a, begin, &walk->hyperperiod) &&
                    NUM(add)(&walk->b, &walk->a, &walk->hyperperiod);
    if (walk->bounded && NUM(cmp)(&walk->b, &k->release[walk->order[walk->started]]) > 0)
        NUM(set)(&walk->boundary, &walk->a);
}

static int NUM(pair_order)(const void *const a, const void *const b)
{
    return NUM(cmp)(&((const struct NUM(pair) *)a)->time, &((const struct NUM(pair) *)b)->time);
}

static bool NUM(state_room)(struct NUM(state) *const state, const size_t need)
{
    const size_t was = state->room;
    struct NUM(pair) *const pair = grow(state->pair, &state->room, need + 1, sizeof *pair);
    if (!pair)
        return false;
    state->pair = pair;
    for (size_t i = was; i < state->room; i++)
        NUM(init)(&pair[i].time);
    return true;
}

/* r := max(0, time - state->at) */
static bool NUM(relative)(const struct NUM(state) *const state, num_t *const r,
                          const num_t *const time)
{
    if (!NUM(sub)(r, time, &state->at))
        return false;
    if (NUM(sgn)(r) < 0)
        NUM(set_int)(r, 0);
    return true;
}

/* A pair of h: its slots are free if it does not end after `now`. */
static bool NUM(state_pair)(struct NUM(walk) *const walk, struct NUM(state) *const state,
                            const struct NUM(pair) *const pair, const num_t *const shift)
{
    num_t *const t = &walk->b;
    if (!NUM(add)(t, &pair->time, shift) || !NUM(relative)(state, t, t))
        return false;
    if (NUM(cmp)(t, &state->now) <= 0) {
        state->free += pair->count;
        return true;
    }
    NUM(set)(&state->pair[state->pairs].time, t);
    state->pair[state->pairs++].count = pair->count;
    return true;
}

/* The pairs of h, in order of time. False: overflow. */
static bool NUM(state_pairs)(struct NUM(walk) *const walk, struct NUM(state) *const state)
{
    const struct NUM(gpu) *const gpu = &walk->gpu;
    num_t *const shift = &walk->a, *const t = &walk->b;
    if (!NUM(instant_get)(shift, &gpu->base) || !NUM(add)(t, &gpu->now, shift) ||
        !NUM(relative)(state, &state->now, t))
        return false;
    state->free = gpu->free;
    state->pairs = 0;
    for (size_t i = gpu->h.first; i < gpu->h.last; i++)
        if (!NUM(state_pair)(walk, state, &gpu->h.pair[i], shift))
            return false;
    for (size_t leaf = 1; leaf <= gpu->fresh; leaf++)
        if (NUM(is_loose)(gpu, leaf) && !NUM(state_pair)(walk, state, &gpu->own.pair[leaf], shift))
            return false;
    qsort(state->pair, state->pairs, sizeof *state->pair, NUM(pair_order));
    size_t kept = 0;
    for (size_t i = 1; i < state->pairs; i++)
        if (NUM(cmp)(&state->pair[kept].time, &state->pair[i].time) == 0) {
            state->pair[kept].count += state->pair[i].count;
        } else {
            NUM(set)(&state->pair[++kept].time, &state->pair[i].time);
            state->pair[kept].count = state->pair[i].count;
        }
    if (state->pairs)
        state->pairs = kept + 1;
    return true;
}

/* Takes the state at walk->here.at. */
static bool NUM(state_take)(struct NUM(walk) *const walk)
{
    struct NUM(state) *const state = &walk->here;
    const struct NUM(queue) *const queue = &walk->queue;
    const size_t lanes = walk->kernels->lanes;
    if (!NUM(state_pairs)(walk, state))
        return false;
    state->alive = 0;
    for (size_t l = 0; l < lanes; l++) {
        const struct NUM(lane) *const lane = &queue->lane[l];
        state->alive += lane->count;
        if (!NUM(relative)(state, &state->phase[l], &lane->busy))
            return false;
        /* what waits for a job that is not complete before this instant comes by that job's turn */
        const bool waits = lane->count > 0 && NUM(cmp)(&lane->busy, &state->at) >= 0 &&
                           NUM(cmp)(&queue->next[queue->member[lane->first]], &lane->busy) < 0;
        NUM(set_int)(&state->phase[lanes + l], waits ? queue->dispatched - lane->cause : 0);
    }
    for (size_t s = 0; s < walk->started; s++) {
        const size_t i = walk->order[s];
        if (!NUM(sub)(&state->phase[2 * lanes + i], &queue->next[i], &state->at))
            return false;
        if (walk->number[i] && NUM(sgn)(&walk->kernels->period[i]) == 0)
            NUM(set_int)(&state->phase[2 * lanes + i], 0); /* it is over: counted in `alive` */
    }
    walk->gpu.work += (int64_t)(NUM(live)(&walk->gpu) + (lanes + walk->started) / 8);
    return true;
}

static bool NUM(state_same)(const struct NUM(walk) *const walk)
{
    const struct NUM(state) *const a = &walk->kept, *const b = &walk->here;
    const size_t lanes = walk->kernels->lanes;
    bool same = a->alive == b->alive && a->free == b->free && a->pairs == b->pairs &&
                NUM(cmp)(&a->now, &b->now) == 0;
    for (size_t i = 0; same && i < a->pairs; i++)
        same = a->pair[i].count == b->pair[i].count &&
               NUM(cmp)(&a->pair[i].time, &b->pair[i].time) == 0;
    for (size_t l = 0; same && l < 2 * lanes; l++)
        same = NUM(cmp)(&a->phase[l], &b->phase[l]) == 0;
    for (size_t s = 0; same && s < walk->started; s++) {
        const size_t p = 2 * lanes + walk->order[s];
        same = NUM(cmp)(&a->phase[p], &b->phase[p]) == 0;
    }
    return same;
}

/* Goes on by as many cycles, from the kept state to this one, as end before the next stage. */
static bool NUM(skip_cycles)(struct NUM(walk) *const walk)
{
    const struct NUM(kernels) *const k = walk->kernels;
    struct NUM(queue) *const queue = &walk->queue;
    num_t *const by = &walk->a, *const t = &walk->b;
    walk->bounded = false;
    if (!NUM(sub)(by, &walk->here.at, &walk->kept.at) ||
        !NUM(sub)(t, &k->release[walk->order[walk->started]], &walk->here.at) ||
        !NUM(floor_div)(t, t, by) || !NUM(mul)(by, by, t) ||
        !NUM(instant_addmul)(&walk->gpu.base, by, 1))
        return false;
    for (size_t s = 0; s < walk->started; s++) {
        const size_t i = walk->order[s];
        int64_t more;
        if (NUM(sgn)(&k->period[i]) == 0)
            continue;
        if (!NUM(add)(&queue->next[i], &queue->next[i], by) ||
            !NUM(floor_div)(t, by, &k->period[i]))
            return false;
        more = NUM(capped)(t, INT64_MAX);
        if (more == INT64_MAX || __builtin_add_overflow(walk->number[i], more, &walk->number[i]))
            return false;
    }
    for (size_t l = 0; l < k->lanes; l++)
        if (NUM(sgn)(&queue->lane[l].busy) > 0 &&
            !NUM(add)(&queue->lane[l].busy, &queue->lane[l].busy, by))
            return false;
    NUM(queue_fill)(queue);
    return true;
}

/* A job arrives: looks at the latest boundary that is not after it. */
static bool NUM(reach)(struct NUM(walk) *const walk, const num_t *const arrival)
{
    const struct NUM(kernels) *const k = walk->kernels;
    while (walk->started < k->count &&
           NUM(cmp)(&k->release[walk->order[walk->started]], arrival) <= 0)
        NUM(stage)(walk);
    if (!walk->bounded || NUM(cmp)(arrival, &walk->boundary) < 0)
        return true;
    num_t *const t = &walk->a;
    struct NUM(state) *const here = &walk->here;
    if (!NUM(sub)(t, arrival, &walk->boundary) || !NUM(floor_div)(t, t, &walk->hyperperiod) ||
        !NUM(mul)(t, t, &walk->hyperperiod) || !NUM(add)(&here->at, &walk->boundary, t))
        return false;
    walk->bounded = NUM(add)(&walk->boundary, &here->at, &walk->hyperperiod);
    if (!NUM(state_take)(walk))
        return false;
    if (walk->boundaries++ > 0 && NUM(state_same)(walk)) {
        walk->jobs->repeats = walk->started == k->count;
        return walk->jobs->repeats || NUM(skip_cycles)(walk);
    }
    if (walk->boundaries == walk->keep_at) {
        walk->keep_at *= 2;
        const struct NUM(state) other = walk->kept;
        walk->kept = *here;
        *here = other;
    }
    return true;
}

/* Notes a job that is complete at lane->busy. */
static bool NUM(judge)(struct NUM(walk) *const walk, const struct NUM(entry) *const job,
                       const num_t *const end)
{
    struct NUM(jobs) *const jobs = walk->jobs;
    const size_t k = job->kernel;
    num_t *const response = &walk->a;
    if (!NUM(sub)(response, end, &job->release))
        return false;
    if (walk->number[k] == 0)
        NUM(set)(&jobs->completion[k], end);
    if (jobs->observed[k] == 0 || NUM(cmp)(response, &jobs->worst[k]) > 0) {
        NUM(set)(&jobs->worst[k], response);
        NUM(set)(&jobs->when[k], &job->release);
        jobs->which[k] = walk->number[k];
    }
    const num_t *const deadline = &walk->kernels->deadline[k];
    jobs->missed += NUM(sgn)(deadline) >= 0 && NUM(cmp)(response, deadline) > 0;
    jobs->waited = jobs->waited || job->waits;
    jobs->observed[k]++;
    jobs->jobs++;
    return !__builtin_add_overflow(walk->number[k], 1, &walk->number[k]);
}

/* Dispatches the first job of the queue. */
static bool NUM(dispatch)(struct NUM(walk) *const walk, bool *const no_memory)
{
    const struct NUM(kernels) *const k = walk->kernels;
    const struct NUM(entry) *const head = &walk->queue.entry[0];
    const size_t i = head->kernel;
    struct NUM(lane) *const lane = &walk->queue.lane[k->lane[i]];
    lane->cause = walk->queue.dispatched++;
    *no_memory = !NUM(h_reserve)(&walk->gpu, NUM(live)(&walk->gpu) + 2);
    return !*no_memory &&
           NUM(rta_place)(&walk->gpu, &head->arrival, k->blocks[i], &k->wcet[i], i, NULL) &&
           NUM(rta_completion)(&walk->gpu, &k->wcet[i], &lane->busy) &&
           NUM(judge)(walk, head, &lane->busy) &&
           NUM(queue_next)(&walk->queue, lane, NUM(sgn)(&k->period[i]) > 0 ? &k->period[i] : NULL);
}

static bool NUM(walk_on)(struct NUM(walk) *const walk, const struct walk_limit *const limit,
                         bool *const no_memory)
{
    struct NUM(jobs) *const jobs = walk->jobs;
    int64_t most = limit->steps;
    for (;;) {
        NUM(set)(&walk->arrival, &walk->queue.entry[0].arrival);
        if (!NUM(state_room)(&walk->here, NUM(live)(&walk->gpu)) ||
            !NUM(state_room)(&walk->kept, NUM(live)(&walk->gpu))) {
            *no_memory = true;
            return false;
        }
        if (!NUM(reach)(walk, &walk->arrival))
            return false;
        if (jobs->repeats)
            return true;
        if (NUM(cmp)(&walk->arrival, &walk->queue.entry[0].arrival) != 0)
            continue; /* cycles were skipped */
        const int64_t work = walk->gpu.work + jobs->jobs;
        if (work >= most || (jobs->waited && walk->kernels->ends_waiting)) {
            jobs->limited = true;
            return true;
        }
        const bool missed = jobs->missed > 0;
        if (!NUM(dispatch)(walk, no_memory))
            return false;
        if (!missed && jobs->missed && limit->after < most - 2 * work)
            most = 2 * work + limit->after;
    }
}

static bool NUM(walk_init)(struct NUM(walk) *const walk, const struct NUM(kernels) *const kernels,
                           const size_t *const order, struct NUM(jobs) *const jobs)
{
    const size_t phases = 2 * kernels->lanes + kernels->count;
    *walk = (struct NUM(walk)){.kernels = kernels, .jobs = jobs, .order = order};
    walk->number = calloc(kernels->count, sizeof *walk->number);
    walk->kept.phase = calloc(phases, sizeof *walk->kept.phase);
    walk->here.phase = calloc(phases, sizeof *walk->here.phase);
    if (!walk->number || !walk->kept.phase || !walk->here.phase ||
        !NUM(queue_init)(&walk->queue, kernels)) {
        FREE(walk->number, walk->kept.phase, walk->here.phase);
        return false;
    }
    NUM_EACH(init, &walk->boundary, &walk->hyperperiod, &walk->arrival, &walk->a, &walk->b,
             &walk->c, &walk->kept.at, &walk->kept.now, &walk->here.at, &walk->here.now);
    for (size_t i = 0; i < phases; i++) {
        NUM_EACH(init, &walk->kept.phase[i], &walk->here.phase[i]);
    }
    NUM(rta_gpu_init)(&walk->gpu, NULL, NULL, NULL, 0, kernels->slots);
    return true;
}

static void NUM(walk_clear)(struct NUM(walk) *const walk)
{
    NUM_EACH(clear, &walk->boundary, &walk->hyperperiod, &walk->arrival, &walk->a, &walk->b,
             &walk->c, &walk->kept.at, &walk->kept.now, &walk->here.at, &walk->here.now);
    struct NUM(state) *const states[] = {&walk->kept, &walk->here};
    for (size_t s = 0; s < 2; s++) {
        for (size_t i = 0; i < 2 * walk->kernels->lanes + walk->kernels->count; i++)
            NUM(clear)(&states[s]->phase[i]);
        for (size_t i = 0; i < states[s]->room; i++)
            NUM(clear)(&states[s]->pair[i].time);
        free(states[s]->phase);
        free(states[s]->pair);
    }
    NUM(rta_gpu_clear)(&walk->gpu);
    FREE(walk->gpu.h.pair, walk->gpu.own.pair, walk->gpu.tree);
    NUM(queue_clear)(&walk->queue);
    free(walk->number);
}

bool NUM(rta_all_jobs)(const struct NUM(kernels) *const kernels, const size_t *const order,
                       const struct walk_limit *const limit, struct NUM(jobs) *const jobs,
                       bool *const no_memory)
{
    struct NUM(walk) walk;
    *no_memory = !NUM(walk_init)(&walk, kernels, order, jobs);
    if (*no_memory)
        return false;
    const bool done = NUM(walk_on)(&walk, limit, no_memory);
    NUM(walk_clear)(&walk);
    return done;
}
