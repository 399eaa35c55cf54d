/* Masks of TPCs. libsmctrl takes 64 bits and disables all TPCs beyond them, or 128; its own test
 * expects TPC 0 to be SMs 0 to (SMs of a TPC) - 1. */
#include "cli/scenario/masks.h"

#include "base/values.h"
#include "cli/base/arrays.h"
#include "cli/scenario/rows.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_TPCS = 128 };

const char *const mask_keys[] = {"sm_mask", "tpcMask", NULL};

void masks_clear(struct masks *const masks)
{
    free(masks->mask);
    free(masks->of);
    *masks = (struct masks){.mask = NULL};
}

const struct mask *mask_of(const struct masks *const masks, const size_t operation)
{
    const uint32_t i = operation < masks->operations ? masks->of[operation] : 0;
    return i ? &masks->mask[i - 1] : NULL;
}

bool mask_leaves(const struct mask *const mask, const int64_t each, const int64_t sm)
{
    const int64_t tpc = sm / each;
    return tpc < MOST_TPCS && mask->enabled[tpc / 64] >> tpc % 64 & 1;
}

/* ---- reading ---- */

static bool add_digit(uint64_t bits[2], const unsigned base, const unsigned digit)
{
    uint64_t carry = digit;
    for (int w = 0; w < 2; w++) {
        const uint64_t low = (bits[w] & UINT32_MAX) * base + carry;
        const uint64_t high = (bits[w] >> 32) * base + (low >> 32);
        bits[w] = high << 32 | (low & UINT32_MAX);
        carry = high >> 32;
    }
    return carry == 0;
}

/* "0xf0", "f0" and "~0xf0" are texts of hexadecimal digits, 240 is a number. */
static bool parse_mask(const char *text, const bool number, struct mask *const mask)
{
    const bool inverted = *text == '~';
    uint64_t bits[2] = {0, 0};
    text += inverted;
    const bool hex = text[0] == '0' && (text[1] | 32) == 'x';
    text += hex ? 2 : 0;
    const size_t length = strlen(text);
    const unsigned base = number && !inverted && !hex ? 10 : 16;
    if (!length || length > 32)
        return false;
    for (size_t i = 0; i < length; i++) {
        const int digit = hex_digit(text[i]);
        if (digit < 0 || digit >= (int)base || !add_digit(bits, base, (unsigned)digit))
            return false;
    }
    for (int w = 0; w < 2; w++)
        mask->enabled[w] = inverted ? bits[w] : ~bits[w];
    if (!bits[1] && (base == 10 || length <= 16)) /* 64 bits */
        mask->enabled[1] = 0;
    return true;
}

/* The index of the mask, which is kept if it is new. */
static size_t keep_mask(struct masks *const masks, const struct mask *const mask)
{
    for (size_t k = masks->mask ? masks->count : 0; k-- > 0;)
        if (strcmp(masks->mask[k].text, mask->text) == 0)
            return k;
    ADD_ROOM(masks->mask, masks->room, masks->count);
    masks->mask[masks->count] = *mask;
    return masks->count++;
}

static void make_room(struct masks *const masks, const size_t operation)
{
    ADD_ROOM(masks->of, masks->operations_room, operation);
    while (masks->operations <= operation)
        masks->of[masks->operations++] = 0;
}

void mask_take(struct masks *const masks, const size_t operation, struct document *const document,
               const struct node *const node)
{
    const char *const text = node->kind == NODE_SCALAR ? document_text(document, node) : "";
    struct mask mask = {.text = ""};
    if (strlen(text) >= MASK_TEXT || !parse_mask(text, node->plain, &mask)) {
        document_error(document, node,
                       "expected a mask of TPCs in hexadecimal, of at most 128 bits, in which a "
                       "set bit disables a TPC (behind ~: enables it), as in \"0xff0\"");
        return;
    }
    snprintf(mask.text, sizeof mask.text, "%s", text);
    snprintf(mask.place, sizeof mask.place, "%.120s:%u:%u", document->name, node->line,
             (unsigned)node->column);
    const struct mask *const before = mask_of(masks, operation);
    if (before && memcmp(before->enabled, mask.enabled, sizeof mask.enabled) != 0) {
        document_error(document, node, "a mask of %s, but %s says %s of the same kernel", text,
                       before->place, before->text);
        return;
    }
    const size_t k = keep_mask(masks, &mask);
    make_room(masks, operation);
    masks->of[operation] = (uint32_t)(k + 1);
}

/* ---- SMs ---- */

