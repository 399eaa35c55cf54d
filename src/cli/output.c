#include "output.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* ---- file ---- */

static bool wants_colour(void)
{
    const char *const no = getenv("NO_COLOR");
    const char *const term = getenv("TERM");
    return !(no && *no) && isatty(STDOUT_FILENO) && term && strcmp(term, "dumb") != 0;
}

/* Opens TARGET.XXXXXX beside the file, with the permissions that the file has or would have. */
static bool open_partial(struct output *const output, const mode_t mode)
{
    static const char suffix[] = ".XXXXXX";
    const size_t length = strlen(output->target);
    output->partial = malloc(length + sizeof suffix);
    if (!output->partial) {
        errno = ENOMEM;
        return false;
    }
    memcpy(output->partial, output->target, length);
    memcpy(output->partial + length, suffix, sizeof suffix);
    const int fd = mkstemp(output->partial);
    if (fd < 0)
        return false;
    output->file = fchmod(fd, mode) == 0 ? fdopen(fd, "w") : NULL;
    if (!output->file) {
        const int why = errno;
        close(fd);
        unlink(output->partial);
        errno = why;
    }
    return output->file;
}

/* A regular file is replaced as a whole (the one that a link leads to, with its permissions);
 * what is none (a terminal, /dev/null) can only be written in place. */
static bool open_file(struct output *const output)
{
    struct stat what;
    const mode_t mask = umask(0);
    umask(mask);
    const bool there = stat(output->path, &what) == 0;
    if (there && !S_ISREG(what.st_mode))
        return (output->file = fopen(output->path, "w"));
    if (there && access(output->path, W_OK) != 0)
        return false;
    output->target = there ? realpath(output->path, NULL) : strdup(output->path);
    return output->target && open_partial(output, there ? what.st_mode & 07777 : 0666 & ~mask);
}

static void free_names(struct output *const output)
{
    free(output->partial);
    free(output->target);
}

bool output_open(struct output *const output, const char *const path)
{
    *output = (struct output){.path = path && strcmp(path, "-") != 0 ? path : NULL};
    if (!output->path) {
        output->file = stdout;
        output->colour = wants_colour();
        return true;
    }
    if (!open_file(output)) {
        complain("cannot write %s: %s", output->path, strerror(errno));
        free_names(output);
        return false;
    }
    return true;
}

bool output_possible(const char *const path)
{
    struct output output;
    struct stat what;
    if (!path || strcmp(path, "-") == 0)
        return true;
    if (stat(path, &what) == 0 && !S_ISREG(what.st_mode)) {
        if (!S_ISDIR(what.st_mode) && access(path, W_OK) == 0)
            return true;
        complain("cannot write %s: %s", path, strerror(S_ISDIR(what.st_mode) ? EISDIR : errno));
        return false;
    }
    if (!output_open(&output, path))
        return false;
    output_discard(&output);
    return true;
}

bool output_close(struct output *const output)
{
    bool good = fflush(output->file) == 0 && !ferror(output->file);
    if (output->path)
        good = fclose(output->file) == 0 && good;
    if (good && output->partial)
        good = rename(output->partial, output->target) == 0;
    if (!good) {
        complain("cannot write %s: %s", output->path ? output->path : "standard output",
                 strerror(errno));
        if (output->partial)
            unlink(output->partial);
    }
    free_names(output);
    return good;
}

void output_discard(struct output *const output)
{
    if (!output->path)
        return;
    fclose(output->file);
    if (output->partial)
        unlink(output->partial);
    free_names(output);
}

/* ---- texts of times ---- */

#define EXACT_WIDTH 10 /* an exact text of more characters gives way to a rounded one */
#define DECIMALS 6     /* of a rounded one */
#define WHOLE_WIDTH 24 /* a number of more digits is written with an exponent */

char *time_exact(mpq_srcptr time)
{
    const size_t size = gpurta_time_text_size(time);
    char *const text = malloc(size);
    if (text && gpurta_time_text(text, size, time, NULL) != GPURTA_OK) {
        free(text);
        return NULL;
    }
    return text;
}

