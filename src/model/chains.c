#include "model/chains.h"

#include "base/fail.h"
#include "base/grow.h"
#include "base/text.h"

#include <string.h>

gpurta_status gpurta_chains_create(gpurta_chains **const chains, gpurta_error *const error)
{
    gpurta_chains *const fresh = calloc(1, sizeof *fresh);
    if (!fresh)
        return fail_memory(error);
    const gpurta_status status = gpurta_program_create(&fresh->program, error);
    if (status) {
        free(fresh);
        return status;
    }
    fresh->letter = 'c';
    *chains = fresh;
    return GPURTA_OK;
}

void chains_empty(gpurta_chains *const chains)
{
    for (size_t i = 0; i < chains->count; i++) {
        for (int t = 0; t < CHAIN_TIMES; t++)
            rat_clear(&chains->chain[i].time[t]);
        free(chains->chain[i].name);
    }
    for (size_t i = 0; i < chains->steps; i++) {
        RAT_EACH(clear, &chains->step[i].bcet, &chains->step[i].deadline, &chains->step[i].host,
                 &chains->step[i].nonpreemptable);
        free(chains->step[i].after);
    }
    for (size_t i = 0; i < chains->paths; i++) {
        rat_clear(&chains->path[i].deadline);
        free(chains->path[i].name);
        free(chains->path[i].through);
    }
    chains->count = chains->steps = chains->paths = 0;
    chains->letter = 'c';
    program_empty(chains->program);
}

const gpurta_chains *chains_hold(const gpurta_chains *const chains)
{
    atomic_fetch_add(&((gpurta_chains *)chains)->held, 1); /* no part of what a caller sees */
    return chains;
}

void gpurta_chains_destroy(gpurta_chains *const chains)
{
    if (!chains || atomic_fetch_sub(&chains->held, 1) > 0)
        return;
    chains_empty(chains);
    for (size_t i = 0; i < chains->contexts; i++) {
        for (int t = 0; t < CONTEXT_TIMES; t++)
            rat_clear(&chains->context[i].time[t]);
        free(chains->context[i].name);
    }
    for (size_t i = 0; i < chains->cpus; i++)
        free(chains->cpu[i]);
    gpurta_program_destroy(chains->program);
    FREE(chains->cpu, chains->context, chains->chain, chains->step, chains->path);
    free(chains);
}

/* ---- contexts ---- */

gpurta_status gpurta_chains_add_context(gpurta_chains *const chains, const char *const name,
                                        gpurta_error *const error)
{
    struct context *const all =
        grow(chains->context, &chains->context_room, chains->contexts + 1, sizeof *all);
    if (!all)
        return fail_memory(error);
    chains->context = all;
    struct context fresh = {.partition = GPURTA_NONE, .priority = -1};
    for (int t = 0; t < CONTEXT_TIMES; t++)
        rat_init(&fresh.time[t]);
    if (name && !(fresh.name = copy_text(name)))
        return fail_memory(error);
    all[chains->contexts++] = fresh;
    return GPURTA_OK;
}

/* ---- chains ---- */

gpurta_status gpurta_chains_add(gpurta_chains *const chains, const char *const name,
                                mpq_srcptr period, gpurta_error *const error)
{
    const gpurta_status status =
        time_check(period, true, "the period of a chain", (int64_t)chains->count, error);
    if (status)
        return status;
    struct chain *const all = grow(chains->chain, &chains->room, chains->count + 1, sizeof *all);
    if (!all)
        return fail_memory(error);
    chains->chain = all;
    struct chain fresh = {.context = GPURTA_NONE, .partition = GPURTA_NONE, .last = SIZE_MAX};
    for (int t = 0; t < CHAIN_TIMES; t++)
        rat_init(&fresh.time[t]);
    fresh.time[GPURTA_CHAIN_JITTER].den = 1;
    place_name(fresh.place, chains->letter, chains->count);
    if (name && !(fresh.name = copy_text(name)))
        return fail_memory(error);
    if (!rat_set(&fresh.time[GPURTA_CHAIN_PERIOD], period)) {
        free(fresh.name);
        return fail_memory(error);
    }
    all[chains->count++] = fresh;
    return GPURTA_OK;
}

