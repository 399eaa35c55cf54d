/* The EDF simulator on whole ticks, without allocation: verdicts alone. */
#include "base/fail.h"

#include "number/i64.h"

#include "edf/edf_simulation_kind.h"

#include <gpurta/edf.h>

size_t gpurta_edf_simulation_ticks_work(const size_t tasks, const size_t servers)
{
    const size_t each = sizeof(struct sim_task_i64) + sizeof(struct sim_job_i64);
    const size_t most = SIZE_MAX / 4, queue = sizeof(struct sim_queue_i64);
    if (tasks == 0 || tasks > most / (each + queue) || servers > most / queue)
        return 0;
    return tasks * (each + queue) + servers * queue;
}

static gpurta_status check_task(const gpurta_edf_simulation_ticks_set *const set, const size_t i,
                                gpurta_error *const error)
{
    const int64_t server = set->server ? set->server[i] : -1;
    if (server < -1 || (server >= 0 && (uint64_t)server >= set->servers))
        return fail(error, GPURTA_INVALID_ARGUMENT, (int64_t)i, "edf simulation: no such server");
    if (set->wcet[i] < 1 || set->deadline[i] < 1 || set->period[i] < 1 ||
        (set->nonpreemptable && set->nonpreemptable[i] < 0) || (set->offset && set->offset[i] < 0))
        return fail(error, GPURTA_OUT_OF_RANGE, (int64_t)i,
                    "edf simulation: a time is below its range");
    return set->deadline[i] <= set->period[i]
               ? GPURTA_OK
               : fail(error, GPURTA_NOT_APPLICABLE, (int64_t)i,
                      "edf simulation: a deadline is above its period");
}

static gpurta_status check(const gpurta_edf_simulation_ticks_set *const set,
                           const gpurta_verdict *const verdict, const void *const work,
                           gpurta_error *const error)
{
    gpurta_status status = GPURTA_OK;
    if (!set || set->size < sizeof *set || !set->count || !set->wcet || !set->deadline ||
        !set->period || (set->servers && (!set->budget || !set->server_period)) || !verdict ||
        !work)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM,
                    "edf simulation: NULL argument, a size that is not known, or no task");
    if (set->horizon < 1 || set->cost < 0 || set->latency < 0 || set->limit < 0)
        return fail(error, GPURTA_OUT_OF_RANGE, GPURTA_NO_ITEM,
                    "edf simulation: a time is below its range");
    for (size_t s = 0; s < set->servers; s++)
        if (set->budget[s] < 1 || set->server_period[s] < set->budget[s])
            return fail(error, GPURTA_OUT_OF_RANGE, GPURTA_NO_ITEM,
                        "edf simulation: a budget is below 1 or above its period");
    for (size_t i = 0; i < set->count && status == GPURTA_OK; i++)
        status = check_task(set, i, error);
    return status;
}

static void load(struct sim_i64 *const s, const gpurta_edf_simulation_ticks_set *const set)
{
    for (size_t i = 0; i < s->tasks; i++) {
        const int64_t section = set->nonpreemptable ? set->nonpreemptable[i] : 0;
        const int64_t server = set->server ? set->server[i] : -1;
        struct sim_task_i64 *const task = &s->task[i];
        *task = (struct sim_task_i64){.execution = set->wcet[i],
                                      .period = set->period[i],
                                      .deadline = set->deadline[i],
                                      .section = section < set->wcet[i] ? section : set->wcet[i],
                                      .next = set->offset ? set->offset[i] : 0,
                                      .queue = server < 0 ? i : s->tasks + (size_t)server,
                                      .periodic = true};
        task->over = task->next >= s->horizon;
        s->job[i] = (struct sim_job_i64){.task = i};
        s->queue[i] = (struct sim_queue_i64){.first = NO_JOB, .last = NO_JOB};
    }
    for (size_t k = 0; k < set->servers; k++)
        s->queue[s->tasks + k] = (struct sim_queue_i64){.first = NO_JOB,
                                                        .last = NO_JOB,
                                                        .budget = set->budget[k],
                                                        .full = set->budget[k],
                                                        .period = set->server_period[k],
                                                        .server = true};
}

gpurta_status gpurta_edf_simulation_ticks(const gpurta_edf_simulation_ticks_set *const set,
                                          gpurta_verdict *const verdict, void *const work,
                                          gpurta_error *const error)
{
    const gpurta_status status = check(set, verdict, work, error);
    if (status != GPURTA_OK)
        return status;
    struct sim_i64 s = {.tasks = set->count,
                        .queues = set->count + set->servers,
                        .task = work,
                        .horizon = set->horizon,
                        .latency = set->latency,
                        .cost = set->cost,
                        .running = NO_QUEUE,
                        .limit = set->limit ? set->limit : GPURTA_EDF_DEFAULT_LIMIT};
    s.job = (void *)(s.task + s.tasks);
    s.queue = (void *)(s.job + s.tasks);
    load(&s, set);
    const gpurta_status end = sim_go_i64(&s);
    if (end == GPURTA_OVERFLOW)
        return fail(error, end, GPURTA_NO_ITEM, "edf simulation: 64-bit integers overflow");
    *verdict = end == GPURTA_LIMIT ? GPURTA_UNKNOWN
               : s.late            ? GPURTA_UNSCHEDULABLE
                                   : GPURTA_SCHEDULABLE;
    return GPURTA_OK;
}
