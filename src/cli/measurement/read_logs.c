/* What readers of recordings share, and the log files of cuda_scheduling_examiner. */
#include "cli/base/arrays.h"
#include "cli/base/whole.h"
#include "cli/measurement/reading.h"
#include "cli/scenario/reader.h"

#include <stdlib.h>
#include <string.h>

#define NOISE 1000 /* ns by which the examiner's clocks may disagree */

/* ---- values, names, blocks ---- */

const struct node *find(const struct document *const document, const struct node *const map,
                        const char *const key)
{
    const struct node *const name = map ? document_key(document, map, key) : NULL;
    return name ? document_next(document, name) : NULL;
}

const char *text_of(const struct document *const document, const struct node *const node)
{
    return node && node->kind == NODE_SCALAR ? document_text(document, node) : NULL;
}

const char *text_under(const struct document *const document, const struct node *const map,
                       const char *const key)
{
    return text_of(document, find(document, map, key));
}

static int by_name(const void *const a, const void *const b)
{
    const struct named_operation *const x = a, *const y = b;
    return strcmp(x->name, y->name);
}

void operations_by_name(struct operations *const operations)
{
    const size_t count = scenario_operations(operations->scenario);
    operations->named = allocate_zeroed(count + 1, sizeof *operations->named);
    for (size_t i = 0; i < count; i++)
        operations->named[i] = (struct named_operation){operation_name(operations->scenario, i), i};
    qsort(operations->named, count, sizeof *operations->named, by_name);
}

size_t operation_named(const struct operations *const operations, const char *const name)
{
    const struct named_operation key = {name, 0};
    const size_t count = scenario_operations(operations->scenario);
    const struct named_operation *const found =
        name && count ? bsearch(&key, operations->named, count, sizeof *operations->named, by_name)
                      : NULL;
    return found ? found->i : SIZE_MAX;
}

void check_count(struct document *const document, const struct node *const node,
                 const struct operations *const operations, const size_t i, const char *const what,
                 const int64_t here, const int64_t expected)
{
    if (here != expected)
        document_error(document, node, "%s has %s here and %lld in the scenario: another scenario?",
                       recording_name(operations->scenario, i), what, (long long)expected);
}

void read_mask(struct document *const document, const struct operations *const operations,
               const size_t i, const struct node *const map, const struct node *const around)
{
    const struct node *node = NULL;
    for (size_t k = 0; !node && mask_keys[k]; k++)
        node = find(document, map, mask_keys[k]);
    if (node)
        mask_take(operations->masks, i, document, node);
    else if (around)
        read_mask(document, operations, i, around, NULL);
}

void blocks_room(struct blocks *const blocks, const size_t count)
{
    blocks->count = 0;
    if (count <= blocks->room)
        return;
    blocks_free(blocks);
    blocks->sm = allocate_zeroed(3 * count, sizeof *blocks->sm);
    blocks->start = blocks->sm + count;
    blocks->end = blocks->start + count;
    blocks->room = count;
}

void blocks_free(struct blocks *const blocks)
{
    free(blocks->sm);
}

int64_t blocks_last(const struct blocks *const blocks)
{
    int64_t last = INT64_MIN;
    for (size_t b = 0; b < blocks->count; b++)
        last = blocks->end[b] > last ? blocks->end[b] : last;
    return last;
}

void check_keys(struct document *const document)
{
    struct reader reader = {.document = document};
    for (size_t i = 0; i < document->nodes; i++) {
        const struct node *const map = &document->node[i];
        if (map->kind != NODE_MAP || map->count < 2)
            continue;
        struct named *const named = allocate_zeroed(map->count, sizeof *named);
        const struct node *name = document_child(document, map);
        size_t n = 0;
        for (uint32_t pair = 0; pair < map->count; pair++) {
            if (name->kind == NODE_SCALAR)
                named[n++] = (struct named){document_text(document, name), name};
            name = document_next(document, document_next(document, name));
        }
        check_names(&reader, named, n);
        free(named);
    }
}

/* ---- logs ---- */

/* One kernel of a log. Times are ns on the log's clock. */
struct logged {
    size_t operation, run;
    size_t file; /* where it stands */
    uint32_t line, column;
    int64_t launched, completion;
    struct blocks blocks;
};

