/* gpurta runlist --fit: both searches use the positional bound. */
#include "cli/base/rows.h"
#include "cli/command/runlist_view.h"

#include <stdlib.h>

/* ---- --fit timeslice ---- */

#define INTERVALS_SHOWN 50

/* As it can be entered again: rounded, it may be another one, with much worse bounds. */
static void put_timeslice(FILE *const file, mpq_srcptr time, const enum rounding rounding)
{
    char text[FRACTION_ROOM];
    if (time_fraction(text, time))
        fputs(text, file);
    else
        time_put(file, time, rounding);
}

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
            put_timeslice(file, view->a, ROUND_UP);
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
    put_timeslice(file, view->a, ROUND_DOWN);
    fputs(", where the worst positional bound / deadline is ", file);
    time_put(file, view->b, ROUND_UP);
    fprintf(file, " (%s); with it:\n\n", view_name(view, task, space));
}

enum { FROM, TO, CLOSED, WHAT, RATIO, TASK };

static bool get_best(struct row *const row)
{
    struct runlist_view *const view = row->of;
    size_t task;
    gpurta_runlist_fit_best(view->fit, view->a, view->b, &task);
    switch (row->field->which) {
    case FROM:
    case TO:
        row->rounding = ROUND_DOWN;
        return row_time(row, view->a);
    case CLOSED:
        return row_flag(row, true);
    case WHAT:
        return row_text(row, "best");
    case RATIO:
        return row_time(row, view->b);
    default:
        return row_text(row, view_name(view, task, row->space));
    }
}

static bool has_interval(struct row *const row)
{
    const struct runlist_view *const view = row->of;
    return row->at[row->depth] < gpurta_runlist_fit_count(view->fit);
}

/* After the intervals there is the best timeslice. */
static bool has_line(struct row *const row)
{
    const struct runlist_view *const view = row->of;
    return row->at[row->depth] <= gpurta_runlist_fit_count(view->fit);
}

static bool get_interval(struct row *const row)
{
    struct runlist_view *const view = row->of;
    bool closed;
    if (!gpurta_runlist_fit_interval(view->fit, row->at[row->depth], view->a, view->b, &closed))
        return get_best(row);
    switch (row->field->which) {
    case FROM:
        return row_time(row, view->a);
    case TO:
        return row_time(row, view->b);
    case CLOSED:
        return row_flag(row, closed);
    default:
        return row->field->which == WHAT && row_text(row, "interval");
    }
}

static const struct field best_fields[] = {
    {"timeslice", NULL, FIELD_TIME, .which = FROM},
    {"ratio", NULL, FIELD_TIME, .which = RATIO, .unit = "1",
     .says = "the worst positional bound by its deadline"},
    {"task", NULL, FIELD_TEXT, .which = TASK, .says = "whose that is"},
};
static const struct rows best = {
    .fields = best_fields, .count = FIELDS(best_fields), .get = get_best};

static const struct field interval_fields[] = {
    {"from", NULL, FIELD_TIME, .which = FROM},
    {"to", NULL, FIELD_TIME, .which = TO, .rounding = ROUND_DOWN},
    {"closed", NULL, FIELD_BOOL, .which = CLOSED, .says = "whether `to` meets the deadlines, too"},
    {"kind", NULL, FIELD_TEXT, .which = WHAT, .where = IN_CSV},
    {"ratio", NULL, FIELD_TIME, .which = RATIO, .where = IN_CSV, .unit = "1"},
    {"task", NULL, FIELD_TEXT, .which = TASK, .where = IN_CSV},
};
static const struct rows intervals = {"intervals", interval_fields, FIELDS(interval_fields),
                                      .has = has_interval, .get = get_interval};
const struct rows runlist_timeslices = {"intervals", interval_fields, FIELDS(interval_fields),
                                        .has = has_line, .get = get_interval};

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

enum { NUMBER, LEVELS_RATIO, NAME, LEVEL, TRIED, FITTING, EXHAUSTIVE };

static bool has_assignment(struct row *const row)
{
    const struct runlist_view *const view = row->of;
    return row->at[row->depth] < gpurta_runlist_levels_count(view->levels);
}

