/* The Host from inside: what goes into the text of host_core.h, and what comes out. */
#pragma once

#include "model/tasks.h"
#include "runlist/runlist.h"

#include <gpurta/host.h>

struct host_given {             /* a job of a scenario */
    struct rat release, demand; /* none: 0, and the wcet of its task */
    size_t task;
};

struct gpurta_host_scenario {
    struct host_given *job;
    size_t jobs, room;
};

struct host_turn {
    struct rat start, begin, end;
    size_t task;
    int64_t position;
};

struct host_job {
    struct rat release, completion; /* no completion: not complete */
    size_t task;
};

struct host_simulation {
    struct host_turn *turn;
    struct host_job *job;
    size_t turns, turn_room, jobs, job_room, tasks;
    struct rat *deadline;   /* of each task */
    const gpurta_tasks *of; /* held, for their names; NULL while it runs */
    struct rat end;
};

/* Where the jobs of a channel come from. */
struct host_source {
    size_t first, end; /* into order */
    bool saturated;
    bool endless; /* it releases again and again, as soon as it may */
};

/* One run. */
struct host_run {
    const struct model *model;
    const gpurta_host_scenario *scenario;
    const struct channels *shape;
    size_t jobs;                /* of the scenario */
    struct host_source *source; /* of each channel */
    size_t *order;              /* jobs of the scenario by task, release and number */
    struct rat until;
    int64_t position, limit, length; /* length: of the list */
    bool resume_free;
    struct host_simulation *result; /* comes out */
};

ticks_text host_run_i64, host_run_mpz;

/* What a run writes down. NULL: out of memory. */
void host_log_clear(struct host_simulation *result);
struct host_job *host_log_job(struct host_simulation *result, size_t task);
struct host_turn *host_log_turn(struct host_simulation *result, size_t task, int64_t position);

void host_simulation_destroy(void *simulation);

/* Takes the simulation, also where there is no memory for the result. */
gpurta_status host_result(gpurta_result **result, struct host_simulation *simulation,
                          const gpurta_tasks *tasks, gpurta_error *error);
