#include "edf.h"

#include "fail.h"
#include "options.h"
#include "tasks.h"
#include "wide_div.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

/* Shares of the GPU are whole numbers in units of 2^-62. */
#define EDF_ONE ((int64_t)1 << 62)
/* No time above this in the 64-bit loops. */
#define EDF_MAX ((int64_t)1 << 60)
/* A line bound beyond this many first ranges: the busy period is computed too. */
#define EDF_FAR 64
/* A hyperperiod of more bits is never reached. */
#define EDF_LCM_BITS 4096

/* From exact rationals to whole numbers. */
struct edf_scale {
    mpz_t factor;
    mpq_t divisor; /* of every C and np: 1 - U_s, or 1 */
    int load;      /* sign of U + U_s - 1 */
};

static int edf_leading_zeros(uint64_t v)
{
    int zeros = 0;
    for (int step = 32; step; step /= 2)
        if (v >> (64 - step) == 0) {
            v <<= step;
            zeros += step;
        }
    return zeros;
}

/* ceil(2^(63 + shift) / v), shift = floor(log2 v); below 2^32 two short divisions are faster */
static uint64_t edf_inverse(const uint64_t v, const int shift)
{
    uint64_t q, rest;
    if (v >> 32) {
        const struct wide power = {(uint64_t)1 << (shift - 1), 0};
        q = wide_div(power, v, &rest);
    } else {
        const uint64_t half = (uint64_t)1 << 63, low = half % v << shift;
        q = (half / v << shift) + low / v;
        rest = low % v;
    }
    return q + (rest != 0);
}

/* value := C or np, divided where the scale says so */
static void edf_demand_value(mpq_ptr value, mpq_srcptr v, const struct edf_scale *const scale)
{
    mpq_div(value, v, scale->divisor);
}

/* Size in words of 64 bits, at least 1. */
static inline int64_t edf_words(mpz_srcptr v)
{
    return (int64_t)((mpz_sizeinbase(v, 2) + 63) / 64);
}

#include "num_i64.h"
/**/
#include "edf_core.h"
#include "num_undef.h"
/**/
#include "num_mpz.h"
/**/
#include "edf_core.h"
#include "num_undef.h"

/* ---- the problem ---- */

static mpq_t *new_times(const size_t count)
{
    mpq_t *const time = malloc((count ? count : 1) * sizeof *time);
    for (size_t i = 0; time && i < count; i++)
        mpq_init(time[i]);
    return time;
}

static void free_times(mpq_t *const time, const size_t count)
{
    for (size_t i = 0; time && i < count; i++)
        mpq_clear(time[i]);
    free(time);
}

void edf_problem_clear(struct edf_problem *const problem)
{
    free(problem->origin);
    free_times(problem->wcet, problem->count);
    free_times(problem->deadline, problem->count);
    free_times(problem->period, problem->count);
    free_times(problem->blocking, problem->count);
    mpq_clears(problem->served_blocking, problem->share, problem->overhead, problem->latency, NULL);
    problem->origin = NULL;
}

static size_t count_direct(const gpurta_tasks *const tasks)
{
    size_t count = 0;
    for (size_t i = 0; i < tasks->count; i++)
        count += tasks->task[i].server == GPURTA_NO_SERVER;
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
    mpq_add(problem->wcet[at], problem->wcet[at], problem->overhead);
    mpq_sub(problem->deadline[at], problem->deadline[at], problem->latency);
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
    }
    mpq_clear(budget);
    mpq_clear(period);
}

