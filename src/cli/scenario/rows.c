#include "cli/scenario/rows.h"

#include "cli/base/arrays.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

void rows_clear(struct model_rows *const rows)
{
    gpurta_model_destroy(rows->model);
    free(rows->place);
    free(rows->inner);
    *rows = (struct model_rows){.model = NULL};
}

/* A section while it is read. */
struct section_rows {
    gpurta_section section;
    size_t parent;
    const gpurta_key_facts *key[READER_KEYS];
    const char *name[READER_KEYS + 1]; /* of the keys, for messages; NULL after the last */
    bool forms[READER_KEYS];           /* the next key is a second form of this one */
};

static void begin(struct section_rows *const s, const gpurta_section section)
{
    const bool names = gpurta_section_info(section)->shape == GPURTA_SHAPE_NAMES;
    const gpurta_key_facts *key;
    size_t count = 0;
    *s = (struct section_rows){.section = section};
    for (size_t i = 0; (key = gpurta_key_at(section, i)); i++)
        if (!names || key->kind != GPURTA_VALUE_NAME) {
            s->key[count] = key;
            s->name[count] = key->name;
            if (count)
                s->forms[count - 1] = strcmp(s->name[count - 1], key->name) == 0;
            count++;
        }
}

size_t add_row(struct reader *const reader, const struct node *const node,
               const gpurta_section section, const size_t parent)
{
    struct model_rows *const rows = reader->rows;
    const size_t row = gpurta_add(rows->model, section, parent);
    if (row == GPURTA_NONE)
        out_of_memory();
    ADD_ROOM(rows->place, rows->room, row);
    rows->place[row] = (struct row_place){.node = (uint32_t)(node - reader->document->node)};
    return row;
}

/* ---- values ---- */

/* Is it a number where text will not do? JSON cannot write 32KiB without quotes. */
static bool must_be_plain(const gpurta_value_kind kind, const char *const text)
{
    switch (kind) {
    case GPURTA_VALUE_COUNT:
    case GPURTA_VALUE_SIZE:
    case GPURTA_VALUE_BOOL:
    case GPURTA_VALUE_COUNTS:
        return true;
    case GPURTA_VALUE_BYTES:
    case GPURTA_VALUE_SIZES:
        return !strstr(text, "iB");
    case GPURTA_VALUE_PRIORITY:
        return strcmp(text, "low") != 0 && strcmp(text, "high") != 0;
    default:
        return false;
    }
}

static const char *name_text(struct reader *const reader, const gpurta_key_facts *const key,
                             const struct node *const node)
{
    if (strcmp(key->name, "stream") != 0 || node->kind != NODE_SCALAR || !node->plain ||
        strcasecmp(document_text(reader->document, node), "null") != 0)
        return read_name(reader, node);
    expected(reader, node, "the name of a stream; the NULL stream is called default");
    return NULL;
}

/* NULL: a text that is no value here. */
static const char *value_text(struct reader *const reader, const gpurta_key_facts *const key,
                              const struct node *const node)
{
    const char *const text = scalar_text(reader, node);
    const char *const word = gpurta_key_word(key->key, 0); /* of a count: the only one */
    if (text && word && key->kind == GPURTA_VALUE_COUNT && strcmp(text, word) == 0)
        return text;
    return text && !node->plain && must_be_plain(key->kind, text) ? NULL : text;
}

static void read_scalar(struct reader *const reader, const size_t row,
                        const gpurta_key_facts *const key, const struct node *const node)
{
    const bool name = (key->kind >= GPURTA_VALUE_NAME && key->kind <= GPURTA_VALUE_REFERENCE) ||
                      key->kind == GPURTA_VALUE_REFERENCES;
    const char *const text = name ? name_text(reader, key, node) : value_text(reader, key, node);
    gpurta_error error;
    if (name && !text)
        return;
    if (text && key->kind == GPURTA_VALUE_TIME && node->plain && text[0] == '0' && text[1] >= '0' &&
        text[1] <= '9') {
        wrong(reader, node,
              "expected a time %swithout leading zeros (YAML reads \"%.40s\" as an octal number)",
              key->low ? "above 0 " : "", text);
        return;
    }
    const gpurta_status status =
        gpurta_set_text(reader->rows->model, row, key->key, text ? text : "", &error);
    if (succeeded(status))
        return;
    char *const found = strstr(error.message, ", found ");
    if (!text && found)
        *found = '\0';
    const size_t digits = text ? strspn(text, "0123456789") : 0;
    if (!text)
        found_at(reader, node, error.message);
    else if (key->kind == GPURTA_VALUE_TIME && digits && digits < 19 &&
             strcasecmp(text + digits + strspn(text + digits, " "), "Hz") == 0)
        wrong(reader, node, "expected a time, found \"%.40s\": that of %.*s Hz is 1/%.*ss", text,
              (int)digits, text, (int)digits, text);
    else
        wrong(reader, node, "%s", error.message);
}

