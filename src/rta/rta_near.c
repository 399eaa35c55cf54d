/* Free-block analysis on enclosures: one job of each kernel. See rta_near.h. */
#include "rta/rta_run.h"
/**/
#include "rta/rta_near.h"
/**/
#include "rta/rta_state.h"

#include <limits.h>
#include <string.h>

/* `low` of a wcet or release has so many bits at most, and `slack` so many. */
#define LOW_BITS 58
#define SLACK_BITS 40
/* The denominator of a group has so many bits at most, unless one kernel alone has more. */
#define GROUP_BITS 256
/* GMP integers that are smaller are as fast. */
#define NEAR_BITS 1024

/* ---- values ---- */

/* What was summed up in ticks of one group goes into r, and group `next` is begun. */
static void flush(struct chain *const chain, mpz_ptr r, const uint32_t next)
{
    if (mpz_sgn(r) == 0)
        mpz_mul(r, chain->sum, &chain->ticks[chain->at]);
    else
        mpz_addmul(r, chain->sum, &chain->ticks[chain->at]);
    mpz_set_ui(chain->sum, 0);
    chain->at = next;
}

/* r += `times` times wcet or release number `of`, but for what is in the sum */
static void add_times(struct chain *const chain, mpz_ptr r, const size_t of, const int64_t times)
{
    const uint32_t group = chain->group[of < chain->count ? of : of - chain->count];
    chain->effort--;
    if (times == 0)
        return;
    if (group != chain->at)
        flush(chain, r, group);
    if (times == 1)
        mpz_add(chain->sum, chain->sum, &chain->part[of]);
    else if (times > 0 && (uint64_t)times <= ULONG_MAX)
        mpz_addmul_ui(chain->sum, &chain->part[of], (unsigned long)times);
    else {
        mpz_set_i64(chain->factor, times);
        mpz_addmul(chain->sum, &chain->part[of], chain->factor);
    }
}

/* r := the time, in ticks */
static void compute(struct chain *const chain, mpz_ptr r, const num_near *const time)
{
    mpz_set_ui(r, 0);
    add_times(chain, r, time->of, time->times);
    for (uint32_t l = time->link; l != 0;) {
        const struct link *const link = &chain->link[l];
        add_times(chain, r, link->of, link->times);
        l = link->link;
        if (l == KNOWN) {
            mpz_add(r, r, &chain->completion[link->of]);
            break;
        }
    }
    flush(chain, r, 0);
}

static bool same_chain(const num_near *const a, const num_near *const b)
{
    return a->link == b->link && a->times == b->times && (a->times == 0 || a->of == b->of);
}

/* May both times be computed? */
static bool affordable(struct chain *const chain)
{
    chain->lost = chain->lost || chain->effort <= 0;
    return !chain->lost;
}

/* Of two times that are near: as cmp. Equal ones have one chain from now on. */
static __attribute__((noinline)) int order_of_near(const struct gpu_near *const gpu,
                                                   const num_near *const a, const num_near *const b)
{
    if (same_chain(a, b))
        return 0;
    if (!affordable(gpu->chain))
        return a->low < b->low ? -1 : 1;
    compute(gpu->chain, gpu->chain->a, a);
    compute(gpu->chain, gpu->chain->b, b);
    const int order = mpz_cmp(gpu->chain->a, gpu->chain->b);
    if (order == 0)
        *(num_near *)b = *a; /* no time is a constant */
    return order;
}

static inline int order_near(const struct gpu_near *const gpu, const num_near *const a,
                             const num_near *const b)
{
    const int64_t apart = a->low - b->low, slack = gpu->chain->slack;
    return apart > slack ? 1 : apart < -slack ? -1 : order_of_near(gpu, a, b);
}

typedef const num_near *key_near;

static inline key_near key_of_near(const num_near *const time)
{
    return time;
}

static inline bool sooner_near(const struct gpu_near *const gpu, key_near a, key_near b)
{
    return a->low >= 0 && (b->low < 0 || order_near(gpu, a, b) < 0);
}

/* ---- chains ---- */

/* The time is the value of a link alone, from now on. */
static bool link_near(struct chain *const chain, num_near *const time)
{
    struct link *const all = grow(chain->link, &chain->room, chain->links + 1, sizeof *all);
    chain->no_memory = !all || chain->links == KNOWN;
    if (!all)
        return false;
    chain->link = all;
    all[chain->links] = (struct link){time->times, time->link, time->of};
    *time = (num_near){time->low, 0, (uint32_t)chain->links++, 0};
    return !chain->no_memory;
}

