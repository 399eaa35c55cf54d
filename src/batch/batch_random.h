/* One random set, and what is said of it. */
#pragma once

#include "model/tasks.h"
#include <gpurta/batch.h>
#include <gpurta/occupancy.h>

#include <stdbool.h>

#define FIELDS(array) (sizeof(array) / sizeof(array)[0])

/* Bounds in a batch, with the options of a curve, which last until another point has other ones. */
struct bound_batch {
    gpurta_batch_bound_work *work; /* NULL: none yet */
    gpurta_options *options;
    gpurta_batch_curve curve; /* whose they are */
};

struct gpurta_batch_random_work {
    gpurta_batch_law law;
    gpurta_random random;
    size_t count, channels, servers; /* of the present set */
    int64_t *wcet, *period, *deadline, *timeslice, *adjusted, *result;
    int64_t *blocks, *threads, *registers, *shared_memory;
    int64_t *server, *budget, *server_period; /* those of the law, then tasks' own */
    int64_t *context;                         /* of each task, if there are contexts */
    gpurta_level *level;
    bool served; /* is a task in a server, its own or another? */
    void *work;
    mpq_t time, other;
    bool no_memory;                    /* it ran out, and the call fails */
    struct bound_batch *batch;         /* of each curve */
    const gpurta_batch_curve *bounded; /* `bound` is that of the present set, as this one asked */
    gpurta_verdict bound;
    bool analysed;                    /* whether there is one: else nothing was observed either */
    gpurta_batch_rta_jobs_work *jobs; /* NULL: none yet */
    gpurta_batch_place_work *placing; /* NULL: none yet */
    int64_t *place;                   /* SMs of blocks, for two placements; NULL: none yet */
};

/* Did a call succeed? Lack of memory is remembered. */
static inline bool had(gpurta_batch_random_work *const work, const gpurta_status status)
{
    work->no_memory = work->no_memory || status == GPURTA_NO_MEMORY;
    return status == GPURTA_OK;
}

/* time := a whole number of ticks, >= 0 */
void set_ticks(mpq_ptr time, int64_t ticks);

/* What a curve says of the present set of whole-GPU tasks: batch_random_tasks.c. */
gpurta_verdict judge_runlist(gpurta_batch_random_work *work, const gpurta_batch_curve *curve);
gpurta_verdict judge_edf(gpurta_batch_random_work *work, const gpurta_batch_curve *curve);
gpurta_verdict judge_edf_simulation(gpurta_batch_random_work *work,
                                    const gpurta_batch_curve *curve);

/* The same as objects: batch_random_objects.c. */
gpurta_verdict judge_channels(gpurta_batch_random_work *work, const gpurta_runlist_ticks_set *set,
                              gpurta_batch_analysis analysis);
gpurta_verdict judge_demand(gpurta_batch_random_work *work, const gpurta_batch_curve *curve);
gpurta_verdict judge_schedule(gpurta_batch_random_work *work, const gpurta_batch_curve *curve);

/* Of kernels: batch_random_kernels.c. */
gpurta_verdict judge_rta(gpurta_batch_random_work *work, int64_t limit);
gpurta_verdict judge_bound(gpurta_batch_random_work *work, const gpurta_batch_curve *curve,
                           size_t place);
gpurta_verdict judge_misprediction(gpurta_batch_random_work *work);
