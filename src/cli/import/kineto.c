/* Kineto: the Chrome trace that PyTorch's profiler writes, .json or .json.gz.
 *
 * The file is read event by event (yajl), so that its size does not matter, and the text of every
 * number is kept: times are microseconds with three decimals, which are whole nanoseconds. */
#include "cli/import/trace.h"

#include "cli/base/arrays.h"

#include <string.h>
#include <yajl/yajl_parse.h>
#include <zlib.h>

enum { TEXT_SPACE = 1024, CHUNK = 1 << 16, MOST_DEPTH = 64, BOMB_SIZE = 1 << 25, BOMB_RATIO = 400 };
#define LAST ((int64_t)1 << 61) /* sums of two fit */

/* What is read of an event, and of a device, and its key; NULL: the next of three numbers. */
#define READ_VALUES(X)                                                                             \
    X(TS, "ts")                                                                                    \
    X(DURATION, "dur")                                                                             \
    X(PID, "pid")                                                                                  \
    X(TID, "tid")                                                                                  \
    X(STREAM, "stream")                                                                            \
    X(CORRELATION, "correlation")                                                                  \
    X(DEVICE, "device")                                                                            \
    X(CONTEXT, "context")                                                                          \
    X(REGISTERS, "registers per thread")                                                           \
    X(SHARED_MEMORY, "shared memory")                                                              \
    X(BYTES, "bytes")                                                                              \
    X(PER_SM, "blocks per SM")                                                                     \
    X(FILLED, "est. achieved occupancy %")                                                         \
    X(WAIT_ON_STREAM, "wait_on_stream")                                                            \
    X(RECORD, "wait_on_cuda_event_record_corr_id")                                                 \
    X(GRAPH, "graph id")                                                                           \
    X(NODE, "graph node id")                                                                       \
    X(GRID_X, "grid")                                                                              \
    X(GRID_Y, NULL)                                                                                \
    X(GRID_Z, NULL)                                                                                \
    X(BLOCK_X, "block")                                                                            \
    X(BLOCK_Y, NULL)                                                                               \
    X(BLOCK_Z, NULL)                                                                               \
    X(ID, "id")                                                                                    \
    X(MAJOR, "computeMajor")                                                                       \
    X(MINOR, "computeMinor")                                                                       \
    X(SMS, "numSms")                                                                               \
    X(THREADS_PER_SM, "maxThreadsPerMultiprocessor")                                               \
    X(REGISTERS_PER_SM, "regsPerMultiprocessor")                                                   \
    X(SHARED_PER_SM, "sharedMemPerMultiprocessor")                                                 \
    X(SHARED_PER_BLOCK, "sharedMemPerBlock")                                                       \
    X(SHARED_OPTIN, "sharedMemPerBlockOptin")
#define VALUE(id, key) id,
enum value { READ_VALUES(VALUE) VALUES };
#define KEY(id, key) key,
static const char *const keys[VALUES] = {READ_VALUES(KEY)};

/* A call of the runtime that launched something. */
struct launch {
    int64_t correlation, at;
    uint32_t thread;
};

/* A wait of a stream or of the host, by correlations: of its call, and of the event's record. */
struct link {
    int64_t call, record;
};

struct kineto {
    struct trace *trace;
    const char *path;
    int depth;
    bool devices;  /* inside deviceProperties */
    bool events;   /* inside traceEvents, or in a file that is a list of events */
    int element;   /* of the array that is being read */
    int key;       /* an enum value; -1: a key that is not read */
    char word[32]; /* the key, where it stands for a text */
    int64_t value[VALUES];
    bool given[VALUES];
    char name[TEXT_SPACE], category[32], phase[4];
    int64_t event; /* how many were read */
    struct launch *launch;
    struct link *wait, *sync; /* as the trace's own */
    size_t launches, launch_room, wait_room, sync_room;
    size_t finer; /* times with digits below a nanosecond */
    bool failed;
};

/* Microseconds to nanoseconds: a start loses what is finer, a duration rounds it up. */
static bool nanoseconds(struct kineto *const k, const char *const text, const size_t length,
                        const bool up, int64_t *const ns)
{
    bool exact;
    if (!trace_decimal(text, length, 1000, up, ns, &exact) || *ns > LAST || *ns < -LAST)
        return false;
    k->finer += !exact;
    return true;
}

