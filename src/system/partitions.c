/* Spaces and partitions: whose queues a kernel is in, and on which SMs its blocks may be.
 *
 * With queues of their own, every partition is a space of its own that always runs. With shared
 * queues a context is a space as ever; its footprints differ by partition, and a block's weight is
 * divided by the SMs of its partition: while any kernel waits, all SMs of that kernel's partition
 * are blocked, so that weight-work is done at a rate of at least 1. */
#include "base/fail.h"
#include "model/chains.h"
#include "system/system.h"

#include <stdlib.h>
#include <string.h>

/* More partitions than this with shared queues are refused: sums of their weights have 64 bits. */
#define MOST_SHARED 32

static gpurta_status find_context(struct system *const s, const size_t step,
                                  gpurta_error *const error)
{
    const size_t chain = s->unit[step].chain;
    const size_t named = s->chains->chain[chain].context;
    if (named == GPURTA_NONE && s->chains->contexts > 1)
        return fail(error, GPURTA_NOT_APPLICABLE, (int64_t)chain,
                    "chain %.60s: of several contexts it must name its own (key context)",
                    NAME_OF(&s->chains->chain[chain]));
    const size_t context = named == GPURTA_NONE ? 0 : named;
    if (!s->separate)
        s->unit[step].place = context;
    if (s->chains->contexts && s->chains->context[context].saturated)
        return fail(error, GPURTA_NOT_APPLICABLE, (int64_t)chain,
                    "chain %.60s: its context is saturated, which bounds nothing in it",
                    NAME_OF(&s->chains->chain[chain]));
    return GPURTA_OK;
}

/* A partition with queues of its own is one context's, and a chain's kernels are in one. */
static gpurta_status find_partition(struct system *const s, const size_t step,
                                    gpurta_error *const error)
{
    struct unit *const u = &s->unit[step];
    struct space *const space = &s->space[u->partition - 1];
    const size_t named = s->chains->chain[u->chain].context;
    const size_t context = named == GPURTA_NONE && s->chains->contexts == 1 ? 0 : named;
    u->place = u->partition - 1;
    for (size_t i = 0; i < step; i++)
        if (s->unit[i].kind == GPURTA_STEP_KERNEL && s->unit[i].chain == u->chain &&
            s->unit[i].place != u->place)
            return fail(error, GPURTA_NOT_APPLICABLE, (int64_t)u->chain,
                        "chain %.60s: its kernels are in several partitions with queues of their "
                        "own: make a chain of each part",
                        NAME_OF(&s->chains->chain[u->chain]));
    if (context == GPURTA_NONE || space->user == context)
        return GPURTA_OK;
    if (space->user != GPURTA_NONE)
        return fail(error, GPURTA_NOT_APPLICABLE, (int64_t)u->chain,
                    "chain %.60s: its context and another one are in partition %.60s: with queues "
                    "of its own a partition is one context's",
                    NAME_OF(&s->chains->chain[u->chain]),
                    s->chains->program->partition[u->place].name);
    space->user = context;
    return GPURTA_OK;
}

gpurta_status find_space(struct system *const s, const size_t step, gpurta_error *const error)
{
    const gpurta_status status = find_context(s, step, error);
    if (status || (!s->separate && !s->shared))
        return status;
    s->unit[step].partition = (uint32_t)(step_partition(s->chains, step) + 1);
    return s->separate ? find_partition(s, step, error) : GPURTA_OK;
}

static bool takes_turns(const struct context *const c)
{
    return c->level != GPURTA_LEVEL_NONE || rat_given(&c->time[GPURTA_CONTEXT_TIMESLICE]) ||
           rat_given(&c->time[GPURTA_CONTEXT_BUDGET]) || c->priority >= 0;
}

/* Contexts of partitions with queues of their own take no turns: all that do are named, in the row
 * of the first. */
static gpurta_status refuse_turns(const struct system *const s, const size_t first,
                                  gpurta_error *const error)
{
    char names[160] = "";
    size_t at = 0;
    for (size_t i = first; i < s->chains->contexts && at < sizeof names - 66; i++) {
        const struct context *const c = &s->chains->context[i];
        if (takes_turns(c))
            at += (size_t)snprintf(names + at, sizeof names - at, "%s%.60s", at ? ", " : "",
                                   c->name ? c->name : "without a name");
    }
    const gpurta_status status =
        fail(error, GPURTA_NOT_APPLICABLE, (int64_t)first,
             "partitions with queues of their own run at once, and take no turns: delete what "
             "there is of level, timeslice, server and priority in context %s%s",
             names, at < sizeof names - 66 ? "" : ", ...");
    if (error)
        error->section = GPURTA_SECTION_CONTEXTS;
    return status;
}

static gpurta_status check_contexts(const struct system *const s, gpurta_error *const error)
{
    for (size_t i = 0; s->separate && i < s->chains->contexts; i++) {
        const struct context *const c = &s->chains->context[i];
        const char *const name = c->name ? c->name : "without a name";
        if (takes_turns(c))
            return refuse_turns(s, i, error);
        if (!c->saturated)
            continue;
        if (c->partition == GPURTA_NONE)
            return fail(error, GPURTA_NOT_APPLICABLE, GPURTA_NO_ITEM,
                        "context %.60s is saturated and in no partition", name);
        s->space[c->partition].user = i;
    }
    return GPURTA_OK;
}

