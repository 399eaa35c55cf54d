#include "cli/base/table.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

struct cell {
    char *text; /* NULL: a time, until the table is printed */
    enum colour colour;
    mpq_ptr time;
    enum rounding rounding;
};

struct table {
    const struct column *column;
    size_t columns;
    struct cell *cell; /* row by row */
    size_t cells, room;
    bool no_memory;
};

struct table *table_create(const struct column *const columns, const size_t count)
{
    struct table *const table = calloc(1, sizeof *table);
    if (table) {
        table->column = columns;
        table->columns = count;
    }
    return table;
}

void table_destroy(struct table *const table)
{
    if (!table)
        return;
    for (size_t i = 0; i < table->cells; i++) {
        free(table->cell[i].text);
        if (table->cell[i].time)
            mpq_clear(table->cell[i].time);
        free(table->cell[i].time);
    }
    free(table->cell);
    free(table);
}

/* A cell more; NULL: no memory. */
static struct cell *add_cell(struct table *const table)
{
    if (!table)
        return NULL;
    if (table->cells == table->room) {
        const size_t room = table->room ? table->room * 2 : 64;
        struct cell *const moved =
            room > SIZE_MAX / sizeof *moved ? NULL : realloc(table->cell, room * sizeof *moved);
        if (!moved) {
            table->no_memory = true;
            return NULL;
        }
        table->cell = moved;
        table->room = room;
    }
    struct cell *const cell = &table->cell[table->cells++];
    *cell = (struct cell){0};
    return cell;
}

void table_text(struct table *const table, const char *const text, const enum colour colour)
{
    struct cell *const cell = add_cell(table);
    if (!cell)
        return;
    *cell = (struct cell){.text = strdup(text), .colour = colour};
    if (!cell->text)
        table->no_memory = true;
}

void table_int(struct table *const table, const int64_t value)
{
    char text[24];
    snprintf(text, sizeof text, "%" PRId64, value);
    table_text(table, text, COLOUR_NONE);
}

void table_time(struct table *const table, mpq_srcptr time, const enum rounding rounding)
{
    struct cell *const cell = add_cell(table);
    if (!cell)
        return;
    cell->rounding = rounding;
    cell->time = malloc(sizeof(mpq_t));
    if (cell->time) {
        mpq_init(cell->time);
        mpq_set(cell->time, time);
    } else {
        table->no_memory = true;
    }
}

/* Columns that a UTF-8 text takes: one for each code point. */
static size_t width_of(const char *text)
{
    size_t width = 0;
    for (; *text; text++)
        width += ((unsigned char)*text & 0xc0) != 0x80;
    return width;
}

static void mark_cell(FILE *const file, const char *text, const enum colour colour,
                      const enum align align)
{
    fprintf(file, "%c%c%c", MARK_CELL, align == ALIGN_RIGHT ? 'r' : 'l',
            colour == COLOUR_BAD    ? 'b'
            : colour == COLOUR_GOOD ? 'g'
                                    : '-');
    for (; *text; text++)
        fputc((unsigned char)*text < ' ' ? '?' : *text, file);
}

static void mark_table(const struct table *const table, FILE *const file)
{
    fputc(MARK_HEADING, file);
    for (size_t c = 0; c < table->columns; c++)
        mark_cell(file, table->column[c].title, COLOUR_NONE, table->column[c].align);
    for (size_t i = 0; table->columns && i < table->cells; i++) {
        if (i % table->columns == 0)
            fprintf(file, "\n%c", MARK_ROW);
        mark_cell(file, table->cell[i].text, table->cell[i].colour,
                  table->column[i % table->columns].align);
    }
    fputc('\n', file);
}

static void print_cell(const struct output *const output, const char *const text,
                       const enum colour colour, const enum align align, const size_t width,
                       const bool last)
{
    const int gap = (int)(width - width_of(text));
    FILE *const file = output->file;
    if (align == ALIGN_RIGHT)
        fprintf(file, "%*s", gap, "");
    if (output->colour && colour != COLOUR_NONE)
        fprintf(file, "\033[%sm%s\033[0m", colour == COLOUR_BAD ? "1;31" : "32", text);
    else
        fputs(text, file);
    if (align == ALIGN_LEFT && !last)
        fprintf(file, "%*s", gap, "");
    fputs(last ? "\n" : "  ", file);
}

/* The times of a column become texts with one number of decimals. */
static bool scale_column(struct table *const table, const size_t column, mpq_srcptr *const times)
{
    size_t n = 0;
    for (size_t i = column; i < table->cells; i += table->columns)
        if (table->cell[i].time)
            times[n++] = table->cell[i].time;
    const int decimals = time_decimals(times, n);
    for (size_t i = column; i < table->cells; i += table->columns) {
        struct cell *const cell = &table->cell[i];
        if (cell->time && !cell->text)
            cell->text = time_decimal(cell->time, decimals, cell->rounding);
        if (!cell->text)
            return false;
    }
    return true;
}

static bool scale_columns(struct table *const table)
{
    mpq_srcptr *const times = calloc(table->cells / table->columns + 1, sizeof(mpq_srcptr));
    bool good = times;
    for (size_t c = 0; c < table->columns && good; c++)
        good = scale_column(table, c, times);
    free(times);
    return good;
}

bool table_print(struct table *const table, const struct output *const output)
{
    const size_t columns = table ? table->columns : 0;
    size_t *const width = columns ? calloc(columns, sizeof *width) : NULL;
    if (!width || table->no_memory || !scale_columns(table)) {
        free(width);
        complain("out of memory");
        return false;
    }
    if (output->marked) {
        free(width);
        mark_table(table, output->file);
        return true;
    }
    for (size_t c = 0; c < columns; c++)
        width[c] = width_of(table->column[c].title);
    for (size_t i = 0; i < table->cells; i++) {
        const size_t w = width_of(table->cell[i].text);
        if (w > width[i % columns])
            width[i % columns] = w;
    }
    for (size_t c = 0; c < columns; c++)
        print_cell(output, table->column[c].title, COLOUR_NONE, table->column[c].align, width[c],
                   c + 1 == columns);
    for (size_t i = 0; i < table->cells; i++) {
        const size_t c = i % columns;
        print_cell(output, table->cell[i].text, table->cell[i].colour, table->column[c].align,
                   width[c], c + 1 == columns);
    }
    free(width);
    return true;
}
