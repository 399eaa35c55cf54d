/* gpurta measure: run spin kernels on a device and write down what happened. */
#include "cli/base/arrays.h"
#include "cli/base/member.h"
#include "cli/base/report.h"
#include "cli/import/examiner.h"
#include "cli/measurement/recording.h"

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

/* ---- rows ---- */

/* An operation or a task; of the CSV: a block or a copy, or a job. */
struct line {
    const char *name, *level;
    int64_t blocks, launched_ns, statistics[STATISTICS];
    int64_t run, block, sm, start, end, waited_ns, turns, scale, uncertainty;
    int moved, set;
    mpq_t launched, minimum, median, maximum, waited;
};

struct report {
    const struct scenario *scenario;
    const struct recording *recording;
    struct line line;
    int64_t (*statistics)[STATISTICS]; /* of each operation, for its blocks */
};

static void line_time(const struct report *const r, mpq_ptr time, const int64_t ns)
{
    measuring_time(time, ns, r->scenario->unit, r->recording->m);
}

static bool has_item(struct row *const row)
{
    struct report *const r = row->of;
    const struct recording *const all = r->recording;
    struct line *const l = &r->line;
    const size_t i = row->at[0];
    const struct channel *const c = all->channel ? &all->channel[i] : NULL;
    if (i >= all->count)
        return false;
    l->name = recording_name(r->scenario, i);
    l->blocks = c ? (int64_t)c->jobs : (int64_t)gpurta_measurement_blocks(all->m, 0, i);
    const bool some = recording_statistics(all, i, l->statistics);
    mpq_ptr const times[] = {l->minimum, l->median, l->maximum};
    for (int k = 0; k < STATISTICS; k++)
        if (some && !(c && result_count(r->scenario->resolved, GPURTA_MODEL_TASKS_SATURATED, i)))
            line_time(r, times[k], l->statistics[k]);
        else
            no_time(times[k]);
    if (!c) {
        gpurta_measurement_operation(all->m, 0, i, &l->launched_ns, NULL);
        line_time(r, l->launched, l->launched_ns);
        return true;
    }
    l->level = channel_level(r->scenario, i);
    l->turns = l->waited_ns = 0;
    for (size_t j = 0; j < c->jobs; j++) {
        l->turns = c->job[j].turns > l->turns ? c->job[j].turns : l->turns;
        l->waited_ns = c->job[j].waited > l->waited_ns ? c->job[j].waited : l->waited_ns;
    }
    line_time(r, l->waited, l->waited_ns);
    if (!some)
        no_time(l->waited);
    return true;
}

/* Blocks of all operations in all repetitions, one after the other; a copy has one row. */
static bool has_block(struct row *const row)
{
    struct report *const r = row->of;
    gpurta_measurement *const m = r->recording->m;
    struct line *const l = &r->line;
    size_t *const run = &row->at[1], *const i = &row->at[2], *const b = &row->at[3];
    if (row->at[0] > 0 && ++*b >= gpurta_measurement_blocks(m, *run, *i)) {
        *b = 0;
        *i = (*i + 1) % r->recording->count;
        *run += *i == 0;
    }
    if (*run >= (size_t)r->recording->runs)
        return false;
    l->name = recording_name(r->scenario, *i);
    l->run = (int64_t)*run + 1;
    l->block = l->sm = l->start = GPURTA_NOT_KNOWN;
    gpurta_measurement_operation(m, *run, *i, &l->launched_ns, &l->end);
    if (gpurta_measurement_block(m, *run, *i, *b, &l->sm, &l->start, &l->end))
        l->block = (int64_t)*b;
    l->scale = measuring_scale(m);
    l->uncertainty = gpurta_measurement_fact(m, GPURTA_FACT_OFFSET_UNCERTAINTY_NS);
    l->moved = measuring_clocks_moved(m);
    memcpy(l->statistics, r->statistics[*i], sizeof l->statistics);
    return true;
}

/* All jobs, channel after channel. */
static bool has_job(struct row *const row)
{
    struct report *const r = row->of;
    struct line *const l = &r->line;
    size_t *const i = &row->at[1], *const j = &row->at[2];
    *j += row->at[0] > 0;
    for (; *i < r->recording->count && *j >= r->recording->channel[*i].jobs; *j = 0)
        ++*i;
    if (*i >= r->recording->count)
        return false;
    const struct channel *const c = &r->recording->channel[*i];
    const struct job *const job = &c->job[*j];
    l->name = recording_name(r->scenario, *i);
    l->run = job->run;
    l->launched_ns = job->launched;
    l->start = job->start;
    l->end = job->end;
    l->waited_ns = job->waited;
    l->turns = job->turns;
    l->uncertainty = c->uncertainty;
    l->set = c->set;
    return true;
}

static bool get_line(struct row *const row)
{
    return row_member(row, &((const struct report *)row->of)->line);
}

#define NS(name, member)                                                                           \
    {                                                                                              \
        name, NULL, COUNT_OF(struct line, member), .unit = "ns"                                    \
    }

