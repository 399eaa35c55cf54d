/* What dominates the bound of a chain: its terms, summed by cause, the largest first; and why
 * there is no bound. */
#include "cli/base/arrays.h"
#include "cli/command/bound_view.h"

#include <stdlib.h>
#include <string.h>

/* In the order of ties. */
enum {
    OWN_KERNELS,
    OWN_MORE,
    OWN_COPIES,
    OWN_HOST,
    OTHER_JOBS,
    HELD,
    JITTER,
    BLOCKING,
    SECTION,
    DRAIN,
    INTERFERENCE,
    COPIES,
    CPU,
    GPU,
    CONTEXT,
    SERVER,
    SWITCHES,
    BEFORE,
    OUTLASTED,
    EARLIER
};
/* The name of a chain or context follows those that have a second text. */
static const struct {
    const char *alone, *of;
} kinds[] = {[OWN_KERNELS] = {"own kernels", NULL},
             [OWN_MORE] = {"own kernels beyond their time alone", NULL},
             [OWN_COPIES] = {"own copies", NULL},
             [OWN_HOST] = {"own host steps", NULL},
             [OTHER_JOBS] = {"other jobs of the chain itself", NULL},
             [HELD] = {"waiting for place in a queue", NULL},
             [JITTER] = {"late release (jitter)", NULL},
             [BLOCKING] = {"blocking by lower priority", "blocking by lower priority: "},
             [SECTION] = {"blocking on the CPU", "blocking on the CPU by "},
             [DRAIN] = {"blocking by resident blocks", "blocking by resident blocks of "},
             [INTERFERENCE] = {"interference", "interference of "},
             [COPIES] = {"copies of others", "copies of "},
             [CPU] = {"CPU time of others", "CPU time of "},
             [GPU] = {"GPU taken by other chains", "GPU taken by "},
             [CONTEXT] = {"GPU taken by other contexts", "GPU taken by context "},
             [SERVER] = {"delay of the server", "delay of the server of context "},
             [SWITCHES] = {"switches of contexts", NULL},
             [BEFORE] = {"less: done before the job began", NULL},
             [OUTLASTED] = {"less: blocks that outlast the wait", NULL},
             [EARLIER] = {"less: the time from the first of these jobs to the last", NULL}};

static int own_kind(const struct bound_view *const v, const size_t step)
{
    const char kind = bound_kind(v, step);
    return kind == 'k' ? OWN_KERNELS : kind == 'c' ? OWN_COPIES : OWN_HOST;
}

/* Of a pipelined chain a step that runs meanwhile is for another job. */
static int branch_kind(const struct bound_view *const v, const size_t step)
{
    return bound_is_pipelined(v, bound_chain_of(v, step)) ? OTHER_JOBS : own_kind(v, step);
}

/* What a term stands for. */
static int kind_of(const struct bound_view *const v, const struct bound_term *const t)
{
    switch (t->kind) {
    case GPURTA_BOUND_LOW:
    case GPURTA_BOUND_LOWER:
        return BLOCKING;
    case GPURTA_BOUND_SAME:
    case GPURTA_BOUND_HIGHER:
        return bound_kind(v, t->other) == 'c' ? COPIES : INTERFERENCE;
    case GPURTA_BOUND_ACTIVE: /* kernels of a chain: its first step, maybe a copy, stands for it */
        return INTERFERENCE;
    case GPURTA_BOUND_BUSY:
        return t->other == GPURTA_NONE ? BEFORE : INTERFERENCE;
    case GPURTA_BOUND_CPU:
        return CPU;
    case GPURTA_BOUND_SECTION:
        return bound_kind(v, t->other) == 'k' ? BLOCKING : SECTION;
    case GPURTA_BOUND_DRAIN:
        return DRAIN;
    case GPURTA_BOUND_GAP_JOBS:
        return GPU;
    case GPURTA_BOUND_GAP:
    case GPURTA_BOUND_MEAN_GAP:
        return t->other == GPURTA_NONE ? SWITCHES : CONTEXT;
    case GPURTA_BOUND_OVER_MEAN:
        return CONTEXT;
    case GPURTA_BOUND_DELAY:
        return SERVER;
    case GPURTA_BOUND_SWITCH:
        return SWITCHES;
    case GPURTA_BOUND_HELD:
        return HELD;
    case GPURTA_BOUND_LATE:
        return JITTER;
    case GPURTA_BOUND_OUTLASTED:
        return OUTLASTED;
    case GPURTA_BOUND_EARLIER:
        return EARLIER;
    case GPURTA_BOUND_BRANCH:
        return branch_kind(v, t->other);
    default:
        return own_kind(v, t->other);
    }
}

