/* The rules of newer GPUs in the search's simulator: it agrees with gpurta_simulate_of(), and no
 * response of a run exceeds its bound. Rounded timeslices. The refusal of rule U2. */
#include "base/values.h"
#include "bound_trial.h"
#include "model/chains.h"
#include "model_calls.h"
#include "simulate_values.h"

#include "gpu/device.h"

static void set_field(gpurta_platform *const p, const gpurta_platform_field field,
                      const int64_t value)
{
    assert_ok(gpurta_platform_set(p, field, value, NULL), NULL);
}

/* A device on which each of the rules U1 to U8 holds by chance. */
static gpurta_platform *random_newer(void)
{
    static const gpurta_platform_field rules[] = {
        GPURTA_PLATFORM_QUEUE_DELAY,        GPURTA_PLATFORM_RESIDENT_GRID_LIMIT,
        GPURTA_PLATFORM_WARPS_IN_TURN,      GPURTA_PLATFORM_CONTIGUOUS_SHARED_MEMORY,
        GPURTA_PLATFORM_LOCAL_MEMORY_WAITS, GPURTA_PLATFORM_BLOCK_PAIRS,
        GPURTA_PLATFORM_FREED_FIRST,
    };
    gpurta_platform *const p = random_device();
    for (size_t i = 0; i < sizeof rules / sizeof rules[0]; i++)
        set_field(p, rules[i], rnd_chance(60));
    set_field(p, GPURTA_PLATFORM_RESIDENT_GRIDS, 32);
    set_field(p, GPURTA_PLATFORM_SM_ORDER, rnd_range(1, 2));
    if (rnd_chance(50)) {
        set_field(p, GPURTA_PLATFORM_CARVEOUT_WAITS, 1);
        set_field(p, GPURTA_PLATFORM_CARVEOUT_SMS, rnd_range(1, 2));
        set_field(p, GPURTA_PLATFORM_CARVEOUT_SIZES, 0x10115);
    }
    return p;
}

/* Some kernels ask for a carve-out. */
static void ask_for_carveouts(gpurta_chains *const chains)
{
    for (size_t i = 0; i < chains->steps; i++)
        if (chains->step[i].kind == GPURTA_STEP_KERNEL && rnd_chance(30))
            assert_ok(gpurta_chains_set_step_count(chains, i, GPURTA_OPERATION_CARVEOUT_PERCENT,
                                                   rnd_range(1, 100), NULL),
                      NULL);
}

static void no_run_exceeds(const enum bound_kind kind, const char *const name)
{
    size_t bounded = 0;
    for (size_t n = 0; n < cases(200); n++) {
        struct trial t = {.bounded = 0};
        t.chains = random_chains(kind, kind >= SLICED ? 40 : 15, kind >= SLICED ? 500 : 150);
        ask_for_carveouts(t.chains);
        t.platform = random_newer();
        trial_init(&t, kind);
        trial_runs(&t, name);
        bounded += t.bounded;
        trial_clear(&t);
    }
    assert_true(bounded > 0 || cases(200) < 100);
    tried("bound: no response of a run exceeds its bound, rules U1 to U8", cases(200) * TRIAL_RUNS);
}

static void mixed(void **const state)
{
    (void)state;
    no_run_exceeds(MIXED, "mixed");
}

static void priorities(void **const state)
{
    (void)state;
    no_run_exceeds(PRIORITIES, "priorities");
}

static void chains(void **const state)
{
    (void)state;
    no_run_exceeds(CHAINS, "chains");
}

static void sliced(void **const state)
{
    (void)state;
    no_run_exceeds(SLICED, "sliced");
}

static void served(void **const state)
{
    (void)state;
    no_run_exceeds(SERVED, "served");
}

/* ---- carve-outs that the driver chooses ---- */

