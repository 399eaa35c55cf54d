/* Occupancy: saved answers of NVIDIA's calculator, an oracle that fills an SM warp by warp, the
 * bookkeeping of SMs, inverse questions, programs. */
#include "alloc.h"
#include "occupancy_result.h"

#include "model/occupancy.h"
#include "model/sm.h"

#include "model/program.h"
#include <gpurta/occupancy.h>
#include <gpurta/rta.h>

static gpurta_platform *make(const char *const name)
{
    gpurta_platform *platform = NULL;
    gpurta_error error;
    assert_ok(gpurta_platform_create(&platform, name, &error), &error);
    return platform;
}

static int64_t blocks_of(const gpurta_platform *const platform, const struct launch launch)
{
    int64_t blocks = -1;
    gpurta_error error;
    assert_ok(gpurta_occupancy_blocks_per_sm(&blocks, platform, launch.threads, launch.registers,
                                             launch.shared_memory, &error),
              &error);
    return blocks;
}

static int64_t blocks_on(const char *const name, const struct launch launch)
{
    gpurta_platform *const platform = make(name);
    const int64_t blocks = blocks_of(platform, launch);
    gpurta_platform_destroy(platform);
    return blocks;
}

static int64_t slots_on(const char *const name, const struct launch launch)
{
    gpurta_platform *const platform = make(name);
    int64_t slots = -1;
    gpurta_error error;
    assert_ok(launch_slots(&slots, platform, &launch, &error), &error);
    gpurta_platform_destroy(platform);
    return slots;
}

/* tests/data/occupancy.csv: 2,400 launches with the answer of cuda_occupancy.h of CUDA 13.0. */
static void test_saved_answers_of_the_calculator(void **const state)
{
    (void)state;
    FILE *const file = fopen(TEST_DATA "/occupancy.csv", "r");
    assert_non_null(file);
    char line[200];
    assert_non_null(fgets(line, sizeof line, file));
    size_t count = 0;
    for (; fgets(line, sizeof line, file); count++) {
        char name[30] = "cc-";
        struct launch launch;
        int64_t expected;
        char *next = strchr(line, ',');
        assert_true(next && next - line < 20);
        memcpy(name + 3, line, (size_t)(next - line));
        name[3 + (next - line)] = '\0';
        launch.threads = strtoll(next + 1, &next, 10);
        launch.registers = strtoll(next + 1, &next, 10);
        launch.shared_memory = strtoll(next + 1, &next, 10);
        expected = strtoll(next + 1, &next, 10);
        if (blocks_on(name, launch) != expected)
            fail_msg("%s has %lld blocks", line, (long long)blocks_on(name, launch));
    }
    fclose(file);
    assert_int_equal(count, 2400);
}

/* The oracle: no formula, an SM that is filled warp by warp. */

struct toy_sm {
    int64_t warps, blocks, shared_memory, registers[SUB_PARTITIONS_MAX];
};

static int64_t field(const gpurta_platform *const platform, const gpurta_platform_field which)
{
    return gpurta_platform_get(platform, which);
}

static int64_t up(int64_t value, const int64_t unit)
{
    while (value % unit)
        value++;
    return value;
}

/* A warp takes any sub-partition in which its registers fit. */
static bool place_warp(struct toy_sm *const sm, const int64_t parts, const int64_t registers)
{
    for (int64_t i = 0; i < parts; i++)
        if (sm->registers[i] >= registers) {
            sm->registers[i] -= registers;
            return true;
        }
    return false;
}

static int64_t fill(const gpurta_platform *const platform, const int64_t parts,
                    const struct launch launch)
{
    struct toy_sm sm = {
        .warps = field(platform, GPURTA_PLATFORM_THREADS_PER_SM) /
                 field(platform, GPURTA_PLATFORM_WARP_SIZE),
        .blocks = field(platform, GPURTA_PLATFORM_BLOCKS_PER_SM),
        .shared_memory = field(platform, GPURTA_PLATFORM_SHARED_MEMORY_PER_SM),
    };
    for (int64_t i = 0; i < parts; i++)
        sm.registers[i] = field(platform, GPURTA_PLATFORM_REGISTERS_PER_SM) / parts;
    const int64_t warp = field(platform, GPURTA_PLATFORM_WARP_SIZE);
    const int64_t registers =
        up(launch.registers * warp, field(platform, GPURTA_PLATFORM_REGISTER_UNIT));
    const int64_t memory =
        up(launch.shared_memory + field(platform, GPURTA_PLATFORM_SHARED_MEMORY_RESERVED),
           field(platform, GPURTA_PLATFORM_SHARED_MEMORY_UNIT));
    for (int64_t placed = 0;; placed++) {
        if (sm.blocks-- == 0 || (sm.shared_memory -= memory) < 0)
            return placed;
        for (int64_t threads = launch.threads; threads > 0; threads -= warp)
            if (sm.warps-- == 0 || !place_warp(&sm, parts, registers))
                return placed;
    }
}

static bool launch_allowed(const gpurta_platform *const platform, const struct launch launch)
{
    const int64_t warp = field(platform, GPURTA_PLATFORM_WARP_SIZE);
    const int64_t check = field(platform, GPURTA_PLATFORM_LAUNCH_SUB_PARTITIONS);
    const int64_t parts = check ? check : field(platform, GPURTA_PLATFORM_SUB_PARTITIONS);
    const int64_t registers =
        up(launch.registers * warp, field(platform, GPURTA_PLATFORM_REGISTER_UNIT));
    const int64_t as_is = field(platform, GPURTA_PLATFORM_SHARED_MEMORY_PER_BLOCK);
    const int64_t optin = field(platform, GPURTA_PLATFORM_SHARED_MEMORY_PER_BLOCK_OPTIN);
    const int64_t reserved = field(platform, GPURTA_PLATFORM_SHARED_MEMORY_RESERVED);
    return launch.threads <= field(platform, GPURTA_PLATFORM_THREADS_PER_BLOCK) &&
           launch.registers <= field(platform, GPURTA_PLATFORM_REGISTERS_PER_THREAD) &&
           registers * up(up(launch.threads, warp) / warp, parts) <=
               field(platform, GPURTA_PLATFORM_REGISTERS_PER_BLOCK) &&
           up(launch.shared_memory + reserved,
              field(platform, GPURTA_PLATFORM_SHARED_MEMORY_UNIT)) <=
               (as_is > optin ? as_is : optin) + reserved;
}

