/* Pictures of gpurta edf. Coordinates are rounded; the numbers written beside them are not. */
#include "cli/command/edf_svg.h"

#include "cli/base/output.h"
#include "cli/draw/chart.h"
#include "cli/draw/picture.h"

#include <stdlib.h>
#include <string.h>

/* ---- demand ---- */

#define STEPS 240 /* deadlines in a picture */

struct curve {
    double *time, *demand; /* t and h(t) + B(t) from each deadline on, less the start */
    double before;         /* demand at the left edge, less the start */
    size_t count;
    bool cut; /* there are more deadlines than a picture shows */
};

/* deadline := the first absolute deadline of task i after t; false: the task is in a server */
static bool next_deadline(mpq_ptr deadline, const gpurta_result *const result, const size_t i,
                          mpq_srcptr t)
{
    if (!edf_is_direct(result, i))
        return false;
    LOCAL_MPQ(period, k);
    result_time(result, GPURTA_EDF_TASKS_PERIOD, i, period);
    result_time(result, GPURTA_EDF_TASKS_DEADLINE, i, deadline);
    result_time(result, GPURTA_EDF_LATENCY, 0, k);
    mpq_sub(deadline, deadline, k);
    if (mpq_cmp(deadline, t) <= 0) {
        mpq_sub(k, t, deadline);
        mpq_div(k, k, period);
        mpz_fdiv_q(mpq_numref(k), mpq_numref(k), mpq_denref(k));
        mpz_add_ui(mpq_numref(k), mpq_numref(k), 1);
        mpz_set_ui(mpq_denref(k), 1);
        mpq_mul(k, k, period);
        mpq_add(deadline, deadline, k);
    }
    return true;
}

/* t := the first deadline of the pattern after t; false: no direct task */
static bool step_on(mpq_ptr t, const gpurta_result *const result)
{
    bool found = false;
    LOCAL_MPQ(best, deadline);
    for (size_t i = 0; i < gpurta_rows(result, GPURTA_EDF_TASKS); i++) {
        if (!next_deadline(deadline, result, i, t))
            continue;
        if (!found || mpq_cmp(deadline, best) < 0)
            mpq_set(best, deadline);
        found = true;
    }
    if (found)
        mpq_set(t, best);
    return found;
}

/* start := where the picture begins: 0, or so near to the witness that steps can be told apart */
static void find_start(mpq_ptr start, const gpurta_result *const result, mpq_srcptr witness)
{
    LOCAL_MPQ(rate, period);
    for (size_t i = 0; i < gpurta_rows(result, GPURTA_EDF_TASKS); i++) {
        if (!edf_is_direct(result, i))
            continue;
        result_time(result, GPURTA_EDF_TASKS_PERIOD, i, period);
        mpq_inv(period, period);
        mpq_add(rate, rate, period);
    }
    mpq_set_ui(start, STEPS * 3 / 5, 1);
    mpq_div(start, start, rate); /* time with that many deadlines */
    mpq_sub(start, witness, start);
    if (mpq_sgn(start) < 0)
        mpq_set_ui(start, 0, 1);
}

/* end := a little after the witness, or the largest D + P */
static void find_end(mpq_ptr end, const gpurta_result *const result, mpq_srcptr start,
                     mpq_srcptr witness, const bool has_witness)
{
    LOCAL_MPQ(v, w);
    mpq_set_ui(end, 0, 1);
    for (size_t i = 0; !has_witness && i < gpurta_rows(result, GPURTA_EDF_TASKS); i++) {
        if (!edf_is_direct(result, i))
            continue;
        result_time(result, GPURTA_EDF_TASKS_PERIOD, i, v);
        result_time(result, GPURTA_EDF_TASKS_DEADLINE, i, w);
        mpq_add(v, v, w);
        if (mpq_cmp(v, end) > 0)
            mpq_set(end, v);
    }
    if (has_witness) {
        mpq_sub(v, witness, start);
        mpq_set_ui(w, 1, 5);
        mpq_mul(v, v, w);
        mpq_add(end, witness, v);
    }
    mpq_set(v, start);
    if (step_on(v, result) && mpq_cmp(v, end) >= 0) { /* at least one step is observed */
        mpq_add(end, v, v);
        mpq_sub(end, end, start);
    }
}

