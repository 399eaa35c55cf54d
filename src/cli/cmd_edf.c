/* gpurta edf: demand test, response times, servers, sensitivity and simulation under EDF. */
#include "edf_svg.h"
#include "output.h"

#include <stdlib.h>
#include <string.h>

static const char help[] =
    "gpurta edf FILE [options]\n"
    "\n"
    "Are tasks that use the whole GPU schedulable under preemptive EDF, what is each one's worst\n"
    "response time, and which servers isolate the rest? Exact demand test (QPA), Spuri's response\n"
    "times, constant bandwidth servers.\n"
    "\n"
    "Write down the tasks; servers and costs if there are any:\n"
    "\n"
    "    time_unit: ms\n"
    "    edf: {overhead: 0.1, latency: 0.05}\n"
    "    tasks:\n"
    "      - {name: camera, wcet: 7.9, period: 33}\n"
    "      - {name: lane, wcet: 27, period: 66, deadline: 60, nonpreemptable: 2}\n"
    "      - {name: best-effort, wcet: 2, period: 40, server: s}\n"
    "    servers:\n"
    "      - {name: s, budget: 2.2, period: 40}\n"
    "\n"
    "and ask:\n"
    "\n"
    "    gpurta edf tasks.yaml                      a table\n"
    "    gpurta edf tasks.yaml --format json        exact values for programs\n"
    "    gpurta edf tasks.yaml --explain            the demand of each task, where it is too much\n"
    "    gpurta edf tasks.yaml --sensitivity        how much overhead, C, P, budget could change\n"
    "    gpurta edf tasks.yaml --svg demand.svg     demand against time\n"
    "    gpurta edf tasks.yaml --simulate --execution best-effort=30 --svg run.svg\n"
    "                                               a schedule in which a served task overruns\n"
    "\n"
    "Keys of a task: wcet, period, deadline (default: period), nonpreemptable, server, name.\n"
    "Times: 12, 1.5, 3/2, 2.5e-3, with or without a unit: ns us ms s.\n"
    "\n"
    "Options:\n"
    "  --overhead TIME         cost of a submission and a preemption, added to every wcet\n"
    "  --latency TIME          delay from CPU to GPU, subtracted from every deadline\n"
    "  --explain               demand of each task at the witness\n"
    "  --at TIME               the same at another time\n"
    "  --sensitivity           largest and smallest values that stay schedulable\n"
    "  --limit N               most task evaluations of the test, of the responses, and of all\n"
    "                          searches of --sensitivity together (default 20000000)\n"
    "  --simulate              also run the tasks once, and show responses\n"
    "  --horizon TIME          of the simulation: no release from then on (default: from the\n"
    "                          largest offset twice the longest period or deadline, at most\n"
    "                          about 10000 releases)\n"
    "  --offset NAME=TIME,...  first releases (default 0)\n"
    "  --execution NAME=TIME,...\n"
    "                          what jobs really need (default: wcet)\n"
    "  --preemption-cost TIME  in the simulation (default: the overhead)\n"
    "  --svg FILE              picture of the demand, or with --simulate of the schedule;\n"
    "                          '-': only that\n"
    "  --format FORMAT         table (default), json, csv\n"
    "  -o, --output FILE       write there instead of standard output\n"
    "  --help, --version\n"
    "\n"
    "Exit status: 0 schedulable, 1 not schedulable or unknown, 2 wrong usage or input, 3 could\n"
    "not do it. More: man gpurta-edf\n";

struct texts {
    const char *overhead, *latency, *at, *limit, *horizon, *offset, *execution, *cost, *svg;
    bool explain, sensitivity, simulate;
};

struct report {
    struct scenario *scenario;
    const struct texts *texts;
    gpurta_options *options;
    gpurta_edf *result;
    gpurta_edf_schedule *schedule; /* NULL: not asked for */
    struct output output;
    mpq_t a, b, c, at, horizon;
    mpq_t latest; /* the largest offset */
    int64_t limit;
    bool shortened; /* the horizon is a default that was cut to bound the work */
    bool explained; /* the demand at `at` is shown */
};

static const char *unit_of(const struct report *const report)
{
    return gpurta_unit_name(report->scenario->unit);
}

static void print_time(FILE *const file, mpq_srcptr time, const enum rounding rounding)
{
    char *const text = time_for_people(time, rounding);
    fputs(text ? text : "?", file);
    free(text);
}

/* Of the GPU: rounded up, but never up to 1, which would be another answer. */
static enum rounding share_rounding(mpq_srcptr share)
{
    mpq_t near;
    mpq_init(near);
    mpq_set_ui(near, 999999, 1000000);
    const bool below = mpq_cmp_ui(share, 1, 1) < 0 && mpq_cmp(share, near) > 0;
    mpq_clear(near);
    return below ? ROUND_DOWN : ROUND_UP;
}

static bool is_direct(const struct report *const report, const size_t i)
{
    return gpurta_tasks_server_of(report->scenario->tasks, i) == GPURTA_NO_SERVER;
}

static bool has_responses(struct report *const report)
{
    bool has = false;
    for (size_t i = 0; i < gpurta_edf_count(report->result) && !has; i++)
        has = gpurta_edf_time_of(report->result, i, GPURTA_EDF_RESPONSE, report->a);
    return has;
}

static size_t count_of(const struct report *const report)
{
    return gpurta_edf_count(report->result);
}

/* ---- sensitivity ---- */

struct question {
    const char *name;
    gpurta_edf_parameter parameter;
    bool of_task, of_server;
};

