/* The tables of a run. */
#include "base/fail.h"
#include "edf/edf_simulation_run.h"
#include "model/inputs.h"

#include "base/analyses.h"
#include "model/tasks.h"

static size_t count_rows(const void *const of, const gpurta_table table)
{
    const struct edf_simulation *const r = of;
    const size_t rows[] = {1, r->tasks->count, r->jobs, r->intervals, r->events};
    return table >= GPURTA_EDF_SIMULATION && table <= GPURTA_EDF_SIMULATION_EVENTS
               ? rows[table - GPURTA_EDF_SIMULATION]
               : 0;
}

/* Of tasks `from` to `end`: whether there is a job with a deadline; then, whether all meet it. */
static bool get_verdict(const struct edf_simulation *const r, const size_t from, const size_t end,
                        struct value *const value)
{
    bool asked = false, missed = false;
    for (size_t i = from; i < end; i++) {
        asked = asked || (r->tally[i].jobs && rat_given(task_deadline(&r->tasks->task[i])));
        missed = missed || r->tally[i].missed;
    }
    return value_verdict(value, missed ? GPURTA_UNSCHEDULABLE : GPURTA_SCHEDULABLE) && asked;
}

static bool get_task(const struct edf_simulation *const r, const gpurta_column column,
                     const size_t row, struct value *const value)
{
    const struct edf_tally *const tally = &r->tally[row];
    const struct edf_job *const worst = tally->jobs ? &r->job[tally->worst] : NULL;
    switch (column) {
    case GPURTA_EDF_SIMULATION_TASKS_NAME:
        return value_text(value, NAME_OF(&r->tasks->task[row]));
    case GPURTA_EDF_SIMULATION_TASKS_JOBS:
        return value_count(value, (int64_t)tally->jobs);
    case GPURTA_EDF_SIMULATION_TASKS_RESPONSE:
        if (worst)
            edf_response_of(value->time, worst);
        return worst;
    case GPURTA_EDF_SIMULATION_TASKS_WORST_JOB:
        return worst && value_count(value, (int64_t)worst->number + 1);
    case GPURTA_EDF_SIMULATION_TASKS_MISSED:
        return value_count(value, (int64_t)tally->missed);
    case GPURTA_EDF_SIMULATION_TASKS_PREEMPTIONS:
        return value_count(value, (int64_t)tally->preemptions);
    default:
        return get_verdict(r, row, row + 1, value);
    }
}

static bool get_job(const struct edf_simulation *const r, const gpurta_column column,
                    const struct edf_job *const job, struct value *const value)
{
    const struct task *const task = &r->tasks->task[job->task];
    const struct rat *const times[] = {&job->release, &job->start, &job->completion};
    switch (column) {
    case GPURTA_EDF_SIMULATION_JOBS_NAME:
        return value_text(value, NAME_OF(task));
    case GPURTA_EDF_SIMULATION_JOBS_TASK:
        return value_count(value, (int64_t)job->task);
    case GPURTA_EDF_SIMULATION_JOBS_JOB:
        return value_count(value, (int64_t)job->number + 1);
    case GPURTA_EDF_SIMULATION_JOBS_PREEMPTIONS:
        return value_count(value, (int64_t)job->preemptions);
    case GPURTA_EDF_SIMULATION_JOBS_RESPONSE:
        edf_response_of(value->time, job);
        return true;
    case GPURTA_EDF_SIMULATION_JOBS_DEADLINE:
        return value_rat(value, task_deadline(task));
    case GPURTA_EDF_SIMULATION_JOBS_MEETS_DEADLINE:
        value->verdict = edf_is_late(r, job) ? GPURTA_UNSCHEDULABLE : GPURTA_SCHEDULABLE;
        return rat_given(task_deadline(task));
    default:
        return value_rat(value, times[column - GPURTA_EDF_SIMULATION_JOBS_RELEASE]);
    }
}

static bool get_interval(const struct edf_interval *const use, const gpurta_column column,
                         struct value *const value)
{
    if (column < GPURTA_EDF_SIMULATION_INTERVALS_START)
        return value_count(value, column == GPURTA_EDF_SIMULATION_INTERVALS_JOB ? (int64_t)use->job
                                                                                : use->cost);
    return value_rat(value,
                     column == GPURTA_EDF_SIMULATION_INTERVALS_START ? &use->start : &use->end);
}

static bool get_event(const struct edf_simulation *const r, const gpurta_column column,
                      const struct edf_event *const event, struct value *const value)
{
    const struct rat *const times[] = {&event->time, &event->budget, &event->deadline};
    if (column == GPURTA_EDF_SIMULATION_EVENTS_NAME)
        return value_text(value, NAME_OF(&r->tasks->server[event->server]));
    if (column == GPURTA_EDF_SIMULATION_EVENTS_SERVER)
        return value_count(value, (int64_t)event->server);
    return value_rat(value, times[column - GPURTA_EDF_SIMULATION_EVENTS_TIME]);
}

static bool get(const void *const of, const gpurta_column column, const size_t row,
                struct value *const value)
{
    const struct edf_simulation *const r = of;
    switch (gpurta_column_info(column)->table) {
    case GPURTA_EDF_SIMULATION_TASKS:
        return get_task(r, column, row, value);
    case GPURTA_EDF_SIMULATION_JOBS:
        return get_job(r, column, &r->job[row], value);
    case GPURTA_EDF_SIMULATION_INTERVALS:
        return get_interval(&r->interval[row], column, value);
    case GPURTA_EDF_SIMULATION_EVENTS:
        return get_event(r, column, &r->event[row], value);
    default:
        return get_verdict(r, 0, r->tasks->count, value);
    }
}

static const struct result_kind kind = {"edf-simulation", count_rows, NULL, get,
                                        edf_simulation_destroy};

gpurta_status gpurta_edf_simulate_of(gpurta_result **const result, const gpurta_tasks *const tasks,
                                     const gpurta_edf_scenario *const scenario,
                                     const gpurta_options *const options, gpurta_error *const error)
{
    if (!result)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM,
                    "edf simulation: NULL argument");
    struct edf_simulation *run;
    const gpurta_status status = edf_simulate(&run, tasks, scenario, options, error);
    return status ? status : result_create(result, &kind, run, error);
}

gpurta_status gpurta_edf_simulate(const gpurta_model *const model,
                                  const gpurta_edf_scenario *const scenario,
                                  const gpurta_options *const options, gpurta_result **const result,
                                  gpurta_error *const error)
{
    struct inputs in;
    gpurta_status status = inputs_take(&in, model, options, TAKE_TASKS | TAKE_EDF, error);
    if (!status)
        status = gpurta_edf_simulate_of(result, in.tasks, scenario, in.options, error);
    return inputs_end(&in, status, error);
}
