/* Free-block placement for one number kind: see i64.h for how this text is included, and
 * rta_state.h for what it takes and gives; needs rta_h_core.h.
 *
 * While a kernel of many blocks is placed, the pairs that it makes stand in the row `own`, from
 * whose front it takes them again. When all slots that it has will come round again before any
 * older block ends, a full round only shifts this row by C_i; as many rounds as fit are taken at
 * once. With no older block left, the whole GPU shifts, and the shift goes into `base`: times are
 * kept relative to it and so stay small however large the grid is. */

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
    for (size_t i = gpu->h.first; i < gpu->h.last; i++)
        gpu->h.pair[i].time -= by; /* times do not lie before t_a */
    for (size_t leaf = 1; leaf <= gpu->fresh; leaf++)
        if (NUM(is_loose)(gpu, leaf))
            gpu->own.pair[leaf].time -= by;
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

void NUM(rta_gpu_init)(struct NUM(gpu) *const gpu, struct NUM(pair) *const h,
                       struct NUM(pair) *const own, uint32_t *const tree, const size_t room,
                       const int64_t slots)
{
    *gpu = (struct NUM(gpu)){.slots = slots,
                             .free = slots,
                             .room = room,
                             .h = {.pair = h},
                             .own = {.pair = own},
                             .tree = tree};
    NUM(instant_init)(&gpu->base);
    NUM_EACH(init, &gpu->now, &gpu->t, &gpu->offset);
    if (!room)
        return;
    for (size_t i = 0; i < rta_row(room); i++) {
        NUM_EACH(init, &h[i].time, &own[i].time);
    }
    NUM(h_clear)(gpu);
}

void NUM(rta_gpu_clear)(struct NUM(gpu) *const gpu)
{
    NUM(instant_clear)(&gpu->base);
    NUM_EACH(clear, &gpu->now, &gpu->t, &gpu->offset);
    for (size_t i = 0; gpu->room && i < rta_row(gpu->room); i++) {
        NUM_EACH(clear, &gpu->h.pair[i].time, &gpu->own.pair[i].time);
    }
}

/* The slots of the earliest pair are free; as drop(). */
static inline size_t NUM(free_slots)(struct NUM(gpu) *const gpu,
                                     const struct NUM(pair) *const earliest)
{
    gpu->free += earliest->count;
    gpu->work++;
    return NUM(drop)(gpu, earliest);
}

/* t_a has gone on: the slots of all pairs until then are free. */
static void NUM(collect)(struct NUM(gpu) *const gpu)
{
    while (NUM(live)(gpu) > 0) {
        const struct NUM(pair) *const earliest = NUM(earliest)(gpu);
        if (NUM(cmp)(&earliest->time, &gpu->now) > 0)
            return;
        NUM(leave)(gpu, NUM(free_slots)(gpu, earliest));
    }
}

/* ---- a kernel of few blocks ---- */

/* So many pairs are taken one by one: fewer than a step for each pair of the row costs, and than it
 * costs to put a small tree's pairs in order. */
static inline size_t NUM(few)(const struct NUM(gpu) *const gpu)
{
    const size_t ordered = gpu->loose < 256 ? gpu->loose / 2 : 128, merged = NUM(live)(gpu) / 16;
    const size_t most = merged > ordered ? merged : ordered;
    return most > 8 ? most : 8;
}

/* Will these blocks take more of the pairs that there are? */
static inline bool NUM(many)(const struct NUM(gpu) *const gpu, const int64_t blocks,
                             const size_t most)
{
    const size_t live = NUM(live)(gpu);
    return gpu->room >= UINT32_MAX ||
           (blocks > 8 && blocks / (int64_t)most >= gpu->slots / (int64_t)(live ? live : 1));
}

/* Places blocks pair by pair; those that are left when it took long are many. */
static inline bool NUM(place_few)(struct NUM(gpu) *const gpu, int64_t *const blocks,
                                  const num_t *const wcet, const size_t most)
{
    size_t leaf = 0;
    for (size_t turns = 0;; turns++) {
        const int64_t count = *blocks < gpu->free ? *blocks : gpu->free;
        *blocks -= count;
        gpu->free -= count;
        if (count > 0 && !NUM(add_loose)(gpu, leaf, count, wcet))
            return false;
        if (*blocks == 0 || turns > 2 * most)
            return true;
        const struct NUM(pair) *const earliest = NUM(earliest)(gpu);
        if (NUM(sooner)(NUM(key_of)(&gpu->now), NUM(key_of)(&earliest->time)))
            NUM(set)(&gpu->now, &earliest->time);
        leaf = NUM(free_slots)(gpu, earliest);
    }
}

