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
    for (size_t i = 0; problem->task && i < problem->count; i++) {
        struct edf_times *const task = &problem->task[i];
        RAT_EACH(clear, &task->wcet, &task->deadline, &task->period, &task->blocking);
    }
    free(problem->task);
    free(problem->inhabitants);
    edf_free_times(problem->server_blocking, problem->servers);
    mpq_clears(problem->served_blocking, problem->share, problem->overhead, problem->latency, NULL);
    problem->task = NULL;
}

static size_t count_direct(const gpurta_tasks *const tasks)
{
    size_t count = 0;
    for (size_t i = 0; i < tasks->count; i++)
        count += tasks->task[i].server == GPURTA_NONE;
    return count;
}

/* r := v + by, or v - by; false: out of memory */
static bool shift(struct rat *const r, const struct rat *const v,
                  void (*const op)(mpq_ptr, mpq_srcptr, mpq_srcptr), mpq_srcptr by)
{
    if (mpq_sgn(by) == 0)
        return rat_copy(r, v);
    LOCAL_MPQ(sum);
    op(sum, READ_RAT(v), by);
    return rat_set(r, sum);
}

static bool read_direct(const struct edf_problem *const problem, struct edf_times *const direct,
                        const struct task *const task)
{
    const struct rat *const wcet = &task->time[GPURTA_TASK_WCET];
    const struct rat *const section = &task->time[GPURTA_TASK_NONPREEMPTABLE];
    return shift(&direct->wcet, wcet, mpq_add, problem->overhead) &&
           shift(&direct->blocking, rat_cmp(section, wcet) > 0 ? wcet : section, mpq_add,
                 problem->overhead) &&
           shift(&direct->deadline, task_deadline(task), mpq_sub, problem->latency) &&
           rat_copy(&direct->period, &task->time[GPURTA_TASK_PERIOD]);
}

/* A section in a server counts as it is given: its task may overrun. */
static void read_served(struct edf_problem *const problem, const struct task *const task)
{
    LOCAL_MPQ(section);
    mpq_add(section, READ_RAT(&task->time[GPURTA_TASK_NONPREEMPTABLE]), problem->overhead);
    mpq_ptr most = problem->server_blocking[task->server];
    if (mpq_cmp(section, most) > 0)
        mpq_set(most, section);
    problem->inhabitants[task->server]++;
}

static gpurta_status read_tasks(struct edf_problem *const problem, const gpurta_tasks *const tasks,
                                gpurta_error *const error)
{
    struct edf_times *direct = problem->task;
    for (size_t i = 0; i < tasks->count; i++) {
        const struct task *const task = &tasks->task[i];
        if (task->server != GPURTA_NONE) {
            read_served(problem, task);
            continue;
        }
        if (!rat_given(&task->time[GPURTA_TASK_PERIOD]) || task->saturated)
            return fail(error, GPURTA_NOT_APPLICABLE, (int64_t)i,
                        "edf: a task outside of servers %s",
                        task->saturated ? "must not be saturated: its demand has no bound"
                                        : "needs a period");
        direct->origin = i;
        if (!read_direct(problem, direct++, task))
            return fail_memory(error);
    }
    return GPURTA_OK;
}

static void read_servers(struct edf_problem *const problem, const gpurta_tasks *const tasks)
{
    if (!tasks->servers)
        return;
    LOCAL_MPQ(share);
    for (size_t i = 0; i < tasks->servers; i++) {
        const struct server *const server = &tasks->server[i];
        mpq_div(share, READ_RAT(&server->budget), READ_RAT(&server->period));
        mpq_add(problem->share, problem->share, share);
        mpq_add(problem->served_blocking, problem->served_blocking, problem->server_blocking[i]);
    }
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
    problem->task = calloc(problem->count ? problem->count : 1, sizeof *problem->task);
    problem->server_blocking = edf_new_times(problem->servers);
    problem->inhabitants =
        calloc(problem->servers ? problem->servers : 1, sizeof *problem->inhabitants);
    gpurta_status status = GPURTA_NO_MEMORY;
    if (problem->task && problem->server_blocking && problem->inhabitants)
        status = read_tasks(problem, tasks, error);
    else
        status = fail_memory(error);
    if (status == GPURTA_OK)
        read_servers(problem, tasks);
    else
        edf_problem_clear(problem);
    return status;
}

