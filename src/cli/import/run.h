/* One run of a profile, launch by launch: what its writers share. */
#ifndef RUN_H
#define RUN_H

#include "cli/import/block_times.h"
#include "cli/import/order.h"

struct run {
    FILE *file;
    const struct trace *trace;
    gpurta_platform *platform;
    struct block_times block;
    struct order order;
    int64_t zero;      /* the first launch is at 0 */
    const char *quote; /* around keys and words: of JSON */
    size_t first;      /* the operation that what is written begins with */
    bool several;      /* processes or contexts */
    bool begun;
    uint32_t *times;  /* how often a name was launched, by text */
    uint32_t *number; /* of each operation: how often its name was launched, from 1 */
};

/* Returns -1, or the exit status after an error was reported; run_end() in any case. */
int run_begin(struct run *run, FILE *file, const struct trace *trace,
              const struct conversion *conversion);
void run_end(struct run *run);

/* A scenario of the operations from `first` on, before `end`: what is launched before is done when
 * they begin. */
void run_put(struct run *run, size_t first, size_t end);

/* The name of an operation, unique in the run. */
const char *run_name(const struct run *run, size_t op, char text[UNIQUE_NAME]);

#endif
