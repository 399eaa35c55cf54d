/* gpurta simulate: what happens on the GPU, when, on which SM, and by which rule. */
#include "base/text.h"
#include "cli/base/flags.h"
#include "cli/base/kept.h"
#include "cli/command/simulate_view.h"
#include "cli/import/examiner.h"

#include <stdlib.h>
#include <string.h>

static const char lesson[] =
    "gpurta simulate FILE [options]\n"
    "\n"
    "What happens on the GPU, when, on which SM, and by which rule: an exact simulation of the\n"
    "published scheduling rules, for kernels of any sizes, streams, priorities, copies and the\n"
    "NULL stream. It tells what happens for the times given; it is no bound for shorter ones.\n"
    "\n"
    "    platform: jetson-tx2\n"
    "    streams:\n"
    "      urgent: {priority: high}\n"
    "    operations:\n"
    "      - {kernel: K1, stream: s1, blocks: 6, threads: 768, wcet: 1s}\n"
    "      - {copy: C1, stream: s1, duration: 25ms, direction: d2h}\n"
    "      - {kernel: K2, stream: urgent, blocks: 2, threads: 512, wcet: 1s, release: 200ms}\n"
    "\n"
    "    gpurta simulate program.yaml                  a table\n"
    "    gpurta simulate program.yaml --blocks         every block: SM, start, end\n"
    "    gpurta simulate program.yaml --explain        every event and its rule; what delayed "
    "whom\n"
    "    gpurta simulate program.yaml --explain K2     the same of one operation\n"
    "    gpurta simulate program.yaml --svg lanes.svg  a picture: SMs as lanes, blocks as boxes\n"
    "    gpurta simulate program.yaml --jobs 100       release periodic operations 100 times\n"
    "    gpurta simulate robot.yaml --until 200ms      chains: frames in flight, host steps on "
    "CPUs\n"
    "    gpurta simulate config.json --platform jetson-tx2\n"
    "                                                  a cuda_scheduling_examiner configuration\n";

#define ENDING                                                                                     \
    "Exit status: 0 every deadline met or none given, 1 a deadline missed, 2 wrong usage or "      \
    "input, 3 runtime error."

static const char *const rule_sets[] = {"measured", "amert", NULL};

static const struct flag flags[] = {
    FLAG(struct simulate_request, policy, FLAG_WORD, "NAME",
         .option = GPURTA_OPTION_SIMULATE_PLACEMENT,
         .says = "which SM the next block goes to; not of chains"),
    FLAG(struct simulate_request, blocks, FLAG_SWITCH, NULL, .name = "blocks",
         .says = "list the blocks"),
    FLAG(struct simulate_request, explain, FLAG_MAYBE, "NAME",
         .option = GPURTA_OPTION_SIMULATE_EXPLAIN,
         .says = "list events and delays; of one operation; not of chains"),
    FLAG(struct simulate_request, jobs, FLAG_COUNT, "N", .option = GPURTA_OPTION_SIMULATE_JOBS,
         .says = "jobs of each operation that has a period"),
    FLAG(struct simulate_request, until, FLAG_TIME, "TIME", .option = GPURTA_OPTION_SIMULATE_UNTIL,
         .says = "instead: release jobs before TIME, at least one"),
    FLAG(struct simulate_request, limit, FLAG_COUNT, "N", .option = GPURTA_OPTION_SIMULATE_LIMIT,
         .says = "most jobs, blocks, events and instants"),
    FLAG(struct simulate_request, memory, FLAG_COUNT, "BYTES",
         .option = GPURTA_OPTION_SIMULATE_MEMORY,
         .says = "most bytes of kept blocks, events and delays"),
    FLAG(struct simulate_request, rules, FLAG_TEXT, "SET", .name = "rules", .words = rule_sets,
         .says = "of the device: measured (default), or amert: those of 2017 alone"),
    FLAG(struct simulate_request, runs.jitter, FLAG_TIME, "TIME",
         .option = GPURTA_OPTION_SIMULATE_JITTER,
         .says = "blocks take up to TIME longer, by chance; not of chains"),
    FLAG(struct simulate_request, runs.count, FLAG_COUNT, "N", .name = "runs", .low = 1,
         .high = 1000000, .fallback = 1, .needs = "jitter",
         .says = "simulate so often; least, median, largest"),
    FLAG(struct simulate_request, runs.seed, FLAG_COUNT, "S", .option = GPURTA_OPTION_SIMULATE_SEED,
         .needs = "jitter", .says = "what chance begins with"),
    LANES_FLAGS(struct simulate_request, lanes),
    FLAG(struct simulate_request, export, FLAG_FILE, "DIR", .name = "export-examiner",
         .says = "write the log files that cuda_scheduling_examiner would write; not of chains"),
};

