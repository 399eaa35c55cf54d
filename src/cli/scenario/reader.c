#include "cli/scenario/reader.h"

#include "cli/base/flags.h"
#include "cli/base/time_text.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

/* "kernels[2].wcet" */
static void path_text(const struct reader *const reader, char *const text, const size_t size)
{
    size_t at = 0;
    text[0] = '\0';
    for (int i = 0; i < reader->depth && at < size; i++)
        at += (size_t)(reader->path[i].key
                           ? snprintf(text + at, size - at, "%s%.60s", i ? "." : "",
                                      reader->path[i].key)
                           : snprintf(text + at, size - at, "[%zu]", reader->path[i].index));
}

static void report(struct reader *const reader, const struct node *const node,
                   const char *const prefix, const char *const format, va_list args,
                   const char *const suffix)
{
    char path[200], message[2000];
    path_text(reader, path, sizeof path);
    vsnprintf(message, sizeof message, format, args);
    document_error(reader->document, node, "%s%s%s%s%s", path, *path ? ": " : "", prefix, message,
                   suffix);
}

void wrong(struct reader *const reader, const struct node *const node, const char *const format,
           ...)
{
    va_list args;
    va_start(args, format);
    report(reader, node, "", format, args, "");
    va_end(args);
}

static bool is_nothing(const struct document *const document, const struct node *const node)
{
    const char *const text = document_text(document, node);
    static const char *const words[] = {"", "~", "null", "Null", "NULL"};
    if (*text >= '0' && *text <= '9')
        return false;
    for (size_t i = 0; node->plain && i < sizeof words / sizeof words[0]; i++)
        if (strcmp(text, words[i]) == 0)
            return true;
    return false;
}

/* ", found ..." */
static void found_text(const struct reader *const reader, const struct node *const node,
                       char *const text, const size_t size)
{
    if (node->kind == NODE_LIST)
        snprintf(text, size, ", found a list");
    else if (node->kind == NODE_MAP)
        snprintf(text, size, ", found a mapping");
    else if (is_nothing(reader->document, node))
        snprintf(text, size, ", found nothing");
    else {
        const char *const value = document_text(reader->document, node);
        const bool cut = strlen(value) > 40;
        snprintf(text, size, ", found %s\"%.40s%s\"%s", node->plain ? "" : "the text ", value,
                 cut ? "..." : "", count_hint(value));
    }
}

void expected(struct reader *const reader, const struct node *const node, const char *const format,
              ...)
{
    char found[120];
    va_list args;
    found_text(reader, node, found, sizeof found);
    va_start(args, format);
    report(reader, node, "expected ", format, args, found);
    va_end(args);
}

void found_at(struct reader *const reader, const struct node *const node, const char *const message)
{
    char found[120];
    found_text(reader, node, found, sizeof found);
    wrong(reader, node, "%s%s", message, found);
}

bool accepted(struct reader *const reader, const struct node *const node,
              const gpurta_status status, const gpurta_error *const error)
{
    if (status == GPURTA_NO_MEMORY)
        out_of_memory();
    if (status != GPURTA_OK)
        wrong(reader, node, "%s", error->message);
    return status == GPURTA_OK;
}

/* Nodes stand in the order of the text: what holds a node is the last sibling not after it. */
static const struct node *holder(const struct document *const document,
                                 const struct node *const parent, const struct node *const node,
                                 size_t *const place)
{
    const struct node *at = document_child(document, parent), *next;
    for (*place = 0; (next = document_next(document, at)) && next <= node; (*place)++)
        at = next;
    return at;
}

void go_to(struct reader *const reader, const struct node *const node)
{
    const struct document *const document = reader->document;
    const struct node *at = &document->node[0], *before;
    size_t place;
    for (reader->depth = 0; at != node && reader->depth < PATH_DEPTH; reader->depth++) {
        const struct node *const parent = at;
        at = holder(document, parent, node, &place);
        reader->path[reader->depth].key = NULL;
        reader->path[reader->depth].index = place;
        if (parent->kind != NODE_MAP)
            continue;
        before = document_child(document, parent);
        for (size_t i = 0; i + 1 < place; i++)
            before = document_next(document, before);
        reader->path[reader->depth].key = document_text(document, before);
    }
}

