/* gpurta --schema: JSON Schema of scenarios, from the tables of their readers, and of results, from
 * the rows that print them. */
#include "cli/command/schema.h"
#include "cli/base/rows.h"
#include "cli/command/complete.h"
#include "cli/scenario/reader.h"
#include "cli/sweep/design_read.h"

#include <stdlib.h>
#include <string.h>

static void begin(struct json *const json, const char *const name, const char *const title)
{
    char id[100];
    *json = (struct json){.file = stdout, .depth = 1, .closing = {0, '}'}};
    fputc('{', stdout);
    json_text(json, "$schema", "http://json-schema.org/draft-07/schema#");
    snprintf(id, sizeof id, "gpurta-%s.schema.json", name);
    json_text(json, "$id", id);
    json_text(json, "title", title);
    json_text(json, "type", "object");
}

/* Several types, one of which a value has. */
static void put_types(struct json *const json, const char *const words)
{
    json_words(json, "type", words);
}

static void put_enum(struct json *const json, const char *const *const words)
{
    json_open_flat(json, "enum", '[');
    for (size_t i = 0; words[i]; i++)
        json_text(json, NULL, words[i]);
    json_close(json);
}

static void put_whole(struct json *const json, const int64_t low, const int64_t high)
{
    json_text(json, "type", "integer");
    json_int(json, "minimum", low);
    if (high)
        json_int(json, "maximum", high);
}

static void put_pattern(struct json *const json, const char *const pattern)
{
    json_text(json, "type", "string");
    json_text(json, "pattern", pattern);
}

/* ---- scenarios ---- */

/* A table as it was met: "chains/steps" is of a map in the list of the map in a list. */
struct table_met {
    char path[120];
    bool list; /* the map is an item of a list */
    size_t count;
    struct key key[READER_KEYS];
};

struct met {
    struct table_met *table[64];
    size_t tables;
};

static void meet(void *const of, const struct reader *const reader, const struct key *const keys,
                 const size_t count)
{
    struct met *const met = of;
    char path[120] = "";
    size_t at = 0;
    bool list = false;
    for (int d = 0; d < reader->depth && at < sizeof path; d++) {
        list = !reader->path[d].key;
        if (!list)
            at += (size_t)snprintf(path + at, sizeof path - at, "%s%s", at ? "/" : "",
                                   reader->path[d].key);
    }
    for (size_t i = 0; i < met->tables; i++)
        if (strcmp(met->table[i]->path, path) == 0)
            return;
    struct table_met *const table = met->tables < FIELDS(met->table) && count <= READER_KEYS
                                        ? allocate_zeroed(1, sizeof *table)
                                        : NULL;
    if (!table)
        return;
    memcpy(table->path, path, sizeof path);
    table->list = list;
    table->count = count;
    memcpy(table->key, keys, count * sizeof *keys);
    met->table[met->tables++] = table;
}

static const struct table_met *table_at(const struct met *const met, const char *const path)
{
    for (size_t i = 0; i < met->tables; i++)
        if (strcmp(met->table[i]->path, path) == 0)
            return met->table[i];
    return NULL;
}

static const char *const time_units[] = {"ns", "us", "ms", "s", NULL};
static const char *const queue_kinds[] = {"separate", "shared", NULL};

/* What no table tells: keys whose values their sections look at themselves. */
static const struct {
    const char *name, *type;
    const char *const *words;
} open_keys[] = {
    {"time_unit", NULL, time_units},
    {"platform", "string object", NULL},
    {"stream", "string integer", NULL},
    {"after", "string array", NULL},
    {"carveout", "integer string", NULL},
    {"priority", "string integer", NULL},
    {"compute_capability", "number string", NULL},
    {"carveout_sizes", "array", NULL},
    {"sms", "integer array", NULL},
    {"queues", NULL, queue_kinds},
    {"analysis", NULL, analysis_names}, /* from here on of `sweep` */
    {"levels", "array", NULL},
    {"list", "array", NULL},
    {"from", "number string", NULL},
    {"to", "number string", NULL},
    {"step", "number string", NULL},
    {"budget", "number string", NULL},
    {"period", "number string", NULL},
    {"timeslice", "number string", NULL},
    {"timeslice_step", "number string", NULL},
    {"switch_cost", "number string", NULL},
    {"overhead", "number string", NULL},
    {"latency", "number string", NULL},
    {"cost", "number string", NULL},
    {"horizon", "number string", NULL},
};

