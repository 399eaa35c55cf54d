/* Sizes of partitions; divisions against all divisions of small GPUs. */
#include "base/values.h"
#include "bound_systems.h"
#include "model/chains.h"
#include "model/names.h"
#include "model/program.h"
#include "model_calls.h"
#include "partition/alike.h"
#include "partition/division.h"

#include <inttypes.h>
#include <string.h>

/* ---- sizes ---- */

static gpurta_platform *device(const char *const name)
{
    gpurta_platform *p;
    assert_ok(gpurta_platform_create(&p, name, NULL), NULL);
    return p;
}

struct expected {
    const char *platform;
    gpurta_mechanism mechanism;
    int64_t cuda, sizes[6]; /* the first ones; ends with 0 */
};

/* As the sources of src/partition/partitions.def have them. */
static void tables(void **const state)
{
    static const struct expected all[] = {
        {"gtx-1080-ti", GPURTA_MECHANISM_GREEN_CONTEXT, 12040, {1, 2, 3, 4, 5, 0}},
        {"v100", GPURTA_MECHANISM_GREEN_CONTEXT, 12040, {2, 4, 6, 8, 10, 0}},
        {"jetson-orin-agx", GPURTA_MECHANISM_GREEN_CONTEXT, 12040, {4, 6, 8, 10, 12, 0}},
        {"h100-sxm", GPURTA_MECHANISM_GREEN_CONTEXT, 12040, {8, 16, 24, 32, 40, 0}},
        {"h100-sxm", GPURTA_MECHANISM_GREEN_CONTEXT, 12030, {0}},
        {"jetson-orin-agx", GPURTA_MECHANISM_GREEN_CONTEXT, 13040, {2, 4, 6, 8, 10, 0}},
        {"jetson-thor", GPURTA_MECHANISM_GREEN_CONTEXT, 12080, {8, 16, 0}},
        {"jetson-thor", GPURTA_MECHANISM_GREEN_CONTEXT, 13040, {2, 4, 6, 8, 10, 0}},
        {"jetson-thor", GPURTA_MECHANISM_GREEN_CONTEXT, 0, {8, 16, 0}}, /* released ones */
        {"h100-sxm", GPURTA_MECHANISM_GREEN_CONTEXT, 13040, {8, 16, 24, 32, 40, 0}},
        {"h100-sxm", GPURTA_MECHANISM_MPS, 13010, {8, 16, 24, 32, 40, 0}},
        {"jetson-orin-agx", GPURTA_MECHANISM_MPS, 13010, {2, 4, 6, 8, 10, 0}},
        {"jetson-tx2", GPURTA_MECHANISM_TPC_MASK, 0, {1, 2, 0}},
        {"jetson-xavier-agx", GPURTA_MECHANISM_TPC_MASK, 0, {2, 4, 6, 8, 0}},
        {"a100", GPURTA_MECHANISM_MIG, 0, {14, 28, 42, 56, 98, 0}},
        {"h100-sxm", GPURTA_MECHANISM_MIG, 0, {16, 26, 32, 60, 64, 0}},
        {"rtx-4090", GPURTA_MECHANISM_MIG, 0, {0}},
    };
    (void)state;
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        gpurta_platform *const p = device(all[i].platform);
        int64_t size = 0;
        gpurta_error error;
        for (size_t k = 0; k < 6 && (k == 0 || all[i].sizes[k - 1]); k++) {
            if (k == 5)
                break;
            size = gpurta_partition_next_size(p, all[i].mechanism, all[i].cuda, size);
            assert_int_equal(size, all[i].sizes[k]);
            if (size)
                assert_ok(
                    gpurta_partition_check_size(p, all[i].mechanism, all[i].cuda, size, &error),
                    &error);
        }
        if (!all[i].sizes[0])
            assert_int_equal(
                gpurta_partition_check_size(p, all[i].mechanism, all[i].cuda, 8, &error),
                GPURTA_NOT_APPLICABLE);
        else
            assert_non_null(partition_size_source(p, all[i].mechanism, all[i].cuda));
        gpurta_platform_destroy(p);
    }
    assert_null(gpurta_mechanism_name((gpurta_mechanism)5));
}

static void nearest_sizes(void **const state)
{
    gpurta_platform *const p = device("h100-sxm");
    gpurta_error error;
    (void)state;
    assert_int_equal(
        gpurta_partition_check_size(p, GPURTA_MECHANISM_GREEN_CONTEXT, 12040, 12, &error),
        GPURTA_OUT_OF_RANGE);
    assert_non_null(strstr(error.message, "8 and 16"));
    assert_int_equal(
        gpurta_partition_check_size(p, GPURTA_MECHANISM_GREEN_CONTEXT, 12040, 4, &error),
        GPURTA_OUT_OF_RANGE);
    assert_non_null(strstr(error.message, "least partition of green-context has 8"));
    assert_int_equal(
        gpurta_partition_check_size(p, GPURTA_MECHANISM_GREEN_CONTEXT, 12040, 132, &error),
        GPURTA_OUT_OF_RANGE);
    assert_non_null(strstr(error.message, "largest partition of green-context has 128"));
    assert_int_equal(gpurta_partition_check_size(NULL, GPURTA_MECHANISM_ANY, 0, 1, &error),
                     GPURTA_INVALID_ARGUMENT);
    gpurta_platform_destroy(p);
}

