/* Reading measurements: the JSON of `gpurta measure`, and log files of cuda_scheduling_examiner. */
#include "measuring.h"
#include "reader.h"

#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#define NOISE 1000                  /* ns by which the examiner's clocks may disagree */
#define MOST_RUNS 100000            /* repetitions in one file */
#define FARTHEST ((int64_t)1 << 60) /* ns */

/* ---- trees ---- */

static const struct node *find(const struct document *const document, const struct node *const map,
                               const char *const key)
{
    if (!map || map->kind != NODE_MAP)
        return NULL;
    for (const struct node *name = document_child(document, map); name;) {
        const struct node *const value = document_next(document, name);
        if (name->kind == NODE_SCALAR && strcmp(document_text(document, name), key) == 0)
            return value;
        name = document_next(document, value);
    }
    return NULL;
}

static const char *text_of(const struct document *const document, const struct node *const node)
{
    return node && node->kind == NODE_SCALAR ? document_text(document, node) : NULL;
}

/* The list under a key; NULL after a mistake, which is kept. */
static const struct node *list_under(struct document *const document, const struct node *const map,
                                     const char *const key)
{
    const struct node *const list = find(document, map, key);
    if (list && list->kind == NODE_LIST)
        return list;
    document_error(document, list ? list : map, "expected a list \"%s\"", key);
    return NULL;
}

static bool read_integer(struct document *const document, const struct node *const node,
                         int64_t *const value)
{
    const char *const text = text_of(document, node);
    const bool negative = text && *text == '-';
    if (text && parse_count(text + negative, 0, INT64_MAX, value)) {
        *value = negative ? -*value : *value;
        return true;
    }
    document_error(document, node, "expected a whole number%s%.40s", text ? ", found " : "",
                   text ? text : "");
    return false;
}

static bool integer_under(struct document *const document, const struct node *const map,
                          const char *const key, int64_t *const value)
{
    const struct node *const node = find(document, map, key);
    if (node)
        return read_integer(document, node, value);
    document_error(document, map, "key \"%s\" is missing", key);
    return false;
}

/* A time in ns. */
static bool read_ns(struct document *const document, const struct node *const node,
                    int64_t *const ns)
{
    if (!read_integer(document, node, ns))
        return false;
    if (*ns >= -FARTHEST && *ns <= FARTHEST)
        return true;
    document_error(document, node, "expected a time within 2^60 ns, found %lld", (long long)*ns);
    return false;
}

/* The number of an SM, below `most`. */
static bool read_sm(struct document *const document, const struct node *const node,
                    const int64_t most, int64_t *const sm)
{
    if (!read_integer(document, node, sm))
        return false;
    if (*sm >= 0 && *sm < most)
        return true;
    document_error(document, node, "expected the number of an SM, 0 to %lld, found %lld",
                   (long long)most - 1, (long long)*sm);
    return false;
}

/* No mapping names a key twice. */
static void check_keys(struct document *const document)
{
    struct reader reader = {.document = document};
    for (size_t i = 0; i < document->nodes && !document->no_memory; i++) {
        const struct node *const map = &document->node[i];
        if (map->kind != NODE_MAP || map->count < 2)
            continue;
        struct named *const named = calloc(map->count, sizeof *named);
        const struct node *name = document_child(document, map);
        size_t n = 0;
        document->no_memory = !named;
        for (uint32_t pair = 0; named && pair < map->count; pair++) {
            if (name->kind == NODE_SCALAR)
                named[n++] = (struct named){document_text(document, name), name};
            name = document_next(document, document_next(document, name));
        }
        if (named)
            check_names(&reader, named, n);
        free(named);
    }
}

/* Number of the operation of that name; SIZE_MAX: none. */
static size_t operation_named(const struct scenario *const scenario, const char *const name)
{
    char space[NAME_SPACE];
    for (size_t i = 0; name && i < gpurta_program_count(scenario->program); i++)
        if (strcmp(name, kernel_name(scenario->program, i, space)) == 0)
            return i;
    return SIZE_MAX;
}

/* ---- blocks of one operation, as they are read ---- */

struct blocks {
    int64_t *sm, *start, *end;
    size_t count, room;
};

static bool blocks_room(struct document *const document, struct blocks *const blocks,
                        const size_t count)
{
    blocks->count = 0;
    if (count <= blocks->room)
        return true;
    free(blocks->sm);
    free(blocks->start);
    free(blocks->end);
    blocks->sm = calloc(count, sizeof *blocks->sm);
    blocks->start = calloc(count, sizeof *blocks->start);
    blocks->end = calloc(count, sizeof *blocks->end);
    blocks->room = blocks->sm && blocks->start && blocks->end ? count : 0;
    document->no_memory = document->no_memory || blocks->room == 0;
    return blocks->room != 0;
}

static void blocks_free(struct blocks *const blocks)
{
    free(blocks->sm);
    free(blocks->start);
    free(blocks->end);
}

static void library_error(struct document *const document, const struct node *const node,
                          const gpurta_status status, const gpurta_error *const error)
{
    if (status == GPURTA_NO_MEMORY)
        document->no_memory = true;
    else if (status != GPURTA_OK)
        document_error(document, node, "%s", error->message);
}

/* ---- the JSON of gpurta measure ---- */