static void add(struct bound_causes *const all, const int kind, const char *name, mpq_srcptr time)
{
    size_t i = 0;
    name = name && kinds[kind].of ? name : "";
    while (i < all->count && (all->cause[i].kind != kind || strcmp(all->cause[i].name, name) != 0))
        i++;
    if (i == all->count) {
        ADD_ROOM(all->cause, all->room, all->count);
        all->cause[all->count++] = (struct bound_cause){.kind = kind, .name = name};
        mpq_init(all->cause[i].time);
    }
    mpq_add(all->cause[i].time, all->cause[i].time, time);
}

void bound_set_count(mpq_t number, const int64_t count)
{
    char text[24];
    snprintf(text, sizeof text, "%lld", (long long)count);
    mpq_set_str(number, text, 10);
}

int64_t bound_places_of(const struct bound_view *const v, const size_t step)
{
    const int64_t slots = gpurta_platform_get(v->platform, GPURTA_PLATFORM_SLOTS);
    const gpurta_result *const r = v->resolved;
    gpurta_error error;
    int64_t part, blocks = 0, sms = gpurta_platform_get(v->platform, GPURTA_PLATFORM_SMS);
    if (slots)
        return slots;
    if (v->sms)
        sms = v->sms[step];
    else if (gpurta_get_count(r, bound_column(v, GPURTA_MODEL_STEPS_PARTITION), step, &part) ==
             GPURTA_OK)
        sms = result_count(r, GPURTA_MODEL_PARTITIONS_SMS, (size_t)part);
    if (gpurta_occupancy_blocks_per_sm(
            &blocks, v->platform,
            result_count(r, bound_column(v, GPURTA_MODEL_STEPS_THREADS), step),
            result_count(r, bound_column(v, GPURTA_MODEL_STEPS_REGISTERS), step),
            result_count(r, bound_column(v, GPURTA_MODEL_STEPS_SHARED_MEMORY), step),
            &error) != GPURTA_OK)
        return 0;
    return blocks * sms;
}

/* The time of the kernel's launches, one after the other, on an idle GPU; false: not known, as with
 * a carve-out that may leave it fewer places than it can have. */
static bool time_alone(const struct bound_view *const v, const size_t step, mpq_t time)
{
    const gpurta_result *const r = v->resolved;
    const int64_t places = bound_places_of(v, step);
    int64_t percent;
    if (!places || (gpurta_get_count(r, bound_column(v, GPURTA_MODEL_STEPS_CARVEOUT_PERCENT), step,
                                     &percent) == GPURTA_OK &&
                    percent < 100))
        return false;
    const int64_t blocks = result_count(r, bound_column(v, GPURTA_MODEL_STEPS_BLOCKS), step);
    LOCAL_MPQ(rounds);
    bound_set_count(rounds, bound_repeat(v, step));
    const bool known = result_time(r, bound_column(v, GPURTA_MODEL_STEPS_WCET), step, time);
    mpq_mul(time, time, rounds);
    bound_set_count(rounds, blocks / places + (blocks % places > 0));
    mpq_mul(time, time, rounds);
    return known;
}

/* What own kernels count for beyond what they take alone becomes a cause of its own: blocks of
 * others leave them fewer places in each wave, or let their last blocks wait. Not in a server, at
 * whose rate their times are. */
