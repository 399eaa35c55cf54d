/* Host steps on CPUs with preemptive fixed priorities: see doc/cpus.md for the statement and its
 * proof. A thread that spins takes its CPU as a host step would, as long as its kernel or copy is
 * pending. */
#include "bound/supply_core.h"

/* What one job of a step takes of its CPU, all repeats. */
static const num_t *NUM(cpu_time)(const struct NUM(bound) *const b, const size_t step)
{
    return b->s->unit[step].kind == GPURTA_STEP_HOST ? &b->host[step] : &b->response[step];
}

/* What a chain has on a CPU; of a pipelined one each step is a thread of its own, and a rival of
 * the others. */
struct NUM(own_cpu) {
    int64_t top, low;   /* its priorities there: of all steps, of those that count */
    bool again;         /* steps of it may run right before the one that counts */
    size_t first, last; /* places in the chain between which steps count */
    int64_t jobs;       /* of a pipelined chain, of the last of them */
    bool path;          /* of a pipelined chain: other jobs of these steps count */
};

/* How often a step of the own chain counts. */
static int64_t NUM(own_times)(const struct NUM(own_cpu) *const own, const struct unit *const u)
{
    return u->local < own->first || u->local > own->last ? 0
           : u->local == own->last                       ? own->jobs
                                                         : 1;
}

/* Between `first` and `last`, places in the chain, are the steps that count. */
static struct NUM(own_cpu) NUM(own_on)(struct NUM(bound) *const b, const size_t chain,
                                       const size_t cpu, const size_t first, const size_t last)
{
    const struct system *const s = b->s;
    size_t only = SIZE_MAX;
    struct NUM(own_cpu) own = {INT64_MIN, INT64_MAX, false, first, last, 1, false};
    size_t steps = 0;
    for (size_t m = s->cpu_first[cpu]; m < s->cpu_first[cpu + 1]; m++) {
        const struct unit *const u = &s->unit[s->cpu_member[m]];
        if (u->chain != chain || (is_pipelined(s, chain) && (u->local < first || u->local > last)))
            continue;
        steps++;
        only = s->cpu_member[m];
        own.top = u->cpu_priority > own.top ? u->cpu_priority : own.top;
        if (u->kind == GPURTA_STEP_HOST && u->local >= first && u->local <= last &&
            u->cpu_priority < own.low)
            own.low = u->cpu_priority;
    }
    own.again = steps > 1 || s->chains->chain[chain].closed || only == SIZE_MAX ||
                !NUM(add)(&b->t, &b->activation[only], &b->response[only]) ||
                NUM(cmp)(&b->t, &b->period[chain]) > 0;
    return own;
}

/* r := the longest section that may have the CPU when the chain needs it: of other threads of a
 * lower priority, or (own) of its own steps that ran before. Returns whose it is. */
static size_t NUM(longest_section)(const struct NUM(bound) *const b, num_t *const r,
                                   const size_t chain, const size_t cpu, const int64_t low,
                                   const struct NUM(own_cpu) *const own)
{
    const struct system *const s = b->s;
    size_t longest = SIZE_MAX;
    NUM(set_int)(r, 0);
    for (size_t m = s->cpu_first[cpu]; m < s->cpu_first[cpu + 1]; m++) {
        const size_t j = s->cpu_member[m];
        const struct unit *const u = &s->unit[j];
        const bool pipelined = is_pipelined(s, chain);
        const bool counts = own ? u->chain == chain && (!pipelined || NUM(own_times)(own, u))
                                : (u->chain != chain || pipelined) && u->cpu_priority < low;
        if (counts && NUM(cmp)(&b->section[j], r) > 0) {
            NUM(set)(r, &b->section[j]);
            longest = j;
        }
    }
    return longest;
}

/* sum += what others of the same or a higher priority take of a CPU in a window. If it `begins`
 * when none of them is pending that counts by its activations, these are those above all steps of
 * the chain, or all, where none of the chain's runs right before; such a one may be in its section,
 * for which the window is longer; steps of one chain that follow each other there begin together
 * with the first. Others count by what is not complete. *none: one may have any number of jobs. */
