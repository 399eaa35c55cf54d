/** @file
 *  @brief What an analysis returns: tables of rows and columns.
 *
 *  Every analysis ends in a ::gpurta_result. Its values are read by column and row, all in the same
 *  way:
 *
 *      mpq_t bound;
 *      mpq_init(bound);
 *      for (size_t i = 0; i < gpurta_rows(result, GPURTA_RTA_KERNELS); i++)
 *          if (gpurta_get_time(result, GPURTA_RTA_KERNELS_WORST_RESPONSE, i, bound) == GPURTA_OK)
 *              gmp_printf("%Qd\n", bound);
 *
 *  gpurta/columns.h lists the tables with their columns; gpurta_table_info() and
 *  gpurta_column_info() tell the same to programs. A table that is inside another one (the steps of
 *  a chain) is numbered through, and gpurta_children() finds the rows that belong to one row.
 *
 *  A value that does not exist, such as the deadline of a kernel that has none, is
 *  ::GPURTA_ABSENT: never a number that could be mistaken for one.
 */
#ifndef GPURTA_RESULT_H
#define GPURTA_RESULT_H

#include <gmp.h>
#include <gpurta/columns.h>
#include <gpurta/status.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/** @brief The result of an analysis: immutable, may be shared by threads. */
typedef struct gpurta_result gpurta_result;

/** @brief What a table is. */
typedef struct gpurta_table_facts {
    gpurta_table table;   /**< which */
    const char *analysis; /**< that has it: "rta" */
    const char *name;     /**< as JSON and Python call it: "kernels"; "" where the analysis has
                               one row of its own */
    gpurta_table parent;  /**< the table whose rows its rows are inside; its own: none */
    const char *text;     /**< what a row is, as a phrase */
} gpurta_table_facts;

/** @brief What a column is. */
typedef struct gpurta_column_facts {
    gpurta_column column;     /**< which */
    gpurta_table table;       /**< whose it is */
    const char *name;         /**< as JSON, CSV and Python call it: "worst_response" */
    gpurta_kind kind;         /**< what values it has */
    const char *unit;         /**< "ns", "bytes", "1"; NULL: of times, that of the model */
    gpurta_rounding rounding; /**< the safe side of a value that is not shown exactly */
    const char *text;         /**< what it is, as a phrase */
} gpurta_column_facts;

/** @brief All tables, in order of their numbers.
 *  @param position 0, 1, 2, ...
 *  @return static record; NULL behind the last. O(1). */
GPURTA_API const gpurta_table_facts *gpurta_table_at(size_t position);

/** @brief All columns, table after table.
 *  @param position 0, 1, 2, ...
 *  @return static record; NULL behind the last. O(1). */
GPURTA_API const gpurta_column_facts *gpurta_column_at(size_t position);

/** @brief All about a column.
 *  @return static record; NULL if there is no such column. O(1). */
GPURTA_API const gpurta_column_facts *gpurta_column_info(gpurta_column column);

/** @brief Frees a result; NULL is allowed. */
GPURTA_API void gpurta_result_destroy(gpurta_result *result);

/** @brief The analysis that it is of: "rta"; NULL for NULL. O(1). */
GPURTA_API const char *gpurta_result_analysis(const gpurta_result *result);

/** @brief Number of rows of a table; 0 for a table of another analysis. O(1). */
GPURTA_API size_t gpurta_rows(const gpurta_result *result, gpurta_table table);

/** @brief The rows of a table that are inside a row of its parent.
 *  @param result     the result
 *  @param table      a table with a parent
 *  @param row        row of the parent
 *  @param[out] count how many, 0 where there is no such row; optional
 *  @return number of the first one; they follow each other. O(1). */
GPURTA_API size_t gpurta_children(const gpurta_result *result, gpurta_table table, size_t row,
                                  size_t *count);

/** @brief A number, exact: of a column of kind ::GPURTA_KIND_TIME or ::GPURTA_KIND_BIG.
 *  @param result     the result
 *  @param column     the column
 *  @param row        0 .. gpurta_rows() - 1
 *  @param[out] value initialised by the caller; untouched unless ::GPURTA_OK
 *  @return ::GPURTA_OK; ::GPURTA_ABSENT (there is none); ::GPURTA_INVALID_ARGUMENT (NULL, no such
 *          row or column in this result, or one of another kind). */
GPURTA_API gpurta_status gpurta_get_time(const gpurta_result *result, gpurta_column column,
                                         size_t row, mpq_ptr value);

/** @brief A whole number of a column of kind ::GPURTA_KIND_COUNT, or 0 and 1 of
 *         ::GPURTA_KIND_BOOL; as gpurta_get_time(). */
GPURTA_API gpurta_status gpurta_get_count(const gpurta_result *result, gpurta_column column,
                                          size_t row, int64_t *value);

/** @brief Text of a column of kind ::GPURTA_KIND_TEXT or ::GPURTA_KIND_WORDS, which lives as long
 *         as the result; as gpurta_get_time(). */
GPURTA_API gpurta_status gpurta_get_text(const gpurta_result *result, gpurta_column column,
                                         size_t row, const char **value);

/** @brief Verdict of a column of kind ::GPURTA_KIND_VERDICT or ::GPURTA_KIND_MEETS; as
 *         gpurta_get_time(). */
GPURTA_API gpurta_status gpurta_get_verdict(const gpurta_result *result, gpurta_column column,
                                            size_t row, gpurta_verdict *value);

#ifdef __cplusplus
}
#endif

#endif
