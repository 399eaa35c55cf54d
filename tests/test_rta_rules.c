/* gpurta/rta.h against gpurta/simulate.h under the default rules of every built-in platform:
 * kernels of one footprint, on own and shared streams, with and without periods. Where the slots
 * are exact both give the same completions; where they are a bound, the simulator is never later.
 */
#include "model/program.h"
#include "model_calls.h"
#include "simulate_values.h"
#include "support.h"

#include "model/occupancy.h"

#include <gpurta/gpurta.h>

#define KERNELS 5
#define UNTIL "60"

struct kernel {
    int64_t blocks, wcet, release, period, deadline; /* 0: none */
    const char *stream;                              /* NULL: its own */
};

struct launch_counts {
    int64_t threads, registers, shared_memory, carveout;
};

struct set {
    size_t count;
    struct launch_counts launch;
    struct kernel kernel[KERNELS];
};

static gpurta_program *program_of(const struct set *const s)
{
    gpurta_program *program;
    mpq_t t;
    mpq_init(t);
    assert_ok(gpurta_program_create(&program, NULL), NULL);
    for (size_t i = 0; i < s->count; i++) {
        const struct kernel *const k = &s->kernel[i];
        const int64_t times[][2] = {{GPURTA_OPERATION_RELEASE, k->release},
                                    {GPURTA_OPERATION_PERIOD, k->period},
                                    {GPURTA_OPERATION_DEADLINE, k->deadline}};
        const int64_t counts[][2] = {{GPURTA_OPERATION_THREADS, s->launch.threads},
                                     {GPURTA_OPERATION_REGISTERS, s->launch.registers},
                                     {GPURTA_OPERATION_SHARED_MEMORY, s->launch.shared_memory},
                                     {GPURTA_OPERATION_CARVEOUT_PERCENT, s->launch.carveout}};
        mpq_set_si(t, (long)k->wcet, 1);
        assert_ok(gpurta_program_add_kernel(program, NULL, k->blocks, t, NULL), NULL);
        for (size_t c = 0; c < 3; c++) {
            mpq_set_si(t, (long)times[c][1], 1);
            if (times[c][1])
                assert_ok(gpurta_program_set_time(program, i, (gpurta_operation_time)times[c][0], t,
                                                  NULL),
                          NULL);
        }
        for (size_t c = 0; c < 4; c++)
            assert_ok(gpurta_program_set_count(program, i, (gpurta_operation_count)counts[c][0],
                                               counts[c][1], NULL),
                      NULL);
        if (k->stream)
            assert_ok(gpurta_program_set_stream(program, i, k->stream, NULL), NULL);
    }
    mpq_clear(t);
    return program;
}

static size_t builtins(void)
{
    size_t n = 0;
    while (gpurta_platform_builtin(n))
        n++;
    return n;
}

/* A built-in platform with its rules, of few SMs. */
static gpurta_platform *draw_platform(void)
{
    gpurta_platform *platform;
    const char *const name = gpurta_platform_builtin((size_t)rnd_range(0, (int64_t)builtins() - 1));
    assert_ok(gpurta_platform_create(&platform, name, NULL), NULL);
    assert_ok(gpurta_platform_set(platform, GPURTA_PLATFORM_SMS, rnd_range(1, 3), NULL), NULL);
    return platform;
}

/* Often those of which rule U3 keeps some out: a warp less than whole turns. */
static struct launch_counts draw_launch(void)
{
    static const int64_t warps[] = {1, 2, 3, 3, 3, 4, 5, 6, 7, 7, 7, 8, 11, 11, 15, 16, 19, 32};
    return (struct launch_counts){.threads = 32 * warps[rnd_range(0, 17)] - rnd_range(0, 31),
                                  .registers = rnd_chance(50) ? 0 : rnd_range(1, 128),
                                  .shared_memory = rnd_chance(70) ? 0 : rnd_range(0, 20000),
                                  .carveout = rnd_chance(80)   ? -1
                                              : rnd_chance(40) ? 0
                                                               : rnd_range(0, 100)};
}

static struct set draw(const int64_t slots)
{
    static const char *const streams[] = {"a", "b"};
    static const int64_t periods[] = {6, 8, 12, 24};
    struct set s = {.count = (size_t)rnd_range(1, KERNELS)};
    const bool shared = rnd_chance(50), periodic = rnd_chance(40);
    for (size_t i = 0; i < s.count; i++) {
        struct kernel *const k = &s.kernel[i];
        const int64_t most = rnd_chance(30) ? 2 * slots : slots;
        k->blocks = rnd_range(1, rnd_chance(60) ? most : 1 + most / 4);
        k->wcet = rnd_range(1, 5);
        k->release = rnd_chance(50) ? 0 : rnd_range(0, 8);
        k->period = periodic && rnd_chance(70) ? periods[rnd_range(0, 3)] : 0;
        k->deadline = rnd_chance(50) ? rnd_range(k->wcet, 30) : 0;
        k->stream = shared && rnd_chance(60) ? streams[rnd_range(0, 1)] : NULL;
    }
    return s;
}

