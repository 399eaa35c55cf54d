/* All jobs of many sets of kernels, in 64-bit integers and memory that is kept from set to set.
 * What is known without a walk is known as in rta/rta_load.c. */
#include "batch/sets.h"

#include "model/options.h"
#include "number/i64.h"
#include "rta/rta.h"

#include <string.h>

struct long_kernel {
    int64_t wcet, blocks;
};

struct gpurta_batch_rta_jobs_work {
    size_t room; /* kernels */
    int64_t *value;
    int64_t *release, *wcet, *period, *deadline, *which, *observed;
    size_t *index; /* 0, 1, ...: their order by release, and their streams */
    struct long_kernel *by_length;
    struct walk_i64 *walk;
    struct jobs_i64 jobs;
    mpz_t total, part, whole, product;
};

gpurta_status gpurta_batch_rta_jobs_create(gpurta_batch_rta_jobs_work **const work,
                                           gpurta_error *const error)
{
    if (!work)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "batch: NULL argument");
    gpurta_batch_rta_jobs_work *const fresh = calloc(1, sizeof *fresh);
    if (!fresh)
        return fail_memory(error);
    mpz_inits(fresh->total, fresh->part, fresh->whole, fresh->product, NULL);
    *work = fresh;
    return GPURTA_OK;
}

static void clear_room(gpurta_batch_rta_jobs_work *const w)
{
    FREE(w->value, w->index, w->by_length);
    rta_walk_destroy_i64(w->walk);
    w->value = NULL;
    w->index = NULL;
    w->by_length = NULL;
    w->walk = NULL;
    w->room = 0;
}

void gpurta_batch_rta_jobs_destroy(gpurta_batch_rta_jobs_work *const work)
{
    if (!work)
        return;
    clear_room(work);
    mpz_clears(work->total, work->part, work->whole, work->product, NULL);
    free(work);
}

/* Room for so many kernels, and for the exact sum of their utilizations. */
static bool reserve(gpurta_batch_rta_jobs_work *const w, const size_t n)
{
    enum { ARRAYS = 9 };
    if (n <= w->room)
        return true;
    clear_room(w);
    w->value = calloc(n, ARRAYS * sizeof *w->value);
    w->index = calloc(n, sizeof *w->index);
    w->by_length = calloc(n, sizeof *w->by_length);
    w->walk = rta_walk_create_i64(n);
    if (!w->value || !w->index || !w->by_length || !w->walk) {
        clear_room(w);
        return false;
    }
    int64_t **const arrays[ARRAYS] = {
        &w->release,    &w->wcet,      &w->period,     &w->deadline,     &w->jobs.completion,
        &w->jobs.worst, &w->jobs.when, &w->jobs.which, &w->jobs.observed};
    for (size_t a = 0; a < ARRAYS; a++)
        *arrays[a] = w->value + a * n;
    for (size_t i = 0; i < n; i++)
        w->index[i] = i;
    mpz_ptr const numbers[] = {w->total, w->part, w->whole, w->product};
    for (size_t k = 0; k < sizeof numbers / sizeof numbers[0]; k++)
        mpz_realloc2(numbers[k], 64 * ((mp_bitcnt_t)n + 4));
    w->room = n;
    return true;
}

/* ---- one set ---- */

struct jobs_set {
    gpurta_batch_rta_jobs_work *work;
    struct kernels_i64 kernels;
    struct walk_limit limit;
};

/* factor := what makes the times of all blocks whole; false: does not fit */
static bool common_factor(const gpurta_batch_rta_jobs_sets *const all, const int64_t from,
                          const size_t n, int64_t *const factor)
{
    *factor = 1;
    for (size_t i = 0; all->divisor && i < n; i++) {
        const int64_t divisor = all->divisor[from + (int64_t)i];
        const int64_t own = divisor / common_divisor(divisor, all->wcet[from + (int64_t)i]);
        if (__builtin_mul_overflow(*factor, own / common_divisor(own, *factor), factor))
            return false;
    }
    return true;
}

static gpurta_status check_set(const gpurta_batch_rta_jobs_sets *const all, const int64_t from,
                               const size_t n, const int64_t slots)
{
    bool good = slots >= 1;
    for (int64_t i = from; i < from + (int64_t)n && good; i++)
        good = all->blocks[i] >= 1 && all->wcet[i] >= 1 && all->period[i] >= 1 &&
               (!all->divisor || all->divisor[i] >= 1) &&
               (!all->deadline || all->deadline[i] >= 1) &&
               (!all->release || all->release[i] >= (i > from ? all->release[i - 1] : 0));
    return good ? GPURTA_OK : GPURTA_OUT_OF_RANGE;
}

