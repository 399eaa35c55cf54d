/* gpurta runlist: its channels as table, JSON and CSV. */
#include "cli/base/report.h"
#include "cli/command/runlist_view.h"

#include <stdlib.h>

static const char *bound_formula(const struct runlist_view *const view)
{
    return view->scenario->runlist.published
               ? "work-limited bound, one switch per round as published"
               : "work-limited bound, every switch charged";
}

static const char *theorem_formula(const struct runlist_view *const view)
{
    return mpq_sgn(view->scenario->runlist.switch_cost) ? "Theorem 1, Equation 3"
                                                        : "Theorem 1, Equation 2";
}

/* ---- channels as rows ---- */

static bool has_channel(struct row *const row)
{
    const struct runlist_view *const view = row->of;
    return row->at[row->depth] < gpurta_runlist_count(view->result);
}

enum {
    NAME = GPURTA_RUNLIST_OWN_TIMESLICE + 1, /* below: times of the result */
    LEVEL,
    WCET,
    TURNS,
    THEOREM_REASON,
    BOUND_REASON,
    VERDICT,
    REASON,
    THEOREM_FORMULA,
    BOUND_FORMULA,
    MEETS,
    OVERLOADED
};

/* In the table, which shows what --fit found so that it can be entered again. */
static bool get_timeslice(struct row *const row)
{
    const struct runlist_view *const view = row->of;
    const bool given = gpurta_runlist_time_of(view->result, row->at[row->depth],
                                              GPURTA_RUNLIST_TIMESLICE, row->time);
    if (!given || !view->fit || !time_fraction(row->space, row->time))
        return given;
    row->instead = row->space;
    return false;
}

static bool get_channel(struct row *const row)
{
    const struct runlist_view *const view = row->of;
    const size_t i = row->at[row->depth];
    const char *reason;
    const gpurta_verdict verdict = gpurta_runlist_task_verdict(view->result, i, &reason);
    switch (row->field->which) {
    case NAME:
        return row_text(row, view_name(view, i, row->space));
    case LEVEL:
        return row_text(row, level_name(gpurta_runlist_level(view->result, i)));
    case WCET:
        row->instead = "saturated";
        return !gpurta_tasks_saturated(view->scenario->tasks, i) &&
               gpurta_tasks_time(view->scenario->tasks, i, GPURTA_TASK_WCET, row->time);
    case TURNS:
        return gpurta_runlist_turns(view->result, i, row->big);
    case THEOREM_REASON:
        return row_text(row, gpurta_runlist_theorem_1_reason(view->result, i));
    case BOUND_REASON:
        return row_text(row, gpurta_runlist_bound_reason(view->result, i));
    case VERDICT:
        return row_text(row, gpurta_verdict_name(verdict));
    case REASON:
        return row_text(row, reason);
    case THEOREM_FORMULA:
        return row_text(row, theorem_formula(view));
    case BOUND_FORMULA:
        return row_text(row, bound_formula(view));
    case MEETS:
        row->verdict = verdict;
        return gpurta_runlist_time_of(view->result, i, GPURTA_RUNLIST_DEADLINE, row->time);
    case OVERLOADED:
        return row_flag(row, gpurta_runlist_overloaded(view->result, i));
    default:
        return gpurta_runlist_time_of(view->result, i, (gpurta_runlist_time)row->field->which,
                                      row->time);
    }
}

static const struct field channel_fields[] = {
    {"name", "channel", FIELD_TEXT, .which = NAME},
    {"level", NULL, FIELD_TEXT, .which = LEVEL},
    {"timeslice", NULL, FIELD_TIME, .which = GPURTA_RUNLIST_TIMESLICE, .where = IN_DATA},
    {"timeslice", NULL, FIELD_TIME, .get = get_timeslice, .where = IN_TABLE},
    {"own_timeslice", "rounded", FIELD_TIME, .which = GPURTA_RUNLIST_OWN_TIMESLICE,
     .when = SOME_STEP, .rounding = ROUND_DOWN},
    {"wcet", NULL, FIELD_TIME, .which = WCET, .where = IN_TABLE},
    {"slots", "turns", FIELD_BIG, .which = TURNS},
    {"published", NULL, FIELD_TIME, .which = GPURTA_RUNLIST_THEOREM_1},
    {"published_reason", NULL, FIELD_TEXT, .which = THEOREM_REASON, .where = IN_DATA},
    {"positional", NULL, FIELD_TIME, .which = GPURTA_RUNLIST_POSITIONAL},
    {"bound", NULL, FIELD_TIME, .which = GPURTA_RUNLIST_BOUND},
    {"bound_reason", NULL, FIELD_TEXT, .which = BOUND_REASON, .where = IN_DATA},
    {"deadline", NULL, FIELD_TIME, .which = GPURTA_RUNLIST_DEADLINE, .rounding = ROUND_DOWN},
    {"meets_deadline", "verdict", FIELD_MEETS, .which = MEETS},
    {"overloaded", NULL, FIELD_BOOL, .which = OVERLOADED, .where = IN_DATA},
    {"witness", NULL, FIELD_TIME, .which = GPURTA_RUNLIST_WITNESS, .where = IN_DATA,
     .rounding = ROUND_DOWN},
    {"verdict", NULL, FIELD_TEXT, .which = VERDICT, .where = IN_DATA},
    {"reason", NULL, FIELD_TEXT, .which = REASON, .where = IN_DATA},
    {"published_formula", NULL, FIELD_TEXT, .which = THEOREM_FORMULA, .where = IN_CSV},
    {"bound_formula", NULL, FIELD_TEXT, .which = BOUND_FORMULA, .where = IN_CSV},
};
static const struct rows channels = {"tasks", channel_fields, FIELDS(channel_fields),
                                     .has = has_channel, .get = get_channel};

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

