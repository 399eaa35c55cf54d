/* EDF from inside: the problem in exact rationals, and the test. */
#pragma once

#include "model/tasks.h"
#include "number/ticks.h"
#include "number/value.h"

#include <gpurta/edf.h>
#include <stdbool.h>

enum edf_outcome {
    EDF_PASS,
    EDF_FAIL,   /* a deadline with too much demand was found */
    EDF_CUT,    /* the limit was reached */
    EDF_TOO_BIG /* beyond 64-bit integers */
};

/* Points of a demand test. */
struct edf_points {
    mpq_t *time; /* NULL: none yet */
    size_t count;
};

/* A direct task with C + o and D - J, and what of it cannot be preempted: np + o, a switch and the
 * section after it. */
struct edf_times {
    struct rat wcet, deadline, period, blocking;
    size_t origin; /* index in the gpurta_tasks */
};

/* Direct tasks. What blocks of each server: the longest np inside + o, 0 if it is empty; their sum.
 * U_s. */
struct edf_problem {
    size_t count, servers;
    struct edf_points *kept; /* where the points of a passed test go; NULL: nowhere */
    struct edf_times *task;
    mpq_t *server_blocking;
    size_t *inhabitants; /* tasks of each server */
    mpq_t served_blocking, share, overhead, latency;
    enum ticks_numbers numbers;
};

struct edf_item {
    struct rat response; /* without a value where there is none */
    gpurta_verdict verdict;
    size_t place; /* in the problem; its count for a task in a server */
};

/* An analysis. */
struct edf {
    const gpurta_tasks *tasks;
    struct edf_problem problem;
    struct edf_item *item; /* of each task */
    mpq_t time;            /* the witness */
    bool has_witness, exact;
    gpurta_verdict verdict;
    int64_t work;
    struct edf_points points;
    const char *reason, *response_reason; /* of these, or fixed */
    char text[256], response_text[192];
};

gpurta_status edf_analyse(struct edf **result, const gpurta_tasks *tasks,
                          const gpurta_options *options, gpurta_error *error);
void edf_destroy(void *edf);

/* On failure the problem is cleared, and task is NULL. */
gpurta_status edf_problem_init(struct edf_problem *problem, const gpurta_tasks *tasks,
                               const gpurta_options *options, gpurta_error *error);
void edf_problem_clear(struct edf_problem *problem);

/* Whether the test is exact: no servers, sections or overhead. */
bool edf_problem_exact(const struct edf_problem *problem);
/* What no scheduler can do without: direct tasks with C and D - J, and nothing else. To be cleared
 * in every case; false: out of memory. */
bool edf_problem_plain(struct edf_problem *plain, const struct edf_problem *problem,
                       const gpurta_tasks *tasks);

/* b := what can hold back server `server`: the longest of a direct task, and of each other server
 */
void edf_blocking_of_others(mpq_ptr b, const struct edf_problem *problem, size_t server);

void edf_use(mpq_ptr use, const struct edf_problem *problem);   /* sum of C/P */
void edf_rate(mpq_ptr rate, const struct edf_problem *problem); /* sum of 1/P */
int edf_load(const struct edf_problem *problem);                /* sign of U + U_s - 1 */
/* What finding it took, in task evaluations; nothing where its denominator is a word. */
int64_t edf_use_work(mpq_srcptr use, size_t count);

/* h(t) of one task, and B(t). */
void edf_demand_of(mpq_ptr value, const struct edf_problem *problem, size_t index, mpq_srcptr t);
void edf_blocking_at(mpq_ptr value, const struct edf_problem *problem, mpq_srcptr t);

/* The whole demand test, U > 1 and D <= 0 included: EDF_FAIL with a witness t, EDF_PASS, EDF_CUT.
 * *work: task evaluations so far, added to; it ends at limit. count == 0: admission alone, and the
 * witness is 0. load: sign of U + U_s - 1. */
gpurta_status edf_decide(enum edf_outcome *outcome, mpq_ptr witness, int64_t *work, int64_t limit,
                         const struct edf_problem *problem, int load, gpurta_error *error);

/* Periods of one task, by halves. */
struct edf_halving {
    size_t place;
    bool follows; /* its D is P */
    mpq_ptr low; /* U + U_s < 1 above it; then the largest that fails, if the outcome is EDF_FAIL */
    mpq_ptr high; /* the smallest that passes; untouched where none does */
    bool near;    /* every test had an answer: the smallest period is within a tick of high */
};

/* Tests periods below the given one, with which U + U_s < 1, down to a tick. EDF_FAIL: witness is
 * one for `low`. Else no period was found to fail. */
gpurta_status edf_halve(enum edf_outcome *outcome, mpq_ptr witness, int64_t *work, int64_t limit,
                        const struct edf_problem *problem, struct edf_halving *halving,
                        gpurta_error *error);

/* Responses of direct tasks, J included; U + U_s <= 1, count >= 1. load: sign of U + U_s - 1. */
gpurta_status edf_respond(enum edf_outcome *outcome, struct rat *response, int64_t limit,
                          const struct edf_problem *problem, int load, gpurta_error *error);

/* Initialised times; NULL: out of memory. */
mpq_t *edf_new_times(size_t count);
void edf_free_times(mpq_t *time, size_t count);
