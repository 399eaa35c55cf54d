/* Search for levels, for one number kind: see i64.h for how this text is included. */

#include "runlist/runlist_levels.h"
#include "runlist/system_core.h"

#include <string.h>

struct NUM(levels) {
    struct search *search;
    struct NUM(system) a;
    num_t slice[GPURTA_LEVEL_HIGH + 1], rounded[GPURTA_LEVEL_HIGH + 1]; /* the driver's, by level */
    num_t response, limit; /* the worst ratio of the current assignment */
    num_t kept_response[GPURTA_RUNLIST_LEVELS_KEPT], kept_limit[GPURTA_RUNLIST_LEVELS_KEPT];
    num_t t, u;
};

static void NUM(levels_numbers)(struct NUM(levels) *const l, void (*const each)(num_t *))
{
    for (int i = 0; i <= GPURTA_LEVEL_HIGH; i++) {
        each(&l->slice[i]);
        each(&l->rounded[i]);
    }
    for (size_t i = 0; i < GPURTA_RUNLIST_LEVELS_KEPT; i++) {
        each(&l->kept_response[i]);
        each(&l->kept_limit[i]);
    }
    each(&l->response);
    each(&l->limit);
    each(&l->t);
    each(&l->u);
}

/* The order of a / b and c / d, which are all above 0; false: overflow */
static bool NUM(compare_ratios)(struct NUM(levels) *const l, const num_t *const a,
                                const num_t *const b, const num_t *const c, const num_t *const d,
                                int *const order)
{
    if (!NUM(mul)(&l->t, a, d) || !NUM(mul)(&l->u, c, b))
        return false;
    *order = NUM(cmp)(&l->t, &l->u);
    return true;
}

static bool NUM(load_levels)(struct NUM(levels) *const l, const struct ticks *const ticks)
{
    const struct search *const s = l->search;
    if (!NUM(system_load)(&l->a, s->model, ticks))
        return false;
    for (size_t i = 0; i < s->shape.count; i++)
        if (NUM(sgn)(&l->a.r.period[i]) > 0 && NUM(cmp)(&l->a.r.period[i], &l->a.deadline[i]) < 0)
            NUM(set)(&l->a.deadline[i], &l->a.r.period[i]);
    for (int level = GPURTA_LEVEL_NONE; level <= GPURTA_LEVEL_HIGH; level++)
        if (!NUM(ticks_take)(&l->slice[level], ticks, &s->slice[level]) ||
            !NUM(ticks_take)(&l->rounded[level], ticks, &s->rounded[level]))
            return false;
    return true;
}

/* The worst ratio of the current assignment, into response and limit. */
static bool NUM(levels_worst)(struct NUM(levels) *const l)
{
    struct search *const s = l->search;
    for (size_t i = 0; i < s->shape.count; i++)
        s->used[i] = s->level[i] == GPURTA_LEVEL_NONE ? GPURTA_LEVEL_LOW : s->level[i];
    channels_count(&s->shape);
    l->a.r.low = l->a.r.medium + s->shape.medium + 1;
    for (size_t i = 0; i < s->shape.count; i++)
        if (s->model->by_level[i]) {
            NUM(set)(&l->a.timeslice[i], &l->slice[s->level[i]]);
            NUM(set)(&l->a.slice[i], &l->rounded[s->level[i]]);
        }
    if (!NUM(bounds_positional)(&l->a.r, l->a.bound, l->a.start))
        return false;
    NUM(set_int)(&l->response, 0);
    NUM(set_int)(&l->limit, 1);
    for (size_t i = 0; i < s->shape.count; i++) {
        int order;
        if (NUM(sgn)(&l->a.r.wcet[i]) == 0 || NUM(sgn)(&l->a.deadline[i]) == 0)
            continue;
        if (!NUM(compare_ratios)(l, &l->a.bound[i], &l->a.deadline[i], &l->response, &l->limit,
                                 &order))
            return false;
        if (order > 0) {
            NUM(set)(&l->response, &l->a.bound[i]);
            NUM(set)(&l->limit, &l->a.deadline[i]);
        }
    }
    s->tried++;
    s->steps += (int64_t)s->shape.count * (int64_t)(s->shape.medium + s->shape.low + 1);
    s->fit += NUM(cmp)(&l->response, &l->limit) <= 0;
    return true;
}

