/* Residency against brute force: every order of launches, placement and ending in small systems.
 *
 * A state has the blocks of each kernel on each SM and its carve-out, what each launch still has to
 * place, for what it waits, and the queue. Kernels of the group are launched once and stay; others
 * come and go for ever. It hangs in a state where nothing but blocks of the group is on the SMs of
 * a head that fits nowhere, and some kernel of the group, of the head's priority or a lower one, is
 * not complete; or waits, by its stream, by after or by the NULL stream, for what never ends. */
#include "alloc.h"
#include "results.h"

#include <gpurta/gpurta.h>

enum { SMS = 4, KERNELS = 4, BLOCKS = 4, PARTS = 2, STATES = 1 << 17, MOST_STATES = STATES / 2 };

struct block {
    int warps, memory, registers; /* registers: of a warp */
};

struct small {
    int sms, warps, blocks, memory, kernels;
    struct block need[KERNELS];
    int grid[KERNELS], priority[KERNELS];
    bool member[KERNELS]; /* of the group */
    /* streams in common; 0: the NULL stream. Kernel k + 1 where they are apart. */
    bool tied, blocking[KERNELS + 1];
    int stream[KERNELS];
    /* kernels for which the GPU, or the host, waits; that are launched before; a bit each */
    int after[KERNELS], host[KERNELS], launch[KERNELS];
    int second, pool[KERNELS]; /* SMs of a second partition, the last ones; 0: there is none */
    bool shared;               /* one set of queues for both */
    int carveout[KERNELS];     /* in units of memory; 0: there are none */
    bool turns, pieces;        /* U3, on PARTS sub-partitions; U4 */
    int registers;             /* of each sub-partition; 0: no limit */
    int grids, local[KERNELS]; /* U2, U6; 0: do not hold */
};

#define APART 0xff /* not under way: not launched, or complete */

/* piece[]: of each block, in any order, whether it is there, its kernel, and where: how many of its
 * warps are on the first sub-partition (U3, registers); U4, its first unit of memory. */
struct sm {
    uint8_t on[KERNELS], carveout;
    uint16_t piece[BLOCKS];
};

struct state {
    struct sm sm[SMS];
    uint8_t left[KERNELS], waits[KERNELS], queue[KERNELS], queued, launched;
    uint8_t refused[KERNELS], refusals, local; /* U2: those without a place; U6: the pool */
};

static struct state table[STATES];
static bool taken[STATES];
static size_t states, todo[STATES];

static int pool_of(const struct small *const g, const int sm)
{
    return sm >= g->sms - g->second;
}

#define PIECE(kernel, part, at) (0x100 | (at) << 5 | (part) << 2 | (kernel))

/* Warps one by one: with U3 in turn, from the sub-partition with the fewest; else each to that with
 * the fewest registers taken. */
static bool deal_warps(const struct small *const g, const struct sm *const sm, const int kernel,
                       int *const part)
{
    int warps[PARTS] = {0}, used[PARTS] = {0};
    for (int b = 0; b < BLOCKS; b++) {
        const struct block *const need = &g->need[sm->piece[b] & 3];
        const int zero = sm->piece[b] >> 2 & 7;
        for (int p = 0; sm->piece[b] && p < PARTS; p++) {
            warps[p] += p ? need->warps - zero : zero;
            used[p] += (p ? need->warps - zero : zero) * need->registers;
        }
    }
    const int first = warps[1] < warps[0];
    *part = 0;
    for (int w = 0; w < g->need[kernel].warps; w++) {
        const int p = g->turns ? (first + w) % PARTS : used[1] < used[0];
        warps[p]++;
        used[p] += g->need[kernel].registers;
        *part += p == 0;
    }
    for (int p = 0; p < PARTS; p++)
        if ((g->turns && warps[p] > g->warps / PARTS) || (g->registers && used[p] > g->registers))
            return false;
    return true;
}

/* U4: the lowest hole below the end. */
static bool find_hole(const struct small *const g, const struct sm *const sm, const int kernel,
                      const int end, int *const at)
{
    for (*at = 0; *at + g->need[kernel].memory <= end; ++*at) {
        bool open = true;
        for (int b = 0; b < BLOCKS; b++) {
            const int from = sm->piece[b] >> 5 & 7, size = g->need[sm->piece[b] & 3].memory;
            open = open && !(sm->piece[b] && size && from < *at + g->need[kernel].memory &&
                             *at < from + size);
        }
        if (open)
            return true;
    }
    return false;
}

static bool find_place(const struct small *const g, const struct state *const s, const int sm,
                       const int kernel, int *const part, int *const at)
{
    int warps = g->need[kernel].warps, memory = g->need[kernel].memory, blocks = 1;
    int most = g->carveout[kernel] ? g->carveout[kernel] : g->memory;
    *part = *at = 0;
    for (int k = 0; k < g->kernels; k++) {
        const int on = s->sm[sm].on[k];
        warps += on * g->need[k].warps;
        memory += on * g->need[k].memory;
        blocks += on;
    }
    if (blocks > 1 && g->carveout[kernel]) /* U5 */
        most = s->sm[sm].carveout < most ? -1 : s->sm[sm].carveout;
    return pool_of(g, sm) == g->pool[kernel] && warps <= g->warps && memory <= most &&
           blocks <= g->blocks &&
           ((!g->turns && !g->registers) || deal_warps(g, &s->sm[sm], kernel, part)) &&
           (!g->pieces || !g->need[kernel].memory || find_hole(g, &s->sm[sm], kernel, most, at));
}

static bool fits(const struct small *const g, const struct state *const s, const int sm,
                 const int kernel)
{
    int part, at;
    return find_place(g, s, sm, kernel, &part, &at);
}

static int by_piece(const void *const a, const void *const b)
{
    return *(const uint16_t *)b - *(const uint16_t *)a;
}

static void place(const struct small *const g, struct state *const s, const int sm, const int k)
{
    bool empty = true;
    int part, at;
    (void)find_place(g, s, sm, k, &part, &at);
    for (int j = 0; j < g->kernels; j++)
        empty = empty && !s->sm[sm].on[j];
    s->sm[sm].on[k]++;
    s->sm[sm].piece[BLOCKS - 1] = (uint16_t)PIECE(k, part, at); /* sorted, the last one is free */
    qsort(s->sm[sm].piece, BLOCKS, sizeof(uint16_t), by_piece);
    if (empty)
        s->sm[sm].carveout = (uint8_t)g->carveout[k];
}

