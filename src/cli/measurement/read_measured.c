/* Reads the JSON of `gpurta measure`. */
#include "cli/base/memory.h"
#include "cli/measurement/reading.h"
#include "cli/scenario/reader.h"

#include <stdlib.h>
#include <string.h>

#define MOST_RUNS 100000 /* repetitions in one file */
#define FARTHEST MEASURING_FARTHEST

struct reading {
    const struct scenario *scenario;
    const struct operations *operations;
    struct document *document;
    struct reader reader;
    gpurta_measurement *m;
    struct blocks blocks;
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

enum { ROOT_FORMAT, ROOT_UNIT, ROOT_RUNS, ROOT_JOBS, ROOT_DEVICE, ROOT_KERNELS, ROOT_MORE, ROOTS };
static const struct key root_keys[] = {
    [ROOT_FORMAT] = COUNT_KEY("format", 1, 1),
    [ROOT_UNIT] = MUST_KEY("time_unit", KEY_NAME), /* of releases; the rest is in ns */
    [ROOT_RUNS] = COUNT_KEY("runs", 0, 0),
    [ROOT_JOBS] = COUNT_KEY("jobs", 1, 1), /* of each operation in a repetition */
    [ROOT_DEVICE] = MUST_KEY("device", KEY_ANY),
    [ROOT_KERNELS] = MUST_KEY("kernels", KEY_LIST),
    [ROOT_MORE] = {.name = "more_runs", .kind = KEY_LIST},
};
static const struct key run_keys[] = {MUST_KEY("kernels", KEY_LIST)}; /* of more_runs */

enum { OF_NAME, OF_RELEASE, OF_LAUNCHED, OF_BLOCKS, OF_COMPLETION, OFS };
static const struct key operation_keys[] = {
    [OF_NAME] = MUST_KEY("name", KEY_NAME), [OF_RELEASE] = {.name = "release", .kind = KEY_NAME},
    [OF_LAUNCHED] = NS_KEY("launched"),     [OF_BLOCKS] = MUST_KEY("blocks", KEY_LIST),
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

/* The first repetition tells releases, in the scenario's unit. */
static void check_release(struct reading *const r, const struct node *const node,
                          const struct value *const here, const size_t i)
{
    char space[NAME_SPACE];
    gpurta_program_time(r->scenario->program, i, GPURTA_OPERATION_RELEASE, r->a);
    if (!here->node)
        wrong(&r->reader, node, "key \"release\" is missing");
    else if (!is_time(r->document, here->node, r->a, r->scenario->unit))
        wrong(&r->reader, here->node,
              "%s is released at %.40s here, not as in the scenario: another scenario?",
              kernel_name(r->scenario->program, i, space), here->text);
}

/* Whether a value is what the scenario says; `own`: that, for people. */
static bool is_told(const struct reading *const r, const struct node *const node,
                    const struct told *const told, mpq_srcptr time, char own[60])
{
    const char *const text = text_of(r->document, node);
    const bool null = is_null(r->document, node);
    if (told->kind == TOLD_TIME) {
        char *const exact = time_exact(time);
        snprintf(own, 60, "%.59s", exact ? exact : "?");
        free(exact);
        return is_time(r->document, node, time, r->scenario->unit);
    }
    if (told->kind == TOLD_TEXT && !told->text) {
        snprintf(own, 60, "null");
        return null;
    }
    if (told->kind == TOLD_TEXT)
        snprintf(own, 60, "%.*s", text_part(told->text, 59), told->text);
    else if (told->kind == TOLD_BOOL)
        snprintf(own, 60, "%s", told->count ? "true" : "false");
    else
        snprintf(own, 60, "%lld", (long long)told->count);
    return text && !null && strcmp(text, told->kind == TOLD_TEXT ? told->text : own) == 0;
}

/* What was run is what the scenario says; older files do not tell. */
static void check_told(struct reading *const r, const struct node *const operation, const size_t i)
{
    struct told told[MOST_TOLD];
    char space[NAME_SPACE], own[60];
    mpq_t time;
    mpq_init(time);
    gpurta_program_time(r->scenario->program, i, GPURTA_OPERATION_WCET, time);
    for (size_t t = 0, n = measuring_told(r->scenario, i, r->place[i], told); t < n; t++) {
        const struct node *const node = find(r->document, operation, told[t].key);
        if (!node || is_told(r, node, &told[t], time, own))
            continue;
        const char *const text = text_of(r->document, node);
        wrong(&r->reader, node, "%s has %s %.*s here and %s in the scenario: another scenario?",
              kernel_name(r->scenario->program, i, space), told[t].key,
              text ? text_part(text, 59) : 7, text ? text : "no text", own);
        if (t == 0) /* of another kind: the rest says nothing */
            break;
    }
    mpq_clear(time);
}

/* Nothing is launched before its release, counted from the first launch, which may itself be late.
 */
static void check_launch(struct reading *const r, const struct node *const launched, const size_t i)
{
    const int64_t late = gpurta_measurement_fact(r->m, GPURTA_FACT_LATEST_LAUNCH_NS);
    char space[NAME_SPACE];
    if (late == GPURTA_NOT_KNOWN)
        return;
    measuring_time(r->a, r->launched + late + 1, r->scenario->unit, r->m);
    mpq_add(r->a, r->a, r->origin);
    gpurta_program_time(r->scenario->program, i, GPURTA_OPERATION_RELEASE, r->b);
    if (mpq_cmp(r->a, r->b) < 0)
        wrong(&r->reader, launched,
              "%s is launched at %lld ns, before its release: another scenario?",
              kernel_name(r->scenario->program, i, space), (long long)r->launched);
}

/* Blocks spin for their wcet: one that ran for less than half of it did not. */
static void check_durations(struct reading *const r, const struct node *const list, const size_t i)
{
    int64_t least = INT64_MAX;
    char space[NAME_SPACE];
    for (size_t b = 0; b < r->blocks.count; b++)
        if (r->blocks.end[b] - r->blocks.start[b] < least)
            least = r->blocks.end[b] - r->blocks.start[b];
    if (r->blocks.count == 0 || least > INT64_MAX / 2 - r->uncertainty)
        return;
    measuring_time(r->a, 2 * (least + r->uncertainty), r->scenario->unit, r->m);
    gpurta_program_time(r->scenario->program, i, GPURTA_OPERATION_WCET, r->b);
    if (mpq_cmp(r->a, r->b) < 0)
        document_error(
            r->document, list,
            "a block of %s ran for %lld ns, less than half of its wcet: another scenario?",
            kernel_name(r->scenario->program, i, space), (long long)least);
}

/* An operation is complete at the end of its last block, whether it says so or not; a copy has
 * none, and tells its own. */
static bool read_completion(struct reading *const r, const struct node *const operation,
                            const struct value *const told, int64_t *const completion)
{
    const int64_t last = blocks_last(&r->blocks);
    *completion = told->node ? told->count : last;
    if (r->blocks.count == 0 && !told->node)
        wrong(&r->reader, operation, "key \"completion\" is missing");
    else if (r->blocks.count == 0)
        return check_after_launch(r, told->node, "a copy is complete", *completion);
    else if (*completion != last)
        wrong(&r->reader, told->node, "completion is %lld, but the last block ends at %lld",
              (long long)*completion, (long long)last);
    else
        return true;
    return false;
}

/* The blocks, and what the scenario says of the operation. false: something is wrong with a block.
 */
static bool read_blocks(struct reading *const r, const struct node *const operation,
                        const struct node *const list, const size_t i)
{
    char count[40];
    blocks_room(&r->blocks, (size_t)list->count + 1);
    for (const struct node *item = document_child(r->document, list); item;
         item = document_next(r->document, item))
        if (!read_block(r, item))
            return false;
    snprintf(count, sizeof count, "%zu blocks", r->blocks.count);
    check_count(r->document, operation, r->operations, i, count, (int64_t)r->blocks.count,
                gpurta_program_get_count(r->scenario->program, i, GPURTA_OPERATION_BLOCKS));
    return true;
}

#define MOST_USED 16
#define LOCAL_UNIT 16 /* compilers round local memory up to this at most */

/* What the kernel got is what was asked for; the driver's compiler rounds, and fewer registers than
 * a spin kernel needs cannot be had: an SM must hold as many blocks of it. NULL: it is. */
static const char *used_wrongly(const struct reading *const r, const size_t i)
{
    const gpurta_program *const program = r->scenario->program;
    int64_t used[MOST_USED] = {0}, asked_blocks = 0, used_blocks = 0;
    for (int u = 0; u < MOST_USED && gpurta_used_name((gpurta_used)u); u++)
        used[u] = gpurta_measurement_used(r->m, i, (gpurta_used)u);
    const int64_t shared = used[GPURTA_USED_STATIC_SHARED] + used[GPURTA_USED_DYNAMIC_SHARED];
    const int64_t local = gpurta_program_get_count(program, i, GPURTA_OPERATION_LOCAL_MEMORY);
    const int64_t threads = gpurta_program_get_count(program, i, GPURTA_OPERATION_THREADS);
    const int64_t percent = gpurta_program_get_count(program, i, GPURTA_OPERATION_CARVEOUT_PERCENT);
    const int64_t bytes = gpurta_program_get_count(program, i, GPURTA_OPERATION_CARVEOUT);
    if (shared != gpurta_program_get_count(program, i, GPURTA_OPERATION_SHARED_MEMORY))
        return "other shared memory than the scenario says";
    if (used[GPURTA_USED_LOCAL_MEMORY] < local ||
        used[GPURTA_USED_LOCAL_MEMORY] > (local + LOCAL_UNIT - 1) / LOCAL_UNIT * LOCAL_UNIT)
        return "other local memory than the scenario says";
    if ((used[GPURTA_USED_CARVEOUT] != GPURTA_NOT_KNOWN) != (percent >= 0 || bytes >= 0) ||
        (percent >= 0 && used[GPURTA_USED_CARVEOUT] != percent))
        return "another carve-out than the scenario asks for";
    gpurta_platform *device = NULL;
    const bool known =
        succeeded(gpurta_measurement_platform(&device, r->m, NULL)) &&
        succeeded(gpurta_occupancy_blocks_per_sm(
            &asked_blocks, device, threads,
            gpurta_program_get_count(program, i, GPURTA_OPERATION_REGISTERS), shared, NULL)) &&
        succeeded(gpurta_occupancy_blocks_per_sm(&used_blocks, device, threads,
                                                 used[GPURTA_USED_REGISTERS], shared, NULL));
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
    char space[NAME_SPACE];
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
        const bool given = text && !is_null(r->document, values[u].node);
        library_error(r->document, used,
                      gpurta_measurement_set_used(r->m, i, (gpurta_used)u,
                                                  given ? values[u].count : GPURTA_NOT_KNOWN,
                                                  &error),
                      &error);
    }
    const char *const wrongly = r->document->errors == before ? used_wrongly(r, i) : NULL;
    if (wrongly)
        wrong(&r->reader, used, "%s used %s: another scenario?",
              kernel_name(r->scenario->program, i, space), wrongly);
}

/* An operation whose keys have been read. */
static void take_operation(struct reading *const r, const size_t run, const struct node *const node,
                           const struct value values[OFS])
{
    const size_t i = operation_named(r->operations, values[OF_NAME].text);
    const struct node *const list = values[OF_BLOCKS].node;
    int64_t completion;
    gpurta_error error;
    if (!values[OF_LAUNCHED].node) {
        wrong(&r->reader, node, "key \"launched\" is missing");
        return;
    }
    if (i == SIZE_MAX) {
        wrong(&r->reader, node, "the scenario has no kernel \"%.60s\"", values[OF_NAME].text);
        return;
    }
    r->launched = values[OF_LAUNCHED].count;
    if (!read_blocks(r, node, list, i))
        return;
    if (run == 0 || values[OF_RELEASE].node)
        check_release(r, node, &values[OF_RELEASE], i);
    check_told(r, node, i);
    read_mask(r->document, r->operations, i, node, &r->document->node[0]);
    if (run == 0 && r->document->errors == 0)
        read_used(r, node, i);
    if (r->document->errors == 0) {
        check_launch(r, values[OF_LAUNCHED].node, i);
        check_durations(r, list, i);
    }
    if (r->launched < r->first)
        r->first = r->launched;
    if (!read_completion(r, node, &values[OF_COMPLETION], &completion))
        return;
    if (gpurta_measurement_operation(r->m, run, i, NULL, NULL)) {
        wrong(&r->reader, node, "%s is told of twice", values[OF_NAME].text);
        return;
    }
    const gpurta_observation observed = {
        sizeof observed, run,          i, r->launched, completion, r->blocks.count, r->blocks.sm,
        r->blocks.start, r->blocks.end};
    library_error(r->document, node, gpurta_measurement_record(r->m, &observed, &error), &error);
}

static void read_operation(struct reading *const r, const size_t run, const struct node *const node)
{
    struct value values[OFS];
    const size_t before = r->document->errors;
    READ(r, node, operation_keys, values);
    if (r->document->errors == before)
        take_operation(r, run, node, values);
}

static void read_run(struct reading *const r, const size_t run, const struct node *const kernels)
{
    char space[NAME_SPACE];
    r->first = INT64_MAX;
    for (const struct node *item = document_child(r->document, kernels); item;
         item = document_next(r->document, item))
        read_operation(r, run, item);
    for (size_t i = 0; r->document->errors == 0 && i < gpurta_measurement_count(r->m); i++)
        if (!gpurta_measurement_operation(r->m, run, i, NULL, NULL))
            wrong(&r->reader, kernels, "%s of the scenario is missing here",
                  kernel_name(r->scenario->program, i, space));
    if (r->document->errors == 0 && r->first != 0)
        wrong(&r->reader, kernels, "times count from the first launch, but that is at %lld here",
              (long long)r->first);
}

/* What the first repetition tells of all of them. */
static void check_completions(struct reading *const r, const struct node *const kernels)
{
    struct key keys[COMPLETIONS];
    struct value values[COMPLETIONS];
    for (int k = 0; k < COMPLETIONS; k++)
        keys[k] = (struct key)NS_KEY(completion_keys[k]);
    for (const struct node *item = document_child(r->document, kernels);
         item && r->document->errors == 0; item = document_next(r->document, item)) {
        const size_t i = operation_named(r->operations, text_under(r->document, item, "name"));
        struct completions own;
        if (i == SIZE_MAX || !measuring_completions(r->m, i, &own)) {
            out_of_memory();
            return;
        }
        READ(r, item, keys, values);
        for (int k = 0; r->document->errors == 0 && k < COMPLETIONS; k++)
            if (values[k].node && values[k].count != own.ns[k])
                wrong(&r->reader, values[k].node, "%s is %lld, but the repetitions say %lld",
                      completion_keys[k], (long long)values[k].count, (long long)own.ns[k]);
    }
}

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

/* Says the same as the clocks before and after. */
static void check_clocks(struct reading *const r, const struct node *const device)
{
    static const char *const words[] = {"null", "false", "true"};
    const struct node *const node = find(r->document, device, "clocks_moved");
    const char *const text = text_of(r->document, node);
    const char *const own = words[measuring_clocks_moved(r->m) + 1];
    if (node && !(text && strcmp(text, own) == 0))
        wrong(&r->reader, node, "clocks_moved is %.20s, but the clocks before and after say %s",
              text ? text : "no text", own);
}

#define MOST_FACTS 64

static void read_facts(struct reading *const r, const struct node *const device)
{
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
                i < facts
                    ? gpurta_measurement_set_fact(r->m, (gpurta_fact)i, values[i].count, &error)
                    : gpurta_measurement_set_note(r->m, (gpurta_note)(i - facts), text, &error),
                &error);
    }
}

