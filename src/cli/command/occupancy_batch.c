/* Files of launches: read twice in pieces, first to find mistakes and then to answer, so that
 * nothing is printed for a file with mistakes and memory does not depend on its length. */
#include "cli/base/memory.h"
#include "cli/command/occupancy_view.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { BUFFER = 1 << 16, BATCH = 1024, LINE_MOST = 4096, OUT_MOST = 96 };

struct batch {
    FILE *file;
    const char *name;
    const gpurta_platform *platform;
    FILE *out; /* NULL: only look for mistakes */
    bool json;
    size_t errors;
    uint64_t line; /* number of the line that is being read */
    char *buffer;
    size_t filled, at, length; /* length: of the line */
    struct json writer;
    size_t count;
    int64_t threads[BATCH], registers[BATCH], shared_memory[BATCH], blocks[BATCH];
};

static const char heading[] = "threads,registers,shared_memory";

/* The next line without its end, in the buffer; NULL: no more. A line longer than LINE_MOST comes
 * cut, which makes it a mistake. */
static char *next_line(struct batch *const batch)
{
    char *end = memchr(batch->buffer + batch->at, '\n', batch->filled - batch->at);
    if (!end) {
        memmove(batch->buffer, batch->buffer + batch->at, batch->filled - batch->at);
        batch->filled -= batch->at;
        batch->at = 0;
        batch->filled +=
            fread(batch->buffer + batch->filled, 1, BUFFER - batch->filled, batch->file);
        end = memchr(batch->buffer, '\n', batch->filled);
        if (!end && batch->filled == 0)
            return NULL;
        if (!end)
            end = batch->buffer + batch->filled;
    }
    char *const line = batch->buffer + batch->at;
    batch->at = (size_t)(end - batch->buffer) + (end < batch->buffer + batch->filled);
    if (end > line && end[-1] == '\r')
        end--;
    *end = '\0';
    batch->length = (size_t)(end - line);
    batch->line++;
    return line;
}

static void mistake(struct batch *const batch, const size_t column, const char *const what)
{
    if (batch->errors++ < MOST_ERRORS)
        complain_at(batch->name, "%" PRIu64 ":%zu: %s", batch->line, column, what);
}

static const char *spaces(const char *at)
{
    while (*at == ' ' || *at == '\t')
        at++;
    return at;
}

/* Digits at *text; false: there are none, or the number is too large. */
static bool read_digits(const char **const text, int64_t *const value)
{
    const char *at = *text;
    int64_t v = 0;
    while (*at >= '0' && *at <= '9' && v <= MOST_COUNT)
        v = v * 10 + (*at++ - '0');
    const bool good = at > *text && v <= MOST_COUNT;
    *text = at;
    *value = v;
    return good;
}

static bool read_launch(struct batch *const batch, const char *const line, int64_t values[const 3])
{
    static const char *const what[] = {
        "expected threads, a whole number from 1 to 2147483647",
        "expected registers, a whole number from 0 to 2147483647",
        "expected shared_memory, a whole number up to 2147483647",
    };
    const char *at = line;
    for (int i = 0; i < 3; i++) {
        const char *const start = at = spaces(at);
        if (!read_digits(&at, &values[i]) || (i == 0 && values[i] == 0)) {
            mistake(batch, (size_t)(start - line) + 1, what[i]);
            return false;
        }
        at = spaces(at);
        if (*at != (i < 2 ? ',' : '\0')) {
            mistake(batch, (size_t)(at - line) + 1,
                    i < 2 ? "expected a comma: a line is threads,registers,shared_memory"
                          : "expected the end of the line: it is threads,registers,shared_memory");
            return false;
        }
        at += i < 2;
    }
    return true;
}

/* Digits of a value, backwards from `end`; returns the first. */
static char *digits_before(char *end, int64_t value)
{
    do {
        *--end = (char)('0' + value % 10);
        value /= 10;
    } while (value);
    return end;
}

static void write_csv(const struct batch *const batch)
{
    char line[OUT_MOST];
    for (size_t i = 0; i < batch->count; i++) {
        const int64_t values[] = {batch->threads[i], batch->registers[i], batch->shared_memory[i],
                                  batch->blocks[i]};
        char *at = line + sizeof line;
        *--at = '\n';
        for (int v = 3; v >= 0; v--) {
            at = digits_before(at, values[v]);
            if (v)
                *--at = ',';
        }
        fwrite(at, 1, (size_t)(line + sizeof line - at), batch->out);
    }
}

static void write_json(struct batch *const batch)
{
    for (size_t i = 0; i < batch->count; i++) {
        json_open_flat(&batch->writer, NULL, '{');
        json_int(&batch->writer, "threads", batch->threads[i]);
        json_int(&batch->writer, "registers", batch->registers[i]);
        json_int(&batch->writer, "shared_memory", batch->shared_memory[i]);
        json_int(&batch->writer, "blocks_per_sm", batch->blocks[i]);
        json_close(&batch->writer);
    }
}