/* The types that such a key has beside a map that has a table. */
static const struct {
    const char *name, *type;
} beside_map[] = {
    {"platform", "string"},
    {"deadline", "string"},
    {"server", "string number"},
    {"blocks", "integer"},
    {"threads", "integer"},
    {"registers", "integer"},
    {"shared_memory", "integer"},
    {"tasks", "integer array"},
    {"saturated", "integer array"},
    {"utilization", "number string array"},
    {"most", "number string array"},
    {"timeslice", "number string array"},
    {"timeslice_step", "number string array"},
    {"switch_cost", "number string array"},
    {"overhead", "number string array"},
    {"latency", "number string array"},
    {"cost", "number string array"},
    {"horizon", "number string array"},
};

static const char *type_beside_map(const struct key *const key)
{
    for (size_t i = 0; key->kind == KEY_ANY && i < FIELDS(beside_map); i++)
        if (strcmp(beside_map[i].name, key->name) == 0)
            return beside_map[i].type;
    return NULL;
}

static void put_open(struct json *const json, const char *const name)
{
    for (size_t i = 0; i < FIELDS(open_keys); i++) {
        if (strcmp(open_keys[i].name, name) != 0)
            continue;
        if (open_keys[i].type)
            put_types(json, open_keys[i].type);
        if (open_keys[i].words)
            put_enum(json, open_keys[i].words);
        return;
    }
}

/* Either of two: a number, or a text. */
static void put_time(struct json *const json, const bool above_zero)
{
    json_open_flat(json, "anyOf", '[');
    json_open_flat(json, NULL, '{');
    json_text(json, "type", "number");
    json_int(json, above_zero ? "exclusiveMinimum" : "minimum", 0);
    json_close(json);
    json_open_flat(json, NULL, '{');
    put_pattern(json, "^[0-9.]+([eE][-+]?[0-9]+)?(/[0-9.]+)? *(ns|us|ms|s)?$");
    json_close(json);
    json_close(json);
}

static void put_bytes(struct json *const json, const struct key *const key)
{
    json_open_flat(json, "anyOf", '[');
    json_open_flat(json, NULL, '{');
    put_whole(json, key->low, key->high);
    json_close(json);
    json_open_flat(json, NULL, '{');
    put_pattern(json, "^[0-9]+ *([KMG]iB)?$");
    json_close(json);
    json_close(json);
}

static void put_size(struct json *const json, const struct key *const key)
{
    json_open_flat(json, "anyOf", '[');
    json_open_flat(json, NULL, '{');
    put_whole(json, key->low > 0 ? key->low : 1, key->high);
    json_close(json);
    json_open_flat(json, NULL, '{');
    json_text(json, "type", "array");
    json_int(json, "minItems", 1);
    json_int(json, "maxItems", 3);
    json_open_flat(json, "items", '{');
    put_whole(json, 1, 0);
    json_close(json);
    json_close(json);
    json_close(json);
}

static void put_key(struct json *const json, const struct key *const key)
{
    switch (key->kind) {
    case KEY_ANY:
        put_open(json, key->name);
        break;
    case KEY_LIST:
        put_types(json, "array");
        break;
    case KEY_NAME:
        put_types(json, "string number");
        break;
    case KEY_TIME:
    case KEY_LATER:
        put_time(json, key->low > 0);
        break;
    case KEY_COUNT:
        put_whole(json, key->low, key->high);
        break;
    case KEY_BYTES:
        put_bytes(json, key);
        break;
    case KEY_SIZE:
        put_size(json, key);
        break;
    case KEY_BOOL:
        put_types(json, "boolean");
        break;
    case KEY_WORD:
        put_enum(json, key->words);
        break;
    }
}

static void put_x(struct json *const json)
{
    json_open_flat(json, "patternProperties", '{');
    json_open_flat(json, "^x-", '{');
    json_close(json);
    json_close(json);
    json_bool(json, "additionalProperties", false);
}

#define TABLE_DEPTH 4

