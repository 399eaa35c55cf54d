/* Partitions: no run exceeds a bound, with queues of both kinds; more SMs never make one longer. */
#include "bound_grow.h"
#include "bound_trial.h"
#include "model/chains.h"
#include "model_calls.h"
#include "simulate_values.h"

#include <inttypes.h>

#define MOST_PARTS 3

/* Several SMs, and now and then the rules of newer GPUs. */
static gpurta_platform *parts_device(const size_t parts)
{
    gpurta_platform *p = random_device();
    const bool groups = rnd_chance(20);
    const int64_t sms = (groups ? 2 : 1) * rnd_range((int64_t)parts, 2 * (int64_t)parts);
    assert_ok(gpurta_platform_set(p, GPURTA_PLATFORM_SMS, sms, NULL), NULL);
    assert_ok(gpurta_platform_set(p, GPURTA_PLATFORM_SM_ORDER, rnd_range(0, 3), NULL), NULL);
    if (rnd_chance(20))
        assert_ok(gpurta_platform_set(p, GPURTA_PLATFORM_WARPS_IN_TURN, 1, NULL), NULL);
    if (rnd_chance(20))
        assert_ok(gpurta_platform_set(p, GPURTA_PLATFORM_CONTIGUOUS_SHARED_MEMORY, 1, NULL), NULL);
    if (rnd_chance(20))
        assert_ok(gpurta_platform_set(p, GPURTA_PLATFORM_QUEUE_DELAY, 1, NULL), NULL);
    if (groups) {
        assert_ok(gpurta_platform_set(p, GPURTA_PLATFORM_CARVEOUT_WAITS, 1, NULL), NULL);
        assert_ok(gpurta_platform_set(p, GPURTA_PLATFORM_CARVEOUT_SMS, 2, NULL), NULL);
        assert_ok(gpurta_platform_set(p, GPURTA_PLATFORM_CARVEOUT_SIZES, 0x10115, NULL), NULL);
    }
    return p;
}

/* Sizes that fit, of whole groups; some SMs may be left over. */
static void random_sizes(int64_t *const size, const size_t parts,
                         const gpurta_platform *const platform)
{
    const int64_t unit = gpurta_platform_get(platform, GPURTA_PLATFORM_CARVEOUT_WAITS) ? 2 : 1;
    int64_t left = gpurta_platform_get(platform, GPURTA_PLATFORM_SMS) / unit - (int64_t)parts;
    for (size_t i = 0; i < parts; i++) {
        const int64_t more = rnd_range(0, left);
        size[i] = unit * (1 + more);
        left -= more;
    }
}

/* Every chain is in some partition; with shared queues some streams are in another one. */
static void divide(gpurta_chains *const chains, const int64_t *const size, const size_t parts,
                   const gpurta_queues queues)
{
    gpurta_error error;
    for (size_t i = 0; i < parts; i++)
        assert_ok(gpurta_program_add_partition(chains->program, "p", size[i], NULL, &error),
                  &error);
    assert_ok(gpurta_program_set_queues(chains->program, queues, &error), &error);
    for (size_t c = 0; c < chains->count; c++)
        assert_ok(gpurta_chains_set_partition(chains, c, (size_t)rnd_range(0, (int64_t)parts - 1),
                                              &error),
                  &error);
    for (size_t i = 0; queues == GPURTA_QUEUES_SHARED && i < chains->steps; i++) {
        const char *const stream = gpurta_chains_step_stream(chains, i);
        if (stream && rnd_chance(30))
            assert_ok(gpurta_program_set_stream_partition(chains->program, stream,
                                                          (size_t)rnd_range(0, (int64_t)parts - 1),
                                                          &error),
                      &error);
    }
}

static void no_run_exceeds(const enum bound_kind kind, const gpurta_queues queues,
                           const char *const name)
{
    struct trials all = {.bounded = 0};
    for (size_t n = 0; n < cases(250); n++) {
        const size_t parts = (size_t)rnd_range(1, MOST_PARTS);
        int64_t size[MOST_PARTS];
        struct trial t = {.chains = trial_chains(kind)};
        t.platform = parts_device(parts);
        random_sizes(size, parts, t.platform);
        divide(t.chains, size, parts, queues);
        trials_add(&all, &t, kind, name);
    }
    trials_end(&all, name, "bound: no response of a run in partitions exceeds its bound");
}

