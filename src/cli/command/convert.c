/* gpurta convert: foreign formats to scenario files. */
#include "cli/base/flags.h"
#include "cli/base/output.h"
#include "cli/import/examiner.h"
#include "cli/import/to_others.h"
#include "cli/import/to_scenario.h"
#include "cli/scenario/scenario.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

static const char lesson[] =
    "gpurta convert FILE [options]\n"
    "\n"
    "Writes what another tool wrote as a scenario file. A profile of an application becomes one\n"
    "run, launch by launch, for 'gpurta simulate', 'gpurta rta' and 'gpurta check':\n"
    "\n"
    "    nsys profile -o app ./app && nsys export --type sqlite app.nsys-rep\n"
    "    gpurta convert app.sqlite | gpurta simulate -\n"
    "    gpurta convert app.sqlite --to chains --margin 20% | gpurta bound -\n"
    "\n"
    "Understood: nsys (Nsight Systems, SQLite), kineto (PyTorch's trace, .json or .json.gz),\n"
    "nvprof (--print-gpu-trace --csv, and the CSV of nsys stats), examiner (configurations of\n"
    "cuda_scheduling_examiner). The format is guessed from the content. A report of what was seen\n"
    "and left out goes to standard error. A largest observed time is no worst-case time.\n"
    "\n"
    "    gpurta convert scenario.yaml --to json      for programs that read no YAML: numbers "
    "exact,\n"
    "                                                the platform with all its fields\n"
    "    gpurta convert app.sqlite --to perfetto     for ui.perfetto.dev: predicted SMs, queues "
    "and\n"
    "                                                streams, beside what the profile measured\n";

#define ENDING "For the other direction: gpurta simulate --export-examiner DIR."

enum from { FROM_EXAMINER, FROM_NSYS, FROM_KINETO, FROM_NVPROF, FROM_ANY };
enum to { TO_SCENARIO, TO_CHAINS, TO_JSON, TO_PERFETTO, TO_SAG, TO_SAG_PRECEDENCES, TO_EXAMINER };
enum period { PERIOD_SHORTEST, PERIOD_PERIODIC };

struct request {
    int64_t from, to, device, process, context, period, sms;
    const char *margin;
};

struct writer {
    FILE *file;
    const struct scenario *scenario;
    bool bytes; /* copies keep their bytes */
    mpq_t time;
};

/* Characters that YAML takes for the end of a line, or refuses as they are. */
static const char *escape_of(const char *const text)
{
    static const struct {
        char bytes[4], escape[8];
    } escapes[] = {{"\x7f", "\\x7f"},           {"\xe2\x80\xa8", "\\u2028"},
                   {"\xe2\x80\xa9", "\\u2029"}, {"\xef\xbb\xbf", "\\ufeff"},
                   {"\xef\xbf\xbe", "\\ufffe"}, {"\xef\xbf\xbf", "\\uffff"}};
    for (size_t i = 0; i < sizeof escapes / sizeof escapes[0]; i++)
        if (strncmp(text, escapes[i].bytes, strlen(escapes[i].bytes)) == 0)
            return escapes[i].escape;
    return NULL;
}

static void put_text(FILE *const file, const char *text)
{
    fputc('"', file);
    for (; *text; text++)
        if (*text == '"' || *text == '\\')
            fprintf(file, "\\%c", *text);
        else if ((unsigned char)*text < 0x20)
            fprintf(file, "\\x%02x", (unsigned)*text);
        else if (escape_of(text)) {
            fputs(escape_of(text), file);
            text += *text == 0x7f ? 0 : 2;
        } else
            fputc(*text, file);
    fputc('"', file);
}

static void put_count(const struct writer *const w, const size_t i, const char *const key,
                      const gpurta_operation_count which)
{
    const int64_t value = gpurta_program_get_count(w->scenario->program, i, which);
    if (value)
        fprintf(w->file, ", %s: %lld", key, (long long)value);
}

static void put_time(struct writer *const w, const size_t i, const char *const key,
                     const gpurta_operation_time which)
{
    if (gpurta_program_time(w->scenario->program, i, which, w->time) &&
        (which != GPURTA_OPERATION_RELEASE || mpq_sgn(w->time) != 0))
        gmp_fprintf(w->file, ", %s: %Qd", key, w->time);
}

