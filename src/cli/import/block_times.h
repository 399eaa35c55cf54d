/* How long a block took, as far as a profile tells. */
#ifndef BLOCK_TIMES_H
#define BLOCK_TIMES_H

#include "cli/import/to_scenario.h"

struct block_times {
    const struct trace *trace;
    const struct conversion *conversion;
    const gpurta_platform *platform;
    int64_t device;
    uint8_t *alone; /* of each operation: no other kernel ran meanwhile */
    int64_t *slots; /* of each shape; 0: it cannot launch on the platform */
    mpq_t time;     /* what block_time() found */
};

/* False: out of memory; block_times_end() in any case. */
bool block_times_begin(struct block_times *times, const struct trace *trace,
                       const struct conversion *conversion, const gpurta_platform *platform);
void block_times_end(struct block_times *times);

/* Time of one block of the operation into times->time: the duration shared among the waves where
 * the kernel ran alone, else all of it (so for a copy); with the margin on top. */
void block_time(struct block_times *times, size_t op);

/* A time with the margin on top, into times->time. */
void with_margin(struct block_times *times, int64_t nanoseconds);

static inline bool on_device(const struct block_times *const times, const struct trace_op *const op)
{
    return times->trace->stream[op->stream].device == times->device;
}

#endif
