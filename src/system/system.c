#include "system/system.h"

#include "base/fail.h"
#include "model/chains.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

void system_clear(struct system *const s)
{
    for (size_t i = 0; i < s->levels; i++) {
        covers_clear(&s->level[i].covers);
        for (size_t f = 0; f < s->level[i].alones; f++)
            covers_clear(&s->level[i].alone[f]);
        weights_clear(&s->level[i].sets);
    }
    supplies_clear(&s->supply);
    arena_clear(&s->arena);
    *s = (struct system){0};
}

/* ---- order within a chain ---- */

/* Does a step wait for the one before it, or start with the chain if it is the first, told or not?
 */
static bool in_sequence(const struct chain_step *const step)
{
    const size_t waits = step->before != SIZE_MAX;
    return !step->own_after ||
           (step->afters == waits && (!waits || step->after[0] == step->before));
}

/* Which steps of a graph are done before which; NULL for a sequence. Of a pipelined chain none is:
 * another job may be in each. */
static gpurta_status relate(struct system *const s, const size_t chain, gpurta_error *const error)
{
    const size_t from = s->first[chain], n = s->first[chain + 1] - from;
    bool sequence = true;
    for (size_t i = 0; i < n; i++)
        sequence = sequence && in_sequence(&s->chains->step[s->member[from + i]]);
    s->sequence[chain] = sequence;
    if (sequence && !is_pipelined(s, chain))
        return GPURTA_OK;
    unsigned char *const before = n && n <= SIZE_MAX / n ? arena_take(&s->arena, n * n, 1) : NULL;
    if (!before)
        return fail_memory(error);
    s->before[chain] = before;
    for (size_t k = 0; !is_pipelined(s, chain) && k < s->steps; k++) {
        const size_t step = s->order[k], b = s->unit[step].local;
        size_t other;
        if (s->unit[step].chain != chain)
            continue;
        for (size_t p = 0; (other = gpurta_chains_after(s->chains, step, p)) != SIZE_MAX; p++) {
            const size_t a = s->unit[other].local;
            before[a * n + b] = 1;
            for (size_t c = 0; c < n; c++)
                before[c * n + b] |= before[c * n + a];
        }
    }
    return GPURTA_OK;
}

/* A sequence whose kernels and copies are all in one stream: there a job begins when the one before
 * it is complete. Jobs of a closed chain never wait. Those of a pipelined one wait at each step. */
static bool is_serial(const struct system *const s, const size_t chain)
{
    int64_t stream = GPURTA_OWN_STREAM;
    bool any = false;
    if (is_pipelined(s, chain))
        return true;
    if (s->chains->chain[chain].closed)
        return false;
    for (size_t k = s->first[chain]; k < s->first[chain + 1]; k++) {
        const size_t step = s->member[k];
        if (s->chains->step[step].kind == GPURTA_STEP_HOST)
            continue;
        if (any && s->stream[step] != stream)
            return false;
        stream = s->stream[step];
        any = true;
    }
    return !s->before[chain];
}

static gpurta_status arrange(struct system *const s, gpurta_error *const error)
{
    for (size_t i = 0; i < s->steps; i++) {
        s->stream[i] = step_stream(s->chains, i);
        s->first[s->chains->step[i].chain + 1]++;
    }
    for (size_t c = 0; c < s->count; c++)
        s->first[c + 1] += s->first[c];
    for (size_t i = 0; i < s->steps; i++) {
        const size_t chain = s->chains->step[i].chain;
        s->unit[i].chain = chain;
        s->unit[i].local = s->first[chain]++;
        s->member[s->unit[i].local] = i;
    }
    for (size_t c = s->count; c > 0; c--)
        s->first[c] = s->first[c - 1];
    s->first[0] = 0;
    for (size_t i = 0; i < s->steps; i++)
        s->unit[i].local -= s->first[s->unit[i].chain];
    gpurta_status status = GPURTA_OK;
    for (size_t c = 0; !status && c < s->count; c++)
        status = relate(s, c, error);
    for (size_t c = 0; !status && c < s->count; c++)
        s->serial[c] = is_serial(s, c);
    return status;
}

/* ---- what each step needs ---- */

static gpurta_status of_step(const gpurta_chains *const chains, gpurta_error *const error,
                             const gpurta_status status, const size_t step)
{
    if (error) {
        error->section = GPURTA_SECTION_STEPS;
        error->item = (int64_t)chains->step[step].row;
    }
    return status;
}

