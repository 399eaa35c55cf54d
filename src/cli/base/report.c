#include "cli/base/report.h"

static bool print_json(const struct printer *const printer, void *const report, FILE *const file,
                       const char *const unit)
{
    struct json json;
    json_begin(&json, file, printer->command, unit);
    json.decimal = time_style.decimal;
    const bool good = printer->json(report, &json);
    json_end(&json);
    return good;
}

int report_print(const struct printer *const printer, void *const report,
                 const struct common *const common, const char *const unit)
{
    struct output output;
    time_style.unit = unit;
    if (!output_open(&output, common->output))
        return EXIT_UNABLE;
    const bool good = common->format == FORMAT_TABLE ? printer->table(report, &output)
                      : common->format == FORMAT_JSON
                          ? print_json(printer, report, output.file, unit)
                          : printer->csv(report, output.file);
    if (good)
        return output_close(&output) ? -1 : EXIT_UNABLE;
    output_discard(&output);
    return EXIT_UNABLE;
}

struct described {
    const struct result *result;
    struct row row;
};

static bool table_of(void *const report, const struct output *const output)
{
    struct described *const d = report;
    return d->result->table(&d->row, output) && !d->row.failed;
}

static bool json_of(void *const report, struct json *const json)
{
    struct described *const d = report;
    d->result->json(&d->row, json);
    return !d->row.failed;
}

static bool csv_of(void *const report, FILE *const file)
{
    struct described *const d = report;
    if (d->result->lines)
        d->result->lines(&d->row, file);
    else
        rows_csv(d->result->csv, &d->row, file);
    return !d->row.failed;
}

int result_print(const struct result *const result, void *const of, const unsigned shown,
                 const struct common *const common, const char *const unit)
{
    const struct printer printer = {result->command, table_of, json_of, csv_of};
    struct described d = {.result = result};
    row_init(&d.row, of, shown);
    const int end = report_print(&printer, &d, common, unit);
    row_clear(&d.row);
    return end;
}

bool next_table(const struct rows *const rows, struct row *const row,
                const struct output *const output)
{
    fputc('\n', output->file);
    return rows_table(rows, row, output);
}
