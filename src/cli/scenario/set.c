/* --set PATH=VALUE: one value of a document is changed, or without VALUE taken out, before the
 * document is read, as if the file said so. All checks of a file apply, therefore; what is new
 * stands in line 0, and its column is the number of the --set from 1. */
#include "cli/base/arrays.h"
#include "cli/base/cli.h"
#include "cli/base/names.h"
#include "cli/base/time_text.h"
#include "cli/scenario/document.h"

#include <stdlib.h>

#define MOST_PARTS 16
#define MOST_NAMES 32

struct edit {
    struct document *document;
    const char *text, *path, *end; /* PATH=VALUE; what is left of the path; its '=' */
    uint32_t column;
    uint32_t parent, at; /* nodes: `at` is what the path has led to */
};

#define SAY(edit, ...)                                                                             \
    document_error((edit)->document, &(struct node){.column = (edit)->column & MOST_COLUMN},       \
                   __VA_ARGS__)

/* Puts nodes in place of those from `from` up to `to`, inside of the container `parent`. */
static void splice(struct document *const document, const uint32_t parent, const uint32_t from,
                   const uint32_t to, const struct node *const fresh, const uint32_t count)
{
    const uint32_t more = count - (to - from); /* modulo 2^32 */
    ADD_ROOM(document->node, document->node_room, document->nodes + count);
    struct node *const node = document->node;
    memmove(node + from + count, node + to, (document->nodes - to) * sizeof *node);
    memcpy(node + from, fresh, count * sizeof *node);
    document->nodes += (size_t)count - (to - from);
    for (uint32_t i = 0; i < document->nodes; i++)
        if (node[i].kind != NODE_SCALAR) {
            const bool is_new = i >= from && i < from + count;
            if (is_new)
                node[i].at += from;
            else if (i >= from || (i <= parent && node[i].at > parent))
                node[i].at += more;
        }
}

static uint32_t keep_text(struct document *const document, const char *const text,
                          const size_t length)
{
    const size_t at = document->text_size;
    if (at + length >= UINT32_MAX)
        out_of_memory();
    ADD_ROOM(document->texts, document->text_room, at + length);
    memcpy(document->texts + at, text, length);
    document->texts[at + length] = '\0';
    document->text_size += length + 1;
    return (uint32_t)at;
}

static struct node key_node(const struct edit *const edit, const char *const name,
                            const size_t length)
{
    return (struct node){.column = edit->column & MOST_COLUMN,
                         .kind = NODE_SCALAR,
                         .plain = true,
                         .at = keep_text(edit->document, name, length)};
}

/* The value as nodes behind `before` others; NULL after a mistake. */
static struct node *read_value(const struct edit *const edit, const uint32_t before,
                               uint32_t *const count)
{
    struct document value;
    struct node *node = NULL;
    const char *const text = edit->end + 1;
    /* NOLINTNEXTLINE(performance-no-int-to-ptr): it is only read */
    FILE *const file = *text ? fmemopen((void *)(uintptr_t)text, strlen(text), "r") : NULL;
    if (!file && *text)
        out_of_memory();
    if (!file || !document_read_stream(&value, "", file) || value.errors)
        SAY(edit, "expected PATH=VALUE%s%s", *text ? ": " : ", found no value",
            *text ? value.error[0].message : "");
    else {
        *count = before + (uint32_t)value.nodes;
        node = allocate(*count * sizeof *node);
        for (uint32_t i = before; i < *count; i++) {
            node[i] = value.node[i - before];
            node[i].line = 0;
            node[i].column = edit->column & MOST_COLUMN;
            const char *const scalar = document_text(&value, &value.node[i - before]);
            node[i].at = node[i].kind == NODE_SCALAR
                             ? keep_text(edit->document, scalar, strlen(scalar))
                             : node[i].at + before;
        }
    }
    if (file) {
        document_clear(&value);
        fclose(file);
    }
    return node;
}

static size_t part_length(const struct edit *const edit)
{
    const size_t length = strcspn(edit->path, ".[");
    const size_t left = (size_t)(edit->end - edit->path);
    return length < left ? length : left;
}

/* A key that the mapping lacks, at its beginning, with a mapping for each part of the path behind
 * it. */
