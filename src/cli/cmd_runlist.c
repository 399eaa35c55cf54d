/* gpurta runlist: the interleaved runlist, and bounds on the response of every channel. */
#include "runlist_view.h"

#include <stdlib.h>
#include <string.h>

static const char help[] =
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
    "    gpurta runlist tasks.yaml --fit timeslice          every timeslice for all that fits\n"
    "    gpurta runlist tasks.yaml --fit levels             which levels would make it fit?\n"
    "    gpurta runlist tasks.yaml --simulate --task dnn --svg dnn.svg\n"
    "                                                       the situation behind its bound\n"
    "\n"
    "Keys of a task: wcet, level (high, medium, low; default low), timeslice (default: that of\n"
    "runlist, else the driver's for the level), period, deadline (default: period), saturated\n"
    "(always has work; needs no wcet), nonpreemptable, name. Keys of runlist: timeslice,\n"
    "switch_cost, overhead (every-switch, published), mode (interleaved, flat).\n"
    "\n"
    "Options:\n"
    "  --explain TASK          gaps, who interferes how often and how much, k\n"
    "  --fit timeslice|levels  search, and show the best found\n"
    "  --range FROM..TO        timeslices to try; default 1ms..50ms, the driver's\n"
    "  --limit N               steps that a search may take, default 100000000; with --simulate:\n"
    "                          slots, default 1000000\n"
    "  --simulate              run the Host: tasks released at 0 and then every period\n"
    "  --task TASK             with --simulate: the situation behind the bound of this task\n"
    "  --until TIME            with --simulate: no release and no slot from then on; default: no\n"
    "                          release from the longest period on, and all jobs are completed\n"
    "  --svg FILE              with --simulate: draw it; '-': only that\n"
    "  --list                  print the whole runlist, however long it is\n"
    "  --overhead NAME         every-switch, published: instead of the file's\n"
    "  --mode NAME             interleaved, flat: instead of the file's\n"
    "  --format FORMAT         table (default), json, csv\n"
    "  -o, --output FILE       write there instead of standard output\n"
    "  --help, --version\n"
    "\n"
    "Exit status: 0 every deadline met or none given, 1 a deadline missed or unknown, 2 wrong\n"
    "usage or input, 3 could not do it. More: man gpurta-runlist\n";

const char *level_name(const gpurta_level level)
{
    static const char *const names[] = {"none", "low", "medium", "high"};
    return names[level];
}

const char *view_name(const struct runlist_view *const view, const size_t index,
                      char space[NAME_SPACE])
{
    return task_name(view->scenario->tasks, index, space);
}

static const char *bound_formula(const struct runlist_view *const view)
{
    return view->published ? "positional bound, one switch per round as published"
                           : "positional bound, every switch charged";
}

static const char *theorem_formula(const struct runlist_view *const view)
{
    return mpq_sgn(view->scenario->runlist.switch_cost) ? "Theorem 1, Equation 3"
                                                        : "Theorem 1, Equation 2";
}

/* ---- table ---- */

static void print_list(const struct runlist_view *const view)
{
    FILE *const file = view->output.file;
    const int64_t length = gpurta_runlist_length(view->result);
    char space[NAME_SPACE];
    fprintf(file, "runlist, %lld entr%s:", (long long)length, length == 1 ? "y" : "ies");
    if (length <= LIST_SHOWN || view->list) {
        for (int64_t p = 0; p < length; p++)
            fprintf(file, " %s", view_name(view, gpurta_runlist_entry(view->result, p), space));
        fputs("\n\n", file);
        return;
    }
    for (int64_t p = 0; p < 10; p++)
        fprintf(file, " %s", view_name(view, gpurta_runlist_entry(view->result, p), space));
    fprintf(file, " ... %s (--list prints all)\n\n",
            view_name(view, gpurta_runlist_entry(view->result, length - 1), space));
}

static void time_cell(const struct runlist_view *const view, struct table *const table,
                      const size_t i, const gpurta_runlist_time which, mpq_ptr t)
{
    if (gpurta_runlist_time_of(view->result, i, which, t))
        table_time(table, t, which == GPURTA_RUNLIST_DEADLINE ? ROUND_DOWN : ROUND_UP);
    else
        table_text(table, "-", COLOUR_NONE);
}

