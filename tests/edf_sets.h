/* Task sets written by hand, for the tests of EDF. */
#ifndef EDF_SETS_H
#define EDF_SETS_H

#include "model/tasks.h"
#include "model_calls.h"
#include "results.h"

#include <gpurta/edf.h>

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
    const size_t server = tasks->servers;
    assert_ok(gpurta_tasks_add_server(tasks, NULL, q, p, &error), &error);
    assert_ok(gpurta_tasks_set_server(tasks, index, server, &error), &error);
    mpq_clear(q);
    mpq_clear(p);
}

static inline bool edf_witness(const gpurta_result *const result, mpq_ptr t, mpq_ptr demand,
                               mpq_ptr supply)
{
    return result_time(result, GPURTA_EDF_WITNESS_TIME, 0, t) &&
           result_time(result, GPURTA_EDF_WITNESS_DEMAND, 0, demand) &&
           result_time(result, GPURTA_EDF_WITNESS_SUPPLY, 0, supply);
}

/* B(t), of the demand of all what is of no task. */
static inline bool edf_blocking(const gpurta_result *const result, mpq_srcptr t, mpq_ptr value)
{
    mpq_t part, sum;
    mpq_inits(part, sum, NULL);
    const bool is = gpurta_edf_demand(result, GPURTA_NONE, t, sum);
    for (size_t i = 0; gpurta_edf_demand(result, i, t, part); i++)
        mpq_sub(sum, sum, part);
    mpq_set(value, sum);
    mpq_clears(part, sum, NULL);
    return is;
}

#endif