static bool whole(const char *const text, const size_t length, int64_t *const value)
{
    const bool minus = length && text[0] == '-';
    int64_t v = 0;
    if (length == (size_t)minus)
        return false;
    for (size_t i = minus; i < length; i++)
        if (text[i] < '0' || text[i] > '9' || __builtin_mul_overflow(v, 10, &v) ||
            __builtin_add_overflow(v, text[i] - '0', &v))
            return false;
    *value = minus ? -v : v;
    return true;
}

static int fault(struct kineto *const k, const char *const what)
{
    complain("%s: event %lld: %s", k->path, (long long)k->event, what);
    k->failed = true;
    return 0;
}

/* ---- an event that is complete ---- */

static bool is(const char *const a, const char *const b)
{
    return strcmp(a, b) == 0;
}

static uint32_t thread_of(struct kineto *const k)
{
    char text[64];
    snprintf(text, sizeof text, "%lld/%lld", (long long)k->value[PID], (long long)k->value[TID]);
    return trace_text(k->trace, text);
}

static int64_t direction_of(const char *const name)
{
    return strstr(name, "HtoD")   ? GPURTA_COPY_HOST_TO_DEVICE
           : strstr(name, "DtoH") ? GPURTA_COPY_DEVICE_TO_HOST
                                  : GPURTA_COPY_DEVICE_TO_DEVICE;
}

static int keep_work(struct kineto *const k, const enum trace_kind kind)
{
    const int64_t *const v = k->value;
    int64_t end;
    if (!k->given[TS] || !k->given[DURATION] || !k->given[STREAM])
        return fault(k, "work on the GPU without ts, dur and stream");
    if (v[DURATION] < 0 || __builtin_add_overflow(v[TS], v[DURATION], &end))
        return fault(k, "a duration that is negative or too long");
    if (kind == TRACE_KERNEL && (!k->given[GRID_Z] || !k->given[BLOCK_Z]))
        return fault(k, "a kernel without grid and block of three numbers");
    const char *const name = kind == TRACE_KERNEL ? k->name
                             : kind == TRACE_COPY ? "copy"
                                                  : "memset";
    struct trace_shape shape = {
        .kind = kind, .name = trace_text(k->trace, name), .bytes = v[BYTES]};
    if (kind == TRACE_KERNEL) {
        memcpy(shape.grid, v + GRID_X, sizeof shape.grid);
        memcpy(shape.block, v + BLOCK_X, sizeof shape.block);
        shape.registers = v[REGISTERS];
        shape.shared_dynamic = v[SHARED_MEMORY]; /* the trace adds both kinds up */
        shape.carveout = TRACE_UNKNOWN;
        shape.per_sm = v[PER_SM];
        shape.filled = k->given[FILLED] ? v[FILLED] : TRACE_UNKNOWN;
    } else if (kind == TRACE_COPY) {
        shape.direction = direction_of(k->name);
    }
    const struct trace_op op = {.start = v[TS],
                                .end = end,
                                .launch = k->given[CORRELATION] ? v[CORRELATION] : TRACE_UNKNOWN,
                                .shape = trace_shape(k->trace, &shape),
                                .stream = trace_stream(k->trace, v[DEVICE], v[CONTEXT], v[STREAM]),
                                .thread = NO_TEXT,
                                .node = trace_node(k->trace, v[GRAPH], v[NODE])};
    struct trace_stream *const stream = trace_op(k->trace, &op, v[DEVICE]);
    if (!stream)
        return 0;
    stream->is_null = v[STREAM] == 7 || v[STREAM] == 0;
    stream->non_blocking = stream->known = !stream->is_null;
    return 1;
}

/* Remembers the correlations of the wait or synchronisation that comes next. */
static bool link_next(struct kineto *const k, struct link **const links, size_t *const room,
                      const size_t count)
{
    if (!ADD_ROOM(*links, *room, count)) {
        k->trace->no_memory = true;
        return false;
    }
    (*links)[count] = (struct link){k->given[CORRELATION] ? k->value[CORRELATION] : TRACE_UNKNOWN,
                                    k->given[RECORD] ? k->value[RECORD] : TRACE_UNKNOWN};
    return true;
}

