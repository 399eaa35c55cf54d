/* gpurta edf: demand test, response times, servers, sensitivity and simulation under EDF. */
#include "cli/base/flags.h"
#include "cli/base/kept.h"
#include "cli/base/output.h"
#include "cli/command/edf_svg.h"
#include "cli/command/edf_view.h"
#include "cli/draw/svg.h"

#include "cli/scenario/certificate.h"

#include <stdlib.h>
#include <string.h>

static const char lesson[] =
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
    "Times: 12, 1.5, 3/2, 2.5e-3, with or without a unit: ns us ms s.\n";

#define ENDING                                                                                     \
    "Exit status: 0 schedulable, 1 not schedulable or unknown, 2 wrong usage or input, 3 runtime " \
    "error."

struct request {
    const char *overhead, *latency, *at, *horizon, *offset, *execution, *cost, *svg;
    int64_t limit;
    bool explain, sensitivity, simulate, no_responses;
};

static const struct flag flags[] = {
    FLAG(struct request, overhead, FLAG_TIME, "TIME", .option = GPURTA_OPTION_EDF_OVERHEAD,
         .says = "cost of a submission and a preemption, added to every wcet"),
    FLAG(struct request, latency, FLAG_TIME, "TIME", .option = GPURTA_OPTION_EDF_LATENCY,
         .says = "delay from CPU to GPU, subtracted from every deadline"),
    FLAG(struct request, explain, FLAG_SWITCH, NULL, .name = "explain",
         .says = "demand of each task at the witness"),
    FLAG(struct request, at, FLAG_TIME, "TIME", .name = "at", .says = "the same at another time"),
    FLAG(struct request, sensitivity, FLAG_SWITCH, NULL, .name = "sensitivity",
         .says = "largest and smallest values that stay schedulable"),
    FLAG(struct request, no_responses, FLAG_SWITCH, NULL, .name = "no-responses",
         .says = "the verdict without the response times, which take longer to find"),
    FLAG(struct request, limit, FLAG_COUNT, "N", .option = GPURTA_OPTION_EDF_LIMIT,
         .says = "most task evaluations of the test, of the responses, and of all searches of "
                 "--sensitivity together"),
    FLAG(struct request, simulate, FLAG_SWITCH, NULL, .name = "simulate",
         .says = "also run the tasks once, and show responses"),
    FLAG(struct request, horizon, FLAG_TIME, "TIME", .name = "horizon", .low = 1,
         .needs = "simulate",
         .says = "no release from then on (default: from the largest offset twice the longest "
                 "period or deadline, at most about 10000 releases)"),
    FLAG(struct request, offset, FLAG_TEXT, "NAME=TIME,...", .name = "offset", .needs = "simulate",
         .says = "first releases (default 0)"),
    FLAG(struct request, execution, FLAG_TEXT, "NAME=TIME,...", .name = "execution", .low = 1,
         .needs = "simulate", .says = "what jobs really need (default: wcet)"),
    FLAG(struct request, cost, FLAG_TIME, "TIME", .name = "preemption-cost", .needs = "simulate",
         .says = "of the simulation (default: the overhead)"),
    FLAG(struct request, svg, FLAG_FILE, "FILE", .name = "svg",
         .says = "picture of the demand, or with --simulate of the schedule; '-': only that"),
};

struct report {
    struct edf_view view;
    struct scenario *scenario;
    const struct call *call;
    const struct request *texts;
    gpurta_options *options;
    gpurta_result *result;
    mpq_t a, b, c;
    mpq_t latest; /* the largest offset */
    bool noted;   /* executions above a wcet: the simulation may run several times */
};

/* ---- sensitivity ---- */

static size_t items_of(const struct report *const report, const gpurta_edf_parameter parameter)
{
    const enum edf_kind kind = edf_kind_of(parameter);
    return kind == EDF_OF_TASK     ? gpurta_rows(report->result, GPURTA_EDF_TASKS)
           : kind == EDF_OF_SERVER ? gpurta_rows(report->result, GPURTA_EDF_SERVERS)
                                   : 1;
}

static bool is_asked(const struct report *const report, const gpurta_edf_parameter parameter,
                     const size_t item)
{
    return edf_kind_of(parameter) != EDF_OF_TASK || edf_is_direct(report->result, item);
}