struct list_value {
    size_t row;
    const gpurta_key_facts *key;
};

static void read_list_item(struct reader *const reader, const struct node *const node,
                           void *const target)
{
    const struct list_value *const value = target;
    read_scalar(reader, value->row, value->key, node);
}

static void read_list_value(struct reader *const reader, const size_t row,
                            const gpurta_key_facts *const key, const struct node *const node)
{
    struct list_value value = {row, key};
    if (node->kind == NODE_LIST && !node->count && key->key == GPURTA_KEY_STEP_AFTER) {
        if (!succeeded(gpurta_set_text(reader->rows->model, row, key->key, NULL, NULL)))
            out_of_memory();
    } else if (node->kind != NODE_LIST && key->kind == GPURTA_VALUE_REFERENCES) {
        read_scalar(reader, row, key, node);
    } else {
        read_list(reader, node,
                  key->kind == GPURTA_VALUE_REFERENCES ? "names"
                  : key->kind == GPURTA_VALUE_COUNTS   ? "numbers of SMs"
                                                       : "sizes of a carve-out",
                  read_list_item, &value);
    }
}

/* {sms: {16: 2.3}}, {mode: {15W: 4}} or {mode: {15W: {sms: {8: 4}}}}; `before`: what holds so far.
 */
static void read_table(struct reader *const reader, const size_t row,
                       const gpurta_key_facts *const key, const struct node *const node,
                       const char *const before)
{
    static const char *const words[] = {"sms", "mode", NULL};
    const struct node *const by = document_child(reader->document, node);
    const char *const word = by ? document_text(reader->document, by) : "";
    const bool sms = strcmp(word, words[0]) == 0;
    if (node->kind != NODE_MAP || node->count != 1 ||
        !(sms || (!*before && strcmp(word, words[1]) == 0))) {
        expected(reader, node,
                 *before ? "{sms: {N: TIME, ...}}"
                         : "a time, {sms: {N: TIME, ...}} or {mode: {NAME: TIME, ...}}");
        return;
    }
    const struct node *const map = document_next(reader->document, by);
    if (map->kind != NODE_MAP || !map->count) {
        expected(reader, map, "a mapping from %s to times",
                 sms ? "numbers of SMs" : "names of modes");
        return;
    }
    const struct node *name = document_child(reader->document, map);
    for (; name; name = document_next(reader->document, document_next(reader->document, name))) {
        const struct node *const value = document_next(reader->document, name);
        char text[512];
        const int length = snprintf(text, sizeof text, "%s%s%s %.255s", before, *before ? ", " : "",
                                    word, document_text(reader->document, name));
        if (!sms && value->kind == NODE_MAP) {
            read_table(reader, row, key, value, text);
            continue;
        }
        if (!scalar_text(reader, value)) {
            expected(reader, value, "a time above 0");
            continue;
        }
        gpurta_error error;
        snprintf(text + length, sizeof text - (size_t)length, ": %.120s",
                 document_text(reader->document, value));
        if (!succeeded(gpurta_set_text(reader->rows->model, row, key->key, text, &error)))
            wrong(reader, value, "%s", error.message);
    }
}

static void read_rows(struct reader *reader, const struct node *node, gpurta_section section,
                      size_t parent);

static void read_key(struct reader *const reader, const size_t row,
                     const gpurta_key_facts *const key, const struct node *const node)
{
    int64_t size;
    if (key->kind == GPURTA_VALUE_ROWS)
        read_rows(reader, node, (gpurta_section)key->low, row);
    else if (key->kind == GPURTA_VALUE_TABLE)
        read_table(reader, row, key, node, "");
    else if (key->kind >= GPURTA_VALUE_REFERENCES)
        read_list_value(reader, row, key, node);
    else if (key->kind != GPURTA_VALUE_SIZE || node->kind != NODE_LIST)
        read_scalar(reader, row, key, node);
    else if (read_size(reader, node, &size) &&
             !succeeded(gpurta_set_count(reader->rows->model, row, key->key, size, NULL)))
        out_of_memory();
}

