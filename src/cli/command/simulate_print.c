/* gpurta simulate: one simulation as tables, JSON and CSV. */
#include "cli/base/report.h"
#include "cli/command/blame.h"
#include "cli/command/simulate_view.h"
#include "cli/scenario/platform_reader.h"

#include <string.h>

#define JOB_NAME_SIZE 160
#define EVENT_SIZE 700

struct view {
    const struct scenario *scenario;
    const gpurta_result *result;
    const struct simulate_request *request;
    gpurta_table table; /* blocks or delays: what was read last of them is of this job, */
    size_t from, end;   /* which has these rows, and is the one before: */
    size_t job;
    size_t next; /* event or delay, of those that are asked for */
    mpq_t until;
    char text[EVENT_SIZE];
};

/* Conditions of rows. */
enum { SEVERAL_JOBS = 1, DEADLINES = 2, BLOCKS = 4, EXPLAINED = 8, CHAINS = 16, PATHS = 32 };

static size_t operation_of(const struct view *const v, const size_t job)
{
    return (size_t)result_count(v->result, GPURTA_SIMULATE_JOBS_OPERATION_ROW, job);
}

/* "K1", or "K1 job 3" where there are several. */
static const char *job_name(const struct view *const v, const size_t job, char text[JOB_NAME_SIZE])
{
    const char *const name = result_text(v->result, GPURTA_SIMULATE_JOBS_NAME, job);
    size_t jobs;
    gpurta_children(v->result, GPURTA_SIMULATE_JOBS, operation_of(v, job), &jobs);
    if (jobs > 1)
        snprintf(text, JOB_NAME_SIZE, "%.*s job %lld", text_part(name, 120), name,
                 (long long)result_count(v->result, GPURTA_SIMULATE_JOBS_JOB, job));
    else
        snprintf(text, JOB_NAME_SIZE, "%.*s", text_part(name, 150), name);
    return text;
}

static bool wanted(const struct view *const v, const size_t job)
{
    return v->request->only == SIZE_MAX || v->request->only == operation_of(v, job);
}

/* ---- what the rules say ---- */

/* Of an event: @ is whom it is about beside itself, # "with 2 blocks", $ the SM; what is in
 * brackets is left out where there is no such other. */
static const char *const sentences[] = {
    [GPURTA_RULE_G1] = "is launched[, in its stream behind @]",
    [GPURTA_RULE_G2] = "joins the EE queue[, whose head is @]",
    [GPURTA_RULE_X1] = "", /* placed_text() */
    [GPURTA_RULE_G3] = "is fully dispatched and leaves the EE queue",
    [GPURTA_RULE_G4] = "has completed and leaves its stream",
    [GPURTA_RULE_C1] = "joins the queue of its copy engine[, behind @]",
    [GPURTA_RULE_C2] = "starts on its copy engine",
    [GPURTA_RULE_C4] = "has completed and leaves its stream",
    [GPURTA_RULE_N1] = "waits: on the NULL stream, and @ was launched earlier",
    [GPURTA_RULE_N2] = "waits: @ on the NULL stream was launched earlier",
    [GPURTA_RULE_A2] = "waits: @ has a higher priority",
    [GPURTA_RULE_R1] = "waits #: no SM has all that a block needs",
    [GPURTA_RULE_R2] = "waits #: no SM has the threads free",
    [GPURTA_RULE_R3] = "waits #: no SM has the shared memory free",
    [GPURTA_RULE_REGISTERS] = "waits #: no SM has the registers free",
    [GPURTA_RULE_SLOTS] = "waits #: no SM has a block slot free",
    [GPURTA_RULE_U1] = "reaches the EE queue after blocks of @ were placed",
    [GPURTA_RULE_U2] = "waits: as many kernels run as the device can have",
    [GPURTA_RULE_U3] = "waits #: on SM $ a warp finds its sub-partition full",
    [GPURTA_RULE_U4] = "waits #: on SM $ the shared memory is not free in one piece",
    [GPURTA_RULE_U5] = "waits #: SM $ has another carve-out",
    [GPURTA_RULE_U6] = "waits: local memory has to grow, on an idle GPU",
    [GPURTA_RULE_U7] = "waits",
    [GPURTA_RULE_U8] = "waits",
    [GPURTA_RULE_U9] = "waits",
    [GPURTA_RULE_E1] = "waits for @",
};

