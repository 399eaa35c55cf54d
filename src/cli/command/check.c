/* gpurta check: prediction against measurement. */
#include "cli/command/check.h"

#include "cli/base/guess.h"
#include "cli/import/profile.h"
#include "cli/scenario/platform_reader.h"
#include "cli/scenario/reader.h"

#include <stdlib.h>
#include <string.h>

static const char lesson[] =
    "gpurta check FILE [MEASUREMENT] [options]\n"
    "\n"
    "Compares predicted completion times with measured ones, kernel by kernel, and predicted SMs\n"
    "with measured ones, block by block. Without MEASUREMENT it measures first.\n"
    "\n"
    "    gpurta measure kernels.yaml -o M.json\n"
    "    gpurta check kernels.yaml M.json\n"
    "    gpurta check kernels.yaml --save M.json              both at once\n"
    "    gpurta check kernels.yaml logs/                      logs of cuda_scheduling_examiner\n"
    "    gpurta check run.yaml app.sqlite                     a profile of one's own application, "
    "of\n"
    "                                                         which 'gpurta convert' made "
    "run.yaml\n"
    "    gpurta check app.sqlite                              the profile run again by simulate\n"
    "    gpurta check kernels.yaml M.json --platform device   predict for the device measured\n"
    "    gpurta check kernels.yaml M.json --explain           which rules did the device follow?\n"
    "    gpurta check kernels.yaml M.json --svg both.svg      one above the other\n"
    "    gpurta check tasks.yaml M.json                       bounds of 'gpurta runlist' against\n"
    "                                                         the responses of processes\n"
    "\n"
    "Predicted by 'gpurta rta' where all blocks are alike and the analysis applies, else by\n"
    "'gpurta simulate'. A kernel agrees if no repetition completed later than predicted, and the\n"
    "median not earlier, by more than the tolerance, as far as the clocks can tell.\n";

#define ENDING                                                                                     \
    "Exit status: 0 every kernel agrees, 1 one does not, 2 wrong usage or input, 3 could not do "  \
    "it."

struct request {
    struct measuring measuring;
    const char *tolerance, *placement, *order, *save, *svg;
    bool on_device; /* predict for the device that was measured */
    bool only_picture, explain;
    int64_t sms;
};

static const struct flag flags[] = {
    FLAG(struct request, tolerance, FLAG_TEXT, "P%+TIME", .name = "tolerance",
         .says =
             "P percent of the predicted response plus TIME, or one of both (default "
             "2%+100us); a bare number is TIME in the file's unit; TIME is that of the device, not "
             "scaled down"),
    FLAG(struct request, placement, FLAG_TEXT, "P", .name = "placement",
         .says = "agree only if P percent of the blocks (0 to 100, default 0) ran on the predicted "
                 "SM"),
    FLAG(struct request, order, FLAG_TEXT, "ORDER", .name = "sm-order",
         .says = "which SM the device takes when several are equally good: ascending, "
                 "even-then-odd, or all numbers as in 0,2,1,3 (default: the platform's; unknown is "
                 "ascending)"),
    FLAG(struct request, explain, FLAG_SWITCH, NULL, .name = "explain",
         .says = "which rules and which order of SMs the device followed: predicts again with each "
                 "of them changed"),
    FLAG(struct request, save, FLAG_FILE, "FILE", .name = "save",
         .says = "write the measurement there"),
    FLAG(struct request, svg, FLAG_FILE, "FILE", .name = "svg",
         .says = "draw prediction above measurement (first repetition); '-': only that"),
    SMS_OF_PROFILE(struct request),
    MEASURING_FLAGS(struct request, measuring),
};

/* ---- what the options say ---- */

