/* What the plug-ins of cuda_scheduling_examiner launch. */
#include "cli/import/examiner_host.h"

#include <stdlib.h>
#include <string.h>

/* ---- plug-ins ---- */

const struct key benchmark_keys[] = {
    {"filename", KEY_ANY, true, 0, 0, NULL},
    {"thread_count", KEY_ANY, false, 0, 0, NULL},
    {"block_count", KEY_ANY, false, 0, 0, NULL},
    {"additional_info", KEY_ANY, false, 0, 0, NULL},
    {"max_iterations", KEY_ANY, false, 0, 0, NULL},
    {"release_time", KEY_ANY, false, 0, 0, NULL},
    {"stream_priority", KEY_ANY, false, 0, 0, NULL},
    {"label", KEY_ANY, false, 0, 0, NULL},
    {"sm_mask", KEY_ANY, false, 0, 0, NULL},
    {"log_name", KEY_ANY, false, 0, 0, NULL},
    {"data_size", KEY_ANY, false, 0, 0, NULL},
    {"max_time", KEY_ANY, false, 0, 0, NULL},
    {"cpu_core", KEY_ANY, false, 0, 0, NULL},
    {"mps_thread_percentage", KEY_ANY, false, 0, 0, NULL},
};
const size_t benchmark_key_count = FIELDS(benchmark_keys);

#define BLOCKS_IGNORED SIZE_MAX

static bool read_one_size(struct import *const in, const struct node *const node,
                          const struct values *const values, const size_t key, int64_t *const size)
{
    if (!host_need(in, node, values, key))
        return false;
    const bool good = read_size(in->reader, values->node[key], size);
    host_leave(in);
    return good;
}

/* Sizes of a benchmark's grid and blocks; of the grid, what is set already where it is ignored. */
static bool read_sizes(struct import *const in, const struct node *const node,
                       const struct values *const values, const size_t blocks, const size_t threads,
                       struct kernel *const kernel)
{
    const bool good =
        blocks == BLOCKS_IGNORED || read_one_size(in, node, values, blocks, &kernel->blocks);
    return read_one_size(in, node, values, threads, &kernel->threads) && good;
}

static void spin(struct import *const in, const struct node *const node,
                 const struct values *const values, const char *const stream)
{
    struct kernel kernel = {.label = in->label};
    if (!read_sizes(in, node, values, BLOCKS, THREADS, &kernel))
        return;
    mpq_set_ui(in->time, 1, 100); /* 10,000,000 ns */
    const bool given = host_enter(in, values, INFO);
    const bool empty = given && values->node[INFO]->kind == NODE_SCALAR &&
                       !values->node[INFO]->plain && !*host_text(in, values->node[INFO]);
    if (!given || empty || read_nanoseconds(in, values->node[INFO]))
        add_kernel(in, node, &kernel, stream);
    host_leave(in);
}

static void timer_spin(struct import *const in, const struct node *const node,
                       const struct values *const values)
{
    spin(in, node, values, in->stream);
}

static void timer_spin_default_stream(struct import *const in, const struct node *const node,
                                      const struct values *const values)
{
    spin(in, node, values, "default");
}

static void sharedmem_timer_spin(struct import *const in, const struct node *const node,
                                 const struct values *const values)
{
    static const struct key keys[] = {{"duration", KEY_ANY, true, 0, 0, NULL},
                                      {"shared_memory_size", KEY_ANY, true, 0, 0, NULL}};
    struct values info = {keys, 2, {NULL}};
    struct kernel kernel = {.label = in->label};
    if (!read_sizes(in, node, values, BLOCKS, THREADS, &kernel))
        return;
    if (!host_need(in, node, values, INFO))
        return;
    (void)host_values(in, values->node[INFO], &info);
    if (info.node[0] && info.node[1] && read_words(in, info.node[1], &kernel.shared) &&
        read_nanoseconds(in, info.node[0]))
        add_kernel(in, node, &kernel, in->stream);
    host_leave(in);
}

/* A kernel whose time is only known if it is assumed. */
static void unknown(struct import *const in, const struct node *const node,
                    const struct values *const values, const char *const name)
{
    struct kernel kernel = {.label = in->label};
    if (need_assumed(in, values->node[FILENAME], name) &&
        read_sizes(in, node, values, BLOCKS, THREADS, &kernel))
        add_kernel(in, node, &kernel, in->stream);
}