static const struct question questions[] = {
    {"largest overhead", GPURTA_EDF_MAX_OVERHEAD, false, false},
    {"largest factor of all wcet", GPURTA_EDF_MAX_SCALE, false, false},
    {"largest wcet", GPURTA_EDF_MAX_WCET, true, false},
    {"smallest period", GPURTA_EDF_MIN_PERIOD, true, false},
    {"smallest budget", GPURTA_EDF_MIN_BUDGET, false, true},
    {"largest budget", GPURTA_EDF_MAX_BUDGET, false, true},
};
#define QUESTIONS (sizeof questions / sizeof questions[0])

struct answer {
    gpurta_verdict found;
    bool applies;
};

/* Answer to a question about an item into a..b; returns -1, or the exit status to end with. */
static int ask(struct report *const report, const struct question *const question,
               const size_t item, struct answer *const answer)
{
    gpurta_error error;
    const gpurta_status status =
        gpurta_edf_sensitivity(&answer->found, report->a, report->b, report->scenario->tasks,
                               question->parameter, item, report->options, &error);
    answer->applies = status != GPURTA_NOT_APPLICABLE;
    return status == GPURTA_OK || !answer->applies ? -1 : complain_status(status, &error);
}

static size_t items_of(const struct report *const report, const struct question *const question)
{
    return question->of_task     ? count_of(report)
           : question->of_server ? gpurta_edf_servers(report->result)
                                 : 1;
}

/* All searches of the request share one limit. */
static int share_limit(struct report *const report)
{
    gpurta_error error;
    int64_t searches = 0;
    for (size_t q = 0; q < QUESTIONS; q++)
        for (size_t i = 0; i < items_of(report, &questions[q]); i++)
            searches += !questions[q].of_task || is_direct(report, i);
    const int64_t share = report->limit / searches;
    const gpurta_status status =
        gpurta_options_set(report->options, GPURTA_OPTION_EDF_LIMIT, share ? share : 1, &error);
    return status == GPURTA_OK ? -1 : complain_status(status, &error);
}

/* Calls `put` for every question and item that has an answer. */
static int each_answer(struct report *const report,
                       void (*const put)(struct report *, const struct question *, size_t,
                                         gpurta_verdict, void *),
                       void *const context)
{
    const int bad = share_limit(report);
    if (bad >= 0)
        return bad;
    for (size_t q = 0; q < QUESTIONS; q++)
        for (size_t i = 0; i < items_of(report, &questions[q]); i++) {
            struct answer answer;
            if (questions[q].of_task && !is_direct(report, i))
                continue;
            const int end = ask(report, &questions[q], i, &answer);
            if (end >= 0)
                return end;
            if (answer.applies)
                put(report, &questions[q], i, answer.found, context);
        }
    return -1;
}

static const char *item_name(const struct report *const report,
                             const struct question *const question, const size_t item,
                             char space[NAME_SPACE])
{
    return question->of_task     ? task_name(report->scenario->tasks, item, space)
           : question->of_server ? server_name(report->scenario->tasks, item, space)
                                 : "";
}

static bool is_minimum(const struct question *const question)
{
    return question->parameter == GPURTA_EDF_MIN_PERIOD ||
           question->parameter == GPURTA_EDF_MIN_BUDGET;
}

/* ---- table ---- */

static void server_cell(const struct report *const report, struct table *const table,
                        const size_t i)
{
    char space[NAME_SPACE];
    const int64_t server = gpurta_tasks_server_of(report->scenario->tasks, i);
    table_text(table,
               server < 0 ? "-" : server_name(report->scenario->tasks, (size_t)server, space),
               COLOUR_NONE);
}

static void given_cell(struct report *const report, struct table *const table, const size_t i,
                       const gpurta_task_time which)
{
    if (gpurta_tasks_time(report->scenario->tasks, i, which, report->a))
        table_time(table, report->a, ROUND_DOWN);
    else
        table_text(table, "-", COLOUR_NONE);
}

static void verdict_cell(struct table *const table, const gpurta_verdict verdict,
                         const bool deadline)
{
    if (verdict == GPURTA_SCHEDULABLE)
        table_text(table, "met", COLOUR_GOOD);
    else if (verdict == GPURTA_UNSCHEDULABLE)
        table_text(table, "MISSED", COLOUR_BAD);
    else
        table_text(table, deadline ? "unknown" : "-", COLOUR_NONE);
}

static bool print_tasks(struct report *const report)
{
    static const struct column columns[] = {{"task", ALIGN_LEFT},      {"wcet", ALIGN_RIGHT},
                                            {"period", ALIGN_RIGHT},   {"response", ALIGN_RIGHT},
                                            {"deadline", ALIGN_RIGHT}, {"verdict", ALIGN_LEFT},
                                            {"server", ALIGN_LEFT}};
    struct table *const table = table_create(columns, gpurta_edf_servers(report->result) ? 7 : 6);
    char space[NAME_SPACE];
    for (size_t i = 0; i < count_of(report); i++) {
        table_text(table, task_name(report->scenario->tasks, i, space), COLOUR_NONE);
        gpurta_tasks_time(report->scenario->tasks, i, GPURTA_TASK_WCET, report->a);
        table_time(table, report->a, ROUND_UP);
        given_cell(report, table, i, GPURTA_TASK_PERIOD);
        if (gpurta_edf_time_of(report->result, i, GPURTA_EDF_RESPONSE, report->a))
            table_time(table, report->a, ROUND_UP);
        else
            table_text(table, "-", COLOUR_NONE);
        given_cell(report, table, i, GPURTA_TASK_DEADLINE);
        const bool deadline = gpurta_edf_time_of(report->result, i, GPURTA_EDF_DEADLINE, report->a);
        verdict_cell(table, gpurta_edf_task_verdict(report->result, i), deadline);
        if (gpurta_edf_servers(report->result))
            server_cell(report, table, i);
    }
    const bool good = table_print(table, &report->output);
    table_destroy(table);
    return good;
}

