/* The sections `kernels`, `operations` and `streams` of a scenario. */
#include "reader.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* One operation as it is being read; counts are 0 and `given` is false where the key is absent. */
struct kernel_text {
    const char *name, *stream;
    const struct node *name_node, *copy_node;
    const char *after;
    const struct node *after_node, *delay_node;
    gpurta_after after_mode;
    int64_t blocks, count[GPURTA_OPERATION_BYTES + 1];
    mpq_t delay;
    mpq_t time[GPURTA_OPERATION_DEADLINE + 1];
    bool given[GPURTA_OPERATION_DEADLINE + 1];
};

struct kernels_text {
    struct kernel_text kernel;
    struct named *named; /* explicit names */
    size_t names;
};

static void read_kernel_name(struct reader *const reader, const struct node *const node,
                             void *const target)
{
    struct kernel_text *const kernel = target;
    kernel->name = read_name(reader, node);
    kernel->name_node = node;
}

static void read_stream(struct reader *const reader, const struct node *const node,
                        void *const target)
{
    struct kernel_text *const kernel = target;
    if (node->kind == NODE_SCALAR && node->plain &&
        strcasecmp(document_text(reader->document, node), "null") == 0)
        expected(reader, node, "the name of a stream; the NULL stream is called default");
    else
        kernel->stream = read_name(reader, node);
}

static void read_blocks(struct reader *const reader, const struct node *const node,
                        void *const target)
{
    struct kernel_text *const kernel = target;
    read_size(reader, node, &kernel->count[GPURTA_OPERATION_BLOCKS]);
}

static void read_threads(struct reader *const reader, const struct node *const node,
                         void *const target)
{
    struct kernel_text *const kernel = target;
    read_size(reader, node, &kernel->count[GPURTA_OPERATION_THREADS]);
}

static void read_registers(struct reader *const reader, const struct node *const node,
                           void *const target)
{
    struct kernel_text *const kernel = target;
    read_count(reader, node, 0, INT64_MAX, &kernel->count[GPURTA_OPERATION_REGISTERS]);
}

static void read_shared_memory(struct reader *const reader, const struct node *const node,
                               void *const target)
{
    struct kernel_text *const kernel = target;
    read_count(reader, node, 0, INT64_MAX, &kernel->count[GPURTA_OPERATION_SHARED_MEMORY]);
}

static void read_kernel_time(struct reader *const reader, const struct node *const node,
                             struct kernel_text *const kernel, const gpurta_operation_time which)
{
    const enum least least = which == GPURTA_OPERATION_RELEASE ? ZERO_OR_MORE : ABOVE_ZERO;
    kernel->given[which] = read_time(reader, node, least, kernel->time[which]);
}

static void read_copy(struct reader *const reader, const struct node *const node,
                      void *const target)
{
    struct kernel_text *const kernel = target;
    kernel->copy_node = node;
    read_kernel_name(reader, node, target);
}

static void read_direction(struct reader *const reader, const struct node *const node,
                           void *const target)
{
    static const char *const words[] = {"h2d", "d2h", "d2d", NULL};
    struct kernel_text *const kernel = target;
    kernel->count[GPURTA_OPERATION_DIRECTION] = read_word(reader, node, words) + 1;
}

static void read_engine(struct reader *const reader, const struct node *const node,
                        void *const target)
{
    struct kernel_text *const kernel = target;
    read_count(reader, node, 1, INT32_MAX, &kernel->count[GPURTA_OPERATION_ENGINE]);
}

static void read_bytes(struct reader *const reader, const struct node *const node,
                       void *const target)
{
    struct kernel_text *const kernel = target;
    read_count(reader, node, 1, INT64_MAX, &kernel->count[GPURTA_OPERATION_BYTES]);
}

