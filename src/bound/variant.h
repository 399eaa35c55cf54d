/* A copy of a set of chains with one figure changed: a step of a search for its extreme value. */
#pragma once

#include "model/chains.h"
#include "model/platform.h"

#include <gpurta/bound.h>

/* Own lists, whose entries are those of the original but for the figure that varies. */
struct variant {
    const gpurta_chains *original;
    gpurta_chains chains;
    gpurta_program program;
    gpurta_platform platform;
    gpurta_bound_parameter parameter;
    size_t item;
    mpq_t *given; /* of each step: its wcet as given, for a factor */
};

/* `item` is there. false: out of memory; the variant is empty then. The originals must stay. */
bool variant_init(struct variant *variant, const gpurta_chains *chains,
                  const gpurta_platform *platform, gpurta_bound_parameter parameter, size_t item);
void variant_clear(struct variant *variant);

/* The value as given; of a factor 1. */
void variant_given(mpq_ptr value, const struct variant *variant);

/* Puts a value > 0 in its place. false: out of memory. */
bool variant_set(struct variant *variant, mpq_srcptr value);

/* Gives the streams of a chain the lowest priority of all kernels of its context. Returns whether
 * any had a higher one. */
bool variant_lower(struct variant *variant, size_t chain);
