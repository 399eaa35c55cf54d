/* From the model to the arrays of a run. */
#include "base/fail.h"
#include "model/options.h"
#include "model/program.h"
#include "number/i64.h"
#include "number/undef.h"
#include "simulate/simulate_run.h"

#include <stdlib.h>
#include <string.h>

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
        status = device_divide(&s->device, program, error);
    s->sms = calloc(program->partitions, sizeof *s->sms);
    if (!status && !s->sms)
        return fail_memory(error);
    for (size_t i = 0; s->sms && i < program->partitions; i++)
        s->sms[i] = program->partition[i].sms;
    return status;
}

/* One look at all operations: their times and footprints; *deadlines: some operation has one. */
static gpurta_status look_at(bool *const deadlines, struct simulate_run *const s,
                             struct ticks *const ticks, gpurta_error *const error)
{
    const gpurta_program *const program = s->program;
    s->footprint = calloc(program->launches, sizeof *s->footprint);
    if (!s->footprint)
        return fail_memory(error);
    *deadlines = false;
    for (size_t i = 0; i < program->count; i++) {
        const struct operation *const operation = &program->operation[i];
        ticks_add(ticks, &operation->time[GPURTA_OPERATION_WCET]);
        ticks_add(ticks, &operation->time[GPURTA_OPERATION_RELEASE]);
        ticks_add(ticks, operation_deadline(operation));
        *deadlines = *deadlines || rat_given(operation_deadline(operation));
        if (s->device.plain || !operation->blocks || s->footprint[operation->launch].warps)
            continue;
        const gpurta_status status =
            footprint_of(&s->footprint[operation->launch], &s->device.limits,
                         &program->launch[operation->launch], error);
        if (status && error)
            error->item = (int64_t)i;
        if (status)
            return status;
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
    LOCAL_MPQ(release, period);
    LOCAL_MPZ(jobs);
    rat_get(release, &operation->time[GPURTA_OPERATION_RELEASE]);
    rat_get(period, &operation->time[GPURTA_OPERATION_PERIOD]);
    mpq_sub(release, until, release);
    mpq_div(release, release, period);
    mpz_cdiv_q(jobs, mpq_numref(release), mpq_denref(release));
    int64_t n = 1;
    if (mpz_sgn(jobs) > 0 && (!mpz_get_i64(&n, jobs) || n > limit))
        n = -1;
    return n;
}

static gpurta_status count_jobs(struct simulation *const o, const gpurta_program *const program,
                                const gpurta_options *const options, const int64_t limit,
                                gpurta_error *const error)
{
    mpq_srcptr until = option_time(options, GPURTA_OPTION_SIMULATE_UNTIL);
    const int64_t each = option(options, GPURTA_OPTION_SIMULATE_JOBS);
    int64_t jobs = 0;
    if (until || each > 1) {
        o->first_job = calloc(program->count + 1, sizeof *o->first_job);
        if (!o->first_job)
            return fail_memory(error);
    }
    for (size_t i = 0; o->first_job && i < program->count; i++) {
        const struct operation *const operation = &program->operation[i];
        const bool periodic = rat_given(&operation->time[GPURTA_OPERATION_PERIOD]);
        const int64_t n = !periodic ? 1 : until ? jobs_until(operation, until, limit) : each;
        if (n < 0 || n > limit - jobs)
            return jobs_limit(error, i, limit);
        jobs += n;
        o->first_job[i + 1] = (size_t)jobs;
    }
    o->operations = program->count;
    o->jobs = o->first_job ? (size_t)jobs : program->count;
    return o->jobs > (uint64_t)limit ? jobs_limit(error, (size_t)limit, limit) : GPURTA_OK;
}

/* Engine of a copy, from 0. */
static int64_t engine_of(const struct transfer *const transfer, const int64_t engines)
{
    if (transfer->engine)
        return transfer->engine - 1;
    return engines > 1 && transfer->direction == GPURTA_COPY_DEVICE_TO_HOST ? 1 : 0;
}

/* Numbers EE queues by priority, highest first: sorted different priorities of the streams. */

static int compare_priorities(const void *const a, const void *const b)
{
    const int32_t x = *(const int32_t *)a, y = *(const int32_t *)b;
    return (x > y) - (x < y);
}

static bool make_levels(struct simulate_run *const s, const gpurta_program *const program)
{
    int32_t *const level = calloc(program->streams + 1, sizeof *level);
    s->level = level;
    if (!level)
        return false;
    for (size_t i = 0; i < program->streams; i++)
        level[i] = program->stream[i].priority;
    level[program->streams] = GPURTA_PRIORITY_LOW; /* streams without a name */
    qsort(level, program->streams + 1, sizeof *level, compare_priorities);
    s->levels = 1;
    for (size_t i = 1; i <= program->streams; i++)
        if (level[i] != level[s->levels - 1])
            level[s->levels++] = level[i];
    return true;
}

static size_t level_of(const struct simulate_run *const s, const int64_t priority)
{
    const int32_t key = (int32_t)priority;
    const int32_t *const found =
        s->levels == 1 ? s->level
                       : bsearch(&key, s->level, s->levels, sizeof key, compare_priorities);
    return (size_t)(found - s->level);
}

static bool is_repeated(const struct simulation *const o, const size_t i)
{
    return first_job(o, i + 1) - first_job(o, i) > 1;
}

static gpurta_status check_operation(const struct simulate_run *const s,
                                     const struct simulation *const o,
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

/* Copy engines that the platform has; where it does not say, one. */
static int64_t engines_of(const gpurta_platform *const platform)
{
    const int64_t engines = gpurta_platform_get(platform, GPURTA_PLATFORM_COPY_ENGINES);
    return engines > 0 ? engines : 1;
}

static struct job job_of(const struct simulate_run *const s, const size_t i, const int64_t engines)
{
    const gpurta_program *const program = s->program;
    const struct operation *const operation = &program->operation[i];
    const int64_t stream = operation->stream;
    const bool copy = operation->blocks == 0;
    const size_t partition =
        program->partitions ? gpurta_program_partition(program, i) : GPURTA_NONE;
    const size_t domain = s->domains > 1 && partition != GPURTA_NONE ? partition : 0;
    const int64_t priority =
        gpurta_program_stream_attribute(program, stream, GPURTA_STREAM_PRIORITY);
    return (struct job){
        .stream = stream < 0 ? (uint32_t)NONE : (uint32_t)stream,
        .queue = copy ? (uint32_t)engine_of(&program->transfer[operation->launch], engines)
                      : (uint32_t)(domain * s->levels + level_of(s, priority)),
        .partition = partition == GPURTA_NONE ? 0 : (uint32_t)(partition + 1) & 0xffffff,
        .footprint = copy ? 0 : operation->launch,
        .left = copy ? 1 : operation->blocks,
        .next = (uint32_t)NONE,
        .next_queue = (uint32_t)NONE,
        .cause = (uint32_t)NONE,
        .copy = copy,
        .blocking = !gpurta_program_stream_attribute(program, stream, GPURTA_STREAM_NON_BLOCKING),
    };
}

void simulate_jobs(struct simulate_run *const s)
{
    const gpurta_program *const program = s->program;
    const struct simulation *const o = s->result;
    const int64_t engines = engines_of(s->device.platform);
    s->streams = program->streams;
    s->queues = s->domains * s->levels;
    s->engines = 0;
    s->has_null = false;
    for (size_t i = 0; i < program->count; i++) {
        struct job job = job_of(s, i, engines);
        if (job.stream == NONE && is_repeated(o, i))
            job.stream = (uint32_t)s->streams++;
        for (size_t j = first_job(o, i); j < first_job(o, i + 1); j++)
            s->job[j] = job;
        s->has_null = s->has_null || job.stream == GPURTA_NULL_STREAM;
        if (job.copy && job.queue >= s->engines)
            s->engines = job.queue + 1;
    }
    for (size_t i = 0; i < program->afters; i++)
        s->job[first_job(o, program->after[i].operation)].waits = true;
    for (size_t i = 0; i < s->waits; i++)
        s->job[first_job(o, program->wait[i].operation)].waits = true;
}

/* Dependents in program order: from the last, each to the front. */
static gpurta_status make_dependents(struct simulate_run *const s, const struct simulation *const o,
                                     const gpurta_program *const program, gpurta_error *const error)
{
    if (!program->afters)
        return GPURTA_OK;
    s->any_delay = true;
    s->dependent = calloc(s->jobs + 1, sizeof *s->dependent);
    if (!s->dependent)
        return fail_memory(error);
    for (size_t j = 0; j < s->jobs; j++)
        s->dependent[j] = (struct dependent){.first = (uint32_t)NONE, .next = (uint32_t)NONE};
    for (size_t i = program->afters; i-- > 0;) {
        const struct after *const after = &program->after[i];
        struct dependent *const other = &s->dependent[first_job(o, after->other)];
        const size_t j = first_job(o, after->operation);
        s->dependent[j].next = other->first;
        s->dependent[j].launch = after->mode == GPURTA_AFTER_LAUNCH;
        other->first = (uint32_t)j;
    }
    return GPURTA_OK;
}

/* E1, for those that wait: edges from those that they wait for. */
static gpurta_status make_holds(struct simulate_run *const s, const struct simulation *const o,
                                const gpurta_program *const program, gpurta_error *const error)
{
    if (!program->waits)
        return GPURTA_OK;
    s->hold = calloc(s->jobs + 1, sizeof *s->hold);
    s->edge = calloc(program->waits + 1, sizeof *s->edge);
    s->wait = program->wait;
    s->waits = program->waits;
    if (!s->hold || !s->edge)
        return fail_memory(error);
    for (size_t j = 0; j < s->jobs; j++)
        s->hold[j].edges = s->hold[j].last = NONE;
    for (size_t i = 0; i < program->afters; i++)
        s->hold[first_job(o, program->after[i].operation)].unlaunched = 1;
    for (size_t i = program->waits; i-- > 0;) {
        const size_t j = first_job(o, program->wait[i].operation);
        struct hold *const other = &s->hold[first_job(o, program->wait[i].other)];
        s->hold[j].unlaunched++;
        s->hold[j].held++;
        s->hold[j].first = i;
        s->edge[i] = (struct edge){j, other->edges};
        other->edges = i;
    }
    return GPURTA_OK;
}

/* Room for the blocks that are kept. */
static gpurta_status make_blocks(struct simulate_run *const s, struct simulation *const o,
                                 gpurta_error *const error)
{
    int64_t total = 0;
    const int64_t each = sizeof *o->block_sm + sizeof *o->block_run;
    o->blocks_at = calloc(o->jobs + 1, sizeof *o->blocks_at);
    if (!o->blocks_at)
        return fail_memory(error);
    for (size_t j = 0; j < o->jobs; j++) {
        const size_t i = operation_of(o, j);
        if (__builtin_add_overflow(total, s->program->operation[i].blocks, &total))
            total = INT64_MAX;
        if (total > s->limit || (uint64_t)total > SIZE_MAX)
            return fail(error, GPURTA_LIMIT, (int64_t)i,
                        "more blocks to keep than the limit of %lld", (long long)s->limit);
        if (total > s->memory / each)
            return fail(error, GPURTA_LIMIT, (int64_t)i, "more blocks to keep than %lld bytes hold",
                        (long long)s->memory);
        o->blocks_at[j + 1] = (size_t)total;
    }
    s->memory -= total * each;
    o->block_sm = calloc((size_t)total + 1, sizeof *o->block_sm);
    o->block_run = calloc((size_t)total + 1, sizeof *o->block_run);
    return o->block_sm && o->block_run ? GPURTA_OK : fail_memory(error);
}

static gpurta_status make_lists(struct simulate_run *const s, struct simulation *const o,
                                const gpurta_program *const program, const bool deadlines,
                                gpurta_error *const error)
{
    if (o->first_job)
        o->operation = malloc((o->jobs + 1) * sizeof *o->operation);
    if (deadlines)
        o->has_deadline = calloc(o->operations, sizeof *o->has_deadline);
    s->job = malloc((o->jobs + 1) * sizeof *s->job);
    s->jobs = o->jobs;
    s->operations = o->operations;
    if (s->explain) {
        o->first_delay = malloc((o->jobs + 1) * sizeof *o->first_delay);
        o->last_delay = malloc((o->jobs + 1) * sizeof *o->last_delay);
    }
    if ((o->first_job && !o->operation) || (deadlines && !o->has_deadline) || !s->job ||
        (s->explain && (!o->first_delay || !o->last_delay)))
        return fail_memory(error);
    for (size_t j = 0; s->explain && j < o->jobs; j++)
        o->first_delay[j] = o->last_delay[j] = NONE;
    for (size_t i = 0; i < o->operations; i++) {
        for (size_t j = first_job(o, i + 1); o->operation && j-- > first_job(o, i);)
            o->operation[j] = (uint32_t)i;
        if (deadlines)
            o->has_deadline[i] = rat_given(operation_deadline(&program->operation[i]));
    }
    return GPURTA_OK;
}

/* The lists by operation and by job, once their sizes are known. */
static gpurta_status make_run(struct simulate_run *const s, struct simulation *const o,
                              const gpurta_program *const program, const bool deadlines,
                              gpurta_error *const error)
{
    gpurta_status status = make_lists(s, o, program, deadlines, error);
    if (!status && !make_levels(s, program))
        status = fail_memory(error);
    if (!status)
        status = make_dependents(s, o, program, error);
    if (!status)
        status = make_holds(s, o, program, error);
    if (status)
        return status;
    o->sms = s->device.sms;
    return s->keep ? make_blocks(s, o, error) : GPURTA_OK;
}

gpurta_status simulate_setup(struct simulate_run *const s, struct simulation *const o,
                             const gpurta_program *const program,
                             const gpurta_platform *const platform,
                             const gpurta_options *const options, struct ticks *const ticks,
                             gpurta_error *const error)
{
    s->result = o;
    s->program = program;
    s->round_robin = option(options, GPURTA_OPTION_SIMULATE_PLACEMENT) == GPURTA_ROUND_ROBIN;
    s->keep = option(options, GPURTA_OPTION_SIMULATE_BLOCKS) != 0;
    s->explain = option(options, GPURTA_OPTION_SIMULATE_EXPLAIN) != 0;
    s->limit = option(options, GPURTA_OPTION_SIMULATE_LIMIT);
    s->memory = option(options, GPURTA_OPTION_SIMULATE_MEMORY);
    s->copies_in_order = gpurta_platform_get(platform, GPURTA_PLATFORM_COPIES_IN_ORDER) != 0;
    s->jitter = option_time(options, GPURTA_OPTION_SIMULATE_JITTER);
    s->jitter = s->jitter && mpq_sgn(s->jitter) ? s->jitter : NULL;
    s->seed = (uint64_t)option(options, GPURTA_OPTION_SIMULATE_SEED);
    bool deadlines = false;
    gpurta_status status = device_init(&s->device, platform, error);
    if (!status)
        status = divide(s, program, error);
    if (!status)
        status = look_at(&deadlines, s, ticks, error);
    if (!status)
        status = count_jobs(o, program, options, s->limit, error);
    const bool check = program->afters || program->waits || program->transfers;
    for (size_t i = 0; check && !status && i < program->count; i++)
        status = check_operation(s, o, program, i, engines_of(platform), error);
    return status ? status : make_run(s, o, program, deadlines, error);
}

void simulate_setup_clear(struct simulate_run *const s)
{
    FREE(s->device.owner, s->sms, s->footprint, s->hold, s->edge, s->job, s->dependent, s->level);
}