/* Which form of a key: another one of a name is a table, a list, or bytes with a unit, or of the
 * host. */
static const gpurta_key_facts *form_of(const struct reader *const reader,
                                       const struct section_rows *const s, size_t i,
                                       const struct node *const map, const struct node *const node)
{
    const gpurta_key_facts *const first = s->key[i];
    while (s->forms[i]) {
        const gpurta_key_facts *const other = s->key[++i];
        if (other->kind == GPURTA_VALUE_TIME
                ? node->kind != NODE_MAP && document_key(reader->document, map, "host")
            : other->kind == GPURTA_VALUE_BYTES
                ? strstr(document_text(reader->document, node), "iB") != NULL
            : other->kind == GPURTA_VALUE_TABLE ? node->kind == NODE_MAP
                                                : node->kind == NODE_LIST)
            return other;
    }
    return first;
}

static void read_pair(struct reader *const reader, const struct section_rows *const s,
                      const size_t row, const struct node *const map, const struct node *const name,
                      bool *const given)
{
    const struct node *const node = document_next(reader->document, name);
    if (name->kind != NODE_SCALAR) {
        expected(reader, name, "the name of a key");
        return;
    }
    const char *const text = document_text(reader->document, name);
    size_t i = 0;
    while (s->key[i] && (*text != *s->name[i] || strcmp(text, s->name[i]) != 0))
        i++;
    if (!s->key[i]) {
        if (strncmp(text, "x-", 2) != 0)
            unknown_key(reader, name, text, s->name);
        return;
    }
    if (given[i]) {
        wrong(reader, name, "key \"%s\" is given twice", text);
        return;
    }
    given[i] = true;
    reader->path[reader->depth++].key = text;
    read_key(reader, row, form_of(reader, s, i, map, node), node);
    reader->depth--;
}

/* ---- rows ---- */

/* node: the map; of a named row its key comes before it. */
static void read_row(struct reader *const reader, const struct section_rows *const s,
                     const size_t row, const struct node *const node)
{
    const size_t before = reader->document->errors;
    bool given[READER_KEYS] = {false};
    if (node->kind != NODE_MAP)
        expected(reader, node, "a mapping");
    const struct node *name =
        node->kind == NODE_MAP ? document_child(reader->document, node) : NULL;
    for (; name; name = document_next(reader->document, document_next(reader->document, name)))
        read_pair(reader, s, row, node, name, given);
    for (size_t i = 0; node->kind == NODE_MAP && s->key[i]; i++)
        if (s->key[i]->kind == GPURTA_VALUE_ROWS && !given[i])
            wrong(reader, node, "key \"%s\" is missing: %s", s->name[i], s->key[i]->text);
    reader->rows->place[row].bad = reader->document->errors != before;
    reader->rows->place[row].no_map = node->kind != NODE_MAP;
}

static void read_item(struct reader *const reader, const struct node *const node,
                      void *const target)
{
    const struct section_rows *const s = target;
    read_row(reader, s, add_row(reader, node, s->section, s->parent), node);
}

static void read_named(struct reader *const reader, const struct section_rows *const s,
                       const struct node *const node)
{
    if (node->kind != NODE_MAP) {
        expected(reader, node, "a mapping from names of %s", gpurta_section_info(s->section)->name);
        return;
    }
    const struct node *name = document_child(reader->document, node);
    for (; name; name = document_next(reader->document, document_next(reader->document, name))) {
        const char *const text = read_name(reader, name);
        if (!text)
            continue;
        const size_t row = add_row(reader, name, s->section, GPURTA_NONE);
        if (!succeeded(gpurta_set_text(reader->rows->model, row, gpurta_key_at(s->section, 0)->key,
                                       text, NULL)))
            out_of_memory();
        reader->path[reader->depth++].key = text;
        read_row(reader, s, row, document_next(reader->document, name));
        reader->depth--;
    }
}

