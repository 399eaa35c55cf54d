/* EDF on whole numbers, one text per number kind: see num_i64.h, and edf.h for the theory.
 *
 * The set is in a unit in which every time is a whole number, and servers are already gone: a
 * bandwidth U_s for servers is the same as every C and np divided by 1 - U_s (the line (1 - U_s) t
 * becomes the line t).
 *
 * On 64-bit integers nothing is checked inside of the loops: NUM(edf_fits) says once that no value
 * up to EDF_MAX can overflow. With U <= 1, h(t) <= t + sum C, so that all stays below 2^62. */

enum { NUM(EDF_SCRATCH) = 6 };

struct NUM(edf_task) {
    num_t wcet, deadline, period, blocking; /* blocking: its longest non-preemptable section */
    int64_t share;                          /* C/P in units of 2^-62, off by less than one */
#if !NUM_WIDE
    uint64_t inverse; /* ceil(2^(63 + shift) / P), shift = floor(log2 P) */
    int shift;
    int64_t rest; /* scratch: see exact_load */
#endif
};

struct NUM(edf_set) {
    struct NUM(edf_task) * task;
    size_t count;
    int load;               /* sign of U - 1 */
    num_t blocking;         /* B(t) for every t: of the tasks in servers */
    num_t earliest, latest; /* smallest and largest relative deadline */
    int64_t work, limit;    /* task evaluations: done, allowed */
    num_t x[NUM(EDF_SCRATCH)];
};

/* Precomputes what the loops need; the times of the tasks and set->blocking are filled in. */
static void NUM(edf_prepare)(struct NUM(edf_set) *const set)
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

/* floor(x / P) + 1 for 0 <= x <= EDF_MAX: the number of multiples of P in [0, x] */
static inline void NUM(edf_multiples)(num_t *const r, const struct NUM(edf_task) *const task,
                                      const num_t *const x)
{
#if NUM_WIDE
    mpz_fdiv_q(r, x, &task->period);
    mpz_add_ui(r, r, 1);
#else
    *r = (int64_t)((wide_product((uint64_t)*x << 1, task->inverse).high >> task->shift) + 1);
#endif
}

/* Number of jobs with a deadline at t or before, in the synchronous pattern. */
static inline void NUM(edf_jobs)(num_t *const r, const struct NUM(edf_task) *const task,
                                 const num_t *const t)
{
#if NUM_WIDE
    mpz_sub(r, t, &task->deadline);
    if (mpz_sgn(r) < 0)
        mpz_set_ui(r, 0);
    else
        NUM(edf_multiples)(r, task, r);
#else
    const int64_t x = *t - task->deadline;
    NUM(edf_multiples)(r, task, &x);
    *r &= x < 0 ? 0 : -1;
#endif
}