static void put_copy(struct writer *const w, const size_t i)
{
    static const char *const directions[] = {NULL, "h2d", "d2h", "d2d"};
    const int64_t direction =
        gpurta_program_get_count(w->scenario->program, i, GPURTA_OPERATION_DIRECTION);
    if (w->bytes && gpurta_program_get_count(w->scenario->program, i, GPURTA_OPERATION_BYTES))
        put_count(w, i, "bytes", GPURTA_OPERATION_BYTES);
    else
        put_time(w, i, "duration", GPURTA_OPERATION_WCET);
    if (directions[direction])
        fprintf(w->file, ", direction: %s", directions[direction]);
    put_count(w, i, "engine", GPURTA_OPERATION_ENGINE);
}

static void put_kernel(struct writer *const w, const size_t i)
{
    put_count(w, i, "blocks", GPURTA_OPERATION_BLOCKS);
    put_count(w, i, "threads", GPURTA_OPERATION_THREADS);
    put_count(w, i, "registers", GPURTA_OPERATION_REGISTERS);
    put_count(w, i, "shared_memory", GPURTA_OPERATION_SHARED_MEMORY);
    put_time(w, i, "wcet", GPURTA_OPERATION_WCET);
}

static void put_operation(struct writer *const w, const size_t i)
{
    const gpurta_program *const program = w->scenario->program;
    const bool copy = gpurta_program_kind(program, i) == GPURTA_COPY;
    const char *const stream =
        gpurta_program_stream_name(program, gpurta_program_stream(program, i));
    char space[NAME_SPACE];
    size_t other;
    gpurta_after mode;
    fprintf(w->file, "  - {%s: ", copy ? "copy" : "kernel");
    put_text(w->file, kernel_name(program, i, space));
    if (stream) {
        fputs(", stream: ", w->file);
        put_text(w->file, stream);
    }
    (copy ? put_copy : put_kernel)(w, i);
    put_time(w, i, "release", GPURTA_OPERATION_RELEASE);
    if (gpurta_program_get_after(program, i, &other, &mode, w->time)) {
        fprintf(w->file, ", %s: ", mode == GPURTA_AFTER_LAUNCH ? "after_launch" : "after");
        put_text(w->file, kernel_name(program, other, space));
        if (mpq_sgn(w->time) != 0)
            gmp_fprintf(w->file, ", delay: %Qd", w->time);
    }
    fputs("}\n", w->file);
}

/* Streams that are not as they would be by default. */
static void put_streams(const struct writer *const w)
{
    const gpurta_program *const program = w->scenario->program;
    bool first = true;
    const char *name;
    for (int64_t s = 0; (name = gpurta_program_stream_name(program, s)); s++) {
        const int64_t priority =
            gpurta_program_stream_attribute(program, s, GPURTA_STREAM_PRIORITY);
        const bool blocking =
            !gpurta_program_stream_attribute(program, s, GPURTA_STREAM_NON_BLOCKING);
        if (blocking && priority == GPURTA_PRIORITY_LOW)
            continue;
        fputs(first ? "streams:\n  " : "  ", w->file);
        first = false;
        put_text(w->file, name);
        fprintf(w->file, ": {priority: %lld, blocking: %s}\n", (long long)priority,
                blocking ? "true" : "false");
    }
}

static void put_scenario(struct writer *const w, const struct common *const common)
{
    fputs("# From ", w->file);
    for (const char *c = w->scenario->document.name; *c; c++) /* a comment ends with its line */
        fputc((unsigned char)*c < 0x20 || (unsigned char)*c >= 0x7f ? '?' : *c, w->file);
    fprintf(w->file, ", a cuda_scheduling_examiner configuration.\ntime_unit: %s\n",
            gpurta_unit_name(w->scenario->unit));
    if (common->platform)
        fprintf(w->file, "platform: %s\n", common->platform);
    if (common->slots)
        fprintf(w->file, "platform: {slots: %s}\n", common->slots);
    put_streams(w);
    fputs("operations:\n", w->file);
    for (size_t i = 0; i < gpurta_program_count(w->scenario->program); i++)
        put_operation(w, i);
}

