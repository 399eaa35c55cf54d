/* Reads recordings: the JSON of `gpurta measure`, logs, folders of logs. */
#include "cli/base/arrays.h"
#include "cli/base/guess.h"
#include "cli/measurement/reading.h"
#include "cli/scenario/reader.h"

#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <sys/stat.h>

#define MOST_RUNS 100000 /* repetitions in one file */
#define FARTHEST MEASURING_FARTHEST

/* ---- what was run ---- */

struct reading {
    const struct scenario *scenario;
    struct recording *recording;
    struct operations operations;
    struct logs logs;
    struct document *document;
    struct reader reader;
    struct blocks blocks;
    size_t run, item;                /* that are read, */
    const struct node *map;          /* from here */
    bool another;                    /* it is of another kind than the scenario's */
    int64_t uncertainty, sm_numbers; /* of GPU times in ns; numbers of SMs are below */
    int64_t launched, first;         /* the operation; the earliest one of its repetition */
    size_t *place;                   /* of each operation in the order of launching */
    mpq_t a, b, origin;              /* origin: the first release of the scenario */
};

#define READ(r, map, keys, values) read_map(&(r)->reader, map, keys, FIELDS(keys), values)

/* A key for a whole number; a time in ns. */
#define COUNT_KEY(name_, least, most)                                                              \
    {                                                                                              \
        .name = name_, .kind = KEY_COUNT, .low = least, .high = most                               \
    }
#define NS_KEY(name_) COUNT_KEY(name_, -FARTHEST, FARTHEST)
#define MUST_KEY(name_, kind_)                                                                     \
    {                                                                                              \
        .name = name_, .kind = kind_, .required = true                                             \
    }

static void library_error(struct document *const document, const struct node *const node,
                          const gpurta_status status, const gpurta_error *const error)
{
    if (status == GPURTA_NO_MEMORY)
        out_of_memory();
    else if (status != GPURTA_OK)
        document_error(document, node, "%s", error->message);
}

/* What was run is what the scenario says; older files do not tell all of it. */
static void compare_told(void *const of, const struct told *const told)
{
    struct reading *const r = of;
    const struct node *const node = find(r->document, r->map, told->key);
    const char *const text = text_of(r->document, node);
    const bool null = text && node->plain && strcmp(text, "null") == 0;
    char own[60] = "null";
    if (r->another)
        return;
    if (!node && told->must && r->run == 0)
        wrong(&r->reader, r->map, "key \"%s\" is missing", told->key);
    if (!node)
        return;
    bool same = null;
    if (told->kind == TOLD_TIME && told->time) {
        char *const exact = time_exact(told->time);
        snprintf(own, sizeof own, "%.59s", exact);
        free(exact);
        same = text && succeeded(gpurta_time_parse(r->a, text, r->scenario->unit, NULL)) &&
               mpq_equal(r->a, told->time);
    } else if (told->kind == TOLD_TEXT && told->text) {
        snprintf(own, sizeof own, "%.*s", text_part(told->text, 59), told->text);
        same = text && !null && strcmp(text, told->text) == 0;
    } else if (told->kind == TOLD_BOOL || told->kind == TOLD_COUNT) {
        if (told->kind == TOLD_BOOL)
            snprintf(own, sizeof own, "%s", told->count ? "true" : "false");
        else
            snprintf(own, sizeof own, "%lld", (long long)told->count);
        same = text && strcmp(text, own) == 0;
    }
    if (same)
        return;
    wrong(&r->reader, node, "%s has %s %.*s here and %s in the scenario: another scenario?",
          recording_name(r->scenario, r->item), told->key, text ? text_part(text, 59) : 7,
          text ? text : "no text", own);
    r->another = strcmp(told->key, "kind") == 0; /* the rest says nothing */
}

static void check_told(struct reading *const r, const struct node *const map, const size_t i)
{
    r->map = map;
    r->item = i;
    r->another = false;
    recording_told(r->scenario, i, r->place ? r->place[i] : 0, compare_told, r);
}

