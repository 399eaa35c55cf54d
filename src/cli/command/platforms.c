/* gpurta platforms: the platforms that are built in, or one of them in full. */
#include "cli/base/flags.h"
#include "cli/base/output.h"
#include "cli/command/schema.h"
#include "cli/scenario/platform_reader.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

static const char lesson[] =
    "gpurta platforms [NAME] [options]\n"
    "\n"
    "Lists the built-in platforms, or shows one in full: every limit that placing blocks depends\n"
    "on, where it comes from, and what no source confirms.\n"
    "\n"
    "    gpurta platforms                          the list\n"
    "    gpurta platforms jetson-tx2               one in full; aliases work too: tx2\n"
    "    gpurta platforms cc-8.7                   the limits of a compute capability\n"
    "    gpurta platforms --format json            all of them in full, for programs\n"
    "    gpurta platforms --platform-file my.yaml  a platform of your own, checked and in full\n"
    "\n"
    "A scenario says `platform: jetson-tx2`, or changes what differs on your board:\n"
    "\n"
    "    platform: {base: jetson-tx2, sms: 1}      # a power mode with one SM\n"
    "    platform: {compute_capability: 8.7, sms: 6, sm_order: ascending}\n"
    "    platform: {slots: 8}                      # 8 blocks at once, whatever they need\n"
    "\n"
    "The keys are the names that this command prints; a platform file holds the same mapping.\n";

#define ENDING "Exit status: 0 shown, 2 wrong usage or input, 3 could not do it."

static int64_t field(const gpurta_platform *const platform, const gpurta_platform_field which)
{
    return gpurta_platform_get(platform, which);
}

/* Is 0 "not known" in this field? */
static bool may_be_unknown(const gpurta_platform_field which)
{
    return which == GPURTA_PLATFORM_SLOTS || which == GPURTA_PLATFORM_SMS ||
           which == GPURTA_PLATFORM_COPY_ENGINES || which == GPURTA_PLATFORM_COPY_BANDWIDTH ||
           which == GPURTA_PLATFORM_RESIDENT_GRIDS || which == GPURTA_PLATFORM_CARVEOUT_SMS;
}

/* Does the field switch a rule? */
static bool is_switch(const gpurta_platform_field which)
{
    for (size_t rule = 0; gpurta_platform_rule_name(rule); rule++)
        if (gpurta_platform_rule_field(rule) == which)
            return true;
    return false;
}

/* "0 8 16 32 64 96": the sizes of a carve-out in KiB. */
static const char *carveout_text(const gpurta_platform *const platform, char *const text,
                                 const size_t size)
{
    const int64_t sizes = field(platform, GPURTA_PLATFORM_CARVEOUT_SIZES);
    size_t at = 0;
    text[0] = '\0';
    for (int k = 0; k < 63; k++)
        if (sizes >> k & 1)
            at += (size_t)snprintf(text + at, size - at, "%s%d", at ? " " : "", 4 * k);
    return text;
}

static bool is_number(const gpurta_platform_field which)
{
    return which != GPURTA_PLATFORM_COMPUTE_CAPABILITY_MAJOR &&
           which != GPURTA_PLATFORM_COMPUTE_CAPABILITY_MINOR && which != GPURTA_PLATFORM_SM_ORDER &&
           which != GPURTA_PLATFORM_CARVEOUT_SIZES && !is_switch(which);
}

/* ---- what is shown ---- */

/* One platform, or all of the table. */
struct shown {
    gpurta_platform *one; /* NULL: all */
    struct output output;
};

/* Calls show for every platform; false: out of memory, which is reported. */
static bool for_each(const struct shown *const shown, void *const target,
                     void (*const show)(void *target, const gpurta_platform *platform))
{
    if (shown->one) {
        show(target, shown->one);
        return true;
    }
    for (size_t i = 0; gpurta_platform_builtin(i); i++) {
        gpurta_platform *platform;
        gpurta_error error;
        const gpurta_status status =
            gpurta_platform_create(&platform, gpurta_platform_builtin(i), &error);
        if (status != GPURTA_OK) {
            complain_status(status, &error);
            return false;
        }
        show(target, platform);
        gpurta_platform_destroy(platform);
    }
    return true;
}