static int keep_call(struct kineto *const k)
{
    const int64_t at = k->value[TS];
    const uint32_t thread = thread_of(k);
    if (k->given[CORRELATION]) {
        if (!ADD_ROOM(k->launch, k->launch_room, k->launches)) {
            k->trace->no_memory = true;
            return 0;
        }
        k->launch[k->launches++] = (struct launch){k->value[CORRELATION], at, thread};
    }
    if (is(k->name, "cudaDeviceSynchronize") &&
        link_next(k, &k->sync, &k->sync_room, k->trace->syncs))
        device_seen(k->trace, k->name, TRACE_UNKNOWN, thread, at);
    struct trace_call *const call = trace_is_barrier(k->name) ? trace_call(k->trace) : NULL;
    if (call)
        *call =
            (struct trace_call){at, at + k->value[DURATION], trace_text(k->trace, k->name), thread};
    return !k->trace->no_memory;
}

static void keep_sync(struct kineto *const k)
{
    const int64_t *const v = k->value;
    struct trace *const trace = k->trace;
    const bool event = is(k->name, "Event Sync"), all = is(k->name, "Context Sync");
    const int64_t other = k->given[WAIT_ON_STREAM] ? v[WAIT_ON_STREAM] : TRACE_UNKNOWN;
    trace->waits_told = true;
    if (is(k->name, "Stream Wait Event") && other < 0)
        trace->waits_lost = true;
    if (is(k->name, "Stream Wait Event") && other >= 0) {
        const uint32_t stream = trace_stream(trace, v[DEVICE], v[CONTEXT], v[STREAM]);
        const uint32_t on = trace_stream(trace, v[DEVICE], v[CONTEXT], other);
        struct trace_wait *const wait =
            link_next(k, &k->wait, &k->wait_room, trace->waits) ? trace_wait(trace) : NULL;
        if (wait)
            *wait = (struct trace_wait){v[TS], v[TS], stream, on};
    } else if (all || (event && other >= 0) || (is(k->name, "Stream Sync") && v[STREAM] >= 0)) {
        const uint32_t stream =
            all ? NO_TEXT : trace_stream(trace, v[DEVICE], v[CONTEXT], event ? other : v[STREAM]);
        struct trace_sync *const sync =
            link_next(k, &k->sync, &k->sync_room, trace->syncs) ? trace_sync(trace) : NULL;
        if (sync)
            *sync = (struct trace_sync){v[TS], v[TS], v[DEVICE], v[CONTEXT], stream, NO_TEXT};
    }
}

static int keep_event(struct kineto *const k)
{
    k->event++;
    if (is(k->category, "kernel"))
        return keep_work(k, TRACE_KERNEL);
    if (is(k->category, "gpu_memcpy"))
        return keep_work(k, TRACE_COPY);
    if (is(k->category, "gpu_memset"))
        return keep_work(k, TRACE_MEMSET);
    if (is(k->category, "cuda_runtime") || is(k->category, "cuda_driver"))
        return keep_call(k);
    if (is(k->category, "user_annotation") && is(k->phase, "X")) {
        const uint32_t name = trace_text(k->trace, k->name), thread = thread_of(k);
        struct trace_range *const range = trace_range(k->trace);
        if (range)
            *range =
                (struct trace_range){k->value[TS], k->value[TS] + k->value[DURATION], name, thread};
    } else if (is(k->category, "cuda_sync")) {
        keep_sync(k);
    }
    return !k->trace->no_memory;
}

static int keep_device(struct kineto *const k)
{
    const int64_t *const v = k->value;
    struct trace_device *const device = trace_device(k->trace);
    if (!device)
        return 0;
    *device = (struct trace_device){.number = v[ID],
                                    .major = v[MAJOR],
                                    .minor = v[MINOR],
                                    .sms = v[SMS],
                                    .threads_per_sm = v[THREADS_PER_SM],
                                    .registers_per_sm = v[REGISTERS_PER_SM],
                                    .shared_per_sm = v[SHARED_PER_SM],
                                    .shared_per_block = v[SHARED_PER_BLOCK],
                                    .shared_per_block_optin = v[SHARED_OPTIN]};
    text_keep(device->name, sizeof device->name, k->name, strlen(k->name));
    return 1;
}

/* ---- what yajl calls ---- */

static void clear_item(struct kineto *const k)
{
    memset(k->value, 0, sizeof k->value);
    memset(k->given, 0, sizeof k->given);
    k->name[0] = k->category[0] = k->phase[0] = '\0';
}

static int open_any(struct kineto *const k)
{
    if (++k->depth > MOST_DEPTH)
        return fault(k, "nested too deeply");
    return 1;
}

static int on_open_map(void *const context)
{
    struct kineto *const k = context;
    if ((k->devices || k->events) && k->depth == 2)
        clear_item(k);
    return open_any(k);
}

