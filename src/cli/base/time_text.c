#include "cli/base/time_text.h"

#include "base/local.h"
#include "cli/base/memory.h"

#include <stdlib.h>
#include <string.h>

#define DECIMALS 6        /* of a number from 1 on that is written exactly */
#define SIGNIFICANT 6     /* digits of a rounded number */
#define LEAST_DECIMALS 3  /* of it */
#define NUMBER_DECIMALS 9 /* of a number for programs */
#define FACTOR_WIDTH 10   /* characters of a fraction in a formula, and one more */
#define WHOLE_WIDTH 24    /* a number of more digits is written with an exponent */

struct time_style time_style = {.decimals = -1};

char *time_exact(mpq_srcptr time)
{
    const size_t size = gpurta_time_text_size(time);
    char *const text = allocate(size);
    return succeeded(gpurta_time_text(text, size, time, NULL)) ? text : NULL;
}

/* value / 10^decimals as a decimal number, with `mark` before it */
static char *decimal_text(mpz_srcptr value, const size_t decimals, const char *const mark)
{
    char *const digits = mpz_get_str(NULL, 10, value);
    const bool negative = digits[0] == '-';
    const char *const start = digits + negative;
    const size_t n = strlen(start);
    char *const text = allocate(n + decimals + 8);
    char *at = text + sprintf(text, "%s%s", mark, negative ? "-" : "");
    const size_t whole = n > decimals ? n - decimals : 0;
    at += sprintf(at, "%.*s", whole ? (int)whole : 1, whole ? start : "0");
    if (decimals) {
        *at++ = '.';
        for (size_t i = n; i < decimals; i++)
            *at++ = '0';
        memcpy(at, start + whole, n - whole);
        at[n - whole] = '\0';
    }
    void (*release)(void *, size_t);
    mp_get_memory_functions(NULL, NULL, &release);
    release(digits, strlen(digits) + 1);
    return text;
}

/* Number of decimals that write n/d exactly; more than `most`: it is larger than that. */
static int exact_decimals(mpz_srcptr denominator, const int most)
{
    int n = 0;
    LOCAL_MPZ(power);
    mpz_set_ui(power, 1);
    while (n <= most && !mpz_divisible_p(power, denominator)) {
        mpz_mul_ui(power, power, 10);
        n++;
    }
    return n;
}

/* Decimals that show SIGNIFICANT digits of a time; at least LEAST_DECIMALS. */
static int useful_decimals(mpq_srcptr time)
{
    int decimals = SIGNIFICANT - 1;
    LOCAL_MPZ(scaled, unit);
    mpz_mul_ui(unit, mpq_denref(time), 10);
    mpz_abs(scaled, mpq_numref(time));
    for (; mpz_cmp(scaled, unit) >= 0 && decimals > LEAST_DECIMALS; decimals--)
        mpz_mul_ui(unit, unit, 10);
    for (; mpz_sgn(scaled) && mpz_cmp(scaled, mpq_denref(time)) < 0 && decimals < MOST_DECIMALS;
         decimals++)
        mpz_mul_ui(scaled, scaled, 10);
    return decimals;
}

static bool is_huge(mpq_srcptr time)
{
    return mpz_sizeinbase(mpq_numref(time), 10) >
               mpz_sizeinbase(mpq_denref(time), 10) + WHOLE_WIDTH &&
           mpq_sgn(time) > 0;
}

void time_scale_add(struct time_scale *const scale, mpq_srcptr time)
{
    const int useful = useful_decimals(time);
    if (!scale->any)
        scale->most = MOST_DECIMALS;
    scale->any = true;
    scale->most = mpq_sgn(time) && useful < scale->most ? useful : scale->most;
    scale->most = scale->most < DECIMALS ? DECIMALS : scale->most;
    if (is_huge(time))
        return;
    const int exact = exact_decimals(mpq_denref(time), scale->most);
    int *const kept = &scale->useful[exact <= scale->most ? exact : MOST_DECIMALS + 1];
    *kept = useful > *kept ? useful : *kept;
}

int time_scale_decimals(const struct time_scale *const scale)
{
    int decimals = 0;
    if (time_style.decimals >= 0)
        return time_style.decimals;
    for (int exact = 0; exact <= MOST_DECIMALS + 1; exact++) {
        const int useful = scale->useful[exact] < scale->most ? scale->useful[exact] : scale->most;
        const int least = scale->useful[exact] > 2 * LEAST_DECIMALS
                              ? scale->useful[exact] - LEAST_DECIMALS
                              : LEAST_DECIMALS;
        int here = exact <= scale->most ? exact : useful;
        here = scale->few && here > least ? least : here;
        decimals = scale->useful[exact] && here > decimals ? here : decimals;
    }
    return decimals;
}

