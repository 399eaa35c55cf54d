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
    struct NUM(few_end) ring[2 * FEW_ENDS]; /* first .. behind, in order */
    size_t first, behind;
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

static inline struct NUM(few_end) * NUM(few_at)(struct NUM(few) *const few, const size_t i)
{
    return &few->ring[i % (2 * FEW_ENDS)];
}

/* Blocks come, or with their number negated go. */
static inline void NUM(few_book)(struct NUM(sim) *const x, const struct footprint *const footprint,
                                 const uint64_t blocks, const bool come)
{
    for (size_t i = 0; i < x->s->device.sms; i++) {
        struct sm_free *const sm = &x->sms.free[i];
        const uint32_t one = blocks >> 8 * i & 255, n = come ? -one : one;
        sm->warps += n * footprint->warps;
        sm->blocks += n;
        sm->shared_memory += n * footprint->shared_memory;
    }
}

/* Blocks on the SM with the most room, one after the other; returns how many fit. */
static inline int64_t NUM(few_choose)(const struct NUM(sim) *const x,
                                      const struct footprint *const footprint, const int64_t left,
                                      uint64_t *const blocks)
{
    const size_t sms = x->s->device.sms;
    int64_t room[FEW_SMS], placed = 0;
    for (size_t i = 0; i < sms; i++)
        room[i] = sms_room(&x->sms, i, footprint);
    for (*blocks = 0; placed < left; placed++) {
        size_t best = 0;
        for (size_t i = 1; i < sms; i++)
            best = room[i] > room[best] ? i : best;
        if (!room[best])
            break;
        room[best]--;
        *blocks += (uint64_t)1 << 8 * best;
    }
    return placed;
}

/* They end one wcet from now. */
static inline bool NUM(few_start)(struct NUM(sim) *const x, struct NUM(few) *const few,
                                  const struct footprint *const footprint, const uint64_t blocks,
                                  const num_t *const wcet)
{
    size_t at = few->behind++;
    struct NUM(few_end) fresh = {NUM(few_at)(few, at)->end, footprint, blocks};
    if (!NUM(add)(&fresh.end, &x->now, wcet))
        return NUM(stop)(x, GPURTA_OVERFLOW);
    for (; at > few->first; at--) {
        const struct NUM(few_end) *const before = NUM(few_at)(few, at - 1);
        if (NUM(cmp)(&before->end, &fresh.end) <= 0)
            break;
        *NUM(few_at)(few, at) = *before;
    }
    *NUM(few_at)(few, at) = fresh;
    NUM(few_book)(x, footprint, blocks, true);
    return true;
}

/* As free_kernel(). */
static bool NUM(few_kernel)(struct NUM(sim) *const x, struct NUM(few) *const few, const size_t j)
{
    const struct operation *const operation = &x->s->program->operation[j];
    const struct footprint *const footprint = &x->s->footprint[operation->launch];
    for (int64_t left = operation->blocks;;) {
        for (; few->first < few->behind; few->first++) {
            const struct NUM(few_end) *const end = NUM(few_at)(few, few->first);
            if (NUM(cmp)(&end->end, &x->now) > 0)
                break;
            NUM(few_book)(x, end->footprint, end->blocks, false);
        }
        uint64_t blocks;
        const int64_t n = NUM(few_choose)(x, footprint, left, &blocks);
        if (n && left == operation->blocks)
            NUM(set)(&x->time[FIRST][j], &x->now);
        left -= n;
        if (n && !NUM(few_start)(x, few, footprint, blocks, &x->wcet[j]))
            return false;
        if (!left)
            return true;
        NUM(set)(&x->now, &NUM(few_at)(few, few->first)->end);
    }
}
