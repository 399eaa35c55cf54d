#include "cuda/plan.h"

#include "base/fail.h"
#include "base/local.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LEAD 500000      /* ns between the decision to launch and the first launch */
#define POLL 100000      /* ns between two looks at running kernels */
#define GRACE 2000000000 /* ns that told kernels may take to stop */
#define TRIES 3          /* to tell them */
#define WARM_UP_THREADS 1024
#define BILLION 1000000000
#define EVENT_STEP 500 /* ns: events have a resolution of around 0.5 us, as NVIDIA says */

/* What is allocated on the device for one measurement. */
struct bench {
    gpurta_device *device;
    struct plan plan;
    CUdeviceptr records;     /* of all blocks */
    struct record *host;     /* the same, pinned */
    size_t room;             /* records */
    CUdeviceptr copy_device; /* two copies' worth */
    void *copy_host;
    CUevent reference; /* of copies: recorded at the host's time `reference_host` */
    int64_t reference_host, reference_uncertainty;
    struct offset before, after; /* of the repetition that runs */
    struct offset first;         /* of the first repetition */
    int64_t uncertainty, late;   /* largest so far */
    int64_t resolution;          /* of the GPU's timer */
    int64_t sm_numbers;          /* the numbers of SMs are below this */
    gpurta_measurement *measurement;
    int64_t *sm, *start, *end; /* of one kernel's blocks */
};

/* ---- setting up, putting away ---- */

static gpurta_status make_stream(struct bench *const b, const size_t i, gpurta_error *const error)
{
    TRY(b->device,
        stream_create(&b->plan.stream[i].handle,
                      b->plan.stream[i].non_blocking ? STREAM_NON_BLOCKING : STREAM_BLOCKING,
                      b->plan.stream[i].priority),
        "cuStreamCreateWithPriority", error);
    return GPURTA_OK;
}

static gpurta_status make_streams(struct bench *const b, gpurta_error *const error)
{
    gpurta_status status = GPURTA_OK;
    for (size_t i = 0; status == GPURTA_OK && i < b->plan.streams; i++) {
        const size_t partition = b->plan.stream[i].partition;
        status = partition_enter(b->device, partition, error);
        if (status == GPURTA_OK)
            status = partition_leave(b->device, partition,
                                     b->plan.stream[i].null ? GPURTA_OK : make_stream(b, i, error),
                                     error);
    }
    return status;
}

static gpurta_status make_copies(struct bench *const b, gpurta_error *const error)
{
    if (b->plan.bytes == 0)
        return GPURTA_OK;
    TRY(b->device, allocate(&b->copy_device, 2 * b->plan.bytes), "cuMemAlloc", error);
    TRY(b->device, host_allocate(&b->copy_host, b->plan.bytes, 0), "cuMemHostAlloc", error);
    TRY(b->device, event_create(&b->reference, EVENT_DEFAULT), "cuEventCreate", error);
    memset(b->copy_host, 0, b->plan.bytes);
    for (size_t i = 0; i < b->plan.launches; i++)
        if (b->plan.launch[i].bytes)
            TRY(b->device, event_create(&b->plan.launch[i].event, EVENT_DEFAULT), "cuEventCreate",
                error);
    return GPURTA_OK;
}

static gpurta_status set_up(struct bench *const b, gpurta_error *const error)
{
    const size_t sms = (size_t)gpurta_device_fact(b->device, GPURTA_FACT_SMS);
    b->room = b->plan.blocks > sms ? b->plan.blocks : sms;
    b->sm = calloc(b->room, sizeof *b->sm);
    b->start = calloc(b->room, sizeof *b->start);
    b->end = calloc(b->room, sizeof *b->end);
    if (!b->sm || !b->start || !b->end)
        return fail_memory(error);
    void *host;
    TRY(b->device, allocate(&b->records, b->room * sizeof(struct record)), "cuMemAlloc", error);
    TRY(b->device, host_allocate(&host, b->room * sizeof(struct record), 0), "cuMemHostAlloc",
        error);
    b->host = host;
    gpurta_status status = GPURTA_OK;
    for (size_t i = 0; status == GPURTA_OK && i < b->plan.spins; i++)
        status = spin_allow_shared(&b->plan.spin[i], b->device, error);
    if (status == GPURTA_OK)
        status = make_streams(b, error);
    return status == GPURTA_OK ? make_copies(b, error) : status;
}

