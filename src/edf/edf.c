#include "edf/edf.h"

#include "base/fail.h"
#include "model/options.h"
#include "model/tasks.h"
#include "number/rat.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

void edf_destroy(void *const edf)
{
    struct edf *const result = edf;
    for (size_t i = 0; i < result->tasks->count; i++)
        rat_clear(&result->item[i].response);
    free(result->item);
    mpq_clear(result->time);
    edf_free_times(result->points.time, result->points.count);
    edf_problem_clear(&result->problem);
    gpurta_tasks_destroy((gpurta_tasks *)result->tasks);
    free(result);
}

/* An empty result; NULL: *status says why. */
static struct edf *create(gpurta_status *const status, const gpurta_tasks *const tasks,
                          const gpurta_options *const options, gpurta_error *const error)
{
    struct edf *const fresh = calloc(1, sizeof *fresh);
    struct edf_item *const item = calloc(tasks->count, sizeof *item);
    *status = fresh && item ? edf_problem_init(&fresh->problem, tasks, options, error)
                            : fail_memory(error);
    if (*status) {
        free(item);
        free(fresh);
        return NULL;
    }
    mpq_init(fresh->time);
    fresh->reason = "";
    fresh->tasks = tasks_hold(tasks);
    fresh->item = item;
    for (size_t i = 0; i < tasks->count; i++)
        item[i].place = fresh->problem.count;
    for (size_t i = 0; i < fresh->problem.count; i++)
        item[fresh->problem.task[i].origin].place = i;
    return fresh;
}

static void say_limit(char *const text, const size_t size, const int64_t limit,
                      const char *const what)
{
    snprintf(text, size,
             "the limit of %" PRId64 " task evaluations was reached before the %s ended; raise it "
             "with GPURTA_OPTION_EDF_LIMIT (command: --limit)",
             limit, what);
}

/* The test failed, and is sufficient only: is there a deadline that every scheduler misses? Then
 * that is the witness. */
static gpurta_status decide_plain(struct edf *const result, const int64_t limit,
                                  gpurta_error *const error)
{
    struct edf_problem plain;
    LOCAL_MPQ(t);
    const bool made = edf_problem_plain(&plain, &result->problem, result->tasks);
    enum edf_outcome outcome = EDF_CUT;
    const int load = made ? edf_load(&plain) : 0;
    const gpurta_status status =
        made ? edf_decide(&outcome, t, &result->work, limit, &plain, load, error)
             : fail_memory(error);
    if (outcome == EDF_FAIL) {
        mpq_set(result->time, t);
        result->verdict = GPURTA_UNSCHEDULABLE;
        result->reason = load > 0
                             ? "the utilization is above 1, without overhead and servers"
                             : "the demand of the wcets alone at the witness is above what the "
                               "GPU can do by then";
    }
    edf_problem_clear(&plain);
    return status;
}

static gpurta_status decide(struct edf *const result, const int load, const int64_t limit,
                            gpurta_error *const error)
{
    enum edf_outcome outcome;
    const gpurta_status status =
        edf_decide(&outcome, result->time, &result->work, limit, &result->problem, load, error);
    if (status != GPURTA_OK)
        return status;
    if (outcome == EDF_CUT) {
        say_limit(result->text, sizeof result->text, limit, "demand test");
        result->reason = result->text;
        return GPURTA_OK;
    }
    if (outcome == EDF_PASS) {
        result->verdict = GPURTA_SCHEDULABLE;
        return GPURTA_OK;
    }
    result->has_witness = result->problem.count > 0;
    if (!result->exact) {
        result->reason = load > 0 ? "utilization and servers together are above 1; beside servers, "
                                    "sections and overhead the test is sufficient only"
                                  : "the demand at the witness is too much for the test, which "
                                    "beside servers, sections and overhead is sufficient only";
        return decide_plain(result, limit, error);
    }
    result->verdict = GPURTA_UNSCHEDULABLE;
    result->reason = load > 0 ? "the utilization is above 1"
                              : "the demand at the witness is above what the GPU can do by then";
    return GPURTA_OK;
}