static int by_bytes(const void *const a, const void *const b)
{
    return memcmp(a, b, sizeof(struct sm));
}

/* SMs of a partition are alike: their order does not matter. */
static void visit(const struct small *const g, struct state s)
{
    const size_t first = (size_t)(g->sms - g->second);
    uint64_t hash = 1469598103934665603u;
    qsort(s.sm, first, sizeof *s.sm, by_bytes);
    qsort(&s.sm[first], (size_t)g->second, sizeof *s.sm, by_bytes);
    for (size_t i = 0; i < sizeof s; i++)
        hash = (hash ^ ((const unsigned char *)&s)[i]) * 1099511628211u;
    size_t at = (size_t)(hash >> 20) % STATES;
    for (; taken[at]; at = (at + 1) % STATES)
        if (memcmp(&table[at], &s, sizeof s) == 0)
            return;
    taken[at] = true;
    table[at] = s;
    todo[states++] = at;
}

/* Which queues the kernel joins. */
static int queues_of(const struct small *const g, const int kernel)
{
    return g->shared ? 0 : g->pool[kernel];
}

/* Position in the queues; -1: they are empty. */
static int head_of(const struct small *const g, const struct state *const s, const int queues)
{
    int head = -1;
    for (int i = 0; i < s->queued; i++)
        if (queues_of(g, s->queue[i]) == queues &&
            (head < 0 || g->priority[s->queue[i]] < g->priority[s->queue[head]]))
            head = i;
    return head;
}

static bool is_resident(const struct small *const g, const struct state *const s, const int kernel)
{
    bool any = false;
    for (int sm = 0; sm < g->sms; sm++)
        any = any || s->sm[sm].on[kernel];
    return any;
}

/* U6: may it not start before the GPU is idle? `members`: only what stays for ever counts. */
static bool needs_idle(const struct small *const g, const struct state *const s, const int kernel,
                       const bool members)
{
    bool busy = false;
    for (int k = 0; k < g->kernels; k++)
        busy = busy || ((g->member[k] || !members) && is_resident(g, s, k));
    return busy && s->left[kernel] == g->grid[kernel] && g->local[kernel] > s->local;
}

/* Does the head of these queues wait for ever? */
static bool is_stuck(const struct small *const g, const struct state *const s, const int head)
{
    const int h = s->queue[head];
    bool stuck = true;
    if (needs_idle(g, s, h, true))
        return true;
    for (int k = 0; k < g->kernels; k++)
        stuck = stuck && (g->member[k] || g->pool[k] != g->pool[h] || !is_resident(g, s, k));
    for (int sm = 0; stuck && sm < g->sms; sm++)
        stuck = !fits(g, s, sm, h);
    return stuck;
}

static bool is_launched(const struct state *const s, const int kernel)
{
    return s->launched >> kernel & 1;
}

static bool same_stream(const struct small *const g, const int a, const int b)
{
    return a != b && g->tied && g->stream[a] == g->stream[b];
}

static bool by_null(const struct small *const g, const int a, const int b)
{
    return g->tied && ((g->stream[a] == 0 && g->blocking[g->stream[b]]) ||
                       (g->blocking[g->stream[a]] && g->stream[b] == 0));
}

/* What never ends (bits): `ends` too, all that waits for it, and, in *unlaunched, what is never
 * launched. */
static int never_ends(const struct small *const g, const struct state *const s, int ends,
                      int *const unlaunched)
{
    *unlaunched = 0;
    for (int round = 0; round < g->kernels; round++)
        for (int k = 0; k < g->kernels; k++) {
            if (s->waits[k] != APART && s->waits[k] & ends)
                ends |= 1 << k;
            int before = g->after[k] | g->host[k] | g->launch[k];
            for (int j = 0; j < k; j++)
                before |= same_stream(g, j, k) << j;
            if (!is_launched(s, k) && (g->host[k] & ends || before & *unlaunched))
                *unlaunched |= 1 << k;
        }
    return ends;
}

static bool hangs_in(const struct small *const g, const struct state *const s)
{
    int ends = 0, unlaunched;
    for (int queues = 0; queues < 2; queues++) {
        const int head = head_of(g, s, queues);
        if (head < 0 || !is_stuck(g, s, head))
            continue;
        for (int k = 0; k < g->kernels; k++)
            if (g->member[k] && s->left[k] && queues_of(g, k) == queues &&
                g->priority[k] >= g->priority[s->queue[head]])
                return true;
        for (int i = 0; i < s->queued; i++)
            ends |= (queues_of(g, s->queue[i]) == queues) << s->queue[i];
    }
    for (int k = 0; k < g->kernels; k++)
        ends |= (g->member[k] && s->waits[k] != APART) << k;
    int refused = 0, held = 0; /* U2 */
    for (int i = 0; i < s->refusals; i++)
        refused |= 1 << s->refused[i];
    for (int k = 0; k < g->kernels; k++)
        held |= (!s->waits[k] && !(refused >> k & 1)) << k;
    for (int k = 0; k < g->kernels && !(held & ~ends); k++)
        if (g->member[k] && refused >> k & 1)
            return true;
    if (!(held & ~ends))
        ends |= refused;
    ends = never_ends(g, s, ends, &unlaunched);
    for (int k = 0; k < g->kernels; k++)
        if (g->member[k] && ((s->waits[k] != APART && s->waits[k] & ends) || unlaunched >> k & 1))
            return true;
    return false;
}

/* May it be launched now, and for what does it wait (bits)? */
static bool may_launch(const struct small *const g, const struct state *const s, const int k,
                       int *const waits)
{
    bool may = s->waits[k] == APART && !(g->member[k] && is_launched(s, k));
    *waits = 0;
    for (int j = 0; may && j < g->kernels; j++) {
        const bool way = s->waits[j] != APART, same = same_stream(g, j, k);
        if (g->host[k] >> j & 1)
            may = is_launched(s, j) && !way;
        if (!is_launched(s, k) && ((j < k && same) || (g->after[k] | g->launch[k]) >> j & 1))
            may = may && is_launched(s, j);
        *waits |= (way && (same || g->after[k] >> j & 1 || by_null(g, j, k))) << j;
    }
    return may;
}