/* Instances of NVIDIA's guide: 7 of 1g; 3g and 3g; 4g and 3g; not 3g, 3g and 1g, nor 4g and 4g. */
static void mig_places(void **const state)
{
    static const struct {
        int64_t size[8];
        size_t count;
        bool fit;
    } all[] = {{{14, 14, 14, 14, 14, 14, 14}, 7, true},
               {{14, 14, 14, 14, 14, 14, 14, 14}, 8, false},
               {{42, 42}, 2, true},
               {{56, 42}, 2, true},
               {{42, 56}, 2, true},
               {{56, 56}, 2, false},
               {{42, 42, 14}, 3, false},
               {{28, 28, 28, 14}, 4, true},
               {{28, 28, 28, 28}, 4, false},
               {{42, 28, 14}, 3, true},
               {{98}, 1, true}};
    gpurta_platform *const p = device("a100");
    (void)state;
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        assert_int_equal(partition_fits(p, GPURTA_MECHANISM_MIG, all[i].size, all[i].count),
                         all[i].fit);
    int64_t id = -1;
    assert_string_equal(partition_mig_profile(p, 42, &id), "3g");
    assert_int_equal(id, 9);
    assert_null(partition_mig_profile(p, 43, &id));
    gpurta_platform_destroy(p);
}

/* ---- divisions ---- */

struct brute {
    gpurta_chains *chains;
    gpurta_platform *platform;
    gpurta_mechanism mechanism;
    gpurta_minimize minimize;
    size_t parts;
    int64_t now[3], best[2], found;
    int64_t first[32][3];
};

static bool used(const struct brute *const b, const size_t partition)
{
    for (size_t i = 0; i < b->chains->steps; i++)
        if (gpurta_chains_step_partition(b->chains, i) == partition)
            return true;
    return false;
}

static bool meets(const struct brute *const b)
{
    gpurta_result *bound;
    gpurta_error error;
    for (size_t i = 0; i < b->parts; i++)
        assert_ok(gpurta_program_set_partition_sms(b->chains->program, i, b->now[i], NULL, &error),
                  &error);
    assert_ok(gpurta_bound_of(&bound, b->chains, b->platform, NULL, &error), &error);
    const bool yes = result_verdict(bound, GPURTA_BOUND_VERDICT, 0) == GPURTA_SCHEDULABLE;
    gpurta_result_destroy(bound);
    return yes;
}

static void try_all(struct brute *const b, const size_t place, const int64_t left)
{
    if (place < b->parts) {
        int64_t size = 0;
        b->now[place] = 0;
        while ((size = gpurta_partition_next_size(b->platform, b->mechanism, 0, size)) &&
               size <= left) {
            b->now[place] = size;
            try_all(b, place + 1, left - size);
        }
        return;
    }
    if (!meets(b))
        return;
    int64_t total = 0, largest = 0;
    for (size_t i = 0; i < b->parts; i++) {
        total += b->now[i];
        largest = b->now[i] > largest ? b->now[i] : largest;
    }
    const bool by_total = b->minimize == GPURTA_MINIMIZE_TOTAL;
    const int64_t cost[2] = {by_total ? total : largest, by_total ? largest : total};
    if (b->found && (cost[0] > b->best[0] || (cost[0] == b->best[0] && cost[1] > b->best[1])))
        return;
    if (!b->found || cost[0] != b->best[0] || cost[1] != b->best[1])
        b->found = 0;
    memcpy(b->best, cost, sizeof cost);
    if (b->found < 32)
        memcpy(b->first[b->found], b->now, sizeof b->now);
    b->found++;
}

/* Has a division that was kept these sizes? */
static bool is_kept(const struct brute *const b, const gpurta_result *const d, const size_t k,
                    const int64_t *const size)
{
    bool same = true;
    for (size_t i = 0; i < b->parts; i++)
        same = same &&
               result_count(d, GPURTA_PARTITION_SIZES_SMS,
                            gpurta_children(d, GPURTA_PARTITION_SIZES, k, NULL) + i) == size[i];
    return same;
}

static void compare(const struct brute *const b, const gpurta_result *const d)
{
    assert_true(result_count(d, GPURTA_PARTITION_COMPLETE, 0));
    assert_int_equal(result_count(d, GPURTA_PARTITION_FOUND, 0), b->found);
    assert_int_equal(gpurta_rows(d, GPURTA_PARTITION_DIVISIONS) > 0, b->found > 0);
    size_t kept = 0; /* in the same order; exchanged ones may be left out */
    for (size_t k = 0; b->found <= 32 && k < (size_t)b->found; k++)
        kept +=
            kept < gpurta_rows(d, GPURTA_PARTITION_DIVISIONS) && is_kept(b, d, kept, b->first[k]);
    if (b->found <= 32)
        assert_int_equal(kept, gpurta_rows(d, GPURTA_PARTITION_DIVISIONS));
    assert_int_equal(!gpurta_rows(d, GPURTA_PARTITION_CULPRIT), b->found > 0);
    mpq_t excess;
    mpq_init(excess);
    if (result_time(d, GPURTA_PARTITION_CULPRIT_FACTOR, 0, excess))
        assert_true(mpq_cmp_ui(excess, 1, 1) > 0);
    mpq_clear(excess);
}

