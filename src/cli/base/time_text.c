#include "cli/base/time_text.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#define EXACT_WIDTH 10 /* an exact text of more characters gives way to a rounded one */
#define DECIMALS 6     /* of a rounded one */
#define WHOLE_WIDTH 24 /* a number of more digits is written with an exponent */

char *time_exact(mpq_srcptr time)
{
    const size_t size = gpurta_time_text_size(time);
    char *const text = malloc(size);
    if (text && gpurta_time_text(text, size, time, NULL) != GPURTA_OK) {
        free(text);
        return NULL;
    }
    return text;
}

/* value / 10^decimals as a decimal number, without zeros at the end; with `mark` before it */
static char *decimal_text(mpz_srcptr value, const size_t decimals, const char *const mark)
{
    char *const digits = mpz_get_str(NULL, 10, value);
    if (!digits)
        return NULL;
    const bool negative = digits[0] == '-';
    const char *const start = digits + negative;
    const size_t n = strlen(start);
    char *const text = malloc(n + decimals + 8);
    if (text) {
        char *at = text + sprintf(text, "%s%s", mark, negative ? "-" : "");
        const size_t whole = n > decimals ? n - decimals : 0;
        at += sprintf(at, "%.*s", whole ? (int)whole : 1, whole ? start : "0");
        if (decimals) {
            *at++ = '.';
            for (size_t i = n; i < decimals; i++)
                *at++ = '0';
            memcpy(at, start + whole, n - whole);
            at += n - whole;
            while (at[-1] == '0')
                at--;
            if (at[-1] == '.')
                at--;
            *at = '\0';
        }
    }
    void (*release)(void *, size_t);
    mp_get_memory_functions(NULL, NULL, &release);
    release(digits, strlen(digits) + 1);
    return text;
}

/* Number of decimals that write n/d exactly; SIZE_MAX: more than DECIMALS. */
static size_t exact_decimals(mpz_srcptr denominator)
{
    mpz_t power;
    size_t n = 0;
    mpz_init_set_ui(power, 1);
    while (n <= DECIMALS && !mpz_divisible_p(power, denominator)) {
        mpz_mul_ui(power, power, 10);
        n++;
    }
    mpz_clear(power);
    return n <= DECIMALS ? n : SIZE_MAX;
}

/* ~1.234568e300: seven digits of a number beyond WHOLE_WIDTH digits */
static char *exponent_text(mpq_srcptr time, const enum rounding rounding)
{
    mpz_t value, power;
    size_t digits = mpz_sizeinbase(mpq_numref(time), 10) - mpz_sizeinbase(mpq_denref(time), 10) + 1;
    mpz_init(value);
    mpz_init(power);
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
    char *const text = mantissa ? malloc(strlen(mantissa) + 24) : NULL;
    if (text)
        sprintf(text, "%se%zu", mantissa, digits - 1);
    free(mantissa);
    mpz_clear(value);
    mpz_clear(power);
    return text;
}

char *time_for_people(mpq_srcptr time, const enum rounding rounding)
{
    if (mpz_sizeinbase(mpq_numref(time), 10) > mpz_sizeinbase(mpq_denref(time), 10) + WHOLE_WIDTH &&
        mpq_sgn(time) > 0)
        return exponent_text(time, rounding);
    const size_t exact = exact_decimals(mpq_denref(time));
    const size_t width = gpurta_time_text_size(time);
    if (exact == SIZE_MAX && width <= EXACT_WIDTH)
        return time_exact(time);
    const size_t decimals = exact == SIZE_MAX ? DECIMALS : exact;
    mpz_t value;
    mpz_init(value);
    mpz_ui_pow_ui(value, 10, decimals);
    mpz_mul(value, value, mpq_numref(time));
    if (rounding == ROUND_UP)
        mpz_cdiv_q(value, value, mpq_denref(time));
    else
        mpz_fdiv_q(value, value, mpq_denref(time));
    char *const text = decimal_text(value, decimals, exact == SIZE_MAX ? "~" : "");
    mpz_clear(value);
    return text;
}

void time_put(FILE *const file, mpq_srcptr time, const enum rounding rounding)
{
    char *const text = time_for_people(time, rounding);
    fputs(text ? text : "?", file);
    free(text);
}

bool has_decimal_comma(const char *const text)
{
    static const char digits[] = "0123456789";
    const size_t whole = strspn(text, digits);
    return whole && text[whole] == ',' && strspn(text + whole + 1, digits) > 0;
}
