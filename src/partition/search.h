/* The search for divisions, as its parts see it. */
#pragma once

#include "blocked/weight_cache.h"
#include "bound/bound.h"
#include "model/chains.h"
#include "model/platform.h"
#include "partition/alike.h"
#include "partition/division.h"

struct search {
    struct division *result;
    gpurta_chains chains; /* as given, but for their program */
    gpurta_program program;
    const gpurta_model *model; /* whose wcet are set for whatever is tried; NULL: none is by SMs */
    bool *outside;             /* of partitions: a wcet is not given for the size that is tried */
    bool grows;                /* a larger size may make a bound longer: each size is tried */
    unsigned char *size_is;    /* then of each part and size: bits */
    gpurta_platform platform;  /* with SMs for whatever is tried */
    struct weight_cache *cache;
    const gpurta_platform *given;
    const gpurta_options *options;
    gpurta_error *error;
    gpurta_mechanism mechanism;
    int64_t cuda;
    gpurta_minimize minimize;
    int64_t *sizes; /* allowed ones, ascending */
    size_t size_count;
    size_t *part; /* partitions with kernels: the parts */
    size_t *like; /* the first part that is alike */
    struct homes homes;
    size_t parts;
    int64_t left; /* evaluations that may still be done */
    bool known;   /* best[] is what a division costs that fits: first[] */
    int64_t *first;
    bool independent;       /* bounds of a partition are of its own size alone */
    int64_t *now;           /* of each part: the size that is tried */
    int64_t best[2], least; /* cost of the cheapest so far; SMs that all parts need at least */
    bool hopeless;          /* some part meets its deadlines with no size */
    gpurta_status status;
};

enum { GIVEN = 1, GOOD = 2 }; /* every wcet is given for it; it meets its deadlines, or may */

/* The bounds with now[]. NULL: stopped. */
struct bound *partition_try(struct search *s);
/* The partition of a chain's first kernel; GPURTA_NONE: it has none. */
size_t partition_of_chain(const struct search *s, size_t chain);

/* Has the path a deadline, and passes a chain of the partition? GPURTA_NONE: of any. */
bool partition_has_path(const struct search *s, size_t partition, const struct path *path);

/* Every part in turn has all that the others can spare; told is where the least is missing. Parts
 * that do not fit whatever the others have are told first, of which one bound tells. */
bool partition_explain(struct search *s);
