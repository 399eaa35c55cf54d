/* What a path takes of its own steps, and what rivals bring while it waits: see doc/bound.md,
 * "Paths" and "One after the other". */

#include "bound/cpu_core.h"
#include "model/chains.h"

#define PENDING_MOST 32                /* jobs of one chain that may wait for each other */
#define CLOSED_MOST (INT64_C(1) << 20) /* periods that a job of a closed chain may take */

struct NUM(path) {
    size_t chain, last; /* the step at its end */
    int64_t jobs;       /* of the chain; all but the last are complete */
    size_t from;        /* of a pipelined chain: place of the step with which it begins */
    size_t level, set;  /* whose weights; NO_LEVEL: it has no kernels */
    int64_t first;      /* the highest priority of its kernels */
    int64_t runs;       /* pieces in which it has kernels only */
    int64_t kernels;
    int64_t waiting;   /* those that may have to wait: they have no room for sure */
    int64_t apart;     /* those of them that do not follow a kernel */
    bool lower;        /* what lower jobs take of them depends on their number */
    bool busy;         /* its rivals are counted from when the GPU was idle last */
    int64_t earlier;   /* own jobs from then to the beginning of the path */
    int64_t pieces;    /* in which the GPU had work since then, before the path, at most */
    num_t ahead;       /* that time, at least */
    num_t since;       /* it and the window */
    num_t gpu, low;    /* GPU time of own blocks, and of lower ones beside them */
    num_t time;        /* own copies and host steps */
    num_t met, passed; /* GPU time in all, time outside in all */
    num_t sum;
};

static void NUM(path_each)(struct NUM(path) *const p, void (*const each)(num_t *))
{
    each(&p->ahead);
    each(&p->since);
    each(&p->gpu);
    each(&p->low);
    each(&p->time);
    each(&p->met);
    each(&p->passed);
    each(&p->sum);
}

/* ---- own steps ---- */

/* Where the values of a step by the weights of the path's level begin. */
static size_t NUM(part_of)(const struct NUM(bound) *const b, const size_t step, const size_t level)
{
    const struct step_run *const s = &b->run->step[step];
    size_t at = b->part_at[step];
    for (size_t q = 0; q < s->parts && s->part[q].level != level; q++)
        at += b->run->level[s->part[q].level].sets;
    return at;
}

/* The last blocks of a kernel, so many times. */
static bool NUM(own_ends)(struct NUM(bound) *const b, struct NUM(path) *const p, const size_t step,
                          const int64_t complete)
{
    return NUM(mul_int)(&b->t, &b->own[step], complete) && NUM(add)(&p->gpu, &p->gpu, &b->t) &&
           NUM(note)(b, GPURTA_BOUND_LAST, step, complete, NULL, &b->t);
}

/* The last block, copy or host step of a path is not in its window. */
static bool NUM(own_step)(struct NUM(bound) *const b, struct NUM(path) *const p, const size_t step,
                          const int64_t times)
{
    const struct unit *const u = &b->s->unit[step];
    const int64_t complete = times - (step == p->last);
    const bool room = b->run->step[step].room && !b->lower_dead;
    if (u->level != NO_LEVEL && !room)
        b->times[u->level] += times;
    if (u->kind == GPURTA_STEP_HOST && u->cpu != NO_CPU) /* see meet_hosts() */
        return true;
    if (u->kind != GPURTA_STEP_KERNEL)
        return NUM(mul_int)(&b->t, &b->wcet[step], complete) &&
               NUM(note)(b, GPURTA_BOUND_OUTSIDE, step, complete, NULL, &b->t) &&
               NUM(add)(&p->time, &p->time, &b->t);
    const size_t at = NUM(part_of)(b, step, p->level) + p->set;
    p->kernels += times;
    if (room) {
        NUM(set_int)(&b->t, 0);
        return NUM(note)(b, GPURTA_BOUND_ROOM, step, times, NULL, &b->t) &&
               NUM(own_ends)(b, p, step, complete);
    }
    if (u->priority < p->first)
        p->first = u->priority;
    p->waiting += times;
    p->apart += comes_late(b->s, step) ? 0 : times / u->repeat;
    return NUM(mul_int)(&b->t, &b->rest[at], times) && NUM(add)(&p->gpu, &p->gpu, &b->t) &&
           NUM(note)(b, GPURTA_BOUND_OWN, step, times, NULL, &b->t) &&
           NUM(own_ends)(b, p, step, complete) && NUM(mul_int)(&b->t, &b->low[at], times) &&
           (!b->lower_dead ||
            (NUM(mul_int)(&b->u, &b->low_spare[at], times) && NUM(add)(&b->t, &b->t, &b->u))) &&
           NUM(add)(&p->low, &p->low, &b->t) &&
           NUM(note)(b, GPURTA_BOUND_LOW, step, times, NULL, &b->t);
}