/* The properties of a map: a key below which a table was met is a map, or a list of maps. */
static void put_map(struct json *const json, const struct met *const met,
                    const struct table_met *const table, const int depth);

/* A map of names, as streams are: their table was met one name deeper. */
static const char probe_name[] = "s";

static void put_property(struct json *const json, const struct met *const met,
                         const struct table_met *const table, const struct key *const key,
                         const int depth)
{
    char path[260], names[300];
    snprintf(path, sizeof path, "%s%s%s", table->path, *table->path ? "/" : "", key->name);
    snprintf(names, sizeof names, "%s/%s", path, probe_name);
    const struct table_met *const below = depth < TABLE_DEPTH ? table_at(met, path) : NULL;
    const struct table_met *const named = depth < TABLE_DEPTH ? table_at(met, names) : NULL;
    const char *const beside = below && !below->list ? type_beside_map(key) : NULL;
    json_open_object(json, key->name);
    if (beside) {
        json_open_array(json, "anyOf");
        json_open_flat(json, NULL, '{');
        put_types(json, beside);
        json_close(json);
        json_open_object(json, NULL);
        put_map(json, met, below, depth + 1);
        json_close(json);
        json_close(json);
    } else if (below && below->list) {
        json_text(json, "type", "array");
        json_open_object(json, "items");
        put_map(json, met, below, depth + 1);
        json_close(json);
    } else if (below) {
        put_map(json, met, below, depth + 1);
    } else if (named) {
        json_text(json, "type", "object");
        json_open_object(json, "additionalProperties");
        put_map(json, met, named, depth + 1);
        json_close(json);
    } else {
        put_key(json, key);
    }
    json_close(json);
}

static void put_map(struct json *const json, const struct met *const met,
                    const struct table_met *const table, const int depth)
{
    bool required = false;
    json_text(json, "type", "object");
    json_open_object(json, "properties");
    for (size_t i = 0; i < table->count; i++)
        if (*table->key[i].name)
            put_property(json, met, table, &table->key[i], depth);
    json_close(json);
    for (size_t i = 0; i < table->count; i++)
        required = required || table->key[i].required;
    if (required) {
        json_open_flat(json, "required", '[');
        for (size_t i = 0; i < table->count; i++)
            if (table->key[i].required)
                json_text(json, NULL, table->key[i].name);
        json_close(json);
    }
    put_x(json);
}

/* Reads a file, and notes the tables. */
static void probe(const char *const text)
{
    struct scenario scenario;
    FILE *const file = fmemopen((void *)text, strlen(text), "r");
    if (!file)
        return;
    scenario_read_stream(&scenario, "probe", file, 0, true, NULL);
    if (scenario.sweep_node) {
        struct design design;
        design_read(&design, &scenario);
        design_clear(&design);
    }
    scenario_clear(&scenario);
    fclose(file);
}

/* Every section as an empty map and as a list of one; then those that are read only with more. */
static void meet_tables(struct met *const met)
{
    static const char *const probes[] = {
        "{kernels: [{blocks: 1, wcet: 1, stream: s}], streams: {s: {}}, queues: {s: {}}}",
        "{chains: [{steps: [{}], period: 1}]}",
        "{sweep: {sets: 1, curves: [{}], period: {}, deadline: {}, servers: [{}], contexts: [{}], "
        "template: [{server: {}}], blocks: {}, threads: {}, registers: {}, shared_memory: {}, "
        "tasks: {}, utilization: {}, most: {}, saturated: {}, timeslice: {}, timeslice_step: {}, "
        "switch_cost: {}, overhead: {}, latency: {}, cost: {}, horizon: {}}}"};
    watch_tables(meet, met);
    for (size_t i = 0; scenario_section(i); i++)
        for (int list = 0; list < 2; list++) {
            char text[64];
            snprintf(text, sizeof text, "{%s: %s}", scenario_section(i), list ? "[{}]" : "{}");
            probe(text);
        }
    for (size_t i = 0; i < FIELDS(probes); i++)
        probe(probes[i]);
    watch_tables(NULL, NULL);
}