static int64_t oracle(const gpurta_platform *const platform, const struct launch launch)
{
    if (!launch_allowed(platform, launch))
        return 0;
    const int64_t check = field(platform, GPURTA_PLATFORM_LAUNCH_SUB_PARTITIONS);
    const int64_t parts = field(platform, GPURTA_PLATFORM_SUB_PARTITIONS);
    if (check && check != parts && launch.registers) {
        /* The block alone, with nothing but registers to stop it. */
        struct toy_sm sm = {.warps = 0};
        for (int64_t i = 0; i < check; i++)
            sm.registers[i] = field(platform, GPURTA_PLATFORM_REGISTERS_PER_SM) / check;
        const int64_t warp = field(platform, GPURTA_PLATFORM_WARP_SIZE);
        for (int64_t threads = launch.threads; threads > 0; threads -= warp)
            if (!place_warp(
                    &sm, check,
                    up(launch.registers * warp, field(platform, GPURTA_PLATFORM_REGISTER_UNIT))))
                return 0;
    }
    return fill(platform, parts, launch);
}

static void set(gpurta_platform *const platform, const gpurta_platform_field which,
                const int64_t value)
{
    gpurta_error error;
    assert_ok(gpurta_platform_set(platform, which, value, &error), &error);
}

static void set_some(gpurta_platform *const platform, const int percent,
                     const gpurta_platform_field which, const int64_t value)
{
    if (rnd_chance(percent))
        set(platform, which, value);
}

/* A platform of the table, or with odd limits that no GPU has: all of them, or few. */
static gpurta_platform *random_platform(void)
{
    size_t rows = 0;
    while (gpurta_platform_builtin(rows))
        rows++;
    gpurta_platform *const platform = make(gpurta_platform_builtin((size_t)(rnd() % rows)));
    if (rnd_chance(50))
        return platform;
    const int odd = rnd_chance(50) ? 100 : 15;
    const int64_t warp = rnd_chance(50) ? 32 : rnd_range(1, 70);
    if (rnd_chance(odd)) {
        set(platform, GPURTA_PLATFORM_WARP_SIZE, warp);
        set(platform, GPURTA_PLATFORM_THREADS_PER_SM,
            warp * rnd_range(1, 64) + rnd_range(0, warp - 1));
    }
    set_some(platform, odd, GPURTA_PLATFORM_BLOCKS_PER_SM, rnd_range(1, 40));
    set_some(platform, odd, GPURTA_PLATFORM_THREADS_PER_BLOCK, rnd_range(1, 1024));
    set_some(platform, odd, GPURTA_PLATFORM_REGISTERS_PER_SM, rnd_range(1, 70000));
    set_some(platform, odd, GPURTA_PLATFORM_REGISTERS_PER_BLOCK, rnd_range(1, 70000));
    set_some(platform, odd, GPURTA_PLATFORM_REGISTER_UNIT, rnd_range(1, 512));
    set_some(platform, odd, GPURTA_PLATFORM_SUB_PARTITIONS, rnd_range(1, SUB_PARTITIONS_MAX));
    set_some(platform, odd, GPURTA_PLATFORM_LAUNCH_SUB_PARTITIONS,
             rnd_range(0, SUB_PARTITIONS_MAX));
    set_some(platform, odd, GPURTA_PLATFORM_SHARED_MEMORY_PER_SM, rnd_range(1, 100000));
    set_some(platform, odd, GPURTA_PLATFORM_SHARED_MEMORY_PER_BLOCK, rnd_range(1, 100000));
    set_some(platform, odd, GPURTA_PLATFORM_SHARED_MEMORY_PER_BLOCK_OPTIN, rnd_range(0, 100000));
    set_some(platform, odd, GPURTA_PLATFORM_SHARED_MEMORY_UNIT, rnd_range(1, 300));
    set_some(platform, odd, GPURTA_PLATFORM_SHARED_MEMORY_RESERVED,
             rnd_chance(50) ? 0 : rnd_range(0, 2000));
    return platform;
}

static struct launch random_launch(const gpurta_platform *const platform)
{
    const int64_t memory = field(platform, GPURTA_PLATFORM_SHARED_MEMORY_PER_SM);
    return (struct launch){
        .threads = rnd_chance(50) ? rnd_range(1, 1030) : rnd_range(1, 64),
        .registers = rnd_chance(30) ? 0 : rnd_range(0, rnd_chance(80) ? 64 : 260),
        .shared_memory = rnd_chance(40) ? 0 : memory / rnd_range(1, 40) + rnd_range(0, 2)};
}

static void test_against_an_sm_filled_warp_by_warp(void **const state)
{
    (void)state;
    for (size_t i = 0; i < cases(300000); i++) {
        gpurta_platform *const platform = random_platform();
        const struct launch launch = random_launch(platform);
        const int64_t expected = oracle(platform, launch), blocks = blocks_of(platform, launch);
        if (blocks != expected)
            fail_msg("%s, %lld threads, %lld registers, %lld bytes: %lld, not %lld (seed %llu)",
                     gpurta_platform_name(platform), (long long)launch.threads,
                     (long long)launch.registers, (long long)launch.shared_memory,
                     (long long)blocks, (long long)expected, (unsigned long long)rnd_seed());
        gpurta_platform_destroy(platform);
    }
    tried("occupancy: equals an SM that is filled warp by warp", cases(300000));
}

/* Blocks of up to 64 warps of one thread each: the largest quotients that are taken without a
 * division. */
static void test_blocks_of_many_warps(void **const state)
{
    (void)state;
    gpurta_platform *const platform = make("jetson-tx2");
    set(platform, GPURTA_PLATFORM_WARP_SIZE, 1);
    set(platform, GPURTA_PLATFORM_THREADS_PER_SM, 256);
    for (int64_t most = 65; most >= 64; most--) { /* 65: with a division */
        set(platform, GPURTA_PLATFORM_THREADS_PER_BLOCK, most);
        for (int64_t threads = 1; threads <= most; threads++)
            for (int64_t registers = 0; registers <= 240; registers += 48) {
                const struct launch launch = {.threads = threads, .registers = registers};
                assert_int_equal(blocks_of(platform, launch), oracle(platform, launch));
            }
    }
    assert_int_equal(blocks_of(platform, (struct launch){.threads = 64}), 4);
    gpurta_platform_destroy(platform);
}

/* Rule U5: the largest one; 0: none. */
static int64_t most_carveout(const gpurta_platform *const platform)
{
    int64_t most = 0;
    for (int bit = 0; bit < 63; bit++)
        if (field(platform, GPURTA_PLATFORM_CARVEOUT_SIZES) >> bit & 1)
            most = bit * 4096;
    return field(platform, GPURTA_PLATFORM_CARVEOUT_WAITS) &&
                   field(platform, GPURTA_PLATFORM_CARVEOUT_SMS)
               ? most
               : 0;
}

