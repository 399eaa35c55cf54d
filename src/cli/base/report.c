#include "cli/base/report.h"

#include "cli/base/made.h"

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
    if (common->format == FORMAT_TABLE) {
        good = result->table(row, output);
        if (common->ignore)
            fprintf(output->file, "left out, as asked: %s\n", common->ignore);
        for (size_t i = 0; i < common->set.count; i++)
            fprintf(output->file, "changed, as asked: %s\n", common->set.text[i]);
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
            rows_csv_whole(result->csv, row, output->file, result->rows);
        else
            rows_csv(result->csv, row, output->file);
    }
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
