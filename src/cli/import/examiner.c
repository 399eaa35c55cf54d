/* Configurations of cuda_scheduling_examiner. Facts about them: its README and plug-ins
 * (github.com/yalue/cuda_scheduling_examiner_mirror). A benchmark is a host thread with one stream.
 */
#include "cli/base/memory.h"
#include "cli/import/examiner_host.h"
#include "cli/scenario/rows.h"

#include <stdlib.h>
#include <string.h>

/* ---- benchmarks and configurations ---- */

static void read_configuration(struct import *in, const struct node *node);

/* "./bin/timer_spin.so" -> "timer_spin" */
static void base_name(const char *const path, char name[64])
{
    const char *const slash = strrchr(path, '/');
    snprintf(name, 64, "%s", slash ? slash + 1 : path);
    char *const dot = strrchr(name, '.');
    if (dot)
        *dot = '\0';
}

/* How often a benchmark runs; 0 after a mistake. */
static int64_t iterations_of(struct import *const in, const struct node *const node,
                             const struct node *const given)
{
    int64_t n = 1;
    if (in->common->iterations) {
        if (parse_count(in->common->iterations, 1, 1000000, &n))
            return n;
        wrong(in->reader, node, "--iterations: expected a whole number from 1 to 1000000");
        return 0;
    }
    struct reader there = host_reader(in, given ? given : node);
    if (given && !read_count(&there, given, 0, 1000000, &n))
        return 0;
    if (n == 0 && given != in->endless) /* said once of the default of all */
        wrong(&there, given, "0 iterations mean no end; give --iterations N");
    in->endless = n == 0 ? given : in->endless;
    return n;
}

/* Set in the range of the device: a non-blocking stream of that priority; else a blocking one. */
static void set_priority(struct import *const in, const struct node *const node)
{
    gpurta_error error;
    const char *const text = host_text(in, node);
    if (strcmp(text, "-1") != 0 && strcmp(text, "0") != 0) {
        expected(in->reader, node, "-1 (high) or 0 (low)");
        return;
    }
    const size_t row = add_row(in->reader, node, GPURTA_SECTION_STREAMS, GPURTA_NONE);
    gpurta_status status =
        gpurta_set_text(in->model, row, GPURTA_KEY_STREAM_NAME, in->stream, &error);
    if (!status)
        status = gpurta_set_count(in->model, row, GPURTA_KEY_STREAM_BLOCKING, 0, &error);
    if (!status)
        status = gpurta_set_text(in->model, row, GPURTA_KEY_STREAM_PRIORITY, text, &error);
    (void)accepted(in->reader, node, status, &error);
}

struct configuration {
    struct import *in;
    const struct node *iterations, *max_time;
};

/* The tool starts no iteration after max_time; here every iteration is simulated. */
static void note_max_time(const struct import *const in, const struct node *const max_time,
                          const int64_t times)
{
    if (!max_time || max_time->kind != NODE_SCALAR || times < 2)
        return;
    const char *const text = host_text(in, max_time);
    if (strspn(text, "0.") != strlen(text))
        document_note(in->reader->document, max_time,
                      "max_time is not simulated: all %lld iterations are", (long long)times);
}

/* One more, released at in->time. */
static struct benchmark *add_benchmark(struct import *const in, const char *const plugin)
{
    struct foreign *const foreign = in->reader->scenario->foreign;
    foreign->benchmark =
        reallocate(foreign->benchmark, (foreign->benchmarks + 1) * sizeof *foreign->benchmark);
    struct benchmark *const fresh = &foreign->benchmark[foreign->benchmarks++];
    *fresh = (struct benchmark){.plugin = duplicate(plugin)};
    mpq_init(fresh->release);
    mpq_set(fresh->release, in->time);
    return fresh;
}

