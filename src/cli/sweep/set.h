/* One random set, and what curves say about it. A worker has room for sets of every point. */
#ifndef SET_H
#define SET_H

#include "cli/sweep/design.h"

/* What a point of the design comes to: made once, read by all workers. */
struct point {
    gpurta_generator *generator;  /* NULL: sets have no utilizations */
    size_t tasks, channels;       /* channels: saturated ones too */
    int64_t (*ticks)[PARAMETERS]; /* of each curve */
};

/* Returns -1, or the exit status after it was reported why not. */
int points_make(struct point **points, const struct design *design);
void points_destroy(struct point *points, const struct design *design);

struct worker {
    const struct design *design;
    const struct point *points;
    gpurta_random random;
    size_t count, channels; /* of the present set */
    int64_t *wcet, *period, *deadline, *timeslice, *adjusted, *result;
    int64_t *blocks, *threads, *registers, *shared_memory;
    int64_t *server, *budget, *server_period; /* those of the design, then tasks' own */
    gpurta_level *level;
    size_t servers; /* of the present set */
    bool served;
    void *work;
    int64_t own_timeslice[MOST_KINDS]; /* of the kinds of tasks; 0: that of the curve */
    int64_t law_low, law_high;         /* of the period, in grains */
    int64_t grain;                     /* of periods, in ticks */
    int64_t wcet_grain;                /* likewise; 0: C is exact */
    int64_t *listed;                   /* periods of a list */
    mpq_t time, other;
    bool bounded; /* `bound` is that of the present set, as this curve asked */
    size_t bounded_curve;
    gpurta_batch_rta_jobs_work *jobs; /* NULL: none yet */
    gpurta_batch_place_work *placing; /* NULL: none yet */
    int64_t *place;                   /* SMs of blocks, for two placements; NULL: none yet */
    gpurta_batch_bound_work **batch;  /* of each curve, with its options; NULL: none yet */
    gpurta_options **batch_options;
    size_t *batch_point; /* of each curve: whose options they are */
    int64_t *context;    /* of each task, if there are contexts */
    gpurta_verdict bound;
    bool analysed; /* whether there is one: else nothing was seen either */
};

/* false: out of memory. */
bool worker_init(struct worker *worker, const struct design *design, const struct point *points);
void worker_clear(struct worker *worker);

/* Draws set number `set` of a point; false: the generator gave up. */
bool set_draw(struct worker *worker, size_t point, int64_t set);

/* What a curve says about the present set. Of misprediction: GPURTA_SCHEDULABLE if some block goes
 * elsewhere. */
gpurta_verdict set_judge(struct worker *worker, size_t point, size_t curve);

/* time := a whole number of ticks, >= 0 */
void set_ticks(mpq_ptr time, int64_t ticks);

/* Those of whole-GPU tasks: set_tasks.c. */
gpurta_verdict judge_runlist(struct worker *worker, const struct curve *curve,
                             const int64_t *ticks);
gpurta_verdict judge_edf(struct worker *worker, const struct curve *curve, const int64_t *ticks);
gpurta_verdict judge_edf_simulation(struct worker *worker, const struct curve *curve,
                                    const int64_t *ticks);

/* The same as objects: set_objects.c. */
gpurta_verdict judge_channels(struct worker *worker, const gpurta_runlist_ticks_set *set,
                              enum analysis analysis);
gpurta_verdict judge_demand(struct worker *worker, int64_t limit, const int64_t *ticks);
gpurta_verdict judge_schedule(struct worker *worker, int64_t limit, const int64_t *ticks,
                              int64_t cost);

/* Those of kernels: set_kernels.c. */
/* time := wcet of the blocks of kernel i, in ticks; its blocks share its work. */
gpurta_status set_block_time(struct worker *worker, size_t i);
gpurta_verdict judge_rta(struct worker *worker, int64_t limit);
gpurta_verdict judge_bound(struct worker *worker, size_t point, size_t curve);
gpurta_verdict judge_misprediction(struct worker *worker);

/* ---- a set as a scenario of its own: witness.c ---- */

/* The command that certifies what a curve says of the worker's present set; NULL: there is none, as
 * simulations and published tests prove nothing (nor are sets in several contexts written). */
const char *witness_command(const struct worker *worker, const struct curve *curve);

/* The worker's present set at a point, for that command, as JSON. false: out of memory, or a block
 * cannot launch. */
bool witness_write(FILE *file, struct worker *worker, size_t point, size_t curve);

#endif