/* It waits for nothing more: it joins the queues, if it finds a place among the grids (U2). */
static void join(const struct small *const g, struct state *const s, const int kernel)
{
    int grids = -s->refusals;
    for (int k = 0; k < g->kernels; k++)
        grids += !s->waits[k];
    if (g->grids && (grids > g->grids || s->refusals))
        s->refused[s->refusals++] = (uint8_t)kernel;
    else
        s->queue[s->queued++] = (uint8_t)kernel;
}

/* All its blocks have ended: what waits for it alone joins the queues. */
static void complete(const struct small *const g, struct state *const s, const int kernel)
{
    s->waits[kernel] = APART;
    s->left[kernel] = (uint8_t)g->grid[kernel];
    if (s->refusals) {
        s->queue[s->queued++] = s->refused[0];
        memmove(s->refused, &s->refused[1], KERNELS - 1);
        s->refused[--s->refusals] = 0;
    }
    for (int k = 0; k < g->kernels; k++)
        if (s->waits[k] != APART && s->waits[k] >> kernel & 1) {
            s->waits[k] &= (uint8_t) ~(1 << kernel);
            if (!s->waits[k])
                join(g, s, k);
        }
}

static void place_head(const struct small *const g, const struct state *const s, const int queues)
{
    const int head = head_of(g, s, queues);
    for (int sm = 0; head >= 0 && sm < g->sms; sm++)
        if (fits(g, s, sm, s->queue[head]) && !needs_idle(g, s, s->queue[head], false)) {
            struct state next = *s;
            const int k = s->queue[head];
            place(g, &next, sm, k);
            next.local = (uint8_t)(g->local[k] > s->local ? g->local[k] : s->local);
            if (--next.left[k] == 0) {
                memmove(&next.queue[head], &next.queue[head + 1], (size_t)(s->queued - head - 1));
                next.queue[--next.queued] = 0;
            }
            visit(g, next);
        }
}

static void go_on(const struct small *const g, const struct state *const s)
{
    int waits;
    for (int k = 0; k < g->kernels; k++)
        if (may_launch(g, s, k, &waits)) {
            struct state next = *s;
            next.waits[k] = (uint8_t)waits;
            if (!waits)
                join(g, &next, k);
            next.launched |= (uint8_t)(1 << k);
            visit(g, next);
        }
    place_head(g, s, 0);
    place_head(g, s, 1);
    for (int sm = 0; sm < g->sms; sm++)
        for (int b = 0; b < BLOCKS; b++) {
            const int piece = s->sm[sm].piece[b], k = piece & 3; /* 0: none */
            if (!piece || g->member[k] || (b && piece == s->sm[sm].piece[b - 1]))
                continue;
            struct state next = *s;
            int blocks = 0;
            next.sm[sm].on[k]--;
            next.sm[sm].piece[b] = 0;
            qsort(next.sm[sm].piece, BLOCKS, sizeof(uint16_t), by_piece);
            for (int j = 0; j < g->kernels; j++)
                blocks += next.sm[sm].on[j];
            if (!blocks)
                next.sm[sm].carveout = 0;
            if (!next.left[k] && !is_resident(g, &next, k))
                complete(g, &next, k);
            visit(g, next);
        }
}

static int by_counts(const void *const a, const void *const b)
{
    return memcmp(a, b, KERNELS);
}

/* What the group has on each SM while the head waits for space, or the kernel for a place among the
 * grids. */
struct sought {
    uint8_t on[SMS][KERNELS];
    int head;
    bool grids;
};

/* Is it a state with that on the SMs of the head, which waits for ever? */
static bool is_sought(const struct small *const g, const struct state *const s,
                      const struct sought *const sought)
{
    const int head = head_of(g, s, queues_of(g, sought->head));
    const int first = g->pool[sought->head] ? g->sms - g->second : 0;
    const int end = g->pool[sought->head] ? g->sms : g->sms - g->second;
    struct sought here = {.grids = false};
    bool waits = head >= 0 && s->queue[head] == sought->head && is_stuck(g, s, head);
    for (int i = 0; sought->grids && i < s->refusals; i++)
        waits = waits || s->refused[i] == sought->head;
    for (int sm = first; sm < end; sm++)
        for (int k = 0; k < g->kernels; k++)
            here.on[sm][k] = g->member[k] ? s->sm[sm].on[k] : 0;
    qsort(here.on[first], (size_t)(end - first), KERNELS, by_counts);
    return waits && memcmp(here.on[first], sought->on[first], (size_t)(end - first) * KERNELS) == 0;
}

/* -1: too many states. `sought`: not NULL: only a hang in such a state counts. */
static int brute_force_to(const struct small *const g, const struct sought *const sought)
{
    struct state start;
    memset(taken, 0, sizeof taken);
    memset(&start, 0, sizeof start);
    for (int k = 0; k < g->kernels; k++)
        start.left[k] = (uint8_t)g->grid[k];
    memset(start.waits, APART, sizeof start.waits);
    states = 0;
    visit(g, start);
    for (size_t i = 0; i < states; i++) {
        const struct state s = table[todo[i]];
        if (hangs_in(g, &s) && (!sought || is_sought(g, &s, sought)))
            return 1;
        if (states > MOST_STATES)
            return -1;
        go_on(g, &s);
    }
    return 0;
}

static int brute_force(const struct small *const g)
{
    return brute_force_to(g, NULL);
}

/* ---- the library ---- */

#define UNIT 4096 /* of memory, and of carve-outs */

