#include "cli/draw/lanes.h"

#include "base/values.h"
#include "cli/base/names.h"
#include "cli/base/output.h"
#include "cli/draw/picture.h"
#include "cli/draw/svg.h"

#include <stdlib.h>
#include <string.h>

struct lanes {
    const struct lanes_source *source;
    struct picture picture;
    int64_t first, last; /* SMs that are shown */
    bool shared_memory;  /* heights */
    int64_t slots;       /* of a platform of plain slots; else 0 */
    double end;          /* of everything */
    mpq_t a, b, c;
    size_t *item;    /* of each operation: kernels come first, for the plain colours */
    int64_t *height; /* of a block of each operation */
    int64_t
        contexts; /* each with SMs of its own in the picture, since blocks stay there meanwhile */
    size_t *of_context;   /* the first lane of each that has chains */
    char saturated[400];  /* those that have the GPU, but no lanes: a note */
    size_t engines, cpus; /* the first of their lanes */
    size_t *host;         /* lane of each step of chains that is on the host and on no CPU */
};

/* Of steps of chains, where there are no operations: their columns are in the same places. */
static gpurta_column column_of(const gpurta_result *const model, const gpurta_column column)
{
    return gpurta_rows(model, GPURTA_MODEL_OPERATIONS)
               ? column
               : (gpurta_column)(column - GPURTA_MODEL_OPERATIONS_NAME + GPURTA_MODEL_STEPS_NAME);
}

static int64_t count_of(const gpurta_result *const model, const gpurta_column column,
                        const size_t i)
{
    return result_count(model, column_of(model, column), i);
}

/* "FROM:TO" into two texts; false: no colon, or too long. */
static bool split(const char *const text, char from[64], char to[64])
{
    const char *const colon = strchr(text, ':');
    if (!colon || (size_t)(colon - text) >= 64 || strlen(colon + 1) >= 64)
        return false;
    memcpy(from, text, (size_t)(colon - text));
    from[colon - text] = '\0';
    memcpy(to, colon + 1, strlen(colon + 1) + 1);
    return true;
}

static int read_window(struct lanes *const lanes, const char *const text)
{
    char from[64], to[64];
    gpurta_error error;
    if (!text)
        return -1;
    if (!split(text, from, to) ||
        !succeeded(gpurta_time_parse(lanes->a, from, lanes->source->unit, &error)) ||
        !succeeded(gpurta_time_parse(lanes->b, to, lanes->source->unit, &error)) ||
        mpq_cmp(lanes->a, lanes->b) >= 0) {
        complain("--window: expected two times, FROM:TO, FROM below TO, found \"%s\"", text);
        return EXIT_USAGE;
    }
    lanes->picture.from = picture_time(&lanes->picture, lanes->a);
    lanes->picture.to = picture_time(&lanes->picture, lanes->b);
    if (lanes->picture.to > lanes->picture.from)
        return -1;
    complain("--window: the two times are too close to each other, for their size, to be drawn");
    return EXIT_USAGE;
}

static int read_sms(struct lanes *const lanes, const char *const text)
{
    char from[64], to[64];
    const int64_t sms = result_count(lanes->source->result, GPURTA_SIMULATE_SMS, 0);
    lanes->last = sms - 1;
    if (!text)
        return -1;
    if (!split(text, from, to) || !parse_count(from, 0, sms - 1, &lanes->first) ||
        !parse_count(to, lanes->first, sms - 1, &lanes->last)) {
        complain("--sms: expected FIRST:LAST within 0:%lld, found \"%s\"", (long long)sms - 1,
                 text);
        return EXIT_USAGE;
    }
    return -1;
}

static int read_height(struct lanes *const lanes, const char *const text)
{
    lanes->shared_memory = text && strcmp(text, "shared-memory") == 0;
    if (text && !lanes->shared_memory && strcmp(text, "threads") != 0) {
        complain("--height: expected threads or shared-memory, found \"%s\"", text);
        return EXIT_USAGE;
    }
    lanes->slots = gpurta_platform_get(lanes->source->platform, GPURTA_PLATFORM_SLOTS);
    if (text && lanes->slots) {
        complain("--height: the platform has slots only: every box is one");
        return EXIT_USAGE;
    }
    lanes->picture.height = lanes->slots           ? "slots"
                            : lanes->shared_memory ? "shared memory"
                                                   : "threads";
    return -1;
}