static void verdict_cell(const struct runlist_view *const view, struct table *const table,
                         const size_t i)
{
    const gpurta_verdict verdict = gpurta_runlist_task_verdict(view->result, i, NULL);
    mpq_t t;
    mpq_init(t);
    const bool deadline = gpurta_runlist_time_of(view->result, i, GPURTA_RUNLIST_DEADLINE, t);
    mpq_clear(t);
    if (!deadline)
        table_text(table, "-", COLOUR_NONE);
    else
        table_text(table,
                   verdict == GPURTA_SCHEDULABLE     ? "met"
                   : verdict == GPURTA_UNSCHEDULABLE ? "MISSED"
                                                     : "UNKNOWN",
                   verdict == GPURTA_SCHEDULABLE ? COLOUR_GOOD : COLOUR_BAD);
}

static void channel_row(struct runlist_view *const view, struct table *const table, const size_t i)
{
    const gpurta_tasks *const tasks = view->scenario->tasks;
    char space[NAME_SPACE];
    table_text(table, view_name(view, i, space), COLOUR_NONE);
    table_text(table, level_name(gpurta_runlist_level(view->result, i)), COLOUR_NONE);
    time_cell(view, table, i, GPURTA_RUNLIST_TIMESLICE, view->a);
    if (gpurta_tasks_saturated(tasks, i)) {
        table_text(table, "saturated", COLOUR_NONE);
        table_text(table, "-", COLOUR_NONE);
    } else {
        gpurta_tasks_time(tasks, i, GPURTA_TASK_WCET, view->a);
        table_time(table, view->a, ROUND_UP);
        gpurta_runlist_slots(view->result, i, view->z);
        mpq_set_z(view->a, view->z);
        table_time(table, view->a, ROUND_UP);
    }
    time_cell(view, table, i, GPURTA_RUNLIST_THEOREM_1, view->a);
    time_cell(view, table, i, GPURTA_RUNLIST_BOUND, view->a);
    time_cell(view, table, i, GPURTA_RUNLIST_DEADLINE, view->a);
    verdict_cell(view, table, i);
}

/* With the overhead as published, no bound is one. */
static void print_no_bound(const struct runlist_view *const view)
{
    for (size_t i = 0; i < gpurta_runlist_count(view->result); i++) {
        const char *const reason = gpurta_runlist_bound_reason(view->result, i);
        if (!reason || gpurta_tasks_saturated(view->scenario->tasks, i))
            continue;
        fprintf(view->output.file, "bound: %s\n", reason);
        return;
    }
}

/* Reasons that several channels share are printed once. */
static void print_reasons(const struct runlist_view *const view)
{
    FILE *const file = view->output.file;
    const char *printed[16];
    size_t count = 0;
    for (size_t i = 0; i < gpurta_runlist_count(view->result); i++) {
        const char *const reason = gpurta_runlist_theorem_1_reason(view->result, i);
        size_t p = 0;
        while (p < count && reason != printed[p])
            p++;
        if (!reason || p < count || gpurta_tasks_saturated(view->scenario->tasks, i))
            continue;
        fprintf(file, "%s %s\n", count ? "          " : "published:", reason);
        printed[count++] = reason;
        if (count == sizeof printed / sizeof printed[0])
            break;
    }
    char space[NAME_SPACE];
    for (size_t i = 0; i < gpurta_runlist_count(view->result); i++)
        if (gpurta_runlist_overloaded(view->result, i))
            fprintf(file,
                    "%s may be overloaded (bound above period): counted as saturated; its bound "
                    "holds only for a job whose predecessor is complete\n",
                    view_name(view, i, space));
    if (view->published && mpq_sgn(view->scenario->runlist.switch_cost))
        print_no_bound(view);
}