/* All questions, in order; `answer` NULL: only their number. */
static size_t list_questions(const struct report *const report, struct edf_answer *const answer)
{
    size_t count = 0;
    for (int p = GPURTA_EDF_MAX_OVERHEAD; p <= GPURTA_EDF_MAX_BUDGET; p++)
        for (size_t i = 0; i < items_of(report, (gpurta_edf_parameter)p); i++) {
            if (!is_asked(report, (gpurta_edf_parameter)p, i))
                continue;
            if (answer) {
                answer[count].parameter = (gpurta_edf_parameter)p;
                answer[count].item = i;
            }
            count++;
        }
    return count;
}

/* Answers one question out of *budget, of which it may take a share of 1/SHARES. */
static gpurta_status ask(struct report *const report, struct edf_answer *const to,
                         int64_t *const budget, gpurta_error *const error)
{
    enum { SHARES = 16 };
    int64_t share = *budget / SHARES + 1;
    *budget -= share;
    const gpurta_status status =
        gpurta_edf_sensitivity(report->scenario->given.model, to->parameter, to->item,
                               report->options, &share, &to->found, report->a, report->b, error);
    *budget += share;
    if (status == GPURTA_OK) {
        mpq_inits(to->low, to->high, NULL);
        mpq_set(to->low, report->a);
        mpq_set(to->high, report->b);
    }
    return status;
}

/* Answers what applies, before anything is printed; the searches share one limit. Once that is
 * used up, the rest is not asked. */
static int ask_all(struct report *const report)
{
    struct edf_view *const view = &report->view;
    const size_t questions = list_questions(report, NULL);
    int64_t budget = report->texts->limit;
    gpurta_error error;
    view->sensitivity = true;
    view->answer = allocate_zeroed(questions, sizeof *view->answer);
    list_questions(report, view->answer);
    gpurta_status status = GPURTA_OK;
    for (size_t i = 0; status == GPURTA_OK && i < questions && budget > 0; i++) {
        struct edf_answer *const to = &view->answer[view->answers];
        to->parameter = view->answer[i].parameter;
        to->item = view->answer[i].item;
        status = ask(report, to, &budget, &error);
        view->answers += status == GPURTA_OK;
        if (status == GPURTA_NOT_APPLICABLE)
            status = GPURTA_OK;
        view->unasked = questions - i - 1;
    }
    return status == GPURTA_OK ? -1 : complain_status(status, &error);
}

/* Which time to explain: --at, or the witness if there is one. */
static int find_explanation(struct report *const report)
{
    int end;
    report->view.explained =
        call_time(report->view.at, report->call, "at", report->scenario->unit, &end) ||
        (end < 0 && !report->texts->at && report->texts->explain &&
         result_time(report->result, GPURTA_EDF_WITNESS_TIME, 0, report->view.at));
    report->view.held = report->texts->explain && !report->view.explained &&
                        result_verdict(report->result, GPURTA_EDF_VERDICT, 0) == GPURTA_SCHEDULABLE;
    return end;
}

/* ---- simulation ---- */

static const char *name_of(const void *const of, const size_t i, char space[const NAME_SPACE])
{
    (void)space;
    return result_text(of, GPURTA_EDF_TASKS_NAME, i);
}

static bool find_task(const gpurta_result *const result, const char *const name,
                      const size_t length, size_t *const index)
{
    for (size_t i = 0; i < gpurta_rows(result, GPURTA_EDF_TASKS); i++) {
        const char *const own = result_text(result, GPURTA_EDF_TASKS_NAME, i);
        if (strlen(own) == length && strncmp(own, name, length) == 0) {
            *index = i;
            return true;
        }
    }
    return false;
}