gpurta_status edf_problem_init(struct edf_problem *const problem, const gpurta_tasks *const tasks,
                               const gpurta_options *const options, gpurta_error *const error)
{
    const struct edf_problem empty = {.count = count_direct(tasks)};
    *problem = empty;
    mpq_inits(problem->served_blocking, problem->share, problem->overhead, problem->latency, NULL);
    mpq_srcptr overhead = option_time(options, GPURTA_OPTION_EDF_OVERHEAD);
    mpq_srcptr latency = option_time(options, GPURTA_OPTION_EDF_LATENCY);
    if (overhead)
        mpq_set(problem->overhead, overhead);
    if (latency)
        mpq_set(problem->latency, latency);
    problem->origin = calloc(problem->count ? problem->count : 1, sizeof *problem->origin);
    problem->wcet = new_times(problem->count);
    problem->deadline = new_times(problem->count);
    problem->period = new_times(problem->count);
    problem->blocking = new_times(problem->count);
    if (!problem->origin || !problem->wcet || !problem->deadline || !problem->period ||
        !problem->blocking) {
        edf_problem_clear(problem);
        return fail_memory(error);
    }
    mpq_t section;
    mpq_init(section);
    size_t at = 0, i = 0;
    for (; i < tasks->count; i++) {
        const struct task *const task = &tasks->task[i];
        if (task->server != GPURTA_NO_SERVER) {
            rat_get(section, &task->time[GPURTA_TASK_NONPREEMPTABLE]);
            if (mpq_cmp(section, problem->served_blocking) > 0)
                mpq_set(problem->served_blocking, section);
            continue;
        }
        if (!rat_given(&task->time[GPURTA_TASK_PERIOD]) || task->saturated)
            break;
        problem->origin[at] = i;
        read_direct(problem, at++, task);
    }
    mpq_clear(section);
    if (i < tasks->count) {
        edf_problem_clear(problem);
        return fail(error, GPURTA_NOT_APPLICABLE, (int64_t)i, "edf: a task outside of servers %s",
                    tasks->task[i].saturated ? "must not be saturated: its demand has no bound"
                                             : "needs a period");
    }
    read_servers(problem, tasks);
    return GPURTA_OK;
}

void edf_sections_init(struct edf_sections *const sections, const struct edf_problem *const problem,
                       const gpurta_tasks *const tasks)
{
    mpq_t section;
    mpq_inits(section, sections->longest, sections->second, NULL);
    sections->owner = SIZE_MAX;
    for (size_t i = 0, place = 0; i < tasks->count; i++) {
        const bool direct = place < problem->count && problem->origin[place] == i;
        if (direct)
            mpq_set(section, problem->blocking[place++]);
        else
            rat_get(section, &tasks->task[i].time[GPURTA_TASK_NONPREEMPTABLE]);
        if (mpq_cmp(section, sections->longest) > 0) {
            mpq_swap(sections->second, sections->longest);
            mpq_set(sections->longest, section);
            sections->owner = i;
        } else if (mpq_cmp(section, sections->second) > 0) {
            mpq_set(sections->second, section);
        }
    }
    mpq_clear(section);
}

void edf_sections_clear(struct edf_sections *const sections)
{
    mpq_clears(sections->longest, sections->second, NULL);
}

mpq_srcptr edf_section_of_others(const struct edf_sections *const sections, const size_t index)
{
    return index == sections->owner ? sections->second : sections->longest;
}

gpurta_status edf_use(mpq_ptr use, const struct edf_problem *const problem,
                      gpurta_error *const error)
{
    mpq_t *const part = new_times(problem->count);
    if (!part)
        return fail_memory(error);
    for (size_t i = 0; i < problem->count; i++)
        mpq_div(part[i], problem->wcet[i], problem->period[i]);
    for (size_t step = 1; step < problem->count; step *= 2)
        for (size_t i = 0; i + step < problem->count; i += 2 * step)
            mpq_add(part[i], part[i], part[i + step]);
    if (problem->count)
        mpq_set(use, part[0]);
    else
        mpq_set_ui(use, 0, 1);
    free_times(part, problem->count);
    return GPURTA_OK;
}

/* jobs := max(0, floor((t - D)/P) + 1) */
static void jobs_by(mpz_ptr jobs, const struct edf_problem *const problem, const size_t index,
                    mpq_srcptr t)
{
    mpq_t x;
    mpq_init(x);
    mpq_sub(x, t, problem->deadline[index]);
    mpq_div(x, x, problem->period[index]);
    mpz_fdiv_q(jobs, mpq_numref(x), mpq_denref(x));
    mpz_add_ui(jobs, jobs, 1);
    if (mpz_sgn(jobs) < 0)
        mpz_set_ui(jobs, 0);
    mpq_clear(x);
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
    mpq_srcptr most = problem->served_blocking;
    for (size_t i = 0; i < problem->count; i++)
        if (mpq_cmp(problem->deadline[i], t) > 0 && mpq_cmp(problem->blocking[i], most) > 0)
            most = problem->blocking[i];
    mpq_set(value, most);
}

/* ---- the test ---- */

static bool widen(mpz_ptr factor, mpq_srcptr v)
{
    mpz_lcm(factor, factor, mpq_denref(v));
    return mpz_sizeinbase(factor, 2) <= SCALE_MAX_BITS;
}

