/* Kernels one after the other, by no weights: each has all of the GPU while it is at the head of
 * the queues, first until what was resident before is gone, then wave after wave. So nothing
 * depends on what blocks of two kernels do to each other: see doc/bound.md, "One after the other".
 */
#include "bound/setup.h"
#include "model/chains.h"

bool is_serial_set(const struct system *const s, const size_t level, const size_t set)
{
    return s->level[level].kind == GPURTA_STEP_KERNEL && set >= s->level[level].sets.count;
}

/* ---- waves ---- */

/* The fewest blocks on an SM so many waves after the last foreign block was gone: first fit has
 * filled that much of the memory without holes, if none but the kernel placed blocks since. */
static int64_t wave_of(const struct system *const s, const size_t step, const int64_t waves)
{
    const struct unit *const u = &s->unit[step];
    const struct space *const space = &s->space[u->place];
    const int64_t least = space->least[u->footprint], most = space->aligned[u->footprint];
    if (waves == 0 || least == most)
        return least;
    if (waves >= most)
        return most;
    const int64_t pieces = fewest_pieces(&s->limits, &space->footprint[u->footprint], waves);
    return pieces < least ? least : pieces < most ? pieces : most;
}

int64_t waves_before_last(const struct system *const s, const size_t step)
{
    const struct unit *const u = &s->unit[step];
    const struct space *const space = &s->space[u->place];
    const bool overtaken = !s->level[u->level].first;
    const int64_t most = overtaken ? 0 : space->aligned[u->footprint];
    int64_t blocks = u->blocks - 1, waves = 0, wave;
    do {
        if (__builtin_mul_overflow(wave_of(s, step, waves), space->span[u->footprint], &wave) ||
            wave > blocks)
            return waves;
        blocks -= wave;
        waves++;
    } while (waves < most);
    return waves + blocks / (wave_of(s, step, overtaken ? 0 : waves) * space->span[u->footprint]);
}

void time_of(struct frac *const r, const struct system *const s, const size_t step)
{
    frac_int(r, 0);
    if (step == SIZE_MAX)
        return;
    frac_from_rat(r, s->unit[step].wcet);
    frac_mul(r, r, &s->space[s->unit[step].place].supply.rate);
}

/* ---- what was resident before ---- */

/* Of the kernels whose blocks may be resident with those of a step, of a priority after `above` and
 * up to `last`, that with the longest ones; SIZE_MAX: none. */
static size_t longest_between(const struct system *const s, const size_t step, const int64_t above,
                              const int64_t last)
{
    const struct unit *const me = &s->unit[step];
    for (size_t k = above < last ? 0 : s->steps; k < s->steps; k++) {
        const size_t j = s->longest[k].step;
        const struct unit *const u = &s->unit[j];
        if (u->priority > above && u->priority <= last && u->kind == GPURTA_STEP_KERNEL &&
            u->place == me->place && (u->chain != me->chain || in_parallel(s, step, j)))
            return j;
    }
    return SIZE_MAX;
}

size_t longest_lower_than(const struct system *const s, const size_t step)
{
    return longest_between(s, step, s->unit[step].priority, INT64_MAX);
}

size_t longest_overtaken(const struct system *const s, const size_t level, const size_t step)
{
    return longest_between(s, step, s->unit[step].priority, s->level[level].priority);
}

void serial_own(struct frac *const r, const struct system *const s, const size_t step)
{
    struct frac t = FRAC_ZERO;
    frac_int(r, waves_before_last(s, step));
    time_of(&t, s, step);
    frac_mul(r, r, &t);
    frac_clear(&t);
}

void serial_share(struct frac *const r, const struct system *const s, const size_t level,
                  const size_t step)
{
    struct frac t = FRAC_ZERO;
    serial_own(r, s, step);
    time_of(&t, s, step);
    frac_add(r, r, &t);
    time_of(&t, s, longest_overtaken(s, level, step));
    frac_add(r, r, &t);
    frac_clear(&t);
}
