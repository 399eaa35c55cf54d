/* Nsight Systems: the SQLite file that `nsys export --type sqlite` writes.
 *
 * Tables can be absent and columns differ by schema version, so that every column is looked up by
 * its name. The file is opened read-only and is not trusted: only plain tables are read, never
 * views, virtual tables or functions that its schema names. */
#include "cli/base/memory.h"
#include "cli/import/nsys_tables.h"

#include <string.h>

enum { LONGEST_TEXT = 1 << 20 };

/* ---- what all rows of work on the GPU have ---- */

enum { START, END, DEVICE, CONTEXT, STREAM, CORRELATION, GLOBAL_PID, GRAPH, NODE, OWN };

#define COLUMNS_OF_WORK                                                                            \
    {"start", true, 0}, {"end", true, 0}, {"deviceId", true, 0}, {"contextId", true, 0},           \
        {"streamId", true, 0}, {"correlationId", false, TRACE_UNKNOWN}, {"globalPid", false, 0},   \
        {"graphId", false, 0},                                                                     \
    {                                                                                              \
        "graphNodeId", false, 0                                                                    \
    }

/* Adds the operation of a row; its launch is the correlation until the calls are read. */
static void keep_op(struct source *const source, const struct walk *const walk,
                    const struct trace_shape *const shape)
{
    const int64_t *const v = walk->value;
    struct trace *const trace = source->trace;
    if (v[END] < v[START]) {
        complain("%s: table %s, row %lld: ends at %lld, before it starts at %lld", source->path,
                 walk->table, (long long)walk->row, (long long)v[END], (long long)v[START]);
        source->end = EXIT_USAGE;
        return;
    }
    const struct trace_op op = {
        .start = v[START],
        .end = v[END],
        .launch = v[CORRELATION],
        .shape = trace_shape(trace, shape),
        .stream = trace_stream(trace, process_of(v[GLOBAL_PID]), v[CONTEXT], v[STREAM]),
        .thread = NO_TEXT,
        .node = trace_node(trace, v[GRAPH], v[NODE])};
    trace_op(trace, &op, v[DEVICE]);
}

/* ---- the tables ---- */

/* Texts by their number. */
struct strings {
    struct source *source;
    sqlite3_stmt *statement;
    int64_t last;
    uint32_t text;
    size_t lost; /* look-ups of texts that are too long */
};

static void strings_open(struct strings *const strings, struct source *const source)
{
    *strings = (struct strings){.source = source, .last = TRACE_UNKNOWN, .text = NO_TEXT};
    if (!has_table(source, "StringIds"))
        return;
    sqlite3_stmt *const s =
        source_prepare(source, "SELECT 1 FROM pragma_table_xinfo('StringIds') WHERE "
                               "name = 'id' AND pk = 1 AND type = 'INTEGER'");
    const bool keyed = s && sqlite3_step(s) == SQLITE_ROW; /* else every look-up is a walk */
    sqlite3_finalize(s);
    if (keyed)
        strings->statement = source_prepare(source, "SELECT value FROM StringIds WHERE id = ?1");
    else
        trace_lacks(source->trace, "table StringIds has no INTEGER PRIMARY KEY id: names are lost");
}

static void strings_close(struct strings *const strings)
{
    sqlite3_finalize(strings->statement);
    if (strings->lost)
        trace_lacks(strings->source->trace,
                    "texts longer than 1 MiB are not read: what they name has a name of its kind");
}

static uint32_t string_of(struct strings *const strings, const int64_t id, const char *const none)
{
    if (id == strings->last && strings->text != NO_TEXT)
        return strings->text;
    uint32_t text = NO_TEXT;
    if (strings->statement && id >= 0) {
        sqlite3_bind_int64(strings->statement, 1, id);
        const int step = sqlite3_step(strings->statement);
        strings->lost += step == SQLITE_TOOBIG;
        if (step == SQLITE_ROW && sqlite3_column_type(strings->statement, 0) == SQLITE_TEXT)
            text = trace_text(strings->source->trace,
                              (const char *)sqlite3_column_text(strings->statement, 0));
        sqlite3_reset(strings->statement);
    }
    if (text == NO_TEXT)
        text = trace_text(strings->source->trace, none);
    strings->last = id;
    strings->text = text;
    return text;
}

