/* gpurta simulate: one simulation as tables, JSON and CSV. */
#include "cli/base/report.h"
#include "cli/command/simulate_view.h"
#include "cli/scenario/platform_reader.h"

#include <string.h>

#define JOB_NAME_SIZE 160
#define EVENT_SIZE 700

struct view {
    const struct scenario *scenario;
    const gpurta_simulation *result;
    const struct simulate_request *request;
    size_t i, job, k;              /* where the print stands: operation, job, block or delay */
    int64_t sm;                    /* of the block */
    mpq_t from, to;                /* of the block or delay */
    gpurta_simulation_delay delay; /* the present one */
    gpurta_simulation_event event; /* number `e` */
    size_t e;
    char text[EVENT_SIZE];
};

/* Conditions of rows. */
enum { SEVERAL_JOBS = 1, DEADLINES = 2, BLOCKS = 4, EXPLAINED = 8 };

static const char *name_of(const struct view *const v, const size_t i, char space[NAME_SPACE])
{
    return kernel_name(v->scenario->program, i, space);
}

/* "K1", or "K1 job 3" where there are several. */
static const char *job_name(const struct view *const v, const size_t i, const size_t job,
                            char text[JOB_NAME_SIZE])
{
    char space[NAME_SPACE];
    const char *const name = name_of(v, i, space);
    if (gpurta_simulation_jobs(v->result, i) > 1)
        snprintf(text, JOB_NAME_SIZE, "%.*s job %zu", text_part(name, 120), name, job + 1);
    else
        snprintf(text, JOB_NAME_SIZE, "%.*s", text_part(name, 150), name);
    return text;
}

static bool wanted(const struct view *const v, const size_t operation)
{
    return v->request->only == SIZE_MAX || v->request->only == operation;
}

/* ---- what the rules say ---- */

/* Of an event: @ is whom it is about beside itself, # "with 2 blocks", $ the SM; what is in
 * brackets is left out where there is no such other. Of a delay: what held a job back. */
static const struct {
    const char *event, *cause;
} rules[] = {
    [GPURTA_RULE_G1] = {"is launched[, in its stream behind @]", "behind in its stream"},
    [GPURTA_RULE_G2] = {"joins the EE queue[, whose head is @]", ""},
    [GPURTA_RULE_X1] = {"", "behind another kernel at the head"}, /* placed_text() */
    [GPURTA_RULE_G3] = {"is fully dispatched and leaves the EE queue", ""},
    [GPURTA_RULE_G4] = {"has completed and leaves its stream", ""},
    [GPURTA_RULE_C1] = {"joins the queue of its copy engine[, behind @]", ""},
    [GPURTA_RULE_C2] = {"starts on its copy engine", "copy engine busy"},
    [GPURTA_RULE_C4] = {"has completed and leaves its stream", ""},
    [GPURTA_RULE_N1] = {"waits: on the NULL stream, and @ was launched earlier",
                        "on the NULL stream, behind earlier operations"},
    [GPURTA_RULE_N2] = {"waits: @ on the NULL stream was launched earlier", "NULL stream"},
    [GPURTA_RULE_A2] = {"waits: @ has a higher priority", "higher priority"},
    [GPURTA_RULE_R1] = {"waits #: no SM has all that a block needs",
                        "no SM has all that a block needs"},
    [GPURTA_RULE_R2] = {"waits #: no SM has the threads free", "no threads"},
    [GPURTA_RULE_R3] = {"waits #: no SM has the shared memory free", "no shared memory"},
    [GPURTA_RULE_REGISTERS] = {"waits #: no SM has the registers free", "no registers"},
    [GPURTA_RULE_SLOTS] = {"waits #: no SM has a block slot free", "no block slots"},
    [GPURTA_RULE_U1] = {"reaches the EE queue after blocks of @ were placed", ""},
    [GPURTA_RULE_U2] = {"waits: as many kernels run as the device can have",
                        "as many kernels run as can"},
    [GPURTA_RULE_U3] = {"waits #: on SM $ a warp finds its sub-partition full",
                        "a sub-partition is full"},
    [GPURTA_RULE_U4] = {"waits #: on SM $ the shared memory is not free in one piece",
                        "shared memory is in pieces"},
    [GPURTA_RULE_U5] = {"waits #: SM $ has another carve-out", "another carve-out"},
    [GPURTA_RULE_U6] = {"waits: local memory has to grow, on an idle GPU",
                        "local memory has to grow"},
    [GPURTA_RULE_U7] = {"waits", ""},
    [GPURTA_RULE_U8] = {"waits", ""},
    [GPURTA_RULE_U9] = {"waits", "copies run in the order of their launches"},
    [GPURTA_RULE_E1] = {"waits for @", "operation of another stream"},
};