#define MOST_PIXELS ((int64_t)INT32_MAX) /* the plug-in counts them in 32 bits */

/* A square of at most data_size pixels, one thread for each; block_count is ignored. What it copies
 * out comes after its kernel and is not simulated. */
static void mandelbrot(struct import *const in, const struct node *const node,
                       const struct values *const values)
{
    struct kernel kernel = {.label = in->label, .blocks = 1};
    int64_t size = 0, width = 0;
    if (!need_assumed(in, values->node[FILENAME], "mandelbrot") ||
        !read_sizes(in, node, values, BLOCKS_IGNORED, THREADS, &kernel))
        return;
    if (!host_need(in, node, values, DATA_SIZE))
        return;
    read_count(in->reader, values->node[DATA_SIZE], 1, MOST_PIXELS, &size);
    host_leave(in);
    if (!size)
        return;
    while ((width + 1) * (width + 1) <= size)
        width++;
    kernel.blocks = (width * width + kernel.threads - 1) / kernel.threads;
    add_kernel(in, node, &kernel, in->stream);
}

/* Threads of a block, [x, y] or one number: then the plug-in takes 32 in a row, and that number
 * is not used. */
static void read_square(struct import *const in, const struct node *const node, int64_t threads[2])
{
    if (node->kind != NODE_LIST || node->count < 2)
        return;
    const struct node *const x = document_child(in->reader->document, node);
    const struct node *const y = document_next(in->reader->document, x);
    const bool good = read_count(in->reader, x, 1, INT32_MAX, &threads[0]) &&
                      read_count(in->reader, y, 1, INT32_MAX, &threads[1]);
    if (!good || threads[1] == 1)
        threads[0] = 32;
}

/* A copy of what the kernel of that label takes in or gives out. */
static void add_part(struct import *const in, const struct node *const node,
                     const char *const label, const bool out, const int64_t bytes)
{
    char text[LABEL_SIZE];
    snprintf(text, sizeof text, "%.*s %s", text_part(label, 80), label, out ? "out" : "in");
    add_copy(in, node, text, bytes, out ? GPURTA_COPY_DEVICE_TO_HOST : GPURTA_COPY_HOST_TO_DEVICE,
             in->stream);
}

/* Two matrices of floats in, the kernel, one out, each awaited; block_count is ignored. */
static void multiply(struct import *const in, const struct node *const node, const int64_t width,
                     const int64_t threads[2], const bool copies)
{
    const int64_t bytes = width * width * 4;
    struct kernel kernel = {.label = in->label, .threads = threads[0] * threads[1]};
    for (int i = 0; copies && i < 2; i++)
        add_part(in, node, in->label, false, bytes);
    synchronize(in, node, OWN);
    kernel.blocks =
        ((width + threads[0] - 1) / threads[0]) * ((width + threads[1] - 1) / threads[1]);
    if (!need_assumed(in, node, "matrix_multiply"))
        return;
    add_kernel(in, node, &kernel, in->stream);
    if (!copies)
        return;
    synchronize(in, node, OWN);
    add_part(in, node, in->label, true, bytes);
}

static void matrix_multiply(struct import *const in, const struct node *const node,
                            const struct values *const values)
{
    static const struct key keys[] = {{"matrix_width", KEY_ANY, true, 0, 0, NULL},
                                      {"skip_copy", KEY_ANY, false, 0, 0, NULL}};
    struct values info = {keys, 2, {NULL}};
    const size_t before = in->reader->document->errors;
    int64_t width = 0, threads[2] = {32, 1};
    bool skip = false;
    if (!need_assumed(in, values->node[FILENAME], "matrix_multiply"))
        return;
    if (host_need(in, node, values, THREADS)) {
        read_square(in, values->node[THREADS], threads);
        host_leave(in);
    }
    if (host_need(in, node, values, INFO)) {
        (void)host_values(in, values->node[INFO], &info);
        if (info.node[0])
            read_count(in->reader, info.node[0], 1, 1000000, &width);
        if (info.node[1])
            read_bool(in->reader, info.node[1], &skip);
        host_leave(in);
    }
    if (in->reader->document->errors == before)
        multiply(in, node, width, threads, !skip);
}

