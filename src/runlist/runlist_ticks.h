/* What the analyses of a runlist on whole ticks share. */
#pragma once

#include <gpurta/runlist.h>

/* Where everything stands in the working memory of gpurta_runlist_ticks_work() bytes. */
struct runlist_room {
    int64_t *entry, *prefix, *slice, *slots, *bound, *positional, *theorem;
    int64_t *start; /* gap at which the worst window of each channel begins */
    unsigned char *full;
};

gpurta_status runlist_ticks_check(const gpurta_runlist_ticks_set *set, gpurta_error *error);

/* Bounds of a set that was checked: positional ones, and those that are wanted. */
gpurta_status runlist_ticks_find(const gpurta_runlist_ticks_set *set, bool limited, bool theorem,
                                 void *work, struct runlist_room *room, gpurta_error *error);
