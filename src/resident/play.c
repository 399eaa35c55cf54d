#include "resident/play.h"

#include "base/analyses.h"
#include "base/fail.h"
#include "model/names.h"

#include <stdlib.h>
#include <string.h>

/* Blocks end no sooner than this, after the last release. */
#define NEVER 1000000

/* The kernels in that order, on streams of their own: release 1, 2, 3, ... */
static gpurta_status make_program(gpurta_program **const program, const struct resident *const r,
                                  const size_t *const order, const size_t count,
                                  gpurta_error *const error)
{
    const gpurta_program *const from = r->program;
    mpq_t time;
    mpq_init(time);
    gpurta_status status = gpurta_program_create(program, error);
    for (size_t p = 0; !status && p < from->partitions; p++)
        status =
            gpurta_program_add_partition(*program, from->partition[p].name, from->partition[p].sms,
                                         from->partition[p].list, error);
    if (!status)
        (*program)->queues = r->queues;
    for (size_t i = 0; !status && i < count; i++) {
        const size_t o = r->kernel[order[i]].operation;
        const char *const name = NAME_OF(&from->operation[o]);
        if (r->kernel[order[i]].group == GPURTA_NONE)
            mpq_set_ui(time, 1, 2); /* it ends by itself */
        else
            mpq_set_ui(time, NEVER, 1);
        status = gpurta_program_add_kernel(*program, name, r->kernel[order[i]].blocks, time, error);
        mpq_set_ui(time, i + 1, 1);
        if (!status)
            status = gpurta_program_set_time(*program, i, GPURTA_OPERATION_RELEASE, time, error);
        for (int c = GPURTA_OPERATION_THREADS; !status && c < OPERATION_COUNTS; c++) {
            const gpurta_operation_count which = (gpurta_operation_count)c;
            const int64_t value = gpurta_program_get_count(from, o, which);
            if (value > 0 && which != GPURTA_OPERATION_DIRECTION &&
                which != GPURTA_OPERATION_ENGINE && which != GPURTA_OPERATION_BYTES)
                status = gpurta_program_set_count(*program, i, which, value, error);
        }
        if (!status)
            status = gpurta_program_set_stream(*program, i, name, error);
        if (status)
            break;
        struct operation *const operation = &(*program)->operation[i];
        struct stream *const stream = &(*program)->stream[operation->stream];
        stream->priority = (int32_t)r->kernel[order[i]].priority;
        stream->non_blocking = true;
        if (from->partitions)
            operation->partition = (uint32_t)r->kernel[order[i]].pool + 1;
    }
    mpq_clear(time);
    return status;
}

/* Blocks of each kernel that started before any ended, per SM; which kernel waits: SIZE_MAX none.
 */
static gpurta_status read_run(struct resident *const r, const gpurta_result *const run,
                              const size_t *const order, const size_t count, const int64_t sms,
                              gpurta_error *const error)
{
    struct witness *const w = &r->witness;
    size_t waits = SIZE_MAX; /* of those that wait, the first of the highest priority */
    int64_t *const on = calloc((size_t)sms * count + 1, sizeof *on);
    int64_t *const placed = calloc(count + 1, sizeof *placed);
    size_t *const kept = calloc(count + 1, sizeof *kept);
    mpq_t start;
    mpq_init(start);
    for (size_t i = 0; on && placed && kept && i < count; i++) {
        size_t blocks;
        const size_t first = gpurta_children(run, GPURTA_SIMULATE_BLOCKS, i, &blocks);
        kept[i] = order[i];
        for (size_t b = first; b < first + blocks; b++) {
            int64_t sm;
            const bool known = !gpurta_get_time(run, GPURTA_SIMULATE_BLOCKS_START, b, start) &&
                               !gpurta_get_count(run, GPURTA_SIMULATE_BLOCKS_SM, b, &sm) &&
                               sm < sms;
            const bool stays = r->kernel[order[i]].group != GPURTA_NONE;
            if (known && mpq_cmp_ui(start, NEVER, 1) < 0) {
                on[(size_t)sm * count + i] += stays;
                placed[i] += stays;
            } else if (waits == SIZE_MAX ||
                       r->kernel[order[i]].priority < r->kernel[order[waits]].priority) {
                waits = i;
            }
        }
    }
    mpq_clear(start);
    const bool ok = on && placed && kept;
    bool hangs = false; /* does a kernel of the group wait with it, or behind it? */
    for (size_t k = 0; ok && waits != SIZE_MAX && k < r->kernels; k++) {
        int64_t here = 0;
        for (size_t i = 0; i < count; i++)
            here += order[i] == k ? placed[i] : 0;
        hangs = hangs || (r->kernel[k].group == w->group && here < r->kernel[k].blocks &&
                          may_be_behind(r, k, order[waits]));
    }
    if (hangs) {
        free(w->order);
        free(w->placed);
        free(w->on);
        w->head = order[waits];
        w->order = kept;
        w->placed = placed;
        w->on = on;
        w->sms = sms;
        w->ordered = count;
        w->simulated = true;
        return GPURTA_OK;
    }
    free(on);
    free(placed);
    free(kept);
    return ok ? GPURTA_OK : fail_memory(error);
}

static gpurta_status try_order(struct resident *const r, const size_t *const order,
                               const size_t count, gpurta_error *const error)
{
    gpurta_program *program = NULL;
    gpurta_options *options = NULL;
    gpurta_result *run = NULL;
    gpurta_error own;
    int64_t sms = r->slots ? r->pool[0].sms : gpurta_platform_get(r->platform, GPURTA_PLATFORM_SMS);
    gpurta_status status = make_program(&program, r, order, count, error);
    if (!status)
        status = gpurta_options_create(&options, error);
    if (!status)
        status = gpurta_options_set(options, GPURTA_OPTION_SIMULATE_BLOCKS, 1, error);
    if (!status) {
        /* What cannot be simulated stays a placement that the rules do not exclude. */
        const gpurta_status ran = gpurta_simulate_of(&run, program, r->platform, options, &own);
        if (!ran)
            status = read_run(r, run, order, count, sms, error);
        else if (ran == GPURTA_NO_MEMORY)
            status = fail_memory(error);
    }
    gpurta_result_destroy(run);
    gpurta_options_destroy(options);
    gpurta_program_destroy(program);
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
    size_t count = 0;
    if (r->witness.why)
        return GPURTA_OK;
    size_t *const order = calloc(2 * r->kernels, sizeof *order);
    if (!order)
        return fail_memory(error);
    for (size_t k = 0; k < r->kernels; k++)
        if (r->kernel[k].group != GPURTA_NONE)
            order[count++] = k;
    gpurta_status status = try_order(r, order, count, error);
    memcpy(order, r->witness.order, r->witness.ordered * sizeof *order);
    if (!status && !r->witness.simulated)
        status = try_order(r, order, r->witness.ordered, error);
    if (!status && !r->witness.simulated && r->program->partitions)
        status = on_the_gpu(r, error);
    free(order);
    return status;
}
