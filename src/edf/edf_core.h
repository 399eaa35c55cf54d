/* The demand test on whole numbers, and the entry for both number kinds. */

#include "base/grow.h"
#include "edf/edf_set_core.h"

void NUM(edf_prepare)(struct NUM(edf_set) *const set)
{
    for (size_t i = 0; i < set->count; i++) {
        struct NUM(edf_task) *const task = &set->task[i];
        if (i == 0 || NUM(cmp)(&task->deadline, &set->earliest) < 0)
            NUM(set)(&set->earliest, &task->deadline);
        if (i == 0 || NUM(cmp)(&task->deadline, &set->latest) > 0)
            NUM(set)(&set->latest, &task->deadline);
#if NUM_WIDE
        mpz_t share;
        const mp_bitcnt_t shift = mpz_sizeinbase(&task->period, 2) - 1;
        mpz_init_set_ui(share, 1);
        mpz_mul_2exp(share, share, 63 + shift);
        mpz_cdiv_q(share, share, &task->period);
        mpz_mul(share, share, &task->wcet);
        mpz_fdiv_q_2exp(share, share, shift + 1);
        if (!mpz_get_i64(&task->share, share) || task->share > EDF_ONE)
            task->share = EDF_ONE; /* U > 1: not used */
        mpz_clear(share);
#else
        const uint64_t period = (uint64_t)task->period;
        task->shift = 63 - edf_leading_zeros(period);
        task->inverse = edf_inverse(period, task->shift);
        const struct wide share = wide_product((uint64_t)task->wcet, task->inverse);
        const int up = 63 - task->shift;
        const uint64_t high = up ? share.high << up | share.low >> (64 - up) : share.high;
        task->share =
            task->wcet > task->period || high > (uint64_t)EDF_ONE ? EDF_ONE : (int64_t)high;
#endif
    }
}

/* h := h(t), the demand */
static void NUM(edf_demand)(struct NUM(edf_set) *const set, num_t *const h, const num_t *const t)
{
    num_t *const jobs = &set->x[0];
    NUM(set_int)(h, 0);
    for (size_t i = 0; i < set->count; i++) {
        NUM(edf_jobs)(jobs, &set->task[i], t);
        NUM(edf_gather)(h, jobs, &set->task[i].wcet);
    }
}

/* t := the largest absolute deadline below `limit`; false: there is none */
static bool NUM(edf_before)(struct NUM(edf_set) *const set, num_t *const t,
                            const num_t *const limit)
{
    num_t *const jobs = &set->x[0], *const last = &set->x[1], *const deadline = &set->x[2];
    bool found = false;
    NUM(set_int)(jobs, 1);
    (void)NUM(sub)(last, limit, jobs);
    for (size_t i = 0; i < set->count; i++) {
        NUM(set_int)(deadline, 1);
        NUM(edf_jobs)(jobs, &set->task[i], last);
        if (NUM(sgn)(jobs) == 0)
            continue;
        (void)NUM(sub)(jobs, jobs, deadline);
        NUM(set)(deadline, &set->task[i].deadline);
        NUM(edf_gather)(deadline, jobs, &set->task[i].period);
        if (!found || NUM(cmp)(deadline, t) > 0)
            NUM(set)(t, deadline);
        found = true;
    }
    return found;
}

static void NUM(edf_keep)(const struct NUM(edf_set) *const set, const num_t *const t)
{
    struct NUM(edf_points) *const points = set->points;
    if (!points || points->no_memory)
        return;
    const size_t was = points->room;
    num_t *const time = grow(points->time, &points->room, points->count + 1, sizeof *time);
    points->no_memory = !time;
    if (!time)
        return;
    points->time = time;
    for (size_t i = was; i < points->room; i++)
        NUM(init)(&time[i]);
    NUM(set)(&time[points->count++], t);
}

/* QPA (Zhang and Burns 2009) from t downwards to `low`, where B is constant.
 * EDF_FAIL: t is a point with h(t) + B > t. */
