/* gpurta platforms: the platforms that are built in, or one of them in full. */
#include "cli/base/flags.h"
#include "cli/base/report.h"
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

#define ENDING "Exit status: 0 shown, 2 wrong usage or input, 3 runtime error."

static int64_t field(const gpurta_platform *const platform, const gpurta_platform_field which)
{
    return gpurta_platform_get(platform, which);
}

/* Is 0 "not known" in this field? */
static bool may_be_unknown(const gpurta_platform_field which)
{
    return which == GPURTA_PLATFORM_SLOTS || which == GPURTA_PLATFORM_SMS ||
           which == GPURTA_PLATFORM_COPY_ENGINES || which == GPURTA_PLATFORM_COPY_BANDWIDTH ||
           which == GPURTA_PLATFORM_RESIDENT_GRIDS || which == GPURTA_PLATFORM_CARVEOUT_SMS ||
           which == GPURTA_PLATFORM_SWITCH_COST;
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

/* ---- platforms as rows ---- */

/* One platform, or all that are built in, one after the other. */
struct shown {
    gpurta_platform *one;      /* NULL: all */
    gpurta_platform *platform; /* the present one */
    char text[240];
};

static bool has_platform(struct row *const row)
{
    struct shown *const shown = row->of;
    const size_t i = row->at[0];
    gpurta_error error;
    if (shown->one) {
        shown->platform = shown->one;
        return i == 0;
    }
    gpurta_platform_destroy(shown->platform);
    shown->platform = NULL;
    if (!gpurta_platform_builtin(i))
        return false;
    const gpurta_status status =
        gpurta_platform_create(&shown->platform, gpurta_platform_builtin(i), &error);
    if (status != GPURTA_OK)
        complain_status(status, &error);
    row->failed = status != GPURTA_OK;
    return !row->failed;
}

/* Carve-out number `before` of those that an SM can have, in bytes; negative: it has not so many.
 */
static int64_t carveout_size(const gpurta_platform *const platform, size_t before)
{
    for (int k = 0; k < 63; k++)
        if (field(platform, GPURTA_PLATFORM_CARVEOUT_SIZES) >> k & 1 && before-- == 0)
            return 4096 * (int64_t)k;
    return -1;
}

static bool has_size(struct row *const row)
{
    const struct shown *const shown = row->of;
    return carveout_size(shown->platform, row->at[row->depth]) >= 0;
}

static bool get_size(struct row *const row)
{
    const struct shown *const shown = row->of;
    return row_count(row, carveout_size(shown->platform, row->at[row->depth]));
}

enum { NAME, ALIASES, CAPABILITY, ORDER, SIZES, SOURCE, UNCONFIRMED };

static bool get_text(struct row *const row)
{
    struct shown *const shown = row->of;
    const gpurta_platform *const p = shown->platform;
    const int64_t order = field(p, GPURTA_PLATFORM_SM_ORDER);
    switch (row->field->which) {
    case NAME:
        return row_text(row, gpurta_platform_name(p));
    case ALIASES:
        return row_text(row, gpurta_platform_aliases(p));
    case CAPABILITY:
        return row_text(row, capability_text(shown->text, p)) && *shown->text;
    case ORDER:
        return row_text(row, sm_order_name(order)) && (order || row->field->where != IN_TABLE);
    case SIZES:
        return row_text(row, carveout_text(p, shown->text, sizeof shown->text));
    case SOURCE:
        return row_text(row, gpurta_platform_source(p));
    default:
        return row_text(row, gpurta_platform_unconfirmed(p));
    }
}

static bool get_number(struct row *const row)
{
    const struct shown *const shown = row->of;
    const gpurta_platform_field which = (gpurta_platform_field)row->field->which;
    row_count(row, field(shown->platform, which));
    return row->count || (row->field->where != IN_TABLE && !may_be_unknown(which));
}

static bool get_rule(struct row *const row)
{
    const struct shown *const shown = row->of;
    return row_flag(row, field(shown->platform, (gpurta_platform_field)row->field->which) != 0);
}

static bool get_kib(struct row *const row)
{
    const bool known = get_number(row);
    row->count /= 1024;
    return known;
}

#define NUMBER(title, id)                                                                          \
    {                                                                                              \
        title, NULL, FIELD_COUNT, .get = get_number, .which = GPURTA_PLATFORM_##id,                \
                                  .where = IN_TABLE                                                \
    }

static const struct field list_fields[] = {
    {"platform", NULL, FIELD_TEXT, .which = NAME},
    {"cc", NULL, FIELD_TEXT, .which = CAPABILITY},
    NUMBER("SMs", SMS),
    NUMBER("threads/SM", THREADS_PER_SM),
    NUMBER("blocks/SM", BLOCKS_PER_SM),
    NUMBER("registers/block", REGISTERS_PER_BLOCK),
    {"shared KiB/SM", NULL, FIELD_COUNT, .get = get_kib,
     .which = GPURTA_PLATFORM_SHARED_MEMORY_PER_SM, .where = IN_TABLE},
    {"SM order", NULL, FIELD_TEXT, .which = ORDER, .where = IN_TABLE},
    {"other names", NULL, FIELD_TEXT, .which = ALIASES},
};
static const struct rows list = {"platforms", list_fields, FIELDS(list_fields), .has = has_platform,
                                 .get = get_text};

static const struct field size_fields[] = {{"bytes", NULL, FIELD_COUNT, .get = get_size}};
static const struct rows carveouts = {"carveout_sizes", size_fields, 1, .has = has_size,
                                      .plain = true};

/* All fields of a platform, in JSON and CSV. */
struct full {
    struct field fields[64];
    struct rows rows;
};

static void add(struct full *const full, const struct field field)
{
    full->fields[full->rows.count++] = field;
}

static const struct rows *make_full(struct full *const full)
{
    full->rows = (struct rows){"platforms",         full->fields,    0,
                               .has = has_platform, .get = get_text, .tall = true};
    add(full, (struct field){"name", NULL, FIELD_TEXT, .which = NAME});
    add(full, (struct field){"aliases", NULL, FIELD_WORDS, .which = ALIASES});
    add(full, (struct field){"compute_capability", NULL, FIELD_TEXT, .which = CAPABILITY});
    for (int i = 0; gpurta_platform_field_name((gpurta_platform_field)i); i++)
        if (is_number((gpurta_platform_field)i))
            add(full, (struct field){gpurta_platform_field_name((gpurta_platform_field)i), NULL,
                                     FIELD_COUNT, .get = get_number, .which = i});
    add(full, (struct field){"sm_order", NULL, FIELD_TEXT, .which = ORDER});
    add(full, (struct field){"carveout_sizes", NULL, FIELD_TEXT, .which = SIZES, .where = IN_CSV});
    add(full,
        (struct field){"carveout_sizes", NULL, FIELD_LIST, .inner = &carveouts, .where = IN_JSON});
    for (size_t rule = 0; gpurta_platform_rule_name(rule); rule++) {
        const gpurta_platform_field which = gpurta_platform_rule_field(rule);
        add(full, (struct field){gpurta_platform_field_name(which), NULL, FIELD_BOOL,
                                 .get = get_rule, .which = (int)which});
    }
    add(full, (struct field){"source", NULL, FIELD_TEXT, .which = SOURCE});
    add(full, (struct field){"unconfirmed", NULL, FIELD_TEXT, .which = UNCONFIRMED});
    return &full->rows;
}

static void print_json(struct row *const row, struct json *const json)
{
    struct full full;
    rows_json(make_full(&full), row, json);
}

static void print_csv(struct row *const row, FILE *const file)
{
    struct full full;
    rows_csv(make_full(&full), row, file);
}

/* ---- tables ---- */

static void field_row(struct table *const table, const char *const name, const char *const value)
{
    table_text(table, name, COLOUR_NONE);
    table_text(table, value, COLOUR_NONE);
}

static const char *unit_of(const gpurta_platform_field which)
{
    return which == GPURTA_PLATFORM_SWITCH_COST      ? " (ns)"
           : which == GPURTA_PLATFORM_COPY_BANDWIDTH ? " (bytes/s)"
           : which >= GPURTA_PLATFORM_SHARED_MEMORY_PER_SM &&
                   which <= GPURTA_PLATFORM_SHARED_MEMORY_RESERVED
               ? " (bytes)"
               : "";
}

static void print_one(const gpurta_platform *const platform, const struct output *const output)
{
    static const struct column columns[] = {{"field", ALIGN_LEFT}, {"value", ALIGN_LEFT}};
    const bool slots = field(platform, GPURTA_PLATFORM_SLOTS) != 0;
    struct table *const table = table_create(columns, 2);
    char text[CAPABILITY_SIZE], name[80];
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
        snprintf(name, sizeof name, "%s%s", gpurta_platform_field_name(which), unit_of(which));
        field_row(table, name, unknown ? "not known" : text);
    }
    if (!slots)
        field_row(table, "sm_order", sm_order_name(field(platform, GPURTA_PLATFORM_SM_ORDER)));
    char sizes[240];
    if (*carveout_text(platform, sizes, sizeof sizes))
        field_row(table, "carveout_sizes (KiB)", sizes);
    for (size_t rule = 0; !slots && gpurta_platform_rule_name(rule); rule++) {
        const gpurta_platform_field which = gpurta_platform_rule_field(rule);
        snprintf(name, sizeof name, "%s (%s)", gpurta_platform_field_name(which),
                 gpurta_platform_rule_name(rule));
        field_row(table, name, field(platform, which) ? "yes" : "no");
    }
    table_print(table, output);
    table_destroy(table);
    if (*gpurta_platform_source(platform))
        fprintf(output->file, "\nsource: %s\n", gpurta_platform_source(platform));
    if (*gpurta_platform_unconfirmed(platform))
        fprintf(output->file, "unconfirmed: %s\n", gpurta_platform_unconfirmed(platform));
    for (size_t rule = 0; gpurta_platform_rule_name(rule); rule++)
        if (field(platform, gpurta_platform_rule_field(rule)))
            fprintf(output->file, "%s: %s\n", gpurta_platform_rule_name(rule),
                    gpurta_platform_rule_text(rule));
}

static bool print_table(struct row *const row, const struct output *const output)
{
    const struct shown *const shown = row->of;
    if (shown->one) {
        print_one(shown->one, output);
        return true;
    }
    const bool good = rows_table(&list, row, output);
    if (good)
        fputs("\n-: not known. 'gpurta platforms NAME' shows one in full, with its sources.\n",
              output->file);
    return good;
}

/* ---- the command ---- */

static int run(struct call *const call, struct scenario *const scenario)
{
    static const struct result result = {"platforms", print_table, print_json, .lines = print_csv};
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
        end = result_print(&result, &shown, 0, &common, gpurta_unit_name(GPURTA_MS));
    gpurta_platform_destroy(shown.one ? shown.one : shown.platform);
    return end < 0 ? EXIT_MET : end;
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
    .run = run,
};