static bool NUM(meet_cpu)(struct NUM(bound) *const b, num_t *const sum, const size_t chain,
                          const size_t cpu, const struct NUM(own_cpu) *const own, const bool begins,
                          const num_t *const window, bool *const none)
{
    const struct system *const s = b->s;
    bool ok = true;
    size_t lead = SIZE_MAX, last = SIZE_MAX; /* of the steps that follow each other */
    NUM(charge)(b, s->cpu_first[cpu + 1] - s->cpu_first[cpu]);
    LOCAL_NUM(longer);
    if (begins && own->again)
        (void)NUM(longest_section)(b, &longer, chain, cpu, 0, own);
    ok = NUM(add)(&longer, &longer, window);
    for (size_t m = s->cpu_first[cpu]; ok && !*none && m < s->cpu_first[cpu + 1]; m++) {
        const size_t j = s->cpu_member[m];
        const struct unit *const u = &s->unit[j];
        const int64_t mine = u->chain != chain        ? 0
                             : is_pipelined(s, chain) ? NUM(own_times)(own, u)
                                                      : INT64_MAX;
        if (mine == INT64_MAX || u->cpu_priority < own->low || (mine && !own->path))
            continue;
        if (b->run->dead[u->chain]) {
            b->run->cause[chain] = b->run->cause[u->chain];
            *none = true;
            continue;
        }
        const bool fresh = begins && (!own->again || u->cpu_priority > own->top);
        const bool follows = fresh && last != SIZE_MAX && s->unit[last].chain == u->chain &&
                             s->unit[last].local + 1 == u->local && !s->before[u->chain];
        lead = follows ? lead : j;
        last = fresh ? j : SIZE_MAX;
        const num_t *const late = fresh ? &b->activation[lead] : &b->finish[j];
        ok = NUM(add)(&b->u, &longer, late) && NUM(sub)(&b->u, &b->u, &b->early[lead]) &&
             NUM(ceil_div)(&b->u, &b->u, &b->period[u->chain]);
        NUM(set_int)(&b->t, mine);
        ok = ok && NUM(sub)(&b->u, &b->u, &b->t);
        if (ok && mine && NUM(sgn)(&b->u) <= 0)
            continue;
        ok = ok && NUM(mul)(&b->t, NUM(cpu_time)(b, j), &b->u) && NUM(add)(sum, sum, &b->t) &&
             (!b->run->noting ||
              NUM(keep_note)(b, GPURTA_BOUND_CPU, j, NUM(capped)(&b->u, INT64_MAX),
                             NUM(cpu_time)(b, j), &b->t));
    }
    return ok;
}

/* b->v := the step's time on its CPU in a window. */
static bool NUM(cpu_window)(struct NUM(bound) *const b, const size_t step,
                            const struct NUM(own_cpu) *const own, const num_t *const window,
                            bool *const none)
{
    const struct system *const s = b->s;
    const struct unit *const u = &s->unit[step];
    const size_t longest = NUM(longest_section)(b, &b->w, u->chain, u->cpu, u->cpu_priority, NULL);
    if (!NUM(note)(b, GPURTA_BOUND_OUTSIDE, step, 1, NULL, &b->host[step]) ||
        !NUM(note)(b, GPURTA_BOUND_SECTION, longest, 1, NULL, &b->w) ||
        !NUM(add)(&b->v, &b->host[step], &b->w))
        return false;
    for (size_t m = s->cpu_first[u->cpu]; m < s->cpu_first[u->cpu + 1]; m++) {
        const size_t j = s->cpu_member[m];
        const bool lower = s->unit[j].cpu_priority < u->cpu_priority;
        const num_t *const time = lower ? &b->section[j] : &b->host[j];
        if (s->unit[j].chain != u->chain || is_pipelined(s, u->chain) || !in_parallel(s, step, j))
            continue;
        if (!NUM(add)(&b->v, &b->v, time) ||
            !NUM(note)(b, lower ? GPURTA_BOUND_SECTION : GPURTA_BOUND_ON_CPU, j, 1, NULL, time))
            return false;
    }
    return NUM(meet_cpu)(b, &b->v, u->chain, u->cpu, own, true, window, none);
}

/* r := so many jobs of a pipelined chain's step on a CPU, from when nothing of its priority or
 * above is pending there; at least as long as before. *none: there is no bound. */
static bool NUM(cpu_queue)(struct NUM(bound) *const b, const size_t step, const int64_t jobs,
                           num_t *const r, bool *const none)
{
    const struct unit *const u = &b->s->unit[step];
    const struct NUM(own_cpu)
        own = {u->cpu_priority, u->cpu_priority, false, u->local, u->local, jobs, false};
    while (!*none) {
        (void)NUM(longest_section)(b, &b->v, u->chain, u->cpu, u->cpu_priority, NULL);
        if (!NUM(mul_int)(&b->t, &b->host[step], jobs) || !NUM(add)(&b->v, &b->v, &b->t) ||
            !NUM(meet_cpu)(b, &b->v, u->chain, u->cpu, &own, true, r, none))
            return false;
        if (NUM(cmp)(&b->v, r) <= 0)
            return true;
        NUM(set)(r, &b->v);
        *none = *none || NUM(cmp)(r, &b->reach[u->chain]) > 0;
        if (b->run->work > b->run->limit)
            return NUM(stop)(b, GPURTA_LIMIT);
    }
    return true;
}