/* ---- the command ---- */

static int status_of(const gpurta_result *const result)
{
    return result_verdict(result, GPURTA_SIMULATE_VERDICT, 0) == GPURTA_UNSCHEDULABLE ? EXIT_MISSED
                                                                                      : EXIT_MET;
}

/* Before anything is written: whether the logs can be. */
static int export_refused(const struct scenario *const scenario, const char *const folder)
{
    if (!folder)
        return -1;
    if (!gpurta_platform_get(scenario->platform, GPURTA_PLATFORM_SLOTS))
        return examiner_export_possible(folder) ? -1 : EXIT_UNABLE;
    complain("--export-examiner: logs tell threads and SMs: a platform of plain slots has none");
    return EXIT_USAGE;
}

/* Pictures and logs come first: if they fail, nothing is printed. */
static int write_files(const struct scenario *const scenario, const gpurta_result *const result,
                       const struct simulate_request *const request)
{
    if (request->lanes.svg) {
        const struct lanes_source source = {
            scenario->document.name, scenario->resolved,
            scenario->platform,      result,
            scenario->unit,          request->chains ? scenario->given.model : NULL};
        const int end = lanes_draw(&source, &request->lanes);
        if (end >= 0)
            return end;
    }
    return request->export ? examiner_export(scenario, result, request->export) : -1;
}

static const char *name_of(const void *const of, const size_t i, char space[const NAME_SPACE])
{
    (void)space;
    return result_text(of, GPURTA_MODEL_OPERATIONS_NAME, i);
}

static int find_operation(const struct scenario *const scenario,
                          struct simulate_request *const request)
{
    const gpurta_result *const resolved = scenario->resolved;
    const size_t count = gpurta_rows(resolved, GPURTA_MODEL_OPERATIONS);
    request->only = SIZE_MAX;
    if (!request->explain.text)
        return -1;
    for (size_t i = 0; i < count; i++)
        if (strcmp(result_text(resolved, GPURTA_MODEL_OPERATIONS_NAME, i), request->explain.text) ==
            0) {
            request->only = i;
            return -1;
        }
    complain_no_such("explain", "operation", request->explain.text, name_of, resolved, count);
    return EXIT_USAGE;
}

/* A picture is drawn of the events, unless blocks take longer by chance, or chains have none. */
static bool keeps_blocks(const struct simulate_request *const r)
{
    return r->blocks || (r->lanes.svg && (r->runs.jitter || r->chains)) || r->export;
}

static bool explains(const struct simulate_request *const r)
{
    return r->explain.given || (r->lanes.svg && !keeps_blocks(r));
}

/* Did a job wait for another one in its stream, so that it matters what is first at an instant? */
static bool any_waited(const gpurta_result *const result)
{
    bool waited = false;
    LOCAL_MPQ(release, enqueued);
    for (size_t i = 0; i < gpurta_rows(result, GPURTA_SIMULATE_JOBS) && !waited; i++)
        waited = result_time(result, GPURTA_SIMULATE_JOBS_RELEASE, i, release) &&
                 result_time(result, GPURTA_SIMULATE_JOBS_ENQUEUED, i, enqueued) &&
                 mpq_cmp(release, enqueued) < 0;
    return waited;
}

/* What a simulation takes for granted. result: of one run; NULL: there are several. */
static void set_premises(struct scenario *const scenario, const struct simulate_request *const r,
                         const gpurta_result *const result,
                         const char *premises[const MOST_PREMISES])
{
    size_t own = 0;
    premises[own++] = NOTHING_ELSE;
    premises[own++] =
        r->runs.jitter ? "every block takes its wcet and, by chance, up to --jitter longer, and "
                         "every copy its duration: other times may give other runs, and longer ones"
                       : "every block, copy and host step takes exactly its wcet: other times may "
                         "give other runs, and longer ones";
    if (r->chains)
        premises[own++] =
            "jobs of a chain are released exactly at its offset and then a period apart, without "
            "jitter, a closed chain's when the job before is complete, and what comes at one "
            "instant in the order of the file: other releases may give longer runs";
    else if (scenario_operations(scenario) > 1 && (!result || any_waited(result)) &&
             !gpurta_platform_get(scenario->platform, GPURTA_PLATFORM_QUEUE_DELAY))
        premises[own++] = "a kernel that waited for its stream is queued before what is released "
                          "at that instant (not so by rule U1)";
    scenario_premises(scenario, premises, own, scenario->resolved,
                      GPURTA_MODEL_ASSUMPTIONS_ASSUMPTION);
}

