#include "cli/command/unread.h"

#include "base/values.h"
#include "cli/base/report.h"
#include "cli/command/bound_period.h"

#include <string.h>

struct unknown {
    const struct scenario *scenario;
    const char *reason;
    const struct without_period *all; /* NULL: nothing is known */
};

/* What the command would answer for. */
static const char *item_name(const struct row *const row)
{
    const struct scenario *const s = ((const struct unknown *)row->of)->scenario;
    const bool chains = s->rows[0] == 'c' && gpurta_rows(s->resolved, GPURTA_MODEL_CHAINS);
    return result_text(s->resolved,
                       s->rows[0] == 't' ? GPURTA_MODEL_TASKS_NAME
                       : chains          ? GPURTA_MODEL_CHAINS_NAME
                                         : GPURTA_MODEL_OPERATIONS_NAME,
                       row->at[0]);
}

static bool has_item(struct row *const row)
{
    return item_name(row);
}

static bool get_name(struct row *const row)
{
    return row_text(row, item_name(row));
}

static bool get_unknown(struct row *const row)
{
    return row_verdict(row, GPURTA_UNKNOWN);
}

static bool get_reason(struct row *const row)
{
    return row_text(row, ((const struct unknown *)row->of)->reason);
}

enum { BOUNDS = 1, PERIODS = 2, BOUND = 0, PERIOD };

/* Of the deadline nothing is said, since a period that is unknown may be it. */
static bool get_time(struct row *const row)
{
    const struct without_period *const one = &((const struct unknown *)row->of)->all[row->at[0]];
    if (row->field->which == PERIOD
            ? !one->passes ||
                  !scenario_no_period(((const struct unknown *)row->of)->scenario, row->at[0])
            : !one->bounded)
        return false;
    return row_time(row, row->field->which == PERIOD ? one->period : one->bound);
}

static const struct field item_fields[] = {
    {"name", NULL, FIELD_TEXT, .get = get_name},
    {"bound", NULL, FIELD_TIME, .get = get_time, .which = BOUND, .when = BOUNDS},
    {"smallest_period", "smallest period", FIELD_TIME, .get = get_time, .which = PERIOD,
     .when = PERIODS},
    {"meets_deadline", "verdict", FIELD_MEETS, .get = get_unknown},
};
static const struct field whole_fields[] = {
    {"verdict", NULL, FIELD_VERDICT, .get = get_unknown},
    {"reason", NULL, FIELD_TEXT, .get = get_reason},
};
static const struct rows whole = {.fields = whole_fields, .count = FIELDS(whole_fields)};
static const struct rows items = {
    .fields = item_fields, .count = FIELDS(item_fields), .has = has_item};

static bool print_table(struct row *const row, const struct output *const output)
{
    const struct unknown *const u = row->of;
    if (u->scenario->premises)
        fprintf(output->file, "%s%s; times in %s\n\n", u->scenario->no_gpu ? "no GPU" : "platform ",
                u->scenario->no_gpu ? "" : gpurta_platform_title(u->scenario->platform),
                gpurta_unit_name(u->scenario->unit));
    const bool good = rows_table(&items, row, output);
    fprintf(output->file, "\nunknown: %s\n", u->reason);
    for (size_t c = 0; u->all && c < gpurta_rows(u->scenario->resolved, GPURTA_MODEL_CHAINS); c++)
        if (u->all[c].why)
            fprintf(output->file, "no bound of %s: %s\n",
                    result_text(u->scenario->resolved, GPURTA_MODEL_CHAINS_NAME, c), u->all[c].why);
    if (u->all && row->shown & PERIODS)
        fputs("bound: releases of chains without a period are four times the longest bound apart, "
              "or more; smallest period:\nwith it every bound is within its deadline, others "
              "without a period as before\n",
              output->file);
    if (u->scenario->premises)
        partitions_print(u->scenario, output->file);
    return good;
}

/* Can bounds be told all the same: is nothing missing but periods? */
static bool has_bounds(const struct call *const call, const struct scenario *const s)
{
    unsigned others = s->unread;
    for (size_t i = 0; scenario_section(i); i++)
        if (strcmp(scenario_section(i), "chains") == 0)
            others &= ~(1u << i);
    return !others && strcmp(call->command->name, "bound") == 0;
}

int answer_unknown(const struct call *const call, struct scenario *const scenario)
{
    static const char *const files[] = {"certificate", "svg", "export-examiner"};
    char text[UNREAD_TEXT];
    struct unknown unknown = {scenario, scenario_unread(scenario, call->command->name, text), NULL};
    const char *premises[MOST_PREMISES];
    gpurta_result *bounds = NULL;
    struct rows keyed = items;
    keyed.key = scenario->rows;
    for (size_t i = 0; i < FIELDS(files); i++)
        if (call_gives(call, files[i]))
            complain("--%s: nothing is written: %s", files[i], unknown.reason);
    struct without_period *const all =
        has_bounds(call, scenario) ? bound_without_period(scenario, call->options, &bounds) : NULL;
    unknown.all = all;
    if (bounds)
        scenario_premises(scenario, premises, 0, bounds, GPURTA_BOUND_ASSUMPTIONS_ASSUMPTION);
    const struct rows *const rows[] = {&whole, &keyed, bounds ? &scenario_assumptions : NULL, NULL};
    const struct result result = {call->command->name, print_table, .csv = &items, .rows = rows,
                                  .whole = bounds};
    const int end =
        result_print(&result, &unknown, all ? BOUNDS | (scenario->no_period[0] ? PERIODS : 0) : 0,
                     &call->common, gpurta_unit_name(scenario->unit));
    bound_forget_periods(all, gpurta_model_rows(scenario->given.model, GPURTA_SECTION_CHAINS));
    gpurta_result_destroy(bounds);
    scenario->premises = NULL;
    return end < 0 ? EXIT_MISSED : end;
}
