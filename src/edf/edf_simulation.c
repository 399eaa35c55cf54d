/* Scenarios of the EDF simulator, and its runs. */
#include "base/fail.h"
#include "edf/edf_simulation_run.h"
#include "model/options.h"
#include "model/tasks.h"

#include <inttypes.h>
#include <stdlib.h>

void gpurta_edf_scenario_destroy(gpurta_edf_scenario *const scenario)
{
    if (!scenario)
        return;
    for (size_t i = 0; scenario->input && i < scenario->count; i++) {
        RAT_EACH(clear, &scenario->input[i].offset, &scenario->input[i].execution);
    }
    free(scenario->input);
    RAT_EACH(clear, &scenario->horizon, &scenario->cost);
    free(scenario);
}

gpurta_status gpurta_edf_scenario_create(gpurta_edf_scenario **const scenario, const size_t count,
                                         mpq_srcptr horizon, gpurta_error *const error)
{
    if (!scenario || !count || !horizon)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM,
                    "edf scenario: NULL argument or no task");
    const gpurta_status status =
        time_check(horizon, true, "the horizon of a simulation", GPURTA_NO_ITEM, error);
    if (status != GPURTA_OK)
        return status;
    gpurta_edf_scenario *const fresh = calloc(1, sizeof *fresh);
    if (!fresh)
        return fail_memory(error);
    fresh->count = count;
    fresh->input = calloc(count, sizeof *fresh->input);
    if (!fresh->input || !rat_set(&fresh->horizon, horizon)) {
        gpurta_edf_scenario_destroy(fresh);
        return fail_memory(error);
    }
    *scenario = fresh;
    return GPURTA_OK;
}

gpurta_status gpurta_edf_scenario_set(gpurta_edf_scenario *const scenario, const size_t index,
                                      const gpurta_edf_task_input which, mpq_srcptr value,
                                      gpurta_error *const error)
{
    if (!scenario || index >= scenario->count || !value || (int)which < GPURTA_EDF_OFFSET ||
        (int)which > GPURTA_EDF_EXECUTION)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM,
                    "edf scenario: NULL, or no such task or time");
    const bool execution = which == GPURTA_EDF_EXECUTION;
    const gpurta_status status = time_check(
        value, execution, execution ? "the execution time of a task" : "the offset of a task",
        (int64_t)index, error);
    if (status != GPURTA_OK)
        return status;
    struct edf_input *const input = &scenario->input[index];
    return rat_set(execution ? &input->execution : &input->offset, value) ? GPURTA_OK
                                                                          : fail_memory(error);
}

gpurta_status gpurta_edf_scenario_set_preemption_cost(gpurta_edf_scenario *const scenario,
                                                      mpq_srcptr value, gpurta_error *const error)
{
    if (!scenario || !value)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "edf scenario: NULL argument");
    const gpurta_status status =
        time_check(value, false, "the cost of a preemption", GPURTA_NO_ITEM, error);
    if (status != GPURTA_OK)
        return status;
    return rat_set(&scenario->cost, value) ? GPURTA_OK : fail_memory(error);
}

static gpurta_status check(const gpurta_tasks *const tasks,
                           const gpurta_edf_scenario *const scenario, gpurta_error *const error)
{
    if (scenario->count != tasks->count)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM,
                    "edf simulation: the scenario is for %zu tasks, not for %zu", scenario->count,
                    tasks->count);
    for (size_t i = 0; i < tasks->count; i++)
        if (tasks->task[i].server == GPURTA_NONE && !rat_given(task_deadline(&tasks->task[i])))
            return fail(error, GPURTA_NOT_APPLICABLE, (int64_t)i,
                        "edf simulation: a task outside of servers needs a deadline or a period");
    return GPURTA_OK;
}

static struct edf_simulation *new_result(const gpurta_tasks *const tasks)
{
    struct edf_simulation *const fresh = calloc(1, sizeof *fresh);
    struct edf_tally *const tally = calloc(tasks->count, sizeof *tally);
    if (fresh && tally) {
        fresh->tasks = tasks_hold(tasks);
        fresh->tally = tally;
        return fresh;
    }
    free(fresh);
    free(tally);
    return NULL;
}

