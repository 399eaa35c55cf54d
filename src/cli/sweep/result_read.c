/* Reads counts that were written as JSON. */
#include "cli/base/memory.h"
#include "cli/sweep/result.h"

#include <stdlib.h>
#include <string.h>

static char *copy(const char *const text)
{
    return text ? duplicate(text) : NULL;
}

static bool is_null(const struct reader *const reader, const struct node *const node)
{
    return !node || (node->kind == NODE_SCALAR && node->plain &&
                     strcmp(document_text(reader->document, node), "null") == 0);
}

static void read_axis_value(struct reader *const reader, const struct node *const item,
                            void *const target)
{
    struct values *const values = target;
    mpq_init(values->value[values->count]);
    read_time(reader, item, ZERO_OR_MORE, values->value[values->count++]);
}

static void read_axis(struct reader *const reader, const struct node *const item,
                      void *const target)
{
    static const struct key keys[] = {{"name", KEY_NAME, true, 0, 0, NULL},
                                      {"values", KEY_ANY, true, 0, 0, NULL}};
    struct tally *const r = target;
    struct value value[2];
    read_map(reader, item, keys, 2, value);
    if (r->axes == MOST_AXES) {
        wrong(reader, item, "expected at most %d axes", MOST_AXES);
    } else if (value[0].text && value[1].node) {
        struct result_axis *const axis = &r->axis[r->axes];
        axis->name = copy(value[0].text);
        axis->values.value =
            allocate_zeroed((size_t)value[1].node->count + 1, sizeof *axis->values.value);
        if (strcmp(value[0].text, "utilization") == 0)
            r->utilization_axis = r->axes;
        r->axes++;
        if (!axis->values.value)
            out_of_memory();
        else
            read_list(reader, value[1].node, "values", read_axis_value, &axis->values);
    }
}

static void read_curve_name(struct reader *const reader, const struct node *const item,
                            void *const target)
{
    struct tally *const r = target;
    r->curve[r->curves++] = copy(read_name(reader, item));
}

struct rows_target {
    struct tally *result;
    size_t at;
};

/* Sets of a point that the first r->done chunks have. */
static int64_t sets_done(const struct tally *const r, const size_t point)
{
    const int64_t all = shard_to(r) - shard_from(r);
    const int64_t chunks = r->done - (int64_t)point * chunks_of_point(r);
    return chunks <= 0 ? 0 : chunks >= chunks_of_point(r) ? all : chunks * CHUNK;
}

/* Rows stand in the order of points and curves; what they say of them is not read again. */
static void read_row(struct reader *const reader, const struct node *const item, void *const target)
{
    static const char *const names[] = {"sets", "schedulable", "unknown"};
    struct rows_target *const rows = target;
    struct tally *const r = rows->result;
    int64_t count[3] = {0};
    for (size_t i = 0; i < FIELDS(names); i++) {
        const struct node *const key = document_key(reader->document, item, names[i]);
        if (!key) {
            wrong(reader, item, "key \"%s\" is missing", names[i]);
            return;
        }
        if (!read_count(reader, document_next(reader->document, key), 0, MOST_SETS, &count[i]))
            return;
    }
    if (rows->at >= r->points * r->curves)
        return;
    if (count[0] != sets_done(r, rows->at / r->curves))
        wrong(reader, item, "expected %lld sets, as \"done\" says",
              (long long)sets_done(r, rows->at / r->curves));
    if (count[1] + count[2] > count[0])
        wrong(reader, item, "more sets are schedulable and unknown than there are");
    r->set_count[rows->at / r->curves] = count[0];
    r->yes[rows->at] = count[1];
    r->unknown[rows->at++] = count[2];
}

enum {
    GPURTA,
    FORMAT,
    COMMAND,
    TIME_UNIT,
    TITLE,
    DESIGN,
    SEED,
    SHARD,
    SETS,
    DONE,
    COMPLETE,
    NOTES,
    UTILIZATION,
    WEIGHTED_SETS,
    AXES,
    CURVES,
    ROWS,
    WEIGHTED,
    KEYS
};