static bool print_servers(struct report *const report)
{
    static const struct column columns[] = {{"server", ALIGN_LEFT},
                                            {"budget", ALIGN_RIGHT},
                                            {"period", ALIGN_RIGHT},
                                            {"bandwidth", ALIGN_RIGHT}};
    struct table *const table = table_create(columns, 4);
    char space[NAME_SPACE];
    fputc('\n', report->output.file);
    for (size_t i = 0; i < gpurta_edf_servers(report->result); i++) {
        table_text(table, server_name(report->scenario->tasks, i, space), COLOUR_NONE);
        gpurta_tasks_server(report->scenario->tasks, i, report->a, report->b);
        table_time(table, report->a, ROUND_UP);
        table_time(table, report->b, ROUND_UP);
        gpurta_edf_bandwidth(report->result, i, report->a);
        table_time(table, report->a, share_rounding(report->a));
    }
    const bool good = table_print(table, &report->output);
    table_destroy(table);
    return good;
}

/* a := demand of all tasks + blocking at `at`, b := blocking */
static void sum_at(struct report *const report)
{
    gpurta_edf_blocking(report->result, report->at, report->b);
    mpq_set(report->a, report->b);
    for (size_t i = 0; i < count_of(report); i++) {
        gpurta_edf_demand(report->result, i, report->at, report->c);
        mpq_add(report->a, report->a, report->c);
    }
}

/* c := (1 - U_s) at */
static void supply_at(struct report *const report)
{
    gpurta_edf_server_utilization(report->result, report->c);
    mpq_mul(report->c, report->c, report->at);
    mpq_sub(report->c, report->at, report->c);
}

/* jobs := floor((t - D)/P) + 1, from the demand in report->c: demand / (C + o) */
static void jobs_cell(struct report *const report, struct table *const table, const size_t i)
{
    gpurta_tasks_time(report->scenario->tasks, i, GPURTA_TASK_WCET, report->a);
    mpq_add(report->a, report->a, report->scenario->edf.overhead);
    mpq_div(report->b, report->c, report->a);
    table_time(table, report->b, ROUND_UP);
    table_time(table, report->a, ROUND_UP);
    table_time(table, report->c, ROUND_UP);
}

static bool print_explanation(struct report *const report)
{
    static const struct column columns[] = {{"task", ALIGN_LEFT},    {"D - J", ALIGN_RIGHT},
                                            {"period", ALIGN_RIGHT}, {"jobs", ALIGN_RIGHT},
                                            {"C + o", ALIGN_RIGHT},  {"demand", ALIGN_RIGHT}};
    FILE *const file = report->output.file;
    struct table *const table = table_create(columns, 6);
    char space[NAME_SPACE];
    fputs("\nat t = ", file);
    print_time(file, report->at, ROUND_UP);
    fputs(": jobs = max(0, floor((t - (D - J)) / period) + 1)\n\n", file);
    for (size_t i = 0; i < count_of(report); i++) {
        if (!is_direct(report, i))
            continue;
        table_text(table, task_name(report->scenario->tasks, i, space), COLOUR_NONE);
        gpurta_edf_time_of(report->result, i, GPURTA_EDF_DEADLINE, report->a);
        mpq_sub(report->a, report->a, report->scenario->edf.latency);
        table_time(table, report->a, ROUND_DOWN);
        given_cell(report, table, i, GPURTA_TASK_PERIOD);
        gpurta_edf_demand(report->result, i, report->at, report->c);
        jobs_cell(report, table, i);
    }
    const bool good = table_print(table, &report->output);
    table_destroy(table);
    sum_at(report);
    fputs("\ndemand with blocking ", file);
    print_time(file, report->b, ROUND_UP);
    fputs(": h + B = ", file);
    print_time(file, report->a, ROUND_UP);
    supply_at(report);
    fprintf(file, " %s ", mpq_cmp(report->a, report->c) > 0 ? ">" : "<=");
    print_time(file, report->c, ROUND_DOWN);
    fputs(gpurta_edf_servers(report->result) ? " = (1 - Us) t\n" : " = t\n", file);
    return good;
}

static void answer_row(struct report *const report, const struct question *const question,
                       const size_t item, const gpurta_verdict found, void *const context)
{
    struct table *const table = context;
    char space[NAME_SPACE];
    table_text(table, question->name, COLOUR_NONE);
    table_text(table, item_name(report, question, item, space), COLOUR_NONE);
    if (found == GPURTA_UNSCHEDULABLE) {
        table_text(table, "none", COLOUR_BAD);
        table_text(table, "no value makes the set schedulable", COLOUR_NONE);
        return;
    }
    const bool minimum = is_minimum(question), exact = mpq_equal(report->a, report->b);
    if (found == GPURTA_UNKNOWN)
        table_text(table, "unknown", COLOUR_NONE);
    else
        table_time(table, minimum ? report->b : report->a, minimum ? ROUND_UP : ROUND_DOWN);
    if (exact && found == GPURTA_SCHEDULABLE) {
        table_text(table, "exact", COLOUR_NONE);
        return;
    }
    char *const edge =
        time_for_people(minimum ? report->a : report->b, minimum ? ROUND_DOWN : ROUND_UP);
    char text[80];
    snprintf(text, sizeof text, "limit reached; not %s %.40s", minimum ? "below" : "above",
             edge ? edge : "?");
    free(edge);
    table_text(table, text, COLOUR_NONE);
}

