/* gpurta runlist: its channels as table, JSON and CSV. */
#include "cli/base/rows.h"
#include "cli/command/runlist_view.h"

#include <stdlib.h>

static const char *bound_formula(const struct runlist_view *const view)
{
    return view->published ? "work-limited bound, one switch per round as published"
                           : "work-limited bound, every switch charged";
}

static const char *theorem_formula(const struct runlist_view *const view)
{
    return mpq_sgn(view->scenario->runlist.switch_cost) ? "Theorem 1, Equation 3"
                                                        : "Theorem 1, Equation 2";
}

/* ---- channels as rows ---- */

enum { SOME_STEP = 1 }; /* timeslices are rounded down */

static bool has_channel(struct row *const row)
{
    const struct runlist_view *const view = row->of;
    return row->at[0] < gpurta_runlist_count(view->result);
}

static bool get_name(struct row *const row)
{
    row->text = view_name(row->of, row->at[0], row->space);
    return true;
}

static bool get_level(struct row *const row)
{
    const struct runlist_view *const view = row->of;
    row->text = level_name(gpurta_runlist_level(view->result, row->at[0]));
    return true;
}

static bool get_time(struct row *const row)
{
    const struct runlist_view *const view = row->of;
    return gpurta_runlist_time_of(view->result, row->at[0], (gpurta_runlist_time)row->field->which,
                                  row->time);
}

static bool get_wcet(struct row *const row)
{
    const struct runlist_view *const view = row->of;
    row->instead = "saturated";
    return !gpurta_tasks_saturated(view->scenario->tasks, row->at[0]) &&
           gpurta_tasks_time(view->scenario->tasks, row->at[0], GPURTA_TASK_WCET, row->time);
}

static bool get_turns(struct row *const row)
{
    const struct runlist_view *const view = row->of;
    return gpurta_runlist_turns(view->result, row->at[0], row->big);
}

enum { THEOREM_REASON, BOUND_REASON, VERDICT, REASON, THEOREM_FORMULA, BOUND_FORMULA };

static bool get_text(struct row *const row)
{
    const struct runlist_view *const view = row->of;
    const gpurta_verdict verdict =
        gpurta_runlist_task_verdict(view->result, row->at[0], &row->text);
    switch (row->field->which) {
    case THEOREM_REASON:
        row->text = gpurta_runlist_theorem_1_reason(view->result, row->at[0]);
        break;
    case BOUND_REASON:
        row->text = gpurta_runlist_bound_reason(view->result, row->at[0]);
        break;
    case VERDICT:
        row->text = gpurta_verdict_name(verdict);
        break;
    case THEOREM_FORMULA:
        row->text = theorem_formula(view);
        break;
    case BOUND_FORMULA:
        row->text = bound_formula(view);
        break;
    }
    return row->text;
}

static bool get_meets(struct row *const row)
{
    const struct runlist_view *const view = row->of;
    row->verdict = gpurta_runlist_task_verdict(view->result, row->at[0], NULL);
    return gpurta_runlist_time_of(view->result, row->at[0], GPURTA_RUNLIST_DEADLINE, row->time);
}

static bool get_overloaded(struct row *const row)
{
    const struct runlist_view *const view = row->of;
    row->flag = gpurta_runlist_overloaded(view->result, row->at[0]);
    return true;
}

static const struct field channel_fields[] = {
    {"name", "channel", FIELD_TEXT, .get = get_name},
    {"level", NULL, FIELD_TEXT, .get = get_level},
    {"timeslice", NULL, FIELD_TIME, .get = get_time, .which = GPURTA_RUNLIST_TIMESLICE},
    {"own_timeslice", "rounded", FIELD_TIME, .get = get_time, .which = GPURTA_RUNLIST_OWN_TIMESLICE,
     .when = SOME_STEP, .rounding = ROUND_DOWN,
     .says = "down, to what the hardware does for the channel's own work"},
    {"wcet", NULL, FIELD_TIME, .get = get_wcet, .where = IN_TABLE},
    {"slots", "turns", FIELD_BIG, .get = get_turns, .says = "k, the turns that a job needs"},
    {"published", NULL, FIELD_TIME, .get = get_time, .which = GPURTA_RUNLIST_THEOREM_1,
     .says = "Theorem 1"},
    {"published_reason", NULL, FIELD_TEXT, .get = get_text, .which = THEOREM_REASON,
     .where = IN_DATA, .says = "why Theorem 1 gives no value, or none that is a bound"},
    {"positional", NULL, FIELD_TIME, .get = get_time, .which = GPURTA_RUNLIST_POSITIONAL,
     .says = "bound from the entries alone"},
    {"bound", NULL, FIELD_TIME, .get = get_time, .which = GPURTA_RUNLIST_BOUND,
     .says = "work-limited bound of the response"},
    {"bound_reason", NULL, FIELD_TEXT, .get = get_text, .which = BOUND_REASON, .where = IN_DATA,
     .says = "why the bound does not hold for every job"},
    {"deadline", NULL, FIELD_TIME, .get = get_time, .which = GPURTA_RUNLIST_DEADLINE,
     .rounding = ROUND_DOWN},
    {"meets_deadline", "verdict", FIELD_MEETS, .get = get_meets},
    {"overloaded", NULL, FIELD_BOOL, .get = get_overloaded, .where = IN_DATA,
     .says = "its bound exceeds its period: counted as saturated"},
    {"witness", NULL, FIELD_TIME, .get = get_time, .which = GPURTA_RUNLIST_WITNESS,
     .where = IN_DATA, .rounding = ROUND_DOWN, .says = "a response that can occur"},
    {"verdict", NULL, FIELD_TEXT, .get = get_text, .which = VERDICT, .where = IN_DATA},
    {"reason", NULL, FIELD_TEXT, .get = get_text, .which = REASON, .where = IN_DATA},
    {"published_formula", NULL, FIELD_TEXT, .get = get_text, .which = THEOREM_FORMULA,
     .where = IN_CSV},
    {"bound_formula", NULL, FIELD_TEXT, .get = get_text, .which = BOUND_FORMULA, .where = IN_CSV},
};
const struct rows runlist_channels = {"tasks", channel_fields, FIELDS(channel_fields),
                                      .has = has_channel};

