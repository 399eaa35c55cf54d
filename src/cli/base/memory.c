/* For fopencookie(): open_memstream() of glibc loses, and does not report, what it has no memory
 * for. */
#define _GNU_SOURCE
#include "cli/base/memory.h"

#include "cli/base/cli.h"
#include "cli/base/file.h"
#include "cli/base/progress.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
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

void out_of_memory(void)
{
    output_abandon();
    progress_end();
    fputs("gpurta: out of memory", stderr);
    if (limit)
        fprintf(stderr, "; --memory BYTES allows more than %" PRId64, limit);
    fputc('\n', stderr);
    _exit(EXIT_UNABLE);
}

static void *had(void *const memory)
{
    if (!memory)
        out_of_memory();
    return memory;
}

void *allocate(const size_t size)
{
    return had(malloc(size ? size : 1));
}

void *allocate_zeroed(const size_t count, const size_t size)
{
    return had(calloc(count ? count : 1, size));
}

void *reallocate(void *const memory, const size_t size)
{
    return had(realloc(memory, size ? size : 1));
}

char *duplicate(const char *const text)
{
    return had(strdup(text));
}

char *duplicate_part(const char *const text, const size_t length)
{
    return had(strndup(text, length));
}

/* A text that is being written. */
struct text {
    char **text;
    size_t *size, room;
};

static ssize_t add_text(void *const to, const char *const bytes, const size_t count)
{
    struct text *const text = to;
    if (*text->size + count >= text->room) {
        text->room = 2 * (*text->size + count) + 64;
        *text->text = reallocate(*text->text, text->room);
    }
    memcpy(*text->text + *text->size, bytes, count);
    *text->size += count;
    (*text->text)[*text->size] = '\0';
    return (ssize_t)count;
}

static int end_text(void *const text)
{
    free(text);
    return 0;
}

FILE *text_begin(char **const text, size_t *const size)
{
    struct text *const to = allocate(sizeof *to);
    *to = (struct text){text, size, 1};
    *text = duplicate("");
    *size = 0;
    return had(fopencookie(to, "w", (cookie_io_functions_t){.write = add_text, .close = end_text}));
}

bool succeeded(const gpurta_status status)
{
    if (status == GPURTA_NO_MEMORY)
        out_of_memory();
    return status == GPURTA_OK;
}

static void *take_more(void *const memory, const size_t before, const size_t size)
{
    (void)before;
    return reallocate(memory, size);
}

static void give_back(void *const memory, const size_t size)
{
    (void)size;
    free(memory);
}

void memory_begin(void)
{
    mp_set_memory_functions(allocate, take_more, give_back);
}

void memory_limit(const int64_t bytes, const int64_t threads)
{
    struct rlimit now;
    if (limit)
        return;
    limit = bytes;
    const uint64_t stacks = (uint64_t)(threads ? threads : sysconf(_SC_NPROCESSORS_ONLN));
    const uint64_t most = taken() + MEMORY_SPARE + stacks * STACK + (uint64_t)bytes;
    if (SANITIZED || getrlimit(RLIMIT_DATA, &now) != 0 || most >= (uint64_t)now.rlim_cur)
        return;
    now.rlim_cur = (rlim_t)most;
    (void)setrlimit(RLIMIT_DATA, &now);
}
