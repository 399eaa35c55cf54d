/* gpurta runlist --simulate: what the Host does, and its picture. */
#include "cli/base/report.h"
#include "cli/command/runlist_view.h"
#include "cli/draw/picture.h"

#include <stdlib.h>
#include <string.h>

/* ---- jobs ---- */

#define MOST_JOBS 1000000

/* The end, where none is given: the longest period; without periods one job each. */
static void find_end(struct runlist_view *const view)
{
    const gpurta_tasks *const tasks = view->scenario->tasks;
    for (size_t i = 0; i < gpurta_tasks_count(tasks) && view->simulate; i++) {
        if (gpurta_tasks_saturated(tasks, i) ||
            !gpurta_tasks_time(tasks, i, GPURTA_TASK_PERIOD, view->a))
            continue;
        if (mpq_cmp(view->a, view->until) > 0)
            mpq_set(view->until, view->a);
    }
}

static bool all_saturated(const gpurta_tasks *const tasks)
{
    for (size_t i = 0; i < gpurta_tasks_count(tasks); i++)
        if (!gpurta_tasks_saturated(tasks, i))
            return false;
    return true;
}

/* Jobs of every task from 0 on, every period. Returns -1, or the exit status after a complaint. */
static int make_jobs(struct runlist_view *const view, gpurta_host_scenario *const jobs)
{
    const gpurta_tasks *const tasks = view->scenario->tasks;
    if (!view->has_until && all_saturated(tasks)) {
        complain("--simulate: all channels are saturated, so that nothing ends it: give --until");
        return EXIT_USAGE;
    }
    if (!view->has_until)
        find_end(view);
    int left = MOST_JOBS;
    gpurta_error error;
    for (size_t i = 0; i < gpurta_tasks_count(tasks); i++) {
        if (gpurta_tasks_saturated(tasks, i))
            continue;
        const bool again = gpurta_tasks_time(tasks, i, GPURTA_TASK_PERIOD, view->b);
        mpq_set_ui(view->a, 0, 1);
        do {
            if (left-- == 0) {
                complain("--simulate: more than %d jobs; choose an earlier --until", MOST_JOBS);
                return EXIT_USAGE;
            }
            if (!succeeded(gpurta_host_scenario_add(jobs, i, view->a, NULL, &error))) {
                complain("%s", error.message);
                return EXIT_UNABLE;
            }
            mpq_add(view->a, view->a, view->b);
        } while (again && mpq_cmp(view->a, view->until) < 0);
    }
    return -1;
}

static gpurta_status simulate(struct runlist_view *const view,
                              const gpurta_host_scenario *const jobs,
                              gpurta_host_simulation **const host, gpurta_error *const error)
{
    const gpurta_tasks *const tasks = view->scenario->tasks;
    gpurta_status status = GPURTA_OK;
    if (view->task != SIZE_MAX)
        return gpurta_host_simulate_critical(host, tasks, view->task, view->options, error);
    if (view->has_until)
        status =
            gpurta_options_set_time(view->options, GPURTA_OPTION_HOST_UNTIL, view->until, error);
    if (status == GPURTA_OK)
        status = gpurta_host_simulate(host, tasks, jobs, view->options, error);
    return status;
}

/* ---- jobs and turns as rows ---- */

/* The simulation, and its turn that was read last. */
struct run {
    struct runlist_view *view;
    const gpurta_host_simulation *host;
    gpurta_host_simulation_event turn;
    mpq_t change, start, end;
};

static bool has_job(struct row *const row)
{
    return row->at[row->depth] < gpurta_host_simulation_jobs(((const struct run *)row->of)->host);
}

static bool has_turn(struct row *const row)
{
    struct run *const run = row->of;
    return gpurta_host_simulation_event_at(run->host, row->at[row->depth], &run->turn, run->change,
                                           run->start, run->end);
}

enum { /* below: times of a job */
       CHANNEL = GPURTA_HOST_SIMULATION_DEADLINE + 1,
       MEETS,
       BOUND,
       BOUND_REASON
};