static bool print_channels(struct runlist_view *const view)
{
    static const struct column columns[] = {
        {"channel", ALIGN_LEFT}, {"level", ALIGN_LEFT},     {"timeslice", ALIGN_RIGHT},
        {"wcet", ALIGN_RIGHT},   {"slots", ALIGN_RIGHT},    {"published", ALIGN_RIGHT},
        {"bound", ALIGN_RIGHT},  {"deadline", ALIGN_RIGHT}, {"verdict", ALIGN_LEFT}};
    struct table *const table = table_create(columns, sizeof columns / sizeof columns[0]);
    for (size_t i = 0; i < gpurta_runlist_count(view->result); i++)
        channel_row(view, table, i);
    const bool good = table_print(table, &view->output);
    table_destroy(table);
    return good;
}

static bool print_tables(struct runlist_view *const view)
{
    FILE *const file = view->output.file;
    const char *reason;
    char *const cost = time_for_people(view->scenario->runlist.switch_cost, ROUND_UP);
    fprintf(file, "%s list; switch cost %s; times in %s\n", view->flat ? "flat" : "interleaved",
            cost ? cost : "?", gpurta_unit_name(view->scenario->unit));
    free(cost);
    fprintf(file, "published: %s; bound: %s\n\n", theorem_formula(view), bound_formula(view));
    if (view->fit || view->levels)
        fit_lines(view);
    print_list(view);
    if (!print_channels(view))
        return false;
    fputc('\n', file);
    print_reasons(view);
    const gpurta_verdict verdict = gpurta_runlist_verdict(view->result, &reason);
    fprintf(file, "%s: %s\n", gpurta_verdict_name(verdict), reason);
    return view->explain == SIZE_MAX || explain_lines(view);
}

/* ---- JSON ---- */

static void json_time_or_null(struct runlist_view *const view, struct json *const json,
                              const char *const key, const size_t i,
                              const gpurta_runlist_time which)
{
    if (gpurta_runlist_time_of(view->result, i, which, view->a))
        json_time(json, key, view->a);
    else
        json_null(json, key);
}

/* true: met for certain; false: the bound exceeds the deadline; null: none given, or not known */
static void json_channel_meets(struct runlist_view *const view, struct json *const json,
                               const size_t i)
{
    const bool both = gpurta_runlist_time_of(view->result, i, GPURTA_RUNLIST_BOUND, view->a) &&
                      gpurta_runlist_time_of(view->result, i, GPURTA_RUNLIST_DEADLINE, view->b);
    if (both && gpurta_runlist_task_verdict(view->result, i, NULL) == GPURTA_SCHEDULABLE)
        json_bool(json, "meets_deadline", true);
    else if (both && mpq_cmp(view->a, view->b) > 0)
        json_bool(json, "meets_deadline", false);
    else
        json_null(json, "meets_deadline");
}

static void json_channel(struct runlist_view *const view, struct json *const json, const size_t i)
{
    char space[NAME_SPACE];
    const char *reason;
    const gpurta_verdict verdict = gpurta_runlist_task_verdict(view->result, i, &reason);
    json_open_flat(json, NULL, '{');
    json_text(json, "name", view_name(view, i, space));
    json_text(json, "level", level_name(gpurta_runlist_level(view->result, i)));
    json_time_or_null(view, json, "timeslice", i, GPURTA_RUNLIST_TIMESLICE);
    if (gpurta_runlist_slots(view->result, i, view->z))
        json_big(json, "slots", view->z);
    else
        json_null(json, "slots");
    json_time_or_null(view, json, "published", i, GPURTA_RUNLIST_THEOREM_1);
    json_text(json, "published_reason", gpurta_runlist_theorem_1_reason(view->result, i));
    json_time_or_null(view, json, "bound", i, GPURTA_RUNLIST_BOUND);
    json_text(json, "bound_reason", gpurta_runlist_bound_reason(view->result, i));
    json_time_or_null(view, json, "deadline", i, GPURTA_RUNLIST_DEADLINE);
    json_channel_meets(view, json, i);
    json_bool(json, "overloaded", gpurta_runlist_overloaded(view->result, i));
    json_time_or_null(view, json, "witness", i, GPURTA_RUNLIST_WITNESS);
    json_text(json, "verdict", gpurta_verdict_name(verdict));
    json_text(json, "reason", reason);
    json_close(json);
}

