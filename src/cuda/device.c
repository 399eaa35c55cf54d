#include "cuda/device.h"

#include "base/fail.h"
#include "spin_ptx.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SHORT_WAIT 2000000000 /* ns that a one-thread kernel or a small copy may take */
#define NAP 2000000           /* ns before a time that are waited for busily */
#define TRIES 3               /* failing calls in a row after which the device counts as failed */

gpurta_status device_usable(const gpurta_device *const device, gpurta_error *const error)
{
    if (device->state == DEVICE_USABLE)
        return GPURTA_OK;
    return fail(error, GPURTA_UNAVAILABLE, GPURTA_NO_ITEM,
                device->state == DEVICE_STUCK
                    ? "the device still runs a kernel that could not be stopped"
                    : "the device has failed before: open it again");
}

gpurta_status device_enter(const gpurta_device *const device, gpurta_error *const error)
{
    TRY(device, context_push(device->context), "cuCtxPushCurrent", error);
    return GPURTA_OK;
}

gpurta_status device_leave(const gpurta_device *const device, const gpurta_status status,
                           gpurta_error *const error)
{
    CUcontext left;
    const CUresult result = device->driver.context_pop(&left);
    return status == GPURTA_OK ? driver_check(&device->driver, result, "cuCtxPopCurrent", error)
                               : status;
}

bool device_busy(gpurta_device *const device, CUstream stream)
{
    for (int i = 0; i < TRIES; i++) {
        const CUresult result = device->driver.stream_query(stream);
        if (result == CUDA_SUCCESS || result == CUDA_ERROR_NOT_READY)
            return result == CUDA_ERROR_NOT_READY;
    }
    device->state = DEVICE_FAILED;
    return false;
}

gpurta_status device_wait(gpurta_device *const device, CUstream stream, const int64_t limit,
                          gpurta_error *const error)
{
    const int64_t end = device->driver.clock() + limit;
    for (;;) {
        const CUresult result = device->driver.stream_query(stream);
        if (result != CUDA_ERROR_NOT_READY)
            return driver_check(&device->driver, result, "cuStreamQuery", error);
        if (device->driver.clock() > end) {
            device->state = DEVICE_STUCK;
            return fail(error, GPURTA_UNAVAILABLE, GPURTA_NO_ITEM,
                        "the device does not come to rest within %lld ms",
                        (long long)(limit / 1000000));
        }
    }
}

gpurta_status device_tell(gpurta_device *const device, const uint32_t stop,
                          gpurta_error *const error)
{
    memcpy(&device->pinned[PINGS], &stop, sizeof stop);
    TRY(device, to_device(device->stop, &device->pinned[PINGS], sizeof stop, device->control),
        "cuMemcpyHtoDAsync", error);
    return GPURTA_OK;
}

gpurta_status device_go_on(gpurta_device *const device, gpurta_error *const error)
{
    const gpurta_status status = device_tell(device, 0, error);
    return status == GPURTA_OK ? device_wait(device, device->control, SHORT_WAIT, error) : status;
}

static gpurta_status launch_one(gpurta_device *const device, CUfunction function, CUdeviceptr out,
                                gpurta_error *const error)
{
    void *parameters[] = {&out};
    TRY(device, launch(function, 1, 1, 1, 1, 1, 1, 0, device->control, parameters, NULL),
        "cuLaunchKernel", error);
    return device_wait(device, device->control, SHORT_WAIT, error);
}

static gpurta_status fetch(gpurta_device *const device, const size_t count,
                           gpurta_error *const error)
{
    TRY(device,
        to_host(device->pinned, device->pings, count * sizeof *device->pinned, device->control),
        "cuMemcpyDtoHAsync", error);
    return device_wait(device, device->control, SHORT_WAIT, error);
}

