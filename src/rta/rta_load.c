/* What can be said of all jobs without walking over them: too much load, or so little that every
 * job meets its deadline in any phase. */
#include "model/program.h"
#include "number/i64.h"
#include "number/undef.h"
#include "rta/rta_run.h"

#include <stdio.h>
#include <string.h>

/* Fractions of utilizations are summed in units of 2^-FRACTION, and exactly where that does not
 * decide, unless the exact sum has denominators of more than EXACT_BITS in all. */
#define FRACTION 128
#define EXACT_BITS 100000
#define TEXT_BITS 256

static const struct rat *time_of(const struct rta_run *const run, const size_t kernel,
                                 const gpurta_operation_time which)
{
    return &run->program->operation[kernel].time[which];
}

/* Least slot time of one job: all of its blocks; serial: the rounds that they take on an idle GPU,
 * each on all slots. */
static void work_of(mpz_ptr work, const struct rta_run *const run, const struct scale *const scale,
                    const size_t kernel, const bool serial)
{
    const int64_t blocks = run->program->operation[kernel].blocks;
    LOCAL_MPZ(factor);
    mpz_set_i64(factor, serial ? blocks / run->most + (blocks % run->most != 0) : blocks);
    scale_mpz(work, scale, time_of(run, kernel, GPURTA_OPERATION_WCET));
    mpz_mul(work, work, factor);
}

struct sum {
    const struct rta_run *run;
    const struct scale *scale;
    const size_t *kernel; /* those that are summed */
    size_t count;
    bool serial;
    mpz_t work, period;
};

static bool sum_next(struct sum *const sum, const size_t i)
{
    const struct rat *const period = time_of(sum->run, sum->kernel[i], GPURTA_OPERATION_PERIOD);
    if (!rat_given(period))
        return false;
    work_of(sum->work, sum->run, sum->scale, sum->kernel[i], sum->serial);
    scale_mpz(sum->period, sum->scale, period);
    return true;
}

/* total := sum of work / period, exactly; false: too large a number to wait for. */
static bool sum_exactly(struct sum *const sum, mpq_ptr total, const size_t most_bits)
{
    size_t bits = 0;
    LOCAL_MPQ(share);
    for (size_t i = 0; i < sum->count && bits <= most_bits; i++) {
        if (!sum_next(sum, i))
            continue;
        mpq_set_num(share, sum->work);
        mpq_set_den(share, sum->period);
        mpq_canonicalize(share);
        bits += mpz_sizeinbase(mpq_denref(share), 2);
        mpq_add(total, total, share);
    }
    return bits <= most_bits;
}

/* Is the sum of work / period at most a bound? 1, 0, or -1: undecided */
static int sum_decided(struct sum *const sum, mpz_srcptr bound)
{
    LOCAL_MPQ(total);
    return sum_exactly(sum, total, EXACT_BITS) ? mpq_cmp_z(total, bound) <= 0 : -1;
}

static int sum_at_most(struct sum *const sum, const int64_t most)
{
    LOCAL_MPZ(low, high, bound, scaled);
    for (size_t i = 0; i < sum->count; i++) {
        if (!sum_next(sum, i))
            continue;
        mpz_mul_2exp(sum->work, sum->work, FRACTION);
        mpz_fdiv_q(sum->work, sum->work, sum->period);
        mpz_add(low, low, sum->work);
        mpz_add_ui(high, high, 1);
    }
    mpz_add(high, high, low);
    mpz_set_i64(bound, most);
    mpz_mul_2exp(scaled, bound, FRACTION);
    return mpz_cmp(high, scaled) <= 0 ? 1 : mpz_cmp(low, scaled) > 0 ? 0 : sum_decided(sum, bound);
}

/* The kernels, those of one stream together; *first of each stream. */
static bool by_stream(const struct rta_run *const run, size_t **const kernels, size_t **const first)
{
    const size_t n = run->program->count;
    *kernels = calloc(n, sizeof **kernels);
    *first = calloc(run->lanes + 2, sizeof **first);
    if (!*kernels || !*first) {
        free(*kernels);
        free(*first);
        return false;
    }
    for (size_t i = 0; i < n; i++)
        ++(*first)[run->lane[i] + 2];
    for (size_t l = 2; l < run->lanes + 2; l++)
        (*first)[l] += (*first)[l - 1];
    for (size_t i = 0; i < n; i++)
        (*kernels)[(*first)[run->lane[i] + 1]++] = i;
    return true;
}

static void utilization_text(struct sum *const sum, char *const text, const size_t size)
{
    LOCAL_MPQ(total);
    text[0] = '\0';
    if (sum_exactly(sum, total, TEXT_BITS))
        gmp_snprintf(text, size, "%Qd", total);
    if (strlen(text) + 1 >= size)
        text[0] = '\0';
}

