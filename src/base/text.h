/* Copies of texts. */
#ifndef TEXT_H
#define TEXT_H

#include <stdlib.h>
#include <string.h>

/* A copy that the caller frees; NULL: out of memory. */
static inline char *copy_text(const char *const text)
{
    const size_t size = strlen(text) + 1;
    char *const copy = malloc(size);
    return copy ? memcpy(copy, text, size) : NULL;
}

#endif