gpurta_status device_resolution(gpurta_device *const device, int64_t *const resolution,
                                gpurta_error *const error)
{
    gpurta_status status = launch_one(device, device->resolution, device->pings, error);
    if (status == GPURTA_OK)
        status = fetch(device, 1, error);
    if (status != GPURTA_OK)
        return status;
    if (device->pinned[0] == UINT64_MAX)
        return fail(error, GPURTA_UNAVAILABLE, GPURTA_NO_ITEM, "the GPU's timer does not move");
    *resolution = (int64_t)device->pinned[0];
    return GPURTA_OK;
}

/* Unsigned, so that a clock that wraps around goes on. */
int64_t device_time(const gpurta_device *const device, const uint64_t reading)
{
    const uint64_t since = reading - device->epoch;
    return since <= INT64_MAX ? (int64_t)since : -(int64_t)(UINT64_MAX - since) - 1;
}

/* The GPU read its clock between `before` and `after`, and the reading was cut to the resolution:
 * before - reading - resolution < offset <= after - reading. All readings together bound it best;
 * from a reading to the one in the middle the offset drifts by at most 1 in DRIFT. */
gpurta_status device_offset(gpurta_device *const device, struct offset *const offset,
                            gpurta_error *const error)
{
    int64_t before[PINGS], after[PINGS], low = INT64_MIN, high = INT64_MAX;
    const int64_t known = gpurta_measurement_fact(device->facts, GPURTA_FACT_RESOLUTION_NS);
    const int64_t resolution = known == GPURTA_NOT_KNOWN ? 0 : known;
    gpurta_status status = GPURTA_OK;
    for (size_t i = 0; status == GPURTA_OK && i < PINGS; i++) {
        before[i] = device->driver.clock();
        status = launch_one(device, device->clock, device->pings + i * sizeof(uint64_t), error);
        after[i] = device->driver.clock();
    }
    if (status == GPURTA_OK)
        status = fetch(device, PINGS, error);
    if (status != GPURTA_OK)
        return status;
    if (!device->has_epoch)
        device->epoch = device->pinned[0];
    device->has_epoch = true;
    for (size_t i = 0; i < PINGS; i++) {
        const int64_t reading = device_time(device, device->pinned[i]);
        if (reading < -DEVICE_FARTHEST || reading > DEVICE_FARTHEST)
            return fail(error, GPURTA_UNAVAILABLE, GPURTA_NO_ITEM,
                        "the GPU's timer jumps by %lld ns: it cannot be aligned with the host's",
                        (long long)reading);
        const int64_t away =
            i < PINGS / 2 ? after[PINGS / 2] - before[i] : after[i] - before[PINGS / 2];
        const int64_t drifted = away / DRIFT + 1;
        if (before[i] - reading - resolution - drifted > low)
            low = before[i] - reading - resolution - drifted;
        if (after[i] - reading + drifted < high)
            high = after[i] - reading + drifted;
    }
    const int64_t width = high > low ? high - low : low - high;
    offset->gpu = device_time(device, device->pinned[PINGS / 2]);
    offset->offset = (low < high ? low : high) + width / 2;
    offset->uncertainty = width - width / 2;
    return GPURTA_OK;
}

int64_t device_proportion(const int64_t a, int64_t n, int64_t d)
{
    int64_t product;
    while (__builtin_mul_overflow(a, n, &product)) {
        n /= 2;
        d /= 2;
    }
    return product / (d ? d : 1);
}

int64_t device_offset_change(const struct offset *const before, const struct offset *const after,
                             const int64_t elapsed)
{
    const int64_t span = after->gpu - before->gpu;
    return span > 0 ? device_proportion(after->offset - before->offset, elapsed, span) : 0;
}

int64_t device_on_host(const struct offset *const before, const struct offset *const after,
                       const int64_t gpu)
{
    return gpu + before->offset + device_offset_change(before, after, gpu - before->gpu);
}

void device_wait_until(const gpurta_device *const device, const int64_t time)
{
    const int64_t early = time - NAP - device->driver.clock();
    if (early > 0)
        device->driver.sleep(early);
    while (device->driver.clock() < time)
        ;
}