/* A kernel that follows another one at once goes on with its run; not if it reaches the queue a
 * little later (rule U1), when the context may have lost the GPU. */
static void NUM(count_runs)(const struct NUM(bound) *const b, struct NUM(path) *const p)
{
    const struct system *const s = b->s;
    const size_t from = s->first[p->chain], to = s->first[p->chain + 1];
    int64_t full = 0, part = 0;
    bool before = false, beyond = false;
    for (size_t k = from; k < to && (p->jobs > 1 || !beyond); k++) {
        const bool kernel = s->unit[s->member[k]].kind == GPURTA_STEP_KERNEL;
        full += kernel && !before;
        part += kernel && !before && !beyond;
        before = kernel;
        beyond = beyond || s->member[k] == p->last;
    }
    if (s->limits.queue_delay) {
        p->runs = p->kernels;
        return;
    }
    const bool joined = before && s->unit[s->member[from]].kind == GPURTA_STEP_KERNEL;
    p->runs = full * (p->jobs - 1) + part - (joined ? p->jobs - 1 : 0);
}

/* Of a pipeline one job, from some step on; of the last step several. */
static bool NUM(own_pipeline)(struct NUM(bound) *const b, struct NUM(path) *const p)
{
    const struct system *const s = b->s;
    const size_t first = s->first[p->chain], local = s->unit[p->last].local;
    int64_t times;
    bool ok = true;
    for (size_t k = first + p->from; ok && k <= first + local; k++)
        ok = !__builtin_mul_overflow(s->unit[s->member[k]].repeat, k == first + local ? p->jobs : 1,
                                     &times) &&
             NUM(own_step)(b, p, s->member[k], times);
    p->runs = p->kernels;
    NUM(charge)(b, 4 * (local + 1 - p->from));
    return ok;
}

/* Does what lower jobs take of the path's waits depend on their number? By weights it does; one
 * after the other, if they have places after each own kernel (U1), and rivals' launches, of which
 * each has a job in any window, do not open as many others as there are waits: see "Below a path".
 */
static bool NUM(counts_lower)(const struct NUM(bound) *const b, const struct NUM(path) *const p)
{
    const struct system *const s = b->s;
    const struct level_run *const l = &b->run->level[p->level];
    if (NUM(sgn)(&p->low) == 0 || p->set < l->weighted)
        return NUM(sgn)(&p->low) > 0;
    int64_t left = s->in_turns && s->serial[p->chain] && p->first == s->level[p->level].priority
                       ? p->waiting - p->apart
                       : 0;
    for (size_t r = 0; left > 0 && r < l->near; r++) {
        const struct unit *const u = &s->unit[l->member[l->dearest[p->set * l->members + r]]];
        if (u->chain != p->chain)
            left -= u->repeat < left ? 2 * u->repeat : left;
    }
    return left > 0;
}