/* All entries give one answer, and the result in full is consistent with itself. */
static void test_entries_agree(void **const state)
{
    (void)state;
    for (size_t i = 0; i < cases(50000); i++) {
        gpurta_platform *const platform = random_platform();
        const struct launch launch = random_launch(platform);
        int64_t blocks = blocks_of(platform, launch);
        const int64_t sms = field(platform, GPURTA_PLATFORM_SMS);
        gpurta_error error;
        int64_t batch = -1, slots = -7;
        assert_ok(gpurta_occupancy_batch(&batch, platform, 1, &launch.threads, &launch.registers,
                                         &launch.shared_memory, &error),
                  &error);
        assert_int_equal(batch, blocks);
        gpurta_result *const full = occupancy_result(platform, launch);
        const char *const reason = result_text(full, GPURTA_OCCUPANCY_KERNELS_REASON, 0);
        const int64_t held = most_carveout(platform),
                      gets = result_count(full, GPURTA_OCCUPANCY_RESOURCES_GETS, 2);
        const int64_t plain = blocks;
        if (held && gets && held / gets < blocks)
            blocks = held / gets;
        assert_int_equal(occupancy_number(full, GPURTA_OCCUPANCY_KERNELS_BLOCKS_PER_SM), blocks);
        assert_int_equal(gpurta_get_count(full, GPURTA_OCCUPANCY_KERNELS_SLOTS, 0, &slots),
                         sms ? GPURTA_OK : GPURTA_ABSENT);
        assert_int_equal(slots, sms ? sms * blocks : -7);
        slots = -7;
        assert_int_equal(occupancy_number(full, GPURTA_OCCUPANCY_KERNELS_WARPS_PER_SM),
                         blocks * occupancy_number(full, GPURTA_OCCUPANCY_RESOURCES_GETS));
        assert_true((reason == NULL) == (blocks > 0));
        assert_int_equal(gpurta_rows(full, GPURTA_OCCUPANCY_RESOURCES), RESOURCES);
        int64_t least = INT64_MAX;
        char limited_by[100] = "";
        for (size_t r = 0; r < RESOURCES; r++) {
            const int64_t limit = occupancy_limit(full, r);
            if (limit >= 0 && limit < least)
                least = limit;
            assert_int_equal(result_count(full, GPURTA_OCCUPANCY_RESOURCES_BINDS, r),
                             limit == blocks);
            if (limit == blocks)
                snprintf(limited_by + strlen(limited_by), 20, "%s%s", *limited_by ? " " : "",
                         result_text(full, GPURTA_OCCUPANCY_RESOURCES_RESOURCE, r));
        }
        assert_int_equal(least, blocks);
        assert_string_equal(limited_by, result_text(full, GPURTA_OCCUPANCY_KERNELS_LIMITED_BY, 0));
        const gpurta_status status = launch_slots(&slots, platform, &launch, &error);
        if (!sms) {
            assert_int_equal(status, GPURTA_INVALID_ARGUMENT);
        } else if (plain) {
            assert_int_equal(slots, sms * plain);
        } else {
            assert_int_equal(status, GPURTA_NOT_APPLICABLE);
            assert_non_null(strstr(error.message, reason));
        }
        if (status)
            assert_int_equal(slots, -7);
        gpurta_result_destroy(full);
        gpurta_platform_destroy(platform);
    }
}

/* Facts from papers */

/* Paredes 3.2 has b_max / b for the whole GPU: floor(4096 / 768) = 5. A block lies within one SM:
 * 2 × floor(2048 / 768) = 4. */
static void test_paredes_3_2_768_threads_on_a_tx2(void **const state)
{
    (void)state;
    assert_int_equal(
        slots_on("jetson-tx2", (struct launch){.threads = 768, .registers = 0, .shared_memory = 0}),
        4);
    assert_int_equal(
        slots_on("tx2", (struct launch){.threads = 512, .registers = 0, .shared_memory = 0}), 8);
    assert_int_equal(
        slots_on("tx2", (struct launch){.threads = 1024, .registers = 0, .shared_memory = 0}), 4);
    assert_int_equal(
        slots_on("tx2", (struct launch){.threads = 1, .registers = 0, .shared_memory = 0}), 64);
}

/* Gilman 4.2: a block of 33 threads takes two warps, as one of 64 does. */
static void test_gilman_4_2_threads_come_in_warps(void **const state)
{
    (void)state;
    gpurta_platform *const platform = make("gtx-1080-5sm");
    set(platform, GPURTA_PLATFORM_BLOCKS_PER_SM, 64);
    assert_int_equal(
        blocks_of(platform, (struct launch){.threads = 32, .registers = 0, .shared_memory = 0}),
        64);
    assert_int_equal(
        blocks_of(platform, (struct launch){.threads = 33, .registers = 0, .shared_memory = 0}),
        32);
    assert_int_equal(
        blocks_of(platform, (struct launch){.threads = 64, .registers = 0, .shared_memory = 0}),
        32);
    assert_int_equal(
        blocks_of(platform, (struct launch){.threads = 65, .registers = 0, .shared_memory = 0}),
        21);
    gpurta_platform_destroy(platform);
}

/* Olmedo Equation 1 for blocks of one kernel: the quotients of threads, shared memory and
 * registers, joined by `max` as printed or by `min`. */
static int64_t olmedo_equation_1(const gpurta_platform *const platform, const struct launch launch,
                                 const bool printed)
{
    const int64_t warps = (launch.threads + 31) / 32;
    const int64_t terms[] = {
        field(platform, GPURTA_PLATFORM_THREADS_PER_SM) / (warps * 32),
        launch.shared_memory
            ? field(platform, GPURTA_PLATFORM_SHARED_MEMORY_PER_SM) / launch.shared_memory
            : INT64_MAX,
        launch.registers
            ? field(platform, GPURTA_PLATFORM_REGISTERS_PER_SM) / (launch.registers * 32 * warps)
            : INT64_MAX};
    int64_t best = terms[0];
    for (int i = 1; i < 3; i++)
        if (printed ? terms[i] != INT64_MAX && terms[i] > best : terms[i] < best)
            best = terms[i];
    return best;
}

static void test_olmedo_equation_1_must_read_min(void **const state)
{
    (void)state;
    gpurta_platform *const tx2 = make("jetson-tx2");
    /* 256 threads, 64 registers, 8 KiB: 8 blocks by threads and by shared memory, but 4 by
     * registers. Eight such blocks would need 131,072 registers. */
    const struct launch example = {.threads = 256, .registers = 64, .shared_memory = 8192};
    assert_int_equal(olmedo_equation_1(tx2, example, true), 8);
    assert_int_equal(olmedo_equation_1(tx2, example, false), 4);
    assert_int_equal(blocks_of(tx2, example), 4);
    /* Read with min it is what fits wherever needs are whole units, block slots do not bind and the
     * block may launch; read with max it is never less, and often more, which is no bound. */
    size_t too_many = 0;
    for (size_t i = 0; i < cases(100000); i++) {
        const struct launch launch = {.threads = 32 * rnd_range(2, 32),
                                      .registers = 8 * rnd_range(1, 8),
                                      .shared_memory = 256 * rnd_range(1, 192)};
        const int64_t blocks = blocks_of(tx2, launch);
        if (!blocks)
            continue;
        const int64_t by_min = olmedo_equation_1(tx2, launch, false);
        const int64_t warps = launch.threads / 32;
        const bool whole_parts = 65536 / 4 % (launch.registers * 32) == 0;
        assert_true(by_min >= blocks);
        if (whole_parts && by_min <= 32)
            assert_int_equal(by_min, blocks);
        assert_true(olmedo_equation_1(tx2, launch, true) >= by_min);
        too_many += olmedo_equation_1(tx2, launch, true) > blocks;
        assert_true(warps <= 32);
    }
    assert_true(too_many > 0);
    gpurta_platform_destroy(tx2);
}

