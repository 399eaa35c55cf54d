/* Largest and smallest values that keep a set schedulable (gpurta/edf.h).
 *
 * Newton's method on exact rationals: with the value at which U + U_s = 1, test; a witness t says
 * how far the value has to go for t itself to hold; test again. Values only move one way, never
 * past the extreme value, and every step rules out one more pair of t and job counts. */
#include "edf/edf.h"

#include "base/fail.h"
#include "model/options.h"
#include "model/tasks.h"

#include <stdlib.h>

/* Task evaluations that take about as long as reading one task's rationals. */
#define START_WORK 16
/* Most tests of approach(). */
#define APPROACHES 20

struct search {
    struct edf_problem problem;
    gpurta_edf_parameter parameter;
    bool follows;             /* D is P, and varies with it */
    size_t place;             /* of the direct task that varies */
    mpq_t *wcet, *section;    /* as given: C without o, and np, at most C */
    mpq_t own_section;        /* np of that task, which may be more than its C */
    mpq_t served;             /* sum of the longest np of each server, without o */
    size_t inhabited;         /* servers with a task */
    mpq_t others, own_period; /* of servers: bandwidth of all but `item`, and its period */
    int64_t work, limit;
    gpurta_error *error;
};

static bool is_minimum(const gpurta_edf_parameter parameter)
{
    return parameter == GPURTA_EDF_MIN_PERIOD || parameter == GPURTA_EDF_MIN_BUDGET;
}

/* A test after `apply` begins with new numbers, which costs more than an evaluation of each task.
 */
static void charge_start(struct search *const s)
{
    int64_t words = 0;
    for (size_t i = 0; i < s->problem.count; i++)
        words += (int64_t)(mpz_sizeinbase(mpq_numref(s->problem.wcet[i]), 2) / 64 +
                           mpz_sizeinbase(mpq_denref(s->problem.wcet[i]), 2) / 64);
    s->work += START_WORK * ((int64_t)s->problem.count + words);
}

/* Puts a value of the parameter into the problem. */
static void apply(struct search *const s, mpq_srcptr value)
{
    struct edf_problem *const p = &s->problem;
    switch (s->parameter) {
    case GPURTA_EDF_MAX_OVERHEAD:
        for (size_t i = 0; i < p->count; i++) {
            mpq_add(p->wcet[i], s->wcet[i], value);
            mpq_add(p->blocking[i], s->section[i], value);
        }
        mpq_set_ui(p->served_blocking, (unsigned long)s->inhabited, 1);
        mpq_mul(p->served_blocking, p->served_blocking, value);
        mpq_add(p->served_blocking, p->served_blocking, s->served);
        break;
    case GPURTA_EDF_MAX_SCALE:
        for (size_t i = 0; i < p->count; i++) {
            mpq_mul(p->wcet[i], s->wcet[i], value);
            mpq_add(p->wcet[i], p->wcet[i], p->overhead);
            mpq_mul(p->blocking[i], s->section[i], value);
            mpq_add(p->blocking[i], p->blocking[i], p->overhead);
        }
        break;
    case GPURTA_EDF_MAX_WCET:
        mpq_add(p->wcet[s->place], value, p->overhead);
        mpq_add(p->blocking[s->place], mpq_cmp(value, s->own_section) < 0 ? value : s->own_section,
                p->overhead);
        break;
    case GPURTA_EDF_MIN_PERIOD:
        mpq_set(p->period[s->place], value);
        if (s->follows)
            mpq_sub(p->deadline[s->place], value, p->latency);
        break;
    case GPURTA_EDF_MIN_BUDGET:
    case GPURTA_EDF_MAX_BUDGET:
        mpq_div(p->share, value, s->own_period);
        mpq_add(p->share, p->share, s->others);
        break;
    }
}

/* r := 1 - a */
static void from_one(mpq_ptr r, mpq_srcptr a)
{
    mpq_t one;
    mpq_init(one);
    mpq_set_ui(one, 1, 1);
    mpq_sub(r, one, a);
    mpq_clear(one);
}

