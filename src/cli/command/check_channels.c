/* gpurta check, of tasks: the bounds of the runlist against responses that were measured. */
#include "cli/base/report.h"
#include "cli/command/channels_view.h"
#include "cli/command/runlist_view.h"

#include <stdlib.h>

/* A channel of which responses are compared. */
struct compared {
    mpq_t measured, tolerance;
    bool has; /* a bound and a response */
    size_t outside;
    enum fit fit;
    const char *reason; /* of unknown */
};

struct report {
    const struct check *check;
    struct channels_seen *observed;
    struct runlist_view view;
    struct compared *channel;
    size_t first, second; /* that worked at the same time */
    bool together;
    enum fit fit; /* of all */
};

/* ---- comparing ---- */

static void in_unit(const struct report *const r, const int64_t ns, mpq_ptr time)
{
    measuring_time(time, ns, r->check->scenario->unit, r->observed->facts);
}

/* The tolerance of a bound. */
static void find_tolerance(const struct report *const r, struct compared *const c, mpq_srcptr bound)
{
    mpq_mul(c->tolerance, bound, r->check->tolerance.share);
    mpq_add(c->tolerance, c->tolerance, r->check->tolerance.absolute);
}

/* What no clock can hide is above, what it might is unknown. */
static void compare_job(struct report *const r, const size_t i, const int64_t response,
                        mpq_srcptr most)
{
    struct compared *const c = &r->channel[i];
    mpq_t time;
    mpq_init(time);
    in_unit(r, response - r->observed->channel[i].uncertainty, time);
    const bool above = mpq_cmp(time, most) > 0;
    in_unit(r, response + r->observed->channel[i].uncertainty, time);
    if (above) {
        c->fit = FIT_DISAGREES;
        c->outside++;
    } else if (mpq_cmp(time, most) > 0 && c->fit == FIT_AGREES) {
        c->fit = FIT_UNKNOWN;
        c->reason = "the clocks are not aligned well enough";
    }
    mpq_clear(time);
}

static bool compare(struct report *const r, const size_t i)
{
    const struct channel_seen *const observed = &r->observed->channel[i];
    struct compared *const c = &r->channel[i];
    const char *const reason = gpurta_runlist_bound_reason(r->view.result, i);
    int64_t response[3];
    mpq_t most;
    mpq_init(most);
    c->has =
        gpurta_runlist_time_of(r->view.result, i, GPURTA_RUNLIST_BOUND, most) && observed->jobs;
    if (c->has && !channel_responses(observed, response)) {
        mpq_clear(most);
        return false;
    }
    if (c->has) {
        in_unit(r, response[2], c->measured);
        find_tolerance(r, c, most);
        mpq_add(most, most, c->tolerance);
    }
    for (size_t j = 0; c->has && j < observed->jobs; j++)
        compare_job(r, i, observed->job[j].end - observed->job[j].launched, most);
    mpq_clear(most);
    if (c->has && (reason || !observed->set)) {
        c->fit = FIT_UNKNOWN;
        c->reason = reason ? reason : "its level and timeslice were not set";
    }
    return true;
}

/* A bound counts on turns, and on the levels of all channels. */
static bool compare_all(struct report *const r)
{
    bool set = true;
    for (size_t i = 0; i < r->observed->count; i++)
        if (!compare(r, i))
            return false;
    for (size_t i = 0; i < r->observed->count; i++)
        set = set && r->observed->channel[i].set;
    r->together = channels_together(r->observed, &r->first, &r->second);
    r->fit = r->together ? FIT_DISAGREES : FIT_AGREES;
    for (size_t i = 0; i < r->observed->count; i++) {
        struct compared *const c = &r->channel[i];
        if (c->has && !set) {
            c->fit = FIT_UNKNOWN;
            c->reason = c->reason ? c->reason : "levels and timeslices of others were not set";
        }
        if (c->has && c->fit > r->fit)
            r->fit = c->fit;
    }
    return true;
}

/* ---- rows ---- */

static const struct compared *compared_of(const struct row *const row)
{
    return &((const struct report *)row->of)->channel[row->at[0]];
}

static bool has_channel(struct row *const row)
{
    return row->at[0] < ((const struct report *)row->of)->observed->count;
}

static bool get_name(struct row *const row)
{
    const struct report *const r = row->of;
    return row_text(row, view_name(&r->view, row->at[0], row->space));
}

