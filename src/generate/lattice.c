/* Divisions into whole parts, each equally likely.
 *
 * Without limits they are the choices of n - 1 bars among total + n - 1 places. With limits, those
 * choices that keep them are equally likely still: choose again until one does. Where that would
 * take too long, a number below the count of all divisions is drawn, and the division of that
 * number is found by counting. */
#include "generate/generate.h"

#include "number/i64.h"
#include "number/undef.h"

#include <stdlib.h>

#define RARE 64 /* unrank if fewer than one of so many keeps the limits */

/* Inclusion and exclusion over the limited parts that are above the most:
 * sum over k of (-1)^k C(limited, k) C(total - k (most + 1) + count - 1, count - 1) */
void count_points(mpz_ptr points, const size_t count, const size_t limited, const mpz_t total,
                  const int64_t most)
{
    LOCAL_MPZ(left, step, term, choice);
    mpz_set(left, total);
    mpz_set_i64(step, most + 1);
    mpz_set_ui(points, 0);
    for (size_t k = 0; k <= limited && mpz_sgn(left) >= 0; k++) {
        mpz_add_ui(term, left, (unsigned long)count - 1);
        mpz_bin_ui(term, term, (unsigned long)count - 1);
        mpz_bin_uiui(choice, (unsigned long)limited, (unsigned long)k);
        mpz_mul(term, term, choice);
        if (k % 2)
            mpz_sub(points, points, term);
        else
            mpz_add(points, points, term);
        mpz_sub(left, left, step);
    }
}

/* What is short of the most in all parts together, or the total: divisions of one are divisions of
 * the other, and the smaller one keeps the limits more often. */
static bool complement(const gpurta_generator *const g, int64_t *const total)
{
    int64_t all;
    *total = g->total;
    if (__builtin_mul_overflow(g->most, (int64_t)g->count, &all) || all - g->total >= g->total)
        return false;
    *total = all - g->total;
    return true;
}

void prepare_lattice(gpurta_generator *const g)
{
    int64_t smaller;
    LOCAL_MPZ(total, within, all);
    (void)complement(g, &smaller);
    mpz_set_i64(total, smaller);
    count_points(within, g->count, g->count, total, g->most);
    count_points(all, g->count, 0, total, g->most);
    mpz_mul_ui(within, within, RARE);
    g->unrank = mpz_cmp(within, all) < 0;
}

/* Floyd's choice of n - 1 of the places, kept in order; then the gaps between them. */
static void choose_bars(gpurta_random *const random, int64_t *const part, const size_t n,
                        const int64_t total)
{
    const size_t bars = n - 1;
    for (size_t b = 0; b < bars; b++) {
        const int64_t last = total + (int64_t)b;
        const int64_t drawn = (int64_t)gpurta_random_below(random, (uint64_t)last + 1);
        size_t at = 0;
        while (at < b && part[at] < drawn)
            at++;
        const bool taken = at < b && part[at] == drawn;
        at = taken ? b : at;
        for (size_t i = b; i > at; i--)
            part[i] = part[i - 1];
        part[at] = taken ? last : drawn;
    }
    int64_t before = -1;
    for (size_t i = 0; i < n; i++) {
        const int64_t bar = i < bars ? part[i] : total + (int64_t)bars;
        part[i] = bar - before - 1;
        before = bar;
    }
}

/* Uniform below a bound of any size. */
static void draw_big(mpz_ptr r, gpurta_random *const random, mpz_srcptr bound)
{
    const size_t bits = mpz_sizeinbase(bound, 2);
    do {
        mpz_set_ui(r, 0);
        for (size_t done = 0; done < bits; done += 32) {
            mpz_mul_2exp(r, r, 32);
            mpz_add_ui(r, r, (unsigned long)(gpurta_random_bits(random) & 0xffffffffu));
        }
        mpz_tdiv_r_2exp(r, r, bits);
    } while (mpz_cmp(r, bound) >= 0);
}

struct unrank {
    mpz_t rank, left, all, beyond;
};

/* Number of divisions of u->left into `count` parts whose first is at most `value`, the others
 * limited; into u->beyond. */
static void count_up_to(struct unrank *const u, const size_t count, const int64_t most,
                        const int64_t value)
{
    LOCAL_MPZ(rest);
    mpz_set_i64(rest, value + 1);
    mpz_sub(rest, u->left, rest);
    count_points(u->beyond, count, count - 1, rest, most);
    mpz_sub(u->beyond, u->all, u->beyond);
}

/* The least value of the first of `count` parts with more than `rank` divisions up to it. */
static int64_t first_part(struct unrank *const u, const size_t count, const int64_t most)
{
    int64_t low = 0, high = most;
    count_points(u->all, count, count - 1, u->left, most);
    while (low < high) {
        const int64_t middle = low + (high - low) / 2;
        count_up_to(u, count, most, middle);
        if (mpz_cmp(u->beyond, u->rank) > 0)
            high = middle;
        else
            low = middle + 1;
    }
    if (low > 0) {
        count_up_to(u, count, most, low - 1);
        mpz_sub(u->rank, u->rank, u->beyond);
    }
    return low;
}

static void draw_by_number(const gpurta_generator *const g, gpurta_random *const random,
                           int64_t *const part)
{
    struct unrank u;
    int64_t left = g->total;
    mpz_inits(u.rank, u.left, u.all, u.beyond, NULL);
    mpz_set_i64(u.left, left);
    count_points(u.all, g->count, g->count, u.left, g->most);
    draw_big(u.rank, random, u.all);
    for (size_t i = 0; i + 1 < g->count; i++) {
        part[i] = first_part(&u, g->count - i, g->most);
        left -= part[i];
        mpz_set_i64(u.left, left);
    }
    part[g->count - 1] = left;
    mpz_clears(u.rank, u.left, u.all, u.beyond, NULL);
}

bool draw_lattice(const gpurta_generator *const g, gpurta_random *const random, int64_t *const part)
{
    if (g->unrank) {
        draw_by_number(g, random, part);
        return true;
    }
    int64_t total;
    const bool short_of_most = complement(g, &total);
    choose_bars(random, part, g->count, total);
    for (size_t i = 0; short_of_most && i < g->count; i++)
        part[i] = g->most - part[i];
    return true;
}
