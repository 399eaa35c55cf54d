/* Configurations of cuda_scheduling_examiner. Facts about them: its README and plug-ins
 * (github.com/yalue/cuda_scheduling_examiner_mirror). A benchmark is a host thread with one stream.
 */
#include "examiner.h"

#include <stdlib.h>
#include <string.h>

#define NESTING 4 /* task_host in task_host ... */

#define MOST_KEYS 18

/* The values of a mapping, by position in a table of keys. */
struct values {
    const struct key *key;
    size_t count;
    const struct node *node[MOST_KEYS];
};

/* Streams that a benchmark launches on: its own, and the NULL stream. */
enum { OWN, DEFAULT };

/* The host thread of a benchmark: when it launches its next operation. */
struct host {
    bool waits; /* for `other`; else `delay` counts from the start */
    bool slept; /* since the last launch */
    size_t other;
    gpurta_after mode;
    mpq_t delay;
    bool blocking;     /* its own stream waits for the NULL stream, and that for it */
    size_t pending[2]; /* last operation on each stream, if not waited for; else SIZE_MAX */
    size_t errors;     /* of the document before this benchmark */
};

struct import {
    struct reader *reader;
    const struct common *common;
    gpurta_program *program;
    struct host host;
    char stream[24]; /* of the benchmark */
    const char *label;
    int depth;
    const struct node *endless; /* iterations that were refused last */
    bool full;                  /* more operations than are read; said once */
    bool assumed[MOST_ASSUMED]; /* --assume was used */
    int64_t iteration;
    int64_t number;  /* for the next name that is taken */
    uint32_t *place; /* hash index of names: 0, or operation + 1 */
    size_t places;
    mpq_t time, release; /* release of the task_host around */
};

/* ---- reading mappings ---- */

static void keep(struct reader *const reader, const struct node *const node, void *const target)
{
    struct values *const values = target;
    const char *const name = reader->path[reader->depth - 1].key;
    for (size_t i = 0; i < values->count; i++)
        if (values->key[i].name == name)
            values->node[i] = node;
}

static void read_values(struct import *const in, const struct node *const node,
                        struct values *const values)
{
    read_map(in->reader, node, values->key, values->count, values);
}

static bool enter(struct import *const in, const struct values *const values, const size_t i)
{
    in->reader->path[in->reader->depth++].key = values->key[i].name;
    return values->node[i] != NULL;
}

static void leave(struct import *const in)
{
    in->reader->depth--;
}

static const char *text_of(const struct import *const in, const struct node *const node)
{
    return node && node->kind == NODE_SCALAR ? document_text(in->reader->document, node) : "";
}

/* A reader whose path is that of the node, wherever it stands. */
static struct reader reader_at(const struct import *const in, const struct node *const node)
{
    struct reader there = *in->reader;
    go_to(&there, node);
    return there;
}

static void missing(struct import *const in, const struct node *const node, const char *const key)
{
    wrong(in->reader, node, "key \"%s\" is missing", key);
}

/* ---- values ---- */

static void to_seconds(mpq_ptr nanoseconds)
{
    mpz_t billion;
    mpz_init_set_ui(billion, 1000000000u);
    mpz_mul(mpq_denref(nanoseconds), mpq_denref(nanoseconds), billion);
    mpq_canonicalize(nanoseconds);
    mpz_clear(billion);
}

/* Nanoseconds above 0, into in->time as seconds. */
static bool read_nanoseconds(struct import *const in, const struct node *const node)
{
    gpurta_error error;
    const char *const text = text_of(in, node);
    if (gpurta_time_parse(in->time, text, GPURTA_NS, &error) != GPURTA_OK ||
        mpq_sgn(in->time) <= 0) {
        struct reader there = reader_at(in, node);
        expected(&there, node, "a number of nanoseconds above 0");
        return false;
    }
    to_seconds(in->time);
    return true;
}

/* --assume NAME=TIME into in->time; false: nothing is assumed. */
static bool assumed(struct import *const in, const char *const name)
{
    gpurta_error error;
    const size_t length = strlen(name);
    for (size_t i = 0; i < in->common->assumed; i++) {
        const char *const text = in->common->assume[i];
        if (strncmp(text, name, length) == 0 && text[length] == '=') {
            in->assumed[i] = true;
            return gpurta_time_parse(in->time, text + length + 1, GPURTA_S, &error) == GPURTA_OK &&
                   mpq_sgn(in->time) >= 0;
        }
    }
    return false;
}

/* A duration that is not known, unless it is assumed. */
static bool need_assumed(struct import *const in, const struct node *const node,
                         const char *const name)
{
    if (assumed(in, name) && mpq_sgn(in->time) > 0)
        return true;
    wrong(in->reader, node, "how long %.60s takes is not known; give --assume %.60s=TIME", name,
          name);
    return false;
}

