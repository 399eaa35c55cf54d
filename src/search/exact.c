/* Exact worst responses of small systems: every state that some run can reach, one tick after
 * another.
 *
 * One context that owns the GPU, sequences of steps, resources that add up. At every instant
 * anything that may happen does, in every order: releases, a block, copy or host step that ends
 * after bcet to wcet ticks, the next block of the head of the highest queue on any SM where it
 * fits, the next copy of an engine that is idle. Time goes on when nothing can be placed or begin,
 * nothing has to end and no release is due. Whole ticks are enough: for one
 * order of events their times obey differences of whole numbers, so that the latest completion is
 * at whole times. A time may reach its lower limit, 0 too: what is found is the least upper limit
 * of all responses, whatever blocks, ties and placement do. See doc/bound.md, "Small systems
 * exactly". */
#include "search/observed.h"

#include "base/fail.h"
#include "base/grow.h"
#include "model/chains.h"
#include "search/run.h"

#include <string.h>

#define MOST_CHAINS 8
#define MOST_JOBS 4 /* of a chain that wait for each other */
#define MOST_BLOCKS 32
#define MOST_SMS 4
#define MOST_TICKS 20000
#define MOST_ENGINES 16
#define ON_HOST UINT8_MAX /* in place of an SM; copies: MOST_SMS + engine */

/* A chain: since its last nominal release (a period at most, and if it goes on one tick more before
 * its first one), its jobs by age, and where the first one is. */
struct progress {
    uint16_t since, age[MOST_JOBS], left, again;
    uint8_t jobs, released, step, inside;
};

struct resident {
    uint8_t sm, chain;
    uint16_t elapsed;
};

struct state {
    struct progress chain[MOST_CHAINS];
    struct resident block[MOST_BLOCKS];
    uint8_t waiting[MOST_CHAINS]; /* chains with blocks to place, in order of activation */
    uint8_t waitings, blocks;
};

struct explorer {
    const struct system *s;
    const struct search_times *times;
    int64_t *finish; /* of steps: the longest from the nominal release; -1: none yet */
    size_t limit;
    unsigned char *bytes; /* all states, one behind the other, without what they do not use */
    size_t used, room;
    size_t *at; /* where each state begins; one more than there are */
    size_t count, at_room;
    size_t *slot; /* hash table: state number + 1; 0: empty */
    size_t slots;
    const char *why; /* there are too many states, jobs or blocks; NULL: there are not */
};

static size_t step_of(const struct explorer *const x, const struct state *const n, const size_t c)
{
    return x->s->member[x->s->first[c] + n->chain[c].step];
}

/* ---- the set of states ---- */

static size_t pack(const struct explorer *const x, const struct state *const n,
                   unsigned char *const to)
{
    size_t length = x->s->count * sizeof n->chain[0];
    memcpy(to, n->chain, length);
    to[length++] = n->waitings;
    memcpy(to + length, n->waiting, n->waitings);
    length += n->waitings;
    memcpy(to + length, n->block, n->blocks * sizeof n->block[0]);
    return length + n->blocks * sizeof n->block[0];
}

static void unpack(const struct explorer *const x, const size_t index, struct state *const n)
{
    const unsigned char *from = x->bytes + x->at[index];
    const unsigned char *const end = x->bytes + x->at[index + 1];
    memcpy(n->chain, from, x->s->count * sizeof n->chain[0]);
    from += x->s->count * sizeof n->chain[0];
    n->waitings = *from++;
    memcpy(n->waiting, from, n->waitings);
    from += n->waitings;
    n->blocks = (uint8_t)((size_t)(end - from) / sizeof n->block[0]);
    memcpy(n->block, from, (size_t)(end - from));
}

static uint64_t hash_of(const unsigned char *const bytes, const size_t length)
{
    uint64_t h = 14695981039346656037u;
    for (size_t i = 0; i < length; i++)
        h = (h ^ bytes[i]) * 1099511628211u;
    return h ^ (h >> 29);
}