static enum edf_outcome NUM(edf_qpa)(struct NUM(edf_set) *const set, num_t *const t,
                                     const num_t *const low, const num_t *const blocking)
{
    num_t *const h = &set->x[3];
    while (NUM(cmp)(t, low) >= 0) {
        if (!NUM(edf_charge)(set, t))
            return EDF_CUT;
        NUM(edf_keep)(set, t);
        NUM(edf_demand)(set, h, t);
        (void)NUM(add)(h, h, blocking);
        const int order = NUM(cmp)(h, t);
        if (order > 0)
            return EDF_FAIL;
        if (order < 0)
            NUM(set)(t, h);
        else if (!NUM(edf_before)(set, t, h))
            break;
    }
    NUM(edf_keep)(set, low);
    return EDF_PASS;
}

/* The part of the test below the last deadline of a task whose section counts: there B(t) falls
 * in steps, and every step is a range of its own, from the last to the first.
 * edge := where the rest begins. */
static enum edf_outcome NUM(edf_blocked)(struct NUM(edf_set) *const set, num_t *const t,
                                         num_t *const edge)
{
    num_t *const blocking = &set->x[4], *const low = &set->x[5];
    enum edf_outcome outcome = EDF_PASS;
    NUM(set)(blocking, &set->blocking);
    NUM(set)(edge, &set->earliest);
    for (bool first = true, more = true; more && outcome == EDF_PASS; first = false) {
        /* low: the next deadline where B(t) steps, going down; above it B(t) is `blocking` */
        more = false;
        for (size_t i = 0; i < set->count; i++) {
            const struct NUM(edf_task) *const task = &set->task[i];
            if (NUM(cmp)(&task->blocking, blocking) > 0 &&
                (!more || NUM(cmp)(&task->deadline, low) > 0)) {
                NUM(set)(low, &task->deadline);
                more = true;
            }
        }
        if (!more)
            NUM(set)(low, &set->earliest);
        if (first)
            NUM(set)(edge, low);
        else if (NUM(edf_before)(set, t, t))
            outcome = NUM(edf_qpa)(set, t, low, blocking);
        if (outcome != EDF_PASS)
            break;
        NUM(set)(t, low);
        for (size_t i = 0; more && i < set->count; i++) {
            const struct NUM(edf_task) *const task = &set->task[i];
            if (NUM(cmp)(&task->deadline, low) == 0 && NUM(cmp)(&task->blocking, blocking) > 0)
                NUM(set)(blocking, &task->blocking);
        }
    }
    return outcome;
}

/* r := x * share / 2^62, rounded down */
static inline void NUM(edf_part)(num_t *const r, const num_t *const x, const int64_t share)
{
#if NUM_WIDE
    (void)NUM(mul_int)(r, x, share);
    mpz_fdiv_q_2exp(r, r, 62);
#else
    const struct wide p = wide_product((uint64_t)*x, (uint64_t)share);
    *r = (int64_t)(p.high << 2 | p.low >> 62);
#endif
}

/* r := x * 2^62 / share + 1; false: too large */
static inline bool NUM(edf_whole)(num_t *const r, const num_t *const x, const int64_t share)
{
#if NUM_WIDE
    mpz_t d;
    mpz_init(d);
    mpz_set_i64(d, share);
    mpz_mul_2exp(r, x, 62);
    mpz_fdiv_q(r, r, d);
    mpz_add_ui(r, r, 1);
    mpz_clear(d);
    return true;
#else
    uint64_t rest;
    const struct wide n = {(uint64_t)*x >> 2, (uint64_t)*x << 62};
    if (n.high >= (uint64_t)share)
        return false;
    const uint64_t q = wide_div(n, (uint64_t)share, &rest);
    if (q >= (uint64_t)EDF_MAX)
        return false;
    *r = (int64_t)q + 1;
    return true;
#endif
}

/* t := a time from which on h(t) + B <= t: the least upper line of h gives, for U < 1,
 * max(max (D_i - P_i), (sum (P_i - D_i) U_i + B) / (1 - U)); for U = 1 the line is as steep as t,
 * and max (D_i - P_i) is enough where that sum is not above 0. Shares err to the safe side. */