/* Shared memory in 32-bit words: sizes that the plug-ins were compiled with. Into bytes. */
static bool read_words(struct import *const in, const struct node *const node, int64_t *const bytes)
{
    int64_t words = 0;
    if (!node)
        return true;
    struct reader there = reader_at(in, node);
    if (!read_count(&there, node, 0, INT32_MAX, &words))
        return false;
    if (words != 0 && words != 4096 && words != 8192 && words != 10240) {
        expected(&there, node, "0, 4096, 8192 or 10240 (32-bit words)");
        return false;
    }
    *bytes = words * 4;
    return true;
}

/* ---- operations ---- */

static void check(struct import *const in, const struct node *const node,
                  const gpurta_status status, const gpurta_error *const error)
{
    if (status != GPURTA_OK)
        refused(in->reader, node, status, error);
}

/* Where the name stands in the index, or the free place where it belongs. */
static uint32_t *name_place(const struct import *const in, const char *const name)
{
    uint32_t hash = 2166136261u; /* FNV-1a */
    for (const char *c = name; *c; c++)
        hash = (hash ^ (unsigned char)*c) * 16777619u;
    size_t i = hash & (in->places - 1);
    while (in->place[i] && strcmp(gpurta_program_name(in->program, in->place[i] - 1), name) != 0)
        i = (i + 1) & (in->places - 1);
    return &in->place[i];
}

/* Room for one more operation and its name, the index of names at most half full. */
static bool index_names(struct import *const in)
{
    const size_t count = gpurta_program_count(in->program);
    struct foreign *const foreign = in->reader->scenario->foreign;
    if (count + 1 <= in->places / 2)
        return true;
    size_t places = 64;
    while (places <= 2 * count)
        places *= 2;
    uint32_t *const fresh = calloc(places, sizeof *fresh);
    struct origin *const moved =
        fresh ? realloc(foreign->origin, places / 2 * sizeof *moved) : NULL;
    if (!moved) {
        in->reader->document->no_memory = true;
        free(fresh);
        return false;
    }
    foreign->origin = moved;
    free(in->place);
    in->place = fresh;
    in->places = places;
    for (size_t i = 0; i < count; i++)
        *name_place(in, gpurta_program_name(in->program, i)) = (uint32_t)(i + 1);
    return true;
}

#define LABEL_SIZE 120

#define MOST_OPERATIONS 1000000

/* The label, with the number of the iteration from the second on; where that is taken, with a
 * number that only grows, so that many names cost little. False: too many, or out of memory. */
static bool unique_name(struct import *const in, const struct node *const node,
                        const char *const label, char name[LABEL_SIZE])
{
    const char *const base = *label ? label : "kernel";
    if (gpurta_program_count(in->program) >= MOST_OPERATIONS) {
        if (!in->full)
            wrong(in->reader, node, "more than %d operations; give fewer iterations",
                  MOST_OPERATIONS);
        in->full = true;
        return false;
    }
    if (!index_names(in))
        return false;
    const int part = text_part(base, 90);
    snprintf(name, LABEL_SIZE, "%.*s", part, base);
    if (in->iteration > 0)
        snprintf(name, LABEL_SIZE, "%.*s#%lld", part, base, (long long)in->iteration + 1);
    while (*name_place(in, name))
        snprintf(name, LABEL_SIZE, "%.*s#%lld", part, base, (long long)in->number++);
    const size_t count = gpurta_program_count(in->program);
    *name_place(in, name) = (uint32_t)count + 1;
    struct foreign *const foreign = in->reader->scenario->foreign;
    foreign->origin[count] =
        (struct origin){(uint32_t)(node - in->reader->document->node),
                        (uint32_t)(foreign->benchmarks - 1), in->iteration, label};
    return true;
}

static int which_stream(const char *const name)
{
    return strcmp(name, "default") == 0 ? DEFAULT : OWN;
}

/* The operation that was just added is launched by the host now. */
static void launch(struct import *const in, const struct node *const node, const char *const stream)
{
    gpurta_error error;
    const size_t i = gpurta_program_count(in->program) - 1;
    gpurta_status status = gpurta_program_set_stream(in->program, i, stream, &error);
    if (status == GPURTA_OK)
        status = in->host.waits ? gpurta_program_set_after(in->program, i, in->host.other,
                                                           in->host.mode, in->host.delay, &error)
                                : gpurta_program_set_time(in->program, i, GPURTA_OPERATION_RELEASE,
                                                          in->host.delay, &error);
    check(in, node, status, &error);
    in->host.slept = false;
    in->host.pending[which_stream(stream)] = i;
    if (!in->host.waits)
        return;
    in->host.other = i;
    in->host.mode = GPURTA_AFTER_LAUNCH;
    mpq_set_ui(in->host.delay, 0, 1);
}