static int print_sensitivity(struct report *const report)
{
    static const struct column columns[] = {
        {"sensitivity", ALIGN_LEFT}, {"of", ALIGN_LEFT}, {"value", ALIGN_RIGHT}, {"", ALIGN_LEFT}};
    struct table *const table = table_create(columns, 4);
    int end = each_answer(report, answer_row, table);
    if (end < 0) {
        fputc('\n', report->output.file);
        if (!table_print(table, &report->output))
            end = EXIT_UNABLE;
    }
    table_destroy(table);
    return end;
}

/* Jobs, missed deadlines and preemptions of a task in the simulation. */
struct tally {
    int64_t jobs, missed, preemptions;
};

static struct tally tally_of(struct report *const report, const size_t index)
{
    struct tally tally = {0, 0, 0};
    size_t task, preemptions;
    for (size_t i = 0; gpurta_edf_schedule_job(report->schedule, i, &task, &preemptions); i++) {
        if (task != index)
            continue;
        gpurta_edf_schedule_time(report->schedule, i, GPURTA_EDF_JOB_COMPLETION, report->a);
        tally.jobs++;
        tally.preemptions += (int64_t)preemptions;
        tally.missed +=
            gpurta_edf_schedule_time(report->schedule, i, GPURTA_EDF_JOB_DEADLINE, report->b) &&
            mpq_cmp(report->a, report->b) > 0;
    }
    return tally;
}

static bool print_simulation(struct report *const report)
{
    static const struct column columns[] = {{"simulated", ALIGN_LEFT},
                                            {"jobs", ALIGN_RIGHT},
                                            {"response", ALIGN_RIGHT},
                                            {"missed", ALIGN_RIGHT},
                                            {"preempted", ALIGN_RIGHT}};
    FILE *const file = report->output.file;
    struct table *const table = table_create(columns, 5);
    char space[NAME_SPACE];
    fputs("\nsimulation: releases before ", file);
    print_time(file, report->horizon, ROUND_UP);
    fputs(report->shortened ? " (shortened to bound the work; --horizon for more)\n\n" : "\n\n",
          file);
    for (size_t i = 0; i < count_of(report); i++) {
        const struct tally tally = tally_of(report, i);
        table_text(table, task_name(report->scenario->tasks, i, space), COLOUR_NONE);
        table_int(table, tally.jobs);
        if (gpurta_edf_schedule_worst(report->schedule, i, report->a))
            table_time(table, report->a, ROUND_UP);
        else
            table_text(table, "-", COLOUR_NONE);
        table_int(table, tally.missed);
        table_int(table, tally.preemptions);
    }
    const bool good = table_print(table, &report->output);
    table_destroy(table);
    return good;
}

static void print_head(struct report *const report)
{
    FILE *const file = report->output.file;
    fputs("EDF", file);
    if (mpq_sgn(report->scenario->edf.overhead)) {
        fputs("; overhead ", file);
        print_time(file, report->scenario->edf.overhead, ROUND_UP);
    }
    if (mpq_sgn(report->scenario->edf.latency)) {
        fputs("; latency ", file);
        print_time(file, report->scenario->edf.latency, ROUND_UP);
    }
    gpurta_edf_utilization(report->result, report->a);
    fputs("; utilization ", file);
    print_time(file, report->a, share_rounding(report->a));
    if (gpurta_edf_servers(report->result)) {
        gpurta_edf_server_utilization(report->result, report->a);
        fputs(", servers ", file);
        print_time(file, report->a, share_rounding(report->a));
    }
    fprintf(file, "; times in %s\n\n", unit_of(report));
}

static void print_verdict(struct report *const report)
{
    FILE *const file = report->output.file;
    const char *reason;
    const gpurta_verdict verdict = gpurta_edf_verdict(report->result, &reason);
    fprintf(file, "\n%s: %s\n", gpurta_verdict_name(verdict), reason);
    if (gpurta_edf_witness(report->result, report->a, report->b, report->c)) {
        fputs("witness: at t = ", file);
        print_time(file, report->a, ROUND_DOWN);
        fputs(" the demand is ", file);
        print_time(file, report->b, ROUND_DOWN);
        fputs(" > ", file);
        print_time(file, report->c, ROUND_DOWN);
        fputc('\n', file);
    }
    reason = gpurta_edf_response_reason(report->result);
    if (reason)
        fprintf(file, "response times: %s\n", reason);
    else if (!gpurta_edf_responses_exact(report->result) && has_responses(report))
        fputs("response times are upper bounds\n", file);
}

static int print_tables(struct report *const report)
{
    print_head(report);
    bool good = print_tasks(report);
    if (good && gpurta_edf_servers(report->result))
        good = print_servers(report);
    print_verdict(report);
    if (good && report->explained)
        good = print_explanation(report);
    if (good && report->schedule)
        good = print_simulation(report);
    if (!good)
        return EXIT_UNABLE;
    return report->texts->sensitivity ? print_sensitivity(report) : -1;
}

/* ---- JSON ---- */

static void json_verdict(struct json *const json, const gpurta_verdict verdict)
{
    if (verdict == GPURTA_UNKNOWN)
        json_null(json, "meets_deadline");
    else
        json_bool(json, "meets_deadline", verdict == GPURTA_SCHEDULABLE);
}

static void json_edf_time(struct report *const report, struct json *const json, const size_t i,
                          const char *const key, const gpurta_edf_time which)
{
    if (gpurta_edf_time_of(report->result, i, which, report->a))
        json_time(json, key, report->a);
    else
        json_null(json, key);
}

