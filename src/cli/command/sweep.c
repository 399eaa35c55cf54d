/* `gpurta sweep`: schedulability experiments. */
#include "cli/base/flags.h"
#include "cli/base/report.h"
#include "cli/base/rows.h"
#include "cli/command/schema.h"
#include "cli/command/sweep_certificate.h"
#include "cli/command/sweep_picture.h"
#include "cli/sweep/result.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char lesson[] =
    "gpurta sweep DESIGN [options]\n"
    "gpurta sweep --merge PART... [options]\n"
    "\n"
    "How many random task sets does each analysis accept? A design says which sets are drawn and\n"
    "which curves are counted:\n"
    "\n"
    "    time_unit: ms\n"
    "    sweep:\n"
    "      sets: 1000                            # at each point\n"
    "      seed: 1\n"
    "      generator: uunifast\n"
    "      tasks: 5\n"
    "      utilization: {from: 0.1, to: 1, step: 0.1}      # an axis: steps, or a list\n"
    "      period: {law: uniform, from: 16, to: 125, grain: 0.001}\n"
    "      saturated: 1                          # best-effort channels that always have work\n"
    "      timeslice: 1\n"
    "      switch_cost: 0.05\n"
    "      curves:\n"
    "        - {name: Theorem 1, analysis: theorem-1}\n"
    "        - {analysis: work-limited}\n"
    "        - {analysis: host, timeslice: 4}\n"
    "\n"
    "    gpurta sweep design.yaml --svg curves.svg\n"
    "\n"
    "Sets depend on nothing but the design, the seed, the point and their number: any number of\n"
    "threads and shards gives the same bytes.\n"
    "\n"
    "    gpurta sweep design.yaml --shard 2/7 -o part2.json      # on each machine\n"
    "    gpurta sweep --merge part*.json --format csv -o all.csv\n";

#define ENDING                                                                                     \
    "Exit status: 0 counted; 2 wrong usage or input, or parts that do not belong together; 3 "     \
    "could "                                                                                       \
    "not do it, or interrupted (what was counted is written)."

struct request {
    const char *shard, *svg;
    int64_t threads;
    bool merge, resume;
};

static const struct flag flags[] = {
    FLAG(struct request, shard, FLAG_TEXT, "K/N", .name = "shard",
         .says = "count only part K of N; JSON, if no format is given"),
    FLAG(struct request, merge, FLAG_SWITCH, NULL, .name = "merge",
         .says = "add up all parts, which are the arguments"),
    FLAG(struct request, resume, FLAG_SWITCH, NULL, .name = "resume",
         .says = "go on with what an interrupted run wrote to the output, as JSON"),
    FLAG(struct request, threads, FLAG_COUNT, "N", .name = "threads", .low = 0, .high = 1024,
         .fallback = 0, .says = "0: as many as there are processors"),
    FLAG(struct request, svg, FLAG_FILE, "FILE", .name = "svg",
         .says = "draw the curves, with exact 95% intervals"),
};

/* ---- the table ---- */

#define MOST_CURVES 64

static bool get_axis(struct row *const row)
{
    const struct tally *const r = row->of;
    if (row->at[0] >= r->points)
        return false;
    mpq_set(row->time, result_axis_value(r, row->at[0], (size_t)row->field->which));
    return true;
}

static bool get_sets(struct row *const row)
{
    row->count = ((const struct tally *)row->of)->set_count[row->at[0]];
    return true;
}

static void put_percent(char *const text, const size_t size, const int64_t permille)
{
    snprintf(text, size, "%lld.%lld%%", (long long)(permille / 10), (long long)(permille % 10));
}

static bool get_share(struct row *const row)
{
    const struct tally *const r = row->of;
    const int64_t sets = r->set_count[row->at[0]];
    const int64_t yes = r->yes[row->at[0] * r->curves + (size_t)row->field->which];
    if (sets == 0)
        return false;
    const int64_t permille = yes / sets * 1000 + (yes % sets * 2000 + sets) / (2 * sets);
    put_percent(row->space, sizeof row->space, permille);
    row->text = row->space;
    return true;
}

static bool has_point(struct row *const row)
{
    return row->at[0] < ((const struct tally *)row->of)->points;
}

/* To the nearest. */
static int64_t permille_of(mpq_ptr share)
{
    mpz_t n;
    mpz_init(n);
    mpz_mul_ui(n, mpq_numref(share), 2000);
    mpz_add(n, n, mpq_denref(share));
    mpz_fdiv_q(n, n, mpq_denref(share));
    const int64_t permille = (int64_t)mpz_get_ui(n) / 2;
    mpz_clear(n);
    return permille;
}

