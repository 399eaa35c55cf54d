/* gpurta measure: run spin kernels on a device and write down what happened. */
#include "examiner.h"
#include "measuring.h"

#include <stdlib.h>
#include <string.h>

static const char help[] =
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
    "    gpurta measure --devices                           which devices are there?\n"
    "\n"
    "Each kernel is launched once in a repetition: periods are not repeated.\n"
    "Times in the table are completions in the scenario's unit, from the first launch, with the\n"
    "scale taken off; in JSON and CSV they are nanoseconds as measured.\n"
    "\n"
    "Options:\n" MEASURING_HELP "  --devices               list the devices\n"
    "  --export examiner       write log files into the folder of -o, which exists (default: "
    "here)\n"
    "  --format FORMAT         table (default), json (default with -o), csv\n"
    "  -o, --output FILE       write there instead of standard output\n"
    "  --help, --version\n"
    "\n"
    "Exit status: 0 measured, 2 wrong usage or input, or what the device cannot run, 3 could not\n"
    "do it: no driver or device, a driver call failed, a kernel outlived the timeout. More:\n"
    "man gpurta-measure\n";

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

static bool row(struct table *const table, const struct scenario *const scenario,
                const gpurta_measurement *const m, const size_t i, mpq_ptr time)
{
    char space[NAME_SPACE];
    struct completions values;
    int64_t launched = 0;
    if (!measuring_completions(m, i, &values))
        return false;
    table_text(table, kernel_name(scenario->program, i, space), COLOUR_NONE);
    table_int(table, (int64_t)gpurta_measurement_blocks(m, 0, i));
    gpurta_measurement_operation(m, 0, i, &launched, NULL);
    measuring_time(time, launched, scenario->unit, m);
    table_time(table, time, ROUND_UP);
    for (int v = 0; v < COMPLETIONS; v++) {
        measuring_time(time, values.ns[v], scenario->unit, m);
        table_time(table, time, ROUND_UP);
    }
    return true;
}

static bool print_table(const struct output *const output, const struct scenario *const scenario,
                        const gpurta_measurement *const m)
{
    static const struct column columns[] = {{"kernel", ALIGN_LEFT},    {"blocks", ALIGN_RIGHT},
                                            {"launched", ALIGN_RIGHT}, {"minimum", ALIGN_RIGHT},
                                            {"median", ALIGN_RIGHT},   {"maximum", ALIGN_RIGHT}};
    struct table *const table = table_create(columns, 6);
    bool good = true;
    mpq_t time;
    mpq_init(time);
    print_device(output->file, m);
    fprintf(output->file,
            "completions of %zu repetition%s, in %s from the first launch; launched: in the first "
            "repetition\n\n",
            gpurta_measurement_runs(m), gpurta_measurement_runs(m) == 1 ? "" : "s",
            gpurta_unit_name(scenario->unit));
    for (size_t i = 0; good && i < gpurta_measurement_count(m); i++)
        good = row(table, scenario, m, i, time);
    good = good && table_print(table, output);
    table_destroy(table);
    mpq_clear(time);
    return good;
}

/* ---- CSV ---- */

static void csv_operation(FILE *const file, const struct scenario *const scenario,
                          const gpurta_measurement *const m, const size_t run, const size_t i,
                          const struct completions *const values)
{
    char space[NAME_SPACE];
    int64_t launched = 0, completion = 0, sm, start, end;
    bool first = true;
    gpurta_measurement_operation(m, run, i, &launched, &completion);
    const int64_t uncertainty = gpurta_measurement_fact(m, GPURTA_FACT_OFFSET_UNCERTAINTY_NS);
    const int moved = measuring_clocks_moved(m);
    const bool copy = gpurta_measurement_blocks(m, run, i) == 0;
    for (size_t b = 0;
         copy ? b == 0 : gpurta_measurement_block(m, run, i, b, &sm, &start, &end) != 0; b++) {
        csv_int(file, &first, (int64_t)run + 1);
        csv_text(file, &first, kernel_name(scenario->program, i, space));
        csv_int(file, &first, launched);
        if (copy) {
            for (int k = 0; k < 3; k++)
                csv_text(file, &first, "");
            csv_int(file, &first, completion);
        } else {
            csv_int(file, &first, (int64_t)b);
            csv_int(file, &first, sm);
            csv_int(file, &first, start);
            csv_int(file, &first, end);
        }
        csv_int(file, &first, measuring_scale(m));
        csv_int(file, &first, uncertainty);
        csv_text(file, &first, moved < 0 ? "" : moved ? "true" : "false");
        for (int k = 0; k < COMPLETIONS; k++)
            csv_int(file, &first, values->ns[k]);
        csv_end(file, &first);
    }
}

static bool print_csv(FILE *const file, const struct scenario *const scenario,
                      const gpurta_measurement *const m)
{
    struct completions *const values = measuring_all_completions(m);
    if (!values)
        return false;
    fputs("run,name,launched,block,sm,start,end,scale,offset_uncertainty_ns,clocks_moved", file);
    for (int k = 0; k < COMPLETIONS; k++)
        fprintf(file, ",%s", completion_keys[k]);
    fputc('\n', file);
    for (size_t run = 0; run < gpurta_measurement_runs(m); run++)
        for (size_t i = 0; i < gpurta_measurement_count(m); i++)
            csv_operation(file, scenario, m, run, i, &values[i]);
    free(values);
    return true;
}

