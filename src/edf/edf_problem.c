/* The problem in exact rationals: what is read from tasks and options, and the test on it. */
#include "base/fail.h"
#include "edf/edf_run.h"
#include "model/options.h"
#include "model/tasks.h"

#include <stdlib.h>

mpq_t *edf_new_times(const size_t count)
{
    mpq_t *const time = malloc((count ? count : 1) * sizeof *time);
    for (size_t i = 0; time && i < count; i++)
        mpq_init(time[i]);
    return time;
}

void edf_free_times(mpq_t *const time, const size_t count)
{
    for (size_t i = 0; time && i < count; i++)
        mpq_clear(time[i]);
    free(time);
}

void edf_problem_clear(struct edf_problem *const problem)
{
    free(problem->origin);
    free(problem->inhabitants);
    edf_free_times(problem->wcet, problem->count);
    edf_free_times(problem->deadline, problem->count);
    edf_free_times(problem->period, problem->count);
    edf_free_times(problem->blocking, problem->count);
    edf_free_times(problem->server_blocking, problem->servers);
    mpq_clears(problem->served_blocking, problem->share, problem->overhead, problem->latency, NULL);
    problem->origin = NULL;
}

static size_t count_direct(const gpurta_tasks *const tasks)
{
    size_t count = 0;
    for (size_t i = 0; i < tasks->count; i++)
        count += tasks->task[i].server == GPURTA_NONE;
    return count;
}

static void read_direct(struct edf_problem *const problem, const size_t at,
                        const struct task *const task)
{
    rat_get(problem->wcet[at], &task->time[GPURTA_TASK_WCET]);
    rat_get(problem->period[at], &task->time[GPURTA_TASK_PERIOD]);
    rat_get(problem->deadline[at], task_deadline(task));
    rat_get(problem->blocking[at], &task->time[GPURTA_TASK_NONPREEMPTABLE]);
    if (mpq_cmp(problem->blocking[at], problem->wcet[at]) > 0)
        mpq_set(problem->blocking[at], problem->wcet[at]);
    mpq_add(problem->blocking[at], problem->blocking[at], problem->overhead);
    mpq_add(problem->wcet[at], problem->wcet[at], problem->overhead);
    mpq_sub(problem->deadline[at], problem->deadline[at], problem->latency);
}

/* A section in a server counts as it is given: its task may overrun. */
static void read_served(struct edf_problem *const problem, const struct task *const task)
{
    mpq_t section;
    mpq_init(section);
    rat_get(section, &task->time[GPURTA_TASK_NONPREEMPTABLE]);
    mpq_add(section, section, problem->overhead);
    mpq_ptr most = problem->server_blocking[task->server];
    if (mpq_cmp(section, most) > 0)
        mpq_set(most, section);
    problem->inhabitants[task->server]++;
    mpq_clear(section);
}

static void read_servers(struct edf_problem *const problem, const gpurta_tasks *const tasks)
{
    mpq_t budget, period;
    mpq_init(budget);
    mpq_init(period);
    for (size_t i = 0; i < tasks->servers; i++) {
        rat_get(budget, &tasks->server[i].budget);
        rat_get(period, &tasks->server[i].period);
        mpq_div(budget, budget, period);
        mpq_add(problem->share, problem->share, budget);
        mpq_add(problem->served_blocking, problem->served_blocking, problem->server_blocking[i]);
    }
    mpq_clear(budget);
    mpq_clear(period);
}

gpurta_status edf_problem_init(struct edf_problem *const problem, const gpurta_tasks *const tasks,
                               const gpurta_options *const options, gpurta_error *const error)
{
    const struct edf_problem empty = {.count = count_direct(tasks), .servers = tasks->servers};
    *problem = empty;
    mpq_inits(problem->served_blocking, problem->share, problem->overhead, problem->latency, NULL);
    mpq_srcptr overhead = option_time(options, GPURTA_OPTION_EDF_OVERHEAD);
    mpq_srcptr latency = option_time(options, GPURTA_OPTION_EDF_LATENCY);
    if (overhead)
        mpq_set(problem->overhead, overhead);
    if (latency)
        mpq_set(problem->latency, latency);
    problem->numbers = options_numbers(options);
    problem->origin = calloc(problem->count ? problem->count : 1, sizeof *problem->origin);
    problem->wcet = edf_new_times(problem->count);
    problem->deadline = edf_new_times(problem->count);
    problem->period = edf_new_times(problem->count);
    problem->blocking = edf_new_times(problem->count);
    problem->server_blocking = edf_new_times(problem->servers);
    problem->inhabitants =
        calloc(problem->servers ? problem->servers : 1, sizeof *problem->inhabitants);
    if (!problem->origin || !problem->wcet || !problem->deadline || !problem->period ||
        !problem->blocking || !problem->server_blocking || !problem->inhabitants) {
        edf_problem_clear(problem);
        return fail_memory(error);
    }
    size_t at = 0, i = 0;
    for (; i < tasks->count; i++) {
        const struct task *const task = &tasks->task[i];
        if (task->server != GPURTA_NONE) {
            read_served(problem, task);
            continue;
        }
        if (!rat_given(&task->time[GPURTA_TASK_PERIOD]) || task->saturated)
            break;
        problem->origin[at] = i;
        read_direct(problem, at++, task);
    }
    if (i < tasks->count) {
        edf_problem_clear(problem);
        return fail(error, GPURTA_NOT_APPLICABLE, (int64_t)i, "edf: a task outside of servers %s",
                    tasks->task[i].saturated ? "must not be saturated: its demand has no bound"
                                             : "needs a period");
    }
    read_servers(problem, tasks);
    return GPURTA_OK;
}