/* ---- maps and lists ---- */

static bool has_word(const char *const *words, const char *const word)
{
    while (*words && strcmp(*words, word) != 0)
        words++;
    return *words;
}

/* What a newcomer may write where there is the key `beside`, and what would be right. */
static const struct mistaken {
    const char *words[11], *beside, *right;
} mistaken[] = {
    {{"wait", "overlap", "release", "closed", "period", "longest_period", "jitter", "from",
      "offset", "launch_gap"},
     "capacity",
     "it is a key of the chain, beside its \"steps\""},
    {{"rate", "frequency", "freq", "fps", "hz", "Hz"},
     "period",
     "write the period; that of 30 Hz is \"period: 1/30s\""},
    {{"priority"},
     "stream",
     "a stream has one; give this one \"stream: s\", and the file \"streams: {s: {priority: "
     "high}}\""},
    {{"grid", "block", "gridDim", "blockDim"},
     "threads",
     "\"blocks\" says how many blocks there are, \"threads\" how many threads each has"},
    {{"name", "type"}, "kernel", "the name stands behind the kind, as in \"kernel: detect\""},
    {{"kernels", "tasks", "nodes"},
     "steps",
     "the kernels, copies and host steps are the \"steps\""},
    {{"time", "execution_time", "C", "runtime"}, "wcet", "the longest time is the \"wcet\""},
    {{"size"}, "bytes", "did you mean \"bytes\"?"},
    {{"smem", "shared"}, "shared_memory", "did you mean \"shared_memory\"?"},
    {{"regs"}, "registers", "did you mean \"registers\"?"},
    {{"depends_on", "depends", "needs", "requires", "waits_for"},
     "after",
     "the names of steps that it waits for are its \"after\""},
    {{"process", "context"}, "capacity", "the \"context\" (process) is a key of the chain"},
    {{"process"}, "context", "a process is a \"context\""},
    {{"gpu", "cuda"}, "kernel", "did you mean \"kernel\"?"},
    {{"gpu", "device"}, "platform", "did you mean \"platform\"?"},
    {{"title", "seed", "sets", "generator", "curves", "x"},
     "sweep",
     "it is a key of \"sweep\", as in \"sweep: {title: a title}\""},
    {{"sms", "copy_bandwidth", "compute_capability"},
     "platform",
     "it is one of the platform, as in \"platform: {base: jetson-orin-agx, sms: 8}\""},
};

void unknown_key(struct reader *const reader, const struct node *const node, const char *const name,
                 const char *const *const names)
{
    char list[1900];
    size_t at = 0;
    const char *const near = nearest(name, names);
    const size_t digits = strspn(name, "0123456789");
    if (digits == 3 && !name[digits]) {
        const char *const whole = document_text(reader->document, node - 1); /* blocks: 1,024 */
        wrong(reader, node,
              "unknown key \"%s\": a comma ends the value before it; write %.40s%s, or with a "
              "point %.40s.%s",
              name, whole, name, whole, name);
        return;
    }
    if (!digits && *number_hint(name)) {
        wrong(reader, node, "unknown key \"%.40s\"%s", name, number_hint(name));
        return;
    }
    if (digits) {
        wrong(reader, node, "unknown key \"%.40s\": decimals take a point, as in 1.5", name);
        return;
    }
    for (size_t i = 0; i < FIELDS(mistaken); i++)
        if (has_word(mistaken[i].words, name) && has_word(names, mistaken[i].beside)) {
            wrong(reader, node, "unknown key \"%.40s\": %s", name, mistaken[i].right);
            return;
        }
    const size_t word = strcspn(name, ": ");
    for (size_t i = 0; name[word] && names[i]; i++)
        if (strlen(names[i]) == word && strncmp(names[i], name, word) == 0) {
            wrong(reader, node, "unknown key \"%.40s\": %s: %s: %.20s", name,
                  name[word] == ':' ? "a blank comes after the colon" : "a colon is missing",
                  names[i], name + word + 1);
            return;
        }
    if (near) {
        wrong(reader, node, "unknown key \"%.40s\"; did you mean \"%s\"?", name, near);
        return;
    }
    list[0] = '\0';
    for (size_t i = 0; names[i] && at < sizeof list; i++)
        if (!i || strcmp(names[i], names[i - 1]) != 0) /* a key may have two forms */
            at += (size_t)snprintf(list + at, sizeof list - at, "%s%s", i ? ", " : "", names[i]);
    wrong(reader, node, "unknown key \"%.40s\"; expected one of %s", name, list);
}

