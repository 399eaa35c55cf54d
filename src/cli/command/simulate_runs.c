#include "cli/base/report.h"
#include "cli/command/simulate_view.h"

#include <stdlib.h>

/* What the runs showed. */
struct runs {
    struct scenario *scenario;
    const struct runs_request *request;
    size_t operations, done, room;
    int64_t left;    /* of the limit, which is of all runs together */
    mpq_t *observed; /* of each operation the times of its runs: of so many there is room */
    size_t *missed;  /* of each operation: runs in which a job missed its deadline */
    int64_t *worst;  /* seed of the run with the largest */
    bool *deadline;
    bool several, any_missed, limited;
};

static mpq_t *seen_of(const struct runs *const runs, const size_t i)
{
    return runs->observed + i * runs->room;
}

static int by_time(const void *const a, const void *const b)
{
    return mpq_cmp(*(const mpq_t *)a, *(const mpq_t *)b);
}

/* ---- one run ---- */

/* The completion of the only job, or the longest response of several. */
static void take_operation(struct runs *const runs, const gpurta_result *const result,
                           const size_t i, const int64_t seed)
{
    mpq_t *const all = seen_of(runs, i);
    result_time(result,
                runs->several ? GPURTA_SIMULATE_OPERATIONS_RESPONSE
                              : GPURTA_SIMULATE_OPERATIONS_COMPLETION,
                i, all[runs->done]);
    bool largest = true;
    for (size_t r = 0; r < runs->done && largest; r++)
        largest = mpq_cmp(all[r], all[runs->done]) < 0;
    if (largest)
        runs->worst[i] = seed;
    const gpurta_verdict verdict =
        result_verdict(result, GPURTA_SIMULATE_OPERATIONS_MEETS_DEADLINE, i);
    runs->deadline[i] = verdict != GPURTA_UNKNOWN;
    runs->missed[i] += verdict == GPURTA_UNSCHEDULABLE;
    runs->any_missed = runs->any_missed || verdict == GPURTA_UNSCHEDULABLE;
}

/* What beginning a run takes of the limit. */
static int64_t begin_work(const struct runs *const runs)
{
    return 300 + 40 * (int64_t)runs->operations;
}

/* The limit, which is of all runs, ends them; the first must end before it. */
static int run_once(struct runs *const runs, gpurta_options *const options, const int64_t seed)
{
    struct scenario *const scenario = runs->scenario;
    gpurta_result *result;
    gpurta_error error;
    gpurta_status status =
        runs->left > 0 ? gpurta_options_set(options, GPURTA_OPTION_SIMULATE_SEED, seed, &error)
                       : GPURTA_LIMIT;
    if (status == GPURTA_OK)
        status = gpurta_options_set(options, GPURTA_OPTION_SIMULATE_LIMIT, runs->left, &error);
    if (status == GPURTA_OK)
        status = gpurta_simulate(scenario->given.model, options, &result, &error);
    runs->limited = status == GPURTA_LIMIT;
    if (runs->limited && runs->done)
        return -1;
    if (runs->limited)
        complain("note: --limit N allows more");
    if (status != GPURTA_OK)
        return scenario_complain(scenario, NEED_KERNELS, status, &error);
    runs->left -= result_count(result, GPURTA_SIMULATE_WORK, 0) + begin_work(runs);
    runs->several = gpurta_rows(result, GPURTA_SIMULATE_JOBS) > runs->operations;
    for (size_t i = 0; i < runs->operations; i++)
        take_operation(runs, result, i, seed);
    runs->done++;
    gpurta_result_destroy(result);
    return -1;
}

/* ---- what is printed ---- */

static bool has_operation(struct row *const row)
{
    const struct runs *const runs = row->of;
    return row->at[row->depth] < runs->operations;
}

enum { NAME, LEAST, MEDIAN, LARGEST, SEED, MISSED };

static bool get(struct row *const row)
{
    const struct runs *const runs = row->of;
    const size_t i = row->at[row->depth], last = runs->done - 1;
    const size_t places[] = {[LEAST] = 0, [MEDIAN] = last / 2, [LARGEST] = last};
    switch (row->field->which) {
    case NAME:
        return row_text(row,
                        result_text(runs->scenario->resolved, GPURTA_MODEL_OPERATIONS_NAME, i));
    case SEED:
        return row_count(row, runs->worst[i]);
    case MISSED:
        return row_count(row, (int64_t)runs->missed[i]) && runs->deadline[i];
    default:
        return row_time(row, seen_of(runs, i)[places[row->field->which]]);
    }
}

