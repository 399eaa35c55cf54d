/* gpurta measure --neighbours: do partitions change each other's times? Measured with and without
 * the neighbour. */
#include "cli/command/measure_neighbours.h"
#include "cli/base/report.h"
#include "cli/base/rows.h"
#include "cli/measurement/program_copy.h"

#include <stdlib.h>

#define TOLERANCE "100us" /* of the device */

enum change { SAME, UNKNOWN, LONGER, SHORTER };

/* A kernel: ns from launch to completion over all repetitions. */
struct beside {
    size_t operation;
    int64_t median[2], most[2]; /* without the others, with them */
    int64_t unsure;             /* by how much both may be off together */
};

struct neighbours {
    const struct scenario *scenario;
    const gpurta_measurement *with;
    struct beside *kernel;
    size_t kernels, count[4]; /* by change */
    int64_t tolerance;        /* ns */
    const char *tolerance_text;
    int64_t *times; /* room for all repetitions */
    size_t *order, *place;
};

/* ---- measuring ---- */

static int by_time(const void *const a, const void *const b)
{
    const int64_t x = *(const int64_t *)a, y = *(const int64_t *)b;
    return (x > y) - (x < y);
}

/* Of operation i of a measurement; which: 1 with the others. */
static void take_times(const struct neighbours *const n, struct beside *const kernel,
                       const gpurta_measurement *const m, const size_t i, const int which)
{
    const int64_t unsure = gpurta_measurement_fact(m, GPURTA_FACT_OFFSET_UNCERTAINTY_NS);
    const size_t runs = gpurta_measurement_runs(m);
    int64_t launched = 0, completion = 0;
    for (size_t run = 0; run < runs; run++) {
        gpurta_measurement_operation(m, run, i, &launched, &completion);
        n->times[run] = completion - launched;
    }
    qsort(n->times, runs, sizeof *n->times, by_time);
    kernel->median[which] = n->times[(runs - 1) / 2];
    kernel->most[which] = n->times[runs - 1];
    kernel->unsure += unsure == GPURTA_NOT_KNOWN ? 0 : unsure;
}

static bool shares_stream(const gpurta_program *const program, const size_t copy,
                          const size_t partition)
{
    for (size_t i = 0; i < gpurta_program_count(program); i++)
        if (gpurta_program_kind(program, i) == GPURTA_KERNEL &&
            gpurta_program_partition(program, i) == partition &&
            gpurta_program_stream(program, i) == gpurta_program_stream(program, copy))
            return true;
    return false;
}

/* The kernels of a partition, and the copies on their streams; returns how many. */
static size_t choose(const struct neighbours *const n, const size_t partition)
{
    const gpurta_program *const program = n->scenario->program;
    size_t count = 0;
    for (size_t i = 0; i < gpurta_program_count(program); i++)
        if (gpurta_program_kind(program, i) == GPURTA_KERNEL
                ? gpurta_program_partition(program, i) == partition
                : shares_stream(program, i, partition))
            n->order[count++] = i;
    return count;
}

static int measure_alone(struct neighbours *const n, const size_t partition,
                         const struct measuring *const request, gpurta_options *const options)
{
    struct scenario alone = *n->scenario;
    gpurta_measurement *m = NULL;
    gpurta_error error = {.status = GPURTA_OK};
    alone.program = NULL;
    const size_t count = choose(n, partition);
    if (!count)
        return -1;
    const gpurta_status status =
        program_copy(&alone.program, n->scenario->program, n->order, count, n->place, &error);
    int end = status == GPURTA_OK          ? measuring_run(&m, &alone, request, options)
              : status == GPURTA_NO_MEMORY ? EXIT_UNABLE
                                           : complain_status(status, &error);
    if (status == GPURTA_NO_MEMORY)
        out_of_memory();
    for (size_t k = 0; end < 0 && k < n->kernels; k++)
        if (n->place[n->kernel[k].operation] != SIZE_MAX)
            take_times(n, &n->kernel[k], m, n->place[n->kernel[k].operation], 0);
    gpurta_measurement_destroy(m);
    gpurta_program_destroy(alone.program);
    return end;
}

static enum change change_of(const struct neighbours *const n, const struct beside *const kernel)
{
    const int64_t by = kernel->most[1] - kernel->most[0];
    const int64_t distance = by < 0 ? -by : by;
    if (distance + kernel->unsure <= n->tolerance)
        return SAME;
    if (distance - kernel->unsure <= n->tolerance)
        return UNKNOWN;
    return by > 0 ? LONGER : SHORTER;
}

static int measure_all(struct neighbours *const n, const struct measuring *const request,
                       gpurta_options *const options)
{
    const gpurta_program *const program = n->scenario->program;
    int end = -1;
    for (size_t i = 0; i < gpurta_program_count(program); i++)
        if (gpurta_program_kind(program, i) == GPURTA_KERNEL) {
            struct beside *const kernel = &n->kernel[n->kernels++];
            kernel->operation = i;
            take_times(n, kernel, n->with, i, 1);
        }
    for (size_t p = 0; end < 0 && p < gpurta_program_partitions(program); p++)
        end = measure_alone(n, p, request, options);
    for (size_t k = 0; end < 0 && k < n->kernels; k++)
        n->count[change_of(n, &n->kernel[k])]++;
    return end;
}

