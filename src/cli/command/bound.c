/* gpurta bound: bounds for every job of recurrent chains, with what was observed. */
#include "cli/base/flags.h"
#include "cli/base/kept.h"
#include "cli/base/made.h"
#include "cli/base/report.h"
#include "cli/base/rows.h"
#include "cli/command/bound_view.h"
#include "cli/scenario/certificate.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char lesson[] =
    "gpurta bound FILE [options]\n"
    "\n"
    "How long can each chain of kernels, copies and host steps take, end to end, whatever the "
    "launch\n"
    "order, the block sizes and the actual times? A proven bound for every job, and beside it the\n"
    "longest response that a search has found.\n"
    "\n"
    "Write down the chains:\n"
    "\n"
    "    time_unit: ms\n"
    "    platform: jetson-orin-agx\n"
    "    streams: {plan: {priority: high}}\n"
    "    chains:\n"
    "      - name: camera\n"
    "        period: 33\n"
    "        jitter: 1\n"
    "        steps:\n"
    "          - {copy: in, duration: 0.4, direction: h2d}\n"
    "          - {kernel: detect, blocks: 60, threads: 256, registers: 40, wcet: 0.8}\n"
    "          - {host: filter, wcet: 2, bcet: 1}\n"
    "      - name: planner\n"
    "        period: 50\n"
    "        stream: plan\n"
    "        steps:\n"
    "          - {kernel: plan, blocks: 32, threads: 512, registers: 32, wcet: 1.5}\n"
    "\n"
    "and ask:\n"
    "\n"
    "    gpurta bound chains.yaml                     a table\n"
    "    gpurta bound chains.yaml --explain detect    what the bound of a step (or chain) is made "
    "of\n"
    "    gpurta bound chains.yaml --sensitivity       largest wcet, smallest periods, fewest SMs\n"
    "    gpurta bound chains.yaml --svg bound.svg     bound, observed and deadline of each chain\n"
    "    gpurta bound chains.yaml --search 100000     search longer for long responses\n"
    "\n"
    "Several processes: contexts with a level and a timeslice, or with servers. Kernels with "
    "periods\n"
    "are chains of one step. Keys: man gpurta-bound.\n";

enum { MOST_TERMS = 500000 }; /* that --explain writes */

#define ENDING                                                                                     \
    "Exit status: 0 every deadline met, 1 missed or unknown, 2 wrong usage or input, 3 could not " \
    "do it."

struct request {
    struct maybe explain;
    const char *svg;
    int64_t search, seed, threads, limit, tries, exact;
    bool sensitivity, without_left_out;
};

static const struct flag flags[] = {
    FLAG(struct request, explain, FLAG_MAYBE, "NAME", .name = "explain",
         .says = "what all bounds (or those of a CHAIN, STEP or CHAIN/STEP) are made of"),
    FLAG(struct request, search, FLAG_COUNT, "N", .name = "search", .low = 0, .high = 2147483647,
         .fallback = 500, .says = "simulated runs that are searched for long responses"),
    FLAG(struct request, seed, FLAG_COUNT, "N", .option = GPURTA_OPTION_BOUND_SEED),
    FLAG(struct request, exact, FLAG_COUNT, "N", .option = GPURTA_OPTION_BOUND_EXACT,
         .optional = true,
         .says =
             "fractions in tables; with N also worst responses themselves, by exploring up to N "
             "states"),
    FLAG(struct request, threads, FLAG_COUNT, "N", .name = "threads", .low = 1, .high = 256,
         .fallback = 0, .says = "threads of the search; without it one for each core"),
    FLAG(struct request, limit, FLAG_COUNT, "N", .option = GPURTA_OPTION_BOUND_LIMIT),
    FLAG(struct request, sensitivity, FLAG_SWITCH, NULL, .name = "sensitivity",
         .says = "how far wcet, periods and SMs can go; bounds without the priority of a chain"),
    FLAG(struct request, tries, FLAG_COUNT, "N", .option = GPURTA_OPTION_BOUND_TRIES),
    FLAG(struct request, without_left_out, FLAG_SWITCH, NULL, .name = "ignore-left-out",
         .says = "answer without the work of a profile that is in no chain (--ignore left_out)"),
    FLAG(struct request, svg, FLAG_FILE, "FILE", .name = "svg",
         .says =
             "picture of bound, observed and deadline, with --explain by cause; '-': only that"),
};

/* ---- terms: of a step, or of a chain ---- */

