/* gpurta bound --explain: what bounds are made of, so that a person can add it up again. */
#include "cli/command/bound_view.h"

/* One term, of a step or of a chain. */
struct told {
    const struct bound_view *v;
    FILE *file;
    bool of_chain, weighs;
    size_t item;  /* the step or chain */
    mpq_t window; /* in which its jobs of higher and lower priority count */
    mpq_t whole;  /* the bound, in which jobs of other contexts count */
    mpq_t gpu;    /* GPU time of this part so far */
    mpq_t ahead;  /* the same but for the last block */
    mpq_t sum, weight, share;
    gpurta_bound_kind kind;
    size_t other;
    int64_t jobs, blocks;
    int64_t entries;             /* of the context whose entries came last */
    struct bound_legend *legend; /* of what was printed */
};

static bool take_term(struct told *const t, const size_t term)
{
    struct bound_term taken;
    bound_term_init(&taken);
    const bool good = bound_take_term(t->v, t->item, t->of_chain, term, &taken);
    if (good) {
        bound_legend_add(t->legend, t->v, &taken, t->of_chain);
        t->kind = taken.kind;
        t->other = taken.other;
        t->jobs = taken.jobs;
        t->blocks = taken.blocks;
        t->weighs = taken.weighs;
        mpq_set(t->weight, taken.weight);
        mpq_set(t->share, taken.share);
    }
    bound_term_clear(&taken);
    return good;
}

static void put_step_name(const struct bound_view *const v, const size_t step, FILE *const file)
{
    fputs(bound_chain_name(v, bound_chain_of(v, step)), file);
    fprintf(file, "/%s", bound_step_name(v, step));
}

static void put_context_name(const struct told *const t)
{
    const char *const name = result_text(t->v->resolved, GPURTA_MODEL_CONTEXTS_NAME, t->other);
    if (name)
        fprintf(t->file, "context %s", name);
    else
        fprintf(t->file, "context %zu", t->other + 1);
}

static bool period_of(const struct bound_view *const v, const size_t chain, mpq_ptr period)
{
    return result_time(v->resolved,
                       v->of_program ? GPURTA_MODEL_OPERATIONS_PERIOD : GPURTA_MODEL_CHAINS_PERIOD,
                       chain, period);
}

/* ---- products ---- */

static int64_t divisor_of(const struct bound_view *const v, const size_t step)
{
    int64_t part;
    if (bound_kind(v, step) != 'k' || gpurta_platform_get(v->platform, GPURTA_PLATFORM_SLOTS))
        return 1;
    if (gpurta_get_count(v->resolved, bound_column(v, GPURTA_MODEL_STEPS_PARTITION), step, &part) !=
        GPURTA_OK)
        return gpurta_platform_get(v->platform, GPURTA_PLATFORM_SMS);
    return strcmp(result_text(v->resolved, GPURTA_MODEL_QUEUES, 0), "shared") == 0
               ? 1 /* its weight is divided already */
               : result_count(v->resolved, GPURTA_MODEL_PARTITIONS_SMS, (size_t)part);
}

/* "4 x ", where it is not once; product *= it. */
static void put_times(const struct told *const t, const int64_t times, const char *const what,
                      mpq_t product)
{
    LOCAL_MPQ(factor);
    bound_set_count(factor, times);
    mpq_mul(product, product, factor);
    if (*what)
        fprintf(t->file, "%lld %s%s x ", (long long)times, what, times == 1 ? "" : "s");
    else if (times != 1)
        fprintf(t->file, "%lld x ", (long long)times);
}

