/* Worst-case response times (Spuri 1996), without the latency J.
 *
 * A job of task i released at a, with d = a + D_i, ends at the latest at the smallest L_i > 0 with
 *     L_i = B(d) + U_s d + n_i(d) C_i + sum_{j != i} min(ceil(L_i/P_j), n_j(d)) C_j,
 * n_j(d) = max(0, floor((d - D_j)/P_j) + 1); R_i is the largest L_i - a over a >= 0. With
 * min(ceil(L/P_i), n_i(d)) in place of n_i(d) the smallest L > 0 is the same for all tasks, and
 *     R_i = D_i + max_{d >= D_i} (L(d) - d):
 * doc/edf.md has the proof. So one L for each d is enough. It grows with d: a job that counts at d
 * counts from then on, one that is not released before L waits, and where B falls at D_i, task i's
 * first job begins to count, which is not shorter than the section.
 *
 * Only those d matter that are a deadline of the synchronous pattern, and, beside servers, those at
 * which L passes the release of one more job (the response is then a limit from above). Values
 * a >= A give nothing new, where A is the busy period (rbf(A) + B <= (1 - U_s) A). */
#include "base/heap.h"

struct NUM(edf_event) {
    num_t time;
    size_t task;
};

struct NUM(edf_walk) {
    struct NUM(edf_set) * set;
    struct NUM(edf_event) * deadline; /* heap: the next deadline of each task */
    struct NUM(edf_event) * waiting;  /* heap: the release of the first job of a task that waits */
    num_t *waits;                     /* per task: jobs with a deadline by d that are not in L */
    num_t *late;                      /* largest L - d from the D of order[k] to the next one's */
    size_t *order;                    /* tasks by D: those with D <= d */
    size_t behind, begun;             /* tasks in `waiting`, and in `order` */
    bool anew;                        /* L is to be found by iteration */
    num_t share_num, share_den;       /* U_s; every d is a multiple of share_den */
    num_t reach, edge;                /* A; B(t) is set->blocking from here on */
    num_t stays;                      /* before this d, B(d) stays what it is */
    num_t d, end, blocking, served;   /* d, L(d), B(d), U_s d */
    num_t x, y, z;                    /* scratch */
    int64_t fee;                      /* task evaluations that take as long as an event */
};

static bool NUM(edf_sooner)(const void *const a, const void *const b, const void *const context)
{
    const struct NUM(edf_event) *const left = a, *const right = b;
    (void)context;
    return NUM(cmp)(&left->time, &right->time) < 0;
}

/* false: out of memory */
static bool NUM(edf_walk_init)(struct NUM(edf_walk) *const w, struct NUM(edf_set) *const set)
{
    *w = (struct NUM(edf_walk)){.set = set, .anew = true, .fee = EDF_EVENT};
    NUM_EACH(init, &w->share_num, &w->share_den, &w->reach, &w->edge, &w->stays, &w->d, &w->end,
             &w->blocking, &w->served, &w->x, &w->y, &w->z);
    NUM(set_int)(&w->share_den, 1);
    for (size_t size = set->count; size > 3; size /= 4)
        w->fee++;
    if ((size_t)w->fee > (set->count + 1) / 2)
        w->fee = (int64_t)(set->count + 1) / 2;
    w->deadline = calloc(set->count, 2 * sizeof *w->deadline);
    w->waits = calloc(set->count, 2 * sizeof *w->waits);
    w->order = calloc(set->count, sizeof *w->order);
    if (!w->deadline || !w->waits || !w->order)
        return false;
    w->waiting = w->deadline + set->count;
    w->late = w->waits + set->count;
    for (size_t i = 0; i < 2 * set->count; i++) {
        NUM_EACH(init, &w->deadline[i].time, &w->waits[i]);
    }
    return true;
}

static void NUM(edf_walk_clear)(struct NUM(edf_walk) *const w)
{
    NUM_EACH(clear, &w->share_num, &w->share_den, &w->reach, &w->edge, &w->stays, &w->d, &w->end,
             &w->blocking, &w->served, &w->x, &w->y, &w->z);
    for (size_t i = 0; w->late && i < 2 * w->set->count; i++) {
        NUM_EACH(clear, &w->deadline[i].time, &w->waits[i]);
    }
    FREE(w->deadline, w->waits, w->order);
}

