/* Tables for people. */
#pragma once

#include "cli/base/file.h"
#include "cli/base/time_text.h"

enum align { ALIGN_LEFT, ALIGN_RIGHT };
enum colour { COLOUR_NONE, COLOUR_BAD, COLOUR_GOOD };

struct column {
    const char *title;
    enum align align;
};

struct table;

/* Rows are kept until the table is printed: its widths come from all of them. */
struct table *table_create(const struct column *columns, size_t count);
void table_few(struct table *table); /* times of all columns with few decimals */
void table_destroy(struct table *table);
void table_text(struct table *table, const char *text, enum colour colour);
void table_int(struct table *table, int64_t value);
/* A time gets as many decimals as the others of its column. */
void table_time(struct table *table, mpq_srcptr time, enum rounding rounding);
/* A marked table: a line for the heading begins with MARK_HEADING, one for a row with MARK_ROW;
 * each cell begins with MARK_CELL and two letters: l or r for its side, b, g or - for bad and good.
 */
enum { MARK_HEADING = 0x1d, MARK_ROW = 0x1e, MARK_CELL = 0x1f };

/* Once, at the end. */
void table_print(struct table *table, const struct output *output);