/* ---- opening ---- */

static const struct {
    gpurta_fact fact;
    int attribute;
    bool optional; /* an old driver may not know it: CUDA_ERROR_INVALID_VALUE */
} attributes[] = {
    {GPURTA_FACT_SMS, ATTRIBUTE_SMS, false},
    {GPURTA_FACT_COMPUTE_CAPABILITY_MAJOR, ATTRIBUTE_MAJOR, false},
    {GPURTA_FACT_COMPUTE_CAPABILITY_MINOR, ATTRIBUTE_MINOR, false},
    {GPURTA_FACT_THREADS_PER_SM, ATTRIBUTE_THREADS_PER_SM, false},
    {GPURTA_FACT_THREADS_PER_BLOCK, ATTRIBUTE_THREADS_PER_BLOCK, false},
    {GPURTA_FACT_REGISTERS_PER_SM, ATTRIBUTE_REGISTERS_PER_SM, false},
    {GPURTA_FACT_REGISTERS_PER_BLOCK, ATTRIBUTE_REGISTERS_PER_BLOCK, false},
    {GPURTA_FACT_SHARED_MEMORY_PER_SM, ATTRIBUTE_SHARED_MEMORY_PER_SM, false},
    {GPURTA_FACT_SHARED_MEMORY_PER_BLOCK, ATTRIBUTE_SHARED_MEMORY_PER_BLOCK, false},
    {GPURTA_FACT_SHARED_MEMORY_PER_BLOCK_OPTIN, ATTRIBUTE_SHARED_MEMORY_OPTIN, true},
    {GPURTA_FACT_COPY_ENGINES, ATTRIBUTE_COPY_ENGINES, false},
    {GPURTA_FACT_BLOCKS_PER_SM, ATTRIBUTE_BLOCKS_PER_SM, true},
    {GPURTA_FACT_SHARED_MEMORY_RESERVED, ATTRIBUTE_SHARED_MEMORY_RESERVED, true},
};

static gpurta_status set_fact(gpurta_device *const device, const gpurta_fact fact,
                              const int64_t value, gpurta_error *const error)
{
    return gpurta_measurement_set_fact(device->facts, fact, value, error);
}

static gpurta_status read_attributes(gpurta_device *const device, gpurta_error *const error)
{
    gpurta_status status = GPURTA_OK;
    for (size_t i = 0; status == GPURTA_OK && i < sizeof attributes / sizeof attributes[0]; i++) {
        int value;
        const CUresult result =
            device->driver.device_attribute(&value, attributes[i].attribute, device->handle);
        if (result == CUDA_SUCCESS)
            status = set_fact(device, attributes[i].fact, value, error);
        else if (!attributes[i].optional || result != CUDA_ERROR_INVALID_VALUE)
            return driver_check(&device->driver, result, "cuDeviceGetAttribute", error);
    }
    return status;
}

static gpurta_status describe(gpurta_device *const device, const int64_t index,
                              gpurta_error *const error)
{
    char name[128] = "";
    int version = 0;
    TRY(device, version(&version), "cuDriverGetVersion", error);
    TRY(device, device_name(name, sizeof name - 1, device->handle), "cuDeviceGetName", error);
    TRY(device, device_bus(device->bus, sizeof device->bus, device->handle), "cuDeviceGetPCIBusId",
        error);
    gpurta_status status =
        gpurta_measurement_set_note(device->facts, GPURTA_NOTE_NAME, name, error);
    if (status == GPURTA_OK)
        status = gpurta_measurement_set_note(device->facts, GPURTA_NOTE_BUS, device->bus, error);
    if (status == GPURTA_OK)
        status = set_fact(device, GPURTA_FACT_INDEX, index, error);
    if (status == GPURTA_OK)
        status = set_fact(device, GPURTA_FACT_DRIVER_VERSION, version, error);
    return status == GPURTA_OK ? read_attributes(device, error) : status;
}

