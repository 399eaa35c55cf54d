/* gpurta check: tables, JSON, CSV. */
#include "cli/base/report.h"
#include "cli/base/rows.h"
#include "cli/command/channels_view.h"
#include "cli/scenario/platform_reader.h"

/* Percent with two decimals, rounded away from zero or, of a share, down; `~` where it is rounded.
 */
static void percent_text(char text[40], mpq_srcptr share, const bool sign)
{
    mpz_t whole, rest;
    mpz_init(whole);
    mpz_init(rest);
    mpz_mul_ui(whole, mpq_numref(share), 10000);
    if (sign && mpq_sgn(share) > 0)
        mpz_cdiv_qr(whole, rest, whole, mpq_denref(share));
    else
        mpz_fdiv_qr(whole, rest, whole, mpq_denref(share));
    const double percent = mpz_get_d(whole) / 100;
    snprintf(text, 40, sign ? "%s%+.2f%%" : "%s%.2f%%", mpz_sgn(rest) ? "~" : "", percent);
    mpz_clear(whole);
    mpz_clear(rest);
}

static void share_of_same(const struct check *const c, mpq_ptr share)
{
    char text[64];
    snprintf(text, sizeof text, "%zu/%zu", c->same, c->blocks);
    mpq_set_str(share, text, 10);
    mpq_canonicalize(share);
}

/* Whether the measurement tells where blocks ran. */
static bool tells_blocks(const struct check *const c)
{
    size_t blocks = 0;
    for (size_t i = 0; i < c->count; i++)
        blocks += gpurta_measurement_blocks(c->m, 0, i);
    return blocks;
}

static void print_places(const struct check *const c, FILE *const file)
{
    char text[40], space[NAME_SPACE];
    mpq_t share;
    if (c->blocks == 0) {
        fputs(
            c->starts ? "placement: not compared, since a profile does not tell where blocks ran\n"
            : !tells_blocks(c)
                ? "placement: not compared, since the measurement does not tell where blocks ran\n"
                : "placement: not compared, since the prediction has no SMs\n",
            file);
        return;
    }
    mpq_init(share);
    share_of_same(c, share);
    percent_text(text, share, false);
    fprintf(file, "placement: %zu of %zu blocks (%s) ran on the predicted SM\n", c->same, c->blocks,
            text);
    mpq_clear(share);
    if (c->same < c->blocks)
        fprintf(file,
                "first elsewhere: repetition %zu, block %zu of %s: predicted SM %lld, measured SM "
                "%lld\n",
                c->first.run + 1, c->first.block,
                kernel_name(c->scenario->program, c->first.operation, space),
                (long long)c->first.predicted, (long long)c->first.measured);
}

/* The order of SMs that the prediction takes; NULL: not known, and taken as ascending. */
static const char *sm_order(const struct check *const c)
{
    return c->list ? c->list : known_sm_order(c->scenario->platform);
}

/* ---- kernels ---- */

static bool has_kernel(struct row *const row)
{
    return row->at[0] < ((const struct check *)row->of)->kernels;
}

static const struct line *line_of(const struct row *const row)
{
    const struct check *const c = row->of;
    return &c->line[c->compared[row->at[0]]];
}

static bool get_name(struct row *const row)
{
    const struct check *const c = row->of;
    row->text = kernel_name(c->scenario->program, c->compared[row->at[0]], row->space);
    return true;
}

enum line_time {
    PREDICTED,
    MEASURED,
    MINIMUM,
    MAXIMUM,
    WORST,
    ERROR,
    RELATIVE,
    TOLERANCE,
    START,
    STARTED
};
enum { OF_PROFILE = 1, EXPLAINED = 4 };

static unsigned shown_of(const struct check *const c)
{
    return (c->starts ? OF_PROFILE : 0u) | (c->explained ? EXPLAINED : 0u) |
           (c->masks.count ? CHECK_MASKED : 0u);
}

static bool get_time(struct row *const row)
{
    const struct line *const line = line_of(row);
    mpq_srcptr const times[] = {line->predicted, line->measured, line->minimum,  line->maximum,
                                line->worst,     line->error,    line->relative, line->tolerance,
                                line->start,     line->started};
    mpq_set(row->time, times[row->field->which]);
    return true;
}

