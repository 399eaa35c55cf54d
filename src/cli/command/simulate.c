/* gpurta simulate: what happens on the GPU, when, on which SM, and by which rule. */
#include "cli/base/flags.h"
#include "cli/base/output.h"
#include "cli/command/simulate_runs.h"
#include "cli/draw/lanes.h"
#include "cli/import/examiner.h"
#include "cli/scenario/platform_reader.h"
#include "cli/scenario/scenario.h"

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
    "    gpurta simulate config.json --platform jetson-tx2\n"
    "                                                  a cuda_scheduling_examiner configuration\n";

#define ENDING                                                                                     \
    "Exit status: 0 every deadline met or none given, 1 a deadline missed, 2 wrong usage or "      \
    "input, 3 could not do it."

struct request {
    int64_t policy, jobs, limit;
    const char *until, *export;
    struct maybe explain;
    const char *rules;
    struct runs_request runs;
    struct lanes_request lanes;
    bool blocks, only_picture;
    bool several; /* --jobs or --until is given */
    size_t only;  /* operation to explain; SIZE_MAX: all */
};

static const char *const rule_sets[] = {"measured", "amert", NULL};

static const struct flag flags[] = {
    FLAG(struct request, policy, FLAG_WORD, "NAME", .option = GPURTA_OPTION_SIMULATE_PLACEMENT),
    FLAG(struct request, blocks, FLAG_SWITCH, NULL, .name = "blocks", .says = "list the blocks"),
    FLAG(struct request, explain, FLAG_MAYBE, "NAME", .option = GPURTA_OPTION_SIMULATE_EXPLAIN,
         .says = "list events and delays; of one operation"),
    FLAG(struct request, jobs, FLAG_COUNT, "N", .option = GPURTA_OPTION_SIMULATE_JOBS,
         .says = "jobs of each operation that has a period"),
    FLAG(struct request, until, FLAG_TIME, "TIME", .option = GPURTA_OPTION_SIMULATE_UNTIL,
         .says = "instead: release jobs before TIME, at least one"),
    FLAG(struct request, limit, FLAG_COUNT, "N", .option = GPURTA_OPTION_SIMULATE_LIMIT,
         .says = "most jobs, blocks, events and instants"),
    FLAG(struct request, rules, FLAG_TEXT, "SET", .name = "rules", .words = rule_sets,
         .says = "of the device: measured (default), or amert: those of 2017 alone"),
    FLAG(struct request, runs.jitter, FLAG_TIME, "TIME", .option = GPURTA_OPTION_SIMULATE_JITTER,
         .says = "blocks take up to TIME longer, by chance"),
    FLAG(struct request, runs.count, FLAG_COUNT, "N", .name = "runs", .low = 1, .high = 1000000,
         .fallback = 1, .needs = "jitter", .says = "simulate so often; least, median, largest"),
    FLAG(struct request, runs.seed, FLAG_COUNT, "S", .option = GPURTA_OPTION_SIMULATE_SEED,
         .needs = "jitter", .says = "what chance begins with"),
    LANES_FLAGS(struct request, lanes),
    FLAG(struct request, export, FLAG_FILE, "DIR", .name = "export-examiner",
         .says = "write the log files that cuda_scheduling_examiner would write"),
};

struct report {
    const struct scenario *scenario;
    const gpurta_simulation *result;
    const struct request *request;
    struct output output;
    bool jobs; /* some operation has several */
    mpq_t a, b, c;
};

static const char *name_of(const struct report *const report, const size_t i,
                           char space[NAME_SPACE])
{
    return kernel_name(report->scenario->program, i, space);
}

/* "K1", or "K1 job 3" where there are several. */
#define JOB_NAME_SIZE 160
static const char *job_name(const struct report *const report, const size_t i, const size_t job,
                            char text[JOB_NAME_SIZE])
{
    char space[NAME_SPACE];
    const char *const name = name_of(report, i, space);
    if (gpurta_simulation_jobs(report->result, i) > 1)
        snprintf(text, JOB_NAME_SIZE, "%.*s job %zu", text_part(name, 120), name, job + 1);
    else
        snprintf(text, JOB_NAME_SIZE, "%.*s", text_part(name, 150), name);
    return text;
}

static const char *kind_name(const struct report *const report, const size_t i)
{
    return gpurta_program_kind(report->scenario->program, i) == GPURTA_COPY ? "copy" : "kernel";
}

/* Name of the operation's stream; NULL: its own. */
static const char *stream_name(const struct report *const report, const size_t i)
{
    const gpurta_program *const program = report->scenario->program;
    return gpurta_program_stream_name(program, gpurta_program_stream(program, i));
}

/* Copy engines of the platform; 0: not known, and one is simulated. */
static int64_t copy_engines(const struct report *const report)
{
    return gpurta_platform_get(report->scenario->platform, GPURTA_PLATFORM_COPY_ENGINES);
}

