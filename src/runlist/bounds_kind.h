/* What bounds_core.h gives, for one number kind: included after number/i64.h or number/mpz.h. */
#ifndef BOUNDS_KIND_H
#define BOUNDS_KIND_H

#include "supply/channels.h"

/* Evaluations of one channel at one length that a search for work-limited bounds may take. */
#define BOUNDS_DEFAULT_LIMIT 100000000

#endif

/* A system in whole ticks, and room for its analysis. The caller gives everything up to `own`. */
struct NUM(bounds) {
    const struct channels *shape;
    const num_t *timeslice;   /* TS_j, as far as others are concerned */
    const num_t *slice;       /* TS_j, as far as its own work is concerned: rounded down */
    const num_t *wcet;        /* 0: saturated */
    const num_t *section;     /* non-preemptable; NULL: all 0 */
    const num_t *period;      /* 0: none; NULL: none at all */
    unsigned char *full;      /* out: counts as saturated */
    num_t *entry;             /* of each channel: what one of its entries costs others */
    num_t *medium, *low;      /* prefix sums over the mediums and the lows: n + 2 in all */
    num_t *slots;             /* of each channel: k; for work-limited bounds */
    num_t cost, reset, own;   /* of a switch to others, a reset of a low one, an own switch */
    num_t high;               /* sum of the costs of all high channels */
    num_t published, longest; /* Theorem 1: sum over high channels, longest lower timeslice */
    num_t k;                  /* slots of the channel that is looked at */
    num_t in_high, in_medium,
        in_low;                   /* entries of each channel of a level in its window, at least */
    size_t more_medium, more_low; /* so many in a row have one more */
    int64_t steps, limit;         /* of work-limited bounds, in channels that were looked at */
    num_t work, switches, length, total, times; /* for calculations */
    num_t e, t, u, v;
};

void NUM(bounds_init)(struct NUM(bounds) * r);
void NUM(bounds_clear)(struct NUM(bounds) * r);

/* All of these answer false when a number did not fit. */

/* entry[] and the prefix sums, from full[]. */
bool NUM(bounds_prepare)(struct NUM(bounds) * r);

/* What r->k slots of channel i make its response at most, after bounds_prepare():
 * bound := C_i + k * own + worst sum of k consecutive gaps; *start: the gap where that begins. A
 * saturated channel has C_i = 0 here. */
bool NUM(bounds_slots)(struct NUM(bounds) * r, size_t i, num_t *bound, int64_t *start);

/* Positional bounds of all channels that are not saturated, and full[]. */
bool NUM(bounds_positional)(struct NUM(bounds) * r, num_t *bound, int64_t *start);

/* Work-limited bounds of all channels that are not saturated, and full[], after
 * bounds_positional(), whose answers are in `positional` and `start`. *stopped: r->limit steps were
 * not enough, and what came out is no bound. */
bool NUM(bounds_limited)(struct NUM(bounds) * r, const num_t *positional, num_t *bound,
                         int64_t *start, bool *stopped);

/* Theorem 1 of the high channel i, after theorem_prepare(). */
bool NUM(theorem_prepare)(struct NUM(bounds) * r);
bool NUM(theorem)(struct NUM(bounds) * r, size_t i, num_t *bound);

/* A response of channel i that can occur: all others submit one job just after the entry before gap
 * `start` was passed, then i does; switches are free. */
bool NUM(bounds_witness)(struct NUM(bounds) * r, size_t i, int64_t start, num_t *least);
