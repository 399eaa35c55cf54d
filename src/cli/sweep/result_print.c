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

/* value := count * U of the point */
static void weigh(const struct tally *const r, const size_t point, const int64_t count,
                  mpq_ptr value)
{
    mpq_set_si(value, (long)count, 1);
    mpq_mul(value, value, result_utilization(r, point));
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

static void put_row(const struct tally *const r, struct json *const json, const size_t point,
                    const size_t curve, mpq_ptr time)
{
    const size_t at = point * r->curves + curve;
    char text[2][8];
    json_open_flat(json, NULL, '{');
    for (size_t a = 0; a < r->axes; a++)
        json_time(json, r->axis[a].name, result_axis_value(r, point, a));
    json_text(json, "curve", r->curve[curve]);
    json_int(json, "sets", r->set_count[point]);
    json_int(json, "schedulable", r->yes[at]);
    json_int(json, "unknown", r->unknown[at]);
    if (r->weighted) {
        weigh(r, point, r->set_count[point], time);
        json_time(json, "weight", time);
        weigh(r, point, r->yes[at], time);
        json_time(json, "weight_schedulable", time);
    }
    interval_text(text, r->yes[at], r->set_count[point]);
    json_text(json, "low", text[0]);
    json_text(json, "high", text[1]);
    json_close(json);
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

void result_json(const struct tally *const r, struct json *const json)
{
    mpq_t time;
    mpq_init(time);
    put_header(r, json);
    json_open_array(json, "rows");
    for (size_t p = 0; p < r->points; p++)
        for (size_t c = 0; c < r->curves; c++)
            put_row(r, json, p, c, time);
    json_close(json);
    put_weighted(r, json, time);
    mpq_clear(time);
}

/* "timeslice", with --decimal "timeslice_ms". */
static const char *axis_heading(const struct tally *const r, const size_t axis,
                                char space[const ROW_SPACE])
{
    for (int p = 0; p < PARAMETERS; p++)
        if (parameter_is_time((enum parameter)p) &&
            strcmp(parameter_names[p], r->axis[axis].name) == 0)
            return rows_time_name(space, parameter_names[p], r->unit);
    return r->axis[axis].name;
}

static void csv_heading(const struct tally *const r, FILE *const file)
{
    static const char *const fields[] = {"curve", "sets", "schedulable", "unknown"};
    char space[ROW_SPACE];
    bool first = true;
    if (!time_style.decimal) /* spreadsheets take the first line for the heading */
        fprintf(file,
                "# gpurta %s sweep; design %s; seed %" PRId64 "; shard %" PRId64 "/%" PRId64 "%s\n",
                r->version, r->hash, r->seed, r->shard, r->shards,
                r->done == r->chunks ? "" : "; not complete");
    for (size_t a = 0; a < r->axes; a++)
        csv_text(file, &first, axis_heading(r, a, space));
    for (size_t i = 0; i < FIELDS(fields); i++)
        csv_text(file, &first, fields[i]);
    if (r->weighted) {
        csv_text(file, &first, "weight");
        csv_text(file, &first, "weight_schedulable");
    }
    csv_text(file, &first, "low");
    csv_text(file, &first, "high");
    csv_end(file, &first);
}

static void csv_row(const struct tally *const r, FILE *const file, const size_t point,
                    const size_t curve, mpq_ptr time)
{
    const size_t at = point * r->curves + curve;
    char text[2][8];
    bool first = true;
    for (size_t a = 0; a < r->axes; a++)
        csv_time(file, &first, result_axis_value(r, point, a), ROUND_DOWN);
    csv_text(file, &first, r->curve[curve]);
    csv_int(file, &first, r->set_count[point]);
    csv_int(file, &first, r->yes[at]);
    csv_int(file, &first, r->unknown[at]);
    if (r->weighted) {
        weigh(r, point, r->set_count[point], time);
        csv_time(file, &first, time, ROUND_UP);
        weigh(r, point, r->yes[at], time);
        csv_time(file, &first, time, ROUND_DOWN);
    }
    interval_text(text, r->yes[at], r->set_count[point]);
    csv_text(file, &first, text[0]);
    csv_text(file, &first, text[1]);
    csv_end(file, &first);
}

void result_csv(const struct tally *const r, FILE *const file)
{
    mpq_t time;
    mpq_init(time);
    csv_heading(r, file);
    for (size_t p = 0; p < r->points; p++)
        for (size_t c = 0; c < r->curves; c++)
            csv_row(r, file, p, c, time);
    mpq_clear(time);
}
