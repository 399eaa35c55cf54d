/* gpurta check: prediction against measurement. */
#include "lanes.h"
#include "measuring.h"
#include "picture.h"
#include "platform_reader.h"
#include "reader.h"

#include <stdlib.h>
#include <string.h>

static const char help[] =
    "gpurta check FILE [MEASUREMENT] [options]\n"
    "\n"
    "Compares predicted completion times with measured ones, kernel by kernel, and predicted SMs\n"
    "with measured ones, block by block. Without MEASUREMENT it measures first.\n"
    "\n"
    "    gpurta measure kernels.yaml -o M.json\n"
    "    gpurta check kernels.yaml M.json\n"
    "    gpurta check kernels.yaml --save M.json              both at once\n"
    "    gpurta check kernels.yaml logs/                      logs of cuda_scheduling_examiner\n"
    "    gpurta check kernels.yaml M.json --platform device   predict for the device measured\n"
    "    gpurta check kernels.yaml M.json --svg both.svg      one above the other\n"
    "\n"
    "Predicted by 'gpurta rta' where all blocks are alike and the analysis applies, else by\n"
    "'gpurta simulate'. A kernel agrees if no repetition completed later than predicted, and the\n"
    "median not earlier, by more than the tolerance, as far as the clocks can tell.\n"
    "\n"
    "Options:\n"
    "  --tolerance P%+TIME     P percent of the predicted response plus TIME, or one of both\n"
    "                          (default 2%+100us); TIME is that of the device, not scaled down\n"
    "  --platform NAME         predict for this platform, or for the 'device' that was measured\n"
    "                          (default: the file's platform; without one, the device)\n"
    "  --platform-file FILE, --slots N\n"
    "                          the same, from a file, or N blocks at once\n"
    "  --copy-bandwidth N      bytes per second of copies that give their bytes\n"
    "  --placement P           agree only if P percent of the blocks (0 to 100, default 0) ran on "
    "the\n"
    "                          predicted SM\n"
    "  --sm-order ORDER        which SM the device takes when several are equally good: "
    "ascending,\n"
    "                          even-then-odd, or all numbers as in 0,2,1,3 (default: the\n"
    "                          platform's; unknown is ascending)\n"
    "  --save FILE             write the measurement there\n"
    "  --svg FILE              draw prediction above measurement (first "
    "repetition)\n" MEASURING_HELP "  --format FORMAT         table (default), json, csv\n"
    "  -o, --output FILE       write there instead of standard output\n"
    "  --help, --version\n"
    "\n"
    "Exit status: 0 every kernel agrees, 1 one does not, 2 wrong usage or input, 3 could not do\n"
    "it. More: man gpurta-check\n";

struct tolerance {
    mpq_t share, absolute; /* of the predicted response; in the scenario's unit */
};

/* Unknown: the clocks are not aligned well enough to tell. */
enum fit { FIT_AGREES, FIT_UNKNOWN, FIT_DISAGREES };

/* One kernel. Times in the scenario's unit, on the scenario's clock. */
struct line {
    mpq_t predicted, measured, minimum, maximum, error, relative, tolerance;
    mpq_srcptr worst; /* the one of minimum and maximum that is farther from the prediction */
    size_t outside;   /* repetitions that are not within the tolerance */
    enum fit fit;
    bool coarse; /* the clocks are aligned within more than half of the tolerance */
};

struct elsewhere {
    size_t run, operation, block;
    int64_t predicted, measured;
};

struct check {
    struct scenario *scenario;
    const struct common *common;
    const gpurta_measurement *m;
    gpurta_rta *rta;
    gpurta_simulation *simulation; /* NULL: it does not apply */
    mpq_t origin;                  /* first release */
    struct tolerance tolerance;
    const char *tolerance_text;
    struct line *line;
    size_t count;
    bool agrees, coarse; /* all; any */
    size_t unknown;      /* kernels */
    size_t blocks, same; /* compared, on the predicted SM */
    int64_t least_share; /* percent of them that must be */
    int64_t sm_order;    /* a gpurta_sm_order; unknown: the platform's */
    const char *list;    /* of SMs by rank, as given; NULL: none */
    int64_t *sm_at;      /* the same: SM of each rank */
    struct elsewhere first;
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
            good = gpurta_time_parse(c->tolerance.share, share, GPURTA_MS, &error) == GPURTA_OK;
        }
        mpz_mul_ui(mpq_denref(c->tolerance.share), mpq_denref(c->tolerance.share), 100);
        mpq_canonicalize(c->tolerance.share);
    }
    if (good && (*rest || !percent))
        good =
            gpurta_time_parse(c->tolerance.absolute, rest, c->scenario->unit, &error) == GPURTA_OK;
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
    bool *const seen = calloc((size_t)sms + 1, sizeof *seen);
    c->sm_at = calloc((size_t)sms + 1, sizeof *c->sm_at);
    if (!seen || !c->sm_at) {
        complain("out of memory");
        free(seen);
        return EXIT_UNABLE;
    }
    for (bool more = true; more && n < sms;) {
        char number[24];
        const size_t length = strcspn(at, ",");
        snprintf(number, sizeof number, "%.*s", (int)(length < 23 ? length : 23), at);
        if (!parse_count(number, 0, sms - 1, &c->sm_at[n]) || seen[c->sm_at[n]])
            break;
        seen[c->sm_at[n++]] = true;
        at += length;
        more = *at == ',' && n < sms;
        at += more;
    }
    free(seen);
    if (n == sms && *at == '\0')
        return -1;
    complain("--sm-order: expected each of the %lld SMs once, as in 0,2,1,3", (long long)sms);
    return EXIT_USAGE;
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

