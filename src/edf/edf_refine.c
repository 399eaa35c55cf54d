/* What a witness of the demand test says of the figure that a search varies. */
#include "edf/edf_search.h"

void edf_from_one(mpq_ptr r, mpq_srcptr a)
{
    LOCAL_MPQ(one);
    mpq_set_ui(one, 1, 1);
    mpq_sub(r, one, a);
}

void edf_charge_start(struct search *const s)
{
    int64_t words = 0;
    for (size_t i = 0; i < s->problem.count; i++)
        if (s->problem.task[i].wcet.den == RAT_BIG) {
            mpq_srcptr wcet = s->problem.task[i].wcet.u.big;
            words += (int64_t)(mpz_sizeinbase(mpq_numref(wcet), 2) / 64 +
                               mpz_sizeinbase(mpq_denref(wcet), 2) / 64);
        }
    s->work += START_WORK * ((int64_t)s->problem.count + words);
}

bool edf_allowed(const struct search *const s, mpq_srcptr value)
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
    mpq_div(jobs, jobs, READ_RAT(&problem->task[i].wcet));
}

/* jobs := all jobs by t, work := their C as given (no o), both over the direct tasks but one */
static void counts_at(const struct search *const s, mpq_ptr jobs, mpq_ptr work, mpq_srcptr t)
{
    LOCAL_MPQ(k);
    mpq_set_ui(jobs, 0, 1);
    mpq_set_ui(work, 0, 1);
    for (size_t i = 0; i < s->problem.count; i++) {
        jobs_at(k, &s->problem, i, t);
        mpq_add(jobs, jobs, k);
        mpq_mul(k, k, s->wcet[i]);
        mpq_add(work, work, k);
    }
}

/* room := (1 - U_s) t - B(t) */
static void room_at(const struct search *const s, mpq_ptr room, mpq_srcptr t)
{
    LOCAL_MPQ(blocking);
    edf_from_one(room, s->problem.share);
    mpq_mul(room, room, t);
    edf_blocking_at(blocking, &s->problem, t);
    mpq_sub(room, room, blocking);
}

/* room := room without the demand of all direct tasks but `but` (count: of all) */
static void take_demand(const struct search *const s, mpq_ptr room, mpq_srcptr t, const size_t but)
{
    LOCAL_MPQ(part);
    for (size_t i = 0; i < s->problem.count; i++) {
        if (i == but)
            continue;
        edf_demand_of(part, &s->problem, i, t);
        mpq_sub(room, room, part);
    }
}