/* Where the current assignment belongs among those kept; count: nowhere. */
static bool NUM(levels_place)(struct NUM(levels) *const l, const size_t changes,
                              size_t *const place)
{
    const struct search *const s = l->search;
    size_t p = s->kept;
    while (p > 0) {
        int order;
        if (!NUM(compare_ratios)(l, &l->response, &l->limit, &l->kept_response[p - 1],
                                 &l->kept_limit[p - 1], &order))
            return false;
        if (order > 0 || (order == 0 && changes >= s->changes[p - 1]))
            break;
        p--;
    }
    *place = p;
    return true;
}

static bool NUM(levels_keep)(struct NUM(levels) *const l)
{
    struct search *const s = l->search;
    const size_t changes = search_changes(s);
    size_t place;
    if (search_known(s))
        return true;
    if (!NUM(levels_place)(l, changes, &place))
        return false;
    if (place == GPURTA_RUNLIST_LEVELS_KEPT)
        return true;
    s->kept += s->kept < GPURTA_RUNLIST_LEVELS_KEPT;
    for (size_t p = s->kept - 1; p > place; p--) {
        NUM(swap)(&l->kept_response[p], &l->kept_response[p - 1]);
        NUM(swap)(&l->kept_limit[p], &l->kept_limit[p - 1]);
    }
    NUM(set)(&l->kept_response[place], &l->response);
    NUM(set)(&l->kept_limit[place], &l->limit);
    search_insert(s, place, changes);
    return true;
}

static bool NUM(levels_try)(struct NUM(levels) *const l)
{
    return NUM(levels_worst)(l) && NUM(levels_keep)(l);
}

static bool NUM(levels_all)(struct NUM(levels) *const l)
{
    struct search *const s = l->search;
    for (size_t i = 0; i < s->shape.count; i++)
        s->level[i] = search_least(s, i);
    do {
        if (search_wanted(s) && !NUM(levels_try)(l))
            return false;
    } while (search_next(s));
    return true;
}

/* From the given levels, the best change of one level, again and again. */
static bool NUM(levels_climb)(struct NUM(levels) *const l)
{
    struct search *const s = l->search;
    const size_t size = s->shape.count * sizeof *s->level;
    bool better = true;
    if (!NUM(levels_try)(l))
        return false;
    while (better && s->steps < s->limit) {
        memcpy(s->from, s->kept_level, size); /* the best so far */
        memcpy(s->level, s->from, size);
        for (size_t i = 0; i < s->shape.count && s->steps < s->limit; i++) {
            for (int level = (int)search_least(s, i); level <= GPURTA_LEVEL_HIGH; level++) {
                s->level[i] = (gpurta_level)level;
                if (s->level[i] != s->from[i] && !NUM(levels_try)(l))
                    return false;
            }
            s->level[i] = s->from[i];
        }
        better = memcmp(s->from, s->kept_level, size) != 0;
    }
    return true;
}

static bool NUM(levels_found)(struct NUM(levels) *const l)
{
    struct search *const s = l->search;
    mpq_t ratio;
    mpq_init(ratio);
    bool kept = true;
    for (size_t p = 0; p < s->kept && kept; p++) {
        NUM(get_mpz)(mpq_numref(ratio), &l->kept_response[p]);
        NUM(get_mpz)(mpq_denref(ratio), &l->kept_limit[p]);
        mpq_canonicalize(ratio);
        kept = rat_set(&s->ratio[p], ratio);
    }
    mpq_clear(ratio);
    return kept;
}

gpurta_status NUM(levels_run)(const struct ticks *const ticks, void *const run)
{
    struct search *const s = run;
    struct NUM(levels) l = {.search = s};
    gpurta_status status = GPURTA_NO_MEMORY;
    search_begin(s);
    NUM(levels_numbers)(&l, NUM(init));
    if (NUM(system_init)(&l.a, &s->shape)) {
        status = GPURTA_OVERFLOW;
        if (NUM(load_levels)(&l, ticks) && (s->all ? NUM(levels_all)(&l) : NUM(levels_climb)(&l)))
            status = NUM(levels_found)(&l) ? GPURTA_OK : GPURTA_NO_MEMORY;
    }
    NUM(levels_numbers)(&l, NUM(clear));
    NUM(system_clear)(&l.a);
    return status;
}
