/* Task sets written by hand, for the tests of EDF. */
#ifndef EDF_SETS_H
#define EDF_SETS_H

#include "support.h"

#include <gpurta/tasks.h>

/* NULL: not given */
struct line {
    const char *wcet, *deadline, *period;
};

static inline gpurta_tasks *hand(const struct line *const line, const size_t count)
{
    gpurta_tasks *tasks = NULL;
    gpurta_error error;
    assert_ok(gpurta_tasks_create(&tasks, &error), &error);
    for (size_t i = 0; i < count; i++) {
        mpq_t v;
        time_init(v, line[i].wcet);
        assert_ok(gpurta_tasks_add(tasks, NULL, v, &error), &error);
        mpq_clear(v);
        if (line[i].deadline) {
            time_init(v, line[i].deadline);
            assert_ok(gpurta_tasks_set_time(tasks, i, GPURTA_TASK_DEADLINE, v, &error), &error);
            mpq_clear(v);
        }
        if (line[i].period) {
            time_init(v, line[i].period);
            assert_ok(gpurta_tasks_set_time(tasks, i, GPURTA_TASK_PERIOD, v, &error), &error);
            mpq_clear(v);
        }
    }
    return tasks;
}

/* Puts a task into a new server. */
static inline void serve(gpurta_tasks *const tasks, const char *const budget,
                         const char *const period, const size_t index)
{
    gpurta_error error;
    mpq_t q, p;
    time_init(q, budget);
    time_init(p, period);
    const size_t server = gpurta_tasks_servers(tasks);
    assert_ok(gpurta_tasks_add_server(tasks, NULL, q, p, &error), &error);
    assert_ok(gpurta_tasks_set_server(tasks, index, server, &error), &error);
    mpq_clear(q);
    mpq_clear(p);
}

#endif