static bool get_level(struct row *const row)
{
    const struct report *const r = row->of;
    return row_text(row, level_name(gpurta_runlist_level(r->view.result, row->at[0])));
}

enum { JOBS, OUTSIDE, UNCERTAINTY };

static bool get_count(struct row *const row)
{
    const struct report *const r = row->of;
    const struct channel_seen *const observed = &r->observed->channel[row->at[0]];
    const int64_t counts[] = {(int64_t)observed->jobs, (int64_t)compared_of(row)->outside,
                              observed->uncertainty};
    return row_count(row, counts[row->field->which]);
}

static bool get_bound(struct row *const row)
{
    const struct report *const r = row->of;
    return gpurta_runlist_time_of(r->view.result, row->at[0],
                                  (gpurta_runlist_time)row->field->which, row->time);
}

static bool get_measured(struct row *const row)
{
    return compared_of(row)->has && row_time(row, compared_of(row)->measured);
}

static bool get_tolerance(struct row *const row)
{
    return compared_of(row)->has && row_time(row, compared_of(row)->tolerance);
}

static bool get_fit(struct row *const row)
{
    return compared_of(row)->has && row_text(row, check_fit_word(compared_of(row)->fit));
}

static bool get_loud_fit(struct row *const row)
{
    const struct compared *const c = compared_of(row);
    row->colour = c->fit == FIT_AGREES ? COLOUR_GOOD : COLOUR_BAD;
    return c->has && row_text(row, c->fit == FIT_DISAGREES ? "ABOVE THE BOUND"
                                   : c->fit == FIT_UNKNOWN ? "UNKNOWN"
                                                           : "agrees");
}

static bool get_reason(struct row *const row)
{
    return compared_of(row)->has && compared_of(row)->fit == FIT_UNKNOWN &&
           row_text(row, compared_of(row)->reason);
}

static const struct field fields[] = {
    {"name", "channel", FIELD_TEXT, .get = get_name},
    {"level", NULL, FIELD_TEXT, .get = get_level},
    {"jobs", NULL, FIELD_COUNT, .get = get_count, .which = JOBS},
    {"measured", NULL, FIELD_TIME, .get = get_measured},
    {"published", NULL, FIELD_TIME, .get = get_bound, .which = GPURTA_RUNLIST_THEOREM_1},
    {"bound", NULL, FIELD_TIME, .get = get_bound, .which = GPURTA_RUNLIST_BOUND},
    {"tolerance", "within", FIELD_TIME, .get = get_tolerance, .rounding = ROUND_DOWN},
    {"outside", NULL, FIELD_COUNT, .get = get_count, .which = OUTSIDE, .where = IN_DATA},
    {"offset_uncertainty_ns", NULL, FIELD_COUNT, .get = get_count, .which = UNCERTAINTY,
     .where = IN_DATA, .unit = "ns"},
    {"verdict", NULL, FIELD_TEXT, .get = get_fit, .where = IN_DATA},
    {"verdict", NULL, FIELD_TEXT, .get = get_loud_fit, .where = IN_TABLE},
    {"reason", NULL, FIELD_TEXT, .get = get_reason},
};
static const struct rows checked_channel_rows = {"channels", fields, FIELDS(fields),
                                                 .has = has_channel};

static bool print_table(struct row *const row, const struct output *const output)
{
    const struct report *const r = row->of;
    const char *const name = gpurta_measurement_note(r->observed->facts, GPURTA_NOTE_NAME);
    char space[NAME_SPACE], other[NAME_SPACE];
    fprintf(output->file,
            "bounds of the runlist; measured on %s, %lld repetition%s; responses in %s\n",
            name ? name : "an unnamed device", (long long)r->observed->runs,
            r->observed->runs == 1 ? "" : "s", gpurta_unit_name(r->check->scenario->unit));
    channels_unset(output->file, r->check->scenario, r->observed);
    if (r->together)
        fprintf(output->file,
                "NOT BY TURNS: %s and %s worked at the same time, as under MPS; no bound of a "
                "runlist holds\n",
                view_name(&r->view, r->first, space), view_name(&r->view, r->second, other));
    fputc('\n', output->file);
    const bool good = rows_table(&checked_channel_rows, row, output);
    if (good)
        fprintf(output->file, "\n%s: no response may exceed its bound by more than %s\n",
                check_fit_word(r->fit), r->check->tolerance_text);
    return good;
}