/* most := the longest section, as given, of a task with D > t; false: there is no such task */
static bool section_at(const struct search *const s, mpq_ptr most, mpq_srcptr t)
{
    bool any = false;
    mpq_set_ui(most, 0, 1);
    for (size_t i = 0; i < s->problem.count; i++) {
        if (rat_cmp_mpq(&s->problem.task[i].deadline, t) <= 0)
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
    LOCAL_MPQ(jobs, v);
    counts_at(s, jobs, v, t);
    edf_from_one(value, s->problem.share);
    mpq_mul(value, value, t);
    mpq_sub(value, value, v);
    mpq_sub(value, value, s->served);
    const bool blocked = section_at(s, v, t);
    mpq_sub(value, value, v);
    mpq_set_ui(v, (unsigned long)(s->inhabited + blocked), 1);
    mpq_add(jobs, jobs, v);
    mpq_div(value, value, jobs);
}

/* Largest factor f with f (C of all jobs + np) + o (jobs + blocked) + B of servers <= (1 - U_s) t.
 */
static void refine_scale(const struct search *const s, mpq_ptr value, mpq_srcptr t)
{
    const struct edf_problem *const p = &s->problem;
    LOCAL_MPQ(jobs, work, v);
    counts_at(s, jobs, work, t);
    mpq_mul(jobs, jobs, p->overhead);
    edf_from_one(value, p->share);
    mpq_mul(value, value, t);
    mpq_sub(value, value, jobs);
    mpq_sub(value, value, p->served_blocking);
    if (section_at(s, v, t))
        mpq_sub(value, value, p->overhead);
    mpq_add(work, work, v);
    mpq_div(value, value, work);
}

/* The C at which t holds: of the jobs by t, or, with D > t, of the section, which is at most C. */
static bool refine_wcet(const struct search *const s, mpq_ptr value, mpq_srcptr t)
{
    const struct edf_problem *const p = &s->problem;
    LOCAL_MPQ(jobs, room);
    jobs_at(jobs, p, s->place, t);
    bool possible = true;
    if (mpq_sgn(jobs) > 0) {
        room_at(s, room, t);
        take_demand(s, room, t, s->place);
        mpq_div(room, room, jobs);
    } else {
        edf_from_one(room, p->share);
        mpq_mul(room, room, t);
        mpq_sub(room, room, p->served_blocking);
        take_demand(s, room, t, p->count);
        for (size_t i = 0; i < p->count && possible; i++)
            possible = i == s->place || rat_cmp_mpq(&p->task[i].deadline, t) <= 0 ||
                       rat_cmp_mpq(&p->task[i].blocking, room) <= 0;
    }
    mpq_sub(value, room, p->overhead);
    return possible;
}

/* t := the first time from t on with room for `jobs` jobs of the task that varies. */
static bool first_room(struct search *const s, mpq_ptr t, mpq_srcptr jobs)
{
    const struct edf_problem *const p = &s->problem;
    LOCAL_MPQ(need, rest);
    bool found = false;
    while (!found && s->work < s->limit) {
        edf_charge_start(s);
        /* need := (B + h of the others + jobs C) / (1 - U_s) = t - (room - jobs C) / (1 - U_s) */
        room_at(s, need, t);
        take_demand(s, need, t, s->place);
        mpq_mul(rest, jobs, READ_RAT(&p->task[s->place].wcet));
        mpq_sub(need, need, rest);
        edf_from_one(rest, p->share);
        mpq_div(need, need, rest);
        mpq_sub(need, t, need);
        found = mpq_cmp(need, t) <= 0;
        for (size_t i = 0; !found && i < p->count; i++) /* B may fall at D_i */
            if (rat_cmp_mpq(&p->task[i].deadline, t) > 0 &&
                rat_cmp_mpq(&p->task[i].deadline, need) < 0)
                rat_get(need, &p->task[i].deadline);
        if (!found)
            mpq_set(t, need);
    }
    return found;
}

/* Fewer jobs of the task may have a deadline by t: only m, so that the deadline of job m (from 0)
 * comes later, and not before there is room for m + 1: D + m P >= f, or (m + 1) P - J >= f where D
 * is P. false: no period does that. */
static bool refine_period(struct search *const s, mpq_ptr value, mpq_srcptr t, bool *const cut)
{
    const struct edf_problem *const p = &s->problem;
    const struct edf_times *const own = &p->task[s->place];
    LOCAL_MPZ(whole);
    LOCAL_MPQ(room, f, periods);
    jobs_at(periods, p, s->place, t);
    room_at(s, room, t);
    mpq_set(f, room);
    take_demand(s, room, t, s->place);
    const bool alone = mpq_equal(f, room); /* no other deadline by t: without a job t is none */
    mpq_div(room, room, READ_RAT(&own->wcet));
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
            mpq_sub(f, f, READ_RAT(&own->deadline));
        }
        if (!*cut)
            mpq_div(value, f, periods);
    }
    return possible;
}

bool edf_refine(struct search *const s, mpq_ptr value, mpq_srcptr t, bool *const cut)
{
    const struct edf_problem *const p = &s->problem;
    bool possible = true;
    LOCAL_MPQ(room, x);
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
        edf_from_one(x, s->others);
        mpq_add(room, room, x);
        mpq_mul(value, room, s->own_period);
        break;
    }
    return possible && (*cut || edf_allowed(s, value));
}