static int on_close_map(void *const context)
{
    struct kineto *const k = context;
    const bool item = --k->depth == 2;
    k->key = -1;
    return !item ? 1 : k->events ? keep_event(k) : k->devices ? keep_device(k) : 1;
}

static int on_open_array(void *const context)
{
    struct kineto *const k = context;
    k->element = 0;
    if (k->depth == 0) { /* a list of events alone: as if it were the value of that key */
        k->depth = 1;
        k->events = true;
    } else if (k->depth == 1) {
        k->devices = is(k->word, "deviceProperties");
        k->events = is(k->word, "traceEvents");
    }
    return open_any(k);
}

static int on_close_array(void *const context)
{
    struct kineto *const k = context;
    if (--k->depth == 1)
        k->devices = k->events = false;
    k->key = -1;
    return 1;
}

static int on_key(void *const context, const unsigned char *const text, const size_t length)
{
    struct kineto *const k = context;
    const size_t kept = length < sizeof k->word ? length : sizeof k->word - 1;
    memcpy(k->word, text, kept);
    k->word[kept] = '\0';
    k->key = -1;
    k->element = 0;
    if ((k->devices || k->events) && k->depth <= 4 && length)
        for (int i = 0; i < VALUES; i++)
            if (keys[i] && keys[i][0] == (char)text[0] && strlen(keys[i]) == length &&
                memcmp(keys[i], text, length) == 0)
                k->key = i;
    return 1;
}

static int on_number(void *const context, const char *const text, const size_t length)
{
    struct kineto *const k = context;
    const int element = k->element++;
    if (k->key < 0)
        return 1;
    const enum value base = (enum value)k->key;
    const bool three = base == GRID_X || base == BLOCK_X;
    if (element > (three ? 2 : 0))
        return 1;
    const size_t at = (size_t)base + (size_t)element;
    if (base == PER_SM || base == FILLED) { /* some versions write inf there, or a fraction */
        bool exact;
        k->given[at] =
            trace_decimal(text, length, base == PER_SM ? 1000000 : 1, false, &k->value[at], &exact);
        return 1;
    }
    if (base == TS || base == DURATION
            ? !nanoseconds(k, text, length, base == DURATION, &k->value[at])
            : !whole(text, length, &k->value[at])) {
        char what[96];
        snprintf(what, sizeof what, "\"%s\": expected a %s number, found %.*s", keys[k->key],
                 base == TS || base == DURATION ? "decimal" : "whole",
                 length > 24 ? 24 : (int)length, text);
        return fault(k, what);
    }
    k->given[at] = true;
    return 1;
}

static int on_text(void *const context, const unsigned char *const bytes, const size_t length)
{
    struct kineto *const k = context;
    const char *const text = (const char *)bytes;
    if (!(k->devices || k->events) || k->depth != 3)
        return 1;
    if (is(k->word, "name"))
        text_keep(k->name, sizeof k->name, text, length);
    else if (is(k->word, "cat"))
        text_keep(k->category, sizeof k->category, text, length);
    else if (is(k->word, "ph"))
        text_keep(k->phase, sizeof k->phase, text, length);
    return 1;
}

/* ---- the file ---- */

static int by_correlation(const void *const x, const void *const y)
{
    const struct launch *const a = x, *const b = y;
    return ascending(a->correlation, b->correlation);
}

static const struct launch *find_call(const struct kineto *const k, const int64_t correlation)
{
    const struct launch wanted = {correlation, 0, 0};
    return k->launches ? bsearch(&wanted, k->launch, k->launches, sizeof wanted, by_correlation)
                       : NULL;
}

/* Waits: when their events were recorded, and which thread they stopped. */
static void join_waits(struct kineto *const k)
{
    struct trace *const trace = k->trace;
    for (size_t i = 0; k->wait && i < trace->waits; i++) {
        const struct launch *const record = find_call(k, k->wait[i].record);
        if (record && record->at <= trace->wait[i].at)
            trace->wait[i].recorded = record->at;
    }
    for (size_t i = 0; k->sync && i < trace->syncs; i++) {
        const struct launch *const call = find_call(k, k->sync[i].call);
        const struct launch *const record = find_call(k, k->sync[i].record);
        if (record && record->at <= trace->sync[i].at)
            trace->sync[i].recorded = record->at;
        trace->sync[i].thread = call ? call->thread : NO_TEXT;
    }
}

