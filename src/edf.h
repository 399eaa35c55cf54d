/* EDF from inside: the problem in exact rationals, and the test on a chosen number path. */
#ifndef EDF_H
#define EDF_H

#include <gpurta/edf.h>
#include <stdbool.h>

/* Which numbers to compute with; tests force each. */
enum edf_path {
    EDF_AUTO, /* 64-bit integers, and GMP where they overflow */
    EDF_I64,  /* 64-bit integers or GPURTA_OVERFLOW */
    EDF_MPZ   /* GMP */
};

enum edf_outcome {
    EDF_PASS,
    EDF_FAIL,   /* a deadline with too much demand was found */
    EDF_CUT,    /* the limit was reached */
    EDF_TOO_BIG /* beyond 64-bit integers */
};

/* Direct tasks with C + o, D - J, np; blocking by tasks in servers; U_s. */
struct edf_problem {
    size_t count;
    size_t *origin; /* index in the gpurta_tasks */
    mpq_t *wcet, *deadline, *period, *blocking;
    mpq_t served_blocking, share, overhead, latency;
};

/* On failure the problem is cleared, and origin is NULL. */
gpurta_status edf_problem_init(struct edf_problem *problem, const gpurta_tasks *tasks,
                               const gpurta_options *options, gpurta_error *error);
void edf_problem_clear(struct edf_problem *problem);

/* The longest non-preemptable section of all tasks but one, for each of them. */
struct edf_sections {
    mpq_t longest, second;
    size_t owner; /* index of the task with the longest */
};

void edf_sections_init(struct edf_sections *sections, const struct edf_problem *problem,
                       const gpurta_tasks *tasks);
void edf_sections_clear(struct edf_sections *sections);
mpq_srcptr edf_section_of_others(const struct edf_sections *sections, size_t index);

/* use := sum of C/P; pairwise, so that many large denominators stay affordable */
gpurta_status edf_use(mpq_ptr use, const struct edf_problem *problem, gpurta_error *error);

/* h(t) of one task, and B(t). */
void edf_demand_of(mpq_ptr value, const struct edf_problem *problem, size_t index, mpq_srcptr t);
void edf_blocking_at(mpq_ptr value, const struct edf_problem *problem, mpq_srcptr t);

/* The whole demand test, U > 1 and D <= 0 included: EDF_FAIL with a witness t, EDF_PASS, EDF_CUT.
 * *work: task evaluations so far, added to; it ends at limit. count == 0: admission alone, and the
 * witness is 0. */
gpurta_status edf_decide(enum edf_outcome *outcome, mpq_ptr witness, int64_t *work, int64_t limit,
                         const struct edf_problem *problem, enum edf_path path,
                         gpurta_error *error);

/* gpurta_edf_analyse and gpurta_edf_sensitivity on a chosen path. */
gpurta_status edf_analyse_on(gpurta_edf **result, const gpurta_tasks *tasks,
                             const gpurta_options *options, enum edf_path path,
                             gpurta_error *error);
gpurta_status edf_sensitivity_on(gpurta_verdict *found, mpq_ptr low, mpq_ptr high,
                                 const gpurta_tasks *tasks, gpurta_edf_parameter parameter,
                                 size_t item, const gpurta_options *options, enum edf_path path,
                                 gpurta_error *error);

#endif
