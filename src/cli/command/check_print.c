/* gpurta check: tables, JSON, CSV. */
#include "cli/base/member.h"
#include "cli/base/report.h"
#include "cli/command/check.h"

enum { OF_PROFILE = 1, MASKED = 2, EXPLAINED = 4 };
enum { MOST_TOLD_MASKS = 8 };

/* Percent with two decimals, rounded away from zero or, of a share, down; `~` where it is rounded.
 */
static void percent_text(char text[40], mpq_srcptr share, const bool sign)
{
    LOCAL_MPZ(whole, rest);
    mpz_mul_ui(whole, mpq_numref(share), 10000);
    if (sign && mpq_sgn(share) > 0)
        mpz_cdiv_qr(whole, rest, whole, mpq_denref(share));
    else
        mpz_fdiv_qr(whole, rest, whole, mpq_denref(share));
    const double percent = mpz_get_d(whole) / 100;
    snprintf(text, 40, sign ? "%s%+.2f%%" : "%s%.2f%%", mpz_sgn(rest) ? "~" : "", percent);
}

/* Rows of the fields `name`_fields. */
#define ROWS(name, key_, get_, ...)                                                                \
    static const struct rows name = {.key = key_,                                                  \
                                     .fields = name##_fields,                                      \
                                     .count = FIELDS(name##_fields),                               \
                                     .get = get_,                                                  \
                                     __VA_ARGS__}

/* Getters of rows that are so many elements of the check `c`. */
#define EACH(name, count_, element)                                                                \
    static bool has_##name(struct row *const row)                                                  \
    {                                                                                              \
        const struct check *const c = row->of;                                                     \
        return row->at[row->depth] < (size_t)(count_);                                             \
    }                                                                                              \
    static bool get_##name(struct row *const row)                                                  \
    {                                                                                              \
        const struct check *const c = row->of;                                                     \
        const size_t i = row->at[row->depth];                                                      \
        return row_member(row, &(element));                                                        \
    }

EACH(line, c->lines, c->line[i])
EACH(side, FIELDS(c->side), c->line[c->side[i]])
EACH(rule, c->rules, c->trial[i])
EACH(order, c->orders, c->trial[c->rules + i])
EACH(trial, c->rules + c->orders, c->trial[i])
EACH(left_out, c->count - c->lines, c->line[c->lines + i])

/* ---- rows: operations, tasks ---- */

/* The verdict in a table. */
static bool get_loud(struct row *const row)
{
    const struct line *const line = &((const struct check *)row->of)->line[row->at[0]];
    row->colour = line->fit == FIT_AGREES && !line->outside ? COLOUR_GOOD : COLOUR_BAD;
    return get_line(row);
}

#define LINE_TIME(name, title, member, ...)                                                        \
    {                                                                                              \
        name, title, TIME_OF(struct line, member), __VA_ARGS__                                     \
    }
#define LINE_COUNT(name, member, ...)                                                              \
    {                                                                                              \
        name, NULL, COUNT_OF(struct line, member), __VA_ARGS__                                     \
    }

static const struct field kernels_fields[] = {
    {"name", "kernel", TEXT_OF(struct line, name)},
    LINE_TIME("predicted_start", "start", start, .when = OF_PROFILE),
    LINE_TIME("measured_start", "began", started, .when = OF_PROFILE),
    LINE_TIME("predicted", NULL, predicted, .where = 0),
    LINE_TIME("minimum", NULL, minimum, .where = IN_TABLE, .rounding = ROUND_DOWN),
    LINE_TIME("measured", "median", measured, .where = 0),
    LINE_TIME("worst", NULL, worst, .where = IN_CSV),
    LINE_TIME("maximum", NULL, maximum, .where = IN_TABLE),
    LINE_TIME("error", NULL, error, .where = 0),
    LINE_TIME("minimum", NULL, minimum, .where = IN_JSON),
    LINE_TIME("maximum", NULL, maximum, .where = IN_JSON),
    LINE_TIME("worst", NULL, worst, .where = IN_JSON),
    LINE_COUNT("outside", outside, .where = IN_JSON),
    LINE_TIME("relative", NULL, relative, .where = IN_DATA, .unit = "1"),
    {"relative", NULL, TEXT_OF(struct line, percent), .where = IN_TABLE, .align = ALIGN_RIGHT},
    LINE_TIME("tolerance", "within", tolerance, .rounding = ROUND_DOWN),
    {"verdict", NULL, TEXT_OF(struct line, verdict), .where = IN_JSON},
    {"verdict", NULL, TEXT_OF(struct line, loud), .get = get_loud, .where = IN_TABLE},
    {"agrees", NULL, FLAG_OF(struct line, agrees), .where = IN_DATA},
    {"clocks_moved", NULL, FLAG_OF(struct line, moved), .where = IN_CSV},
    LINE_COUNT("offset_uncertainty_ns", uncertainty, .where = IN_CSV, .unit = "ns"),
    {"clocks_coarse", NULL, FLAG_OF(struct line, coarse), .where = IN_DATA},
    LINE_TIME("minimum", NULL, minimum, .where = IN_CSV),
    LINE_TIME("maximum", NULL, maximum, .where = IN_CSV),
    LINE_COUNT("outside", outside, .where = IN_CSV),
};
ROWS(kernels, "kernels", get_line, .has = has_line);

static const struct field channels_fields[] = {
    {"name", "channel", TEXT_OF(struct line, name)},
    {"level", NULL, TEXT_OF(struct line, level)},
    LINE_COUNT("jobs", jobs, .where = 0),
    LINE_TIME("measured", NULL, maximum, .where = 0),
    LINE_TIME("published", NULL, published, .where = 0),
    LINE_TIME("bound", NULL, predicted, .where = 0),
    LINE_TIME("tolerance", "within", tolerance, .rounding = ROUND_DOWN),
    LINE_COUNT("outside", outside, .where = IN_DATA),
    LINE_COUNT("offset_uncertainty_ns", uncertainty, .where = IN_DATA, .unit = "ns"),
    {"verdict", NULL, TEXT_OF(struct line, verdict), .where = IN_DATA},
    {"verdict", NULL, TEXT_OF(struct line, loud), .get = get_loud, .where = IN_TABLE},
    {"reason", NULL, TEXT_OF(struct line, reason)},
};
ROWS(channels, "channels", get_line, .has = has_line);

/* ---- the result as a whole ---- */

static bool get_whole(struct row *const row)
{
    return row_member(row, row->of);
}

#define WORD(name, member)                                                                         \
    {                                                                                              \
        name, NULL, TEXT_OF(struct check, member)                                                  \
    }
static const struct field whole_fields[] = {
    WORD("verdict", verdict),
    WORD("tolerance", tolerance_text),
    WORD("predicted_by", predicted_by),
    WORD("platform", platform),
    WORD("sm_order", sm_order),
    WORD("device", device),
    {"runs", NULL, COUNT_OF(struct check, runs)},
    {"clocks_moved", NULL, FLAG_OF(struct check, moved)},
    {"offset_uncertainty_ns", NULL, COUNT_OF(struct check, uncertainty), .unit = "ns"},
    {"clocks_coarse", NULL, FLAG_OF(struct check, coarse)},
};
ROWS(whole, NULL, get_whole, .when = 0);

static const struct field sides_fields[] = {{"channel", NULL, TEXT_OF(struct line, name)}};
ROWS(sides, NULL, get_side, .has = has_side, .plain = true);
static const struct field tasks_fields[] = {
    WORD("verdict", verdict),
    WORD("tolerance", tolerance_text),
    WORD("device", device),
    {"runs", NULL, COUNT_OF(struct check, runs)},
    {"not_by_turns", NULL, LIST_OF(struct check, together), .get = get_whole, .inner = &sides},
};
ROWS(tasks, NULL, get_whole, .when = 0);

/* ---- --explain: rules, orders; both in one table, for CSV ---- */

#define TRIAL(name, title, kind, member)                                                           \
    {                                                                                              \
        name, title, kind(struct trial, member)                                                    \
    }
static const struct field explained_fields[] = {
    TRIAL("kind", NULL, TEXT_OF, kind),
    TRIAL("name", NULL, TEXT_OF, name),
    TRIAL("predicted_with", NULL, FLAG_OF, on),
    TRIAL("kernels_with", NULL, COUNT_OF, kernels[1]),
    TRIAL("kernels_without", NULL, COUNT_OF, kernels[0]),
    TRIAL("blocks_with", NULL, COUNT_OF, blocks[1]),
    TRIAL("blocks_without", NULL, COUNT_OF, blocks[0]),
    TRIAL("verdict", NULL, TEXT_OF, verdict),
};
ROWS(explained, "explained", get_trial, .has = has_trial);
static const struct field rules_fields[] = {
    TRIAL("rule", NULL, TEXT_OF, name),
    TRIAL("predicted_with", "predicted with", FLAG_OF, on),
    TRIAL("kernels_with", "kernels with", COUNT_OF, kernels[1]),
    TRIAL("kernels_without", "without", COUNT_OF, kernels[0]),
    TRIAL("blocks_with", "blocks with", COUNT_OF, blocks[1]),
    TRIAL("blocks_without", "without", COUNT_OF, blocks[0]),
    TRIAL("verdict", "device", TEXT_OF, verdict),
};
ROWS(rules, "rules", get_rule, .has = has_rule, .when = EXPLAINED);
static const struct field orders_fields[] = {
    TRIAL("order", "SM order", TEXT_OF, name),
    TRIAL("agreeing", "blocks", COUNT_OF, blocks[1]),
    TRIAL("best", "fits best", FLAG_OF, best),
};
ROWS(orders, "sm_orders", get_order, .has = has_order, .when = EXPLAINED);

/* ---- what is left out; masks ---- */

/* row->at[1] is the next line with a mask. */
static bool has_mask(struct row *const row)
{
    const struct check *const c = row->of;
    size_t *const k = &row->at[1];
    for (*k = row->at[0] ? *k + 1 : 0; *k < c->lines && !c->line[*k].mask;)
        ++*k;
    return *k < c->lines;
}

static bool get_mask(struct row *const row)
{
    return row_member(row, &((const struct check *)row->of)->line[row->at[1]]);
}

static const struct field left_out_fields[] = {{"kernel", NULL, TEXT_OF(struct line, name)}};
ROWS(left_out, "left_out", get_left_out, .has = has_left_out, .plain = true);
static const struct field masks_fields[] = {
    {"kernel", NULL, TEXT_OF(struct line, name)},
    {"mask", NULL, TEXT_OF(struct line, mask)},
    {"leaves", NULL, TEXT_OF(struct line, leaves)},
};
ROWS(masks, "masks", get_mask, .has = has_mask, .when = MASKED);

/* ---- places ---- */

static bool get_beyond(struct row *const row)
{
    const struct check *const c = row->of;
    row->left_out = !c->beyond;
    return c->beyond;
}

#define FIRST(name, kind, member)                                                                  \
    {                                                                                              \
        name, NULL, kind(struct check, member)                                                     \
    }
static const struct field elsewhere_fields[] = {
    FIRST("run", COUNT_OF, first.run),           FIRST("kernel", TEXT_OF, first.kernel),
    FIRST("block", COUNT_OF, first.block),       FIRST("predicted", COUNT_OF, first.predicted),
    FIRST("measured", COUNT_OF, first.measured),
};
ROWS(elsewhere, NULL, get_whole, .when = 0);
static const struct field placement_fields[] = {
    FIRST("blocks", COUNT_OF, blocks),
    FIRST("agreeing", COUNT_OF, same),
    {"share", NULL, TIME_OF(struct check, share), .unit = "1"},
    {"first_elsewhere", NULL, LIST_OF(struct check, elsewhere), .get = get_whole,
     .inner = &elsewhere},
};
ROWS(placement, NULL, get_whole, .tall = true);
static const struct field places_fields[] = {
    FIRST("launch_order_measured", FLAG_OF, reordered),
    {"placement", NULL, LIST_OF(struct check, placed), .get = get_whole, .inner = &placement},
};
ROWS(places, NULL, get_whole, .when = 0);

static const struct field first_beyond_fields[] = {
    FIRST("run", COUNT_OF, first_beyond.run),     FIRST("kernel", TEXT_OF, first_beyond.kernel),
    FIRST("block", COUNT_OF, first_beyond.block), FIRST("sm", COUNT_OF, first_beyond.measured),
    FIRST("mask", TEXT_OF, first_beyond.mask),
};
ROWS(first_beyond, NULL, get_whole, .when = 0);
static const struct field beyond_fields[] = {
    FIRST("beyond_masks", COUNT_OF, beyond),
    {"first_beyond_mask", NULL, FIELD_LIST, .get = get_beyond, .inner = &first_beyond},
};
ROWS(beyond, NULL, get_whole, .when = MASKED);
static const struct field wanted_fields[] = {
    FIRST("placement_wanted_percent", COUNT_OF, least_share)};
ROWS(wanted, NULL, get_whole, .when = 0);

/* ---- the table ---- */

static void print_masks(const struct check *const c, FILE *const file)
{
    const struct masks *const all = &c->observed.masks;
    const gpurta_platform *const platform = c->scenario->platform;
    const int64_t each = gpurta_partition_sms_per_tpc(platform);
    const struct misplaced *const first = &c->first_beyond;
    char sms[MASK_SMS];
    fputs("masks of TPCs, in which a set bit disables one (behind ~: enables):", file);
    for (size_t k = 0; k < all->count && k < MOST_TOLD_MASKS; k++) {
        mask_sms(&all->mask[k], platform, sms);
        fprintf(file, "%s %s leaves %s", k ? ";" : "", all->mask[k].text, sms);
    }
    if (all->count > MOST_TOLD_MASKS)
        fprintf(file, "; %zu more", all->count - MOST_TOLD_MASKS);
    fputc('\n', file);
    if (!c->beyond)
        return;
    const struct mask *const mask = mask_of(all, first->operation);
    mask_sms(mask, platform, sms);
    fprintf(file,
            "BEYOND ITS MASK: repetition %lld, block %lld of %s ran on SM %lld, but mask %s leaves "
            "it %s; %lld such block%s\n",
            (long long)first->run, (long long)first->block, first->kernel,
            (long long)first->measured, mask->text, sms, (long long)c->beyond,
            c->beyond == 1 ? "" : "s");
    /* every block of the first such kernel: its mask may have been meant the other way round */
    bool every = *mask->text != '~';
    int64_t sm;
    for (size_t b = 0; gpurta_measurement_block(c->m, (size_t)first->run - 1, first->operation, b,
                                                &sm, NULL, NULL);
         b++)
        every = every && !mask_leaves(mask, each, sm);
    if (every)
        fprintf(file, "all of its blocks are: if set bits of %s enable, write ~%s\n", mask->text,
                mask->text);
}

static void print_places(const struct check *const c, FILE *const file)
{
    char text[40];
    size_t blocks = 0;
    for (size_t i = 0; i < c->count; i++)
        blocks += gpurta_measurement_blocks(c->m, 0, i);
    if (c->blocks == 0) {
        fprintf(file, "placement: not compared, since %s\n",
                c->observed.starts ? "a profile does not tell where blocks ran"
                : !blocks          ? "the measurement does not tell where blocks ran"
                                   : "the prediction has no SMs");
        return;
    }
    percent_text(text, c->share, false);
    fprintf(file, "placement: %lld of %lld blocks (%s) ran on the predicted SM\n",
            (long long)c->same, (long long)c->blocks, text);
    if (c->same < c->blocks)
        fprintf(file,
                "first elsewhere: repetition %lld, block %lld of %s: predicted SM %lld, measured "
                "SM %lld\n",
                (long long)c->first.run, (long long)c->first.block, c->first.kernel,
                (long long)c->first.predicted, (long long)c->first.measured);
}

static void print_heading(const struct check *const c, FILE *const file)
{
    const char *const device = c->device ? c->device : "an unnamed device";
    const char *const unit = gpurta_unit_name(c->scenario->unit), *const s =
                                                                      c->runs == 1 ? "" : "s";
    if (c->observed.channel) {
        fprintf(file, "bounds of the runlist; measured on %s, %lld repetition%s; responses in %s\n",
                device, (long long)c->runs, s, unit);
        channels_unset(file, c->scenario, &c->observed);
        if (c->together)
            fprintf(file,
                    "NOT BY TURNS: %s and %s worked at the same time, as under MPS; no bound of a "
                    "runlist holds\n",
                    c->line[c->side[0]].name, c->line[c->side[1]].name);
    } else {
        const bool known =
            c->sm_order || gpurta_platform_get(c->scenario->platform, GPURTA_PLATFORM_SMS) < 2;
        fprintf(file,
                "predicted by %s for %s%s; measured on %s, %lld repetition%s; completions in %s "
                "from the scenario's zero\n",
                c->predicted_by, c->platform,
                known ? "" : " (SM order not known: taken as ascending)", device,
                (long long)c->runs, s, unit);
        if (c->grown)
            fputs("U6 left out: what was recorded found local memory grown (--cold)\n", file);
        if (c->moved > 0)
            fputs("CLOCKS MOVED while this was measured\n", file);
        if (c->coarse > 0)
            fprintf(file, "CLOCKS ALIGNED within %lld ns only: more than half of a tolerance\n",
                    (long long)c->uncertainty);
    }
    fputc('\n', file);
}

static void print_ending(const struct check *const c, FILE *const file)
{
    const char *before = "left out, since the measurement does not tell when they ended: ";
    bool outside = false;
    fputc('\n', file);
    if (c->observed.channel) {
        fprintf(file, "%s: no response may exceed its bound by more than %s\n", c->verdict,
                c->tolerance_text);
        return;
    }
    for (size_t k = 0; k < c->lines; k++)
        outside = outside || (c->line[k].fit == FIT_AGREES && c->line[k].outside);
    for (size_t k = c->lines; k < c->count; k++) {
        fprintf(file, "%s%s", before, c->line[k].name);
        before = ", ";
    }
    if (c->lines < c->count)
        fputc('\n', file);
    if (c->reordered)
        fputs("kernels released together: predicted in the order in which they were launched in "
              "the first repetition\n",
              file);
    print_places(c, file);
    if (c->observed.masks.count)
        print_masks(c, file);
    if (outside)
        fputs("OUTSIDE: repetitions beyond the tolerance, early, though their median is within\n",
              file);
    fprintf(file, "%s: %lld of %zu within %s", c->verdict, (long long)c->agreeing, c->lines,
            c->tolerance_text);
    if (c->unknown)
        fprintf(file, "; %lld unknown, as the clocks are aligned within %lld ns only",
                (long long)c->unknown, (long long)c->uncertainty);
    if (c->least_share)
        fprintf(file, "; wanted: %lld%% of the blocks on the predicted SM",
                (long long)c->least_share);
    if (c->beyond)
        fprintf(file, "; %lld block%s on SMs that masks disable", (long long)c->beyond,
                c->beyond == 1 ? "" : "s");
    fputc('\n', file);
}

static bool print_table(struct row *const row, const struct output *const output)
{
    const struct check *const c = row->of;
    print_heading(c, output->file);
    if (!rows_table(c->observed.channel ? &channels : &kernels, row, output))
        return false;
    print_ending(c, output->file);
    row->shown = 0;
    return !c->trial || (next_table(&rules, row, output) && next_table(&orders, row, output));
}

int check_print(struct check *const c)
{
    static const struct rows *const of_kernels[] = {&whole,  &kernels, &rules,  &orders, &left_out,
                                                    &places, &masks,   &beyond, &wanted, NULL};
    static const struct rows *const of_tasks[] = {&tasks, &channels, NULL};
    static const char *const loud[][3] = {{"agrees", "UNKNOWN", "DISAGREES"},
                                          {"agrees", "UNKNOWN", "ABOVE THE BOUND"}};
    const bool task = c->observed.channel;
    const struct result result = {"check", print_table,
                                  .csv = c->trial ? &explained
                                         : task   ? &channels
                                                  : &kernels,
                                  .rows = task ? of_tasks : of_kernels};
    for (size_t k = 0; k < c->lines; k++) {
        struct line *const line = &c->line[k];
        line->loud = line->verdict ? loud[task][line->fit] : NULL;
        if (task)
            continue;
        percent_text(line->percent_space, line->relative, true);
        line->percent = line->percent_space;
        snprintf(line->loud_space, sizeof line->loud_space, "agrees, %lld OUTSIDE",
                 (long long)line->outside);
        if (line->fit == FIT_AGREES && line->outside)
            line->loud = line->loud_space;
    }
    return result_print(&result, c,
                        (c->observed.starts ? OF_PROFILE : 0u) | (c->trial ? EXPLAINED : 0u) |
                            (c->observed.masks.count ? MASKED : 0u),
                        c->common, gpurta_unit_name(c->scenario->unit));
}