void mask_sms(const struct mask *const mask, const gpurta_platform *const platform,
              char text[const MASK_SMS])
{
    const int64_t each = gpurta_partition_sms_per_tpc(platform);
    const int64_t sms = gpurta_platform_get(platform, GPURTA_PLATFORM_SMS);
    int at = snprintf(text, MASK_SMS, "SMs");
    for (int64_t sm = 0; each && sm < sms; sm++) {
        if (!mask_leaves(mask, each, sm))
            continue;
        const int64_t first = sm;
        while (sm + 1 < sms && mask_leaves(mask, each, sm + 1))
            sm++;
        if (at > MASK_SMS - 30) {
            snprintf(text + at, (size_t)(MASK_SMS - at), " ...");
            return;
        }
        at += snprintf(text + at, (size_t)(MASK_SMS - at),
                       first == sm ? " %" PRId64 : " %" PRId64 "-%" PRId64, first, sm);
    }
}

/* While masks become partitions. */
struct applying {
    struct scenario *scenario;
    const struct masks *masks;
    gpurta_section section; /* of the operations */
    int64_t each, sms;      /* of a TPC, of the GPU */
    bool own;               /* the scenario has partitions */
    size_t *fixed;          /* of each partition, the mask that said its SMs; SIZE_MAX: none did */
};

static bool same_sms(const struct applying *const a, const struct mask *const m,
                     const struct mask *const n)
{
    int64_t sm = 0;
    while (sm < a->sms && mask_leaves(m, a->each, sm) == mask_leaves(n, a->each, sm))
        sm++;
    return sm == a->sms;
}

static int64_t count_sms(const struct applying *const a, const struct mask *const mask)
{
    int64_t count = 0;
    for (int64_t sm = 0; sm < a->sms; sm++)
        count += mask_leaves(mask, a->each, sm);
    return count;
}

/* The row of a partition gets the SMs of the mask. */
static gpurta_status list_sms(const struct applying *const a, const struct mask *const mask,
                              const size_t row, gpurta_error *const error)
{
    gpurta_status status = GPURTA_OK;
    char number[24];
    for (int64_t sm = 0; !status && sm < a->sms; sm++) {
        snprintf(number, sizeof number, "%" PRId64, sm);
        if (mask_leaves(mask, a->each, sm))
            status = gpurta_set_text(a->scenario->given.model, row, GPURTA_KEY_PARTITION_SM_LIST,
                                     number, error);
    }
    return status;
}

/* Whether a partition of the scenario has the SMs of the mask; if it has none yet but their
 * number, it gets them. */
static gpurta_status agree(const struct applying *const a, const size_t partition,
                           const struct mask *const mask, bool *const same,
                           gpurta_error *const error)
{
    const gpurta_result *const resolved = a->scenario->resolved;
    const size_t k = (size_t)(mask - a->masks->mask);
    size_t row = 0;
    *same = result_count(resolved, GPURTA_MODEL_PARTITIONS_SMS, partition) == count_sms(a, mask);
    if (!*same)
        return GPURTA_OK;
    if (a->fixed[partition] != SIZE_MAX) {
        *same = same_sms(a, &a->masks->mask[a->fixed[partition]], mask);
    } else if (!result_inside(resolved, GPURTA_MODEL_SMS, partition, 0, &row)) {
        a->fixed[partition] = k;
        return list_sms(
            a, mask,
            gpurta_model_row(a->scenario->given.model, GPURTA_SECTION_PARTITIONS, partition),
            error);
    } else {
        for (size_t i = 0; result_inside(resolved, GPURTA_MODEL_SMS, partition, i, &row); i++)
            *same = *same &&
                    mask_leaves(mask, a->each, result_count(resolved, GPURTA_MODEL_SMS_SM, row));
    }
    return GPURTA_OK;
}

/* A partition of the mask, which is reported as one of the file. */
static gpurta_status add_partition(const struct applying *const a, const struct mask *const mask,
                                   gpurta_error *const error)
{
    struct scenario_partitions *const p = &a->scenario->partitions;
    gpurta_model *const model = a->scenario->given.model;
    a->fixed[p->count] = (size_t)(mask - a->masks->mask);
    struct partition_entry *const entry = new_partition(p, mask->text);
    entry->listed = true;
    entry->sms = count_sms(a, mask);
    entry->mechanism = GPURTA_MECHANISM_TPC_MASK;
    p->queues = GPURTA_QUEUES_SHARED;
    const size_t row = gpurta_add(model, GPURTA_SECTION_PARTITIONS, GPURTA_NONE);
    gpurta_status status = gpurta_set_count(model, 0, GPURTA_KEY_QUEUES, p->queues, error);
    if (!status)
        status = gpurta_set_text(model, row, GPURTA_KEY_PARTITION_NAME, mask->text, error);
    return status ? status : list_sms(a, mask, row, error);
}