static gpurta_status simulate(struct check *const c, gpurta_error *const error)
{
    gpurta_options *options = NULL;
    gpurta_status status = gpurta_options_create(&options, error);
    if (status == GPURTA_OK)
        status = gpurta_options_set(options, GPURTA_OPTION_SIMULATE_BLOCKS, 1, error);
    if (status == GPURTA_OK)
        status = gpurta_simulate(&c->simulation, c->scenario->program, c->scenario->platform,
                                 options, error);
    gpurta_options_destroy(options);
    return status;
}

/* rta where it applies; the simulator otherwise, and for the SMs. */
static int predict(struct check *const c)
{
    gpurta_error error, simulation_error;
    const gpurta_status status =
        gpurta_rta_analyse(&c->rta, c->scenario->program, c->scenario->platform, NULL, &error);
    if (status != GPURTA_OK && status != GPURTA_NOT_APPLICABLE)
        return scenario_complain(c->scenario, NEED_KERNELS, status, &error);
    const gpurta_status simulated = simulate(c, &simulation_error);
    if (simulated == GPURTA_NO_MEMORY || (simulated != GPURTA_OK && status != GPURTA_OK))
        return scenario_complain(c->scenario, NEED_KERNELS, simulated, &simulation_error);
    return -1;
}

static void predicted(const struct check *const c, const size_t i, mpq_ptr time)
{
    if (c->rta)
        gpurta_rta_time_of(c->rta, i, GPURTA_RTA_COMPLETION, time);
    else
        gpurta_simulation_time_of(c->simulation, i, 0, GPURTA_SIMULATION_COMPLETION, time);
}

/* ---- comparison ---- */

/* ns of the measurement on the scenario's clock. */
static void seen_at(const struct check *const c, const int64_t ns, mpq_ptr time)
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
        seen_at(c, completion, time);
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
static void judge_line(struct check *const c, struct line *const line)
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
    c->agrees = c->agrees && line->fit == FIT_AGREES;
    c->unknown += line->fit == FIT_UNKNOWN;
    c->coarse = c->coarse || line->coarse;
}

static int compare_operation(struct check *const c, const size_t i)
{
    struct line *const line = &c->line[i];
    struct completions values;
    char scale[24];
    mpq_t span;
    if (!measuring_completions(c->m, i, &values))
        return EXIT_UNABLE;
    mpq_init(span);
    predicted(c, i, line->predicted);
    seen_at(c, values.ns[COMPLETION_MINIMUM], line->minimum);
    seen_at(c, values.ns[COMPLETION_MEDIAN], line->measured);
    seen_at(c, values.ns[COMPLETION_MAXIMUM], line->maximum);
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
    compare_repetitions(c, i);
    judge_line(c, line);
    return -1;
}

/* A block as simulated, on the SM of the rank that the simulator gave it. */
static bool predicted_block(const struct check *const c, const size_t i, const size_t b,
                            int64_t *const sm, mpq_ptr from, mpq_ptr to)
{
    if (!c->simulation || !gpurta_simulation_block(c->simulation, i, 0, b, sm, from, to))
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
            for (size_t b = 0; predicted_block(c, i, b, &expected, NULL, NULL) &&
                               gpurta_measurement_block(c->m, run, i, b, &found, NULL, NULL);
                 b++) {
                c->same += expected == found;
                if (expected != found && c->same == c->blocks)
                    c->first = (struct elsewhere){run, i, b, expected, found};
                c->blocks++;
            }
}

static int compare(struct check *const c)
{
    int end = -1;
    measuring_origin(c->origin, c->scenario);
    c->agrees = true;
    for (size_t i = 0; end < 0 && i < c->count; i++)
        end = compare_operation(c, i);
    compare_places(c);
    if (end < 0 && c->least_share && c->blocks == 0) {
        complain("--placement: the prediction has no SMs, so that no block can be compared");
        return EXIT_USAGE;
    }
    if (c->blocks && (double)c->same * 100 < (double)c->least_share * (double)c->blocks)
        c->agrees = false;
    return end;
}

