#include "platform_reader.h"

#include <inttypes.h>
#include <string.h>

static const char *const orders[] = {"unknown", "ascending", "even-then-odd", NULL};

const char *sm_order_name(const int64_t order)
{
    return order >= 0 && order <= GPURTA_SM_ORDER_EVEN_THEN_ODD ? orders[order] : orders[0];
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

#define FIELDS (GPURTA_PLATFORM_SM_ORDER + 1)

struct mapping {
    const char *name, *base;
    char capability[CAPABILITY_SIZE]; /* name of its row; "": not given */
    const struct node *base_node, *capability_node;
    const struct node *node[FIELDS]; /* where a field is given; NULL: it is not */
    int64_t value[FIELDS];
};

static void read_own_name(struct reader *const reader, const struct node *const node,
                          void *const target)
{
    ((struct mapping *)target)->name = read_name(reader, node);
}

static void read_base(struct reader *const reader, const struct node *const node,
                      void *const target)
{
    struct mapping *const mapping = target;
    mapping->base = read_name(reader, node);
    mapping->base_node = node;
}

static void read_capability(struct reader *const reader, const struct node *const node,
                            void *const target)
{
    struct mapping *const mapping = target;
    const char *const text =
        node->kind == NODE_SCALAR ? document_text(reader->document, node) : NULL;
    mapping->capability_node = node;
    if (!text || !capability_row(mapping->capability, text))
        expected(reader, node, "a compute capability, for example 6.2");
}

static void read_order(struct reader *const reader, const struct node *const node,
                       void *const target)
{
    struct mapping *const mapping = target;
    const int order = read_word(reader, node, orders);
    mapping->node[GPURTA_PLATFORM_SM_ORDER] = node;
    mapping->value[GPURTA_PLATFORM_SM_ORDER] = order < 0 ? 0 : order;
}

/* A number, whose field is named by the key. */
static void read_field(struct reader *const reader, const struct node *const node,
                       void *const target)
{
    struct mapping *const mapping = target;
    int field = 0;
    int64_t low = 0, high = 0;
    while (strcmp(gpurta_platform_field_name((gpurta_platform_field)field),
                  reader->path[reader->depth - 1].key) != 0)
        field++;
    gpurta_platform_field_range((gpurta_platform_field)field, &low, &high);
    mapping->node[field] = node;
    read_count(reader, node, low, high, &mapping->value[field]);
}

static bool is_number_field(const int field)
{
    return field != GPURTA_PLATFORM_COMPUTE_CAPABILITY_MAJOR &&
           field != GPURTA_PLATFORM_COMPUTE_CAPABILITY_MINOR && field != GPURTA_PLATFORM_SM_ORDER;
}

static void read_mapping(struct reader *const reader, const struct node *const node,
                         struct mapping *const mapping)
{
    struct key keys[4 + FIELDS] = {{"base", read_base, false},
                                   {"compute_capability", read_capability, false},
                                   {"name", read_own_name, false},
                                   {"sm_order", read_order, false}};
    size_t count = 4;
    for (int i = 0; i < FIELDS; i++)
        if (is_number_field(i))
            keys[count++] = (struct key){gpurta_platform_field_name((gpurta_platform_field)i),
                                         read_field, false};
    read_map(reader, node, keys, count, mapping);
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
    const struct node **const slots = &mapping->node[GPURTA_PLATFORM_SLOTS];
    if ((mapping->base != NULL) + (mapping->capability[0] != '\0') + (*slots != NULL) > 1) {
        wrong(reader, node, "expected only one of base, compute_capability and slots");
        return NULL;
    }
    if (*slots) {
        status =
            gpurta_platform_create_slots(&platform, mapping->value[GPURTA_PLATFORM_SLOTS], &error);
        *slots = NULL;
    } else if (mapping->base) {
        status = gpurta_platform_create(&platform, mapping->base, &error);
        at = mapping->base_node;
    } else if (mapping->capability[0]) {
        status = gpurta_platform_create(&platform, mapping->capability, &error);
        at = mapping->capability_node;
    } else {
        status = gpurta_platform_create_device(&platform, mapping->name ? mapping->name : "custom",
                                               &error);
        mapping->name = NULL;
    }
    if (status != GPURTA_OK)
        refused(reader, at, status, &error);
    return platform;
}

static void set_fields(struct reader *const reader, const struct mapping *const mapping,
                       gpurta_platform *const platform)
{
    for (int i = 0; i < FIELDS; i++) {
        gpurta_error error;
        if (!mapping->node[i])
            continue;
        const gpurta_status status =
            gpurta_platform_set(platform, (gpurta_platform_field)i, mapping->value[i], &error);
        if (status != GPURTA_OK)
            refused(reader, mapping->node[i], status, &error);
    }
}

static void set_name(struct reader *const reader, const struct node *const node,
                     const struct mapping *const mapping, gpurta_platform *const platform)
{
    gpurta_error error;
    const gpurta_status status =
        mapping->name ? gpurta_platform_set_name(platform, mapping->name, &error) : GPURTA_OK;
    if (status != GPURTA_OK)
        refused(reader, node, status, &error);
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
    if (status != GPURTA_OK)
        refused(reader, node, status, &error);
    return platform;
}

gpurta_platform *platform_from_node(struct reader *const reader, const struct node *const node)
{
    const size_t before = reader->document->errors;
    gpurta_platform *const platform =
        node->kind == NODE_MAP ? from_map(reader, node) : from_name(reader, node);
    if (reader->document->errors == before && !reader->document->no_memory)
        return platform;
    gpurta_platform_destroy(platform);
    return NULL;
}

void read_platform(struct reader *const reader, const struct node *const node, void *const target)
{
    (void)target;
    reader->scenario->platform = platform_from_node(reader, node);
}

/* ---- files and options ---- */

static void read_file_platform(struct reader *const reader, const struct node *const node,
                               void *const target)
{
    *(gpurta_platform **)target = platform_from_node(reader, node);
}

static bool has_platform_key(const struct document *const document)
{
    const struct node *const root = document->node;
    const struct node *key = root->kind == NODE_MAP ? document_child(document, root) : NULL;
    while (key) {
        if (key->kind == NODE_SCALAR && strcmp(document_text(document, key), "platform") == 0)
            return true;
        key = document_next(document, document_next(document, key));
    }
    return false;
}

static void read_file(struct document *const document, gpurta_platform **const platform)
{
    static const struct key keys[] = {{"platform", read_file_platform, true}};
    struct reader reader = {.document = document};
    if (has_platform_key(document))
        read_map(&reader, document->node, keys, 1, platform);
    else if (document->node->kind == NODE_MAP)
        *platform = platform_from_node(&reader, document->node);
    else
        expected(&reader, document->node, "a mapping that describes a platform");
}

int platform_from_file(gpurta_platform **const platform, const char *const path)
{
    struct document document;
    gpurta_platform *fresh = NULL;
    if (!document_read(&document, path)) {
        document_clear(&document);
        return EXIT_UNABLE;
    }
    if (document.errors == 0 && !document.no_memory)
        read_file(&document, &fresh);
    document_report(&document);
    const bool no_memory = document.no_memory, wrong_text = document.errors > 0;
    document_clear(&document);
    if (no_memory || wrong_text) {
        gpurta_platform_destroy(fresh);
        return no_memory ? EXIT_UNABLE : EXIT_USAGE;
    }
    *platform = fresh;
    return -1;
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
        return platform_from_file(platform, common->platform_file);
    if (!common->platform)
        return -1;
    const gpurta_status status = gpurta_platform_create(platform, common->platform, &error);
    return status == GPURTA_OK ? -1 : complain_status(status, &error);
}
