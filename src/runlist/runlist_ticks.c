/* The analysis of a runlist on whole ticks, without allocation. */
#include "base/fail.h"

#include "number/i64.h"

#include "runlist/bounds_kind.h"
#include "runlist/runlist_ticks.h"

#include <string.h>

#define TICKS_PER_CHANNEL                                                                          \
    9 /* entry, prefix sums, rounded timeslice, slots, three results, window;                      \
         and a byte */

size_t gpurta_runlist_ticks_work(const size_t count)
{
    const size_t each = TICKS_PER_CHANNEL * sizeof(int64_t);
    return count == 0 || count > SIZE_MAX / each - 2 ? 0 : (count + 2) * each;
}

static gpurta_status check_channels(const gpurta_runlist_ticks_set *const set,
                                    gpurta_error *const error)
{
    for (size_t i = 0; i < set->count; i++) {
        const gpurta_level level = set->level[i];
        if (level != GPURTA_LEVEL_LOW && level != GPURTA_LEVEL_MEDIUM && level != GPURTA_LEVEL_HIGH)
            return fail(error, GPURTA_INVALID_ARGUMENT, (int64_t)i, "runlist: no such level");
        if (set->timeslice[i] < 1 || set->timeslice[i] < set->timeslice_step)
            return fail(error, GPURTA_OUT_OF_RANGE, (int64_t)i,
                        "a timeslice must be above 0, and at least one step");
        if (set->wcet[i] < 0 || (set->nonpreemptable && set->nonpreemptable[i] < 0) ||
            (set->period && set->period[i] < 0))
            return fail(error, GPURTA_OUT_OF_RANGE, (int64_t)i, "a time must not be negative");
    }
    return GPURTA_OK;
}

gpurta_status runlist_ticks_check(const gpurta_runlist_ticks_set *const set,
                                  gpurta_error *const error)
{
    if (!set || set->size != sizeof *set || set->count == 0 ||
        gpurta_runlist_ticks_work(set->count) == 0 || !set->level || !set->timeslice ||
        !set->wcet ||
        (set->mode != GPURTA_RUNLIST_INTERLEAVED && set->mode != GPURTA_RUNLIST_FLAT) ||
        (set->overhead != GPURTA_RUNLIST_EVERY_SWITCH && set->overhead != GPURTA_RUNLIST_PUBLISHED))
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM,
                    "runlist: NULL argument, a size that is not known, no channel, or no such mode "
                    "or overhead");
    if (set->switch_cost < 0 || set->reset_cost < 0 || set->timeslice_step < 0 || set->limit < 0)
        return fail(error, GPURTA_OUT_OF_RANGE, GPURTA_NO_ITEM,
                    "costs, step and limit must not be negative");
    return check_channels(set, error);
}

static struct runlist_room lay_out(void *const work, const size_t count)
{
    int64_t *const at = work;
    return (struct runlist_room){.prefix = at,
                                 .entry = at + count + 2,
                                 .slice = at + 2 * count + 2,
                                 .slots = at + 3 * count + 2,
                                 .bound = at + 4 * count + 2,
                                 .positional = at + 5 * count + 2,
                                 .theorem = at + 6 * count + 2,
                                 .start = at + 7 * count + 2,
                                 .full = (unsigned char *)(at + 8 * count + 2)};
}

/* All bounds; only the positional ones if no others are wanted: `bound` is then left as it is.
 * false: overflow. */
static bool find_bounds(struct bounds_i64 *const r, const struct runlist_room *const room,
                        const bool limited)
{
    bool stopped = false;
    if (!bounds_positional_i64(r, room->positional, room->start) ||
        (limited && !bounds_limited_i64(r, room->positional, room->bound, room->start, &stopped)))
        return false;
    return !stopped || bounds_positional_i64(r, room->bound, room->start);
}

static bool find_theorem(struct bounds_i64 *const r, const struct runlist_room *const room)
{
    if (!theorem_prepare_i64(r))
        return false;
    for (size_t i = 0; i < r->shape->count; i++) {
        room->theorem[i] = GPURTA_RUNLIST_NO_VALUE;
        if (r->wcet[i] > 0 && channels_like_theorem_1(r->shape, i) &&
            !theorem_i64(r, i, &room->theorem[i]))
            return false;
    }
    return true;
}

static void copy_out(const struct runlist_room *const room,
                     const gpurta_runlist_ticks_set *const set,
                     const gpurta_runlist_ticks_result *const result)
{
    const size_t bytes = set->count * sizeof(int64_t);
    for (size_t i = 0; i < set->count; i++)
        if (set->wcet[i] == 0)
            room->bound[i] = room->positional[i] = GPURTA_RUNLIST_NO_VALUE;
    if (result->bound)
        memcpy(result->bound, room->bound, bytes);
    if (result->positional)
        memcpy(result->positional, room->positional, bytes);
    if (result->theorem_1)
        memcpy(result->theorem_1, room->theorem, bytes);
}

static const int64_t *round_slices(const gpurta_runlist_ticks_set *const set, int64_t *const slice)
{
    if (set->timeslice_step == 0)
        return set->timeslice;
    for (size_t i = 0; i < set->count; i++)
        slice[i] = set->timeslice[i] - set->timeslice[i] % set->timeslice_step;
    return slice;
}

gpurta_status runlist_ticks_find(const gpurta_runlist_ticks_set *const set, const bool limited,
                                 const bool theorem, void *const work,
                                 struct runlist_room *const room, gpurta_error *const error)
{
    struct channels shape = {
        .count = set->count, .flat = set->mode == GPURTA_RUNLIST_FLAT, .level = set->level};
    *room = lay_out(work, set->count);
    channels_count(&shape);
    struct bounds_i64 r;
    bounds_init_i64(&r);
    r.shape = &shape;
    r.timeslice = set->timeslice;
    r.slice = round_slices(set, room->slice);
    r.wcet = set->wcet;
    r.section = set->nonpreemptable;
    r.period = set->period;
    r.entry = room->entry;
    r.medium = room->prefix;
    r.low = room->prefix + shape.medium + 1;
    r.slots = room->slots;
    r.full = room->full;
    r.own = set->switch_cost;
    r.cost = set->overhead == GPURTA_RUNLIST_EVERY_SWITCH ? set->switch_cost : 0;
    r.reset = set->reset_cost;
    r.limit = set->limit ? set->limit : BOUNDS_DEFAULT_LIMIT;
    return find_bounds(&r, room, limited) && (!theorem || find_theorem(&r, room))
               ? GPURTA_OK
               : fail(error, GPURTA_OVERFLOW, GPURTA_NO_ITEM, "a bound does not fit into 64 bits");
}

gpurta_status gpurta_runlist_ticks(const gpurta_runlist_ticks_set *const set,
                                   const gpurta_runlist_ticks_result *const result,
                                   void *const work, gpurta_error *const error)
{
    struct runlist_room room;
    gpurta_status status = runlist_ticks_check(set, error);
    if (status != GPURTA_OK)
        return status;
    if (!result || result->size != sizeof *result || !work)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM,
                    "runlist: NULL argument, or a size that is not known");
    status = runlist_ticks_find(set, result->bound, result->theorem_1, work, &room, error);
    if (status == GPURTA_OK)
        copy_out(&room, set, result);
    return status;
}
