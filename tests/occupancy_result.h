/* The public way to the occupancy of one launch on any platform of SMs. */
#ifndef OCCUPANCY_RESULT_H
#define OCCUPANCY_RESULT_H

#include "base/values.h"
#include "model/program.h"
#include "support.h"

#include <gpurta/occupancy.h>

static inline gpurta_status occupancy_of_model(gpurta_result **const result,
                                               const gpurta_platform *const platform,
                                               const struct launch *const launch,
                                               gpurta_error *const error)
{
    const int64_t counts[][2] = {{GPURTA_KEY_BLOCKS, 1},
                                 {GPURTA_KEY_THREADS, launch->threads},
                                 {GPURTA_KEY_REGISTERS, launch->registers},
                                 {GPURTA_KEY_SHARED_MEMORY, launch->shared_memory},
                                 {GPURTA_KEY_CARVEOUT_BYTES, launch->carveout - 1},
                                 {GPURTA_KEY_CARVEOUT, launch->carveout_percent - 1}};
    gpurta_model *model;
    char size[24];
    assert_ok(gpurta_model_create(&model, NULL), NULL);
    const size_t row = gpurta_add(model, GPURTA_SECTION_PLATFORM, GPURTA_NONE);
    const size_t kernel = gpurta_add(model, GPURTA_SECTION_KERNELS, GPURTA_NONE);
    for (int f = GPURTA_PLATFORM_SMS; f <= GPURTA_PLATFORM_COPIES_IN_ORDER; f++) {
        const gpurta_key key = (gpurta_key)(GPURTA_KEY_PLATFORM_FIELD + f);
        const int64_t value = gpurta_platform_get(platform, (gpurta_platform_field)f);
        for (int bit = 0; f == GPURTA_PLATFORM_CARVEOUT_SIZES && bit < 63; bit++) {
            snprintf(size, sizeof size, "%d", bit * 4096);
            if (value >> bit & 1)
                assert_ok(gpurta_set_text(model, row, key, size, NULL), NULL);
        }
        if (value && gpurta_key_info(key) && f != GPURTA_PLATFORM_CARVEOUT_SIZES)
            assert_ok(gpurta_set_count(model, row, key, value, NULL), NULL);
    }
    gpurta_status status = gpurta_set_text(model, kernel, GPURTA_KEY_WCET, "1", error);
    for (size_t c = 0; !status && c < sizeof counts / sizeof counts[0]; c++)
        if (c < 4 || counts[c][1] >= 0)
            status = gpurta_set_count(model, kernel, (gpurta_key)counts[c][0], counts[c][1], error);
    if (!status)
        status = gpurta_occupancy(model, NULL, result, error);
    gpurta_model_destroy(model);
    return status;
}

static inline gpurta_result *occupancy_result(const gpurta_platform *const platform,
                                              const struct launch launch)
{
    gpurta_result *result = NULL;
    gpurta_error error;
    assert_ok(occupancy_of_model(&result, platform, &launch, &error), &error);
    return result;
}

/* Blocks that a resource alone allows, warps first; -1: not needed. */
static inline int64_t occupancy_limit(const gpurta_result *const result, const size_t resource)
{
    int64_t limit = -1;
    (void)!gpurta_get_count(result, GPURTA_OCCUPANCY_RESOURCES_BLOCKS, resource, &limit);
    return limit;
}

/* Of its one kernel; of tables inside it, the first. */
static inline int64_t occupancy_number(const gpurta_result *const result,
                                       const gpurta_column column)
{
    return result_count(result, column, 0);
}

#endif
