/* gpurta_bound(), with what the profile says against a verdict that the model was made from: work
 * that is in no chain, and responses that were longer than a bound. */
#include "base/fail.h"
#include "bound/bound.h"
#include "model/inputs.h"
#include "model/model.h"

#include <stdio.h>

#define REFUTED "refuted by the profile: the bound of chain %.100s is below what was measured"

#define LONGER "refuted by the profile: a longer response was measured (key observed)"

/* Is the chain's bound, or the exact value, below what was measured? */
static bool refuted(const struct bound *const b, const gpurta_model *const model, const size_t c)
{
    const size_t row = gpurta_model_row(model, GPURTA_SECTION_CHAINS, c);
    const struct cell *const observed =
        row == GPURTA_NONE ? NULL : find_cell(model, row, GPURTA_KEY_CHAIN_OBSERVED);
    const struct bound_chain_result *const r = &b->chain[c];
    const struct rat *const time = rat_given(&r->exact) ? &r->exact : &r->bound;
    return observed && rat_given(time) && rat_cmp(time, &observed->u.exact) < 0;
}

/* A verdict of its jobs alone (apart), of nothing (left out), or what it was. false: out of memory.
 */
static bool judge_chain(struct bound *const b, struct bound_chain_result *const r, const bool wrong,
                        const char *const left_out, const bool apart)
{
    const char *const why = wrong                       ? LONGER
                            : !left_out[0] || r->reason ? NULL
                            : apart
                                ? "of its jobs alone: what ran before them and after is not judged"
                                : left_out;
    if (wrong || (left_out[0] && !apart))
        r->verdict = GPURTA_UNKNOWN;
    if (!why)
        return true;
    r->reason = text_in(&b->arena, why);
    return r->reason;
}

/* A bound that was exceeded is none: nor are those of its steps, and of the paths through it.
 * false: out of memory. */
static bool withdraw(struct bound *const b, const gpurta_chains *const chains, const size_t c)
{
    RAT_EACH(clear, &b->chain[c].bound, &b->chain[c].exact);
    for (size_t i = 0; i < b->steps; i++)
        if (chains->step[i].chain == c) {
            RAT_EACH(clear, &b->step[i].bound, &b->step[i].finish, &b->step[i].exact);
        }
    for (size_t p = 0; p < b->paths; p++)
        for (size_t k = 0; k < chains->path[p].count; k++)
            if (chains->path[p].through[k] == c) {
                struct bound_path_result *const r = &b->path[p];
                RAT_EACH(clear, &r->reaction, &r->age);
                r->verdict = GPURTA_UNKNOWN;
                if (!r->reason && !(r->reason = text_in(&b->arena, LONGER)))
                    return false;
            }
    return true;
}

/* The reason of a late chain that has none yet, with its numbers. false: out of memory. */
static bool tell_late(struct bound *const b, const size_t c)
{
    struct bound_chain_result *const r = &b->chain[c];
    const bool exact = rat_given(&r->exact), missed = r->verdict == GPURTA_UNSCHEDULABLE;
    const struct rat *const time = exact    ? &r->exact
                                   : missed ? &b->observed.chain[c].response
                                            : &r->bound;
    char text[300] = "a run was observed in which a step ends after its own deadline";
    char taken[60], due[60];
    const bool late = rat_given(time) && rat_given(&r->deadline) && rat_cmp(time, &r->deadline) > 0;
    if (r->reason || r->verdict == GPURTA_SCHEDULABLE || (!late && !missed))
        return true;
    if (exact)
        snprintf(text, sizeof text, "the exact worst finish of a step is after its own deadline");
    if (late) {
        rat_decimal_up(taken, sizeof taken, time);
        rat_decimal_up(due, sizeof due, &r->deadline);
        snprintf(text, sizeof text, "%s %s exceeds its deadline %s%s",
                 exact    ? "its exact worst response"
                 : missed ? "a run was observed in which its response"
                          : "its bound",
                 taken, due,
                 exact || missed ? ""
                 : b->searched   ? ", and no miss was observed"
                                 : ", and no miss was looked for (option search)");
    }
    r->reason = text_in(&b->arena, text);
    return r->reason;
}

