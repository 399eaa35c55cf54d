/* gpurta runlist: its channels as table, JSON and CSV. */
#include "base/text.h"
#include "cli/base/report.h"
#include "cli/command/runlist_view.h"

#include <stdlib.h>
#include <string.h>

/* ---- channels as rows ---- */

static bool get_wcet(struct row *const row)
{
    row->instead = "saturated";
    return result_time(row->result, GPURTA_RUNLIST_TASKS_WCET, row->at[row->depth], row->time);
}

/* Of the whole analysis, in every line. */
static bool get_formula(struct row *const row)
{
    return row_text(row, result_text(row->result, (gpurta_column)row->field->which, 0));
}

static const struct field channel_fields[] = {
    {.column = GPURTA_RUNLIST_TASKS_NAME, .title = "channel"},
    {.column = GPURTA_RUNLIST_TASKS_LEVEL},
    {.column = GPURTA_RUNLIST_TASKS_TIMESLICE},
    {.column = GPURTA_RUNLIST_TASKS_OWN_TIMESLICE, .title = "rounded", .when = SOME_STEP},
    {.column = GPURTA_RUNLIST_TASKS_WCET, .get = get_wcet, .where = IN_TABLE},
    {.column = GPURTA_RUNLIST_TASKS_SLOTS, .title = "turns"},
    {.column = GPURTA_RUNLIST_TASKS_PUBLISHED},
    {.column = GPURTA_RUNLIST_TASKS_PUBLISHED_REASON, .where = IN_DATA},
    {.column = GPURTA_RUNLIST_TASKS_POSITIONAL},
    {.column = GPURTA_RUNLIST_TASKS_BOUND},
    {.column = GPURTA_RUNLIST_TASKS_BOUND_REASON, .where = IN_DATA},
    {.column = GPURTA_RUNLIST_TASKS_DEADLINE},
    {.column = GPURTA_RUNLIST_TASKS_MEETS_DEADLINE, .title = "verdict"},
    {.column = GPURTA_RUNLIST_TASKS_OVERLOADED, .where = IN_DATA},
    {.column = GPURTA_RUNLIST_TASKS_WITNESS, .where = IN_DATA},
    {.column = GPURTA_RUNLIST_TASKS_VERDICT, .where = IN_DATA},
    {.column = GPURTA_RUNLIST_TASKS_REASON, .where = IN_DATA},
    {"published_formula", NULL, FIELD_TEXT, .get = get_formula,
     .which = GPURTA_RUNLIST_PUBLISHED_FORMULA, .where = IN_CSV},
    {"bound_formula", NULL, FIELD_TEXT, .get = get_formula, .which = GPURTA_RUNLIST_BOUND_FORMULA,
     .where = IN_CSV},
};
static const struct rows channels = {"tasks", channel_fields, FIELDS(channel_fields),
                                     .table = GPURTA_RUNLIST_TASKS, .all = true};

bool view_is_saturated(const struct runlist_view *const view, const size_t task)
{
    return result_count(view->scenario->resolved, GPURTA_MODEL_TASKS_SATURATED, task);
}

bool view_is_published(const struct runlist_view *const view)
{
    return strcmp(result_text(view->result, GPURTA_RUNLIST_OVERHEAD, 0), "published") == 0;
}

static bool costs(struct runlist_view *const view, const gpurta_column cost)
{
    return result_time(view->result, cost, 0, view->a) && mpq_sgn(view->a);
}

/* ---- table ---- */

static void print_list(const struct runlist_view *const view)
{
    FILE *const file = view->output.file;
    const int64_t length = result_count(view->result, GPURTA_RUNLIST_LENGTH, 0);
    const bool whole = length <= LIST_SHOWN || view->list;
    fprintf(file, "runlist, %lld entr%s:", (long long)length, length == 1 ? "y" : "ies");
    for (int64_t p = 0; p < (whole ? length : 10); p++)
        fprintf(file, " %s", result_text(view->result, GPURTA_RUNLIST_LIST_NAME, (size_t)p));
    if (!whole)
        fprintf(file, " ... %s (--list prints all)",
                result_text(view->result, GPURTA_RUNLIST_LIST_NAME, (size_t)length - 1));
    fputs("\n\n", file);
}

/* With the overhead as published, no bound is one. */
static void print_no_bound(const struct runlist_view *const view)
{
    for (size_t i = 0; i < gpurta_rows(view->result, GPURTA_RUNLIST_TASKS); i++) {
        const char *const reason = result_text(view->result, GPURTA_RUNLIST_TASKS_BOUND_REASON, i);
        if (!reason || view_is_saturated(view, i))
            continue;
        fprintf(view->output.file, "bound: %s\n", reason);
        return;
    }
}