/* Of a sequence so many jobs, the last one up to the path's last step. */
static bool NUM(own_sequence)(struct NUM(bound) *const b, struct NUM(path) *const p)
{
    const struct system *const s = b->s;
    bool beyond = false;
    for (size_t k = s->first[p->chain]; k < s->first[p->chain + 1]; k++) {
        const size_t i = s->member[k];
        const int64_t jobs = p->jobs - beyond;
        int64_t times;
        if (jobs == 0)
            break;
        beyond = beyond || i == p->last;
        if (__builtin_mul_overflow(jobs, s->unit[i].repeat, &times) ||
            !NUM(own_step)(b, p, i, times))
            return false;
    }
    /* a step is about four divisions */
    NUM(charge)(b, 4 * (s->first[p->chain + 1] - s->first[p->chain]));
    NUM(count_runs)(b, p);
    return true;
}

/* All that does not depend on the window. *none: a rival may have any number of jobs under way. */
static bool NUM(path_own)(struct NUM(bound) *const b, struct NUM(path) *const p, bool *const none)
{
    const struct system *const s = b->s;
    const struct level_run *const l = p->level == NO_LEVEL ? NULL : &b->run->level[p->level];
    memset(b->times, 0, s->levels * sizeof *b->times);
    NUM(set_int)(&p->gpu, 0);
    NUM(set_int)(&p->low, 0);
    NUM(set_int)(&p->time, 0);
    p->first = INT64_MAX;
    p->kernels = p->waiting = p->apart = 0;
    b->lower_dead = false;
    for (size_t m = 0; l && b->any_many && m < l->members; m++) {
        const struct unit *const u = &s->unit[l->member[m]];
        if (!b->run->dead[u->chain] || s->serial[u->chain])
            continue;
        *none = *none || u->priority <= s->level[p->level].priority;
        b->lower_dead = true;
    }
    if (!(is_pipelined(s, p->chain) ? NUM(own_pipeline)(b, p) : NUM(own_sequence)(b, p)))
        return false;
    p->lower = l && NUM(counts_lower)(b, p);
    return true;
}

/* ---- rivals ---- */

/* b->u := jobs of a rival's step in the window, each repeat by itself; *many: any number. */
static bool NUM(rival_jobs)(struct NUM(bound) *const b, const size_t j, const num_t *const window,
                            bool *const many)
{
    *many = b->run->dead[b->s->unit[j].chain];
    return *many ||
           (NUM(jobs)(b, &b->u, j, window) && NUM(mul_int)(&b->u, &b->u, b->s->unit[j].repeat));
}

/* sum += the work of a rival that is ahead at most once whenever the path waits: of a sequence one
 * step at a time. *left: how often it may still be. */
static bool NUM(queued)(struct NUM(bound) *const b, num_t *const sum, const size_t j,
                        const num_t *const load, const bool many, int64_t *const left)
{
    const int64_t jobs = many ? *left : NUM(capped)(&b->u, *left);
    if (!b->s->before[b->s->unit[j].chain]) /* a sequence */
        *left -= jobs;
    return NUM(mul_int)(&b->t, load, jobs) &&
           NUM(note)(b, GPURTA_BOUND_SAME, j, jobs, NULL, &b->t) && NUM(add)(sum, sum, &b->t);
}

/* sum += the work of all b->u jobs of a rival, each repeat by itself. */
static bool NUM(whole_jobs)(struct NUM(bound) *const b, num_t *const sum,
                            const gpurta_bound_kind kind, const size_t j, const num_t *const load)
{
    if (!NUM(mul)(&b->t, load, &b->u) || !NUM(add)(sum, sum, &b->t))
        return false;
    return !b->run->noting ||
           NUM(keep_note)(b, kind, j, NUM(capped)(&b->u, INT64_MAX) / b->s->unit[j].repeat, NULL,
                          &b->t);
}

/* What kernels of one rival chain bring, those that are not below the path's level. */
struct NUM(rival) {
    size_t chain;
    num_t sum;           /* by jobs of each step */
    num_t job;           /* of one job all */
    num_t finish, early; /* the latest end and the earliest activation of all */
    num_t from, until;   /* of windows in which the above is the same */
    bool any, capped;    /* capped: more jobs than waits */
};
#define RIVAL_NUMBERS 6