struct reading {
    const struct scenario *scenario;
    struct document *document;
    gpurta_measurement *m;
    struct blocks blocks;
    int64_t uncertainty, sm_numbers; /* of GPU times in ns; numbers of SMs are below */
    int64_t launched, first;         /* the operation; the earliest one of its repetition */
    size_t *place;                   /* of each operation in the order of launching */
    mpq_t a, b, origin;              /* origin: the first release of the scenario */
};

/* GPU times may be off by the uncertainty; a file without it states none. */
static bool check_after_launch(struct reading *const r, const struct node *const node,
                               const char *const what, const int64_t time)
{
    if (time >= r->launched - r->uncertainty)
        return true;
    document_error(r->document, node,
                   "%s at %lld, before the launch at %lld; the clocks are aligned within %lld ns",
                   what, (long long)time, (long long)r->launched, (long long)r->uncertainty);
    return false;
}

static bool read_block(struct reading *const r, const struct node *const item)
{
    struct document *const document = r->document;
    const size_t b = r->blocks.count;
    if (item->kind != NODE_LIST || item->count != 3) {
        document_error(document, item, "expected a block [sm, start, end]");
        return false;
    }
    const struct node *const sm = document_child(document, item);
    const struct node *const start = document_next(document, sm);
    if (!read_sm(document, sm, r->sm_numbers, &r->blocks.sm[b]) ||
        !read_ns(document, start, &r->blocks.start[b]) ||
        !read_ns(document, document_next(document, start), &r->blocks.end[b]) ||
        !check_after_launch(r, start, "a block starts", r->blocks.start[b]))
        return false;
    if (r->blocks.end[b] < r->blocks.start[b]) {
        document_error(document, item, "a block that ends before it starts");
        return false;
    }
    r->blocks.count++;
    return true;
}

static void check_blocks(struct reading *const r, const struct node *const node, const size_t i)
{
    const int64_t expected =
        gpurta_program_get_count(r->scenario->program, i, GPURTA_OPERATION_BLOCKS);
    char space[NAME_SPACE];
    if ((int64_t)r->blocks.count != expected)
        document_error(
            r->document, node, "%s has %zu blocks here and %lld in the scenario: another scenario?",
            kernel_name(r->scenario->program, i, space), r->blocks.count, (long long)expected);
}

/* The first repetition tells releases, in the scenario's unit. */
static void check_release(struct reading *const r, const struct node *const operation,
                          const size_t i)
{
    const struct node *const node = find(r->document, operation, "release");
    const char *const text = text_of(r->document, node);
    char space[NAME_SPACE];
    gpurta_error error;
    mpq_t here, expected;
    if (!node) {
        document_error(r->document, operation, "key \"release\" is missing");
        return;
    }
    mpq_init(here);
    mpq_init(expected);
    gpurta_program_time(r->scenario->program, i, GPURTA_OPERATION_RELEASE, expected);
    if (!text || gpurta_time_parse(here, text, r->scenario->unit, &error) != GPURTA_OK ||
        mpq_cmp(here, expected) != 0)
        document_error(r->document, node,
                       "%s is released at %.40s here, not as in the scenario: another scenario?",
                       kernel_name(r->scenario->program, i, space), text ? text : "no time");
    mpq_clear(here);
    mpq_clear(expected);
}