static const char *policy_name(const struct report *const report)
{
    return gpurta_option_word(GPURTA_OPTION_SIMULATE_PLACEMENT, report->request->policy);
}

static bool job_time(struct report *const report, const size_t i, const size_t job,
                     const gpurta_simulation_time which)
{
    return gpurta_simulation_time_of(report->result, i, job, which, report->a);
}

/* ---- tables ---- */

static void cell_time(struct report *const report, struct table *const table, const size_t i,
                      const size_t job, const gpurta_simulation_time which,
                      const enum rounding rounding)
{
    if (job_time(report, i, job, which))
        table_time(table, report->a, rounding);
    else
        table_text(table, "-", COLOUR_NONE);
}

static void operation_row(struct report *const report, struct table *const table, const size_t i,
                          const bool jobs, const bool deadlines)
{
    char space[NAME_SPACE];
    const size_t worst = gpurta_simulation_worst(report->result, i);
    const int64_t blocks =
        gpurta_program_get_count(report->scenario->program, i, GPURTA_OPERATION_BLOCKS);
    table_text(table, name_of(report, i, space), COLOUR_NONE);
    table_text(table, stream_name(report, i) ? stream_name(report, i) : "-", COLOUR_NONE);
    if (blocks)
        table_int(table, blocks);
    else
        table_text(table, "copy", COLOUR_NONE);
    if (jobs) {
        table_int(table, (int64_t)gpurta_simulation_jobs(report->result, i));
        table_int(table, (int64_t)worst + 1);
    }
    cell_time(report, table, i, worst, GPURTA_SIMULATION_RELEASE, ROUND_UP);
    cell_time(report, table, i, worst, GPURTA_SIMULATION_DISPATCHED, ROUND_UP);
    cell_time(report, table, i, worst, GPURTA_SIMULATION_COMPLETION, ROUND_UP);
    cell_time(report, table, i, worst, GPURTA_SIMULATION_RESPONSE, ROUND_UP);
    if (!deadlines)
        return;
    const gpurta_verdict verdict = gpurta_simulation_operation_verdict(report->result, i);
    cell_time(report, table, i, worst, GPURTA_SIMULATION_DEADLINE, ROUND_DOWN);
    table_text(table,
               verdict == GPURTA_UNKNOWN       ? "-"
               : verdict == GPURTA_SCHEDULABLE ? "met"
                                               : "MISSED",
               verdict == GPURTA_UNKNOWN       ? COLOUR_NONE
               : verdict == GPURTA_SCHEDULABLE ? COLOUR_GOOD
                                               : COLOUR_BAD);
}

static bool several_jobs(const gpurta_simulation *const result)
{
    for (size_t i = 0; i < gpurta_simulation_count(result); i++)
        if (gpurta_simulation_jobs(result, i) > 1)
            return true;
    return false;
}

/* The operations that have a period were released once, because nothing else was asked for. */
static bool released_once(const struct report *const report)
{
    return !report->request->several && scenario_is_periodic(report->scenario);
}

static bool print_operations(struct report *const report)
{
    static const struct column all[] = {
        {"operation", ALIGN_LEFT}, {"stream", ALIGN_LEFT},      {"blocks", ALIGN_RIGHT},
        {"jobs", ALIGN_RIGHT},     {"worst job", ALIGN_RIGHT},  {"release", ALIGN_RIGHT},
        {"start", ALIGN_RIGHT},    {"completion", ALIGN_RIGHT}, {"response", ALIGN_RIGHT},
        {"deadline", ALIGN_RIGHT}, {"verdict", ALIGN_LEFT}};
    struct column columns[11];
    const gpurta_verdict verdict = gpurta_simulation_verdict(report->result);
    const bool deadlines = verdict != GPURTA_UNKNOWN, jobs = report->jobs;
    size_t count = 0;
    for (size_t c = 0; c < 11; c++)
        if ((jobs || (c != 3 && c != 4)) && (deadlines || c < 9))
            columns[count++] = all[c];
    struct table *const table = table_create(columns, count);
    for (size_t i = 0; i < gpurta_simulation_count(report->result); i++)
        operation_row(report, table, i, jobs, deadlines);
    const bool good = table_print(table, &report->output);
    table_destroy(table);
    if (deadlines)
        fprintf(report->output.file, "\n%s in this simulation; no bound: gpurta bound\n",
                verdict == GPURTA_SCHEDULABLE ? "every deadline is met" : "a deadline is missed");
    if (released_once(report))
        fprintf(report->output.file, "%sof one job each: --jobs N or --until TIME releases more\n",
                deadlines ? "" : "\n");
    return good;
}

