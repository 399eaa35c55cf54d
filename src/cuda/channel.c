/* One channel of the runlist: the jobs of one process. */
#include "cuda/device.h"

#include "base/fail.h"

#include <stdlib.h>
#include <string.h>

#define MOST_JOBS ((size_t)1 << 20)
#define TIMER_STEPS 4              /* of a coarse timer, that a wait is longer than */
#define COARSEST 250000            /* ns: turns last a millisecond and more */
#define POLL 100000                /* ns between two looks at jobs that run */
#define GRACE 2000000000           /* ns that copies may take, and jobs that were told to stop */
#define ENDLESS ((int64_t)1 << 60) /* ns */

struct job {
    int64_t demand, launched;
};

struct gpurta_channel {
    gpurta_device *device;
    CUstream stream;
    CUdeviceptr turns; /* of all jobs */
    struct turns *host;
    struct job *job;
    size_t jobs, room;
    int64_t gap;
    struct offset before, after;
};

/* ---- opening, closing ---- */

/* In the device's context. */
static gpurta_status set_up(gpurta_channel *const c, gpurta_error *const error)
{
    gpurta_device *const device = c->device;
    void *host;
    int64_t resolution;
    gpurta_status status = device_resolution(device, &resolution, error);
    if (status == GPURTA_OK)
        status = gpurta_measurement_set_fact(device->facts, GPURTA_FACT_RESOLUTION_NS, resolution,
                                             error);
    if (status != GPURTA_OK)
        return status;
    if (resolution > COARSEST)
        return fail(error, GPURTA_NOT_APPLICABLE, GPURTA_NO_ITEM,
                    "the GPU's timer moves in steps of %lld ns: too coarse to see turns",
                    (long long)resolution);
    c->gap = TIMER_STEPS * resolution > GPURTA_CHANNEL_GAP_NS ? TIMER_STEPS * resolution
                                                              : GPURTA_CHANNEL_GAP_NS;
    TRY(device, stream_create(&c->stream, STREAM_NON_BLOCKING, 0), "cuStreamCreateWithPriority",
        error);
    TRY(device, allocate(&c->turns, c->room * sizeof *c->host), "cuMemAlloc", error);
    TRY(device, host_allocate(&host, c->room * sizeof *c->host, 0), "cuMemHostAlloc", error);
    c->host = host;
    return GPURTA_OK;
}

static bool busy(gpurta_channel *const c)
{
    return device_busy(c->device, c->device->control) ||
           (c->stream && device_busy(c->device, c->stream));
}

/* Nothing is freed that a copy or a job may still use. */
static bool rests(gpurta_channel *const c)
{
    const struct driver *const d = &c->device->driver;
    const int64_t end = d->clock() + GRACE;
    while (c->device->state == DEVICE_USABLE && busy(c)) {
        if (d->clock() > end)
            c->device->state = DEVICE_STUCK;
        else
            d->sleep(POLL);
    }
    return c->device->state == DEVICE_USABLE;
}

static void put_away(gpurta_channel *const c)
{
    const struct driver *const d = &c->device->driver;
    if (c->stream && device_busy(c->device, c->stream))
        (void)device_tell(c->device, 1, NULL);
    if (!rests(c))
        return;
    if (c->stream)
        (void)d->stream_destroy(c->stream);
    if (c->host)
        (void)d->host_release(c->host);
    if (c->turns)
        (void)d->release(c->turns);
}

void gpurta_channel_close(gpurta_channel *const channel)
{
    if (!channel)
        return;
    if (channel->device->state == DEVICE_USABLE &&
        device_enter(channel->device, NULL) == GPURTA_OK) {
        put_away(channel);
        (void)device_leave(channel->device, GPURTA_OK, NULL);
    }
    free(channel->job);
    free(channel);
}

static gpurta_status enter(const gpurta_channel *const channel, gpurta_error *const error)
{
    if (!channel)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "channel: NULL argument");
    const gpurta_status status = device_usable(channel->device, error);
    return status == GPURTA_OK ? device_enter(channel->device, error) : status;
}

gpurta_status gpurta_channel_open(gpurta_channel **const channel, gpurta_device *const device,
                                  const size_t jobs, gpurta_error *const error)
{
    if (!channel || !device)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "channel: NULL argument");
    if (jobs < 1 || jobs > MOST_JOBS)
        return fail(error, GPURTA_OUT_OF_RANGE, GPURTA_NO_ITEM,
                    "a channel has 1 to %zu jobs between two alignments", MOST_JOBS);
    gpurta_channel *const fresh = calloc(1, sizeof *fresh);
    struct job *const job = calloc(jobs, sizeof *job);
    if (!fresh || !job) {
        free(fresh);
        free(job);
        return fail_memory(error);
    }
    *fresh = (gpurta_channel){.device = device, .job = job, .room = jobs};
    gpurta_status status = enter(fresh, error);
    if (status == GPURTA_OK)
        status = device_leave(device, set_up(fresh, error), error);
    if (status == GPURTA_OK)
        *channel = fresh;
    else
        gpurta_channel_close(fresh);
    return status;
}

/* ---- jobs ---- */

static gpurta_status begin(gpurta_channel *const c, gpurta_error *const error)
{
    c->jobs = 0;
    TRY(c->device, fill(c->turns, 0xff, c->room * sizeof *c->host, c->device->control),
        "cuMemsetD8Async", error);
    const gpurta_status status = device_go_on(c->device, error);
    return status == GPURTA_OK ? device_offset(c->device, &c->before, error) : status;
}

