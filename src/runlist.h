/* What the sources of the runlist share: a set of tasks with everything resolved. */
#ifndef RUNLIST_H
#define RUNLIST_H

#include "channels.h"
#include "rat.h"

#include <gpurta/runlist.h>

struct channel {
    struct rat timeslice, section;
    struct rat wcet;             /* no value: saturated */
    struct rat period, deadline; /* may have no value */
};

struct model {
    struct channels shape;
    struct channel *channel;
    gpurta_level *level;
    bool *by_level; /* the timeslice is the driver's for the level */
    struct rat cost;
    gpurta_runlist_overhead overhead;
    int64_t length;
};

/* Copies tasks and options; with `sliced` every channel needs a timeslice. On failure the model is
 * empty and may be cleared. */
gpurta_status model_init(struct model *model, const gpurta_tasks *tasks,
                         const gpurta_options *options, bool sliced, gpurta_error *error);
void model_clear(struct model *model);

/* r := v in scaled ticks, 0 where there is no value; false: does not fit. */
static inline bool take_i64(int64_t *const r, const struct scale *const scale,
                            const struct rat *const v)
{
    *r = 0;
    return !rat_given(v) || scale_i64(r, scale, v);
}

static inline bool take_mpz(mpz_ptr r, const struct scale *const scale, const struct rat *const v)
{
    if (rat_given(v))
        scale_mpz(r, scale, v);
    else
        mpz_set_ui(r, 0);
    return true;
}

/* A common denominator of all times of a model. */
bool model_scale(struct scale *scale, const struct model *model);

/* n := entries of channel j in `gaps` gaps of channel i != j, from gap `start` on. */
void model_entries(const struct channels *shape, size_t i, int64_t start, mpz_srcptr gaps, size_t j,
                   mpz_ptr n);

/* gpurta_runlist_analyse() on one of the number kinds only; 64-bit may answer GPURTA_OVERFLOW. */
gpurta_status runlist_analyse(gpurta_runlist **result, const gpurta_tasks *tasks,
                              const gpurta_options *options, bool wide, gpurta_error *error);

#endif
