/* How late steps of a chain end, from its nominal release: see doc/bound.md, "Jobs that wait for
 * each other" and "Pipelines". */
#include "bound/path_core.h"

/* ---- chains ---- */

/* E of a step of a sequence: by the step before it, or by its path. */
static bool NUM(take_time)(struct NUM(bound) *const b, const size_t step, const size_t before)
{
    LOCAL_NUM(took);
    bool ok = true;
    NUM(set)(&took, &b->response[step]);
    if (before != SIZE_MAX)
        ok = NUM(add)(&took, &took, &b->took[before]) || NUM(stop)(b, GPURTA_OVERFLOW);
    const size_t level = b->s->unit[step].level;
    if (ok && (level == NO_LEVEL ? NUM(has_path)(b, step) && before != SIZE_MAX
                                 : !NUM(is_first)(b, step) || b->run->level[level].rivals))
        ok = NUM(path_bound)(b, step, 1, 0, &took);
    NUM(set)(&b->took[step], &took);
    return ok;
}

/* r := at least J + time - jobs * T */
static bool NUM(lengthen)(struct NUM(bound) *const b, num_t *const r, const size_t chain,
                          const num_t *const time, const int64_t jobs)
{
    if (!NUM(mul_int)(&b->u, &b->period[chain], jobs) || !NUM(sub)(&b->u, time, &b->u) ||
        !NUM(add)(&b->u, &b->u, &b->jitter[chain]))
        return NUM(stop)(b, GPURTA_OVERFLOW);
    if (NUM(cmp)(&b->u, r) > 0)
        NUM(set)(r, &b->u);
    return true;
}

/* One job more of a serial chain: all := the time from the beginning of the first to the end of
 * this one, the `jobs`-th. */
static bool NUM(one_more)(struct NUM(bound) *const b, const size_t chain, const int64_t jobs,
                          num_t *const all)
{
    const struct system *const s = b->s;
    LOCAL_NUM(here);
    LOCAL_NUM(other);
    bool ok = NUM(lengthen)(b, &b->activation[s->member[s->first[chain]]], chain, all, jobs - 1);
    NUM(set)(&here, all);
    for (size_t k = s->first[chain]; ok && k < s->first[chain + 1]; k++) {
        const size_t i = s->member[k];
        ok = (NUM(add)(&other, all, &b->took[i]) && NUM(add)(&here, &here, &b->response[i])) ||
             NUM(stop)(b, GPURTA_OVERFLOW);
        if (ok && NUM(cmp)(&other, &here) < 0)
            NUM(set)(&here, &other);
        ok = ok && (!NUM(has_path)(b, i) || NUM(path_bound)(b, i, jobs, 0, &here)) &&
             NUM(lengthen)(b, &b->longer[i], chain, &here, jobs - 1);
    }
    NUM(set)(all, &here);
    return ok;
}

/* Activation and finish of all steps of a sequence. A serial chain that may take longer than its
 * period has several jobs that wait for each other: no path of them is shorter than that to the
 * step before, or of one job fewer. */