static int scenario_schema(void)
{
    struct met met = {.tables = 0};
    struct json json;
    meet_tables(&met);
    const struct table_met *const root = table_at(&met, "");
    if (!root)
        return EXIT_UNABLE;
    begin(&json, "scenario", "A scenario of gpurta");
    put_map(&json, &met, root, 0);
    json_end(&json);
    for (size_t i = 0; i < met.tables; i++)
        free(met.table[i]);
    return EXIT_MET;
}

/* ---- results ---- */

static void put_rows(struct json *json, const struct rows *rows, const char *types);

static void put_field(struct json *const json, const struct field *const field)
{
    static const char *const types[] = {
        [FIELD_TEXT] = "string null",    [FIELD_COUNT] = "integer null",
        [FIELD_BIG] = "integer null",    [FIELD_TIME] = "string null",
        [FIELD_BOOL] = "boolean null",   [FIELD_MEETS] = "boolean null",
        [FIELD_VERDICT] = "string null", [FIELD_WORDS] = "array null"};
    if (field->kind == FIELD_LIST && field->inner->has) {
        put_types(json, field->sure ? "array" : "array null");
        json_open_object(json, "items");
        put_rows(json, field->inner, "object");
        json_close(json);
    } else if (field->kind == FIELD_LIST) {
        put_rows(json, field->inner, field->get && !field->sure ? "object null" : "object");
    } else {
        const char *const all = types[field->kind];
        char type[16];
        snprintf(type, sizeof type, "%.*s", (int)(field->sure ? strcspn(all, " ") : strlen(all)),
                 all);
        put_types(json, type);
    }
    if (field->kind == FIELD_TIME)
        json_text(json, "pattern", "^-?[0-9]+(/[0-9]+)?$");
    if (field->kind == FIELD_VERDICT) {
        json_open_flat(json, "enum", '[');
        for (int v = GPURTA_UNKNOWN; v <= GPURTA_UNSCHEDULABLE; v++)
            json_text(json, NULL, gpurta_verdict_name((gpurta_verdict)v));
        if (!field->sure)
            json_null(json, NULL);
        json_close(json);
    }
    if (field->says)
        json_text(json, "description", field->says);
}

static bool in_json(const struct field *const field)
{
    return !field->where || field->where & IN_JSON;
}

/* Is there a field of that name among the first ones? */
static bool has_field(const struct rows *const rows, const size_t first, const char *const name)
{
    for (size_t i = 0; i < first; i++)
        if (in_json(&rows->fields[i]) && strcmp(rows->fields[i].name, name) == 0)
            return true;
    return false;
}

static bool is_told(const struct rows *const *const all, const size_t before,
                    const char *const name)
{
    bool told = false;
    for (size_t i = 0; !told && i < before; i++)
        told = !all[i]->key && !all[i]->not_json && has_field(all[i], all[i]->count, name);
    return told;
}

/* The keys of rows number `place` that none before them has. */
static void put_fields(struct json *const json, const struct rows *const *const all,
                       const size_t place)
{
    const struct rows *const rows = all[place];
    for (size_t i = 0; i < rows->count; i++)
        if (in_json(&rows->fields[i]) && !has_field(rows, i, rows->fields[i].name) &&
            !is_told(all, place, rows->fields[i].name)) {
            json_open_object(json, rows->fields[i].name);
            put_field(json, &rows->fields[i]);
            json_close(json);
        }
}

void schema_fields(struct json *const json, const struct rows *const rows)
{
    put_fields(json, &rows, 0);
}

/* What a row is in JSON, of these types: it has no other keys, but the numbers of --decimal. */
static void put_rows(struct json *const json, const struct rows *const rows,
                     const char *const types)
{
    if (rows->plain) {
        put_field(json, &rows->fields[0]);
        return;
    }
    if (strchr(types, ' '))
        put_types(json, types);
    else
        json_text(json, "type", rows->tuple ? "array" : types);
    if (rows->tuple)
        return;
    json_open_object(json, "properties");
    schema_fields(json, rows);
    json_close(json);
    json_open_flat(json, "patternProperties", '{');
    json_open_flat(json, "_(ns|us|ms|s)$", '{');
    put_types(json, "number string integer null");
    json_close(json);
    json_close(json);
    json_bool(json, "additionalProperties", false);
}

