/* gpurta runlist --fit: both searches use the positional bound. */
#include "cli/base/rows.h"
#include "cli/command/runlist_view.h"

#include <stdlib.h>

/* "3/2", for people; "?" if there is no memory. Freed by the caller if it is not NULL. */
/* ---- --fit timeslice ---- */

#define INTERVALS_SHOWN 50

static void timeslice_lines(struct runlist_view *const view)
{
    FILE *const file = view->output.file;
    const size_t count = gpurta_runlist_fit_count(view->fit);
    char space[NAME_SPACE];
    size_t task;
    bool closed;
    fprintf(file, "timeslices for all channels that meet every deadline:%s\n",
            count ? "" : " none");
    for (size_t i = 0; i < count && i < INTERVALS_SHOWN; i++) {
        gpurta_runlist_fit_interval(view->fit, i, view->a, view->b, &closed);
        if (mpq_equal(view->a, view->b)) {
            fputs("  exactly ", file);
            time_put(file, view->a, ROUND_UP);
        } else {
            fputs("  from ", file);
            time_put(file, view->a, ROUND_UP);
            fputs(closed ? " up to " : " to below ", file);
            time_put(file, view->b, ROUND_DOWN);
        }
        fputc('\n', file);
    }
    if (count > INTERVALS_SHOWN)
        fprintf(file, "  ... %zu more (json and csv list all)\n", count - INTERVALS_SHOWN);
    gpurta_runlist_fit_best(view->fit, view->a, view->b, &task);
    fputs("best: ", file);
    time_put(file, view->a, ROUND_DOWN);
    fputs(", where the worst positional bound / deadline is ", file);
    time_put(file, view->b, ROUND_UP);
    fprintf(file, " (%s); with it:\n\n", view_name(view, task, space));
}

static void timeslice_json(struct runlist_view *const view, struct json *const json)
{
    char space[NAME_SPACE];
    size_t task;
    bool closed;
    json_text(json, "kind", "timeslice");
    json_open_array(json, "intervals");
    for (size_t i = 0; gpurta_runlist_fit_interval(view->fit, i, view->a, view->b, &closed); i++) {
        json_open_flat(json, NULL, '{');
        json_time_rounded(json, "from", view->a, ROUND_UP);
        json_time_rounded(json, "to", view->b, ROUND_DOWN);
        json_bool(json, "closed", closed);
        json_close(json);
    }
    json_close(json);
    gpurta_runlist_fit_best(view->fit, view->a, view->b, &task);
    json_open_flat(json, "best", '{');
    json_time_rounded(json, "timeslice", view->a, ROUND_DOWN);
    json_time(json, "ratio", view->b);
    json_text(json, "task", view_name(view, task, space));
    json_close(json);
}

/* The intervals, and the best timeslice in the last row. */
static void timeslice_csv(struct runlist_view *const view, FILE *const file)
{
    bool first = true;
    char space[NAME_SPACE], name[ROW_SPACE];
    size_t task;
    bool closed;
    csv_text(file, &first, rows_time_name(name, "from", NULL));
    csv_text(file, &first, rows_time_name(name, "to", NULL));
    fputs(",closed,kind,ratio,task", file);
    csv_end(file, &first);
    for (size_t i = 0; gpurta_runlist_fit_interval(view->fit, i, view->a, view->b, &closed); i++) {
        csv_time(file, &first, view->a, ROUND_UP);
        csv_time(file, &first, view->b, ROUND_DOWN);
        csv_text(file, &first, closed ? "true" : "false");
        csv_text(file, &first, "interval");
        csv_text(file, &first, "");
        csv_text(file, &first, "");
        csv_end(file, &first);
    }
    gpurta_runlist_fit_best(view->fit, view->a, view->b, &task);
    csv_time(file, &first, view->a, ROUND_DOWN);
    csv_time(file, &first, view->a, ROUND_DOWN);
    csv_text(file, &first, "true");
    csv_text(file, &first, "best");
    csv_time(file, &first, view->b, ROUND_UP);
    csv_text(file, &first, view_name(view, task, space));
    csv_end(file, &first);
}

