/* Texts of exact times, for people and for programs. */
#ifndef TIME_TEXT_H
#define TIME_TEXT_H

#include <stdbool.h>
#include <stdio.h> /* before gmp.h, which then declares its printing functions */

#include <gpurta/gpurta.h>

enum rounding { ROUND_UP, ROUND_DOWN };

/* Text of a time for people, to be freed: exact as a decimal number or a fraction where that is
 * short, else rounded in the given direction and marked with `~`; with an exponent if huge. NULL:
 * out of memory. */
char *time_for_people(mpq_srcptr time, enum rounding rounding);

/* Writes it; "?" where memory is short. */
void time_put(FILE *file, mpq_srcptr time, enum rounding rounding);

/* Is it a number with a decimal comma, 1,5? They take a point. */
bool has_decimal_comma(const char *text);

/* Exact text in lowest terms, to be freed. NULL: out of memory. */
char *time_exact(mpq_srcptr time);

#endif
