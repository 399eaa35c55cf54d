/* The rta room from inside: its cores for both number kinds. */
#pragma once

#include "model/program.h"
#include "number/rat.h"
#include "number/wide.h"

#include "base/analyses.h"
#include <gpurta/rta.h>
#include <stdlib.h>

/* Pairs of h that one job of each kernel can need: each kernel adds one at most, because it takes
 * a pair before it makes one, except of the slots that the kernel before it left free. */
static inline size_t rta_pairs(const int64_t slots, const size_t kernels)
{
    return (uint64_t)slots < kernels ? (size_t)slots : kernels;
}

/* Memory for so many: a row moves to its beginning when it has come to its end, so that the longer
 * it is, the less often. */
static inline size_t rta_row(const size_t pairs)
{
    return pairs + pairs / 2 + 2;
}

/* Of the tree over pairs 1 .. pairs: twice a power of two that is greater. */
static inline size_t rta_tree(const size_t pairs)
{
    size_t leaves = 2;
    while (leaves <= pairs)
        leaves *= 2;
    return 2 * leaves;
}

/* How far to walk over jobs, in steps: about one operation of a heap each. */
struct walk_limit {
    int64_t steps;
    int64_t after; /* after the first miss: so many more, and as many as before it */
};

#include "number/i64.h"

#include "rta/rta_state.h"

#include "number/undef.h"

#include "number/mpz.h"

#include "rta/rta_state.h"

#include "number/undef.h"
