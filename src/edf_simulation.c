#include "edf_simulation.h"

#include "fail.h"
#include "grow.h"
#include "options.h"
#include "tasks.h"

#include <inttypes.h>

#define NO_JOB SIZE_MAX
#define NO_QUEUE SIZE_MAX

struct input {
    struct rat offset, execution;
};

struct gpurta_edf_scenario {
    size_t count;
    struct rat horizon, cost, latency; /* latency: of a run's own copy */
    struct input *input;
};

struct job {
    size_t task, preemptions;
    struct rat release, start, completion;
};

struct interval {
    size_t job;
    struct rat start, end;
    bool cost;
};

struct state {
    size_t server;
    struct rat time, budget, deadline;
};

struct gpurta_edf_schedule {
    struct job *job;
    struct interval *interval;
    struct state *state;
    size_t jobs, job_room, intervals, interval_room, states, state_room, tasks;
    struct rat *deadline; /* of each task */
};

/* What a run writes down, from whole numbers to times. */
struct schedule_log {
    gpurta_edf_schedule *schedule;
    const struct scale *scale;
    mpq_t q;
};

enum sim_end { SIM_OK, SIM_NO_MEMORY, SIM_TOO_BIG, SIM_LIMIT };

static bool log_time(struct schedule_log *const log, struct rat *const to, mpz_srcptr v)
{
    scale_undo(log->q, log->scale, v);
    return rat_set(to, log->q);
}

static bool log_release(struct schedule_log *const log, const size_t task, mpz_srcptr release)
{
    gpurta_edf_schedule *const s = log->schedule;
    struct job *const all = grow(s->job, &s->job_room, s->jobs + 1, sizeof *all);
    if (!all)
        return false;
    s->job = all;
    const struct job fresh = {.task = task};
    all[s->jobs] = fresh;
    return log_time(log, &all[s->jobs++].release, release);
}

static void log_preemption(struct schedule_log *const log, const size_t job)
{
    log->schedule->job[job].preemptions++;
}

static bool log_run(struct schedule_log *const log, const size_t job, const bool cost,
                    mpz_srcptr start, mpz_srcptr end)
{
    gpurta_edf_schedule *const s = log->schedule;
    struct job *const of = &s->job[job];
    if (!log_time(log, &of->completion, end) ||
        (!rat_given(&of->start) && !log_time(log, &of->start, start)))
        return false;
    if (s->intervals) {
        struct interval *const last = &s->interval[s->intervals - 1];
        mpq_t before;
        mpq_init(before);
        rat_get(before, &last->end);
        scale_undo(log->q, log->scale, start);
        const bool same = last->job == job && last->cost == cost && mpq_equal(before, log->q);
        mpq_clear(before);
        if (same)
            return log_time(log, &last->end, end);
    }
    struct interval *const all =
        grow(s->interval, &s->interval_room, s->intervals + 1, sizeof *all);
    if (!all)
        return false;
    s->interval = all;
    const struct interval fresh = {.job = job, .cost = cost};
    all[s->intervals] = fresh;
    struct interval *const to = &all[s->intervals++];
    return log_time(log, &to->start, start) && log_time(log, &to->end, end);
}

static bool log_state(struct schedule_log *const log, const size_t server, mpz_srcptr time,
                      mpz_srcptr budget, mpz_srcptr deadline)
{
    gpurta_edf_schedule *const s = log->schedule;
    struct state *const all = grow(s->state, &s->state_room, s->states + 1, sizeof *all);
    if (!all)
        return false;
    s->state = all;
    const struct state fresh = {.server = server};
    all[s->states] = fresh;
    struct state *const to = &all[s->states++];
    return log_time(log, &to->time, time) && log_time(log, &to->budget, budget) &&
           log_time(log, &to->deadline, deadline);
}

#include "num_i64.h"
/**/
#include "edf_simulation_core.h"
#include "num_undef.h"
/**/
#include "num_mpz.h"
/**/
#include "edf_simulation_core.h"
#include "num_undef.h"

/* ---- scenarios ---- */

void gpurta_edf_scenario_destroy(gpurta_edf_scenario *const scenario)
{
    if (!scenario)
        return;
    for (size_t i = 0; scenario->input && i < scenario->count; i++) {
        rat_clear(&scenario->input[i].offset);
        rat_clear(&scenario->input[i].execution);
    }
    free(scenario->input);
    rat_clear(&scenario->horizon);
    rat_clear(&scenario->cost);
    rat_clear(&scenario->latency);
    free(scenario);
}

