/* Texts: one that all analyses have, copies, names. */
#pragma once

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What every analysis assumes. */
#define NOTHING_ELSE                                                                               \
    "nothing else runs on the GPU: no other process, graphics, page migration or DLA"

/* Of a verdict where a kernel has no registers. */
#define AS_IF_NO_REGISTERS "; as if kernels used no registers (key registers)"

/* Of a verdict, where a stream has a priority that a GPU would clamp. */
#define AS_IF_NOT_CLAMPED "; as if priorities beyond CUDA's 0 to -5 were not clamped (key priority)"
static inline bool is_clamped(const int64_t priority)
{
    return priority > 0 || priority < -5;
}

/* A copy that the caller frees; NULL: out of memory. */
static inline char *copy_text(const char *const text)
{
    const size_t size = strlen(text) + 1;
    char *const copy = malloc(size);
    return copy ? memcpy(copy, text, size) : NULL;
}

/* The name of what has none, by its place: k1, k2, ... */
#define PLACE_SPACE 24
static inline void place_name(char place[PLACE_SPACE], const char letter, const size_t index)
{
    snprintf(place, PLACE_SPACE, "%c%zu", letter, index + 1);
}

/* The name of a thing that has members name, which may be NULL, and place. */
#define NAME_OF(thing) ((thing)->name ? (thing)->name : (thing)->place)

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
