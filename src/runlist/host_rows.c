/* The tables of a simulation of the Host. */
#include "model/tasks.h"
#include "number/value.h"
#include "runlist/host_run.h"

#include <stdlib.h>

void host_simulation_destroy(void *const of)
{
    struct host_simulation *const r = of;
    if (!r)
        return;
    host_log_clear(r);
    for (size_t i = 0; r->deadline && i < r->tasks; i++)
        rat_clear(&r->deadline[i]);
    FREE(r->deadline, r->turn, r->job);
    gpurta_tasks_destroy((gpurta_tasks *)r->of);
    free(r);
}

static size_t count_rows(const void *const of, const gpurta_table table)
{
    const struct host_simulation *const r = of;
    return table == GPURTA_HOST            ? 1
           : table == GPURTA_HOST_JOBS     ? r->jobs
           : table == GPURTA_HOST_SCHEDULE ? r->turns
                                           : 0;
}

/* value := end - release */
static void since_release(mpq_ptr value, const struct host_job *const job,
                          const struct rat *const end)
{
    LOCAL_MPQ(release);
    rat_get(value, end);
    rat_get(release, &job->release);
    mpq_sub(value, value, release);
}

/* A job that is not complete at the end is late for sure once its deadline has come. */
static gpurta_verdict judge_job(const struct host_simulation *const r,
                                const struct host_job *const job)
{
    const struct rat *const deadline = &r->deadline[job->task];
    const bool complete = rat_given(&job->completion);
    if (!rat_given(deadline))
        return GPURTA_UNKNOWN;
    LOCAL_MPQ(time, limit);
    since_release(time, job, complete ? &job->completion : &r->end);
    rat_get(limit, deadline);
    const int order = mpq_cmp(time, limit);
    if (complete)
        return order > 0 ? GPURTA_UNSCHEDULABLE : GPURTA_SCHEDULABLE;
    return order >= 0 ? GPURTA_UNSCHEDULABLE : GPURTA_UNKNOWN;
}

/* false: no job has a deadline */
static bool judge(const struct host_simulation *const r, struct value *const value)
{
    bool any = false;
    value->verdict = GPURTA_SCHEDULABLE;
    for (size_t j = 0; j < r->jobs && value->verdict != GPURTA_UNSCHEDULABLE; j++) {
        if (!rat_given(&r->deadline[r->job[j].task]))
            continue;
        const gpurta_verdict one = judge_job(r, &r->job[j]);
        any = true;
        if (one != GPURTA_SCHEDULABLE)
            value->verdict = one;
    }
    return any;
}

static bool get_job(const struct host_simulation *const r, const gpurta_column column,
                    const size_t row, struct value *const value)
{
    const struct host_job *const job = &r->job[row];
    switch (column) {
    case GPURTA_HOST_JOBS_NAME:
        return value_text(value, NAME_OF(&r->of->task[job->task]));
    case GPURTA_HOST_JOBS_RELEASE:
        return value_rat(value, &job->release);
    case GPURTA_HOST_JOBS_COMPLETION:
        return value_rat(value, &job->completion);
    case GPURTA_HOST_JOBS_RESPONSE:
        if (rat_given(&job->completion))
            since_release(value->time, job, &job->completion);
        return rat_given(&job->completion);
    case GPURTA_HOST_JOBS_DEADLINE:
        return value_rat(value, &r->deadline[job->task]);
    case GPURTA_HOST_JOBS_MEETS_DEADLINE:
        return value_verdict(value, judge_job(r, job)) && value->verdict != GPURTA_UNKNOWN;
    default:
        return value_count(value, (int64_t)job->task);
    }
}

static bool get_turn(const struct host_simulation *const r, const gpurta_column column,
                     const size_t row, struct value *const value)
{
    const struct host_turn *const turn = &r->turn[row];
    switch (column) {
    case GPURTA_HOST_SCHEDULE_NAME:
        return value_text(value, NAME_OF(&r->of->task[turn->task]));
    case GPURTA_HOST_SCHEDULE_POSITION:
        return value_count(value, turn->position);
    case GPURTA_HOST_SCHEDULE_SWITCH:
        return value_rat(value, &turn->start);
    case GPURTA_HOST_SCHEDULE_START:
        return value_rat(value, &turn->begin);
    case GPURTA_HOST_SCHEDULE_END:
        return value_rat(value, &turn->end);
    default:
        return value_count(value, (int64_t)turn->task);
    }
}

static bool get(const void *const of, const gpurta_column column, const size_t row,
                struct value *const value)
{
    const struct host_simulation *const r = of;
    if (column == GPURTA_HOST_END)
        return value_rat(value, &r->end);
    if (column == GPURTA_HOST_VERDICT)
        return judge(r, value);
    return column < GPURTA_HOST_SCHEDULE_NAME ? get_job(r, column, row, value)
                                              : get_turn(r, column, row, value);
}

static const struct result_kind kind = {"host", count_rows, NULL, get, host_simulation_destroy};

gpurta_status host_result(gpurta_result **const result, struct host_simulation *const simulation,
                          const gpurta_tasks *const tasks, gpurta_error *const error)
{
    simulation->of = tasks_hold(tasks);
    return result_create(result, &kind, simulation, error);
}
