/* Scenarios of the Host, and their runs. */
#include "base/fail.h"
#include "base/grow.h"
#include "model/inputs.h"
#include "model/options.h"
#include "model/tasks.h"
#include "number/i64.h"
#include "runlist/host_run.h"
#include "runlist/runlist_result.h"

#include "base/analyses.h"
#include <stdlib.h>

/* ---- scenarios ---- */

gpurta_status gpurta_host_scenario_create(gpurta_host_scenario **const scenario,
                                          gpurta_error *const error)
{
    if (!scenario)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "host scenario: NULL argument");
    gpurta_host_scenario *const fresh = calloc(1, sizeof *fresh);
    if (!fresh)
        return fail_memory(error);
    *scenario = fresh;
    return GPURTA_OK;
}

void gpurta_host_scenario_destroy(gpurta_host_scenario *const scenario)
{
    if (!scenario)
        return;
    for (size_t i = 0; i < scenario->jobs; i++) {
        RAT_EACH(clear, &scenario->job[i].release, &scenario->job[i].demand);
    }
    free(scenario->job);
    free(scenario);
}

gpurta_status gpurta_host_scenario_add(gpurta_host_scenario *const scenario, const size_t task,
                                       mpq_srcptr release, mpq_srcptr demand,
                                       gpurta_error *const error)
{
    if (!scenario || !release)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "host scenario: NULL argument");
    const int64_t item = (int64_t)scenario->jobs;
    gpurta_status status = time_check(release, false, "the release of a job", item, error);
    if (status == GPURTA_OK && demand)
        status = time_check(demand, true, "the demand of a job", item, error);
    if (status != GPURTA_OK)
        return status;
    struct host_given *const all =
        grow(scenario->job, &scenario->room, scenario->jobs + 1, sizeof *all);
    if (!all)
        return fail_memory(error);
    scenario->job = all;
    struct host_given fresh = {.task = task};
    if (!rat_set(&fresh.release, release) || (demand && !rat_set(&fresh.demand, demand))) {
        rat_clear(&fresh.release);
        return fail_memory(error);
    }
    all[scenario->jobs++] = fresh;
    return GPURTA_OK;
}

/* ---- runs ---- */

struct sorted {
    const struct host_given *given;
    size_t number;
};

static int by_size(const size_t x, const size_t y)
{
    return (x > y) - (x < y);
}

static int compare_jobs(const void *const a, const void *const b)
{
    const struct sorted *const x = a, *const y = b;
    int order = by_size(x->given->task, y->given->task);
    if (!order)
        order = rat_cmp(&x->given->release, &y->given->release);
    return order ? order : by_size(x->number, y->number);
}

static bool sort_jobs(struct host_run *const run)
{
    const size_t count = run->scenario->jobs;
    if (!count)
        return true;
    struct sorted *const sorted = calloc(count, sizeof *sorted);
    if (!sorted)
        return false;
    for (size_t i = 0; i < count; i++)
        sorted[i] = (struct sorted){&run->scenario->job[i], i};
    qsort(sorted, count, sizeof *sorted, compare_jobs);
    for (size_t i = 0; i < count; i++) {
        struct host_source *const source = &run->source[sorted[i].given->task];
        run->order[i] = sorted[i].number;
        if (source->end == 0)
            source->first = i;
        source->end = i + 1;
    }
    free(sorted);
    return true;
}

/* An empty result with the tasks' deadlines. */
static struct host_simulation *new_result(const struct model *const model)
{
    struct host_simulation *const fresh = calloc(1, sizeof *fresh);
    if (!fresh)
        return NULL;
    fresh->tasks = model->shape.count;
    fresh->deadline = calloc(fresh->tasks, sizeof *fresh->deadline);
    bool ok = fresh->deadline;
    for (size_t c = 0; ok && c < fresh->tasks; c++)
        ok = rat_copy(&fresh->deadline[c], &model->channel[c].deadline);
    if (ok)
        return fresh;
    host_simulation_destroy(fresh);
    return NULL;
}

static void run_clear(struct host_run *const run)
{
    rat_clear(&run->until);
    free(run->order);
    free(run->source);
    host_simulation_destroy(run->result);
}