/* A block of 1,024 threads with 33 registers on a TX2: 32 warps of 1,280 registers are 40,960, and
 * a block may have 32,768. */
static void test_blocks_that_cannot_launch(void **const state)
{
    (void)state;
    static const struct {
        const char *platform;
        struct launch launch;
        const char *reason;
    } refused[] = {
        {"jetson-tx2",
         {.threads = 1024, .registers = 33, .shared_memory = 0},
         "32 warps of 1280 registers, 40960 in all: the check of a launch allows a "
         "block 32768"},
        {"jetson-tx2",
         {.threads = 1025, .registers = 0, .shared_memory = 0},
         "a block of 1025 threads: at most 1024 are allowed"},
        {"jetson-tx2",
         {.threads = 32, .registers = 256, .shared_memory = 0},
         "256 registers per thread: at most 255"},
        {"jetson-tx2",
         {.threads = 32, .registers = 0, .shared_memory = 49153},
         "49408 bytes of shared memory"},
        {"rtx-4090",
         {.threads = 32, .registers = 0, .shared_memory = 101377},
         "102528 bytes of shared memory"},
        {"cc-6.0",
         {.threads = 544, .registers = 112, .shared_memory = 0},
         "counting its warps up to a multiple of 4"},
        {"tx2", {.threads = INT64_MAX, .registers = 0, .shared_memory = 0}, "threads"},
        {"tx2", {.threads = 1, .registers = INT64_MAX, .shared_memory = 0}, "registers"},
        {"tx2",
         {.threads = 1, .registers = 0, .shared_memory = INT64_MAX},
         "9223372036854775807 bytes of shared memory"},
        {"tx2",
         {.threads = 1, .registers = 0, .shared_memory = 3000000000},
         "3000000000 bytes of shared memory"},
    };
    for (size_t i = 0; i < sizeof refused / sizeof refused[0]; i++) {
        gpurta_platform *const platform = make(refused[i].platform);
        const struct launch launch = refused[i].launch;
        assert_int_equal(blocks_of(platform, launch), 0);
        gpurta_result *const full = occupancy_result(platform, launch);
        const char *const reason = result_text(full, GPURTA_OCCUPANCY_KERNELS_REASON, 0);
        assert_non_null(reason);
        if (!strstr(reason, refused[i].reason))
            fail_msg("\"%s\" is not in \"%s\"", refused[i].reason, reason);
        assert_int_equal(occupancy_number(full, GPURTA_OCCUPANCY_KERNELS_BLOCKS_PER_SM), 0);
        gpurta_result_destroy(full);
        gpurta_platform_destroy(platform);
    }
    assert_int_equal(
        blocks_on("jetson-tx2",
                  (struct launch){.threads = 1024, .registers = 32, .shared_memory = 0}),
        2);
    assert_int_equal(
        blocks_on("jetson-tx2",
                  (struct launch){.threads = 992, .registers = 33, .shared_memory = 0}),
        0);
    assert_int_equal(
        blocks_on("jetson-tx2",
                  (struct launch){.threads = 768, .registers = 33, .shared_memory = 0}),
        2);
}

static void test_opt_in(void **const state)
{
    (void)state;
    static const struct {
        const char *platform;
        int64_t shared_memory, opt_in;
    } of[] = {{"cc-6.2", 49152, 0}, {"cc-7.5", 49152, 0}, {"cc-7.5", 49153, 1},
              {"cc-7.5", 65536, 1}, {"cc-7.5", 65537, 0}, {"cc-9.0", 49152, 0},
              {"cc-9.0", 49153, 1}, {"cc-9.0", 232448, 1}};
    for (size_t i = 0; i < sizeof of / sizeof of[0]; i++) {
        gpurta_platform *const platform = make(of[i].platform);
        gpurta_result *const full = occupancy_result(
            platform, (struct launch){.threads = 32, .shared_memory = of[i].shared_memory});
        assert_int_equal(occupancy_number(full, GPURTA_OCCUPANCY_KERNELS_OPT_IN), of[i].opt_in);
        gpurta_result_destroy(full);
        gpurta_platform_destroy(platform);
    }
}

/* Inverse questions */

static int64_t with(struct launch launch, const gpurta_launch_count which, const int64_t value,
                    const gpurta_platform *const platform)
{
    if (which == GPURTA_LAUNCH_THREADS)
        launch.threads = value;
    else if (which == GPURTA_LAUNCH_REGISTERS)
        launch.registers = value;
    else
        launch.shared_memory = value;
    return blocks_of(platform, launch);
}

/* The answer gives enough blocks, and no larger value does: every larger register count and block
 * size is tried, and shared memory one and many units above. */
static void test_largest_is_largest(void **const state)
{
    (void)state;
    for (size_t i = 0; i < cases(10000); i++) {
        gpurta_platform *const platform = random_platform();
        const struct launch launch = random_launch(platform);
        const gpurta_launch_count which = (gpurta_launch_count)(rnd() % 3);
        const int64_t wanted = rnd_range(1, 20);
        int64_t value = -1;
        gpurta_error error;
        const gpurta_status status =
            gpurta_occupancy_largest(&value, platform, which, wanted, launch.threads,
                                     launch.registers, launch.shared_memory, &error);
        const int64_t first = which == GPURTA_LAUNCH_THREADS ? 1 : 0;
        if (status == GPURTA_NOT_APPLICABLE) {
            for (int64_t v = first; v < 1100; v++)
                assert_true(with(launch, which, v, platform) < wanted);
            assert_int_equal(value, -1);
        } else {
            assert_ok(status, &error);
            assert_true(with(launch, which, value, platform) >= wanted);
            int64_t last = 1100;
            if (which == GPURTA_LAUNCH_REGISTERS)
                last = GPURTA_REGISTERS_PER_THREAD_MAX;
            if (which == GPURTA_LAUNCH_SHARED_MEMORY)
                last = value + 400;
            for (int64_t v = value + 1; v <= last; v++)
                assert_true(with(launch, which, v, platform) < wanted);
        }
        gpurta_platform_destroy(platform);
    }
}

