/* gpurta runlist --simulate: what the Host does, and its picture. */
#include "runlist_view.h"
#include "svg.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- jobs ---- */

#define MOST_JOBS 1000000

struct jobs {
    size_t *task;
    mpq_t *release;
    size_t count, room;
};

static void jobs_clear(struct jobs *const jobs)
{
    for (size_t i = 0; i < jobs->count; i++)
        mpq_clear(jobs->release[i]);
    free(jobs->task);
    free(jobs->release);
}

static bool jobs_add(struct jobs *const jobs, const size_t task, mpq_srcptr release)
{
    if (jobs->count == jobs->room) {
        const size_t room = jobs->room ? 2 * jobs->room : 64;
        size_t *const tasks = realloc(jobs->task, room * sizeof *tasks);
        if (tasks)
            jobs->task = tasks;
        mpq_t *const releases = tasks ? realloc(jobs->release, room * sizeof *releases) : NULL;
        if (!releases)
            return false;
        jobs->release = releases;
        jobs->room = room;
    }
    jobs->task[jobs->count] = task;
    mpq_init(jobs->release[jobs->count]);
    mpq_set(jobs->release[jobs->count++], release);
    return true;
}

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
static int make_jobs(struct runlist_view *const view, struct jobs *const jobs)
{
    const gpurta_tasks *const tasks = view->scenario->tasks;
    if (!view->has_until && all_saturated(tasks)) {
        complain("--simulate: all channels are saturated, so that nothing ends it: give --until");
        return EXIT_USAGE;
    }
    if (!view->has_until)
        find_end(view);
    for (size_t i = 0; i < gpurta_tasks_count(tasks); i++) {
        if (gpurta_tasks_saturated(tasks, i))
            continue;
        const bool again = gpurta_tasks_time(tasks, i, GPURTA_TASK_PERIOD, view->b);
        mpq_set_ui(view->a, 0, 1);
        do {
            if (jobs->count == MOST_JOBS) {
                complain("--simulate: more than %d jobs; choose an earlier --until", MOST_JOBS);
                return EXIT_USAGE;
            }
            if (!jobs_add(jobs, i, view->a)) {
                complain("out of memory");
                return EXIT_UNABLE;
            }
            mpq_add(view->a, view->a, view->b);
        } while (again && mpq_cmp(view->a, view->until) < 0);
    }
    return -1;
}

static gpurta_status simulate(struct runlist_view *const view, const struct jobs *const jobs,
                              gpurta_host **const host, gpurta_error *const error)
{
    const gpurta_tasks *const tasks = view->scenario->tasks;
    gpurta_status status = GPURTA_OK;
    if (view->task != SIZE_MAX)
        return gpurta_host_critical(host, tasks, view->task, view->options, error);
    if (view->has_until)
        status =
            gpurta_options_set_time(view->options, GPURTA_OPTION_HOST_UNTIL, view->until, error);
    if (status == GPURTA_OK)
        status = gpurta_host_simulate(host, tasks, jobs->count, jobs->task,
                                      (const mpq_t *)jobs->release, NULL, view->options, error);
    return status;
}

/* ---- texts ---- */

/* Reads job j: task, release into view->a, response (if it is complete) into view->b. */
static int read_job(struct runlist_view *const view, const gpurta_host *const host, const size_t j,
                    size_t *const task)
{
    const int state = gpurta_host_job(host, j, task, view->a, view->b);
    if (state == 2)
        mpq_sub(view->b, view->b, view->a);
    return state;
}

enum fate { FATE_NONE, FATE_UNKNOWN, FATE_MET, FATE_MISSED };

/* What is certain of the deadline of a job that read_job() has read; its deadline goes into
 * view->c. A job that is not complete at the end has missed it if the end is not before it. */
static enum fate fate_of(struct runlist_view *const view, const gpurta_host *const host,
                         const size_t task, const bool complete)
{
    if (!gpurta_tasks_time(view->scenario->tasks, task, GPURTA_TASK_DEADLINE, view->c))
        return FATE_NONE;
    if (complete)
        return mpq_cmp(view->b, view->c) > 0 ? FATE_MISSED : FATE_MET;
    gpurta_host_end(host, view->b);
    mpq_sub(view->b, view->b, view->a);
    return mpq_cmp(view->b, view->c) >= 0 ? FATE_MISSED : FATE_UNKNOWN;
}

