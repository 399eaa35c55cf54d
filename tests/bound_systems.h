/* Random systems of chains, for the tests of the bound. */
#ifndef BOUND_SYSTEMS_H
#define BOUND_SYSTEMS_H

#include "model/chains.h"
#include "model_calls.h"
#include "number/i64.h"
#include "support.h"

#include <gpurta/gpurta.h>

enum bound_kind {
    ONE_FOOTPRINT, /* one context, one priority, one step a chain */
    MIXED,         /* block sizes */
    PRIORITIES,    /* and priorities */
    CHAINS,        /* and steps in sequence or graphs, jitter, copies, host steps */
    GRAPHS,        /* the same, of graphs alone, with few blocks: see random_chains() */
    SLICED,        /* and contexts on the runlist */
    SERVED,        /* or with servers */
    RANKED,        /* or by their priorities, some of them with kernels that keep the GPU */
    BOUND_KINDS
};

static inline void set_q(mpq_ptr q, const int64_t num, const int64_t den)
{
    mpz_set_i64(mpq_numref(q), num);
    mpz_set_i64(mpq_denref(q), den);
    mpq_canonicalize(q);
}

static inline gpurta_platform *random_device(void)
{
    gpurta_platform *p;
    assert_ok(gpurta_platform_create(&p, "jetson-tx2", NULL), NULL);
    assert_ok(gpurta_platform_set(p, GPURTA_PLATFORM_SMS, rnd_range(1, 3), NULL), NULL);
    assert_ok(gpurta_platform_set(p, GPURTA_PLATFORM_THREADS_PER_SM, 32 * rnd_range(16, 64), NULL),
              NULL);
    assert_ok(gpurta_platform_set(p, GPURTA_PLATFORM_BLOCKS_PER_SM, rnd_range(2, 8), NULL), NULL);
    assert_ok(gpurta_platform_set(p, GPURTA_PLATFORM_COPY_ENGINES, rnd_range(1, 2), NULL), NULL);
    return p;
}

/* Threads, registers and shared memory of one of few shapes. */
struct shape {
    int64_t threads, registers, shared_memory;
};

static inline struct shape random_shape(void)
{
    return (struct shape){32 * rnd_range(1, 16), rnd_chance(30) ? rnd_range(16, 64) : 0,
                          rnd_chance(40) ? 1024 * rnd_range(1, 32) : 0};
}

static inline void random_step(gpurta_chains *const chains, const size_t chain,
                               const enum bound_kind kind, const struct shape *const shapes,
                               const int64_t most_blocks, const char *const stream, mpq_ptr q)
{
    const bool mixed = kind >= MIXED;
    const int what = kind >= CHAINS ? (int)rnd_range(0, kind == GRAPHS ? 9 : 4) : 0;
    const gpurta_step_kind step_kind = what == 3               ? GPURTA_STEP_COPY
                                       : what >= 4 && what < 6 ? GPURTA_STEP_HOST
                                                               : GPURTA_STEP_KERNEL;
    const size_t step = chains->steps;
    const int64_t wcet = rnd_range(1, 8);
    set_q(q, wcet, 1);
    assert_ok(gpurta_chains_add_step(
                  chains, chain, step_kind, NULL,
                  step_kind == GPURTA_STEP_KERNEL ? rnd_range(1, most_blocks) : 0, q, NULL),
              NULL);
    if (rnd_chance(40)) {
        set_q(q, rnd_range(0, wcet), 1);
        assert_ok(gpurta_chains_set_step_time(chains, step, GPURTA_STEP_BCET, q, NULL), NULL);
    }
    if (kind >= CHAINS && rnd_chance(15))
        assert_ok(gpurta_chains_set_step_repeat(chains, step, rnd_range(1, 3), NULL), NULL);
    if (step_kind == GPURTA_STEP_COPY)
        assert_ok(gpurta_chains_set_step_count(chains, step, GPURTA_OPERATION_DIRECTION,
                                               rnd_range(0, 2), NULL),
                  NULL);
    if (step_kind != GPURTA_STEP_KERNEL)
        return;
    if (kind == RANKED && rnd_chance(30)) {
        set_q(q, rnd_range(0, 6), 1);
        assert_int_equal(rat_set(&chains->step[step].nonpreemptable, q), 1);
    }
    const struct shape *const s = &shapes[mixed ? rnd_range(0, 2) : 0];
    assert_ok(
        gpurta_chains_set_step_count(chains, step, GPURTA_OPERATION_THREADS, s->threads, NULL),
        NULL);
    assert_ok(
        gpurta_chains_set_step_count(chains, step, GPURTA_OPERATION_REGISTERS, s->registers, NULL),
        NULL);
    assert_ok(gpurta_chains_set_step_count(chains, step, GPURTA_OPERATION_SHARED_MEMORY,
                                           s->shared_memory, NULL),
              NULL);
    if (stream)
        assert_ok(gpurta_program_set_stream(chains->program, step, stream, NULL), NULL);
}