/* sum := sum of 1/P */
static void rate(mpq_ptr sum, const struct edf_problem *const problem)
{
    mpq_t part;
    mpq_init(part);
    mpq_set_ui(sum, 0, 1);
    for (size_t i = 0; i < problem->count; i++) {
        mpq_inv(part, problem->period[i]);
        mpq_add(sum, sum, part);
    }
    mpq_clear(part);
}

/* value := the one with U + U_s = 1; false: there is none. `use` is U of the problem as given. */
static bool start(const struct search *const s, mpq_ptr value, mpq_srcptr use)
{
    const struct edf_problem *const p = &s->problem;
    mpq_t rest, x;
    mpq_inits(rest, x, NULL);
    from_one(rest, p->share);
    bool exists = true;
    switch (s->parameter) {
    case GPURTA_EDF_MAX_OVERHEAD: /* (1 - U_s - U + o r) / r with r = sum 1/P */
        rate(x, p);
        mpq_sub(rest, rest, use);
        mpq_div(value, rest, x);
        mpq_add(value, value, p->overhead);
        break;
    case GPURTA_EDF_MAX_SCALE: /* (1 - U_s - o r) / (U - o r) */
        rate(x, p);
        mpq_mul(x, x, p->overhead);
        mpq_sub(rest, rest, x);
        mpq_sub(x, use, x);
        mpq_div(value, rest, x);
        break;
    case GPURTA_EDF_MAX_WCET: /* (1 - U_s - U) P + C */
        mpq_sub(rest, rest, use);
        mpq_mul(value, rest, p->period[s->place]);
        mpq_add(value, value, s->wcet[s->place]);
        break;
    case GPURTA_EDF_MIN_PERIOD: /* (C + o) / (1 - U_s - U + (C + o)/P) */
        mpq_sub(rest, rest, use);
        mpq_div(x, p->wcet[s->place], p->period[s->place]);
        mpq_add(rest, rest, x);
        exists = mpq_sgn(rest) > 0;
        if (exists)
            mpq_div(value, p->wcet[s->place], rest);
        mpq_add(x, p->latency, p->wcet[s->place]);
        if (exists && s->follows && mpq_cmp(value, x) < 0) /* D - J >= C + o */
            mpq_set(value, x);
        break;
    case GPURTA_EDF_MIN_BUDGET:
    case GPURTA_EDF_MAX_BUDGET: /* (1 - U - bandwidth of the others) P_s, at most P_s */
        from_one(rest, use);
        mpq_sub(rest, rest, s->others);
        mpq_mul(value, rest, s->own_period);
        if (mpq_cmp(value, s->own_period) > 0)
            mpq_set(value, s->own_period);
        break;
    }
    mpq_clears(rest, x, NULL);
    return exists;
}

/* Whether a value makes sense at all. */
static bool allowed(const struct search *const s, mpq_srcptr value)
{
    if (s->parameter == GPURTA_EDF_MAX_OVERHEAD)
        return mpq_sgn(value) >= 0;
    return mpq_sgn(value) > 0;
}

/* jobs := number of jobs of direct task i with a deadline at t or before */
static void jobs_at(mpq_ptr jobs, const struct edf_problem *const problem, const size_t i,
                    mpq_srcptr t)
{
    edf_demand_of(jobs, problem, i, t);
    mpq_div(jobs, jobs, problem->wcet[i]);
}

/* jobs := all jobs by t, work := their C as given (no o), both over the direct tasks but one */
static void counts_at(const struct search *const s, mpq_ptr jobs, mpq_ptr work, mpq_srcptr t)
{
    mpq_t k;
    mpq_init(k);
    mpq_set_ui(jobs, 0, 1);
    mpq_set_ui(work, 0, 1);
    for (size_t i = 0; i < s->problem.count; i++) {
        jobs_at(k, &s->problem, i, t);
        mpq_add(jobs, jobs, k);
        mpq_mul(k, k, s->wcet[i]);
        mpq_add(work, work, k);
    }
    mpq_clear(k);
}

/* room := (1 - U_s) t - B(t) */
static void room_at(const struct search *const s, mpq_ptr room, mpq_srcptr t)
{
    mpq_t blocking;
    mpq_init(blocking);
    from_one(room, s->problem.share);
    mpq_mul(room, room, t);
    edf_blocking_at(blocking, &s->problem, t);
    mpq_sub(room, room, blocking);
    mpq_clear(blocking);
}