static void all_divisions(void **const state)
{
    static const char *const platforms[] = {"jetson-tx2", "jetson-xavier-agx"};
    size_t found = 0, several = 0;
    (void)state;
    for (size_t n = 0; n < cases(60); n++) {
        const size_t which = (size_t)rnd_range(0, 1);
        struct brute b = {.parts = (size_t)rnd_range(1, 3),
                          .minimize = (gpurta_minimize)rnd_range(0, 1),
                          .mechanism = which && rnd_chance(50) ? GPURTA_MECHANISM_TPC_MASK
                                                               : GPURTA_MECHANISM_ANY};
        gpurta_error error;
        gpurta_result *d;
        b.platform = device(platforms[which]);
        assert_ok(gpurta_platform_set(b.platform, GPURTA_PLATFORM_SMS, rnd_range(3, 8), NULL),
                  NULL);
        b.chains = random_chains((enum bound_kind)rnd_range(ONE_FOOTPRINT, CHAINS), 8,
                                 rnd_chance(50) ? 30 : 90);
        for (size_t i = 0; i < b.parts; i++)
            assert_ok(gpurta_program_add_partition(b.chains->program, "p", 1, NULL, NULL), NULL);
        assert_ok(
            gpurta_program_set_queues(b.chains->program, (gpurta_queues)rnd_range(0, 1), NULL),
            NULL);
        for (size_t c = 0; c < b.chains->count; c++)
            assert_ok(gpurta_chains_set_partition(b.chains, c,
                                                  (size_t)rnd_range(0, (int64_t)b.parts - 1), NULL),
                      NULL);
        bool kernels = true; /* in every partition */
        for (size_t i = 0; i < b.parts; i++)
            kernels = kernels && used(&b, i);
        if (kernels) {
            assert_ok(gpurta_partition_of(&d, b.chains, NULL, b.platform, b.mechanism, 0,
                                          b.minimize, NULL, &error),
                      &error);
            try_all(&b, 0, gpurta_platform_get(b.platform, GPURTA_PLATFORM_SMS));
            compare(&b, d);
            found += b.found > 0;
            several += b.found > 1;
            gpurta_result_destroy(d);
        }
        gpurta_platform_destroy(b.platform);
        gpurta_chains_destroy(b.chains);
    }
    print_message("%zu divisions, %zu times several\n", found, several);
    if (cases(60) >= 60)
        assert_true(found > 0);
    tried("partition: the cheapest of all divisions", cases(60));
}

/* Chains that are the same, and one that may differ: each has a partition. */
static gpurta_chains *like_chains(const size_t parts)
{
    gpurta_chains *chains;
    gpurta_error error;
    mpq_t period, wcet, deadline;
    mpq_inits(period, wcet, deadline, NULL);
    const int64_t blocks = rnd_range(8, 24), threads = 256 * rnd_range(1, 4);
    const unsigned long length = (unsigned long)rnd_range(1, 2);
    const bool copies = rnd_chance(30);
    mpq_set_ui(period, 60, 1);
    mpq_set_ui(deadline, (unsigned long)rnd_range(15, 59), 1);
    assert_ok(gpurta_chains_create(&chains, &error), &error);
    for (size_t c = 0; c < parts; c++) {
        const int64_t more = c + 1 == parts && rnd_chance(50);
        assert_ok(gpurta_program_add_partition(chains->program, "p", 1, NULL, &error), &error);
        assert_ok(gpurta_chains_add(chains, NULL, period, &error), &error);
        assert_ok(gpurta_chains_set_time(chains, c, GPURTA_CHAIN_DEADLINE, deadline, &error),
                  &error);
        assert_ok(gpurta_chains_set_partition(chains, c, c, &error), &error);
        for (int k = 0; k < 2; k++) {
            mpq_set_ui(wcet, length + (unsigned long)k, 1);
            if (copies && k == 0)
                assert_ok(
                    gpurta_chains_add_step(chains, c, GPURTA_STEP_COPY, NULL, 0, wcet, &error),
                    &error);
            assert_ok(gpurta_chains_add_step(chains, c, GPURTA_STEP_KERNEL, NULL, blocks + more,
                                             wcet, &error),
                      &error);
            assert_ok(gpurta_chains_set_step_count(chains, chains->steps - 1,
                                                   GPURTA_OPERATION_THREADS, threads, &error),
                      &error);
        }
    }
    mpq_clears(period, wcet, deadline, NULL);
    return chains;
}

