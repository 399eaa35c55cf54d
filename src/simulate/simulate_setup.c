/* From the model to the arrays of a run. */
#include "base/fail.h"
#include "model/options.h"
#include "number/i64.h"
#include "number/undef.h"
#include "simulate/simulate_sms.h"

#include <stdlib.h>
#include <string.h>

/* More SMs than any device has; a limit on memory. */
#define MOST_SMS (1 << 20)

static gpurta_status device_of(struct device *const device, const gpurta_platform *const platform,
                               gpurta_error *const error)
{
    device->platform = platform;
    device->plain = gpurta_platform_get(platform, GPURTA_PLATFORM_SLOTS);
    device->sms = 1;
    if (device->plain)
        return GPURTA_OK;
    const int64_t sms = gpurta_platform_get(platform, GPURTA_PLATFORM_SMS);
    if (sms < 1)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM,
                    "platform %.60s does not say its number of SMs (sms)",
                    gpurta_platform_name(platform));
    if (sms > MOST_SMS)
        return fail(error, GPURTA_LIMIT, GPURTA_NO_ITEM,
                    "the simulator takes at most %d SMs, not %lld", MOST_SMS, (long long)sms);
    device->sms = (size_t)sms;
    return sm_limits_of(&device->limits, platform, error);
}

/* Partitions: their SMs, and how many. */
static gpurta_status divide(struct simulate_run *const s, const gpurta_program *const program,
                            gpurta_error *const error)
{
    s->domains = 1;
    if (!program->partitions)
        return GPURTA_OK;
    if (program->queues == GPURTA_QUEUES_SEPARATE)
        s->domains = program->partitions;
    gpurta_status status = gpurta_program_check_partitions(program, s->device.platform, error);
    if (error && status)
        error->item = GPURTA_NO_ITEM;
    if (!status)
        status = sms_divide(&s->device, program, error);
    s->sms = calloc(program->partitions, sizeof *s->sms);
    if (!status && !s->sms)
        return fail_memory(error);
    for (size_t i = 0; s->sms && i < program->partitions; i++)
        s->sms[i] = program->partition[i].sms;
    return status;
}

static gpurta_status footprints_of(struct simulate_run *const s,
                                   const gpurta_program *const program, gpurta_error *const error)
{
    s->footprint = calloc(program->launches, sizeof *s->footprint);
    if (!s->footprint)
        return fail_memory(error);
    for (size_t i = 0; !s->device.plain && i < program->count; i++) {
        const struct operation *const operation = &program->operation[i];
        const struct launch *const launch = &program->launch[operation->launch];
        if (!operation->blocks || s->footprint[operation->launch].warps)
            continue;
        if (!launch->threads)
            return fail(error, GPURTA_NOT_APPLICABLE, (int64_t)i,
                        "where its blocks fit depends on their threads, which are not given");
        const gpurta_status status =
            footprint_of(&s->footprint[operation->launch], &s->device.limits, launch, error);
        if (status) {
            if (error)
                error->item = (int64_t)i;
            return status;
        }
    }
    return GPURTA_OK;
}

/* Jobs of each operation, as first_job[]. */

static gpurta_status jobs_limit(gpurta_error *const error, const size_t i, const int64_t limit)
{
    return fail(error, GPURTA_LIMIT, (int64_t)i, "more jobs than the limit of %lld",
                (long long)limit);
}

/* Releases before `until`, at least one; -1: beyond the limit. */
static int64_t jobs_until(const struct operation *const operation, mpq_srcptr until,
                          const int64_t limit)
{
    mpq_t release, period;
    mpz_t jobs;
    mpq_init(release);
    mpq_init(period);
    mpz_init(jobs);
    rat_get(release, &operation->time[GPURTA_OPERATION_RELEASE]);
    rat_get(period, &operation->time[GPURTA_OPERATION_PERIOD]);
    mpq_sub(release, until, release);
    mpq_div(release, release, period);
    mpz_cdiv_q(jobs, mpq_numref(release), mpq_denref(release));
    int64_t n = 1;
    if (mpz_sgn(jobs) > 0 && (!mpz_get_i64(&n, jobs) || n > limit))
        n = -1;
    mpz_clear(jobs);
    mpq_clear(period);
    mpq_clear(release);
    return n < 1 && n != -1 ? 1 : n;
}

