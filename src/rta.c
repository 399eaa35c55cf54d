#include "rta.h"

#include "fail.h"
#include "grow.h"
#include "options.h"
#include "program.h"
#include "wide.h"

#include <gpurta/occupancy.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define NO_NODE SIZE_MAX

struct step {
    gpurta_rta_step step;
    struct rat start; /* of the first round */
    struct rat wcet;  /* of a block */
};

struct trace {
    const struct scale *scale;
    struct step *step;
    size_t count, room;
    mpz_t t;
    mpq_t q;
    bool no_memory;
};

struct outcome {
    struct rat release, completion, deadline;
    gpurta_verdict verdict;
};

struct gpurta_rta {
    struct outcome *outcome;
    size_t count, missed, with_deadline;
    int64_t slots;
    gpurta_rta_algorithm algorithm;
    struct step *step; /* trace; NULL if none was kept */
    size_t steps;
    char reason[96];
};

/* One analysis under way. */
struct job {
    const gpurta_program *program;
    struct scale scale;
    int64_t slots;
    bool sorted; /* releases never decrease and no stream is shared */
    bool no_memory;
    bool hasty;
    struct trace *trace;
    gpurta_rta *result;
    mpz_t t;
    mpq_t q;
};

static size_t nodes_needed(const int64_t slots, const size_t kernels)
{
    return (uint64_t)slots < kernels ? (size_t)slots : kernels;
}

static bool keep_value(struct job *const job, const size_t index, mpz_srcptr completion)
{
    struct outcome *const outcome = &job->result->outcome[index];
    scale_undo(job->q, &job->scale, completion);
    if (rat_set(&outcome->completion, job->q))
        return true;
    job->no_memory = true;
    return false;
}

/* Adds a step to the trace; start and wcet are scaled. */
static bool note_value(struct trace *const trace, const gpurta_rta_step step, mpz_srcptr start,
                       mpz_srcptr wcet)
{
    struct step *const all = grow(trace->step, &trace->room, trace->count + 1, sizeof *all);
    trace->no_memory = !all;
    if (!all)
        return false;
    trace->step = all;
    struct step *const fresh = &all[trace->count++];
    fresh->step = step;
    rat_init(&fresh->start);
    rat_init(&fresh->wcet);
    scale_undo(trace->q, trace->scale, start);
    trace->no_memory = !rat_set(&fresh->start, trace->q);
    scale_undo(trace->q, trace->scale, wcet);
    trace->no_memory = trace->no_memory || !rat_set(&fresh->wcet, trace->q);
    return !trace->no_memory;
}

/* ---- 64-bit integers, with a 128-bit base ---- */

#include "num_i64.h"

typedef struct wide base_i64;

struct gpu_i64;

static void base_init_i64(base_i64 *const base)
{
    *base = (struct wide){0, 0};
}

static void base_clear_i64(base_i64 *const base)
{
    (void)base;
}

static bool base_addmul_i64(base_i64 *const base, const num_i64 *const a, const int64_t b)
{
    return wide_add(base, wide_product((uint64_t)*a, (uint64_t)b));
}

/* r := max(0, time - base) */
static bool base_since_i64(num_i64 *const r, const num_i64 *const time, const base_i64 *const base)
{
    *r = base->high || (uint64_t)*time <= base->low ? 0 : *time - (int64_t)base->low;
    return true;
}

static bool settle_i64(struct gpu_i64 *gpu);
static bool note_i64(struct trace *trace, const struct gpu_i64 *gpu, size_t kernel,
                     const num_i64 *wcet, int64_t placed, int64_t left, int64_t repeat);
static bool keep_i64(struct job *job, const struct gpu_i64 *gpu, size_t index, const num_i64 *wcet);
static bool keep_at_i64(struct job *job, size_t index, const num_i64 *completion);
static bool completion_i64(const struct gpu_i64 *gpu, const num_i64 *wcet, num_i64 *r);

static bool load_i64(const struct job *const job, const size_t index,
                     const gpurta_operation_time which, num_i64 *const r)
{
    return scale_i64(r, &job->scale, &job->program->operation[index].time[which]);
}

#include "rta_core.h"