static bool print_blocks(struct report *const report)
{
    static const struct column columns[] = {{"operation", ALIGN_LEFT},
                                            {"block", ALIGN_RIGHT},
                                            {"SM", ALIGN_RIGHT},
                                            {"start", ALIGN_RIGHT},
                                            {"end", ALIGN_RIGHT}};
    struct table *const table = table_create(columns, 5);
    char name[JOB_NAME_SIZE];
    int64_t sm;
    for (size_t i = 0; i < gpurta_simulation_count(report->result); i++)
        for (size_t job = 0; job < gpurta_simulation_jobs(report->result, i); job++)
            for (size_t b = 0;
                 gpurta_simulation_block(report->result, i, job, b, &sm, report->a, report->b);
                 b++) {
                table_text(table, job_name(report, i, job, name), COLOUR_NONE);
                table_int(table, (int64_t)b);
                table_int(table, sm);
                table_time(table, report->a, ROUND_UP);
                table_time(table, report->b, ROUND_UP);
            }
    const bool good = table_print(table, &report->output);
    table_destroy(table);
    return good;
}

/* ---- explanations ---- */

static bool wanted(const struct report *const report, const size_t operation)
{
    return report->request->only == SIZE_MAX || report->request->only == operation;
}

/* "2 on SM 0, 1 on SM 3"; past a few SMs only how many more there are. */
static void places_text(const struct report *const report, const size_t index,
                        const gpurta_simulation_event *const event, char *const text,
                        const size_t size)
{
    enum { TOLD = 8 };
    int64_t sm, blocks;
    size_t at = 0;
    text[0] = '\0';
    for (size_t p = 0; p < event->places && p < TOLD; p++) {
        gpurta_simulation_event_place(report->result, index, p, &sm, &blocks);
        at += (size_t)snprintf(text + at, size - at, "%s%lld on SM %lld", p ? ", " : "",
                               (long long)blocks, (long long)sm);
    }
    if (event->places > TOLD)
        snprintf(text + at, size - at, ", ... on %zu SMs in all", event->places);
}

#define EVENT_SIZE 700

static void event_text(const struct report *const report, const size_t index,
                       const gpurta_simulation_event *const event, char text[EVENT_SIZE])
{
    char who[JOB_NAME_SIZE], other[JOB_NAME_SIZE] = "", places[320];
    const bool behind = event->other_operation != GPURTA_NONE;
    const long long blocks = (long long)event->blocks;
    const char *const plural = blocks == 1 ? "" : "s";
    job_name(report, event->operation, event->job, who);
    if (behind)
        job_name(report, event->other_operation, event->other_job, other);
    switch (event->rule) {
    case GPURTA_RULE_G1:
        snprintf(text, EVENT_SIZE, "%s is launched%s%s", who,
                 behind ? ", in its stream behind " : "", other);
        break;
    case GPURTA_RULE_G2:
        snprintf(text, EVENT_SIZE, "%s joins the EE queue%s%s", who,
                 behind ? ", whose head is " : "", other);
        break;
    case GPURTA_RULE_X1:
        places_text(report, index, event, places, sizeof places);
        if (event->repeat > 1)
            snprintf(text, EVENT_SIZE, "%s: %lld blocks placed, %lld times, one wcet apart: %s",
                     who, blocks, (long long)event->repeat, places);
        else
            snprintf(text, EVENT_SIZE, "%s: %lld block%s placed: %s", who, blocks, plural, places);
        break;
    case GPURTA_RULE_G3:
        snprintf(text, EVENT_SIZE, "%s is fully dispatched and leaves the EE queue", who);
        break;
    case GPURTA_RULE_G4:
        snprintf(text, EVENT_SIZE, "%s has completed and leaves its stream", who);
        break;
    case GPURTA_RULE_C1:
        snprintf(text, EVENT_SIZE, "%s joins the queue of its copy engine%s%s", who,
                 behind ? ", behind " : "", other);
        break;
    case GPURTA_RULE_C2:
        snprintf(text, EVENT_SIZE, "%s starts on its copy engine", who);
        break;
    case GPURTA_RULE_C4:
        snprintf(text, EVENT_SIZE, "%s has completed and leaves its stream", who);
        break;
    case GPURTA_RULE_N1:
        snprintf(text, EVENT_SIZE, "%s waits: on the NULL stream, and %s was launched earlier", who,
                 other);
        break;
    case GPURTA_RULE_N2:
        snprintf(text, EVENT_SIZE, "%s waits: %s on the NULL stream was launched earlier", who,
                 other);
        break;
    case GPURTA_RULE_A2:
        snprintf(text, EVENT_SIZE, "%s waits: %s has a higher priority", who, other);
        break;
    case GPURTA_RULE_R1:
        snprintf(text, EVENT_SIZE, "%s waits with %lld block%s: no SM has all that a block needs",
                 who, blocks, plural);
        break;
    case GPURTA_RULE_R2:
        snprintf(text, EVENT_SIZE, "%s waits with %lld block%s: no SM has the threads free", who,
                 blocks, plural);
        break;
    case GPURTA_RULE_R3:
        snprintf(text, EVENT_SIZE, "%s waits with %lld block%s: no SM has the shared memory free",
                 who, blocks, plural);
        break;
    case GPURTA_RULE_REGISTERS:
        snprintf(text, EVENT_SIZE, "%s waits with %lld block%s: no SM has the registers free", who,
                 blocks, plural);
        break;
    case GPURTA_RULE_SLOTS:
        snprintf(text, EVENT_SIZE, "%s waits with %lld block%s: no SM has a block slot free", who,
                 blocks, plural);
        break;
    case GPURTA_RULE_U1:
        snprintf(text, EVENT_SIZE, "%s reaches the EE queue after blocks of %s were placed", who,
                 other);
        break;
    case GPURTA_RULE_U2:
        snprintf(text, EVENT_SIZE, "%s waits: as many kernels run as the device can have", who);
        break;
    case GPURTA_RULE_U3:
        snprintf(text, EVENT_SIZE,
                 "%s waits with %lld block%s: on SM %lld a warp finds its sub-partition full", who,
                 blocks, plural, (long long)event->sm);
        break;
    case GPURTA_RULE_U4:
        snprintf(text, EVENT_SIZE,
                 "%s waits with %lld block%s: on SM %lld the shared memory is not free in one "
                 "piece",
                 who, blocks, plural, (long long)event->sm);
        break;
    case GPURTA_RULE_U5:
        snprintf(text, EVENT_SIZE, "%s waits with %lld block%s: SM %lld has another carve-out", who,
                 blocks, plural, (long long)event->sm);
        break;
    case GPURTA_RULE_U6:
        snprintf(text, EVENT_SIZE, "%s waits: local memory has to grow, on an idle GPU", who);
        break;
    case GPURTA_RULE_U7:
    case GPURTA_RULE_U8:
    case GPURTA_RULE_U9:
        snprintf(text, EVENT_SIZE, "%s waits", who);
        break;
    case GPURTA_RULE_E1:
        snprintf(text, EVENT_SIZE, "%s waits for %s", who, other);
        break;
    }
}

