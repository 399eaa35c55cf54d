/* gpurta runlist --fit: by the positional bound. */
#include "cli/base/rows.h"
#include "cli/command/runlist_view.h"

#include <stdlib.h>

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

void fit_lines(struct runlist_view *const view)
{
    FILE *const file = view->output.file;
    const size_t count = gpurta_runlist_fit_count(view->fit);
    char space[NAME_SPACE];
    size_t task;
    bool closed;
    fprintf(file,
            "timeslices for all channels with which every positional bound meets its deadline:%s\n",
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
    {"ratio", NULL, FIELD_TIME, .which = RATIO, .unit = "1"},
    {"task", NULL, FIELD_TEXT, .which = TASK},
};
static const struct rows best = {
    .fields = best_fields, .count = FIELDS(best_fields), .get = get_best};

static const struct field interval_fields[] = {
    {"from", NULL, FIELD_TIME, .which = FROM},
    {"to", NULL, FIELD_TIME, .which = TO, .rounding = ROUND_DOWN},
    {"closed", NULL, FIELD_BOOL, .which = CLOSED},
    {"kind", NULL, FIELD_TEXT, .which = WHAT, .where = IN_CSV},
    {"ratio", NULL, FIELD_TIME, .which = RATIO, .where = IN_CSV, .unit = "1"},
    {"task", NULL, FIELD_TEXT, .which = TASK, .where = IN_CSV},
};
static const struct rows intervals = {"intervals", interval_fields, FIELDS(interval_fields),
                                      .has = has_interval, .get = get_interval};
const struct rows runlist_timeslices = {"intervals", interval_fields, FIELDS(interval_fields),
                                        .has = has_line, .get = get_interval};

/* ---- JSON ---- */

static bool get_kind(struct row *const row)
{
    return row_text(row, "timeslice");
}

static const struct field fit_fields[] = {
    {"kind", NULL, FIELD_TEXT, .get = get_kind},
    {"intervals", NULL, FIELD_LIST, .inner = &intervals},
    {"best", NULL, FIELD_LIST, .inner = &best},
};
const struct rows runlist_fit = {.fields = fit_fields, .count = FIELDS(fit_fields), .tall = true};
