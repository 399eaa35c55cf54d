/* Memory: what the command asks for it gets, or the process ends. And the most that it takes
 * (--memory): what a small file asks for may be huge. */
#pragma once

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#include <gpurta/status.h>

/* Ends the process with status 3: "out of memory", no output becomes visible. */
_Noreturn void out_of_memory(void);

/* malloc(), calloc(), realloc(), strdup() and strndup(), which do not return without memory. */
void *allocate(size_t size) __attribute__((returns_nonnull));
void *allocate_zeroed(size_t count, size_t size) __attribute__((returns_nonnull));
void *reallocate(void *memory, size_t size) __attribute__((returns_nonnull));
char *duplicate(const char *text);
char *duplicate_part(const char *text, size_t length);
/* A file whose text, to be freed, is whole when fclose() returns. */
FILE *text_begin(char **text, size_t *size);

/* Did a call of the library succeed, whose error is not reported? A lack of memory ends the
 * process: it must not look like a value that does not exist. */
bool succeeded(gpurta_status status);

/* GMP's numbers too: the first call of all. */
void memory_begin(void);

#define MEMORY_DEFAULT 2147483648

/* From now on no more than so many bytes, and MEMORY_SPARE beside them for the command itself; for
 * each thread (0: one for each processor) a stack. Only the first call does anything. */
#define MEMORY_SPARE ((uint64_t)64 << 20)
void memory_limit(int64_t bytes, int64_t threads);
