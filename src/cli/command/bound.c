/* gpurta bound: bounds for every job of recurrent chains, with what was observed. */
#include "cli/base/flags.h"
#include "cli/base/kept.h"
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

#define ENDING                                                                                     \
    "Exit status: 0 every deadline met, 1 missed or unknown, 2 wrong usage or input, 3 could not " \
    "do it."

struct request {
    struct maybe explain;
    const char *svg;
    int64_t search, seed, threads, limit, tries, exact;
    bool sensitivity;
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
    FLAG(struct request, svg, FLAG_FILE, "FILE", .name = "svg",
         .says = "picture of bound, observed and deadline; '-': only that"),
};

/* ---- rows ---- */

static size_t step_at(const struct bound_view *const v, const size_t chain, const size_t place)
{
    return v->first[chain] + place;
}

static bool has_chain(struct row *const row)
{
    const struct bound_view *const v = row->of;
    return row->at[0] < gpurta_bound_chains(v->result);
}

static bool get_chain(struct row *const row)
{
    const struct bound_view *const v = row->of;
    row->text = bound_chain_name(v, row->at[0], row->space);
    return true;
}

static bool get_chain_time(struct row *const row)
{
    const struct bound_view *const v = row->of;
    return gpurta_bound_chain_time(v->result, row->at[0], (gpurta_bound_time)row->field->which,
                                   row->time);
}

static bool get_chain_verdict(struct row *const row)
{
    const struct bound_view *const v = row->of;
    row->verdict = gpurta_bound_chain_verdict(v->result, row->at[0]);
    return true;
}

static bool get_chain_reason(struct row *const row)
{
    const struct bound_view *const v = row->of;
    row->text = gpurta_bound_chain_reason(v->result, row->at[0]);
    return row->text;
}

static bool has_step(struct row *const row)
{
    const struct bound_view *const v = row->of;
    return step_at(v, row->at[0], row->at[1]) < v->first[row->at[0] + 1];
}

static size_t this_step(const struct row *const row)
{
    return step_at(row->of, row->at[0], row->at[1]);
}

static bool get_step(struct row *const row)
{
    row->text = bound_step_name(row->of, this_step(row), row->space);
    return true;
}

static bool get_kind(struct row *const row)
{
    const struct bound_view *const v = row->of;
    row->text = gpurta_step_kind_name(gpurta_chains_step_kind(v->chains, this_step(row)));
    return true;
}

static bool get_step_time(struct row *const row)
{
    const struct bound_view *const v = row->of;
    return gpurta_bound_step_time(v->result, this_step(row), (gpurta_bound_time)row->field->which,
                                  row->time);
}

/* ---- terms: of a step, or of a chain ---- */

enum { TERM_KIND, TERM_STEP, TERM_CONTEXT, TERM_JOBS, TERM_BLOCKS, TERM_WEIGHT, TERM_SHARE };

static bool has_term(struct row *const row)
{
    const struct bound_view *const v = row->of;
    return row->at[2] < gpurta_bound_terms(v->result, this_step(row));
}

static bool has_chain_term(struct row *const row)
{
    const struct bound_view *const v = row->of;
    return row->at[1] < gpurta_bound_chain_terms(v->result, row->at[0]);
}

static bool of_context(const gpurta_bound_kind kind)
{
    return kind >= GPURTA_BOUND_SLOTS && kind <= GPURTA_BOUND_DELAY;
}

static bool get_other(struct row *const row, const gpurta_bound_kind kind, const size_t other,
                      const bool context)
{
    const struct bound_view *const v = row->of;
    if (other == GPURTA_NONE || of_context(kind) != context)
        return false;
    row->text = context ? gpurta_chains_context_name(v->chains, other)
                        : bound_step_name(v, other, row->space);
    return row->text;
}

