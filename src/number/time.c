#include "base/fail.h"
#include "number/i64.h"
#include "number/rat.h"
#include "number/undef.h"

#include <gpurta/time.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

static const char *const unit_names[] = {"ns", "us", "ms", "s"};
#define UNITS ((int)(sizeof unit_names / sizeof unit_names[0]))

static bool is_unit(const gpurta_unit unit)
{
    return (int)unit >= 0 && (int)unit < UNITS;
}

const char *gpurta_unit_name(const gpurta_unit unit)
{
    return is_unit(unit) ? unit_names[unit] : NULL;
}

/* UTF-8 has two micros: U+00B5 (micro sign) and U+03BC (Greek small mu). */
static bool find_unit(gpurta_unit *const unit, const char *const text)
{
    for (int u = 0; u < UNITS; u++)
        if (strcmp(text, unit_names[u]) == 0) {
            *unit = (gpurta_unit)u;
            return true;
        }
    if (strcmp(text, "\xc2\xb5s") == 0 || strcmp(text, "\xce\xbcs") == 0) {
        *unit = GPURTA_US;
        return true;
    }
    return false;
}

/* The number in a text, taken apart but not yet calculated. */
struct parts {
    bool negative;
    const char *whole; /* digits before the point, or the numerator */
    size_t whole_digits;
    const char *fraction; /* digits after the point */
    size_t fraction_digits;
    const char *denominator; /* digits after the slash */
    size_t denominator_digits;
    long exponent;    /* of ten */
    const char *rest; /* first character after the number */
};

static size_t digits(const char *const text)
{
    return strspn(text, "0123456789");
}

static gpurta_status expected(gpurta_error *const error, const char *const text,
                              const char *const at, const char *const what)
{
    return fail(error, GPURTA_SYNTAX, GPURTA_NO_ITEM,
                "expected %s at character %zu; times are 12, 1.5, 3/2, 2.5e-3 or 250us", what,
                (size_t)(at - text) + 1);
}

static gpurta_status read_exponent(struct parts *const parts, const char *const text,
                                   gpurta_error *const error)
{
    const char *at = parts->rest + 1;
    const bool negative = *at == '-';
    at += *at == '-' || *at == '+';
    const size_t n = digits(at);
    if (n == 0)
        return expected(error, text, at, "digits of an exponent");
    long value = 0;
    for (size_t i = 0; i < n; i++)
        if (value <= GPURTA_TIME_MAX_EXPONENT)
            value = value * 10 + (at[i] - '0');
    if (value > GPURTA_TIME_MAX_EXPONENT)
        return fail(error, GPURTA_OUT_OF_RANGE, GPURTA_NO_ITEM,
                    "the exponent of a time must lie between -%d and %d", GPURTA_TIME_MAX_EXPONENT,
                    GPURTA_TIME_MAX_EXPONENT);
    parts->exponent = negative ? -value : value;
    parts->rest = at + n;
    return GPURTA_OK;
}

static gpurta_status take_apart(struct parts *const parts, const char *const text,
                                gpurta_error *const error)
{
    const char *at = text;
    *parts = (struct parts){.rest = text};
    if (*at == '-') {
        parts->negative = true;
        at++;
    }
    parts->whole = at;
    parts->whole_digits = digits(at);
    if (parts->whole_digits == 0)
        return expected(error, text, at, *at == '.' ? "a digit before the point" : "a digit");
    at += parts->whole_digits;
    if (*at == '/') {
        parts->denominator = ++at;
        parts->denominator_digits = digits(at);
        if (parts->denominator_digits == 0)
            return expected(error, text, at, "the digits of a denominator");
        if (strspn(at, "0") == parts->denominator_digits)
            return expected(error, text, at, "a denominator above zero");
        parts->rest = at + parts->denominator_digits;
    } else {
        if (*at == '.') {
            parts->fraction = ++at;
            parts->fraction_digits = digits(at);
            if (parts->fraction_digits == 0)
                return expected(error, text, at, "a digit after the point");
            at += parts->fraction_digits;
        }
        parts->rest = at;
        if (*at == 'e' || *at == 'E') {
            const gpurta_status status = read_exponent(parts, text, error);
            if (status != GPURTA_OK)
                return status;
        }
    }
    if (parts->whole_digits + parts->fraction_digits + parts->denominator_digits >
        GPURTA_TIME_MAX_DIGITS)
        return fail(error, GPURTA_OUT_OF_RANGE, GPURTA_NO_ITEM, "a time may have %d digits at most",
                    GPURTA_TIME_MAX_DIGITS);
    return GPURTA_OK;
}

