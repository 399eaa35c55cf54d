/* The analysis of a runlist on whole ticks, without allocation. */
#include "base/fail.h"

#include "number/i64.h"

#include "runlist/bounds_kind.h"

#include <gpurta/runlist.h>
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

static gpurta_status check_set(const gpurta_runlist_ticks_set *const set, gpurta_error *const error)
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

/* Where everything stands in the working memory. */
struct room {
    int64_t *entry, *prefix, *slice, *slots, *bound, *positional, *theorem, *start;
    unsigned char *full;
};

static struct room lay_out(void *const work, const size_t count)
{
    int64_t *const at = work;
    return (struct room){.prefix = at,
                         .entry = at + count + 2,
                         .slice = at + 2 * count + 2,
                         .slots = at + 3 * count + 2,
                         .bound = at + 4 * count + 2,
                         .positional = at + 5 * count + 2,
                         .theorem = at + 6 * count + 2,
                         .start = at + 7 * count + 2,
                         .full = (unsigned char *)(at + 8 * count + 2)};
}

/* All bounds; only the positional ones if no others are wanted. false: overflow. */
static bool find_bounds(struct bounds_i64 *const r, const struct room *const room,
                        const bool limited)
{
    bool stopped = true;
    if (!bounds_positional_i64(r, room->positional, room->start) ||
        (limited && !bounds_limited_i64(r, room->positional, room->bound, room->start, &stopped)))
        return false;
    if (stopped)
        memcpy(room->bound, room->positional, r->shape->count * sizeof *room->bound);
    return true;
}

static bool find_theorem(struct bounds_i64 *const r, const struct room *const room)
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

static void copy_out(const struct room *const room, const gpurta_runlist_ticks_set *const set,
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

gpurta_status gpurta_runlist_ticks(const gpurta_runlist_ticks_set *const set,
                                   const gpurta_runlist_ticks_result *const result,
                                   void *const work, gpurta_error *const error)
{
    const gpurta_status status = check_set(set, error);
    if (status != GPURTA_OK)
        return status;
    if (!result || result->size != sizeof *result || !work)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM,
                    "runlist: NULL argument, or a size that is not known");
    struct channels shape = {
        .count = set->count, .flat = set->mode == GPURTA_RUNLIST_FLAT, .level = set->level};
    const struct room room = lay_out(work, set->count);
    channels_count(&shape);
    struct bounds_i64 r = {
        .shape = &shape,
        .timeslice = set->timeslice,
        .slice = round_slices(set, room.slice),
        .wcet = set->wcet,
        .section = set->nonpreemptable,
        .period = set->period,
        .entry = room.entry,
        .medium = room.prefix,
        .low = room.prefix + shape.medium + 1,
        .slots = room.slots,
        .full = room.full,
        .own = set->switch_cost,
        .cost = set->overhead == GPURTA_RUNLIST_EVERY_SWITCH ? set->switch_cost : 0,
        .reset = set->reset_cost,
        .limit = set->limit ? set->limit : BOUNDS_DEFAULT_LIMIT,
    };
    if (!find_bounds(&r, &room, result->bound) || (result->theorem_1 && !find_theorem(&r, &room)))
        return fail(error, GPURTA_OVERFLOW, GPURTA_NO_ITEM, "a bound does not fit into 64 bits");
    copy_out(&room, set, result);
    return GPURTA_OK;
}