static bool get_start(struct row *const row)
{
    mpq_set(row->time, line_of(row)->start);
    return ((const struct check *)row->of)->simulation;
}

static bool get_percent(struct row *const row)
{
    percent_text(row->space, line_of(row)->relative, true);
    row->text = row->space;
    return true;
}

static bool get_outside(struct row *const row)
{
    row->count = (int64_t)line_of(row)->outside;
    return true;
}

const char *check_fit_word(const enum fit fit)
{
    static const char *const words[] = {"agrees", "unknown", "disagrees"};
    return words[fit];
}

static bool get_fit(struct row *const row)
{
    return row_text(row, check_fit_word(line_of(row)->fit));
}

static bool get_loud_fit(struct row *const row)
{
    static const char *const names[] = {"agrees", "UNKNOWN", "DISAGREES"};
    const struct line *const line = line_of(row);
    const bool good = line->fit == FIT_AGREES;
    snprintf(row->space, sizeof row->space, "%s", names[line->fit]);
    if (good && line->outside)
        snprintf(row->space, sizeof row->space, "agrees, %zu OUTSIDE", line->outside);
    row->text = row->space;
    row->colour = good && !line->outside ? COLOUR_GOOD : COLOUR_BAD;
    return true;
}

static bool get_agrees(struct row *const row)
{
    row->flag = line_of(row)->fit == FIT_AGREES;
    return line_of(row)->fit != FIT_UNKNOWN;
}

/* ---- clocks: not known where the measurement does not tell ---- */

static bool get_uncertainty(struct row *const row)
{
    const struct check *const c = row->of;
    row->count = gpurta_measurement_fact(c->m, GPURTA_FACT_OFFSET_UNCERTAINTY_NS);
    return row->count != GPURTA_NOT_KNOWN;
}

static bool get_moved(struct row *const row)
{
    const int moved = measuring_clocks_moved(((const struct check *)row->of)->m);
    row->flag = moved > 0;
    return moved >= 0;
}

static bool get_coarse(struct row *const row)
{
    const struct check *const c = row->of;
    row->flag = c->coarse;
    return get_uncertainty(row);
}

static bool get_line_coarse(struct row *const row)
{
    row->flag = line_of(row)->coarse;
    return get_uncertainty(row);
}

#define TIME(name, title, ...)                                                                     \
    {                                                                                              \
        name, title, FIELD_TIME, .get = get_time, .which = __VA_ARGS__                             \
    }

static const struct field kernel_fields[] = {
    {"name", "kernel", FIELD_TEXT, .get = get_name},
    {"predicted_start", "start", FIELD_TIME, .get = get_start, .when = OF_PROFILE},
    TIME("measured_start", "began", STARTED, .when = OF_PROFILE),
    TIME("predicted", NULL, PREDICTED),
    TIME("minimum", NULL, MINIMUM, .where = IN_TABLE, .rounding = ROUND_DOWN),
    TIME("measured", "median", MEASURED),
    TIME("worst", NULL, WORST, .where = IN_CSV),
    TIME("maximum", NULL, MAXIMUM, .where = IN_TABLE),
    TIME("error", NULL, ERROR),
    TIME("minimum", NULL, MINIMUM, .where = IN_JSON),
    TIME("maximum", NULL, MAXIMUM, .where = IN_JSON),
    TIME("worst", NULL, WORST, .where = IN_JSON),
    {"outside", NULL, FIELD_COUNT, .get = get_outside, .where = IN_JSON},
    TIME("relative", NULL, RELATIVE, .where = IN_DATA, .unit = "1"),
    {"relative", NULL, FIELD_TEXT, .get = get_percent, .where = IN_TABLE, .align = ALIGN_RIGHT},
    TIME("tolerance", "within", TOLERANCE, .rounding = ROUND_DOWN),
    {"verdict", NULL, FIELD_TEXT, .get = get_fit, .where = IN_JSON},
    {"verdict", NULL, FIELD_TEXT, .get = get_loud_fit, .where = IN_TABLE},
    {"agrees", NULL, FIELD_BOOL, .get = get_agrees, .where = IN_DATA},
    {"clocks_moved", NULL, FIELD_BOOL, .get = get_moved, .where = IN_CSV},
    {"offset_uncertainty_ns", NULL, FIELD_COUNT, .get = get_uncertainty, .where = IN_CSV,
     .unit = "ns"},
    {"clocks_coarse", NULL, FIELD_BOOL, .get = get_line_coarse, .where = IN_DATA},
    TIME("minimum", NULL, MINIMUM, .where = IN_CSV),
    TIME("maximum", NULL, MAXIMUM, .where = IN_CSV),
    {"outside", NULL, FIELD_COUNT, .get = get_outside, .where = IN_CSV},
};
static const struct rows kernels = {"kernels", kernel_fields, FIELDS(kernel_fields),
                                    .has = has_kernel};