/* Keeps the first failure; the rest is put away all the same. */
static void keep(const struct bench *const b, gpurta_status *const status, const CUresult result,
                 const char *const call, gpurta_error *const error)
{
    if (*status == GPURTA_OK)
        *status = driver_check(&b->device->driver, result, call, error);
}

static void settle(struct bench *b);

/* While something may still run nothing is freed: neither on a stuck device, nor on a failed one,
 * whose context takes everything along. */
static gpurta_status put_away(struct bench *const b, gpurta_status status,
                              gpurta_error *const error)
{
    const struct driver *const d = &b->device->driver;
    if (status != GPURTA_OK)
        settle(b);
    if (b->device->state == DEVICE_USABLE) {
        for (size_t i = 0; i < b->plan.streams; i++)
            if (b->plan.stream[i].handle &&
                partition_enter(b->device, b->plan.stream[i].partition, NULL) == GPURTA_OK) {
                keep(b, &status, d->stream_destroy(b->plan.stream[i].handle), "cuStreamDestroy",
                     error);
                status = partition_leave(b->device, b->plan.stream[i].partition, status, error);
            }
        for (size_t i = 0; i < b->plan.launches; i++)
            if (b->plan.launch[i].event)
                keep(b, &status, d->event_destroy(b->plan.launch[i].event), "cuEventDestroy",
                     error);
        if (b->reference)
            keep(b, &status, d->event_destroy(b->reference), "cuEventDestroy", error);
        if (b->copy_host)
            keep(b, &status, d->host_release(b->copy_host), "cuMemFreeHost", error);
        if (b->copy_device)
            keep(b, &status, d->release(b->copy_device), "cuMemFree", error);
        if (b->host)
            keep(b, &status, d->host_release(b->host), "cuMemFreeHost", error);
        if (b->records)
            keep(b, &status, d->release(b->records), "cuMemFree", error);
        const gpurta_status unloaded =
            plan_unload(&b->plan, b->device, status == GPURTA_OK ? error : NULL);
        status = status == GPURTA_OK ? unloaded : status;
    }
    FREE(b->sm, b->start, b->end);
    plan_clear(&b->plan);
    return status;
}

/* ---- waiting ---- */

/* Asks a stream, in its context. */
static CUresult query(const struct bench *const b, const size_t i)
{
    const size_t partition = b->plan.stream[i].partition;
    if (partition_enter(b->device, partition, NULL) != GPURTA_OK)
        return CUDA_ERROR_UNKNOWN;
    const CUresult result = b->device->driver.stream_query(b->plan.stream[i].handle);
    return partition_leave(b->device, partition, GPURTA_OK, NULL) == GPURTA_OK ? result
                                                                               : CUDA_ERROR_UNKNOWN;
}

/* A driver that fails to tell is asked again; then the device counts as failed. */
static bool is_busy(const struct bench *const b, const size_t i)
{
    for (int n = 0; n < TRIES; n++) {
        const CUresult result = query(b, i);
        if (result == CUDA_SUCCESS || result == CUDA_ERROR_NOT_READY)
            return result == CUDA_ERROR_NOT_READY;
    }
    b->device->state = DEVICE_FAILED;
    return false;
}

/* A stream that does not exist yet has the handle of the NULL stream, which waits for all. */
static bool busy(const struct bench *const b)
{
    bool found = device_busy(b->device, b->device->control);
    for (size_t i = 0; !found && i < b->plan.streams; i++)
        found = is_busy(b, i);
    return found && b->device->state == DEVICE_USABLE;
}

/* Ends what runs, and waits until it has ended. Kernels that cannot be told to stop have the time
 * to come to their end. When they do not end, the device counts as stuck. */
