/* gpurta rta: completion and response times of kernels. */
#include "lanes.h"
#include "output.h"
#include "scenario.h"

#include <stdlib.h>
#include <string.h>

static const char help[] =
    "gpurta rta FILE [options]\n"
    "\n"
    "When does each kernel complete, and are deadlines met? Exact, for kernels whose blocks are\n"
    "alike (Paredes' free-block analysis).\n"
    "\n"
    "Write down what you launch, in launch order:\n"
    "\n"
    "    time_unit: ms\n"
    "    platform: jetson-tx2\n"
    "    kernels:\n"
    "      - {name: k1, blocks: 2, threads: 512, wcet: 4, period: 15}\n"
    "      - {name: k2, blocks: 7, threads: 512, wcet: 6, period: 15}\n"
    "\n"
    "and ask:\n"
    "\n"
    "    gpurta rta kernels.yaml                  a table\n"
    "    gpurta rta kernels.yaml --format json    exact values for programs\n"
    "    gpurta rta kernels.yaml --slots 16       what if the GPU held 16 blocks at once?\n"
    "    gpurta rta kernels.yaml --trace          every step: t_a, g_f and h\n"
    "    generate | gpurta rta -                  read standard input\n"
    "\n"
    "Keys of a kernel: blocks (or [x, y, z]), wcet (time of one block), threads (or [x, y, z]),\n"
    "registers, shared_memory, release, period, deadline (default: period), stream, name.\n"
    "Times: 12, 1.5, 3/2, 2.5e-3, with or without a unit: ns us ms s.\n"
    "\n"
    "Options:\n"
    "  --trace                 the steps of the algorithm instead of the kernels (table, csv), or\n"
    "                          beside them (json)\n"
    "  --algorithm NAME        auto (default), h-set, closed-form\n"
    "  --svg FILE              draw the blocks, as gpurta simulate does; '-': only that\n"
    "  --window FROM:TO, --sms FIRST:LAST, --height threads|shared-memory\n"
    "                          with --svg: of this time, of these SMs; height of the boxes\n"
    "  --platform NAME         instead of the file's platform\n"
    "  --platform-file FILE    the same, described in a file (man gpurta-platforms)\n"
    "  --slots N               N blocks at once, instead of a platform\n"
    "  --format FORMAT         table (default), json, csv\n"
    "  -o, --output FILE       write there instead of standard output\n"
    "  --help, --version\n"
    "\n"
    "Exit status: 0 every deadline met or none given, 1 a deadline missed, 2 wrong usage or\n"
    "input, 3 could not do it. More: man gpurta-rta\n";

static const char *algorithm_name(const gpurta_rta_algorithm algorithm)
{
    return algorithm == GPURTA_RTA_CLOSED_FORM ? "closed-form" : "h-set";
}

/* The times of one kernel, and of one step. */
struct times {
    mpq_t a, b, c;
};

struct report {
    const struct scenario *scenario;
    const gpurta_rta *result;
    struct output output;
    struct times times;
    bool trace;
};

/* ---- table ---- */

static void kernel_row(struct report *const report, struct table *const table, const size_t i,
                       const bool deadlines)
{
    const gpurta_program *const program = report->scenario->program;
    char space[NAME_SPACE];
    mpq_ptr t = report->times.a;
    table_text(table, kernel_name(program, i, space), COLOUR_NONE);
    table_int(table, gpurta_program_get_count(program, i, GPURTA_OPERATION_BLOCKS));
    gpurta_program_time(program, i, GPURTA_OPERATION_WCET, t);
    table_time(table, t, ROUND_UP);
    for (int which = GPURTA_RTA_RELEASE; which <= GPURTA_RTA_RESPONSE; which++) {
        gpurta_rta_time_of(report->result, i, (gpurta_rta_time)which, t);
        table_time(table, t, ROUND_UP);
    }
    if (!deadlines)
        return;
    if (!gpurta_rta_time_of(report->result, i, GPURTA_RTA_DEADLINE, t)) {
        table_text(table, "-", COLOUR_NONE);
        table_text(table, "-", COLOUR_NONE);
        return;
    }
    table_time(table, t, ROUND_DOWN);
    const bool met = gpurta_rta_kernel_verdict(report->result, i) == GPURTA_SCHEDULABLE;
    table_text(table, met ? "met" : "MISSED", met ? COLOUR_GOOD : COLOUR_BAD);
}

