/* gpurta runlist: the interleaved runlist, and bounds on the response of every channel. */
#include "base/values.h"
#include "cli/base/flags.h"
#include "cli/base/kept.h"
#include "cli/command/runlist_view.h"
#include "cli/scenario/certificate.h"

#include <stdlib.h>
#include <string.h>

static const char lesson[] =
    "gpurta runlist FILE [options]\n"
    "\n"
    "Applications share a GPU through NVIDIA's runlist: how long does each channel take, from\n"
    "submitting work to its completion, at most? Upper bounds, for every level.\n"
    "\n"
    "Write down the channels:\n"
    "\n"
    "    time_unit: ms\n"
    "    runlist: {switch_cost: 0.05}\n"
    "    tasks:\n"
    "      - {name: render, level: high, timeslice: 4, wcet: 4, period: 33, deadline: 32}\n"
    "      - {name: dnn, level: high, timeslice: 3, wcet: 3, period: 40}\n"
    "      - {name: best-effort, level: low, timeslice: 1, saturated: true}\n"
    "\n"
    "and ask:\n"
    "\n"
    "    gpurta runlist tasks.yaml                          a table\n"
    "    gpurta runlist tasks.yaml --explain dnn            every term of one bound\n"
    "    gpurta runlist tasks.yaml --vary runlist.timeslice=1ms:9ms:1ms\n"
    "                                                       which timeslice fits?\n"
    "    gpurta runlist tasks.yaml --simulate --task dnn --svg dnn.svg\n"
    "                                                       the situation behind its bound\n"
    "\n"
    "Keys of a task: wcet, level (high, medium, low; default low), timeslice (default: that of\n"
    "runlist, else the driver's for the level), period, deadline (default: period), saturated\n"
    "(always has work; needs no wcet), nonpreemptable, name. Keys of runlist: timeslice,\n"
    "switch_cost, overhead (every-switch, published), mode (interleaved, flat), reset_cost (a "
    "channel\n"
    "reset may end any turn of a low channel), timeslice_step (what the hardware rounds "
    "timeslices\n"
    "down to; default exact).\n";

#define ENDING                                                                                     \
    "Exit status: 0 every deadline met or none given, 1 a deadline missed or unknown, 2 wrong "    \
    "usage or input, 3 runtime error."

/* ---- the command ---- */

bool view_has_deadlines(const struct runlist_view *const view)
{
    gpurta_verdict verdict;
    return gpurta_get_verdict(view->result, GPURTA_RUNLIST_VERDICT, 0, &verdict) == GPURTA_OK;
}

static int print_report(struct runlist_view *const view)
{
    const int end = runlist_print(view);
    if (end >= 0)
        return end;
    const gpurta_verdict verdict = result_verdict(view->result, GPURTA_RUNLIST_VERDICT, 0);
    return verdict == GPURTA_SCHEDULABLE || !view_has_deadlines(view) ? EXIT_MET : EXIT_MISSED;
}

/* The task of that name; SIZE_MAX after it was reported that there is none. */
static size_t find_task(const struct runlist_view *const view, const char *const option,
                        const char *const name)
{
    const gpurta_result *const resolved = view->scenario->resolved;
    const size_t count = gpurta_rows(resolved, GPURTA_MODEL_TASKS);
    const char **const words = allocate_zeroed(count + 1, sizeof *words);
    size_t found = SIZE_MAX;
    for (size_t i = 0; i < count && found == SIZE_MAX; i++) {
        words[i] = result_text(resolved, GPURTA_MODEL_TASKS_NAME, i);
        if (strcmp(words[i], name) == 0)
            found = i;
    }
    if (found == SIZE_MAX) {
        const char *const near = nearest(name, words);
        complain("%s: there is no task \"%s\"%s%s%s", option, name, near ? "; did you mean " : "",
                 near ? near : "", near ? "?" : "");
    } else if (view_is_saturated(view, found)) {
        complain("%s: %s is saturated and has no response time", option, name);
        found = SIZE_MAX;
    }
    free(words);
    return found;
}

struct request {
    struct maybe explain;
    const char *task, *until, *svg;
    int64_t limit, overhead, mode;
    bool simulate, list;
};

static const struct flag flags[] = {
    FLAG(struct request, explain, FLAG_MAYBE, "TASK", .name = "explain",
         .says = "window, entries, work, and which of the two limits each channel; alone: of the "
                 "first that is late, else the first"),
    FLAG(struct request, limit, FLAG_COUNT, "N", .option = GPURTA_OPTION_HOST_LIMIT,
         .needs = "simulate", .says = "turns that it may have"),
    FLAG(struct request, simulate, FLAG_SWITCH, NULL, .name = "simulate",
         .says = "run the Host: tasks released at 0 and then every period"),
    FLAG(struct request, task, FLAG_TEXT, "TASK", .name = "task", .needs = "simulate",
         .says = "the situation behind the bound of this task"),
    FLAG(struct request, until, FLAG_TIME, "TIME", .name = "until", .low = 1, .needs = "simulate",
         .says = "no release and no turn from then on; default: no release from the longest period "
                 "on, and all jobs are completed"),
    FLAG(struct request, svg, FLAG_FILE, "FILE", .name = "svg",
         .says = "picture of --simulate, or of --vary; '-': only that"),
    FLAG(struct request, list, FLAG_SWITCH, NULL, .name = "list",
         .says = "print the whole runlist, however long it is"),
    FLAG(struct request, overhead, FLAG_WORD, "NAME", .option = GPURTA_OPTION_RUNLIST_OVERHEAD,
         .says = "instead of the file's"),
    FLAG(struct request, mode, FLAG_WORD, "NAME", .option = GPURTA_OPTION_RUNLIST_MODE,
         .says = "instead of the file's"),
};

