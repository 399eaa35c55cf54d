/* gpurta bound in words: names, the releases of a miss, a hint, how far a search is. */
#include "cli/base/made.h"
#include "cli/base/memory.h"
#include "cli/base/progress.h"
#include "cli/command/bound_view.h"

#include <stdlib.h>
#include <string.h>

size_t bound_chains(const struct bound_view *const v)
{
    return gpurta_rows(v->resolved, v->of_program ? GPURTA_MODEL_OPERATIONS : GPURTA_MODEL_CHAINS);
}

size_t bound_steps(const struct bound_view *const v)
{
    return gpurta_rows(v->resolved, v->of_program ? GPURTA_MODEL_OPERATIONS : GPURTA_MODEL_STEPS);
}

size_t bound_chain_of(const struct bound_view *const v, const size_t step)
{
    return v->of_program ? step : (size_t)result_count(v->resolved, GPURTA_MODEL_STEPS_CHAIN, step);
}

gpurta_column bound_column(const struct bound_view *const v, const gpurta_column column)
{
    return (gpurta_column)(v->of_program
                               ? column - GPURTA_MODEL_STEPS_NAME + GPURTA_MODEL_OPERATIONS_NAME
                               : column);
}

char bound_kind(const struct bound_view *const v, const size_t step)
{
    return result_text(v->resolved, bound_column(v, GPURTA_MODEL_STEPS_KIND), step)[0];
}

size_t bound_row(const struct bound_view *const v, const size_t step)
{
    const int64_t place =
        v->of_program ? (int64_t)step : result_count(v->resolved, GPURTA_MODEL_STEPS_ROW, step);
    return gpurta_model_row(v->model, GPURTA_SECTION_STEPS, (size_t)place);
}

int64_t bound_repeat(const struct bound_view *const v, const size_t step)
{
    return v->of_program ? 1 : result_count(v->resolved, GPURTA_MODEL_STEPS_REPEAT, step);
}

const char *bound_chain_name(const struct bound_view *const v, const size_t chain)
{
    return result_text(v->resolved,
                       v->of_program ? GPURTA_MODEL_OPERATIONS_NAME : GPURTA_MODEL_CHAINS_NAME,
                       chain);
}

const char *bound_step_name(const struct bound_view *const v, const size_t step)
{
    return result_text(v->resolved, bound_column(v, GPURTA_MODEL_STEPS_NAME), step);
}

const char *bound_path_name(const struct bound_view *const v, const size_t path)
{
    return gpurta_model_text(v->model, gpurta_model_row(v->model, GPURTA_SECTION_PATHS, path),
                             GPURTA_KEY_PATH_NAME, 0);
}

bool bound_is_chain(const struct bound_view *const v, const size_t chain, const char *const name)
{
    return strcmp(bound_chain_name(v, chain), name) == 0;
}

bool bound_is_pipelined(const struct bound_view *const v, const size_t chain)
{
    return strcmp(result_text(v->result, GPURTA_BOUND_CHAINS_OVERLAP, chain), "pipelined") == 0;
}

bool bound_is_step(const struct bound_view *const v, const size_t step, const char *const name)
{
    if (strcmp(bound_step_name(v, step), name) == 0)
        return true;
    const size_t chain = bound_chain_of(v, step);
    const char *const first = bound_chain_name(v, chain);
    const size_t length = strlen(first);
    return strncmp(first, name, length) == 0 && name[length] == '/' &&
           strcmp(bound_step_name(v, step), name + length + 1) == 0;
}

bool bound_is_asked(const struct bound_view *const v, const size_t chain)
{
    bool asked = !v->explained || bound_is_chain(v, chain, v->explained);
    for (size_t s = v->first[chain]; s < v->first[chain + 1] && !asked; s++)
        asked = bound_is_step(v, s, v->explained);
    return asked;
}

/* ---- verdicts ---- */

gpurta_verdict bound_chain_verdict(const struct bound_view *const v, const size_t chain)
{
    return result_verdict(v->result, GPURTA_BOUND_CHAINS_VERDICT, chain);
}