static void scale_free(struct edf_scale *const scale)
{
    mpz_clear(scale->factor);
    mpq_clear(scale->divisor);
}

static gpurta_status scale_for(struct edf_scale *const scale,
                               const struct edf_problem *const problem, mpq_srcptr divisor,
                               const int load, gpurta_error *const error)
{
    mpq_t v;
    mpq_init(v);
    mpz_init_set_ui(scale->factor, 1);
    mpq_init(scale->divisor);
    mpq_set(scale->divisor, divisor);
    scale->load = load;
    mpq_div(v, problem->served_blocking, divisor);
    bool small = widen(scale->factor, v);
    for (size_t i = 0; i < problem->count && small; i++) {
        small =
            widen(scale->factor, problem->deadline[i]) && widen(scale->factor, problem->period[i]);
        mpq_div(v, problem->wcet[i], divisor);
        small = small && widen(scale->factor, v);
        mpq_div(v, problem->blocking[i], divisor);
        small = small && widen(scale->factor, v);
    }
    mpq_clear(v);
    if (small)
        return GPURTA_OK;
    scale_free(scale);
    return fail(error, GPURTA_LIMIT, GPURTA_NO_ITEM,
                "edf: the common denominator of all times has more than %d bits", SCALE_MAX_BITS);
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

static gpurta_status too_big(gpurta_error *const error)
{
    return fail(error, GPURTA_OVERFLOW, GPURTA_NO_ITEM, "edf: 64-bit integers overflow");
}

static gpurta_status test_on(enum edf_outcome *const outcome, mpq_ptr witness, int64_t *const work,
                             const int64_t limit, const struct edf_problem *const problem,
                             const int load, const enum edf_path path, gpurta_error *const error)
{
    struct edf_scale scale;
    mpq_t rest;
    mpq_init(rest);
    mpq_set_ui(rest, 1, 1);
    mpq_sub(rest, rest, problem->share);
    const gpurta_status status = scale_for(&scale, problem, rest, load, error);
    mpq_clear(rest);
    if (status != GPURTA_OK)
        return status;
    bool ok = true;
    *outcome = EDF_TOO_BIG;
    if (path != EDF_MPZ)
        ok = edf_run_test_i64(outcome, witness, work, limit, problem, &scale);
    if (ok && path != EDF_I64 && *outcome == EDF_TOO_BIG)
        ok = edf_run_test_mpz(outcome, witness, work, limit, problem, &scale);
    scale_free(&scale);
    if (!ok)
        return fail_memory(error);
    return *outcome == EDF_TOO_BIG ? too_big(error) : GPURTA_OK;
}

gpurta_status edf_decide(enum edf_outcome *const outcome, mpq_ptr witness, int64_t *const work,
                         const int64_t limit, const struct edf_problem *const problem,
                         const enum edf_path path, gpurta_error *const error)
{
    mpq_t total;
    mpq_init(total);
    gpurta_status status = edf_use(total, problem, error);
    mpq_add(total, total, problem->share);
    const int load = mpq_cmp_ui(total, 1, 1);
    bool hopeless = false;
    for (size_t i = 0; i < problem->count && !hopeless; i++)
        hopeless = mpq_sgn(problem->deadline[i]) <= 0;
    if (status == GPURTA_OK) {
        *outcome = load > 0 || hopeless ? EDF_FAIL : EDF_PASS;
        if (hopeless || (load > 0 && !problem->count))
            mpq_set_ui(witness, 0, 1);
        else if (load > 0)
            overload_witness(witness, problem, total);
        else if (problem->count)
            status = test_on(outcome, witness, work, limit, problem, load, path, error);
    }
    mpq_clear(total);
    return status;
}

/* Responses of direct tasks, J included; U + U_s <= 1. */
static gpurta_status respond(enum edf_outcome *const outcome, mpq_t *const response,
                             const int64_t limit, const struct edf_problem *const problem,
                             const int load, const enum edf_path path, gpurta_error *const error)
{
    struct edf_scale scale;
    mpq_t one;
    mpq_init(one);
    mpq_set_ui(one, 1, 1);
    const gpurta_status status = scale_for(&scale, problem, one, load, error);
    mpq_clear(one);
    if (status != GPURTA_OK)
        return status;
    if (mpq_sgn(problem->share)) { /* U_s d is whole, and so is every d at which L steps */
        mpz_mul(scale.factor, scale.factor, mpq_numref(problem->share));
        mpz_mul(scale.factor, scale.factor, mpq_denref(problem->share));
    }
    bool ok = true;
    *outcome = EDF_TOO_BIG;
    if (path != EDF_MPZ)
        ok = edf_run_responses_i64(outcome, response, limit, problem, &scale);
    if (ok && path != EDF_I64 && *outcome == EDF_TOO_BIG)
        ok = edf_run_responses_mpz(outcome, response, limit, problem, &scale);
    scale_free(&scale);
    if (!ok)
        return fail_memory(error);
    for (size_t i = 0; *outcome == EDF_PASS && i < problem->count; i++)
        mpq_add(response[i], response[i], problem->latency);
    return *outcome == EDF_TOO_BIG ? too_big(error) : GPURTA_OK;
}

/* ---- the result ---- */

struct item {
    mpq_t response, deadline;
    bool has_response, has_deadline;
    gpurta_verdict verdict;
    size_t place; /* in the problem; its count for a task in a server */
};

struct gpurta_edf {
    struct edf_problem problem;
    struct item *item;
    size_t count, servers;
    mpq_t *bandwidth, use;
    mpq_t time, demand, supply; /* the witness */
    bool has_witness, exact;
    gpurta_verdict verdict;
    int64_t work;
    char reason[256], response_reason[192];
};

void gpurta_edf_destroy(gpurta_edf *const result)
{
    if (!result)
        return;
    for (size_t i = 0; result->item && i < result->count; i++)
        mpq_clears(result->item[i].response, result->item[i].deadline, NULL);
    free(result->item);
    free_times(result->bandwidth, result->servers);
    mpq_clears(result->use, result->time, result->demand, result->supply, NULL);
    edf_problem_clear(&result->problem);
    free(result);
}

/* An empty result; NULL: *status says why. */
static gpurta_edf *result_create(gpurta_status *const status, const gpurta_tasks *const tasks,
                                 const gpurta_options *const options, gpurta_error *const error)
{
    gpurta_edf *const fresh = calloc(1, sizeof *fresh);
    if (!fresh) {
        *status = fail_memory(error);
        return NULL;
    }
    *status = edf_problem_init(&fresh->problem, tasks, options, error);
    if (*status != GPURTA_OK) {
        free(fresh);
        return NULL;
    }
    mpq_inits(fresh->use, fresh->time, fresh->demand, fresh->supply, NULL);
    fresh->servers = tasks->servers;
    fresh->bandwidth = new_times(fresh->servers);
    fresh->count = tasks->count;
    fresh->item = calloc(fresh->count, sizeof *fresh->item);
    for (size_t i = 0; fresh->item && i < fresh->count; i++)
        mpq_inits(fresh->item[i].response, fresh->item[i].deadline, NULL);
    if (!fresh->bandwidth || !fresh->item) {
        gpurta_edf_destroy(fresh);
        *status = fail_memory(error);
        return NULL;
    }
    return fresh;
}

static void read_given(gpurta_edf *const result, const gpurta_tasks *const tasks)
{
    const struct edf_problem *const problem = &result->problem;
    for (size_t i = 0, place = 0; i < result->count; i++) {
        struct item *const item = &result->item[i];
        const struct rat *const deadline = task_deadline(&tasks->task[i]);
        item->has_deadline = rat_given(deadline);
        if (item->has_deadline)
            rat_get(item->deadline, deadline);
        const bool direct = place < problem->count && problem->origin[place] == i;
        item->place = direct ? place++ : problem->count;
    }
    mpq_t period;
    mpq_init(period);
    for (size_t i = 0; i < result->servers; i++) {
        rat_get(result->bandwidth[i], &tasks->server[i].budget);
        rat_get(period, &tasks->server[i].period);
        mpq_div(result->bandwidth[i], result->bandwidth[i], period);
    }
    mpq_clear(period);
}

static void sum_demand(mpq_ptr value, const struct edf_problem *const problem, mpq_srcptr t)
{
    mpq_t part;
    mpq_init(part);
    edf_blocking_at(value, problem, t);
    for (size_t i = 0; i < problem->count; i++) {
        edf_demand_of(part, problem, i, t);
        mpq_add(value, value, part);
    }
    mpq_clear(part);
}

static void keep_witness(gpurta_edf *const result)
{
    result->has_witness = true;
    sum_demand(result->demand, &result->problem, result->time);
    mpq_set_ui(result->supply, 1, 1);
    mpq_sub(result->supply, result->supply, result->problem.share);
    mpq_mul(result->supply, result->supply, result->time);
}

static void say_limit(char *const text, const size_t size, const int64_t limit,
                      const char *const what)
{
    snprintf(text, size,
             "the limit of %" PRId64 " task evaluations was reached before the %s ended; raise it "
             "with GPURTA_OPTION_EDF_LIMIT (command: --limit)",
             limit, what);
}

static gpurta_status decide(gpurta_edf *const result, const int load, const int64_t limit,
                            const enum edf_path path, gpurta_error *const error)
{
    enum edf_outcome outcome;
    const gpurta_status status =
        edf_decide(&outcome, result->time, &result->work, limit, &result->problem, path, error);
    if (status != GPURTA_OK)
        return status;
    if (outcome == EDF_CUT) {
        say_limit(result->reason, sizeof result->reason, limit, "demand test");
        return GPURTA_OK;
    }
    if (outcome == EDF_PASS) {
        result->verdict = GPURTA_SCHEDULABLE;
        return GPURTA_OK;
    }
    result->verdict = GPURTA_UNSCHEDULABLE;
    if (result->problem.count)
        keep_witness(result);
    snprintf(result->reason, sizeof result->reason, "%s",
             load > 0 ? "the utilization is above 1"
                      : "the demand at the witness is above what the GPU can do by then");
    return GPURTA_OK;
}

static void direct_verdict(struct item *const item, const gpurta_verdict set)
{
    if (item->has_response)
        item->verdict = mpq_cmp(item->response, item->deadline) <= 0 ? GPURTA_SCHEDULABLE
                                                                     : GPURTA_UNSCHEDULABLE;
    else if (set == GPURTA_SCHEDULABLE)
        item->verdict = GPURTA_SCHEDULABLE;
}

/* Whether responses beside servers make sense: every d >= 0. */
static bool positive_deadlines(const struct edf_problem *const problem)
{
    bool positive = true;
    for (size_t i = 0; i < problem->count && positive; i++)
        positive = mpq_sgn(problem->deadline[i]) > 0;
    return positive;
}

static gpurta_status find_responses(gpurta_edf *const result, const int load, const int64_t limit,
                                    const enum edf_path path, gpurta_error *const error)
{
    const struct edf_problem *const problem = &result->problem;
    if (load > 0 || (mpq_sgn(problem->share) && !positive_deadlines(problem))) {
        snprintf(result->response_reason, sizeof result->response_reason, "%s",
                 load > 0 ? "the utilization is above 1: responses have no bound"
                          : "a deadline is not above the latency");
        return GPURTA_OK;
    }
    mpq_t *const response = new_times(problem->count);
    if (!response)
        return fail_memory(error);
    enum edf_outcome outcome;
    const gpurta_status status = respond(&outcome, response, limit, problem, load, path, error);
    if (status == GPURTA_OK && outcome == EDF_CUT)
        say_limit(result->response_reason, sizeof result->response_reason, limit,
                  "search for response times");
    for (size_t i = 0; status == GPURTA_OK && outcome == EDF_PASS && i < problem->count; i++) {
        struct item *const item = &result->item[problem->origin[i]];
        mpq_swap(item->response, response[i]);
        item->has_response = true;
    }
    free_times(response, problem->count);
    return status;
}

/* ---- tasks in servers ---- */

/* What every task in a server is asked about. */
struct served {
    struct edf_sections sections;
    size_t *inhabitants; /* of each server */
};

static bool served_init(struct served *const served, const gpurta_edf *const result,
                        const gpurta_tasks *const tasks)
{
    served->inhabitants = calloc(tasks->servers ? tasks->servers : 1, sizeof *served->inhabitants);
    if (!served->inhabitants)
        return false;
    for (size_t i = 0; i < tasks->count; i++)
        if (tasks->task[i].server != GPURTA_NO_SERVER)
            served->inhabitants[tasks->task[i].server]++;
    edf_sections_init(&served->sections, &result->problem, tasks);
    return true;
}

static void served_clear(struct served *const served)
{
    free(served->inhabitants);
    edf_sections_clear(&served->sections);
}

/* bound := ceil(C/Q) P_s + b of a task alone in its server; false: none, P is too short */
static bool server_bound(mpq_ptr bound, const gpurta_edf *const result,
                         const gpurta_tasks *const tasks, const struct served *const served,
                         const size_t index)
{
    const struct task *const task = &tasks->task[index];
    const struct server *const server = &tasks->server[task->server];
    const struct rat *const period = &task->time[GPURTA_TASK_PERIOD];
    if (!rat_given(period) || task->saturated || served->inhabitants[task->server] != 1)
        return false;
    mpq_t v;
    mpz_t rounds;
    mpq_init(v);
    mpz_init(rounds);
    rat_get(bound, &task->time[GPURTA_TASK_WCET]);
    mpq_add(bound, bound, result->problem.overhead);
    rat_get(v, &server->budget);
    mpq_div(bound, bound, v);
    mpz_cdiv_q(rounds, mpq_numref(bound), mpq_denref(bound));
    mpq_set_z(bound, rounds);
    rat_get(v, &server->period);
    mpq_mul(bound, bound, v);
    mpq_add(bound, bound, edf_section_of_others(&served->sections, index));
    rat_get(v, period);
    const bool guaranteed = mpq_cmp(v, bound) >= 0;
    mpz_clear(rounds);
    mpq_clear(v);
    return guaranteed;
}

/* Names in reasons: cut there. */
enum { NAME_ROOM = 48 };

/* The name, or its default with the number from 1. */
static void name_for(char text[NAME_ROOM], const char *const name, const char kind,
                     const size_t index)
{
    if (name)
        snprintf(text, NAME_ROOM, "%.40s", name);
    else
        snprintf(text, NAME_ROOM, "%c%zu", kind, index + 1);
}

static void served_verdict(gpurta_edf *const result, const gpurta_tasks *const tasks,
                           const size_t index)
{
    struct item *const item = &result->item[index];
    if (!item->has_deadline)
        return;
    if (item->has_response && mpq_cmp(item->response, item->deadline) <= 0) {
        item->verdict = GPURTA_SCHEDULABLE;
    } else if (result->verdict == GPURTA_SCHEDULABLE) {
        result->verdict = GPURTA_UNKNOWN;
        const struct task *const task = &tasks->task[index];
        const char *const server = tasks->server[task->server].name;
        char own[NAME_ROOM], its[NAME_ROOM];
        name_for(own, task->name, 't', index);
        name_for(its, server, 's', (size_t)task->server);
        snprintf(result->reason, sizeof result->reason,
                 "tasks outside of servers meet their deadlines; server %s does not guarantee the "
                 "deadline of task %s",
                 its, own);
    }
}

/* Tasks in servers; a deadline without guarantee makes the set's verdict unknown. */
static gpurta_status served_verdicts(gpurta_edf *const result, const gpurta_tasks *const tasks,
                                     gpurta_error *const error)
{
    struct served served;
    if (result->verdict != GPURTA_SCHEDULABLE || result->problem.count == result->count)
        return GPURTA_OK;
    if (!served_init(&served, result, tasks))
        return fail_memory(error);
    mpq_t bound;
    mpq_init(bound);
    for (size_t i = 0; i < result->count; i++) {
        struct item *const item = &result->item[i];
        if (item->place < result->problem.count)
            continue;
        item->has_response = server_bound(bound, result, tasks, &served, i);
        if (item->has_response)
            mpq_add(item->response, bound, result->problem.latency);
        served_verdict(result, tasks, i);
    }
    mpq_clear(bound);
    served_clear(&served);
    return GPURTA_OK;
}

static gpurta_status fill(gpurta_edf *const result, const gpurta_tasks *const tasks,
                          const gpurta_options *const options, const enum edf_path path,
                          gpurta_error *const error)
{
    const int64_t limit = option(options, GPURTA_OPTION_EDF_LIMIT);
    read_given(result, tasks);
    gpurta_status status = edf_use(result->use, &result->problem, error);
    if (status != GPURTA_OK)
        return status;
    mpq_t total;
    mpq_init(total);
    mpq_add(total, result->use, result->problem.share);
    const int load = mpq_cmp_ui(total, 1, 1);
    mpq_clear(total);
    status = decide(result, load, limit, path, error);
    if (status == GPURTA_OK && result->problem.count &&
        option(options, GPURTA_OPTION_EDF_RESPONSES))
        status = find_responses(result, load, limit, path, error);
    if (status != GPURTA_OK)
        return status;
    for (size_t i = 0; i < result->problem.count; i++)
        direct_verdict(&result->item[result->problem.origin[i]], result->verdict);
    status = served_verdicts(result, tasks, error);
    if (status != GPURTA_OK)
        return status;
    if (result->verdict == GPURTA_SCHEDULABLE)
        snprintf(result->reason, sizeof result->reason, "every deadline is met");
    result->exact = !result->servers && mpq_sgn(result->problem.served_blocking) == 0;
    for (size_t i = 0; i < result->problem.count && result->exact; i++)
        result->exact = mpq_sgn(result->problem.blocking[i]) == 0;
    return GPURTA_OK;
}

gpurta_status edf_analyse_on(gpurta_edf **const result, const gpurta_tasks *const tasks,
                             const gpurta_options *const options, const enum edf_path path,
                             gpurta_error *const error)
{
    if (!result || !tasks || !tasks->count)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM,
                    "edf: NULL argument or no task");
    gpurta_status status;
    gpurta_edf *const fresh = result_create(&status, tasks, options, error);
    if (!fresh)
        return status;
    status = fill(fresh, tasks, options, path, error);
    if (status == GPURTA_OK)
        *result = fresh;
    else
        gpurta_edf_destroy(fresh);
    return status;
}