static const struct field operation_fields[] = {
    {"name", "kernel", TEXT_OF(struct line, name)},
    {"blocks", NULL, COUNT_OF(struct line, blocks)},
    {"launched", NULL, TIME_OF(struct line, launched)},
    {"minimum", NULL, TIME_OF(struct line, minimum)},
    {"median", NULL, TIME_OF(struct line, median)},
    {"maximum", NULL, TIME_OF(struct line, maximum)},
};
static const struct field block_fields[] = {
    {"run", NULL, COUNT_OF(struct line, run)},
    {"name", NULL, TEXT_OF(struct line, name)},
    NS("launched", launched_ns),
    {"block", NULL, COUNT_OF(struct line, block)},
    {"sm", NULL, COUNT_OF(struct line, sm)},
    NS("start", start),
    NS("end", end),
    {"scale", NULL, COUNT_OF(struct line, scale)},
    NS("offset_uncertainty_ns", uncertainty),
    {"clocks_moved", NULL, FLAG_OF(struct line, moved)},
    NS("completion_minimum", statistics[LEAST]),
    NS("completion_median", statistics[MEDIAN]),
    NS("completion_maximum", statistics[LARGEST]),
};
static const struct field channel_fields[] = {
    {"name", "channel", TEXT_OF(struct line, name)},
    {"level", NULL, TEXT_OF(struct line, level)},
    {"jobs", NULL, COUNT_OF(struct line, blocks)},
    {"minimum", NULL, TIME_OF(struct line, minimum)},
    {"median", NULL, TIME_OF(struct line, median)},
    {"maximum", NULL, TIME_OF(struct line, maximum)},
    {"turns", NULL, COUNT_OF(struct line, turns)},
    {"waited", NULL, TIME_OF(struct line, waited)},
};
static const struct field job_fields[] = {
    {"name", NULL, TEXT_OF(struct line, name)},
    {"run", NULL, COUNT_OF(struct line, run)},
    NS("launched", launched_ns),
    NS("start", start),
    NS("end", end),
    NS("waited", waited_ns),
    {"turns", NULL, COUNT_OF(struct line, turns)},
    NS("offset_uncertainty_ns", uncertainty),
    {"as_set", NULL, FLAG_OF(struct line, set)},
};
#define ROWS(key, fields, has_)                                                                    \
    {                                                                                              \
        key, fields, FIELDS(fields), .has = has_, .get = get_line                                  \
    }
static const struct rows operations = ROWS("kernels", operation_fields, has_item),
                         blocks = ROWS("blocks", block_fields, has_block),
                         channels = ROWS("channels", channel_fields, has_item),
                         jobs = ROWS("jobs", job_fields, has_job);

static void print_heading(const struct report *const r, FILE *const file)
{
    const struct recording *const all = r->recording;
    const char *const name = gpurta_measurement_note(all->m, GPURTA_NOTE_NAME);
    const char *const unit = gpurta_unit_name(r->scenario->unit), *const s =
                                                                      all->runs == 1 ? "" : "s";
    int64_t unsure = 0;
    if (!all->channel) {
        print_device(file, all->m);
        fprintf(file,
                "completions of %lld repetition%s, in %s from the first launch; launched: in the "
                "first repetition\n\n",
                (long long)all->runs, s, unit);
        return;
    }
    for (size_t i = 0; i < all->count; i++)
        unsure = all->channel[i].uncertainty > unsure ? all->channel[i].uncertainty : unsure;
    fprintf(file,
            "%s: %zu process%s, %lld repetition%s; clocks aligned within %lld ns\nresponses in %s, "
            "from launch to completion\n",
            name ? name : "device", all->count, all->count == 1 ? "" : "es", (long long)all->runs,
            s, (long long)unsure, unit);
    channels_unset(file, r->scenario, all);
    fputc('\n', file);
}

/* ---- devices ---- */

/* All that are there, before anything is printed. */
struct listing {
    struct listed {
        char own_name[128], text[3][48];
        const char *name, *capability, *cuda, *priorities;
        int64_t fact[64]; /* what a device tells without measuring */
    } * device;
    size_t count, room;
};

static bool has_device(struct row *const row)
{
    const struct listing *const listing = row->of;
    if (row->at[0] >= listing->count)
        return false;
    struct listed *const d = &listing->device[row->at[0]];
    const int64_t *const fact = d->fact, version = fact[GPURTA_FACT_DRIVER_VERSION];
    d->name = *d->own_name ? d->own_name : NULL;
    d->capability = d->text[0];
    d->cuda = d->text[1];
    d->priorities = d->text[2];
    snprintf(d->text[0], sizeof d->text[0], "%lld.%lld",
             (long long)fact[GPURTA_FACT_COMPUTE_CAPABILITY_MAJOR],
             (long long)fact[GPURTA_FACT_COMPUTE_CAPABILITY_MINOR]);
    snprintf(d->text[1], sizeof d->text[1], "%lld.%lld", (long long)version / 1000,
             (long long)version % 1000 / 10);
    snprintf(d->text[2], sizeof d->text[2], "%lld..%lld",
             (long long)fact[GPURTA_FACT_LEAST_PRIORITY],
             (long long)fact[GPURTA_FACT_GREATEST_PRIORITY]);
    return true;
}