/* ---- printing ---- */

static const struct beside *kernel_of(const struct row *const row)
{
    return &((const struct neighbours *)row->of)->kernel[row->at[0]];
}

static bool has_kernel(struct row *const row)
{
    return row->at[0] < ((const struct neighbours *)row->of)->kernels;
}

enum { NAME, PARTITION, CHANGE };

static bool get_text(struct row *const row)
{
    static const char *const words[] = {"same", "unknown", "longer", "shorter"};
    static const char *const loud[] = {"same", "UNKNOWN", "LONGER", "SHORTER"};
    const struct neighbours *const n = row->of;
    const gpurta_program *const program = n->scenario->program;
    const size_t i = kernel_of(row)->operation;
    const enum change change = change_of(n, kernel_of(row));
    if (row->field->which == NAME)
        return row_text(row, kernel_name(program, i, row->space));
    if (row->field->which == PARTITION)
        return row_text(
            row, gpurta_program_partition_name(program, gpurta_program_partition(program, i)));
    row->colour = change == SAME ? COLOUR_GOOD : COLOUR_BAD;
    return row_text(row, row->field->where == IN_TABLE ? loud[change] : words[change]);
}

enum { MEDIAN, MOST = 2, BY = 4, UNSURE };

static bool get_ns(struct row *const row)
{
    const struct beside *const k = kernel_of(row);
    const int64_t all[] = {
        k->median[0], k->median[1], k->most[0], k->most[1], k->most[1] - k->most[0], k->unsure};
    return row_count(row, all[row->field->which]);
}

/* The same as a time of the scenario. */
static bool get_time(struct row *const row)
{
    const struct neighbours *const n = row->of;
    get_ns(row);
    measuring_time(row->time, row->count, n->scenario->unit, n->with);
    return true;
}

#define TIME(name, title_, number)                                                                 \
    {                                                                                              \
        name "_ns",       NULL,        FIELD_COUNT, .get = get_ns, .which = number,                \
        .where = IN_DATA, .unit = "ns"},                                                           \
    {                                                                                              \
        name, title_, FIELD_TIME, .get = get_time, .which = number, .where = IN_TABLE              \
    }

static const struct field neighbour_fields[] = {
    {"name", "kernel", FIELD_TEXT, .get = get_text, .which = NAME},
    {"partition", NULL, FIELD_TEXT, .get = get_text, .which = PARTITION},
    TIME("median_without", "median without", MEDIAN),
    TIME("median_with", "with", MEDIAN + 1),
    TIME("longest_without", "longest without", MOST),
    TIME("longest_with", "with", MOST + 1),
    TIME("longer", "by", BY),
    {"unsure_ns", NULL, FIELD_COUNT, .get = get_ns, .which = UNSURE, .where = IN_DATA,
     .unit = "ns"},
    {"neighbours", "neighbours", FIELD_TEXT, .get = get_text, .which = CHANGE, .where = IN_TABLE},
    {"change", NULL, FIELD_TEXT, .get = get_text, .which = CHANGE, .where = IN_DATA},
};
static const struct rows neighbour_rows = {"neighbours", neighbour_fields, FIELDS(neighbour_fields),
                                           .has = has_kernel};

enum { VERDICT, DEVICE };

static const char *verdict_of(const struct neighbours *const n)
{
    return n->count[LONGER] + n->count[SHORTER] ? "changed"
           : n->count[UNKNOWN]                  ? "unknown"
                                                : "same";
}

static bool get_word(struct row *const row)
{
    const struct neighbours *const n = row->of;
    return row_text(row, row->field->which == DEVICE
                             ? gpurta_measurement_note(n->with, GPURTA_NOTE_NAME)
                             : verdict_of(n));
}

enum { RUNS, WITHIN };

static bool get_count(struct row *const row)
{
    const struct neighbours *const n = row->of;
    return row_count(row, row->field->which == RUNS ? (int64_t)gpurta_measurement_runs(n->with)
                                                    : n->tolerance);
}

static const struct field sum_fields[] = {
    {"verdict", NULL, FIELD_TEXT, .get = get_word, .which = VERDICT},
    {"device", NULL, FIELD_TEXT, .get = get_word, .which = DEVICE},
    {"runs", NULL, FIELD_COUNT, .get = get_count, .which = RUNS},
    {"tolerance_ns", NULL, FIELD_COUNT, .get = get_count, .which = WITHIN, .unit = "ns"},
};
static const struct rows neighbour_sum = {.fields = sum_fields, .count = FIELDS(sum_fields)};