static void begin_row(struct row *const row, struct runlist_view *const view)
{
    row_init(row, view, view->scenario->runlist.has_step ? SOME_STEP : 0);
}

/* ---- what was taken for granted ---- */

enum { LEVELS, SLICES, STEP, STOPPED, ASSUMPTIONS };

/* How many channels are without a level, or without a timeslice of their own. */
static size_t count_without(const struct runlist_view *const view, const int what)
{
    const gpurta_tasks *const tasks = view->scenario->tasks;
    size_t count = 0;
    mpq_t t;
    mpq_init(t);
    for (size_t i = 0; i < gpurta_tasks_count(tasks); i++)
        count += what == LEVELS ? gpurta_tasks_level(tasks, i) == GPURTA_LEVEL_NONE
                                : !gpurta_tasks_time(tasks, i, GPURTA_TASK_TIMESLICE, t);
    mpq_clear(t);
    return count;
}

#define ASSUMPTION_SPACE 200

/* The text of an assumption that was made; NULL: it was not. */
static const char *assumption(const struct runlist_view *const view, const int which,
                              char text[ASSUMPTION_SPACE])
{
    const size_t all = gpurta_runlist_count(view->result);
    const size_t count = which == LEVELS || which == SLICES ? count_without(view, which) : 0;
    switch (which) {
    case LEVELS:
        snprintf(text, ASSUMPTION_SPACE, "%zu of %zu channels have no level: taken as low", count,
                 all);
        return count ? text : NULL;
    case SLICES:
        snprintf(text, ASSUMPTION_SPACE, "%zu of %zu channels have no timeslice: %s", count, all,
                 view->scenario->runlist.has_timeslice
                     ? "that of runlist"
                     : "the driver's, 1.3, 2.6, 5.2 ms for low, medium, high, 1.024 ms where no "
                       "level is set");
        return count ? text : NULL;
    case STEP:
        return view->scenario->runlist.has_step
                   ? "timeslices are rounded down to whole steps for a channel's own work, and not "
                     "for what it does to others"
                   : "timeslices are taken as exact: no timeslice_step is given";
    }
    return gpurta_runlist_stopped(view->result)
               ? "the search for work-limited bounds was stopped: the positional ones stand in"
               : NULL;
}

static void print_assumptions(const struct runlist_view *const view)
{
    char text[ASSUMPTION_SPACE];
    for (int which = 0; which < ASSUMPTIONS; which++) {
        const char *const said = assumption(view, which, text);
        if (said)
            fprintf(view->output.file, "assumed: %s\n", said);
    }
}

static void json_assumptions(const struct runlist_view *const view, struct json *const json)
{
    char text[ASSUMPTION_SPACE];
    json_open_array(json, "assumptions");
    for (int which = 0; which < ASSUMPTIONS; which++) {
        const char *const said = assumption(view, which, text);
        if (said)
            json_text(json, NULL, said);
    }
    json_close(json);
}

/* ---- table ---- */

static void print_list(const struct runlist_view *const view)
{
    FILE *const file = view->output.file;
    const int64_t length = gpurta_runlist_length(view->result);
    char space[NAME_SPACE];
    fprintf(file, "runlist, %lld entr%s:", (long long)length, length == 1 ? "y" : "ies");
    if (length <= LIST_SHOWN || view->list) {
        for (int64_t p = 0; p < length; p++)
            fprintf(file, " %s", view_name(view, gpurta_runlist_entry(view->result, p), space));
        fputs("\n\n", file);
        return;
    }
    for (int64_t p = 0; p < 10; p++)
        fprintf(file, " %s", view_name(view, gpurta_runlist_entry(view->result, p), space));
    fprintf(file, " ... %s (--list prints all)\n\n",
            view_name(view, gpurta_runlist_entry(view->result, length - 1), space));
}