/* Sum of U over accepted sets by the sum of U over all, where U varies. */
static void print_weighted(const struct tally *const r, FILE *const file)
{
    const struct values *const values = r->axes > 1 ? &r->axis[!r->utilization_axis].values : NULL;
    mpq_t share;
    mpq_init(share);
    for (size_t other = 0; other < result_others(r); other++) {
        char *const at = values ? time_for_people(values->value[other], ROUND_DOWN) : NULL;
        fprintf(file, "\nweighted schedulability%s%s%s%s:\n", at ? ", " : "",
                at ? r->axis[!r->utilization_axis].name : "", at ? " " : "", at ? at : "");
        for (size_t c = 0; c < r->curves; c++) {
            char text[32] = "-";
            if (result_weighted(r, c, other, share))
                put_percent(text, sizeof text, permille_of(share));
            fprintf(file, "  %s: %s\n", r->curve[c], text);
        }
        free(at);
    }
    mpq_clear(share);
}

static bool print_table(struct row *const row, const struct output *const output)
{
    struct tally *const r = row->of;
    struct field field[MOST_AXES + 1 + MOST_CURVES];
    size_t n = 0;
    for (size_t a = 0; a < r->axes; a++)
        field[n++] = (struct field){
            .name = r->axis[a].name, .kind = FIELD_TIME, .get = get_axis, .which = (int)a};
    field[n++] = (struct field){.name = "sets", .kind = FIELD_COUNT, .get = get_sets};
    for (size_t c = 0; c < r->curves && c < MOST_CURVES; c++)
        field[n++] = (struct field){.name = r->curve[c],
                                    .kind = FIELD_TEXT,
                                    .get = get_share,
                                    .which = (int)c,
                                    .align = ALIGN_RIGHT};
    const struct rows rows = {"rows", field, n, .has = has_point};
    fprintf(output->file, "%s%sseed %lld; times in %s; sets that each curve accepts\n\n",
            r->title ? r->title : "", r->title ? ": " : "", (long long)r->seed, r->unit);
    const bool good = rows_table(&rows, row, output);
    if (r->done == r->chunks)
        print_weighted(r, output->file);
    return good;
}

static const struct result printed = {"sweep", print_table, result_json, .lines = result_csv};

static int print_result(struct tally *const r, struct common *const common,
                        const struct request *const request)
{
    bool only_picture;
    int end = picture_target(request->svg, common, &only_picture);
    if (end < 0 && request->svg)
        end = sweep_picture(r, request->svg);
    if (end < 0 && !only_picture)
        end = result_print(&printed, r, 0, common, r->unit);
    return end;
}

/* ---- running ---- */

static int read_shard(const char *const text, int64_t *const shard, int64_t *const shards)
{
    const char *const slash = text ? strchr(text, '/') : NULL;
    char first[24] = "";
    *shard = *shards = 1;
    if (!text)
        return -1;
    if (slash && (size_t)(slash - text) < sizeof first)
        memcpy(first, text, (size_t)(slash - text));
    if (slash && parse_count(slash + 1, 1, 1000000, shards) &&
        parse_count(first, 1, *shards, shard))
        return -1;
    complain("--shard: expected K/N with K from 1 to N, as in 2/7, found \"%s\"", text);
    return EXIT_USAGE;
}

/* What was counted before takes the place of the empty result, if it is of the same design. */
static int resume(struct tally *const r, const char *const path)
{
    struct tally before;
    if (!path || access(path, F_OK) != 0)
        return -1;
    result_init(&before);
    int end = result_read(&before, path);
    if (end < 0 &&
        (strcmp(before.version, r->version) != 0 || strcmp(before.hash, r->hash) != 0 ||
         before.seed != r->seed || before.shard != r->shard || before.shards != r->shards ||
         before.chunks != r->chunks || before.points != r->points || before.curves != r->curves)) {
        complain("--resume: %s is of another design, seed, version or shard", path);
        end = EXIT_USAGE;
    }
    if (end < 0) {
        const struct tally empty = *r;
        *r = before;
        before = empty;
    }
    result_clear(&before);
    return end;
}

static int64_t thread_count(const struct request *const request)
{
    const long processors = sysconf(_SC_NPROCESSORS_ONLN);
    return request->threads ? request->threads : processors < 1 ? 1 : processors;
}

