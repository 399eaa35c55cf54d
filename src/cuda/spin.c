#include "cuda/spin.h"

#include "base/fail.h"
#include "spin_ptx.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MOST_REGISTERS 255 /* that a compiler gives a thread */
#define LOOP_REGISTERS 14  /* that spinning takes beside the values, about */
#define TRIES 8            /* to meet the registers */
#define LOCAL_UNIT 16      /* compilers round local memory up to this at most */

/* ---- text ---- */

/* Grows by itself; bytes is NULL once memory was out. */
struct text {
    char *bytes;
    size_t size, room;
};

static void add_bytes(struct text *const text, const char *const bytes, const size_t size)
{
    if (!text->bytes)
        return;
    if (text->size + size + 1 > text->room) {
        const size_t room = 2 * (text->size + size + 1);
        char *const grown = realloc(text->bytes, room);
        if (!grown) {
            free(text->bytes);
            text->bytes = NULL;
            return;
        }
        text->bytes = grown;
        text->room = room;
    }
    memcpy(text->bytes + text->size, bytes, size);
    text->size += size;
    text->bytes[text->size] = '\0';
}

__attribute__((format(printf, 2, 3))) static void add(struct text *const text,
                                                      const char *const format, ...)
{
    char line[400]; /* more than any of them */
    va_list arguments;
    va_start(arguments, format);
    const int size = vsnprintf(line, sizeof line, format, arguments);
    va_end(arguments);
    add_bytes(text, line, (size_t)size);
}

struct shape {
    int64_t values, limit, local, shared;
};

static void add_limit(struct text *const text, const struct shape *const s)
{
    if (s->limit)
        add(text, ".maxnreg %lld\n", (long long)s->limit);
}

static void add_declarations(struct text *const text, const struct shape *const s)
{
    add(text, "    .reg .pred %%hp;\n    .reg .b32 %%h<4>;\n    .reg .b64 %%hd<4>;\n");
    if (s->values)
        add(text, "    .reg .b32 %%v<%lld>;\n", (long long)s->values);
    if (s->local)
        add(text, "    .local .align 4 .b8 held_local[%lld];\n", (long long)s->local);
    if (s->shared)
        add(text, "    .shared .align 4 .b8 held_shared[%lld];\n", (long long)s->shared);
}

/* Volatile reads of *stop: no value can be had anew behind the spinning. */
static void add_taking(struct text *const text, const struct shape *const s)
{
    for (int64_t i = 0; i < s->values; i++)
        add(text, "    ld.volatile.global.u32 %%v%lld, [%%rd2];\n", (long long)i);
    if (s->local || s->shared)
        add(text, "    ld.volatile.global.u32 %%h0, [%%rd2];\n");
    if (s->local) /* at an address that is not known before, so that it is no register */
        add(text, "    cvt.u64.u32 %%hd0, %%h0;\n"
                  "    mov.u64 %%hd1, held_local;\n"
                  "    add.u64 %%hd2, %%hd1, %%hd0;\n"
                  "    st.local.u32 [%%hd2], %%h0;\n");
    if (s->shared)
        add(text, "    st.volatile.shared.u32 [held_shared], %%h0;\n");
}

/* A polynomial of the end's time: it needs that time and every value. */
static void add_using(struct text *const text, const struct shape *const s)
{
    if (!s->values && !s->local)
        return;
    add(text, "    ld.param.u64 %%hd3, [param_sink];\n"
              "    setp.eq.u64 %%hp, %%hd3, 0;\n"
              "    @%%hp bra BARRIER;\n"
              "    cvta.to.global.u64 %%hd3, %%hd3;\n"
              "    cvt.u32.u64 %%h1, %%rd7;\n"
              "    mov.u32 %%h2, 0;\n");
    for (int64_t i = 0; i < s->values; i++)
        add(text, "    mad.lo.u32 %%h2, %%h2, %%h1, %%v%lld;\n", (long long)i);
    if (s->local)
        add(text, "    ld.local.u32 %%h3, [%%hd2];\n"
                  "    add.u32 %%h2, %%h2, %%h3;\n");
    add(text, "    st.global.u32 [%%hd3], %%h2;\n");
}