static void separate_mixed(void **const state)
{
    (void)state;
    no_run_exceeds(MIXED, GPURTA_QUEUES_SEPARATE, "separate, mixed");
}

static void separate_chains(void **const state)
{
    (void)state;
    no_run_exceeds(CHAINS, GPURTA_QUEUES_SEPARATE, "separate, chains");
}

static void shared_mixed(void **const state)
{
    (void)state;
    no_run_exceeds(MIXED, GPURTA_QUEUES_SHARED, "shared, mixed");
}

static void shared_priorities(void **const state)
{
    (void)state;
    no_run_exceeds(PRIORITIES, GPURTA_QUEUES_SHARED, "shared, priorities");
}

static void shared_chains(void **const state)
{
    (void)state;
    no_run_exceeds(CHAINS, GPURTA_QUEUES_SHARED, "shared, chains");
}

static void shared_sliced(void **const state)
{
    (void)state;
    no_run_exceeds(SLICED, GPURTA_QUEUES_SHARED, "shared, sliced");
}

static void shared_served(void **const state)
{
    (void)state;
    no_run_exceeds(SERVED, GPURTA_QUEUES_SHARED, "shared, served");
}

/* ---- the other simulator: periodic kernels, the library's own placement ---- */

static gpurta_program *random_program(const size_t parts, const int64_t *const size,
                                      const gpurta_queues queues)
{
    gpurta_program *p;
    gpurta_error error;
    mpq_t q;
    mpq_init(q);
    assert_ok(gpurta_program_create(&p, &error), &error);
    for (size_t i = 0; i < parts; i++)
        assert_ok(gpurta_program_add_partition(p, "p", size[i], NULL, &error), &error);
    assert_ok(gpurta_program_set_queues(p, queues, &error), &error);
    const size_t count = (size_t)rnd_range(2, 5);
    for (size_t i = 0; i < count; i++) {
        const struct shape shape = random_shape();
        char name[24];
        snprintf(name, sizeof name, "s%zu", i);
        set_q(q, rnd_range(1, 8), 1);
        assert_ok(gpurta_program_add_kernel(p, NULL, rnd_range(1, 20), q, &error), &error);
        assert_ok(gpurta_program_set_count(p, i, GPURTA_OPERATION_THREADS, shape.threads, &error),
                  &error);
        assert_ok(
            gpurta_program_set_count(p, i, GPURTA_OPERATION_REGISTERS, shape.registers, &error),
            &error);
        assert_ok(gpurta_program_set_count(p, i, GPURTA_OPERATION_SHARED_MEMORY,
                                           shape.shared_memory, &error),
                  &error);
        set_q(q, rnd_range(15, 80), 1);
        assert_ok(gpurta_program_set_time(p, i, GPURTA_OPERATION_PERIOD, q, &error), &error);
        set_q(q, rnd_range(0, 20), 1);
        assert_ok(gpurta_program_set_time(p, i, GPURTA_OPERATION_RELEASE, q, &error), &error);
        assert_ok(gpurta_program_set_stream(p, i, name, &error), &error);
        assert_ok(gpurta_program_set_stream_attribute(p, name, GPURTA_STREAM_PRIORITY,
                                                      rnd_range(-1, 0), &error),
                  &error);
        assert_ok(gpurta_program_set_stream_partition(
                      p, name, (size_t)rnd_range(0, (int64_t)parts - 1), &error),
                  &error);
    }
    mpq_clear(q);
    return p;
}