static struct set smaller(const struct set *const s)
{
    struct set less = *s;
    for (size_t i = 0; i < s->count; i++) {
        less.kernel[i].blocks = rnd_range(1, s->kernel[i].blocks);
        less.kernel[i].wcet = rnd_range(1, s->kernel[i].wcet);
        less.kernel[i].deadline = s->kernel[i].deadline; /* else the period */
    }
    return less;
}

/* All jobs that are released before UNTIL: completions until then are those of all jobs for ever.
 */
static gpurta_result *simulate(const gpurta_program *const program,
                               const gpurta_platform *const platform)
{
    gpurta_result *simulation;
    gpurta_options *options;
    gpurta_error error;
    mpq_t until;
    time_init(until, UNTIL);
    assert_ok(gpurta_options_create(&options, NULL), NULL);
    assert_ok(gpurta_options_set_time(options, GPURTA_OPTION_SIMULATE_UNTIL, until, &error),
              &error);
    assert_ok(gpurta_simulate_of(&simulation, program, platform, options, &error), &error);
    mpq_clear(until);
    gpurta_options_destroy(options);
    return simulation;
}

/* Of every job that was simulated: no later than rta says, and, `equal`, as it says. */
static void compare(const gpurta_result *const rta, const gpurta_result *const simulation,
                    const bool equal)
{
    mpq_t bound, observed, until;
    mpq_inits(bound, observed, NULL);
    time_init(until, UNTIL);
    for (size_t i = 0; i < gpurta_rows(rta, GPURTA_RTA_KERNELS); i++) {
        const int64_t worst = result_count(rta, GPURTA_RTA_KERNELS_WORST_JOB, i) - 1;
        const size_t jobs = jobs_of(simulation, i);
        for (size_t j = 0; j < jobs; j++) {
            assert_true(job_time(simulation, i, j, GPURTA_SIMULATE_JOBS_COMPLETION, observed));
            if (mpq_cmp(observed, until) > 0)
                break;
            if (j == 0 && result_time(rta, GPURTA_RTA_KERNELS_COMPLETION, i, bound)) {
                assert_true(mpq_cmp(observed, bound) <= 0);
                assert_true(!equal || mpq_equal(observed, bound));
            }
            assert_true(job_time(simulation, i, j, GPURTA_SIMULATE_JOBS_RESPONSE, observed));
            if (result_count(rta, GPURTA_RTA_EXHAUSTIVE, 0) &&
                result_time(rta, GPURTA_RTA_KERNELS_WORST_RESPONSE, i, bound)) {
                assert_true(mpq_cmp(observed, bound) <= 0);
                assert_true(!equal || (size_t)worst != j || mpq_equal(observed, bound));
            }
            if (result_verdict(rta, GPURTA_RTA_KERNELS_MEETS_DEADLINE, i) == GPURTA_SCHEDULABLE)
                assert_int_equal(job_verdict(simulation, i, j), GPURTA_SCHEDULABLE);
            if (equal && (size_t)worst == j)
                assert_true(job_verdict(simulation, i, j) != GPURTA_UNSCHEDULABLE ||
                            result_verdict(rta, GPURTA_RTA_KERNELS_MEETS_DEADLINE, i) ==
                                GPURTA_UNSCHEDULABLE);
        }
    }
    mpq_clears(bound, observed, until, NULL);
}

struct tally {
    size_t programs, bounds, silent;
};

