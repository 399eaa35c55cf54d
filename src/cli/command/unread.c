#include "cli/command/unread.h"

#include "cli/base/report.h"

struct unknown {
    const struct scenario *scenario;
    const char *reason;
};

/* What the command would answer for. */
static const char *item_name(const struct scenario *const s, const size_t i, char space[NAME_SPACE])
{
    if (s->rows[0] == 't')
        return i < gpurta_tasks_count(s->tasks) ? task_name(s->tasks, i, space) : NULL;
    if (s->rows[0] != 'c' || !gpurta_chains_count(s->chains))
        return i < gpurta_program_count(s->program) ? kernel_name(s->program, i, space) : NULL;
    const char *const own = gpurta_chains_name(s->chains, i);
    if (!own)
        snprintf(space, NAME_SPACE, "c%zu", i + 1);
    return i >= gpurta_chains_count(s->chains) ? NULL : own ? own : space;
}

static bool has_item(struct row *const row)
{
    return item_name(((const struct unknown *)row->of)->scenario, row->at[0], row->space);
}

static bool get_name(struct row *const row)
{
    return row_text(row,
                    item_name(((const struct unknown *)row->of)->scenario, row->at[0], row->space));
}

static bool get_unknown(struct row *const row)
{
    return row_verdict(row, GPURTA_UNKNOWN);
}

static bool get_reason(struct row *const row)
{
    return row_text(row, ((const struct unknown *)row->of)->reason);
}

static const struct field item_fields[] = {
    {"name", NULL, FIELD_TEXT, .get = get_name},
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
    const bool good = rows_table(&items, row, output);
    fprintf(output->file, "\nunknown: %s\n", ((const struct unknown *)row->of)->reason);
    return good;
}

int answer_unknown(const struct call *const call, const struct scenario *const scenario)
{
    static const char *const files[] = {"certificate", "svg", "export-examiner"};
    char text[UNREAD_TEXT];
    struct unknown unknown = {scenario, scenario_unread(scenario, call->command->name, text)};
    struct rows keyed = items;
    keyed.key = scenario->rows;
    const struct rows *const rows[] = {&whole, &keyed, NULL};
    const struct result result = {call->command->name, print_table, .csv = &items, .rows = rows};
    for (size_t i = 0; i < FIELDS(files); i++)
        if (call_gives(call, files[i]))
            complain("--%s: nothing is written: %s", files[i], unknown.reason);
    const int end =
        result_print(&result, &unknown, 0, &call->common, gpurta_unit_name(scenario->unit));
    return end < 0 ? EXIT_MISSED : end;
}
