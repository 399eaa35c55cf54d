/* Numbers and short texts into a file, without a format to read: a result may have millions. */
#pragma once

#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h> /* before gmp.h, which then declares its printing functions */
#include <string.h>

#include <gmp.h>

#define DIGITS_SPACE 24

/* The decimal digits, at the end of the space. */
static inline const char *digits_text(char space[const DIGITS_SPACE], const int64_t value)
{
    uint64_t rest = value < 0 ? -(uint64_t)value : (uint64_t)value;
    char *at = space + DIGITS_SPACE - 1;
    *at = '\0';
    for (; rest >= 100; rest /= 100) {
        const unsigned two = (unsigned)(rest % 100);
        *--at = (char)('0' + two % 10);
        *--at = (char)('0' + two / 10);
    }
    do
        *--at = (char)('0' + rest % 10);
    while (rest /= 10);
    if (value < 0)
        *--at = '-';
    return at;
}

static inline void write_text(FILE *const file, const char *text)
{
    while (*text)
        putc_unlocked(*text++, file);
}

static inline void write_int(FILE *const file, const int64_t value)
{
    char space[DIGITS_SPACE];
    write_text(file, digits_text(space, value));
}

/* Is it a whole number of at most 18 digits? */
static inline bool is_small_whole(mpq_srcptr time, int64_t *const value)
{
    if (mpz_cmp_ui(mpq_denref(time), 1) != 0 || !mpz_fits_slong_p(mpq_numref(time)))
        return false;
    *value = mpz_get_si(mpq_numref(time));
    return *value > -1000000000000000000 && *value < 1000000000000000000;
}

/* An exact rational: 12, 7/2 */
static inline void write_exact(FILE *const file, mpq_srcptr time)
{
    int64_t value;
    if (is_small_whole(time, &value))
        write_int(file, value);
    else
        gmp_fprintf(file, "%Qd", time);
}