/* ---- multikernel ---- */

enum { M_LABEL, M_DURATION, M_BLOCKS, M_THREADS, M_SHARED, M_DELAY, M_IN, M_OUT, M_MASK };

static const struct key multikernel_keys[] = {
    {"kernel_label", KEY_ANY, true, 0, 0, NULL},
    {"duration", KEY_ANY, true, 0, 0, NULL},
    {"block_count", KEY_ANY, true, 0, 0, NULL},
    {"thread_count", KEY_ANY, true, 0, 0, NULL},
    {"shared_memory_size", KEY_ANY, false, 0, 0, NULL},
    {"delay", KEY_ANY, false, 0, 0, NULL},
    {"copy_in_count", KEY_ANY, false, 0, 0, NULL},
    {"copy_out_count", KEY_ANY, false, 0, 0, NULL},
    {"sm_mask", KEY_ANY, false, 0, 0, NULL},
};

/* 32-bit words of a copy, into bytes; 0: none. */
static int64_t copy_bytes(struct import *const in, const struct values *const values,
                          const size_t key)
{
    int64_t words = 0;
    if (host_enter(in, values, key))
        read_count(in->reader, values->node[key], 0, INT64_MAX / 4, &words);
    host_leave(in);
    return words * 4;
}

static void multikernel_entry(struct reader *const reader, const struct node *const node,
                              void *const target)
{
    struct import *const in = target;
    struct values values = {multikernel_keys, 9, {NULL}};
    struct kernel kernel = {0};
    if (!host_values(in, node, &values) ||
        !read_sizes(in, node, &values, M_BLOCKS, M_THREADS, &kernel))
        return;
    kernel.label = read_name(reader, values.node[M_LABEL]);
    if (!kernel.label)
        return;
    if (host_enter(in, &values, M_DELAY) && read_time(reader, values.node[M_DELAY], in->time) &&
        mpq_sgn(in->time) > 0) {
        synchronize(in, values.node[M_DELAY], OWN);
        sleep_for(in, in->time);
    }
    host_leave(in);
    const int64_t bytes_in = copy_bytes(in, &values, M_IN),
                  bytes_out = copy_bytes(in, &values, M_OUT);
    if (bytes_in)
        add_part(in, node, kernel.label, false, bytes_in);
    const struct node *const around = in->mask;
    in->mask = values.node[M_MASK] ? values.node[M_MASK] : around;
    if (read_words(in, values.node[M_SHARED], &kernel.shared) &&
        read_nanoseconds(in, values.node[M_DURATION]))
        add_kernel(in, node, &kernel, in->stream);
    in->mask = around;
    if (bytes_out)
        add_part(in, node, kernel.label, true, bytes_out);
}

static void multikernel(struct import *const in, const struct node *const node,
                        const struct values *const values)
{
    if (!host_need(in, node, values, INFO))
        return;
    read_list(in->reader, values->node[INFO], "kernels", multikernel_entry, in);
    host_leave(in);
}

/* ---- stream_action ---- */

struct action {
    struct import *in;
    const struct values *benchmark;
    const char *stream;
};

enum { A_TYPE, A_LABEL, A_DELAY, A_PARAMETERS };

static const struct key action_keys[] = {{"type", KEY_ANY, true, 0, 0, NULL},
                                         {"label", KEY_ANY, true, 0, 0, NULL},
                                         {"delay", KEY_ANY, false, 0, 0, NULL},
                                         {"parameters", KEY_ANY, false, 0, 0, NULL}};

static void action_kernel(struct action *const a, const struct node *const node,
                          const struct node *const parameters, const char *const label)
{
    static const struct key keys[] = {{"type", KEY_ANY, false, 0, 0, NULL},
                                      {"duration", KEY_ANY, true, 0, 0, NULL},
                                      {"shared_memory_size", KEY_ANY, false, 0, 0, NULL},
                                      {"block_count", KEY_ANY, false, 0, 0, NULL},
                                      {"thread_count", KEY_ANY, false, 0, 0, NULL}};
    struct import *const in = a->in;
    struct values values = {keys, 5, {NULL}};
    struct kernel kernel = {.label = label};
    if (!host_values(in, parameters, &values))
        return;
    struct values sizes = *a->benchmark; /* the benchmark's own are the defaults */
    if (values.node[3])
        sizes.node[BLOCKS] = values.node[3];
    if (values.node[4])
        sizes.node[THREADS] = values.node[4];
    if (!read_sizes(in, node, &sizes, BLOCKS, THREADS, &kernel) ||
        !read_words(in, values.node[2], &kernel.shared))
        return;
    const char *const type = values.node[0] ? host_text(in, values.node[0]) : "timer_spin";
    if (strcmp(type, "timer_spin") == 0 ? read_nanoseconds(in, values.node[1])
                                        : need_assumed(in, values.node[0], type))
        add_kernel(in, node, &kernel, a->stream);
}

