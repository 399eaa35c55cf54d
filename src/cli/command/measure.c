/* gpurta measure: run spin kernels on a device and write down what happened. */
#include "cli/base/arrays.h"
#include "cli/base/report.h"
#include "cli/base/rows.h"
#include "cli/command/channels_view.h"
#include "cli/import/examiner.h"

#include <stdlib.h>
#include <string.h>

static const char lesson[] =
    "gpurta measure FILE [options]\n"
    "\n"
    "Runs the kernels of a scenario on a CUDA device as spin kernels, and tells for every block\n"
    "where it ran, when it started and ended. Needs the device's driver, and nothing else of "
    "CUDA.\n"
    "\n"
    "    gpurta measure kernels.yaml                        a table\n"
    "    gpurta measure kernels.yaml -o M.json              the measurement, for gpurta check\n"
    "    gpurta measure kernels.yaml --scale 1000 --runs 20\n"
    "    gpurta measure kernels.yaml --format csv           every block\n"
    "    gpurta measure kernels.yaml --export examiner -o logs\n"
    "                                 log files as cuda_scheduling_examiner writes, into a folder\n"
    "    gpurta measure tasks.yaml -o M.json                the runlist: a process for each task\n"
    "    gpurta neighbours partitions.yaml                  with and without the neighbour\n"
    "    gpurta measure --devices                           which devices are there?\n"
    "\n"
    "Each kernel is launched once in a repetition: periods are not repeated.\n"
    "Times in the table are completions in the scenario's unit, from the first launch, with the\n"
    "scale taken off; in JSON and CSV they are nanoseconds as measured.\n";

#define ENDING                                                                                     \
    "Exit status: 0 measured, 2 wrong usage or input, or what the device cannot run, 3 could not " \
    "do it: no driver or device, a driver call failed, a kernel outlived the timeout."

struct request {
    struct measuring measuring;
    const char *export;
    bool devices;
};

/* ---- table ---- */

static void print_clock(FILE *const file, const gpurta_measurement *const m, const char *const name,
                        const gpurta_fact before, const gpurta_fact after)
{
    const int64_t from = gpurta_measurement_fact(m, before), to = gpurta_measurement_fact(m, after);
    if (from == GPURTA_NOT_KNOWN || to == GPURTA_NOT_KNOWN)
        return;
    fprintf(file, "%s clock %lld MHz before", name, (long long)from / 1000);
    if (from == to)
        fputs(" and after\n", file);
    else
        fprintf(file, ", %lld MHz after\n", (long long)to / 1000);
}

static void print_clocks(FILE *const file, const gpurta_measurement *const m)
{
    const int moved = measuring_clocks_moved(m);
    const char *const mode = gpurta_measurement_note(m, GPURTA_NOTE_POWER_MODE);
    const char *const not_read = gpurta_measurement_note(m, GPURTA_NOTE_NOT_READ);
    if (moved > 0)
        fputs("CLOCKS MOVED: times are not to be trusted\n", file);
    print_clock(file, m, "SM", GPURTA_FACT_SM_CLOCK_BEFORE_KHZ, GPURTA_FACT_SM_CLOCK_AFTER_KHZ);
    print_clock(file, m, "memory", GPURTA_FACT_MEMORY_CLOCK_BEFORE_KHZ,
                GPURTA_FACT_MEMORY_CLOCK_AFTER_KHZ);
    if (mode)
        fprintf(file, "power mode: %s\n", mode);
    if (not_read)
        fprintf(file, "not read: %s\n", not_read);
}