/* ---- witness ---- */

#define MOST_TOLD 24

bool bound_print_witness(struct bound_view *const v, FILE *const file)
{
    LOCAL_MPQ(release);
    for (size_t c = 0; c < gpurta_rows(v->result, GPURTA_BOUND_CHAINS); c++) {
        size_t count;
        const size_t first = gpurta_children(v->result, GPURTA_BOUND_RELEASES, c, &count);
        if (bound_chain_verdict(v, c) != GPURTA_UNSCHEDULABLE || !count)
            continue;
        fprintf(file, "\n%s was late with these releases:", bound_chain_name(v, c));
        for (size_t k = 0; k < count && k < MOST_TOLD; k++) {
            (void)result_time(v->result, GPURTA_BOUND_RELEASES_RELEASE, first + k, release);
            fprintf(file, "%s %s at ", k ? "," : "",
                    result_text(v->result, GPURTA_BOUND_RELEASES_CHAIN, first + k));
            time_put(file, release, ROUND_DOWN);
        }
        if (count > MOST_TOLD)
            fprintf(file, ", and %zu more", count - MOST_TOLD);
        fputc('\n', file);
    }
    return true;
}

/* ---- a hint ---- */

#define MOST_ANY 64 /* kernels: sets that block each other's carve-outs grow with their square */

static bool leaves_carveout(const struct bound_view *const v, const size_t step)
{
    int64_t any;
    return bound_kind(v, step) == 'k' &&
           gpurta_get_count(v->resolved, bound_column(v, GPURTA_MODEL_STEPS_CARVEOUT), step,
                            &any) != GPURTA_OK &&
           gpurta_get_count(v->resolved, bound_column(v, GPURTA_MODEL_STEPS_CARVEOUT_PERCENT), step,
                            &any) != GPURTA_OK;
}

/* The same without a search, if a part of the work of the analysis finds it; else NULL. */
static gpurta_result *bound_again(const struct bound_view *const v, const bool explain,
                                  const int64_t part)
{
    const gpurta_option option[] = {GPURTA_OPTION_BOUND_SEARCH, GPURTA_OPTION_BOUND_EXACT,
                                    GPURTA_OPTION_BOUND_EXPLAIN, GPURTA_OPTION_BOUND_LIMIT};
    const int64_t value[] = {0, 0, explain, v->limit / part + 1};
    int64_t before[FIELDS(option)];
    gpurta_result *result = NULL;
    bool good = true;
    for (size_t i = 0; i < FIELDS(option); i++)
        good = succeeded(gpurta_options_get(v->options, option[i], &before[i], NULL)) &&
               succeeded(gpurta_options_set(v->options, option[i], value[i], NULL)) && good;
    if (good)
        good = succeeded(v->divisions ? gpurta_partition_bound(v->model, v->divisions, GPURTA_NONE,
                                                               0, v->options, &result, NULL)
                                      : gpurta_bound(v->model, v->options, &result, NULL));
    for (size_t i = 0; i < FIELDS(option); i++)
        (void)!gpurta_options_set(v->options, option[i], before[i], NULL);
    return good ? result : NULL;
}

static gpurta_verdict least_period(const struct bound_view *const v, const size_t chain,
                                   mpq_t period)
{
    gpurta_error error;
    gpurta_verdict found = GPURTA_UNKNOWN;
    LOCAL_MPQ(low);
    if (!succeeded(
            gpurta_options_set(v->options, GPURTA_OPTION_BOUND_LIMIT, v->limit / 10 + 1, &error)) ||
        !succeeded(gpurta_bound_sensitivity(v->model, GPURTA_BOUND_MIN_PERIOD, chain, v->options,
                                            &found, low, period, &error)))
        found = GPURTA_UNKNOWN;
    (void)!gpurta_options_set(v->options, GPURTA_OPTION_BOUND_LIMIT, v->limit ? v->limit : 1,
                              &error);
    return found;
}