static void json_demands(struct report *const report, struct json *const json)
{
    char space[NAME_SPACE];
    json_open_object(json, "explanation");
    json_time(json, "time", report->at);
    sum_at(report);
    json_time(json, "demand", report->a);
    json_time(json, "blocking", report->b);
    supply_at(report);
    json_time(json, "supply", report->c);
    json_open_array(json, "tasks");
    for (size_t i = 0; i < count_of(report); i++) {
        json_open_flat(json, NULL, '{');
        json_text(json, "name", task_name(report->scenario->tasks, i, space));
        gpurta_edf_demand(report->result, i, report->at, report->a);
        json_time(json, "demand", report->a);
        json_close(json);
    }
    json_close(json);
    json_close(json);
}

static void json_witness(struct report *const report, struct json *const json)
{
    if (!gpurta_edf_witness(report->result, report->a, report->b, report->c)) {
        json_null(json, "witness");
        return;
    }
    json_open_flat(json, "witness", '{');
    json_time(json, "time", report->a);
    json_time(json, "demand", report->b);
    json_time(json, "supply", report->c);
    json_close(json);
}

static void json_tasks(struct report *const report, struct json *const json)
{
    char space[NAME_SPACE];
    json_open_array(json, "tasks");
    for (size_t i = 0; i < count_of(report); i++) {
        const int64_t server = gpurta_tasks_server_of(report->scenario->tasks, i);
        json_open_flat(json, NULL, '{');
        json_text(json, "name", task_name(report->scenario->tasks, i, space));
        json_edf_time(report, json, i, "response", GPURTA_EDF_RESPONSE);
        json_edf_time(report, json, i, "deadline", GPURTA_EDF_DEADLINE);
        json_verdict(json, gpurta_edf_task_verdict(report->result, i));
        if (gpurta_edf_servers(report->result))
            json_text(json, "server",
                      server < 0 ? NULL
                                 : server_name(report->scenario->tasks, (size_t)server, space));
        json_close(json);
    }
    json_close(json);
    json_open_array(json, "servers");
    for (size_t i = 0; i < gpurta_edf_servers(report->result); i++) {
        json_open_flat(json, NULL, '{');
        json_text(json, "name", server_name(report->scenario->tasks, i, space));
        gpurta_edf_bandwidth(report->result, i, report->a);
        json_time(json, "bandwidth", report->a);
        json_close(json);
    }
    json_close(json);
}

static void json_simulation(struct report *const report, struct json *const json)
{
    char space[NAME_SPACE];
    json_open_object(json, "simulation");
    json_time(json, "horizon", report->horizon);
    json_bool(json, "shortened", report->shortened);
    json_open_array(json, "tasks");
    for (size_t i = 0; i < count_of(report); i++) {
        const struct tally tally = tally_of(report, i);
        json_open_flat(json, NULL, '{');
        json_text(json, "name", task_name(report->scenario->tasks, i, space));
        json_int(json, "jobs", tally.jobs);
        if (gpurta_edf_schedule_worst(report->schedule, i, report->a))
            json_time(json, "response", report->a);
        else
            json_null(json, "response");
        json_int(json, "missed", tally.missed);
        json_int(json, "preemptions", tally.preemptions);
        json_close(json);
    }
    json_close(json);
    json_close(json);
}

static void json_answer(struct report *const report, const struct question *const question,
                        const size_t item, const gpurta_verdict found, void *const context)
{
    static const char *const keys[] = {"overhead", "scale",      "wcet",
                                       "period",   "min_budget", "max_budget"};
    struct json *const json = context;
    char space[NAME_SPACE];
    json_open_flat(json, NULL, '{');
    json_text(json, "parameter", keys[question->parameter]);
    json_text(json, "name",
              question->of_task || question->of_server ? item_name(report, question, item, space)
                                                       : NULL);
    json_text(json, "found",
              found == GPURTA_SCHEDULABLE ? "value"
              : found == GPURTA_UNKNOWN   ? "unknown"
                                          : "none");
    if (found == GPURTA_UNSCHEDULABLE) {
        json_null(json, "low");
        json_null(json, "high");
    } else {
        json_time(json, "low", report->a);
        json_time(json, "high", report->b);
    }
    json_close(json);
}

static int print_json(struct report *const report)
{
    struct json json;
    const char *reason;
    const gpurta_verdict verdict = gpurta_edf_verdict(report->result, &reason);
    json_begin(&json, report->output.file, "edf", unit_of(report));
    json_text(&json, "verdict", gpurta_verdict_name(verdict));
    json_text(&json, "reason", reason);
    gpurta_edf_utilization(report->result, report->a);
    json_time(&json, "utilization", report->a);
    gpurta_edf_server_utilization(report->result, report->a);
    json_time(&json, "server_utilization", report->a);
    json_time(&json, "overhead", report->scenario->edf.overhead);
    json_time(&json, "latency", report->scenario->edf.latency);
    json_witness(report, &json);
    json_text(&json, "responses",
              !has_responses(report)                       ? NULL
              : gpurta_edf_responses_exact(report->result) ? "exact"
                                                           : "upper bounds");
    json_text(&json, "response_reason", gpurta_edf_response_reason(report->result));
    json_tasks(report, &json);
    if (report->explained)
        json_demands(report, &json);
    if (report->schedule)
        json_simulation(report, &json);
    int end = -1;
    if (report->texts->sensitivity) {
        json_open_array(&json, "sensitivity");
        end = each_answer(report, json_answer, &json);
        json_close(&json);
    }
    json_end(&json);
    return end;
}

/* ---- CSV ---- */