/* ---- operations ---- */

enum { OF_NAME, OF_LAUNCHED, OF_BLOCKS, OF_COMPLETION, OFS };
static const struct key operation_keys[] = {
    [OF_NAME] = MUST_KEY("name", KEY_NAME),
    [OF_LAUNCHED] = NS_KEY("launched"),
    [OF_BLOCKS] = MUST_KEY("blocks", KEY_LIST),
    [OF_COMPLETION] = NS_KEY("completion"),
};

/* GPU times may be off by the uncertainty; a file without it states none. */
static bool check_after_launch(struct reading *const r, const struct node *const node,
                               const char *const what, const int64_t time)
{
    if (time >= r->launched - r->uncertainty)
        return true;
    wrong(&r->reader, node,
          "%s at %lld, before the launch at %lld; the clocks are aligned within %lld ns", what,
          (long long)time, (long long)r->launched, (long long)r->uncertainty);
    return false;
}

static bool read_block(struct reading *const r, const struct node *const item)
{
    const struct document *const document = r->document;
    const size_t b = r->blocks.count;
    if (item->kind != NODE_LIST || item->count != 3) {
        wrong(&r->reader, item, "expected a block [sm, start, end]");
        return false;
    }
    const struct node *const sm = document_child(document, item);
    const struct node *const start = document_next(document, sm);
    if (!read_count(&r->reader, sm, 0, r->sm_numbers - 1, &r->blocks.sm[b]) ||
        !read_count(&r->reader, start, -FARTHEST, FARTHEST, &r->blocks.start[b]) ||
        !read_count(&r->reader, document_next(document, start), -FARTHEST, FARTHEST,
                    &r->blocks.end[b]) ||
        !check_after_launch(r, start, "a block starts", r->blocks.start[b]))
        return false;
    if (r->blocks.end[b] < r->blocks.start[b]) {
        wrong(&r->reader, item, "a block that ends before it starts");
        return false;
    }
    r->blocks.count++;
    return true;
}

/* Nothing is launched before its release, counted from the first launch, which may itself be late;
 * blocks spin for their wcet: one that ran for less than half of it did not. */
static void check_times(struct reading *const r, const struct value values[const OFS],
                        const size_t i)
{
    const gpurta_result *const model = r->scenario->resolved;
    const int64_t late = gpurta_measurement_fact(r->recording->m, GPURTA_FACT_LATEST_LAUNCH_NS);
    int64_t least = INT64_MAX;
    if (late != GPURTA_NOT_KNOWN) {
        measuring_time(r->a, r->launched + late + 1, r->scenario->unit, r->recording->m);
        mpq_add(r->a, r->a, r->origin);
        result_time(model, GPURTA_MODEL_OPERATIONS_RELEASE, i, r->b);
        if (mpq_cmp(r->a, r->b) < 0)
            wrong(&r->reader, values[OF_LAUNCHED].node,
                  "%s is launched at %lld ns, before its release: another scenario?",
                  operation_name(r->scenario, i), (long long)r->launched);
    }
    for (size_t b = 0; b < r->blocks.count; b++)
        if (r->blocks.end[b] - r->blocks.start[b] < least)
            least = r->blocks.end[b] - r->blocks.start[b];
    if (r->blocks.count == 0 || least > INT64_MAX / 2 - r->uncertainty)
        return;
    measuring_time(r->a, 2 * (least + r->uncertainty), r->scenario->unit, r->recording->m);
    result_time(model, GPURTA_MODEL_OPERATIONS_WCET, i, r->b);
    if (mpq_cmp(r->a, r->b) < 0)
        document_error(
            r->document, values[OF_BLOCKS].node,
            "a block of %s ran for %lld ns, less than half of its wcet: another scenario?",
            operation_name(r->scenario, i), (long long)least);
}

#define MOST_USED 16
#define LOCAL_UNIT 16 /* compilers round local memory up to this at most */

