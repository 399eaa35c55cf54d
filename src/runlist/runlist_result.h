/* The result of an analysis, for the sources that read it. */
#pragma once

#include "base/result.h"
#include "model/tasks.h"
#include "runlist/runlist_run.h"

enum { ASSUMED = 200 };

struct runlist {
    struct model model;
    struct answer *answer;
    const gpurta_tasks *tasks; /* held, for their names */
    size_t *first;             /* rows before each channel, and at the end: terms, then gaps */
    size_t deadlines;
    bool stopped; /* see struct runlist_run */
    gpurta_verdict verdict;
    char reason[GPURTA_ERROR_SIZE];
    bool measured; /* the platform has a switch cost that was measured */
    char of_levels[ASSUMED], of_slices[ASSUMED]; /* of those that are not given; "": all are */
};

gpurta_status runlist_analyse(struct runlist **result, const gpurta_tasks *tasks,
                              const gpurta_options *options, gpurta_error *error);
void runlist_destroy(void *runlist); /* not NULL */

/* Whether jobs of channel i may queue: nothing shows that one is complete before the next. */
bool runlist_may_queue(const struct runlist *result, size_t i);

/* I_j: what the work in one entry of channel j takes at most; whether its wcet is that. */
bool runlist_entry_work(const struct runlist *result, size_t j, mpq_ptr each);

/* k of channel i, which is not saturated. */
void runlist_turns(const struct runlist *result, size_t i, mpq_ptr turns);

/* Of what channel j adds to the bound of channel i, and of a gap of channel i; not saturated. */
bool runlist_term(const struct runlist *result, size_t i, size_t j, gpurta_column column,
                  struct value *value);
void runlist_gap(const struct runlist *result, size_t i, int64_t gap, mpq_ptr sum);
