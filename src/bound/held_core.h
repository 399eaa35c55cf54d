/* Pipelines whose queues are short: a step waits for place in the one behind it, or jobs are
 * dropped from there. See doc/bound.md, "Capacity". Once per number kind. */
#include "bound/chain_core.h"

#define LAG_MOST 4096 /* jobs in the queues of a chain */

/* r := the larger of r and from + more - n T; *more: it grew. */
static bool NUM(no_sooner)(struct NUM(bound) *const b, num_t *const r, const num_t *const from,
                           const num_t *const more, const size_t chain, const int64_t n,
                           bool *const grew)
{
    if (!NUM(mul_int)(&b->u, &b->period[chain], n) || !NUM(sub)(&b->u, from, &b->u) ||
        (more && !NUM(add)(&b->u, &b->u, more)))
        return NUM(stop)(b, GPURTA_OVERFLOW);
    if (NUM(cmp)(&b->u, r) <= 0)
        return true;
    NUM(set)(r, &b->u);
    *grew = true;
    return true;
}

/* What step i begins after, of its own chain's jobs; way[i], from the nominal release. */
static bool NUM(begin_step)(struct NUM(bound) *const b, const size_t i, bool *const grew)
{
    const size_t chain = b->s->unit[i].chain;
    size_t other;
    bool own = true; /* waits for its job before */
    for (size_t p = 0; (other = gpurta_chains_after(b->s->chains, i, p)) != SIZE_MAX; p++) {
        const struct chain_step *const from = &b->s->chains->step[other];
        NUM(set)(&b->v, &b->response[other]);
        own = !from->drop;
        /* as many as there is place for, and the one under way, are ahead at most */
        if (from->drop && (!NUM(mul_int)(&b->t, &b->response[i], from->capacity) ||
                           !NUM(add)(&b->v, &b->v, &b->t)))
            return NUM(stop)(b, GPURTA_OVERFLOW);
        if (!NUM(no_sooner)(b, &b->way[i], &b->way[other], &b->v, chain, 0, grew) ||
            (from->capacity && own &&
             !NUM(no_sooner)(b, &b->way[other], &b->way[i], NULL, chain, from->capacity, grew)))
            return false;
    }
    return !own || NUM(no_sooner)(b, &b->way[i], &b->way[i], &b->response[i], chain, 1, grew);
}

/* way := the latest begin of each step from the nominal release. *known: there is one; else jobs
 * come faster than they can pass. */
static bool NUM(begin_from_release)(struct NUM(bound) *const b, const size_t chain,
                                    bool *const known)
{
    const struct system *const s = b->s;
    const size_t from = s->first[chain], to = s->first[chain + 1];
    bool grew = true;
    for (size_t k = from; k < to; k++)
        NUM(set)(&b->way[s->member[k]], &b->jitter[chain]);
    for (size_t pass = 0; grew && pass <= to - from; pass++) {
        grew = false;
        for (size_t k = from; k < to; k++)
            if (!NUM(begin_step)(b, s->member[k], &grew))
                return false;
        NUM(charge)(b, 4 * (to - from));
    }
    *known = !grew;
    return true;
}

/* Begins of the jobs of a chain, from when one of them is taken in. */
struct NUM(intake) {
    size_t steps;
    int64_t most;
    num_t *begin; /* [q * steps + place]: of the job that is q before it, at most */
    num_t end;
    bool known; /* way[] counts */
};

/* a->end := the latest end of a step's job q before, where another is taken in at 0. */
static bool NUM(intake_end)(struct NUM(bound) *const b, struct NUM(intake) *const a, const size_t i,
                            const int64_t q)
{
    if (!NUM(add)(&a->end, &a->begin[(size_t)q * a->steps + b->s->unit[i].local], &b->response[i]))
        return NUM(stop)(b, GPURTA_OVERFLOW);
    if (q >= b->s->gone[i] && NUM(sgn)(&a->end) > 0)
        NUM(set_int)(&a->end, 0);
    return true;
}

static bool NUM(intake_step)(struct NUM(bound) *const b, struct NUM(intake) *const a,
                             const size_t i, const int64_t q)
{
    const struct system *const s = b->s;
    const size_t chain = s->unit[i].chain;
    num_t *const r = &a->begin[(size_t)q * a->steps + s->unit[i].local];
    bool grew, ok = true;
    NUM(set_int)(r, 0);
    if (q < s->lag[i]) { /* not known to have begun */
        size_t other;
        const bool first = gpurta_chains_after(s->chains, i, 0) == SIZE_MAX;
        ok = NUM(intake_end)(b, a, i, q + 1);
        if (!first || NUM(sgn)(&a->end) > 0)
            NUM(set)(r, &a->end);
        for (size_t p = 0; ok && (other = gpurta_chains_after(s->chains, i, p)) != SIZE_MAX; p++)
            ok = NUM(intake_end)(b, a, other, q) &&
                 NUM(no_sooner)(b, r, &a->end, NULL, chain, 0, &grew);
        for (size_t k = s->first[chain]; ok && k < s->first[chain + 1]; k++)
            for (size_t p = 0;
                 (other = gpurta_chains_after(s->chains, s->member[k], p)) != SIZE_MAX; p++)
                if (other == i && s->chains->step[i].capacity &&
                    q + s->chains->step[i].capacity <= a->most)
                    ok = ok && NUM(no_sooner)(
                                   b, r,
                                   &a->begin[(size_t)(q + s->chains->step[i].capacity) * a->steps +
                                             s->unit[s->member[k]].local],
                                   NULL, chain, 0, &grew);
    }
    if (!ok || !a->known)
        return ok;
    if (!NUM(mul_int)(&b->u, &b->period[chain], q) || !NUM(sub)(&b->u, &b->way[i], &b->u))
        return NUM(stop)(b, GPURTA_OVERFLOW);
    if (NUM(cmp)(&b->u, r) < 0)
        NUM(set)(r, &b->u);
    return true;
}