/* Each kernel its own size; one in ten says its carve-out. */
static void resize_kernels(gpurta_chains *const chains)
{
    for (size_t i = 0; i < chains->steps; i++) {
        const int64_t count[][2] = {
            {GPURTA_OPERATION_THREADS, 32 * rnd_range(1, 32)},
            {GPURTA_OPERATION_REGISTERS, rnd_chance(50) ? rnd_range(16, 64) : 0},
            {GPURTA_OPERATION_SHARED_MEMORY, rnd_chance(70) ? 1024 * rnd_range(0, 48) : 0},
            {GPURTA_OPERATION_CARVEOUT_PERCENT, rnd_chance(10) ? rnd_range(0, 100) : -1}};
        for (size_t k = 0; chains->step[i].kind == GPURTA_STEP_KERNEL && rnd_chance(90) && k < 4;
             k++)
            assert_ok(gpurta_chains_set_step_count(chains, i, (gpurta_operation_count)count[k][0],
                                                   count[k][1], NULL),
                      NULL);
    }
}

/* GPUs as they are but for fewer SMs, kernels as they come. */
static void computed_carveouts(void **const state)
{
    (void)state;
    static const char *const name[] = {"cc-7.0", "cc-8.0", "cc-8.6", "cc-8.7"};
    size_t bounded = 0;
    for (size_t n = 0; n < cases(200); n++) {
        struct trial t = {.bounded = 0};
        const enum bound_kind kind = (enum bound_kind)rnd_range(MIXED, BOUND_KINDS - 1);
        t.chains = random_chains(kind, kind >= SLICED ? 60 : 20, kind >= SLICED ? 900 : 300);
        resize_kernels(t.chains);
        assert_ok(gpurta_platform_create(&t.platform, name[rnd_range(0, 3)], NULL), NULL);
        set_field(t.platform, GPURTA_PLATFORM_SMS, rnd_range(1, 4));
        set_field(t.platform, GPURTA_PLATFORM_COPY_ENGINES, 2);
        trial_init(&t, kind);
        trial_runs(&t, "computed carve-outs");
        bounded += t.bounded;
        trial_clear(&t);
    }
    assert_true(bounded > 0 || cases(200) < 100);
    tried("bound: no response of a run exceeds its bound, carve-outs that the driver chooses",
          cases(200) * TRIAL_RUNS);
}

/* Whatever carve-outs the driver chooses, no run exceeds a bound for which they are unknown. */
static void unknown_carveouts(void **const state)
{
    (void)state;
    static const char *const name[] = {"cc-7.0", "cc-8.0", "cc-8.6", "cc-8.7"};
    size_t bounded = 0;
    for (size_t n = 0; n < cases(200); n++) {
        struct trial t = {.bounded = 0};
        const enum bound_kind kind = (enum bound_kind)rnd_range(MIXED, BOUND_KINDS - 1);
        const uint64_t seed = rnd_save();
        gpurta_chains *both[2];
        for (int k = 0; k < 2; k++) {
            rnd_restore(seed);
            both[k] = random_chains(kind, kind >= SLICED ? 60 : 20, kind >= SLICED ? 900 : 300);
            resize_kernels(both[k]);
        }
        for (size_t i = 0; i < both[0]->steps; i++)
            for (int k = 0; k < 2 && both[0]->step[i].kind == GPURTA_STEP_KERNEL; k++)
                assert_ok(gpurta_chains_set_step_count(both[k], i,
                                                       GPURTA_OPERATION_CARVEOUT_PERCENT,
                                                       k ? 101 : rnd_range(0, 100), NULL),
                          NULL);
        t.chains = both[0];
        assert_ok(gpurta_platform_create(&t.platform, name[rnd_range(0, 3)], NULL), NULL);
        set_field(t.platform, GPURTA_PLATFORM_SMS, rnd_range(1, 4));
        set_field(t.platform, GPURTA_PLATFORM_COPY_ENGINES, 2);
        trial_init(&t, kind);
        gpurta_result_destroy(t.bound);
        assert_ok(gpurta_bound_of(&t.bound, both[1], t.platform, t.options, NULL), NULL);
        trial_runs(&t, "unknown carve-outs");
        bounded += t.bounded;
        trial_clear(&t);
        gpurta_chains_destroy(both[1]);
    }
    assert_true(bounded > 0 || cases(200) < 100);
    tried("bound: no response of a run exceeds its bound, unknown carve-outs",
          cases(200) * TRIAL_RUNS);
}