static void print_device(FILE *const file, const gpurta_measurement *const m)
{
    const char *const name = gpurta_measurement_note(m, GPURTA_NOTE_NAME);
#define FACT(id) (long long)gpurta_measurement_fact(m, GPURTA_FACT_##id)
    fprintf(file, "%s: compute capability %lld.%lld, %lld SMs, driver for CUDA %lld.%lld\n",
            name ? name : "device", FACT(COMPUTE_CAPABILITY_MAJOR), FACT(COMPUTE_CAPABILITY_MINOR),
            FACT(SMS), FACT(DRIVER_VERSION) / 1000, FACT(DRIVER_VERSION) % 1000 / 10);
    fprintf(file,
            "timer step %lld ns; clocks aligned within %lld ns; drift %lld +- %lld in 10^9; latest "
            "launch %lld ns late; scale %lld\n",
            FACT(RESOLUTION_NS), FACT(OFFSET_UNCERTAINTY_NS), FACT(DRIFT_PPB),
            FACT(DRIFT_UNCERTAINTY_PPB), FACT(LATEST_LAUNCH_NS), FACT(SCALE));
#undef FACT
    print_clocks(file, m);
}

/* ---- operations ---- */

/* The last two say where has_block() stands. */
struct report {
    const struct scenario *scenario;
    const gpurta_measurement *m;
    struct completions *completions; /* of each operation */
    size_t run, operation, block;
};

static bool has_operation(struct row *const row)
{
    struct report *const r = row->of;
    r->run = 0;
    r->operation = row->at[0];
    return r->operation < gpurta_measurement_count(r->m);
}

/* Blocks of all operations in all repetitions, one after the other; a copy has one row. */
static bool has_block(struct row *const row)
{
    struct report *const r = row->of;
    const size_t operations = gpurta_measurement_count(r->m);
    r->block++;
    if (row->at[0] == 0)
        r->run = r->operation = r->block = 0;
    else if (r->block >= gpurta_measurement_blocks(r->m, r->run, r->operation)) {
        r->block = 0;
        r->operation = (r->operation + 1) % operations;
        r->run += r->operation == 0;
    }
    return r->run < gpurta_measurement_runs(r->m);
}

static bool get_name(struct row *const row)
{
    const struct report *const r = row->of;
    row->text = kernel_name(r->scenario->program, r->operation, row->space);
    return true;
}

enum { BLOCKS = COMPLETIONS, LAUNCHED, RUN, BLOCK, SM, START, END, SCALE, UNCERTAINTY };

/* Numbers as they were measured. */
static bool get_number(struct row *const row)
{
    const struct report *const r = row->of;
    const int which = row->field->which;
    int64_t launched = 0, completion = 0, sm = 0, start = 0, end = 0;
    gpurta_measurement_operation(r->m, r->run, r->operation, &launched, &completion);
    const bool block =
        gpurta_measurement_block(r->m, r->run, r->operation, r->block, &sm, &start, &end);
    const int64_t numbers[] = {
        [BLOCKS] = (int64_t)gpurta_measurement_blocks(r->m, r->run, r->operation),
        [LAUNCHED] = launched,
        [RUN] = (int64_t)r->run + 1,
        [BLOCK] = (int64_t)r->block,
        [SM] = sm,
        [START] = start,
        [END] = block ? end : completion,
        [SCALE] = measuring_scale(r->m),
        [UNCERTAINTY] = gpurta_measurement_fact(r->m, GPURTA_FACT_OFFSET_UNCERTAINTY_NS)};
    row->count = which < COMPLETIONS ? r->completions[r->operation].ns[which] : numbers[which];
    return block || (which != BLOCK && which != SM && which != START);
}

/* The same as a time of the scenario. */
static bool get_time(struct row *const row)
{
    const struct report *const r = row->of;
    get_number(row);
    measuring_time(row->time, row->count, r->scenario->unit, r->m);
    return true;
}

static bool get_moved(struct row *const row)
{
    const int moved = measuring_clocks_moved(((const struct report *)row->of)->m);
    row->flag = moved > 0;
    return moved >= 0;
}

#define TIME(name, number)                                                                         \
    {                                                                                              \
        name, NULL, FIELD_TIME, .get = get_time, .which = number                                   \
    }
#define NUMBER(name, ...)                                                                          \
    {                                                                                              \
        name, NULL, FIELD_COUNT, .get = get_number, .which = __VA_ARGS__                           \
    }