static gpurta_status count_jobs(gpurta_simulation *const o, const gpurta_program *const program,
                                const gpurta_options *const options, const int64_t limit,
                                gpurta_error *const error)
{
    mpq_srcptr until = option_time(options, GPURTA_OPTION_SIMULATE_UNTIL);
    const int64_t each = option(options, GPURTA_OPTION_SIMULATE_JOBS);
    o->first_job = calloc(program->count + 1, sizeof *o->first_job);
    if (!o->first_job)
        return fail_memory(error);
    for (size_t i = 0; i < program->count; i++) {
        const struct operation *const operation = &program->operation[i];
        const bool periodic = rat_given(&operation->time[GPURTA_OPERATION_PERIOD]);
        const int64_t n = !periodic ? 1 : until ? jobs_until(operation, until, limit) : each;
        if (n < 0 || n > limit - (int64_t)o->first_job[i])
            return jobs_limit(error, i, limit);
        o->first_job[i + 1] = o->first_job[i] + (size_t)n;
    }
    o->operations = program->count;
    o->jobs = o->first_job[program->count];
    return GPURTA_OK;
}

/* Engine of a copy, from 0. */
static int64_t engine_of(const struct transfer *const transfer, const int64_t engines)
{
    if (transfer->engine)
        return transfer->engine - 1;
    return engines > 1 && transfer->direction == GPURTA_COPY_DEVICE_TO_HOST ? 1 : 0;
}

/* Numbers EE queues by priority, highest first: sorted different priorities of the streams. */
struct levels {
    int32_t *priority;
    size_t count;
};

static int compare_priorities(const void *const a, const void *const b)
{
    const int32_t x = *(const int32_t *)a, y = *(const int32_t *)b;
    return (x > y) - (x < y);
}

static bool levels_of(struct levels *const levels, const gpurta_program *const program)
{
    levels->priority = calloc(program->streams + 1, sizeof *levels->priority);
    if (!levels->priority)
        return false;
    for (size_t i = 0; i < program->streams; i++)
        levels->priority[i] = program->stream[i].priority;
    levels->priority[program->streams] = GPURTA_PRIORITY_LOW; /* streams without a name */
    qsort(levels->priority, program->streams + 1, sizeof *levels->priority, compare_priorities);
    levels->count = 1;
    for (size_t i = 1; i <= program->streams; i++)
        if (levels->priority[i] != levels->priority[levels->count - 1])
            levels->priority[levels->count++] = levels->priority[i];
    return true;
}

static size_t level_of(const struct levels *const levels, const int64_t priority)
{
    const int32_t key = (int32_t)priority;
    const int32_t *const found =
        bsearch(&key, levels->priority, levels->count, sizeof key, compare_priorities);
    return (size_t)(found - levels->priority);
}

static bool is_repeated(const gpurta_simulation *const o, const size_t i)
{
    return o->first_job[i + 1] - o->first_job[i] > 1;
}

static gpurta_status check_operation(const struct simulate_run *const s,
                                     const gpurta_simulation *const o,
                                     const gpurta_program *const program, const size_t i,
                                     const int64_t engines, gpurta_error *const error)
{
    const struct operation *const operation = &program->operation[i];
    const struct after *const after = program->afters ? operation_after(program, i) : NULL;
    bool repeated = after && (is_repeated(o, i) || is_repeated(o, after->other));
    for (size_t w = program->waits ? operation_waits(program, i) : 0;
         w < program->waits && program->wait[w].operation == i; w++)
        repeated = repeated || is_repeated(o, i) || is_repeated(o, program->wait[w].other);
    if (repeated)
        return fail(error, GPURTA_NOT_APPLICABLE, (int64_t)i,
                    "it waits for another operation, which cannot be repeated with a period");
    if (!operation->blocks) {
        const int64_t engine = engine_of(&program->transfer[operation->launch], engines);
        if (engine >= engines)
            return fail(error, GPURTA_NOT_APPLICABLE, (int64_t)i,
                        "copy engine %lld: the platform has %lld%s", (long long)engine + 1,
                        (long long)engines,
                        gpurta_platform_get(s->device.platform, GPURTA_PLATFORM_COPY_ENGINES)
                            ? ""
                            : " (taken, as it does not say its copy_engines)");
    }
    return GPURTA_OK;
}