gpurta_status chains_add_path(gpurta_chains *const chains, const char *const name,
                              const size_t *const through, const size_t count, mpq_srcptr deadline,
                              gpurta_error *const error)
{
    struct path *const all = grow(chains->path, &chains->path_room, chains->paths + 1, sizeof *all);
    if (!all)
        return fail_memory(error);
    chains->path = all;
    struct path *const fresh = &all[chains->paths];
    *fresh = (struct path){.name = copy_text(name), .through = calloc(count, sizeof *through)};
    fresh->count = count;
    rat_init(&fresh->deadline);
    chains->paths++; /* what is there is freed with it */
    if (!fresh->name || !fresh->through || (deadline && !rat_set(&fresh->deadline, deadline)))
        return fail_memory(error);
    memcpy(fresh->through, through, count * sizeof *through);
    return GPURTA_OK;
}

gpurta_status gpurta_chains_set_stream(gpurta_chains *const chains, const size_t chain,
                                       const char *const stream, gpurta_error *const error)
{
    struct chain *const c = &chains->chain[chain];
    const int64_t number = program_stream(chains->program, stream);
    if (number < 0)
        return fail_memory(error);
    c->stream = chains->program->stream[number].name;
    return GPURTA_OK;
}

/* ---- steps ---- */

/* The program needs times above 0; a host step has its own. */
static gpurta_status add_operation(gpurta_chains *const chains, const gpurta_step_kind kind,
                                   const char *const name, const int64_t blocks, mpq_srcptr wcet,
                                   gpurta_error *const error)
{
    if (kind == GPURTA_STEP_KERNEL)
        return gpurta_program_add_kernel(chains->program, name, blocks, wcet, error);
    LOCAL_MPQ(one);
    mpq_set_ui(one, 1, 1);
    return gpurta_program_add_copy(chains->program, name, kind == GPURTA_STEP_HOST ? one : wcet,
                                   error);
}

gpurta_status gpurta_chains_add_step(gpurta_chains *const chains, const size_t chain,
                                     const gpurta_step_kind kind, const char *const name,
                                     const int64_t blocks, mpq_srcptr wcet,
                                     gpurta_error *const error)
{
    struct chain *const c = &chains->chain[chain];
    const int64_t item = (int64_t)chains->steps;
    gpurta_status status =
        time_check(wcet, kind != GPURTA_STEP_HOST, "the wcet of a step", item, error);
    if (status)
        return status;
    struct chain_step *const all =
        grow(chains->step, &chains->step_room, chains->steps + 1, sizeof *all);
    if (!all)
        return fail_memory(error);
    chains->step = all;
    struct chain_step fresh = {.kind = kind,
                               .chain = chain,
                               .before = c->last,
                               .row = chains->steps,
                               .repeat = 1,
                               .cpu = GPURTA_NONE};
    RAT_EACH(init, &fresh.nonpreemptable, &fresh.bcet, &fresh.deadline, &fresh.host);
    fresh.bcet.den = fresh.nonpreemptable.den = 1;
    if (kind == GPURTA_STEP_HOST && !rat_set(&fresh.host, wcet))
        return fail_memory(error);
    status = add_operation(chains, kind, name, blocks, wcet, error);
    if (status) {
        rat_clear(&fresh.host);
        return status;
    }
    c->last = chains->steps;
    c->steps++;
    all[chains->steps++] = fresh;
    return GPURTA_OK;
}

