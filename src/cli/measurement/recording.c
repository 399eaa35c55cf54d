/* Recordings: their values, and what is written of them. */
#include "cli/measurement/recording.h"

#include "cli/base/arrays.h"
#include "cli/base/whole.h"
#include "cli/measurement/reading.h"

#include <stdlib.h>
#include <string.h>

void recording_begin(struct recording *const r, const struct scenario *const scenario)
{
    *r = (struct recording){.count = scenario_operations(scenario)};
    if (r->count)
        return;
    r->count = gpurta_rows(scenario->resolved, GPURTA_MODEL_TASKS);
    r->channel = allocate_zeroed(r->count + 1, sizeof *r->channel);
    if (!succeeded(gpurta_measurement_create(&r->m, 1, 1, NULL)))
        out_of_memory();
}

void recording_clear(struct recording *const r)
{
    for (size_t i = 0; r->channel && i < r->count; i++)
        free(r->channel[i].job);
    free(r->channel);
    free(r->starts);
    masks_clear(&r->masks);
    gpurta_measurement_destroy(r->m);
}

/* ---- values ---- */

const char *recording_name(const struct scenario *const scenario, const size_t i)
{
    return scenario_operations(scenario)
               ? operation_name(scenario, i)
               : result_text(scenario->resolved, GPURTA_MODEL_TASKS_NAME, i);
}

int64_t measuring_scale(const gpurta_measurement *const m)
{
    const int64_t scale = gpurta_measurement_fact(m, GPURTA_FACT_SCALE);
    return scale >= 1 ? scale : 1;
}

void measuring_origin(mpq_ptr origin, const struct scenario *const scenario)
{
    LOCAL_MPQ(release);
    for (size_t i = 0; i < scenario_operations(scenario); i++) {
        result_time(scenario->resolved, GPURTA_MODEL_OPERATIONS_RELEASE, i, release);
        if (i == 0 || mpq_cmp(release, origin) < 0)
            mpq_set(origin, release);
    }
}

void measuring_time(mpq_ptr time, const int64_t ns, const gpurta_unit unit,
                    const gpurta_measurement *const m)
{
    set_nanoseconds(time, ns, unit);
    mpz_mul_ui(mpq_denref(time), mpq_denref(time), (unsigned long)measuring_scale(m));
    mpq_canonicalize(time);
}

static int by_size(const void *const a, const void *const b)
{
    return ascending(*(const int64_t *)a, *(const int64_t *)b);
}

void statistics_of(int64_t *const ns, const size_t count, int64_t statistics[const STATISTICS])
{
    qsort(ns, count, sizeof *ns, by_size);
    statistics[LEAST] = ns[0];
    statistics[MEDIAN] = ns[(count - 1) / 2];
    statistics[LARGEST] = ns[count - 1];
}

bool recording_statistics(const struct recording *const r, const size_t i,
                          int64_t ns[const STATISTICS])
{
    if (!r->channel)
        return succeeded(
            gpurta_measurement_completion(r->m, i, &ns[LEAST], &ns[MEDIAN], &ns[LARGEST], NULL));
    const struct channel *const c = &r->channel[i];
    int64_t *const all = allocate_zeroed(c->jobs + 1, sizeof *all);
    for (size_t j = 0; j < c->jobs; j++)
        all[j] = c->job[j].end - c->job[j].launched;
    if (c->jobs)
        statistics_of(all, c->jobs, ns);
    free(all);
    return c->jobs;
}

static int moved(const gpurta_measurement *const m, const gpurta_fact before,
                 const gpurta_fact after)
{
    const int64_t from = gpurta_measurement_fact(m, before);
    const int64_t to = gpurta_measurement_fact(m, after);
    return from == GPURTA_NOT_KNOWN || to == GPURTA_NOT_KNOWN ? -1 : from != to;
}

int measuring_clocks_moved(const gpurta_measurement *const m)
{
    const int sm = moved(m, GPURTA_FACT_SM_CLOCK_BEFORE_KHZ, GPURTA_FACT_SM_CLOCK_AFTER_KHZ);
    const int memory =
        moved(m, GPURTA_FACT_MEMORY_CLOCK_BEFORE_KHZ, GPURTA_FACT_MEMORY_CLOCK_AFTER_KHZ);
    return memory > 0 ? memory : sm;
}