static bool any_late(struct runlist_view *const view, const gpurta_host *const host)
{
    size_t task;
    for (size_t j = 0; j < gpurta_host_jobs(host); j++) {
        const bool complete = read_job(view, host, j, &task) == 2;
        if (fate_of(view, host, task, complete) == FATE_MISSED)
            return true;
    }
    return false;
}

/* Whether a response in the simulation exceeds the bound of channel i. */
static bool bound_exceeded(struct runlist_view *const view, const gpurta_host *const host,
                           const size_t i)
{
    size_t task;
    for (size_t j = 0; j < gpurta_host_jobs(host); j++)
        if (read_job(view, host, j, &task) == 2 && task == i &&
            gpurta_runlist_time_of(view->result, i, GPURTA_RUNLIST_BOUND, view->c) &&
            mpq_cmp(view->b, view->c) > 0)
            return true;
    return false;
}

#define REMARKS 20

/* Where the bound in the table is not one for every job. */
static void print_remarks(struct runlist_view *const view, const gpurta_host *const host)
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
                    const gpurta_host *const host, const size_t j)
{
    char space[NAME_SPACE];
    size_t task;
    const bool complete = read_job(view, host, j, &task) == 2;
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
    const enum fate fate = fate_of(view, host, task, complete);
    table_text(table,
               fate == FATE_MISSED ? "MISSED"
               : fate == FATE_MET  ? "met"
                                   : "-",
               fate == FATE_MISSED ? COLOUR_BAD
               : fate == FATE_MET  ? COLOUR_GOOD
                                   : COLOUR_NONE);
}

static bool print_jobs(struct runlist_view *const view, const gpurta_host *const host)
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
    fprintf(file, "; times in %s\n%zu slots, %zu jobs\n\n", gpurta_unit_name(view->scenario->unit),
            gpurta_host_slots(host), gpurta_host_jobs(host));
    struct table *const table = table_create(columns, sizeof columns / sizeof columns[0]);
    for (size_t j = 0; j < gpurta_host_jobs(host); j++)
        job_row(view, table, host, j);
    const bool good = table_print(table, &view->output);
    table_destroy(table);
    print_remarks(view, host);
    fputs("\none behaviour of many: it shows what can happen, and bounds nothing\n", file);
    return good;
}

static void json_job(struct runlist_view *const view, struct json *const json,
                     const gpurta_host *const host, const size_t j)
{
    char space[NAME_SPACE];
    size_t task;
    const bool complete = read_job(view, host, j, &task) == 2;
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
    const enum fate fate = fate_of(view, host, task, complete);
    if (fate == FATE_NONE)
        json_null(json, "deadline");
    else
        json_time(json, "deadline", view->c);
    if (fate == FATE_MET || fate == FATE_MISSED)
        json_bool(json, "meets_deadline", fate == FATE_MET);
    else
        json_null(json, "meets_deadline");
    if (gpurta_runlist_time_of(view->result, task, GPURTA_RUNLIST_BOUND, view->c))
        json_time(json, "bound", view->c);
    else
        json_null(json, "bound");
    json_text(json, "bound_reason", gpurta_runlist_bound_reason(view->result, task));
    json_close(json);
}

static void print_json(struct runlist_view *const view, const gpurta_host *const host)
{
    struct json json;
    char space[NAME_SPACE];
    json_begin(&json, view->output.file, "runlist", gpurta_unit_name(view->scenario->unit));
    json_open_object(&json, "simulation");
    json_text(&json, "critical_for",
              view->task == SIZE_MAX ? NULL : view_name(view, view->task, space));
    json_open_array(&json, "jobs");
    for (size_t j = 0; j < gpurta_host_jobs(host); j++)
        json_job(view, &json, host, j);
    json_close(&json);
    json_open_array(&json, "schedule");
    for (size_t s = 0; s < gpurta_host_slots(host); s++) {
        size_t task;
        int64_t position;
        gpurta_host_slot(host, s, &task, &position, view->a, view->b, view->c);
        json_open_flat(&json, NULL, '{');
        json_text(&json, "name", view_name(view, task, space));
        json_int(&json, "position", position);
        json_time(&json, "switch", view->a);
        json_time(&json, "start", view->b);
        json_time(&json, "end", view->c);
        json_close(&json);
    }
    json_close(&json);
    json_close(&json);
    json_end(&json);
}