static bool NUM(edf_bound)(struct NUM(edf_set) *const set, num_t *const t)
{
    num_t *const sum = &set->x[0], *const y = &set->x[1], *const part = &set->x[2];
    const int64_t count = (int64_t)set->count;
    int64_t rest = EDF_ONE - count;
    NUM(set)(sum, &set->blocking);
    NUM(set_int)(t, 0);
    for (size_t i = 0; i < set->count; i++) {
        const struct NUM(edf_task) *const task = &set->task[i];
        rest -= rest > task->share ? task->share : rest;
        (void)NUM(sub)(y, &task->period, &task->deadline);
        if (NUM(sgn)(y) > 0) {
            NUM(edf_part)(part, y, task->share + 1);
            NUM(set_int)(y, 1);
            if (!NUM(add)(sum, sum, part) || !NUM(add)(sum, sum, y))
                return false;
        } else if (NUM(sgn)(y) < 0) {
            (void)NUM(sub)(y, &task->deadline, &task->period);
            if (NUM(cmp)(y, t) > 0)
                NUM(set)(t, y);
            NUM(edf_part)(part, y, task->share > 0 ? task->share - 1 : 0);
            (void)NUM(sub)(sum, sum, part);
        }
    }
    if (set->load == 0)
        return NUM(sgn)(sum) <= 0;
    if (rest <= 0)
        return false;
    if (NUM(sgn)(sum) > 0) {
        if (!NUM(edf_whole)(y, sum, rest))
            return false;
        if (NUM(cmp)(y, t) > 0)
            NUM(set)(t, y);
    }
    return true;
}

/* One step of the synchronous busy period; true: `busy` is its end. */
static bool NUM(edf_busy)(struct NUM(edf_set) *const set, num_t *const busy)
{
    num_t *const next = &set->x[2];
    NUM(edf_released)(set, next, busy);
    const bool end = NUM(cmp)(next, busy) <= 0;
    NUM(set)(busy, next);
    return end;
}

/* Least common multiple of the periods; false: too large for this number kind, or of more than
 * EDF_LCM_BITS bits: no walk would get there. */
static bool NUM(edf_hyperperiod)(const struct NUM(edf_set) *const set, num_t *const r)
{
#if NUM_WIDE
    mpz_set_ui(r, 1);
    for (size_t i = 0; i < set->count; i++) {
        mpz_lcm(r, r, &set->task[i].period);
        if (mpz_sizeinbase(r, 2) > EDF_LCM_BITS)
            return false;
    }
#else
    *r = 1;
    for (size_t i = 0; i < set->count; i++) {
        int64_t a = *r, b = set->task[i].period;
        while (b) {
            const int64_t c = a % b;
            a = b;
            b = c;
        }
        int64_t product;
        if (__builtin_mul_overflow(*r / a, set->task[i].period, &product) || product > EDF_MAX)
            return false;
        *r = product;
    }
#endif
    return true;
}

/* What ends the walk upwards; see NUM(edf_walk). */
struct NUM(edf_end) {
    num_t bound, busy, hyper;
    bool bounded, busy_counts, busy_ended, has_hyper;
};

/* Whether nothing above `top` has to be checked; lowers top where it need not be that high. */
static enum edf_outcome NUM(edf_last)(struct NUM(edf_set) *const set,
                                      struct NUM(edf_end) *const end, num_t *const top, bool *last)
{
    *last = false;
    if (end->bounded && NUM(cmp)(top, &end->bound) >= 0) {
        NUM(set)(top, &end->bound);
        *last = true;
    }
    while (end->busy_counts && !end->busy_ended && NUM(cmp)(&end->busy, top) <= 0) {
        if (!NUM(edf_charge)(set, &end->busy))
            return EDF_CUT;
        end->busy_ended = NUM(edf_busy)(set, &end->busy);
    }
    if (end->busy_ended && NUM(cmp)(top, &end->busy) >= 0) {
        NUM(edf_keep)(set, &end->busy);
        NUM(set)(top, &end->busy);
        *last = true;
    }
    if (end->has_hyper && NUM(cmp)(top, &end->hyper) >= 0) {
        NUM(set)(top, &end->hyper);
        *last = true;
    }
    return EDF_PASS;
}

/* Checks [low, end) in ranges that double, each by QPA: an unschedulable set mostly fails early,
 * a schedulable one is walked through once. Where the line bound is far away (U near 1) or there
 * is none (U = 1), the busy period is computed beside the walk, just as far as the walk goes. */
