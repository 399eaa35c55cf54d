/* Counts as JSON, which is read back as a part, and as CSV. */
#include "cli/base/csv.h"
#include "cli/base/rows.h"
#include "cli/base/time_text.h"
#include "cli/sweep/result.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

static void put_axes(const struct tally *const r, struct json *const json)
{
    json_open_array(json, "axes");
    for (size_t a = 0; a < r->axes; a++) {
        json_open_object(json, NULL);
        json_text(json, "name", r->axis[a].name);
        json_open_flat(json, "values", '[');
        for (size_t i = 0; i < r->axis[a].values.count; i++)
            json_time(json, NULL, r->axis[a].values.value[i]);
        json_close(json);
        json_close(json);
    }
    json_close(json);
}

static void put_header(const struct tally *const r, struct json *const json)
{
    json_text(json, "title", r->title);
    json_text(json, "design", r->hash);
    json_int(json, "seed", r->seed);
    json_open_flat(json, "shard", '{');
    json_int(json, "number", r->shard);
    json_int(json, "of", r->shards);
    json_close(json);
    json_int(json, "sets", r->sets);
    json_int(json, "done", r->done);
    json_bool(json, "complete", r->done == r->chunks);
    if (r->weighted && r->utilization_axis == MOST_AXES)
        json_time(json, "utilization", r->utilization);
    else
        json_null(json, "utilization");
    json_bool(json, "weighted_sets", r->weighted);
    put_axes(r, json);
    json_open_array(json, "curves");
    for (size_t c = 0; c < r->curves; c++)
        json_text(json, NULL, r->curve[c]);
    json_close(json);
}

static void interval_text(char text[2][8], const int64_t yes, const int64_t sets)
{
    int64_t end[2] = {0, INTERVAL_PARTS};
    if (sets > 0)
        binomial_interval(yes, sets, &end[0], &end[1]);
    for (int i = 0; i < 2; i++)
        snprintf(text[i], 8, "%d.%04d", (int)(end[i] / INTERVAL_PARTS),
                 (int)(end[i] % INTERVAL_PARTS));
}

/* ---- rows: points by curves ---- */

static bool has_row(struct row *const row)
{
    const struct tally *const r = row->of;
    return row->at[0] < r->points * r->curves;
}

enum { SETS, SCHEDULABLE, UNKNOWN, CURVE, LOW, HIGH, WEIGHT, WEIGHT_SCHEDULABLE, AXIS };

static bool get_row(struct row *const row)
{
    const struct tally *const r = row->of;
    const size_t at = row->at[0], point = at / r->curves;
    const int64_t counts[] = {r->set_count[point], r->yes[at], r->unknown[at]};
    char ends[2][8];
    switch (row->field->which) {
    case SETS:
    case SCHEDULABLE:
    case UNKNOWN:
        return row_count(row, counts[row->field->which]);
    case CURVE:
        return row_text(row, r->curve[at % r->curves]);
    case LOW:
    case HIGH:
        interval_text(ends, r->yes[at], r->set_count[point]);
        return row_print(row, "%s", ends[row->field->which - LOW]);
    case WEIGHT:
    case WEIGHT_SCHEDULABLE:
        result_weigh(r, point, counts[row->field->which - WEIGHT], row->time);
        return true;
    default:
        return row_time(row, result_axis_value(r, point, (size_t)(row->field->which - AXIS)));
    }
}

enum { WEIGHTED = 1 }; /* a condition of fields */

static const struct field count_fields[] = {
    {"curve", NULL, FIELD_TEXT, .which = CURVE, .sure = true},
    {"sets", NULL, FIELD_COUNT, .which = SETS, .sure = true},
    {"schedulable", NULL, FIELD_COUNT, .which = SCHEDULABLE, .sure = true},
    {"unknown", NULL, FIELD_COUNT, .which = UNKNOWN, .sure = true},
    {"weight", NULL, FIELD_TIME, .which = WEIGHT, .when = WEIGHTED, .unit = "1", .sure = true},
    {"weight_schedulable", NULL, FIELD_TIME, .which = WEIGHT_SCHEDULABLE, .when = WEIGHTED,
     .rounding = ROUND_DOWN, .unit = "1", .sure = true},
    {"low", NULL, FIELD_TEXT, .which = LOW, .sure = true},
    {"high", NULL, FIELD_TEXT, .which = HIGH, .sure = true},
};
const struct rows result_counts = {
    .key = "rows", .fields = count_fields, .count = FIELDS(count_fields)};

/* "1" where its values are no times. */
static const char *axis_unit(const struct tally *const r, const size_t axis)
{
    for (int p = 0; p < PARAMETERS; p++)
        if (parameter_is_time((enum parameter)p) &&
            strcmp(parameter_names[p], r->axis[axis].name) == 0)
            return r->unit;
    return "1";
}

/* With the fields of the axes. */
struct axes_and_counts {
    struct field fields[MOST_AXES + FIELDS(count_fields)];
    struct rows rows;
};

static const struct rows *make_rows(struct axes_and_counts *const all, struct row *const row)
{
    const struct tally *const r = row->of;
    for (size_t a = 0; a < r->axes; a++)
        all->fields[a] = (struct field){r->axis[a].name,
                                        NULL,
                                        FIELD_TIME,
                                        .which = AXIS + (int)a,
                                        .rounding = ROUND_DOWN,
                                        .unit = axis_unit(r, a)};
    memcpy(all->fields + r->axes, count_fields, sizeof count_fields);
    all->rows = (struct rows){"rows", all->fields, r->axes + FIELDS(count_fields), .has = has_row,
                              .get = get_row};
    row->shown = r->weighted ? WEIGHTED : 0;
    return &all->rows;
}

static void put_weighted(const struct tally *const r, struct json *const json, mpq_ptr time)
{
    json_open_array(json, "weighted");
    for (size_t other = 0; other < result_others(r); other++)
        for (size_t c = 0; c < r->curves; c++) {
            if (!result_weighted(r, c, other, time))
                continue;
            json_open_flat(json, NULL, '{');
            json_text(json, "curve", r->curve[c]);
            json_time(json, "weighted_schedulability", time);
            if (r->axes > 1) {
                const struct result_axis *const axis = &r->axis[!r->utilization_axis];
                json_time(json, axis->name, axis->values.value[other]);
            }
            json_close(json);
        }
    json_close(json);
}

void result_json(struct row *const row, struct json *const json)
{
    struct axes_and_counts all;
    put_header(row->of, json);
    rows_json(make_rows(&all, row), row, json);
    put_weighted(row->of, json, row->time);
}

void result_csv(struct row *const row, FILE *const file)
{
    const struct tally *const r = row->of;
    struct axes_and_counts all;
    if (!time_style.decimal) /* spreadsheets take the first line for the heading */
        fprintf(file,
                "# gpurta %s sweep; design %s; seed %" PRId64 "; shard %" PRId64 "/%" PRId64 "%s\n",
                r->version, r->hash, r->seed, r->shard, r->shards,
                r->done == r->chunks ? "" : "; not complete");
    rows_csv(make_rows(&all, row), row, file);
}