static bool flush(struct batch *const batch)
{
    gpurta_error error;
    const gpurta_status status =
        gpurta_occupancy_batch(batch->blocks, batch->platform, batch->count, batch->threads,
                               batch->registers, batch->shared_memory, &error);
    if (status != GPURTA_OK) {
        complain_status(status, &error);
        return false;
    }
    if (batch->json)
        write_json(batch);
    else
        write_csv(batch);
    batch->count = 0;
    return true;
}

static bool is_heading(const char *const line)
{
    return strncmp(line, heading, sizeof heading - 1) == 0 && !*spaces(line + sizeof heading - 1);
}

/* One pass. */
static bool pass(struct batch *const batch)
{
    char *line;
    batch->line = 0;
    batch->filled = batch->at = 0;
    while ((line = next_line(batch)) != NULL) {
        int64_t values[3];
        if (strlen(line) != batch->length || batch->length > LINE_MOST) {
            mistake(batch, 1, "not a line of text: a zero character, or too long");
            continue;
        }
        if (!*spaces(line) || (batch->line == 1 && is_heading(line)))
            continue;
        if (!read_launch(batch, line, values) || !batch->out)
            continue;
        batch->threads[batch->count] = values[0];
        batch->registers[batch->count] = values[1];
        batch->shared_memory[batch->count] = values[2];
        if (++batch->count == BATCH && !flush(batch))
            return false;
    }
    if (ferror(batch->file)) {
        complain("cannot read %s: %s", batch->name, strerror(errno));
        return false;
    }
    return !batch->out || flush(batch);
}

/* Standard input, a pipe: it can be read once, so that it is kept in a file without a name. */
static FILE *kept_copy(FILE *const source, const char *const name)
{
    FILE *const copy = tmpfile();
    char piece[4096];
    size_t got;
    if (!copy) {
        complain("cannot make a temporary file: %s", strerror(errno));
        return NULL;
    }
    while ((got = fread(piece, 1, sizeof piece, source)) > 0)
        if (fwrite(piece, 1, got, copy) != got)
            break;
    if (ferror(source) || ferror(copy) || fflush(copy) != 0) {
        complain("cannot keep %s in a temporary file: %s", name, strerror(errno));
        fclose(copy);
        return NULL;
    }
    rewind(copy);
    return copy;
}

static FILE *open_launches(const char *const path)
{
    const bool standard = strcmp(path, "-") == 0;
    FILE *const file = standard ? stdin : fopen(path, "rb");
    struct stat what;
    if (!file) {
        complain("cannot read %s: %s", path, strerror(errno));
        return NULL;
    }
    if (!standard && fstat(fileno(file), &what) == 0 && S_ISREG(what.st_mode))
        return file;
    FILE *const copy = kept_copy(file, standard ? "<stdin>" : path);
    if (!standard)
        fclose(file);
    return copy;
}

static bool answer_all(struct batch *const batch)
{
    struct occupancy_view view = {.platform = batch->platform};
    struct row row;
    rewind(batch->file);
    if (batch->json) {
        json_begin(&batch->writer, batch->out, "occupancy", gpurta_unit_name(GPURTA_MS));
        row_init(&row, &view, 0);
        row_json(&occupancy_platform, &row, &batch->writer);
        row_clear(&row);
        json_open_array(&batch->writer, "launches");
    } else {
        fprintf(batch->out, "%s,blocks_per_sm\n", heading);
    }
    if (!pass(batch))
        return false;
    if (batch->json) {
        json_close(&batch->writer);
        json_end(&batch->writer);
    }
    return true;
}

static int answer_file(struct batch *const batch, const char *const path)
{
    struct output output;
    if (!pass(batch))
        return EXIT_UNABLE;
    if (batch->errors > MOST_ERRORS)
        complain_at(batch->name, " and %zu more errors", batch->errors - MOST_ERRORS);
    if (batch->errors)
        return EXIT_USAGE;
    if (!output_open(&output, path))
        return EXIT_UNABLE;
    batch->out = output.file;
    if (!answer_all(batch)) {
        output_discard(&output);
        return EXIT_UNABLE;
    }
    return output_close(&output) ? EXIT_MET : EXIT_UNABLE;
}

int answer_batch(const char *const path, const char *const output,
                 const gpurta_platform *const platform, const bool json)
{
    struct batch *const batch = allocate_zeroed(1, sizeof *batch);
    char *const buffer = allocate_zeroed(1, BUFFER + 1);
    int status = EXIT_UNABLE;
    batch->file = open_launches(path);
    batch->name = strcmp(path, "-") == 0 ? "<stdin>" : path;
    batch->platform = platform;
    batch->json = json;
    batch->buffer = buffer;
    if (batch->file) {
        status = answer_file(batch, output);
        fclose(batch->file);
    }
    free(buffer);
    free(batch);
    return status;
}