static enum edf_outcome NUM(edf_upwards)(struct NUM(edf_set) *const set,
                                         struct NUM(edf_end) *const end, num_t *const t,
                                         num_t *const low, num_t *const top)
{
    num_t *const one = &set->x[4];
    for (;;) {
        bool last;
        enum edf_outcome outcome = NUM(edf_last)(set, end, top, &last);
        if (outcome != EDF_PASS)
            return outcome;
        NUM(set)(t, top);
        outcome = NUM(edf_qpa)(set, t, low, &set->blocking);
        if (outcome != EDF_PASS || last)
            return outcome;
        NUM(set_int)(one, 1);
        (void)NUM(add)(low, top, one);
        (void)NUM(add)(top, top, top);
        if (!NUM(edf_in_range)(top))
            return EDF_TOO_BIG;
    }
}

static void NUM(edf_end_init)(struct NUM(edf_end) *const end)
{
    NUM_EACH(init, &end->bound, &end->busy, &end->hyper);
    end->bounded = end->busy_counts = end->busy_ended = end->has_hyper = false;
}

static void NUM(edf_end_clear)(struct NUM(edf_end) *const end)
{
    NUM_EACH(clear, &end->bound, &end->busy, &end->hyper);
}

/* Chooses the ends that count. top: the first range's end. */
static void NUM(edf_choose)(struct NUM(edf_set) *const set, struct NUM(edf_end) *const end,
                            num_t *const top)
{
    num_t *const far = &set->x[3];
    (void)NUM(add)(top, &set->latest, &set->latest);
    end->bounded = NUM(edf_bound)(set, &end->bound);
    if (end->bounded && (!NUM(mul_int)(far, top, EDF_FAR) || NUM(cmp)(&end->bound, far) <= 0))
        return;
    end->busy_counts = set->load < 0 || NUM(sgn)(&set->blocking) == 0;
    NUM(set)(&end->busy, &set->blocking);
    for (size_t i = 0; i < set->count; i++)
        (void)NUM(add)(&end->busy, &end->busy, &set->task[i].wcet);
    if (!end->busy_counts && NUM(edf_hyperperiod)(set, &end->hyper)) {
        end->has_hyper = true;
        (void)NUM(add)(&end->hyper, &end->hyper, &set->latest);
    }
}

/* D >= P for every task and no blocking: U <= 1 is enough. */
static bool NUM(edf_relaxed)(const struct NUM(edf_set) *const set)
{
    bool relaxed = NUM(sgn)(&set->blocking) == 0;
    for (size_t i = 0; i < set->count && relaxed; i++)
        relaxed = NUM(cmp)(&set->task[i].deadline, &set->task[i].period) >= 0 &&
                  NUM(sgn)(&set->task[i].blocking) == 0;
    return relaxed;
}

enum edf_outcome NUM(edf_test)(struct NUM(edf_set) *const set, num_t *const t)
{
    if (NUM(edf_relaxed)(set))
        return EDF_PASS;
    if (!NUM(edf_fits)(set))
        return EDF_TOO_BIG;
    struct NUM(edf_end) end;
    NUM(edf_end_init)(&end);
    LOCAL_NUM(low);
    LOCAL_NUM(top);
    enum edf_outcome outcome = NUM(edf_blocked)(set, t, &low);
    if (outcome == EDF_PASS) {
        NUM(edf_choose)(set, &end, &top);
        outcome = NUM(edf_upwards)(set, &end, t, &low, &top);
    }
    if (outcome == EDF_FAIL) { /* from a point between deadlines to the deadline before it */
        NUM(set_int)(&low, 1);
        (void)NUM(add)(&top, t, &low);
        (void)NUM(edf_before)(set, t, &top);
    }
    NUM(edf_end_clear)(&end);
    return outcome;
}

#include "edf/edf_responses_core.h"

static void NUM(edf_set_clear)(struct NUM(edf_set) *const set)
{
    NUM_EACH(clear, &set->blocking, &set->earliest, &set->latest);
    for (size_t i = 0; i < NUM(EDF_SCRATCH); i++)
        NUM(clear)(&set->x[i]);
    for (size_t i = 0; set->task && i < set->count; i++) {
        NUM_EACH(clear, &set->task[i].wcet, &set->task[i].deadline, &set->task[i].period,
                 &set->task[i].blocking);
    }
    free(set->task);
}

/* r := v / divisor (NULL: v) in ticks; false: does not fit */
static bool NUM(edf_take_mpq)(num_t *const r, const struct ticks *const ticks, mpq_srcptr v,
                              mpq_srcptr divisor)
{
    if (!divisor)
        return NUM(ticks_take_mpq)(r, ticks, v);
    LOCAL_MPQ(part);
    mpq_div(part, v, divisor);
    return NUM(ticks_take_mpq)(r, ticks, part);
}

