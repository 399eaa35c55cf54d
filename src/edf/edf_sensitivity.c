/* Largest and smallest values that keep a set schedulable (gpurta/edf.h).
 *
 * Newton's method on exact rationals: with the value at which U + U_s = 1, test; a witness t says
 * how far the value has to go for t itself to hold; test again. Values only move one way, never
 * past the extreme value, and every step rules out one more pair of t and job counts. */
#include "edf/edf_search.h"

#include "base/fail.h"
#include "model/inputs.h"
#include "model/options.h"
#include "model/tasks.h"

#include "base/analyses.h"
#include <stdlib.h>

/* Most tests of approach(). */
#define APPROACHES 20
/* Task evaluations of one test of probe(), by task. */
#define PROBE_WORK 8192
#define START_PROBE_WORK 1024
/* The same where halving has come within a tick of U + U_s = 1, and the numerator of that period,
 * which divides the hyperperiod, has more bits than that: no walk gets there. */
#define ENDLESS_WORK 256
#define ENDLESS_BITS 48
/* Part of the limit for halving. */
#define HALVING 64
/* Part of the limit for a test at U + U_s = 1, whose end is mostly out of reach. */
#define AT_ONE 256

static bool is_minimum(const gpurta_edf_parameter parameter)
{
    return parameter == GPURTA_EDF_MIN_PERIOD || parameter == GPURTA_EDF_MIN_BUDGET;
}

/* use_now := U with that value, from U as given: a sum over all tasks would be of long numbers. */
static void apply_to_use(struct search *const s, mpq_srcptr value)
{
    const struct edf_problem *const p = &s->problem;
    LOCAL_MPQ(x);
    mpq_set(s->use_now, s->use);
    switch (s->parameter) {
    case GPURTA_EDF_MAX_OVERHEAD: /* U + (v - o) r */
        mpq_sub(x, value, p->overhead);
        mpq_mul(x, x, s->rate);
        break;
    case GPURTA_EDF_MAX_SCALE: /* (U - o r) v + o r */
        mpq_mul(x, p->overhead, s->rate);
        mpq_sub(s->use_now, s->use_now, x);
        mpq_mul(s->use_now, s->use_now, value);
        break;
    case GPURTA_EDF_MAX_WCET: /* U + (v - C) / P */
        mpq_sub(x, value, s->wcet[s->place]);
        mpq_div(x, x, READ_RAT(&p->task[s->place].period));
        break;
    case GPURTA_EDF_MIN_PERIOD: /* U of the others + (C + o)/v */
        mpq_div(x, READ_RAT(&p->task[s->place].wcet), value);
        break;
    case GPURTA_EDF_MIN_BUDGET:
    case GPURTA_EDF_MAX_BUDGET:
        break;
    }
    mpq_add(s->use_now, s->use_now, x);
}

/* r := v + by; false: out of memory */
static bool set_sum(struct rat *const r, mpq_srcptr v, mpq_srcptr by)
{
    LOCAL_MPQ(sum);
    mpq_add(sum, v, by);
    return rat_set(r, sum);
}

/* r := factor v + by; the same */
static bool set_line(struct rat *const r, mpq_srcptr factor, mpq_srcptr v, mpq_srcptr by)
{
    LOCAL_MPQ(product);
    mpq_mul(product, factor, v);
    return set_sum(r, product, by);
}

/* Puts a value of the parameter into the problem; false: out of memory. */
static bool apply(struct search *const s, mpq_srcptr value)
{
    struct edf_problem *const p = &s->problem;
    struct edf_times *const own = &p->task[s->place];
    bool kept = true;
    apply_to_use(s, value);
    switch (s->parameter) {
    case GPURTA_EDF_MAX_OVERHEAD:
        for (size_t i = 0; i < p->count && kept; i++)
            kept = set_sum(&p->task[i].wcet, s->wcet[i], value) &&
                   set_sum(&p->task[i].blocking, s->section[i], value);
        mpq_set_ui(p->served_blocking, (unsigned long)s->inhabited, 1);
        mpq_mul(p->served_blocking, p->served_blocking, value);
        mpq_add(p->served_blocking, p->served_blocking, s->served);
        break;
    case GPURTA_EDF_MAX_SCALE:
        for (size_t i = 0; i < p->count && kept; i++)
            kept = set_line(&p->task[i].wcet, value, s->wcet[i], p->overhead) &&
                   set_line(&p->task[i].blocking, value, s->section[i], p->overhead);
        break;
    case GPURTA_EDF_MAX_WCET:
        kept = set_sum(&own->wcet, value, p->overhead) &&
               set_sum(&own->blocking, mpq_cmp(value, s->own_section) < 0 ? value : s->own_section,
                       p->overhead);
        break;
    case GPURTA_EDF_MIN_PERIOD:
        kept = rat_set(&own->period, value);
        if (s->follows) {
            LOCAL_MPQ(deadline);
            mpq_sub(deadline, value, p->latency);
            kept = kept && rat_set(&own->deadline, deadline);
        }
        break;
    case GPURTA_EDF_MIN_BUDGET:
    case GPURTA_EDF_MAX_BUDGET:
        mpq_div(p->share, value, s->own_period);
        mpq_add(p->share, p->share, s->others);
        break;
    }
    return kept;
}

