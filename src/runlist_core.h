/* Bounds of the runlist for one number kind: see num_i64.h for how this text is included.
 *
 * The list is never made. A cycle of the interleaved list consists of segments: all high channels,
 * then one lower channel; the lower channels follow each other as m_1 .. m_M l_1, m_1 .. m_M l_2,
 * ..., m_1 .. m_M l_L (without low channels: m_1 .. m_M). What stands between two entries of a
 * channel is then a constant plus one or several terms of that sequence, and the worst window of k
 * consecutive gaps follows from prefix sums over the mediums and over the lows alone.
 *
 * A flat list is one in which every channel is high: the order does not matter for the bounds. */

struct NUM(runlist) {
    const struct channels *shape;
    const num_t *timeslice, *wcet; /* wcet 0: saturated */
    const num_t *section;          /* non-preemptable; NULL: all 0 */
    const num_t *period;           /* 0: none; NULL: none at all */
    unsigned char *full;           /* in and out: counts as saturated */
    num_t *entry;                  /* of each channel: what one of its entries costs others */
    num_t *medium, *low;           /* prefix sums of these costs */
    num_t high;                    /* sum of the costs of all high channels */
    num_t cost, own;               /* switch cost of an interfering and of an own slot */
    num_t published, longest;      /* Theorem 1: sum over high channels, longest lower timeslice */
    num_t k, t, u, v;              /* for calculations */
};

static void NUM(runlist_init)(struct NUM(runlist) *const r)
{
    NUM(init)(&r->high);
    NUM(init)(&r->cost);
    NUM(init)(&r->own);
    NUM(init)(&r->published);
    NUM(init)(&r->longest);
    NUM(init)(&r->k);
    NUM(init)(&r->t);
    NUM(init)(&r->u);
    NUM(init)(&r->v);
}

static void NUM(runlist_clear)(struct NUM(runlist) *const r)
{
    NUM(clear)(&r->high);
    NUM(clear)(&r->cost);
    NUM(clear)(&r->own);
    NUM(clear)(&r->published);
    NUM(clear)(&r->longest);
    NUM(clear)(&r->k);
    NUM(clear)(&r->t);
    NUM(clear)(&r->u);
    NUM(clear)(&r->v);
}

/* entry[j] := min(TS_j + np_j, C_j) + cost; saturated: TS_j + np_j + cost */
static bool NUM(runlist_entry)(struct NUM(runlist) *const r, const size_t j)
{
    num_t *const e = &r->entry[j];
    NUM(set)(e, &r->timeslice[j]);
    if (r->section && !NUM(add)(e, e, &r->section[j]))
        return false;
    if (!r->full[j] && NUM(cmp)(&r->wcet[j], e) < 0)
        NUM(set)(e, &r->wcet[j]);
    return NUM(add)(e, e, &r->cost);
}

static bool NUM(runlist_prepare)(struct NUM(runlist) *const r)
{
    const struct channels *const shape = r->shape;
    size_t m = 0, l = 0;
    NUM(set_int)(&r->high, 0);
    NUM(set_int)(&r->medium[0], 0);
    NUM(set_int)(&r->low[0], 0);
    for (size_t j = 0; j < shape->count; j++) {
        if (!NUM(runlist_entry)(r, j))
            return false;
        const num_t *const e = &r->entry[j];
        bool fits;
        if (shape->flat || shape->level[j] == GPURTA_LEVEL_HIGH) {
            fits = NUM(add)(&r->high, &r->high, e);
        } else if (shape->level[j] == GPURTA_LEVEL_MEDIUM) {
            fits = NUM(add)(&r->medium[m + 1], &r->medium[m], e);
            m++;
        } else {
            fits = NUM(add)(&r->low[l + 1], &r->low[l], e);
            l++;
        }
        if (!fits)
            return false;
    }
    return true;
}

/* r := sum of `width` values from `start` on; sum holds the prefix sums */
static void NUM(line)(num_t *const r, const num_t *const sum, const size_t start,
                      const size_t width)
{
    (void)NUM(sub)(r, &sum[start + width], &sum[start]);
}

