/* libFuzzer: whatever the bytes are, reading a measurement ends with one or with errors. */
#include "cli/measurement/recording.h"

#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Two kernels, one on a named stream. */
static void make_scenario(struct scenario *const scenario)
{
    static char text[] = "platform: jetson-tx2\n"
                         "kernels:\n"
                         "  - {name: k1, blocks: 2, threads: 64, wcet: 1, stream: s1}\n"
                         "  - {name: k2, blocks: 1, threads: 64, wcet: 2}\n";
    FILE *const file = fmemopen(text, sizeof text - 1, "r");
    if (!file || !scenario_read_stream(scenario, "scenario", file, NEED_OPERATIONS, true) ||
        scenario->document.errors)
        abort();
    fclose(file);
}

static void use(const gpurta_measurement *const m)
{
    int64_t least, median, most;
    for (size_t i = 0; i < gpurta_measurement_count(m); i++)
        if (gpurta_measurement_completion(m, i, &least, &median, &most, NULL) != GPURTA_OK ||
            least > median || median > most)
            abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *const data, const size_t size)
{
    FILE *const file = size ? fmemopen((void *)(uintptr_t)data, size, "r") : NULL;
    struct scenario scenario;
    struct document document;
    struct recording recording = {.m = NULL};
    if (!file)
        return 0;
    make_scenario(&scenario);
    if (recording_read_stream(&recording, &scenario, &document, "fuzz", file)) {
        use(recording.m);
        masks_apply(&recording.masks, &scenario);
    }
    recording_clear(&recording);
    document_clear(&document);
    scenario_clear(&scenario);
    fclose(file);
    return 0;
}
