/* Processes that measure: one for each channel, with a CUDA context of its own. They do what this
 * process says, one order after the other, and end with it. */
#pragma once

#include "cli/measurement/recording.h"

#include <sys/types.h>

/* What a process is told to do. */
enum order_kind {
    ORDER_OPEN,   /* amount: most jobs of a repetition; answers with facts and notes */
    ORDER_BEGIN,  /* align clocks, forget jobs */
    ORDER_SUBMIT, /* at: host's clock; amount: ns, 0: until it is stopped */
    ORDER_WAIT,   /* amount: ns; answers 1 if no job is left */
    ORDER_STOP,
    ORDER_END,  /* align clocks, fetch; answers with the uncertainty */
    ORDER_JOB,  /* amount: which one; answers with it, without what is not there */
    ORDER_CLOSE /* and end */
};

#define ANSWER_FACTS 40

struct answer {
    int32_t status; /* a gpurta_status; not OK: the text says why */
    bool there;     /* a job */
    int64_t now;    /* host's clock */
    int64_t value;
    int64_t fact[ANSWER_FACTS];
    gpurta_channel_seen observed;
    char text[GPURTA_ERROR_SIZE], name[128], bus[32];
};

struct process {
    pid_t id;
    int line;         /* of orders and answers */
    const char *name; /* of its channel, for messages */
};

/* Starts process i, after those before it, to serve orders with that driver and device. False:
 * reported. */
bool process_start(struct process *all, size_t i, const struct measuring *request);
/* Gives an order and waits for its answer, no longer than so many seconds. Returns -1, or the exit
 * status after it was reported that the order failed, the process died, or does not answer. */
int process_ask(struct process *process, enum order_kind kind, int64_t at, int64_t amount,
                int64_t seconds, struct answer *answer);
/* Waits for the end of one that was told to close. Returns -1, or the exit status. */
int process_end(struct process *process);
/* Ends those that still are; none is left behind. */
void processes_kill(struct process *process, size_t count);
/* Runs a program with three arguments, and waits for it. Returns -1, or the exit status. */
int process_run(const char *program, const char *first, const char *second, const char *third);
