/* libFuzzer: whatever the bytes are, the reader of designs ends with errors, or gpurta-sweep is
 * given JSON of the section. `./dev fuzz` runs it from the saved corpus. */
#include "cli/sweep/input.h"

#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void put_design(const struct scenario *const scenario)
{
    struct json json = {.file = fopen("/dev/null", "w"), .flat = {true}};
    if (!json.file)
        return;
    json_open_flat(&json, NULL, '{');
    input_design(&json, "design", scenario);
    json_end(&json);
    fclose(json.file);
}

int LLVMFuzzerTestOneInput(const uint8_t *const data, const size_t size)
{
    FILE *const file = size ? fmemopen((void *)(uintptr_t)data, size, "r") : NULL;
    struct scenario scenario;
    if (!file)
        return 0;
    if (scenario_read_stream(&scenario, "fuzz", file, NEED_SWEEP, true) &&
        scenario.document.errors == 0)
        put_design(&scenario);
    scenario_clear(&scenario);
    fclose(file);
    return 0;
}