static void read_after_completion(struct reader *const reader, const struct node *const node,
                                  void *const target)
{
    struct kernel_text *const kernel = target;
    if (kernel->after_node)
        wrong(reader, node, "expected either after or after_launch, found both");
    kernel->after = read_name(reader, node);
    kernel->after_node = node;
    kernel->after_mode = GPURTA_AFTER_COMPLETION;
}

static void read_after_launch(struct reader *const reader, const struct node *const node,
                              void *const target)
{
    struct kernel_text *const kernel = target;
    read_after_completion(reader, node, target);
    kernel->after_mode = GPURTA_AFTER_LAUNCH;
}

static void read_delay(struct reader *const reader, const struct node *const node,
                       void *const target)
{
    struct kernel_text *const kernel = target;
    kernel->delay_node = node;
    read_time(reader, node, ZERO_OR_MORE, kernel->delay);
}

static void read_wcet(struct reader *const reader, const struct node *const node,
                      void *const target)
{
    read_kernel_time(reader, node, target, GPURTA_OPERATION_WCET);
}

static void read_release(struct reader *const reader, const struct node *const node,
                         void *const target)
{
    read_kernel_time(reader, node, target, GPURTA_OPERATION_RELEASE);
}

static void read_period(struct reader *const reader, const struct node *const node,
                        void *const target)
{
    read_kernel_time(reader, node, target, GPURTA_OPERATION_PERIOD);
}

static void read_deadline(struct reader *const reader, const struct node *const node,
                          void *const target)
{
    read_kernel_time(reader, node, target, GPURTA_OPERATION_DEADLINE);
}

static const struct key kernel_keys[] = {
    {"name", read_kernel_name, false},
    {"blocks", read_blocks, true},
    {"threads", read_threads, false},
    {"registers", read_registers, false},
    {"shared_memory", read_shared_memory, false},
    {"wcet", read_wcet, true},
    {"release", read_release, false},
    {"period", read_period, false},
    {"deadline", read_deadline, false},
    {"stream", read_stream, false},
    {"after", read_after_completion, false},
    {"after_launch", read_after_launch, false},
    {"delay", read_delay, false},
};

static const struct key operation_keys[] = {
    {"kernel", read_kernel_name, false},
    {"copy", read_copy, false},
    {"stream", read_stream, false},
    {"release", read_release, false},
    {"period", read_period, false},
    {"deadline", read_deadline, false},
    {"after", read_after_completion, false},
    {"after_launch", read_after_launch, false},
    {"delay", read_delay, false},
    {"blocks", read_blocks, false},
    {"threads", read_threads, false},
    {"registers", read_registers, false},
    {"shared_memory", read_shared_memory, false},
    {"wcet", read_wcet, false},
    {"duration", read_wcet, false},
    {"direction", read_direction, false},
    {"bytes", read_bytes, false},
    {"engine", read_engine, false},
};

/* Which of the keys of an operation a mapping has. */
static const struct node *has_key(const struct reader *const reader, const struct node *const node,
                                  const char *const name)
{
    const struct node *key = node->kind == NODE_MAP ? document_child(reader->document, node) : NULL;
    while (key) {
        const struct node *const value = document_next(reader->document, key);
        if (key->kind == NODE_SCALAR && strcmp(document_text(reader->document, key), name) == 0)
            return key;
        key = document_next(reader->document, value);
    }
    return NULL;
}

