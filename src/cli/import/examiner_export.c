/* Log files as cuda_scheduling_examiner writes them, of a simulation or a measurement: one for each
 * benchmark, or for each stream of a scenario of our own. */
#include "cli/import/examiner.h"

#include "base/values.h"
#include "cli/base/output.h"
#include "cli/base/whole.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define PATH_SIZE 1024

struct export
{
    const struct scenario *scenario;
    const gpurta_result *result;           /* either this */
    const gpurta_measurement *measurement; /* or this: jobs are repetitions */
    int64_t apart;                         /* ns from one repetition to the next */
    const char *benchmark;                 /* name of the plug-in in the logs */
    const char *folder;
    size_t *next; /* operation of the same log, SIZE_MAX: none */
    mpq_t a, b;
};

/* A time of a measurement on the clock of the logs, which begins a second before the first launch.
 */
static void measured_time(const struct export *const e, const size_t run, const int64_t ns,
                          mpq_ptr time)
{
    set_nanoseconds(time, INT64_C(1000000000) + (int64_t)run * e->apart + ns, e->scenario->unit);
}

static size_t jobs_of(const struct export *const e, const size_t i)
{
    size_t jobs;
    if (!e->result)
        return gpurta_measurement_runs(e->measurement);
    gpurta_children(e->result, GPURTA_SIMULATE_JOBS, i, &jobs);
    return jobs;
}

/* Of a simulation: row of a job. */
static size_t row_of(const struct export *const e, const size_t i, const size_t job)
{
    return gpurta_children(e->result, GPURTA_SIMULATE_JOBS, i, NULL) + job;
}

static size_t blocks_of(const struct export *const e, const size_t i, const size_t job)
{
    size_t blocks;
    if (!e->result)
        return gpurta_measurement_blocks(e->measurement, job, i);
    gpurta_children(e->result, GPURTA_SIMULATE_BLOCKS, row_of(e, i, job), &blocks);
    return blocks;
}

/* Its launch, or its completion. */
static void time_of(const struct export *const e, const size_t i, const size_t job,
                    const gpurta_column which, mpq_ptr time)
{
    int64_t launched = 0, completion = 0;
    if (e->result) {
        result_time(e->result, which, row_of(e, i, job), time);
        return;
    }
    gpurta_measurement_operation(e->measurement, job, i, &launched, &completion);
    measured_time(e, job, which == GPURTA_SIMULATE_JOBS_RELEASE ? launched : completion, time);
}

static bool block_of(const struct export *const e, const size_t i, const size_t job, const size_t b,
                     int64_t *const sm, mpq_ptr from, mpq_ptr to)
{
    int64_t start, end;
    if (e->result) {
        const gpurta_result *const result = e->result;
        size_t row;
        const bool is = result_inside(result, GPURTA_SIMULATE_BLOCKS, row_of(e, i, job), b, &row);
        *sm = is ? result_count(result, GPURTA_SIMULATE_BLOCKS_SM, row) : 0;
        return is && (!from || result_time(result, GPURTA_SIMULATE_BLOCKS_START, row, from)) &&
               (!to || result_time(result, GPURTA_SIMULATE_BLOCKS_END, row, to));
    }
    if (!gpurta_measurement_block(e->measurement, job, i, b, sm, &start, &end))
        return false;
    if (from)
        measured_time(e, job, start, from);
    if (to)
        measured_time(e, job, end, to);
    return true;
}

/* Seconds with nine decimals, rounded to the nearest nanosecond. */
static void put_seconds(FILE *const file, const struct export *const e, mpq_srcptr time)
{
    static const unsigned long per_second[] = {1000000000u, 1000000u, 1000u, 1u};
    LOCAL_MPZ(n);
    mpz_mul_ui(n, mpq_numref(time), 2000000000u / per_second[e->scenario->unit]);
    mpz_fdiv_q(n, n, mpq_denref(time));
    mpz_add_ui(n, n, 1);
    mpz_fdiv_q_2exp(n, n, 1);
    const unsigned long rest = mpz_fdiv_q_ui(n, n, 1000000000u);
    mpz_out_str(file, 10, n);
    fprintf(file, ".%09lu", rest);
}

static void put_time(FILE *const file, struct export *const e, const size_t i, const size_t job,
                     const gpurta_column which)
{
    time_of(e, i, job, which, e->a);
    put_seconds(file, e, e->a);
}

static void put_string(FILE *const file, const char *text)
{
    fputc('"', file);
    for (; *text; text++)
        if (*text == '"' || *text == '\\')
            fprintf(file, "\\%c", *text);
        else if ((unsigned char)*text < 0x20)
            fprintf(file, "\\u%04x", (unsigned)*text);
        else
            fputc(*text, file);
    fputc('"', file);
}

/* What an operation was read from; NULL: from a scenario of our own. */
static const struct origin *origin_of(const struct export *const e, const size_t i)
{
    const struct foreign *const foreign = e->scenario->foreign;
    return foreign ? &foreign->origin[i] : NULL;
}