/* Of divisions that differ by an exchange of like partitions one is tried, and all are counted. */
static void like_divisions(void **const state)
{
    size_t exchanged = 0;
    (void)state;
    for (size_t n = 0; n < cases(40); n++) {
        struct brute b = {.parts = (size_t)rnd_range(2, 3),
                          .minimize = (gpurta_minimize)rnd_range(0, 1),
                          .mechanism = GPURTA_MECHANISM_ANY,
                          .platform = device("jetson-xavier-agx")};
        gpurta_error error;
        gpurta_result *d;
        assert_ok(gpurta_platform_set(b.platform, GPURTA_PLATFORM_SMS, rnd_range(6, 10), NULL),
                  NULL);
        b.chains = like_chains(b.parts);
        assert_ok(gpurta_program_set_queues(
                      b.chains->program,
                      rnd_chance(75) ? GPURTA_QUEUES_SHARED : GPURTA_QUEUES_SEPARATE, NULL),
                  NULL);
        assert_ok(gpurta_partition_of(&d, b.chains, NULL, b.platform, b.mechanism, 0, b.minimize,
                                      NULL, &error),
                  &error);
        try_all(&b, 0, gpurta_platform_get(b.platform, GPURTA_PLATFORM_SMS));
        compare(&b, d);
        exchanged += result_count(d, GPURTA_PARTITION_FOUND, 0) >
                     (int64_t)gpurta_rows(d, GPURTA_PARTITION_DIVISIONS);
        gpurta_result_destroy(d);
        gpurta_platform_destroy(b.platform);
        gpurta_chains_destroy(b.chains);
    }
    print_message("%zu times some differ by an exchange\n", exchanged);
    tried("partition: the cheapest of all divisions among like partitions", cases(40));
}

/* Whatever the limit: it ends, and what it has found meets every deadline. */
static void limits(void **const state)
{
    (void)state;
    for (size_t n = 0; n < cases(20); n++) {
        gpurta_chains *const chains = like_chains((size_t)rnd_range(2, 3));
        gpurta_platform *const platform = device("jetson-orin-agx");
        gpurta_options *options;
        gpurta_result *d;
        gpurta_error error;
        gpurta_result *bound;
        assert_ok(gpurta_program_set_queues(chains->program, GPURTA_QUEUES_SHARED, NULL), NULL);
        assert_ok(gpurta_options_create(&options, NULL), NULL);
        assert_ok(
            gpurta_options_set(options, GPURTA_OPTION_BOUND_LIMIT, rnd_range(1, 100000), NULL),
            NULL);
        assert_ok(gpurta_partition_of(&d, chains, NULL, platform, GPURTA_MECHANISM_ANY, 0,
                                      GPURTA_MINIMIZE_TOTAL, options, &error),
                  &error);
        assert_true(result_count(d, GPURTA_PARTITION_COMPLETE, 0) ||
                    !gpurta_rows(d, GPURTA_PARTITION_CULPRIT));
        for (size_t i = 0;
             gpurta_rows(d, GPURTA_PARTITION_DIVISIONS) && i < chains->program->partitions; i++)
            assert_ok(gpurta_program_set_partition_sms(
                          chains->program, i, result_count(d, GPURTA_PARTITION_PARTITIONS_SMS, i),
                          NULL, &error),
                      &error);
        if (gpurta_rows(d, GPURTA_PARTITION_DIVISIONS)) {
            assert_ok(gpurta_bound_of(&bound, chains, platform, NULL, &error), &error);
            assert_int_equal(result_verdict(bound, GPURTA_BOUND_VERDICT, 0), GPURTA_SCHEDULABLE);
            gpurta_result_destroy(bound);
        }
        gpurta_result_destroy(d);
        gpurta_options_destroy(options);
        gpurta_platform_destroy(platform);
        gpurta_chains_destroy(chains);
    }
}

static void each(void **const state)
{
    gpurta_chains *const chains = random_chains(SLICED, 10, 90);
    gpurta_error error;
    (void)state;
    assert_int_equal(gpurta_partition_each_of(NULL, &error), GPURTA_INVALID_ARGUMENT);
    assert_ok(gpurta_partition_each_of(chains, &error), &error);
    for (size_t i = 0; i < chains->steps; i++)
        if (chains->step[i].kind == GPURTA_STEP_KERNEL)
            assert_true(gpurta_chains_step_partition(chains, i) < chains->program->partitions);
    if (chains->program->partitions)
        assert_int_equal(gpurta_partition_each_of(chains, &error), GPURTA_INVALID_ARGUMENT);
    gpurta_chains_destroy(chains);
}

/* A block alone takes longer than a deadline allows: once that is known nothing is divided. Sizes
 * 2, 4, 6, 8 are halved three times, for both parts at once, and one bound tells what is missing.
 */
