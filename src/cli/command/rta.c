/* gpurta rta: completion and response times of kernels. */
#include "cli/base/flags.h"
#include "cli/base/kept.h"
#include "cli/base/report.h"
#include "cli/command/blame.h"
#include "cli/draw/lanes.h"
#include "cli/scenario/certificate.h"
#include "cli/scenario/platform_reader.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

static const char lesson[] =
    "gpurta rta FILE [options]\n"
    "\n"
    "When does each kernel complete, and does every job of it meet its deadline? Exact, for "
    "kernels\n"
    "whose blocks are alike (Paredes' free-block analysis, repeated until the schedule repeats).\n"
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
    "registers, shared_memory, release, period, deadline (default: period), stream, name. A "
    "kernel\n"
    "with a period is released strictly periodically; for less regular releases: gpurta bound.\n"
    "Times: 12, 1.5, 3/2, 2.5e-3, with or without a unit: ns us ms s.\n";

#define ENDING                                                                                     \
    "Exit status: 0 every job meets its deadline or none is given, 1 a deadline is missed or the " \
    "limit was reached before that was known, 2 wrong usage or input, 3 runtime error."

struct request {
    struct lanes_request lanes;
    int64_t algorithm;
    bool trace;
    int64_t limit;
};

static const struct flag flags[] = {
    FLAG(struct request, trace, FLAG_SWITCH, NULL, .option = GPURTA_OPTION_RTA_TRACE,
         .says = "the steps of the algorithm instead of the kernels (table, csv), or beside them "
                 "(json)"),
    FLAG(struct request, algorithm, FLAG_WORD, "NAME", .option = GPURTA_OPTION_RTA_ALGORITHM),
    FLAG(struct request, limit, FLAG_COUNT, "N", .option = GPURTA_OPTION_RTA_LIMIT),
    LANES_FLAGS(struct request, lanes),
};

struct report {
    const struct scenario *scenario;
    const gpurta_result *result;
    bool deadlines;          /* some kernel has one */
    gpurta_rta_trace *trace; /* NULL: not asked for */
    gpurta_rta_step step;    /* of the trace, that was read last */
    mpq_t start, t_a, every; /* of it */
};

/* ---- kernels ---- */

enum { SOME_DEADLINE = 1, PERIODIC = 2, TRACED = 4 };

static const struct field kernel_fields[] = {
    {.column = GPURTA_RTA_KERNELS_NAME, .title = "kernel"},
    {.column = GPURTA_RTA_KERNELS_BLOCKS, .where = IN_TABLE},
    {.column = GPURTA_RTA_KERNELS_WCET, .where = IN_TABLE},
    {.column = GPURTA_RTA_KERNELS_RELEASE},
    {.column = GPURTA_RTA_KERNELS_COMPLETION},
    {.column = GPURTA_RTA_KERNELS_RESPONSE},
    {.column = GPURTA_RTA_KERNELS_WORST_JOB,
     .title = "worst job",
     .where = IN_TABLE,
     .when = PERIODIC},
    {.column = GPURTA_RTA_KERNELS_WORST_RELEASE,
     .title = "released",
     .where = IN_TABLE,
     .when = PERIODIC},
    {.column = GPURTA_RTA_KERNELS_WORST_RESPONSE,
     .title = "worst response",
     .where = IN_TABLE,
     .when = PERIODIC},
    {.column = GPURTA_RTA_KERNELS_DEADLINE, .when = SOME_DEADLINE},
    {.column = GPURTA_RTA_KERNELS_MEETS_DEADLINE, .title = "verdict", .when = SOME_DEADLINE},
    {.column = GPURTA_RTA_KERNELS_WORST_JOB, .where = IN_DATA},
    {.column = GPURTA_RTA_KERNELS_WORST_RELEASE, .where = IN_DATA},
    {.column = GPURTA_RTA_KERNELS_WORST_RESPONSE, .where = IN_DATA},
};
static const struct rows kernels = {"kernels", kernel_fields, FIELDS(kernel_fields),
                                    .table = GPURTA_RTA_KERNELS};

/* ---- trace ---- */

static bool has_pair(struct row *const row)
{
    const struct report *const report = row->of;
    return gpurta_rta_trace_pair(report->trace, row->at[row->depth], row->time, &row->count);
}

static const struct field pair_fields[] = {
    {"time", .kind = FIELD_TIME},
    {"blocks", .kind = FIELD_COUNT},
};
static const struct rows pairs = {"h", pair_fields, FIELDS(pair_fields), .has = has_pair,
                                  .tuple = true};

static bool has_step(struct row *const row)
{
    struct report *const report = row->of;
    return gpurta_rta_trace_next(report->trace, &report->step, report->start, report->t_a,
                                 report->every);
}

