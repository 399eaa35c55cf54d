/* What readers of recordings share. */
#include "cli/measurement/reading.h"
#include "cli/scenario/reader.h"

#include <stdlib.h>
#include <string.h>

/* ---- values, names, blocks ---- */

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

static int by_name(const void *const a, const void *const b)
{
    const struct named_operation *const x = a, *const y = b;
    return strcmp(x->name, y->name);
}

void operations_by_name(struct operations *const operations)
{
    const size_t count = scenario_operations(operations->scenario);
    operations->named = allocate_zeroed(count + 1, sizeof *operations->named);
    for (size_t i = 0; i < count; i++)
        operations->named[i] = (struct named_operation){operation_name(operations->scenario, i), i};
    qsort(operations->named, count, sizeof *operations->named, by_name);
}

size_t operation_named(const struct operations *const operations, const char *const name)
{
    const struct named_operation key = {name, 0};
    const size_t count = scenario_operations(operations->scenario);
    const struct named_operation *const found =
        name && count ? bsearch(&key, operations->named, count, sizeof *operations->named, by_name)
                      : NULL;
    return found ? found->i : SIZE_MAX;
}

void check_count(struct document *const document, const struct node *const node,
                 const struct operations *const operations, const size_t i, const char *const what,
                 const int64_t here, const int64_t expected)
{
    if (here != expected)
        document_error(document, node, "%s has %s here and %lld in the scenario: another scenario?",
                       recording_name(operations->scenario, i), what, (long long)expected);
}

void read_mask(struct document *const document, const struct operations *const operations,
               const size_t i, const struct node *const map, const struct node *const around)
{
    const struct node *node = NULL;
    for (size_t k = 0; !node && mask_keys[k]; k++)
        node = find(document, map, mask_keys[k]);
    if (node)
        mask_take(operations->masks, i, document, node);
    else if (around)
        read_mask(document, operations, i, around, NULL);
}

void blocks_room(struct blocks *const blocks, const size_t count)
{
    blocks->count = 0;
    if (count <= blocks->room)
        return;
    blocks_free(blocks);
    blocks->sm = allocate_zeroed(3 * count, sizeof *blocks->sm);
    blocks->start = blocks->sm + count;
    blocks->end = blocks->start + count;
    blocks->room = count;
}

void blocks_free(struct blocks *const blocks)
{
    free(blocks->sm);
}

int64_t blocks_last(const struct blocks *const blocks)
{
    int64_t last = INT64_MIN;
    for (size_t b = 0; b < blocks->count; b++)
        last = blocks->end[b] > last ? blocks->end[b] : last;
    return last;
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
