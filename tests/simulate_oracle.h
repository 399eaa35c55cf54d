/* A second simulator, written for plainness alone: every block is one record, every decision looks
 * at everything again, all times are mpq. It shares nothing with src/. */
#ifndef SIMULATE_ORACLE_H
#define SIMULATE_ORACLE_H

#include "support.h"

#include <gpurta/platform.h>
#include <limits.h>

#define ORACLE_OPERATIONS 40
#define ORACLE_BLOCKS 400
#define ORACLE_SMS 72

typedef struct {
    bool copy, non_blocking, after_launch;
    int stream;   /* 0: the NULL stream; operations may share it */
    int priority; /* the lower the more important */
    int engine;
    int blocks, threads, registers, shared, local;
    int after;          /* -1: none */
    int waits, wait[4]; /* E1 */
    mpq_t release, wcet, delay;
    /* results */
    int placed, ended, sequence, dispatch; /* sequence -1: not launched */
    bool queued, started, done;
    int asked; /* U2: when it asked for a place, from 1; 0: it did not */
    int queue_number;
    mpq_t launched, enqueued, first, last, end;
    int sm[ORACLE_BLOCKS];
    mpq_t start[ORACLE_BLOCKS];
} oracle_operation;

typedef struct {
    int operation, sm;
    int warps_in[8]; /* on each sub-partition */
    int piece;       /* U4: where its shared memory begins */
    int sequence, group;
    mpq_t end;
} oracle_running;

typedef struct {
    const gpurta_platform *platform;
    bool round_robin, by_rules;
    int carveout[ORACLE_SMS], freed_at[ORACLE_SMS];
    int frees, blocks_run, groups, pool, asked;
    int count, sms, engines, parts;
    int order[ORACLE_SMS];
    oracle_operation operation[ORACLE_OPERATIONS];
    oracle_running running[ORACLE_SMS * 64 + 64];
    int running_count, launches, queued, dispatched, pointer;
    mpq_t now;
} oracle;

static int oracle_field(const oracle *const o, const gpurta_platform_field field)
{
    return (int)gpurta_platform_get(o->platform, field);
}

static int oracle_warps(const oracle_operation *const p)
{
    return (p->threads + 31) / 32;
}

static int oracle_up(const int value, const int unit)
{
    return (value + unit - 1) / unit * unit;
}

static int oracle_shared(const oracle *const o, const oracle_operation *const p)
{
    return oracle_up(p->shared + oracle_field(o, GPURTA_PLATFORM_SHARED_MEMORY_RESERVED),
                     oracle_field(o, GPURTA_PLATFORM_SHARED_MEMORY_UNIT));
}

static int oracle_registers(const oracle *const o, const oracle_operation *const p)
{
    return oracle_up(p->registers * 32, oracle_field(o, GPURTA_PLATFORM_REGISTER_UNIT));
}

/* Registers free on each sub-partition of an SM. */
static void oracle_register_file(const oracle *const o, const int sm, int *const free_registers)
{
    for (int p = 0; p < o->parts; p++) {
        free_registers[p] = oracle_field(o, GPURTA_PLATFORM_REGISTERS_PER_SM) / o->parts;
        for (int i = 0; i < o->running_count; i++)
            if (o->running[i].sm == sm && !o->operation[o->running[i].operation].copy)
                free_registers[p] -= o->running[i].warps_in[p] *
                                     oracle_registers(o, &o->operation[o->running[i].operation]);
    }
}

/* How many more blocks fit, from scratch. */
static int oracle_room(const oracle *const o, const int sm, const oracle_operation *const p)
{
    int warps = oracle_field(o, GPURTA_PLATFORM_THREADS_PER_SM) / 32;
    int slots = oracle_field(o, GPURTA_PLATFORM_BLOCKS_PER_SM);
    int shared = oracle_field(o, GPURTA_PLATFORM_SHARED_MEMORY_PER_SM);
    for (int i = 0; i < o->running_count; i++) {
        const oracle_operation *const q = &o->operation[o->running[i].operation];
        if (o->running[i].sm != sm || q->copy)
            continue;
        warps -= oracle_warps(q);
        shared -= oracle_shared(o, q);
        slots--;
    }
    int room = slots;
    if (warps / oracle_warps(p) < room)
        room = warps / oracle_warps(p);
    if (oracle_shared(o, p) && shared / oracle_shared(o, p) < room)
        room = shared / oracle_shared(o, p);
    if (p->registers) {
        int free_registers[8], holds = 0;
        oracle_register_file(o, sm, free_registers);
        for (int i = 0; i < o->parts; i++)
            holds += free_registers[i] / oracle_registers(o, p);
        if (holds / oracle_warps(p) < room)
            room = holds / oracle_warps(p);
    }
    return room;
}

