/* What the sections of a file make: from its rows to the library's objects. */
#include "base/values.h"
#include "cli/base/arrays.h"
#include "cli/scenario/masks.h"
#include "cli/scenario/rows.h"

#include <stdlib.h>
#include <string.h>

struct reader reader_of(struct scenario *const scenario)
{
    return (struct reader){
        .scenario = scenario, .document = &scenario->document, .rows = &scenario->given};
}

size_t rows_of(const struct scenario *const scenario, const gpurta_section section)
{
    return gpurta_model_rows(scenario->given.model, section);
}

/* cuda: 12.4 */
bool read_cuda_version(const char *const text, int64_t *const version)
{
    const char *const point = strchr(text, '.');
    char major[8];
    int64_t whole, part = 0;
    const size_t length = point ? (size_t)(point - text) : strlen(text);
    if (length == 0 || length >= sizeof major)
        return false;
    memcpy(major, text, length);
    major[length] = '\0';
    if (!parse_count(major, 1, 999, &whole) || (point && !parse_count(point + 1, 0, 99, &part)))
        return false;
    *version = 1000 * whole + 10 * part;
    return true;
}

struct partition_entry *new_partition(struct scenario_partitions *const p, const char *const name)
{
    ADD_ROOM(p->entry, p->room, p->count);
    struct partition_entry *const entry = &p->entry[p->count++];
    *entry = (struct partition_entry){.name = name, .mechanism = GPURTA_MECHANISM_ANY};
    mpq_init(entry->factor);
    mpq_set_ui(entry->factor, 1, 1);
    return entry;
}

/* The partitions as results tell of them; their SMs follow from the platform. */
static void take_partitions(struct reader *const reader)
{
    struct scenario *const scenario = reader->scenario;
    const gpurta_model *const model = scenario->given.model;
    struct scenario_partitions *const p = &scenario->partitions;
    for (size_t i = 0; i < rows_of(scenario, GPURTA_SECTION_PARTITIONS); i++) {
        const size_t row = gpurta_model_row(model, GPURTA_SECTION_PARTITIONS, i);
        const struct node *const node = row_node(reader, GPURTA_SECTION_PARTITIONS, i);
        const struct node *const name = document_key(reader->document, node, "name");
        struct partition_entry *const entry = new_partition(
            p, document_text(reader->document, document_next(reader->document, name)));
        const char *const cuda = gpurta_model_text(model, row, GPURTA_KEY_PARTITION_CUDA, 0);
        int64_t mechanism = GPURTA_MECHANISM_ANY;
        const struct node *const sms = document_key(reader->document, node, "sms");
        if (sms && document_next(reader->document, sms)->kind == NODE_LIST)
            entry->sms = document_next(reader->document, sms)->count;
        entry->node = (uint32_t)(node - reader->document->node);
        entry->listed =
            entry->sms || gpurta_model_text(model, row, GPURTA_KEY_PARTITION_TPC_MASK, 0);
        (void)gpurta_model_count(model, row, GPURTA_KEY_PARTITION_SMS, &entry->sms);
        (void)gpurta_model_count(model, row, GPURTA_KEY_PARTITION_MECHANISM, &mechanism);
        (void)gpurta_model_exact(model, row, GPURTA_KEY_PARTITION_BANDWIDTH_FACTOR, entry->factor);
        entry->mechanism = (gpurta_mechanism)mechanism;
        if (cuda)
            (void)read_cuda_version(cuda, &entry->cuda);
    }
}

/* The first chain whose period is unknown is remembered; nothing is analysed then, so that any
 * period will do. */
static void take_no_period(struct scenario *const s)
{
    gpurta_model *const model = s->given.model;
    for (size_t i = 0;; i++) {
        const size_t row = gpurta_model_row(model, GPURTA_SECTION_CHAINS, i);
        if (row == GPURTA_NONE)
            return;
        if (!gpurta_model_text(model, row, GPURTA_KEY_CHAIN_PERIOD, 0))
            continue;
        const char *const name = gpurta_model_text(model, row, GPURTA_KEY_CHAIN_NAME, 0);
        if (!s->no_period[0])
            snprintf(s->no_period, sizeof s->no_period, "%s", name ? name : "without a name");
        if (!succeeded(gpurta_set_text(model, row, GPURTA_KEY_CHAIN_PERIOD, "1000000000", NULL)))
            out_of_memory();
    }
}

