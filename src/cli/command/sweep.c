/* `gpurta sweep`: schedulability experiments. */
#include "cli/base/file.h"
#include "cli/base/flags.h"
#include "cli/base/made.h"
#include "cli/base/tool.h"
#include "cli/scenario/certificate.h"
#include "cli/sweep/input.h"

#include <errno.h>
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
    "        - {python: \"curves.py:density\"}  # your own: given a set, says True, False or None\n"
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
    "runtime error, or interrupted (what was counted is written)."

struct request {
    const char *shard, *svg, *dump_sets;
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
    FLAG(struct request, dump_sets, FLAG_FILE, "FILE", .name = "dump-sets",
         .says = "count nothing: write the sets, a line of JSON for each, with exact values"),
};

/* ---- what the tool is given ---- */

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

static void put_options(struct json *const json, const struct call *const call, const int64_t shard,
                        const int64_t shards, const bool only_picture)
{
    static const char *const formats[] = {"table", "json", "csv"};
    const struct request *const request = call->request;
    const struct common *const common = &call->common;
    const char *const path =
        common->output && strcmp(common->output, "-") != 0 ? common->output : NULL;
    json_text(json, "version", gpurta_version());
    json_text(json, "format", formats[common->format]);
    json_bool(json, "exact", time_style.exact);
    json_bool(json, "decimal", time_style.decimal);
    json_int(json, "decimals", time_style.decimals);
    json_text(json, "output", path);
    json_text(json, "svg", request->svg);
    json_bool(json, "only_picture", only_picture);
    json_bool(json, "tell_made", common->made_by);
    json_int(json, "shard", shard);
    json_int(json, "shards", shards);
    json_int(json, "threads", request->threads);
    json_int(json, "memory", common->memory);
    json_bool(json, "resume", request->resume);
    json_text(json, "certificate", common->certificate);
    json_text(json, "dump_sets", request->dump_sets);
    const char *note;
    json_open_flat(json, "notes", '[');
    for (size_t i = 0; (note = note_said(i)); i++)
        json_text(json, NULL, note);
    json_close(json);
}

/* The command becomes the tool, which reads this. */
static int start(FILE *const given)
{
    const char *const arguments[] = {"gpurta-sweep", "--input", NULL};
    if (fflush(given) != 0 || ferror(given)) {
        complain("cannot write a file of our own: %s", strerror(errno));
        return EXIT_UNABLE;
    }
    if (lseek(fileno(given), 0, SEEK_SET) == 0 &&
        dup2(fileno(given), STDIN_FILENO) == STDIN_FILENO) {
        fflush(stdout);
        tool_become("sweep", arguments);
    }
    complain("sweep: gpurta-sweep cannot be started: %s", strerror(errno));
    return EXIT_UNABLE;
}

/* Begins what it is given; NULL after an error was reported. */
static FILE *begin(struct json *const json, const struct call *const call, const int64_t shard,
                   const int64_t shards, const bool only_picture)
{
    FILE *const given = tmpfile();
    if (!given) {
        complain("cannot make a file of our own: %s", strerror(errno));
        return NULL;
    }
    *json = (struct json){.file = given, .flat = {true}};
    json_open_flat(json, NULL, '{');
    json->flat[json->depth] = false;
    put_options(json, call, shard, shards, only_picture);
    return given;
}

static int run_design(struct call *const call, const struct scenario *const scenario)
{
    const struct request *const request = call->request;
    const char *const output = call->common.output;
    int64_t shard, shards;
    bool only_picture;
    struct json json;
    char hash[SHA256_TEXT];
    int end = picture_target(request->svg, &call->common, &only_picture);
    if (end < 0 && request->dump_sets)
        end = refuse_input_file("dump-sets", request->dump_sets, &call->common);
    if (end < 0)
        end = read_shard(request->shard, &shard, &shards);
    if (end < 0 && output && !output_possible(output))
        end = EXIT_UNABLE;
    if (end >= 0)
        return end;
    FILE *const given = begin(&json, call, shard, shards, only_picture);
    if (!given)
        return EXIT_UNABLE;
    made.platform = &scenario->platform; /* before what was counted is read, which makes no count */
    made_json(&json);
    made.platform = NULL;
    if (output && request->resume && access(output, F_OK) == 0) {
        json_open_flat(&json, "before", '[');
        input_document(&json, output);
        json_close(&json);
    }
    if (call->common.certificate) {
        scenario_hash(hash, scenario);
        json_text(&json, "scenario", hash);
    }
    json_text(&json, "file", scenario->document.name);
    input_design(&json, "design", scenario);
    json_end(&json);
    end = start(given);
    fclose(given);
    return end;
}

static int run_file(struct call *const call)
{
    static const char *const model[] = {NULL};
    struct scenario scenario;
    int end = scenario_read(&scenario, &call->common, "sweep", NEED_SWEEP, NULL);
    if (end < 0)
        end =
            certificate_check(call, &scenario, model, ((const struct request *)call->request)->svg);
    if (end < 0)
        end = run_design(call, &scenario);
    scenario_clear(&scenario);
    return end;
}

static int run_merge(struct call *const call)
{
    const struct request *const request = call->request;
    bool only_picture;
    struct json json;
    int end = picture_target(request->svg, &call->common, &only_picture);
    if (end >= 0)
        return end;
    FILE *const given = begin(&json, call, 1, 1, only_picture);
    if (!given)
        return EXIT_UNABLE;
    json_open_array(&json, "parts");
    for (size_t i = 0; i < call->argument_count; i++)
        input_document(&json, call->arguments[i]);
    json_close(&json);
    made_json(&json);
    json_end(&json);
    end = start(given);
    fclose(given);
    return end;
}

/* A table in a file that is called x.csv or x.json. */
static int check_ending(const struct common *const common)
{
    const char *const end = common->output ? strrchr(common->output, '.') : NULL;
    if (!end || common->format != FORMAT_TABLE ||
        (strcmp(end, ".csv") != 0 && strcmp(end, ".json") != 0))
        return -1;
    complain("-o: %s would be a table for reading: --format %s makes it what its name says",
             common->output, end + 1);
    return EXIT_USAGE;
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
    if (request->dump_sets &&
        (request->merge || request->resume || request->svg || call->common.certificate)) {
        complain("--dump-sets: goes not together with --merge, --resume, --svg or --certificate");
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
        complain("--resume: needs -o FILE, and --format json if any");
        return EXIT_USAGE;
    }
    return request->dump_sets ? -1 : check_ending(&call->common);
}

static int run(struct call *const call, struct scenario *const none)
{
    const struct request *const request = call->request;
    (void)none;
    return request->merge ? run_merge(call) : run_file(call);
}

static const char *const keys[] = {"seed", "sets", NULL};

extern const struct command command_sweep;
const struct command command_sweep = {
    .name = "sweep",
    .silent = true,
    .summary = "schedulability experiments on random task sets",
    .lesson = lesson,
    .ending = ENDING,
    .flags = flags,
    .flag_count = FLAGS(flags),
    .keys = keys,
    .takes = TAKES_RESULT | TAKES_MEMORY | TAKES_SET | TAKES_CERTIFICATE | TAKES_PLATFORM |
             TAKES_PLATFORM_FILE | TAKES_SLOTS,
    .files = MANY_FILES,
    .request_size = sizeof(struct request),
    .check = check,
    .run = run,
};
