/* Partitions with queues of their own: each is a GPU of its own, analysed alone. */
#include "base/fail.h"
#include "model/options.h"
#include "model/program.h"
#include "rta/rta.h"
#include "rta/rta_result.h"

#include <stdio.h>
#include <string.h>

struct split {
    const gpurta_program *whole;
    gpurta_program part; /* one partition's kernels; all else is that of the whole */
    size_t *from;        /* their numbers in the whole */
    gpurta_platform *platform;
};

static void select_kernels(struct split *const s, const size_t partition)
{
    s->part.count = 0;
    for (size_t i = 0; i < s->whole->count; i++) {
        if (gpurta_program_partition(s->whole, i) != partition)
            continue;
        s->from[s->part.count] = i;
        s->part.operation[s->part.count++] = s->whole->operation[i];
    }
}

static bool needs_worst(const struct split *const s)
{
    for (size_t i = 0; i < s->whole->count; i++)
        if (rat_given(&s->whole->operation[i].time[GPURTA_OPERATION_PERIOD]))
            return true;
    return false;
}

/* The worst job of a kernel of which there is one. */
static bool only_job(struct worst *const worst, const struct outcome *const o)
{
    LOCAL_MPQ(response, release);
    bool ok = true;
    if (rat_given(&o->completion)) {
        rat_get(response, &o->completion);
        rat_get(release, &o->release);
        mpq_sub(response, response, release);
        ok = rat_set(&worst->response, response) && rat_set(&worst->release, release);
    }
    return ok;
}

/* Moves what was found of one partition into the whole. */
static bool take(struct rta *const whole, struct rta *const part, const struct split *const s,
                 const char *const name)
{
    bool ok = true;
    for (size_t k = 0; ok && k < part->count; k++) {
        const size_t i = s->from[k];
        RAT_EACH(clear, &whole->outcome[i].release, &whole->outcome[i].deadline);
        whole->outcome[i] = part->outcome[k];
        part->outcome[k] = (struct outcome){0};
        if (whole->worst && part->worst) {
            whole->worst[i] = part->worst[k];
            part->worst[k] = (struct worst){0};
        } else if (whole->worst) {
            ok = only_job(&whole->worst[i], &whole->outcome[i]);
        }
    }
    const size_t at = strlen(whole->reason);
    snprintf(whole->reason + at, sizeof whole->reason - at, "%spartition %.60s: %s", at ? "; " : "",
             name, part->reason);
    whole->with_deadline += part->with_deadline;
    whole->missed += part->missed;
    whole->unknown += part->unknown;
    whole->above += part->above;
    whole->slots += part->slots;
    whole->most += part->most;
    whole->jobs += part->jobs;
    whole->exhaustive = whole->exhaustive && part->exhaustive;
    whole->sustainable = whole->sustainable && part->sustainable;
    if (part->algorithm != GPURTA_RTA_CLOSED_FORM)
        whole->algorithm = part->algorithm;
    /* a part may be overloaded, and no job that was analysed late */
    if (whole->verdict != GPURTA_UNSCHEDULABLE)
        whole->verdict = part->verdict == GPURTA_UNSCHEDULABLE ? part->verdict : rta_verdict(whole);
    return ok;
}