static void settle(struct bench *const b)
{
    const struct driver *const d = &b->device->driver;
    bool told = false;
    if (b->device->state != DEVICE_USABLE || !busy(b))
        return;
    for (int i = 0; !told && i < TRIES; i++)
        told = device_tell(b->device, 1, NULL) == GPURTA_OK;
    int64_t limit = told ? GRACE : b->plan.timeout;
    for (size_t i = 0; i < b->plan.launches; i++) /* copies go on: 1 GB/s at least */
        limit += (int64_t)b->plan.launch[i].bytes;
    const int64_t end = d->clock() + limit;
    while (b->device->state == DEVICE_USABLE && busy(b)) {
        if (d->clock() > end)
            b->device->state = DEVICE_STUCK;
        else
            d->sleep(POLL);
    }
}

/* The first operation of a stream that is said to be busy. */
static const char *name_in(const struct bench *const b, const size_t stream)
{
    for (size_t i = 0; i < b->plan.launches; i++)
        if (b->plan.launch[i].stream == stream)
            return b->plan.launch[i].name;
    return "?";
}

static gpurta_status timed_out(struct bench *const b, const char *const who, const int64_t limit,
                               gpurta_error *const error)
{
    settle(b);
    return fail(error, GPURTA_UNAVAILABLE, GPURTA_NO_ITEM,
                "%s still ran %lld ms after the last launch (timeout)%s", who,
                (long long)(limit / 1000000),
                b->device->state == DEVICE_STUCK
                    ? "; it does not stop when told, and stays until this process ends"
                : b->device->state == DEVICE_FAILED ? "; then the driver failed"
                                                    : "; it was stopped");
}

/* Waits for all streams, looking at one after the other. `who` is said to have run too long; NULL:
 * what runs in the stream. */
static gpurta_status wait_for_all(struct bench *const b, const char *const who, const int64_t limit,
                                  gpurta_error *const error)
{
    const struct driver *const d = &b->device->driver;
    const int64_t end = d->clock() + limit;
    char name[120];
    for (size_t i = 0; i < b->plan.streams;) {
        const CUresult result = query(b, i);
        if (result == CUDA_SUCCESS) {
            i++;
            continue;
        }
        if (result != CUDA_ERROR_NOT_READY)
            return driver_check(d, result, "cuStreamQuery", error);
        if (d->clock() > end) {
            snprintf(name, sizeof name, "%s, or what follows it in its stream,", name_in(b, i));
            return timed_out(b, who ? who : name, limit, error);
        }
        d->sleep(POLL);
    }
    return GPURTA_OK;
}

/* ---- launching ---- */

static gpurta_status spin(struct bench *const b, CUfunction function, CUstream stream,
                          const unsigned blocks, const unsigned threads, const unsigned shared,
                          const size_t record, uint64_t duration, gpurta_error *const error)
{
    CUdeviceptr records = b->records + record * sizeof(struct record);
    CUdeviceptr stop = b->device->stop;
    CUdeviceptr sink = 0;
    void *parameters[] = {&records, &stop, &duration, &sink};
    TRY(b->device, launch(function, blocks, 1, 1, threads, 1, 1, shared, stream, parameters, NULL),
        "cuLaunchKernel", error);
    return GPURTA_OK;
}

static gpurta_status copy(struct bench *const b, const struct launch *const l, CUstream stream,
                          gpurta_error *const error)
{
    switch (l->direction) {
    case TO_HOST:
        TRY(b->device, to_host(b->copy_host, b->copy_device, l->bytes, stream), "cuMemcpyDtoHAsync",
            error);
        break;
    case ON_DEVICE:
        TRY(b->device, on_device(b->copy_device + b->plan.bytes, b->copy_device, l->bytes, stream),
            "cuMemcpyDtoDAsync", error);
        break;
    case ANY_DIRECTION:
    case TO_DEVICE:
        TRY(b->device, to_device(b->copy_device, b->copy_host, l->bytes, stream),
            "cuMemcpyHtoDAsync", error);
        break;
    }
    TRY(b->device, event_record(l->event, stream), "cuEventRecord", error);
    return GPURTA_OK;
}