static bool get_job(struct row *const row)
{
    const struct run *const run = row->of;
    const struct runlist_view *const view = run->view;
    const size_t j = row->at[row->depth], task = gpurta_host_simulation_task(run->host, j);
    switch (row->field->which) {
    case CHANNEL:
        return row_text(row, view_name(view, task, row->space));
    case MEETS:
        row->verdict = gpurta_host_simulation_job_verdict(run->host, j);
        return row->verdict != GPURTA_UNKNOWN;
    case BOUND:
        return gpurta_runlist_time_of(view->result, task, GPURTA_RUNLIST_BOUND, row->time);
    case BOUND_REASON:
        return row_text(row, gpurta_runlist_bound_reason(view->result, task));
    default:
        return gpurta_host_simulation_time_of(
            run->host, j, (gpurta_host_simulation_time)row->field->which, row->time);
    }
}

static const struct field job_fields[] = {
    {"name", "channel", FIELD_TEXT, .which = CHANNEL},
    {"release", NULL, FIELD_TIME, .which = GPURTA_HOST_SIMULATION_RELEASE},
    {"completion", NULL, FIELD_TIME, .which = GPURTA_HOST_SIMULATION_COMPLETION},
    {"response", NULL, FIELD_TIME, .which = GPURTA_HOST_SIMULATION_RESPONSE},
    {"bound", NULL, FIELD_TIME, .which = BOUND, .where = IN_TABLE},
    {"deadline", NULL, FIELD_TIME, .which = GPURTA_HOST_SIMULATION_DEADLINE, .where = IN_JSON},
    {"meets_deadline", "deadline", FIELD_MEETS, .which = MEETS},
    {"bound", NULL, FIELD_TIME, .which = BOUND, .where = IN_JSON},
    {"bound_reason", NULL, FIELD_TEXT, .which = BOUND_REASON, .where = IN_JSON},
};
static const struct rows jobs_rows = {"jobs", job_fields, FIELDS(job_fields), .has = has_job,
                                      .get = get_job};

enum { OF, POSITION, SWITCH, START, END };

static bool get_turn(struct row *const row)
{
    const struct run *const run = row->of;
    const int which = row->field->which;
    if (which == OF)
        return row_text(row, view_name(run->view, run->turn.task, row->space));
    if (which == POSITION)
        return row_count(row, run->turn.position);
    return row_time(row, which == SWITCH ? run->change : which == START ? run->start : run->end);
}

static const struct field turn_fields[] = {
    {"channel", NULL, FIELD_TEXT, .which = OF, .where = IN_CSV},
    {"name", NULL, FIELD_TEXT, .which = OF, .where = IN_JSON},
    {"position", NULL, FIELD_COUNT, .which = POSITION},
    {"switch", NULL, FIELD_TIME, .which = SWITCH},
    {"start", NULL, FIELD_TIME, .which = START},
    {"end", NULL, FIELD_TIME, .which = END},
};
static const struct rows turns = {"schedule", turn_fields, FIELDS(turn_fields), .has = has_turn,
                                  .get = get_turn};

enum { PROVES, CRITICAL_FOR };

static bool get_run(struct row *const row)
{
    const struct runlist_view *const view = ((const struct run *)row->of)->view;
    if (row->field->which == PROVES)
        return row_text(row, "this run only");
    return view->task != SIZE_MAX && row_text(row, view_name(view, view->task, row->space));
}

static const struct field simulation_fields[] = {
    {"critical_for", NULL, FIELD_TEXT, .get = get_run, .which = CRITICAL_FOR},
    {"jobs", NULL, FIELD_LIST, .inner = &jobs_rows},
    {"schedule", NULL, FIELD_LIST, .inner = &turns},
};
static const struct rows simulation = {
    .fields = simulation_fields, .count = FIELDS(simulation_fields), .tall = true};
static const struct field run_fields[] = {
    {"proves", NULL, FIELD_TEXT, .get = get_run, .which = PROVES},
    {"simulation", NULL, FIELD_LIST, .inner = &simulation},
};
const struct rows runlist_run = {.fields = run_fields, .count = FIELDS(run_fields)};

/* ---- table ---- */

