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

/* How many bytes of a text in UTF-8 stand in `most` without a character that is cut: for "%.*s". */
static inline int text_bytes(const char *const text, const int most)
{
    int length = 0;
    while (length < most && text[length])
        length++;
    while (length > 0 && ((unsigned char)text[length] & 0xc0) == 0x80)
        length--;
    return length;
}

#endif
