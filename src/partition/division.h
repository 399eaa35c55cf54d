/* What a search for divisions finds. */
#pragma once

#include "bound/bound.h"
#include "model/chains.h"

#include <gpurta/partition.h>

struct division {
    const gpurta_chains *chains;
    gpurta_platform *platform;
    gpurta_mechanism mechanism;
    int64_t cuda;
    gpurta_minimize minimize;
    gpurta_queues queues; /* when it was searched */
    size_t partitions, kept, culprit, culprit_path;
    size_t *part, parts; /* partitions with kernels */
    int64_t sms, found, tried, culprit_sms;
    bool limited;           /* the limit came before the search ended */
    char doubt[DOUBT_TEXT]; /* why none is searched for; "": nothing speaks against it */
    int64_t *size;          /* of each kept division, of each partition; where none is, as tried */
    int64_t *alone;         /* of each partition; 0: none is enough */
    mpq_t excess;           /* 0: the culprit has no bound */
};

/* The result as tables, or its end; takes the division, also where it fails. */
gpurta_status division_result(gpurta_result **result, struct division *division,
                              gpurta_error *error);
void division_destroy(void *division);
/* NULL: it is no such result. */
const struct division *division_of(const gpurta_result *result);

/* Can partitions of these allowed sizes be beside each other? Their sum is at most the SMs of the
 * platform; MIG instances, at most 8, also need disjoint places: O(8^count). */
bool partition_fits(const gpurta_platform *platform, gpurta_mechanism mechanism,
                    const int64_t *sizes, size_t count);

/* Where the sizes are from, and what of them is not confirmed; NULL: any size is allowed, or the
 * mechanism is not known there; nothing. */
const char *partition_size_source(const gpurta_platform *platform, gpurta_mechanism mechanism,
                                  int64_t cuda);
const char *partition_size_unconfirmed(const gpurta_platform *platform, gpurta_mechanism mechanism,
                                       int64_t cuda);

/* The MIG profile of that size, for example "3g", and its number for `nvidia-smi mig -cgi`; NULL:
 * there is none. */
const char *partition_mig_profile(const gpurta_platform *platform, int64_t sms, int64_t *id);
