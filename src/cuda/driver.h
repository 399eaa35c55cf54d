/* The CUDA driver as far as it is used, declared here since no header of a toolkit is needed to
 * build. Types and numbers are those of cuda.h, which has kept them since CUDA 4. */
#pragma once

#include <gpurta/status.h>
#include <stdbool.h>

typedef int CUresult;
typedef int CUdevice;
typedef size_t CUdeviceptr;
typedef struct CUctx_st *CUcontext;
typedef struct CUmod_st *CUmodule;
typedef struct CUfunc_st *CUfunction;
typedef struct CUstream_st *CUstream;
typedef struct CUevent_st *CUevent;
typedef struct CUgreenCtx_st *CUgreenCtx;
typedef struct CUdevResourceDesc_st *CUdevResourceDesc;

/* Some SMs, since CUDA 12.4. */
typedef struct {
    int type;
    unsigned char padding[92];
    union {
        struct {
            unsigned count, least, aligned;
        } sm;
        unsigned char size[48];
    } of;
} CUdevResource;

enum {
    CUDA_SUCCESS = 0,
    CUDA_ERROR_INVALID_VALUE = 1,
    CUDA_ERROR_NO_DEVICE = 100,
    CUDA_ERROR_NOT_READY = 600,
    CUDA_ERROR_UNKNOWN = 999
};

enum {
    ATTRIBUTE_THREADS_PER_BLOCK = 1,
    ATTRIBUTE_GRID_X = 5,
    ATTRIBUTE_SHARED_MEMORY_PER_BLOCK = 8,
    ATTRIBUTE_REGISTERS_PER_BLOCK = 12,
    ATTRIBUTE_SMS = 16,
    ATTRIBUTE_THREADS_PER_SM = 39,
    ATTRIBUTE_COPY_ENGINES = 40,
    ATTRIBUTE_MAJOR = 75,
    ATTRIBUTE_MINOR = 76,
    ATTRIBUTE_SHARED_MEMORY_PER_SM = 81,
    ATTRIBUTE_REGISTERS_PER_SM = 82,
    ATTRIBUTE_SHARED_MEMORY_OPTIN = 97,
    ATTRIBUTE_BLOCKS_PER_SM = 106,
    ATTRIBUTE_SHARED_MEMORY_RESERVED = 111
};

enum {
    FUNCTION_STATIC_SHARED = 1,
    FUNCTION_LOCAL = 3,
    FUNCTION_REGISTERS = 4,
    FUNCTION_DYNAMIC_SHARED = 8,
    FUNCTION_CARVEOUT = 9
};
enum { CARVEOUT_DRIVER = -1 };
enum { JIT_ERROR_LOG = 5, JIT_ERROR_LOG_SIZE = 6 };
enum { STREAM_BLOCKING = 0, STREAM_NON_BLOCKING = 1 };
enum { EVENT_DEFAULT = 0 };
enum { RESOURCE_SM = 1, GREEN_DEFAULT_STREAM = 1 };