static void json_list(const struct runlist_view *const view, struct json *const json)
{
    const int64_t length = gpurta_runlist_length(view->result);
    char space[NAME_SPACE];
    json_int(json, "length", length);
    if (length > LIST_SHOWN && !view->list) {
        json_null(json, "runlist");
        return;
    }
    json_open_flat(json, "runlist", '[');
    for (int64_t p = 0; p < length; p++)
        json_text(json, NULL, view_name(view, gpurta_runlist_entry(view->result, p), space));
    json_close(json);
}

static void print_json(struct runlist_view *const view)
{
    struct json json;
    const char *reason;
    const gpurta_verdict verdict = gpurta_runlist_verdict(view->result, &reason);
    json_begin(&json, view->output.file, "runlist", gpurta_unit_name(view->scenario->unit));
    json_text(&json, "mode", view->flat ? "flat" : "interleaved");
    json_text(&json, "overhead", view->published ? "published" : "every-switch");
    json_time(&json, "switch_cost", view->scenario->runlist.switch_cost);
    json_text(&json, "published_formula", theorem_formula(view));
    json_text(&json, "bound_formula", bound_formula(view));
    if (view->fit || view->levels)
        fit_json(view, &json);
    json_list(view, &json);
    json_text(&json, "verdict", gpurta_verdict_name(verdict));
    json_text(&json, "reason", reason);
    json_open_array(&json, "tasks");
    for (size_t i = 0; i < gpurta_runlist_count(view->result); i++)
        json_channel(view, &json, i);
    json_close(&json);
    if (view->explain != SIZE_MAX)
        explain_json(view, &json);
    json_end(&json);
}

/* ---- CSV ---- */

static void csv_time_or_empty(struct runlist_view *const view, bool *const first, const size_t i,
                              const gpurta_runlist_time which)
{
    if (gpurta_runlist_time_of(view->result, i, which, view->a))
        csv_time(view->output.file, first, view->a);
    else
        csv_text(view->output.file, first, "");
}

static void csv_text_or_empty(const struct runlist_view *const view, bool *const first,
                              const char *const text)
{
    csv_text(view->output.file, first, text ? text : "");
}

static void csv_channels(struct runlist_view *const view)
{
    FILE *const file = view->output.file;
    bool first = true;
    char space[NAME_SPACE];
    fputs("name,level,timeslice,slots,published,bound,deadline,verdict,reason,published_formula,"
          "published_reason,bound_formula,bound_reason,overloaded,witness\n",
          file);
    for (size_t i = 0; i < gpurta_runlist_count(view->result); i++) {
        const char *reason;
        const gpurta_verdict verdict = gpurta_runlist_task_verdict(view->result, i, &reason);
        csv_text(file, &first, view_name(view, i, space));
        csv_text(file, &first, level_name(gpurta_runlist_level(view->result, i)));
        csv_time_or_empty(view, &first, i, GPURTA_RUNLIST_TIMESLICE);
        if (gpurta_runlist_slots(view->result, i, view->z)) {
            mpq_set_z(view->a, view->z);
            csv_time(file, &first, view->a);
        } else {
            csv_text(file, &first, "");
        }
        csv_time_or_empty(view, &first, i, GPURTA_RUNLIST_THEOREM_1);
        csv_time_or_empty(view, &first, i, GPURTA_RUNLIST_BOUND);
        csv_time_or_empty(view, &first, i, GPURTA_RUNLIST_DEADLINE);
        csv_text(file, &first, gpurta_verdict_name(verdict));
        csv_text(file, &first, reason);
        csv_text(file, &first, theorem_formula(view));
        csv_text_or_empty(view, &first, gpurta_runlist_theorem_1_reason(view->result, i));
        csv_text(file, &first, bound_formula(view));
        csv_text_or_empty(view, &first, gpurta_runlist_bound_reason(view->result, i));
        csv_text(file, &first, gpurta_runlist_overloaded(view->result, i) ? "true" : "false");
        csv_time_or_empty(view, &first, i, GPURTA_RUNLIST_WITNESS);
        csv_end(file, &first);
    }
}

static void print_csv(struct runlist_view *const view)
{
    if (view->explain != SIZE_MAX)
        explain_csv(view);
    else if (view->fit || view->levels)
        fit_csv(view);
    else
        csv_channels(view);
}

/* ---- the command ---- */

