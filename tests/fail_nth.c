/* Preloaded into the command by hostile.py: with FAIL_NTH=n its n-th allocation fails, of whatever
 * library, and with a minus sign before n all after it too; FAIL_NTH_COUNT names a file that gets
 * their number when the process ends. What it starts is left alone. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *old, size_t size);

static long fail_at, allocations;
static const char *count_file;

__attribute__((constructor)) static void begin(void)
{
    const char *const text = getenv("FAIL_NTH");
    fail_at = text ? atol(text) : 0;
    count_file = getenv("FAIL_NTH_COUNT");
    unsetenv("LD_PRELOAD");
    __atomic_store_n(&allocations, 0, __ATOMIC_RELAXED);
}

__attribute__((destructor)) static void end(void)
{
    const long all = allocations;
    FILE *const file = count_file ? fopen(count_file, "w") : NULL;
    if (!file)
        return;
    fprintf(file, "%ld\n", all);
    fclose(file);
}

static int fails(void)
{
    const long n = __atomic_add_fetch(&allocations, 1, __ATOMIC_RELAXED);
    if (fail_at == 0 || (fail_at > 0 ? n != fail_at : n < -fail_at))
        return 0;
    errno = ENOMEM;
    return 1;
}

void *malloc(size_t size)
{
    return fails() ? NULL : __libc_malloc(size);
}

void *calloc(size_t count, size_t size)
{
    return fails() ? NULL : __libc_calloc(count, size);
}

void *realloc(void *old, size_t size)
{
    return fails() ? NULL : __libc_realloc(old, size);
}