static void unknown_of(struct reader *const reader, const struct node *const node,
                       const char *const name, const struct key *const keys, const size_t count)
{
    const char *names[READER_KEYS + 1] = {NULL};
    for (size_t i = 0; i < count && i < READER_KEYS; i++)
        names[i] = keys[i].name;
    unknown_key(reader, node, name, names);
}

void enter_key(struct reader *const reader, const struct key *const key)
{
    reader->path[reader->depth++].key = key->name;
}

void leave_key(struct reader *const reader)
{
    reader->depth--;
}

static void read_value(struct reader *const reader, const struct key *const key,
                       const struct node *const node, struct value *const value)
{
    const int64_t high = key->high ? key->high : INT64_MAX;
    const char *const text = scalar_text(reader, node);
    switch (key->kind) {
    case KEY_ANY:
        break;
    case KEY_LIST:
        if (node->kind != NODE_LIST)
            expected(reader, node, "a list");
        break;
    case KEY_NAME:
        value->text = read_name(reader, node);
        break;
    case KEY_COUNT:
        read_count(reader, node, key->low, high, &value->count);
        break;
    case KEY_BOOL:
        value->count = text && node->plain && strcmp(text, "true") == 0;
        if (!value->count && (!text || !node->plain || strcmp(text, "false") != 0))
            expected(reader, node, "true or false");
        break;
    }
}

static void read_pair(struct reader *const reader, const struct node *const name,
                      const struct node *const node, const struct key *const keys,
                      const size_t count, struct value *const values)
{
    if (name->kind != NODE_SCALAR) {
        expected(reader, name, "the name of a key");
        return;
    }
    const char *const text = document_text(reader->document, name);
    size_t i = 0;
    while (i < count && (*text != *keys[i].name || strcmp(text, keys[i].name) != 0))
        i++;
    if (i == count) {
        if (!reader->open && strncmp(text, "x-", 2) != 0 &&
            !(reader->comments && strcmp(text, "comment") == 0))
            unknown_of(reader, name, text, keys, count);
        return;
    }
    if (values[i].node) {
        wrong(reader, name, "key \"%s\" is given twice", text);
        return;
    }
    if (reader->nulls && node->kind == NODE_SCALAR && is_nothing(reader->document, node))
        return;
    values[i].node = node;
    enter_key(reader, &keys[i]);
    read_value(reader, &keys[i], node, &values[i]);
    leave_key(reader);
}

void read_map(struct reader *const reader, const struct node *const node,
              const struct key *const keys, const size_t count, struct value *const values)
{
    for (size_t i = 0; i < count; i++) {
        values[i].node = NULL;
        values[i].text = NULL;
        values[i].count = 0;
    }
    if (node->kind != NODE_MAP) {
        expected(reader, node, "%s",
                 node != reader->document->node
                     ? "a mapping"
                     : "a mapping of keys (gpurta help COMMAND shows one)");
        return;
    }
    const struct node *name = document_child(reader->document, node);
    for (uint32_t pair = 0; pair < node->count; pair++) {
        const struct node *const value = document_next(reader->document, name);
        read_pair(reader, name, value, keys, count, values);
        name = document_next(reader->document, value);
    }
    for (size_t i = 0; i < count; i++)
        if (keys[i].required && !values[i].node)
            wrong(reader, node, "key \"%s\" is missing", keys[i].name);
}