static gpurta_platform *platform_of(const struct small *const g)
{
    gpurta_platform *p;
    assert_ok(gpurta_platform_create(&p, "cc-6.0", NULL), NULL);
    const int64_t values[][2] = {
        {GPURTA_PLATFORM_SMS, g->sms},
        {GPURTA_PLATFORM_THREADS_PER_SM, 32 * g->warps},
        {GPURTA_PLATFORM_BLOCKS_PER_SM, g->blocks},
        {GPURTA_PLATFORM_SHARED_MEMORY_PER_SM, UNIT * g->memory},
        {GPURTA_PLATFORM_SUB_PARTITIONS, g->turns || g->registers ? PARTS : 1},
        {GPURTA_PLATFORM_REGISTERS_PER_SM, g->registers ? PARTS * 256 * g->registers : 65536},
        {GPURTA_PLATFORM_REGISTERS_PER_BLOCK, 65536},
        {GPURTA_PLATFORM_LAUNCH_SUB_PARTITIONS, 0},
        {GPURTA_PLATFORM_WARPS_IN_TURN, g->turns},
        {GPURTA_PLATFORM_CONTIGUOUS_SHARED_MEMORY, g->pieces},
        {GPURTA_PLATFORM_SHARED_MEMORY_UNIT, UNIT},
        {GPURTA_PLATFORM_RESIDENT_GRIDS, g->grids},
        {GPURTA_PLATFORM_RESIDENT_GRID_LIMIT, g->grids > 0},
        {GPURTA_PLATFORM_LOCAL_MEMORY_WAITS, 1},
        {GPURTA_PLATFORM_CARVEOUT_WAITS, g->carveout[0] > 0},
        {GPURTA_PLATFORM_CARVEOUT_SMS, g->carveout[0] > 0},
        {GPURTA_PLATFORM_CARVEOUT_SIZES, g->carveout[0] ? (1 << (g->memory + 1)) - 1 : 0}};
    for (size_t i = 0; i < sizeof values / sizeof values[0]; i++)
        assert_ok(gpurta_platform_set(p, (gpurta_platform_field)values[i][0], values[i][1], NULL),
                  NULL);
    return p;
}

static void add_partitions(gpurta_model *const m, const struct small *const g)
{
    const int sms[] = {g->sms - g->second, g->second};
    assert_ok(gpurta_set_count(m, 0, GPURTA_KEY_QUEUES, g->shared, NULL), NULL);
    for (int p = 0; p < 2; p++) {
        const size_t row = gpurta_add(m, GPURTA_SECTION_PARTITIONS, GPURTA_NONE);
        assert_ok(gpurta_set_text(m, row, GPURTA_KEY_PARTITION_NAME, p ? "p1" : "p0", NULL), NULL);
        assert_ok(gpurta_set_count(m, row, GPURTA_KEY_PARTITION_SMS, sms[p], NULL), NULL);
    }
}

static void name_of(char *const name, const char letter, const int k)
{
    snprintf(name, 16, "%c%d", letter, k);
}

static void add_kernel(gpurta_model *const m, const struct small *const g, const int k,
                       const char *const wcet, const int64_t release, const int waits,
                       const int host, const int launch)
{
    const size_t row = gpurta_add(m, GPURTA_SECTION_KERNELS, GPURTA_NONE);
    char name[16];
    const int64_t counts[][2] = {{GPURTA_KEY_BLOCKS, g->grid[k]},
                                 {GPURTA_KEY_THREADS, 32 * g->need[k].warps},
                                 {GPURTA_KEY_SHARED_MEMORY, UNIT * g->need[k].memory},
                                 {GPURTA_KEY_LOCAL_MEMORY, 256 * g->local[k]},
                                 {GPURTA_KEY_REGISTERS, 8 * g->need[k].registers},
                                 {GPURTA_KEY_CARVEOUT_BYTES, UNIT * g->carveout[k]}};
    for (size_t i = 0; i < 5 + (g->carveout[k] > 0); i++)
        assert_ok(gpurta_set_count(m, row, (gpurta_key)counts[i][0], counts[i][1], NULL), NULL);
    name_of(name, 'a', k);
    assert_ok(gpurta_set_text(m, row, GPURTA_KEY_KERNEL_NAME, name, NULL), NULL);
    assert_ok(gpurta_set_text(m, row, GPURTA_KEY_WCET, wcet, NULL), NULL);
    snprintf(name, sizeof name, "%d", (int)release);
    assert_ok(gpurta_set_text(m, row, GPURTA_KEY_RELEASE, name, NULL), NULL);
    name_of(name, 's', g->tied ? g->stream[k] : k + 1);
    assert_ok(gpurta_set_text(m, row, GPURTA_KEY_STREAM, name[1] == '0' ? "default" : name, NULL),
              NULL);
    if (g->second)
        assert_ok(
            gpurta_set_text(m, row, GPURTA_KEY_OPERATION_PARTITION, g->pool[k] ? "p1" : "p0", NULL),
            NULL);
    for (int j = 0; j < g->kernels; j++) {
        name_of(name, 'a', j);
        if ((waits | host | launch) >> j & 1)
            assert_ok(gpurta_set_text(m, row,
                                      waits >> j & 1  ? GPURTA_KEY_WAITS
                                      : host >> j & 1 ? GPURTA_KEY_AFTER
                                                      : GPURTA_KEY_AFTER_LAUNCH,
                                      name, NULL),
                      NULL);
    }
}

static gpurta_model *empty_model(const struct small *const g, gpurta_platform *const platform)
{
    gpurta_model *m;
    char name[16];
    assert_ok(gpurta_model_create(&m, NULL), NULL);
    assert_ok(gpurta_model_set_platform(m, platform, NULL), NULL);
    if (g->second)
        add_partitions(m, g);
    for (int k = 0; k < g->kernels; k++) {
        int s = k + 1;
        for (int j = 0; g->tied && j < k; j++)
            s = g->stream[j] == g->stream[k] ? 0 : s; /* made already */
        if (g->tied)
            s = s ? g->stream[k] : 0;
        if (!s)
            continue;
        const size_t stream = gpurta_add(m, GPURTA_SECTION_STREAMS, GPURTA_NONE);
        name_of(name, 's', s);
        assert_ok(gpurta_set_text(m, stream, GPURTA_KEY_STREAM_NAME, name, NULL), NULL);
        assert_ok(gpurta_set_count(m, stream, GPURTA_KEY_STREAM_PRIORITY, g->priority[k], NULL),
                  NULL);
        assert_ok(gpurta_set_count(m, stream, GPURTA_KEY_STREAM_BLOCKING, g->blocking[s], NULL),
                  NULL);
    }
    return m;
}