static gpurta_status launch_all(struct bench *const b, gpurta_error *const error)
{
    const struct driver *const d = &b->device->driver;
    const int64_t origin = d->clock() + LEAD;
    for (size_t i = 0; i < b->plan.launches; i++) {
        struct launch *const l = &b->plan.launch[i];
        CUstream stream = b->plan.stream[l->stream].handle;
        device_wait_until(b->device, origin + l->release);
        l->launched = d->clock();
        const size_t partition = b->plan.stream[l->stream].partition;
        gpurta_status status = partition_enter(b->device, partition, error);
        if (status == GPURTA_OK)
            status = partition_leave(b->device, partition,
                                     l->bytes ? copy(b, l, stream, error)
                                              : spin(b, b->plan.spin[l->spin].function, stream,
                                                     l->blocks, l->threads, l->shared, l->record,
                                                     l->duration, error),
                                     error);
        if (status != GPURTA_OK)
            return status;
        if (l->launched - origin - l->release > b->late)
            b->late = l->launched - origin - l->release;
    }
    return GPURTA_OK;
}

/* ---- one repetition ---- */

/* An event at a known time of the host's clock, to count the times of copies from. */
static gpurta_status record_reference(struct bench *const b, gpurta_error *const error)
{
    const int64_t before = b->device->driver.clock();
    if (!b->reference)
        return GPURTA_OK;
    TRY(b->device, event_record(b->reference, b->device->control), "cuEventRecord", error);
    const gpurta_status status = device_wait(b->device, b->device->control, GRACE, error);
    const int64_t after = b->device->driver.clock();
    b->reference_host = before + (after - before) / 2;
    b->reference_uncertainty = (after - before) / 2 + 1;
    return status;
}

static gpurta_status prepare(struct bench *const b, gpurta_error *const error)
{
    TRY(b->device, fill(b->records, 0xff, b->room * sizeof(struct record), b->device->control),
        "cuMemsetD8Async", error);
    gpurta_status status = device_wait(b->device, b->device->control, GRACE, error);
    if (status == GPURTA_OK)
        status = device_offset(b->device, &b->before, error);
    return status == GPURTA_OK ? record_reference(b, error) : status;
}

static gpurta_status fetch_records(struct bench *const b, gpurta_error *const error)
{
    TRY(b->device,
        to_host(b->host, b->records, b->plan.blocks * sizeof(struct record), b->device->control),
        "cuMemcpyDtoHAsync", error);
    return device_wait(b->device, b->device->control, b->plan.timeout, error);
}

static gpurta_status run_once(struct bench *const b, gpurta_error *const error)
{
    gpurta_status status = prepare(b, error);
    if (status == GPURTA_OK)
        status = launch_all(b, error);
    if (status == GPURTA_OK)
        status = wait_for_all(b, NULL, b->plan.timeout, error);
    if (status == GPURTA_OK)
        status = device_offset(b->device, &b->after, error);
    if (status == GPURTA_OK && b->plan.blocks)
        status = fetch_records(b, error);
    return status;
}

/* ---- what was observed ---- */

/* Times are off by at least this. */
static void uncertain(struct bench *const b, const int64_t ns)
{
    if (ns > b->uncertainty)
        b->uncertainty = ns;
}

static gpurta_status record(struct bench *const b, const size_t run, const struct launch *const l,
                            const int64_t zero, const int64_t completion, gpurta_error *const error)
{
    const gpurta_observation observed = {
        sizeof observed, run,      l->operation, l->launched - zero, completion, l->blocks,
        b->sm,           b->start, b->end};
    return gpurta_measurement_record(b->measurement, &observed, error);
}

/* Whether a time of the GPU lies in the repetition, give or take a second: what is read from
 * elsewhere would not fit the offsets. */
