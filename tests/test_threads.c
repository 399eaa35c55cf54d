/* Threads share a program, chains, a platform and results; each has its own handles. The thread
 * sanitizer watches (./dev sanitize). */
#include "base/values.h"
#include "model/chains.h"
#include "support.h"

#include <gpurta/gpurta.h>
#include <pthread.h>

enum { THREADS = 4, KERNELS = 20 };

struct shared {
    const gpurta_program *program;
    const gpurta_platform *platform;
    const gpurta_result *result;
    const gpurta_chains *chains;
    bool good[THREADS];
};

struct work {
    struct shared *shared;
    size_t number;
};

static bool same(const gpurta_result *const a, const gpurta_result *const b)
{
    bool equal = true;
    mpq_t x, y;
    mpq_init(x);
    mpq_init(y);
    for (size_t i = 0; i < KERNELS; i++) {
        result_time(a, GPURTA_RTA_KERNELS_COMPLETION, i, x);
        result_time(b, GPURTA_RTA_KERNELS_COMPLETION, i, y);
        equal = equal && mpq_equal(x, y);
    }
    mpq_clear(x);
    mpq_clear(y);
    return equal;
}

static void *analyse(void *const argument)
{
    const struct work *const work = argument;
    struct shared *const shared = work->shared;
    shared->good[work->number] = true;
    for (int i = 0; i < 50; i++) {
        gpurta_result *result;
        if (gpurta_rta_of(&result, shared->program, shared->platform, NULL, NULL) != GPURTA_OK) {
            shared->good[work->number] = false;
            break;
        }
        shared->good[work->number] = shared->good[work->number] && same(result, shared->result);
        gpurta_result_destroy(result);
    }
    return NULL;
}

/* All of them find the same, or what they ask for. */
static void in_threads(struct shared *const shared, void *(*const ask)(void *))
{
    struct work work[THREADS];
    pthread_t thread[THREADS];
    for (size_t i = 0; i < THREADS; i++) {
        work[i] = (struct work){shared, i};
        assert_int_equal(pthread_create(&thread[i], NULL, ask, &work[i]), 0);
    }
    for (size_t i = 0; i < THREADS; i++) {
        assert_int_equal(pthread_join(thread[i], NULL), 0);
        assert_true(shared->good[i]);
    }
}

static void test_shared_program_and_result(void **state)
{
    (void)state;
    gpurta_program *program;
    gpurta_platform *platform;
    gpurta_result *result;
    gpurta_error error;
    mpq_t t;
    time_init(t, "7/3");
    assert_ok(gpurta_program_create(&program, &error), &error);
    for (size_t i = 0; i < KERNELS; i++) {
        assert_ok(gpurta_program_add_kernel(program, NULL, (int64_t)i + 1, t, &error), &error);
        assert_ok(gpurta_program_set_stream(program, i, i % 2 ? "a" : "b", &error), &error);
    }
    mpq_clear(t);
    assert_ok(gpurta_platform_create_slots(&platform, 8, &error), &error);
    assert_ok(gpurta_rta_of(&result, program, platform, NULL, &error), &error);
    struct shared shared = {.program = program, .platform = platform, .result = result};
    in_threads(&shared, analyse);
    gpurta_result_destroy(result);
    gpurta_platform_destroy(platform);
    gpurta_program_destroy(program);
}

/* A bound, which holds the chains, and one that varies them, at the same time. */
static void *bound_and_vary(void *const argument)
{
    struct work *const work = argument;
    mpq_t low, high;
    mpq_inits(low, high, NULL);
    bool good = true;
    for (int i = 0; good && i < 10; i++) {
        gpurta_result *result = NULL;
        gpurta_verdict found;
        good =
            !gpurta_bound_of(&result, work->shared->chains, work->shared->platform, NULL, NULL) &&
            !gpurta_bound_sensitivity_of(&found, low, high, work->shared->chains,
                                         work->shared->platform, GPURTA_BOUND_MAX_SCALE, 0, NULL,
                                         NULL);
        gpurta_result_destroy(result);
    }
    work->shared->good[work->number] = good;
    mpq_clears(low, high, NULL);
    return NULL;
}

static void test_shared_chains(void **state)
{
    (void)state;
    gpurta_chains *chains;
    gpurta_platform *platform;
    gpurta_error error;
    mpq_t t;
    time_init(t, "7/3");
    assert_ok(gpurta_chains_create(&chains, &error), &error);
    assert_ok(gpurta_chains_add(chains, NULL, t, &error), &error);
    mpq_set_ui(t, 1, 1);
    assert_ok(gpurta_chains_add_step(chains, 0, GPURTA_STEP_KERNEL, NULL, 4, t, &error), &error);
    mpq_clear(t);
    assert_ok(gpurta_platform_create_slots(&platform, 4, &error), &error);
    struct shared shared = {.chains = chains, .platform = platform};
    in_threads(&shared, bound_and_vary);
    gpurta_platform_destroy(platform);
    gpurta_chains_destroy(chains);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_shared_program_and_result),
                                       cmocka_unit_test(test_shared_chains)};
    return cmocka_run_group_tests_name("threads", tests, NULL, NULL);
}
