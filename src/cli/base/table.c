#include "cli/base/table.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

struct cell {
    char *text;
    enum colour colour;
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
    for (size_t i = 0; i < table->cells; i++)
        free(table->cell[i].text);
    free(table->cell);
    free(table);
}

/* Takes the text over. */
static void add_cell(struct table *const table, char *const text, const enum colour colour)
{
    if (!table) {
        free(text);
        return;
    }
    if (table->cells == table->room) {
        const size_t room = table->room ? table->room * 2 : 64;
        struct cell *const moved =
            room > SIZE_MAX / sizeof *moved ? NULL : realloc(table->cell, room * sizeof *moved);
        if (moved) {
            table->cell = moved;
            table->room = room;
        }
    }
    if (!text || table->cells == table->room) {
        table->no_memory = true;
        free(text);
        return;
    }
    table->cell[table->cells++] = (struct cell){text, colour};
}

void table_text(struct table *const table, const char *const text, const enum colour colour)
{
    add_cell(table, strdup(text), colour);
}

void table_int(struct table *const table, const int64_t value)
{
    char text[24];
    snprintf(text, sizeof text, "%" PRId64, value);
    table_text(table, text, COLOUR_NONE);
}

void table_time(struct table *const table, mpq_srcptr time, const enum rounding rounding)
{
    add_cell(table, time_for_people(time, rounding), COLOUR_NONE);
}

/* Columns that a UTF-8 text takes: one for each code point. */
static size_t width_of(const char *text)
{
    size_t width = 0;
    for (; *text; text++)
        width += ((unsigned char)*text & 0xc0) != 0x80;
    return width;
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

bool table_print(const struct table *const table, const struct output *const output)
{
    size_t *const width = table ? calloc(table->columns, sizeof *width) : NULL;
    if (!width || table->no_memory) {
        free(width);
        complain("out of memory");
        return false;
    }
    for (size_t c = 0; c < table->columns; c++)
        width[c] = width_of(table->column[c].title);
    for (size_t i = 0; i < table->cells; i++) {
        const size_t w = width_of(table->cell[i].text);
        if (w > width[i % table->columns])
            width[i % table->columns] = w;
    }
    for (size_t c = 0; c < table->columns; c++)
        print_cell(output, table->column[c].title, COLOUR_NONE, table->column[c].align, width[c],
                   c + 1 == table->columns);
    for (size_t i = 0; i < table->cells; i++) {
        const size_t c = i % table->columns;
        print_cell(output, table->cell[i].text, table->cell[i].colour, table->column[c].align,
                   width[c], c + 1 == table->columns);
    }
    free(width);
    return true;
}
