/* Making a program, and reading it. */
#pragma once

#include <stdio.h> /* before gmp.h, which then declares its printing functions */

#include <gpurta/model.h>

/* Times of an operation. */
typedef enum gpurta_operation_time {
    GPURTA_OPERATION_WCET = 0,    /* time of one block, or of the copy, > 0; always given */
    GPURTA_OPERATION_RELEASE = 1, /* when the host launches it, >= 0; default 0 */
    GPURTA_OPERATION_PERIOD = 2,  /* distance of its releases, > 0; default none */
    GPURTA_OPERATION_DEADLINE = 3 /* longest response time that is wanted, > 0; default: the
                                       period, or none without a period */
} gpurta_operation_time;

/* Counts of an operation. */
typedef enum gpurta_operation_count {
    GPURTA_OPERATION_BLOCKS = 0,          /* blocks of the grid, >= 1; 0 for a copy */
    GPURTA_OPERATION_THREADS = 1,         /* threads per block, >= 1; default 0 = not given */
    GPURTA_OPERATION_REGISTERS = 2,       /* registers per thread; default 0 = not a limit */
    GPURTA_OPERATION_SHARED_MEMORY = 3,   /* bytes per block, static + dynamic; default 0 */
    GPURTA_OPERATION_DIRECTION = 4,       /* of a copy: a ::gpurta_copy_direction */
    GPURTA_OPERATION_ENGINE = 5,          /* of a copy: its copy engine, from 1; default 0 = by
                                               direction (gpurta/simulate.h) */
    GPURTA_OPERATION_BYTES = 6,           /* of a copy: its size; default 0 = not given. Informs
                                               only: its time is the wcet */
    GPURTA_OPERATION_LOCAL_MEMORY = 7,    /* bytes of local memory per thread; default 0 */
    GPURTA_OPERATION_CARVEOUT = 8,        /* bytes of shared memory that the kernel asks each SM to
                                               have; 0: the least that holds a block; default -1 = the
                                               driver chooses */
    GPURTA_OPERATION_CARVEOUT_PERCENT = 9 /* the same in percent of the most that an SM can have,
                                               as cudaFuncAttributePreferredSharedMemoryCarveout;
                                               0..100; default -1 = the driver chooses; of a
                                               step also 101 = unknown: it may choose any */
} gpurta_operation_count;

/* Attributes of a stream. */
typedef enum gpurta_stream_attribute {
    GPURTA_STREAM_PRIORITY = 0,    /* as in CUDA: the lower the number, the higher the priority;
                                        -2^31..2^31-1; default GPURTA_PRIORITY_LOW */
    GPURTA_STREAM_NON_BLOCKING = 1 /* 1: does not wait for the NULL stream nor makes it wait
                                        (cudaStreamNonBlocking); default 0. The NULL stream is
                                        always 0 */
} gpurta_stream_attribute;

/* What the host waits for before it launches an operation. */
typedef enum gpurta_after {
    GPURTA_AFTER_COMPLETION = 0, /* the completion of the other operation */
    GPURTA_AFTER_LAUNCH = 1      /* the launch of the other operation */
} gpurta_after;

/* Number of the stream of an operation that has a stream of its own. */
#define GPURTA_OWN_STREAM (-1)
/* Number of the NULL stream, "default". */
#define GPURTA_NULL_STREAM 0

/* A program. Building it is for one thread; analyses only read it. */
typedef struct gpurta_program gpurta_program;

/* Makes an empty program. */
GPURTA_MUST_USE gpurta_status gpurta_program_create(gpurta_program **program, gpurta_error *error);

/* Frees a program; NULL is allowed. */
void gpurta_program_destroy(gpurta_program *program);

/* Makes room for count operations in all, so that adding them moves nothing. */
GPURTA_MUST_USE gpurta_status gpurta_program_reserve(gpurta_program *program, size_t count,
                                                     gpurta_error *error);

/* Adds a kernel at the end, released at 0 on a stream of its own. name: NULL: no name ("k1",
 * "k2", ... by position in outputs). blocks: 1..2^63-1. wcet: > 0. The new operation's index is
 * the count before the call. */
