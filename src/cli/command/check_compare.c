/* gpurta check: the comparison. */
#include "cli/base/arrays.h"
#include "cli/base/member.h"
#include "cli/base/whole.h"
#include "cli/command/check.h"

#include <stdlib.h>

/* ---- the prediction ---- */

size_t check_place(const struct check *const c, const size_t i)
{
    return c->place ? c->place[i] : i;
}

bool check_predicted_block(const struct check *const c, const size_t i, const size_t b,
                           int64_t *const sm, mpq_ptr from, mpq_ptr to)
{
    size_t row; /* every operation has one job, of its number */
    if (!result_inside(c->simulation, GPURTA_SIMULATE_BLOCKS, check_place(c, i), b, &row))
        return false;
    *sm = result_count(c->simulation, GPURTA_SIMULATE_BLOCKS_SM, row);
    result_time(c->simulation, GPURTA_SIMULATE_BLOCKS_START, row, from);
    result_time(c->simulation, GPURTA_SIMULATE_BLOCKS_END, row, to);
    if (c->sm_at)
        *sm = c->sm_at[*sm];
    return true;
}

void check_seen_at(const struct check *const c, const int64_t ns, mpq_ptr time)
{
    measuring_time(time, ns, c->scenario->unit, c->m);
    mpq_add(time, time, c->origin);
}

/* ---- a line ---- */

/* How far `time` is above (sign 1) or below (-1) the prediction, for certain or perhaps beyond the
 * tolerance. */
static enum fit beyond(const struct line *const line, mpq_srcptr time, const int sign,
                       mpq_srcptr uncertainty)
{
    enum fit fit = FIT_AGREES;
    LOCAL_MPQ(by, least);
    mpq_sub(by, time, line->predicted);
    if (sign < 0)
        mpq_neg(by, by);
    mpq_sub(least, by, uncertainty);
    mpq_add(by, by, uncertainty);
    if (mpq_cmp(by, line->tolerance) > 0)
        fit = mpq_cmp(least, line->tolerance) > 0 ? FIT_DISAGREES : FIT_UNKNOWN;
    return fit;
}

/* Of an operation whose prediction is set. A prediction is to be safe and close: every repetition
 * counts where it is late, the median where it is early. */
static void judge(const struct check *const c, struct line *const line)
{
    LOCAL_MPQ(span);
    result_time(c->scenario->resolved, GPURTA_MODEL_OPERATIONS_RELEASE, line->item, span);
    mpq_sub(span, line->predicted, span);
    mpq_sub(line->error, line->measured, line->predicted);
    mpq_div(line->relative, line->error, span);
    mpq_mul(span, span, c->tolerance.share);
    set_whole(mpq_numref(line->tolerance), measuring_scale(c->m));
    mpz_set_ui(mpq_denref(line->tolerance), 1);
    mpq_div(line->tolerance, c->tolerance.absolute, line->tolerance);
    mpq_add(line->tolerance, line->tolerance, span);
    measuring_time(span, c->uncertainty == GPURTA_NOT_KNOWN ? 0 : c->uncertainty, c->scenario->unit,
                   c->m);
    const enum fit late = beyond(line, line->maximum, 1, span);
    const enum fit early = beyond(line, line->measured, -1, span);
    line->fit = late > early ? late : early;
    mpq_add(span, span, span);
    line->coarse = mpq_cmp(span, line->tolerance) > 0;
}

enum fit check_fit(const struct check *const c, const struct line *const of, mpq_srcptr completion)
{
    struct line line = *of;
    mpq_inits(line.predicted, line.error, line.relative, line.tolerance, NULL);
    mpq_set(line.predicted, completion);
    judge(c, &line);
    mpq_clears(line.predicted, line.error, line.relative, line.tolerance, NULL);
    return line.fit;
}

static bool is_within(const struct line *const line, mpq_srcptr time)
{
    LOCAL_MPQ(by);
    mpq_sub(by, time, line->predicted);
    mpq_abs(by, by);
    return mpq_cmp(by, line->tolerance) <= 0;
}

/* Over all repetitions: the worst one, and how many are outside the tolerance. */
static void compare_repetitions(const struct check *const c, struct line *const line)
{
    int64_t completion;
    LOCAL_MPQ(time);
    mpq_add(time, line->minimum, line->maximum);
    mpq_div_2exp(time, time, 1);
    mpq_set(line->worst, mpq_cmp(time, line->predicted) < 0 ? line->minimum : line->maximum);
    for (size_t run = 0; !is_within(line, line->worst) && run < (size_t)c->runs; run++)
        if (gpurta_measurement_operation(c->m, run, line->item, NULL, &completion)) {
            check_seen_at(c, completion, time);
            line->outside += !is_within(line, time);
        }
}

/* When it began, in a profile: the median is the lower of the two in the middle, as of completions.
 */