gpurta_status chains_add_cpu(gpurta_chains *const chains, const char *const name,
                             gpurta_error *const error)
{
    /* NOLINTNEXTLINE(bugprone-sizeof-expression): an array of pointers */
    char **const all = grow(chains->cpu, &chains->cpu_room, chains->cpus + 1, sizeof *all);
    if (!all)
        return fail_memory(error);
    chains->cpu = all;
    if (!(all[chains->cpus] = copy_text(name)))
        return fail_memory(error);
    chains->cpus++;
    return GPURTA_OK;
}

gpurta_status chains_set_cpu(gpurta_chains *const chains, const size_t step, const size_t cpu,
                             const int64_t priority, mpq_srcptr nonpreemptable,
                             gpurta_error *const error)
{
    struct chain_step *const s = &chains->step[step];
    s->cpu = cpu;
    s->cpu_priority = priority;
    return rat_set(&s->nonpreemptable, nonpreemptable) ? GPURTA_OK : fail_memory(error);
}

const struct rat *step_wcet(const gpurta_chains *const chains, const size_t step)
{
    return chains->step[step].kind == GPURTA_STEP_HOST
               ? &chains->step[step].host
               : &chains->program->operation[step].time[GPURTA_OPERATION_WCET];
}

gpurta_status step_set_wcet(gpurta_chains *const chains, const size_t step, mpq_srcptr value,
                            gpurta_error *const error)
{
    struct chain_step *const s = &chains->step[step];
    if (!rat_set((struct rat *)step_wcet(chains, step), value))
        return fail_memory(error);
    if (rat_cmp(&s->bcet, step_wcet(chains, step)) > 0 && !rat_set(&s->bcet, value))
        return fail_memory(error);
    return GPURTA_OK;
}

gpurta_status gpurta_chains_set_step_count(gpurta_chains *const chains, const size_t step,
                                           const gpurta_operation_count which, const int64_t value,
                                           gpurta_error *const error)
{
    const struct chain_step *const s = &chains->step[step];
    if (s->kind == GPURTA_STEP_KERNEL && which == GPURTA_OPERATION_CARVEOUT_PERCENT &&
        value == UNKNOWN_CARVEOUT)
        return program_unknown_carveout(chains->program, step, error);
    return gpurta_program_set_count(chains->program, step, which, value, error);
}

const char *gpurta_chains_step_stream(const gpurta_chains *const chains, const size_t step)
{
    const struct chain_step *const s = &chains->step[step];
    if (s->kind == GPURTA_STEP_HOST)
        return NULL;
    const char *const own =
        gpurta_program_stream_name(chains->program, chains->program->operation[step].stream);
    return own ? own : chains->chain[s->chain].stream;
}

int64_t step_stream(const gpurta_chains *const chains, const size_t step)
{
    const char *const name = gpurta_chains_step_stream(chains, step);
    const int64_t own = chains->program->operation[step].stream;
    if (!name)
        return GPURTA_OWN_STREAM;
    return own >= 0 ? own : program_find_stream(chains->program, name);
}

gpurta_status gpurta_chains_set_after(gpurta_chains *const chains, const size_t step,
                                      const size_t *const others, const size_t count,
                                      gpurta_error *const error)
{
    struct chain_step *const s = &chains->step[step];
    for (size_t i = 0; i < count; i++)
        if (others[i] >= chains->steps || others[i] == step ||
            chains->step[others[i]].chain != s->chain)
            return fail(error, GPURTA_INVALID_ARGUMENT, (int64_t)step,
                        "a step can wait only for other steps of its chain");
    size_t *const copy = calloc(count ? count : 1, sizeof *copy);
    if (!copy)
        return fail_memory(error);
    if (count)
        memcpy(copy, others, count * sizeof *copy);
    free(s->after);
    s->after = copy;
    s->afters = count;
    s->own_after = true;
    return GPURTA_OK;
}

size_t gpurta_chains_after(const gpurta_chains *const chains, const size_t step, const size_t place)
{
    const struct chain_step *const s = &chains->step[step];
    if (!s->own_after)
        return place == 0 ? s->before : SIZE_MAX;
    return place < s->afters ? s->after[place] : SIZE_MAX;
}
