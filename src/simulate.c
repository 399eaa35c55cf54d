#include "simulate.h"

#include "fail.h"
#include "grow.h"
#include "options.h"

#include <stdlib.h>
#include <string.h>

/* Heaps of jobs by order of launch. */

static void heap_push(struct heap *const heap, const size_t j, const struct job *const job)
{
    size_t i = heap->count++;
    while (i > 0 && job[j].sequence < job[heap->item[(i - 1) / 2]].sequence) {
        heap->item[i] = heap->item[(i - 1) / 2];
        i = (i - 1) / 2;
    }
    heap->item[i] = j;
}

static size_t heap_pop(struct heap *const heap, const struct job *const job)
{
    const size_t top = heap->item[0], last = heap->item[--heap->count];
    size_t i = 0;
    for (;;) {
        size_t child = 2 * i + 1;
        if (child >= heap->count)
            break;
        if (child + 1 < heap->count &&
            job[heap->item[child + 1]].sequence < job[heap->item[child]].sequence)
            child++;
        if (job[last].sequence < job[heap->item[child]].sequence)
            break;
        heap->item[i] = heap->item[child];
        i = child;
    }
    heap->item[i] = last;
    return top;
}

/* The tree: node 1 is the root, leaf of position p is node leaves + p. More room wins, the lower
 * position in a tie. */

static uint32_t better(const struct tree *const tree, const uint32_t a, const uint32_t b)
{
    return tree->room[b] > tree->room[a] ? b : a; /* a is the lower position */
}

static void tree_build(struct tree *const tree)
{
    for (size_t i = 0; i < tree->leaves; i++)
        tree->winner[tree->leaves + i] = (uint32_t)i;
    for (size_t i = tree->leaves - 1; i > 0; i--)
        tree->winner[i] = better(tree, tree->winner[2 * i], tree->winner[2 * i + 1]);
}

static inline void tree_set(struct tree *const tree, const size_t position, const int64_t room)
{
    tree->room[position] = room;
    for (size_t i = (tree->leaves + position) / 2; i > 0; i /= 2)
        tree->winner[i] = better(tree, tree->winner[2 * i], tree->winner[2 * i + 1]);
}

/* Blocks that lowering every room to the level takes; or, fair, blocks of so many rounds in which
 * every SM that has room takes one. INT64_MAX: that many or more. */
static int64_t total_above(const int64_t *const room, const size_t sms, const int64_t level,
                           const bool fair)
{
    int64_t total = 0;
    for (size_t i = 0; i < sms; i++) {
        const int64_t n = fair ? (room[i] < level ? room[i] : level) : room[i] - level;
        if (n > 0 && __builtin_add_overflow(total, n, &total))
            return INT64_MAX;
    }
    return total;
}

/* SMs. */

static int64_t sm_at(const struct device *const device, const size_t position)
{
    return device->plain ? 0 : gpurta_platform_sm_at(device->platform, (int64_t)position);
}

/* Many blocks at once, with their share of the sub-partitions all together. */
static void sm_place_many(struct sm_free *const sm, struct sm_share *const share,
                          const struct sm_limits *const limits,
                          const struct footprint *const footprint, const uint32_t blocks)
{
    *share = (struct sm_share){{0}};
    if (!footprint->registers_per_warp) {
        sm->warps -= blocks * footprint->warps;
        sm->blocks -= blocks;
        sm->shared_memory -= blocks * footprint->shared_memory;
        return;
    }
    for (uint32_t i = 0; i < blocks; i++) {
        struct sm_share one = {{0}};
        sm_place(sm, &one, limits, footprint);
        for (uint32_t p = 0; p < limits->sub_partitions; p++)
            share->warps[p] += one.warps[p];
    }
}

static void sm_remove_many(struct sm_free *const sm, const struct sm_share *const share,
                           const struct sm_limits *const limits,
                           const struct footprint *const footprint, const uint32_t blocks)
{
    sm->warps += blocks * footprint->warps;
    sm->blocks += blocks;
    sm->shared_memory += blocks * footprint->shared_memory;
    if (footprint->registers_per_warp)
        for (uint32_t p = 0; p < limits->sub_partitions; p++)
            sm->registers[p] += share->warps[p] * footprint->registers_per_warp;
}

