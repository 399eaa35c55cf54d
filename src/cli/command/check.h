/* What the parts of `gpurta check` share. */
#ifndef CHECK_H
#define CHECK_H

#include "cli/measurement/measuring.h"
#include "cli/scenario/masks.h"

struct tolerance {
    mpq_t share, absolute; /* of the predicted response; in the scenario's unit */
};

/* Unknown: the clocks are not aligned well enough to tell. */
enum fit { FIT_AGREES, FIT_UNKNOWN, FIT_DISAGREES };

/* One kernel. Times in the scenario's unit, on the scenario's clock. */
struct line {
    mpq_t predicted, measured, minimum, maximum, error, relative, tolerance;
    mpq_t start, started; /* predicted and measured (median), of a profile */
    mpq_srcptr worst;     /* the one of minimum and maximum that is farther from the prediction */
    size_t outside;       /* repetitions that are not within the tolerance */
    enum fit fit;
    bool coarse; /* the clocks are aligned within more than half of the tolerance */
};

void line_init(struct line *line);
void line_clear(struct line *line);

struct elsewhere {
    size_t run, operation, block;
    int64_t predicted, measured;
};

/* A block on an SM that the mask of its kernel disables. */
struct beyond {
    size_t run, operation, block;
    int64_t sm;
};

/* What is predicted for: the scenario's program, or a copy in which kernels that are released
 * together stand as they were launched. */
struct launch_order {
    gpurta_program *program; /* NULL: the scenario's */
    size_t *place;           /* of each operation of the scenario in it */
};

/* --explain: the prediction with one thing changed, and what agrees with the measurement then. */
#define MOST_RULES 16
struct rule_trial {
    bool on;                      /* as it was predicted */
    size_t kernels[2], blocks[2]; /* within the tolerance, on the predicted SM: without, with */
    const char *verdict;
};
struct order_trial {
    char name[200];
    size_t blocks;
    bool best;
};
struct explained {
    struct rule_trial rule[MOST_RULES];
    struct order_trial order[8];
    size_t rules, orders, most; /* most: blocks of the best order */
};

struct check {
    struct scenario *scenario;
    const struct common *common;
    const gpurta_measurement *m;
    const int64_t *starts; /* of a profile: by repetition and operation; NULL: none */
    gpurta_result *rta;
    gpurta_simulation *simulation; /* NULL: it does not apply */
    mpq_t origin;                  /* first release */
    struct tolerance tolerance;
    const char *tolerance_text;
    struct line *line;
    size_t count;
    size_t *compared; /* operations of which the measurement tells, in their order */
    size_t kernels;   /* how many */
    struct launch_order launch_order;
    bool agrees, coarse; /* all; any */
    bool grown;          /* U6 is left out: local memory grew before what was recorded */
    size_t unknown;      /* kernels */
    size_t blocks, same; /* compared, on the predicted SM */
    int64_t least_share; /* percent of them that must be */
    int64_t sm_order;    /* a gpurta_sm_order; unknown: the platform's */
    const char *list;    /* of SMs by rank, as given; NULL: none */
    int64_t *sm_at;      /* the same: SM of each rank */
    struct elsewhere first;
    struct masks masks; /* of TPCs, that the measurement tells of */
    size_t beyond;      /* blocks on SMs that they disable */
    struct beyond first_beyond;
    struct explained *explained; /* NULL: not asked for, or no simulation */
};

/* Compares the prediction with the measurement: fills the lines, places and the verdict. Returns
 * -1, or the exit status after an error was reported. */
int check_compare(struct check *c);

/* Whether a file is a profile of an application, by its content. */
bool check_is_trace(const char *path);
/* Reads a profile as a measurement, and when its operations began, by repetition and operation.
 * Returns -1, or the exit status after an error was reported; both are the caller's to free. */
int check_read_trace(gpurta_measurement **m, int64_t **starts, const struct scenario *scenario,
                     const char *path);

/* Masks that the measurement tells of become partitions of the prediction; finds blocks on SMs that
 * they disable. Returns -1, or the exit status after an error was reported. */
int check_masks(struct check *c);
/* For rows->has: whether there is one more operation of which that is true; row->at[1] is its
 * number. */
bool check_next(struct row *row, bool (*is)(const struct check *c, size_t i));

/* Into the result; nothing if there are no masks. */
void check_print_masks(const struct check *c, FILE *file);
/* As rows; shown are those of whose conditions row->shown has the bit. */
extern const struct rows check_masks_rows, check_first_beyond;
enum { CHECK_MASKED = 2 };

/* Finds in which order kernels that are released together were launched, and what they are called
 * in the program to predict for. Returns -1, or the exit status after an error was reported. */
int check_launch_order(struct check *c);
const gpurta_program *check_program(const struct check *c);
/* The number of an operation in the prediction. */
size_t check_place(const struct check *c, size_t i);

/* A block as simulated, on the SM of the rank that the simulator gave it; 0: there is none. */
bool check_predicted_block(const struct check *c, size_t i, size_t b, int64_t *sm, mpq_ptr from,
                           mpq_ptr to);
/* Of an operation that is compared: whether a completion would agree. */
enum fit check_fit(const struct check *c, size_t i, mpq_srcptr completion);

/* Simulates with all blocks, for a platform. */
gpurta_status check_simulate(const struct check *c, const gpurta_platform *platform,
                             gpurta_simulation **simulation, gpurta_error *error);

/* Finds which rules, and which order of SMs, the measurement follows. Returns -1, or the exit
 * status after an error was reported. */
int check_explain(struct check *c);
/* A repetition that is not kept ran before those that are. */
bool check_is_warm(const struct check *c);

/* ns of the measurement on the scenario's clock. */
void check_seen_at(const struct check *c, int64_t ns, mpq_ptr time);
size_t check_agreeing(const struct check *c);

/* Writes the result; returns the exit status. */
int check_print(struct check *c);
const char *check_fit_word(enum fit fit); /* agrees, unknown, disagrees */
/* Draws prediction above measurement. Returns -1, or the exit status. */
int check_draw(const struct check *c, const char *path);
int check_status(const struct check *c);

#endif