static void read_kernels(struct source *const source, struct strings *const strings)
{
    static const struct column columns[] = {COLUMNS_OF_WORK,
                                            {"shortName", false, TRACE_UNKNOWN},
                                            {"gridX", true, 0},
                                            {"gridY", true, 0},
                                            {"gridZ", true, 0},
                                            {"blockX", true, 0},
                                            {"blockY", true, 0},
                                            {"blockZ", true, 0},
                                            {"registersPerThread", false, 0},
                                            {"staticSharedMemory", false, 0},
                                            {"dynamicSharedMemory", false, 0},
                                            {"localMemoryPerThread", false, 0},
                                            {"sharedMemoryExecuted", false, TRACE_UNKNOWN},
                                            {"demangledName", false, TRACE_UNKNOWN},
                                            {"clusterX", false, 0},
                                            {"clusterY", false, 0},
                                            {"clusterZ", false, 0},
                                            {NULL, false, 0}};
    size_t clusters = 0;
    struct walk walk;
    if (!walk_start(&walk, source, "CUPTI_ACTIVITY_KIND_KERNEL", columns,
                    "no kernel ran, or they were not traced (nsys profile --trace=cuda)"))
        return;
    while (walk_next(&walk)) {
        const int64_t *const own = walk.value + OWN;
        struct trace_shape shape = {
            .kind = TRACE_KERNEL,
            .name = string_of(strings, own[0] >= 0 ? own[0] : own[12], "kernel"),
            .grid = {own[1], own[2], own[3]},
            .block = {own[4], own[5], own[6]},
            .registers = own[7],
            .shared_static = own[8],
            .shared_dynamic = own[9],
            .local_memory = own[10],
            .carveout = own[11]};
        clusters += own[13] > 1 || own[14] > 1 || own[15] > 1;
        keep_op(source, &walk, &shape);
    }
    if (clusters)
        trace_lacks(source->trace,
                    "%zu kernels were launched in clusters of blocks, which start together: here "
                    "block by block",
                    clusters);
}

/* CUDA_MEMCPY_OPER: to the device, from it, within it; others are told by their name alone. */
static int64_t direction_of(const int64_t kind)
{
    switch (kind) {
    case 1:
    case 3:
    case 11:
        return GPURTA_COPY_HOST_TO_DEVICE;
    case 2:
    case 4:
    case 12:
        return GPURTA_COPY_DEVICE_TO_HOST;
    default:
        return GPURTA_COPY_DEVICE_TO_DEVICE;
    }
}

static void read_transfers(struct source *const source, const char *const table,
                           const enum trace_kind kind)
{
    static const struct column columns[] = {
        COLUMNS_OF_WORK, {"bytes", false, 0}, {"copyKind", false, 0}, {NULL, false, 0}};
    const uint32_t name = trace_text(source->trace, kind == TRACE_COPY ? "copy" : "memset");
    struct walk walk;
    if (!walk_start(&walk, source, table, columns, NULL))
        return;
    while (walk_next(&walk)) {
        struct trace_shape shape = {.kind = kind, .name = name, .bytes = walk.value[OWN]};
        if (kind == TRACE_COPY)
            shape.direction = direction_of(walk.value[OWN + 1]);
        keep_op(source, &walk, &shape);
    }
}

/* ---- who launched what, and when ---- */

/* Operations by (process, correlation): the first of those that one call launched. */
struct launches {
    const struct trace *trace;
    struct index index;
};

struct launch_key {
    int64_t process, correlation;
};

static struct launch_key launch_key(const struct trace *const trace, const size_t op)
{
    return (struct launch_key){trace->stream[trace->op[op].stream].process, trace->op[op].launch};
}

static uint32_t launch_hash(const void *const owner, const size_t item)
{
    const struct launch_key key = launch_key(owner, item);
    return index_hash(&key, sizeof key);
}

static bool launch_same(const void *const owner, const size_t item, const void *const wanted)
{
    const struct launch_key a = launch_key(owner, item), *const b = wanted;
    return a.process == b->process && a.correlation == b->correlation;
}

static const struct index_items launch_items = {launch_hash, launch_same};

