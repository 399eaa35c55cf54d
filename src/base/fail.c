/* In a source of its own: libgpurta-cuda has a copy, since it sees only what libgpurta exports. */
#include "base/fail.h"

#include <stdarg.h>
#include <stdio.h>

gpurta_status(fail)(gpurta_error *const error, const gpurta_status status, const int64_t item,
                    const char *const format, ...)
{
    if (error) {
        va_list args;
        va_start(args, format);
        error->status = status;
        error->section = error->key = 0;
        error->item = item;
        vsnprintf(error->message, sizeof error->message, format, args);
        va_end(args);
    }
    return status;
}