gpurta_status gpurta_edf_analyse(gpurta_edf **const result, const gpurta_tasks *const tasks,
                                 const gpurta_options *const options, gpurta_error *const error)
{
    return edf_analyse_on(result, tasks, options, EDF_AUTO, error);
}

size_t gpurta_edf_count(const gpurta_edf *const result)
{
    return result ? result->count : 0;
}

gpurta_verdict gpurta_edf_verdict(const gpurta_edf *const result, const char **const reason)
{
    if (reason)
        *reason = result ? result->reason : "no result";
    return result ? result->verdict : GPURTA_UNKNOWN;
}

const char *gpurta_edf_response_reason(const gpurta_edf *const result)
{
    return result && result->response_reason[0] ? result->response_reason : NULL;
}

int gpurta_edf_responses_exact(const gpurta_edf *const result)
{
    return result && result->exact;
}

static int give(mpq_ptr value, mpq_srcptr v)
{
    if (!value || !v)
        return 0;
    mpq_set(value, v);
    return 1;
}

int gpurta_edf_utilization(const gpurta_edf *const result, mpq_ptr use)
{
    return give(use, result ? result->use : NULL);
}

int gpurta_edf_server_utilization(const gpurta_edf *const result, mpq_ptr use)
{
    return give(use, result ? result->problem.share : NULL);
}

