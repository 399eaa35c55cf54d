/* What a conversion says at its end: what was seen, what was left out and why. */
#include "cli/base/memory.h"
#include "cli/import/to_scenario.h"

#include <inttypes.h>
#include <string.h>

struct seen {
    size_t kind[3];   /* of each enum trace_kind, on the device */
    size_t elsewhere; /* operations of other devices */
    size_t by_default, graphs, unlaunchable;
    int64_t kept, all; /* nanoseconds of the GPU; at most INT64_MAX */
};

struct told {
    size_t compared, other_sms, other_filling;
    size_t example; /* a shape that differs in its filling */
    int64_t ours;
};

static int64_t add_up(const int64_t a, const int64_t b)
{
    int64_t sum;
    return __builtin_add_overflow(a, b, &sum) ? INT64_MAX : sum;
}

static void see_ops(struct seen *const seen, const struct trace *const trace, const int64_t device)
{
    for (size_t i = 0; i < trace->ops; i++) {
        const struct trace_op *const op = &trace->op[i];
        const struct trace_stream *const stream = &trace->stream[op->stream];
        seen->all = add_up(seen->all, op->end - op->start);
        if (stream->device != device) {
            seen->elsewhere++;
            continue;
        }
        seen->kept = add_up(seen->kept, op->end - op->start);
        seen->kind[trace->shape[op->shape].kind]++;
        seen->by_default += stream->is_null;
        seen->graphs += op->node != 0;
    }
}

static void see_shapes(struct seen *const seen, const struct trace *const trace,
                       const gpurta_platform *const platform)
{
    for (size_t i = 0; i < trace->shapes; i++) {
        const struct trace_shape *const shape = &trace->shape[i];
        int64_t slots = 1;
        if (shape->kind == TRACE_KERNEL)
            (void)trace_slots(&slots, shape, platform);
        seen->unlaunchable += !slots;
    }
}

/* Per cent of an SM's threads that a kernel fills: its own blocks for each SM, or as many as fit.
 */
static bool filling(int64_t *const percent, const struct trace_shape *const shape,
                    const gpurta_platform *const platform)
{
    const int64_t sms = gpurta_platform_get(platform, GPURTA_PLATFORM_SMS);
    const int64_t most = gpurta_platform_get(platform, GPURTA_PLATFORM_THREADS_PER_SM);
    const int64_t blocks = trace_product(shape->grid), threads = trace_product(shape->block);
    int64_t slots;
    if (sms < 1 || most < 1 || threads > most || blocks > INT64_MAX / 200000 ||
        !trace_slots(&slots, shape, platform))
        return false;
    const int64_t running = blocks < slots ? blocks : slots; /* on all SMs */
    *percent = (200 * running * threads / (sms * most) + 1) / 2;
    return true;
}

/* "blocks per SM" are those of the grid, so that they tell the SMs; the estimated occupancy is that
 * of the blocks that fit, to a per cent (older versions count a part of a block as a whole one). */
static void compare(struct told *const told, const struct trace *const trace,
                    const gpurta_platform *const platform)
{
    const int64_t sms = gpurta_platform_get(platform, GPURTA_PLATFORM_SMS);
    for (size_t i = 0; i < trace->shapes; i++) {
        const struct trace_shape *const shape = &trace->shape[i];
        const int64_t blocks = shape->kind == TRACE_KERNEL ? trace_product(shape->grid) : INT64_MAX;
        int64_t ours;
        if (shape->per_sm < 1 || sms < 1 || blocks > INT64_MAX / 2000000 ||
            shape->per_sm > INT64_MAX / sms / 2)
            continue;
        const int64_t off = shape->per_sm * sms - blocks * 1000000;
        told->compared++;
        told->other_sms += (off < 0 ? -off : off) > blocks * 10 + sms;
        if (shape->filled == TRACE_UNKNOWN || !filling(&ours, shape, platform) ||
            (ours - shape->filled <= 1 && shape->filled - ours <= 1))
            continue;
        told->other_filling++;
        told->example = i;
        told->ours = ours;
    }
}