struct logs {
    const struct scenario *scenario;
    const struct operations *operations;
    struct document *document; /* the one that is being read */
    struct logged *logged;
    size_t count, room;
    size_t *runs; /* of each operation, so far */
    char **file;  /* names of the logs */
    size_t files, file_room;
    size_t *claims; /* logs of each benchmark of a configuration, so far */
    size_t *kernel; /* kernels of the benchmark, or of the stream, that this log is of */
    size_t kernels; /* 0: it is of none */
    bool benchmark; /* else a stream */
    bool idle;      /* a benchmark that launches nothing on the GPU */
    bool cycles;    /* it was told that some blocks note cycles */
};

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
                succeeded(gpurta_time_parse(time, text, GPURTA_S, &error));
    if (good) {
        mpz_mul_ui(whole, mpq_numref(time), 2000000000u);
        mpz_fdiv_q(whole, whole, mpq_denref(time));
        mpz_add_ui(whole, whole, 1);
        mpz_fdiv_q_2exp(whole, whole, 1);
        good = mpz_sizeinbase(whole, 2) <= 58;
    }
    if (good)
        *ns = get_whole(whole);
    else
        document_error(document, node, "expected a time in seconds%s%.40s", text ? ", found " : "",
                       text ? text : "");
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
    const char *const release = text_under(logs->document, root, "release_time");
    int points = 0;
    mpq_t time;
    mpq_init(time);
    if (benchmark->log_name && *benchmark->log_name &&
        strcmp(base_of(benchmark->log_name), base_of(logs->document->name)) == 0)
        points += 4;
    if (label && strcmp(own, label) == 0)
        points += 2;
    if (points && release && succeeded(gpurta_time_parse(time, release, GPURTA_S, NULL)))
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
    logs->idle = false;
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
    for (size_t i = 0; i < scenario_operations(scenario); i++)
        if (foreign->origin[i].benchmark == best && !operation_is_copy(scenario, i))
            logs->kernel[logs->kernels++] = i;
    logs->idle = logs->kernels == 0;
}

/* The kernel at that place of the benchmark, whose iterations may follow each other more often in
 * the log. If it has another name there that the benchmark knows, the two do not belong together.
 */
