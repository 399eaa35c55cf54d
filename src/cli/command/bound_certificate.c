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

/* A miss that was seen is shown by a simulation, not here: such a chain's verdict is not claimed.
 */
static void certify_chain(struct certificate *const c, const struct bound_view *const v,
                          const size_t chain, mpq_t t)
{
    char space[NAME_SPACE];
    const bool met = gpurta_bound_chain_verdict(v->result, chain) == GPURTA_SCHEDULABLE;
    const bool bound = gpurta_bound_chain_time(v->result, chain, GPURTA_BOUND_BOUND, t);
    json_open_object(&c->json, NULL);
    json_text(&c->json, "name", bound_chain_name(v, chain, space));
    certificate_time(c, "bound", bound, t);
    json_text(&c->json, "verdict", gpurta_verdict_name(met ? GPURTA_SCHEDULABLE : GPURTA_UNKNOWN));
    json_open_array(&c->json, "steps");
    for (size_t i = 0; bound && i < gpurta_chains_steps(v->chains); i++)
        if (gpurta_chains_step_chain(v->chains, i) == chain)
            certify_step(c, v, i, t);
    json_close(&c->json);
    json_close(&c->json);
}

/* Chains whose deadline is met by the bound that is printed, but not by the one that is certified.
 */
static size_t uncertified(const gpurta_bound *const printed, const gpurta_bound *const plain)
{
    size_t count = 0;
    for (size_t c = 0; c < gpurta_bound_chains(printed); c++)
        count += gpurta_bound_chain_verdict(printed, c) == GPURTA_SCHEDULABLE &&
                 gpurta_bound_chain_verdict(plain, c) != GPURTA_SCHEDULABLE;
    return count;
}

static int certify(const struct bound_view *const v, const struct call *const call,
                   const struct scenario *const scenario)
{
    struct certificate c;
    const int end = certificate_begin(&c, call, scenario);
    if (end >= 0)
        return end;
    mpq_t t;
    mpq_init(t);
    const bool met = gpurta_bound_verdict(v->result) == GPURTA_SCHEDULABLE;
    json_text(&c.json, "verdict", gpurta_verdict_name(met ? GPURTA_SCHEDULABLE : GPURTA_UNKNOWN));
    certify_prices(&c, v, t);
    json_open_array(&c.json, "chains");
    for (size_t chain = 0; chain < gpurta_bound_chains(v->result); chain++)
        certify_chain(&c, v, chain, t);
    json_close(&c.json);
    mpq_clear(t);
    return certificate_end(&c);
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
    const int end = status ? complain_status(status, &error) : certify(&plain, call, scenario);
    const size_t lost = status ? 0 : uncertified(v->result, plain.result);
    if (lost && end < 0)
        complain("--certificate: %zu deadline%s met by a bound of paths that is not certified",
                 lost, lost == 1 ? " is" : "s are");
    gpurta_bound_destroy(plain.result);
    return end;
}