/* ---- the result as a whole ---- */

enum word { VERDICT, WITHIN, PREDICTED_BY, PLATFORM, SM_ORDER, DEVICE };

static bool get_word(struct row *const row)
{
    const struct check *const c = row->of;
    const char *const words[] = {c->agrees ? "agrees" : "disagrees",
                                 c->tolerance_text,
                                 c->rta ? "rta" : "simulate",
                                 gpurta_platform_name(c->scenario->platform),
                                 sm_order(c),
                                 gpurta_measurement_note(c->m, GPURTA_NOTE_NAME)};
    row->text = words[row->field->which];
    return row->text;
}

static bool get_runs(struct row *const row)
{
    row->count = (int64_t)gpurta_measurement_runs(((const struct check *)row->of)->m);
    return true;
}

static const struct field whole_fields[] = {
    {"verdict", NULL, FIELD_TEXT, .get = get_word, .which = VERDICT},
    {"tolerance", NULL, FIELD_TEXT, .get = get_word, .which = WITHIN},
    {"predicted_by", NULL, FIELD_TEXT, .get = get_word, .which = PREDICTED_BY},
    {"platform", NULL, FIELD_TEXT, .get = get_word, .which = PLATFORM},
    {"sm_order", NULL, FIELD_TEXT, .get = get_word, .which = SM_ORDER},
    {"device", NULL, FIELD_TEXT, .get = get_word, .which = DEVICE},
    {"runs", NULL, FIELD_COUNT, .get = get_runs},
    {"clocks_moved", NULL, FIELD_BOOL, .get = get_moved},
    {"offset_uncertainty_ns", NULL, FIELD_COUNT, .get = get_uncertainty, .unit = "ns"},
    {"clocks_coarse", NULL, FIELD_BOOL, .get = get_coarse},
};
static const struct rows whole = {.fields = whole_fields, .count = FIELDS(whole_fields)};

/* ---- --explain ---- */

static const struct explained *explained_of(const struct row *const row)
{
    return ((const struct check *)row->of)->explained;
}

static bool has_rule(struct row *const row)
{
    return explained_of(row) && row->at[0] < explained_of(row)->rules;
}

static bool has_order(struct row *const row)
{
    return explained_of(row) && row->at[0] < explained_of(row)->orders;
}

enum rule_count { KERNELS_WITHOUT, KERNELS_WITH, BLOCKS_WITHOUT, BLOCKS_WITH };

static bool get_rule(struct row *const row)
{
    row->text = gpurta_platform_rule_name(row->at[0]);
    return true;
}

static bool get_on(struct row *const row)
{
    row->flag = explained_of(row)->rule[row->at[0]].on;
    return true;
}

static bool get_rule_count(struct row *const row)
{
    const struct rule_trial *const rule = &explained_of(row)->rule[row->at[0]];
    const int which = row->field->which;
    row->count = (int64_t)(which < BLOCKS_WITHOUT ? rule->kernels : rule->blocks)[which % 2];
    return true;
}

static bool get_rule_verdict(struct row *const row)
{
    row->text = explained_of(row)->rule[row->at[0]].verdict;
    return true;
}

static bool get_order(struct row *const row)
{
    row->text = explained_of(row)->order[row->at[0]].name;
    return true;
}

