#include "base/fail.h"
#include "model/occupancy.h"
#include "model/options.h"
#include "model/program.h"
#include "rta/rta_result.h"
#include "rta/rta_run.h"

#include <stdio.h>
#include <string.h>

/* Where the verdict is known without walking over all jobs, so many steps look for the worst. */
#define STEPS_TO_SEE 100000

/* ---- preconditions ---- */

static bool rat_equal(const struct rat *const a, const struct rat *const b)
{
    if (a->den == RAT_BIG || b->den == RAT_BIG)
        return a->den == b->den && mpq_equal(a->u.big, b->u.big);
    return a->den == b->den && a->u.num == b->u.num;
}

struct shape {
    bool same_wcet, same_release, periodic;
};

static struct shape find_shape(const gpurta_program *const program)
{
    struct shape shape = {true, true, false};
    const struct rat *const first = program->operation[0].time;
    for (size_t i = 0; i < program->count; i++) {
        const struct rat *const time = program->operation[i].time;
        shape.same_wcet = shape.same_wcet &&
                          rat_equal(&first[GPURTA_OPERATION_WCET], &time[GPURTA_OPERATION_WCET]);
        shape.same_release = shape.same_release && rat_equal(&first[GPURTA_OPERATION_RELEASE],
                                                             &time[GPURTA_OPERATION_RELEASE]);
        shape.periodic = shape.periodic || rat_given(&time[GPURTA_OPERATION_PERIOD]);
    }
    return shape;
}

static gpurta_status choose(struct rta_run *const run, const struct shape shape,
                            const gpurta_options *const options, gpurta_error *const error)
{
    const bool own = run->lanes == run->program->count;
    const bool applies = shape.same_wcet && shape.same_release && own;
    const int64_t asked = option(options, GPURTA_OPTION_RTA_ALGORITHM);
    run->trace = option(options, GPURTA_OPTION_RTA_TRACE);
    run->closed_form =
        applies && !run->trace &&
        (asked == GPURTA_RTA_CLOSED_FORM || (asked == GPURTA_RTA_AUTO && !shape.periodic));
    if (asked == GPURTA_RTA_CLOSED_FORM && run->trace)
        return fail(error, GPURTA_NOT_APPLICABLE, GPURTA_NO_ITEM,
                    "the closed form has no steps to trace; the h-set algorithm has");
    if (asked == GPURTA_RTA_CLOSED_FORM && !applies)
        return fail(error, GPURTA_NOT_APPLICABLE, GPURTA_NO_ITEM,
                    "the closed form needs %s; the h-set algorithm does not",
                    !shape.same_wcet      ? "the same wcet in all kernels"
                    : !shape.same_release ? "the same release of all kernels"
                                          : "every kernel on a stream of its own");
    return GPURTA_OK;
}

/* Numbers the streams that are used: one of its own for every kernel that names none. */
static size_t *number_lanes(const gpurta_program *const program, size_t *const lanes)
{
    size_t *const lane = calloc(program->count, sizeof *lane);
    size_t *const number = calloc(program->streams, sizeof *number); /* from 1; 0: not used yet */
    *lanes = 0;
    if (!lane || !number) {
        free(lane);
        free(number);
        return NULL;
    }
    for (size_t i = 0; i < program->count; i++) {
        const int32_t stream = program->operation[i].stream;
        if (stream == GPURTA_OWN_STREAM)
            lane[i] = (*lanes)++;
        else if (number[stream])
            lane[i] = number[stream] - 1;
        else
            number[stream] = (lane[i] = (*lanes)++) + 1;
    }
    free(number);
    return lane;
}

struct release {
    const struct rat *time;
    size_t kernel;
};

static int by_release(const void *const a, const void *const b)
{
    const struct release *const x = a, *const y = b;
    const int order = rat_cmp(x->time, y->time);
    return order ? order : (x->kernel > y->kernel) - (x->kernel < y->kernel);
}

static size_t *order_by_release(const gpurta_program *const program)
{
    struct release *const release = calloc(program->count, sizeof *release);
    size_t *order = calloc(program->count, sizeof *order);
    for (size_t i = 0; release && i < program->count; i++)
        release[i] = (struct release){&program->operation[i].time[GPURTA_OPERATION_RELEASE], i};
    if (release && order) {
        qsort(release, program->count, sizeof *release, by_release);
        for (size_t i = 0; i < program->count; i++)
            order[i] = release[i].kernel;
    } else {
        free(order);
        order = NULL;
    }
    free(release);
    return order;
}

/* ---- results ---- */

void rta_steps_free(struct rta_run *const run)
{
    for (size_t i = 0; i < run->steps; i++) {
        RAT_EACH(clear, &run->step[i].start, &run->step[i].wcet);
    }
    free(run->step);
    run->step = NULL;
    run->steps = 0;
}