/* Keeps times relative to base small: once for many kernels, so that its cost does not count. */
static bool settle_i64(struct gpu_i64 *const gpu)
{
    const int64_t by = gpu->now;
    if (by < (int64_t)1 << 61)
        return true;
    for (size_t i = 0; i < gpu->runs; i++) {
        gpu->heap[i].key -= by; /* keys lie after t_a */
        if (__builtin_sub_overflow(gpu->heap[i].offset, by, &gpu->heap[i].offset))
            return false;
    }
    gpu->now = 0;
    return wide_add(&gpu->base, (struct wide){0, (uint64_t)by});
}

/* r := base + t_a + C; false: does not fit */
static bool completion_i64(const struct gpu_i64 *const gpu, const num_i64 *const wcet,
                           num_i64 *const r)
{
    int64_t end;
    return gpu->base.high == 0 && gpu->base.low <= INT64_MAX &&
           !__builtin_add_overflow(gpu->now, *wcet, &end) &&
           !__builtin_add_overflow(end, (int64_t)gpu->base.low, r);
}

static bool note_i64(struct trace *const trace, const struct gpu_i64 *const gpu,
                     const size_t kernel, const num_i64 *const wcet, const int64_t placed,
                     const int64_t left, const int64_t repeat)
{
    struct wide start = gpu->base;
    const int64_t since_base =
        repeat > 1 ? gpu->node[gpu->active.head].time + gpu->active.offset : gpu->now;
    if (!wide_add(&start, (struct wide){0, (uint64_t)since_base}))
        return false;
    mpz_t c;
    mpz_init(c);
    mpz_set_i64(c, *wcet);
    wide_get_mpz(trace->t, start);
    const gpurta_rta_step step = {kernel, gpu->free, placed, left, repeat, 0};
    const bool good = note_value(trace, step, trace->t, c);
    mpz_clear(c);
    return good;
}

static bool keep_i64(struct job *const job, const struct gpu_i64 *const gpu, const size_t index,
                     const num_i64 *const wcet)
{
    int64_t completion;
    if (completion_i64(gpu, wcet, &completion))
        return keep_at_i64(job, index, &completion);
    struct wide end = gpu->base;
    if (!wide_add(&end, (struct wide){0, (uint64_t)gpu->now}) ||
        !wide_add(&end, (struct wide){0, (uint64_t)*wcet}))
        return false;
    wide_get_mpz(job->t, end);
    return keep_value(job, index, job->t);
}

static bool keep_at_i64(struct job *const job, const size_t index, const num_i64 *const completion)
{
    if (job->scale.small && job->scale.factor == 1) {
        job->result->outcome[index].completion = (struct rat){{*completion}, 1};
        return true;
    }
    mpz_set_i64(job->t, *completion);
    return keep_value(job, index, job->t);
}

#include "num_undef.h"

/* ---- GMP integers ---- */

#include "num_mpz.h"

typedef num_mpz base_mpz;

struct gpu_mpz;

static void base_init_mpz(base_mpz *const base)
{
    mpz_init(base);
}

static void base_clear_mpz(base_mpz *const base)
{
    mpz_clear(base);
}

static bool base_addmul_mpz(base_mpz *const base, const num_mpz *const a, const int64_t b)
{
    return addmul_int_mpz(base, a, b);
}

static bool base_since_mpz(num_mpz *const r, const num_mpz *const time, const base_mpz *const base)
{
    mpz_sub(r, time, base);
    if (mpz_sgn(r) < 0)
        mpz_set_ui(r, 0);
    return true;
}

static bool settle_mpz(struct gpu_mpz *gpu);
static bool note_mpz(struct trace *trace, const struct gpu_mpz *gpu, size_t kernel,
                     const num_mpz *wcet, int64_t placed, int64_t left, int64_t repeat);
static bool keep_mpz(struct job *job, const struct gpu_mpz *gpu, size_t index, const num_mpz *wcet);
static bool keep_at_mpz(struct job *job, size_t index, const num_mpz *completion);
static bool completion_mpz(const struct gpu_mpz *gpu, const num_mpz *wcet, num_mpz *r);

static bool load_mpz(const struct job *const job, const size_t index,
                     const gpurta_operation_time which, num_mpz *const r)
{
    scale_mpz(r, &job->scale, &job->program->operation[index].time[which]);
    return true;
}