static void NUM(rival_each)(struct NUM(rival) *const v, void (*const each)(num_t *))
{
    each(&v->sum);
    each(&v->job);
    each(&v->finish);
    each(&v->early);
    each(&v->from);
    each(&v->until);
}

/* One after the other, the jobs of a sequence take all their time while they are under way: the
 * first and the last one that are in the window only in part count as two only if that is long
 * enough for both. v->sum := that, if it is less. */
static bool NUM(by_activity)(struct NUM(bound) *const b, struct NUM(rival) *const v,
                             const num_t *const window)
{
    const num_t *const period = &b->period[v->chain];
    num_t *const jobs = &v->early, *const way = &v->finish, *const rest = &b->v;
    if (!NUM(sub)(way, way, &v->early))
        return false;
    const num_t *const busy = NUM(cmp)(way, &v->job) < 0 ? way : &v->job;
    if (NUM(cmp)(busy, period) > 0)
        return true;
    NUM(set_int)(&b->t, 1);
    if (!NUM(add)(rest, way, window) || !NUM(sub)(jobs, rest, busy) ||
        !NUM(floor_div)(jobs, jobs, period) || !NUM(add)(jobs, jobs, &b->t) ||
        !NUM(mul)(&b->u, jobs, period) || !NUM(sub)(rest, rest, &b->u) ||
        !NUM(mul)(&b->u, jobs, &v->job) || !NUM(add)(&b->t, jobs, &b->t) ||
        !NUM(mul)(rest, rest, &b->t))
        return false; /* rest: what is more by one job more, where jobs are so short that it counts
                       */
    const bool more = NUM(cmp)(rest, &b->u) > 0;
    const num_t *const sum = more ? rest : &b->u;
    if (NUM(cmp)(sum, &v->sum) >= 0)
        return true;
    NUM(set)(&v->sum, sum);
    NUM(unnote)(b, GPURTA_BOUND_SAME, v->chain);
    NUM(unnote)(b, GPURTA_BOUND_HIGHER, v->chain);
    return NUM(note)(b, GPURTA_BOUND_ACTIVE, b->s->member[b->s->first[v->chain]],
                     more ? 1 : NUM(capped)(jobs, INT64_MAX), more ? &v->sum : &v->job, &v->sum);
}

/* v->until := no more than the longest window in which so many jobs of step j are met. */
static bool NUM(same_until)(struct NUM(bound) *const b, struct NUM(rival) *const v,
                            const num_t *const jobs, const size_t j)
{
    num_t *const most = &v->from; /* not known yet */
    if (!NUM(mul)(most, jobs, &b->period[b->s->unit[j].chain]) ||
        !NUM(sub)(most, most, &b->finish[j]) || !NUM(add)(most, most, &b->early[j]))
        return false;
    if (!v->any || NUM(cmp)(most, &v->until) < 0)
        NUM(set)(&v->until, most);
    return true;
}

/* A step of a rival chain. */
static bool NUM(meet_step)(struct NUM(bound) *const b, const struct NUM(path) *const p,
                           struct NUM(rival) *const v, const size_t m, const num_t *const window,
                           int64_t *const left)
{
    const struct level_run *const l = &b->run->level[p->level];
    const size_t j = l->member[m];
    const num_t *const load = &b->load[b->load_at[p->level] + p->set * l->members + m];
    const bool higher = b->s->unit[j].priority < b->s->level[p->level].priority;
    const bool many = b->run->dead[v->chain];
    if (NUM(cmp)(&b->finish[j], &v->finish) > 0)
        NUM(set)(&v->finish, &b->finish[j]);
    if (!v->any || NUM(cmp)(&b->early[j], &v->early) < 0)
        NUM(set)(&v->early, &b->early[j]);
    if (!NUM(mul_int)(&b->t, load, b->s->unit[j].repeat) || !NUM(add)(&v->job, &v->job, &b->t) ||
        (!many && (!NUM(jobs)(b, &b->u, j, window) || !NUM(same_until)(b, v, &b->u, j) ||
                   !NUM(mul_int)(&b->u, &b->u, b->s->unit[j].repeat))))
        return false;
    v->any = true;
    v->capped = v->capped || (!higher && (many || NUM(capped)(&b->u, INT64_MAX) > *left));
    return higher ? NUM(whole_jobs)(b, &v->sum, GPURTA_BOUND_HIGHER, j, load)
                  : NUM(queued)(b, &v->sum, j, load, many, left);
}

