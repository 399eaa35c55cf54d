/* libFuzzer: whatever the bytes are, an export of Nsight Systems, which libsqlite3 reads,
 * ends with what comes of a profile or with an error. */
#include "fuzz_trace.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *const data, const size_t size)
{
    fuzz_trace(data, size, read_nsys);
    return 0;
}