/* What held a job back, in few words. */
static const char *cause_text(const gpurta_rule rule)
{
    static const char *const texts[] = {
        [GPURTA_RULE_G1] = "behind in its stream",
        [GPURTA_RULE_X1] = "behind another kernel at the head",
        [GPURTA_RULE_C2] = "copy engine busy",
        [GPURTA_RULE_N1] = "on the NULL stream, behind earlier operations",
        [GPURTA_RULE_N2] = "NULL stream",
        [GPURTA_RULE_A2] = "higher priority",
        [GPURTA_RULE_R1] = "no SM has all that a block needs",
        [GPURTA_RULE_R2] = "no threads",
        [GPURTA_RULE_R3] = "no shared memory",
        [GPURTA_RULE_REGISTERS] = "no registers",
        [GPURTA_RULE_SLOTS] = "no block slots",
        [GPURTA_RULE_U2] = "as many kernels run as can",
        [GPURTA_RULE_U3] = "a sub-partition is full",
        [GPURTA_RULE_U4] = "shared memory is in pieces",
        [GPURTA_RULE_U5] = "another carve-out",
        [GPURTA_RULE_U6] = "local memory has to grow",
        [GPURTA_RULE_U9] = "copies run in the order of their launches",
        [GPURTA_RULE_E1] = "operation of another stream"};
    return (size_t)rule < sizeof texts / sizeof texts[0] && texts[rule] ? texts[rule] : "";
}

static bool print_events(struct report *const report)
{
    static const struct column columns[] = {
        {"time", ALIGN_RIGHT}, {"rule", ALIGN_LEFT}, {"event", ALIGN_LEFT}};
    struct table *const table = table_create(columns, 3);
    gpurta_simulation_event event = {.size = sizeof event};
    char text[EVENT_SIZE];
    for (size_t e = 0; gpurta_simulation_event_at(report->result, e, &event, report->a); e++) {
        if (!wanted(report, event.operation))
            continue;
        event_text(report, e, &event, text);
        table_time(table, report->a, ROUND_UP);
        table_text(table, gpurta_rule_name(event.rule), COLOUR_NONE);
        table_text(table, text, COLOUR_NONE);
    }
    const bool good = table_print(table, &report->output);
    table_destroy(table);
    return good;
}