/* What the kernel got is what was asked for; the driver's compiler rounds, and fewer registers than
 * a spin kernel needs cannot be had: an SM must hold as many blocks of it. NULL: it is. */
static const char *used_wrongly(const struct reading *const r, const size_t i)
{
    const gpurta_measurement *const m = r->recording->m;
    const gpurta_result *const model = r->scenario->resolved;
    int64_t used[MOST_USED] = {0}, asked_blocks = 0, used_blocks = 0;
    for (int u = 0; u < MOST_USED && gpurta_used_name((gpurta_used)u); u++)
        used[u] = gpurta_measurement_used(m, i, (gpurta_used)u);
#define COUNT(id) result_count_or(model, GPURTA_MODEL_OPERATIONS_##id, i, -1)
    const int64_t shared = used[GPURTA_USED_STATIC_SHARED] + used[GPURTA_USED_DYNAMIC_SHARED];
    const int64_t local = COUNT(LOCAL_MEMORY), percent = COUNT(CARVEOUT_PERCENT);
    if (shared != COUNT(SHARED_MEMORY))
        return "other shared memory than the scenario says";
    if (used[GPURTA_USED_LOCAL_MEMORY] < local ||
        used[GPURTA_USED_LOCAL_MEMORY] > (local + LOCAL_UNIT - 1) / LOCAL_UNIT * LOCAL_UNIT)
        return "other local memory than the scenario says";
    if ((used[GPURTA_USED_CARVEOUT] != GPURTA_NOT_KNOWN) !=
            (percent >= 0 || COUNT(CARVEOUT) >= 0) ||
        (percent >= 0 && used[GPURTA_USED_CARVEOUT] != percent))
        return "another carve-out than the scenario asks for";
    gpurta_platform *device = NULL;
    const bool known =
        succeeded(gpurta_measurement_platform(&device, m, NULL)) &&
        succeeded(gpurta_occupancy_blocks_per_sm(&asked_blocks, device, COUNT(THREADS),
                                                 COUNT(REGISTERS), shared, NULL)) &&
        succeeded(gpurta_occupancy_blocks_per_sm(&used_blocks, device, COUNT(THREADS),
                                                 used[GPURTA_USED_REGISTERS], shared, NULL));
#undef COUNT
    gpurta_platform_destroy(device);
    return known && asked_blocks != used_blocks
               ? "registers with which an SM holds another number of blocks"
               : NULL;
}

/* What the kernel was given on the device, where the file tells it. */
static void read_used(struct reading *const r, const struct node *const operation, const size_t i)
{
    const struct node *const used = find(r->document, operation, "used");
    struct key keys[MOST_USED];
    struct value values[MOST_USED];
    gpurta_error error;
    size_t n = 0;
    const size_t before = r->document->errors;
    if (!used)
        return;
    for (; gpurta_used_name((gpurta_used)n); n++)
        keys[n] = (struct key)COUNT_KEY(gpurta_used_name((gpurta_used)n), 0, FARTHEST);
    for (size_t u = 0; u + 1 < n; u++) /* the last one is the carve-out, which may be null */
        keys[u].required = true;
    r->reader.nulls = true;
    read_map(&r->reader, used, keys, n, values);
    r->reader.nulls = false;
    for (size_t u = 0; u < n && r->document->errors == before; u++) {
        const char *const text = text_of(r->document, values[u].node);
        const bool given = text && strcmp(text, "null") != 0;
        library_error(r->document, used,
                      gpurta_measurement_set_used(r->recording->m, i, (gpurta_used)u,
                                                  given ? values[u].count : GPURTA_NOT_KNOWN,
                                                  &error),
                      &error);
    }
    const char *const wrongly = r->document->errors == before ? used_wrongly(r, i) : NULL;
    if (wrongly)
        wrong(&r->reader, used, "%s used %s: another scenario?", operation_name(r->scenario, i),
              wrongly);
}

/* An operation is complete at the end of its last block, whether it says so or not; a copy has
 * none, and tells its own. */