static const char *sentence_of(const char *const rule)
{
    size_t r = 0;
    while (strcmp(gpurta_rule_name((gpurta_rule)r), rule) != 0)
        r++;
    return sentences[r];
}

/* "3 blocks placed: 2 on SM 0, 1 on SM 3"; past a few SMs only how many more there are. */
static void placed_text(const struct view *const v, const size_t e, char *const text,
                        const size_t size)
{
    enum { TOLD = 8 };
    const gpurta_result *const result = v->result;
    const long long blocks = result_count(result, GPURTA_SIMULATE_EVENTS_BLOCKS, e);
    const long long repeat = result_count(result, GPURTA_SIMULATE_EVENTS_REPEAT, e);
    size_t places;
    const size_t first = gpurta_children(result, GPURTA_SIMULATE_PLACES, e, &places);
    size_t at = (size_t)snprintf(text, size, "%lld block%s placed", blocks,
                                 blocks == 1 && repeat < 2 ? "" : "s");
    if (repeat > 1)
        at += (size_t)snprintf(text + at, size - at, ", %lld times, one wcet apart", repeat);
    for (size_t p = 0; p < places && p < TOLD; p++)
        at += (size_t)snprintf(
            text + at, size - at, "%s%lld on SM %lld", p ? ", " : ": ",
            (long long)result_count(result, GPURTA_SIMULATE_PLACES_BLOCKS, first + p),
            (long long)result_count(result, GPURTA_SIMULATE_PLACES_SM, first + p));
    if (places > TOLD)
        snprintf(text + at, size - at, ", ... on %zu SMs in all", places);
}

static const char *event_text(const struct view *const v, const size_t e, char text[EVENT_SIZE])
{
    const gpurta_result *const result = v->result;
    const long long blocks = result_count(result, GPURTA_SIMULATE_EVENTS_BLOCKS, e);
    const char *const sentence = sentence_of(result_text(result, GPURTA_SIMULATE_EVENTS_RULE, e));
    int64_t other;
    const bool behind =
        gpurta_get_count(result, GPURTA_SIMULATE_EVENTS_BEHIND_ROW, e, &other) == GPURTA_OK;
    char name[JOB_NAME_SIZE];
    job_name(v, (size_t)result_count(result, GPURTA_SIMULATE_EVENTS_JOB_ROW, e), name);
    size_t at = (size_t)snprintf(text, EVENT_SIZE, "%s%s ", name, *sentence ? "" : ":");
    if (!*sentence)
        placed_text(v, e, text + at, EVENT_SIZE - at);
    for (const char *c = sentence; *c; c++) {
        char one[] = {*c, '\0'};
        const char *part = one;
        if (*c == '[' && !behind)
            break;
        if (*c == '[' || *c == ']')
            continue;
        if (*c == '@')
            part = behind ? job_name(v, (size_t)other, name) : "";
        else if (*c == '#')
            snprintf(name, sizeof name, "with %lld block%s", blocks, blocks == 1 ? "" : "s");
        else if (*c == '$')
            snprintf(name, sizeof name, "%lld",
                     (long long)result_count(result, GPURTA_SIMULATE_EVENTS_SM, e));
        at += (size_t)snprintf(text + at, EVENT_SIZE - at, "%s",
                               *c == '#' || *c == '$' ? name : part);
    }
    return text;
}

