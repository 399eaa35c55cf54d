#include "cli/scenario/platform_reader.h"

#include <string.h>

/* Keys whose values are names, also where they look like numbers. */
static bool is_name_key(const char *const key)
{
    static const char *const names[] = {"name",         "kernel",    "copy",    "host",
                                        "stream",       "server",    "context", "after",
                                        "after_launch", "partition", "mode"};
    for (size_t i = 0; i < FIELDS(names); i++)
        if (strcmp(key, names[i]) == 0)
            return true;
    return false;
}

/* A whole number as JSON writes one. */
static bool is_whole(const char *text)
{
    text += *text == '-';
    const size_t digits = strspn(text, "0123456789");
    return digits && !text[digits] && (text[0] != '0' || digits == 1);
}

static void put_scalar(struct json *const json, const char *const key, const char *const text,
                       const bool plain)
{
    if (plain && (strcmp(text, "true") == 0 || strcmp(text, "false") == 0))
        json_bool(json, key, *text == 't');
    else if (plain && is_whole(text))
        json_whole(json, key, text);
    else
        json_text(json, key, text);
}

/* key: NULL in a list, whose own key is `of`. The document nests at most DEPTH deep. */
static void put_node(struct json *const json, const struct document *const document,
                     const struct node *const node, const char *const key, const char *const of)
{
    const struct node *child = document_child(document, node);
    if (node->kind == NODE_SCALAR) {
        put_scalar(json, key, document_text(document, node), node->plain && !is_name_key(of));
        return;
    }
    json_open_flat(json, key, node->kind == NODE_LIST ? '[' : '{');
    while (child) {
        const char *const name = node->kind == NODE_MAP ? document_text(document, child) : NULL;
        child = name ? document_next(document, child) : child;
        put_node(json, document, child, name, name ? name : of);
        child = document_next(document, child);
    }
    json_close(json);
}

/* ---- the platform ---- */

/* A field as files have it. */
static void put_field(struct json *const json, const gpurta_platform *const platform,
                      const gpurta_platform_field field)
{
    const int64_t value = gpurta_platform_get(platform, field);
    const gpurta_key_facts *const key =
        gpurta_key_info((gpurta_key)(GPURTA_KEY_PLATFORM_FIELD + (int)field));
    if (!key) /* part of another key */
        return;
    if (key->kind == GPURTA_VALUE_WORD)
        json_text(json, key->name, gpurta_key_word(key->key, value));
    else if (key->kind == GPURTA_VALUE_BOOL)
        json_bool(json, key->name, value != 0);
    else if (key->kind != GPURTA_VALUE_SIZES) {
        if (value || key->low == 0)
            json_int(json, key->name, value);
    } else if (value) {
        json_open_flat(json, key->name, '[');
        for (int k = 0; k < 63; k++)
            if (value >> k & 1)
                json_int(json, NULL, 4096 * (int64_t)k);
        json_close(json);
    }
}

void platform_to_json(struct json *const json, const gpurta_platform *const platform)
{
    const int64_t slots = gpurta_platform_get(platform, GPURTA_PLATFORM_SLOTS);
    char capability[CAPABILITY_SIZE];
    json_open_object(json, "platform");
    if (slots) {
        json_int(json, "slots", slots);
        put_field(json, platform, GPURTA_PLATFORM_COPY_ENGINES);
        put_field(json, platform, GPURTA_PLATFORM_COPY_BANDWIDTH);
        json_close(json);
        return;
    }
    json_text(json, "name", gpurta_platform_name(platform));
    if (*capability_text(capability, platform))
        json_text(json, "compute_capability", capability);
    for (gpurta_platform_field f = GPURTA_PLATFORM_SMS; gpurta_platform_field_name(f); f++)
        put_field(json, platform, f);
    json_close(json);
}

/* ---- the file ---- */

/* One item of a section to a line. */
static void put_section(struct json *const json, const struct document *const document,
                        const struct node *const node, const char *const name)
{
    if (node->kind != NODE_LIST) {
        put_node(json, document, node, name, name);
        return;
    }
    json_open_array(json, name);
    for (const struct node *item = document_child(document, node); item;
         item = document_next(document, item))
        put_node(json, document, item, NULL, name);
    json_close(json);
}

/* The document nests less deep than the JSON may. */
void node_to_json(struct json *const json, const struct document *const document,
                  const struct node *const node)
{
    const int64_t kind = node->kind == NODE_LIST ? 2 : node->kind == NODE_MAP ? 3 : !node->plain;
    FILE *const file = json->file;
    json_whole(json, NULL, "[");
    fprintf(file, "%u,%u,%d,", node->line, (unsigned)node->column, (int)kind);
    if (node->kind == NODE_SCALAR) {
        struct json text = {.file = file, .flat = {true}};
        json_text(&text, NULL, document_text(document, node));
    } else {
        struct json inner = {.file = file, .flat = {true}};
        json_open_flat(&inner, NULL, '[');
        for (const struct node *child = document_child(document, node); child;
             child = document_next(document, child))
            node_to_json(&inner, document, child);
        json_close(&inner);
    }
    fputc(']', file);
}

void scenario_to_json(FILE *const file, const struct scenario *const scenario)
{
    const struct document *const document = &scenario->document;
    struct json json = {.file = file, .depth = 0, .flat = {true}};
    const struct node *key = document_child(document, document->node);
    json_open_flat(&json, NULL, '{');
    json.flat[json.depth] = false;
    json_text(&json, "time_unit", gpurta_unit_name(scenario->unit));
    if (scenario->platform)
        platform_to_json(&json, scenario->platform);
    for (; key; key = document_next(document, document_next(document, key))) {
        const char *const name = document_text(document, key);
        if (strcmp(name, "platform") != 0 && strcmp(name, "time_unit") != 0)
            put_section(&json, document, document_next(document, key), name);
    }
    json_end(&json);
}