static void keep_call(struct source *const source, const struct walk *const walk,
                      const uint32_t name, const uint32_t thread)
{
    struct trace_call *const call = trace_call(source->trace);
    if (call)
        *call = (struct trace_call){walk->value[0], walk->value[1], name, thread};
}

/* Threads are texts: "PROCESS/THREAD". */
static uint32_t thread_of(struct trace *const trace, const int64_t global)
{
    char text[64];
    snprintf(text, sizeof text, "%lld/%lld", (long long)process_of(global),
             (long long)(global & 0xffffff));
    return trace_text(trace, text);
}

static void read_calls(struct source *const source, struct strings *const strings,
                       int64_t *const launch)
{
    static const struct column columns[] = {{"start", true, 0},
                                            {"end", true, 0},
                                            {"correlationId", false, TRACE_UNKNOWN},
                                            {"globalTid", false, 0},
                                            {"nameId", false, TRACE_UNKNOWN},
                                            {NULL, false, 0}};
    struct trace *const trace = source->trace;
    struct index index = {NULL, 0};
    struct walk walk;
    if (!walk_start(&walk, source, "CUPTI_ACTIVITY_KIND_RUNTIME", columns,
                    "launch times are not known; the start on the GPU stands for them"))
        return;
    for (size_t i = 0; i < trace->ops && !trace->no_memory; i++) {
        const struct launch_key key = launch_key(trace, i);
        trace->no_memory = !index_grow(&index, &launch_items, trace, i);
        uint32_t *const place = trace->no_memory ? NULL
                                                 : index_place(&index, &launch_items, trace,
                                                               launch_hash(trace, i), &key);
        if (place && !*place)
            *place = (uint32_t)(i + 1);
    }
    while (walk_next(&walk)) {
        const struct launch_key key = {process_of(walk.value[3]), walk.value[2]};
        const uint32_t name = string_of(strings, walk.value[4], "call");
        const uint32_t thread = thread_of(trace, walk.value[3]);
        const bool seen = call_seen(source, key.process, key.correlation, walk.value[0], thread);
        const uint32_t *const place = trace->ops ? index_place(&index, &launch_items, trace,
                                                               index_hash(&key, sizeof key), &key)
                                                 : NULL;
        if (place && *place) {
            launch[*place - 1] = walk.value[0];
            trace->op[*place - 1].thread = thread;
            if (name != NO_TEXT)
                copy_seen(trace, *place - 1, trace->text[name], walk.value[1]);
        }
        if (name != NO_TEXT && trace_is_barrier(trace->text[name]))
            keep_call(source, &walk, name, thread);
        if (name != NO_TEXT && !seen)
            device_seen(trace, trace->text[name], key.process, thread, walk.value[0]);
    }
    for (size_t i = 0; i < trace->ops && !trace->no_memory; i++) {
        const struct launch_key key = launch_key(trace, i);
        const uint32_t first =
            *index_place(&index, &launch_items, trace, launch_hash(trace, i), &key) - 1;
        launch[i] = launch[first];
        trace->op[i].thread = trace->op[first].thread;
    }
    free(index.place);
}

/* Replaces correlations by launch times. */
static void read_launches(struct source *const source, struct strings *const strings)
{
    struct trace *const trace = source->trace;
    int64_t *const launch = allocate((trace->ops + 1) * sizeof *launch);
    if (!launch) {
        trace->no_memory = true;
        return;
    }
    for (size_t i = 0; i < trace->ops; i++)
        launch[i] = TRACE_UNKNOWN;
    read_calls(source, strings, launch);
    for (size_t i = 0; i < trace->ops; i++)
        /* NOLINTNEXTLINE(clang-analyzer-core.uninitialized.Assign): every one was set above */
        trace->op[i].launch = launch[i];
    free(launch);
}

/* ---- streams, devices, ranges, waits ---- */