static void print_csv(struct runlist_view *const view, const gpurta_host *const host)
{
    FILE *const file = view->output.file;
    bool first = true;
    char space[NAME_SPACE];
    fputs("channel,position,switch,start,end\n", file);
    for (size_t s = 0; s < gpurta_host_slots(host); s++) {
        size_t task;
        int64_t position;
        gpurta_host_slot(host, s, &task, &position, view->a, view->b, view->c);
        csv_text(file, &first, view_name(view, task, space));
        csv_int(file, &first, position);
        csv_time(file, &first, view->a);
        csv_time(file, &first, view->b);
        csv_time(file, &first, view->c);
        csv_end(file, &first);
    }
}

/* ---- picture ---- */

enum { LEFT = 150, RIGHT = 30, TOP = 64, LANE = 40, BOX = 22, WIDTH = 1100, MOST_LANES = 300 };
#define MOST_BOXES 50000

#define NAME_SHOWN 64

/* The name of a channel, cut to `most` bytes between two characters. */
static const char *short_name(const struct runlist_view *const view, const size_t i,
                              const size_t most, char text[NAME_SHOWN])
{
    char space[NAME_SPACE];
    const char *const name = view_name(view, i, space);
    const size_t length = (size_t)text_part(name, (int)most);
    memcpy(text, name, length);
    text[length] = '\0';
    return text;
}

struct picture {
    FILE *file;
    double per_unit; /* pixels */
    int height;
};

static double at(const struct picture *const p, mpq_srcptr time)
{
    return LEFT + mpq_get_d(time) * p->per_unit;
}

static double lane_top(const size_t lane)
{
    return TOP + (double)lane * LANE;
}

/* 1, 2 or 5 times a power of ten, so that at most `most` of them make the range. */
static double tick_step(const double range, const int most)
{
    double power = 1;
    while (power * most < range)
        power *= 10;
    while (power / 10 * most >= range)
        power /= 10;
    return power / 5 * most >= range ? power / 5 : power / 2 * most >= range ? power / 2 : power;
}

static void draw_axis(const struct picture *const p, const double end, const size_t lanes,
                      const char *const unit)
{
    const double step = tick_step(end, 12), bottom = lane_top(lanes);
    char text[64];
    for (int i = 0; i * step <= end * (1 + 1e-9); i++) {
        const double x = LEFT + i * step * p->per_unit;
        snprintf(text, sizeof text, "%g", i * step);
        svg_line(p->file, x, TOP - 6, x, bottom, "grid");
        svg_text(p->file, x, bottom + 16, SVG_MIDDLE, "tick", text);
    }
    svg_line(p->file, LEFT, bottom, WIDTH - RIGHT, bottom, "axis");
    snprintf(text, sizeof text, "time (%s)", unit);
    svg_text(p->file, (LEFT + WIDTH - RIGHT) / 2.0, bottom + 34, SVG_MIDDLE, "label", text);
}

static void draw_lane(const struct runlist_view *const view, const struct picture *const p,
                      const size_t i)
{
    char shown[NAME_SHOWN], name[NAME_SHOWN + 16];
    const double y = lane_top(i) + LANE - 8;
    snprintf(name, sizeof name, "%s (%s)", short_name(view, i, 15, shown),
             level_name(gpurta_runlist_level(view->result, i)));
    svg_text(p->file, LEFT - 10, y - 6, SVG_END, "label", name);
    svg_line(p->file, LEFT, y, WIDTH - RIGHT, y, "axis");
}

static void draw_slot(struct runlist_view *const view, const struct picture *const p,
                      const gpurta_host *const host, const size_t s)
{
    size_t task;
    char shown[NAME_SHOWN], class_name[24], tip[NAME_SHOWN + 80];
    gpurta_host_slot(host, s, &task, NULL, view->a, view->b, view->c);
    const double y = lane_top(task) + LANE - 8 - BOX;
    if (mpq_cmp(view->b, view->a) > 0)
        svg_box(p->file, at(p, view->a), y, at(p, view->b) - at(p, view->a), BOX, "switch",
                "switch");
    snprintf(class_name, sizeof class_name, "c%zu", task % (SVG_COLOURS - 1));
    snprintf(tip, sizeof tip, "%s: %g to %g", short_name(view, task, NAME_SHOWN - 1, shown),
             mpq_get_d(view->b), mpq_get_d(view->c));
    svg_box(p->file, at(p, view->b), y, at(p, view->c) - at(p, view->b), BOX, class_name, tip);
}

