/* CSV as in RFC 4180. With --decimal it is for spreadsheets: times are decimal numbers, and a text
 * that a spreadsheet would take for a formula has an apostrophe before it. */
#pragma once

#include <stdbool.h>
#include <stdio.h> /* before gmp.h, which then declares its printing functions */

#include "cli/base/time_text.h"

/* Writes a field, quoted where needed; a comma before all but the first of a line. */
void csv_text(FILE *file, bool *first, const char *text);
void csv_time(FILE *file, bool *first, mpq_srcptr time, enum rounding rounding);
void csv_int(FILE *file, bool *first, int64_t value);
void csv_big(FILE *file, bool *first, mpz_srcptr value);
void csv_meets(FILE *file, bool *first, gpurta_verdict verdict); /* unknown: empty */
void csv_end(FILE *file, bool *first);