static bool get_order_blocks(struct row *const row)
{
    row->count = (int64_t)explained_of(row)->order[row->at[0]].blocks;
    return true;
}

static bool get_best(struct row *const row)
{
    row->flag = explained_of(row)->order[row->at[0]].best;
    return true;
}

#define RULE_COUNT(name, title, number)                                                            \
    {                                                                                              \
        name, title, FIELD_COUNT, .get = get_rule_count, .which = number                           \
    }

static const struct field rule_fields[] = {
    {"rule", NULL, FIELD_TEXT, .get = get_rule},
    {"predicted_with", "predicted with", FIELD_BOOL, .get = get_on},
    RULE_COUNT("kernels_with", "kernels with", KERNELS_WITH),
    RULE_COUNT("kernels_without", "without", KERNELS_WITHOUT),
    RULE_COUNT("blocks_with", "blocks with", BLOCKS_WITH),
    RULE_COUNT("blocks_without", "without", BLOCKS_WITHOUT),
    {"verdict", "device", FIELD_TEXT, .get = get_rule_verdict},
};
static const struct rows rule_rows = {"rules", rule_fields, FIELDS(rule_fields), .has = has_rule,
                                      .when = EXPLAINED};

static const struct field order_fields[] = {
    {"order", "SM order", FIELD_TEXT, .get = get_order},
    {"agreeing", "blocks", FIELD_COUNT, .get = get_order_blocks},
    {"best", "fits best", FIELD_BOOL, .get = get_best},
};
static const struct rows order_rows = {"sm_orders", order_fields, FIELDS(order_fields),
                                       .has = has_order, .when = EXPLAINED};

/* Both in one table, for CSV: the rules, then the orders. */
static bool has_explained(struct row *const row)
{
    const struct explained *const e = explained_of(row);
    return e && row->at[0] < e->rules + e->orders;
}

static const struct order_trial *order_in(const struct row *const row)
{
    const struct explained *const e = explained_of(row);
    return row->at[0] < e->rules ? NULL : &e->order[row->at[0] - e->rules];
}

enum explained_text { KIND, WHICH, FOLLOWED };

static bool get_explained_text(struct row *const row)
{
    const struct order_trial *const order = order_in(row);
    switch (row->field->which) {
    case KIND:
        return row_text(row, order ? "sm_order" : "rule");
    case WHICH:
        return order ? row_text(row, order->name) : get_rule(row);
    }
    return order ? row_text(row, order->best ? "fits best" : "fits worse") : get_rule_verdict(row);
}

static bool get_explained_on(struct row *const row)
{
    return !order_in(row) && get_on(row);
}

static bool get_explained_count(struct row *const row)
{
    const struct order_trial *const order = order_in(row);
    if (!order)
        return get_rule_count(row);
    return row->field->which == BLOCKS_WITH && row_count(row, (int64_t)order->blocks);
}

#define EXPLAINED_COUNT(name, number)                                                              \
    {                                                                                              \
        name, NULL, FIELD_COUNT, .get = get_explained_count, .which = number                       \
    }

static const struct field explained_fields[] = {
    {"kind", NULL, FIELD_TEXT, .get = get_explained_text, .which = KIND},
    {"name", NULL, FIELD_TEXT, .get = get_explained_text, .which = WHICH},
    {"predicted_with", NULL, FIELD_BOOL, .get = get_explained_on},
    EXPLAINED_COUNT("kernels_with", KERNELS_WITH),
    EXPLAINED_COUNT("kernels_without", KERNELS_WITHOUT),
    EXPLAINED_COUNT("blocks_with", BLOCKS_WITH),
    EXPLAINED_COUNT("blocks_without", BLOCKS_WITHOUT),
    {"verdict", NULL, FIELD_TEXT, .get = get_explained_text, .which = FOLLOWED},
};
static const struct rows explained_rows = {"explained", explained_fields, FIELDS(explained_fields),
                                           .has = has_explained};

/* ---- what is left out; places ---- */

static bool is_left_out(const struct check *const c, const size_t i)
{
    return !gpurta_measurement_operation(c->m, 0, i, NULL, NULL);
}

