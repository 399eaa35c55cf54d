/* Results as tests read them. */
#ifndef RESULTS_H
#define RESULTS_H

#include "base/values.h"
#include "support.h"

static inline void assert_same_value(const gpurta_result *const a, const gpurta_result *const b,
                                     const gpurta_column_facts *const facts, const size_t row)
{
    const gpurta_column c = facts->column;
    switch (facts->kind) {
    case GPURTA_KIND_TEXT:
    case GPURTA_KIND_WORDS: {
        const char *const x = result_text(a, c, row), *const y = result_text(b, c, row);
        assert_true(x && y ? strcmp(x, y) == 0 : x == y);
        break;
    }
    case GPURTA_KIND_COUNT:
    case GPURTA_KIND_BOOL:
        assert_int_equal(result_count(a, c, row), result_count(b, c, row));
        break;
    case GPURTA_KIND_VERDICT:
    case GPURTA_KIND_MEETS:
        assert_int_equal(result_verdict(a, c, row), result_verdict(b, c, row));
        break;
    default: {
        mpq_t x, y;
        mpq_inits(x, y, NULL);
        assert_int_equal(result_time(a, c, row, x), result_time(b, c, row, y));
        assert_time_equal(x, y);
        mpq_clears(x, y, NULL);
    }
    }
}

/* Two results have the same tables, to the last value. */
static inline void assert_same_results(const gpurta_result *const a, const gpurta_result *const b)
{
    const gpurta_column_facts *facts;
    for (size_t k = 0; (facts = gpurta_column_at(k)); k++) {
        const size_t rows = gpurta_rows(a, facts->table);
        assert_int_equal(gpurta_rows(b, facts->table), rows);
        for (size_t i = 0; i < rows; i++)
            assert_same_value(a, b, facts, i);
    }
}

#endif
