/* gpurta bound --sensitivity: how far figures can go; what it would be without a chain's priority.
 */
#include "cli/command/bound_view.h"

#include "cli/base/kept.h"
#include "cli/base/report.h"

#include <stdlib.h>
#include <string.h>

struct bound_answer {
    gpurta_bound_parameter parameter;
    size_t item;
    gpurta_verdict found;
    mpq_t low, high;
};

/* The one after the last has no result. */
struct bound_without {
    size_t chain;
    gpurta_result *result;
};

/* ---- asking ---- */

#define WITHOUTS "bound without priority"

enum { MOST_WITHOUTS = 32, MOST_STEPS = 500 };

static size_t items_of(const struct bound_view *const v, const gpurta_bound_parameter parameter)
{
    const size_t steps = bound_steps(v) > MOST_STEPS ? 0 : bound_steps(v);
    return parameter == GPURTA_BOUND_MAX_WCET  ? steps
           : parameter == GPURTA_BOUND_MIN_SMS ? 1
                                               : bound_chains(v);
}

/* Gives each of so many questions, 1 or more, the same part of the limit. */
static gpurta_status share(const struct bound_view *const v, const size_t questions,
                           gpurta_error *const error)
{
    const int64_t part = v->limit / (int64_t)questions;
    return gpurta_options_set(v->options, GPURTA_OPTION_BOUND_LIMIT, part ? part : 1, error);
}

gpurta_status bound_ask(struct bound_view *const v, gpurta_error *const error)
{
    const size_t steps = items_of(v, GPURTA_BOUND_MAX_WCET), others = 2 * bound_chains(v) + 1;
    gpurta_status status = GPURTA_OK;
    v->answer = allocate_zeroed(others + steps, sizeof *v->answer);
    if (!steps) /* an analysis of all steps for each, and again */
        complain("note: of more than %d steps the largest wcet of each is not told", MOST_STEPS);
    for (int p = 0; !status && p <= GPURTA_BOUND_MIN_SMS; p++) {
        status =
            share(v, !steps ? others : 2 * (p == GPURTA_BOUND_MAX_WCET ? steps : others), error);
        for (size_t i = 0; !status && i < items_of(v, (gpurta_bound_parameter)p); i++) {
            struct bound_answer *const a = &v->answer[v->answers++];
            a->parameter = (gpurta_bound_parameter)p;
            a->item = i;
            mpq_inits(a->low, a->high, NULL);
            status = gpurta_bound_sensitivity(v->model, a->parameter, i, v->options, &a->found,
                                              a->low, a->high, error);
            /* how many SMs there are is said by partitions, or changes what is given of wcet */
            if (status == GPURTA_NOT_APPLICABLE && a->parameter == GPURTA_BOUND_MIN_SMS) {
                mpq_clears(a->low, a->high, NULL);
                v->answers--;
                status = GPURTA_OK;
            }
        }
    }
    if (!status)
        status = share(v, 1, error);
    return status;
}

gpurta_status bound_take_priorities(struct bound_view *const v, gpurta_error *const error)
{
    const size_t count = bound_chains(v), asked = count > MOST_WITHOUTS ? 0 : count;
    gpurta_status status = share(v, 8 * count + 1, error);
    v->without = result_kept(WITHOUTS);
    while (v->without && v->without[v->withouts].result)
        v->withouts++;
    if (status || v->without)
        return status;
    if (asked < count) /* an analysis for each */
        complain("note: bounds without the priority of a chain are told of at most %d chains",
                 MOST_WITHOUTS);
    v->without = allocate_zeroed(count + 1, sizeof *v->without);
    for (size_t c = 0; !status && c < asked; c++) {
        struct bound_without *const w = &v->without[v->withouts];
        w->chain = c;
        status = gpurta_bound_without_priority(v->model, c, v->options, &w->result, error);
        v->withouts += w->result != NULL;
    }
    if (!status)
        status = share(v, 1, error);
    return status;
}

static void end_withouts(void *const all)
{
    for (struct bound_without *w = all; w->result; w++)
        gpurta_result_destroy(w->result);
    free(all);
}

void bound_forget(struct bound_view *const v)
{
    for (size_t i = 0; i < v->answers; i++)
        mpq_clears(v->answer[i].low, v->answer[i].high, NULL);
    free(v->answer);
    if (v->least.of)
        mpq_clear(v->least.period);
    result_leave(WITHOUTS, v->without, end_withouts);
}

/* ---- rows ---- */

static const struct bound_answer *answer_of(const struct row *const row)
{
    return &((const struct bound_view *)row->of)->answer[row->at[0]];
}

static bool has_answer(struct row *const row)
{
    return row->at[0] < ((const struct bound_view *)row->of)->answers;
}