#include "rta_core.h"

static bool settle_mpz(struct gpu_mpz *const gpu)
{
    (void)gpu;
    return true;
}

static bool completion_mpz(const struct gpu_mpz *const gpu, const num_mpz *const wcet,
                           num_mpz *const r)
{
    mpz_add(r, &gpu->base, &gpu->now);
    mpz_add(r, r, wcet);
    return true;
}

static bool note_mpz(struct trace *const trace, const struct gpu_mpz *const gpu,
                     const size_t kernel, const num_mpz *const wcet, const int64_t placed,
                     const int64_t left, const int64_t repeat)
{
    if (repeat > 1)
        mpz_add(trace->t, &gpu->node[gpu->active.head].time, &gpu->active.offset);
    else
        mpz_set(trace->t, &gpu->now);
    mpz_add(trace->t, trace->t, &gpu->base);
    const gpurta_rta_step step = {kernel, gpu->free, placed, left, repeat, 0};
    return note_value(trace, step, trace->t, wcet);
}

static bool keep_mpz(struct job *const job, const struct gpu_mpz *const gpu, const size_t index,
                     const num_mpz *const wcet)
{
    completion_mpz(gpu, wcet, job->t);
    return keep_value(job, index, job->t);
}

static bool keep_at_mpz(struct job *const job, const size_t index, const num_mpz *const completion)
{
    return keep_value(job, index, completion);
}

#include "num_undef.h"

/* ---- preconditions ---- */

static bool rat_equal(const struct rat *const a, const struct rat *const b)
{
    if (a->den == RAT_BIG || b->den == RAT_BIG)
        return a->den == b->den && mpq_equal(a->u.big, b->u.big);
    return a->den == b->den && a->u.num == b->u.num;
}

/* Is any stream used by two kernels? 1, 0, or -1: out of memory */
static int shared_streams(const gpurta_program *const program)
{
    bool *const used = calloc(program->streams, sizeof *used);
    if (!used)
        return -1;
    int shared = 0;
    for (size_t i = 0; i < program->count && !shared; i++) {
        const int32_t stream = program->operation[i].stream;
        if (stream == GPURTA_OWN_STREAM)
            continue;
        shared = used[stream];
        used[stream] = true;
    }
    free(used);
    return shared;
}

struct shape {
    bool same_wcet, same_release, ascending;
};

static struct shape find_shape(const gpurta_program *const program)
{
    struct shape shape = {true, true, true};
    mpq_t a, b;
    mpq_init(a);
    mpq_init(b);
    for (size_t i = 1; i < program->count; i++) {
        const struct rat *const was = program->operation[i - 1].time;
        const struct rat *const now = program->operation[i].time;
        shape.same_wcet =
            shape.same_wcet && rat_equal(&was[GPURTA_OPERATION_WCET], &now[GPURTA_OPERATION_WCET]);
        const struct rat *const r = &was[GPURTA_OPERATION_RELEASE];
        const struct rat *const s = &now[GPURTA_OPERATION_RELEASE];
        if (rat_equal(r, s))
            continue;
        shape.same_release = false;
        if (r->den == 1 && s->den == 1) {
            shape.ascending = shape.ascending && r->u.num < s->u.num;
            continue;
        }
        rat_get(a, r);
        rat_get(b, s);
        shape.ascending = shape.ascending && mpq_cmp(a, b) < 0;
    }
    mpq_clear(a);
    mpq_clear(b);
    return shape;
}