void rta_destroy(void *const rta)
{
    struct rta *const result = rta;
    if (!result)
        return;
    for (size_t i = 0; i < result->count; i++) {
        struct outcome *const o = &result->outcome[i];
        RAT_EACH(clear, &o->release, &o->deadline, &o->completion);
        if (!result->worst)
            continue;
        RAT_EACH(clear, &result->worst[i].response, &result->worst[i].release);
    }
    gpurta_program_destroy((gpurta_program *)result->program);
    gpurta_platform_destroy(result->platform);
    free(result->carveouts);
    struct rta_run steps = {.step = result->step, .steps = result->steps};
    rta_steps_free(&steps);
    free(result->outcome);
    free(result->worst);
    free(result);
}

static struct rta *create_result(const gpurta_program *const program)
{
    struct rta *const result = calloc(1, sizeof *result);
    if (!result)
        return NULL;
    result->outcome = calloc(program->count, sizeof *result->outcome);
    if (!result->outcome) {
        free(result);
        return NULL;
    }
    result->count = program->count;
    return result;
}

/* After the walk, whose memory is free again. */
static bool copy_times(struct rta *const result, const gpurta_program *const program)
{
    for (size_t i = 0; i < program->count; i++) {
        const struct operation *const operation = &program->operation[i];
        struct outcome *const outcome = &result->outcome[i];
        if (!rat_copy(&outcome->release, &operation->time[GPURTA_OPERATION_RELEASE]) ||
            !rat_copy(&outcome->deadline, operation_deadline(operation)))
            return false;
    }
    return true;
}

/* ---- verdicts ---- */

/* What is known of all jobs besides what a walk saw. */
struct known {
    enum rta_load load;
    size_t overloaded; /* a kernel of the stream that is */
    bool any_phase;    /* every job meets its deadline, in any phase */
    bool walked;       /* over all jobs, not one of each */
    bool reordered;    /* slots that are a bound, and an order of jobs that is not known */
    char utilization[64];
};

/* Does the worst job that was observed miss its deadline? A deadline is given. */
static bool misses(const struct rta_run *const run, const size_t i, mpq_ptr response, mpq_ptr t)
{
    const struct outcome *const o = &run->outcome[i];
    if (run->worst)
        return rat_given(&run->worst[i].response) &&
               rat_cmp(&run->worst[i].response, &o->deadline) > 0;
    if (!rat_given(&o->completion))
        return false;
    int64_t small;
    if (o->completion.den == 1 && o->release.den == 1 && o->deadline.den == 1 &&
        !__builtin_sub_overflow(o->completion.u.num, o->release.u.num, &small))
        return small > o->deadline.u.num;
    rat_get(response, &o->release);
    rat_get(t, &o->deadline);
    mpq_add(t, t, response);
    return rat_cmp_mpq(&o->completion, t) > 0;
}

static gpurta_verdict judge(const struct rta_run *const run, const struct known *const known,
                            const size_t i, mpq_ptr a, mpq_ptr b)
{
    const struct outcome *const outcome = &run->outcome[i];
    const bool periodic = rat_given(&run->program->operation[i].time[GPURTA_OPERATION_PERIOD]);
    const bool bound = run->slots < run->most;
    if (!rat_given(&outcome->deadline))
        return GPURTA_UNKNOWN;
    if (known->load == RTA_LOAD_STREAM && periodic && run->lane[i] == run->lane[known->overloaded])
        return GPURTA_UNSCHEDULABLE; /* with as many slots as there may be */
    if (misses(run, i, a, b))
        return bound ? GPURTA_UNKNOWN : GPURTA_UNSCHEDULABLE;
    const bool over = !periodic && rat_given(&outcome->completion);
    return run->repeats || known->any_phase || over ? GPURTA_SCHEDULABLE : GPURTA_UNKNOWN;
}