/* value := the digits [a, a+na) followed by [b, b+nb), which fit into MAX_DIGITS together */
static void set_digits(mpz_ptr value, const char *const a, const size_t na, const char *const b,
                       const size_t nb)
{
    char copy[GPURTA_TIME_MAX_DIGITS + 1];
    memcpy(copy, a, na);
    if (nb)
        memcpy(copy + na, b, nb);
    copy[na + nb] = '\0';
    mpz_set_str(value, copy, 10);
}

/* value := value * base^exponent, canonical */
static void scale(mpq_ptr value, const unsigned long base, const long exponent)
{
    LOCAL_MPZ(power);
    mpz_ui_pow_ui(power, base, (unsigned long)(exponent < 0 ? -exponent : exponent));
    mpz_ptr part = exponent < 0 ? mpq_denref(value) : mpq_numref(value);
    mpz_mul(part, part, power);
    mpq_canonicalize(value);
}

/* A whole number without a sign or a unit, of so few digits that it fits: most times are. */
static bool read_whole(mpq_ptr time, const char *text)
{
    int64_t value = 0;
    int n = 0;
    for (; n < 18 && *text >= '0' && *text <= '9'; n++)
        value = value * 10 + (*text++ - '0');
    if (n == 0 || *text)
        return false;
    mpz_set_i64(mpq_numref(time), value);
    mpz_set_ui(mpq_denref(time), 1);
    return true;
}

gpurta_status gpurta_time_parse(mpq_ptr time, const char *const text, const gpurta_unit unit,
                                gpurta_error *const error)
{
    if (!time || !text || !is_unit(unit))
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM,
                    "time text: NULL argument or no such unit");
    if (read_whole(time, text))
        return GPURTA_OK;
    struct parts parts;
    const gpurta_status status = take_apart(&parts, text, error);
    if (status != GPURTA_OK)
        return status;
    gpurta_unit written = unit;
    if (*parts.rest) {
        const char *const name = parts.rest + strspn(parts.rest, " ");
        if (!find_unit(&written, name))
            return expected(error, text, name, "a unit (ns, us, ms, s)");
    }
    LOCAL_MPQ(value);
    set_digits(mpq_numref(value), parts.whole, parts.whole_digits, parts.fraction,
               parts.fraction_digits);
    if (parts.denominator)
        set_digits(mpq_denref(value), parts.denominator, parts.denominator_digits, NULL, 0);
    if (parts.negative)
        mpq_neg(value, value);
    scale(value, 10, parts.exponent - (long)parts.fraction_digits);
    scale(value, 1000, (long)written - (long)unit);
    mpq_swap(time, value);
    return GPURTA_OK;
}

static size_t text_size(mpq_srcptr time)
{
    return mpz_sizeinbase(mpq_numref(time), 10) + mpz_sizeinbase(mpq_denref(time), 10) + 3;
}

size_t gpurta_time_text_size(mpq_srcptr time)
{
    return time && rat_canonical(time) ? text_size(time) : 0;
}

gpurta_status gpurta_time_text(char *const text, const size_t size, mpq_srcptr time,
                               gpurta_error *const error)
{
    if (!text || !time)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "time text: NULL argument");
    if (!rat_canonical(time))
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM,
                    "a time must be in lowest terms, with a denominator above 0");
    if (size < text_size(time))
        return fail(error, GPURTA_OUT_OF_RANGE, GPURTA_NO_ITEM,
                    "the text of this time needs room for %zu characters", text_size(time));
    mpq_get_str(text, 10, time);
    return GPURTA_OK;
}
