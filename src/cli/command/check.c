/* gpurta check: prediction against measurement. */
#include "cli/command/check.h"
#include "cli/base/memory.h"
#include "cli/command/channels_view.h"
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
    MEASURING_FLAGS(struct request, measuring),
};

/* ---- tolerance ---- */

/* "2%+100us", "2%" or "100us". */
static bool read_tolerance(struct check *const c, const char *const text)
{
    const char *const percent = strchr(text, '%');
    const char *rest = percent ? percent + 1 : text;
    char share[64];
    gpurta_error error;
    bool good = true;
    if (percent) {
        const size_t length = (size_t)(percent - text);
        good = length > 0 && length < sizeof share && text[length - 1] >= '0' &&
               text[length - 1] <= '9' && (*rest == '\0' || *rest++ == '+');
        if (good) {
            memcpy(share, text, length);
            share[length] = '\0';
            good = succeeded(gpurta_time_parse(c->tolerance.share, share, GPURTA_MS, &error));
        }
        mpz_mul_ui(mpq_denref(c->tolerance.share), mpq_denref(c->tolerance.share), 100);
        mpq_canonicalize(c->tolerance.share);
    }
    if (good && (*rest || !percent))
        good = succeeded(gpurta_time_parse(c->tolerance.absolute, rest, c->scenario->unit, &error));
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
    if (order && strcmp(order, "ascending") != 0 && strcmp(order, "even-then-odd") != 0) {
        complain("--sm-order: expected ascending, even-then-odd, or numbers as in 0,2,1,3, found "
                 "\"%s\"",
                 order);
        return false;
    }
    c->sm_order = !order          ? GPURTA_SM_ORDER_UNKNOWN
                  : *order == 'a' ? GPURTA_SM_ORDER_ASCENDING
                                  : GPURTA_SM_ORDER_EVEN_THEN_ODD;
    return true;
}

/* ---- prediction ---- */

/* A list of all SMs, each once. Returns -1, or the exit status. */
static int read_list_of_sms(struct check *const c)
{
    const int64_t sms = gpurta_platform_get(c->scenario->platform, GPURTA_PLATFORM_SMS);
    const char *at = c->list;
    int64_t n = 0;
    bool *const observed = allocate_zeroed((size_t)sms + 1, sizeof *observed);
    c->sm_at = allocate_zeroed((size_t)sms + 1, sizeof *c->sm_at);
    for (bool more = true; more && n < sms;) {
        char number[24];
        const size_t length = strcspn(at, ",");
        snprintf(number, sizeof number, "%.*s", (int)(length < 23 ? length : 23), at);
        if (!parse_count(number, 0, sms - 1, &c->sm_at[n]) || observed[c->sm_at[n]])
            break;
        observed[c->sm_at[n++]] = true;
        at += length;
        more = *at == ',' && n < sms;
        at += more;
    }
    free(observed);
    if (n == sms && *at == '\0')
        return -1;
    complain("--sm-order: expected each of the %lld SMs once, as in 0,2,1,3", (long long)sms);
    return EXIT_USAGE;
}

/* A log tells no number of SMs, but where blocks ran. */
static bool sms_below(const struct check *const c, const int64_t most)
{
    char space[NAME_SPACE];
    int64_t sm;
    for (size_t run = 0; run < gpurta_measurement_runs(c->m); run++)
        for (size_t i = 0; i < c->count; i++)
            for (size_t b = 0; gpurta_measurement_block(c->m, run, i, b, &sm, NULL, NULL); b++)
                if (sm >= most) {
                    complain("%s ran on SM %lld, but %s has %lld: measured on another GPU",
                             kernel_name(c->scenario->program, i, space), (long long)sm,
                             gpurta_platform_name(c->scenario->platform), (long long)most);
                    return false;
                }
    return true;
}

static int find_platform(struct check *const c, const bool device)
{
    gpurta_platform *platform;
    gpurta_error error;
    const int64_t sms = gpurta_measurement_fact(c->m, GPURTA_FACT_SMS);
    if (device || !c->scenario->platform) {
        const gpurta_status status = gpurta_measurement_platform(&platform, c->m, &error);
        if (status != GPURTA_OK) {
            complain("%s; --platform NAME says what to predict for", error.message);
            return status == GPURTA_NO_MEMORY ? EXIT_UNABLE : EXIT_USAGE;
        }
        gpurta_platform_destroy(c->scenario->platform);
        c->scenario->platform = platform;
    }
    if (c->sm_order != GPURTA_SM_ORDER_UNKNOWN) {
        const gpurta_status status = gpurta_platform_set(
            c->scenario->platform, GPURTA_PLATFORM_SM_ORDER, c->sm_order, &error);
        if (status != GPURTA_OK)
            return complain_status(status, &error);
    }
    const int end = c->list ? read_list_of_sms(c) : -1;
    if (end >= 0)
        return end;
    const int64_t own = gpurta_platform_get(c->scenario->platform, GPURTA_PLATFORM_SMS);
    if (sms == GPURTA_NOT_KNOWN && own && !sms_below(c, own))
        return EXIT_USAGE;
    if (own && sms != GPURTA_NOT_KNOWN && own != sms)
        complain("note: predicted for %lld SMs, measured on %lld; '--platform device' predicts for "
                 "the device",
                 (long long)own, (long long)sms);
    if (first_copy_of_bytes(c->scenario->program) >= 0 && !c->common->copy_bandwidth &&
        !gpurta_platform_get(c->scenario->platform, GPURTA_PLATFORM_COPY_BANDWIDTH)) {
        complain("%s: copies give their bytes: --copy-bandwidth N says how many the device copies "
                 "in a second",
                 c->scenario->document.name);
        return EXIT_USAGE;
    }
    return -1;
}