static bool NUM(finish_chain)(struct NUM(bound) *const b, const size_t chain)
{
    const struct system *const s = b->s;
    const size_t from = s->first[chain], last = s->member[s->first[chain + 1] - 1];
    LOCAL_NUM(all);
    bool ok = true;
    NUM(set)(&b->activation[s->member[from]], &b->jitter[chain]);
    for (size_t k = from; ok && k < s->first[chain + 1]; k++)
        ok = NUM(add)(&b->longer[s->member[k]], &b->jitter[chain], &b->took[s->member[k]]);
    NUM(set)(&all, &b->took[last]);
    b->in_order = true;
    for (size_t set = 0; set < NUM(known_sets)(b, last); set++)
        NUM(set_int)(&b->several[set], 0);
    for (int64_t jobs = 1; ok && s->serial[chain]; jobs++) {
        NUM(set_int)(&b->t, 0); /* another one waits only if J + F(jobs) > jobs * T */
        if (!(ok = NUM(lengthen)(b, &b->t, chain, &all, jobs)) || NUM(sgn)(&b->t) <= 0)
            break;
        if (NUM(cmp)(&b->took[last], &b->period[chain]) <= 0)
            break;              /* the first one is the latest */
        NUM(set_int)(&b->t, 0); /* the last one that may wait does so already by these alone */
        if (!(ok = NUM(lengthen)(b, &b->t, chain, &all, PENDING_MOST)) || NUM(sgn)(&b->t) > 0) {
            b->none[last] = true;
            break;
        }
        ok = NUM(one_more)(b, chain, jobs + 1, &all);
    }
    b->in_order = false;
    for (size_t k = from; ok && k < s->first[chain + 1]; k++) {
        const size_t i = s->member[k];
        if (k + 1 < s->first[chain + 1])
            NUM(set)(&b->activation[s->member[k + 1]], &b->longer[i]);
        NUM(set)(&b->finish[i], &b->longer[i]);
    }
    return ok || (b->status ? false : NUM(stop)(b, GPURTA_OVERFLOW));
}

/* ---- pipelines ---- */

/* A step of a pipelined chain on a CPU: its jobs that are done there without a pause of its
 * priority or above. longer and activation as in take_server(). */
static bool NUM(take_thread)(struct NUM(bound) *const b, const size_t step)
{
    const size_t chain = b->s->unit[step].chain;
    LOCAL_NUM(all);
    LOCAL_NUM(far);
    bool ok = true, none = false, more = true;
    NUM(set)(&b->took[step], &b->response[step]);
    for (int64_t jobs = 1; ok && more && !none; jobs++) {
        none = jobs > PENDING_MOST;
        if (none || !(ok = NUM(cpu_queue)(b, step, jobs, &all, &none)) || none)
            break;
        ok = NUM(mul_int)(&b->u, &b->period[chain], jobs - 1) && NUM(sub)(&b->u, &all, &b->u);
        if (ok && NUM(cmp)(&b->u, &far) > 0)
            NUM(set)(&far, &b->u);
        ok = ok && NUM(add)(&b->u, &b->u, &b->activation[step]);
        more = ok && NUM(cmp)(&b->u, &b->period[chain]) > 0; /* the next one may be among them */
    }
    if (none && !b->status)
        *(b->s->held[chain] ? &b->tight[chain] : &b->none[step]) = true;
    ok = ok && NUM(add)(&b->longer[step], &b->activation[step], &far);
    if (ok && !none && !b->s->sequence[chain])
        NUM(set)(&b->finish[step], &b->longer[step]);
    ok = ok && NUM(sub)(&b->u, &b->longer[step], &b->period[chain]);
    if (ok &&
        NUM(cmp)(&b->u, &b->activation[step]) > 0) /* it may wait for the job before so long */
        NUM(set)(&b->activation[step], &b->u);
    return ok || (b->status ? false : NUM(stop)(b, GPURTA_OVERFLOW));
}

/* A step of a pipelined chain: several of its jobs may wait for each other, as those of a chain.
 * longer := from the nominal release of the chain to its end, at most, by its activation. */
