#include "cli/base/table.h"

#include "cli/base/write.h"

#include "cli/base/arrays.h"

#include <stdlib.h>

struct cell {
    char
        kind; /* 't': text, 'n': a number, 'w': a time that is a small whole number, 'q': another */
    char colour, rounding;
    union {
        char *text;
        int64_t number;
        mpq_ptr time;
    };
};

struct size {
    size_t width;
    bool whole, zero;        /* some of its times are small whole numbers, not 0; some are 0 */
    struct time_scale scale; /* of all its times */
    int decimals;
};

struct table {
    const struct column *column;
    size_t columns;
    struct size *size; /* of each column */
    struct cell *cell; /* row by row */
    size_t cells, room;
};

struct table *table_create(const struct column *const columns, const size_t count)
{
    struct table *const table = allocate_zeroed(1, sizeof *table);
    table->column = columns;
    table->columns = count;
    table->size = allocate_zeroed(count + 1, sizeof *table->size);
    return table;
}

void table_few(struct table *const table)
{
    for (size_t c = 0; c < table->columns; c++)
        table->size[c].scale.few = true;
}

void table_destroy(struct table *const table)
{
    for (size_t i = 0; i < table->cells; i++)
        if (table->cell[i].kind == 't')
            free(table->cell[i].text);
    free(table->cell);
    free(table->size);
    free(table);
}

/* Columns of a terminal that a character takes: none for marks on the one before, two for those of
 * East Asia and for pictures (Unicode's East_Asian_Width, by blocks). wcwidth() would need a
 * locale. */
static size_t character_width(const uint32_t code)
{
    static const struct {
        uint32_t first, last;
        size_t width;
    } blocks[] = {
        {0x300, 0x36f, 0},     {0x1100, 0x115f, 2},   {0x200b, 0x200d, 0},   {0x20d0, 0x20ff, 0},
        {0x2e80, 0x303e, 2},   {0x3041, 0xa4cf, 2},   {0xac00, 0xd7a3, 2},   {0xf900, 0xfaff, 2},
        {0xfe00, 0xfe0f, 0},   {0xfe30, 0xfe6f, 2},   {0xff01, 0xff60, 2},   {0xffe0, 0xffe6, 2},
        {0x1f300, 0x1f64f, 2}, {0x1f680, 0x1f6ff, 2}, {0x1f900, 0x1f9ff, 2}, {0x20000, 0x3fffd, 2}};
    for (size_t i = 0; i < FIELDS(blocks) && code >= blocks[i].first; i++)
        if (code <= blocks[i].last)
            return blocks[i].width;
    return 1;
}

/* Columns that a UTF-8 text takes. */
static size_t width_of(const char *text)
{
    size_t width = 0;
    for (uint32_t code; *text;) {
        const size_t length = text_character(text, &code);
        width += length ? character_width(code) : 1;
        text += length ? length : 1;
    }
    return width;
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

static void put_cell(const struct table *const table, const struct output *const output,
                     const size_t c, const char *const text, const enum colour colour)
{
    if (output->marked)
        mark_cell(output->file, text, colour, table->column[c].align);
    else
        print_cell(output, text, colour, table->column[c].align, table->size[c].width,
                   c + 1 == table->columns);
}

/* ---- cells ---- */

/* One more, and the size of its column. */
static struct cell *add_cell(struct table *const table, struct size **const size)
{
    ADD_ROOM(table->cell, table->room, table->cells);
    *size = &table->size[table->columns ? table->cells % table->columns : 0];
    return &table->cell[table->cells++];
}

void table_text(struct table *const table, const char *const text, const enum colour colour)
{
    struct size *size;
    *add_cell(table, &size) =
        (struct cell){.kind = 't', .colour = (char)colour, .text = duplicate(text)};
}

void table_int(struct table *const table, const int64_t value)
{
    struct size *size;
    *add_cell(table, &size) = (struct cell){.kind = 'n', .number = value};
}

void table_time(struct table *const table, mpq_srcptr time, const enum rounding rounding)
{
    struct size *size;
    struct cell *const cell = add_cell(table, &size);
    int64_t whole;
    *cell = (struct cell){.kind = 'w', .rounding = (char)rounding};
    if (is_small_whole(time, &whole)) {
        cell->number = whole;
        bool *const observed = whole ? &size->whole : &size->zero;
        if (*observed || (size->whole && !whole))
            return; /* one of them says it all */
        *observed = true;
    } else {
        cell->kind = 'q';
        cell->time = allocate(sizeof(mpq_t));
        mpq_init(cell->time);
        mpq_set(cell->time, time);
    }
    time_scale_add(&size->scale, time);
}

/* ---- the whole ---- */

#define TEXT_SPACE (DIGITS_SPACE + MOST_DECIMALS + 2)

/* The text of a cell, its own or in the space. The decimals of a whole number are zeros. */
static const char *cell_text(char space[const TEXT_SPACE], const struct cell *const cell,
                             const int decimals)
{
    if (cell->kind == 't')
        return cell->text;
    const char *const digits = digits_text(space, cell->number);
    if (cell->kind == 'w' && decimals > 0 && !time_style.exact) {
        char *const end = space + DIGITS_SPACE - 1;
        *end = '.';
        memset(end + 1, '0', (size_t)decimals);
        end[1 + (size_t)decimals] = '\0';
    }
    return digits;
}

/* Times become texts, now that the decimals of their columns are known, and columns as wide as the
 * widest of their cells. */
static void measure(struct table *const table)
{
    char space[TEXT_SPACE];
    for (size_t c = 0; c < table->columns; c++) {
        struct size *const size = &table->size[c];
        size->decimals = size->scale.any ? time_scale_decimals(&size->scale) : 0;
        size->width = width_of(table->column[c].title);
    }
    for (size_t i = 0; i < table->cells; i++) {
        struct cell *const cell = &table->cell[i];
        struct size *const size = &table->size[i % table->columns];
        if (cell->kind == 'q') {
            mpq_ptr time = cell->time;
            cell->kind = 't';
            cell->text = time_decimal(time, size->decimals, (enum rounding)cell->rounding);
            mpq_clear(time);
            free(time);
        }
        const size_t width = width_of(cell_text(space, cell, size->decimals));
        size->width = width > size->width ? width : size->width;
    }
}

void table_print(struct table *const table, const struct output *const output)
{
    char space[TEXT_SPACE];
    if (table->columns == 0) {
        if (output->marked)
            fputc('\n', output->file);
        return;
    }
    measure(table);
    if (output->marked)
        fputc(MARK_HEADING, output->file);
    for (size_t c = 0; c < table->columns; c++)
        put_cell(table, output, c, table->column[c].title, COLOUR_NONE);
    for (size_t i = 0; i < table->cells; i++) {
        const struct cell *const cell = &table->cell[i];
        const size_t c = table->columns ? i % table->columns : 0;
        if (output->marked && c == 0)
            fprintf(output->file, "\n%c", MARK_ROW);
        put_cell(table, output, c, cell_text(space, cell, table->size[c].decimals),
                 (enum colour)cell->colour);
    }
    if (output->marked)
        fputc('\n', output->file);
}