/* wcet := wcet * factor / divisor, which is whole */
static bool scale_wcet(int64_t *const wcet, const gpurta_batch_rta_jobs_sets *const all,
                       const int64_t i, const int64_t factor)
{
    const int64_t divisor = all->divisor ? all->divisor[i] : 1;
    const int64_t common = common_divisor(divisor, all->wcet[i]);
    return !__builtin_mul_overflow(all->wcet[i] / common, factor / (divisor / common), wcet);
}

static gpurta_status load(struct jobs_set *const x, const gpurta_batch_rta_jobs_sets *const all,
                          const int64_t from, const size_t n, const int64_t slots)
{
    gpurta_batch_rta_jobs_work *const w = x->work;
    int64_t factor;
    const gpurta_status checked = check_set(all, from, n, slots);
    if (checked != GPURTA_OK)
        return checked;
    if (!common_factor(all, from, n, &factor))
        return GPURTA_OVERFLOW;
    for (size_t i = 0; i < n; i++) {
        const int64_t at = from + (int64_t)i;
        if (!scale_wcet(&w->wcet[i], all, at, factor) ||
            __builtin_mul_overflow(all->period[at], factor, &w->period[i]) ||
            __builtin_mul_overflow(all->deadline ? all->deadline[at] : all->period[at], factor,
                                   &w->deadline[i]) ||
            __builtin_mul_overflow(all->release ? all->release[at] : 0, factor, &w->release[i]))
            return GPURTA_OVERFLOW;
    }
    x->kernels = (struct kernels_i64){.count = n,
                                      .lanes = n,
                                      .slots = slots,
                                      .blocks = all->blocks + from,
                                      .wcet = w->wcet,
                                      .release = w->release,
                                      .period = w->period,
                                      .deadline = w->deadline,
                                      .lane = w->index,
                                      .late = all->queue_delay};
    return GPURTA_OK;
}

/* ---- what is known of all jobs without a walk ---- */

/* Is the sum of g C / T above the slots? total / whole grows by each. */
static bool overload(const struct jobs_set *const x)
{
    gpurta_batch_rta_jobs_work *const w = x->work;
    mpz_set_ui(w->total, 0);
    mpz_set_ui(w->whole, 1);
    for (size_t i = 0; i < x->kernels.count; i++) {
        mpz_set_i64(w->part, x->kernels.blocks[i]);
        mpz_set_i64(w->product, w->wcet[i]);
        mpz_mul(w->part, w->part, w->product);
        mpz_mul(w->product, w->part, w->whole);
        mpz_set_i64(w->part, w->period[i]);
        mpz_mul(w->total, w->total, w->part);
        mpz_add(w->total, w->total, w->product);
        mpz_mul(w->whole, w->whole, w->part);
    }
    mpz_set_i64(w->part, x->kernels.slots);
    mpz_mul(w->product, w->part, w->whole);
    return mpz_cmp(w->total, w->product) > 0;
}

/* Do jobs of one kernel alone take longer than its period? */
static bool stream_overload(const struct jobs_set *const x)
{
    for (size_t i = 0; i < x->kernels.count; i++) {
        const int64_t g = x->kernels.blocks[i], m = x->kernels.slots;
        int64_t alone;
        if (__builtin_mul_overflow(g / m + (g % m != 0), x->work->wcet[i], &alone) ||
            alone > x->work->period[i])
            return true;
    }
    return false;
}

static int longest_first(const void *const a, const void *const b)
{
    const int64_t x = ((const struct long_kernel *)a)->wcet,
                  y = ((const struct long_kernel *)b)->wcet;
    return (x < y) - (x > y);
}

/* sum := sum + a * b; false: does not fit */
static bool add_product(int64_t *const sum, const int64_t a, const int64_t b)
{
    int64_t product;
    return !__builtin_mul_overflow(a, b, &product) && !__builtin_add_overflow(*sum, product, sum);
}