/* Room for one footprint more; false: out of memory. */
static bool space_room(struct system *const s, struct space *const space)
{
    const size_t need = space->footprints + 1;
    size_t room[7];
    for (size_t k = 0; k < 7; k++)
        room[k] = space->room;
    struct footprint *const footprint =
        arena_grow(&s->arena, space->footprint, &room[0], need, sizeof *footprint);
    uint32_t *const partition =
        arena_grow(&s->arena, space->partition, &room[1], need, sizeof *partition);
    size_t *const only = arena_grow(&s->arena, space->only, &room[2], need, sizeof *only);
    space->footprint = footprint ? footprint : space->footprint;
    space->partition = partition ? partition : space->partition;
    space->only = only ? only : space->only;
    int64_t **const counts[] = {&space->fit, &space->span, &space->least, &space->aligned};
    bool ok = footprint && partition && only;
    for (size_t k = 0; k < 4; k++) {
        int64_t *const count = arena_grow(&s->arena, *counts[k], &room[3 + k], need, sizeof *count);
        *counts[k] = count ? count : *counts[k];
        ok = ok && count;
    }
    if (!ok)
        return false;
    space->room = room[0];
    return true;
}

static gpurta_status find_footprint(struct system *const s, const size_t step,
                                    gpurta_error *const error)
{
    struct space *const space = &s->space[s->unit[step].place];
    const struct launch *const launch =
        &s->chains->program->launch[s->chains->program->operation[step].launch];
    struct footprint footprint = {0};
    const size_t chain = s->unit[step].chain, only = s->before[chain] ? 0 : chain + 1;
    if (!s->slots) {
        const gpurta_status status = footprint_of(&footprint, &s->limits, launch, error);
        if (status)
            return of_step(s->chains, error, status, step);
    }
    size_t f = 0;
    const bool unknown = footprint.carveout < footprint.carveout_most; /* each kernel its own */
    while (f < space->footprints &&
           (unknown || !footprint_equal(&space->footprint[f], &footprint) ||
            space->partition[f] != s->unit[step].partition))
        f++;
    s->unit[step].footprint = f;
    if (f < space->footprints && space->only[f] != only)
        space->only[f] = 0;
    if (f < space->footprints)
        return GPURTA_OK;
    if (!space_room(s, space))
        return fail_memory(error);
    uint32_t *const partition = space->partition;
    space->only[f] = only;
    space->least[f] = 0;
    int64_t *const fit = space->fit, *const span = space->span;
    space->footprint[f] = footprint;
    partition[f] = s->unit[step].partition;
    span[f] = partition[f] ? s->chains->program->partition[partition[f] - 1].sms : s->sms;
    struct sm_free free_sm;
    struct sm_limits limits = s->limits; /* never less than what fits with U3, U4, U5 */
    limits.warps_in_turn = false;
    if (!s->slots)
        sm_free_init(&free_sm, &limits);
    fit[f] = s->slots ? s->slots : (int64_t)sm_room(&free_sm, &limits, &footprint);
    space->footprints++;
    return GPURTA_OK;
}

static gpurta_status find_engine(struct system *const s, const size_t step, const int64_t engines,
                                 gpurta_error *const error)
{
    const int64_t named =
        gpurta_program_get_count(s->chains->program, step, GPURTA_OPERATION_ENGINE);
    const int64_t direction =
        gpurta_program_get_count(s->chains->program, step, GPURTA_OPERATION_DIRECTION);
    const int64_t engine =
        named ? named - 1 : engines > 1 && direction == GPURTA_COPY_DEVICE_TO_HOST;
    if (engine >= engines)
        return of_step(s->chains, error,
                       fail(error, GPURTA_NOT_APPLICABLE, GPURTA_NO_ITEM,
                            "copy engine %" PRId64 ": the platform has %" PRId64, engine + 1,
                            engines),
                       step);
    s->unit[step].place = (size_t)engine;
    return GPURTA_OK;
}

static gpurta_status resolve(struct system *const s, const size_t step, const int64_t engines,
                             gpurta_error *const error)
{
    const struct chain_step *const from = &s->chains->step[step];
    struct unit *const u = &s->unit[step];
    u->kind = from->kind;
    u->repeat = from->repeat;
    u->wcet = step_wcet(s->chains, step);
    u->bcet = &from->bcet;
    u->blocks = 1;
    u->level = NO_LEVEL;
    u->cpu = from->cpu;
    u->cpu_priority = from->cpu_priority;
    u->section = u->kind == GPURTA_STEP_KERNEL || rat_cmp(&from->nonpreemptable, u->wcet) < 0
                     ? &from->nonpreemptable
                     : u->wcet;
    if (u->kind == GPURTA_STEP_COPY)
        return find_engine(s, step, engines, error);
    if (u->kind == GPURTA_STEP_HOST)
        return GPURTA_OK;
    u->blocks = s->chains->program->operation[step].blocks;
    u->priority = gpurta_program_stream_attribute(s->chains->program, s->stream[step],
                                                  GPURTA_STREAM_PRIORITY);
    const gpurta_status status = find_space(s, step, error);
    return status ? status : find_footprint(s, step, error);
}

