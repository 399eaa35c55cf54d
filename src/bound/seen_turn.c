/* Who has the GPU in a run: entries of the runlist one after the other, or servers. */
#include "bound/seen_sim.h"

#include "number/wide.h"

/* What a context counts that is asked for its work, beside blocks that are looked at. */
#define LOOKS_A_CONTEXT 2

static bool has_work(const struct sim *const x, const size_t place)
{
    return x->place[place].unfinished || x->place[place].always;
}

/* The Host: the next entry with work, when the slot is over or the work ended. */
static bool walk_list(struct sim *const x)
{
    if (x->owner != NO_INDEX && x->now < x->slot_end && has_work(x, x->owner))
        return true;
    x->owner = NO_INDEX;
    for (size_t k = 0; k < x->length; k++) {
        const size_t context = x->list[(x->entry + k) % x->length];
        x->looks += LOOKS_A_CONTEXT;
        if (!has_work(x, context))
            continue;
        const size_t entry = (x->entry + k) % x->length;
        x->entry = (entry + 1) % x->length;
        x->owner = context;
        x->owned_from = x->now;
        x->switch_end = x->now + x->times->cost;
        x->slot_end = x->switch_end + x->times->slice[context];
        return keep_turn(x, entry, x->switch_end);
    }
    return keep_turn(x, NO_INDEX, 0);
}

/* a * b > c * d, all >= 0 */
static bool product_above(const int64_t a, const int64_t b, const int64_t c, const int64_t d)
{
    const struct wide p = wide_product((uint64_t)a, (uint64_t)b);
    const struct wide q = wide_product((uint64_t)c, (uint64_t)d);
    return p.high > q.high || (p.high == q.high && p.low > q.low);
}

/* A server whose budget is used up has it back at its deadline, not before; one that wakes up keeps
 * its deadline if its budget is small enough for it. Returns whether it may run. */
static bool refresh(struct sim *const x, const size_t i)
{
    struct place *const p = &x->place[i];
    const int64_t q = x->times->budget[i], t = x->times->server_period[i];
    if (!has_work(x, i)) {
        p->awake = false;
        return false;
    }
    if (!p->awake && (p->deadline <= x->now ||
                      (p->budget > 0 && product_above(p->budget, t, p->deadline - x->now, q)))) {
        p->deadline = x->now + t;
        p->budget = q;
    }
    p->awake = true;
    if (p->budget <= 0 && p->deadline <= x->now) {
        p->deadline += t;
        p->budget = q;
    }
    return p->budget > 0;
}

/* Constant bandwidth servers under EDF; ties by number. */
static bool serve(struct sim *const x)
{
    size_t best = NO_INDEX;
    x->refill = NEVER;
    x->looks += LOOKS_A_CONTEXT * (int64_t)x->s->spaces;
    for (size_t i = 0; i < x->s->spaces; i++) {
        const struct place *const p = &x->place[i];
        if (refresh(x, i)) {
            if (best == NO_INDEX || p->deadline < x->place[best].deadline)
                best = i;
        } else if (p->awake && p->deadline < x->refill) {
            x->refill = p->deadline;
        }
    }
    x->owner = best;
    x->owned_from = x->now;
    x->slot_end = best == NO_INDEX ? NEVER : x->now + x->place[best].budget;
    return keep_turn(x, best, x->now);
}

bool schedule(struct sim *const x)
{
    const enum supply_kind kind = x->s->space[0].supply.kind;
    if (kind == SUPPLY_RUNLIST)
        return walk_list(x);
    if (kind == SUPPLY_SERVER)
        return serve(x);
    x->owner = 0;
    x->slot_end = NEVER;
    return true;
}