/* sum += a * b, which is known to fit */
static inline void NUM(edf_gather)(num_t *const sum, const num_t *const a, const num_t *const b)
{
#if NUM_WIDE
    mpz_addmul(sum, a, b);
#else
    *sum += *a * *b;
#endif
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

/* h := work of all jobs released in [0, t), t >= 1 */
static void NUM(edf_released)(struct NUM(edf_set) *const set, num_t *const h, const num_t *const t)
{
    num_t *const jobs = &set->x[0], *const last = &set->x[1];
    NUM(set_int)(h, 1);
    (void)NUM(sub)(last, t, h);
    NUM(set)(h, &set->blocking);
    for (size_t i = 0; i < set->count; i++) {
        NUM(edf_multiples)(jobs, &set->task[i], last);
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

/* One evaluation of every task at t. On 64-bit integers it costs 1 per task; on GMP a division of
 * n + 1 words by m + 1 takes time of the order of n + (n - m) m, so that the limit bounds time. */
static inline bool NUM(edf_charge)(struct NUM(edf_set) *const set, const num_t *const t)
{
    set->work += (int64_t)set->count;
#if NUM_WIDE
    const int64_t n = edf_words(t) - 1;
    for (size_t i = 0; n > 0 && i < set->count && set->work <= set->limit; i++) {
        const int64_t m = edf_words(&set->task[i].period) - 1;
        set->work += (n + (n > m ? (n - m) * m : 0) + 3) / 4;
    }
#else
    (void)t;
#endif
    return set->work <= set->limit;
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

/* t := a time from which on h(t) + B <= t, for U < 1: the least upper line of h gives
 * max(max (D_i - P_i), (sum (P_i - D_i) U_i + B) / (1 - U)). Shares err to the safe side. */
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

/* Every time and the sum of all C are small enough for the loops. */
static bool NUM(edf_fits)(const struct NUM(edf_set) *const set)
{
#if NUM_WIDE
    (void)set;
    return true;
#else
    int64_t sum = set->blocking;
    bool fits = sum <= EDF_MAX;
    for (size_t i = 0; i < set->count && fits; i++) {
        const struct NUM(edf_task) *const task = &set->task[i];
        fits = task->deadline >= -EDF_MAX && task->deadline <= EDF_MAX && task->period <= EDF_MAX &&
               task->wcet <= EDF_MAX && task->blocking <= EDF_MAX && (sum += task->wcet) <= EDF_MAX;
    }
    return fits;
#endif
}

static bool NUM(edf_in_range)(const num_t *const t)
{
#if NUM_WIDE
    (void)t;
    return true;
#else
    return *t <= EDF_MAX;
#endif
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
    NUM(init)(&end->bound);
    NUM(init)(&end->busy);
    NUM(init)(&end->hyper);
    end->bounded = end->busy_counts = end->busy_ended = end->has_hyper = false;
}

static void NUM(edf_end_clear)(struct NUM(edf_end) *const end)
{
    NUM(clear)(&end->bound);
    NUM(clear)(&end->busy);
    NUM(clear)(&end->hyper);
}

/* Chooses the ends that count. top: the first range's end. */
static void NUM(edf_choose)(struct NUM(edf_set) *const set, struct NUM(edf_end) *const end,
                            num_t *const top)
{
    num_t *const far = &set->x[3];
    (void)NUM(add)(top, &set->latest, &set->latest);
    end->bounded = set->load < 0 && NUM(edf_bound)(set, &end->bound);
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

/* The demand test of a prepared set with U <= 1, count >= 1 and D > 0. EDF_FAIL: t is an absolute
 * deadline with h(t) + B(t) > t. */
static enum edf_outcome NUM(edf_test)(struct NUM(edf_set) *const set, num_t *const t)
{
    if (NUM(edf_relaxed)(set))
        return EDF_PASS;
    if (!NUM(edf_fits)(set))
        return EDF_TOO_BIG;
    struct NUM(edf_end) end;
    num_t low, top;
    NUM(edf_end_init)(&end);
    NUM(init)(&low);
    NUM(init)(&top);
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
    NUM(clear)(&low);
    NUM(clear)(&top);
    NUM(edf_end_clear)(&end);
    return outcome;
}

/* Worst-case response times (Spuri 1996), without the latency J.
 *
 * A job of task i released at a, with d = a + D_i, ends at the latest at the smallest L > 0 with
 *     L = B(d) + U_s d + (floor(a/P_i) + 1) C_i + sum_{j != i} min(ceil(L/P_j), n_j(d)) C_j,
 * n_j(d) = max(0, floor((d - D_j)/P_j) + 1); R_i is the largest L - a over a >= 0, at least C_i.
 * Only those d matter that are a deadline of the synchronous pattern, and, beside servers, those at
 * which L passes the release of one more job (the response is then a limit from above). Values
 * a >= A give nothing new, where A is the busy period (rbf(A) + B <= (1 - U_s) A): all deadlines
 * are walked through in order, for all tasks at once. */
struct NUM(edf_walk) {
    struct NUM(edf_set) * set;
    num_t *best, *last, *next, *jobs;  /* per task: response; L for an earlier d; n_j(d) */
    num_t share_num, share_den;        /* U_s; every d is a multiple of share_den */
    num_t reach, edge;                 /* A; B(t) is set->blocking from here on */
    num_t d, demand, blocking, served; /* d, h(d), B(d), U_s d */
    num_t end, base, x, y, z;          /* scratch: L, its part that does not depend on L, ... */
};

enum { NUM(EDF_WALK_ROOM) = 4 }; /* numbers per task */

static void NUM(edf_walk_init)(struct NUM(edf_walk) *const w, struct NUM(edf_set) *const set,
                               num_t *const room)
{
    num_t *const own[] = {&w->share_num, &w->share_den, &w->reach,  &w->edge, &w->d,
                          &w->demand,    &w->blocking,  &w->served, &w->end,  &w->base,
                          &w->x,         &w->y,         &w->z};
    for (size_t i = 0; i < sizeof own / sizeof own[0]; i++)
        NUM(init)(own[i]);
    for (size_t i = 0; i < NUM(EDF_WALK_ROOM) * set->count; i++)
        NUM(init)(&room[i]);
    w->set = set;
    w->best = room;
    w->last = room + set->count;
    w->next = room + 2 * set->count;
    w->jobs = room + 3 * set->count;
    NUM(set_int)(&w->share_den, 1);
}

static void NUM(edf_walk_clear)(struct NUM(edf_walk) *const w)
{
    num_t *const own[] = {&w->share_num, &w->share_den, &w->reach,  &w->edge, &w->d,
                          &w->demand,    &w->blocking,  &w->served, &w->end,  &w->base,
                          &w->x,         &w->y,         &w->z};
    for (size_t i = 0; i < sizeof own / sizeof own[0]; i++)
        NUM(clear)(own[i]);
    for (size_t i = 0; i < NUM(EDF_WALK_ROOM) * w->set->count; i++)
        NUM(clear)(&w->best[i]);
}

/* w->reach := A. With U + U_s = 1 and blocking for every t there is no such period; after one
 * hyperperiod everything repeats. */
static enum edf_outcome NUM(edf_find_reach)(struct NUM(edf_walk) *const w)
{
    struct NUM(edf_set) *const set = w->set;
    if (set->load == 0 && NUM(sgn)(&set->blocking) > 0)
        return NUM(edf_hyperperiod)(set, &w->reach) ? EDF_PASS : NUM_WIDE ? EDF_CUT : EDF_TOO_BIG;
    NUM(set)(&w->reach, &set->blocking);
    for (size_t i = 0; i < set->count; i++)
        (void)NUM(add)(&w->reach, &w->reach, &set->task[i].wcet);
    (void)NUM(sub)(&w->y, &w->share_den, &w->share_num);
    for (;;) {
        if (!NUM(edf_charge)(set, &w->reach))
            return EDF_CUT;
        NUM(edf_released)(set, &w->x, &w->reach);
        if (!NUM(mul)(&w->x, &w->x, &w->share_den))
            return EDF_TOO_BIG;
        (void)NUM(ceil_div)(&w->x, &w->x, &w->y);
        if (NUM(cmp)(&w->x, &w->reach) <= 0)
            return EDF_PASS;
        NUM(swap)(&w->reach, &w->x);
        if (!NUM(edf_in_range)(&w->reach))
            return EDF_TOO_BIG;
    }
}

/* w->edge := the last deadline before which a task's section can block */
static void NUM(edf_find_edge)(struct NUM(edf_walk) *const w)
{
    NUM(set_int)(&w->edge, INT64_MIN / 4);
    for (size_t i = 0; i < w->set->count; i++) {
        const struct NUM(edf_task) *const task = &w->set->task[i];
        if (NUM(cmp)(&task->blocking, &w->set->blocking) > 0 &&
            NUM(cmp)(&task->deadline, &w->edge) > 0)
            NUM(set)(&w->edge, &task->deadline);
    }
}

/* To the next deadline of the pattern: d, h(d), n_j(d), B(d), U_s d. */
static void NUM(edf_step)(struct NUM(edf_walk) *const w)
{
    const struct NUM(edf_set) *const set = w->set;
    size_t first = 0;
    for (size_t i = 1; i < set->count; i++)
        if (NUM(cmp)(&w->next[i], &w->next[first]) < 0)
            first = i;
    NUM(set)(&w->d, &w->next[first]);
    NUM(set)(&w->x, &set->blocking);
    const bool blocked = NUM(cmp)(&w->d, &w->edge) < 0;
    NUM(set_int)(&w->z, 1);
    for (size_t i = 0; i < set->count; i++) {
        const struct NUM(edf_task) *const task = &set->task[i];
        if (NUM(cmp)(&w->next[i], &w->d) == 0) {
            (void)NUM(add)(&w->jobs[i], &w->jobs[i], &w->z);
            (void)NUM(add)(&w->next[i], &w->next[i], &task->period);
            (void)NUM(add)(&w->demand, &w->demand, &task->wcet);
        }
        if (blocked && NUM(cmp)(&task->deadline, &w->d) > 0 && NUM(cmp)(&task->blocking, &w->x) > 0)
            NUM(set)(&w->x, &task->blocking);
    }
    if (NUM(cmp)(&w->x, &w->blocking) != 0) { /* L grows with d only while B stays */
        for (size_t i = 0; i < set->count; i++)
            NUM(set_int)(&w->last[i], 0);
        NUM(set)(&w->blocking, &w->x);
    }
    (void)NUM(floor_div)(&w->x, &w->d, &w->share_den);
    NUM(set_int)(&w->served, 0);
    NUM(edf_gather)(&w->served, &w->x, &w->share_num);
}

/* w->end := the smallest fixed point L >= w->end; `open`: jobs released at w->end itself count */
static enum edf_outcome NUM(edf_finish)(struct NUM(edf_walk) *const w, const size_t own, bool open)
{
    struct NUM(edf_set) *const set = w->set;
    for (;; open = false) {
        if (!NUM(edf_charge)(set, &w->end))
            return EDF_CUT;
        NUM(set_int)(&w->y, open ? 0 : 1);
        (void)NUM(sub)(&w->y, &w->end, &w->y);
        NUM(set)(&w->x, &w->base);
        for (size_t i = 0; i < set->count; i++) {
            if (i == own)
                continue;
            NUM(edf_multiples)(&w->z, &set->task[i], &w->y);
            NUM(edf_gather)
            (&w->x, NUM(cmp)(&w->z, &w->jobs[i]) < 0 ? &w->z : &w->jobs[i], &set->task[i].wcet);
        }
        if (NUM(cmp)(&w->x, &w->end) <= 0 && !open)
            return EDF_PASS;
        if (NUM(cmp)(&w->x, &w->end) > 0)
            NUM(swap)(&w->end, &w->x);
    }
}

/* best := max(best, L - (d - D)) */
static void NUM(edf_take)(struct NUM(edf_walk) *const w, const size_t own, const num_t *const d)
{
    (void)NUM(sub)(&w->x, &w->end, d);
    (void)NUM(add)(&w->x, &w->x, &w->set->task[own].deadline);
    if (NUM(cmp)(&w->x, &w->best[own]) > 0)
        NUM(set)(&w->best[own], &w->x);
}

/* Beside servers L grows with d, by U_s: visits every d before the next deadline at which L
 * reaches the release of a job that counts. */
static enum edf_outcome NUM(edf_between)(struct NUM(edf_walk) *const w, const size_t own,
                                         const num_t *const until, num_t *const d)
{
    struct NUM(edf_set) *const set = w->set;
    NUM(set)(d, &w->d);
    for (;;) {
        bool found = false;
        if (!NUM(edf_charge)(set, &w->end))
            return EDF_CUT;
        NUM(set_int)(&w->y, 1);
        (void)NUM(sub)(&w->y, &w->end, &w->y);
        for (size_t i = 0; i < set->count; i++) {
            if (i == own)
                continue;
            NUM(edf_multiples)(&w->z, &set->task[i], &w->y);
            if (NUM(cmp)(&w->z, &w->jobs[i]) >= 0)
                continue;
            if (!NUM(mul)(&w->z, &w->z, &set->task[i].period))
                return EDF_TOO_BIG;
            if (!found || NUM(cmp)(&w->z, &w->x) < 0)
                NUM(set)(&w->x, &w->z);
            found = true;
        }
        if (!found)
            return EDF_PASS;
        (void)NUM(sub)(&w->y, &w->x, &w->end);
        NUM(set)(&w->end, &w->x);
        (void)NUM(add)(&w->base, &w->base, &w->y);
        (void)NUM(floor_div)(&w->y, &w->y, &w->share_num);
        if (!NUM(mul)(&w->y, &w->y, &w->share_den) || !NUM(add)(d, d, &w->y))
            return EDF_TOO_BIG;
        if (NUM(cmp)(d, until) >= 0)
            return EDF_PASS;
        const enum edf_outcome outcome = NUM(edf_finish)(w, own, true);
        if (outcome != EDF_PASS)
            return outcome;
        NUM(edf_take)(w, own, d);
    }
}

/* Whether a job of task i with this d could matter: a < A or blocked, and its latest possible end
 * B + U_s d + h(d) would be a new worst. */
static bool NUM(edf_matters)(struct NUM(edf_walk) *const w, const size_t i)
{
    if (NUM(sgn)(&w->jobs[i]) == 0)
        return false;
    (void)NUM(sub)(&w->x, &w->d, &w->set->task[i].deadline);
    if (NUM(cmp)(&w->x, &w->reach) >= 0 && NUM(cmp)(&w->d, &w->edge) >= 0)
        return false;
    (void)NUM(add)(&w->y, &w->demand, &w->blocking);
    (void)NUM(add)(&w->y, &w->y, &w->served);
    (void)NUM(sub)(&w->y, &w->y, &w->x);
    return NUM(cmp)(&w->y, &w->best[i]) > 0;
}

static enum edf_outcome NUM(edf_visit)(struct NUM(edf_walk) *const w, const size_t i,
                                       const num_t *const until, num_t *const d)
{
    NUM(set)(&w->base, &w->blocking);
    (void)NUM(add)(&w->base, &w->base, &w->served);
    NUM(edf_gather)(&w->base, &w->jobs[i], &w->set->task[i].wcet);
    NUM(set)(&w->end, NUM(cmp)(&w->last[i], &w->base) > 0 ? &w->last[i] : &w->base);
    enum edf_outcome outcome = NUM(edf_finish)(w, i, false);
    if (outcome != EDF_PASS)
        return outcome;
    NUM(edf_take)(w, i, &w->d);
    NUM(set)(&w->last[i], &w->end);
    return NUM(sgn)(&w->share_num) ? NUM(edf_between)(w, i, until, d) : EDF_PASS;
}

/* Whether a job of some task with its deadline at t may matter: D <= t < D + A, or blocked. Else
 * later := the first D after t; *more: there is one. */
static bool NUM(edf_has_use)(struct NUM(edf_walk) *const w, const num_t *const t,
                             num_t *const later, bool *const more)
{
    const struct NUM(edf_set) *const set = w->set;
    bool use = NUM(cmp)(t, &w->edge) < 0;
    *more = false;
    for (size_t i = 0; i < set->count && !use; i++) {
        const num_t *const deadline = &set->task[i].deadline;
        if (NUM(cmp)(deadline, t) > 0) {
            if (!*more || NUM(cmp)(deadline, later) < 0)
                NUM(set)(later, deadline);
            *more = true;
        } else {
            (void)NUM(sub)(&w->x, t, deadline);
            use = NUM(cmp)(&w->x, &w->reach) < 0;
        }
    }
    return use;
}

/* Takes all deadlines before `later` at once. */
static void NUM(edf_skip)(struct NUM(edf_walk) *const w, const num_t *const later)
{
    const struct NUM(edf_set) *const set = w->set;
    for (size_t i = 0; i < set->count; i++) {
        const struct NUM(edf_task) *const task = &set->task[i];
        if (NUM(cmp)(&w->next[i], later) >= 0)
            continue;
        NUM(set_int)(&w->y, 1);
        (void)NUM(sub)(&w->x, later, &w->next[i]);
        (void)NUM(sub)(&w->x, &w->x, &w->y);
        NUM(edf_multiples)(&w->y, task, &w->x);
        (void)NUM(add)(&w->jobs[i], &w->jobs[i], &w->y);
        NUM(edf_gather)(&w->next[i], &w->y, &task->period);
        NUM(edf_gather)(&w->demand, &w->y, &task->wcet);
    }
}

/* t := the next deadline of the pattern */
static void NUM(edf_soonest)(const struct NUM(edf_walk) *const w, num_t *const t)
{
    NUM(set)(t, &w->next[0]);
    for (size_t i = 1; i < w->set->count; i++)
        if (NUM(cmp)(&w->next[i], t) < 0)
            NUM(set)(t, &w->next[i]);
}

/* All responses into w->best, for a set with U + U_s <= 1 and every time a whole number, undivided
 * by 1 - U_s; w->share_num and share_den are filled in. D may be negative. */
static enum edf_outcome NUM(edf_respond)(struct NUM(edf_walk) *const w)
{
    struct NUM(edf_set) *const set = w->set;
    if (!NUM(edf_fits)(set))
        return EDF_TOO_BIG;
    enum edf_outcome outcome = NUM(edf_find_reach)(w);
    NUM(edf_find_edge)(w);
    for (size_t i = 0; i < set->count; i++) {
        NUM(set)(&w->best[i], &set->task[i].wcet);
        NUM(set)(&w->next[i], &set->task[i].deadline);
    }
    num_t stop, until, d;
    NUM(init)(&stop);
    NUM(init)(&until);
    NUM(init)(&d);
    (void)NUM(add)(&stop, &set->latest, &w->reach);
    if (outcome == EDF_PASS && !NUM(edf_in_range)(&stop))
        outcome = EDF_TOO_BIG;
    while (outcome == EDF_PASS) {
        bool more;
        NUM(edf_soonest)(w, &until);
        if (!NUM(edf_has_use)(w, &until, &d, &more)) {
            if (!more)
                break;
            NUM(edf_skip)(w, &d);
        }
        NUM(edf_step)(w);
        NUM(edf_soonest)(w, &until);
        if (!NUM(edf_charge)(set, &w->d))
            outcome = EDF_CUT;
        for (size_t i = 0; i < set->count && outcome == EDF_PASS; i++)
            if (NUM(edf_matters)(w, i))
                outcome = NUM(edf_visit)(w, i, &until, &d);
    }
    NUM(clear)(&stop);
    NUM(clear)(&until);
    NUM(clear)(&d);
    return outcome;
}

/* r := v * factor, a whole number; false: does not fit */
static bool NUM(edf_take_time)(num_t *const r, mpq_srcptr v, mpz_srcptr factor)
{
    mpz_t whole;
    mpz_init(whole);
    mpz_divexact(whole, factor, mpq_denref(v));
    mpz_mul(whole, whole, mpq_numref(v));
    const bool fits = NUM(set_mpz)(r, whole);
    mpz_clear(whole);
    return fits;
}

static void NUM(edf_set_clear)(struct NUM(edf_set) *const set)
{
    num_t *const own[] = {&set->blocking, &set->earliest, &set->latest};
    for (size_t i = 0; i < sizeof own / sizeof own[0]; i++)
        NUM(clear)(own[i]);
    for (size_t i = 0; i < NUM(EDF_SCRATCH); i++)
        NUM(clear)(&set->x[i]);
    for (size_t i = 0; set->task && i < set->count; i++) {
        NUM(clear)(&set->task[i].wcet);
        NUM(clear)(&set->task[i].deadline);
        NUM(clear)(&set->task[i].period);
        NUM(clear)(&set->task[i].blocking);
    }
    free(set->task);
}

/* The problem times scale->factor, on this number kind; with scale->divide every C and np is
 * divided by 1 - U_s. false: out of memory. *fits: every value fits. */
static bool NUM(edf_set_init)(struct NUM(edf_set) *const set,
                              const struct edf_problem *const problem,
                              const struct edf_scale *const scale, const int64_t limit,
                              bool *const fits)
{
    num_t *const own[] = {&set->blocking, &set->earliest, &set->latest};
    for (size_t i = 0; i < sizeof own / sizeof own[0]; i++)
        NUM(init)(own[i]);
    for (size_t i = 0; i < NUM(EDF_SCRATCH); i++)
        NUM(init)(&set->x[i]);
    set->count = problem->count;
    set->load = scale->load;
    set->work = 0;
    set->limit = limit;
    set->task = calloc(set->count, sizeof *set->task);
    if (!set->task)
        return false;
    mpq_t v;
    mpq_init(v);
    edf_demand_value(v, problem->served_blocking, scale);
    *fits = NUM(edf_take_time)(&set->blocking, v, scale->factor);
    for (size_t i = 0; i < set->count; i++) {
        struct NUM(edf_task) *const task = &set->task[i];
        NUM(init)(&task->wcet);
        NUM(init)(&task->deadline);
        NUM(init)(&task->period);
        NUM(init)(&task->blocking);
        edf_demand_value(v, problem->wcet[i], scale);
        *fits = *fits && NUM(edf_take_time)(&task->wcet, v, scale->factor);
        edf_demand_value(v, problem->blocking[i], scale);
        *fits = *fits && NUM(edf_take_time)(&task->blocking, v, scale->factor) &&
                NUM(edf_take_time)(&task->deadline, problem->deadline[i], scale->factor) &&
                NUM(edf_take_time)(&task->period, problem->period[i], scale->factor);
    }
    mpq_clear(v);
    if (*fits)
        NUM(edf_prepare)(set);
    return true;
}

/* r := v / factor */
static void NUM(edf_give_time)(mpq_ptr r, const num_t *const v, mpz_srcptr factor)
{
    NUM(get_mpz)(mpq_numref(r), v);
    mpz_set(mpq_denref(r), factor);
    mpq_canonicalize(r);
}

/* The test of a problem with 0 < 1 - U_s, U + U_s <= 1, D > 0. false: out of memory. */
static bool NUM(edf_run_test)(enum edf_outcome *const outcome, mpq_ptr witness, int64_t *const work,
                              const int64_t limit, const struct edf_problem *const problem,
                              const struct edf_scale *const scale)
{
    struct NUM(edf_set) set;
    bool fits;
    const bool ok = NUM(edf_set_init)(&set, problem, scale, limit, &fits);
    if (ok) {
        num_t t;
        NUM(init)(&t);
        set.work = *work;
        *outcome = fits ? NUM(edf_test)(&set, &t) : EDF_TOO_BIG;
        if (*outcome == EDF_FAIL)
            NUM(edf_give_time)(witness, &t, scale->factor);
        if (*outcome != EDF_TOO_BIG)
            *work = set.work;
        NUM(clear)(&t);
    }
    NUM(edf_set_clear)(&set);
    return ok;
}

/* Responses without J, of a problem with U + U_s <= 1. false: out of memory. */
static bool NUM(edf_run_responses)(enum edf_outcome *const outcome, mpq_t *const response,
                                   const int64_t limit, const struct edf_problem *const problem,
                                   const struct edf_scale *const scale)
{
    struct NUM(edf_set) set;
    bool fits;
    bool ok = NUM(edf_set_init)(&set, problem, scale, limit, &fits);
    num_t *const room = ok ? calloc(set.count, NUM(EDF_WALK_ROOM) * sizeof *room) : NULL;
    if (ok && room) {
        struct NUM(edf_walk) walk;
        NUM(edf_walk_init)(&walk, &set, room);
        fits = fits && NUM(set_mpz)(&walk.share_num, mpq_numref(problem->share)) &&
               NUM(set_mpz)(&walk.share_den, mpq_denref(problem->share));
        *outcome = fits ? NUM(edf_respond)(&walk) : EDF_TOO_BIG;
        for (size_t i = 0; *outcome == EDF_PASS && i < set.count; i++)
            NUM(edf_give_time)(response[i], &walk.best[i], scale->factor);
        NUM(edf_walk_clear)(&walk);
    }
    ok = ok && room;
    free(room);
    NUM(edf_set_clear)(&set);
    return ok;
}