static void read_operation(struct reading *const r, const struct node *const node)
{
    struct value values[OFS];
    char count[40];
    gpurta_error error;
    const size_t before = r->document->errors;
    READ(r, node, operation_keys, values);
    if (r->document->errors != before)
        return;
    const struct value *const told = &values[OF_COMPLETION];
    const struct node *const list = values[OF_BLOCKS].node;
    const size_t i = operation_named(&r->operations, values[OF_NAME].text);
    if (!values[OF_LAUNCHED].node) {
        wrong(&r->reader, node, "key \"launched\" is missing");
        return;
    }
    if (i == SIZE_MAX) {
        wrong(&r->reader, node, "the scenario has no kernel \"%.60s\"", values[OF_NAME].text);
        return;
    }
    r->launched = values[OF_LAUNCHED].count;
    blocks_room(&r->blocks, (size_t)list->count + 1);
    for (const struct node *item = document_child(r->document, list); item;
         item = document_next(r->document, item))
        if (!read_block(r, item))
            return;
    snprintf(count, sizeof count, "%zu blocks", r->blocks.count);
    check_count(r->document, node, &r->operations, i, count, (int64_t)r->blocks.count,
                result_count(r->scenario->resolved, GPURTA_MODEL_OPERATIONS_BLOCKS, i));
    check_told(r, node, i);
    read_mask(r->document, &r->operations, i, node, &r->document->node[0]);
    if (r->run == 0 && r->document->errors == 0)
        read_used(r, node, i);
    if (r->document->errors == 0)
        check_times(r, values, i);
    if (r->launched < r->first)
        r->first = r->launched;
    const int64_t last = blocks_last(&r->blocks);
    const int64_t completion = told->node ? told->count : last;
    if (r->blocks.count == 0 && !told->node)
        wrong(&r->reader, node, "key \"completion\" is missing");
    else if (r->blocks.count && completion != last)
        wrong(&r->reader, told->node, "completion is %lld, but the last block ends at %lld",
              (long long)completion, (long long)last);
    else if (gpurta_measurement_operation(r->recording->m, r->run, i, NULL, NULL))
        wrong(&r->reader, node, "%s is told of twice", values[OF_NAME].text);
    else if (r->blocks.count ||
             check_after_launch(r, told->node, "a copy is complete", completion)) {
        const gpurta_observation observed = {sizeof observed, r->run,          i,
                                             r->launched,     completion,      r->blocks.count,
                                             r->blocks.sm,    r->blocks.start, r->blocks.end};
        library_error(r->document, node,
                      gpurta_measurement_record(r->recording->m, &observed, &error), &error);
    }
}

static void read_run(struct reading *const r, const size_t run, const struct node *const kernels)
{
    r->run = run;
    r->first = INT64_MAX;
    for (const struct node *item = document_child(r->document, kernels); item;
         item = document_next(r->document, item))
        read_operation(r, item);
    for (size_t i = 0; r->document->errors == 0 && i < r->recording->count; i++)
        if (!gpurta_measurement_operation(r->recording->m, run, i, NULL, NULL))
            wrong(&r->reader, kernels, "%s of the scenario is missing here",
                  operation_name(r->scenario, i));
    if (r->document->errors == 0 && r->first != 0)
        wrong(&r->reader, kernels, "times count from the first launch, but that is at %lld here",
              (long long)r->first);
}