/* "2%+100us", "2%" or "100us". */
static bool read_tolerance(struct check *const c, const char *const text)
{
    const char *const percent = strchr(text, '%');
    const char *rest = percent ? percent + 1 : text;
    char share[64];
    bool good = true;
    if (percent) {
        const size_t length = (size_t)(percent - text);
        snprintf(share, sizeof share, "%.*s", (int)(length < 63 ? length : 63), text);
        good = length > 0 && length < sizeof share && text[length - 1] >= '0' &&
               text[length - 1] <= '9' && (*rest == '\0' || *rest++ == '+') &&
               succeeded(gpurta_time_parse(c->tolerance.share, share, GPURTA_MS, NULL));
        mpz_mul_ui(mpq_denref(c->tolerance.share), mpq_denref(c->tolerance.share), 100);
        mpq_canonicalize(c->tolerance.share);
    }
    if (good && (*rest || !percent))
        good = succeeded(gpurta_time_parse(c->tolerance.absolute, rest, c->scenario->unit, NULL));
    good = good && mpq_sgn(c->tolerance.share) >= 0 && mpq_sgn(c->tolerance.absolute) >= 0 &&
           (!percent || percent[1] == '\0' || *rest);
    if (!good)
        complain("--tolerance: expected P%%+TIME, P%% or TIME, as in 2%%+100us, found \"%s\"",
                 text);
    return good;
}

static bool read_places(struct check *const c, const char *const share, const char *order)
{
    if (!parse_count(share, 0, 100, &c->least_share)) {
        complain("--placement: expected a whole number from 0 to 100, found \"%s\"", share);
        return false;
    }
    if (order && *order >= '0' && *order <= '9') { /* simulated by rank, then named */
        c->list = order;
        order = "ascending";
    }
    c->order = !order                                ? GPURTA_SM_ORDER_UNKNOWN
               : strcmp(order, "ascending") == 0     ? GPURTA_SM_ORDER_ASCENDING
               : strcmp(order, "even-then-odd") == 0 ? GPURTA_SM_ORDER_EVEN_THEN_ODD
                                                     : -1;
    if (c->order < 0)
        complain("--sm-order: expected ascending, even-then-odd, or numbers as in 0,2,1,3, found "
                 "\"%s\"",
                 order);
    return c->order >= 0;
}

/* ---- the platform ---- */

/* A list of all SMs, each once. Returns -1, or the exit status. */
static int read_list_of_sms(struct check *const c, const int64_t sms)
{
    const char *at = c->list;
    int64_t n = 0;
    bool *const taken = allocate_zeroed((size_t)sms + 1, sizeof *taken);
    c->sm_at = allocate_zeroed((size_t)sms + 1, sizeof *c->sm_at);
    for (bool more = true; more && n < sms;) {
        char number[24];
        const size_t length = strcspn(at, ",");
        snprintf(number, sizeof number, "%.*s", (int)(length < 23 ? length : 23), at);
        if (!parse_count(number, 0, sms - 1, &c->sm_at[n]) || taken[c->sm_at[n]])
            break;
        taken[c->sm_at[n++]] = true;
        at += length;
        more = *at == ',' && n < sms;
        at += more;
    }
    free(taken);
    if (n == sms && *at == '\0')
        return -1;
    complain("--sm-order: expected each of the %lld SMs once, as in 0,2,1,3", (long long)sms);
    return EXIT_USAGE;
}

/* A log tells no number of SMs, but where blocks ran. */
static bool sms_below(const struct check *const c, const int64_t most)
{
    int64_t sm;
    for (size_t run = 0; run < (size_t)c->runs; run++)
        for (size_t i = 0; i < c->count; i++)
            for (size_t b = 0; gpurta_measurement_block(c->m, run, i, b, &sm, NULL, NULL); b++)
                if (sm >= most) {
                    complain("%s ran on SM %lld, but %s has %lld: measured on another GPU",
                             result_text(c->scenario->resolved, GPURTA_MODEL_OPERATIONS_NAME, i),
                             (long long)sm, gpurta_platform_name(c->scenario->platform),
                             (long long)most);
                    return false;
                }
    return true;
}

