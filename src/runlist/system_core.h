/* A model in whole ticks with room for its bounds, for one number kind: see i64.h for how this text
 * is included. */

#include "runlist/bounds_kind.h"
#include "runlist/runlist.h"

#include <stdlib.h>

struct NUM(system) {
    struct NUM(bounds) r;
    num_t *all;
    size_t numbers;
    unsigned char *full;
    int64_t *start;
    num_t *timeslice, *slice, *wcet, *section, *period; /* those of r, to be written */
    num_t *bound, *positional, *deadline;
};

static void NUM(system_clear)(struct NUM(system) *const s)
{
    NUM(bounds_clear)(&s->r);
    for (size_t i = 0; s->all && i < s->numbers; i++)
        NUM(clear)(&s->all[i]);
    FREE(s->all, s->full, s->start);
}

static num_t *NUM(take_numbers)(num_t **const next, const size_t count)
{
    num_t *const numbers = *next;
    *next += count;
    return numbers;
}

/* Room for all channels of a shape; false: out of memory. To be cleared in both cases. */
static bool NUM(system_init)(struct NUM(system) *const s, const struct channels *const shape)
{
    const size_t n = shape->count, most = SIZE_MAX / (16 * sizeof(num_t));
    *s = (struct NUM(system)){.numbers = 0};
    NUM(bounds_init)(&s->r);
    s->r.shape = shape;
    if (n > most)
        return false;
    s->all = malloc((11 * n + 2) * sizeof *s->all);
    s->full = calloc(n, 1);
    s->start = calloc(n, sizeof *s->start);
    if (!s->all || !s->full || !s->start)
        return false;
    s->numbers = 11 * n + 2;
    for (size_t i = 0; i < s->numbers; i++)
        NUM(init)(&s->all[i]);
    num_t *next = s->all;
    s->r.timeslice = s->timeslice = NUM(take_numbers)(&next, n);
    s->r.slice = s->slice = NUM(take_numbers)(&next, n);
    s->r.wcet = s->wcet = NUM(take_numbers)(&next, n);
    s->r.section = s->section = NUM(take_numbers)(&next, n);
    s->r.period = s->period = NUM(take_numbers)(&next, n);
    s->bound = NUM(take_numbers)(&next, n);
    s->positional = NUM(take_numbers)(&next, n);
    s->deadline = NUM(take_numbers)(&next, n);
    s->r.entry = NUM(take_numbers)(&next, n);
    s->r.slots = NUM(take_numbers)(&next, n);
    s->r.medium = next; /* the last n + 2 */
    s->r.low = s->r.medium + shape->medium + 1;
    s->r.full = s->full;
    return true;
}

/* false: a number does not fit */
static bool NUM(system_load)(struct NUM(system) *const s, const struct model *const model,
                             const struct ticks *const ticks)
{
    for (size_t i = 0; i < model->shape.count; i++) {
        const struct channel *const c = &model->channel[i];
        if (!NUM(ticks_take)(&s->timeslice[i], ticks, &c->timeslice) ||
            !NUM(ticks_take)(&s->slice[i], ticks, &c->slice) ||
            !NUM(ticks_take)(&s->wcet[i], ticks, &c->wcet) ||
            !NUM(ticks_take)(&s->section[i], ticks, &c->section) ||
            !NUM(ticks_take)(&s->period[i], ticks, &c->period) ||
            !NUM(ticks_take)(&s->deadline[i], ticks, &c->deadline))
            return false;
    }
    if (!NUM(ticks_take)(&s->r.own, ticks, &model->cost) ||
        !NUM(ticks_take)(&s->r.reset, ticks, &model->reset))
        return false;
    if (model->overhead == GPURTA_RUNLIST_EVERY_SWITCH)
        NUM(set)(&s->r.cost, &s->r.own);
    return true;
}
