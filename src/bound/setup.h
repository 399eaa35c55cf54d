/* From a system to what the bound's text takes. */
#ifndef SETUP_H
#define SETUP_H

#include "bound/bound_run.h"

/* Fills a run with room for what comes out, too; on failure it is empty. */
gpurta_status run_init(struct bound_run *run, const struct system *system, gpurta_error *error);
void run_clear(struct bound_run *run);

/* All times of a run become whole ticks. */
void run_ticks(struct ticks *ticks, const struct bound_run *run);

/* r := the GPU time of all other SMs' share that `blocks` blocks of a step cost at a level, by a
 * set of prices: blocks * wcet * y / S, in time of the supply's rate. */
void share_of(mpq_t r, const struct system *system, size_t level, size_t set, size_t step,
              int64_t blocks);

/* r := y of a step's blocks. */
void price_of(mpq_t r, const struct system *system, size_t level, size_t set, size_t step);

/* r := what blocks of lower priority than the level's may have resident when a step of `chain`
 * becomes active; `many`: some lower chain may have several jobs. false: out of memory. */
bool low_of(mpq_t r, const struct system *system, size_t level, size_t set, size_t step, bool many);

/* What a path through a chain takes and meets: parts.c. */
bool parts_make(struct bound_run *run);
void parts_clear(struct bound_run *run);
void parts_ticks(struct ticks *ticks, const struct bound_run *run);

void clear_list(struct rat *list, size_t count);

#endif
