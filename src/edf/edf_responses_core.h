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

/* false: out of memory */
static bool NUM(edf_run_responses)(struct NUM(edf_set) *const set, const struct ticks *const ticks,
                                   struct edf_run *const run)
{
    num_t *const room = calloc(set->count, NUM(EDF_WALK_ROOM) * sizeof *room);
    if (!room)
        return false;
    struct NUM(edf_walk) walk;
    NUM(edf_walk_init)(&walk, set, room);
    if (NUM(set_mpz)(&walk.share_num, mpq_numref(run->problem->share)) &&
        NUM(set_mpz)(&walk.share_den, mpq_denref(run->problem->share)))
        run->outcome = NUM(edf_respond)(&walk);
    bool kept = true;
    for (size_t i = 0; run->outcome == EDF_PASS && i < set->count && kept; i++)
        kept = NUM(ticks_give)(&run->response[i], ticks, &walk.best[i]);
    NUM(edf_walk_clear)(&walk);
    free(room);
    return kept;
}
