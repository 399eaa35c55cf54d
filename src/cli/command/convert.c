/* gpurta convert: reads scenarios, and starts gpurta-convert, which reads profiles and writes all
 * that is no scenario of ours. */
#include "cli/base/flags.h"
#include "cli/base/guess.h"
#include "cli/base/made.h"
#include "cli/base/memory.h"
#include "cli/base/output.h"
#include "cli/base/tool.h"
#include "cli/import/convert_input.h"
#include "cli/import/examiner.h"

#include <errno.h>
#include <inttypes.h>
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
    "    gpurta convert --runs a.sqlite b.sqlite --to chains | gpurta bound -\n"
    "\n"
    "Understood: nsys (Nsight Systems, SQLite; a report .nsys-rep where nsys is in $PATH), kineto\n"
    "(PyTorch's trace, .json or .json.gz), nvprof (--print-gpu-trace --csv, and the CSV of nsys\n"
    "stats), holoscan (logs of data flow tracking), ros2 (CSV of callback durations), examiner\n"
    "(configurations of cuda_scheduling_examiner). The format is guessed from the content. A\n"
    "report of what was observed and left out goes to standard error. A largest observed time is\n"
    "no worst-case time.\n"
    "\n"
    "    gpurta convert scenario.yaml --to json      for programs that read no YAML: numbers "
    "exact,\n"
    "                                                the platform with all its fields\n"
    "    gpurta convert app.sqlite --to perfetto     for ui.perfetto.dev: predicted SMs, queues "
    "and\n"
    "                                                streams, beside what the profile measured\n";

#define ENDING "For the other direction: gpurta simulate --export-examiner DIR."

enum from {
    FROM_EXAMINER,
    FROM_NSYS,
    FROM_KINETO,
    FROM_NVPROF,
    FROM_HOLOSCAN,
    FROM_ROS2,
    FROM_ANY
};
enum to {
    TO_SCENARIO,
    TO_CHAINS,
    TO_JSON,
    TO_PERFETTO,
    TO_SAG,
    TO_SAG_PRECEDENCES,
    TO_EXAMINER,
    TO_RESIDENT
};
enum period { PERIOD_SHORTEST, PERIOD_PERIODIC };
enum blocks { BLOCKS_EQUAL, BLOCKS_UNEQUAL };

enum { UNKNOWN = -1 };

struct request {
    int64_t from, to, device, process, context, period, blocks, sms;
    const char *margin, *until;
    bool runs, made_by;
    struct texts group;
};

/* ---- the tool ---- */

static const char *const from_words[] = {"examiner", "nsys", "kineto", "nvprof",
                                         "holoscan", "ros2", NULL};
static const char *const to_words[] = {"scenario",        "chains",   "json",     "perfetto", "sag",
                                       "sag-precedences", "examiner", "resident", NULL};
static const char *const period_words[] = {"shortest", "periodic", NULL};
static const char *const blocks_words[] = {"equal", "unequal", NULL};

#define MOST_RUNS 256
#define MOST_ARGUMENTS (32 + MOST_RUNS + 2 * MOST_TEXTS)

/* Options of the tool; numbers stand in the space. */
struct arguments {
    const char *of[MOST_ARGUMENTS];
    size_t count;
    char space[MOST_ARGUMENTS][24];
};

static void give(struct arguments *const a, const char *const option, const char *const value)
{
    if (!value)
        return;
    a->of[a->count++] = option;
    a->of[a->count++] = value;
}

static void give_count(struct arguments *const a, const char *const option, const int64_t value,
                       const int64_t none)
{
    snprintf(a->space[a->count], sizeof *a->space, "%" PRId64, value);
    give(a, option, value == none ? NULL : a->space[a->count]);
}