static void split_own(struct bound_causes *const all, const struct bound_view *const v,
                      const bool own[])
{
    size_t at = all->count;
    bool known = true;
    for (size_t i = 0; i < all->count; i++) {
        at = all->cause[i].kind == OWN_KERNELS ? i : at;
        known = known && all->cause[i].kind != SERVER;
    }
    LOCAL_MPQ(alone, one);
    for (size_t s = 0; s < bound_steps(v) && at < all->count && known; s++)
        if (own[s]) {
            known = time_alone(v, s, one);
            mpq_add(alone, alone, one);
        }
    bound_set_count(one, all->jobs);
    mpq_mul(alone, alone, one);
    if (known && at < all->count && mpq_cmp(alone, all->cause[at].time) < 0) {
        mpq_sub(one, all->cause[at].time, alone);
        mpq_set(all->cause[at].time, alone);
        add(all, OWN_MORE, NULL, one);
    }
}

/* A term of the chain, or of a step that its jobs go through so many times. */
static void add_term(struct bound_causes *const all, const struct bound_view *const v,
                     const size_t chain, const struct bound_term *const t, mpq_srcptr times,
                     bool own[])
{
    const char *name = NULL;
    if (!mpq_sgn(t->share))
        return;
    int kind = kind_of(v, t);
    if (kind == OWN_KERNELS)
        own[t->other] = true;
    if (t->other != GPURTA_NONE && (kind == CONTEXT || kind == SERVER)) {
        name = result_text(v->resolved, GPURTA_MODEL_CONTEXTS_NAME, t->other);
    } else if (t->other != GPURTA_NONE && kinds[kind].of) {
        const size_t whose = bound_chain_of(v, t->other);
        name = bound_chain_name(v, whose);
        kind = whose == chain && kind != SECTION && kind != DRAIN ? OTHER_JOBS : kind;
    }
    LOCAL_MPQ(time);
    mpq_mul(time, t->share, times);
    add(all, kind, name, time);
}

/* A step as a whole: its own terms, once for each repetition; where they are not all of it, the
 * step itself is the rest. */
static void add_step(struct bound_causes *const all, const struct bound_view *const v,
                     const size_t chain, const struct bound_term *const whole, bool own[])
{
    struct bound_term term;
    LOCAL_MPQ(left, times);
    mpq_set(left, whole->share);
    bound_set_count(times, bound_repeat(v, whole->other));
    bound_term_init(&term);
    for (size_t k = 0; bound_take_term(v, whole->other, false, k, &term); k++) {
        add_term(all, v, chain, &term, times, own);
        mpq_mul(term.share, term.share, times);
        mpq_sub(left, left, term.share);
    }
    bound_term_clear(&term);
    if (mpq_sgn(left))
        add(all, own_kind(v, whole->other), NULL, left);
    own[whole->other] = own[whole->other] || bound_kind(v, whole->other) == 'k';
}

/* What is taken off comes last. */
static int by_time(const void *const a, const void *const b)
{
    const struct bound_cause *const x = a, *const y = b;
    const int order = mpq_cmp(y->time, x->time);
    return order ? order : x->kind != y->kind ? x->kind - y->kind : strcmp(x->name, y->name);
}

bool bound_causes(struct bound_causes *const all, const struct bound_view *const v,
                  const size_t chain)
{
    struct bound_term term;
    mpq_t one;
    *all = (struct bound_causes){.jobs = 1};
    bool *const own = calloc(bound_steps(v) + 1, sizeof *own);
    mpq_inits(one, all->taken, NULL);
    mpq_set_ui(one, 1, 1);
    bound_term_init(&term);
    for (size_t k = 0; bound_take_term(v, chain, true, k, &term); k++) {
        if (term.kind == GPURTA_BOUND_EARLIER && mpq_sgn(term.share))
            all->jobs = term.jobs + 1;
        if (term.kind == GPURTA_BOUND_STEP)
            add_step(all, v, chain, &term, own);
        else
            add_term(all, v, chain, &term, one, own);
    }
    bound_term_clear(&term);
    mpq_clear(one);
    split_own(all, v, own);
    free(own);
    if (all->count)
        qsort(all->cause, all->count, sizeof *all->cause, by_time);
    for (size_t i = 0; i < all->count; i++)
        if (mpq_sgn(all->cause[i].time) > 0)
            mpq_add(all->taken, all->taken, all->cause[i].time);
    return mpq_sgn(all->taken) > 0;
}

