/* From a model to the answers, for one number kind: see i64.h for how this text is included. */

#include "runlist/runlist_run.h"
#include "runlist/system_core.h"

/* The bound of channel i does not fit its deadline: it is worth looking for a witness. */
static bool NUM(misses)(const struct NUM(system) *const s, const size_t i)
{
    return NUM(sgn)(&s->deadline[i]) > 0 && NUM(cmp)(&s->bound[i], &s->deadline[i]) > 0;
}

static gpurta_status NUM(answer)(struct NUM(system) *const s, const struct ticks *const ticks,
                                 const size_t i, struct answer *const answer)
{
    num_t *const value = &s->r.total;
    answer->full = s->full[i];
    answer->window = s->start[i];
    if (NUM(sgn)(&s->wcet[i]) == 0)
        return GPURTA_OK;
    if (!NUM(ticks_give)(&answer->bound, ticks, &s->bound[i]) ||
        !NUM(ticks_give)(&answer->positional, ticks, &s->positional[i]))
        return GPURTA_NO_MEMORY;
    if (channels_like_theorem_1(s->r.shape, i)) {
        if (!NUM(theorem)(&s->r, i, value))
            return GPURTA_OVERFLOW;
        if (!NUM(ticks_give)(&answer->theorem, ticks, value))
            return GPURTA_NO_MEMORY;
    }
    if (NUM(misses)(s, i)) {
        if (!NUM(bounds_witness)(&s->r, i, s->start[i], value))
            return GPURTA_OVERFLOW;
        if (!NUM(ticks_give)(&answer->witness, ticks, value))
            return GPURTA_NO_MEMORY;
    }
    return GPURTA_OK;
}

/* Both kinds of bounds. Where the search for the work-limited ones was stopped, the positional ones
 * and what they take for overloaded stand in their place. */
static bool NUM(find_bounds)(struct NUM(system) *const s, struct runlist_run *const run)
{
    s->r.limit = run->limit;
    if (!NUM(bounds_positional)(&s->r, s->positional, s->start) ||
        !NUM(bounds_limited)(&s->r, s->positional, s->bound, s->start, &run->stopped))
        return false;
    if (!run->stopped)
        return true;
    return NUM(bounds_positional)(&s->r, s->bound, s->start);
}

gpurta_status NUM(runlist_run)(const struct ticks *const ticks, void *const all)
{
    struct runlist_run *const run = all;
    struct NUM(system) s;
    gpurta_status status = GPURTA_NO_MEMORY;
    if (NUM(system_init)(&s, &run->model->shape))
        status = NUM(system_load)(&s, run->model, ticks) && NUM(find_bounds)(&s, run) &&
                         NUM(theorem_prepare)(&s.r)
                     ? GPURTA_OK
                     : GPURTA_OVERFLOW;
    for (size_t i = 0; i < run->model->shape.count && status == GPURTA_OK; i++)
        status = NUM(answer)(&s, ticks, i, &run->answer[i]);
    NUM(system_clear)(&s);
    return status;
}