static gpurta_model *model_of(const struct small *const g, gpurta_platform *const platform)
{
    gpurta_model *const m = empty_model(g, platform);
    char name[16];
    for (int k = 0; k < g->kernels; k++)
        add_kernel(m, g, k, "1", 0, g->after[k], g->host[k], g->launch[k]);
    const size_t group = gpurta_add(m, GPURTA_SECTION_RESIDENT, GPURTA_NONE);
    assert_ok(gpurta_set_text(m, group, GPURTA_KEY_RESIDENT_NAME, "g", NULL), NULL);
    for (int k = 0; k < g->kernels; k++) {
        name_of(name, 'a', k);
        if (g->member[k])
            assert_ok(gpurta_set_text(m, group, GPURTA_KEY_RESIDENT_KERNELS, name, NULL), NULL);
    }
    return m;
}

static gpurta_result *answer(const struct small *const g)
{
    gpurta_result *result;
    gpurta_error error;
    gpurta_platform *const platform = platform_of(g);
    gpurta_model *const m = model_of(g, platform);
    assert_ok(gpurta_resident(m, NULL, &result, &error), &error);
    gpurta_model_destroy(m);
    gpurta_platform_destroy(platform);
    const char *name;
    assert_int_equal(gpurta_get_text(result, GPURTA_RESIDENT_GROUPS_NAME, 0, &name), GPURTA_OK);
    assert_string_equal(name, "g"); /* a text lives as long as the result */
    return result;
}

static const char *verdict_of(const gpurta_result *const result)
{
    return result_text(result, GPURTA_RESIDENT_VERDICT, 0);
}

static void print_small(const struct small *const g)
{
    print_message("%d SMs, %d of them of a second partition (%s queues): %d warps, %d blocks, %d "
                  "memory%s%s, %d registers of each sub-partition, %d grids\n",
                  g->sms, g->second, g->shared ? "shared" : "separate", g->warps, g->blocks,
                  g->memory, g->turns ? ", U3" : "", g->pieces ? ", U4" : "", g->registers,
                  g->grids);
    for (int k = 0; k < g->kernels; k++)
        print_message("a%d: %d blocks of %d warps of %d registers, %d memory, carve-out %d, local "
                      "%d; stream %d%s, priority "
                      "%d; partition %d; after %x, host after %x, launched after %x; %s\n",
                      k, g->grid[k], g->need[k].warps, g->need[k].registers, g->need[k].memory,
                      g->carveout[k], g->local[k], g->tied ? g->stream[k] : k + 1,
                      g->tied && g->blocking[g->stream[k]] ? ", blocking" : "", g->priority[k],
                      g->pool[k], (unsigned)g->after[k], (unsigned)g->host[k],
                      (unsigned)g->launch[k], g->member[k] ? "in the group" : "ends");
}

static struct small draw(const int kernels, const int sms)
{
    struct small g = {.sms = (int)rnd_range(1, sms),
                      .warps = (int)rnd_range(2, 7),
                      .blocks = (int)rnd_range(2, 4),
                      .memory = (int)rnd_range(2, 7),
                      .kernels = (int)rnd_range(1, kernels)};
    const int priorities = rnd_chance(40) ? 2 : rnd_chance(20) ? 1 : 0;
    for (int k = 0; k < g.kernels; k++) {
        g.need[k].warps = (int)rnd_range(1, g.warps);
        g.need[k].memory = rnd_chance(40) ? 0 : (int)rnd_range(0, g.memory);
        if (rnd_chance(70) && g.need[k].warps > g.warps / 2)
            g.need[k].warps = (g.need[k].warps + 1) / 2;
        g.grid[k] = (int)rnd_range(1, 4);
        g.priority[k] = (int)rnd_range(-priorities, 0);
        g.member[k] = k == 0 || rnd_chance(65);
    }
    return g;
}

/* Streams in common, the NULL stream, after, partitions and carve-outs, each in some systems. */
static void entangle(struct small *const g)
{
    g->tied = rnd_chance(50);
    g->second = g->sms > 1 && rnd_chance(25) ? (int)rnd_range(1, g->sms - 1) : 0;
    g->shared = g->second && rnd_chance(30);
    const bool carveouts = rnd_chance(25);
    int priority[KERNELS + 1] = {0};
    for (int s = 1; s <= KERNELS; s++) {
        g->blocking[s] = rnd_chance(60);
        priority[s] = (int)rnd_range(-1, 0);
    }
    for (int k = 0; k < g->kernels; k++) {
        g->stream[k] = (int)rnd_range(0, 3);
        if (g->tied)
            g->priority[k] = priority[g->stream[k]];
        g->pool[k] = g->second && rnd_chance(50);
        const int least = g->need[k].memory > 1 ? g->need[k].memory : 1;
        if (carveouts) /* most have the same */
            g->carveout[k] = rnd_chance(70) ? g->memory : (int)rnd_range(least, g->memory);
        int *const waits[] = {&g->after[k], &g->host[k], &g->launch[k]};
        if (k && rnd_chance(30))
            *waits[rnd_range(0, 2)] = 1 << rnd_range(0, k - 1);
    }
}

/* What is launched after the launch of one that comes after a kernel of the group is not analysed.
 */
static bool is_refused(const struct small *const g)
{
    int behind[KERNELS] = {0}; /* what is complete before */
    bool refused = false;
    for (int k = 0; k < g->kernels; k++) {
        for (int j = 0; j < k; j++) {
            if (same_stream(g, j, k) || (g->after[k] | g->host[k]) >> j & 1)
                behind[k] |= behind[j] | 1 << j;
        }
        for (int j = 0; j < k; j++)
            for (int i = 0; g->launch[k] >> j & 1 && i < j; i++)
                refused = refused || (g->member[i] && behind[j] >> i & 1);
    }
    return refused;
}

/* Registers, as far as each block fits on an SM by itself. */
static void add_registers(struct small *const g)
{
    const struct sm empty = {{0}, 0, {0}};
    g->registers = (int)rnd_range(2, 12);
    for (int k = 0; k < g->kernels; k++) {
        int part;
        g->need[k].registers = (int)rnd_range(0, 4);
        while (g->need[k].registers && !deal_warps(g, &empty, k, &part))
            g->need[k].registers--;
    }
}