/* "another carve-out: SM 3 until 2": what held a job back. */
static void delay_text(struct report *const report, const gpurta_simulation_delay *const delay,
                       char *const text, const size_t size)
{
    char other[JOB_NAME_SIZE], until[80];
    if (delay->other_operation != GPURTA_NONE) {
        snprintf(text, size, "%s: %s", cause_text(delay->rule),
                 job_name(report, delay->other_operation, delay->other_job, other));
    } else if (delay->sm >= 0) {
        mpq_add(report->c, report->a, report->b);
        gmp_snprintf(until, sizeof until, "%Qd", report->c);
        snprintf(text, size, "SM %lld%s%s until %s", (long long)delay->sm,
                 delay->rule == GPURTA_RULE_U5 ? " has " : ": ", cause_text(delay->rule), until);
    } else {
        snprintf(text, size, "%s", cause_text(delay->rule));
    }
}

/* Delay number d of a job; its start in report->a, its length in report->b. */
static bool delay_at(struct report *const report, const size_t i, const size_t job, const size_t d,
                     gpurta_simulation_delay *const delay)
{
    if (!gpurta_simulation_delay_at(report->result, i, job, d, delay, report->a, report->b))
        return false;
    mpq_sub(report->b, report->b, report->a);
    return true;
}

static bool print_delays(struct report *const report)
{
    static const struct column columns[] = {{"operation", ALIGN_LEFT},
                                            {"from", ALIGN_RIGHT},
                                            {"for", ALIGN_RIGHT},
                                            {"rule", ALIGN_LEFT},
                                            {"delayed by", ALIGN_LEFT}};
    struct table *const table = table_create(columns, 5);
    char who[JOB_NAME_SIZE], text[JOB_NAME_SIZE + 160];
    gpurta_simulation_delay delay = {.size = sizeof delay};
    bool any = false;
    for (size_t i = 0; i < gpurta_simulation_count(report->result); i++)
        for (size_t job = 0; wanted(report, i) && job < gpurta_simulation_jobs(report->result, i);
             job++)
            for (size_t d = 0; delay_at(report, i, job, d, &delay); d++, any = true) {
                delay_text(report, &delay, text, sizeof text);
                table_text(table, job_name(report, i, job, who), COLOUR_NONE);
                table_time(table, report->a, ROUND_UP);
                table_time(table, report->b, ROUND_UP);
                table_text(table, gpurta_rule_name(delay.rule), COLOUR_NONE);
                table_text(table, text, COLOUR_NONE);
            }
    fputc('\n', report->output.file);
    if (!any)
        fputs("nothing is delayed\n", report->output.file);
    const bool good = !any || table_print(table, &report->output);
    table_destroy(table);
    return good;
}

/* "; rules U1 U2", "" where there are none. */
static const char *rules_text(const gpurta_platform *const platform, char *const text,
                              const size_t size)
{
    size_t at = 0;
    text[0] = '\0';
    for (size_t rule = 0; gpurta_platform_rule_name(rule); rule++)
        if (gpurta_platform_get(platform, gpurta_platform_rule_field(rule)))
            at += (size_t)snprintf(text + at, size - at, "%s%s", at ? " " : "; rules ",
                                   gpurta_platform_rule_name(rule));
    return text;
}

static bool print_tables(struct report *const report)
{
    char rules[64];
    fprintf(report->output.file, "platform %s; placement %s%s%s%s; times in %s\n\n",
            gpurta_platform_name(report->scenario->platform), policy_name(report),
            rules_text(report->scenario->platform, rules, sizeof rules),
            known_sm_order(report->scenario->platform) || gpurta_simulation_sms(report->result) == 1
                ? ""
                : " (SM order not known: taken as ascending)",
            scenario_has_copies(report->scenario) && !copy_engines(report)
                ? "; copy engines not known: one"
                : "",
            gpurta_unit_name(report->scenario->unit));
    if (report->request->explain.given)
        return print_events(report) && print_delays(report);
    if (!print_operations(report))
        return false;
    if (!report->request->blocks)
        return true;
    fputc('\n', report->output.file);
    return print_blocks(report);
}

/* ---- JSON ---- */

static void json_times(struct report *const report, struct json *const json, const size_t i,
                       const size_t job)
{
    static const struct {
        const char *key;
        gpurta_simulation_time which;
    } times[] = {
        {"release", GPURTA_SIMULATION_RELEASE},       {"enqueued", GPURTA_SIMULATION_ENQUEUED},
        {"dispatched", GPURTA_SIMULATION_DISPATCHED}, {"assigned", GPURTA_SIMULATION_ASSIGNED},
        {"completion", GPURTA_SIMULATION_COMPLETION}, {"response", GPURTA_SIMULATION_RESPONSE},
        {"deadline", GPURTA_SIMULATION_DEADLINE}};
    for (size_t t = 0; t < sizeof times / sizeof times[0]; t++)
        if (job_time(report, i, job, times[t].which))
            json_time(json, times[t].key, report->a);
        else
            json_null(json, times[t].key);
}

