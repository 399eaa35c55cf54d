/* gpurta check: the comparison. */
#include "cli/base/memory.h"
#include "cli/command/check.h"

#include <stdlib.h>

void line_init(struct line *const line)
{
    mpq_init(line->predicted);
    mpq_init(line->measured);
    mpq_init(line->minimum);
    mpq_init(line->maximum);
    mpq_init(line->error);
    mpq_init(line->relative);
    mpq_init(line->tolerance);
    mpq_init(line->start);
    mpq_init(line->started);
}

void line_clear(struct line *const line)
{
    mpq_clear(line->predicted);
    mpq_clear(line->measured);
    mpq_clear(line->minimum);
    mpq_clear(line->maximum);
    mpq_clear(line->error);
    mpq_clear(line->relative);
    mpq_clear(line->tolerance);
    mpq_clear(line->start);
    mpq_clear(line->started);
}

static void predicted(const struct check *const c, const size_t i, mpq_ptr time)
{
    if (c->rta)
        result_time(c->rta, GPURTA_RTA_KERNELS_COMPLETION, check_place(c, i), time);
    else
        gpurta_simulation_time_of(c->simulation, check_place(c, i), 0, GPURTA_SIMULATION_COMPLETION,
                                  time);
}

/* ns of the measurement on the scenario's clock. */
void check_seen_at(const struct check *const c, const int64_t ns, mpq_ptr time)
{
    measuring_time(time, ns, c->scenario->unit, c->m);
    mpq_add(time, time, c->origin);
}

static bool is_within(const struct line *const line, mpq_srcptr time)
{
    mpq_t distance;
    mpq_init(distance);
    mpq_sub(distance, time, line->predicted);
    mpq_abs(distance, distance);
    const bool within = mpq_cmp(distance, line->tolerance) <= 0;
    mpq_clear(distance);
    return within;
}

/* Over all repetitions: the worst one, and how many are outside the tolerance. */
static void compare_repetitions(struct check *const c, const size_t i)
{
    struct line *const line = &c->line[i];
    int64_t completion;
    mpq_t time;
    mpq_init(time);
    mpq_add(time, line->minimum, line->maximum);
    mpq_div_2exp(time, time, 1);
    line->worst = mpq_cmp(time, line->predicted) < 0 ? line->minimum : line->maximum;
    for (size_t run = 0; !is_within(line, line->worst) && run < gpurta_measurement_runs(c->m);
         run++) {
        if (!gpurta_measurement_operation(c->m, run, i, NULL, &completion))
            continue;
        check_seen_at(c, completion, time);
        line->outside += !is_within(line, time);
    }
    mpq_clear(time);
}

/* How far `time` is above (sign 1) or below (-1) the prediction, for certain or perhaps beyond the
 * tolerance. */
static enum fit beyond(const struct line *const line, mpq_srcptr time, const int sign,
                       mpq_srcptr uncertainty)
{
    enum fit fit = FIT_AGREES;
    mpq_t by, least;
    mpq_init(by);
    mpq_init(least);
    mpq_sub(by, time, line->predicted);
    if (sign < 0)
        mpq_neg(by, by);
    mpq_sub(least, by, uncertainty);
    mpq_add(by, by, uncertainty);
    if (mpq_cmp(by, line->tolerance) > 0)
        fit = mpq_cmp(least, line->tolerance) > 0 ? FIT_DISAGREES : FIT_UNKNOWN;
    mpq_clear(by);
    mpq_clear(least);
    return fit;
}

/* A prediction is to be safe and close: every repetition counts where it is late, the median where
 * it is early. */
static void judge_line(const struct check *const c, struct line *const line)
{
    const int64_t ns = gpurta_measurement_fact(c->m, GPURTA_FACT_OFFSET_UNCERTAINTY_NS);
    mpq_t uncertainty;
    mpq_init(uncertainty);
    if (ns != GPURTA_NOT_KNOWN)
        measuring_time(uncertainty, ns, c->scenario->unit, c->m);
    const enum fit late = beyond(line, line->maximum, 1, uncertainty);
    const enum fit early = beyond(line, line->measured, -1, uncertainty);
    line->fit = late > early ? late : early;
    mpq_add(uncertainty, uncertainty, uncertainty);
    line->coarse = mpq_cmp(uncertainty, line->tolerance) > 0;
    mpq_clear(uncertainty);
}

/* A line whose prediction is set. False: out of memory, which is reported. */
static bool compare_line(const struct check *const c, const size_t i, struct line *const line)
{
    struct completions values;
    char scale[24];
    mpq_t span;
    if (!measuring_completions(c->m, i, &values))
        return false;
    mpq_init(span);
    check_seen_at(c, values.ns[COMPLETION_MINIMUM], line->minimum);
    check_seen_at(c, values.ns[COMPLETION_MEDIAN], line->measured);
    check_seen_at(c, values.ns[COMPLETION_MAXIMUM], line->maximum);
    mpq_sub(line->error, line->measured, line->predicted);
    gpurta_program_time(c->scenario->program, i, GPURTA_OPERATION_RELEASE, span);
    mpq_sub(span, line->predicted, span);
    mpq_div(line->relative, line->error, span);
    snprintf(scale, sizeof scale, "%lld", (long long)measuring_scale(c->m));
    mpq_set_str(line->tolerance, scale, 10);
    mpq_div(line->tolerance, c->tolerance.absolute, line->tolerance);
    mpq_mul(span, span, c->tolerance.share);
    mpq_add(line->tolerance, line->tolerance, span);
    mpq_clear(span);
    judge_line(c, line);
    return true;
}

