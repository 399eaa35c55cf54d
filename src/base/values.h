/* Short ways to the values of a result; 0, false, unknown where there is none. */
#pragma once

#include <stdio.h> /* before gmp.h, which then declares its printing functions */

#include <gpurta/result.h>

static inline int64_t result_count(const gpurta_result *const result, const gpurta_column column,
                                   const size_t row)
{
    int64_t count = 0;
    (void)!gpurta_get_count(result, column, row, &count);
    return count;
}

/* For columns whose absence is something else than 0. */
static inline int64_t result_count_or(const gpurta_result *const result, const gpurta_column column,
                                      const size_t row, int64_t absent)
{
    (void)!gpurta_get_count(result, column, row, &absent);
    return absent;
}

static inline const char *result_text(const gpurta_result *const result, const gpurta_column column,
                                      const size_t row)
{
    const char *text = NULL;
    (void)!gpurta_get_text(result, column, row, &text);
    return text;
}

static inline gpurta_verdict result_verdict(const gpurta_result *const result,
                                            const gpurta_column column, const size_t row)
{
    gpurta_verdict verdict = GPURTA_UNKNOWN;
    (void)!gpurta_get_verdict(result, column, row, &verdict);
    return verdict;
}

/* Row `k` of those inside row `parent`; false: it has fewer. */
static inline bool result_inside(const gpurta_result *const result, const gpurta_table table,
                                 const size_t parent, const size_t k, size_t *const row)
{
    size_t count;
    *row = gpurta_children(result, table, parent, &count) + k;
    return k < count;
}

static inline bool result_time(const gpurta_result *const result, const gpurta_column column,
                               const size_t row, mpq_ptr time)
{
    return gpurta_get_time(result, column, row, time) == GPURTA_OK;
}