/* room := room without the demand of all direct tasks but `but` (count: of all) */
static void take_demand(const struct search *const s, mpq_ptr room, mpq_srcptr t, const size_t but)
{
    mpq_t part;
    mpq_init(part);
    for (size_t i = 0; i < s->problem.count; i++) {
        if (i == but)
            continue;
        edf_demand_of(part, &s->problem, i, t);
        mpq_sub(room, room, part);
    }
    mpq_clear(part);
}

/* most := the longest section, as given, of a task with D > t; false: there is no such task */
static bool section_at(const struct search *const s, mpq_ptr most, mpq_srcptr t)
{
    bool any = false;
    mpq_set_ui(most, 0, 1);
    for (size_t i = 0; i < s->problem.count; i++) {
        if (mpq_cmp(s->problem.deadline[i], t) <= 0)
            continue;
        if (mpq_cmp(s->section[i], most) > 0)
            mpq_set(most, s->section[i]);
        any = true;
    }
    return any;
}

/* Largest o with sum of C + np + np of servers + (jobs + switches that block) o <= (1 - U_s) t. */
static void refine_overhead(const struct search *const s, mpq_ptr value, mpq_srcptr t)
{
    mpq_t jobs, v;
    mpq_inits(jobs, v, NULL);
    counts_at(s, jobs, v, t);
    from_one(value, s->problem.share);
    mpq_mul(value, value, t);
    mpq_sub(value, value, v);
    mpq_sub(value, value, s->served);
    const bool blocked = section_at(s, v, t);
    mpq_sub(value, value, v);
    mpq_set_ui(v, (unsigned long)(s->inhabited + blocked), 1);
    mpq_add(jobs, jobs, v);
    mpq_div(value, value, jobs);
    mpq_clears(jobs, v, NULL);
}

/* Largest factor f with f (C of all jobs + np) + o (jobs + blocked) + B of servers <= (1 - U_s) t.
 */
static void refine_scale(const struct search *const s, mpq_ptr value, mpq_srcptr t)
{
    const struct edf_problem *const p = &s->problem;
    mpq_t jobs, work, v;
    mpq_inits(jobs, work, v, NULL);
    counts_at(s, jobs, work, t);
    mpq_mul(jobs, jobs, p->overhead);
    from_one(value, p->share);
    mpq_mul(value, value, t);
    mpq_sub(value, value, jobs);
    mpq_sub(value, value, p->served_blocking);
    if (section_at(s, v, t))
        mpq_sub(value, value, p->overhead);
    mpq_add(work, work, v);
    mpq_div(value, value, work);
    mpq_clears(jobs, work, v, NULL);
}

/* The C at which t holds: of the jobs by t, or, with D > t, of the section, which is at most C. */
static bool refine_wcet(const struct search *const s, mpq_ptr value, mpq_srcptr t)
{
    const struct edf_problem *const p = &s->problem;
    mpq_t jobs, room;
    mpq_inits(jobs, room, NULL);
    jobs_at(jobs, p, s->place, t);
    bool possible = true;
    if (mpq_sgn(jobs) > 0) {
        room_at(s, room, t);
        take_demand(s, room, t, s->place);
        mpq_div(room, room, jobs);
    } else {
        from_one(room, p->share);
        mpq_mul(room, room, t);
        mpq_sub(room, room, p->served_blocking);
        take_demand(s, room, t, p->count);
        for (size_t i = 0; i < p->count && possible; i++)
            possible = i == s->place || mpq_cmp(p->deadline[i], t) <= 0 ||
                       mpq_cmp(p->blocking[i], room) <= 0;
    }
    mpq_sub(value, room, p->overhead);
    mpq_clears(jobs, room, NULL);
    return possible;
}