/* "2 jobs x 4 x 60 blocks x 0.7 x weight 0.5 / 16 SMs", from which the share comes. */
static void put_product(const struct told *const t, const bool jobs)
{
    const bool kernel = bound_kind(t->v, t->other) == 'k';
    const int64_t sms = t->weighs ? divisor_of(t->v, t->other) : 1;
    LOCAL_MPQ(product, factor);
    result_time(t->v->resolved, bound_column(t->v, GPURTA_MODEL_STEPS_WCET), t->other, factor);
    mpq_set(product, factor);
    if (t->weighs)
        mpq_mul(product, product, t->weight);
    if (jobs) {
        put_times(t, t->jobs, "job", product);
        put_times(t, bound_repeat(t->v, t->other), "", product);
    } else if (t->of_chain && t->kind != GPURTA_BOUND_LAST) {
        put_times(t, t->jobs, "", product);
    }
    if (kernel && t->weighs)
        put_times(t, t->blocks, "block", product);
    else if (kernel)
        put_times(t, t->blocks, "wave", product);
    time_put_factor(t->file, factor, ROUND_UP);
    if (kernel && t->weighs) {
        fputs(" x weight ", t->file);
        time_put_factor(t->file, t->weight, ROUND_UP);
    }
    if (sms > 1)
        fprintf(t->file, " / %lld SMs", (long long)sms);
    bound_set_count(factor, sms);
    mpq_div(product, product, factor);
    if (mpq_sgn(product) && !mpq_equal(product, t->share)) { /* a server: at its rate */
        mpq_div(factor, t->share, product);
        fputs(" x ", t->file);
        time_put_factor(t->file, factor, ROUND_UP);
        fputs(", the server's rate", t->file);
    }
}

/* "; 2 = ceil((11 + 20.5 - 1) / 30)": window, latest end (or activation), earliest one, period. */
static void put_jobs(const struct told *const t, mpq_srcptr window, const gpurta_column late)
{
    const struct bound_view *const v = t->v;
    const size_t chain = bound_chain_of(v, t->other);
    FILE *const file = t->file;
    LOCAL_MPQ(time, all);
    mpq_set(all, window);
    fprintf(file, "; %lld = ceil((", (long long)t->jobs);
    time_put_factor(file, window, ROUND_UP);
    fputs(" + ", file);
    if (result_time(v->result, late, t->other, time))
        time_put_factor(file, time, ROUND_UP);
    mpq_add(all, all, time);
    fputs(" - ", file);
    if (result_time(v->result, GPURTA_BOUND_STEPS_EARLY, t->other, time))
        time_put_factor(file, time, ROUND_DOWN);
    mpq_sub(all, all, time);
    fputs(") / ", file);
    if (period_of(v, chain, time))
        time_put_divisor(file, time, ROUND_DOWN);
    fputc(')', file);
    mpq_div(all, all, time);
    mpz_cdiv_q(mpq_numref(all), mpq_numref(all), mpq_denref(all));
    mpz_sub_ui(mpq_numref(all), mpq_numref(all), (unsigned long)t->jobs);
    if (t->of_chain && mpz_sgn(mpq_numref(all)) > 0) /* of a pipeline one is the path's own */
        gmp_fprintf(file, " - %Zd", mpq_numref(all));
}

/* "while c/k is at the head, in all less than 8:", then each "8 blocks x weight 1/8". */
static void put_head(const struct told *const t)
{
    if (t->other == GPURTA_NONE) {
        fputs("whichever kernel is at the head", t->file);
    } else {
        fputs("while ", t->file);
        put_step_name(t->v, t->other, t->file);
        fputs(" is at the head", t->file);
    }
    fputs(", in all less than ", t->file);
    time_put_factor(t->file, t->weight, ROUND_DOWN);
}

static void put_room(const struct told *const t)
{
    fprintf(t->file, "%lld block%s x weight ", (long long)t->blocks, t->blocks == 1 ? "" : "s");
    time_put_factor(t->file, t->weight, ROUND_UP);
}

/* ---- what shares the GPU time of one context ---- */

