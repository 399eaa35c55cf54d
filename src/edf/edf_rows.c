/* The tables of an EDF analysis. */
#include "base/fail.h"
#include "base/result.h"
#include "base/text.h"
#include "edf/edf.h"
#include "model/inputs.h"

#include "base/analyses.h"
#include "model/tasks.h"

/* The i-th that is made; NULL: there are fewer. */
static const char *assumption(const struct edf *const edf, const size_t i)
{
    const struct assumption all[] = {
        {true, NOTHING_ELSE},
        {true, "no job takes longer than its wcet"},
        {true, "releases of a task are at least its period apart"},
        {true, "the GPU is one job's at a time, that of the earliest deadline; where "
               "nonpreemptable is not given, it is taken away at any instant"},
        {edf->tasks->servers > 0,
         "servers are constant bandwidth servers: a budget that is used up is full again at once, "
         "with a deadline one period later"},
        {!mpq_sgn(edf->problem.overhead),
         "submission, scheduling and switches take no time (key overhead)"},
        {mpq_sgn(edf->problem.overhead) != 0,
         "the overhead of a job holds its submission, scheduler calls and both switches of a "
         "preemption (key overhead)"},
        {!mpq_sgn(edf->problem.latency),
         "a job is known to the scheduler as soon as it is released (key latency)"},
        {mpq_sgn(edf->problem.latency) != 0,
         "every job has the same latency, or the scheduler's deadlines count from the submission: "
         "a latency that varies under deadlines from the arrival at the GPU is release jitter, "
         "which the test does not know (key latency)"}};
    return assumption_made(all, sizeof all / sizeof all[0], i);
}

static size_t count_rows(const void *const of, const gpurta_table table)
{
    const struct edf *const edf = of;
    size_t assumptions = 0;
    while (table == GPURTA_EDF_ASSUMPTIONS && assumption(edf, assumptions))
        assumptions++;
    if (table == GPURTA_EDF_ASSUMPTIONS)
        return assumptions;
    const size_t rows[] = {1, edf->tasks->count, edf->tasks->servers, edf->has_witness,
                           edf->points.count};
    return table >= GPURTA_EDF && table <= GPURTA_EDF_POINTS ? rows[table - GPURTA_EDF] : 0;
}

/* value := its part of h(t) */
static void demand_of(mpq_ptr value, const struct edf *const edf, const size_t task, mpq_srcptr t)
{
    if (edf->item[task].place < edf->problem.count)
        edf_demand_of(value, &edf->problem, edf->item[task].place, t);
    else
        mpq_set_ui(value, 0, 1);
}

/* value := h(t) + B(t) */
static void sum_demand(mpq_ptr value, const struct edf *const edf, mpq_srcptr t)
{
    LOCAL_MPQ(part, sum);
    edf_blocking_at(sum, &edf->problem, t);
    for (size_t i = 0; i < edf->problem.count; i++) {
        edf_demand_of(part, &edf->problem, i, t);
        mpq_add(sum, sum, part);
    }
    mpq_swap(value, sum);
}

static bool get_task(const struct edf *const edf, const gpurta_column column, const size_t row,
                     struct value *const value)
{
    const struct task *const task = &edf->tasks->task[row];
    const struct rat *const times[] = {&task->time[GPURTA_TASK_WCET],
                                       &task->time[GPURTA_TASK_PERIOD], &edf->item[row].response,
                                       task_deadline(task)};
    switch (column) {
    case GPURTA_EDF_TASKS_NAME:
        return value_text(value, NAME_OF(task));
    case GPURTA_EDF_TASKS_MEETS_DEADLINE:
        return rat_given(task_deadline(task)) && value_verdict(value, edf->item[row].verdict);
    case GPURTA_EDF_TASKS_SERVER:
        return task->server != GPURTA_NONE &&
               value_text(value, NAME_OF(&edf->tasks->server[task->server]));
    case GPURTA_EDF_TASKS_DEMAND:
        if (edf->has_witness)
            demand_of(value->time, edf, row, edf->time);
        return edf->has_witness;
    default:
        return value_rat(value, times[column - GPURTA_EDF_TASKS_WCET]);
    }
}

