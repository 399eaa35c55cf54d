#include "alloc.h"

static size_t countdown, allocations;
static bool failed;
static size_t numbers; /* of GMP that are allocated, since they are counted */

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *old, size_t size);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *old, size_t size);

static bool fails(void)
{
    (void)__atomic_fetch_add(&allocations, 1, __ATOMIC_RELAXED); /* searches have threads */
    if (countdown == 0 || --countdown > 0)
        return false;
    failed = true;
    return true;
}

void *__wrap_malloc(const size_t size)
{
    return fails() ? NULL : __real_malloc(size);
}

void *__wrap_calloc(const size_t count, const size_t size)
{
    return fails() ? NULL : __real_calloc(count, size);
}

void *__wrap_realloc(void *const old, const size_t size)
{
    return fails() ? NULL : __real_realloc(old, size);
}

void alloc_fail_at(const size_t n)
{
    countdown = n;
    failed = false;
}

size_t alloc_count(void)
{
    return __atomic_load_n(&allocations, __ATOMIC_RELAXED);
}

bool alloc_failed(void)
{
    return failed;
}

/* ---- GMP ---- */

static void *number_new(const size_t size)
{
    (void)__atomic_fetch_add(&numbers, 1, __ATOMIC_RELAXED);
    return __real_malloc(size);
}

static void *number_resize(void *const old, const size_t was, const size_t size)
{
    (void)was;
    return __real_realloc(old, size);
}

static void number_free(void *const number, const size_t size)
{
    (void)size;
    (void)__atomic_fetch_sub(&numbers, 1, __ATOMIC_RELAXED);
    free(number);
}

size_t alloc_fail_each(gpurta_status (*const call)(void *context), void *const context)
{
    mp_set_memory_functions(number_new, number_resize, number_free); /* as it does it, counted */
    for (size_t n = 1;; n += 1 + n / 500) {
        const size_t before = numbers;
        alloc_fail_at(n);
        const gpurta_status status = call(context);
        const bool did = alloc_failed();
        alloc_fail_at(0);
        if (numbers != before)
            fail_msg("allocation %zu%s: %lld numbers were lost", n, did ? " failed" : "",
                     (long long)(numbers - before));
        if (!did) {
            assert_int_equal(status, GPURTA_OK);
            assert_true(n > 1);
            return n - 1;
        }
        if (status != GPURTA_NO_MEMORY)
            fail_msg("allocation %zu failed, but the status is %s", n, gpurta_status_name(status));
    }
}