/* ---- a kernel of many blocks: h is one row ---- */

/* The next `count` free slots are taken by blocks that start at t_a. */
static bool NUM(start)(struct NUM(gpu) *const gpu, const int64_t count, const num_t *const wcet)
{
    NUM(row_room)(gpu, &gpu->own, 1);
    struct NUM(pair) *const pair = &gpu->own.pair[gpu->own.last++];
    pair->count = count;
    gpu->own_slots += count;
    gpu->free -= count;
    return NUM(add)(&pair->time, &gpu->now, wcet) &&
           NUM(sub)(&pair->time, &pair->time, &gpu->offset);
}

/* How many full rounds of its own slots start before any older block ends, `cap` at most. */
static bool NUM(rounds)(struct NUM(gpu) *const gpu, const num_t *const wcet, const int64_t cap,
                        int64_t *const rounds)
{
    *rounds = cap;
    if (NUM(length)(&gpu->h) == 0)
        return true;
    const struct NUM(pair) *const last = &gpu->own.pair[gpu->own.last - 1];
    if (NUM_WIDE && NUM(cmp)(&NUM(front)(&gpu->h)->time, &last->time) <= 0) {
        *rounds = 0; /* the offset is no less than 0 */
        return true;
    }
    if (!NUM(add)(&gpu->t, &last->time, &gpu->offset) ||
        !NUM(sub)(&gpu->t, &NUM(front)(&gpu->h)->time, &gpu->t))
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
    if (NUM(length)(&gpu->h) == 0)
        return NUM(instant_addmul)(&gpu->base, wcet, rounds);
    return NUM(addmul_int)(&gpu->offset, wcet, rounds) && NUM(addmul_int)(&gpu->now, wcet, rounds);
}

static inline void NUM(take_front)(struct NUM(gpu) *const gpu, struct NUM(row) *const row)
{
    gpu->free += NUM(front)(row)->count;
    gpu->work++;
    row->first++;
}

/* t_a goes to the next time at which a slot comes free; all slots of that time are free then. */
static bool NUM(advance)(struct NUM(gpu) *const gpu)
{
    struct NUM(row) *const h = &gpu->h, *const own = &gpu->own;
    bool ours = NUM(length)(own) > 0;
    if (ours && !NUM(add)(&gpu->t, &NUM(front)(own)->time, &gpu->offset))
        return false;
    if (ours && (NUM(length)(h) == 0 || NUM(cmp)(&gpu->t, &NUM(front)(h)->time) <= 0)) {
        NUM(swap)(&gpu->now, &gpu->t);
    } else {
        NUM(swap)(&gpu->now, &NUM(front)(h)->time);
        NUM(take_front)(gpu, h);
        ours = false;
    }
    while (ours) {
        gpu->own_slots -= NUM(front)(own)->count;
        NUM(take_front)(gpu, own);
        if (NUM(length)(own) == 0)
            break;
        if (!NUM(add)(&gpu->t, &NUM(front)(own)->time, &gpu->offset))
            return false;
        ours = NUM(cmp)(&gpu->t, &gpu->now) <= 0;
    }
    while (NUM(length)(h) > 0 && NUM(cmp)(&NUM(front)(h)->time, &gpu->now) <= 0)
        NUM(take_front)(gpu, h);
    return true;
}

/* All pairs are in h again. */
static bool NUM(retire)(struct NUM(gpu) *const gpu)
{
    const struct NUM(row) *const own = &gpu->own;
    for (size_t i = own->first; NUM(sgn)(&gpu->offset) != 0 && i < own->last; i++)
        if (!NUM(add)(&own->pair[i].time, &own->pair[i].time, &gpu->offset))
            return false;
    NUM(set_int)(&gpu->offset, 0);
    NUM(merge)(gpu);
    return true;
}