static void test_largest_examples(void **const state)
{
    (void)state;
    gpurta_platform *const h100 = make("h100");
    gpurta_error error;
    int64_t value;
    assert_ok(
        gpurta_occupancy_largest(&value, h100, GPURTA_LAUNCH_REGISTERS, 2, 1024, 0, 0, &error),
        &error);
    assert_int_equal(value, 32);
    assert_ok(
        gpurta_occupancy_largest(&value, h100, GPURTA_LAUNCH_SHARED_MEMORY, 1, 1024, 0, 0, &error),
        &error);
    assert_int_equal(value, 232448);
    assert_ok(
        gpurta_occupancy_largest(&value, h100, GPURTA_LAUNCH_SHARED_MEMORY, 2, 1024, 0, 0, &error),
        &error);
    assert_int_equal(value, 233472 / 2 - 1024);
    assert_ok(gpurta_occupancy_largest(&value, h100, GPURTA_LAUNCH_THREADS, 3, 0, 0, 0, &error),
              &error);
    assert_int_equal(value, 672);
    assert_ok(gpurta_occupancy_largest(&value, h100, GPURTA_LAUNCH_REGISTERS, 1, 32, 0, 0, &error),
              &error);
    assert_int_equal(value, 255);
    value = 77;
    assert_int_equal(
        gpurta_occupancy_largest(&value, h100, GPURTA_LAUNCH_REGISTERS, 3, 1024, 0, 0, &error),
        GPURTA_NOT_APPLICABLE);
    assert_int_equal(
        gpurta_occupancy_largest(&value, h100, GPURTA_LAUNCH_REGISTERS, 0, 1024, 0, 0, &error),
        GPURTA_OUT_OF_RANGE);
    assert_int_equal(
        gpurta_occupancy_largest(&value, h100, (gpurta_launch_count)3, 1, 1024, 0, 0, &error),
        GPURTA_INVALID_ARGUMENT);
    assert_int_equal(
        gpurta_occupancy_largest(&value, h100, GPURTA_LAUNCH_REGISTERS, INT64_MAX, 1, 0, 0, &error),
        GPURTA_NOT_APPLICABLE);
    assert_int_equal(value, 77);
    gpurta_platform_destroy(h100);
}

/* SM bookkeeping */

static struct sm_limits limits_of(const gpurta_platform *const platform)
{
    struct sm_limits limits;
    gpurta_error error;
    assert_ok(sm_limits_of(&limits, platform, &error), &error);
    return limits;
}

static void assert_sm_equal(const struct sm_free *const a, const struct sm_free *const b)
{
    assert_int_equal(a->warps, b->warps);
    assert_int_equal(a->blocks, b->blocks);
    assert_int_equal(a->shared_memory, b->shared_memory);
    for (int i = 0; i < SUB_PARTITIONS_MAX; i++)
        assert_int_equal(a->registers[i], b->registers[i]);
}

/* Gives back what sm_place() booked. */
static void sm_remove(struct sm_free *const sm, const struct sm_share *const share,
                      const struct sm_limits *const limits, const struct footprint *const footprint)
{
    sm->warps += footprint->warps;
    sm->blocks++;
    sm->shared_memory += footprint->shared_memory;
    for (uint32_t i = 0; i < limits->sub_partitions; i++) {
        sm->registers[i] += share->warps[i] * footprint->registers_per_warp;
        if (limits->warps_in_turn)
            sm->slots[i] += share->warps[i];
    }
}

/* With one footprint, room + placed stays the blocks per SM, in whatever order blocks end. */
static void test_room_with_one_footprint_is_the_blocks_per_sm(void **const state)
{
    (void)state;
    for (size_t i = 0; i < cases(20000); i++) {
        gpurta_platform *const platform = random_platform();
        const struct launch launch = random_launch(platform);
        const int64_t blocks = blocks_of(platform, launch);
        if (blocks == 0) {
            gpurta_platform_destroy(platform);
            continue;
        }
        struct sm_limits limits = limits_of(platform);
        /* U3: what is left when blocks of odd turns came and went can be uneven. */
        limits.warps_in_turn = limits.warps_in_turn && rnd_chance(50);
        const bool only_more = limits.warps_in_turn;
        struct footprint footprint;
        gpurta_error error;
        assert_ok(footprint_of(&footprint, &limits, &launch, &error), &error);
        struct sm_free sm, empty;
        struct sm_share share[64];
        sm_free_init(&sm, &limits);
        empty = sm;
        uint32_t placed = 0;
        assert_true(blocks <= 64);
        for (int step = 0; step < 100; step++) {
            if (only_more && placed == (uint32_t)blocks)
                break;
            assert_int_equal(sm_room(&sm, &limits, &footprint) + placed, blocks);
            if (placed == 0 || (placed < (uint32_t)blocks && (only_more || rnd_chance(65)))) {
                sm_place(&sm, &share[placed++], &limits, &footprint, 1);
            } else {
                const size_t which = (size_t)(rnd() % placed);
                sm_remove(&sm, &share[which], &limits, &footprint);
                share[which] = share[--placed];
            }
        }
        while (placed)
            sm_remove(&sm, &share[--placed], &limits, &footprint);
        assert_sm_equal(&sm, &empty);
        gpurta_platform_destroy(platform);
    }
}

/* With mixed footprints: room is what can really be placed one after the other, and all comes back
 * when the blocks end. */
static void test_room_with_mixed_footprints(void **const state)
{
    (void)state;
    for (size_t i = 0; i < cases(20000); i++) {
        gpurta_platform *const platform = random_platform();
        const struct sm_limits limits = limits_of(platform);
        struct sm_free sm, empty;
        sm_free_init(&sm, &limits);
        empty = sm;
        struct resident {
            struct footprint footprint;
            struct sm_share share;
        } resident[64];
        size_t count = 0;
        for (int step = 0; step < 40; step++) {
            const struct launch launch = random_launch(platform);
            struct footprint footprint;
            if (footprint_of(&footprint, &limits, &launch, NULL) != GPURTA_OK)
                continue;
            const uint32_t room = sm_room(&sm, &limits, &footprint);
            struct sm_free trial = sm;
            struct sm_share share;
            for (uint32_t n = 0; n < room; n++)
                sm_place(&trial, &share, &limits, &footprint, 1);
            assert_int_equal(sm_room(&trial, &limits, &footprint), 0);
            if (room && count < 64) {
                resident[count].footprint = footprint;
                sm_place(&sm, &resident[count++].share, &limits, &footprint, 1);
            } else if (count) {
                const size_t which = (size_t)(rnd() % count);
                sm_remove(&sm, &resident[which].share, &limits, &resident[which].footprint);
                resident[which] = resident[--count];
            }
            for (uint32_t p = 0; p < limits.sub_partitions; p++)
                assert_true(sm.registers[p] <= empty.registers[p]);
        }
        while (count--)
            sm_remove(&sm, &resident[count].share, &limits, &resident[count].footprint);
        assert_sm_equal(&sm, &empty);
        gpurta_platform_destroy(platform);
    }
}

/* Programs */