/* "3 blocks placed: 2 on SM 0, 1 on SM 3"; past a few SMs only how many more there are. */
static void placed_text(const struct view *const v, char *const text, const size_t size)
{
    enum { TOLD = 8 };
    const gpurta_simulation_event *const event = &v->event;
    int64_t sm, blocks;
    size_t at = (size_t)snprintf(text, size, "%lld block%s placed", (long long)event->blocks,
                                 event->blocks == 1 && event->repeat < 2 ? "" : "s");
    if (event->repeat > 1)
        at += (size_t)snprintf(text + at, size - at, ", %lld times, one wcet apart",
                               (long long)event->repeat);
    for (size_t p = 0; p < event->places && p < TOLD; p++) {
        gpurta_simulation_event_place(v->result, v->e, p, &sm, &blocks);
        at += (size_t)snprintf(text + at, size - at, "%s%lld on SM %lld", p ? ", " : ": ",
                               (long long)blocks, (long long)sm);
    }
    if (event->places > TOLD)
        snprintf(text + at, size - at, ", ... on %zu SMs in all", event->places);
}

static const char *event_text(const struct view *const v, char text[EVENT_SIZE])
{
    const gpurta_simulation_event *const event = &v->event;
    const bool behind = event->other_operation != GPURTA_NONE;
    char name[JOB_NAME_SIZE];
    job_name(v, event->operation, event->job, name);
    const bool placed = event->rule == GPURTA_RULE_X1;
    size_t at = (size_t)snprintf(text, EVENT_SIZE, "%s%s ", name, placed ? ":" : "");
    if (placed)
        placed_text(v, text + at, EVENT_SIZE - at);
    for (const char *c = rules[event->rule].event; *c; c++) {
        char one[] = {*c, '\0'};
        const char *part = one;
        if (*c == '[' && !behind)
            break;
        if (*c == '[' || *c == ']')
            continue;
        if (*c == '@')
            part = behind ? job_name(v, event->other_operation, event->other_job, name) : "";
        else if (*c == '#')
            snprintf(name, sizeof name, "with %lld block%s", (long long)event->blocks,
                     event->blocks == 1 ? "" : "s");
        else if (*c == '$')
            snprintf(name, sizeof name, "%lld", (long long)event->sm);
        at += (size_t)snprintf(text + at, EVENT_SIZE - at, "%s",
                               *c == '#' || *c == '$' ? name : part);
    }
    return text;
}

/* "another carve-out: SM 3 until 2": what held a job back. */
static const char *delay_text(const struct view *const v, char text[EVENT_SIZE])
{
    char other[JOB_NAME_SIZE];
    const char *const cause = rules[v->delay.rule].cause;
    if (v->delay.other_operation != GPURTA_NONE)
        snprintf(text, EVENT_SIZE, "%s: %s", cause,
                 job_name(v, v->delay.other_operation, v->delay.other_job, other));
    else if (v->delay.sm >= 0)
        gmp_snprintf(text, EVENT_SIZE, "SM %lld%s%s until %Qd", (long long)v->delay.sm,
                     v->delay.rule == GPURTA_RULE_U5 ? " has " : ": ", cause, v->to);
    else
        snprintf(text, EVENT_SIZE, "%s", cause);
    return text;
}

/* ---- where the print stands ---- */

