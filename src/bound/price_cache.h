/* Prices that were found before: they depend on footprints alone, and the same ones come again in
 * many systems. */
#ifndef PRICE_CACHE_H
#define PRICE_CACHE_H

#include "bound/prices.h"

struct price_cache;

/* NULL: out of memory. */
struct price_cache *price_cache_create(void);
void price_cache_destroy(struct price_cache *cache);

/* As prices_make(); looks into the cache first, and keeps what it makes, in the pool of the covers,
 * which must be the same each time and outlive the cache. NULL: no cache. */
gpurta_status prices_cached(struct price_cache *cache, struct price_sets *sets,
                            const struct covers *covers, const int64_t *fit, gpurta_error *error);

#endif