/* v - start, for the page */
static double beyond(mpq_srcptr v, mpq_srcptr start)
{
    LOCAL_MPQ(difference);
    mpq_sub(difference, v, start);
    return mpq_get_d(difference);
}

static void find_curve(struct curve *const curve, const gpurta_result *const result,
                       mpq_srcptr start, mpq_ptr end)
{
    curve->count = 0;
    curve->time = allocate(STEPS * sizeof *curve->time);
    curve->demand = allocate(STEPS * sizeof *curve->demand);
    LOCAL_MPQ(t, h);
    mpq_set(t, start);
    gpurta_edf_demand(result, GPURTA_NONE, t, h);
    curve->before = beyond(h, start);
    while (curve->count < STEPS && step_on(t, result) && mpq_cmp(t, end) <= 0) {
        gpurta_edf_demand(result, GPURTA_NONE, t, h);
        curve->time[curve->count] = beyond(t, start);
        curve->demand[curve->count++] = beyond(h, start);
    }
    mpq_set(h, t);
    curve->cut = curve->count == STEPS && step_on(h, result) && mpq_cmp(h, end) <= 0;
    if (curve->cut) /* the last step has its tread up to the next deadline */
        mpq_set(end, h);
}

/* The text of an exact time, at most `size` characters of it. */
static void short_time(char *const text, const size_t size, mpq_srcptr t)
{
    char *const exact = time_for_people(t, ROUND_UP);
    snprintf(text, size, "%s", exact);
    free(exact);
}

/* Says that the picture ends before all that it would show. */
static void draw_cut(const struct chart *const chart, const gpurta_result *const result,
                     mpq_srcptr end)
{
    size_t unseen = 0;
    char text[160];
    LOCAL_MPQ(zero, deadline);
    mpq_set_si(zero, -1, 1);
    for (size_t i = 0; i < gpurta_rows(result, GPURTA_EDF_TASKS); i++)
        unseen += next_deadline(deadline, result, i, zero) && mpq_cmp(deadline, end) >= 0;
    snprintf(text, sizeof text,
             "cut after %d deadlines; tasks with no deadline in the picture: %zu", STEPS, unseen);
    chart_note(chart, text);
}

/* The line (1 - U_s) t at t, less the start. */
static double supply_at(mpq_srcptr share, mpq_srcptr t, mpq_srcptr start)
{
    LOCAL_MPQ(line);
    mpq_mul(line, share, t);
    mpq_sub(line, t, line);
    return beyond(line, start);
}

struct demand {
    const char *unit;
    const gpurta_result *result;
    mpq_t t, demand, supply, start, end, share;
    bool witness;
    struct curve curve;
};

static void draw_witness(const struct chart *const chart, const struct demand *const d)
{
    char text[200], a[48], b[48], c[48];
    short_time(a, sizeof a, d->t);
    short_time(b, sizeof b, d->demand);
    short_time(c, sizeof c, d->supply);
    snprintf(text, sizeof text, "witness: t = %s, demand %s > %s", a, b, c);
    chart_mark(chart, beyond(d->t, d->start), beyond(d->demand, d->start), text);
}

static void draw_all(FILE *const file, const struct demand *const d)
{
    const struct curve *const curve = &d->curve;
    const char *const unit = d->unit;
    const double first = supply_at(d->share, d->start, d->start);
    const double last = supply_at(d->share, d->end, d->start);
    double low = curve->before < first ? curve->before : first, high = last;
    low = last < low ? last : low;
    for (size_t i = 0; i < curve->count; i++)
        high = curve->demand[i] > high ? curve->demand[i] : high;
    const double base = axis_time(d->start);
    struct chart chart = {.file = file, .columns = 1, .height = 400};
    char work[20], time[80];
    chart.x = (struct axis){.base = base, .high = beyond(d->end, d->start)};
    chart.y = (struct axis){.base = base, .low = low, .high = high + (high - low) * 0.06};
    chart_begin(
        &chart, "EDF: demand against time",
        d->witness
            ? "The demand, a staircase, rises above what the GPU can do at the "
              "witness"
            : "The demand, a staircase, is at every deadline at most what the GPU can do, a line",
        1, 0, NULL);
    snprintf(work, sizeof work, "work (%s)", unit);
    axis_time_title(time, &chart.x, unit);
    chart_panel(
        &chart, 0,
        "staircase: demand h(t) + B(t), compared with the line at deadlines, where it steps, alone",
        time, work);
    chart_line(&chart, first, last, false,
               mpq_sgn(d->share) ? "what servers leave: (1 - Us) t" : "what the GPU can do: t");
    chart_stairs(&chart, 0);
    chart_step(&chart, 0, curve->before);
    for (size_t i = 0; i < curve->count; i++)
        chart_step(&chart, curve->time[i], curve->demand[i]);
    chart_stairs_end(&chart);
    if (curve->cut)
        draw_cut(&chart, d->result, d->end);
    if (d->witness)
        draw_witness(&chart, d);
    chart_end(&chart);
}