static int by_number(const void *const a, const void *const b)
{
    const int64_t x = *(const int64_t *)a, y = *(const int64_t *)b;
    return (x > y) - (x < y);
}

/* The lower of the two in the middle, as of completions. False: out of memory, which is reported.
 */
static bool compare_starts(const struct check *const c, const size_t i, struct line *const line)
{
    const size_t runs = gpurta_measurement_runs(c->m);
    int64_t *const all = allocate(runs * sizeof *all);
    for (size_t run = 0; run < runs; run++)
        all[run] = c->starts[run * c->count + i];
    qsort(all, runs, sizeof *all, by_number);
    check_seen_at(c, all[(runs - 1) / 2], line->started);
    free(all);
    if (c->simulation)
        gpurta_simulation_time_of(c->simulation, check_place(c, i), 0, GPURTA_SIMULATION_DISPATCHED,
                                  line->start);
    return true;
}

static int compare_operation(struct check *const c, const size_t i)
{
    struct line *const line = &c->line[i];
    predicted(c, i, line->predicted);
    if (!compare_line(c, i, line) || (c->starts && !compare_starts(c, i, line)))
        return EXIT_UNABLE;
    compare_repetitions(c, i);
    c->agrees = c->agrees && line->fit == FIT_AGREES;
    c->unknown += line->fit == FIT_UNKNOWN;
    c->coarse = c->coarse || line->coarse;
    return -1;
}

enum fit check_fit(const struct check *const c, const size_t i, mpq_srcptr completion)
{
    struct line line;
    line_init(&line);
    mpq_set(line.predicted, completion);
    const enum fit fit = compare_line(c, i, &line) ? line.fit : FIT_UNKNOWN;
    line_clear(&line);
    return fit;
}

/* A block as simulated, on the SM of the rank that the simulator gave it. */
bool check_predicted_block(const struct check *const c, const size_t i, const size_t b,
                           int64_t *const sm, mpq_ptr from, mpq_ptr to)
{
    if (!c->simulation ||
        !gpurta_simulation_block(c->simulation, check_place(c, i), 0, b, sm, from, to))
        return false;
    if (c->sm_at)
        *sm = c->sm_at[*sm];
    return true;
}

static void compare_places(struct check *const c)
{
    int64_t expected, found;
    if (!c->simulation || gpurta_platform_get(c->scenario->platform, GPURTA_PLATFORM_SLOTS))
        return;
    for (size_t run = 0; run < gpurta_measurement_runs(c->m); run++)
        for (size_t i = 0; i < c->count; i++)
            for (size_t b = 0; check_predicted_block(c, i, b, &expected, NULL, NULL) &&
                               gpurta_measurement_block(c->m, run, i, b, &found, NULL, NULL);
                 b++) {
                c->same += expected == found;
                if (expected != found && c->same == c->blocks)
                    c->first = (struct elsewhere){run, i, b, expected, found};
                c->blocks++;
            }
}

/* A measurement counts from its first launch. Where that is not the scenario's, since nothing is
 * told of copies before it, it is the first of those that are compared. */
static void find_origin(struct check *const c)
{
    mpq_t release;
    measuring_origin(c->origin, c->scenario);
    if (c->kernels == c->count || !c->simulation)
        return;
    mpq_init(release);
    for (size_t k = 0; k < c->kernels; k++) {
        gpurta_simulation_time_of(c->simulation, check_place(c, c->compared[k]), 0,
                                  GPURTA_SIMULATION_RELEASE, release);
        if (k == 0 || mpq_cmp(release, c->origin) < 0)
            mpq_set(c->origin, release);
    }
    mpq_clear(release);
}

int check_compare(struct check *const c)
{
    int end = -1;
    find_origin(c);
    c->agrees = true;
    for (size_t k = 0; end < 0 && k < c->kernels; k++)
        end = compare_operation(c, c->compared[k]);
    compare_places(c);
    if (end < 0 && c->least_share && c->blocks == 0) {
        complain("--placement: the prediction has no SMs, so that no block can be compared");
        return EXIT_USAGE;
    }
    if (c->blocks && (double)c->same * 100 < (double)c->least_share * (double)c->blocks)
        c->agrees = false;
    c->agrees = c->agrees && !c->beyond;
    return end;
}

size_t check_agreeing(const struct check *const c)
{
    size_t n = 0;
    for (size_t k = 0; k < c->kernels; k++)
        n += c->line[c->compared[k]].fit == FIT_AGREES;
    return n;
}