void bound_causes_forget(struct bound_causes *const all)
{
    for (size_t i = 0; i < all->count; i++)
        mpq_clear(all->cause[i].time);
    mpq_clear(all->taken);
    free(all->cause);
}

bool bound_is_blocked(const struct bound_view *const v, const size_t chain)
{
    struct bound_causes all;
    bool blocked = false;
    (void)bound_causes(&all, v, chain);
    for (size_t i = 0; i < all.count; i++)
        blocked = blocked || all.cause[i].kind == BLOCKING || all.cause[i].kind == DRAIN;
    bound_causes_forget(&all);
    return blocked;
}

const char *bound_cause_text(const struct bound_cause *const cause, char space[CAUSE_SPACE])
{
    snprintf(space, CAUSE_SPACE, "%s%s",
             *cause->name ? kinds[cause->kind].of : kinds[cause->kind].alone, cause->name);
    return space;
}

/* "43.0 %" of the whole, to the nearest tenth; of very much a power of ten that it exceeds. */
void bound_put_percent(char text[32], mpq_srcptr part, mpq_srcptr whole)
{
    LOCAL_MPQ(tenths);
    mpq_div(tenths, part, whole);
    mpz_mul_ui(mpq_numref(tenths), mpq_numref(tenths), 2000);
    mpz_add(mpq_numref(tenths), mpq_numref(tenths), mpq_denref(tenths));
    mpz_mul_2exp(mpq_denref(tenths), mpq_denref(tenths), 1);
    mpz_fdiv_q(mpq_numref(tenths), mpq_numref(tenths), mpq_denref(tenths));
    const unsigned long value = mpz_get_ui(mpq_numref(tenths));
    if (mpz_cmp_ui(mpq_numref(tenths), 10000000) > 0)
        snprintf(text, 32, "> 1000000 %%");
    else
        snprintf(text, 32, value ? "%lu.%lu %%" : "< 0.1 %%", value / 10, value % 10);
}

static void put_row(struct table *const table, const char *const text, mpq_srcptr time,
                    mpq_srcptr whole)
{
    char percent[32] = "-";
    table_text(table, text, COLOUR_NONE);
    table_time(table, time, ROUND_UP);
    if (whole && mpq_sgn(time) >= 0)
        bound_put_percent(percent, time, whole);
    table_text(table, percent, COLOUR_NONE);
}

static void print_causes(const struct bound_view *const v, const size_t chain,
                         const struct output *const output)
{
    char space[CAUSE_SPACE], heading[CAUSE_SPACE];
    struct bound_causes all;
    LOCAL_MPQ(bound);
    if (bound_causes(&all, v, chain) &&
        result_time(v->result, GPURTA_BOUND_CHAINS_BOUND, chain, bound)) {
        if (all.jobs > 1)
            snprintf(heading, sizeof heading, "%lld jobs of %s in a row", (long long)all.jobs,
                     bound_chain_name(v, chain));
        else
            snprintf(heading, sizeof heading, "bound of %s", bound_chain_name(v, chain));
        const struct column columns[] = {
            {heading, ALIGN_LEFT}, {"time", ALIGN_RIGHT}, {"part", ALIGN_RIGHT}};
        struct table *const table = table_create(columns, FIELDS(columns));
        bool less = false;
        for (size_t i = 0; i < all.count; i++) {
            if (!less && mpq_sgn(all.cause[i].time) < 0)
                put_row(table, "sum", all.taken, all.taken);
            less = mpq_sgn(all.cause[i].time) < 0;
            put_row(table, bound_cause_text(&all.cause[i], space), all.cause[i].time, all.taken);
        }
        put_row(table,
                all.jobs > 1 ? "bound of the last one"
                : less       ? "bound"
                             : "sum",
                bound, less ? NULL : all.taken);
        fputc('\n', output->file);
        table_print(table, output);
        table_destroy(table);
    }
    bound_causes_forget(&all);
}