static void read_rows(struct reader *const reader, const struct node *const node,
                      const gpurta_section section, const size_t parent)
{
    const gpurta_section_facts *const facts = gpurta_section_info(section);
    struct section_rows own, *s = &own;
    if (parent == GPURTA_NONE) {
        begin(s, section);
    } else if (reader->rows->inner) {
        s = reader->rows->inner;
    } else {
        s = reader->rows->inner = allocate(sizeof *s);
        begin(s, section);
    }
    s->parent = parent;
    if (facts->shape == GPURTA_SHAPE_LIST) {
        read_list(reader, node, facts->name, read_item, s);
    } else if (facts->shape == GPURTA_SHAPE_NAMES) {
        read_named(reader, s, node);
    } else if (section == GPURTA_SECTION_PLATFORM && node->kind != NODE_MAP) {
        const size_t before = reader->document->errors;
        const size_t row = add_row(reader, node, section, parent);
        read_scalar(reader, row, gpurta_key_info(GPURTA_KEY_PLATFORM_BASE), node);
        reader->rows->place[row].bad = reader->document->errors != before;
    } else {
        read_item(reader, node, s);
    }
}

void read_section(struct reader *const reader, const struct node *const node,
                  const gpurta_section section)
{
    read_rows(reader, node, section, GPURTA_NONE);
}

void read_own_key(struct reader *const reader, const struct node *const node, const gpurta_key key)
{
    read_scalar(reader, 0, gpurta_key_info(key), node);
}

/* ---- what the library finds wrong ---- */

const struct node *row_node(const struct reader *const reader, const gpurta_section section,
                            const size_t place)
{
    const size_t row = gpurta_model_row(reader->rows->model, section, place);
    return &reader->document->node[row == GPURTA_NONE ? 0 : reader->rows->place[row].node];
}

/* Of a list, the item whose text the message has in quotes. */
static const struct node *item_of(const struct document *const document,
                                  const struct node *const list, const char *const message)
{
    const char *const quote = strchr(message, '"');
    for (const struct node *item = document_child(document, list); quote && item;
         item = document_next(document, item)) {
        const char *const text = document_text(document, item);
        if (strncmp(quote + 1, text, strlen(text)) == 0 && quote[1 + strlen(text)] == '"')
            return item;
    }
    return list;
}

void row_fault(struct reader *const reader, const gpurta_error *const error)
{
    struct document *const document = reader->document;
    struct reader there = *reader;
    const gpurta_section section = (gpurta_section)error->section;
    const bool named = section && gpurta_section_info(section)->shape == GPURTA_SHAPE_NAMES;
    const struct node *const own =
        section ? row_node(reader, section, (size_t)error->item) : document->node;
    const struct node *const map = named ? document_next(document, own) : own;
    const struct node *const key =
        error->key ? document_key(document, map, gpurta_key_info((gpurta_key)error->key)->name)
                   : NULL;
    const struct node *node = key ? document_next(document, key) : named ? own : map;
    if (key && node->kind == NODE_LIST)
        node = item_of(document, node, error->message);
    go_to(&there, key ? node : map);
    if (key && error->status == GPURTA_NOT_APPLICABLE && section == GPURTA_SECTION_OPERATIONS) {
        go_to(&there, map);
        node = key;
    }
    wrong(&there, node, "%s", error->message);
}

bool row_accepted(struct reader *const reader, const gpurta_status status,
                  const gpurta_error *const error)
{
    if (status == GPURTA_NO_MEMORY)
        out_of_memory();
    if (status)
        row_fault(reader, error);
    return status == GPURTA_OK;
}

/* Of a row with mistakes, only keys are told of that it lacks, and names. */
static void report_fault(void *const to, const gpurta_error *const error)
{
    struct reader *const reader = to;
    const size_t row =
        gpurta_model_row(reader->rows->model, (gpurta_section)error->section, (size_t)error->item);
    const struct row_place *const place = &reader->rows->place[row];
    const gpurta_key_facts *const key = gpurta_key_info((gpurta_key)error->key);
    const bool given =
        key && document_key(reader->document, &reader->document->node[place->node], key->name);
    const bool name = given && key->kind >= GPURTA_VALUE_NAME;
    if (!place->bad || name || (key && !given && !place->no_map))
        row_fault(reader, error);
}

void check_rows(struct reader *const reader)
{
    if (gpurta_model_check(reader->rows->model, report_fault, reader, NULL) == GPURTA_NO_MEMORY)
        out_of_memory();
}
