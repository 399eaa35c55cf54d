/* From a system to what the bound's text takes. */
#pragma once

#include "bound/bound_run.h"

/* Fills a run with room for what comes out, too; on failure it is empty. */
gpurta_status run_init(struct bound_run *run, const struct system *system, gpurta_error *error);
void run_clear(struct bound_run *run);

/* All times of a run become whole ticks. */
void run_ticks(struct ticks *ticks, const struct bound_run *run);

/* r := the GPU time of all other SMs' share that `blocks` blocks of a step cost at a level, by a
 * set of weights: blocks * wcet * y / S, in time of the supply's rate. */
void share_of(struct frac *r, const struct system *system, size_t level, size_t set, size_t step,
              int64_t blocks);

/* r := the same of a step's own blocks but the last. */
void own_share(struct frac *r, const struct system *system, size_t level, size_t set, size_t step);

/* r := what one job of a rival takes, all of its blocks, once. */
void job_share(struct frac *r, const struct system *system, size_t level, size_t set, size_t step);

/* ---- one after the other: serial.c; times are those of the supply's rate ---- */

/* Is it one of the sets after those of weights, by which kernels run one after the other? The
 * second of them, which is not always there, is that of "In turns". */
bool is_serial_set(const struct system *system, size_t level, size_t set);

/* r := the wcet of a block; SIZE_MAX: 0. */
void time_of(struct frac *r, const struct system *system, size_t step);

/* Of other kernels whose blocks may be resident when a step is activated, and of lower priority,
 * that with the longest; SIZE_MAX: none. */
size_t longest_lower_than(const struct system *system, size_t step);

/* level_run.longest of a step. */
size_t longest_charged(const struct system *system, size_t level, size_t step);

/* What one job of a step takes: so many times its wcet, and until blocks of others are gone, so
 * many times in each `of` launches (SIZE_MAX: of none). `own`: without its last block, from when it
 * is activated. */
#define SERIAL_GONE 2
struct serial {
    int64_t waves;
    struct gone {
        size_t step;
        int64_t times, of;
    } gone[SERIAL_GONE];
};
struct serial serial_of(const struct system *system, size_t level, size_t set, size_t step,
                        bool own);
void serial_share(struct frac *r, const struct system *system, size_t level, size_t set,
                  size_t step, bool own);

/* r := y of a step's blocks. */
void weight_of(struct frac *r, const struct system *system, size_t level, size_t set, size_t step);

/* r := what blocks of lower priority than the level's may have resident when a step of `chain`
 * becomes active; `many`: some lower chain may have several jobs. false: out of memory. */
bool low_of(struct frac *r, const struct system *system, size_t level, size_t set, size_t step,
            bool many);

/* Steps whose blocks make up low_of(), and how many blocks of each; none where it was rounded up.
 * The lists have room for every step. false: out of memory. */
struct low_list {
    size_t *step, count;
    int64_t *blocks;
};
bool low_listed(struct low_list *list, const struct system *system, size_t level, size_t set,
                size_t step, bool many);

/* Adds a step to a list; NULL: none is kept. */
void low_add(struct low_list *list, size_t step, int64_t blocks);

/* Blocks of a step that can be resident at once. */
int64_t resident_blocks(const struct system *system, size_t step);

/* step_run.room of every step. false: out of memory. */
bool rooms_find(struct bound_run *run);

/* Is told why a step's blocks always find room: all blocks that may be resident while `head` is at
 * the head of the queues (SIZE_MAX: whichever is), each block counted as part / one of its
 * footprint, is less than `less`: the SMs; or, resource by resource, one more than those that are
 * full of it, in all fewer than the SMs. */
struct room_teller {
    bool (*tell)(void *context, size_t step, size_t head, const int64_t *part, int64_t one,
                 int64_t less, const struct low_list *list);
    void *context;
};

/* Of every step with a response that has room (bound_run.room); the list has place for every step.
 * false: out of memory, or a teller that ended it. */
bool rooms_tell(const struct bound_run *run, struct low_list *list, const struct room_teller *to);

/* What a path through a chain takes and meets: parts.c. */
bool parts_make(struct bound_run *run);
void parts_ticks(struct ticks *ticks, const struct bound_run *run);

/* The lines of waits: wait.c. false: out of memory. */
bool lines_find(struct bound_run *run);
void lines_ticks(struct ticks *ticks, const struct bound_run *run);