/* ceil((window + late - early) / period) == jobs, where the first is a column of the step? */
static bool gives_jobs(const struct told *const t, const gpurta_column late)
{
    LOCAL_MPQ(sum, time);
    bool gives = result_time(t->v->result, late, t->other, time);
    mpq_add(sum, t->window, time);
    gives = result_time(t->v->result, GPURTA_BOUND_STEPS_EARLY, t->other, time) && gives;
    mpq_sub(sum, sum, time);
    if (gives && period_of(t->v, bound_chain_of(t->v, t->other), time))
        mpq_div(sum, sum, time);
    mpz_cdiv_q(mpq_numref(sum), mpq_numref(sum), mpq_denref(sum));
    return gives && mpz_cmp_si(mpq_numref(sum), (long)t->jobs) == 0;
}

static void put_work(const struct told *const t)
{
    static const char *const says[] = {
        [GPURTA_BOUND_LOW] = "of lower priority, resident already",
        [GPURTA_BOUND_HIGHER] = "of higher priority, ",
        [GPURTA_BOUND_BRANCH] = "another step of the chain, ",
        [GPURTA_BOUND_ROOM] = "leaves room, ",
        [GPURTA_BOUND_LOWER] = "of lower priority, ",
    };
    const bool jobs = t->kind == GPURTA_BOUND_HIGHER || t->kind == GPURTA_BOUND_LOWER;
    if (t->kind != GPURTA_BOUND_SAME)
        fputs(says[t->kind], t->file);
    else if (bound_kind(t->v, t->other) == 'c')
        fprintf(t->file, "%s on the engine, ",
                t->of_chain ? "ahead of its copies" : "one copy before it");
    else
        fprintf(t->file, "%s of the same priority, ",
                t->of_chain ? "ahead of its kernels" : "one pending job");
    if (t->kind == GPURTA_BOUND_LOW) {
        if (t->of_chain)
            fprintf(t->file, " at %lld activation%s", (long long)t->jobs, t->jobs == 1 ? "" : "s");
        if (t->other == GPURTA_NONE)
            return;
        fputs(", ", t->file);
    }
    put_step_name(t->v, t->other, t->file);
    fputs(": ", t->file);
    if (t->kind == GPURTA_BOUND_ROOM)
        put_room(t);
    else
        put_product(t, jobs);
    if (jobs || (t->kind == GPURTA_BOUND_SAME && t->of_chain && t->jobs > 1 &&
                 gives_jobs(t, GPURTA_BOUND_STEPS_FINISH)))
        put_jobs(t, t->window, GPURTA_BOUND_STEPS_FINISH);
}

/* "ahead of it all of chain a, one after the other: 2 jobs x 7.5" */
static void put_active(const struct told *const t, const bool whole)
{
    fprintf(t->file, "%s chain %s, one after the other: %lld job%s%s",
            whole ? "counted since the GPU was idle before" : "all that is ahead of",
            bound_chain_name(t->v, whole ? t->item : bound_chain_of(t->v, t->other)),
            (long long)t->jobs, t->jobs == 1 ? "" : "s", whole ? "" : " x ");
    if (!whole)
        time_put_factor(t->file, t->weight, ROUND_UP);
}

/* Who has the CPU meanwhile. */
static void put_cpu(const struct told *const t)
{
    const struct bound_view *const v = t->v;
    const bool gpu = t->kind == GPURTA_BOUND_SECTION && bound_kind(v, t->other) == 'k';
    const char *const cpu = gpu ? NULL : result_text(v->result, GPURTA_BOUND_STEPS_CPU, t->other);
    if (t->kind == GPURTA_BOUND_ON_CPU) {
        fprintf(t->file, "%s, from its activation", bound_step_name(v, t->other));
        if (t->jobs > 1)
            fprintf(t->file, ", %lld times", (long long)t->jobs);
        return;
    }
    fprintf(t->file, "on %s, ", cpu ? cpu : "the GPU");
    put_step_name(v, t->other, t->file);
    if (t->kind == GPURTA_BOUND_SECTION) {
        fprintf(t->file, ": its section that keeps the %s", cpu ? "CPU" : "GPU");
        if (t->jobs > 1)
            fprintf(t->file, ", %lld times", (long long)t->jobs);
        return;
    }
    fprintf(t->file, "%s: %lld job%s x ",
            bound_kind(v, t->other) == 'h' ? "" : ", which it spins for", (long long)t->jobs,
            t->jobs == 1 ? "" : "s");
    time_put_factor(t->file, t->weight, ROUND_UP);
    if (gives_jobs(t, GPURTA_BOUND_STEPS_JITTER))
        put_jobs(t, t->window, GPURTA_BOUND_STEPS_JITTER);
    else if (gives_jobs(t, GPURTA_BOUND_STEPS_FINISH))
        put_jobs(t, t->window, GPURTA_BOUND_STEPS_FINISH);
}

