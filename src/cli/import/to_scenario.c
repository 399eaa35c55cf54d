/* A profile as a scenario: one run, launch by launch, for `simulate` and `check`. */
#include "cli/import/run.h"

#include "cli/base/arrays.h"
#include "cli/scenario/scenario.h"

#include <inttypes.h>
#include <string.h>

static int by_device(const void *const x, const void *const y)
{
    const struct trace_share *const a = x, *const b = y;
    return ascending(a->device, b->device);
}

int64_t trace_busiest(const struct trace *const trace, const struct conversion *const conversion)
{
    struct trace_share *const all = trace->share;
    size_t most = 0, ops = 0;
    int64_t best = TRACE_UNKNOWN;
    if (conversion->device != TRACE_UNKNOWN)
        return conversion->device;
    for (size_t i = 0; i < trace->streams; i++)
        all[i] = (struct trace_share){trace->stream[i].device, trace->stream[i].ops};
    if (trace->streams)
        qsort(all, trace->streams, sizeof *all, by_device);
    for (size_t i = 0; i < trace->streams; i++) {
        ops = (i && all[i].device == all[i - 1].device ? ops : 0) + all[i].ops;
        if (ops > most) {
            most = ops;
            best = all[i].device;
        }
    }
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

/* The number of SMs, which comes from the profile unless --sms gives it. */
static gpurta_status set_sms(gpurta_platform *const platform, const struct trace *const trace,
                             const int64_t sms, gpurta_error *const error)
{
    gpurta_error why;
    const gpurta_status status = gpurta_platform_set(platform, GPURTA_PLATFORM_SMS, sms, &why);
    if (status != GPURTA_OK)
        snprintf(error->message, sizeof error->message, "%.100s: %.120s", trace->path, why.message);
    return status;
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
        if (status != GPURTA_OK)
            return complain_status(status, &error);
        const int64_t told = conversion->sms ? conversion->sms : device ? device->sms : 0;
        const bool lacks = !gpurta_platform_get(*platform, GPURTA_PLATFORM_SMS) &&
                           !gpurta_platform_get(*platform, GPURTA_PLATFORM_SLOTS);
        if (told && (lacks || conversion->sms))
            status = set_sms(*platform, trace, told, &error);
        if (status == GPURTA_OK && (told || !lacks))
            return -1;
        gpurta_platform_destroy(*platform);
        if (status != GPURTA_OK)
            return complain_status(status, &error);
        complain(
            "--platform %s does not say how many SMs the GPU has: give --sms N, or one of those "
            "that gpurta platforms lists with SMs",
            conversion->platform);
        return EXIT_USAGE;
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
    if (device->sms || conversion->sms)
        status = set_sms(*platform, trace, conversion->sms ? conversion->sms : device->sms, &error);
    if (status == GPURTA_OK && device->copy_engines)
        status = gpurta_platform_set(*platform, GPURTA_PLATFORM_COPY_ENGINES, device->copy_engines,
                                     &error);
    if (status == GPURTA_OK)
        return -1;
    gpurta_platform_destroy(*platform);
    return complain_status(status, &error);
}

/* The platform as a line of a scenario. */
static void put_platform(FILE *const file, const struct trace *const trace,
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
    if (told && *told->name) {
        fputs(" # ", file);
        put_yaml_part(file, told->name);
    }
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
    char text[UNIQUE_NAME];
    put_yaml_text(run->file, run_name(run, i, text));
}

/* ", after: [...]" */
static void put_after(const struct run *const run, const size_t i)
{
    const uint32_t *on;
    const size_t count = order_of(&run->order, i, &on);
    bool any = false;
    for (size_t k = 0; k < count; k++) {
        if (on[k] < run->first) /* it has ended before what is written */
            continue;
        if (any)
            fputs(", ", run->file);
        else
            fprintf(run->file, ", %safter%s: [", run->quote, run->quote);
        put_name(run, on[k]);
        any = true;
    }
    if (any)
        fputc(']', run->file);
}

const char *trace_direction(const struct trace_shape *const shape)
{
    static const char *const directions[] = {"d2d", "h2d", "d2h", "d2d"};
    return directions[shape->direction];
}

static void put_three(FILE *const file, const char *const key, const char *const quote,
                      const int64_t three[const 3])
{
    fprintf(file, ", %s%s%s: [%" PRId64 ", %" PRId64 ", %" PRId64 "]", quote, key, quote, three[0],
            three[1], three[2]);
}

static void put_number(FILE *const file, const char *const key, const char *const quote,
                       const int64_t number)
{
    fprintf(file, ", %s%s%s: %" PRId64, quote, key, quote, number);
}

void put_launch(FILE *const file, const struct trace_shape *const shape, const char *const quote)
{
    put_three(file, "blocks", quote, shape->grid);
    put_three(file, "threads", quote, shape->block);
    if (shape->registers)
        put_number(file, "registers", quote, shape->registers);
    if (shape->shared_static + shape->shared_dynamic)
        put_number(file, "shared_memory", quote, shape->shared_static + shape->shared_dynamic);
}

static void put_op(struct run *const run, const size_t i)
{
    const struct trace *const trace = run->trace;
    const struct trace_op *const op = &trace->op[i];
    const struct trace_shape *const shape = &trace->shape[op->shape];
    const bool kernel = shape->kind == TRACE_KERNEL;
    const char *const q = run->quote;
    char name[CONTEXT_NAME];
    block_time(&run->block, i);
    const char *const r = mpz_cmp_ui(mpq_denref(run->block.time), 1) == 0 ? "" : q;
    fprintf(run->file, "{%s%s%s: ", q, kernel ? "kernel" : "copy", q);
    put_name(run, i);
    fprintf(run->file, ", %sstream%s: %s%s%s", q, q, q,
            stream_name(trace, op->stream, run->several, name), q);
    if (trace_launch(op) != run->zero)
        put_number(run->file, "release", q, trace_launch(op) - run->zero);
    if (kernel)
        put_launch(run->file, shape, q);
    gmp_fprintf(run->file, ", %s%s%s: %s%Qd%s", q, kernel ? "wcet" : "duration", q, r,
                run->block.time, r);
    if (!kernel)
        fprintf(run->file, ", %sdirection%s: %s%s%s", q, q, q, trace_direction(shape), q);
    put_after(run, i);
    fputc('}', run->file);
}

/* Is the stream other than it would be by default? */
static bool is_special(const struct trace_stream *const s, const int64_t device, const bool several)
{
    return s->ops && s->device == device && s->known && (!s->is_null || several) &&
           (s->priority != 0 || s->non_blocking);
}

void put_trace_streams(FILE *const file, const struct trace *const trace, const int64_t device,
                       const bool several)
{
    char name[CONTEXT_NAME];
    bool first = true;
    for (size_t i = 0; i < trace->streams; i++) {
        const struct trace_stream *const s = &trace->stream[i];
        if (!is_special(s, device, several))
            continue;
        if (first)
            fputs("streams:\n", file);
        first = false;
        fprintf(file, "  %s: {priority: %" PRId64 ", blocking: %s}\n",
                stream_name(trace, (uint32_t)i, several, name), s->priority,
                s->non_blocking ? "false" : "true");
    }
}

void put_head(FILE *const file, const struct block_times *const times, const char *const what)
{
    const struct trace *const trace = times->trace;
    fputs("# From a profile: ", file);
    put_yaml_part(file, trace->tool);
    fprintf(file, ". %s\n", what);
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

const char *run_name(const struct run *const run, const size_t i, char text[const UNIQUE_NAME])
{
    return unique_name(run->trace, run->trace->shape[run->trace->op[i].shape].name, run->number[i],
                       text);
}

/* Numbers the launches of each name; the first one on the device is at 0. */
static void number_ops(struct run *const run)
{
    const struct trace *const trace = run->trace;
    bool any = false;
    for (size_t i = 0; i < trace->ops; i++) {
        if (!on_device(&run->block, &trace->op[i]))
            continue;
        run->zero = any ? run->zero : trace_launch(&trace->op[i]);
        any = true;
        run->number[i] = ++run->times[trace->shape[trace->op[i].shape].name];
    }
}

int run_begin(struct run *const run, FILE *const file, const struct trace *const trace,
              const struct conversion *const conversion)
{
    *run = (struct run){.file = file, .trace = trace, .quote = ""};
    int end = trace_any(trace, conversion) ? -1 : EXIT_USAGE;
    if (end < 0)
        end = trace_platform(&run->platform, trace, conversion);
    if (end >= 0) {
        run->platform = NULL;
        return end;
    }
    run->times = allocate_zeroed(trace->texts + 1, sizeof *run->times);
    run->number = allocate_zeroed(trace->ops + 1, sizeof *run->number);
    const bool begun = block_times_begin(&run->block, trace, conversion, run->platform);
    run->begun = true;
    run->several = trace_several(trace, run->block.device);
    if (!begun || !run->times || !run->number ||
        !order_find(&run->order, trace, run->block.device)) {
        out_of_memory();
        return EXIT_UNABLE;
    }
    number_ops(run);
    return -1;
}

void run_end(struct run *const run)
{
    free(run->times);
    free(run->number);
    order_clear(&run->order);
    if (run->begun)
        block_times_end(&run->block);
    gpurta_platform_destroy(run->platform);
}

void run_put(struct run *const run, const size_t first, const size_t end)
{
    run->first = first;
    put_head(run->file, &run->block, "One run, launch by launch.");
    put_trace_streams(run->file, run->trace, run->block.device, run->several);
    fputs("operations:\n", run->file);
    for (size_t i = first; i < end; i++) {
        if (!on_device(&run->block, &run->trace->op[i]))
            continue;
        fputs("  - ", run->file);
        put_op(run, i);
        fputc('\n', run->file);
    }
}

/* ---- JSON ---- */

static void put_json_streams(struct json *const json, const struct run *const run)
{
    const struct trace *const trace = run->trace;
    char name[CONTEXT_NAME];
    bool any = false;
    for (size_t i = 0; i < trace->streams; i++) {
        const struct trace_stream *const s = &trace->stream[i];
        if (!is_special(s, run->block.device, run->several))
            continue;
        if (!any)
            json_open_flat(json, "streams", '{');
        any = true;
        json_open_flat(json, stream_name(trace, (uint32_t)i, run->several, name), '{');
        json_int(json, "priority", s->priority);
        json_bool(json, "blocking", !s->non_blocking);
        json_close(json);
    }
    if (any)
        json_close(json);
}

int trace_to_json(FILE *const file, const struct trace *const trace,
                  const struct conversion *const conversion)
{
    struct run run;
    const int end = run_begin(&run, file, trace, conversion);
    if (end < 0) {
        struct json json = {.file = file, .depth = 0, .flat = {true}};
        bool any = false;
        run.quote = "\"";
        json_open_flat(&json, NULL, '{');
        json.flat[json.depth] = false;
        json_text(&json, "time_unit", "ns");
        json_text(&json, "x-times", "as measured: a largest observed time is no worst-case time");
        platform_to_json(&json, run.platform);
        put_json_streams(&json, &run);
        json_open_array(&json, "operations");
        for (size_t i = 0; i < trace->ops; i++) {
            if (!on_device(&run.block, &trace->op[i]))
                continue;
            fputs(any ? ",\n    " : "\n    ", file);
            json.filled[json.depth] = any = true;
            put_op(&run, i);
        }
        json_close(&json);
        json_end(&json);
    }
    run_end(&run);
    return end;
}

int trace_to_scenario(FILE *const file, const struct trace *const trace,
                      const struct conversion *const conversion)
{
    struct run run;
    const int end = run_begin(&run, file, trace, conversion);
    if (end < 0)
        run_put(&run, 0, trace->ops);
    run_end(&run);
    return end;
}