/* The resource of which no SM has enough for a block; R1 if each is enough on some SM. */
static gpurta_rule lacking(const struct sm_free *const sm, const struct device *const device,
                           const struct footprint *const footprint)
{
    bool warps = false, shared = false, registers = false, slots = false;
    const struct footprint registers_only = {footprint->warps, footprint->registers_per_warp, 0};
    for (size_t i = 0; i < device->sms; i++) {
        struct sm_free ample = sm[i];
        ample.warps = footprint->warps;
        ample.blocks = 1;
        warps = warps || sm[i].warps >= footprint->warps;
        shared = shared || sm[i].shared_memory >= footprint->shared_memory;
        slots = slots || sm[i].blocks > 0;
        registers = registers || sm_room(&ample, &device->limits, &registers_only) > 0;
    }
    return !warps       ? GPURTA_RULE_R2
           : !shared    ? GPURTA_RULE_R3
           : !registers ? GPURTA_RULE_REGISTERS
           : !slots     ? GPURTA_RULE_SLOTS
                        : GPURTA_RULE_R1;
}

#include "num_i64.h"

#include "simulate_core.h"

#include "num_undef.h"

#include "num_mpz.h"

#include "simulate_core.h"

#include "num_undef.h"

/* From the model to jobs. */

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

static gpurta_status footprints_of(struct setup *const s, const gpurta_program *const program,
                                   gpurta_error *const error)
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

