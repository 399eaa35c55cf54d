/* What the analysis said of each value of --vary. */
#pragma once

#include "cli/base/flags.h"
#include "cli/base/output.h"

struct item {
    char *name, *reason; /* why it has no bound; NULL: it has, or its command does not say */
    bool bounded, limited;
    int64_t sms; /* of its partition; 0: none */
    mpq_t bound, deadline, ratio;
    gpurta_verdict verdict;
};

struct point {
    char *value, *reason;
    char *assumed; /* as a cell of CSV has it, to be freed; that of the point before where it is the
                      same */
    double place;  /* of the value, in pictures */
    bool judged;   /* it has a verdict */
    gpurta_verdict verdict;
    size_t first, items, worst; /* worst: SIZE_MAX: no item has a deadline */
};

struct curve {
    const struct call *call;
    const char *path; /* of the values, without them */
    size_t path_length;
    const char *unit; /* of the times */
    struct point *point;
    size_t points, point_room;
    struct item *item;
    size_t items, item_room;
    char *platform, **assumed; /* with the last value; NULL: none */
    size_t assumptions, assumed_room;
    char *asked;            /* what CSV adds to the assumptions */
    const char *unmeasured; /* behind a verdict */
    int worst;              /* exit status */
    char suffix[8];         /* of the values */
};

/* Of edf, rta and simulate it is a response; of bound, partition and runlist a bound. */
bool vary_is_about_bounds(const struct curve *curve);
/* Writes the curves; -1, or the exit status. */
int vary_draw(const struct curve *curve, const char *path);
