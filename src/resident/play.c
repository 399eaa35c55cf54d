#include "resident/resident.h"

#include "base/analyses.h"
#include "base/fail.h"
#include "model/names.h"

#include <stdlib.h>
#include <string.h>

/* Blocks end no sooner than this, after the last release. */
#define NEVER 1000000

/* What it waits for, as far as that is in the order; all waits are on the GPU, so that the order of
 * launches is this one. */
static gpurta_status set_waits(gpurta_program *const program, const gpurta_program *const from,
                               const size_t *const order, const size_t i, gpurta_error *const error)
{
    const struct after *const after = operation_after(from, order[i]);
    size_t *const others = calloc(i + 1, sizeof *others), count = 0;
    if (!others)
        return fail_memory(error);
    for (size_t a = 0; a < i; a++) {
        bool waits = after && after->mode == GPURTA_AFTER_COMPLETION && after->other == order[a];
        for (size_t w = operation_waits(from, order[i]);
             w < from->waits && from->wait[w].operation == order[i]; w++)
            waits = waits || from->wait[w].other == order[a];
        if (waits)
            others[count++] = a;
    }
    const gpurta_status status = gpurta_program_set_waits(program, i, others, count, error);
    free(others);
    return status;
}

/* Operation number i of the order. */
static gpurta_status add_operation(gpurta_program *const program, const struct resident *const r,
                                   const size_t *const order, const size_t i,
                                   gpurta_error *const error)
{
    const gpurta_program *const from = r->program;
    const size_t o = order[i], k = kernel_of(r, o);
    const struct operation *const own = &from->operation[o];
    const char *const stream = gpurta_program_stream_name(from, own->stream);
    gpurta_status status;
    LOCAL_MPQ(time);
    if (k != GPURTA_NONE && r->kernel[k].group != GPURTA_NONE)
        mpq_set_ui(time, NEVER, 1);
    else
        mpq_set_ui(time, 1, 2); /* it ends by itself */
    status = own->blocks
                 ? gpurta_program_add_kernel(program, NAME_OF(own), own->blocks, time, error)
                 : gpurta_program_add_copy(program, NAME_OF(own), time, error);
    mpq_set_ui(time, i + 1, 1);
    if (!status)
        status = time_store(&program->operation[i].time[GPURTA_OPERATION_RELEASE], time, false, 0,
                            error);
    for (int c = GPURTA_OPERATION_THREADS; !status && own->blocks && c < OPERATION_COUNTS; c++) {
        const gpurta_operation_count which = (gpurta_operation_count)c;
        const int64_t value = gpurta_program_get_count(from, o, which);
        const bool of_copies =
            which >= GPURTA_OPERATION_DIRECTION && which <= GPURTA_OPERATION_BYTES;
        if (!of_copies && (value > 0 || (value == 0 && which >= GPURTA_OPERATION_CARVEOUT)))
            status = gpurta_program_set_count(program, i, which, value, error);
    }
    if (!status && stream)
        status = gpurta_program_set_stream(program, i, stream, error);
    if (status)
        return status;
    if (own->stream > GPURTA_NULL_STREAM) {
        struct stream *const to = &program->stream[program->operation[i].stream];
        to->priority = from->stream[own->stream].priority;
        to->non_blocking = from->stream[own->stream].non_blocking;
    }
    if (own->blocks && from->partitions)
        program->operation[i].partition = (uint32_t)gpurta_program_partition(from, o) + 1;
    return set_waits(program, from, order, i, error);
}

/* The operations in that order: release 1, 2, 3, ... */
static gpurta_status make_program(gpurta_program **const program, const struct resident *const r,
                                  const size_t *const order, const size_t count,
                                  gpurta_error *const error)
{
    const gpurta_program *const from = r->program;
    gpurta_status status = gpurta_program_create(program, error);
    for (size_t p = 0; !status && p < from->partitions; p++)
        status =
            gpurta_program_add_partition(*program, from->partition[p].name, from->partition[p].sms,
                                         from->partition[p].list, error);
    if (!status)
        (*program)->queues = r->queues;
    for (size_t i = 0; !status && i < count; i++)
        status = add_operation(*program, r, order, i, error);
    return status;
}

/* What a run tells: of each operation in the order its blocks of groups on each SM, in all, and
 * whether one of its blocks waits. */
struct run {
    int64_t *on, *placed, sms;
    size_t *order;
    bool *waits;
};

static void read_run(const struct run *const run, const struct resident *const r,
                     const gpurta_result *const result, const size_t *const order,
                     const size_t count)
{
    LOCAL_MPQ(start);
    for (size_t i = 0; i < count; i++) {
        size_t blocks;
        const size_t first = gpurta_children(result, GPURTA_SIMULATE_BLOCKS, i, &blocks);
        const size_t k = kernel_of(r, order[i]);
        const bool stays = k != GPURTA_NONE && r->kernel[k].group != GPURTA_NONE;
        for (size_t b = first; b < first + blocks; b++) {
            int64_t sm;
            const bool known = !gpurta_get_time(result, GPURTA_SIMULATE_BLOCKS_START, b, start) &&
                               !gpurta_get_count(result, GPURTA_SIMULATE_BLOCKS_SM, b, &sm) &&
                               sm < run->sms;
            if (known && mpq_cmp_ui(start, NEVER, 1) < 0) {
                run->on[(size_t)sm * count + i] += stays;
                run->placed[i] += stays;
            } else {
                run->waits[i] = true;
            }
        }
    }
}

