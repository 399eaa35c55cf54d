/* What an analysis finds, before it is a table; independent of its inputs. */
#pragma once

#include "model/program.h"
#include "rta/rta_run.h"

struct rta {
    const gpurta_program *program; /* of a result alone, which holds it */
    struct outcome *outcome;
    struct worst *worst;                          /* NULL: one job each, which is the worst */
    size_t count, missed, with_deadline, unknown; /* kernels */
    size_t above;              /* of the unknown: whose bound is above the deadline */
    int64_t slots, most, jobs; /* slots < most: a bound */
    gpurta_rta_algorithm algorithm;
    gpurta_verdict verdict;
    bool exhaustive, sustainable;
    bool ties;             /* of a result: jobs wait for their stream while there are others */
    struct rta_step *step; /* trace; NULL if none was kept */
    size_t steps;
    gpurta_platform *platform; /* of a result, which has a copy; else NULL */
    char *carveouts;           /* an assumption: which were computed for whom; NULL: none */
    char reason[600];
};

gpurta_status rta_analyse(struct rta **result, const gpurta_program *program,
                          const gpurta_platform *platform, const gpurta_options *options,
                          gpurta_error *error);
void rta_destroy(void *rta);

/* What a result is of; NULL: of another analysis. */
const struct rta *rta_of(const gpurta_result *result);

/* Of all kernels together, from their numbers. */
gpurta_verdict rta_verdict(const struct rta *result);

/* rta_analyse() of a program with partitions. */
gpurta_status rta_partitions(struct rta **result, const gpurta_program *program,
                             const gpurta_platform *platform, const gpurta_options *options,
                             gpurta_error *error);