/* Whether a value is what the scenario says; `own`: that, for people. */
static bool is_told(const struct reading *const r, const struct node *const node,
                    const struct told *const told, mpq_srcptr time, char own[60])
{
    const char *const text = text_of(r->document, node);
    const bool null = text && node->plain && strcmp(text, "null") == 0;
    bool same;
    mpq_t here;
    if (told->kind == TOLD_TIME) {
        char *const exact = time_exact(time);
        snprintf(own, 60, "%.59s", exact ? exact : "?");
        free(exact);
        mpq_init(here);
        same = text && gpurta_time_parse(here, text, r->scenario->unit, NULL) == GPURTA_OK &&
               mpq_cmp(here, time) == 0;
        mpq_clear(here);
        return same;
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
        document_error(r->document, node,
                       "%s has %s %.*s here and %s in the scenario: another scenario?",
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
        document_error(r->document, launched,
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
                            int64_t *const completion)
{
    const struct node *const node = find(r->document, operation, "completion");
    int64_t last = INT64_MIN;
    for (size_t b = 0; b < r->blocks.count; b++)
        if (r->blocks.end[b] > last)
            last = r->blocks.end[b];
    if (!node && r->blocks.count == 0) {
        document_error(r->document, operation, "key \"completion\" is missing");
        return false;
    }
    *completion = last;
    if (!node)
        return true;
    if (!read_ns(r->document, node, completion))
        return false;
    if (r->blocks.count == 0)
        return check_after_launch(r, node, "a copy is complete", *completion);
    if (*completion != last)
        document_error(r->document, node, "completion is %lld, but the last block ends at %lld",
                       (long long)*completion, (long long)last);
    return *completion == last;
}

static void read_operation(struct reading *const r, const size_t run, const struct node *const node)
{
    struct document *const document = r->document;
    const char *const name = text_of(document, find(document, node, "name"));
    const size_t i = operation_named(r->scenario, name);
    const struct node *const launched = find(document, node, "launched");
    int64_t completion;
    gpurta_error error;
    if (i == SIZE_MAX) {
        document_error(document, node, "the scenario has no kernel \"%.60s\"", name ? name : "");
        return;
    }
    const struct node *const list = list_under(document, node, "blocks");
    if (!launched)
        document_error(document, node, "key \"launched\" is missing");
    if (!list || !launched || !read_ns(document, launched, &r->launched) ||
        !blocks_room(document, &r->blocks, (size_t)list->count + 1))
        return;
    for (const struct node *item = document_child(document, list); item;
         item = document_next(document, item))
        if (!read_block(r, item))
            return;
    check_blocks(r, node, i);
    if (run == 0 || find(document, node, "release"))
        check_release(r, node, i);
    check_told(r, node, i);
    if (document->errors == 0) {
        check_launch(r, launched, i);
        check_durations(r, list, i);
    }
    if (r->launched < r->first)
        r->first = r->launched;
    if (!read_completion(r, node, &completion))
        return;
    if (gpurta_measurement_operation(r->m, run, i, NULL, NULL)) {
        document_error(document, node, "%s is told of twice", name);
        return;
    }
    const gpurta_status status =
        gpurta_measurement_record(r->m, run, i, r->launched, completion, r->blocks.count,
                                  r->blocks.sm, r->blocks.start, r->blocks.end, &error);
    library_error(document, node, status, &error);
}

static void read_run(struct reading *const r, const size_t run, const struct node *const map)
{
    const struct node *const kernels = list_under(r->document, map, "kernels");
    char space[NAME_SPACE];
    if (!kernels)
        return;
    r->first = INT64_MAX;
    for (const struct node *item = document_child(r->document, kernels); item;
         item = document_next(r->document, item))
        read_operation(r, run, item);
    for (size_t i = 0; r->document->errors == 0 && i < gpurta_measurement_count(r->m); i++)
        if (!gpurta_measurement_operation(r->m, run, i, NULL, NULL))
            document_error(r->document, kernels, "%s of the scenario is missing here",
                           kernel_name(r->scenario->program, i, space));
    if (r->document->errors == 0 && r->first != 0)
        document_error(r->document, kernels,
                       "times count from the first launch, but that is at %lld here",
                       (long long)r->first);
}

/* What the first repetition tells of all of them. */
static void check_completions(struct reading *const r, const struct node *const kernels)
{
    for (const struct node *item = document_child(r->document, kernels);
         item && r->document->errors == 0; item = document_next(r->document, item)) {
        const size_t i =
            operation_named(r->scenario, text_of(r->document, find(r->document, item, "name")));
        struct completions values;
        int64_t told;
        if (i == SIZE_MAX || !measuring_completions(r->m, i, &values)) {
            r->document->no_memory = true;
            return;
        }
        for (int k = 0; k < COMPLETIONS; k++) {
            const struct node *const node = find(r->document, item, completion_keys[k]);
            if (node && read_integer(r->document, node, &told) && told != values.ns[k])
                document_error(r->document, node, "%s is %lld, but the repetitions say %lld",
                               completion_keys[k], (long long)told, (long long)values.ns[k]);
        }
    }
}

/* What a fact may be; limits of a device are fields of platforms of the same name. */
static void range_of(const gpurta_fact fact, int64_t *const low, int64_t *const high)
{
    static const struct {
        gpurta_fact fact;
        int64_t low, high;
    } ranges[] = {{GPURTA_FACT_DRIFT_PPB, -FARTHEST, FARTHEST},
                  {GPURTA_FACT_LEAST_PRIORITY, -FARTHEST, FARTHEST},
                  {GPURTA_FACT_GREATEST_PRIORITY, -FARTHEST, FARTHEST},
                  {GPURTA_FACT_RESOLUTION_NS, 1, FARTHEST},
                  {GPURTA_FACT_SM_NUMBERS, 1, (int64_t)1 << 31},
                  {GPURTA_FACT_SCALE, 1, 1000000000}};
    *low = 0;
    *high = FARTHEST;
    for (size_t i = 0; i < sizeof ranges / sizeof ranges[0]; i++)
        if (ranges[i].fact == fact) {
            *low = ranges[i].low;
            *high = ranges[i].high;
        }
    for (int f = 0; gpurta_platform_field_name((gpurta_platform_field)f); f++)
        if (strcmp(gpurta_platform_field_name((gpurta_platform_field)f), gpurta_fact_name(fact)) ==
            0)
            gpurta_platform_field_range((gpurta_platform_field)f, low, high);
}

static void read_fact(struct reading *const r, const struct node *const node,
                      const gpurta_fact fact)
{
    gpurta_error error;
    int64_t value, low, high;
    range_of(fact, &low, &high);
    if (!read_integer(r->document, node, &value))
        return;
    if (value < low || value > high)
        document_error(r->document, node, "%s: expected %lld to %lld, found %lld",
                       gpurta_fact_name(fact), (long long)low, (long long)high, (long long)value);
    else
        library_error(r->document, node, gpurta_measurement_set_fact(r->m, fact, value, &error),
                      &error);
}

/* Says the same as the clocks before and after. */
static void check_clocks(struct reading *const r, const struct node *const device)
{
    static const char *const words[] = {"null", "false", "true"};
    const struct node *const node = find(r->document, device, "clocks_moved");
    const char *const text = text_of(r->document, node);
    const char *const expected = words[measuring_clocks_moved(r->m) + 1];
    if (node && !(text && strcmp(text, expected) == 0))
        document_error(r->document, node,
                       "clocks_moved is %.20s, but the clocks before and after say %s",
                       text ? text : "no text", expected);
}

static void read_device(struct reading *const r, const struct node *const device)
{
    gpurta_error error;
    for (int fact = 0; gpurta_fact_name((gpurta_fact)fact); fact++) {
        const struct node *const node =
            find(r->document, device, gpurta_fact_name((gpurta_fact)fact));
        const char *const text = text_of(r->document, node);
        if (node && !(text && strcmp(text, "null") == 0))
            read_fact(r, node, (gpurta_fact)fact);
    }
    check_clocks(r, device);
    const int64_t uncertainty = gpurta_measurement_fact(r->m, GPURTA_FACT_OFFSET_UNCERTAINTY_NS);
    const int64_t sms = gpurta_measurement_fact(r->m, GPURTA_FACT_SMS);
    const int64_t numbers = gpurta_measurement_fact(r->m, GPURTA_FACT_SM_NUMBERS);
    r->uncertainty = uncertainty == GPURTA_NOT_KNOWN ? 0 : uncertainty;
    if (numbers != GPURTA_NOT_KNOWN && numbers < sms)
        document_error(r->document, find(r->document, device, "sm_numbers"),
                       "sm_numbers is %lld, but the device has %lld SMs", (long long)numbers,
                       (long long)sms);
    r->sm_numbers = numbers != GPURTA_NOT_KNOWN ? numbers
                    : sms != GPURTA_NOT_KNOWN   ? sms
                                                : (int64_t)1 << 31;
    for (int note = 0; gpurta_note_name((gpurta_note)note); note++) {
        const struct node *const node =
            find(r->document, device, gpurta_note_name((gpurta_note)note));
        const char *const text = text_of(r->document, node);
        if (text && !(node->plain && strcmp(text, "null") == 0))
            library_error(r->document, node,
                          gpurta_measurement_set_note(r->m, (gpurta_note)note, text, &error),
                          &error);
    }
}

/* Times are nanoseconds, but releases are in the scenario's unit. */
static void check_unit(struct reading *const r, const struct node *const node)
{
    const char *const text = text_of(r->document, node);
    const char *const own = gpurta_unit_name(r->scenario->unit);
    if (!node)
        document_error(r->document, &r->document->node[0], "key \"time_unit\" is missing");
    else if (!text || strcmp(text, own) != 0)
        document_error(r->document, node,
                       "time_unit is %.20s here and %s in the scenario: another scenario?",
                       text ? text : "no unit", own);
}

static void check_runs(struct reading *const r, const struct node *const root, const size_t runs)
{
    int64_t value;
    if (!find(r->document, root, "runs"))
        return;
    if (integer_under(r->document, root, "runs", &value) && (uint64_t)value != runs)
        document_error(r->document, find(r->document, root, "runs"),
                       "runs is %lld, but the file holds %zu repetitions", (long long)value, runs);
}

/* A measurement has one job of each operation in a repetition. */
static void check_jobs(struct reading *const r, const struct node *const node)
{
    const char *const text = text_of(r->document, node);
    if (node && !(text && strcmp(text, "1") == 0))
        document_error(r->document, node, "jobs: expected 1, found %.20s",
                       text ? text : "no number");
}

static void read_measurement(struct reading *const r)
{
    struct document *const document = r->document;
    const struct node *const root = &document->node[0];
    const struct node *const more = find(document, root, "more_runs");
    const char *const format = text_of(document, find(document, root, "format"));
    gpurta_error error;
    if (!format || strcmp(format, "1") != 0) {
        document_error(document, root, "expected a measurement of format 1, found format %.20s",
                       format ? format : "(none)");
        return;
    }
    if (more && (more->kind != NODE_LIST || more->count >= MOST_RUNS)) {
        document_error(document, more, "expected a list of at most %d repetitions", MOST_RUNS - 1);
        return;
    }
    const size_t runs = 1 + (more ? more->count : 0);
    const gpurta_status status =
        gpurta_measurement_create(&r->m, gpurta_program_count(r->scenario->program), runs, &error);
    library_error(document, root, status, &error);
    if (status != GPURTA_OK)
        return;
    const struct node *const device = find(document, root, "device");
    if (!device || device->kind != NODE_MAP) {
        document_error(document, device ? device : root, "expected a mapping \"device\"");
        return;
    }
    read_device(r, device);
    if (document->errors == 0 &&
        gpurta_measurement_fact(r->m, GPURTA_FACT_SCALE) == GPURTA_NOT_KNOWN) {
        document_note(document, device, "the device's \"scale\" is missing: taken as 1");
        library_error(document, device,
                      gpurta_measurement_set_fact(r->m, GPURTA_FACT_SCALE, 1, &error), &error);
    }
    check_unit(r, find(document, root, "time_unit"));
    check_runs(r, root, runs);
    check_jobs(r, find(document, root, "jobs"));
    measuring_origin(r->origin, r->scenario);
    read_run(r, 0, root);
    const struct node *item = more ? document_child(document, more) : NULL;
    for (size_t run = 1; item && document->errors == 0; run++) {
        read_run(r, run, item);
        item = document_next(document, item);
    }
    if (document->errors == 0)
        check_completions(r, find(document, root, "kernels"));
}

/* ---- logs of cuda_scheduling_examiner ---- */

/* One kernel of a log. Times are ns on the log's clock. */
struct logged {
    size_t operation, run;
    size_t file; /* where it stands */
    uint32_t line, column;
    int64_t launched;
    struct blocks blocks;
};

struct logs {
    const struct scenario *scenario;
    struct document *document; /* the one that is being read */
    struct logged *logged;
    size_t count, room;
    size_t *runs; /* of each operation, so far */
    char **file;  /* names of the logs */
    size_t files;
    size_t *claims; /* logs of each benchmark of a configuration, so far */
    size_t *kernel; /* kernels of the benchmark that this log is of */
    size_t kernels; /* 0: it is of none */
};

/* Decimal seconds into whole ns, rounded to the nearest. */
static bool read_seconds(struct document *const document, const struct node *const node,
                         int64_t *const ns)
{
    const char *const text = text_of(document, node);
    gpurta_error error;
    mpq_t time;
    mpz_t whole;
    mpq_init(time);
    mpz_init(whole);
    bool good = text && strlen(text) < 60 && text[strlen(text) - (*text != '\0')] != 's' &&
                gpurta_time_parse(time, text, GPURTA_S, &error) == GPURTA_OK;
    if (good) {
        mpz_mul_ui(whole, mpq_numref(time), 2000000000u);
        mpz_fdiv_q(whole, whole, mpq_denref(time));
        mpz_add_ui(whole, whole, 1);
        mpz_fdiv_q_2exp(whole, whole, 1);
        good = mpz_sizeinbase(whole, 2) <= 58;
    }
    if (good) {
        int64_t value = 0;
        mpz_export(&value, NULL, -1, sizeof value, 0, 0, whole);
        *ns = mpz_sgn(whole) < 0 ? -value : value;
    } else {
        document_error(document, node, "expected a time in seconds%s%.40s", text ? ", found " : "",
                       text ? text : "");
    }
    mpq_clear(time);
    mpz_clear(whole);
    return good;
}

static const char *base_of(const char *const path)
{
    const char *const slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

/* How well a benchmark fits a log: by the log's file, then by label and release; 0: not at all. */
static int fit(const struct logs *const logs, const struct benchmark *const benchmark,
               const char *const label)
{
    const struct node *const root = &logs->document->node[0];
    const char *const own = benchmark->label ? benchmark->label : benchmark->plugin;
    const char *const release = text_of(logs->document, find(logs->document, root, "release_time"));
    int points = 0;
    mpq_t time;
    mpq_init(time);
    if (benchmark->log_name && *benchmark->log_name &&
        strcmp(base_of(benchmark->log_name), base_of(logs->document->name)) == 0)
        points += 4;
    if (label && strcmp(own, label) == 0)
        points += 2;
    if (points && release && gpurta_time_parse(time, release, GPURTA_S, NULL) == GPURTA_OK)
        points += mpq_equal(time, benchmark->release) != 0;
    mpq_clear(time);
    return points;
}

/* The benchmark of a configuration that the log is of: that which fits best, the first of those
 * that the fewest logs were of; its kernels in the order in which they are launched. */
static void find_benchmark(struct logs *const logs, const char *const label)
{
    const struct scenario *const scenario = logs->scenario;
    const struct foreign *const foreign = scenario->foreign;
    size_t best = SIZE_MAX;
    int most = 0;
    logs->kernels = 0;
    for (size_t b = 0; foreign && b < foreign->benchmarks; b++) {
        const int points = fit(logs, &foreign->benchmark[b], label);
        if (points > most || (points && points == most && logs->claims[b] < logs->claims[best])) {
            most = points;
            best = b;
        }
    }
    if (best == SIZE_MAX)
        return;
    logs->claims[best]++;
    for (size_t i = 0; i < gpurta_program_count(scenario->program); i++)
        if (foreign->origin[i].benchmark == best &&
            gpurta_program_kind(scenario->program, i) == GPURTA_KERNEL)
            logs->kernel[logs->kernels++] = i;
}

/* The kernel at that place of the benchmark, whose iterations may follow each other more often in
 * the log. If it has another name there that the benchmark knows, the two do not belong together.
 */
static size_t kernel_of_benchmark(const struct logs *const logs, const struct node *const kernel,
                                  const size_t place)
{
    const struct origin *const origin = logs->scenario->foreign->origin;
    const char *const own = text_of(logs->document, find(logs->document, kernel, "kernel_name"));
    const size_t i = logs->kernel[place % logs->kernels];
    bool known = false;
    for (size_t k = 0; own && k < logs->kernels && origin[logs->kernel[k]].iteration == 0; k++)
        known = known || strcmp(origin[logs->kernel[k]].label, own) == 0;
    if (!known || strcmp(origin[i].label, own) == 0)
        return i;
    document_error(logs->document, kernel,
                   "kernel \"%.40s\" where the configuration has \"%.40s\": another scenario?", own,
                   origin[i].label);
    return SIZE_MAX;
}

/* Which operation a kernel of a log is: by its own name, by the log's label, or by its place in the
 * stream that the label names. */
static size_t operation_of(const struct logs *const logs, const struct node *const kernel,
                           const char *const label, const size_t place)
{
    const gpurta_program *const program = logs->scenario->program;
    const char *const own = text_of(logs->document, find(logs->document, kernel, "kernel_name"));
    if (logs->kernels)
        return kernel_of_benchmark(logs, kernel, place);
    size_t i = operation_named(logs->scenario, own), in_stream = 0;
    if (i == SIZE_MAX)
        i = operation_named(logs->scenario, label);
    if (i != SIZE_MAX || !label)
        return i;
    for (int turn = 0; turn < 2; turn++) {
        size_t n = 0;
        for (size_t k = 0; k < gpurta_program_count(program); k++) {
            const char *const stream =
                gpurta_program_stream_name(program, gpurta_program_stream(program, k));
            if (!stream || strcmp(stream, label) != 0 ||
                gpurta_program_kind(program, k) != GPURTA_KERNEL)
                continue;
            if (turn && n == place % in_stream)
                return k;
            n++;
        }
        if (n == 0)
            break;
        in_stream = n;
    }
    document_error(logs->document, kernel,
                   "the scenario has no kernel \"%.40s\" and no kernel or stream \"%.40s\"",
                   own ? own : "", label);
    return SIZE_MAX;
}

static bool read_log_blocks(struct logs *const logs, const struct node *const kernel,
                            struct logged *const logged)
{
    struct document *const document = logs->document;
    struct blocks *const blocks = &logged->blocks;
    const struct node *const times = list_under(document, kernel, "block_times");
    const struct node *const sms = list_under(document, kernel, "block_smids");
    if (!times || !sms || !blocks_room(document, blocks, (size_t)sms->count + 1))
        return false;
    if (times->count != 2 * (uint64_t)sms->count) {
        document_error(document, times, "expected %llu block times for %u blocks, found %u",
                       2 * (unsigned long long)sms->count, sms->count, times->count);
        return false;
    }
    const struct node *time = document_child(document, times);
    for (const struct node *sm = document_child(document, sms); sm;
         sm = document_next(document, sm)) {
        const size_t b = blocks->count++;
        const struct node *const end = document_next(document, time);
        if (!read_sm(document, sm, (int64_t)1 << 31, &blocks->sm[b]) ||
            !read_seconds(document, time, &blocks->start[b]) ||
            !read_seconds(document, end, &blocks->end[b]))
            return false;
        if (blocks->start[b] < logged->launched && blocks->start[b] >= logged->launched - NOISE)
            blocks->start[b] = logged->launched;
        if (blocks->start[b] < logged->launched) {
            document_error(document, time, "a block that starts before its launch");
            return false;
        }
        if (blocks->end[b] < blocks->start[b] - NOISE) {
            document_error(document, end, "a block that ends before it starts");
            return false;
        }
        if (blocks->end[b] < blocks->start[b])
            blocks->end[b] = blocks->start[b];
        time = document_next(document, end);
    }
    return true;
}

static struct logged *add_logged(struct logs *const logs)
{
    if (logs->count == logs->room) {
        const size_t room = logs->room ? 2 * logs->room : 64;
        struct logged *const moved = realloc(logs->logged, room * sizeof *moved);
        if (!moved) {
            logs->document->no_memory = true;
            return NULL;
        }
        logs->logged = moved;
        logs->room = room;
    }
    struct logged *const fresh = &logs->logged[logs->count++];
    *fresh = (struct logged){.operation = SIZE_MAX};
    return fresh;
}

/* A count of the log, if it has one, must be the scenario's. */
static void check_log_count(const struct logs *const logs, const struct node *const kernel,
                            const struct logged *const logged, const char *const key,
                            const gpurta_operation_count count)
{
    const struct node *const node = find(logs->document, kernel, key);
    const int64_t expected =
        gpurta_program_get_count(logs->scenario->program, logged->operation, count);
    char space[NAME_SPACE];
    int64_t value;
    if (node && expected && read_integer(logs->document, node, &value) && value != expected)
        document_error(logs->document, node,
                       "%s has %s %lld here and %lld in the scenario: another scenario?",
                       kernel_name(logs->scenario->program, logged->operation, space), key,
                       (long long)value, (long long)expected);
}

static void check_log_blocks(const struct logs *const logs, const struct node *const kernel,
                             const struct logged *const logged)
{
    const int64_t expected = gpurta_program_get_count(logs->scenario->program, logged->operation,
                                                      GPURTA_OPERATION_BLOCKS);
    char space[NAME_SPACE];
    if ((int64_t)logged->blocks.count != expected)
        document_error(logs->document, kernel,
                       "%s has %zu blocks here and %lld in the scenario: another scenario?",
                       kernel_name(logs->scenario->program, logged->operation, space),
                       logged->blocks.count, (long long)expected);
    check_log_count(logs, kernel, logged, "block_count", GPURTA_OPERATION_BLOCKS);
    check_log_count(logs, kernel, logged, "thread_count", GPURTA_OPERATION_THREADS);
}

static void read_logged(struct logs *const logs, const struct node *const kernel,
                        const char *const label, const size_t place)
{
    struct document *const document = logs->document;
    const struct node *launch = find(document, kernel, "cuda_launch_times");
    if (!launch)
        launch = find(document, kernel, "kernel_launch_times");
    if (!launch || launch->kind != NODE_LIST || launch->count < 1) {
        document_error(document, kernel,
                       "expected \"cuda_launch_times\" or \"kernel_launch_times\"");
        return;
    }
    const size_t operation = operation_of(logs, kernel, label, place);
    struct logged *const logged = operation == SIZE_MAX ? NULL : add_logged(logs);
    if (!logged) {
        if (operation == SIZE_MAX && !label)
            document_error(document, kernel, "the scenario has no such kernel, and no label helps");
        return;
    }
    logged->operation = operation;
    logged->run = logs->runs[operation]++;
    logged->file = logs->files - 1;
    logged->line = kernel->line;
    logged->column = kernel->column;
    if (read_seconds(document, document_child(document, launch), &logged->launched) &&
        read_log_blocks(logs, kernel, logged))
        check_log_blocks(logs, kernel, logged);
}

static bool is_log(const struct document *const document)
{
    return document->nodes && find(document, &document->node[0], "times") != NULL;
}

static bool add_file(struct logs *const logs)
{
    char **const moved = realloc(logs->file, (logs->files + 1) * sizeof *moved);
    if (moved) {
        logs->file = moved;
        moved[logs->files] = strdup(logs->document->name);
    }
    if (!moved || !moved[logs->files]) {
        logs->document->no_memory = true;
        return false;
    }
    logs->files++;
    return true;
}

static void read_log(struct logs *const logs)
{
    struct document *const document = logs->document;
    const struct node *const root = &document->node[0];
    const struct node *const times = list_under(document, root, "times");
    const char *label = text_of(document, find(document, root, "label"));
    size_t place = 0;
    if (!times || !add_file(logs))
        return;
    if (label && !*label)
        label = NULL;
    find_benchmark(logs, label);
    for (const struct node *item = document_child(document, times);
         item && document->errors < MOST_ERRORS && !document->no_memory;
         item = document_next(document, item))
        if (find(document, item, "block_times") || find(document, item, "kernel_name"))
            read_logged(logs, item, label, place++);
    if (document->errors == 0 && place == 0)
        document_error(document, times, "the log tells of no kernel");
}

static void logs_free(struct logs *const logs)
{
    for (size_t i = 0; i < logs->count; i++)
        blocks_free(&logs->logged[i].blocks);
    for (size_t i = 0; i < logs->files; i++)
        free(logs->file[i]);
    free(logs->file);
    free(logs->logged);
    free(logs->runs);
    free(logs->claims);
    free(logs->kernel);
}

/* Points at the first repetition that one kernel has and the other, which has fewer, lacks. */
static void complain_surplus(const struct logs *const logs, const size_t most, const size_t least)
{
    const gpurta_program *const program = logs->scenario->program;
    char space[NAME_SPACE], other[NAME_SPACE];
    for (size_t i = 0; i < logs->count; i++) {
        const struct logged *const l = &logs->logged[i];
        if (l->operation == most && l->run == logs->runs[least])
            fprintf(stderr, "%s:%u:%u: repetition %zu of %s, but the logs tell of %zu of %s\n",
                    logs->file[l->file], l->line, l->column, l->run + 1,
                    kernel_name(program, most, space), logs->runs[least],
                    kernel_name(program, least, other));
    }
}

/* Repetitions, as many of every kernel; 0 after a complaint. */
static size_t common_runs(const struct logs *const logs, const char *const path)
{
    const gpurta_program *const program = logs->scenario->program;
    char space[NAME_SPACE];
    for (size_t i = 0; i < gpurta_program_count(program); i++) {
        const char *const name = kernel_name(program, i, space);
        if (gpurta_program_kind(program, i) == GPURTA_COPY) {
            complain("%s: logs do not tell when the copy %s ended", path, name);
            return 0;
        }
        if (logs->runs[i] == 0) {
            complain("%s: no log tells of %s", path, name);
            return 0;
        }
        if (logs->runs[i] != logs->runs[0]) {
            complain_surplus(logs, logs->runs[i] > logs->runs[0] ? i : 0,
                             logs->runs[i] > logs->runs[0] ? 0 : i);
            return 0;
        }
    }
    return logs->runs[0];
}

/* When each repetition begins (the first launch) and ends. */
struct repetition {
    int64_t begin, end;
};

static void find_repetitions(const struct logs *const logs, struct repetition *const all,
                             const size_t runs)
{
    for (size_t run = 0; run < runs; run++)
        all[run] = (struct repetition){INT64_MAX, INT64_MIN};
    for (size_t i = 0; i < logs->count; i++) {
        const struct logged *const l = &logs->logged[i];
        struct repetition *const r = &all[l->run];
        r->begin = l->launched < r->begin ? l->launched : r->begin;
        for (size_t b = 0; b < l->blocks.count; b++)
            r->end = l->blocks.end[b] > r->end ? l->blocks.end[b] : r->end;
    }
}

/* Repetitions follow each other: what overlaps are iterations that disturb each other. */
static bool check_apart(const struct logs *const logs, const struct repetition *const all)
{
    char space[NAME_SPACE];
    for (size_t i = 0; i < logs->count; i++) {
        const struct logged *const l = &logs->logged[i];
        if (l->run == 0 || l->launched >= all[l->run - 1].end - NOISE)
            continue;
        fprintf(stderr,
                "%s:%u:%u: repetition %zu of %s begins before all of repetition %zu has ended: "
                "iterations that overlap are no repetitions\n",
                logs->file[l->file], l->line, l->column, l->run + 1,
                kernel_name(logs->scenario->program, l->operation, space), l->run);
        return false;
    }
    return true;
}

/* One kernel of one repetition that began at `zero`. */
static gpurta_status keep_logged(gpurta_measurement *const m, struct logged *const l,
                                 const int64_t zero, gpurta_error *const error)
{
    int64_t completion = INT64_MIN;
    for (size_t b = 0; b < l->blocks.count; b++) {
        l->blocks.start[b] -= zero;
        l->blocks.end[b] -= zero;
        if (l->blocks.end[b] > completion)
            completion = l->blocks.end[b];
    }
    return gpurta_measurement_record(m, l->run, l->operation, l->launched - zero, completion,
                                     l->blocks.count, l->blocks.sm, l->blocks.start, l->blocks.end,
                                     error);
}

static int logs_to_measurement(gpurta_measurement **const measurement, struct logs *const logs,
                               const char *const path)
{
    const size_t runs = common_runs(logs, path);
    gpurta_measurement *m = NULL;
    gpurta_error error;
    if (runs == 0)
        return EXIT_USAGE;
    struct repetition *const all = calloc(runs, sizeof *all);
    if (!all) {
        complain("out of memory");
        return EXIT_UNABLE;
    }
    find_repetitions(logs, all, runs);
    if (!check_apart(logs, all)) {
        free(all);
        return EXIT_USAGE;
    }
    gpurta_status status =
        gpurta_measurement_create(&m, gpurta_program_count(logs->scenario->program), runs, &error);
    for (size_t i = 0; status == GPURTA_OK && i < logs->count; i++)
        status = keep_logged(m, &logs->logged[i], all[logs->logged[i].run].begin, &error);
    free(all);
    if (status != GPURTA_OK) {
        gpurta_measurement_destroy(m);
        return complain_status(status, &error);
    }
    *measurement = m;
    return -1;
}

/* ---- files ---- */

/* Reports what is wrong with a document. Returns -1 if nothing is. */
static int report(struct document *const document)
{
    document_report(document);
    if (document->no_memory)
        return EXIT_UNABLE;
    return document->errors ? EXIT_USAGE : -1;
}

static bool logs_begin(struct logs *const logs, const struct scenario *const scenario)
{
    *logs = (struct logs){.scenario = scenario};
    const size_t count = gpurta_program_count(scenario->program) + 1;
    const size_t benchmarks = scenario->foreign ? scenario->foreign->benchmarks : 0;
    logs->runs = calloc(count, sizeof *logs->runs);
    logs->kernel = calloc(count, sizeof *logs->kernel);
    logs->claims = calloc(benchmarks + 1, sizeof *logs->claims);
    if (logs->runs && logs->kernel && logs->claims)
        return true;
    complain("out of memory");
    free(logs->runs);
    free(logs->kernel);
    free(logs->claims);
    return false;
}

/* A document of either kind; what is wrong stays in it. `logs`: where logs go. */
static void interpret(gpurta_measurement **const measurement, struct logs *const logs,
                      struct document *const document)
{
    document_expect(document, "a measurement");
    if (!document->errors && !document->no_memory)
        check_keys(document);
    if (document->errors || document->no_memory)
        return;
    if (is_log(document)) {
        logs->document = document;
        read_log(logs);
        logs->document = NULL;
        return;
    }
    struct reading r = {
        .scenario = logs->scenario, .document = document, .place = measuring_order(logs->scenario)};
    mpq_init(r.a);
    mpq_init(r.b);
    mpq_init(r.origin);
    const char *const command = text_of(document, find(document, &document->node[0], "command"));
    if (!r.place)
        document->no_memory = true;
    else if (!command || strcmp(command, "measure") != 0)
        document_error(document, &document->node[0],
                       "neither a measurement (command: measure) nor a log of "
                       "cuda_scheduling_examiner (times)");
    else
        read_measurement(&r);
    mpq_clear(r.a);
    mpq_clear(r.b);
    mpq_clear(r.origin);
    free(r.place);
    blocks_free(&r.blocks);
    if (document->errors || document->no_memory)
        gpurta_measurement_destroy(r.m);
    else
        *measurement = r.m;
}

bool measuring_read_stream(gpurta_measurement **const measurement,
                           const struct scenario *const scenario, struct document *const document,
                           const char *const name, FILE *const file)
{
    struct logs logs;
    *measurement = NULL;
    if (!document_read_stream(document, name, file) || !logs_begin(&logs, scenario))
        return false;
    interpret(measurement, &logs, document);
    if (!document->errors && !document->no_memory && !*measurement)
        logs_to_measurement(measurement, &logs, name);
    logs_free(&logs);
    return *measurement != NULL;
}

static int read_file(gpurta_measurement **const measurement, struct logs *const logs,
                     const char *const path)
{
    struct document document;
    if (!document_read(&document, path))
        return EXIT_UNABLE;
    interpret(measurement, logs, &document);
    const int end = report(&document);
    document_clear(&document);
    return end;
}

static int is_json(const struct dirent *const entry)
{
    const size_t length = strlen(entry->d_name);
    return length > 5 && strcmp(entry->d_name + length - 5, ".json") == 0;
}

/* All logs of a folder, in order of their names. */
static int read_folder(struct logs *const logs, const char *const path)
{
    struct dirent **entry;
    gpurta_measurement *whole = NULL;
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
            end = read_file(&whole, logs, name);
        if (whole || !fits) {
            complain("%s: expected log files only", fits ? name : path);
            gpurta_measurement_destroy(whole);
            whole = NULL;
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

int measuring_read(gpurta_measurement **const measurement, const struct scenario *const scenario,
                   const char *const path)
{
    struct stat about;
    struct logs logs;
    if (!logs_begin(&logs, scenario))
        return EXIT_UNABLE;
    *measurement = NULL;
    int end = stat(path, &about) == 0 && S_ISDIR(about.st_mode)
                  ? read_folder(&logs, path)
                  : read_file(measurement, &logs, path);
    if (end < 0 && !*measurement)
        end = logs_to_measurement(measurement, &logs, path);
    logs_free(&logs);
    return end;
}