/* "another carve-out: SM 3 until 2": what held a job back. */
static const char *delay_text(struct row *const row, struct view *const v, const size_t d)
{
    const gpurta_result *const result = v->result;
    const char *const cause = result_text(result, GPURTA_SIMULATE_DELAYS_CAUSE, d);
    char other[JOB_NAME_SIZE];
    int64_t number;
    if (!gpurta_get_count(result, GPURTA_SIMULATE_DELAYS_BEHIND_ROW, d, &number)) {
        snprintf(v->text, EVENT_SIZE, "%s: %s", cause, job_name(v, (size_t)number, other));
    } else if (!gpurta_get_count(result, GPURTA_SIMULATE_DELAYS_SM, d, &number)) {
        result_time(result, GPURTA_SIMULATE_DELAYS_FROM, d, row->time);
        result_time(result, GPURTA_SIMULATE_DELAYS_FOR, d, v->until);
        mpq_add(v->until, v->until, row->time);
        gmp_snprintf(
            v->text, EVENT_SIZE, "SM %lld%s%s until %Qd", (long long)number,
            strcmp(result_text(result, GPURTA_SIMULATE_DELAYS_RULE, d), "U5") == 0 ? " has " : ": ",
            cause, v->until);
    } else {
        snprintf(v->text, EVENT_SIZE, "%s", cause);
    }
    return v->text;
}

/* ---- where the print stands ---- */

/* The job of an event, or that has a block or delay: rows of these follow each other. */
static size_t job_of(struct view *const v, const gpurta_table table, const size_t row)
{
    if (table == GPURTA_SIMULATE_EVENTS)
        return (size_t)result_count(v->result, GPURTA_SIMULATE_EVENTS_JOB_ROW, row);
    if (table != v->table || row < v->from)
        v->job = v->end = 0;
    v->table = table;
    for (size_t count; row >= v->end; v->job++) {
        v->from = gpurta_children(v->result, table, v->job, &count);
        v->end = v->from + count;
    }
    return v->job - 1;
}

/* To the next row of a job that is asked for. */
static bool next(struct row *const row, const gpurta_table table)
{
    struct view *const v = row->of;
    const size_t count = gpurta_rows(v->result, table);
    size_t i = row->at[0] ? v->next : 0;
    while (i < count && !wanted(v, job_of(v, table, i)))
        i++;
    row->row[0] = i;
    v->next = i + 1;
    return i < count;
}

static bool has_delay(struct row *const row)
{
    return next(row, GPURTA_SIMULATE_DELAYS);
}

static bool has_event(struct row *const row)
{
    return next(row, GPURTA_SIMULATE_EVENTS);
}

/* An operation stands for its worst job. */
static bool has_operation(struct row *const row)
{
    const gpurta_result *const result = row->result;
    const size_t i = row->at[0];
    row->row[0] = gpurta_children(result, GPURTA_SIMULATE_JOBS, i, NULL) +
                  (size_t)result_count(result, GPURTA_SIMULATE_OPERATIONS_WORST_JOB, i) - 1;
    return i < gpurta_rows(result, GPURTA_SIMULATE_OPERATIONS);
}

static bool has_own_job(struct row *const row)
{
    return result_inside(row->result, GPURTA_SIMULATE_JOBS, row->at[0], row->at[1], &row->row[1]);
}

/* ---- blocks and delays ---- */

enum { NAME, JOB_NAME, JOB };

static bool get_place(struct row *const row)
{
    struct view *const v = row->of;
    const size_t b = row->row[row->depth], job = job_of(v, GPURTA_SIMULATE_BLOCKS, b);
    switch (row->field->which) {
    case NAME:
        return row_text(row, result_text(v->result, GPURTA_SIMULATE_JOBS_NAME, job));
    case JOB_NAME:
        return row_text(row, job_name(v, job, v->text));
    default:
        return row_count(row, result_count(v->result, GPURTA_SIMULATE_JOBS_JOB, job));
    }
}