static gpurta_status choose(struct job *const job, const gpurta_options *const options,
                            gpurta_error *const error)
{
    const int shared = shared_streams(job->program);
    if (shared < 0)
        return fail_memory(error);
    const struct shape shape = find_shape(job->program);
    const bool applies = shape.same_wcet && shape.same_release && !shared;
    const bool trace = option(options, GPURTA_OPTION_RTA_TRACE);
    const int64_t asked = option(options, GPURTA_OPTION_RTA_ALGORITHM);
    job->sorted = shape.ascending && !shared;
    if (asked == GPURTA_RTA_CLOSED_FORM && trace)
        return fail(error, GPURTA_NOT_APPLICABLE, GPURTA_NO_ITEM,
                    "the closed form has no steps to trace; the h-set algorithm has");
    if (asked == GPURTA_RTA_CLOSED_FORM && !applies)
        return fail(error, GPURTA_NOT_APPLICABLE, GPURTA_NO_ITEM,
                    "the closed form needs %s; the h-set algorithm does not",
                    !shape.same_wcet      ? "the same wcet in all kernels"
                    : !shape.same_release ? "the same release of all kernels"
                                          : "every kernel on a stream of its own");
    job->result->algorithm =
        asked != GPURTA_RTA_H_SET && applies && !trace ? GPURTA_RTA_CLOSED_FORM : GPURTA_RTA_H_SET;
    return GPURTA_OK;
}

/* ---- results ---- */

static void free_steps(struct step *const step, const size_t steps)
{
    for (size_t i = 0; i < steps; i++) {
        rat_clear(&step[i].start);
        rat_clear(&step[i].wcet);
    }
    free(step);
}

void gpurta_rta_destroy(gpurta_rta *const result)
{
    if (!result)
        return;
    for (size_t i = 0; i < result->count; i++) {
        rat_clear(&result->outcome[i].release);
        rat_clear(&result->outcome[i].completion);
        rat_clear(&result->outcome[i].deadline);
    }
    free_steps(result->step, result->steps);
    free(result->outcome);
    free(result);
}

static gpurta_rta *create_result(const gpurta_program *const program)
{
    gpurta_rta *const result = calloc(1, sizeof *result);
    if (!result)
        return NULL;
    result->outcome = calloc(program->count, sizeof *result->outcome);
    if (!result->outcome) {
        free(result);
        return NULL;
    }
    result->count = program->count;
    for (size_t i = 0; i < program->count; i++) {
        const struct operation *const operation = &program->operation[i];
        struct outcome *const outcome = &result->outcome[i];
        if (!rat_copy(&outcome->release, &operation->time[GPURTA_OPERATION_RELEASE]) ||
            !rat_copy(&outcome->deadline, operation_deadline(operation))) {
            gpurta_rta_destroy(result);
            return NULL;
        }
    }
    return result;
}

/* R_i <= D_i ? */
static gpurta_verdict judge(const struct outcome *const outcome, mpq_ptr response, mpq_ptr deadline)
{
    if (!rat_given(&outcome->deadline))
        return GPURTA_UNKNOWN;
    const struct rat *const f = &outcome->completion, *const r = &outcome->release;
    int64_t small;
    if (f->den == 1 && r->den == 1 && outcome->deadline.den == 1 &&
        !__builtin_sub_overflow(f->u.num, r->u.num, &small))
        return small <= outcome->deadline.u.num ? GPURTA_SCHEDULABLE : GPURTA_UNSCHEDULABLE;
    rat_get(response, f);
    rat_get(deadline, r);
    mpq_sub(response, response, deadline);
    rat_get(deadline, &outcome->deadline);
    return mpq_cmp(response, deadline) <= 0 ? GPURTA_SCHEDULABLE : GPURTA_UNSCHEDULABLE;
}

static void judge_all(gpurta_rta *const result)
{
    mpq_t a, b;
    mpq_init(a);
    mpq_init(b);
    for (size_t i = 0; i < result->count; i++) {
        struct outcome *const outcome = &result->outcome[i];
        outcome->verdict = judge(outcome, a, b);
        result->with_deadline += outcome->verdict != GPURTA_UNKNOWN;
        result->missed += outcome->verdict == GPURTA_UNSCHEDULABLE;
    }
    mpq_clear(a);
    mpq_clear(b);
    if (result->with_deadline == 0)
        snprintf(result->reason, sizeof result->reason, "no deadline is given");
    else if (result->missed)
        snprintf(result->reason, sizeof result->reason, "%zu of %zu deadlines missed",
                 result->missed, result->with_deadline);
    else
        snprintf(result->reason, sizeof result->reason, "%zu of %zu deadlines met",
                 result->with_deadline, result->with_deadline);
}

/* ---- analysis ---- */

