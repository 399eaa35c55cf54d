/* What a simulation writes down. */
#include "base/grow.h"
#include "edf/edf_simulation_run.h"
#include "model/tasks.h"

#include <stdlib.h>

/* to := *from, which has no value afterwards */
static void take(struct rat *const to, struct rat *const from)
{
    rat_clear(to);
    *to = *from;
    rat_init(from);
}

void edf_log_clear(struct edf_simulation *const r)
{
    for (size_t i = 0; i < r->jobs; i++) {
        RAT_EACH(clear, &r->job[i].release, &r->job[i].start, &r->job[i].completion);
    }
    for (size_t i = 0; i < r->intervals; i++) {
        RAT_EACH(clear, &r->interval[i].start, &r->interval[i].end);
    }
    for (size_t i = 0; i < r->events; i++) {
        RAT_EACH(clear, &r->event[i].time, &r->event[i].budget, &r->event[i].deadline);
    }
    r->jobs = r->intervals = r->events = 0;
}

bool edf_log_release(struct edf_simulation *const r, const size_t task, struct rat release)
{
    struct edf_job *const all = grow(r->job, &r->job_room, r->jobs + 1, sizeof *all);
    if (!all) {
        rat_clear(&release);
        return false;
    }
    r->job = all;
    const struct edf_job fresh = {.task = task, .release = release};
    all[r->jobs++] = fresh;
    return true;
}

void edf_log_preemption(struct edf_simulation *const r, const size_t job)
{
    r->job[job].preemptions++;
}

/* A new interval, or the last one goes on. */
static bool add_interval(struct edf_simulation *const r, const size_t job, const bool cost,
                         struct rat *const start, struct rat *const end)
{
    if (r->intervals) {
        struct edf_interval *const last = &r->interval[r->intervals - 1];
        if (last->job == job && last->cost == cost && rat_cmp(&last->end, start) == 0) {
            take(&last->end, end);
            return true;
        }
    }
    struct edf_interval *const all =
        grow(r->interval, &r->interval_room, r->intervals + 1, sizeof *all);
    if (!all)
        return false;
    r->interval = all;
    const struct edf_interval fresh = {.job = job, .cost = cost};
    all[r->intervals] = fresh;
    take(&all[r->intervals].start, start);
    take(&all[r->intervals++].end, end);
    return true;
}

bool edf_log_interval(struct edf_simulation *const r, const size_t job, const bool cost,
                      struct rat start, struct rat end)
{
    struct edf_job *const of = &r->job[job];
    const bool kept = rat_copy(&of->completion, &end) &&
                      (rat_given(&of->start) || rat_copy(&of->start, &start)) &&
                      add_interval(r, job, cost, &start, &end);
    RAT_EACH(clear, &start, &end);
    return kept;
}

bool edf_log_event(struct edf_simulation *const r, const size_t server, struct rat time,
                   struct rat budget, struct rat deadline)
{
    struct edf_event *const all = grow(r->event, &r->event_room, r->events + 1, sizeof *all);
    if (!all) {
        RAT_EACH(clear, &time, &budget, &deadline);
        return false;
    }
    r->event = all;
    const struct edf_event fresh = {server, time, budget, deadline};
    all[r->events++] = fresh;
    return true;
}

void edf_simulation_destroy(void *const simulation)
{
    struct edf_simulation *const r = simulation;
    edf_log_clear(r);
    FREE(r->job, r->interval, r->event, r->tally);
    gpurta_tasks_destroy((gpurta_tasks *)r->tasks);
    free(r);
}