static int find_platform(struct check *const c, const bool device)
{
    const int64_t sms = gpurta_measurement_fact(c->m, GPURTA_FACT_SMS);
    gpurta_platform *platform = c->scenario->platform;
    gpurta_status status = GPURTA_OK;
    gpurta_error error;
    if (device || !platform) {
        status = gpurta_measurement_platform(&platform, c->m, &error);
        if (status != GPURTA_OK) {
            complain("%s; --platform NAME says what to predict for", error.message);
            return status == GPURTA_NO_MEMORY ? EXIT_UNABLE : EXIT_USAGE;
        }
        gpurta_platform_destroy(c->scenario->platform);
        c->scenario->platform = platform;
    }
    if (c->order != GPURTA_SM_ORDER_UNKNOWN)
        status = gpurta_platform_set(platform, GPURTA_PLATFORM_SM_ORDER, c->order, &error);
    /* the repetition that is not kept made local memory grow: none waits for that any more */
    c->grown =
        check_is_warm(c) && gpurta_platform_get(platform, GPURTA_PLATFORM_LOCAL_MEMORY_WAITS) == 1;
    if (status == GPURTA_OK && c->grown)
        status = gpurta_platform_set(platform, GPURTA_PLATFORM_LOCAL_MEMORY_WAITS, 0, &error);
    if (status == GPURTA_OK && c->scenario->copy_bandwidth)
        status = gpurta_platform_set(platform, GPURTA_PLATFORM_COPY_BANDWIDTH,
                                     c->scenario->copy_bandwidth, &error);
    if (status == GPURTA_OK)
        status = scenario_resolve(c->scenario, false, &error);
    if (status != GPURTA_OK)
        return complain_status(status, &error);
    const int64_t own = gpurta_platform_get(platform, GPURTA_PLATFORM_SMS);
    const int end = c->list ? read_list_of_sms(c, own) : -1;
    if (end >= 0)
        return end;
    if (sms == GPURTA_NOT_KNOWN && own && !sms_below(c, own))
        return EXIT_USAGE;
    if (own && sms != GPURTA_NOT_KNOWN && own != sms)
        complain("note: predicted for %lld SMs, measured on %lld; '--platform device' predicts for "
                 "the device",
                 (long long)own, (long long)sms);
    c->platform = gpurta_platform_name(platform);
    c->sm_order = c->list ? c->list : known_sm_order(platform);
    if (first_copy_of_bytes(c->scenario) < 0 ||
        gpurta_platform_get(platform, GPURTA_PLATFORM_COPY_BANDWIDTH))
        return -1;
    complain("%s: copies give their bytes: --copy-bandwidth N says how many the device copies in a "
             "second",
             c->scenario->document.name);
    return EXIT_USAGE;
}

/* ---- prediction ---- */

gpurta_status check_simulate(const struct check *const c, const gpurta_platform *const platform,
                             gpurta_result **const simulation, gpurta_error *const error)
{
    gpurta_model *const model = c->scenario->given.model;
    gpurta_options *options = NULL;
    gpurta_status status = gpurta_options_create(&options, error);
    if (status == GPURTA_OK)
        status = gpurta_options_set(options, GPURTA_OPTION_SIMULATE_BLOCKS, 1, error);
    if (status == GPURTA_OK)
        status = gpurta_model_set_platform(model, platform, error);
    if (status == GPURTA_OK)
        status = gpurta_simulate(model, options, simulation, error);
    gpurta_options_destroy(options);
    return status;
}

/* rta where it applies, of kernels that are launched once; the simulator otherwise, and for the
 * SMs. */