static bool compute(struct job *const job, const bool force_gmp)
{
    const bool closed = job->result->algorithm == GPURTA_RTA_CLOSED_FORM;
    if (!force_gmp && (closed ? closed_form_i64(job) : h_set_i64(job)))
        return true;
    if (job->no_memory)
        return false;
    if (job->trace) { /* steps of the attempt that overflowed */
        if (job->trace->no_memory)
            return false;
        free_steps(job->trace->step, job->trace->count);
        job->trace->step = NULL;
        job->trace->count = job->trace->room = 0;
    }
    return closed ? closed_form_mpz(job) : h_set_mpz(job);
}

static gpurta_status run(struct job *const job, const bool trace, const bool force_gmp,
                         gpurta_error *const error)
{
    for (size_t i = 0; i < job->program->count; i++)
        if (!scale_add(&job->scale, &job->program->operation[i].time[GPURTA_OPERATION_WCET]) ||
            !scale_add(&job->scale, &job->program->operation[i].time[GPURTA_OPERATION_RELEASE]))
            return fail(error, GPURTA_LIMIT, (int64_t)i,
                        "the common denominator of all times has more than %d bits",
                        SCALE_MAX_BITS);
    struct trace steps = {.scale = &job->scale};
    mpz_init(steps.t);
    mpq_init(steps.q);
    job->trace = trace ? &steps : NULL;
    const bool done = compute(job, force_gmp);
    mpz_clear(steps.t);
    mpq_clear(steps.q);
    job->trace = NULL;
    job->result->step = steps.step;
    job->result->steps = steps.count;
    return done ? GPURTA_OK : fail_memory(error);
}

gpurta_status rta_analyse(gpurta_rta **const result, const gpurta_program *const program,
                          const gpurta_platform *const platform,
                          const gpurta_options *const options, const unsigned switches,
                          gpurta_error *const error)
{
    if (!result || !program || !platform)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "rta: NULL argument");
    if (program->count == 0)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "the program has no kernels");
    struct job job = {.program = program, .hasty = switches & RTA_HASTY};
    gpurta_status status = program_of_free_blocks(program, error);
    if (!status)
        status = gpurta_occupancy_program_slots(&job.slots, platform, program, error);
    if (status != GPURTA_OK)
        return status;
    job.result = create_result(program);
    if (!job.result)
        return fail_memory(error);
    job.result->slots = job.slots;
    scale_init(&job.scale);
    mpz_init(job.t);
    mpq_init(job.q);
    status = choose(&job, options, error);
    if (status == GPURTA_OK)
        status =
            run(&job, option(options, GPURTA_OPTION_RTA_TRACE), switches & RTA_FORCE_GMP, error);
    scale_clear(&job.scale);
    mpz_clear(job.t);
    mpq_clear(job.q);
    if (status != GPURTA_OK) {
        gpurta_rta_destroy(job.result);
        return status;
    }
    judge_all(job.result);
    *result = job.result;
    return GPURTA_OK;
}

gpurta_status gpurta_rta_analyse(gpurta_rta **const result, const gpurta_program *const program,
                                 const gpurta_platform *const platform,
                                 const gpurta_options *const options, gpurta_error *const error)
{
    return rta_analyse(result, program, platform, options, 0, error);
}

size_t gpurta_rta_count(const gpurta_rta *const result)
{
    return result ? result->count : 0;
}

int64_t gpurta_rta_slots(const gpurta_rta *const result)
{
    return result ? result->slots : 0;
}

gpurta_rta_algorithm gpurta_rta_algorithm_used(const gpurta_rta *const result)
{
    return result ? result->algorithm : GPURTA_RTA_AUTO;
}

int gpurta_rta_time_of(const gpurta_rta *const result, const size_t index,
                       const gpurta_rta_time which, mpq_ptr value)
{
    if (!result || index >= result->count || !value)
        return 0;
    const struct outcome *const outcome = &result->outcome[index];
    mpq_t release;
    switch (which) {
    case GPURTA_RTA_RELEASE:
        rat_get(value, &outcome->release);
        return 1;
    case GPURTA_RTA_COMPLETION:
        rat_get(value, &outcome->completion);
        return 1;
    case GPURTA_RTA_RESPONSE:
        mpq_init(release);
        rat_get(release, &outcome->release);
        rat_get(value, &outcome->completion);
        mpq_sub(value, value, release);
        mpq_clear(release);
        return 1;
    case GPURTA_RTA_DEADLINE:
        if (!rat_given(&outcome->deadline))
            return 0;
        rat_get(value, &outcome->deadline);
        return 1;
    }
    return 0;
}

