#include "cli/import/cubin.h"

#include "cli/import/profile.h"

#include <inttypes.h>

#define MOST_NAMES 1000 /* of kernels in a binary that are asked for at once */

/* --cubin: what the binary says of the kernels without registers. -1, or the exit status. */
int cubin_footprints(struct scenario *const scenario, const char *const cubin)
{
    static const struct {
        gpurta_section section;
        gpurta_key name;
    } sections[] = {{GPURTA_SECTION_KERNELS, GPURTA_KEY_KERNEL_NAME},
                    {GPURTA_SECTION_OPERATIONS, GPURTA_KEY_OPERATION_KERNEL}};
    static const gpurta_key keys[] = {GPURTA_KEY_REGISTERS, GPURTA_KEY_SHARED_MEMORY,
                                      GPURTA_KEY_LOCAL_MEMORY};
    gpurta_model *const model = scenario->given.model;
    const gpurta_platform *const platform = scenario->platform;
    const char *name, *arguments[2 * MOST_NAMES + 5] = {"--to", "footprints", "--architecture"};
    size_t row[MOST_NAMES], rows = 0, count = 4;
    char architecture[32];
    int64_t value;
    gpurta_error error = {.item = GPURTA_NO_ITEM};
    int end;
    for (size_t s = 0; s < FIELDS(sections); s++)
        for (size_t i = 0; i < gpurta_model_rows(model, sections[s].section); i++) {
            const size_t own = gpurta_model_row(model, sections[s].section, i);
            name = gpurta_model_text(model, own, sections[s].name, 0);
            if (!name || gpurta_model_count(model, own, GPURTA_KEY_REGISTERS, &value))
                continue;
            if (rows == MOST_NAMES) {
                complain("--cubin: more than %d kernels have no registers", MOST_NAMES);
                return EXIT_USAGE;
            }
            row[rows++] = own;
            arguments[count++] = "--kernel";
            arguments[count++] = name;
        }
    if (!rows || gpurta_platform_get(platform, GPURTA_PLATFORM_SLOTS)) {
        complain("--cubin: %s", rows ? "a platform of slots has no registers"
                                     : "every kernel of the file has registers of its own");
        return EXIT_USAGE;
    }
    snprintf(architecture, sizeof architecture, "%" PRId64 ".%" PRId64,
             gpurta_platform_get(platform, GPURTA_PLATFORM_COMPUTE_CAPABILITY_MAJOR),
             gpurta_platform_get(platform, GPURTA_PLATFORM_COMPUTE_CAPABILITY_MINOR));
    arguments[3] = architecture;
    FILE *const file = profile_ask(cubin, arguments, &end);
    if (!file)
        return end;
    gpurta_status status = GPURTA_OK;
    for (size_t i = 0; !status && i < rows; i++) {
        int64_t own[FIELDS(keys)] = {0};
        if (fscanf(file, "%" SCNd64 " %" SCNd64 " %" SCNd64, &own[0], &own[1], &own[2]) != 3)
            break;
        /* what is launched with is dynamic shared memory */
        if (gpurta_model_count(model, row[i], GPURTA_KEY_SHARED_MEMORY, &value))
            own[1] += value;
        if (gpurta_model_count(model, row[i], GPURTA_KEY_LOCAL_MEMORY, &value))
            own[2] = value;
        complain_at(scenario->document.name,
                    " note: %s: registers: %" PRId64 ", shared_memory: %" PRId64
                    ", local_memory: %" PRId64 " by %s",
                    arguments[2 * i + 5], own[0], own[1], own[2], cubin);
        for (size_t k = 0; !status && k < FIELDS(keys); k++)
            if (own[k])
                status = gpurta_set_count(model, row[i], keys[k], own[k], &error);
    }
    fclose(file);
    if (!status)
        status = scenario_resolve(scenario, false, &error);
    return status ? scenario_complain(scenario, NEED_KERNELS, status, &error) : -1;
}
