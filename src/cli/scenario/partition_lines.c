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

void scenario_premises(struct scenario *const scenario, const char *premises[const MOST_PREMISES],
                       const size_t own, const gpurta_result *const result,
                       const gpurta_column column)
{
    size_t count = own;
    while (count + 1 < MOST_PREMISES &&
           (premises[count] = result_text(result, column, count - own)))
        count++;
    premises[count] = NULL;
    scenario->premises = premises;
}

const char *scenario_assumption(const struct scenario *const scenario, const size_t index,
                                char space[const PARTITION_LINE])
{
    const char *const *const premises = scenario ? scenario->premises : NULL;
    if (!scenario)
        return NULL;
    size_t left = index;
    for (size_t i = 0; premises && premises[i]; i++)
        if (left-- == 0)
            return premises[i];
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
