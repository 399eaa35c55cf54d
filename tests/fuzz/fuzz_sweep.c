/* libFuzzer: whatever the bytes are, the reader of designs ends with a design or with errors, and
 * gpurta-sweep is given JSON of it. `./dev fuzz` runs it from the saved corpus. */
#include "cli/sweep/input.h"

#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void read_design(struct scenario *const scenario)
{
    struct design design;
    design_read(&design, scenario);
    if (scenario->document.errors == 0 && design_points(&design) <= 20) {
        struct json json = {.file = fopen("/dev/null", "w"), .flat = {true}};
        if (json.file) {
            json_open_flat(&json, NULL, '{');
            input_design(&json, "design", &design);
            json_end(&json);
            fclose(json.file);
        }
    }
    design_clear(&design);
}

int LLVMFuzzerTestOneInput(const uint8_t *const data, const size_t size)
{
    FILE *const file = size ? fmemopen((void *)(uintptr_t)data, size, "r") : NULL;
    struct scenario scenario;
    if (!file)
        return 0;
    if (scenario_read_stream(&scenario, "fuzz", file, NEED_SWEEP, true, NULL) &&
        scenario.document.errors == 0)
        read_design(&scenario);
    scenario_clear(&scenario);
    fclose(file);
    return 0;
}