/* value := the one with U + U_s = 1; false: there is none. */
static bool start(const struct search *const s, mpq_ptr value)
{
    mpq_srcptr use = s->use, rate = s->rate;
    const struct edf_problem *const p = &s->problem;
    const struct edf_times *const own = &p->task[s->place];
    LOCAL_MPQ(rest, x);
    edf_from_one(rest, p->share);
    bool exists = true;
    switch (s->parameter) {
    case GPURTA_EDF_MAX_OVERHEAD: /* (1 - U_s - U + o r) / r with r = sum 1/P */
        mpq_sub(rest, rest, use);
        mpq_div(value, rest, rate);
        mpq_add(value, value, p->overhead);
        break;
    case GPURTA_EDF_MAX_SCALE: /* (1 - U_s - o r) / (U - o r) */
        mpq_mul(x, rate, p->overhead);
        mpq_sub(rest, rest, x);
        mpq_sub(x, use, x);
        mpq_div(value, rest, x);
        break;
    case GPURTA_EDF_MAX_WCET: /* (1 - U_s - U) P + C */
        mpq_sub(rest, rest, use);
        mpq_mul(value, rest, READ_RAT(&own->period));
        mpq_add(value, value, s->wcet[s->place]);
        break;
    case GPURTA_EDF_MIN_PERIOD: /* (C + o) / (1 - U_s - U of the others) */
        mpq_sub(rest, rest, use);
        exists = mpq_sgn(rest) > 0;
        if (exists)
            mpq_div(value, READ_RAT(&own->wcet), rest);
        mpq_add(x, p->latency, READ_RAT(&own->wcet));
        if (exists && s->follows && mpq_cmp(value, x) < 0) /* D - J >= C + o */
            mpq_set(value, x);
        break;
    case GPURTA_EDF_MIN_BUDGET:
    case GPURTA_EDF_MAX_BUDGET: /* (1 - U - bandwidth of the others) P_s, at most P_s */
        edf_from_one(rest, use);
        mpq_sub(rest, rest, s->others);
        mpq_mul(value, rest, s->own_period);
        if (mpq_cmp(value, s->own_period) > 0)
            mpq_set(value, s->own_period);
        break;
    }
    return exists;
}

/* x := the multiple of a power of two next to `edge` on its safe side, at about edge / 2^k from it.
 * Its denominator is short, where that of the edge may be a product of all periods. */
static void beside(const struct search *const s, mpq_ptr x, mpq_srcptr edge, const int k)
{
    const bool minimum = is_minimum(s->parameter);
    const long log =
        (long)mpz_sizeinbase(mpq_numref(edge), 2) - (long)mpz_sizeinbase(mpq_denref(edge), 2) - k;
    mpq_set(x, edge);
    if (log > 0)
        mpq_div_2exp(x, x, (mp_bitcnt_t)log);
    else
        mpq_mul_2exp(x, x, (mp_bitcnt_t)-log);
    if (minimum)
        mpz_fdiv_q(mpq_numref(x), mpq_numref(x), mpq_denref(x));
    else
        mpz_cdiv_q(mpq_numref(x), mpq_numref(x), mpq_denref(x));
    if (minimum)
        mpz_add_ui(mpq_numref(x), mpq_numref(x), 1);
    else
        mpz_sub_ui(mpq_numref(x), mpq_numref(x), 1);
    mpz_set_ui(mpq_denref(x), 1);
    if (log > 0)
        mpq_mul_2exp(x, x, (mp_bitcnt_t)log);
    else
        mpq_div_2exp(x, x, (mp_bitcnt_t)-log);
}