static const struct field operation_fields[] = {
    {"name", "kernel", FIELD_TEXT, .get = get_name},
    NUMBER("blocks", BLOCKS),
    TIME("launched", LAUNCHED),
    TIME("minimum", COMPLETION_MINIMUM),
    TIME("median", COMPLETION_MEDIAN),
    TIME("maximum", COMPLETION_MAXIMUM),
};
static const struct rows operations = {"kernels", operation_fields, FIELDS(operation_fields),
                                       .has = has_operation};

static const struct field block_fields[] = {
    NUMBER("run", RUN),
    {"name", NULL, FIELD_TEXT, .get = get_name},
    NUMBER("launched", LAUNCHED, .unit = "ns"),
    NUMBER("block", BLOCK),
    NUMBER("sm", SM),
    NUMBER("start", START, .unit = "ns"),
    NUMBER("end", END, .unit = "ns"),
    NUMBER("scale", SCALE),
    NUMBER("offset_uncertainty_ns", UNCERTAINTY, .unit = "ns"),
    {"clocks_moved", NULL, FIELD_BOOL, .get = get_moved},
    NUMBER("completion_minimum", COMPLETION_MINIMUM, .unit = "ns"),
    NUMBER("completion_median", COMPLETION_MEDIAN, .unit = "ns"),
    NUMBER("completion_maximum", COMPLETION_MAXIMUM, .unit = "ns"),
};
static const struct rows blocks = {"blocks", block_fields, FIELDS(block_fields), .has = has_block};

static bool print_table(struct report *const r, const struct output *const output)
{
    const size_t runs = gpurta_measurement_runs(r->m);
    struct row row;
    print_device(output->file, r->m);
    fprintf(output->file,
            "completions of %zu repetition%s, in %s from the first launch; launched: in the first "
            "repetition\n\n",
            runs, runs == 1 ? "" : "s", gpurta_unit_name(r->scenario->unit));
    row_init(&row, r, 0);
    const bool good = rows_table(&operations, &row, output);
    row_clear(&row);
    return good;
}

static void print_csv(struct report *const r, FILE *const file)
{
    struct row row;
    row_init(&row, r, 0);
    rows_csv(&blocks, &row, file);
    row_clear(&row);
}

/* ---- devices ---- */

/* All that are there, before anything is printed. */
struct listing {
    struct listed {
        char name[128];
        int64_t fact[GPURTA_FACT_SPIN_REGISTERS + 1]; /* what a device tells without measuring */
    } * device;
    size_t count, room;
};

static const struct listed *device_of(const struct row *const row)
{
    return &((const struct listing *)row->of)->device[row->at[0]];
}

static bool has_device(struct row *const row)
{
    return row->at[0] < ((const struct listing *)row->of)->count;
}

static bool get_device_name(struct row *const row)
{
    row->text = device_of(row)->name;
    row->instead = "?";
    return *row->text;
}

static bool get_fact(struct row *const row)
{
    row->count = device_of(row)->fact[row->field->which];
    return row->count != GPURTA_NOT_KNOWN;
}

/* Two facts as one text. */
static bool get_pair(struct row *const row)
{
    const int64_t *const fact = device_of(row)->fact;
    const int64_t version = fact[GPURTA_FACT_DRIVER_VERSION];
    const int which = row->field->which;
    const bool priorities = which == GPURTA_FACT_LEAST_PRIORITY;
    const bool cuda = which == GPURTA_FACT_DRIVER_VERSION;
    snprintf(row->space, sizeof row->space, "%lld%s%lld",
             (long long)(cuda ? version / 1000 : fact[which]), priorities ? ".." : ".",
             (long long)(cuda ? version % 1000 / 10 : fact[which + 1]));
    row->text = row->space;
    return true;
}

enum { OF_MEASUREMENTS = 1 };

