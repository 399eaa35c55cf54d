/* A profile as a scenario: one run, launch by launch, for `simulate` and `check`. */
#include "cli/import/block_times.h"
#include "cli/import/order.h"

#include <inttypes.h>
#include <string.h>

struct share {
    int64_t device;
    size_t ops;
};

static int by_device(const void *const x, const void *const y)
{
    const struct share *const a = x, *const b = y;
    return a->device == b->device ? 0 : a->device < b->device ? -1 : 1;
}

int64_t trace_busiest(const struct trace *const trace, const struct conversion *const conversion)
{
    struct share *const all =
        conversion->device == TRACE_UNKNOWN ? malloc((trace->streams + 1) * sizeof *all) : NULL;
    size_t most = 0, ops = 0;
    int64_t best = conversion->device;
    if (!all)
        return best;
    for (size_t i = 0; i < trace->streams; i++)
        all[i] = (struct share){trace->stream[i].device, trace->stream[i].ops};
    if (trace->streams)
        qsort(all, trace->streams, sizeof *all, by_device);
    for (size_t i = 0; i < trace->streams; i++) {
        ops = (i && all[i].device == all[i - 1].device ? ops : 0) + all[i].ops;
        if (ops > most) {
            most = ops;
            best = all[i].device;
        }
    }
    free(all);
    return best;
}

bool trace_any(const struct trace *const trace, const struct conversion *const conversion)
{
    for (size_t i = 0; i < trace->streams; i++)
        if (trace->stream[i].ops &&
            (conversion->device == TRACE_UNKNOWN || conversion->device == trace->stream[i].device))
            return true;
    if (conversion->device == TRACE_UNKNOWN)
        complain("%s: nothing ran on a GPU there", trace->path);
    else
        complain("%s: nothing ran on device %" PRId64 " there", trace->path, conversion->device);
    return false;
}

static const struct trace_device *device_of(const struct trace *const trace, const int64_t number)
{
    for (size_t i = 0; i < trace->devices; i++)
        if (trace->device[i].number == number)
            return &trace->device[i];
    return NULL;
}

int trace_platform(gpurta_platform **const platform, const struct trace *const trace,
                   const struct conversion *const conversion)
{
    const struct trace_device *const device = device_of(trace, trace_busiest(trace, conversion));
    char capability[32];
    gpurta_error error;
    gpurta_status status;
    if (conversion->platform) {
        status = gpurta_platform_create(platform, conversion->platform, &error);
        return status == GPURTA_OK ? -1 : complain_status(status, &error);
    }
    if (!device || !device->major) {
        complain("%s does not tell the GPU's compute capability: give --platform NAME",
                 trace->path);
        return EXIT_USAGE;
    }
    snprintf(capability, sizeof capability, "cc-%" PRId64 ".%" PRId64, device->major,
             device->minor);
    status = gpurta_platform_create(platform, capability, &error);
    if (status != GPURTA_OK)
        return complain_status(status, &error);
    if (device->sms)
        status = gpurta_platform_set(*platform, GPURTA_PLATFORM_SMS, device->sms, &error);
    if (status == GPURTA_OK && device->copy_engines)
        status = gpurta_platform_set(*platform, GPURTA_PLATFORM_COPY_ENGINES, device->copy_engines,
                                     &error);
    if (status == GPURTA_OK)
        return -1;
    gpurta_platform_destroy(*platform);
    return complain_status(status, &error);
}

void put_platform(FILE *const file, const struct trace *const trace,
                  const gpurta_platform *const platform, const int64_t device)
{
    const struct trace_device *const told = device_of(trace, device);
    const int64_t sms = gpurta_platform_get(platform, GPURTA_PLATFORM_SMS);
    const int64_t engines = gpurta_platform_get(platform, GPURTA_PLATFORM_COPY_ENGINES);
    fprintf(file, "platform: {base: %s", gpurta_platform_name(platform));
    if (sms)
        fprintf(file, ", sms: %" PRId64, sms);
    if (engines)
        fprintf(file, ", copy_engines: %" PRId64, engines);
    fputs("}", file);
    if (told && *told->name)
        fprintf(file, " # %s", told->name);
    fputc('\n', file);
}

/* ---- names ---- */

