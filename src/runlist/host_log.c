/* What a simulation of the Host writes down. */
#include "base/grow.h"
#include "runlist/host_run.h"

#include <stdlib.h>

void host_log_clear(struct host_simulation *const r)
{
    for (size_t i = 0; i < r->turns; i++) {
        RAT_EACH(clear, &r->turn[i].start, &r->turn[i].begin, &r->turn[i].end);
    }
    for (size_t i = 0; i < r->jobs; i++) {
        RAT_EACH(clear, &r->job[i].release, &r->job[i].completion);
    }
    r->turns = r->jobs = 0;
    rat_clear(&r->end);
}

struct host_job *host_log_job(struct host_simulation *const r, const size_t task)
{
    struct host_job *const all = grow(r->job, &r->job_room, r->jobs + 1, sizeof *all);
    if (!all)
        return NULL;
    r->job = all;
    all[r->jobs] = (struct host_job){.task = task};
    return &all[r->jobs++];
}

struct host_turn *host_log_turn(struct host_simulation *const r, const size_t task,
                                const int64_t position)
{
    struct host_turn *const all = grow(r->turn, &r->turn_room, r->turns + 1, sizeof *all);
    if (!all)
        return NULL;
    r->turn = all;
    all[r->turns] = (struct host_turn){.task = task, .position = position};
    return &all[r->turns++];
}
