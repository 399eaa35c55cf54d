/* The Host's loop for one number kind: included after number/i64.h or number/mpz.h. */
#ifndef HOST_KIND_H
#define HOST_KIND_H

#include "runlist/host_run.h"

#endif

struct NUM(lane) { /* a channel */
    num_t slice, section, wcet, period;
    num_t release, left; /* of its next job that is not complete */
    size_t job;          /* this job; GPURTA_NONE: there is none */
    size_t next;         /* of its jobs in the scenario, the next one in order */
};

struct NUM(host) {
    struct host_simulation *result; /* NULL: nothing is written down */
    const struct host_run *run;
    const struct ticks *ticks;
    size_t left; /* jobs of the scenario that are not complete */
    struct NUM(lane) * lane;
    int64_t turns;
    size_t last;  /* channel of the last turn; GPURTA_NONE: there was none */
    bool hurried; /* a job that is not complete after `until` is late: look no further */
    num_t now, start, begin, expiry, cost, until, t;
};

/* From run->position on, with lanes that are loaded; in h->now: when it ended. */
gpurta_status NUM(host_loop)(struct NUM(host) * h);
/* A job of channel c that releases for ever, at the lane's release. */
gpurta_status NUM(host_new_job)(struct NUM(host) * h, size_t c);