gpurta_verdict bound_least_period(struct bound_view *const v, const size_t chain, size_t *const by,
                                  mpq_t period)
{
    if (v->least.of != chain + 1) {
        if (!v->least.of)
            mpq_init(v->least.period);
        v->least.of = chain + 1;
        v->least.by = chain;
        v->least.found = least_period(v, chain, v->least.period);
        const size_t closed =
            v->least.found == GPURTA_UNSCHEDULABLE ? bound_closed_delaying(v) : SIZE_MAX;
        if (closed != SIZE_MAX && closed != chain) {
            v->least.by = closed;
            v->least.found = least_period(v, closed, v->least.period);
        }
    }
    mpq_set(period, v->least.period);
    *by = v->least.by;
    return v->least.found;
}

void bound_change_forget(struct bound_change *const change)
{
    free(change->text);
    gpurta_result_destroy(change->resolved);
    *change = (struct bound_change){.text = NULL};
}

/* Adds " --set chains.camera.period=40". */
static void put_set(const struct bound_view *const v, const size_t chain, const char *const key,
                    const char *const value, FILE *const file)
{
    const char *const name = bound_chain_name(v, chain);
    fprintf(file, strchr(name, ' ') ? " --set '%s.%s.%s=%s'" : " --set %s.%s.%s=%s",
            v->of_program ? "kernels" : "chains", name, key, value);
}

/* What --set has for a time, rounded up to few digits; to be freed. */
static char *value_of(mpq_srcptr time)
{
    char *const text = time_for_people(time, ROUND_UP);
    if (strchr(text, 'e')) {
        free(text);
        return time_exact(time);
    }
    if (*text == '~')
        memmove(text, text + 1, strlen(text));
    return text;
}

static void set_value(const struct bound_view *const v, const size_t row, const gpurta_key key,
                      const char *const value)
{
    if (!succeeded(gpurta_set_text(v->scenario->given.model, row, key, value, NULL)))
        out_of_memory();
}

/* The bounds, explained, if so many times longer were the period of one chain, or (SIZE_MAX) of
 * all. */
static gpurta_result *with_periods(const struct bound_view *const v, const size_t one,
                                   mpq_srcptr times, const int64_t part,
                                   struct bound_change *const change)
{
    const gpurta_section section = v->of_program ? GPURTA_SECTION_KERNELS : GPURTA_SECTION_CHAINS;
    const gpurta_key key = v->of_program ? GPURTA_KEY_PERIOD : GPURTA_KEY_CHAIN_PERIOD;
    const size_t count = gpurta_model_rows(v->model, section);
    char **const before = allocate_zeroed(count + 1, sizeof *before);
    size_t size;
    LOCAL_MPQ(period);
    FILE *const text = text_begin(&change->text, &size);
    for (size_t c = one == SIZE_MAX ? 0 : one; c < count && (c == one || one == SIZE_MAX); c++) {
        const size_t row = gpurta_model_row(v->model, section, c);
        if (!gpurta_model_exact(v->model, row, key, period))
            continue;
        before[c] = time_exact(period);
        mpq_mul(period, period, times);
        char *const value = value_of(period);
        set_value(v, row, key, value);
        put_set(v, c, "period", value, text);
        free(value);
    }
    fclose(text);
    change->chain = one;
    change->resolved = NULL;
    const bool good = size && succeeded(gpurta_resolve(v->model, NULL, &change->resolved, NULL));
    gpurta_result *const result = good ? bound_again(v, true, part) : NULL;
    for (size_t c = 0; c < count; c++)
        if (before[c]) {
            set_value(v, gpurta_model_row(v->model, section, c), key, before[c]);
            free(before[c]);
        }
    free(before);
    if (!result)
        bound_change_forget(change);
    return result;
}

gpurta_result *bound_with_period(struct bound_view *const v, const size_t chain,
                                 struct bound_change *const change)
{
    size_t by;
    LOCAL_MPQ(least, given);
    if (v->of_program || bound_least_period(v, chain, &by, least) != GPURTA_SCHEDULABLE ||
        !gpurta_model_exact(v->model, gpurta_model_row(v->model, GPURTA_SECTION_CHAINS, by),
                            GPURTA_KEY_CHAIN_PERIOD, given))
        return NULL;
    mpq_div(least, least, given);
    return with_periods(v, by, least, 10, change);
}