bool edf_problem_exact(const struct edf_problem *const problem)
{
    bool exact = !problem->servers && mpq_sgn(problem->overhead) == 0;
    for (size_t i = 0; i < problem->count && exact; i++)
        exact = rat_sgn(&problem->task[i].blocking) == 0;
    return exact;
}

bool edf_problem_plain(struct edf_problem *const plain, const struct edf_problem *const problem,
                       const gpurta_tasks *const tasks)
{
    *plain = (struct edf_problem){.count = problem->count, .numbers = problem->numbers};
    mpq_inits(plain->served_blocking, plain->share, plain->overhead, plain->latency, NULL);
    plain->task = calloc(plain->count ? plain->count : 1, sizeof *plain->task);
    bool kept = plain->task;
    for (size_t i = 0; i < plain->count && kept; i++) {
        const struct edf_times *const task = &problem->task[i];
        kept = rat_copy(&plain->task[i].wcet, &tasks->task[task->origin].time[GPURTA_TASK_WCET]) &&
               rat_copy(&plain->task[i].deadline, &task->deadline) &&
               rat_copy(&plain->task[i].period, &task->period) &&
               rat_set(&plain->task[i].blocking, plain->served_blocking);
    }
    return kept;
}

void edf_blocking_of_others(mpq_ptr b, const struct edf_problem *const problem, const size_t server)
{
    size_t most = 0;
    for (size_t i = 1; i < problem->count; i++)
        if (rat_cmp(&problem->task[i].blocking, &problem->task[most].blocking) > 0)
            most = i;
    if (problem->count)
        rat_get(b, &problem->task[most].blocking);
    else
        mpq_set_ui(b, 0, 1);
    mpq_add(b, b, problem->served_blocking);
    mpq_sub(b, b, problem->server_blocking[server]);
}

/* r := sum of C/P, or of 1/P; by halves, so that many large denominators stay affordable */
static void sum(mpq_ptr r, const struct edf_times *const task, const size_t count,
                const bool of_wcets)
{
    if (count <= 1) {
        mpq_set_ui(r, (unsigned long)count, 1);
        if (count && of_wcets)
            mpq_set(r, READ_RAT(&task->wcet));
        if (count)
            mpq_div(r, r, READ_RAT(&task->period));
        return;
    }
    LOCAL_MPQ(rest);
    sum(r, task, count / 2, of_wcets);
    sum(rest, task + count / 2, count - count / 2, of_wcets);
    mpq_add(r, r, rest);
}

void edf_use(mpq_ptr use, const struct edf_problem *const problem)
{
    sum(use, problem->task, problem->count, true);
}

void edf_rate(mpq_ptr rate, const struct edf_problem *const problem)
{
    sum(rate, problem->task, problem->count, false);
}

/* Above C/P by little, in units of 2^-31; false: C > P, or one of them is long. */
static bool share_above(uint64_t *const share, const struct edf_times *const task)
{
    int64_t c, p;
    if (task->wcet.den < 0 || task->period.den < 0 ||
        __builtin_mul_overflow(task->wcet.u.num, task->period.den, &c) ||
        __builtin_mul_overflow(task->period.u.num, task->wcet.den, &p) || p < 1 || c > p)
        return false;
    const int length = 64 - edf_leading_zeros((uint64_t)p), cut = length > 32 ? length - 32 : 0;
    *share = (((uint64_t)(c >> cut) + (cut > 0)) << 31) / (uint64_t)(p >> cut) + 1;
    return true;
}