int gpurta_edf_witness(const gpurta_edf *const result, mpq_ptr time, mpq_ptr demand, mpq_ptr supply)
{
    if (!result || !result->has_witness || !time || !demand || !supply)
        return 0;
    mpq_set(time, result->time);
    mpq_set(demand, result->demand);
    mpq_set(supply, result->supply);
    return 1;
}

int gpurta_edf_demand(const gpurta_edf *const result, const size_t index, mpq_srcptr t,
                      mpq_ptr value)
{
    if (!result || index >= result->count || !t || !value)
        return 0;
    if (result->item[index].place < result->problem.count)
        edf_demand_of(value, &result->problem, result->item[index].place, t);
    else
        mpq_set_ui(value, 0, 1);
    return 1;
}

int gpurta_edf_blocking(const gpurta_edf *const result, mpq_srcptr t, mpq_ptr value)
{
    if (!result || !t || !value)
        return 0;
    edf_blocking_at(value, &result->problem, t);
    return 1;
}

int gpurta_edf_time_of(const gpurta_edf *const result, const size_t index,
                       const gpurta_edf_time which, mpq_ptr value)
{
    if (!result || index >= result->count)
        return 0;
    const struct item *const item = &result->item[index];
    if (which == GPURTA_EDF_RESPONSE)
        return item->has_response && give(value, item->response);
    return which == GPURTA_EDF_DEADLINE && item->has_deadline && give(value, item->deadline);
}

