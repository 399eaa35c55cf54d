/* One analysis, between the entries and their text for each number kind (number/ticks.h). */
#pragma once

#include "model/program.h"
#include "number/ticks.h"
#include "rta/rta.h"

/* Of one kernel. */
struct outcome {
    struct rat release, deadline;
    struct rat completion; /* of the first job; none: it was not reached */
    gpurta_verdict verdict;
};

/* The same, after a walk over all jobs. */
struct worst {
    struct rat response; /* the longest of those observed; none: none was */
    struct rat release;  /* of the first job that has it */
    int64_t job;         /* and its number, from 0 */
};

struct rta_step {
    size_t kernel;
    int64_t free, placed, left, repeat;
    struct rat start; /* of the first round */
    struct rat wcet;  /* of a block */
};

struct rta_run {
    /* in */
    const gpurta_program *program;
    int64_t slots, most; /* certain while a block waits; that an idle GPU takes */
    bool late;           /* U1 */
    const size_t *lane;  /* the stream of each kernel, 0 .. lanes - 1 */
    size_t lanes;
    const size_t *order; /* kernels by release; for all jobs */
    struct walk_limit limit;
    bool closed_form, trace;
    /* out */
    struct outcome *outcome;
    struct worst *worst;   /* NULL: one job each, which is the worst */
    struct rta_step *step; /* of the trace */
    size_t steps;
    int64_t jobs, missed;
    bool waited, repeats; /* as in struct jobs */
};

/* Slots that are a bound give bounds as long as the order of dispatch is known: not once a job
 * waits for its stream while there are others. */
static inline bool rta_reorders(const struct rta_run *const run)
{
    return run->slots < run->most && run->lanes > 1;
}

void rta_steps_free(struct rta_run *run);

/* One job of each kernel. */
ticks_text rta_first_run_i64, rta_first_run_mpz;

/* All jobs of all kernels. */
ticks_text rta_all_run_i64, rta_all_run_mpz;

/* What can be said of every job without walking: needs times that are whole in `scale`. */
enum rta_load {
    RTA_LOAD_FITS,      /* utilization is at most 1 of the slots, and of every stream */
    RTA_LOAD_UNDECIDED, /* too close to 1 for numbers of this size, or more than is certain */
    RTA_LOAD_STREAM,    /* more than 1 of a stream: see *kernel */
    RTA_LOAD_SLOTS      /* more than the most slots */
};

/* `utilization` is text for people, or empty. GPURTA_NO_MEMORY or GPURTA_OK. */
gpurta_status rta_load_of(const struct rta_run *run, const struct scale *scale, enum rta_load *load,
                          size_t *kernel, char *utilization, size_t size);

/* Does every job meet its deadline and complete within its period, whatever the phases? Sufficient;
 * false where a stream is shared. Only where the load fits. */
gpurta_status rta_any_phase(const struct rta_run *run, const struct scale *scale, bool *fits);
