/* The Host from the critical instant of each channel, on whole ticks, without allocation. */
#include "base/fail.h"

#include "number/i64.h"

#include "model/options.h"
#include "runlist/host_kind.h"
#include "runlist/runlist_ticks.h"

#define EACH (sizeof(struct lane_i64) + sizeof(struct host_source) + 2 * sizeof(size_t))

size_t gpurta_host_ticks_work(const size_t count)
{
    const size_t bounds = gpurta_runlist_ticks_work(count);
    return bounds == 0 || count > (SIZE_MAX - bounds) / EACH ? 0 : bounds + count * EACH;
}

static void load(struct host_i64 *const h, const gpurta_runlist_ticks_set *const set)
{
    for (size_t c = 0; c < set->count; c++) {
        struct lane_i64 *const lane = &h->lane[c];
        const int64_t nominal = set->timeslice[c], step = set->timeslice_step;
        *lane = (struct lane_i64){.slice = step ? nominal - nominal % step : nominal,
                                  .section = set->nonpreemptable ? set->nonpreemptable[c] : 0,
                                  .wcet = set->wcet[c],
                                  .period = set->period ? set->period[c] : 0};
        h->run->source[c] = (struct host_source){.saturated = set->wcet[c] == 0};
    }
}

/* The job of channel `index` is released at 0; the others release for ever. */
static gpurta_status simulate(struct host_i64 *const h, struct host_run *const run,
                              const size_t index, const int64_t start, const int64_t deadline)
{
    const struct channels *const shape = run->shape;
    const int64_t entry = channel_residue(shape, index) + start * channel_stride(shape, index);
    gpurta_status status = GPURTA_OK;
    run->position = (entry + 1) % run->length;
    h->now = h->turns = 0;
    h->last = GPURTA_NONE;
    h->left = 1;
    h->hurried = deadline > 0;
    h->until = deadline;
    for (size_t c = 0; c < shape->count && status == GPURTA_OK; c++) {
        h->lane[c].release = 0;
        h->lane[c].job = GPURTA_NONE;
        run->source[c].endless = c != index && !run->source[c].saturated;
        if (run->source[c].endless)
            status = host_new_job_i64(h, c);
    }
    h->lane[index].job = 0;
    h->lane[index].left = h->lane[index].wcet;
    return status == GPURTA_OK ? host_loop_i64(h) : status;
}

static gpurta_status simulate_all(struct host_i64 *const h, struct host_run *const run,
                                  const int64_t *const start, const int64_t *const deadline,
                                  int64_t *const response)
{
    bool late = false;
    for (size_t i = 0; i < run->shape->count; i++) {
        response[i] = GPURTA_RUNLIST_NO_VALUE;
        if (late || run->source[i].saturated)
            continue;
        const gpurta_status status = simulate(h, run, i, start[i], deadline ? deadline[i] : 0);
        if (status != GPURTA_OK)
            return status;
        response[i] = h->now;
        late = deadline && h->now > deadline[i];
    }
    return GPURTA_OK;
}

static gpurta_status check(const gpurta_runlist_ticks_set *const set, const int64_t *const deadline,
                           const int64_t *const response, const void *const work,
                           gpurta_error *const error)
{
    const gpurta_status status = runlist_ticks_check(set, error);
    if (status != GPURTA_OK)
        return status;
    if (!response || !work)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "host: NULL argument");
    for (size_t i = 0; deadline && i < set->count; i++)
        if (set->wcet[i] && deadline[i] < 1)
            return fail(error, GPURTA_OUT_OF_RANGE, (int64_t)i, "a deadline must be above 0");
    return GPURTA_OK;
}

gpurta_status gpurta_host_critical_ticks(const gpurta_runlist_ticks_set *const set,
                                         const int64_t *const deadline, int64_t *const response,
                                         void *const work, gpurta_error *const error)
{
    struct runlist_room room;
    gpurta_status status = check(set, deadline, response, work, error);
    if (status == GPURTA_OK)
        status = runlist_ticks_find(set, true, false, work, &room, error);
    if (status != GPURTA_OK)
        return status;
    char *const own = (char *)work + gpurta_runlist_ticks_work(set->count);
    struct lane_i64 *const lane = (void *)own;
    struct host_source *const source = (void *)(lane + set->count);
    size_t *const order = (void *)(source + set->count);
    struct channels shape = {.count = set->count,
                             .flat = set->mode == GPURTA_RUNLIST_FLAT,
                             .level = set->level,
                             .order = order,
                             .rank = order + set->count};
    struct host_run run = {.shape = &shape,
                           .jobs = 1,
                           .source = source,
                           .limit = option(NULL, GPURTA_OPTION_HOST_LIMIT)};
    struct host_i64 host = {.run = &run, .lane = lane, .cost = set->switch_cost};
    channels_count(&shape);
    channels_sort(&shape);
    if (!channels_length(&shape, &run.length))
        return fail(error, GPURTA_OVERFLOW, GPURTA_NO_ITEM, "the list is too long");
    load(&host, set);
    status = simulate_all(&host, &run, room.start, deadline, response);
    if (status == GPURTA_OVERFLOW)
        return fail(error, status, GPURTA_NO_ITEM, "a time does not fit into 64 bits");
    if (status == GPURTA_LIMIT)
        return fail(error, status, GPURTA_NO_ITEM, "more than %lld turns", (long long)run.limit);
    return status;
}