/* What the witness has on each SM. */
static struct sought sought_of(const struct small *const g, const gpurta_result *const r)
{
    struct sought sought = {.head = result_text(r, GPURTA_RESIDENT_WITNESS_WAITS, 0)[1] - '0'};
    sought.grids = strcmp(result_text(r, GPURTA_RESIDENT_WITNESS_CAUSE, 0), "grids") == 0;
    for (size_t i = 0; i < gpurta_rows(r, GPURTA_RESIDENT_PLACES); i++) {
        const int k = result_text(r, GPURTA_RESIDENT_PLACES_NAME, i)[1] - '0';
        const int64_t from = result_count(r, GPURTA_RESIDENT_PLACES_SM, i);
        const int64_t end = from + result_count(r, GPURTA_RESIDENT_PLACES_SMS, i);
        assert_true(end <= g->sms && g->member[k]);
        for (int64_t sm = from; sm < end; sm++)
            sought.on[sm][k] =
                (uint8_t)(sought.on[sm][k] + result_count(r, GPURTA_RESIDENT_PLACES_BLOCKS, i));
    }
    return sought;
}

/* Others than the group have left it so: is it reached? */
static void check_reached(const struct small *const g, const gpurta_result *const r,
                          uint64_t *const reached)
{
    struct sought sought = sought_of(g, r);
    assert_string_equal(result_text(r, GPURTA_RESIDENT_GROUPS_PROOF, 0), "states");
    qsort(sought.on, (size_t)(g->sms - g->second), KERNELS, by_counts);
    qsort(sought.on[g->sms - g->second], (size_t)g->second, KERNELS, by_counts);
    const int truth = brute_force_to(g, &sought);
    if (!truth)
        print_small(g);
    assert_int_not_equal(truth, 0);
    *reached += truth == 1;
}

/* A hang for space: what is there fits, and the head fits nowhere; or others have left it so. */
static void check_witness(const struct small *const g, const gpurta_result *const r,
                          uint64_t *const reached)
{
    const struct sought sought = sought_of(g, r);
    const int head = sought.head;
    int placed[KERNELS] = {0};
    struct state s;
    bool stands = true;
    memset(&s, 0, sizeof s);
    for (size_t i = 0; i < gpurta_rows(r, GPURTA_RESIDENT_PLACES); i++) {
        const int k = result_text(r, GPURTA_RESIDENT_PLACES_NAME, i)[1] - '0';
        const int64_t from = result_count(r, GPURTA_RESIDENT_PLACES_SM, i);
        for (int64_t sm = from; sm < from + result_count(r, GPURTA_RESIDENT_PLACES_SMS, i); sm++)
            for (int64_t b = result_count(r, GPURTA_RESIDENT_PLACES_BLOCKS, i); b; b--) {
                stands = stands && fits(g, &s, (int)sm, k);
                if (stands)
                    place(g, &s, (int)sm, k);
                placed[k]++;
            }
    }
    for (int sm = 0; sm < g->sms; sm++)
        stands = stands && !fits(g, &s, sm, head);
    for (int k = 0; k < g->kernels; k++) {
        if (k != head && g->pool[k] == g->pool[head] && g->priority[k] <= g->priority[head])
            assert_true(placed[k] == 0 || placed[k] == g->grid[k]);
        assert_true(placed[k] <= g->grid[k] - (k == head && g->member[k]));
    }
    for (size_t i = 0; i < gpurta_rows(r, GPURTA_RESIDENT_ORDER); i++)
        assert_int_equal(result_count(r, GPURTA_RESIDENT_ORDER_RESIDENT, i),
                         placed[result_text(r, GPURTA_RESIDENT_ORDER_NAME, i)[1] - '0']);
    if (!stands)
        check_reached(g, r, reached);
}

/* Launched in the order of the witness, what it says that waits does, in a simulation. */
static void play_witness(const struct small *const g, const gpurta_result *const r)
{
    gpurta_platform *const platform = platform_of(g);
    gpurta_model *const m = empty_model(g, platform);
    gpurta_result *run;
    gpurta_error error;
    const size_t count = gpurta_rows(r, GPURTA_RESIDENT_ORDER);
    const char *const waits = result_text(r, GPURTA_RESIDENT_WITNESS_WAITS, 0);
    int launched = 0;
    bool late = false;
    mpq_t time;
    mpq_init(time);
    for (size_t i = 0; i < count; i++) {
        const int k = (int)result_count(r, GPURTA_RESIDENT_ORDER_OPERATION, i);
        add_kernel(m, g, k, g->member[k] ? "1000000" : "1/2", (int64_t)i + 1,
                   (g->after[k] | g->host[k]) & launched, 0, 0);
        launched |= 1 << k;
    }
    assert_ok(gpurta_simulate(m, NULL, &run, &error), &error);
    for (size_t i = 0; i < count; i++)
        if (strcmp(result_text(r, GPURTA_RESIDENT_ORDER_NAME, i), waits) == 0)
            late = result_time(run, GPURTA_SIMULATE_OPERATIONS_ASSIGNED, i, time) &&
                   mpq_cmp_ui(time, 1000000, 1) >= 0;
    mpq_clear(time);
    if (!late)
        print_small(g);
    assert_true(late);
    gpurta_result_destroy(run);
    gpurta_model_destroy(m);
    gpurta_platform_destroy(platform);
}

static void check_hang(const struct small *const g, const gpurta_result *const r,
                       uint64_t *const played, uint64_t *const reached)
{
    const bool simulated = result_count(r, GPURTA_RESIDENT_WITNESS_SIMULATED, 0);
    const char *const cause = result_text(r, GPURTA_RESIDENT_WITNESS_CAUSE, 0);
    if (strcmp(cause, "space") == 0)
        check_witness(g, r, reached);
    else if (strcmp(cause, "grids") == 0 && !simulated)
        check_reached(g, r, reached);
    else if (strcmp(cause, "idle-gpu") != 0) /* U6: a launch between blocks of another */
        assert_true(simulated);
    if (simulated)
        play_witness(g, r);
    *played += simulated;
}

