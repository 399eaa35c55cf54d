/* gpurta --schema scenario: the JSON Schema of scenarios, from the tables with which they are read.
 */
#include "cli/base/json.h"
#include "cli/command/complete.h"
#include "cli/scenario/reader.h"

#include <string.h>

static void put_words(struct json *const json, const char *const *const words)
{
    json_open_flat(json, "enum", '[');
    for (size_t i = 0; words && words[i]; i++)
        json_text(json, NULL, words[i]);
    json_close(json);
}

static void put_pattern(struct json *const json, const char *const pattern)
{
    json_text(json, "type", "string");
    json_text(json, "pattern", pattern);
}

static void put_range(struct json *const json, const int64_t low, const int64_t high)
{
    json_text(json, "type", "integer");
    json_int(json, "minimum", low);
    if (high)
        json_int(json, "maximum", high);
}

/* The first of two forms that a value may have; after it comes the second one. */
static void open_either(struct json *const json)
{
    json_open_flat(json, "anyOf", '[');
    json_open_flat(json, NULL, '{');
}

static void open_or(struct json *const json)
{
    json_close(json);
    json_open_flat(json, NULL, '{');
}

static void close_either(struct json *const json)
{
    json_close(json);
    json_close(json);
}

static bool is_type(const char *const word)
{
    static const char *const types[] = {"string", "integer", "number", "array", "object"};
    size_t i = 0;
    while (i < FIELDS(types) && strcmp(types[i], word) != 0)
        i++;
    return i < FIELDS(types);
}

/* Types of JSON, or a pattern, and then words, of a key that its section reads itself. */
static void put_words_or_types(struct json *const json, const char *const *const words)
{
    char types[100] = "";
    size_t i = 0, at = 0;
    if (words && words[0][0] == '^') {
        json_text(json, "type", "string");
        if (words[1]) { /* with a type, and first: what a validator says of text that is neither */
            open_either(json);
            json_text(json, "type", "string");
            put_words(json, words + 1);
            open_or(json);
        }
        json_text(json, "pattern", words[0]);
        if (words[1])
            close_either(json);
        return;
    }
    for (; words && words[i] && is_type(words[i]); i++)
        at += (size_t)snprintf(types + at, sizeof types - at, "%s%s", i ? " " : "", words[i]);
    if (!i && words) {
        put_words(json, words);
    } else if (i && words[i]) {
        open_either(json);
        json_words(json, "type", types);
        open_or(json);
        put_words(json, words + i);
        close_either(json);
    } else if (i) {
        json_words(json, "type", types);
    }
}

/* {sms: {N: TIME}} or {mode: {NAME: TIME}} */
static void put_table(struct json *const json)
{
    json_text(json, "type", "object");
    json_int(json, "minProperties", 1);
    json_open_flat(json, "propertyNames", '{');
    json_open_flat(json, "enum", '[');
    json_text(json, NULL, "sms");
    json_text(json, NULL, "mode");
    json_close(json);
    json_close(json);
}

/* What the value of a key is, its unit for the description. */
static const char *put_value(struct json *const json, const struct key *const key)
{
    switch (key->kind) {
    case KEY_ANY:
        put_words_or_types(json, key->words);
        return "";
    case KEY_LIST:
        json_words(json, "type", "array");
        return "";
    case KEY_NAME:
        json_words(json, "type", "string number");
        return "";
    case KEY_TIME:
        open_either(json);
        json_text(json, "type", "number");
        json_int(json, key->low > 0 ? "exclusiveMinimum" : "minimum", 0);
        open_or(json);
        put_pattern(json, "^[0-9.]+([eE][-+]?[0-9]+)?(/[0-9.]+)? *(ns|us|\u00b5s|\u03bcs|ms|s)?$");
        if (key->words) {
            open_or(json);
            if (strcmp(key->words[0], "object") == 0)
                put_table(json);
            else
                put_words(json, key->words);
        }
        close_either(json);
        return "; in time_unit, or with a unit as in 250us";
    case KEY_COUNT:
        put_range(json, key->low, key->high);
        return "";
    case KEY_BYTES:
        open_either(json);
        put_range(json, key->low, key->high);
        open_or(json);
        put_pattern(json, "^[0-9]+ *([KMG]iB)?$");
        if (key->words) { /* carveout: percent, bytes or a word */
            open_or(json);
            put_words(json, key->words);
        }
        close_either(json);
        return key->words ? "" : "; in bytes, or with a unit as in 32KiB";
    case KEY_SIZE:
        open_either(json);
        put_range(json, key->low > 0 ? key->low : 1, key->high);
        open_or(json);
        json_text(json, "type", "array");
        json_int(json, "minItems", 1);
        json_int(json, "maxItems", 3);
        json_open_flat(json, "items", '{');
        put_range(json, 1, 0);
        json_close(json);
        close_either(json);
        return "";
    case KEY_BOOL:
        json_words(json, "type", "boolean");
        return "";
    case KEY_WORD:
        put_words(json, key->words);
        return "";
    }
    return "";
}