/* Do rows before these have their key, or are they not in JSON? */
static bool is_again(const struct rows *const *const all, const size_t place)
{
    for (size_t i = 0; i < place; i++)
        if (all[i]->key && strcmp(all[i]->key, all[place]->key) == 0)
            return true;
    return all[place]->not_json;
}

/* A list whose items are one kind of rows, or another one of the same key. */
static void put_list(struct json *const json, const struct rows *const *const all,
                     const size_t place)
{
    json_open_object(json, all[place]->key);
    put_types(json, "array");
    json_open_object(json, "items");
    json_open_array(json, "anyOf");
    for (size_t i = place; all[i]; i++)
        if (all[i]->key && strcmp(all[i]->key, all[place]->key) == 0) {
            json_open_object(json, NULL);
            put_rows(json, all[i], "object");
            json_close(json);
        }
    json_close(json);
    json_close(json);
    json_close(json);
}

/* ---- results that no rows describe ---- */

void schema_key(struct json *const json, const char *const name, const char *const types)
{
    json_open_flat(json, name, '{');
    put_types(json, types);
    json_close(json);
}

void schema_words(struct json *const json, const char *const name, const char *const *const words)
{
    json_open_flat(json, name, '{');
    put_enum(json, words);
    json_close(json);
}

void schema_array(struct json *const json, const char *const name, const char *const types)
{
    json_open_flat(json, name, '{');
    put_types(json, "array");
    schema_key(json, "items", types);
    json_close(json);
}

void schema_open(struct json *const json, const char *const name)
{
    json_open_object(json, name);
    json_text(json, "type", "object");
    json_open_object(json, "properties");
}

void schema_close(struct json *const json)
{
    json_close(json);
    json_bool(json, "additionalProperties", false);
    json_close(json);
}

void schema_open_list(struct json *const json, const char *const name)
{
    json_open_object(json, name);
    json_text(json, "type", "array");
    schema_open(json, "items");
}

void schema_close_list(struct json *const json)
{
    schema_close(json);
    json_close(json);
}

void schema_close_open_list(struct json *const json)
{
    for (int level = 0; level < 3; level++)
        json_close(json);
}

static int result_schema(const struct command *const command)
{
    struct json json;
    begin(&json, command->name, command->summary);
    json_open_object(&json, "properties");
    json_open_flat(&json, "gpurta", '{');
    put_types(&json, "string");
    json_close(&json);
    json_open_flat(&json, "format", '{');
    put_whole(&json, 1, 1);
    json_close(&json);
    json_open_flat(&json, "command", '{');
    json_open_flat(&json, "enum", '[');
    json_text(&json, NULL, command->name);
    json_close(&json);
    json_close(&json);
    json_open_flat(&json, "time_unit", '{');
    put_open(&json, "time_unit");
    json_close(&json);
    for (size_t i = 0; command->results && command->results[i]; i++)
        if (!command->results[i]->key && !command->results[i]->not_json)
            put_fields(&json, command->results, i);
        else if (command->results[i]->key && !is_again(command->results, i))
            put_list(&json, command->results, i);
    if (command->schema)
        command->schema(&json);
    schema_array(&json, "notes", "string");
    json_close(&json);
    json_open_flat(&json, "required", '[');
    json_text(&json, NULL, "gpurta");
    json_text(&json, NULL, "format");
    json_text(&json, NULL, "command");
    json_close(&json);
    json_end(&json);
    return EXIT_MET;
}

static bool has_schema(const struct command *const command)
{
    return (command->results && command->results[0]) || command->schema;
}

int schema(const struct command *const *const commands, const char *const name)
{
    if (!name) {
        puts("scenario");
        for (size_t i = 0; commands[i]; i++)
            if (has_schema(commands[i]))
                puts(commands[i]->name);
        return EXIT_MET;
    }
    if (strcmp(name, "scenario") == 0)
        return scenario_schema();
    for (size_t i = 0; commands[i]; i++)
        if (strcmp(commands[i]->name, name) == 0 && has_schema(commands[i]))
            return result_schema(commands[i]);
    complain(
        "--schema: expected scenario or a command with a result, found \"%s\"; 'gpurta --schema' "
        "lists them",
        name);
    return EXIT_USAGE;
}