static void hopeless(void **const state)
{
    gpurta_chains *chains;
    gpurta_platform *const platform = device("jetson-xavier-agx");
    gpurta_result *d;
    gpurta_error error;
    mpq_t v;
    (void)state;
    mpq_init(v);
    assert_ok(gpurta_platform_set(platform, GPURTA_PLATFORM_SMS, 8, NULL), NULL);
    assert_ok(gpurta_chains_create(&chains, &error), &error);
    for (size_t c = 0; c < 2; c++) {
        mpq_set_ui(v, c ? 60 : 4, 1);
        assert_ok(gpurta_chains_add(chains, NULL, v, &error), &error);
        mpq_set_ui(v, c ? 1 : 6, 1);
        assert_ok(gpurta_chains_add_step(chains, c, GPURTA_STEP_KERNEL, NULL, 1, v, &error),
                  &error);
        assert_ok(gpurta_chains_set_step_count(chains, c, GPURTA_OPERATION_THREADS, 32, &error),
                  &error);
    }
    assert_ok(gpurta_partition_each_of(chains, &error), &error);
    assert_ok(gpurta_partition_of(&d, chains, NULL, platform, GPURTA_MECHANISM_ANY, 0,
                                  GPURTA_MINIMIZE_TOTAL, NULL, &error),
              &error);
    assert_int_equal(result_count(d, GPURTA_PARTITION_FOUND, 0), 0);
    assert_int_equal(gpurta_rows(d, GPURTA_PARTITION_CULPRIT), 1);
    assert_int_equal(result_count(d, GPURTA_PARTITION_CULPRIT_INDEX, 0), 0);
    assert_string_equal(result_text(d, GPURTA_PARTITION_CULPRIT_CHAIN, 0), "c1");
    assert_int_equal(result_count(d, GPURTA_PARTITION_CULPRIT_SMS, 0), 8);
    assert_int_equal(result_count(d, GPURTA_PARTITION_PARTITIONS_FEWEST, 0), 0);
    assert_int_equal(result_count(d, GPURTA_PARTITION_PARTITIONS_FEWEST, 1), 2);
    assert_int_equal(result_count(d, GPURTA_PARTITION_TRIED, 0), 4);
    assert_int_equal(result_count(d, GPURTA_PARTITION_PARTITIONS_FEWEST, 2), 0);
    assert_int_equal(result_count(d, GPURTA_PARTITION_PARTITIONS_SMS, 0), 0);
    assert_int_equal(result_count(d, GPURTA_PARTITION_DIVISIONS_REST, 0), 0);
    assert_true(result_count(d, GPURTA_PARTITION_PARTITIONS_USED, 1));
    assert_false(result_count(d, GPURTA_PARTITION_PARTITIONS_USED, 2));
    mpq_clear(v);
    gpurta_result_destroy(d);
    gpurta_platform_destroy(platform);
    gpurta_chains_destroy(chains);
}

/* ---- what can be exchanged ---- */

enum change {
    NO_CHANGE,
    PERIOD,
    JITTER,
    CHAIN_DEADLINE,
    WCET,
    BCET,
    STEP_DEADLINE,
    HOST_WCET,
    REPEAT,
    BLOCKS,
    THREADS,
    LAST_THREADS,
    DIRECTION,
    KIND,
    GRAPH,
    FEWER_AFTER,
    START,
    ONE_STEP_MORE,
    MIXED_STEPS,
    CHAIN_STREAM,
    STEP_STREAM,
    CONTEXT,
    ELSEWHERE,
    TWO_CHAINS,
    CHANGES
};

static void change_time(gpurta_chains *const chains, const size_t chain, const size_t first,
                        const enum change what)
{
    gpurta_error error;
    mpq_t v;
    mpq_init(v);
    mpq_set_ui(v, 3, 1);
    if (what <= CHAIN_DEADLINE)
        assert_ok(gpurta_chains_set_time(chains, chain,
                                         (gpurta_chain_time)(what - PERIOD + GPURTA_CHAIN_PERIOD),
                                         v, &error),
                  &error);
    else
        assert_ok(gpurta_chains_set_step_time(chains, first + (what == HOST_WCET ? 2 : 0),
                                              what == HOST_WCET ? GPURTA_STEP_WCET
                                                                : (gpurta_step_time)(what - WCET),
                                              v, &error),
                  &error);
    mpq_clear(v);
}

/* Kernel, copy, host step, kernel behind the copy and the host step, which go side by side. */
static void add_steps(gpurta_chains *const chains, const size_t chain, const enum change what)
{
    static const gpurta_step_kind kinds[] = {GPURTA_STEP_KERNEL, GPURTA_STEP_COPY, GPURTA_STEP_HOST,
                                             GPURTA_STEP_KERNEL, GPURTA_STEP_KERNEL};
    const size_t first = chains->steps;
    const size_t after[] = {first, first + 1, first + 2};
    gpurta_error error;
    mpq_t wcet;
    mpq_init(wcet);
    mpq_set_ui(wcet, 5, 1);
    for (size_t k = 0; k < (what == ONE_STEP_MORE ? 5 : 4); k++) {
        const gpurta_step_kind kind = what == KIND && k == 1 ? GPURTA_STEP_HOST : kinds[k];
        if (what == MIXED_STEPS && k == 2) /* another chain's step comes between */
            assert_ok(gpurta_chains_add_step(chains, chains->count - 1, GPURTA_STEP_HOST, NULL, 0,
                                             wcet, &error),
                      &error);
        assert_ok(
            gpurta_chains_add_step(chains, chain, kind, NULL,
                                   kind == GPURTA_STEP_KERNEL ? 8 + (what == BLOCKS && k == 3) : 0,
                                   wcet, &error),
            &error);
        if (kind == GPURTA_STEP_KERNEL)
            assert_ok(gpurta_chains_set_step_count(
                          chains, chains->steps - 1, GPURTA_OPERATION_THREADS,
                          64 + 32 * (what == THREADS || (what == LAST_THREADS && k == 3)), &error),
                      &error);
    }
    mpq_clear(wcet);
    if (what == MIXED_STEPS)
        return;
    if (what != START)
        assert_ok(gpurta_chains_set_after(chains, first + 2, after, 1, &error), &error);
    assert_ok(gpurta_chains_set_after(chains, first + 3, after + (what != GRAPH),
                                      2 - (what == FEWER_AFTER), &error),
              &error);
}