static void print_csv(struct report *const report)
{
    FILE *const file = report->output.file;
    bool first = true;
    char space[NAME_SPACE];
    fputs("name,response,deadline,meets_deadline,server\n", file);
    for (size_t i = 0; i < count_of(report); i++) {
        const gpurta_verdict verdict = gpurta_edf_task_verdict(report->result, i);
        const int64_t server = gpurta_tasks_server_of(report->scenario->tasks, i);
        csv_text(file, &first, task_name(report->scenario->tasks, i, space));
        for (int which = GPURTA_EDF_RESPONSE; which <= GPURTA_EDF_DEADLINE; which++)
            if (gpurta_edf_time_of(report->result, i, (gpurta_edf_time)which, report->a))
                csv_time(file, &first, report->a);
            else
                csv_text(file, &first, "");
        csv_meets(file, &first, verdict);
        csv_text(file, &first,
                 server < 0 ? "" : server_name(report->scenario->tasks, (size_t)server, space));
        csv_end(file, &first);
    }
}

/* ---- options ---- */

/* A time from an option; reports and returns false if it is none. */
static bool option_text_time(mpq_ptr time, const struct scenario *const scenario,
                             const char *const name, const char *const text, const bool zero)
{
    gpurta_error error;
    if (gpurta_time_parse(time, text, scenario->unit, &error) != GPURTA_OK) {
        complain("--%s: %s", name, error.message);
        return false;
    }
    if (mpq_sgn(time) < (zero ? 0 : 1)) {
        complain("--%s: expected a time %s, found \"%s\"", name, zero ? "of 0 or more" : "above 0",
                 text);
        return false;
    }
    return true;
}

static int set_options(struct report *const report)
{
    const struct texts *const texts = report->texts;
    struct scenario *const scenario = report->scenario;
    gpurta_error error;
    int64_t limit = GPURTA_EDF_DEFAULT_LIMIT;
    if ((texts->overhead &&
         !option_text_time(scenario->edf.overhead, scenario, "overhead", texts->overhead, true)) ||
        (texts->latency &&
         !option_text_time(scenario->edf.latency, scenario, "latency", texts->latency, true)))
        return EXIT_USAGE;
    if (texts->limit && !parse_count(texts->limit, 1, (int64_t)1 << 62, &limit)) {
        complain("--limit: expected a whole number from 1 to 2^62, found \"%s\"", texts->limit);
        return EXIT_USAGE;
    }
    report->limit = limit;
    gpurta_status status = gpurta_options_set_time(report->options, GPURTA_OPTION_EDF_OVERHEAD,
                                                   scenario->edf.overhead, &error);
    if (status == GPURTA_OK)
        status = gpurta_options_set_time(report->options, GPURTA_OPTION_EDF_LATENCY,
                                         scenario->edf.latency, &error);
    if (status == GPURTA_OK)
        status = gpurta_options_set(report->options, GPURTA_OPTION_EDF_LIMIT, limit, &error);
    return status == GPURTA_OK ? -1 : complain_status(status, &error);
}

/* Which time to explain: --at, or the witness if there is one. */
static int find_explanation(struct report *const report)
{
    const struct texts *const texts = report->texts;
    if (texts->at) {
        report->explained = option_text_time(report->at, report->scenario, "at", texts->at, true);
        return report->explained ? -1 : EXIT_USAGE;
    }
    report->explained =
        texts->explain && gpurta_edf_witness(report->result, report->at, report->a, report->b);
    return -1;
}

/* ---- simulation ---- */

static bool find_task(const gpurta_tasks *const tasks, const char *const name, const size_t length,
                      size_t *const index)
{
    char space[NAME_SPACE];
    for (size_t i = 0; i < gpurta_tasks_count(tasks); i++) {
        const char *const own = task_name(tasks, i, space);
        if (strlen(own) == length && strncmp(own, name, length) == 0) {
            *index = i;
            return true;
        }
    }
    return false;
}

/* "NAME=TIME,NAME=TIME" into the scenario of the simulation. */
static int set_given(struct report *const report, gpurta_edf_scenario *const simulation,
                     const char *const option, const char *text, const gpurta_edf_task_input which,
                     bool *const given)
{
    while (text && *text) {
        const size_t length = strcspn(text, ",");
        const char *const equals = memchr(text, '=', length);
        char value[1200];
        size_t index;
        gpurta_error error;
        if (!equals || length - (size_t)(equals - text) > sizeof value) {
            complain("--%s: expected NAME=TIME,NAME=TIME,..., found \"%s\"", option, text);
            return EXIT_USAGE;
        }
        if (!find_task(report->scenario->tasks, text, (size_t)(equals - text), &index)) {
            complain("--%s: there is no task \"%.*s\"", option, (int)(equals - text), text);
            return EXIT_USAGE;
        }
        if (given[index]) {
            complain("--%s: \"%.*s\" is given twice", option, (int)(equals - text), text);
            return EXIT_USAGE;
        }
        given[index] = true;
        const size_t size = length - (size_t)(equals + 1 - text);
        memcpy(value, equals + 1, size);
        value[size] = '\0';
        if (!option_text_time(report->a, report->scenario, option, value,
                              which == GPURTA_EDF_OFFSET))
            return EXIT_USAGE;
        const gpurta_status status =
            gpurta_edf_scenario_set(simulation, index, which, report->a, &error);
        if (status != GPURTA_OK)
            return complain_status(status, &error);
        if (which == GPURTA_EDF_OFFSET && mpq_cmp(report->a, report->latest) > 0)
            mpq_set(report->latest, report->a);
        text += length + (text[length] == ',');
    }
    return -1;
}