static bool is_minimum(const struct bound_answer *const answer)
{
    return answer->parameter >= GPURTA_BOUND_MIN_PERIOD;
}

static bool get_parameter(struct row *const row)
{
    static const char *const names[] = {"max_scale", "max_wcet", "min_period", "min_sms"};
    row->text = names[answer_of(row)->parameter];
    return true;
}

static bool get_question(struct row *const row)
{
    static const char *const texts[] = {"largest factor of all wcet", "largest wcet",
                                        "smallest period", "fewest SMs"};
    const struct bound_view *const v = row->of;
    const gpurta_bound_parameter p = answer_of(row)->parameter;
    const bool slots = gpurta_platform_get(v->platform, GPURTA_PLATFORM_SLOTS) > 0;
    row->text = p == GPURTA_BOUND_MIN_SMS && slots ? "fewest slots" : texts[p];
    return true;
}

static bool get_chain(struct row *const row)
{
    const struct bound_view *const v = row->of;
    const struct bound_answer *const a = answer_of(row);
    row->instead = "";
    if (a->parameter == GPURTA_BOUND_MIN_SMS)
        return false;
    row->text = bound_chain_name(
        v, a->parameter == GPURTA_BOUND_MAX_WCET ? bound_chain_of(v, a->item) : a->item);
    return true;
}

static bool get_step(struct row *const row)
{
    const struct bound_answer *const a = answer_of(row);
    row->instead = "";
    if (a->parameter != GPURTA_BOUND_MAX_WCET)
        return false;
    row->text = bound_step_name(row->of, a->item);
    return true;
}

static bool get_found(struct row *const row)
{
    const gpurta_verdict found = answer_of(row)->found;
    row->text = found == GPURTA_SCHEDULABLE ? "value"
                : found == GPURTA_UNKNOWN   ? "unknown"
                                            : "none";
    return true;
}

enum { LOW, HIGH, PASSES };

/* The unit of a factor and of SMs is 1. */
static bool get_value(struct row *const row)
{
    const struct bound_answer *const a = answer_of(row);
    const bool high = row->field->which == PASSES ? is_minimum(a) : row->field->which == HIGH;
    mpq_set(row->time, high ? a->high : a->low);
    return a->found != GPURTA_UNSCHEDULABLE;
}

static bool get_shown(struct row *const row)
{
    const struct bound_answer *const a = answer_of(row);
    if (a->found != GPURTA_SCHEDULABLE) {
        row->instead = a->found == GPURTA_UNKNOWN ? "unknown" : "none";
        return false;
    }
    if (a->parameter != GPURTA_BOUND_MIN_SMS && !mpq_sgn(is_minimum(a) ? a->low : a->high)) {
        row->instead = "any"; /* that was tried */
        return false;
    }
    mpq_set(row->time, is_minimum(a) ? a->high : a->low);
    row->rounding = is_minimum(a) ? ROUND_UP : ROUND_DOWN;
    if (a->parameter != GPURTA_BOUND_MIN_SMS)
        return true;
    gmp_snprintf(row->space, sizeof row->space, "%Qd", row->time);
    row->instead = row->space;
    return false;
}

static const struct field answer_fields[] = {
    {"parameter", NULL, FIELD_TEXT, .get = get_parameter, .where = IN_DATA},
    {"sensitivity", NULL, FIELD_TEXT, .get = get_question, .where = IN_TABLE},
    {"chain", "of", FIELD_TEXT, .get = get_chain},
    {"step", NULL, FIELD_TEXT, .get = get_step},
    {"found", NULL, FIELD_TEXT, .get = get_found, .where = IN_DATA},
    {"value", NULL, FIELD_TIME, .get = get_shown, .where = IN_TABLE},
    {"low", NULL, FIELD_TIME, .get = get_value, .which = LOW, .where = IN_DATA,
     .rounding = ROUND_DOWN},
    {"high", NULL, FIELD_TIME, .get = get_value, .which = HIGH, .where = IN_DATA},
};
const struct rows bound_answers = {"sensitivity", answer_fields, FIELDS(answer_fields),
                                   .has = has_answer, .when = BOUND_ASKED};

void bound_print_none(const struct bound_view *const v, FILE *const file)
{
    bool none = false;
    for (size_t i = 0; i < v->answers; i++)
        none = none || v->answer[i].found == GPURTA_UNSCHEDULABLE;
    fputs(none ? "none: no value of it alone is enough\n" : "", file);
}

static const struct bound_without *without_of(const struct row *const row)
{
    return &((const struct bound_view *)row->of)->without[row->at[0]];
}

static bool has_without(struct row *const row)
{
    return row->at[0] < ((const struct bound_view *)row->of)->withouts;
}