/* The test with the value that was applied. */
static gpurta_status decide_now(struct search *const s, enum edf_outcome *const outcome, mpq_ptr t,
                                const int64_t limit)
{
    LOCAL_MPQ(total);
    mpq_add(total, s->use_now, s->problem.share);
    const int load = mpq_cmp_ui(total, 1, 1);
    return edf_decide(outcome, t, &s->work, limit, &s->problem, load, s->error);
}

/* The test with the value, and a smaller limit where U + U_s = 1. */
static gpurta_status decide(struct search *const s, enum edf_outcome *const outcome, mpq_ptr t,
                            mpq_srcptr value, const int64_t most)
{
    const int64_t end = most < s->limit - s->work ? s->work + most : s->limit;
    if (!apply(s, value))
        return fail_memory(s->error);
    edf_charge_start(s);
    return decide_now(s, outcome, t, end);
}

/* Tests values beside the one with U + U_s = 1, from afar to near: a witness of one of them moves
 * `value` past it, and spares the test of a value whose busy period is endless. */
static gpurta_status probe(struct search *const s, mpq_ptr value)
{
    enum edf_outcome outcome = EDF_PASS;
    gpurta_status status = GPURTA_OK;
    LOCAL_MPQ(t, x);
    for (int k = 4; k <= 32 && outcome == EDF_PASS && status == GPURTA_OK; k += 4) {
        bool cut;
        beside(s, x, value, k);
        if (!edf_allowed(s, x) ||
            (mpq_sgn(s->safe) && is_minimum(s->parameter) == (mpq_cmp(x, s->safe) >= 0)))
            continue;
        status = decide(s, &outcome, t, x, PROBE_WORK * (int64_t)s->problem.count);
        if (status == GPURTA_OK && outcome == EDF_FAIL && edf_refine(s, x, t, &cut) && !cut)
            mpq_set(value, x);
        if (status == GPURTA_OK && outcome == EDF_PASS)
            mpq_set(s->safe, x);
    }
    return status;
}

/* The smallest period that fails in whole ticks, with its witness, in place of `value`, which has
 * U + U_s = 1. */
static gpurta_status halve(struct search *const s, enum edf_outcome *const outcome, mpq_ptr value,
                           mpq_ptr t, bool *const near)
{
    struct edf_halving halving = {
        .place = s->place, .follows = s->follows, .low = value, .high = s->safe};
    edf_charge_start(s);
    const gpurta_status status = edf_halve(outcome, t, &s->work, s->work + s->limit / HALVING,
                                           &s->problem, &halving, s->error);
    *near = halving.near;
    return status != GPURTA_OK || *outcome != EDF_FAIL || apply(s, value) ? status
                                                                          : fail_memory(s->error);
}

/* Newton from `value`, which is not past the extreme one. EDF_PASS: value is the extreme one;
 * EDF_FAIL: none exists; EDF_CUT: the limit, value is not past the extreme one. */
static gpurta_status newton(struct search *const s, enum edf_outcome *const outcome, mpq_ptr value)
{
    LOCAL_MPQ(t);
    bool possible = true, cut = false, near = false;
    gpurta_status status = GPURTA_OK;
    *outcome = EDF_CUT;
    if (s->parameter == GPURTA_EDF_MIN_PERIOD)
        status = halve(s, outcome, value, t, &near);
    const bool endless = near && mpz_sizeinbase(mpq_numref(value), 2) > ENDLESS_BITS;
    const int64_t start = (endless ? ENDLESS_WORK : START_PROBE_WORK) * (int64_t)s->problem.count;
    if (status == GPURTA_OK && *outcome == EDF_CUT)
        status = decide(s, outcome, t, value, start);
    if (status == GPURTA_OK && *outcome == EDF_CUT && !endless) {
        status = probe(s, value);
        if (status == GPURTA_OK)
            status = decide(s, outcome, t, value, s->limit / AT_ONE);
    }
    while (status == GPURTA_OK && *outcome == EDF_FAIL) {
        possible = edf_refine(s, value, t, &cut);
        cut = cut || s->work >= s->limit;
        if (!possible || cut)
            break;
        if (mpq_sgn(value) && mpq_equal(value, s->safe)) {
            *outcome = EDF_PASS;
            break;
        }
        status = decide(s, outcome, t, value, s->limit);
    }
    if (cut && possible)
        *outcome = EDF_CUT;
    return status;
}