/* Plug-ins that never use the GPU. Their logs are known, so that they count as a benchmark. */
static bool skip_cpu_only(struct import *const in, const struct node *const node,
                          const struct values *const values, const char *const plugin)
{
    if (strcmp(plugin, "cpu_inorder_walk") != 0 && strcmp(plugin, "cpu_random_walk") != 0)
        return false;
    struct benchmark *const benchmark = add_benchmark(in, plugin);
    if (values->node[LABEL])
        benchmark->label = host_text(in, values->node[LABEL]);
    if (values->node[LOG_NAME])
        benchmark->log_name = host_text(in, values->node[LOG_NAME]);
    document_note(in->reader->document, node, "%s runs on the CPU alone: skipped", plugin);
    return true;
}

/* A share of the threads under MPS; of all, it changes nothing. */
static void refuse_share(struct import *const in, const struct node *const share)
{
    mpq_t percent;
    mpq_init(percent);
    if (share && in->processes &&
        (!succeeded(gpurta_time_parse(percent, host_text(in, share), GPURTA_S, NULL)) ||
         mpq_cmp_si(percent, 100, 1) < 0))
        wrong(in->reader, share,
              "mps_thread_percentage: SMs of which a process may use a part are not simulated");
    mpq_clear(percent);
}

static void run_benchmark(struct import *const in, const struct node *const node,
                          const struct values *const values, const char *const plugin,
                          const struct node *const iterations, const struct node *const max_time)
{
    struct benchmark *const benchmark = add_benchmark(in, plugin);
    snprintf(in->stream, sizeof in->stream, "s%zu", in->reader->scenario->foreign->benchmarks);
    in->host.waits = in->host.slept = false;
    in->host.errors = in->reader->document->errors;
    in->host.blocking = !values->node[PRIORITY];
    in->host.pending[OWN] = in->host.pending[DEFAULT] = SIZE_MAX;
    mpq_set(in->host.delay, in->time);
    in->label = benchmark->plugin;
    if (host_enter(in, values, LABEL))
        in->label = benchmark->label = read_name(in->reader, values->node[LABEL]);
    host_leave(in);
    if (!in->label)
        return;
    if (values->node[LOG_NAME])
        benchmark->log_name = host_text(in, values->node[LOG_NAME]);
    if (host_enter(in, values, PRIORITY))
        set_priority(in, values->node[PRIORITY]);
    host_leave(in);
    const int64_t times = iterations_of(in, node, iterations);
    note_max_time(in, max_time, times);
    const size_t before = in->reader->document->errors;
    for (int64_t i = 0; i < times && in->reader->document->errors == before; i++) {
        in->iteration = i;
        if (i > 0) {
            synchronize(in, node, DEFAULT);
            synchronize(in, node, OWN);
        }
        plugin_run(in, node, values, plugin);
    }
}

/* A task_host repeats its whole configuration: that is not simulated. --iterations is about the
 * benchmarks in it. */
static bool runs_once(struct import *const in, const struct node *const node,
                      const struct node *const iterations)
{
    const int64_t n = in->common->iterations ? 1 : iterations_of(in, node, iterations);
    if (n > 1) {
        struct reader there = host_reader(in, iterations);
        wrong(&there, iterations,
              "a task_host that runs %lld times is not simulated: let it run once, and its "
              "benchmarks more often",
              (long long)n);
    }
    return n == 1;
}

/* A configuration in the configuration, released at in->time. */
static void read_task_host(const struct configuration *const configuration,
                           const struct node *const node, const struct values *const values)
{
    struct import *const in = configuration->in;
    const struct node *const own = values->node[ITERATIONS];
    if (values->node[PRIORITY]) {
        wrong(in->reader, values->node[PRIORITY],
              "stream_priority of a task_host is not simulated: give it to its benchmarks");
        return;
    }
    if (values->node[SM_MASK]) {
        wrong(in->reader, values->node[SM_MASK],
              "sm_mask of a task_host is not simulated: give it to its benchmarks");
        return;
    }
    if (!runs_once(in, node, own ? own : configuration->iterations))
        return;
    if (!host_need(in, node, values, INFO))
        return;
    mpq_t outer;
    mpq_init(outer);
    mpq_set(outer, in->release);
    mpq_set(in->release, in->time);
    read_configuration(in, values->node[INFO]);
    mpq_set(in->release, outer);
    mpq_clear(outer);
    host_leave(in);
}