static void change(gpurta_chains *const chains, const size_t chain, const size_t first,
                   const enum change what)
{
    gpurta_error error;
    if (what >= PERIOD && what <= HOST_WCET)
        change_time(chains, chain, first, what);
    else if (what == REPEAT)
        assert_ok(gpurta_chains_set_step_repeat(chains, first, 2, &error), &error);
    else if (what == DIRECTION)
        assert_ok(
            gpurta_chains_set_step_count(chains, first + 1, GPURTA_OPERATION_DIRECTION, 1, &error),
            &error);
    else if (what == CHAIN_STREAM)
        assert_ok(gpurta_chains_set_stream(chains, chain, "s", &error), &error);
    else if (what == STEP_STREAM)
        assert_ok(gpurta_program_set_stream(chains->program, first + 1, "s", &error), &error);
    else if (what == CONTEXT)
        assert_ok(gpurta_chains_set_context(chains, chain, 1, &error), &error);
    else if (what == TWO_CHAINS)
        assert_ok(gpurta_chains_set_partition(chains, 2, chain, &error), &error);
    else if (what == ELSEWHERE) {
        assert_ok(gpurta_program_set_stream(chains->program, first + 3, "t", &error), &error);
        assert_ok(gpurta_program_set_stream_partition(chains->program, "t", 2, &error), &error);
    }
}

/* Two partitions with a chain each, one of which is changed, and a third with another. */
static bool alike(const size_t changed, const enum change what)
{
    gpurta_chains *chains;
    gpurta_error error;
    mpq_t period;
    size_t first = 0;
    mpq_init(period);
    mpq_set_ui(period, 60, 1);
    assert_ok(gpurta_chains_create(&chains, &error), &error);
    for (size_t c = 0; c < 3; c++) {
        assert_ok(gpurta_program_add_partition(chains->program, "p", 1, NULL, &error), &error);
        assert_ok(gpurta_chains_add_context(chains, NULL, &error), &error);
        assert_ok(gpurta_chains_add(chains, NULL, period, &error), &error);
        assert_ok(gpurta_chains_set_partition(chains, c, c, &error), &error);
        assert_ok(gpurta_chains_set_context(chains, c, 0, &error), &error);
    }
    for (size_t c = 0; c < 3; c++) {
        first = c == changed ? chains->steps : first;
        add_steps(chains, c, c == changed ? what : NO_CHANGE);
    }
    change(chains, changed, first, what);
    size_t of[3], firsts[3], only[3];
    struct homes homes = {of, firsts, only};
    find_homes(chains, &homes);
    const bool yes = partitions_alike(chains, &homes, 0, 1);
    assert_int_equal(partitions_alike(chains, &homes, 1, 0), yes);
    gpurta_chains_destroy(chains);
    mpq_clear(period);
    return yes;
}

/* Whatever differs: the partitions cannot be exchanged, observed from either. */
static void like_partitions(void **const state)
{
    (void)state;
    for (int what = NO_CHANGE; what < CHANGES; what++)
        for (size_t changed = 0; changed < 2; changed++)
            if (alike(changed, (enum change)what) != (what == NO_CHANGE))
                fail_msg("change %d of partition %zu", what, changed);
    assert_true(alike(2, WCET));
}

/* Orders of sizes, of which those of one class may be exchanged: all are listed. */
static int64_t list_orders(const int64_t *const size, const size_t *const class, const size_t count)
{
    int64_t observed[1024], orders = 0;
    for (int64_t code = 0; code < 1024; code++) /* two bits each: whose size it has */
        observed[code] = 0;
    for (int64_t code = 0; code < INT64_C(1) << 2 * count; code++) {
        int64_t key = 0;
        unsigned taken = 0;
        bool good = true;
        for (size_t i = 0; i < count; i++) {
            const size_t from = (size_t)(code >> 2 * i & 3);
            good = good && from < count && !(taken >> from & 1) && class[from] == class[i];
            taken |= 1u << from;
            key = key * 4 + (from < count ? size[from] : 0);
        }
        orders += good && !observed[key]++;
    }
    return orders;
}

static void orders(void **const state)
{
    (void)state;
    for (size_t n = 0; n < cases(100); n++) {
        int64_t size[4];
        size_t class[4];
        const size_t count = (size_t)rnd_range(1, 4);
        for (size_t i = 0; i < count; i++) {
            size[i] = rnd_range(0, 3);
            class[i] = (size_t)rnd_range(0, 1);
        }
        assert_int_equal(orders_of(size, class, count), list_orders(size, class, count));
    }
    int64_t size[22]; /* 20! fits, 21! does not */
    size_t class[22] = {0};
    for (size_t i = 0; i < 22; i++)
        size[i] = (int64_t)i;
    assert_true(orders_of(size, class, 20) == INT64_C(2432902008176640000));
    assert_true(orders_of(size, class, 21) == INT64_MAX);
}

/* ---- the group of an SM: those that share a carve-out (rule U5) ---- */

enum { SMS = 24, PARTS = 4 };

struct layout {
    int64_t sms, group, size[PARTS], list[PARTS][SMS];
    bool listed[PARTS];
    size_t parts;
};