static void oracle_deal_registers(const oracle *const o, const int sm,
                                  const oracle_operation *const p, int *const warps_in)
{
    int free_registers[8];
    for (int i = 0; i < 8; i++)
        warps_in[i] = 0;
    if (!p->registers)
        return;
    oracle_register_file(o, sm, free_registers);
    for (int w = 0; w < oracle_warps(p); w++) {
        int most = 0;
        for (int i = 1; i < o->parts; i++)
            if (free_registers[i] > free_registers[most])
                most = i;
        free_registers[most] -= oracle_registers(o, p);
        warps_in[most]++;
    }
}

#include "simulate_oracle_rules.h"

static void oracle_run_until(oracle *const o, const int operation, const int sm)
{
    oracle_running *const r = &o->running[o->running_count];
    oracle_operation *const p = &o->operation[operation];
    if (!p->copy && o->by_rules)
        oracle_book(o, r, p, sm);
    else if (!p->copy)
        oracle_deal_registers(o, sm, p, r->warps_in);
    r->sequence = o->blocks_run++;
    r->group = o->groups;
    r->operation = operation;
    r->sm = sm;
    mpq_init(r->end);
    mpq_add(r->end, o->now, p->wcet);
    o->running_count++;
}

/* Head of a stream: the earliest launched operation of it that has not ended; -1: none. */
static int oracle_head(const oracle *const o, const int stream)
{
    int head = -1;
    for (int i = 0; i < o->count; i++)
        if (o->operation[i].stream == stream && o->operation[i].sequence >= 0 &&
            !o->operation[i].done &&
            (head < 0 || o->operation[i].sequence < o->operation[head].sequence))
            head = i;
    return head;
}

static bool oracle_may_queue(const oracle *const o, const int i)
{
    const oracle_operation *const p = &o->operation[i];
    if (p->sequence < 0 || p->queued || p->asked || p->done || oracle_head(o, p->stream) != i)
        return false;
    for (int w = 0; w < p->waits; w++)
        if (!o->operation[p->wait[w]].done)
            return false;
    if (p->stream == 0) { /* N1 */
        for (int k = 0; k < o->count; k++)
            if (o->operation[k].stream != 0 && !o->operation[k].non_blocking) {
                const int head = oracle_head(o, o->operation[k].stream);
                if (head >= 0 && o->operation[head].sequence < p->sequence)
                    return false;
            }
        return true;
    }
    const int null_head = oracle_head(o, 0); /* N2 */
    return p->non_blocking || null_head < 0 || o->operation[null_head].sequence > p->sequence;
}

static void oracle_completions(oracle *const o)
{
    oracle_free(o);
    for (int i = 0; i < o->running_count;) {
        if (!mpq_equal(o->running[i].end, o->now)) {
            i++;
            continue;
        }
        oracle_operation *const p = &o->operation[o->running[i].operation];
        p->ended++;
        if (p->ended == p->blocks) {
            p->done = true;
            mpq_set(p->end, o->now);
        }
        mpq_clear(o->running[i].end);
        o->running[i] = o->running[--o->running_count];
    }
}

/* When the host launches it; false: it waits for something that has not happened. */
static bool oracle_launch_time(const oracle *const o, const int i, mpq_ptr when)
{
    const oracle_operation *const p = &o->operation[i];
    mpq_set(when, p->release);
    for (int w = 0; w < p->waits; w++) {
        const oracle_operation *const q = &o->operation[p->wait[w]];
        if (q->sequence < 0)
            return false;
        if (mpq_cmp(q->launched, when) > 0)
            mpq_set(when, q->launched);
    }
    if (p->after < 0)
        return true;
    const oracle_operation *const q = &o->operation[p->after];
    if (p->after_launch ? q->sequence < 0 : !q->done)
        return false;
    mpq_t other;
    mpq_init(other);
    mpq_add(other, p->after_launch ? q->launched : q->end, p->delay);
    if (mpq_cmp(other, when) > 0)
        mpq_set(when, other);
    mpq_clear(other);
    return true;
}

static void oracle_launches(oracle *const o)
{
    mpq_t when;
    mpq_init(when);
    for (int i = 0; i < o->count; i++) /* what waits comes after what it waits for */
        if (o->operation[i].sequence < 0 && oracle_launch_time(o, i, when) &&
            mpq_cmp(when, o->now) <= 0) {
            o->operation[i].sequence = o->launches++;
            mpq_set(o->operation[i].launched, o->now);
        }
    mpq_clear(when);
}

