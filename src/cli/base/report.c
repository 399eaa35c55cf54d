#include "cli/base/report.h"

static bool print_json(const struct printer *const printer, void *const report, FILE *const file,
                       const char *const unit)
{
    struct json json;
    json_begin(&json, file, printer->command, unit);
    const bool good = printer->json(report, &json);
    json_end(&json);
    return good;
}

int report_print(const struct printer *const printer, void *const report,
                 const struct common *const common, const char *const unit)
{
    struct output output;
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
