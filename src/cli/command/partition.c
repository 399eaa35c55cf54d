/* gpurta partition: which chain gets which SMs. */
#include "cli/base/made.h"
#include "cli/base/report.h"
#include "cli/base/time_text.h"
#include "cli/command/partition_view.h"
#include "cli/scenario/reader.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

static const char lesson[] =
    "gpurta partition FILE [options]\n"
    "\n"
    "My detector misses deadlines when the LLM runs: how many SMs does each need for itself, and\n"
    "how is the GPU divided so that every deadline is met?\n"
    "\n"
    "Write down the chains, as for gpurta bound:\n"
    "\n"
    "    platform: jetson-orin-agx\n"
    "    chains:\n"
    "      - name: detector\n"
    "        period: 33\n"
    "        steps:\n"
    "          - {kernel: detect, blocks: 240, threads: 256, wcet: 2}\n"
    "      - name: llm\n"
    "        period: 100\n"
    "        steps:\n"
    "          - {kernel: layer, blocks: 64, threads: 512, wcet: 3, count: 8}\n"
    "\n"
    "and ask:\n"
    "\n"
    "    gpurta partition chains.yaml                             any sizes that rule U5 allows\n"
    "    gpurta partition chains.yaml --mechanism green-context   sizes that CUDA can make\n"
    "    gpurta partition chains.yaml --minimize largest          the smallest largest partition\n"
    "    gpurta partition chains.yaml --svg gpu.svg               who has which SMs, and why\n"
    "\n"
    "Every chain, or every context, has a partition of its own; partitions of the file keep "
    "chains\n"
    "together. What is left over is for best-effort work.\n";

#define ENDING                                                                                     \
    "Exit status: 0 a division meets every deadline, 1 none does by its bounds, 2 wrong usage or " \
    "input, 3 runtime error."

enum { WITH_PATHS = 1 }; /* the first division has some */

#define MOST_KEPT 32 /* divisions, by GPURTA_PARTITION_DIVISIONS */

struct request {
    int64_t mechanism, minimize, search, seed, limit;
    const char *cuda, *svg;
};

static const char *const mechanism_words[] = {"any", "green-context", "mps",
                                              "mig", "tpc-mask",      NULL};

static const struct flag flags[] = {
    FLAG(struct request, mechanism, FLAG_WORD, "NAME", .name = "mechanism",
         .words = mechanism_words, .fallback = 0,
         .says = "how SMs are divided, which says what sizes there are"),
    FLAG(struct request, cuda, FLAG_TEXT, "VERSION", .name = "cuda",
         .says = "version of CUDA, as 12.4; without it the newest released one that is known"),
    FLAG(struct request, minimize, FLAG_WORD, "WHAT", .option = GPURTA_OPTION_PARTITION_MINIMIZE,
         .says = "SMs in all, or of the largest partition"),
    FLAG(struct request, search, FLAG_COUNT, "N", .name = "search", .low = 0, .high = 2147483647,
         .fallback = 10, .says = "simulated runs that are searched for long responses"),
    FLAG(struct request, seed, FLAG_COUNT, "N", .option = GPURTA_OPTION_BOUND_SEED),
    FLAG(struct request, limit, FLAG_COUNT, "N", .option = GPURTA_OPTION_BOUND_LIMIT),
    FLAG(struct request, svg, FLAG_FILE, "FILE", .name = "svg",
         .says = "picture of the SMs and of bounds against SMs; '-': only that"),
};

const char *partition_chain_name(const struct partition_view *const v, const size_t chain)
{
    return result_text(v->result, GPURTA_PARTITION_CHAINS_NAME, chain);
}

const char *partition_name(const struct partition_view *const v, const size_t partition)
{
    return result_text(v->result, GPURTA_PARTITION_PARTITIONS_NAME, partition);
}

size_t partition_chosen_for(const struct partition_view *const v, const size_t chain)
{
    return (size_t)result_count_or(v->result, GPURTA_PARTITION_CHAINS_PARTITION, chain, -1);
}

int64_t partition_sms(const struct partition_view *const v, const size_t partition)
{
    return result_count(v->result, GPURTA_PARTITION_PARTITIONS_SMS, partition);
}