static gpurta_status run_init(struct host_run *const run, const struct model *const model,
                              const gpurta_host_scenario *const scenario,
                              const gpurta_options *const options, gpurta_error *const error)
{
    const size_t count = model->shape.count;
    *run = (struct host_run){.model = model,
                             .scenario = scenario,
                             .shape = &model->shape,
                             .jobs = scenario->jobs,
                             .length = model->length,
                             .limit = option(options, GPURTA_OPTION_HOST_LIMIT),
                             .resume_free = option(options, GPURTA_OPTION_HOST_RESUME_FREE)};
    run->source = calloc(count, sizeof *run->source);
    run->order = calloc(scenario->jobs ? scenario->jobs : 1, sizeof *run->order);
    run->result = new_result(model);
    if (!run->source || !run->order || !run->result)
        return fail_memory(error);
    for (size_t c = 0; c < count; c++)
        run->source[c].saturated = !rat_given(&model->channel[c].wcet);
    for (size_t i = 0; i < scenario->jobs; i++)
        if (scenario->job[i].task >= count || run->source[scenario->job[i].task].saturated)
            return fail(error, GPURTA_INVALID_ARGUMENT, (int64_t)i,
                        "a job needs a task, and one that is not saturated");
    return sort_jobs(run) ? GPURTA_OK : fail_memory(error);
}

static void add_times(struct ticks *const ticks, const struct host_run *const run)
{
    model_ticks(ticks, run->model);
    ticks_add(ticks, &run->until);
    for (size_t i = 0; i < run->scenario->jobs; i++) {
        ticks_add(ticks, &run->scenario->job[i].release);
        ticks_add(ticks, &run->scenario->job[i].demand);
    }
}

/* Whether the jobs alone take more turns than the run may have: a turn serves its channel for a
 * timeslice and a section at most. */
static bool too_many_turns(const struct host_run *const run)
{
    LOCAL_MPQ(sum, t);
    LOCAL_MPZ(turns);
    for (size_t c = 0; c < run->shape->count; c++) {
        const struct channel *const channel = &run->model->channel[c];
        mpq_set_ui(sum, 0, 1);
        for (size_t i = run->source[c].first; i < run->source[c].end; i++) {
            const struct rat *const demand = &run->scenario->job[run->order[i]].demand;
            rat_get(t, rat_given(demand) ? demand : &channel->wcet);
            mpq_add(sum, sum, t);
        }
        struct rat_view section;
        rat_get(t, &channel->slice);
        if (rat_given(&channel->section))
            mpq_add(t, t, rat_read(&section, &channel->section));
        mpq_div(sum, sum, t);
        mpz_cdiv_q(mpq_numref(sum), mpq_numref(sum), mpq_denref(sum));
        mpz_add(turns, turns, mpq_numref(sum));
    }
    mpz_set_i64(mpq_numref(t), run->limit);
    return mpz_cmp(turns, mpq_numref(t)) > 0;
}

/* Gives the result away. */
static gpurta_status run_on_ticks(struct host_simulation **const result, struct host_run *const run,
                                  const gpurta_options *const options, gpurta_error *const error)
{
    LOCAL(ticks_clear) struct ticks ticks;
    ticks_init(&ticks, options_numbers(options));
    add_times(&ticks, run);
    const bool too_fine = ticks.too_fine;
    const bool many = !too_fine && !rat_given(&run->until) && too_many_turns(run);
    const gpurta_status status =
        many ? GPURTA_LIMIT : ticks_run(&ticks, host_run_i64, host_run_mpz, run, error);
    if (status == GPURTA_LIMIT && !too_fine)
        return fail(error, status, GPURTA_NO_ITEM, "more than %lld turns: choose a larger limit",
                    (long long)run->limit);
    if (status == GPURTA_OK) {
        *result = run->result;
        run->result = NULL;
    }
    return status;
}

