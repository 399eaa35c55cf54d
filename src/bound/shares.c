/* What blocks count, by weights: each a share of the SMs while it runs. */
#include "bound/setup.h"
#include "model/chains.h"

/* ---- weights ---- */

void weight_of(struct frac *const r, const struct system *const s, const size_t level,
               const size_t set, const size_t step)
{
    const struct level *const l = &s->level[level];
    if (l->kind == GPURTA_STEP_COPY) {
        frac_int(r, 1);
        return;
    }
    if (is_serial_set(s, level, set)) {
        frac_int(r, 0);
        return;
    }
    const struct weights *const p = &l->sets.set[set];
    frac_ratio(r, p->part[s->unit[step].footprint], p->whole);
    if (s->shared) {
        const struct frac divisor = {.num = divisor_of(s, step), .den = 1};
        frac_div(r, r, &divisor);
    }
}

/* r /= S, and in time of the supply's rate. */
static void per_sm(struct frac *const r, const struct system *const s, const size_t level)
{
    LOCAL(frac_clear) struct frac t = FRAC_ZERO;
    if (s->level[level].kind == GPURTA_STEP_COPY)
        return;
    frac_int(&t, s->space[s->level[level].place].sms);
    frac_div(r, r, &t);
    frac_mul(r, r, &s->supply.of[s->level[level].place].rate);
}

/* The same on 64-bit integers, where they are enough: most of the work of a small system. */
static bool share_of_i64(struct frac *const r, const struct system *const s, const size_t level,
                         const size_t set, const size_t step, const int64_t blocks)
{
    const struct level *const l = &s->level[level];
    const struct rat *const wcet = s->unit[step].wcet;
    int64_t over, under = wcet->den;
    if (under <= 0) /* a big one */
        return false;
    if (__builtin_mul_overflow(wcet->u.num, blocks, &over))
        return false;
    if (l->kind == GPURTA_STEP_KERNEL) {
        const struct weights *const p = &l->sets.set[set];
        const struct frac *const rate = &s->supply.of[l->place].rate;
        if (rate->num != 1 || rate->den != 1 ||
            __builtin_mul_overflow(over, p->part[s->unit[step].footprint], &over) ||
            __builtin_mul_overflow(under, p->whole, &under) ||
            __builtin_mul_overflow(under, divisor_of(s, step), &under))
            return false;
    }
    frac_ratio(r, over, under);
    return true;
}

void share_of(struct frac *const r, const struct system *const s, const size_t level,
              const size_t set, const size_t step, const int64_t blocks)
{
    LOCAL(frac_clear) struct frac t = FRAC_ZERO;
    if (share_of_i64(r, s, level, set, step, blocks))
        return;
    weight_of(r, s, level, set, step);
    frac_from_rat(&t, s->unit[step].wcet);
    frac_mul(r, r, &t);
    frac_int(&t, blocks);
    frac_mul(r, r, &t);
    per_sm(r, s, level);
}

void own_share(struct frac *const r, const struct system *const s, const size_t level,
               const size_t set, const size_t step)
{
    if (is_serial_set(s, level, set))
        serial_share(r, s, level, set, step, true);
    else
        share_of(r, s, level, set, step, s->unit[step].blocks - 1);
}

void job_share(struct frac *const r, const struct system *const s, const size_t level,
               const size_t set, const size_t step)
{
    if (is_serial_set(s, level, set))
        serial_share(r, s, level, set, step, false);
    else
        share_of(r, s, level, set, step, s->unit[step].blocks);
}
