/* The certificate of `gpurta bound`: see doc/certificates.md. */
#include "cli/command/bound_view.h"
#include "cli/scenario/certificate.h"

static void certify_weights(struct certificate *const c, const struct bound_view *const v, mpq_t t)
{
    const size_t count = gpurta_rows(v->result, GPURTA_BOUND_WEIGHTS);
    json_open_array(&c->json, "weights");
    for (size_t i = 0; i < count;) {
        const int64_t set = result_count(v->result, GPURTA_BOUND_WEIGHTS_SET, i);
        json_open_flat(&c->json, NULL, '{');
        json_open_flat(&c->json, "weight", '[');
        for (; i < count && result_count(v->result, GPURTA_BOUND_WEIGHTS_SET, i) == set; i++)
            if (result_time(v->result, GPURTA_BOUND_WEIGHTS_WEIGHT, i, t))
                json_time(&c->json, NULL, t);
        json_close(&c->json);
        json_close(&c->json);
    }
    json_close(&c->json);
}

static void certify_step(struct certificate *const c, const struct bound_view *const v,
                         const size_t step, mpq_t t)
{
    int64_t set;
    /* as given: a kernel may have none */
    const size_t row = gpurta_model_row(v->model, GPURTA_SECTION_KERNELS, step);
    const char *const name = v->of_program && row != GPURTA_NONE
                                 ? gpurta_model_text(v->model, row, GPURTA_KEY_KERNEL_NAME, 0)
                                 : bound_step_name(v, step);
    json_open_flat(&c->json, NULL, '{');
    json_text(&c->json, "name", name);
    certificate_time(c, "bound", result_time(v->result, GPURTA_BOUND_STEPS_BOUND, step, t), t);
    certificate_time(c, "end", result_time(v->result, GPURTA_BOUND_STEPS_FINISH, step, t), t);
    if (bound_kind(v, step) != 'h')
        certificate_time(c, "window", result_time(v->result, GPURTA_BOUND_STEPS_WINDOW, step, t),
                         t);
    if (gpurta_get_count(v->result, GPURTA_BOUND_STEPS_WEIGHTS, step, &set) == GPURTA_OK)
        json_int(&c->json, "weights", set);
    json_close(&c->json);
}

/* ---- a run in which a deadline is missed ---- */

static void certify_time(struct certificate *const c, const struct bound_view *const v,
                         const gpurta_column column, const size_t row, mpq_t t)
{
    if (result_time(v->result, column, row, t))
        json_time(&c->json, gpurta_column_info(column)->name, t);
}

static void certify_count(struct certificate *const c, const struct bound_view *const v,
                          const gpurta_column column, const size_t row)
{
    json_int(&c->json, gpurta_column_info(column)->name, result_count(v->result, column, row));
}

/* The rows of a table inside a chain, begun as an array of that name. */
static size_t begin_rows(struct certificate *const c, const struct bound_view *const v,
                         const gpurta_table table, const size_t chain, const char *const name,
                         size_t *const end)
{
    const size_t first = gpurta_children(v->result, table, chain, end);
    *end += first;
    json_open_array(&c->json, name);
    return first;
}

static void certify_run(struct certificate *const c, const struct bound_view *const v,
                        const size_t chain, mpq_t t)
{
    size_t end, i;
    json_open_object(&c->json, "observed");
    if (result_time(v->result, GPURTA_BOUND_CHAINS_OBSERVED, chain, t))
        json_time(&c->json, "response", t);
    for (i = begin_rows(c, v, GPURTA_BOUND_RELEASES, chain, "releases", &end); i < end; i++) {
        json_open_flat(&c->json, NULL, '{');
        json_text(&c->json, "chain", result_text(v->result, GPURTA_BOUND_RELEASES_CHAIN, i));
        certify_time(c, v, GPURTA_BOUND_RELEASES_NOMINAL, i, t);
        certify_time(c, v, GPURTA_BOUND_RELEASES_RELEASE, i, t);
        json_close(&c->json);
    }
    json_close(&c->json);
    for (i = begin_rows(c, v, GPURTA_BOUND_BLOCKS, chain, "blocks", &end); i < end; i++) {
        json_open_flat(&c->json, NULL, '{');
        for (int k = GPURTA_BOUND_BLOCKS_JOB; k <= GPURTA_BOUND_BLOCKS_COUNT; k++)
            certify_count(c, v, (gpurta_column)k, i);
        certify_time(c, v, GPURTA_BOUND_BLOCKS_START, i, t);
        certify_time(c, v, GPURTA_BOUND_BLOCKS_END, i, t);
        json_close(&c->json);
    }
    json_close(&c->json);
    for (i = begin_rows(c, v, GPURTA_BOUND_TURNS, chain, "turns", &end); i < end; i++) {
        json_open_flat(&c->json, NULL, '{');
        certify_count(c, v, GPURTA_BOUND_TURNS_ENTRY, i);
        certify_time(c, v, GPURTA_BOUND_TURNS_START, i, t);
        certify_time(c, v, GPURTA_BOUND_TURNS_END, i, t);
        json_close(&c->json);
    }
    json_close(&c->json);
    json_close(&c->json);
}