/* ---- the two simulators ---- */

struct twins {
    gpurta_chains *chains;
    gpurta_program *program;
    struct search_release release[6];
};

/* A kernel, once as a step and once as an operation that is launched with its chain. */
static void add_kernel(struct twins *const t, const size_t chain, const int64_t priority,
                       const int64_t release, mpq_ptr q)
{
    const struct shape shape = random_shape();
    const int64_t counts[][2] = {
        {GPURTA_OPERATION_THREADS, shape.threads},
        {GPURTA_OPERATION_REGISTERS, shape.registers},
        {GPURTA_OPERATION_SHARED_MEMORY, shape.shared_memory},
        {GPURTA_OPERATION_CARVEOUT_PERCENT, rnd_chance(30) ? rnd_range(0, 100) : -1}};
    const size_t i = t->program->count;
    const int64_t blocks = rnd_range(1, 20);
    char stream[24];
    snprintf(stream, sizeof stream, "s%zu", chain);
    set_q(q, rnd_range(1, 1000000000), 1);
    assert_ok(gpurta_chains_add_step(t->chains, chain, GPURTA_STEP_KERNEL, NULL, blocks, q, NULL),
              NULL);
    assert_ok(gpurta_program_add_kernel(t->program, NULL, blocks, q, NULL), NULL);
    set_q(q, release, 1);
    assert_ok(gpurta_program_set_time(t->program, i, GPURTA_OPERATION_RELEASE, q, NULL), NULL);
    for (size_t k = 0; k < sizeof counts / sizeof counts[0]; k++) {
        const gpurta_operation_count which = (gpurta_operation_count)counts[k][0];
        assert_ok(gpurta_chains_set_step_count(t->chains, i, which, counts[k][1], NULL), NULL);
        assert_ok(gpurta_program_set_count(t->program, i, which, counts[k][1], NULL), NULL);
    }
    assert_ok(gpurta_program_set_stream(t->chains->program, i, stream, NULL), NULL);
    assert_ok(gpurta_program_set_stream_attribute(t->chains->program, stream,
                                                  GPURTA_STREAM_PRIORITY, priority, NULL),
              NULL);
    assert_ok(gpurta_program_set_stream(t->program, i, stream, NULL), NULL);
    assert_ok(gpurta_program_set_stream_attribute(t->program, stream, GPURTA_STREAM_PRIORITY,
                                                  priority, NULL),
              NULL);
}

/* Chains of kernels in streams of their own, released one after the other. */
static size_t make_twins(struct twins *const t)
{
    const size_t count = (size_t)rnd_range(1, 6);
    int64_t now = 0;
    mpq_t q;
    mpq_init(q);
    assert_ok(gpurta_chains_create(&t->chains, NULL), NULL);
    assert_ok(gpurta_program_create(&t->program, NULL), NULL);
    for (size_t c = 0; c < count; c++) {
        const int64_t priority = -rnd_range(0, 2);
        set_q(q, 1000000000000, 1);
        assert_ok(gpurta_chains_add(t->chains, NULL, q, NULL), NULL);
        now += rnd_range(1, 500000000);
        t->release[c] = (struct search_release){now, now, c};
        for (int64_t k = rnd_range(1, 3); k > 0; k--)
            add_kernel(t, c, priority, now, q);
    }
    mpq_clear(q);
    return count;
}

static void check_twins(const struct twins *const t, const gpurta_platform *const platform,
                        const struct trial *const trial)
{
    gpurta_result *simulation;
    gpurta_error error;
    mpq_t q;
    mpq_init(q);
    assert_ok(gpurta_simulate_of(&simulation, t->program, platform, NULL, &error), &error);
    for (size_t i = 0; i < t->program->count; i++) {
        job_time(simulation, i, 0, GPURTA_SIMULATE_JOBS_RESPONSE, q);
        int64_t response = -1;
        assert_true(mpz_cmp_ui(mpq_denref(q), 1) == 0 && mpz_get_i64(&response, mpq_numref(q)));
        assert_int_equal(response, trial->run.finish[i]);
    }
    mpq_clear(q);
    gpurta_result_destroy(simulation);
}