static void test_brute_force(void **const state)
{
    uint64_t resident = 0, hang = 0, played = 0, reached = 0, states_proved = 0, states_hang = 0;
    (void)state;
    for (size_t i = 0; i < cases(1500); i++) {
        struct small g = draw(KERNELS, rnd_chance(5) ? 4 : 3);
        if (i % 2)
            entangle(&g);
        g.turns = g.warps % PARTS == 0 && rnd_chance(20);
        g.pieces = rnd_chance(20);
        if (rnd_chance(15))
            add_registers(&g);
        g.grids = rnd_chance(10) ? (int)rnd_range(1, 3) : 0;
        for (int k = 0; k < g.kernels && i % 8 == 0; k++)
            g.local[k] = rnd_chance(40) ? (int)rnd_range(0, 2) : 1;
        const int truth = is_refused(&g) ? -1 : brute_force(&g);
        if (truth < 0)
            continue;
        gpurta_result *const r = answer(&g);
        const char *const proof = result_text(r, GPURTA_RESIDENT_GROUPS_PROOF, 0);
        if (strcmp(verdict_of(r), truth ? "hangs" : "resident") != 0) {
            print_small(&g);
            fail_msg("%s; by brute force it %s", verdict_of(r), truth ? "hangs" : "is resident");
        }
        if (truth)
            check_hang(&g, r, &played, &reached);
        resident += !truth;
        hang += truth == 1;
        if (strcmp(proof, "states") == 0)
            ++*(truth ? &states_hang : &states_proved);
        gpurta_result_destroy(r);
    }
    tried("resident: a group that is resident by brute force is proved so", resident);
    tried("resident: a group that hangs by brute force is said to, with a witness", hang);
    tried("resident: a witness is played by the simulation, and hangs", played);
    tried("resident: one that is resident is proved by all states of the GPU", states_proved);
    tried("resident: one that hangs is found among all states of the GPU", states_hang);
    tried("resident: its arrangement, which others must have left so, is reached", reached);
}

/* The largest safe numbers and the fewest SMs are at their edges. */
static void test_edges(void **const state)
{
    (void)state;
    for (size_t i = 0; i < cases(200); i++) {
        struct small g = draw(3, 3);
        gpurta_result *const r = answer(&g);
        const int64_t fewest = result_count_or(r, GPURTA_RESIDENT_GROUPS_FEWEST_SMS, 0, 0);
        size_t row = 0;
        for (int k = 0; k < g.kernels; k++) {
            const int own = g.grid[k];
            if (!g.member[k])
                continue;
            const int64_t largest = result_count(r, GPURTA_RESIDENT_KERNELS_LARGEST_SAFE, row++);
            for (int more = 0; more < 2; more++) {
                g.grid[k] = (int)largest + more;
                const int truth = g.grid[k] ? brute_force(&g) : -1;
                if (truth >= 0 && truth != more)
                    print_small(&g);
                assert_true(truth < 0 || truth == more);
            }
            g.grid[k] = own;
        }
        gpurta_result_destroy(r);
        struct small alone = g;
        alone.kernels = 0;
        for (int k = 0; k < g.kernels; k++)
            if (g.member[k]) {
                const int to = alone.kernels++;
                alone.need[to] = g.need[k];
                alone.grid[to] = g.grid[k];
                alone.priority[to] = g.priority[k];
                alone.member[to] = true;
            }
        for (int fewer = 0; fewer < 2; fewer++) {
            alone.sms = (int)fewest - fewer;
            const int truth = alone.sms >= 1 && alone.sms <= SMS ? brute_force(&alone) : -1;
            if (truth >= 0 && truth != fewer)
                print_small(&alone);
            assert_true(truth < 0 || truth == fewer);
        }
    }
}

/* On newer platforms nothing that is said to be resident hangs in a simulation. */
static void test_newer_rules(void **const state)
{
    static const char *const names[] = {"cc-7.0", "cc-8.6", "cc-9.0", "cc-10.0"};
    uint64_t resident = 0;
    gpurta_options *options;
    (void)state;
    assert_ok(gpurta_options_create(&options, NULL), NULL);
    assert_ok(gpurta_options_set(options, GPURTA_OPTION_RESIDENT_LIMIT, 500000, NULL), NULL);
    /* few draws, as under a sanitizer: until one of them is resident */
    for (size_t i = 0; i < cases(300) || (resident == 0 && i < 300); i++) {
        gpurta_platform *platform;
        gpurta_model *m;
        gpurta_result *r;
        gpurta_error error;
        char text[24], name[16];
        assert_ok(gpurta_platform_create(&platform, names[rnd_range(0, 3)], NULL), NULL);
        assert_ok(gpurta_platform_set(platform, GPURTA_PLATFORM_SMS, rnd_range(1, 6), NULL), NULL);
        assert_ok(gpurta_model_create(&m, NULL), NULL);
        assert_ok(gpurta_model_set_platform(m, platform, NULL), NULL);
        const int kernels = (int)rnd_range(2, 5), members = (int)rnd_range(1, kernels);
        const size_t group = gpurta_add(m, GPURTA_SECTION_RESIDENT, GPURTA_NONE);
        assert_ok(gpurta_set_text(m, group, GPURTA_KEY_RESIDENT_NAME, "g", NULL), NULL);
        for (int k = 0; k < kernels; k++) {
            const size_t row = gpurta_add(m, GPURTA_SECTION_KERNELS, GPURTA_NONE);
            snprintf(name, sizeof name, "a%d", k);
            assert_ok(gpurta_set_text(m, row, GPURTA_KEY_KERNEL_NAME, name, NULL), NULL);
            snprintf(text, sizeof text, "%s", k < members ? "1000000" : "3");
            assert_ok(gpurta_set_text(m, row, GPURTA_KEY_WCET, text, NULL), NULL);
            snprintf(text, sizeof text, "%d", (int)rnd_range(0, 12));
            assert_ok(gpurta_set_text(m, row, GPURTA_KEY_RELEASE, text, NULL), NULL);
            assert_ok(gpurta_set_count(m, row, GPURTA_KEY_BLOCKS, rnd_range(1, 6), NULL), NULL);
            assert_ok(gpurta_set_count(m, row, GPURTA_KEY_THREADS, 32 * rnd_range(1, 32), NULL),
                      NULL);
            assert_ok(gpurta_set_count(m, row, GPURTA_KEY_REGISTERS,
                                       rnd_chance(50) ? 0 : 8 * rnd_range(1, 8), NULL),
                      NULL);
            assert_ok(gpurta_set_count(m, row, GPURTA_KEY_SHARED_MEMORY,
                                       rnd_chance(40) ? 0 : 1024 * rnd_range(1, 40), NULL),
                      NULL);
            if (k < members)
                assert_ok(gpurta_set_text(m, group, GPURTA_KEY_RESIDENT_KERNELS, name, NULL), NULL);
        }
        assert_ok(gpurta_resident(m, options, &r, &error), &error);
        if (strcmp(verdict_of(r), "resident") == 0) {
            gpurta_result *run;
            mpq_t start;
            mpq_init(start);
            resident++;
            assert_ok(gpurta_simulate(m, NULL, &run, &error), &error);
            for (size_t k = 0; k < (size_t)members; k++) {
                assert_true(result_time(run, GPURTA_SIMULATE_OPERATIONS_ASSIGNED, k, start));
                assert_true(mpq_cmp_ui(start, 1000000, 1) < 0);
            }
            mpq_clear(start);
            gpurta_result_destroy(run);
        }
        gpurta_result_destroy(r);
        gpurta_model_destroy(m);
        gpurta_platform_destroy(platform);
    }
    gpurta_options_destroy(options);
    assert_true(resident > 0);
    tried("resident: no group that is resident hangs in a simulation of newer rules", resident);
}

