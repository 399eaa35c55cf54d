/* Weights of blocks: for every blocked set n, sum n[f] * y[f] >= 1.
 *
 * y[f] = part[f] / whole. Weights depend on footprints alone, never on times, so that a bound that
 * is the least one over several sets of weights still grows with every time. */
#pragma once

#include "blocked/blocked.h"

struct weights {
    int64_t *part; /* >= 0 */
    int64_t whole; /* > 0 */
    int64_t *own;  /* of each footprint: what the cheapest set costs that keeps its blocks out, at
                      least whole; NULL: not asked for */
};

/* Sets of weights for one set of covers. */
struct weight_sets {
    struct pool *pool; /* of all that is here; NULL: the heap */
    struct weights *set;
    size_t count, footprints;
};

/* Several good sets: one that is cheap on the whole, and for few footprints one that is cheap for
 * each of them. fit[f]: blocks of f alone that fit on one SM, >= 1. */
gpurta_status weights_make(struct weight_sets *sets, const struct covers *covers,
                           const int64_t *fit, gpurta_error *error);
void weights_clear(struct weight_sets *sets);

/* Without `blocks` one set, that is quickly found; then, beside it, the set by which so many blocks
 * of each footprint weigh least (below 0: none is ever there, it may weigh 1). The sets are those
 * of one call before, or none (all 0 but the pool). */
gpurta_status weights_of_blocks(struct weight_sets *sets, const struct covers *covers,
                                const int64_t *blocks, gpurta_error *error);

/* One more beside these: as another set, that is of other covers for as many footprints. */
gpurta_status weights_like(struct weight_sets *sets, const struct covers *covers,
                           const struct weights *like, gpurta_error *error);

/* own[f] of every set := the least weight of the sets of `alone`, the covers for which f alone
 * waits. false: out of memory. */
bool weights_own(struct weight_sets *sets, const struct covers *alone, size_t f);

/* The fewest blocks of f alone that keep one more of it out of an SM, at most `fit`; `alone` as
 * above; with or without U4. */
int64_t fewest_alone(const struct covers *alone, size_t f, int64_t fit, bool pieces);

/* The largest sum n[f] * value[f] over sets that obey every packing alone, of each partition one
 * set; value[] <= 2^40. With `set` (not with partitions) the counts of such a set of the packing
 * that allows least. false: out of memory. */
bool dearest_set(const struct covers *covers, const int64_t *value, int64_t *most, int64_t *set);