#define FACT_FIELD(id, number, name, text)                                                         \
    {name,                                                                                         \
     NULL,                                                                                         \
     FIELD_COUNT,                                                                                  \
     .get = get_fact,                                                                              \
     .which = number,                                                                              \
     .where = IN_DATA,                                                                             \
     .when = number > GPURTA_FACT_SPIN_REGISTERS ? OF_MEASUREMENTS : 0},

static const struct field device_fields[] = {
    {"device", NULL, FIELD_COUNT, .get = get_fact, .which = GPURTA_FACT_INDEX, .where = IN_TABLE},
    {"name", NULL, FIELD_TEXT, .get = get_device_name},
    GPURTA_FACT_MAP(FACT_FIELD) /* */
    {"capability", NULL, FIELD_TEXT, .get = get_pair, .which = GPURTA_FACT_COMPUTE_CAPABILITY_MAJOR,
     .where = IN_TABLE},
    {"SMs", NULL, FIELD_COUNT, .get = get_fact, .which = GPURTA_FACT_SMS, .where = IN_TABLE},
    {"CUDA", NULL, FIELD_TEXT, .get = get_pair, .which = GPURTA_FACT_DRIVER_VERSION,
     .where = IN_TABLE},
    {"priorities", NULL, FIELD_TEXT, .get = get_pair, .which = GPURTA_FACT_LEAST_PRIORITY,
     .where = IN_TABLE},
};
static const struct rows device_rows = {"devices", device_fields, FIELDS(device_fields),
                                        .has = has_device};

static const struct rows *const device_results[] = {&device_rows, NULL};

static bool table_devices(struct row *const row, const struct output *const output)
{
    return rows_table(&device_rows, row, output);
}

static void add_device(struct listing *const listing, const gpurta_device *const device)
{
    const char *const name = gpurta_device_note(device, GPURTA_NOTE_NAME);
    ADD_ROOM(listing->device, listing->room, listing->count);
    struct listed *const fresh = &listing->device[listing->count++];
    snprintf(fresh->name, sizeof fresh->name, "%s", name ? name : "");
    for (int f = 0; f <= GPURTA_FACT_SPIN_REGISTERS; f++)
        fresh->fact[f] = gpurta_device_fact(device, (gpurta_fact)f);
}

/* Opens one device after the other until there is none. Returns -1, or the exit status. */
static int list_each(struct listing *const listing, const struct measuring *const request,
                     const bool one)
{
    const char *const driver = request->driver ? request->driver : getenv("GPURTA_CUDA_DRIVER");
    gpurta_status status = GPURTA_OK;
    gpurta_device *device;
    gpurta_error error;
    int end = measuring_open(&device, request);
    if (end >= 0)
        return end;
    for (int64_t i = gpurta_device_fact(device, GPURTA_FACT_INDEX); status == GPURTA_OK;) {
        add_device(listing, device);
        measuring_close(device);
        if (one)
            return -1;
        status = measuring_open_index(&device, driver && *driver ? driver : NULL, ++i, &error);
    }
    if (status == GPURTA_OUT_OF_RANGE) /* no such device: the end */
        return -1;
    complain("%s", error.message);
    return EXIT_UNABLE;
}

static int list_devices(const struct measuring *const request, const struct common *const common,
                        const bool one)
{
    static const struct result result = {"measure", table_devices, .csv = &device_rows,
                                         .rows = device_results};
    struct listing listing = {.count = 0};
    int end = list_each(&listing, request, one);
    if (end < 0)
        end = result_print(&result, &listing, 0, common, NULL);
    free(listing.device);
    return end < 0 ? EXIT_MET : end;
}

/* ---- the command ---- */