static void read_benchmark(struct reader *const reader, const struct node *const node,
                           void *const target)
{
    const struct configuration *const configuration = target;
    struct import *const in = configuration->in;
    struct values values = {benchmark_keys, benchmark_key_count, {NULL}};
    char plugin[64];
    const size_t before = reader->document->errors;
    (void)host_values(in, node, &values);
    refuse_share(in, values.node[MPS_PERCENTAGE]);
    if (reader->document->errors != before)
        return;
    base_name(host_text(in, values.node[FILENAME]), plugin);
    if (!*plugin) {
        struct reader there = host_reader(in, values.node[FILENAME]);
        expected(&there, values.node[FILENAME], "the file of a plug-in");
        return;
    }
    mpq_set(in->time, in->release);
    mpq_t own;
    mpq_init(own);
    if (host_enter(in, &values, RELEASE) && read_time(reader, values.node[RELEASE], own))
        mpq_add(in->time, in->time, own);
    host_leave(in);
    if (strcmp(plugin, "task_host") == 0)
        read_task_host(configuration, node, &values);
    else if (!skip_cpu_only(in, node, &values, plugin)) {
        const struct node *const around = in->mask;
        in->mask = values.node[SM_MASK] ? values.node[SM_MASK] : around;
        run_benchmark(in, node, &values, plugin,
                      values.node[ITERATIONS] ? values.node[ITERATIONS] : configuration->iterations,
                      values.node[MAX_TIME] ? values.node[MAX_TIME] : configuration->max_time);
        in->mask = around;
    }
    mpq_clear(own);
}

enum { C_NAME, C_ITERATIONS, C_BENCHMARKS, C_PROCESSES, C_SYNC, C_MAX_TIME };

static const struct key configuration_keys[] = {
    {"name", KEY_ANY, true, 0, 0, NULL},
    {"max_iterations", KEY_ANY, true, 0, 0, NULL},
    {"benchmarks", KEY_ANY, true, 0, 0, NULL},
    {"use_processes", KEY_ANY, false, 0, 0, NULL},
    {"sync_every_iteration", KEY_ANY, false, 0, 0, NULL},
    {"max_time", KEY_ANY, true, 0, 0, NULL},
    {"cuda_device", KEY_ANY, false, 0, 0, NULL},
    {"base_result_directory", KEY_ANY, false, 0, 0, NULL},
    {"pin_cpus", KEY_ANY, false, 0, 0, NULL},
    {"do_warmup", KEY_ANY, false, 0, 0, NULL},
    {"omit_block_times", KEY_ANY, false, 0, 0, NULL},
};

static bool is_true(struct import *const in, const struct values *const values, const size_t i)
{
    bool value = false;
    if (host_enter(in, values, i))
        read_bool(in->reader, values->node[i], &value);
    host_leave(in);
    return value;
}

/* Whether a benchmark names the key. */
static bool any_names(const struct document *const document, const struct node *const list,
                      const char *const key)
{
    const struct node *item =
        list && list->kind == NODE_LIST ? document_child(document, list) : NULL;
    while (item && !document_key(document, item, key))
        item = document_next(document, item);
    return item;
}

/* Processes take turns, unless shares for MPS say that its server lets them run together. */
static void read_processes(struct import *const in, const struct values *const values)
{
    const struct node *const node = values->node[C_PROCESSES];
    if (!any_names(in->reader->document, values->node[C_BENCHMARKS], "mps_thread_percentage")) {
        wrong(in->reader, node,
              "processes have a GPU context each, which take turns: see 'gpurta runlist' (those "
              "under MPS share it: mps_thread_percentage says so)");
        return;
    }
    in->processes = true;
    document_note(in->reader->document, node,
                  "processes under MPS: their kernels run together as those of one context");
}