static const struct field block_fields[] = {
    {"operation", NULL, FIELD_TEXT, .which = JOB_NAME, .where = IN_TABLE},
    {"name", NULL, FIELD_TEXT, .which = NAME, .where = IN_CSV},
    {"job", NULL, FIELD_COUNT, .which = JOB, .where = IN_CSV},
    {.column = GPURTA_SIMULATE_BLOCKS_NUMBER, .title = "block", .where = IN_TABLE},
    {.column = GPURTA_SIMULATE_BLOCKS_NUMBER, .name = "block", .where = IN_CSV},
    {.column = GPURTA_SIMULATE_BLOCKS_SM, .title = "SM"},
    {.column = GPURTA_SIMULATE_BLOCKS_START},
    {.column = GPURTA_SIMULATE_BLOCKS_END},
    {.column = GPURTA_SIMULATE_BLOCKS_CPU, .when = CHAINS},
    {.column = GPURTA_SIMULATE_BLOCKS_NUMBER, .where = IN_JSON, .when = CHAINS},
};
static const struct rows blocks = {"blocks",
                                   block_fields,
                                   FIELDS(block_fields),
                                   .get = get_place,
                                   .table = GPURTA_SIMULATE_BLOCKS,
                                   .tuple = true};

static bool get_delay(struct row *const row)
{
    struct view *const v = row->of;
    const size_t d = row->row[row->depth];
    return row_text(row, row->field->which == JOB_NAME
                             ? job_name(v, job_of(v, GPURTA_SIMULATE_DELAYS, d), v->text)
                             : delay_text(row, v, d));
}

static bool get_sm(struct row *const row)
{
    row->left_out = gpurta_get_count(row->result, row->field->column, row->row[row->depth],
                                     &row->count) != GPURTA_OK;
    return !row->left_out;
}

static const struct field delay_fields[] = {
    {"operation", NULL, FIELD_TEXT, .which = JOB_NAME, .where = IN_TABLE},
    {.column = GPURTA_SIMULATE_DELAYS_FROM, .where = IN_TABLE},
    {.column = GPURTA_SIMULATE_DELAYS_FOR, .where = IN_TABLE},
    {.column = GPURTA_SIMULATE_DELAYS_RULE},
    {"delayed by", NULL, FIELD_TEXT, .where = IN_TABLE},
    {.column = GPURTA_SIMULATE_DELAYS_CAUSE, .where = IN_JSON},
    {.column = GPURTA_SIMULATE_DELAYS_BEHIND, .where = IN_JSON},
    {.column = GPURTA_SIMULATE_DELAYS_BEHIND_JOB, .where = IN_JSON},
    {.column = GPURTA_SIMULATE_DELAYS_SM, .get = get_sm, .where = IN_JSON},
    {.column = GPURTA_SIMULATE_DELAYS_FROM, .where = IN_JSON},
    {.column = GPURTA_SIMULATE_DELAYS_FOR, .where = IN_JSON},
};
static const struct rows delays = {"delays", delay_fields, FIELDS(delay_fields), .has = has_delay,
                                   .get = get_delay};
static const struct rows own_delays = {"delays", delay_fields, FIELDS(delay_fields),
                                       .get = get_delay, .table = GPURTA_SIMULATE_DELAYS};

/* ---- operations and jobs ---- */

static bool get_blocks(struct row *const row)
{
    row->instead = result_text(row->result, GPURTA_SIMULATE_OPERATIONS_KIND, row->at[0]);
    return gpurta_get_count(row->result, GPURTA_SIMULATE_OPERATIONS_BLOCKS, row->at[0],
                            &row->count) == GPURTA_OK;
}

static bool get_jobs(struct row *const row)
{
    size_t jobs;
    gpurta_children(row->result, GPURTA_SIMULATE_JOBS, row->at[0], &jobs);
    return row_count(row, (int64_t)jobs);
}

static bool get_wanted(struct row *const row)
{
    row->left_out = !wanted(row->of, row->row[row->depth]);
    return true;
}