/* Replaces correlations by the times of the calls. */
static void join_launches(struct kineto *const k)
{
    struct trace *const trace = k->trace;
    size_t unknown = 0;
    if (k->launches)
        qsort(k->launch, k->launches, sizeof *k->launch, by_correlation);
    for (size_t i = 0; i < trace->ops; i++) {
        const struct launch *const found = find_call(k, trace->op[i].launch);
        trace->op[i].launch = found ? found->at : TRACE_UNKNOWN;
        trace->op[i].thread = found ? found->thread : NO_TEXT;
        unknown += !found;
    }
    if (unknown)
        trace_lacks(trace,
                    "%zu of %zu launches have no call of the runtime: the start on the GPU "
                    "stands for the time of their launch",
                    unknown, trace->ops);
}

static int read_all(struct kineto *const k, yajl_handle parser, gzFile file)
{
    unsigned char *const chunk = allocate(CHUNK);
    int end = chunk ? -1 : EXIT_UNABLE, got = 0;
    int64_t unpacked = 0;
    while (end < 0 && (got = gzread(file, chunk, CHUNK)) > 0) {
        unpacked += got;
        if (unpacked > BOMB_SIZE && unpacked / BOMB_RATIO > gzoffset(file)) {
            complain("%s: unpacks to more than %d times its size: no trace does", k->path,
                     (int)BOMB_RATIO);
            end = EXIT_USAGE;
            break;
        }
        const yajl_status status = yajl_parse(parser, chunk, (size_t)got);
        if (status == yajl_status_ok)
            continue;
        if (!k->failed && !k->trace->no_memory) {
            unsigned char *const text = yajl_get_error(parser, 0, chunk, (size_t)got);
            complain("%s: after event %lld: %.*s", k->path, (long long)k->event,
                     text ? (int)strcspn((char *)text, "\n") : 7, text ? (char *)text : "no JSON");
            yajl_free_error(parser, text);
        }
        end = EXIT_USAGE;
    }
    if (end < 0 && got < 0) {
        int code;
        const char *const why = gzerror(file, &code);
        if (code == Z_MEM_ERROR)
            out_of_memory();
        complain("%s: %s", k->path, why);
        end = EXIT_USAGE;
    }
    if (end < 0 && yajl_complete_parse(parser) != yajl_status_ok) {
        complain("%s: ends in the middle, after event %lld", k->path, (long long)k->event);
        end = EXIT_USAGE;
    }
    free(chunk);
    return end;
}

/* Of yajl, which does not say that it has none. */
static void *take(void *const none, const size_t size)
{
    (void)none;
    return allocate(size);
}

static void *take_more(void *const none, void *const memory, const size_t size)
{
    (void)none;
    return reallocate(memory, size);
}

static void give_back(void *const none, void *const memory)
{
    (void)none;
    free(memory);
}

int read_kineto(struct trace *const trace, const char *const path)
{
    static const yajl_callbacks callbacks = {.yajl_number = on_number,
                                             .yajl_string = on_text,
                                             .yajl_start_map = on_open_map,
                                             .yajl_map_key = on_key,
                                             .yajl_end_map = on_close_map,
                                             .yajl_start_array = on_open_array,
                                             .yajl_end_array = on_close_array};
    static yajl_alloc_funcs memory = {take, take_more, give_back, NULL};
    struct kineto *const k = allocate_zeroed(1, sizeof *k);
    gzFile file = gzopen(path, "rb");
    yajl_handle parser = yajl_alloc(&callbacks, &memory, k);
    int end = -1;
    if (!file) {
        complain("cannot read %s", path);
        end = EXIT_UNABLE;
    } else {
        *k = (struct kineto){.trace = trace, .path = path, .key = -1};
        gzbuffer(file, 1 << 17);
        snprintf(trace->tool, sizeof trace->tool, "Kineto (PyTorch profiler)");
        end = read_all(k, parser, file);
        if (end < 0 && !trace->no_memory) {
            join_launches(k);
            join_waits(k);
        }
        if (end < 0 && k->finer)
            trace_lacks(trace,
                        "%zu times had digits below a nanosecond: starts are cut, durations "
                        "rounded up",
                        k->finer);
        trace_lacks(trace,
                    "priorities and flags of streams are not in such traces: all are taken as "
                    "equal, and all but the default one as non-blocking, as PyTorch makes them");
    }
    if (end < 0 || trace->no_memory)
        end = trace_finish(trace);
    yajl_free(parser);
    if (file)
        gzclose(file);
    if (k) {
        free(k->launch);
        free(k->wait);
        free(k->sync);
    }
    free(k);
    return end;
}