static int set_inputs(struct report *const report, gpurta_edf_scenario *const simulation,
                      const char *const option, const char *const text,
                      const gpurta_edf_task_input which)
{
    bool *const given = calloc(gpurta_tasks_count(report->scenario->tasks), sizeof *given);
    if (!given) {
        complain("out of memory");
        return EXIT_UNABLE;
    }
    const int end = set_given(report, simulation, option, text, which, given);
    free(given);
    return end;
}

/* Releases in a simulation whose horizon nobody gave. */
#define DEFAULT_RELEASES 10000

/* span := time in which all tasks release DEFAULT_RELEASES jobs; false: no task has a period */
static bool busy_span(struct report *const report, mpq_ptr span)
{
    const gpurta_tasks *const tasks = report->scenario->tasks;
    mpq_set_ui(report->b, 0, 1);
    for (size_t i = 0; i < gpurta_tasks_count(tasks); i++)
        if (gpurta_tasks_time(tasks, i, GPURTA_TASK_PERIOD, report->a)) {
            mpq_inv(report->a, report->a);
            mpq_add(report->b, report->b, report->a);
        }
    if (mpq_sgn(report->b) == 0)
        return false;
    mpq_set_ui(span, DEFAULT_RELEASES, 1);
    mpq_div(span, span, report->b);
    return true;
}

/* From the largest offset on, twice the largest of all periods and deadlines, or what
 * DEFAULT_RELEASES take. */
static void default_horizon(struct report *const report)
{
    const gpurta_tasks *const tasks = report->scenario->tasks;
    gpurta_tasks_time(tasks, 0, GPURTA_TASK_WCET, report->horizon);
    for (size_t i = 0; i < gpurta_tasks_count(tasks); i++)
        for (int which = GPURTA_TASK_PERIOD; which <= GPURTA_TASK_DEADLINE; which++)
            if (gpurta_tasks_time(tasks, i, (gpurta_task_time)which, report->a) &&
                mpq_cmp(report->a, report->horizon) > 0)
                mpq_set(report->horizon, report->a);
    mpq_mul_2exp(report->horizon, report->horizon, 1);
    report->shortened = busy_span(report, report->c) && mpq_cmp(report->c, report->horizon) < 0;
    if (report->shortened)
        mpq_set(report->horizon, report->c);
    mpq_add(report->horizon, report->horizon, report->latest);
}

static int fill_simulation(struct report *const report, gpurta_edf_scenario *const simulation)
{
    const struct texts *const texts = report->texts;
    gpurta_error error;
    mpq_set(report->b, report->scenario->edf.overhead);
    if (texts->cost &&
        !option_text_time(report->b, report->scenario, "preemption-cost", texts->cost, true))
        return EXIT_USAGE;
    const gpurta_status status =
        gpurta_edf_scenario_set_preemption_cost(simulation, report->b, &error);
    if (status != GPURTA_OK)
        return complain_status(status, &error);
    const int end = set_inputs(report, simulation, "offset", texts->offset, GPURTA_EDF_OFFSET);
    return end >= 0 ? end
                    : set_inputs(report, simulation, "execution", texts->execution,
                                 GPURTA_EDF_EXECUTION);
}

/* Runs releases before the horizon; *limited: the limit ended it, and nothing is said. */
static int run_simulation(struct report *const report, bool *const limited, gpurta_error *const why)
{
    gpurta_edf_scenario *simulation = NULL;
    *limited = false;
    gpurta_status status = gpurta_edf_scenario_create(
        &simulation, gpurta_tasks_count(report->scenario->tasks), report->horizon, why);
    if (status != GPURTA_OK)
        return complain_status(status, why);
    int end = fill_simulation(report, simulation);
    if (end < 0) {
        status = gpurta_edf_simulate(&report->schedule, report->scenario->tasks, simulation,
                                     report->options, why);
        *limited = status == GPURTA_LIMIT;
        if (status != GPURTA_OK && !*limited)
            end = scenario_complain(report->scenario, NEED_TASKS, status, why);
    }
    gpurta_edf_scenario_destroy(simulation);
    return end;
}

/* report->latest := the largest offset */
static int find_latest(struct report *const report)
{
    gpurta_edf_scenario *simulation = NULL;
    gpurta_error error;
    mpq_set_ui(report->horizon, 1, 1);
    const gpurta_status status = gpurta_edf_scenario_create(
        &simulation, gpurta_tasks_count(report->scenario->tasks), report->horizon, &error);
    if (status != GPURTA_OK)
        return complain_status(status, &error);
    const int end = fill_simulation(report, simulation);
    gpurta_edf_scenario_destroy(simulation);
    return end;
}

/* A default horizon is shortened until the limit is enough for it. */
static int simulate(struct report *const report)
{
    enum { TRIES = 10 };
    const struct texts *const texts = report->texts;
    if (!texts->simulate)
        return -1;
    int end = find_latest(report);
    if (end >= 0)
        return end;
    default_horizon(report);
    if (texts->horizon) {
        report->shortened = false;
        if (!option_text_time(report->horizon, report->scenario, "horizon", texts->horizon, false))
            return EXIT_USAGE;
    }
    bool limited;
    gpurta_error why;
    for (int tries = texts->horizon ? 1 : TRIES;; tries--) {
        end = run_simulation(report, &limited, &why);
        if (end >= 0 || !limited)
            return end;
        if (tries == 1)
            break;
        mpq_sub(report->horizon, report->horizon, report->latest);
        mpq_div_2exp(report->horizon, report->horizon, 2);
        mpq_add(report->horizon, report->horizon, report->latest);
        report->shortened = true;
    }
    complain("%s, or give a shorter --horizon", why.message);
    return EXIT_UNABLE;
}