static void put_told(struct json *json, const struct told_keys *told);

/* Such a map, a list of them, or one with them below names. */
static void put_shape(struct json *const json, const struct told_keys *const told)
{
    if (told->shape == ONE_MAP) {
        put_told(json, told);
        return;
    }
    json_text(json, "type", told->shape == LIST_OF_MAPS ? "array" : "object");
    json_open_object(json, told->shape == LIST_OF_MAPS ? "items" : "additionalProperties");
    put_told(json, told);
    json_close(json);
}

/* What a key takes: a map of other keys, words or types, or both. */
static const char *put_property(struct json *const json, const struct key *const key,
                                const struct told_keys *const inner)
{
    if (!inner)
        return put_value(json, key);
    if (!key->words) {
        put_shape(json, inner);
        return "";
    }
    json_open_array(json, "anyOf");
    json_open_flat(json, NULL, '{');
    put_words_or_types(json, key->words);
    json_close(json);
    json_open_object(json, NULL);
    put_shape(json, inner);
    json_close(json);
    json_close(json);
    return "";
}

static void put_key(struct json *const json, const struct key *const key, const char *const says,
                    const struct told_keys *const inner)
{
    char text[300];
    json_open_object(json, key->name);
    const char *const unit = put_property(json, key, inner);
    snprintf(text, sizeof text, "%s%s", says, unit);
    json_text(json, "description", text);
    json_close(json);
}

static void close_map(struct json *const json)
{
    json_open_flat(json, "patternProperties", '{');
    json_open_flat(json, "^x-", '{');
    json_close(json);
    json_close(json);
    json_bool(json, "additionalProperties", false);
}

static void put_told(struct json *const json, const struct told_keys *const told)
{
    struct key made[READER_KEYS];
    bool required = false;
    const struct key *const keys = told->keys ? told->keys : made;
    if (!told->keys)
        told->make(made);
    json_text(json, "type", "object");
    json_open_object(json, "properties");
    for (size_t i = 0; i < told->count; i++) {
        const struct told_keys *inner = NULL;
        for (size_t k = 0; k < told->inners; k++)
            if (told->inner[k].key == i)
                inner = told->inner[k].told;
        required = required || keys[i].required;
        if (*keys[i].name)
            put_key(json, &keys[i], told->says[i], inner);
    }
    json_close(json);
    if (required) {
        json_open_flat(json, "required", '[');
        for (size_t i = 0; i < told->count; i++)
            if (keys[i].required)
                json_text(json, NULL, keys[i].name);
        json_close(json);
    }
    close_map(json);
}

/* ---- sections of the library ---- */

/* A key of the library as one of those above; words: room for those of words and types. */
static struct key key_of(const gpurta_key_facts *const f, const char *words[const 8])
{
    static const enum key_kind kinds[] = {
        [GPURTA_VALUE_TIME] = KEY_TIME,      [GPURTA_VALUE_COUNT] = KEY_COUNT,
        [GPURTA_VALUE_BYTES] = KEY_BYTES,    [GPURTA_VALUE_SIZE] = KEY_SIZE,
        [GPURTA_VALUE_BOOL] = KEY_BOOL,      [GPURTA_VALUE_WORD] = KEY_WORD,
        [GPURTA_VALUE_NAME] = KEY_NAME,      [GPURTA_VALUE_TEXT] = KEY_NAME,
        [GPURTA_VALUE_REFERENCE] = KEY_NAME, [GPURTA_VALUE_NUMBER] = KEY_NAME,
        [GPURTA_VALUE_VERSION] = KEY_NAME,   [GPURTA_VALUE_MASK] = KEY_NAME,
        [GPURTA_VALUE_ROWS] = KEY_ANY,       [GPURTA_VALUE_TABLE] = KEY_TIME};
    static const char *const types[][3] = {[GPURTA_VALUE_PRIORITY] = {"integer", "low", "high"},
                                           [GPURTA_VALUE_REFERENCES] = {"string", "array"},
                                           [GPURTA_VALUE_COUNTS] = {"array"},
                                           [GPURTA_VALUE_SIZES] = {"array"}};
    const bool own = f->kind == GPURTA_VALUE_PRIORITY ||
                     (f->kind >= GPURTA_VALUE_REFERENCES && f->kind < GPURTA_VALUE_ROWS);
    struct key key = {f->name, own ? KEY_ANY : kinds[f->kind],     f->required,
                      f->low,  f->high == INT64_MAX ? 0 : f->high, words};
    size_t count = 0;
    for (int64_t v = f->low; f->kind == GPURTA_VALUE_WORD && v <= f->high; v++)
        words[count++] = gpurta_key_word(f->key, v);
    for (size_t i = 0; own && i < 3 && types[f->kind][i]; i++)
        words[count++] = types[f->kind][i];
    if (f->kind == GPURTA_VALUE_TIME && gpurta_key_word(f->key, 0)) /* or a word */
        words[count++] = gpurta_key_word(f->key, 0);
    if (f->kind == GPURTA_VALUE_TABLE)
        words[count++] = "object";
    words[count] = NULL;
    key.words = count ? words : NULL;
    return key;
}