#define TERM_FIELDS(TABLE)                                                                         \
    {                                                                                              \
        {.column = TABLE##_KIND}, {.column = TABLE##_STEP}, {.column = TABLE##_CONTEXT},           \
            {.column = TABLE##_JOBS}, {.column = TABLE##_BLOCKS}, {.column = TABLE##_WEIGHT},      \
            {.column = TABLE##_SHARE}, {.column = TABLE##_WAVES}, {.column = TABLE##_EACH},        \
            {.column = TABLE##_WINDOW}, {.column = TABLE##_LESS_THAN},                             \
    }
static const struct field term_fields[] = TERM_FIELDS(GPURTA_BOUND_TERMS);
static const struct rows terms = {"terms", term_fields, FIELDS(term_fields),
                                  .table = GPURTA_BOUND_TERMS};
static const struct field chain_term_fields[] = TERM_FIELDS(GPURTA_BOUND_CHAIN_TERMS);
static const struct rows chain_terms = {"terms", chain_term_fields, FIELDS(chain_term_fields),
                                        .table = GPURTA_BOUND_CHAIN_TERMS};

/* ---- releases ---- */

static bool has_release(struct row *const row)
{
    size_t count;
    row->row[1] += gpurta_children(row->result, GPURTA_BOUND_RELEASES, row->at[0], &count);
    return bound_chain_verdict(row->of, row->at[0]) == GPURTA_UNSCHEDULABLE && row->at[1] < count;
}

static const struct field release_fields[] = {
    {.column = GPURTA_BOUND_RELEASES_CHAIN},
    {.column = GPURTA_BOUND_RELEASES_NOMINAL},
    {.column = GPURTA_BOUND_RELEASES_RELEASE},
};
static const struct rows releases = {"witness", release_fields, FIELDS(release_fields),
                                     .has = has_release};

/* ---- chains and steps ---- */

enum {
    EXPLAINED = BOUND_ASKED << 1,
    EXPLORED = EXPLAINED << 1,
    OVERLAPS = EXPLORED << 1,
    ON_CPUS = OVERLAPS << 1,
    FROM_BEGIN = ON_CPUS << 1,
    DROPS = FROM_BEGIN << 1,
    STEP_DEADLINES = DROPS << 1,
    CAUSED = STEP_DEADLINES << 1,
    WITH_PATHS = 1 << 20
};

/* What chains that overlap have to show. */
static unsigned overlaps(const struct bound_view *const v)
{
    unsigned any = 0;
    for (size_t c = 0; c < gpurta_rows(v->result, GPURTA_BOUND_CHAINS); c++) {
        if (strcmp(result_text(v->result, GPURTA_BOUND_CHAINS_OVERLAP, c), "serial") != 0)
            any |= OVERLAPS;
        if (strcmp(result_text(v->result, GPURTA_BOUND_CHAINS_COUNTED_FROM, c), "begin") == 0)
            any |= FROM_BEGIN;
        if (result_count_or(v->result, GPURTA_BOUND_CHAINS_DROPPED, c, -1) >= 0)
            any |= DROPS;
    }
    return any;
}

static unsigned step_deadlines(const struct bound_view *const v)
{
    unsigned any = 0;
    LOCAL_MPQ(deadline);
    for (size_t i = 0; i < bound_steps(v) && !any; i++)
        any = result_time(v->result, GPURTA_BOUND_STEPS_DEADLINE, i, deadline) ? STEP_DEADLINES : 0;
    return any;
}

/* Which fields there are. */
static unsigned shown(const struct bound_view *const v)
{
    return (gpurta_model_rows(v->model, GPURTA_SECTION_CPUS) ? ON_CPUS : 0u) |
           (v->explain || results_are_kept() ? CAUSED : 0u) | (v->explain ? EXPLAINED : 0u) |
           (v->exact ? EXPLORED : 0u) | (v->sensitivity ? BOUND_ASKED : 0u) | overlaps(v) |
           step_deadlines(v) | (gpurta_rows(v->result, GPURTA_BOUND_PATHS) ? WITH_PATHS : 0u) |
           partitions_shown(v->scenario);
}

static bool get_chain_of_step(struct row *const row)
{
    const struct bound_view *const v = row->of;
    return row_text(
        row, result_text(row->result, GPURTA_BOUND_CHAINS_NAME, bound_chain_of(v, row->at[0])));
}

static const struct field step_fields[] = {
    {"chain", NULL, FIELD_TEXT, .get = get_chain_of_step, .where = IN_TABLE},
    {.column = GPURTA_BOUND_STEPS_NAME, .title = "step"},
    {.column = GPURTA_BOUND_STEPS_KIND},
    {.column = GPURTA_BOUND_STEPS_CPU, .when = ON_CPUS},
    {.column = GPURTA_BOUND_STEPS_JITTER},
    {.column = GPURTA_BOUND_STEPS_BOUND},
    {.column = GPURTA_BOUND_STEPS_OBSERVED},
    {.column = GPURTA_BOUND_STEPS_FINISH},
    {.column = GPURTA_BOUND_STEPS_DEADLINE, .where = IN_DATA},
    {.column = GPURTA_BOUND_STEPS_DEADLINE, .where = IN_TABLE, .when = STEP_DEADLINES},
    {"terms", NULL, FIELD_LIST, .inner = &terms, .where = IN_JSON, .when = EXPLAINED},
};
static const struct rows steps = {"steps", step_fields, FIELDS(step_fields), .few = true,
                                  .table = GPURTA_BOUND_STEPS};

/* Number `i`: of the analysis, then of the scenario; NULL past the last. */
static const char *assumption(const struct bound_view *const v, const size_t i,
                              char space[const PARTITION_LINE])
{
    const size_t own = gpurta_rows(v->result, GPURTA_BOUND_ASSUMPTIONS);
    return own > i ? result_text(v->result, GPURTA_BOUND_ASSUMPTIONS_ASSUMPTION, i)
                   : scenario_assumption(v->scenario, i - own, space);
}

static bool has_assumption(struct row *const row)
{
    return assumption(row->of, row->at[0], row->space);
}

static bool get_assumption(struct row *const row)
{
    return row_text(row, assumption(row->of, row->at[0], row->space));
}

static const struct field assumption_fields[] = {{.name = "assumption", .kind = FIELD_TEXT}};
static const struct rows assumptions = {"assumptions",         assumption_fields,     1,
                                        .has = has_assumption, .get = get_assumption, .plain = true,
                                        .tall = true};

/* In a table nothing is met where there is no deadline. */
static bool get_meets(struct row *const row)
{
    const bool due = result_time(row->result, GPURTA_BOUND_CHAINS_DEADLINE, row->at[0], row->time);
    row->verdict = bound_chain_verdict(row->of, row->at[0]);
    return due || row->verdict != GPURTA_SCHEDULABLE;
}

static const struct field chain_fields[] = {
    {.column = GPURTA_BOUND_CHAINS_NAME, .title = "chain"},
    {.column = GPURTA_BOUND_CHAINS_BOUND},
    {.column = GPURTA_BOUND_CHAINS_OBSERVED},
    {.column = GPURTA_BOUND_CHAINS_EXACT, .when = EXPLORED},
    {.column = GPURTA_BOUND_CHAINS_DEADLINE},
    {.column = GPURTA_BOUND_CHAINS_VERDICT, .where = IN_DATA},
    {"verdict", NULL, FIELD_MEETS, .get = get_meets, .where = IN_TABLE},
    {.column = GPURTA_BOUND_CHAINS_MEETS_DEADLINE, .where = IN_DATA},
    {.column = GPURTA_BOUND_CHAINS_OVERLAP, .where = IN_TABLE, .when = OVERLAPS},
    {.column = GPURTA_BOUND_CHAINS_OVERLAP, .where = IN_JSON},
    {.column = GPURTA_BOUND_CHAINS_COUNTED_FROM, .title = "from", .when = FROM_BEGIN},
    {.column = GPURTA_BOUND_CHAINS_DROPPED, .when = DROPS},
    {.column = GPURTA_BOUND_CHAINS_REASON, .where = IN_JSON},
    {"steps", NULL, FIELD_LIST, .inner = &steps, .where = IN_JSON},
    {"causes", NULL, FIELD_LIST, .inner = &bound_cause_rows, .where = IN_JSON, .when = CAUSED},
    {"terms", NULL, FIELD_LIST, .inner = &chain_terms, .where = IN_JSON, .when = EXPLAINED},
    {"witness", NULL, FIELD_LIST, .inner = &releases, .where = IN_JSON},
};
static const struct rows chains = {"chains", chain_fields, FIELDS(chain_fields),
                                   .table = GPURTA_BOUND_CHAINS};

/* ---- paths ---- */

static const struct field path_term_fields[] = {
    {.column = GPURTA_BOUND_PATH_TERMS_CHAIN},
    {.column = GPURTA_BOUND_PATH_TERMS_WAIT},
    {.column = GPURTA_BOUND_PATH_TERMS_BOUND},
};
static const struct rows path_terms = {"terms", path_term_fields, FIELDS(path_term_fields),
                                       .table = GPURTA_BOUND_PATH_TERMS};

static const struct field path_fields[] = {
    {.column = GPURTA_BOUND_PATHS_NAME, .title = "path"},
    {.column = GPURTA_BOUND_PATHS_REACTION},
    {.column = GPURTA_BOUND_PATHS_OBSERVED_REACTION, .title = "observed"},
    {.column = GPURTA_BOUND_PATHS_AGE},
    {.column = GPURTA_BOUND_PATHS_OBSERVED_AGE, .title = "observed"},
    {.column = GPURTA_BOUND_PATHS_DEADLINE},
    {.column = GPURTA_BOUND_PATHS_VERDICT, .where = IN_DATA},
    {.column = GPURTA_BOUND_PATHS_MEETS_DEADLINE, .title = "verdict"},
    {.column = GPURTA_BOUND_PATHS_REASON, .where = IN_JSON},
    {"terms", NULL, FIELD_LIST, .inner = &path_terms, .where = IN_JSON},
};
static const struct rows paths = {
    "paths",    path_fields, FIELDS(path_fields), .table = GPURTA_BOUND_PATHS, .when = WITH_PATHS,
    .few = true};

/* ---- the result as a whole ---- */

static bool get_reason(struct row *const row)
{
    return row_text(row, ((const struct bound_view *)row->of)->reason);
}

static const struct field whole_fields[] = {
    {.column = GPURTA_BOUND_VERDICT},
    {"reason", NULL, FIELD_TEXT, .get = get_reason},
    {.column = GPURTA_BOUND_EXACT_REASON, .when = EXPLORED},
};
static const struct rows whole = {.fields = whole_fields, .count = FIELDS(whole_fields)};

/* ---- printing ---- */

/* What --explain NAME does not ask for. */
static void print_all(struct row *const row, const struct output *const output)
{
    const char *const why_not = result_text(row->result, GPURTA_BOUND_EXACT_REASON, 0);
    rows_table(&chains, row, output);
    if (why_not)
        fprintf(output->file, "\nno exact responses: %s\n", why_not);
    fputc('\n', output->file);
    rows_table(&steps, row, output);
    bool shorter = false;
    LOCAL_MPQ(sum, bound, finish);
    for (size_t i = 0, n = bound_steps(row->of); i < n; i++)
        shorter = shorter || (bound_repeat(row->of, i) == 1 &&
                              result_time(row->result, GPURTA_BOUND_STEPS_JITTER, i, sum) &&
                              result_time(row->result, GPURTA_BOUND_STEPS_BOUND, i, bound) &&
                              result_time(row->result, GPURTA_BOUND_STEPS_FINISH, i, finish) &&
                              (mpq_add(sum, sum, bound), mpq_cmp(finish, sum) < 0));
    if (shorter)
        fputs("\nfinish may be less than jitter + bound: it is bounded along the whole path\n",
              output->file);
    for (size_t i = 0, n = bound_steps(row->of); i < n; i++)
        if (bound_repeat(row->of, i) > 1) {
            fputs("\nof a kernel with a count: the bounds of its launches, added up, each at its "
                  "worst; finish: when the last one has ended\n",
                  output->file);
            break;
        }
    if (row->shown & WITH_PATHS) {
        fputc('\n', output->file);
        rows_table(&paths, row, output);
    }
}

/* All of them; below what one step is made of only how many. */
static void print_assumptions(const struct bound_view *const v, FILE *const file)
{
    char space[PARTITION_LINE];
    const char *one;
    size_t count = 0;
    if (!v->explained)
        fputs("\nassumptions:\n", file);
    for (; (one = assumption(v, count, space)); count++)
        if (!v->explained)
            fprintf(file, "- %s\n", one);
    if (!v->explained)
        return;
    fprintf(file, "\nassumptions: %zu, listed by gpurta bound ", count);
    made_file_again(file);
    fputs(" (and by --json)\n", file);
}

static bool print_table(struct row *const row, const struct output *const output)
{
    struct bound_view *const v = row->of;
    if (v->scenario->no_gpu)
        fprintf(output->file, "no GPU; times in %s\n", v->unit);
    else
        fprintf(output->file, "platform %s; times in %s\n", gpurta_platform_title(v->platform),
                v->unit);
    bool good = true;
    if (!v->explained) {
        fputc('\n', output->file);
        print_all(row, output);
        good = bound_print_witness(v, output->file);
    }
    bound_print_causes(v, output);
    good = good && bound_print_terms(v, output);
    if (good && v->sensitivity) {
        row->shown = 0;
        good = next_table(&bound_answers, row, output);
        bound_print_none(v, output->file);
        fputs(v->withouts ? "\n" : "", output->file);
        bound_print_withouts(v, output->file);
    }
    fprintf(output->file, "\n%s: %s%s\n",
            gpurta_verdict_name(result_verdict(v->result, GPURTA_BOUND_VERDICT, 0)), v->reason,
            scenario_unmeasured(v->scenario));
    if (scenario_left_out(v->scenario))
        fputs("--ignore-left-out gives the answer without that\n", output->file);
    bound_print_blame(v, output->file);
    bound_print_hint(v, output->file);
    print_assumptions(v, output->file);
    return good;
}

/* What is printed, and what is inside. */
static const struct rows *const json[] = {
    &whole,      &chains,      &paths,          &bound_answers,    &bound_withouts,
    &bound_uses, &assumptions, &partition_rows, &partition_queues, NULL};
/* ---- the command ---- */

static int status_of(const struct bound_view *const v)
{
    return result_verdict(v->result, GPURTA_BOUND_VERDICT, 0) == GPURTA_SCHEDULABLE ? EXIT_MET
                                                                                    : EXIT_MISSED;
}

static int64_t cores(void)
{
    const long count = sysconf(_SC_NPROCESSORS_ONLN);
    return count < 1 ? 1 : count < 256 ? count : 256;
}

static gpurta_status set_options(const struct call *const call, gpurta_error *const error)
{
    const struct request *const request = call->request;
    gpurta_options *const options = call->options;
    const bool blames = call->common.format == FORMAT_TABLE; /* for what makes a chain late */
    gpurta_status status =
        gpurta_options_set(options, GPURTA_OPTION_BOUND_SEARCH, request->search, error);
    if (!status)
        status = gpurta_options_set(options, GPURTA_OPTION_BOUND_THREADS,
                                    request->threads ? request->threads : cores(), error);
    if (!status && (blames || request->explain.given || results_are_kept()))
        status = gpurta_options_set(options, GPURTA_OPTION_BOUND_EXPLAIN, 1, error);
    return status;
}

static int show(struct bound_view *const v, const struct call *const call)
{
    const struct request *const request = call->request;
    const struct result result = {"bound",
                                  print_table,
                                  .csv = v->explain       ? &bound_lines
                                         : v->sensitivity ? &bound_answers
                                                          : &chains,
                                  .rows = json,
                                  .of = v->result,
                                  .whole = true};
    bool only_picture;
    bound_take_reason(v, call->common.format == FORMAT_TABLE && !v->explained);
    int end = picture_target(request->svg, &call->common, &only_picture);
    if (end < 0 && request->svg)
        end = bound_draw(v, request->svg);
    if (end < 0 && !only_picture)
        end = result_print(&result, v, shown(v), &call->common, v->unit);
    return end < 0 ? status_of(v) : end;
}

static void make_first(struct bound_view *const v)
{
    const size_t count = bound_chains(v);
    v->first = allocate_zeroed(count + 1, sizeof *v->first);
    for (size_t i = 0; i < bound_steps(v); i++)
        v->first[bound_chain_of(v, i) + 1]++;
    for (size_t c = 0; c < count; c++)
        v->first[c + 1] += v->first[c];
}

/* --explain NAME: a chain, a step, or CHAIN/STEP. */
static bool names_any(const struct bound_view *const v, const char *const name)
{
    for (size_t c = 0; c < bound_chains(v); c++)
        if (bound_is_chain(v, c, name))
            return true;
    for (size_t i = 0; i < bound_steps(v); i++)
        if (bound_is_step(v, i, name))
            return true;
    for (size_t p = 0; p < gpurta_model_rows(v->model, GPURTA_SECTION_PATHS); p++)
        if (strcmp(bound_path_name(v, p), name) == 0)
            return true;
    return false;
}

/* Chains, then steps (as CHAIN/STEP, if what was asked for is that), then paths. */
static const char *name_of(const void *const of, const size_t i, char space[const NAME_SPACE])
{
    const struct bound_view *const v = of;
    const size_t count = bound_chains(v), steps_end = count + bound_steps(v);
    if (i >= count && i < steps_end && strchr(v->explained, '/')) {
        snprintf(space, NAME_SPACE, "%s/%s", bound_chain_name(v, bound_chain_of(v, i - count)),
                 bound_step_name(v, i - count));
        return space;
    }
    return i < count       ? bound_chain_name(v, i)
           : i < steps_end ? bound_step_name(v, i - count)
                           : bound_path_name(v, i - steps_end);
}

static int run(struct call *const call, struct scenario *const scenario)
{
    const struct request *const request = call->request;
    gpurta_error error;
    struct bound_view v = {.scenario = scenario,
                           .model = scenario->given.model,
                           .resolved = scenario->resolved,
                           .platform = scenario->platform,
                           .options = call->options,
                           .unit = gpurta_unit_name(scenario->unit),
                           .title = scenario->document.name,
                           .explain = request->explain.given,
                           .exact = request->exact > 0,
                           .limit = request->limit,
                           .sensitivity = request->sensitivity,
                           .explained = request->explain.text,
                           .of_program = !gpurta_rows(scenario->resolved, GPURTA_MODEL_CHAINS)};
    static const char *const model[] = {"copy-bandwidth", NULL};
    const int refused = certificate_check(call, scenario, model, request->svg);
    if (refused >= 0)
        return refused;
    gpurta_status status = set_options(call, &error);
    if (v.explained && !names_any(&v, v.explained)) {
        complain_no_such("explain", "chain, step or path", v.explained, name_of, &v,
                         bound_chains(&v) + bound_steps(&v) +
                             gpurta_model_rows(v.model, GPURTA_SECTION_PATHS));
        return EXIT_USAGE;
    }
    v.result = result_kept(call->command->name);
    if (!status && !v.result)
        status = bound_watched(&v, &error);
    if (!status && v.sensitivity)
        status = bound_ask(&v, &error);
    const size_t written =
        v.explain && !v.explained && v.result ? gpurta_rows(v.result, GPURTA_BOUND_TERMS) : 0;
    if (!status && written <= MOST_TERMS && (v.sensitivity || v.explain))
        status = bound_take_priorities(&v, &error);
    int end = EXIT_UNABLE;
    if (!status && written > MOST_TERMS) {
        complain(
            "--explain: all bounds have %zu terms, more than %d: name a chain or a step, as in "
            "--explain %s",
            written, MOST_TERMS, bound_chain_name(&v, 0));
        end = EXIT_USAGE;
    } else if (status)
        end =
            scenario_complain(scenario, v.of_program ? NEED_KERNELS : NEED_CHAINS, status, &error);
    else {
        make_first(&v);
        if (!call->common.certificate || (end = bound_certify(&v, call, scenario)) < 0)
            end = show(&v, call);
    }
    bound_forget(&v);
    if (v.caused)
        bound_causes_forget(&v.causes);
    free(v.first);
    free(v.reason);
    gpurta_result_destroy(v.any_carveout);
    result_leave(call->command->name, v.result, NULL);
    return end;
}

/* CSV is of one of two; --ignore-left-out is --ignore left_out. */
static int check(struct call *const call)
{
    const struct request *const request = call->request;
    if (call->common.format == FORMAT_CSV && request->explain.given && request->sensitivity) {
        complain("--format csv: expected either --explain or --sensitivity, found both; json has "
                 "both");
        return EXIT_USAGE;
    }
    static char ignored[200];
    const char *const others = call->common.ignore;
    if (request->without_left_out) {
        snprintf(ignored, sizeof ignored, "left_out%s%.180s", others ? "," : "",
                 others ? others : "");
        call->common.ignore = ignored;
    }
    return -1;
}

const struct command command_bound = {
    .name = "bound",
    .summary = "bounds for every job of recurrent chains",
    .lesson = lesson,
    .ending = ENDING,
    .flags = flags,
    .flag_count = FLAGS(flags),
    .takes = TAKES_RESULT | TAKES_MEMORY | TAKES_PLATFORM | TAKES_PLATFORM_FILE | TAKES_SLOTS |
             TAKES_BANDWIDTH | TAKES_SET | TAKES_VARY | TAKES_IGNORE | TAKES_CERTIFICATE,
    .files = 1,
    .request_size = sizeof(struct request),
    .needs = NEED_CHAINS,
    .check = check,
    .run = run,
};
