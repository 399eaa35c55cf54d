/* Queues between the steps of pipelined chains that hold so many jobs: which step begins which job
 * when another job is taken in. See doc/bound.md, "Capacity". */
#include "system/system.h"

#include "base/fail.h"

/* lag: of each step, from how many jobs before on it has begun them all when the chain takes in
 * another one; gone: the same, has ended. */
static void find_lags(struct system *const s)
{
    bool again = true;
    size_t other;
    for (size_t i = 0; i < s->steps; i++) {
        s->lag[i] = gpurta_chains_after(s->chains, i, 0) == SIZE_MAX ? 1 : NO_LAG;
        s->gone[i] = NO_LAG;
    }
    /* a step begins behind all that it waits for, and before what its queue is full of */
    while (again) {
        again = false;
        for (size_t i = 0; i < s->steps; i++)
            for (size_t p = 0; (other = gpurta_chains_after(s->chains, i, p)) != SIZE_MAX; p++) {
                const int64_t capacity = s->chains->step[other].capacity;
                const int64_t later = s->lag[other] + capacity;
                if (capacity && later < s->lag[i]) {
                    s->lag[i] = later;
                    again = true;
                }
                if (s->lag[i] < s->lag[other]) {
                    s->lag[other] = s->lag[i];
                    again = true;
                }
            }
    }
    for (size_t i = 0; i < s->steps; i++) {
        if (s->lag[i] < NO_LAG && s->lag[i] + 1 < s->gone[i])
            s->gone[i] = s->lag[i] + 1;
        for (size_t p = 0; (other = gpurta_chains_after(s->chains, i, p)) != SIZE_MAX; p++)
            if (s->lag[i] < s->gone[other])
                s->gone[other] = s->lag[i];
    }
}

/* Which of what a chain says does not go together. */
static gpurta_status check(const struct system *const s, const size_t chain,
                           gpurta_error *const error)
{
    bool waits = false, drops = false, joins = !s->sequence[chain];
    for (size_t k = s->first[chain]; k < s->first[chain + 1]; k++) {
        const struct chain_step *const step = &s->chains->step[s->member[k]];
        drops = drops || step->drop;
        waits = waits || (step->capacity && !step->drop);
    }
    if (drops && waits)
        return fail(error, GPURTA_NOT_APPLICABLE, (int64_t)chain,
                    "some of its steps wait and others drop jobs where a queue is full (key "
                    "overflow), which no bound covers: let all do the same");
    if (drops && joins)
        return fail(error, GPURTA_NOT_APPLICABLE, (int64_t)chain,
                    "overflow: drop is of a chain whose steps are a sequence: in another one a job "
                    "may be dropped on one branch alone, which no bound covers");
    s->drops[chain] = drops;
    s->held[chain] = drops || waits || s->chains->chain[chain].begin;
    return GPURTA_OK;
}

gpurta_status capacities_init(struct system *const s, gpurta_error *const error)
{
    gpurta_status status = GPURTA_OK;
    bool any = false;
    for (size_t c = 0; !status && c < s->count; c++) {
        status = check(s, c, error);
        any = any || s->held[c];
    }
    if (!status && any)
        find_lags(s);
    for (size_t k = 0; k < s->steps; k++)
        s->final[s->unit[s->order[k]].chain] = s->order[k];
    return status;
}

bool capacities_unused(const struct system *const s)
{
    for (size_t i = 0, other; i < s->steps; i++) {
        bool last = s->chains->step[i].capacity > 0;
        for (size_t k = 0; last && k < s->steps; k++)
            for (size_t p = 0; (other = gpurta_chains_after(s->chains, k, p)) != SIZE_MAX; p++)
                last = last && other != i;
        if (last)
            return true;
    }
    return false;
}
