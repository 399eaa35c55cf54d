/* What every fuzzer of a profile does: the bytes become a file, which is read and written as all
 * that comes of a profile. */
#ifndef FUZZ_TRACE_H
#define FUZZ_TRACE_H

#include "cli/import/to_scenario.h"

#include <stdlib.h>
#include <unistd.h>

static void fuzz_trace(const uint8_t *const data, const size_t size,
                       int (*const read)(struct trace *, const char *))
{
    static int (*const writers[])(FILE *, const struct trace *,
                                  const struct conversion *) = {trace_to_scenario, trace_to_chains};
    static const struct conversion how = {.platform = "jetson-tx2", .device = TRACE_UNKNOWN};
    char path[] = "/tmp/fuzz_trace.XXXXXX";
    const int file = mkstemp(path);
    struct trace trace;
    if (file < 0 || write(file, data, size) != (ssize_t)size)
        abort();
    close(file);
    trace_init(&trace, path);
    const int end = read(&trace, path);
    for (size_t i = 0; end < 0 && i < sizeof writers / sizeof writers[0]; i++) {
        FILE *const out = fopen("/dev/null", "w");
        if (!out)
            abort();
        (void)writers[i](out, &trace, &how);
        fclose(out);
    }
    if (end < 0)
        (void)trace_report(&trace, &how);
    trace_clear(&trace);
    unlink(path);
}

#endif