/* t := the first time from t on with room for `jobs` jobs of the task that varies. */
static bool first_room(struct search *const s, mpq_ptr t, mpq_srcptr jobs)
{
    const struct edf_problem *const p = &s->problem;
    mpq_t need, rest;
    mpq_inits(need, rest, NULL);
    bool found = false;
    while (!found && s->work < s->limit) {
        charge_start(s);
        /* need := (B + h of the others + jobs C) / (1 - U_s) = t - (room - jobs C) / (1 - U_s) */
        room_at(s, need, t);
        take_demand(s, need, t, s->place);
        mpq_mul(rest, jobs, p->wcet[s->place]);
        mpq_sub(need, need, rest);
        from_one(rest, p->share);
        mpq_div(need, need, rest);
        mpq_sub(need, t, need);
        found = mpq_cmp(need, t) <= 0;
        for (size_t i = 0; !found && i < p->count; i++) /* B may fall at D_i */
            if (mpq_cmp(p->deadline[i], t) > 0 && mpq_cmp(p->deadline[i], need) < 0)
                mpq_set(need, p->deadline[i]);
        if (!found)
            mpq_set(t, need);
    }
    mpq_clears(need, rest, NULL);
    return found;
}

/* Fewer jobs of the task may have a deadline by t: only m, so that the deadline of job m (from 0)
 * comes later, and not before there is room for m + 1: D + m P >= f, or (m + 1) P - J >= f where D
 * is P. false: no period does that. */
static bool refine_period(struct search *const s, mpq_ptr value, mpq_srcptr t, bool *const cut)
{
    const struct edf_problem *const p = &s->problem;
    mpq_t room, f, periods;
    mpz_t whole;
    mpz_init(whole);
    mpq_inits(room, f, periods, NULL);
    jobs_at(periods, p, s->place, t);
    room_at(s, room, t);
    mpq_set(f, room);
    take_demand(s, room, t, s->place);
    const bool alone = mpq_equal(f, room); /* no other deadline by t: without a job t is none */
    mpq_div(room, room, p->wcet[s->place]);
    mpz_fdiv_q(whole, mpq_numref(room), mpq_denref(room));
    if (alone && mpz_sgn(whole) < 0)
        mpz_set_ui(whole, 0);
    const bool possible = mpq_sgn(periods) > 0 && mpz_cmp_ui(whole, s->follows ? 0 : 1) >= 0;
    if (possible) {
        mpq_set_z(periods, whole);
        mpz_add_ui(whole, whole, 1);
        mpq_set_z(room, whole);
        mpq_set(f, t);
        *cut = !first_room(s, f, room);
        if (s->follows) {
            mpq_set(periods, room);
            mpq_add(f, f, p->latency);
        } else {
            mpq_sub(f, f, p->deadline[s->place]);
        }
        if (!*cut)
            mpq_div(value, f, periods);
    }
    mpz_clear(whole);
    mpq_clears(room, f, periods, NULL);
    return possible;
}

/* Moves the value so far that t holds. false: no value does that. */
static bool refine(struct search *const s, mpq_ptr value, mpq_srcptr t, bool *const cut)
{
    const struct edf_problem *const p = &s->problem;
    bool possible = true;
    mpq_t room, x;
    mpq_inits(room, x, NULL);
    *cut = false;
    switch (s->parameter) {
    case GPURTA_EDF_MAX_OVERHEAD:
        refine_overhead(s, value, t);
        break;
    case GPURTA_EDF_MAX_SCALE:
        refine_scale(s, value, t);
        break;
    case GPURTA_EDF_MAX_WCET:
        possible = refine_wcet(s, value, t);
        break;
    case GPURTA_EDF_MIN_PERIOD:
        possible = refine_period(s, value, t, cut);
        break;
    case GPURTA_EDF_MIN_BUDGET:
    case GPURTA_EDF_MAX_BUDGET: /* P_s (1 - others - (h + B)/t) */
        edf_blocking_at(x, p, t);
        mpq_neg(room, x);
        take_demand(s, room, t, p->count);
        mpq_div(room, room, t);
        from_one(x, s->others);
        mpq_add(room, room, x);
        mpq_mul(value, room, s->own_period);
        break;
    }
    mpq_clears(room, x, NULL);
    return possible && (*cut || allowed(s, value));
}

