/* Which sets of resident blocks keep one more block out: the one place that knows.
 *
 * A set of blocks n (how many of each footprint) on one SM is blocked for a waiting footprint when
 * one more block of it does not fit. Every blocked set is covered by at least one of the covers
 * made here:  sum n[f] * need[f] >= threshold,  and every set that fits obeys all of them as
 * packings: sum n[f] * need[f] <= capacity. So weights that give each covering set at least 1 give
 * each blocked set at least 1. The rules of the platform that can keep a block out belong here,
 * each as covers of its own: leaving one out would make weights, and bounds, too low. */
#pragma once

#include "base/pool.h"
#include "model/occupancy.h"

struct cover {
    int64_t *need; /* of each footprint, >= 0 */
    int64_t threshold, capacity;
    bool coarse; /* capacity is no packing: it only ends the table */
    bool pieces; /* U4: holes between pieces that need not begin where one ends */
    bool mixed;  /* what warps of several sizes leave: those of one size leave whole places */
    uint32_t partition; /* whose SMs it is about */
};

struct covers {
    struct pool *pool; /* of all that is here; NULL: the heap */
    struct cover *cover;
    size_t count, room, footprints;
    bool newer;          /* U3, U4 or U5 holds: blocks of one footprint that fit do not say all */
    uint32_t *partition; /* of each footprint; NULL: all are on the same SMs */
    uint32_t partitions; /* above all of these numbers */
    int64_t *floor;      /* U5: the least weight of a block of each footprint; 0: none */
};

/* Footprints of an SM. */
struct kinds {
    const struct footprint *footprint;
    const size_t *only; /* of each: if all its kernels follow each other in one chain, that one and
                           1; 0: else. NULL: 0 for all */
    size_t count;
};

/* The covers of the footprints for which some are waiting; at least one. `slots` > 0: a platform of
 * plain slots, with one footprint. */
gpurta_status covers_make(struct covers *covers, const struct sm_limits *limits, int64_t slots,
                          const struct kinds *kinds, const bool *waiting, struct pool *pool,
                          gpurta_error *error);
void covers_clear(struct covers *covers);

/* U4, while none but blocks of one footprint are on an SM, the first `aligned` of them without
 * holes: the fewest that leave no hole for one more. */
int64_t fewest_pieces(const struct sm_limits *limits, const struct footprint *footprint,
                      int64_t aligned);