static void put_kernel(FILE *const file, struct export *const e, const size_t i, const size_t job)
{
    const gpurta_result *const model = e->scenario->resolved;
    const size_t blocks = blocks_of(e, i, job);
    int64_t sm;
    const char *const label = origin_of(e, i) ? origin_of(e, i)->label : NULL;
    fputs(",\n{\"kernel_name\": ", file);
    put_string(file, label ? label : operation_name(e->scenario, i));
    fprintf(file, ", \"block_count\": %zu, \"thread_count\": %lld, \"shared_memory\": %lld, ",
            blocks, (long long)result_count(model, GPURTA_MODEL_OPERATIONS_THREADS, i),
            (long long)result_count(model, GPURTA_MODEL_OPERATIONS_SHARED_MEMORY, i));
    fputs("\"cuda_launch_times\": [", file);
    put_time(file, e, i, job, GPURTA_SIMULATE_JOBS_RELEASE);
    fputs(", ", file);
    put_time(file, e, i, job, GPURTA_SIMULATE_JOBS_RELEASE);
    fputs(", ", file);
    put_time(file, e, i, job, GPURTA_SIMULATE_JOBS_COMPLETION);
    fputs("], \"block_times\": [", file);
    for (size_t b = 0; block_of(e, i, job, b, &sm, e->a, e->b); b++) {
        fputs(b ? "," : "", file);
        put_seconds(file, e, e->a);
        fputc(',', file);
        put_seconds(file, e, e->b);
    }
    fputs("], \"block_smids\": [", file);
    for (size_t b = 0; block_of(e, i, job, b, &sm, NULL, NULL); b++)
        fprintf(file, "%s%lld", b ? "," : "", (long long)sm);
    fputs("], \"cpu_core\": 0}", file);
}

/* Operations of a log from `first` to before `end`, in one repetition: one iteration of the tool.
 * The CPU's times, from the first launch to the last completion; then its kernels. */
static void put_iteration(FILE *const file, struct export *const e, const size_t first,
                          const size_t end, const size_t job)
{
    static const char *const keys[] = {"copy_in_times", "execute_times", "copy_out_times",
                                       "cpu_times"};
    bool any = false;
    LOCAL_MPQ(from, to);
    for (size_t i = first; i != end; i = e->next[i]) {
        if (job >= jobs_of(e, i))
            continue;
        time_of(e, i, job, GPURTA_SIMULATE_JOBS_RELEASE, e->a);
        time_of(e, i, job, GPURTA_SIMULATE_JOBS_COMPLETION, e->b);
        if (!any || mpq_cmp(e->a, from) < 0)
            mpq_set(from, e->a);
        if (!any || mpq_cmp(e->b, to) > 0)
            mpq_set(to, e->b);
        any = true;
    }
    for (int k = 0; any && k < 4; k++) {
        fprintf(file, "%s\"%s\": [", k ? ", " : ",\n{", keys[k]);
        put_seconds(file, e, k == 2 ? to : from);
        fputc(',', file);
        put_seconds(file, e, k == 0 ? from : to);
        fputs(k < 3 ? "]" : "]}", file);
    }
    for (size_t i = first; i != end; i = e->next[i])
        if (job < jobs_of(e, i) && !operation_is_copy(e->scenario, i))
            put_kernel(file, e, i, job);
}

static void put_iterations(FILE *const file, struct export *const e, const size_t first)
{
    size_t jobs = 0, end;
    for (size_t i = first; i != SIZE_MAX; i = e->next[i])
        jobs = jobs_of(e, i) > jobs ? jobs_of(e, i) : jobs;
    for (size_t job = 0; job < jobs; job++)
        for (size_t i = first; i != SIZE_MAX; i = end) {
            const struct origin *const origin = origin_of(e, i);
            for (end = i;
                 end != SIZE_MAX && (!origin || origin_of(e, end)->iteration == origin->iteration);)
                end = e->next[end];
            put_iteration(file, e, i, end, job);
        }
}

static void put_log(FILE *const file, struct export *const e, const size_t first,
                    const char *const label)
{
    const gpurta_platform *const platform = e->scenario->platform;
    const int64_t threads =
        e->measurement ? gpurta_measurement_fact(e->measurement, GPURTA_FACT_SMS) *
                             gpurta_measurement_fact(e->measurement, GPURTA_FACT_THREADS_PER_SM)
                       : gpurta_platform_get(platform, GPURTA_PLATFORM_SMS) *
                             gpurta_platform_get(platform, GPURTA_PLATFORM_THREADS_PER_SM);
    const struct foreign *const foreign = e->scenario->foreign;
    const struct benchmark *const benchmark =
        foreign ? &foreign->benchmark[foreign->origin[first].benchmark] : NULL;
    fputs("{\n\"scenario_name\": ", file);
    put_string(file, foreign && *foreign->name ? foreign->name : e->scenario->document.name);
    fputs(",\n\"benchmark_name\": ", file);
    put_string(file, benchmark ? benchmark->plugin : e->benchmark);
    fputs(",\n\"label\": ", file);
    put_string(file, !benchmark ? label : benchmark->label ? benchmark->label : benchmark->plugin);
    fprintf(file, ",\n\"max_resident_threads\": %lld,\n\"data_size\": 0,\n\"release_time\": ",
            (long long)threads);
    if (benchmark)
        put_seconds(file, e, benchmark->release);
    else
        put_time(file, e, first, 0, GPURTA_SIMULATE_JOBS_RELEASE);
    fputs(",\n\"PID\": 0,\n\"TID\": 0,\n\"times\": [{}", file);
    put_iterations(file, e, first);
    fputs("\n]}\n", file);
}