#define JOB_FIELDS                                                                                 \
    {.column = GPURTA_SIMULATE_JOBS_RELEASE},                                                      \
        {.column = GPURTA_SIMULATE_JOBS_ENQUEUED, .where = IN_DATA},                               \
        {.column = GPURTA_SIMULATE_JOBS_DISPATCHED, .title = "start"},                             \
        {.column = GPURTA_SIMULATE_JOBS_ASSIGNED, .where = IN_JSON},                               \
        {.column = GPURTA_SIMULATE_JOBS_COMPLETION}, {.column = GPURTA_SIMULATE_JOBS_RESPONSE},    \
        {.column = GPURTA_SIMULATE_JOBS_DEADLINE, .when = DEADLINES},                              \
        {.column = GPURTA_SIMULATE_JOBS_MEETS_DEADLINE, .title = "verdict", .when = DEADLINES},    \
        {"blocks", NULL, FIELD_LIST, .where = IN_JSON, .when = BLOCKS, .inner = &blocks},          \
    {                                                                                              \
        "delays", NULL, FIELD_LIST, .where = IN_JSON, .when = EXPLAINED, .get = get_wanted,        \
                                    .inner = &own_delays                                           \
    }

static const struct field own_job_fields[] = {JOB_FIELDS};
static const struct rows own_jobs = {"jobs", own_job_fields, FIELDS(own_job_fields),
                                     .has = has_own_job};

static const struct field operation_fields[] = {
    {.column = GPURTA_SIMULATE_JOBS_NAME, .title = "operation"},
    {.column = GPURTA_SIMULATE_JOBS_KIND, .where = IN_JSON},
    {.column = GPURTA_SIMULATE_JOBS_STREAM},
    {"blocks", NULL, FIELD_COUNT, .get = get_blocks, .where = IN_TABLE},
    {"jobs", NULL, FIELD_COUNT, .get = get_jobs, .where = IN_TABLE, .when = SEVERAL_JOBS},
    {.column = GPURTA_SIMULATE_JOBS_JOB,
     .title = "worst job",
     .where = IN_TABLE,
     .when = SEVERAL_JOBS},
    JOB_FIELDS,
    {"worst_job", .column = GPURTA_SIMULATE_JOBS_JOB, .where = IN_JSON, .when = SEVERAL_JOBS},
    {"jobs", NULL, FIELD_LIST, .where = IN_JSON, .when = SEVERAL_JOBS, .inner = &own_jobs},
};
static const struct rows operations = {"operations", operation_fields, FIELDS(operation_fields),
                                       .has = has_operation};

/* CSV: a line for each job. */
static const struct field job_fields[] = {
    {.column = GPURTA_SIMULATE_JOBS_NAME},
    {.column = GPURTA_SIMULATE_JOBS_JOB},
    {.column = GPURTA_SIMULATE_JOBS_KIND},
    {.column = GPURTA_SIMULATE_JOBS_STREAM},
    JOB_FIELDS,
};
static const struct rows jobs = {"jobs", job_fields, FIELDS(job_fields),
                                 .table = GPURTA_SIMULATE_JOBS};

/* ---- events ---- */

static bool get_event(struct row *const row)
{
    struct view *const v = row->of;
    return row_text(row, event_text(v, row->row[0], v->text));
}

static bool get_repeat(struct row *const row)
{
    row->count = result_count(row->result, row->field->column, row->row[0]);
    row->left_out = row->count < 2;
    return true;
}