/* ---- table ---- */

static void count_or_dash(struct table *const table, const int64_t value)
{
    if (value)
        table_int(table, value);
    else
        table_text(table, "-", COLOUR_NONE);
}

static void list_row(void *const target, const gpurta_platform *const platform)
{
    struct table *const table = target;
    char capability[CAPABILITY_SIZE];
    const int64_t order = field(platform, GPURTA_PLATFORM_SM_ORDER);
    table_text(table, gpurta_platform_name(platform), COLOUR_NONE);
    table_text(table, capability_text(capability, platform), COLOUR_NONE);
    count_or_dash(table, field(platform, GPURTA_PLATFORM_SMS));
    count_or_dash(table, field(platform, GPURTA_PLATFORM_THREADS_PER_SM));
    count_or_dash(table, field(platform, GPURTA_PLATFORM_BLOCKS_PER_SM));
    count_or_dash(table, field(platform, GPURTA_PLATFORM_REGISTERS_PER_BLOCK));
    count_or_dash(table, field(platform, GPURTA_PLATFORM_SHARED_MEMORY_PER_SM) / 1024);
    table_text(table, order ? sm_order_name(order) : "-", COLOUR_NONE);
    table_text(table, *gpurta_platform_aliases(platform) ? gpurta_platform_aliases(platform) : "-",
               COLOUR_NONE);
}

static bool print_list(const struct shown *const shown)
{
    static const struct column columns[] = {
        {"platform", ALIGN_LEFT},       {"cc", ALIGN_LEFT},
        {"SMs", ALIGN_RIGHT},           {"threads/SM", ALIGN_RIGHT},
        {"blocks/SM", ALIGN_RIGHT},     {"registers/block", ALIGN_RIGHT},
        {"shared KiB/SM", ALIGN_RIGHT}, {"SM order", ALIGN_LEFT},
        {"other names", ALIGN_LEFT}};
    struct table *const table = table_create(columns, sizeof columns / sizeof columns[0]);
    const bool good = for_each(shown, table, list_row) && table_print(table, &shown->output);
    table_destroy(table);
    if (good)
        fputs("\n-: not known. 'gpurta platforms NAME' shows one in full, with its sources.\n",
              shown->output.file);
    return good;
}

static void field_row(struct table *const table, const char *const name, const char *const value)
{
    table_text(table, name, COLOUR_NONE);
    table_text(table, value, COLOUR_NONE);
}

static bool print_one(const struct shown *const shown)
{
    static const struct column columns[] = {{"field", ALIGN_LEFT}, {"value", ALIGN_LEFT}};
    const gpurta_platform *const platform = shown->one;
    const bool slots = field(platform, GPURTA_PLATFORM_SLOTS) != 0;
    struct table *const table = table_create(columns, 2);
    char text[CAPABILITY_SIZE];
    field_row(table, "name", gpurta_platform_name(platform));
    if (*gpurta_platform_aliases(platform))
        field_row(table, "other names", gpurta_platform_aliases(platform));
    if (!slots)
        field_row(table, "compute_capability",
                  *capability_text(text, platform) ? text : "not known");
    for (int i = 0; gpurta_platform_field_name((gpurta_platform_field)i); i++) {
        const gpurta_platform_field which = (gpurta_platform_field)i;
        const int64_t value = field(platform, which);
        if (!is_number(which) || (!value && (slots || which == GPURTA_PLATFORM_SLOTS)))
            continue;
        snprintf(text, sizeof text, "%" PRId64, value);
        const bool unknown = !value && may_be_unknown(which);
        field_row(table, gpurta_platform_field_name(which), unknown ? "not known" : text);
    }
    if (!slots)
        field_row(table, "sm_order", sm_order_name(field(platform, GPURTA_PLATFORM_SM_ORDER)));
    char sizes[240], name[80];
    if (*carveout_text(platform, sizes, sizeof sizes))
        field_row(table, "carveout_sizes (KiB)", sizes);
    for (size_t rule = 0; !slots && gpurta_platform_rule_name(rule); rule++) {
        const gpurta_platform_field which = gpurta_platform_rule_field(rule);
        snprintf(name, sizeof name, "%s (%s)", gpurta_platform_field_name(which),
                 gpurta_platform_rule_name(rule));
        field_row(table, name, field(platform, which) ? "yes" : "no");
    }
    const bool good = table_print(table, &shown->output);
    table_destroy(table);
    if (*gpurta_platform_source(platform))
        fprintf(shown->output.file, "\nsource: %s\n", gpurta_platform_source(platform));
    if (*gpurta_platform_unconfirmed(platform))
        fprintf(shown->output.file, "unconfirmed: %s\n", gpurta_platform_unconfirmed(platform));
    for (size_t rule = 0; gpurta_platform_rule_name(rule); rule++)
        if (field(platform, gpurta_platform_rule_field(rule)))
            fprintf(shown->output.file, "%s: %s (%s)\n", gpurta_platform_rule_name(rule),
                    gpurta_platform_rule_text(rule), gpurta_platform_rule_source(rule));
    return good;
}