/* ---- output ---- */

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

static void print_places(const struct check *const c, FILE *const file)
{
    char text[40], space[NAME_SPACE];
    mpq_t share;
    if (c->blocks == 0) {
        fputs("placement: not compared, since the prediction has no SMs\n", file);
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

/* true, false, or neither where the measurement does not tell. */
static int clocks_coarse(const struct check *const c, const bool coarse)
{
    const int64_t ns = gpurta_measurement_fact(c->m, GPURTA_FACT_OFFSET_UNCERTAINTY_NS);
    return ns == GPURTA_NOT_KNOWN ? -1 : coarse;
}

static const char *const fit_names[] = {"agrees", "unknown", "disagrees"};

static void json_known(struct json *const json, const char *const key, const int value)
{
    if (value < 0)
        json_null(json, key);
    else
        json_bool(json, key, value);
}

static void csv_known(FILE *const file, bool *const first, const int value)
{
    csv_text(file, first, value < 0 ? "" : value ? "true" : "false");
}

static size_t count_agreeing(const struct check *const c)
{
    size_t n = 0;
    for (size_t i = 0; i < c->count; i++)
        n += c->line[i].fit == FIT_AGREES;
    return n;
}

/* The order of SMs that the prediction takes; NULL: not known, and taken as ascending. */
static const char *sm_order(const struct check *const c)
{
    return c->list ? c->list : known_sm_order(c->scenario->platform);
}

static bool print_table(const struct check *const c, const struct output *const output)
{
    static const struct column columns[] = {
        {"kernel", ALIGN_LEFT},    {"predicted", ALIGN_RIGHT}, {"minimum", ALIGN_RIGHT},
        {"median", ALIGN_RIGHT},   {"maximum", ALIGN_RIGHT},   {"error", ALIGN_RIGHT},
        {"relative", ALIGN_RIGHT}, {"within", ALIGN_RIGHT},    {"verdict", ALIGN_LEFT}};
    static const char *const fits[] = {"agrees", "UNKNOWN", "DISAGREES"};
    struct table *const table = table_create(columns, 9);
    const char *const device = gpurta_measurement_note(c->m, GPURTA_NOTE_NAME);
    char text[40], space[NAME_SPACE];
    size_t outside = 0;
    fprintf(
        output->file,
        "predicted by %s for %s%s; measured on %s, %zu repetition%s; completions in %s from the "
        "scenario's zero\n",
        c->rta ? "rta" : "simulate", gpurta_platform_name(c->scenario->platform),
        sm_order(c) || gpurta_platform_get(c->scenario->platform, GPURTA_PLATFORM_SMS) < 2
            ? ""
            : " (SM order not known: taken as ascending)",
        device ? device : "an unnamed device", gpurta_measurement_runs(c->m),
        gpurta_measurement_runs(c->m) == 1 ? "" : "s", gpurta_unit_name(c->scenario->unit));
    if (measuring_clocks_moved(c->m) > 0)
        fputs("CLOCKS MOVED while this was measured\n", output->file);
    if (c->coarse)
        fprintf(output->file, "CLOCKS ALIGNED within %lld ns only: more than half of a tolerance\n",
                (long long)gpurta_measurement_fact(c->m, GPURTA_FACT_OFFSET_UNCERTAINTY_NS));
    fputc('\n', output->file);
    for (size_t i = 0; i < c->count; i++) {
        const struct line *const line = &c->line[i];
        table_text(table, kernel_name(c->scenario->program, i, space), COLOUR_NONE);
        table_time(table, line->predicted, ROUND_UP);
        table_time(table, line->minimum, ROUND_DOWN);
        table_time(table, line->measured, ROUND_UP);
        table_time(table, line->maximum, ROUND_UP);
        table_time(table, line->error, ROUND_UP);
        percent_text(text, line->relative, true);
        table_text(table, text, COLOUR_NONE);
        table_time(table, line->tolerance, ROUND_DOWN);
        const bool good_one = line->fit == FIT_AGREES;
        if (good_one && line->outside)
            snprintf(text, sizeof text, "agrees, %zu OUTSIDE", line->outside);
        else
            snprintf(text, sizeof text, "%s", fits[line->fit]);
        table_text(table, text, good_one && !line->outside ? COLOUR_GOOD : COLOUR_BAD);
        outside += good_one && line->outside;
    }
    const bool good = table_print(table, output);
    table_destroy(table);
    if (!good)
        return false;
    fputc('\n', output->file);
    print_places(c, output->file);
    if (outside)
        fputs("OUTSIDE: repetitions beyond the tolerance, early, though their median is within\n",
              output->file);
    fprintf(output->file, "%s: %zu of %zu within %s", c->agrees ? "agrees" : "disagrees",
            count_agreeing(c), c->count, c->tolerance_text);
    if (c->unknown)
        fprintf(output->file, "; %zu unknown, as the clocks are aligned within %lld ns only",
                c->unknown,
                (long long)gpurta_measurement_fact(c->m, GPURTA_FACT_OFFSET_UNCERTAINTY_NS));
    if (c->least_share)
        fprintf(output->file, "; wanted: %lld%% of the blocks on the predicted SM",
                (long long)c->least_share);
    fputc('\n', output->file);
    return true;
}

static void json_places(const struct check *const c, struct json *const json)
{
    char space[NAME_SPACE];
    mpq_t share;
    if (c->blocks == 0) {
        json_null(json, "placement");
        return;
    }
    mpq_init(share);
    share_of_same(c, share);
    json_open_object(json, "placement");
    json_int(json, "blocks", (int64_t)c->blocks);
    json_int(json, "agreeing", (int64_t)c->same);
    json_time(json, "share", share);
    mpq_clear(share);
    if (c->same == c->blocks) {
        json_null(json, "first_elsewhere");
    } else {
        json_open_flat(json, "first_elsewhere", '{');
        json_int(json, "run", (int64_t)c->first.run + 1);
        json_text(json, "kernel", kernel_name(c->scenario->program, c->first.operation, space));
        json_int(json, "block", (int64_t)c->first.block);
        json_int(json, "predicted", c->first.predicted);
        json_int(json, "measured", c->first.measured);
        json_close(json);
    }
    json_close(json);
}

static void print_json(const struct check *const c, FILE *const file)
{
    struct json json;
    char space[NAME_SPACE];
    json_begin(&json, file, "check", gpurta_unit_name(c->scenario->unit));
    json_text(&json, "verdict", c->agrees ? "agrees" : "disagrees");
    json_text(&json, "tolerance", c->tolerance_text);
    json_text(&json, "predicted_by", c->rta ? "rta" : "simulate");
    json_text(&json, "platform", gpurta_platform_name(c->scenario->platform));
    json_text(&json, "sm_order", sm_order(c));
    json_text(&json, "device", gpurta_measurement_note(c->m, GPURTA_NOTE_NAME));
    json_int(&json, "runs", (int64_t)gpurta_measurement_runs(c->m));
    const int64_t uncertainty = gpurta_measurement_fact(c->m, GPURTA_FACT_OFFSET_UNCERTAINTY_NS);
    json_known(&json, "clocks_moved", measuring_clocks_moved(c->m));
    if (uncertainty == GPURTA_NOT_KNOWN)
        json_null(&json, "offset_uncertainty_ns");
    else
        json_int(&json, "offset_uncertainty_ns", uncertainty);
    json_known(&json, "clocks_coarse", clocks_coarse(c, c->coarse));
    json_open_array(&json, "kernels");
    for (size_t i = 0; i < c->count; i++) {
        const struct line *const line = &c->line[i];
        json_open_flat(&json, NULL, '{');
        json_text(&json, "name", kernel_name(c->scenario->program, i, space));
        json_time(&json, "predicted", line->predicted);
        json_time(&json, "measured", line->measured);
        json_time(&json, "error", line->error);
        json_time(&json, "minimum", line->minimum);
        json_time(&json, "maximum", line->maximum);
        json_time(&json, "worst", line->worst);
        json_int(&json, "outside", (int64_t)line->outside);
        json_time(&json, "relative", line->relative);
        json_time(&json, "tolerance", line->tolerance);
        json_text(&json, "verdict", fit_names[line->fit]);
        json_known(&json, "agrees", line->fit == FIT_UNKNOWN ? -1 : line->fit == FIT_AGREES);
        json_known(&json, "clocks_coarse", clocks_coarse(c, line->coarse));
        json_close(&json);
    }
    json_close(&json);
    json_places(c, &json);
    json_int(&json, "placement_wanted_percent", c->least_share);
    json_end(&json);
}

static void print_csv(const struct check *const c, FILE *const file)
{
    char space[NAME_SPACE];
    bool first = true;
    const int64_t uncertainty = gpurta_measurement_fact(c->m, GPURTA_FACT_OFFSET_UNCERTAINTY_NS);
    fputs("name,predicted,measured,worst,error,relative,tolerance,agrees,clocks_moved,"
          "offset_uncertainty_ns,clocks_coarse,minimum,maximum,outside\n",
          file);
    for (size_t i = 0; i < c->count; i++) {
        const struct line *const line = &c->line[i];
        csv_text(file, &first, kernel_name(c->scenario->program, i, space));
        csv_time(file, &first, line->predicted);
        csv_time(file, &first, line->measured);
        csv_time(file, &first, line->worst);
        csv_time(file, &first, line->error);
        csv_time(file, &first, line->relative);
        csv_time(file, &first, line->tolerance);
        csv_known(file, &first, line->fit == FIT_UNKNOWN ? -1 : line->fit == FIT_AGREES);
        csv_known(file, &first, measuring_clocks_moved(c->m));
        if (uncertainty == GPURTA_NOT_KNOWN)
            csv_text(file, &first, "");
        else
            csv_int(file, &first, uncertainty);
        csv_known(file, &first, clocks_coarse(c, line->coarse));
        csv_time(file, &first, line->minimum);
        csv_time(file, &first, line->maximum);
        csv_int(file, &first, (int64_t)line->outside);
        csv_end(file, &first);
    }
}

/* ---- picture ---- */

#define MOST_LANES 32 /* SMs that are drawn of each side */
#define MOST_SMS 4096 /* those from here on are not drawn */

struct drawing {
    const struct check *c;
    struct picture picture;
    int64_t threads, slots; /* of an SM; of a platform of slots, else 0 */
    int64_t all, sms;       /* the numbers of SMs are below this; that may be drawn */
    bool *used;             /* by either side */
    int64_t *lane_of;       /* of each SM; -1: not drawn */
    int64_t lanes;          /* SMs that are drawn */
    int64_t engines;        /* of copies, predicted */
    bool copies;
    char left_out[120]; /* "SM 32-39, 41" */
    char *names;
    mpq_t a, b;
};

static bool is_copy(const struct check *const c, const size_t i)
{
    return gpurta_program_kind(c->scenario->program, i) == GPURTA_COPY;
}

/* SMs of the platform, of the device, and those that blocks ran on. */
static int64_t count_sms(const struct check *const c)
{
    const int64_t known[] = {gpurta_platform_get(c->scenario->platform, GPURTA_PLATFORM_SMS),
                             gpurta_measurement_fact(c->m, GPURTA_FACT_SMS),
                             gpurta_measurement_fact(c->m, GPURTA_FACT_SM_NUMBERS)};
    int64_t sms = 1, sm;
    for (size_t k = 0; k < sizeof known / sizeof known[0]; k++)
        sms = known[k] > sms ? known[k] : sms;
    for (size_t i = 0; i < c->count; i++)
        for (size_t b = 0; gpurta_measurement_block(c->m, 0, i, b, &sm, NULL, NULL); b++)
            sms = sm >= sms ? sm + 1 : sms;
    return sms;
}

static void find_used(struct drawing *const d)
{
    int64_t sm;
    for (size_t i = 0; i < d->c->count; i++) {
        for (size_t b = 0; gpurta_measurement_block(d->c->m, 0, i, b, &sm, NULL, NULL); b++)
            if (sm < d->sms)
                d->used[sm] = true;
        for (size_t b = 0; !d->slots && predicted_block(d->c, i, b, &sm, NULL, NULL); b++)
            if (sm < d->sms)
                d->used[sm] = true;
    }
}

/* Ranges of SMs without a lane, as far as there is room. */
static void tell_left_out(struct drawing *const d)
{
    size_t at = 0;
    for (int64_t sm = 0; sm < d->sms; sm++) {
        const int64_t first = sm;
        while (sm < d->sms && d->lane_of[sm] < 0)
            sm++;
        if (sm == first)
            continue;
        sm = sm == d->sms ? d->all : sm;
        if (at > sizeof d->left_out - 50) {
            snprintf(d->left_out + at, sizeof d->left_out - at, ", ...");
            return;
        }
        at += (size_t)snprintf(d->left_out + at, sizeof d->left_out - at, "%s%lld",
                               at ? ", " : "SM ", (long long)first);
        if (sm - 1 > first)
            at += (size_t)snprintf(d->left_out + at, sizeof d->left_out - at, "-%lld",
                                   (long long)sm - 1);
    }
}

/* All SMs where there is room; else those that are used first. */
static bool choose_sms(struct drawing *const d)
{
    int64_t n = 0;
    d->all = count_sms(d->c);
    d->sms = d->all < MOST_SMS ? d->all : MOST_SMS;
    d->used = calloc((size_t)d->sms, sizeof *d->used);
    d->lane_of = calloc((size_t)d->sms, sizeof *d->lane_of);
    if (!d->used || !d->lane_of)
        return false;
    find_used(d);
    for (int idle = 0; idle < 2; idle++)
        for (int64_t sm = 0; sm < d->sms && n < MOST_LANES; sm++)
            if (d->used[sm] != idle)
                d->lane_of[sm] = ++n;
    for (int64_t sm = 0; sm < d->sms; sm++)
        d->lane_of[sm] = d->lane_of[sm] ? d->lanes++ : -1;
    tell_left_out(d);
    return true;
}

static void draw_block(struct drawing *const d, const size_t i, const int64_t sm,
                       const size_t first_lane)
{
    const gpurta_program *const program = d->c->scenario->program;
    const int64_t threads = gpurta_program_get_count(program, i, GPURTA_OPERATION_THREADS);
    if (sm >= d->sms || d->lane_of[sm] < 0)
        return;
    const struct picture_box box = {.lane = first_lane + (size_t)d->lane_of[sm],
                                    .from = mpq_get_d(d->a),
                                    .to = mpq_get_d(d->b),
                                    .height = (threads + 31) / 32 * 32,
                                    .item = i};
    picture_add_box(&d->picture, &box);
}

/* Lanes: predicted SMs, predicted copy engines, measured SMs, measured copies. */
static size_t first_measured(const struct drawing *const d)
{
    return (size_t)((d->slots ? 1 : d->lanes) + d->engines);
}

static void draw_blocks(struct drawing *const d, const size_t i)
{
    const struct check *const c = d->c;
    int64_t sm, start, end;
    for (size_t b = 0; predicted_block(c, i, b, &sm, d->a, d->b); b++)
        if (d->slots)
            picture_add_box(&d->picture,
                            &(const struct picture_box){0, mpq_get_d(d->a), mpq_get_d(d->b), 1, i});
        else
            draw_block(d, i, sm, 0);
    for (size_t b = 0; gpurta_measurement_block(c->m, 0, i, b, &sm, &start, &end); b++) {
        seen_at(c, start, d->a);
        seen_at(c, end, d->b);
        draw_block(d, i, sm, first_measured(d));
    }
}

/* Predicted on its engine; measured from its launch to its end, which is all that is known. */
static void draw_copy(struct drawing *const d, const size_t i)
{
    const struct check *const c = d->c;
    struct picture_box box = {.height = 1, .item = i};
    int64_t launched, completion;
    gpurta_simulation_time_of(c->simulation, i, 0, GPURTA_SIMULATION_DISPATCHED, d->a);
    gpurta_simulation_time_of(c->simulation, i, 0, GPURTA_SIMULATION_COMPLETION, d->b);
    box.lane = (size_t)((d->slots ? 1 : d->lanes) + lanes_engine_of(c->scenario, i) - 1);
    box.from = mpq_get_d(d->a);
    box.to = mpq_get_d(d->b);
    picture_add_box(&d->picture, &box);
    if (!gpurta_measurement_operation(c->m, 0, i, &launched, &completion))
        return;
    seen_at(c, launched, d->a);
    seen_at(c, completion, d->b);
    box.lane = first_measured(d) + (size_t)d->lanes;
    box.from = mpq_get_d(d->a);
    box.to = mpq_get_d(d->b);
    picture_add_box(&d->picture, &box);
}

/* How many measured copies are under way at once, at most. */
static int64_t copies_at_once(const struct check *const c)
{
    int64_t most = 0, from, a, b;
    for (size_t i = 0; i < c->count; i++) {
        int64_t n = 0;
        if (!is_copy(c, i) || !gpurta_measurement_operation(c->m, 0, i, &from, NULL))
            continue;
        for (size_t j = 0; j < c->count; j++)
            n += is_copy(c, j) && gpurta_measurement_operation(c->m, 0, j, &a, &b) && a <= from &&
                 from < b;
        most = n > most ? n : most;
    }
    return most;
}

static void add_sm_lanes(struct drawing *const d, const char *const side)
{
    char name[24];
    for (int64_t sm = 0; sm < d->sms; sm++) {
        if (d->lane_of[sm] < 0)
            continue;
        snprintf(name, sizeof name, "%s SM %d", side, (int)sm);
        picture_add_lane(&d->picture, name, d->threads, false);
    }
}

static void draw_lanes(struct drawing *const d)
{
    char name[24];
    for (size_t i = 0; d->c->simulation && i < d->c->count; i++)
        if (is_copy(d->c, i)) {
            const int64_t engine = lanes_engine_of(d->c->scenario, i);
            d->engines = engine > d->engines ? engine : d->engines;
            d->copies = true;
        }
    if (d->slots)
        picture_add_lane(&d->picture, "pred slots", d->slots, false);
    else
        add_sm_lanes(d, "pred");
    for (int engine = 1; engine <= d->engines; engine++) {
        snprintf(name, sizeof name, "pred copy %d", engine);
        picture_add_lane(&d->picture, name, 1, true);
    }
    add_sm_lanes(d, "meas");
    if (d->copies)
        picture_add_lane(&d->picture, "meas copy", copies_at_once(d->c), true);
}

static void draw_marks(struct drawing *const d, const size_t i)
{
    int64_t launched;
    mpq_set_ui(d->a, 0, 1);
    gpurta_program_time(d->c->scenario->program, i, GPURTA_OPERATION_RELEASE, d->a);
    picture_add_mark(&d->picture, PICTURE_LAUNCH, mpq_get_d(d->a), i);
    if (!gpurta_measurement_operation(d->c->m, 0, i, &launched, NULL))
        return;
    seen_at(d->c, launched, d->a);
    picture_add_mark(&d->picture, PICTURE_SEEN, mpq_get_d(d->a), i);
}

static void draw_all(struct drawing *const d)
{
    const struct check *const c = d->c;
    d->picture.item = calloc(c->count, sizeof *d->picture.item);
    d->names = calloc(c->count, NAME_SPACE);
    if (!d->picture.item || !d->names || !choose_sms(d)) {
        d->picture.no_memory = true;
        return;
    }
    d->picture.items = c->count;
    draw_lanes(d);
    for (size_t i = 0; i < c->count; i++) {
        d->picture.item[i] = kernel_name(c->scenario->program, i, d->names + i * NAME_SPACE);
        if (!is_copy(c, i))
            draw_blocks(d, i);
        else if (c->simulation)
            draw_copy(d, i);
        draw_marks(d, i);
    }
}

/* What the picture says in words. */
struct words {
    char title[200], about[400], drawn[240];
};

static void tell_check(const struct check *const c, struct words *const w)
{
    const char *const name = c->scenario->document.name;
    const char *const platform = gpurta_platform_name(c->scenario->platform);
    const char *const note = gpurta_measurement_note(c->m, GPURTA_NOTE_NAME);
    const char *const device = note ? note : "an unnamed device";
    snprintf(w->title, sizeof w->title, "%.*s: %s; predicted above, measured below",
             text_part(name, 100), name, c->agrees ? "agrees" : "DISAGREES");
    snprintf(w->about, sizeof w->about,
             "%zu of %zu within %.40s; predicted by %s for %.*s; measured on %.*s, repetition 1 of "
             "%zu, scale %lld",
             count_agreeing(c), c->count, c->tolerance_text, c->rta ? "rta" : "simulate",
             text_part(platform, 60), platform, text_part(device, 60), device,
             gpurta_measurement_runs(c->m), (long long)measuring_scale(c->m));
}

static void tell_drawn(const struct drawing *const d, struct words *const w)
{
    snprintf(w->drawn, sizeof w->drawn, "%s%s%s%s%s%s", *d->left_out ? "not drawn: " : "",
             d->left_out, *d->left_out && d->copies ? "; " : "",
             d->copies ? "measured copies: from launch to end" : "",
             d->slots && (*d->left_out || d->copies) ? "; " : "",
             d->slots ? "predicted blocks: one slot each" : "");
}

static int draw(const struct check *const c, const char *const path)
{
    struct output output;
    struct words words = {.title = ""};
    struct drawing d = {.c = c,
                        .slots = gpurta_platform_get(c->scenario->platform, GPURTA_PLATFORM_SLOTS)};
    const int64_t told = gpurta_platform_get(c->scenario->platform, GPURTA_PLATFORM_THREADS_PER_SM);
    const int64_t measured = gpurta_measurement_fact(c->m, GPURTA_FACT_THREADS_PER_SM);
    d.threads = told > measured ? told : measured;
    if (d.threads < 1)
        d.threads = 2048;
    if (!output_open(&output, path))
        return EXIT_UNABLE;
    d.picture.unit = gpurta_unit_name(c->scenario->unit);
    d.picture.height = "threads";
    mpq_init(d.a);
    mpq_init(d.b);
    draw_all(&d);
    tell_check(c, &words);
    tell_drawn(&d, &words);
    d.picture.title = words.title;
    d.picture.note[0] = words.about;
    d.picture.note[1] = *words.drawn ? words.drawn : NULL;
    const bool good = picture_draw(&d.picture, output.file);
    mpq_clear(d.a);
    mpq_clear(d.b);
    free(d.names);
    free(d.used);
    free(d.lane_of);
    picture_clear(&d.picture);
    if (good)
        return output_close(&output) ? -1 : EXIT_UNABLE;
    output_discard(&output);
    complain("out of memory");
    return EXIT_UNABLE;
}

/* ---- the command ---- */

static int status_of(const struct check *const c)
{
    return c->agrees ? EXIT_MET : EXIT_MISSED;
}

static int print(const struct check *const c)
{
    struct output output;
    if (!output_open(&output, c->common->output))
        return EXIT_UNABLE;
    bool good = true;
    if (c->common->format == FORMAT_CSV)
        print_csv(c, output.file);
    else if (c->common->format == FORMAT_JSON)
        print_json(c, output.file);
    else
        good = print_table(c, &output);
    if (!good) {
        output_discard(&output);
        return EXIT_UNABLE;
    }
    if (!output_close(&output))
        return EXIT_UNABLE;
    return status_of(c);
}

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

static void line_init(struct line *const line)
{
    mpq_init(line->predicted);
    mpq_init(line->measured);
    mpq_init(line->minimum);
    mpq_init(line->maximum);
    mpq_init(line->error);
    mpq_init(line->relative);
    mpq_init(line->tolerance);
}

static void line_clear(struct line *const line)
{
    mpq_clear(line->predicted);
    mpq_clear(line->measured);
    mpq_clear(line->minimum);
    mpq_clear(line->maximum);
    mpq_clear(line->error);
    mpq_clear(line->relative);
    mpq_clear(line->tolerance);
}

/* Predicts, compares, prints. */
static int judge(struct check *const c, const bool device, const char *const svg,
                 const bool only_picture)
{
    int end = find_platform(c, device);
    if (end < 0)
        end = predict(c);
    c->line = end < 0 ? calloc(c->count, sizeof *c->line) : NULL;
    if (end < 0 && !c->line) {
        complain("out of memory");
        return EXIT_UNABLE;
    }
    for (size_t i = 0; c->line && i < c->count; i++)
        line_init(&c->line[i]);
    if (end < 0)
        end = compare(c);
    if (end < 0 && svg)
        end = draw(c, svg);
    if (end < 0)
        end = only_picture ? status_of(c) : print(c);
    for (size_t i = 0; c->line && i < c->count; i++)
        line_clear(&c->line[i]);
    free(c->line);
    return end;
}

/* Options that say how to measure say nothing about a measurement that is there already. */
static bool measures_not(const struct measuring *const request, const char *const save_to)
{
    const struct {
        const char *name, *value;
    } given[] = {{"runs", request->runs},
                 {"scale", request->scale},
                 {"timeout", request->timeout},
                 {"warm-up", request->warm_up},
                 {"device", request->device},
                 {"driver", request->driver},
                 {"save", save_to}};
    for (size_t i = 0; i < sizeof given / sizeof given[0]; i++)
        if (given[i].value) {
            complain("--%s: says how to measure, but a measurement is given", given[i].name);
            return false;
        }
    return true;
}

static int run(const int argc, char **const argv)
{
    struct measuring request = {.runs = NULL};
    const char *tolerance = "2%+100us", *svg = NULL, *save_to = NULL;
    const char *placement = "0", *order = NULL;
    const struct flag flags[] = {MEASURING_FLAGS(&request),
                                 {"tolerance", "P%+TIME", &tolerance, NULL},
                                 {"placement", "P", &placement, NULL},
                                 {"sm-order", "ORDER", &order, NULL},
                                 {"save", "FILE", &save_to, NULL},
                                 {"svg", "FILE", &svg, NULL}};
    struct common common;
    struct scenario scenario;
    gpurta_measurement *m = NULL;
    int end = parse_options(&common, flags, sizeof flags / sizeof flags[0], 2, help, argc, argv);
    if (end >= 0)
        return end;
    if (common.second && !measures_not(&request, save_to))
        return EXIT_USAGE;
    bool only_picture;
    end = picture_target(svg, &common, &only_picture);
    if (end < 0)
        end = refuse_same_file("save", save_to, "output", common.output);
    if (end < 0 && save_to)
        end = refuse_input_file("save", save_to, &common);
    if (end < 0 && svg)
        end = refuse_same_file("save", save_to, "svg", svg);
    if (end >= 0)
        return end;
    const bool device = common.platform && strcmp(common.platform, "device") == 0;
    if (device)
        common.platform = NULL;
    end = scenario_read(&scenario, &common, argv[0], NEED_OPERATIONS);
    struct check c = {.scenario = &scenario,
                      .common = &common,
                      .tolerance_text = tolerance,
                      .count = gpurta_program_count(scenario.program)};
    mpq_init(c.origin);
    mpq_init(c.tolerance.share);
    mpq_init(c.tolerance.absolute);
    if (end < 0 && !(read_tolerance(&c, tolerance) && read_places(&c, placement, order)))
        end = EXIT_USAGE;
    if (end < 0 && !common.second &&
        !(output_possible(save_to) && output_possible(svg) && output_possible(common.output)))
        end = EXIT_UNABLE;
    if (end < 0)
        end = common.second ? measuring_read(&m, &scenario, common.second)
                            : measuring_run(&m, &scenario, &request);
    if (end < 0)
        end = save(&scenario, m, save_to);
    if (end < 0)
        measuring_note_periods(&scenario);
    c.m = m;
    if (end < 0)
        end = judge(&c, device, svg, only_picture);
    mpq_clear(c.origin);
    mpq_clear(c.tolerance.share);
    mpq_clear(c.tolerance.absolute);
    free(c.sm_at);
    gpurta_rta_destroy(c.rta);
    gpurta_simulation_destroy(c.simulation);
    gpurta_measurement_destroy(m);
    scenario_clear(&scenario);
    if (!common.second)
        measuring_end();
    return end;
}

const struct command command_check = {
    "check", "predicted against measured completion times and placements", run};
