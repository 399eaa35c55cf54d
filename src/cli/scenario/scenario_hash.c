#include "cli/base/memory.h"
#include "cli/scenario/scenario.h"

#include <stdlib.h>
#include <string.h>

struct writer {
    const struct document *document;
    FILE *file;
};

static void put_text(const struct writer *const w, const char *text)
{
    fputc('"', w->file);
    for (; *text; text++) {
        const unsigned char c = (unsigned char)*text;
        static const char control[] = "\b\t\n\f\r", name[] = "btnfr";
        const char *const known = strchr(control, *text);
        if (known)
            fprintf(w->file, "\\%c", name[known - control]);
        else if (c < 0x20)
            fprintf(w->file, "\\u%04x", c);
        else
            fprintf(w->file, c == '"' || c == '\\' ? "\\%c" : "%c", c);
    }
    fputc('"', w->file);
}

struct pair {
    const char *key;
    const struct node *value;
};

static int by_key(const void *const a, const void *const b)
{
    return strcmp(((const struct pair *)a)->key, ((const struct pair *)b)->key);
}

static void put_node(struct writer *w, const struct node *node, bool names);

/* names: every key is a name, also one that begins with x-; else that is a comment. */
static void put_map(struct writer *const w, const struct node *const map, const bool names)
{
    struct pair *const pairs = allocate_zeroed((size_t)map->count + 1, sizeof *pairs);
    size_t count = 0;
    for (const struct node *key = document_child(w->document, map); key;) {
        const char *const text = document_text(w->document, key);
        const struct node *const value = document_next(w->document, key);
        if (names || strncmp(text, "x-", 2) != 0)
            pairs[count++] = (struct pair){text, value};
        key = document_next(w->document, value);
    }
    qsort(pairs, count, sizeof *pairs, by_key);
    fputc('{', w->file);
    for (size_t i = 0; i < count; i++) {
        if (i)
            fputc(',', w->file);
        put_text(w, pairs[i].key);
        fputc(':', w->file);
        put_node(w, pairs[i].value,
                 map == w->document->node && strcmp(pairs[i].key, "streams") == 0);
    }
    fputc('}', w->file);
    free(pairs);
}

static void put_node(struct writer *const w, const struct node *const node, const bool names)
{
    if (node->kind == NODE_SCALAR) {
        put_text(w, document_text(w->document, node));
    } else if (node->kind == NODE_MAP) {
        put_map(w, node, names);
    } else {
        fputc('[', w->file);
        const struct node *const first = document_child(w->document, node);
        for (const struct node *item = first; item; item = document_next(w->document, item)) {
            if (item != first)
                fputc(',', w->file);
            put_node(w, item, false);
        }
        fputc(']', w->file);
    }
}

/* The canonical form of a document. */
static char *canonical(const struct document *const document, size_t *const size)
{
    char *text = NULL;
    struct writer w = {.document = document, .file = text_begin(&text, size)};
    put_node(&w, document->node, false);
    fclose(w.file);
    return text;
}

void scenario_hash(char hex[SHA256_TEXT], const struct scenario *const scenario)
{
    char *json, *text;
    size_t size;
    struct document document;
    FILE *file = text_begin(&json, &size);
    scenario_to_json(file, scenario);
    fclose(file);
    file = fmemopen(json, size, "r");
    if (!file)
        out_of_memory();
    if (!document_read_stream(&document, "<scenario>", file) || document.errors)
        out_of_memory();
    fclose(file);
    free(json);
    text = canonical(&document, &size);
    document_clear(&document);
    sha256_text(hex, text, size);
    free(text);
}