/* Other chains without a bound, at most, whose periods are tried; and steps that are bounded again,
 * which takes seconds where they are many. */
enum { OTHERS_MOST = 4, STEPS_MOST = 10000 };

gpurta_result *bound_with_longer(const struct bound_view *const v, const size_t chain,
                                 struct bound_change *const change)
{
    static const unsigned char halves[] = {3, 4, 8, 16, 32};
    const size_t count = bound_chains(v);
    size_t steps = 0;
    LOCAL_MPQ(times, bound);
    for (size_t i = 0; i < FIELDS(halves); i++) {
        size_t others = 0;
        mpq_set_ui(times, halves[i], 2);
        mpq_canonicalize(times);
        for (size_t k = 0; k < count + 2; k++) { /* its own, those of others, all */
            const size_t one = k == 0 ? chain : k <= count ? k - 1 : SIZE_MAX;
            if (k && k <= count && (one == chain || bound_has(v, one) || ++others > OTHERS_MOST))
                continue;
            if ((steps += bound_steps(v)) > STEPS_MOST)
                return NULL;
            gpurta_result *const result = with_periods(v, one, times, 200, change);
            if (result && result_time(result, GPURTA_BOUND_CHAINS_BOUND, chain, bound))
                return result;
            bound_change_forget(change);
            gpurta_result_destroy(result);
        }
    }
    return NULL;
}

/* The same with overlap: pipelined, where the reason of the chain names that. */
static gpurta_result *with_overlap(const struct bound_view *const v, const size_t chain,
                                   struct bound_change *const change)
{
    const char *const reason = result_text(v->result, GPURTA_BOUND_CHAINS_REASON, chain);
    if (!reason || !strstr(reason, "overlap: pipelined"))
        return NULL;
    const size_t row = gpurta_model_row(v->model, GPURTA_SECTION_CHAINS, chain);
    const bool serial = gpurta_model_text(v->model, row, GPURTA_KEY_CHAIN_OVERLAP, 0);
    size_t size;
    FILE *const text = text_begin(&change->text, &size);
    put_set(v, chain, "overlap", "pipelined", text);
    fclose(text);
    change->chain = chain;
    change->resolved = NULL;
    set_value(v, row, GPURTA_KEY_CHAIN_OVERLAP, "pipelined");
    gpurta_result *const result = bound_again(v, true, 10);
    set_value(v, row, GPURTA_KEY_CHAIN_OVERLAP, serial ? "serial" : NULL);
    if (!result)
        bound_change_forget(change);
    return result;
}

/* Does the bound of the chain meet its deadline there? */
static bool meets(const gpurta_result *const result, const size_t chain)
{
    LOCAL_MPQ(bound, deadline);
    return result_time(result, GPURTA_BOUND_CHAINS_BOUND, chain, bound) &&
           !(result_time(result, GPURTA_BOUND_CHAINS_DEADLINE, chain, deadline) &&
             mpq_cmp(bound, deadline) > 0);
}

/* With a change that gives the chain a bound: overlap, if it then meets its deadline, a period with
 * which all do, overlap all the same, or longer periods. Without `asked` overlap alone. */
static gpurta_result *otherwise(struct bound_view *const v, const size_t chain, const bool asked,
                                struct bound_change *const change)
{
    struct bound_change other;
    gpurta_result *const overlap = with_overlap(v, chain, change), *result = NULL;
    if (!asked || (overlap && meets(overlap, chain)))
        return overlap;
    if (!(result = bound_with_period(v, chain, &other)) && !overlap)
        result = bound_with_longer(v, chain, &other);
    if (!result)
        return overlap;
    if (overlap)
        bound_change_forget(change);
    gpurta_result_destroy(overlap);
    *change = other;
    return result;
}