static int print(const struct scenario *const scenario, const gpurta_measurement *const m,
                 const struct common *const common, const bool format_given)
{
    struct report report = {scenario, m, measuring_all_completions(m), 0, 0, 0};
    struct output output;
    bool good = report.completions != NULL;
    if (!good || !output_open(&output, common->output)) {
        free(report.completions);
        return EXIT_UNABLE;
    }
    if (common->format == FORMAT_CSV)
        print_csv(&report, output.file);
    else if (common->format == FORMAT_JSON || (common->output && !format_given))
        good = measuring_json(output.file, scenario, m);
    else
        good = print_table(&report, &output);
    free(report.completions);
    if (!good) {
        output_discard(&output);
        return EXIT_UNABLE;
    }
    return output_close(&output) ? EXIT_MET : EXIT_UNABLE;
}

/* What would have no effect is a mistake; NULL: there is none. */
static const char *mistake_in(const struct call *const call)
{
    const struct request *const r = call->request;
    const struct common *const common = &call->common;
    if (r->devices && (common->file || r->export || call_gives(call, "runs") ||
                       call_gives(call, "scale") || r->measuring.timeout || r->measuring.warm_up))
        return "--devices: lists devices and measures nothing; of the options it takes --device, "
               "--driver, --format and --output";
    if (r->measuring.cold && call_gives(call, "runs"))
        return "--runs: with --cold there is one repetition";
    if (r->export && call_gives(call, "format"))
        return "--format: --export writes log files, which have a format of their own";
    if (r->export && r->measuring.scale != 1)
        return "--scale: log files of cuda_scheduling_examiner have no place for a scale; export "
               "without it";
    return NULL;
}

static int check(struct call *const call)
{
    const struct request *const r = call->request;
    const char *const mistake = mistake_in(call);
    if (mistake) {
        complain("%s", mistake);
        return EXIT_USAGE;
    }
    if (!r->devices)
        return -1;
    const int end = list_devices(&r->measuring, &call->common, call_gives(call, "device"));
    measuring_end();
    return end;
}

static int print_or_export(const struct call *const call, const struct scenario *const scenario,
                           const gpurta_measurement *const m)
{
    const struct request *const r = call->request;
    if (!r->export)
        return print(scenario, m, &call->common, call_gives(call, "format"));
    const char *const folder = call->common.output ? call->common.output : ".";
    const int end = examiner_export_measurement(scenario, m, folder);
    return end < 0 ? EXIT_MET : end;
}

static int run(struct call *const call, struct scenario *const scenario)
{
    const struct request *const r = call->request;
    const char *const output = call->common.output;
    gpurta_measurement *m = NULL;
    if (!scenario->program)
        return measure_channels(call, scenario, &r->measuring, r->export);
    if (r->measuring.set_level) {
        complain("--set-level: is for tasks, and kernels are measured here");
        return EXIT_USAGE;
    }
    if (!(r->export ? examiner_export_possible(output ? output : ".") : output_possible(output)))
        return EXIT_UNABLE;
    int end = measuring_run(&m, scenario, &r->measuring, call->options);
    if (end < 0) {
        measuring_note_periods(scenario);
        end = print_or_export(call, scenario, m);
    }
    gpurta_measurement_destroy(m);
    measuring_end();
    return end;
}

static const char *const formats[] = {"examiner", NULL};
static const struct flag flags[] = {
    MEASURING_FLAGS(struct request, measuring),
    FLAG(struct request, devices, FLAG_SWITCH, NULL, .name = "devices", .says = "list the devices"),
    FLAG(struct request, export, FLAG_TEXT, "FORMAT", .name = "export", .words = formats,
         .says = "write log files into the folder of -o, which exists (default: here)"),
};

const struct command command_measure = {
    .name = "measure",
    .silent = true,
    .summary = "run the kernels on a CUDA device and write down what happened",
    .lesson = lesson,
    .ending = ENDING,
    .flags = flags,
    .flag_count = FLAGS(flags),
    .takes = TAKES_RESULT | TAKES_EXAMINER,
    .takes_not = "it runs on the device; a platform and its bandwidth are for 'gpurta check'",
    .files = 1,
    .request_size = sizeof(struct request),
    .needs = NEED_OPERATIONS | NEED_OR_TASKS,
    .check = check,
    .run = run,
};