static bool NUM(edf_take_rat)(num_t *const r, const struct ticks *const ticks,
                              const struct rat *const v, mpq_srcptr divisor)
{
    return divisor ? NUM(edf_take_mpq)(r, ticks, READ_RAT(v), divisor)
                   : NUM(ticks_take)(r, ticks, v);
}

/* The problem in ticks; C and np are divided by run->divisor. false: out of memory. *fits: every
 * value fits. */
static bool NUM(edf_set_init)(struct NUM(edf_set) *const set, const struct ticks *const ticks,
                              const struct edf_run *const run, bool *const fits)
{
    const struct edf_problem *const problem = run->problem;
    NUM_EACH(init, &set->blocking, &set->earliest, &set->latest);
    for (size_t i = 0; i < NUM(EDF_SCRATCH); i++)
        NUM(init)(&set->x[i]);
    set->count = problem->count;
    set->load = run->load;
    set->points = NULL;
    set->work = run->start;
    set->limit = NUM_WIDE ? run->start + (run->limit - run->start) / EDF_GMP : run->limit;
    set->task = calloc(set->count, sizeof *set->task);
    if (!set->task)
        return false;
    *fits = NUM(edf_take_mpq)(&set->blocking, ticks, problem->served_blocking, run->divisor);
    for (size_t i = 0; i < set->count; i++) {
        const struct edf_times *const from = &problem->task[i];
        struct NUM(edf_task) *const task = &set->task[i];
        NUM_EACH(init, &task->wcet, &task->deadline, &task->period, &task->blocking);
        *fits = *fits && NUM(edf_take_rat)(&task->wcet, ticks, &from->wcet, run->divisor) &&
                NUM(edf_take_rat)(&task->blocking, ticks, &from->blocking, run->divisor) &&
                NUM(add)(&task->blocking, &task->blocking, &set->blocking) &&
                NUM(ticks_take)(&task->deadline, ticks, &from->deadline) &&
                NUM(ticks_take)(&task->period, ticks, &from->period);
    }
    if (*fits)
        NUM(edf_prepare)(set);
    return true;
}

/* The points as rationals; false: out of memory. */
static bool NUM(edf_give_points)(const struct NUM(edf_points) *const points,
                                 const struct ticks *const ticks, struct edf_points *const kept)
{
    mpq_t *const time = points->no_memory ? NULL : edf_new_times(points->count);
    if (!time)
        return false;
    for (size_t i = 0; i < points->count; i++)
        NUM(ticks_give_mpq)(time[i], ticks, &points->time[i]);
    edf_free_times(kept->time, kept->count);
    kept->time = time;
    kept->count = points->count;
    return true;
}

/* false: out of memory. */
static bool NUM(edf_run_test)(struct NUM(edf_set) *const set, const struct ticks *const ticks,
                              struct edf_run *const run)
{
    struct NUM(edf_points) points = {.count = 0};
    struct edf_points *const kept = run->problem->kept;
    bool ok = true;
    LOCAL_NUM(t);
    set->points = kept ? &points : NULL;
    run->outcome = NUM(edf_test)(set, &t);
    if (run->outcome == EDF_FAIL)
        NUM(ticks_give_mpq)(run->witness, ticks, &t);
    if (kept && run->outcome == EDF_PASS)
        ok = NUM(edf_give_points)(&points, ticks, kept);
    for (size_t i = 0; i < points.room; i++)
        NUM(clear)(&points.time[i]);
    free(points.time);
    return ok;
}

/* The period of a task becomes `period`. */
static void NUM(edf_set_period)(struct NUM(edf_set) *const set,
                                const struct edf_halving *const halving, const num_t *const period)
{
    struct NUM(edf_task) *const task = &set->task[halving->place];
    if (halving->follows) {
        (void)NUM(sub)(&task->deadline, &task->deadline, &task->period);
        (void)NUM(add)(&task->deadline, &task->deadline, period);
    }
    NUM(set)(&task->period, period);
    NUM(edf_prepare)(set);
    set->work += (int64_t)set->count;
}

/* Whether the period with U = 1 passes for sure, which is `low` (whole) or between low and low + 1:
 * up to max (D_i - P_i) low passes, and from there on the line of NUM(edf_bound), which is lowest
 * for one of the two, is not above t. */
