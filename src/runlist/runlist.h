/* What the sources of the runlist share: a set of tasks with everything resolved. */
#pragma once

#include "model/tasks.h"
#include "number/ticks.h"
#include "number/value.h"
#include "supply/channels.h"

#include <gpurta/runlist.h>

struct channel {
    struct rat timeslice, section;
    struct rat slice;            /* timeslice, rounded down to what the hardware can do */
    struct rat wcet;             /* no value: saturated */
    struct rat period, deadline; /* may have no value */
};

struct model {
    struct channels shape;
    struct channel *channel;
    gpurta_level *level;
    bool *by_level; /* the timeslice is the driver's for the level */
    struct rat cost;
    struct rat reset, step; /* no value: no resets; timeslices are exact */
    gpurta_runlist_overhead overhead;
    int64_t length;
};

/* Copies tasks and options; with `sliced` every channel needs a timeslice. On failure the model is
 * empty and may be cleared. */
gpurta_status model_init(struct model *model, const gpurta_tasks *tasks,
                         const gpurta_options *options, bool sliced, gpurta_error *error);
void model_clear(struct model *model);

/* All times of a model become whole numbers of ticks. */
void model_ticks(struct ticks *ticks, const struct model *model);

/* n := entries of channel j in `gaps` gaps of channel i != j, from gap `start` on. */
void model_entries(const struct channels *shape, size_t i, int64_t start, mpz_srcptr gaps, size_t j,
                   mpz_ptr n);
