/* Judges sets of whole-GPU tasks as objects: those in servers, and those whose numbers do not fit
 * into 64 bits. */
#include "base/values.h"
#include "batch/batch_random.h"

#include "base/analyses.h"
#include "model/tasks.h"

static gpurta_status set_time(gpurta_batch_random_work *const w, gpurta_tasks *const tasks,
                              const size_t i, const gpurta_task_time which, const int64_t ticks)
{
    set_ticks(w->time, ticks);
    return ticks ? time_store(&tasks->task[i].time[which], w->time, true, 0, NULL) : GPURTA_OK;
}

static gpurta_status add_task(gpurta_batch_random_work *const w, gpurta_tasks *const tasks,
                              const size_t i)
{
    const bool saturated = i >= w->count;
    set_ticks(w->time, saturated ? 1 : w->wcet[i]);
    gpurta_status status = gpurta_tasks_add(tasks, NULL, w->time, NULL);
    if (status)
        return status;
    tasks->task[i].saturated = saturated;
    status = set_time(w, tasks, i, GPURTA_TASK_PERIOD, w->period[i]);
    return status || saturated ? status
                               : set_time(w, tasks, i, GPURTA_TASK_DEADLINE, w->deadline[i]);
}

/* ---- the runlist ---- */

static gpurta_status add_channel(gpurta_batch_random_work *const w, gpurta_tasks *const tasks,
                                 const size_t i)
{
    const gpurta_status status = add_task(w, tasks, i);
    if (status)
        return status;
    tasks->task[i].level = w->level[i];
    return set_time(w, tasks, i, GPURTA_TASK_TIMESLICE, w->timeslice[i]);
}

static gpurta_status runlist_options(gpurta_batch_random_work *const w,
                                     gpurta_options *const options,
                                     const gpurta_runlist_ticks_set *const set)
{
    const struct {
        gpurta_option key;
        int64_t value;
    } times[] = {{GPURTA_OPTION_RUNLIST_SWITCH_COST, set->switch_cost},
                 {GPURTA_OPTION_RUNLIST_TIMESLICE_STEP, set->timeslice_step}},
      counts[] = {{GPURTA_OPTION_RUNLIST_MODE, set->mode},
                  {GPURTA_OPTION_RUNLIST_OVERHEAD, set->overhead},
                  {GPURTA_OPTION_RUNLIST_LIMIT, set->limit}};
    gpurta_status status = GPURTA_OK;
    for (size_t i = 0; i < FIELDS(times) && status == GPURTA_OK; i++) {
        set_ticks(w->time, times[i].value);
        if (times[i].value)
            status = gpurta_options_set_time(options, times[i].key, w->time, NULL);
    }
    for (size_t i = 0; i < FIELDS(counts) && status == GPURTA_OK; i++)
        if (counts[i].value)
            status = gpurta_options_set(options, counts[i].key, counts[i].value, NULL);
    return status;
}

static gpurta_verdict bounds_fit(gpurta_batch_random_work *const w, const gpurta_tasks *const tasks,
                                 const gpurta_options *const options, const gpurta_column which)
{
    gpurta_result *result;
    gpurta_verdict verdict = GPURTA_SCHEDULABLE;
    if (!had(w, gpurta_runlist_of(&result, tasks, options, NULL)))
        return GPURTA_UNKNOWN;
    for (size_t i = 0; i < w->count && verdict != GPURTA_UNSCHEDULABLE; i++) {
        set_ticks(w->other, w->deadline[i]);
        if (!result_time(result, which, i, w->time))
            verdict = GPURTA_UNKNOWN;
        else if (mpq_cmp(w->time, w->other) > 0)
            verdict = GPURTA_UNSCHEDULABLE;
    }
    gpurta_result_destroy(result);
    return verdict;
}

static gpurta_verdict simulations_fit(gpurta_batch_random_work *const w,
                                      const gpurta_tasks *const tasks,
                                      const gpurta_options *const options)
{
    gpurta_verdict verdict = GPURTA_SCHEDULABLE;
    for (size_t i = 0; i < w->count && verdict != GPURTA_UNSCHEDULABLE; i++) {
        gpurta_result *run;
        gpurta_verdict one = GPURTA_UNKNOWN;
        if (had(w, gpurta_host_simulate_critical_of(&run, tasks, i, options, NULL))) {
            one = result_verdict(run, GPURTA_HOST_JOBS_MEETS_DEADLINE, 0);
            gpurta_result_destroy(run);
        }
        verdict = one == GPURTA_SCHEDULABLE ? verdict : one;
    }
    return verdict;
}