static void compare_starts(const struct check *const c, struct line *const line)
{
    int64_t *const all = allocate((size_t)c->runs * sizeof *all), statistics[STATISTICS];
    for (size_t run = 0; run < (size_t)c->runs; run++)
        all[run] = c->observed.starts[run * c->count + line->item];
    statistics_of(all, (size_t)c->runs, statistics);
    check_seen_at(c, statistics[MEDIAN], line->started);
    free(all);
    if (c->simulation)
        result_time(c->simulation, GPURTA_SIMULATE_OPERATIONS_DISPATCHED,
                    check_place(c, line->item), line->start);
    else
        no_time(line->start);
}

static const char *const fit_words[] = {"agrees", "unknown", "disagrees"};

static void take_fit(struct check *const c, struct line *const line)
{
    line->verdict = fit_words[line->fit];
    line->agrees = line->fit == FIT_UNKNOWN ? -1 : line->fit == FIT_AGREES;
    c->agrees = c->agrees && line->fit == FIT_AGREES;
    c->agreeing += line->fit == FIT_AGREES;
    c->unknown += line->fit == FIT_UNKNOWN;
}

static void compare_operation(struct check *const c, struct line *const line)
{
    const size_t place = check_place(c, line->item);
    int64_t ns[STATISTICS] = {0};
    if (!recording_statistics(&c->observed, line->item, ns))
        out_of_memory();
    check_seen_at(c, ns[LEAST], line->minimum);
    check_seen_at(c, ns[MEDIAN], line->measured);
    check_seen_at(c, ns[LARGEST], line->maximum);
    if (c->rta)
        result_time(c->rta, GPURTA_RTA_KERNELS_COMPLETION, place, line->predicted);
    else
        result_time(c->simulation, GPURTA_SIMULATE_OPERATIONS_COMPLETION, place, line->predicted);
    judge(c, line);
    if (c->observed.starts)
        compare_starts(c, line);
    compare_repetitions(c, line);
    take_fit(c, line);
    c->coarse = c->coarse || line->coarse;
    line->moved = c->moved;
    line->uncertainty = c->uncertainty;
    if (c->uncertainty == GPURTA_NOT_KNOWN)
        line->coarse = -1;
}

/* ---- operations ---- */

void check_places(const struct check *const c, const gpurta_result *const simulation,
                  const int64_t *const sm_at, int64_t *const same, int64_t *const blocks,
                  struct misplaced *const first)
{
    int64_t found;
    size_t row;
    if (!simulation || gpurta_platform_get(c->scenario->platform, GPURTA_PLATFORM_SLOTS))
        return;
    for (size_t run = 0; run < (size_t)c->runs; run++)
        for (size_t i = 0; i < c->count; i++)
            for (size_t b = 0;
                 result_inside(simulation, GPURTA_SIMULATE_BLOCKS, check_place(c, i), b, &row) &&
                 gpurta_measurement_block(c->m, run, i, b, &found, NULL, NULL);
                 b++) {
                const int64_t sm = result_count(simulation, GPURTA_SIMULATE_BLOCKS_SM, row);
                const int64_t expected = sm_at ? sm_at[sm] : sm;
                if (first && expected != found && *same == *blocks) {
                    *first = (struct misplaced){i,     (int64_t)run + 1, (int64_t)b, expected,
                                                found, .kernel = NULL};
                    first->kernel = recording_name(c->scenario, i);
                }
                *same += expected == found;
                ++*blocks;
            }
}

/* A measurement counts from its first launch. Where that is not the scenario's, since nothing is
 * told of copies before it, it is the first of those that are compared. */
static void find_origin(struct check *const c)
{
    measuring_origin(c->origin, c->scenario);
    if (c->lines == c->count || !c->simulation)
        return;
    LOCAL_MPQ(release);
    for (size_t k = 0; k < c->lines; k++) {
        result_time(c->simulation, GPURTA_SIMULATE_OPERATIONS_RELEASE,
                    check_place(c, c->line[k].item), release);
        if (k == 0 || mpq_cmp(release, c->origin) < 0)
            mpq_set(c->origin, release);
    }
}

int check_compare(struct check *const c)
{
    find_origin(c);
    c->agrees = true;
    for (size_t k = 0; k < c->lines; k++)
        compare_operation(c, &c->line[k]);
    if (c->uncertainty == GPURTA_NOT_KNOWN)
        c->coarse = -1;
    check_places(c, c->simulation, c->sm_at, &c->same, &c->blocks, &c->first);
    c->placed = c->blocks > 0;
    c->elsewhere = c->same < c->blocks;
    if (c->placed) {
        set_whole(mpq_numref(c->share), c->same);
        set_whole(mpq_denref(c->share), c->blocks);
        mpq_canonicalize(c->share);
    }
    if (c->least_share && c->blocks == 0) {
        complain("--placement: the prediction has no SMs, so that no block can be compared");
        return EXIT_USAGE;
    }
    if (c->blocks && (double)c->same * 100 < (double)c->least_share * (double)c->blocks)
        c->agrees = false;
    c->agrees = c->agrees && !c->beyond;
    c->verdict = fit_words[c->agrees ? FIT_AGREES : FIT_DISAGREES];
    return -1;
}