/* The slot of a state, or the empty one where it belongs. */
static size_t find_slot(const struct explorer *const x, const unsigned char *const bytes,
                        const size_t length)
{
    size_t i = (size_t)hash_of(bytes, length) & (x->slots - 1);
    for (; x->slot[i]; i = (i + 1) & (x->slots - 1)) {
        const size_t k = x->slot[i] - 1;
        /* NOLINTNEXTLINE(clang-analyzer-core.NullDereference): there is a state in the slot */
        if (x->at[k + 1] - x->at[k] == length && memcmp(x->bytes + x->at[k], bytes, length) == 0)
            break;
    }
    return i;
}

static bool rehash(struct explorer *const x)
{
    size_t *const old = x->slot;
    x->slots = x->slots ? 2 * x->slots : 1024;
    x->slot = calloc(x->slots, sizeof *x->slot);
    for (size_t k = 0; x->slot && k < x->count; k++)
        x->slot[find_slot(x, x->bytes + x->at[k], x->at[k + 1] - x->at[k])] = k + 1;
    free(old);
    return x->slot != NULL;
}

static bool too_much(struct explorer *const x, const char *const why)
{
    x->why = why;
    return false;
}

static bool keep_bytes(struct explorer *const x, const unsigned char *const bytes,
                       const size_t length)
{
    if (2 * x->count >= x->slots && !rehash(x))
        return too_much(x, "there is no memory for more states");
    const size_t slot = find_slot(x, bytes, length);
    if (x->slot[slot])
        return true;
    if (x->count == x->limit)
        return too_much(x, "so many states were not enough");
    unsigned char *const all = grow(x->bytes, &x->room, x->used + length, 1);
    if (all)
        x->bytes = all;
    size_t *const at = grow(x->at, &x->at_room, x->count + 2, sizeof *at);
    if (at)
        x->at = at;
    if (!all || !at)
        return too_much(x, "there is no memory for more states");
    memcpy(x->bytes + x->used, bytes, length);
    x->at[x->count] = x->used;
    x->used += length;
    x->at[++x->count] = x->used;
    x->slot[slot] = x->count;
    return true;
}

/* ---- one state for all that differ in nothing that matters ---- */

static int by_block(const void *const a, const void *const b)
{
    const struct resident *const p = a, *const q = b;
    if (p->sm != q->sm)
        return p->sm < q->sm ? -1 : 1;
    if (p->chain != q->chain)
        return p->chain < q->chain ? -1 : 1;
    return (p->elapsed > q->elapsed) - (p->elapsed < q->elapsed);
}

/* What one SM holds, as a key: SMs are alike. */
struct shelf {
    uint32_t key[MOST_BLOCKS + 1];
};

static int by_shelf(const void *const a, const void *const b)
{
    return memcmp(a, b, sizeof(struct shelf));
}

/* Blocks in order, SMs by what they hold. */
static bool keep(struct explorer *const x, struct state *const n)
{
    struct shelf shelf[MOST_SMS];
    unsigned char bytes[sizeof *n + 8];
    memset(shelf, 0, sizeof shelf);
    qsort(n->block, n->blocks, sizeof n->block[0], by_block);
    for (size_t i = 0; i < n->blocks; i++) {
        if (n->block[i].sm >= MOST_SMS) /* copies and host steps come last, and stay there */
            break;
        struct shelf *const f = &shelf[n->block[i].sm];
        f->key[++f->key[0]] = (uint32_t)n->block[i].chain << 16 | n->block[i].elapsed;
    }
    qsort(shelf, (size_t)x->s->sms, sizeof shelf[0], by_shelf);
    size_t at = 0;
    for (size_t k = 0; k < (size_t)x->s->sms; k++)
        for (size_t i = 1; i <= shelf[k].key[0]; i++)
            n->block[at++] = (struct resident){(uint8_t)k, (uint8_t)(shelf[k].key[i] >> 16),
                                               (uint16_t)(shelf[k].key[i] & 0xffff)};
    return keep_bytes(x, bytes, pack(x, n, bytes));
}

