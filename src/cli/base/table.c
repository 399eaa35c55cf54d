#include "cli/base/table.h"

#include "cli/base/write.h"

#include "cli/base/arrays.h"

#include <stdlib.h>

struct cell {
    const char *text; /* NULL: a time, or a number */
    enum colour colour;
    mpq_srcptr time; /* NULL: a number */
    enum rounding rounding;
    int64_t number;
};

/* Owns its text or time. */
struct kept {
    char *text;
    enum colour colour;
    mpq_ptr time;
    enum rounding rounding;
};

/* The widest of numbers: those from 0 on and below `below` are not wider. */
struct digits {
    size_t width;
    int64_t below;
};

/* What is known of a column before it is printed. */
struct size {
    size_t width;                /* of its texts; at last of all cells */
    struct digits whole, number; /* its times that are small whole numbers; what is no time */
    bool some_whole, zero;       /* it has such times, not zero; it has some */
    bool fractions;          /* it has other times, whose texts are measured after all were seen */
    struct time_scale scale; /* of all times */
    int decimals;
};

enum pass {
    KEEP,    /* cells, until table_print() */
    SCALE,   /* see all of them: widths of texts, decimals of times */
    MEASURE, /* the times that are no small whole numbers */
    PRINT
};

struct table {
    const struct column *column;
    size_t columns;
    struct size *size; /* of each column */
    enum pass pass;
    size_t at; /* cells of the pass */
    const struct output *output;
    struct kept *cell; /* row by row */
    size_t cells, room;
};

struct table *table_create(const struct column *const columns, const size_t count)
{
    struct table *const table = allocate_zeroed(1, sizeof *table);
    struct size *const size = allocate_zeroed(count + 1, sizeof *size);
    table->column = columns;
    table->columns = count;
    table->size = size;
    return table;
}

void table_destroy(struct table *const table)
{
    for (size_t i = 0; i < table->cells; i++) {
        free(table->cell[i].text);
        if (table->cell[i].time)
            mpq_clear(table->cell[i].time);
        free(table->cell[i].time);
    }
    free(table->cell);
    free(table->size);
    free(table);
}

/* Columns that a UTF-8 text takes: one for each code point. */
static size_t width_of(const char *text)
{
    size_t width = 0;
    for (; *text; text++)
        width += ((unsigned char)*text & 0xc0) != 0x80;
    return width;
}

static void widen(size_t *const width, const size_t by)
{
    *width = by > *width ? by : *width;
}

/* ---- printing ---- */

static void mark_cell(FILE *const file, const char *text, const enum colour colour,
                      const enum align align)
{
    fprintf(file, "%c%c%c", MARK_CELL, align == ALIGN_RIGHT ? 'r' : 'l',
            colour == COLOUR_BAD    ? 'b'
            : colour == COLOUR_GOOD ? 'g'
                                    : '-');
    for (; *text; text++)
        putc_unlocked((unsigned char)*text < ' ' ? '?' : *text, file);
}

static void put_spaces(FILE *const file, size_t count)
{
    while (count--)
        putc_unlocked(' ', file);
}

static void print_cell(const struct output *const output, const char *const text,
                       const enum colour colour, const enum align align, const size_t width,
                       const bool last)
{
    const size_t gap = width - width_of(text);
    FILE *const file = output->file;
    if (align == ALIGN_RIGHT)
        put_spaces(file, gap);
    if (output->colour && colour != COLOUR_NONE)
        fprintf(file, "\033[%sm%s\033[0m", colour == COLOUR_BAD ? "1;31" : "32", text);
    else
        write_text(file, text);
    if (align == ALIGN_LEFT && !last)
        put_spaces(file, gap);
    write_text(file, last ? "\n" : "  ");
}

static void print_heading(const struct table *const table)
{
    FILE *const file = table->output->file;
    if (table->output->marked)
        fputc(MARK_HEADING, file);
    for (size_t c = 0; c < table->columns; c++)
        if (table->output->marked)
            mark_cell(file, table->column[c].title, COLOUR_NONE, table->column[c].align);
        else
            print_cell(table->output, table->column[c].title, COLOUR_NONE, table->column[c].align,
                       table->size[c].width, c + 1 == table->columns);
}

static void print_text(const struct table *const table, const size_t c, const char *const text,
                       const enum colour colour)
{
    FILE *const file = table->output->file;
    if (table->output->marked && c == 0)
        fprintf(file, "\n%c", MARK_ROW);
    if (table->output->marked)
        mark_cell(file, text, colour, table->column[c].align);
    else
        print_cell(table->output, text, colour, table->column[c].align, table->size[c].width,
                   c + 1 == table->columns);
}

/* ---- passes ---- */

#define TEXT_SPACE (DIGITS_SPACE + MOST_DECIMALS + 2)

/* The text of a cell, in the space or to be freed. A whole number of few
 * digits has so many decimals, which are zeros. */