int check_masks(struct check *const c)
{
    const int64_t each = gpurta_partition_sms_per_tpc(c->scenario->platform);
    struct foreign *const foreign = c->scenario->foreign;
    struct masks *const masks = &c->observed.masks;
    int64_t sm;
    if (foreign && foreign->masks &&
        !masks->count) { /* a log has no masks: its configuration has */
        *masks = *foreign->masks;
        *foreign->masks = (struct masks){.mask = NULL};
    }
    if (!masks->count)
        return -1;
    if (c->list) {
        complain("--sm-order: a list of SMs is not taken where masks tell which ones are used");
        return EXIT_USAGE;
    }
    const int end = masks_apply(masks, c->scenario);
    for (size_t k = 0; end < 0 && k < c->lines; k++) {
        struct line *const line = &c->line[k];
        const struct mask *const mask = mask_of(masks, line->item);
        if (!mask)
            continue;
        mask_sms(mask, c->scenario->platform, line->sms);
        line->mask = mask->text;
        line->leaves = line->sms;
    }
    for (size_t run = 0; end < 0 && run < (size_t)c->runs; run++)
        for (size_t i = 0; i < c->count; i++) {
            const struct mask *const mask = mask_of(masks, i);
            for (size_t b = 0; mask && gpurta_measurement_block(c->m, run, i, b, &sm, NULL, NULL);
                 b++) {
                if (mask_leaves(mask, each, sm) || c->beyond++)
                    continue;
                c->first_beyond = (struct misplaced){.operation = i,
                                                     .run = (int64_t)run + 1,
                                                     .block = (int64_t)b,
                                                     .measured = sm,
                                                     .mask = mask->text};
                c->first_beyond.kernel = recording_name(c->scenario, i);
            }
        }
    return end;
}

/* ---- tasks ---- */

/* The largest response against the bound: what no clock can hide is above, what it might is
 * unknown. */
static void compare_channel(const struct check *const c, struct line *const line)
{
    const struct channel *const observed = &c->observed.channel[line->item];
    const char *const reason =
        result_text(c->runlist, GPURTA_RUNLIST_TASKS_BOUND_REASON, line->item);
    int64_t ns[STATISTICS];
    mpq_t uncertainty, response;
    line->level = result_text(c->runlist, GPURTA_RUNLIST_TASKS_LEVEL, line->item);
    line->jobs = (int64_t)observed->jobs;
    line->uncertainty = observed->uncertainty;
    if (!result_time(c->runlist, GPURTA_RUNLIST_TASKS_PUBLISHED, line->item, line->published))
        no_time(line->published);
    const bool bound =
        result_time(c->runlist, GPURTA_RUNLIST_TASKS_BOUND, line->item, line->predicted);
    if (!bound)
        no_time(line->predicted);
    if (!bound || !recording_statistics(&c->observed, line->item, ns)) {
        no_time(line->maximum);
        no_time(line->tolerance);
        return;
    }
    mpq_inits(uncertainty, response, NULL);
    mpq_mul(line->tolerance, line->predicted, c->tolerance.share);
    mpq_add(line->tolerance, line->tolerance, c->tolerance.absolute);
    measuring_time(line->maximum, ns[LARGEST], c->scenario->unit, c->m);
    measuring_time(uncertainty, observed->uncertainty, c->scenario->unit, c->m);
    line->fit = beyond(line, line->maximum, 1, uncertainty);
    for (size_t j = 0; line->fit == FIT_DISAGREES && j < observed->jobs; j++) {
        measuring_time(response, observed->job[j].end - observed->job[j].launched,
                       c->scenario->unit, c->m);
        line->outside += beyond(line, response, 1, uncertainty) == FIT_DISAGREES;
    }
    mpq_clears(uncertainty, response, NULL);
    line->reason = line->fit == FIT_UNKNOWN ? "the clocks are not aligned well enough" : NULL;
    if (reason || !observed->set) {
        line->fit = FIT_UNKNOWN;
        line->reason = reason ? reason : "its level and timeslice were not set";
    }
}

/* A bound counts on turns, and on the levels of all channels. */
int check_channels(struct check *const c)
{
    struct scenario *const scenario = c->scenario;
    gpurta_error error;
    bool set = true;
    const gpurta_status status = gpurta_runlist(scenario->given.model, NULL, &c->runlist, &error);
    if (status != GPURTA_OK)
        return scenario_complain(scenario, NEED_TASKS, status, &error);
    for (size_t i = 0; i < c->count; i++) {
        compare_channel(c, &c->line[i]);
        set = set && c->observed.channel[i].set;
    }
    c->together = channels_together(&c->observed, &c->side[0], &c->side[1]);
    enum fit all = c->together ? FIT_DISAGREES : FIT_AGREES;
    for (size_t i = 0; i < c->count; i++) {
        struct line *const line = &c->line[i];
        if (!is_time(line->maximum))
            continue;
        if (!set) {
            line->fit = FIT_UNKNOWN;
            line->reason =
                line->reason ? line->reason : "levels and timeslices of others were not set";
        }
        take_fit(c, line);
        all = line->fit > all ? line->fit : all;
    }
    c->verdict = fit_words[all];
    c->agrees = all == FIT_AGREES;
    return -1;
}
