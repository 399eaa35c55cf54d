/* How a function of the library reports: fill the caller's error record, return the status. */
#pragma once

#include <gpurta/status.h>

/* Fills *error (if any) and returns status. The message is one line without a full stop. */
gpurta_status(fail)(gpurta_error *error, gpurta_status status, int64_t item, const char *format,
                    ...) __attribute__((format(printf, 4, 5)));

/* The same through a macro, so that static analysis sees which status comes back. */
static inline gpurta_status fail_returns(const gpurta_status filled, const gpurta_status status)
{
    (void)filled;
    return status;
}
#define fail(error, status, ...) fail_returns((fail)(error, status, __VA_ARGS__), status)

/* The same for the commonest of all. */
static inline gpurta_status fail_memory(gpurta_error *const error)
{
    return fail(error, GPURTA_NO_MEMORY, GPURTA_NO_ITEM, "out of memory");
}