/* The analysis is of jobs that keep their wcet; a server holds one that does not. */
static void note_overrun(const struct report *const report, const size_t i)
{
    LOCAL_MPQ(wcet);
    if (edf_is_direct(report->result, i) &&
        result_time(report->result, GPURTA_EDF_TASKS_WCET, i, wcet) && mpq_cmp(report->a, wcet) > 0)
        complain("note: --execution: %s runs longer than its wcet, and in no server: the verdict "
                 "is not of such jobs",
                 result_text(report->result, GPURTA_EDF_TASKS_NAME, i));
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
        if (!find_task(report->result, text, (size_t)(equals - text), &index)) {
            snprintf(value, sizeof value, "%.*s", (int)(equals - text), text);
            complain_no_such(option, "task", value, name_of, report->result,
                             gpurta_rows(report->result, GPURTA_EDF_TASKS));
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
        if (!flag_time(report->a, find_flag(report->call->command, option, strlen(option)), value,
                       report->scenario->unit))
            return EXIT_USAGE;
        const gpurta_status status =
            gpurta_edf_scenario_set(simulation, index, which, report->a, &error);
        if (status != GPURTA_OK)
            return complain_status(status, &error);
        if (which == GPURTA_EDF_EXECUTION && !report->noted)
            note_overrun(report, index);
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
    bool *const given =
        allocate_zeroed(gpurta_rows(report->result, GPURTA_EDF_TASKS), sizeof *given);
    const int end = set_given(report, simulation, option, text, which, given);
    free(given);
    return end;
}

/* Releases in a simulation without a horizon of the user. */
#define DEFAULT_RELEASES 10000

/* span := time in which all tasks release DEFAULT_RELEASES jobs; false: no task has a period */
static bool busy_span(struct report *const report, mpq_ptr span)
{
    const gpurta_result *const result = report->result;
    mpq_set_ui(report->b, 0, 1);
    for (size_t i = 0; i < gpurta_rows(result, GPURTA_EDF_TASKS); i++)
        if (result_time(result, GPURTA_EDF_TASKS_PERIOD, i, report->a)) {
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
    static const gpurta_column times[] = {GPURTA_EDF_TASKS_PERIOD, GPURTA_EDF_TASKS_DEADLINE};
    const gpurta_result *const result = report->result;
    result_time(result, GPURTA_EDF_TASKS_WCET, 0, report->view.horizon);
    for (size_t i = 0; i < gpurta_rows(result, GPURTA_EDF_TASKS); i++)
        for (size_t t = 0; t < FIELDS(times); t++)
            if (result_time(result, times[t], i, report->a) &&
                mpq_cmp(report->a, report->view.horizon) > 0)
                mpq_set(report->view.horizon, report->a);
    mpq_mul_2exp(report->view.horizon, report->view.horizon, 1);
    report->view.shortened =
        busy_span(report, report->c) && mpq_cmp(report->c, report->view.horizon) < 0;
    if (report->view.shortened)
        mpq_set(report->view.horizon, report->c);
    mpq_add(report->view.horizon, report->view.horizon, report->latest);
}

static int fill_simulation(struct report *const report, gpurta_edf_scenario *const simulation)
{
    const struct request *const texts = report->texts;
    gpurta_error error;
    int end;
    (void)result_time(report->result, GPURTA_EDF_OVERHEAD, 0, report->b);
    call_time(report->b, report->call, "preemption-cost", report->scenario->unit, &end);
    if (end >= 0)
        return end;
    const gpurta_status status =
        gpurta_edf_scenario_set_preemption_cost(simulation, report->b, &error);
    if (status != GPURTA_OK)
        return complain_status(status, &error);
    end = set_inputs(report, simulation, "offset", texts->offset, GPURTA_EDF_OFFSET);
    if (end < 0)
        end = set_inputs(report, simulation, "execution", texts->execution, GPURTA_EDF_EXECUTION);
    report->noted = true;
    return end;
}

/* Runs releases before the horizon; *limited: the limit ended it, and nothing is said. NULL: only
 * reads what was given, for the largest offset. */
static int run_simulation(struct report *const report, bool *const limited, gpurta_error *const why)
{
    gpurta_edf_scenario *simulation = NULL;
    gpurta_status status = gpurta_edf_scenario_create(
        &simulation, gpurta_rows(report->result, GPURTA_EDF_TASKS), report->view.horizon, why);
    if (status != GPURTA_OK)
        return complain_status(status, why);
    int end = fill_simulation(report, simulation);
    if (end < 0 && limited) {
        status = gpurta_edf_simulate(report->scenario->given.model, simulation, report->options,
                                     &report->view.simulation, why);
        *limited = status == GPURTA_LIMIT;
        if (status != GPURTA_OK && !*limited)
            end = scenario_complain(report->scenario, NEED_TASKS, status, why);
    }
    gpurta_edf_scenario_destroy(simulation);
    return end;
}

/* A default horizon is shortened until the limit is enough for it. */
static int simulate(struct report *const report)
{
    enum { TRIES = 10 };
    const struct request *const texts = report->texts;
    if (!texts->simulate)
        return -1;
    gpurta_error why;
    mpq_set_ui(report->view.horizon, 1, 1);
    int end = run_simulation(report, NULL, &why);
    if (end >= 0)
        return end;
    default_horizon(report);
    if (call_time(report->view.horizon, report->call, "horizon", report->scenario->unit, &end))
        report->view.shortened = false;
    if (end >= 0)
        return end;
    bool limited = false;
    for (int tries = texts->horizon ? 1 : TRIES;; tries--) {
        end = run_simulation(report, &limited, &why);
        if (end >= 0 || !limited)
            return end;
        if (tries == 1)
            break;
        mpq_sub(report->view.horizon, report->view.horizon, report->latest);
        mpq_div_2exp(report->view.horizon, report->view.horizon, 2);
        mpq_add(report->view.horizon, report->view.horizon, report->latest);
        report->view.shortened = true;
    }
    complain("%s, or give a shorter --horizon", why.message);
    return EXIT_UNABLE;
}

/* ---- the command ---- */

static bool fits_picture(struct report *const report)
{
    mpq_set_ui(report->a, 0, 1);
    result_time(report->result, GPURTA_EDF_WITNESS_TIME, 0, report->a);
    return svg_has_place(report->a) && svg_has_place(report->view.horizon);
}

static int draw(struct report *const report)
{
    struct output output;
    if (!report->texts->svg)
        return -1;
    if (!report->view.simulation)
        default_horizon(report);
    if (!fits_picture(report))
        return svg_refuse();
    if (report->view.simulation)
        return draw_schedule(report->texts->svg, gpurta_unit_name(report->scenario->unit),
                             report->result, report->view.simulation);
    if (!output_open(&output, report->texts->svg))
        return EXIT_UNABLE;
    draw_demand(output.file, gpurta_unit_name(report->scenario->unit), report->result);
    return output_close(&output) ? -1 : EXIT_UNABLE;
}

/* ---- the certificate ---- */

static void certify_task(struct certificate *const c, struct report *const report, const size_t i)
{
    /* what the demand test shows; a response below the deadline although it failed is not shown */
    const gpurta_result *const result = report->result;
    const bool passed = result_verdict(result, GPURTA_EDF_VERDICT, 0) == GPURTA_SCHEDULABLE ||
                        gpurta_rows(result, GPURTA_EDF_POINTS) > 0;
    const bool served = !edf_is_direct(result, i);
    const bool alone =
        gpurta_rows(result, GPURTA_EDF_SERVERS) == 0; /* beside servers it is not certified */
    const bool met =
        passed && result_verdict(result, GPURTA_EDF_TASKS_MEETS_DEADLINE, i) == GPURTA_SCHEDULABLE;
    json_open_flat(&c->json, NULL, '{');
    json_text(&c->json, "name", result_text(result, GPURTA_EDF_TASKS_NAME, i));
    certificate_time(c, "response",
                     passed && (served || alone) &&
                         result_time(result, GPURTA_EDF_TASKS_RESPONSE, i, report->a),
                     report->a);
    json_text(&c->json, "verdict", gpurta_verdict_name(met ? GPURTA_SCHEDULABLE : GPURTA_UNKNOWN));
    json_close(&c->json);
}

static int certify(struct report *const report, const struct call *const call)
{
    struct certificate c;
    const gpurta_result *const result = report->result;
    const int end = certificate_begin(&c, call, report->scenario);
    if (end >= 0)
        return end;
    json_text(&c.json, "verdict",
              gpurta_verdict_name(result_verdict(result, GPURTA_EDF_VERDICT, 0)));
    if (result_time(result, GPURTA_EDF_WITNESS_TIME, 0, report->a) &&
        result_time(result, GPURTA_EDF_WITNESS_DEMAND, 0, report->b)) {
        json_open_flat(&c.json, "witness", '{');
        json_time(&c.json, "time", report->a);
        json_time(&c.json, "demand", report->b);
        json_close(&c.json);
    } else {
        json_null(&c.json, "witness");
    }
    json_open_array(&c.json, "tasks");
    for (size_t i = 0; i < gpurta_rows(result, GPURTA_EDF_TASKS); i++)
        certify_task(&c, report, i);
    json_close(&c.json);
    json_open_array(&c.json, "points");
    for (size_t i = 0; result_time(result, GPURTA_EDF_POINTS_TIME, i, report->a); i++)
        json_time(&c.json, NULL, report->a);
    json_close(&c.json);
    return certificate_end(&c);
}

static int status_of(const gpurta_result *const result)
{
    return result_verdict(result, GPURTA_EDF_VERDICT, 0) == GPURTA_SCHEDULABLE ? EXIT_MET
                                                                               : EXIT_MISSED;
}

static int print(struct report *const report, const bool only_picture,
                 const struct common *const common)
{
    report->view.scenario = report->scenario;
    report->view.result = report->result;
    int end = report->texts->sensitivity && !only_picture ? ask_all(report) : -1;
    if (end < 0 && !only_picture)
        end = edf_print(&report->view, common);
    return end < 0 ? status_of(report->result) : end;
}

static int analyse(struct report *const report, const struct call *const call)
{
    static const char *const model[] = {"overhead", "latency", NULL};
    const struct common *const common = &call->common;
    gpurta_error error;
    bool only_picture;
    int end = picture_target(report->texts->svg, common, &only_picture);
    if (end < 0)
        end = certificate_check(call, report->scenario, model, report->texts->svg);
    if (end < 0 &&
        (!succeeded(gpurta_options_set(report->options, GPURTA_OPTION_EDF_POINTS,
                                       common->certificate || results_are_kept(), &error)) ||
         !succeeded(gpurta_options_set(report->options, GPURTA_OPTION_EDF_RESPONSES,
                                       !report->texts->no_responses, &error))))
        end = EXIT_UNABLE;
    if (end >= 0)
        return end;
    report->result = result_kept(call->command->name);
    const gpurta_status status =
        report->result
            ? GPURTA_OK
            : gpurta_edf(report->scenario->given.model, report->options, &report->result, &error);
    if (status != GPURTA_OK)
        return scenario_complain(report->scenario, NEED_TASKS, status, &error);
    const char *premises[MOST_PREMISES];
    scenario_premises(report->scenario, premises, 0, report->result,
                      GPURTA_EDF_ASSUMPTIONS_ASSUMPTION);
    end = common->certificate ? certify(report, call) : -1;
    if (end < 0)
        end = find_explanation(report);
    if (end < 0)
        end = simulate(report);
    if (end < 0)
        end = draw(report);
    if (end < 0)
        end = print(report, only_picture, common);
    for (size_t i = 0; i < report->view.answers; i++)
        mpq_clears(report->view.answer[i].low, report->view.answer[i].high, NULL);
    free(report->view.answer);
    gpurta_result_destroy(report->view.simulation);
    result_leave(call->command->name, report->result, NULL);
    return end;
}

static int check(struct call *const call)
{
    const struct request *const r = call->request;
    if (call->common.format == FORMAT_CSV && (r->simulate || r->explain || r->at)) {
        complain(
            "--format csv has only the tasks, or with --sensitivity its answers; use json with "
            "--explain, --at and --simulate");
        return EXIT_USAGE;
    }
    return -1;
}

static int run(struct call *const call, struct scenario *const scenario)
{
    struct report report = {
        .scenario = scenario, .call = call, .texts = call->request, .options = call->options};
    mpq_inits(report.a, report.b, report.c, report.view.at, report.view.horizon, report.latest,
              NULL);
    const int end = analyse(&report, call);
    mpq_clears(report.a, report.b, report.c, report.view.at, report.view.horizon, report.latest,
               NULL);
    return end;
}

const struct command command_edf = {
    .name = "edf",
    .summary = "EDF and servers: demand test, response times",
    .lesson = lesson,
    .ending = ENDING,
    .flags = flags,
    .flag_count = FLAGS(flags),
    .takes =
        TAKES_RESULT | TAKES_MEMORY | TAKES_SET | TAKES_VARY | TAKES_IGNORE | TAKES_CERTIFICATE,
    .files = 1,
    .request_size = sizeof(struct request),
    .needs = NEED_TASKS,
    .check = check,
    .run = run,
};
