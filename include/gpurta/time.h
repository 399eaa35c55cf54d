/** @file
 *  @brief Times: exact rationals as `mpq_t`, and their text form.
 *
 *  A time is an exact rational in lowest terms. The library does not fix a unit: every call takes
 *  and gives all its times in one unit that the caller chose. Units appear only in text.
 */
#ifndef GPURTA_TIME_H
#define GPURTA_TIME_H

#include <gmp.h>
#include <gpurta/status.h>

#ifdef __cplusplus
extern "C" {
#endif

/** @brief Units of time in text, in powers of a thousand. */
typedef enum gpurta_unit {
    GPURTA_NS = 0, /**< nanoseconds, "ns" */
    GPURTA_US = 1, /**< microseconds, "us" (also read: "µs", with U+00B5 or U+03BC) */
    GPURTA_MS = 2, /**< milliseconds, "ms" */
    GPURTA_S = 3   /**< seconds, "s" */
} gpurta_unit;

/** @brief Most decimal digits that the number in a time text may have (exponent not counted). */
#define GPURTA_TIME_MAX_DIGITS 1000
/** @brief Largest absolute value of the exponent in a time text. */
#define GPURTA_TIME_MAX_EXPONENT 1000

/** @brief Text of a unit: "ns", "us", "ms" or "s".
 *  @return static text; NULL if @p unit is none. O(1). */
GPURTA_API const char *gpurta_unit_name(gpurta_unit unit);

/** @brief Reads a time from text, exactly.
 *
 *  Form: `12`, `1.5`, `3/2`, `2.5e-3`, with an optional leading `-`, then optionally spaces and a
 *  unit. A point needs digits on both sides; a fraction is two integers with a denominator above
 *  zero; nothing else is read: no `+`, no hexadecimal digits, no spaces in the number or around
 *  the text, no `nan` or `inf`. Leading zeros are read as decimal digits. A number of more than
 *  ::GPURTA_TIME_MAX_DIGITS digits or an exponent beyond ±::GPURTA_TIME_MAX_EXPONENT is refused
 *  before GMP sees it.
 *
 *  @param[out] time  initialised by the caller; the value in @p unit, in lowest terms
 *  @param text       terminated UTF-8 text
 *  @param unit       unit of a bare number, and of the result: "250us" read with ::GPURTA_MS is 1/4
 *  @param[out] error optional; the message says what was expected and at which character
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL, no such unit); ::GPURTA_SYNTAX;
 *          ::GPURTA_OUT_OF_RANGE (too many digits, exponent too large).
 *  Cost: O(M(length + exponent)). */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_time_parse(mpq_ptr time, const char *text,
                                                           gpurta_unit unit, gpurta_error *error);

/** @brief Room that the exact text of a time needs, terminator included.
 *  @param time canonical rational
 *  @return enough, and at most five too many; 0 if @p time is NULL or not canonical. */
GPURTA_API size_t gpurta_time_text_size(mpq_srcptr time);

/** @brief Writes a time as exact text in lowest terms: "12", "7/2", "-1/3".
 *
 *  @param[out] text  room for @p size characters
 *  @param size       at least gpurta_time_text_size()
 *  @param time       canonical rational
 *  @param[out] error optional; receives the message
 *  @return ::GPURTA_OK; ::GPURTA_INVALID_ARGUMENT (NULL); ::GPURTA_OUT_OF_RANGE (room too small).
 *          Cost: that of the conversion to decimal. */
GPURTA_API GPURTA_MUST_USE gpurta_status gpurta_time_text(char *text, size_t size, mpq_srcptr time,
                                                          gpurta_error *error);

#ifdef __cplusplus
}
#endif

#endif