static int run_design(struct call *const call, const struct design *const design,
                      const struct scenario *const scenario)
{
    const struct request *const request = call->request;
    struct tally result;
    int64_t shard, shards;
    bool only_picture;
    int end = picture_target(request->svg, &call->common, &only_picture);
    if (end < 0)
        end = read_shard(request->shard, &shard, &shards);
    if (end >= 0)
        return end;
    result_init(&result);
    if (!result_of_design(&result, design, shard, shards)) {
        out_of_memory();
        end = EXIT_UNABLE;
    }
    if (end < 0 && call->common.output && !output_possible(call->common.output))
        end = EXIT_UNABLE;
    if (end < 0 && request->resume)
        end = resume(&result, call->common.output);
    if (end < 0)
        end = engine_run(design, &result, thread_count(request));
    if (end < 0 && call->common.output && result.done < result.chunks)
        call->common.format = FORMAT_JSON; /* which --resume reads */
    if (end < 0 && call->common.certificate && result.done == result.chunks)
        end = sweep_certify(call, design, scenario);
    if (end < 0)
        end = print_result(&result, &call->common, request);
    if (end < 0 && result.done < result.chunks && output_show()) {
        complain("interrupted: %lld of %lld portions are done%s%s", (long long)result.done,
                 (long long)result.chunks,
                 call->common.output ? "; --resume goes on with what is in "
                                     : "; with -o FILE, --resume could go on",
                 call->common.output ? call->common.output : "");
        end = EXIT_UNABLE;
    }
    result_clear(&result);
    return end < 0 ? EXIT_MET : end;
}

static int run_file(struct call *const call)
{
    struct scenario scenario;
    struct design design;
    int end = scenario_read(&scenario, &call->common, "sweep", NEED_SWEEP, NULL);
    if (end < 0) {
        design_read(&design, &scenario);
        end = document_report(&scenario.document);
        if (end < 0)
            end = sweep_certificate_check(call, &scenario,
                                          ((const struct request *)call->request)->svg);
        if (end < 0)
            end = run_design(call, &design, &scenario);
        design_clear(&design);
    }
    scenario_clear(&scenario);
    return end;
}

static int run_merge(struct call *const call)
{
    struct tally result;
    result_init(&result);
    int end = results_merge(&result, call->arguments, call->argument_count);
    if (end < 0)
        end = print_result(&result, &call->common, call->request);
    result_clear(&result);
    return end < 0 ? EXIT_MET : end;
}

static int check(struct call *const call)
{
    const struct request *const request = call->request;
    if (request->merge && (request->shard || request->resume || request->threads)) {
        complain("--merge: goes not together with --shard, --resume or --threads");
        return EXIT_USAGE;
    }
    if (call->common.certificate && (request->merge || request->shard || request->resume)) {
        complain("--certificate: goes not together with --merge, --shard or --resume");
        return EXIT_USAGE;
    }
    if (request->merge && call->argument_count == 0) {
        complain("--merge: which parts? gpurta sweep --merge part*.json");
        return EXIT_USAGE;
    }
    if (!request->merge && call->argument_count > 1) {
        complain("sweep: unexpected argument \"%s\"", call->arguments[1]);
        return EXIT_USAGE;
    }
    if ((request->shard || request->resume) && !call_gives(call, "format"))
        call->common.format = FORMAT_JSON;
    if (request->resume && (!call->common.output || call->common.format != FORMAT_JSON)) {
        complain("--resume: needs -o FILE, as JSON");
        return EXIT_USAGE;
    }
    return -1;
}

static int run(struct call *const call, struct scenario *const none)
{
    const struct request *const request = call->request;
    (void)none;
    return request->merge ? run_merge(call) : run_file(call);
}

/* ---- its schema ---- */

static void read_probe(void)
{
    static const char probe[] =
        "{gpurta: a, format: 1, command: sweep, time_unit: ms, title: a, design: a, seed: 1, "
        "shard: {number: 1, of: 1}, sets: 1, done: 0, complete: false, utilization: 1, "
        "weighted_sets: false, axes: [{name: a, values: [1]}], curves: [a], rows: [], "
        "weighted: []}";
    FILE *const file = fmemopen((void *)probe, sizeof probe - 1, "r"), *const nowhere = tmpfile();
    struct tally result;
    result_init(&result);
    complain_into(nowhere);
    if (file && nowhere)
        result_read_stream(&result, "probe", file);
    complain_into(NULL);
    result_clear(&result);
    if (file)
        fclose(file);
    if (nowhere)
        fclose(nowhere);
}

static void put_schema(struct json *const json)
{
    schema_read(json, read_probe, "rows");
    schema_open_list(json, "rows");
    schema_fields(json, &result_counts);
    schema_close_open_list(json); /* a row has a key for each axis, too */
}

extern const struct command command_sweep;
const struct command command_sweep = {
    .name = "sweep",
    .silent = true,
    .summary = "schedulability experiments on random task sets",
    .lesson = lesson,
    .ending = ENDING,
    .flags = flags,
    .flag_count = FLAGS(flags),
    .takes = TAKES_RESULT | TAKES_MEMORY | TAKES_CERTIFICATE | TAKES_PLATFORM |
             TAKES_PLATFORM_FILE | TAKES_SLOTS,
    .files = MANY_FILES,
    .request_size = sizeof(struct request),
    .schema = put_schema,
    .check = check,
    .run = run,
};
