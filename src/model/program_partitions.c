/* Partitions of a program: sets of SMs, and who is in which. */
#include "base/fail.h"
#include "base/grow.h"
#include "base/text.h"
#include "model/program.h"

#include <gpurta/model.h>
#include <stdlib.h>
#include <string.h>

/* More SMs than any device has; a limit on memory. */
#define MOST_SMS (INT64_C(1) << 20)

static int by_number(const void *const a, const void *const b)
{
    const int64_t x = *(const int64_t *)a, y = *(const int64_t *)b;
    return (x > y) - (x < y);
}

static gpurta_status check_sms(const int64_t sms, const char *const name, const int64_t item,
                               gpurta_error *const error)
{
    if (sms >= 1 && sms <= MOST_SMS)
        return GPURTA_OK;
    return fail(error, GPURTA_OUT_OF_RANGE, item,
                "partition %.60s: a partition has 1 to %lld SMs, not %lld", name,
                (long long)MOST_SMS, (long long)sms);
}

/* A sorted copy of a list, whose numbers all differ. */
static gpurta_status copy_list(int64_t **const copy, const int64_t *const list, const int64_t count,
                               const int64_t item, gpurta_error *const error)
{
    int64_t *const own = malloc((size_t)count * sizeof *own);
    if (!own)
        return fail_memory(error);
    memcpy(own, list, (size_t)count * sizeof *own);
    qsort(own, (size_t)count, sizeof *own, by_number);
    for (int64_t i = 0; i < count; i++)
        if (own[i] < 0 || (i > 0 && own[i] == own[i - 1])) {
            const long long sm = own[i];
            free(own);
            return fail(error, GPURTA_OUT_OF_RANGE, item,
                        sm < 0 ? "there is no SM %lld" : "SM %lld is there twice", sm);
        }
    *copy = own;
    return GPURTA_OK;
}

gpurta_status gpurta_program_add_partition(gpurta_program *const program, const char *const name,
                                           const int64_t sms, const int64_t *const list,
                                           gpurta_error *const error)
{
    const int64_t item = (int64_t)program->partitions;
    struct partition fresh = {.sms = sms};
    gpurta_status status = check_sms(sms, name, item, error);
    if (!status && list)
        status = copy_list(&fresh.list, list, sms, item, error);
    if (status)
        return status;
    struct partition *const all =
        grow(program->partition, &program->partition_room, program->partitions + 1, sizeof *all);
    if (all)
        program->partition = all;
    if (!all || !(fresh.name = copy_text(name))) {
        free(fresh.list);
        return fail_memory(error);
    }
    all[program->partitions++] = fresh;
    return GPURTA_OK;
}

gpurta_status gpurta_program_set_partition_sms(gpurta_program *const program,
                                               const size_t partition, const int64_t sms,
                                               const int64_t *const list, gpurta_error *const error)
{
    struct partition *const p = &program->partition[partition];
    int64_t *own = NULL;
    gpurta_status status = check_sms(sms, p->name, (int64_t)partition, error);
    if (!status && list)
        status = copy_list(&own, list, sms, (int64_t)partition, error);
    if (status)
        return status;
    free(p->list);
    p->list = own;
    p->sms = sms;
    return GPURTA_OK;
}

size_t gpurta_program_partition(const gpurta_program *const program, const size_t index)
{
    if (!program || index >= program->count || !program->operation[index].blocks)
        return GPURTA_NONE;
    const struct operation *const operation = &program->operation[index];
    const uint32_t named = operation->partition     ? operation->partition
                           : operation->stream >= 0 ? program->stream[operation->stream].partition
                                                    : 0;
    return named ? named - 1 : GPURTA_NONE;
}

/* ---- on a platform ---- */

/* Those with lists take their SMs. */
static gpurta_status place_lists(uint32_t *const owner, const int64_t sms,
                                 const gpurta_program *const program, gpurta_error *const error)
{
    for (size_t i = 0; i < program->partitions; i++) {
        const struct partition *const p = &program->partition[i];
        for (int64_t k = 0; p->list && k < p->sms; k++) {
            if (p->list[k] >= sms)
                return fail(error, GPURTA_NOT_APPLICABLE, (int64_t)i,
                            "partition %.60s: there is no SM %lld: the platform has 0 to %lld",
                            p->name, (long long)p->list[k], (long long)sms - 1);
            if (owner[p->list[k]])
                return fail(error, GPURTA_NOT_APPLICABLE, (int64_t)i,
                            "partition %.60s: SM %lld is in partition %.60s already", p->name,
                            (long long)p->list[k], program->partition[owner[p->list[k]] - 1].name);
            owner[p->list[k]] = (uint32_t)(i + 1);
        }
    }
    return GPURTA_OK;
}