/* ---- devices ---- */

static void add_device(struct table *const table, const gpurta_device *const device)
{
    char text[40];
    const char *const name = gpurta_device_note(device, GPURTA_NOTE_NAME);
#define FACT(id) (long long)gpurta_device_fact(device, GPURTA_FACT_##id)
    table_int(table, FACT(INDEX));
    table_text(table, name ? name : "?", COLOUR_NONE);
    snprintf(text, sizeof text, "%lld.%lld", FACT(COMPUTE_CAPABILITY_MAJOR),
             FACT(COMPUTE_CAPABILITY_MINOR));
    table_text(table, text, COLOUR_NONE);
    table_int(table, FACT(SMS));
    snprintf(text, sizeof text, "%lld.%lld", FACT(DRIVER_VERSION) / 1000,
             FACT(DRIVER_VERSION) % 1000 / 10);
    table_text(table, text, COLOUR_NONE);
    snprintf(text, sizeof text, "%lld..%lld", FACT(LEAST_PRIORITY), FACT(GREATEST_PRIORITY));
    table_text(table, text, COLOUR_NONE);
#undef FACT
}

static void json_one_device(struct json *const json, const gpurta_device *const device)
{
    json_open_flat(json, NULL, '{');
    json_text(json, "name", gpurta_device_note(device, GPURTA_NOTE_NAME));
    for (int fact = 0; fact <= GPURTA_FACT_SPIN_REGISTERS; fact++) {
        const int64_t value = gpurta_device_fact(device, (gpurta_fact)fact);
        if (value == GPURTA_NOT_KNOWN)
            json_null(json, gpurta_fact_name((gpurta_fact)fact));
        else
            json_int(json, gpurta_fact_name((gpurta_fact)fact), value);
    }
    json_close(json);
}

static void csv_one_device(FILE *const file, const gpurta_device *const device)
{
    bool first = true;
    const char *const name = gpurta_device_note(device, GPURTA_NOTE_NAME);
    csv_text(file, &first, name ? name : "");
    for (int fact = 0; fact <= GPURTA_FACT_SPIN_REGISTERS; fact++) {
        const int64_t value = gpurta_device_fact(device, (gpurta_fact)fact);
        if (value == GPURTA_NOT_KNOWN)
            csv_text(file, &first, "");
        else
            csv_int(file, &first, value);
    }
    csv_end(file, &first);
}

/* What is told of all devices, kept until the last one has told. */
struct listing {
    enum format format;
    struct table *table;
    struct json json;
    FILE *file; /* into `text` */
    char *text;
    size_t size;
};

static bool listing_begin(struct listing *const listing, const enum format format)
{
    static const struct column columns[] = {{"device", ALIGN_RIGHT},    {"name", ALIGN_LEFT},
                                            {"capability", ALIGN_LEFT}, {"SMs", ALIGN_RIGHT},
                                            {"CUDA", ALIGN_LEFT},       {"priorities", ALIGN_LEFT}};
    *listing = (struct listing){.format = format, .table = table_create(columns, 6)};
    listing->file = open_memstream(&listing->text, &listing->size);
    if (!listing->file) {
        complain("out of memory");
        return false;
    }
    if (format == FORMAT_JSON) {
        json_begin(&listing->json, listing->file, "measure", NULL);
        json_open_array(&listing->json, "devices");
    } else if (format == FORMAT_CSV) {
        bool first = true;
        csv_text(listing->file, &first, "name");
        for (int fact = 0; fact <= GPURTA_FACT_SPIN_REGISTERS; fact++)
            csv_text(listing->file, &first, gpurta_fact_name((gpurta_fact)fact));
        csv_end(listing->file, &first);
    }
    return true;
}

static void listing_add(struct listing *const listing, const gpurta_device *const device)
{
    if (listing->format == FORMAT_JSON)
        json_one_device(&listing->json, device);
    else if (listing->format == FORMAT_CSV)
        csv_one_device(listing->file, device);
    else
        add_device(listing->table, device);
}

static int listing_print(struct listing *const listing, const char *const path)
{
    struct output output;
    if (listing->format == FORMAT_JSON) {
        json_close(&listing->json);
        json_end(&listing->json);
    }
    if (fflush(listing->file) != 0) {
        complain("out of memory");
        return EXIT_UNABLE;
    }
    if (!output_open(&output, path))
        return EXIT_UNABLE;
    fwrite(listing->text, 1, listing->size, output.file);
    if (listing->format == FORMAT_TABLE && !table_print(listing->table, &output)) {
        output_discard(&output);
        return EXIT_UNABLE;
    }
    return output_close(&output) ? EXIT_MET : EXIT_UNABLE;
}