/* value / 10^decimals as a decimal number, without zeros at the end; with `mark` before it */
static char *decimal_text(mpz_srcptr value, const size_t decimals, const char *const mark)
{
    char *const digits = mpz_get_str(NULL, 10, value);
    if (!digits)
        return NULL;
    const bool negative = digits[0] == '-';
    const char *const start = digits + negative;
    const size_t n = strlen(start);
    char *const text = malloc(n + decimals + 8);
    if (text) {
        char *at = text + sprintf(text, "%s%s", mark, negative ? "-" : "");
        const size_t whole = n > decimals ? n - decimals : 0;
        at += sprintf(at, "%.*s", whole ? (int)whole : 1, whole ? start : "0");
        if (decimals) {
            *at++ = '.';
            for (size_t i = n; i < decimals; i++)
                *at++ = '0';
            memcpy(at, start + whole, n - whole);
            at += n - whole;
            while (at[-1] == '0')
                at--;
            if (at[-1] == '.')
                at--;
            *at = '\0';
        }
    }
    void (*release)(void *, size_t);
    mp_get_memory_functions(NULL, NULL, &release);
    release(digits, strlen(digits) + 1);
    return text;
}

/* Number of decimals that write n/d exactly; SIZE_MAX: more than DECIMALS. */
static size_t exact_decimals(mpz_srcptr denominator)
{
    mpz_t power;
    size_t n = 0;
    mpz_init_set_ui(power, 1);
    while (n <= DECIMALS && !mpz_divisible_p(power, denominator)) {
        mpz_mul_ui(power, power, 10);
        n++;
    }
    mpz_clear(power);
    return n <= DECIMALS ? n : SIZE_MAX;
}

/* ~1.234568e300: seven digits of a number beyond WHOLE_WIDTH digits */
static char *exponent_text(mpq_srcptr time, const enum rounding rounding)
{
    mpz_t value, power;
    size_t digits = mpz_sizeinbase(mpq_numref(time), 10) - mpz_sizeinbase(mpq_denref(time), 10) + 1;
    mpz_init(value);
    mpz_init(power);
    for (digits += 2;; digits--) { /* the largest exponent that leaves seven digits */
        mpz_ui_pow_ui(power, 10, digits - 7);
        mpz_mul(power, power, mpq_denref(time));
        mpz_fdiv_q(value, mpq_numref(time), power);
        if (mpz_cmp_ui(value, 1000000) >= 0)
            break;
    }
    const bool exact = mpz_divisible_p(mpq_numref(time), power) != 0;
    if (rounding == ROUND_UP && !exact)
        mpz_add_ui(value, value, 1);
    char *const mantissa = decimal_text(value, 6, exact ? "" : "~");
    char *const text = mantissa ? malloc(strlen(mantissa) + 24) : NULL;
    if (text)
        sprintf(text, "%se%zu", mantissa, digits - 1);
    free(mantissa);
    mpz_clear(value);
    mpz_clear(power);
    return text;
}

char *time_for_people(mpq_srcptr time, const enum rounding rounding)
{
    if (mpz_sizeinbase(mpq_numref(time), 10) > mpz_sizeinbase(mpq_denref(time), 10) + WHOLE_WIDTH &&
        mpq_sgn(time) > 0)
        return exponent_text(time, rounding);
    const size_t exact = exact_decimals(mpq_denref(time));
    const size_t width = gpurta_time_text_size(time);
    if (exact == SIZE_MAX && width <= EXACT_WIDTH)
        return time_exact(time);
    const size_t decimals = exact == SIZE_MAX ? DECIMALS : exact;
    mpz_t value;
    mpz_init(value);
    mpz_ui_pow_ui(value, 10, decimals);
    mpz_mul(value, value, mpq_numref(time));
    if (rounding == ROUND_UP)
        mpz_cdiv_q(value, value, mpq_denref(time));
    else
        mpz_fdiv_q(value, value, mpq_denref(time));
    char *const text = decimal_text(value, decimals, exact == SIZE_MAX ? "~" : "");
    mpz_clear(value);
    return text;
}

/* ---- JSON ---- */

static void json_quoted(FILE *const file, const char *text)
{
    fputc('"', file);
    for (; *text; text++) {
        const unsigned char c = (unsigned char)*text;
        if (c == '"' || c == '\\')
            fprintf(file, "\\%c", c);
        else if (c < 0x20 || c == 0x7f)
            fprintf(file, "\\u%04x", c);
        else
            fputc(c, file);
    }
    fputc('"', file);
}