/* ---- chains ---- */

/* Is a miss, of the chain's deadline or of a step's own, in the run that is kept to its end? */
static bool shows_miss(const struct bound_view *const v, const size_t chain)
{
    size_t count;
    (void)gpurta_children(v->result, GPURTA_BOUND_BLOCKS, chain, &count);
    return count > 0;
}

/* Are the chain's bound, and those of its steps, within their deadlines? */
static bool shows_bound(const struct bound_view *const v, const size_t chain)
{
    LOCAL_MPQ(bound, deadline);
    bool shown = result_time(v->result, GPURTA_BOUND_CHAINS_BOUND, chain, bound) &&
                 (!result_time(v->result, GPURTA_BOUND_CHAINS_DEADLINE, chain, deadline) ||
                  mpq_cmp(bound, deadline) <= 0);
    for (size_t i = v->first[chain]; shown && i < v->first[chain + 1]; i++)
        shown = !result_time(v->result, GPURTA_BOUND_STEPS_DEADLINE, i, deadline) ||
                (result_time(v->result, GPURTA_BOUND_STEPS_FINISH, i, bound) &&
                 mpq_cmp(bound, deadline) <= 0);
    return shown;
}

static gpurta_verdict claimed(const struct bound_view *const v, const size_t chain)
{
    const gpurta_verdict verdict = bound_chain_verdict(v, chain);
    const bool shown = verdict == GPURTA_SCHEDULABLE ? shows_bound(v, chain) : shows_miss(v, chain);
    return shown ? verdict : GPURTA_UNKNOWN;
}

static void certify_chain(struct certificate *const c, const struct bound_view *const v,
                          const size_t chain, mpq_t t)
{
    const gpurta_verdict verdict = claimed(v, chain);
    const bool bound = result_time(v->result, GPURTA_BOUND_CHAINS_BOUND, chain, t);
    json_open_object(&c->json, NULL);
    json_text(&c->json, "name", bound_chain_name(v, chain));
    certificate_time(c, "bound", bound, t);
    json_text(&c->json, "verdict", gpurta_verdict_name(verdict));
    json_text(&c->json, "printed", gpurta_verdict_name(bound_chain_verdict(v, chain)));
    json_open_array(&c->json, "steps");
    for (size_t i = v->first[chain]; bound && i < v->first[chain + 1]; i++)
        certify_step(c, v, i, t);
    json_close(&c->json);
    if (verdict == GPURTA_UNSCHEDULABLE)
        certify_run(c, v, chain, t);
    json_close(&c->json);
}

/* What the certificate claims of a path with a deadline: no miss. false: it has none. */
static bool claimed_path(const struct bound_view *const v, const size_t path,
                         gpurta_verdict *const verdict)
{
    const bool has =
        gpurta_get_verdict(v->result, GPURTA_BOUND_PATHS_VERDICT, path, verdict) == GPURTA_OK;
    if (*verdict == GPURTA_UNSCHEDULABLE)
        *verdict = GPURTA_UNKNOWN;
    return has;
}

static void certify_path(struct certificate *const c, const struct bound_view *const v,
                         const size_t path, mpq_t t)
{
    gpurta_verdict verdict = GPURTA_UNKNOWN;
    (void)claimed_path(v, path, &verdict);
    json_open_flat(&c->json, NULL, '{');
    json_text(&c->json, "name", bound_path_name(v, path));
    certificate_time(c, "reaction", result_time(v->result, GPURTA_BOUND_PATHS_REACTION, path, t),
                     t);
    certificate_time(c, "age", result_time(v->result, GPURTA_BOUND_PATHS_AGE, path, t), t);
    json_text(&c->json, "verdict", gpurta_verdict_name(verdict));
    json_close(&c->json);
}