/* response[step] of a host step on a CPU; none[step] where there is none. */
static bool NUM(improve_host)(struct NUM(bound) *const b, const size_t step)
{
    const struct unit *const u = &b->s->unit[step];
    bool none = false;
    for (;;) {
        const struct NUM(own_cpu) own = NUM(own_on)(b, u->chain, u->cpu, u->local, u->local);
        if (b->run->work > b->run->limit)
            return NUM(stop)(b, GPURTA_LIMIT);
        if (!NUM(cpu_window)(b, step, &own, &b->response[step], &none))
            return b->status ? false : NUM(stop)(b, GPURTA_OVERFLOW);
        if (none || NUM(cmp)(&b->v, &b->response[step]) <= 0)
            break;
        NUM(set)(&b->response[step], &b->v);
        none = NUM(cmp)(&b->v, &b->reach[u->chain]) > 0;
        if (none)
            break;
    }
    b->none[step] = none;
    NUM(set)(&b->window[step], &b->response[step]);
    return true;
}

/* A path's host steps on one CPU. */
struct NUM(host) {
    size_t chain, cpu;
    size_t from, end; /* places of its first step, if it is of a pipelined chain, and its last */
    int64_t jobs;     /* the path has so many */
    const num_t *window;
    struct NUM(own_cpu) own;
    bool begins, each; /* the path begins there; every step counts by itself */
    int64_t steps;
    size_t longest; /* step with the section that may keep the CPU */
};

/* How often it takes a step. */
static int64_t NUM(host_times)(const struct NUM(bound) *const b, const struct NUM(host) *const h,
                               const struct unit *const u)
{
    if (is_pipelined(b->s, h->chain))
        return NUM(own_times)(&h->own, u);
    return h->jobs - (u->local > h->end);
}

/* Notes of a path's time on one CPU: step by step, or all that runs there. */
static bool NUM(note_hosts)(struct NUM(bound) *const b, const struct NUM(host) *const h)
{
    const struct system *const s = b->s;
    for (size_t m = s->cpu_first[h->cpu]; m < s->cpu_first[h->cpu + 1]; m++) {
        const size_t i = s->cpu_member[m];
        const struct unit *const u = &s->unit[i];
        const int64_t times = NUM(host_times)(b, h, u);
        if (u->chain != h->chain || u->kind != GPURTA_STEP_HOST || !times)
            continue;
        if (!NUM(mul_int)(&b->t, h->each ? &b->response[i] : &b->host[i], times) ||
            !NUM(note)(b, h->each ? GPURTA_BOUND_ON_CPU : GPURTA_BOUND_OUTSIDE, i,
                       h->each ? times : times * u->repeat, NULL, &b->t))
            return false;
    }
    bool none = false;
    num_t *const sum = &b->v;
    return h->each ||
           (NUM(note)(b, GPURTA_BOUND_SECTION, h->longest, h->steps, NULL, &b->longest) &&
            NUM(meet_cpu)(b, sum, h->chain, h->cpu, &h->own, h->begins, h->window, &none));
}

/* sum += the time of a path of so many jobs, up to the step `last`, in host steps on one CPU: as
 * long as each may take, or all that may run there in the window. */
static bool NUM(host_time)(struct NUM(bound) *const b, num_t *const sum, struct NUM(host) *const h)
{
    const struct system *const s = b->s;
    bool ok = true, none = false;
    const bool pipelined = is_pipelined(s, h->chain);
    h->own = NUM(own_on)(b, h->chain, h->cpu, pipelined ? h->from : 0,
                         h->jobs > 1 && !pipelined ? SIZE_MAX : h->end);
    h->own.jobs = h->jobs;
    h->own.path = true;
    h->own.again = h->own.again && !pipelined;
    if (h->own.low == INT64_MAX)
        return true;
    const struct unit *const first =
        &s->unit[s->member[s->first[h->chain] + (pipelined ? h->from : 0)]];
    struct bound_notes *const notes = b->run->noting;
    b->run->noting = NULL;
    LOCAL_NUM(alone);
    LOCAL_NUM(all);
    h->begins = first->kind == GPURTA_STEP_HOST && first->cpu == h->cpu;
    h->longest = NUM(longest_section)(b, &b->longest, h->chain, h->cpu, h->own.low, NULL);
    h->steps = 0;
    for (size_t m = s->cpu_first[h->cpu]; ok && m < s->cpu_first[h->cpu + 1]; m++) {
        const size_t i = s->cpu_member[m];
        const struct unit *const u = &s->unit[i];
        const int64_t times = NUM(host_times)(b, h, u);
        if (u->chain != h->chain || u->kind != GPURTA_STEP_HOST)
            continue;
        h->steps += times;
        ok = NUM(mul_int)(&b->t, &b->response[i], times) && NUM(add)(&alone, &alone, &b->t) &&
             NUM(mul_int)(&b->t, &b->host[i], times) && NUM(add)(&all, &all, &b->t);
    }
    ok = ok && NUM(mul_int)(&b->longest, &b->longest, h->steps) &&
         NUM(add)(&all, &all, &b->longest) &&
         NUM(meet_cpu)(b, &all, h->chain, h->cpu, &h->own, h->begins, h->window, &none);
    h->each = none || (ok && NUM(cmp)(&alone, &all) <= 0);
    b->run->noting = notes;
    return ok && NUM(add)(sum, sum, h->each ? &alone : &all) && (!notes || NUM(note_hosts)(b, h));
}