bool check_next(struct row *const row, bool (*const is)(const struct check *, size_t))
{
    const struct check *const c = row->of;
    size_t *const i = &row->at[1];
    *i = row->at[0] ? *i + 1 : 0;
    while (*i < c->count && !is(c, *i))
        ++*i;
    return *i < c->count;
}

static bool has_left_out(struct row *const row)
{
    return check_next(row, is_left_out);
}

static bool get_left_out(struct row *const row)
{
    const struct check *const c = row->of;
    return row_text(row, kernel_name(c->scenario->program, row->at[1], row->space));
}

static const struct field left_out_fields[] = {{.name = "kernel", .kind = FIELD_TEXT}};
static const struct rows left_out = {"left_out",          left_out_fields, 1,
                                     .has = has_left_out, .plain = true,   .get = get_left_out};

enum {
    MEASURED_ORDER,
    PLACEMENT,
    BLOCKS_SEEN,
    BLOCKS_AGREEING,
    SHARE,
    FIRST,
    RUN,
    KERNEL,
    BLOCK,
    PREDICTED_SM,
    MEASURED_SM,
    WANTED
};

static bool get_place(struct row *const row)
{
    const struct check *const c = row->of;
    const struct elsewhere *const first = &c->first;
    switch (row->field->which) {
    case MEASURED_ORDER:
        return row_flag(row, c->launch_order.program);
    case PLACEMENT:
        return c->blocks;
    case BLOCKS_SEEN:
        return row_count(row, (int64_t)c->blocks);
    case BLOCKS_AGREEING:
        return row_count(row, (int64_t)c->same);
    case SHARE:
        share_of_same(c, row->time);
        return true;
    case FIRST:
        return c->same < c->blocks;
    case RUN:
        return row_count(row, (int64_t)first->run + 1);
    case KERNEL:
        return row_text(row, kernel_name(c->scenario->program, first->operation, row->space));
    case BLOCK:
        return row_count(row, (int64_t)first->block);
    case PREDICTED_SM:
        return row_count(row, first->predicted);
    case MEASURED_SM:
        return row_count(row, first->measured);
    default:
        return row_count(row, c->least_share);
    }
}

static const struct field elsewhere_fields[] = {
    {"run", NULL, FIELD_COUNT, .which = RUN},
    {"kernel", NULL, FIELD_TEXT, .which = KERNEL},
    {"block", NULL, FIELD_COUNT, .which = BLOCK},
    {"predicted", NULL, FIELD_COUNT, .which = PREDICTED_SM},
    {"measured", NULL, FIELD_COUNT, .which = MEASURED_SM},
};
static const struct rows elsewhere = {
    .fields = elsewhere_fields, .count = FIELDS(elsewhere_fields), .get = get_place};

static const struct field placement_fields[] = {
    {"blocks", NULL, FIELD_COUNT, .which = BLOCKS_SEEN},
    {"agreeing", NULL, FIELD_COUNT, .which = BLOCKS_AGREEING},
    {"share", NULL, FIELD_TIME, .which = SHARE, .unit = "1"},
    {"first_elsewhere", NULL, FIELD_LIST, .get = get_place, .which = FIRST, .inner = &elsewhere},
};
static const struct rows placement = {
    .fields = placement_fields, .count = FIELDS(placement_fields), .get = get_place, .tall = true};

static const struct field place_fields[] = {
    {"launch_order_measured", NULL, FIELD_BOOL, .which = MEASURED_ORDER},
    {"placement", NULL, FIELD_LIST, .get = get_place, .which = PLACEMENT, .inner = &placement},
};
static const struct rows places = {
    .fields = place_fields, .count = FIELDS(place_fields), .get = get_place};

static const struct field wanted_fields[] = {
    {"placement_wanted_percent", NULL, FIELD_COUNT, .which = WANTED}};
static const struct rows wanted = {.fields = wanted_fields, .count = 1, .get = get_place};

/* Those of a comparison of kernels, in the order of its JSON; those of tasks. */
/* ---- printing ---- */

