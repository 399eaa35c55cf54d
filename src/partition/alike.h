/* Partitions that can be exchanged. */
#pragma once

#include "model/chains.h"

/* Which chain is in which partition. */
struct homes {
    size_t *of;    /* of each chain: the partition of its first kernel; GPURTA_NONE: it has none */
    size_t *first; /* its first step */
    size_t *only;  /* of each partition: the chain, where it may be alike another one, which has no
                      kernels elsewhere and is in no path with a deadline; else no chain */
};

void find_homes(const gpurta_chains *chains, struct homes *homes);

/* Do bounds stay as they are, but for names, when partitions a and b exchange their SMs? true where
 * each has one chain with kernels, whose steps, times and streams of their own are the same, and
 * kernels of one footprint: weights, too, are the same then; and where neither chain is in a path
 * with a deadline. */
bool partitions_alike(const gpurta_chains *chains, const struct homes *homes, size_t a, size_t b);

/* The number of orders of `count` sizes, some of which are the same: of those at places that have
 * one class. INT64_MAX: that many or more. */
int64_t orders_of(const int64_t *size, const size_t *class, size_t count);