static bool NUM(take_server)(struct NUM(bound) *const b, const size_t step)
{
    const struct unit *const u = &b->s->unit[step];
    const num_t *const period = &b->period[u->chain];
    if (u->cpu != NO_CPU)
        return NUM(take_thread)(b, step);
    LOCAL_NUM(all);
    LOCAL_NUM(far);
    NUM(set)(&all, &b->response[step]);
    bool ok = u->level == NO_LEVEL || NUM(path_bound)(b, step, 1, u->local, &all);
    NUM(set)(&b->took[step], &all);
    NUM(set)(&far, &all); /* the largest of all - (jobs - 1) T */
    for (int64_t jobs = 1; ok && NUM(cmp)(&b->took[step], period) > 0; jobs++) {
        if (!(ok = NUM(mul_int)(&b->u, period, jobs) && NUM(sub)(&b->u, &b->u, &all)))
            break;
        if (NUM(cmp)(&b->u, &b->activation[step]) >= 0)
            break; /* the next job finds this one complete */
        if (jobs == PENDING_MOST || u->level == NO_LEVEL) {
            *(b->s->held[u->chain] ? &b->tight[u->chain] : &b->none[step]) = true;
            break;
        }
        ok = NUM(add)(&all, &all, &b->took[step]) &&
             NUM(path_bound)(b, step, jobs + 1, u->local, &all) &&
             NUM(mul_int)(&b->u, period, jobs) && NUM(sub)(&b->u, &all, &b->u);
        if (ok && NUM(cmp)(&b->u, &far) > 0)
            NUM(set)(&far, &b->u);
    }
    ok = ok && NUM(add)(&b->longer[step], &b->activation[step], &far);
    if (ok && !b->s->sequence[u->chain])
        NUM(set)(&b->finish[step], &b->longer[step]);
    if (ok && NUM(cmp)(&far, period) > 0) /* it may wait for the job before so long */
        ok = NUM(sub)(&b->activation[step], &b->longer[step], period);
    return ok || (b->status ? false : NUM(stop)(b, GPURTA_OVERFLOW));
}

/* b->v := from the nominal release of a job of a pipeline to the end of a step, if the jobs before
 * it wait there for each other, so many in all, of which the first waited last for the job before
 * at the step at place `from`; of the first step: it began with its release. No more than it takes
 * step by step. */
static bool NUM(way_of)(struct NUM(bound) *const b, const size_t step, const size_t from,
                        const int64_t jobs)
{
    const size_t chain = b->s->unit[step].chain;
    const size_t first = b->s->member[b->s->first[chain] + from];
    LOCAL_NUM(begin);
    LOCAL_NUM(all);
    NUM(set)(&begin, &b->jitter[chain]);
    bool ok = NUM(sub)(&all, &b->finish[first], &b->period[chain]);
    if (ok && (from || (first != step && NUM(cmp)(&all, &begin) > 0)))
        NUM(set)(&begin, &all);
    NUM(set)(&b->v, &b->longer[step]);
    ok = ok && NUM(mul_int)(&all, &b->period[chain], jobs - 1) && NUM(sub)(&begin, &begin, &all) &&
         NUM(sub)(&all, &b->v, &begin);
    if (ok && NUM(sgn)(&all) > 0)
        ok = NUM(path_bound)(b, step, jobs, from, &all) && NUM(add)(&b->v, &begin, &all);
    return ok || (b->status ? false : NUM(stop)(b, GPURTA_OVERFLOW));
}

/* finish of all steps of a pipelined sequence: step by step, or by the way from where a job waited
 * last for the one before. */
static bool NUM(finish_pipeline)(struct NUM(bound) *const b, const size_t chain)
{
    const struct system *const s = b->s;
    const size_t from = s->first[chain], to = s->first[chain + 1];
    LOCAL_NUM(latest);
    bool ok = true;
    for (size_t k = from; ok && k < to; k++) {
        const size_t i = s->member[k];
        num_t *const way = &b->way[i];
        bool fits = false;
        NUM(set_int)(way, 0);
        for (int64_t jobs = 1; ok && !fits && jobs <= PENDING_MOST; jobs++) {
            NUM(set_int)(&latest, 0);
            for (size_t at = 0; ok && at < k - from + (k == from); at++) {
                ok = NUM(way_of)(b, i, at, jobs);
                if (ok && NUM(cmp)(&b->v, &latest) > 0)
                    NUM(set)(&latest, &b->v);
            }
            if (NUM(cmp)(&latest, way) > 0)
                NUM(set)(way, &latest);
            if (NUM(cmp)(way, &b->longer[i]) >= 0)
                break; /* no better */
            /* the next job does not wait for this one; or waits, but is no later */
            fits = NUM(cmp)(&latest, &b->period[chain]) <= 0 ||
                   NUM(cmp)(&b->took[i], &b->period[chain]) <= 0;
        }
        NUM(set)(&b->finish[i], fits ? way : &b->longer[i]);
    }
    return ok;
}