static bool is_job(struct view *const v)
{
    return v->k == 0;
}

static bool is_block(struct view *const v)
{
    return gpurta_simulation_block(v->result, v->i, v->job, v->k, &v->sm, v->from, v->to);
}

static bool is_delay(struct view *const v)
{
    return wanted(v, v->i) &&
           gpurta_simulation_delay_at(v->result, v->i, v->job, v->k, &v->delay, v->from, v->to);
}

/* A row of a list of its own: to the next one of all operations. Inside a job: the one whose turn
 * it is. */
static bool next(struct row *const row, bool (*const is)(struct view *v))
{
    struct view *const v = row->of;
    const size_t count = gpurta_simulation_count(v->result);
    if (row->depth > 0) {
        v->k = row->at[row->depth];
        return is(v);
    }
    v->k = row->at[0] ? v->k + 1 : 0;
    v->i = row->at[0] ? v->i : 0;
    v->job = row->at[0] ? v->job : 0;
    for (; v->i < count; v->i++, v->job = 0)
        for (; v->job < gpurta_simulation_jobs(v->result, v->i); v->job++, v->k = 0)
            if (is(v))
                return true;
    return false;
}

static bool has_job(struct row *const row)
{
    return next(row, is_job);
}

static bool has_block(struct row *const row)
{
    return next(row, is_block);
}

static bool has_delay(struct row *const row)
{
    return next(row, is_delay);
}

/* An operation stands for its worst job. */
static bool has_operation(struct row *const row)
{
    struct view *const v = row->of;
    v->i = row->at[row->depth];
    v->job = gpurta_simulation_worst(v->result, v->i);
    return v->i < gpurta_simulation_count(v->result);
}

static bool has_own_job(struct row *const row)
{
    struct view *const v = row->of;
    v->job = row->at[row->depth];
    return v->job < gpurta_simulation_jobs(v->result, v->i);
}

static bool has_event(struct row *const row)
{
    struct view *const v = row->of;
    v->e = row->at[row->depth] ? v->e + 1 : 0;
    while (gpurta_simulation_event_at(v->result, v->e, &v->event, v->from) &&
           !wanted(v, v->event.operation))
        v->e++;
    return gpurta_simulation_event_at(v->result, v->e, &v->event, v->from);
}

/* ---- blocks and delays ---- */

enum {
    NAME,
    JOB_NAME,
    JOB,
    NUMBER,
    SM,
    DELAY_SM,
    FROM,
    TO,
    FOR,
    RULE,
    CAUSE,
    BEHIND,
    BEHIND_JOB,
    TEXT
};

static bool get_place(struct row *const row)
{
    struct view *const v = row->of;
    switch (row->field->which) {
    case NAME:
        return row_text(row, name_of(v, v->i, row->space));
    case JOB_NAME:
        return row_text(row, job_name(v, v->i, v->job, v->text));
    case JOB:
        return row_count(row, (int64_t)v->job + 1);
    case NUMBER:
        return row_count(row, (int64_t)v->k);
    case SM:
        return row_count(row, v->sm);
    case DELAY_SM:
        row->left_out = v->delay.sm < 0;
        return row_count(row, v->delay.sm);
    case FROM:
        return row_time(row, v->from);
    case TO:
        return row_time(row, v->to);
    case FOR:
        mpq_sub(row->time, v->to, v->from);
        return true;
    case RULE:
        return row_text(row, gpurta_rule_name(v->delay.rule));
    case CAUSE:
        return row_text(row, rules[v->delay.rule].cause);
    case BEHIND:
        return v->delay.other_operation != GPURTA_NONE &&
               row_text(row, name_of(v, v->delay.other_operation, row->space));
    case BEHIND_JOB:
        row->count = (int64_t)v->delay.other_job + 1;
        return v->delay.other_operation != GPURTA_NONE;
    default:
        return row_text(row, delay_text(v, v->text));
    }
}

