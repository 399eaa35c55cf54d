#include "cli/base/rows.h"
#include "cli/command/complete.h"

static const char *const flag_kinds[] = {"switch", "text", "file",          "platform", "time",
                                         "count",  "word", "optional-text", "texts"};
static const char *const field_kinds[] = {"text",  "count",   "big",   "time", "bool",
                                          "meets", "verdict", "words", "list"};

static void describe_flag(struct json *const json, const struct flag *const given)
{
    const struct flag flag = flag_of_library(given);
    const char *word;
    json_open_flat(json, NULL, '{');
    json_text(json, "name", flag.name);
    json_text(json, "kind", flag_kinds[flag.kind]);
    json_text(json, "option", flag.option ? gpurta_option_name(flag.option) : NULL);
    if (flag.kind == FLAG_COUNT) {
        json_int(json, "low", flag.low);
        json_int(json, "high", flag.high);
    }
    if (flag_word(given, 0)) {
        json_open_array(json, "words");
        for (int64_t i = 0; (word = flag_word(given, i)); i++)
            json_text(json, NULL, word);
        json_close(json);
    }
    json_text(json, "says", flag.says);
    json_close(json);
}

static void describe_rows(struct json *const json, const struct rows *const rows)
{
    json_open_object(json, NULL);
    json_text(json, "key", rows->key);
    json_bool(json, "tuple", rows->tuple);
    json_open_array(json, "fields");
    for (size_t i = 0; i < rows->count; i++) {
        const struct field *const field = &rows->fields[i];
        if (field->where && !(field->where & IN_JSON))
            continue;
        json_open_flat(json, NULL, '{');
        json_text(json, "name", field->name);
        json_text(json, "kind", field_kinds[field->kind]);
        if (field->unit)
            json_text(json, "unit", field->unit);
        if (field->says)
            json_text(json, "says", field->says);
        if (field->kind == FIELD_LIST) {
            json_open_array(json, "rows");
            describe_rows(json, field->inner);
            json_close(json);
        }
        json_close(json);
    }
    json_close(json);
    json_close(json);
}

static void describe_command(struct json *const json, const struct command *const command)
{
    json_open_object(json, NULL);
    json_text(json, "name", command->name);
    json_text(json, "summary", command->summary);
    json_open_array(json, "options");
    for (size_t i = 0; i < flags_of(command); i++)
        if (flag_of(command, i))
            describe_flag(json, flag_of(command, i));
    json_close(json);
    json_open_array(json, "results");
    for (size_t i = 0; command->results && command->results[i]; i++)
        describe_rows(json, command->results[i]);
    json_close(json);
    json_close(json);
}

int describe(const struct command *const *const commands)
{
    struct json json;
    json_begin(&json, stdout, "describe", NULL);
    json.notes = false;
    json_open_array(&json, "commands");
    for (size_t i = 0; commands[i]; i++)
        describe_command(&json, commands[i]);
    json_close(&json);
    json_end(&json);
    return EXIT_MET;
}