static void put_library_section(struct json *json, gpurta_section section);

/* Such a map, a list of them, or one with them below names. */
static void put_library_shape(struct json *const json, const gpurta_section section)
{
    const gpurta_shape shape = gpurta_section_info(section)->shape;
    if (shape == GPURTA_SHAPE_MAP) {
        put_library_section(json, section);
        return;
    }
    json_text(json, "type", shape == GPURTA_SHAPE_LIST ? "array" : "object");
    if (shape == GPURTA_SHAPE_LIST)
        json_int(json, "minItems", 1);
    json_open_object(json, shape == GPURTA_SHAPE_LIST ? "items" : "additionalProperties");
    put_library_section(json, section);
    json_close(json);
}

/* Number i of a section's keys; those behind it that have its name are other forms of it. */
static void put_library_key(struct json *const json, const gpurta_section section, size_t i)
{
    const char *words[8];
    const gpurta_key_facts *f = gpurta_key_at(section, i), *next;
    while ((next = gpurta_key_at(section, i + 1)) && strcmp(next->name, f->name) == 0 &&
           (next->kind == f->kind || next->kind == GPURTA_VALUE_TABLE)) {
        f = next;
        i++;
    }
    const bool forms = next && strcmp(next->name, f->name) == 0;
    struct key key = key_of(f, words);
    if (forms) {
        const bool bytes = next->kind == GPURTA_VALUE_BYTES;
        key.kind = bytes ? KEY_BYTES : KEY_ANY;
        words[0] = bytes                           ? gpurta_key_word(f->key, 0)
                   : f->kind == GPURTA_VALUE_COUNT ? "integer"
                                                   : "string";
        words[1] = bytes ? NULL : "array";
        words[2] = NULL;
        key.words = words;
    }
    if (f->kind != GPURTA_VALUE_ROWS) {
        put_key(json, &key, f->text, NULL);
        return;
    }
    json_open_object(json, f->name);
    put_library_shape(json, (gpurta_section)f->low);
    json_text(json, "description", f->text);
    json_close(json);
}

/* Must every row have it, among its keys? */
static bool is_required(const gpurta_section section, const gpurta_key_facts *const f)
{
    const bool key =
        gpurta_section_info(section)->shape == GPURTA_SHAPE_NAMES && f->kind == GPURTA_VALUE_NAME;
    return f->required && !key && (!*f->kinds || section == GPURTA_SECTION_KERNELS);
}

static void put_required(struct json *const json, const char *const name)
{
    json_open_flat(json, "required", '[');
    json_text(json, NULL, name);
    json_close(json);
}

/* Has a kind of rows a key of this name, in any form? */
static bool kind_has(const gpurta_section section, const char *const name, const char kind)
{
    const gpurta_key_facts *f;
    for (size_t i = 0; (f = gpurta_key_at(section, i)); i++)
        if (strcmp(f->name, name) == 0 && (!*f->kinds || strchr(f->kinds, kind)))
            return true;
    return false;
}

/* What rows of a kind, which its own key tells, must have and cannot have. */
static void put_kind(struct json *const json, const gpurta_section section, const char *const kind)
{
    const gpurta_key_facts *f, *before = NULL;
    json_open_flat(json, NULL, '{');
    json_open_flat(json, "if", '{');
    put_required(json, kind);
    json_close(json);
    json_open_flat(json, "then", '{');
    json_open_flat(json, "required", '[');
    for (size_t i = 0; (f = gpurta_key_at(section, i)); i++)
        if (f->required && strchr(f->kinds, *kind))
            json_text(json, NULL, f->name);
    json_close(json);
    json_open_flat(json, "properties", '{');
    for (size_t i = 0; (f = gpurta_key_at(section, i)); before = f, i++)
        if (!kind_has(section, f->name, *kind) && (!before || strcmp(before->name, f->name) != 0))
            json_bool(json, f->name, false);
    json_close(json);
    json_close(json);
    json_close(json);
}