static const struct field block_fields[] = {
    {"operation", NULL, FIELD_TEXT, .which = JOB_NAME, .where = IN_TABLE},
    {"name", NULL, FIELD_TEXT, .which = NAME, .where = IN_CSV},
    {"job", NULL, FIELD_COUNT, .which = JOB, .where = IN_CSV},
    {"block", NULL, FIELD_COUNT, .which = NUMBER, .where = IN_TABLE | IN_CSV},
    {"sm", "SM", FIELD_COUNT, .which = SM},
    {"start", NULL, FIELD_TIME, .which = FROM},
    {"end", NULL, FIELD_TIME, .which = TO},
};
static const struct rows blocks = {"blocks",         block_fields,     FIELDS(block_fields),
                                   .has = has_block, .get = get_place, .tuple = true};

static const struct field delay_fields[] = {
    {"operation", NULL, FIELD_TEXT, .which = JOB_NAME, .where = IN_TABLE},
    {"from", NULL, FIELD_TIME, .which = FROM, .where = IN_TABLE},
    {"for", NULL, FIELD_TIME, .which = FOR, .where = IN_TABLE},
    {"rule", NULL, FIELD_TEXT, .which = RULE},
    {"delayed by", NULL, FIELD_TEXT, .which = TEXT, .where = IN_TABLE},
    {"cause", NULL, FIELD_TEXT, .which = CAUSE, .where = IN_JSON},
    {"behind", NULL, FIELD_TEXT, .which = BEHIND, .where = IN_JSON},
    {"behind_job", NULL, FIELD_COUNT, .which = BEHIND_JOB, .where = IN_JSON},
    {"sm", NULL, FIELD_COUNT, .which = DELAY_SM, .where = IN_JSON},
    {"from", NULL, FIELD_TIME, .which = FROM, .where = IN_JSON},
    {"for", NULL, FIELD_TIME, .which = FOR, .where = IN_JSON},
};
static const struct rows delays = {"delays", delay_fields, FIELDS(delay_fields), .has = has_delay,
                                   .get = get_place};

/* ---- operations and jobs ---- */

enum {
    KIND = GPURTA_SIMULATION_DEADLINE + 1, /* below: times of a job */
    OWN_NAME,
    STREAM,
    SIZE,
    JOBS,
    NUMBER_OF_JOB,
    MEETS
};

static bool get_job(struct row *const row)
{
    const struct view *const v = row->of;
    const gpurta_program *const program = v->scenario->program;
    switch (row->field->which) {
    case OWN_NAME:
        return row_text(row, name_of(v, v->i, row->space));
    case KIND:
        return row_text(row, gpurta_program_kind(program, v->i) == GPURTA_COPY ? "copy" : "kernel");
    case STREAM:
        return row_text(row,
                        gpurta_program_stream_name(program, gpurta_program_stream(program, v->i)));
    case SIZE:
        row->instead = "copy";
        row->count = gpurta_program_get_count(program, v->i, GPURTA_OPERATION_BLOCKS);
        return row->count;
    case JOBS:
        return row_count(row, (int64_t)gpurta_simulation_jobs(v->result, v->i));
    case NUMBER_OF_JOB:
        return row_count(row, (int64_t)v->job + 1);
    case MEETS:
        row->verdict = gpurta_simulation_job_verdict(v->result, v->i, v->job);
        return row->verdict != GPURTA_UNKNOWN;
    default:
        return gpurta_simulation_time_of(v->result, v->i, v->job,
                                         (gpurta_simulation_time)row->field->which, row->time);
    }
}

static bool get_wanted(struct row *const row)
{
    const struct view *const v = row->of;
    row->left_out = !wanted(v, v->i);
    return true;
}

#define TIME(name, title, which_, ...)                                                             \
    {                                                                                              \
        name, title, FIELD_TIME, .which = GPURTA_SIMULATION_##which_, __VA_ARGS__                  \
    }