gpurta_status device_load(const gpurta_device *const device, CUmodule *const module,
                          const char *const text, gpurta_error *const error)
{
    char log[128] = "";
    int keys[] = {JIT_ERROR_LOG, JIT_ERROR_LOG_SIZE};
    const uintptr_t size = sizeof log; /* given as if it were a pointer */
    void *values[] = {log, NULL};
    memcpy(&values[1], &size, sizeof size);
    const CUresult result = device->driver.module_load(module, text, 2, keys, values);
    if (result == CUDA_SUCCESS)
        return GPURTA_OK;
    gpurta_error call;
    const gpurta_status status = driver_check(&device->driver, result, "cuModuleLoadDataEx", &call);
    log[sizeof log - 1] = '\0';
    log[strcspn(log, "\n")] = '\0';
    return fail(error, status, GPURTA_NO_ITEM, "%.120s%s%.100s", call.message, *log ? ": " : "",
                log);
}

static gpurta_status find_functions(gpurta_device *const device, gpurta_error *const error)
{
    int registers;
    TRY(device, module_function(&device->spin, device->module, "gpurta_spin"),
        "cuModuleGetFunction", error);
    TRY(device, module_function(&device->work, device->module, "gpurta_work"),
        "cuModuleGetFunction", error);
    TRY(device, module_function(&device->clock, device->module, "gpurta_clock"),
        "cuModuleGetFunction", error);
    TRY(device, module_function(&device->resolution, device->module, "gpurta_resolution"),
        "cuModuleGetFunction", error);
    TRY(device, function_attribute(&registers, FUNCTION_REGISTERS, device->spin),
        "cuFuncGetAttribute", error);
    return set_fact(device, GPURTA_FACT_SPIN_REGISTERS, registers, error);
}

static gpurta_status make_control(gpurta_device *const device, gpurta_error *const error)
{
    int least = 0, greatest = 0;
    TRY(device, priorities(&least, &greatest), "cuCtxGetStreamPriorityRange", error);
    TRY(device, stream_create(&device->control, STREAM_NON_BLOCKING, greatest),
        "cuStreamCreateWithPriority", error);
    TRY(device, allocate(&device->stop, sizeof(uint32_t)), "cuMemAlloc", error);
    TRY(device, allocate(&device->pings, PINGS * sizeof(uint64_t)), "cuMemAlloc", error);
    void *pinned;
    TRY(device, host_allocate(&pinned, (PINGS + 1) * sizeof(uint64_t), 0), "cuMemHostAlloc", error);
    device->pinned = pinned;
    gpurta_status status = set_fact(device, GPURTA_FACT_LEAST_PRIORITY, least, error);
    if (status == GPURTA_OK)
        status = set_fact(device, GPURTA_FACT_GREATEST_PRIORITY, greatest, error);
    return status == GPURTA_OK ? device_go_on(device, error) : status;
}

gpurta_status device_equip(gpurta_device *const device, gpurta_error *const error)
{
    gpurta_status status = device_load(device, &device->module, spin_ptx, error);
    if (status == GPURTA_OK)
        status = find_functions(device, error);
    if (status == GPURTA_OK)
        status = make_control(device, error);
    return device_leave(device, status, error);
}