static void listing_end(struct listing *const listing)
{
    if (listing->file)
        fclose(listing->file);
    free(listing->text);
    table_destroy(listing->table);
}

/* Opens one device after the other until there is none. Returns -1, or the exit status. */
static int list_each(struct listing *const listing, const struct measuring *const request)
{
    const char *const driver = request->driver ? request->driver : getenv("GPURTA_CUDA_DRIVER");
    gpurta_status status = GPURTA_OK;
    gpurta_device *device;
    gpurta_error error;
    int end = measuring_open(&device, request);
    if (end >= 0)
        return end;
    for (int64_t i = gpurta_device_fact(device, GPURTA_FACT_INDEX); status == GPURTA_OK;) {
        listing_add(listing, device);
        measuring_close(device);
        if (request->device)
            return -1;
        status = measuring_open_index(&device, driver && *driver ? driver : NULL, ++i, &error);
    }
    if (status == GPURTA_OUT_OF_RANGE) /* no such device: the end */
        return -1;
    complain("%s", error.message);
    return EXIT_UNABLE;
}

static int list_devices(const struct measuring *const request, const struct common *const common)
{
    struct listing listing;
    int end = listing_begin(&listing, common->format) ? -1 : EXIT_UNABLE;
    if (end < 0)
        end = list_each(&listing, request);
    if (end < 0)
        end = listing_print(&listing, common->output);
    listing_end(&listing);
    return end;
}

/* ---- the command ---- */

static int print(const struct scenario *const scenario, const gpurta_measurement *const m,
                 const struct common *const common, const bool format_given)
{
    struct output output;
    if (!output_open(&output, common->output))
        return EXIT_UNABLE;
    bool good = true;
    if (common->format == FORMAT_CSV)
        good = print_csv(output.file, scenario, m);
    else if (common->format == FORMAT_JSON || (common->output && !format_given))
        good = measuring_json(output.file, scenario, m);
    else
        good = print_table(&output, scenario, m);
    if (!good) {
        output_discard(&output);
        return EXIT_UNABLE;
    }
    return output_close(&output) ? EXIT_MET : EXIT_UNABLE;
}

static bool names_format(const int argc, char **const argv)
{
    for (int i = 1; i < argc; i++)
        if (strncmp(argv[i], "--format", 8) == 0)
            return true;
    return false;
}

static bool unscaled(const char *const scale)
{
    int64_t value;
    return !scale || !parse_count(scale, 0, INT64_MAX, &value) || value == 1;
}

/* What would have no effect is a mistake; NULL: there is none. */
static const char *mistake_in(const struct common *const common,
                              const struct measuring *const request, const bool devices,
                              const char *const export, const bool format)
{
    if (common->platform || common->platform_file || common->slots || common->copy_bandwidth)
        return "measure: runs on the device; a platform and its bandwidth are for 'gpurta check'";
    if (devices && (common->file || export || request->runs || request->scale || request->timeout ||
                    request->warm_up))
        return "--devices: lists devices and measures nothing; of the options it takes --device, "
               "--driver, --format and --output";
    if (export && format)
        return "--format: --export writes log files, which have a format of their own";
    if (export && !unscaled(request->scale))
        return "--scale: log files of cuda_scheduling_examiner have no place for a scale; export "
               "without it";
    return NULL;
}

static int run(const int argc, char **const argv)
{
    struct measuring request = {.runs = NULL};
    const char *export = NULL;
    bool devices = false;
    const struct flag flags[] = {MEASURING_FLAGS(&request),
                                 {"export", "examiner", &export, NULL},
                                 {"devices", NULL, NULL, &devices}};
    struct common common;
    struct scenario scenario;
    gpurta_measurement *m = NULL;
    int end = parse_options(&common, flags, sizeof flags / sizeof flags[0], 1, help, argc, argv);
    if (end >= 0)
        return end;
    if (export && strcmp(export, "examiner") != 0) {
        complain("--export: expected examiner, found \"%s\"", export);
        return EXIT_USAGE;
    }
    const bool format = names_format(argc, argv);
    const char *const mistake = mistake_in(&common, &request, devices, export, format);
    if (mistake) {
        complain("%s", mistake);
        return EXIT_USAGE;
    }
    if (devices) {
        end = list_devices(&request, &common);
        measuring_end();
        return end;
    }
    end = scenario_read(&scenario, &common, argv[0], NEED_OPERATIONS);
    const char *const folder = common.output ? common.output : ".";
    if (end < 0 && !(export ? examiner_export_possible(folder) : output_possible(common.output)))
        end = EXIT_UNABLE;
    if (end < 0)
        end = measuring_run(&m, &scenario, &request);
    if (end < 0)
        measuring_note_periods(&scenario);
    if (end < 0 && export) {
        end = examiner_export_measurement(&scenario, m, folder);
        end = end < 0 ? EXIT_MET : end;
    } else if (end < 0) {
        end = print(&scenario, m, &common, format);
    }
    gpurta_measurement_destroy(m);
    scenario_clear(&scenario);
    measuring_end();
    return end;
}

const struct command command_measure = {
    "measure", "run the kernels on a CUDA device and write down what happened", run};
