#include "cli/import/examiner_host.h"

#include "cli/base/arrays.h"
#include "cli/scenario/masks.h"
#include "cli/scenario/rows.h"

#include <stdlib.h>
#include <string.h>

/* ---- reading mappings ---- */

bool host_values(struct import *const in, const struct node *const node,
                 struct values *const values)
{
    struct value value[MOST_KEYS];
    const size_t before = in->reader->document->errors;
    read_map(in->reader, node, values->key, values->count, value);
    for (size_t i = 0; i < values->count; i++)
        values->node[i] = value[i].node;
    return in->reader->document->errors == before;
}

bool host_enter(struct import *const in, const struct values *const values, const size_t i)
{
    in->reader->path[in->reader->depth++].key = values->key[i].name;
    return values->node[i] != NULL;
}

void host_leave(struct import *const in)
{
    in->reader->depth--;
}

bool host_need(struct import *const in, const struct node *const node,
               const struct values *const values, const size_t i)
{
    if (host_enter(in, values, i))
        return true;
    wrong(in->reader, node, "key \"%s\" is missing", values->key[i].name);
    host_leave(in);
    return false;
}

const char *host_text(const struct import *const in, const struct node *const node)
{
    return node && node->kind == NODE_SCALAR ? document_text(in->reader->document, node) : "";
}