static const char *cell_text(char space[const TEXT_SPACE], char **const made,
                             const struct cell *const cell, const int decimals)
{
    int64_t value;
    if (cell->text)
        return cell->text;
    if (!cell->time)
        return digits_text(space, cell->number);
    if (!is_small_whole(cell->time, &value) || decimals > MOST_DECIMALS) {
        *made = time_decimal(cell->time, decimals, cell->rounding);
        return *made;
    }
    const char *const digits = digits_text(space, value);
    if (decimals > 0 && !time_style.exact) {
        char *const end = space + DIGITS_SPACE - 1;
        *end = '.';
        memset(end + 1, '0', (size_t)decimals);
        end[1 + (size_t)decimals] = '\0';
    }
    return digits;
}

static void widen_digits(struct digits *const digits, const int64_t value)
{
    char space[DIGITS_SPACE];
    if (value >= 0 && value < digits->below)
        return;
    widen(&digits->width, strlen(digits_text(space, value)));
    digits->below = digits->below ? digits->below : 1;
    for (; value >= digits->below && digits->below < INT64_MAX / 10; digits->below *= 10)
        ;
    if (value >= digits->below)
        digits->below = INT64_MAX;
}

static void scale_cell(struct size *const size, const struct cell *const cell)
{
    int64_t value;
    if (cell->text)
        widen(&size->width, width_of(cell->text));
    else if (!cell->time)
        widen_digits(&size->number, cell->number);
    else if (!is_small_whole(cell->time, &value)) {
        size->fractions = true;
        time_scale_add(&size->scale, cell->time);
    } else {
        widen_digits(&size->whole, value);
        if (size->some_whole || (value == 0 && size->zero))
            return; /* one of them says it all */
        size->some_whole = value != 0;
        size->zero = true;
        time_scale_add(&size->scale, cell->time);
    }
}

static void take_cell(struct table *const table, const struct cell cell)
{
    char space[TEXT_SPACE], *made = NULL;
    const size_t c = table->at++ % table->columns;
    struct size *const size = &table->size[c];
    if (table->pass == SCALE) {
        scale_cell(size, &cell);
        return;
    }
    if (table->pass == MEASURE && (!cell.time || !size->fractions))
        return;
    const char *const text = cell_text(space, &made, &cell, size->decimals);
    if (table->pass == MEASURE)
        widen(&size->width, width_of(text));
    else
        print_text(table, c, text, cell.colour);
    free(made);
}

static void begin_pass(struct table *const table, const enum pass pass)
{
    bool fractions = false;
    table->at = 0;
    table->pass = pass;
    for (size_t c = 0; pass == MEASURE && c < table->columns; c++) {
        struct size *const size = &table->size[c];
        const int decimals = size->scale.any ? time_scale_decimals(&size->scale) : 0;
        const bool point = decimals && !time_style.exact;
        size->decimals = decimals;
        widen(&size->width, width_of(table->column[c].title));
        widen(&size->width, size->number.width);
        if (size->whole.width)
            widen(&size->width, size->whole.width + (point ? 1 + (size_t)decimals : 0));
        fractions = fractions || size->fractions;
    }
    if (pass == MEASURE && (!fractions || table->output->marked))
        table->pass = PRINT;
    if (table->pass == PRINT)
        print_heading(table);
}

void table_begin(struct table *const table, const struct output *const output)
{
    table->output = output;
    begin_pass(table, SCALE);
}

bool table_again(struct table *const table)
{
    if (table->pass == KEEP || table->pass == PRINT)
        return false;
    begin_pass(table, table->pass + 1);
    return true;
}

/* ---- cells ---- */

/* A cell more, which is kept. */
static struct kept *keep_cell(struct table *const table)
{
    ADD_ROOM(table->cell, table->room, table->cells);
    struct kept *const cell = &table->cell[table->cells++];
    *cell = (struct kept){0};
    return cell;
}

void table_text(struct table *const table, const char *const text, const enum colour colour)
{
    if (table->pass != KEEP) {
        take_cell(table, (struct cell){.text = text, .colour = colour});
        return;
    }
    struct kept *const cell = keep_cell(table);
    *cell = (struct kept){.text = duplicate(text), .colour = colour};
}

void table_int(struct table *const table, const int64_t value)
{
    char space[DIGITS_SPACE];
    if (table->pass != KEEP)
        take_cell(table, (struct cell){.number = value});
    else
        table_text(table, digits_text(space, value), COLOUR_NONE);
}

void table_time(struct table *const table, mpq_srcptr time, const enum rounding rounding)
{
    if (table->pass != KEEP) {
        take_cell(table, (struct cell){.time = time, .rounding = rounding});
        return;
    }
    struct kept *const cell = keep_cell(table);
    cell->rounding = rounding;
    cell->time = allocate(sizeof(mpq_t));
    mpq_init(cell->time);
    mpq_set(cell->time, time);
}

/* The cells that were kept, once more. */
static void give_cells(struct table *const table)
{
    for (size_t i = 0; i < table->cells; i++) {
        const struct kept *const kept = &table->cell[i];
        take_cell(table, (struct cell){.text = kept->text,
                                       .colour = kept->colour,
                                       .time = kept->time,
                                       .rounding = kept->rounding});
    }
}

void table_print(struct table *const table, const struct output *const output)
{
    if (table->pass == KEEP && table->columns) {
        table_begin(table, output);
        do
            give_cells(table);
        while (table_again(table));
    }
    if (output->marked)
        fputc('\n', output->file);
}
