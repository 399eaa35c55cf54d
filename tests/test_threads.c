/* Threads share a program, a platform and results; each has its own handles. The thread sanitizer
 * watches (./dev sanitize). */
#include "base/values.h"
#include "support.h"

#include <gpurta/gpurta.h>
#include <pthread.h>

enum { THREADS = 4, KERNELS = 20 };

struct shared {
    const gpurta_program *program;
    const gpurta_platform *platform;
    const gpurta_result *result;
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
        if (gpurta_rta(&result, shared->program, shared->platform, NULL, NULL) != GPURTA_OK) {
            shared->good[work->number] = false;
            break;
        }
        shared->good[work->number] = shared->good[work->number] && same(result, shared->result);
        gpurta_result_destroy(result);
    }
    return NULL;
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
    assert_ok(gpurta_rta(&result, program, platform, NULL, &error), &error);
    struct shared shared = {program, platform, result, {false}};
    struct work work[THREADS];
    pthread_t thread[THREADS];
    for (size_t i = 0; i < THREADS; i++) {
        work[i] = (struct work){&shared, i};
        assert_int_equal(pthread_create(&thread[i], NULL, analyse, &work[i]), 0);
    }
    for (size_t i = 0; i < THREADS; i++) {
        assert_int_equal(pthread_join(thread[i], NULL), 0);
        assert_true(shared.good[i]);
    }
    gpurta_result_destroy(result);
    gpurta_platform_destroy(platform);
    gpurta_program_destroy(program);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_shared_program_and_result)};
    return cmocka_run_group_tests_name("threads", tests, NULL, NULL);
}