/* With the overhead as published, no bound is one. */
static void print_no_bound(const struct runlist_view *const view)
{
    for (size_t i = 0; i < gpurta_runlist_count(view->result); i++) {
        const char *const reason = gpurta_runlist_bound_reason(view->result, i);
        if (!reason || gpurta_tasks_saturated(view->scenario->tasks, i))
            continue;
        fprintf(view->output.file, "bound: %s\n", reason);
        return;
    }
}

/* Reasons that several channels share are printed once. */
static void print_reasons(const struct runlist_view *const view)
{
    FILE *const file = view->output.file;
    const char *printed[16];
    size_t count = 0;
    for (size_t i = 0; i < gpurta_runlist_count(view->result); i++) {
        const char *const reason = gpurta_runlist_theorem_1_reason(view->result, i);
        size_t p = 0;
        while (p < count && reason != printed[p])
            p++;
        if (!reason || p < count || gpurta_tasks_saturated(view->scenario->tasks, i))
            continue;
        fprintf(file, "%s %s\n", count ? "          " : "published:", reason);
        printed[count++] = reason;
        if (count == sizeof printed / sizeof printed[0])
            break;
    }
    char space[NAME_SPACE];
    for (size_t i = 0; i < gpurta_runlist_count(view->result); i++)
        if (gpurta_runlist_overloaded(view->result, i))
            fprintf(file,
                    "%s may be overloaded (bound above period): counted as saturated; its bound "
                    "holds only for a job whose predecessor is complete\n",
                    view_name(view, i, space));
    if (view->published && mpq_sgn(view->scenario->runlist.switch_cost))
        print_no_bound(view);
}

bool print_tables(struct runlist_view *const view)
{
    FILE *const file = view->output.file;
    const char *reason;
    struct row row;
    char *const cost = time_for_people(view->scenario->runlist.switch_cost, ROUND_UP);
    fprintf(file, "%s list; switch cost %s; times in %s\n", view->flat ? "flat" : "interleaved",
            cost ? cost : "?", gpurta_unit_name(view->scenario->unit));
    free(cost);
    fprintf(file, "published: %s; positional: entries alone; bound: %s\n", theorem_formula(view),
            bound_formula(view));
    fputc('\n', file);
    if (view->fit || view->levels)
        fit_lines(view);
    print_list(view);
    begin_row(&row, view);
    const bool good = rows_table(&runlist_channels, &row, &view->output);
    row_clear(&row);
    if (!good)
        return false;
    fputc('\n', file);
    print_reasons(view);
    print_assumptions(view);
    const gpurta_verdict verdict = gpurta_runlist_verdict(view->result, &reason);
    fprintf(file, "%s: %s\n", gpurta_verdict_name(verdict), reason);
    return view->explain == SIZE_MAX || explain_lines(view);
}

/* ---- JSON, CSV ---- */

static void json_list(const struct runlist_view *const view, struct json *const json)
{
    const int64_t length = gpurta_runlist_length(view->result);
    char space[NAME_SPACE];
    json_int(json, "length", length);
    if (length > LIST_SHOWN && !view->list) {
        json_null(json, "runlist");
        return;
    }
    json_open_flat(json, "runlist", '[');
    for (int64_t p = 0; p < length; p++)
        json_text(json, NULL, view_name(view, gpurta_runlist_entry(view->result, p), space));
    json_close(json);
}

static void json_costs(const struct runlist_view *const view, struct json *const json)
{
    json_text(json, "mode", view->flat ? "flat" : "interleaved");
    json_text(json, "overhead", view->published ? "published" : "every-switch");
    json_time(json, "switch_cost", view->scenario->runlist.switch_cost);
    json_time(json, "reset_cost", view->scenario->runlist.reset_cost);
    if (view->scenario->runlist.has_step)
        json_time(json, "timeslice_step", view->scenario->runlist.step);
    else
        json_text(json, "timeslice_step", "exact");
    json_text(json, "published_formula", theorem_formula(view));
    json_text(json, "bound_formula", bound_formula(view));
}

void print_json(struct runlist_view *const view)
{
    struct json json;
    struct row row;
    const char *reason;
    const gpurta_verdict verdict = gpurta_runlist_verdict(view->result, &reason);
    json_begin(&json, view->output.file, "runlist", gpurta_unit_name(view->scenario->unit));
    json_costs(view, &json);
    if (view->fit || view->levels)
        fit_json(view, &json);
    json_list(view, &json);
    json_text(&json, "verdict", gpurta_verdict_name(verdict));
    json_text(&json, "reason", reason);
    json_assumptions(view, &json);
    begin_row(&row, view);
    rows_json(&runlist_channels, &row, &json);
    row_clear(&row);
    if (view->explain != SIZE_MAX)
        explain_json(view, &json);
    json_end(&json);
}

void print_csv(struct runlist_view *const view)
{
    struct row row;
    if (view->explain != SIZE_MAX) {
        explain_csv(view);
    } else if (view->fit || view->levels) {
        fit_csv(view);
    } else {
        begin_row(&row, view);
        rows_csv(&runlist_channels, &row, view->output.file);
        row_clear(&row);
    }
}