/* A cross at the deadline of a job that is not complete. */
static void draw_missed(const struct picture *const p, const double x, const double y)
{
    fprintf(p->file, "<path class=\"missed\" d=\"M%.2f %.2fl8 8m0 -8l-8 8\"/>\n", x - 4, y - 4);
}

static void draw_job(struct runlist_view *const view, const struct picture *const p,
                     const gpurta_host *const host, const size_t j, const double end)
{
    size_t task;
    const bool complete = read_job(view, host, j, &task) == 2;
    const double y = lane_top(task) + LANE - 8, x = at(p, view->a);
    if (mpq_get_d(view->a) > end)
        return;
    fprintf(p->file, "<path class=\"release\" d=\"M%.2f %.2f v-32 m-4 6 l4 -6 l4 6\"/>\n", x, y);
    if (gpurta_tasks_time(view->scenario->tasks, task, GPURTA_TASK_DEADLINE, view->c)) {
        mpq_add(view->c, view->c, view->a);
        if (mpq_get_d(view->c) <= end)
            fprintf(p->file, "<path class=\"deadline\" d=\"M%.2f %.2f v32 m-4 -6 l4 6 l4 -6\"/>\n",
                    at(p, view->c), y - 32);
    }
    const bool late = fate_of(view, host, task, complete) == FATE_MISSED;
    if (complete) {
        mpq_add(view->c, view->a, view->b);
        fprintf(p->file, "<circle class=\"%s\" cx=\"%.2f\" cy=\"%.2f\" r=\"4\"/>\n",
                late ? "late" : "done", at(p, view->c), y);
    } else if (late) {
        mpq_add(view->c, view->c, view->a);
        draw_missed(p, at(p, view->c), y);
    }
}

/* The bound of the task that is looked at, as a dashed line in its lane. */
static void draw_bound(struct runlist_view *const view, const struct picture *const p,
                       const size_t focus)
{
    if (!gpurta_runlist_time_of(view->result, focus, GPURTA_RUNLIST_BOUND, view->a))
        return;
    const double x = at(p, view->a), y = lane_top(focus);
    svg_line(p->file, x, y - 2, x, y + LANE - 8, "bound");
    svg_text(p->file, x - 4, y + 8, SVG_END, "note", "bound");
}

static void draw_legend(const struct picture *const p, const double y)
{
    FILE *const f = p->file;
    fprintf(f, "<path class=\"release\" d=\"M%d %.2f v-14 m-4 6 l4 -6 l4 6\"/>\n", LEFT, y);
    svg_text(f, LEFT + 10, y - 3, SVG_START, "note", "release");
    fprintf(f, "<path class=\"deadline\" d=\"M%d %.2f v14 m-4 -6 l4 6 l4 -6\"/>\n", LEFT + 80,
            y - 14);
    svg_text(f, LEFT + 90, y - 3, SVG_START, "note", "deadline");
    fprintf(f, "<circle class=\"done\" cx=\"%d\" cy=\"%.2f\" r=\"4\"/>\n", LEFT + 166, y - 7);
    svg_text(f, LEFT + 176, y - 3, SVG_START, "note", "complete");
    fprintf(f, "<circle class=\"late\" cx=\"%d\" cy=\"%.2f\" r=\"4\"/>\n", LEFT + 252, y - 7);
    svg_text(f, LEFT + 262, y - 3, SVG_START, "note", "complete after its deadline");
    draw_missed(p, LEFT + 438, y - 7);
    svg_text(f, LEFT + 448, y - 3, SVG_START, "note", "not complete at its deadline");
    svg_box(f, LEFT + 630, y - 14, 14, 12, "switch", NULL);
    svg_text(f, LEFT + 650, y - 3, SVG_START, "note", "switch");
}

/* The end of the picture: of the simulation, or the bound if it is later. */
static double picture_end(struct runlist_view *const view, const gpurta_host *const host,
                          const size_t focus)
{
    gpurta_host_end(host, view->a);
    if (focus != SIZE_MAX &&
        gpurta_runlist_time_of(view->result, focus, GPURTA_RUNLIST_BOUND, view->b) &&
        mpq_cmp(view->b, view->a) > 0)
        mpq_set(view->a, view->b);
    return mpq_get_d(view->a);
}