void take_sections(struct reader *const reader)
{
    struct scenario *const s = reader->scenario;
    const gpurta_model *const model = s->given.model;
    gpurta_error error = {.item = GPURTA_NO_ITEM};
    int64_t value;
    if (gpurta_model_count(model, 0, GPURTA_KEY_TIME_UNIT, &value))
        s->unit = (gpurta_unit)value;
    s->partitions.queues_given = gpurta_model_count(model, 0, GPURTA_KEY_QUEUES, &value);
    const size_t platform = gpurta_model_row(model, GPURTA_SECTION_PLATFORM, 0);
    if (platform != GPURTA_NONE && !s->given.place[platform].bad)
        (void)row_accepted(reader, gpurta_model_platform(model, &s->platform, &error), &error);
    if (reader->document->errors)
        return;
    take_partitions(reader);
    take_no_period(s);
}

int64_t first_copy_of_bytes(const struct scenario *const s)
{
    for (size_t i = 0; i < rows_of(s, GPURTA_SECTION_OPERATIONS); i++)
        if (gpurta_model_count(s->given.model,
                               gpurta_model_row(s->given.model, GPURTA_SECTION_OPERATIONS, i),
                               GPURTA_KEY_BYTES, &(int64_t){0}))
            return (int64_t)i;
    return -1;
}

/* May the mechanism of a partition have so many SMs? */
static void check_size(struct reader *const reader, const size_t i)
{
    const struct partition_entry *const e = &reader->scenario->partitions.entry[i];
    gpurta_error error;
    const gpurta_platform *const platform = reader->scenario->platform;
    if (!e->sms || e->mechanism == GPURTA_MECHANISM_ANY || !platform ||
        gpurta_platform_get(platform, GPURTA_PLATFORM_SLOTS))
        return;
    const gpurta_status status = gpurta_partition_check_size(reader->scenario->platform,
                                                             e->mechanism, e->cuda, e->sms, &error);
    error.section = GPURTA_SECTION_PARTITIONS;
    error.item = (int64_t)i;
    error.key = 0;
    (void)row_accepted(reader, status, &error);
}

/* What results say of the partitions: their queues, and the SMs of masks. */
static void settle_resolved(struct reader *const reader)
{
    struct scenario *const s = reader->scenario;
    const char *const queues = result_text(s->resolved, GPURTA_MODEL_QUEUES, 0);
    s->partitions.queues =
        queues && strcmp(queues, "shared") == 0 ? GPURTA_QUEUES_SHARED : GPURTA_QUEUES_SEPARATE;
    for (size_t i = 0; i < s->partitions.count && !reader->document->errors; i++)
        if (s->partitions.entry[i].listed && !s->partitions.entry[i].sms) { /* of a mask */
            s->partitions.entry[i].sms = result_count(s->resolved, GPURTA_MODEL_PARTITIONS_SMS, i);
            check_size(reader, i);
        }
}

/* The platform of the analyses: with the bandwidth of --copy-bandwidth, where it is given. */
static gpurta_status set_platform(struct scenario *const s, gpurta_error *const error)
{
    gpurta_platform *platform = NULL;
    const int64_t bandwidth = s->copy_bandwidth;
    gpurta_status status =
        s->platform || !bandwidth ? GPURTA_OK : gpurta_platform_create_slots(&platform, 1, error);
    gpurta_platform *const analysed = s->platform ? s->platform : platform;
    if (!status && bandwidth)
        status = gpurta_platform_set(analysed, GPURTA_PLATFORM_COPY_BANDWIDTH, bandwidth, error);
    if (!status)
        status = gpurta_model_set_platform(s->given.model, analysed, error);
    gpurta_platform_destroy(platform);
    return status;
}

gpurta_status scenario_resolve(struct scenario *const s, const bool fit, gpurta_error *const error)
{
    gpurta_options *options = NULL;
    gpurta_result_destroy(s->resolved);
    s->resolved = NULL;
    gpurta_status status = set_platform(s, error);
    if (!status)
        status = gpurta_options_create(&options, error);
    if (!status)
        status = gpurta_options_set(options, GPURTA_OPTION_MODEL_FIT, fit, error);
    if (!status)
        status = gpurta_resolve(s->given.model, options, &s->resolved, error);
    gpurta_options_destroy(options);
    return status;
}