/* r := sum of the last `tail` of n values and the first width - tail */
static void NUM(wrap)(num_t *const r, const num_t *const sum, const size_t n, const size_t tail,
                      const size_t width)
{
    (void)NUM(sub)(r, &sum[n], &sum[n - tail]);
    (void)NUM(add)(r, r, &sum[width - tail]);
}

/* *best := largest sum of `width` values in a row, out of n; returns its start */
static size_t NUM(best_line)(num_t *const best, num_t *const t, const num_t *const sum,
                             const size_t n, const size_t width)
{
    size_t start = 0;
    NUM(line)(best, sum, 0, width);
    for (size_t s = 1; s <= n - width; s++) {
        NUM(line)(t, sum, s, width);
        if (NUM(cmp)(t, best) > 0) {
            NUM(swap)(t, best);
            start = s;
        }
    }
    return start;
}

/* *best := largest sum of some last and some first values, `width` in all; returns how many last */
static size_t NUM(best_wrap)(num_t *const best, num_t *const t, const num_t *const sum,
                             const size_t n, const size_t width)
{
    size_t tail = 0;
    NUM(wrap)(best, sum, n, 0, width);
    for (size_t s = 1; s <= width; s++) {
        NUM(wrap)(t, sum, n, s, width);
        if (NUM(cmp)(t, best) > 0) {
            NUM(swap)(t, best);
            tail = s;
        }
    }
    return tail;
}

/* *best := largest sum of `width` values of a ring of n; returns its start. Uses r->t, r->u. */
static size_t NUM(best_ring)(struct NUM(runlist) *const r, num_t *const best,
                             const num_t *const sum, const size_t n, const size_t width)
{
    const size_t start = NUM(best_line)(best, &r->t, sum, n, width);
    const size_t tail = NUM(best_wrap)(&r->u, &r->t, sum, n, width);
    if (NUM(cmp)(&r->u, best) <= 0)
        return start;
    NUM(swap)(&r->u, best);
    return n - tail;
}

/* total += largest sum of k consecutive values of the ring (k in r->k); *start: where it begins */
static bool NUM(ring)(struct NUM(runlist) *const r, num_t *const total, const num_t *const sum,
                      const size_t n, int64_t *const start)
{
    NUM(set_int)(&r->t, (int64_t)n);
    if (!NUM(floor_div)(&r->u, &r->k, &r->t) || !NUM(mul)(&r->t, &r->u, &sum[n]) ||
        !NUM(add)(total, total, &r->t) || !NUM(mul_int)(&r->t, &r->u, (int64_t)n) ||
        !NUM(sub)(&r->t, &r->k, &r->t))
        return false;
    const size_t width = (size_t)NUM(capped)(&r->t, (int64_t)n);
    *start = (int64_t)NUM(best_ring)(r, &r->v, sum, n, width);
    return NUM(add)(total, total, &r->v);
}

/* The same for the lower channels as a high channel meets them, with both mediums and lows. A
 * window of a rows and b entries more holds every medium a times, a lows in a row and b mediums in
 * a row, or, if it goes over the end of a row once more, one low more and b - 1 mediums around the
 * end. The lows and the place in the row can be chosen apart. */
