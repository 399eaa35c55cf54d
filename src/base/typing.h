/* How far is one short text from another? For "did you mean". */
#pragma once

#include <stdint.h>
#include <string.h>

static inline char typing_small(const char c)
{
    return (char)(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
}

/* Number of single-character insertions, deletions and replacements between two short texts
 * (Levenshtein), but for large and small letters; SIZE_MAX for long ones. */
static inline size_t typing_distance(const char *const a, const char *const b)
{
    enum { LONGEST = 40 };
    const size_t n = strlen(a), m = strlen(b);
    size_t row[LONGEST + 1];
    if (n > LONGEST || m > LONGEST)
        return SIZE_MAX;
    for (size_t j = 0; j <= m; j++)
        row[j] = j;
    for (size_t i = 1; i <= n; i++) {
        size_t diagonal = row[0];
        row[0] = i;
        for (size_t j = 1; j <= m; j++) {
            size_t best = diagonal + (typing_small(a[i - 1]) != typing_small(b[j - 1]));
            if (row[j] + 1 < best)
                best = row[j] + 1;
            if (row[j - 1] + 1 < best)
                best = row[j - 1] + 1;
            diagonal = row[j];
            row[j] = best;
        }
    }
    return row[m];
}

/* A text that is nearer may have been meant; to a single letter any other would be near. */
static inline size_t typing_limit(const char *const text)
{
    const size_t length = strlen(text);
    return length < 2 ? 1 : length / 3 + 2;
}