void bound_print_causes(const struct bound_view *const v, const struct output *const output)
{
    for (size_t c = 0; v->explain && c < gpurta_rows(v->result, GPURTA_BOUND_CHAINS); c++)
        if (!v->explained || bound_is_chain(v, c, v->explained))
            print_causes(v, c, output);
}

/* ---- as JSON ---- */

/* Of the chain that is printed; those of the chain before it are forgotten. */
static const struct bound_causes *causes_of(struct row *const row)
{
    struct bound_view *const v = row->of;
    if (v->caused != row->at[0] + 1) {
        if (v->caused)
            bound_causes_forget(&v->causes);
        (void)bound_causes(&v->causes, v, row->at[0]);
        v->caused = row->at[0] + 1;
    }
    return &v->causes;
}

static bool has_cause(struct row *const row)
{
    return row->at[1] < causes_of(row)->count;
}

static bool get_cause(struct row *const row)
{
    const struct bound_cause *const cause = &causes_of(row)->cause[row->at[1]];
    switch (row->field->which) {
    case 0:
        return row_text(
            row,
            kinds[cause->kind].alone); /* NOLINT(clang-analyzer-unix.Malloc): those of the row */
    case 1:
        return row_text(row,
                        *cause->name ? cause->name : NULL); /* NOLINT(clang-analyzer-unix.Malloc) */
    default:
        return row_time(row, cause->time);
    }
}

static const struct field cause_fields[] = {
    {"cause", NULL, FIELD_TEXT, .which = 0},
    {"of", NULL, FIELD_TEXT, .which = 1},
    {"time", NULL, FIELD_TIME, .which = 2, .rounding = ROUND_UP},
};
const struct rows bound_cause_rows = {"causes", cause_fields, FIELDS(cause_fields),
                                      .has = has_cause, .get = get_cause};

/* ---- without --explain ---- */

static bool exceeds(const struct bound_view *const v, const size_t chain, mpq_t bound,
                    mpq_t deadline)
{
    return result_time(v->result, GPURTA_BOUND_CHAINS_BOUND, chain, bound) &&
           result_time(v->result, GPURTA_BOUND_CHAINS_DEADLINE, chain, deadline) &&
           mpq_cmp(bound, deadline) > 0;
}

/* ": 43.1 % interference of lidar, ..." */
static void put_largest(const struct bound_causes *const all, FILE *const file)
{
    char space[CAUSE_SPACE], percent[32];
    for (size_t i = 0; i < all->count && i < 3 && mpq_sgn(all->cause[i].time) > 0; i++) {
        bound_put_percent(percent, all->cause[i].time, all->taken);
        fprintf(file, "%s %s %s", i ? "," : ":", percent, bound_cause_text(&all->cause[i], space));
    }
    fputs(all->count > 3 ? ", ..." : "", file);
}

void bound_put_made_of(const struct bound_view *const v, const size_t chain, FILE *const file)
{
    struct bound_causes all;
    LOCAL_MPQ(bound);
    if (bound_causes(&all, v, chain) &&
        result_time(v->result, GPURTA_BOUND_CHAINS_BOUND, chain, bound)) {
        if (all.jobs > 1) { /* what is between the releases is in its bound no more */
            for (size_t i = 0; i < all.count; i++)
                if (all.cause[i].kind == EARLIER)
                    mpq_sub(bound, bound, all.cause[i].time);
            fprintf(file, "; its %lld jobs in a row take ", (long long)all.jobs);
            time_put(file, bound, ROUND_UP);
        }
        put_largest(&all, file);
    }
    bound_causes_forget(&all);
}