/* What lets an operation move: the last dispatched of those that ended now and that it had to wait
 * for; those that moved by their launch come after all of these. */
static int oracle_cause(const oracle *const o, const int i)
{
    const oracle_operation *const p = &o->operation[i];
    int cause = -1;
    if (mpq_equal(p->launched, o->now))
        return INT_MAX;
    for (int k = 0; k < o->count; k++) {
        const oracle_operation *const q = &o->operation[k];
        bool waited = q->stream == p->stream || (p->stream == 0 && !q->non_blocking) ||
                      (q->stream == 0 && !p->non_blocking);
        for (int w = 0; w < p->waits; w++)
            waited = waited || p->wait[w] == k;
        if (waited && q->done && mpq_equal(q->end, o->now) && q->dispatch > cause)
            cause = q->dispatch;
    }
    return cause;
}

static void oracle_queue(oracle *const o, const int i)
{
    o->operation[i].queued = true;
    o->operation[i].queue_number = o->queued++;
    mpq_set(o->operation[i].enqueued, o->now);
}

/* Kernels that asked, first come first, as far as there is a place for them. */
static void oracle_admit(oracle *const o)
{
    for (int asked = 1; asked <= o->asked; asked++)
        for (int i = 0; i < o->count; i++)
            if (o->operation[i].asked == asked && !o->operation[i].queued && oracle_has_place(o))
                oracle_queue(o, i);
}

/* late: only what U1 makes late. */
static void oracle_moves(oracle *const o, const bool late)
{
    bool move[ORACLE_OPERATIONS];
    int cause[ORACLE_OPERATIONS], best;
    oracle_admit(o);
    for (int i = 0; i < o->count; i++) {
        move[i] = oracle_may_queue(o, i);
        cause[i] = move[i] ? oracle_cause(o, i) : 0;
        const bool delayed = oracle_has(o, GPURTA_PLATFORM_QUEUE_DELAY) && !o->operation[i].copy &&
                             cause[i] != INT_MAX;
        move[i] = move[i] && delayed == late;
    }
    for (;;) {
        best = -1;
        for (int i = 0; i < o->count; i++)
            if (move[i] && (best < 0 || cause[i] < cause[best] ||
                            (cause[i] == cause[best] &&
                             o->operation[i].sequence < o->operation[best].sequence)))
                best = i;
        if (best < 0)
            return;
        move[best] = false;
        if (o->operation[best].copy) {
            oracle_queue(o, best);
        } else {
            o->operation[best].asked = ++o->asked;
            oracle_admit(o);
        }
    }
}

/* U9: the copy that was launched first is the next one, even if it has to be waited for. */
static void oracle_copies(oracle *const o)
{
    const bool in_order = oracle_field(o, GPURTA_PLATFORM_COPIES_IN_ORDER) != 0;
    for (int engine = 0; engine < o->engines; engine++) {
        int first = -1;
        bool busy = false;
        for (int i = 0; i < o->count; i++) {
            const oracle_operation *const p = &o->operation[i];
            if (!p->copy || p->engine != engine || !(in_order ? p->sequence >= 0 : p->queued))
                continue;
            busy = busy || (p->started && !p->done);
            if (!p->started &&
                (first < 0 || (in_order ? p->sequence < o->operation[first].sequence
                                        : p->queue_number < o->operation[first].queue_number)))
                first = i;
        }
        if (busy || first < 0 || !o->operation[first].queued)
            continue;
        oracle_operation *const p = &o->operation[first];
        p->started = true;
        p->placed = p->blocks;
        p->dispatch = o->dispatched++;
        mpq_set(p->first, o->now);
        mpq_set(p->last, o->now);
        oracle_run_until(o, first, -1);
    }
}

/* The kernel whose blocks may be placed: A2, X1. */
static int oracle_eligible(const oracle *const o)
{
    int best = -1;
    for (int i = 0; i < o->count; i++) {
        const oracle_operation *const p = &o->operation[i];
        if (p->copy || !p->queued || p->placed == p->blocks)
            continue;
        if (best < 0 || p->priority < o->operation[best].priority ||
            (p->priority == o->operation[best].priority &&
             p->queue_number < o->operation[best].queue_number))
            best = i;
    }
    return best;
}