static gpurta_status simulate(struct host_simulation **const result,
                              const struct model *const model,
                              const gpurta_host_scenario *const scenario,
                              const gpurta_options *const options, gpurta_error *const error)
{
    struct host_run run;
    gpurta_status status = run_init(&run, model, scenario, options, error);
    const mpq_srcptr until = option_time(options, GPURTA_OPTION_HOST_UNTIL);
    run.position = option(options, GPURTA_OPTION_HOST_START);
    if (status == GPURTA_OK && run.position >= model->length)
        status = fail(error, GPURTA_OUT_OF_RANGE, GPURTA_NO_ITEM,
                      "the list has %lld entries: the Host cannot start at %lld",
                      (long long)model->length, (long long)run.position);
    if (status == GPURTA_OK && until && !rat_set(&run.until, until))
        status = fail_memory(error);
    if (status == GPURTA_OK)
        status = run_on_ticks(result, &run, options, error);
    run_clear(&run);
    return status;
}

/* The job of task `index` is released at 0; the others release for ever. */
static gpurta_status simulate_critical(struct host_simulation **const result,
                                       const struct model *const model, const size_t index,
                                       const int64_t position, const gpurta_options *const options,
                                       gpurta_error *const error)
{
    struct host_given job = {.task = index};
    const gpurta_host_scenario scenario = {.job = &job, .jobs = 1};
    struct host_run run;
    gpurta_status status = run_init(&run, model, &scenario, options, error);
    if (status == GPURTA_OK) {
        run.position = (position + 1) % model->length;
        for (size_t c = 0; c < model->shape.count; c++)
            run.source[c].endless = c != index && !run.source[c].saturated;
        status = run_on_ticks(result, &run, options, error);
    }
    run_clear(&run);
    return status;
}

gpurta_status gpurta_host_simulate_of(gpurta_result **const result, const gpurta_tasks *const tasks,
                                      const gpurta_host_scenario *const scenario,
                                      const gpurta_options *const options,
                                      gpurta_error *const error)
{
    if (!result || !scenario)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "host: NULL argument");
    struct model model;
    struct host_simulation *run = NULL;
    gpurta_status status = model_init(&model, tasks, options, true, error);
    if (status != GPURTA_OK)
        return status;
    status = simulate(&run, &model, scenario, options, error);
    model_clear(&model);
    return status == GPURTA_OK ? host_result(result, run, tasks, error) : status;
}

gpurta_status gpurta_host_simulate_critical_of(gpurta_result **const result,
                                               const gpurta_tasks *const tasks, const size_t index,
                                               const gpurta_options *const options,
                                               gpurta_error *const error)
{
    if (!result || !tasks || index >= tasks->count || tasks->task[index].saturated)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM,
                    "host: NULL argument, no such task, or a saturated one");
    struct runlist *bounds = NULL;
    struct host_simulation *run = NULL;
    gpurta_status status = runlist_analyse(&bounds, tasks, options, error);
    if (status != GPURTA_OK)
        return status;
    const int64_t position =
        channel_position(&bounds->model.shape, index, bounds->answer[index].window);
    status = simulate_critical(&run, &bounds->model, index, position, options, error);
    if (status == GPURTA_OK)
        status = host_result(result, run, tasks, error);
    runlist_destroy(bounds);
    return status;
}

gpurta_status gpurta_host_simulate(const gpurta_model *const model,
                                   const gpurta_host_scenario *const scenario,
                                   const gpurta_options *const options,
                                   gpurta_result **const result, gpurta_error *const error)
{
    struct inputs in;
    gpurta_status status = inputs_take(&in, model, options, TAKE_TASKS | TAKE_RUNLIST, error);
    if (!status)
        status = gpurta_host_simulate_of(result, in.tasks, scenario, in.options, error);
    return inputs_end(&in, status, error);
}

gpurta_status gpurta_host_simulate_critical(const gpurta_model *const model, const size_t index,
                                            const gpurta_options *const options,
                                            gpurta_result **const result, gpurta_error *const error)
{
    struct inputs in;
    gpurta_status status = inputs_take(&in, model, options, TAKE_TASKS | TAKE_RUNLIST, error);
    if (!status)
        status = gpurta_host_simulate_critical_of(result, in.tasks, index, in.options, error);
    return inputs_end(&in, status, error);
}