static void one_program(struct tally *const tally)
{
    gpurta_platform *const platform = draw_platform();
    struct set set = {.launch = draw_launch()};
    struct occupancy occupancy;
    struct sm_limits limits;
    gpurta_options *options;
    gpurta_error error;
    gpurta_result *rta;
    gpurta_program *program = program_of(
        &(struct set){.count = 1, .launch = set.launch, .kernel = {{.blocks = 1, .wcet = 1}}});
    struct slots slots;
    const bool runs = slots_of_program(&slots, platform, program, NULL) == GPURTA_OK;
    assert_ok(sm_limits_of(&limits, platform, &error), &error);
    assert_ok(
        occupancy_of(&occupancy, &limits, &program->launch[program->operation[0].launch], &error),
        &error);
    gpurta_program_destroy(program);
    if (runs) {
        assert_int_equal(slots.most,
                         occupancy.blocks * gpurta_platform_get(platform, GPURTA_PLATFORM_SMS));
        const struct launch_counts launch = set.launch;
        set = draw(slots.most);
        set.launch = launch;
        program = program_of(&set);
        assert_ok(gpurta_options_create(&options, NULL), NULL);
        assert_ok(gpurta_options_set(options, GPURTA_OPTION_RTA_LIMIT, 2000, NULL), NULL);
        assert_ok(gpurta_rta_of(&rta, program, platform, options, &error), &error);
        const bool exact = result_count(rta, GPURTA_RTA_SLOTS_EXACT, 0);
        assert_int_equal(exact, occupancy.certain == occupancy.blocks);
        gpurta_result *simulation = simulate(program, platform);
        compare(rta, simulation, exact);
        gpurta_result_destroy(simulation);
        if (result_count(rta, GPURTA_RTA_SUSTAINABLE, 0) && rnd_chance(50)) {
            const struct set less = smaller(&set);
            gpurta_program *const other = program_of(&less);
            simulation = simulate(other, platform);
            compare(rta, simulation, false);
            gpurta_result_destroy(simulation);
            gpurta_program_destroy(other);
        }
        tally->programs++;
        tally->bounds += !exact;
        tally->silent += result_count(rta, GPURTA_RTA_KERNELS_WORST_JOB, 0) - 1 < 0;
        gpurta_result_destroy(rta);
        gpurta_options_destroy(options);
        gpurta_program_destroy(program);
    }
    gpurta_platform_destroy(platform);
}

static void test_never_later(void **const state)
{
    struct tally tally = {0};
    (void)state;
    for (size_t n = cases(4000); tally.programs < n;)
        one_program(&tally);
    printf("%zu programs, %zu of them bounds, %zu without times: 0 later\n", tally.programs,
           tally.bounds, tally.silent);
    assert_true(tally.bounds > tally.programs / 20 && tally.silent < tally.programs / 10);
    tried("rta: no kernel completes later than its slots say, under the rules of its platform",
          tally.programs);
}

/* ---- g_min: every order in which blocks come and go ---- */

#define PLACES 16 /* of a sub-partition */

struct visits {
    const struct sm_limits *limits;
    const struct footprint *footprint;
    uint8_t observed[(PLACES + 1) * (PLACES + 1) * (PLACES + 1) * (PLACES + 1)];
    uint32_t fewest;
};

/* All sets of blocks, counted by the sub-partition that they begin at, that can come about: one
 * more is placed, or any one leaves. */
static void visit(struct visits *const v, const uint32_t *const at)
{
    const size_t key =
        at[0] + (PLACES + 1) * (at[1] + (PLACES + 1) * (at[2] + (PLACES + 1) * at[3]));
    const uint32_t parts = v->limits->sub_partitions, each = v->footprint->warps / parts,
                   rest = v->footprint->warps % parts;
    struct sm_free sm;
    struct sm_share share = {{0}};
    uint32_t next[4], count = 0, first = 0;
    if (v->observed[key])
        return;
    v->observed[key] = 1;
    sm_free_init(&sm, v->limits);
    for (uint32_t b = 0; b < 4; b++)
        for (uint32_t n = 0; n < at[b]; n++, count++)
            for (uint32_t i = 0; i < parts; i++) {
                const uint32_t p = (b + i) % parts, warps = each + (i < rest);
                sm.slots[p] -= warps;
                sm.registers[p] -= warps * v->footprint->registers_per_warp;
                sm.warps -= warps;
            }
    sm.blocks -= count;
    for (uint32_t b = 0; b < 4; b++) {
        memcpy(next, at, sizeof next);
        if (next[b]--)
            visit(v, next);
    }
    if (!sm_room(&sm, v->limits, v->footprint)) {
        v->fewest = count < v->fewest ? count : v->fewest;
        return;
    }
    sm_place(&sm, &share, v->limits, v->footprint, 1);
    while (share.warps[first] != each + 1 || share.warps[(first + parts - 1) % parts] != each)
        first++;
    memcpy(next, at, sizeof next);
    next[first]++;
    visit(v, next);
}

static void try_certain(const uint32_t parts, const uint32_t places, const uint32_t warps,
                        const uint32_t registers)
{
    static struct visits v;
    const struct sm_limits limits = {.warps = parts * places,
                                     .blocks = 32,
                                     .sub_partitions = parts,
                                     .registers_per_sm = 65536,
                                     .warps_in_turn = true};
    const struct footprint footprint = {.warps = warps, .registers_per_warp = registers};
    const uint32_t none[4] = {0};
    struct sm_free empty;
    sm_free_init(&empty, &limits);
    const uint32_t most = sm_room(&empty, &limits, &footprint);
    if (!most || warps % parts == 0)
        return;
    memset(&v, 0, sizeof v);
    v.limits = &limits;
    v.footprint = &footprint;
    v.fewest = UINT32_MAX;
    visit(&v, none);
    const uint32_t certain = sm_certain(&limits, &footprint, most);
    assert_true(certain <= v.fewest);
    if (parts == 4 || parts == 2) /* of 3, it may be fewer than can come about */
        assert_int_equal(certain, v.fewest);
}