void bound_tell_otherwise(struct bound_view *const v, const size_t chain, const bool asked,
                          struct bound_view *const other, struct bound_change *const change,
                          const struct output *const output)
{
    const char *const name = bound_chain_name(v, chain);
    *other = *v;
    other->result = otherwise(v, chain, asked, change);
    if (!other->result)
        return;
    if (change->resolved)
        other->resolved = change->resolved;
    fprintf(output->file, "\n%s: no bound: %s\nwith%s:\n", name,
            result_text(v->result, GPURTA_BOUND_CHAINS_REASON, chain), change->text);
    other->withouts = 0;
    other->explained = name;
    bound_print_causes(other, output);
    other->explained = v->explained;
}

/* How many kernels leave their carve-out to the driver, where some may wait for it. */
static size_t leaving_carveout(const struct bound_view *const v)
{
    size_t kernels = 0;
    for (size_t s = 0; s < bound_steps(v); s++)
        kernels += leaves_carveout(v, s);
    return gpurta_platform_get(v->platform, GPURTA_PLATFORM_CARVEOUT_WAITS) ? kernels : 0;
}

/* The key carveout of a step, in percent and in bytes; -1: not given. */
struct carveout {
    int64_t percent, bytes;
};

static const struct carveout unknown_carveout = {101, -1}, largest_carveout = {100, -1};

static struct carveout carveout_of(const struct bound_view *const v, const size_t step)
{
    const size_t row = bound_row(v, step);
    struct carveout own = {-1, -1};
    (void)gpurta_model_count(v->model, row, GPURTA_KEY_CARVEOUT, &own.percent);
    (void)gpurta_model_count(v->model, row, GPURTA_KEY_CARVEOUT_BYTES, &own.bytes);
    return own;
}

static void set_carveout(const struct bound_view *const v, const size_t step,
                         const struct carveout to)
{
    gpurta_model *const model = v->scenario->given.model;
    const size_t row = bound_row(v, step);
    const bool unknown = to.percent > 100, percent = to.percent >= 0 && !unknown;
    if (!succeeded(gpurta_set_text(model, row, GPURTA_KEY_CARVEOUT_BYTES, NULL, NULL)) ||
        !succeeded(
            gpurta_set_text(model, row, GPURTA_KEY_CARVEOUT, unknown ? "unknown" : NULL, NULL)) ||
        (percent &&
         !succeeded(gpurta_set_count(model, row, GPURTA_KEY_CARVEOUT, to.percent, NULL))) ||
        (to.bytes >= 0 &&
         !succeeded(gpurta_set_count(model, row, GPURTA_KEY_CARVEOUT_BYTES, to.bytes, NULL))))
        out_of_memory();
}

/* The bounds if that were the carve-out of all kernels, or of those that leave it to the driver. */
static gpurta_result *with_carveout(const struct bound_view *const v, const struct carveout to,
                                    const bool left)
{
    struct carveout *const own = allocate_zeroed(bound_steps(v) + 1, sizeof *own);
    for (size_t s = 0; s < bound_steps(v); s++)
        own[s] = carveout_of(v, s);
    for (size_t s = 0; s < bound_steps(v); s++)
        if (left ? leaves_carveout(v, s) : bound_kind(v, s) == 'k')
            set_carveout(v, s, to);
    gpurta_result *const other = bound_again(v, false, 10);
    for (size_t s = 0; s < bound_steps(v); s++)
        if (bound_kind(v, s) == 'k')
            set_carveout(v, s, own[s]);
    free(own);
    return other;
}

/* Kernels whose carve-outs may differ, where one may wait for SMs to become empty; not too many. */
static bool carveouts_differ(const struct bound_view *const v)
{
    size_t kernels = 0;
    bool differ = false;
    struct carveout first = {-1, -1};
    for (size_t s = 0; !v->of_program && s < bound_steps(v); s++)
        if (bound_kind(v, s) == 'k') {
            const struct carveout own = carveout_of(v, s);
            first = kernels++ ? first : own;
            differ = differ || leaves_carveout(v, s) || own.percent != first.percent ||
                     own.bytes != first.bytes || own.percent == unknown_carveout.percent;
        }
    return differ && kernels > 1 && kernels <= MOST_ANY &&
           gpurta_platform_get(v->platform, GPURTA_PLATFORM_CARVEOUT_WAITS);
}