/* Blocks are where they may be, and responses within bounds. */
static void check_simulation(const gpurta_program *const program,
                             const gpurta_platform *const platform, const gpurta_result *const run,
                             const gpurta_result *const bound, size_t *const bounded)
{
    const int64_t sms = gpurta_platform_get(platform, GPURTA_PLATFORM_SMS);
    uint32_t owner[16] = {0};
    mpq_t a, b;
    mpq_inits(a, b, NULL);
    assert_in_range(sms, 1, 16);
    assert_ok(partitions_place(owner, program, platform, NULL), NULL);
    for (size_t i = 0; i < program->count; i++)
        for (size_t j = 0; j < jobs_of(run, i); j++) {
            int64_t sm;
            for (size_t k = 0; k < job_blocks(run, i, j); k++) {
                assert_true(job_block(run, i, j, k, &sm, NULL, NULL));
                assert_int_equal(owner[sm], gpurta_program_partition(program, i) + 1);
            }
            assert_true(job_time(run, i, j, GPURTA_SIMULATE_JOBS_RESPONSE, a));
            if (!result_time(bound, GPURTA_BOUND_CHAINS_BOUND, i, b))
                continue;
            assert_true(mpq_cmp(a, b) <= 0);
            ++*bounded;
        }
    mpq_clears(a, b, NULL);
}

static void simulated(void **const state)
{
    (void)state;
    size_t bounded = 0;
    gpurta_options *options;
    gpurta_error error;
    assert_ok(gpurta_options_create(&options, NULL), NULL);
    assert_ok(gpurta_options_set(options, GPURTA_OPTION_SIMULATE_JOBS, 6, NULL), NULL);
    assert_ok(gpurta_options_set(options, GPURTA_OPTION_SIMULATE_BLOCKS, 1, NULL), NULL);
    for (size_t n = 0; n < cases(400); n++) {
        const size_t parts = (size_t)rnd_range(1, MOST_PARTS);
        int64_t size[MOST_PARTS];
        gpurta_platform *const platform = parts_device(parts);
        random_sizes(size, parts, platform);
        gpurta_program *const program = random_program(parts, size, (gpurta_queues)rnd_range(0, 1));
        gpurta_chains *chains;
        gpurta_result *run;
        gpurta_result *bound;
        assert_ok(gpurta_chains_from_program(&chains, program, &error), &error);
        assert_ok(gpurta_bound_of(&bound, chains, platform, NULL, &error), &error);
        assert_ok(gpurta_simulate_of(&run, program, platform, options, &error), &error);
        check_simulation(program, platform, run, bound, &bounded);
        gpurta_result_destroy(run);
        gpurta_result_destroy(bound);
        gpurta_chains_destroy(chains);
        gpurta_program_destroy(program);
        gpurta_platform_destroy(platform);
    }
    gpurta_options_destroy(options);
    assert_true(bounded > 0 || cases(400) < 100);
    tried("simulate: blocks stay in their partition, responses within bounds", cases(400));
}

/* ---- what a partition alone is ---- */

static void same_bounds(const gpurta_result *const a, const gpurta_result *const b,
                        const size_t chain, const size_t other)
{
    mpq_t x, y;
    mpq_inits(x, y, NULL);
    const bool given = result_time(a, GPURTA_BOUND_CHAINS_BOUND, chain, x);
    assert_int_equal(given, result_time(b, GPURTA_BOUND_CHAINS_BOUND, other, y));
    assert_true(mpq_equal(x, y));
    mpq_clears(x, y, NULL);
}

/* One partition of the whole GPU, with queues of either kind, is the GPU. */
static void whole_gpu(void **const state)
{
    (void)state;
    gpurta_error error;
    for (size_t n = 0; n < cases(150); n++) {
        const uint64_t seed = rnd_save();
        gpurta_result *bound[3];
        gpurta_chains *chains[3];
        gpurta_platform *const platform = parts_device(2);
        const int64_t sms = gpurta_platform_get(platform, GPURTA_PLATFORM_SMS);
        const enum bound_kind kind = (enum bound_kind)rnd_range(MIXED, CHAINS);
        for (int k = 0; k < 3; k++) {
            rnd_restore(seed);
            chains[k] = random_chains(kind, 10, 120);
        }
        for (int k = 0; k < 3; k++) {
            if (k)
                divide(chains[k], &sms, 1, (gpurta_queues)(k - 1));
            assert_ok(gpurta_bound_of(&bound[k], chains[k], platform, NULL, &error), &error);
        }
        for (size_t c = 0; c < chains[0]->count; c++) {
            same_bounds(bound[0], bound[1], c, c);
            same_bounds(bound[0], bound[2], c, c);
        }
        for (int k = 0; k < 3; k++) {
            gpurta_result_destroy(bound[k]);
            gpurta_chains_destroy(chains[k]);
        }
        gpurta_platform_destroy(platform);
    }
    tried("bound: one partition of all SMs is the GPU", cases(150));
}