/* A reader whose path is that of the node, wherever it stands. */
struct reader host_reader(const struct import *const in, const struct node *const node)
{
    struct reader there = *in->reader;
    go_to(&there, node);
    return there;
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
bool read_nanoseconds(struct import *const in, const struct node *const node)
{
    gpurta_error error;
    const char *const text = host_text(in, node);
    if (!succeeded(gpurta_time_parse(in->time, text, GPURTA_NS, &error)) ||
        mpq_sgn(in->time) <= 0) {
        struct reader there = host_reader(in, node);
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
    for (size_t i = 0; i < in->common->assume.count; i++) {
        const char *const text = in->common->assume.text[i];
        if (strncmp(text, name, length) == 0 && text[length] == '=') {
            in->assumed[i] = true;
            return succeeded(gpurta_time_parse(in->time, text + length + 1, GPURTA_S, &error)) &&
                   mpq_sgn(in->time) >= 0;
        }
    }
    return false;
}

/* A duration that is not known, unless it is assumed. */
bool need_assumed(struct import *const in, const struct node *const node, const char *const name)
{
    if (assumed(in, name) && mpq_sgn(in->time) > 0)
        return true;
    wrong(in->reader, node, "how long %.60s takes is not known; give --assume %.60s=TIME", name,
          name);
    return false;
}

/* Shared memory in 32-bit words: sizes that the plug-ins were compiled with. Into bytes. */
bool read_words(struct import *const in, const struct node *const node, int64_t *const bytes)
{
    int64_t words = 0;
    if (!node)
        return true;
    struct reader there = host_reader(in, node);
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

const char *row_operation(const void *const model, const size_t i, char space[const NAME_SPACE])
{
    const size_t row = gpurta_model_row(model, GPURTA_SECTION_OPERATIONS, i);
    const char *const name = gpurta_model_text(model, row, GPURTA_KEY_OPERATION_KERNEL, 0);
    (void)space; /* all have names */
    return name ? name : gpurta_model_text(model, row, GPURTA_KEY_OPERATION_COPY, 0);
}

static size_t operations_of(const struct import *const in)
{
    return gpurta_model_rows(in->model, GPURTA_SECTION_OPERATIONS);
}

#define MOST_OPERATIONS 1000000

/* The label, with the number of the iteration from the second on; where that is taken, with a
 * number that only grows, so that many names cost little. False: too many. */
static bool unique_name(struct import *const in, const struct node *const node,
                        const char *const label, char name[LABEL_SIZE])
{
    const char *const base = *label ? label : "kernel";
    const size_t count = operations_of(in);
    struct foreign *const foreign = in->reader->scenario->foreign;
    if (count >= MOST_OPERATIONS) {
        if (!in->full)
            wrong(in->reader, node, "more than %d operations; give fewer iterations",
                  MOST_OPERATIONS);
        in->full = true;
        return false;
    }
    name_index_reach(&in->names, count);
    ADD_ROOM(foreign->origin, in->origin_room, count);
    const int part = text_part(base, 90);
    snprintf(name, LABEL_SIZE, "%.*s", part, base);
    if (in->iteration > 0)
        snprintf(name, LABEL_SIZE, "%.*s#%lld", part, base, (long long)in->iteration + 1);
    while (name_index_find(&in->names, name) != SIZE_MAX)
        snprintf(name, LABEL_SIZE, "%.*s#%lld", part, base, (long long)in->number++);
    foreign->origin[count] =
        (struct origin){(uint32_t)(node - in->reader->document->node),
                        (uint32_t)(foreign->benchmarks - 1), in->iteration, label};
    return true;
}

int which_stream(const char *const name)
{
    return strcmp(name, "default") == 0 ? DEFAULT : OWN;
}

/* A row of an operation, whose name is taken. */
static size_t add_operation(struct import *const in, const struct node *const node,
                            const gpurta_key kind, const char *const name)
{
    gpurta_error error;
    const size_t row = add_row(in->reader, node, GPURTA_SECTION_OPERATIONS, GPURTA_NONE);
    (void)accepted(in->reader, node, gpurta_set_text(in->model, row, kind, name, &error), &error);
    return row;
}

/* The operation of that row, the last one, is launched by the host now. */
static void launch(struct import *const in, const struct node *const node, const size_t row,
                   const char *const stream)
{
    gpurta_error error;
    char name[NAME_SPACE];
    struct host *const host = &in->host;
    if (in->processes && which_stream(stream) == DEFAULT)
        wrong(in->reader, node,
              "under MPS each process has a NULL stream of its own: not simulated");
    gpurta_status status = gpurta_set_text(in->model, row, GPURTA_KEY_STREAM, stream, &error);
    if (!status && host->waits)
        status = gpurta_set_text(in->model, row,
                                 host->launch ? GPURTA_KEY_AFTER_LAUNCH : GPURTA_KEY_AFTER,
                                 row_operation(in->model, host->other, name), &error);
    if (!status && mpq_sgn(host->delay))
        status =
            gpurta_set_exact(in->model, row, host->waits ? GPURTA_KEY_DELAY : GPURTA_KEY_RELEASE,
                             host->delay, &error);
    (void)accepted(in->reader, node, status, &error);
    host->slept = false;
    host->pending[which_stream(stream)] = operations_of(in) - 1;
    if (!host->waits)
        return;
    host->other = operations_of(in) - 1;
    host->launch = true;
    mpq_set_ui(host->delay, 0, 1);
}

/* Kernel i runs on the TPCs that its mask leaves. */
static void take_mask(struct import *const in, const size_t i)
{
    struct foreign *const foreign = in->reader->scenario->foreign;
    if (!foreign->masks)
        foreign->masks = allocate_zeroed(1, sizeof *foreign->masks);
    mask_take(foreign->masks, i, in->reader->document, in->mask);
}

void add_kernel(struct import *const in, const struct node *const node,
                const struct kernel *const kernel, const char *const stream)
{
    gpurta_error error;
    char name[LABEL_SIZE];
    const size_t i = operations_of(in);
    if (!unique_name(in, node, kernel->label, name))
        return;
    const size_t row = add_operation(in, node, GPURTA_KEY_OPERATION_KERNEL, name);
    gpurta_status status =
        gpurta_set_count(in->model, row, GPURTA_KEY_BLOCKS, kernel->blocks, &error);
    if (!status)
        status = gpurta_set_exact(in->model, row, GPURTA_KEY_WCET, in->time, &error);
    if (!status)
        status = gpurta_set_count(in->model, row, GPURTA_KEY_THREADS, kernel->threads, &error);
    if (!status && kernel->shared)
        status = gpurta_set_count(in->model, row, GPURTA_KEY_SHARED_MEMORY, kernel->shared, &error);
    launch(in, node, row, stream);
    if (in->mask && strcmp(stream, in->stream) == 0)
        take_mask(in, i);
    (void)accepted(in->reader, node, status, &error);
}

/* A copy of so many bytes, whose time is set once the bandwidth is known; or of 0, which takes
 * in->time. */
void add_copy(struct import *const in, const struct node *const node, const char *const label,
              const int64_t bytes, const gpurta_copy_direction direction, const char *const stream)
{
    gpurta_error error;
    char name[LABEL_SIZE];
    const size_t i = operations_of(in);
    if (!unique_name(in, node, label, name))
        return;
    const size_t row = add_operation(in, node, GPURTA_KEY_OPERATION_COPY, name);
    in->reader->scenario->foreign->origin[i].label = NULL;
    gpurta_status status =
        bytes ? gpurta_set_count(in->model, row, GPURTA_KEY_BYTES, bytes, &error)
              : gpurta_set_exact(in->model, row, GPURTA_KEY_DURATION, in->time, &error);
    if (!status)
        status = gpurta_set_count(in->model, row, GPURTA_KEY_DIRECTION, direction, &error);
    launch(in, node, row, stream);
    (void)accepted(in->reader, node, status, &error);
}

void sleep_for(struct import *const in, mpq_srcptr seconds)
{
    mpq_add(in->host.delay, in->host.delay, seconds);
    in->host.slept = in->host.slept || mpq_sgn(seconds) > 0;
}

/* The host waits until everything on that stream has completed. */
void synchronize(struct import *const in, const struct node *const node, const int stream)
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
    else if (host->waits && !host->launch)
        wrong(in->reader, node,
              "the host waits for its stream and for the NULL stream, with no launch between: not "
              "simulated");
    mpq_set_ui(host->delay, 0, 1);
    host->waits = true;
    host->other = last;
    host->launch = false;
    host->pending[stream] = SIZE_MAX;
    if (host->blocking && host->pending[!stream] < last) /* complete by then */
        host->pending[!stream] = SIZE_MAX;
}