/* What is converted: a profile, or a scenario that was read from whatever file. */
struct source {
    const struct trace *trace; /* NULL: it is a scenario */
    const struct conversion *how;
    struct scenario *scenario;
    const struct common *common;
    int64_t to; /* an enum to */
};

static int put_yaml(FILE *const file, const struct source *const source)
{
    if (source->trace)
        return trace_to_scenario(file, source->trace, source->how);
    struct writer writer = {.file = file, .scenario = source->scenario};
    writer.bytes = !source->common->copy_bandwidth;
    mpq_init(writer.time);
    put_scenario(&writer, source->common);
    mpq_clear(writer.time);
    return -1;
}

static int put_chains(FILE *const file, const struct source *const source)
{
    return trace_to_chains(file, source->trace, source->how);
}

static int finish(FILE *const file, const struct source *const source,
                  struct scenario *const scenario)
{
    if (source->to == TO_PERFETTO)
        return scenario_to_perfetto(file, scenario);
    if (source->to == TO_SAG || source->to == TO_SAG_PRECEDENCES)
        return scenario_to_sag(file, scenario, source->to == TO_SAG_PRECEDENCES);
    if (source->to == TO_EXAMINER)
        return scenario_to_examiner(file, scenario);
    scenario_to_json(file, scenario);
    return -1;
}

/* A scenario in memory takes about 1 KB for each launch. */
#define MOST_LAUNCHES 1000000

static bool few_enough(const struct source *const source)
{
    const struct trace *const trace = source->trace;
    if (!trace || trace->ops <= MOST_LAUNCHES)
        return true;
    complain("%s: more than %d launches (%zu), which this format needs in memory: choose --to "
             "scenario or --to chains, or make a shorter profile",
             trace->path, MOST_LAUNCHES, trace->ops);
    return false;
}

/* What comes of a scenario, whatever it was read from. */
static int put_scenario_as(FILE *const file, const struct source *const source)
{
    struct scenario scenario;
    if (!few_enough(source))
        return EXIT_USAGE;
    if (source->scenario && !source->scenario->format)
        return finish(file, source, source->scenario);
    FILE *const text = tmpfile();
    if (!text) {
        complain("cannot make a file of our own: %s", strerror(errno));
        return EXIT_UNABLE;
    }
    int end = put_yaml(text, source);
    if (end < 0) {
        end = scenario_reread(&scenario, text);
        if (end < 0)
            end = finish(file, source, &scenario);
        scenario_clear(&scenario);
    }
    fclose(text);
    return end;
}

static int put_json(FILE *const file, const struct source *const source)
{
    if (source->trace)
        return trace_to_json(file, source->trace, source->how);
    return put_scenario_as(file, source);
}

static int put_perfetto(FILE *const file, const struct source *const source)
{
    if (source->trace)
        return trace_to_perfetto(file, source->trace, source->how);
    return put_scenario_as(file, source);
}

static int write_source(const struct source *const source)
{
    static int (*const writers[])(FILE *, const struct source *) = {
        [TO_SCENARIO] = put_yaml,       [TO_CHAINS] = put_chains,
        [TO_JSON] = put_json,           [TO_PERFETTO] = put_perfetto,
        [TO_SAG] = put_scenario_as,     [TO_SAG_PRECEDENCES] = put_scenario_as,
        [TO_EXAMINER] = put_scenario_as};
    struct output output;
    if (!output_open(&output, source->common->output))
        return EXIT_UNABLE;
    const int end = writers[source->to](output.file, source);
    if (end >= 0) {
        output_discard(&output);
        return end;
    }
    return output_close(&output) ? -1 : EXIT_UNABLE;
}

/* ---- profiles ---- */