/* What the verdict rests on, and the first chain of which it would be another. */
static void put_condition(const struct bound_view *const v, FILE *const file)
{
    LOCAL_MPQ(any, deadline);
    fputs("; as if the driver chose the carve-outs that were computed", file);
    for (size_t c = 0; v->any_carveout && c < bound_chains(v); c++) {
        const bool due = result_time(v->result, GPURTA_BOUND_CHAINS_DEADLINE, c, deadline);
        const bool bounded = result_time(v->any_carveout, GPURTA_BOUND_CHAINS_BOUND, c, any);
        if (bounded && !(due && mpq_cmp(any, deadline) > 0))
            continue;
        fprintf(file, ": with any, %s ", bound_chain_name(v, c));
        if (bounded) {
            fputs("may take up to ", file);
            time_put(file, any, ROUND_UP);
            fputs(", above its deadline ", file);
            time_put(file, deadline, ROUND_DOWN);
        } else
            fputs("has no bound", file);
        break;
    }
    fputs(" (key carveout)", file);
}

void bound_take_reason(struct bound_view *const v, const bool hints)
{
    size_t size;
    const bool schedulable =
        result_verdict(v->result, GPURTA_BOUND_VERDICT, 0) == GPURTA_SCHEDULABLE;
    const size_t kernels = v->of_program ? 0 : leaving_carveout(v);
    FILE *const file = text_begin(&v->reason, &size);
    fputs(result_text(v->result, GPURTA_BOUND_REASON, 0), file);
    if (kernels > 1 && kernels <= MOST_ANY && (schedulable || hints))
        v->any_carveout = with_carveout(v, unknown_carveout, true);
    const gpurta_result *const other = v->any_carveout;
    if (kernels > 1 && schedulable &&
        !(other && result_verdict(other, GPURTA_BOUND_VERDICT, 0) == GPURTA_SCHEDULABLE))
        put_condition(v, file);
    fclose(file);
}

/* The bounds that are others in `other`, or shorter. */
static void print_others(const struct bound_view *const v, const gpurta_result *const other,
                         const bool shorter, const char *const heading, FILE *const file)
{
    bool told = false;
    LOCAL_MPQ(own, time);
    for (size_t c = 0; other && c < bound_chains(v); c++) {
        const bool bounded = result_time(other, GPURTA_BOUND_CHAINS_BOUND, c, time);
        const bool before = result_time(v->result, GPURTA_BOUND_CHAINS_BOUND, c, own);
        if (!bound_is_asked(v, c) || (shorter ? !bounded || (before && mpq_cmp(time, own) >= 0)
                                              : !before || (bounded && mpq_equal(own, time))))
            continue;
        fprintf(file, "%s %s ", told ? "," : heading, bound_chain_name(v, c));
        if (bounded)
            time_put(file, time, ROUND_UP);
        else
            fputs("has no bound", file);
        told = true;
    }
    fputs(told ? "\n" : "", file);
}

void bound_print_hint(const struct bound_view *const v, FILE *const file)
{
    const bool schedulable =
        result_verdict(v->result, GPURTA_BOUND_VERDICT, 0) == GPURTA_SCHEDULABLE;
    if (!v->explained)
        print_others(v, v->any_carveout, false,
                     "with any carve-out of these kernels (carveout: unknown):", file);
    if (!schedulable && carveouts_differ(v)) {
        gpurta_result *const same = with_carveout(v, largest_carveout, false);
        print_others(
            v, same, true,
            "with carveout: 100 in every kernel (no waiting for empty SMs, U5; where it is "
            "unknown, fewer blocks may fit):",
            file);
        gpurta_result_destroy(same);
    }
    const char *const reason = result_text(v->result, GPURTA_BOUND_REASON, 0);
    if (schedulable || v->explained)
        return;
    if (reason && strstr(reason, "the limit of work was reached"))
        fputs("--limit N allows more work\n", file);
    else if (v->of_program)
        fputs("gpurta rta judges kernels as launched in the order of the file, exactly at their "
              "releases; gpurta advise tries changes of chains\n",
              file);
    else if (!scenario_left_out(v->scenario)) {
        fputs("gpurta advise ", file);
        made_file_again(file);
        fputs(" tries changes of the file\n", file);
    }
}

