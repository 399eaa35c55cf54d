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
    int64_t *wcet, *period, *deadline, *timeslice, *adjusted, *adjusted_2, *result;
    int64_t *blocks, *threads, *registers, *shared_memory;
    gpurta_level *level;
    void *work;
    int64_t law_low, law_high; /* of the period, in grains */
    int64_t grain;             /* of periods, in ticks */
    mpq_t time, other;
    bool bounded; /* `bound` is that of the present set, for so long a search */
    int64_t searched;
    gpurta_verdict bound;
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

/* Those of kernels. */
gpurta_verdict judge_rta(struct worker *worker);
gpurta_verdict judge_bound(struct worker *worker, int64_t search);
gpurta_verdict judge_misprediction(struct worker *worker);

#endif
