/* gpurta runlist --simulate: what the Host does, and its picture. */
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
            if (gpurta_host_scenario_add(jobs, i, view->a, NULL, &error) != GPURTA_OK) {
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

/* ---- texts ---- */

/* Reads job j: its task, release into view->a, response (if it is complete) into view->b. */
static bool read_job(struct runlist_view *const view, const gpurta_host_simulation *const host,
                     const size_t j, size_t *const task)
{
    *task = gpurta_host_simulation_task(host, j);
    gpurta_host_simulation_time_of(host, j, GPURTA_HOST_SIMULATION_RELEASE, view->a);
    return gpurta_host_simulation_time_of(host, j, GPURTA_HOST_SIMULATION_RESPONSE, view->b);
}

/* The deadline of job j, if it has one, into view->c. */
static bool read_deadline(struct runlist_view *const view, const gpurta_host_simulation *const host,
                          const size_t j)
{
    return gpurta_host_simulation_time_of(host, j, GPURTA_HOST_SIMULATION_DEADLINE, view->c);
}

/* Whether a response in the simulation exceeds the bound of channel i. */
static bool bound_exceeded(struct runlist_view *const view,
                           const gpurta_host_simulation *const host, const size_t i)
{
    size_t task;
    for (size_t j = 0; j < gpurta_host_simulation_jobs(host); j++)
        if (read_job(view, host, j, &task) && task == i &&
            gpurta_runlist_time_of(view->result, i, GPURTA_RUNLIST_BOUND, view->c) &&
            mpq_cmp(view->b, view->c) > 0)
            return true;
    return false;
}

#define REMARKS 20

/* Where the bound in the table is not one for every job. */
static void print_remarks(struct runlist_view *const view, const gpurta_host_simulation *const host)
{
    FILE *const file = view->output.file;
    char space[NAME_SPACE];
    int count = 0;
    for (size_t i = 0; i < gpurta_runlist_count(view->result) && count < REMARKS; i++) {
        const char *const reason = gpurta_runlist_bound_reason(view->result, i);
        if (!reason || gpurta_tasks_saturated(view->scenario->tasks, i))
            continue;
        fprintf(file, "%sbound of %s: %s\n", count++ ? "" : "\n", view_name(view, i, space),
                reason);
        if (view->published && bound_exceeded(view, host, i))
            fprintf(file, "%s: a response exceeds the bound shown: %s\n", view_name(view, i, space),
                    mpq_sgn(view->scenario->runlist.switch_cost) ? "Equation 3 is not a bound"
                                                                 : "its jobs queue");
    }
    if (count == REMARKS)
        fputs("... (json names all)\n", file);
}

static void job_row(struct runlist_view *const view, struct table *const table,
                    const gpurta_host_simulation *const host, const size_t j)
{
    char space[NAME_SPACE];
    size_t task;
    const bool complete = read_job(view, host, j, &task);
    table_text(table, view_name(view, task, space), COLOUR_NONE);
    table_time(table, view->a, ROUND_UP);
    if (complete) {
        mpq_add(view->c, view->a, view->b);
        table_time(table, view->c, ROUND_UP);
        table_time(table, view->b, ROUND_UP);
    } else {
        table_text(table, "-", COLOUR_NONE);
        table_text(table, "-", COLOUR_NONE);
    }
    if (gpurta_runlist_time_of(view->result, task, GPURTA_RUNLIST_BOUND, view->c))
        table_time(table, view->c, ROUND_UP);
    else
        table_text(table, "-", COLOUR_NONE);
    const gpurta_verdict verdict = gpurta_host_simulation_job_verdict(host, j);
    table_text(table,
               verdict == GPURTA_UNSCHEDULABLE ? "MISSED"
               : verdict == GPURTA_SCHEDULABLE ? "met"
                                               : "-",
               verdict == GPURTA_UNSCHEDULABLE ? COLOUR_BAD
               : verdict == GPURTA_SCHEDULABLE ? COLOUR_GOOD
                                               : COLOUR_NONE);
}

static bool print_jobs(struct runlist_view *const view, const gpurta_host_simulation *const host)
{
    static const struct column columns[] = {{"channel", ALIGN_LEFT},     {"release", ALIGN_RIGHT},
                                            {"completion", ALIGN_RIGHT}, {"response", ALIGN_RIGHT},
                                            {"bound", ALIGN_RIGHT},      {"deadline", ALIGN_LEFT}};
    FILE *const file = view->output.file;
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
            gpurta_host_simulation_events(host), gpurta_host_simulation_jobs(host));
    struct table *const table = table_create(columns, sizeof columns / sizeof columns[0]);
    for (size_t j = 0; j < gpurta_host_simulation_jobs(host); j++)
        job_row(view, table, host, j);
    const bool good = table_print(table, &view->output);
    table_destroy(table);
    print_remarks(view, host);
    fputs("\nin this simulation; no bound: gpurta runlist without --simulate\n", file);
    return good;
}