static void read_kernels_of(struct reading *const r, const struct node *const kernels,
                            const struct node *const more)
{
    static const struct key run_keys[] = {MUST_KEY("kernels", KEY_LIST)};
    struct document *const document = r->document;
    struct value value[1];
    measuring_origin(r->origin, r->scenario);
    if (document->errors == 0)
        read_run(r, 0, kernels);
    const struct node *item = more ? document_child(document, more) : NULL;
    for (size_t run = 1; item && document->errors == 0; run++) {
        READ(r, item, run_keys, value);
        if (document->errors == 0)
            read_run(r, run, value[0].node);
        item = document_next(document, item);
    }
    /* what the first repetition tells of all of them */
    for (item = document_child(document, kernels); item && document->errors == 0;
         item = document_next(document, item)) {
        const size_t i = operation_named(&r->operations, text_under(document, item, "name"));
        int64_t own[STATISTICS];
        for (int k = 0; recording_statistics(r->recording, i, own) && k < STATISTICS; k++) {
            const struct node *const node = find(document, item, completion_keys[k]);
            const char *const text = text_of(document, node);
            char number[24];
            snprintf(number, sizeof number, "%lld", (long long)own[k]);
            if (node && !(text && strcmp(text, number) == 0))
                wrong(&r->reader, node, "%s is %.40s, but the repetitions say %s",
                      completion_keys[k], text ? text : "no text", number);
        }
    }
}

/* ---- tasks ---- */

static bool read_job(struct reading *const r, const struct node *const item, struct job *const job)
{
    const struct {
        int64_t *value, low, high;
    } numbers[] = {{&job->run, 1, r->recording->runs}, {&job->launched, 0, FARTHEST},
                   {&job->start, -FARTHEST, FARTHEST}, {&job->end, -FARTHEST, FARTHEST},
                   {&job->waited, 0, FARTHEST},        {&job->turns, 1, FARTHEST}};
    if (item->kind != NODE_LIST || item->count != FIELDS(numbers)) {
        wrong(&r->reader, item, "expected a job [run, launched, start, end, waited, turns]");
        return false;
    }
    const struct node *node = document_child(r->document, item);
    for (size_t n = 0; n < FIELDS(numbers); n++, node = document_next(r->document, node))
        if (!read_count(&r->reader, node, numbers[n].low, numbers[n].high, numbers[n].value))
            return false;
    return true;
}

/* What a job says fits together, with the job before it, and with the scenario: work of less than
 * half of the wcet is that of another one. */
static void take_job(struct reading *const r, const struct node *const item,
                     struct channel *const c, const size_t i)
{
    const struct job *const before = c->jobs ? &c->job[c->jobs - 1] : NULL;
    struct job job;
    if (!read_job(r, item, &job))
        return;
    const char *const what =
        job.start < job.launched - c->uncertainty ? "starts before it is launched"
        : job.end < job.start                     ? "ends before it starts"
        : job.waited > job.end - job.start        ? "waited longer than it took"
        : before && job.run < before->run         ? "is of a repetition before that of the last job"
        : before && job.run == before->run && job.launched < before->launched
            ? "is launched before the last job"
            : NULL;
    if (what)
        wrong(&r->reader, item, "this job %s", what);
    ADD_ROOM(c->job, c->room, c->jobs);
    c->job[c->jobs++] = job;
    if (what || result_count(r->scenario->resolved, GPURTA_MODEL_TASKS_SATURATED, i))
        return;
    (void)result_time(r->scenario->resolved, GPURTA_MODEL_TASKS_WCET, i, r->b);
    measuring_time(r->a, 2 * (job.end - job.start - job.waited + c->uncertainty), r->scenario->unit,
                   r->recording->m);
    if (mpq_cmp(r->a, r->b) < 0)
        wrong(&r->reader, item,
              "a job that worked for less than half of its wcet: another scenario?");
}

static void read_channel(struct reading *const r, const struct node *const map, const size_t i)
{
    enum { NAME, SET, UNCERTAINTY, JOBS };
    static const struct key keys[] = {[NAME] = MUST_KEY("name", KEY_NAME),
                                      [SET] = MUST_KEY("as_set", KEY_BOOL),
                                      [UNCERTAINTY] = {.name = "offset_uncertainty_ns",
                                                       .kind = KEY_COUNT,
                                                       .required = true,
                                                       .high = FARTHEST},
                                      [JOBS] = MUST_KEY("jobs", KEY_LIST)};
    struct value values[FIELDS(keys)];
    struct channel *const c = &r->recording->channel[i];
    const char *const name = recording_name(r->scenario, i);
    READ(r, map, keys, values);
    if (!r->document->errors && strcmp(values[NAME].text, name) != 0)
        wrong(&r->reader, map, "expected channel %s here: another scenario?", name);
    if (!r->document->errors)
        check_told(r, map, i);
    if (r->document->errors)
        return;
    c->set = values[SET].count;
    c->uncertainty = values[UNCERTAINTY].count;
    for (const struct node *item = document_child(r->document, values[JOBS].node);
         item && !r->document->errors; item = document_next(r->document, item))
        take_job(r, item, c, i);
}