static void put_own(const struct told *const t)
{
    const char *const name = bound_step_name(t->v, t->other);
    if (t->kind == GPURTA_BOUND_OWN) {
        const bool waves = !t->weighs;
        if (t->of_chain)
            fprintf(t->file,
                    waves ? "waves of %s before its last block: " : "blocks of %s but the last: ",
                    name);
        else
            fputs(waves ? "own waves before the last block: " : "own blocks but the last: ",
                  t->file);
        put_product(t, false);
        return;
    }
    const char kind = bound_kind(t->v, t->other);
    const int64_t times = t->of_chain || t->kind == GPURTA_BOUND_DRAIN ? t->jobs : 1;
    if (t->kind == GPURTA_BOUND_DRAIN) {
        fputs("until blocks are gone that were resident before, ", t->file);
        put_step_name(t->v, t->other, t->file);
    } else if (t->of_chain && t->kind == GPURTA_BOUND_LAST)
        fprintf(t->file, "the last block of %s", name);
    else if (t->of_chain)
        fprintf(t->file, "%s %s", kind == 'k' ? "kernel" : kind == 'c' ? "copy" : "host", name);
    else
        fputs(kind == 'k'   ? "the last block itself"
              : kind == 'c' ? "the copy itself"
                            : "the step itself",
              t->file);
    LOCAL_MPQ(one, rate);
    result_time(t->v->resolved, bound_column(t->v, GPURTA_MODEL_STEPS_WCET), t->other, one);
    bound_set_count(rate, times);
    mpq_mul(rate, rate, one);
    const bool server = mpq_sgn(one) && !mpq_equal(rate, t->share);
    if (times != 1 || server) {
        fputs(": ", t->file);
        if (times != 1)
            fprintf(t->file, "%lld x ", (long long)times);
        time_put_factor(t->file, one, ROUND_UP);
    }
    if (server) {
        mpq_div(rate, t->share, rate);
        fputs(" x ", t->file);
        time_put_factor(t->file, rate, ROUND_UP);
        fputs(", the server's rate", t->file);
    }
}

/* ---- what the context waits for ---- */

/* "  = 9.1 of the GPU: 3 = ceil(9.1 / 5) + 1 timeslices of context a, for 2 runs of kernels, each
 * behind a gap of the runlist:" */
static void put_slots(const struct told *const t)
{
    LOCAL_MPQ(more, whole);
    bound_set_count(more, t->jobs);
    mpq_div(whole, t->gpu, t->weight);
    mpz_cdiv_q(mpq_numref(whole), mpq_numref(whole), mpq_denref(whole));
    mpz_set_ui(mpq_denref(whole), 1);
    mpq_sub(more, more, whole);
    fputs("  = ", t->file);
    time_put(t->file, t->gpu, ROUND_UP);
    fprintf(t->file, " of the GPU: %lld = ceil(", (long long)t->jobs);
    time_put_factor(t->file, t->gpu, ROUND_UP);
    fputs(" / ", t->file);
    time_put_divisor(t->file, t->weight, ROUND_DOWN);
    fputc(')', t->file);
    if (mpq_sgn(more))
        gmp_fprintf(t->file, " + %Qd", more);
    fprintf(t->file, " timeslice%s of ", t->jobs == 1 ? "" : "s");
    put_context_name(t);
    if (mpq_sgn(more)) {
        bound_set_count(whole, 1);
        mpq_add(more, more, whole);
        gmp_fprintf(t->file, ", in %Qd runs of kernels", more);
    }
    fputs(", each behind a gap:\n", t->file);
}

