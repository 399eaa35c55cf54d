/* From a program to arrays of ticks, through the analysis, and back: see number/ticks.h. Needs
 * rta_core.h and rta_jobs_core.h. */

struct NUM(input) {
    struct NUM(kernels) kernels;
    num_t *time; /* wcet, release, period, deadline of all kernels */
    int64_t *blocks;
    NUM(instant) * completion;
    size_t times;
};

/* All but the completions. */
static void NUM(input_done)(struct NUM(input) *const input)
{
    for (size_t i = 0; input->time && i < input->times * input->kernels.count; i++)
        NUM(clear)(&input->time[i]);
    free(input->time);
    free(input->blocks);
    input->time = NULL;
    input->blocks = NULL;
}

static void NUM(input_clear)(struct NUM(input) *const input)
{
    NUM(input_done)(input);
    for (size_t i = 0; input->completion && i < input->kernels.count; i++)
        NUM(instant_clear)(&input->completion[i]);
    free(input->completion);
}

/* r := the time in ticks, or `none` */
static bool NUM(take)(num_t *const r, const struct ticks *const ticks, const struct rat *const v,
                      const int64_t none)
{
    if (rat_given(v))
        return NUM(ticks_take)(r, ticks, v);
    NUM(set_int)(r, none);
    return true;
}

static gpurta_status NUM(input_load)(struct NUM(input) *const input,
                                     const struct ticks *const ticks,
                                     const struct rta_run *const run)
{
    const size_t n = input->kernels.count;
    for (size_t i = 0; i < n; i++) {
        const struct operation *const operation = &run->program->operation[i];
        input->blocks[i] = operation->blocks;
        if (!NUM(take)(&input->time[i], ticks, &operation->time[GPURTA_OPERATION_WCET], 0) ||
            !NUM(take)(&input->time[n + i], ticks, &operation->time[GPURTA_OPERATION_RELEASE], 0))
            return GPURTA_OVERFLOW;
        if (input->times > 2 &&
            (!NUM(take)(&input->time[2 * n + i], ticks, &operation->time[GPURTA_OPERATION_PERIOD],
                        0) ||
             !NUM(take)(&input->time[3 * n + i], ticks, operation_deadline(operation), -1)))
            return GPURTA_OVERFLOW;
    }
    return GPURTA_OK;
}

/* `times`: 2 for one job of each kernel, 4 for all jobs */
static gpurta_status NUM(input_init)(struct NUM(input) *const input,
                                     const struct ticks *const ticks,
                                     const struct rta_run *const run, const size_t times)
{
    const size_t n = run->program->count;
    *input = (struct NUM(input)){.times = times,
                                 .time = calloc(n, times * sizeof *input->time),
                                 .blocks = calloc(n, sizeof *input->blocks),
                                 .completion = calloc(n, sizeof *input->completion)};
    input->kernels = (struct NUM(kernels)){.count = n,
                                           .lanes = run->lanes,
                                           .slots = run->slots,
                                           .blocks = input->blocks,
                                           .wcet = input->time,
                                           .lane = run->lane,
                                           .late = run->late,
                                           .ends_waiting = rta_reorders(run)};
    if (!input->time || !input->blocks || !input->completion) {
        FREE(input->time, input->blocks, input->completion);
        return GPURTA_NO_MEMORY;
    }
    input->kernels.release = input->time + n;
    if (times > 2) {
        input->kernels.period = input->time + 2 * n;
        input->kernels.deadline = input->time + 3 * n;
    }
    for (size_t i = 0; i < times * n; i++)
        NUM(init)(&input->time[i]);
    for (size_t i = 0; i < n; i++)
        NUM(instant_init)(&input->completion[i]);
    const gpurta_status status = NUM(input_load)(input, ticks, run);
    if (status != GPURTA_OK)
        NUM(input_clear)(input);
    return status;
}

/* r := v */
static bool NUM(give)(struct rat *const r, const struct ticks *const ticks,
                      const NUM(instant) *const v)
{
#if NUM_WIDE
    return ticks_give_mpz(r, ticks, v);
#else
    int64_t small;
    if (instant_get_i64(&small, v))
        return ticks_give_i64(r, ticks, &small);
    LOCAL_MPZ(large);
    wide_get_mpz(large, *v);
    return ticks_give_mpz(r, ticks, large);
#endif
}

