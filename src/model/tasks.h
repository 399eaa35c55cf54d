/* The task model from inside: what the analyses read without conversion. */
#pragma once

#include "base/text.h"
#include "number/rat.h"

#include <gpurta/model.h>
#include <stdatomic.h>

/* Times of a task. */
typedef enum gpurta_task_time {
    GPURTA_TASK_WCET = 0,          /* C, > 0; always given */
    GPURTA_TASK_PERIOD = 1,        /* P, least distance of releases, > 0; default none */
    GPURTA_TASK_DEADLINE = 2,      /* D, relative, > 0; default: the period */
    GPURTA_TASK_TIMESLICE = 3,     /* TS, > 0; default: none (the analysis states its own) */
    GPURTA_TASK_NONPREEMPTABLE = 4 /* np, longest section that cannot be preempted, >= 0;
                                        default 0 */
} gpurta_task_time;

/* A set of tasks and servers. Building it is for one thread; analyses only read it. */
typedef struct gpurta_tasks gpurta_tasks;

/* Makes an empty set. */
GPURTA_MUST_USE gpurta_status gpurta_tasks_create(gpurta_tasks **tasks, gpurta_error *error);

/* Frees a set; NULL is allowed. */
void gpurta_tasks_destroy(gpurta_tasks *tasks);

/* Adds a task at the end. name: NULL: no name ("t1", "t2", ... by position in outputs). wcet: C
 * > 0. The new task's index is the count before the call. */
GPURTA_MUST_USE gpurta_status gpurta_tasks_add(gpurta_tasks *tasks, const char *name,
                                               mpq_srcptr wcet, gpurta_error *error);

/* Adds a constant bandwidth server at the end. name: NULL: no name. budget: Q > 0. period: P_s >
 * 0. The new server's number is the count before the call. */
GPURTA_MUST_USE gpurta_status gpurta_tasks_add_server(gpurta_tasks *tasks, const char *name,
                                                      mpq_srcptr budget, mpq_srcptr period,
                                                      gpurta_error *error);

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