/* Starts the tool; what it prints becomes the output as a whole. */
static int start(const struct arguments *const a, FILE *const in, const struct common *const common)
{
    struct output output;
    char memory[32];
    snprintf(memory, sizeof memory, "%" PRId64, common->memory);
    if (setenv("GPURTA_MEMORY", memory, 1) != 0)
        out_of_memory();
    if (!output_open(&output, common->output))
        return EXIT_UNABLE;
    const int end = tool_run("convert", a->of, in, output.file);
    if (end != EXIT_MET) {
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

static int convert_profile(const struct call *const call)
{
    const struct request *const request = call->request;
    struct arguments a = {.of = {"gpurta-convert"}, .count = 1};
    char *margin = NULL;
    if (strcmp(call->common.file, "-") == 0) {
        complain("convert: a profile is read from a file, not from standard input");
        return EXIT_USAGE;
    }
    if (call->common.platform_file) {
        complain(
            "convert: the GPU of a profile is in the profile, or given by --platform or --sms; "
            "--platform-file is for scenarios");
        return EXIT_USAGE;
    }
    LOCAL_MPQ(share);
    const bool good = !request->margin || read_margin(share, request->margin);
    if (request->margin)
        gmp_asprintf(&margin, "%Qd", share);
    give(&a, "--from", from_words[request->from]);
    give(&a, "--to", to_words[request->to]);
    give(&a, "--margin", margin);
    give(&a, "--period", period_words[request->period]);
    give(&a, "--blocks", blocks_words[request->blocks]);
    give(&a, "--platform", call->common.platform);
    give_count(&a, "--sms", request->sms, 0);
    give_count(&a, "--device", request->device, UNKNOWN);
    give_count(&a, "--process", request->process, UNKNOWN);
    give_count(&a, "--context", request->context, UNKNOWN);
    for (size_t i = 0; i < request->group.count; i++)
        give(&a, "--group", request->group.text[i]);
    if (request->runs)
        a.of[a.count++] = "--runs";
    if (request->made_by)
        a.of[a.count++] = "--made-by";
    made_tell_tool();
    a.of[a.count++] = "--";
    for (size_t i = 0; i < call->argument_count; i++)
        a.of[a.count++] = call->arguments[i];
    const int end = good ? start(&a, NULL, &call->common) : EXIT_USAGE;
    free(margin);
    return end < 0 ? EXIT_MET : end;
}

/* ---- scenarios ---- */

/* Parts of a scenario that have no place in what becomes of its kernels. */
static void tell_left_out(const struct scenario *const scenario)
{
    const size_t tasks = gpurta_rows(scenario->resolved, GPURTA_MODEL_TASKS);
    const size_t chains = gpurta_rows(scenario->resolved, GPURTA_MODEL_CHAINS);
    if (tasks)
        complain("note: %zu tasks are left out", tasks);
    if (chains)
        complain("note: %zu chains are left out", chains);
}

static int put_json(const struct scenario *const scenario, const struct common *const common)
{
    struct output output;
    if (!output_open(&output, common->output))
        return EXIT_UNABLE;
    scenario_to_json(output.file, scenario);
    return output_close(&output) ? -1 : EXIT_UNABLE;
}

/* The tool asks what it would be given, of a scenario that it has made of a profile: "all", or
 * "no-sms". NULL: it does not. */
static const char *asked(void)
{
    return getenv("GPURTA_TOOL_INPUT");
}

static enum input_run run_for(const int64_t to)
{
    return to != TO_PERFETTO                           ? NO_RUN
           : asked() && strcmp(asked(), "no-sms") == 0 ? RUN
                                                       : RUN_WITH_SMS;
}

static int copy(FILE *const file, const struct common *const common)
{
    char bytes[4096];
    size_t got;
    struct output output;
    if (!output_open(&output, common->output))
        return EXIT_UNABLE;
    while ((got = fread(bytes, 1, sizeof bytes, file)) > 0)
        fwrite(bytes, 1, got, output.file);
    return output_close(&output) ? -1 : EXIT_UNABLE;
}

/* To its beginning; reports what was not written and returns false. */
static bool begin_again(FILE *const file)
{
    if (fflush(file) == 0 && !ferror(file)) {
        rewind(file);
        return true;
    }
    complain("cannot write a file of our own: %s", strerror(errno));
    return false;
}

/* What a program and its run become in the tool's hands. */
static int convert_program(struct scenario *const scenario, const struct common *const common,
                           const int64_t to)
{
    struct arguments a = {.of = {"gpurta-convert", "--from", "scenario"}, .count = 3};
    FILE *const given = tmpfile();
    if (!given) {
        complain("cannot make a file of our own: %s", strerror(errno));
        return EXIT_UNABLE;
    }
    int end = convert_input(given, scenario, common, run_for(to));
    if (end < 0 && !begin_again(given))
        end = EXIT_UNABLE;
    give(&a, "--to", to_words[to]);
    give(&a, "--", "-");
    if (end < 0)
        end = asked() ? copy(given, common) : start(&a, given, common);
    fclose(given);
    return end;
}

/* A run of chains: the tool asks for it. */
static int chains_to_perfetto(const struct scenario *const scenario, const struct call *const call)
{
    const struct request *const request = call->request;
    struct arguments a = {.of = {"gpurta-convert", "--from", "chains", "--to", "perfetto"},
                          .count = 5};
    FILE *const given = tmpfile();
    if (!given) {
        complain("cannot make a file of our own: %s", strerror(errno));
        return EXIT_UNABLE;
    }
    scenario_to_json(given, scenario);
    give(&a, "--until", request->until);
    give(&a, "--", "-");
    const int end = begin_again(given) ? start(&a, given, &call->common) : EXIT_UNABLE;
    fclose(given);
    return end;
}

/* A configuration becomes a scenario, and that JSON. */
static int examiner_to_json(struct scenario *const scenario, const struct common *const common)
{
    struct arguments a = {.of = {"gpurta-convert", "--from", "scenario", "--", "-"}, .count = 5};
    struct scenario became;
    FILE *const given = tmpfile(), *const text = tmpfile();
    int end = given && text ? convert_input(given, scenario, common, NO_RUN) : EXIT_UNABLE;
    if (end < 0)
        end = begin_again(given) ? tool_run("convert", a.of, given, text) : EXIT_UNABLE;
    if (end == EXIT_MET) {
        rewind(text);
        (void)scenario_read_stream(&became, "<scenario>", text, 0, false);
        end = document_report(&became.document);
        if (end < 0)
            end = put_json(&became, common);
        scenario_clear(&became);
    }
    if (given)
        fclose(given);
    if (text)
        fclose(text);
    return end;
}

/* A configuration of cuda_scheduling_examiner, or a scenario. */
static int convert_scenario(const struct call *const call)
{
    const int64_t to = ((const struct request *)call->request)->to;
    const bool as_scenario = to == TO_SCENARIO;
    const unsigned needs = to == TO_JSON || as_scenario ? MAY_LACK_SMS : 0;
    struct scenario scenario;
    int end = scenario_read(&scenario, &call->common, "convert", needs, examiner_read);
    if (end < 0 && !scenario.foreign && as_scenario) {
        complain(
            "%s: expected a profile, or a configuration of cuda_scheduling_examiner, which has "
            "benchmarks; of a scenario --to json, perfetto, sag and examiner make another file",
            scenario.document.name);
        end = EXIT_USAGE;
    }
    if (end < 0 && scenario.partitions.count && (to != TO_JSON || scenario.foreign)) {
        complain("%s: partitions have no place in %s", scenario.document.name,
                 scenario.foreign ? "what becomes of a configuration" : "formats other than json");
        end = EXIT_USAGE;
    }
    const bool chains = end < 0 && to == TO_PERFETTO &&
                        gpurta_rows(scenario.resolved, GPURTA_MODEL_CHAINS) &&
                        !gpurta_rows(scenario.resolved, GPURTA_MODEL_OPERATIONS);
    if (end < 0 && ((const struct request *)call->request)->until && !chains) {
        complain("--until: is for chains that become a trace (--to perfetto)");
        end = EXIT_USAGE;
    }
    if (end < 0)
        end = chains             ? chains_to_perfetto(&scenario, call)
              : to != TO_JSON    ? convert_program(&scenario, &call->common, to)
              : scenario.foreign ? examiner_to_json(&scenario, &call->common)
                                 : put_json(&scenario, &call->common);
    if (end < 0 && to != TO_JSON && !asked() && !chains)
        tell_left_out(&scenario);
    scenario_clear(&scenario);
    return end < 0 ? EXIT_MET : end;
}

/* What is for one kind of file only. */
static int refuse(const struct call *const call, const bool profile)
{
    static const char *const of_profiles[] = {"runs",    "margin",  "period", "blocks",  "device",
                                              "process", "context", "group",  "made-by", NULL};
    static const char *const of_examiner[] = {
        "until", "slots", "copy-bandwidth", "assume", "iterations", "set", NULL};
    if (!call->common.file)
        return complain_no_file("convert");
    if (!can_read(call->common.file))
        return EXIT_UNABLE;
    for (const char *const *name = profile ? of_examiner : of_profiles; *name; name++)
        if (call_gives(call, *name)) {
            complain("convert: --%s is for %s", *name,
                     !profile ? "profiles"
                     : strcmp(*name, "set") == 0 || strcmp(*name, "until") == 0
                         ? "scenarios"
                         : "configurations of cuda_scheduling_examiner");
            return EXIT_USAGE;
        }
    const int64_t to = ((const struct request *)call->request)->to;
    if (!profile && (to == TO_CHAINS || to == TO_RESIDENT)) {
        const char *const file = call->common.file;
        if (strcmp(file, "-") != 0)
            complain("%s: --to %s is for profiles, and this is none: expected a file of Nsight "
                     "Systems, PyTorch or nvprof",
                     file, to_words[to]);
        else
            complain("convert: --to %s is for profiles in a file, not from a pipe", to_words[to]);
        return EXIT_USAGE;
    }
    return -1;
}

/* Of a file that is nothing known, and has the name of something else than a scenario. */
static void say_what_it_takes(const char *const file)
{
    const char *const end = strrchr(file, '.');
    if (end && strcmp(end, ".yaml") != 0 && strcmp(end, ".yml") != 0 && strcmp(end, ".json") != 0)
        complain(
            "convert takes scenarios (YAML or JSON), configurations of cuda_scheduling_examiner, "
            "profiles of Nsight Systems (SQLite), PyTorch (JSON) or nvprof (CSV), and logs of "
            "Holoscan or ROS 2");
}

static int run(struct call *const call, struct scenario *const none)
{
    static const int64_t tools[] = {[TOOL_UNKNOWN] = FROM_EXAMINER,  [TOOL_NSYS] = FROM_NSYS,
                                    [TOOL_KINETO] = FROM_KINETO,     [TOOL_NVPROF] = FROM_NVPROF,
                                    [TOOL_HOLOSCAN] = FROM_HOLOSCAN, [TOOL_ROS2] = FROM_ROS2};
    const char *const file = call->common.file;
    (void)none;
    if (call->argument_count > (((const struct request *)call->request)->runs ? MOST_RUNS : 1)) {
        complain("convert: unexpected argument \"%s\": one file, or with --runs at most %d",
                 call->arguments[call->argument_count - 1], MOST_RUNS);
        return EXIT_USAGE;
    }
    int64_t *const from = &((struct request *)call->request)->from;
    const bool guessed = *from == FROM_ANY && file;
    if (*from == FROM_ANY)
        *from = file ? tools[guess_file(file)] : FROM_EXAMINER;
    int end = refuse(call, *from != FROM_EXAMINER);
    if (end >= 0)
        return end;
    end = *from == FROM_EXAMINER || !file ? convert_scenario(call) : convert_profile(call);
    if (end == EXIT_USAGE && guessed && *from == FROM_EXAMINER)
        say_what_it_takes(file);
    return end;
}

static const struct flag flags[] = {
    FLAG(struct request, from, FLAG_WORD, "FORMAT", .name = "from", .words = from_words,
         .fallback = FROM_ANY, .says = "the foreign format; default: guessed from the content"),
    FLAG(struct request, to, FLAG_WORD, "FORMAT", .name = "to", .words = to_words,
         .says = "what it becomes; all but chains and resident: also of a scenario"),
    FLAG(struct request, margin, FLAG_TEXT, "SHARE", .name = "margin",
         .says = "added to every time of a profile, as in 20%"),
    FLAG(struct request, period, FLAG_WORD, "HOW", .name = "period", .words = period_words,
         .says = "period of a chain: the shortest distance of releases (default), or their beat, "
                 "with a jitter"),
    FLAG(struct request, runs, FLAG_SWITCH, NULL, .name = "runs",
         .says = "the files are profiles of several runs of one application: times are the "
                 "largest of all, with quantiles behind each"),
    FLAG(struct request, blocks, FLAG_WORD, "WHICH", .name = "blocks", .words = blocks_words,
         .says = "blocks of a kernel: equal, so that none takes longer than its share of the "
                 "rounds (default), or unequal: one may take all of it"),
    FLAG(struct request, until, FLAG_TEXT, "TIME", .name = "until",
         .says = "of --to perfetto of chains: releases before then; default: one job of each"),
    FLAG(struct request, group, FLAG_TEXTS, "NAME=KERNEL,KERNEL", .name = "group",
         .says = "of --to resident, as often as needed: kernels that must be on the GPU together"),
    FLAG(struct request, made_by, FLAG_SWITCH, NULL, .name = "made-by",
         .says = "key x-made_by: what was typed, the options in force, SHA-256 of the profiles, "
                 "the build"),
    FLAG(struct request, sms, FLAG_COUNT, "N", .name = "sms", .low = 1, .high = 1 << 30,
         .says = "how many SMs the GPU of a profile has, where --platform does not say it"),
    FLAG(struct request, device, FLAG_COUNT, "N", .name = "device", .low = 0, .high = INT32_MAX,
         .fallback = UNKNOWN, .says = "which GPU of a profile; default: the busiest"),
    FLAG(struct request, process, FLAG_COUNT, "N", .name = "process", .low = 0, .high = INT32_MAX,
         .fallback = UNKNOWN, .says = "only what this process of a profile launched"),
    FLAG(struct request, context, FLAG_COUNT, "N", .name = "context", .low = 0, .high = INT32_MAX,
         .fallback = UNKNOWN, .says = "only what ran in contexts of this number"),
};

const struct command command_convert = {
    .name = "convert",
    .summary = "import and export foreign formats",
    .lesson = lesson,
    .ending = ENDING,
    .flags = flags,
    .flag_count = FLAGS(flags),
    .takes = TAKES_KERNELS & ~(unsigned)(TAKES_FORMAT | TAKES_MADE | TAKES_NUMBERS),
    .takes_not = "it writes a scenario file",
    .files = MANY_FILES,
    .request_size = sizeof(struct request),
    .run = run,
};