static bool NUM(give_steps)(struct rta_run *const run, const struct ticks *const ticks,
                            const struct NUM(steps) *const steps)
{
    if (!run->trace)
        return true;
    run->step = calloc(steps->count, sizeof *run->step);
    for (size_t i = 0; run->step && i < steps->count; i++) {
        const struct NUM(step) *const from = &steps->step[i];
        struct rta_step *const to = &run->step[run->steps++];
        to->kernel = from->kernel;
        to->free = from->free;
        to->placed = from->placed;
        to->left = from->left;
        to->repeat = from->repeat;
        RAT_EACH(init, &to->start, &to->wcet);
        const struct operation *const operation = &run->program->operation[from->kernel];
        if (!NUM(give)(&to->start, ticks, &from->start) ||
            !rat_copy(&to->wcet, &operation->time[GPURTA_OPERATION_WCET]))
            return false;
    }
    return run->step;
}

/* One job of each kernel. */
gpurta_status NUM(rta_first_run)(const struct ticks *const ticks, void *const argument)
{
    struct rta_run *const run = argument;
    struct NUM(input) input;
    struct NUM(steps) steps = {0};
    bool no_memory = false;
    run->waited = false;
    rta_steps_free(run);
    const gpurta_status loaded = NUM(input_init)(&input, ticks, run, 2);
    if (loaded != GPURTA_OK)
        return loaded;
    const bool done = run->closed_form ? NUM(rta_closed_form)(&input.kernels, input.completion)
                                       : NUM(rta_first_jobs)(&input.kernels, input.completion,
                                                             run->trace ? &steps : NULL,
                                                             &run->waited, &no_memory);
    NUM(input_done)(&input);
    bool given = done && NUM(give_steps)(run, ticks, &steps);
    for (size_t i = 0; given && i < input.kernels.count; i++)
        given = NUM(give)(&run->outcome[i].completion, ticks, &input.completion[i]);
    no_memory = no_memory || steps.no_memory || (done && !given);
    NUM(rta_steps_clear)(&steps);
    NUM(input_clear)(&input);
    return no_memory ? GPURTA_NO_MEMORY : done ? GPURTA_OK : GPURTA_OVERFLOW;
}

/* ---- all jobs ---- */

static bool NUM(jobs_init)(struct NUM(jobs) *const jobs, const size_t n)
{
    *jobs = (struct NUM(jobs)){.completion = calloc(n, 3 * sizeof *jobs->completion),
                               .which = calloc(n, 2 * sizeof *jobs->which)};
    if (!jobs->completion || !jobs->which) {
        free(jobs->completion);
        free(jobs->which);
        return false;
    }
    jobs->worst = jobs->completion + n;
    jobs->when = jobs->worst + n;
    jobs->observed = jobs->which + n;
    for (size_t i = 0; i < 3 * n; i++)
        NUM(init)(&jobs->completion[i]);
    return true;
}

static void NUM(jobs_clear)(struct NUM(jobs) *const jobs, const size_t n)
{
    for (size_t i = 0; i < 3 * n; i++)
        NUM(clear)(&jobs->completion[i]);
    free(jobs->completion);
    free(jobs->which);
}

static bool NUM(give_jobs)(const struct rta_run *const run, const struct ticks *const ticks,
                           const struct NUM(jobs) *const jobs)
{
    for (size_t i = 0; i < run->program->count; i++) {
        struct outcome *const outcome = &run->outcome[i];
        struct worst *const worst = &run->worst[i];
        RAT_EACH(clear, &outcome->completion, &worst->response, &worst->release);
        if (jobs->observed[i] == 0)
            continue;
        worst->job = jobs->which[i];
        if (!NUM(ticks_give)(&outcome->completion, ticks, &jobs->completion[i]) ||
            !NUM(ticks_give)(&worst->response, ticks, &jobs->worst[i]) ||
            !NUM(ticks_give)(&worst->release, ticks, &jobs->when[i]))
            return false;
    }
    return true;
}

/* All jobs of all kernels. */
gpurta_status NUM(rta_all_run)(const struct ticks *const ticks, void *const argument)
{
    struct rta_run *const run = argument;
    const size_t n = run->program->count;
    struct NUM(input) input;
    struct NUM(jobs) jobs;
    bool no_memory;
    const gpurta_status loaded = NUM(input_init)(&input, ticks, run, 4);
    if (loaded != GPURTA_OK)
        return loaded;
    if (!NUM(jobs_init)(&jobs, n)) {
        NUM(input_clear)(&input);
        return GPURTA_NO_MEMORY;
    }
    const bool done = NUM(rta_all_jobs)(&input.kernels, run->order, &run->limit, &jobs, &no_memory);
    run->jobs = jobs.jobs;
    run->missed = jobs.missed;
    run->waited = jobs.waited;
    run->repeats = jobs.repeats;
    no_memory = no_memory || (done && !NUM(give_jobs)(run, ticks, &jobs));
    NUM(jobs_clear)(&jobs, n);
    NUM(input_clear)(&input);
    return no_memory ? GPURTA_NO_MEMORY : done ? GPURTA_OK : GPURTA_OVERFLOW;
}
