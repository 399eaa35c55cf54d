/* Reads the JSON of `gpurta measure`. */
#include "cli/measurement/reading.h"

#include <stdlib.h>
#include <string.h>

#define MOST_RUNS 100000 /* repetitions in one file */
#define FARTHEST MEASURING_FARTHEST

struct reading {
    const struct scenario *scenario;
    const struct operations *operations;
    struct document *document;
    gpurta_measurement *m;
    struct blocks blocks;
    int64_t uncertainty, sm_numbers; /* of GPU times in ns; numbers of SMs are below */
    int64_t launched, first;         /* the operation; the earliest one of its repetition */
    size_t *place;                   /* of each operation in the order of launching */
    mpq_t a, b, origin;              /* origin: the first release of the scenario */
};

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
    const int64_t last = blocks_last(&r->blocks);
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
    const char *const name = text_under(document, node, "name");
    const size_t i = operation_named(r->operations, name);
    const struct node *const launched = find(document, node, "launched");
    int64_t completion;
    char count[40];
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
    snprintf(count, sizeof count, "%zu blocks", r->blocks.count);
    check_count(document, node, r->operations, i, count, (int64_t)r->blocks.count,
                gpurta_program_get_count(r->scenario->program, i, GPURTA_OPERATION_BLOCKS));
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
    const gpurta_observation seen = {
        sizeof seen,     run,          i, r->launched, completion, r->blocks.count, r->blocks.sm,
        r->blocks.start, r->blocks.end};
    const gpurta_status status = gpurta_measurement_record(r->m, &seen, &error);
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
        const size_t i = operation_named(r->operations, text_under(r->document, item, "name"));
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

static void read_all(struct reading *const r)
{
    struct document *const document = r->document;
    const struct node *const root = &document->node[0];
    const struct node *const more = find(document, root, "more_runs");
    const char *const format = text_under(document, root, "format");
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

gpurta_measurement *read_measured(struct document *const document,
                                  const struct operations *const operations)
{
    struct reading r = {.scenario = operations->scenario,
                        .operations = operations,
                        .document = document,
                        .place = measuring_order(operations->scenario)};
    mpq_inits(r.a, r.b, r.origin, NULL);
    if (r.place)
        read_all(&r);
    else
        document->no_memory = true;
    mpq_clears(r.a, r.b, r.origin, NULL);
    free(r.place);
    blocks_free(&r.blocks);
    if (!document->errors && !document->no_memory)
        return r.m;
    gpurta_measurement_destroy(r.m);
    return NULL;
}