static void add_key(struct edit *const edit)
{
    struct document *const document = edit->document;
    const char *part[MOST_PARTS];
    size_t length[MOST_PARTS];
    uint32_t parts = 0, count;
    for (; edit->path < edit->end; edit->path += *edit->path == '.') {
        if (parts == MOST_PARTS || part_length(edit) == 0) {
            SAY(edit, "expected the name of a key at \"%.*s\"", (int)(edit->end - edit->path),
                edit->path);
            return;
        }
        part[parts] = edit->path;
        length[parts] = part_length(edit);
        edit->path += length[parts++];
    }
    struct node *const fresh = read_value(edit, 2 * parts - 1, &count);
    if (!fresh)
        return;
    struct node *const map = &document->node[edit->at];
    for (size_t i = 0; i < parts; i++) {
        if (i > 0)
            fresh[2 * i - 1] = (struct node){.column = edit->column & MOST_COLUMN,
                                             .kind = NODE_MAP,
                                             .last = true,
                                             .at = count,
                                             .count = 1};
        fresh[2 * i] = key_node(edit, part[i], length[i]);
    }
    fresh[1].last = map->count == 0;
    map->count++;
    splice(document, edit->at, edit->at + 1, edit->at + 1, fresh, count);
    free(fresh);
}

/* What an item is called; "": by its place alone. */
static const char *item_name(const struct document *const document, const struct node *const item,
                             const size_t place, char usual[32])
{
    static const char *const keys[] = {"name", "kernel", "copy", "host"};
    for (size_t i = 0; i < FIELDS(keys); i++) {
        const struct node *const key = document_key(document, item, keys[i]);
        if (key)
            return document_text(document, document_next(document, key));
    }
    snprintf(usual, 32, "k%zu", place + 1);
    return item->kind == NODE_MAP ? usual : "";
}

/* How much of the path is that name; 0: it is another one. */
static size_t match(const struct edit *const edit, const char *const name)
{
    const size_t length = strlen(name), left = (size_t)(edit->end - edit->path);
    return length && length <= left && strncmp(edit->path, name, length) == 0 &&
                   (length == left || strchr(".[", edit->path[length]))
               ? length
               : 0;
}

/* The child with the longest name that the path goes on with: names may have dots. */
static const struct node *child_named(const struct edit *const edit, size_t *const length,
                                      const char *names[MOST_NAMES + 1], bool *const twice)
{
    static char usual[MOST_NAMES][32];
    const struct document *const document = edit->document;
    const struct node *const node = &document->node[edit->at], *found = NULL;
    const bool map = node->kind == NODE_MAP;
    const struct node *child = document_child(document, node);
    size_t count = 0;
    *length = 0;
    *twice = false;
    for (size_t i = 0; child; i++) {
        const struct node *const value = map ? document_next(document, child) : child;
        char *const space = usual[count < MOST_NAMES ? count : MOST_NAMES - 1];
        const char *const name =
            map ? document_text(document, child) : item_name(document, child, i, space);
        const size_t n = match(edit, name);
        if (count < MOST_NAMES)
            names[count++] = name;
        *twice = n && n == *length ? true : n > *length ? false : *twice;
        if (n > *length) {
            *length = n;
            found = value;
        }
        child = document_next(document, value);
    }
    names[count] = NULL;
    return found;
}

static const struct node *item_at(const struct edit *const edit, size_t *const length)
{
    const struct document *const document = edit->document;
    const struct node *const list = &document->node[edit->at];
    const struct node *item = document_child(document, list);
    const size_t digits = strspn(edit->path + 1, "0123456789");
    char number[24];
    int64_t place;
    snprintf(number, sizeof number, "%.*s", (int)(digits < 20 ? digits : 20), edit->path + 1);
    *length = digits + 2;
    if (edit->path[digits + 1] != ']' || !parse_count(number, 0, INT64_MAX, &place)) {
        SAY(edit, "expected a whole number in brackets at \"%.*s\"", (int)(edit->end - edit->path),
            edit->path);
        return NULL;
    }
    if (place >= list->count) {
        SAY(edit, "there is no [%s]: the list has %u item%s, and the first one is [0]", number,
            list->count, list->count == 1 ? "" : "s");
        return NULL;
    }
    while (place-- > 0)
        item = document_next(document, item);
    return item;
}

/* platform: NAME becomes {base: NAME}. */
static bool open_platform(struct edit *const edit)
{
    struct document *const document = edit->document;
    const struct node *const root = document->node, *const scalar = root + edit->at;
    const struct node *const key = document_key(document, root, "platform");
    if (!key || document_next(document, key) != scalar)
        return false;
    struct node fresh[3] = {*scalar, key_node(edit, "base", 4), *scalar};
    fresh[0].kind = NODE_MAP;
    fresh[0].at = 3;
    fresh[0].count = 1;
    fresh[2].last = true;
    splice(document, edit->parent, edit->at, edit->at + 1, fresh, 3);
    return true;
}

