#include "cli/scenario/platform_reader.h"

#include <inttypes.h>
#include <string.h>

static const char *const orders[] = {"unknown", "ascending", "even-then-odd", "descending", NULL};
static const char *const rule_sets[] = {"measured", "amert", NULL};

const char *sm_order_name(const int64_t order)
{
    return order >= 0 && order <= GPURTA_SM_ORDER_DESCENDING ? orders[order] : orders[0];
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

/* ---- the mapping ---- */

#define PLATFORM_FIELDS (GPURTA_PLATFORM_COPIES_IN_ORDER + 1)
/* Keys: the fields by their numbers, and then these. */
enum { P_BASE = PLATFORM_FIELDS, P_CAPABILITY, P_NAME, P_RULES, PLATFORM_KEYS };

struct mapping {
    struct value value[PLATFORM_KEYS];
    const char *name;
    char capability[CAPABILITY_SIZE]; /* name of its row; "": not given */
    int64_t slots;                    /* 0: not given */
};

static bool is_number_field(const int field)
{
    return field != GPURTA_PLATFORM_COMPUTE_CAPABILITY_MAJOR &&
           field != GPURTA_PLATFORM_COMPUTE_CAPABILITY_MINOR && field != GPURTA_PLATFORM_SM_ORDER;
}

static const char *const size_types[] = {"array", NULL};

/* Fields that switch a rule. */
static void fill_rules(struct key keys[const PLATFORM_KEYS])
{
    for (size_t rule = 0; gpurta_platform_rule_name(rule); rule++)
        keys[gpurta_platform_rule_field(rule)].kind = KEY_BOOL;
    keys[GPURTA_PLATFORM_CARVEOUT_SIZES] =
        (struct key){"carveout_sizes", KEY_ANY, false, 0, 0, size_types};
    keys[P_RULES] = (struct key){"rules", KEY_WORD, false, 0, 0, rule_sets};
}

static const char *const capability_types[] = {"number", "string", NULL};

/* Fields that are told together by another key have a name that no file can hold. */
static void fill_keys(struct key keys[const PLATFORM_KEYS])
{
    for (int i = 0; i < PLATFORM_FIELDS; i++) {
        const char *const name = gpurta_platform_field_name((gpurta_platform_field)i);
        int64_t low = 0, high = 0;
        gpurta_platform_field_range((gpurta_platform_field)i, &low, &high);
        const bool bytes = strstr(name, "shared_memory") || strstr(name, "bandwidth");
        keys[i] = (struct key){
            is_number_field(i) ? name : "", bytes ? KEY_BYTES : KEY_COUNT, false, low, high, NULL};
    }
    keys[GPURTA_PLATFORM_SM_ORDER] = (struct key){"sm_order", KEY_WORD, false, 0, 0, orders};
    keys[P_BASE] = (struct key){"base", KEY_NAME, false, 0, 0, NULL};
    keys[P_CAPABILITY] = (struct key){"compute_capability", KEY_ANY, false, 0, 0, capability_types};
    keys[P_NAME] = (struct key){"name", KEY_NAME, false, 0, 0, NULL};
    fill_rules(keys);
}

static const char *const platform_says[PLATFORM_KEYS] = {
    "blocks that the device holds at once, whatever they need",
    "streaming multiprocessors",
    "threads that one SM holds",
    "blocks that one SM holds",
    "threads of the largest block",
    "threads of a warp",
    "32-bit registers of one SM",
    "registers of the largest block",
    "registers of the largest thread",
    "a warp's registers are rounded up to it",
    "equal parts of an SM's register file; a warp lives in one of them",
    "sub-partitions that the check of a launch counts with; 0: as sub_partitions",
    "shared memory of one SM",
    "shared memory that a block may have as it is",
    "shared memory that a block may have when its kernel asks for it",
    "a block's shared memory is rounded up to it",
    "shared memory that the driver adds to every block",
    "copies at once",
    "bytes per second of a copy",
    "",
    "",
    "which SM takes a block when several are equally good",
    "kernels at once, for rule U2",
    "consecutive SMs that share a carve-out, for rule U5",
    "shared memory that an SM can be set to, a list of multiples of 4 KiB, for rule U5",
    "rule U1",
    "rule U2",
    "rule U3",
    "rule U4",
    "rule U5",
    "rule U6",
    "rule U7",
    "rule U8",
    "rule U9",
    "the platform from which all is taken that is not given here",
    "for example 8.6: all that is not given here is that of such devices",
    "name of the platform in results",
    "rules of placement: as measured on newer GPUs, or those of Amert et al. alone",
};
const struct told_keys platform_told = {
    .make = fill_keys, .says = platform_says, .count = PLATFORM_KEYS};

static void read_capability(struct reader *const reader, const struct key *const key,
                            struct mapping *const mapping)
{
    const struct node *const node = mapping->value[P_CAPABILITY].node;
    if (!node || (node->kind == NODE_SCALAR &&
                  capability_row(mapping->capability, document_text(reader->document, node))))
        return;
    enter_key(reader, key);
    expected(reader, node, "a compute capability, for example 6.2");
    leave_key(reader);
}

/* One size of a carve-out, a multiple of 4 KiB, into the set of sizes. */
static void read_carveout_size(struct reader *const reader, const struct node *const node,
                               void *const target)
{
    struct value *const sizes = target;
    int64_t bytes = 0;
    if (!read_bytes(reader, node, 0, INT64_C(62) * 4096, &bytes))
        return;
    if (bytes % 4096)
        expected(reader, node, "a multiple of 4 KiB");
    else
        sizes->count |= INT64_C(1) << (bytes / 4096);
}

static void read_carveout_sizes(struct reader *const reader, const struct key *const key,
                                struct value *const sizes)
{
    if (!sizes->node)
        return;
    sizes->count = 0;
    enter_key(reader, key);
    read_list(reader, sizes->node, "sizes of a carve-out", read_carveout_size, sizes);
    leave_key(reader);
}

static void read_mapping(struct reader *const reader, const struct node *const node,
                         struct mapping *const mapping)
{
    struct key keys[PLATFORM_KEYS];
    fill_keys(keys);
    read_map(reader, node, keys, PLATFORM_KEYS, mapping->value);
    read_capability(reader, &keys[P_CAPABILITY], mapping);
    read_carveout_sizes(reader, &keys[GPURTA_PLATFORM_CARVEOUT_SIZES],
                        &mapping->value[GPURTA_PLATFORM_CARVEOUT_SIZES]);
    mapping->name = mapping->value[P_NAME].text;
    mapping->slots = mapping->value[GPURTA_PLATFORM_SLOTS].count;
}

/* ---- the platform ---- */

/* What the fields are set on. */
static gpurta_platform *foundation(struct reader *const reader, const struct node *const node,
                                   struct mapping *const mapping)
{
    gpurta_platform *platform = NULL;
    gpurta_error error;
    gpurta_status status;
    const struct node *at = node;
    const char *const base = mapping->value[P_BASE].text;
    if ((base != NULL) + (mapping->capability[0] != '\0') + (mapping->slots != 0) > 1) {
        wrong(reader, node, "expected only one of base, compute_capability and slots");
        return NULL;
    }
    if (mapping->slots) {
        status = gpurta_platform_create_slots(&platform, mapping->slots, &error);
        mapping->value[GPURTA_PLATFORM_SLOTS].node = NULL;
    } else if (base) {
        status = gpurta_platform_create(&platform, base, &error);
        at = mapping->value[P_BASE].node;
    } else if (mapping->capability[0]) {
        status = gpurta_platform_create(&platform, mapping->capability, &error);
        at = mapping->value[P_CAPABILITY].node;
    } else {
        status = gpurta_platform_create_device(&platform, mapping->name ? mapping->name : "custom",
                                               &error);
        mapping->name = NULL;
    }
    (void)accepted(reader, at, status, &error);
    return platform;
}

static void set_fields(struct reader *const reader, const struct mapping *const mapping,
                       gpurta_platform *const platform)
{
    gpurta_error error;
    const struct value *const rules = &mapping->value[P_RULES];
    const gpurta_status set =
        rules->node ? gpurta_platform_set_rules(platform, (gpurta_rules)rules->count, &error)
                    : GPURTA_OK;
    if (set != GPURTA_OK)
        refused(reader, rules->node, set, &error);
    for (int i = 0; i < PLATFORM_FIELDS; i++) {
        if (!mapping->value[i].node)
            continue;
        const gpurta_status status = gpurta_platform_set(platform, (gpurta_platform_field)i,
                                                         mapping->value[i].count, &error);
        (void)accepted(reader, mapping->value[i].node, status, &error);
    }
}

static void set_name(struct reader *const reader, const struct node *const node,
                     const struct mapping *const mapping, gpurta_platform *const platform)
{
    gpurta_error error;
    const gpurta_status status =
        mapping->name ? gpurta_platform_set_name(platform, mapping->name, &error) : GPURTA_OK;
    (void)accepted(reader, node, status, &error);
}

static void check_complete(struct reader *const reader, const struct node *const node,
                           const gpurta_platform *const platform)
{
    gpurta_platform_field missing;
    if (gpurta_platform_missing(platform, &missing))
        wrong(reader, node,
              "%s is missing; give every limit, or a base or compute_capability that has it",
              gpurta_platform_field_name(missing));
}

static gpurta_platform *from_map(struct reader *const reader, const struct node *const node)
{
    struct mapping mapping = {.name = NULL};
    const size_t before = reader->document->errors;
    read_mapping(reader, node, &mapping);
    if (reader->document->errors != before)
        return NULL;
    gpurta_platform *const platform = foundation(reader, node, &mapping);
    if (platform) {
        set_fields(reader, &mapping, platform);
        set_name(reader, node, &mapping, platform);
    }
    if (platform && reader->document->errors == before)
        check_complete(reader, node, platform);
    return platform;
}

static gpurta_platform *from_name(struct reader *const reader, const struct node *const node)
{
    const char *const name = read_name(reader, node);
    gpurta_platform *platform = NULL;
    gpurta_error error;
    const gpurta_status status = name ? gpurta_platform_create(&platform, name, &error) : GPURTA_OK;
    (void)accepted(reader, node, status, &error);
    return platform;
}

/* A built-in name, or a mapping: {slots: N}, or a device by `base:`, by `compute_capability:` or by
 * itself, with any field changed. NULL after errors of the document. */
static gpurta_platform *from_node(struct reader *const reader, const struct node *const node)
{
    const size_t before = reader->document->errors;
    gpurta_platform *const platform =
        node->kind == NODE_MAP ? from_map(reader, node) : from_name(reader, node);
    if (reader->document->errors == before)
        return platform;
    gpurta_platform_destroy(platform);
    return NULL;
}

void read_platform(struct reader *const reader, const struct node *const node)
{
    reader->scenario->platform = from_node(reader, node);
}

/* ---- files and options ---- */

static void read_file(struct document *const document, gpurta_platform **const platform)
{
    static const struct key keys[] = {{.name = "platform", .kind = KEY_ANY, .required = true}};
    struct reader reader = {.document = document};
    struct value value;
    if (document_key(document, document->node, keys[0].name)) {
        read_map(&reader, document->node, keys, 1, &value);
        enter_key(&reader, &keys[0]);
        *platform = from_node(&reader, value.node);
    } else if (document->node->kind == NODE_MAP) {
        *platform = from_node(&reader, document->node);
    } else {
        expected(&reader, document->node, "a mapping that describes a platform");
    }
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
    return status == GPURTA_OK ? -1 : complain_status(status, &error);
}