static gpurta_status status_of(gpurta_model *const m, const char *const message)
{
    gpurta_result *result = NULL;
    gpurta_error error;
    const gpurta_status status = gpurta_resident(m, NULL, &result, &error);
    if (message)
        assert_non_null(strstr(error.message, message));
    assert_null(result);
    return status;
}

static void test_misuse(void **const state)
{
    struct small g = {.sms = 1, .warps = 4, .blocks = 2, .memory = 2, .kernels = 1, .grid = {1}};
    gpurta_result *result;
    (void)state;
    g.need[0] = (struct block){1, 0, 0};
    g.member[0] = true;
    gpurta_platform *const platform = platform_of(&g);
    gpurta_model *const m = model_of(&g, platform);
    assert_int_equal(gpurta_resident(NULL, NULL, &result, NULL), GPURTA_INVALID_ARGUMENT);
    assert_int_equal(gpurta_resident(m, NULL, NULL, NULL), GPURTA_INVALID_ARGUMENT);
    const size_t group = gpurta_add(m, GPURTA_SECTION_RESIDENT, GPURTA_NONE);
    assert_int_equal(status_of(m, "missing"), GPURTA_INVALID_ARGUMENT);
    assert_ok(gpurta_set_text(m, group, GPURTA_KEY_RESIDENT_NAME, "h", NULL), NULL);
    assert_ok(gpurta_set_text(m, group, GPURTA_KEY_RESIDENT_KERNELS, "a0", NULL), NULL);
    assert_int_equal(status_of(m, "a kernel is in one group once"), GPURTA_NOT_APPLICABLE);
    gpurta_model_destroy(m);
    gpurta_model *const many = model_of(&g, platform);
    for (int k = 1; k <= 1000; k++) {
        const size_t row = gpurta_add(many, GPURTA_SECTION_KERNELS, GPURTA_NONE);
        assert_ok(gpurta_set_count(many, row, GPURTA_KEY_BLOCKS, 1, NULL), NULL);
        assert_ok(gpurta_set_count(many, row, GPURTA_KEY_THREADS, 32, NULL), NULL);
        assert_ok(gpurta_set_text(many, row, GPURTA_KEY_WCET, "1", NULL), NULL);
    }
    assert_int_equal(status_of(many, "more than 1000"), GPURTA_NOT_APPLICABLE);
    gpurta_model_destroy(many);
    g.member[0] = false;
    gpurta_model *const alone = model_of(&g, platform);
    assert_int_equal(status_of(alone, "missing"), GPURTA_INVALID_ARGUMENT);
    gpurta_model_destroy(alone);
    gpurta_platform_destroy(platform);
}

static gpurta_status resident_call(void *const context)
{
    gpurta_result *result = NULL;
    const gpurta_status status = gpurta_resident(context, NULL, &result, NULL);
    gpurta_result_destroy(result);
    return status;
}

/* What hangs, what the search decides, what waits by its stream, what all states decide. */
static void test_memory(void **const state)
{
    struct small g = {.sms = 2,
                      .warps = 4,
                      .blocks = 3,
                      .memory = 4,
                      .kernels = 3,
                      .need = {{2, 0, 0}, {1, 2, 0}, {3, 1, 0}},
                      .grid = {2, 3, 1},
                      .priority = {0, 0, -1},
                      .member = {true, true, false}};
    const struct small left = {.sms = 1,
                               .warps = 4,
                               .blocks = 3,
                               .memory = 7,
                               .kernels = 3,
                               .need = {{1, 2, 0}, {1, 4, 0}, {1, 3, 0}},
                               .grid = {1, 1, 1},
                               .member = {true, true, false},
                               .pieces = true};
    (void)state;
    for (int i = 0; i < 4; i++) {
        g.grid[0] = i == 1 ? 1 : 2;
        g = i == 3 ? left : g;
        gpurta_platform *const platform = platform_of(&g);
        gpurta_model *const m = model_of(&g, platform);
        if (i == 2)
            assert_ok(gpurta_set_text(m, gpurta_model_row(m, GPURTA_SECTION_KERNELS, 1),
                                      GPURTA_KEY_STREAM, "s0", NULL),
                      NULL);
        assert_true(alloc_fail_each(resident_call, m) > 10);
        if (i == 3) {
            gpurta_result *const r = answer(&g);
            assert_string_equal(result_text(r, GPURTA_RESIDENT_GROUPS_PROOF, 0), "states");
            gpurta_result_destroy(r);
        }
        gpurta_model_destroy(m);
        gpurta_platform_destroy(platform);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_brute_force), cmocka_unit_test(test_edges),
        cmocka_unit_test(test_newer_rules), cmocka_unit_test(test_misuse),
        cmocka_unit_test(test_memory),
    };
    return cmocka_run_group_tests_name("resident", tests, NULL, NULL);
}