/* The NULL stream and priorities; a priority is stored without its sign. */
static void read_streams(struct source *const source)
{
    enum { NULL_STREAM = 3, NON_BLOCKING = 2 };
    static const struct column columns[] = {{"streamId", true, 0},  {"processId", true, 0},
                                            {"contextId", true, 0}, {"priority", true, 0},
                                            {"flag", true, 0},      {NULL, false, 0}};
    struct trace *const trace = source->trace;
    struct walk walk;
    if (!walk_start(&walk, source, "TARGET_INFO_CUDA_STREAM", columns,
                    "all streams are taken as blocking ones of one priority"))
        return;
    while (walk_next(&walk)) {
        const uint32_t n = trace_stream(trace, walk.value[1], walk.value[2], walk.value[0]);
        if (n == NO_TEXT)
            continue;
        trace->stream[n].priority = (int32_t)(uint32_t)walk.value[3];
        trace->stream[n].is_null = walk.value[4] == NULL_STREAM;
        trace->stream[n].non_blocking = walk.value[4] == NON_BLOCKING;
        trace->stream[n].known = true;
    }
}

/* Older and newer schemas tell of the NULL stream in tables of their own, too. */
static void read_null_streams(struct source *const source)
{
    static const struct column old[] = {
        {"streamId", true, 0}, {"processId", true, 0}, {"contextId", true, 0}, {NULL, false, 0}};
    static const struct column recent[] = {{"nullStreamId", true, 0},
                                           {"processId", true, 0},
                                           {"contextId", true, 0},
                                           {NULL, false, 0}};
    struct walk walk;
    for (int i = 0; i < 2; i++) {
        if (!walk_start(&walk, source,
                        i ? "TARGET_INFO_CUDA_CONTEXT_INFO" : "TARGET_INFO_CUDA_NULL_STREAM",
                        i ? recent : old, NULL))
            continue;
        while (walk_next(&walk)) {
            const uint32_t n =
                trace_stream(source->trace, walk.value[1], walk.value[2], walk.value[0]);
            if (n != NO_TEXT)
                source->trace->stream[n].is_null = true;
        }
    }
}

static void read_devices(struct source *const source)
{
    static const struct column columns[] = {{"id", true, 0},
                                            {"computeMajor", false, 0},
                                            {"computeMinor", false, 0},
                                            {"smCount", false, 0},
                                            {"maxWarpsPerSm", false, 0},
                                            {"maxBlocksPerSm", false, 0},
                                            {"maxRegistersPerSm", false, 0},
                                            {"maxShmemPerSm", false, 0},
                                            {"maxShmemPerBlock", false, 0},
                                            {"maxShmemPerBlockOptin", false, 0},
                                            {"asyncEngines", false, 0},
                                            {"threadsPerWarp", false, 32},
                                            {"cuDevice", false, TRACE_UNKNOWN},
                                            {"name", false, IS_TEXT},
                                            {NULL, false, 0}};
    enum { NAME = 13 };
    struct walk walk;
    if (!walk_start(&walk, source, "TARGET_INFO_GPU", columns,
                    "the platform is not known; give --platform NAME"))
        return;
    while (walk_next(&walk)) {
        const int64_t *const v = walk.value;
        const char *const name = walk_text(&walk, NAME);
        struct trace_device *const device = trace_device(source->trace);
        if (!device)
            continue;
        *device = (struct trace_device){.number = v[12] >= 0 ? v[12] : v[0],
                                        .major = v[1],
                                        .minor = v[2],
                                        .sms = v[3],
                                        .threads_per_sm = v[4] * v[11],
                                        .blocks_per_sm = v[5],
                                        .registers_per_sm = v[6],
                                        .shared_per_sm = v[7],
                                        .shared_per_block = v[8],
                                        .shared_per_block_optin = v[9],
                                        .copy_engines = v[10]};
        if (name)
            text_keep(device->name, sizeof device->name, name, strlen(name));
    }
}

/* Ranges that a thread pushed and popped, or started and ended. */
static void read_ranges(struct source *const source, struct strings *const strings)
{
    static const struct column columns[] = {{"start", true, 0},
                                            {"end", false, TRACE_UNKNOWN},
                                            {"eventType", false, TRACE_UNKNOWN},
                                            {"globalTid", false, 0},
                                            {"textId", false, TRACE_UNKNOWN},
                                            {"text", false, IS_TEXT},
                                            {NULL, false, 0}};
    enum { PUSH_POP = 59, START_END = 60, TEXT = 5 };
    struct walk walk;
    if (!walk_start(&walk, source, "NVTX_EVENTS", columns, NULL))
        return;
    while (walk_next(&walk)) {
        const int64_t *const v = walk.value;
        if (v[1] < v[0] || (v[2] != PUSH_POP && v[2] != START_END && v[2] != TRACE_UNKNOWN))
            continue;
        const char *const own = walk_text(&walk, TEXT);
        const uint32_t name =
            own ? trace_text(source->trace, own) : string_of(strings, v[4], "range");
        const uint32_t thread = thread_of(source->trace, v[3]);
        struct trace_range *const range = trace_range(source->trace);
        if (range)
            *range = (struct trace_range){v[0], v[1], name, thread};
    }
}

