/* What a simulation writes down, and what it tells of that. */
#include "base/grow.h"
#include "edf/edf_simulation_run.h"

#include <stdlib.h>

/* to := *from, which has no value afterwards */
static void take(struct rat *const to, struct rat *const from)
{
    rat_clear(to);
    *to = *from;
    rat_init(from);
}

void edf_log_clear(gpurta_edf_simulation *const r)
{
    for (size_t i = 0; i < r->jobs; i++) {
        rat_clear(&r->job[i].release);
        rat_clear(&r->job[i].start);
        rat_clear(&r->job[i].completion);
    }
    for (size_t i = 0; i < r->intervals; i++) {
        rat_clear(&r->interval[i].start);
        rat_clear(&r->interval[i].end);
    }
    for (size_t i = 0; i < r->events; i++) {
        rat_clear(&r->event[i].time);
        rat_clear(&r->event[i].budget);
        rat_clear(&r->event[i].deadline);
    }
    r->jobs = r->intervals = r->events = 0;
}

bool edf_log_release(gpurta_edf_simulation *const r, const size_t task, struct rat release)
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

void edf_log_preemption(gpurta_edf_simulation *const r, const size_t job)
{
    r->job[job].preemptions++;
}

/* A new interval, or the last one goes on. */
static bool add_interval(gpurta_edf_simulation *const r, const size_t job, const bool cost,
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

bool edf_log_interval(gpurta_edf_simulation *const r, const size_t job, const bool cost,
                      struct rat start, struct rat end)
{
    struct edf_job *const of = &r->job[job];
    const bool kept = rat_copy(&of->completion, &end) &&
                      (rat_given(&of->start) || rat_copy(&of->start, &start)) &&
                      add_interval(r, job, cost, &start, &end);
    rat_clear(&start);
    rat_clear(&end);
    return kept;
}

bool edf_log_event(gpurta_edf_simulation *const r, const size_t server, struct rat time,
                   struct rat budget, struct rat deadline)
{
    struct edf_event *const all = grow(r->event, &r->event_room, r->events + 1, sizeof *all);
    if (!all) {
        rat_clear(&time);
        rat_clear(&budget);
        rat_clear(&deadline);
        return false;
    }
    r->event = all;
    const struct edf_event fresh = {server, time, budget, deadline};
    all[r->events++] = fresh;
    return true;
}

/* ---- getters ---- */

void gpurta_edf_simulation_destroy(gpurta_edf_simulation *const r)
{
    if (!r)
        return;
    edf_log_clear(r);
    for (size_t i = 0; r->deadline && i < r->tasks; i++)
        rat_clear(&r->deadline[i]);
    free(r->job);
    free(r->interval);
    free(r->event);
    free(r->deadline);
    free(r->first);
    free(r->own);
    free(r);
}

size_t gpurta_edf_simulation_jobs(const gpurta_edf_simulation *const r)
{
    return r ? r->jobs : 0;
}

bool gpurta_edf_simulation_job(const gpurta_edf_simulation *const r, const size_t job,
                               size_t *const task, size_t *const number)
{
    if (!r || job >= r->jobs)
        return false;
    if (task)
        *task = r->job[job].task;
    if (number)
        *number = r->job[job].number;
    return true;
}

size_t gpurta_edf_simulation_job_of(const gpurta_edf_simulation *const r, const size_t task,
                                    const size_t number)
{
    if (!r || task >= r->tasks || number >= r->first[task + 1] - r->first[task])
        return GPURTA_NONE;
    return r->own[r->first[task] + number];
}

size_t gpurta_edf_simulation_preemptions(const gpurta_edf_simulation *const r, const size_t job)
{
    return r && job < r->jobs ? r->job[job].preemptions : 0;
}

static void response_of(mpq_ptr value, const struct edf_job *const job)
{
    mpq_t release;
    mpq_init(release);
    rat_get(value, &job->completion);
    rat_get(release, &job->release);
    mpq_sub(value, value, release);
    mpq_clear(release);
}

bool gpurta_edf_simulation_time_of(const gpurta_edf_simulation *const r, const size_t job,
                                   const gpurta_edf_simulation_time which, mpq_ptr value)
{
    if (!r || job >= r->jobs || !value)
        return false;
    const struct edf_job *const of = &r->job[job];
    const struct rat *v = NULL;
    switch (which) {
    case GPURTA_EDF_SIMULATION_RELEASE:
        v = &of->release;
        break;
    case GPURTA_EDF_SIMULATION_START:
        v = &of->start;
        break;
    case GPURTA_EDF_SIMULATION_COMPLETION:
        v = &of->completion;
        break;
    case GPURTA_EDF_SIMULATION_RESPONSE:
        response_of(value, of);
        return true;
    case GPURTA_EDF_SIMULATION_DEADLINE:
        v = &r->deadline[of->task];
        break;
    }
    if (!v || !rat_given(v))
        return false;
    rat_get(value, v);
    return true;
}

size_t gpurta_edf_simulation_worst(const gpurta_edf_simulation *const r, const size_t task)
{
    if (!r || task >= r->tasks || r->first[task] == r->first[task + 1])
        return GPURTA_NONE;
    mpq_t response, most;
    mpq_inits(response, most, NULL);
    size_t worst = r->own[r->first[task]];
    for (size_t i = r->first[task]; i < r->first[task + 1]; i++) {
        response_of(response, &r->job[r->own[i]]);
        if (mpq_cmp(response, most) <= 0)
            continue;
        mpq_swap(most, response);
        worst = r->own[i];
    }
    mpq_clears(response, most, NULL);
    return worst;
}

gpurta_verdict gpurta_edf_simulation_job_verdict(const gpurta_edf_simulation *const r,
                                                 const size_t job)
{
    if (!r || job >= r->jobs || !rat_given(&r->deadline[r->job[job].task]))
        return GPURTA_UNKNOWN;
    mpq_t response, deadline;
    mpq_inits(response, deadline, NULL);
    response_of(response, &r->job[job]);
    rat_get(deadline, &r->deadline[r->job[job].task]);
    const bool met = mpq_cmp(response, deadline) <= 0;
    mpq_clears(response, deadline, NULL);
    return met ? GPURTA_SCHEDULABLE : GPURTA_UNSCHEDULABLE;
}

gpurta_verdict gpurta_edf_simulation_task_verdict(const gpurta_edf_simulation *const r,
                                                  const size_t task)
{
    gpurta_verdict verdict = GPURTA_UNKNOWN;
    for (size_t i = 0, job = 0; (job = gpurta_edf_simulation_job_of(r, task, i)) != GPURTA_NONE &&
                                verdict != GPURTA_UNSCHEDULABLE;
         i++)
        verdict = gpurta_edf_simulation_job_verdict(r, job);
    return verdict;
}

gpurta_verdict gpurta_edf_simulation_verdict(const gpurta_edf_simulation *const r)
{
    gpurta_verdict verdict = GPURTA_UNKNOWN;
    for (size_t task = 0; r && task < r->tasks && verdict != GPURTA_UNSCHEDULABLE; task++) {
        const gpurta_verdict own = gpurta_edf_simulation_task_verdict(r, task);
        if (own != GPURTA_UNKNOWN)
            verdict = own;
    }
    return verdict;
}

size_t gpurta_edf_simulation_intervals(const gpurta_edf_simulation *const r)
{
    return r ? r->intervals : 0;
}

static void give(mpq_ptr value, const struct rat *const v)
{
    if (value)
        rat_get(value, v);
}

bool gpurta_edf_simulation_interval_at(const gpurta_edf_simulation *const r, const size_t index,
                                       gpurta_edf_simulation_interval *const interval,
                                       mpq_ptr start, mpq_ptr end)
{
    if (!r || index >= r->intervals || !interval || interval->size < sizeof *interval)
        return false;
    const struct edf_interval *const at = &r->interval[index];
    interval->job = at->job;
    interval->cost = at->cost;
    give(start, &at->start);
    give(end, &at->end);
    return true;
}

size_t gpurta_edf_simulation_events(const gpurta_edf_simulation *const r)
{
    return r ? r->events : 0;
}

bool gpurta_edf_simulation_event_at(const gpurta_edf_simulation *const r, const size_t index,
                                    gpurta_edf_simulation_event *const event, mpq_ptr time,
                                    mpq_ptr budget, mpq_ptr deadline)
{
    if (!r || index >= r->events || !event || event->size < sizeof *event)
        return false;
    const struct edf_event *const at = &r->event[index];
    event->server = at->server;
    give(time, &at->time);
    give(budget, &at->budget);
    give(deadline, &at->deadline);
    return true;
}