const char *stream_name(const struct trace *const trace, const uint32_t stream, const bool several,
                        char name[const CONTEXT_NAME])
{
    const struct trace_stream *const s = &trace->stream[stream];
    if (s->is_null && !several)
        return "default";
    if (several)
        snprintf(name, CONTEXT_NAME, "p%" PRId64 "c%" PRId64 "s%" PRId64, s->process, s->context,
                 s->number);
    else
        snprintf(name, CONTEXT_NAME, "s%" PRId64, s->number);
    return name;
}

/* Is there work of more than one (process, context) on the device? */
bool trace_several(const struct trace *const trace, const int64_t device)
{
    const struct trace_stream *first = NULL;
    for (size_t i = 0; i < trace->streams; i++) {
        const struct trace_stream *const s = &trace->stream[i];
        if (!s->ops || s->device != device)
            continue;
        if (first && (first->process != s->process || first->context != s->context))
            return true;
        first = first ? first : s;
    }
    return false;
}

/* ---- one run ---- */

struct run {
    FILE *file;
    const struct trace *trace;
    struct block_times block;
    int64_t zero; /* the first launch is at 0 */
    bool several;
    struct order order;
    uint32_t *times;  /* how often a shape's name was launched so far, by text */
    uint32_t *number; /* of each operation: how often its name was launched, from 1 */
};

const char *unique_name(const struct trace *const trace, const uint32_t number,
                        const uint32_t times, char text[const UNIQUE_NAME])
{
    const char *const name = *trace->text[number] ? trace->text[number] : "kernel";
    const int most = text_part(name, 120);
    if (name[most] || strchr(name, '#') || !*trace->text[number])
        snprintf(text, UNIQUE_NAME, "%.*s%s#%" PRIu32 "#%" PRIu32, most, name,
                 name[most] ? "..." : "", number, times);
    else if (times > 1)
        snprintf(text, UNIQUE_NAME, "%s#%" PRIu32, name, times);
    else
        snprintf(text, UNIQUE_NAME, "%s", name);
    return text;
}

void put_unique(FILE *const file, const struct trace *const trace, const uint32_t number,
                const uint32_t times)
{
    char text[UNIQUE_NAME];
    put_yaml_text(file, unique_name(trace, number, times, text));
}

static void put_name(const struct run *const run, const size_t i)
{
    put_unique(run->file, run->trace, run->trace->shape[run->trace->op[i].shape].name,
               run->number[i]);
}

/* ", after: [...]" */
static void put_after(const struct run *const run, const size_t i)
{
    const uint32_t *on;
    const size_t count = order_of(&run->order, i, &on);
    for (size_t k = 0; k < count; k++) {
        fputs(k ? ", " : ", after: [", run->file);
        put_name(run, on[k]);
    }
    if (count)
        fputc(']', run->file);
}

const char *trace_direction(const struct trace_shape *const shape)
{
    static const char *const directions[] = {"d2d", "h2d", "d2h", "d2d"};
    return directions[shape->direction];
}

void put_launch(FILE *const file, const struct trace_shape *const shape)
{
    const int64_t *const g = shape->grid, *const b = shape->block;
    fprintf(file, ", blocks: [%" PRId64 ", %" PRId64 ", %" PRId64 "]", g[0], g[1], g[2]);
    fprintf(file, ", threads: [%" PRId64 ", %" PRId64 ", %" PRId64 "]", b[0], b[1], b[2]);
    if (shape->registers)
        fprintf(file, ", registers: %" PRId64, shape->registers);
    if (shape->shared_static + shape->shared_dynamic)
        fprintf(file, ", shared_memory: %" PRId64, shape->shared_static + shape->shared_dynamic);
}

static void put_op(struct run *const run, const size_t i)
{
    const struct trace *const trace = run->trace;
    const struct trace_op *const op = &trace->op[i];
    const struct trace_shape *const shape = &trace->shape[op->shape];
    char name[CONTEXT_NAME];
    fprintf(run->file, "  - {%s: ", shape->kind == TRACE_KERNEL ? "kernel" : "copy");
    put_name(run, i);
    fprintf(run->file, ", stream: %s", stream_name(trace, op->stream, run->several, name));
    if (trace_launch(op) != run->zero)
        fprintf(run->file, ", release: %" PRId64, trace_launch(op) - run->zero);
    block_time(&run->block, i);
    if (shape->kind == TRACE_KERNEL) {
        put_launch(run->file, shape);
        gmp_fprintf(run->file, ", wcet: %Qd", run->block.time);
    } else {
        gmp_fprintf(run->file, ", duration: %Qd", run->block.time);
        fprintf(run->file, ", direction: %s", trace_direction(shape));
    }
    put_after(run, i);
    fputs("}\n", run->file);
}

