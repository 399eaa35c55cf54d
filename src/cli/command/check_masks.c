/* gpurta check: masks of TPCs that a measurement tells of. */
#include "cli/command/check.h"

#include <inttypes.h>

enum { MOST_TOLD_MASKS = 8 };

/* Blocks on SMs that the mask of their kernel disables. */
static void find_beyond(struct check *const c, const size_t run, const size_t i,
                        const struct mask *const mask, const int64_t each)
{
    int64_t sm;
    for (size_t b = 0; gpurta_measurement_block(c->m, run, i, b, &sm, NULL, NULL); b++) {
        if (mask_leaves(mask, each, sm))
            continue;
        if (!c->beyond++)
            c->first_beyond = (struct beyond){run, i, b, sm};
    }
}

int check_masks(struct check *const c)
{
    const int64_t each = gpurta_partition_sms_per_tpc(c->scenario->platform);
    struct foreign *const foreign = c->scenario->foreign;
    if (foreign && foreign->masks &&
        !c->masks.count) { /* a log has no masks: its configuration has */
        c->masks = *foreign->masks;
        *foreign->masks = (struct masks){.mask = NULL};
    }
    if (!c->masks.count)
        return -1;
    if (c->list) {
        complain("--sm-order: a list of SMs is not taken where masks tell which ones are used");
        return EXIT_USAGE;
    }
    const int end = masks_apply(&c->masks, c->scenario);
    if (end >= 0)
        return end;
    for (size_t run = 0; run < gpurta_measurement_runs(c->m); run++)
        for (size_t i = 0; i < c->count; i++)
            if (mask_of(&c->masks, i))
                find_beyond(c, run, i, mask_of(&c->masks, i), each);
    return -1;
}

/* Every block of the first such kernel: its mask may have been meant the other way round. */
static bool all_beyond(const struct check *const c, const struct mask *const mask)
{
    const struct beyond *const first = &c->first_beyond;
    const int64_t each = gpurta_partition_sms_per_tpc(c->scenario->platform);
    int64_t sm;
    bool all = true;
    for (size_t b = 0;
         all && gpurta_measurement_block(c->m, first->run, first->operation, b, &sm, NULL, NULL);
         b++)
        all = !mask_leaves(mask, each, sm);
    return all && *mask->text != '~';
}

void check_print_masks(const struct check *const c, FILE *const file)
{
    const struct beyond *const first = &c->first_beyond;
    char sms[MASK_SMS], space[NAME_SPACE];
    if (!c->masks.count)
        return;
    fputs("masks of TPCs, in which a set bit disables one (behind ~: enables):", file);
    for (size_t k = 0; k < c->masks.count && k < MOST_TOLD_MASKS; k++) {
        mask_sms(&c->masks.mask[k], c->scenario->platform, sms);
        fprintf(file, "%s %s leaves %s", k ? ";" : "", c->masks.mask[k].text, sms);
    }
    if (c->masks.count > MOST_TOLD_MASKS)
        fprintf(file, "; %zu more", c->masks.count - MOST_TOLD_MASKS);
    fputc('\n', file);
    if (!c->beyond)
        return;
    const struct mask *const mask = mask_of(&c->masks, first->operation);
    mask_sms(mask, c->scenario->platform, sms);
    fprintf(file,
            "BEYOND ITS MASK: repetition %zu, block %zu of %s ran on SM %" PRId64
            ", but mask %s leaves it %s; %zu such block%s\n",
            first->run + 1, first->block,
            kernel_name(c->scenario->program, first->operation, space), first->sm, mask->text, sms,
            c->beyond, c->beyond == 1 ? "" : "s");
    if (all_beyond(c, mask))
        fprintf(file, "all of its blocks are: if set bits of %s enable, write ~%s\n", mask->text,
                mask->text);
}

/* ---- as rows ---- */

static bool is_masked(const struct check *const c, const size_t i)
{
    return mask_of(&c->masks, i);
}

static bool has_mask(struct row *const row)
{
    return check_next(row, is_masked);
}

enum { KERNEL, MASK, LEAVES, BEYOND, FIRST, RUN, BLOCK, SM };

/* Of a kernel with a mask, or of the first block beyond one. */
static bool get(struct row *const row, const size_t operation)
{
    const struct check *const c = row->of;
    const struct beyond *const first = &c->first_beyond;
    char sms[MASK_SMS];
    switch (row->field->which) {
    case KERNEL:
        return row_text(row, kernel_name(c->scenario->program, operation, row->space));
    case MASK:
        return row_text(row, mask_of(&c->masks, operation)->text);
    case LEAVES:
        mask_sms(mask_of(&c->masks, operation), c->scenario->platform, sms);
        return row_print(row, "%s", sms);
    case BEYOND:
        return row_count(row, (int64_t)c->beyond);
    case RUN:
        return row_count(row, (int64_t)first->run + 1);
    case BLOCK:
        return row_count(row, (int64_t)first->block);
    case SM:
        return row_count(row, first->sm);
    default:
        row->left_out = !c->beyond;
        return c->beyond;
    }
}

static bool get_mask(struct row *const row)
{
    return get(row, row->at[1]);
}

static bool get_first(struct row *const row)
{
    return get(row, ((const struct check *)row->of)->first_beyond.operation);
}

static const struct field mask_fields[] = {
    {"kernel", NULL, FIELD_TEXT, .which = KERNEL},
    {"mask", NULL, FIELD_TEXT, .which = MASK},
    {"leaves", NULL, FIELD_TEXT, .which = LEAVES},
};
const struct rows check_masks_rows = {"masks",         mask_fields,     FIELDS(mask_fields),
                                      .has = has_mask, .get = get_mask, .when = CHECK_MASKED};

static const struct field first_fields[] = {
    {"run", NULL, FIELD_COUNT, .which = RUN},     {"kernel", NULL, FIELD_TEXT, .which = KERNEL},
    {"block", NULL, FIELD_COUNT, .which = BLOCK}, {"sm", NULL, FIELD_COUNT, .which = SM},
    {"mask", NULL, FIELD_TEXT, .which = MASK},
};
static const struct rows first_rows = {
    .fields = first_fields, .count = FIELDS(first_fields), .get = get_first};

static const struct field beyond_fields[] = {
    {"beyond_masks", NULL, FIELD_COUNT, .which = BEYOND},
    {"first_beyond_mask", NULL, FIELD_LIST, .which = FIRST, .get = get_first, .inner = &first_rows},
};
const struct rows check_first_beyond = {.fields = beyond_fields,
                                        .count = FIELDS(beyond_fields),
                                        .get = get_first,
                                        .when = CHECK_MASKED};