void read_list(struct reader *const reader, const struct node *const node, const char *const items,
               void (*const read)(struct reader *reader, const struct node *item, void *target),
               void *const target)
{
    if (node->kind != NODE_LIST || node->count == 0) {
        if (node->kind == NODE_LIST)
            wrong(reader, node, "expected a list of %s, found an empty list", items);
        else
            expected(reader, node, "a list of %s", items);
        return;
    }
    const struct node *item = document_child(reader->document, node);
    for (size_t i = 0; item; i++, item = document_next(reader->document, item)) {
        reader->path[reader->depth].key = NULL;
        reader->path[reader->depth++].index = i;
        read(reader, item, target);
        reader->depth--;
    }
}

/* ---- values ---- */

const char *scalar_text(const struct reader *const reader, const struct node *const node)
{
    return node->kind == NODE_SCALAR && !is_nothing(reader->document, node)
               ? document_text(reader->document, node)
               : NULL;
}

bool read_count(struct reader *const reader, const struct node *const node, const int64_t low,
                const int64_t high, int64_t *const value)
{
    const char *const text = scalar_text(reader, node);
    if (text && node->plain && parse_count(text, low, high, value))
        return true;
    char least[COUNT_TEXT], most[COUNT_TEXT];
    if (low == high)
        expected(reader, node, "%s", count_text(least, low));
    else
        expected(reader, node, "a whole number from %s to %s", count_text(least, low),
                 count_text(most, high));
    return false;
}

bool read_size(struct reader *const reader, const struct node *const node, int64_t *const value)
{
    if (node->kind != NODE_LIST)
        return read_count(reader, node, 1, INT64_MAX, value);
    if (node->count < 1 || node->count > 3) {
        wrong(reader, node, "expected a list of one to three sizes, found %u", node->count);
        return false;
    }
    int64_t product = 1;
    const struct node *item = document_child(reader->document, node);
    for (; item; item = document_next(reader->document, item)) {
        int64_t size;
        if (!read_count(reader, item, 1, INT64_MAX, &size))
            return false;
        if (__builtin_mul_overflow(product, size, &product)) {
            wrong(reader, node, "expected sizes whose product is at most 2^63-1");
            return false;
        }
    }
    *value = product;
    return true;
}

#define NAME_MAX_BYTES 255

/* Neither too long nor able to move a terminal's cursor, or to turn the text behind it. */
static bool is_name(const char *const text)
{
    const size_t length = strlen(text);
    if (length < 1 || length > NAME_MAX_BYTES)
        return false;
    uint32_t code;
    for (size_t at = 0, one; at < length; at += one)
        if ((one = text_character(text + at, &code)) == 0 || text_misleads(code))
            return false;
    return true;
}

const char *read_name(struct reader *const reader, const struct node *const node)
{
    const char *const text =
        node->kind == NODE_SCALAR && (!node->plain || scalar_text(reader, node))
            ? document_text(reader->document, node)
            : NULL;
    if (text && is_name(text))
        return text;
    expected(reader, node,
             "a name of 1 to %d bytes without control characters or marks of direction",
             NAME_MAX_BYTES);
    return NULL;
}

/* ---- names ---- */

static int by_name(const void *const a, const void *const b)
{
    const struct named *const x = a, *const y = b;
    const int order = strcmp(x->name, y->name);
    if (order)
        return order;
    return (x->node > y->node) - (x->node < y->node); /* nodes lie in the order of the file */
}

void check_names(struct reader *const reader, struct named *const named, const size_t count)
{
    qsort(named, count, sizeof *named, by_name);
    for (size_t i = 1; i < count; i++)
        if (strcmp(named[i - 1].name, named[i].name) == 0)
            wrong(reader, named[i].node, "the name \"%.60s\" is given twice; first in line %u",
                  named[i].name, named[i - 1].node->line);
}
