/* Which item has that name? An index of names that grows with the items. */
#ifndef NAME_INDEX_H
#define NAME_INDEX_H

#include "base/index.h"
#include "cli/base/names.h"

#include <gpurta/result.h>

struct name_index {
    const void *owner;
    const char *(*name)(const void *owner, size_t item, char space[NAME_SPACE]);
    size_t count;
    struct index index;
};

/* An index of the operations of a resolved model, of which it has none yet. */
struct name_index index_operations(const gpurta_result *model);
/* Takes in all items before item `count`. */
void name_index_reach(struct name_index *names, size_t count);
/* SIZE_MAX: there is none. */
size_t name_index_find(const struct name_index *names, const char *name);
void name_index_clear(struct name_index *names);

#endif