static void json_job(struct runlist_view *const view, struct json *const json,
                     const gpurta_host_simulation *const host, const size_t j)
{
    char space[NAME_SPACE];
    size_t task;
    const bool complete = read_job(view, host, j, &task);
    json_open_flat(json, NULL, '{');
    json_text(json, "name", view_name(view, task, space));
    json_time(json, "release", view->a);
    if (complete) {
        mpq_add(view->c, view->a, view->b);
        json_time(json, "completion", view->c);
        json_time(json, "response", view->b);
    } else {
        json_null(json, "completion");
        json_null(json, "response");
    }
    if (read_deadline(view, host, j))
        json_time(json, "deadline", view->c);
    else
        json_null(json, "deadline");
    json_meets(json, gpurta_host_simulation_job_verdict(host, j));
    if (gpurta_runlist_time_of(view->result, task, GPURTA_RUNLIST_BOUND, view->c))
        json_time(json, "bound", view->c);
    else
        json_null(json, "bound");
    json_text(json, "bound_reason", gpurta_runlist_bound_reason(view->result, task));
    json_close(json);
}

static void print_simulation_json(struct runlist_view *const view,
                                  const gpurta_host_simulation *const host)
{
    struct json json;
    char space[NAME_SPACE];
    json_begin(&json, view->output.file, "runlist", gpurta_unit_name(view->scenario->unit));
    json_text(&json, "proves", "this run only");
    json_open_object(&json, "simulation");
    json_text(&json, "critical_for",
              view->task == SIZE_MAX ? NULL : view_name(view, view->task, space));
    json_open_array(&json, "jobs");
    for (size_t j = 0; j < gpurta_host_simulation_jobs(host); j++)
        json_job(view, &json, host, j);
    json_close(&json);
    json_open_array(&json, "schedule");
    for (size_t s = 0; s < gpurta_host_simulation_events(host); s++) {
        gpurta_host_simulation_event turn = {.size = sizeof turn};
        gpurta_host_simulation_event_at(host, s, &turn, view->a, view->b, view->c);
        json_open_flat(&json, NULL, '{');
        json_text(&json, "name", view_name(view, turn.task, space));
        json_int(&json, "position", turn.position);
        json_time(&json, "switch", view->a);
        json_time(&json, "start", view->b);
        json_time(&json, "end", view->c);
        json_close(&json);
    }
    json_close(&json);
    json_close(&json);
    json_end(&json);
}

static void print_simulation_csv(struct runlist_view *const view,
                                 const gpurta_host_simulation *const host)
{
    FILE *const file = view->output.file;
    bool first = true;
    char space[NAME_SPACE];
    fputs("channel,position,switch,start,end\n", file);
    for (size_t s = 0; s < gpurta_host_simulation_events(host); s++) {
        gpurta_host_simulation_event turn = {.size = sizeof turn};
        gpurta_host_simulation_event_at(host, s, &turn, view->a, view->b, view->c);
        csv_text(file, &first, view_name(view, turn.task, space));
        csv_int(file, &first, turn.position);
        csv_time(file, &first, view->a);
        csv_time(file, &first, view->b);
        csv_time(file, &first, view->c);
        csv_end(file, &first);
    }
}

/* ---- picture ---- */

/* A lane for each channel, with its level. */
static void add_lanes(struct runlist_view *const view, struct picture *const p)
{
    const size_t channels = gpurta_runlist_count(view->result);
    char name[64];
    if (!picture_make_items(p, channels, NAME_SPACE))
        return;
    for (size_t i = 0; i < channels; i++) {
        p->item[i] = view_name(view, i, p->names + i * NAME_SPACE);
        snprintf(name, sizeof name, "%.*s (%s)", text_part(p->item[i], 40), p->item[i],
                 level_name(gpurta_runlist_level(view->result, i)));
        picture_add_lane(p, PICTURE_BAR, 1, NULL, name);
    }
}