static bool get_server(const struct server *const server, const gpurta_column column,
                       struct value *const value)
{
    if (column == GPURTA_EDF_SERVERS_NAME)
        return value_text(value, NAME_OF(server));
    if (column != GPURTA_EDF_SERVERS_BANDWIDTH)
        return value_rat(value,
                         column == GPURTA_EDF_SERVERS_BUDGET ? &server->budget : &server->period);
    mpq_div(value->time, READ_RAT(&server->budget), READ_RAT(&server->period));
    return true;
}

static bool get_witness(const struct edf *const edf, const gpurta_column column, mpq_ptr value)
{
    if (column == GPURTA_EDF_WITNESS_TIME) {
        mpq_set(value, edf->time);
    } else if (column == GPURTA_EDF_WITNESS_DEMAND) {
        sum_demand(value, edf, edf->time);
    } else if (column == GPURTA_EDF_WITNESS_BLOCKING) {
        edf_blocking_at(value, &edf->problem, edf->time);
    } else {
        mpq_mul(value, edf->problem.share, edf->time);
        mpq_sub(value, edf->time, value);
    }
    return true;
}

static const char *responses(const struct edf *const edf)
{
    for (size_t i = 0; i < edf->tasks->count; i++)
        if (rat_given(&edf->item[i].response))
            return edf->exact ? "exact" : "upper bounds";
    return NULL;
}

static bool get_whole(const struct edf *const edf, const gpurta_column column,
                      struct value *const value)
{
    switch (column) {
    case GPURTA_EDF_VERDICT:
        return value_verdict(value, edf->verdict);
    case GPURTA_EDF_REASON:
        return value_text(value, edf->reason);
    case GPURTA_EDF_UTILIZATION:
        edf_use(value->time, &edf->problem);
        return true;
    case GPURTA_EDF_SERVER_UTILIZATION:
        return value_time(value, edf->problem.share);
    case GPURTA_EDF_OVERHEAD:
        return value_time(value, edf->problem.overhead);
    case GPURTA_EDF_LATENCY:
        return value_time(value, edf->problem.latency);
    case GPURTA_EDF_RESPONSES:
        return value_text(value, responses(edf));
    case GPURTA_EDF_RESPONSE_REASON:
        return value_text(value, edf->response_reason);
    default:
        return value_count(value, edf->work);
    }
}

static bool get(const void *const of, const gpurta_column column, const size_t row,
                struct value *const value)
{
    const struct edf *const edf = of;
    switch (gpurta_column_info(column)->table) {
    case GPURTA_EDF_TASKS:
        return get_task(edf, column, row, value);
    case GPURTA_EDF_SERVERS:
        return get_server(&edf->tasks->server[row], column, value);
    case GPURTA_EDF_WITNESS:
        return get_witness(edf, column, value->time);
    case GPURTA_EDF_POINTS:
        return value_time(value, edf->points.time[row]);
    case GPURTA_EDF_ASSUMPTIONS:
        return value_text(value, assumption(edf, row));
    default:
        return get_whole(edf, column, value);
    }
}

static const struct result_kind kind = {"edf", count_rows, NULL, get, edf_destroy};

gpurta_status gpurta_edf_of(gpurta_result **const result, const gpurta_tasks *const tasks,
                            const gpurta_options *const options, gpurta_error *const error)
{
    if (!result)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "edf: NULL argument");
    struct edf *edf;
    const gpurta_status status = edf_analyse(&edf, tasks, options, error);
    return status ? status : result_create(result, &kind, edf, error);
}

bool gpurta_edf_demand(const gpurta_result *const result, const size_t task, mpq_srcptr t,
                       mpq_ptr value)
{
    const struct edf *const edf = result_of(result, &kind);
    if (!edf || (task >= edf->tasks->count && task != GPURTA_NONE) || !t || !value ||
        !rat_canonical(t))
        return false;
    if (task == GPURTA_NONE)
        sum_demand(value, edf, t);
    else
        demand_of(value, edf, task, t);
    return true;
}

gpurta_status gpurta_edf(const gpurta_model *const model, const gpurta_options *const options,
                         gpurta_result **const result, gpurta_error *const error)
{
    struct inputs in;
    gpurta_result *made = NULL;
    gpurta_status status = inputs_take(&in, model, options, TAKE_TASKS | TAKE_EDF, error);
    if (!status)
        status = gpurta_edf_of(result ? &made : NULL, in.tasks, in.options, error);
    return inputs_give(&in, status, made, GPURTA_EDF_ASSUMPTIONS, result, error);
}