gpurta_verdict gpurta_edf_task_verdict(const gpurta_edf *const result, const size_t index)
{
    return result && index < result->count ? result->item[index].verdict : GPURTA_UNKNOWN;
}

size_t gpurta_edf_servers(const gpurta_edf *const result)
{
    return result ? result->servers : 0;
}

int gpurta_edf_bandwidth(const gpurta_edf *const result, const size_t server, mpq_ptr bandwidth)
{
    return result && server < result->servers && give(bandwidth, result->bandwidth[server]);
}

int64_t gpurta_edf_work(const gpurta_edf *const result)
{
    return result ? result->work : 0;
}

/* ---- ticks ---- */

size_t gpurta_edf_ticks_work(const size_t count)
{
    return count > SIZE_MAX / sizeof(struct edf_task_i64) ? 0 : count * sizeof(struct edf_task_i64);
}

static int bits_of(const uint64_t v)
{
    return v ? 64 - edf_leading_zeros(v) : 0;
}

/* Sign of sum C/P - 1, exactly: digit by digit in radix 2^digit.
 * After more digits than the product of all P has, a difference is no longer possible. */
static int exact_load(struct edf_set_i64 *const set)
{
    const int digit = 61 - bits_of(set->count);
    uint64_t bits = (uint64_t)bits_of(set->count);
    for (size_t i = 0; i < set->count; i++)
        bits += (uint64_t)bits_of((uint64_t)set->task[i].period);
    int64_t due = 1; /* sum of rests / P is compared with this */
    for (uint64_t done = 0; done <= bits; done += (uint64_t)digit) {
        due <<= digit;
        bool rests = false;
        for (size_t i = 0; i < set->count; i++) {
            struct edf_task_i64 *const task = &set->task[i];
            const uint64_t now = (uint64_t)(done ? task->rest : task->wcet);
            const struct wide n = {now >> (64 - digit), now << digit};
            uint64_t rest;
            const uint64_t q = wide_div(n, (uint64_t)task->period, &rest);
            if (q > (uint64_t)due)
                return 1;
            due -= (int64_t)q;
            task->rest = (int64_t)rest;
            rests = rests || rest;
        }
        if (due == 0)
            return rests;
        if (due >= (int64_t)set->count)
            return -1;
    }
    return 0;
}