/* Newton from `value`, which is not past the extreme one. EDF_PASS: value is the extreme one;
 * EDF_FAIL: none exists; EDF_CUT: the limit, value is not past the extreme one. */
static gpurta_status newton(struct search *const s, enum edf_outcome *const outcome, mpq_ptr value)
{
    mpq_t t;
    mpq_init(t);
    gpurta_status status = GPURTA_OK;
    bool possible = true, cut = false;
    do {
        apply(s, value);
        charge_start(s);
        status = edf_decide(outcome, t, &s->work, s->limit, &s->problem, s->error);
        if (status == GPURTA_OK && *outcome == EDF_FAIL)
            possible = refine(s, value, t, &cut);
        cut = cut || (s->work >= s->limit && *outcome == EDF_FAIL);
    } while (status == GPURTA_OK && *outcome == EDF_FAIL && possible && !cut);
    if (cut && possible)
        *outcome = EDF_CUT;
    mpq_clear(t);
    return status;
}

/* After a cut: a value on the safe side of `edge` that can be shown to be schedulable, the nearer
 * the better. A witness on the way moves the edge. */
static gpurta_status approach(struct search *const s, bool *const found, mpq_ptr safe, mpq_ptr edge)
{
    const int64_t share = s->limit / APPROACHES + 1;
    gpurta_status status = GPURTA_OK;
    mpq_t t, step;
    mpq_inits(t, step, NULL);
    *found = false;
    for (int k = 40; k >= -2 && !*found && status == GPURTA_OK; k -= k > 10 ? 5 : 1) {
        enum edf_outcome outcome = EDF_CUT;
        bool cut;
        mpq_set(step, edge);
        if (k > 0)
            mpq_div_2exp(step, step, (mp_bitcnt_t)k);
        else
            mpq_mul_2exp(step, step, (mp_bitcnt_t)-k);
        if (is_minimum(s->parameter))
            mpq_add(safe, edge, step);
        else
            mpq_sub(safe, edge, step);
        if (!allowed(s, safe))
            break;
        s->work = 0;
        s->limit = share;
        apply(s, safe);
        status = edf_decide(&outcome, t, &s->work, share, &s->problem, s->error);
        *found = status == GPURTA_OK && outcome == EDF_PASS;
        if (status == GPURTA_OK && outcome == EDF_FAIL && refine(s, safe, t, &cut) && !cut)
            mpq_set(edge, safe);
    }
    mpq_clears(t, step, NULL);
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
    mpq_t v;
    mpq_init(v);
    mpq_div(v, span, s->own_period);
    mpz_fdiv_q(mpq_numref(v), mpq_numref(v), mpq_denref(v));
    mpz_set_ui(mpq_denref(v), 1);
    if (mpq_sgn(v) > 0) {
        mpq_div(v, c, v);
        mpq_add(v, v, s->problem.overhead);
        if (mpq_cmp(v, s->own_period) <= 0 && (!mpq_sgn(value) || mpq_cmp(v, value) < 0))
            mpq_set(value, v);
    }
    mpq_clear(v);
}

/* The two ways to a bound of server_bound() in edf.c, solved for Q: c/m + o, c being C where
 * m P_s + b fits into P and D - J, and C + o where m P_s fits into P, and m P_s + b into D - J.
 * false: none */
static bool smallest_budget(const struct search *const s, mpq_ptr value,
                            const gpurta_tasks *const tasks, const size_t index)
{
    const struct task *const task = &tasks->task[index];
    mpq_t c, span, period, b;
    mpq_inits(c, span, period, b, NULL);
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
    mpq_clears(c, span, period, b, NULL);
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
    mpq_t t;
    mpq_init(t);
    apply(s, value);
    status = edf_decide(outcome, t, &s->work, s->limit, &s->problem, s->error);
    mpq_clear(t);
    return status;
}

/* ---- the call ---- */

static mpq_t *copies(mpq_t *const from, const size_t count)
{
    mpq_t *const to = edf_new_times(count);
    for (size_t i = 0; to && i < count; i++)
        mpq_set(to[i], from[i]);
    return to;
}