/* "20%" or "1/5" as a rational; reports a mistake. */
static bool read_margin(mpq_ptr margin, const char *const text)
{
    const size_t length = strlen(text);
    const bool percent = length && text[length - 1] == '%';
    char *const number = duplicate(text);
    bool good = number != NULL;
    if (good && percent)
        number[length - 1] = '\0';
    good = good && !strpbrk(number, "numsx") && /* no unit of a time */
           succeeded(gpurta_time_parse(margin, number, GPURTA_MS, NULL)) && mpq_sgn(margin) >= 0 &&
           (percent || mpq_cmp_ui(margin, 1, 1) <= 0);
    free(number);
    if (good && percent)
        mpz_mul_ui(mpq_denref(margin), mpq_denref(margin), 100);
    mpq_canonicalize(margin);
    if (!good)
        complain("--margin: expected a share, as in 20%% or 1/5, found \"%s\"", text);
    return good;
}

/* Leaves out what other processes or contexts launched, as if it had run elsewhere. */
static void choose(struct trace *const trace, const struct request *const request)
{
    for (size_t i = 0; i < trace->streams; i++) {
        struct trace_stream *const s = &trace->stream[i];
        if ((request->process != TRACE_UNKNOWN && s->process != request->process) ||
            (request->context != TRACE_UNKNOWN && s->context != request->context)) {
            s->device = -2;
            trace->left_out += s->ops;
            s->ops = 0;
        }
    }
}

static int convert_profile(const struct call *const call, const int64_t from)
{
    static int (*const readers[])(struct trace *, const char *) = {
        [FROM_NSYS] = read_nsys, [FROM_KINETO] = read_kineto, [FROM_NVPROF] = read_nvprof};
    const struct request *const request = call->request;
    const char *const file = call->common.file;
    struct conversion how = {.platform = call->common.platform,
                             .sms = request->sms,
                             .device = request->device,
                             .periodic = request->period == PERIOD_PERIODIC};
    struct trace trace;
    mpq_t margin;
    int end = -1;
    if (strcmp(file, "-") == 0) {
        complain("convert: a profile is read from a file, not from standard input");
        return EXIT_USAGE;
    }
    mpq_init(margin);
    if (request->margin && !read_margin(margin, request->margin))
        end = EXIT_USAGE;
    how.margin = request->margin ? margin : NULL;
    trace_init(&trace, file);
    if (end < 0)
        end = readers[from](&trace, file);
    if (end < 0)
        choose(&trace, request);
    if (end < 0)
        end = write_source(&(struct source){&trace, &how, NULL, &call->common, request->to});
    if (end < 0)
        end = trace_report(&trace, &how);
    trace_clear(&trace);
    mpq_clear(margin);
    return end < 0 ? EXIT_MET : end;
}

/* Parts of a scenario that have no place in what becomes of its kernels. */
static void tell_left_out(const struct scenario *const scenario)
{
    const size_t tasks = scenario->tasks ? gpurta_tasks_count(scenario->tasks) : 0;
    const size_t chains = scenario->chains ? gpurta_chains_count(scenario->chains) : 0;
    if (tasks)
        complain("note: %zu tasks are left out", tasks);
    if (chains)
        complain("note: %zu chains are left out", chains);
}

/* A configuration of cuda_scheduling_examiner, or a scenario. */
static int convert_scenario(const struct call *const call)
{
    static const struct foreign_format *const known[] = {&examiner_format, NULL};
    const int64_t to = ((const struct request *)call->request)->to;
    const bool as_scenario = to == TO_SCENARIO;
    const unsigned needs = to == TO_JSON ? MAY_LACK_SMS : 0;
    struct scenario scenario;
    int end = scenario_read(&scenario, &call->common, "convert",
                            as_scenario ? NEED_OPERATIONS : needs, known);
    if (end < 0 && scenario.format != &examiner_format && as_scenario) {
        complain("%s: this is no cuda_scheduling_examiner configuration: it has no benchmarks",
                 scenario.document.name);
        end = EXIT_USAGE;
    }
    if (end < 0 && scenario.partitions.count && (to != TO_JSON || scenario.format)) {
        complain("%s: partitions have no place in %s", scenario.document.name,
                 scenario.format ? "what becomes of a configuration" : "formats other than json");
        end = EXIT_USAGE;
    }
    if (end < 0)
        end = write_source(&(struct source){NULL, NULL, &scenario, &call->common, to});
    if (end < 0 && to != TO_JSON)
        tell_left_out(&scenario);
    scenario_clear(&scenario);
    return end < 0 ? EXIT_MET : end;
}