static void explain(struct rta *const result, const struct known *const known, const bool periodic)
{
    char *const text = result->reason;
    const size_t size = sizeof result->reason;
    const bool exact = *known->utilization;
    if (result->with_deadline == 0)
        snprintf(text, size, "no deadline is given");
    else if (known->load == RTA_LOAD_SLOTS)
        snprintf(text, size, "utilization %s%s%lld slot%s: responses grow without bound",
                 known->utilization, exact ? " > " : "above ", (long long)result->most,
                 result->most == 1 ? "" : "s");
    else if (known->load == RTA_LOAD_STREAM)
        snprintf(text, size,
                 "jobs of one stream take %s%s1 of its time even alone: responses grow without "
                 "bound",
                 known->utilization, exact ? " > " : "more than ");
    else if (result->missed)
        snprintf(text, size, "%zu of %zu deadlines missed%s", result->missed, result->with_deadline,
                 !periodic || result->exhaustive ? ""
                                                 : ", more may be: not all jobs were analysed");
    else if (result->unknown && known->reordered)
        snprintf(text, size,
                 "%lld of %lld slots are certain (U3) and a job waits for the one before it in its "
                 "stream, so that another may come first: gpurta bound may tell",
                 (long long)result->slots, (long long)result->most);
    else if (result->above)
        snprintf(text, size,
                 "%zu of %zu bounds are above their deadlines, with the %lld of %lld slots that "
                 "are certain (U3): gpurta simulate shows one run",
                 result->above, result->with_deadline, (long long)result->slots,
                 (long long)result->most);
    else if (result->unknown && !known->walked)
        snprintf(text, size, "first jobs only: they decide nothing about later ones");
    else if (result->unknown)
        snprintf(text, size,
                 "%lld jobs without a miss, then the limit was reached: gpurta bound may tell",
                 (long long)result->jobs);
    else
        snprintf(text, size, "%zu of %zu deadlines met%s", result->with_deadline,
                 result->with_deadline,
                 !periodic            ? ""
                 : result->exhaustive ? " by every job"
                                      : " by every job, in any phase");
}

gpurta_verdict rta_verdict(const struct rta *const result)
{
    return result->with_deadline == 0 ? GPURTA_UNKNOWN
           : result->missed           ? GPURTA_UNSCHEDULABLE
           : result->unknown          ? GPURTA_UNKNOWN
                                      : GPURTA_SCHEDULABLE;
}

static void judge_all(struct rta *const result, const struct rta_run *const run,
                      const struct known *const known, const bool periodic)
{
    LOCAL_MPQ(a, b);
    for (size_t i = 0; i < result->count; i++) {
        struct outcome *const outcome = &result->outcome[i];
        outcome->verdict = judge(run, known, i, a, b);
        result->with_deadline += rat_given(&outcome->deadline);
        result->missed += outcome->verdict == GPURTA_UNSCHEDULABLE;
        result->unknown += rat_given(&outcome->deadline) && outcome->verdict == GPURTA_UNKNOWN;
        result->above += outcome->verdict == GPURTA_UNKNOWN && rat_given(&outcome->deadline) &&
                         misses(run, i, a, b);
    }
    result->jobs = run->jobs;
    result->exhaustive = run->repeats;
    result->sustainable = (run->repeats || known->any_phase) && !run->waited;
    const bool overload = known->load == RTA_LOAD_SLOTS || known->load == RTA_LOAD_STREAM;
    result->verdict =
        overload && result->with_deadline ? GPURTA_UNSCHEDULABLE : rta_verdict(result);
    explain(result, known, periodic);
}

/* ---- analysis ---- */

static gpurta_status first_jobs(struct rta_run *const run, const enum ticks_numbers numbers,
                                gpurta_error *const error)
{
    LOCAL(ticks_clear) struct ticks ticks;
    ticks_init(&ticks, numbers);
    for (size_t i = 0; i < run->program->count; i++) {
        ticks_add(&ticks, &run->program->operation[i].time[GPURTA_OPERATION_WCET]);
        ticks_add(&ticks, &run->program->operation[i].time[GPURTA_OPERATION_RELEASE]);
    }
    return ticks_run(&ticks, rta_first_run_i64, rta_first_run_mpz, run, error);
}

static gpurta_status once_each(struct rta_run *const run, const bool periodic)
{
    run->repeats = !periodic;
    run->jobs = (int64_t)run->program->count;
    return GPURTA_OK;
}

/* Nothing is known of any job: a job waited, and what comes after it may come before. */
static void forget_times(struct rta_run *const run)
{
    run->repeats = false;
    run->jobs = 0;
    rta_steps_free(run);
    for (size_t i = 0; i < run->program->count; i++) {
        rat_clear(&run->outcome[i].completion);
        if (!run->worst)
            continue;
        RAT_EACH(clear, &run->worst[i].response, &run->worst[i].release);
    }
}

static gpurta_status without_walking(struct rta_run *const run, const struct scale *const scale,
                                     struct known *const known)
{
    gpurta_status status = rta_load_of(run, scale, &known->load, &known->overloaded,
                                       known->utilization, sizeof known->utilization);
    if (status == GPURTA_OK && known->load == RTA_LOAD_FITS)
        status = rta_any_phase(run, scale, &known->any_phase);
    const bool overload = known->load == RTA_LOAD_SLOTS || known->load == RTA_LOAD_STREAM;
    if ((overload || known->any_phase) && run->limit.steps > STEPS_TO_SEE)
        run->limit.steps = STEPS_TO_SEE;
    return status;
}