enum { DEVICE_TO_HOST = 2 }; /* as gpurta_key_word() numbers directions */

int64_t lanes_engine_of(const gpurta_result *const model, const gpurta_platform *const platform,
                        const size_t i)
{
    const int64_t given = count_of(model, GPURTA_MODEL_OPERATIONS_ENGINE, i);
    const bool back = count_of(model, GPURTA_MODEL_OPERATIONS_DIRECTION, i) == DEVICE_TO_HOST;
    const bool two = gpurta_platform_get(platform, GPURTA_PLATFORM_COPY_ENGINES) > 1;
    return given ? given : back && two ? 2 : 1;
}

static int64_t engine_of(const struct lanes *const lanes, const size_t i)
{
    return lanes_engine_of(lanes->source->model, lanes->source->platform, i);
}

static size_t operations_of(const struct lanes *const lanes)
{
    return gpurta_rows(lanes->source->result, GPURTA_SIMULATE_OPERATIONS);
}

/* 'k'(ernel), 'c'(opy), 'h'(ost) */
static char kind_of(const struct lanes *const lanes, const size_t i)
{
    const gpurta_result *const model = lanes->source->model;
    return *result_text(model, column_of(model, GPURTA_MODEL_OPERATIONS_KIND), i);
}

static bool is_copy(const struct lanes *const lanes, const size_t i)
{
    return kind_of(lanes, i) == 'c';
}

/* An operation is alone. */
static size_t chain_of(const struct lanes *const lanes, const size_t i)
{
    return lanes->source->given && gpurta_rows(lanes->source->model, GPURTA_MODEL_STEPS)
               ? (size_t)result_count(lanes->source->model, GPURTA_MODEL_STEPS_CHAIN, i)
               : i;
}

static int64_t context_of(const struct lanes *const lanes, const size_t i)
{
    return lanes->contexts < 2 ? 0
                               : result_count(lanes->source->model, GPURTA_MODEL_CHAINS_CONTEXT,
                                              chain_of(lanes, i));
}

static int64_t engines_used(const struct lanes *const lanes)
{
    int64_t engines = 0;
    for (size_t i = 0; i < operations_of(lanes); i++)
        if (is_copy(lanes, i) && engine_of(lanes, i) > engines)
            engines = engine_of(lanes, i);
    return engines;
}

static const char *cpu_name(const struct lanes *const lanes, const size_t i)
{
    const gpurta_model *const given = lanes->source->given;
    return gpurta_model_text(given, gpurta_model_row(given, GPURTA_SECTION_CPUS, i),
                             GPURTA_KEY_CPU_NAME, 0);
}

static const char *name_of(const struct lanes *const lanes, const size_t i)
{
    return result_text(lanes->source->result, GPURTA_SIMULATE_OPERATIONS_NAME, i);
}

/* A lane for each host step that is on no CPU: it has nothing there. */
static void add_hosts(struct lanes *const lanes)
{
    const gpurta_result *const result = lanes->source->result;
    char name[PICTURE_NAME];
    lanes->host = allocate_zeroed(operations_of(lanes) + 1, sizeof *lanes->host);
    for (size_t i = 0; i < operations_of(lanes); i++) {
        size_t job, jobs, blocks = 0;
        if (kind_of(lanes, i) != 'h')
            continue;
        job = gpurta_children(result, GPURTA_SIMULATE_JOBS, i, &jobs);
        for (size_t j = job; !blocks && j < job + jobs; j++)
            (void)gpurta_children(result, GPURTA_SIMULATE_BLOCKS, j, &blocks);
        if (blocks)
            continue;
        lanes->host[i] = lanes->picture.lanes;
        snprintf(name, sizeof name, "%.*s", text_part(name_of(lanes, i), PICTURE_NAME - 1),
                 name_of(lanes, i));
        picture_add_lane(&lanes->picture, PICTURE_THIN, 1, NULL, name);
    }
}