/* Steps CPU after CPU. A thread that spins waits for one step at a time. */
static gpurta_status share_cpus(struct system *const s, gpurta_error *const error)
{
    size_t count = 0;
    s->cpu_first[0] = 0;
    for (size_t cpu = 0; cpu < s->cpus; cpu++) {
        for (size_t k = 0; k < s->steps; k++)
            if (s->unit[s->member[k]].cpu == cpu)
                s->cpu_member[count++] = s->member[k];
        s->cpu_first[cpu + 1] = count;
    }
    for (size_t c = 0; c < s->count; c++)
        if (s->chains->chain[c].busy && s->before[c])
            return fail(error, GPURTA_NOT_APPLICABLE, (int64_t)c,
                        "wait: busy is of a chain whose steps are a sequence: its thread spins "
                        "until one step is complete, and this chain has several at once");
    return GPURTA_OK;
}

/* ---- levels ---- */

static gpurta_status find_level(struct system *const s, const size_t step,
                                gpurta_error *const error)
{
    struct unit *const u = &s->unit[step];
    if (u->kind == GPURTA_STEP_HOST)
        return GPURTA_OK;
    for (u->level = 0; u->level < s->levels; u->level++) {
        const struct level *const l = &s->level[u->level];
        if (l->kind == u->kind && l->place == u->place && l->priority == u->priority)
            return GPURTA_OK;
    }
    struct level *const all =
        arena_grow(&s->arena, s->level, &s->level_room, s->levels + 1, sizeof *all);
    if (!all)
        return fail_memory(error);
    s->level = all;
    all[s->levels++] = (struct level){.kind = u->kind, .place = u->place, .priority = u->priority};
    return GPURTA_OK;
}

#define MOST_OWN 16 /* footprints: with more it would take long */

/* Does one sequence alone have kernels there? Then an SM is empty when one of them begins. */
static bool from_empty(const struct system *const s, const struct space *const space)
{
    bool lone = !s->slots && space->only[0];
    for (size_t f = 1; lone && f < space->footprints; f++)
        lone = space->only[f] == space->only[0];
    return lone;
}

static int64_t certain_blocks(const struct system *const s, const struct footprint *const footprint)
{
    struct sm_free empty;
    sm_free_init(&empty, &s->limits);
    uint32_t most = sm_room(&empty, &s->limits, footprint);
    if (footprint->carveout && footprint->shared_memory &&
        footprint->carveout / footprint->shared_memory < most)
        most = footprint->carveout / footprint->shared_memory;
    return sm_certain(&s->limits, footprint, most);
}

/* What keeps out the blocks of each waiting footprint alone. */
static gpurta_status weight_alone(struct system *const s, struct level *const level,
                                  const bool *const waiting, gpurta_error *const error)
{
    const struct space *const space = &s->space[level->place];
    const size_t n = space->footprints;
    bool *const one = pool_take(s->pool, n, sizeof *one);
    struct covers *const all = arena_take(&s->arena, n, sizeof *all);
    bool ok = one && all;
    for (size_t f = 0; all && f < n; f++)
        all[f] = (struct covers){.pool = s->pool};
    for (size_t f = 0; ok && f < n; f++) {
        if (!waiting[f] || (space->least[f] && n > MOST_OWN))
            continue;
        one[f] = true;
        ok = covers_of_space(&all[f], s, space, one, error) == GPURTA_OK;
        if (!ok)
            break;
        space->least[f] = fewest_alone(&all[f], f, space->fit[f], true);
        space->aligned[f] = fewest_alone(&all[f], f, space->fit[f], false);
        if (from_empty(s, space))
            space->least[f] = space->aligned[f] = certain_blocks(s, &space->footprint[f]);
        ok = n < 2 || n > MOST_OWN || weights_own(&level->sets, &all[f], f);
        one[f] = false;
    }
    level->alone = all;
    level->alones = all ? n : 0;
    pool_give(s->pool, one);
    return ok ? GPURTA_OK : fail_memory(error);
}