char *spin_text(const int64_t values, const int64_t limit, const int64_t local_memory,
                const int64_t static_shared)
{
    static const struct {
        const char *mark;
        void (*add)(struct text *, const struct shape *);
    } places[] = {{"//@limit\n", add_limit},
                  {"//@declare\n", add_declarations},
                  {"//@take\n", add_taking},
                  {"//@use\n", add_using}};
    const struct shape shape = {values, limit, local_memory, static_shared};
    struct text text = {malloc(sizeof spin_ptx), 0, sizeof spin_ptx};
    const char *const end = strstr(spin_ptx, ".visible .entry gpurta_work");
    const char *from = spin_ptx;
    for (size_t i = 0; i < sizeof places / sizeof places[0]; i++) {
        const char *const at = strstr(from, places[i].mark);
        add_bytes(&text, from, (size_t)(at - from));
        places[i].add(&text, &shape);
        from = at + strlen(places[i].mark);
    }
    add_bytes(&text, from, (size_t)(end - from));
    return text.bytes;
}

/* ---- registers ---- */

/* Registers of a warp come in units. */
int64_t spin_alike(const gpurta_platform *const platform, const int64_t registers)
{
    const int64_t unit = gpurta_platform_get(platform, GPURTA_PLATFORM_REGISTER_UNIT);
    const int64_t warp = gpurta_platform_get(platform, GPURTA_PLATFORM_WARP_SIZE);
    const int64_t most =
        unit && warp ? (registers * warp + unit - 1) / unit * unit / warp : registers;
    return most < MOST_REGISTERS ? most : MOST_REGISTERS;
}

static bool alike(const gpurta_platform *const platform, const int64_t a, const int64_t b)
{
    return spin_alike(platform, a) == spin_alike(platform, b);
}

/* ---- loading ---- */

static gpurta_status read_attributes(struct spin *const spin, const gpurta_device *const device,
                                     gpurta_error *const error)
{
    TRY(device, function_attribute(&spin->registers, FUNCTION_REGISTERS, spin->function),
        "cuFuncGetAttribute", error);
    TRY(device, function_attribute(&spin->local_memory, FUNCTION_LOCAL, spin->function),
        "cuFuncGetAttribute", error);
    TRY(device, function_attribute(&spin->static_shared, FUNCTION_STATIC_SHARED, spin->function),
        "cuFuncGetAttribute", error);
    return GPURTA_OK;
}

static gpurta_status load(struct spin *const spin, const gpurta_device *const device,
                          const int64_t values, const int64_t limit, gpurta_error *const error)
{
    char *const text =
        spin_text(values, limit, spin->asked.local_memory, spin->asked.static_shared);
    if (!text)
        return fail_memory(error);
    gpurta_status status = device_load(device, &spin->module, text, error);
    free(text);
    if (status != GPURTA_OK)
        return status;
    status =
        driver_check(&device->driver,
                     device->driver.module_function(&spin->function, spin->module, "gpurta_spin"),
                     "cuModuleGetFunction", error);
    return status == GPURTA_OK ? read_attributes(spin, device, error) : status;
}

gpurta_status spin_unload(const struct spin *const spin, const gpurta_device *const device,
                          gpurta_error *const error)
{
    if (!spin->module)
        return GPURTA_OK;
    const gpurta_status status = partition_enter(device, spin->partition, error);
    if (status != GPURTA_OK)
        return status;
    return partition_leave(device, spin->partition,
                           driver_check(&device->driver, device->driver.module_unload(spin->module),
                                        "cuModuleUnload", error),
                           error);
}

static bool memory_fits(const struct spin *const spin)
{
    return spin->static_shared == spin->asked.static_shared &&
           spin->local_memory >= spin->asked.local_memory &&
           spin->local_memory <=
               (spin->asked.local_memory + LOCAL_UNIT - 1) / LOCAL_UNIT * LOCAL_UNIT;
}

static gpurta_status cannot(const struct spin *const spin, const int64_t low, const int64_t high,
                            gpurta_error *const error)
{
    char registers[80] = "any registers";
    if (high)
        snprintf(registers, sizeof registers, "%lld to %lld registers per thread", (long long)low,
                 (long long)high);
    return fail(error, GPURTA_NOT_APPLICABLE, GPURTA_NO_ITEM,
                "a spin kernel with %s, %lld bytes of local memory and %lld bytes of static shared "
                "memory cannot be had: the driver's compiler gives %d registers, %d and %d bytes",
                registers, (long long)spin->asked.local_memory,
                (long long)spin->asked.static_shared, spin->registers, spin->local_memory,
                spin->static_shared);
}

