#include "cli/import/block_times.h"

#include "cli/base/arrays.h"
#include "cli/base/whole.h"

static const struct trace_op *sorted_ops; /* for by_start, which qsort gives no context */

static int by_start(const void *const x, const void *const y)
{
    const struct trace_op *const a = &sorted_ops[*(const uint32_t *)x];
    const struct trace_op *const b = &sorted_ops[*(const uint32_t *)y];
    return ascending(a->start, b->start);
}

/* Which kernels ran alone. A kernel that overlaps any earlier one overlaps the one of those that
 * ends last, and marks both. */
static bool find_alone(struct block_times *const times)
{
    const struct trace *const trace = times->trace;
    uint32_t *const order = allocate((trace->ops + 1) * sizeof *order), longest = NO_TEXT;
    size_t count = 0;
    if (!order)
        return false;
    for (size_t i = 0; i < trace->ops; i++)
        if (on_device(times, &trace->op[i]) &&
            trace->shape[trace->op[i].shape].kind == TRACE_KERNEL)
            order[count++] = (uint32_t)i;
    sorted_ops = trace->op;
    put_in_order(order, count, sizeof *order, by_start);
    for (size_t i = 0; i < count; i++) {
        const uint32_t op = order[i];
        times->alone[op] = 1;
        if (longest != NO_TEXT && trace->op[longest].end > trace->op[op].start)
            times->alone[op] = times->alone[longest] = 0;
        if (longest == NO_TEXT || trace->op[op].end > trace->op[longest].end)
            longest = op;
    }
    free(order);
    return true;
}

/* Slots of a shape, once. */
static int64_t slots_of(struct block_times *const times, const uint32_t number)
{
    if (times->slots[number] < 0)
        (void)trace_slots(&times->slots[number], &times->trace->shape[number], times->platform);
    return times->slots[number];
}

static void add_margin(struct block_times *const times)
{
    mpq_t more;
    if (!times->conversion->margin)
        return;
    mpq_init(more);
    mpq_mul(more, times->time, times->conversion->margin);
    mpq_add(times->time, times->time, more);
    mpq_clear(more);
}

void with_margin(struct block_times *const times, const int64_t nanoseconds)
{
    set_whole(mpq_numref(times->time), nanoseconds);
    mpz_set_ui(mpq_denref(times->time), 1);
    add_margin(times);
}

void block_time(struct block_times *const times, const size_t i)
{
    const struct trace_op *const op = &times->trace->op[i];
    const int64_t blocks = trace_product(times->trace->shape[op->shape].grid);
    const int64_t slots = times->alone[i] ? slots_of(times, op->shape) : 0;
    const int64_t waves = slots > 0 ? blocks / slots + (blocks % slots != 0) : 1;
    set_whole(mpq_numref(times->time), op->end > op->start ? op->end - op->start : 1);
    set_whole(mpq_denref(times->time), waves);
    mpq_canonicalize(times->time);
    add_margin(times);
}

bool block_times_begin(struct block_times *const times, const struct trace *const trace,
                       const struct conversion *const conversion,
                       const gpurta_platform *const platform)
{
    *times = (struct block_times){.trace = trace,
                                  .conversion = conversion,
                                  .platform = platform,
                                  .device = trace_busiest(trace, conversion),
                                  .alone = allocate_zeroed(trace->ops + 1, sizeof *times->alone),
                                  .slots = allocate((trace->shapes + 1) * sizeof *times->slots)};
    mpq_init(times->time);
    if (!times->alone || !times->slots)
        return false;
    memset(times->slots, 0xff, (trace->shapes + 1) * sizeof *times->slots);
    return find_alone(times);
}

void block_times_end(struct block_times *const times)
{
    free(times->alone);
    free(times->slots);
    mpq_clear(times->time);
}