static bool NUM(rows)(struct NUM(runlist) *const r, num_t *const total, int64_t *const start)
{
    const size_t mediums = r->shape->medium, lows = r->shape->low;
    const int64_t row = (int64_t)mediums + 1, cycle = (int64_t)lows * row;
    const num_t *const medium = &r->medium[mediums], *const low = &r->low[lows];
    NUM(set_int)(&r->t, cycle);
    if (!NUM(floor_div)(&r->u, &r->k, &r->t) || !NUM(mul_int)(&r->t, medium, (int64_t)lows) ||
        !NUM(add)(&r->t, &r->t, low) || !NUM(mul)(&r->t, &r->t, &r->u) ||
        !NUM(add)(total, total, &r->t) || !NUM(mul_int)(&r->t, &r->u, cycle) ||
        !NUM(sub)(&r->t, &r->k, &r->t))
        return false;
    const int64_t width = NUM(capped)(&r->t, cycle), a = width / row;
    const size_t b = (size_t)(width % row);
    if (!NUM(mul_int)(&r->t, medium, a) || !NUM(add)(total, total, &r->t))
        return false;
    size_t place = NUM(best_line)(&r->v, &r->t, r->medium, mediums, b);
    int64_t first = (int64_t)NUM(best_ring)(r, &r->k, r->low, lows, (size_t)a);
    if (!NUM(add)(&r->v, &r->v, &r->k))
        return false;
    if (b > 0) {
        const int64_t other = (int64_t)NUM(best_ring)(r, &r->k, r->low, lows, (size_t)a + 1);
        const size_t tail = NUM(best_wrap)(&r->u, &r->t, r->medium, mediums, b - 1);
        if (!NUM(add)(&r->u, &r->u, &r->k))
            return false;
        if (NUM(cmp)(&r->u, &r->v) > 0) {
            NUM(swap)(&r->u, &r->v);
            first = other;
            place = mediums - tail;
        }
    }
    *start = first * row + (int64_t)place;
    return NUM(add)(total, total, &r->v);
}

/* r->t := what every gap between two entries of channel i holds in any case */
static bool NUM(every_gap)(struct NUM(runlist) *const r, const size_t i)
{
    const struct channels *const shape = r->shape;
    const int64_t row = (int64_t)shape->medium + (shape->low > 0);
    num_t *const t = &r->t;
    if (shape->flat || shape->level[i] == GPURTA_LEVEL_HIGH)
        return NUM(sub)(t, &r->high, &r->entry[i]);
    if (!NUM(mul_int)(t, &r->high, row) || !NUM(add)(t, t, &r->medium[shape->medium]))
        return false;
    if (shape->level[i] == GPURTA_LEVEL_LOW &&
        (!NUM(mul_int)(t, t, (int64_t)shape->low) || !NUM(add)(t, t, &r->low[shape->low])))
        return false;
    return NUM(sub)(t, t, &r->entry[i]);
}

/* What differs from gap to gap: the lower entries for a high channel, the lows for a medium one. */
static bool NUM(worst_window)(struct NUM(runlist) *const r, const size_t i, num_t *const total,
                              int64_t *const start)
{
    const struct channels *const shape = r->shape;
    if (shape->flat || shape->level[i] == GPURTA_LEVEL_LOW)
        return true;
    if (shape->level[i] == GPURTA_LEVEL_MEDIUM || shape->medium == 0)
        return shape->low == 0 || NUM(ring)(r, total, r->low, shape->low, start);
    return shape->low == 0 ? NUM(ring)(r, total, r->medium, shape->medium, start)
                           : NUM(rows)(r, total, start);
}

/* What k = r->k slots of channel i make its response at most:
 * bound := C_i + k * own + worst sum of k consecutive gaps; *start: the gap where that begins. */
static bool NUM(runlist_slots)(struct NUM(runlist) *const r, const size_t i, num_t *const bound,
                               int64_t *const start)
{
    *start = 0;
    if (!NUM(every_gap)(r, i) || !NUM(add)(&r->t, &r->t, &r->own) ||
        !NUM(mul)(bound, &r->k, &r->t) || !NUM(add)(bound, bound, &r->wcet[i]))
        return false;
    return NUM(worst_window)(r, i, bound, start);
}

/* The positional bound of channel i, which is not saturated. */
static bool NUM(runlist_bound)(struct NUM(runlist) *const r, const size_t i, num_t *const bound,
                               int64_t *const start)
{
    return NUM(ceil_div)(&r->k, &r->wcet[i], &r->timeslice[i]) &&
           NUM(runlist_slots)(r, i, bound, start);
}

