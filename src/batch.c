/* Many sets in one call: the calls for one set, one after the other, in the same working memory. */
#include <gpurta/batch.h>

#include <stdbool.h>

#include "fail.h"

static bool ordered(const size_t sets, const int64_t *const first)
{
    if (first[0] != 0)
        return false;
    for (size_t s = 0; s < sets; s++)
        if (first[s + 1] < first[s] || (uint64_t)first[s + 1] > PTRDIFF_MAX / sizeof(int64_t))
            return false;
    return true;
}

static size_t size_of(const int64_t *const first, const size_t set)
{
    return (size_t)(first[set + 1] - first[set]);
}

static const int64_t *at(const int64_t *const values, const int64_t position)
{
    return values ? values + position : NULL;
}

static int64_t *out(int64_t *const values, const int64_t position)
{
    return values ? values + position : NULL;
}

static gpurta_status check(const size_t sets, const int64_t *const first, const bool complete,
                           gpurta_error *const error)
{
    gpurta_status status = GPURTA_OK;
    if (!first || !complete)
        fail(error, status = GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "batch: NULL argument");
    else if (!ordered(sets, first))
        fail(error, status = GPURTA_OUT_OF_RANGE, GPURTA_NO_ITEM,
             "the positions of sets begin with 0 and never decrease");
    return status;
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
                               const int64_t *const wcet, const int64_t *const deadline,
                               const int64_t *const period, const int64_t *const nonpreemptable,
                               const int64_t limit, gpurta_verdict *const verdict,
                               int64_t *const witness, gpurta_status *const status,
                               void *const work, gpurta_error *const error)
{
    const gpurta_status checked =
        check(sets, first, wcet && deadline && period && verdict && status && work, error);
    if (checked != GPURTA_OK)
        return checked;
    if (limit < 0)
        return fail(error, GPURTA_OUT_OF_RANGE, GPURTA_NO_ITEM, "the limit is below 0");
    for (size_t s = 0; s < sets; s++) {
        const int64_t p = first[s];
        const size_t count = size_of(first, s);
        status[s] = possible(count, gpurta_edf_ticks_work(count));
        if (status[s] != GPURTA_OK)
            continue;
        status[s] =
            gpurta_edf_ticks(count, wcet + p, deadline + p, period + p, at(nonpreemptable, p),
                             limit, &verdict[s], witness ? &witness[s] : NULL, work, NULL);
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
                               const int64_t *const slots, const int64_t *const release,
                               const int64_t *const blocks, const int64_t *const wcet,
                               int64_t *const completion, gpurta_status *const status,
                               void *const work, gpurta_error *const error)
{
    const gpurta_status checked =
        check(sets, first, slots && blocks && wcet && completion && status && work, error);
    if (checked != GPURTA_OK)
        return checked;
    for (size_t s = 0; s < sets; s++) {
        const int64_t p = first[s];
        const size_t count = size_of(first, s);
        status[s] = possible(count, gpurta_rta_ticks_work(slots[s], count));
        if (status[s] != GPURTA_OK)
            continue;
        status[s] = gpurta_rta_ticks(slots[s], count, at(release, p), blocks + p, wcet + p,
                                     completion + p, work, NULL);
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

gpurta_status
gpurta_batch_runlist(const gpurta_runlist_mode mode, const gpurta_runlist_overhead overhead,
                     const int64_t switch_cost, const size_t sets, const int64_t *const first,
                     const gpurta_level *const level, const int64_t *const timeslice,
                     const int64_t *const wcet, const int64_t *const nonpreemptable,
                     const int64_t *const period, int64_t *const bound, int64_t *const theorem_1,
                     gpurta_status *const status, void *const work, gpurta_error *const error)
{
    const gpurta_status checked =
        check(sets, first, level && timeslice && wcet && bound && status && work, error);
    if (checked != GPURTA_OK)
        return checked;
    for (size_t s = 0; s < sets; s++) {
        const int64_t p = first[s];
        const size_t count = size_of(first, s);
        status[s] = possible(count, gpurta_runlist_ticks_work(count));
        if (status[s] != GPURTA_OK)
            continue;
        status[s] = gpurta_runlist_ticks(mode, overhead, switch_cost, count, level + p,
                                         timeslice + p, wcet + p, at(nonpreemptable, p),
                                         at(period, p), bound + p, out(theorem_1, p), work, NULL);
    }
    return GPURTA_OK;
}
