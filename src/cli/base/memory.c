#include "cli/base/memory.h"

#include "cli/base/cli.h"
#include "cli/base/file.h"

#include <stdlib.h>
#include <sys/resource.h>
#include <unistd.h>

#define STACK ((uint64_t)8 << 20)

/* Sanitizers take terabytes, and end a program that gets no memory. */
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define SANITIZED 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) ||                         \
    __has_feature(memory_sanitizer)
#define SANITIZED 1
#endif
#endif
#ifndef SANITIZED
#define SANITIZED 0
#endif

static int64_t limit; /* 0: none */

int64_t memory_limit_set(void)
{
    return limit;
}

/* Writable memory of this process, in bytes. */
static uint64_t taken(void)
{
    FILE *const file = fopen("/proc/self/statm", "r");
    long pages = 0;
    if (file && fscanf(file, "%*s %*s %*s %*s %*s %ld", &pages) != 1)
        pages = 0;
    if (file)
        fclose(file);
    return (uint64_t)pages * (uint64_t)sysconf(_SC_PAGESIZE);
}

/* GMP cannot go on without memory. */
static void *had(void *const memory)
{
    if (memory)
        return memory;
    output_abandon();
    complain("out of memory");
    _exit(EXIT_UNABLE);
}

static void *take(const size_t size)
{
    return had(malloc(size));
}

static void *take_more(void *const memory, const size_t before, const size_t size)
{
    (void)before;
    return had(realloc(memory, size));
}

static void give_back(void *const memory, const size_t size)
{
    (void)size;
    free(memory);
}

void memory_limit(const int64_t bytes, const int64_t threads)
{
    struct rlimit now;
    if (limit)
        return;
    limit = bytes;
    mp_set_memory_functions(take, take_more, give_back);
    const uint64_t stacks = (uint64_t)(threads ? threads : sysconf(_SC_NPROCESSORS_ONLN));
    const uint64_t most = taken() + MEMORY_SPARE + stacks * STACK + (uint64_t)bytes;
    if (SANITIZED || getrlimit(RLIMIT_DATA, &now) != 0 || most >= (uint64_t)now.rlim_cur)
        return;
    now.rlim_cur = (rlim_t)most;
    (void)setrlimit(RLIMIT_DATA, &now);
}