/* g_max R <= g_max C_i + W - C_i, W: one job of each and what may still run of one before. */
static gpurta_status any_phase(const struct jobs_set *const x, bool *const fits)
{
    const struct kernels_i64 *const k = &x->kernels;
    struct long_kernel *const sorted = x->work->by_length;
    int64_t total = 0, slots = k->slots;
    for (size_t i = 0; i < k->count; i++) {
        sorted[i] = (struct long_kernel){k->wcet[i], k->blocks[i]};
        if (!add_product(&total, k->wcet[i], k->blocks[i]))
            return GPURTA_OVERFLOW;
    }
    qsort(sorted, k->count, sizeof *sorted, longest_first);
    for (size_t i = 0; i < k->count && slots > 0; i++) {
        const int64_t blocks = sorted[i].blocks < slots ? sorted[i].blocks : slots;
        if (!add_product(&total, blocks, sorted[i].wcet))
            return GPURTA_OVERFLOW;
        slots -= blocks;
    }
    *fits = true;
    for (size_t i = 0; i < k->count && *fits; i++) {
        int64_t bound = total - k->wcet[i], most = 0;
        const int64_t due = k->deadline[i] < k->period[i] ? k->deadline[i] : k->period[i];
        if (!add_product(&bound, k->slots, k->wcet[i]) || !add_product(&most, k->slots, due))
            return GPURTA_OVERFLOW;
        *fits = bound <= most;
    }
    return GPURTA_OK;
}

static gpurta_status judge(struct jobs_set *const x, gpurta_verdict *const verdict)
{
    gpurta_batch_rta_jobs_work *const w = x->work;
    bool fits, no_memory;
    if (overload(x) || stream_overload(x)) {
        *verdict = GPURTA_UNSCHEDULABLE;
        return GPURTA_OK;
    }
    const gpurta_status status = any_phase(x, &fits);
    if (status != GPURTA_OK)
        return status;
    if (fits) {
        *verdict = GPURTA_SCHEDULABLE;
        return GPURTA_OK;
    }
    struct jobs_i64 *const jobs = &w->jobs;
    jobs->jobs = jobs->missed = 0;
    jobs->waited = jobs->repeats = jobs->limited = false;
    memset(jobs->observed, 0, x->kernels.count * sizeof *jobs->observed);
    if (!rta_walk_again_i64(w->walk, &x->kernels, w->index, &x->limit, jobs, &no_memory))
        return no_memory ? GPURTA_NO_MEMORY : GPURTA_OVERFLOW;
    *verdict = jobs->missed    ? GPURTA_UNSCHEDULABLE
               : jobs->repeats ? GPURTA_SCHEDULABLE
                               : GPURTA_UNKNOWN;
    return GPURTA_OK;
}

static gpurta_status judge_one(gpurta_batch_rta_jobs_work *const work,
                               const gpurta_batch_rta_jobs_sets *const all, const int64_t from,
                               const size_t n, const int64_t slots, gpurta_verdict *const verdict)
{
    struct jobs_set x = {.work = work, .limit = {.steps = all->limit, .after = INT64_MIN / 2}};
    if (n == 0)
        return GPURTA_INVALID_ARGUMENT;
    if (!all->limit)
        x.limit.steps = option(NULL, GPURTA_OPTION_RTA_LIMIT);
    if (!reserve(work, n))
        return GPURTA_NO_MEMORY;
    const gpurta_status status = load(&x, all, from, n, slots);
    return status == GPURTA_OK ? judge(&x, verdict) : status;
}

gpurta_status gpurta_batch_rta_jobs(gpurta_batch_rta_jobs_work *const work, const size_t sets,
                                    const int64_t *const first,
                                    const gpurta_batch_rta_jobs_sets *const all,
                                    gpurta_verdict *const verdict, gpurta_status *const status,
                                    gpurta_error *const error)
{
    const bool complete = work && all && all->size >= sizeof *all && all->slots && all->blocks &&
                          all->wcet && all->period && verdict && status;
    const gpurta_status checked = check(sets, first, complete, error);
    if (checked != GPURTA_OK)
        return checked;
    if (all->limit < 0)
        return fail(error, GPURTA_OUT_OF_RANGE, GPURTA_NO_ITEM, "the limit is below 0");
    for (size_t s = 0; s < sets; s++) {
        status[s] = judge_one(work, all, first[s], size_of(first, s), all->slots[s], &verdict[s]);
        if (status[s] == GPURTA_NO_MEMORY)
            return fail_memory(error);
    }
    return GPURTA_OK;
}