struct kernel {
    const char *label;
    int64_t blocks, threads, shared;
};

/* A kernel whose blocks take in->time. */
static void add_kernel(struct import *const in, const struct node *const node,
                       const struct kernel *const kernel, const char *const stream)
{
    gpurta_error error;
    char name[LABEL_SIZE];
    const size_t i = gpurta_program_count(in->program);
    if (!unique_name(in, node, kernel->label, name))
        return;
    gpurta_status status =
        gpurta_program_add_kernel(in->program, name, kernel->blocks, in->time, &error);
    if (status == GPURTA_OK) {
        status = gpurta_program_set_count(in->program, i, GPURTA_OPERATION_THREADS, kernel->threads,
                                          &error);
        if (status == GPURTA_OK)
            status = gpurta_program_set_count(in->program, i, GPURTA_OPERATION_SHARED_MEMORY,
                                              kernel->shared, &error);
        launch(in, node, stream);
    }
    check(in, node, status, &error);
}

/* A copy of so many bytes, whose time is set once the bandwidth is known; or of 0, which takes
 * in->time. */
static void add_copy(struct import *const in, const struct node *const node,
                     const char *const label, const int64_t bytes,
                     const gpurta_copy_direction direction, const char *const stream)
{
    gpurta_error error;
    char name[LABEL_SIZE];
    const size_t i = gpurta_program_count(in->program);
    if (!unique_name(in, node, label, name))
        return;
    if (bytes)
        mpq_set_ui(in->time, 1, 1);
    in->reader->scenario->foreign->origin[i].label = NULL;
    gpurta_status status = gpurta_program_add_copy(in->program, name, in->time, &error);
    if (status == GPURTA_OK) {
        status = gpurta_program_set_count(in->program, i, GPURTA_OPERATION_BYTES, bytes, &error);
        if (status == GPURTA_OK)
            status = gpurta_program_set_count(in->program, i, GPURTA_OPERATION_DIRECTION, direction,
                                              &error);
        launch(in, node, stream);
    }
    check(in, node, status, &error);
}

static void sleep_for(struct import *const in, mpq_srcptr seconds)
{
    mpq_add(in->host.delay, in->host.delay, seconds);
    in->host.slept = in->host.slept || mpq_sgn(seconds) > 0;
}

/* The host waits until everything on that stream has completed. */
static void synchronize(struct import *const in, const struct node *const node, const int stream)
{
    struct host *const host = &in->host;
    const size_t last = host->pending[stream];
    if (last == SIZE_MAX)
        return;
    if (in->reader->document->errors != host->errors)
        return; /* what was not understood may have launched something */
    if (host->slept)
        wrong(in->reader, node,
              "the host sleeps or is busy, and then waits for the stream (here, or as every "
              "iteration ends), with no launch between: not simulated");
    else if (host->waits && host->mode == GPURTA_AFTER_COMPLETION)
        wrong(in->reader, node,
              "the host waits for its stream and for the NULL stream, with no launch between: not "
              "simulated");
    mpq_set_ui(host->delay, 0, 1);
    host->waits = true;
    host->other = last;
    host->mode = GPURTA_AFTER_COMPLETION;
    host->pending[stream] = SIZE_MAX;
    if (host->blocking && host->pending[!stream] < last) /* complete by then */
        host->pending[!stream] = SIZE_MAX;
}

/* ---- plug-ins ---- */

enum {
    FILENAME,
    THREADS,
    BLOCKS,
    INFO,
    ITERATIONS,
    RELEASE,
    PRIORITY,
    LABEL,
    SM_MASK,
    LOG_NAME,
    DATA_SIZE,
    MAX_TIME
};

static const struct key benchmark_keys[] = {
    {"filename", keep, true},         {"thread_count", keep, false},
    {"block_count", keep, false},     {"additional_info", keep, false},
    {"max_iterations", keep, false},  {"release_time", keep, false},
    {"stream_priority", keep, false}, {"label", keep, false},
    {"sm_mask", keep, false},         {"log_name", keep, false},
    {"data_size", keep, false},       {"max_time", keep, false},
    {"cpu_core", keep, false},        {"mps_thread_percentage", keep, false},
};