gpurta_status rta_load_of(const struct rta_run *const run, const struct scale *const scale,
                          enum rta_load *const load, size_t *const kernel, char *const utilization,
                          const size_t size)
{
    size_t *kernels, *first;
    if (!by_stream(run, &kernels, &first))
        return GPURTA_NO_MEMORY;
    struct sum sum = {.run = run, .scale = scale, .kernel = kernels, .count = run->program->count};
    mpz_inits(sum.work, sum.period, NULL);
    const int fits = sum_at_most(&sum, run->most);
    *load = fits > 0 ? RTA_LOAD_FITS : fits == 0 ? RTA_LOAD_SLOTS : RTA_LOAD_UNDECIDED;
    if (fits > 0 && run->slots < run->most && sum_at_most(&sum, run->slots) <= 0)
        *load = RTA_LOAD_UNDECIDED;
    utilization[0] = '\0';
    if (fits == 0)
        utilization_text(&sum, utilization, size);
    sum.serial = true;
    for (size_t l = 0; l < run->lanes && *load != RTA_LOAD_SLOTS; l++) {
        sum.kernel = kernels + first[l];
        sum.count = first[l + 1] - first[l];
        const int stream = sum_at_most(&sum, 1);
        if (stream < 0)
            *load = RTA_LOAD_UNDECIDED;
        if (stream != 0)
            continue;
        *load = RTA_LOAD_STREAM;
        *kernel = sum.kernel[0];
        utilization_text(&sum, utilization, size);
        break;
    }
    mpz_clears(sum.work, sum.period, NULL);
    free(kernels);
    free(first);
    return GPURTA_OK;
}

/* ---- any phase ---- */

struct long_kernel {
    mpz_t wcet;
    int64_t blocks;
};

static int longest_first(const void *const a, const void *const b)
{
    return mpz_cmp(((const struct long_kernel *)b)->wcet, ((const struct long_kernel *)a)->wcet);
}

/* total := sum of all jobs' work, one job each, + what may still run of one job before each */
static bool one_job_each(mpz_ptr total, const struct rta_run *const run,
                         const struct scale *const scale)
{
    const size_t n = run->program->count;
    struct long_kernel *const kernel = calloc(n, sizeof *kernel);
    if (!kernel)
        return false;
    LOCAL_MPZ(t);
    mpz_set_ui(total, 0);
    for (size_t i = 0; i < n; i++) {
        mpz_init(kernel[i].wcet);
        scale_mpz(kernel[i].wcet, scale, time_of(run, i, GPURTA_OPERATION_WCET));
        kernel[i].blocks = run->program->operation[i].blocks;
        mpz_set_i64(t, kernel[i].blocks);
        mpz_addmul(total, t, kernel[i].wcet);
    }
    qsort(kernel, n, sizeof *kernel, longest_first);
    int64_t slots = run->slots;
    for (size_t i = 0; i < n && slots > 0; i++) {
        const int64_t blocks = kernel[i].blocks < slots ? kernel[i].blocks : slots;
        mpz_set_i64(t, blocks);
        mpz_addmul(total, t, kernel[i].wcet);
        slots -= blocks;
    }
    for (size_t i = 0; i < n; i++)
        mpz_clear(kernel[i].wcet);
    free(kernel);
    return true;
}

/* R_i <= C_i + (W - C_i) / g_max, W from one_job_each(): see "Any phase" in doc/rta.md. */
gpurta_status rta_any_phase(const struct rta_run *const run, const struct scale *const scale,
                            bool *const fits)
{
    *fits = run->lanes == run->program->count;
    if (!*fits)
        return GPURTA_OK;
    LOCAL_MPZ(total, slots, bound, time);
    const bool good = one_job_each(total, run, scale);
    mpz_set_i64(slots, run->slots);
    for (size_t i = 0; good && *fits && i < run->program->count; i++) {
        const struct operation *const operation = &run->program->operation[i];
        const struct rat *const most[] = {operation_deadline(operation),
                                          &operation->time[GPURTA_OPERATION_PERIOD]};
        scale_mpz(time, scale, &operation->time[GPURTA_OPERATION_WCET]);
        mpz_sub(bound, total, time);
        mpz_addmul(bound, slots, time); /* g_max times the bound */
        for (size_t m = 0; m < 2; m++) {
            if (!rat_given(most[m]))
                continue;
            scale_mpz(time, scale, most[m]);
            mpz_mul(time, time, slots);
            *fits = *fits && mpz_cmp(bound, time) <= 0;
        }
    }
    return good ? GPURTA_OK : GPURTA_NO_MEMORY;
}