static void add_turn(struct runlist_view *const view, struct picture *const p,
                     const gpurta_host_simulation *const host, const size_t s)
{
    gpurta_host_simulation_event turn = {.size = sizeof turn};
    gpurta_host_simulation_event_at(host, s, &turn, view->a, view->b, view->c);
    struct picture_box box = {.height = 1, .item = turn.task, .lane = turn.task};
    box.from = picture_time(p, view->a);
    box.to = picture_time(p, view->b);
    box.cost = true;
    if (mpq_cmp(view->b, view->a) > 0)
        picture_add_box(p, &box);
    box.from = box.to;
    box.to = picture_time(p, view->c);
    box.cost = false;
    picture_add_box(p, &box);
}

static void add_job(struct runlist_view *const view, struct picture *const p,
                    const gpurta_host_simulation *const host, const size_t j)
{
    struct picture_mark mark = {.kind = PICTURE_LAUNCH};
    const bool complete = read_job(view, host, j, &mark.item);
    mark.lane = mark.item;
    mark.at = picture_time(p, view->a);
    picture_add_mark(p, &mark);
    if (complete) {
        mpq_add(view->c, view->a, view->b);
        mark.kind = PICTURE_COMPLETE;
        mark.at = picture_time(p, view->c);
        picture_add_mark(p, &mark);
    }
    if (!read_deadline(view, host, j))
        return;
    mpq_add(view->c, view->c, view->a);
    mark.kind = gpurta_host_simulation_job_verdict(host, j) == GPURTA_UNSCHEDULABLE
                    ? PICTURE_MISSED
                    : PICTURE_DEADLINE;
    mark.at = picture_time(p, view->c);
    picture_add_mark(p, &mark);
}

static void add_all(struct runlist_view *const view, struct picture *const p,
                    const gpurta_host_simulation *const host)
{
    add_lanes(view, p);
    for (size_t s = 0; !p->no_memory && s < gpurta_host_simulation_events(host); s++)
        add_turn(view, p, host, s);
    for (size_t j = 0; !p->no_memory && j < gpurta_host_simulation_jobs(host); j++)
        add_job(view, p, host, j);
    if (view->task != SIZE_MAX &&
        gpurta_runlist_time_of(view->result, view->task, GPURTA_RUNLIST_BOUND, view->a))
        picture_add_mark(p, &(const struct picture_mark){PICTURE_BOUND, picture_time(p, view->a),
                                                         view->task, view->task, 0});
}

static int draw_file(struct runlist_view *const view, const gpurta_host_simulation *const host)
{
    struct picture p = {.unit = gpurta_unit_name(view->scenario->unit), .cost = "switch"};
    char space[NAME_SPACE], title[160] = "The runlist: all tasks released at 0";
    if (view->task != SIZE_MAX) {
        const char *const name = view_name(view, view->task, space);
        snprintf(title, sizeof title, "The runlist: the situation behind the bound of %.*s",
                 text_part(name, 80), name);
    }
    p.title = title;
    add_all(view, &p, host);
    const int end = picture_write(&p, view->svg);
    picture_clear(&p);
    return end;
}

/* ---- the whole ---- */

static int status_of(const gpurta_host_simulation *const host)
{
    return gpurta_host_simulation_verdict(host) == GPURTA_UNSCHEDULABLE ? EXIT_MISSED : EXIT_MET;
}

static int print_simulation(struct runlist_view *const view,
                            const gpurta_host_simulation *const host)
{
    if (!output_open(&view->output, view->common->output))
        return EXIT_UNABLE;
    bool good = true;
    if (view->common->format == FORMAT_TABLE)
        good = print_jobs(view, host);
    else if (view->common->format == FORMAT_JSON)
        print_simulation_json(view, host);
    else
        print_simulation_csv(view, host);
    if (good)
        good = output_close(&view->output);
    else
        output_discard(&view->output);
    return good ? status_of(host) : EXIT_UNABLE;
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
    if (end < 0 && view->svg)
        end = draw_file(view, host);
    if (end < 0)
        end = view->only_picture ? status_of(host) : print_simulation(view, host);
    gpurta_host_simulation_destroy(host);
    gpurta_host_scenario_destroy(jobs);
    return end;
}
