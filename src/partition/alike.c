#include "partition/alike.h"
#include "model/chains.h"

#include <string.h>

#define SEVERAL (GPURTA_NONE - 1)

void find_homes(const gpurta_chains *const chains, struct homes *const h)
{
    const size_t parts = chains->program->partitions;
    for (size_t c = 0; c < chains->count; c++)
        h->first[c] = h->of[c] = GPURTA_NONE;
    for (size_t p = 0; p < parts; p++)
        h->only[p] = GPURTA_NONE;
    for (size_t i = 0; i < chains->steps; i++) {
        const size_t own = chains->step[i].chain, p = step_partition(chains, i);
        if (h->first[own] == GPURTA_NONE)
            h->first[own] = i;
        if (p < parts && h->only[p] != own)
            h->only[p] = h->only[p] == GPURTA_NONE ? own : SEVERAL;
        if (chains->step[i].kind == GPURTA_STEP_KERNEL && h->of[own] == GPURTA_NONE)
            h->of[own] = p;
    }
    for (size_t i = 0; i < chains->steps; i++) {
        const size_t both[] = {h->of[chains->step[i].chain], step_partition(chains, i)};
        for (size_t k = 0; k < 2; k++)
            if (chains->step[i].kind == GPURTA_STEP_KERNEL && both[0] != both[1] && both[k] < parts)
                h->only[both[k]] = SEVERAL; /* its chain has kernels in another one, too */
    }
    /* of chains in a path with a deadline its other chains tell one from another that is alike */
    for (size_t p = 0; p < chains->paths; p++)
        for (size_t i = 0; rat_given(&chains->path[p].deadline) && i < chains->path[p].count; i++)
            if (h->of[chains->path[p].through[i]] < parts)
                h->only[h->of[chains->path[p].through[i]]] = SEVERAL;
}

static bool same_time(const struct rat *const a, const struct rat *const b)
{
    return rat_given(a) == rat_given(b) && (!rat_given(a) || rat_cmp(a, b) == 0);
}

/* Steps k of the chains of a and b, whose first steps these are. */
static bool same_after(const struct chain_step *const a, const struct chain_step *const b,
                       const size_t first_a, const size_t first_b)
{
    if (a->own_after != b->own_after || a->afters != b->afters)
        return false;
    for (size_t i = 0; i < a->afters; i++)
        if (a->after[i] - first_a != b->after[i] - first_b)
            return false;
    return true;
}

static bool same_operation(const gpurta_chains *const chains, const size_t a, const size_t b,
                           const uint32_t launch)
{
    const gpurta_program *const p = chains->program;
    const struct operation *const x = &p->operation[a], *const y = &p->operation[b];
    if (!same_time(step_wcet(chains, a), step_wcet(chains, b)))
        return false;
    if (chains->step[a].kind == GPURTA_STEP_HOST)
        return true;
    if (step_stream(chains, a) != GPURTA_OWN_STREAM || step_stream(chains, b) != GPURTA_OWN_STREAM)
        return false;
    if (chains->step[a].kind == GPURTA_STEP_COPY)
        return memcmp(&p->transfer[x->launch], &p->transfer[y->launch], sizeof *p->transfer) == 0;
    const struct launch *const all = p->launch;
    return x->blocks == y->blocks && memcmp(&all[launch], &all[x->launch], sizeof *all) == 0 &&
           memcmp(&all[launch], &all[y->launch], sizeof *all) == 0;
}

static bool same_step(const gpurta_chains *const chains, const size_t a, const size_t b,
                      const uint32_t launch)
{
    const struct chain_step *const x = &chains->step[a], *const y = &chains->step[b];
    return x->kind == y->kind && x->repeat == y->repeat && same_time(&x->bcet, &y->bcet) &&
           same_time(&x->deadline, &y->deadline) && same_operation(chains, a, b, launch);
}

static size_t next_of(const gpurta_chains *const chains, const size_t chain, size_t from)
{
    while (from < chains->steps && chains->step[from].chain != chain)
        from++;
    return from;
}

bool partitions_alike(const gpurta_chains *const chains, const struct homes *const h,
                      const size_t a, const size_t b)
{
    const size_t x = h->only[a], y = h->only[b];
    if (x >= SEVERAL || y >= SEVERAL || chains->chain[x].context != chains->chain[y].context)
        return false;
    for (size_t t = 0; t < CHAIN_TIMES; t++)
        if (!same_time(&chains->chain[x].time[t], &chains->chain[y].time[t]))
            return false;
    const size_t first_x = h->first[x], first_y = h->first[y];
    size_t i = first_x, k = first_y, kernel = first_x;
    while (chains->step[kernel].kind != GPURTA_STEP_KERNEL || chains->step[kernel].chain != x)
        kernel++; /* there is one */
    const uint32_t launch = chains->program->operation[kernel].launch;
    while (i < chains->steps && k < chains->steps) {
        /* distances of steps are those of their numbers: chains whose steps are mixed differ */
        if (i - first_x != k - first_y || !same_step(chains, i, k, launch) ||
            !same_after(&chains->step[i], &chains->step[k], first_x, first_y))
            return false;
        i = next_of(chains, x, i + 1);
        k = next_of(chains, y, k + 1);
    }
    return i == chains->steps && k == chains->steps;
}

int64_t orders_of(const int64_t *const size, const size_t *const class, const size_t count)
{
    int64_t orders = 1;
    for (size_t i = 0; i < count; i++) { /* i joins: times places of its class, over its likes */
        int64_t all = 0, same = 0;
        for (size_t k = 0; k <= i; k++) {
            all += class[k] == class[i];
            same += class[k] == class[i] && size[k] == size[i];
        }
        /* orders * all / same is whole after each step */
        if (__builtin_mul_overflow(orders, all, &orders))
            return INT64_MAX;
        orders /= same;
    }
    return orders;
}