static gpurta_status check_operation(const struct setup *const s, const gpurta_simulation *const o,
                                     const gpurta_program *const program, const size_t i,
                                     const int64_t engines, gpurta_error *const error)
{
    const struct operation *const operation = &program->operation[i];
    const struct after *const after = program->afters ? operation_after(program, i) : NULL;
    if (after && (o->first_job[i + 1] - o->first_job[i] > 1 ||
                  o->first_job[after->other + 1] - o->first_job[after->other] > 1))
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
    return (struct job){
        .operation = i,
        .stream = stream < 0 ? program->streams + i : (size_t)stream,
        .queue = copy ? (size_t)engine_of(&program->transfer[operation->launch], engines)
                      : level_of(levels, priority),
        .footprint = copy ? 0 : operation->launch,
        .left = copy ? 1 : operation->blocks,
        .next = NONE,
        .next_queue = NONE,
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

static void make_jobs(struct setup *const s, const gpurta_simulation *const o,
                      const gpurta_program *const program, const struct levels *const levels)
{
    const int64_t engines = engines_of(s->device.platform);
    s->streams = program->streams + program->count;
    s->queues = levels->count;
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

/* Room for the blocks that are kept. */
static gpurta_status make_blocks(struct setup *const s, gpurta_simulation *const o,
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

static gpurta_status make_lists(struct setup *const s, gpurta_simulation *const o,
                                gpurta_error *const error)
{
    o->operation = calloc(o->jobs, sizeof *o->operation);
    o->has_deadline = calloc(o->operations, sizeof *o->has_deadline);
    o->verdict = calloc(o->operations, sizeof *o->verdict);
    s->job = calloc(o->jobs, sizeof *s->job);
    s->jobs = o->jobs;
    s->operations = o->operations;
    if (s->explain) {
        o->first_delay = malloc(o->jobs * sizeof *o->first_delay);
        o->last_delay = malloc(o->jobs * sizeof *o->last_delay);
    }
    if (!o->operation || !o->has_deadline || !o->verdict || !s->job ||
        (s->explain && (!o->first_delay || !o->last_delay)))
        return fail_memory(error);
    for (size_t j = 0; s->explain && j < o->jobs; j++)
        o->first_delay[j] = o->last_delay[j] = NONE;
    for (size_t i = 0; i < o->operations; i++)
        for (size_t j = o->first_job[i]; j < o->first_job[i + 1]; j++)
            o->operation[j] = i;
    return GPURTA_OK;
}

static gpurta_status make_setup(struct setup *const s, gpurta_simulation *const o,
                                const gpurta_program *const program,
                                const gpurta_platform *const platform,
                                const gpurta_options *const options, gpurta_error *const error)
{
    s->round_robin = option(options, GPURTA_OPTION_SIMULATE_PLACEMENT) == GPURTA_ROUND_ROBIN;
    s->keep = option(options, GPURTA_OPTION_SIMULATE_BLOCKS) != 0;
    s->explain = option(options, GPURTA_OPTION_SIMULATE_EXPLAIN) != 0;
    s->limit = option(options, GPURTA_OPTION_SIMULATE_LIMIT);
    gpurta_status status = device_of(&s->device, platform, error);
    if (!status)
        status = footprints_of(s, program, error);
    if (!status)
        status = count_jobs(o, program, options, s->limit, error);
    for (size_t i = 0; !status && i < program->count; i++)
        status = check_operation(s, o, program, i, engines_of(platform), error);
    if (!status)
        status = make_lists(s, o, error);
    if (status)
        return status;
    struct levels levels;
    if (!levels_of(&levels, program))
        return fail_memory(error);
    make_jobs(s, o, program, &levels);
    free(levels.priority);
    o->sms = s->device.sms;
    return s->keep ? make_blocks(s, o, error) : GPURTA_OK;
}

static bool scale_of(struct scale *const scale, const gpurta_program *const program,
                     const gpurta_simulation *const o)
{
    for (size_t i = 0; i < program->count; i++) {
        const struct operation *const operation = &program->operation[i];
        const bool repeats = o->first_job[i + 1] - o->first_job[i] > 1;
        for (int t = 0; t < OPERATION_TIMES; t++) {
            if (!rat_given(&operation->time[t]))
                continue;
            if (t == GPURTA_OPERATION_PERIOD && !repeats &&
                rat_given(&operation->time[GPURTA_OPERATION_DEADLINE]))
                continue;
            if (!scale_add(scale, &operation->time[t]))
                return false;
        }
    }
    for (size_t i = 0; i < program->afters; i++)
        if (!scale_add(scale, &program->after[i].delay))
            return false;
    return true;
}

static gpurta_status outcome_status(const enum outcome outcome, const struct setup *const s,
                                    gpurta_error *const error)
{
    switch (outcome) {
    case NO_MEMORY:
        return fail_memory(error);
    case NUMBER_OVERFLOW:
        return fail(error, GPURTA_OVERFLOW, GPURTA_NO_ITEM, "a time does not fit into 64 bits");
    case OVER_LIMIT:
        return fail(error, GPURTA_LIMIT, GPURTA_NO_ITEM,
                    "more instants, events or delays than the limit of %lld", (long long)s->limit);
    default:
        return GPURTA_OK;
    }
}

/* The lists of delays become one array in the order of jobs. */
static gpurta_status order_delays(gpurta_simulation *const o, gpurta_error *const error)
{
    o->delay_order = malloc((o->delays + 1) * sizeof *o->delay_order);
    if (!o->delay_order)
        return fail_memory(error);
    size_t n = 0;
    for (size_t j = 0; j < o->jobs; j++) {
        size_t d = o->first_delay[j];
        o->first_delay[j] = n;
        for (; d != NONE; d = o->delay[d].next)
            o->delay_order[n++] = d;
        o->last_delay[j] = n;
    }
    return GPURTA_OK;
}

static gpurta_status simulate_once(const bool wide, gpurta_simulation **const result,
                                   const gpurta_program *const program,
                                   const gpurta_platform *const platform,
                                   const gpurta_options *const options, gpurta_error *const error)
{
    struct setup s = {0};
    struct scale scale;
    gpurta_simulation *const o = calloc(1, sizeof *o);
    if (!o)
        return fail_memory(error);
    mpz_init(o->scale);
    scale_init(&scale);
    gpurta_status status = make_setup(&s, o, program, platform, options, error);
    if (!status && !scale_of(&scale, program, o))
        status = fail(error, GPURTA_LIMIT, GPURTA_NO_ITEM,
                      "the common denominator of all times has more than %d bits", SCALE_MAX_BITS);
    if (!status) {
        mpz_set(o->scale, scale.lcm);
        status = outcome_status(wide ? simulate_mpz(&s, o, program, &scale)
                                     : simulate_i64(&s, o, program, &scale),
                                &s, error);
    }
    if (!status && s.explain)
        status = order_delays(o, error);
    scale_clear(&scale);
    free(s.footprint);
    free(s.job);
    if (status)
        gpurta_simulation_destroy(o);
    else
        *result = o;
    return status;
}

gpurta_status simulate(gpurta_simulation **const result, const gpurta_program *const program,
                       const gpurta_platform *const platform, const gpurta_options *const options,
                       const bool force_gmp, gpurta_error *const error)
{
    if (!result || !program || !platform)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "simulate: NULL argument");
    if (!program->count)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM,
                    "the program has no operations");
    const gpurta_status status =
        force_gmp ? GPURTA_OVERFLOW
                  : simulate_once(false, result, program, platform, options, error);
    return status == GPURTA_OVERFLOW
               ? simulate_once(true, result, program, platform, options, error)
               : status;
}

gpurta_status gpurta_simulate(gpurta_simulation **const result, const gpurta_program *const program,
                              const gpurta_platform *const platform,
                              const gpurta_options *const options, gpurta_error *const error)
{
    return simulate(result, program, platform, options, false, error);
}

void gpurta_simulation_destroy(gpurta_simulation *const o)
{
    if (!o)
        return;
    struct numbers *const lists[] = {&o->time[LAUNCHED], &o->time[ENQUEUED], &o->time[FIRST],
                                     &o->time[LAST],     &o->time[ENDED],    &o->wcet,
                                     &o->deadline,       &o->run_start,      &o->event_time,
                                     &o->delay_from,     &o->delay_to};
    for (size_t i = 0; i < sizeof lists / sizeof lists[0]; i++)
        (o->wide ? numbers_free_mpz : numbers_free_i64)(lists[i]);
    mpz_clear(o->scale);
    free(o->first_job);
    free(o->operation);
    free(o->has_deadline);
    free(o->verdict);
    free(o->block_sm);
    free(o->block_run);
    free(o->blocks_at);
    free(o->event);
    free(o->place);
    free(o->delay);
    free(o->first_delay);
    free(o->delay_order);
    free(o->last_delay);
    free(o);
}

/* Reading the result. */

size_t gpurta_simulation_count(const gpurta_simulation *const result)
{
    return result ? result->operations : 0;
}

int64_t gpurta_simulation_sms(const gpurta_simulation *const result)
{
    return result ? (int64_t)result->sms : 0;
}

size_t gpurta_simulation_jobs(const gpurta_simulation *const result, const size_t operation)
{
    return result && operation < result->operations
               ? result->first_job[operation + 1] - result->first_job[operation]
               : 0;
}

/* Number of the job; NONE: there is none. */
static size_t job_number(const gpurta_simulation *const result, const size_t operation,
                         const size_t job)
{
    return job < gpurta_simulation_jobs(result, operation) ? result->first_job[operation] + job
                                                           : NONE;
}

static void number_get(mpz_ptr r, const gpurta_simulation *const o,
                       const struct numbers *const list, const size_t i)
{
    (o->wide ? number_get_mpz : number_get_i64)(r, list, i);
}

/* r := value / scale */
static void time_get(mpq_ptr r, const gpurta_simulation *const o, mpz_srcptr value)
{
    mpz_set(mpq_numref(r), value);
    mpz_set(mpq_denref(r), o->scale);
    mpq_canonicalize(r);
}

static void time_at(mpq_ptr r, const gpurta_simulation *const o, const struct numbers *const list,
                    const size_t i)
{
    mpz_t value;
    mpz_init(value);
    number_get(value, o, list, i);
    time_get(r, o, value);
    mpz_clear(value);
}

static void response_of(mpz_ptr r, const gpurta_simulation *const o, const size_t j)
{
    mpz_t release;
    mpz_init(release);
    number_get(release, o, &o->time[LAUNCHED], j);
    number_get(r, o, &o->time[ENDED], j);
    mpz_sub(r, r, release);
    mpz_clear(release);
}

size_t gpurta_simulation_worst(const gpurta_simulation *const result, const size_t operation)
{
    const size_t jobs = gpurta_simulation_jobs(result, operation);
    size_t worst = 0;
    mpz_t response, longest;
    mpz_init(response);
    mpz_init(longest);
    for (size_t job = 0; jobs > 1 && job < jobs; job++) {
        response_of(response, result, result->first_job[operation] + job);
        if (mpz_cmp(response, longest) > 0) {
            mpz_swap(response, longest);
            worst = job;
        }
    }
    mpz_clear(response);
    mpz_clear(longest);
    return worst;
}

int gpurta_simulation_time_of(const gpurta_simulation *const result, const size_t operation,
                              const size_t job, const gpurta_simulation_time which, mpq_ptr value)
{
    const size_t j = job_number(result, operation, job);
    if (j == NONE || !value || (int)which < 0 || which > GPURTA_SIMULATION_DEADLINE)
        return 0;
    if (which == GPURTA_SIMULATION_DEADLINE) {
        if (result->has_deadline[operation])
            time_at(value, result, &result->deadline, operation);
        return result->has_deadline[operation];
    }
    mpz_t number;
    mpz_init(number);
    if (which == GPURTA_SIMULATION_RESPONSE)
        response_of(number, result, j);
    else
        number_get(number, result, &result->time[which], j);
    time_get(value, result, number);
    mpz_clear(number);
    return 1;
}

gpurta_verdict gpurta_simulation_operation_verdict(const gpurta_simulation *const result,
                                                   const size_t operation)
{
    return gpurta_simulation_jobs(result, operation) ? result->verdict[operation] : GPURTA_UNKNOWN;
}

gpurta_verdict gpurta_simulation_job_verdict(const gpurta_simulation *const result,
                                             const size_t operation, const size_t job)
{
    const size_t j = job_number(result, operation, job);
    if (j == NONE || !result->has_deadline[operation])
        return GPURTA_UNKNOWN;
    mpz_t response, deadline;
    mpz_init(response);
    mpz_init(deadline);
    response_of(response, result, j);
    number_get(deadline, result, &result->deadline, operation);
    const bool meets = mpz_cmp(response, deadline) <= 0;
    mpz_clear(response);
    mpz_clear(deadline);
    return meets ? GPURTA_SCHEDULABLE : GPURTA_UNSCHEDULABLE;
}

gpurta_verdict gpurta_simulation_verdict(const gpurta_simulation *const result)
{
    return result ? result->total : GPURTA_UNKNOWN;
}

size_t gpurta_simulation_blocks(const gpurta_simulation *const result, const size_t operation,
                                const size_t job)
{
    const size_t j = job_number(result, operation, job);
    return j == NONE || !result->blocks_at ? 0 : result->blocks_at[j + 1] - result->blocks_at[j];
}

int gpurta_simulation_block(const gpurta_simulation *const result, const size_t operation,
                            const size_t job, const size_t block, int64_t *const sm, mpq_ptr start,
                            mpq_ptr end)
{
    if (block >= gpurta_simulation_blocks(result, operation, job))
        return 0;
    const size_t b = result->blocks_at[result->first_job[operation] + job] + block;
    if (sm)
        *sm = result->block_sm[b];
    mpz_t from, length;
    mpz_init(from);
    mpz_init(length);
    number_get(from, result, &result->run_start, result->block_run[b]);
    number_get(length, result, &result->wcet, operation);
    mpz_add(length, length, from);
    if (start)
        time_get(start, result, from);
    if (end)
        time_get(end, result, length);
    mpz_clear(from);
    mpz_clear(length);
    return 1;
}

/* Explanations. */

const char *gpurta_rule_name(const gpurta_rule rule)
{
    static const char *const names[] = {"G1",
                                        "G2",
                                        "X1",
                                        "G3",
                                        "G4",
                                        "C1",
                                        "C2",
                                        "C4",
                                        "N1",
                                        "N2",
                                        "A2",
                                        "R1",
                                        "R2",
                                        "R3",
                                        "R (registers)",
                                        "R (block slots)"};
    return (int)rule >= 0 && (size_t)rule < sizeof names / sizeof names[0] ? names[rule] : NULL;
}

/* Operation and number of a job. */
static void name_job(const gpurta_simulation *const o, const size_t j, size_t *const operation,
                     size_t *const job)
{
    const size_t i = j == NONE ? GPURTA_NO_OPERATION : o->operation[j];
    if (operation)
        *operation = i;
    if (job)
        *job = j == NONE ? 0 : j - o->first_job[i];
}

size_t gpurta_simulation_events(const gpurta_simulation *const result)
{
    return result ? result->events : 0;
}

int gpurta_simulation_event_at(const gpurta_simulation *const result, const size_t index,
                               gpurta_simulation_event *const event, mpq_ptr time)
{
    if (index >= gpurta_simulation_events(result) || !event)
        return 0;
    const struct event_record *const record = &result->event[index];
    event->rule = record->rule;
    event->blocks = record->blocks;
    event->repeat = record->repeat;
    event->places = record->places;
    name_job(result, record->job, &event->operation, &event->job);
    name_job(result, record->other, &event->other_operation, &event->other_job);
    if (time)
        time_at(time, result, &result->event_time, index);
    return 1;
}

int gpurta_simulation_event_place(const gpurta_simulation *const result, const size_t index,
                                  const size_t place, int64_t *const sm, int64_t *const blocks)
{
    if (index >= gpurta_simulation_events(result) || place >= result->event[index].places || !sm ||
        !blocks)
        return 0;
    const struct place_record *const record =
        &result->place[result->event[index].places_at + place];
    *sm = record->sm;
    *blocks = record->blocks;
    return 1;
}

size_t gpurta_simulation_delays(const gpurta_simulation *const result, const size_t operation,
                                const size_t job)
{
    const size_t j = job_number(result, operation, job);
    return j == NONE || !result->delay_order ? 0 : result->last_delay[j] - result->first_delay[j];
}

int gpurta_simulation_delay(const gpurta_simulation *const result, const size_t operation,
                            const size_t job, const size_t delay, gpurta_rule *const rule,
                            size_t *const other_operation, size_t *const other_job, mpq_ptr from,
                            mpq_ptr to)
{
    if (!rule || delay >= gpurta_simulation_delays(result, operation, job))
        return 0;
    const size_t j = job_number(result, operation, job);
    const size_t d = result->delay_order[result->first_delay[j] + delay];
    *rule = result->delay[d].rule;
    name_job(result, result->delay[d].other, other_operation, other_job);
    if (from)
        time_at(from, result, &result->delay_from, d);
    if (to)
        time_at(to, result, &result->delay_to, d);
    return 1;
}

/* Olmedo III-C. */

int gpurta_olmedo_equation_3(const int64_t mw, const int64_t z, const int64_t x, const int64_t y)
{
    if (mw < 1 || x < 1 || y < 1 || z < 0 || z > mw || x > mw - z || y > mw - z)
        return 0;
    const int64_t free_warps = mw - z;
    return free_warps - x >= ((free_warps - y) / y + 1) * y;
}

int gpurta_olmedo_equation_4(const int64_t mw, const int64_t z, const int64_t x, const int64_t y)
{
    if (mw < 1 || y < 1 || x < 0 || z < 0 || x > mw || z > mw)
        return 0;
    const int64_t whole = (mw - x) / y * y;
    return mw - z < whole && whole <= mw - x;
}