static void read_device(struct reading *const r, const struct node *const device)
{
    gpurta_error error;
    read_facts(r, device);
    check_clocks(r, device);
    const int64_t uncertainty = gpurta_measurement_fact(r->m, GPURTA_FACT_OFFSET_UNCERTAINTY_NS);
    const int64_t sms = gpurta_measurement_fact(r->m, GPURTA_FACT_SMS);
    const int64_t numbers = gpurta_measurement_fact(r->m, GPURTA_FACT_SM_NUMBERS);
    r->uncertainty = uncertainty == GPURTA_NOT_KNOWN ? 0 : uncertainty;
    if (numbers != GPURTA_NOT_KNOWN && numbers < sms)
        wrong(&r->reader, find(r->document, device, "sm_numbers"),
              "sm_numbers is %lld, but the device has %lld SMs", (long long)numbers,
              (long long)sms);
    r->sm_numbers = numbers != GPURTA_NOT_KNOWN ? numbers
                    : sms != GPURTA_NOT_KNOWN   ? sms
                                                : (int64_t)1 << 31;
    if (r->document->errors || gpurta_measurement_fact(r->m, GPURTA_FACT_SCALE) != GPURTA_NOT_KNOWN)
        return;
    document_note(r->document, device, "the device's \"scale\" is missing: taken as 1");
    library_error(r->document, device,
                  gpurta_measurement_set_fact(r->m, GPURTA_FACT_SCALE, 1, &error), &error);
}