/* r := a + b, b so many times one wcet */
static inline bool after_near(struct gpu_near *const gpu, num_near *const r, num_near *const a,
                              const num_near *const b)
{
    if (b->times && a->times && a->of != b->of && !link_near(gpu->chain, a))
        return false;
    const num_near x = *a, y = *b;
    *r = (num_near){0, x.times + y.times, x.link, y.times ? y.of : x.of};
    return !__builtin_add_overflow(x.low, y.low, &r->low) && r->low >> 62 == 0;
}

/* A lower bound of the quotient towards minus infinity; v >= 0 */
static int64_t quotient_near(const int64_t v, const num_near *const wcet)
{
    return v / (wcet->low + 1);
}

/* *q := how often a whole wcet lies between two times, `cap` at most */
static bool times_near(struct gpu_near *const gpu, const num_near *const from,
                       const num_near *const to, const num_near *const wcet, const int64_t cap,
                       int64_t *const q)
{
    struct chain *const chain = gpu->chain;
    const int64_t apart = to->low - from->low, least = apart - chain->slack;
    *q = least < 0 ? 0 : quotient_near(least, wcet);
    if (wcet->low == 0 || (apart + chain->slack) / wcet->low > *q) {
        if (same_chain(from, to))
            return true;
        if (!affordable(chain))
            return false;
        compute(chain, chain->a, to);
        compute(chain, chain->b, from);
        mpz_sub(chain->a, chain->a, chain->b);
        compute(chain, chain->b, wcet);
        mpz_fdiv_q(chain->a, chain->a, chain->b);
        chain->effort -= 4;
        if (!mpz_get_i64(q, chain->a))
            *q = cap;
    }
    *q = *q < cap ? *q : cap;
    return true;
}

#include "rta/rta_h_core.h"

/* ---- what core.h asks for ---- */

/* So many full rounds start before any older block ends; perhaps one less than could. */
static bool rounds_near(struct gpu_near *const gpu, const num_near *const wcet, const int64_t cap,
                        int64_t *const rounds)
{
    *rounds = cap;
    if (length_near(&gpu->h) == 0)
        return true;
    if (!after_near(gpu, &gpu->t, &gpu->own.pair[gpu->own.last - 1].time, &gpu->offset))
        return false;
    const int64_t apart = front_near(&gpu->h)->time.low - gpu->t.low - gpu->chain->slack;
    const int64_t most = apart <= 0 ? 0 : quotient_near(apart + wcet->low, wcet);
    *rounds = most < cap ? most : cap;
    return true;
}

/* The base has no chain: what shifts the whole GPU goes into the times of all its blocks. */
static bool shift_near(struct gpu_near *const gpu, const num_near *const wcet, const int64_t rounds)
{
    if (length_near(&gpu->h) > 0)
        return addmul_int_near(&gpu->offset, wcet, rounds);
    gpu->offset.times += rounds;
    gpu->offset.of = wcet->of;
    return wide_add(&gpu->base, wide_product((uint64_t)wcet->low, (uint64_t)rounds));
}

/* r := time - base; `low` of a time that is long past does not matter */
static bool instant_since_near(num_near *const r, const num_near *const time,
                               const struct wide *const base)
{
    const bool past = base->high || base->low >> 61;
    *r = *time;
    r->low = past ? -((int64_t)1 << 61) : time->low - (int64_t)base->low;
    return true;
}

/* All that is kept from kernel to kernel: time number k, or NULL. */
static size_t live_times(const struct gpu_near *const gpu)
{
    return 1 + length_near(&gpu->h) + gpu->fresh;
}

static num_near *live_time(struct gpu_near *const gpu, const size_t k)
{
    const size_t row = length_near(&gpu->h), leaf = k - row;
    if (k == 0)
        return &gpu->now;
    if (k <= row)
        return &gpu->h.pair[gpu->h.first + k - 1].time;
    return is_loose_near(gpu, leaf) ? &gpu->own.pair[leaf].time : NULL;
}

/* Links that no time needs any more go. */
static bool sweep(struct gpu_near *const gpu)
{
    struct chain *const chain = gpu->chain;
    uint32_t *const number = grow_to(chain->number, &chain->numbers, chain->room, sizeof *number);
    chain->no_memory = !number;
    if (!number)
        return false;
    chain->number = number;
    memset(number, 0, chain->links * sizeof *number);
    for (size_t k = 0; k < live_times(gpu); k++)
        if (live_time(gpu, k))
            number[live_time(gpu, k)->link] = 1;
    for (size_t l = chain->links; l-- > 1;)
        if (number[l] && chain->link[l].link != KNOWN)
            number[chain->link[l].link] = 1;
    size_t to = 1;
    number[0] = 0;
    for (size_t l = 1; l < chain->links; l++) {
        if (!number[l])
            continue;
        struct link *const link = &chain->link[to];
        *link = chain->link[l];
        link->link = link->link == KNOWN ? KNOWN : number[link->link];
        number[l] = (uint32_t)to++;
    }
    for (size_t k = 0; k < live_times(gpu); k++)
        if (live_time(gpu, k))
            live_time(gpu, k)->link = number[live_time(gpu, k)->link];
    chain->links = to;
    chain->sweep_at = 2 * to + 4096;
    return true;
}

