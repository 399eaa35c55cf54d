#include "cli/measurement/reading.h"
#include "cli/base/memory.h"

#include "cli/scenario/reader.h"

#include <stdlib.h>
#include <string.h>

/* ---- values ---- */

const struct node *find(const struct document *const document, const struct node *const map,
                        const char *const key)
{
    const struct node *const name = map ? document_key(document, map, key) : NULL;
    return name ? document_next(document, name) : NULL;
}

const char *text_of(const struct document *const document, const struct node *const node)
{
    return node && node->kind == NODE_SCALAR ? document_text(document, node) : NULL;
}

const char *text_under(const struct document *const document, const struct node *const map,
                       const char *const key)
{
    return text_of(document, find(document, map, key));
}

bool is_null(const struct document *const document, const struct node *const node)
{
    const char *const text = text_of(document, node);
    return text && node->plain && strcmp(text, "null") == 0;
}

bool is_time(const struct document *const document, const struct node *const node, mpq_srcptr time,
             const gpurta_unit unit)
{
    const char *const text = text_of(document, node);
    mpq_t here;
    mpq_init(here);
    const bool same =
        text && succeeded(gpurta_time_parse(here, text, unit, NULL)) && mpq_equal(here, time);
    mpq_clear(here);
    return same;
}

const struct node *list_under(struct document *const document, const struct node *const map,
                              const char *const key)
{
    const struct node *const list = find(document, map, key);
    if (list && list->kind == NODE_LIST)
        return list;
    document_error(document, list ? list : map, "expected a list \"%s\"", key);
    return NULL;
}

bool read_integer(struct document *const document, const struct node *const node,
                  int64_t *const value)
{
    const char *const text = text_of(document, node);
    const bool negative = text && *text == '-';
    if (text && parse_count(text + negative, 0, INT64_MAX, value)) {
        *value = negative ? -*value : *value;
        return true;
    }
    document_error(document, node, "expected a whole number%s%.40s", text ? ", found " : "",
                   text ? text : "");
    return false;
}

bool read_sm(struct document *const document, const struct node *const node, const int64_t most,
             int64_t *const sm)
{
    if (!read_integer(document, node, sm))
        return false;
    if (*sm >= 0 && *sm < most)
        return true;
    document_error(document, node, "expected the number of an SM, 0 to %lld, found %lld",
                   (long long)most - 1, (long long)*sm);
    return false;
}

void library_error(struct document *const document, const struct node *const node,
                   const gpurta_status status, const gpurta_error *const error)
{
    if (status == GPURTA_NO_MEMORY)
        out_of_memory();
    else if (status != GPURTA_OK)
        document_error(document, node, "%s", error->message);
}

void check_keys(struct document *const document)
{
    struct reader reader = {.document = document};
    for (size_t i = 0; i < document->nodes; i++) {
        const struct node *const map = &document->node[i];
        if (map->kind != NODE_MAP || map->count < 2)
            continue;
        struct named *const named = allocate_zeroed(map->count, sizeof *named);
        const struct node *name = document_child(document, map);
        size_t n = 0;
        for (uint32_t pair = 0; pair < map->count; pair++) {
            if (name->kind == NODE_SCALAR)
                named[n++] = (struct named){document_text(document, name), name};
            name = document_next(document, document_next(document, name));
        }
        check_names(&reader, named, n);
        free(named);
    }
}

/* ---- operations ---- */

void operations_begin(struct operations *const operations, const struct scenario *const scenario)
{
    *operations = (struct operations){.scenario = scenario,
                                      .program = scenario->program,
                                      .names = index_operations(scenario->program)};
    name_index_reach(&operations->names, gpurta_program_count(scenario->program));
}

void operations_end(struct operations *const operations)
{
    name_index_clear(&operations->names);
}

size_t operation_named(const struct operations *const operations, const char *const name)
{
    return name ? name_index_find(&operations->names, name) : SIZE_MAX;
}

void check_count(struct document *const document, const struct node *const node,
                 const struct operations *const operations, const size_t i, const char *const what,
                 const int64_t here, const int64_t expected)
{
    char space[NAME_SPACE];
    if (here != expected)
        document_error(document, node, "%s has %s here and %lld in the scenario: another scenario?",
                       kernel_name(operations->program, i, space), what, (long long)expected);
}

void read_mask(struct document *const document, const struct operations *const operations,
               const size_t i, const struct node *const map, const struct node *const around)
{
    const struct node *node = NULL;
    for (size_t k = 0; !node && mask_keys[k]; k++)
        node = find(document, map, mask_keys[k]);
    if (node && operations->masks)
        mask_take(operations->masks, i, document, node);
    else if (!node && around)
        read_mask(document, operations, i, around, NULL);
}

/* ---- blocks ---- */

void blocks_room(struct blocks *const blocks, const size_t count)
{
    blocks->count = 0;
    if (count <= blocks->room)
        return;
    blocks_free(blocks);
    blocks->sm = allocate_zeroed(count, sizeof *blocks->sm);
    blocks->start = allocate_zeroed(count, sizeof *blocks->start);
    blocks->end = allocate_zeroed(count, sizeof *blocks->end);
    blocks->room = count;
}

void blocks_free(struct blocks *const blocks)
{
    free(blocks->sm);
    free(blocks->start);
    free(blocks->end);
}

int64_t blocks_last(const struct blocks *const blocks)
{
    int64_t last = INT64_MIN;
    for (size_t b = 0; b < blocks->count; b++)
        last = blocks->end[b] > last ? blocks->end[b] : last;
    return last;
}