static const struct field fields[] = {
    {"name", "operation", FIELD_TEXT, .which = NAME},
    {"least", NULL, FIELD_TIME, .which = LEAST},
    {"median", NULL, FIELD_TIME, .which = MEDIAN},
    {"largest", NULL, FIELD_TIME, .which = LARGEST},
    {"largest_seed", "seed of it", FIELD_COUNT, .which = SEED},
    {"missed", NULL, FIELD_COUNT, .which = MISSED},
};
static const struct rows simulated_runs = {"operations", fields, FIELDS(fields),
                                           .has = has_operation, .get = get};

enum { RUNS, JITTER, FIRST_SEED, OF, PROVES };

static bool get_whole(struct row *const row)
{
    const struct runs *const runs = row->of;
    switch (row->field->which) {
    case RUNS:
        return row_count(row, (int64_t)runs->done);
    case JITTER:
        return row_text(row, runs->request->jitter);
    case FIRST_SEED:
        return row_count(row, runs->request->seed);
    case OF:
        return row_text(row, runs->several ? "response" : "completion");
    default:
        return row_text(row, "these runs only");
    }
}

static const struct field whole_fields[] = {
    {"runs", NULL, FIELD_COUNT, .which = RUNS},       {"jitter", NULL, FIELD_TEXT, .which = JITTER},
    {"seed", NULL, FIELD_COUNT, .which = FIRST_SEED}, {"of", NULL, FIELD_TEXT, .which = OF},
    {"proves", NULL, FIELD_TEXT, .which = PROVES},
};
static const struct rows runs_as_whole = {
    .fields = whole_fields, .count = FIELDS(whole_fields), .get = get_whole};

static bool print_table(struct row *const row, const struct output *const output)
{
    const struct runs *const runs = row->of;
    fprintf(output->file,
            "platform %s; %lld runs, blocks up to %s longer, seeds from %lld; %s in %s\n\n",
            gpurta_platform_title(runs->scenario->platform), (long long)runs->done,
            runs->request->jitter ? runs->request->jitter : "0", (long long)runs->request->seed,
            runs->several ? "longest responses" : "completions",
            gpurta_unit_name(runs->scenario->unit));
    if (!rows_table(&simulated_runs, row, output))
        return false;
    fputs("\nin these runs; no bound: gpurta bound\n", output->file);
    partitions_print(runs->scenario, output->file);
    return true;
}

/* ---- all runs ---- */

static void make(struct runs *const runs)
{
    const int64_t wanted = runs->request->count, most = runs->left / begin_work(runs) + 1;
    runs->room = (size_t)(wanted < most ? wanted : most);
    const size_t all = runs->operations * runs->room;
    runs->observed = allocate_zeroed(all, sizeof *runs->observed);
    runs->missed = allocate_zeroed(runs->operations, sizeof *runs->missed);
    runs->worst = allocate_zeroed(runs->operations, sizeof *runs->worst);
    runs->deadline = allocate_zeroed(runs->operations, sizeof *runs->deadline);
    for (size_t i = 0; i < all; i++)
        mpq_init(runs->observed[i]);
}

static void clear(struct runs *const runs)
{
    const size_t all = runs->operations * runs->room;
    for (size_t i = 0; i < all; i++)
        mpq_clear(runs->observed[i]);
    FREE(runs->observed, runs->missed, runs->worst, runs->deadline);
}

int simulate_runs(struct scenario *const scenario, gpurta_options *const options,
                  const struct runs_request *const request, const struct common *const common)
{
    static const struct rows *const json[] = {&runs_as_whole, &simulated_runs,
                                              &scenario_assumptions, NULL};
    static const struct result result = {"simulate", print_table, .csv = &simulated_runs,
                                         .rows = json, .whole = true};
    struct runs runs = {.scenario = scenario,
                        .request = request,
                        .operations = gpurta_rows(scenario->resolved, GPURTA_MODEL_OPERATIONS)};
    gpurta_error error;
    if (gpurta_options_get(options, GPURTA_OPTION_SIMULATE_LIMIT, &runs.left, &error))
        return complain_status(error.status, &error);
    int end = -1;
    make(&runs);
    for (int64_t r = 0; end < 0 && r < request->count && !runs.limited; r++)
        end = run_once(&runs, options, request->seed + r);
    if (end < 0 && runs.limited)
        complain("note: the limit ended the runs after %zu of %lld; --limit N allows more",
                 runs.done, (long long)request->count);
    for (size_t i = 0; end < 0 && i < runs.operations; i++)
        qsort(seen_of(&runs, i), runs.done, sizeof *runs.observed, by_time);
    if (end < 0)
        end = result_print(&result, &runs, 0, common, gpurta_unit_name(scenario->unit));
    clear(&runs);
    return end >= 0 ? end : runs.any_missed ? EXIT_MISSED : EXIT_MET;
}
