/* Exact binomial intervals (Clopper and Pearson 1934), certified to the digits that are given. */
#include "cli/sweep/result.h"

#define BITS 320
#define NEGLIGIBLE 128 /* 2^-this of the sum; rounding errors are far below 2^-(this / 2) */

/* Is P(X >= k) <= 1/40 for sure, with n trials of probability m / INTERVAL_PARTS <= k / n, m > 0?
 * Every number is cut towards 0 with a relative error below 2^-(BITS - 40) in all, and what lies
 * beyond the last term is at most n times that term: both are added before the comparison. */
static bool is_rare(const int64_t k, const int64_t n, const int64_t m)
{
    mpf_t term, sum, p, q, last;
    mpz_t choose;
    mpz_init(choose);
    mpf_init2(term, BITS);
    mpf_init2(sum, BITS);
    mpf_init2(p, BITS);
    mpf_init2(q, BITS);
    mpf_init2(last, BITS);
    mpf_set_ui(p, (unsigned long)m);
    mpf_div_ui(p, p, INTERVAL_PARTS);
    mpf_set_ui(q, (unsigned long)(INTERVAL_PARTS - m));
    mpf_div_ui(q, q, INTERVAL_PARTS);
    mpz_bin_uiui(choose, (unsigned long)n, (unsigned long)(k < n - k ? k : n - k));
    mpf_set_z(term, choose);
    mpf_pow_ui(last, p, (unsigned long)k);
    mpf_mul(term, term, last);
    mpf_pow_ui(last, q, (unsigned long)(n - k));
    mpf_mul(term, term, last);
    mpf_div(p, p, q);
    for (int64_t i = k; i <= n && mpf_sgn(term) > 0; i++) {
        mpf_add(sum, sum, term);
        mpf_mul_ui(last, term, (unsigned long)n);
        mpf_mul_2exp(last, last, NEGLIGIBLE);
        if (mpf_cmp(last, sum) < 0)
            break;
        mpf_mul(term, term, p);
        mpf_mul_ui(term, term, (unsigned long)(n - i));
        mpf_div_ui(term, term, (unsigned long)(i + 1));
    }
    mpf_div_2exp(last, sum, NEGLIGIBLE / 2);
    mpf_add(sum, sum, last);
    mpf_mul_ui(sum, sum, 40);
    const bool rare = mpf_cmp_ui(sum, 1) <= 0;
    mpf_clears(term, sum, p, q, last, NULL);
    mpz_clear(choose);
    return rare;
}

/* The largest m with P(X >= k) <= 1/40. */
static int64_t lower(const int64_t k, const int64_t n)
{
    if (k == 0)
        return 0;
    mpz_t share;
    mpz_init_set_ui(share, (unsigned long)k); /* k / n, which is in the interval */
    mpz_mul_ui(share, share, INTERVAL_PARTS);
    mpz_tdiv_q_ui(share, share, (unsigned long)n);
    int64_t low = 0, high = (int64_t)mpz_get_ui(share);
    mpz_clear(share);
    high = high == INTERVAL_PARTS ? INTERVAL_PARTS - 1 : high;
    while (low < high) {
        const int64_t middle = (low + high + 1) / 2;
        if (is_rare(k, n, middle))
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}

void binomial_interval(const int64_t k, const int64_t n, int64_t *const low, int64_t *const high)
{
    *low = lower(k, n);
    *high = INTERVAL_PARTS - lower(n - k, n);
}