static void json_blocks(struct report *const report, struct json *const json, const size_t i,
                        const size_t job)
{
    int64_t sm;
    json_open_array(json, "blocks");
    for (size_t b = 0;
         gpurta_simulation_block(report->result, i, job, b, &sm, report->a, report->b); b++) {
        json_open_array(json, NULL);
        json_int(json, NULL, sm);
        json_time(json, NULL, report->a);
        json_time(json, NULL, report->b);
        json_close(json);
    }
    json_close(json);
}

/* Which job of the operation that is named as "behind", from 0. */
static void json_behind_job(struct json *const json, const size_t operation, const size_t job)
{
    if (operation == GPURTA_NONE)
        json_null(json, "behind_job");
    else
        json_int(json, "behind_job", (int64_t)job);
}

static void json_delays(struct report *const report, struct json *const json, const size_t i,
                        const size_t job)
{
    char space[NAME_SPACE];
    gpurta_simulation_delay delay = {.size = sizeof delay};
    json_open_array(json, "delays");
    for (size_t d = 0; delay_at(report, i, job, d, &delay); d++) {
        json_open_flat(json, NULL, '{');
        json_text(json, "rule", gpurta_rule_name(delay.rule));
        json_text(json, "cause", cause_text(delay.rule));
        json_text(json, "behind",
                  delay.other_operation == GPURTA_NONE
                      ? NULL
                      : name_of(report, delay.other_operation, space));
        json_behind_job(json, delay.other_operation, delay.other_job);
        if (delay.sm >= 0)
            json_int(json, "sm", delay.sm);
        json_time(json, "from", report->a);
        json_time(json, "for", report->b);
        json_close(json);
    }
    json_close(json);
}

static void json_job(struct report *const report, struct json *const json, const size_t i,
                     const size_t job)
{
    json_times(report, json, i, job);
    if (gpurta_simulation_jobs(report->result, i) == 1)
        json_meets(json, gpurta_simulation_operation_verdict(report->result, i));
    else
        json_meets(json, gpurta_simulation_job_verdict(report->result, i, job));
    if (report->request->blocks)
        json_blocks(report, json, i, job);
    if (report->request->explain.given && wanted(report, i))
        json_delays(report, json, i, job);
}

static void json_operation(struct report *const report, struct json *const json, const size_t i)
{
    char space[NAME_SPACE];
    const size_t jobs = gpurta_simulation_jobs(report->result, i);
    const size_t worst = gpurta_simulation_worst(report->result, i);
    json_open_flat(json, NULL, '{');
    json_text(json, "name", name_of(report, i, space));
    json_text(json, "kind", kind_name(report, i));
    json_text(json, "stream", stream_name(report, i));
    json_job(report, json, i, worst);
    if (report->jobs) {
        json_int(json, "worst_job", (int64_t)worst);
        json_open_array(json, "jobs");
        for (size_t job = 0; job < jobs; job++) {
            json_open_flat(json, NULL, '{');
            json_job(report, json, i, job);
            json_close(json);
        }
        json_close(json);
    }
    json_close(json);
}

static void json_event(struct report *const report, struct json *const json, const size_t index,
                       const gpurta_simulation_event *const event)
{
    char space[NAME_SPACE], text[EVENT_SIZE];
    event_text(report, index, event, text);
    json_open_flat(json, NULL, '{');
    json_time(json, "time", report->a);
    json_text(json, "rule", gpurta_rule_name(event->rule));
    json_text(json, "operation", name_of(report, event->operation, space));
    json_int(json, "job", (int64_t)event->job);
    json_text(json, "behind",
              event->other_operation == GPURTA_NONE
                  ? NULL
                  : name_of(report, event->other_operation, space));
    json_behind_job(json, event->other_operation, event->other_job);
    json_int(json, "blocks", event->blocks);
    if (event->repeat > 1)
        json_int(json, "repeat", event->repeat);
    json_text(json, "text", text);
    json_close(json);
}

/* How many jobs of the operations that have a period. */
static void json_releases(struct report *const report, struct json *const json)
{
    json_open_flat(json, "releases", '{');
    if (report->request->until && gpurta_time_parse(report->a, report->request->until,
                                                    report->scenario->unit, NULL) == GPURTA_OK) {
        json_time(json, "until", report->a);
    } else {
        json_int(json, "jobs", report->request->jobs);
    }
    json_close(json);
}

/* The rules of newer GPUs that the platform has. */
static void json_rules(struct json *const json, const gpurta_platform *const platform)
{
    json_open_flat(json, "rules", '[');
    for (size_t rule = 0; gpurta_platform_rule_name(rule); rule++)
        if (gpurta_platform_get(platform, gpurta_platform_rule_field(rule)))
            json_text(json, NULL, gpurta_platform_rule_name(rule));
    json_close(json);
}

