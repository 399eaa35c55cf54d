/* libFuzzer: whatever the bytes are, CSV of nvprof or nsys stats,
 * ends with what comes of a profile or with an error. */
#include "fuzz_trace.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *const data, const size_t size)
{
    fuzz_trace(data, size, read_nvprof);
    return 0;
}