/* Rounded to so many decimals; was it exact? */
static bool round_time(mpz_ptr value, mpq_srcptr time, const int decimals,
                       const enum rounding rounding)
{
    LOCAL_MPZ(rest);
    mpz_ui_pow_ui(value, 10, (unsigned long)decimals);
    mpz_mul(value, value, mpq_numref(time));
    if (rounding == ROUND_UP)
        mpz_cdiv_qr(value, rest, value, mpq_denref(time));
    else
        mpz_fdiv_qr(value, rest, value, mpq_denref(time));
    return mpz_sgn(rest) == 0;
}

/* ~1.234568e300: seven digits of a number beyond WHOLE_WIDTH digits */
static char *exponent_text(mpq_srcptr time, const enum rounding rounding)
{
    size_t digits = mpz_sizeinbase(mpq_numref(time), 10) - mpz_sizeinbase(mpq_denref(time), 10) + 1;
    LOCAL_MPZ(value, power);
    for (digits += 2;; digits--) { /* the largest exponent that leaves seven digits */
        mpz_ui_pow_ui(power, 10, digits - 7);
        mpz_mul(power, power, mpq_denref(time));
        mpz_fdiv_q(value, mpq_numref(time), power);
        if (mpz_cmp_ui(value, 1000000) >= 0)
            break;
    }
    const bool exact = mpz_divisible_p(mpq_numref(time), power) != 0;
    if (rounding == ROUND_UP && !exact)
        mpz_add_ui(value, value, 1);
    char *const mantissa = decimal_text(value, 6, exact ? "" : "~");
    for (size_t i = strlen(mantissa); i && strchr(".0", mantissa[i - 1]); i--) {
        const bool point = mantissa[i - 1] == '.';
        mantissa[i - 1] = '\0';
        if (point)
            break;
    }
    char *const text = allocate(strlen(mantissa) + 24);
    sprintf(text, "%se%zu", mantissa, digits - 1);
    free(mantissa);
    return text;
}

char *time_decimal(mpq_srcptr time, const int decimals, const enum rounding rounding)
{
    if (time_style.exact)
        return time_exact(time);
    if (is_huge(time))
        return exponent_text(time, rounding);
    LOCAL_MPZ(value);
    const bool exact = round_time(value, time, decimals, rounding);
    char *const text = decimal_text(value, (size_t)decimals, exact ? "" : "~");
    return text;
}

char *time_for_people(mpq_srcptr time, const enum rounding rounding)
{
    struct time_scale scale = {0};
    time_scale_add(&scale, time);
    return time_decimal(time, time_scale_decimals(&scale), rounding);
}

void time_put(FILE *const file, mpq_srcptr time, const enum rounding rounding)
{
    char *const text = time_for_people(time, rounding);
    fputs(text, file);
    free(text);
}

/* Is it shown as a fraction where it is a factor? */
static bool is_fraction(mpq_srcptr time)
{
    return gpurta_time_text_size(time) <= FACTOR_WIDTH && time_style.decimals < 0 &&
           exact_decimals(mpq_denref(time), DECIMALS) > DECIMALS;
}

void time_put_factor(FILE *const file, mpq_srcptr time, const enum rounding rounding)
{
    if (is_fraction(time))
        gmp_fprintf(file, "%Qd", time);
    else
        time_put(file, time, rounding);
}

void time_put_divisor(FILE *const file, mpq_srcptr time, const enum rounding rounding)
{
    fputs(is_fraction(time) ? "(" : "", file);
    time_put_factor(file, time, rounding);
    fputs(is_fraction(time) ? ")" : "", file);
}

void time_put_number(FILE *const file, mpq_srcptr time, const enum rounding rounding)
{
    const int most = time_style.decimals < 0 ? NUMBER_DECIMALS : time_style.decimals;
    const int exact = exact_decimals(mpq_denref(time), most);
    LOCAL_MPZ(value);
    round_time(value, time, exact < most ? exact : most, rounding);
    char *const text = decimal_text(value, (size_t)(exact < most ? exact : most), "");
    fputs(text, file);
    free(text);
}