enum {
    STEP_KERNEL,
    STEP_PLACED,
    STEP_LEFT,
    STEP_REPEAT,
    STEP_FREE,
    STEP_START,
    STEP_EVERY,
    STEP_T_A
};

static bool get_step(struct row *const row)
{
    const struct report *const report = row->of;
    const gpurta_rta_step *const step = &report->step;
    row->left_out =
        (row->field->which == STEP_REPEAT || row->field->which == STEP_EVERY) && step->repeat == 1;
    switch (row->field->which) {
    case STEP_KERNEL:
        return row_text(row, result_text(report->scenario->resolved, GPURTA_MODEL_OPERATIONS_NAME,
                                         step->kernel));
    case STEP_PLACED:
        return row_count(row, step->placed);
    case STEP_LEFT:
        return row_count(row, step->left);
    case STEP_REPEAT:
        return row_count(row, step->repeat);
    case STEP_FREE:
        return row_count(row, step->free);
    case STEP_START:
        return row_time(row, report->start);
    case STEP_EVERY:
        return row_time(row, report->every);
    default:
        return row_time(row, report->t_a);
    }
}

static const struct field step_fields[] = {
    {"kernel", NULL, FIELD_TEXT, .which = STEP_KERNEL},
    {"start", NULL, FIELD_TIME, .which = STEP_START},
    {"placed", NULL, FIELD_COUNT, .which = STEP_PLACED},
    {"left", NULL, FIELD_COUNT, .which = STEP_LEFT, .where = IN_DATA},
    {"repeat", NULL, FIELD_COUNT, .which = STEP_REPEAT},
    {"left", NULL, FIELD_COUNT, .which = STEP_LEFT, .where = IN_TABLE},
    {"every", NULL, FIELD_TIME, .which = STEP_EVERY, .where = IN_DATA},
    {"t_a", NULL, FIELD_TIME, .which = STEP_T_A},
    {"g_f", NULL, FIELD_COUNT, .which = STEP_FREE},
    {"h", NULL, FIELD_LIST, .inner = &pairs},
};
static const struct rows steps = {"trace",         step_fields,     FIELDS(step_fields),
                                  .has = has_step, .get = get_step, .when = TRACED};

/* ---- the result as a whole ---- */

static const struct field whole_fields[] = {
    {.column = GPURTA_RTA_ALGORITHM},   {.column = GPURTA_RTA_SLOTS},
    {.column = GPURTA_RTA_SLOTS_EXACT}, {.column = GPURTA_RTA_VERDICT},
    {.column = GPURTA_RTA_REASON},      {.column = GPURTA_RTA_JOBS},
    {.column = GPURTA_RTA_EXHAUSTIVE},  {.column = GPURTA_RTA_SUSTAINABLE},
};
static const struct rows whole = {.fields = whole_fields, .count = FIELDS(whole_fields)};

/* ---- printing ---- */

static void print_heading(const struct report *const report, FILE *const file)
{
    const gpurta_platform *const platform = report->scenario->platform;
    const int64_t slots = result_count(report->result, GPURTA_RTA_SLOTS, 0);
    const bool exact = result_count(report->result, GPURTA_RTA_SLOTS_EXACT, 0) != 0;
    if (gpurta_platform_get(platform, GPURTA_PLATFORM_SMS) > 0)
        fprintf(file, "platform %s: ", gpurta_platform_title(platform));
    fprintf(file, "%lld slot%s%s; algorithm %s; times in %s\n", (long long)slots,
            slots == 1 ? "" : "s", exact ? "" : " for certain",
            result_text(report->result, GPURTA_RTA_ALGORITHM, 0),
            gpurta_unit_name(report->scenario->unit));
    if (!exact)
        fputs(
            "An idle GPU takes more blocks, but one may find no place although fewer are resident "
            "(U3):\ntimes are upper bounds.\n",
            file);
    fputc('\n', file);
}

/* Why kernels are late: in a simulation as long as their worst jobs need. */
static void print_blame(const struct report *const report, FILE *const file)
{
    gpurta_options *options;
    LOCAL_MPQ(until, time);
    if (result_verdict(report->result, GPURTA_RTA_VERDICT, 0) != GPURTA_UNSCHEDULABLE ||
        !succeeded(gpurta_options_create(&options, NULL)))
        return;
    for (size_t i = 0; i < gpurta_rows(report->result, GPURTA_RTA_KERNELS); i++)
        if (result_time(report->result, GPURTA_RTA_KERNELS_WORST_RELEASE, i, time) &&
            mpq_cmp(time, until) > 0)
            mpq_set(until, time);
    mpq_set_ui(time, 1, 1);
    mpq_add(until, until, time);
    if (succeeded(gpurta_options_set_time(options, GPURTA_OPTION_SIMULATE_UNTIL, until, NULL)))
        blame_operations(report->scenario, options, file);
    gpurta_options_destroy(options);
}

