/* What the bound's text gets and gives: see number/ticks.h. */
#pragma once

#include "number/arena.h"
#include "number/ticks.h"
#include "system/system.h"

#include <gpurta/bound.h>

/* One level: its rivals of higher priority, and of each set of weights what they cost. */
struct level_run {
    size_t weighted, sets; /* of weights; and one by which kernels run one after the other */
    size_t *rival;         /* steps of higher priority in the same context */
    size_t rivals;
    struct rat *work; /* [set * rivals + r]: weight-work of one job of rival r, all repeats */
    size_t *member;   /* steps of every priority in the same context or engine, chain after chain */
    size_t members;
    struct rat *load;  /* [set * members + m]: weight-work of member m, one repeat */
    struct rat *alone; /* [the same]: GPU time in which it may be the one that has work */
    size_t *dearest;   /* [set * members + m]: members chain after chain, the dearest first */
    size_t near;       /* the first of them; the others are kernels below the level */
    size_t *longest;   /* [m]: "Below a path": of a kernel below the level the step with the longest
                          time that one wait is charged for it; else the longest kernel below the
                          level that may be resident with it, SIZE_MAX: none */
};

/* A step on a path whose weights are those of `level`: what it takes in addition to its last block.
 */
struct part {
    size_t level;
    struct rat *rest;  /* of each set: its other blocks */
    struct rat *low;   /* lower blocks that may be resident when it becomes active */
    struct rat *spare; /* what is more if several jobs of a lower chain may be under way */
};

/* A wait takes at most (fixed + what rivals bring) * over / under of GPU time. */
struct wait_line {
    struct rat fixed;
    int64_t over, under;
};

struct wait_lines {
    struct wait_line *line;
    size_t count, room;
};

/* One step. `fixed` is what is ahead of it whatever the times of others: lower blocks, one pending
 * job of every other chain of its priority, its own other blocks; own is its last block. */
struct step_run {
    struct rat own;
    struct rat *fixed; /* of each set */
    struct rat *spare; /* of each set: what is more if a chain of lower priority is dead, so that
                          several of its jobs may be resident */
    struct wait_lines *wait; /* of each set of weights; NULL: none is less than that */
    bool room; /* its blocks always find room if all chains have one job under way at most */
    struct part *part; /* of each level of its chain that is not higher than its own */
    size_t parts;
    size_t coarse; /* the lowest level of the kernels of its chain up to it; NO_LEVEL: none */
};

/* A summand of a bound, told for people: see gpurta_bound_kind. */
struct bound_note {
    struct rat weight, share;
    gpurta_bound_kind kind;
    size_t other;
    int64_t count;
    size_t level, set; /* of GPURTA_BOUND_PATH: whose weights hold for what follows */
};

struct bound_notes {
    struct bound_note *note;
    size_t count, room;
};

struct bound_run {
    const struct system *system;
    struct arena arena; /* of all that is here */
    struct level_run *level;
    struct step_run *step;
    int64_t limit, work; /* evaluations allowed and done */
    bool explain;        /* whether to keep notes */
    struct bound_notes
        *notes; /* of each step (what it waits for its context), then of each chain */
    struct bound_notes *noting; /* where they go just now; NULL: nowhere */
    /* what comes out */
    struct rat *response, *jitter, *window; /* of each step; no value: no bound */
    struct rat *finish; /* of each step: from the nominal release of its chain to its end */
    struct rat *early;  /* b_j: the least time from the nominal release to the activation */
    size_t *set;        /* of weights that gave the response */
    bool *room;         /* of each step: by that set, its blocks always find room */
    struct rat *total;  /* of each chain: J + its longest path; no value: none */
    size_t *cause;      /* of each chain without a bound: the one that exceeds its period */
    bool *dead;         /* of each chain: it may meet its own next release */
    int64_t *lost;      /* of each chain: jobs in a row that full queues lose at most */
};

/* No notes any more, but room for them. */
void notes_forget(struct bound_run *run);

ticks_text bound_run_i64, bound_run_mpz;