bool partition_is_found(const struct partition_view *const v)
{
    return gpurta_rows(v->result, GPURTA_PARTITION_DIVISIONS) > 0;
}

size_t partition_culprit(const struct partition_view *const v)
{
    return (size_t)result_count(v->result, GPURTA_PARTITION_CULPRIT_INDEX, 0);
}

/* ---- rows ---- */

static bool get_partition(struct row *const row)
{
    const struct partition_view *const v = row->of;
    return row_text(row, partition_name(v, partition_chosen_for(v, row->at[0])));
}

static bool get_fewest(struct row *const row)
{
    const struct partition_view *const v = row->of;
    const size_t partition = partition_chosen_for(v, row->at[0]);
    if (partition == GPURTA_NONE)
        return false;
    if (result_count(v->result, GPURTA_PARTITION_COMPLETE, 0))
        row->instead = "none";
    return gpurta_get_count(v->result, GPURTA_PARTITION_PARTITIONS_FEWEST, partition,
                            &row->count) == GPURTA_OK;
}

static bool get_sms(struct row *const row)
{
    return row_count(row, partition_sms(row->of, partition_chosen_for(row->of, row->at[0]))) &&
           row->count > 0;
}

static bool get_time(struct row *const row)
{
    const struct partition_view *const v = row->of;
    return result_time(v->bound, (gpurta_column)row->field->which, row->at[0], row->time);
}

static bool get_meets(struct row *const row)
{
    const struct partition_view *const v = row->of;
    return result_time(v->result, GPURTA_PARTITION_CHAINS_DEADLINE, row->at[0], row->time) &&
           row_verdict(row, result_verdict(v->bound, GPURTA_BOUND_CHAINS_VERDICT, row->at[0]));
}

static const struct field chain_fields[] = {
    {.column = GPURTA_PARTITION_CHAINS_NAME, .title = "chain"},
    {"partition", NULL, FIELD_TEXT, .get = get_partition},
    {"fewest", NULL, FIELD_COUNT, .get = get_fewest},
    {"sms", "SMs", FIELD_COUNT, .get = get_sms},
    {"bound", NULL, FIELD_TIME, .get = get_time, .which = GPURTA_BOUND_CHAINS_BOUND,
     .rounding = ROUND_UP},
    {"observed", NULL, FIELD_TIME, .get = get_time, .which = GPURTA_BOUND_CHAINS_OBSERVED,
     .rounding = ROUND_DOWN},
    {.column = GPURTA_PARTITION_CHAINS_DEADLINE},
    {"meets_deadline", "verdict", FIELD_MEETS, .get = get_meets},
};
static const struct rows chains = {"chains", chain_fields, FIELDS(chain_fields),
                                   .table = GPURTA_PARTITION_CHAINS};

static const struct field size_fields[] = {
    {.column = GPURTA_PARTITION_SIZES_PARTITION},
    {.column = GPURTA_PARTITION_SIZES_SMS},
};
static const struct rows sizes = {"sizes", size_fields, FIELDS(size_fields),
                                  .table = GPURTA_PARTITION_SIZES};

/* "detector 8, llm 6" */
static bool get_text(struct row *const row)
{
    size_t at = 0, count;
    const size_t first =
        gpurta_children(row->result, GPURTA_PARTITION_SIZES, row->row[row->depth], &count);
    row->space[0] = '\0';
    for (size_t i = first; i < first + count && at < sizeof row->space; i++)
        at += (size_t)snprintf(row->space + at, sizeof row->space - at, "%s%.20s %" PRId64,
                               at ? ", " : "",
                               result_text(row->result, GPURTA_PARTITION_SIZES_PARTITION, i),
                               result_count(row->result, GPURTA_PARTITION_SIZES_SMS, i));
    return row_text(row, row->space);
}