static void read_tool(struct source *const source)
{
    static const char *const tables[] = {"META_DATA_EXPORT", "EXPORT_META_DATA"};
    char sql[160], *const tool = source->trace->tool;
    snprintf(tool, sizeof source->trace->tool, "Nsight Systems");
    for (int t = 0; t < 2; t++) {
        if (!has_table(source, tables[t]))
            continue;
        snprintf(sql, sizeof sql,
                 "SELECT name, value FROM %s WHERE name IN ('EXPORT_PRODUCT_VERSION', "
                 "'EXPORT_SCHEMA_VERSION') ORDER BY name",
                 tables[t]);
        sqlite3_stmt *const s = source_prepare(source, sql);
        while (s && sqlite3_step(s) == SQLITE_ROW) {
            const char *const name = (const char *)sqlite3_column_text(s, 0);
            const char *const value = (const char *)sqlite3_column_text(s, 1);
            const size_t at = strlen(tool);
            if (name && value)
                snprintf(tool + at, sizeof source->trace->tool - at, "%s %.40s",
                         strcmp(name, "EXPORT_SCHEMA_VERSION") == 0 ? ", schema" : "", value);
        }
        sqlite3_finalize(s);
        return;
    }
    trace_lacks(source->trace,
                "no table META_DATA_EXPORT or EXPORT_META_DATA: the schema's version "
                "is not known");
}

/* SQLite's own memory, which has no end: else a lack of it looks like the end of a table. */
static sqlite3_mem_methods memory;

static void *take(const int size)
{
    void *const taken = memory.xMalloc(size);
    if (!taken)
        out_of_memory();
    return taken;
}

static void *take_more(void *const piece, const int size)
{
    void *const taken = memory.xRealloc(piece, size);
    if (!taken)
        out_of_memory();
    return taken;
}

static void watch_memory(void)
{
    if (memory.xMalloc || sqlite3_config(SQLITE_CONFIG_GETMALLOC, &memory) != SQLITE_OK)
        return;
    sqlite3_mem_methods mine = memory;
    mine.xMalloc = take;
    mine.xRealloc = take_more;
    sqlite3_config(SQLITE_CONFIG_MALLOC, &mine);
}

int read_nsys(struct trace *const trace, const char *const path)
{
    struct source source = {.trace = trace, .path = path, .end = -1};
    struct strings strings = {.statement = NULL};
    watch_memory();
    if (sqlite3_open_v2(path, &source.db, SQLITE_OPEN_READONLY, NULL) != SQLITE_OK) {
        complain("%s: %s", path, source.db ? sqlite3_errmsg(source.db) : "out of memory");
        sqlite3_close(source.db);
        return EXIT_UNABLE;
    }
    sqlite3_limit(source.db, SQLITE_LIMIT_LENGTH, LONGEST_TEXT);
    sqlite3_db_config(source.db, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
    sqlite3_db_config(source.db, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, NULL);
    read_tool(&source);
    strings_open(&strings, &source);
    read_kernels(&source, &strings);
    read_transfers(&source, "CUPTI_ACTIVITY_KIND_MEMCPY", TRACE_COPY);
    read_transfers(&source, "CUPTI_ACTIVITY_KIND_MEMSET", TRACE_MEMSET);
    read_streams(&source);
    read_null_streams(&source);
    read_devices(&source);
    read_records(&source);
    read_syncs(&source);
    if (source.end < 0 && !trace->no_memory)
        read_launches(&source, &strings);
    read_ranges(&source, &strings);
    read_waits(&source);
    keep_syncs(&source);
    read_graphs(&source);
    read_switches(&source);
    free(source.records.record);
    free(source.syncs.record);
    strings_close(&strings);
    sqlite3_close(source.db);
    return source.end < 0 ? trace_finish(trace) : source.end;
}
