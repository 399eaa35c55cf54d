/* A profile of an application, whatever tool wrote it: what ran on the GPU, launched when, by whom.
 *
 * Readers (nsys.c, kineto.c, nvprof.c) fill a trace; writers (to_scenario.c, to_chains.c,
 * to_perfetto.c, to_sag.c) read it. Times are whole nanoseconds on the profile's own clock. What
 * ran is kept small, since a profile has millions of launches: kernels and copies that are alike
 * share a shape, and texts are kept once. */
#ifndef TRACE_H
#define TRACE_H

#include "cli/base/cli.h"
#include "cli/base/guess.h"

#include "base/index.h"

enum trace_kind { TRACE_KERNEL, TRACE_COPY, TRACE_MEMSET };

#define TRACE_UNKNOWN (-1)

/* What was launched. */
struct trace_shape {
    enum trace_kind kind;
    uint32_t name;                                    /* a text */
    int64_t grid[3], block[3];                        /* of a kernel */
    int64_t registers, shared_static, shared_dynamic; /* per thread; bytes per block */
    int64_t local_memory;                             /* bytes per thread */
    int64_t carveout;                                 /* bytes of shared memory; or unknown */
    int64_t bytes;                                    /* of a copy or memset */
    int64_t direction;                                /* a gpurta_direction */
    int64_t per_sm; /* what the profile tells of blocks for each SM, millionths; 0: nothing */
    int64_t filled; /* of threads that its SMs hold, per cent by the profile; or unknown */
};

/* One launch. */
struct trace_op {
    int64_t start, end;
    int64_t launch; /* when the host launched it; TRACE_UNKNOWN */
    uint32_t shape;
    uint32_t stream;
    uint32_t thread; /* that launched it: number of a thread, or NO_TEXT */
    uint32_t node;   /* number of a node of a CUDA graph, from 1; 0: of none */
};

/* A node of a CUDA graph. */
struct trace_node {
    int64_t graph; /* TRACE_UNKNOWN: the profile does not tell which */
    int64_t node;  /* the same in every launch of the graph; 0: not known */
};

struct trace_stream {
    int64_t process, context, number; /* its key: processes share numbers */
    int64_t device;
    int64_t priority; /* of CUDA: lower is more urgent */
    bool is_null, non_blocking;
    bool known; /* the profile tells its priority and flags */
    size_t ops;
};

/* A stream waits until another one has done what was launched on it before the event's record. */
struct trace_wait {
    int64_t at;       /* when the host asked for it */
    int64_t recorded; /* when the event was recorded; where that is not known, as `at` */
    uint32_t stream, on;
};

/* A thread waits until a stream, or all of its context, has done what was launched before. */
struct trace_sync {
    int64_t at;               /* when the host asked for it */
    int64_t recorded;         /* of an event: when it was recorded; else as `at` */
    int64_t process, context; /* TRACE_UNKNOWN: any */
    uint32_t stream;          /* NO_TEXT: all streams of the context */
    uint32_t thread;
};

/* A named range of a thread (NVTX, or a PyTorch annotation). */
struct trace_range {
    int64_t start, end;
    uint32_t name, thread;
};

/* A call of the host that waits, or makes every stream wait: cudaFree, cudaDeviceSynchronize. */
struct trace_call {
    int64_t start, end;
    uint32_t name, thread;
};

/* The device, as far as the profile tells; 0: it does not. */
struct trace_device {
    int64_t number;
    char name[128];
    int64_t major, minor, sms, threads_per_sm, blocks_per_sm, registers_per_sm, shared_per_sm;
    int64_t shared_per_block, shared_per_block_optin, copy_engines;
};

/* Operations on a device. */
struct trace_share {
    int64_t device;
    size_t ops;
};

