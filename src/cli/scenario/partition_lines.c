/* What a result says of the partitions of a scenario, and what it takes for granted. */
#include "base/values.h"
#include "cli/base/time_text.h"
#include "cli/scenario/scenario.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

const char *mechanism_name(const gpurta_mechanism mechanism)
{
    return mechanism ? gpurta_key_word(GPURTA_KEY_PARTITION_MECHANISM, mechanism) : "any";
}

static const char *const common[] = {
    "blocks run on the SMs of their partition alone; no vendor promises that disjoint SMs isolate",
    "copy engines, caches and memory bandwidth stay shared"};

static bool is_shared(const struct scenario *const scenario)
{
    return scenario->partitions.queues == GPURTA_QUEUES_SHARED;
}

static const char *partition_factor(const struct scenario *const scenario, const size_t index,
                                    char space[const PARTITION_LINE])
{
    size_t left = index;
    for (size_t i = 0; i < scenario->partitions.count; i++) {
        const struct partition_entry *const e = &scenario->partitions.entry[i];
        if (mpq_cmp_ui(e->factor, 1, 1) == 0 || left-- > 0)
            continue;
        char *const text = time_for_people(e->factor, ROUND_UP);
        snprintf(space, PARTITION_LINE,
                 "partition %.80s: all wcet of its kernels times %s "
                 "(bandwidth_factor), as stated",
                 e->name, text);
        free(text);
        return space;
    }
    return NULL;
}

/* A key of kernels that limits nothing where it is 0, of operations and of steps. */
static const struct need {
    gpurta_column column[2];
    gpurta_key key;
    bool stated; /* bound says it itself */
    const char *what, *taken;
} needs[] = {
    {{GPURTA_MODEL_OPERATIONS_REGISTERS, GPURTA_MODEL_STEPS_REGISTERS},
     GPURTA_KEY_REGISTERS,
     true,
     "registers",
     "as no limit to the blocks of an SM (key registers)"},
    {{GPURTA_MODEL_OPERATIONS_SHARED_MEMORY, GPURTA_MODEL_STEPS_SHARED_MEMORY},
     GPURTA_KEY_SHARED_MEMORY,
     false,
     "shared memory",
     "to use none (key shared_memory)"},
};

/* Is the key in the file, be it 0? */
static bool is_written(const struct scenario *const scenario, const gpurta_table table,
                       const size_t i, const gpurta_key key)
{
    const gpurta_model *const model = scenario->given.model;
    const gpurta_section section = table == GPURTA_MODEL_STEPS ? GPURTA_SECTION_STEPS
                                   : gpurta_model_rows(model, GPURTA_SECTION_OPERATIONS)
                                       ? GPURTA_SECTION_OPERATIONS
                                       : GPURTA_SECTION_KERNELS;
    int64_t count;
    return i < gpurta_model_rows(model, section) &&
           gpurta_model_count(model, gpurta_model_row(model, section, i), key, &count);
}

/* "k1" or "k1 and 3 other kernels", of kernels that are without what they need; "": there are none.
 */
static void name_without(const struct scenario *const scenario, const struct need *const need,
                         char *const text, const size_t size)
{
    static const gpurta_column columns[2][2] = {
        {GPURTA_MODEL_OPERATIONS_BLOCKS, GPURTA_MODEL_OPERATIONS_NAME},
        {GPURTA_MODEL_STEPS_BLOCKS, GPURTA_MODEL_STEPS_NAME}};
    static const gpurta_table tables[2] = {GPURTA_MODEL_OPERATIONS, GPURTA_MODEL_STEPS};
    const gpurta_result *const resolved = scenario->resolved;
    const char *first = NULL;
    size_t others = 0;
    int64_t blocks;
    for (int k = 0; k < 2; k++)
        for (size_t i = 0; i < gpurta_rows(resolved, tables[k]); i++)
            if (!gpurta_get_count(resolved, columns[k][0], i, &blocks) &&
                !result_count(resolved, need->column[k], i) &&
                !is_written(scenario, tables[k], i, need->key)) {
                others += first != NULL;
                first = first ? first : result_text(resolved, columns[k][1], i);
            }
    first = first ? first : "";
    snprintf(text, size, "%.*s", text_part(first, 60), first);
    if (others)
        snprintf(text + strlen(text), size - strlen(text), " and %zu other kernel%s", others,
                 others == 1 ? "" : "s");
}