static bool judge(struct bound *const b, const gpurta_model *const model,
                  const gpurta_chains *const chains)
{
    char left_out[LEFT_OUT_TEXT];
    const bool apart = model_left_out(model, left_out);
    bool good = true;
    for (size_t p = 0; p < b->paths && left_out[0] && !apart; p++)
        b->path[p].verdict = GPURTA_UNKNOWN;
    for (size_t c = b->chains; good && c-- > 0;) {
        const bool wrong = refuted(b, model, c);
        good = judge_chain(b, &b->chain[c], wrong, left_out, apart);
        good = good && tell_late(b, c);
        if (wrong) {
            good = good && withdraw(b, chains, c);
            snprintf(b->reason, sizeof b->reason, REFUTED, NAME_OF(&chains->chain[c]));
        }
        if (wrong || left_out[0])
            b->verdict = GPURTA_UNKNOWN;
    }
    if (left_out[0])
        snprintf(b->reason, sizeof b->reason, "%s%s", left_out,
                 apart ? "; each chain's verdict is of its jobs alone: what ran before the first "
                         "and after the last is not judged"
                       : "");
    const char *const share = model_left_out_share(model);
    if (share && share[strspn(share, "0.%")] && !left_out[0] && b->assumptions < MOST_ASSUMPTIONS) {
        char text[LEFT_OUT_TEXT];
        snprintf(
            text, sizeof text,
            "what the profile has in no chain, %.20s of its GPU time, does not run beside them "
            "(key left_out)",
            share);
        b->assumption[b->assumptions] = text_in(&b->arena, text);
        good = b->assumption[b->assumptions++] && good;
    }
    if (left_out[0] && apart && b->assumptions < MOST_ASSUMPTIONS)
        b->assumption[b->assumptions++] =
            "from the release of the chains' first job to the end of their last one no other work "
            "runs on the GPU (of a profile: at most 1%, key within)";
    return good;
}

gpurta_status bound_result_doubted(gpurta_result **const result, struct bound *const bound,
                                   const gpurta_chains *const chains,
                                   const gpurta_model *const model, const char *const doubt,
                                   gpurta_error *const error)
{
    bool good = true;
    for (size_t c = 0; model && doubt[0] && good && c < bound->chains; c++)
        good = !refuted(bound, model, c) || withdraw(bound, chains, c);
    for (size_t p = 0; doubt[0] && p < bound->paths; p++)
        bound->path[p].verdict = GPURTA_UNKNOWN;
    for (size_t c = 0; doubt[0] && good && c < bound->chains; c++)
        good = judge_chain(bound, &bound->chain[c], false, doubt, false);
    if (doubt[0]) {
        bound->verdict = GPURTA_UNKNOWN;
        snprintf(bound->reason, sizeof bound->reason, "%s", doubt);
    }
    if (good)
        return bound_result(result, bound, chains, error);
    bound_destroy(bound);
    return fail_memory(error);
}

gpurta_status profile_doubt(const gpurta_model *const model, const gpurta_options *const options,
                            char doubt[const DOUBT_TEXT], gpurta_error *const error)
{
    struct inputs in;
    struct bound *bound = NULL;
    const size_t count = gpurta_model_rows(model, GPURTA_SECTION_CHAINS);
    size_t observed = 0;
    (void)model_left_out(model, doubt);
    while (observed < count &&
           !find_cell(model, gpurta_model_row(model, GPURTA_SECTION_CHAINS, observed),
                      GPURTA_KEY_CHAIN_OBSERVED))
        observed++;
    if (doubt[0] || observed == count)
        return GPURTA_OK;
    gpurta_status status =
        inputs_take(&in, model, options, TAKE_CHAINS | TAKE_PLATFORM | TAKE_RUNLIST, error);
    if (!status)
        status = bound_only(&bound, in.chains, in.platform, in.options, NULL, error);
    for (size_t c = count; bound && c-- > 0;)
        if (refuted(bound, model, c))
            snprintf(doubt, DOUBT_TEXT, REFUTED, NAME_OF(&in.chains->chain[c]));
    bound_destroy(bound);
    return inputs_end(&in, status, error);
}

gpurta_status gpurta_bound(const gpurta_model *const model, const gpurta_options *const options,
                           gpurta_result **const result, gpurta_error *const error)
{
    struct inputs in;
    struct bound *bound = NULL;
    gpurta_result *made = NULL;
    gpurta_status status =
        inputs_take(&in, model, options, TAKE_CHAINS | TAKE_PLATFORM | TAKE_RUNLIST, error);
    if (!status && !result)
        status = fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "bound: NULL argument");
    if (!status)
        status = bound_with(&bound, in.chains, in.platform, in.options, NULL, error);
    if (!status && bound && judge(bound, model, in.chains)) {
        status = bound_result(&made, bound, in.chains, error);
    } else if (!status) {
        bound_destroy(bound);
        status = fail_memory(error);
    }
    return inputs_give(&in, status, made, GPURTA_BOUND_ASSUMPTIONS, result, error);
}