static gpurta_status open_device(gpurta_device *const device, const int64_t index,
                                 gpurta_error *const error)
{
    int count = 0;
    const int64_t now = device->driver.clock();
    if (now < -DEVICE_FARTHEST || now > DEVICE_FARTHEST)
        return fail(error, GPURTA_UNAVAILABLE, GPURTA_NO_ITEM,
                    "the host's clock is at %lld ns, which cannot be aligned with the GPU's",
                    (long long)now);
    const CUresult result = device->driver.init(0);
    if (result == CUDA_ERROR_NO_DEVICE)
        return fail(error, GPURTA_UNAVAILABLE, GPURTA_NO_ITEM,
                    "there is a CUDA driver, but no CUDA device");
    gpurta_status status = driver_check(&device->driver, result, "cuInit", error);
    if (status != GPURTA_OK)
        return status;
    TRY(device, device_count(&count), "cuDeviceGetCount", error);
    if (count == 0)
        return fail(error, GPURTA_UNAVAILABLE, GPURTA_NO_ITEM,
                    "there is a CUDA driver, but no CUDA device");
    if (index < 0 || index >= count)
        return fail(error, GPURTA_OUT_OF_RANGE, GPURTA_NO_ITEM,
                    "there is no device %lld: devices are numbered 0 to %d", (long long)index,
                    count - 1);
    TRY(device, device_get(&device->handle, (int)index), "cuDeviceGet", error);
    status = describe(device, index, error);
    if (status != GPURTA_OK)
        return status;
    TRY(device, context_create(&device->context, 0, device->handle), "cuCtxCreate", error);
    return device_equip(device, error); /* creating the context has entered it */
}

gpurta_status gpurta_device_open(gpurta_device **const device, const char *const driver,
                                 const int64_t index, gpurta_error *const error)
{
    if (!device)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "device: NULL argument");
    gpurta_device *const fresh = calloc(1, sizeof *fresh);
    if (!fresh)
        return fail_memory(error);
    gpurta_status status = gpurta_measurement_create(&fresh->facts, 1, 1, error);
    if (status == GPURTA_OK)
        status = driver_load(&fresh->driver, driver, error);
    if (status == GPURTA_OK)
        status = open_device(fresh, index, error);
    if (status == GPURTA_OK)
        *device = fresh;
    else
        gpurta_device_close(fresh);
    return status;
}

/* Waits for what a failed call has left on the control stream: a copy, or one thread. */
static void settle_control(gpurta_device *const device)
{
    const int64_t end = device->driver.clock() + SHORT_WAIT;
    while (device->state == DEVICE_USABLE && device_busy(device, device->control))
        if (device->driver.clock() > end)
            device->state = DEVICE_STUCK;
}

static void free_all(gpurta_device *const device)
{
    if (device->control)
        settle_control(device);
    if (device->state == DEVICE_FAILED && device->pinned) /* destroying the context waits */
        (void)device_tell(device, 1, NULL);
    if (device->state != DEVICE_USABLE)
        return;
    if (device->pinned)
        (void)device->driver.host_release(device->pinned);
    if (device->pings)
        (void)device->driver.release(device->pings);
    if (device->stop)
        (void)device->driver.release(device->stop);
    if (device->control)
        (void)device->driver.stream_destroy(device->control);
    if (device->module)
        (void)device->driver.module_unload(device->module);
}

/* Failures are not told: there is nothing left to do about them. Destroying the context ends what
 * runs in it and frees what is left. */
void gpurta_device_close(gpurta_device *const device)
{
    if (!device)
        return;
    if (device->context && device->state != DEVICE_STUCK &&
        device_enter(device, NULL) == GPURTA_OK) {
        free_all(device);
        (void)device_leave(device, GPURTA_OK, NULL);
    }
    if (device->partition)
        partitions_release(device);
    else if (device->context && device->state != DEVICE_STUCK)
        (void)device->driver.context_destroy(device->context);
    gpurta_measurement_destroy(device->facts);
    free(device);
}

int64_t gpurta_device_fact(const gpurta_device *const device, const gpurta_fact fact)
{
    return device ? gpurta_measurement_fact(device->facts, fact) : GPURTA_NOT_KNOWN;
}

const char *gpurta_device_note(const gpurta_device *const device, const gpurta_note note)
{
    return device ? gpurta_measurement_note(device->facts, note) : NULL;
}

int64_t gpurta_device_clock(const gpurta_device *const device)
{
    return device ? device->driver.clock() : 0;
}