void edf_blocking_of_others(mpq_ptr b, const struct edf_problem *const problem, const size_t server)
{
    mpq_set_ui(b, 0, 1);
    for (size_t i = 0; i < problem->count; i++)
        if (mpq_cmp(problem->blocking[i], b) > 0)
            mpq_set(b, problem->blocking[i]);
    mpq_add(b, b, problem->served_blocking);
    mpq_sub(b, b, problem->server_blocking[server]);
}

gpurta_status edf_sum(mpq_ptr use, mpq_t *const over, const struct edf_problem *const problem,
                      gpurta_error *const error)
{
    mpq_t *const part = edf_new_times(problem->count);
    if (!part)
        return fail_memory(error);
    for (size_t i = 0; i < problem->count; i++) {
        mpq_inv(part[i], problem->period[i]);
        if (over)
            mpq_mul(part[i], part[i], over[i]);
    }
    for (size_t step = 1; step < problem->count; step *= 2)
        for (size_t i = 0; i + step < problem->count; i += 2 * step)
            mpq_add(part[i], part[i], part[i + step]);
    if (problem->count)
        mpq_set(use, part[0]);
    else
        mpq_set_ui(use, 0, 1);
    edf_free_times(part, problem->count);
    return GPURTA_OK;
}

gpurta_status edf_use(mpq_ptr use, const struct edf_problem *const problem,
                      gpurta_error *const error)
{
    return edf_sum(use, problem->wcet, problem, error);
}

int64_t edf_use_work(mpq_srcptr use, const size_t count)
{
    const int64_t words = edf_words(mpq_denref(use));
    return words > 1 ? EDF_SCALING * words * (int64_t)count : 0;
}

/* jobs := max(0, floor((t - D)/P) + 1), without cancelling: t may be long */
static void jobs_by(mpz_ptr jobs, const struct edf_problem *const problem, const size_t index,
                    mpq_srcptr t)
{
    mpq_srcptr deadline = problem->deadline[index], period = problem->period[index];
    mpz_t den;
    mpz_init(den);
    mpz_mul(jobs, mpq_numref(t), mpq_denref(deadline));
    mpz_submul(jobs, mpq_numref(deadline), mpq_denref(t));
    mpz_mul(jobs, jobs, mpq_denref(period));
    mpz_mul(den, mpq_denref(t), mpq_denref(deadline));
    mpz_mul(den, den, mpq_numref(period));
    mpz_fdiv_q(jobs, jobs, den);
    mpz_add_ui(jobs, jobs, 1);
    if (mpz_sgn(jobs) < 0)
        mpz_set_ui(jobs, 0);
    mpz_clear(den);
}

void edf_demand_of(mpq_ptr value, const struct edf_problem *const problem, const size_t index,
                   mpq_srcptr t)
{
    mpq_t jobs;
    mpq_init(jobs);
    jobs_by(mpq_numref(jobs), problem, index, t);
    mpq_mul(value, jobs, problem->wcet[index]);
    mpq_clear(jobs);
}

void edf_blocking_at(mpq_ptr value, const struct edf_problem *const problem, mpq_srcptr t)
{
    size_t most = problem->count;
    for (size_t i = 0; i < problem->count; i++)
        if (mpq_cmp(problem->deadline[i], t) > 0 &&
            (most == problem->count || mpq_cmp(problem->blocking[i], problem->blocking[most]) > 0))
            most = i;
    mpq_set(value, problem->served_blocking);
    if (most < problem->count)
        mpq_add(value, value, problem->blocking[most]);
}

/* t := the largest absolute deadline at or before t; there is one */
static void to_deadline(mpq_ptr t, const struct edf_problem *const problem)
{
    mpq_t at, best;
    bool found = false;
    mpq_init(at);
    mpq_init(best);
    for (size_t i = 0; i < problem->count; i++) {
        if (mpq_cmp(problem->deadline[i], t) > 0)
            continue;
        jobs_by(mpq_numref(at), problem, i, t);
        mpz_set_ui(mpq_denref(at), 1);
        mpz_sub_ui(mpq_numref(at), mpq_numref(at), 1);
        mpq_mul(at, at, problem->period[i]);
        mpq_add(at, at, problem->deadline[i]);
        if (!found || mpq_cmp(at, best) > 0)
            mpq_set(best, at);
        found = true;
    }
    if (found)
        mpq_set(t, best);
    mpq_clear(at);
    mpq_clear(best);
}

/* Witness where U + U_s > 1: h(t) > sum (t - D_i) U_i, so that t = sum D_i U_i / (U + U_s - 1) has
 * too much demand, and so has the deadline before it. */
