#include "cli/scenario/certificate.h"
#include "cli/base/memory.h"

#include <string.h>

int certificate_check(const struct call *const call, const struct scenario *const scenario,
                      const char *const *model, const char *const svg)
{
    const char *const path = call->common.certificate;
    if (!path)
        return -1;
    for (; *model; model++)
        if (call_gives(call, *model)) {
            complain("--certificate: it speaks of the file alone; put --%s into the file", *model);
            return EXIT_USAGE;
        }
    if (call->common.set.count) {
        complain("--certificate: it speaks of the file alone; write what --set changes into it");
        return EXIT_USAGE;
    }
    if (scenario->foreign) {
        complain("--certificate: %s is no scenario; 'gpurta convert' makes one of it",
                 scenario->document.name);
        return EXIT_USAGE;
    }
    if (scenario->partitions.count && strcmp(call->command->name, "bound") != 0 &&
        strcmp(call->command->name, "resident") != 0) {
        complain("--certificate: %s has partitions, of which only certificates of bound and "
                 "resident speak",
                 scenario->document.name);
        return EXIT_USAGE;
    }
    int end = refuse_input_file("certificate", path, &call->common);
    if (end < 0)
        end = refuse_same_file("certificate", path, "output", call->common.output);
    if (end < 0 && svg)
        end = refuse_same_file("certificate", path, "svg", svg);
    return end < 0 && !output_possible(path) ? EXIT_UNABLE : end;
}

int certificate_begin(struct certificate *const certificate, const struct call *const call,
                      const struct scenario *const scenario)
{
    char hash[SHA256_TEXT];
    scenario_hash(hash, scenario);
    if (!output_open(&certificate->output, call->common.certificate))
        return EXIT_UNABLE;
    struct json *const json = &certificate->json;
    json_begin(json, certificate->output.file, call->command->name,
               gpurta_unit_name(scenario->unit));
    json->notes = false;
    json_int(json, "certificate", CERTIFICATE_VERSION);
    json_text(json, "scenario", hash);
    if (scenario->ignored) {
        json_open_flat(json, "ignored", '[');
        for (size_t i = 0; scenario_section(i); i++)
            if (scenario_ignores(scenario, i))
                json_text(json, NULL, scenario_section(i));
        json_close(json);
    }
    return -1;
}

int certificate_end(struct certificate *const certificate)
{
    json_end(&certificate->json);
    return output_close(&certificate->output) ? -1 : EXIT_UNABLE;
}

void certificate_time(struct certificate *const certificate, const char *const key,
                      const bool given, mpq_srcptr time)
{
    if (given)
        json_time(&certificate->json, key, time);
    else
        json_null(&certificate->json, key);
}