#define JOB_FIELDS                                                                                 \
    TIME("release", NULL, RELEASE, .get = NULL),                                                   \
        TIME("enqueued", NULL, ENQUEUED, .where = IN_DATA),                                        \
        TIME("dispatched", "start", DISPATCHED, .get = NULL),                                      \
        TIME("assigned", NULL, ASSIGNED, .where = IN_JSON),                                        \
        TIME("completion", NULL, COMPLETION, .get = NULL),                                         \
        TIME("response", NULL, RESPONSE, .get = NULL),                                             \
        TIME("deadline", NULL, DEADLINE, .when = DEADLINES, .rounding = ROUND_DOWN),               \
        {"meets_deadline", "verdict", FIELD_MEETS, .which = MEETS, .when = DEADLINES},             \
        {"blocks", NULL, FIELD_LIST, .where = IN_JSON, .when = BLOCKS, .inner = &blocks},          \
    {                                                                                              \
        "delays", NULL, FIELD_LIST, .where = IN_JSON, .when = EXPLAINED, .get = get_wanted,        \
                                    .inner = &delays                                               \
    }

static const struct field own_job_fields[] = {JOB_FIELDS};
static const struct rows own_jobs = {"jobs", own_job_fields, FIELDS(own_job_fields),
                                     .has = has_own_job, .get = get_job};

static const struct field operation_fields[] = {
    {"name", "operation", FIELD_TEXT, .which = OWN_NAME},
    {"kind", NULL, FIELD_TEXT, .which = KIND, .where = IN_JSON},
    {"stream", NULL, FIELD_TEXT, .which = STREAM},
    {"blocks", NULL, FIELD_COUNT, .which = SIZE, .where = IN_TABLE},
    {"jobs", NULL, FIELD_COUNT, .which = JOBS, .where = IN_TABLE, .when = SEVERAL_JOBS},
    {"worst job", NULL, FIELD_COUNT, .which = NUMBER_OF_JOB, .where = IN_TABLE,
     .when = SEVERAL_JOBS},
    JOB_FIELDS,
    {"worst_job", NULL, FIELD_COUNT, .which = NUMBER_OF_JOB, .where = IN_JSON,
     .when = SEVERAL_JOBS},
    {"jobs", NULL, FIELD_LIST, .where = IN_JSON, .when = SEVERAL_JOBS, .inner = &own_jobs},
};
static const struct rows operations = {"operations", operation_fields, FIELDS(operation_fields),
                                       .has = has_operation, .get = get_job};

/* CSV: a line for each job. */
static const struct field job_fields[] = {
    {"name", NULL, FIELD_TEXT, .which = OWN_NAME},
    {"job", NULL, FIELD_COUNT, .which = NUMBER_OF_JOB},
    {"kind", NULL, FIELD_TEXT, .which = KIND},
    {"stream", NULL, FIELD_TEXT, .which = STREAM},
    JOB_FIELDS,
};
static const struct rows jobs = {"jobs", job_fields, FIELDS(job_fields), .has = has_job,
                                 .get = get_job};

/* ---- events ---- */

enum { E_TIME, E_RULE, E_NAME, E_JOB, E_BEHIND, E_BEHIND_JOB, E_BLOCKS, E_REPEAT, E_TEXT };

static bool get_event(struct row *const row)
{
    struct view *const v = row->of;
    const gpurta_simulation_event *const event = &v->event;
    const bool behind = event->other_operation != GPURTA_NONE;
    switch (row->field->which) {
    case E_TIME:
        return row_time(row, v->from);
    case E_RULE:
        return row_text(row, gpurta_rule_name(event->rule));
    case E_NAME:
        return row_text(row, name_of(v, event->operation, row->space));
    case E_JOB:
        return row_count(row, (int64_t)event->job + 1);
    case E_BEHIND:
        return behind && row_text(row, name_of(v, event->other_operation, row->space));
    case E_BEHIND_JOB:
        return behind && row_count(row, (int64_t)event->other_job + 1);
    case E_BLOCKS:
        return row_count(row, event->blocks);
    case E_REPEAT:
        row->left_out = event->repeat < 2;
        return row_count(row, event->repeat);
    default:
        return row_text(row, event_text(v, v->text));
    }
}