/* Whether a response in the simulation exceeds the bound of channel i. */
static bool bound_exceeded(const struct run *const run, const size_t i)
{
    mpq_ptr response = run->view->a, bound = run->view->b;
    if (!gpurta_runlist_time_of(run->view->result, i, GPURTA_RUNLIST_BOUND, bound))
        return false;
    for (size_t j = 0; j < gpurta_host_simulation_jobs(run->host); j++)
        if (gpurta_host_simulation_task(run->host, j) == i &&
            gpurta_host_simulation_time_of(run->host, j, GPURTA_HOST_SIMULATION_RESPONSE,
                                           response) &&
            mpq_cmp(response, bound) > 0)
            return true;
    return false;
}

#define REMARKS 20

/* Where the bound in the table is not one for every job. */
static void print_remarks(const struct run *const run, FILE *const file)
{
    const struct runlist_view *const view = run->view;
    char space[NAME_SPACE];
    int count = 0;
    for (size_t i = 0; i < gpurta_runlist_count(view->result) && count < REMARKS; i++) {
        const char *const reason = gpurta_runlist_bound_reason(view->result, i);
        if (!reason || gpurta_tasks_saturated(view->scenario->tasks, i))
            continue;
        fprintf(file, "%sbound of %s: %s\n", count++ ? "" : "\n", view_name(view, i, space),
                reason);
        if (view->scenario->runlist.published && bound_exceeded(run, i))
            fprintf(file, "%s: a response exceeds the bound shown: %s\n", view_name(view, i, space),
                    mpq_sgn(view->scenario->runlist.switch_cost) ? "Equation 3 is not a bound"
                                                                 : "its jobs queue");
    }
    if (count == REMARKS)
        fputs("... (json names all)\n", file);
}

static bool print_table(struct row *const row, const struct output *const output)
{
    struct run *const run = row->of;
    const struct runlist_view *const view = run->view;
    FILE *const file = output->file;
    char space[NAME_SPACE];
    if (view->task == SIZE_MAX)
        fprintf(file, "simulation: all tasks released at 0, the Host at the first entry");
    else
        fprintf(file,
                "simulation: the Host just after entry %lld of %s, all released at 0, the "
                "others again as soon as they can",
                (long long)gpurta_runlist_window(view->result, view->task) + 1,
                view_name(view, view->task, space));
    fprintf(file, "; times in %s\n%zu turns, %zu jobs\n\n", gpurta_unit_name(view->scenario->unit),
            gpurta_host_simulation_events(run->host), gpurta_host_simulation_jobs(run->host));
    if (!rows_table(&jobs_rows, row, output))
        return false;
    print_remarks(run, file);
    fputs("\nin this simulation; no bound: gpurta runlist without --simulate\n", file);
    return true;
}

/* ---- picture ---- */

/* A lane for each channel, with its level. */
static void add_lanes(struct runlist_view *const view, struct picture *const p)
{
    const size_t channels = gpurta_runlist_count(view->result);
    char name[64];
    picture_make_items(p, channels, NAME_SPACE);
    for (size_t i = 0; i < channels; i++) {
        p->item[i] = view_name(view, i, p->names + i * NAME_SPACE);
        snprintf(name, sizeof name, "%.*s (%s)", text_part(p->item[i], 40), p->item[i],
                 level_name(gpurta_runlist_level(view->result, i)));
        picture_add_lane(p, PICTURE_BAR, 1, NULL, name);
    }
}

static void add_turn(const struct run *const run, struct picture *const p)
{
    struct picture_box box = {
        .height = 1, .item = run->turn.task, .lane = run->turn.task, .cost = true};
    box.from = picture_time(p, run->change);
    box.to = picture_time(p, run->start);
    if (mpq_cmp(run->start, run->change) > 0)
        picture_add_box(p, &box);
    box.from = box.to;
    box.to = picture_time(p, run->end);
    box.cost = false;
    picture_add_box(p, &box);
}

/* A mark at a time of the job, if it has that; a deadline counts from the release. */
static void add_mark(const struct run *const run, struct picture *const p, const size_t j,
                     const gpurta_host_simulation_time which, const enum picture_mark_kind kind)
{
    const size_t task = gpurta_host_simulation_task(run->host, j);
    mpq_ptr at = run->view->a, release = run->view->b;
    if (!gpurta_host_simulation_time_of(run->host, j, which, at))
        return;
    gpurta_host_simulation_time_of(run->host, j, GPURTA_HOST_SIMULATION_RELEASE, release);
    if (which == GPURTA_HOST_SIMULATION_DEADLINE)
        mpq_add(at, at, release);
    picture_add_mark(p, &(const struct picture_mark){kind, picture_time(p, at), task, task, 0});
}