static bool get_without(struct row *const row)
{
    row->text = bound_chain_name(row->of, without_of(row)->chain);
    return true;
}

static bool get_verdict(struct row *const row)
{
    row->verdict = result_verdict(without_of(row)->result, GPURTA_BOUND_VERDICT, 0);
    return true;
}

static bool has_chain(struct row *const row)
{
    return row->at[1] < gpurta_rows(without_of(row)->result, GPURTA_BOUND_CHAINS);
}

static bool get_name(struct row *const row)
{
    row->text = bound_chain_name(row->of, row->at[1]);
    return true;
}

static bool get_bound(struct row *const row)
{
    return result_time(without_of(row)->result, GPURTA_BOUND_CHAINS_BOUND, row->at[1], row->time);
}

static bool get_chain_verdict(struct row *const row)
{
    row->verdict = result_verdict(without_of(row)->result, GPURTA_BOUND_CHAINS_VERDICT, row->at[1]);
    return true;
}

static const struct field other_fields[] = {
    {"name", NULL, FIELD_TEXT, .get = get_name},
    {"bound", NULL, FIELD_TIME, .get = get_bound},
    {"verdict", NULL, FIELD_VERDICT, .get = get_chain_verdict},
};
static const struct rows others = {"chains", other_fields, FIELDS(other_fields), .has = has_chain};

static const struct field without_fields[] = {
    {"chain", NULL, FIELD_TEXT, .get = get_without},
    {"verdict", NULL, FIELD_VERDICT, .get = get_verdict},
    {"chains", NULL, FIELD_LIST, .inner = &others, .where = IN_JSON},
};
const struct rows bound_withouts = {"without_priority", without_fields, FIELDS(without_fields),
                                    .has = has_without, .when = BOUND_ASKED};

/* ---- in words ---- */

/* ", camera 30 in place of 45", where the bound is another one. */
static bool put_change(const struct bound_view *const v, const struct bound_without *const w,
                       const size_t chain, const bool first, FILE *const file)
{
    LOCAL_MPQ(old, new);
    const int had = result_time(v->result, GPURTA_BOUND_CHAINS_BOUND, chain, old);
    const int has = result_time(w->result, GPURTA_BOUND_CHAINS_BOUND, chain, new);
    const bool changed = had != has || (had && !mpq_equal(old, new));
    char *const before = had ? time_for_people(old, ROUND_UP) : NULL;
    char *const after = has ? time_for_people(new, ROUND_UP) : NULL;
    if (changed)
        fprintf(file, "%s %s %s in place of %s", first ? "" : ",", bound_chain_name(v, chain),
                has ? after : "no bound", had ? before : "none");
    free(before);
    free(after);
    return changed;
}

void bound_print_withouts(const struct bound_view *const v, FILE *const file)
{
    for (size_t i = 0; i < v->withouts; i++) {
        const struct bound_without *const w = &v->without[i];
        bool first = true;
        fprintf(file, "without the priority of %s:", bound_chain_name(v, w->chain));
        for (size_t c = 0; c < gpurta_rows(w->result, GPURTA_BOUND_CHAINS); c++)
            first = !put_change(v, w, c, first, file) && first;
        const gpurta_verdict verdict = result_verdict(w->result, GPURTA_BOUND_VERDICT, 0);
        const char *const why = result_text(w->result, GPURTA_BOUND_REASON, 0);
        const bool told = verdict != GPURTA_SCHEDULABLE && why;
        fprintf(file, "%s; %s%s%.*s\n", first ? " no other bounds" : "",
                gpurta_verdict_name(verdict), told ? ": " : "", told ? (int)strcspn(why, ";") : 0,
                told ? why : "");
    }
}

void bound_print_item_withouts(const struct bound_view *const v, const size_t item,
                               const bool of_chain, FILE *const file)
{
    LOCAL_MPQ(old, new);
    const gpurta_column bound = of_chain ? GPURTA_BOUND_CHAINS_BOUND : GPURTA_BOUND_STEPS_BOUND;
    (void)result_time(v->result, bound, item, old);
    for (size_t i = 0; i < v->withouts; i++) {
        const struct bound_without *const w = &v->without[i];
        if (!result_time(w->result, bound, item, new) || mpq_equal(old, new))
            continue;
        char *const text = time_for_people(new, ROUND_UP);
        const bool own = of_chain && item == w->chain && mpq_cmp(new, old) < 0;
        fprintf(file, "  without the priority of %s: at most %s%s\n", bound_chain_name(v, w->chain),
                text ? text : "?",
                own && bound_is_blocked(v, item)
                    ? "; with it, blocks of lower priority count at each kernel that may find them "
                      "resident"
                    : "");
        free(text);
    }
}
