/* Host steps on CPUs with preemptive fixed priorities: see doc/cpus.md for the statement and its
 * proof. A thread that spins takes its CPU as a host step would, as long as its kernel or copy is
 * pending. */
#include "bound/supply_core.h"

/* What one job of a step takes of its CPU, all repeats. */
static const num_t *NUM(cpu_time)(const struct NUM(bound) *const b, const size_t step)
{
    return b->s->unit[step].kind == GPURTA_STEP_HOST ? &b->host[step] : &b->response[step];
}

/* What a chain has on a CPU. */
struct NUM(own_cpu) {
    int64_t top, low; /* its priorities there: of all steps, of those that count */
    bool again;       /* steps of it may run right before the one that counts */
};

/* Between `first` and `last`, places in the chain, are the steps that count. */
static struct NUM(own_cpu) NUM(own_on)(struct NUM(bound) *const b, const size_t chain,
                                       const size_t cpu, const size_t first, const size_t last)
{
    const struct system *const s = b->s;
    size_t only = SIZE_MAX;
    struct NUM(own_cpu) own = {INT64_MIN, INT64_MAX, false};
    size_t steps = 0;
    for (size_t m = s->cpu_first[cpu]; m < s->cpu_first[cpu + 1]; m++) {
        const struct unit *const u = &s->unit[s->cpu_member[m]];
        if (u->chain != chain)
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

/* r := the longest section that may have the CPU when the chain needs it: of others of a lower
 * priority, or (own) of its own steps that ran before. Returns whose it is. */
static size_t NUM(longest_section)(const struct NUM(bound) *const b, num_t *const r,
                                   const size_t chain, const size_t cpu, const int64_t low,
                                   const bool own)
{
    const struct system *const s = b->s;
    size_t longest = SIZE_MAX;
    NUM(set_int)(r, 0);
    for (size_t m = s->cpu_first[cpu]; m < s->cpu_first[cpu + 1]; m++) {
        const size_t j = s->cpu_member[m];
        const struct unit *const u = &s->unit[j];
        if ((own ? u->chain == chain : u->chain != chain && u->cpu_priority < low) &&
            NUM(cmp)(&b->section[j], r) > 0) {
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
    num_t longer;
    bool ok = true;
    size_t lead = SIZE_MAX, last = SIZE_MAX; /* of the steps that follow each other */
    NUM(charge)(b, s->cpu_first[cpu + 1] - s->cpu_first[cpu]);
    NUM(init)(&longer);
    if (begins && own->again)
        (void)NUM(longest_section)(b, &longer, chain, cpu, 0, true);
    ok = NUM(add)(&longer, &longer, window);
    for (size_t m = s->cpu_first[cpu]; ok && !*none && m < s->cpu_first[cpu + 1]; m++) {
        const size_t j = s->cpu_member[m];
        const struct unit *const u = &s->unit[j];
        if (u->chain == chain || u->cpu_priority < own->low)
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
             NUM(ceil_div)(&b->u, &b->u, &b->period[u->chain]) &&
             NUM(mul)(&b->t, NUM(cpu_time)(b, j), &b->u) && NUM(add)(sum, sum, &b->t) &&
             (!b->run->noting ||
              NUM(keep_note)(b, GPURTA_BOUND_CPU, j, NUM(capped)(&b->u, INT64_MAX),
                             NUM(cpu_time)(b, j), &b->t));
    }
    NUM(clear)(&longer);
    return ok;
}

/* b->v := the step's time on its CPU in a window. */
static bool NUM(cpu_window)(struct NUM(bound) *const b, const size_t step,
                            const struct NUM(own_cpu) *const own, const num_t *const window,
                            bool *const none)
{
    const struct system *const s = b->s;
    const struct unit *const u = &s->unit[step];
    const size_t longest = NUM(longest_section)(b, &b->w, u->chain, u->cpu, u->cpu_priority, false);
    if (!NUM(note)(b, GPURTA_BOUND_OUTSIDE, step, 1, NULL, &b->host[step]) ||
        !NUM(note)(b, GPURTA_BOUND_SECTION, longest, 1, NULL, &b->w) ||
        !NUM(add)(&b->v, &b->host[step], &b->w))
        return false;
    for (size_t m = s->cpu_first[u->cpu]; m < s->cpu_first[u->cpu + 1]; m++) {
        const size_t j = s->cpu_member[m];
        const bool lower = s->unit[j].cpu_priority < u->cpu_priority;
        const num_t *const time = lower ? &b->section[j] : &b->host[j];
        if (s->unit[j].chain != u->chain || !in_parallel(s, step, j))
            continue;
        if (!NUM(add)(&b->v, &b->v, time) ||
            !NUM(note)(b, lower ? GPURTA_BOUND_SECTION : GPURTA_BOUND_ON_CPU, j, 1, NULL, time))
            return false;
    }
    return NUM(meet_cpu)(b, &b->v, u->chain, u->cpu, own, true, window, none);
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
    size_t end;   /* place of the last step of the last job */
    int64_t jobs; /* the path has so many */
    const num_t *window;
    struct NUM(own_cpu) own;
    bool begins, each; /* the path begins there; every step counts by itself */
    int64_t steps;
    size_t longest; /* step with the section that may keep the CPU */
};

/* Notes of a path's time on one CPU: step by step, or all that runs there. */
static bool NUM(note_hosts)(struct NUM(bound) *const b, const struct NUM(host) *const h)
{
    const struct system *const s = b->s;
    for (size_t m = s->cpu_first[h->cpu]; m < s->cpu_first[h->cpu + 1]; m++) {
        const size_t i = s->cpu_member[m];
        const struct unit *const u = &s->unit[i];
        const int64_t times = h->jobs - (u->local > h->end);
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
    num_t alone, all;
    bool ok = true, none = false;
    h->own = NUM(own_on)(b, h->chain, h->cpu, 0, h->jobs > 1 ? SIZE_MAX : h->end);
    if (h->own.low == INT64_MAX)
        return true;
    const struct unit *const first = &s->unit[s->member[s->first[h->chain]]];
    struct bound_notes *const notes = b->run->noting;
    b->run->noting = NULL;
    NUM(init)(&alone);
    NUM(init)(&all);
    h->begins = first->kind == GPURTA_STEP_HOST && first->cpu == h->cpu;
    h->longest = NUM(longest_section)(b, &b->longest, h->chain, h->cpu, h->own.low, false);
    h->steps = 0;
    for (size_t m = s->cpu_first[h->cpu]; ok && m < s->cpu_first[h->cpu + 1]; m++) {
        const size_t i = s->cpu_member[m];
        const struct unit *const u = &s->unit[i];
        const int64_t times = h->jobs - (u->local > h->end);
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
    ok = ok && NUM(add)(sum, sum, h->each ? &alone : &all) && (!notes || NUM(note_hosts)(b, h));
    NUM(clear)(&alone);
    NUM(clear)(&all);
    return ok;
}