void put_trace_streams(FILE *const file, const struct trace *const trace, const int64_t device,
                       const bool several)
{
    char name[CONTEXT_NAME];
    bool first = true;
    for (size_t i = 0; i < trace->streams; i++) {
        const struct trace_stream *const s = &trace->stream[i];
        if (!s->ops || s->device != device || !s->known || (s->is_null && !several) ||
            (s->priority == 0 && !s->non_blocking))
            continue;
        if (first)
            fputs("streams:\n", file);
        first = false;
        fprintf(file, "  %s: {priority: %" PRId64 ", blocking: %s}\n",
                stream_name(trace, (uint32_t)i, several, name), s->priority,
                s->non_blocking ? "false" : "true");
    }
}

static void put_ops(struct run *const run)
{
    const struct trace *const trace = run->trace;
    fputs("operations:\n", run->file);
    for (size_t i = 0; i < trace->ops; i++) {
        if (!on_device(&run->block, &trace->op[i]))
            continue;
        run->number[i] = ++run->times[trace->shape[trace->op[i].shape].name];
        put_op(run, i);
    }
}

void put_head(FILE *const file, const struct block_times *const times, const char *const what)
{
    const struct trace *const trace = times->trace;
    fprintf(file, "# From a profile: %s. %s\n", trace->tool, what);
    if (times->conversion->margin)
        gmp_fprintf(file, "# Times are as measured, and %Qd of them on top",
                    times->conversion->margin);
    else
        fputs("# Times are as measured", file);
    fputs(": a largest observed time is no worst-case time.\n"
          "# Where a kernel ran alone, wcet is its duration shared among its waves of blocks: "
          "single\n"
          "# blocks may have taken longer.\n",
          file);
    for (const char *line = trace->missing; line && *line;) {
        const size_t length = strcspn(line, "\n");
        fprintf(file, "# %.*s\n", (int)length, line);
        line += length + (line[length] == '\n');
    }
    fputs("time_unit: ns\n", file);
    put_platform(file, trace, times->platform, times->device);
}

/* Of the operations on the device: they are in order of their launch. */
static int64_t first_launch(const struct run *const run)
{
    for (size_t i = 0; i < run->trace->ops; i++)
        if (on_device(&run->block, &run->trace->op[i]))
            return trace_launch(&run->trace->op[i]);
    return 0;
}

static void *filled(const size_t count, const size_t size, const int byte)
{
    void *const all = malloc((count + 1) * size);
    if (all)
        memset(all, byte, (count + 1) * size);
    return all;
}

int trace_to_scenario(FILE *const file, const struct trace *const trace,
                      const struct conversion *const conversion)
{
    gpurta_platform *platform;
    int end = trace_any(trace, conversion) ? -1 : EXIT_USAGE;
    if (end >= 0)
        return end;
    end = trace_platform(&platform, trace, conversion);
    if (end >= 0)
        return end;
    struct run run = {.file = file,
                      .trace = trace,
                      .times = filled(trace->texts, sizeof *run.times, 0),
                      .number = filled(trace->ops, sizeof *run.number, 0)};
    const bool begun = block_times_begin(&run.block, trace, conversion, platform);
    run.several = trace_several(trace, run.block.device);
    if (!begun || !run.times || !run.number || !order_find(&run.order, trace, run.block.device)) {
        complain("out of memory");
        end = EXIT_UNABLE;
    } else {
        run.zero = first_launch(&run);
        put_head(file, &run.block, "One run, launch by launch.");
        put_trace_streams(file, trace, run.block.device, run.several);
        put_ops(&run);
    }
    free(run.times);
    free(run.number);
    order_clear(&run.order);
    block_times_end(&run.block);
    gpurta_platform_destroy(platform);
    return end;
}
