#include "base/result.h"

#include "base/fail.h"

#include <stdlib.h>
#include <string.h>

enum { PLACES = 64 }; /* of columns in a table: columns.py */

struct gpurta_result {
    const struct result_kind *kind;
    void *of;
    char *texts; /* the last rows of table `assumed`, one behind the other */
    size_t count;
    gpurta_table assumed;
};

static const gpurta_table_facts tables[] = {
#define TABLE(table, number, analysis, name, parent, text)                                         \
    {GPURTA_##table, analysis, name, GPURTA_##parent, text},
#define COLUMN(...)
#include "base/columns.def"
#undef TABLE
#undef COLUMN
};

static const gpurta_table parent_of[] = {
#define TABLE(table, number, analysis, name, parent, text) [number] = GPURTA_##parent,
#define COLUMN(...)
#include "base/columns.def"
#undef TABLE
#undef COLUMN
};

static const gpurta_column_facts columns[] = {
#define TABLE(...)
#define COLUMN(table, name, place, kind, unit, rounding, text)                                     \
    {(gpurta_column)(GPURTA_##table * PLACES + (place)),                                           \
     GPURTA_##table,                                                                               \
     #name,                                                                                        \
     GPURTA_KIND_##kind,                                                                           \
     unit,                                                                                         \
     GPURTA_ROUND_##rounding,                                                                      \
     text},
#include "base/columns.def"
#undef TABLE
#undef COLUMN
};

/* Where a column stands among them, and 1; 0: there is none of that number. */
enum {
#define TABLE(...)
#define COLUMN(table, name, ...) AT_##table##_##name,
#include "base/columns.def"
#undef TABLE
#undef COLUMN
    COLUMNS
};
static const uint16_t at[] = {
#define TABLE(...)
#define COLUMN(table, name, place, ...)                                                            \
    [GPURTA_##table * PLACES + (place)] = AT_##table##_##name + 1,
#include "base/columns.def"
#undef TABLE
#undef COLUMN
};

const gpurta_table_facts *gpurta_table_at(const size_t position)
{
    return position < sizeof tables / sizeof tables[0] ? &tables[position] : NULL;
}

const gpurta_column_facts *gpurta_column_at(const size_t position)
{
    return position < COLUMNS ? &columns[position] : NULL;
}

const gpurta_column_facts *gpurta_column_info(const gpurta_column column)
{
    const size_t number = (size_t)column;
    return number < sizeof at / sizeof at[0] && at[number] ? &columns[at[number] - 1] : NULL;
}

gpurta_status result_create(gpurta_result **const result, const struct result_kind *const kind,
                            void *const of, gpurta_error *const error)
{
    gpurta_result *const made = malloc(sizeof *made);
    if (!made) {
        kind->destroy(of);
        return fail_memory(error);
    }
    *made = (gpurta_result){.kind = kind, .of = of};
    *result = made;
    return GPURTA_OK;
}

void result_assume(gpurta_result *const result, const gpurta_table table, char *const texts,
                   const size_t count)
{
    result->texts = texts;
    result->count = count;
    result->assumed = table;
}

const void *result_of(const gpurta_result *const result, const struct result_kind *const kind)
{
    return result && result->kind == kind ? result->of : NULL;
}

void gpurta_result_destroy(gpurta_result *const result)
{
    if (!result)
        return;
    result->kind->destroy(result->of);
    free(result->texts);
    free(result);
}

const char *gpurta_result_analysis(const gpurta_result *const result)
{
    return result ? result->kind->analysis : NULL;
}

size_t gpurta_rows(const gpurta_result *const result, const gpurta_table table)
{
    return !result ? 0
                   : result->kind->rows(result->of, table) +
                         (result->texts && table == result->assumed ? result->count : 0);
}

size_t gpurta_children(const gpurta_result *const result, const gpurta_table table,
                       const size_t row, size_t *const count)
{
    const bool has = gpurta_rows(result, table) > 0 && parent_of[table] != table &&
                     row < gpurta_rows(result, parent_of[table]);
    const size_t first = has ? result->kind->first(result->of, table, row) : 0;
    if (count)
        *count = has ? result->kind->first(result->of, table, row + 1) - first : 0;
    return first;
}

/* The value of a column whose kind is among those whose bits are set. */
static gpurta_status get(const gpurta_result *const result, const gpurta_column column,
                         const size_t row, const unsigned kinds, const void *const target,
                         struct value *const value)
{
    const gpurta_column_facts *const facts = gpurta_column_info(column);
    if (!result || !facts || !target || !(kinds >> facts->kind & 1) ||
        row >= gpurta_rows(result, facts->table))
        return GPURTA_INVALID_ARGUMENT;
    const size_t own = result->kind->rows(result->of, facts->table);
    if (row < own)
        return result->kind->get(result->of, column, row, value) ? GPURTA_OK : GPURTA_ABSENT;
    value->text = result->texts;
    for (size_t i = own; i < row; i++)
        value->text += strlen(value->text) + 1;
    return GPURTA_OK;
}

gpurta_status gpurta_get_time(const gpurta_result *const result, const gpurta_column column,
                              const size_t row, mpq_ptr target)
{
    struct value value = {.time = target};
    return get(result, column, row, 1u << GPURTA_KIND_TIME | 1u << GPURTA_KIND_BIG, target, &value);
}

gpurta_status gpurta_get_count(const gpurta_result *const result, const gpurta_column column,
                               const size_t row, int64_t *const target)
{
    struct value value = {.count = 0};
    const gpurta_status status =
        get(result, column, row, 1u << GPURTA_KIND_COUNT | 1u << GPURTA_KIND_BOOL, target, &value);
    if (!status)
        *target = value.count;
    return status;
}

gpurta_status gpurta_get_text(const gpurta_result *const result, const gpurta_column column,
                              const size_t row, const char **const target)
{
    struct value value = {.text = NULL};
    const gpurta_status status =
        get(result, column, row, 1u << GPURTA_KIND_TEXT | 1u << GPURTA_KIND_WORDS, target, &value);
    if (!status)
        *target = value.text;
    return status;
}

gpurta_status gpurta_get_verdict(const gpurta_result *const result, const gpurta_column column,
                                 const size_t row, gpurta_verdict *const target)
{
    struct value value = {.verdict = GPURTA_UNKNOWN};
    const gpurta_status status = get(
        result, column, row, 1u << GPURTA_KIND_MEETS | 1u << GPURTA_KIND_VERDICT, target, &value);
    if (!status)
        *target = value.verdict;
    return status;
}