static bool get_any_term(struct row *const row, const bool of_chain)
{
    const struct bound_view *const v = row->of;
    gpurta_bound_kind kind = GPURTA_BOUND_LOW;
    size_t other = GPURTA_NONE;
    int64_t jobs = 0, blocks = 0;
    mpq_t t;
    mpq_init(t);
    const bool weight = row->field->which == TERM_WEIGHT;
    mpq_ptr a = weight ? row->time : t, b = weight ? t : row->time;
    if (of_chain) {
        gpurta_bound_chain_term(v->result, row->at[0], row->at[1], &kind, &other, &jobs, &blocks, a,
                                b);
    } else {
        blocks = gpurta_bound_term_blocks(v->result, this_step(row), row->at[2]);
        gpurta_bound_term(v->result, this_step(row), row->at[2], &kind, &other, &jobs, a, b);
    }
    mpq_clear(t);
    if (row->field->which == TERM_STEP || row->field->which == TERM_CONTEXT)
        return get_other(row, kind, other, row->field->which == TERM_CONTEXT);
    row->text = gpurta_bound_kind_name(kind);
    row->count = row->field->which == TERM_BLOCKS ? blocks : jobs;
    return row->field->kind != FIELD_COUNT || row->count > 0;
}

static bool get_term(struct row *const row)
{
    return get_any_term(row, false);
}

static bool get_chain_term(struct row *const row)
{
    return get_any_term(row, true);
}

#define TERM_FIELDS(take)                                                                          \
    {"kind", NULL, FIELD_TEXT, .get = (take), .which = TERM_KIND},                                 \
        {"step", NULL, FIELD_TEXT, .get = (take), .which = TERM_STEP},                             \
        {"context", NULL, FIELD_TEXT, .get = (take), .which = TERM_CONTEXT},                       \
        {"jobs", NULL, FIELD_COUNT, .get = (take), .which = TERM_JOBS},                            \
        {"blocks", NULL, FIELD_COUNT, .get = (take), .which = TERM_BLOCKS},                        \
        {"weight", NULL, FIELD_TIME, .get = (take), .which = TERM_WEIGHT, .unit = "1"},            \
    {                                                                                              \
        "share", NULL, FIELD_TIME, .get = (take), .which = TERM_SHARE                              \
    }

static const struct field term_fields[] = {TERM_FIELDS(get_term)};
static const struct rows terms = {"terms", term_fields, FIELDS(term_fields), .has = has_term};
static const struct field chain_term_fields[] = {TERM_FIELDS(get_chain_term)};
static const struct rows chain_terms = {"terms", chain_term_fields, FIELDS(chain_term_fields),
                                        .has = has_chain_term};

/* ---- releases ---- */

static bool has_release(struct row *const row)
{
    const struct bound_view *const v = row->of;
    return gpurta_bound_chain_verdict(v->result, row->at[0]) == GPURTA_UNSCHEDULABLE &&
           row->at[1] < gpurta_bound_releases(v->result, row->at[0]);
}

static bool get_release(struct row *const row)
{
    const struct bound_view *const v = row->of;
    size_t which;
    mpq_t t;
    mpq_init(t);
    const bool nominal = row->field->which == 0;
    const bool there = gpurta_bound_release(v->result, row->at[0], row->at[1], &which,
                                            nominal ? row->time : t, nominal ? t : row->time);
    mpq_clear(t);
    if (there)
        row->text = bound_chain_name(v, which, row->space);
    return there;
}

static const struct field release_fields[] = {
    {"chain", NULL, FIELD_TEXT, .get = get_release},
    {"nominal", NULL, FIELD_TIME, .get = get_release},
    {"release", NULL, FIELD_TIME, .get = get_release, .which = 1},
};
static const struct rows releases = {"witness", release_fields, FIELDS(release_fields),
                                     .has = has_release};

/* ---- chains and steps ---- */

enum { EXPLAINED = BOUND_ASKED << 1, EXPLORED = EXPLAINED << 1 };

/* Which fields there are. */
static unsigned shown(const struct bound_view *const v)
{
    return (v->explain ? EXPLAINED : 0u) | (v->exact ? EXPLORED : 0u) |
           (v->sensitivity ? BOUND_ASKED : 0u) | partitions_shown(v->scenario);
}

static const struct field step_fields[] = {
    {"chain", NULL, FIELD_TEXT, .get = get_chain, .where = IN_TABLE | IN_CSV},
    {"name", "step", FIELD_TEXT, .get = get_step},
    {"kind", NULL, FIELD_TEXT, .get = get_kind},
    {"jitter", NULL, FIELD_TIME, .get = get_step_time, .which = GPURTA_BOUND_JITTER},
    {"bound", NULL, FIELD_TIME, .get = get_step_time, .which = GPURTA_BOUND_BOUND},
    {"observed", NULL, FIELD_TIME, .get = get_step_time, .which = GPURTA_BOUND_OBSERVED,
     .rounding = ROUND_DOWN},
    {"deadline", NULL, FIELD_TIME, .get = get_step_time, .which = GPURTA_BOUND_DEADLINE,
     .where = IN_DATA, .rounding = ROUND_DOWN},
    {"terms", NULL, FIELD_LIST, .inner = &terms, .where = IN_JSON, .when = EXPLAINED},
};
static const struct rows inner_steps = {"steps", step_fields, FIELDS(step_fields), .has = has_step};