int edf_load(const struct edf_problem *const problem)
{
    const uint64_t one = (uint64_t)1 << 31;
    uint64_t above = 0, share = 0;
    bool short_of_one = mpq_sgn(problem->share) == 0;
    for (size_t i = 0; i < problem->count && short_of_one; i++) {
        short_of_one = share_above(&share, &problem->task[i]);
        above += share;
        short_of_one = short_of_one && above <= one;
    }
    if (short_of_one)
        return -1;
    LOCAL_MPQ(total);
    edf_use(total, problem);
    mpq_add(total, total, problem->share);
    return mpq_cmp_ui(total, 1, 1);
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
    mpq_srcptr deadline = READ_RAT(&problem->task[index].deadline);
    mpq_srcptr period = READ_RAT(&problem->task[index].period);
    LOCAL_MPZ(den);
    mpz_mul(jobs, mpq_numref(t), mpq_denref(deadline));
    mpz_submul(jobs, mpq_numref(deadline), mpq_denref(t));
    mpz_mul(jobs, jobs, mpq_denref(period));
    mpz_mul(den, mpq_denref(t), mpq_denref(deadline));
    mpz_mul(den, den, mpq_numref(period));
    mpz_fdiv_q(jobs, jobs, den);
    mpz_add_ui(jobs, jobs, 1);
    if (mpz_sgn(jobs) < 0)
        mpz_set_ui(jobs, 0);
}

void edf_demand_of(mpq_ptr value, const struct edf_problem *const problem, const size_t index,
                   mpq_srcptr t)
{
    LOCAL_MPQ(jobs);
    jobs_by(mpq_numref(jobs), problem, index, t);
    mpq_mul(value, jobs, READ_RAT(&problem->task[index].wcet));
}

void edf_blocking_at(mpq_ptr value, const struct edf_problem *const problem, mpq_srcptr t)
{
    size_t most = problem->count;
    for (size_t i = 0; i < problem->count; i++)
        if (rat_cmp_mpq(&problem->task[i].deadline, t) > 0 &&
            (most == problem->count ||
             rat_cmp(&problem->task[i].blocking, &problem->task[most].blocking) > 0))
            most = i;
    mpq_set(value, problem->served_blocking);
    if (most < problem->count)
        mpq_add(value, value, READ_RAT(&problem->task[most].blocking));
}

/* t := the largest absolute deadline at or before t; there is one */
static void to_deadline(mpq_ptr t, const struct edf_problem *const problem)
{
    bool found = false;
    LOCAL_MPQ(at, best);
    for (size_t i = 0; i < problem->count; i++) {
        const struct edf_times *const task = &problem->task[i];
        if (rat_cmp_mpq(&task->deadline, t) > 0)
            continue;
        jobs_by(mpq_numref(at), problem, i, t);
        mpz_set_ui(mpq_denref(at), 1);
        mpz_sub_ui(mpq_numref(at), mpq_numref(at), 1);
        mpq_mul(at, at, READ_RAT(&task->period));
        mpq_add(at, at, READ_RAT(&task->deadline));
        if (!found || mpq_cmp(at, best) > 0)
            mpq_set(best, at);
        found = true;
    }
    if (found)
        mpq_set(t, best);
}

/* Witness where U + U_s > 1: h(t) > sum (t - D_i) U_i, so that t = sum D_i U_i / (U + U_s - 1) has
 * too much demand, and so has the deadline before it. */
static void overload_witness(mpq_ptr t, const struct edf_problem *const problem)
{
    LOCAL_MPQ(part, over);
    mpq_set_ui(t, 0, 1);
    for (size_t i = 0; i < problem->count; i++) {
        const struct edf_times *const task = &problem->task[i];
        mpq_div(part, READ_RAT(&task->wcet), READ_RAT(&task->period));
        mpq_mul(part, part, READ_RAT(&task->deadline));
        mpq_add(t, t, part);
    }
    edf_use(over, problem);
    mpq_add(over, over, problem->share);
    mpq_set_ui(part, 1, 1);
    mpq_sub(over, over, part);
    mpq_div(t, t, over);
    const struct rat *first = &problem->task[0].deadline;
    for (size_t i = 1; i < problem->count; i++)
        if (rat_cmp(&problem->task[i].deadline, first) < 0)
            first = &problem->task[i].deadline;
    if (rat_cmp_mpq(first, t) > 0)
        rat_get(t, first);
    to_deadline(t, problem);
}