/* Reasons that several channels share are printed once. */
static void print_reasons(struct runlist_view *const view)
{
    FILE *const file = view->output.file;
    const char *printed[16];
    size_t count = 0;
    for (size_t i = 0; i < gpurta_rows(view->result, GPURTA_RUNLIST_TASKS); i++) {
        const char *const reason =
            result_text(view->result, GPURTA_RUNLIST_TASKS_PUBLISHED_REASON, i);
        size_t p = 0;
        while (p < count && reason != printed[p])
            p++;
        if (!reason || p < count || view_is_saturated(view, i))
            continue;
        fprintf(file, "%s %s\n", count ? "          " : "published:", reason);
        printed[count++] = reason;
        if (count == sizeof printed / sizeof printed[0])
            break;
    }
    const bool resets = costs(view, GPURTA_RUNLIST_RESET_COST);
    for (size_t i = 0; i < gpurta_rows(view->result, GPURTA_RUNLIST_TASKS); i++)
        if (result_count(view->result, GPURTA_RUNLIST_TASKS_OVERLOADED, i))
            fprintf(file,
                    "%s may be overloaded (bound%s above period): counted as saturated; its bound "
                    "holds only for a job whose predecessor is complete\n",
                    result_text(view->result, GPURTA_RUNLIST_TASKS_NAME, i),
                    resets && strcmp(result_text(view->result, GPURTA_RUNLIST_TASKS_LEVEL, i),
                                     "low") == 0
                        ? " and reset"
                        : "");
    if (view_is_published(view) && costs(view, GPURTA_RUNLIST_SWITCH_COST))
        print_no_bound(view);
}

/* Of the first channel without a verdict whose bound exceeds its deadline: by how much, and where
 * to look. */
static void print_late(const struct runlist_view *const view, FILE *const file)
{
    bool told = false;
    LOCAL_MPQ(bound, deadline);
    for (size_t i = 0; !told && i < gpurta_rows(view->result, GPURTA_RUNLIST_TASKS); i++) {
        told = result_verdict(view->result, GPURTA_RUNLIST_TASKS_VERDICT, i) == GPURTA_UNKNOWN &&
               result_time(view->result, GPURTA_RUNLIST_TASKS_BOUND, i, bound) &&
               result_time(view->result, GPURTA_RUNLIST_TASKS_DEADLINE, i, deadline) &&
               mpq_cmp(bound, deadline) > 0;
        if (!told)
            continue;
        const char *const name = result_text(view->result, GPURTA_RUNLIST_TASKS_NAME, i);
        fprintf(file, "%s: ", name);
        time_put(file, bound, ROUND_UP);
        fputs(" exceeds ", file);
        time_put(file, deadline, ROUND_DOWN);
        fprintf(file,
                "; --explain %s prints its terms, --vary with a timeslice, level or wcet "
                "what would fit\n",
                name);
    }
}

/* Of each channel that misses its deadline what can occur. */
static void print_witnesses(const struct runlist_view *const view, FILE *const file)
{
    LOCAL_MPQ(response, deadline);
    for (size_t i = 0; i < gpurta_rows(view->result, GPURTA_RUNLIST_TASKS); i++) {
        if (result_verdict(view->result, GPURTA_RUNLIST_TASKS_VERDICT, i) != GPURTA_UNSCHEDULABLE ||
            !result_time(view->result, GPURTA_RUNLIST_TASKS_WITNESS, i, response) ||
            !result_time(view->result, GPURTA_RUNLIST_TASKS_DEADLINE, i, deadline))
            continue;
        fprintf(file, "%s: a response of ",
                result_text(view->result, GPURTA_RUNLIST_TASKS_NAME, i));
        time_put(file, response, ROUND_DOWN);
        fputs(" can occur, its deadline is ", file);
        time_put(file, deadline, ROUND_DOWN);
        fputc('\n', file);
    }
}

static bool print_tables(struct row *const row, const struct output *const output)
{
    struct runlist_view *const view = row->of;
    FILE *const file = output->file;
    view->output = *output;
    fprintf(file, "%s list; switch cost ", result_text(view->result, GPURTA_RUNLIST_MODE, 0));
    result_time(view->result, GPURTA_RUNLIST_SWITCH_COST, 0, view->a);
    time_put(file, view->a, ROUND_UP);
    fprintf(file, "; times in %s\n", gpurta_unit_name(view->scenario->unit));
    fprintf(file, "published: %s; positional: entries alone; bound: %s\n\n",
            result_text(view->result, GPURTA_RUNLIST_PUBLISHED_FORMULA, 0),
            result_text(view->result, GPURTA_RUNLIST_BOUND_FORMULA, 0));
    if (view->explain != SIZE_MAX) {
        if (!explain_lines(view, row))
            return false;
        fputc('\n', file);
    } else {
        print_list(view);
        if (!rows_table(&channels, row, output))
            return false;
        fputc('\n', file);
        print_reasons(view);
    }
    if (view_has_deadlines(view))
        fprintf(file, "%s: ",
                gpurta_verdict_name(result_verdict(view->result, GPURTA_RUNLIST_VERDICT, 0)));
    fprintf(file, "%s\n", result_text(view->result, GPURTA_RUNLIST_REASON, 0));
    print_witnesses(view, file);
    if (view->explain == SIZE_MAX)
        print_late(view, file);
    partitions_print(view->scenario, file);
    return true;
}