static bool has_chains(const gpurta_result *const model, const int64_t context)
{
    for (size_t c = 0; c < gpurta_rows(model, GPURTA_MODEL_CHAINS); c++)
        if (result_count(model, GPURTA_MODEL_CHAINS_CONTEXT, c) == context)
            return true;
    return false;
}

/* Instead of lanes that would look as if it did nothing. */
static void note_saturated(struct lanes *const lanes, const char *const name)
{
    const size_t at = strlen(lanes->saturated);
    snprintf(lanes->saturated + at, sizeof lanes->saturated - at, "%s %.*s",
             at ? ","
                : "saturated, with the GPU in timeslices between those of the others, and without "
                  "lanes:",
             text_part(name, 60), name);
    lanes->picture.note[1] = lanes->saturated;
}

static void add_lanes(struct lanes *const lanes)
{
    char name[PICTURE_NAME];
    const gpurta_model *const given = lanes->source->given;
    const gpurta_result *const model = lanes->source->model;
    const size_t contexts = gpurta_rows(model, GPURTA_MODEL_CONTEXTS);
    const gpurta_platform *const platform = lanes->source->platform;
    const int64_t capacity =
        lanes->slots ? lanes->slots
                     : gpurta_platform_get(platform, lanes->shared_memory
                                                         ? GPURTA_PLATFORM_SHARED_MEMORY_PER_SM
                                                         : GPURTA_PLATFORM_THREADS_PER_SM);
    lanes->contexts = given && contexts > 1 ? (int64_t)contexts : 1;
    lanes->of_context = allocate_zeroed((size_t)lanes->contexts, sizeof *lanes->of_context);
    for (int64_t c = 0; c < lanes->contexts; c++) {
        const bool idle = lanes->contexts > 1 && !has_chains(model, c);
        lanes->of_context[c] = lanes->picture.lanes;
        if (idle && result_count(model, GPURTA_MODEL_CONTEXTS_SATURATED, (size_t)c))
            note_saturated(lanes, result_text(model, GPURTA_MODEL_CONTEXTS_NAME, (size_t)c));
        for (int64_t sm = lanes->first; !idle && sm <= lanes->last; sm++) {
            size_t at = (size_t)snprintf(name, sizeof name, lanes->slots ? "GPU" : "SM %lld",
                                         (long long)sm);
            const char *const context =
                lanes->contexts > 1 ? result_text(model, GPURTA_MODEL_CONTEXTS_NAME, (size_t)c)
                                    : NULL;
            if (context)
                snprintf(name + at, sizeof name - at, " %.120s", context);
            picture_add_lane(&lanes->picture, PICTURE_HEAP, capacity, context ? context : "SM",
                             name);
        }
    }
    lanes->engines = lanes->picture.lanes;
    for (int64_t engine = 1, n = engines_used(lanes); engine <= n; engine++) {
        snprintf(name, sizeof name, "copy %lld", (long long)engine);
        picture_add_lane(&lanes->picture, PICTURE_THIN, 1, NULL, name);
    }
    lanes->cpus = lanes->picture.lanes;
    for (size_t i = 0; given && i < gpurta_model_rows(given, GPURTA_SECTION_CPUS); i++)
        picture_add_lane(&lanes->picture, PICTURE_THIN, 1, NULL, cpu_name(lanes, i));
    add_hosts(lanes);
}

int64_t lanes_block_height(const gpurta_result *const model, const gpurta_platform *const platform,
                           const size_t i, const bool shared_memory)
{
    const int64_t warp = gpurta_platform_get(platform, GPURTA_PLATFORM_WARP_SIZE);
    const int64_t threads = count_of(model, GPURTA_MODEL_OPERATIONS_THREADS, i);
    const int64_t unit = gpurta_platform_get(platform, GPURTA_PLATFORM_SHARED_MEMORY_UNIT);
    const int64_t bytes = count_of(model, GPURTA_MODEL_OPERATIONS_SHARED_MEMORY, i) +
                          gpurta_platform_get(platform, GPURTA_PLATFORM_SHARED_MEMORY_RESERVED);
    if (!threads || !warp || !unit)
        return INT64_MAX;
    return shared_memory ? (bytes + unit - 1) / unit * unit : (threads + warp - 1) / warp * warp;
}

