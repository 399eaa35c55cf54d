/* gpurta bound --explain as CSV: what the bound of each step is made of, a row for each term. */
#include "cli/base/report.h"
#include "cli/command/bound_view.h"

static bool is_asked(const struct bound_view *const v, const size_t step)
{
    return !v->explained || bound_is_step(v, step, v->explained) ||
           bound_is_chain(v, bound_chain_of(v, step), v->explained);
}

static bool has_line(struct row *const row)
{
    struct bound_view *const v = row->of;
    struct bound_line *const l = &v->line;
    if (l->terms > 1) {
        l->terms--;
        l->term++;
        return true;
    }
    while (l->next < bound_steps(v) && !is_asked(v, l->next))
        l->next++;
    if (l->next == bound_steps(v))
        return false;
    l->step = l->next++;
    l->term = gpurta_children(row->result, GPURTA_BOUND_TERMS, l->step, &l->terms);
    return true;
}

static bool get_column_of(struct row *const row, const size_t at)
{
    const gpurta_column column = (gpurta_column)row->field->which;
    row->rounding = (enum rounding)gpurta_column_info(column)->rounding;
    switch (row->field->kind) {
    case FIELD_TIME:
        return gpurta_get_time(row->result, column, at, row->time) == GPURTA_OK;
    case FIELD_COUNT:
        return gpurta_get_count(row->result, column, at, &row->count) == GPURTA_OK;
    default:
        return row_text(row, result_text(row->result, column, at));
    }
}

static bool get_step(struct row *const row)
{
    return get_column_of(row, ((const struct bound_view *)row->of)->line.step);
}

static bool get_term(struct row *const row)
{
    const struct bound_line *const l = &((const struct bound_view *)row->of)->line;
    return l->terms && get_column_of(row, l->term);
}

static bool get_chain(struct row *const row)
{
    const struct bound_view *const v = row->of;
    return row_text(row, bound_chain_name(v, bound_chain_of(v, v->line.step)));
}

#define STEP(NAME, KIND, COLUMN)                                                                   \
    {                                                                                              \
        NAME, NULL, FIELD_##KIND, .get = get_step, .which = GPURTA_BOUND_STEPS_##COLUMN            \
    }
#define TERM(NAME, KIND, COLUMN)                                                                   \
    {                                                                                              \
        NAME, NULL, FIELD_##KIND, .get = get_term, .which = GPURTA_BOUND_TERMS_##COLUMN            \
    }
static const struct field fields[] = {
    {"chain", NULL, FIELD_TEXT, .get = get_chain},
    STEP("step", TEXT, NAME),
    STEP("kind", TEXT, KIND),
    STEP("jitter", TIME, JITTER),
    STEP("bound", TIME, BOUND),
    STEP("observed", TIME, OBSERVED),
    STEP("deadline", TIME, DEADLINE),
    TERM("term", TEXT, KIND),
    TERM("term_step", TEXT, STEP),
    TERM("term_context", TEXT, CONTEXT),
    TERM("jobs", COUNT, JOBS),
    TERM("blocks", COUNT, BLOCKS),
    {"weight", NULL, FIELD_TIME, .get = get_term, .which = GPURTA_BOUND_TERMS_WEIGHT, .unit = "1"},
    TERM("share", TIME, SHARE),
    TERM("waves", COUNT, WAVES),
    TERM("each", TIME, EACH),
    TERM("window", TIME, WINDOW),
    TERM("less_than", COUNT, LESS_THAN),
};

const struct rows bound_lines = {"terms", fields, FIELDS(fields), .has = has_line};