/* Tries numbers of values until the compiler gives as many registers as are allocated like those
 * that are asked for, without spilling any. */
static gpurta_status meet_registers(struct spin *const spin, const gpurta_device *const device,
                                    const gpurta_platform *const platform,
                                    gpurta_error *const error)
{
    const int64_t high = spin_alike(platform, spin->asked.registers);
    int64_t low = high, values = high > LOOP_REGISTERS ? high - LOOP_REGISTERS : 0;
    while (low > 1 && alike(platform, low - 1, high))
        low--;
    for (int i = 0; i < TRIES; i++) {
        gpurta_status status = load(spin, device, values, high, error);
        if (status != GPURTA_OK ||
            (spin->registers >= low && spin->registers <= high && memory_fits(spin)))
            return status;
        const bool few = spin->registers < low && memory_fits(spin);
        const bool last = i == TRIES - 1 || (!few && values == 0);
        status = last ? cannot(spin, low, high, error) : spin_unload(spin, device, error);
        if (status != GPURTA_OK)
            return status;
        spin->module = NULL;
        values += few ? low - spin->registers : values > 2 ? -2 : -values;
    }
    return GPURTA_OK; /* not reached: the last try returns */
}

static gpurta_status meet(struct spin *const spin, const gpurta_device *const device,
                          const gpurta_platform *const platform, gpurta_error *const error)
{
    const struct footprint *const asked = &spin->asked;
    if (asked->registers)
        return meet_registers(spin, device, platform, error);
    if (!asked->local_memory && !asked->static_shared && asked->carveout == CARVEOUT_DRIVER &&
        spin->partition == GPURTA_NONE) {
        spin->function = device->spin;
        return read_attributes(spin, device, error);
    }
    const gpurta_status status = load(spin, device, 0, 0, error);
    return status == GPURTA_OK && !memory_fits(spin) ? cannot(spin, 0, 0, error) : status;
}

/* Sets the preference, and looks whether the driver took it. */
static gpurta_status prefer_carveout(struct spin *const spin, const gpurta_device *const device,
                                     gpurta_error *const error)
{
    TRY(device, function_set(spin->function, FUNCTION_CARVEOUT, (int)spin->asked.carveout),
        "cuFuncSetAttribute", error);
    TRY(device, function_attribute(&spin->carveout, FUNCTION_CARVEOUT, spin->function),
        "cuFuncGetAttribute", error);
    if (spin->carveout == (int)spin->asked.carveout)
        return GPURTA_OK;
    return fail(error, GPURTA_NOT_APPLICABLE, GPURTA_NO_ITEM,
                "a carve-out of %lld percent cannot be had: the driver prefers %d",
                (long long)spin->asked.carveout, spin->carveout);
}

gpurta_status spin_load(struct spin *const spin, const gpurta_device *const device,
                        const gpurta_platform *const platform, const struct footprint *const asked,
                        const size_t partition, gpurta_error *const error)
{
    *spin = (struct spin){.asked = *asked, .partition = partition, .carveout = CARVEOUT_DRIVER};
    gpurta_status status = partition_enter(device, partition, error);
    if (status != GPURTA_OK)
        return status;
    status = meet(spin, device, platform, error);
    if (status == GPURTA_OK && asked->carveout != CARVEOUT_DRIVER)
        status = prefer_carveout(spin, device, error);
    status = partition_leave(device, partition, status, error);
    if (status != GPURTA_OK) {
        (void)spin_unload(spin, device, NULL);
        spin->module = NULL;
    }
    return status;
}

gpurta_status spin_allow_shared(const struct spin *const spin, const gpurta_device *const device,
                                gpurta_error *const error)
{
    const gpurta_status status = partition_enter(device, spin->partition, error);
    if (status != GPURTA_OK)
        return status;
    return partition_leave(
        device, spin->partition,
        driver_check(
            &device->driver,
            device->driver.function_set(spin->function, FUNCTION_DYNAMIC_SHARED, spin->most_shared),
            "cuFuncSetAttribute", error),
        error);
}