static int64_t block_height(const struct lanes *const lanes, const size_t i)
{
    const struct lanes_source *const source = lanes->source;
    return lanes->slots
               ? 1
               : lanes_block_height(source->model, source->platform, i, lanes->shared_memory);
}

static size_t operation_of(const struct lanes *const lanes, const size_t job)
{
    return (size_t)result_count(lanes->source->result, GPURTA_SIMULATE_JOBS_OPERATION_ROW, job);
}

/* A box from one time of a row to another. */
static void add_box(struct lanes *const lanes, struct picture_box *const box,
                    const gpurta_column from, const gpurta_column to, const size_t row)
{
    if (!result_time(lanes->source->result, from, row, lanes->a) ||
        !result_time(lanes->source->result, to, row, lanes->b))
        return;
    box->from = picture_time(&lanes->picture, lanes->a);
    box->to = picture_time(&lanes->picture, lanes->b);
    picture_add_box(&lanes->picture, box);
}

/* A copy, or a host step that is on no CPU. */
static void add_copy(struct lanes *const lanes, const size_t i, const size_t job)
{
    struct picture_box box = {.item = lanes->item[i], .height = 1};
    box.lane =
        is_copy(lanes, i) ? lanes->engines + (size_t)engine_of(lanes, i) - 1 : lanes->host[i];
    add_box(lanes, &box, GPURTA_SIMULATE_JOBS_DISPATCHED, GPURTA_SIMULATE_JOBS_COMPLETION, job);
}

static void add_blocks(struct lanes *const lanes, const size_t i, const size_t job)
{
    const gpurta_result *const result = lanes->source->result;
    struct picture_box box = {.item = lanes->item[i]};
    size_t count;
    const size_t first = gpurta_children(result, GPURTA_SIMULATE_BLOCKS, job, &count);
    for (size_t b = first; b < first + count; b++) {
        const char *const cpu = result_text(result, GPURTA_SIMULATE_BLOCKS_CPU, b);
        const int64_t sm = cpu ? 0 : result_count(result, GPURTA_SIMULATE_BLOCKS_SM, b);
        box.height = cpu ? 1 : lanes->height[i];
        box.lane = lanes->cpus;
        while (cpu && strcmp(cpu, cpu_name(lanes, box.lane - lanes->cpus)) != 0)
            box.lane++;
        if (!cpu && (sm < lanes->first || sm > lanes->last))
            continue;
        if (!cpu)
            box.lane = lanes->of_context[context_of(lanes, i)] + (size_t)(sm - lanes->first);
        add_box(lanes, &box, GPURTA_SIMULATE_BLOCKS_START, GPURTA_SIMULATE_BLOCKS_END, b);
        if (b > first && result_count(result, GPURTA_SIMULATE_BLOCKS_NUMBER, b) ==
                             result_count(result, GPURTA_SIMULATE_BLOCKS_NUMBER, b - 1))
            lanes->picture.note[0] =
                "a block in pieces stays on its SM between them, and does not run: "
                "its context does not have the GPU";
    }
}

/* Of the rounds of an event the first that is in the window and the one behind the last, or a
 * little more. */
static void find_rounds(struct lanes *const lanes, const int64_t repeat, int64_t *const first,
                        int64_t *const end)
{
    struct picture *const p = &lanes->picture;
    const double a = picture_time(p, lanes->a), c = picture_time(p, lanes->c);
    const double before = (p->from - a) / c - 1, until = (p->to - a) / c + 1;
    *first = 0;
    *end = repeat;
    if (p->to <= p->from || repeat == 1)
        return;
    if (before > 0)
        *first = before < (double)repeat ? (int64_t)before : repeat;
    if (until < (double)repeat)
        *end = until > (double)*first ? (int64_t)until : *first;
}

/* On the SM of a place of an event; false: it is not shown. */
static bool find_lane(const struct lanes *const lanes, const size_t place,
                      struct picture_box *const box)
{
    const gpurta_result *const result = lanes->source->result;
    const int64_t sm = result_count(result, GPURTA_SIMULATE_PLACES_SM, place);
    box->lane = (size_t)(sm - lanes->first);
    box->blocks = result_count(result, GPURTA_SIMULATE_PLACES_BLOCKS, place);
    return sm >= lanes->first && sm <= lanes->last;
}