/* After a cut: a value on the safe side of `edge` that can be shown to be schedulable, the nearer
 * the better. A witness on the way moves the edge. */
static gpurta_status approach(struct search *const s, bool *const found, mpq_ptr safe, mpq_ptr edge)
{
    const int64_t all = s->limit, share = all / APPROACHES + 1, before = s->work;
    int64_t used = before;
    gpurta_status status = GPURTA_OK;
    LOCAL_MPQ(t);
    *found = false;
    for (int k = 40;
         k >= -2 && !*found && status == GPURTA_OK && used - before<all; k -= k> 10 ? 5 : 1) {
        enum edf_outcome outcome = EDF_CUT;
        bool cut;
        beside(s, safe, edge, k);
        if (!edf_allowed(s, safe))
            break;
        s->work = 0;
        s->limit = share;
        status = apply(s, safe) ? decide_now(s, &outcome, t, share) : fail_memory(s->error);
        used += s->work;
        *found = status == GPURTA_OK && outcome == EDF_PASS;
        if (status == GPURTA_OK && outcome == EDF_FAIL && edf_refine(s, safe, t, &cut) && !cut)
            mpq_set(edge, safe);
    }
    s->work = used;
    return status;
}

/* ---- the smallest budget ---- */

static gpurta_status only_inhabitant(const struct search *const s, size_t *const index,
                                     const gpurta_tasks *const tasks, const size_t server)
{
    for (size_t i = 0; i < tasks->count; i++)
        if (tasks->task[i].server == server)
            *index = i;
    const struct task *const task = &tasks->task[*index];
    if (s->problem.inhabitants[server] != 1 || task->saturated ||
        !rat_given(&task->time[GPURTA_TASK_PERIOD]))
        return fail(s->error, GPURTA_NOT_APPLICABLE, (int64_t)server,
                    "edf: a budget is guaranteed to the only task of a server, with a period and "
                    "not saturated");
    return GPURTA_OK;
}

/* value := the smaller of value and c/m + o, with the largest m for which m P_s fits into span */
static void take_budget(const struct search *const s, mpq_ptr value, mpq_srcptr c, mpq_srcptr span)
{
    LOCAL_MPQ(v);
    mpq_div(v, span, s->own_period);
    mpz_fdiv_q(mpq_numref(v), mpq_numref(v), mpq_denref(v));
    mpz_set_ui(mpq_denref(v), 1);
    if (mpq_sgn(v) > 0) {
        mpq_div(v, c, v);
        mpq_add(v, v, s->problem.overhead);
        if (mpq_cmp(v, s->own_period) <= 0 && (!mpq_sgn(value) || mpq_cmp(v, value) < 0))
            mpq_set(value, v);
    }
}

/* The two ways to a bound of server_bound() in edf.c, solved for Q: c/m + o, c being C where
 * m P_s + b fits into P and D - J, and C + o where m P_s fits into P, and m P_s + b into D - J.
 * false: none */
static bool smallest_budget(const struct search *const s, mpq_ptr value,
                            const gpurta_tasks *const tasks, const size_t index)
{
    const struct task *const task = &tasks->task[index];
    LOCAL_MPQ(c, span, period, b);
    rat_get(c, &task->time[GPURTA_TASK_WCET]);
    rat_get(period, &task->time[GPURTA_TASK_PERIOD]);
    rat_get(span, task_deadline(task));
    edf_blocking_of_others(b, &s->problem, task->server);
    mpq_sub(span, span, s->problem.latency);
    mpq_sub(span, span, b);
    mpq_sub(b, period, b);
    mpq_set_ui(value, 0, 1);
    take_budget(s, value, c, mpq_cmp(b, span) < 0 ? b : span);
    mpq_add(c, c, s->problem.overhead);
    take_budget(s, value, c, mpq_cmp(period, span) < 0 ? period : span);
    return mpq_sgn(value) > 0;
}