/* Some steps wait for others than the one before them. */
static inline void random_graph(gpurta_chains *const chains, const size_t first, const size_t count)
{
    for (size_t i = 1; i < count; i++) {
        size_t others[8], n = 0;
        for (size_t k = 0; k < i && n < 8; k++)
            if (rnd_chance(25))
                others[n++] = first + k;
        assert_ok(gpurta_chains_set_after(chains, first + i, n ? others : NULL, n, NULL), NULL);
    }
}

static inline void random_contexts(gpurta_chains *const chains, const enum bound_kind kind,
                                   const int64_t count, mpq_ptr q)
{
    const int64_t shift = kind == RANKED ? rnd_range(0, count - 1) : 0;
    const bool falls = kind == RANKED && rnd_chance(50);
    chains->by_priority = kind == RANKED;
    for (int64_t i = 0; i < count; i++) {
        const size_t context = (size_t)i;
        assert_ok(gpurta_chains_add_context(chains, NULL, NULL), NULL);
        if (kind == RANKED) { /* each another one, in any order */
            chains->context[context].priority = ((falls ? count - i : i) + shift) % count;
            chains->context[context].saturated =
                i > 0 && chains->context[context].priority == 0 && rnd_chance(20);
            continue;
        }
        if (kind == SLICED) {
            set_q(q, rnd_range(1, 8), 1);
            assert_ok(
                gpurta_chains_set_context_time(chains, context, GPURTA_CONTEXT_TIMESLICE, q, NULL),
                NULL);
            assert_ok(gpurta_chains_set_context_level(chains, context,
                                                      (gpurta_level)rnd_range(1, 3),
                                                      i > 0 && rnd_chance(20), NULL),
                      NULL);
            continue;
        }
        const int64_t period = rnd_range(4, 12);
        set_q(q, rnd_range(1, period / count > 1 ? period / count : 1), 1);
        assert_ok(gpurta_chains_set_context_time(chains, context, GPURTA_CONTEXT_BUDGET, q, NULL),
                  NULL);
        set_q(q, period, 1);
        assert_ok(gpurta_chains_set_context_time(chains, context, GPURTA_CONTEXT_PERIOD, q, NULL),
                  NULL);
    }
}

/* A context that is not saturated. */
static inline size_t some_context(const gpurta_chains *const chains)
{
    size_t context;
    do
        context = (size_t)rnd_range(0, (int64_t)chains->contexts - 1);
    while (chains->context[context].saturated);
    return context;
}

/* Of 100 chains of random_chains() so many are pipelined. */
static int pipelined_chains;

/* Of 100 pipelined chains so many have queues of a capacity. */
static int held_chains;

/* Some of its steps hold jobs back, or drop them where it is a sequence. */
static inline void hold(gpurta_chains *const chains, const size_t chain)
{
    struct chain *const c = &chains->chain[chain];
    bool drop = rnd_chance(40);
    for (size_t i = 0; i < chains->steps; i++)
        drop = drop && !(chains->step[i].chain == chain && chains->step[i].own_after);
    for (size_t i = 0; i < chains->steps; i++)
        if (chains->step[i].chain == chain && rnd_chance(80)) {
            chains->step[i].capacity = rnd_range(1, 3);
            chains->step[i].drop = drop;
        }
    const struct rat none = {.den = 1};
    c->begin = !drop && rat_cmp(&c->time[GPURTA_CHAIN_JITTER], &none) == 0 && rnd_chance(60);
}

