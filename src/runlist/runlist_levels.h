/* The search for levels: what its text needs. */
#ifndef RUNLIST_LEVELS_H
#define RUNLIST_LEVELS_H

#include "runlist/runlist.h"

/* Where the search stands: the current assignment, and the best ones. */
struct search {
    const struct model *model;
    struct channels shape;                   /* of the current assignment; its levels are `used` */
    struct rat slice[GPURTA_LEVEL_HIGH + 1]; /* the driver's timeslices, where they are used */
    struct rat rounded[GPURTA_LEVEL_HIGH + 1]; /* down, to what the hardware can do */
    /* The levels as they are chosen: GPURTA_LEVEL_NONE is a low channel with the timeslice that the
     * driver gives where no level is set. kept_level: one assignment after the other. */
    gpurta_level *level, *from, *given, *kept_level;
    gpurta_level *used; /* level, without GPURTA_LEVEL_NONE */
    size_t changes[GPURTA_RUNLIST_LEVELS_KEPT];
    struct rat *ratio; /* of those kept */
    size_t kept;
    int64_t tried, fit, steps, limit;
    bool all;       /* every assignment */
    bool by_level;  /* some timeslice follows the level */
    bool odd_given; /* the given levels are not the usual name for their list */
};

size_t search_changes(const struct search *s);
bool search_known(const struct search *s); /* the current assignment is kept already */
void search_insert(struct search *s, size_t place, size_t changes);
gpurta_level search_least(const struct search *s, size_t i);
bool search_next(struct search *s);         /* the next assignment; false after the last */
bool search_wanted(const struct search *s); /* the current one is to be tried */
void search_begin(struct search *s);

ticks_text levels_run_i64, levels_run_mpz;

#endif
