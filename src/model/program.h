/* The program model from inside: what the analyses read without conversion. */
#pragma once

#include "base/index.h"
#include "base/text.h"
#include "number/rat.h"

#include "model/program_calls.h"
#include <stdatomic.h>

#define OPERATION_TIMES (GPURTA_OPERATION_DEADLINE + 1)
#define UNKNOWN_CARVEOUT 101 /* percent */
#define OPERATION_COUNTS (GPURTA_OPERATION_CARVEOUT_PERCENT + 1)

/* What a block needs: kernels share few of them, so that each is kept once. */
struct launch {
    int64_t threads, registers, shared_memory, local_memory;
    int64_t carveout, carveout_percent; /* what is asked for, and 1; 0: the driver chooses;
                                           UNKNOWN_CARVEOUT and 1: any */
};

/* What is known of a copy besides its time. */
struct transfer {
    int64_t direction, engine, bytes;
};

struct operation {
    struct rat time[OPERATION_TIMES];
    int64_t blocks; /* 0: a copy */
    char *name;
    char place[PLACE_SPACE];
    uint32_t launch; /* index into launches; of a copy: into transfers */
    int32_t stream;
    uint32_t partition; /* its own, and 1; 0: that of its stream */
};

struct stream {
    char *name;
    int32_t priority;
    uint32_t partition; /* and 1; 0: none */
    bool non_blocking;
};

/* A set of SMs. */
struct partition {
    char *name;
    int64_t sms;
    int64_t *list; /* their numbers, ascending; NULL: any that are left over */
};

/* Kept apart, in order of operation: few operations have one. */
struct after {
    size_t operation, other;
    struct rat delay;
    gpurta_after mode;
};

/* One operation that another waits for on the GPU; all of them in order of the one that waits. */
struct wait {
    size_t operation, other;
};

struct gpurta_program {
    atomic_size_t held; /* by results: who destroys it last frees it */
    struct operation *operation;
    struct launch *launch;
    struct transfer *transfer;
    struct stream *stream; /* the first is the NULL stream */
    size_t count, room;
    size_t launches, launch_room;
    size_t transfers, transfer_room;
    size_t streams, stream_room;
    struct after *after;
    size_t afters, after_room;
    struct wait *wait;
    size_t waits, wait_room;
    struct index stream_index, launch_index;
    struct partition *partition;
    size_t partitions, partition_room;
    gpurta_queues queues;
};

/* The program lives until it is destroyed once more. */
const gpurta_program *program_hold(const gpurta_program *program);

/* Takes everything out but streams, and keeps the room. */
void program_empty(gpurta_program *program);

/* A kernel of a step, whose carve-out may be any. */
gpurta_status program_unknown_carveout(gpurta_program *program, size_t index, gpurta_error *error);

/* What the launch of an operation waits for; NULL: nothing. */
const struct after *operation_after(const gpurta_program *program, size_t index);

/* Where the waits of an operation begin, or belong. */
size_t operation_waits(const gpurta_program *program, size_t index);

/* Index of the stream of that name, made if there is none; -1: out of memory. */
int64_t program_stream(gpurta_program *program, const char *name);

/* The same; GPURTA_OWN_STREAM: there is none. */
int64_t program_find_stream(const gpurta_program *program, const char *name);

/* owner[k] := partition of the SM with number k, and 1; 0: of none. Their number is the platform's.
 * Fails as gpurta_program_check_partitions(). */
gpurta_status partitions_place(uint32_t *owner, const gpurta_program *program,
                               const gpurta_platform *platform, gpurta_error *error);

/* Do the partitions fit on the platform, whoever is in them? */
gpurta_status partitions_check(const gpurta_program *program, const gpurta_platform *platform,
                               gpurta_error *error);

/* Is the program one of free blocks: kernels, launched at their releases, all of one priority, and
 * none on the NULL stream beside others that wait for it? Otherwise GPURTA_NOT_APPLICABLE, with the
 * first operation that is different: an analysis that knows no more rules would answer too low. */
gpurta_status program_of_free_blocks(const gpurta_program *program, gpurta_error *error);

/* The deadline, or the period in its place; may have no value. */
static inline const struct rat *operation_deadline(const struct operation *const operation)
{
    const struct rat *const own = &operation->time[GPURTA_OPERATION_DEADLINE];
    return rat_given(own) ? own : &operation->time[GPURTA_OPERATION_PERIOD];
}