/* Takes what a shorter window, or an earlier wait of the same chain, was told of a rival, which is
 * kept there; *r := the place of the next one. */
static bool NUM(recall)(const struct NUM(bound) *const b, const size_t at,
                        const struct met *const key, struct NUM(rival) *const v,
                        const num_t *const window, size_t *const r)
{
    const struct met *const met = &b->met_at[at];
    const num_t *const kept = &b->met[at * RIVAL_NUMBERS];
    if (b->run->noting || met->turn != b->turn || met->chain != key->chain ||
        met->level != key->level ||
        (met->capped ? met->left != key->left : met->left > key->left) ||
        NUM(cmp)(window, &kept[4]) < 0 || NUM(cmp)(window, &kept[5]) > 0)
        return false;
    num_t *const to[RIVAL_NUMBERS] = {&v->sum, &v->job, &v->finish, &v->early, &v->from, &v->until};
    for (size_t k = 0; k < RIVAL_NUMBERS; k++)
        NUM(set)(to[k], &kept[k]);
    v->any = true;
    *r = met->next;
    return true;
}

static void NUM(keep)(struct NUM(bound) *const b, const size_t at, const struct met *const key,
                      struct NUM(rival) *const v, const num_t *const window, const size_t next)
{
    NUM(set)(&v->from, window);
    const num_t *const of[RIVAL_NUMBERS] = {&v->sum,   &v->job,  &v->finish,
                                            &v->early, &v->from, &v->until};
    for (size_t k = 0; k < RIVAL_NUMBERS; k++)
        NUM(set)(&b->met[at * RIVAL_NUMBERS + k], of[k]);
    b->met_at[at] = *key;
    b->met_at[at].turn = b->turn;
    b->met_at[at].next = next;
    b->met_at[at].capped = v->capped;
}

/* sum += what other jobs of a pipelined chain bring while the path waits at a level: of a step that
 * the path takes so many less than are under way, of one priority each at most once at a wait. */
static bool NUM(meet_own)(struct NUM(bound) *const b, const struct NUM(path) *const p,
                          num_t *const sum, const size_t level, const num_t *const window)
{
    const struct level_run *const l = &b->run->level[level];
    const num_t *const load =
        &b->load[b->load_at[level] +
                 (b->s->level[level].kind == GPURTA_STEP_COPY ? 0 : p->set) * l->members];
    for (size_t m = 0; is_pipelined(b->s, p->chain) && m < l->members; m++) {
        const size_t j = l->member[m];
        const struct unit *const u = &b->s->unit[j];
        const bool mine = u->local >= p->from && u->local <= b->s->unit[p->last].local;
        bool many;
        if (u->chain != p->chain || u->priority > b->s->level[level].priority)
            continue;
        const int64_t own = mine ? u->repeat * (j == p->last ? p->jobs : 1) : 0;
        NUM(set_int)(&b->t, own);
        if (!NUM(rival_jobs)(b, j, window, &many))
            return false;
        if (many || !NUM(sub)(&b->u, &b->u, &b->t) || NUM(sgn)(&b->u) <= 0)
            continue;
        const bool higher = u->priority < b->s->level[level].priority;
        const bool waits = !(b->run->step[j].room && !b->lower_dead);
        const int64_t left = b->times[level] - (waits ? own : 0);
        const int64_t jobs = NUM(capped)(&b->u, higher ? INT64_MAX : left);
        if (!NUM(mul_int)(&b->t, &load[m], jobs) || !NUM(add)(sum, sum, &b->t) ||
            !NUM(note)(b, higher ? GPURTA_BOUND_HIGHER : GPURTA_BOUND_SAME, j,
                       higher ? jobs / u->repeat : jobs, NULL, &b->t))
            return false;
    }
    return true;
}