gpurta_verdict gpurta_rta_kernel_verdict(const gpurta_rta *const result, const size_t index)
{
    return result && index < result->count ? result->outcome[index].verdict : GPURTA_UNKNOWN;
}

gpurta_verdict gpurta_rta_verdict(const gpurta_rta *const result, const char **const reason)
{
    if (reason)
        *reason = result ? result->reason : "there is no result";
    if (!result || result->with_deadline == 0)
        return GPURTA_UNKNOWN;
    return result->missed ? GPURTA_UNSCHEDULABLE : GPURTA_SCHEDULABLE;
}

/* ---- walk over the trace: Algorithm 2's own h, replayed ---- */

struct pair {
    mpq_t time;
    int64_t free;
};

struct gpurta_rta_trace {
    const gpurta_rta *result;
    size_t next;
    struct pair *pair; /* in order of time; all of them initialised */
    size_t pairs, room;
    mpq_t now, t; /* t_a */
    int64_t free; /* g_f */
};

gpurta_status gpurta_rta_trace_create(gpurta_rta_trace **const trace,
                                      const gpurta_rta *const result, gpurta_error *const error)
{
    if (!trace || !result)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "trace: NULL argument");
    if (!result->steps)
        return fail(error, GPURTA_NOT_APPLICABLE, GPURTA_NO_ITEM, "no trace was kept");
    gpurta_rta_trace *const fresh = calloc(1, sizeof *fresh);
    if (!fresh)
        return fail_memory(error);
    /* a step adds one pair; more than one for each slot there cannot be */
    fresh->room = nodes_needed(result->slots, result->steps);
    fresh->pair = calloc(fresh->room, sizeof *fresh->pair);
    if (!fresh->pair) {
        free(fresh);
        return fail_memory(error);
    }
    fresh->result = result;
    fresh->free = result->slots;
    for (size_t i = 0; i < fresh->room; i++)
        mpq_init(fresh->pair[i].time);
    mpq_init(fresh->now);
    mpq_init(fresh->t);
    *trace = fresh;
    return GPURTA_OK;
}

void gpurta_rta_trace_destroy(gpurta_rta_trace *const trace)
{
    if (!trace)
        return;
    for (size_t i = 0; i < trace->room; i++)
        mpq_clear(trace->pair[i].time);
    mpq_clear(trace->now);
    mpq_clear(trace->t);
    free(trace->pair);
    free(trace);
}

static void pair_swap(struct pair *const a, struct pair *const b)
{
    mpq_swap(a->time, b->time);
    const int64_t free = a->free;
    a->free = b->free;
    b->free = free;
}

/* Pairs at t_a or before leave h; their blocks are free. */
static void take_free(gpurta_rta_trace *const trace)
{
    size_t gone = 0;
    while (gone < trace->pairs && mpq_cmp(trace->pair[gone].time, trace->now) <= 0)
        trace->free += trace->pair[gone++].free;
    for (size_t i = gone; i < trace->pairs; i++)
        pair_swap(&trace->pair[i - gone], &trace->pair[i]);
    trace->pairs -= gone;
}

/* Neighbours of one time become one pair. */
static void merge_pairs(gpurta_rta_trace *const trace)
{
    size_t kept = 0;
    for (size_t i = 1; i < trace->pairs; i++)
        if (mpq_equal(trace->pair[kept].time, trace->pair[i].time))
            trace->pair[kept].free += trace->pair[i].free;
        else if (++kept != i)
            pair_swap(&trace->pair[kept], &trace->pair[i]);
    if (trace->pairs)
        trace->pairs = kept + 1;
}