/* How many steps complete at other times on a device without U3, U4, U5 and U8. */
static size_t others_without_rules(struct trial *const t,
                                   const struct search_release *const release,
                                   struct search_choice choice)
{
    struct search_times plain = t->times;
    int64_t *const with = calloc(t->system.steps, sizeof *with);
    size_t differ = 0;
    memcpy(with, t->run.finish, t->system.steps * sizeof *with);
    plain.device.limits.warps_in_turn = plain.device.limits.contiguous = false;
    plain.device.limits.freed_first = false;
    plain.device.limits.carveout_sms = 0;
    assert_true(search_simulate(&t->run, &t->system, &plain, release, t->releases, &choice));
    for (size_t i = 0; i < t->system.steps; i++)
        differ += t->run.finish[i] != with[i];
    free(with);
    return differ;
}

/* Every kernel completes when gpurta_simulate_of() says, by the same rules; and the rules matter.
 */
static void as_simulated(void **const state)
{
    (void)state;
    size_t differ = 0;
    for (size_t n = 0; n < cases(300); n++) {
        struct twins twins;
        struct trial t = {.bounded = 0};
        t.releases = make_twins(&twins);
        t.chains = twins.chains;
        t.platform = random_newer();
        trial_init(&t, MIXED);
        const struct search_choice choice = {.random = rnd(), .most_events = 100000};
        struct search_choice own = choice;
        assert_true(search_simulate(&t.run, &t.system, &t.times, twins.release, t.releases, &own));
        check_twins(&twins, t.platform, &t);
        differ += others_without_rules(&t, twins.release, choice);
        gpurta_program_destroy(twins.program);
        trial_clear(&t);
    }
    assert_true(differ > 0 || cases(300) < 100);
    tried("bound: the search's runs are those of gpurta_simulate_of()", cases(300));
}

/* ---- rounded timeslices ---- */

/* How much less than its timeslice a channel may get, in ticks. */
static int64_t rounding(const struct trial *const t, const int64_t slice)
{
    mpq_t q;
    mpz_t whole;
    if (!slice) /* the only context */
        return 0;
    mpq_init(q);
    mpz_init(whole);
    ticks_give_mpq_i64(q, &t->ticks, &slice);
    mpq_div(q, q, t->step);
    mpz_fdiv_q(whole, mpq_numref(q), mpq_denref(q));
    mpz_mul_si(whole, whole, (long)slice); /* slice * floor(q) / q */
    mpz_mul(whole, whole, mpq_denref(q));
    mpz_cdiv_q(whole, whole, mpq_numref(q));
    const int64_t least = mpz_get_si(whole);
    mpz_clear(whole);
    mpq_clear(q);
    return slice - least;
}

/* Every channel gets its timeslice, or less, down to a multiple of the step. */
static void rounded_timeslices(void **const state)
{
    (void)state;
    size_t bounded = 0;
    mpq_t step;
    mpq_init(step);
    for (size_t n = 0; n < cases(200); n++) {
        struct trial t = {.bounded = 0};
        t.chains = random_chains(SLICED, 40, 500);
        t.platform = random_device();
        set_q(step, rnd_range(1, 9), 9);
        t.step = step;
        trial_init(&t, SLICED);
        for (size_t p = 0; p < t.system.spaces; p++)
            t.times.slice[p] -= rnd_chance(70) ? rounding(&t, t.times.slice[p])
                                               : rnd_range(0, rounding(&t, t.times.slice[p]));
        trial_runs(&t, "rounded timeslices");
        bounded += t.bounded;
        trial_clear(&t);
    }
    mpq_clear(step);
    assert_true(bounded > 0 || cases(200) < 100);
    tried("bound: no response exceeds its bound, rounded timeslices", cases(200) * TRIAL_RUNS);
}