static int predict(struct check *const c)
{
    gpurta_error error, simulation_error, *told = &error;
    gpurta_options *options = NULL;
    gpurta_status simulated, status = gpurta_options_create(&options, &error);
    if (status == GPURTA_OK)
        status = gpurta_options_set(options, GPURTA_OPTION_RTA_ONCE, 1, &error);
    if (status == GPURTA_OK)
        status = gpurta_rta(c->scenario->given.model, options, &c->rta, &error);
    gpurta_options_destroy(options);
    c->predicted_by = c->rta ? "rta" : "simulate";
    if (status == GPURTA_OK || status == GPURTA_NOT_APPLICABLE) {
        simulated = check_simulate(c, c->scenario->platform, &c->simulation, &simulation_error);
        if (simulated != GPURTA_NO_MEMORY && (simulated == GPURTA_OK || status == GPURTA_OK))
            return -1;
        status = simulated;
        told = &simulation_error;
    }
    /* the item at fault is one of the program that was predicted for */
    for (size_t i = 0; c->place && i < c->count; i++)
        if ((int64_t)check_place(c, i) == told->item) {
            told->item = (int64_t)i;
            break;
        }
    return scenario_complain(c->scenario, NEED_KERNELS, status, told);
}

/* ---- the command ---- */

/* What would have no effect is a mistake. */
static int check(struct call *const call)
{
    static const char *const of_measuring[] = {"runs",    "scale",    "static-shared", "timeout",
                                               "warm-up", "cold",     "device",        "driver",
                                               "save",    "set-level"};
    struct request *const r = call->request;
    struct common *const common = &call->common;
    if (common->file && !common->second && guess_file(common->file) != TOOL_UNKNOWN)
        return profile_replay(call, common->format == FORMAT_JSON ? "replay-json" : "replay",
                              r->sms);
    if (refuse_sms(r->sms))
        return EXIT_USAGE;
    for (size_t i = 0; common->second && i < FIELDS(of_measuring); i++)
        if (call_gives(call, of_measuring[i])) {
            complain("--%s: says how to measure, but a measurement is given", of_measuring[i]);
            return EXIT_USAGE;
        }
    if (r->measuring.cold && call_gives(call, "runs")) {
        complain("--runs: with --cold there is one repetition");
        return EXIT_USAGE;
    }
    int end = picture_target(r->svg, common, &r->only_picture);
    if (end < 0)
        end = refuse_same_file("save", r->save, "output", common->output);
    if (end < 0 && r->save)
        end = refuse_input_file("save", r->save, common);
    if (end < 0 && r->svg)
        end = refuse_same_file("save", r->save, "svg", r->svg);
    r->on_device = common->platform && strcmp(common->platform, "device") == 0;
    if (r->on_device)
        common->platform = NULL;
    return end;
}

/* Else tasks. */
static bool has_kernels(const struct scenario *const scenario)
{
    return gpurta_rows(scenario->resolved, GPURTA_MODEL_OPERATIONS) > 0;
}

/* Measures, or reads what was measured; makes its lines. Returns -1, or the exit status. */
static int find_measurement(struct check *const c, const struct call *const call)
{
    const struct request *const r = call->request;
    const char *const path = call->common.second;
    struct recording *const observed = &c->observed;
    int end = EXIT_UNABLE;
    if (path)
        end = recording_read(observed, c->scenario, path);
    else if (output_possible(r->save) && output_possible(r->svg) &&
             output_possible(call->common.output))
        end = recording_measure(observed, call, c->scenario, &r->measuring);
    if (end < 0 && r->save)
        end = recording_save(observed, c->scenario, r->save);
    if (end >= 0)
        return end;
    c->m = observed->m;
    c->count = observed->count;
    c->runs = observed->runs;
    c->moved = measuring_clocks_moved(c->m);
    c->uncertainty = gpurta_measurement_fact(c->m, GPURTA_FACT_OFFSET_UNCERTAINTY_NS);
    c->device = gpurta_measurement_note(c->m, GPURTA_NOTE_NAME);
    c->line = allocate_zeroed(c->count, sizeof *c->line);
    size_t k = 0;
    for (int left_out = 0; left_out < 2; left_out++) /* logs tell of no copies */
        for (size_t i = 0; i < c->count; i++) {
            if ((observed->channel || gpurta_measurement_operation(c->m, 0, i, NULL, NULL)) ==
                left_out)
                continue;
            struct line *const l = &c->line[k++];
            l->item = i;
            l->name = recording_name(c->scenario, i);
            mpq_inits(l->predicted, l->measured, l->minimum, l->maximum, l->error, l->relative,
                      l->tolerance, l->worst, l->start, l->started, l->published, NULL);
            c->lines += !left_out;
        }
    return -1;
}