/* Sizes of a benchmark's grid and blocks. */
static bool read_sizes(struct import *const in, const struct node *const node,
                       const struct values *const values, const size_t blocks, const size_t threads,
                       struct kernel *const kernel)
{
    bool good = true;
    if (enter(in, values, blocks))
        good = read_size(in->reader, values->node[blocks], &kernel->blocks);
    else if (!kernel->blocks)
        missing(in, node, "block_count");
    leave(in);
    if (enter(in, values, threads))
        good = read_size(in->reader, values->node[threads], &kernel->threads) && good;
    else if (!kernel->threads)
        missing(in, node, "thread_count");
    leave(in);
    return good && kernel->blocks && kernel->threads;
}

static void plugin_timer_spin(struct import *const in, const struct node *const node,
                              const struct values *const values, const char *const stream)
{
    struct kernel kernel = {.label = in->label};
    if (!read_sizes(in, node, values, BLOCKS, THREADS, &kernel))
        return;
    mpq_set_ui(in->time, 1, 100); /* 10,000,000 ns */
    const bool given = enter(in, values, INFO);
    const bool empty = given && values->node[INFO]->kind == NODE_SCALAR &&
                       !values->node[INFO]->plain && !*text_of(in, values->node[INFO]);
    if (!given || empty || read_nanoseconds(in, values->node[INFO]))
        add_kernel(in, node, &kernel, stream);
    leave(in);
}

static void plugin_shared_memory(struct import *const in, const struct node *const node,
                                 const struct values *const values)
{
    static const struct key keys[] = {{"duration", keep, true}, {"shared_memory_size", keep, true}};
    struct values info = {keys, 2, {NULL}};
    struct kernel kernel = {.label = in->label};
    if (!read_sizes(in, node, values, BLOCKS, THREADS, &kernel))
        return;
    if (enter(in, values, INFO)) {
        read_values(in, values->node[INFO], &info);
        if (info.node[0] && info.node[1] && read_words(in, info.node[1], &kernel.shared) &&
            read_nanoseconds(in, info.node[0]))
            add_kernel(in, node, &kernel, in->stream);
    } else {
        missing(in, node, "additional_info");
    }
    leave(in);
}

/* A kernel whose time is only known if it is assumed. */
static void plugin_unknown(struct import *const in, const struct node *const node,
                           const struct values *const values, const char *const name)
{
    struct kernel kernel = {.label = in->label};
    if (need_assumed(in, values->node[FILENAME], name) &&
        read_sizes(in, node, values, BLOCKS, THREADS, &kernel))
        add_kernel(in, node, &kernel, in->stream);
}

static void refuse_mask(struct import *const in, const struct node *const mask)
{
    if (mask)
        wrong(in->reader, mask, "sm_mask changes where blocks go: not simulated");
}

/* ---- multikernel ---- */

enum { M_LABEL, M_DURATION, M_BLOCKS, M_THREADS, M_SHARED, M_DELAY, M_IN, M_OUT, M_MASK };

static const struct key multikernel_keys[] = {
    {"kernel_label", keep, true},
    {"duration", keep, true},
    {"block_count", keep, true},
    {"thread_count", keep, true},
    {"shared_memory_size", keep, false},
    {"delay", keep, false},
    {"copy_in_count", keep, false},
    {"copy_out_count", keep, false},
    {"sm_mask", keep, false},
};

/* 32-bit words of a copy, into bytes; 0: none. */
static int64_t copy_bytes(struct import *const in, const struct values *const values,
                          const size_t key)
{
    int64_t words = 0;
    if (enter(in, values, key))
        read_count(in->reader, values->node[key], 0, INT64_MAX / 4, &words);
    leave(in);
    return words * 4;
}

static void multikernel_entry(struct reader *const reader, const struct node *const node,
                              void *const target)
{
    struct import *const in = target;
    struct values values = {multikernel_keys, 9, {NULL}};
    struct kernel kernel = {0};
    char label[LABEL_SIZE];
    const size_t before = reader->document->errors;
    read_values(in, node, &values);
    refuse_mask(in, values.node[M_MASK]);
    if (reader->document->errors != before ||
        !read_sizes(in, node, &values, M_BLOCKS, M_THREADS, &kernel))
        return;
    kernel.label = read_name(reader, values.node[M_LABEL]);
    if (!kernel.label)
        return;
    if (enter(in, &values, M_DELAY) &&
        read_time(reader, values.node[M_DELAY], ZERO_OR_MORE, in->time) && mpq_sgn(in->time) > 0) {
        synchronize(in, values.node[M_DELAY], OWN);
        sleep_for(in, in->time);
    }
    leave(in);
    const int64_t bytes_in = copy_bytes(in, &values, M_IN),
                  bytes_out = copy_bytes(in, &values, M_OUT);
    if (bytes_in) {
        snprintf(label, sizeof label, "%.*s in", text_part(kernel.label, 80), kernel.label);
        add_copy(in, node, label, bytes_in, GPURTA_COPY_HOST_TO_DEVICE, in->stream);
    }
    if (read_words(in, values.node[M_SHARED], &kernel.shared) &&
        read_nanoseconds(in, values.node[M_DURATION]))
        add_kernel(in, node, &kernel, in->stream);
    if (bytes_out) {
        snprintf(label, sizeof label, "%.*s out", text_part(kernel.label, 80), kernel.label);
        add_copy(in, node, label, bytes_out, GPURTA_COPY_DEVICE_TO_HOST, in->stream);
    }
}