static gpurta_program *program_of(const struct launch *const launch, const size_t count)
{
    gpurta_program *program = NULL;
    gpurta_error error;
    assert_ok(gpurta_program_create(&program, &error), &error);
    mpq_t wcet;
    time_init(wcet, "4");
    for (size_t i = 0; i < count; i++) {
        assert_ok(gpurta_program_add_kernel(program, NULL, 3, wcet, &error), &error);
        if (launch[i].threads)
            assert_ok(gpurta_program_set_count(program, i, GPURTA_OPERATION_THREADS,
                                               launch[i].threads, &error),
                      &error);
        assert_ok(gpurta_program_set_count(program, i, GPURTA_OPERATION_REGISTERS,
                                           launch[i].registers, &error),
                  &error);
        assert_ok(gpurta_program_set_count(program, i, GPURTA_OPERATION_SHARED_MEMORY,
                                           launch[i].shared_memory, &error),
                  &error);
    }
    mpq_clear(wcet);
    return program;
}

static void expect_program(const char *const name, const struct launch *const launch,
                           const size_t count, const gpurta_status status, const int64_t expected)
{
    gpurta_program *const program = program_of(launch, count);
    gpurta_platform *const platform = make(name);
    struct slots slots;
    gpurta_error error;
    assert_int_equal(slots_of_program(&slots, platform, program, &error), status);
    assert_int_equal(status ? error.item : slots.most, expected);
    gpurta_platform_destroy(platform);
    gpurta_program_destroy(program);
}

static void test_programs_of_one_footprint(void **const state)
{
    (void)state;
    const struct launch rounds_up[] = {{.threads = 33, .registers = 33, .shared_memory = 1},
                                       {.threads = 64, .registers = 40, .shared_memory = 256},
                                       {.threads = 40, .registers = 34, .shared_memory = 200}};
    expect_program("tx2", rounds_up, 3, GPURTA_OK, 2 * 24);
    const struct launch threads[] = {{.threads = 256, .registers = 32, .shared_memory = 0},
                                     {.threads = 257, .registers = 32, .shared_memory = 0}};
    expect_program("tx2", threads, 2, GPURTA_NOT_APPLICABLE, 1);
    const struct launch registers[] = {{.threads = 256, .registers = 32, .shared_memory = 0},
                                       {.threads = 256, .registers = 32, .shared_memory = 0},
                                       {.threads = 256, .registers = 33, .shared_memory = 0}};
    expect_program("tx2", registers, 3, GPURTA_NOT_APPLICABLE, 2);
    const struct launch memory[] = {{.threads = 256, .registers = 32, .shared_memory = 256},
                                    {.threads = 256, .registers = 32, .shared_memory = 257}};
    expect_program("tx2", memory, 2, GPURTA_NOT_APPLICABLE, 1);
    const struct launch reserved[] = {{.threads = 256, .registers = 32, .shared_memory = 0},
                                      {.threads = 256, .registers = 32, .shared_memory = 0}};
    expect_program("h100", reserved, 2, GPURTA_OK, 132 * 8);
    const struct launch none[] = {{.threads = 256, .registers = 32, .shared_memory = 0},
                                  {.threads = 0, .registers = 32, .shared_memory = 0}};
    expect_program("tx2", none, 2, GPURTA_NOT_APPLICABLE, 1);
    const struct launch too_large[] = {{.threads = 1024, .registers = 33, .shared_memory = 0}};
    expect_program("tx2", too_large, 1, GPURTA_NOT_APPLICABLE, 0);
    expect_program("cc-6.2", reserved, 2, GPURTA_INVALID_ARGUMENT, -1);
    expect_program("tx2", NULL, 0, GPURTA_INVALID_ARGUMENT, -1);
}

/* Plain slots hold any block, also one of which nothing is known. */
static void test_programs_on_plain_slots(void **const state)
{
    (void)state;
    const struct launch launch[] = {
        {.threads = 0, .registers = 0, .shared_memory = 0},
        {.threads = 100000, .registers = 9999, .shared_memory = 1 << 30}};
    gpurta_program *const program = program_of(launch, 2);
    gpurta_platform *platform = NULL;
    gpurta_error error;
    struct slots slots;
    int64_t number;
    assert_ok(gpurta_platform_create_slots(&platform, 5, &error), &error);
    assert_ok(slots_of_program(&slots, platform, program, &error), &error);
    assert_int_equal(slots.most, 5);
    assert_ok(launch_slots(&number, platform, &launch[1], &error), &error);
    assert_int_equal(number, 5);
    assert_int_equal(gpurta_occupancy_blocks_per_sm(&number, platform, 32, 0, 0, &error),
                     GPURTA_INVALID_ARGUMENT);
    gpurta_platform_destroy(platform);
    gpurta_program_destroy(program);
}

/* g_max of a response-time analysis comes from here: registers and shared memory count, different
 * spellings of one footprint are one, and what cannot launch is refused with the reason. */
static void expect_rta(const char *const name, const struct launch *const launch,
                       const size_t count, const int64_t slots, const char *const message)
{
    gpurta_program *const program = program_of(launch, count);
    gpurta_platform *const platform = make(name);
    gpurta_result *result = NULL;
    gpurta_error error;
    const gpurta_status status = gpurta_rta_of(&result, program, platform, NULL, &error);
    if (message) {
        assert_int_equal(status, GPURTA_NOT_APPLICABLE);
        if (!strstr(error.message, message))
            fail_msg("\"%s\" is not in \"%s\"", message, error.message);
    } else {
        assert_ok(status, &error);
        assert_int_equal(result_count(result, GPURTA_RTA_SLOTS, 0), slots);
    }
    gpurta_result_destroy(result);
    gpurta_platform_destroy(platform);
    gpurta_program_destroy(program);
}

static void test_rta_takes_its_slots_from_here(void **const state)
{
    (void)state;
    expect_rta("tx2", (struct launch[]){{.threads = 768, .registers = 0, .shared_memory = 0}}, 1, 4,
               NULL);
    expect_rta("tx2",
               (struct launch[]){{.threads = 768, .registers = 0, .shared_memory = 0},
                                 {.threads = 767, .registers = 0, .shared_memory = 0}},
               2, 4, NULL);
    expect_rta("tx2",
               (struct launch[]){{.threads = 256, .registers = 64, .shared_memory = 0},
                                 {.threads = 255, .registers = 57, .shared_memory = 0}},
               2, 8, NULL);
    expect_rta("tx2", (struct launch[]){{.threads = 256, .registers = 0, .shared_memory = 20000}},
               1, 6, NULL);
    expect_rta("h200",
               (struct launch[]){{.threads = 1024, .registers = 32, .shared_memory = 100000}}, 1,
               264, NULL);
    expect_rta("tx2", (struct launch[]){{.threads = 1024, .registers = 33, .shared_memory = 0}}, 1,
               0, "cannot launch: 32 warps of 1280");
    expect_rta("tx2",
               (struct launch[]){{.threads = 512, .registers = 0, .shared_memory = 0},
                                 {.threads = 256, .registers = 0, .shared_memory = 0}},
               2, 0, "gpurta simulate");
    expect_rta("tx2",
               (struct launch[]){{.threads = 512, .registers = 0, .shared_memory = 0},
                                 {.threads = 0, .registers = 0, .shared_memory = 0}},
               2, 0, "key \"threads\" is missing");
}