static int judge_kernels(struct check *const c, const struct request *const r)
{
    measuring_note_periods(c->scenario);
    int end = find_platform(c, r->on_device);
    if (end < 0)
        end = check_masks(c);
    for (size_t k = 0; k < c->count; k++) /* resolved anew */
        c->line[k].name = recording_name(c->scenario, c->line[k].item);
    if (end < 0)
        end = check_launch_order(c);
    if (end < 0)
        end = predict(c);
    if (end < 0)
        end = check_compare(c);
    if (end < 0 && r->explain)
        end = check_explain(c);
    if (end < 0 && r->svg)
        end = check_draw(c, r->svg);
    return end;
}

static int run(struct call *const call, struct scenario *const scenario)
{
    static const char *const of_kernels[] = {"explain", "sm-order",      "placement", "svg",
                                             "scale",   "static-shared", "cold"};
    const struct request *const r = call->request;
    const bool kernels = has_kernels(scenario);
    struct check c = {.scenario = scenario,
                      .common = &call->common,
                      .tolerance_text = r->tolerance ? r->tolerance : "2%+100us"};
    if (r->measuring.set_level && kernels) {
        complain("--set-level: is for tasks, and kernels are measured here");
        return EXIT_USAGE;
    }
    mpq_inits(c.origin, c.share, c.tolerance.share, c.tolerance.absolute, NULL);
    int end = read_tolerance(&c, c.tolerance_text) &&
                      read_places(&c, r->placement ? r->placement : "0", r->order)
                  ? -1
                  : EXIT_USAGE;
    for (size_t i = 0; end < 0 && !kernels && i < FIELDS(of_kernels); i++)
        if (call_gives(call, of_kernels[i])) {
            complain("--%s: is for kernels, and tasks are compared here", of_kernels[i]);
            end = EXIT_USAGE;
        }
    if (end < 0)
        end = find_measurement(&c, call);
    if (end < 0)
        end = kernels ? judge_kernels(&c, r) : check_channels(&c);
    if (end < 0 && !r->only_picture)
        end = check_print(&c);
    for (size_t k = 0; c.line && k < c.count; k++) {
        struct line *const l = &c.line[k];
        mpq_clears(l->predicted, l->measured, l->minimum, l->maximum, l->error, l->relative,
                   l->tolerance, l->worst, l->start, l->started, l->published, NULL);
    }
    mpq_clears(c.origin, c.share, c.tolerance.share, c.tolerance.absolute, NULL);
    free(c.line);
    free(c.sm_at);
    free(c.trial);
    free(c.place);
    gpurta_result_destroy(c.rta);
    gpurta_result_destroy(c.simulation);
    gpurta_result_destroy(c.runlist);
    recording_clear(&c.observed);
    if (!call->common.second && kernels)
        measuring_end();
    return end < 0 ? (c.agrees ? EXIT_MET : EXIT_MISSED) : end;
}

const struct command command_check = {
    .name = "check",
    .silent = true,
    .summary = "predicted against measured completion times and placements",
    .lesson = lesson,
    .ending = ENDING,
    .flags = flags,
    .flag_count = FLAGS(flags),
    .takes = TAKES_KERNELS,
    .files = 2,
    .request_size = sizeof(struct request),
    .needs = NEED_OPERATIONS | NEED_OR_TASKS,
    .check = check,
    .run = run,
};