/* h := {h; (time, free)}, pairs of one time put together */
static void add_pair(gpurta_rta_trace *const trace, mpq_srcptr time, const int64_t free)
{
    size_t i = trace->pairs;
    while (i > 0 && mpq_cmp(trace->pair[i - 1].time, time) > 0)
        i--;
    if (i > 0 && mpq_equal(trace->pair[i - 1].time, time)) {
        trace->pair[i - 1].free += free;
        return;
    }
    struct pair *const fresh = &trace->pair[trace->pairs++];
    mpq_set(fresh->time, time);
    fresh->free = free;
    for (size_t k = trace->pairs - 1; k > i; k--)
        pair_swap(&trace->pair[k], &trace->pair[k - 1]);
}

/* Full rounds: the blocks at t_a and the first pairs, which hold the slots of one round together,
 * move by rounds * C; some of them may then lie behind older pairs. */
static void replay_rounds(gpurta_rta_trace *const trace, const struct step *const step)
{
    mpq_t by;
    mpq_init(by);
    mpz_set_i64(mpq_numref(by), step->step.repeat);
    rat_get(trace->t, &step->wcet);
    mpq_mul(by, by, trace->t);
    int64_t slots = trace->free;
    size_t moved = 0;
    for (; slots < step->step.placed / step->step.repeat; moved++) {
        slots += trace->pair[moved].free;
        mpq_add(trace->pair[moved].time, trace->pair[moved].time, by);
    }
    mpq_add(trace->t, trace->now, by);
    mpq_clear(by);
    for (; moved > 0; moved--) /* the moved ones are in order: the last goes first */
        for (size_t i = moved;
             i < trace->pairs && mpq_cmp(trace->pair[i - 1].time, trace->pair[i].time) > 0; i++)
            pair_swap(&trace->pair[i - 1], &trace->pair[i]);
    merge_pairs(trace);
    const int64_t here = trace->free;
    trace->free = 0;
    add_pair(trace, trace->t, here);
}

/* t_a goes to the earliest pair; its blocks are free. */
static void next_pair(gpurta_rta_trace *const trace)
{
    mpq_set(trace->now, trace->pair[0].time);
    take_free(trace);
}

int gpurta_rta_trace_next(gpurta_rta_trace *const trace, gpurta_rta_step *const step, mpq_ptr start,
                          mpq_ptr now, mpq_ptr every)
{
    if (!trace || !step || !start || !now || !every || trace->next >= trace->result->steps)
        return 0;
    const struct step *const kept = &trace->result->step[trace->next++];
    rat_get(trace->now, &kept->start);
    take_free(trace);
    if (kept->step.repeat > 1) {
        replay_rounds(trace, kept);
    } else {
        trace->free -= kept->step.placed;
        rat_get(trace->t, &kept->wcet);
        mpq_add(trace->t, trace->now, trace->t);
        add_pair(trace, trace->t, kept->step.placed);
    }
    if (kept->step.left)
        next_pair(trace);
    *step = kept->step;
    step->free = trace->free;
    step->pairs = trace->pairs;
    rat_get(start, &kept->start);
    rat_get(every, &kept->wcet);
    mpq_set(now, trace->now);
    return 1;
}

int gpurta_rta_trace_pair(const gpurta_rta_trace *const trace, const size_t pair, mpq_ptr time,
                          int64_t *const free)
{
    if (!trace || pair >= trace->pairs || !time || !free)
        return 0;
    mpq_set(time, trace->pair[pair].time);
    *free = trace->pair[pair].free;
    return 1;
}

/* ---- without allocation ---- */

size_t gpurta_rta_ticks_work(const int64_t slots, const size_t count)
{
    const size_t each = sizeof(struct node_i64) + sizeof(struct run_i64) + sizeof(int64_t);
    if (slots < 1 || count < 1 || count > SIZE_MAX / each)
        return 0;
    return nodes_needed(slots, count) * (sizeof(struct node_i64) + sizeof(struct run_i64)) +
           count * sizeof(int64_t);
}

static gpurta_status check_ticks(const size_t i, const int64_t *const release,
                                 const int64_t *const blocks, const int64_t *const wcet,
                                 gpurta_error *const error)
{
    const char *const wrong = blocks[i] < 1 ? "blocks must be 1 or more"
                              : wcet[i] < 1 ? "wcet must be 1 or more"
                              : release && (release[i] < 0 || (i && release[i] < release[i - 1]))
                                  ? "release must be 0 or "
                                    "more and never decrease"
                                  : NULL;
    return wrong ? fail(error, GPURTA_OUT_OF_RANGE, (int64_t)i, "%s", wrong) : GPURTA_OK;
}

