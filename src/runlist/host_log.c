/* What a simulation of the Host writes down, and what it tells of that. */
#include "base/grow.h"
#include "runlist/host_run.h"

#include <stdlib.h>

void host_log_clear(gpurta_host_simulation *const r)
{
    for (size_t i = 0; i < r->turns; i++) {
        rat_clear(&r->turn[i].start);
        rat_clear(&r->turn[i].begin);
        rat_clear(&r->turn[i].end);
    }
    for (size_t i = 0; i < r->jobs; i++) {
        rat_clear(&r->job[i].release);
        rat_clear(&r->job[i].completion);
    }
    r->turns = r->jobs = 0;
    rat_clear(&r->end);
}

struct host_job *host_log_job(gpurta_host_simulation *const r, const size_t task)
{
    struct host_job *const all = grow(r->job, &r->job_room, r->jobs + 1, sizeof *all);
    if (!all)
        return NULL;
    r->job = all;
    all[r->jobs] = (struct host_job){.task = task};
    return &all[r->jobs++];
}

struct host_turn *host_log_turn(gpurta_host_simulation *const r, const size_t task,
                                const int64_t position)
{
    struct host_turn *const all = grow(r->turn, &r->turn_room, r->turns + 1, sizeof *all);
    if (!all)
        return NULL;
    r->turn = all;
    all[r->turns] = (struct host_turn){.task = task, .position = position};
    return &all[r->turns++];
}

/* ---- getters ---- */

void gpurta_host_simulation_destroy(gpurta_host_simulation *const r)
{
    if (!r)
        return;
    host_log_clear(r);
    for (size_t i = 0; r->deadline && i < r->tasks; i++)
        rat_clear(&r->deadline[i]);
    free(r->deadline);
    free(r->turn);
    free(r->job);
    free(r);
}

bool gpurta_host_simulation_end(const gpurta_host_simulation *const r, mpq_ptr time)
{
    if (!r || !time)
        return false;
    rat_get(time, &r->end);
    return true;
}

size_t gpurta_host_simulation_events(const gpurta_host_simulation *const r)
{
    return r ? r->turns : 0;
}

bool gpurta_host_simulation_event_at(const gpurta_host_simulation *const r, const size_t index,
                                     gpurta_host_simulation_event *const event, mpq_ptr start,
                                     mpq_ptr begin, mpq_ptr end)
{
    if (index >= gpurta_host_simulation_events(r) || !event || event->size < sizeof *event)
        return false;
    const struct host_turn *const turn = &r->turn[index];
    event->task = turn->task;
    event->position = turn->position;
    if (start)
        rat_get(start, &turn->start);
    if (begin)
        rat_get(begin, &turn->begin);
    if (end)
        rat_get(end, &turn->end);
    return true;
}

size_t gpurta_host_simulation_jobs(const gpurta_host_simulation *const r)
{
    return r ? r->jobs : 0;
}

size_t gpurta_host_simulation_task(const gpurta_host_simulation *const r, const size_t job)
{
    return job < gpurta_host_simulation_jobs(r) ? r->job[job].task : GPURTA_NONE;
}

/* value := end - release */
static void since_release(mpq_ptr value, const struct host_job *const job,
                          const struct rat *const end)
{
    mpq_t release;
    mpq_init(release);
    rat_get(value, end);
    rat_get(release, &job->release);
    mpq_sub(value, value, release);
    mpq_clear(release);
}

bool gpurta_host_simulation_time_of(const gpurta_host_simulation *const r, const size_t job,
                                    const gpurta_host_simulation_time which, mpq_ptr value)
{
    if (job >= gpurta_host_simulation_jobs(r) || !value)
        return false;
    const struct host_job *const of = &r->job[job];
    const struct rat *const times[] = {&of->release, &of->completion, &of->completion,
                                       &r->deadline[of->task]};
    if ((int)which < 0 || which > GPURTA_HOST_SIMULATION_DEADLINE || !rat_given(times[which]))
        return false;
    if (which == GPURTA_HOST_SIMULATION_RESPONSE)
        since_release(value, of, times[which]);
    else
        rat_get(value, times[which]);
    return true;
}

/* A job that is not complete at the end is late for sure once its deadline has come. */
gpurta_verdict gpurta_host_simulation_job_verdict(const gpurta_host_simulation *const r,
                                                  const size_t job)
{
    if (job >= gpurta_host_simulation_jobs(r) || !rat_given(&r->deadline[r->job[job].task]))
        return GPURTA_UNKNOWN;
    const struct host_job *const of = &r->job[job];
    const bool complete = rat_given(&of->completion);
    mpq_t time, deadline;
    mpq_inits(time, deadline, NULL);
    since_release(time, of, complete ? &of->completion : &r->end);
    rat_get(deadline, &r->deadline[of->task]);
    const int order = mpq_cmp(time, deadline);
    mpq_clears(time, deadline, NULL);
    if (complete)
        return order > 0 ? GPURTA_UNSCHEDULABLE : GPURTA_SCHEDULABLE;
    return order >= 0 ? GPURTA_UNSCHEDULABLE : GPURTA_UNKNOWN;
}

gpurta_verdict gpurta_host_simulation_verdict(const gpurta_host_simulation *const r)
{
    bool met = false, open = false;
    for (size_t j = 0; j < gpurta_host_simulation_jobs(r); j++) {
        const gpurta_verdict verdict = gpurta_host_simulation_job_verdict(r, j);
        if (verdict == GPURTA_UNSCHEDULABLE)
            return verdict;
        met = met || verdict == GPURTA_SCHEDULABLE;
        open = open || (verdict == GPURTA_UNKNOWN && rat_given(&r->deadline[r->job[j].task]));
    }
    return met && !open ? GPURTA_SCHEDULABLE : GPURTA_UNKNOWN;
}
