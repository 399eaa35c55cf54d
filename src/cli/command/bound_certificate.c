/* The certificate of `gpurta bound`: see doc/certificates.md. */
#include "cli/command/bound_view.h"
#include "cli/scenario/certificate.h"

static void certify_weights(struct certificate *const c, const struct bound_view *const v, mpq_t t)
{
    json_open_array(&c->json, "weights");
    for (size_t set = 0; gpurta_bound_weight(v->result, set, 0, t); set++) {
        json_open_flat(&c->json, NULL, '{');
        json_open_flat(&c->json, "weight", '[');
        for (size_t f = 0; gpurta_bound_weight(v->result, set, f, t); f++)
            json_time(&c->json, NULL, t);
        json_close(&c->json);
        json_close(&c->json);
    }
    json_close(&c->json);
}

static void certify_step(struct certificate *const c, const struct bound_view *const v,
                         const size_t step, mpq_t t)
{
    const size_t set = gpurta_bound_weights(v->result, step);
    const char *const name = gpurta_chains_step_name(v->chains, step);
    json_open_flat(&c->json, NULL, '{');
    json_text(&c->json, "name", name);
    certificate_time(c, "bound", gpurta_bound_step_time(v->result, step, GPURTA_BOUND_BOUND, t), t);
    certificate_time(c, "end", gpurta_bound_step_time(v->result, step, GPURTA_BOUND_FINISH, t), t);
    if (gpurta_chains_step_kind(v->chains, step) != GPURTA_STEP_HOST)
        certificate_time(c, "window",
                         gpurta_bound_step_time(v->result, step, GPURTA_BOUND_WINDOW, t), t);
    if (set != SIZE_MAX)
        json_int(&c->json, "weights", (int64_t)set);
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
    json_open_object(&c->json, "observed");
    if (gpurta_bound_chain_time(v->result, chain, GPURTA_BOUND_OBSERVED, t))
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

/* Is a miss, of the chain's deadline or of a step's own, in the run that is kept to its end? */
static bool shows_miss(const struct bound_view *const v, const size_t chain)
{
    mpq_t start, end;
    size_t step, job;
    int64_t sm, count;
    mpq_inits(start, end, NULL);
    const bool kept = gpurta_bound_block(v->result, chain, 0, &step, &job, &sm, &count, start, end);
    mpq_clears(start, end, NULL);
    return kept;
}

/* Are the chain's bound, and those of its steps, within their deadlines? */
static bool shows_bound(const struct bound_view *const v, const size_t chain)
{
    mpq_t bound, deadline;
    mpq_inits(bound, deadline, NULL);
    bool shown = gpurta_bound_chain_time(v->result, chain, GPURTA_BOUND_BOUND, bound) &&
                 gpurta_bound_chain_time(v->result, chain, GPURTA_BOUND_DEADLINE, deadline) &&
                 mpq_cmp(bound, deadline) <= 0;
    for (size_t i = v->first[chain]; shown && i < v->first[chain + 1]; i++)
        shown = !gpurta_bound_step_time(v->result, i, GPURTA_BOUND_DEADLINE, deadline) ||
                (gpurta_bound_step_time(v->result, i, GPURTA_BOUND_FINISH, bound) &&
                 mpq_cmp(bound, deadline) <= 0);
    mpq_clears(bound, deadline, NULL);
    return shown;
}

static gpurta_verdict claimed(const struct bound_view *const v, const size_t chain)
{
    return shows_bound(v, chain)  ? GPURTA_SCHEDULABLE
           : shows_miss(v, chain) ? GPURTA_UNSCHEDULABLE
                                  : GPURTA_UNKNOWN;
}

static void certify_chain(struct certificate *const c, const struct bound_view *const v,
                          const size_t chain, mpq_t t)
{
    char space[NAME_SPACE];
    const gpurta_verdict verdict = claimed(v, chain);
    const bool bound = gpurta_bound_chain_time(v->result, chain, GPURTA_BOUND_BOUND, t);
    json_open_object(&c->json, NULL);
    json_text(&c->json, "name", bound_chain_name(v, chain, space));
    certificate_time(c, "bound", bound, t);
    json_text(&c->json, "verdict", gpurta_verdict_name(verdict));
    json_text(&c->json, "printed",
              gpurta_verdict_name(gpurta_bound_chain_verdict(v->result, chain)));
    json_open_array(&c->json, "steps");
    for (size_t i = v->first[chain]; bound && i < v->first[chain + 1]; i++)
        certify_step(c, v, i, t);
    json_close(&c->json);
    if (verdict == GPURTA_UNSCHEDULABLE)
        certify_run(c, v, chain, t);
    json_close(&c->json);
}

/* Of all chains together. */
static gpurta_verdict claimed_of_all(const struct bound_view *const v)
{
    gpurta_verdict all = GPURTA_SCHEDULABLE;
    for (size_t c = 0; c < gpurta_bound_chains(v->result); c++) {
        const gpurta_verdict one = claimed(v, c);
        if (one == GPURTA_UNSCHEDULABLE)
            return one;
        all = one == GPURTA_UNKNOWN ? one : all;
    }
    return all;
}

/* Why a printed verdict is not certified. */
static const char *why_not(const struct bound_view *const v, const size_t chain,
                           const gpurta_verdict printed)
{
    mpq_t observed, deadline;
    if (printed == GPURTA_SCHEDULABLE)
        return "what --exact explores is too much to be written";
    mpq_inits(observed, deadline, NULL);
    const bool own = gpurta_bound_chain_time(v->result, chain, GPURTA_BOUND_OBSERVED, observed) &&
                     gpurta_bound_chain_time(v->result, chain, GPURTA_BOUND_DEADLINE, deadline) &&
                     mpq_cmp(observed, deadline) > 0;
    mpq_clears(observed, deadline, NULL);
    return own ? "the run that was observed was cut off after 200,000 events"
               : "a step's own deadline is missed in another run than the one with the chain's "
                 "longest response, or only in what --exact explores";
}

/* Says where the certificate claims less than what is printed. */
static void tell_difference(const struct bound_view *const v)
{
    char space[NAME_SPACE];
    for (size_t c = 0; c < gpurta_bound_chains(v->result); c++) {
        const gpurta_verdict printed = gpurta_bound_chain_verdict(v->result, c);
        if (claimed(v, c) != printed)
            complain("--certificate: chain %s is %s, but the certificate says %s: %s",
                     bound_chain_name(v, c, space), gpurta_verdict_name(printed),
                     gpurta_verdict_name(claimed(v, c)), why_not(v, c, printed));
    }
}

int bound_certify(const struct bound_view *const v, const struct call *const call,
                  const struct scenario *const scenario)
{
    struct certificate c;
    int end = certificate_begin(&c, call, scenario);
    if (end >= 0)
        return end;
    mpq_t t;
    mpq_init(t);
    json_text(&c.json, "verdict", gpurta_verdict_name(claimed_of_all(v)));
    json_text(&c.json, "printed", gpurta_verdict_name(gpurta_bound_verdict(v->result)));
    certify_weights(&c, v, t);
    json_open_array(&c.json, "chains");
    for (size_t chain = 0; chain < gpurta_bound_chains(v->result); chain++)
        certify_chain(&c, v, chain, t);
    json_close(&c.json);
    mpq_clear(t);
    end = certificate_end(&c);
    if (end < 0)
        tell_difference(v);
    return end;
}
