/* Paths: from the beginning of a chain's job, or of the first of several that wait for each other,
 * to the end of a step. What a rival's job brings counts once for all steps of the path, not once
 * for each: see doc/bound.md, "Paths" and "Pipelines". */

#include "bound/rival_core.h"

/* ---- since the GPU was idle ---- */

/* When a kernel of the path's level is activated in a job, at the latest, or the first of those
 * that it follows without a gap, *joint. Of what is no sequence: when it ends. */
static const num_t *NUM(begins)(const struct NUM(bound) *const b, const struct NUM(path) *const p,
                                const size_t m, size_t *const joint)
{
    const struct system *const s = b->s;
    const size_t *const member = b->run->level[p->level].member;
    const struct unit *const u = &s->unit[member[m]], *const before =
                                                          &s->unit[member[m ? m - 1 : 0]];
    const bool sequence = s->sequence[u->chain] && !is_pipelined(s, u->chain);
    if (!sequence)
        return &b->finish[member[m]];
    if (m == 0 || before->chain != u->chain || before->local + 1 != u->local ||
        before->priority > s->level[p->level].priority)
        *joint = member[m];
    return &b->activation[*joint];
}

/* After each kernel the context may lose the GPU, where the next one comes a little later (U1). */
static bool NUM(add_pieces)(const struct NUM(bound) *const b, struct NUM(path) *const p,
                            const int64_t repeat)
{
    int64_t kernels;
    return !b->s->limits.queue_delay ||
           (!__builtin_mul_overflow(NUM(capped)(&b->u, INT64_MAX), repeat, &kernels) &&
            !__builtin_add_overflow(p->pieces, kernels, &p->pieces));
}

/* p->met += what all other jobs of kernels that are not below the path's level bring in p->since,
 * one after the other, which begins where none of them is under way. */
static bool NUM(meet_busy)(struct NUM(bound) *const b, struct NUM(path) *const p, bool *const none)
{
    const struct system *const s = b->s;
    const struct level *const level = &s->level[p->level];
    const size_t lowest = NUM(lowest)(s, level->place);
    const struct level_run *const l = &b->run->level[lowest];
    const num_t *const alone = &b->alone[b->load_at[lowest] + l->weighted * l->members];
    size_t joint = SIZE_MAX;
    NUM(charge)(b, l->members);
    p->pieces = 1;
    for (size_t m = 0; m < l->members; m++) {
        const size_t j = l->member[m];
        const struct unit *const u = &s->unit[j];
        if (u->priority > level->priority)
            continue;
        const num_t *const late = NUM(begins)(b, p, m, &joint);
        if (b->run->dead[u->chain]) {
            *none = true;
            return true;
        }
        NUM(set_int)(&b->t, 1);
        NUM(set_int)(&b->u, p->earlier);
        if (u->chain != p->chain &&
            (!NUM(add)(&b->u, &p->since, late) || !NUM(sub)(&b->u, &b->u, &b->early[j]) ||
             !NUM(floor_div)(&b->u, &b->u, &b->period[u->chain]) || !NUM(add)(&b->u, &b->u, &b->t)))
            return false;
        if (NUM(sgn)(&b->u) < 0) /* a closed chain's b_j may be above its period */
            NUM(set_int)(&b->u, 0);
        if (!NUM(mul_int)(&b->t, &alone[m], u->repeat) || !NUM(mul)(&p->sum, &b->t, &b->u) ||
            !NUM(add)(&p->met, &p->met, &p->sum) || !NUM(add_pieces)(b, p, u->repeat) ||
            !NUM(note)(b, GPURTA_BOUND_BUSY, j, NUM(capped)(&b->u, INT64_MAX), &b->t, &p->sum))
            return false;
    }
    return true;
}

/* p->met := GPU time of own blocks and all others. */
static bool NUM(meet_gpu)(struct NUM(bound) *const b, struct NUM(path) *const p,
                          const num_t *const window, bool *const none)
{
    if (!p->busy)
        return NUM(meet_kernels)(b, p, window, none);
    return NUM(add)(&p->met, &p->gpu, &p->low) && NUM(add)(&p->since, window, &p->ahead) &&
           NUM(meet_busy)(b, p, none);
}

/* Is the GPU idle before p->ahead has passed, if so many own jobs are all that come? */
static bool NUM(idle_before)(struct NUM(bound) *const b, struct NUM(path) *const p,
                             bool *const idle, bool *const none)
{
    NUM(set_int)(&p->since, 0);
    while (NUM(cmp)(&p->since, &p->ahead) < 0) {
        NUM(set_int)(&p->met, 0);
        if (!NUM(meet_busy)(b, p, none))
            return false;
        const struct NUM(ask) ask = {b->s->level[p->level].place, &p->since, p->pieces, true};
        if (!NUM(inverse)(b, &b->v, &p->met, &ask))
            return false;
        *idle = NUM(cmp)(&b->v, &p->since) <= 0;
        if (*none || *idle)
            return true;
        NUM(set)(&p->since, &b->v);
    }
    return true;
}