const char *channel_level(const struct scenario *const scenario, const size_t i)
{
    static const char *const names[] = {NULL, "low", "medium", "high"};
    return names[result_count(scenario->resolved, GPURTA_MODEL_TASKS_LEVEL, i)];
}

/* Neither waited, and there is a time at which both worked. */
static bool together(const struct channel *const x, const struct channel *const y)
{
    const int64_t unsure = x->uncertainty + y->uncertainty;
    for (size_t j = 0, first = 0; j < x->jobs; j++) {
        while (first < y->jobs && y->job[first].run < x->job[j].run)
            first++;
        for (size_t k = first; k < y->jobs && y->job[k].run == x->job[j].run; k++) {
            const struct job *const p = &x->job[j], *const q = &y->job[k];
            const int64_t from = p->start > q->start ? p->start : q->start;
            const int64_t to = p->end < q->end ? p->end : q->end;
            /* in [from, to] either waits while the other works; short waits it does not tell */
            const int64_t untold = GPURTA_CHANNEL_GAP_NS * (p->turns + q->turns);
            if (to - from > unsure + p->waited + q->waited + untold)
                return true;
        }
    }
    return false;
}

bool channels_together(const struct recording *const r, size_t *const first, size_t *const second)
{
    for (*first = 0; *first < r->count; ++*first)
        for (*second = *first + 1; *second < r->count; ++*second)
            if (together(&r->channel[*first], &r->channel[*second]))
                return true;
    return false;
}

void channels_unset(FILE *const file, const struct scenario *const scenario,
                    const struct recording *const r)
{
    const char *before = "not set, since CUDA has no call for level and timeslice (--set-level): ",
               *end = "";
    for (size_t i = 0; i < r->count; i++)
        if (!r->channel[i].set) {
            fprintf(file, "%s%s", before, recording_name(scenario, i));
            before = ", ";
            end = "\n";
        }
    fputs(end, file);
}

/* ---- what was run ---- */

struct release {
    mpq_t time;
    size_t operation;
};

static int by_release(const void *const a, const void *const b)
{
    const struct release *const x = a, *const y = b;
    const int order = mpq_cmp(x->time, y->time);
    return order ? order : (x->operation > y->operation) - (x->operation < y->operation);
}

size_t *launch_places(const struct scenario *const scenario)
{
    const size_t n = scenario_operations(scenario);
    struct release *const release = allocate_zeroed(n + 1, sizeof *release);
    size_t *const place = allocate_zeroed(n + 1, sizeof *place);
    for (size_t i = 0; i < n; i++) {
        mpq_init(release[i].time);
        result_time(scenario->resolved, GPURTA_MODEL_OPERATIONS_RELEASE, i, release[i].time);
        release[i].operation = i;
    }
    qsort(release, n, sizeof *release, by_release);
    for (size_t i = 0; i < n; i++) {
        place[release[i].operation] = i + 1;
        mpq_clear(release[i].time);
    }
    free(release);
    return place;
}

/* What is told goes to a sink, one after the other. */
struct teller {
    told_sink *sink;
    void *of;
    mpq_t time;
};

static void tell_text(struct teller *const t, const char *const key, const char *const text)
{
    t->sink(t->of, &(struct told){key, TOLD_TEXT, .text = text});
}

static void tell_count(struct teller *const t, const char *const key, const int64_t count)
{
    t->sink(t->of, &(struct told){key, TOLD_COUNT, .count = count});
}

static void tell_time(struct teller *const t, const char *const key, const bool given,
                      const bool must)
{
    t->sink(t->of, &(struct told){key, TOLD_TIME, .time = given ? t->time : NULL, .must = must});
}

static void tell_task(struct teller *const t, const gpurta_result *const model, const size_t i)
{
    static const struct {
        const char *key;
        gpurta_column which;
    } times[] = {{"timeslice", GPURTA_MODEL_TASKS_TIMESLICE},
                 {"wcet", GPURTA_MODEL_TASKS_WCET},
                 {"period", GPURTA_MODEL_TASKS_PERIOD}};
    for (size_t k = 0; k < FIELDS(times); k++)
        tell_time(t, times[k].key,
                  !(times[k].which == GPURTA_MODEL_TASKS_WCET &&
                    result_count(model, GPURTA_MODEL_TASKS_SATURATED, i)) &&
                      result_time(model, times[k].which, i, t->time),
                  true);
}