static struct job job_of(const gpurta_program *const program, const size_t i,
                         const struct levels *const levels, const int64_t engines)
{
    const struct operation *const operation = &program->operation[i];
    const int64_t stream = operation->stream;
    const int64_t priority =
        gpurta_program_stream_attribute(program, stream, GPURTA_STREAM_PRIORITY);
    const bool copy = operation->blocks == 0;
    const struct after *const after = program->afters ? operation_after(program, i) : NULL;
    const size_t partition = gpurta_program_partition(program, i);
    const size_t domain =
        partition == GPURTA_NONE || program->queues == GPURTA_QUEUES_SHARED ? 0 : partition;
    return (struct job){
        .operation = i,
        .stream = stream < 0 ? program->streams + i : (size_t)stream,
        .queue = copy ? (size_t)engine_of(&program->transfer[operation->launch], engines)
                      : domain * levels->count + level_of(levels, priority),
        .partition = partition == GPURTA_NONE ? 0 : (uint32_t)(partition + 1),
        .domain = domain,
        .footprint = copy ? 0 : operation->launch,
        .left = copy ? 1 : operation->blocks,
        .next = NONE,
        .next_queue = NONE,
        .cause = NONE,
        .dependents = NONE,
        .next_dependent = NONE,
        .copy = copy,
        .blocking = !gpurta_program_stream_attribute(program, stream, GPURTA_STREAM_NON_BLOCKING),
        .waits = after != NULL,
        .after_launch = after && after->mode == GPURTA_AFTER_LAUNCH,
    };
}

/* Copy engines that the platform has; where it does not say, one. */
static int64_t engines_of(const gpurta_platform *const platform)
{
    const int64_t engines = gpurta_platform_get(platform, GPURTA_PLATFORM_COPY_ENGINES);
    return engines > 0 ? engines : 1;
}

static void make_jobs(struct simulate_run *const s, const gpurta_simulation *const o,
                      const gpurta_program *const program, const struct levels *const levels)
{
    const int64_t engines = engines_of(s->device.platform);
    s->streams = program->streams + program->count;
    s->levels = levels->count;
    s->queues = s->domains * levels->count;
    s->engines = 0;
    s->has_null = false;
    for (size_t i = 0; i < program->count; i++) {
        const struct job job = job_of(program, i, levels, engines);
        for (size_t j = o->first_job[i]; j < o->first_job[i + 1]; j++)
            s->job[j] = job;
        s->has_null = s->has_null || job.stream == GPURTA_NULL_STREAM;
        if (job.copy && job.queue >= s->engines)
            s->engines = job.queue + 1;
    }
    /* Dependents in program order: from the last, each to the front. */
    for (size_t i = program->afters; i-- > 0;) {
        const struct after *const after = &program->after[i];
        struct job *const other = &s->job[o->first_job[after->other]];
        const size_t j = o->first_job[after->operation];
        s->job[j].next_dependent = other->dependents;
        other->dependents = j;
    }
}

/* E1, for those that wait: edges from those that they wait for. */
static gpurta_status make_holds(struct simulate_run *const s, const gpurta_simulation *const o,
                                const gpurta_program *const program, gpurta_error *const error)
{
    if (!program->waits)
        return GPURTA_OK;
    s->hold = calloc(s->jobs, sizeof *s->hold);
    s->edge = calloc(program->waits, sizeof *s->edge);
    s->wait = program->wait;
    s->waits = program->waits;
    if (!s->hold || !s->edge)
        return fail_memory(error);
    for (size_t j = 0; j < s->jobs; j++) {
        s->hold[j].edges = s->hold[j].last = NONE;
        s->hold[j].unlaunched = s->job[j].waits;
    }
    for (size_t i = program->waits; i-- > 0;) {
        const size_t j = o->first_job[program->wait[i].operation];
        struct hold *const other = &s->hold[o->first_job[program->wait[i].other]];
        s->hold[j].unlaunched++;
        s->hold[j].held++;
        s->hold[j].first = i;
        s->job[j].waits = true;
        s->edge[i] = (struct edge){j, other->edges};
        other->edges = i;
    }
    return GPURTA_OK;
}

/* Room for the blocks that are kept. */
static gpurta_status make_blocks(struct simulate_run *const s, gpurta_simulation *const o,
                                 gpurta_error *const error)
{
    int64_t total = 0;
    o->blocks_at = calloc(o->jobs + 1, sizeof *o->blocks_at);
    if (!o->blocks_at)
        return fail_memory(error);
    for (size_t j = 0; j < o->jobs; j++) {
        s->job[j].blocks_at = o->blocks_at[j];
        if (!s->job[j].copy && __builtin_add_overflow(total, s->job[j].left, &total))
            total = INT64_MAX;
        if (total > s->limit || (uint64_t)total > SIZE_MAX)
            return fail(error, GPURTA_LIMIT, (int64_t)s->job[j].operation,
                        "more blocks to keep than the limit of %lld", (long long)s->limit);
        o->blocks_at[j + 1] = (size_t)total;
    }
    o->block_sm = calloc((size_t)total + 1, sizeof *o->block_sm);
    o->block_run = calloc((size_t)total + 1, sizeof *o->block_run);
    return o->block_sm && o->block_run ? GPURTA_OK : fail_memory(error);
}