/* p->ahead := how long it was busy at least, with so many own jobs. */
static bool NUM(busy_ahead)(struct NUM(bound) *const b, struct NUM(path) *const p)
{
    const struct level_run *const l = &b->run->level[p->level];
    size_t joint = SIZE_MAX;
    NUM(set_int)(&p->ahead, 0);
    if (!p->earlier)
        return true;
    for (size_t m = 0; m < l->members; m++) {
        const struct unit *const u = &b->s->unit[l->member[m]];
        if (u->chain != p->chain || u->priority > b->s->level[p->level].priority)
            continue;
        const num_t *const late = NUM(begins)(b, p, m, &joint);
        if (NUM(cmp)(late, &p->ahead) > 0)
            NUM(set)(&p->ahead, late);
    }
    NUM(set_int)(&b->t, 0);
    if (!NUM(mul_int)(&b->u, &b->period[p->chain], p->earlier) ||
        !NUM(sub)(&p->ahead, &b->u, &p->ahead))
        return false;
    if (NUM(sgn)(&p->ahead) < 0)
        NUM(set)(&p->ahead, &b->t);
    return true;
}

/* p->passed := time of own copies, all others before them, and host steps. */
static bool NUM(meet_copies)(struct NUM(bound) *const b, struct NUM(path) *const p,
                             const num_t *const window, bool *const none)
{
    const struct system *const s = b->s;
    NUM(set)(&p->passed, &p->time);
    for (size_t level = 0; level < s->levels; level++) {
        const struct level_run *const l = &b->run->level[level];
        int64_t left = 0;
        size_t chain = SIZE_MAX;
        if (s->level[level].kind != GPURTA_STEP_COPY || b->times[level] == 0)
            continue;
        for (size_t r = 0; r < l->members; r++) {
            const size_t m = l->dearest[r], j = l->member[m];
            bool many;
            if (s->unit[j].chain == p->chain)
                continue;
            if (s->unit[j].chain != chain)
                left = b->times[level];
            chain = s->unit[j].chain;
            if (!NUM(rival_jobs)(b, j, window, &many) ||
                !NUM(queued)(b, &p->passed, j, &b->load[b->load_at[level] + m], many, &left))
                return false;
            *none = *none || (many && !s->serial[chain]);
        }
        if (!NUM(meet_own)(b, p, &p->passed, level, window))
            return false;
        NUM(charge)(b, l->members);
    }
    return true;
}

/* p->passed += time of own host steps on CPUs. */
static bool NUM(meet_hosts)(struct NUM(bound) *const b, struct NUM(path) *const p,
                            const num_t *const window)
{
    for (size_t cpu = 0; cpu < b->s->cpus; cpu++) {
        struct NUM(host) h = {.chain = p->chain,
                              .cpu = cpu,
                              .from = p->from,
                              .end = b->s->unit[p->last].local,
                              .jobs = p->jobs,
                              .window = window};
        if (!NUM(host_time)(b, &p->passed, &h))
            return false;
    }
    return true;
}

/* Is the step's end in the window of a path to it? Else its last block's start, or its own. */
static bool NUM(ends_within)(const struct NUM(bound) *const b, const size_t step)
{
    return b->s->unit[step].kind == GPURTA_STEP_HOST && b->s->unit[step].cpu != NO_CPU;
}

/* r := the time in which the path gets p->met of the GPU, in a window of that length. */
static bool NUM(path_supply)(struct NUM(bound) *const b, struct NUM(path) *const p, num_t *const r,
                             const num_t *const window, const bool after)
{
    struct NUM(ask) ask = {b->s->level[p->level].place, &p->since, p->runs, after};
    return (!p->busy || !__builtin_add_overflow(p->runs, p->pieces, &ask.runs)) &&
           NUM(add)(&p->since, window, &p->ahead) && NUM(inverse)(b, r, &p->met, &ask) &&
           NUM(add)(r, r, &p->passed) && NUM(sub)(r, r, &p->ahead);
}

/* r := time of the path if its window is at least that long, without its last block. */
static bool NUM(path_time)(struct NUM(bound) *const b, struct NUM(path) *const p, num_t *const r,
                           const num_t *const window, bool *const none)
{
    if (!NUM(meet_copies)(b, p, window, none) || !NUM(meet_hosts)(b, p, window))
        return false;
    NUM(set)(r, &p->passed);
    if (p->level == NO_LEVEL)
        return true;
    return NUM(meet_gpu)(b, p, window, none) &&
           (*none ||
            NUM(path_supply)(b, p, r, window, b->s->unit[p->last].kind == GPURTA_STEP_KERNEL));
}

