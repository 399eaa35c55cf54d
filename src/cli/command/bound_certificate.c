/* The certificate of `gpurta bound`: see doc/certificates.md. */
#include "cli/command/bound_view.h"
#include "cli/scenario/certificate.h"

static void certify_prices(struct certificate *const c, const struct bound_view *const v, mpq_t t)
{
    json_open_array(&c->json, "prices");
    for (size_t set = 0; gpurta_bound_price(v->result, set, 0, t); set++) {
        json_open_flat(&c->json, NULL, '{');
        json_open_flat(&c->json, "price", '[');
        for (size_t f = 0; gpurta_bound_price(v->result, set, f, t); f++)
            json_time(&c->json, NULL, t);
        json_close(&c->json);
        json_close(&c->json);
    }
    json_close(&c->json);
}

static void certify_step(struct certificate *const c, const struct bound_view *const v,
                         const size_t step, mpq_t t)
{
    const size_t set = gpurta_bound_prices(v->result, step);
    const char *const name = gpurta_chains_step_name(v->chains, step);
    const bool host = gpurta_chains_step_kind(v->chains, step) == GPURTA_STEP_HOST;
    json_open_flat(&c->json, NULL, '{');
    json_text(&c->json, "name", name);
    certificate_time(c, "bound", gpurta_bound_step_time(v->result, step, GPURTA_BOUND_BOUND, t), t);
    if (!host) {
        json_text(&c->json, "form", "pending");
        certificate_time(c, "window",
                         gpurta_bound_step_time(v->result, step, GPURTA_BOUND_WINDOW, t), t);
    }
    if (set != SIZE_MAX)
        json_int(&c->json, "prices", (int64_t)set);
    json_close(&c->json);
}

/* ---- a run in which a deadline is missed ---- */

static void certify_releases(struct certificate *const c, const struct bound_view *const v,
                             const size_t chain, mpq_t t, mpq_t u)
{
    char space[NAME_SPACE];
    size_t which;
    json_open_array(&c->json, "releases");
    for (size_t i = 0; gpurta_bound_release(v->result, chain, i, &which, t, u); i++) {
        json_open_flat(&c->json, NULL, '{');
        json_text(&c->json, "chain", bound_chain_name(v, which, space));
        json_time(&c->json, "nominal", t);
        json_time(&c->json, "release", u);
        json_close(&c->json);
    }
    json_close(&c->json);
}

static void certify_blocks(struct certificate *const c, const struct bound_view *const v,
                           const size_t chain, mpq_t t, mpq_t u)
{
    size_t step, job;
    int64_t sm, count;
    json_open_array(&c->json, "blocks");
    for (size_t i = 0; gpurta_bound_block(v->result, chain, i, &step, &job, &sm, &count, t, u);
         i++) {
        json_open_flat(&c->json, NULL, '{');
        json_int(&c->json, "job", (int64_t)job);
        json_int(&c->json, "step",
                 (int64_t)(step - v->first[gpurta_chains_step_chain(v->chains, step)]));
        json_int(&c->json, "sm", sm);
        json_int(&c->json, "count", count);
        json_time(&c->json, "start", t);
        json_time(&c->json, "end", u);
        json_close(&c->json);
    }
    json_close(&c->json);
}

static void certify_run(struct certificate *const c, const struct bound_view *const v,
                        const size_t chain, mpq_t t)
{
    mpq_t u;
    size_t entry;
    mpq_init(u);
    json_open_object(&c->json, "seen");
    if (gpurta_bound_chain_time(v->result, chain, GPURTA_BOUND_SEEN, t))
        json_time(&c->json, "response", t);
    certify_releases(c, v, chain, t, u);
    certify_blocks(c, v, chain, t, u);
    json_open_array(&c->json, "turns");
    for (size_t i = 0; gpurta_bound_turn(v->result, chain, i, &entry, t, u); i++) {
        json_open_flat(&c->json, NULL, '{');
        json_int(&c->json, "entry", (int64_t)entry);
        json_time(&c->json, "start", t);
        json_time(&c->json, "end", u);
        json_close(&c->json);
    }
    json_close(&c->json);
    json_close(&c->json);
    mpq_clear(u);
}

/* ---- chains ---- */

/* A result in print, and by the theorem that is certified. */
struct both {
    const struct bound_view *printed, *plain;
};

/* Is a miss of the chain's own deadline in the run that is kept? The checker knows no servers. */
static bool shows_miss(const struct bound_view *const v, const size_t chain)
{
    mpq_t seen, deadline;
    mpq_inits(seen, deadline, NULL);
    bool shown = gpurta_bound_chain_time(v->result, chain, GPURTA_BOUND_SEEN, seen) &&
                 gpurta_bound_chain_time(v->result, chain, GPURTA_BOUND_DEADLINE, deadline) &&
                 mpq_cmp(seen, deadline) > 0;
    for (size_t i = 0; shown && i < gpurta_chains_contexts(v->chains); i++)
        shown = !gpurta_chains_context_time(v->chains, i, GPURTA_CONTEXT_BUDGET, seen);
    mpq_clears(seen, deadline, NULL);
    return shown;
}

