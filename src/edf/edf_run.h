/* A demand test or a search for responses from inside: what goes into the text of edf_core.h, and
 * what both number kinds share. */
#pragma once

#include "edf/edf.h"
#include "number/ticks.h"
#include "number/wide_div.h"

/* Shares of the GPU are whole numbers in units of 2^-62. */
#define EDF_ONE ((int64_t)1 << 62)
/* No time above this in the 64-bit loops. */
#define EDF_MAX ((int64_t)1 << 60)
/* A line bound beyond this many first ranges: the busy period is computed too. */
#define EDF_FAR 64
/* Task evaluations on 64-bit integers that take as long as one on GMP integers. */
#define EDF_GMP 16
/* Task evaluations that take as long as scaling the times of a task to ticks, by each word of the
 * scale. */
#define EDF_SCALING 2
/* Task evaluations for one event of the search for responses, beside one for every two levels of
 * its heaps; but never more than half a one for each task. */
#define EDF_EVENT 2
/* A hyperperiod of more bits is never reached. */
#define EDF_LCM_BITS 4096

struct edf_run {
    const struct edf_problem *problem; /* count >= 1, U + U_s <= 1 */
    struct edf_halving *halving; /* NULL: one test; else many, with smaller periods of a task */
    mpq_srcptr divisor;          /* of every C and np: 1 - U_s for the test; NULL: 1 */
    int load;                    /* sign of U + U_s - 1 */
    int64_t start, limit;        /* task evaluations: done before, allowed */
    struct rat *response;        /* NULL: the demand test; else where responses go */
    mpq_ptr witness;             /* of the test */
    int64_t work;                /* comes out, start included */
    enum edf_outcome outcome;    /* comes out */
};

ticks_text edf_run_i64, edf_run_mpz;

/* Size in words of 64 bits, at least 1. */
static inline int64_t edf_words(mpz_srcptr v)
{
    return (int64_t)((mpz_sizeinbase(v, 2) + 63) / 64);
}

static inline int edf_leading_zeros(const uint64_t v)
{
    return v ? __builtin_clzll(v) : 64;
}

/* ceil(2^(63 + shift) / v), shift = floor(log2 v) */
static inline uint64_t edf_inverse(const uint64_t v, const int shift)
{
    uint64_t q, rest;
    if (v >> 32) {
        const struct wide power = {(uint64_t)1 << (shift - 1), 0};
        q = wide_div(power, v, &rest);
    } else { /* two short divisions are faster */
        const uint64_t half = (uint64_t)1 << 63, low = half % v << shift;
        q = (half / v << shift) + low / v;
        rest = low % v;
    }
    return q + (rest != 0);
}