/* Those with a count take the lowest that are left in groups of which nobody else has an SM. */
static gpurta_status place_counts(uint32_t *const owner, const int64_t sms, const int64_t group,
                                  const gpurta_program *const program, gpurta_error *const error)
{
    int64_t next = 0, all = 0;
    for (size_t i = 0; i < program->partitions; i++) {
        const struct partition *const p = &program->partition[i];
        all += p->sms < sms ? p->sms : sms + 1;
    }
    for (size_t i = 0; i < program->partitions; i++) {
        const struct partition *const p = &program->partition[i];
        int64_t left = p->list ? 0 : p->sms;
        for (; left && next < sms; next++) {
            bool free_group = owner[next] == 0;
            for (int64_t k = next - next % group; k < next - next % group + group && k < sms; k++)
                free_group = free_group && (owner[k] == 0 || owner[k] == i + 1);
            if (!free_group)
                continue;
            owner[next] = (uint32_t)(i + 1);
            left--;
        }
        if (left)
            return fail(error, GPURTA_NOT_APPLICABLE, (int64_t)i,
                        "partition %.60s has %lld SM%s, and %lld of the platform's %lld are left%s",
                        p->name, (long long)p->sms, p->sms == 1 ? "" : "s",
                        (long long)(p->sms - left), (long long)sms,
                        group > 1 && all <= sms
                            ? ": those that share a carve-out are of one partition (rule U5)"
                            : "");
    }
    return GPURTA_OK;
}

/* Rule U5: SMs that share a carve-out are of one partition, or free. */
static gpurta_status check_groups(const uint32_t *const owner, const int64_t sms,
                                  const int64_t group, const gpurta_program *const program,
                                  gpurta_error *const error)
{
    int64_t first = -1; /* of its group that somebody has */
    for (int64_t k = 0; k < sms; k++) {
        if (!owner[k])
            continue;
        if (first < 0 || first / group != k / group)
            first = k;
        if (owner[first] != owner[k])
            return fail(error, GPURTA_NOT_APPLICABLE, (int64_t)owner[k] - 1,
                        "partition %.60s: its SM %lld shares a carve-out with SM %lld of "
                        "partition %.60s (rule U5): whole groups of %lld SMs",
                        program->partition[owner[k] - 1].name, (long long)k, (long long)first,
                        program->partition[owner[first] - 1].name, (long long)group);
    }
    return GPURTA_OK;
}

gpurta_status partitions_place(uint32_t *const owner, const gpurta_program *const program,
                               const gpurta_platform *const platform, gpurta_error *const error)
{
    const int64_t sms = gpurta_platform_get(platform, GPURTA_PLATFORM_SMS);
    const int64_t shared = gpurta_platform_get(platform, GPURTA_PLATFORM_CARVEOUT_WAITS)
                               ? gpurta_platform_get(platform, GPURTA_PLATFORM_CARVEOUT_SMS)
                               : 1;
    const int64_t group = shared > 1 ? shared : 1;
    gpurta_status status = place_lists(owner, sms, program, error);
    if (!status)
        status = place_counts(owner, sms, group, program, error);
    return status ? status : check_groups(owner, sms, group, program, error);
}

static gpurta_status check_kernels(const gpurta_program *const program, gpurta_error *const error)
{
    for (size_t i = 0; i < program->count; i++)
        if (program->operation[i].blocks && gpurta_program_partition(program, i) == GPURTA_NONE)
            return fail(error, GPURTA_NOT_APPLICABLE, (int64_t)i,
                        "kernel %.60s is in no partition: give its stream one",
                        NAME_OF(&program->operation[i]));
    return GPURTA_OK;
}

gpurta_status partitions_check(const gpurta_program *const program,
                               const gpurta_platform *const platform, gpurta_error *const error)
{
    const int64_t sms = gpurta_platform_get(platform, GPURTA_PLATFORM_SMS);
    if (!program->partitions)
        return GPURTA_OK;
    if (sms < 1 || sms > MOST_SMS || gpurta_platform_get(platform, GPURTA_PLATFORM_SLOTS))
        return fail(error, GPURTA_NOT_APPLICABLE, GPURTA_NO_ITEM,
                    "partitions divide SMs: the platform has to say how many it has");
    uint32_t *const owner = calloc((size_t)sms, sizeof *owner);
    const gpurta_status status =
        owner ? partitions_place(owner, program, platform, error) : fail_memory(error);
    free(owner);
    if (status && error && error->item >= 0)
        error->section = GPURTA_SECTION_PARTITIONS;
    return status;
}

gpurta_status gpurta_program_check_partitions(const gpurta_program *const program,
                                              const gpurta_platform *const platform,
                                              gpurta_error *const error)
{
    if (!program || !platform)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "partitions: NULL argument");
    const gpurta_status status = partitions_check(program, platform, error);
    return status || !program->partitions ? status : check_kernels(program, error);
}