static bool has_item(const struct edf_problem *const problem, const gpurta_tasks *const tasks,
                     const gpurta_edf_parameter parameter, const size_t item, size_t *const place)
{
    if (parameter == GPURTA_EDF_MAX_WCET || parameter == GPURTA_EDF_MIN_PERIOD) {
        for (size_t i = 0; i < problem->count; i++) {
            if (problem->origin[i] == item) {
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

static gpurta_status search_init(struct search *const s, const gpurta_tasks *const tasks,
                                 const size_t item, const gpurta_options *const options)
{
    gpurta_status status = edf_problem_init(&s->problem, tasks, options, s->error);
    if (status != GPURTA_OK)
        return status;
    s->limit = option(options, GPURTA_OPTION_EDF_LIMIT) / 2 + 1; /* the rest is for approach() */
    s->wcet = copies(s->problem.wcet, s->problem.count);
    s->section = copies(s->problem.blocking, s->problem.count);
    mpq_inits(s->own_section, s->served, s->others, s->own_period, NULL);
    for (size_t i = 0; s->wcet && s->section && i < s->problem.count; i++) {
        mpq_sub(s->wcet[i], s->wcet[i], s->problem.overhead);
        mpq_sub(s->section[i], s->section[i], s->problem.overhead);
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
    return GPURTA_OK;
}

static void search_clear(struct search *const s)
{
    edf_free_times(s->wcet, s->problem.count);
    edf_free_times(s->section, s->problem.count);
    mpq_clears(s->own_section, s->served, s->others, s->own_period, NULL);
    edf_problem_clear(&s->problem);
}

static bool hopeless(const struct search *const s)
{
    bool late = false;
    for (size_t i = 0; i < s->problem.count && !late; i++)
        late = mpq_sgn(s->problem.deadline[i]) <= 0 && !(s->follows && i == s->place);
    return late;
}

static gpurta_status find_extreme(struct search *const s, enum edf_outcome *const outcome,
                                  mpq_ptr value)
{
    mpq_t use;
    mpq_init(use);
    gpurta_status status = edf_use(use, &s->problem, s->error);
    *outcome = EDF_FAIL;
    if (status == GPURTA_OK && !hopeless(s) && start(s, value, use) && allowed(s, value))
        status = newton(s, outcome, value);
    mpq_clear(use);
    return status;
}

/* From what the search found to the caller's interval. */
static gpurta_status report(struct search *const s, const enum edf_outcome outcome, mpq_ptr value,
                            gpurta_verdict *const found, mpq_ptr low, mpq_ptr high)
{
    if (outcome == EDF_FAIL) {
        *found = GPURTA_UNSCHEDULABLE;
        return GPURTA_OK;
    }
    mpq_t safe;
    bool proven = outcome == EDF_PASS;
    gpurta_status status = GPURTA_OK;
    mpq_init(safe);
    mpq_set(safe, value);
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
    mpq_clear(safe);
    return status;
}

gpurta_status gpurta_edf_sensitivity(gpurta_verdict *const found, mpq_ptr low, mpq_ptr high,
                                     const gpurta_tasks *const tasks,
                                     const gpurta_edf_parameter parameter, const size_t item,
                                     const gpurta_options *const options, gpurta_error *const error)
{
    if (!found || !low || !high || !tasks || !tasks->count ||
        (int)parameter < GPURTA_EDF_MAX_OVERHEAD || (int)parameter > GPURTA_EDF_MAX_BUDGET)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM,
                    "edf sensitivity: NULL argument, no task or no such parameter");
    gpurta_status status = gpurta_options_check(options, "edf", error);
    if (status != GPURTA_OK)
        return status;
    struct search s = {.parameter = parameter, .error = error};
    status = search_init(&s, tasks, item, options);
    if (!s.problem.origin)
        return status;
    enum edf_outcome outcome;
    mpq_t value;
    mpq_init(value);
    if (status == GPURTA_OK)
        status = parameter == GPURTA_EDF_MIN_BUDGET
                     ? find_smallest_budget(&s, &outcome, value, tasks, item)
                     : find_extreme(&s, &outcome, value);
    if (status == GPURTA_OK)
        status = report(&s, outcome, value, found, low, high);
    mpq_clear(value);
    search_clear(&s);
    return status;
}