/* Keeps the chains short and times small. */
static bool settle_near(struct gpu_near *const gpu)
{
    const int64_t by = gpu->now.low - gpu->chain->slack; /* no time is less */
    if (gpu->chain->links > gpu->chain->sweep_at && !sweep(gpu))
        return false;
    if (by < (int64_t)1 << 60)
        return true;
    for (size_t k = 0; k < live_times(gpu); k++)
        if (live_time(gpu, k))
            live_time(gpu, k)->low -= by;
    return wide_add(&gpu->base, (struct wide){0, (uint64_t)by});
}

#include "rta/rta_core.h"

/* ---- groups ---- */

static const struct rat *time_of(const struct rta_run *const run, const size_t of)
{
    const size_t n = run->program->count;
    return of < n ? &run->program->operation[of].time[GPURTA_OPERATION_WCET]
                  : &run->program->operation[of - n].time[GPURTA_OPERATION_RELEASE];
}

/* The group of kernels first .. last - 1 is made: whole in 1 / den. */
static void group_make(struct chain *const chain, const struct rta_run *const run,
                       const struct ticks *const ticks, mpz_srcptr den, const size_t first,
                       const size_t last)
{
    struct rat_view view;
    for (size_t k = first; k < 2 * last - first; k++) {
        const size_t of = k < last ? k : chain->count + k - (last - first);
        mpq_srcptr time = rat_read(&view, time_of(run, of));
        mpz_divexact(chain->a, den, mpq_denref(time));
        mpz_mul(&chain->part[of], chain->a, mpq_numref(time));
        chain->group[of % chain->count] = chain->groups;
    }
    mpz_init(&chain->ticks[chain->groups]);
    mpz_divexact(&chain->ticks[chain->groups++], ticks->scale.lcm, den);
}

static void groups_make(struct chain *const chain, const struct rta_run *const run,
                        const struct ticks *const ticks)
{
    const size_t n = chain->count;
    struct rat_view view;
    mpz_t den, more;
    mpz_init_set_ui(den, 1);
    mpz_init_set_ui(more, 1);
    size_t first = 0;
    for (size_t i = 0; i < n; i++) {
        for (size_t of = i; of < 2 * n; of += n) {
            mpq_srcptr time = rat_read(&view, time_of(run, of));
            if (!mpz_divisible_p(more, mpq_denref(time)))
                mpz_lcm(more, more, mpq_denref(time));
        }
        if (i > first && mpz_sizeinbase(more, 2) > GROUP_BITS && mpz_cmp(more, den) != 0) {
            group_make(chain, run, ticks, den, first, i);
            first = i--;
            mpz_set_ui(more, 1);
        }
        mpz_set(den, more);
    }
    group_make(chain, run, ticks, den, first, n);
    mpz_clears(den, more, NULL);
}

/* ---- one job of each kernel ---- */

/* r := bits if it is less, where v < 2^bits */
static void widen(int64_t *const r, const struct rat *const v)
{
    struct rat_view view;
    mpq_srcptr value = rat_read(&view, v);
    const int64_t bits = (int64_t)mpz_sizeinbase(mpq_numref(value), 2) -
                         (int64_t)mpz_sizeinbase(mpq_denref(value), 2) + 1;
    *r = *r > bits ? *r : bits;
}

/* The exponent of `low`, and `slack`; false: not all is as it must be. */
static bool prepare(struct chain *const chain, const struct rta_run *const run)
{
    int64_t most = INT64_MIN;
    if (run->lanes != chain->count || chain->count >= KNOWN / 2)
        return false;
    for (size_t i = 0; i < chain->count; i++) {
        const int64_t blocks = run->program->operation[i].blocks;
        const struct rat *const release = time_of(run, chain->count + i);
        if (__builtin_add_overflow(chain->slack, blocks, &chain->slack) ||
            chain->slack >> SLACK_BITS ||
            (i && rat_cmp(release, time_of(run, chain->count + i - 1)) < 0))
            return false;
        widen(&most, time_of(run, i));
        widen(&most, release);
    }
    chain->exponent = LOW_BITS - most;
    return true;
}

static num_near near_of(struct chain *const chain, const struct rta_run *const run, const size_t of)
{
    struct rat_view view;
    mpq_srcptr value = rat_read(&view, time_of(run, of));
    num_near r = {.times = mpq_sgn(value), .of = (uint32_t)of};
    if (chain->exponent > 0)
        mpz_mul_2exp(chain->a, mpq_numref(value), (mp_bitcnt_t)chain->exponent);
    else
        mpz_fdiv_q_2exp(chain->a, mpq_numref(value), (mp_bitcnt_t)-chain->exponent);
    mpz_fdiv_q(chain->a, chain->a, mpq_denref(value));
    mpz_get_i64(&r.low, chain->a);
    return r;
}

