/* Texts of exact times, for people and for programs. */
#pragma once

#include <stdbool.h>
#include <stdio.h> /* before gmp.h, which then declares its printing functions */

#include <gpurta/gpurta.h>

enum rounding { ROUND_UP, ROUND_DOWN };

/* How times are written, for the whole of a command; from its flags. */
struct time_style {
    bool exact;       /* --exact: fractions in lowest terms */
    bool decimal;     /* --decimal: decimal numbers in CSV, and beside the exact ones in JSON */
    int decimals;     /* N of --decimal; negative: as many as are of use */
    const char *unit; /* of the result that is printed; NULL: it has no times */
};
extern struct time_style time_style;

/* Text of a time for people, to be freed: a decimal number, exact where few digits are enough, else
 * rounded in the given direction and marked with `~`; with an exponent if huge. */
char *time_for_people(mpq_srcptr time, enum rounding rounding);

/* The number of decimals that suits all times of one column, and a time with so many. */
#define MOST_DECIMALS 30 /* of a number near 0 */
struct time_scale {
    bool any;
    bool few; /* three digits behind the point, or of the smallest, are enough */
    int most; /* that are of use to all of them */
    int useful[MOST_DECIMALS + 2]; /* to those that so many decimals write exactly; 0: none */
};
void time_scale_add(struct time_scale *scale, mpq_srcptr time);
int time_scale_decimals(const struct time_scale *scale);
char *time_decimal(mpq_srcptr time, int decimals, enum rounding rounding);

void time_put(FILE *file, mpq_srcptr time, enum rounding rounding);

/* The same of a factor in a formula, which somebody may want to check: a short fraction stays one.
 */
void time_put_factor(FILE *file, mpq_srcptr time, enum rounding rounding);
void time_put_divisor(FILE *file, mpq_srcptr time,
                      enum rounding rounding); /* in ( ) where it does */

/* A decimal number for programs, rounded in the given direction, without a mark. */
void time_put_number(FILE *file, mpq_srcptr time, enum rounding rounding);

/* Exact text in lowest terms, to be freed. */
char *time_exact(mpq_srcptr time);