/* The options that need the scenario. */
static int parse_arguments(struct runlist_view *const view, const struct request *const args)
{
    view->has_until = args->until;
    if (args->until &&
        (!succeeded(gpurta_time_parse(view->until, args->until, view->scenario->unit, NULL)) ||
         mpq_sgn(view->until) <= 0)) {
        complain("--until: expected a time above 0, found \"%s\"", args->until);
        return EXIT_USAGE;
    }
    if (args->explain.text &&
        (view->explain = find_task(view, "--explain", args->explain.text)) == SIZE_MAX)
        return EXIT_USAGE;
    view->explain_late = args->explain.given && !args->explain.text;
    if (args->task && (view->task = find_task(view, "--task", args->task)) == SIZE_MAX)
        return EXIT_USAGE;
    return -1;
}

/* Options that make no sense together. */
static int check(struct call *const call)
{
    const struct request *const r = call->request;
    const char *wrong = NULL;
    if (r->simulate && r->explain.given)
        wrong = "--simulate does not go with --explain";
    else if (r->task && r->until)
        wrong = "--task simulates until its job is complete: --until cannot be given";
    else if (r->svg && !r->simulate && !call->common.vary)
        wrong = "--svg needs --simulate or --vary";
    if (wrong)
        complain("%s", wrong);
    return wrong ? EXIT_USAGE : -1;
}

/* ---- the certificate ---- */

static void certify_channel(struct certificate *const c, struct runlist_view *const view,
                            const size_t i)
{
    const gpurta_result *const r = view->result;
    int64_t window;
    json_open_flat(&c->json, NULL, '{');
    json_text(&c->json, "name", result_text(r, GPURTA_RUNLIST_TASKS_NAME, i));
    certificate_time(c, "bound", result_time(r, GPURTA_RUNLIST_TASKS_BOUND, i, view->a), view->a);
    certificate_time(c, "witness", result_time(r, GPURTA_RUNLIST_TASKS_WITNESS, i, view->a),
                     view->a);
    json_bool(&c->json, "overloaded", result_count(r, GPURTA_RUNLIST_TASKS_OVERLOADED, i) != 0);
    if (gpurta_get_count(r, GPURTA_RUNLIST_TASKS_WINDOW, i, &window) == GPURTA_OK)
        json_int(&c->json, "window", window);
    else
        json_null(&c->json, "window");
    json_text(&c->json, "verdict",
              gpurta_verdict_name(result_verdict(r, GPURTA_RUNLIST_TASKS_VERDICT, i)));
    json_close(&c->json);
}

static int certify(struct runlist_view *const view, const struct call *const call)
{
    struct certificate c;
    if (view_is_published(view)) {
        complain("--certificate: the published overhead is no bound");
        return EXIT_USAGE;
    }
    const int end = certificate_begin(&c, call, view->scenario);
    if (end >= 0)
        return end;
    json_text(&c.json, "verdict",
              gpurta_verdict_name(result_verdict(view->result, GPURTA_RUNLIST_VERDICT, 0)));
    json_open_array(&c.json, "channels");
    for (size_t i = 0; i < gpurta_rows(view->result, GPURTA_RUNLIST_TASKS); i++)
        certify_channel(&c, view, i);
    json_close(&c.json);
    return certificate_end(&c);
}

static int analyse(struct runlist_view *const view, const struct call *const call)
{
    gpurta_error error;
    gpurta_status status = GPURTA_OK;
    view->result = result_kept(call->command->name);
    if (!view->result)
        status = gpurta_runlist(view->scenario->given.model, view->options, &view->result, &error);
    if (status != GPURTA_OK)
        return scenario_complain(view->scenario, NEED_TASKS, status, &error);
    const int end = call->common.certificate ? certify(view, call) : -1;
    return end >= 0 ? end : view->simulate ? runlist_simulate(view) : print_report(view);
}

static int run_scenario(struct runlist_view *const view, const struct call *const call)
{
    mpq_inits(view->until, view->a, view->b, NULL);
    int end = parse_arguments(view, call->request);
    if (end < 0)
        end = analyse(view, call);
    result_leave(call->command->name, view->result, NULL);
    mpq_clears(view->until, view->a, view->b, NULL);
    return end;
}

static int run(struct call *const call, struct scenario *const scenario)
{
    const struct request *const r = call->request;
    struct runlist_view view = {.scenario = scenario,
                                .common = &call->common,
                                .options = call->options,
                                .explain = SIZE_MAX,
                                .task = SIZE_MAX,
                                .svg = r->svg,
                                .simulate = r->simulate,
                                .list = r->list};
    static const char *const model[] = {"mode", "overhead", NULL};
    int end = picture_target(view.svg, view.common, &view.only_picture);
    if (end < 0)
        end = certificate_check(call, scenario, model, view.svg);
    return end < 0 ? run_scenario(&view, call) : end;
}

const struct command command_runlist = {
    .name = "runlist",
    .summary = "response bounds of channels that share the GPU through the runlist",
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
