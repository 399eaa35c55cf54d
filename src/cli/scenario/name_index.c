#include "cli/scenario/name_index.h"

#include "base/values.h"
#include "cli/base/cli.h"

#include <string.h>

static const char *name_of(const void *const model, const size_t i)
{
    return result_text(model, GPURTA_MODEL_OPERATIONS_NAME, i);
}

static uint32_t hash(const void *const model, const size_t i)
{
    return index_hash(name_of(model, i), strlen(name_of(model, i)));
}

static bool same(const void *const model, const size_t i, const void *const key)
{
    return strcmp(name_of(model, i), key) == 0;
}

static const struct index_items items = {hash, same};

static uint32_t *place_of(const struct name_index *const names, const char *const name)
{
    return index_place(&names->index, &items, names->model, index_hash(name, strlen(name)), name);
}

struct name_index index_operations(const gpurta_result *const model)
{
    struct name_index names = {.model = model};
    for (size_t i = 0; i < gpurta_rows(model, GPURTA_MODEL_OPERATIONS); i++) {
        if (!index_grow(&names.index, &items, model, i))
            out_of_memory();
        uint32_t *const place = place_of(&names, name_of(model, i));
        if (!*place)
            *place = (uint32_t)i + 1;
    }
    return names;
}

size_t name_index_find(const struct name_index *const names, const char *const name)
{
    const uint32_t place = names->index.places ? *place_of(names, name) : 0;
    return place ? place - 1u : SIZE_MAX;
}

void name_index_clear(struct name_index *const names)
{
    free(names->index.place);
    *names = (struct name_index){.model = NULL};
}