static const char limit[] =
    "spin kernels read a clock: what caches and memory bandwidth cost is not observed";

/* "changed: 2 of 3 kernels take longer, 1 is unknown, beyond 100us" */
static void print_sum(const struct neighbours *const n, FILE *const file)
{
    static const char *const words[] = {[UNKNOWN] = "unknown, as clocks are aligned no better",
                                        [LONGER] = "longer",
                                        [SHORTER] = "shorter"};
    const char *before = "";
    fprintf(file, "\n%s: of %zu kernels ", verdict_of(n), n->kernels);
    if (n->count[SAME] == n->kernels)
        fputs("none is longer or shorter", file);
    for (int change = UNKNOWN; change <= SHORTER; change++)
        if (n->count[change]) {
            fprintf(file, "%s%zu %s", before, n->count[change], words[change]);
            before = ", ";
        }
    fprintf(file, "; tolerance %s, of the longest of all repetitions\n", n->tolerance_text);
}

static bool print_table(struct row *const row, const struct output *const output)
{
    const struct neighbours *const n = row->of;
    const char *const device = gpurta_measurement_note(n->with, GPURTA_NOTE_NAME);
    fprintf(output->file,
            "measured with and without the neighbour, on %s, %zu repetitions each; from launch to "
            "completion, in %s\n\n",
            device ? device : "an unnamed device", gpurta_measurement_runs(n->with),
            gpurta_unit_name(n->scenario->unit));
    if (!rows_table(&neighbour_rows, row, output))
        return false;
    print_sum(n, output->file);
    fprintf(output->file, "%s\n", limit);
    return true;
}

static void print_json(struct row *const row, struct json *const json)
{
    row_json(&neighbour_sum, row, json);
    rows_json(&neighbour_rows, row, json);
    json_text(json, "not_seen", limit);
}

/* ---- the command ---- */

static bool read_tolerance(struct neighbours *const n, const char *const text)
{
    mpq_t time, unit;
    char one[16];
    mpq_inits(time, unit, NULL);
    snprintf(one, sizeof one, "1%s", gpurta_unit_name(n->scenario->unit));
    bool good = succeeded(gpurta_time_parse(time, text, n->scenario->unit, NULL)) &&
                succeeded(gpurta_time_parse(unit, one, GPURTA_NS, NULL)) && mpq_sgn(time) >= 0;
    if (good) { /* whole ns, rounded down */
        mpq_mul(time, time, unit);
        mpz_fdiv_q(mpq_numref(time), mpq_numref(time), mpq_denref(time));
        good = mpz_sizeinbase(mpq_numref(time), 2) <= 60;
    }
    if (good)
        mpz_export(&n->tolerance, NULL, -1, sizeof n->tolerance, 0, 0, mpq_numref(time));
    mpq_clears(time, unit, NULL);
    if (!good)
        complain("--tolerance: expected a time of the device, as 100us, found \"%s\"", text);
    n->tolerance_text = text;
    return good;
}

/* Two partitions with kernels at least. */
static bool has_neighbours(const struct scenario *const scenario)
{
    const gpurta_program *const program = scenario->program;
    size_t first = GPURTA_NONE;
    for (size_t i = 0; i < gpurta_program_count(program); i++) {
        const size_t p = gpurta_program_partition(program, i);
        if (gpurta_program_kind(program, i) != GPURTA_KERNEL || p == GPURTA_NONE)
            continue;
        if (first != GPURTA_NONE && p != first)
            return true;
        first = p;
    }
    complain("%s: --neighbours compares partitions: give kernels of two at least",
             scenario->document.name);
    return false;
}

int measure_neighbours(const struct call *const call, struct scenario *const scenario,
                       const struct measuring *const request, const char *const tolerance)
{
    static const struct result result = {"measure", print_table, print_json,
                                         .csv = &neighbour_rows};
    const size_t count = gpurta_program_count(scenario->program);
    struct neighbours n = {.scenario = scenario};
    gpurta_measurement *with = NULL;
    if (!has_neighbours(scenario) || !read_tolerance(&n, tolerance ? tolerance : TOLERANCE))
        return EXIT_USAGE;
    int end = measuring_run(&with, scenario, request, call->options);
    n.with = with;
    if (end < 0) {
        n.kernel = allocate_zeroed(count, sizeof *n.kernel);
        n.order = allocate_zeroed(count, sizeof *n.order);
        n.place = allocate_zeroed(count, sizeof *n.place);
        n.times = allocate_zeroed(gpurta_measurement_runs(with), sizeof *n.times);
        end = measure_all(&n, request, call->options);
    }
    if (end < 0)
        end = result_print(&result, &n, 0, &call->common, gpurta_unit_name(scenario->unit));
    if (end < 0)
        end = n.count[SAME] == n.kernels ? EXIT_MET : EXIT_MISSED;
    free(n.kernel);
    free(n.order);
    free(n.place);
    free(n.times);
    gpurta_measurement_destroy(with);
    return end;
}