/* ---- what may happen ---- */

static void activate(const struct explorer *const x, struct state *const n, const size_t c)
{
    n->chain[c].left = (uint16_t)x->s->unit[step_of(x, n, c)].blocks;
    n->waiting[n->waitings++] = (uint8_t)c;
}

/* The first job of a chain is complete. */
static void end_job(const struct explorer *const x, struct state *const n, const size_t c)
{
    struct progress *const p = &n->chain[c];
    p->jobs--;
    p->released--;
    memmove(p->age, p->age + 1, (MOST_JOBS - 1) * sizeof p->age[0]);
    p->age[MOST_JOBS - 1] = 0;
    p->step = 0;
    if (p->released)
        activate(x, n, c);
}

static void end_block(struct explorer *const x, struct state *const n, const size_t i)
{
    const size_t c = n->block[i].chain, step = step_of(x, n, c);
    struct progress *const p = &n->chain[c];
    n->block[i] = n->block[--n->blocks];
    if (--p->inside || p->left)
        return;
    if (++p->again < x->s->unit[step].repeat) {
        activate(x, n, c);
        return;
    }
    p->again = 0;
    if (p->age[0] > x->finish[step])
        x->finish[step] = p->age[0];
    if (x->s->first[c] + ++p->step < x->s->first[c + 1])
        activate(x, n, c);
    else
        end_job(x, n, c);
}

static bool ends(struct explorer *const x, const struct state *const s)
{
    for (size_t i = 0; i < s->blocks; i++) {
        if ((i > 0 && by_block(&s->block[i], &s->block[i - 1]) == 0) ||
            s->block[i].elapsed < x->times->bcet[step_of(x, s, s->block[i].chain)])
            continue;
        struct state n = *s;
        end_block(x, &n, i);
        if (!keep(x, &n))
            return false;
    }
    return true;
}

static void release(const struct explorer *const x, struct state *const n, const size_t c)
{
    struct progress *const p = &n->chain[c];
    if (++p->released == 1)
        activate(x, n, c);
}

/* Nominal releases, and releases up to their jitter later. A chain whose jobs may meet although it
 * is not serial has no answer here. */
static bool releases(struct explorer *const x, const struct state *const s)
{
    for (size_t c = 0; c < x->s->count; c++) {
        const struct progress *const p = &s->chain[c];
        struct state n = *s;
        if (p->since >= x->times->period[c]) {
            if (p->jobs == (x->s->serial[c] ? MOST_JOBS : 1))
                return too_much(x, "too many jobs of a chain wait for each other, or meet");
            n.chain[c].since = 0;
            n.chain[c].age[n.chain[c].jobs++] = 0;
            if (x->times->jitter[c] == 0)
                release(x, &n, c);
            if (!keep(x, &n))
                return false;
        } else if (p->released < p->jobs) {
            release(x, &n, c);
            if (!keep(x, &n))
                return false;
        }
    }
    return true;
}

/* Has SM k room for one more block of the step? */
static bool has_room(const struct explorer *const x, const struct state *const s, const size_t k,
                     const struct footprint *const footprint)
{
    const struct system *const system = x->s;
    struct sm_free sm;
    struct sm_share share;
    int64_t taken = 0;
    if (!system->slots)
        sm_free_init(&sm, &system->limits);
    for (size_t i = 0; i < s->blocks; i++) {
        if (s->block[i].sm != k)
            continue;
        taken++;
        const size_t f = system->unit[step_of(x, s, s->block[i].chain)].footprint;
        if (!system->slots)
            sm_place(&sm, &share, &system->limits, &system->space[0].footprint[f], 1);
    }
    return system->slots ? taken < system->slots : sm_room(&sm, &system->limits, footprint) > 0;
}