static const struct field event_fields[] = {
    {"time", NULL, FIELD_TIME, .which = E_TIME},
    {"rule", NULL, FIELD_TEXT, .which = E_RULE},
    {"operation", NULL, FIELD_TEXT, .which = E_NAME, .where = IN_DATA},
    {"job", NULL, FIELD_COUNT, .which = E_JOB, .where = IN_DATA},
    {"behind", NULL, FIELD_TEXT, .which = E_BEHIND, .where = IN_JSON},
    {"behind_job", NULL, FIELD_COUNT, .which = E_BEHIND_JOB, .where = IN_JSON},
    {"blocks", NULL, FIELD_COUNT, .which = E_BLOCKS, .where = IN_DATA},
    {"repeat", NULL, FIELD_COUNT, .which = E_REPEAT, .where = IN_DATA},
    {"event", NULL, FIELD_TEXT, .which = E_TEXT, .where = IN_TABLE | IN_CSV},
    {"text", NULL, FIELD_TEXT, .which = E_TEXT, .where = IN_JSON},
};
static const struct rows events = {"events",         event_fields,     FIELDS(event_fields),
                                   .has = has_event, .get = get_event, .when = EXPLAINED};

/* ---- the whole ---- */

/* Copy engines of the platform; 0: not known, and one is simulated. */
static int64_t copy_engines(const struct view *const v)
{
    return gpurta_platform_get(v->scenario->platform, GPURTA_PLATFORM_COPY_ENGINES);
}

/* "U1 U2": the rules of newer GPUs that the platform has. */
static const char *platform_rules(const struct view *const v, char text[ROW_SPACE])
{
    size_t at = 0;
    text[0] = '\0';
    for (size_t rule = 0; gpurta_platform_rule_name(rule); rule++)
        if (gpurta_platform_get(v->scenario->platform, gpurta_platform_rule_field(rule)))
            at += (size_t)snprintf(text + at, ROW_SPACE - at, "%s%s", at ? " " : "",
                                   gpurta_platform_rule_name(rule));
    return text;
}

enum { POLICY, SMS, SM_ORDER, COPY_ENGINES, UNTIL, RELEASED_JOBS, RULES, PROVES };

static bool get_whole(struct row *const row)
{
    const struct view *const v = row->of;
    const struct simulate_request *const r = v->request;
    switch (row->field->which) {
    case POLICY:
        return row_text(row, gpurta_option_word(GPURTA_OPTION_SIMULATE_PLACEMENT, r->policy));
    case SMS:
        return row_count(row, gpurta_simulation_sms(v->result));
    case SM_ORDER:
        return row_text(row, known_sm_order(v->scenario->platform));
    case COPY_ENGINES:
        return row_count(row, copy_engines(v)) && row->count > 0;
    case UNTIL:
        row->left_out = !r->until;
        return r->until &&
               succeeded(gpurta_time_parse(row->time, r->until, v->scenario->unit, NULL));
    case RELEASED_JOBS:
        row->left_out = r->until;
        return row_count(row, r->jobs);
    case RULES:
        return row_text(row, platform_rules(v, row->space));
    default:
        return row_text(row, "this run only");
    }
}

static const struct field release_fields[] = {
    {"until", NULL, FIELD_TIME, .which = UNTIL, .rounding = ROUND_DOWN},
    {"jobs", NULL, FIELD_COUNT, .which = RELEASED_JOBS},
};
static const struct rows releases = {
    .fields = release_fields, .count = FIELDS(release_fields), .get = get_whole};

static const struct field whole_fields[] = {
    {"policy", NULL, FIELD_TEXT, .which = POLICY},
    {"sms", NULL, FIELD_COUNT, .which = SMS},
    {"sm_order", NULL, FIELD_TEXT, .which = SM_ORDER},
    {"copy_engines", NULL, FIELD_COUNT, .which = COPY_ENGINES},
    {"releases", NULL, FIELD_LIST, .inner = &releases},
    {"rules", NULL, FIELD_WORDS, .which = RULES},
    {"proves", NULL, FIELD_TEXT, .which = PROVES},
};
static const struct rows whole = {
    .fields = whole_fields, .count = FIELDS(whole_fields), .get = get_whole};