/* Misuse */

static void test_bad_counts_and_null(void **const state)
{
    (void)state;
    gpurta_platform *const tx2 = make("tx2");
    gpurta_platform *bare = NULL;
    gpurta_error error;
    gpurta_result *full = NULL;
    gpurta_model *model;
    int64_t out = 42;
    static const struct launch bad[] = {
        {.threads = 0, .registers = 0, .shared_memory = 0},
        {.threads = -1, .registers = 0, .shared_memory = 0},
        {.threads = 1, .registers = -1, .shared_memory = 0},
        {.threads = 1, .registers = 0, .shared_memory = -1},
        {.threads = INT64_MIN, .registers = INT64_MIN, .shared_memory = INT64_MIN}};
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        const int64_t t = bad[i].threads, r = bad[i].registers, m = bad[i].shared_memory;
        assert_int_equal(gpurta_occupancy_blocks_per_sm(&out, tx2, t, r, m, &error),
                         GPURTA_OUT_OF_RANGE);
        assert_int_equal(launch_slots(&out, tx2, &bad[i], NULL), GPURTA_OUT_OF_RANGE);
        assert_int_equal(occupancy_of_model(&full, tx2, &bad[i], &error), GPURTA_OUT_OF_RANGE);
        const int64_t threads[] = {32, t}, registers[] = {0, r}, memory[] = {0, m};
        int64_t blocks[] = {-5, -6};
        assert_int_equal(gpurta_occupancy_batch(blocks, tx2, 2, threads, registers, memory, &error),
                         GPURTA_OUT_OF_RANGE);
        assert_int_equal(error.item, 1);
        assert_int_equal(blocks[0], -5);
    }
    assert_ok(gpurta_platform_create_device(&bare, "bare", &error), &error);
    assert_int_equal(gpurta_occupancy_blocks_per_sm(&out, bare, 32, 0, 0, &error),
                     GPURTA_INVALID_ARGUMENT);
    assert_non_null(strstr(error.message, "threads_per_sm"));
    assert_int_equal(gpurta_occupancy_blocks_per_sm(NULL, tx2, 1, 0, 0, NULL),
                     GPURTA_INVALID_ARGUMENT);
    assert_int_equal(gpurta_occupancy_blocks_per_sm(&out, NULL, 1, 0, 0, NULL),
                     GPURTA_INVALID_ARGUMENT);
    assert_int_equal(gpurta_occupancy_batch(NULL, tx2, 1, NULL, NULL, NULL, NULL),
                     GPURTA_INVALID_ARGUMENT);
    assert_int_equal(gpurta_occupancy_batch(NULL, tx2, 0, NULL, NULL, NULL, NULL), GPURTA_OK);
    assert_int_equal(gpurta_occupancy_largest(NULL, tx2, GPURTA_LAUNCH_THREADS, 1, 1, 0, 0, NULL),
                     GPURTA_INVALID_ARGUMENT);
    assert_ok(gpurta_model_create(&model, NULL), NULL);
    assert_int_equal(gpurta_occupancy(NULL, NULL, &full, NULL), GPURTA_INVALID_ARGUMENT);
    assert_int_equal(gpurta_occupancy(model, NULL, NULL, NULL), GPURTA_INVALID_ARGUMENT);
    assert_int_equal(gpurta_occupancy(model, NULL, &full, &error), GPURTA_INVALID_ARGUMENT);
    assert_non_null(strstr(error.message, "no platform"));
    const size_t row = gpurta_add(model, GPURTA_SECTION_PLATFORM, GPURTA_NONE);
    assert_ok(gpurta_set_text(model, row, GPURTA_KEY_PLATFORM_BASE, "tx2", NULL), NULL);
    assert_int_equal(gpurta_occupancy(model, NULL, &full, &error), GPURTA_INVALID_ARGUMENT);
    assert_non_null(strstr(error.message, "no kernels"));
    const size_t kernel = gpurta_add(model, GPURTA_SECTION_KERNELS, GPURTA_NONE);
    assert_ok(gpurta_set_count(model, kernel, GPURTA_KEY_BLOCKS, 1, NULL), NULL);
    assert_ok(gpurta_set_text(model, kernel, GPURTA_KEY_WCET, "1", NULL), NULL);
    assert_int_equal(gpurta_occupancy(model, NULL, &full, &error), GPURTA_NOT_APPLICABLE);
    assert_string_equal(
        error.message,
        "kernel k1: key \"threads\" is missing; expected the threads of a block, from 1 to 1024");
    gpurta_model_destroy(model);
    assert_int_equal(out, 42);
    assert_null(full);
    gpurta_platform_destroy(bare);
    gpurta_platform_destroy(tx2);
}