/* Blocks that were placed together, and as many as follow each other on the same SMs: one after the
 * other, or, where curves will be drawn, as one. */
static void add_waves(struct lanes *const lanes, const size_t index, const size_t place,
                      const size_t places)
{
    const gpurta_result *const result = lanes->source->result;
    struct picture *const p = &lanes->picture;
    const size_t job = (size_t)result_count(result, GPURTA_SIMULATE_EVENTS_JOB_ROW, index);
    const size_t i = operation_of(lanes, job);
    struct picture_box box = {.item = lanes->item[i], .height = lanes->height[i]};
    int64_t first, end, step = 1, shown = 0;
    result_time(result, GPURTA_SIMULATE_EVENTS_TIME, index, lanes->a);
    result_time(lanes->source->model, GPURTA_MODEL_OPERATIONS_WCET, i, lanes->c);
    find_rounds(lanes, result_count(result, GPURTA_SIMULATE_EVENTS_REPEAT, index), &first, &end);
    for (size_t k = place; k < place + places; k++)
        shown += find_lane(lanes, k, &box);
    if (end - first > 1 && shown > (PICTURE_MOST_SINGLE - (int64_t)p->boxes) / (end - first)) {
        p->curves = true;
        step = end - first;
    }
    mpq_set_ui(lanes->b, (unsigned long)first, 1);
    mpq_mul(lanes->b, lanes->b, lanes->c);
    mpq_add(lanes->a, lanes->a, lanes->b);
    mpq_set_ui(lanes->b, (unsigned long)step, 1);
    mpq_mul(lanes->c, lanes->c, lanes->b);
    for (int64_t r = first; r < end; r += step) {
        mpq_add(lanes->b, lanes->a, lanes->c);
        box.from = picture_time(p, lanes->a);
        box.to = picture_time(p, lanes->b);
        for (size_t k = place; k < place + places; k++)
            if (find_lane(lanes, k, &box))
                picture_add_box(p, &box);
        mpq_set(lanes->a, lanes->b);
    }
}

static void add_marks(struct lanes *const lanes, const size_t i, const size_t job)
{
    const gpurta_result *const result = lanes->source->result;
    struct picture_mark mark = {.item = lanes->item[i], .lane = PICTURE_ABOVE};
    if (!result_time(result, GPURTA_SIMULATE_JOBS_COMPLETION, job, lanes->a))
        return;
    const double end = picture_time(&lanes->picture, lanes->a);
    lanes->end = end > lanes->end ? end : lanes->end;
    result_time(result, GPURTA_SIMULATE_JOBS_RELEASE, job, lanes->a);
    mark.at = picture_time(&lanes->picture, lanes->a);
    mark.kind = PICTURE_LAUNCH;
    if (i == 0 || chain_of(lanes, i) != chain_of(lanes, i - 1)) /* of a chain once */
        picture_add_mark(&lanes->picture, &mark);
    if (!result_time(result, GPURTA_SIMULATE_JOBS_DEADLINE, job, lanes->b))
        return;
    mpq_add(lanes->a, lanes->a, lanes->b);
    mark.at = picture_time(&lanes->picture, lanes->a);
    mark.kind =
        result_verdict(result, GPURTA_SIMULATE_JOBS_MEETS_DEADLINE, job) == GPURTA_SCHEDULABLE
            ? PICTURE_DEADLINE
            : PICTURE_MISSED;
    picture_add_mark(&lanes->picture, &mark);
}

