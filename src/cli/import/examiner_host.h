/* A configuration of cuda_scheduling_examiner while it is read: mappings, values, and the host
 * thread of a benchmark with what it launches. */
#ifndef EXAMINER_HOST_H
#define EXAMINER_HOST_H

#include "cli/import/examiner.h"
#include "cli/scenario/name_index.h"

#define NESTING 4 /* task_host in task_host ... */

#define MOST_KEYS 18

/* The values of a mapping, by position in a table of keys. */
struct values {
    const struct key *key;
    size_t count;
    const struct node *node[MOST_KEYS];
};

/* Streams that a benchmark launches on: its own, and the NULL stream. */
enum { OWN, DEFAULT };

/* The host thread of a benchmark: when it launches its next operation. */
struct host {
    bool waits; /* for `other`; else `delay` counts from the start */
    bool slept; /* since the last launch */
    size_t other;
    bool launch;
    mpq_t delay;
    bool blocking;     /* its own stream waits for the NULL stream, and that for it */
    size_t pending[2]; /* last operation on each stream, if not waited for; else SIZE_MAX */
    size_t errors;     /* of the document before this benchmark */
};

#define LABEL_SIZE 120

struct import {
    struct reader *reader;
    const struct common *common;
    gpurta_model *model;
    struct host host;
    char stream[24]; /* of the benchmark */
    const char *label;
    const struct node *mask; /* of TPCs, of the benchmark's kernels; NULL: none */
    int depth;
    const struct node *endless; /* iterations that were refused last */
    bool processes;             /* share the GPU by MPS */
    bool full;                  /* more operations than are read; said once */
    bool assumed[MOST_TEXTS];   /* --assume was used */
    int64_t iteration;
    int64_t number;          /* for the next name that is taken */
    struct name_index names; /* of operations */
    size_t origin_room;
    mpq_t time, release; /* release of the task_host around */
};

struct kernel {
    const char *label;
    int64_t blocks, threads, shared;
};

/* The name of operation i of a model, for a name_index. */
const char *row_operation(const void *model, size_t i, char space[NAME_SPACE]);

/* Reads a mapping by the keys of `values`; false: there was a mistake in it. */
bool host_values(struct import *in, const struct node *node, struct values *values);
/* The path of messages goes on below a key; whether it is given. */
bool host_enter(struct import *in, const struct values *values, size_t i);
void host_leave(struct import *in);
/* The same of a key that must be there: where it is not that is told, and nothing is entered. */
bool host_need(struct import *in, const struct node *node, const struct values *values, size_t i);
const char *host_text(const struct import *in, const struct node *node);
/* A reader whose path is that of the node, wherever it stands. */
struct reader host_reader(const struct import *in, const struct node *node);
/* Nanoseconds above 0, into in->time as seconds. */
bool read_nanoseconds(struct import *in, const struct node *node);
/* A duration that is not known, unless it is assumed: into in->time. */
bool need_assumed(struct import *in, const struct node *node, const char *name);
/* Shared memory in 32-bit words, into bytes. */
bool read_words(struct import *in, const struct node *node, int64_t *bytes);
int which_stream(const char *name);
/* A kernel whose blocks take in->time, launched now. */
void add_kernel(struct import *in, const struct node *node, const struct kernel *kernel,
                const char *stream);
/* A copy of so many bytes, whose time is set once the bandwidth is known; or of 0, which takes
 * in->time. */
void add_copy(struct import *in, const struct node *node, const char *label, int64_t bytes,
              const gpurta_copy_direction direction, const char *stream);
void sleep_for(struct import *in, mpq_srcptr seconds);
/* The host waits until everything on that stream has completed. */
void synchronize(struct import *in, const struct node *node, int stream);

/* ---- plug-ins: examiner_plugins.c ---- */

/* Keys of a benchmark. */
enum {
    FILENAME,
    THREADS,
    BLOCKS,
    INFO,
    ITERATIONS,
    RELEASE,
    PRIORITY,
    LABEL,
    SM_MASK,
    LOG_NAME,
    DATA_SIZE,
    MAX_TIME,
    CPU_CORE,
    MPS_PERCENTAGE
};

extern const struct key benchmark_keys[];
extern const size_t benchmark_key_count;

/* An iteration of a benchmark whose plug-in has that name. */
void plugin_run(struct import *in, const struct node *node, const struct values *values,
                const char *name);

#endif