/* A row of kernels, copies and host steps is one of them. */
static void put_kinds(struct json *const json, const gpurta_section section)
{
    static const char *const kinds[] = {"kernel", "copy", "host"};
    json_open_flat(json, "oneOf", '[');
    for (size_t k = 0; k < FIELDS(kinds); k++)
        if (kind_has(section, kinds[k], *kinds[k])) {
            json_open_flat(json, NULL, '{');
            put_required(json, kinds[k]);
            json_close(json);
        }
    json_close(json);
    json_open_array(json, "allOf");
    for (size_t k = 0; k < FIELDS(kinds); k++)
        if (kind_has(section, kinds[k], *kinds[k]))
            put_kind(json, section, kinds[k]);
    json_close(json);
}

static void put_library_section(struct json *const json, const gpurta_section section)
{
    const bool named = gpurta_section_info(section)->shape == GPURTA_SHAPE_NAMES;
    const gpurta_key_facts *f, *before = NULL;
    bool required = false;
    json_text(json, "type", "object");
    json_open_object(json, "properties");
    for (size_t i = 0; (f = gpurta_key_at(section, i)); i++) {
        if ((!before || strcmp(before->name, f->name) != 0) &&
            !(named && f->kind == GPURTA_VALUE_NAME))
            put_library_key(json, section, i);
        before = f;
        required = required || is_required(section, f);
    }
    json_close(json);
    if (required) {
        json_open_flat(json, "required", '[');
        for (size_t i = 0; (f = gpurta_key_at(section, i)); i++)
            if (is_required(section, f))
                json_text(json, NULL, f->name);
        json_close(json);
    }
    if (section == GPURTA_SECTION_STEPS || section == GPURTA_SECTION_OPERATIONS)
        put_kinds(json, section);
    close_map(json);
}

/* All names of a platform: an editor offers them. */
static void put_platform_names(struct json *const json)
{
    gpurta_platform *platform;
    gpurta_error error;
    json_open_flat(json, "enum", '[');
    for (size_t i = 0; gpurta_platform_builtin(i); i++) {
        json_text(json, NULL, gpurta_platform_builtin(i));
        if (!succeeded(gpurta_platform_create(&platform, gpurta_platform_builtin(i), &error)))
            continue;
        char word[64];
        int length;
        for (const char *a = gpurta_platform_aliases(platform);
             sscanf(a, " %63s%n", word, &length) == 1; a += length)
            json_text(json, NULL, word);
        gpurta_platform_destroy(platform);
    }
    json_close(json);
}

/* The platform may be a name instead. */
static void put_section(struct json *const json, const gpurta_section section)
{
    const bool platform = section == GPURTA_SECTION_PLATFORM;
    json_open_object(json, gpurta_section_info(section)->name);
    if (platform) {
        json_open_array(json, "anyOf");
        json_open_flat(json, NULL, '{');
        put_platform_names(json);
        json_close(json);
        json_open_object(json, NULL);
    }
    put_library_shape(json, section);
    if (platform) {
        json_close(json);
        json_close(json);
    }
    json_text(json, "description", gpurta_section_info(section)->text);
    json_close(json);
}

int schema(const char *const name)
{
    struct json json = {.file = stdout, .depth = 1, .closing = {0, '}'}};
    if (!name) {
        puts("scenario");
        return EXIT_MET;
    }
    if (strcmp(name, "scenario") != 0) {
        complain("--schema: expected scenario, found \"%s\"", name);
        return EXIT_USAGE;
    }
    fputc('{', stdout);
    json_text(&json, "$schema", "http://json-schema.org/draft-07/schema#");
    json_text(&json, "$id", "gpurta-scenario.schema.json");
    json_text(&json, "title", "A scenario of gpurta");
    json_text(&json, "type", "object");
    json_open_object(&json, "properties");
    for (size_t i = 0; scenario_section(i); i++) {
        gpurta_key own;
        const gpurta_section section = scenario_section_of(i, &own);
        size_t place = 0;
        while (own && gpurta_key_at(GPURTA_SECTION_SCENARIO, place)->key != own)
            place++;
        if (own)
            put_library_key(&json, GPURTA_SECTION_SCENARIO, place);
        else if (section)
            put_section(&json, section);
        else
            put_key(&json, &(struct key){"sweep", KEY_ANY, false, 0, 0, NULL},
                    "a schedulability experiment on random task sets, for sweep", &sweep_told);
    }
    json_close(&json);
    close_map(&json);
    json_end(&json);
    return EXIT_MET;
}