static void put_gap(struct told *const t)
{
    static const char *const says[] = {
        [GPURTA_BOUND_SWITCH - GPURTA_BOUND_GAP] = "switches to ",
        [GPURTA_BOUND_OVER_MEAN - GPURTA_BOUND_GAP] = "gaps in a row may exceed the mean, of ",
        [GPURTA_BOUND_DELAY - GPURTA_BOUND_GAP] = "2 (P - Q) of the server of ",
    };
    const bool less = t->kind == GPURTA_BOUND_SWITCH && t->jobs < t->entries;
    const char *const before = says[t->kind - GPURTA_BOUND_GAP];
    fputs(t->other == GPURTA_NONE ? "switches" : before ? before : "", t->file);
    if (t->other != GPURTA_NONE)
        put_context_name(t);
    fprintf(t->file, ": %lld ", (long long)t->jobs);
    if (t->kind == GPURTA_BOUND_GAP)
        fprintf(t->file, "%s of ", t->jobs == 1 ? "entry" : "entries");
    else
        fputs(t->kind == GPURTA_BOUND_MEAN_GAP ? "gaps x " : "x ", t->file);
    time_put_factor(t->file, t->weight, ROUND_UP);
    if (t->kind == GPURTA_BOUND_GAP && !mpq_sgn(t->share))
        fputs(", more than its jobs take", t->file);
    if (t->kind == GPURTA_BOUND_MEAN_GAP)
        fputs(" in the mean", t->file);
    if (less)
        fputs(", one for each job, each timeslice that is used up, and a slot that had begun",
              t->file);
    t->entries = t->kind == GPURTA_BOUND_GAP ? t->jobs : 0;
}

static void put_gap_jobs(const struct told *const t)
{
    const int64_t times = bound_repeat(t->v, t->other);
    put_step_name(t->v, t->other, t->file);
    fprintf(t->file, ": %lld job%s x ", (long long)t->jobs, t->jobs == 1 ? "" : "s");
    if (times != 1)
        fprintf(t->file, "%lld x ", (long long)times);
    time_put_factor(t->file, t->weight, ROUND_UP);
    put_jobs(t, t->whole, GPURTA_BOUND_STEPS_FINISH);
}

/* ---- parts of a chain ---- */

/* `first`: the step with which it begins. */
static void put_path(const struct told *const t, const bool kernel, const size_t first)
{
    fputs("  ", t->file);
    if (t->jobs > 1)
        fprintf(t->file, "%lld jobs, ", (long long)t->jobs);
    fprintf(t->file, "from %s ", bound_step_name(t->v, first));
    fprintf(t->file, "to %s as one path; %s within ", bound_step_name(t->v, t->other),
            kernel                                                        ? "its last block begins"
            : result_text(t->v->result, GPURTA_BOUND_STEPS_CPU, t->other) ? "that ends"
                                                                          : "that begins");
    time_put(t->file, t->weight, ROUND_UP);
    fputs(":\n", t->file);
}

static void put_part(const struct told *const t)
{
    mpq_t period;
    if (t->kind == GPURTA_BOUND_LATE) {
        fputs("jitter of the release", t->file);
    } else if (t->kind == GPURTA_BOUND_HELD) {
        fprintf(t->file, "until %s begins, behind jobs that wait for place in a queue",
                bound_step_name(t->v, t->other));
    } else if (t->kind == GPURTA_BOUND_STEP) {
        fprintf(t->file, "%s, from its activation", bound_step_name(t->v, t->other));
    } else {
        mpq_init(period);
        period_of(t->v, t->item, period);
        fprintf(t->file, "so much later than the first of %lld jobs it is released: %lld x ",
                (long long)t->jobs + 1, (long long)t->jobs);
        time_put_factor(t->file, period, ROUND_UP);
        mpq_clear(period);
    }
}

