#include "cuda/driver.h"

#include "base/fail.h"

#include <dlfcn.h>
#include <string.h>
#include <time.h>

int64_t host_clock(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

void host_sleep(const int64_t duration)
{
    const struct timespec span = {.tv_sec = (time_t)(duration / 1000000000),
                                  .tv_nsec = (long)(duration % 1000000000)};
    nanosleep(&span, NULL);
}

/* ISO C has no conversion from void * to a function; POSIX says that the bytes are the same. */
bool driver_find(void *const library, const char *const name, void *const function,
                 const size_t size)
{
    void *const found = dlsym(library, name);
    if (!found || size != sizeof found)
        return false;
    memcpy(function, &found, sizeof found);
    return true;
}

gpurta_status driver_load(struct driver *const driver, const char *const file,
                          gpurta_error *const error)
{
    const char *const name = file ? file : "libcuda.so.1";
    void *const library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
    if (!library) {
        const char *const why = dlerror();
        return fail(error, GPURTA_UNAVAILABLE, GPURTA_NO_ITEM, "no CUDA driver: %s",
                    why ? why : name);
    }
#define DRIVER_FIND(member, entry, parameters)                                                     \
    if (!driver_find(library, entry, &driver->member, sizeof driver->member)) {                    \
        dlclose(library);                                                                          \
        return fail(error, GPURTA_UNAVAILABLE, GPURTA_NO_ITEM,                                     \
                    "the CUDA driver %s has no entry point %s: it is too old, or no driver", name, \
                    entry);                                                                        \
    }
    DRIVER_MAP(DRIVER_FIND)
#undef DRIVER_FIND
    driver->library = library;
    driver->clock = host_clock;
    driver->sleep = host_sleep;
    driver_find(library, "gpurta_host_clock", &driver->clock, sizeof driver->clock);
    driver_find(library, "gpurta_host_sleep", &driver->sleep, sizeof driver->sleep);
    return GPURTA_OK;
}

gpurta_status driver_load_green(const struct driver *const driver, struct green_driver *const green,
                                gpurta_error *const error)
{
#define GREEN_FIND(member, entry, parameters)                                                      \
    if (!driver_find(driver->library, entry, &green->member, sizeof green->member))                \
        return fail(error, GPURTA_NOT_APPLICABLE, GPURTA_NO_ITEM,                                  \
                    "partitions are green contexts, which CUDA drivers have from 12.4 on: this "   \
                    "one has no entry point %s",                                                   \
                    entry);
    GREEN_MAP(GREEN_FIND)
#undef GREEN_FIND
    return GPURTA_OK;
}

gpurta_status driver_check(const struct driver *const driver, const CUresult result,
                           const char *const call, gpurta_error *const error)
{
    const char *name = NULL, *text = NULL;
    if (result == CUDA_SUCCESS)
        return GPURTA_OK;
    if (driver->error_name(result, &name) != CUDA_SUCCESS || !name)
        name = "unknown error";
    if (driver->error_text(result, &text) != CUDA_SUCCESS || !text)
        text = "no text";
    return fail(error, GPURTA_UNAVAILABLE, GPURTA_NO_ITEM, "%s failed: %s (%d, %s)", call, name,
                result, text);
}