static gpurta_status all_jobs(struct rta_run *const run, const enum ticks_numbers numbers,
                              struct known *const known, gpurta_error *const error)
{
    size_t *const order = order_by_release(run->program);
    if (!order)
        return fail_memory(error);
    run->order = order;
    run->worst = calloc(run->program->count, sizeof *run->worst);
    if (!run->worst) {
        free(order);
        return fail_memory(error);
    }
    LOCAL(ticks_clear) struct ticks ticks;
    ticks_init(&ticks, numbers);
    for (size_t i = 0; i < run->program->count; i++)
        for (int t = 0; t < OPERATION_TIMES; t++)
            ticks_add(&ticks, &run->program->operation[i].time[t]);
    gpurta_status status = GPURTA_OK;
    if (!ticks.too_fine && without_walking(run, &ticks.scale, known) != GPURTA_OK)
        status = fail_memory(error);
    if (status == GPURTA_OK)
        status = ticks_run(&ticks, rta_all_run_i64, rta_all_run_mpz, run, error);
    free(order);
    return status;
}

static gpurta_status run_all(struct rta_run *const run, const gpurta_options *const options,
                             struct rta *const result, gpurta_error *const error)
{
    const enum ticks_numbers numbers = options_numbers(options);
    const struct shape shape = find_shape(run->program);
    struct known known = {.load = RTA_LOAD_FITS};
    gpurta_status status = choose(run, shape, options, error);
    if (status == GPURTA_OK)
        status = first_jobs(run, numbers, error);
    const bool all = shape.periodic && !option(options, GPURTA_OPTION_RTA_ONCE);
    known.walked = all;
    if (status == GPURTA_OK)
        status = all ? all_jobs(run, numbers, &known, error) : once_each(run, shape.periodic);
    known.reordered = run->waited && rta_reorders(run);
    if (known.reordered)
        forget_times(run);
    result->step = run->step;
    result->steps = run->steps;
    result->worst = run->worst;
    result->algorithm = run->closed_form ? GPURTA_RTA_CLOSED_FORM : GPURTA_RTA_H_SET;
    if (status == GPURTA_OK && !copy_times(result, run->program))
        status = fail_memory(error);
    if (status == GPURTA_OK)
        judge_all(result, run, &known, shape.periodic);
    return status;
}

/* U2: with more streams than kernels that the GPU has at once, one may wait before its EE queue. */
static gpurta_status check_resident(const struct rta_run *const run,
                                    const gpurta_platform *const platform,
                                    gpurta_error *const error)
{
    const int64_t most = gpurta_platform_get(platform, GPURTA_PLATFORM_RESIDENT_GRIDS);
    if (!gpurta_platform_get(platform, GPURTA_PLATFORM_RESIDENT_GRID_LIMIT) || most < 1 ||
        run->lanes <= (uint64_t)most)
        return GPURTA_OK;
    int64_t i = 0;
    while (run->lane[i] != (uint64_t)most)
        i++;
    return fail(error, GPURTA_NOT_APPLICABLE, i,
                "its stream is one more than the %lld kernels that the GPU has at once (U2)",
                (long long)most);
}

gpurta_status rta_analyse(struct rta **const result, const gpurta_program *const program,
                          const gpurta_platform *const platform,
                          const gpurta_options *const options, gpurta_error *const error)
{
    if (!result || !program || !platform)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "rta: NULL argument");
    if (program->count == 0)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "the program has no kernels");
    if (program->partitions)
        return rta_partitions(result, program, platform, options, error);
    struct rta_run run = {
        .program = program,
        .late = gpurta_platform_get(platform, GPURTA_PLATFORM_QUEUE_DELAY) > 0,
        .limit = {.steps = option(options, GPURTA_OPTION_RTA_LIMIT), .after = STEPS_TO_SEE}};
    gpurta_status status = program_of_free_blocks(program, error);
    struct slots slots;
    if (!status)
        status = slots_of_program(&slots, platform, program, error);
    if (status != GPURTA_OK)
        return status;
    run.slots = slots.certain;
    run.most = slots.most;
    struct rta *const fresh = create_result(program);
    size_t *const lane = number_lanes(program, &run.lanes);
    if (!fresh || !lane) {
        rta_destroy(fresh);
        free(lane);
        return fail_memory(error);
    }
    run.lane = lane;
    run.outcome = fresh->outcome;
    fresh->slots = run.slots;
    fresh->most = run.most;
    status = check_resident(&run, platform, error);
    if (status == GPURTA_OK)
        status = run_all(&run, options, fresh, error);
    free(lane);
    if (status != GPURTA_OK)
        rta_destroy(fresh);
    else
        *result = fresh;
    return status;
}
