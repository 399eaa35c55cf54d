/* Judges sets of whole-GPU tasks: channels of the runlist, and EDF. Nothing is allocated, but where
 * objects are needed: set_objects.c. */
#include "batch/batch_random.h"

/* ---- the runlist ---- */

static gpurta_verdict fits(const gpurta_batch_random_work *const w)
{
    gpurta_verdict verdict = GPURTA_SCHEDULABLE;
    for (size_t i = 0; i < w->count; i++)
        if (w->result[i] == GPURTA_RUNLIST_NO_VALUE)
            verdict = GPURTA_UNKNOWN;
        else if (w->result[i] > w->deadline[i])
            return GPURTA_UNSCHEDULABLE;
    return verdict;
}

static gpurta_status bound_or_simulate(gpurta_batch_random_work *const w,
                                       const gpurta_batch_analysis analysis,
                                       const gpurta_runlist_ticks_set *const set)
{
    const gpurta_runlist_ticks_result to = {
        .size = sizeof to,
        .bound = analysis == GPURTA_BATCH_WORK_LIMITED ? w->result : NULL,
        .positional = analysis == GPURTA_BATCH_POSITIONAL ? w->result : NULL,
        .theorem_1 = analysis == GPURTA_BATCH_THEOREM_1 ? w->result : NULL};
    return analysis == GPURTA_BATCH_HOST
               ? gpurta_host_critical_ticks(set, w->deadline, w->result, w->work, NULL)
               : gpurta_runlist_ticks(set, &to, w->work, NULL);
}

gpurta_verdict judge_runlist(gpurta_batch_random_work *const w,
                             const gpurta_batch_curve *const curve)
{
    for (size_t i = 0; i < w->channels; i++) {
        const int64_t own = i < w->count ? w->law.kind[i % w->law.kinds].timeslice : 0;
        w->timeslice[i] = own ? own : curve->timeslice;
    }
    const gpurta_runlist_ticks_set set = {
        .size = sizeof set,
        .mode = curve->flat ? GPURTA_RUNLIST_FLAT : GPURTA_RUNLIST_INTERLEAVED,
        .overhead = curve->analysis == GPURTA_BATCH_THEOREM_1 ? GPURTA_RUNLIST_PUBLISHED
                                                              : GPURTA_RUNLIST_EVERY_SWITCH,
        .switch_cost = curve->switch_cost,
        .timeslice_step = curve->timeslice_step,
        .limit = curve->limit,
        .count = w->channels,
        .level = w->level,
        .timeslice = w->timeslice,
        .wcet = w->wcet,
        .period = w->period};
    const gpurta_status status = bound_or_simulate(w, curve->analysis, &set);
    if (status == GPURTA_OVERFLOW)
        return judge_channels(w, &set, curve->analysis);
    return status == GPURTA_OK ? fits(w) : GPURTA_UNKNOWN;
}

/* ---- EDF ---- */

/* A server with more budget than period promises what there is not. */
static bool overfull(const gpurta_batch_random_work *const w)
{
    for (size_t k = 0; k < w->servers; k++)
        if (w->budget[k] > w->server_period[k])
            return true;
    return false;
}

gpurta_verdict judge_edf(gpurta_batch_random_work *const w, const gpurta_batch_curve *const curve)
{
    gpurta_verdict verdict = GPURTA_UNKNOWN;
    const gpurta_edf_ticks_set set = {.size = sizeof set,
                                      .count = w->count,
                                      .wcet = w->wcet,
                                      .deadline = w->deadline,
                                      .period = w->period,
                                      .limit = curve->limit,
                                      .overhead = curve->overhead,
                                      .latency = curve->latency,
                                      .server = w->served ? w->server : NULL,
                                      .servers = w->served ? w->servers : 0,
                                      .budget = w->budget,
                                      .server_period = w->server_period};
    if (w->served && overfull(w))
        return GPURTA_UNSCHEDULABLE;
    return gpurta_edf_ticks(&set, &verdict, NULL, w->work, NULL) == GPURTA_OVERFLOW
               ? judge_demand(w, curve)
               : verdict;
}

gpurta_verdict judge_edf_simulation(gpurta_batch_random_work *const w,
                                    const gpurta_batch_curve *const curve)
{
    gpurta_verdict verdict = GPURTA_UNKNOWN;
    const gpurta_edf_simulation_ticks_set set = {.size = sizeof set,
                                                 .count = w->count,
                                                 .wcet = w->wcet,
                                                 .deadline = w->deadline,
                                                 .period = w->period,
                                                 .server = w->served ? w->server : NULL,
                                                 .servers = w->served ? w->servers : 0,
                                                 .budget = w->budget,
                                                 .server_period = w->server_period,
                                                 .horizon = curve->horizon,
                                                 .cost = curve->cost,
                                                 .latency = curve->latency,
                                                 .limit = curve->limit};
    if (w->served && overfull(w))
        return GPURTA_UNSCHEDULABLE;
    return gpurta_edf_simulation_ticks(&set, &verdict, w->work, NULL) == GPURTA_OVERFLOW
               ? judge_schedule(w, curve)
               : verdict;
}