/* Is this one of those that wait the head of its queue: the highest one of kernels that is not
 * empty, or that of its engine? A host step need not wait. */
static bool is_head(const struct explorer *const x, const struct state *const s, const size_t at)
{
    const struct unit *const u = &x->s->unit[step_of(x, s, s->waiting[at])];
    bool head = true;
    for (size_t i = 0; head && u->kind != GPURTA_STEP_HOST && i < s->waitings; i++) {
        const struct unit *const v = &x->s->unit[step_of(x, s, s->waiting[i])];
        if (i == at || v->kind != u->kind || (u->kind == GPURTA_STEP_COPY && v->place != u->place))
            continue;
        head = v->priority > u->priority || (v->priority == u->priority && i > at);
    }
    return head;
}

static bool is_busy(const struct state *const s, const size_t place)
{
    bool busy = false;
    for (size_t i = 0; i < s->blocks; i++)
        busy = busy || s->block[i].sm == place;
    return busy;
}

/* One more block, copy or host step of the one that waits at `at` begins there. */
static bool place_at(struct explorer *const x, const struct state *const s, const size_t at,
                     const size_t place)
{
    const size_t c = s->waiting[at];
    if (s->blocks == MOST_BLOCKS)
        return too_much(x, "more than 32 blocks are under way at once");
    struct state n = *s;
    n.block[n.blocks++] = (struct resident){(uint8_t)place, (uint8_t)c, 0};
    n.chain[c].inside++;
    if (--n.chain[c].left == 0) {
        n.waitings--;
        memmove(&n.waiting[at], &n.waiting[at + 1], n.waitings - at);
    }
    return keep(x, &n);
}

/* What can begin, wherever it can. *placed: something does. */
static bool placements(struct explorer *const x, const struct state *const s, bool *const placed)
{
    bool ok = true;
    *placed = false;
    for (size_t at = 0; ok && at < s->waitings; at++) {
        const struct unit *const u = &x->s->unit[step_of(x, s, s->waiting[at])];
        const bool kernel = u->kind == GPURTA_STEP_KERNEL;
        const size_t from = kernel                        ? 0
                            : u->kind == GPURTA_STEP_HOST ? ON_HOST
                                                          : MOST_SMS + u->place;
        const size_t to = kernel ? (size_t)x->s->sms : from + 1;
        if (!is_head(x, s, at))
            continue;
        for (size_t k = from; ok && k < to; k++) {
            if (kernel ? !has_room(x, s, k, &x->s->space[0].footprint[u->footprint])
                       : k != ON_HOST && is_busy(s, k))
                continue;
            *placed = true;
            ok = place_at(x, s, at, k);
        }
    }
    return ok;
}

/* A tick goes by, unless something has to happen before. */
static bool tick(struct explorer *const x, const struct state *const s)
{
    struct state n = *s;
    for (size_t i = 0; i < n.blocks; i++)
        if (n.block[i].elapsed++ == x->times->wcet[step_of(x, s, n.block[i].chain)])
            return true;
    for (size_t c = 0; c < x->s->count; c++) {
        struct progress *const p = &n.chain[c];
        if (p->released < p->jobs && p->age[p->jobs - 1] == x->times->jitter[c])
            return true;
        for (size_t k = 0; k < p->jobs; k++)
            if (p->age[k]++ == MOST_TICKS)
                return too_much(x, "a response is longer than 20,000 ticks");
        if (p->since < x->times->period[c])
            p->since++;
        else if (p->since == x->times->period[c] && search_goes_on(x->s, c))
            return true;
    }
    return keep(x, &n);
}

static bool explore(struct explorer *const x)
{
    struct state s;
    memset(&s, 0, sizeof s);
    for (size_t c = 0; c < x->s->count; c++)
        s.chain[c].since = (uint16_t)(x->times->period[c] + search_goes_on(x->s, c));
    bool ok = keep(x, &s), placed;
    for (size_t i = 0; ok && i < x->count; i++) {
        unpack(x, i, &s);
        ok =
            ends(x, &s) && releases(x, &s) && placements(x, &s, &placed) && (placed || tick(x, &s));
    }
    return ok;
}