static void direct_verdict(struct edf_item *const item, const struct rat *const deadline,
                           const gpurta_verdict set, const bool exact)
{
    if (rat_given(&item->response) ? rat_cmp(&item->response, deadline) <= 0
                                   : set == GPURTA_SCHEDULABLE)
        item->verdict = GPURTA_SCHEDULABLE;
    else if (rat_given(&item->response) && exact)
        item->verdict = GPURTA_UNSCHEDULABLE;
}

/* Whether responses beside servers make sense: every d >= 0. */
static bool positive_deadlines(const struct edf_problem *const problem)
{
    bool positive = true;
    for (size_t i = 0; i < problem->count && positive; i++)
        positive = rat_sgn(&problem->task[i].deadline) > 0;
    return positive;
}

static gpurta_status find_responses(struct edf *const result, const int load, const int64_t limit,
                                    gpurta_error *const error)
{
    const struct edf_problem *const problem = &result->problem;
    if (load > 0 || (mpq_sgn(problem->share) && !positive_deadlines(problem))) {
        result->response_reason = load > 0 ? "the utilization is above 1: responses have no bound"
                                           : "a deadline is not above the latency";
        return GPURTA_OK;
    }
    struct rat *const response = calloc(problem->count, sizeof *response);
    if (!response)
        return fail_memory(error);
    enum edf_outcome outcome;
    const gpurta_status status = edf_respond(&outcome, response, limit, problem, load, error);
    if (status == GPURTA_OK && outcome == EDF_CUT) {
        say_limit(result->response_text, sizeof result->response_text, limit,
                  "search for response times");
        result->response_reason = result->response_text;
    }
    for (size_t i = 0; i < problem->count; i++) {
        if (status == GPURTA_OK && outcome == EDF_PASS)
            result->item[problem->task[i].origin].response = response[i];
        else
            rat_clear(&response[i]);
    }
    free(response);
    return status;
}

/* ---- tasks in servers ---- */

/* m := ceil(c / (Q - o)) and bound := m P_s + b; false: a budget does not outlast its switch */
static bool rounds_take(mpq_ptr bound, mpq_ptr rounds, mpq_srcptr c, mpq_srcptr b,
                        const struct server *const server, mpq_srcptr overhead)
{
    LOCAL_MPQ(v);
    mpq_sub(v, READ_RAT(&server->budget), overhead);
    const bool lasts = mpq_sgn(v) > 0;
    if (lasts) {
        mpq_div(v, c, v);
        mpz_cdiv_q(mpq_numref(v), mpq_numref(v), mpq_denref(v));
        mpz_set_ui(mpq_denref(v), 1);
        mpq_mul(rounds, READ_RAT(&server->period), v);
        mpq_add(bound, rounds, b);
    }
    return lasts;
}

/* The response bound, without J, of the only task of its server; false: none, P is too short.
 *
 * A job uses m budgets and pays a switch in each of them: its start, and its return after the end
 * of the budget before. m is the smallest with m Q >= C + m o. That the job begins a budget of its
 * own is certain where the job before has ended by then. Else it may first pay a switch out of what
 * that job left: one o more. Every budget's work ends at most b after the budget's deadline. */
static bool server_bound(mpq_ptr bound, const struct edf *const result,
                         const struct task *const task)
{
    const struct server *const server = &result->tasks->server[task->server];
    mpq_srcptr overhead = result->problem.overhead;
    LOCAL_MPQ(c, b, rounds, period);
    rat_get(c, &task->time[GPURTA_TASK_WCET]);
    rat_get(period, &task->time[GPURTA_TASK_PERIOD]);
    edf_blocking_of_others(b, &result->problem, task->server);
    bool bounded = rounds_take(bound, rounds, c, b, server, overhead);
    if (bounded && mpq_cmp(period, bound) < 0) {
        mpq_add(c, c, overhead);
        (void)rounds_take(bound, rounds, c, b, server, overhead);
        bounded = mpq_cmp(period, rounds) >= 0;
    }
    return bounded;
}

