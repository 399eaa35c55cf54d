/* What the parts of `gpurta check` share. */
#pragma once

#include "cli/base/rows.h"
#include "cli/measurement/recording.h"

struct tolerance {
    mpq_t share, absolute; /* of the predicted response; in the scenario's unit */
};

/* Unknown: the clocks are not aligned well enough to tell. */
enum fit { FIT_AGREES, FIT_UNKNOWN, FIT_DISAGREES };

/* An operation and its completions, or a task and its responses. Times in the scenario's unit, on
 * the scenario's clock. */
struct line {
    size_t item;
    const char *name;
    mpq_t predicted, measured, minimum, maximum, error, relative, tolerance;
    mpq_t worst;          /* the one of minimum and maximum that is farther from the prediction */
    mpq_t start, started; /* predicted and measured (median), of a profile */
    mpq_t published;      /* of a task: Theorem 1 */
    int64_t jobs;
    int64_t outside;                      /* repetitions, or jobs, not within the tolerance */
    int64_t uncertainty;                  /* ns */
    const char *level, *reason, *percent; /* reason: of unknown */
    const char *mask, *leaves;            /* of TPCs, and the SMs that it leaves; NULL: none */
    const char *verdict, *loud;           /* NULL: nothing to compare */
    int agrees;
    int coarse, moved; /* the clocks: aligned within more than half of the tolerance only */
    enum fit fit;
    char percent_space[40], loud_space[40], sms[MASK_SMS];
};

/* A block that is not where it was predicted, or on an SM that the mask of its kernel disables. */
struct misplaced {
    size_t operation;
    int64_t run, block, predicted, measured; /* run: from 1; measured: the SM */
    const char *kernel, *mask;
};

/* --explain: the prediction with one thing changed, a rule or the order of SMs, and what agrees
 * with the measurement then: without it, with it. */
struct trial {
    const char *kind, *name, *verdict;
    int on, best; /* a rule: as it was predicted; an order */
    int64_t kernels[2], blocks[2];
    char space[200];
};

struct check {
    struct scenario *scenario;
    const struct common *common;
    struct recording observed;
    gpurta_measurement *m; /* the same's */
    gpurta_result *rta;
    gpurta_result *simulation; /* NULL: it does not apply */
    gpurta_result *runlist;    /* of tasks */
    mpq_t origin;              /* first release */
    struct tolerance tolerance;
    const char *tolerance_text, *verdict, *predicted_by, *platform, *sm_order, *device;
    int64_t runs, uncertainty;
    struct line *line;   /* what the measurement tells of, in the scenario's order; then the rest */
    size_t lines, count; /* compared; all operations or tasks of the scenario */
    size_t *place; /* of each operation in the prediction, where kernels that are released together
                      stand as they were launched; NULL: as in the scenario */
    int agrees, coarse, moved, reordered; /* all; any */
    bool grown;                /* U6 is left out: local memory grew before what was recorded */
    int64_t unknown, agreeing; /* lines */
    int64_t blocks, same;      /* compared, on the predicted SM */
    mpq_t share;               /* of these */
    int placed, elsewhere;     /* any; some not on the predicted SM */
    int64_t least_share;       /* percent of them that must be */
    int64_t order;             /* a gpurta_sm_order; unknown: the platform's */
    const char *list;          /* of SMs by rank, as given; NULL: none */
    int64_t *sm_at;            /* the same: SM of each rank */
    int64_t beyond;            /* blocks on SMs that masks disable */
    struct misplaced first, first_beyond;
    struct trial *trial; /* rules, then orders; NULL: not asked for, or no simulation */
    size_t rules, orders;
    int64_t most; /* most: blocks of the best order */
    int together; /* two channels worked at the same time: */
    size_t side[2];
};

/* ---- comparing: all return -1, or the exit status after an error was reported ---- */

/* Masks that the measurement tells of become partitions of the prediction; finds blocks on SMs that
 * they disable. */
int check_masks(struct check *c);
/* Finds in which order kernels that are released together were launched; the model gets it, not
 * what was resolved of it. */
int check_launch_order(struct check *c);
/* Blocks of a simulation on the SM that was measured, and of how many; SMs by their rank where
 * sm_at is not NULL. first: the first one elsewhere, or NULL. */
void check_places(const struct check *c, const gpurta_result *simulation, const int64_t *sm_at,
                  int64_t *same, int64_t *blocks, struct misplaced *first);
/* Makes the lines and the verdict. */
int check_compare(struct check *c);
int check_channels(struct check *c);
/* Finds which rules, and which order of SMs, the measurement follows. */
int check_explain(struct check *c);

/* The number of an operation in the prediction. */
size_t check_place(const struct check *c, size_t i);
/* A block as simulated, on the SM of the rank that the simulator gave it; 0: there is none. */
bool check_predicted_block(const struct check *c, size_t i, size_t b, int64_t *sm, mpq_ptr from,
                           mpq_ptr to);
/* Of a line: whether a completion would agree. */
enum fit check_fit(const struct check *c, const struct line *line, mpq_srcptr completion);
/* Simulates with all blocks, for a platform. */
gpurta_status check_simulate(const struct check *c, const gpurta_platform *platform,
                             gpurta_result **simulation, gpurta_error *error);
/* A repetition that is not kept ran before those that are. */
bool check_is_warm(const struct check *c);
/* ns of the measurement on the scenario's clock. */
void check_seen_at(const struct check *c, int64_t ns, mpq_ptr time);

/* ---- printing ---- */

/* Writes the result, of kernels or of tasks. Returns -1, or the exit status. */
int check_print(struct check *c);
/* Draws prediction above measurement. Returns -1, or the exit status. */
int check_draw(const struct check *c, const char *path);
