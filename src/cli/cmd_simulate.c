/* gpurta simulate: what happens on the GPU, when, on which SM, and by which rule. */
#include "examiner.h"
#include "lanes.h"
#include "output.h"
#include "platform_reader.h"
#include "scenario.h"

#include <stdlib.h>
#include <string.h>

static const char help[] =
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
    "                                                  a cuda_scheduling_examiner configuration\n"
    "\n"
    "Options:\n"
    "  --policy NAME           most-room (default), or round-robin to compare with\n"
    "  --blocks                list the blocks\n"
    "  --explain [NAME]        list events and delays; of one operation\n"
    "  --jobs N                jobs of each operation that has a period (default 1)\n"
    "  --until TIME            instead: release jobs before TIME, at least one\n"
    "  --limit N               most jobs, blocks, events and instants (default 100000000)\n"
    "  --svg FILE              draw a picture; '-': only that\n"
    "  --window FROM:TO        of this time only\n"
    "  --sms FIRST:LAST        of these SMs only\n"
    "  --height WHAT           boxes as high as their threads (default) or shared-memory\n"
    "  --export-examiner DIR   write the log files that cuda_scheduling_examiner would write\n"
    "  --copy-bandwidth N      bytes per second of copies that give their bytes\n"
    "  --assume NAME=TIME, --iterations N\n"
    "                          for cuda_scheduling_examiner configurations: gpurta convert --help\n"
    "  --platform NAME, --platform-file FILE, --slots N, --format FORMAT, -o FILE\n"
    "  --help, --version\n"
    "\n"
    "Exit status: 0 every deadline met or none given, 1 a deadline missed, 2 wrong usage or\n"
    "input, 3 could not do it. More: man gpurta-simulate\n";

struct request {
    const char *policy, *jobs, *until, *limit, *export, *name;
    struct lanes_request lanes;
    bool blocks, explain, only_picture;
    size_t only; /* operation to explain; SIZE_MAX: all */
};

struct report {
    const struct scenario *scenario;
    const gpurta_simulation *result;
    const struct request *request;
    struct output output;
    bool jobs; /* some operation has several */
    mpq_t a, b;
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
    return report->request->policy;
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
    return !report->request->jobs && !report->request->until &&
           scenario_is_periodic(report->scenario);
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
        fprintf(report->output.file, "\n%s in this simulation\n",
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
    const bool behind = event->other_operation != GPURTA_NO_OPERATION;
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
    }
}

/* What held a job back, in few words. */
static const char *cause_text(const gpurta_rule rule)
{
    static const char *const texts[] = {[GPURTA_RULE_G1] = "behind in its stream",
                                        [GPURTA_RULE_X1] = "behind another kernel at the head",
                                        [GPURTA_RULE_C2] = "copy engine busy",
                                        [GPURTA_RULE_N1] =
                                            "on the NULL stream, behind earlier operations",
                                        [GPURTA_RULE_N2] = "NULL stream",
                                        [GPURTA_RULE_A2] = "higher priority",
                                        [GPURTA_RULE_R1] = "no SM has all that a block needs",
                                        [GPURTA_RULE_R2] = "no threads",
                                        [GPURTA_RULE_R3] = "no shared memory",
                                        [GPURTA_RULE_REGISTERS] = "no registers",
                                        [GPURTA_RULE_SLOTS] = "no block slots"};
    return (size_t)rule < sizeof texts / sizeof texts[0] && texts[rule] ? texts[rule] : "";
}