/* ---- entry ---- */

/* Why a system is none of the small ones; NULL: it is. */
static const char *not_small(const struct system *const s)
{
    const struct sm_limits *const l = &s->limits;
    if (s->separate || s->shared)
        return "the GPU is divided into partitions";
    if (s->spaces > 1 || s->supply.kind != SUPPLY_ALL)
        return "contexts share the GPU";
    if (s->cpus)
        return "host steps share CPUs";
    if (s->count > MOST_CHAINS)
        return "there are more than 8 chains";
    if (s->sms > MOST_SMS)
        return "the platform has more than 4 SMs";
    if (l->warps_in_turn || l->contiguous || l->carveout_sms || l->queue_delay)
        return "rules of newer GPUs (U1, U3 to U5) hold";
    for (size_t c = 0; c < s->count; c++)
        if (rat_given(&s->chains->chain[c].time[GPURTA_CHAIN_OFFSET]))
            return "a chain has an offset, and all phases are explored";
        else if (search_goes_on(s, c) &&
                 rat_cmp(&s->chains->chain[c].time[GPURTA_CHAIN_LONGEST],
                         &s->chains->chain[c].time[GPURTA_CHAIN_PERIOD]) > 0)
            return "a chain has a longest_period";
        else if (s->before[c] || s->first[c + 1] - s->first[c] >= UINT8_MAX)
            return "a chain is a graph, is pipelined, or has 255 steps";
    for (size_t i = 0; i < s->steps; i++)
        if (s->unit[i].blocks > UINT16_MAX || s->unit[i].repeat > UINT16_MAX ||
            (s->unit[i].kind == GPURTA_STEP_COPY && s->unit[i].place >= MOST_ENGINES))
            return "a step has more than 65,535 blocks or repeats";
    for (size_t f = 0; f < s->space[0].footprints; f++)
        if (s->space[0].footprint[f].registers_per_warp)
            return "kernels need registers";
    return NULL;
}

static const char *not_short(const struct system *const s, const struct search_times *const t)
{
    bool small = true;
    for (size_t c = 0; small && c < s->count; c++)
        small = t->period[c] <= MOST_TICKS && t->jitter[c] < t->period[c];
    for (size_t i = 0; small && i < s->steps; i++)
        small = t->wcet[i] <= MOST_TICKS;
    return small
               ? NULL
               : "times are more than 20,000 ticks of their common unit, or a jitter is not below "
                 "its period";
}

gpurta_status exact_explore(struct rat *const finish, const char **const why,
                            const struct system *const system,
                            const gpurta_platform *const platform, const int64_t states,
                            gpurta_error *const error)
{
    struct search_times times;
    struct explorer x = {.s = system, .times = &times, .limit = (size_t)states};
    *why = not_small(system);
    if (*why)
        return GPURTA_OK;
    LOCAL(ticks_clear) struct ticks ticks;
    ticks_init(&ticks, TICKS_I64);
    gpurta_status status = search_times_init(&times, system, platform, &ticks, NULL);
    if (status == GPURTA_OVERFLOW)
        *why = "times are too fine for 64 bits";
    if (!status) {
        *why = not_short(system, &times);
        x.finish = calloc(system->steps, sizeof *x.finish);
        bool ok = x.finish;
        if (ok && !*why && explore(&x))
            for (size_t i = 0; ok && i < system->steps; i++)
                ok = ticks_give_i64(&finish[i], &ticks, &x.finish[i]);
        if (!ok)
            status = GPURTA_NO_MEMORY;
        if (x.why)
            *why = x.why;
        search_times_clear(&times);
    }
    FREE(x.finish, x.bytes, x.at, x.slot);
    return status == GPURTA_NO_MEMORY ? fail_memory(error) : GPURTA_OK;
}