static bool in_repetition(const struct bench *const b, const int64_t gpu)
{
    return gpu >= b->before.gpu - BILLION && gpu <= b->after.gpu + BILLION;
}

static gpurta_status keep_kernel(struct bench *const b, const size_t run,
                                 const struct launch *const l, const int64_t zero,
                                 gpurta_error *const error)
{
    int64_t completion = INT64_MIN;
    for (unsigned i = 0; i < l->blocks; i++) {
        const struct record *const r = &b->host[l->record + i];
        const int64_t start = device_time(b->device, r->start);
        const int64_t end = device_time(b->device, r->end);
        if (r->end == UINT64_MAX || r->start == UINT64_MAX || end < start || r->stopped)
            return fail(error, GPURTA_UNAVAILABLE, GPURTA_NO_ITEM,
                        "%s: block %u left no record of its end", l->name, i);
        if (!in_repetition(b, start) || !in_repetition(b, end))
            return fail(error, GPURTA_UNAVAILABLE, GPURTA_NO_ITEM,
                        "%s: block %u tells a time outside of its repetition", l->name, i);
        b->sm[i] = r->sm;
        b->start[i] = device_on_host(&b->before, &b->after, start) - zero;
        b->end[i] = device_on_host(&b->before, &b->after, end) - zero;
        if (b->end[i] > completion)
            completion = b->end[i];
        if (b->sm[i] >= b->sm_numbers)
            b->sm_numbers = b->sm[i] + 1;
        uncertain(b, l->launched - zero - b->start[i]); /* nothing starts before it is launched */
    }
    return record(b, run, l, zero, completion, error);
}

/* The time between events is a float of milliseconds, with 24 bits: whole ns, rounded up, and by
 * how much it was rounded at most. False: it is no time. */
static bool read_float(const float milliseconds, int64_t *const ns, int64_t *const step)
{
    uint32_t bits;
    memcpy(&bits, &milliseconds, sizeof bits);
    const int exponent = bits >> 23 & 0xff;
    const int64_t mantissa = (int64_t)(bits & 0x7fffff) + (exponent ? 0x800000 : 0);
    const int shift = (exponent ? exponent : 1) - 150; /* mantissa * 2^shift ms */
    if ((bits >> 31 && mantissa) || shift > 14)
        return false;
    const int left = shift > 0 ? shift : 0;
    const int right = shift < -62 ? 62 : left - shift;
    const int64_t rest = ((int64_t)1 << right) - 1;
    *ns = (mantissa * MILLISECOND * ((int64_t)1 << left) + rest) >> right;
    *step = (MILLISECOND * ((int64_t)1 << left) + rest) >> right;
    return true;
}

/* Events are timed by a clock of the GPU, which is taken to drift as the one that kernels read;
 * that it may not is part of the uncertainty. */
static gpurta_status keep_copy(struct bench *const b, const size_t run,
                               const struct launch *const l, const int64_t zero,
                               gpurta_error *const error)
{
    float milliseconds = 0;
    int64_t ns, step;
    TRY(b->device, event_elapsed(&milliseconds, b->reference, l->event), "cuEventElapsedTime",
        error);
    if (!read_float(milliseconds, &ns, &step))
        return fail(error, GPURTA_UNAVAILABLE, GPURTA_NO_ITEM,
                    "%s: cuEventElapsedTime tells no time", l->name);
    const int64_t change = device_offset_change(&b->before, &b->after, ns),
                  span = b->after.gpu - b->before.gpu;
    const int64_t unsure =
        device_proportion(b->before.uncertainty + b->after.uncertainty, ns, span) + 1;
    const int64_t completion = b->reference_host + ns + change - zero;
    uncertain(b, b->reference_uncertainty + EVENT_STEP + step + unsure +
                     (change < 0 ? -change : change));
    uncertain(b, l->launched - zero - completion);
    return record(b, run, l, zero, completion, error);
}