/* ---- what makes bounds longer or shorter ---- */

/* Partitions, and a kind of chains that their queues take. */
struct division {
    size_t parts;
    int64_t size[MOST_PARTS];
    gpurta_queues queues;
    enum bound_kind kind;
    gpurta_platform *platform;
};

static struct division random_division(void)
{
    struct division d = {.parts = (size_t)rnd_range(1, MOST_PARTS)};
    d.queues = (gpurta_queues)rnd_range(0, 1);
    d.kind = (enum bound_kind)rnd_range(MIXED, d.queues == GPURTA_QUEUES_SHARED ? SERVED : CHAINS);
    d.platform = parts_device(d.parts);
    random_sizes(d.size, d.parts, d.platform);
    return d;
}

static void bounds_grow(void **const state)
{
    (void)state;
    size_t bounded = 0;
    for (size_t n = 0; n < cases(200); n++) {
        struct division d = random_division();
        gpurta_chains *const chains = random_chains(d.kind, 20, 300);
        divide(chains, d.size, d.parts, d.queues);
        bounded += bounds_grow_of(chains, d.platform);
        gpurta_chains_destroy(chains);
        gpurta_platform_destroy(d.platform);
    }
    assert_true(bounded > 0 || cases(200) < 100);
    tried(GROWS, cases(200));
}

static void more_sms(void **const state)
{
    (void)state;
    gpurta_error error;
    size_t shorter = 0, compared = 0;
    mpq_t a, b;
    mpq_inits(a, b, NULL);
    for (size_t n = 0; n < cases(300); n++) {
        struct division d = random_division();
        assert_ok(gpurta_platform_set(d.platform, GPURTA_PLATFORM_SMS, 64, NULL), NULL);
        gpurta_chains *const chains = random_chains(d.kind, 5, d.kind >= SLICED ? 300 : 80);
        gpurta_result *before, *after;
        divide(chains, d.size, d.parts, d.queues);
        assert_ok(gpurta_bound_of(&before, chains, d.platform, NULL, &error), &error);
        const size_t grown = (size_t)rnd_range(0, (int64_t)d.parts - 1);
        assert_ok(gpurta_program_set_partition_sms(
                      chains->program, grown, d.size[grown] + 2 * rnd_range(1, 3), NULL, &error),
                  &error);
        assert_ok(gpurta_bound_of(&after, chains, d.platform, NULL, &error), &error);
        for (size_t c = 0; c < chains->count; c++) {
            if (!result_time(before, GPURTA_BOUND_CHAINS_BOUND, c, a))
                continue;
            assert_true(result_time(after, GPURTA_BOUND_CHAINS_BOUND, c, b));
            assert_true(mpq_cmp(b, a) <= 0);
            shorter += mpq_cmp(b, a) < 0;
            compared++;
        }
        gpurta_result_destroy(before);
        gpurta_result_destroy(after);
        gpurta_chains_destroy(chains);
        gpurta_platform_destroy(d.platform);
    }
    mpq_clears(a, b, NULL);
    print_message("%zu of %zu bounds are shorter with more SMs\n", shorter, compared);
    tried("bound: more SMs of a partition make no bound longer", cases(300));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(separate_mixed), cmocka_unit_test(separate_chains),
        cmocka_unit_test(shared_mixed),   cmocka_unit_test(shared_priorities),
        cmocka_unit_test(shared_chains),  cmocka_unit_test(shared_sliced),
        cmocka_unit_test(shared_served),  cmocka_unit_test(simulated),
        cmocka_unit_test(whole_gpu),      cmocka_unit_test(bounds_grow),
        cmocka_unit_test(more_sms)};
    return cmocka_run_group_tests_name("bound partitions", tests, NULL, NULL);
}