static void overload_witness(mpq_ptr t, const struct edf_problem *const problem, mpq_srcptr total)
{
    mpq_t sum, part;
    mpq_init(sum);
    mpq_init(part);
    for (size_t i = 0; i < problem->count; i++) {
        mpq_div(part, problem->wcet[i], problem->period[i]);
        mpq_mul(part, part, problem->deadline[i]);
        mpq_add(sum, sum, part);
    }
    mpq_set_ui(part, 1, 1);
    mpq_sub(part, total, part);
    mpq_div(sum, sum, part);
    for (size_t i = 0; i < problem->count; i++)
        if (i == 0 || mpq_cmp(problem->deadline[i], part) < 0)
            mpq_set(part, problem->deadline[i]);
    mpq_set(t, mpq_cmp(sum, part) > 0 ? sum : part);
    to_deadline(t, problem);
    mpq_clear(sum);
    mpq_clear(part);
}

/* Every value that the text takes becomes whole. */
static void add_problem(struct ticks *const ticks, const struct edf_run *const run)
{
    const struct edf_problem *const problem = run->problem;
    mpq_t v;
    mpq_init(v);
    mpq_div(v, problem->served_blocking, run->divisor);
    ticks_add_mpq(ticks, v);
    for (size_t i = 0; i < problem->count; i++) {
        ticks_add_mpq(ticks, problem->deadline[i]);
        ticks_add_mpq(ticks, problem->period[i]);
        mpq_div(v, problem->wcet[i], run->divisor);
        ticks_add_mpq(ticks, v);
        mpq_div(v, problem->blocking[i], run->divisor);
        ticks_add_mpq(ticks, v);
    }
    mpq_clear(v);
}

static gpurta_status run_on_ticks(struct edf_run *const run, gpurta_error *const error)
{
    mpq_srcptr share = run->problem->share;
    struct ticks ticks;
    ticks_init(&ticks, run->problem->numbers);
    add_problem(&ticks, run);
    if (run->response && mpq_sgn(share)) { /* U_s d is whole, and so is every d at which L steps */
        ticks_divide(&ticks, mpq_numref(share));
        ticks_divide(&ticks, mpq_denref(share));
    }
    /* Every task is scaled by the common factor: what costs time once that is long. */
    const int64_t words = edf_words(ticks.scale.lcm);
    run->start += words > 1 ? EDF_SCALING * words * (int64_t)run->problem->count : 0;
    run->work = run->start;
    run->outcome = EDF_CUT;
    const gpurta_status status = run->start > run->limit
                                     ? GPURTA_OK
                                     : ticks_run(&ticks, edf_run_i64, edf_run_mpz, run, error);
    ticks_clear(&ticks);
    return status;
}

static gpurta_status test(enum edf_outcome *const outcome, mpq_ptr witness, int64_t *const work,
                          const int64_t limit, const struct edf_problem *const problem,
                          const int load, gpurta_error *const error)
{
    mpq_t rest;
    mpq_init(rest);
    mpq_set_ui(rest, 1, 1);
    mpq_sub(rest, rest, problem->share);
    struct edf_run run = {.problem = problem,
                          .divisor = rest,
                          .load = load,
                          .start = *work,
                          .limit = limit,
                          .witness = witness};
    const gpurta_status status = run_on_ticks(&run, error);
    mpq_clear(rest);
    *outcome = run.outcome;
    *work = run.work;
    return status;
}

gpurta_status edf_decide(enum edf_outcome *const outcome, mpq_ptr witness, int64_t *const work,
                         const int64_t limit, const struct edf_problem *const problem,
                         mpq_srcptr use, gpurta_error *const error)
{
    gpurta_status status = GPURTA_OK;
    mpq_t total;
    mpq_init(total);
    mpq_add(total, use, problem->share);
    const int load = mpq_cmp_ui(total, 1, 1);
    bool hopeless = false;
    for (size_t i = 0; i < problem->count && !hopeless; i++)
        hopeless = mpq_sgn(problem->deadline[i]) <= 0;
    *outcome = load > 0 || hopeless ? EDF_FAIL : EDF_PASS;
    if (hopeless || (load > 0 && !problem->count))
        mpq_set_ui(witness, 0, 1);
    else if (load > 0)
        overload_witness(witness, problem, total);
    else if (problem->count)
        status = test(outcome, witness, work, limit, problem, load, error);
    mpq_clear(total);
    return status;
}

gpurta_status edf_respond(enum edf_outcome *const outcome, mpq_t *const response,
                          const int64_t limit, const struct edf_problem *const problem,
                          const int load, gpurta_error *const error)
{
    mpq_t one;
    mpq_init(one);
    mpq_set_ui(one, 1, 1);
    struct edf_run run = {
        .problem = problem, .divisor = one, .load = load, .limit = limit, .response = response};
    const gpurta_status status = run_on_ticks(&run, error);
    mpq_clear(one);
    *outcome = run.outcome;
    for (size_t i = 0; status == GPURTA_OK && run.outcome == EDF_PASS && i < problem->count; i++)
        mpq_add(response[i], response[i], problem->latency);
    return status;
}