static bool get_device(struct row *const row)
{
    row->instead = row->field->kind == FIELD_TEXT ? "?" : NULL;
    return row_member(row, &((const struct listing *)row->of)->device[row->at[0]]);
}

enum { OF_MEASUREMENTS = 1 };

#define FACT_FIELD(id, number, name, text)                                                         \
    {name, NULL, COUNT_OF(struct listed, fact[number]), .where = IN_DATA,                          \
     .when = number > GPURTA_FACT_SPIN_REGISTERS ? OF_MEASUREMENTS : 0},

static const struct field device_fields[] = {
    {"device", NULL, COUNT_OF(struct listed, fact[GPURTA_FACT_INDEX]), .where = IN_TABLE},
    {"name", NULL, TEXT_OF(struct listed, name)},
    GPURTA_FACT_MAP(FACT_FIELD) /* */
    {"capability", NULL, TEXT_OF(struct listed, capability), .where = IN_TABLE},
    {"SMs", NULL, COUNT_OF(struct listed, fact[GPURTA_FACT_SMS]), .where = IN_TABLE},
    {"CUDA", NULL, TEXT_OF(struct listed, cuda), .where = IN_TABLE},
    {"priorities", NULL, TEXT_OF(struct listed, priorities), .where = IN_TABLE},
};
static const struct rows device_rows = {"devices", device_fields, FIELDS(device_fields),
                                        .has = has_device, .get = get_device};

static const struct rows *const device_results[] = {&device_rows, NULL};

static bool table_devices(struct row *const row, const struct output *const output)
{
    return rows_table(&device_rows, row, output);
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
        const char *const name = gpurta_device_note(device, GPURTA_NOTE_NAME);
        ADD_ROOM(listing->device, listing->room, listing->count);
        struct listed *const fresh = &listing->device[listing->count++];
        snprintf(fresh->own_name, sizeof fresh->own_name, "%s", name ? name : "");
        for (int f = 0; f <= GPURTA_FACT_SPIN_REGISTERS; f++)
            fresh->fact[f] = gpurta_device_fact(device, (gpurta_fact)f);
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

static int print(const struct scenario *const scenario, const struct recording *const recording,
                 const struct common *const common, const bool format_given)
{
    struct report r = {.scenario = scenario, .recording = recording};
    struct output output;
    struct row row;
    bool good = true;
    if (common->format == FORMAT_JSON ||
        (common->format != FORMAT_CSV && common->output && !format_given)) {
        const int end = recording_save(recording, scenario, common->output);
        return end < 0 ? EXIT_MET : end;
    }
    if (!output_open(&output, common->output))
        return EXIT_UNABLE;
    mpq_inits(r.line.launched, r.line.minimum, r.line.median, r.line.maximum, r.line.waited, NULL);
    row_init(&row, &r, 0);
    if (common->format == FORMAT_CSV) {
        r.statistics = allocate_zeroed(recording->count + 1, sizeof *r.statistics);
        for (size_t i = 0; !recording->channel && i < recording->count; i++)
            if (!recording_statistics(recording, i, r.statistics[i]))
                out_of_memory();
        rows_csv(recording->channel ? &jobs : &blocks, &row, output.file);
    } else {
        print_heading(&r, output.file);
        good = rows_table(recording->channel ? &channels : &operations, &row, &output);
    }
    row_clear(&row);
    free(r.statistics);
    mpq_clears(r.line.launched, r.line.minimum, r.line.median, r.line.maximum, r.line.waited, NULL);
    if (!good)
        output_discard(&output);
    return good && output_close(&output) ? EXIT_MET : EXIT_UNABLE;
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

static int run(struct call *const call, struct scenario *const scenario)
{
    const struct request *const r = call->request;
    const char *const output = call->common.output;
    const bool kernels = gpurta_rows(scenario->resolved, GPURTA_MODEL_OPERATIONS) > 0;
    struct recording recording = {.m = NULL};
    if (r->export && !kernels) {
        complain("--export: logs of cuda_scheduling_examiner tell of kernels, and these are tasks");
        return EXIT_USAGE;
    }
    if (!(r->export ? examiner_export_possible(output ? output : ".") : output_possible(output)))
        return EXIT_UNABLE;
    int end = recording_measure(&recording, call, scenario, &r->measuring);
    if (end < 0 && kernels)
        measuring_note_periods(scenario);
    if (end < 0 && r->export)
        end = examiner_export_measurement(scenario, recording.m, output ? output : ".");
    else if (end < 0)
        end = print(scenario, &recording, &call->common, call_gives(call, "format"));
    recording_clear(&recording);
    if (kernels)
        measuring_end();
    return end < 0 ? EXIT_MET : end;
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
    .takes = TAKES_RESULT | TAKES_EXAMINER | TAKES_SET,
    .takes_not = "it runs on the device; a platform and its bandwidth are for 'gpurta check'",
    .files = 1,
    .request_size = sizeof(struct request),
    .needs = NEED_OPERATIONS | NEED_OR_TASKS,
    .check = check,
    .run = run,
};
