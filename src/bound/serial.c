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

static int64_t waves_before_last(const struct system *const s, const size_t step)
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
    frac_mul(r, r, &s->supply.of[s->unit[step].place].rate);
}

/* ---- what was resident before ---- */

/* Of the kernels whose blocks may be resident with those of a step, of a priority after `above` and
 * up to `last`, that with the longest ones; SIZE_MAX: none. */
static size_t longest_between(const struct system *const s, const size_t step, const int64_t above,
                              const int64_t last)
{
    const struct unit *const me = &s->unit[step];
    const bool alone = s->count == 1 && s->sequence[me->chain] && !is_pipelined(s, me->chain);
    for (size_t k = above < last && !alone ? 0 : s->steps; k < s->steps; k++) {
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

/* That of two with the longer blocks; SIZE_MAX: there is no other. */
static size_t longer_of(const struct system *const s, const size_t other, const size_t step)
{
    const bool longer = other != SIZE_MAX && rat_cmp(s->unit[other].wcet, s->unit[step].wcet) > 0;
    return longer ? other : step;
}

size_t longest_charged(const struct system *const s, const size_t level, const size_t step)
{
    const int64_t p = s->level[level].priority, priority = s->unit[step].priority;
    if (priority <= p)
        return longest_between(s, step, p, INT64_MAX);
    return longer_of(s, longest_between(s, step, priority - 1, INT64_MAX), step);
}

/* ---- in turns: see doc/bound.md ---- */

struct serial serial_of(const struct system *const s, const size_t level, const size_t set,
                        const size_t step, const bool own)
{
    const int64_t p = s->level[level].priority, priority = s->unit[step].priority;
    const bool turns = is_serial_set(s, level, set) && set > s->level[level].sets.count;
    const bool here = priority == p;
    struct serial r = {.waves = waves_before_last(s, step) * (turns && here ? 2 : 1) + !own,
                       .gone = {{SIZE_MAX, 0, 1}, {SIZE_MAX, 0, 1}}};
    if (priority > p) { /* "Below a path" */
        const size_t lower = longest_lower_than(s, step);
        const size_t other = longest_between(s, step, priority - 1, INT64_MAX);
        r.waves = 2 * waves_before_last(s, step) + 1 + (lower != SIZE_MAX);
        r.gone[0] = (struct gone){lower, 1, 1};
        r.gone[1] = (struct gone){other, 1, 1};
        return r;
    }
    if (!turns) {
        if (!own)
            r.gone[0] = (struct gone){longest_between(s, step, priority, p), 1, 1};
        return r;
    }
    const size_t other = longest_between(s, step, p - 1, p);
    const bool leads = s->unit[step].chain == s->level[level].leader;
    if (own) {
        r.gone[0] = (struct gone){other, here, 1};
        if (here && longest_lower_than(s, step) != SIZE_MAX)
            r.gone[1] = (struct gone){longer_of(s, other, step), 1, 1};
        return r;
    }
    r.gone[0] = (struct gone){longest_between(s, step, priority, p - 1), 1, 1};
    r.gone[1] = here     ? (struct gone){other, 1, 1}
                : !leads ? (struct gone){other, 2, 1}
                         : (struct gone){other, !comes_late(s, step), s->unit[step].repeat};
    return r;
}

void serial_share(struct frac *const r, const struct system *const s, const size_t level,
                  const size_t set, const size_t step, const bool own)
{
    const struct serial serial = serial_of(s, level, set, step, own);
    LOCAL(frac_clear) struct frac t = FRAC_ZERO, times = FRAC_ZERO;
    time_of(r, s, step);
    frac_int(&times, serial.waves);
    frac_mul(r, r, &times);
    for (size_t g = 0; g < SERIAL_GONE; g++) {
        time_of(&t, s, serial.gone[g].step);
        frac_int(&times, serial.gone[g].times);
        frac_mul(&t, &t, &times);
        frac_int(&times, serial.gone[g].of);
        frac_div(&t, &t, &times);
        frac_add(r, r, &t);
    }
}
