/* A generator from inside: what one file prepares and another one draws. */
#pragma once

#include <gpurta/generate.h>
#include <stdbool.h>

/* Bounds are shifted: every part is at least 0, and `least` is added at the end. */
struct gpurta_generator {
    gpurta_generator_method method;
    size_t count;
    int64_t total, least, most; /* total and most after the shift; most >= 1 unless total is 0 */
    uint64_t *threshold;        /* fixed sum: see fixed_sum.c */
    bool unrank;                /* lattice: too few points of the simplex are within the bounds */
};

/* Each draws parts from 0 to most; false: refused, to be tried again. */
bool draw_fixed_sum(const gpurta_generator *generator, gpurta_random *random, int64_t *part);
bool draw_lattice(const gpurta_generator *generator, gpurta_random *random, int64_t *part);

/* false: out of memory */
bool prepare_fixed_sum(gpurta_generator *generator);
void prepare_lattice(gpurta_generator *generator);

/* Number of divisions of a total into so many parts, of which the first `limited` are at most
 * `most`. */
void count_points(mpz_ptr points, size_t count, size_t limited, const mpz_t total, int64_t most);