static bool print_kernels(struct report *const report)
{
    static const struct column columns[] = {{"kernel", ALIGN_LEFT},      {"blocks", ALIGN_RIGHT},
                                            {"wcet", ALIGN_RIGHT},       {"release", ALIGN_RIGHT},
                                            {"completion", ALIGN_RIGHT}, {"response", ALIGN_RIGHT},
                                            {"deadline", ALIGN_RIGHT},   {"verdict", ALIGN_LEFT}};
    const char *reason;
    const gpurta_verdict verdict = gpurta_rta_verdict(report->result, &reason);
    const bool deadlines = verdict != GPURTA_UNKNOWN;
    struct table *const table = table_create(columns, deadlines ? 8 : 6);
    for (size_t i = 0; i < gpurta_rta_count(report->result); i++)
        kernel_row(report, table, i, deadlines);
    const bool good = table_print(table, &report->output);
    table_destroy(table);
    if (deadlines)
        fprintf(report->output.file, "\n%s: %s\n", gpurta_verdict_name(verdict), reason);
    return good;
}

/* "(6, 6) (10, 2)" */
static void pairs_text(const gpurta_rta_trace *const trace, char *const text, const size_t size)
{
    mpq_t time;
    int64_t blocks;
    size_t at = 0;
    mpq_init(time);
    text[0] = '\0';
    for (size_t i = 0; gpurta_rta_trace_pair(trace, i, time, &blocks); i++) {
        char *const t = time_for_people(time, ROUND_UP);
        if (at + (t ? strlen(t) : 0) + 32 > size) {
            snprintf(text + at, size - at, " ...");
            at = size;
        } else if (t) {
            at += (size_t)snprintf(text + at, size - at, "%s(%s, %lld)", i ? " " : "", t,
                                   (long long)blocks);
        }
        free(t);
        if (at == size)
            break;
    }
    mpq_clear(time);
}

static bool print_trace(struct report *const report, gpurta_rta_trace *const trace)
{
    static const struct column columns[] = {{"kernel", ALIGN_LEFT},  {"start", ALIGN_RIGHT},
                                            {"placed", ALIGN_RIGHT}, {"repeat", ALIGN_RIGHT},
                                            {"left", ALIGN_RIGHT},   {"t_a", ALIGN_RIGHT},
                                            {"g_f", ALIGN_RIGHT},    {"h", ALIGN_LEFT}};
    struct table *const table = table_create(columns, 8);
    gpurta_rta_step step;
    char space[NAME_SPACE], pairs[400];
    struct times *const t = &report->times;
    while (gpurta_rta_trace_next(trace, &step, t->a, t->b, t->c)) {
        table_text(table, kernel_name(report->scenario->program, step.kernel, space), COLOUR_NONE);
        table_time(table, t->a, ROUND_UP);
        table_int(table, step.placed);
        table_int(table, step.repeat);
        table_int(table, step.left);
        table_time(table, t->b, ROUND_UP);
        table_int(table, step.free);
        pairs_text(trace, pairs, sizeof pairs);
        table_text(table, *pairs ? pairs : "-", COLOUR_NONE);
    }
    const bool good = table_print(table, &report->output);
    table_destroy(table);
    return good;
}

/* ---- JSON ---- */

static void json_kernel(struct report *const report, struct json *const json, const size_t i)
{
    static const char *const keys[] = {"release", "completion", "response", "deadline"};
    char space[NAME_SPACE];
    json_open_flat(json, NULL, '{');
    json_text(json, "name", kernel_name(report->scenario->program, i, space));
    for (int which = GPURTA_RTA_RELEASE; which <= GPURTA_RTA_DEADLINE; which++)
        if (gpurta_rta_time_of(report->result, i, (gpurta_rta_time)which, report->times.a))
            json_time(json, keys[which], report->times.a);
        else
            json_null(json, keys[which]);
    json_meets(json, gpurta_rta_kernel_verdict(report->result, i));
    json_close(json);
}

static void json_step(struct report *const report, struct json *const json,
                      const gpurta_rta_trace *const trace, const gpurta_rta_step *const step)
{
    struct times *const t = &report->times;
    char space[NAME_SPACE];
    int64_t blocks;
    json_open_flat(json, NULL, '{');
    json_text(json, "kernel", kernel_name(report->scenario->program, step->kernel, space));
    json_time(json, "start", t->a);
    json_int(json, "placed", step->placed);
    json_int(json, "left", step->left);
    if (step->repeat > 1) {
        json_int(json, "repeat", step->repeat);
        json_time(json, "every", t->c);
    }
    json_time(json, "t_a", t->b);
    json_int(json, "g_f", step->free);
    json_open_array(json, "h");
    for (size_t i = 0; gpurta_rta_trace_pair(trace, i, t->a, &blocks); i++) {
        json_open_array(json, NULL);
        json_time(json, NULL, t->a);
        json_int(json, NULL, blocks);
        json_close(json);
    }
    json_close(json);
    json_close(json);
}

