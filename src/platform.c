#include "fail.h"

#include <gpurta/platform.h>
#include <stdlib.h>
#include <string.h>

#define FIELDS (GPURTA_PLATFORM_THREADS_PER_BLOCK + 1)

struct gpurta_platform {
    const char *name;
    int64_t field[FIELDS];
};

/* Jetson TX2: Amert III (two SMs of 2,048 threads, 32 blocks each). */
static const gpurta_platform builtins[] = {
    {"jetson-tx2",
     {[GPURTA_PLATFORM_SMS] = 2,
      [GPURTA_PLATFORM_THREADS_PER_SM] = 2048,
      [GPURTA_PLATFORM_BLOCKS_PER_SM] = 32,
      [GPURTA_PLATFORM_THREADS_PER_BLOCK] = 1024}},
};
#define BUILTINS (sizeof builtins / sizeof builtins[0])

static gpurta_status copy(gpurta_platform **const platform, const gpurta_platform *const model,
                          gpurta_error *const error)
{
    gpurta_platform *const fresh = malloc(sizeof *fresh);
    if (!fresh)
        return fail_memory(error);
    *fresh = *model;
    *platform = fresh;
    return GPURTA_OK;
}

gpurta_status gpurta_platform_create(gpurta_platform **const platform, const char *const name,
                                     gpurta_error *const error)
{
    if (!platform || !name)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "platform: NULL argument");
    for (size_t i = 0; i < BUILTINS; i++)
        if (strcmp(builtins[i].name, name) == 0)
            return copy(platform, &builtins[i], error);
    return fail(error, GPURTA_OUT_OF_RANGE, GPURTA_NO_ITEM,
                "no built-in platform \"%.40s\"; there is: jetson-tx2", name);
}

gpurta_status gpurta_platform_create_slots(gpurta_platform **const platform, const int64_t slots,
                                           gpurta_error *const error)
{
    if (!platform)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "platform: NULL argument");
    if (slots < 1)
        return fail(error, GPURTA_OUT_OF_RANGE, GPURTA_NO_ITEM,
                    "a platform needs at least 1 slot, not %lld", (long long)slots);
    const gpurta_platform model = {"slots", {[GPURTA_PLATFORM_SLOTS] = slots}};
    return copy(platform, &model, error);
}

void gpurta_platform_destroy(gpurta_platform *const platform)
{
    free(platform);
}

gpurta_status gpurta_platform_set(gpurta_platform *const platform,
                                  const gpurta_platform_field field, const int64_t value,
                                  gpurta_error *const error)
{
    if (!platform || (int)field < 0 || (int)field >= FIELDS || !platform->field[field])
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM,
                    "this platform has no such field");
    if (value < 1)
        return fail(error, GPURTA_OUT_OF_RANGE, GPURTA_NO_ITEM,
                    "a field of a platform must be 1 or more, not %lld", (long long)value);
    platform->field[field] = value;
    return GPURTA_OK;
}

int64_t gpurta_platform_get(const gpurta_platform *const platform,
                            const gpurta_platform_field field)
{
    return platform && (int)field >= 0 && (int)field < FIELDS ? platform->field[field] : 0;
}

const char *gpurta_platform_name(const gpurta_platform *const platform)
{
    return platform ? platform->name : NULL;
}

const char *gpurta_platform_builtin(const size_t index)
{
    return index < BUILTINS ? builtins[index].name : NULL;
}