/* The repetition that is not kept made local memory grow: none waits for that any more. */
static int leave_out_growth(struct check *const c)
{
    gpurta_error error;
    c->grown = check_is_warm(c) &&
               gpurta_platform_get(c->scenario->platform, GPURTA_PLATFORM_LOCAL_MEMORY_WAITS) == 1;
    const gpurta_status status =
        c->grown ? gpurta_platform_set(c->scenario->platform, GPURTA_PLATFORM_LOCAL_MEMORY_WAITS, 0,
                                       &error)
                 : GPURTA_OK;
    return status == GPURTA_OK ? -1 : complain_status(status, &error);
}

gpurta_status check_simulate(const struct check *const c, const gpurta_platform *const platform,
                             gpurta_simulation **const simulation, gpurta_error *const error)
{
    gpurta_options *options = NULL;
    gpurta_status status = gpurta_options_create(&options, error);
    if (status == GPURTA_OK)
        status = gpurta_options_set(options, GPURTA_OPTION_SIMULATE_BLOCKS, 1, error);
    if (status == GPURTA_OK)
        status = gpurta_simulate(simulation, check_program(c), platform, options, error);
    gpurta_options_destroy(options);
    return status;
}

/* A measurement launches every kernel once. */
static gpurta_status analyse(struct check *const c, gpurta_error *const error)
{
    gpurta_options *options = NULL;
    gpurta_status status = gpurta_options_create(&options, error);
    if (status == GPURTA_OK)
        status = gpurta_options_set(options, GPURTA_OPTION_RTA_ONCE, 1, error);
    if (status == GPURTA_OK)
        status = gpurta_rta(&c->rta, check_program(c), c->scenario->platform, options, error);
    gpurta_options_destroy(options);
    return status;
}

/* The item at fault is one of the program that was predicted for. */
static int complain_of(const struct check *const c, const gpurta_status status,
                       gpurta_error *const error)
{
    for (size_t i = 0; c->launch_order.program && i < c->count; i++)
        if ((int64_t)check_place(c, i) == error->item) {
            error->item = (int64_t)i;
            break;
        }
    return scenario_complain(c->scenario, NEED_KERNELS, status, error);
}

/* rta where it applies; the simulator otherwise, and for the SMs. */
static int predict(struct check *const c)
{
    gpurta_error error, simulation_error;
    const gpurta_status status = analyse(c, &error);
    if (status != GPURTA_OK && status != GPURTA_NOT_APPLICABLE)
        return complain_of(c, status, &error);
    const gpurta_status simulated =
        check_simulate(c, c->scenario->platform, &c->simulation, &simulation_error);
    if (simulated == GPURTA_NO_MEMORY || (simulated != GPURTA_OK && status != GPURTA_OK))
        return complain_of(c, simulated, &simulation_error);
    return -1;
}

/* ---- the command ---- */

static int save(const struct scenario *const scenario, const gpurta_measurement *const m,
                const char *const path)
{
    struct output output;
    if (!path)
        return -1;
    if (!output_open(&output, path))
        return EXIT_UNABLE;
    if (!measuring_json(output.file, scenario, m)) {
        output_discard(&output);
        return EXIT_UNABLE;
    }
    return output_close(&output) ? -1 : EXIT_UNABLE;
}

/* What the measurement tells of; logs tell of no copies. */
static int find_compared(struct check *const c)
{
    c->compared = allocate_zeroed(c->count, sizeof *c->compared);
    for (size_t i = 0; i < c->count; i++)
        if (gpurta_measurement_operation(c->m, 0, i, NULL, NULL))
            c->compared[c->kernels++] = i;
    return -1;
}