/* ---- stream_action ---- */

struct action {
    struct import *in;
    const struct values *benchmark;
    const char *stream;
};

enum { A_TYPE, A_LABEL, A_DELAY, A_PARAMETERS };

static const struct key action_keys[] = {{"type", keep, true},
                                         {"label", keep, true},
                                         {"delay", keep, false},
                                         {"parameters", keep, false}};

static void action_kernel(struct action *const a, const struct node *const node,
                          const struct node *const parameters, const char *const label)
{
    static const struct key keys[] = {{"type", keep, false},
                                      {"duration", keep, true},
                                      {"shared_memory_size", keep, false},
                                      {"block_count", keep, false},
                                      {"thread_count", keep, false}};
    struct import *const in = a->in;
    struct values values = {keys, 5, {NULL}};
    struct kernel kernel = {.label = label};
    const size_t before = in->reader->document->errors;
    read_values(in, parameters, &values);
    if (in->reader->document->errors != before)
        return;
    struct values sizes = *a->benchmark; /* the benchmark's own are the defaults */
    if (values.node[3])
        sizes.node[BLOCKS] = values.node[3];
    if (values.node[4])
        sizes.node[THREADS] = values.node[4];
    if (!read_sizes(in, node, &sizes, BLOCKS, THREADS, &kernel) ||
        !read_words(in, values.node[2], &kernel.shared))
        return;
    const char *const type = values.node[0] ? text_of(in, values.node[0]) : "timer_spin";
    if (strcmp(type, "timer_spin") == 0 ? read_nanoseconds(in, values.node[1])
                                        : need_assumed(in, values.node[0], type))
        add_kernel(in, node, &kernel, a->stream);
}

static void action_copy(struct action *const a, const struct node *const node,
                        const struct node *const parameters, const char *const label)
{
    static const struct key keys[] = {
        {"size", keep, true}, {"direction", keep, true}, {"async", keep, false}};
    static const char *const directions[] = {"hostToDevice", "deviceToHost", "deviceToDevice",
                                             NULL};
    struct import *const in = a->in;
    struct values values = {keys, 3, {NULL}};
    const size_t before = in->reader->document->errors;
    int64_t bytes = 0;
    bool async = true;
    read_values(in, parameters, &values);
    if (in->reader->document->errors != before)
        return;
    const int direction = read_word(in->reader, values.node[1], directions);
    if (direction < 0 || !read_count(in->reader, values.node[0], 1, INT64_MAX, &bytes) ||
        (values.node[2] && !read_bool(in->reader, values.node[2], &async)))
        return;
    add_copy(in, node, label, bytes, (gpurta_copy_direction)(direction + 1),
             async ? a->stream : "default");
    if (!async) /* cudaMemcpy returns when the copy is done */
        synchronize(in, node, DEFAULT);
}

/* Work of the stream, or of the NULL stream; as a copy on the device, since nothing says how it is
 * done. */
static void action_memset(struct action *const a, const struct node *const node,
                          const struct node *const parameters, const char *const label)
{
    static const struct key keys[] = {{"size", keep, true}, {"async", keep, false}};
    struct import *const in = a->in;
    struct values values = {keys, 2, {NULL}};
    const size_t before = in->reader->document->errors;
    bool async = true;
    read_values(in, parameters, &values);
    if (in->reader->document->errors == before &&
        (!values.node[1] || read_bool(in->reader, values.node[1], &async)) &&
        need_assumed(in, node, "memset"))
        add_copy(in, node, label, 0, GPURTA_COPY_DEVICE_TO_DEVICE, async ? a->stream : "default");
}

/* Keeps the host busy; what else the driver does is not simulated. */
static void action_malloc(struct action *const a, const struct node *const node)
{
    if (!need_assumed(a->in, node, "malloc"))
        return;
    sleep_for(a->in, a->in->time);
    if (a->in->iteration == 0)
        document_note(a->in->reader->document, node,
                      "malloc keeps the host busy: the driver may make it wait for the GPU too, "
                      "which is not simulated");
}

