#include "alloc.h"

#include <malloc.h>

static size_t countdown, allocations;
static bool failed;
static size_t numbers; /* of GMP that are allocated, since they are counted */

/* ---- guards ----
 *
 * With GPURTA_TEST_GUARD set (mutate.py without sanitizers does) each piece of ours is followed by
 * bytes that look like nothing, so that what reads too far goes wrong; who writes there is told
 * when the piece is freed. The last bytes that malloc() gave say that there are such bytes, and how
 * many. */

#define GUARD ((size_t)256)
#define OURS UINT64_C(0x9e3779b97f4a7c15)

struct mark {
    uint64_t size, number;
};

static bool guarded;

__attribute__((constructor)) static void look_for_guards(void)
{
    guarded = getenv("GPURTA_TEST_GUARD") != NULL;
}

static unsigned char guard_byte(const struct mark *const mark, const size_t at)
{
    return (unsigned char)(0x55 + mark->number * 29 + at * 7);
}

/* NULL stays NULL. */
static void *guard(void *const piece, const size_t size)
{
    unsigned char *const bytes = piece;
    if (!guarded || !piece)
        return piece;
    const size_t end = malloc_usable_size(piece) - sizeof(struct mark);
    const struct mark mark = {size ^ OURS, __atomic_load_n(&allocations, __ATOMIC_RELAXED)};
    for (size_t at = size; at < end; at++)
        bytes[at] = guard_byte(&mark, at);
    memcpy(bytes + end, &mark, sizeof mark);
    return piece;
}

static void check_guard(void *const piece)
{
    struct mark mark;
    unsigned char *const bytes = piece;
    const size_t all = guarded && piece ? malloc_usable_size(piece) : 0;
    if (all < GUARD)
        return;
    const size_t end = all - sizeof mark;
    memcpy(&mark, bytes + end, sizeof mark);
    const uint64_t size = mark.size ^ OURS;
    if (size > end || end - size > 2 * GUARD) /* not from here */
        return;
    for (size_t at = (size_t)size; at < end; at++)
        if (bytes[at] != guard_byte(&mark, at)) {
            fprintf(stderr, "written %zu bytes behind a piece of %zu\n", at - (size_t)size,
                    (size_t)size);
            abort();
        }
    memset(bytes + end, 0, sizeof mark); /* whoever has these bytes next may write here */
}

/* ---- failures ---- */

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *old, size_t size);
void __real_free(void *piece);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *old, size_t size);
void __wrap_free(void *piece);

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
    return fails() ? NULL : guard(__real_malloc(guarded ? size + GUARD : size), size);
}

void *__wrap_calloc(const size_t count, const size_t size)
{
    if (fails())
        return NULL;
    if (!guarded || (size && count > SIZE_MAX / 2 / size))
        return __real_calloc(count, size);
    return guard(__real_calloc(1, count * size + GUARD), count * size);
}

void *__wrap_realloc(void *const old, const size_t size)
{
    check_guard(old);
    return fails() ? NULL : guard(__real_realloc(old, guarded ? size + GUARD : size), size);
}

void __wrap_free(void *const piece)
{
    check_guard(piece);
    __real_free(piece);
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