static gpurta_status keep_run(struct bench *const b, const size_t run, gpurta_error *const error)
{
    const int64_t zero = b->plan.launch[0].launched;
    gpurta_status status = GPURTA_OK;
    uncertain(b, b->before.uncertainty + b->resolution + 1); /* readings were cut, then rounded */
    uncertain(b, b->after.uncertainty + b->resolution + 1);
    if (run == 0)
        b->first = b->before;
    for (size_t i = 0; status == GPURTA_OK && i < b->plan.launches; i++) {
        const struct launch *const l = &b->plan.launch[i];
        status = l->bytes ? keep_copy(b, run, l, zero, error) : keep_kernel(b, run, l, zero, error);
    }
    return status;
}

/* ---- facts ---- */

static gpurta_status set_fact(struct bench *const b, const gpurta_fact fact, const int64_t value,
                              gpurta_error *const error)
{
    return gpurta_measurement_set_fact(b->measurement, fact, value, error);
}

static gpurta_status copy_device_facts(struct bench *const b, gpurta_error *const error)
{
    gpurta_status status = GPURTA_OK;
    for (int f = 0; status == GPURTA_OK && gpurta_fact_name((gpurta_fact)f); f++)
        status = set_fact(b, (gpurta_fact)f, gpurta_device_fact(b->device, (gpurta_fact)f), error);
    for (int n = 0; status == GPURTA_OK && gpurta_note_name((gpurta_note)n); n++) {
        const char *const note = gpurta_device_note(b->device, (gpurta_note)n);
        if (note)
            status = gpurta_measurement_set_note(b->measurement, (gpurta_note)n, note, error);
    }
    return status;
}

/* What the kernels were given. */
static gpurta_status set_used(struct bench *const b, gpurta_error *const error)
{
    gpurta_status status = GPURTA_OK;
    for (size_t i = 0; i < b->plan.launches; i++) {
        const struct launch *const l = &b->plan.launch[i];
        const struct spin *const s = &b->plan.spin[l->spin];
        const int64_t values[] = {[GPURTA_USED_REGISTERS] = s->registers,
                                  [GPURTA_USED_LOCAL_MEMORY] = s->local_memory,
                                  [GPURTA_USED_STATIC_SHARED] = s->static_shared,
                                  [GPURTA_USED_DYNAMIC_SHARED] = l->shared,
                                  [GPURTA_USED_CARVEOUT] = s->carveout == CARVEOUT_DRIVER
                                                               ? GPURTA_NOT_KNOWN
                                                               : s->carveout};
        for (int u = 0; !l->bytes && status == GPURTA_OK && gpurta_used_name((gpurta_used)u); u++)
            status = gpurta_measurement_set_used(b->measurement, l->operation, (gpurta_used)u,
                                                 values[u], error);
    }
    return status;
}

static gpurta_status set_clock_facts(struct bench *const b, const struct clocks *const before,
                                     const struct clocks *const after, gpurta_error *const error)
{
    const struct {
        gpurta_fact fact;
        int64_t value;
    } facts[] = {{GPURTA_FACT_SM_CLOCK_BEFORE_KHZ, before->sm_khz},
                 {GPURTA_FACT_SM_CLOCK_AFTER_KHZ, after->sm_khz},
                 {GPURTA_FACT_MEMORY_CLOCK_BEFORE_KHZ, before->memory_khz},
                 {GPURTA_FACT_MEMORY_CLOCK_AFTER_KHZ, after->memory_khz}};
    char not_read[160];
    gpurta_status status = GPURTA_OK;
    for (size_t i = 0; status == GPURTA_OK && i < sizeof facts / sizeof facts[0]; i++)
        status = set_fact(b, facts[i].fact, facts[i].value, error);
    if (status == GPURTA_OK && *before->source)
        status = gpurta_measurement_set_note(b->measurement, GPURTA_NOTE_CLOCK_SOURCE,
                                             before->source, error);
    if (status == GPURTA_OK && *before->power_mode)
        status = gpurta_measurement_set_note(b->measurement, GPURTA_NOTE_POWER_MODE,
                                             before->power_mode, error);
    snprintf(not_read, sizeof not_read, "%s%s%s",
             before->sm_khz == GPURTA_NOT_KNOWN ? "SM clock (not from NVML, not from devfreq); "
                                                : "",
             before->memory_khz == GPURTA_NOT_KNOWN ? "memory clock (not from NVML); " : "",
             *before->power_mode ? "" : "power mode (no /var/lib/nvpmodel/status); ");
    if (status == GPURTA_OK && *not_read) {
        not_read[strlen(not_read) - 2] = '\0';
        status = gpurta_measurement_set_note(b->measurement, GPURTA_NOTE_NOT_READ, not_read, error);
    }
    return status;
}