void build_sections(struct reader *const reader, const bool fit)
{
    gpurta_error error = {.item = GPURTA_NO_ITEM};
    if (!reader->document->errors &&
        row_accepted(reader, scenario_resolve(reader->scenario, fit, &error), &error))
        settle_resolved(reader);
}

/* --copy-bandwidth: -1, or the exit status. */
static int read_bandwidth(struct scenario *const scenario, const struct common *const common)
{
    if (!common->copy_bandwidth ||
        parse_count(common->copy_bandwidth, 1, INT64_MAX, &scenario->copy_bandwidth))
        return -1;
    complain("--copy-bandwidth: expected a whole number of bytes per second (10 GB/s is "
             "10000000000), found \"%s\"",
             common->copy_bandwidth);
    return EXIT_USAGE;
}

/* Sizes, and partitions without SMs, which are told of or have one until they get theirs. */
static void settle_partitions(struct reader *const reader, const bool may_lack)
{
    const struct scenario *const s = reader->scenario;
    gpurta_error lacking = {.section = GPURTA_SECTION_PARTITIONS,
                            .message = "key \"sms\" (or \"tpc_mask\") is missing; gpurta partition "
                                       "finds sizes"};
    for (size_t i = 0; i < s->partitions.count; i++) {
        const size_t row = gpurta_model_row(s->given.model, GPURTA_SECTION_PARTITIONS, i);
        lacking.item = (int64_t)i;
        if (s->partitions.entry[i].sms || s->partitions.entry[i].listed)
            check_size(reader, i);
        else if (!may_lack)
            row_fault(reader, &lacking);
        else if (!succeeded(
                     gpurta_set_count(s->given.model, row, GPURTA_KEY_PARTITION_SMS, 1, NULL)))
            out_of_memory();
    }
}

/* Copies that give their bytes need times where they are analysed. */
static void check_copies(struct reader *const reader, const unsigned needs)
{
    const struct scenario *const s = reader->scenario;
    const gpurta_model *const model = s->given.model;
    static const gpurta_section with_copies[] = {GPURTA_SECTION_OPERATIONS, GPURTA_SECTION_STEPS};
    gpurta_error error = {.section = 0};
    const bool lacks = s->platform && !s->copy_bandwidth &&
                       !gpurta_platform_get(s->platform, GPURTA_PLATFORM_COPY_BANDWIDTH);
    for (size_t k = !(needs & NEED_KERNELS); lacks && k < FIELDS(with_copies); k++)
        for (size_t i = 0; !error.section && i < gpurta_model_rows(model, with_copies[k]); i++)
            if (gpurta_model_count(model, gpurta_model_row(model, with_copies[k], i),
                                   GPURTA_KEY_BYTES, &(int64_t){0}))
                error = (gpurta_error){.section = (int16_t)with_copies[k], .item = (int64_t)i};
    snprintf(error.message, sizeof error.message,
             "it gives its bytes, but nothing says how long copies take: give %s",
             s->foreign ? "the platform a copy_bandwidth (bytes per second), or --copy-bandwidth N"
                        : "a duration, or the platform a copy_bandwidth (bytes per second): "
                          "platform: {base: NAME, copy_bandwidth: 10000000000}, or "
                          "--copy-bandwidth 10000000000");
    if (error.section)
        row_fault(reader, &error);
}

int build_scenario(struct scenario *const scenario, const struct common *const common,
                   const unsigned needs)
{
    struct reader reader = reader_of(scenario);
    int end = read_bandwidth(scenario, common);
    if (end >= 0)
        return end;
    settle_partitions(&reader, needs & MAY_LACK_SMS);
    check_copies(&reader, needs);
    build_sections(&reader, scenario->platform && !(needs & MAY_LACK_SMS));
    end = document_report(&scenario->document);
    return end < 0 && scenario->foreign && scenario->foreign->masks && scenario->platform
               ? masks_apply(scenario->foreign->masks, scenario)
               : end;
}