/* ---- JSON, CSV ---- */

static const struct field entry_fields[] = {{.column = GPURTA_RUNLIST_LIST_NAME}};
static const struct rows entries = {"runlist",   entry_fields, 1, .table = GPURTA_RUNLIST_LIST,
                                    .all = true, .plain = true};

enum { EXACT, LIST, EXPLAIN };

/* Is it there? The list is null where it is long. */
static bool get_part(struct row *const row)
{
    const struct runlist_view *const view = row->of;
    const int which = row->field->which;
    row->left_out = (which == EXACT && row->shown & SOME_STEP) ||
                    (which == EXPLAIN && view->explain == SIZE_MAX);
    if (which == EXACT)
        return row_text(row, "exact");
    if (which == EXPLAIN)
        row->row[row->depth] = view->explain;
    return which != LIST || view->list ||
           result_count(view->result, GPURTA_RUNLIST_LENGTH, 0) <= LIST_SHOWN;
}

static const struct field whole_fields[] = {
    {.column = GPURTA_RUNLIST_MODE},
    {.column = GPURTA_RUNLIST_OVERHEAD},
    {.column = GPURTA_RUNLIST_SWITCH_COST},
    {.column = GPURTA_RUNLIST_RESET_COST},
    {"timeslice_step", NULL, FIELD_TEXT, .get = get_part, .which = EXACT},
    {.column = GPURTA_RUNLIST_TIMESLICE_STEP, .when = SOME_STEP},
    {.column = GPURTA_RUNLIST_PUBLISHED_FORMULA},
    {.column = GPURTA_RUNLIST_BOUND_FORMULA},
    {.column = GPURTA_RUNLIST_LENGTH},
    {"runlist", NULL, FIELD_LIST, .get = get_part, .which = LIST, .inner = &entries},
    {.column = GPURTA_RUNLIST_VERDICT},
    {.column = GPURTA_RUNLIST_REASON},
    {"tasks", NULL, FIELD_LIST, .inner = &channels},
    {"explain", NULL, FIELD_LIST, .get = get_part, .which = EXPLAIN, .inner = &runlist_explained},
};
static const struct rows runlist_whole = {.fields = whole_fields, .count = FIELDS(whole_fields)};

/* The first channel that has a bound and is late, or may be; else the first that has a bound;
 * SIZE_MAX: none has. */
static size_t late_channel(struct runlist_view *const view)
{
    size_t first = SIZE_MAX;
    for (size_t i = gpurta_rows(view->result, GPURTA_RUNLIST_TASKS); i-- > 0;)
        if (result_time(view->result, GPURTA_RUNLIST_TASKS_BOUND, i, view->a))
            first = i;
    for (size_t i = 0; i < gpurta_rows(view->result, GPURTA_RUNLIST_TASKS); i++)
        if (result_time(view->result, GPURTA_RUNLIST_TASKS_BOUND, i, view->a) &&
            result_time(view->result, GPURTA_RUNLIST_TASKS_DEADLINE, i, view->b) &&
            result_verdict(view->result, GPURTA_RUNLIST_TASKS_VERDICT, i) != GPURTA_SCHEDULABLE)
            return i;
    return first;
}

int runlist_print(struct runlist_view *const view)
{
    if (view->explain_late)
        view->explain = late_channel(view);
    static const struct rows *const whole[] = {&runlist_whole, &scenario_assumptions, NULL};
    const struct result result = {"runlist",
                                  print_tables,
                                  .rows = whole,
                                  .of = view->result,
                                  .csv = view->explain != SIZE_MAX ? &runlist_terms : &channels,
                                  .whole = true};
    const char *premises[MOST_PREMISES];
    scenario_premises(view->scenario, premises, 0, view->result,
                      GPURTA_RUNLIST_ASSUMPTIONS_ASSUMPTION);
    const unsigned shown =
        (result_time(view->result, GPURTA_RUNLIST_TIMESLICE_STEP, 0, view->a) ? SOME_STEP : 0u);
    return result_print(&result, view, shown, view->common, gpurta_unit_name(view->scenario->unit));
}
