/* gpurta runlist --simulate: what the Host does, and its picture. */
#include "cli/base/report.h"
#include "cli/command/runlist_view.h"
#include "cli/draw/picture.h"

#include <stdlib.h>
#include <string.h>

/* ---- jobs ---- */

#define MOST_JOBS 1000000

static bool period_of(const struct runlist_view *const view, const size_t task, mpq_ptr period)
{
    return result_time(view->scenario->resolved, GPURTA_MODEL_TASKS_PERIOD, task, period);
}

/* The end, where none is given: the longest period; without periods one job each. */
static void find_end(struct runlist_view *const view)
{
    for (size_t i = 0; i < gpurta_rows(view->result, GPURTA_RUNLIST_TASKS) && view->simulate; i++)
        if (!view_is_saturated(view, i) && period_of(view, i, view->a) &&
            mpq_cmp(view->a, view->until) > 0)
            mpq_set(view->until, view->a);
}

static bool all_saturated(const struct runlist_view *const view)
{
    for (size_t i = 0; i < gpurta_rows(view->result, GPURTA_RUNLIST_TASKS); i++)
        if (!view_is_saturated(view, i))
            return false;
    return true;
}

/* Jobs of every task from 0 on, every period. Returns -1, or the exit status after a complaint. */
static int make_jobs(struct runlist_view *const view, gpurta_host_scenario *const jobs)
{
    if (!view->has_until && all_saturated(view)) {
        complain("--simulate: all channels are saturated, so that nothing ends it: give --until");
        return EXIT_USAGE;
    }
    if (!view->has_until)
        find_end(view);
    int left = MOST_JOBS;
    gpurta_error error;
    for (size_t i = 0; i < gpurta_rows(view->result, GPURTA_RUNLIST_TASKS); i++) {
        if (view_is_saturated(view, i))
            continue;
        const bool again = period_of(view, i, view->b);
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
                              const gpurta_host_scenario *const jobs, gpurta_result **const host,
                              gpurta_error *const error)
{
    const gpurta_model *const model = view->scenario->given.model;
    gpurta_status status = GPURTA_OK;
    if (view->task != SIZE_MAX)
        return gpurta_host_simulate_critical(model, view->task, view->options, host, error);
    if (view->has_until)
        status =
            gpurta_options_set_time(view->options, GPURTA_OPTION_HOST_UNTIL, view->until, error);
    if (status == GPURTA_OK)
        status = gpurta_host_simulate(model, jobs, view->options, host, error);
    return status;
}

/* ---- jobs and turns as rows ---- */

static const char *view_name(const struct runlist_view *const view, const size_t index)
{
    return result_text(view->result, GPURTA_RUNLIST_TASKS_NAME, index);
}

struct run {
    struct runlist_view *view;
    const gpurta_result *host;
    mpq_t change, start, end; /* of the turn that is drawn */
};

/* Of its channel, by the analysis. */
static bool get_bound(struct row *const row)
{
    const struct run *const run = row->of;
    const size_t task =
        (size_t)result_count(run->host, GPURTA_HOST_JOBS_INDEX, row->row[row->depth]);
    if (row->kind == FIELD_TEXT)
        return row_text(row,
                        result_text(run->view->result, GPURTA_RUNLIST_TASKS_BOUND_REASON, task));
    return result_time(run->view->result, GPURTA_RUNLIST_TASKS_BOUND, task, row->time);
}

static const struct field job_fields[] = {
    {.column = GPURTA_HOST_JOBS_NAME, .title = "channel"},
    {.column = GPURTA_HOST_JOBS_RELEASE},
    {.column = GPURTA_HOST_JOBS_COMPLETION},
    {.column = GPURTA_HOST_JOBS_RESPONSE},
    {.column = GPURTA_RUNLIST_TASKS_BOUND, .get = get_bound, .where = IN_TABLE},
    {.column = GPURTA_HOST_JOBS_DEADLINE, .where = IN_JSON},
    {.column = GPURTA_HOST_JOBS_MEETS_DEADLINE, .title = "deadline"},
    {.column = GPURTA_RUNLIST_TASKS_BOUND, .get = get_bound, .where = IN_JSON},
    {.column = GPURTA_RUNLIST_TASKS_BOUND_REASON, .get = get_bound, .where = IN_JSON},
};
static const struct rows jobs_rows = {"jobs", job_fields, FIELDS(job_fields),
                                      .table = GPURTA_HOST_JOBS, .all = true};

static const struct field turn_fields[] = {
    {.column = GPURTA_HOST_SCHEDULE_NAME, .name = "channel", .where = IN_CSV},
    {.column = GPURTA_HOST_SCHEDULE_NAME, .where = IN_JSON},
    {.column = GPURTA_HOST_SCHEDULE_POSITION},
    {.column = GPURTA_HOST_SCHEDULE_SWITCH},
    {.column = GPURTA_HOST_SCHEDULE_START},
    {.column = GPURTA_HOST_SCHEDULE_END},
};
static const struct rows turns = {"schedule", turn_fields, FIELDS(turn_fields),
                                  .table = GPURTA_HOST_SCHEDULE, .all = true};

enum { PROVES, CRITICAL_FOR };

static bool get_run(struct row *const row)
{
    const struct runlist_view *const view = ((const struct run *)row->of)->view;
    if (row->field->which == PROVES)
        return row_text(row, "this run only");
    return view->task != SIZE_MAX && row_text(row, view_name(view, view->task));
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
static const struct rows runlist_run = {.fields = run_fields, .count = FIELDS(run_fields)};

/* ---- table ---- */

/* Whether a response in the simulation exceeds the bound of channel i. */
static bool bound_exceeded(const struct run *const run, const size_t i)
{
    mpq_ptr response = run->view->a, bound = run->view->b;
    if (!result_time(run->view->result, GPURTA_RUNLIST_TASKS_BOUND, i, bound))
        return false;
    for (size_t j = 0; j < gpurta_rows(run->host, GPURTA_HOST_JOBS); j++)
        if (result_count(run->host, GPURTA_HOST_JOBS_INDEX, j) == (int64_t)i &&
            result_time(run->host, GPURTA_HOST_JOBS_RESPONSE, j, response) &&
            mpq_cmp(response, bound) > 0)
            return true;
    return false;
}

#define REMARKS 20

/* Where the bound in the table is not one for every job. */
static void print_remarks(const struct run *const run, FILE *const file)
{
    const struct runlist_view *const view = run->view;
    int count = 0;
    for (size_t i = 0; i < gpurta_rows(view->result, GPURTA_RUNLIST_TASKS) && count < REMARKS;
         i++) {
        const char *const reason = result_text(view->result, GPURTA_RUNLIST_TASKS_BOUND_REASON, i);
        if (!reason || view_is_saturated(view, i))
            continue;
        fprintf(file, "%sbound of %s: %s\n", count++ ? "" : "\n", view_name(view, i), reason);
        if (view_is_published(view) && bound_exceeded(run, i))
            fprintf(file, "%s: a response exceeds the bound shown: %s\n", view_name(view, i),
                    result_time(view->result, GPURTA_RUNLIST_SWITCH_COST, 0, run->view->a) &&
                            mpq_sgn(run->view->a)
                        ? "Equation 3 is not a bound"
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
    if (view->task == SIZE_MAX)
        fprintf(file, "simulation: all tasks released at 0, the Host at the first entry");
    else
        fprintf(file,
                "simulation: the Host just after entry %lld of %s, all released at 0, the "
                "others again as soon as they can",
                (long long)result_count(view->result, GPURTA_RUNLIST_TASKS_WINDOW, view->task) + 1,
                view_name(view, view->task));
    fprintf(file, "; times in %s\n%zu turns, %zu jobs\n\n", gpurta_unit_name(view->scenario->unit),
            gpurta_rows(run->host, GPURTA_HOST_SCHEDULE), gpurta_rows(run->host, GPURTA_HOST_JOBS));
    if (!rows_table(&jobs_rows, row, output))
        return false;
    print_remarks(run, file);
    fputs("\nresponses, verdicts: of this simulation alone; bounds: of gpurta runlist\n", file);
    return true;
}

/* ---- picture ---- */

/* A lane for each channel, with its level. */
static void add_lanes(struct runlist_view *const view, struct picture *const p)
{
    const size_t channels = gpurta_rows(view->result, GPURTA_RUNLIST_TASKS);
    char name[PICTURE_NAME];
    picture_make_items(p, channels, 1);
    for (size_t i = 0; i < channels; i++) {
        p->item[i] = view_name(view, i);
        snprintf(name, sizeof name, "%.*s (%s)", text_part(p->item[i], PICTURE_NAME - 24),
                 p->item[i], result_text(view->result, GPURTA_RUNLIST_TASKS_LEVEL, i));
        picture_add_lane(p, PICTURE_BAR, 1, NULL, name);
    }
}

static void add_turn(struct run *const run, struct picture *const p, const size_t turn)
{
    const size_t task = (size_t)result_count(run->host, GPURTA_HOST_SCHEDULE_INDEX, turn);
    struct picture_box box = {.height = 1, .item = task, .lane = task, .cost = true};
    result_time(run->host, GPURTA_HOST_SCHEDULE_SWITCH, turn, run->change);
    result_time(run->host, GPURTA_HOST_SCHEDULE_START, turn, run->start);
    result_time(run->host, GPURTA_HOST_SCHEDULE_END, turn, run->end);
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
                     const gpurta_column which, const enum picture_mark_kind kind)
{
    const size_t task = (size_t)result_count(run->host, GPURTA_HOST_JOBS_INDEX, j);
    mpq_ptr at = run->view->a, release = run->view->b;
    if (!result_time(run->host, which, j, at))
        return;
    result_time(run->host, GPURTA_HOST_JOBS_RELEASE, j, release);
    if (which == GPURTA_HOST_JOBS_DEADLINE)
        mpq_add(at, at, release);
    picture_add_mark(p, &(const struct picture_mark){kind, picture_time(p, at), task, task, 0});
}

/* A job of others whose release is after the run, which ended with the job of --task. */
static bool is_later(const struct run *const run, const size_t j)
{
    mpq_ptr release = run->view->b;
    return run->view->task != SIZE_MAX &&
           result_time(run->host, GPURTA_HOST_JOBS_RELEASE, j, release) &&
           mpq_cmp(release, run->end) > 0;
}

static int draw_file(struct run *const run)
{
    struct runlist_view *const view = run->view;
    const gpurta_result *const host = run->host;
    struct picture p = {.unit = gpurta_unit_name(view->scenario->unit), .cost = "switch"};
    char title[160] = "The runlist: all tasks released at 0";
    if (view->task != SIZE_MAX) {
        const char *const name = view_name(view, view->task);
        snprintf(title, sizeof title, "The runlist: the situation behind the bound of %.*s",
                 text_part(name, 80), name);
    }
    p.title = title;
    add_lanes(view, &p);
    for (size_t s = 0; s < gpurta_rows(host, GPURTA_HOST_SCHEDULE); s++)
        add_turn(run, &p, s);
    for (size_t j = 0; j < gpurta_rows(host, GPURTA_HOST_JOBS); j++) {
        const bool missed =
            result_verdict(host, GPURTA_HOST_JOBS_MEETS_DEADLINE, j) == GPURTA_UNSCHEDULABLE;
        if (is_later(run, j))
            continue;
        add_mark(run, &p, j, GPURTA_HOST_JOBS_RELEASE, PICTURE_LAUNCH);
        add_mark(run, &p, j, GPURTA_HOST_JOBS_COMPLETION, PICTURE_COMPLETE);
        add_mark(run, &p, j, GPURTA_HOST_JOBS_DEADLINE, missed ? PICTURE_MISSED : PICTURE_DEADLINE);
    }
    if (view->task != SIZE_MAX &&
        result_time(view->result, GPURTA_RUNLIST_TASKS_BOUND, view->task, view->a))
        picture_add_mark(&p, &(const struct picture_mark){PICTURE_BOUND, picture_time(&p, view->a),
                                                          view->task, view->task, 0});
    const int end = picture_write(&p, view->svg);
    picture_clear(&p);
    return end;
}

/* ---- the whole ---- */

static int show(struct runlist_view *const view, const gpurta_result *const host)
{
    static const struct rows *const whole[] = {&runlist_run, NULL};
    const struct result result = {"runlist", print_table, .csv = &turns, .rows = whole, .of = host};
    struct run run = {.view = view, .host = host};
    mpq_inits(run.change, run.start, run.end, NULL);
    int end = view->svg ? draw_file(&run) : -1;
    if (end < 0 && !view->only_picture)
        end = result_print(&result, &run, 0, view->common, gpurta_unit_name(view->scenario->unit));
    if (end < 0)
        end = result_verdict(host, GPURTA_HOST_VERDICT, 0) == GPURTA_UNSCHEDULABLE ? EXIT_MISSED
                                                                                   : EXIT_MET;
    mpq_clears(run.change, run.start, run.end, NULL);
    return end;
}

int runlist_simulate(struct runlist_view *const view)
{
    gpurta_host_scenario *jobs = NULL;
    gpurta_result *host = NULL;
    gpurta_error error;
    gpurta_status status = gpurta_host_scenario_create(&jobs, &error);
    int end = status == GPURTA_OK && view->task == SIZE_MAX ? make_jobs(view, jobs) : -1;
    if (status == GPURTA_OK && end < 0)
        status = simulate(view, jobs, &host, &error);
    if (status != GPURTA_OK)
        end = complain_status(status, &error);
    if (end < 0)
        end = show(view, host);
    gpurta_result_destroy(host);
    gpurta_host_scenario_destroy(jobs);
    return end;
}
