#include "bound/variant.h"
#include "model/chains.h"

#include <stdlib.h>
#include <string.h>

/* A copy of a list, which may be empty. */
static void *copied(const void *const list, const size_t count, const size_t size)
{
    void *const copy = calloc(count ? count : 1, size);
    if (copy && count)
        memcpy(copy, list, count * size);
    return copy;
}

/* Does the wcet of this step vary? */
static bool varies(const struct variant *const v, const size_t step)
{
    return v->parameter == GPURTA_BOUND_MAX_SCALE
               ? v->chains.step[step].chain == v->item
               : v->parameter == GPURTA_BOUND_MAX_WCET && step == v->item;
}

static struct rat *wcet_of(const struct variant *const v, const size_t step)
{
    return v->chains.step[step].kind == GPURTA_STEP_HOST
               ? &v->chains.step[step].host
               : &v->program.operation[step].time[GPURTA_OPERATION_WCET];
}

static struct rat *period_of(const struct variant *const v)
{
    return v->parameter == GPURTA_BOUND_MIN_PERIOD
               ? &v->chains.chain[v->item].time[GPURTA_CHAIN_PERIOD]
               : NULL;
}

/* The distance of its releases that paths count: no less than the period. NULL: none is known. */
static struct rat *longest_of(const struct variant *const v)
{
    struct rat *const time = v->chains.chain[period_of(v) ? v->item : 0].time;
    return period_of(v) && rat_given(&time[GPURTA_CHAIN_LONGEST]) ? &time[GPURTA_CHAIN_LONGEST]
                                                                  : NULL;
}

static bool copy_lists(struct variant *const v)
{
    v->chains.chain = copied(v->chains.chain, v->chains.count, sizeof *v->chains.chain);
    v->chains.step = copied(v->chains.step, v->chains.steps, sizeof *v->chains.step);
    v->program.operation =
        copied(v->program.operation, v->program.count, sizeof *v->program.operation);
    v->program.stream = copied(v->program.stream, v->program.streams, sizeof *v->program.stream);
    v->given = malloc(v->chains.steps * sizeof *v->given);
    v->chains.program = &v->program;
    return v->chains.chain && v->chains.step && v->program.operation && v->program.stream &&
           v->given;
}

static void free_lists(struct variant *const v)
{
    FREE(v->chains.chain, v->chains.step, v->program.operation, v->program.stream, v->given);
}

/* A value of its own in place of a shared one, which stays with the original. */
static bool own(struct rat *const r)
{
    const struct rat shared = *r;
    rat_init(r);
    return rat_copy(r, &shared);
}

bool variant_init(struct variant *const v, const gpurta_chains *const chains,
                  const gpurta_platform *const platform, const gpurta_bound_parameter parameter,
                  const size_t item)
{
    *v = (struct variant){.original = chains,
                          .chains = chains_view(chains),
                          .program = *chains->program,
                          .platform = *platform,
                          .parameter = parameter,
                          .item = item};
    v->chains.path = chains->path; /* their deadlines, too, are to be met */
    v->chains.paths = chains->paths;
    if (!copy_lists(v)) {
        free_lists(v);
        return false;
    }
    bool ok = true;
    for (size_t i = 0; i < v->chains.steps; i++) {
        mpq_init(v->given[i]);
        rat_get(v->given[i], wcet_of(v, i));
        ok = own(wcet_of(v, i)) && ok;
        ok = own(&v->chains.step[i].bcet) && ok;
    }
    if (period_of(v))
        ok = own(period_of(v)) && ok;
    if (longest_of(v))
        ok = own(longest_of(v)) && ok;
    if (!ok)
        variant_clear(v);
    return ok;
}

void variant_clear(struct variant *const v)
{
    for (size_t i = 0; i < v->chains.steps; i++) {
        mpq_clear(v->given[i]);
        RAT_EACH(clear, wcet_of(v, i), &v->chains.step[i].bcet);
    }
    if (longest_of(v))
        rat_clear(longest_of(v));
    if (period_of(v))
        rat_clear(period_of(v));
    free_lists(v);
}

void variant_given(mpq_ptr value, const struct variant *const v)
{
    const int64_t slots = platform_field(&v->platform, GPURTA_PLATFORM_SLOTS);
    switch (v->parameter) {
    case GPURTA_BOUND_MAX_SCALE:
        mpq_set_ui(value, 1, 1);
        break;
    case GPURTA_BOUND_MAX_WCET:
        rat_get(value, wcet_of(v, v->item));
        break;
    case GPURTA_BOUND_MIN_PERIOD:
        rat_get(value, period_of(v));
        break;
    case GPURTA_BOUND_MIN_SMS:
        mpq_set_si(value, (long)(slots ? slots : platform_field(&v->platform, GPURTA_PLATFORM_SMS)),
                   1);
        break;
    }
}

/* The bcet is as given, but never above the wcet. */
static bool set_wcet(struct variant *const v, const size_t step, mpq_srcptr value)
{
    struct rat *const bcet = &v->chains.step[step].bcet;
    const struct rat *const given = &v->original->step[step].bcet;
    if (!rat_set(wcet_of(v, step), value))
        return false;
    if (!rat_given(given))
        return true;
    return rat_copy(bcet, rat_cmp(given, wcet_of(v, step)) > 0 ? wcet_of(v, step) : given);
}

bool variant_set(struct variant *const v, mpq_srcptr value)
{
    bool ok = true;
    LOCAL_MPQ(t);
    if (period_of(v))
        ok = rat_set(period_of(v), value);
    if (ok && longest_of(v)) {
        const struct rat *const given = &v->original->chain[v->item].time[GPURTA_CHAIN_LONGEST];
        ok = rat_copy(longest_of(v), rat_cmp(given, period_of(v)) < 0 ? period_of(v) : given);
    }
    for (size_t i = 0; ok && i < v->chains.steps; i++) {
        if (!varies(v, i))
            continue;
        mpq_set(t, value);
        if (v->parameter == GPURTA_BOUND_MAX_SCALE)
            mpq_mul(t, t, v->given[i]);
        ok = set_wcet(v, i, t);
    }
    if (v->parameter == GPURTA_BOUND_MIN_SMS) {
        const bool slots = platform_field(&v->platform, GPURTA_PLATFORM_SLOTS) > 0;
        v->platform.field[slots ? GPURTA_PLATFORM_SLOTS : GPURTA_PLATFORM_SMS] =
            (int64_t)mpz_get_si(mpq_numref(value));
    }
    return ok;
}

/* A kernel that may run beside those of the chain. */
static bool rivals(const struct variant *const v, const size_t step, const size_t chain)
{
    return v->chains.step[step].kind == GPURTA_STEP_KERNEL &&
           v->chains.chain[v->chains.step[step].chain].context == v->chains.chain[chain].context;
}

bool variant_lower(struct variant *const v, const size_t chain)
{
    int64_t lowest = INT64_MIN;
    bool lowered = false;
    for (size_t i = 0; i < v->chains.steps; i++) {
        const int64_t own_priority = gpurta_program_stream_attribute(
            &v->program, step_stream(&v->chains, i), GPURTA_STREAM_PRIORITY);
        if (rivals(v, i, chain) && own_priority > lowest)
            lowest = own_priority;
    }
    for (size_t i = 0; i < v->chains.steps; i++) {
        const int64_t stream = step_stream(&v->chains, i);
        if (v->chains.step[i].chain != chain || !rivals(v, i, chain) || stream < 0 ||
            v->program.stream[stream].priority >= lowest)
            continue;
        v->program.stream[stream].priority = (int32_t)lowest;
        lowered = true;
    }
    return lowered;
}