/* The footprints of kernels that a wait at this level may be for. */
static gpurta_status weight_level(struct system *const s, struct level *const level,
                                  gpurta_error *const error)
{
    if (level->kind != GPURTA_STEP_KERNEL)
        return GPURTA_OK;
    level->first = true;
    for (size_t l = 0; l < s->levels; l++)
        level->first = level->first && (s->level[l].kind != GPURTA_STEP_KERNEL ||
                                        s->level[l].place != level->place ||
                                        s->level[l].priority >= level->priority);
    const struct space *const space = &s->space[level->place];
    bool *const waiting = pool_take(s->pool, space->footprints, sizeof *waiting);
    if (!waiting)
        return fail_memory(error);
    for (size_t i = 0; i < s->steps; i++) {
        const struct unit *const u = &s->unit[i];
        if (u->kind == GPURTA_STEP_KERNEL && u->place == level->place &&
            u->priority <= level->priority)
            waiting[u->footprint] = true;
    }
    gpurta_status status = covers_of_space(&level->covers, s, space, waiting, error);
    if (!status)
        status = weights_cached(s->cache, &level->sets, &level->covers, space->fit, error);
    if (!status)
        status = weight_alone(s, level, waiting, error);
    pool_give(s->pool, waiting);
    return status;
}

bool comes_late(const struct system *const s, const size_t step)
{
    const struct unit *const u = &s->unit[step];
    return s->serial[u->chain] && u->local > 0 &&
           s->unit[s->member[s->first[u->chain] + u->local - 1]].kind == GPURTA_STEP_KERNEL;
}

/* level.leader of all: see doc/bound.md, "In turns". */
static void find_leaders(struct system *const s)
{
    bool none = !s->limits.queue_delay || s->spaces != 1 || s->supply.kind != SUPPLY_ALL;
    for (size_t c = 0; c < s->count; c++)
        none = none || is_pipelined(s, c);
    s->in_turns = !none;
    for (size_t l = 0; l < s->levels; l++) {
        struct level *const level = &s->level[l];
        int64_t most = 0;
        level->leader = SIZE_MAX;
        for (size_t c = 0; c < s->count && !none && level->kind == GPURTA_STEP_KERNEL; c++) {
            int64_t kernels = 0;
            for (size_t k = s->first[c]; k < s->first[c + 1]; k++) {
                const struct unit *const u = &s->unit[s->member[k]];
                if (u->kind == GPURTA_STEP_KERNEL && u->priority < level->priority &&
                    comes_late(s, s->member[k]) &&
                    __builtin_add_overflow(kernels, u->repeat, &kernels))
                    kernels = INT64_MAX;
            }
            if (kernels <= most)
                continue;
            most = kernels;
            level->leader = c;
        }
    }
}

static gpurta_status platform_of(struct system *const s, const gpurta_platform *const platform,
                                 gpurta_error *const error)
{
    bool kernels = false;
    for (size_t i = 0; i < s->steps; i++)
        kernels = kernels || s->chains->step[i].kind == GPURTA_STEP_KERNEL;
    s->slots = gpurta_platform_get(platform, GPURTA_PLATFORM_SLOTS);
    s->sms = s->slots ? 1 : gpurta_platform_get(platform, GPURTA_PLATFORM_SMS);
    if (s->slots || !kernels)
        return GPURTA_OK;
    const gpurta_status status = sm_limits_of(&s->limits, platform, error);
    if (status)
        return status;
    if (!s->sms)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM,
                    "platform %.60s does not say its number of SMs (sms)",
                    gpurta_platform_name(platform));
    return GPURTA_OK;
}

/* Kernels of one chain in one stream; or without a stream, in a chain that is a sequence. */
static bool one_after_other(const struct system *const s, const size_t a, const size_t b)
{
    const int64_t stream = s->stream[a];
    return s->unit[a].chain == s->unit[b].chain && s->stream[b] == stream &&
           (stream != GPURTA_OWN_STREAM || !s->before[s->unit[a].chain]);
}

/* Rule U2 never makes a grid wait if all that can have started at once are allowed: in a stream one
 * kernel follows the other. */
static gpurta_status check_grids(const struct system *const s, gpurta_error *const error)
{
    size_t kernels = 0;
    for (size_t i = 0; s->limits.resident_grids && i < s->steps; i++) {
        bool fresh = s->unit[i].kind == GPURTA_STEP_KERNEL;
        for (size_t j = 0; fresh && j < i; j++)
            fresh = s->unit[j].kind != GPURTA_STEP_KERNEL || !one_after_other(s, i, j);
        kernels += fresh;
    }
    if (!s->limits.resident_grids || kernels <= s->limits.resident_grids)
        return GPURTA_OK;
    return fail(error, GPURTA_NOT_APPLICABLE, GPURTA_NO_ITEM,
                "%zu grids may be resident at once: the platform allows %u (rule U2), and no bound "
                "covers the wait of the next",
                kernels, (unsigned)s->limits.resident_grids);
}