/* ---- tables ---- */

static bool print_operations(struct row *const row, const struct output *const output)
{
    const struct view *const v = row->of;
    const gpurta_verdict verdict = gpurta_simulation_verdict(v->result);
    const bool deadlines = verdict != GPURTA_UNKNOWN;
    if (!rows_table(&operations, row, output))
        return false;
    if (deadlines)
        fprintf(output->file, "\n%s in this simulation; no bound: gpurta bound\n",
                verdict == GPURTA_SCHEDULABLE ? "every deadline is met" : "a deadline is missed");
    if (!v->request->several && scenario_is_periodic(v->scenario))
        fprintf(output->file, "%sof one job each: --jobs N or --until TIME releases more\n",
                deadlines ? "" : "\n");
    return true;
}

static bool print_events(struct row *const row, const struct output *const output)
{
    if (!rows_table(&events, row, output))
        return false;
    row->at[0] = 0;
    if (has_delay(row))
        return next_table(&delays, row, output);
    fputs("\nnothing is delayed\n", output->file);
    return true;
}

static bool print_tables(struct row *const row, const struct output *const output)
{
    const struct view *const v = row->of;
    const gpurta_platform *const platform = v->scenario->platform;
    char space[ROW_SPACE];
    const char *const own = platform_rules(v, space);
    fprintf(output->file, "platform %s; placement %s%s%s%s%s; times in %s\n\n",
            gpurta_platform_name(platform),
            gpurta_option_word(GPURTA_OPTION_SIMULATE_PLACEMENT, v->request->policy),
            *own ? "; rules " : "", own,
            known_sm_order(platform) || gpurta_simulation_sms(v->result) == 1
                ? ""
                : " (SM order not known: taken as ascending)",
            scenario_has_copies(v->scenario) && !copy_engines(v) ? "; copy engines not known: one"
                                                                 : "",
            gpurta_unit_name(v->scenario->unit));
    const bool good = v->request->explain.given
                          ? print_events(row, output)
                          : print_operations(row, output) &&
                                (!v->request->blocks || next_table(&blocks, row, output));
    if (good)
        partitions_print(v->scenario, output->file);
    return good;
}

static bool several_jobs(const gpurta_simulation *const result)
{
    for (size_t i = 0; i < gpurta_simulation_count(result); i++)
        if (gpurta_simulation_jobs(result, i) > 1)
            return true;
    return false;
}

int simulate_print(const struct scenario *const scenario, const gpurta_simulation *const result,
                   const struct simulate_request *const request, const struct common *const common)
{
    struct view v = {.scenario = scenario,
                     .result = result,
                     .request = request,
                     .delay = {.size = sizeof v.delay},
                     .event = {.size = sizeof v.event}};
    const bool table = common->format == FORMAT_TABLE;
    const unsigned shown =
        (several_jobs(result) ? SEVERAL_JOBS : 0u) | (request->blocks ? BLOCKS : 0u) |
        (request->explain.given ? EXPLAINED : 0u) | partitions_shown(scenario) |
        (!table || gpurta_simulation_verdict(result) != GPURTA_UNKNOWN ? DEADLINES : 0u);
    static const struct rows *const json[] = {
        &whole, &operations, &events, &partition_rows, &partition_queues, &partition_assumptions,
        NULL};
    const struct result what = {.command = "simulate",
                                .table = print_tables,
                                .rows = json,
                                .csv = request->explain.given ? &events
                                       : request->blocks      ? &blocks
                                                              : &jobs};
    mpq_inits(v.from, v.to, NULL);
    const int end = result_print(&what, &v, shown, common, gpurta_unit_name(scenario->unit));
    mpq_clears(v.from, v.to, NULL);
    return end;
}

const struct rows *const simulate_results[] = {
    &whole,          &operations,       &events,
    &partition_rows, &partition_queues, &partition_assumptions,
    &runs_as_whole,  &simulated_runs,   NULL};
