/* Stafford's RandFixedSum (Emberson, Stafford, Davis: Techniques for the synthesis of
 * multiprocessor tasksets, WATERS 2010). The polytope {0 <= x_i <= 1, sum s} is cut into simplices
 * of so many types; a random walk over the table chooses a type with the probability of its volume,
 * and a point in the simplex is uniform. Volumes are exact integers here: with s = total / most,
 * all entries of a row of the published table are multiplied by the same number, which leaves the
 * quotients as they are. The published r^(1/i) is the largest of i uniform numbers. */
#include "generate/generate.h"

#include "number/wide.h"
#include "number/wide_div.h"

#include <stdlib.h>

/* Where the published index k starts: floor(s), but never n. */
static int64_t whole_parts(const gpurta_generator *const g)
{
    const int64_t k = g->total / g->most;
    return k < (int64_t)g->count ? k : (int64_t)g->count - 1;
}

/* a + b * c */
static void set_sum(mpz_ptr r, const int64_t a, const int64_t b, const int64_t c)
{
    LOCAL_MPZ(t);
    mpz_set_i64(r, b);
    mpz_set_i64(t, c);
    mpz_mul(r, r, t);
    mpz_set_i64(t, a);
    mpz_add(r, r, t);
}

/* floor(2^64 * part / whole), at most 2^64 - 1 */
static uint64_t share(mpz_ptr part, mpz_srcptr whole)
{
    uint64_t words = 0;
    if (mpz_sgn(whole) == 0)
        return 0; /* a type without volume is never reached */
    if (mpz_cmp(part, whole) >= 0)
        return UINT64_MAX;
    mpz_mul_2exp(part, part, 64);
    mpz_tdiv_q(part, part, whole);
    mpz_export(&words, NULL, 1, sizeof words, 0, 0, part);
    return words;
}

bool prepare_fixed_sum(gpurta_generator *const g)
{
    const size_t n = g->count;
    if (g->total == 0 || n == 1)
        return true;
    const int64_t k = whole_parts(g);
    mpz_t *const w = malloc((n + 2) * sizeof *w);
    g->threshold = calloc(n * n, sizeof *g->threshold);
    if (!w || !g->threshold) {
        free(w);
        return false;
    }
    LOCAL_MPZ(down, up, factor);
    for (size_t c = 0; c < n + 2; c++)
        mpz_init(w[c]);
    mpz_set_ui(w[2], 1);
    for (size_t i = 2; i <= n; i++) {
        /* from the right, so that w[c] is still that of the row above */
        for (size_t c = i; c >= 1; c--) {
            set_sum(factor, g->total, -(k - (int64_t)c + 1), g->most); /* s1(c) */
            mpz_mul(up, w[c + 1], factor);
            set_sum(factor, -g->total, k + (int64_t)i - (int64_t)c + 1, g->most);
            mpz_mul(down, w[c], factor); /* s2(n - i + c) */
            mpz_add(w[c + 1], up, down);
            g->threshold[(i - 2) * n + c - 1] = share(down, w[c + 1]);
        }
    }
    for (size_t c = 0; c < n + 2; c++)
        mpz_clear(w[c]);
    free(w);
    return true;
}

/* floor(a / d), d small */
static struct wide divide(const struct wide a, const uint64_t d)
{
    uint64_t rest;
    const uint64_t high = a.high / d;
    const uint64_t low = wide_div((struct wide){a.high % d, a.low}, d, &rest);
    return (struct wide){high, low};
}

static int64_t units(const struct wide a)
{
    return (int64_t)(a.high << 1 | a.low >> 63);
}

static void shuffle(gpurta_random *const random, int64_t *const part, const size_t count)
{
    for (size_t i = count; i > 1; i--) {
        const size_t j = (size_t)gpurta_random_below(random, i);
        const int64_t kept = part[i - 1];
        part[i - 1] = part[j];
        part[j] = kept;
    }
}

/* Places are multiples of 2^-63 of a unit: `sum` is the published sm, `end` where the parts so far
 * end, `product` the published pr in 2^-63. */
bool draw_fixed_sum(const gpurta_generator *const g, gpurta_random *const random,
                    int64_t *const part)
{
    const size_t n = g->count;
    int64_t left = g->total, given = 0;
    uint64_t product = (uint64_t)1 << 63;
    struct wide sum = {0, 0}, end = {0, 0};
    if (g->total == 0 || n == 1) {
        for (size_t i = 0; i < n; i++)
            part[i] = i ? 0 : g->total;
        return true;
    }
    size_t j = (size_t)whole_parts(g);
    for (size_t i = n - 1; i > 0; i--) {
        const bool one = gpurta_random_bits(random) < g->threshold[(i - 1) * n + j];
        uint64_t largest = 0;
        for (size_t t = 0; t < i; t++) {
            const uint64_t r = gpurta_random_bits(random);
            largest = r > largest ? r : largest;
        }
        const uint64_t rest = wide_product(product, ~largest).high;
        if (left < 0 || !wide_add(&sum, divide(wide_product(rest, (uint64_t)left), i + 1)))
            return false;
        product = wide_product(product, largest).high;
        if (!wide_add(&end, sum) ||
            (one && !wide_add(&end, wide_product(product, (uint64_t)g->most))))
            return false;
        part[n - 1 - i] = units(end) - given;
        given = units(end);
        left -= one ? g->most : 0;
        if (one && j == 0)
            return false; /* with probability 2^-64 */
        j -= one;
    }
    part[n - 1] = g->total - given;
    shuffle(random, part, n);
    return true;
}
