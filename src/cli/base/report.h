/* How a command prints its result: in the format that was asked for, to where that was asked for,
 * whole or not at all. */
#ifndef REPORT_H
#define REPORT_H

#include "cli/base/output.h"

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

#endif