static struct layout random_layout(void)
{
    struct layout l = {.sms = rnd_range(2, SMS), .group = rnd_range(1, 4)};
    bool taken[SMS] = {false};
    l.parts = (size_t)rnd_range(1, PARTS);
    for (size_t i = 0; i < l.parts; i++) {
        const bool whole = rnd_chance(70);
        l.size[i] = rnd_range(1, 5);
        l.listed[i] = rnd_chance(35);
        int64_t n = 0, k = rnd_range(0, l.sms - 1);
        if (whole)
            k -= k % l.group;
        for (; l.listed[i] && k < l.sms && n < l.size[i]; k++)
            if (!taken[k]) {
                taken[k] = true;
                l.list[i][n++] = k;
            }
        l.listed[i] = n > 0;
        l.size[i] = n > 0 ? n : l.size[i];
    }
    return l;
}

/* Group by group: whoever has a number of SMs takes those of groups in which nobody else has one.
 * false: there are not enough, or lists share a group. */
static bool place_by_groups(const struct layout *const l, uint32_t *const owner)
{
    const int64_t groups = (l->sms + l->group - 1) / l->group;
    size_t of[SMS] = {0};
    bool fits = true;
    for (size_t i = 0; i < l->parts; i++)
        for (int64_t n = 0; l->listed[i] && n < l->size[i]; n++) {
            const int64_t g = l->list[i][n] / l->group;
            fits = fits && (of[g] == 0 || of[g] == i + 1);
            of[g] = i + 1;
            owner[l->list[i][n]] = (uint32_t)i + 1;
        }
    int64_t g = 0;
    for (size_t i = 0; i < l->parts; i++) {
        int64_t left = l->listed[i] ? 0 : l->size[i];
        for (; left && g < groups; g++) {
            for (int64_t k = g * l->group; !of[g] && left && k < l->sms && k < (g + 1) * l->group;
                 k++, left--)
                owner[k] = (uint32_t)i + 1;
        }
        fits = fits && !left;
    }
    return fits;
}

static void whole_groups(void **const state)
{
    (void)state;
    size_t placed = 0, refused = 0;
    for (size_t n = 0; n < cases(2000); n++) {
        const struct layout l = random_layout();
        uint32_t owner[SMS] = {0}, expected[SMS] = {0};
        gpurta_program *program;
        gpurta_platform *const p = device("jetson-tx2");
        gpurta_error error;
        assert_ok(gpurta_platform_set(p, GPURTA_PLATFORM_SMS, l.sms, &error), &error);
        assert_ok(gpurta_platform_set(p, GPURTA_PLATFORM_CARVEOUT_WAITS, 1, &error), &error);
        assert_ok(gpurta_platform_set(p, GPURTA_PLATFORM_CARVEOUT_SMS, l.group, &error), &error);
        assert_ok(gpurta_program_create(&program, &error), &error);
        for (size_t i = 0; i < l.parts; i++)
            assert_ok(gpurta_program_add_partition(program, "p", l.size[i],
                                                   l.listed[i] ? l.list[i] : NULL, &error),
                      &error);
        const bool fits = place_by_groups(&l, expected);
        assert_int_equal(partitions_place(owner, program, p, &error),
                         fits ? GPURTA_OK : GPURTA_NOT_APPLICABLE);
        if (fits)
            assert_memory_equal(owner, expected, sizeof owner);
        placed += fits && l.group > 1;
        refused += !fits;
        for (int64_t above = 0, next; /* sizes of any mechanism are whole groups */
             (next = gpurta_partition_next_size(p, GPURTA_MECHANISM_ANY, 0, above)); above = next)
            assert_int_equal(next, above + l.group);
        gpurta_program_destroy(program);
        gpurta_platform_destroy(p);
    }
    assert_true((placed > cases(2000) / 10 && refused > cases(2000) / 10) || cases(2000) < 100);
}

/* ---- bounds with a division ---- */

/* Two chains of one kernel; sms: of their partitions, NULL: there are none. */
static gpurta_model *two_chains(const int64_t *const sms)
{
    static const char *const names[] = {"one", "two"}, *const times[] = {"2 ms", "3 ms"};
    gpurta_model *m;
    gpurta_error error;
    assert_ok(gpurta_model_create(&m, &error), &error);
    const size_t platform = gpurta_add(m, GPURTA_SECTION_PLATFORM, GPURTA_NONE);
    assert_ok(gpurta_set_text(m, platform, GPURTA_KEY_PLATFORM_BASE, "jetson-orin-agx", &error),
              &error);
    for (size_t c = 0; c < 2; c++) {
        const size_t part = sms ? gpurta_add(m, GPURTA_SECTION_PARTITIONS, GPURTA_NONE) : 0;
        const size_t chain = gpurta_add(m, GPURTA_SECTION_CHAINS, GPURTA_NONE);
        const size_t step = gpurta_add(m, GPURTA_SECTION_STEPS, chain);
        if (sms) {
            assert_ok(gpurta_set_text(m, part, GPURTA_KEY_PARTITION_NAME, names[c], &error),
                      &error);
            assert_ok(gpurta_set_count(m, part, GPURTA_KEY_PARTITION_SMS, sms[c], &error), &error);
            assert_ok(gpurta_set_text(m, chain, GPURTA_KEY_CHAIN_PARTITION, names[c], &error),
                      &error);
        }
        assert_ok(gpurta_set_text(m, chain, GPURTA_KEY_CHAIN_NAME, names[c], &error), &error);
        assert_ok(gpurta_set_text(m, chain, GPURTA_KEY_CHAIN_PERIOD, "40 ms", &error), &error);
        assert_ok(gpurta_set_text(m, step, GPURTA_KEY_STEP_KERNEL, "k", &error), &error);
        assert_ok(gpurta_set_count(m, step, GPURTA_KEY_BLOCKS, 60, &error), &error);
        assert_ok(gpurta_set_count(m, step, GPURTA_KEY_THREADS, 1024, &error), &error);
        assert_ok(gpurta_set_text(m, step, GPURTA_KEY_WCET, times[c], &error), &error);
    }
    return m;
}