/* What comes before the first of some kinds: a heading. */
static void put_heading(struct told *const t, const size_t term)
{
    struct told next = *t;
    if (t->kind == GPURTA_BOUND_SLOTS)
        put_slots(t);
    if (t->kind != GPURTA_BOUND_PATH)
        return;
    const bool kernel = bound_kind(t->v, t->other) == 'k';
    size_t first = t->v->first[t->item];
    mpq_inits(next.weight, next.share, NULL);
    if (bound_is_pipelined(t->v, t->item)) { /* the line of its first own step comes first */
        first = t->other;
        if (take_term(&next, term + 1) && next.other != GPURTA_NONE)
            first = next.other;
    }
    mpq_clears(next.weight, next.share, NULL);
    put_path(t, kernel, first);
    mpq_set_ui(t->gpu, 0, 1);
    mpq_set(t->window, t->weight);
    mpq_set(t->whole, t->weight);
    if (!kernel)
        return;
    mpq_set_ui(t->whole, 0, 1); /* all of it */
    mpq_inits(next.weight, next.share, NULL);
    for (size_t k = term + 1;
         take_term(&next, k) && next.kind != GPURTA_BOUND_PATH && next.kind != GPURTA_BOUND_STEP;
         k++)
        mpq_add(t->whole, t->whole, next.share);
    mpq_clears(next.weight, next.share, NULL);
}

/* "less: ... it: 7/4 of all others x 4/3 in place of 17/4": S / (S - rho) times the other parts */
static void put_outlasted(const struct told *const t)
{
    LOCAL_MPQ(time);
    fputs("less: blocks that may last longer than the wait count no longer than it: ", t->file);
    time_put_factor(t->file, t->weight, ROUND_UP);
    fputs(" of all others x ", t->file);
    if (mpq_sgn(t->weight))
        mpq_div(time, t->ahead, t->weight);
    time_put_factor(t->file, time, ROUND_UP);
    fputs(" in place of ", t->file);
    mpq_sub(time, t->ahead, t->share);
    time_put_factor(t->file, time, ROUND_UP);
}

static bool takes_gpu(const struct told *const t)
{
    return t->kind <= GPURTA_BOUND_LAST || t->kind == GPURTA_BOUND_LOWER ||
           t->kind == GPURTA_BOUND_DRAIN || t->kind == GPURTA_BOUND_ACTIVE ||
           t->kind == GPURTA_BOUND_OUTLASTED ||
           (t->kind == GPURTA_BOUND_BUSY && t->other != GPURTA_NONE);
}