struct trace {
    const char *path;
    char tool[96]; /* "Nsight Systems 2024.5.1, schema 3.13.2" */
    struct trace_shape *shape;
    struct trace_op *op;
    struct trace_stream *stream;
    struct trace_node *node;
    struct trace_wait *wait;
    struct trace_sync *sync;
    struct trace_range *range;
    struct trace_call *call;
    struct trace_device *device;
    struct trace_share *share; /* room for one of each stream, once the trace is finished */
    char **text;
    size_t shapes, ops, streams, nodes, waits, syncs, ranges, calls, devices, texts;
    size_t shape_room, op_room, stream_room, node_room, wait_room, sync_room, range_room, call_room,
        device_room, text_room;
    size_t left_out; /* operations of processes and contexts that were not asked for */
    struct index text_index, shape_index, stream_index, node_index;
    bool waits_told; /* what waits for what is in the profile */
    bool waits_lost; /* but not all of it */
    bool no_memory;
    char *missing; /* what the profile lacks, and what follows; lines; NULL: nothing */
};

#define NO_TEXT UINT32_MAX

void trace_init(struct trace *trace, const char *path);
void trace_clear(struct trace *trace);

/* Numbers of texts, shapes and streams; a new one where there is none alike. NO_TEXT: no memory,
 * which the trace remembers. */
uint32_t trace_text(struct trace *trace, const char *text);
uint32_t trace_shape(struct trace *trace, const struct trace_shape *shape);
uint32_t trace_stream(struct trace *trace, int64_t process, int64_t context, int64_t number);

/* Number of a node, from 1; 0: of no graph (neither is known), or no memory. */
uint32_t trace_node(struct trace *trace, int64_t graph, int64_t node);

/* One more operation, on a stream of the device; the stream. NULL: no memory, which the trace
 * remembers. */
struct trace_stream *trace_op(struct trace *trace, const struct trace_op *op, int64_t device);

/* One more of each; NULL: no memory, which the trace remembers. */
struct trace_wait *trace_wait(struct trace *trace);
struct trace_sync *trace_sync(struct trace *trace);
struct trace_range *trace_range(struct trace *trace);
struct trace_call *trace_call(struct trace *trace);
struct trace_device *trace_device(struct trace *trace);

/* What the profile lacks, and what follows: a line for the report. */
void trace_lacks(struct trace *trace, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* A call of a thread: where it waits for the device, a synchronisation. */
void device_seen(struct trace *trace, const char *call, int64_t process, uint32_t thread,
                 int64_t time);

/* A call of the runtime, by its name, that waits for the GPU or makes every stream wait. */
bool trace_is_barrier(const char *name);

/* A call of the runtime that launched the operation, and ended then: where it was a synchronous
 * copy to the host, its thread has waited for it. */
void copy_seen(struct trace *trace, size_t op, const char *call, int64_t end);

/* A decimal number times a factor (1 to 10^9) as a whole number, rounded up or down where it is
 * none (`exact` says). False: no decimal number, or too large. */
bool trace_decimal(const char *text, size_t length, int64_t factor, bool up, int64_t *value,
                   bool *exact);

/* What every reader ends with: refuses times and sizes that cannot be, so that no difference or
 * product of theirs overflows later, and puts operations in order of their launch (start, where it
 * is not known). Returns -1, or the exit status after an error was reported. */
int trace_finish(struct trace *trace);

/* When the host launched it, as far as that is known. */
int64_t trace_launch(const struct trace_op *op);

/* Graph of an operation, 0: none; and its node's number where that is known, else 0. */
static inline int64_t trace_graph(const struct trace *const trace, const struct trace_op *const op)
{
    return op->node ? trace->node[op->node - 1].graph : 0;
}

static inline uint32_t trace_known_node(const struct trace *const trace,
                                        const struct trace_op *const op)
{
    return op->node && trace->node[op->node - 1].node ? op->node : 0;
}

/* Product of the three; 0: not all above 0, or too large. */
int64_t trace_product(const int64_t three[3]);

/* Blocks of a kernel that run at once on the platform; 0: it cannot launch. False: refused, 0. */
bool trace_slots(int64_t *slots, const struct trace_shape *shape, const gpurta_platform *platform);

/* Which tool wrote the file. */
enum trace_tool trace_guess(const char *path);

/* Readers. Each returns -1, or the exit status after everything wrong was reported. */
int read_nsys(struct trace *trace, const char *path);
int read_kineto(struct trace *trace, const char *path);
int read_nvprof(struct trace *trace, const char *path);

#endif