static bool print_events(struct report *const report)
{
    static const struct column columns[] = {
        {"time", ALIGN_RIGHT}, {"rule", ALIGN_LEFT}, {"event", ALIGN_LEFT}};
    struct table *const table = table_create(columns, 3);
    gpurta_simulation_event event;
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

struct delay {
    gpurta_rule rule;
    size_t operation, job;
};

/* Delay number d of a job; its start in report->a, its length in report->b. */
static bool delay_at(struct report *const report, const size_t i, const size_t job, const size_t d,
                     struct delay *const delay)
{
    if (!gpurta_simulation_delay(report->result, i, job, d, &delay->rule, &delay->operation,
                                 &delay->job, report->a, report->b))
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
    char who[JOB_NAME_SIZE], other[JOB_NAME_SIZE], text[JOB_NAME_SIZE + 80];
    struct delay delay;
    bool any = false;
    for (size_t i = 0; i < gpurta_simulation_count(report->result); i++)
        for (size_t job = 0; wanted(report, i) && job < gpurta_simulation_jobs(report->result, i);
             job++)
            for (size_t d = 0; delay_at(report, i, job, d, &delay); d++, any = true) {
                const bool named = delay.operation != GPURTA_NO_OPERATION;
                snprintf(text, sizeof text, "%s%s%s", cause_text(delay.rule), named ? ": " : "",
                         named ? job_name(report, delay.operation, delay.job, other) : "");
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

static bool print_tables(struct report *const report)
{
    fprintf(report->output.file, "platform %s; placement %s%s%s; times in %s\n\n",
            gpurta_platform_name(report->scenario->platform), policy_name(report),
            known_sm_order(report->scenario->platform) || gpurta_simulation_sms(report->result) == 1
                ? ""
                : " (SM order not known: taken as ascending)",
            scenario_has_copies(report->scenario) && !copy_engines(report)
                ? "; copy engines not known: one"
                : "",
            gpurta_unit_name(report->scenario->unit));
    if (report->request->explain)
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
    if (operation == GPURTA_NO_OPERATION)
        json_null(json, "behind_job");
    else
        json_int(json, "behind_job", (int64_t)job);
}

static void json_delays(struct report *const report, struct json *const json, const size_t i,
                        const size_t job)
{
    char space[NAME_SPACE];
    struct delay delay;
    json_open_array(json, "delays");
    for (size_t d = 0; delay_at(report, i, job, d, &delay); d++) {
        json_open_flat(json, NULL, '{');
        json_text(json, "rule", gpurta_rule_name(delay.rule));
        json_text(json, "cause", cause_text(delay.rule));
        json_text(json, "behind",
                  delay.operation == GPURTA_NO_OPERATION ? NULL
                                                         : name_of(report, delay.operation, space));
        json_behind_job(json, delay.operation, delay.job);
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
    if (report->request->explain && wanted(report, i))
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
              event->other_operation == GPURTA_NO_OPERATION
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
    int64_t jobs = 1;
    json_open_flat(json, "releases", '{');
    if (report->request->until && gpurta_time_parse(report->a, report->request->until,
                                                    report->scenario->unit, NULL) == GPURTA_OK) {
        json_time(json, "until", report->a);
    } else {
        if (report->request->jobs)
            parse_count(report->request->jobs, 1, INT32_MAX, &jobs);
        json_int(json, "jobs", jobs);
    }
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
    json_open_array(&json, "operations");
    for (size_t i = 0; i < gpurta_simulation_count(report->result); i++)
        json_operation(report, &json, i);
    json_close(&json);
    if (report->request->explain) {
        gpurta_simulation_event event;
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
    gpurta_simulation_event event;
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
    if (report->request->explain) {
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
        const int end = lanes_draw(scenario, result, &request->lanes);
        if (end >= 0)
            return end;
    }
    return request->export ? examiner_export(scenario, result, request->export) : -1;
}

static int find_operation(const struct scenario *const scenario, struct request *const request)
{
    char space[NAME_SPACE];
    request->only = SIZE_MAX;
    if (!request->name)
        return -1;
    for (size_t i = 0; i < gpurta_program_count(scenario->program); i++)
        if (strcmp(kernel_name(scenario->program, i, space), request->name) == 0) {
            request->only = i;
            return -1;
        }
    complain("--explain: no operation is named \"%s\"", request->name);
    return EXIT_USAGE;
}

static int set_count(gpurta_options *const options, const gpurta_option key, const char *const name,
                     const char *const text)
{
    gpurta_error error;
    int64_t value;
    if (!text)
        return -1;
    if (!parse_count(text, 1, INT32_MAX, &value)) {
        complain("--%s: expected a whole number from 1 to 2147483647, found \"%s\"", name, text);
        return EXIT_USAGE;
    }
    const gpurta_status status = gpurta_options_set(options, key, value, &error);
    return status == GPURTA_OK ? -1 : complain_status(status, &error);
}

static int set_until(gpurta_options *const options, const char *const text, const gpurta_unit unit)
{
    gpurta_error error;
    gpurta_status status;
    mpq_t until;
    if (!text)
        return -1;
    mpq_init(until);
    status = gpurta_time_parse(until, text, unit, &error);
    if (status == GPURTA_OK)
        status = gpurta_options_set_time(options, GPURTA_OPTION_SIMULATE_UNTIL, until, &error);
    if (status != GPURTA_OK)
        complain("--until: %s", error.message);
    mpq_clear(until);
    return status == GPURTA_OK ? -1 : EXIT_USAGE;
}

static int set_options(gpurta_options *const options, const struct request *const request,
                       const gpurta_unit unit)
{
    gpurta_error error;
    const bool round_robin = strcmp(request->policy, "round-robin") == 0;
    if (!round_robin && strcmp(request->policy, "most-room") != 0) {
        complain("--policy: expected most-room or round-robin, found \"%s\"", request->policy);
        return EXIT_USAGE;
    }
    gpurta_status status =
        gpurta_options_set(options, GPURTA_OPTION_SIMULATE_PLACEMENT,
                           round_robin ? GPURTA_ROUND_ROBIN : GPURTA_MOST_ROOM, &error);
    if (status == GPURTA_OK)
        status =
            gpurta_options_set(options, GPURTA_OPTION_SIMULATE_BLOCKS,
                               request->blocks || request->lanes.svg || request->export, &error);
    if (status == GPURTA_OK)
        status =
            gpurta_options_set(options, GPURTA_OPTION_SIMULATE_EXPLAIN, request->explain, &error);
    if (status != GPURTA_OK)
        return complain_status(status, &error);
    int end = set_count(options, GPURTA_OPTION_SIMULATE_JOBS, "jobs", request->jobs);
    if (end < 0)
        end = set_count(options, GPURTA_OPTION_SIMULATE_LIMIT, "limit", request->limit);
    return end < 0 ? set_until(options, request->until, unit) : end;
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
    int end = write_files(scenario, result, request);
    if (end < 0)
        end = request->only_picture ? status_of(result) : print_report(&report, common);
    mpq_clear(report.a);
    mpq_clear(report.b);
    gpurta_simulation_destroy(result);
    return end;
}

/* `--explain NAME`: the argument after it is the name when there is another one for the file. */
static int explain_name(struct request *const request, struct common *const common, const int argc,
                        char **const argv)
{
    if (!common->second)
        return -1;
    if (!request->explain || request->name) {
        complain("simulate: unexpected argument \"%s\"", common->second);
        return EXIT_USAGE;
    }
    request->name = common->second;
    for (int i = 1; i + 1 < argc; i++)
        if (strcmp(argv[i], "--explain") == 0 && argv[i + 1] == common->file) {
            request->name = common->file;
            common->file = common->second;
        }
    return -1;
}

static int run_with(struct request *const request, struct common *const common)
{
    struct scenario scenario;
    gpurta_options *options;
    gpurta_error error;
    const gpurta_status status = gpurta_options_create(&options, &error);
    if (status != GPURTA_OK)
        return complain_status(status, &error);
    int end = scenario_read(&scenario, common, "simulate", NEED_KERNELS);
    if (end < 0)
        end = find_operation(&scenario, request);
    if (end < 0)
        end = set_options(options, request, scenario.unit);
    if (end < 0 && (request->jobs || request->until) && !scenario_is_periodic(&scenario))
        complain("note: --%s: no operation has a period: each is released once",
                 request->jobs ? "jobs" : "until");
    if (end < 0)
        end = simulate(&scenario, options, request, common);
    scenario_clear(&scenario);
    gpurta_options_destroy(options);
    return end;
}

/* An option that would do nothing is a mistake. Returns -1, or the exit status. */
static int without_effect(const struct request *const r, const struct common *const common)
{
    if (r->blocks && r->explain && common->format == FORMAT_CSV) {
        complain("--format csv: expected either --blocks or --explain, found both");
        return EXIT_USAGE;
    }
    if (r->jobs && r->until) {
        complain("expected either --jobs or --until, found both");
        return EXIT_USAGE;
    }
    return lanes_check(&r->lanes);
}

static int run(const int argc, char **const argv)
{
    struct request r = {.policy = "most-room"};
    const struct flag flags[] = {
        {"policy", "NAME", &r.policy, NULL},        {"blocks", NULL, NULL, &r.blocks},
        {"explain", NULL, &r.name, &r.explain},     {"jobs", "N", &r.jobs, NULL},
        {"until", "TIME", &r.until, NULL},          {"limit", "N", &r.limit, NULL},
        {"svg", "FILE", &r.lanes.svg, NULL},        {"window", "FROM:TO", &r.lanes.window, NULL},
        {"sms", "FIRST:LAST", &r.lanes.sms, NULL},  {"height", "WHAT", &r.lanes.height, NULL},
        {"export-examiner", "DIR", &r.export, NULL}};
    struct common common;
    int end = parse_options(&common, flags, sizeof flags / sizeof flags[0], 2, help, argc, argv);
    if (end < 0)
        end = explain_name(&r, &common, argc, argv);
    if (end < 0)
        end = picture_target(r.lanes.svg, &common, &r.only_picture);
    if (end < 0)
        end = without_effect(&r, &common);
    return end < 0 ? run_with(&r, &common) : end;
}

const struct command command_simulate = {"simulate",
                                         "what happens when, on which SM, and by which rule", run};