/* "camera: its bound 15.5 exceeds its deadline 3: 43.1 % interference of lidar, ..." */
static void put_blame(const struct bound_view *const v, const size_t chain, FILE *const file)
{
    LOCAL_MPQ(bound, deadline);
    if (!exceeds(v, chain, bound, deadline))
        return;
    fprintf(file, "%s: its bound ", bound_chain_name(v, chain));
    time_put(file, bound, ROUND_UP);
    fputs(" exceeds its deadline ", file);
    time_put(file, deadline, ROUND_DOWN);
    bound_put_made_of(v, chain, file);
    fputc('\n', file);
}

/* ---- no bound: why ---- */

/* Chains without a bound, at most, with which another period of one of them is tried. */
enum { PERIODS_MOST = 8 };

bool bound_has(const struct bound_view *const v, const size_t chain)
{
    LOCAL_MPQ(time);
    return result_time(v->result, GPURTA_BOUND_CHAINS_BOUND, chain, time);
}

static const char *reason_of(const struct bound_view *const v, const size_t chain)
{
    const char *const reason = result_text(v->result, GPURTA_BOUND_CHAINS_REASON, chain);
    return reason ? reason : "";
}

/* Each reason once, with all chains that have it; the first chain whose period may be why it has
 * none, or SIZE_MAX. */
static size_t put_reasons(const struct bound_view *const v, FILE *const file)
{
    const size_t count = gpurta_rows(v->result, GPURTA_BOUND_CHAINS);
    size_t first = SIZE_MAX;
    for (size_t c = 0; c < count; c++) {
        bool told = bound_has(v, c) || !bound_is_asked(v, c);
        for (size_t k = 0; k < c && !told; k++)
            told = !bound_has(v, k) && strcmp(reason_of(v, k), reason_of(v, c)) == 0;
        if (told)
            continue;
        if (strncmp(reason_of(v, c), "it competes with ", 17) != 0 && first == SIZE_MAX &&
            strncmp(reason_of(v, c), "the limit of work ", 18) != 0)
            first = c;
        size_t same = 0;
        for (size_t k = c + 1; k < count; k++)
            same += !bound_has(v, k) && strcmp(reason_of(v, k), reason_of(v, c)) == 0;
        if (v->explained || (!same && strstr(v->reason, reason_of(v, c))))
            continue; /* its reason stands at its terms, or at the verdict */
        fprintf(file, "no bound of %s", bound_chain_name(v, c));
        for (size_t k = c + 1; same && k < count; k++)
            if (!bound_has(v, k) && strcmp(reason_of(v, k), reason_of(v, c)) == 0)
                fprintf(file, ", %s", bound_chain_name(v, k));
        fprintf(file, ": %s\n", reason_of(v, c));
    }
    return first;
}

/* Paths without a reaction time, but for that which the verdict names. */
static void put_paths(const struct bound_view *const v, FILE *const file)
{
    LOCAL_MPQ(time);
    for (size_t p = 0; p < gpurta_rows(v->result, GPURTA_BOUND_PATHS) && !v->explained; p++) {
        const char *const reason = result_text(v->result, GPURTA_BOUND_PATHS_REASON, p);
        if (reason && !result_time(v->result, GPURTA_BOUND_PATHS_REACTION, p, time) &&
            !strstr(v->reason, reason))
            fprintf(file, "no reaction time of path %s: %s\n", bound_path_name(v, p), reason);
    }
}

