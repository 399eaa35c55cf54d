/* A part of a search: runs one after the other, each of which may begin from the best before. Parts
 * know nothing of each other, so that threads can take them in any order. */
#pragma once

#include "search/run.h"

/* A pattern: when each chain is first released, how late, and how the rest goes. */
struct pattern {
    int64_t *nominal, *late; /* of each chain: its first release, and its delay */
    unsigned char *again;    /* delay of later releases: 0 none, 1 the jitter, 2 anything */
    int shorten;
    uint64_t random;
};

#define MOST_EVENTS 200000 /* of a run */

struct search_part {
    const struct system *s;
    const struct search_times *times;
    struct arena arena;        /* of all that is here but kept[] and run */
    struct pattern now, *best; /* best[c]: longest response of chain c, then of paths */
    int64_t *longest;          /* of each chain, then the reaction of each path */
    int64_t *age;              /* of each path */
    struct search_release *release, **kept;
    size_t count, *kept_count;
    size_t replayed; /* the chain whose run is there, as search_part_replay() left it; SIZE_MAX */
    struct search_run run;
    int64_t *observed_step, *observed_finish;
    uint64_t random;
};

/* A pool may be NULL. false: out of memory; search_part_clear() in any case. */
bool search_part_init(struct search_part *part, const struct system *system,
                      const struct search_times *times, struct pool *pool, uint64_t random);
void search_part_clear(struct search_part *part);

/* Run number n, from 0. false: out of memory. */
bool search_part_run(struct search_part *part, int64_t n, int64_t most_events);

/* Leaves releases out of the best run of a chain while its response stays as long. `spent`: events
 * that this took for all chains so far. false: out of memory. */
bool search_part_shrink(struct search_part *part, size_t chain, int64_t *spent);

/* Runs it again, and leaves its spans in part->run; `nominal`: of the job that took longest.
 * false: out of memory. */
bool search_part_replay(struct search_part *part, size_t chain, int64_t *nominal);

/* What becomes 0: the first nominal release, or 0 itself where chains have offsets. */
int64_t search_part_zero(const struct search_part *part, size_t chain);
void search_part_from_zero(struct search_part *part, size_t chain);
