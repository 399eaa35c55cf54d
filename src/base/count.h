/* Whole numbers as text: in files, in flags and through the library alike. */
#pragma once

#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

/* A whole number without leading zeros; false, and nothing is written, if it is none or beyond the
 * range. */
static inline bool parse_count(const char *text, const int64_t low, const int64_t high,
                               int64_t *const value)
{
    const bool negative = low < 0 && *text == '-';
    int64_t v = 0;
    text += negative;
    if (!*text || (text[0] == '0' && text[1]))
        return false;
    for (const char *c = text; *c; c++)
        if (*c < '0' || *c > '9' || __builtin_mul_overflow(v, 10, &v) ||
            __builtin_add_overflow(v, *c - '0', &v))
            return false;
    v = negative ? -v : v;
    if (v < low || v > high)
        return false;
    *value = v;
    return true;
}

/* The same, also as 32KiB, 1MiB or 2GiB. */
static inline bool parse_bytes(const char *const text, const int64_t low, const int64_t high,
                               int64_t *const value)
{
    static const char *const units[] = {"KiB", "MiB", "GiB"};
    const size_t length = strspn(text, "0123456789");
    char digits[24];
    int64_t factor = 1, count;
    const char *const unit = text + length + strspn(text + length, " ");
    for (int i = 0; i < 3; i++)
        if (strcmp(unit, units[i]) == 0)
            factor = (int64_t)1 << 10 * (i + 1);
    if (factor == 1)
        return parse_count(text, low, high, value);
    if (length >= sizeof digits)
        return false;
    memcpy(digits, text, length);
    digits[length] = '\0';
    if (!parse_count(digits, 0, high / factor, &count) || count * factor < low)
        return false;
    *value = count * factor;
    return true;
}

/* Room for a number, whatever its value. */
#define COUNT_TEXT 24

/* Writes it, large powers of two as such. Returns text. */
static inline char *count_text(char text[const COUNT_TEXT], const int64_t value)
{
    snprintf(text, COUNT_TEXT, "%" PRId64, value);
    if (value == INT64_MAX)
        snprintf(text, COUNT_TEXT, "2^63-1");
    for (int power = 50; power < 63; power++)
        if (value == (int64_t)1 << power || value == -((int64_t)1 << power))
            snprintf(text, COUNT_TEXT, "%s2^%d", value < 0 ? "-" : "", power);
    return text;
}

/* A comma between two digits: what many write for a point. */
static inline bool has_decimal_comma(const char *const text)
{
    static const char digits[] = "0123456789";
    const size_t whole = strspn(text, digits);
    return whole && text[whole] == ',' && strspn(text + whole + 1, digits) > 0;
}

/* What follows a text that is no number, in a message: how it may have been meant. */
static inline const char *number_hint(const char *const text)
{
    const bool digit = *text >= '0' && *text <= '9';
    return strstr(text, "\xc2\xa0")       ? ": it has a no-break space (U+00A0)"
           : digit && strpbrk(text, "_'") ? ": digits stand together, as in 1024"
           : strncmp(text, "0x", 2) == 0  ? ": numbers are decimal"
                                          : "";
}

/* The same of one that is no count of things or bytes. */
static inline const char *count_hint(const char *const text)
{
    static const char *const bytes[] = {"K", "k", "KB", "kB", "kiB", "M", "MB", "G", "GB"};
    const size_t digits = strspn(text, "0123456789");
    const bool sizes = digits && strncmp(text, "0x", 2) != 0 && text[digits] == 'x' &&
                       text[strspn(text, "0123456789x")] == '\0';
    const char *const unit = text + digits + strspn(text + digits, " ");
    for (size_t i = 0; digits && i < sizeof bytes / sizeof bytes[0]; i++)
        if (strcmp(unit, bytes[i]) == 0)
            return ": units of bytes are KiB (1,024 bytes), MiB and GiB";
    return has_decimal_comma(text) ? ": a number has no comma"
           : sizes                 ? ": sizes are a list, as in [16, 16]"
           : digits > 1 && digits == strlen(text) && *text == '0' ? ": without a leading 0"
                                                                  : number_hint(text);
}
