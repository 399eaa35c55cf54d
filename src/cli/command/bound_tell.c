/* gpurta bound in words: names, --explain, the releases of a miss. */
#include "cli/command/bound_view.h"

#include <string.h>

const char *bound_chain_name(const struct bound_view *const v, const size_t chain,
                             char space[NAME_SPACE])
{
    const char *const own = gpurta_chains_name(v->chains, chain);
    if (own)
        return own;
    snprintf(space, NAME_SPACE, "%c%zu", v->of_program ? 'k' : 'c', chain + 1);
    return space;
}

const char *bound_step_name(const struct bound_view *const v, const size_t step,
                            char space[NAME_SPACE])
{
    const char *const own = gpurta_chains_step_name(v->chains, step);
    if (own)
        return own;
    snprintf(space, NAME_SPACE, "k%zu", step + 1);
    return space;
}

bool bound_is_step(const struct bound_view *const v, const size_t step, const char *const name)
{
    char space[NAME_SPACE];
    if (strcmp(bound_step_name(v, step, space), name) == 0)
        return true;
    const size_t chain = gpurta_chains_step_chain(v->chains, step);
    const char *const first = bound_chain_name(v, chain, space);
    const size_t length = strlen(first);
    return strncmp(first, name, length) == 0 && name[length] == '/' &&
           strcmp(bound_step_name(v, step, space), name + length + 1) == 0;
}

/* ---- terms ---- */

static void put_other(const struct bound_view *const v, const size_t other, FILE *const file)
{
    char space[NAME_SPACE];
    fputs(bound_chain_name(v, gpurta_chains_step_chain(v->chains, other), space), file);
    fprintf(file, "/%s", bound_step_name(v, other, space));
}

/* ": 32 blocks x 1.2 x price 1/2 / 16 SMs", from which the share comes. */
static void put_product(const struct bound_view *const v, const gpurta_bound_kind kind,
                        const size_t other, const int64_t jobs, const int64_t blocks,
                        mpq_srcptr price, mpq_srcptr share, FILE *const file)
{
    const bool kernel = gpurta_chains_step_kind(v->chains, other) == GPURTA_STEP_KERNEL;
    const size_t part = gpurta_chains_step_partition(v->chains, other);
    const int64_t sms = !kernel || gpurta_platform_get(v->platform, GPURTA_PLATFORM_SLOTS) ? 1
                        : part == GPURTA_NONE
                            ? gpurta_platform_get(v->platform, GPURTA_PLATFORM_SMS)
                        : gpurta_chains_queues(v->chains) == GPURTA_QUEUES_SHARED
                            ? 1 /* its price is divided already */
                            : gpurta_chains_partition_sms(v->chains, part);
    const int64_t repeat =
        kind == GPURTA_BOUND_HIGHER ? gpurta_chains_step_repeat(v->chains, other) : 1;
    mpq_t wcet, product, factor;
    mpq_inits(wcet, product, factor, NULL);
    gpurta_chains_step_time(v->chains, other, GPURTA_STEP_WCET, wcet);
    mpq_mul(product, wcet, price);
    const int64_t counts[] = {kind == GPURTA_BOUND_HIGHER ? jobs : 1, repeat, blocks};
    for (int i = 0; i < 3; i++) {
        mpq_set_si(factor, (long)counts[i], 1);
        mpq_mul(product, product, factor);
    }
    mpq_set_si(factor, (long)sms, 1);
    mpq_div(product, product, factor);
    if (kind == GPURTA_BOUND_HIGHER)
        fprintf(file, "%lld job%s x ", (long long)jobs, jobs == 1 ? "" : "s");
    if (repeat > 1)
        fprintf(file, "%lld x ", (long long)repeat);
    fprintf(file, "%lld block%s x ", (long long)blocks, blocks == 1 ? "" : "s");
    time_put_factor(file, wcet, ROUND_UP);
    fputs(" x price ", file);
    time_put_factor(file, price, ROUND_UP);
    if (sms > 1)
        fprintf(file, " / %lld SMs", (long long)sms);
    if (mpq_sgn(product) && !mpq_equal(product, share)) { /* a server: at its rate */
        mpq_div(factor, share, product);
        fputs(" x ", file);
        time_put_factor(file, factor, ROUND_UP);
    }
    mpq_clears(wcet, product, factor, NULL);
}