gpurta_status gpurta_rta_ticks(const int64_t slots, const size_t count,
                               const int64_t *const release, const int64_t *const blocks,
                               const int64_t *const wcet, int64_t *const completion,
                               void *const work, gpurta_error *const error)
{
    if (!blocks || !wcet || !completion || !work)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "rta ticks: NULL argument");
    if (gpurta_rta_ticks_work(slots, count) == 0)
        return fail(error, GPURTA_OUT_OF_RANGE, GPURTA_NO_ITEM,
                    "rta ticks: at least 1 slot and 1 kernel are needed");
    const size_t nodes = nodes_needed(slots, count);
    struct node_i64 *const node = work;
    struct run_i64 *const heap = (struct run_i64 *)(node + nodes);
    int64_t *const result = (int64_t *)(heap + nodes);
    struct gpu_i64 gpu;
    gpu_init_i64(&gpu, node, heap, nodes, slots);
    for (size_t i = 0; i < count; i++) {
        const int64_t arrival = release ? release[i] : 0;
        const gpurta_status status = check_ticks(i, release, blocks, wcet, error);
        if (status != GPURTA_OK)
            return status;
        if (!place_i64(&gpu, &arrival, blocks[i], &wcet[i], i, NULL) ||
            !completion_i64(&gpu, &wcet[i], &result[i]))
            return fail(error, GPURTA_OVERFLOW, (int64_t)i,
                        "a completion time does not fit into 64 bits");
    }
    memcpy(completion, result, count * sizeof *completion);
    return GPURTA_OK;
}

/* ---- Paredes 3.12-3.15 as printed ---- */

gpurta_status gpurta_rta_published_closed_form(const int64_t slots, const size_t count,
                                               const int64_t *const blocks, mpq_srcptr wcet,
                                               mpq_srcptr release, mpq_t *const completion,
                                               gpurta_error *const error)
{
    if (!blocks || !wcet || !release || !completion)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM,
                    "published closed form: NULL argument");
    if (slots < 1 || !time_given(wcet, true) || !time_given(release, false))
        return fail(error, GPURTA_OUT_OF_RANGE, GPURTA_NO_ITEM,
                    "published closed form: slots >= 1, wcet > 0 and release >= 0 are needed");
    for (size_t i = 0; i < count; i++)
        if (blocks[i] < 1)
            return fail(error, GPURTA_OUT_OF_RANGE, (int64_t)i, "a kernel needs at least 1 block");
    mpq_t c, now, free, alpha, rounds, max, t;
    mpq_ptr const all[] = {c, now, free, alpha, rounds, max, t};
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        mpq_init(all[i]);
    mpq_set(c, wcet);
    mpq_set(now, release);
    mpz_set_i64(mpq_numref(max), slots);
    mpq_set(free, max);
    for (size_t i = 0; i < count; i++) {
        mpz_set_i64(mpq_numref(t), blocks[i]);
        mpz_set_ui(mpq_denref(t), 1);
        mpq_sub(t, t, free); /* g_i - g_f */
        mpq_set_si(alpha, mpq_sgn(t) + 1, 2);
        mpq_canonicalize(alpha);
        mpq_abs(rounds, t);
        mpq_div(rounds, rounds, max);
        mpz_fdiv_q(mpq_numref(rounds), mpq_numref(rounds), mpq_denref(rounds));
        mpz_set_ui(mpq_denref(rounds), 1);
        /* (3.15) g_f := alpha g_max - (g_i - g_f - K g_max) */
        mpq_mul(free, rounds, max);
        mpq_sub(t, t, free);
        mpq_mul(free, alpha, max);
        mpq_sub(free, free, t);
        /* (3.14) t_a := t_a + alpha C + K C */
        mpq_add(t, alpha, rounds);
        mpq_mul(t, t, c);
        mpq_add(now, now, t);
        mpq_add(completion[i], now, c);
    }
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        mpq_clear(all[i]);
    return GPURTA_OK;
}
