/* Which operation has that name? */
#ifndef NAME_INDEX_H
#define NAME_INDEX_H

#include "base/index.h"

#include <gpurta/result.h>

struct name_index {
    const gpurta_result *model;
    struct index index;
};

/* An index of the operations of a resolved model. */
struct name_index index_operations(const gpurta_result *model);
/* SIZE_MAX: there is none. Of a name that stands twice, the first one. */
size_t name_index_find(const struct name_index *names, const char *name);
void name_index_clear(struct name_index *names);

#endif