/* p->met += what kernels of a rival chain bring, those from l->dearest[*r] on; *r := the first of
 * the next chain. */
static bool NUM(meet_chain)(struct NUM(bound) *const b, struct NUM(path) *const p, size_t *const r,
                            const num_t *const window, bool *const none)
{
    const struct system *const s = b->s;
    const struct level_run *const l = &b->run->level[p->level];
    const size_t *const order = &l->dearest[p->set * l->members];
    const struct level *const level = &s->level[p->level];
    struct NUM(rival) v = {.chain = s->unit[l->member[order[*r]]].chain};
    int64_t left = b->times[p->level];
    bool ok = true;
    NUM(rival_each)(&v, NUM(init));
    const size_t from = *r, at = p->set * s->count + v.chain;
    const struct met key = {.chain = p->chain, .level = p->level, .left = left};
    const bool kept = NUM(recall)(b, at, &key, &v, window, r);
    for (; !kept && ok && *r < l->near && s->unit[l->member[order[*r]]].chain == v.chain; ++*r) {
        const struct unit *const u = &s->unit[l->member[order[*r]]];
        if (v.chain == p->chain)
            continue;
        if (u->priority < level->priority && b->run->dead[v.chain]) {
            b->run->cause[p->chain] = b->run->cause[v.chain];
            *none = true;
        }
        ok = *none || NUM(meet_step)(b, p, &v, order[*r], window, &left);
    }
    NUM(charge)(b, 1 + *r - (kept ? *r : from));
    if (!kept && ok && v.any && !*none && !b->run->dead[v.chain])
        NUM(keep)(b, at, &key, &v, window, *r);
    if (ok && v.any && !*none && p->set >= l->weighted &&
        (p->set == l->weighted || v.chain == level->leader) && !b->run->dead[v.chain] &&
        !s->before[v.chain] && s->supply.kind != SUPPLY_SERVER)
        ok = NUM(by_activity)(b, &v, window);
    ok = ok && NUM(add)(&p->met, &p->met, &v.sum);
    NUM(rival_each)(&v, NUM(clear));
    return ok;
}

/* p->sum += so many times what one wait is charged at most. */
static bool NUM(charge_waits)(struct NUM(bound) *const b, struct NUM(path) *const p, const size_t j,
                              const int64_t times)
{
    return NUM(mul_int)(&b->t, &b->wcet[j], times) && NUM(add)(&p->sum, &p->sum, &b->t) &&
           NUM(note)(b, GPURTA_BOUND_DRAIN, j, times, NULL, &b->t);
}

/* p->sum := what the waits are charged that find the longest lower block, for no better reason than
 * what rivals did; *left: how many others there are. */
static bool NUM(meet_places)(struct NUM(bound) *const b, struct NUM(path) *const p,
                             const num_t *const window, int64_t *const left, bool *const many)
{
    const struct level_run *const l = &b->run->level[p->level];
    size_t longest = SIZE_MAX;
    int64_t times = p->apart;
    for (size_t r = 0; !*many && r < l->near; r++) {
        const size_t m = l->dearest[p->set * l->members + r];
        if (b->s->unit[l->member[m]].chain == p->chain)
            longest = l->longest[m];
        else if (!NUM(rival_jobs)(b, l->member[m], window, many))
            return false;
        else if (!*many && times < p->waiting)
            times += 2 * NUM(capped)(&b->u, p->waiting);
    }
    times = times < p->waiting ? times : p->waiting;
    *left = p->waiting - times;
    return *many || longest == SIZE_MAX || NUM(charge_waits)(b, p, longest, times);
}