/* What crosses partitions: a stream, and the number of kernels that are resident (U2). */
static gpurta_status check_streams(const gpurta_program *const program,
                                   const gpurta_platform *const platform, gpurta_error *const error)
{
    const int64_t most = gpurta_platform_get(platform, GPURTA_PLATFORM_RESIDENT_GRIDS);
    const bool limited =
        gpurta_platform_get(platform, GPURTA_PLATFORM_RESIDENT_GRID_LIMIT) && most > 0;
    size_t *const of = calloc(program->streams, sizeof *of); /* partition of a stream, and 1 */
    gpurta_status status = of ? GPURTA_OK : fail_memory(error);
    int64_t lanes = 0;
    for (size_t i = 0; !status && i < program->count; i++) {
        const int32_t stream = program->operation[i].stream;
        const size_t partition = gpurta_program_partition(program, i) + 1;
        if (stream >= 0 && of[stream] && of[stream] != partition)
            status = fail(error, GPURTA_NOT_APPLICABLE, (int64_t)i,
                          "kernels of its stream are in several partitions");
        lanes += stream < 0 || !of[stream];
        if (stream >= 0)
            of[stream] = partition;
        if (!status && limited && lanes > most)
            status =
                fail(error, GPURTA_NOT_APPLICABLE, (int64_t)i,
                     "its stream is one more than the %lld kernels that the GPU has at once (U2)",
                     (long long)most);
    }
    free(of);
    return status;
}

static gpurta_status check(const gpurta_program *const program,
                           const gpurta_platform *const platform,
                           const gpurta_options *const options, gpurta_error *const error)
{
    if (program->queues == GPURTA_QUEUES_SHARED)
        return fail(error, GPURTA_NOT_APPLICABLE, GPURTA_NO_ITEM,
                    "partitions with shared queues: kernels of one wait behind those of another, "
                    "which gpurta simulate shows and gpurta bound bounds");
    if (option(options, GPURTA_OPTION_RTA_TRACE))
        return fail(error, GPURTA_NOT_APPLICABLE, GPURTA_NO_ITEM,
                    "a trace tells of one GPU: analyse one partition alone");
    gpurta_status status = program_of_free_blocks(program, error);
    if (!status)
        status = check_streams(program, platform, error);
    if (status)
        return status;
    status = gpurta_program_check_partitions(program, platform, error);
    if (status && error)
        error->item = GPURTA_NO_ITEM;
    return status;
}

static gpurta_status one(struct rta *const whole, struct split *const s, const size_t partition,
                         const gpurta_options *const options, gpurta_error *const error)
{
    struct rta *part = NULL;
    select_kernels(s, partition);
    if (!s->part.count)
        return GPURTA_OK;
    gpurta_status status = gpurta_platform_set(s->platform, GPURTA_PLATFORM_SMS,
                                               s->whole->partition[partition].sms, error);
    if (!status)
        status = rta_analyse(&part, &s->part, s->platform, options, error);
    if (status && error && error->item >= 0)
        error->item = (int64_t)s->from[error->item];
    if (!status && !take(whole, part, s, s->whole->partition[partition].name))
        status = fail_memory(error);
    rta_destroy(part);
    return status;
}

gpurta_status rta_partitions(struct rta **const result, const gpurta_program *const program,
                             const gpurta_platform *const platform,
                             const gpurta_options *const options, gpurta_error *const error)
{
    gpurta_status status = check(program, platform, options, error);
    if (status)
        return status;
    struct split s = {.whole = program, .part = *program};
    s.part.partitions = 0;
    s.part.operation = calloc(program->count, sizeof *s.part.operation);
    s.from = calloc(program->count, sizeof *s.from);
    struct rta *const whole = calloc(1, sizeof *whole);
    if (whole) {
        whole->outcome = calloc(program->count, sizeof *whole->outcome);
        whole->count = program->count;
        whole->exhaustive = whole->sustainable = true;
        whole->algorithm = GPURTA_RTA_CLOSED_FORM;
        if (needs_worst(&s))
            whole->worst = calloc(program->count, sizeof *whole->worst);
    }
    if (!s.part.operation || !s.from || !whole || !whole->outcome ||
        (needs_worst(&s) && !whole->worst))
        status = fail_memory(error);
    if (!status)
        status = gpurta_platform_copy(&s.platform, platform, error);
    for (size_t i = 0; !status && i < program->partitions; i++)
        status = one(whole, &s, i, options, error);
    free(s.part.operation);
    free(s.from);
    gpurta_platform_destroy(s.platform);
    if (status)
        rta_destroy(whole);
    else
        *result = whole;
    return status;
}