static void put_term(struct told *const t, const size_t term)
{
    if (t->kind == GPURTA_BOUND_PATH || t->kind == GPURTA_BOUND_SLOTS) {
        put_heading(t, term);
        return;
    }
    mpq_add(t->sum, t->sum, t->share);
    if (takes_gpu(t) && (t->other == GPURTA_NONE || t->kind == GPURTA_BOUND_ACTIVE ||
                         bound_kind(t->v, t->other) == 'k'))
        mpq_add(t->gpu, t->gpu, t->share);
    if (takes_gpu(t) && t->kind != GPURTA_BOUND_LAST)
        mpq_add(t->ahead, t->ahead, t->share);
    fputs("  ", t->file);
    time_put(t->file, t->share, ROUND_UP);
    fputs("  ", t->file);
    if (t->kind == GPURTA_BOUND_OWN || t->kind == GPURTA_BOUND_LAST ||
        t->kind == GPURTA_BOUND_OUTSIDE || t->kind == GPURTA_BOUND_DRAIN)
        put_own(t);
    else if (t->kind == GPURTA_BOUND_ACTIVE || t->kind == GPURTA_BOUND_BUSY)
        put_active(t, t->other == GPURTA_NONE);
    else if (t->kind == GPURTA_BOUND_OUTLASTED)
        put_outlasted(t);
    else if (t->kind >= GPURTA_BOUND_CPU && t->kind <= GPURTA_BOUND_ON_CPU)
        put_cpu(t);
    else if (t->kind == GPURTA_BOUND_HEAD)
        put_head(t);
    else if (t->kind == GPURTA_BOUND_ROOM && t->of_chain)
        fprintf(t->file, "%s always finds room", bound_step_name(t->v, t->other));
    else if (t->kind >= GPURTA_BOUND_GAP && t->kind <= GPURTA_BOUND_DELAY)
        put_gap(t);
    else if (t->kind == GPURTA_BOUND_GAP_JOBS)
        put_gap_jobs(t);
    else if ((t->kind >= GPURTA_BOUND_LATE && t->kind <= GPURTA_BOUND_STEP) ||
             t->kind == GPURTA_BOUND_HELD)
        put_part(t);
    else
        put_work(t);
    fputc('\n', t->file);
}

static void put_terms(struct told *const t)
{
    size_t count = 0;
    for (size_t k = 0; take_term(t, k); k++) {
        put_term(t, k);
        count++;
    }
    if (count < 2)
        return;
    fputs("  = ", t->file);
    time_put(t->file, t->sum, ROUND_UP);
    fputc('\n', t->file);
}

/* ---- steps and chains ---- */

static void put_step(struct told *const t)
{
    const struct bound_view *const v = t->v;
    const int64_t repeat = bound_repeat(v, t->item);
    size_t terms;
    fputc('\n', t->file);
    put_step_name(v, t->item, t->file);
    if (!result_time(v->result, GPURTA_BOUND_STEPS_BOUND, t->item, t->whole)) {
        fprintf(t->file, ": no bound: %s\n",
                result_text(v->result, GPURTA_BOUND_CHAINS_REASON, bound_chain_of(v, t->item)));
        return;
    }
    fputs(": at most ", t->file);
    time_put(t->file, t->whole, ROUND_UP);
    if (repeat > 1)
        fprintf(t->file, ", for %lld one after the other; of each", (long long)repeat);
    (void)gpurta_children(v->result, GPURTA_BOUND_TERMS, t->item, &terms);
    if (terms > 0 && result_time(v->result, GPURTA_BOUND_STEPS_WINDOW, t->item, t->window)) {
        fputs(bound_kind(v, t->item) == 'k'   ? "; its last block starts within "
              : bound_kind(v, t->item) == 'c' ? "; it starts within "
                                              : "; on its CPU within ",
              t->file);
        time_put(t->file, t->window, ROUND_UP);
    }
    fputc('\n', t->file);
    LOCAL_MPQ(factor);
    bound_set_count(factor, repeat);
    mpq_div(t->whole, t->whole, factor);
    put_terms(t);
    bound_print_item_withouts(v, t->item, false, t->file);
}

static void put_chain(struct told *const t)
{
    const gpurta_result *const r = t->v->result;
    fprintf(t->file, "\n%s, end to end: ", bound_chain_name(t->v, t->item));
    if (!result_time(r, GPURTA_BOUND_CHAINS_BOUND, t->item, t->whole)) {
        fprintf(t->file, "no bound: %s\n", result_text(r, GPURTA_BOUND_CHAINS_REASON, t->item));
        return;
    }
    fputs("at most ", t->file);
    time_put(t->file, t->whole, ROUND_UP);
    fputc('\n', t->file);
    put_terms(t);
    bound_print_item_withouts(t->v, t->item, true, t->file);
}

