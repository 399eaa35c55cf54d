/* The simulator's loop for one number kind: included after number/i64.h or number/mpz.h. */
#ifndef EDF_SIMULATION_KIND_H
#define EDF_SIMULATION_KIND_H

#include "edf/edf_simulation_run.h"

#endif

struct NUM(sim_job) {
    num_t release, left, cost, section; /* left: of its time, section included */
    size_t task, next;                  /* next job of the same queue */
    bool started, begun;                /* begun: it pays its first switch, or runs */
    bool owes;                          /* displaced when its server's budget ended */
};

struct NUM(sim_task) {
    num_t execution, period, deadline, section, next; /* next: release; may be beyond the horizon */
    size_t queue;
    bool periodic, over;
};

/* Jobs that run one after the other: those of a direct task, or of a server. */
struct NUM(sim_queue) {
    size_t first, last; /* NO_JOB: idle */
    num_t deadline;     /* of the job at its head, or of the server */
    num_t budget, full, period;
    bool server;
};

struct NUM(sim) {
    struct edf_simulation *result; /* NULL: nothing is written down; task i has job i alone, and
                                      what comes beside it is `late`, as is one after `deadline` */
    bool late;
    const struct ticks *ticks;
    struct NUM(sim_task) * task;
    struct NUM(sim_queue) * queue;
    size_t tasks, queues;
    struct NUM(sim_job) * job;
    size_t jobs, room;
    num_t now, horizon, latency, cost, x, y, step;
    size_t running; /* queue that used the GPU last with work left, or NO_QUEUE */
    int64_t work, limit;
};

/* From now on, with tasks and queues that are loaded. */
gpurta_status NUM(sim_go)(struct NUM(sim) * s);