static int print_report(struct runlist_view *const view)
{
    if (!output_open(&view->output, view->common->output))
        return EXIT_UNABLE;
    bool good = true;
    if (view->common->format == FORMAT_TABLE)
        good = print_tables(view);
    else if (view->common->format == FORMAT_JSON)
        print_json(view);
    else
        print_csv(view);
    if (good)
        good = output_close(&view->output);
    else
        output_discard(&view->output);
    if (!good)
        return EXIT_UNABLE;
    const gpurta_verdict verdict = gpurta_runlist_verdict(view->result, NULL);
    bool deadlines = false;
    for (size_t i = 0; i < gpurta_runlist_count(view->result) && !deadlines; i++)
        deadlines = gpurta_runlist_time_of(view->result, i, GPURTA_RUNLIST_DEADLINE, view->a);
    return verdict == GPURTA_SCHEDULABLE || !deadlines ? EXIT_MET : EXIT_MISSED;
}

static gpurta_status set_options(struct runlist_view *const view, gpurta_error *const error)
{
    const struct scenario *const s = view->scenario;
    gpurta_options *const o = view->options;
    gpurta_status status = gpurta_options_set(o, GPURTA_OPTION_RUNLIST_UNIT, s->unit, error);
    if (status == GPURTA_OK)
        status = gpurta_options_set(o, GPURTA_OPTION_RUNLIST_MODE, view->flat, error);
    if (status == GPURTA_OK)
        status = gpurta_options_set(o, GPURTA_OPTION_RUNLIST_OVERHEAD, view->published, error);
    if (status == GPURTA_OK)
        status = gpurta_options_set_time(o, GPURTA_OPTION_RUNLIST_SWITCH_COST,
                                         s->runlist.switch_cost, error);
    if (status == GPURTA_OK && s->runlist.has_timeslice)
        status = gpurta_options_set_time(o, GPURTA_OPTION_RUNLIST_TIMESLICE, s->runlist.timeslice,
                                         error);
    return status;
}

/* Finds the best timeslice, and gives it to every task. */
static gpurta_status fit_timeslice(struct runlist_view *const view, gpurta_error *const error)
{
    gpurta_tasks *const tasks = view->scenario->tasks;
    gpurta_status status = gpurta_runlist_fit_timeslice(&view->fit, tasks, view->options, error);
    if (status != GPURTA_OK)
        return status;
    (void)gpurta_runlist_fit_best(view->fit, view->a, view->b, NULL);
    for (size_t i = 0; i < gpurta_tasks_count(tasks) && status == GPURTA_OK; i++)
        status = gpurta_tasks_set_time(tasks, i, GPURTA_TASK_TIMESLICE, view->a, error);
    return status;
}

/* Finds the best levels, and gives them to the tasks. */
static gpurta_status fit_levels(struct runlist_view *const view, gpurta_error *const error)
{
    gpurta_tasks *const tasks = view->scenario->tasks;
    gpurta_status status = gpurta_runlist_fit_levels(&view->levels, tasks, view->options, error);
    for (size_t i = 0; i < gpurta_tasks_count(tasks) && status == GPURTA_OK; i++)
        status =
            gpurta_tasks_set_level(tasks, i, gpurta_runlist_levels_get(view->levels, 0, i), error);
    return status;
}

/* The task of that name; SIZE_MAX after it was reported that there is none. */
static size_t find_task(const struct runlist_view *const view, const char *const option,
                        const char *const name)
{
    const size_t count = gpurta_tasks_count(view->scenario->tasks);
    const char **const words = calloc(count + 1, sizeof *words);
    char *const space = calloc(count, NAME_SPACE);
    size_t found = SIZE_MAX;
    for (size_t i = 0; words && space && i < count && found == SIZE_MAX; i++) {
        words[i] = view_name(view, i, space + i * NAME_SPACE);
        if (strcmp(words[i], name) == 0)
            found = i;
    }
    if (!words || !space) {
        complain("out of memory");
    } else if (found == SIZE_MAX) {
        const char *const near = nearest(name, words);
        complain("%s: there is no task \"%s\"%s%s%s", option, name, near ? "; did you mean " : "",
                 near ? near : "", near ? "?" : "");
    } else if (gpurta_tasks_saturated(view->scenario->tasks, found)) {
        complain("%s: %s is saturated and has no response time", option, name);
        found = SIZE_MAX;
    }
    free(words);
    free(space);
    return found;
}