/* What is for one kind of file only. */
static int refuse(const struct call *const call, const bool profile)
{
    static const char *const of_profiles[] = {"margin",  "period",  "device",
                                              "process", "context", NULL};
    static const char *const of_examiner[] = {"slots", "copy-bandwidth", "assume", "iterations",
                                              NULL};
    for (const char *const *name = profile ? of_examiner : of_profiles; *name; name++)
        if (call_gives(call, *name)) {
            complain("convert: --%s is for %s", *name,
                     profile ? "configurations of cuda_scheduling_examiner" : "profiles");
            return EXIT_USAGE;
        }
    if (!profile && ((const struct request *)call->request)->to == TO_CHAINS) {
        complain("convert: --to chains is for profiles (in a file, not from a pipe)");
        return EXIT_USAGE;
    }
    return -1;
}

static int run(struct call *const call, struct scenario *const none)
{
    static const int64_t tools[] = {[TOOL_UNKNOWN] = FROM_EXAMINER,
                                    [TOOL_NSYS] = FROM_NSYS,
                                    [TOOL_KINETO] = FROM_KINETO,
                                    [TOOL_NVPROF] = FROM_NVPROF};
    const char *const file = call->common.file;
    (void)none;
    int64_t from = ((const struct request *)call->request)->from;
    if (from == FROM_ANY)
        from = file ? tools[trace_guess(file)] : FROM_EXAMINER;
    const int end = refuse(call, from != FROM_EXAMINER);
    if (end >= 0)
        return end;
    return from == FROM_EXAMINER || !file ? convert_scenario(call) : convert_profile(call, from);
}

static const char *const from_words[] = {"examiner", "nsys", "kineto", "nvprof", NULL};
static const char *const to_words[] = {"scenario", "chains",          "json",     "perfetto",
                                       "sag",      "sag-precedences", "examiner", NULL};
static const char *const period_words[] = {"shortest", "periodic", NULL};
static const struct flag flags[] = {
    FLAG(struct request, from, FLAG_WORD, "FORMAT", .name = "from", .words = from_words,
         .fallback = FROM_ANY, .says = "the foreign format; default: guessed from the content"),
    FLAG(struct request, to, FLAG_WORD, "FORMAT", .name = "to", .words = to_words,
         .says = "what it becomes; all but chains: also of a scenario"),
    FLAG(struct request, margin, FLAG_TEXT, "SHARE", .name = "margin",
         .says = "added to every time of a profile, as in 20%"),
    FLAG(struct request, period, FLAG_WORD, "HOW", .name = "period", .words = period_words,
         .says = "period of a chain: the shortest distance of releases (default), or their beat, "
                 "with a jitter"),
    FLAG(struct request, sms, FLAG_COUNT, "N", .name = "sms", .low = 1, .high = 1 << 30,
         .says = "how many SMs the GPU of a profile has, where --platform does not say it"),
    FLAG(struct request, device, FLAG_COUNT, "N", .name = "device", .low = 0, .high = INT32_MAX,
         .fallback = TRACE_UNKNOWN, .says = "which GPU of a profile; default: the busiest"),
    FLAG(struct request, process, FLAG_COUNT, "N", .name = "process", .low = 0, .high = INT32_MAX,
         .fallback = TRACE_UNKNOWN, .says = "only what this process of a profile launched"),
    FLAG(struct request, context, FLAG_COUNT, "N", .name = "context", .low = 0, .high = INT32_MAX,
         .fallback = TRACE_UNKNOWN, .says = "only what ran in contexts of this number"),
};

const struct command command_convert = {
    .name = "convert",
    .summary = "import and export foreign formats",
    .lesson = lesson,
    .ending = ENDING,
    .flags = flags,
    .flag_count = FLAGS(flags),
    .takes = TAKES_KERNELS & ~(unsigned)(TAKES_FORMAT | TAKES_NUMBERS | TAKES_PLATFORM_FILE),
    .takes_not = "it writes a scenario file",
    .files = 1,
    .request_size = sizeof(struct request),
    .run = run,
};
