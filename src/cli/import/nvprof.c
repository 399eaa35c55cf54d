/* CSV of profilers: `nvprof --print-gpu-trace --csv`, and `nsys stats --report cuda_gpu_trace`.
 *
 * Both name their columns in a header; nvprof puts the units into a row below it, which differs
 * from file to file, nsys into the names. nsys rounds shared memory to thousandths of a megabyte:
 * that is said. */
#include "cli/import/trace.h"

#include <errno.h>
#include <string.h>

enum { MOST_FIELDS = 40 };

/* What is read: the names of its column, of nvprof and of nsys (before the unit). */
#define COLUMNS(X)                                                                                 \
    X(START, "Start", "Start")                                                                     \
    X(DURATION, "Duration", "Duration")                                                            \
    X(GRID_X, "Grid X", "GrdX")                                                                    \
    X(GRID_Y, "Grid Y", "GrdY")                                                                    \
    X(GRID_Z, "Grid Z", "GrdZ")                                                                    \
    X(BLOCK_X, "Block X", "BlkX")                                                                  \
    X(BLOCK_Y, "Block Y", "BlkY")                                                                  \
    X(BLOCK_Z, "Block Z", "BlkZ")                                                                  \
    X(REGISTERS, "Registers Per Thread", "Reg/Trd")                                                \
    X(STATIC_MEMORY, "Static SMem", "StcSMem")                                                     \
    X(DYNAMIC_MEMORY, "Dynamic SMem", "DymSMem")                                                   \
    X(SIZE, "Size", "Bytes")                                                                       \
    X(DEVICE, "Device", "Device")                                                                  \
    X(CONTEXT, "Context", "Ctx")                                                                   \
    X(STREAM, "Stream", "Strm")                                                                    \
    X(NAME, "Name", "Name")
#define COLUMN(id, of_nvprof, of_nsys) id,
enum wanted { COLUMNS(COLUMN) WANTED };
#define NAMES(id, of_nvprof, of_nsys) {of_nvprof, of_nsys},
static const char *const names[WANTED][2] = {COLUMNS(NAMES)};

struct csv {
    struct trace *trace;
    const char *path;
    int64_t line;
    char *field[MOST_FIELDS];
    int fields;
    int column[WANTED]; /* -1: the file has none */
    int64_t factor[WANTED];
    bool nsys;
    size_t finer;
    int end;
};

/* Splits a line in place: commas, quotes, doubled quotes. */
static void split(struct csv *const csv, char *text)
{
    csv->fields = 0;
    text[strcspn(text, "\r\n")] = '\0';
    while (csv->fields < MOST_FIELDS) {
        char *to = text, *from = text;
        csv->field[csv->fields++] = text;
        if (*from == '"') {
            for (from++; *from && (*from != '"' || from[1] == '"'); *to++ = *from++)
                from += *from == '"';
            from += *from == '"';
        }
        while (*from && *from != ',')
            *to++ = *from++;
        const bool last = !*from;
        *to = '\0';
        if (last)
            return;
        text = from + 1;
    }
}

static int fault(struct csv *const csv, const char *const what, const char *const found)
{
    if (csv->end < 0)
        complain("%s:%lld: %s%s%.*s%s", csv->path, (long long)csv->line, what,
                 found ? ", found \"" : "", found ? text_part(found, 40) : 0, found ? found : "",
                 found ? "\"" : "");
    csv->end = EXIT_USAGE;
    return csv->end;
}

/* How many nanoseconds, or bytes, a unit is; 0: it is none of these. */
static int64_t unit_of(const char *const text, const bool time)
{
    static const struct {
        const char *name;
        bool time;
        int64_t factor;
    } units[] = {{"ns", true, 1},         {"us", true, 1000},      {"ms", true, 1000000},
                 {"s", true, 1000000000}, {"B", false, 1},         {"b", false, 1},
                 {"KB", false, 1024},     {"MB", false, 1048576},  {"GB", false, 1073741824},
                 {"KiB", false, 1024},    {"MiB", false, 1048576}, {"GiB", false, 1073741824}};
    for (size_t i = 0; i < sizeof units / sizeof units[0]; i++)
        if (units[i].time == time && strcmp(units[i].name, text) == 0)
            return units[i].factor;
    return 0;
}

static bool has_unit(const int which)
{
    return which == START || which == DURATION || which == STATIC_MEMORY ||
           which == DYNAMIC_MEMORY || which == SIZE;
}