/* Keys of one kind only, and those that its kind needs. */
static void check_operation(struct reader *const reader, const struct node *const node)
{
    static const char *const of_kernels[] = {"blocks",        "threads", "registers",
                                             "shared_memory", "wcet",    NULL};
    static const char *const of_copies[] = {"duration", "direction", "bytes", "engine", NULL};
    const bool copy = has_key(reader, node, "copy") != NULL;
    if (copy == (has_key(reader, node, "kernel") != NULL)) {
        wrong(reader, node, "expected either kernel: NAME or copy: NAME, found %s",
              copy ? "both" : "neither");
        return;
    }
    for (const char *const *key = copy ? of_kernels : of_copies; *key; key++)
        if (has_key(reader, node, *key))
            wrong(reader, has_key(reader, node, *key), "a %s has no key \"%s\"",
                  copy ? "copy" : "kernel", *key);
    if (copy) {
        if ((has_key(reader, node, "duration") != NULL) == (has_key(reader, node, "bytes") != NULL))
            wrong(reader, node, "expected either duration or bytes, found %s",
                  has_key(reader, node, "bytes") ? "both" : "neither");
        return;
    }
    if (!has_key(reader, node, "blocks"))
        wrong(reader, node, "key \"blocks\" is missing");
    if (!has_key(reader, node, "wcet"))
        wrong(reader, node, "key \"wcet\" is missing");
}

static gpurta_status add_kernel(gpurta_program *const program, const struct kernel_text *const text,
                                gpurta_error *const error)
{
    const size_t index = gpurta_program_count(program);
    gpurta_status status =
        text->copy_node
            ? gpurta_program_add_copy(program, text->name, text->time[GPURTA_OPERATION_WCET], error)
            : gpurta_program_add_kernel(program, text->name, text->count[GPURTA_OPERATION_BLOCKS],
                                        text->time[GPURTA_OPERATION_WCET], error);
    for (int t = GPURTA_OPERATION_RELEASE; status == GPURTA_OK && t <= GPURTA_OPERATION_DEADLINE;
         t++)
        if (text->given[t])
            status = gpurta_program_set_time(program, index, (gpurta_operation_time)t,
                                             text->time[t], error);
    for (int c = GPURTA_OPERATION_THREADS; status == GPURTA_OK && c <= GPURTA_OPERATION_BYTES; c++)
        if (text->count[c])
            status = gpurta_program_set_count(program, index, (gpurta_operation_count)c,
                                              text->count[c], error);
    if (status == GPURTA_OK && text->stream)
        status = gpurta_program_set_stream(program, index, text->stream, error);
    return status;
}

/* What the launch waits for: the nearest one of that name before it. */
static void set_after(struct reader *const reader, const struct kernel_text *const kernel,
                      const size_t index)
{
    gpurta_program *const program = reader->scenario->program;
    gpurta_error error;
    char space[NAME_SPACE];
    for (size_t i = index; i-- > 0;) {
        if (strcmp(kernel_name(program, i, space), kernel->after) != 0)
            continue;
        const gpurta_status status =
            gpurta_program_set_after(program, index, i, kernel->after_mode, kernel->delay, &error);
        if (status != GPURTA_OK)
            refused(reader, kernel->after_node, status, &error);
        return;
    }
    expected(reader, kernel->after_node, "the name of an operation before this one");
}

static void clear_kernel(struct kernel_text *const kernel)
{
    kernel->name = kernel->stream = kernel->after = NULL;
    kernel->after_node = kernel->delay_node = kernel->copy_node = NULL;
    memset(kernel->count, 0, sizeof kernel->count);
    memset(kernel->given, 0, sizeof kernel->given);
    mpq_set_ui(kernel->delay, 0, 1);
    /* The duration of a copy that gives its bytes: set once the platform is known. */
    mpq_set_ui(kernel->time[GPURTA_OPERATION_WCET], 1, 1);
}

static void finish_kernel(struct reader *const reader, const struct node *const node,
                          struct kernels_text *const all, const size_t errors_before)
{
    struct kernel_text *const kernel = &all->kernel;
    if (kernel->delay_node && !kernel->after_node)
        wrong(reader, kernel->delay_node, "a delay needs the key after or after_launch");
    if (kernel->name)
        all->named[all->names++] = (struct named){kernel->name, kernel->name_node};
    if (reader->document->errors != errors_before || reader->document->no_memory)
        return;
    gpurta_error error;
    const size_t index = gpurta_program_count(reader->scenario->program);
    const gpurta_status status = add_kernel(reader->scenario->program, kernel, &error);
    if (status != GPURTA_OK)
        refused(reader, node, status, &error);
    else if (kernel->after)
        set_after(reader, kernel, index);
}