static void read_configuration(struct import *const in, const struct node *const node)
{
    struct values values = {
        configuration_keys, sizeof configuration_keys / sizeof configuration_keys[0], {NULL}};
    struct configuration configuration = {in, NULL, NULL};
    const bool processes = in->processes;
    if (in->depth == NESTING) {
        wrong(in->reader, node, "task_host is nested more than %d deep", NESTING);
        return;
    }
    const size_t before = in->reader->document->errors;
    (void)host_values(in, node, &values);
    if (is_true(in, &values, C_PROCESSES))
        read_processes(in, &values);
    if (is_true(in, &values, C_SYNC))
        wrong(in->reader, values.node[C_SYNC], "iterations that begin together are not simulated");
    if (in->reader->document->errors != before)
        return;
    if (in->depth == 0)
        in->reader->scenario->foreign->name = host_text(in, values.node[C_NAME]);
    configuration.iterations = values.node[C_ITERATIONS];
    configuration.max_time = values.node[C_MAX_TIME];
    in->depth++;
    host_enter(in, &values, C_BENCHMARKS);
    read_list(in->reader, values.node[C_BENCHMARKS], "benchmarks", read_benchmark, &configuration);
    host_leave(in);
    in->depth--;
    in->processes = processes;
}

static bool recognised(const struct document *const document)
{
    return document->nodes && document_key(document, document->node, "benchmarks");
}

static void check_assumptions(struct import *const in)
{
    gpurta_error error;
    for (size_t i = 0; i < in->common->assume.count; i++) {
        const char *const text = in->common->assume.text[i], *const equals = strchr(text, '=');
        if (!equals || !succeeded(gpurta_time_parse(in->time, equals + 1, GPURTA_S, &error)) ||
            mpq_sgn(in->time) < 0)
            document_error(in->reader->document, NULL,
                           "--assume: expected NAME=TIME, found \"%.80s\"", text);
    }
}

/* An assumption that nothing needs, of another name, or of what is known: one list of them may be
 * for many files. */
static void note_unused(struct import *const in)
{
    const struct document *const document = in->reader->document;
    for (size_t i = 0; i < in->common->assume.count; i++) {
        const char *const text = in->common->assume.text[i];
        if (!in->assumed[i])
            document_note(document, document->node,
                          "--assume %.80s: nothing here has that name and an unknown time", text);
    }
}

static void read_examiner(struct reader *const reader, const struct common *const common)
{
    struct scenario *const scenario = reader->scenario;
    static const struct common nothing;
    struct import in = {.reader = reader, .common = common ? common : &nothing, .number = 2};
    scenario->unit = GPURTA_S;
    scenario->foreign = allocate_zeroed(1, sizeof *scenario->foreign);
    in.model = scenario->given.model;
    in.names = (struct name_index){.owner = in.model, .name = row_operation};
    if (!succeeded(gpurta_set_count(in.model, 0, GPURTA_KEY_TIME_UNIT, GPURTA_S, NULL)))
        out_of_memory();
    reader->comments = true;
    mpq_inits(in.time, in.release, in.host.delay, NULL);
    check_assumptions(&in);
    read_configuration(&in, &reader->document->node[0]);
    if (reader->document->errors == 0)
        note_unused(&in);
    if (reader->document->errors == 0 && rows_of(scenario, GPURTA_SECTION_OPERATIONS) == 0)
        wrong(reader, &reader->document->node[0], "the benchmarks launch nothing on the GPU");
    mpq_clears(in.time, in.release, in.host.delay, NULL);
    name_index_clear(&in.names);
    reader->comments = false;
}

const struct foreign_format examiner_format = {"examiner", recognised, read_examiner};