static void action_copy(struct action *const a, const struct node *const node,
                        const struct node *const parameters, const char *const label)
{
    static const struct key keys[] = {{"size", KEY_ANY, true, 0, 0, NULL},
                                      {"direction", KEY_ANY, true, 0, 0, NULL},
                                      {"async", KEY_ANY, false, 0, 0, NULL}};
    static const char *const directions[] = {"hostToDevice", "deviceToHost", "deviceToDevice",
                                             NULL};
    struct import *const in = a->in;
    struct values values = {keys, 3, {NULL}};
    int64_t bytes = 0;
    bool async = true;
    if (!host_values(in, parameters, &values))
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
    static const struct key keys[] = {{"size", KEY_ANY, true, 0, 0, NULL},
                                      {"async", KEY_ANY, false, 0, 0, NULL}};
    struct import *const in = a->in;
    struct values values = {keys, 2, {NULL}};
    bool async = true;
    if (host_values(in, parameters, &values) &&
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
    static const struct key keys[] = {{"device", KEY_ANY, false, 0, 0, NULL}};
    struct values values = {keys, 1, {NULL}};
    bool device = false;
    if (parameters)
        (void)host_values(a->in, parameters, &values);
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
    if (!host_values(in, node, &values))
        return;
    if (host_enter(in, &values, A_DELAY) && read_time(reader, values.node[A_DELAY], in->time))
        sleep_for(in, in->time); /* without waiting */
    host_leave(in);
    const char *const label = read_name(reader, values.node[A_LABEL]);
    if (!label)
        return;
    const struct node *const parameters = values.node[A_PARAMETERS];
    static const char *const types[] = {"kernel",      "memcpy", "memset", "malloc",
                                        "synchronize", "free",   NULL};
    host_enter(in, &values, A_TYPE);
    const int which = read_word(reader, values.node[A_TYPE], types);
    host_leave(in);
    if (which >= 0 && which < 3 && !parameters) {
        wrong(reader, node, "key \"parameters\" is missing");
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

static void stream_action(struct import *const in, const struct node *const node,
                          const struct values *const values)
{
    static const struct key keys[] = {{"actions", KEY_ANY, true, 0, 0, NULL},
                                      {"use_null_stream", KEY_ANY, false, 0, 0, NULL}};
    struct values info = {keys, 2, {NULL}};
    bool null_stream = false;
    if (!host_need(in, node, values, INFO))
        return;
    (void)host_values(in, values->node[INFO], &info);
    if (info.node[1])
        read_bool(in->reader, info.node[1], &null_stream);
    struct action action = {in, values, null_stream ? "default" : in->stream};
    if (host_enter(in, &info, 0))
        read_list(in->reader, info.node[0], "actions", read_action, &action);
    host_leave(in);
    host_leave(in);
}

void plugin_run(struct import *const in, const struct node *const node,
                const struct values *const values, const char *const name)
{
    static const struct {
        const char *name;
        void (*run)(struct import *in, const struct node *node, const struct values *values);
    } plugins[] = {{"timer_spin", timer_spin},
                   {"timer_spin_default_stream", timer_spin_default_stream},
                   {"sharedmem_timer_spin", sharedmem_timer_spin},
                   {"stream_action", stream_action},
                   {"mandelbrot", mandelbrot},
                   {"matrix_multiply", matrix_multiply},
                   {"multikernel", multikernel}};
    for (size_t i = 0; i < FIELDS(plugins); i++)
        if (strcmp(name, plugins[i].name) == 0) {
            plugins[i].run(in, node, values);
            return;
        }
    unknown(in, node, values, name);
}