/* What the simulation tells of its blocks: the blocks, where it kept them, or else its events. */
static void add_jobs(struct lanes *const lanes)
{
    const gpurta_result *const result = lanes->source->result;
    const size_t jobs = gpurta_rows(result, GPURTA_SIMULATE_JOBS);
    const bool kept = gpurta_rows(result, GPURTA_SIMULATE_BLOCKS) > 0;
    size_t places;
    for (size_t job = 0; kept && job < jobs; job++)
        add_blocks(lanes, operation_of(lanes, job), job);
    for (size_t e = 0; !kept && e < gpurta_rows(result, GPURTA_SIMULATE_EVENTS); e++) {
        const size_t place = gpurta_children(result, GPURTA_SIMULATE_PLACES, e, &places);
        if (places)
            add_waves(lanes, e, place, places);
    }
    for (size_t job = 0; job < jobs; job++) {
        const size_t i = operation_of(lanes, job);
        if (is_copy(lanes, i) || lanes->host[i])
            add_copy(lanes, i, job);
        add_marks(lanes, i, job);
    }
}

/* Colours of chains or streams, where the items are too many for one each, and these are not. */
static void add_families(struct lanes *const lanes)
{
    struct picture *const p = &lanes->picture;
    const gpurta_result *const model = lanes->source->model;
    const bool chains = gpurta_rows(model, GPURTA_MODEL_OPERATIONS) == 0;
    const size_t families = gpurta_rows(model, chains ? GPURTA_MODEL_CHAINS : GPURTA_MODEL_STREAMS);
    if (p->items <= SVG_STYLES || families > SVG_STYLES || families < (chains ? 2 : 3))
        return; /* one alone would have one colour; the first stream is the NULL stream */
    p->families = chains ? "chain" : "stream";
    p->family = allocate_zeroed(p->items + 1, sizeof *p->family);
    p->family_name = allocate_zeroed(families + 1, sizeof *p->family_name);
    for (size_t i = 0; i < p->items; i++)
        p->family[lanes->item[i]] =
            chains ? chain_of(lanes, i)
                   : (size_t)result_count(model, GPURTA_MODEL_OPERATIONS_STREAM_NUMBER, i);
    for (size_t f = 0; f < families; f++)
        p->family_name[f] =
            result_text(model, chains ? GPURTA_MODEL_CHAINS_NAME : GPURTA_MODEL_STREAMS_NAME, f);
}

static void add_items(struct lanes *const lanes)
{
    const size_t count = operations_of(lanes);
    struct picture *const p = &lanes->picture;
    size_t n = 0;
    lanes->item = allocate_zeroed(count + 1, sizeof *lanes->item);
    lanes->height = allocate_zeroed(count + 1, sizeof *lanes->height);
    picture_make_items(p, count, 1);
    for (int others = 0; others < 2; others++)
        for (size_t i = 0; i < count; i++)
            if (others == (kind_of(lanes, i) != 'k')) {
                lanes->item[i] = n;
                lanes->height[i] = others ? 1 : block_height(lanes, i);
                p->item[n++] = name_of(lanes, i);
            }
    add_families(lanes);
}

static int draw(struct lanes *const lanes, const struct lanes_request *const request)
{
    int end = read_window(lanes, request->window);
    if (end < 0)
        end = read_sms(lanes, request->sms);
    if (end < 0)
        end = read_height(lanes, request->height);
    if (end >= 0)
        return end;
    add_lanes(lanes);
    add_items(lanes);
    add_jobs(lanes);
    if (request->window && lanes->picture.from >= lanes->end) {
        complain("--window: everything has ended before \"%s\"", request->window);
        return EXIT_USAGE;
    }
    return picture_write(&lanes->picture, request->svg);
}

const char *const lanes_heights[] = {"threads", "shared-memory", NULL};

int lanes_draw(const struct lanes_source *const source, const struct lanes_request *const request)
{
    char title[200];
    struct lanes lanes = {.source = source};
    const char *const platform = gpurta_platform_title(source->platform);
    snprintf(title, sizeof title, "%.*s on %.*s", text_part(source->file, 100), source->file,
             text_part(platform, 90), platform);
    lanes.picture.title = title;
    lanes.picture.less = "--window and --sms draw less";
    lanes.picture.unit = gpurta_unit_name(source->unit);
    mpq_inits(lanes.a, lanes.b, lanes.c, NULL);
    const int end = draw(&lanes, request);
    picture_clear(&lanes.picture);
    FREE(lanes.item, lanes.height, lanes.host, lanes.of_context);
    mpq_clears(lanes.a, lanes.b, lanes.c, NULL);
    return end;
}