/* The text of an assumption that was made; NULL: it was not. */
static const char *assumption(struct runlist_view *const view, const int which)
{
    char *const text = view->text;
    const size_t all = gpurta_runlist_count(view->result);
    const size_t count = which == LEVELS || which == SLICES ? count_without(view, which) : 0;
    switch (which) {
    case LEVELS:
        snprintf(text, sizeof view->text, "%zu of %zu channels have no level: taken as low", count,
                 all);
        return count ? text : NULL;
    case SLICES:
        snprintf(text, sizeof view->text, "%zu of %zu channels have no timeslice: %s", count, all,
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

static bool has_assumption(struct row *const row)
{
    return row->at[row->depth] < ASSUMPTIONS;
}

static bool get_assumption(struct row *const row)
{
    row_text(row, assumption(row->of, (int)row->at[row->depth]));
    row->left_out = !row->text;
    return row->text;
}

static const struct field assumption_fields[] = {{.name = "text", .kind = FIELD_TEXT}};
static const struct rows assumptions = {"assumptions",         assumption_fields,     1,
                                        .has = has_assumption, .get = get_assumption, .plain = true,
                                        .tall = true};

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
    const bool resets = mpq_sgn(view->scenario->runlist.reset_cost) > 0;
    for (size_t i = 0; i < gpurta_runlist_count(view->result); i++)
        if (gpurta_runlist_overloaded(view->result, i))
            fprintf(file,
                    "%s may be overloaded (bound%s above period): counted as saturated; its bound "
                    "holds only for a job whose predecessor is complete\n",
                    view_name(view, i, space),
                    resets && gpurta_runlist_level(view->result, i) == GPURTA_LEVEL_LOW
                        ? " and reset"
                        : "");
    if (view->scenario->runlist.published && mpq_sgn(view->scenario->runlist.switch_cost))
        print_no_bound(view);
}

static bool print_tables(struct row *const row, const struct output *const output)
{
    struct runlist_view *const view = row->of;
    FILE *const file = output->file;
    const char *reason;
    view->output = *output;
    fprintf(file, "%s list; switch cost ", view->scenario->runlist.flat ? "flat" : "interleaved");
    time_put(file, view->scenario->runlist.switch_cost, ROUND_UP);
    fprintf(file, "; times in %s\n", gpurta_unit_name(view->scenario->unit));
    fprintf(file, "published: %s; positional: entries alone; bound: %s\n\n", theorem_formula(view),
            bound_formula(view));
    if (view->fit)
        fit_lines(view);
    print_list(view);
    if (!rows_table(&channels, row, output))
        return false;
    fputc('\n', file);
    print_reasons(view);
    rows_lines(&assumptions, row, file, "assumed: ");
    const gpurta_verdict verdict = gpurta_runlist_verdict(view->result, &reason);
    if (view_has_deadlines(view))
        fprintf(file, "%s: ", gpurta_verdict_name(verdict));
    fprintf(file, "%s\n", reason);
    return view->explain == SIZE_MAX || explain_lines(view, row);
}

/* ---- JSON, CSV ---- */

static bool has_entry(struct row *const row)
{
    const struct runlist_view *const view = row->of;
    return (int64_t)row->at[row->depth] < gpurta_runlist_length(view->result);
}

static bool get_entry(struct row *const row)
{
    const struct runlist_view *const view = row->of;
    const size_t task = gpurta_runlist_entry(view->result, (int64_t)row->at[row->depth]);
    return row_text(row, view_name(view, task, row->space));
}

static const struct field entry_fields[] = {{.name = "name", .kind = FIELD_TEXT}};
static const struct rows entries = {"runlist",        entry_fields,     1,
                                    .has = has_entry, .get = get_entry, .plain = true};

enum { MODE, OVERHEAD, EXACT, PUBLISHED, BOUND, WHOLE_REASON };
enum { SWITCH_COST, RESET_COST, TIMESLICE_STEP };
enum { FIT, LIST, EXPLAIN };

static bool get_text(struct row *const row)
{
    struct runlist_view *const view = row->of;
    const char *texts[] = {[MODE] = view->scenario->runlist.flat ? "flat" : "interleaved",
                           [OVERHEAD] =
                               view->scenario->runlist.published ? "published" : "every-switch",
                           [EXACT] = "exact",
                           [PUBLISHED] = theorem_formula(view),
                           [BOUND] = bound_formula(view),
                           [WHOLE_REASON] = NULL};
    row->verdict = gpurta_runlist_verdict(view->result, &texts[WHOLE_REASON]);
    row->left_out = row->field->which == EXACT && view->scenario->runlist.has_step;
    return row_text(row, texts[row->field->which]) &&
           (row->field->kind != FIELD_VERDICT || view_has_deadlines(view));
}

static bool get_cost(struct row *const row)
{
    const struct scenario *const s = ((const struct runlist_view *)row->of)->scenario;
    const mpq_srcptr times[] = {[SWITCH_COST] = s->runlist.switch_cost,
                                [RESET_COST] = s->runlist.reset_cost,
                                [TIMESLICE_STEP] = s->runlist.step};
    return row_time(row, times[row->field->which]);
}

static bool get_length(struct row *const row)
{
    return row_count(row, gpurta_runlist_length(((const struct runlist_view *)row->of)->result));
}

/* Is it there? The list is null where it is long. */
static bool get_part(struct row *const row)
{
    const struct runlist_view *const view = row->of;
    const int which = row->field->which;
    row->left_out = (which == FIT && !view->fit) || (which == EXPLAIN && view->explain == SIZE_MAX);
    return which != LIST || view->list || gpurta_runlist_length(view->result) <= LIST_SHOWN;
}

static const struct field whole_fields[] = {
    {"mode", NULL, FIELD_TEXT, .get = get_text, .which = MODE},
    {"overhead", NULL, FIELD_TEXT, .get = get_text, .which = OVERHEAD},
    {"switch_cost", NULL, FIELD_TIME, .get = get_cost, .which = SWITCH_COST},
    {"reset_cost", NULL, FIELD_TIME, .get = get_cost, .which = RESET_COST},
    {"timeslice_step", NULL, FIELD_TEXT, .get = get_text, .which = EXACT},
    {"timeslice_step", NULL, FIELD_TIME, .get = get_cost, .which = TIMESLICE_STEP,
     .when = SOME_STEP},
    {"published_formula", NULL, FIELD_TEXT, .get = get_text, .which = PUBLISHED},
    {"bound_formula", NULL, FIELD_TEXT, .get = get_text, .which = BOUND},
    {"fit", NULL, FIELD_LIST, .get = get_part, .which = FIT, .inner = &runlist_fit},
    {"length", NULL, FIELD_COUNT, .get = get_length},
    {"runlist", NULL, FIELD_LIST, .get = get_part, .which = LIST, .inner = &entries},
    {"verdict", NULL, FIELD_VERDICT, .get = get_text, .which = MODE},
    {"reason", NULL, FIELD_TEXT, .get = get_text, .which = WHOLE_REASON},
    {"assumptions", NULL, FIELD_LIST, .inner = &assumptions},
    {"tasks", NULL, FIELD_LIST, .inner = &channels},
    {"explain", NULL, FIELD_LIST, .get = get_part, .which = EXPLAIN, .inner = &runlist_explained},
};
const struct rows runlist_whole = {.fields = whole_fields, .count = FIELDS(whole_fields)};

int runlist_print(struct runlist_view *const view)
{
    static const struct rows *const whole[] = {&runlist_whole, NULL};
    const struct result result = {"runlist", print_tables, .rows = whole,
                                  .csv = view->explain != SIZE_MAX ? &runlist_terms
                                         : view->fit               ? &runlist_timeslices
                                                                   : &channels};
    const unsigned shown = (view->scenario->runlist.has_step ? SOME_STEP : 0u);
    return result_print(&result, view, shown, view->common, gpurta_unit_name(view->scenario->unit));
}