static const struct field division_fields[] = {
    {.column = GPURTA_PARTITION_DIVISIONS_NUMBER, .title = "division"},
    {"text", "SMs", FIELD_TEXT, .get = get_text, .where = IN_TABLE},
    {.column = GPURTA_PARTITION_DIVISIONS_TOTAL},
    {.column = GPURTA_PARTITION_DIVISIONS_LARGEST},
    {.column = GPURTA_PARTITION_DIVISIONS_REST},
    {"sizes", NULL, FIELD_LIST, .inner = &sizes, .where = IN_JSON},
};
static const struct rows divisions = {"divisions", division_fields, FIELDS(division_fields),
                                      .table = GPURTA_PARTITION_DIVISIONS};

/* ---- paths ---- */

/* With the first division. */
static size_t paths_of(const struct partition_view *const v)
{
    return v->bound ? gpurta_rows(v->bound, GPURTA_BOUND_PATHS) : 0;
}

static bool has_path(struct row *const row)
{
    return row->at[row->depth] < paths_of(row->of);
}

static bool get_path(struct row *const row)
{
    const struct partition_view *const v = row->of;
    const gpurta_column column = (gpurta_column)row->field->which;
    return column == GPURTA_BOUND_PATHS_NAME
               ? row_text(row, result_text(v->bound, column, row->at[0]))
           : column == GPURTA_BOUND_PATHS_VERDICT
               ? gpurta_get_verdict(v->bound, column, row->at[0], &row->verdict) == GPURTA_OK
               : result_time(v->bound, column, row->at[0], row->time);
}

static const struct field path_fields[] = {
    {"name", "path", FIELD_TEXT, .which = GPURTA_BOUND_PATHS_NAME},
    {"reaction", NULL, FIELD_TIME, .which = GPURTA_BOUND_PATHS_REACTION, .rounding = ROUND_UP},
    {"observed", NULL, FIELD_TIME, .which = GPURTA_BOUND_PATHS_OBSERVED_REACTION,
     .rounding = ROUND_DOWN},
    {"age", NULL, FIELD_TIME, .which = GPURTA_BOUND_PATHS_AGE, .rounding = ROUND_UP},
    {"deadline", NULL, FIELD_TIME, .which = GPURTA_BOUND_PATHS_DEADLINE, .rounding = ROUND_DOWN},
    {"meets_deadline", "verdict", FIELD_MEETS, .which = GPURTA_BOUND_PATHS_VERDICT},
};
static const struct rows paths = {"paths",         path_fields,     FIELDS(path_fields),
                                  .has = has_path, .get = get_path, .when = WITH_PATHS};

/* ---- the whole ---- */

/* What a result rests on: its bounds, where there are some, also say what the search left out. */
static const char *assumption(struct partition_view *const v, const size_t index)
{
    const gpurta_result *const of = v->bound ? v->bound : v->result;
    const gpurta_column column =
        v->bound ? GPURTA_BOUND_ASSUMPTIONS_ASSUMPTION : GPURTA_PARTITION_ASSUMPTIONS_ASSUMPTION;
    const size_t count =
        gpurta_rows(of, v->bound ? GPURTA_BOUND_ASSUMPTIONS : GPURTA_PARTITION_ASSUMPTIONS);
    return index < count ? result_text(of, column, index)
                         : scenario_assumption(v->scenario, index - count, v->text);
}

static bool has_culprit(struct row *const row)
{
    return gpurta_rows(row->result, GPURTA_PARTITION_CULPRIT) > 0;
}

static const struct field culprit_fields[] = {
    {.column = GPURTA_PARTITION_CULPRIT_CHAIN},
    {.column = GPURTA_PARTITION_CULPRIT_PATH},
    {.column = GPURTA_PARTITION_CULPRIT_SMS},
    {.column = GPURTA_PARTITION_CULPRIT_FACTOR},
};
static const struct rows culprit = {.fields = culprit_fields, .count = FIELDS(culprit_fields)};

static bool get_platform(struct row *const row)
{
    const struct partition_view *const v = row->of;
    return row_text(row, gpurta_platform_name(v->platform));
}

static bool get_reason(struct row *const row)
{
    return row_text(row, ((const struct partition_view *)row->of)->reason);
}