static num_t *NUM(array)(struct pool *pool, size_t count);
static void NUM(array_free)(struct pool *pool, num_t *all, size_t count);

/* way := the latest begin of each step from when the chain takes a job in, known how many before it
 * have begun then. */
static bool NUM(begin_from_intake)(struct NUM(bound) *const b, const size_t chain,
                                   bool *const known)
{
    const struct system *const s = b->s;
    const size_t from = s->first[chain], to = s->first[chain + 1];
    struct NUM(intake) a = {.steps = to - from, .known = *known};
    for (size_t k = from; k < to; k++)
        a.most = s->lag[s->member[k]] > a.most ? s->lag[s->member[k]] : a.most;
    if (a.most > LAG_MOST)
        return true;
    *known = true;
    const size_t count = ((size_t)a.most + 1) * a.steps;
    a.begin = NUM(array)(s->pool, count);
    bool ok = a.begin || NUM(stop)(b, GPURTA_NO_MEMORY);
    NUM(init)(&a.end);
    for (int64_t q = a.most; ok && q >= 0; q--) {
        NUM(charge)(b, s->steps / 16 + a.steps * a.steps);
        if (b->run->work > b->run->limit)
            ok = NUM(stop)(b, GPURTA_LIMIT);
        for (size_t k = 0; ok && k < s->steps; k++)
            ok = s->unit[s->order[k]].chain != chain || NUM(intake_step)(b, &a, s->order[k], q);
    }
    for (size_t k = from; ok && k < to; k++)
        NUM(set)(&b->way[s->member[k]], &a.begin[k - from]);
    NUM(clear)(&a.end);
    NUM(array_free)(s->pool, a.begin, count);
    return ok;
}

/* Is there always place in the queues, whatever they hold? Then nothing is held back or dropped. */
static bool NUM(always_place)(struct NUM(bound) *const b, const size_t i)
{
    size_t other;
    for (size_t p = 0; (other = gpurta_chains_after(b->s->chains, i, p)) != SIZE_MAX; p++) {
        const struct chain_step *const from = &b->s->chains->step[other];
        if (!from->capacity)
            continue;
        if (!NUM(mul_int)(&b->u, &b->period[b->s->unit[i].chain], from->capacity) ||
            !NUM(add)(&b->u, &b->u, from->drop ? &b->early[i] : &b->early[other]))
            return NUM(stop)(b, GPURTA_OVERFLOW);
        const int before = NUM(cmp)(&b->activation[i], &b->u);
        if (from->drop ? before >= 0 : before > 0)
            return false;
    }
    return true;
}

/* activation and finish of a chain whose jobs may have to wait for place, or are dropped. */
static bool NUM(hold_back)(struct NUM(bound) *const b, const size_t chain)
{
    const struct system *const s = b->s;
    const size_t from = s->first[chain], to = s->first[chain + 1];
    bool known = false;
    for (size_t k = from; !s->drops[chain] && !b->tight[chain] && k < to; k++)
        b->tight[chain] = !NUM(always_place)(b, s->member[k]);
    if (b->status || !b->tight[chain])
        return !b->status;
    if (!NUM(begin_from_release)(b, chain, &known) ||
        (s->chains->chain[chain].begin && !NUM(begin_from_intake)(b, chain, &known)))
        return false;
    b->none[s->final[chain]] = b->none[s->final[chain]] || !known;
    for (size_t k = from; known && k < to; k++) {
        const size_t i = s->member[k];
        NUM(set)(&b->activation[i], &b->way[i]);
        if (!NUM(add)(&b->finish[i], &b->way[i], &b->response[i]))
            return NUM(stop)(b, GPURTA_OVERFLOW);
        b->none[s->final[chain]] =
            b->none[s->final[chain]] || NUM(cmp)(&b->finish[i], &b->reach[chain]) > 0;
    }
    return true;
}

/* r := jobs in a row that a chain loses at most, where queues are full: between two that a step
 * takes one after the other, without a pause if it lost any. */
static bool NUM(lost_jobs)(struct NUM(bound) *const b, const size_t chain, int64_t *const r)
{
    const struct system *const s = b->s;
    *r = 0;
    for (size_t k = s->first[chain] + 1; s->drops[chain] && k < s->first[chain + 1]; k++) {
        const size_t i = s->member[k];
        if (!s->chains->step[s->member[k - 1]].drop ||
            (!b->tight[chain] && NUM(always_place)(b, i)))
            continue;
        if (b->status || !NUM(add)(&b->u, &b->response[i], &b->activation[i]) ||
            !NUM(sub)(&b->u, &b->u, &b->early[i]) ||
            !NUM(floor_div)(&b->u, &b->u, &b->period[chain]))
            return b->status ? false : NUM(stop)(b, GPURTA_OVERFLOW);
        const int64_t apart = NUM(capped)(&b->u, INT64_MAX);
        *r = apart - 1 > *r ? apart - 1 : *r;
    }
    return true;
}