gpurta_status gpurta_edf_scenario_create(gpurta_edf_scenario **const scenario, const size_t count,
                                         mpq_srcptr horizon, gpurta_error *const error)
{
    if (!scenario || !count || !horizon)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM,
                    "edf scenario: NULL argument or no task");
    if (mpq_sgn(horizon) <= 0)
        return fail(error, GPURTA_OUT_OF_RANGE, GPURTA_NO_ITEM,
                    "the horizon of a simulation must be above 0");
    gpurta_edf_scenario *const fresh = calloc(1, sizeof *fresh);
    if (!fresh)
        return fail_memory(error);
    fresh->count = count;
    fresh->input = calloc(count, sizeof *fresh->input);
    fresh->cost.den = fresh->latency.den = 1;
    for (size_t i = 0; fresh->input && i < count; i++)
        fresh->input[i].offset.den = 1;
    if (!fresh->input || !rat_set(&fresh->horizon, horizon)) {
        gpurta_edf_scenario_destroy(fresh);
        return fail_memory(error);
    }
    *scenario = fresh;
    return GPURTA_OK;
}

gpurta_status gpurta_edf_scenario_set(gpurta_edf_scenario *const scenario, const size_t index,
                                      const gpurta_edf_task_input which, mpq_srcptr value,
                                      gpurta_error *const error)
{
    if (!scenario || index >= scenario->count || !value || (int)which < GPURTA_EDF_OFFSET ||
        (int)which > GPURTA_EDF_EXECUTION)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM,
                    "edf scenario: NULL, or no such task or time");
    const int least = which == GPURTA_EDF_OFFSET ? 0 : 1;
    if (mpq_sgn(value) < least)
        return fail(error, GPURTA_OUT_OF_RANGE, (int64_t)index, "the %s of a task must be %s",
                    least ? "execution time" : "offset", least ? "above 0" : "0 or more");
    struct input *const input = &scenario->input[index];
    return rat_set(least ? &input->execution : &input->offset, value) ? GPURTA_OK
                                                                      : fail_memory(error);
}

gpurta_status gpurta_edf_scenario_set_preemption_cost(gpurta_edf_scenario *const scenario,
                                                      mpq_srcptr value, gpurta_error *const error)
{
    if (!scenario || !value)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "edf scenario: NULL argument");
    if (mpq_sgn(value) < 0)
        return fail(error, GPURTA_OUT_OF_RANGE, GPURTA_NO_ITEM,
                    "the cost of a preemption must not be negative");
    return rat_set(&scenario->cost, value) ? GPURTA_OK : fail_memory(error);
}

/* ---- runs ---- */

void gpurta_edf_schedule_destroy(gpurta_edf_schedule *const s)
{
    if (!s)
        return;
    for (size_t i = 0; i < s->jobs; i++) {
        rat_clear(&s->job[i].release);
        rat_clear(&s->job[i].start);
        rat_clear(&s->job[i].completion);
    }
    for (size_t i = 0; i < s->intervals; i++) {
        rat_clear(&s->interval[i].start);
        rat_clear(&s->interval[i].end);
    }
    for (size_t i = 0; i < s->states; i++) {
        rat_clear(&s->state[i].time);
        rat_clear(&s->state[i].budget);
        rat_clear(&s->state[i].deadline);
    }
    for (size_t i = 0; s->deadline && i < s->tasks; i++)
        rat_clear(&s->deadline[i]);
    free(s->job);
    free(s->interval);
    free(s->state);
    free(s->deadline);
    free(s);
}

static bool add_time(struct scale *const scale, const struct rat *const v)
{
    return !rat_given(v) || scale_add(scale, v);
}

static bool find_scale(struct scale *const scale, const gpurta_tasks *const tasks,
                       const gpurta_edf_scenario *const scenario)
{
    bool small = add_time(scale, &scenario->horizon) && add_time(scale, &scenario->cost) &&
                 add_time(scale, &scenario->latency);
    for (size_t i = 0; i < tasks->count && small; i++) {
        const struct rat *const time = tasks->task[i].time;
        small = add_time(scale, &scenario->input[i].offset) &&
                add_time(scale, &scenario->input[i].execution) &&
                add_time(scale, &time[GPURTA_TASK_WCET]) &&
                add_time(scale, &time[GPURTA_TASK_PERIOD]) &&
                add_time(scale, &time[GPURTA_TASK_DEADLINE]) &&
                add_time(scale, &time[GPURTA_TASK_NONPREEMPTABLE]);
    }
    for (size_t i = 0; i < tasks->servers && small; i++)
        small =
            add_time(scale, &tasks->server[i].budget) && add_time(scale, &tasks->server[i].period);
    return small;
}