/* ---- the device ---- */

/* What a fact may be; limits of a device are fields of platforms of the same name. */
static struct key fact_key(const gpurta_fact fact)
{
    static const struct {
        gpurta_fact fact;
        int64_t low, high;
    } ranges[] = {{GPURTA_FACT_DRIFT_PPB, -FARTHEST, FARTHEST},
                  {GPURTA_FACT_LEAST_PRIORITY, -FARTHEST, FARTHEST},
                  {GPURTA_FACT_GREATEST_PRIORITY, -FARTHEST, FARTHEST},
                  {GPURTA_FACT_RESOLUTION_NS, 1, FARTHEST},
                  {GPURTA_FACT_SM_NUMBERS, 1, (int64_t)1 << 31},
                  {GPURTA_FACT_SCALE, 1, 1000000000},
                  {GPURTA_FACT_COLD, 0, 1}};
    struct key key = COUNT_KEY(gpurta_fact_name(fact), 0, FARTHEST);
    for (size_t i = 0; i < FIELDS(ranges); i++)
        if (ranges[i].fact == fact) {
            key.low = ranges[i].low;
            key.high = ranges[i].high;
        }
    for (int f = 0; gpurta_platform_field_name((gpurta_platform_field)f); f++)
        if (strcmp(gpurta_platform_field_name((gpurta_platform_field)f), key.name) == 0)
            gpurta_platform_field_range((gpurta_platform_field)f, &key.low, &key.high);
    return key;
}

#define MOST_FACTS 64

static void read_device(struct reading *const r, const struct node *const device)
{
    static const char *const words[] = {"null", "false", "true"};
    gpurta_measurement *const m = r->recording->m;
    struct key keys[MOST_FACTS];
    struct value values[MOST_FACTS];
    gpurta_error error;
    size_t facts = 0, notes = 0;
    for (; gpurta_fact_name((gpurta_fact)facts); facts++)
        keys[facts] = fact_key((gpurta_fact)facts);
    for (; gpurta_note_name((gpurta_note)notes); notes++)
        keys[facts + notes] = (struct key){.name = gpurta_note_name((gpurta_note)notes)};
    r->reader.nulls = true;
    read_map(&r->reader, device, keys, facts + notes, values);
    r->reader.nulls = false;
    for (size_t i = 0; i < facts + notes && r->document->errors == 0; i++) {
        const char *const text = text_of(r->document, values[i].node);
        if (text)
            library_error(
                r->document, values[i].node,
                i < facts ? gpurta_measurement_set_fact(m, (gpurta_fact)i, values[i].count, &error)
                          : gpurta_measurement_set_note(m, (gpurta_note)(i - facts), text, &error),
                &error);
    }
    const struct node *const moved = find(r->document, device, "clocks_moved");
    const char *const text = text_of(r->document, moved);
    const char *const own = words[measuring_clocks_moved(m) + 1];
    if (moved && !(text && strcmp(text, own) == 0))
        wrong(&r->reader, moved, "clocks_moved is %.20s, but the clocks before and after say %s",
              text ? text : "no text", own);
    const int64_t uncertainty = gpurta_measurement_fact(m, GPURTA_FACT_OFFSET_UNCERTAINTY_NS);
    const int64_t sms = gpurta_measurement_fact(m, GPURTA_FACT_SMS);
    const int64_t numbers = gpurta_measurement_fact(m, GPURTA_FACT_SM_NUMBERS);
    r->uncertainty = uncertainty == GPURTA_NOT_KNOWN ? 0 : uncertainty;
    if (numbers != GPURTA_NOT_KNOWN && numbers < sms)
        wrong(&r->reader, find(r->document, device, "sm_numbers"),
              "sm_numbers is %lld, but the device has %lld SMs", (long long)numbers,
              (long long)sms);
    r->sm_numbers = numbers != GPURTA_NOT_KNOWN ? numbers
                    : sms != GPURTA_NOT_KNOWN   ? sms
                                                : (int64_t)1 << 31;
    if (r->document->errors || r->recording->channel ||
        gpurta_measurement_fact(m, GPURTA_FACT_SCALE) != GPURTA_NOT_KNOWN)
        return;
    document_note(r->document, device, "the device's \"scale\" is missing: taken as 1");
    library_error(r->document, device, gpurta_measurement_set_fact(m, GPURTA_FACT_SCALE, 1, &error),
                  &error);
}