static const struct field event_fields[] = {
    {.column = GPURTA_SIMULATE_EVENTS_TIME},
    {.column = GPURTA_SIMULATE_EVENTS_RULE},
    {.column = GPURTA_SIMULATE_EVENTS_OPERATION, .where = IN_DATA},
    {.column = GPURTA_SIMULATE_EVENTS_JOB, .where = IN_DATA},
    {.column = GPURTA_SIMULATE_EVENTS_BEHIND, .where = IN_JSON},
    {.column = GPURTA_SIMULATE_EVENTS_BEHIND_JOB, .where = IN_JSON},
    {.column = GPURTA_SIMULATE_EVENTS_BLOCKS, .where = IN_DATA},
    {.column = GPURTA_SIMULATE_EVENTS_REPEAT, .get = get_repeat, .where = IN_DATA},
    {"event", NULL, FIELD_TEXT, .where = IN_TABLE | IN_CSV},
    {"text", NULL, FIELD_TEXT, .where = IN_JSON},
};
static const struct rows events = {"events",         event_fields,     FIELDS(event_fields),
                                   .has = has_event, .get = get_event, .when = EXPLAINED};

/* ---- the whole ---- */

/* Copy engines of the platform; 0: not known, and one is simulated. */
static int64_t copy_engines(const struct view *const v)
{
    return gpurta_platform_get(v->scenario->platform, GPURTA_PLATFORM_COPY_ENGINES);
}

enum { SM_ORDER, COPY_ENGINES, UNTIL, RELEASED_JOBS, RULES, PROVES };