struct arguments {
    const char *explain, *fit, *range, *limit, *task, *until, *overhead, *mode;
};

static int parse_time_option(const char *const option, const char *const text,
                             const gpurta_unit unit, mpq_ptr time)
{
    gpurta_error error;
    if (gpurta_time_parse(time, text, unit, &error) == GPURTA_OK && mpq_sgn(time) > 0)
        return -1;
    complain("%s: expected a time above 0, found \"%s\"", option, text);
    return EXIT_USAGE;
}

static int parse_range(struct runlist_view *const view, const char *const text)
{
    const char *const dots = strstr(text, "..");
    const size_t size = strlen(text) + 1;
    char *const copy = dots ? malloc(size) : NULL;
    if (!dots) {
        complain("--range: expected FROM..TO, found \"%s\"", text);
        return EXIT_USAGE;
    }
    if (!copy) {
        complain("out of memory");
        return EXIT_UNABLE;
    }
    memcpy(copy, text, size);
    copy[dots - text] = '\0';
    int end = parse_time_option("--range", copy, view->scenario->unit, view->from);
    if (end < 0)
        end = parse_time_option("--range", dots + 2, view->scenario->unit, view->to);
    free(copy);
    if (end < 0 && mpq_cmp(view->from, view->to) > 0) {
        complain("--range: %s is empty", text);
        end = EXIT_USAGE;
    }
    return end;
}

/* One of two words into *second; -1, or the exit status after a complaint. */
static int parse_choice(const char *const option, const char *const text, const char *const a,
                        const char *const b, bool *const second)
{
    *second = strcmp(text, b) == 0;
    if (*second || strcmp(text, a) == 0)
        return -1;
    complain("%s: expected %s or %s, found \"%s\"", option, a, b, text);
    return EXIT_USAGE;
}

/* The options that need the scenario. */
static int parse_arguments(struct runlist_view *const view, const struct arguments *const args)
{
    int end = -1;
    if (args->overhead)
        end = parse_choice("--overhead", args->overhead, "every-switch", "published",
                           &view->published);
    if (end < 0 && args->mode)
        end = parse_choice("--mode", args->mode, "interleaved", "flat", &view->flat);
    if (end < 0 && args->range)
        end = parse_range(view, args->range);
    if (end < 0 && args->until)
        end = parse_time_option("--until", args->until, view->scenario->unit, view->until);
    view->has_until = args->until;
    if (end < 0 && args->explain &&
        (view->explain = find_task(view, "--explain", args->explain)) == SIZE_MAX)
        end = EXIT_USAGE;
    if (end < 0 && args->task && (view->task = find_task(view, "--task", args->task)) == SIZE_MAX)
        end = EXIT_USAGE;
    return end;
}

/* Options that make no sense together. */
static int check_arguments(const struct runlist_view *const view,
                           const struct arguments *const args)
{
    const char *wrong = NULL;
    if (!view->simulate)
        wrong = args->task    ? "--task needs --simulate"
                : args->until ? "--until needs --simulate"
                : view->svg   ? "--svg needs --simulate"
                              : NULL;
    else if (args->fit || args->explain)
        wrong = "--simulate goes with neither --fit nor --explain";
    else if (args->task && args->until)
        wrong = "--task simulates until its job is complete: --until cannot be given";
    if (!wrong && args->range && !(args->fit && strcmp(args->fit, "timeslice") == 0))
        wrong = "--range needs --fit timeslice";
    if (!wrong && args->limit && !args->fit && !view->simulate)
        wrong = "--limit needs --fit or --simulate";
    if (!wrong)
        return -1;
    complain("%s", wrong);
    return EXIT_USAGE;
}