static gpurta_verdict claimed(const struct both *const b, const size_t chain)
{
    if (gpurta_bound_chain_verdict(b->plain->result, chain) == GPURTA_SCHEDULABLE)
        return GPURTA_SCHEDULABLE;
    return shows_miss(b->printed, chain) ? GPURTA_UNSCHEDULABLE : GPURTA_UNKNOWN;
}

static void certify_chain(struct certificate *const c, const struct both *const b,
                          const size_t chain, mpq_t t)
{
    const struct bound_view *const v = b->plain;
    char space[NAME_SPACE];
    const gpurta_verdict verdict = claimed(b, chain);
    const bool bound = gpurta_bound_chain_time(v->result, chain, GPURTA_BOUND_BOUND, t);
    json_open_object(&c->json, NULL);
    json_text(&c->json, "name", bound_chain_name(v, chain, space));
    certificate_time(c, "bound", bound, t);
    json_text(&c->json, "verdict", gpurta_verdict_name(verdict));
    json_text(&c->json, "printed",
              gpurta_verdict_name(gpurta_bound_chain_verdict(b->printed->result, chain)));
    json_open_array(&c->json, "steps");
    for (size_t i = v->first[chain]; bound && i < v->first[chain + 1]; i++)
        certify_step(c, v, i, t);
    json_close(&c->json);
    if (verdict == GPURTA_UNSCHEDULABLE)
        certify_run(c, b->printed, chain, t);
    json_close(&c->json);
}

/* Of all chains together. */
static gpurta_verdict claimed_of_all(const struct both *const b)
{
    gpurta_verdict all = GPURTA_SCHEDULABLE;
    for (size_t c = 0; c < gpurta_bound_chains(b->plain->result); c++) {
        const gpurta_verdict one = claimed(b, c);
        if (one == GPURTA_UNSCHEDULABLE)
            return one;
        all = one == GPURTA_UNKNOWN ? one : all;
    }
    return all;
}

static int certify(const struct both *const b, const struct call *const call,
                   const struct scenario *const scenario)
{
    struct certificate c;
    const int end = certificate_begin(&c, call, scenario);
    if (end >= 0)
        return end;
    mpq_t t;
    mpq_init(t);
    json_text(&c.json, "verdict", gpurta_verdict_name(claimed_of_all(b)));
    json_text(&c.json, "printed", gpurta_verdict_name(gpurta_bound_verdict(b->printed->result)));
    certify_prices(&c, b->plain, t);
    json_open_array(&c.json, "chains");
    for (size_t chain = 0; chain < gpurta_bound_chains(b->plain->result); chain++)
        certify_chain(&c, b, chain, t);
    json_close(&c.json);
    mpq_clear(t);
    return certificate_end(&c);
}

/* Says where the certificate claims less than what is printed. */
static void tell_difference(const struct both *const b)
{
    char space[NAME_SPACE];
    for (size_t c = 0; c < gpurta_bound_chains(b->plain->result); c++) {
        const gpurta_verdict printed = gpurta_bound_chain_verdict(b->printed->result, c);
        if (claimed(b, c) != printed)
            complain("--certificate: chain %s is %s, but the certificate says %s: what shows it is "
                     "not certified",
                     bound_chain_name(b->printed, c, space), gpurta_verdict_name(printed),
                     gpurta_verdict_name(claimed(b, c)));
    }
}

/* Options for the bounds that the checker knows; keeps what they were, or sets that again. */
static gpurta_status exchange(gpurta_options *const options, int64_t value[4],
                              gpurta_error *const error)
{
    static const gpurta_option which[] = {GPURTA_OPTION_BOUND_PLAIN, GPURTA_OPTION_BOUND_SEARCH,
                                          GPURTA_OPTION_BOUND_EXPLAIN, GPURTA_OPTION_BOUND_EXACT};
    gpurta_status status = GPURTA_OK;
    for (size_t i = 0; !status && i < FIELDS(which); i++) {
        int64_t was = 0;
        status = gpurta_options_get(options, which[i], &was, error);
        if (!status)
            status = gpurta_options_set(options, which[i], value[i], error);
        value[i] = was;
    }
    return status;
}

int bound_certify(const struct bound_view *const v, const struct call *const call,
                  const struct scenario *const scenario)
{
    int64_t value[] = {1, 0, 0, 0};
    gpurta_error error;
    struct bound_view plain = *v;
    plain.result = NULL;
    gpurta_status status = exchange(v->options, value, &error);
    if (!status)
        status = gpurta_bound_analyse(&plain.result, v->chains, v->platform, v->options, &error);
    if (!status)
        status = exchange(v->options, value, &error);
    const struct both both = {v, &plain};
    const int end = status ? complain_status(status, &error) : certify(&both, call, scenario);
    if (end < 0)
        tell_difference(&both);
    gpurta_bound_destroy(plain.result);
    return end;
}