/* ---- the whole ---- */

static void read_root(struct reading *const r)
{
    enum { FORMAT, UNIT, RUNS, JOBS, DEVICE, KERNELS, MORE, CHANNELS, ROOTS };
    const bool tasks = r->recording->channel;
    const struct key keys[ROOTS] = {
        [FORMAT] = COUNT_KEY("format", 1, 1),
        [UNIT] = MUST_KEY("time_unit", KEY_NAME), /* of releases; the rest is in ns */
        [RUNS] = {.name = "runs",
                  .kind = KEY_COUNT,
                  .required = tasks,
                  .low = tasks,
                  .high = tasks ? MOST_RUNS : 0},
        [JOBS] = COUNT_KEY("jobs", 1, 1), /* of each operation in a repetition */
        [DEVICE] = MUST_KEY("device", KEY_ANY),
        [KERNELS] = {.name = "kernels", .kind = KEY_LIST, .required = !tasks},
        [MORE] = {.name = "more_runs", .kind = KEY_LIST},
        [CHANNELS] = {.name = "channels", .kind = KEY_LIST, .required = tasks}};
    struct document *const document = r->document;
    const struct node *const root = &document->node[0];
    const char *const own = gpurta_unit_name(r->scenario->unit);
    struct value values[ROOTS];
    gpurta_error error;
    READ(r, root, keys, values);
    if (document->errors)
        return;
    const struct node *const more = values[MORE].node;
    const size_t runs = tasks ? (size_t)values[RUNS].count : 1 + (more ? more->count : 0);
    if (strcmp(values[UNIT].text, own) != 0)
        wrong(&r->reader, values[UNIT].node,
              "time_unit is %.20s here and %s in the scenario: another scenario?",
              values[UNIT].text, own);
    if (tasks && values[CHANNELS].node->count != r->recording->count)
        wrong(&r->reader, values[CHANNELS].node, "the scenario has %zu channels: another scenario?",
              r->recording->count);
    if (runs > MOST_RUNS)
        wrong(&r->reader, more, "expected a list of at most %d repetitions", MOST_RUNS - 1);
    else if (values[RUNS].node && (uint64_t)values[RUNS].count != runs)
        wrong(&r->reader, values[RUNS].node, "runs is %lld, but the file holds %zu repetitions",
              (long long)values[RUNS].count, runs);
    if (document->errors)
        return;
    r->recording->runs = (int64_t)runs;
    if (!tasks)
        library_error(
            document, root,
            gpurta_measurement_create(&r->recording->m, r->recording->count, runs, &error), &error);
    if (!r->recording->m)
        return;
    read_device(r, values[DEVICE].node);
    if (!tasks) {
        read_kernels_of(r, values[KERNELS].node, more);
        return;
    }
    size_t i = 0;
    for (const struct node *map = document_child(document, values[CHANNELS].node);
         map && !document->errors; map = document_next(document, map))
        read_channel(r, map, i++);
}