/* Adds a step to the trace, where one is kept. */
static bool NUM(note)(struct NUM(steps) *const steps, struct NUM(gpu) *const gpu,
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
    LOCAL_NUM(since);
    return NUM(add)(&since, &NUM(front)(&gpu->own)->time, &gpu->offset) &&
           NUM(instant_after)(&fresh->start, gpu, &since, NULL);
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
    if (*blocks <= gpu->own_slots || gpu->own_slots == 0)
        return true;
    int64_t rounds;
    if (!NUM(rounds)(gpu, wcet, (*blocks - 1) / gpu->own_slots, &rounds))
        return false;
    if (rounds <= (steps ? 1 : 0))
        return true;
    const int64_t count = rounds * gpu->own_slots;
    *blocks -= count;
    return (!steps || NUM(note)(steps, gpu, kernel, count, *blocks, rounds)) &&
           NUM(shift)(gpu, wcet, rounds);
}

/* Does every pair end within C_i of t_a? Then all of them, in their order, are one round. */
static bool NUM(one_round)(struct NUM(gpu) *const gpu, const num_t *const wcet, bool *const one)
{
    if (!NUM(add)(&gpu->t, &gpu->now, wcet))
        return false;
    *one = NUM(length)(&gpu->h) > 0 && NUM(cmp)(&gpu->h.pair[gpu->h.last - 1].time, &gpu->t) <= 0;
    return true;
}

/* Not inlined: what it needs would have to be saved for every kernel of few blocks, too. */
__attribute__((noinline)) static bool NUM(place_many)(struct NUM(gpu) *const gpu, int64_t blocks,
                                                      const num_t *const wcet, const size_t kernel,
                                                      struct NUM(steps) *const steps)
{
    bool one = false;
    NUM(gather)(gpu);
    gpu->own_slots = 0;
    while (NUM(length)(&gpu->h) > 0 && NUM(cmp)(&NUM(front)(&gpu->h)->time, &gpu->now) <= 0)
        NUM(take_front)(gpu, &gpu->h);
    if (!steps && !NUM(one_round)(gpu, wcet, &one))
        return false;
    if (one) {
        NUM(row_swap)(&gpu->h, &gpu->own);
        gpu->own_slots = gpu->slots - gpu->free;
    }
    for (;;) {
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
        if (!NUM(skip)(gpu, &blocks, wcet, kernel, steps))
            return false;
        if (!NUM(advance)(gpu))
            return false;
    }
}

bool NUM(rta_place)(struct NUM(gpu) *const gpu, const num_t *const arrival, int64_t blocks,
                    const num_t *const wcet, const size_t kernel, struct NUM(steps) *const steps)
{
    if (!NUM(settle)(gpu) || !NUM(instant_since)(&gpu->t, arrival, &gpu->base))
        return false;
    if (NUM(cmp)(&gpu->t, &gpu->now) > 0) {
        NUM(swap)(&gpu->now, &gpu->t);
        NUM(collect)(gpu);
    }
    const size_t most = blocks > 8 ? NUM(few)(gpu) : 8;
    if (!steps && !NUM(many)(gpu, blocks, most)) {
        if (!NUM(place_few)(gpu, &blocks, wcet, most))
            return false;
        if (blocks == 0)
            return true;
    }
    return NUM(place_many)(gpu, blocks, wcet, kernel, steps);
}

/* f_i = r + C * ceil((g_1 + ... + g_i) / g_max) (Paredes 3.6, corrected). */
bool NUM(rta_closed_form)(const struct NUM(kernels) *const kernels, NUM(instant) *const completion)
{
    LOCAL_NUM(sum);
    LOCAL_NUM(slots);
    LOCAL_NUM(t);
    NUM(set_int)(&slots, kernels->slots);
    bool good = true;
    for (size_t i = 0; good && i < kernels->count; i++) {
        NUM(set_int)(&t, kernels->blocks[i]);
        good = NUM(add)(&sum, &sum, &t) && NUM(ceil_div)(&t, &sum, &slots) &&
               NUM(mul)(&t, &t, &kernels->wcet[0]) && NUM(add)(&t, &t, &kernels->release[0]) &&
               NUM(instant_addmul)(&completion[i], &t, 1);
    }
    return good;
}