static size_t kernel_of_benchmark(const struct logs *const logs, const struct node *const kernel,
                                  const size_t place)
{
    const struct origin *const origin = logs->scenario->foreign->origin;
    const char *const own = text_under(logs->document, kernel, "kernel_name");
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

/* The kernels of the stream that the label names. */
static void find_stream(struct logs *const logs, const char *const label)
{
    for (size_t i = 0; label && i < scenario_operations(logs->scenario); i++) {
        const char *const stream =
            result_text(logs->scenario->resolved, GPURTA_MODEL_OPERATIONS_STREAM, i);
        if (stream && strcmp(stream, label) == 0 && !operation_is_copy(logs->scenario, i))
            logs->kernel[logs->kernels++] = i;
    }
}

/* Which operation a kernel of a log is: by its own name, by the log's label, or by its place in the
 * stream that the label names. */
static size_t operation_of(const struct logs *const logs, const struct node *const kernel,
                           const char *const label, const size_t place)
{
    const char *const own = text_under(logs->document, kernel, "kernel_name");
    if (logs->benchmark)
        return kernel_of_benchmark(logs, kernel, place);
    size_t i = operation_named(logs->operations, own);
    if (i == SIZE_MAX)
        i = operation_named(logs->operations, label);
    if (i == SIZE_MAX && logs->kernels)
        return logs->kernel[place % logs->kernels];
    if (i == SIZE_MAX && label)
        document_error(logs->document, kernel,
                       "the scenario has no kernel \"%.40s\" and no kernel or stream \"%.40s\"",
                       own ? own : "", label);
    else if (i == SIZE_MAX)
        document_error(logs->document, kernel,
                       "the scenario has no such kernel, and no label helps");
    return i;
}

static bool read_log_blocks(struct logs *const logs, const struct node *const kernel,
                            struct logged *const logged)
{
    struct document *const document = logs->document;
    struct blocks *const blocks = &logged->blocks;
    const struct node *const times = list_under(document, kernel, "block_times");
    const struct node *const sms = list_under(document, kernel, "block_smids");
    if (!times || !sms)
        return false;
    blocks_room(blocks, (size_t)sms->count + 1);
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
        if (!read_integer(document, sm, &blocks->sm[b]))
            return false;
        if (blocks->sm[b] < 0 || blocks->sm[b] > INT32_MAX) {
            document_error(document, sm, "expected the number of an SM, 0 to %d, found %lld",
                           INT32_MAX, (long long)blocks->sm[b]);
            return false;
        }
        if (!read_seconds(document, time, &blocks->start[b]) ||
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

/* Counts of the log, if it has them, must be the scenario's, if that has them. */
static void check_log_counts(const struct logs *const logs, const struct node *const kernel,
                             const size_t i, const size_t blocks)
{
    static const struct {
        const char *key;
        gpurta_column count;
    } counts[] = {{NULL, GPURTA_MODEL_OPERATIONS_BLOCKS},
                  {"block_count", GPURTA_MODEL_OPERATIONS_BLOCKS},
                  {"thread_count", GPURTA_MODEL_OPERATIONS_THREADS}};
    for (size_t k = 0; k < FIELDS(counts); k++) {
        const struct node *const node =
            counts[k].key ? find(logs->document, kernel, counts[k].key) : kernel;
        const int64_t expected =
            result_count(logs->operations->scenario->resolved, counts[k].count, i);
        int64_t value = (int64_t)blocks;
        char text[60];
        if (counts[k].key && (!node || !expected || !read_integer(logs->document, node, &value)))
            continue;
        if (counts[k].key)
            snprintf(text, sizeof text, "%s %lld", counts[k].key, (long long)value);
        else
            snprintf(text, sizeof text, "%zu blocks", blocks);
        check_count(logs->document, node, logs->operations, i, text, value, expected);
    }
}

/* matrix_multiply notes the cycles of each block's SM (clock64) where the others note ns, and the
 * examiner takes the start of the GPU's clock from both: no time is left in its block_times. When
 * the host saw the kernel's end stands behind its launch; for that, `launch` has three times. */
static void read_cycles(struct logs *const logs, const struct node *const kernel,
                        const struct node *const launch, struct logged *const logged)
{
    struct document *const document = logs->document;
    const struct node *const sms = list_under(document, kernel, "block_smids");
    const struct node *observed = document_child(document, launch);
    if (launch->count != 3) {
        document_error(document, launch,
                       "expected three times of a matrix_multiply, whose blocks tell cycles and no "
                       "times: before and after the launch, and when the host saw its end");
        return;
    }
    observed = document_next(document, document_next(document, observed));
    if (!sms || !read_seconds(document, observed, &logged->completion))
        return;
    if (logged->completion < logged->launched) {
        document_error(document, observed, "a kernel that ends before its launch");
        return;
    }
    check_log_counts(logs, kernel, logged->operation, sms->count);
    if (!logs->cycles)
        document_note(document, kernel,
                      "blocks of matrix_multiply tell cycles and no times: it is taken to end when "
                      "the host saw that, some \xc2\xb5s late, and its blocks are not compared");
    logs->cycles = true;
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
    if (operation == SIZE_MAX)
        return;
    ADD_ROOM(logs->logged, logs->room, logs->count);
    struct logged *const logged = &logs->logged[logs->count++];
    *logged = (struct logged){.operation = operation,
                              .run = logs->runs[operation]++,
                              .file = logs->files - 1,
                              .line = kernel->line,
                              .column = kernel->column};
    read_mask(document, logs->operations, operation, kernel, &document->node[0]);
    if (!read_seconds(document, document_child(document, launch), &logged->launched))
        return;
    const char *const name = text_under(document, kernel, "kernel_name");
    if (name && strcmp(name, "matrix_multiply") == 0) {
        read_cycles(logs, kernel, launch, logged);
    } else if (read_log_blocks(logs, kernel, logged)) {
        logged->completion = blocks_last(&logged->blocks);
        check_log_counts(logs, kernel, operation, logged->blocks.count);
    }
}

void logs_read(struct logs *const logs, struct document *const document)
{
    const struct node *const root = &document->node[0];
    const struct node *const times = list_under(document, root, "times");
    const char *label = text_under(document, root, "label");
    size_t place = 0;
    logs->document = document;
    if (!times)
        return;
    ADD_ROOM(logs->file, logs->file_room, logs->files);
    logs->file[logs->files++] = duplicate(document->name);
    if (label && !*label)
        label = NULL;
    find_benchmark(logs, label);
    logs->benchmark = logs->kernels > 0;
    if (!logs->benchmark)
        find_stream(logs, label);
    for (const struct node *item = document_child(document, times);
         item && document->errors < MOST_ERRORS; item = document_next(document, item))
        if (find(document, item, "block_times") || find(document, item, "kernel_name"))
            read_logged(logs, item, label, place++);
    if (document->errors == 0 && place == 0 && !logs->idle)
        document_error(document, times, "the log tells of no kernel");
}

void logs_free(struct logs *const logs)
{
    if (!logs)
        return;
    for (size_t i = 0; i < logs->count; i++)
        blocks_free(&logs->logged[i].blocks);
    for (size_t i = 0; i < logs->files; i++)
        free(logs->file[i]);
    free(logs->file);
    free(logs->logged);
    free(logs->runs);
    free(logs->claims);
    free(logs->kernel);
    free(logs);
}

struct logs *logs_begin(const struct operations *const operations)
{
    const struct scenario *const scenario = operations->scenario;
    const size_t count = scenario_operations(scenario) + 1;
    const size_t benchmarks = scenario->foreign ? scenario->foreign->benchmarks : 0;
    struct logs *const logs = allocate_zeroed(1, sizeof *logs);
    logs->scenario = scenario;
    logs->operations = operations;
    logs->runs = allocate_zeroed(count, sizeof *logs->runs);
    logs->kernel = allocate_zeroed(count, sizeof *logs->kernel);
    logs->claims = allocate_zeroed(benchmarks + 1, sizeof *logs->claims);
    return logs;
}

/* Repetitions, as many of every kernel; 0 after a complaint. Copies are in no log. */
static size_t common_runs(const struct logs *const logs, const char *const path)
{
    size_t first = SIZE_MAX;
    for (size_t i = 0; i < scenario_operations(logs->scenario); i++) {
        if (operation_is_copy(logs->scenario, i))
            continue;
        first = first == SIZE_MAX ? i : first;
        if (logs->runs[i] == 0) {
            complain("%s: no log tells of %s", path, operation_name(logs->scenario, i));
            return 0;
        }
        if (logs->runs[i] == logs->runs[first])
            continue;
        /* points at the first repetition that one has and the other lacks */
        const size_t most = logs->runs[i] > logs->runs[first] ? i : first, least = i + first - most;
        for (size_t k = 0; k < logs->count; k++) {
            const struct logged *const l = &logs->logged[k];
            if (l->operation == most && l->run == logs->runs[least])
                complain_at(logs->file[l->file],
                            "%u:%u: repetition %zu of %s, but the logs tell of %zu of %s", l->line,
                            l->column, l->run + 1, operation_name(logs->scenario, most),
                            logs->runs[least], operation_name(logs->scenario, least));
        }
        return 0;
    }
    if (first == SIZE_MAX)
        complain("%s: logs do not tell when copies end, and the scenario has nothing else", path);
    return first == SIZE_MAX ? 0 : logs->runs[first];
}

int logs_measurement(gpurta_measurement **const measurement, struct logs *const logs,
                     const char *const path)
{
    const size_t runs = common_runs(logs, path);
    gpurta_error error;
    if (runs == 0)
        return EXIT_USAGE;
    int64_t *const begin = allocate_zeroed(runs, sizeof *begin); /* of a repetition: first launch */
    int64_t *const end = allocate_zeroed(runs, sizeof *end);
    for (size_t run = 0; run < runs; run++) {
        begin[run] = INT64_MAX;
        end[run] = INT64_MIN;
    }
    for (size_t i = 0; i < logs->count; i++) {
        const struct logged *const l = &logs->logged[i];
        begin[l->run] = l->launched < begin[l->run] ? l->launched : begin[l->run];
        end[l->run] = l->completion > end[l->run] ? l->completion : end[l->run];
    }
    /* repetitions follow each other: what overlaps are iterations that disturb each other */
    bool apart = true;
    for (size_t i = 0; apart && i < logs->count; i++) {
        const struct logged *const l = &logs->logged[i];
        apart = l->run == 0 || l->launched >= end[l->run - 1] - NOISE;
        if (!apart)
            complain_at(logs->file[l->file],
                        "%u:%u: repetition %zu of %s begins before all of repetition %zu has "
                        "ended: iterations that overlap are no repetitions",
                        l->line, l->column, l->run + 1,
                        operation_name(logs->scenario, l->operation), l->run);
    }
    gpurta_status status = GPURTA_OK;
    if (apart)
        status = gpurta_measurement_create(measurement, scenario_operations(logs->scenario), runs,
                                           &error);
    for (size_t i = 0; apart && status == GPURTA_OK && i < logs->count; i++) {
        struct logged *const l = &logs->logged[i];
        const int64_t zero = begin[l->run];
        for (size_t b = 0; b < l->blocks.count; b++) {
            l->blocks.start[b] -= zero;
            l->blocks.end[b] -= zero;
        }
        const gpurta_observation observed = {
            sizeof observed,      l->run,          l->operation, l->launched - zero,
            l->completion - zero, l->blocks.count, l->blocks.sm, l->blocks.start,
            l->blocks.end};
        status = gpurta_measurement_record(*measurement, &observed, &error);
    }
    free(begin);
    free(end);
    if (status != GPURTA_OK)
        return complain_status(status, &error);
    return apart ? -1 : EXIT_USAGE;
}