void scenario_premises(struct scenario *const scenario, const char *premises[const MOST_PREMISES],
                       const gpurta_result *const result, const gpurta_column column)
{
    size_t count = 0;
    for (; count + 1 < MOST_PREMISES && (premises[count] = result_text(result, column, count));)
        count++;
    premises[count] = NULL;
    scenario->premises = premises;
}

/* switch_cost: measured, with its value and where that is from; false: it is not. */
static bool tell_switch_cost(const struct scenario *const scenario,
                             char space[const PARTITION_LINE])
{
    const gpurta_model *const model = scenario->given.model;
    const size_t row = gpurta_model_row(model, GPURTA_SECTION_RUNLIST, 0);
    const gpurta_platform *const platform = scenario->platform;
    int64_t word;
    if (!platform || row == GPURTA_NONE ||
        !gpurta_model_count(model, row, GPURTA_KEY_RUNLIST_SWITCH_COST, &word))
        return false;
    const char *const source = strstr(gpurta_platform_source(platform), "switches: ");
    snprintf(space, PARTITION_LINE, "switch_cost: measured is %" PRId64 " ns on platform %s%s%s",
             gpurta_platform_get(platform, GPURTA_PLATFORM_SWITCH_COST),
             gpurta_platform_title(platform), source ? ": " : "", source ? source + 10 : "");
    return true;
}

/* Line number `left` of what the file leaves to defaults, and of the platform; NULL: it is past
 * them, and less by their number. */
static const char *assumed_of_file(const struct scenario *const scenario, size_t *const left,
                                   char space[const PARTITION_LINE])
{
    const gpurta_platform *const platform = scenario->platform;
    int64_t unit;
    if (!gpurta_model_count(scenario->given.model, 0, GPURTA_KEY_TIME_UNIT, &unit) &&
        (*left)-- == 0) {
        snprintf(space, PARTITION_LINE, "times without a unit are in %s (key time_unit)",
                 gpurta_unit_name(scenario->unit));
        return space;
    }
    if (tell_switch_cost(scenario, space) && (*left)-- == 0)
        return space;
    if (platform && strcmp(gpurta_platform_title(platform), gpurta_platform_name(platform)) != 0 &&
        (*left)-- == 0) {
        snprintf(space, PARTITION_LINE, "platform %s", gpurta_platform_title(platform));
        return space;
    }
    if (!platform || !scenario->doubts)
        return NULL;
    const char *const all = gpurta_platform_unconfirmed(platform);
    const char *const evidence = gpurta_platform_evidence(platform);
    const size_t values = strlen(all) - strlen(evidence);
    if (values && (*left)-- == 0) {
        snprintf(space, PARTITION_LINE, "not confirmed of this GPU by any source: %.*s",
                 (int)values - 2 * (*evidence != '\0'), all);
        return space;
    }
    if (*evidence && (*left)-- == 0)
        return evidence;
    return NULL;
}

const char *scenario_assumption(const struct scenario *const scenario, const size_t index,
                                char space[const PARTITION_LINE])
{
    const char *const *const premises = scenario ? scenario->premises : NULL;
    if (!scenario)
        return NULL;
    const bool slots =
        scenario->platform && gpurta_platform_get(scenario->platform, GPURTA_PLATFORM_SLOTS);
    size_t left = index;
    for (size_t i = 0; premises && premises[i]; i++)
        if (left-- == 0)
            return premises[i];
    for (size_t i = 0; i < sizeof needs / sizeof *needs; i++) {
        char names[100];
        name_without(scenario, &needs[i], names, sizeof names);
        if (slots || !names[0] || (!premises && needs[i].stated) || left-- > 0)
            continue;
        snprintf(space, PARTITION_LINE, "no %s given for %s: taken %s", needs[i].what, names,
                 needs[i].taken);
        return space;
    }
    const char *const of_file = assumed_of_file(scenario, &left, space);
    if (of_file)
        return of_file;
    if (premises && scenario->partitions.count) {
        if (left < 2)
            return common[left];
        if (left == 2)
            return is_shared(scenario)
                       ? "partitions share their queues: the head of a queue keeps back kernels of "
                         "all partitions behind it"
                       : "every partition has queues of its own and runs beside the others";
        left -= 3;
    }
    return partition_factor(scenario, left, space);
}