static void read_kernel(struct reader *const reader, const struct node *const node,
                        void *const target)
{
    struct kernels_text *const all = target;
    const size_t before = reader->document->errors;
    clear_kernel(&all->kernel);
    read_map(reader, node, kernel_keys, sizeof kernel_keys / sizeof kernel_keys[0], &all->kernel);
    finish_kernel(reader, node, all, before);
}

static void read_operation(struct reader *const reader, const struct node *const node,
                           void *const target)
{
    struct kernels_text *const all = target;
    const size_t before = reader->document->errors;
    clear_kernel(&all->kernel);
    read_map(reader, node, operation_keys, sizeof operation_keys / sizeof operation_keys[0],
             &all->kernel);
    if (reader->document->errors == before)
        check_operation(reader, node);
    finish_kernel(reader, node, all, before);
}

/* NULL if the kernel has no name of its own. */
static const char *own_name(const struct scenario *const scenario, const size_t i)
{
    return gpurta_program_name(scenario->program, i);
}

static void read_program(struct reader *const reader, const struct node *const node,
                         const char *const items,
                         void (*const read)(struct reader *, const struct node *, void *))
{
    struct scenario *const scenario = reader->scenario;
    struct kernels_text text = {.names = 0};
    gpurta_error error;
    if (scenario->program) {
        wrong(reader, node, "expected either kernels or operations, found both");
        return;
    }
    scenario->kernels_node = (uint32_t)(node - scenario->document.node);
    text.named = calloc((size_t)node->count + 1, sizeof *text.named);
    if (!text.named || gpurta_program_create(&scenario->program, &error) != GPURTA_OK) {
        reader->document->no_memory = true;
        free(text.named);
        return;
    }
    for (int t = 0; t <= GPURTA_OPERATION_DEADLINE; t++)
        mpq_init(text.kernel.time[t]);
    mpq_init(text.kernel.delay);
    read_list(reader, node, items, read, &text);
    for (int t = 0; t <= GPURTA_OPERATION_DEADLINE; t++)
        mpq_clear(text.kernel.time[t]);
    mpq_clear(text.kernel.delay);
    check_names(reader, text.named, text.names);
    if (reader->document->errors == 0)
        check_default_names(reader, text.named, text.names, "kernel", own_name,
                            gpurta_program_count(scenario->program));
    free(text.named);
}

void read_kernels(struct reader *const reader, const struct node *const node, void *const target)
{
    (void)target;
    read_program(reader, node, "kernels", read_kernel);
}

void read_operations(struct reader *const reader, const struct node *const node, void *const target)
{
    (void)target;
    read_program(reader, node, "operations", read_operation);
}

/* ---- streams ---- */

struct stream_text {
    const char *name;
};

static void set_attribute(struct reader *const reader, const struct node *const node,
                          const char *const stream, const gpurta_stream_attribute which,
                          const int64_t value)
{
    gpurta_error error;
    const gpurta_status status = gpurta_program_set_stream_attribute(reader->scenario->program,
                                                                     stream, which, value, &error);
    if (status != GPURTA_OK)
        refused(reader, node, status, &error);
}

/* low, high, or a CUDA priority: a whole number, perhaps below 0. */
static void read_priority(struct reader *const reader, const struct node *const node,
                          void *const target)
{
    const struct stream_text *const stream = target;
    const char *const text = node->kind == NODE_SCALAR ? document_text(reader->document, node) : "";
    int64_t value = 0;
    const bool negative = node->plain && *text == '-';
    if (strcmp(text, "low") == 0)
        value = GPURTA_PRIORITY_LOW;
    else if (strcmp(text, "high") == 0)
        value = GPURTA_PRIORITY_HIGH;
    else if (!node->plain || !parse_count(text + negative, 0, INT32_MAX, &value)) {
        expected(reader, node, "low, high or a whole number (as in CUDA: lower is more urgent)");
        return;
    }
    set_attribute(reader, node, stream->name, GPURTA_STREAM_PRIORITY, negative ? -value : value);
}