/* Place in the order of the SM for the next block; -1: it fits nowhere. */
static int oracle_choose(oracle *const o, const oracle_operation *const p)
{
    int best = -1, most = 0;
    for (int i = 0; i < o->sms; i++) {
        const int place = o->round_robin ? (o->pointer + i) % o->sms : i;
        const int room = o->by_rules ? oracle_room_by_rules(o, o->order[place], p)
                                     : oracle_room(o, o->order[place], p);
        if (room > most || (room > 0 && room == most && !o->round_robin &&
                            oracle_has(o, GPURTA_PLATFORM_FREED_FIRST) &&
                            !oracle_freed_before(o, o->order[best], o->order[place]))) {
            most = room;
            best = place;
            if (o->round_robin)
                break;
        }
    }
    if (best >= 0)
        o->pointer = (best + 1) % o->sms;
    return best;
}

static void oracle_blocks(oracle *const o)
{
    int last = -1;
    o->groups++;
    for (;;) {
        const int i = oracle_eligible(o);
        if (i != last)
            o->groups++;
        last = i;
        const int place = i < 0 || !oracle_may_begin(o, &o->operation[i])
                              ? -1
                              : oracle_choose(o, &o->operation[i]);
        if (place < 0)
            return;
        oracle_operation *const p = &o->operation[i];
        if (p->placed == 0) {
            p->dispatch = o->dispatched++;
            mpq_set(p->first, o->now);
            if (p->local > o->pool)
                o->pool = p->local;
        }
        p->sm[p->placed] = o->order[place];
        mpq_set(p->start[p->placed], o->now);
        oracle_run_until(o, i, o->order[place]);
        if (++p->placed == p->blocks)
            mpq_set(p->last, o->now);
    }
}

/* Sets now to the next thing that happens. */
static bool oracle_next(oracle *const o)
{
    mpq_t next, when;
    bool any = false;
    mpq_init(next);
    mpq_init(when);
    for (int i = 0; i < o->running_count; i++)
        if (!any || mpq_cmp(o->running[i].end, next) < 0) {
            mpq_set(next, o->running[i].end);
            any = true;
        }
    for (int i = 0; i < o->count; i++)
        if (o->operation[i].sequence < 0 && oracle_launch_time(o, i, when) &&
            (!any || mpq_cmp(when, next) < 0)) {
            mpq_set(next, when);
            any = true;
        }
    if (any)
        mpq_set(o->now, next);
    mpq_clear(next);
    mpq_clear(when);
    return any;
}

static void oracle_init(oracle *const o, const gpurta_platform *const platform)
{
    memset(o, 0, sizeof *o);
    o->platform = platform;
    o->sms = oracle_field(o, GPURTA_PLATFORM_SMS);
    o->parts = oracle_field(o, GPURTA_PLATFORM_SUB_PARTITIONS);
    o->engines = oracle_field(o, GPURTA_PLATFORM_COPY_ENGINES);
    o->engines = o->engines ? o->engines : 1;
    const bool even = oracle_field(o, GPURTA_PLATFORM_SM_ORDER) == GPURTA_SM_ORDER_EVEN_THEN_ODD;
    const bool down = oracle_field(o, GPURTA_PLATFORM_SM_ORDER) == GPURTA_SM_ORDER_DESCENDING;
    for (int i = 0; i < o->sms; i++)
        o->order[i] = down                   ? o->sms - 1 - i
                      : !even                ? i
                      : i < (o->sms + 1) / 2 ? 2 * i
                                             : 2 * (i - (o->sms + 1) / 2) + 1;
    mpq_init(o->now);
}

static oracle_operation *oracle_add(oracle *const o)
{
    oracle_operation *const p = &o->operation[o->count++];
    p->after = p->sequence = -1;
    p->blocks = 1;
    mpq_init(p->release);
    mpq_init(p->wcet);
    mpq_init(p->delay);
    mpq_init(p->launched);
    mpq_init(p->enqueued);
    mpq_init(p->first);
    mpq_init(p->last);
    mpq_init(p->end);
    for (int b = 0; b < ORACLE_BLOCKS; b++)
        mpq_init(p->start[b]);
    return p;
}

static void oracle_clear(oracle *const o)
{
    for (int i = 0; i < o->count; i++) {
        oracle_operation *const p = &o->operation[i];
        mpq_clear(p->release);
        mpq_clear(p->wcet);
        mpq_clear(p->delay);
        mpq_clear(p->launched);
        mpq_clear(p->enqueued);
        mpq_clear(p->first);
        mpq_clear(p->last);
        mpq_clear(p->end);
        for (int b = 0; b < ORACLE_BLOCKS; b++)
            mpq_clear(p->start[b]);
    }
    mpq_clear(o->now);
}

static void oracle_simulate(oracle *const o)
{
    while (oracle_next(o)) {
        oracle_completions(o);
        oracle_launches(o);
        oracle_moves(o, false);
        oracle_copies(o);
        oracle_blocks(o);
        oracle_moves(o, true);
        oracle_blocks(o);
    }
}

#endif