/* ---- how far a search is ---- */

static int show_progress(void *const context, const int64_t done, const int64_t runs)
{
    (void)context;
    progress_count(done, runs);
    return 0;
}

gpurta_status bound_watched(struct bound_view *const v, gpurta_error *const error)
{
    gpurta_options_set_progress(v->options, show_progress, NULL);
    const gpurta_status status = gpurta_bound(v->model, v->options, &v->result, error);
    gpurta_options_set_progress(v->options, NULL, NULL);
    progress_count(0, 0); /* it may have ended before the last */
    return status;
}

/* ---- terms ---- */

static bool find_kind(const char *const name, gpurta_bound_kind *const kind)
{
    const char *known;
    for (int k = 0; name && (known = gpurta_bound_kind_name((gpurta_bound_kind)k)); k++)
        if (strcmp(known, name) == 0) {
            *kind = (gpurta_bound_kind)k;
            return true;
        }
    return false;
}

void bound_term_init(struct bound_term *const term)
{
    mpq_inits(term->weight, term->share, NULL);
}

void bound_term_clear(struct bound_term *const term)
{
    mpq_clears(term->weight, term->share, NULL);
}

/* A column of the terms of a step, or the same of those of a chain. */
static gpurta_column column_of(const bool of_chain, const gpurta_column column)
{
    const unsigned beyond = of_chain ? GPURTA_BOUND_CHAIN_TERMS_KIND - GPURTA_BOUND_TERMS_KIND : 0;
    return (gpurta_column)(column + beyond);
}

bool bound_take_term(const struct bound_view *const v, const size_t item, const bool of_chain,
                     const size_t term, struct bound_term *const t)
{
    const gpurta_result *const r = v->result;
    size_t count;
    const gpurta_table table = of_chain ? GPURTA_BOUND_CHAIN_TERMS : GPURTA_BOUND_TERMS;
    const size_t row = term + gpurta_children(r, table, item, &count);
    int64_t other;
    if (term >= count)
        return false;
    t->other =
        gpurta_get_count(r, column_of(of_chain, GPURTA_BOUND_TERMS_INDEX), row, &other) == GPURTA_OK
            ? (size_t)other
            : GPURTA_NONE;
    t->jobs = result_count(r, column_of(of_chain, GPURTA_BOUND_TERMS_JOBS), row);
    t->blocks = result_count(r, column_of(of_chain, GPURTA_BOUND_TERMS_BLOCKS), row) +
                result_count(r, column_of(of_chain, GPURTA_BOUND_TERMS_WAVES), row);
    t->weighs = result_time(r, column_of(of_chain, GPURTA_BOUND_TERMS_WEIGHT), row, t->weight);
    if (gpurta_get_count(r, column_of(of_chain, GPURTA_BOUND_TERMS_LESS_THAN), row, &other) ==
        GPURTA_OK)
        mpq_set_si(t->weight, (long)other, 1);
    (void)(t->weighs ||
           result_time(r, column_of(of_chain, GPURTA_BOUND_TERMS_EACH), row, t->weight) ||
           result_time(r, column_of(of_chain, GPURTA_BOUND_TERMS_WINDOW), row, t->weight));
    return find_kind(result_text(r, column_of(of_chain, GPURTA_BOUND_TERMS_KIND), row), &t->kind) &&
           result_time(r, column_of(of_chain, GPURTA_BOUND_TERMS_SHARE), row, t->share);
}