static void served_verdict(struct edf *const result, const size_t index)
{
    struct edf_item *const item = &result->item[index];
    const struct task *const task = &result->tasks->task[index];
    const struct rat *const deadline = task_deadline(task);
    if (!rat_given(deadline))
        return;
    if (rat_given(&item->response) && rat_cmp(&item->response, deadline) <= 0) {
        item->verdict = GPURTA_SCHEDULABLE;
    } else if (result->verdict == GPURTA_SCHEDULABLE) {
        result->verdict = GPURTA_UNKNOWN;
        result->reason = result->text;
        snprintf(
            result->text, sizeof result->text,
            "tasks outside of servers meet their deadlines; server %.40s does not guarantee the "
            "deadline of task %.40s",
            NAME_OF(&result->tasks->server[task->server]), NAME_OF(task));
    }
}

/* Tasks in servers; a deadline without guarantee makes the set's verdict unknown. false: out of
 * memory. */
static bool served_verdicts(struct edf *const result)
{
    const gpurta_tasks *const tasks = result->tasks;
    if (result->verdict != GPURTA_SCHEDULABLE || !tasks->servers)
        return true;
    bool kept = true;
    LOCAL_MPQ(bound);
    for (size_t i = 0; i < tasks->count && kept; i++) {
        struct edf_item *const item = &result->item[i];
        const struct task *const task = &tasks->task[i];
        if (item->place < result->problem.count)
            continue;
        if (rat_given(&task->time[GPURTA_TASK_PERIOD]) && !task->saturated &&
            result->problem.inhabitants[task->server] == 1 && server_bound(bound, result, task)) {
            mpq_add(bound, bound, result->problem.latency);
            kept = rat_set(&item->response, bound);
        }
        served_verdict(result, i);
    }
    return kept;
}

static int by_time(const void *const a, const void *const b)
{
    return mpq_cmp(*(const mpq_t *)a, *(const mpq_t *)b);
}

/* Ascending, each once. */
static void sort_points(struct edf_points *const points)
{
    size_t kept = 0;
    if (points->count)
        qsort(points->time, points->count, sizeof *points->time, by_time);
    for (size_t i = 1; i < points->count; i++)
        if (!mpq_equal(points->time[i], points->time[kept]))
            mpq_swap(points->time[++kept], points->time[i]);
    for (size_t i = kept + 1; i < points->count; i++)
        mpq_clear(points->time[i]);
    points->count = points->count ? kept + 1 : 0;
}

static gpurta_status fill(struct edf *const result, const gpurta_options *const options,
                          gpurta_error *const error)
{
    const int64_t limit = option(options, GPURTA_OPTION_EDF_LIMIT);
    if (option(options, GPURTA_OPTION_EDF_POINTS))
        result->problem.kept = &result->points;
    const int load = edf_load(&result->problem);
    result->exact = edf_problem_exact(&result->problem);
    gpurta_status status = decide(result, load, limit, error);
    sort_points(&result->points);
    if (status == GPURTA_OK && result->problem.count &&
        option(options, GPURTA_OPTION_EDF_RESPONSES))
        status = find_responses(result, load, limit, error);
    if (status != GPURTA_OK)
        return status;
    for (size_t i = 0; i < result->tasks->count; i++)
        if (result->item[i].place < result->problem.count)
            direct_verdict(&result->item[i], task_deadline(&result->tasks->task[i]),
                           result->verdict, result->exact);
    if (!served_verdicts(result))
        return fail_memory(error);
    if (result->verdict == GPURTA_SCHEDULABLE)
        result->reason = "every deadline is met";
    return GPURTA_OK;
}

gpurta_status edf_analyse(struct edf **const result, const gpurta_tasks *const tasks,
                          const gpurta_options *const options, gpurta_error *const error)
{
    if (!tasks || !tasks->count)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM,
                    "edf: NULL argument or no task");
    gpurta_status status = gpurta_options_check(options, "edf", error);
    if (status != GPURTA_OK)
        return status;
    struct edf *const fresh = create(&status, tasks, options, error);
    if (!fresh)
        return status;
    status = fill(fresh, options, error);
    if (status == GPURTA_OK)
        *result = fresh;
    else
        edf_destroy(fresh);
    return status;
}