/* "; 2 = ceil((11 + 20.5 - 1) / 30)": the window, latest end, earliest activation and period. */
static void put_jobs(const struct bound_view *const v, const size_t step, const size_t other,
                     const int64_t jobs, FILE *const file)
{
    const size_t chain = gpurta_chains_step_chain(v->chains, other);
    mpq_t t;
    mpq_init(t);
    fprintf(file, "; %lld = ceil((", (long long)jobs);
    if (gpurta_bound_step_time(v->result, step, GPURTA_BOUND_WINDOW, t))
        time_put_factor(file, t, ROUND_UP);
    fputs(" + ", file);
    if (gpurta_bound_step_time(v->result, other, GPURTA_BOUND_FINISH, t))
        time_put_factor(file, t, ROUND_UP);
    fputs(" - ", file);
    if (gpurta_bound_step_time(v->result, other, GPURTA_BOUND_EARLY, t))
        time_put_factor(file, t, ROUND_DOWN);
    fputs(") / ", file);
    if (gpurta_chains_time(v->chains, chain, GPURTA_CHAIN_PERIOD, t))
        time_put_factor(file, t, ROUND_DOWN);
    fputc(')', file);
    mpq_clear(t);
}

/* "2 jobs x 8 blocks x price 1/8": all of them together cost less than the SMs. */
static void put_room(const int64_t jobs, const int64_t blocks, mpq_srcptr price, FILE *const file)
{
    if (jobs != 1)
        fprintf(file, "%lld jobs x ", (long long)jobs);
    fprintf(file, "%lld block%s x price ", (long long)blocks, blocks == 1 ? "" : "s");
    time_put_factor(file, price, ROUND_UP);
}

static int64_t priority_of(const struct bound_view *const v, const size_t step)
{
    const char *const stream = gpurta_chains_step_stream(v->chains, step);
    return stream ? gpurta_chains_stream_attribute(v->chains, stream, GPURTA_STREAM_PRIORITY) : 0;
}

static bool is_higher(const struct bound_view *const v, const size_t step, const size_t other)
{
    return priority_of(v, other) < priority_of(v, step) &&
           gpurta_chains_step_chain(v->chains, other) != gpurta_chains_step_chain(v->chains, step);
}

static void put_term(const struct bound_view *const v, const size_t step, const size_t term,
                     FILE *const file)
{
    static const char *const says[] = {[GPURTA_BOUND_LOW] = "of lower priority, resident already",
                                       [GPURTA_BOUND_SAME] =
                                           "one pending job of the same priority, ",
                                       [GPURTA_BOUND_HIGHER] = "of higher priority, ",
                                       [GPURTA_BOUND_BRANCH] = "another branch of the chain, ",
                                       [GPURTA_BOUND_OWN] = "own blocks but the last: ",
                                       [GPURTA_BOUND_LAST] = "the last block itself",
                                       [GPURTA_BOUND_ROOM] = "leaves room, "};
    gpurta_bound_kind kind;
    size_t other;
    int64_t jobs;
    mpq_t price, share;
    mpq_inits(price, share, NULL);
    if (gpurta_bound_term(v->result, step, term, &kind, &other, &jobs, price, share)) {
        fputs("  ", file);
        time_put(file, share, ROUND_UP);
        fprintf(file, "  %s", says[kind]);
        const bool one = kind == GPURTA_BOUND_LOW && other != GPURTA_NONE;
        const int64_t blocks = gpurta_bound_term_blocks(v->result, step, term);
        if (one || kind == GPURTA_BOUND_SAME || kind == GPURTA_BOUND_HIGHER ||
            kind == GPURTA_BOUND_BRANCH || kind == GPURTA_BOUND_ROOM) {
            fputs(one ? ", " : "", file);
            put_other(v, other, file);
            fputs(": ", file);
        }
        if (kind == GPURTA_BOUND_ROOM)
            put_room(jobs, blocks, price, file);
        else if (one || (kind != GPURTA_BOUND_LOW && kind != GPURTA_BOUND_LAST))
            put_product(v, kind, other, jobs, blocks, price, share, file);
        if (kind == GPURTA_BOUND_HIGHER || (kind == GPURTA_BOUND_ROOM && is_higher(v, step, other)))
            put_jobs(v, step, other, jobs, file);
        fputc('\n', file);
    }
    mpq_clears(price, share, NULL);
}