static bool get_whole(struct row *const row)
{
    const struct view *const v = row->of;
    const struct simulate_request *const r = v->request;
    switch (row->field->which) {
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
        return row_text(row, own_rules(row->space, v->scenario->platform, NULL));
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
    {.column = GPURTA_SIMULATE_POLICY},
    {.column = GPURTA_SIMULATE_SMS},
    {"sm_order", NULL, FIELD_TEXT, .which = SM_ORDER},
    {"copy_engines", NULL, FIELD_COUNT, .which = COPY_ENGINES},
    {"releases", NULL, FIELD_LIST, .inner = &releases},
    {"rules", NULL, FIELD_WORDS, .which = RULES},
    {"proves", NULL, FIELD_TEXT, .which = PROVES},
};
static const struct rows whole = {
    .fields = whole_fields, .count = FIELDS(whole_fields), .get = get_whole};

/* ---- paths of data ---- */

static bool get_exact(struct row *const row)
{
    return row_text(
        row, result_text(row->result, GPURTA_SIMULATE_PATHS_REASON, row->row[0]) ? "no" : "yes");
}

static const struct field path_fields[] = {
    {.column = GPURTA_SIMULATE_PATHS_NAME, .title = "path"},
    {.column = GPURTA_SIMULATE_PATHS_REACTION},
    {.column = GPURTA_SIMULATE_PATHS_AGE},
    {.column = GPURTA_SIMULATE_PATHS_DEADLINE},
    {.column = GPURTA_SIMULATE_PATHS_MEETS_DEADLINE, .title = "verdict"},
    {"exact", NULL, FIELD_TEXT, .get = get_exact, .where = IN_TABLE},
    {.column = GPURTA_SIMULATE_PATHS_REASON, .where = IN_JSON},
};
static const struct rows paths = {"paths", path_fields, FIELDS(path_fields),
                                  .table = GPURTA_SIMULATE_PATHS, .when = PATHS};

/* Did an event of the path come to its effect? */
static bool is_followed(struct row *const row, const size_t path)
{
    return result_time(row->result, GPURTA_SIMULATE_PATHS_REACTION, path, row->time);
}

/* Is nothing known of a path that has a deadline? */
static bool is_path_open(struct row *const row)
{
    bool open = false;
    for (size_t p = 0; p < gpurta_rows(row->result, GPURTA_SIMULATE_PATHS); p++)
        open = open || (!is_followed(row, p) &&
                        result_time(row->result, GPURTA_SIMULATE_PATHS_DEADLINE, p, row->time));
    return open;
}

/* After its table: what exact means, or why it is not so. */
static void print_paths(struct row *const row, const struct output *const output)
{
    const gpurta_result *const result = row->result;
    fputc('\n', output->file);
    rows_table(&paths, row, output);
    for (size_t p = 0; p < gpurta_rows(result, GPURTA_SIMULATE_PATHS); p++) {
        const char *const why = result_text(result, GPURTA_SIMULATE_PATHS_REASON, p);
        fprintf(output->file, "%s%s: %s%s\n", p ? "" : "\n",
                result_text(result, GPURTA_SIMULATE_PATHS_NAME, p),
                !why                  ? "exact for these offsets, execution times and placement"
                : is_followed(row, p) ? "longer ones may come: "
                                      : "",
                why ? why : "");
    }
}

/* ---- tables ---- */

static bool print_operations(struct row *const row, const struct output *const output)
{
    const struct view *const v = row->of;
    const gpurta_verdict verdict = result_verdict(v->result, GPURTA_SIMULATE_VERDICT, 0);
    const bool deadlines = verdict != GPURTA_UNKNOWN;
    if (!rows_table(&operations, row, output))
        return false;
    if (row->shown & PATHS)
        print_paths(row, output);
    if (deadlines)
        fprintf(output->file, "\n%s in this simulation; no bound: gpurta bound%s\n",
                verdict != GPURTA_SCHEDULABLE ? "a deadline is missed"
                : is_path_open(row)           ? "every deadline but those of paths is met"
                                              : "every deadline is met",
                scenario_unmeasured(v->scenario));
    if (verdict == GPURTA_UNSCHEDULABLE && v->request->chains)
        blame_chains(v->scenario, v->result, output->file);
    else if (verdict == GPURTA_UNSCHEDULABLE)
        blame_operations(v->scenario, v->request->options, output->file);
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
    const char *const own = own_rules(space, platform, NULL);
    if (v->scenario->no_gpu)
        fprintf(output->file, "no GPU; times in %s\n\n", gpurta_unit_name(v->scenario->unit));
    else
        fprintf(output->file, "platform %s; placement %s%s%s%s%s; times in %s\n\n",
                gpurta_platform_title(platform), result_text(v->result, GPURTA_SIMULATE_POLICY, 0),
                *own ? "; rules " : "", own,
                known_sm_order(platform) || result_count(v->result, GPURTA_SIMULATE_SMS, 0) == 1
                    ? ""
                    : " (SM order not known: taken as ascending)",
                scenario_has_copies(v->scenario) && !copy_engines(v)
                    ? "; copy engines not known: one"
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

int simulate_print(const struct scenario *const scenario, const gpurta_result *const result,
                   const struct simulate_request *const request, const struct common *const common)
{
    struct view v = {.scenario = scenario, .result = result, .request = request};
    gpurta_verdict verdict;
    const bool table = common->format == FORMAT_TABLE;
    const unsigned shown =
        (gpurta_rows(result, GPURTA_SIMULATE_JOBS) > gpurta_rows(result, GPURTA_SIMULATE_OPERATIONS)
             ? SEVERAL_JOBS
             : 0u) |
        (request->blocks ? BLOCKS : 0u) | (request->explain.given ? EXPLAINED : 0u) |
        (request->chains ? CHAINS : 0u) |
        (gpurta_rows(result, GPURTA_SIMULATE_PATHS) ? PATHS : 0u) | partitions_shown(scenario) |
        (!table || !gpurta_get_verdict(result, GPURTA_SIMULATE_VERDICT, 0, &verdict) ? DEADLINES
                                                                                     : 0u);
    static const struct rows *const json[] = {&whole,
                                              &operations,
                                              &paths,
                                              &events,
                                              &partition_rows,
                                              &partition_queues,
                                              &scenario_assumptions,
                                              NULL};
    const struct result what = {.command = "simulate",
                                .table = print_tables,
                                .rows = json,
                                .of = result,
                                .csv = request->explain.given ? &events
                                       : request->blocks      ? &blocks
                                                              : &jobs};
    mpq_init(v.until);
    const int end = result_print(&what, &v, shown, common, gpurta_unit_name(scenario->unit));
    mpq_clear(v.until);
    return end;
}
