/* How a command prints its result: in the format that was asked for, to where that was asked for,
 * whole or not at all. */
#ifndef REPORT_H
#define REPORT_H

#include "cli/base/output.h"
#include "cli/base/rows.h"

/* Each returns false after it reported why it could not; NULL: nothing to print so. `report` is the
 * command's own. */
struct printer {
    const char *command; /* as JSON names it */
    bool (*table)(void *report, const struct output *output);
    bool (*json)(void *report, struct json *json); /* into the open object */
    bool (*csv)(void *report, FILE *file);
};

/* Returns -1, or the exit status after what went wrong was reported. unit: of the times; NULL:
 * there are none. */
int report_print(const struct printer *printer, void *report, const struct common *common,
                 const char *unit);

/* The same of a result that rows describe. */
struct result {
    const char *command; /* as JSON names it */
    bool (*table)(struct row *row, const struct output *output);
    /* Into the open object. */
    void (*json)(struct row *row, struct json *json);
    const struct rows *csv;
    void (*lines)(struct row *row, FILE *file); /* instead of them; NULL: they are the CSV */
};

/* of: what row->of is; shown: the conditions that hold. */
int result_print(const struct result *result, void *of, unsigned shown, const struct common *common,
                 const char *unit);

/* Between tables: an empty line, then the rows. */
bool next_table(const struct rows *rows, struct row *row, const struct output *output);

#endif
