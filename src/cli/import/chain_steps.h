/* The steps of a chain of a profile. */
#ifndef CHAIN_STEPS_H
#define CHAIN_STEPS_H

#include "cli/import/chains.h"

struct step {
    uint32_t shape, stream, first;
    uint32_t node; /* of a CUDA graph, where known; else 0 */
    uint32_t count, samples;
    uint32_t number; /* of those of its name, from 1 */
    bool of_graph;
    bool alone; /* in all samples */
    mpq_t worst;
};

#define LAUNCHES "launches#host"

void put_step_name(const struct chains *c, const struct step *step);
void put_step(struct chains *c, const struct step *step); /* all but its end: put_source() */
void put_source(const struct chains *c, const struct step *step);

/* Steps of several streams, each with what it waits for. */
void put_graph(struct chains *c, struct step *steps, size_t count, const struct member *m,
               size_t n);

#endif