static bool NUM(edf_one_passes)(struct NUM(edf_set) *const set,
                                const struct edf_halving *const halving, const num_t *const low,
                                const bool whole, num_t *const t)
{
    const int load = set->load;
    const num_t *const deadline = &set->task[halving->place].deadline;
    LOCAL_NUM(next);
    NUM(set_int)(&next, !whole);
    (void)NUM(add)(&next, &next, low);
    set->load = 0;
    NUM(edf_set_period)(set, halving, &next);
    bool passes = NUM(edf_fits)(set) && NUM(edf_bound)(set, t);
    NUM(edf_set_period)(set, halving, low);
    passes = passes && (whole || halving->follows || NUM(cmp)(deadline, low) != 0) &&
             NUM(edf_bound)(set, t) && NUM(edf_test)(set, t) == EDF_PASS;
    set->load = load;
    return passes;
}

/* See edf_halve(). Where a test ends without an answer the search goes on above. */
static void NUM(edf_run_halving)(struct NUM(edf_set) *const set, const struct ticks *const ticks,
                                 struct edf_run *const run)
{
    struct edf_halving *const halving = run->halving;
    const int64_t end = set->limit;
    LOCAL_NUM(low);
    LOCAL_NUM(period);
    LOCAL_NUM(high);
    LOCAL_NUM(two);
    LOCAL_NUM(t);
    LOCAL_MPZ(whole);
    mpz_mul(whole, mpq_numref(halving->low), ticks->scale.lcm);
    const bool is_whole = mpz_divisible_p(whole, mpq_denref(halving->low));
    mpz_fdiv_q(whole, whole, mpq_denref(halving->low));
    bool more = NUM(set_mpz)(&low, whole), passed = false;
    NUM(set)(&period, &set->task[halving->place].period);
    NUM(set)(&high, &period);
    NUM(set_int)(&two, 2);
    more = more && NUM(edf_in_range)(&low) && NUM(edf_in_range)(&period);
    set->limit = set->work + (end - set->work) / 4;
    const bool at_one =
        more && NUM(sgn)(&low) > 0 && NUM(edf_one_passes)(set, halving, &low, is_whole, &t);
    run->outcome = at_one ? EDF_PASS : EDF_CUT;
    halving->near = more = more && !at_one && NUM(cmp)(&period, &low) > 0;
    if (more)
        NUM(edf_set_period)(set, halving, &period);
    for (int step = 0; more && step < 64; step++) {
        set->limit = set->work + (end - set->work) / 4;
        const enum edf_outcome outcome = NUM(edf_test)(set, &t);
        if (outcome == EDF_FAIL) {
            run->outcome = outcome;
            NUM(ticks_give_mpq)(run->witness, ticks, &t);
            NUM(ticks_give_mpq)(halving->low, ticks, &period);
        }
        passed = passed || outcome == EDF_PASS;
        halving->near = halving->near && (outcome == EDF_PASS || outcome == EDF_FAIL);
        NUM(set)(outcome == EDF_PASS ? &high : &low, &period);
        (void)NUM(add)(&period, &low, &high);
        (void)NUM(floor_div)(&period, &period, &two);
        more = passed && NUM(cmp)(&period, &low) > 0;
        if (more)
            NUM(edf_set_period)(set, halving, &period);
    }
    if (passed)
        NUM(ticks_give_mpq)(halving->high, ticks, &high);
}

gpurta_status NUM(edf_run)(const struct ticks *const ticks, void *const context)
{
    struct edf_run *const run = context;
    struct NUM(edf_set) set;
    bool fits = false;
    run->outcome = EDF_TOO_BIG;
    bool ok = NUM(edf_set_init)(&set, ticks, run, &fits);
    if (ok && fits && run->response)
        ok = NUM(edf_run_responses)(&set, ticks, run);
    else if (ok && fits && run->halving)
        NUM(edf_run_halving)(&set, ticks, run);
    else if (ok && fits)
        ok = NUM(edf_run_test)(&set, ticks, run);
    run->work = set.work;
    NUM(edf_set_clear)(&set);
    if (!ok)
        return GPURTA_NO_MEMORY;
    return run->outcome == EDF_TOO_BIG ? GPURTA_OVERFLOW : GPURTA_OK;
}
