/* Bounds of the runlist for one number kind: see i64.h for how this text is included.
 *
 * The list is never made. A cycle of the interleaved list consists of segments: all high channels,
 * then one lower channel; the lower channels follow each other as m_1 .. m_M l_1, m_1 .. m_M l_2,
 * ..., m_1 .. m_M l_L (without low channels: m_1 .. m_M). A window of k consecutive gaps of a
 * channel holds every other channel of one level equally often, except that some mediums and some
 * lows, which stand in a row of their level, have one entry more. So whatever the entries of a
 * channel add, if that depends on their number alone, the worst window follows from prefix sums of
 * what one entry more adds, over the mediums and over the lows. */

#include "runlist/bounds_kind.h"

static void NUM(bounds_numbers)(struct NUM(bounds) *const r, void (*const each)(num_t *))
{
    each(&r->cost);
    each(&r->reset);
    each(&r->own);
    each(&r->high);
    each(&r->published);
    each(&r->longest);
    each(&r->k);
    each(&r->in_high);
    each(&r->in_medium);
    each(&r->in_low);
    each(&r->work);
    each(&r->switches);
    each(&r->length);
    each(&r->total);
    each(&r->times);
    each(&r->e);
    each(&r->t);
    each(&r->u);
    each(&r->v);
}

void NUM(bounds_init)(struct NUM(bounds) *const r)
{
    NUM(bounds_numbers)(r, NUM(init));
}

void NUM(bounds_clear)(struct NUM(bounds) *const r)
{
    NUM(bounds_numbers)(r, NUM(clear));
}

/* ---- what an entry costs ---- */

/* r := what a switch to channel j costs others */
static bool NUM(switch_cost)(const struct NUM(bounds) *const r, const size_t j, num_t *const cost)
{
    if (r->shape->level[j] == GPURTA_LEVEL_LOW)
        return NUM(add)(cost, &r->cost, &r->reset);
    NUM(set)(cost, &r->cost);
    return true;
}

/* I_j := min(TS_j + np_j, C_j); saturated or overloaded: TS_j + np_j */
static bool NUM(entry_work)(const struct NUM(bounds) *const r, const size_t j, num_t *const work)
{
    NUM(set)(work, &r->timeslice[j]);
    if (r->section && !NUM(add)(work, work, &r->section[j]))
        return false;
    if (!r->full[j] && NUM(cmp)(&r->wcet[j], work) < 0)
        NUM(set)(work, &r->wcet[j]);
    return true;
}