/* doc/rta.md, "Rule U3": as on an SM of 4, 2 or 3 sub-partitions in every order of coming and
 * going. */
static void test_certain_blocks(void **const state)
{
    (void)state;
    for (uint32_t parts = 2; parts <= 4; parts++)
        for (uint32_t places = 4; places <= PLACES; places += 4)
            for (uint32_t warps = 1; warps <= 32; warps++)
                for (uint32_t held = 1; held <= places; held++) /* by registers */
                    try_certain(parts, places, warps, 65536 / parts / held);
}

/* One kernel on a platform: slots with so many bytes or percent of carve-out. */
static int64_t slots_with(const gpurta_operation_count which, const int64_t carveout)
{
    struct set s = {
        .count = 1,
        .launch = {.threads = 32, .registers = 22, .shared_memory = 1899, .carveout = -1},
        .kernel = {{.blocks = 1, .wcet = 1}}};
    gpurta_program *const program = program_of(&s);
    gpurta_platform *platform;
    struct slots slots;
    assert_ok(gpurta_platform_create(&platform, "h200", NULL), NULL);
    assert_int_equal(gpurta_program_get_count(program, 0, which), -1);
    assert_ok(gpurta_program_set_count(program, 0, which, carveout, NULL), NULL);
    assert_int_equal(gpurta_program_get_count(program, 0, which), carveout);
    assert_ok(slots_of_program(&slots, platform, program, NULL), NULL);
    gpurta_program_destroy(program);
    gpurta_platform_destroy(platform);
    return slots.most;
}

/* 0 asks for the least that holds a block, 8 KiB, of which two blocks take 5,888 bytes. */
static void test_carveout_of_zero(void **const state)
{
    (void)state;
    assert_int_equal(slots_with(GPURTA_OPERATION_CARVEOUT, -1), 132 * 32);
    assert_int_equal(slots_with(GPURTA_OPERATION_CARVEOUT, 0), 132 * 2);
    assert_int_equal(slots_with(GPURTA_OPERATION_CARVEOUT_PERCENT, 0), 132 * 2);
    assert_int_equal(slots_with(GPURTA_OPERATION_CARVEOUT, 8193), 132 * 5);
    assert_int_equal(slots_with(GPURTA_OPERATION_CARVEOUT_PERCENT, 100), 132 * 32);
}

/* Successors come behind what is released then (U1); before it by the rules of 2017. */
static void test_successor_and_release(void **const state)
{
    static const int ends[2][3] = {{1, 2, 4}, {1, 4, 3}};
    struct set s = {.count = 3,
                    .launch = {.threads = 1024, .registers = 64, .carveout = -1},
                    .kernel = {{.blocks = 1, .wcet = 1, .stream = "s"},
                               {.blocks = 1, .wcet = 1, .stream = "s"},
                               {.blocks = 1, .wcet = 2, .release = 1}}};
    gpurta_program *const program = program_of(&s);
    (void)state;
    for (int late = 0; late < 2; late++) {
        gpurta_platform *platform;
        gpurta_result *rta;
        mpq_t end;
        mpq_init(end);
        assert_ok(gpurta_platform_create(&platform, "h200", NULL), NULL);
        assert_ok(gpurta_platform_set(platform, GPURTA_PLATFORM_SMS, 1, NULL), NULL);
        assert_ok(gpurta_platform_set(platform, GPURTA_PLATFORM_QUEUE_DELAY, late, NULL), NULL);
        assert_ok(gpurta_rta_of(&rta, program, platform, NULL, NULL), NULL);
        gpurta_result *const simulation = simulate(program, platform);
        for (size_t i = 0; i < 3; i++) {
            assert_true(result_time(rta, GPURTA_RTA_KERNELS_COMPLETION, i, end));
            assert_int_equal(mpq_cmp_si(end, ends[late][i], 1), 0);
        }
        compare(rta, simulation, true);
        gpurta_result_destroy(simulation);
        gpurta_result_destroy(rta);
        gpurta_platform_destroy(platform);
        mpq_clear(end);
    }
    gpurta_program_destroy(program);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_carveout_of_zero), cmocka_unit_test(test_successor_and_release),
        cmocka_unit_test(test_certain_blocks), cmocka_unit_test(test_never_later)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