static void put_step(const struct bound_view *const v, const size_t step, FILE *const file)
{
    mpq_t sum, bound, window, price;
    gpurta_bound_kind kind;
    size_t other;
    int64_t jobs;
    const int64_t repeat = gpurta_chains_step_repeat(v->chains, step);
    mpq_inits(sum, bound, window, price, NULL);
    fputc('\n', file);
    put_other(v, step, file);
    if (!gpurta_bound_step_time(v->result, step, GPURTA_BOUND_BOUND, bound)) {
        fputs(": no bound\n", file);
    } else {
        gpurta_bound_step_time(v->result, step, GPURTA_BOUND_WINDOW, window);
        fputs(": at most ", file);
        time_put(file, bound, ROUND_UP);
        if (repeat > 1)
            fprintf(file, ", for %lld one after the other; of each", (long long)repeat);
        if (gpurta_bound_terms(v->result, step)) {
            fputs("; its last block starts within ", file);
            time_put(file, window, ROUND_UP);
        }
        fputc('\n', file);
        for (size_t t = 0; t < gpurta_bound_terms(v->result, step); t++) {
            put_term(v, step, t, file);
            if (gpurta_bound_term(v->result, step, t, &kind, &other, &jobs, price, window))
                mpq_add(sum, sum, window);
        }
        mpz_mul_si(mpq_numref(sum), mpq_numref(sum), (long)repeat);
        mpq_canonicalize(sum);
        if (gpurta_bound_terms(v->result, step) && mpq_cmp(sum, bound) < 0) {
            fputs("  = ", file);
            time_put(file, sum, ROUND_UP);
            fputs(" of the GPU; besides, at most\n  ", file);
            mpq_sub(sum, bound, sum);
            time_put(file, sum, ROUND_UP);
            fputs("  gaps in which the context does not have the GPU\n", file);
        }
        bound_print_step_withouts(v, step, file);
    }
    mpq_clears(sum, bound, window, price, NULL);
}

bool bound_print_terms(struct bound_view *const v, FILE *const file)
{
    for (size_t i = 0; v->explain && i < gpurta_chains_steps(v->chains); i++)
        if (!v->explained || bound_is_step(v, i, v->explained))
            put_step(v, i, file);
    return true;
}

/* ---- witness ---- */

#define MOST_TOLD 24

bool bound_print_witness(struct bound_view *const v, FILE *const file)
{
    char space[NAME_SPACE];
    mpq_t nominal, release;
    mpq_inits(nominal, release, NULL);
    for (size_t c = 0; c < gpurta_bound_chains(v->result); c++) {
        const size_t count = gpurta_bound_releases(v->result, c);
        if (gpurta_bound_chain_verdict(v->result, c) != GPURTA_UNSCHEDULABLE || !count)
            continue;
        fprintf(file, "\n%s was late with these releases:", bound_chain_name(v, c, space));
        for (size_t k = 0; k < count && k < MOST_TOLD; k++) {
            size_t which = 0;
            gpurta_bound_release(v->result, c, k, &which, nominal, release);
            fprintf(file, "%s %s at ", k ? "," : "", bound_chain_name(v, which, space));
            time_put(file, release, ROUND_DOWN);
        }
        if (count > MOST_TOLD)
            fprintf(file, ", and %zu more", count - MOST_TOLD);
        fputc('\n', file);
    }
    mpq_clears(nominal, release, NULL);
    return true;
}