/* A job of others whose release is after the run, which ended with the job of --task. */
static bool is_later(const struct run *const run, const size_t j)
{
    mpq_ptr release = run->view->b;
    return run->view->task != SIZE_MAX &&
           gpurta_host_simulation_time_of(run->host, j, GPURTA_HOST_SIMULATION_RELEASE, release) &&
           mpq_cmp(release, run->end) > 0;
}

static int draw_file(struct run *const run)
{
    struct runlist_view *const view = run->view;
    const gpurta_host_simulation *const host = run->host;
    struct picture p = {.unit = gpurta_unit_name(view->scenario->unit), .cost = "switch"};
    char space[NAME_SPACE], title[160] = "The runlist: all tasks released at 0";
    if (view->task != SIZE_MAX) {
        const char *const name = view_name(view, view->task, space);
        snprintf(title, sizeof title, "The runlist: the situation behind the bound of %.*s",
                 text_part(name, 80), name);
    }
    p.title = title;
    add_lanes(view, &p);
    for (size_t s = 0;
         gpurta_host_simulation_event_at(host, s, &run->turn, run->change, run->start, run->end);
         s++)
        add_turn(run, &p);
    for (size_t j = 0; j < gpurta_host_simulation_jobs(host); j++) {
        const bool missed = gpurta_host_simulation_job_verdict(host, j) == GPURTA_UNSCHEDULABLE;
        if (is_later(run, j))
            continue;
        add_mark(run, &p, j, GPURTA_HOST_SIMULATION_RELEASE, PICTURE_LAUNCH);
        add_mark(run, &p, j, GPURTA_HOST_SIMULATION_COMPLETION, PICTURE_COMPLETE);
        add_mark(run, &p, j, GPURTA_HOST_SIMULATION_DEADLINE,
                 missed ? PICTURE_MISSED : PICTURE_DEADLINE);
    }
    if (view->task != SIZE_MAX &&
        gpurta_runlist_time_of(view->result, view->task, GPURTA_RUNLIST_BOUND, view->a))
        picture_add_mark(&p, &(const struct picture_mark){PICTURE_BOUND, picture_time(&p, view->a),
                                                          view->task, view->task, 0});
    const int end = picture_write(&p, view->svg);
    picture_clear(&p);
    return end;
}

/* ---- the whole ---- */

static int show(struct runlist_view *const view, const gpurta_host_simulation *const host)
{
    static const struct rows *const whole[] = {&runlist_run, NULL};
    static const struct result result = {"runlist", print_table, .csv = &turns, .rows = whole};
    struct run run = {.view = view, .host = host, .turn = {.size = sizeof run.turn}};
    mpq_inits(run.change, run.start, run.end, NULL);
    int end = view->svg ? draw_file(&run) : -1;
    if (end < 0 && !view->only_picture)
        end = result_print(&result, &run, 0, view->common, gpurta_unit_name(view->scenario->unit));
    if (end < 0)
        end = gpurta_host_simulation_verdict(host) == GPURTA_UNSCHEDULABLE ? EXIT_MISSED : EXIT_MET;
    mpq_clears(run.change, run.start, run.end, NULL);
    return end;
}

int runlist_simulate(struct runlist_view *const view)
{
    gpurta_host_scenario *jobs = NULL;
    gpurta_host_simulation *host = NULL;
    gpurta_error error;
    gpurta_status status = gpurta_host_scenario_create(&jobs, &error);
    int end = status == GPURTA_OK && view->task == SIZE_MAX ? make_jobs(view, jobs) : -1;
    if (status == GPURTA_OK && end < 0)
        status = simulate(view, jobs, &host, &error);
    if (status != GPURTA_OK)
        end = complain_status(status, &error);
    if (end < 0)
        end = show(view, host);
    gpurta_host_simulation_destroy(host);
    gpurta_host_scenario_destroy(jobs);
    return end;
}