bool NUM(bounds_prepare)(struct NUM(bounds) *const r)
{
    const struct channels *const shape = r->shape;
    size_t m = 0, l = 0;
    NUM(set_int)(&r->high, 0);
    NUM(set_int)(&r->medium[0], 0);
    NUM(set_int)(&r->low[0], 0);
    if (!NUM(add)(&r->t, &r->cost, &r->reset))
        return false;
    for (size_t j = 0; j < shape->count; j++) {
        num_t *const e = &r->entry[j];
        if (!NUM(entry_work)(r, j, e) ||
            !NUM(add)(e, e, shape->level[j] == GPURTA_LEVEL_LOW ? &r->t : &r->cost))
            return false;
        bool fits;
        if (shape->level[j] == GPURTA_LEVEL_HIGH) {
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

/* ---- the worst window ---- */

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
static inline size_t NUM(best_line)(num_t *const best, num_t *const t, const num_t *const sum,
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
static inline size_t NUM(best_wrap)(num_t *const best, num_t *const t, const num_t *const sum,
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

/* *best := largest sum of `width` values of a ring of n; returns its start. Uses r->t. */
static size_t NUM(best_ring)(struct NUM(bounds) *const r, num_t *const best, const num_t *const sum,
                             const size_t n, const size_t width)
{
    num_t *const t = &r->t;
    size_t start = NUM(best_line)(best, t, sum, n, width);
    for (size_t tail = 1; tail < width; tail++) {
        NUM(wrap)(t, sum, n, tail, width);
        if (NUM(cmp)(t, best) > 0) {
            NUM(swap)(t, best);
            start = n - tail;
        }
    }
    return start;
}

/* A window of a rows and b entries of the lower channels, as a high channel meets them: a lows in a
 * row and b mediums of one row have one entry more; or, if it goes over the end of a row once more,
 * a + 1 lows and b - 1 mediums around the end. The lows and the place in the row can be chosen
 * apart. */
static bool NUM(best_rows)(struct NUM(bounds) *const r, num_t *const total, int64_t *const start)
{
    const size_t mediums = r->shape->medium, lows = r->shape->low;
    const size_t a = r->more_low, b = r->more_medium;
    size_t place = NUM(best_line)(&r->v, &r->t, r->medium, mediums, b);
    int64_t first = (int64_t)NUM(best_ring)(r, &r->e, r->low, lows, a);
    if (!NUM(add)(&r->v, &r->v, &r->e))
        return false;
    if (b > 0) {
        const int64_t other = (int64_t)NUM(best_ring)(r, &r->e, r->low, lows, a + 1);
        const size_t tail = NUM(best_wrap)(&r->u, &r->t, r->medium, mediums, b - 1);
        if (!NUM(add)(&r->u, &r->u, &r->e))
            return false;
        if (NUM(cmp)(&r->u, &r->v) > 0) {
            NUM(swap)(&r->u, &r->v);
            first = other;
            place = mediums - tail;
        }
    }
    *start = first * ((int64_t)mediums + 1) + (int64_t)place;
    return NUM(add)(total, total, &r->v);
}

/* The same where only channels of one level have one entry more: a row of a ring. */
static bool NUM(best_level)(struct NUM(bounds) *const r, num_t *const total, int64_t *const start)
{
    const bool medium = r->more_medium > 0;
    *start = (int64_t)NUM(best_ring)(r, &r->v, medium ? r->medium : r->low,
                                     medium ? r->shape->medium : r->shape->low,
                                     medium ? r->more_medium : r->more_low);
    return NUM(add)(total, total, &r->v);
}

/* total += what the entries that some channels have more add at most, from the prefix sums of what
 * one entry more adds; *start: the gap where that window begins. */
static inline bool NUM(best_window)(struct NUM(bounds) *const r, const size_t i, num_t *const total,
                                    int64_t *const start)
{
    const struct channels *const shape = r->shape;
    *start = 0;
    if (r->more_medium == 0 && r->more_low == 0)
        return true;
    return shape->level[i] == GPURTA_LEVEL_HIGH && shape->medium > 0 && shape->low > 0
               ? NUM(best_rows)(r, total, start)
               : NUM(best_level)(r, total, start);
}

/* *full, rest := k = r->k divided by `by` */
static bool NUM(divide_slots)(struct NUM(bounds) *const r, const int64_t by, num_t *const full,
                              int64_t *const rest)
{
    NUM(set_int)(&r->t, by);
    if (!NUM(floor_div)(full, &r->k, &r->t) || !NUM(mul_int)(&r->t, full, by) ||
        !NUM(sub)(&r->t, &r->k, &r->t))
        return false;
    *rest = NUM(capped)(&r->t, by);
    return true;
}

/* The entries of the lower channels in k gaps of a high channel. */
static bool NUM(count_lower)(struct NUM(bounds) *const r)
{
    const struct channels *const shape = r->shape;
    const int64_t row = channels_row(shape), rows = channels_rows(shape);
    int64_t rest;
    if (row == 0)
        return true;
    if (!NUM(divide_slots)(r, row * rows, &r->in_low, &rest) ||
        !NUM(mul_int)(&r->in_medium, &r->in_low, rows))
        return false;
    if (shape->low == 0) {
        r->more_medium = (size_t)rest;
        return true;
    }
    r->more_low = (size_t)(rest / row);
    r->more_medium = (size_t)(rest % row);
    NUM(set_int)(&r->t, rest / row);
    return NUM(add)(&r->in_medium, &r->in_medium, &r->t);
}

/* How often the channels of each level stand in k = r->k consecutive gaps of channel i. */
static inline bool NUM(count_entries)(struct NUM(bounds) *const r, const size_t i)
{
    const struct channels *const shape = r->shape;
    const int64_t row = channels_row(shape), rows = channels_rows(shape);
    int64_t rest = 0;
    r->more_medium = r->more_low = 0;
    NUM(set)(&r->in_high, &r->k);
    NUM(set)(&r->in_medium, &r->k);
    NUM(set)(&r->in_low, &r->k);
    if (shape->flat)
        return true;
    if (shape->level[i] == GPURTA_LEVEL_HIGH)
        return NUM(count_lower)(r);
    if (!NUM(mul_int)(&r->in_high, &r->k, row))
        return false;
    if (shape->level[i] == GPURTA_LEVEL_LOW)
        return NUM(mul_int)(&r->in_high, &r->in_high, rows) &&
               NUM(mul_int)(&r->in_medium, &r->k, rows);
    if (shape->low > 0 && !NUM(divide_slots)(r, rows, &r->in_low, &rest))
        return false;
    r->more_low = (size_t)rest;
    return true;
}

/* total += times * (sum - what channel i has in it, if it is of that level) */
static bool NUM(add_level)(struct NUM(bounds) *const r, const size_t i, const gpurta_level level,
                           const num_t *const times, const num_t *const sum, num_t *const total)
{
    NUM(set)(&r->t, sum);
    if (r->shape->level[i] == level && !NUM(sub)(&r->t, &r->t, &r->entry[i]))
        return false;
    return NUM(mul)(&r->t, &r->t, times) && NUM(add)(total, total, &r->t);
}

bool NUM(bounds_slots)(struct NUM(bounds) *const r, const size_t i, num_t *const bound,
                       int64_t *const start)
{
    const struct channels *const shape = r->shape;
    return NUM(count_entries)(r, i) && NUM(mul)(bound, &r->k, &r->own) &&
           NUM(add)(bound, bound, &r->wcet[i]) &&
           NUM(add_level)(r, i, GPURTA_LEVEL_HIGH, &r->in_high, &r->high, bound) &&
           (shape->medium == 0 || NUM(add_level)(r, i, GPURTA_LEVEL_MEDIUM, &r->in_medium,
                                                 &r->medium[shape->medium], bound)) &&
           (shape->low == 0 ||
            NUM(add_level)(r, i, GPURTA_LEVEL_LOW, &r->in_low, &r->low[shape->low], bound)) &&
           NUM(best_window)(r, i, bound, start);
}

/* ---- positional bounds ---- */

static void NUM(only_saturated)(struct NUM(bounds) *const r)
{
    for (size_t j = 0; j < r->shape->count; j++)
        r->full[j] = NUM(sgn)(&r->wcet[j]) == 0;
}

static bool NUM(has_period)(const struct NUM(bounds) *const r, const size_t j)
{
    return r->period && NUM(sgn)(&r->period[j]) > 0;
}

/* Whether a turn of channel i may serve two jobs if its response reaches `response`: the turn of
 * one that is reset ends so much later, and a job that comes until then waits for the next turn. */
static bool NUM(exceeds_period)(struct NUM(bounds) *const r, const size_t i,
                                const num_t *const response)
{
    if (r->full[i] || !NUM(has_period)(r, i))
        return false;
    NUM(set)(&r->t, &r->period[i]);
    if (r->shape->level[i] == GPURTA_LEVEL_LOW)
        (void)NUM(sub)(&r->t, &r->t, &r->reset);
    return NUM(cmp)(response, &r->t) > 0;
}

/* Channel i counts as full from now on; *again: that makes its entries longer. */
static bool NUM(overload)(struct NUM(bounds) *const r, const size_t i, bool *const again)
{
    r->full[i] = 1;
    if (!NUM(entry_work)(r, i, &r->t))
        return false;
    *again = *again || NUM(cmp)(&r->wcet[i], &r->t) < 0;
    return true;
}

/* A channel whose own bound, and a reset, exceed its period may have two jobs in one slot: if its
 * demand is what limits its slots, it counts as full from then on, and all is bounded again. Each
 * round makes at least one more channel full. */
bool NUM(bounds_positional)(struct NUM(bounds) *const r, num_t *const bound, int64_t *const start)
{
    const size_t count = r->shape->count;
    NUM(only_saturated)(r);
    for (bool again = true; again;) {
        again = false;
        if (!NUM(bounds_prepare)(r))
            return false;
        for (size_t i = 0; i < count; i++)
            if (NUM(sgn)(&r->wcet[i]) > 0 && (!NUM(ceil_div)(&r->k, &r->wcet[i], &r->slice[i]) ||
                                              !NUM(bounds_slots)(r, i, &bound[i], &start[i])))
                return false;
        for (size_t i = 0; i < count; i++)
            if (NUM(exceeds_period)(r, i, &bound[i]) && !NUM(overload)(r, i, &again))
                return false;
    }
    return true;
}

/* ---- work-limited bounds ---- */

/* Whether nothing but its entries limits what channel j does. */
static bool NUM(unlimited)(const struct NUM(bounds) *const r, const size_t j)
{
    return r->full[j] || !NUM(has_period)(r, j);
}

/* r->work := W_j(L), the work of j in any interval of length L if none of its jobs takes longer
 * than `response`; r->switches := the slots that its jobs there take at most. L in r->length. */
static bool NUM(limits)(struct NUM(bounds) *const r, const size_t j, const num_t *const response)
{
    const num_t *const wcet = &r->wcet[j], *const period = &r->period[j];
    if (!NUM(add)(&r->t, &r->length, response) || !NUM(ceil_div)(&r->u, &r->t, period) ||
        !NUM(mul)(&r->switches, &r->u, &r->slots[j]) || !NUM(sub)(&r->t, &r->t, wcet) ||
        !NUM(floor_div)(&r->u, &r->t, period) || !NUM(mul)(&r->work, &r->u, wcet) ||
        !NUM(mul)(&r->u, &r->u, period) || !NUM(sub)(&r->t, &r->t, &r->u))
        return false;
    return NUM(add)(&r->work, &r->work, NUM(cmp)(&r->t, wcet) < 0 ? &r->t : wcet);
}

/* share := what `times` entries of channel j add at most, after limits() */
static bool NUM(share)(struct NUM(bounds) *const r, const size_t j, const num_t *const times,
                       num_t *const share)
{
    if (NUM(unlimited)(r, j))
        return NUM(mul)(share, times, &r->entry[j]);
    if (!NUM(switch_cost)(r, j, &r->t) || !NUM(sub)(&r->u, &r->entry[j], &r->t) ||
        !NUM(mul)(share, times, &r->u) ||
        !NUM(mul)(&r->t, &r->t, NUM(cmp)(times, &r->switches) < 0 ? times : &r->switches))
        return false;
    if (NUM(cmp)(share, &r->work) > 0)
        NUM(set)(share, &r->work);
    return NUM(add)(share, share, &r->t);
}

/* Adds channel j to what the window of a channel holds, and to the prefix sums `more` of what one
 * entry more adds (NULL: none has more). */
static bool NUM(add_share)(struct NUM(bounds) *const r, const size_t j, const num_t *const response,
                           const num_t *const times, num_t *const total, num_t *const more)
{
    if (!NUM(unlimited)(r, j) && !NUM(limits)(r, j, response))
        return false;
    if (!NUM(share)(r, j, times, &r->v) || !NUM(add)(total, total, &r->v))
        return false;
    if (!more)
        return true;
    NUM(set_int)(&r->t, 1);
    return NUM(add)(&r->e, times, &r->t) && NUM(share)(r, j, &r->e, &more[1]) &&
           NUM(sub)(&more[1], &more[1], &r->v) && NUM(add)(&more[1], &more[1], &more[0]);
}

/* total := the right-hand side of the work-limited bound of channel i at the length r->length, from
 * the responses of all; after count_entries(). */
static bool NUM(limited_at)(struct NUM(bounds) *const r, const size_t i,
                            const num_t *const response, num_t *const total, int64_t *const start)
{
    const struct channels *const shape = r->shape;
    const bool around = r->more_medium > 0; /* then a low more may be in the window */
    num_t *medium = r->medium, *low = r->low;
    NUM(set_int)(medium, 0);
    NUM(set_int)(low, 0);
    if (!NUM(mul)(total, &r->k, &r->own) || !NUM(add)(total, total, &r->wcet[i]))
        return false;
    for (size_t j = 0; j < shape->count; j++) {
        const gpurta_level level = shape->level[j];
        const bool is_medium = level == GPURTA_LEVEL_MEDIUM, is_low = level == GPURTA_LEVEL_LOW;
        num_t *const more = is_medium && r->more_medium > 0         ? medium++
                            : is_low && (r->more_low > 0 || around) ? low++
                                                                    : NULL;
        if (j != i && !NUM(add_share)(r, j, &response[j],
                                      is_medium ? &r->in_medium
                                      : is_low  ? &r->in_low
                                                : &r->in_high,
                                      total, more))
            return false;
    }
    r->steps += NUM_COST * (int64_t)shape->count;
    return NUM(best_window)(r, i, total, start);
}

/* Which mediums and lows have one entry more in the window of channel i from gap `start` on. */
struct NUM(arcs) {
    size_t medium, mediums, low, lows; /* first one, and how many */
};

static struct NUM(arcs)
    NUM(arcs_of)(const struct NUM(bounds) *const r, const size_t i, const int64_t start)
{
    const struct channels *const shape = r->shape;
    const int64_t row = (int64_t)shape->medium + 1;
    struct NUM(arcs) arcs = {.mediums = r->more_medium, .lows = r->more_low};
    if (shape->level[i] == GPURTA_LEVEL_HIGH && shape->medium > 0 && shape->low > 0) {
        const size_t place = (size_t)(start % row);
        const bool around = place + r->more_medium > shape->medium;
        arcs.medium = place % shape->medium;
        arcs.mediums -= around;
        arcs.low = (size_t)(start / row);
        arcs.lows += around;
    } else if (r->more_medium > 0) {
        arcs.medium = (size_t)start;
    } else if (r->more_low > 0) {
        arcs.low = (size_t)start;
    }
    return arcs;
}

/* times := entries of channel j in that window; `rank` is its place in its level */
static bool NUM(times_of)(struct NUM(bounds) *const r, const struct NUM(arcs) *const arcs,
                          const gpurta_level level, const size_t rank, num_t *const times)
{
    const struct channels *const shape = r->shape;
    bool more = false;
    if (level == GPURTA_LEVEL_MEDIUM)
        more = (rank + shape->medium - arcs->medium) % shape->medium < arcs->mediums;
    else if (level == GPURTA_LEVEL_LOW)
        more = (rank + shape->low - arcs->low) % shape->low < arcs->lows;
    NUM(set_int)(&r->t, more);
    return NUM(add)(times,
                    level == GPURTA_LEVEL_HIGH     ? &r->in_high
                    : level == GPURTA_LEVEL_MEDIUM ? &r->in_medium
                                                   : &r->in_low,
                    &r->t);
}

/* If `times` entries of channel j add its work, and that grows with the length: *slope + 1, and
 * r->e := how long it grows on, or what r->e was, if that was shorter and *slope not 0. */
static bool NUM(growth)(struct NUM(bounds) *const r, const size_t j, const num_t *const response,
                        const num_t *const times, int64_t *const slope)
{
    if (!NUM(limits)(r, j, response)) /* leaves the work of the last job in r->t */
        return false;
    NUM(swap)(&r->t, &r->v);
    if (NUM(cmp)(&r->v, &r->wcet[j]) >= 0)
        return true;
    if (!NUM(sub)(&r->v, &r->wcet[j], &r->v) || !NUM(switch_cost)(r, j, &r->t) ||
        !NUM(sub)(&r->u, &r->entry[j], &r->t) || !NUM(mul)(&r->t, times, &r->u) ||
        !NUM(sub)(&r->t, &r->t, &r->work))
        return false;
    if (NUM(sgn)(&r->t) <= 0)
        return true;
    const num_t *const on = NUM(cmp)(&r->t, &r->v) < 0 ? &r->t : &r->v;
    if (*slope == 0 || NUM(cmp)(on, &r->e) < 0)
        NUM(set)(&r->e, on);
    ++*slope;
    return true;
}

/* total = f(L) > L, and f is the right-hand side. The window that gave it makes f grow at a whole
 * rate `slope` from L on, for a length `e` at least. If the rate is not 0, f(x) > x all the way,
 * and the least solution is at least f(L + e) >= f(L) + slope * e: total becomes that. Without such
 * leaps, work that grows as fast as the length is followed tick by tick. */
static bool NUM(leap)(struct NUM(bounds) *const r, const size_t i, const num_t *const response,
                      const int64_t start, num_t *const total)
{
    const struct channels *const shape = r->shape;
    const struct NUM(arcs) arcs = NUM(arcs_of)(r, i, start);
    size_t medium = 0, low = 0;
    int64_t slope = 0;
    for (size_t j = 0; j < shape->count; j++) {
        const gpurta_level level = shape->level[j];
        const size_t rank = level == GPURTA_LEVEL_MEDIUM ? medium++
                            : level == GPURTA_LEVEL_LOW  ? low++
                                                         : 0;
        if (j == i || NUM(unlimited)(r, j))
            continue;
        if (!NUM(times_of)(r, &arcs, level, rank, &r->times) ||
            !NUM(growth)(r, j, &response[j], &r->times, &slope))
            return false;
    }
    r->steps += NUM_COST * (int64_t)shape->count;
    return slope == 0 || (NUM(mul_int)(&r->t, &r->e, slope) && NUM(add)(total, total, &r->t));
}

enum NUM(settled) { NUM(SETTLED), NUM(STOPPED), NUM(OVERLOADED), NUM(TOO_LARGE) };

#define PLAIN_STEPS 8 /* before the first leap; most searches end earlier */

/* r->length := the least length from r->length on at which the right-hand side does not exceed it;
 * OVERLOADED: that is too long for the period. */
static enum NUM(settled) NUM(settle)(struct NUM(bounds) *const r, const size_t i,
                                     const num_t *const response, int64_t *const start)
{
    num_t *const total = &r->total;
    NUM(set)(&r->k, &r->slots[i]);
    if (!NUM(count_entries)(r, i))
        return NUM(TOO_LARGE);
    for (int step = 0; r->steps <= r->limit; step += step < PLAIN_STEPS) {
        if (NUM(exceeds_period)(r, i, &r->length))
            return NUM(OVERLOADED);
        if (!NUM(limited_at)(r, i, response, total, start))
            return NUM(TOO_LARGE);
        if (NUM(cmp)(total, &r->length) <= 0)
            return NUM(SETTLED);
        if (step >= PLAIN_STEPS && !NUM(leap)(r, i, response, *start, total))
            return NUM(TOO_LARGE);
        NUM(set)(&r->length, total);
    }
    return NUM(STOPPED);
}

/* All responses, upwards from the wcets (or from what is known to be too short or right) until none
 * moves. */
static enum NUM(settled)
    NUM(settle_all)(struct NUM(bounds) *const r, num_t *const response, int64_t *const start)
{
    for (bool moved = true; moved;) {
        moved = false;
        for (size_t i = 0; i < r->shape->count; i++) {
            if (NUM(sgn)(&r->wcet[i]) == 0)
                continue;
            NUM(set)(&r->length, &response[i]);
            const enum NUM(settled) end = NUM(settle)(r, i, response, &start[i]);
            moved = moved || NUM(cmp)(&response[i], &r->length) < 0;
            NUM(set)(&response[i], &r->length);
            if (end == NUM(OVERLOADED))
                r->full[i] = 1;
            if (end != NUM(SETTLED))
                return end;
        }
    }
    return NUM(SETTLED);
}

/* A channel that becomes overloaded makes the right-hand sides larger, never smaller: what was
 * found so far is still at most the solution. */
bool NUM(bounds_limited)(struct NUM(bounds) *const r, const num_t *const positional,
                         num_t *const bound, int64_t *const start, bool *const stopped)
{
    NUM(only_saturated)(r);
    r->steps = 0;
    bool limited = false; /* without periods nothing but entries limits anyone */
    for (size_t i = 0; i < r->shape->count; i++) {
        limited = limited || !NUM(unlimited)(r, i);
        NUM(set)(&bound[i], &r->wcet[i]);
        if (!NUM(ceil_div)(&r->slots[i], &r->wcet[i], &r->slice[i]))
            return false;
    }
    *stopped = false;
    if (!limited) {
        for (size_t i = 0; i < r->shape->count; i++)
            NUM(set)(&bound[i], &positional[i]);
        return true;
    }
    enum NUM(settled) end = NUM(OVERLOADED);
    while (end == NUM(OVERLOADED)) {
        if (!NUM(bounds_prepare)(r))
            return false;
        end = NUM(settle_all)(r, bound, start);
    }
    *stopped = end == NUM(STOPPED);
    return end != NUM(TOO_LARGE);
}

/* ---- Theorem 1, and what can occur ---- */

/* The sum of min(TS_j, C_j) over all high channels, and the longest lower timeslice. */
bool NUM(theorem_prepare)(struct NUM(bounds) *const r)
{
    NUM(set_int)(&r->published, 0);
    NUM(set_int)(&r->longest, 0);
    for (size_t j = 0; j < r->shape->count; j++) {
        const num_t *const slice = &r->timeslice[j], *const wcet = &r->wcet[j];
        const bool whole = NUM(sgn)(wcet) == 0 || NUM(cmp)(slice, wcet) < 0;
        if (r->shape->level[j] == GPURTA_LEVEL_HIGH) {
            if (!NUM(add)(&r->published, &r->published, whole ? slice : wcet))
                return false;
        } else if (NUM(cmp)(slice, &r->longest) > 0) {
            NUM(set)(&r->longest, slice);
        }
    }
    return true;
}

/* Equation 3: ceil(C_i / TS_i) * (l_i + own) + C_i */
bool NUM(theorem)(struct NUM(bounds) *const r, const size_t i, num_t *const bound)
{
    const num_t *const slice = &r->timeslice[i], *const wcet = &r->wcet[i];
    return NUM(sub)(&r->t, &r->published, NUM(cmp)(slice, wcet) < 0 ? slice : wcet) &&
           NUM(add)(&r->t, &r->t, &r->longest) && NUM(add)(&r->t, &r->t, &r->own) &&
           NUM(ceil_div)(&r->k, wcet, &r->slice[i]) && NUM(mul)(&r->t, &r->t, &r->k) &&
           NUM(add)(bound, &r->t, wcet);
}

/* C_i + the sum of min(n_j * TS_j, C_j), saturated n_j * TS_j: all timeslices are rounded down,
 * since that is what the hardware then does. */
bool NUM(bounds_witness)(struct NUM(bounds) *const r, const size_t i, const int64_t start,
                         num_t *const least)
{
    const struct channels *const shape = r->shape;
    size_t medium = 0, low = 0;
    NUM(set)(least, &r->wcet[i]);
    if (!NUM(ceil_div)(&r->k, &r->wcet[i], &r->slice[i]) || !NUM(count_entries)(r, i))
        return false;
    const struct NUM(arcs) arcs = NUM(arcs_of)(r, i, start);
    for (size_t j = 0; j < shape->count; j++) {
        const gpurta_level level = shape->level[j];
        const size_t rank = level == GPURTA_LEVEL_MEDIUM ? medium++
                            : level == GPURTA_LEVEL_LOW  ? low++
                                                         : 0;
        if (j == i)
            continue;
        if (!NUM(times_of)(r, &arcs, level, rank, &r->u) || !NUM(mul)(&r->u, &r->u, &r->slice[j]))
            return false;
        const bool whole = NUM(sgn)(&r->wcet[j]) == 0 || NUM(cmp)(&r->u, &r->wcet[j]) < 0;
        if (!NUM(add)(least, least, whole ? &r->u : &r->wcet[j]))
            return false;
    }
    return true;
}
