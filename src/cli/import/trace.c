#include "cli/import/trace.h"

#include "cli/base/arrays.h"

#include <stdarg.h>
#include <errno.h>
#include <string.h>
#include <sys/stat.h>

void trace_init(struct trace *const trace, const char *const path)
{
    *trace = (struct trace){.path = path};
}

void trace_clear(struct trace *const trace)
{
    for (size_t i = 0; i < trace->texts; i++)
        free(trace->text[i]);
    free(trace->text);
    free(trace->shape);
    free(trace->op);
    free(trace->stream);
    free(trace->node);
    free(trace->wait);
    free(trace->sync);
    free(trace->range);
    free(trace->call);
    free(trace->device);
    free(trace->share);
    free(trace->text_index.place);
    free(trace->shape_index.place);
    free(trace->stream_index.place);
    free(trace->node_index.place);
    free(trace->missing);
    *trace = (struct trace){.path = NULL};
}

/* ---- what is kept once ---- */

static uint32_t text_hash(const void *const owner, const size_t item)
{
    const struct trace *const trace = owner;
    return index_hash(trace->text[item], strlen(trace->text[item]));
}

static bool text_same(const void *const owner, const size_t item, const void *const key)
{
    const struct trace *const trace = owner;
    return strcmp(trace->text[item], key) == 0;
}

static const struct index_items texts = {text_hash, text_same};

uint32_t trace_text(struct trace *const trace, const char *const text)
{
    char *copy = NULL;
    if (!index_grow(&trace->text_index, &texts, trace, trace->texts))
        goto no_memory;
    uint32_t *const place =
        index_place(&trace->text_index, &texts, trace, index_hash(text, strlen(text)), text);
    if (*place)
        return *place - 1;
    copy = duplicate(text);
    if (!copy || !ADD_ROOM(trace->text, trace->text_room, trace->texts))
        goto no_memory;
    trace->text[trace->texts] = copy;
    *place = (uint32_t)++trace->texts;
    return *place - 1;
no_memory:
    free(copy);
    trace->no_memory = true;
    return NO_TEXT;
}

/* Items whose first bytes, without any between members, are their key. */
struct kept {
    const char *item;
    size_t size, key_size;
};

static uint32_t kept_hash(const void *const owner, const size_t item)
{
    const struct kept *const kept = owner;
    return index_hash(kept->item + item * kept->size, kept->key_size);
}

static bool kept_same(const void *const owner, const size_t item, const void *const key)
{
    const struct kept *const kept = owner;
    return memcmp(kept->item + item * kept->size, key, kept->key_size) == 0;
}

static const struct index_items kept_items = {kept_hash, kept_same};

/* The number of the item with that key, from 1; a new one has room at the end of the items. 0: no
 * memory. */
static uint32_t keep(struct index *const index, const struct kept *const kept, const size_t count,
                     const void *const key)
{
    if (!index_grow(index, &kept_items, kept, count))
        return 0;
    uint32_t *const place =
        index_place(index, &kept_items, kept, index_hash(key, kept->key_size), key);
    if (!*place)
        *place = (uint32_t)count + 1;
    return *place;
}