static bool allocate(struct system *const s)
{
    struct arena *const a = &s->arena;
    s->separate =
        s->chains->program->partitions && s->chains->program->queues == GPURTA_QUEUES_SEPARATE;
    s->shared = s->chains->program->partitions && !s->separate;
    s->spaces = s->separate           ? s->chains->program->partitions
                : s->chains->contexts ? s->chains->contexts
                                      : 1;
    s->unit = arena_take(a, s->steps + 1, sizeof *s->unit);
    s->order = arena_take(a, s->steps + 1, sizeof *s->order);
    s->member = arena_take(a, s->steps + 1, sizeof *s->member);
    s->first = arena_take(a, s->count + 1, sizeof *s->first);
    s->before = arena_take(a, s->count + 1, sizeof *s->before);
    s->serial = arena_take(a, s->count + 1, sizeof *s->serial);
    s->sequence = arena_take(a, s->count + 1, sizeof *s->sequence);
    s->stream = arena_take(a, s->steps + 1, sizeof *s->stream);
    s->longest = arena_take(a, s->steps + 1, sizeof *s->longest);
    s->cpu_first = arena_take(a, s->cpus + 1, sizeof *s->cpu_first);
    s->cpu_member = arena_take(a, s->steps + 1, sizeof *s->cpu_member);
    s->space = arena_take(a, s->spaces, sizeof *s->space);
    s->held = arena_take(a, s->count + 1, sizeof *s->held);
    s->drops = arena_take(a, s->count + 1, sizeof *s->drops);
    s->lag = arena_take(a, s->steps + 1, sizeof *s->lag);
    s->gone = arena_take(a, s->steps + 1, sizeof *s->gone);
    s->final = arena_take(a, s->count + 1, sizeof *s->final);
    return !a->failed;
}

static int longer_first(const void *const a, const void *const b)
{
    const struct timed *const x = a, *const y = b;
    const int order = rat_cmp(y->wcet, x->wcet);
    return order ? order : (x->step > y->step) - (x->step < y->step);
}

static gpurta_status fill(struct system *const s, const gpurta_platform *const platform,
                          const gpurta_options *const options, gpurta_error *const error)
{
    const int64_t own = gpurta_platform_get(platform, GPURTA_PLATFORM_COPY_ENGINES);
    s->engines = own > 0 ? own : 1;
    gpurta_status status = chains_order(s->chains, s->order, error);
    if (!status)
        status = arrange(s, error);
    if (!status)
        status = platform_of(s, platform, error);
    if (!status)
        status = partitions_init(s, platform, error);
    for (size_t i = 0; !status && i < s->steps; i++)
        status = resolve(s, i, s->engines, error);
    for (size_t i = 0; !status && i < s->steps; i++)
        s->longest[i] = (struct timed){s->unit[i].wcet, i};
    if (!status) {
        qsort(s->longest, s->steps, sizeof *s->longest, longer_first);
        status = share_cpus(s, error);
    }
    if (!status)
        status = capacities_init(s, error);
    for (size_t i = 0; !status && i < s->steps; i++)
        status = find_level(s, i, error);
    s->copies_in_order = gpurta_platform_get(platform, GPURTA_PLATFORM_COPIES_IN_ORDER) > 0;
    if (!status)
        status = streams_check(s, error);
    if (!status)
        status = check_grids(s, error);
    for (size_t i = 0; !status && i < s->levels; i++)
        status = weight_level(s, &s->level[i], error);
    if (!status)
        status = supplies_init(&s->supply, s->chains, s->separate, options, s->pool, error);
    if (!status)
        find_leaders(s);
    return status;
}

gpurta_status system_init(struct system *const s, const gpurta_chains *const chains,
                          const gpurta_platform *const platform,
                          const gpurta_options *const options, struct weight_cache *const cache,
                          struct pool *const pool, gpurta_error *const error)
{
    *s = (struct system){.chains = chains, .cache = cache, .pool = pool, .arena.pool = pool};
    if (!chains || !platform)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "bound: NULL argument");
    gpurta_status status = chains->steps ? GPURTA_OK : gpurta_chains_check(chains, error);
    if (status)
        return status;
    s->steps = chains->steps;
    s->count = chains->count;
    s->cpus = chains->cpus;
    status = allocate(s) ? fill(s, platform, options, error) : fail_memory(error);
    if (status)
        system_clear(s);
    return status;
}