/* Each of its steps gets a stream of its own, of the same priority as before. */
static inline void pipeline(gpurta_chains *const chains, const size_t chain)
{
    chains->chain[chain].pipelined = true;
    for (size_t i = 0; i < chains->steps; i++) {
        char name[32];
        if (chains->step[i].chain != chain || chains->step[i].kind == GPURTA_STEP_HOST)
            continue;
        const int64_t priority = gpurta_program_stream_attribute(
            chains->program, step_stream(chains, i), GPURTA_STREAM_PRIORITY);
        snprintf(name, sizeof name, "own-%zu", i);
        assert_ok(gpurta_program_set_stream(chains->program, i, name, NULL), NULL);
        assert_ok(gpurta_program_set_stream_attribute(chains->program, name, GPURTA_STREAM_PRIORITY,
                                                      priority, NULL),
                  NULL);
    }
}

/* A system; periods around `slack` times the work. The caller destroys it. */
static inline gpurta_chains *random_chains(const enum bound_kind kind, const int64_t shortest,
                                           const int64_t longest)
{
    static const char *const streams[] = {"p0-%zu", "p1-%zu", "p2-%zu"};
    static const char *const serial[] = {"c0-%zu", "c1-%zu", "c2-%zu"}; /* one for a chain */
    gpurta_chains *chains;
    mpq_t q;
    mpq_init(q);
    struct shape shapes[3];
    for (int i = 0; i < 3; i++)
        shapes[i] =
            kind == GRAPHS ? (struct shape){32, 0, 1024 * rnd_range(24, 44)} : random_shape();
    assert_ok(gpurta_chains_create(&chains, NULL), NULL);
    if (kind >= SLICED)
        random_contexts(chains, kind, rnd_range(1, 3), q);
    const int64_t count = kind == GRAPHS ? 2 : rnd_range(2, 4);
    /* Some blocks always find room: then a graph's ends are all that the first pass changes. */
    const bool graphs = kind == GRAPHS || (kind > GRAPHS && rnd_chance(30));
    const int64_t most_blocks = graphs && rnd_chance(80) ? 1 : 12;
    for (int64_t c = 0; c < count; c++) {
        set_q(q, rnd_range(shortest, longest), 1);
        assert_ok(gpurta_chains_add(chains, NULL, q, NULL), NULL);
        if (kind >= CHAINS && rnd_chance(50)) {
            set_q(q, rnd_range(0, 6), 1);
            assert_ok(gpurta_chains_set_time(chains, (size_t)c, GPURTA_CHAIN_JITTER, q, NULL),
                      NULL);
        }
        if (kind >= SLICED)
            assert_ok(gpurta_chains_set_context(chains, (size_t)c, some_context(chains), NULL),
                      NULL);
        const size_t first = chains->steps;
        const int64_t steps =
            kind >= CHAINS ? rnd_range(graphs ? 2 : 1, kind == GRAPHS ? 3 : 4) : 1;
        const bool one_stream = !graphs && rnd_chance(50);
        int64_t priority = 2;
        for (int64_t i = 0; i < steps; i++) {
            char name[24];
            if (kind >= PRIORITIES && (i == 0 || !one_stream))
                priority = rnd_range(0, 2);
            if (one_stream)
                snprintf(name, sizeof name, serial[priority], (size_t)c);
            else
                snprintf(name, sizeof name, streams[priority], chains->steps);
            if (one_stream && i == 0)
                assert_ok(gpurta_chains_set_stream(chains, (size_t)c, name, NULL), NULL);
            random_step(chains, (size_t)c, kind, shapes, most_blocks, name, q);
            assert_ok(gpurta_program_set_stream_attribute(
                          chains->program, name, GPURTA_STREAM_PRIORITY, priority - 2, NULL),
                      NULL);
        }
        if (kind >= CHAINS && !one_stream && (graphs || rnd_chance(60)))
            random_graph(chains, first, (size_t)steps);
    }
    for (size_t c = 0; pipelined_chains && c < (size_t)count; c++)
        if (rnd_chance(pipelined_chains))
            pipeline(chains, c);
    for (size_t c = 0; held_chains && c < (size_t)count; c++)
        if (chains->chain[c].pipelined && rnd_chance(held_chains))
            hold(chains, c);
    mpq_clear(q);
    return chains;
}

#endif
