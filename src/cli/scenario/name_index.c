#include "cli/scenario/name_index.h"

#include "base/values.h"
#include "cli/base/cli.h"

#include <string.h>

static uint32_t hash(const void *const owner, const size_t item)
{
    const struct name_index *const names = owner;
    char space[NAME_SPACE];
    const char *const name = names->name(names->owner, item, space);
    return index_hash(name, strlen(name));
}

static bool same(const void *const owner, const size_t item, const void *const key)
{
    const struct name_index *const names = owner;
    char space[NAME_SPACE];
    return strcmp(names->name(names->owner, item, space), key) == 0;
}

static const struct index_items items = {hash, same};

static const char *name_of_operation(const void *const model, const size_t i,
                                     char space[const NAME_SPACE])
{
    (void)space;
    return result_text(model, GPURTA_MODEL_OPERATIONS_NAME, i);
}

struct name_index index_operations(const gpurta_result *const model)
{
    return (struct name_index){.owner = model, .name = name_of_operation};
}

/* Takes in item `count`, which has come to the owner; of a name that stands already, the first one
 * is kept. */
static void name_index_add(struct name_index *const names)
{
    char space[NAME_SPACE];
    if (!index_grow(&names->index, &items, names, names->count))
        out_of_memory();
    const char *const name = names->name(names->owner, names->count, space);
    uint32_t *const place =
        index_place(&names->index, &items, names, index_hash(name, strlen(name)), name);
    names->count++;
    if (!*place)
        *place = (uint32_t)names->count;
}

void name_index_reach(struct name_index *const names, const size_t count)
{
    while (names->count < count)
        name_index_add(names);
}

size_t name_index_find(const struct name_index *const names, const char *const name)
{
    if (!names->index.places)
        return SIZE_MAX;
    const uint32_t *const place =
        index_place(&names->index, &items, names, index_hash(name, strlen(name)), name);
    return *place ? *place - 1u : SIZE_MAX;
}

void name_index_clear(struct name_index *const names)
{
    free(names->index.place);
    *names = (struct name_index){.owner = names->owner, .name = names->name};
}