static void print_json(struct report *const report, gpurta_rta_trace *const trace)
{
    struct json json;
    const char *reason;
    const gpurta_verdict verdict = gpurta_rta_verdict(report->result, &reason);
    json_begin(&json, report->output.file, "rta", gpurta_unit_name(report->scenario->unit));
    json_text(&json, "algorithm", algorithm_name(gpurta_rta_algorithm_used(report->result)));
    json_int(&json, "slots", gpurta_rta_slots(report->result));
    json_text(&json, "verdict", verdict == GPURTA_UNKNOWN ? NULL : gpurta_verdict_name(verdict));
    json_text(&json, "reason", reason);
    json_open_array(&json, "kernels");
    for (size_t i = 0; i < gpurta_rta_count(report->result); i++)
        json_kernel(report, &json, i);
    json_close(&json);
    if (trace) {
        gpurta_rta_step step;
        json_open_array(&json, "trace");
        while (
            gpurta_rta_trace_next(trace, &step, report->times.a, report->times.b, report->times.c))
            json_step(report, &json, trace, &step);
        json_close(&json);
    }
    json_end(&json);
}

/* ---- CSV ---- */

static void csv_kernels(struct report *const report)
{
    FILE *const file = report->output.file;
    bool first = true;
    char space[NAME_SPACE];
    fputs("name,release,completion,response,deadline,meets_deadline\n", file);
    for (size_t i = 0; i < gpurta_rta_count(report->result); i++) {
        const gpurta_verdict verdict = gpurta_rta_kernel_verdict(report->result, i);
        csv_text(file, &first, kernel_name(report->scenario->program, i, space));
        for (int which = GPURTA_RTA_RELEASE; which <= GPURTA_RTA_DEADLINE; which++)
            if (gpurta_rta_time_of(report->result, i, (gpurta_rta_time)which, report->times.a))
                csv_time(file, &first, report->times.a);
            else
                csv_text(file, &first, "");
        csv_meets(file, &first, verdict);
        csv_end(file, &first);
    }
}

static void csv_trace(struct report *const report, gpurta_rta_trace *const trace)
{
    FILE *const file = report->output.file;
    struct times *const t = &report->times;
    gpurta_rta_step step;
    char space[NAME_SPACE];
    bool first = true;
    fputs("kernel,start,placed,left,repeat,every,t_a,g_f,h\n", file);
    while (gpurta_rta_trace_next(trace, &step, t->a, t->b, t->c)) {
        int64_t blocks;
        csv_text(file, &first, kernel_name(report->scenario->program, step.kernel, space));
        csv_time(file, &first, t->a);
        csv_int(file, &first, step.placed);
        csv_int(file, &first, step.left);
        csv_int(file, &first, step.repeat);
        csv_time(file, &first, t->c);
        csv_time(file, &first, t->b);
        csv_int(file, &first, step.free);
        fputc(',', file);
        for (size_t i = 0; gpurta_rta_trace_pair(trace, i, t->a, &blocks); i++)
            gmp_fprintf(file, "%s%Qd:%lld", i ? " " : "", t->a, (long long)blocks);
        csv_end(file, &first);
    }
}

/* ---- the command ---- */

static bool print_tables(struct report *const report, gpurta_rta_trace *const trace)
{
    const int64_t slots = gpurta_rta_slots(report->result);
    const char *const name = gpurta_platform_name(report->scenario->platform);
    const bool device = gpurta_platform_get(report->scenario->platform, GPURTA_PLATFORM_SMS) > 0;
    fprintf(report->output.file, "%s%s%s%lld slot%s; algorithm %s; times in %s\n\n",
            device ? "platform " : "", device ? name : "", device ? ": " : "", (long long)slots,
            slots == 1 ? "" : "s", algorithm_name(gpurta_rta_algorithm_used(report->result)),
            gpurta_unit_name(report->scenario->unit));
    return trace ? print_trace(report, trace) : print_kernels(report);
}

static int status_of(const gpurta_rta *const result)
{
    return gpurta_rta_verdict(result, NULL) == GPURTA_UNSCHEDULABLE ? EXIT_MISSED : EXIT_MET;
}

static int print_report(struct report *const report, const struct common *const common)
{
    gpurta_rta_trace *trace = NULL;
    gpurta_error error;
    if (report->trace) {
        const gpurta_status status = gpurta_rta_trace_create(&trace, report->result, &error);
        if (status != GPURTA_OK)
            return complain_status(status, &error);
    }
    bool good = output_open(&report->output, common->output);
    if (good) {
        if (common->format == FORMAT_TABLE)
            good = print_tables(report, trace);
        else if (common->format == FORMAT_JSON)
            print_json(report, trace);
        else if (trace)
            csv_trace(report, trace);
        else
            csv_kernels(report);
        if (good)
            good = output_close(&report->output);
        else
            output_discard(&report->output);
    }
    gpurta_rta_trace_destroy(trace);
    if (!good)
        return EXIT_UNABLE;
    return status_of(report->result);
}