/* A document of either kind; what is wrong stays in it. A log is kept. */
static void interpret(struct reading *const r, struct document *const document)
{
    document_expect(document, "a measurement");
    if (!document->errors)
        check_keys(document);
    if (document->errors)
        return;
    const char *const command = text_under(document, &document->node[0], "command");
    r->document = document;
    r->reader = (struct reader){.document = document, .open = true};
    if (scenario_operations(r->scenario) && find(document, &document->node[0], "times"))
        logs_take(&r->logs, document);
    else if (command && strcmp(command, "measure") == 0)
        read_root(r);
    else
        document_error(document, &document->node[0],
                       "neither a measurement (command: measure) nor a log of "
                       "cuda_scheduling_examiner (times)");
}

static void reading_begin(struct reading *const r, struct recording *const recording,
                          const struct scenario *const scenario)
{
    recording_begin(recording, scenario);
    *r = (struct reading){.scenario = scenario,
                          .recording = recording,
                          .operations = {.scenario = scenario, .masks = &recording->masks}};
    mpq_inits(r->a, r->b, r->origin, NULL);
    if (!scenario_operations(scenario))
        return;
    operations_by_name(&r->operations);
    r->place = launch_places(scenario);
}

/* What was read of logs becomes the measurement. Returns end, or the exit status. */
static int reading_end(struct reading *const r, int end, const char *const path)
{
    if (end < 0 && !r->recording->m)
        end = observations_read(r->recording, r->scenario, &r->logs, path);
    mpq_clears(r->a, r->b, r->origin, NULL);
    logs_clear(&r->logs);
    free(r->operations.named);
    free(r->place);
    blocks_free(&r->blocks);
    return end;
}

bool recording_read_stream(struct recording *const recording, const struct scenario *const scenario,
                           struct document *const document, const char *const name,
                           FILE *const file)
{
    struct reading r;
    if (!document_read_stream(document, name, file))
        return false;
    reading_begin(&r, recording, scenario);
    interpret(&r, document);
    return reading_end(&r, document->errors || r.logs.count ? EXIT_USAGE : -1, name) < 0;
}

static int read_file(struct reading *const r, const char *const path)
{
    struct document document;
    if (!document_read(&document, path))
        return EXIT_UNABLE;
    interpret(r, &document);
    const int end = document_report(&document);
    document_clear(&document);
    r->document = r->reader.document = NULL;
    return end;
}

static int is_json(const struct dirent *const entry)
{
    const size_t length = strlen(entry->d_name);
    return length > 5 && strcmp(entry->d_name + length - 5, ".json") == 0;
}

/* All logs of a folder, in order of their names. */
static int read_folder(struct reading *const r, const char *const path)
{
    struct dirent **entry;
    const int n = scandir(path, &entry, is_json, alphasort);
    int end = -1;
    if (n < 0) {
        complain("cannot read %s: %s", path, strerror(errno));
        return EXIT_UNABLE;
    }
    for (int i = 0; i < n; i++) {
        char name[4096];
        const bool fits =
            snprintf(name, sizeof name, "%s/%s", path, entry[i]->d_name) < (int)sizeof name;
        free(entry[i]);
        if (end >= 0)
            continue;
        if (fits)
            end = read_file(r, name);
        if (end < 0 && (r->recording->m || !fits)) {
            complain("%s: expected log files only", fits ? name : path);
            end = EXIT_USAGE;
        }
    }
    free(entry);
    if (n == 0) {
        complain("%s: no .json file in this folder", path);
        return EXIT_USAGE;
    }
    return end;
}

int recording_read(struct recording *const recording, const struct scenario *const scenario,
                   const char *const path)
{
    struct stat about;
    struct reading r;
    const bool folder =
        scenario_operations(scenario) && stat(path, &about) == 0 && S_ISDIR(about.st_mode);
    if (scenario_operations(scenario) && guess_file(path) != TOOL_UNKNOWN) {
        recording_begin(recording, scenario);
        return observations_read(recording, scenario, NULL, path);
    }
    reading_begin(&r, recording, scenario);
    return reading_end(&r, folder ? read_folder(&r, path) : read_file(&r, path), path);
}