static const struct field whole_fields[] = {
    {"platform", NULL, FIELD_TEXT, .get = get_platform},
    {.column = GPURTA_PARTITION_SMS},
    {.column = GPURTA_PARTITION_MECHANISM},
    {.column = GPURTA_PARTITION_SIZES_SOURCE},
    {.column = GPURTA_PARTITION_SIZES_UNCONFIRMED},
    {.column = GPURTA_PARTITION_QUEUES},
    {.column = GPURTA_PARTITION_MINIMIZE},
    {.column = GPURTA_PARTITION_VERDICT},
    {"reason", NULL, FIELD_TEXT, .get = get_reason},
    {"culprit", NULL, FIELD_LIST, .get = has_culprit, .inner = &culprit},
    {.column = GPURTA_PARTITION_COMPLETE},
    {.column = GPURTA_PARTITION_FOUND},
    {.column = GPURTA_PARTITION_TRIED},
};
static const struct rows whole = {.fields = whole_fields, .count = FIELDS(whole_fields)};

static bool has_configuration(struct row *const row)
{
    struct partition_view *const v = row->of;
    return (v->line = partition_configuration(v, row->at[row->depth], v->text));
}

static bool has_key(struct row *const row)
{
    struct partition_view *const v = row->of;
    return (v->line = v->failed ? NULL : v->key[row->at[row->depth]]);
}

static bool has_assumption(struct row *const row)
{
    struct partition_view *const v = row->of;
    return (v->line = assumption(v, row->at[row->depth]));
}

static bool get_line(struct row *const row)
{
    return row_text(row, ((const struct partition_view *)row->of)->line);
}

static const struct field line_fields[] = {{.name = "line", .kind = FIELD_TEXT}};
static const struct rows configuration = {
    "configuration",          line_fields,   1,           .get = get_line,
    .has = has_configuration, .plain = true, .tall = true};
static const struct rows keys = {"set",          line_fields,   1,           .get = get_line,
                                 .has = has_key, .plain = true, .tall = true};
static const struct rows assumptions = {"assumptions",   line_fields,           1,
                                        .get = get_line, .has = has_assumption, .plain = true,
                                        .tall = true};

/* ---- table ---- */

static void print_sizes(const struct partition_view *const v, FILE *const file)
{
    const char *const source = result_text(v->result, GPURTA_PARTITION_SIZES_SOURCE, 0);
    const char *const open = result_text(v->result, GPURTA_PARTITION_SIZES_UNCONFIRMED, 0);
    const int64_t group = gpurta_partition_next_size(v->platform, GPURTA_MECHANISM_ANY, 0, 0);
    fprintf(file, "platform %s: %" PRId64 " SMs; mechanism %s; queues %s; times in %s\n",
            gpurta_platform_title(v->platform),
            gpurta_platform_get(v->platform, GPURTA_PLATFORM_SMS), mechanism_name(v->mechanism),
            result_text(v->result, GPURTA_PARTITION_QUEUES, 0), v->unit);
    if (source)
        fprintf(file, "sizes: %s%s%s\n\n", source, open ? "; not confirmed: " : "",
                open ? open : "");
    else if (group > 1)
        fprintf(file,
                "sizes: groups of %" PRId64 " SMs, which share a carve-out (rule U5); with "
                "--mechanism those that CUDA can make\n\n",
                group);
    else
        fputs("sizes: any number of SMs; with --mechanism those that CUDA can make\n\n", file);
}

/* Are some left out that differ by an exchange? */
static const char *exchanged(const struct partition_view *const v)
{
    const int64_t kept = (int64_t)gpurta_rows(v->result, GPURTA_PARTITION_DIVISIONS);
    return kept < MOST_KEPT && kept < result_count(v->result, GPURTA_PARTITION_FOUND, 0)
               ? "; of those that differ by an exchange of partitions that are alike, one is listed"
               : "";
}

/* Is what a partition needs at least not what it has? */
static bool fewest_differs(const struct partition_view *const v)
{
    bool differs = !partition_is_found(v) && gpurta_rows(v->result, GPURTA_PARTITION_CULPRIT) > 0;
    for (size_t i = 0; i < gpurta_rows(v->result, GPURTA_PARTITION_PARTITIONS); i++)
        differs =
            differs || partition_sms(v, i) !=
                           result_count_or(v->result, GPURTA_PARTITION_PARTITIONS_FEWEST, i, 0);
    return differs;
}