/* Of all chains and paths together. */
static gpurta_verdict claimed_of_all(const struct bound_view *const v)
{
    gpurta_verdict all = GPURTA_SCHEDULABLE;
    for (size_t c = 0; c < gpurta_rows(v->result, GPURTA_BOUND_CHAINS); c++) {
        const gpurta_verdict one = claimed(v, c);
        if (one == GPURTA_UNSCHEDULABLE)
            return one;
        all = one == GPURTA_UNKNOWN ? one : all;
    }
    for (size_t p = 0; p < gpurta_rows(v->result, GPURTA_BOUND_PATHS); p++) {
        gpurta_verdict one = GPURTA_UNKNOWN;
        if (claimed_path(v, p, &one) && one == GPURTA_UNKNOWN)
            all = one;
    }
    return all;
}

/* Why a printed verdict is not certified. */
static const char *why_not(const struct bound_view *const v, const size_t chain,
                           const gpurta_verdict printed)
{
    if (printed == GPURTA_SCHEDULABLE)
        return "what --exact explores is too much to be written";
    LOCAL_MPQ(observed, deadline);
    const bool own = result_time(v->result, GPURTA_BOUND_CHAINS_OBSERVED, chain, observed) &&
                     result_time(v->result, GPURTA_BOUND_CHAINS_DEADLINE, chain, deadline) &&
                     mpq_cmp(observed, deadline) > 0;
    return own ? "the run that was observed was cut off after 200,000 events"
               : "a step's own deadline is missed in another run than the one with the chain's "
                 "longest response, or only in what --exact explores";
}

/* Says where the certificate claims less than what is printed. */
static void tell_difference(const struct bound_view *const v)
{
    for (size_t c = 0; c < gpurta_rows(v->result, GPURTA_BOUND_CHAINS); c++) {
        const gpurta_verdict printed = bound_chain_verdict(v, c);
        if (claimed(v, c) != printed)
            complain("--certificate: chain %s is %s, but the certificate says %s: %s",
                     bound_chain_name(v, c), gpurta_verdict_name(printed),
                     gpurta_verdict_name(claimed(v, c)), why_not(v, c, printed));
    }
    for (size_t p = 0; p < gpurta_rows(v->result, GPURTA_BOUND_PATHS); p++) {
        gpurta_verdict printed;
        if (gpurta_get_verdict(v->result, GPURTA_BOUND_PATHS_VERDICT, p, &printed) == GPURTA_OK &&
            printed == GPURTA_UNSCHEDULABLE)
            complain("--certificate: path %s is %s, but the certificate says unknown: runs are "
                     "written that show a response, not a reaction",
                     bound_path_name(v, p), gpurta_verdict_name(printed));
    }
}

int bound_certify(const struct bound_view *const v, const struct call *const call,
                  const struct scenario *const scenario)
{
    struct certificate c;
    if (scenario_left_out(scenario)) {
        complain("--certificate: nothing is written: %s: --ignore-left-out says so in it",
                 scenario_left_out(scenario));
        return -1;
    }
    for (size_t chain = 0; chain < gpurta_rows(v->result, GPURTA_BOUND_CHAINS); chain++)
        if (strcmp(result_text(v->result, GPURTA_BOUND_CHAINS_OVERLAP, chain), "serial") != 0) {
            complain("--certificate: chain %s is pipelined: no certificate speaks of such chains",
                     bound_chain_name(v, chain));
            return EXIT_USAGE;
        }
    if (gpurta_model_rows(v->model, GPURTA_SECTION_CPUS)) {
        complain("--certificate: the checker does not know CPUs (key cpus): no certificate is "
                 "written");
        return EXIT_USAGE;
    }
    int64_t priority;
    if (gpurta_get_count(v->resolved, GPURTA_MODEL_CONTEXTS_PRIORITY, 0, &priority) == GPURTA_OK) {
        complain("--certificate: the checker does not know contexts by priority: no certificate "
                 "is written");
        return EXIT_USAGE;
    }
    int end = certificate_begin(&c, call, scenario);
    if (end >= 0)
        return end;
    LOCAL_MPQ(t);
    json_text(&c.json, "verdict", gpurta_verdict_name(claimed_of_all(v)));
    json_text(&c.json, "printed",
              gpurta_verdict_name(result_verdict(v->result, GPURTA_BOUND_VERDICT, 0)));
    certify_weights(&c, v, t);
    json_open_array(&c.json, "chains");
    for (size_t chain = 0; chain < gpurta_rows(v->result, GPURTA_BOUND_CHAINS); chain++)
        certify_chain(&c, v, chain, t);
    json_close(&c.json);
    if (gpurta_rows(v->result, GPURTA_BOUND_PATHS)) {
        json_open_array(&c.json, "paths");
        for (size_t p = 0; p < gpurta_rows(v->result, GPURTA_BOUND_PATHS); p++)
            certify_path(&c, v, p, t);
        json_close(&c.json);
    }
    end = certificate_end(&c);
    if (end < 0)
        tell_difference(v);
    return end;
}