/* r := the whole path, whose window is b->w. */
static bool NUM(path_end)(struct NUM(bound) *const b, struct NUM(path) *const p, num_t *const r,
                          const num_t *const cap)
{
    const struct unit *const u = &b->s->unit[p->last];
    if (NUM(ends_within)(b, p->last)) {
        NUM(set)(r, &b->w);
        return true;
    }
    if (u->kind != GPURTA_STEP_KERNEL)
        return NUM(add)(r, &b->w, &b->wcet[p->last]);
    NUM(set)(r, &b->w);
    if (!NUM(add)(&p->met, &p->met, &b->own[p->last]))
        return false;
    while (NUM(cmp)(r, cap) < 0) {
        if (!NUM(path_supply)(b, p, &b->v, r, false))
            return false;
        if (NUM(cmp)(&b->v, r) <= 0)
            return true;
        NUM(set)(r, &b->v);
    }
    return true;
}

/* Sets of weights of the paths to a step, at most, and places of the steps where they begin. */
static size_t NUM(known_sets)(const struct NUM(bound) *const b, const size_t step)
{
    const size_t coarse = b->run->step[step].coarse, own = b->s->unit[step].level;
    const size_t a = coarse == NO_LEVEL ? 1 : b->run->level[coarse].sets;
    const size_t c = own == NO_LEVEL ? 1 : b->run->level[own].sets;
    return a > c ? a : c;
}

static size_t NUM(known_places)(const struct NUM(bound) *const b, const size_t step)
{
    const struct unit *const u = &b->s->unit[step];
    return is_pipelined(b->s, u->chain) ? u->local + 1 : 1;
}

/* r := the smaller of r and the path, by its set of weights, which is then *best; `known`, where it
 * is kept, is a window that is not too long. */
static bool NUM(path_once)(struct NUM(bound) *const b, struct NUM(path) *const p, num_t *const r,
                           num_t *const known, size_t *const best)
{
    bool none = false;
    NUM(set_int)(&b->w, 0);
    if (known)
        NUM(set)(&b->w, known);
    while (!none) {
        NUM(set_int)(&b->t, 0);
        const num_t *const last = NUM(ends_within)(b, p->last) ? &b->t : &b->wcet[p->last];
        if (!NUM(add)(&b->v, &b->w, last) || NUM(cmp)(&b->v, r) >= 0)
            return true; /* no better */
        if (b->run->work > b->run->limit)
            return NUM(stop)(b, GPURTA_LIMIT);
        if (!NUM(path_time)(b, p, &b->v, &b->w, &none))
            return false;
        if (none || NUM(cmp)(&b->v, &b->w) <= 0)
            break;
        NUM(set)(&b->w, &b->v);
        if (known)
            NUM(set)(known, &b->w);
    }
    if (none)
        return true;
    if (!NUM(path_end)(b, p, &b->best, r))
        return false;
    if (NUM(cmp)(&b->best, r) < 0) {
        NUM(set)(r, &b->best);
        *best = p->set;
    }
    return true;
}

/* The same with rivals counted since the GPU was idle: the longest for any number of own jobs since
 * then, which p keeps. */
static bool NUM(path_busy)(struct NUM(bound) *const b, struct NUM(path) *const p, num_t *const r,
                           size_t *const best)
{
    int64_t worst = 0;
    size_t won = SIZE_MAX;
    bool ok = true, idle = false, none = false;
    LOCAL_NUM(longest);
    LOCAL_NUM(now);
    LOCAL_NUM(window);
    NUM(set)(&window, &b->w);
    p->busy = true;
    for (p->earlier = 0; ok && p->earlier < PENDING_MOST; p->earlier++) {
        ok = NUM(busy_ahead)(b, p) && NUM(idle_before)(b, p, &idle, &none);
        if (!ok || idle || none)
            break;
        won = SIZE_MAX;
        NUM(set)(&now, r);
        ok = NUM(path_once)(b, p, &now, NULL, &won);
        if (won == SIZE_MAX)
            break;
        if (NUM(cmp)(&now, &longest) <= 0)
            continue;
        NUM(set)(&longest, &now);
        worst = p->earlier;
    }
    p->busy = ok && idle && won != SIZE_MAX;
    p->earlier = p->busy ? worst : 0;
    ok = ok && NUM(busy_ahead)(b, p);
    NUM(set)(&b->w, &window);
    if (p->busy && ok) /* once more: its window */
        ok = NUM(path_once)(b, p, r, NULL, best);
    return ok;
}

/* May the own jobs of a sequence wait for each other so long that one begins later than its
 * release? */
static bool NUM(jobs_wait)(const struct NUM(bound) *const b, const size_t chain)
{
    const size_t last = b->s->member[b->s->first[chain + 1] - 1];
    return b->s->sequence[chain] && NUM(cmp)(&b->took[last], &b->period[chain]) > 0;
}