static void print_heading(const struct check *const c, FILE *const file)
{
    const char *const device = gpurta_measurement_note(c->m, GPURTA_NOTE_NAME);
    const size_t runs = gpurta_measurement_runs(c->m);
    const bool known =
        sm_order(c) || gpurta_platform_get(c->scenario->platform, GPURTA_PLATFORM_SMS) < 2;
    fprintf(file,
            "predicted by %s for %s%s; measured on %s, %zu repetition%s; completions in %s from "
            "the scenario's zero\n",
            c->rta ? "rta" : "simulate", gpurta_platform_name(c->scenario->platform),
            known ? "" : " (SM order not known: taken as ascending)",
            device ? device : "an unnamed device", runs, runs == 1 ? "" : "s",
            gpurta_unit_name(c->scenario->unit));
    if (c->grown)
        fputs("U6 left out: what was recorded found local memory grown (--cold)\n", file);
    if (measuring_clocks_moved(c->m) > 0)
        fputs("CLOCKS MOVED while this was measured\n", file);
    if (c->coarse)
        fprintf(file, "CLOCKS ALIGNED within %lld ns only: more than half of a tolerance\n",
                (long long)gpurta_measurement_fact(c->m, GPURTA_FACT_OFFSET_UNCERTAINTY_NS));
    fputc('\n', file);
}

/* Operations of which the measurement does not tell. */
static void print_left_out(const struct check *const c, FILE *const file)
{
    char space[NAME_SPACE];
    const char *before = "left out, since the measurement does not tell when they ended: ";
    for (size_t i = 0; i < c->count; i++)
        if (is_left_out(c, i)) {
            fprintf(file, "%s%s", before, kernel_name(c->scenario->program, i, space));
            before = ", ";
        }
    if (c->kernels < c->count)
        fputc('\n', file);
    if (c->launch_order.program)
        fputs("kernels released together: predicted in the order in which they were launched in "
              "the first repetition\n",
              file);
}

static void print_ending(const struct check *const c, FILE *const file)
{
    bool outside = false;
    for (size_t i = 0; i < c->count; i++) /* 0 of what was left out */
        outside = outside || (c->line[i].fit == FIT_AGREES && c->line[i].outside);
    fputc('\n', file);
    print_left_out(c, file);
    print_places(c, file);
    check_print_masks(c, file);
    if (outside)
        fputs("OUTSIDE: repetitions beyond the tolerance, early, though their median is within\n",
              file);
    fprintf(file, "%s: %zu of %zu within %s", c->agrees ? "agrees" : "disagrees", check_agreeing(c),
            c->kernels, c->tolerance_text);
    if (c->unknown)
        fprintf(file, "; %zu unknown, as the clocks are aligned within %lld ns only", c->unknown,
                (long long)gpurta_measurement_fact(c->m, GPURTA_FACT_OFFSET_UNCERTAINTY_NS));
    if (c->least_share)
        fprintf(file, "; wanted: %lld%% of the blocks on the predicted SM",
                (long long)c->least_share);
    if (c->beyond)
        fprintf(file, "; %zu block%s on SMs that masks disable", c->beyond,
                c->beyond == 1 ? "" : "s");
    fputc('\n', file);
}

static bool print_table(struct row *const row, const struct output *const output)
{
    const struct check *const c = row->of;
    print_heading(c, output->file);
    if (!rows_table(&kernels, row, output))
        return false;
    print_ending(c, output->file);
    row->shown = 0;
    return !c->explained ||
           (next_table(&rule_rows, row, output) && next_table(&order_rows, row, output));
}

int check_status(const struct check *const c)
{
    return c->agrees ? EXIT_MET : EXIT_MISSED;
}

int check_print(struct check *const c)
{
    static const struct rows *const json[] = {
        &whole,  &kernels,          &rule_rows,          &order_rows, &left_out,
        &places, &check_masks_rows, &check_first_beyond, &wanted,     NULL};
    const struct result result = {"check", print_table,
                                  .csv = c->explained ? &explained_rows : &kernels, .rows = json};
    const int end =
        result_print(&result, c, shown_of(c), c->common, gpurta_unit_name(c->scenario->unit));
    return end < 0 ? check_status(c) : end;
}