static void action_wait(struct action *const a, const struct node *const node,
                        const struct node *const parameters)
{
    static const struct key keys[] = {{"device", keep, false}};
    struct values values = {keys, 1, {NULL}};
    bool device = false;
    if (parameters)
        read_values(a->in, parameters, &values);
    if (values.node[0])
        read_bool(a->in->reader, values.node[0], &device);
    if (device)
        wrong(a->in->reader, node, "waiting for the whole device is not simulated");
    else
        synchronize(a->in, node, which_stream(a->stream));
}

static void read_action(struct reader *const reader, const struct node *const node,
                        void *const target)
{
    struct action *const a = target;
    struct import *const in = a->in;
    struct values values = {action_keys, 4, {NULL}};
    const size_t before = reader->document->errors;
    read_values(in, node, &values);
    if (reader->document->errors != before)
        return;
    if (enter(in, &values, A_DELAY) &&
        read_time(reader, values.node[A_DELAY], ZERO_OR_MORE, in->time))
        sleep_for(in, in->time); /* without waiting */
    leave(in);
    const char *const label = read_name(reader, values.node[A_LABEL]);
    if (!label)
        return;
    const struct node *const parameters = values.node[A_PARAMETERS];
    static const char *const types[] = {"kernel",      "memcpy", "memset", "malloc",
                                        "synchronize", "free",   NULL};
    enter(in, &values, A_TYPE);
    const int which = read_word(reader, values.node[A_TYPE], types);
    leave(in);
    if (which >= 0 && which < 3 && !parameters) {
        missing(in, node, "parameters");
        return;
    }
    switch (which) {
    case 0:
        action_kernel(a, node, parameters, label);
        break;
    case 1:
        action_copy(a, node, parameters, label);
        break;
    case 2:
        action_memset(a, node, parameters, label);
        break;
    case 3:
        action_malloc(a, node);
        break;
    case 4:
        action_wait(a, node, parameters);
        break;
    case 5:
        wrong(reader, node, "free waits for the whole device: not simulated");
        break;
    default:
        break; /* told */
    }
}

static void plugin_stream_action(struct import *const in, const struct node *const node,
                                 const struct values *const values)
{
    static const struct key keys[] = {{"actions", keep, true}, {"use_null_stream", keep, false}};
    struct values info = {keys, 2, {NULL}};
    bool null_stream = false;
    if (enter(in, values, INFO)) {
        read_values(in, values->node[INFO], &info);
        if (info.node[1])
            read_bool(in->reader, info.node[1], &null_stream);
        struct action action = {in, values, null_stream ? "default" : in->stream};
        if (enter(in, &info, 0))
            read_list(in->reader, info.node[0], "actions", read_action, &action);
        leave(in);
    } else {
        missing(in, node, "additional_info");
    }
    leave(in);
}

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

static void run_once(struct import *const in, const struct node *const node,
                     const struct values *const values, const char *const plugin)
{
    if (strcmp(plugin, "timer_spin") == 0)
        plugin_timer_spin(in, node, values, in->stream);
    else if (strcmp(plugin, "timer_spin_default_stream") == 0)
        plugin_timer_spin(in, node, values, "default");
    else if (strcmp(plugin, "sharedmem_timer_spin") == 0)
        plugin_shared_memory(in, node, values);
    else if (strcmp(plugin, "stream_action") == 0)
        plugin_stream_action(in, node, values);
    else if (strcmp(plugin, "multikernel") != 0)
        plugin_unknown(in, node, values, plugin);
    else if (enter(in, values, INFO))
        read_list(in->reader, values->node[INFO], "kernels", multikernel_entry, in);
    else
        missing(in, node, "additional_info");
    if (strcmp(plugin, "multikernel") == 0)
        leave(in);
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
    struct reader there = reader_at(in, given ? given : node);
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
    const char *const text = text_of(in, node);
    if (strcmp(text, "-1") != 0 && strcmp(text, "0") != 0) {
        expected(in->reader, node, "-1 (high) or 0 (low)");
        return;
    }
    gpurta_status status = gpurta_program_set_stream_attribute(
        in->program, in->stream, GPURTA_STREAM_NON_BLOCKING, 1, &error);
    if (status == GPURTA_OK)
        status = gpurta_program_set_stream_attribute(
            in->program, in->stream, GPURTA_STREAM_PRIORITY, *text == '-' ? -1 : 0, &error);
    check(in, node, status, &error);
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
    const char *const text = text_of(in, max_time);
    if (strspn(text, "0.") != strlen(text))
        document_note(in->reader->document, max_time,
                      "max_time is not simulated: all %lld iterations are", (long long)times);
}