/* ---- the command ---- */

/* Coordinates of a picture are floating point numbers. */
static bool fits_picture(struct report *const report)
{
    mpq_t most;
    mpq_init(most);
    mpq_set_ui(most, 1, 1);
    mpq_mul_2exp(most, most, 900);
    mpq_set_ui(report->a, 0, 1);
    gpurta_edf_witness(report->result, report->a, report->b, report->c);
    const bool fits = mpq_cmp(report->a, most) < 0 && mpq_cmp(report->horizon, most) < 0;
    mpq_clear(most);
    return fits;
}

static int draw(struct report *const report)
{
    struct output output;
    if (!report->texts->svg)
        return -1;
    if (!report->schedule)
        default_horizon(report);
    if (!fits_picture(report)) {
        complain("--svg: times above 2^900 cannot be drawn");
        return EXIT_UNABLE;
    }
    if (!output_open(&output, report->texts->svg))
        return EXIT_UNABLE;
    const bool good = report->schedule ? draw_schedule(output.file, report->scenario,
                                                       report->schedule, report->horizon)
                                       : draw_demand(output.file, report->scenario, report->result);
    if (!good) {
        output_discard(&output);
        complain("out of memory");
        return EXIT_UNABLE;
    }
    return output_close(&output) ? -1 : EXIT_UNABLE;
}

static int status_of(const gpurta_edf *const result)
{
    return gpurta_edf_verdict(result, NULL) == GPURTA_SCHEDULABLE ? EXIT_MET : EXIT_MISSED;
}

static int print_report(struct report *const report, const struct common *const common)
{
    int end = -1;
    if (!output_open(&report->output, common->output))
        return EXIT_UNABLE;
    if (common->format == FORMAT_TABLE)
        end = print_tables(report);
    else if (common->format == FORMAT_JSON)
        end = print_json(report);
    else
        print_csv(report);
    if (end >= 0) {
        output_discard(&report->output);
        return end;
    }
    if (!output_close(&report->output))
        return EXIT_UNABLE;
    return status_of(report->result);
}

static int analyse(struct report *const report, const struct common *const common)
{
    gpurta_error error;
    bool only_picture;
    int end = picture_target(report->texts->svg, common, &only_picture);
    if (end < 0)
        end = set_options(report);
    if (end >= 0)
        return end;
    const gpurta_status status =
        gpurta_edf_analyse(&report->result, report->scenario->tasks, report->options, &error);
    if (status != GPURTA_OK)
        return scenario_complain(report->scenario, NEED_TASKS, status, &error);
    end = find_explanation(report);
    if (end < 0)
        end = simulate(report);
    if (end < 0)
        end = draw(report);
    if (end < 0)
        end = only_picture ? status_of(report->result) : print_report(report, common);
    gpurta_edf_schedule_destroy(report->schedule);
    gpurta_edf_destroy(report->result);
    return end;
}

static int check_texts(const struct texts *const texts, const struct common *const common)
{
    const bool simulation = texts->horizon || texts->offset || texts->execution || texts->cost;
    if (simulation && !texts->simulate) {
        complain("--horizon, --offset, --execution and --preemption-cost need --simulate");
        return EXIT_USAGE;
    }
    if (common->format == FORMAT_CSV &&
        (texts->sensitivity || texts->simulate || texts->explain || texts->at)) {
        complain("--format csv has only the tasks; use json with --explain, --at, --sensitivity "
                 "and --simulate");
        return EXIT_USAGE;
    }
    return -1;
}

static int run(const int argc, char **const argv)
{
    struct texts texts = {NULL, NULL, NULL, NULL,  NULL,  NULL,
                          NULL, NULL, NULL, false, false, false};
    const struct flag flags[] = {{"overhead", "TIME", &texts.overhead, NULL},
                                 {"latency", "TIME", &texts.latency, NULL},
                                 {"explain", NULL, NULL, &texts.explain},
                                 {"at", "TIME", &texts.at, NULL},
                                 {"sensitivity", NULL, NULL, &texts.sensitivity},
                                 {"limit", "N", &texts.limit, NULL},
                                 {"simulate", NULL, NULL, &texts.simulate},
                                 {"horizon", "TIME", &texts.horizon, NULL},
                                 {"offset", "NAME=TIME,...", &texts.offset, NULL},
                                 {"execution", "NAME=TIME,...", &texts.execution, NULL},
                                 {"preemption-cost", "TIME", &texts.cost, NULL},
                                 {"svg", "FILE", &texts.svg, NULL}};
    struct common common;
    struct scenario scenario;
    struct report report = {.scenario = &scenario, .texts = &texts};
    gpurta_error error;
    int end = parse_options(&common, flags, sizeof flags / sizeof flags[0], 1, help, argc, argv);
    if (end < 0)
        end = check_texts(&texts, &common);
    if (end >= 0)
        return end;
    const gpurta_status status = gpurta_options_create(&report.options, &error);
    if (status != GPURTA_OK)
        return complain_status(status, &error);
    mpq_inits(report.a, report.b, report.c, report.at, report.horizon, report.latest, NULL);
    end = scenario_read(&scenario, &common, "edf", NEED_TASKS);
    if (end < 0)
        end = analyse(&report, &common);
    scenario_clear(&scenario);
    mpq_clears(report.a, report.b, report.c, report.at, report.horizon, report.latest, NULL);
    gpurta_options_destroy(report.options);
    return end;
}

const struct command command_edf = {"edf", "EDF and servers: demand test, response times", run};
