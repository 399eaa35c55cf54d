/* Partitions that can be exchanged. */
#pragma once

#include "model/chains.h"

/* Do bounds stay as they are, but for names, when partitions a and b exchange their SMs? true where
 * each has one chain with kernels, whose steps, times and streams of their own are the same, and
 * kernels of one footprint: weights, too, are the same then; and where neither chain is in a path
 * with a deadline. */
bool partitions_alike(const gpurta_chains *chains, size_t a, size_t b);

/* The number of orders of `count` sizes, some of which are the same: of those at places that have
 * one class. INT64_MAX: that many or more. */
int64_t orders_of(const int64_t *size, const size_t *class, size_t count);