static gpurta_status set_search(struct runlist_view *const view, const struct arguments *const args,
                                gpurta_error *const error)
{
    int64_t limit = 0;
    gpurta_status status = GPURTA_OK;
    if (args->limit && parse_count(args->limit, 1, INT64_MAX, &limit))
        status = gpurta_options_set(view->options,
                                    view->simulate ? GPURTA_OPTION_HOST_LIMIT
                                                   : GPURTA_OPTION_RUNLIST_FIT_LIMIT,
                                    limit, error);
    if (status == GPURTA_OK && args->range)
        status = gpurta_options_set_time(view->options, GPURTA_OPTION_RUNLIST_FIT_FROM, view->from,
                                         error);
    if (status == GPURTA_OK && args->range)
        status =
            gpurta_options_set_time(view->options, GPURTA_OPTION_RUNLIST_FIT_TO, view->to, error);
    return status;
}

static int analyse(struct runlist_view *const view, const struct arguments *const args)
{
    gpurta_error error;
    gpurta_status status = set_options(view, &error);
    if (status == GPURTA_OK)
        status = set_search(view, args, &error);
    if (status == GPURTA_OK && args->fit)
        status = args->fit[0] == 't' ? fit_timeslice(view, &error) : fit_levels(view, &error);
    if (status == GPURTA_OK)
        status =
            gpurta_runlist_analyse(&view->result, view->scenario->tasks, view->options, &error);
    if (status != GPURTA_OK)
        return scenario_complain(view->scenario, NEED_TASKS, status, &error);
    return view->simulate ? runlist_simulate(view) : print_report(view);
}

static int run_scenario(struct runlist_view *const view, const struct arguments *const args)
{
    view->published = view->scenario->runlist.published;
    view->flat = view->scenario->runlist.flat;
    mpq_inits(view->from, view->to, view->until, view->a, view->b, view->c, NULL);
    mpz_init(view->z);
    int end = parse_arguments(view, args);
    if (end < 0)
        end = analyse(view, args);
    gpurta_runlist_destroy(view->result);
    gpurta_runlist_fit_destroy(view->fit);
    gpurta_runlist_levels_destroy(view->levels);
    mpq_clears(view->from, view->to, view->until, view->a, view->b, view->c, NULL);
    mpz_clear(view->z);
    return end;
}

static int check_words(const struct arguments *const args)
{
    int64_t limit;
    bool levels;
    if (args->limit && !parse_count(args->limit, 1, INT64_MAX, &limit)) {
        complain("--limit: expected a whole number of 1 or more, found \"%s\"", args->limit);
        return EXIT_USAGE;
    }
    return args->fit ? parse_choice("--fit", args->fit, "timeslice", "levels", &levels) : -1;
}

static int run(const int argc, char **const argv)
{
    struct arguments args = {NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL};
    struct runlist_view view = {.explain = SIZE_MAX, .task = SIZE_MAX};
    const struct flag flags[] = {
        {"explain", "TASK", &args.explain, NULL}, {"fit", "timeslice|levels", &args.fit, NULL},
        {"range", "FROM..TO", &args.range, NULL}, {"limit", "N", &args.limit, NULL},
        {"simulate", NULL, NULL, &view.simulate}, {"task", "TASK", &args.task, NULL},
        {"until", "TIME", &args.until, NULL},     {"svg", "FILE", &view.svg, NULL},
        {"list", NULL, NULL, &view.list},         {"overhead", "NAME", &args.overhead, NULL},
        {"mode", "NAME", &args.mode, NULL}};
    struct common common;
    struct scenario scenario;
    gpurta_error error;
    int end = parse_options(&common, flags, sizeof flags / sizeof flags[0], 1, help, argc, argv);
    if (end < 0)
        end = check_words(&args);
    if (end < 0)
        end = check_arguments(&view, &args);
    if (end < 0)
        end = picture_target(view.svg, &common, &view.only_picture);
    if (end >= 0)
        return end;
    const gpurta_status status = gpurta_options_create(&view.options, &error);
    if (status != GPURTA_OK)
        return complain_status(status, &error);
    end = scenario_read(&scenario, &common, "runlist", NEED_TASKS);
    view.scenario = &scenario;
    view.common = &common;
    if (end < 0)
        end = run_scenario(&view, &args);
    scenario_clear(&scenario);
    gpurta_options_destroy(view.options);
    return end;
}

const struct command command_runlist = {
    "runlist", "response bounds of channels that share the GPU through the runlist", run};