static void take_unit(struct csv *const csv, const int which, const char *const text)
{
    csv->factor[which] = unit_of(text, which == START || which == DURATION);
    if (csv->factor[which] == 1048576 && csv->nsys)
        csv->factor[which] = 1000000; /* nsys means 10^6 bytes */
    if (!csv->factor[which])
        fault(csv, "expected a unit (ns us ms s, B KB MB GB)", text);
}

/* Is the line the header? Then its columns are found, and the units that stand in them. */
static bool take_header(struct csv *const csv)
{
    int found = 0;
    for (int w = 0; w < WANTED; w++) {
        csv->column[w] = -1;
        csv->factor[w] = 1;
        for (int i = 0; i < csv->fields; i++) {
            char *const open = strstr(csv->field[i], " (");
            const size_t length = open ? (size_t)(open - csv->field[i]) : strlen(csv->field[i]);
            for (int kind = 0; kind < 2; kind++)
                if (strlen(names[w][kind]) == length &&
                    strncmp(names[w][kind], csv->field[i], length) == 0) {
                    csv->column[w] = i;
                    csv->nsys = csv->nsys || open;
                }
        }
        found += csv->column[w] >= 0;
    }
    if (csv->column[START] < 0 || csv->column[DURATION] < 0 || csv->column[NAME] < 0 || found < 8)
        return false;
    for (int w = 0; csv->nsys && w < WANTED; w++) {
        char *const open = csv->column[w] < 0 ? NULL : strstr(csv->field[csv->column[w]], " (");
        if (!has_unit(w) || !open)
            continue;
        open[strcspn(open, ")")] = '\0';
        take_unit(csv, w, open + 2);
    }
    return true;
}

static void take_units(struct csv *const csv)
{
    for (int w = 0; w < WANTED; w++)
        if (has_unit(w) && csv->column[w] >= 0 && csv->column[w] < csv->fields &&
            *csv->field[csv->column[w]])
            take_unit(csv, w, csv->field[csv->column[w]]);
}

static const char *field_of(const struct csv *const csv, const int which)
{
    const int column = csv->column[which];
    return column >= 0 && column < csv->fields ? csv->field[column] : "";
}

/* A number in its unit; an empty field is 0. */
static int64_t number_of(struct csv *const csv, const int which)
{
    const char *const text = field_of(csv, which);
    int64_t value = 0;
    bool exact = true;
    if (!*text || strcmp(text, "-") == 0)
        return 0;
    if (!trace_decimal(text, strlen(text), csv->factor[which], which != START, &value, &exact))
        fault(csv, "expected a number", text);
    csv->finer += !exact;
    return value;
}

/* The number at the end of "GeForce GTX 1080 Ti (0)". */
static int64_t device_of(struct csv *const csv)
{
    const char *const text = field_of(csv, DEVICE), *const open = strrchr(text, '(');
    int64_t number = 0;
    for (const char *c = open ? open + 1 : text + strlen(text); *c >= '0' && *c <= '9'; c++)
        number = number < 1000000 ? number * 10 + (*c - '0') : number;
    for (size_t i = 0; i < csv->trace->devices; i++)
        if (csv->trace->device[i].number == number)
            return number;
    struct trace_device *const device = trace_device(csv->trace);
    if (device) {
        device->number = number;
        text_keep(device->name, sizeof device->name, text,
                  open && open > text ? (size_t)(open - text - 1) : strlen(text));
    }
    return number;
}

/* "name [1183]": without the number of the launch. */
static uint32_t name_of(struct csv *const csv, char *const text)
{
    char *const open = strrchr(text, '[');
    if (open > text + 1 && open[-1] == ' ' && open[1 + strspn(open + 1, "0123456789")] == ']')
        open[-1] = '\0';
    return trace_text(csv->trace, text);
}

/* A kernel's grid or block; where its columns are missing, the header is at fault. */
static void need_size(struct csv *const csv, const enum wanted first, const char *const what,
                      const int64_t found, const char *const kernel)
{
    char text[120];
    if (found >= 1)
        return;
    if (csv->column[first] < 0)
        snprintf(text, sizeof text, "a kernel needs its %s: the header has no column %s", what,
                 names[first][csv->nsys]);
    else
        snprintf(text, sizeof text, "a kernel needs its %s", what);
    fault(csv, text, csv->column[first] < 0 ? NULL : kernel);
}