static void tell_operation(struct teller *const t, const gpurta_result *const model, const size_t i,
                           const size_t place)
{
#define COUNT(id) result_count_or(model, GPURTA_MODEL_OPERATIONS_##id, i, -1)
    const bool copy = COUNT(BLOCKS) < 0;
    (void)result_time(model, GPURTA_MODEL_OPERATIONS_RELEASE, i, t->time);
    tell_time(t, "release", true, true);
    tell_text(t, "kind", copy ? "copy" : "kernel");
    if (copy) {
        tell_count(t, "bytes", COUNT(BYTES));
        tell_text(t, "direction", gpurta_key_word(GPURTA_KEY_DIRECTION, COUNT(DIRECTION)));
    } else {
        tell_count(t, "threads", COUNT(THREADS));
        tell_count(t, "registers", COUNT(REGISTERS));
        tell_count(t, "shared_memory", COUNT(SHARED_MEMORY));
        tell_count(t, "local_memory", COUNT(LOCAL_MEMORY));
        /* 0: not given; the least that holds a block is told as 1 byte */
        const int64_t bytes = COUNT(CARVEOUT), percent = COUNT(CARVEOUT_PERCENT);
        tell_count(t, "carveout", bytes > 0 ? bytes : bytes == 0 || percent == 0);
        tell_count(t, "carveout_percent", percent > 0 ? percent : 0);
        (void)result_time(model, GPURTA_MODEL_OPERATIONS_WCET, i, t->time);
        tell_time(t, "wcet", true, false);
    }
    tell_text(t, "stream", result_text(model, GPURTA_MODEL_OPERATIONS_STREAM, i));
    tell_count(t, "priority", result_count(model, GPURTA_MODEL_OPERATIONS_PRIORITY, i));
    t->sink(t->of, &(struct told){"blocking", TOLD_BOOL, .count = COUNT(BLOCKING)});
    tell_count(t, "launch_order", (int64_t)place);
    const int64_t partition = COUNT(PARTITION);
    if (partition >= 0) {
        tell_text(t, "partition",
                  result_text(model, GPURTA_MODEL_PARTITIONS_NAME, (size_t)partition));
        tell_count(t, "partition_sms",
                   result_count(model, GPURTA_MODEL_PARTITIONS_SMS, (size_t)partition));
    }
#undef COUNT
}

void recording_told(const struct scenario *const scenario, const size_t i, const size_t place,
                    told_sink *const sink, void *const of)
{
    struct teller t = {.sink = sink, .of = of};
    mpq_init(t.time);
    if (scenario_operations(scenario)) {
        tell_operation(&t, scenario->resolved, i, place);
    } else {
        sink(of,
             &(struct told){"level", TOLD_TEXT, .text = channel_level(scenario, i), .must = true});
        tell_task(&t, scenario->resolved, i);
    }
    mpq_clear(t.time);
}

/* ---- JSON ---- */

const char *const completion_keys[STATISTICS] = {
    [LEAST] = "completion_minimum",
    [MEDIAN] = "completion_median",
    [LARGEST] = "completion_maximum",
};

static void json_known(struct json *const json, const char *const key, const int64_t value)
{
    if (value == GPURTA_NOT_KNOWN)
        json_null(json, key);
    else
        json_int(json, key, value);
}

static void json_told(void *const of, const struct told *const told)
{
    struct json *const json = of;
    if (told->kind == TOLD_TEXT)
        json_text(json, told->key, told->text);
    else if (told->kind == TOLD_BOOL)
        json_bool(json, told->key, told->count);
    else if (told->kind == TOLD_COUNT)
        json_int(json, told->key, told->count);
    else if (told->time)
        json_time(json, told->key, told->time);
    else
        json_null(json, told->key);
}

static void json_numbers(struct json *const json, const int64_t *const numbers, const size_t count,
                         const bool flat)
{
    if (flat)
        json_open_flat(json, NULL, '[');
    else
        json_open_array(json, NULL);
    for (size_t n = 0; n < count; n++)
        json_int(json, NULL, numbers[n]);
    json_close(json);
}