/* Bounds of all channels. A channel whose own bound exceeds its period may have two jobs in one
 * slot: if its demand is what limits its slots, it counts as full from then on, and all is bounded
 * again. Each round makes at least one more channel full. */
static bool NUM(runlist_bounds)(struct NUM(runlist) *const r, num_t *const bound,
                                int64_t *const start)
{
    const size_t count = r->shape->count;
    for (size_t j = 0; j < count; j++)
        r->full[j] = NUM(sgn)(&r->wcet[j]) == 0;
    for (bool again = true; again;) {
        again = false;
        if (!NUM(runlist_prepare)(r))
            return false;
        for (size_t i = 0; i < count; i++) {
            if (NUM(sgn)(&r->wcet[i]) == 0)
                continue;
            if (!NUM(runlist_bound)(r, i, &bound[i], &start[i]))
                return false;
        }
        for (size_t i = 0; r->period && i < count; i++) {
            if (r->full[i] || NUM(sgn)(&r->period[i]) == 0 ||
                NUM(cmp)(&bound[i], &r->period[i]) <= 0)
                continue;
            r->full[i] = 1;
            NUM(set)(&r->t, &r->timeslice[i]);
            if (r->section && !NUM(add)(&r->t, &r->t, &r->section[i]))
                return false;
            again = again || NUM(cmp)(&r->wcet[i], &r->t) < 0;
        }
    }
    return true;
}

/* Arrays of numbers for one model. */
struct NUM(arrays) {
    num_t *all;
    size_t numbers;
    unsigned char *full;
    int64_t *start;
    num_t *bound, *deadline;
};

static void NUM(arrays_clear)(struct NUM(arrays) *const a)
{
    for (size_t i = 0; a->all && i < a->numbers; i++)
        NUM(clear)(&a->all[i]);
    free(a->all);
    free(a->full);
    free(a->start);
}

/* Memory for r and a, at once; false: out of memory. */
static bool NUM(arrays_init)(struct NUM(arrays) *const a, struct NUM(runlist) *const r,
                             const struct channels *const shape)
{
    const size_t n = shape->count, most = SIZE_MAX / (16 * sizeof(num_t));
    if (n > most)
        return false;
    a->numbers = 8 * n + 2;
    a->all = malloc(a->numbers * sizeof *a->all);
    a->full = calloc(n, 1);
    a->start = calloc(n, sizeof *a->start);
    if (!a->all || !a->full || !a->start) {
        a->numbers = 0;
        NUM(arrays_clear)(a);
        return false;
    }
    for (size_t i = 0; i < a->numbers; i++)
        NUM(init)(&a->all[i]);
    r->shape = shape;
    r->timeslice = a->all;
    r->wcet = a->all + n;
    r->section = a->all + 2 * n;
    r->period = a->all + 3 * n;
    r->full = a->full;
    r->entry = a->all + 4 * n;
    r->medium = a->all + 5 * n;
    r->low = r->medium + shape->medium + 1; /* together n + 2, for the mediums and lows */
    a->bound = a->all + 6 * n + 2;
    a->deadline = a->all + 7 * n + 2;
    return true;
}

static bool NUM(load_model)(struct NUM(arrays) *const a, struct NUM(runlist) *const r,
                            const struct model *const model, const struct scale *const scale)
{
    const size_t n = model->shape.count;
    for (size_t i = 0; i < n; i++) {
        const struct channel *const c = &model->channel[i];
        if (!NUM(take)(&a->all[i], scale, &c->timeslice) ||
            !NUM(take)(&a->all[n + i], scale, &c->wcet) ||
            !NUM(take)(&a->all[2 * n + i], scale, &c->section) ||
            !NUM(take)(&a->all[3 * n + i], scale, &c->period) ||
            !NUM(take)(&a->deadline[i], scale, &c->deadline))
            return false;
    }
    if (!NUM(take)(&r->own, scale, &model->cost))
        return false;
    if (model->overhead == GPURTA_RUNLIST_EVERY_SWITCH)
        NUM(set)(&r->cost, &r->own);
    return true;
}
