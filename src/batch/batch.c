/* Many sets in one call: the calls for one set, one after the other, in the same working memory. */
#include "batch/sets.h"

static int64_t *out(int64_t *const values, const int64_t position)
{
    return values ? values + position : NULL;
}

/* What the call for one set cannot say, because it trusts the size of its working memory. */
static gpurta_status possible(const size_t count, const size_t bytes)
{
    if (count == 0)
        return GPURTA_INVALID_ARGUMENT;
    return bytes == 0 ? GPURTA_OUT_OF_RANGE : GPURTA_OK;
}

/* The largest of the sets' needs; a set that is refused needs none. */
static void need(size_t *const work, const size_t bytes)
{
    if (bytes > *work)
        *work = bytes;
}

size_t gpurta_batch_edf_work(const size_t sets, const int64_t *const first)
{
    if (!first || !ordered(sets, first))
        return 0;
    size_t work = sizeof(int64_t);
    for (size_t s = 0; s < sets; s++)
        need(&work, gpurta_edf_ticks_work(size_of(first, s)));
    return work;
}

gpurta_status gpurta_batch_edf(const size_t sets, const int64_t *const first,
                               const gpurta_batch_edf_sets *const all,
                               gpurta_verdict *const verdict, int64_t *const witness,
                               gpurta_status *const status, void *const work,
                               gpurta_error *const error)
{
    const bool complete = all && all->size >= sizeof *all && all->wcet && all->deadline &&
                          all->period && verdict && status && work;
    const gpurta_status checked = check(sets, first, complete, error);
    if (checked != GPURTA_OK)
        return checked;
    if (all->limit < 0)
        return fail(error, GPURTA_OUT_OF_RANGE, GPURTA_NO_ITEM, "the limit is below 0");
    for (size_t s = 0; s < sets; s++) {
        const int64_t p = first[s];
        const size_t count = size_of(first, s);
        status[s] = possible(count, gpurta_edf_ticks_work(count));
        const gpurta_edf_ticks_set set = {.size = sizeof set,
                                          .count = count,
                                          .wcet = all->wcet + p,
                                          .deadline = all->deadline + p,
                                          .period = all->period + p,
                                          .nonpreemptable = at(all->nonpreemptable, p),
                                          .limit = all->limit};
        if (status[s] == GPURTA_OK)
            status[s] =
                gpurta_edf_ticks(&set, &verdict[s], witness ? &witness[s] : NULL, work, NULL);
    }
    return GPURTA_OK;
}

size_t gpurta_batch_rta_work(const size_t sets, const int64_t *const first,
                             const int64_t *const slots)
{
    if (!first || !slots || !ordered(sets, first))
        return 0;
    size_t work = sizeof(int64_t);
    for (size_t s = 0; s < sets; s++)
        need(&work, gpurta_rta_ticks_work(slots[s], size_of(first, s)));
    return work;
}

gpurta_status gpurta_batch_rta(const size_t sets, const int64_t *const first,
                               const gpurta_batch_rta_sets *const all, int64_t *const completion,
                               gpurta_status *const status, void *const work,
                               gpurta_error *const error)
{
    const bool complete = all && all->size >= sizeof *all && all->slots && all->blocks &&
                          all->wcet && completion && status && work;
    const gpurta_status checked = check(sets, first, complete, error);
    if (checked != GPURTA_OK)
        return checked;
    for (size_t s = 0; s < sets; s++) {
        const int64_t p = first[s];
        const size_t count = size_of(first, s);
        status[s] = possible(count, gpurta_rta_ticks_work(all->slots[s], count));
        if (status[s] == GPURTA_OK)
            status[s] = gpurta_rta_ticks(all->slots[s], count, at(all->release, p), all->blocks + p,
                                         all->wcet + p, completion + p, work, NULL);
    }
    return GPURTA_OK;
}

size_t gpurta_batch_runlist_work(const size_t sets, const int64_t *const first)
{
    if (!first || !ordered(sets, first))
        return 0;
    size_t work = sizeof(int64_t);
    for (size_t s = 0; s < sets; s++)
        need(&work, gpurta_runlist_ticks_work(size_of(first, s)));
    return work;
}

/* Set number `set` of all. */
static gpurta_runlist_ticks_set runlist_set(const gpurta_runlist_ticks_set *const all,
                                            const int64_t *const first, const size_t set)
{
    const int64_t p = first[set];
    gpurta_runlist_ticks_set one = *all;
    one.count = size_of(first, set);
    one.level = all->level + p;
    one.timeslice = all->timeslice + p;
    one.wcet = all->wcet + p;
    one.nonpreemptable = at(all->nonpreemptable, p);
    one.period = at(all->period, p);
    return one;
}

gpurta_status gpurta_batch_runlist(const size_t sets, const int64_t *const first,
                                   const gpurta_runlist_ticks_set *const all,
                                   const gpurta_runlist_ticks_result *const result,
                                   gpurta_status *const status, void *const work,
                                   gpurta_error *const error)
{
    const bool complete = all && all->size == sizeof *all && all->level && all->timeslice &&
                          all->wcet && result && result->size == sizeof *result && status && work;
    const gpurta_status checked = check(sets, first, complete, error);
    if (checked != GPURTA_OK)
        return checked;
    for (size_t s = 0; s < sets; s++) {
        const int64_t p = first[s];
        const gpurta_runlist_ticks_set one = runlist_set(all, first, s);
        const gpurta_runlist_ticks_result to = {.size = sizeof to,
                                                .bound = out(result->bound, p),
                                                .positional = out(result->positional, p),
                                                .theorem_1 = out(result->theorem_1, p)};
        status[s] = possible(one.count, gpurta_runlist_ticks_work(one.count));
        if (status[s] == GPURTA_OK)
            status[s] = gpurta_runlist_ticks(&one, &to, work, NULL);
    }
    return GPURTA_OK;
}