static gpurta_status find_smallest_budget(struct search *const s, enum edf_outcome *const outcome,
                                          mpq_ptr value, const gpurta_tasks *const tasks,
                                          const size_t item)
{
    size_t index = 0;
    gpurta_status status = only_inhabitant(s, &index, tasks, item);
    if (status != GPURTA_OK)
        return status;
    *outcome = EDF_FAIL;
    if (!smallest_budget(s, value, tasks, index))
        return GPURTA_OK;
    LOCAL_MPQ(t);
    return apply(s, value) ? decide_now(s, outcome, t, s->limit) : fail_memory(s->error);
}

/* ---- the call ---- */

static bool has_item(const struct edf_problem *const problem, const gpurta_tasks *const tasks,
                     const gpurta_edf_parameter parameter, const size_t item, size_t *const place)
{
    if (parameter == GPURTA_EDF_MAX_WCET || parameter == GPURTA_EDF_MIN_PERIOD) {
        for (size_t i = 0; i < problem->count; i++) {
            if (problem->task[i].origin == item) {
                *place = i;
                return true;
            }
        }
        return false;
    }
    return parameter <= GPURTA_EDF_MAX_SCALE || item < tasks->servers;
}

/* Sum of the longest sections of the servers, without o. */
static void find_served(struct search *const s)
{
    mpq_set(s->served, s->problem.served_blocking);
    for (size_t server = 0; server < s->problem.servers; server++) {
        if (!s->problem.inhabitants[server])
            continue;
        mpq_sub(s->served, s->served, s->problem.overhead);
        s->inhabited++;
    }
}

static void find_use(struct search *const s)
{
    const struct edf_problem *const p = &s->problem;
    struct edf_times *const own = &p->task[s->place];
    edf_use(s->use, p);
    if (s->parameter == GPURTA_EDF_MIN_PERIOD) {
        mpq_div(s->rate, READ_RAT(&own->wcet), READ_RAT(&own->period));
        mpq_sub(s->use, s->use, s->rate);
    }
    if (s->parameter <= GPURTA_EDF_MAX_SCALE)
        edf_rate(s->rate, p);
    s->work += START_WORK * (int64_t)p->count + edf_use_work(s->use, p->count);
}

static gpurta_status search_init(struct search *const s, const gpurta_tasks *const tasks,
                                 const size_t item, const gpurta_options *const options,
                                 const int64_t budget)
{
    gpurta_status status = edf_problem_init(&s->problem, tasks, options, s->error);
    if (status != GPURTA_OK)
        return status;
    s->limit = budget / 2 + 1; /* the rest is for approach() */
    s->times = s->parameter <= GPURTA_EDF_MAX_WCET ? s->problem.count : 0;
    s->wcet = edf_new_times(s->times);
    s->section = edf_new_times(s->times);
    mpq_inits(s->own_section, s->served, s->others, s->own_period, s->use, s->rate, s->use_now,
              s->safe, NULL);
    for (size_t i = 0; s->wcet && s->section && i < s->times; i++) {
        const struct edf_times *const from = &s->problem.task[i];
        mpq_sub(s->wcet[i], READ_RAT(&from->wcet), s->problem.overhead);
        mpq_sub(s->section[i], READ_RAT(&from->blocking), s->problem.overhead);
    }
    find_served(s);
    if (s->parameter >= GPURTA_EDF_MIN_BUDGET && item < tasks->servers) {
        rat_get(s->own_period, &tasks->server[item].period);
        rat_get(s->others, &tasks->server[item].budget);
        mpq_div(s->others, s->others, s->own_period);
        mpq_sub(s->others, s->problem.share, s->others);
    }
    if (!s->wcet || !s->section)
        return fail_memory(s->error);
    if (!has_item(&s->problem, tasks, s->parameter, item, &s->place))
        return fail(s->error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM,
                    "edf sensitivity: no such server, or no such task outside of servers");
    if (s->parameter == GPURTA_EDF_MAX_WCET)
        rat_get(s->own_section, &tasks->task[item].time[GPURTA_TASK_NONPREEMPTABLE]);
    s->follows = s->parameter == GPURTA_EDF_MIN_PERIOD &&
                 !rat_given(&tasks->task[item].time[GPURTA_TASK_DEADLINE]);
    if (!s->problem.count && s->parameter <= GPURTA_EDF_MAX_SCALE)
        return fail(s->error, GPURTA_NOT_APPLICABLE, GPURTA_NO_ITEM,
                    "edf sensitivity: no task is scheduled outside of servers");
    find_use(s);
    return GPURTA_OK;
}