/* What the bound is made of with that period; with --explain it stands above. */
static void put_then(struct bound_view *const v, const size_t chain, FILE *const file)
{
    struct bound_change change;
    struct bound_view other = *v;
    struct bound_causes all;
    other.result = v->explain ? NULL : bound_with_period(v, chain, &change);
    if (!other.result)
        return;
    if (bound_causes(&all, &other, chain)) {
        if (change.chain == chain)
            fputs("; its bound then", file);
        else
            fprintf(file, "; the bound of %s then", bound_chain_name(v, chain));
        put_largest(&all, file);
    }
    bound_causes_forget(&all);
    bound_change_forget(&change);
    gpurta_result_destroy(other.result);
}

/* "tried: with --set chains.camera.period=50 camera takes at most 42: 43.1 % own kernels, ..." */
static void put_longer(const struct bound_view *const v, const size_t chain, FILE *const file)
{
    struct bound_change change;
    struct bound_view other = *v;
    struct bound_causes all;
    LOCAL_MPQ(bound);
    other.result = v->explain ? NULL : bound_with_longer(v, chain, &change);
    if (!other.result)
        return;
    fprintf(file, "tried: with%s %s takes at most ", change.text, bound_chain_name(v, chain));
    (void)result_time(other.result, GPURTA_BOUND_CHAINS_BOUND, chain, bound);
    time_put(file, bound, ROUND_UP);
    if (bound_causes(&all, &other, chain))
        put_largest(&all, file);
    fputc('\n', file);
    bound_causes_forget(&all);
    bound_change_forget(&change);
    gpurta_result_destroy(other.result);
}

/* The deadline of the chain is its period. */
static bool is_implicit(const struct bound_view *const v, const size_t chain)
{
    const gpurta_model *const model = v->scenario->given.model;
    const size_t row = gpurta_model_row(
        model, v->of_program ? GPURTA_SECTION_KERNELS : GPURTA_SECTION_CHAINS, chain);
    LOCAL_MPQ(time);
    const bool own = gpurta_model_exact(
        model, row, v->of_program ? GPURTA_KEY_DEADLINE : GPURTA_KEY_CHAIN_DEADLINE, time);
    const bool due = result_time(v->result, GPURTA_BOUND_CHAINS_DEADLINE, chain, time);
    return due && !own;
}

/* The smallest period with which all deadlines are met, where a tenth of the work of the analysis
 * finds it. */
static void put_period(struct bound_view *const v, const size_t chain, FILE *const file)
{
    size_t by;
    LOCAL_MPQ(least);
    const gpurta_verdict found = bound_least_period(v, chain, &by, least);
    if (found == GPURTA_SCHEDULABLE) {
        fprintf(file, "tried: all deadlines are met if %s has a period of at least ",
                bound_chain_name(v, by));
        time_put(file, least, ROUND_UP);
        fputs(is_implicit(v, by) ? ", which is then its deadline" : "", file);
        put_then(v, chain, file);
        fputc('\n', file);
    } else if (found == GPURTA_UNSCHEDULABLE) {
        fprintf(file, "tried: no period of %s", bound_chain_name(v, chain));
        if (by != chain)
            fprintf(file, ", or of closed chain %s,", bound_chain_name(v, by));
        fputs(" alone was found with which all deadlines are met\n", file);
    }
    if (found != GPURTA_SCHEDULABLE)
        put_longer(v, chain, file);
}

void bound_print_blame(struct bound_view *const v, FILE *const file)
{
    size_t late = 0, boundless = 0;
    const size_t count = gpurta_rows(v->result, GPURTA_BOUND_CHAINS);
    LOCAL_MPQ(bound, deadline);
    for (size_t c = 0; c < count; c++) {
        late += !v->explained && exceeds(v, c, bound, deadline);
        boundless += bound_is_asked(v, c) && !bound_has(v, c);
    }
    for (size_t c = 0; late && c < count; c++)
        put_blame(v, c, file);
    put_paths(v, file);
    if (!boundless)
        return;
    const size_t first = put_reasons(v, file);
    bound_print_use(v, file);
    if (first != SIZE_MAX && boundless <= PERIODS_MOST && !v->sensitivity)
        put_period(v, first, file);
}