/* An empty schedule with the tasks' deadlines. */
static gpurta_edf_schedule *new_schedule(const gpurta_tasks *const tasks)
{
    gpurta_edf_schedule *const fresh = calloc(1, sizeof *fresh);
    if (!fresh)
        return NULL;
    fresh->tasks = tasks->count;
    fresh->deadline = calloc(fresh->tasks, sizeof *fresh->deadline);
    bool ok = fresh->deadline;
    for (size_t i = 0; ok && i < fresh->tasks; i++)
        ok = rat_copy(&fresh->deadline[i], task_deadline(&tasks->task[i]));
    if (ok)
        return fresh;
    gpurta_edf_schedule_destroy(fresh);
    return NULL;
}

typedef enum sim_end simulate_on(struct schedule_log *, const gpurta_tasks *,
                                 const gpurta_edf_scenario *, const struct scale *, int64_t);

static enum sim_end run_on(gpurta_edf_schedule **const schedule, simulate_on *const simulate,
                           const gpurta_tasks *const tasks,
                           const gpurta_edf_scenario *const scenario,
                           const struct scale *const scale, const int64_t limit)
{
    struct schedule_log log = {.schedule = new_schedule(tasks), .scale = scale};
    if (!log.schedule)
        return SIM_NO_MEMORY;
    mpq_init(log.q);
    const enum sim_end end = simulate(&log, tasks, scenario, scale, limit);
    mpq_clear(log.q);
    if (end == SIM_OK)
        *schedule = log.schedule;
    else
        gpurta_edf_schedule_destroy(log.schedule);
    return end;
}

static gpurta_status check(const gpurta_tasks *const tasks,
                           const gpurta_edf_scenario *const scenario, gpurta_error *const error)
{
    if (scenario->count != tasks->count)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM,
                    "edf simulation: the scenario is for %zu tasks, not for %zu", scenario->count,
                    tasks->count);
    for (size_t i = 0; i < tasks->count; i++)
        if (tasks->task[i].server == GPURTA_NO_SERVER && !rat_given(task_deadline(&tasks->task[i])))
            return fail(error, GPURTA_NOT_APPLICABLE, (int64_t)i,
                        "edf simulation: a task outside of servers needs a deadline or a period");
    return GPURTA_OK;
}

static gpurta_status say_end(const enum sim_end end, const int64_t limit, gpurta_error *const error)
{
    if (end == SIM_NO_MEMORY)
        return fail_memory(error);
    if (end == SIM_LIMIT)
        return fail(error, GPURTA_LIMIT, GPURTA_NO_ITEM,
                    "edf simulation: the limit of %" PRId64
                    " was reached; raise it with GPURTA_OPTION_EDF_LIMIT (command: --limit)",
                    limit);
    return GPURTA_OK;
}

gpurta_status edf_simulate(gpurta_edf_schedule **const schedule, const gpurta_tasks *const tasks,
                           const gpurta_edf_scenario *const scenario,
                           const gpurta_options *const options, const bool force_gmp,
                           gpurta_error *const error)
{
    if (!schedule || !tasks || !tasks->count || !scenario)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM,
                    "edf simulation: NULL argument or no task");
    gpurta_status status = check(tasks, scenario, error);
    if (status != GPURTA_OK)
        return status;
    gpurta_edf_scenario own = *scenario; /* shares the inputs; with the latency of the options */
    mpq_srcptr latency = option_time(options, GPURTA_OPTION_EDF_LATENCY);
    rat_init(&own.latency);
    own.latency.den = 1;
    if (latency && !rat_set(&own.latency, latency))
        return fail_memory(error);
    const int64_t limit = option(options, GPURTA_OPTION_EDF_LIMIT);
    struct scale scale;
    scale_init(&scale);
    if (find_scale(&scale, tasks, &own)) {
        enum sim_end end = SIM_TOO_BIG;
        if (!force_gmp)
            end = run_on(schedule, simulate_i64, tasks, &own, &scale, limit);
        if (end == SIM_TOO_BIG)
            end = run_on(schedule, simulate_mpz, tasks, &own, &scale, limit);
        status = say_end(end, limit, error);
    } else {
        status =
            fail(error, GPURTA_LIMIT, GPURTA_NO_ITEM,
                 "edf: the common denominator of all times has more than %d bits", SCALE_MAX_BITS);
    }
    scale_clear(&scale);
    rat_clear(&own.latency);
    return status;
}

