#include "cli/scenario/platform_reader.h"

#include "cli/scenario/rows.h"

#include <inttypes.h>
#include <string.h>

const char *sm_order_name(const int64_t order)
{
    const char *const word = gpurta_key_word(
        (gpurta_key)(GPURTA_KEY_PLATFORM_FIELD + (int)GPURTA_PLATFORM_SM_ORDER), order);
    return word ? word : "unknown";
}

const char *own_rules(char text[const ROW_SPACE], const gpurta_platform *const platform,
                      const char *const only)
{
    size_t at = 0;
    text[0] = '\0';
    for (size_t rule = 0; gpurta_platform_rule_name(rule); rule++) {
        const char *const name = gpurta_platform_rule_name(rule);
        if (gpurta_platform_get(platform, gpurta_platform_rule_field(rule)) &&
            (!only || strchr(only, name[1])))
            at += (size_t)snprintf(text + at, ROW_SPACE - at, "%s%s", at ? " " : "", name);
    }
    return text;
}

const char *known_sm_order(const gpurta_platform *const platform)
{
    const int64_t order = gpurta_platform_get(platform, GPURTA_PLATFORM_SM_ORDER);
    return order == GPURTA_SM_ORDER_UNKNOWN ? NULL : sm_order_name(order);
}

char *capability_text(char text[const CAPABILITY_SIZE], const gpurta_platform *const platform)
{
    const int64_t major = gpurta_platform_get(platform, GPURTA_PLATFORM_COMPUTE_CAPABILITY_MAJOR);
    const int64_t minor = gpurta_platform_get(platform, GPURTA_PLATFORM_COMPUTE_CAPABILITY_MINOR);
    text[0] = '\0';
    if (major)
        snprintf(text, CAPABILITY_SIZE, "%" PRId64 ".%" PRId64, major, minor);
    return text;
}

bool capability_row(char name[const CAPABILITY_SIZE], const char *const text)
{
    static const char digits[] = "0123456789";
    const size_t whole = strspn(text, digits);
    const size_t rest = text[whole] == '.' ? strspn(text + whole + 1, digits) : 0;
    if (!whole || !rest || text[whole + 1 + rest] || whole + rest > 8)
        return false;
    snprintf(name, CAPABILITY_SIZE, "cc-%s", text);
    return true;
}

/* ---- models ---- */

/* What is right as it stands. */
static void must(const gpurta_status status)
{
    if (!succeeded(status))
        out_of_memory();
}

gpurta_model *model_of_platform(const gpurta_platform *const platform)
{
    gpurta_model *model = NULL;
    must(gpurta_model_create(&model, NULL));
    must(gpurta_model_set_platform(model, platform, NULL));
    return model;
}

size_t model_add_launch(gpurta_model *const model, const int64_t threads, const int64_t registers,
                        const int64_t shared_memory)
{
    const size_t row = gpurta_add(model, GPURTA_SECTION_KERNELS, GPURTA_NONE);
    must(gpurta_set_count(model, row, GPURTA_KEY_BLOCKS, 1, NULL));
    must(gpurta_set_text(model, row, GPURTA_KEY_WCET, "1", NULL));
    if (threads)
        must(gpurta_set_count(model, row, GPURTA_KEY_THREADS, threads, NULL));
    must(gpurta_set_count(model, row, GPURTA_KEY_REGISTERS, registers, NULL));
    must(gpurta_set_count(model, row, GPURTA_KEY_SHARED_MEMORY, shared_memory, NULL));
    return row;
}

/* ---- files and options ---- */

void note_family(const char *const file, const gpurta_platform *const platform,
                 const char *const given)
{
    const char *name = gpurta_platform_name(platform), *other;
    char family[80], others[200] = "";
    size_t at = 0, count = 0;
    snprintf(family, sizeof family, "%s-", given);
    for (size_t i = 0; strcmp(name, given) != 0 && (other = gpurta_platform_builtin(i)); i++) {
        const char *const in = strstr(other, family);
        if (in && (in == other || in[-1] == '-') && strcmp(other, name) != 0 && at < sizeof others)
            at += (size_t)snprintf(others + at, sizeof others - at, "%s%s", count++ ? " or " : "",
                                   other);
    }
    if (count && file)
        complain_at(file, " note: platform %s is taken as %s, and not %s", given, name, others);
    else if (count)
        complain("note: platform %s is taken as %s, and not %s", given, name, others);
}

static void read_file(struct document *const document, gpurta_platform **const platform)
{
    static const struct key keys[] = {{.name = "platform", .kind = KEY_ANY, .required = true}};
    struct model_rows rows = {.model = NULL};
    struct reader reader = {.document = document, .rows = &rows};
    struct value value = {.node = document->node};
    gpurta_error error;
    if (!succeeded(gpurta_model_create(&rows.model, NULL)))
        out_of_memory();
    if (document_key(document, document->node, keys[0].name)) {
        read_map(&reader, document->node, keys, 1, &value);
        enter_key(&reader, &keys[0]);
    } else if (document->node->kind != NODE_MAP) {
        expected(&reader, document->node, "a mapping that describes a platform");
        value.node = NULL;
    }
    if (value.node)
        read_section(&reader, value.node, GPURTA_SECTION_PLATFORM);
    if (!document->errors)
        check_rows(&reader);
    if (!document->errors)
        (void)row_accepted(&reader, gpurta_model_platform(rows.model, platform, &error), &error);
    rows_clear(&rows);
}

/* A file holds such a mapping, alone or under the key `platform`. Returns -1, or the exit status
 * after everything wrong was reported. */
static int from_file(gpurta_platform **const platform, const char *const path)
{
    struct document document;
    gpurta_platform *fresh = NULL;
    if (!document_read(&document, path)) {
        document_clear(&document);
        return EXIT_UNABLE;
    }
    if (document.errors == 0)
        read_file(&document, &fresh);
    const int end = document_report(&document);
    document_clear(&document);
    if (end < 0)
        *platform = fresh;
    else
        gpurta_platform_destroy(fresh);
    return end;
}

static int from_slots(gpurta_platform **const platform, const char *const text)
{
    int64_t slots;
    gpurta_error error;
    if (!parse_count(text, 1, INT64_MAX, &slots)) {
        complain("--slots: expected a whole number from 1 to 2^63-1, found \"%s\"", text);
        return EXIT_USAGE;
    }
    const gpurta_status status = gpurta_platform_create_slots(platform, slots, &error);
    return status == GPURTA_OK ? -1 : complain_status(status, &error);
}

int platform_from_options(gpurta_platform **const platform, const struct common *const common)
{
    gpurta_error error;
    *platform = NULL;
    if ((common->platform != NULL) + (common->platform_file != NULL) + (common->slots != NULL) >
        1) {
        complain("expected only one of --platform, --platform-file and --slots");
        return EXIT_USAGE;
    }
    if (common->slots)
        return from_slots(platform, common->slots);
    if (common->platform_file)
        return from_file(platform, common->platform_file);
    if (!common->platform)
        return -1;
    const gpurta_status status = gpurta_platform_create(platform, common->platform, &error);
    if (status != GPURTA_OK)
        return complain_status(status, &error);
    note_family(NULL, *platform, common->platform);
    return -1;
}
