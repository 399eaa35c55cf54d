/* How a command prints its result: in the format that was asked for, to where that was asked for,
 * whole or not at all. */
#pragma once

#include "cli/base/output.h"
#include "cli/base/rows.h"

struct result {
    const char *command; /* as JSON names it */
    /* False after it reported why it could not. */
    bool (*table)(struct row *row, const struct output *output);
    /* Into the open object, after its rows; NULL: there is nothing else. */
    void (*json)(struct row *row, struct json *json);
    const struct rows *csv;
    void (*lines)(struct row *row, FILE *file); /* instead of them; NULL: they are the CSV */
    const struct rows *const *rows;             /* of its JSON, in their order; ends with NULL */
    const gpurta_result *of;                    /* that they have columns from; NULL: none */
    bool whole; /* CSV has the unit, the verdict and the assumptions in each row */
};

/* Returns -1, or the exit status after what went wrong was reported. of: what row->of is; shown:
 * the conditions that hold; unit: of the times; NULL: there are none. */
int result_print(const struct result *result, void *of, unsigned shown, const struct common *common,
                 const char *unit);

/* What was asked for beyond the file, a line for each, to be freed; options: those of what is
 * analysed, too. */
char *result_asked(const struct common *common, bool options);

/* What a verdict holds under ("as if kernels used no registers"), as it says behind its reason;
 * NULL: nothing more than is assumed. reason: NULL: none. */
const char *reason_condition(const char *reason);

/* Between tables: an empty line, then the rows. */
bool next_table(const struct rows *rows, struct row *row, const struct output *output);