/* ---- JSON and CSV ---- */

static void json_aliases(struct json *const json, const char *aliases)
{
    json_open_flat(json, "aliases", '[');
    while (*aliases) {
        char word[64];
        const size_t length = strcspn(aliases, " ");
        snprintf(word, sizeof word, "%.*s", (int)length, aliases);
        json_text(json, NULL, word);
        aliases += length + (aliases[length] == ' ');
    }
    json_close(json);
}

static void json_platform(void *const target, const gpurta_platform *const platform)
{
    struct json *const json = target;
    char capability[CAPABILITY_SIZE];
    json_open_object(json, NULL);
    json_text(json, "name", gpurta_platform_name(platform));
    json_aliases(json, gpurta_platform_aliases(platform));
    capability_text(capability, platform);
    json_text(json, "compute_capability", *capability ? capability : NULL);
    for (int i = 0; gpurta_platform_field_name((gpurta_platform_field)i); i++) {
        const gpurta_platform_field which = (gpurta_platform_field)i;
        const int64_t value = field(platform, which);
        if (is_number(which) && !value && may_be_unknown(which))
            json_null(json, gpurta_platform_field_name(which));
        else if (is_number(which))
            json_int(json, gpurta_platform_field_name(which), value);
    }
    json_text(json, "sm_order", sm_order_name(field(platform, GPURTA_PLATFORM_SM_ORDER)));
    json_open_flat(json, "carveout_sizes", '[');
    for (int k = 0; k < 63; k++)
        if (field(platform, GPURTA_PLATFORM_CARVEOUT_SIZES) >> k & 1)
            json_int(json, NULL, 4096 * (int64_t)k);
    json_close(json);
    for (size_t rule = 0; gpurta_platform_rule_name(rule); rule++)
        json_bool(json, gpurta_platform_field_name(gpurta_platform_rule_field(rule)),
                  field(platform, gpurta_platform_rule_field(rule)) != 0);
    json_text(json, "source", gpurta_platform_source(platform));
    json_text(json, "unconfirmed", gpurta_platform_unconfirmed(platform));
    json_close(json);
}

static void put_schema(struct json *const json)
{
    schema_open_list(json, "platforms");
    schema_key(json, "name", "string");
    schema_array(json, "aliases", "string");
    schema_key(json, "compute_capability", "string null");
    for (int i = 0; gpurta_platform_field_name((gpurta_platform_field)i); i++)
        if (is_number((gpurta_platform_field)i))
            schema_key(json, gpurta_platform_field_name((gpurta_platform_field)i),
                       may_be_unknown((gpurta_platform_field)i) ? "integer null" : "integer");
    schema_key(json, "sm_order", "string");
    schema_array(json, "carveout_sizes", "integer");
    for (size_t rule = 0; gpurta_platform_rule_name(rule); rule++)
        schema_key(json, gpurta_platform_field_name(gpurta_platform_rule_field(rule)), "boolean");
    schema_key(json, "source", "string");
    schema_key(json, "unconfirmed", "string");
    schema_close_list(json);
}