static void search_clear(struct search *const s)
{
    edf_free_times(s->wcet, s->times);
    edf_free_times(s->section, s->times);
    mpq_clears(s->own_section, s->served, s->others, s->own_period, s->use, s->rate, s->use_now,
               s->safe, NULL);
    edf_problem_clear(&s->problem);
}

static bool hopeless(const struct search *const s)
{
    bool late = false;
    for (size_t i = 0; i < s->problem.count && !late; i++)
        late = rat_sgn(&s->problem.task[i].deadline) <= 0 && !(s->follows && i == s->place);
    return late;
}

static gpurta_status find_extreme(struct search *const s, enum edf_outcome *const outcome,
                                  mpq_ptr value)
{
    *outcome = EDF_FAIL;
    return !hopeless(s) && start(s, value) && edf_allowed(s, value) ? newton(s, outcome, value)
                                                                    : GPURTA_OK;
}

/* From what the search found to the caller's interval. */
static gpurta_status report(struct search *const s, const enum edf_outcome outcome, mpq_ptr value,
                            gpurta_verdict *const found, mpq_ptr low, mpq_ptr high)
{
    if (outcome == EDF_FAIL) {
        *found = GPURTA_UNSCHEDULABLE;
        return GPURTA_OK;
    }
    bool proven = outcome == EDF_PASS;
    gpurta_status status = GPURTA_OK;
    LOCAL_MPQ(safe);
    mpq_set(safe, value);
    if (!proven && mpq_sgn(s->safe)) {
        proven = true;
        mpq_set(safe, s->safe);
    }
    if (!proven && s->parameter != GPURTA_EDF_MIN_BUDGET)
        status = approach(s, &proven, safe, value);
    if (status == GPURTA_OK) {
        const bool minimum = is_minimum(s->parameter);
        if (!proven && !minimum)
            mpq_set_ui(safe, 0, 1);
        else if (!proven)
            mpq_set(safe, value);
        *found = proven ? GPURTA_SCHEDULABLE : GPURTA_UNKNOWN;
        mpq_set(low, minimum ? value : safe);
        mpq_set(high, minimum ? safe : value);
    }
    return status;
}

gpurta_status gpurta_edf_sensitivity_of(gpurta_verdict *const found, mpq_ptr low, mpq_ptr high,
                                        const gpurta_tasks *const tasks,
                                        const gpurta_edf_parameter parameter, const size_t item,
                                        const gpurta_options *const options, int64_t *const budget,
                                        gpurta_error *const error)
{
    if (!found || !low || !high || !tasks || !tasks->count || (budget && *budget < 1) ||
        (int)parameter < GPURTA_EDF_MAX_OVERHEAD || (int)parameter > GPURTA_EDF_MAX_BUDGET)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM,
                    "edf sensitivity: NULL argument, no task, no budget or no such parameter");
    gpurta_status status = gpurta_options_check(options, "edf", error);
    if (status != GPURTA_OK)
        return status;
    struct search s = {.parameter = parameter, .error = error};
    status = search_init(&s, tasks, item, options,
                         budget ? *budget : option(options, GPURTA_OPTION_EDF_LIMIT));
    if (!s.problem.task)
        return status;
    enum edf_outcome outcome;
    LOCAL_MPQ(value);
    if (status == GPURTA_OK)
        status = parameter == GPURTA_EDF_MIN_BUDGET
                     ? find_smallest_budget(&s, &outcome, value, tasks, item)
                     : find_extreme(&s, &outcome, value);
    if (status == GPURTA_OK)
        status = report(&s, outcome, value, found, low, high);
    if (status == GPURTA_OK && budget)
        *budget -= s.work;
    search_clear(&s);
    return status;
}

gpurta_status gpurta_edf_sensitivity(const gpurta_model *const model,
                                     const gpurta_edf_parameter parameter, const size_t item,
                                     const gpurta_options *const options, int64_t *const budget,
                                     gpurta_verdict *const found, mpq_ptr low, mpq_ptr high,
                                     gpurta_error *const error)
{
    struct inputs in;
    gpurta_status status = inputs_take(&in, model, options, TAKE_TASKS | TAKE_EDF, error);
    if (!status)
        status = gpurta_edf_sensitivity_of(found, low, high, in.tasks, parameter, item, in.options,
                                           budget, error);
    return inputs_end(&in, status, error);
}