/* The last block of kernel i starts at t_a. */
static bool complete(struct gpu_near *const gpu, const size_t i, const num_near *const wcet)
{
    struct chain *const chain = gpu->chain;
    num_near end;
    if (chain->lost || !after_near(gpu, &end, &gpu->now, wcet))
        return false;
    compute(chain, &chain->completion[i], &end);
    if (end.link)
        chain->link[end.link] = (struct link){-end.times, KNOWN, (uint32_t)i};
    return true;
}

static bool place_all(struct gpu_near *const gpu, const struct rta_run *const run)
{
    struct chain *const chain = gpu->chain;
    num_near release = {0, 0, 0, 0};
    for (size_t i = 0, n = chain->count; i < n; i++) {
        const num_near wcet = near_of(chain, run, i);
        if (i == 0 || rat_cmp(time_of(run, n + i), time_of(run, n + i - 1)) != 0)
            release = near_of(chain, run, n + i);
        if (!rta_place_near(gpu, &release, run->program->operation[i].blocks, &wcet, i, NULL) ||
            !complete(gpu, i, &wcet))
            return false;
    }
    return true;
}

/* The completions are handed over. */
static bool give(struct rta_run *const run, struct chain *const chain)
{
    for (size_t i = 0; i < chain->count; i++)
        if (!rat_take_over(&run->outcome[i].completion, &chain->completion[i], run->den))
            return false;
    return true;
}

static gpurta_status run_in(struct chain *const chain, struct gpu_near *const gpu,
                            const struct ticks *const ticks, struct rta_run *const run)
{
    groups_make(chain, run, ticks);
    gpu->hasty = run->hasty;
    gpu->chain = chain;
    if (!place_all(gpu, run))
        return chain->no_memory ? GPURTA_NO_MEMORY : GPURTA_OVERFLOW;
    return give(run, chain) ? GPURTA_OK : GPURTA_NO_MEMORY;
}

static gpurta_status with_rows(struct chain *const chain, const struct ticks *const ticks,
                               struct rta_run *const run)
{
    const size_t pairs = rta_pairs(run->slots, chain->count);
    struct pair_near *const h = calloc(rta_row(pairs), sizeof *h);
    struct pair_near *const own = calloc(rta_row(pairs), sizeof *own);
    uint32_t *const tree = calloc(rta_tree(pairs), sizeof *tree);
    gpurta_status status = GPURTA_NO_MEMORY;
    if (h && own && tree) {
        struct gpu_near gpu;
        rta_gpu_init_near(&gpu, h, own, tree, pairs, run->slots);
        status = run_in(chain, &gpu, ticks, run);
    }
    free(h);
    free(own);
    free(tree);
    return status;
}

/* With the memory of a chain. */
static gpurta_status with_chain(struct chain *const chain, const struct ticks *const ticks,
                                struct rta_run *const run)
{
    const size_t n = chain->count;
    gpurta_status status = GPURTA_NO_MEMORY;
    chain->part = calloc(n, 4 * sizeof *chain->part);
    chain->group = calloc(n, sizeof *chain->group);
    chain->link = calloc(64, sizeof *chain->link);
    chain->room = 64;
    if (chain->part && chain->group && chain->link) {
        chain->completion = chain->part + 2 * n;
        chain->ticks = chain->part + 3 * n;
        for (size_t k = 0; k < 3 * n; k++)
            mpz_init(&chain->part[k]);
        status = with_rows(chain, ticks, run);
        for (size_t k = 0; k < 3 * n + chain->groups; k++)
            mpz_clear(&chain->part[k]);
    }
    free(chain->part);
    free(chain->group);
    free(chain->link);
    free(chain->number);
    return status;
}

gpurta_status rta_first_run_near(const struct ticks *const ticks, void *const argument)
{
    struct rta_run *const run = argument;
    struct chain chain = {.count = run->program->count,
                          .links = 1,
                          .sweep_at = 4096,
                          .slack = 2,
                          .effort = 10000 + 128 * (int64_t)run->program->count};
    if (ticks->numbers == TICKS_GMP || run->trace || run->closed_form ||
        mpz_sizeinbase(ticks->scale.lcm, 2) < NEAR_BITS)
        return GPURTA_OVERFLOW;
    mpz_inits(chain.a, chain.b, chain.sum, chain.factor, NULL);
    const gpurta_status status =
        prepare(&chain, run) ? with_chain(&chain, ticks, run) : GPURTA_OVERFLOW;
    mpz_clears(chain.a, chain.b, chain.sum, chain.factor, NULL);
    return status;
}