static bool print_json(const struct shown *const shown)
{
    struct json json;
    json_begin(&json, shown->output.file, "platforms", gpurta_unit_name(GPURTA_MS));
    json_open_array(&json, "platforms");
    const bool good = for_each(shown, &json, json_platform);
    json_close(&json);
    json_end(&json);
    return good;
}

static void csv_count(FILE *const file, bool *const first, const gpurta_platform *const platform,
                      const gpurta_platform_field which)
{
    const int64_t value = field(platform, which);
    if (!value && may_be_unknown(which))
        csv_text(file, first, "");
    else
        csv_int(file, first, value);
}

static void csv_platform(void *const target, const gpurta_platform *const platform)
{
    FILE *const file = target;
    bool first = true;
    char capability[CAPABILITY_SIZE];
    csv_text(file, &first, gpurta_platform_name(platform));
    csv_text(file, &first, gpurta_platform_aliases(platform));
    csv_text(file, &first, capability_text(capability, platform));
    for (int i = 0; gpurta_platform_field_name((gpurta_platform_field)i); i++)
        if (is_number((gpurta_platform_field)i))
            csv_count(file, &first, platform, (gpurta_platform_field)i);
    csv_text(file, &first, sm_order_name(field(platform, GPURTA_PLATFORM_SM_ORDER)));
    char sizes[240];
    csv_text(file, &first, carveout_text(platform, sizes, sizeof sizes));
    for (size_t rule = 0; gpurta_platform_rule_name(rule); rule++)
        csv_text(file, &first,
                 field(platform, gpurta_platform_rule_field(rule)) ? "true" : "false");
    csv_text(file, &first, gpurta_platform_source(platform));
    csv_text(file, &first, gpurta_platform_unconfirmed(platform));
    csv_end(file, &first);
}

static bool print_csv(const struct shown *const shown)
{
    FILE *const file = shown->output.file;
    fputs("name,aliases,compute_capability", file);
    for (int i = 0; gpurta_platform_field_name((gpurta_platform_field)i); i++)
        if (is_number((gpurta_platform_field)i))
            fprintf(file, ",%s", gpurta_platform_field_name((gpurta_platform_field)i));
    fputs(",sm_order,carveout_sizes", file);
    for (size_t rule = 0; gpurta_platform_rule_name(rule); rule++)
        fprintf(file, ",%s", gpurta_platform_field_name(gpurta_platform_rule_field(rule)));
    fputs(",source,unconfirmed\n", file);
    return for_each(shown, file, csv_platform);
}

/* ---- the command ---- */

static int print(struct shown *const shown, const struct common *const common)
{
    if (!output_open(&shown->output, common->output))
        return EXIT_UNABLE;
    const bool good = common->format == FORMAT_JSON  ? print_json(shown)
                      : common->format == FORMAT_CSV ? print_csv(shown)
                      : shown->one                   ? print_one(shown)
                                                     : print_list(shown);
    if (!good) {
        output_discard(&shown->output);
        return EXIT_UNABLE;
    }
    return output_close(&shown->output) ? EXIT_MET : EXIT_UNABLE;
}

static int run(struct call *const call, struct scenario *const scenario)
{
    struct shown shown = {.one = NULL};
    struct common common = call->common;
    (void)scenario;
    if (common.file && common.platform) {
        complain("platforms: expected one platform, found \"%s\" and \"%s\"", common.file,
                 common.platform);
        return EXIT_USAGE;
    }
    if (common.file)
        common.platform = common.file;
    int end = platform_from_options(&shown.one, &common);
    if (end < 0)
        end = print(&shown, &common);
    gpurta_platform_destroy(shown.one);
    return end;
}

const struct command command_platforms = {
    .name = "platforms",
    .silent = true,
    .summary = "built-in platforms, or one in full",
    .lesson = lesson,
    .ending = ENDING,
    .takes = TAKES_RESULT | TAKES_PLATFORM | TAKES_PLATFORM_FILE | TAKES_SLOTS,
    .files = 1,
    .argument = FLAG_PLATFORM,
    .schema = put_schema,
    .run = run,
};