GPURTA_MUST_USE gpurta_status gpurta_program_add_kernel(gpurta_program *program, const char *name,
                                                        int64_t blocks, mpq_srcptr wcet,
                                                        gpurta_error *error);

/* Adds a copy at the end, launched at 0 on a stream of its own. name: NULL: no name. duration: >
 * 0, copied; kept as GPURTA_OPERATION_WCET. */
GPURTA_MUST_USE gpurta_status gpurta_program_add_copy(gpurta_program *program, const char *name,
                                                      mpq_srcptr duration, gpurta_error *error);

/* Sets a count of operation index. value: the value. */
GPURTA_MUST_USE gpurta_status gpurta_program_set_count(gpurta_program *program, size_t index,
                                                       gpurta_operation_count which, int64_t value,
                                                       gpurta_error *error);

/* A count of operation index; 0 where it is not given or there is none. */
int64_t gpurta_program_get_count(const gpurta_program *program, size_t index,
                                 gpurta_operation_count which);

/* Puts operation index on the stream of that name; "default" is the NULL stream. */
GPURTA_MUST_USE gpurta_status gpurta_program_set_stream(gpurta_program *program, size_t index,
                                                        const char *stream, gpurta_error *error);

/* Name of stream number stream; NULL if there is none. Returns text that lives as long as the
 * program. */
const char *gpurta_program_stream_name(const gpurta_program *program, int64_t stream);

/* An attribute of stream number stream; its default if there is no such stream, as for
 * GPURTA_OWN_STREAM. */
int64_t gpurta_program_stream_attribute(const gpurta_program *program, int64_t stream,
                                        gpurta_stream_attribute which);

/* Makes the host launch operation index only delay after another one was launched or completed,
 * and not before its own release. That is how a host thread behaves that sleeps, or waits for
 * its stream, between launches. A second call replaces the first. other: an operation before it:
 * < index. mode: what is waited for. delay: >= 0. */
GPURTA_MUST_USE gpurta_status gpurta_program_set_after(gpurta_program *program, size_t index,
                                                       size_t other, gpurta_after mode,
                                                       mpq_srcptr delay, gpurta_error *error);

/* Says which operations of other streams operation index waits for on the GPU, as
 * cudaStreamWaitEvent() makes it: it is launched as ever, but not before them, and waits at the
 * head of its stream until all of them have completed. A second call replaces the first. others:
 * operations before it: < index; NULL with a count of 0: it waits for none. */
GPURTA_MUST_USE gpurta_status gpurta_program_set_waits(gpurta_program *program, size_t index,
                                                       const size_t *others, size_t count,
                                                       gpurta_error *error);

/* ---- partitions ---- */

/* Disjoint sets of SMs, of which each kernel uses one (page "partition"). Blocks go to the SMs
 * of their kernel's partition only; copies are in none. Where there is a partition, every kernel
 * is in one: by itself, or by its stream. */

/* Adds a partition. sms: how many SMs it has, >= 1. list: their numbers, all different, copied;
 * NULL: the lowest that are left over. Its index is the count before the call. */
GPURTA_MUST_USE gpurta_status gpurta_program_add_partition(gpurta_program *program,
                                                           const char *name, int64_t sms,
                                                           const int64_t *list,
                                                           gpurta_error *error);

/* Changes the SMs of a partition: as gpurta_program_add_partition() takes them. */
GPURTA_MUST_USE gpurta_status gpurta_program_set_partition_sms(gpurta_program *program,
                                                               size_t partition, int64_t sms,
                                                               const int64_t *list,
                                                               gpurta_error *error);

/* Partition of an operation, its own or its stream's; GPURTA_NONE: none. */
size_t gpurta_program_partition(const gpurta_program *program, size_t index);

/* Do the partitions fit on a platform, disjoint, with every kernel in one of them? With rule U5,
 * SMs that share a carve-out must be of one partition: a block in one of them keeps blocks out
 * of the other. platform: it needs SMs. */
GPURTA_MUST_USE gpurta_status gpurta_program_check_partitions(const gpurta_program *program,
                                                              const gpurta_platform *platform,
                                                              gpurta_error *error);