static void tell_told(const struct trace *const trace, const gpurta_platform *const platform)
{
    struct told told = {.compared = 0};
    compare(&told, trace, platform);
    if (told.other_sms)
        complain("  \"blocks per SM\" of %zu of %zu kernels do not fit the SMs of the platform",
                 told.other_sms, told.compared);
    if (told.other_filling) {
        const struct trace_shape *const shape = &trace->shape[told.example];
        const char *const name = trace->text[shape->name];
        complain("  estimated occupancy of %zu of %zu kernels differs from ours: of %.*s it is "
                 "%" PRId64 "%% there, %" PRId64 "%% here",
                 told.other_filling, told.compared, text_part(name, 60), name, shape->filled,
                 told.ours);
    } else if (told.compared && !told.other_sms) {
        complain("  \"blocks per SM\" and estimated occupancy of %zu kernels are as we count them",
                 told.compared);
    }
}

/* Calls that make every stream wait, counted by name. */
static bool tell_calls(const struct trace *const trace)
{
    size_t *const times = allocate_zeroed(trace->texts + 1, sizeof *times);
    if (!times)
        return false;
    for (size_t i = 0; i < trace->calls; i++)
        times[trace->call[i].name]++;
    for (size_t i = 0; i < trace->texts; i++)
        if (times[i])
            complain("  %zu calls of %.*s, which waits or makes every stream wait", times[i],
                     text_part(trace->text[i], 80), trace->text[i]);
    free(times);
    return true;
}

static void tell_lacks(const struct trace *const trace)
{
    for (const char *line = trace->missing; line && *line;) {
        const size_t length = strcspn(line, "\n");
        complain("  %.*s", (int)length, line);
        line += length + (line[length] == '\n');
    }
}

static void tell_rest(const struct seen *const seen, const struct trace *const trace)
{
    if (seen->elsewhere > trace->left_out)
        complain("  %zu operations on other devices left out: --device N",
                 seen->elsewhere - trace->left_out);
    if (trace->left_out)
        complain("  %zu operations of other processes or contexts left out, as asked for: their "
                 "interference is in nothing here",
                 trace->left_out);
    complain("  %" PRId64 " of %" PRId64 " ns of GPU time are explained", seen->kept, seen->all);
    if (seen->by_default)
        complain("  %zu operations on the default stream, which waits for every blocking stream "
                 "and they for it",
                 seen->by_default);
    if (seen->graphs)
        complain("  %zu operations belong to CUDA graphs: edges of a graph are not in the profile, "
                 "in chains what ended before an operation began in every launch comes before it",
                 seen->graphs);
    if (trace->waits)
        complain(
            "  %zu waits of one stream for another, which become `after`; chains with such waits "
            "between them become one",
            trace->waits);
    if (trace->syncs)
        complain("  %zu waits of the host for streams or the device, which become `after` of what "
                 "their threads launch next",
                 trace->syncs);
    if (seen->unlaunchable)
        complain("  %zu shapes of kernels cannot launch on the platform: is it the right one?",
                 seen->unlaunchable);
}

int trace_report(const struct trace *const trace, const struct conversion *const conversion)
{
    const int64_t device = trace_busiest(trace, conversion);
    struct seen seen = {.elsewhere = 0};
    gpurta_platform *platform;
    const int end = trace_platform(&platform, trace, conversion);
    if (end >= 0)
        return end;
    see_ops(&seen, trace, device);
    see_shapes(&seen, trace, platform);
    complain("%s: %s; device %" PRId64 ": %zu kernels, %zu copies, %zu memsets", trace->path,
             trace->tool, device, seen.kind[TRACE_KERNEL], seen.kind[TRACE_COPY],
             seen.kind[TRACE_MEMSET]);
    tell_rest(&seen, trace);
    tell_told(trace, platform);
    gpurta_platform_destroy(platform);
    if (trace_several(trace, device))
        complain("  several processes or contexts: a GPU lets them take turns; a run has them "
                 "together, with their default streams as streams like others, chains have "
                 "`contexts`");
    if (!tell_calls(trace)) {
        out_of_memory();
        return EXIT_UNABLE;
    }
    tell_lacks(trace);
    complain("  a block's time is that of its kernel shared among its waves, where that ran alone: "
             "single blocks may have taken longer");
    complain("  a largest observed time is no worst-case time: bounds from it hold for what was "
             "seen");
    return -1;
}