/* ---- the result as a whole ---- */

enum { VERDICT, TOLERANCE, DEVICE, RUNS, TURNS };

static bool get_whole(struct row *const row)
{
    const struct report *const r = row->of;
    switch (row->field->which) {
    case VERDICT:
        return row_text(row, check_fit_word(r->fit));
    case TOLERANCE:
        return row_text(row, r->check->tolerance_text);
    case DEVICE:
        return row_text(row, gpurta_measurement_note(r->observed->facts, GPURTA_NOTE_NAME));
    case RUNS:
        return row_count(row, r->observed->runs);
    default:
        return r->together;
    }
}

static bool has_side(struct row *const row)
{
    return row->at[row->depth] < 2;
}

static bool get_side(struct row *const row)
{
    const struct report *const r = row->of;
    return row_text(row,
                    view_name(&r->view, row->at[row->depth] ? r->second : r->first, row->space));
}

static const struct field side_fields[] = {{.name = "channel", .kind = FIELD_TEXT}};
static const struct rows sides = {
    .fields = side_fields, .count = 1, .has = has_side, .get = get_side, .plain = true};

static const struct field whole_fields[] = {
    {"verdict", NULL, FIELD_TEXT, .which = VERDICT},
    {"tolerance", NULL, FIELD_TEXT, .which = TOLERANCE},
    {"device", NULL, FIELD_TEXT, .which = DEVICE},
    {"runs", NULL, FIELD_COUNT, .which = RUNS},
    {"not_by_turns", NULL, FIELD_LIST, .which = TURNS, .get = get_whole, .inner = &sides},
};
static const struct rows checked_channels = {
    .fields = whole_fields, .count = FIELDS(whole_fields), .get = get_whole};

/* ---- the command ---- */

static int analyse(struct report *const r)
{
    struct scenario *const scenario = r->check->scenario;
    gpurta_error error;
    gpurta_status status = gpurta_options_create(&r->view.options, &error);
    if (status == GPURTA_OK)
        status = scenario_runlist_options(scenario, r->view.options, &error);
    if (status == GPURTA_OK)
        status = gpurta_runlist_analyse(&r->view.result, scenario->tasks, r->view.options, &error);
    return status == GPURTA_OK ? -1 : scenario_complain(scenario, NEED_TASKS, status, &error);
}

static int judge(struct report *const r)
{
    static const struct rows *const json[] = {&checked_channels, &checked_channel_rows, NULL};
    static const struct result result = {"check", print_table, .csv = &checked_channel_rows,
                                         .rows = json};
    int end = analyse(r);
    r->channel = allocate_zeroed(r->observed->count + 1, sizeof *r->channel);
    for (size_t i = 0; i < r->observed->count; i++)
        mpq_inits(r->channel[i].measured, r->channel[i].tolerance, NULL);
    if (end < 0 && !compare_all(r))
        end = EXIT_UNABLE;
    if (end < 0)
        end = result_print(&result, r, 0, r->check->common,
                           gpurta_unit_name(r->check->scenario->unit));
    for (size_t i = 0; r->channel && i < r->observed->count; i++)
        mpq_clears(r->channel[i].measured, r->channel[i].tolerance, NULL);
    free(r->channel);
    gpurta_runlist_destroy(r->view.result);
    gpurta_options_destroy(r->view.options);
    return end < 0 ? (r->fit == FIT_AGREES ? EXIT_MET : EXIT_MISSED) : end;
}

int check_channels(const struct call *const call, const struct check *const check,
                   const struct measuring *const request, const char *const save)
{
    struct channels_seen observed = {.count = 0};
    struct scenario *const scenario = check->scenario;
    struct report report = {.check = check, .observed = &observed, .view = {.scenario = scenario}};
    int end = -1;
    if (call->common.second)
        end = channels_read(&observed, scenario, call->common.second);
    else if (output_possible(save) && output_possible(call->common.output))
        end = channels_measure(&observed, call, scenario, request);
    else
        end = EXIT_UNABLE;
    if (end < 0 && save)
        end = channels_save(scenario, &observed, save);
    if (end < 0)
        end = judge(&report);
    channels_clear(&observed);
    return end;
}