void draw_demand(FILE *const file, const char *const unit, const gpurta_result *const result)
{
    struct demand d = {.unit = unit, .result = result};
    mpq_inits(d.t, d.demand, d.supply, d.start, d.end, d.share, NULL);
    d.witness = result_time(result, GPURTA_EDF_WITNESS_TIME, 0, d.t) &&
                result_time(result, GPURTA_EDF_WITNESS_DEMAND, 0, d.demand) &&
                result_time(result, GPURTA_EDF_WITNESS_SUPPLY, 0, d.supply);
    if (d.witness)
        find_start(d.start, result, d.t);
    find_end(d.end, result, d.start, d.t, d.witness);
    if (mpq_cmp(d.end, d.start) <= 0) { /* nothing is scheduled directly */
        mpq_set_ui(d.end, 1, 1);
        mpq_add(d.end, d.end, d.start);
    }
    result_time(result, GPURTA_EDF_SERVER_UTILIZATION, 0, d.share);
    find_curve(&d.curve, result, d.start, d.end);
    draw_all(file, &d);
    free(d.curve.time);
    free(d.curve.demand);
    mpq_clears(d.t, d.demand, d.supply, d.start, d.end, d.share, NULL);
}

/* ---- schedule ---- */

struct board {
    const gpurta_result *result, *schedule; /* analysis; simulation */
    struct picture picture;
    mpq_t t, end;
};

static double time_at(struct board *const b, mpq_srcptr t)
{
    return picture_time(&b->picture, t);
}

/* A lane for each task, and one for the budget of each server, which are no items. */
static void add_lanes(struct board *const b)
{
    struct picture *const p = &b->picture;
    const size_t tasks = gpurta_rows(b->result, GPURTA_EDF_TASKS);
    char name[PICTURE_NAME];
    picture_make_items(p, tasks, 1);
    for (size_t i = 0; i < tasks; i++) {
        p->item[i] = result_text(b->result, GPURTA_EDF_TASKS_NAME, i);
        picture_add_lane(p, PICTURE_BAR, 1, NULL, p->item[i]);
    }
    for (size_t i = 0; i < gpurta_rows(b->result, GPURTA_EDF_SERVERS); i++) {
        const char *const server = result_text(b->result, GPURTA_EDF_SERVERS_NAME, i);
        snprintf(name, sizeof name, "budget of %.*s", text_part(server, PICTURE_NAME - 24), server);
        picture_add_lane(p, PICTURE_CURVE, 1, NULL, name);
    }
}

static size_t task_of(const struct board *const b, const size_t job)
{
    return (size_t)result_count(b->schedule, GPURTA_EDF_SIMULATION_JOBS_TASK, job);
}

/* Where the job before was not yet complete, it was displaced. */
static void add_switch(struct board *const b, const size_t before, const size_t task)
{
    const size_t displaced = task_of(b, before);
    result_time(b->schedule, GPURTA_EDF_SIMULATION_JOBS_COMPLETION, before, b->end);
    if (mpq_cmp(b->end, b->t) > 0)
        picture_add_mark(&b->picture, &(const struct picture_mark){PICTURE_LINK, time_at(b, b->t),
                                                                   task, displaced, task});
}