/* Sign of U - 1. */
static int load_of(struct edf_set_i64 *const set)
{
    const int64_t count = (int64_t)set->count;
    uint64_t sum = 0;
    for (size_t i = 0; i < set->count; i++) {
        if (set->task[i].wcet > set->task[i].period || sum > (uint64_t)EDF_ONE + (uint64_t)count)
            return 1;
        sum += (uint64_t)set->task[i].share;
    }
    if (sum + (uint64_t)count <= (uint64_t)EDF_ONE)
        return -1;
    return sum >= (uint64_t)EDF_ONE + (uint64_t)count ? 1 : exact_load(set);
}

gpurta_status gpurta_edf_ticks(const size_t count, const int64_t *const wcet,
                               const int64_t *const deadline, const int64_t *const period,
                               const int64_t *const nonpreemptable, const int64_t limit,
                               gpurta_verdict *const verdict, int64_t *const witness,
                               void *const work, gpurta_error *const error)
{
    if (!count || !wcet || !deadline || !period || !verdict || !work)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM,
                    "edf ticks: NULL argument or no task");
    if (limit < 0)
        return fail(error, GPURTA_OUT_OF_RANGE, GPURTA_NO_ITEM,
                    "edf ticks: the limit must not be negative");
    struct edf_set_i64 set = {
        .task = work, .count = count, .limit = limit ? limit : GPURTA_EDF_DEFAULT_LIMIT};
    for (size_t i = 0; i < count; i++) {
        const int64_t section = nonpreemptable ? nonpreemptable[i] : 0;
        if (wcet[i] < 1 || deadline[i] < 1 || period[i] < 1 || section < 0)
            return fail(error, GPURTA_OUT_OF_RANGE, (int64_t)i,
                        "edf ticks: a time is below its range");
        if (wcet[i] > EDF_MAX || deadline[i] > EDF_MAX || period[i] > EDF_MAX)
            return fail(error, GPURTA_OVERFLOW, (int64_t)i, "edf ticks: a time is above 2^60");
        set.task[i].wcet = wcet[i];
        set.task[i].deadline = deadline[i];
        set.task[i].period = period[i];
        set.task[i].blocking = section < wcet[i] ? section : wcet[i];
    }
    edf_prepare_i64(&set);
    set.load = load_of(&set);
    int64_t t = 0;
    const enum edf_outcome outcome = set.load > 0 ? EDF_FAIL : edf_test_i64(&set, &t);
    if (outcome == EDF_TOO_BIG)
        return too_big(error);
    *verdict = outcome == EDF_PASS   ? GPURTA_SCHEDULABLE
               : outcome == EDF_FAIL ? GPURTA_UNSCHEDULABLE
                                     : GPURTA_UNKNOWN;
    if (witness)
        *witness = outcome == EDF_FAIL ? t : 0;
    return GPURTA_OK;
}
