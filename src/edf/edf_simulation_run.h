/* The simulator from inside: what goes into the text of edf_simulation_core.h, and what comes out.
 */
#pragma once

#include "edf/edf.h"
#include "model/tasks.h"

#include <gpurta/edf_simulation.h>
#include <stdbool.h>

#define NO_JOB SIZE_MAX
#define NO_QUEUE SIZE_MAX

struct edf_input {
    struct rat offset, execution;
};

struct gpurta_edf_scenario {
    size_t count;
    struct rat horizon, cost;
    struct edf_input *input;
};

struct edf_job {
    size_t task, number, preemptions;
    struct rat release, start, completion;
};

struct edf_interval {
    size_t job;
    struct rat start, end;
    bool cost;
};

struct edf_event { /* of a server */
    size_t server;
    struct rat time, budget, deadline;
};

struct edf_tally { /* of a task's jobs */
    size_t jobs, missed, preemptions;
    size_t worst; /* the first with the longest response */
};

struct edf_simulation {
    const gpurta_tasks *tasks;
    struct edf_job *job;
    struct edf_interval *interval;
    struct edf_event *event;
    size_t jobs, job_room, intervals, interval_room, events, event_room;
    struct edf_tally *tally; /* of each task */
};

/* One run. */
/* Task evaluations of the demand test for which a step of the simulation counts, by each task and
 * server: it keeps a job, too. */
#define EDF_STEP 10

struct edf_simulation_run {
    const gpurta_tasks *tasks;
    const gpurta_edf_scenario *scenario;
    struct rat latency;
    int64_t limit;                 /* EDF_STEP times steps times tasks and servers */
    struct edf_simulation *result; /* comes out */
};

ticks_text edf_simulation_run_i64, edf_simulation_run_mpz;

void edf_simulation_destroy(void *simulation);
/* value := completion - r; whether it is above the deadline, if there is one. */
void edf_response_of(mpq_ptr value, const struct edf_job *job);
bool edf_is_late(const struct edf_simulation *result, const struct edf_job *job);

gpurta_status edf_simulate(struct edf_simulation **result, const gpurta_tasks *tasks,
                           const gpurta_edf_scenario *scenario, const gpurta_options *options,
                           gpurta_error *error);

/* What a run writes down. false: out of memory. A rat that is given is taken over, also then. */
void edf_log_clear(struct edf_simulation *result);
bool edf_log_release(struct edf_simulation *result, size_t task, struct rat release);
void edf_log_preemption(struct edf_simulation *result, size_t job);
bool edf_log_interval(struct edf_simulation *result, size_t job, bool cost, struct rat start,
                      struct rat end);
bool edf_log_event(struct edf_simulation *result, size_t server, struct rat time, struct rat budget,
                   struct rat deadline);
