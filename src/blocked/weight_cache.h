/* Weights that were found before: they depend on footprints alone, and the same ones come again in
 * many systems. */
#pragma once

#include "blocked/weights.h"

struct weight_cache;

/* NULL: out of memory. */
struct weight_cache *weight_cache_create(void);
void weight_cache_destroy(struct weight_cache *cache);

/* As weights_make(); looks into the cache first, and keeps what it makes, in the pool of the
 * covers, which must be the same each time and outlive the cache. NULL: no cache. */
gpurta_status weights_cached(struct weight_cache *cache, struct weight_sets *sets,
                             const struct covers *covers, const int64_t *fit, gpurta_error *error);