/* Two contexts with timeslices of 1 and 3/2 and a step of 1: the second one gets 1 at least. */
static void a_rounded_timeslice(void **const state)
{
    (void)state;
    mpq_t q, exact, rounded;
    gpurta_chains *chains;
    gpurta_platform *platform;
    gpurta_options *options;
    gpurta_result *bound;
    gpurta_error error;
    mpq_inits(q, exact, rounded, NULL);
    assert_ok(gpurta_chains_create(&chains, NULL), NULL);
    assert_ok(gpurta_platform_create_slots(&platform, 1, NULL), NULL);
    assert_ok(gpurta_options_create(&options, NULL), NULL);
    for (size_t p = 0; p < 2; p++) {
        assert_ok(gpurta_chains_add_context(chains, NULL, NULL), NULL);
        set_q(q, 2 + (int64_t)p, 2);
        assert_ok(gpurta_chains_set_context_time(chains, p, GPURTA_CONTEXT_TIMESLICE, q, NULL),
                  NULL);
        assert_ok(gpurta_chains_set_context_level(chains, p, GPURTA_LEVEL_LOW, p == 0, NULL), NULL);
    }
    set_q(q, 100, 1);
    assert_ok(gpurta_chains_add(chains, NULL, q, NULL), NULL);
    assert_ok(gpurta_chains_set_context(chains, 0, 1, NULL), NULL);
    set_q(q, 3, 1);
    assert_ok(gpurta_chains_add_step(chains, 0, GPURTA_STEP_KERNEL, NULL, 1, q, NULL), NULL);
    assert_ok(gpurta_bound_of(&bound, chains, platform, options, &error), &error);
    (void)result_time(bound, GPURTA_BOUND_CHAINS_BOUND, 0, exact);
    gpurta_result_destroy(bound);
    set_q(q, 1, 1);
    assert_ok(gpurta_options_set_time(options, GPURTA_OPTION_RUNLIST_TIMESLICE_STEP, q, NULL),
              NULL);
    assert_ok(gpurta_bound_of(&bound, chains, platform, options, &error), &error);
    (void)result_time(bound, GPURTA_BOUND_CHAINS_BOUND, 0, rounded);
    gpurta_result_destroy(bound);
    assert_int_equal(mpq_cmp_si(exact, 5, 1), 0);   /* 3/2 and 3/2, a gap of 1 before each */
    assert_int_equal(mpq_cmp_si(rounded, 6, 1), 0); /* 1, 1 and 1 */
    gpurta_options_destroy(options);
    gpurta_platform_destroy(platform);
    gpurta_chains_destroy(chains);
    mpq_clears(q, exact, rounded, NULL);
}

/* ---- U1 ---- */

/* A chain of two kernels of 1 in a context with timeslice 4, beside a saturated one with 5: with U1
 * the turn is lost between them. */