/* ---- --fit levels ---- */

static void levels_lines(struct runlist_view *const view)
{
    FILE *const file = view->output.file;
    int64_t fit;
    bool all;
    char space[NAME_SPACE];
    const int64_t tried = gpurta_runlist_levels_tried(view->levels, &fit, &all);
    fprintf(file, "levels: %lld of %lld assignments that were tried meet every deadline%s\n",
            (long long)fit, (long long)tried,
            all ? "" : " (a search by steps: there may be better ones)");
    for (size_t p = 0; p < gpurta_runlist_levels_count(view->levels); p++) {
        gpurta_runlist_levels_ratio(view->levels, p, view->a);
        fputs("  worst positional bound / deadline ", file);
        time_put(file, view->a, ROUND_UP);
        fputc(':', file);
        for (size_t i = 0; i < gpurta_tasks_count(view->scenario->tasks); i++)
            fprintf(file, " %s %s%s", view_name(view, i, space),
                    level_name(gpurta_runlist_levels_get(view->levels, p, i)),
                    i + 1 < gpurta_tasks_count(view->scenario->tasks) ? "," : "\n");
    }
    fputs("with the first of them:\n\n", file);
}

static void levels_json(struct runlist_view *const view, struct json *const json)
{
    int64_t fit;
    bool all;
    json_text(json, "kind", "levels");
    json_int(json, "tried", gpurta_runlist_levels_tried(view->levels, &fit, &all));
    json_int(json, "fitting", fit);
    json_bool(json, "exhaustive", all);
    json_open_array(json, "assignments");
    for (size_t p = 0; p < gpurta_runlist_levels_count(view->levels); p++) {
        json_open_flat(json, NULL, '{');
        gpurta_runlist_levels_ratio(view->levels, p, view->a);
        json_time(json, "ratio", view->a);
        json_open_flat(json, "levels", '[');
        for (size_t i = 0; i < gpurta_tasks_count(view->scenario->tasks); i++)
            json_text(json, NULL, level_name(gpurta_runlist_levels_get(view->levels, p, i)));
        json_close(json);
        json_close(json);
    }
    json_close(json);
}

/* A row for each task of each assignment, best first. */
static void levels_csv(struct runlist_view *const view, FILE *const file)
{
    bool first = true;
    char space[NAME_SPACE];
    int64_t fit;
    bool all;
    const int64_t tried = gpurta_runlist_levels_tried(view->levels, &fit, &all);
    fputs("assignment,ratio,name,level,tried,fitting,exhaustive\n", file);
    for (size_t p = 0; p < gpurta_runlist_levels_count(view->levels); p++) {
        gpurta_runlist_levels_ratio(view->levels, p, view->a);
        for (size_t i = 0; i < gpurta_tasks_count(view->scenario->tasks); i++) {
            csv_int(file, &first, (int64_t)p + 1);
            csv_time(file, &first, view->a, ROUND_UP);
            csv_text(file, &first, view_name(view, i, space));
            csv_text(file, &first, level_name(gpurta_runlist_levels_get(view->levels, p, i)));
            csv_int(file, &first, tried);
            csv_int(file, &first, fit);
            csv_text(file, &first, all ? "true" : "false");
            csv_end(file, &first);
        }
    }
}

void fit_csv(struct row *const row, FILE *const file)
{
    struct runlist_view *const view = row->of;
    if (view->fit)
        timeslice_csv(view, file);
    else
        levels_csv(view, file);
}

void fit_lines(struct runlist_view *const view)
{
    if (view->fit)
        timeslice_lines(view);
    else
        levels_lines(view);
}

void fit_json(struct runlist_view *const view, struct json *const json)
{
    json_open_object(json, "fit");
    if (view->fit)
        timeslice_json(view, json);
    else
        levels_json(view, json);
    json_close(json);
}