/* Number `i`: of the analysis, then of the scenario; NULL past the last. */
static const char *assumption(const struct bound_view *const v, const size_t i,
                              char space[const PARTITION_LINE])
{
    size_t own = 0;
    while (own <= i && gpurta_bound_assumption(v->result, own))
        own++;
    return own > i ? gpurta_bound_assumption(v->result, i)
                   : partition_factor(v->scenario, i - own, space);
}

/* All of them, with | between, made for the first row. */
static bool get_assumptions(struct row *const row)
{
    struct bound_view *const v = row->of;
    const char *one;
    size_t length = 1;
    for (size_t i = 0; (one = assumption(v, i, row->space)); i++)
        length += strlen(one) + 3;
    if (!v->assumptions && (v->assumptions = allocate(length))) {
        char *end = v->assumptions;
        for (size_t i = 0; (one = assumption(v, i, row->space)); i++)
            end += sprintf(end, "%s%s", i ? " | " : "", one);
    }
    return row_text(row, v->assumptions);
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

static const struct field chain_fields[] = {
    {"name", "chain", FIELD_TEXT, .get = get_chain},
    {"bound", NULL, FIELD_TIME, .get = get_chain_time, .which = GPURTA_BOUND_BOUND},
    {"observed", NULL, FIELD_TIME, .get = get_chain_time, .which = GPURTA_BOUND_OBSERVED,
     .rounding = ROUND_DOWN},
    {"exact", NULL, FIELD_TIME, .get = get_chain_time, .which = GPURTA_BOUND_EXACT,
     .when = EXPLORED},
    {"deadline", NULL, FIELD_TIME, .get = get_chain_time, .which = GPURTA_BOUND_DEADLINE,
     .rounding = ROUND_DOWN},
    {"verdict", NULL, FIELD_VERDICT, .get = get_chain_verdict, .where = IN_DATA},
    {"meets_deadline", "verdict", FIELD_MEETS, .get = get_chain_verdict},
    {"reason", NULL, FIELD_TEXT, .get = get_chain_reason, .where = IN_JSON},
    {"steps", NULL, FIELD_LIST, .inner = &inner_steps, .where = IN_JSON},
    {"terms", NULL, FIELD_LIST, .inner = &chain_terms, .where = IN_JSON, .when = EXPLAINED},
    {"witness", NULL, FIELD_LIST, .inner = &releases, .where = IN_JSON},
    {"assumptions", NULL, FIELD_TEXT, .get = get_assumptions, .where = IN_CSV},
};
static const struct rows chains = {"chains", chain_fields, FIELDS(chain_fields), .has = has_chain};

/* ---- the result as a whole ---- */

static bool get_verdict(struct row *const row)
{
    const struct bound_view *const v = row->of;
    row->verdict = gpurta_bound_verdict(v->result);
    return true;
}

static bool get_reason(struct row *const row)
{
    const struct bound_view *const v = row->of;
    row->text = gpurta_bound_reason(v->result);
    return true;
}

static bool get_exact_reason(struct row *const row)
{
    const struct bound_view *const v = row->of;
    row->text = gpurta_bound_exact_reason(v->result);
    return row->text != NULL;
}

static const struct field whole_fields[] = {
    {"verdict", NULL, FIELD_VERDICT, .get = get_verdict},
    {"reason", NULL, FIELD_TEXT, .get = get_reason},
    {"exact_reason", NULL, FIELD_TEXT, .get = get_exact_reason, .when = EXPLORED},
};
static const struct rows whole = {.fields = whole_fields, .count = FIELDS(whole_fields)};

/* ---- printing ---- */

/* The steps of all chains, one table. */
static void print_steps(struct bound_view *const v, const struct output *const output)
{
    static const struct column columns[] = {{"chain", ALIGN_LEFT},  {"step", ALIGN_LEFT},
                                            {"kind", ALIGN_LEFT},   {"jitter", ALIGN_RIGHT},
                                            {"bound", ALIGN_RIGHT}, {"observed", ALIGN_RIGHT}};
    struct table *const table = table_create(columns, sizeof columns / sizeof columns[0]);
    char space[NAME_SPACE];
    mpq_t t;
    mpq_init(t);
    for (size_t c = 0; c < gpurta_bound_chains(v->result); c++)
        for (size_t i = v->first[c]; i < v->first[c + 1]; i++) {
            static const gpurta_bound_time times[] = {GPURTA_BOUND_JITTER, GPURTA_BOUND_BOUND,
                                                      GPURTA_BOUND_OBSERVED};
            table_text(table, bound_chain_name(v, c, space), COLOUR_NONE);
            table_text(table, bound_step_name(v, i, space), COLOUR_NONE);
            table_text(table, gpurta_step_kind_name(gpurta_chains_step_kind(v->chains, i)),
                       COLOUR_NONE);
            for (int k = 0; k < 3; k++)
                if (gpurta_bound_step_time(v->result, i, times[k], t))
                    table_time(table, t, k == 2 ? ROUND_DOWN : ROUND_UP);
                else
                    table_text(table, "-", COLOUR_NONE);
        }
    mpq_clear(t);
    table_print(table, output);
    table_destroy(table);
}

static bool print_table(struct row *const row, const struct output *const output)
{
    struct bound_view *const v = row->of;
    const char *one;
    char space[PARTITION_LINE];
    fprintf(output->file, "platform %s; times in %s\n\n", gpurta_platform_name(v->platform),
            v->unit);
    rows_table(&chains, row, output);
    if (gpurta_bound_exact_reason(v->result))
        fprintf(output->file, "\nno exact responses: %s\n", gpurta_bound_exact_reason(v->result));
    fputc('\n', output->file);
    print_steps(v, output);
    bool good = bound_print_witness(v, output->file) && bound_print_terms(v, output->file);
    if (good && v->sensitivity) {
        row->shown = 0;
        good = next_table(&bound_answers, row, output);
        fputs(v->withouts ? "\n" : "", output->file);
        bound_print_withouts(v, output->file);
    }
    fprintf(output->file, "\n%s: %s\n", gpurta_verdict_name(gpurta_bound_verdict(v->result)),
            gpurta_bound_reason(v->result));
    bound_print_hint(v, output->file);
    fputs("\nassumptions:\n", output->file);
    for (size_t i = 0; (one = assumption(v, i, space)); i++)
        fprintf(output->file, "- %s\n", one);
    return good;
}

/* What is printed, and what is inside. */
static const struct rows *const json[] = {
    &whole,       &chains,         &bound_answers,    &bound_withouts,
    &assumptions, &partition_rows, &partition_queues, NULL};
/* ---- the command ---- */

static int status_of(const struct bound_view *const v)
{
    return gpurta_bound_verdict(v->result) == GPURTA_SCHEDULABLE ? EXIT_MET : EXIT_MISSED;
}

static int64_t cores(void)
{
    const long count = sysconf(_SC_NPROCESSORS_ONLN);
    return count < 1 ? 1 : count < 256 ? count : 256;
}

/* The options of the file and of the call. */
static gpurta_status set_options(const struct scenario *const scenario,
                                 const struct request *const request, gpurta_options *const options,
                                 gpurta_error *const error)
{
    gpurta_status status =
        gpurta_options_set(options, GPURTA_OPTION_BOUND_SEARCH, request->search, error);
    if (!status)
        status = gpurta_options_set(options, GPURTA_OPTION_BOUND_THREADS,
                                    request->threads ? request->threads : cores(), error);
    if (!status && (request->explain.given || results_are_kept()))
        status = gpurta_options_set(options, GPURTA_OPTION_BOUND_EXPLAIN, 1, error);
    if (!status)
        status = scenario_runlist_options(scenario, options, error);
    return status;
}

static int show(struct bound_view *const v, const struct call *const call)
{
    const struct request *const request = call->request;
    const struct result result = {"bound", print_table,
                                  .csv = v->sensitivity ? &bound_answers : &chains, .rows = json};
    bool only_picture;
    int end = picture_target(request->svg, &call->common, &only_picture);
    if (end < 0 && request->svg)
        end = bound_draw(v, request->svg);
    if (end < 0 && !only_picture)
        end = result_print(&result, v, shown(v), &call->common, v->unit);
    return end < 0 ? status_of(v) : end;
}

static void make_first(struct bound_view *const v)
{
    const size_t count = gpurta_chains_count(v->chains);
    v->first = allocate_zeroed(count + 1, sizeof *v->first);
    for (size_t i = 0; i < gpurta_chains_steps(v->chains); i++)
        v->first[gpurta_chains_step_chain(v->chains, i) + 1]++;
    for (size_t c = 0; c < count; c++)
        v->first[c + 1] += v->first[c];
}

/* --explain NAME: a chain, a step, or CHAIN/STEP. */
static bool names_any(const struct bound_view *const v, const char *const name)
{
    for (size_t c = 0; c < gpurta_chains_count(v->chains); c++)
        if (bound_is_chain(v, c, name))
            return true;
    for (size_t i = 0; i < gpurta_chains_steps(v->chains); i++)
        if (bound_is_step(v, i, name))
            return true;
    return false;
}

/* Chains, then steps. */
static const char *name_of(const void *const of, const size_t i, char space[const NAME_SPACE])
{
    const struct bound_view *const v = of;
    const size_t count = gpurta_chains_count(v->chains);
    return i < count ? bound_chain_name(v, i, space) : bound_step_name(v, i - count, space);
}

static void end_result(void *const result)
{
    gpurta_bound_destroy(result);
}

static int analyse(struct call *const call, struct scenario *const scenario,
                   const gpurta_chains *const chains_of_file, const unsigned section)
{
    const struct request *const request = call->request;
    gpurta_error error;
    struct bound_view v = {.scenario = scenario,
                           .chains = chains_of_file,
                           .platform = scenario->platform,
                           .options = call->options,
                           .unit = gpurta_unit_name(scenario->unit),
                           .title = scenario->document.name,
                           .explain = request->explain.given,
                           .exact = request->exact > 0,
                           .limit = request->limit,
                           .sensitivity = request->sensitivity,
                           .explained = request->explain.text,
                           .of_program = section == NEED_KERNELS};
    static const char *const model[] = {"copy-bandwidth", NULL};
    const int refused = certificate_check(call, scenario, model, request->svg);
    if (refused >= 0)
        return refused;
    gpurta_status status = set_options(scenario, request, call->options, &error);
    if (v.explained && !names_any(&v, v.explained)) {
        complain_no_such("explain", "chain or step", v.explained, name_of, &v,
                         gpurta_chains_count(v.chains) + gpurta_chains_steps(v.chains));
        return EXIT_USAGE;
    }
    v.result = result_kept(call->command->name);
    if (!status && !v.result)
        status = bound_watched(&v, &error);
    if (!status && v.sensitivity)
        status = bound_ask(&v, &error);
    if (!status && (v.sensitivity || v.explain))
        status = bound_take_priorities(&v, &error);
    int end = EXIT_UNABLE;
    if (status)
        end = scenario_complain(scenario, section, status, &error);
    else {
        make_first(&v);
        if (!call->common.certificate || (end = bound_certify(&v, call, scenario)) < 0)
            end = show(&v, call);
    }
    bound_forget(&v);
    free(v.assumptions);
    free(v.first);
    result_leave(call->command->name, v.result, end_result);
    return end;
}

static int run(struct call *const call, struct scenario *const scenario)
{
    gpurta_chains *made;
    gpurta_error error;
    if (gpurta_chains_count(scenario->chains))
        return analyse(call, scenario, scenario->chains, NEED_CHAINS);
    const gpurta_status status = gpurta_chains_from_program(&made, scenario->program, &error);
    if (status != GPURTA_OK)
        return scenario_complain(scenario, NEED_KERNELS, status, &error);
    const int end = analyse(call, scenario, made, NEED_KERNELS);
    gpurta_chains_destroy(made);
    return end;
}

const struct command command_bound = {
    .name = "bound",
    .summary = "bounds for every job of recurrent chains",
    .lesson = lesson,
    .ending = ENDING,
    .flags = flags,
    .flag_count = FLAGS(flags),
    .takes = TAKES_RESULT | TAKES_MEMORY | TAKES_PLATFORM | TAKES_PLATFORM_FILE | TAKES_SLOTS |
             TAKES_BANDWIDTH | TAKES_IGNORE | TAKES_CERTIFICATE,
    .files = 1,
    .request_size = sizeof(struct request),
    .needs = NEED_CHAINS,
    .run = run,
};