/* The drift over all repetitions. More than device_offset() reckons with means that the clocks
 * could not be aligned. */
static gpurta_status set_drift(struct bench *const b, gpurta_error *const error)
{
    const int64_t gained = b->first.offset - b->after.offset;
    const int64_t host = b->after.gpu - b->first.gpu - gained; /* its time in between */
    const int64_t unsure = b->first.uncertainty + b->after.uncertainty;
    if (host <= 0)
        return GPURTA_OK;
    const int64_t drift = device_proportion(gained, BILLION, host),
                  size = drift < 0 ? -drift : drift;
    const int64_t least = device_proportion(unsure, BILLION, host);
    const int64_t uncertainty = least + device_proportion(least, size, BILLION) + 2;
    if (size - uncertainty > BILLION / DRIFT)
        return fail(
            error, GPURTA_UNAVAILABLE, GPURTA_NO_ITEM,
            "the GPU's clock drifts by %lld in 10^9 against the host's: more than %d in 10^9 "
            "cannot be aligned",
            (long long)drift, BILLION / DRIFT);
    const gpurta_status status = set_fact(b, GPURTA_FACT_DRIFT_PPB, drift, error);
    return status == GPURTA_OK ? set_fact(b, GPURTA_FACT_DRIFT_UNCERTAINTY_PPB, uncertainty, error)
                               : status;
}

static gpurta_status set_time_facts(struct bench *const b, gpurta_error *const error)
{
    const int64_t sms = gpurta_device_fact(b->device, GPURTA_FACT_SMS);
    gpurta_status status = set_fact(b, GPURTA_FACT_RESOLUTION_NS, b->resolution, error);
    if (status == GPURTA_OK)
        status =
            set_fact(b, GPURTA_FACT_SM_NUMBERS, b->sm_numbers > sms ? b->sm_numbers : sms, error);
    if (status == GPURTA_OK)
        status = set_fact(b, GPURTA_FACT_OFFSET_UNCERTAINTY_NS, b->uncertainty, error);
    if (status == GPURTA_OK)
        status = set_fact(b, GPURTA_FACT_SCALE, b->plan.scale, error);
    if (status == GPURTA_OK)
        status = set_fact(b, GPURTA_FACT_COLD, b->plan.cold != 0, error);
    if (status == GPURTA_OK)
        status = set_fact(b, GPURTA_FACT_LATEST_LAUNCH_NS, b->late, error);
    return status == GPURTA_OK ? set_drift(b, error) : status;
}

/* ---- all of it ---- */

static gpurta_status warm_up(struct bench *const b, gpurta_error *const error)
{
    const unsigned sms = (unsigned)gpurta_device_fact(b->device, GPURTA_FACT_SMS);
    const int64_t most = gpurta_device_fact(b->device, GPURTA_FACT_THREADS_PER_BLOCK);
    if (b->plan.warm_up) {
        const bool whole = b->plan.stream[0].partition == GPURTA_NONE;
        gpurta_status status =
            spin(b, b->device->spin, whole ? b->plan.stream[0].handle : b->device->control, sms,
                 most < WARM_UP_THREADS ? (unsigned)most : WARM_UP_THREADS, 0, 0,
                 (uint64_t)b->plan.warm_up, error);
        if (status == GPURTA_OK)
            status = whole
                         ? wait_for_all(b, "the warm-up", b->plan.warm_up + b->plan.timeout, error)
                         : device_wait(b->device, b->device->control,
                                       b->plan.warm_up + b->plan.timeout, error);
        if (status != GPURTA_OK)
            return status;
    }
    return b->plan.cold ? GPURTA_OK : run_once(b, error);
}