/* One more, released at in->time; NULL: out of memory. */
static struct benchmark *add_benchmark(struct import *const in, const char *const plugin)
{
    struct foreign *const foreign = in->reader->scenario->foreign;
    struct benchmark *const moved =
        realloc(foreign->benchmark, (foreign->benchmarks + 1) * sizeof *moved);
    char *const name = moved ? strdup(plugin) : NULL;
    if (moved)
        foreign->benchmark = moved;
    if (!name) {
        in->reader->document->no_memory = true;
        return NULL;
    }
    struct benchmark *const fresh = &foreign->benchmark[foreign->benchmarks++];
    *fresh = (struct benchmark){.plugin = name};
    mpq_init(fresh->release);
    mpq_set(fresh->release, in->time);
    return fresh;
}

static void run_benchmark(struct import *const in, const struct node *const node,
                          const struct values *const values, const char *const plugin,
                          const struct node *const iterations, const struct node *const max_time)
{
    struct benchmark *const benchmark = add_benchmark(in, plugin);
    if (!benchmark)
        return;
    snprintf(in->stream, sizeof in->stream, "s%zu", in->reader->scenario->foreign->benchmarks);
    in->host.waits = in->host.slept = false;
    in->host.errors = in->reader->document->errors;
    in->host.blocking = !values->node[PRIORITY];
    in->host.pending[OWN] = in->host.pending[DEFAULT] = SIZE_MAX;
    mpq_set(in->host.delay, in->time);
    in->label = benchmark->plugin;
    if (enter(in, values, LABEL))
        in->label = benchmark->label = read_name(in->reader, values->node[LABEL]);
    leave(in);
    if (!in->label)
        return;
    if (values->node[LOG_NAME])
        benchmark->log_name = text_of(in, values->node[LOG_NAME]);
    if (enter(in, values, PRIORITY))
        set_priority(in, values->node[PRIORITY]);
    leave(in);
    const int64_t times = iterations_of(in, node, iterations);
    note_max_time(in, max_time, times);
    const size_t before = in->reader->document->errors;
    for (int64_t i = 0;
         i < times && in->reader->document->errors == before && !in->reader->document->no_memory;
         i++) {
        in->iteration = i;
        if (i > 0) {
            synchronize(in, node, DEFAULT);
            synchronize(in, node, OWN);
        }
        run_once(in, node, values, plugin);
    }
}

/* A task_host repeats its whole configuration: that is not simulated. --iterations is about the
 * benchmarks in it. */
static bool runs_once(struct import *const in, const struct node *const node,
                      const struct node *const iterations)
{
    const int64_t n = in->common->iterations ? 1 : iterations_of(in, node, iterations);
    if (n > 1) {
        struct reader there = reader_at(in, iterations);
        wrong(&there, iterations,
              "a task_host that runs %lld times is not simulated: let it run once, and its "
              "benchmarks more often",
              (long long)n);
    }
    return n == 1;
}

static void read_benchmark(struct reader *const reader, const struct node *const node,
                           void *const target)
{
    const struct configuration *const configuration = target;
    struct import *const in = configuration->in;
    struct values values = {
        benchmark_keys, sizeof benchmark_keys / sizeof benchmark_keys[0], {NULL}};
    char plugin[64];
    const size_t before = reader->document->errors;
    read_values(in, node, &values);
    refuse_mask(in, values.node[SM_MASK]);
    if (reader->document->errors != before)
        return;
    base_name(text_of(in, values.node[FILENAME]), plugin);
    if (!*plugin) {
        struct reader there = reader_at(in, values.node[FILENAME]);
        expected(&there, values.node[FILENAME], "the file of a plug-in");
        return;
    }
    mpq_set(in->time, in->release);
    mpq_t own;
    mpq_init(own);
    if (enter(in, &values, RELEASE) && read_time(reader, values.node[RELEASE], ZERO_OR_MORE, own))
        mpq_add(in->time, in->time, own);
    leave(in);
    if (strcmp(plugin, "task_host") != 0) {
        run_benchmark(in, node, &values, plugin,
                      values.node[ITERATIONS] ? values.node[ITERATIONS] : configuration->iterations,
                      values.node[MAX_TIME] ? values.node[MAX_TIME] : configuration->max_time);
    } else if (values.node[PRIORITY]) {
        wrong(reader, values.node[PRIORITY],
              "stream_priority of a task_host is not simulated: give it to its benchmarks");
    } else if (!runs_once(in, node,
                          values.node[ITERATIONS] ? values.node[ITERATIONS]
                                                  : configuration->iterations)) {
        ; /* told */
    } else if (enter(in, &values, INFO)) {
        mpq_set(own, in->release);
        mpq_set(in->release, in->time);
        read_configuration(in, values.node[INFO]);
        mpq_set(in->release, own);
        leave(in);
    } else {
        missing(in, node, "additional_info");
        leave(in);
    }
    mpq_clear(own);
}