/* The analysis knows when blocks run, not on which SM: the simulator, which agrees with it on
 * every completion, knows both. */
static int draw(const struct scenario *const scenario, const struct lanes_request *const request)
{
    gpurta_simulation *simulation;
    gpurta_options *options;
    gpurta_error error;
    gpurta_status status = gpurta_options_create(&options, &error);
    if (status != GPURTA_OK)
        return complain_status(status, &error);
    status = gpurta_options_set(options, GPURTA_OPTION_SIMULATE_BLOCKS, 1, &error);
    if (status == GPURTA_OK)
        status =
            gpurta_simulate(&simulation, scenario->program, scenario->platform, options, &error);
    gpurta_options_destroy(options);
    if (status != GPURTA_OK)
        return complain_status(status, &error);
    const int end = lanes_draw(scenario, simulation, request);
    gpurta_simulation_destroy(simulation);
    return end;
}

static int analyse(struct scenario *const scenario, const gpurta_options *const options,
                   const struct common *const common, const bool trace,
                   const struct lanes_request *const lanes)
{
    gpurta_rta *result;
    gpurta_error error;
    const gpurta_status status =
        gpurta_rta_analyse(&result, scenario->program, scenario->platform, options, &error);
    if (status != GPURTA_OK)
        return scenario_complain(scenario, NEED_KERNELS, status, &error);
    bool only_picture;
    int drawn = picture_target(lanes->svg, common, &only_picture);
    if (drawn < 0 && lanes->svg)
        drawn = draw(scenario, lanes);
    if (drawn < 0 && only_picture)
        drawn = status_of(result);
    if (drawn >= 0) {
        gpurta_rta_destroy(result);
        return drawn;
    }
    struct report report = {.scenario = scenario, .result = result, .trace = trace};
    mpq_init(report.times.a);
    mpq_init(report.times.b);
    mpq_init(report.times.c);
    const int status_to_exit = print_report(&report, common);
    mpq_clear(report.times.a);
    mpq_clear(report.times.b);
    mpq_clear(report.times.c);
    gpurta_rta_destroy(result);
    return status_to_exit;
}

static int find_algorithm(const char *const text, int64_t *const algorithm)
{
    static const char *const names[] = {"auto", "h-set", "closed-form"};
    for (*algorithm = GPURTA_RTA_AUTO; *algorithm <= GPURTA_RTA_CLOSED_FORM; ++*algorithm)
        if (strcmp(text, names[*algorithm]) == 0)
            return -1;
    complain("--algorithm: expected auto, h-set or closed-form, found \"%s\"", text);
    return EXIT_USAGE;
}

static int run(const int argc, char **const argv)
{
    const char *algorithm = "auto";
    struct lanes_request lanes = {NULL, NULL, NULL, NULL};
    bool trace = false;
    const struct flag flags[] = {
        {"algorithm", "NAME", &algorithm, NULL},    {"svg", "FILE", &lanes.svg, NULL},
        {"window", "FROM:TO", &lanes.window, NULL}, {"sms", "FIRST:LAST", &lanes.sms, NULL},
        {"height", "WHAT", &lanes.height, NULL},    {"trace", NULL, NULL, &trace}};
    struct common common;
    struct scenario scenario;
    gpurta_options *options;
    gpurta_error error;
    int64_t which;
    int end = parse_options(&common, flags, sizeof flags / sizeof flags[0], 1, help, argc, argv);
    if (end < 0)
        end = find_algorithm(algorithm, &which);
    if (end < 0)
        end = lanes_check(&lanes);
    if (end >= 0)
        return end;
    gpurta_status status = gpurta_options_create(&options, &error);
    if (status != GPURTA_OK)
        return complain_status(status, &error);
    status = gpurta_options_set(options, GPURTA_OPTION_RTA_ALGORITHM, which, &error);
    if (status == GPURTA_OK)
        status = gpurta_options_set(options, GPURTA_OPTION_RTA_TRACE, trace, &error);
    if (status != GPURTA_OK) {
        end = complain_status(status, &error);
    } else {
        end = scenario_read(&scenario, &common, "rta", NEED_KERNELS);
        if (end < 0)
            end = analyse(&scenario, options, &common, trace, &lanes);
        scenario_clear(&scenario);
    }
    gpurta_options_destroy(options);
    return end;
}

const struct command command_rta = {"rta", "completion and response times of kernels", run};