/* What a model says beyond one launch: steps of chains, partitions, copies without a bandwidth. */
static void test_models(void **const state)
{
    static const struct {
        gpurta_section section;
        gpurta_key key;
        const char *text;
    } values[] = {{GPURTA_SECTION_PLATFORM, GPURTA_KEY_PLATFORM_BASE, "h200"},
                  {GPURTA_SECTION_PARTITIONS, GPURTA_KEY_PARTITION_NAME, "half"},
                  {0, GPURTA_KEY_PARTITION_SMS, "66"},
                  {GPURTA_SECTION_OPERATIONS, GPURTA_KEY_OPERATION_COPY, "in"},
                  {0, GPURTA_KEY_DIRECTION, "h2d"},
                  {0, GPURTA_KEY_BYTES, "1000"},
                  {GPURTA_SECTION_OPERATIONS, GPURTA_KEY_OPERATION_KERNEL, "asks"},
                  {0, GPURTA_KEY_BLOCKS, "1"},
                  {0, GPURTA_KEY_WCET, "1"},
                  {0, GPURTA_KEY_THREADS, "32"},
                  {0, GPURTA_KEY_REGISTERS, "22"},
                  {0, GPURTA_KEY_SHARED_MEMORY, "1899"},
                  {0, GPURTA_KEY_CARVEOUT, "0"},
                  {GPURTA_SECTION_CHAINS, GPURTA_KEY_CHAIN_PERIOD, "10"},
                  {0, GPURTA_KEY_CHAIN_PARTITION, "half"},
                  {GPURTA_SECTION_STEPS, GPURTA_KEY_STEP_HOST, "cpu"},
                  {0, GPURTA_KEY_HOST_WCET, "1"},
                  {GPURTA_SECTION_STEPS, GPURTA_KEY_STEP_KERNEL, "step"},
                  {0, GPURTA_KEY_BLOCKS, "1"},
                  {0, GPURTA_KEY_WCET, "1"},
                  {0, GPURTA_KEY_THREADS, "1024"},
                  {0, GPURTA_KEY_REGISTERS, "33"},
                  {0, GPURTA_KEY_STEP_COUNT, "5"}};
    gpurta_model *model;
    gpurta_result *result;
    gpurta_error error;
    size_t row = 0, chain = GPURTA_NONE;
    (void)state;
    assert_ok(gpurta_model_create(&model, NULL), NULL);
    for (size_t i = 0; i < sizeof values / sizeof values[0]; i++) {
        if (values[i].section)
            row = gpurta_add(model, values[i].section,
                             values[i].section == GPURTA_SECTION_STEPS ? chain : GPURTA_NONE);
        if (values[i].section == GPURTA_SECTION_CHAINS)
            chain = row;
        assert_ok(gpurta_set_text(model, row, values[i].key, values[i].text, &error), &error);
    }
    assert_ok(gpurta_occupancy(model, NULL, &result, &error), &error);
    gpurta_model_destroy(model);
    assert_string_equal(result_text(result, GPURTA_OCCUPANCY_PLATFORM, 0), "h200");
    assert_string_equal(result_text(result, GPURTA_OCCUPANCY_COMPUTE_CAPABILITY, 0), "9.0");
    assert_int_equal(result_count(result, GPURTA_OCCUPANCY_SMS, 0), 132);
    assert_int_equal(gpurta_rows(result, GPURTA_OCCUPANCY_KERNELS), 2);
    assert_string_equal(result_text(result, GPURTA_OCCUPANCY_KERNELS_NAME, 0), "asks");
    assert_int_equal(result_count(result, GPURTA_OCCUPANCY_KERNELS_CARVEOUT, 0), 8192);
    assert_int_equal(result_count(result, GPURTA_OCCUPANCY_KERNELS_SLOTS, 0), 264);
    assert_null(result_text(result, GPURTA_OCCUPANCY_KERNELS_PARTITION, 0));
    assert_string_equal(result_text(result, GPURTA_OCCUPANCY_KERNELS_NAME, 1), "step");
    assert_string_equal(result_text(result, GPURTA_OCCUPANCY_KERNELS_PARTITION, 1), "half");
    assert_int_equal(result_count(result, GPURTA_OCCUPANCY_KERNELS_LAUNCHES, 1), 5);
    assert_int_equal(result_count(result, GPURTA_OCCUPANCY_KERNELS_SLOTS, 1), 66);
    assert_string_equal(result_text(result, GPURTA_OCCUPANCY_KERNELS_ONE_MORE_WITH, 1),
                        "at most 768 threads, or at most 32 registers");
    gpurta_result_destroy(result);
}

static gpurta_status every_allocation(void *const context)
{
    gpurta_platform *platform = NULL, *own = NULL, *copy = NULL;
    gpurta_result *result = NULL;
    gpurta_status status = gpurta_platform_create(&platform, "h200", NULL);
    if (!status)
        status = gpurta_platform_create_device(&own, "own", NULL);
    if (!status)
        status = gpurta_platform_set_name(own, "another", NULL);
    if (!status)
        status = gpurta_platform_copy(&copy, own, NULL);
    if (!status)
        status = gpurta_occupancy(context, NULL, &result, NULL);
    assert_true(status == GPURTA_OK || result == NULL);
    gpurta_result_destroy(result);
    gpurta_platform_destroy(copy);
    gpurta_platform_destroy(own);
    gpurta_platform_destroy(platform);
    return status;
}

static void test_a_failure_at_every_allocation(void **const state)
{
    gpurta_model *model;
    (void)state;
    assert_ok(gpurta_model_create(&model, NULL), NULL);
    const size_t row = gpurta_add(model, GPURTA_SECTION_PLATFORM, GPURTA_NONE);
    const size_t kernel = gpurta_add(model, GPURTA_SECTION_KERNELS, GPURTA_NONE);
    assert_ok(gpurta_set_text(model, row, GPURTA_KEY_PLATFORM_BASE, "h200", NULL), NULL);
    assert_ok(gpurta_set_count(model, kernel, GPURTA_KEY_BLOCKS, 1, NULL), NULL);
    assert_ok(gpurta_set_count(model, kernel, GPURTA_KEY_THREADS, 128, NULL), NULL);
    assert_ok(gpurta_set_text(model, kernel, GPURTA_KEY_WCET, "1", NULL), NULL);
    assert_in_range(alloc_fail_each(every_allocation, model), 12, 40);
    gpurta_model_destroy(model);
}

/* Limits at the ends of their ranges: nothing overflows (also under the sanitizers). */
static void test_extreme_platforms(void **const state)
{
    (void)state;
    for (size_t i = 0; i < cases(50000); i++) {
        gpurta_platform *const platform = make("h200");
        for (int f = GPURTA_PLATFORM_SMS; f <= GPURTA_PLATFORM_SHARED_MEMORY_RESERVED; f++) {
            int64_t low, high;
            assert_true(gpurta_platform_field_range((gpurta_platform_field)f, &low, &high));
            set(platform, (gpurta_platform_field)f, rnd_chance(50) ? low : high);
        }
        static const int64_t counts[] = {1, 31, 65536, 65537, INT32_MAX, INT64_MAX};
        const struct launch launch = {.threads = counts[rnd() % 6],
                                      .registers = counts[rnd() % 6] - 1,
                                      .shared_memory = counts[rnd() % 6] - 1};
        const int64_t blocks = blocks_of(platform, launch);
        assert_true(blocks >= 0 && blocks <= field(platform, GPURTA_PLATFORM_BLOCKS_PER_SM));
        gpurta_platform_destroy(platform);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_saved_answers_of_the_calculator),
        cmocka_unit_test(test_against_an_sm_filled_warp_by_warp),
        cmocka_unit_test(test_entries_agree),
        cmocka_unit_test(test_blocks_of_many_warps),
        cmocka_unit_test(test_paredes_3_2_768_threads_on_a_tx2),
        cmocka_unit_test(test_gilman_4_2_threads_come_in_warps),
        cmocka_unit_test(test_olmedo_equation_1_must_read_min),
        cmocka_unit_test(test_blocks_that_cannot_launch),
        cmocka_unit_test(test_opt_in),
        cmocka_unit_test(test_largest_is_largest),
        cmocka_unit_test(test_largest_examples),
        cmocka_unit_test(test_room_with_one_footprint_is_the_blocks_per_sm),
        cmocka_unit_test(test_room_with_mixed_footprints),
        cmocka_unit_test(test_programs_of_one_footprint),
        cmocka_unit_test(test_programs_on_plain_slots),
        cmocka_unit_test(test_rta_takes_its_slots_from_here),
        cmocka_unit_test(test_bad_counts_and_null),
        cmocka_unit_test(test_models),
        cmocka_unit_test(test_a_failure_at_every_allocation),
        cmocka_unit_test(test_extreme_platforms),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