gpurta_status partitions_init(struct system *const s, const gpurta_platform *const platform,
                              gpurta_error *const error)
{
    const gpurta_program *const program = s->chains->program;
    for (size_t i = 0; i < s->spaces; i++) {
        s->space[i].sms = s->separate ? program->partition[i].sms : s->shared ? 1 : s->sms;
        s->space[i].user = GPURTA_NONE;
    }
    if (!program->partitions)
        return GPURTA_OK;
    if (s->shared && program->partitions > MOST_SHARED)
        return fail(error, GPURTA_NOT_APPLICABLE, GPURTA_NO_ITEM,
                    "%zu partitions share their queues: at most %d", program->partitions,
                    MOST_SHARED);
    const gpurta_status status = gpurta_chains_check_partitions(s->chains, platform, error);
    if (status && error)
        error->section = 0, error->item = GPURTA_NO_ITEM;
    return status ? status : check_contexts(s, error);
}

/* ---- covers ---- */

/* Those of one partition, made for its own footprints, become part of all. */
static bool add_covers(struct covers *const all, struct covers *const own, const size_t *const from,
                       const uint32_t partition)
{
    struct cover *const list =
        pool_grow(all->pool, all->cover, &all->room, all->count + own->count, sizeof *list);
    if (!list)
        return false;
    all->cover = list;
    all->newer = all->newer || own->newer;
    for (size_t i = 0; i < own->count; i++) {
        int64_t *const need = pool_take(all->pool, all->footprints, sizeof *need);
        if (!need)
            return false;
        for (size_t f = 0; f < own->footprints; f++)
            need[from[f]] = own->cover[i].need[f];
        list[all->count] = own->cover[i];
        list[all->count].need = need;
        list[all->count++].partition = partition;
    }
    if (own->floor && !all->floor &&
        !(all->floor = pool_take(all->pool, all->footprints, sizeof *all->floor)))
        return false;
    for (size_t f = 0; own->floor && f < own->footprints; f++)
        all->floor[from[f]] = own->floor[f];
    return true;
}

/* Room for the footprints of one partition. */
struct selection {
    struct footprint *footprint;
    size_t *from, *only, count;
    bool *waiting;
};

static gpurta_status covers_of_partition(struct covers *const all, const struct system *const s,
                                         struct selection *const some, const uint32_t partition,
                                         gpurta_error *const error)
{
    struct covers own;
    const struct kinds kinds = {some->footprint, some->only, some->count};
    const gpurta_status status =
        covers_make(&own, &s->limits, s->slots, &kinds, some->waiting, s->pool, error);
    if (status)
        return status;
    const bool ok = add_covers(all, &own, some->from, partition);
    covers_clear(&own);
    return ok ? GPURTA_OK : fail_memory(error);
}

static gpurta_status merge_covers(struct covers *const covers, const struct system *const s,
                                  const struct space *const space, const bool *const waiting,
                                  struct selection *const some, gpurta_error *const error)
{
    gpurta_status status = GPURTA_OK;
    for (uint32_t p = 0; !status && p < covers->partitions; p++) {
        some->count = 0;
        for (size_t f = 0; f < space->footprints; f++) {
            if (space->partition[f] != p)
                continue;
            covers->partition[f] = p;
            some->footprint[some->count] = space->footprint[f];
            some->waiting[some->count] = waiting[f];
            some->only[some->count] = space->only[f];
            some->from[some->count++] = f;
        }
        if (some->count)
            status = covers_of_partition(covers, s, some, p, error);
    }
    return status;
}

gpurta_status covers_of_space(struct covers *const covers, const struct system *const s,
                              const struct space *const space, const bool *const waiting,
                              gpurta_error *const error)
{
    const size_t n = space->footprints;
    const struct kinds kinds = {space->footprint, space->only, n};
    if (!s->shared)
        return covers_make(covers, &s->limits, s->slots, &kinds, waiting, s->pool, error);
    struct selection some = {.footprint = pool_take(s->pool, n, sizeof *some.footprint),
                             .from = pool_take(s->pool, n, sizeof *some.from),
                             .only = pool_take(s->pool, n, sizeof *some.only),
                             .waiting = pool_take(s->pool, n, sizeof *some.waiting)};
    *covers = (struct covers){.pool = s->pool,
                              .footprints = n,
                              .partitions = (uint32_t)s->chains->program->partitions + 1,
                              .partition = pool_take(s->pool, n, sizeof *covers->partition)};
    gpurta_status status =
        some.footprint && some.from && some.only && some.waiting && covers->partition
            ? merge_covers(covers, s, space, waiting, &some, error)
            : fail_memory(error);
    pool_give(s->pool, some.footprint);
    pool_give(s->pool, some.from);
    pool_give(s->pool, some.only);
    pool_give(s->pool, some.waiting);
    if (status)
        covers_clear(covers);
    return status;
}