/* Does a kernel of the witness's group wait for ever, too: the head, or one behind it? */
static bool group_waits(const struct run *const run, const struct resident *const r,
                        const size_t head, const size_t *const order, const size_t count)
{
    bool hangs = false;
    for (size_t k = 0; !hangs && k < r->kernels; k++) {
        bool placed = false; /* all its blocks */
        for (size_t i = 0; i < count; i++)
            placed = placed || (order[i] == r->kernel[k].operation && !run->waits[i]);
        hangs = r->kernel[k].group == r->witness.group && !placed &&
                (k == head || bit(&r->behind, k, head));
    }
    return hangs;
}

/* Takes the run as the witness if it hangs as the witness says. */
static void take_run(struct run *const run, struct resident *const r, size_t *const order,
                     const size_t count)
{
    struct witness *const w = &r->witness;
    size_t head =
        GPURTA_NONE; /* for space: of those that wait, the first of the highest priority */
    for (size_t i = 0; i < count; i++) {
        const size_t k = kernel_of(r, order[i]);
        if (run->waits[i] && k != GPURTA_NONE &&
            (w->cause == FOR_SPACE
                 ? head == GPURTA_NONE || r->kernel[k].priority < r->kernel[head].priority
                 : k == w->head))
            head = k;
    }
    bool idle = head != GPURTA_NONE && w->cause == FOR_SPACE && r->limits.local_memory_waits &&
                r->kernel[head].local_memory; /* U6: it waits for an idle GPU, not for space */
    for (size_t i = 0; idle && i < count; i++)
        idle = !run->placed[i] ||
               r->kernel[kernel_of(r, order[i])].local_memory < r->kernel[head].local_memory;
    if (head == GPURTA_NONE || idle || !group_waits(run, r, head, order, count))
        return;
    FREE(w->order, w->placed, w->on);
    w->head = head;
    w->order = memcpy(run->order, order, count * sizeof *order);
    w->placed = run->placed;
    w->on = run->on;
    w->sms = run->sms;
    w->ordered = count;
    w->simulated = true;
    run->order = NULL;
    run->on = run->placed = NULL;
}

static gpurta_status try_order(struct resident *const r, size_t *const order, const size_t count,
                               gpurta_error *const error)
{
    gpurta_program *program = NULL;
    gpurta_options *options = NULL;
    gpurta_result *result = NULL;
    gpurta_error own;
    struct run run = {.sms = r->slots ? r->pool[0].sms
                                      : gpurta_platform_get(r->platform, GPURTA_PLATFORM_SMS)};
    run.on = calloc((size_t)run.sms * count + 1, sizeof *run.on);
    run.placed = calloc(count + 1, sizeof *run.placed);
    run.waits = calloc(count + 1, sizeof *run.waits);
    run.order = calloc(count + 1, sizeof *run.order);
    gpurta_status status =
        run.on && run.placed && run.waits && run.order ? GPURTA_OK : fail_memory(error);
    if (!status)
        status = make_program(&program, r, order, count, error);
    if (!status)
        status = gpurta_options_create(&options, error);
    if (!status)
        status = gpurta_options_set(options, GPURTA_OPTION_SIMULATE_BLOCKS, 1, error);
    if (!status) {
        /* What cannot be simulated stays a placement that the rules do not exclude. */
        const gpurta_status ran = gpurta_simulate_of(&result, program, r->platform, options, &own);
        if (ran == GPURTA_NO_MEMORY)
            status = fail_memory(error);
        if (!ran) {
            read_run(&run, r, result, order, count);
            take_run(&run, r, order, count);
        }
    }
    gpurta_result_destroy(result);
    gpurta_options_destroy(options);
    gpurta_program_destroy(program);
    FREE(run.on, run.placed, run.waits, run.order);
    return status;
}

/* An arrangement on the SMs of a partition, as one on those of the GPU. */
static gpurta_status on_the_gpu(struct resident *const r, gpurta_error *const error)
{
    struct witness *const w = &r->witness;
    const size_t sms = (size_t)gpurta_platform_get(r->platform, GPURTA_PLATFORM_SMS);
    uint32_t *const owner = calloc(sms, sizeof *owner);
    int64_t *const on = calloc(sms * w->ordered, sizeof *on);
    const gpurta_status status =
        owner && on ? partitions_place(owner, r->program, r->platform, error) : fail_memory(error);
    const int64_t *from = w->on;
    for (size_t sm = 0; !status && sm < sms; sm++)
        if (owner[sm] == r->kernel[w->head].pool + 1) {
            memcpy(&on[sm * w->ordered], from, w->ordered * sizeof *on);
            from += w->ordered;
        }
    free(owner);
    if (status) {
        free(on);
        return status;
    }
    free(w->on);
    w->on = on;
    w->sms = (int64_t)sms;
    return GPURTA_OK;
}

gpurta_status play(struct resident *const r, gpurta_error *const error)
{
    struct witness *const w = &r->witness;
    size_t count = 0;
    gpurta_status status = GPURTA_OK;
    size_t *const order = calloc(r->program->count, sizeof *order);
    if (!order)
        return fail_memory(error);
    for (size_t k = 0; w->cause == FOR_SPACE && k < r->kernels; k++)
        if (r->kernel[k].group != GPURTA_NONE)
            order[count++] = r->kernel[k].operation;
    if (count)
        status = try_order(r, order, count, error);
    memcpy(order, w->order, w->ordered * sizeof *order);
    if (!status && !w->simulated)
        status = try_order(r, order, w->ordered, error);
    if (!status && !w->simulated && w->on && r->program->partitions)
        status = on_the_gpu(r, error);
    free(order);
    return status;
}