/* One deadline, or one release of a job that waited. */
static bool NUM(edf_charge_event)(const struct NUM(edf_walk) *const w)
{
    struct NUM(edf_set) *const set = w->set;
    set->work += w->fee;
#if NUM_WIDE
    set->work += w->fee * (edf_words(&w->d) - 1) / 4;
#endif
    return set->work <= set->limit;
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

/* A job of `task` that is released at `release` waits, the first of them. */
static void NUM(edf_wait)(struct NUM(edf_walk) *const w, const size_t task,
                          const num_t *const release)
{
    struct NUM(edf_event) *const event = &w->waiting[w->behind];
    NUM(set)(&event->time, release);
    event->task = task;
    heap_up(w->waiting, w->behind++, sizeof *event, NUM(edf_sooner), NULL);
}

/* The job with the next deadline counts from now on: in L, or it waits for its release. */
static void NUM(edf_arrive)(struct NUM(edf_walk) *const w)
{
    struct NUM(edf_event) *const event = &w->deadline[0];
    const size_t i = event->task;
    const struct NUM(edf_task) *const task = &w->set->task[i];
    (void)NUM(sub)(&w->x, &event->time, &task->deadline);
    if (NUM(sgn)(&w->x) == 0) { /* its first: L(D_i) >= C_i */
        (void)NUM(sub)(&w->late[w->begun], &task->wcet, &task->deadline);
        w->order[w->begun++] = i;
    }
    if (NUM(sgn)(&w->waits[i]) == 0 && NUM(cmp)(&w->x, &w->end) < 0) {
        (void)NUM(add)(&w->end, &w->end, &task->wcet);
    } else {
        if (NUM(sgn)(&w->waits[i]) == 0)
            NUM(edf_wait)(w, i, &w->x);
        NUM(set_int)(&w->y, 1);
        (void)NUM(add)(&w->waits[i], &w->waits[i], &w->y);
    }
    (void)NUM(add)(&event->time, &event->time, &task->period);
    heap_down(w->deadline, w->set->count, 0, sizeof *event, NUM(edf_sooner), NULL);
}

/* B(d), in L as well. It falls only at the D of the task whose section it is. */
static enum edf_outcome NUM(edf_block)(struct NUM(edf_walk) *const w)
{
    struct NUM(edf_set) *const set = w->set;
    const bool blocked = NUM(cmp)(&w->d, &w->edge) < 0;
    if (blocked && w->begun && NUM(cmp)(&w->d, &w->stays) < 0)
        return EDF_PASS;
    NUM(set)(&w->x, &set->blocking);
    for (size_t i = 0; i < set->count && blocked; i++) {
        const struct NUM(edf_task) *const task = &set->task[i];
        if (NUM(cmp)(&task->deadline, &w->d) <= 0 || NUM(cmp)(&task->blocking, &w->x) <= 0)
            continue;
        NUM(set)(&w->x, &task->blocking);
        NUM(set)(&w->stays, &task->deadline);
    }
    (void)NUM(sub)(&w->y, &w->x, &w->blocking);
    (void)NUM(add)(&w->end, &w->end, &w->y);
    NUM(swap)(&w->blocking, &w->x);
    return !blocked || NUM(edf_charge)(set, &w->d) ? EDF_PASS : EDF_CUT;
}

/* U_s d, in L as well */
static void NUM(edf_serve)(struct NUM(edf_walk) *const w)
{
    if (NUM(sgn)(&w->share_num) == 0)
        return;
    (void)NUM(floor_div)(&w->x, &w->d, &w->share_den);
    NUM(set_int)(&w->y, 0);
    NUM(edf_gather)(&w->y, &w->x, &w->share_num);
    (void)NUM(sub)(&w->x, &w->y, &w->served);
    (void)NUM(add)(&w->end, &w->end, &w->x);
    NUM(swap)(&w->served, &w->y);
}

/* To the next deadline of the pattern: d, B(d), U_s d, and its jobs. */
static enum edf_outcome NUM(edf_step)(struct NUM(edf_walk) *const w)
{
    NUM(set)(&w->d, &w->deadline[0].time);
    enum edf_outcome outcome = NUM(edf_block)(w);
    NUM(edf_serve)(w);
    while (outcome == EDF_PASS && NUM(cmp)(&w->deadline[0].time, &w->d) == 0) {
        NUM(edf_arrive)(w);
        if (!NUM(edf_charge_event)(w))
            outcome = EDF_CUT;
    }
    return outcome;
}

/* x := jobs of the task with a deadline by d, z := those of them that are released before L */
static void NUM(edf_jobs_of)(struct NUM(edf_walk) *const w, const struct NUM(edf_task) *const task)
{
    NUM(edf_jobs)(&w->x, task, &w->d);
    NUM(set_int)(&w->z, 1);
    (void)NUM(sub)(&w->y, &w->end, &w->z);
    NUM(edf_multiples)(&w->z, task, &w->y);
    if (NUM(cmp)(&w->x, &w->z) < 0)
        NUM(set)(&w->z, &w->x);
}

/* L by iteration, from what it is at least; then which jobs wait. */
static enum edf_outcome NUM(edf_begin)(struct NUM(edf_walk) *const w)
{
    struct NUM(edf_set) *const set = w->set;
    num_t *const sum = &set->x[0];
    (void)NUM(add)(sum, &w->blocking, &w->served);
    for (size_t k = 0; k < w->begun; k++)
        (void)NUM(add)(sum, sum, &set->task[w->order[k]].wcet);
    for (bool first = true; first || NUM(cmp)(sum, &w->end) > 0; first = false) {
        if (NUM(cmp)(sum, &w->end) > 0)
            NUM(swap)(&w->end, sum);
        if (!NUM(edf_charge)(set, &w->d))
            return EDF_CUT;
        (void)NUM(add)(sum, &w->blocking, &w->served);
        for (size_t k = 0; k < w->begun; k++) {
            const struct NUM(edf_task) *const task = &set->task[w->order[k]];
            NUM(edf_jobs_of)(w, task);
            NUM(edf_gather)(sum, &w->z, &task->wcet);
        }
    }
    w->behind = 0;
    for (size_t k = 0; k < w->begun; k++) {
        const size_t i = w->order[k];
        const struct NUM(edf_task) *const task = &set->task[i];
        NUM(edf_jobs_of)(w, task);
        (void)NUM(sub)(&w->waits[i], &w->x, &w->z);
        if (NUM(sgn)(&w->waits[i]) == 0)
            continue;
        NUM(set_int)(sum, 0);
        NUM(edf_gather)(sum, &w->z, &task->period);
        NUM(edf_wait)(w, i, sum);
    }
    w->anew = false;
    return EDF_PASS;
}

/* The jobs that waited and are released before L count in it; `open`: those at L too. */
static enum edf_outcome NUM(edf_settle)(struct NUM(edf_walk) *const w, const bool open)
{
    NUM(set_int)(&w->y, 1);
    while (w->behind && NUM(cmp)(&w->waiting[0].time, &w->end) < (open ? 1 : 0)) {
        struct NUM(edf_event) *const event = &w->waiting[0];
        const struct NUM(edf_task) *const task = &w->set->task[event->task];
        num_t *const waits = &w->waits[event->task];
        if (!NUM(edf_charge_event)(w))
            return EDF_CUT;
        (void)NUM(add)(&w->end, &w->end, &task->wcet);
        (void)NUM(sub)(waits, waits, &w->y);
        if (NUM(sgn)(waits)) {
            (void)NUM(add)(&event->time, &event->time, &task->period);
            heap_down(w->waiting, w->behind, 0, sizeof *event, NUM(edf_sooner), NULL);
        } else {
            heap_pop(w->waiting, w->behind--, sizeof *event, NUM(edf_sooner), NULL);
        }
    }
    return EDF_PASS;
}

static void NUM(edf_take)(struct NUM(edf_walk) *const w, const num_t *const d)
{
    num_t *const late = &w->late[w->begun - 1];
    (void)NUM(sub)(&w->x, &w->end, d);
    if (NUM(cmp)(&w->x, late) > 0)
        NUM(set)(late, &w->x);
}

/* Beside servers L grows with d, by U_s: visits every d before the next deadline at which L
 * reaches the release of a job that waits. */
static enum edf_outcome NUM(edf_between)(struct NUM(edf_walk) *const w, num_t *const d)
{
    enum edf_outcome outcome = EDF_PASS;
    NUM(set)(d, &w->d);
    while (w->behind && outcome == EDF_PASS) {
        const num_t *const release = &w->waiting[0].time;
        (void)NUM(sub)(&w->x, release, &w->end);
        (void)NUM(floor_div)(&w->y, &w->x, &w->share_num);
        if (!NUM(mul)(&w->y, &w->y, &w->share_den) || !NUM(add)(d, d, &w->y))
            return EDF_TOO_BIG;
        if (NUM(cmp)(d, &w->deadline[0].time) >= 0)
            break;
        (void)NUM(add)(&w->served, &w->served, &w->x);
        NUM(set)(&w->end, release);
        outcome = NUM(edf_settle)(w, true);
        NUM(edf_take)(w, d);
    }
    return outcome;
}

static enum edf_outcome NUM(edf_visit)(struct NUM(edf_walk) *const w)
{
    enum edf_outcome outcome = NUM(edf_step)(w);
    if (outcome == EDF_PASS && w->anew)
        outcome = NUM(edf_begin)(w);
    else if (outcome == EDF_PASS)
        outcome = NUM(edf_settle)(w, false);
    if (outcome != EDF_PASS)
        return outcome;
    NUM(edf_take)(w, &w->d);
    return NUM(sgn)(&w->share_num) ? NUM(edf_between)(w, &w->set->x[2]) : EDF_PASS;
}

/* Whether a job of some task with its deadline at the next one may matter: D <= t < D + A, or
 * blocked. Of those with D <= t, only the latest D counts. */
static bool NUM(edf_has_use)(struct NUM(edf_walk) *const w)
{
    const num_t *const t = &w->deadline[0].time;
    const struct NUM(edf_task) *const task = w->set->task;
    if (NUM(cmp)(t, &w->edge) < 0 || !w->begun ||
        NUM(cmp)(t, &task[w->deadline[0].task].deadline) == 0)
        return true;
    (void)NUM(sub)(&w->x, t, &task[w->order[w->begun - 1]].deadline);
    return NUM(cmp)(&w->x, &w->reach) < 0;
}

/* Takes all deadlines before the next D at once; false: there is none. */
static enum edf_outcome NUM(edf_skip)(struct NUM(edf_walk) *const w, bool *const more)
{
    struct NUM(edf_set) *const set = w->set;
    num_t *const later = &set->x[2];
    *more = false;
    for (size_t k = 0; k < set->count; k++) {
        const num_t *const deadline = &set->task[w->deadline[k].task].deadline;
        if (NUM(cmp)(deadline, &w->deadline[k].time) == 0 &&
            (!*more || NUM(cmp)(deadline, later) < 0)) {
            NUM(set)(later, deadline);
            *more = true;
        }
    }
    for (size_t k = 0; k < set->count && *more; k++) {
        num_t *const next = &w->deadline[k].time;
        if (NUM(cmp)(next, later) >= 0)
            continue;
        const struct NUM(edf_task) *const task = &set->task[w->deadline[k].task];
        NUM(set_int)(&w->y, 1);
        (void)NUM(sub)(&w->x, later, next);
        (void)NUM(sub)(&w->x, &w->x, &w->y);
        NUM(edf_multiples)(&w->y, task, &w->x);
        NUM(edf_gather)(next, &w->y, &task->period);
    }
    heap_make(w->deadline, set->count, sizeof *w->deadline, NUM(edf_sooner), NULL);
    w->anew = true;
    return NUM(edf_charge)(set, later) ? EDF_PASS : EDF_CUT;
}

/* All responses, as D + late in the order of D, for a set with U + U_s <= 1 and every time a whole
 * number, undivided by 1 - U_s; w->share_num and share_den are filled in. D may be negative. */
static enum edf_outcome NUM(edf_respond)(struct NUM(edf_walk) *const w)
{
    struct NUM(edf_set) *const set = w->set;
    if (!NUM(edf_fits)(set))
        return EDF_TOO_BIG;
    enum edf_outcome outcome = NUM(edf_find_reach)(w);
    NUM(edf_find_edge)(w);
    for (size_t i = 0; i < set->count; i++) {
        NUM(set)(&w->deadline[i].time, &set->task[i].deadline);
        w->deadline[i].task = i;
    }
    heap_make(w->deadline, set->count, sizeof *w->deadline, NUM(edf_sooner), NULL);
    (void)NUM(add)(&w->x, &set->latest, &w->reach);
    if (outcome == EDF_PASS && !NUM(edf_in_range)(&w->x))
        outcome = EDF_TOO_BIG;
    for (bool more = true; outcome == EDF_PASS && more;) {
        if (!NUM(edf_has_use)(w))
            outcome = NUM(edf_skip)(w, &more);
        if (outcome == EDF_PASS && more)
            outcome = NUM(edf_visit)(w);
    }
    for (size_t k = w->begun; k > 1; k--)
        if (NUM(cmp)(&w->late[k - 1], &w->late[k - 2]) > 0)
            NUM(set)(&w->late[k - 2], &w->late[k - 1]);
    return outcome;
}

/* false: out of memory */
static bool NUM(edf_run_responses)(struct NUM(edf_set) *const set, const struct ticks *const ticks,
                                   struct edf_run *const run)
{
    struct NUM(edf_walk) walk;
    bool kept = NUM(edf_walk_init)(&walk, set);
    if (kept && NUM(set_mpz)(&walk.share_num, mpq_numref(run->problem->share)) &&
        NUM(set_mpz)(&walk.share_den, mpq_denref(run->problem->share)))
        run->outcome = NUM(edf_respond)(&walk);
    for (size_t k = 0; kept && run->outcome == EDF_PASS && k < set->count; k++) {
        const size_t i = walk.order[k];
        (void)NUM(add)(&walk.x, &walk.late[k], &set->task[i].deadline);
        kept = NUM(ticks_give)(&run->response[i], ticks, &walk.x);
    }
    NUM(edf_walk_clear)(&walk);
    return kept;
}
