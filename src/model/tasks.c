#include "model/tasks.h"

#include "base/fail.h"
#include "base/grow.h"
#include "base/text.h"

gpurta_status gpurta_tasks_create(gpurta_tasks **const tasks, gpurta_error *const error)
{
    gpurta_tasks *const fresh = calloc(1, sizeof *fresh);
    if (!fresh)
        return fail_memory(error);
    *tasks = fresh;
    return GPURTA_OK;
}

const gpurta_tasks *tasks_hold(const gpurta_tasks *const tasks)
{
    atomic_fetch_add(&((gpurta_tasks *)tasks)->held, 1); /* no part of what a caller sees */
    return tasks;
}

void gpurta_tasks_destroy(gpurta_tasks *const tasks)
{
    if (!tasks || atomic_fetch_sub(&tasks->held, 1) > 0)
        return;
    for (size_t i = 0; i < tasks->count; i++) {
        for (int t = 0; t < TASK_TIMES; t++)
            rat_clear(&tasks->task[i].time[t]);
        free(tasks->task[i].name);
    }
    for (size_t i = 0; i < tasks->servers; i++) {
        RAT_EACH(clear, &tasks->server[i].budget, &tasks->server[i].period);
        free(tasks->server[i].name);
    }
    free(tasks->task);
    free(tasks->server);
    free(tasks);
}

gpurta_status gpurta_tasks_add(gpurta_tasks *const tasks, const char *const name, mpq_srcptr wcet,
                               gpurta_error *const error)
{
    const gpurta_status status =
        time_check(wcet, true, "the wcet of a task", (int64_t)tasks->count, error);
    if (status != GPURTA_OK)
        return status;
    struct task *const all = grow(tasks->task, &tasks->room, tasks->count + 1, sizeof *all);
    if (!all)
        return fail_memory(error);
    tasks->task = all;
    struct task fresh = {.server = GPURTA_NONE};
    for (int t = 0; t < TASK_TIMES; t++)
        rat_init(&fresh.time[t]);
    fresh.time[GPURTA_TASK_NONPREEMPTABLE].den = 1;
    place_name(fresh.place, 't', tasks->count);
    if (name && !(fresh.name = copy_text(name)))
        return fail_memory(error);
    if (!rat_set(&fresh.time[GPURTA_TASK_WCET], wcet)) {
        free(fresh.name);
        return fail_memory(error);
    }
    all[tasks->count++] = fresh;
    return GPURTA_OK;
}

const struct rat *task_deadline(const struct task *const task)
{
    const struct rat *const own = &task->time[GPURTA_TASK_DEADLINE];
    return rat_given(own) ? own : &task->time[GPURTA_TASK_PERIOD];
}

gpurta_status gpurta_tasks_add_server(gpurta_tasks *const tasks, const char *const name,
                                      mpq_srcptr budget, mpq_srcptr period,
                                      gpurta_error *const error)
{
    const int64_t item = (int64_t)tasks->servers;
    gpurta_status status = time_check(budget, true, "the budget of a server", item, error);
    if (status == GPURTA_OK)
        status = time_check(period, true, "the period of a server", item, error);
    if (status != GPURTA_OK)
        return status;
    if (mpq_cmp(budget, period) > 0)
        return fail(error, GPURTA_OUT_OF_RANGE, item,
                    "the budget of a server must not be above its period");
    struct server *const all =
        grow(tasks->server, &tasks->server_room, tasks->servers + 1, sizeof *all);
    if (!all)
        return fail_memory(error);
    tasks->server = all;
    struct server fresh = {.name = NULL};
    place_name(fresh.place, 's', tasks->servers);
    RAT_EACH(init, &fresh.budget, &fresh.period);
    if ((name && !(fresh.name = copy_text(name))) || !rat_set(&fresh.budget, budget) ||
        !rat_set(&fresh.period, period)) {
        rat_clear(&fresh.budget);
        free(fresh.name);
        return fail_memory(error);
    }
    all[tasks->servers++] = fresh;
    return GPURTA_OK;
}