/* r := the smaller of r and the path by one set of weights, which is then *best. */
static bool NUM(path_by_set)(struct NUM(bound) *const b, struct NUM(path) *const p, num_t *const r,
                             size_t *const best)
{
    const struct system *const s = b->s;
    bool none = false;
    num_t *const known =
        p->jobs == 1
            ? &b->known[b->known_at[p->last] + p->set + p->from * NUM(known_sets)(b, p->last)]
        : b->in_order ? &b->several[p->set]
                      : NULL;
    if (p->jobs == 1 && !is_pipelined(s, p->chain) && s->unit[p->last].local > 0 &&
        s->sequence[p->chain]) {
        /* no path to a step is shorter than to the one before it */
        const size_t before = s->member[s->first[p->chain] + s->unit[p->last].local - 1];
        const num_t *const its = &b->known[b->known_at[before] + p->set];
        if (b->run->step[before].coarse == p->level && NUM(cmp)(its, known) > 0)
            NUM(set)(known, its);
    }
    p->busy = false;
    NUM(set_int)(&p->ahead, 0);
    if (!NUM(path_own)(b, p, &none) || (!none && !NUM(path_once)(b, p, r, known, best)))
        return false;
    if (p->level == NO_LEVEL || p->set != b->run->level[p->level].weighted || !p->waiting || none ||
        is_pipelined(s, p->chain) || NUM(jobs_wait)(b, p->chain))
        return true;
    return NUM(path_busy)(b, p, r, best);
}

/* The path of so many jobs of the step's chain, up to the step; of a pipelined one of one job, from
 * the step at that place on, and of others of that step. */
static struct NUM(path) NUM(path_of)(const struct NUM(bound) *const b, const size_t step,
                                     const int64_t jobs, const size_t from)
{
    const struct unit *const u = &b->s->unit[step];
    struct NUM(path) p = {.chain = u->chain, .last = step, .jobs = jobs, .from = from};
    p.level = !is_pipelined(b->s, p.chain)    ? NO_LEVEL
              : from < u->local               ? b->run->step[step].coarse
              : u->kind == GPURTA_STEP_KERNEL ? u->level
                                              : NO_LEVEL;
    if (is_pipelined(b->s, p.chain))
        return p;
    p.level = b->run->step[jobs > 1 ? b->s->member[b->s->first[p.chain + 1] - 1] : step].coarse;
    return p;
}

/* Else a step takes its time whatever was before. */
static bool NUM(has_path)(const struct NUM(bound) *const b, const size_t step)
{
    return b->s->unit[step].level != NO_LEVEL || b->s->unit[step].cpu != NO_CPU;
}

/* Does a path begin with the step, and end before it is repeated? */
static bool NUM(is_first)(const struct NUM(bound) *const b, const size_t step)
{
    return b->s->unit[step].local == 0 && b->s->unit[step].repeat == 1;
}

/* Does nothing but its own steps delay a sequence: no other chain, context or CPU? Then each step
 * takes what it takes alone, and no path is shorter than their sum: each of them is O(steps). */
static bool NUM(is_alone)(const struct NUM(bound) *const b)
{
    const struct system *const s = b->s;
    return s->count == 1 && s->sequence[0] && !is_pipelined(s, 0) && s->cpus == 0 &&
           s->spaces == 1 && s->supply.kind == SUPPLY_ALL;
}

/* r := the smaller of r and the bound of so many jobs of the step's chain, up to the step. */
static bool NUM(path_bound)(struct NUM(bound) *const b, const size_t step, const int64_t jobs,
                            const size_t from, num_t *const r)
{
    if (NUM(is_alone)(b))
        return true;
    struct NUM(path) p = NUM(path_of)(b, step, jobs, from);
    const size_t sets = p.level == NO_LEVEL ? 1 : b->run->level[p.level].sets;
    /* of one kernel by weights: its R */
    const bool one =
        p.jobs == 1 && p.level != NO_LEVEL &&
        (from == b->s->unit[step].local ? b->s->unit[step].repeat == 1 : NUM(is_first)(b, step));
    bool ok = true;
    NUM(path_each)(&p, NUM(init));
    size_t *const best = &b->best_set[step]; /* of the last time: leaves little to the others */
    const size_t first = *best % sets;
    for (size_t k = 0; ok && k < sets; k++) {
        p.set = k == 0 ? first : k <= first ? k - 1 : k;
        if (!one || p.set >= b->run->level[p.level].weighted)
            ok = NUM(path_by_set)(b, &p, r, best);
    }
    NUM(path_each)(&p, NUM(clear));
    return ok || (b->status ? false : NUM(stop)(b, GPURTA_OVERFLOW));
}