/* v / divisor will be whole; NULL: v */
static void add_over(struct ticks *const ticks, mpq_srcptr v, mpq_srcptr divisor)
{
    if (!divisor) {
        ticks_add_mpq(ticks, v);
        return;
    }
    LOCAL_MPQ(part);
    mpq_div(part, v, divisor);
    ticks_add_mpq(ticks, part);
}

/* Every value that the text takes becomes whole. */
static void add_problem(struct ticks *const ticks, const struct edf_run *const run)
{
    const struct edf_problem *const problem = run->problem;
    add_over(ticks, problem->served_blocking, run->divisor);
    for (size_t i = 0; i < problem->count; i++) {
        const struct edf_times *const task = &problem->task[i];
        ticks_add(ticks, &task->deadline);
        ticks_add(ticks, &task->period);
        if (run->divisor) {
            add_over(ticks, READ_RAT(&task->wcet), run->divisor);
            add_over(ticks, READ_RAT(&task->blocking), run->divisor);
        } else {
            ticks_add(ticks, &task->wcet);
            ticks_add(ticks, &task->blocking);
        }
    }
}

static gpurta_status run_on_ticks(struct edf_run *const run, gpurta_error *const error)
{
    mpq_srcptr share = run->problem->share;
    LOCAL(ticks_clear) struct ticks ticks;
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
    return run->start > run->limit ? GPURTA_OK
                                   : ticks_run(&ticks, edf_run_i64, edf_run_mpz, run, error);
}

static gpurta_status test(enum edf_outcome *const outcome, mpq_ptr witness, int64_t *const work,
                          const int64_t limit, const struct edf_problem *const problem,
                          const int load, struct edf_halving *const halving,
                          gpurta_error *const error)
{
    LOCAL_MPQ(rest);
    mpq_set_ui(rest, 1, 1);
    mpq_sub(rest, rest, problem->share);
    struct edf_run run = {.problem = problem,
                          .halving = halving,
                          .divisor = mpq_sgn(problem->share) ? rest : NULL,
                          .load = load,
                          .start = *work,
                          .limit = limit,
                          .witness = witness};
    const gpurta_status status = run_on_ticks(&run, error);
    *outcome = run.outcome;
    *work = run.work;
    return status;
}

gpurta_status edf_decide(enum edf_outcome *const outcome, mpq_ptr witness, int64_t *const work,
                         const int64_t limit, const struct edf_problem *const problem,
                         const int load, gpurta_error *const error)
{
    bool hopeless = false;
    for (size_t i = 0; i < problem->count && !hopeless; i++)
        hopeless = rat_sgn(&problem->task[i].deadline) <= 0;
    *outcome = load > 0 || hopeless ? EDF_FAIL : EDF_PASS;
    if (hopeless || (load > 0 && !problem->count))
        mpq_set_ui(witness, 0, 1);
    else if (load > 0)
        overload_witness(witness, problem);
    else if (problem->count)
        return test(outcome, witness, work, limit, problem, load, NULL, error);
    return GPURTA_OK;
}

gpurta_status edf_halve(enum edf_outcome *const outcome, mpq_ptr witness, int64_t *const work,
                        const int64_t limit, const struct edf_problem *const problem,
                        struct edf_halving *const halving, gpurta_error *const error)
{
    return test(outcome, witness, work, limit, problem, -1, halving, error);
}

gpurta_status edf_respond(enum edf_outcome *const outcome, struct rat *const response,
                          const int64_t limit, const struct edf_problem *const problem,
                          const int load, gpurta_error *const error)
{
    struct edf_run run = {.problem = problem, .load = load, .limit = limit, .response = response};
    const gpurta_status status = run_on_ticks(&run, error);
    *outcome = run.outcome;
    if (status != GPURTA_OK || run.outcome != EDF_PASS)
        return status;
    for (size_t i = 0; i < problem->count; i++)
        if (!shift(&response[i], &response[i], mpq_add, problem->latency))
            return fail_memory(error);
    return GPURTA_OK;
}