/* Kernel i of a scenario that has no partitions: into that of the mask. */
static gpurta_status put_into(const struct applying *const a, const size_t i,
                              const struct mask *const mask, gpurta_error *const error)
{
    const struct scenario_partitions *const p = &a->scenario->partitions;
    gpurta_model *const model = a->scenario->given.model;
    size_t k = 0;
    while (k < p->count &&
           (a->fixed[k] == SIZE_MAX || !same_sms(a, &a->masks->mask[a->fixed[k]], mask)))
        k++;
    const gpurta_status status = k < p->count ? GPURTA_OK : add_partition(a, mask, error);
    return status ? status
                  : gpurta_set_text(model, gpurta_model_row(model, a->section, i),
                                    GPURTA_KEY_OPERATION_PARTITION, p->entry[k].name, error);
}

static int apply_one(const struct applying *const a, const size_t i)
{
    const gpurta_result *const resolved = a->scenario->resolved;
    const struct mask *const mask = mask_of(a->masks, i);
    char sms[MASK_SMS];
    gpurta_error error;
    if (operation_is_copy(a->scenario, i) || (!mask && a->own))
        return -1;
    const char *const name = result_text(resolved, GPURTA_MODEL_OPERATIONS_NAME, i);
    if (!mask) {
        complain("%s: a mask of TPCs, but kernel %s has none: it may use all SMs, and partitions "
                 "are disjoint",
                 a->masks->mask[0].place, name);
        return EXIT_USAGE;
    }
    if (!count_sms(a, mask)) {
        complain("%s: mask %s of %s leaves none of the %" PRId64 " TPCs of %s (a set bit disables "
                 "one)",
                 mask->place, mask->text, name, (a->sms + a->each - 1) / a->each,
                 gpurta_platform_name(a->scenario->platform));
        return EXIT_USAGE;
    }
    bool same = true;
    const int64_t partition = result_count_or(resolved, GPURTA_MODEL_OPERATIONS_PARTITION, i, -1);
    const gpurta_status status = a->own && partition >= 0
                                     ? agree(a, (size_t)partition, mask, &same, &error)
                                     : put_into(a, i, mask, &error);
    if (status)
        return complain_status(status, &error);
    if (same)
        return -1;
    mask_sms(mask, a->scenario->platform, sms);
    complain("%s: mask %s leaves %s to %s, but its partition %s has other SMs: another scenario?",
             mask->place, mask->text, sms, name,
             result_text(resolved, GPURTA_MODEL_PARTITIONS_NAME, (size_t)partition));
    return EXIT_USAGE;
}

static int apply_all(const struct applying *const a)
{
    gpurta_error error = {.item = GPURTA_NO_ITEM};
    int end = -1;
    for (size_t i = 0; end < 0 && i < rows_of(a->scenario, a->section); i++)
        end = apply_one(a, i);
    if (end >= 0)
        return end;
    const gpurta_status status = scenario_resolve(a->scenario, true, &error);
    if (status == GPURTA_OK)
        return -1;
    if (status == GPURTA_NO_MEMORY)
        return complain_status(status, &error);
    complain("%s: masks of TPCs are simulated as partitions: %s", a->masks->mask[0].place,
             error.message);
    return EXIT_USAGE;
}

int masks_apply(const struct masks *const masks, struct scenario *const scenario)
{
    struct applying a = {.scenario = scenario, .masks = masks};
    if (!masks->count)
        return -1;
    a.each = gpurta_partition_sms_per_tpc(scenario->platform);
    a.sms = gpurta_platform_get(scenario->platform, GPURTA_PLATFORM_SMS);
    if (!a.each || !a.sms) {
        complain("%s: a mask of TPCs, but how many SMs a TPC of %s has is not known",
                 masks->mask[0].place, gpurta_platform_name(scenario->platform));
        return EXIT_USAGE;
    }
    const size_t own = rows_of(scenario, GPURTA_SECTION_PARTITIONS);
    a.section = rows_of(scenario, GPURTA_SECTION_KERNELS) ? GPURTA_SECTION_KERNELS
                                                          : GPURTA_SECTION_OPERATIONS;
    a.own = own > 0;
    a.fixed = allocate((own + masks->count) * sizeof *a.fixed);
    for (size_t i = 0; i < own; i++)
        a.fixed[i] = SIZE_MAX;
    const int end = apply_all(&a);
    free(a.fixed);
    return end;
}