enum { C_NAME, C_ITERATIONS, C_BENCHMARKS, C_PROCESSES, C_SYNC, C_MAX_TIME };

static const struct key configuration_keys[] = {
    {"name", keep, true},
    {"max_iterations", keep, true},
    {"benchmarks", keep, true},
    {"use_processes", keep, false},
    {"sync_every_iteration", keep, false},
    {"max_time", keep, true},
    {"cuda_device", keep, false},
    {"base_result_directory", keep, false},
    {"pin_cpus", keep, false},
    {"do_warmup", keep, false},
    {"omit_block_times", keep, false},
};

static bool is_true(struct import *const in, const struct values *const values, const size_t i)
{
    bool value = false;
    if (enter(in, values, i))
        read_bool(in->reader, values->node[i], &value);
    leave(in);
    return value;
}

static void read_configuration(struct import *const in, const struct node *const node)
{
    struct values values = {
        configuration_keys, sizeof configuration_keys / sizeof configuration_keys[0], {NULL}};
    struct configuration configuration = {in, NULL, NULL};
    if (in->depth == NESTING) {
        wrong(in->reader, node, "task_host is nested more than %d deep", NESTING);
        return;
    }
    const size_t before = in->reader->document->errors;
    read_values(in, node, &values);
    if (is_true(in, &values, C_PROCESSES))
        wrong(in->reader, values.node[C_PROCESSES],
              "processes have a GPU context each, which take turns: see 'gpurta runlist'");
    if (is_true(in, &values, C_SYNC))
        wrong(in->reader, values.node[C_SYNC], "iterations that begin together are not simulated");
    if (in->reader->document->errors != before)
        return;
    if (in->depth == 0)
        in->reader->scenario->foreign->name = text_of(in, values.node[C_NAME]);
    configuration.iterations = values.node[C_ITERATIONS];
    configuration.max_time = values.node[C_MAX_TIME];
    in->depth++;
    enter(in, &values, C_BENCHMARKS);
    read_list(in->reader, values.node[C_BENCHMARKS], "benchmarks", read_benchmark, &configuration);
    leave(in);
    in->depth--;
}

bool examiner_recognised(const struct document *const document)
{
    const struct node *const root = document->nodes ? &document->node[0] : NULL;
    const struct node *key = root && root->kind == NODE_MAP ? document_child(document, root) : NULL;
    while (key) {
        if (key->kind == NODE_SCALAR && strcmp(document_text(document, key), "benchmarks") == 0)
            return true;
        key = document_next(document, document_next(document, key));
    }
    return false;
}

static void check_assumptions(struct import *const in)
{
    gpurta_error error;
    for (size_t i = 0; i < in->common->assumed; i++) {
        const char *const text = in->common->assume[i], *const equals = strchr(text, '=');
        if (!equals || gpurta_time_parse(in->time, equals + 1, GPURTA_S, &error) != GPURTA_OK ||
            mpq_sgn(in->time) < 0)
            document_error(in->reader->document, NULL,
                           "--assume: expected NAME=TIME, found \"%.80s\"", text);
    }
}

/* An assumption that nothing needs is a mistake: of another name, or of what is known. */
static void check_unused(struct import *const in)
{
    for (size_t i = 0; i < in->common->assumed; i++) {
        const char *const text = in->common->assume[i];
        if (!in->assumed[i])
            document_error(in->reader->document, NULL,
                           "--assume %.80s: nothing here has that name and an unknown time", text);
    }
}

void read_examiner(struct reader *const reader, const struct common *const common)
{
    struct scenario *const scenario = reader->scenario;
    static const struct common nothing;
    struct import in = {.reader = reader, .common = common ? common : &nothing, .number = 2};
    gpurta_error error;
    scenario->unit = GPURTA_S;
    scenario->foreign = calloc(1, sizeof *scenario->foreign);
    if (!scenario->foreign || gpurta_program_create(&scenario->program, &error) != GPURTA_OK) {
        reader->document->no_memory = true;
        return;
    }
    in.program = scenario->program;
    reader->comments = true;
    mpq_init(in.time);
    mpq_init(in.release);
    mpq_init(in.host.delay);
    check_assumptions(&in);
    read_configuration(&in, &reader->document->node[0]);
    if (reader->document->errors == 0)
        check_unused(&in);
    if (reader->document->errors == 0 && gpurta_program_count(in.program) == 0)
        wrong(reader, &reader->document->node[0], "the benchmarks launch nothing on the GPU");
    mpq_clear(in.time);
    mpq_clear(in.release);
    mpq_clear(in.host.delay);
    free(in.place);
    reader->comments = false;
}