static void add_intervals(struct board *const b)
{
    const gpurta_result *const r = b->schedule;
    size_t before = GPURTA_NONE;
    for (size_t i = 0; result_time(r, GPURTA_EDF_SIMULATION_INTERVALS_START, i, b->t) &&
                       result_time(r, GPURTA_EDF_SIMULATION_INTERVALS_END, i, b->end);
         i++) {
        const size_t job = (size_t)result_count(r, GPURTA_EDF_SIMULATION_INTERVALS_JOB, i);
        const size_t task = task_of(b, job);
        const bool cost = result_count(r, GPURTA_EDF_SIMULATION_INTERVALS_COST, i) != 0;
        picture_add_box(&b->picture, &(const struct picture_box){.lane = task,
                                                                 .from = time_at(b, b->t),
                                                                 .to = time_at(b, b->end),
                                                                 .height = 1,
                                                                 .item = task,
                                                                 .cost = cost});
        if (before != GPURTA_NONE && before != job)
            add_switch(b, before, task);
        before = job;
    }
}

static void add_job(struct board *const b, const size_t job)
{
    struct picture_mark mark = {.kind = PICTURE_LAUNCH, .item = task_of(b, job)};
    mark.lane = mark.item;
    result_time(b->schedule, GPURTA_EDF_SIMULATION_JOBS_RELEASE, job, b->t);
    mark.at = time_at(b, b->t);
    picture_add_mark(&b->picture, &mark);
    if (!result_time(b->schedule, GPURTA_EDF_SIMULATION_JOBS_DEADLINE, job, b->end))
        return;
    mpq_add(b->t, b->t, b->end);
    mark.at = time_at(b, b->t);
    mark.kind = result_verdict(b->schedule, GPURTA_EDF_SIMULATION_JOBS_MEETS_DEADLINE, job) ==
                        GPURTA_UNSCHEDULABLE
                    ? PICTURE_MISSED
                    : PICTURE_DEADLINE;
    picture_add_mark(&b->picture, &mark);
}

/* Between two states a budget stays or falls evenly; where it is empty the deadline is postponed.
 */
static void add_budgets(struct board *const b)
{
    const size_t tasks = gpurta_rows(b->result, GPURTA_EDF_TASKS);
    const gpurta_result *const r = b->schedule;
    LOCAL_MPQ(q, full);
    for (size_t s = 0; s < gpurta_rows(b->result, GPURTA_EDF_SERVERS); s++)
        picture_add_point(&b->picture, tasks + s, 0, 1);
    for (size_t i = 0; result_time(r, GPURTA_EDF_SIMULATION_EVENTS_TIME, i, b->t) &&
                       result_time(r, GPURTA_EDF_SIMULATION_EVENTS_BUDGET, i, q);
         i++) {
        const size_t server = (size_t)result_count(r, GPURTA_EDF_SIMULATION_EVENTS_SERVER, i);
        result_time(b->result, GPURTA_EDF_SERVERS_BUDGET, server, full);
        mpq_div(full, q, full);
        picture_add_point(&b->picture, tasks + server, time_at(b, b->t), mpq_get_d(full));
        if (mpq_sgn(q) == 0)
            picture_add_mark(&b->picture,
                             &(const struct picture_mark){PICTURE_EMPTY, time_at(b, b->t), 0,
                                                          tasks + server, 0});
    }
}

int draw_schedule(const char *const path, const char *const unit, const gpurta_result *const result,
                  const gpurta_result *const schedule)
{
    struct board b = {.result = result, .schedule = schedule};
    const bool servers = gpurta_rows(result, GPURTA_EDF_SERVERS) > 0;
    b.picture.title = "EDF with constant bandwidth servers: a schedule";
    b.picture.unit = unit;
    b.picture.cost = "cost of a preemption";
    b.picture.note[0] =
        servers ? "where a budget is empty, the server's deadline is postponed" : NULL;
    mpq_inits(b.t, b.end, NULL);
    add_lanes(&b);
    add_intervals(&b);
    for (size_t i = 0; i < gpurta_rows(schedule, GPURTA_EDF_SIMULATION_JOBS); i++)
        add_job(&b, i);
    add_budgets(&b);
    const int end = picture_write(&b.picture, path);
    mpq_clears(b.t, b.end, NULL);
    picture_clear(&b.picture);
    return end;
}