static void json_key(struct json *const json, const char *const key)
{
    const int d = json->depth;
    if (json->filled[d])
        fputc(',', json->file);
    if (json->flat[d])
        fputs(json->filled[d] ? " " : "", json->file);
    else
        fprintf(json->file, "\n%*s", 2 * d, "");
    json->filled[d] = true;
    if (key) {
        json_quoted(json->file, key);
        fputs(": ", json->file);
    }
}

static void json_open(struct json *const json, const char *const key, const char bracket,
                      const bool flat)
{
    json_key(json, key);
    fputc(bracket, json->file);
    const int d = ++json->depth;
    json->filled[d] = false;
    json->flat[d] = flat;
    json->closing[d] = bracket == '{' ? '}' : ']';
}

void json_open_object(struct json *const json, const char *const key)
{
    json_open(json, key, '{', json->flat[json->depth]);
}

void json_open_array(struct json *const json, const char *const key)
{
    json_open(json, key, '[', json->flat[json->depth]);
}

void json_open_flat(struct json *const json, const char *const key, const char bracket)
{
    json_open(json, key, bracket, true);
}

void json_close(struct json *const json)
{
    const int d = json->depth--;
    if (json->filled[d] && !json->flat[d])
        fprintf(json->file, "\n%*s", 2 * (d - 1), "");
    fputc(json->closing[d], json->file);
}

void json_text(struct json *const json, const char *const key, const char *const text)
{
    json_key(json, key);
    if (text)
        json_quoted(json->file, text);
    else
        fputs("null", json->file);
}

void json_int(struct json *const json, const char *const key, const int64_t value)
{
    json_key(json, key);
    fprintf(json->file, "%" PRId64, value);
}

void json_big(struct json *const json, const char *const key, mpz_srcptr value)
{
    json_key(json, key);
    gmp_fprintf(json->file, "%Zd", value);
}

void json_bool(struct json *const json, const char *const key, const bool value)
{
    json_key(json, key);
    fputs(value ? "true" : "false", json->file);
}

void json_null(struct json *const json, const char *const key)
{
    json_text(json, key, NULL);
}

void json_time(struct json *const json, const char *const key, mpq_srcptr time)
{
    json_key(json, key);
    gmp_fprintf(json->file, "\"%Qd\"", time);
}

void json_meets(struct json *const json, const gpurta_verdict verdict)
{
    if (verdict == GPURTA_UNKNOWN)
        json_null(json, "meets_deadline");
    else
        json_bool(json, "meets_deadline", verdict == GPURTA_SCHEDULABLE);
}

void json_begin(struct json *const json, FILE *const file, const char *const command,
                const char *const unit)
{
    *json = (struct json){.file = file};
    fputc('{', file);
    json->depth = 1;
    json->closing[1] = '}';
    json_text(json, "gpurta", gpurta_version());
    json_int(json, "format", 1);
    json_text(json, "command", command);
    if (unit)
        json_text(json, "time_unit", unit);
}

void json_end(struct json *const json)
{
    json_close(json);
    fputc('\n', json->file);
}

/* ---- CSV ---- */

static void csv_comma(FILE *const file, bool *const first)
{
    if (!*first)
        fputc(',', file);
    *first = false;
}

void csv_text(FILE *const file, bool *const first, const char *text)
{
    csv_comma(file, first);
    if (!strpbrk(text, ",\"\r\n")) {
        fputs(text, file);
        return;
    }
    fputc('"', file);
    for (; *text; text++) {
        if (*text == '"')
            fputc('"', file);
        fputc(*text, file);
    }
    fputc('"', file);
}

void csv_time(FILE *const file, bool *const first, mpq_srcptr time)
{
    csv_comma(file, first);
    gmp_fprintf(file, "%Qd", time);
}

void csv_int(FILE *const file, bool *const first, const int64_t value)
{
    csv_comma(file, first);
    fprintf(file, "%" PRId64, value);
}

void csv_meets(FILE *const file, bool *const first, const gpurta_verdict verdict)
{
    csv_text(file, first,
             verdict == GPURTA_UNKNOWN       ? ""
             : verdict == GPURTA_SCHEDULABLE ? "true"
                                             : "false");
}

void csv_end(FILE *const file, bool *const first)
{
    fputc('\n', file);
    *first = true;
}

/* ---- tables ---- */

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