gpurta_status gpurta_edf_simulate(gpurta_edf_schedule **const schedule,
                                  const gpurta_tasks *const tasks,
                                  const gpurta_edf_scenario *const scenario,
                                  const gpurta_options *const options, gpurta_error *const error)
{
    return edf_simulate(schedule, tasks, scenario, options, false, error);
}

/* ---- the schedule ---- */

size_t gpurta_edf_schedule_jobs(const gpurta_edf_schedule *const schedule)
{
    return schedule ? schedule->jobs : 0;
}

int gpurta_edf_schedule_job(const gpurta_edf_schedule *const schedule, const size_t job,
                            size_t *const task, size_t *const preemptions)
{
    if (!schedule || job >= schedule->jobs)
        return 0;
    if (task)
        *task = schedule->job[job].task;
    if (preemptions)
        *preemptions = schedule->job[job].preemptions;
    return 1;
}

int gpurta_edf_schedule_time(const gpurta_edf_schedule *const schedule, const size_t job,
                             const gpurta_edf_job_time which, mpq_ptr value)
{
    if (!schedule || job >= schedule->jobs || !value)
        return 0;
    const struct job *const of = &schedule->job[job];
    const struct rat *const deadline = &schedule->deadline[of->task];
    mpq_t v;
    mpq_init(v);
    int known = 1;
    switch (which) {
    case GPURTA_EDF_JOB_RELEASE:
        rat_get(value, &of->release);
        break;
    case GPURTA_EDF_JOB_START:
        rat_get(value, &of->start);
        break;
    case GPURTA_EDF_JOB_COMPLETION:
        rat_get(value, &of->completion);
        break;
    case GPURTA_EDF_JOB_RESPONSE:
        rat_get(value, &of->completion);
        rat_get(v, &of->release);
        mpq_sub(value, value, v);
        break;
    case GPURTA_EDF_JOB_DEADLINE:
        known = rat_given(deadline);
        if (known) {
            rat_get(value, &of->release);
            rat_get(v, deadline);
            mpq_add(value, value, v);
        }
        break;
    default:
        known = 0;
    }
    mpq_clear(v);
    return known;
}

int gpurta_edf_schedule_worst(const gpurta_edf_schedule *const schedule, const size_t index,
                              mpq_ptr value)
{
    int found = 0;
    mpq_t r, worst;
    mpq_inits(r, worst, NULL);
    for (size_t i = 0; schedule && value && i < schedule->jobs; i++) {
        if (schedule->job[i].task != index)
            continue;
        found = gpurta_edf_schedule_time(schedule, i, GPURTA_EDF_JOB_RESPONSE, r);
        if (mpq_cmp(r, worst) > 0)
            mpq_set(worst, r);
    }
    if (found)
        mpq_set(value, worst);
    mpq_clears(r, worst, NULL);
    return found;
}

size_t gpurta_edf_schedule_intervals(const gpurta_edf_schedule *const schedule)
{
    return schedule ? schedule->intervals : 0;
}

int gpurta_edf_schedule_interval(const gpurta_edf_schedule *const schedule, const size_t interval,
                                 size_t *const job, int *const cost, mpq_ptr start, mpq_ptr end)
{
    if (!schedule || interval >= schedule->intervals || !start || !end)
        return 0;
    const struct interval *const at = &schedule->interval[interval];
    if (job)
        *job = at->job;
    if (cost)
        *cost = at->cost;
    rat_get(start, &at->start);
    rat_get(end, &at->end);
    return 1;
}

size_t gpurta_edf_schedule_states(const gpurta_edf_schedule *const schedule)
{
    return schedule ? schedule->states : 0;
}

int gpurta_edf_schedule_state(const gpurta_edf_schedule *const schedule, const size_t state,
                              size_t *const server, mpq_ptr time, mpq_ptr budget, mpq_ptr deadline)
{
    if (!schedule || state >= schedule->states || !time || !budget || !deadline)
        return 0;
    const struct state *const at = &schedule->state[state];
    if (server)
        *server = at->server;
    rat_get(time, &at->time);
    rat_get(budget, &at->budget);
    rat_get(deadline, &at->deadline);
    return 1;
}
