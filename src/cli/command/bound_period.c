/* gpurta bound of chains whose period is unknown: what can be said without it. */
#include "cli/command/bound_period.h"

#include "base/values.h"
#include "cli/base/memory.h"

#include <stdlib.h>

#define LONG "1000000000000000000" /* a period beyond which no bound is looked for */

static size_t chains_of(const struct scenario *const s)
{
    return gpurta_model_rows(s->given.model, GPURTA_SECTION_CHAINS);
}

static gpurta_status set_period(const struct scenario *const s, const size_t chain,
                                mpq_srcptr period, gpurta_error *const error)
{
    gpurta_model *const model = s->given.model;
    return gpurta_set_exact(model, gpurta_model_row(model, GPURTA_SECTION_CHAINS, chain),
                            GPURTA_KEY_CHAIN_PERIOD, period, error);
}

static gpurta_status set_periods(const struct scenario *const s, mpq_srcptr period,
                                 gpurta_error *const error)
{
    gpurta_status status = GPURTA_OK;
    for (size_t c = 0; !status && c < chains_of(s); c++)
        if (scenario_no_period(s, c))
            status = set_period(s, c, period, error);
    return status;
}

/* Bounds of all chains, in which those without a period have one job at a time. */
static gpurta_status take_bounds(const struct scenario *const s, struct without_period *const all,
                                 const gpurta_options *const options, mpq_ptr longest,
                                 gpurta_result **const bounds, gpurta_error *const error)
{
    gpurta_result_destroy(*bounds);
    *bounds = NULL;
    gpurta_status status = gpurta_bound(s->given.model, options, bounds, error);
    const gpurta_result *const result = *bounds;
    mpq_set_ui(longest, 0, 1);
    for (size_t c = 0; !status && c < chains_of(s); c++) {
        all[c].bounded = result_time(result, GPURTA_BOUND_CHAINS_BOUND, c, all[c].bound);
        const char *const why = result_text(result, GPURTA_BOUND_CHAINS_REASON, c);
        free(all[c].why);
        all[c].why = all[c].bounded || !why ? NULL : duplicate(why);
        if (all[c].bounded && mpq_cmp(all[c].bound, longest) > 0)
            mpq_set(longest, all[c].bound);
    }
    return status;
}

/* The smallest period of a chain with which every bound is within its deadline. Its own bound is
 * tried first: no shorter one passes where the deadline is the period. */
static gpurta_status take_period(const struct scenario *const s, struct without_period *const one,
                                 const size_t c, const gpurta_options *const options,
                                 gpurta_error *const error)
{
    gpurta_verdict found = GPURTA_UNKNOWN;
    const size_t row = gpurta_model_row(s->given.model, GPURTA_SECTION_CHAINS, c);
    gpurta_result *result = NULL;
    LOCAL_MPQ(period, low);
    (void)gpurta_model_exact(s->given.model, row, GPURTA_KEY_CHAIN_PERIOD, period);
    mpq_set(one->period, one->bound);
    gpurta_status status = set_period(s, c, one->bound, error);
    if (!status)
        status = gpurta_bound(s->given.model, options, &result, error);
    if (!status)
        found = result_verdict(result, GPURTA_BOUND_VERDICT, 0);
    gpurta_result_destroy(result);
    if (!status)
        status = set_period(s, c, period, error);
    const bool own = gpurta_model_exact(s->given.model, row, GPURTA_KEY_CHAIN_DEADLINE, low);
    if (!status && (found != GPURTA_SCHEDULABLE || own))
        status = gpurta_bound_sensitivity(s->given.model, GPURTA_BOUND_MIN_PERIOD, c, options,
                                          &found, low, one->period, error);
    one->passes = found == GPURTA_SCHEDULABLE;
    return status;
}

static gpurta_status share(gpurta_options *const options, const int64_t limit, const size_t parts,
                           gpurta_error *const error)
{
    const int64_t part = limit / (int64_t)parts;
    return gpurta_options_set(options, GPURTA_OPTION_BOUND_LIMIT, part ? part : 1, error);
}

/* What is in no chain is not asked about here. */
static gpurta_status forget_left_out(gpurta_model *const model, gpurta_error *const error)
{
    const size_t row = gpurta_model_row(model, GPURTA_SECTION_LEFT_OUT, 0);
    if (row == GPURTA_NONE)
        return GPURTA_OK;
    gpurta_status status = gpurta_set_text(model, row, GPURTA_KEY_LEFT_OUT_SHARE, "0%", error);
    if (!status)
        status = gpurta_set_count(model, row, GPURTA_KEY_LEFT_OUT_HELD_UP, 0, error);
    if (!status)
        status = gpurta_set_count(model, row, GPURTA_KEY_LEFT_OUT_OPAQUE, 0, error);
    return status;
}

/* Half of the limit is for the bounds, half for the periods. */
static gpurta_status take_all(const struct scenario *const s, struct without_period *const all,
                              gpurta_options *const options, gpurta_result **const bounds,
                              gpurta_error *const error)
{
    const size_t count = chains_of(s);
    size_t asked = 0;
    int64_t limit;
    LOCAL_MPQ(period);
    gpurta_status status = gpurta_options_get(options, GPURTA_OPTION_BOUND_LIMIT, &limit, error);
    if (!status)
        status = gpurta_options_set(options, GPURTA_OPTION_BOUND_SEARCH, 0, error);
    if (!status)
        status = share(options, limit, 4, error);
    if (!status)
        status = forget_left_out(s->given.model, error);
    mpq_set_str(period, LONG, 10);
    /* then four times the longest bound, which is so long that each still has one job at a time */
    for (int i = 0; !status && i < 2 && mpq_sgn(period) > 0; i++) {
        status = set_periods(s, period, error);
        if (!status)
            status = take_bounds(s, all, options, period, bounds, error);
        mpq_mul_2exp(period, period, 2);
    }
    for (size_t c = 0; c < count; c++)
        asked += all[c].bounded && scenario_no_period(s, c);
    if (!status && asked)
        status = share(options, limit, 4 * asked, error);
    for (size_t c = 0; !status && c < count; c++)
        if (all[c].bounded && scenario_no_period(s, c))
            status = take_period(s, &all[c], c, options, error);
    return status;
}

struct without_period *bound_without_period(const struct scenario *const s,
                                            gpurta_options *const options,
                                            gpurta_result **const bounds)
{
    const size_t count = chains_of(s);
    gpurta_error error;
    struct without_period *const all = allocate_zeroed(count + 1, sizeof *all);
    for (size_t c = 0; c < count; c++)
        mpq_inits(all[c].bound, all[c].period, NULL);
    const bool good = take_all(s, all, options, bounds, &error) == GPURTA_OK;
    for (size_t c = 0; c < count && !good; c++)
        all[c].bounded = all[c].passes = false;
    return all;
}

void bound_forget_periods(struct without_period *const all, const size_t count)
{
    for (size_t c = 0; all && c < count; c++) {
        mpq_clears(all[c].bound, all[c].period, NULL);
        free(all[c].why);
    }
    free(all);
}