gpurta_status gpurta_channel_begin(gpurta_channel *const channel, gpurta_error *const error)
{
    const gpurta_status status = enter(channel, error);
    return status == GPURTA_OK ? device_leave(channel->device, begin(channel, error), error)
                               : status;
}

static gpurta_status submit(gpurta_channel *const c, const int64_t at, const int64_t demand,
                            gpurta_error *const error)
{
    struct job *const job = &c->job[c->jobs];
    CUdeviceptr turns = c->turns + c->jobs * sizeof *c->host, stop = c->device->stop;
    uint64_t work = (uint64_t)(demand ? demand : ENDLESS), gap = (uint64_t)c->gap;
    void *parameters[] = {&turns, &stop, &work, &gap};
    device_wait_until(c->device, at);
    *job = (struct job){demand, c->device->driver.clock()};
    TRY(c->device, launch(c->device->work, 1, 1, 1, 1, 1, 1, 0, c->stream, parameters, NULL),
        "cuLaunchKernel", error);
    c->jobs++;
    return GPURTA_OK;
}

gpurta_status gpurta_channel_submit(gpurta_channel *const channel, const int64_t at,
                                    const int64_t demand, gpurta_error *const error)
{
    if (channel && channel->jobs == channel->room)
        return fail(error, GPURTA_LIMIT, GPURTA_NO_ITEM, "the channel has room for %zu jobs",
                    channel->room);
    if (demand < 0 || demand > ENDLESS)
        return fail(error, GPURTA_OUT_OF_RANGE, GPURTA_NO_ITEM, "a job works for 0 to 2^60 ns");
    const gpurta_status status = enter(channel, error);
    return status == GPURTA_OK
               ? device_leave(channel->device, submit(channel, at, demand, error), error)
               : status;
}

static gpurta_status wait_for(gpurta_channel *const c, const int64_t limit, bool *const idle,
                              gpurta_error *const error)
{
    const struct driver *const d = &c->device->driver;
    const int64_t end = d->clock() + limit;
    for (;;) {
        const CUresult result = d->stream_query(c->stream);
        *idle = result == CUDA_SUCCESS;
        if (result != CUDA_ERROR_NOT_READY)
            return driver_check(d, result, "cuStreamQuery", error);
        if (d->clock() >= end)
            return GPURTA_OK;
        d->sleep(POLL < limit ? POLL : limit);
    }
}

gpurta_status gpurta_channel_wait(gpurta_channel *const channel, const int64_t limit,
                                  bool *const idle, gpurta_error *const error)
{
    if (!idle)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "channel: NULL argument");
    const gpurta_status status = enter(channel, error);
    return status == GPURTA_OK
               ? device_leave(channel->device, wait_for(channel, limit, idle, error), error)
               : status;
}

gpurta_status gpurta_channel_stop(gpurta_channel *const channel, gpurta_error *const error)
{
    const gpurta_status status = enter(channel, error);
    return status == GPURTA_OK
               ? device_leave(channel->device, device_tell(channel->device, 1, error), error)
               : status;
}

/* ---- what was observed ---- */

/* Whether a job's notes are of this repetition, give or take a second. */
static bool is_noted(const gpurta_channel *const c, const struct turns *const t)
{
    const int64_t start = device_time(c->device, t->start), end = device_time(c->device, t->end);
    return t->start != UINT64_MAX && t->end != UINT64_MAX && start <= end &&
           start >= c->before.gpu - 1000000000 && end <= c->after.gpu + 1000000000 &&
           t->waited <= (uint64_t)(end - start) && t->turns > 0;
}

static gpurta_status end(gpurta_channel *const c, int64_t *const uncertainty,
                         gpurta_error *const error)
{
    const int64_t step = gpurta_device_fact(c->device, GPURTA_FACT_RESOLUTION_NS);
    gpurta_status status = device_offset(c->device, &c->after, error);
    if (status != GPURTA_OK)
        return status;
    TRY(c->device, to_host(c->host, c->turns, c->room * sizeof *c->host, c->device->control),
        "cuMemcpyDtoHAsync", error);
    status = device_wait(c->device, c->device->control, GRACE, error);
    *uncertainty = (c->before.uncertainty > c->after.uncertainty ? c->before.uncertainty
                                                                 : c->after.uncertainty) +
                   step + 1;
    for (size_t i = 0; status == GPURTA_OK && i < c->jobs; i++)
        if (!is_noted(c, &c->host[i]))
            return fail(error, GPURTA_UNAVAILABLE, GPURTA_NO_ITEM,
                        "job %zu of the channel left no record of its end", i + 1);
    return status;
}

gpurta_status gpurta_channel_end(gpurta_channel *const channel, int64_t *const uncertainty,
                                 gpurta_error *const error)
{
    if (!uncertainty)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "channel: NULL argument");
    const gpurta_status status = enter(channel, error);
    return status == GPURTA_OK
               ? device_leave(channel->device, end(channel, uncertainty, error), error)
               : status;
}

bool gpurta_channel_job(const gpurta_channel *const channel, const size_t index,
                        gpurta_channel_seen *const observed)
{
    if (!channel || index >= channel->jobs || !observed || observed->size < sizeof *observed)
        return false;
    const struct turns *const t = &channel->host[index];
    *observed =
        (gpurta_channel_seen){.size = observed->size,
                              .demand = channel->job[index].demand,
                              .launched = channel->job[index].launched,
                              .start = device_on_host(&channel->before, &channel->after,
                                                      device_time(channel->device, t->start)),
                              .end = device_on_host(&channel->before, &channel->after,
                                                    device_time(channel->device, t->end)),
                              .waited = (int64_t)t->waited,
                              .turns = t->turns,
                              .stopped = t->stopped != 0};
    return true;
}