static int simulate(struct scenario *const scenario, const gpurta_options *const options,
                    const struct simulate_request *const request, const struct common *const common)
{
    static const char *const names[2][2] = {{"simulate", "simulate --explain"},
                                            {"simulate --blocks", "simulate --blocks --explain"}};
    const char *const name = names[keeps_blocks(request)][explains(request)];
    const char *premises[MOST_PREMISES];
    gpurta_error error;
    gpurta_result *result = result_kept(name);
    const gpurta_status status =
        result            ? GPURTA_OK
        : request->chains ? gpurta_simulate_chains(scenario->given.model, options, &result, &error)
                          : gpurta_simulate(scenario->given.model, options, &result, &error);
    if (status == GPURTA_LIMIT)
        complain("note: --limit N, or --memory BYTES where bytes are told, allows more%s",
                 keeps_blocks(request) ? "; --blocks and --export-examiner keep every block" : "");
    if (status != GPURTA_OK)
        return scenario_complain(scenario, request->chains ? NEED_CHAINS : NEED_KERNELS, status,
                                 &error);
    set_premises(scenario, request, result, premises);
    int end = write_files(scenario, result, request);
    if (end < 0 && !request->only_picture)
        end = simulate_print(scenario, result, request, common);
    if (end < 0)
        end = status_of(result);
    result_leave(name, result, NULL);
    return end;
}

static int check(struct call *const call)
{
    struct simulate_request *const r = call->request;
    const int end = picture_target(r->lanes.svg, &call->common, &r->only_picture);
    if (end >= 0)
        return end;
    r->several = call_gives(call, "jobs") || r->until;
    if (r->blocks && r->explain.given && call->common.format == FORMAT_CSV) {
        complain("--format csv: expected either --blocks or --explain, found both");
        return EXIT_USAGE;
    }
    if (call_gives(call, "jobs") && r->until) {
        complain("expected either --jobs or --until, found both");
        return EXIT_USAGE;
    }
    static const char *const of_one[] = {"blocks", "explain", "svg", "export-examiner"};
    for (size_t i = 0; i < FIELDS(of_one) && call_gives(call, "runs"); i++)
        if (call_gives(call, of_one[i])) {
            complain("--%s: is of one run; --jitter with the --seed of a run, without --runs",
                     of_one[i]);
            return EXIT_USAGE;
        }
    return -1;
}

/* Flags that say nothing of chains. */
static int refuse_flags(const struct call *const call)
{
    static const char *const of_kernels[] = {"policy", "explain", "jitter", "export-examiner"};
    for (size_t i = 0; i < FIELDS(of_kernels); i++)
        if (call_gives(call, of_kernels[i])) {
            complain("--%s: is of kernels and operations; the file has chains", of_kernels[i]);
            return EXIT_USAGE;
        }
    return -1;
}

static int run(struct call *const call, struct scenario *const scenario)
{
    struct simulate_request *const r = call->request;
    const char *premises[MOST_PREMISES];
    gpurta_error error;
    r->chains = scenario_of_chains(scenario);
    r->options = call->options;
    int end = r->chains ? refuse_flags(call) : -1;
    if (end < 0)
        end = find_operation(scenario, r);
    if (end < 0)
        end = export_refused(scenario, r->export);
    if (end >= 0)
        return end;
    gpurta_status status =
        gpurta_options_set(call->options, GPURTA_OPTION_SIMULATE_BLOCKS, keeps_blocks(r), &error);
    if (status == GPURTA_OK)
        status =
            gpurta_options_set(call->options, GPURTA_OPTION_SIMULATE_EXPLAIN, explains(r), &error);
    if (status != GPURTA_OK)
        return complain_status(status, &error);
    if (r->several && !scenario_is_periodic(scenario))
        complain("note: --%s: no operation has a period: each is released once",
                 r->until ? "until" : "jobs");
    if (r->rules) {
        const gpurta_rules rules =
            strcmp(r->rules, "amert") == 0 ? GPURTA_RULES_AMERT : GPURTA_RULES_MEASURED;
        status = gpurta_platform_set_rules(scenario->platform, rules, &error);
        if (status == GPURTA_OK)
            status = scenario_resolve(scenario, true, &error);
        if (status != GPURTA_OK)
            return complain_status(status, &error);
    }
    if (call_gives(call, "runs")) {
        set_premises(scenario, r, NULL, premises);
        return simulate_runs(scenario, call->options, &r->runs, &call->common);
    }
    return simulate(scenario, call->options, r, &call->common);
}

const struct command command_simulate = {
    .name = "simulate",
    .summary = "what happens when, on which SM, and by which rule",
    .lesson = lesson,
    .ending = ENDING,
    .flags = flags,
    .flag_count = FLAGS(flags),
    .takes = TAKES_KERNELS | TAKES_VARY | TAKES_IGNORE,
    .files = 1,
    .request_size = sizeof(struct simulate_request),
    .needs = NEED_KERNELS | NEED_OR_CHAINS,
    .check = check,
    .run = run,
};
