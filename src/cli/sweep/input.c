#include "cli/sweep/input.h"

#include <errno.h>
#include <string.h>

static void put_platform(struct json *const json, const gpurta_platform *const platform)
{
    if (!platform) {
        json_null(json, "fields");
        return;
    }
    json_text(json, "platform_name", gpurta_platform_name(platform));
    json_text(json, "platform_title", gpurta_platform_title(platform));
    json_text(json, "unconfirmed", gpurta_platform_unconfirmed(platform));
    json_open_flat(json, "fields", '[');
    for (gpurta_platform_field f = 0; gpurta_platform_field_name(f); f++)
        json_int(json, NULL, gpurta_platform_get(platform, f));
    json_close(json);
    platform_to_json(json, platform);
}

void input_design(struct json *const json, const char *const key,
                  const struct scenario *const scenario)
{
    const struct document *const document = &scenario->document;
    const gpurta_platform *const platform = scenario->platform;
    json_open_object(json, key);
    json_text(json, "unit", gpurta_unit_name(scenario->unit));
    json_int(json, "unit_number", (int64_t)scenario->unit);
    put_platform(json, platform);
    json_int(json, "slots", gpurta_platform_get(platform, GPURTA_PLATFORM_SLOTS));
    json_int(json, "sms", gpurta_platform_get(platform, GPURTA_PLATFORM_SMS));
    json_open_flat(json, "root", '[');
    json_int(json, NULL, document->node[0].line);
    json_int(json, NULL, document->node[0].column);
    json_close(json);
    json_open_flat(json, "section", '[');
    node_to_json(json, document, &document->node[scenario->sweep_node]);
    json_close(json);
    json_close(json);
}

void input_document(struct json *const json, const char *const path)
{
    struct document document;
    FILE *const file = strcmp(path, "-") == 0 ? stdin : fopen(path, "rb");
    json_open_flat(json, NULL, '[');
    json_text(json, NULL, file == stdin ? "<stdin>" : path);
    if (!file || !document_read_input(&document, path, file)) {
        json_text(json, NULL, strerror(errno ? errno : EIO));
    } else {
        document_expect(&document, "the JSON of gpurta sweep");
        json_open_flat(json, NULL, '[');
        for (size_t i = 0; i < document.errors && i < MOST_ERRORS; i++) {
            json_open_flat(json, NULL, '[');
            json_int(json, NULL, (int64_t)document.error[i].line);
            json_int(json, NULL, (int64_t)document.error[i].column);
            json_text(json, NULL, document.error[i].message);
            json_close(json);
        }
        json_close(json);
        if (document.errors)
            json_null(json, NULL);
        else
            node_to_json(json, &document, document.node);
        document_clear(&document);
    }
    if (file && file != stdin)
        fclose(file);
    json_close(json);
}
