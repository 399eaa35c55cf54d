#include "cli/base/report.h"

#include "cli/base/arrays.h"
#include "cli/base/made.h"

#include <stdlib.h>
#include <string.h>

/* The options that were given and say what is analysed: of the platform, and the command's own that
 * are no number of something, and no switch. */
static void put_options(FILE *const file, struct call *const call)
{
    static const unsigned platform =
        TAKES_PLATFORM | TAKES_PLATFORM_FILE | TAKES_SLOTS | TAKES_BANDWIDTH;
    char **const words = call_words(call, call->command, ~platform);
    for (size_t i = 0; words[i]; i++) {
        const size_t length = strcspn(words[i], "=");
        const struct flag *const flag = words[i][length] && words[i][0] == '-'
                                            ? find_flag(call->command, words[i] + 2, length - 2)
                                            : NULL;
        if (flag && (flag->group & platform ||
                     (!flag->group && (flag->kind == FLAG_TIME || flag->kind == FLAG_WORD ||
                                       flag->kind == FLAG_TEXT))))
            fprintf(file, "as asked: %.*s %s\n", (int)length, words[i], words[i] + length + 1);
        free(words[i]);
    }
    free(words);
}

char *result_asked(const struct common *const c, const bool options)
{
    char *text;
    size_t size;
    FILE *const file = text_begin(&text, &size);
    if (c->ignore)
        fprintf(file, "left out, as asked: %s\n", c->ignore);
    for (size_t i = 0; i < c->set.count; i++)
        fprintf(file, "changed, as asked: %s\n", c->set.text[i]);
    if (options && made.call)
        put_options(file, made.call);
    fclose(file);
    return text;
}

const char *reason_condition(const char *const reason)
{
    static const char *const begins[] = {"; as if ", "; switches cost "};
    const char *first = NULL;
    for (size_t i = 0; reason && i < FIELDS(begins); i++) {
        const char *const at = strstr(reason, begins[i]);
        first = at && (!first || at < first) ? at : first;
    }
    return first ? first + strlen("; ") : NULL;
}

static void print_json(const struct result *const result, struct row *const row, FILE *const file,
                       const char *const unit)
{
    struct json json;
    json_begin(&json, file, result->command, unit);
    json.decimal = time_style.decimal;
    for (size_t i = 0; result->rows && result->rows[i]; i++) {
        const struct rows *const rows = result->rows[i];
        if ((row->shown & rows->when) != rows->when)
            continue;
        if (rows->key)
            rows_json(rows, row, &json);
        else
            row_json(rows, row, &json);
    }
    if (result->json)
        result->json(row, &json);
    json_end(&json);
}

static bool print(const struct result *const result, struct row *const row,
                  const struct common *const common, const struct output *const output)
{
    bool good = true;
    /* a table names its platform and options itself */
    char *const asked = result_asked(common, common->format == FORMAT_CSV);
    if (common->format == FORMAT_TABLE) {
        good = result->table(row, output);
        fputs(asked, output->file);
        if (common->made_by)
            made_below(output->file);
    } else if (common->format == FORMAT_JSON)
        print_json(result, row, output->file, time_style.unit);
    else {
        if (common->made_by)
            made_above(output->file);
        if (result->lines)
            result->lines(row, output->file);
        else if (result->whole)
            rows_csv_whole(result->csv, row, output->file, result->rows, asked);
        else
            rows_csv(result->csv, row, output->file);
    }
    free(asked);
    return good && !row->failed;
}

int result_print(const struct result *const result, void *const of, const unsigned shown,
                 const struct common *const common, const char *const unit)
{
    struct output output;
    struct row row;
    time_style.unit = unit;
    if (!output_open(&output, common->output))
        return EXIT_UNABLE;
    row_init(&row, of, shown);
    row.result = result->of;
    const bool good = print(result, &row, common, &output);
    row_clear(&row);
    if (good)
        return output_close(&output) ? -1 : EXIT_UNABLE;
    output_discard(&output);
    return EXIT_UNABLE;
}

bool next_table(const struct rows *const rows, struct row *const row,
                const struct output *const output)
{
    fputc('\n', output->file);
    return rows_table(rows, row, output);
}