gpurta_verdict judge_channels(gpurta_batch_random_work *const w,
                              const gpurta_runlist_ticks_set *const set,
                              const gpurta_batch_analysis analysis)
{
    gpurta_verdict verdict = GPURTA_UNKNOWN;
    gpurta_tasks *tasks = NULL;
    gpurta_options *options = NULL;
    gpurta_status status = gpurta_tasks_create(&tasks, NULL);
    for (size_t i = 0; i < w->channels && status == GPURTA_OK; i++)
        status = add_channel(w, tasks, i);
    if (status == GPURTA_OK)
        status = gpurta_options_create(&options, NULL);
    if (status == GPURTA_OK)
        status = runlist_options(w, options, set);
    if (had(w, status) && analysis == GPURTA_BATCH_HOST)
        verdict = simulations_fit(w, tasks, options);
    else if (status == GPURTA_OK)
        verdict = bounds_fit(w, tasks, options,
                             analysis == GPURTA_BATCH_THEOREM_1    ? GPURTA_RUNLIST_TASKS_PUBLISHED
                             : analysis == GPURTA_BATCH_POSITIONAL ? GPURTA_RUNLIST_TASKS_POSITIONAL
                                                                   : GPURTA_RUNLIST_TASKS_BOUND);
    gpurta_options_destroy(options);
    gpurta_tasks_destroy(tasks);
    return verdict;
}

/* ---- EDF ---- */

static gpurta_status add_servers(gpurta_batch_random_work *const w, gpurta_tasks *const tasks)
{
    gpurta_status status = GPURTA_OK;
    for (size_t k = 0; k < w->servers && status == GPURTA_OK; k++) {
        set_ticks(w->time, w->budget[k]);
        set_ticks(w->other, w->server_period[k]);
        status = gpurta_tasks_add_server(tasks, NULL, w->time, w->other, NULL);
    }
    return status;
}

static gpurta_status edf_options(gpurta_batch_random_work *const w, gpurta_options *const options,
                                 const gpurta_batch_curve *const curve)
{
    gpurta_status status =
        curve->limit ? gpurta_options_set(options, GPURTA_OPTION_EDF_LIMIT, curve->limit, NULL)
                     : GPURTA_OK;
    set_ticks(w->time, curve->overhead);
    if (status == GPURTA_OK)
        status = gpurta_options_set_time(options, GPURTA_OPTION_EDF_OVERHEAD, w->time, NULL);
    set_ticks(w->time, curve->latency);
    return status == GPURTA_OK
               ? gpurta_options_set_time(options, GPURTA_OPTION_EDF_LATENCY, w->time, NULL)
               : status;
}

/* The present set, and the options of both; to be destroyed on failure too. */
static gpurta_status make_edf(gpurta_batch_random_work *const w,
                              const gpurta_batch_curve *const curve, gpurta_tasks **const tasks,
                              gpurta_options **const options)
{
    gpurta_status status = gpurta_tasks_create(tasks, NULL);
    if (status == GPURTA_OK && w->served)
        status = add_servers(w, *tasks);
    for (size_t i = 0; i < w->count && status == GPURTA_OK; i++) {
        status = add_task(w, *tasks, i);
        if (status == GPURTA_OK && w->served && w->server[i] >= 0)
            (*tasks)->task[i].server = (size_t)w->server[i];
    }
    if (status == GPURTA_OK)
        status = gpurta_options_create(options, NULL);
    return status == GPURTA_OK ? edf_options(w, *options, curve) : status;
}

gpurta_verdict judge_demand(gpurta_batch_random_work *const w,
                            const gpurta_batch_curve *const curve)
{
    gpurta_verdict verdict = GPURTA_UNKNOWN;
    gpurta_tasks *tasks = NULL;
    gpurta_options *options = NULL;
    gpurta_result *result = NULL;
    if (had(w, make_edf(w, curve, &tasks, &options)) &&
        had(w, gpurta_edf_of(&result, tasks, options, NULL)))
        verdict = result_verdict(result, GPURTA_EDF_VERDICT, 0);
    gpurta_result_destroy(result);
    gpurta_options_destroy(options);
    gpurta_tasks_destroy(tasks);
    return verdict;
}

gpurta_verdict judge_schedule(gpurta_batch_random_work *const w,
                              const gpurta_batch_curve *const curve)
{
    gpurta_verdict verdict = GPURTA_UNKNOWN;
    gpurta_tasks *tasks = NULL;
    gpurta_options *options = NULL;
    gpurta_edf_scenario *scenario = NULL;
    gpurta_result *result = NULL;
    gpurta_status status = make_edf(w, curve, &tasks, &options);
    set_ticks(w->time, curve->horizon);
    if (status == GPURTA_OK)
        status = gpurta_edf_scenario_create(&scenario, w->count, w->time, NULL);
    set_ticks(w->time, curve->cost);
    if (status == GPURTA_OK)
        status = gpurta_edf_scenario_set_preemption_cost(scenario, w->time, NULL);
    if (had(w, status) && had(w, gpurta_edf_simulate_of(&result, tasks, scenario, options, NULL)))
        verdict = result_verdict(result, GPURTA_EDF_SIMULATION_VERDICT, 0);
    gpurta_result_destroy(result);
    gpurta_edf_scenario_destroy(scenario);
    gpurta_options_destroy(options);
    gpurta_tasks_destroy(tasks);
    return verdict;
}
