/* The result of an analysis, for the sources that read it. */
#ifndef RUNLIST_RESULT_H
#define RUNLIST_RESULT_H

#include "runlist/runlist_run.h"

struct gpurta_runlist {
    struct model model;
    struct answer *answer;
    bool stopped; /* see struct runlist_run */
    gpurta_verdict verdict;
    char reason[GPURTA_ERROR_SIZE];
};

/* Whether there is a bound of channel `index`. */
static inline bool runlist_bounded(const gpurta_runlist *const result, const size_t index)
{
    return index < gpurta_runlist_count(result) && rat_given(&result->answer[index].bound);
}

/* I_j: what the work in one entry of channel j takes at most. */
void runlist_entry_work(const gpurta_runlist *result, size_t j, mpq_ptr each);

#endif
