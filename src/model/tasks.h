/* The task model from inside: what the analyses read without conversion. */
#ifndef TASKS_H
#define TASKS_H

#include "base/text.h"
#include "number/rat.h"

#include <gpurta/tasks.h>
#include <stdatomic.h>

#define TASK_TIMES (GPURTA_TASK_NONPREEMPTABLE + 1)

struct task {
    struct rat time[TASK_TIMES];
    char *name;
    char place[PLACE_SPACE];
    size_t server; /* GPURTA_NONE: a task of its own */
    gpurta_level level;
    bool saturated;
};

struct server {
    struct rat budget, period;
    char *name;
    char place[PLACE_SPACE];
};

struct gpurta_tasks {
    atomic_size_t held; /* by results: who destroys it last frees it */
    struct task *task;
    struct server *server;
    size_t count, room;
    size_t servers, server_room;
};

/* The tasks live until they are destroyed once more. */
const gpurta_tasks *tasks_hold(const gpurta_tasks *tasks);

/* The deadline, or the period in its place; may have no value. */
const struct rat *task_deadline(const struct task *task);

#endif