/* Name of a log file. False, and reported: too long. */
static bool log_path(const struct export *const e, const size_t number, char path[PATH_SIZE])
{
    if ((size_t)snprintf(path, PATH_SIZE, "%s/gpurta_stream_%zu.json", e->folder, number) <
        PATH_SIZE)
        return true;
    complain("the name of the folder for log files is too long");
    return false;
}

/* Logs that an export with more streams left there, since viewers read every file of a folder. */
static int remove_older(const struct export *const e, size_t number)
{
    char path[PATH_SIZE];
    while (log_path(e, ++number, path)) {
        if (unlink(path) == 0)
            continue;
        if (errno == ENOENT)
            return -1;
        complain("cannot remove %s: %s", path, strerror(errno));
        return EXIT_UNABLE;
    }
    return EXIT_USAGE;
}

static int write_log(struct export *const e, const size_t first, const size_t number)
{
    char path[PATH_SIZE];
    const char *const stream =
        result_text(e->scenario->resolved, GPURTA_MODEL_OPERATIONS_STREAM, first);
    struct output output;
    if (!log_path(e, number, path))
        return EXIT_USAGE;
    if (!output_open(&output, path))
        return EXIT_UNABLE;
    put_log(output.file, e, first, stream ? stream : operation_name(e->scenario, first));
    return output_close(&output) ? -1 : EXIT_UNABLE;
}

/* The log of an operation is that of its benchmark, or of its named stream; else one of its own.
 * Those of a log are linked. */
static int write_logs(struct export *const e)
{
    const size_t count = scenario_operations(e->scenario);
    int64_t *const log = allocate((count + 1) * sizeof *log), most = 0;
    bool *const later = allocate_zeroed(count + 1, sizeof *later);
    size_t logs = 0;
    int end = -1;
    e->next = allocate((count + 1) * sizeof *e->next);
    for (size_t i = 0; i < count; i++) {
        log[i] = origin_of(e, i) ? (int64_t)origin_of(e, i)->benchmark
                                 : result_count_or(e->scenario->resolved,
                                                   GPURTA_MODEL_OPERATIONS_STREAM_NUMBER, i, -1);
        most = log[i] > most ? log[i] : most;
        e->next[i] = SIZE_MAX;
    }
    size_t *const next = allocate(((size_t)most + 1) * sizeof *next); /* of each log */
    for (int64_t l = 0; l <= most; l++)
        next[l] = SIZE_MAX;
    for (size_t i = count; i-- > 0;) {
        if (log[i] < 0)
            continue;
        e->next[i] = next[log[i]];
        if (e->next[i] != SIZE_MAX)
            later[e->next[i]] = true;
        next[log[i]] = i;
    }
    mpq_inits(e->a, e->b, NULL);
    for (size_t i = 0; end < 0 && i < count; i++)
        if (!later[i])
            end = write_log(e, i, ++logs);
    if (end < 0)
        end = remove_older(e, logs);
    mpq_clears(e->a, e->b, NULL);
    free(log);
    free(later);
    free(next);
    free(e->next);
    return end;
}

int examiner_export(const struct scenario *const scenario, const gpurta_result *const result,
                    const char *const folder)
{
    struct export e = {
        .scenario = scenario, .result = result, .benchmark = "gpurta simulate", .folder = folder};
    return write_logs(&e);
}

bool examiner_export_possible(const char *const folder)
{
    const struct export e = {.folder = folder};
    char path[PATH_SIZE];
    return log_path(&e, 1, path) && output_possible(path);
}

int examiner_export_measurement(const struct scenario *const scenario,
                                const gpurta_measurement *const m, const char *const folder)
{
    struct export e = {
        .scenario = scenario, .measurement = m, .benchmark = "gpurta measure", .folder = folder};
    int64_t last = 0, most;
    for (size_t i = 0; i < gpurta_measurement_count(m); i++)
        if (succeeded(gpurta_measurement_completion(m, i, NULL, NULL, &most, NULL)) && most > last)
            last = most;
    if (scenario_has_copies(scenario))
        complain("note: these logs tell of kernels only: a check of them needs a scenario without "
                 "copies; the measurement itself (JSON) has both");
    e.apart = (last / 1000000000 + 2) * 1000000000;
    return write_logs(&e);
}