static void draw(struct runlist_view *const view, FILE *const file, const gpurta_host *const host,
                 const double end)
{
    static const char style[] =
        ".switch { fill: #bbb; } .release, .deadline { fill: none; stroke: #222; }\n"
        ".deadline { stroke: #b00; } .done { fill: #222; } .late { fill: #d00; }\n"
        ".missed { fill: none; stroke: #d00; stroke-width: 2.5; }\n"
        ".bound { stroke: #b00; stroke-width: 2; stroke-dasharray: 4 3; }";
    const size_t lanes = gpurta_runlist_count(view->result);
    const struct picture p = {file, (WIDTH - LEFT - RIGHT) / end, (int)lane_top(lanes) + 72};
    char shown[NAME_SHOWN], title[120];
    if (view->task == SIZE_MAX)
        snprintf(title, sizeof title, "The runlist: all tasks released at 0");
    else
        snprintf(title, sizeof title, "The runlist: the situation behind the bound of %s",
                 short_name(view, view->task, NAME_SHOWN - 1, shown));
    svg_begin(file, WIDTH, p.height, title, style);
    svg_text(file, LEFT, 26, SVG_START, "title", title);
    draw_axis(&p, end, lanes, gpurta_unit_name(view->scenario->unit));
    for (size_t s = 0; s < gpurta_host_slots(host); s++)
        draw_slot(view, &p, host, s);
    for (size_t i = 0; i < lanes; i++)
        draw_lane(view, &p, i);
    for (size_t j = 0; j < gpurta_host_jobs(host); j++)
        draw_job(view, &p, host, j, end);
    if (view->task != SIZE_MAX)
        draw_bound(view, &p, view->task);
    draw_legend(&p, lane_top(lanes) + 60);
    svg_end(file);
}

static int draw_file(struct runlist_view *const view, const gpurta_host *const host)
{
    struct output output;
    const double end = picture_end(view, host, view->task);
    if (gpurta_runlist_count(view->result) > MOST_LANES ||
        gpurta_host_slots(host) + gpurta_host_jobs(host) > MOST_BOXES) {
        complain("--svg: at most %d channels and %d slots and jobs can be drawn", MOST_LANES,
                 MOST_BOXES);
        return EXIT_USAGE;
    }
    if (!isfinite(end) || end <= 0) {
        complain("--svg: there is nothing to draw, or its times are too large");
        return EXIT_USAGE;
    }
    if (!output_open(&output, view->svg))
        return EXIT_UNABLE;
    draw(view, output.file, host, end);
    return output_close(&output) ? -1 : EXIT_UNABLE;
}

/* ---- the whole ---- */

static int status_of(struct runlist_view *const view, const gpurta_host *const host)
{
    return any_late(view, host) ? EXIT_MISSED : EXIT_MET;
}

static int print_simulation(struct runlist_view *const view, const gpurta_host *const host)
{
    if (!output_open(&view->output, view->common->output))
        return EXIT_UNABLE;
    bool good = true;
    if (view->common->format == FORMAT_TABLE)
        good = print_jobs(view, host);
    else if (view->common->format == FORMAT_JSON)
        print_json(view, host);
    else
        print_csv(view, host);
    if (good)
        good = output_close(&view->output);
    else
        output_discard(&view->output);
    return good ? status_of(view, host) : EXIT_UNABLE;
}

int runlist_simulate(struct runlist_view *const view)
{
    struct jobs jobs = {.count = 0};
    gpurta_host *host = NULL;
    gpurta_error error;
    int end = view->task == SIZE_MAX ? make_jobs(view, &jobs) : -1;
    if (end < 0) {
        const gpurta_status status = simulate(view, &jobs, &host, &error);
        if (status == GPURTA_LIMIT && strstr(error.message, "slots")) {
            complain("--simulate: %s: choose a larger --limit", error.message);
            end = EXIT_USAGE;
        } else if (status != GPURTA_OK) {
            end = complain_status(status, &error);
        }
    }
    if (end < 0 && view->svg)
        end = draw_file(view, host);
    if (end < 0)
        end = view->only_picture ? status_of(view, host) : print_simulation(view, host);
    gpurta_host_destroy(host);
    jobs_clear(&jobs);
    return end;
}
