/* How a function of the library reports: fill the caller's error record, return the status. */
#ifndef FAIL_H
#define FAIL_H

#include <gpurta/status.h>

/* Fills *error (if any) and returns status. The message is one line without a full stop. */
gpurta_status fail(gpurta_error *error, gpurta_status status, int64_t item, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

/* The same for the commonest of all. */
gpurta_status fail_memory(gpurta_error *error);

#endif