static void a_turn_is_lost(void **const state)
{
    (void)state;
    mpq_t q;
    gpurta_options *options;
    gpurta_error error;
    mpq_init(q);
    assert_ok(gpurta_options_create(&options, NULL), NULL);
    assert_ok(gpurta_options_set(options, GPURTA_OPTION_BOUND_SEARCH, 200, NULL), NULL);
    for (int64_t delay = 0; delay < 2; delay++) {
        gpurta_platform *const platform = random_device();
        gpurta_chains *chains;
        gpurta_result *bound;
        set_field(platform, GPURTA_PLATFORM_QUEUE_DELAY, delay);
        assert_ok(gpurta_chains_create(&chains, NULL), NULL);
        for (size_t p = 0; p < 2; p++) {
            assert_ok(gpurta_chains_add_context(chains, NULL, NULL), NULL);
            set_q(q, 4 + (int64_t)p, 1);
            assert_ok(gpurta_chains_set_context_time(chains, p, GPURTA_CONTEXT_TIMESLICE, q, NULL),
                      NULL);
            assert_ok(gpurta_chains_set_context_level(chains, p, GPURTA_LEVEL_LOW, p == 1, NULL),
                      NULL);
        }
        set_q(q, 100, 1);
        assert_ok(gpurta_chains_add(chains, NULL, q, NULL), NULL);
        assert_ok(gpurta_chains_set_context(chains, 0, 0, NULL), NULL);
        set_q(q, 1, 1);
        for (size_t k = 0; k < 2; k++) {
            assert_ok(gpurta_chains_add_step(chains, 0, GPURTA_STEP_KERNEL, NULL, 1, q, NULL),
                      NULL);
            assert_ok(gpurta_chains_set_step_count(chains, k, GPURTA_OPERATION_THREADS, 32, NULL),
                      NULL);
        }
        assert_ok(gpurta_bound_of(&bound, chains, platform, options, &error), &error);
        (void)result_time(bound, GPURTA_BOUND_CHAINS_BOUND, 0, q);
        assert_int_equal(mpq_cmp_si(q, delay ? 12 : 7, 1), 0);
        (void)result_time(bound, GPURTA_BOUND_CHAINS_OBSERVED, 0, q);
        assert_int_equal(mpq_cmp_si(q, delay ? 12 : 7, 1), 0);
        gpurta_result_destroy(bound);
        gpurta_chains_destroy(chains);
        gpurta_platform_destroy(platform);
    }
    gpurta_options_destroy(options);
    mpq_clear(q);
}

/* ---- U2 ---- */

/* As many chains as the platform allows grids; one more is refused, a longer chain is not. */
static void more_grids_than_allowed(void **const state)
{
    (void)state;
    mpq_t q;
    gpurta_chains *chains;
    gpurta_platform *const platform = random_device();
    gpurta_result *bound = NULL;
    gpurta_error error;
    mpq_init(q);
    set_field(platform, GPURTA_PLATFORM_RESIDENT_GRIDS, 3);
    set_field(platform, GPURTA_PLATFORM_RESIDENT_GRID_LIMIT, 1);
    assert_ok(gpurta_chains_create(&chains, NULL), NULL);
    for (size_t c = 0; c < 4; c++) {
        set_q(q, 1000, 1);
        assert_ok(gpurta_chains_add(chains, NULL, q, NULL), NULL);
        set_q(q, 1, 1);
        for (size_t k = 0; k < 2; k++) {
            const size_t step = chains->steps;
            assert_ok(gpurta_chains_add_step(chains, c, GPURTA_STEP_KERNEL, NULL, 1, q, NULL),
                      NULL);
            assert_ok(
                gpurta_chains_set_step_count(chains, step, GPURTA_OPERATION_THREADS, 32, NULL),
                NULL);
        }
        if (c < 3) {
            assert_ok(gpurta_bound_of(&bound, chains, platform, NULL, &error), &error);
            gpurta_result_destroy(bound);
        }
    }
    bound = NULL;
    assert_int_equal(gpurta_bound_of(&bound, chains, platform, NULL, &error),
                     GPURTA_NOT_APPLICABLE);
    assert_null(bound);
    assert_string_equal(error.message, "4 grids may be resident at once: the platform allows 3 "
                                       "(rule U2), and no bound covers the wait of the next");
    set_field(platform, GPURTA_PLATFORM_RESIDENT_GRID_LIMIT, 0);
    assert_ok(gpurta_bound_of(&bound, chains, platform, NULL, &error), &error);
    gpurta_result_destroy(bound);
    gpurta_platform_destroy(platform);
    gpurta_chains_destroy(chains);
    mpq_clear(q);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(computed_carveouts),
        cmocka_unit_test(unknown_carveouts),
        cmocka_unit_test(mixed),
        cmocka_unit_test(priorities),
        cmocka_unit_test(chains),
        cmocka_unit_test(sliced),
        cmocka_unit_test(served),
        cmocka_unit_test(as_simulated),
        cmocka_unit_test(rounded_timeslices),
        cmocka_unit_test(a_rounded_timeslice),
        cmocka_unit_test(a_turn_is_lost),
        cmocka_unit_test(more_grids_than_allowed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