static void print_json(struct report *const report)
{
    struct json json;
    json_begin(&json, report->output.file, "simulate", gpurta_unit_name(report->scenario->unit));
    json_text(&json, "policy", policy_name(report));
    json_int(&json, "sms", gpurta_simulation_sms(report->result));
    json_text(&json, "sm_order", known_sm_order(report->scenario->platform));
    if (copy_engines(report))
        json_int(&json, "copy_engines", copy_engines(report));
    else
        json_null(&json, "copy_engines");
    json_releases(report, &json);
    json_rules(&json, report->scenario->platform);
    json_text(&json, "proves", "this run only");
    json_open_array(&json, "operations");
    for (size_t i = 0; i < gpurta_simulation_count(report->result); i++)
        json_operation(report, &json, i);
    json_close(&json);
    if (report->request->explain.given) {
        gpurta_simulation_event event = {.size = sizeof event};
        json_open_array(&json, "events");
        for (size_t e = 0; gpurta_simulation_event_at(report->result, e, &event, report->a); e++)
            if (wanted(report, event.operation))
                json_event(report, &json, e, &event);
        json_close(&json);
    }
    json_end(&json);
}

/* ---- CSV ---- */

static void csv_field(struct report *const report, bool *const first, const size_t i,
                      const size_t job, const gpurta_simulation_time which)
{
    if (job_time(report, i, job, which))
        csv_time(report->output.file, first, report->a);
    else
        csv_text(report->output.file, first, "");
}

static void csv_job(struct report *const report, const size_t i, const size_t job)
{
    static const gpurta_simulation_time times[] = {
        GPURTA_SIMULATION_RELEASE,    GPURTA_SIMULATION_ENQUEUED, GPURTA_SIMULATION_DISPATCHED,
        GPURTA_SIMULATION_COMPLETION, GPURTA_SIMULATION_RESPONSE, GPURTA_SIMULATION_DEADLINE};
    FILE *const file = report->output.file;
    char space[NAME_SPACE];
    bool first = true;
    const gpurta_verdict verdict = gpurta_simulation_job_verdict(report->result, i, job);
    csv_text(file, &first, name_of(report, i, space));
    csv_int(file, &first, (int64_t)job);
    csv_text(file, &first, kind_name(report, i));
    csv_text(file, &first, stream_name(report, i) ? stream_name(report, i) : "");
    for (size_t t = 0; t < sizeof times / sizeof times[0]; t++)
        csv_field(report, &first, i, job, times[t]);
    csv_text(file, &first,
             verdict == GPURTA_UNKNOWN       ? ""
             : verdict == GPURTA_SCHEDULABLE ? "true"
                                             : "false");
    csv_end(file, &first);
}

static void csv_blocks(struct report *const report, const size_t i, const size_t job)
{
    FILE *const file = report->output.file;
    char space[NAME_SPACE];
    int64_t sm;
    bool first = true;
    for (size_t b = 0;
         gpurta_simulation_block(report->result, i, job, b, &sm, report->a, report->b); b++) {
        csv_text(file, &first, name_of(report, i, space));
        csv_int(file, &first, (int64_t)job);
        csv_int(file, &first, (int64_t)b);
        csv_int(file, &first, sm);
        csv_time(file, &first, report->a);
        csv_time(file, &first, report->b);
        csv_end(file, &first);
    }
}

static void csv_events(struct report *const report)
{
    FILE *const file = report->output.file;
    gpurta_simulation_event event = {.size = sizeof event};
    char space[NAME_SPACE], text[EVENT_SIZE];
    bool first = true;
    fputs("time,rule,operation,job,blocks,repeat,event\n", file);
    for (size_t e = 0; gpurta_simulation_event_at(report->result, e, &event, report->a); e++) {
        if (!wanted(report, event.operation))
            continue;
        event_text(report, e, &event, text);
        csv_time(file, &first, report->a);
        csv_text(file, &first, gpurta_rule_name(event.rule));
        csv_text(file, &first, name_of(report, event.operation, space));
        csv_int(file, &first, (int64_t)event.job);
        csv_int(file, &first, event.blocks);
        csv_int(file, &first, event.repeat);
        csv_text(file, &first, text);
        csv_end(file, &first);
    }
}

static void print_csv(struct report *const report)
{
    const bool blocks = report->request->blocks;
    if (report->request->explain.given) {
        csv_events(report);
        return;
    }
    fputs(blocks ? "name,job,block,sm,start,end\n"
                 : "name,job,kind,stream,release,enqueued,dispatched,completion,response,deadline,"
                   "meets_deadline\n",
          report->output.file);
    for (size_t i = 0; i < gpurta_simulation_count(report->result); i++)
        for (size_t job = 0; job < gpurta_simulation_jobs(report->result, i); job++)
            (blocks ? csv_blocks : csv_job)(report, i, job);
}

