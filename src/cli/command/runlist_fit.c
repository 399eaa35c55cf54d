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
    const gpurta_result *const fit = view->fit;
    const size_t count = gpurta_rows(fit, GPURTA_RUNLIST_FIT_INTERVALS);
    fprintf(file,
            "timeslices for all channels with which every positional bound meets its deadline:%s\n",
            count ? "" : " none");
    for (size_t i = 0; i < count && i < INTERVALS_SHOWN; i++) {
        result_time(fit, GPURTA_RUNLIST_FIT_INTERVALS_FROM, i, view->a);
        result_time(fit, GPURTA_RUNLIST_FIT_INTERVALS_TO, i, view->b);
        if (mpq_equal(view->a, view->b)) {
            fputs("  exactly ", file);
            put_timeslice(file, view->a, ROUND_UP);
        } else {
            fputs("  from ", file);
            time_put(file, view->a, ROUND_UP);
            fputs(result_count(fit, GPURTA_RUNLIST_FIT_INTERVALS_CLOSED, i) ? " up to "
                                                                            : " to below ",
                  file);
            time_put(file, view->b, ROUND_DOWN);
        }
        fputc('\n', file);
    }
    if (count > INTERVALS_SHOWN)
        fprintf(file, "  ... %zu more (json and csv list all)\n", count - INTERVALS_SHOWN);
    result_time(fit, GPURTA_RUNLIST_FIT_TIMESLICE, 0, view->a);
    result_time(fit, GPURTA_RUNLIST_FIT_RATIO, 0, view->b);
    fputs("best: ", file);
    put_timeslice(file, view->a, ROUND_DOWN);
    fputs(", where the worst positional bound / deadline is ", file);
    time_put(file, view->b, ROUND_UP);
    fprintf(file, " (%s); with it:\n\n", result_text(fit, GPURTA_RUNLIST_FIT_TASK, 0));
}

static const struct field best_fields[] = {
    {.column = GPURTA_RUNLIST_FIT_TIMESLICE},
    {.column = GPURTA_RUNLIST_FIT_RATIO},
    {.column = GPURTA_RUNLIST_FIT_TASK},
};
static const struct rows best = {.fields = best_fields, .count = FIELDS(best_fields)};

static const struct field interval_fields[] = {
    {.column = GPURTA_RUNLIST_FIT_INTERVALS_FROM},
    {.column = GPURTA_RUNLIST_FIT_INTERVALS_TO},
    {.column = GPURTA_RUNLIST_FIT_INTERVALS_CLOSED},
};
static const struct rows intervals = {"intervals", interval_fields, FIELDS(interval_fields),
                                      .table = GPURTA_RUNLIST_FIT_INTERVALS, .all = true};

/* ---- CSV: the intervals, then the best timeslice ---- */

static bool has_line(struct row *const row)
{
    row->result = ((const struct runlist_view *)row->of)->fit;
    return row->at[0] <= gpurta_rows(row->result, GPURTA_RUNLIST_FIT_INTERVALS);
}

static bool get_line(struct row *const row)
{
    const gpurta_result *const fit = row->result;
    const gpurta_column column = row->field->column;
    const size_t at = row->at[0];
    const bool last = at == gpurta_rows(fit, GPURTA_RUNLIST_FIT_INTERVALS);
    switch (column) {
    case GPURTA_NO_COLUMN:
        return row_text(row, last ? "best" : "interval");
    case GPURTA_RUNLIST_FIT_RATIO:
        return last && result_time(fit, column, 0, row->time);
    case GPURTA_RUNLIST_FIT_TASK:
        return last && row_text(row, result_text(fit, column, 0));
    case GPURTA_RUNLIST_FIT_INTERVALS_CLOSED:
        return row_flag(row, last || result_count(fit, column, at));
    default:
        row->rounding = last ? ROUND_DOWN : row->rounding;
        return last ? result_time(fit, GPURTA_RUNLIST_FIT_TIMESLICE, 0, row->time)
                    : result_time(fit, column, at, row->time);
    }
}

static const struct field line_fields[] = {
    {.column = GPURTA_RUNLIST_FIT_INTERVALS_FROM, .get = get_line},
    {.column = GPURTA_RUNLIST_FIT_INTERVALS_TO, .get = get_line},
    {.column = GPURTA_RUNLIST_FIT_INTERVALS_CLOSED, .get = get_line},
    {"kind", NULL, FIELD_TEXT, .get = get_line},
    {.column = GPURTA_RUNLIST_FIT_RATIO, .get = get_line},
    {.column = GPURTA_RUNLIST_FIT_TASK, .get = get_line},
};
const struct rows runlist_timeslices = {"intervals", line_fields, FIELDS(line_fields),
                                        .has = has_line};

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