static void read_blocking(struct reader *const reader, const struct node *const node,
                          void *const target)
{
    const struct stream_text *const stream = target;
    bool blocking = true;
    if (read_bool(reader, node, &blocking))
        set_attribute(reader, node, stream->name, GPURTA_STREAM_NON_BLOCKING, !blocking);
}

/* One stream; a name that no operation has makes a stream of its own, which is told. */
static void read_stream_entry(struct reader *const reader, const struct node *const node,
                              const struct node *const value, const char *const name,
                              int64_t *const streams)
{
    static const struct key stream_keys[] = {{"priority", read_priority, false},
                                             {"blocking", read_blocking, false}};
    const gpurta_program *const program = reader->scenario->program;
    struct stream_text stream = {name};
    while (gpurta_program_stream_name(program, *streams))
        ++*streams;
    reader->path[reader->depth++].key = name;
    set_attribute(reader, node, name, GPURTA_STREAM_NON_BLOCKING, 0);
    if (gpurta_program_stream_name(program, *streams) && reader->document->errors == 0)
        document_note(reader->document, node, "streams: no operation is on stream \"%.60s\"", name);
    read_map(reader, value, stream_keys, sizeof stream_keys / sizeof stream_keys[0], &stream);
    reader->depth--;
}

void read_streams(struct reader *const reader, const struct node *const node, void *const target)
{
    struct scenario *const scenario = target;
    if (node->kind != NODE_MAP) {
        expected(reader, node, "a mapping from names of streams");
        return;
    }
    if (!scenario->program)
        return;
    struct named *const named = calloc((size_t)node->count + 1, sizeof *named);
    if (!named) {
        reader->document->no_memory = true;
        return;
    }
    size_t count = 0;
    int64_t streams = 0;
    const struct node *name = document_child(reader->document, node);
    while (name) {
        const struct node *const value = document_next(reader->document, name);
        const char *const text = read_name(reader, name);
        if (text) {
            named[count++] = (struct named){text, name};
            read_stream_entry(reader, name, value, text, &streams);
        }
        name = document_next(reader->document, value);
    }
    check_names(reader, named, count);
    free(named);
}

/* ---- copies of so many bytes ---- */

int64_t first_copy_of_bytes(const gpurta_program *const program)
{
    for (size_t i = 0; i < gpurta_program_count(program); i++)
        if (gpurta_program_get_count(program, i, GPURTA_OPERATION_BYTES))
            return (int64_t)i;
    return -1;
}

gpurta_status copies_take(gpurta_program *const program, const int64_t bandwidth,
                          const gpurta_unit unit, gpurta_error *const error)
{
    gpurta_status status = GPURTA_OK;
    char text[24];
    mpq_t duration, second, speed;
    mpq_init(duration);
    mpq_init(second);
    mpq_init(speed);
    snprintf(text, sizeof text, "%lld", (long long)bandwidth);
    mpq_set_str(speed, text, 10);
    status = gpurta_time_parse(second, "1s", unit, error);
    for (size_t i = 0; !status && i < gpurta_program_count(program); i++) {
        const int64_t bytes = gpurta_program_get_count(program, i, GPURTA_OPERATION_BYTES);
        if (!bytes)
            continue;
        snprintf(text, sizeof text, "%lld", (long long)bytes);
        mpq_set_str(duration, text, 10);
        mpq_div(duration, duration, speed);
        mpq_mul(duration, duration, second);
        status = gpurta_program_set_time(program, i, GPURTA_OPERATION_WCET, duration, error);
    }
    mpq_clear(duration);
    mpq_clear(second);
    mpq_clear(speed);
    return status;
}