/* Does the path go on with the name of a step, where it has to say "steps" first? */
static bool is_step(const struct edit *const edit)
{
    const struct document *const document = edit->document;
    const char *names[MOST_NAMES + 1];
    size_t length;
    bool twice;
    const struct node *const key = document_key(document, &document->node[edit->at], "steps");
    struct edit below = *edit;
    if (!key || document_next(document, key)->kind != NODE_LIST ||
        edit->path + part_length(edit) == edit->end)
        return false;
    below.at = (uint32_t)(document_next(document, key) - document->node);
    return child_named(&below, &length, names, &twice) != NULL;
}

/* Goes one part of the path down; false where it leads nowhere, or a key was added. */
static bool go_down(struct edit *const edit)
{
    struct document *const document = edit->document;
    const char *names[MOST_NAMES + 1];
    size_t length;
    bool twice = false;
    if (document->node[edit->at].kind == NODE_SCALAR && !open_platform(edit)) {
        SAY(edit, "\"%.40s\" is a value, and has no \"%.*s\" in it",
            document_text(document, &document->node[edit->at]), (int)part_length(edit), edit->path);
        return false;
    }
    const struct node *const node = &document->node[edit->at];
    const bool place = node->kind == NODE_LIST && *edit->path == '[';
    const struct node *const found =
        place ? item_at(edit, &length) : child_named(edit, &length, names, &twice);
    const int part = (int)part_length(edit);
    if (!found && strncmp(edit->path, "gap:", 4) == 0) {
        SAY(edit,
            "\"%.*s\" is what launch_gap puts between kernels: write launch_gap of the chain, "
            "as in chains.camera.launch_gap=5us",
            part, edit->path);
    } else if (!found && node->kind == NODE_MAP && is_step(edit)) {
        SAY(edit, "\"%.*s\" is one of the steps: write steps.%.*s", part, edit->path, part,
            edit->path);
    } else if (!found && node->kind == NODE_MAP) {
        add_key(edit);
    } else if (!found && !place) {
        char name[64];
        snprintf(name, sizeof name, "%.*s", part, edit->path);
        const char *const near = nearest(name, names);
        char list[160] = "";
        for (size_t i = 0; !near && names[i] && i < MOST_LISTED; i++)
            append_name(list, sizeof list, names[i]);
        SAY(edit, "no item is called \"%s\"%s%s%s; its place works too, [0] is the first of %u",
            name,
            near    ? ", but one is "
            : *list ? "; expected one of "
                    : "",
            near ? near : list, !near && names[0] && node->count > MOST_LISTED ? ", ..." : "",
            node->count);
    } else if (twice) {
        SAY(edit, "several items are called \"%.*s\": give its place, [0] is the first of %u",
            (int)length, edit->path, node->count);
    }
    if (!found || twice)
        return false;
    edit->parent = edit->at;
    edit->at = (uint32_t)(found - document->node);
    edit->path += length;
    edit->path += edit->path < edit->end && *edit->path == '.';
    return true;
}

/* PATH=: an item, or a key with its value, is taken out of what it is in. */
static void take_out(const struct edit *const edit)
{
    struct document *const document = edit->document;
    struct node *const node = document->node, *const parent = &node[edit->parent];
    const uint32_t from = edit->at - (parent->kind == NODE_MAP);
    const uint32_t to = node[edit->at].kind == NODE_SCALAR ? edit->at + 1 : node[edit->at].at;
    uint32_t before = 0; /* the value or item before it */
    for (uint32_t i = edit->parent + 1; i < from;
         i = node[i].kind == NODE_SCALAR ? i + 1 : node[i].at)
        before = i;
    if (node[edit->at].last && before)
        node[before].last = true;
    parent->count--;
    splice(document, edit->parent, from, to, node, 0);
}

static void set(struct edit *const edit)
{
    struct document *const document = edit->document;
    uint32_t count;
    while (edit->path < edit->end)
        if (!go_down(edit))
            return;
    if (!edit->end[1]) {
        take_out(edit);
        return;
    }
    struct node *const fresh = read_value(edit, 0, &count);
    if (!fresh)
        return;
    const struct node old = document->node[edit->at];
    fresh[0].last = old.last;
    splice(document, edit->parent, edit->at, old.kind == NODE_SCALAR ? edit->at + 1 : old.at, fresh,
           count);
    free(fresh);
}

void document_set(struct document *const document, const char *const *const texts,
                  const size_t count)
{
    document->set = texts;
    for (size_t i = 0; i < count && document->nodes; i++) {
        const char *const end = strchr(texts[i], '=');
        struct edit edit = {document, texts[i], texts[i], end, (uint32_t)i + 1, 0, 0};
        if (!end || end == texts[i])
            SAY(&edit, "expected PATH=VALUE, as in chains.camera.period=40ms or "
                       "kernels[0].blocks=8");
        else
            set(&edit);
    }
}