static void json_device(struct json *const json, const gpurta_measurement *const m)
{
    const int changed = measuring_clocks_moved(m);
    json_open_object(json, "device");
    for (int note = 0; gpurta_note_name((gpurta_note)note); note++)
        json_text(json, gpurta_note_name((gpurta_note)note),
                  gpurta_measurement_note(m, (gpurta_note)note));
    for (int fact = 0; gpurta_fact_name((gpurta_fact)fact); fact++)
        json_known(json, gpurta_fact_name((gpurta_fact)fact),
                   gpurta_measurement_fact(m, (gpurta_fact)fact));
    if (changed < 0)
        json_null(json, "clocks_moved");
    else
        json_bool(json, "clocks_moved", changed);
    json_close(json);
}

/* What was run, and what a kernel was given, are told with the first repetition. */
static void json_operation(struct json *const json, const struct scenario *const scenario,
                           const struct recording *const r, const size_t run, const size_t i,
                           const size_t *const place)
{
    int64_t launched = 0, completion = 0, block[3], statistics[STATISTICS];
    json_open_flat(json, NULL, '{');
    json_text(json, "name", recording_name(scenario, i));
    if (run == 0)
        recording_told(scenario, i, place[i], json_told, json);
    if (run == 0 && gpurta_measurement_used(r->m, i, GPURTA_USED_REGISTERS) != GPURTA_NOT_KNOWN) {
        json_open_object(json, "used");
        for (int u = 0; gpurta_used_name((gpurta_used)u); u++)
            json_known(json, gpurta_used_name((gpurta_used)u),
                       gpurta_measurement_used(r->m, i, (gpurta_used)u));
        json_close(json);
    }
    gpurta_measurement_operation(r->m, run, i, &launched, &completion);
    json_int(json, "launched", launched);
    json_int(json, "completion", completion);
    for (int k = 0; run == 0 && recording_statistics(r, i, statistics) && k < STATISTICS; k++)
        json_int(json, completion_keys[k], statistics[k]);
    json_open_array(json, "blocks");
    for (size_t b = 0; gpurta_measurement_block(r->m, run, i, b, &block[0], &block[1], &block[2]);
         b++)
        json_numbers(json, block, 3, false);
    json_close(json);
    json_close(json);
}

static void json_kernels(struct json *const json, const struct scenario *const scenario,
                         const struct recording *const r)
{
    size_t *const place = launch_places(scenario);
    json_int(json, "jobs", 1); /* of each kernel in a repetition */
    for (size_t run = 0; run < (size_t)r->runs; run++) {
        if (run == 1)
            json_open_array(json, "more_runs");
        if (run)
            json_open_object(json, NULL);
        json_open_array(json, "kernels");
        for (size_t i = 0; i < r->count; i++)
            json_operation(json, scenario, r, run, i, place);
        json_close(json);
        if (run)
            json_close(json);
    }
    if (r->runs == 1)
        json_open_array(json, "more_runs");
    json_close(json);
    free(place);
}

static void json_channel(struct json *const json, const struct scenario *const scenario,
                         const struct channel *const channel, const size_t i)
{
    json_open_object(json, NULL);
    json_text(json, "name", recording_name(scenario, i));
    recording_told(scenario, i, 0, json_told, json);
    json_bool(json, "as_set", channel->set);
    json_int(json, "offset_uncertainty_ns", channel->uncertainty);
    json_open_array(json, "jobs");
    for (size_t j = 0; j < channel->jobs; j++) {
        const struct job *const job = &channel->job[j];
        json_numbers(json,
                     (const int64_t[]){job->run, job->launched, job->start, job->end, job->waited,
                                       job->turns},
                     6, true);
    }
    json_close(json);
    json_close(json);
}

static void recording_json(FILE *const file, const struct scenario *const scenario,
                           const struct recording *const r)
{
    struct json json;
    json_begin(&json, file, "measure", gpurta_unit_name(scenario->unit));
    json_text(&json, "scenario", scenario->document.name);
    json_device(&json, r->m);
    json_int(&json, "runs", r->runs);
    if (r->channel) {
        json_open_array(&json, "channels");
        for (size_t i = 0; i < r->count; i++)
            json_channel(&json, scenario, &r->channel[i], i);
        json_close(&json);
    } else {
        json_kernels(&json, scenario, r);
    }
    json_end(&json);
}

int recording_save(const struct recording *const r, const struct scenario *const scenario,
                   const char *const path)
{
    struct output output;
    if (!output_open(&output, path))
        return EXIT_UNABLE;
    recording_json(output.file, scenario, r);
    return output_close(&output) ? -1 : EXIT_UNABLE;
}