/* Those of a model that has these partitions. */
static void with_division(void **const state)
{
    gpurta_model *const whole = two_chains(NULL);
    gpurta_result *found, *bound, *expected;
    gpurta_error error;
    mpq_t a, b;
    (void)state;
    mpq_inits(a, b, NULL);
    assert_ok(gpurta_partition(whole, NULL, &found, &error), &error);
    for (size_t which = 0; which < 3; which++) { /* as found, then more for one of them */
        int64_t sms[2];
        for (size_t i = 0; i < 2; i++) {
            assert_int_equal(result_count(found, GPURTA_PARTITION_CHAINS_PARTITION, i), i);
            sms[i] = result_count(found, GPURTA_PARTITION_PARTITIONS_SMS, i) + (which == i + 1);
        }
        gpurta_model *const divided = two_chains(sms);
        assert_ok(gpurta_bound(divided, NULL, &expected, &error), &error);
        assert_ok(gpurta_partition_bound(whole, found, which ? which - 1 : GPURTA_NONE,
                                         which ? sms[which - 1] : 0, NULL, &bound, &error),
                  &error);
        for (size_t c = 0; c < 2; c++) {
            assert_true(result_time(bound, GPURTA_BOUND_CHAINS_BOUND, c, a));
            assert_true(result_time(expected, GPURTA_BOUND_CHAINS_BOUND, c, b));
            assert_true(mpq_equal(a, b));
        }
        gpurta_result_destroy(bound);
        assert_int_equal(gpurta_partition_bound(divided, expected, 0, 1, NULL, &bound, &error),
                         GPURTA_INVALID_ARGUMENT);
        gpurta_result_destroy(expected);
        gpurta_model_destroy(divided);
    }
    assert_int_equal(gpurta_partition_bound(whole, found, 0, 0, NULL, &bound, &error),
                     GPURTA_INVALID_ARGUMENT);
    gpurta_result_destroy(found);
    gpurta_model_destroy(whole);
    mpq_clears(a, b, NULL);
}

/* Where there is none: as the culprit was tried, with what the other can spare. */
static void without_division(void **const state)
{
    gpurta_model *const whole = two_chains(NULL);
    gpurta_result *found, *bound, *expected;
    gpurta_error error;
    mpq_t a, b;
    (void)state;
    mpq_inits(a, b, NULL);
    for (size_t c = 0; c < 2; c++)
        assert_ok(gpurta_set_text(whole, gpurta_model_row(whole, GPURTA_SECTION_CHAINS, c),
                                  GPURTA_KEY_CHAIN_DEADLINE, "14 ms", &error),
                  &error);
    assert_ok(gpurta_partition(whole, NULL, &found, &error), &error);
    assert_int_equal(gpurta_rows(found, GPURTA_PARTITION_DIVISIONS), 0);
    const size_t late = (size_t)result_count(found, GPURTA_PARTITION_CULPRIT_INDEX, 0);
    int64_t sms[] = {2, 2};
    sms[late] = result_count(found, GPURTA_PARTITION_CULPRIT_SMS, 0);
    assert_int_equal(sms[late],
                     16 - result_count(found, GPURTA_PARTITION_PARTITIONS_FEWEST, 1 - late));
    gpurta_model *const divided = two_chains(sms);
    assert_ok(gpurta_bound(divided, NULL, &expected, &error), &error);
    assert_ok(gpurta_partition_bound(whole, found, GPURTA_NONE, 0, NULL, &bound, &error), &error);
    assert_true(result_time(bound, GPURTA_BOUND_CHAINS_BOUND, late, a));
    assert_true(result_time(expected, GPURTA_BOUND_CHAINS_BOUND, late, b));
    assert_true(mpq_equal(a, b));
    gpurta_result_destroy(bound);
    gpurta_result_destroy(expected);
    gpurta_result_destroy(found);
    gpurta_model_destroy(divided);
    gpurta_model_destroy(whole);
    mpq_clears(a, b, NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(tables),
                                       cmocka_unit_test(nearest_sizes),
                                       cmocka_unit_test(mig_places),
                                       cmocka_unit_test(all_divisions),
                                       cmocka_unit_test(like_divisions),
                                       cmocka_unit_test(limits),
                                       cmocka_unit_test(each),
                                       cmocka_unit_test(hopeless),
                                       cmocka_unit_test(like_partitions),
                                       cmocka_unit_test(orders),
                                       cmocka_unit_test(whole_groups),
                                       cmocka_unit_test(with_division),
                                       cmocka_unit_test(without_division)};
    return cmocka_run_group_tests_name("partition", tests, NULL, NULL);
}
