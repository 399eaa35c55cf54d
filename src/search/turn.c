/* Which context has the GPU in a run: by the runlist, servers or priorities. */
#include "search/sim.h"

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

/* Until when the blocks of the owner keep the GPU from a context that asked for it. */
static int64_t keeps_until(const struct sim *const x)
{
    const struct place *const p = &x->place[x->owner];
    int64_t until = x->now;
    for (size_t i = 0; i < p->blocks; i++) {
        const size_t step = x->work[p->block[i].work].step;
        const int64_t end = x->asked + x->times->section[step];
        until = end > until ? end : until;
    }
    return until;
}

/* The context of the largest priority that has work; a switch that has begun ends first. */
static bool take_highest(struct sim *const x)
{
    size_t best = NO_INDEX;
    if (x->owner != NO_INDEX && x->now < x->switch_end)
        return true;
    x->looks += LOOKS_A_CONTEXT * (int64_t)x->s->spaces;
    for (size_t i = 0; i < x->s->spaces; i++)
        if (has_work(x, i) && (best == NO_INDEX || is_above(&x->s->supply, i, best)))
            best = i;
    x->slot_end = NEVER;
    const bool asks = x->owner != NO_INDEX && has_work(x, x->owner) && best != x->owner;
    x->asked = !asks ? NEVER : x->asked == NEVER ? x->now : x->asked;
    const int64_t kept = asks ? keeps_until(x) : x->now;
    if (kept > x->now) {
        x->slot_end = kept;
        return true;
    }
    if (best == x->owner && best != NO_INDEX)
        return true;
    x->asked = NEVER;
    x->owner = best;
    x->owned_from = x->now;
    x->switch_end = best == NO_INDEX ? x->now : x->now + x->times->cost;
    return keep_turn(x, best, x->switch_end);
}

bool schedule(struct sim *const x)
{
    const enum supply_kind kind = x->s->supply.kind;
    if (kind == SUPPLY_RUNLIST)
        return walk_list(x);
    if (kind == SUPPLY_SERVER)
        return serve(x);
    if (kind == SUPPLY_PRIORITY)
        return take_highest(x);
    x->owner = 0;
    x->slot_end = NEVER;
    return true;
}
