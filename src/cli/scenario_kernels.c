/* The section `kernels` of a scenario. */
#include "reader.h"

#include <stdlib.h>
#include <string.h>

/* One kernel as it is being read; counts are 0 and `given` is false where the key is absent. */
struct kernel_text {
    const char *name, *stream;
    const struct node *name_node;
    int64_t blocks, count[GPURTA_OPERATION_SHARED_MEMORY + 1];
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
};

static gpurta_status add_kernel(gpurta_program *const program, const struct kernel_text *const text,
                                gpurta_error *const error)
{
    const size_t index = gpurta_program_count(program);
    gpurta_status status =
        gpurta_program_add_kernel(program, text->name, text->count[GPURTA_OPERATION_BLOCKS],
                                  text->time[GPURTA_OPERATION_WCET], error);
    for (int t = GPURTA_OPERATION_RELEASE; status == GPURTA_OK && t <= GPURTA_OPERATION_DEADLINE;
         t++)
        if (text->given[t])
            status = gpurta_program_set_time(program, index, (gpurta_operation_time)t,
                                             text->time[t], error);
    for (int c = GPURTA_OPERATION_THREADS;
         status == GPURTA_OK && c <= GPURTA_OPERATION_SHARED_MEMORY; c++)
        if (text->count[c])
            status = gpurta_program_set_count(program, index, (gpurta_operation_count)c,
                                              text->count[c], error);
    if (status == GPURTA_OK && text->stream)
        status = gpurta_program_set_stream(program, index, text->stream, error);
    return status;
}

static void read_kernel(struct reader *const reader, const struct node *const node,
                        void *const target)
{
    struct kernels_text *const all = target;
    struct kernel_text *const kernel = &all->kernel;
    const size_t before = reader->document->errors;
    kernel->name = kernel->stream = NULL;
    memset(kernel->count, 0, sizeof kernel->count);
    memset(kernel->given, 0, sizeof kernel->given);
    read_map(reader, node, kernel_keys, sizeof kernel_keys / sizeof kernel_keys[0], kernel);
    if (kernel->name)
        all->named[all->names++] = (struct named){kernel->name, kernel->name_node};
    if (reader->document->errors != before || reader->document->no_memory)
        return;
    gpurta_error error;
    const gpurta_status status = add_kernel(reader->scenario->program, kernel, &error);
    if (status != GPURTA_OK)
        refused(reader, node, status, &error);
}

/* A name like "k7" clashes with the default name of the seventh kernel, unless that has its own. */
static void check_default_names(struct reader *const reader, const struct named *const named,
                                const size_t count)
{
    const gpurta_program *const program = reader->scenario->program;
    for (size_t i = 0; i < count; i++) {
        int64_t number;
        if (named[i].name[0] == 'k' &&
            parse_count(named[i].name + 1, 1, (int64_t)gpurta_program_count(program), &number) &&
            !gpurta_program_name(program, (size_t)number - 1))
            wrong(reader, named[i].node,
                  "the name \"%s\" is the default name of kernel %lld, which has none of its own",
                  named[i].name, (long long)number);
    }
}

void read_kernels(struct reader *const reader, const struct node *const node, void *const target)
{
    struct scenario *const scenario = target;
    struct kernels_text text = {.names = 0};
    gpurta_error error;
    scenario->kernels_node = (uint32_t)(node - scenario->document.node);
    text.named = calloc((size_t)node->count + 1, sizeof *text.named);
    if (!text.named || gpurta_program_create(&scenario->program, &error) != GPURTA_OK) {
        reader->document->no_memory = true;
        free(text.named);
        return;
    }
    for (int t = 0; t <= GPURTA_OPERATION_DEADLINE; t++)
        mpq_init(text.kernel.time[t]);
    read_list(reader, node, "kernels", read_kernel, &text);
    for (int t = 0; t <= GPURTA_OPERATION_DEADLINE; t++)
        mpq_clear(text.kernel.time[t]);
    check_names(reader, text.named, text.names);
    if (reader->document->errors == 0)
        check_default_names(reader, text.named, text.names);
    free(text.named);
}