static const char *const commands[] = {"sweep", NULL};
static const struct key keys[KEYS] = {
    [GPURTA] = {"gpurta", KEY_NAME, true, 0, 0, NULL},
    [FORMAT] = {"format", KEY_COUNT, true, 1, 1, NULL},
    [COMMAND] = {"command", KEY_WORD, true, 0, 0, commands},
    [TIME_UNIT] = {"time_unit", KEY_NAME, true, 0, 0, NULL},
    [TITLE] = {"title", KEY_ANY, true, 0, 0, NULL},
    [DESIGN] = {"design", KEY_NAME, true, 0, 0, NULL},
    [SEED] = {"seed", KEY_COUNT, true, 0, 0, NULL},
    [SHARD] = {"shard", KEY_ANY, true, 0, 0, NULL},
    [SETS] = {"sets", KEY_COUNT, true, 1, MOST_SETS, NULL},
    [DONE] = {"done", KEY_COUNT, true, 0, 0, NULL},
    [COMPLETE] = {"complete", KEY_BOOL, true, 0, 0, NULL},
    [NOTES] = {"notes", KEY_LIST, false, 0, 0, NULL},
    [UTILIZATION] = {"utilization", KEY_ANY, true, 0, 0, NULL},
    [WEIGHTED_SETS] = {"weighted_sets", KEY_BOOL, true, 0, 0, NULL},
    [AXES] = {"axes", KEY_ANY, true, 0, 0, NULL},
    [CURVES] = {"curves", KEY_ANY, true, 0, 0, NULL},
    [ROWS] = {"rows", KEY_ANY, true, 0, 0, NULL},
    [WEIGHTED] = {"weighted", KEY_ANY, true, 0, 0, NULL},
};

static void read_shard(struct reader *const reader, const struct node *const node,
                       struct tally *const r)
{
    static const struct key of[] = {{"number", KEY_COUNT, true, 1, 1000000, NULL},
                                    {"of", KEY_COUNT, true, 1, 1000000, NULL}};
    struct value value[2];
    read_map(reader, node, of, 2, value);
    r->shard = value[0].count ? value[0].count : 1;
    r->shards = value[1].count ? value[1].count : 1;
    if (r->shard > r->shards)
        wrong(reader, node, "shard %lld of %lld", (long long)r->shard, (long long)r->shards);
}

static void read_header(struct reader *const reader, struct tally *const r,
                        const struct value *const value)
{
    r->version = copy(value[GPURTA].text);
    r->hash = copy(value[DESIGN].text);
    r->unit = copy(value[TIME_UNIT].text);
    if (!is_null(reader, value[TITLE].node))
        r->title = copy(read_name(reader, value[TITLE].node));
    r->seed = value[SEED].count;
    r->sets = value[SETS].count;
    r->done = value[DONE].count;
    r->weighted = value[WEIGHTED_SETS].count;
    if (!is_null(reader, value[UTILIZATION].node))
        read_time(reader, value[UTILIZATION].node, ZERO_OR_MORE, r->utilization);
    enter_key(reader, &keys[SHARD]);
    read_shard(reader, value[SHARD].node, r);
    leave_key(reader);
    enter_key(reader, &keys[AXES]);
    read_list(reader, value[AXES].node, "axes", read_axis, r);
    leave_key(reader);
    r->curve = allocate_zeroed((size_t)value[CURVES].node->count + 1, sizeof *r->curve);
    if (!r->curve)
        out_of_memory();
    else
        read_list(reader, value[CURVES].node, "curves", read_curve_name, r);
}

static void read_counts(struct reader *const reader, struct tally *const r,
                        const struct node *const node)
{
    struct rows_target rows = {r, 0};
    r->points = 1;
    for (size_t a = 0; a < r->axes; a++)
        r->points *= r->axis[a].values.count;
    if (node->count != r->points * r->curves || r->axes == 0 || r->curves == 0) {
        wrong(reader, node, "expected a row for each point and curve");
        return;
    }
    if (!result_make_counts(r)) {
        out_of_memory();
        return;
    }
    enter_key(reader, &keys[ROWS]);
    read_list(reader, node, "rows", read_row, &rows);
    leave_key(reader);
    if (r->done > r->chunks)
        wrong(reader, node, "more is done than there is");
}

static int read_document(struct tally *const r, struct scenario *const scenario)
{
    struct reader reader = {.scenario = scenario, .document = &scenario->document};
    struct document *const document = &scenario->document;
    struct value value[KEYS];
    document_expect(document, "the JSON of gpurta sweep");
    if (!document->errors)
        read_map(&reader, &document->node[0], keys, KEYS, value);
    if (!document->errors)
        read_header(&reader, r, value);
    if (!document->errors)
        read_counts(&reader, r, value[ROWS].node);
    const int end = document_report(document);
    document_clear(document);
    return end;
}

int result_read(struct tally *const r, const char *const path)
{
    struct scenario scenario = {.unit = GPURTA_MS};
    return document_read(&scenario.document, path) ? read_document(r, &scenario) : EXIT_UNABLE;
}

int result_read_stream(struct tally *const r, const char *const name, FILE *const file)
{
    struct scenario scenario = {.unit = GPURTA_MS};
    return document_read_stream(&scenario.document, name, file) ? read_document(r, &scenario)
                                                                : EXIT_UNABLE;
}