static bool print_table(struct row *const row, const struct output *const output)
{
    struct partition_view *const v = row->of;
    FILE *const file = output->file;
    print_sizes(v, file);
    if (!rows_table(&chains, row, output))
        return false;
    if (row->shown & WITH_PATHS) {
        fputc('\n', file);
        if (!rows_table(&paths, row, output))
            return false;
    }
    if (fewest_differs(v))
        fputs("\nfewest: SMs with which a partition's chains and paths meet their deadlines if all "
              "others have the most\n",
              file);
    fprintf(file, "\n%s%s%s\n",
            result_text(v->result, GPURTA_PARTITION_DOUBT, 0) ? "unknown: " : "", v->reason,
            partition_is_found(v) ? scenario_unmeasured(v->scenario) : "");
    partition_print_hint(v, file);
    if (scenario_left_out(v->scenario))
        fputs("--ignore left_out gives the answer without that\n", file);
    const int64_t found = result_count(v->result, GPURTA_PARTITION_FOUND, 0);
    if (found > 1) {
        fprintf(file, "\n%" PRId64 " divisions are as cheap%s:\n\n", found, exchanged(v));
        if (!rows_table(&divisions, row, output))
            return false;
    }
    if (partition_is_found(v))
        fputs("\nconfiguration:\n", file);
    rows_lines(&configuration, row, file, "    ");
    fputs("\nassumptions:\n", file);
    rows_lines(&assumptions, row, file, "- ");
    return true;
}

static const struct rows *const results[] = {&whole,         &chains, &paths,       &divisions,
                                             &configuration, &keys,   &assumptions, NULL};

/* ---- the command ---- */

/* Mechanism and version: of the call, else of the file where all partitions agree. */
static int choose(struct partition_view *const v, const struct call *const call)
{
    const struct request *const r = call->request;
    const struct scenario_partitions *const p = &v->scenario->partitions;
    v->mechanism = (gpurta_mechanism)r->mechanism;
    if (r->cuda && !read_cuda_version(r->cuda, &v->cuda)) {
        complain("--cuda: expected a version of CUDA, as 12.4, found \"%.40s\"", r->cuda);
        return EXIT_USAGE;
    }
    if (call_gives(call, "mechanism") || !p->count)
        return -1;
    v->mechanism = p->entry[0].mechanism;
    v->cuda = r->cuda ? v->cuda : p->entry[0].cuda;
    for (size_t i = 1; i < p->count; i++)
        if (p->entry[i].mechanism != v->mechanism || (!r->cuda && p->entry[i].cuda != v->cuda)) {
            complain("partition: partitions of several mechanisms or versions of CUDA: say which "
                     "with --mechanism and --cuda");
            return EXIT_USAGE;
        }
    return -1;
}

static int show(struct partition_view *const v, const struct call *const call)
{
    const struct request *const r = call->request;
    const struct result result = {"partition",     print_table,     .csv = &chains,
                                  .rows = results, .of = v->result, .whole = true};
    bool only_picture;
    partition_make_keys(v);
    partition_take_reason(v, call->common.format == FORMAT_TABLE);
    int end = picture_target(r->svg, &call->common, &only_picture);
    if (end < 0 && r->svg)
        end = partition_draw(v, r->svg);
    if (end < 0 && !only_picture)
        end = result_print(&result, v, paths_of(v) ? WITH_PATHS : 0, &call->common, v->unit);
    partition_forget_keys(v);
    free(v->reason);
    free(v->bounds.reason);
    gpurta_result_destroy(v->bounds.any_carveout);
    return end >= 0 ? end : partition_is_found(v) ? EXIT_MET : EXIT_MISSED;
}