/* Every entry point: X(member, "name", (parameters)). */
#define DRIVER_MAP(X)                                                                              \
    X(init, "cuInit", (unsigned flags))                                                            \
    X(version, "cuDriverGetVersion", (int *version))                                               \
    X(error_name, "cuGetErrorName", (CUresult result, const char **text))                          \
    X(error_text, "cuGetErrorString", (CUresult result, const char **text))                        \
    X(device_count, "cuDeviceGetCount", (int *count))                                              \
    X(device_get, "cuDeviceGet", (CUdevice * device, int index))                                   \
    X(device_name, "cuDeviceGetName", (char *name, int size, CUdevice device))                     \
    X(device_bus, "cuDeviceGetPCIBusId", (char *name, int size, CUdevice device))                  \
    X(device_attribute, "cuDeviceGetAttribute", (int *value, int attribute, CUdevice device))      \
    X(context_create, "cuCtxCreate_v2", (CUcontext * context, unsigned flags, CUdevice device))    \
    X(context_destroy, "cuCtxDestroy_v2", (CUcontext context))                                     \
    X(context_push, "cuCtxPushCurrent_v2", (CUcontext context))                                    \
    X(context_pop, "cuCtxPopCurrent_v2", (CUcontext * context))                                    \
    X(priorities, "cuCtxGetStreamPriorityRange", (int *least, int *greatest))                      \
    X(module_load, "cuModuleLoadDataEx",                                                           \
      (CUmodule * module, const void *image, unsigned options, int *keys, void **values))          \
    X(module_unload, "cuModuleUnload", (CUmodule module))                                          \
    X(module_function, "cuModuleGetFunction",                                                      \
      (CUfunction * function, CUmodule module, const char *name))                                  \
    X(function_attribute, "cuFuncGetAttribute", (int *value, int attribute, CUfunction function))  \
    X(function_set, "cuFuncSetAttribute", (CUfunction function, int attribute, int value))         \
    X(allocate, "cuMemAlloc_v2", (CUdeviceptr * memory, size_t size))                              \
    X(release, "cuMemFree_v2", (CUdeviceptr memory))                                               \
    X(host_allocate, "cuMemHostAlloc", (void **memory, size_t size, unsigned flags))               \
    X(host_release, "cuMemFreeHost", (void *memory))                                               \
    X(fill, "cuMemsetD8Async",                                                                     \
      (CUdeviceptr memory, unsigned char value, size_t size, CUstream stream))                     \
    X(to_device, "cuMemcpyHtoDAsync_v2",                                                           \
      (CUdeviceptr to, const void *from, size_t size, CUstream stream))                            \
    X(to_host, "cuMemcpyDtoHAsync_v2", (void *to, CUdeviceptr from, size_t size, CUstream stream)) \
    X(on_device, "cuMemcpyDtoDAsync_v2",                                                           \
      (CUdeviceptr to, CUdeviceptr from, size_t size, CUstream stream))                            \
    X(stream_create, "cuStreamCreateWithPriority",                                                 \
      (CUstream * stream, unsigned flags, int priority))                                           \
    X(stream_destroy, "cuStreamDestroy_v2", (CUstream stream))                                     \
    X(stream_query, "cuStreamQuery", (CUstream stream))                                            \
    X(event_create, "cuEventCreate", (CUevent * event, unsigned flags))                            \
    X(event_destroy, "cuEventDestroy_v2", (CUevent event))                                         \
    X(event_record, "cuEventRecord", (CUevent event, CUstream stream))                             \
    X(event_elapsed, "cuEventElapsedTime", (float *milliseconds, CUevent from, CUevent to))        \
    X(launch, "cuLaunchKernel",                                                                    \
      (CUfunction function, unsigned grid_x, unsigned grid_y, unsigned grid_z, unsigned block_x,   \
       unsigned block_y, unsigned block_z, unsigned shared, CUstream stream, void **parameters,    \
       void **extra))

/* Those of green contexts, which older drivers do not have: the same for struct green_driver. */
#define GREEN_MAP(X)                                                                               \
    X(retain, "cuDevicePrimaryCtxRetain", (CUcontext * context, CUdevice device))                  \
    X(release, "cuDevicePrimaryCtxRelease_v2", (CUdevice device))                                  \
    X(resource, "cuDeviceGetDevResource", (CUdevice device, CUdevResource * resource, int type))   \
    X(split, "cuDevSmResourceSplitByCount",                                                        \
      (CUdevResource * result, unsigned *groups, const CUdevResource *input,                       \
       CUdevResource *remaining, unsigned flags, unsigned least))                                  \
    X(describe, "cuDevResourceGenerateDesc",                                                       \
      (CUdevResourceDesc * description, CUdevResource * resources, unsigned count))                \
    X(create, "cuGreenCtxCreate",                                                                  \
      (CUgreenCtx * green, CUdevResourceDesc description, CUdevice device, unsigned flags))        \
    X(destroy, "cuGreenCtxDestroy", (CUgreenCtx green))                                            \
    X(context, "cuCtxFromGreenCtx", (CUcontext * context, CUgreenCtx green))

struct green_driver {
#define GREEN_MEMBER(member, name, parameters) CUresult(*member) parameters;
    GREEN_MAP(GREEN_MEMBER)
#undef GREEN_MEMBER
};

struct driver {
    void *library;
#define DRIVER_MEMBER(member, name, parameters) CUresult(*member) parameters;
    DRIVER_MAP(DRIVER_MEMBER)
#undef DRIVER_MEMBER
    int64_t (*clock)(void);          /* ns, CLOCK_MONOTONIC */
    void (*sleep)(int64_t duration); /* ns */
};

/* Those of a driver that has none of its own, as drivers have not but in tests. */
int64_t host_clock(void);
void host_sleep(int64_t duration);

/* Loads a driver library; NULL: "libcuda.so.1". It stays loaded. */
gpurta_status driver_load(struct driver *driver, const char *file, gpurta_error *error);

/* Finds the entry points of green contexts; NOT_APPLICABLE, and which one is missing. */
gpurta_status driver_load_green(const struct driver *driver, struct green_driver *green,
                                gpurta_error *error);

/* OK, or UNAVAILABLE with a message that names the call and the error. */
gpurta_status driver_check(const struct driver *driver, CUresult result, const char *call,
                           gpurta_error *error);

/* Finds an entry point; false: there is none. */
bool driver_find(void *library, const char *name, void *function, size_t size);