static bool print_table(struct row *const row, const struct output *const output)
{
    const struct report *const report = row->of;
    const gpurta_result *const result = report->result;
    const int64_t jobs = result_count(result, GPURTA_RTA_JOBS, 0);
    print_heading(report, output->file);
    if (report->trace) {
        if (!rows_table(&steps, row, output))
            return false;
        fputs("\nleft: blocks still to be placed; repeat: rounds that a line stands for; t_a: the "
              "latest start so far,\nbefore which no block starts any more; g_f: free slots at "
              "t_a; h: (time, slots) that come free after it\n",
              output->file);
        return true;
    }
    if (!rows_table(&kernels, row, output))
        return false;
    if (report->deadlines)
        fprintf(output->file, "\n%s: %s%s\n",
                gpurta_verdict_name(result_verdict(result, GPURTA_RTA_VERDICT, 0)),
                result_text(result, GPURTA_RTA_REASON, 0), scenario_unmeasured(report->scenario));
    if (report->deadlines)
        print_blame(report, output->file);
    if (!result_count(result, GPURTA_RTA_EXHAUSTIVE, 0) && jobs)
        fprintf(output->file, "worst of %lld jobs; later ones were not analysed\n",
                (long long)jobs);
    partitions_print(report->scenario, output->file);
    return true;
}

static const struct rows *const results[] = {
    &whole, &kernels, &steps, &partition_rows, &partition_queues, &scenario_assumptions, NULL};

/* ---- the certificate ---- */

/* By which rule of doc/certificates.md the verdicts are known. */
static const char *rule_of(const struct report *const report)
{
    if (result_count(report->result, GPURTA_RTA_EXHAUSTIVE, 0))
        return scenario_is_periodic(report->scenario) ? "cycle" : "once";
    return result_verdict(report->result, GPURTA_RTA_VERDICT, 0) == GPURTA_SCHEDULABLE
               ? "any-phase"
               : "some-jobs";
}

static void certify_kernel(struct certificate *const c, const struct report *const report,
                           const size_t i, mpq_t t)
{
    static const gpurta_column times[] = {GPURTA_RTA_KERNELS_COMPLETION,
                                          GPURTA_RTA_KERNELS_WORST_RELEASE,
                                          GPURTA_RTA_KERNELS_WORST_RESPONSE};
    /* of all jobs, or not claimed */
    const bool all = result_count(report->result, GPURTA_RTA_EXHAUSTIVE, 0) != 0;
    json_open_flat(&c->json, NULL, '{');
    json_text(&c->json, "name",
              result_text(report->scenario->resolved, GPURTA_MODEL_OPERATIONS_NAME, i));
    for (size_t k = 0; k < FIELDS(times); k++)
        certificate_time(c, gpurta_column_info(times[k])->name,
                         (k == 0 || all) && result_time(report->result, times[k], i, t), t);
    json_text(
        &c->json, "verdict",
        gpurta_verdict_name(result_verdict(report->result, GPURTA_RTA_KERNELS_MEETS_DEADLINE, i)));
    json_close(&c->json);
}

static int certify(const struct call *const call, const struct report *const report)
{
    struct certificate c;
    const int end = certificate_begin(&c, call, report->scenario);
    if (end >= 0)
        return end;
    json_text(&c.json, "rule", rule_of(report));
    json_int(&c.json, "slots", result_count(report->result, GPURTA_RTA_SLOTS, 0));
    json_bool(&c.json, "slots_exact", result_count(report->result, GPURTA_RTA_SLOTS_EXACT, 0) != 0);
    json_text(&c.json, "verdict",
              gpurta_verdict_name(result_verdict(report->result, GPURTA_RTA_VERDICT, 0)));
    json_open_array(&c.json, "kernels");
    LOCAL_MPQ(t);
    for (size_t i = 0; i < gpurta_rows(report->result, GPURTA_RTA_KERNELS); i++)
        certify_kernel(&c, report, i, t);
    json_close(&c.json);
    return certificate_end(&c);
}

/* ---- the command ---- */

static int status_of(const struct report *const report)
{
    return !report->deadlines ||
                   result_verdict(report->result, GPURTA_RTA_VERDICT, 0) == GPURTA_SCHEDULABLE
               ? EXIT_MET
               : EXIT_MISSED;
}

/* Begins the trace; each step is printed with the whole of h, whose pairs --limit bounds. */
static int begin_trace(struct report *const report, const int64_t limit)
{
    int64_t left = limit;
    for (int walk = 0; walk < 2; walk++) { /* counts, and goes back to the start */
        gpurta_error error;
        gpurta_rta_trace_destroy(report->trace);
        const gpurta_status status =
            gpurta_rta_trace_create(&report->trace, report->result, &error);
        if (status != GPURTA_OK)
            return complain_status(status, &error);
        while (!walk && left >= 0 &&
               gpurta_rta_trace_next(report->trace, &report->step, report->start, report->t_a,
                                     report->every))
            left -= (int64_t)report->step.pairs + 1;
    }
    if (left >= 0)
        return -1;
    complain("--trace: its steps have more than %" PRId64
             " pairs of time and blocks; --limit N allows more",
             limit);
    return EXIT_USAGE;
}

