/* Part of simulate_core.h: kernels of simulate_free_core.h on few SMs.
 *
 * Where a block needs sums only, what ends together is one byte of blocks for each SM, and the ends
 * are few enough to be kept in order: a new one is among the last, the first one is at hand. */

#define FEW_SMS 8
#define FEW_ENDS 128 /* at once */

struct NUM(few_end) {
    num_t end;
    const struct footprint *footprint;
    uint64_t blocks; /* of each SM */
};

struct NUM(few) {
    struct NUM(few_end) line[2 * FEW_ENDS]; /* first .. behind, in order */
    size_t first, behind;
    /* The books of the SMs lack the blocks of one footprint that came and went since it had room
     * `had`: room that rises and falls by just the blocks. */
    const struct footprint *of; /* NULL: they are complete */
    uint64_t room, had;         /* of each SM, a byte */
};

static bool NUM(few_apply)(const struct NUM(sim) *const x)
{
    const struct device *const d = &x->s->device;
    for (size_t i = 0; i < x->s->program->launches; i++)
        if (x->s->footprint[i].registers_per_warp)
            return false;
    return x->sms.sums && !x->s->round_robin && !x->tree.freed && d->sms <= FEW_SMS &&
           d->limits.blocks <= FEW_ENDS / d->sms;
}

/* Those in order move to the front of the line, of which they are at most a half. */
static void NUM(few_slide)(struct NUM(few) *const few)
{
    const size_t count = few->behind - few->first;
    for (size_t i = 0; i < count; i++) {
        const struct NUM(few_end) gone = few->line[i];
        few->line[i] = few->line[few->first + i];
        few->line[few->first + i] = gone;
    }
    few->first = 0;
    few->behind = count;
}

/* Blocks come to an SM; they go where `n` is below 0, modulo 2^32. */
static inline void NUM(few_move)(struct sm_free *const sm, const struct footprint *const footprint,
                                 const uint32_t n)
{
    sm->warps -= n * footprint->warps;
    sm->blocks -= n;
    sm->shared_memory -= n * footprint->shared_memory;
}

/* From now on `room` is that of the footprint, or with NULL none. */
static inline void NUM(few_turn)(const struct NUM(sim) *const x, struct NUM(few) *const few,
                                 const struct footprint *const footprint)
{
    const size_t sms = x->s->device.sms;
    for (size_t i = 0; few->of && i < sms; i++) {
        const uint64_t n = (few->had >> 8 * i & 255) - (few->room >> 8 * i & 255);
        NUM(few_move)(&x->sms.free[i], few->of, (uint32_t)n);
    }
    few->of = footprint;
    few->room = 0;
    for (size_t i = 0; footprint && i < sms; i++)
        few->room |= (uint64_t)sms_room(&x->sms, i, footprint) << 8 * i;
    few->had = few->room;
}

static inline void NUM(few_take)(const struct NUM(sim) *const x, struct NUM(few) *const few,
                                 const struct NUM(few_end) *const end)
{
    if (end->footprint == few->of) {
        few->room += end->blocks;
        return;
    }
    NUM(few_turn)(x, few, NULL);
    for (size_t i = 0; i < x->s->device.sms; i++)
        NUM(few_move)(&x->sms.free[i], end->footprint, -(uint32_t)(end->blocks >> 8 * i & 255));
}

/* Blocks on the SM with the most room, one after the other, and how many fit: room is less by
 * them. */
static inline int64_t NUM(few_choose)(const struct NUM(sim) *const x, struct NUM(few) *const few,
                                      const int64_t left)
{
    const size_t sms = x->s->device.sms;
    int64_t placed = 0;
    for (; placed < left; placed++) {
        uint64_t best = 0, most = few->room & 255;
        for (size_t i = 1; i < sms; i++) {
            const uint64_t room = few->room >> 8 * i & 255;
            best = room > most ? i : best;
            most = room > most ? room : most;
        }
        if (!most)
            break;
        few->room -= (uint64_t)1 << 8 * best;
    }
    return placed;
}

/* They end one wcet from now. */
static inline bool NUM(few_start)(struct NUM(sim) *const x, struct NUM(few) *const few,
                                  const uint64_t blocks, const num_t *const wcet)
{
    if (few->behind == 2 * FEW_ENDS)
        NUM(few_slide)(few);
    struct NUM(few_end) *at = &few->line[few->behind++];
    struct NUM(few_end) fresh = {at->end, few->of, blocks};
    if (!NUM(add)(&fresh.end, &x->now, wcet))
        return NUM(stop)(x, GPURTA_OVERFLOW);
    for (; at > &few->line[few->first] && NUM(less)(&fresh.end, &at[-1].end); at--)
        *at = at[-1];
    *at = fresh;
    return true;
}

/* As free_kernel(). */
static bool NUM(few_kernel)(struct NUM(sim) *const x, struct NUM(few) *const few, const size_t j)
{
    const struct operation *const operation = &x->s->program->operation[j];
    const struct footprint *const footprint = &x->s->footprint[operation->launch];
    for (int64_t left = operation->blocks;;) {
        for (; few->first < few->behind; few->first++) {
            const struct NUM(few_end) *const end = &few->line[few->first];
            if (NUM(less)(&x->now, &end->end))
                break;
            NUM(few_take)(x, few, end);
        }
        if (few->of != footprint)
            NUM(few_turn)(x, few, footprint);
        const uint64_t before = few->room;
        const int64_t n = NUM(few_choose)(x, few, left);
        if (n && left == operation->blocks)
            NUM(set)(&x->began, &x->now);
        left -= n;
        if (n && !NUM(few_start)(x, few, before - few->room, &x->wcet[j]))
            return false;
        if (!left)
            return true;
        NUM(set)(&x->now, &few->line[few->first].end);
    }
}