static void add_times(struct ticks *const ticks, const struct edf_simulation_run *const run)
{
    ticks_add(ticks, &run->scenario->horizon);
    ticks_add(ticks, &run->scenario->cost);
    ticks_add(ticks, &run->latency);
    for (size_t i = 0; i < run->tasks->count; i++) {
        ticks_add(ticks, &run->scenario->input[i].offset);
        ticks_add(ticks, &run->scenario->input[i].execution);
        for (size_t which = 0; which < TASK_TIMES; which++)
            ticks_add(ticks, &run->tasks->task[i].time[which]);
    }
    for (size_t i = 0; i < run->tasks->servers; i++) {
        ticks_add(ticks, &run->tasks->server[i].budget);
        ticks_add(ticks, &run->tasks->server[i].period);
    }
}

void edf_response_of(mpq_ptr value, const struct edf_job *const job)
{
    LOCAL_MPQ(release);
    rat_get(value, &job->completion);
    rat_get(release, &job->release);
    mpq_sub(value, value, release);
}

bool edf_is_late(const struct edf_simulation *const r, const struct edf_job *const job)
{
    const struct rat *const deadline = task_deadline(&r->tasks->task[job->task]);
    LOCAL_MPQ(response);
    edf_response_of(response, job);
    return rat_given(deadline) && rat_cmp_mpq(deadline, response) < 0;
}

static void count_jobs(struct edf_simulation *const r)
{
    LOCAL_MPQ(response, longest);
    for (size_t i = 0; i < r->jobs; i++) {
        struct edf_job *const job = &r->job[i];
        struct edf_tally *const tally = &r->tally[job->task];
        job->number = tally->jobs++;
        tally->missed += edf_is_late(r, job);
        tally->preemptions += job->preemptions;
        edf_response_of(response, job);
        edf_response_of(longest, &r->job[tally->worst]);
        if (!job->number || mpq_cmp(response, longest) > 0)
            tally->worst = i;
    }
}

static gpurta_status run_on_ticks(struct edf_simulation_run *const run,
                                  const gpurta_options *const options, gpurta_error *const error)
{
    LOCAL(ticks_clear) struct ticks ticks;
    ticks_init(&ticks, options_numbers(options));
    add_times(&ticks, run);
    const bool too_fine = ticks.too_fine;
    const gpurta_status status =
        ticks_run(&ticks, edf_simulation_run_i64, edf_simulation_run_mpz, run, error);
    if (status == GPURTA_OK)
        count_jobs(run->result);
    if (status == GPURTA_LIMIT && !too_fine)
        return fail(error, status, GPURTA_NO_ITEM,
                    "edf simulation: the limit of %" PRId64
                    " was reached; raise it with GPURTA_OPTION_EDF_LIMIT (command: --limit)",
                    run->limit);
    return status;
}

gpurta_status edf_simulate(struct edf_simulation **const result, const gpurta_tasks *const tasks,
                           const gpurta_edf_scenario *const scenario,
                           const gpurta_options *const options, gpurta_error *const error)
{
    if (!tasks || !tasks->count || !scenario)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM,
                    "edf simulation: NULL argument or no task");
    gpurta_status status = gpurta_options_check(options, "edf", error);
    if (status == GPURTA_OK)
        status = check(tasks, scenario, error);
    if (status != GPURTA_OK)
        return status;
    struct edf_simulation_run run = {.tasks = tasks,
                                     .scenario = scenario,
                                     .limit = option(options, GPURTA_OPTION_EDF_LIMIT),
                                     .result = new_result(tasks)};
    mpq_srcptr latency = option_time(options, GPURTA_OPTION_EDF_LATENCY);
    if (!run.result || (latency && !rat_set(&run.latency, latency)))
        status = fail_memory(error);
    else
        status = run_on_ticks(&run, options, error);
    rat_clear(&run.latency);
    if (status == GPURTA_OK)
        *result = run.result;
    else if (run.result)
        edf_simulation_destroy(run.result);
    return status;
}