static void tell(const struct bound_view *const v, const size_t item, const bool of_chain,
                 FILE *const file, struct bound_legend *const legend)
{
    struct told t = {.v = v, .file = file, .of_chain = of_chain, .item = item, .legend = legend};
    mpq_inits(t.window, t.whole, t.gpu, t.ahead, t.sum, t.weight, t.share, NULL);
    (of_chain ? put_chain : put_step)(&t);
    mpq_clears(t.window, t.whole, t.gpu, t.ahead, t.sum, t.weight, t.share, NULL);
}

/* "  33  data wait for the next release of camera", "  12.3  camera, end to end" */
static void tell_path(const struct bound_view *const v, const size_t path, FILE *const file)
{
    size_t count;
    const size_t first = gpurta_children(v->result, GPURTA_BOUND_PATH_TERMS, path, &count);
    LOCAL_MPQ(time);
    fprintf(file, "\n%s, from an event to its effect: ", bound_path_name(v, path));
    if (result_time(v->result, GPURTA_BOUND_PATHS_REACTION, path, time)) {
        fputs("at most ", file);
        time_put(file, time, ROUND_UP);
        fputc('\n', file);
    } else {
        fprintf(file, "no bound: %s\n", result_text(v->result, GPURTA_BOUND_PATHS_REASON, path));
    }
    for (size_t i = first; i < first + count; i++) {
        const char *const name = result_text(v->result, GPURTA_BOUND_PATH_TERMS_CHAIN, i);
        if (result_time(v->result, GPURTA_BOUND_PATH_TERMS_WAIT, i, time)) {
            fputs("  ", file);
            time_put(file, time, ROUND_UP);
            fprintf(file, "  %s waits for the next job of %s: the distance of its releases\n",
                    i == first ? "the event" : "the value", name);
        }
        if (result_time(v->result, GPURTA_BOUND_PATH_TERMS_BOUND, i, time)) {
            fputs("  ", file);
            time_put(file, time, ROUND_UP);
            fprintf(file, "  chain %s, end to end\n", name);
        }
    }
    if (result_time(v->result, GPURTA_BOUND_PATHS_AGE, path, time)) {
        fputs("  age of the data when they have their effect, without the last wait: at most ",
              file);
        time_put(file, time, ROUND_UP);
        fputc('\n', file);
    }
}

/* A chain and its steps, or those that are asked for. */
static void tell_chain(const struct bound_view *const v, const size_t c, FILE *const file,
                       struct bound_legend *const legend)
{
    const bool whole = !v->explained || bound_is_chain(v, c, v->explained);
    if (whole)
        tell(v, c, true, file, legend);
    for (size_t i = v->first[c]; i < v->first[c + 1]; i++)
        if (whole ? bound_has(v, c) : bound_is_step(v, i, v->explained))
            tell(v, i, false, file, legend);
}

bool bound_print_terms(struct bound_view *const v, const struct output *const output)
{
    FILE *const file = output->file;
    bool first = true; /* without a bound: a period takes long to be found */
    struct bound_legend legend = {0};
    LOCAL_MPQ(bound);
    for (size_t c = 0; v->explain && c < gpurta_rows(v->result, GPURTA_BOUND_CHAINS); c++) {
        struct bound_view other = *v;
        struct bound_change change = {.text = NULL};
        other.result = NULL;
        if (!bound_is_asked(v, c))
            continue;
        if (!result_time(v->result, GPURTA_BOUND_CHAINS_BOUND, c, bound)) {
            bound_tell_otherwise(v, c, first, &other, &change, output);
            first = false;
        }
        tell_chain(other.result ? &other : v, c, file, &legend);
        gpurta_result_destroy(other.result);
        if (other.result)
            bound_change_forget(&change);
    }
    for (size_t p = 0; v->explain && p < gpurta_rows(v->result, GPURTA_BOUND_PATHS); p++)
        if (!v->explained || strcmp(bound_path_name(v, p), v->explained) == 0)
            tell_path(v, p, file);
    bound_print_legend(&legend, file);
    bound_print_weights(&legend, v, file);
    return true;
}