/* The number of an item as above, which becomes one of the trace. */
#define KEEP(trace, name, fresh, key_size)                                                         \
    (ADD_ROOM((trace)->name, (trace)->name##_room, (trace)->name##s)                               \
         ? keep(&(trace)->name##_index,                                                            \
                &(struct kept){(const char *)(trace)->name, sizeof(fresh), key_size},              \
                (trace)->name##s, &(fresh))                                                        \
         : 0)

uint32_t trace_shape(struct trace *const trace, const struct trace_shape *const shape)
{
    const uint32_t number = KEEP(trace, shape, *shape, sizeof *shape);
    trace->no_memory = trace->no_memory || !number;
    if (number > trace->shapes)
        trace->shape[trace->shapes++] = *shape;
    return number ? number - 1 : NO_TEXT;
}

uint32_t trace_stream(struct trace *const trace, const int64_t process, const int64_t context,
                      const int64_t number)
{
    const struct trace_stream key = {.process = process, .context = context, .number = number};
    const uint32_t n = KEEP(trace, stream, key, offsetof(struct trace_stream, device));
    trace->no_memory = trace->no_memory || !n;
    if (n > trace->streams)
        trace->stream[trace->streams++] = key;
    return n ? n - 1 : NO_TEXT;
}

uint32_t trace_node(struct trace *const trace, const int64_t graph, const int64_t node)
{
    const struct trace_node key = {graph > 0 ? graph : TRACE_UNKNOWN, node > 0 ? node : 0};
    if (graph <= 0 && node <= 0)
        return 0;
    const uint32_t number = KEEP(trace, node, key, sizeof key);
    trace->no_memory = trace->no_memory || !number;
    if (number > trace->nodes)
        trace->node[trace->nodes++] = key;
    return number;
}

/* ---- what is appended ---- */

struct trace_stream *trace_op(struct trace *const trace, const struct trace_op *const op,
                              const int64_t device)
{
    trace->no_memory = trace->no_memory || !ADD_ROOM(trace->op, trace->op_room, trace->ops);
    if (trace->no_memory)
        return NULL;
    struct trace_stream *const stream = &trace->stream[op->stream];
    trace->op[trace->ops++] = *op;
    stream->device = device;
    stream->ops++;
    return stream;
}

#define APPEND(name)                                                                               \
    struct trace_##name *trace_##name(struct trace *const trace)                                   \
    {                                                                                              \
        if (!ADD_ROOM(trace->name, trace->name##_room, trace->name##s)) {                          \
            trace->no_memory = true;                                                               \
            return NULL;                                                                           \
        }                                                                                          \
        trace->name[trace->name##s] = (struct trace_##name){0};                                    \
        return &trace->name[trace->name##s++];                                                     \
    }
APPEND(wait)
APPEND(sync)
APPEND(range)
APPEND(call)
APPEND(device)

void trace_lacks(struct trace *const trace, const char *const format, ...)
{
    char line[512];
    va_list args;
    va_start(args, format);
    vsnprintf(line, sizeof line, format, args);
    va_end(args);
    const size_t old = trace->missing ? strlen(trace->missing) : 0;
    char *const all = reallocate(trace->missing, old + strlen(line) + 2);
    if (!all) {
        trace->no_memory = true;
        return;
    }
    sprintf(all + old, "%s\n", line);
    trace->missing = all;
}

static int by_launch(const void *const x, const void *const y)
{
    const struct trace_op *const a = x, *const b = y;
    const int launch = ascending(trace_launch(a), trace_launch(b));
    const int start = ascending(a->start, b->start);
    return launch ? launch : start ? start : ascending(a->stream, b->stream);
}

static int by_request(const void *const x, const void *const y)
{
    const struct trace_wait *const a = x, *const b = y;
    return ascending(a->at, b->at);
}

static int by_sync(const void *const x, const void *const y)
{
    const struct trace_sync *const a = x, *const b = y;
    return ascending(a->at, b->at);
}

int64_t trace_launch(const struct trace_op *const op)
{
    return op->launch == TRACE_UNKNOWN ? op->start : op->launch;
}

int64_t trace_product(const int64_t three[const 3])
{
    int64_t p;
    return three[0] > 0 && three[1] > 0 && three[2] > 0 &&
                   !__builtin_mul_overflow(three[0], three[1], &p) &&
                   !__builtin_mul_overflow(p, three[2], &p)
               ? p
               : 0;
}

bool trace_slots(int64_t *const slots, const struct trace_shape *const shape,
                 const gpurta_platform *const platform)
{
    *slots = 0;
    return succeeded(gpurta_occupancy_slots(slots, platform, trace_product(shape->block),
                                            shape->registers,
                                            shape->shared_static + shape->shared_dynamic, NULL));
}

/* 36 years of nanoseconds either side of 0: clocks of profilers count from boot, or from 1970. */
#define LAST_TIME ((int64_t)1 << 61)
#define MOST_BYTES ((int64_t)1 << 40)

static bool is_time(const int64_t t)
{
    return t >= -LAST_TIME && t <= LAST_TIME;
}

static bool is_size(const int64_t n)
{
    return n >= 0 && n <= MOST_BYTES;
}

static bool shape_fits(const struct trace_shape *const shape)
{
    if (shape->kind != TRACE_KERNEL)
        return shape->bytes >= 0;
    return trace_product(shape->grid) && trace_product(shape->block) && is_size(shape->registers) &&
           is_size(shape->shared_static) && is_size(shape->shared_dynamic);
}

static bool times_fit(const struct trace *const trace)
{
    bool fit = true;
    for (size_t i = 0; fit && i < trace->ops; i++)
        fit = is_time(trace->op[i].start) && is_time(trace->op[i].end) &&
              trace->op[i].end >= trace->op[i].start && is_time(trace->op[i].launch);
    for (size_t i = 0; fit && i < trace->ranges; i++)
        fit = is_time(trace->range[i].start) && is_time(trace->range[i].end);
    for (size_t i = 0; fit && i < trace->waits; i++)
        fit = is_time(trace->wait[i].at) && is_time(trace->wait[i].recorded);
    for (size_t i = 0; fit && i < trace->syncs; i++)
        fit = is_time(trace->sync[i].at) && is_time(trace->sync[i].recorded);
    return fit;
}

/* The name without the number at its end: "ProfilerStep#7" counts jobs. 0: it has none. */
static size_t counted(const char *const name)
{
    size_t length = strlen(name), at = length;
    while (at && name[at - 1] >= '0' && name[at - 1] <= '9')
        at--;
    if (at == length)
        return 0;
    for (length = at; length && strchr(" #_:-", name[length - 1]); length--) {
    }
    return length < at ? length : 0;
}

/* Ranges whose names occur once and differ in a number alone are jobs of one name. */
static void name_ranges(struct trace *const trace)
{
    const size_t count = trace->texts;
    uint32_t *const times = allocate_zeroed(count + 1, sizeof *times);
    trace->no_memory = trace->no_memory || !times;
    for (size_t i = 0; times && i < trace->ranges; i++)
        times[trace->range[i].name]++;
    for (size_t i = 0; times && !trace->no_memory && i < trace->ranges; i++) {
        struct trace_range *const range = &trace->range[i];
        const size_t length = times[range->name] == 1 ? counted(trace->text[range->name]) : 0;
        char *const name = length ? duplicate_part(trace->text[range->name], length) : NULL;
        const uint32_t text = name ? trace_text(trace, name) : range->name;
        range->name = text;
        free(name);
    }
    free(times);
}

int trace_finish(struct trace *const trace)
{
    trace->share = allocate_zeroed(trace->streams + 1, sizeof *trace->share);
    trace->no_memory = trace->no_memory || !trace->share;
    if (!trace->no_memory)
        name_ranges(trace);
    if (trace->no_memory) {
        complain("%s: out of memory", trace->path);
        return EXIT_UNABLE;
    }
    for (size_t i = 0; i < trace->shapes; i++)
        if (!shape_fits(&trace->shape[i])) {
            const char *const name = trace->text[trace->shape[i].name];
            complain("%s: %.*s: a size that cannot be: expected grid and block of at least 1, "
                     "registers and bytes of at least 0",
                     trace->path, text_part(name, 80), name);
            return EXIT_USAGE;
        }
    if (!times_fit(trace)) {
        complain("%s: times that cannot be: expected nanoseconds within 2^61 of the clock's 0",
                 trace->path);
        return EXIT_USAGE;
    }
    put_in_order(trace->op, trace->ops, sizeof *trace->op, by_launch);
    if (trace->waits)
        qsort(trace->wait, trace->waits, sizeof *trace->wait, by_request);
    if (trace->syncs)
        qsort(trace->sync, trace->syncs, sizeof *trace->sync, by_sync);
    return -1;
}

/* ---- which tool ---- */

enum trace_tool trace_guess(const char *const path)
{
    char head[GUESS_BYTES];
    struct stat what; /* a pipe can be read once only */
    const bool whole = strcmp(path, "-") != 0 && stat(path, &what) == 0 && S_ISREG(what.st_mode);
    FILE *const file = whole ? fopen(path, "rb") : NULL;
    if (whole && !file && errno == ENOMEM)
        out_of_memory();
    const size_t got = file ? fread(head, 1, sizeof head, file) : 0;
    if (file)
        fclose(file);
    return guess_tool(head, got);
}

/* Is it that call, but for the version that the driver adds ("cudaFree_v3020")? */
static bool is_call(const char *const name, const char *const call)
{
    const size_t length = strlen(call);
    return strncmp(name, call, length) == 0 && (name[length] == '_' || name[length] == '\0');
}

bool trace_is_barrier(const char *const name)
{
    static const char *const names[] = {"cudaDeviceSynchronize",
                                        "cudaStreamSynchronize",
                                        "cudaEventSynchronize",
                                        "cudaFree",
                                        "cudaMalloc",
                                        "cudaMemcpy",
                                        "cudaMemset",
                                        "cudaFreeHost",
                                        "cudaHostAlloc",
                                        "cudaMallocHost",
                                        "cuCtxSynchronize",
                                        "cuMemFree",
                                        "cuMemAlloc",
                                        "cuStreamSynchronize",
                                        "cuEventSynchronize",
                                        "cudaMemcpy2D",
                                        "cudaMemcpy3D",
                                        "cudaMemcpyToSymbol",
                                        "cudaMemcpyFromSymbol"};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        if (is_call(name, names[i]))
            return true;
    return false;
}

void device_seen(struct trace *const trace, const char *const call, const int64_t process,
                 const uint32_t thread, const int64_t time)
{
    if (!is_call(call, "cudaDeviceSynchronize") && !is_call(call, "cuCtxSynchronize"))
        return;
    struct trace_sync *const sync = trace_sync(trace);
    if (sync)
        *sync = (struct trace_sync){time, time, process, TRACE_UNKNOWN, NO_TEXT, thread};
}

void copy_seen(struct trace *const trace, const size_t number, const char *const call,
               const int64_t end)
{
    const struct trace_op *const op = &trace->op[number];
    const struct trace_shape *const shape = &trace->shape[op->shape];
    const struct trace_stream *const stream = &trace->stream[op->stream];
    if (shape->kind != TRACE_COPY || shape->direction != GPURTA_COPY_DEVICE_TO_HOST ||
        strstr(call, "Async") || (!is_call(call, "cudaMemcpy") && !is_call(call, "cuMemcpyDtoH")))
        return;
    struct trace_sync *const sync = trace_sync(trace);
    if (sync)
        *sync =
            (struct trace_sync){end, end, stream->process, stream->context, op->stream, op->thread};
}

/* Digits after the point, as a whole number of 10^-9; true in *more where finer ones are not 0. */
static bool fraction(const char *const text, const size_t length, int64_t *const billionths,
                     bool *const more)
{
    int64_t v = 0;
    for (size_t i = 0; i < 9 || i < length; i++) {
        const char c = i < length ? text[i] : '0';
        if (c < '0' || c > '9')
            return false;
        if (i < 9)
            v = v * 10 + (c - '0');
        else
            *more = *more || c != '0';
    }
    *billionths = v;
    return true;
}

bool trace_decimal(const char *text, size_t length, const int64_t factor, const bool up,
                   int64_t *const value, bool *const exact)
{
    enum { BILLION = 1000000000 };
    const bool minus = length && text[0] == '-';
    const char *const point = memchr(text, '.', length);
    const size_t whole = point ? (size_t)(point - text) : length;
    int64_t v = 0, rest = 0;
    bool more = false;
    if (length == (size_t)minus || (point && length == (size_t)minus + 1))
        return false;
    for (size_t i = minus; i < whole; i++)
        if (text[i] < '0' || text[i] > '9' || __builtin_mul_overflow(v, 10, &v) ||
            __builtin_add_overflow(v, text[i] - '0', &v))
            return false;
    if (point && !fraction(point + 1, length - whole - 1, &rest, &more))
        return false;
    if (__builtin_mul_overflow(v, factor, &v))
        return false;
    const int64_t part = rest * factor; /* below 10^18 */
    more = more || part % BILLION != 0;
    if (__builtin_add_overflow(v, part / BILLION + (more && up != minus), &v))
        return false;
    *value = minus ? -v : v;
    *exact = !more;
    return true;
}