static gpurta_status measure(struct bench *const b, const gpurta_measure_progress progress,
                             void *const context, gpurta_error *const error)
{
    struct clocks before = {.sm_khz = GPURTA_NOT_KNOWN, .memory_khz = GPURTA_NOT_KNOWN};
    struct clocks after = before;
    gpurta_status status =
        device_go_on(b->device, error); /* an earlier failure may have stopped it */
    if (status == GPURTA_OK)
        status = device_resolution(b->device, &b->resolution, error);
    if (status == GPURTA_OK)
        status = gpurta_measurement_set_fact(b->device->facts, GPURTA_FACT_RESOLUTION_NS,
                                             b->resolution, error);
    for (int64_t run = 0; status == GPURTA_OK && run <= b->plan.runs; run++) {
        if (progress && progress(context, run, b->plan.runs))
            return fail(error, GPURTA_LIMIT, GPURTA_NO_ITEM, "the measurement was ended");
        if (run == 1) {
            clocks_read(&before, b->device->bus);
            b->uncertainty = b->late = 0;
        }
        status = run == 0 ? warm_up(b, error) : run_once(b, error);
        if (status == GPURTA_OK && run > 0)
            status = keep_run(b, (size_t)run - 1, error);
    }
    if (status == GPURTA_OK) {
        clocks_read(&after, b->device->bus);
        status = set_clock_facts(b, &before, &after, error);
    }
    if (status == GPURTA_OK && b->device->partitions)
        status = partitions_seen(b->device, &b->plan, b->measurement, b->sm_numbers, error);
    return status == GPURTA_OK ? set_time_facts(b, error) : status;
}

/* On a device whose contexts are those of the partitions. */
static gpurta_status measure_program(struct bench *const b, const gpurta_result *const program,
                                     const gpurta_options *const options,
                                     const gpurta_measure_progress progress, void *const context,
                                     gpurta_error *const error)
{
    gpurta_status status = device_enter(b->device, error);
    if (status != GPURTA_OK)
        return status;
    status = plan_make(&b->plan, b->device, program, options, error);
    if (status == GPURTA_OK)
        status = gpurta_measurement_create(&b->measurement, b->plan.launches, (size_t)b->plan.runs,
                                           error);
    if (status == GPURTA_OK)
        status = copy_device_facts(b, error);
    if (status == GPURTA_OK)
        status = set_used(b, error);
    if (status == GPURTA_OK)
        status = set_up(b, error);
    if (status == GPURTA_OK)
        status = measure(b, progress, context, error);
    return device_leave(b->device, put_away(b, status, error), error);
}

gpurta_status gpurta_measure(gpurta_measurement **const measurement, gpurta_device *const device,
                             const gpurta_model *const model, const gpurta_options *const options,
                             const gpurta_measure_progress progress, void *const context,
                             gpurta_error *const error)
{
    struct bench b = {.device = device};
    gpurta_device *inner = NULL;
    gpurta_result *program = NULL;
    if (!measurement || !device || !model)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "measure: NULL argument");
    gpurta_status status = device_usable(device, error);
    if (status == GPURTA_OK)
        status = gpurta_resolve(model, NULL, &program, error);
    if (status == GPURTA_OK)
        status = partitions_open(&inner, device, program, error);
    if (inner)
        b.device = inner;
    if (status == GPURTA_OK)
        status = measure_program(&b, program, options, progress, context, error);
    gpurta_result_destroy(program);
    if (inner && inner->state != DEVICE_USABLE) /* one GPU: what is stuck there is stuck here */
        device->state = inner->state;
    gpurta_device_close(inner);
    if (status == GPURTA_OK)
        *measurement = b.measurement;
    else
        gpurta_measurement_destroy(b.measurement);
    return status;
}