/* ---- the command ---- */

static int status_of(const gpurta_simulation *const result)
{
    return gpurta_simulation_verdict(result) == GPURTA_UNSCHEDULABLE ? EXIT_MISSED : EXIT_MET;
}

static int print_report(struct report *const report, const struct common *const common)
{
    if (!output_open(&report->output, common->output))
        return EXIT_UNABLE;
    bool good = true;
    if (common->format == FORMAT_TABLE)
        good = print_tables(report);
    else if (common->format == FORMAT_JSON)
        print_json(report);
    else
        print_csv(report);
    if (!good) {
        output_discard(&report->output);
        return EXIT_UNABLE;
    }
    if (!output_close(&report->output))
        return EXIT_UNABLE;
    return status_of(report->result);
}

/* Pictures and logs come first: if they fail, nothing is printed. */
static int write_files(const struct scenario *const scenario, const gpurta_simulation *const result,
                       const struct request *const request)
{
    if (request->lanes.svg) {
        const struct lanes_source source = {scenario->document.name, scenario->program,
                                            scenario->platform, result, scenario->unit};
        const int end = lanes_draw(&source, &request->lanes);
        if (end >= 0)
            return end;
    }
    return request->export ? examiner_export(scenario, result, request->export) : -1;
}

static int find_operation(const struct scenario *const scenario, struct request *const request)
{
    char space[NAME_SPACE];
    request->only = SIZE_MAX;
    if (!request->explain.text)
        return -1;
    for (size_t i = 0; i < gpurta_program_count(scenario->program); i++)
        if (strcmp(kernel_name(scenario->program, i, space), request->explain.text) == 0) {
            request->only = i;
            return -1;
        }
    complain("--explain: no operation is named \"%s\"", request->explain.text);
    return EXIT_USAGE;
}

static int simulate(struct scenario *const scenario, const gpurta_options *const options,
                    const struct request *const request, const struct common *const common)
{
    gpurta_simulation *result;
    gpurta_error error;
    const gpurta_status status =
        gpurta_simulate(&result, scenario->program, scenario->platform, options, &error);
    if (status == GPURTA_LIMIT)
        complain("note: --limit N allows more%s",
                 request->blocks || request->lanes.svg || request->export
                     ? "; --blocks, --svg and --export-examiner keep every block"
                     : "");
    if (status != GPURTA_OK)
        return scenario_complain(scenario, NEED_KERNELS, status, &error);
    struct report report = {.scenario = scenario, .result = result, .request = request};
    report.jobs = several_jobs(result);
    mpq_init(report.a);
    mpq_init(report.b);
    mpq_init(report.c);
    int end = write_files(scenario, result, request);
    if (end < 0)
        end = request->only_picture ? status_of(result) : print_report(&report, common);
    mpq_clear(report.a);
    mpq_clear(report.b);
    mpq_clear(report.c);
    gpurta_simulation_destroy(result);
    return end;
}

static int check(struct call *const call)
{
    struct request *const r = call->request;
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
    return -1;
}

static int run(struct call *const call, struct scenario *const scenario)
{
    struct request *const r = call->request;
    gpurta_error error;
    const int end = find_operation(scenario, r);
    if (end >= 0)
        return end;
    const gpurta_status status = gpurta_options_set(call->options, GPURTA_OPTION_SIMULATE_BLOCKS,
                                                    r->blocks || r->lanes.svg || r->export, &error);
    if (status != GPURTA_OK)
        return complain_status(status, &error);
    if (r->several && !scenario_is_periodic(scenario))
        complain("note: --%s: no operation has a period: each is released once",
                 r->until ? "until" : "jobs");
    if (r->rules) {
        gpurta_rules rules = GPURTA_RULES_MEASURED;
        gpurta_status set = gpurta_rules_from_name(&rules, r->rules, &error);
        if (set == GPURTA_OK)
            set = gpurta_platform_set_rules(scenario->platform, rules, &error);
        if (set != GPURTA_OK)
            return complain_status(set, &error);
    }
    if (call_gives(call, "runs"))
        return simulate_runs(scenario, call->options, &r->runs, &call->common);
    return simulate(scenario, call->options, r, &call->common);
}

const struct command command_simulate = {
    .name = "simulate",
    .summary = "what happens when, on which SM, and by which rule",
    .lesson = lesson,
    .ending = ENDING,
    .flags = flags,
    .flag_count = FLAGS(flags),
    .takes = TAKES_KERNELS,
    .files = 1,
    .request_size = sizeof(struct request),
    .needs = NEED_KERNELS,
    .check = check,
    .run = run,
};
