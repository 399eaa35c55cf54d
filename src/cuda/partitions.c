/* Partitions of SMs: green contexts on the primary context, whose memory they share. */
#include "base/values.h"

#include "base/fail.h"
#include "cuda/plan.h"

#include <stdlib.h>

#define MOST_GROUPS 1024

gpurta_status partition_enter(const gpurta_device *const device, const size_t partition,
                              gpurta_error *const error)
{
    if (partition == GPURTA_NONE)
        return GPURTA_OK;
    TRY(device, context_push(device->partition[partition].context), "cuCtxPushCurrent", error);
    return GPURTA_OK;
}

gpurta_status partition_leave(const gpurta_device *const device, const size_t partition,
                              const gpurta_status status, gpurta_error *const error)
{
    return partition == GPURTA_NONE ? status : device_leave(device, status, error);
}

static int64_t common_divisor(int64_t a, int64_t b)
{
    while (b) {
        const int64_t rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

#define GREEN(inner, call, name, error)                                                            \
    do {                                                                                           \
        const gpurta_status green_status =                                                         \
            driver_check(&(inner)->driver, (inner)->green.call, name, error);                      \
        if (green_status != GPURTA_OK)                                                             \
            return green_status;                                                                   \
    } while (0)

/* Splits the GPU into groups of which every partition is a whole number: only what one split gave
 * may be put together. */
static gpurta_status split(gpurta_device *const inner, CUdevResource *const group,
                           unsigned *const groups, gpurta_error *const error)
{
    CUdevResource all, rest;
    int64_t each = 0;
    for (size_t i = 0; i < inner->partitions; i++)
        each = common_divisor(inner->partition[i].sms, each);
    GREEN(inner, resource(inner->handle, &all, RESOURCE_SM), "cuDeviceGetDevResource", error);
    if (each > all.of.sm.count)
        return fail(error, GPURTA_NOT_APPLICABLE, GPURTA_NO_ITEM,
                    "partition %s has %lld SMs, and the device %u", inner->partition[0].name,
                    (long long)inner->partition[0].sms, all.of.sm.count);
    *groups = MOST_GROUPS;
    GREEN(inner, split(group, groups, &all, &rest, 0, (unsigned)each),
          "cuDevSmResourceSplitByCount", error);
    if (*groups == 0 || (int64_t)group[0].of.sm.count != each)
        return fail(
            error, GPURTA_NOT_APPLICABLE, GPURTA_NO_ITEM,
            "the driver makes green contexts of %u SMs and multiples of that, and the sizes "
            "of the partitions need groups of %lld",
            *groups ? group[0].of.sm.count : 0, (long long)each);
    return GPURTA_OK;
}

static gpurta_status make_green(gpurta_device *const inner, gpurta_error *const error)
{
    CUdevResource *const group = calloc(MOST_GROUPS, sizeof *group);
    unsigned groups = 0, next = 0;
    gpurta_status status = group ? split(inner, group, &groups, error) : fail_memory(error);
    for (size_t i = 0; status == GPURTA_OK && i < inner->partitions; i++) {
        struct device_partition *const p = &inner->partition[i];
        const unsigned wanted = (unsigned)(p->sms / group[0].of.sm.count);
        CUdevResourceDesc description = NULL;
        if (wanted > groups - next) {
            status = fail(error, GPURTA_NOT_APPLICABLE, GPURTA_NO_ITEM,
                          "partition %s: %lld SMs are not left: the driver makes %u groups of %u",
                          p->name, (long long)p->sms, groups, group[0].of.sm.count);
            break;
        }
        status =
            driver_check(&inner->driver, inner->green.describe(&description, &group[next], wanted),
                         "cuDevResourceGenerateDesc", error);
        if (status == GPURTA_OK)
            status = driver_check(
                &inner->driver,
                inner->green.create(&p->green, description, inner->handle, GREEN_DEFAULT_STREAM),
                "cuGreenCtxCreate", error);
        if (status == GPURTA_OK)
            status = driver_check(&inner->driver, inner->green.context(&p->context, p->green),
                                  "cuCtxFromGreenCtx", error);
        next += wanted;
    }
    free(group);
    return status;
}

static gpurta_status copy_facts(gpurta_device *const inner, const gpurta_device *const device,
                                gpurta_error *const error)
{
    gpurta_status status = gpurta_measurement_create(&inner->facts, 1, 1, error);
    for (int f = 0; status == GPURTA_OK && gpurta_fact_name((gpurta_fact)f); f++)
        status = gpurta_measurement_set_fact(inner->facts, (gpurta_fact)f,
                                             gpurta_device_fact(device, (gpurta_fact)f), error);
    for (int n = 0; status == GPURTA_OK && gpurta_note_name((gpurta_note)n); n++)
        if (gpurta_device_note(device, (gpurta_note)n))
            status = gpurta_measurement_set_note(inner->facts, (gpurta_note)n,
                                                 gpurta_device_note(device, (gpurta_note)n), error);
    return status;
}

static gpurta_status open_inner(gpurta_device *const inner, const gpurta_device *const device,
                                const gpurta_result *const program, gpurta_error *const error)
{
    gpurta_status status = copy_facts(inner, device, error);
    if (status == GPURTA_OK)
        status = driver_load_green(&inner->driver, &inner->green, error);
    inner->partitions = gpurta_rows(program, GPURTA_MODEL_PARTITIONS);
    inner->partition =
        status == GPURTA_OK ? calloc(inner->partitions, sizeof *inner->partition) : NULL;
    if (status == GPURTA_OK && !inner->partition)
        return fail_memory(error);
    if (status != GPURTA_OK)
        return status;
    size_t row;
    for (size_t i = 0; i < inner->partitions; i++) {
        inner->partition[i].sms = result_count(program, GPURTA_MODEL_PARTITIONS_SMS, i);
        snprintf(inner->partition[i].name, sizeof inner->partition[i].name, "%.60s",
                 result_text(program, GPURTA_MODEL_PARTITIONS_NAME, i));
        if (result_inside(program, GPURTA_MODEL_SMS, i, 0, &row))
            return fail(error, GPURTA_NOT_APPLICABLE, GPURTA_NO_ITEM,
                        "partition %s lists its SMs, but the driver chooses those of a green "
                        "context: give their number",
                        inner->partition[i].name);
    }
    GREEN(inner, retain(&inner->context, inner->handle), "cuDevicePrimaryCtxRetain", error);
    status = device_enter(inner, error);
    return status == GPURTA_OK ? device_equip(inner, error) : status;
}

gpurta_status partitions_open(gpurta_device **const inner, const gpurta_device *const device,
                              const gpurta_result *const program, gpurta_error *const error)
{
    if (!gpurta_rows(program, GPURTA_MODEL_PARTITIONS))
        return GPURTA_OK;
    gpurta_device *const fresh = calloc(1, sizeof *fresh);
    if (!fresh)
        return fail_memory(error);
    fresh->driver = device->driver;
    fresh->handle = device->handle;
    snprintf(fresh->bus, sizeof fresh->bus, "%s", device->bus);
    gpurta_status status = open_inner(fresh, device, program, error);
    if (status == GPURTA_OK)
        status = make_green(fresh, error);
    if (status == GPURTA_OK)
        *inner = fresh;
    else
        gpurta_device_close(fresh);
    return status;
}

void partitions_release(gpurta_device *const inner)
{
    for (size_t i = 0; i < inner->partitions && inner->state != DEVICE_STUCK; i++)
        if (inner->partition[i].green)
            (void)inner->green.destroy(inner->partition[i].green);
    if (inner->context && inner->state != DEVICE_STUCK)
        (void)inner->green.release(inner->handle);
    free(inner->partition);
}

/* ---- where their blocks ran ---- */

/* The partition of each SM, by its number, as blocks were observed there. */
static gpurta_status claim(const gpurta_device *const device, size_t *const owner,
                           int64_t *const sms, const size_t partition, const int64_t sm,
                           gpurta_error *const error)
{
    const struct device_partition *const p = &device->partition[partition];
    if (owner[sm] == partition)
        return GPURTA_OK;
    if (owner[sm] != GPURTA_NONE)
        return fail(error, GPURTA_UNAVAILABLE, GPURTA_NO_ITEM,
                    "SM %lld ran blocks of partition %s and of %s: green contexts do not keep them "
                    "apart here",
                    (long long)sm, device->partition[owner[sm]].name, p->name);
    owner[sm] = partition;
    if (++sms[partition] > p->sms)
        return fail(error, GPURTA_UNAVAILABLE, GPURTA_NO_ITEM,
                    "partition %s has %lld SMs, but its blocks ran on more", p->name,
                    (long long)p->sms);
    return GPURTA_OK;
}

/* Whether the blocks of each partition ran on SMs of its own, as many as it has at most. */
gpurta_status partitions_seen(const gpurta_device *const device, const struct plan *const plan,
                              const gpurta_measurement *const m, const int64_t sm_numbers,
                              gpurta_error *const error)
{
    size_t *const owner = calloc((size_t)sm_numbers + 1, sizeof *owner);
    int64_t *const sms = calloc(device->partitions + 1, sizeof *sms);
    gpurta_status status = owner && sms ? GPURTA_OK : fail_memory(error);
    for (int64_t sm = 0; owner && sm < sm_numbers; sm++)
        owner[sm] = GPURTA_NONE;
    for (size_t i = 0; status == GPURTA_OK && i < plan->launches; i++) {
        const struct launch *const l = &plan->launch[i];
        int64_t sm;
        for (size_t run = 0; !l->bytes && run < (size_t)plan->runs; run++)
            for (size_t k = 0; status == GPURTA_OK &&
                               gpurta_measurement_block(m, run, l->operation, k, &sm, NULL, NULL);
                 k++)
                status = claim(device, owner, sms, plan->stream[l->stream].partition, sm, error);
    }
    free(owner);
    free(sms);
    return status;
}