/* SM number k of a partition, ascending. */
static int64_t sm_of(const struct scenario *const scenario, const size_t partition, const int64_t k)
{
    size_t row;
    return result_inside(scenario->resolved, GPURTA_MODEL_SMS, partition, (size_t)k, &row)
               ? result_count(scenario->resolved, GPURTA_MODEL_SMS_SM, row)
               : -1;
}

/* "0-7 12", or how many */
static void put_sms(const struct scenario *const scenario, const size_t i, FILE *const file)
{
    const struct partition_entry *const e = &scenario->partitions.entry[i];
    fprintf(file, "%s %lld SM%s", e->name, (long long)e->sms, e->sms == 1 ? "" : "s");
    for (int64_t k = 0; e->listed && k < e->sms;) {
        const int64_t first = sm_of(scenario, i, k);
        int64_t last = first;
        for (k++; k < e->sms && sm_of(scenario, i, k) == last + 1; k++)
            last++;
        fprintf(file, first == last ? " %lld" : " %lld-%lld", (long long)first, (long long)last);
    }
}

void partitions_print(const struct scenario *const scenario, FILE *const file)
{
    char space[PARTITION_LINE];
    const char *text;
    for (size_t i = 0; i < scenario->partitions.count; i++) {
        fputs(i ? ", " : "\npartitions: ", file);
        put_sms(scenario, i, file);
    }
    if (scenario->partitions.count)
        fprintf(file, "; queues %s\n", is_shared(scenario) ? "shared" : "separate");
    for (size_t i = 0; (text = scenario_assumption(scenario, i, space)); i++)
        fprintf(file, "%s- %s\n", i ? "" : "\nassumptions:\n", text);
}

/* ---- as rows ---- */

unsigned partitions_shown(const struct scenario *const scenario)
{
    return scenario->partitions.count ? PARTITIONS_SHOWN : 0;
}

static const struct scenario *scenario_of(const struct row *const row)
{
    return *(const struct scenario *const *)row->of;
}

static bool has_partition(struct row *const row)
{
    return row->at[0] < scenario_of(row)->partitions.count;
}

enum { NAME, SMS, MECHANISM, FACTOR };

static bool get_partition(struct row *const row)
{
    const struct partition_entry *const e = &scenario_of(row)->partitions.entry[row->at[0]];
    switch (row->field->which) {
    case NAME:
        return row_text(row, e->name);
    case SMS:
        return row_count(row, e->sms);
    case MECHANISM:
        return row_text(row, mechanism_name(e->mechanism));
    default:
        return row_time(row, e->factor);
    }
}

static const struct field partition_fields[] = {
    {"name", NULL, FIELD_TEXT, .which = NAME},
    {"sms", NULL, FIELD_COUNT, .which = SMS},
    {"mechanism", NULL, FIELD_TEXT, .which = MECHANISM},
    {"bandwidth_factor", NULL, FIELD_TIME, .which = FACTOR, .unit = "1"},
};
const struct rows partition_rows = {
    "partitions",         partition_fields,     FIELDS(partition_fields),
    .has = has_partition, .get = get_partition, .when = PARTITIONS_SHOWN};

static bool get_queues(struct row *const row)
{
    return row_text(row, is_shared(scenario_of(row)) ? "shared" : "separate");
}

static const struct field queues_fields[] = {{.name = "queues", .kind = FIELD_TEXT}};
const struct rows partition_queues = {
    .fields = queues_fields, .count = 1, .get = get_queues, .when = PARTITIONS_SHOWN};

static bool has_assumption(struct row *const row)
{
    return scenario_assumption(scenario_of(row), row->at[row->depth], row->space);
}

static bool get_assumption(struct row *const row)
{
    return row_text(row, scenario_assumption(scenario_of(row), row->at[row->depth], row->space));
}

static const struct field assumption_fields[] = {{.name = "assumption", .kind = FIELD_TEXT}};
const struct rows scenario_assumptions = {
    "assumptions",         assumption_fields, 1,           .has = has_assumption,
    .get = get_assumption, .plain = true,     .tall = true};