static void take_row(struct csv *const csv)
{
    char *const name = csv->field[csv->column[NAME]];
    struct trace_shape shape = {.kind = TRACE_KERNEL, .carveout = TRACE_UNKNOWN};
    if (csv->fields <= csv->column[NAME]) {
        fault(csv, "fewer columns than the header has", NULL);
        return;
    }
    if (strstr(name, "memcpy")) {
        shape.kind = TRACE_COPY;
        shape.direction =
            strstr(name, "HtoD") || strstr(name, "Host-to-Device")   ? GPURTA_COPY_HOST_TO_DEVICE
            : strstr(name, "DtoH") || strstr(name, "Device-to-Host") ? GPURTA_COPY_DEVICE_TO_HOST
                                                                     : GPURTA_COPY_DEVICE_TO_DEVICE;
        shape.name = trace_text(csv->trace, "copy");
        shape.bytes = number_of(csv, SIZE);
    } else if (strstr(name, "memset")) {
        shape.kind = TRACE_MEMSET;
        shape.name = trace_text(csv->trace, "memset");
        shape.bytes = number_of(csv, SIZE);
    } else {
        for (int i = 0; i < 3; i++) {
            shape.grid[i] = number_of(csv, GRID_X + i);
            shape.block[i] = number_of(csv, BLOCK_X + i);
        }
        need_size(csv, GRID_X, "grid", shape.grid[0], name);
        need_size(csv, BLOCK_X, "block", shape.block[0], name);
        shape.registers = number_of(csv, REGISTERS);
        shape.shared_static = number_of(csv, STATIC_MEMORY);
        shape.shared_dynamic = number_of(csv, DYNAMIC_MEMORY);
        shape.name = name_of(csv, name);
    }
    const int64_t start = number_of(csv, START), duration = number_of(csv, DURATION);
    const int64_t device = device_of(csv);
    const int64_t context = number_of(csv, CONTEXT), stream = number_of(csv, STREAM);
    struct trace_op op = {.start = start,
                          .launch = TRACE_UNKNOWN,
                          .shape = trace_shape(csv->trace, &shape),
                          .stream = trace_stream(csv->trace, device, context, stream),
                          .thread = NO_TEXT};
    if (duration < 0 || __builtin_add_overflow(start, duration, &op.end)) {
        fault(csv, "a duration that is negative or too long", NULL);
        return;
    }
    struct trace_stream *const on = csv->end >= 0 ? NULL : trace_op(csv->trace, &op, device);
    if (on)
        on->is_null = stream == 7;
}

int read_nvprof(struct trace *const trace, const char *const path)
{
    struct csv csv = {.trace = trace, .path = path, .end = -1};
    FILE *const file = fopen(path, "r");
    char *text = NULL;
    size_t room = 0;
    enum { BEFORE, UNITS, ROWS } part = BEFORE;
    if (!file) {
        complain("cannot read %s: %s", path, strerror(errno));
        return EXIT_UNABLE;
    }
    while (csv.end < 0 && !trace->no_memory && getline(&text, &room, file) > 0) {
        csv.line++;
        if (strncmp(text, "==", 2) == 0 || text[strspn(text, " \r\n")] == '\0')
            continue;
        split(&csv, text);
        if (part == BEFORE) {
            if (take_header(&csv))
                part = csv.nsys ? ROWS : UNITS;
        } else if (part == UNITS) {
            take_units(&csv);
            part = ROWS;
        } else {
            take_row(&csv);
        }
    }
    if (csv.end < 0 && !feof(file)) {
        complain("cannot read %s: %s", path, strerror(errno));
        csv.end = EXIT_UNABLE;
    }
    free(text);
    fclose(file);
    if (csv.end < 0 && part != ROWS)
        fault(&csv,
              "no header with the columns Start, Duration and Name: neither "
              "`nvprof --print-gpu-trace --csv` nor `nsys stats --report cuda_gpu_trace`",
              NULL);
    snprintf(trace->tool, sizeof trace->tool, csv.nsys ? "nsys stats cuda_gpu_trace" : "nvprof");
    if (csv.end >= 0 && !trace->no_memory)
        return csv.end;
    trace_lacks(trace,
                "launch times, priorities and the platform's limits are not in such files: the "
                "start on the GPU stands for a launch; the limits come of --platform NAME");
    if (csv.nsys)
        trace_lacks(trace, "shared memory is rounded there to 1,000 bytes: how many blocks fit may "
                           "differ; `nsys export --type sqlite` has it exactly");
    if (csv.finer)
        trace_lacks(trace,
                    "%zu numbers were finer than a nanosecond or byte: starts are cut, others "
                    "rounded up",
                    csv.finer);
    return trace_finish(trace);
}