/* Predicts, compares, prints. */
static int judge(struct check *const c, const struct request *const r)
{
    int end = find_platform(c, r->on_device);
    if (end < 0)
        end = check_masks(c);
    if (end < 0)
        end = leave_out_growth(c);
    if (end < 0)
        end = find_compared(c);
    if (end < 0)
        end = check_launch_order(c);
    if (end < 0)
        end = predict(c);
    c->line = end < 0 ? allocate_zeroed(c->count, sizeof *c->line) : NULL;
    for (size_t i = 0; c->line && i < c->count; i++)
        line_init(&c->line[i]);
    if (end < 0)
        end = check_compare(c);
    if (end < 0 && r->explain)
        end = check_explain(c);
    if (end < 0 && r->svg)
        end = check_draw(c, r->svg);
    if (end < 0)
        end = r->only_picture ? check_status(c) : check_print(c);
    for (size_t i = 0; c->line && i < c->count; i++)
        line_clear(&c->line[i]);
    free(c->line);
    return end;
}

/* Options that say how to measure say nothing about a measurement that is there already. */
static int refuse_measuring(const struct call *const call)
{
    static const char *const names[] = {"runs", "scale",  "static-shared", "timeout", "warm-up",
                                        "cold", "device", "driver",        "save",    "set-level"};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        if (call_gives(call, names[i])) {
            complain("--%s: says how to measure, but a measurement is given", names[i]);
            return EXIT_USAGE;
        }
    return -1;
}

static int check(struct call *const call)
{
    struct request *const r = call->request;
    struct common *const common = &call->common;
    int end = common->second ? refuse_measuring(call) : -1;
    if (end < 0 && r->measuring.cold && call_gives(call, "runs")) {
        complain("--runs: with --cold there is one repetition");
        return EXIT_USAGE;
    }
    if (end < 0)
        end = picture_target(r->svg, common, &r->only_picture);
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

/* Measures, or reads what was measured. Returns -1, or the exit status. */
static int find_measurement(const struct call *const call, struct scenario *const scenario,
                            gpurta_measurement **const m, int64_t **const starts,
                            struct masks *const masks)
{
    const struct request *const r = call->request;
    const struct common *const common = &call->common;
    int end = -1;
    if (common->second && check_is_trace(common->second))
        end = check_read_trace(m, starts, scenario, common->second);
    else if (common->second)
        end = measuring_read(m, masks, scenario, common->second);
    else if (output_possible(r->save) && output_possible(r->svg) && output_possible(common->output))
        end = measuring_run(m, scenario, &r->measuring, call->options);
    else
        return EXIT_UNABLE;
    return end < 0 ? save(scenario, *m, r->save) : end;
}

/* Tasks: what speaks of kernels has no effect. */
static int of_channels(const struct call *const call, const struct check *const c,
                       const struct request *const r)
{
    static const char *const names[] = {"explain", "sm-order",      "placement", "svg",
                                        "scale",   "static-shared", "cold"};
    for (size_t i = 0; i < FIELDS(names); i++)
        if (call_gives(call, names[i])) {
            complain("--%s: is for kernels, and tasks are compared here", names[i]);
            return EXIT_USAGE;
        }
    return check_channels(call, c, &r->measuring, r->save);
}

static int run(struct call *const call, struct scenario *const scenario)
{
    const struct request *const r = call->request;
    gpurta_measurement *m = NULL;
    int64_t *starts = NULL;
    const char *const tolerance = r->tolerance ? r->tolerance : "2%+100us";
    struct check c = {.scenario = scenario,
                      .common = &call->common,
                      .tolerance_text = tolerance,
                      .count = gpurta_program_count(scenario->program)};
    if (r->measuring.set_level && scenario->program) {
        complain("--set-level: is for tasks, and kernels are measured here");
        return EXIT_USAGE;
    }
    mpq_inits(c.origin, c.tolerance.share, c.tolerance.absolute, NULL);
    const bool good = read_tolerance(&c, tolerance) &&
                      read_places(&c, r->placement ? r->placement : "0", r->order);
    int end = good ? -1 : EXIT_USAGE;
    if (end < 0 && !scenario->program) {
        end = of_channels(call, &c, r);
        mpq_clears(c.origin, c.tolerance.share, c.tolerance.absolute, NULL);
        return end;
    }
    if (end < 0)
        end = find_measurement(call, scenario, &m, &starts, &c.masks);
    c.m = m;
    c.starts = starts;
    if (end < 0) {
        measuring_note_periods(scenario);
        end = judge(&c, r);
    }
    mpq_clears(c.origin, c.tolerance.share, c.tolerance.absolute, NULL);
    masks_clear(&c.masks);
    free(c.sm_at);
    free(c.compared);
    free(starts);
    free(c.explained);
    free(c.launch_order.place);
    gpurta_program_destroy(c.launch_order.program);
    gpurta_result_destroy(c.rta);
    gpurta_simulation_destroy(c.simulation);
    gpurta_measurement_destroy(m);
    if (!call->common.second)
        measuring_end();
    return end;
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
