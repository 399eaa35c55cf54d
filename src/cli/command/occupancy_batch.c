/* Files of launches. They are read whole before anything is printed: nothing is answered for a file
 * with mistakes. */
#include "cli/base/arrays.h"
#include "cli/base/memory.h"
#include "cli/command/occupancy_view.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum { LINE_MOST = 4096 };

struct batch {
    struct occupancy_view view; /* first: the rows of the platform see it */
    const char *name;
    size_t errors;
    uint64_t line; /* number of the line that is being read */
    struct {
        int32_t count[LAUNCH_COUNTS];
    } * launch;
    size_t launches, room;
};

/* ---- reading ---- */

/* The next line without its end; false: no more. What is no text comes as *text = NULL. */
static bool next_line(FILE *const file, char line[const LINE_MOST + 1], const char **const text)
{
    size_t length = 0;
    bool good = true;
    int c;
    while ((c = getc_unlocked(file)) != EOF && c != '\n') {
        good = good && c && length < LINE_MOST;
        if (good)
            line[length++] = (char)c;
    }
    if (length && line[length - 1] == '\r')
        length--;
    line[length] = '\0';
    *text = good ? line : NULL;
    return c != EOF || length || !good;
}

static void mistake(struct batch *const batch, const size_t column, const char *const what)
{
    if (batch->errors++ < MOST_ERRORS)
        complain_at(batch->name, "%" PRIu64 ":%zu: %s", batch->line, column, what);
}

static const char *spaces(const char *const at)
{
    return at + strspn(at, " \t");
}

static void read_launch(struct batch *const batch, const char *const line)
{
    static const char *const what[LAUNCH_COUNTS] = {
        "expected threads, a whole number from 1 to 2147483647",
        "expected registers, a whole number from 0 to 2147483647",
        "expected shared_memory, a whole number up to 2147483647",
    };
    const char *at = line;
    ADD_ROOM(batch->launch, batch->room, batch->launches);
    for (int i = 0; i < LAUNCH_COUNTS; i++) {
        const char *const start = at = spaces(at);
        int64_t value = 0;
        while (*at >= '0' && *at <= '9' && value <= MOST_COUNT)
            value = value * 10 + (*at++ - '0');
        if (at == start || value > MOST_COUNT || (i == 0 && value == 0)) {
            mistake(batch, (size_t)(start - line) + 1, what[i]);
            return;
        }
        at = spaces(at);
        if (*at != (i < 2 ? ',' : '\0')) {
            mistake(batch, (size_t)(at - line) + 1,
                    i < 2 ? "expected a comma: a line is threads,registers,shared_memory"
                          : "expected the end of the line: it is threads,registers,shared_memory");
            return;
        }
        at += i < 2;
        batch->launch[batch->launches].count[i] = (int32_t)value;
    }
    batch->launches++;
}

static bool is_heading(const char *const line)
{
    static const char heading[] = "threads,registers,shared_memory";
    return strncmp(line, heading, sizeof heading - 1) == 0 && !*spaces(line + sizeof heading - 1);
}

static bool read_launches(struct batch *const batch, FILE *const file)
{
    char line[LINE_MOST + 1];
    const char *text;
    while (next_line(file, line, &text)) {
        batch->line++;
        if (!text)
            mistake(batch, 1, "not a line of text: a zero character, or too long");
        else if (*spaces(text) && !(batch->line == 1 && is_heading(text)))
            read_launch(batch, text);
    }
    if (ferror(file))
        complain("cannot read %s: %s", batch->name, strerror(errno));
    return !ferror(file);
}

/* ---- answers ---- */

static bool has_launch(struct row *const row)
{
    const struct batch *const batch = row->of;
    return row->at[0] < batch->launches;
}

static bool get_count(struct row *const row)
{
    const struct batch *const batch = row->of;
    return row_count(row, batch->launch[row->at[0]].count[row->field->which]);
}

static bool get_blocks(struct row *const row)
{
    const struct batch *const batch = row->of;
    const int32_t *const count = batch->launch[row->at[0]].count;
    const int64_t threads = count[0], registers = count[1], shared_memory = count[2];
    int64_t blocks = 0;
    gpurta_error error;
    const gpurta_status status = gpurta_occupancy_batch(&blocks, batch->view.platform, 1, &threads,
                                                        &registers, &shared_memory, &error);
    if (status != GPURTA_OK && !row->failed)
        complain_status(status, &error);
    row->failed = row->failed || status != GPURTA_OK;
    return row_count(row, blocks);
}

static const struct field fields[] = {
    {"threads", NULL, FIELD_COUNT, .get = get_count, .which = 0},
    {"registers", NULL, FIELD_COUNT, .get = get_count, .which = 1},
    {"shared_memory", NULL, FIELD_COUNT, .get = get_count, .which = 2},
    {"blocks_per_sm", NULL, FIELD_COUNT, .get = get_blocks},
};
static const struct rows launches = {"launches", fields, FIELDS(fields), .has = has_launch};

/* A table is as long as the file: it is the CSV, too. */
static bool print_table(struct row *const row, const struct output *const output)
{
    rows_csv(&launches, row, output->file);
    return true;
}

int answer_batch(const char *const path, const struct common *const common,
                 const gpurta_platform *const platform)
{
    static const struct rows *const json[] = {&occupancy_platform, &launches, NULL};
    static const struct result result = {"occupancy", print_table, .csv = &launches, .rows = json};
    const bool standard = strcmp(path, "-") == 0;
    FILE *const file = standard ? stdin : fopen(path, "rb");
    struct batch batch = {.view = {.platform = platform}, .name = standard ? "<stdin>" : path};
    int end = EXIT_UNABLE;
    if (!file) {
        complain("cannot read %s: %s", path, strerror(errno));
        return end;
    }
    if (read_launches(&batch, file)) {
        if (batch.errors > MOST_ERRORS)
            complain_at(batch.name, " and %zu more errors", batch.errors - MOST_ERRORS);
        end = batch.errors ? EXIT_USAGE
                           : result_print(&result, &batch, 0, common, gpurta_unit_name(GPURTA_MS));
    }
    if (!standard)
        fclose(file);
    free(batch.launch);
    return end < 0 ? EXIT_MET : end;
}