/* p->sum := what lower jobs take of the path's waits, one after the other. */
static bool NUM(meet_below)(struct NUM(bound) *const b, struct NUM(path) *const p,
                            const num_t *const window, bool *const many)
{
    const struct level_run *const l = &b->run->level[p->level];
    const num_t *const load = &b->load[b->load_at[p->level] + p->set * l->members];
    int64_t left;
    NUM(set_int)(&p->sum, 0);
    NUM(charge)(b, l->members);
    if (!NUM(meet_places)(b, p, window, &left, many))
        return false;
    for (size_t r = l->near; left && !*many && r < l->members; r++) {
        const size_t m = l->dearest[p->set * l->members + r], j = l->member[m];
        const num_t *const each = &b->wcet[l->longest[m]];
        if (b->s->unit[j].chain == p->chain)
            continue;
        if (!NUM(rival_jobs)(b, j, window, many))
            return false;
        if (*many)
            break;
        if (!NUM(mul)(&b->t, &load[m], &b->u) || !NUM(floor_div)(&b->t, &b->t, each))
            return false;
        const int64_t waits = NUM(capped)(&b->t, left);
        if (waits == left) /* no longer than all of these */
            return NUM(charge_waits)(b, p, l->longest[m], left);
        left -= waits;
        if (!NUM(whole_jobs)(b, &p->sum, GPURTA_BOUND_LOWER, j, &load[m]))
            return false;
    }
    return true;
}

/* p->sum := the work of all jobs of lower priority than some own kernel, no further than to more
 * than p->low; *many: any number. */
static bool NUM(meet_lower)(struct NUM(bound) *const b, struct NUM(path) *const p,
                            const num_t *const window, bool *const many)
{
    const struct level_run *const l = &b->run->level[p->level];
    const num_t *const load = &b->load[b->load_at[p->level] + p->set * l->members];
    if (p->set >= l->weighted)
        return NUM(meet_below)(b, p, window, many);
    NUM(set_int)(&p->sum, 0);
    for (size_t m = 0; p->waiting && !*many && m < l->members && NUM(cmp)(&p->sum, &p->low) <= 0;
         m++) {
        const struct unit *const u = &b->s->unit[l->member[m]];
        if ((u->chain != p->chain || is_pipelined(b->s, p->chain)) && u->priority > p->first &&
            (!NUM(rival_jobs)(b, l->member[m], window, many) ||
             (!*many && !NUM(whole_jobs)(b, &p->sum, GPURTA_BOUND_LOWER, l->member[m], &load[m]))))
            return false;
    }
    return true;
}

/* p->met := GPU time of own blocks and all others. */
static bool NUM(meet_kernels)(struct NUM(bound) *const b, struct NUM(path) *const p,
                              const num_t *const window, bool *const none)
{
    const struct level_run *const l = &b->run->level[p->level];
    bool all = !p->lower;
    NUM(set)(&p->met, &p->gpu);
    for (size_t r = 0; p->waiting && !*none && r < l->near;)
        if (!NUM(meet_chain)(b, p, &r, window, none))
            return false;
    if (*none)
        return true;
    if (p->waiting && !NUM(meet_own)(b, p, &p->met, p->level, window))
        return false;
    if (!all && !NUM(meet_lower)(b, p, window, &all))
        return false;
    all = all || NUM(cmp)(&p->low, &p->sum) < 0;
    NUM(unnote)(b, all ? GPURTA_BOUND_LOWER : GPURTA_BOUND_LOW, SIZE_MAX);
    if (all)
        NUM(unnote)(b, GPURTA_BOUND_DRAIN, SIZE_MAX);
    return NUM(add)(&p->met, &p->met, all ? &p->low : &p->sum);
}