static int print_result(struct report *const report, const struct common *const common,
                        const bool trace, const int64_t limit)
{
    mpq_inits(report->start, report->t_a, report->every, NULL);
    const struct result result = {
        "rta",           print_table,          .csv = trace ? &steps : &kernels,
        .rows = results, .of = report->result, .whole = !trace};
    const bool table = common->format == FORMAT_TABLE;
    const unsigned shown = (!table || report->deadlines ? SOME_DEADLINE : 0u) |
                           (!table || scenario_is_periodic(report->scenario) ? PERIODIC : 0u) |
                           (trace ? TRACED : 0u) | partitions_shown(report->scenario);
    int end = trace ? begin_trace(report, limit) : -1;
    if (end < 0)
        end =
            result_print(&result, report, shown, common, gpurta_unit_name(report->scenario->unit));
    mpq_clears(report->start, report->t_a, report->every, NULL);
    gpurta_rta_trace_destroy(report->trace);
    return end < 0 ? status_of(report) : end;
}

/* The analysis knows when blocks run, not on which SM: the simulator, which agrees with it on
 * every completion, or is earlier where the slots are a bound, knows both. */
static int draw(const struct scenario *const scenario, const struct lanes_request *const request)
{
    gpurta_result *simulation;
    gpurta_options *options;
    gpurta_error error;
    gpurta_status status = gpurta_options_create(&options, &error);
    if (status != GPURTA_OK)
        return complain_status(status, &error);
    status = gpurta_options_set(options, GPURTA_OPTION_SIMULATE_EXPLAIN, 1, &error);
    if (status == GPURTA_OK)
        status = gpurta_simulate(scenario->given.model, options, &simulation, &error);
    gpurta_options_destroy(options);
    if (status != GPURTA_OK)
        return complain_status(status, &error);
    const struct lanes_source source = {scenario->document.name, scenario->resolved,
                                        scenario->platform,      simulation,
                                        scenario->unit,          NULL};
    const int end = lanes_draw(&source, request);
    gpurta_result_destroy(simulation);
    return end;
}

static int analyse(struct call *const call, struct scenario *const scenario,
                   const gpurta_result *const result)
{
    const char *premises[MOST_PREMISES];
    scenario_premises(scenario, premises, 0, result, GPURTA_RTA_ASSUMPTIONS_ASSUMPTION);
    const struct request *const request = call->request;
    const struct lanes_request *const lanes = &request->lanes;
    bool only_picture;
    int end = picture_target(lanes->svg, &call->common, &only_picture);
    if (end < 0 && lanes->svg)
        end = draw(scenario, lanes);
    struct report report = {
        .scenario = scenario, .result = result, .step = {.size = sizeof report.step}};
    gpurta_verdict verdict;
    report.deadlines = gpurta_get_verdict(result, GPURTA_RTA_VERDICT, 0, &verdict) == GPURTA_OK;
    if (end < 0 && call->common.certificate)
        end = certify(call, &report);
    if (end >= 0 || only_picture)
        return end < 0 ? status_of(&report) : end;
    return print_result(&report, &call->common, request->trace, request->limit);
}

static int run(struct call *const call, struct scenario *const scenario)
{
    static const char *const model[] = {NULL};
    gpurta_error error;
    int end = certificate_check(call, scenario, model,
                                ((const struct request *)call->request)->lanes.svg);
    if (end >= 0)
        return end;
    if (!call->common.certificate)
        scenario_forget_kernels(scenario);
    const bool trace = ((const struct request *)call->request)->trace;
    const char *const name = trace ? "rta --trace" : "rta";
    gpurta_result *result = result_kept(name);
    const gpurta_status status =
        result ? GPURTA_OK : gpurta_rta(scenario->given.model, call->options, &result, &error);
    if (status != GPURTA_OK)
        return scenario_complain(scenario, NEED_KERNELS, status, &error);
    end = analyse(call, scenario, result);
    result_leave(name, result, NULL);
    return end;
}

const struct command command_rta = {
    .name = "rta",
    .summary = "completion and response times of kernels",
    .lesson = lesson,
    .ending = ENDING,
    .flags = flags,
    .flag_count = FLAGS(flags),
    .takes = TAKES_KERNELS | TAKES_VARY | TAKES_IGNORE | TAKES_CERTIFICATE,
    .files = 1,
    .request_size = sizeof(struct request),
    .needs = NEED_KERNELS,
    .run = run,
};