static bool has_task(struct row *const row)
{
    const struct runlist_view *const view = row->of;
    return row->at[row->depth] < gpurta_tasks_count(view->scenario->tasks);
}

/* CSV: a row for each task of each assignment, best first. */
static bool has_pair(struct row *const row)
{
    const struct runlist_view *const view = row->of;
    return row->at[0] <
           gpurta_runlist_levels_count(view->levels) * gpurta_tasks_count(view->scenario->tasks);
}

static bool get_level(struct row *const row)
{
    const struct runlist_view *const view = row->of;
    const size_t tasks = gpurta_tasks_count(view->scenario->tasks);
    const size_t p = row->depth ? row->at[1] : row->at[0] / tasks;
    const size_t i = row->depth ? row->at[2] : row->at[0] % tasks;
    int64_t fit;
    bool all;
    const int64_t tried = gpurta_runlist_levels_tried(view->levels, &fit, &all);
    switch (row->field->which) {
    case NUMBER:
        return row_count(row, (int64_t)p + 1);
    case LEVELS_RATIO:
        return gpurta_runlist_levels_ratio(view->levels, p, row->time);
    case NAME:
        return row_text(row, view_name(view, i, row->space));
    case LEVEL:
        return row_text(row, level_name(gpurta_runlist_levels_get(view->levels, p, i)));
    case EXHAUSTIVE:
        return row_flag(row, all);
    default:
        return row_count(row, row->field->which == TRIED ? tried : fit);
    }
}

static const struct field pair_fields[] = {
    {"assignment", NULL, FIELD_COUNT, .which = NUMBER},
    {"ratio", NULL, FIELD_TIME, .which = LEVELS_RATIO, .unit = "1"},
    {"name", NULL, FIELD_TEXT, .which = NAME},
    {"level", NULL, FIELD_TEXT, .which = LEVEL},
    {"tried", NULL, FIELD_COUNT, .which = TRIED},
    {"fitting", NULL, FIELD_COUNT, .which = FITTING},
    {"exhaustive", NULL, FIELD_BOOL, .which = EXHAUSTIVE},
};
const struct rows runlist_levels = {"levels", pair_fields, FIELDS(pair_fields), .has = has_pair,
                                    .get = get_level};

static const struct field level_fields[] = {{"level", NULL, FIELD_TEXT, .which = LEVEL}};
static const struct rows levels = {"levels",        level_fields,     FIELDS(level_fields),
                                   .has = has_task, .get = get_level, .plain = true};
static const struct field assignment_fields[] = {
    {"ratio", NULL, FIELD_TIME, .which = LEVELS_RATIO, .unit = "1",
     .says = "the worst positional bound by its deadline"},
    {"levels", NULL, FIELD_LIST, .inner = &levels, .says = "of the tasks, in their order"},
};
static const struct rows assignments = {"assignments", assignment_fields, FIELDS(assignment_fields),
                                        .has = has_assignment, .get = get_level};

/* ---- both ---- */

static bool get_kind(struct row *const row)
{
    return row_text(row, ((const struct runlist_view *)row->of)->fit ? "timeslice" : "levels");
}

static const struct field fit_fields[] = {
    {"kind", NULL, FIELD_TEXT, .get = get_kind},
    {"intervals", NULL, FIELD_LIST, .inner = &intervals, .when = FIT_TIMESLICE},
    {"best", NULL, FIELD_LIST, .inner = &best, .when = FIT_TIMESLICE},
    {"tried", NULL, FIELD_COUNT, .get = get_level, .which = TRIED, .when = FIT_LEVELS},
    {"fitting", NULL, FIELD_COUNT, .get = get_level, .which = FITTING, .when = FIT_LEVELS},
    {"exhaustive", NULL, FIELD_BOOL, .get = get_level, .which = EXHAUSTIVE, .when = FIT_LEVELS},
    {"assignments", NULL, FIELD_LIST, .inner = &assignments, .when = FIT_LEVELS},
};
const struct rows runlist_fit = {.fields = fit_fields, .count = FIELDS(fit_fields), .tall = true};

void fit_lines(struct runlist_view *const view)
{
    if (view->fit)
        timeslice_lines(view);
    else
        levels_lines(view);
}