static gpurta_status make_lists(struct simulate_run *const s, gpurta_simulation *const o,
                                gpurta_error *const error)
{
    o->operation = calloc(o->jobs + 1, sizeof *o->operation);
    o->has_deadline = calloc(o->operations, sizeof *o->has_deadline);
    o->verdict = calloc(o->operations, sizeof *o->verdict);
    s->job = calloc(o->jobs, sizeof *s->job);
    s->times = calloc(o->operations, sizeof *s->times);
    s->jobs = o->jobs;
    s->operations = o->operations;
    if (s->explain) {
        o->first_delay = malloc(o->jobs * sizeof *o->first_delay);
        o->last_delay = malloc(o->jobs * sizeof *o->last_delay);
    }
    if (!o->operation || !o->has_deadline || !o->verdict || !s->job || !s->times ||
        (s->explain && (!o->first_delay || !o->last_delay)))
        return fail_memory(error);
    for (size_t j = 0; s->explain && j < o->jobs; j++)
        o->first_delay[j] = o->last_delay[j] = NONE;
    for (size_t i = 0; i < o->operations; i++)
        for (size_t j = o->first_job[i]; j < o->first_job[i + 1]; j++)
            o->operation[j] = i;
    return GPURTA_OK;
}

/* The times of each operation; the period only where it is used. */
static void make_times(struct simulate_run *const s, const gpurta_simulation *const o,
                       const gpurta_program *const program)
{
    for (size_t i = 0; i < program->count; i++) {
        const struct operation *const operation = &program->operation[i];
        s->times[i] = (struct operation_times){
            .wcet = &operation->time[GPURTA_OPERATION_WCET],
            .release = &operation->time[GPURTA_OPERATION_RELEASE],
            .period = &operation->time[GPURTA_OPERATION_PERIOD],
            .deadline = operation_deadline(operation),
        };
        o->has_deadline[i] = rat_given(s->times[i].deadline);
    }
    s->any_delay = program->afters > 0;
    for (size_t i = 0; i < program->afters; i++)
        s->times[program->after[i].operation].delay = &program->after[i].delay;
}

/* The lists by operation and by job, once their sizes are known. */
static gpurta_status make_run(struct simulate_run *const s, gpurta_simulation *const o,
                              const gpurta_program *const program, gpurta_error *const error)
{
    const gpurta_status status = make_lists(s, o, error);
    if (status)
        return status;
    struct levels levels;
    if (!levels_of(&levels, program))
        return fail_memory(error);
    make_jobs(s, o, program, &levels);
    free(levels.priority);
    make_times(s, o, program);
    const gpurta_status holds = make_holds(s, o, program, error);
    if (holds)
        return holds;
    o->sms = s->device.sms;
    return s->keep ? make_blocks(s, o, error) : GPURTA_OK;
}

gpurta_status simulate_setup(struct simulate_run *const s, gpurta_simulation *const o,
                             const gpurta_program *const program,
                             const gpurta_platform *const platform,
                             const gpurta_options *const options, gpurta_error *const error)
{
    s->result = o;
    s->round_robin = option(options, GPURTA_OPTION_SIMULATE_PLACEMENT) == GPURTA_ROUND_ROBIN;
    s->keep = option(options, GPURTA_OPTION_SIMULATE_BLOCKS) != 0;
    s->explain = option(options, GPURTA_OPTION_SIMULATE_EXPLAIN) != 0;
    s->limit = option(options, GPURTA_OPTION_SIMULATE_LIMIT);
    s->copies_in_order = gpurta_platform_get(platform, GPURTA_PLATFORM_COPIES_IN_ORDER) != 0;
    s->jitter = option_time(options, GPURTA_OPTION_SIMULATE_JITTER);
    s->jitter = s->jitter && mpq_sgn(s->jitter) ? s->jitter : NULL;
    s->seed = (uint64_t)option(options, GPURTA_OPTION_SIMULATE_SEED);
    gpurta_status status = device_of(&s->device, platform, error);
    if (!status)
        status = divide(s, program, error);
    if (!status)
        status = footprints_of(s, program, error);
    if (!status)
        status = count_jobs(o, program, options, s->limit, error);
    for (size_t i = 0; !status && i < program->count; i++)
        status = check_operation(s, o, program, i, engines_of(platform), error);
    return status ? status : make_run(s, o, program, error);
}

void simulate_setup_clear(struct simulate_run *const s)
{
    free(s->device.owner);
    free(s->sms);
    free(s->footprint);
    free(s->hold);
    free(s->edge);
    free(s->job);
    free(s->times);
}