/* What the document says of itself. */
static void check_root(struct reading *const r, const struct value values[ROOTS])
{
    const char *const own = gpurta_unit_name(r->scenario->unit);
    const struct node *const more = values[ROOT_MORE].node;
    const size_t runs = 1 + (more ? more->count : 0);
    if (strcmp(values[ROOT_UNIT].text, own) != 0)
        wrong(&r->reader, values[ROOT_UNIT].node,
              "time_unit is %.20s here and %s in the scenario: another scenario?",
              values[ROOT_UNIT].text, own);
    if (runs > MOST_RUNS)
        wrong(&r->reader, more, "expected a list of at most %d repetitions", MOST_RUNS - 1);
    else if (values[ROOT_RUNS].node && (uint64_t)values[ROOT_RUNS].count != runs)
        wrong(&r->reader, values[ROOT_RUNS].node,
              "runs is %lld, but the file holds %zu repetitions",
              (long long)values[ROOT_RUNS].count, runs);
}

static void read_all(struct reading *const r)
{
    struct document *const document = r->document;
    const struct node *const root = &document->node[0];
    struct value values[ROOTS];
    gpurta_error error;
    READ(r, root, root_keys, values);
    if (document->errors == 0)
        check_root(r, values);
    if (document->errors)
        return;
    const struct node *const more = values[ROOT_MORE].node;
    const struct node *const kernels = values[ROOT_KERNELS].node;
    library_error(document, root,
                  gpurta_measurement_create(&r->m, gpurta_program_count(r->scenario->program),
                                            1 + (more ? more->count : 0), &error),
                  &error);
    if (!r->m)
        return;
    read_device(r, values[ROOT_DEVICE].node);
    measuring_origin(r->origin, r->scenario);
    if (document->errors == 0)
        read_run(r, 0, kernels);
    const struct node *item = more ? document_child(document, more) : NULL;
    for (size_t run = 1; item && document->errors == 0; run++) {
        READ(r, item, run_keys, values);
        if (document->errors == 0)
            read_run(r, run, values[0].node);
        item = document_next(document, item);
    }
    if (document->errors == 0)
        check_completions(r, kernels);
}

gpurta_measurement *read_measured(struct document *const document,
                                  const struct operations *const operations)
{
    struct reading r = {.scenario = operations->scenario,
                        .operations = operations,
                        .document = document,
                        .reader = {.document = document, .open = true},
                        .place = measuring_order(operations->scenario)};
    mpq_inits(r.a, r.b, r.origin, NULL);
    read_all(&r);
    mpq_clears(r.a, r.b, r.origin, NULL);
    free(r.place);
    blocks_free(&r.blocks);
    if (!document->errors)
        return r.m;
    gpurta_measurement_destroy(r.m);
    return NULL;
}