/* partition_view.bounds; the SMs of each step, to be freed. */
static int64_t *take_bounds(struct partition_view *const v, const int64_t limit)
{
    struct bound_view *const b = &v->bounds;
    *b = (struct bound_view){.scenario = v->scenario,
                             .model = v->model,
                             .resolved = v->scenario->resolved,
                             .platform = v->platform,
                             .divisions = v->result,
                             .options = v->options,
                             .result = v->bound ? v->bound : v->failed,
                             .unit = v->unit,
                             .title = v->title,
                             .limit = limit,
                             .of_program = v->of_program};
    int64_t *const sms = allocate_zeroed(bound_steps(b) + 1, sizeof *sms);
    for (size_t s = 0; s < bound_steps(b) && b->result; s++) {
        const int64_t own = (int64_t)partition_chosen_for(v, bound_chain_of(b, s));
        const int64_t partition =
            result_count_or(b->resolved, bound_column(b, GPURTA_MODEL_STEPS_PARTITION), s, own);
        sms[s] = partition < 0 ? 0 : partition_tried_sms(v, (size_t)partition);
    }
    b->sms = sms;
    return sms;
}

static int run_on(struct partition_view *const v, struct call *const call,
                  struct scenario *const scenario)
{
    const struct request *const r = call->request;
    gpurta_error error = {.item = GPURTA_NO_ITEM};
    int end = choose(v, call);
    if (end >= 0)
        return end;
    if (gpurta_platform_get(v->platform, GPURTA_PLATFORM_SLOTS)) {
        complain("partition: a platform of plain slots has no SMs to divide");
        return EXIT_USAGE;
    }
    gpurta_status status =
        gpurta_options_set(v->options, GPURTA_OPTION_PARTITION_MECHANISM, v->mechanism, &error);
    if (!status)
        status = gpurta_options_set(v->options, GPURTA_OPTION_PARTITION_CUDA, v->cuda, &error);
    if (!status)
        status = gpurta_partition(v->model, v->options, &v->result, &error);
    const bool found = !status && partition_is_found(v);
    if (!status)
        status = gpurta_options_set(v->options, GPURTA_OPTION_BOUND_SEARCH, found ? r->search : 0,
                                    &error);
    if (!status)
        status = gpurta_options_set(v->options, GPURTA_OPTION_BOUND_EXPLAIN, !found, &error);
    if (!status && found)
        status = gpurta_partition_bound(v->model, v->result, GPURTA_NONE, 0, v->options, &v->bound,
                                        &error);
    else if (!status && gpurta_rows(v->result, GPURTA_PARTITION_CULPRIT) &&
             gpurta_partition_bound(v->model, v->result, GPURTA_NONE, 0, v->options, &v->failed,
                                    NULL))
        v->failed = NULL; /* some wcet is not given for so many SMs: the reason is left out */
    int64_t *const sms = status ? NULL : take_bounds(v, r->limit);
    if (!status)
        end = show(v, call);
    else {
        end =
            scenario_complain(scenario, v->of_program ? NEED_KERNELS : NEED_CHAINS, status, &error);
        if (status == GPURTA_NOT_APPLICABLE && error.section == GPURTA_SECTION_CONTEXTS)
            partition_tell_turns(v);
    }
    free(sms);
    gpurta_result_destroy(v->result);
    gpurta_result_destroy(v->bound);
    gpurta_result_destroy(v->failed);
    return end;
}

static int run(struct call *const call, struct scenario *const scenario)
{
    struct partition_view v = {.scenario = scenario,
                               .model = scenario->given.model,
                               .platform = scenario->platform,
                               .options = call->options,
                               .of_program = !gpurta_rows(scenario->resolved, GPURTA_MODEL_CHAINS),
                               .title = scenario->document.name,
                               .unit = gpurta_unit_name(scenario->unit)};
    return run_on(&v, call, scenario);
}

extern const struct command command_partition;
const struct command command_partition = {
    .name = "partition",
    .summary = "which chain gets which SMs, so that every deadline is met",
    .lesson = lesson,
    .ending = ENDING,
    .flags = flags,
    .flag_count = FLAGS(flags),
    .takes = TAKES_RESULT | TAKES_MEMORY | TAKES_PLATFORM | TAKES_PLATFORM_FILE | TAKES_SLOTS |
             TAKES_BANDWIDTH | TAKES_SET | TAKES_VARY | TAKES_IGNORE,
    .files = 1,
    .request_size = sizeof(struct request),
    .needs = NEED_CHAINS | MAY_LACK_SMS,
    .run = run,
};
