#include "bound/bound.h"

#include "base/fail.h"
#include "base/text.h"
#include "bound/setup.h"
#include "model/chains.h"
#include "model/options.h"
#include "model/platform.h"

#include "base/analyses.h"
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- making and ending ---- */

static bool allocate(struct bound *const b, const struct system *const s)
{
    b->steps = s->steps;
    b->chains = s->count;
    b->step = arena_take_rats(&b->arena, s->steps, sizeof *b->step, 7);
    b->chain = arena_take_rats(&b->arena, s->count, sizeof *b->chain, 3);
    return observed_init(&b->observed, s, &b->arena);
}

void bound_destroy(struct bound *const result)
{
    if (!result)
        return;
    struct arena all = result->arena;
    arena_clear(&all);
    pool_give(all.pool, result);
}

/* ---- what came out ---- */

char *text_in(struct arena *const arena, const char *const text)
{
    const size_t size = strlen(text) + 1;
    char *const copy = arena_take(arena, size, 1);
    return copy ? memcpy(copy, text, size) : NULL;
}

/* Do its steps, one after the other, take longer than its period even where they wait for nothing?
 */
static bool outgrows(const struct system *const s, const size_t chain)
{
    LOCAL(frac_clear) struct frac sum = FRAC_ZERO, one = FRAC_ZERO;
    LOCAL(frac_clear) struct frac repeat = FRAC_ZERO, period = FRAC_ZERO;
    for (size_t k = s->first[chain]; k < s->first[chain + 1]; k++) {
        const struct unit *const u = &s->unit[s->member[k]];
        frac_int(&repeat, u->repeat);
        frac_from_rat(&one, u->wcet);
        frac_mul(&one, &one, &repeat);
        frac_add(&sum, &sum, &one);
    }
    frac_from_rat(&period, &s->chains->chain[chain].time[GPURTA_CHAIN_PERIOD]);
    return !s->before[chain] && frac_cmp(&sum, &period) > 0;
}

/* Do the kernels of its context follow each other, since all are of this chain? */
static bool alone_in(const struct system *const s, const size_t context, const size_t chain)
{
    bool alone = s->sequence[chain] && !is_pipelined(s, chain);
    for (size_t k = 0; k < s->steps && alone; k++) {
        const struct unit *const u = &s->unit[k];
        alone = u->kind != GPURTA_STEP_KERNEL || u->place != context || u->chain == chain ||
                s->chains->chain[u->chain].closed;
    }
    return alone;
}

/* need := the part of all time that kernels of a level and above take as they are counted, by the
 * weights with which that is least; `alone`: waves x wcet, since none has another beside it. */
static void level_need(struct frac *const need, const struct bound_run *const run,
                       const size_t level, const bool alone)
{
    const struct system *const s = run->system;
    const struct level_run *const l = &run->level[level];
    const size_t place = s->level[level].place;
    LOCAL(frac_clear) struct frac sum = FRAC_ZERO, one = FRAC_ZERO, by = FRAC_ZERO;
    for (size_t set = 0; set < (alone ? 1 : l->sets); set++) {
        frac_int(&sum, 0);
        for (size_t m = 0; m < l->members; m++) {
            const struct unit *const u = &s->unit[l->member[m]];
            const struct chain *const of = &s->chains->chain[u->chain];
            if (u->priority > s->level[level].priority || of->closed)
                continue;
            frac_from_rat(&one, alone ? u->wcet : &l->load[set * l->members + m]);
            frac_int(&by, ((u->blocks - 1) / s->space[place].span[u->footprint] /
                           s->space[place].fit[u->footprint]) +
                              1);
            if (alone)
                frac_mul(&one, &one, &by);
            else
                frac_div(&one, &one, &s->supply.of[place].rate);
            frac_int(&by, u->repeat);
            frac_mul(&one, &one, &by);
            frac_from_rat(&by, &of->time[GPURTA_CHAIN_PERIOD]);
            frac_div(&one, &one, &by);
            frac_add(&sum, &sum, &one);
        }
        if (!set || frac_cmp(&sum, need) < 0)
            frac_set(need, &sum);
    }
}

/* "~18.5 %", to a tenth, up or down */
static const char *percent_of(char text[32], const struct frac *const share, const bool up)
{
    LOCAL_MPQ(v);
    LOCAL_MPZ(tenths);
    frac_to_mpq(v, share);
    mpz_mul_ui(mpq_numref(v), mpq_numref(v), 1000);
    (up ? mpz_cdiv_q : mpz_fdiv_q)(tenths, mpq_numref(v), mpq_denref(v));
    const bool exact = mpz_divisible_p(mpq_numref(v), mpq_denref(v));
    const unsigned long part = mpz_tdiv_q_ui(tenths, tenths, 10);
    gmp_snprintf(text, 32, part ? "%s%Zd.%lu %%" : "%s%Zd %%", exact ? "" : "~", tenths, part);
    return text;
}

/* Appends what part of all time the kernels of a chain need, with those that are not below its
 * lowest, where that is more than their context has of the GPU. */
static void put_need(char *const text, const size_t size, const struct bound_run *const run,
                     const size_t chain)
{
    const struct system *const s = run->system;
    LOCAL(frac_clear) struct frac share = FRAC_ZERO, switches = FRAC_ZERO, need = FRAC_ZERO;
    const struct unit *low = NULL;
    for (size_t k = s->first[chain]; k < s->first[chain + 1]; k++) {
        const struct unit *const u = &s->unit[s->member[k]];
        if (u->kind == GPURTA_STEP_KERNEL && (!low || u->priority > low->priority))
            low = u;
    }
    if (!low)
        return;
    const bool shared = supply_share(&share, &switches, &s->supply, low->place);
    const bool alone = alone_in(s, low->place, chain);
    level_need(&need, run, low->level, alone);
    if (!shared)
        frac_int(&share, 1);
    if (frac_cmp(&need, &share) <= 0)
        return;
    char of[3][32] = {""};
    const char *const name = shared ? s->chains->context[low->place].name : NULL;
    size_t length = strlen(text);
    if (frac_sgn(&switches))
        (void)percent_of(of[1], &switches, true);
    if (shared)
        length += (size_t)snprintf(
            text + length, size - length,
            "; its context %.*s has %s of the time while all contexts have work%s%s",
            name ? text_bytes(name, 60) : 0, name ? name : "", percent_of(of[0], &share, false),
            *of[1] ? ", switches " : "", of[1]);
    snprintf(text + length, size - length, "; %s need %s of the time, as they are counted",
             alone ? "its kernels" : "kernels of its priority or above",
             percent_of(of[2], &need, true));
}

/* Why a chain has no bound; NULL: out of memory. */
static char *why_none(struct arena *const arena, const struct bound_run *const run,
                      const size_t chain, const bool limit)
{
    const struct system *const s = run->system;
    char text[400];
    const size_t cause = run->cause[chain];
    if (limit)
        return text_in(
            arena, "the limit of work was reached; a larger --limit (option limit) allows more");
    if (cause == chain && s->chains->chain[chain].closed)
        return text_in(arena, "its rivals leave it no bound of at most 2^20 periods");
    if (cause == chain && s->held[chain])
        return text_in(arena,
                       s->drops[chain]
                           ? "jobs come faster than a step takes them, and the queue in front "
                             "of it drops none (overflow: drop of the step before it)"
                       : s->chains->chain[chain].begin
                           ? "jobs come faster than they pass, and its queues hold more than "
                             "4096, or one has no capacity"
                           : "jobs are held back where queues are full, and come faster than "
                             "they pass; from: begin has a bound from where one is taken in");
    if (cause == chain) {
        const bool longer = !is_pipelined(s, chain) && s->serial[chain] && outgrows(s, chain);
        snprintf(
            text, sizeof text, "%s",
            is_pipelined(s, chain)
                ? "jobs may wait for each other at one of its steps, and no bound of at most 32 "
                  "periods was found"
            : longer ? "its own steps take longer than its period: its jobs wait ever longer"
            : s->serial[chain]
                ? "its jobs may wait for each other, and no bound of at most 32 periods was found"
                : "its bound would exceed its period: it may still run when it is released again, "
                  "which no bound covers where its steps are in several streams");
        if (!longer)
            put_need(text, sizeof text, run, chain);
        return text_in(arena, text);
    }
    const char *const other = NAME_OF(&s->chains->chain[cause]);
    snprintf(text, sizeof text, "it competes with %.*s, which has no bound", text_bytes(other, 100),
             other);
    return text_in(arena, text);
}

/* r := v; nothing where there is no value. */
static bool copy_given(struct rat *const r, const struct rat *const v)
{
    return !rat_given(v) || rat_copy(r, v);
}

static bool take_chain(struct bound *const b, const struct bound_run *const run, const size_t c,
                       const bool limit)
{
    struct bound_chain_result *const r = &b->chain[c];
    if (!copy_given(&r->deadline, chain_due(&run->system->chains->chain[c])))
        return false;
    r->lost = run->lost[c];
    if (!limit && rat_given(&run->total[c]))
        return rat_copy(&r->bound, &run->total[c]);
    r->reason = why_none(&b->arena, run, c, limit);
    return r->reason != NULL;
}

static bool take_results(struct bound *const b, const struct bound_run *const run, const bool limit)
{
    const struct system *const s = run->system;
    bool ok = true;
    for (size_t c = 0; ok && c < b->chains; c++)
        ok = take_chain(b, run, c, limit);
    for (size_t i = 0; ok && i < b->steps; i++) {
        struct bound_step_result *const r = &b->step[i];
        ok = copy_given(&r->deadline, &s->chains->step[i].deadline);
        if (!limit)
            ok = ok && copy_given(&r->bound, &run->response[i]) &&
                 copy_given(&r->jitter, &run->jitter[i]) &&
                 copy_given(&r->finish, &run->finish[i]) && copy_given(&r->early, &run->early[i]) &&
                 copy_given(&r->window, &run->window[i]);
    }
    return ok;
}

/* ---- verdicts ---- */

static bool exceeds(const struct rat *const seen, const struct rat *const bound)
{
    return rat_given(seen) && rat_given(bound) && rat_cmp(seen, bound) > 0;
}

/* Did a run take longer than a bound, of the chain or a step? There is none such: it is not to be
 * trusted. */
static bool is_broken(const struct bound *const b, const struct system *const s, const size_t c)
{
    const struct bound_chain_result *const r = &b->chain[c];
    bool broken =
        exceeds(&b->observed.chain[c].response, &r->bound) || exceeds(&r->exact, &r->bound);
    for (size_t k = s->first[c]; k < s->first[c + 1]; k++)
        broken = broken || exceeds(&b->observed.step[s->member[k]], &b->step[s->member[k]].bound);
    return broken;
}

/* Why its chain is unknown though the bound of that is within its deadline; NULL: out of memory. */
static char *late_step(struct bound *const b, const struct system *const s, const size_t step)
{
    const char *const name = NAME_OF(&s->chains->program->operation[step]);
    char text[200];
    snprintf(text, sizeof text,
             "the finish of its step %.*s exceeds the deadline of that, and no miss was %s",
             text_bytes(name, 60), name, b->searched ? "observed" : "looked for (option search)");
    return text_in(&b->arena, text);
}

static void judge_chain(struct bound *const b, const struct system *const s, const size_t c)
{
    struct bound_chain_result *const r = &b->chain[c];
    if (b->observed.chain[c].missed)
        r->verdict = GPURTA_UNSCHEDULABLE;
    if (r->verdict == GPURTA_UNSCHEDULABLE)
        return;
    if (is_broken(b, s, c)) {
        r->reason =
            text_in(&b->arena, "a run was observed that takes longer than its bound: that is "
                               "a fault of libgpurta, please report it with this system");
        r->verdict = GPURTA_UNKNOWN;
        return;
    }
    const bool exact = rat_given(&r->exact);
    const struct rat *const time = exact ? &r->exact : &r->bound;
    bool fits = rat_given(time) && (!rat_given(&r->deadline) || rat_cmp(time, &r->deadline) <= 0);
    for (size_t k = s->first[c]; fits && k < s->first[c + 1]; k++) {
        const struct bound_step_result *const step = &b->step[s->member[k]];
        fits = !rat_given(&step->deadline) ||
               rat_cmp(exact ? &step->exact : &step->finish, &step->deadline) <= 0;
        if (!fits && !exact && !r->reason)
            r->reason = late_step(b, s, s->member[k]);
    }
    r->verdict = fits ? GPURTA_SCHEDULABLE : exact ? GPURTA_UNSCHEDULABLE : GPURTA_UNKNOWN;
}

static const char *no_miss(const struct bound *const b)
{
    return b->searched ? "its bound exceeds a deadline, and no miss was observed"
                       : "its bound exceeds a deadline, and no miss was looked for (option search)";
}

/* Of paths, where the verdict of all chains is not what they are. */
static void judge_paths(struct bound *const b, const struct system *const s)
{
    paths_judge(b, s->chains);
    for (size_t p = b->paths; p-- > 0;) {
        const gpurta_verdict verdict = b->path[p].verdict;
        const char *const name = s->chains->path[p].name, *const why = b->path[p].reason;
        if (!rat_given(&s->chains->path[p].deadline) || verdict == GPURTA_SCHEDULABLE ||
            b->verdict == GPURTA_UNSCHEDULABLE)
            continue;
        if (b->verdict == GPURTA_UNKNOWN && verdict == GPURTA_UNKNOWN)
            continue;
        b->verdict = verdict;
        if (verdict == GPURTA_UNSCHEDULABLE)
            snprintf(b->reason, sizeof b->reason,
                     "a run was observed in which the reaction of path %.*s misses its deadline",
                     text_bytes(name, 60), name);
        else
            snprintf(b->reason, sizeof b->reason, "path %.*s: %.300s", text_bytes(name, 60), name,
                     why ? why : no_miss(b));
    }
}

static void judge(struct bound *const b, const struct system *const s)
{
    size_t unknown = SIZE_MAX, missed = SIZE_MAX, misses = 0;
    bool due = false; /* closed chains have no deadline but one that is given */
    /* NOLINTNEXTLINE(clang-analyzer-core.NullDereference): the caller made it */
    for (size_t c = b->chains; c-- > 0;) {
        judge_chain(b, s, c);
        due = due || rat_given(&b->chain[c].deadline);
        if (b->chain[c].verdict == GPURTA_UNSCHEDULABLE) {
            missed = c;
            misses++;
        } else if (b->chain[c].verdict == GPURTA_UNKNOWN)
            unknown = c;
    }
    const size_t told = missed != SIZE_MAX ? missed : unknown;
    const char *const chain = told != SIZE_MAX ? NAME_OF(&s->chains->chain[told]) : "";
    if (missed != SIZE_MAX) {
        b->verdict = GPURTA_UNSCHEDULABLE;
        const bool waits = b->chain[missed].waits;
        char others[64] = "";
        if (misses > 1)
            snprintf(others, sizeof others, " (%zu other chain%s, too)", misses - 1,
                     misses > 2 ? "s miss theirs" : " misses its own");
        snprintf(b->reason, sizeof b->reason,
                 rat_given(&b->chain[missed].exact)
                     ? "the exact worst response of chain %.*s is above a deadline%s%s%s"
                     : "a run was observed in which chain %.*s misses its deadline%s%s%s",
                 text_bytes(chain, 60), chain, others, waits ? ": " : "",
                 waits ? b->chain[missed].reason : "");
    } else if (unknown != SIZE_MAX) {
        b->verdict = GPURTA_UNKNOWN;
        snprintf(b->reason, sizeof b->reason, "chain %.*s: %.300s", text_bytes(chain, 60), chain,
                 b->chain[unknown].reason ? b->chain[unknown].reason : no_miss(b));
    } else {
        b->verdict = GPURTA_SCHEDULABLE;
        snprintf(b->reason, sizeof b->reason,
                 !due ? "every chain has a bound; no deadline is given"
                 : rat_given(&b->chain[0].exact)
                     ? "every exact worst response is within its deadline"
                     : "every bound is within its deadline");
    }
}

/* A verdict says at once where nothing limits how many blocks fit but what is known of them, and
 * where switches cost nothing since no switch_cost is given, or less than was measured on the
 * platform. */
static void tell_defaults(struct bound *const b, const struct system *const s,
                          const gpurta_platform *const platform,
                          const gpurta_options *const options)
{
    const mpq_srcptr given = option_time(options, GPURTA_OPTION_RUNLIST_SWITCH_COST);
    const int64_t ns = gpurta_platform_get(platform, GPURTA_PLATFORM_SWITCH_COST);
    const gpurta_unit unit = (gpurta_unit)option(options, GPURTA_OPTION_RUNLIST_UNIT);
    if (lacks_registers(s))
        strncat(b->reason, AS_IF_NO_REGISTERS, sizeof b->reason - strlen(b->reason) - 1);
    bool clamped = false;
    const gpurta_program *const program = s->chains->program;
    for (size_t i = 0; i < program->streams && !s->slots; i++)
        clamped = clamped || is_clamped(program->stream[i].priority);
    if (clamped)
        strncat(b->reason, AS_IF_NOT_CLAMPED, sizeof b->reason - strlen(b->reason) - 1);
    const size_t length = strlen(b->reason);
    if (!s->supply.list)
        return;
    if (!given && ns)
        snprintf(b->reason + length, sizeof b->reason - length,
                 "; as if switches cost nothing: %lld us were measured on this platform "
                 "(switch_cost: measured)",
                 (long long)(ns / 1000));
    else if (!given)
        snprintf(b->reason + length, sizeof b->reason - length,
                 "; switches cost nothing (key switch_cost)");
    if (!given || !ns)
        return;
    LOCAL_MPQ(measured);
    if (!platform_switch_cost(platform, unit, measured, NULL) && mpq_cmp(given, measured) < 0) {
        b->measured_us = ns / 1000;
        snprintf(b->reason + length, sizeof b->reason - length,
                 "; switches cost less than the %lld us measured on this platform (switch_cost: "
                 "measured)",
                 (long long)(ns / 1000));
    }
}

/* ---- entries ---- */

static gpurta_status compute(struct bound *const b, const struct system *const s,
                             const gpurta_options *const options, const bool terms,
                             int64_t *const left, gpurta_error *const error)
{
    struct bound_run run;
    gpurta_status status = run_init(&run, s, error);
    if (status)
        return status;
    LOCAL(ticks_clear) struct ticks ticks;
    ticks_init(&ticks, options_numbers(options));
    run_ticks(&ticks, &run);
    run.limit = *left;
    run.explain = terms && option(options, GPURTA_OPTION_BOUND_EXPLAIN);
    status = ticks_run(&ticks, bound_run_i64, bound_run_mpz, &run, error);
    const bool limit = status == GPURTA_LIMIT && !ticks.too_fine;
    *left = limit ? -1 : *left - run.work;
    b->at_limit = limit;
    if (limit)
        status = GPURTA_OK;
    if (!status && !take_results(b, &run, limit))
        status = fail_memory(error);
    if (!status && !paths_bound(b, s->chains))
        status = fail_memory(error);
    if (!status && !limit)
        status = weights_keep(b, &run, error);
    if (!status && !limit && run.explain)
        status = terms_keep(b, &run, error);
    run_clear(&run);
    return status;
}

/* Exact worst responses, if the system is small. */
static gpurta_status explore(struct bound *const b, const struct system *const s,
                             const gpurta_platform *const platform, const int64_t states,
                             gpurta_error *const error)
{
    struct rat *const finish = arena_rats(&b->arena, b->steps);
    gpurta_status status =
        finish ? exact_explore(finish, &b->no_exact, s, platform, states, error) : GPURTA_NO_MEMORY;
    for (size_t c = 0; !status && c < b->chains; c++)
        if (!copy_given(&b->chain[c].exact, &finish[s->member[s->first[c + 1] - 1]]))
            status = GPURTA_NO_MEMORY;
    for (size_t i = 0; !status && i < b->steps; i++)
        if (!copy_given(&b->step[i].exact, &finish[i]))
            status = GPURTA_NO_MEMORY;
    return status == GPURTA_NO_MEMORY ? fail_memory(error) : status;
}

/* Evaluations that take as long as an event of the search, which gets what the bounds left. */
#define EVENT_WORK 10

static gpurta_status analyse(struct bound **const result, const gpurta_chains *const chains,
                             const gpurta_platform *const platform,
                             const gpurta_options *const options, struct search_call *const search,
                             const struct bound_shared *const shared, gpurta_error *const error)
{
    if (!result)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "bound: NULL argument");
    gpurta_status status = gpurta_options_check(options, "bound runlist partition", error);
    if (status)
        return status;
    struct system s;
    status = system_init(&s, chains, platform, options, shared ? shared->cache : NULL,
                         shared ? shared->pool : NULL, error);
    if (status)
        return status;
    int64_t own = option(options, GPURTA_OPTION_BOUND_LIMIT);
    int64_t *const left = shared && shared->left ? shared->left : &own;
    const int64_t states = option(options, GPURTA_OPTION_BOUND_EXACT);
    struct bound *const fresh = pool_take(s.pool, 1, sizeof *fresh);
    if (fresh)
        fresh->arena.pool = s.pool;
    status = fresh && allocate(fresh, &s) ? compute(fresh, &s, options, search != NULL, left, error)
                                          : fail_memory(error);
    if (!status && search && search->runs) {
        search->most_events = *left > 0 ? *left / EVENT_WORK : 0;
        search->bound = &fresh->chain[0].bound;
        status = search_runs(&fresh->observed, &s, platform, search, error);
    }
    if (!status && search && states)
        status = explore(fresh, &s, platform, states, error);
    if (!status) {
        fresh->searched = search && (search->runs || (states && !fresh->no_exact));
        judge(fresh, &s);
    }
    if (!status && search && !shared && !fresh->at_limit) {
        if (bound_tell_overlap(fresh, &s, platform, options))
            judge(fresh, &s); /* again, since reasons say more */
        else
            status = fail_memory(error);
    }
    if (!status) {
        judge_paths(fresh, &s);
        tell_defaults(fresh, &s, platform, options);
    }
    if (!status && !assumptions_state(fresh, &s, platform, search != NULL))
        status = fail_memory(error);
    if (!status) {
        *result = fresh;
    } else {
        bound_destroy(fresh);
    }
    system_clear(&s);
    return status;
}

gpurta_status bound_only(struct bound **const result, const gpurta_chains *const chains,
                         const gpurta_platform *const platform, const gpurta_options *const options,
                         const struct bound_shared *const shared, gpurta_error *const error)
{
    return analyse(result, chains, platform, options, NULL, shared, error);
}

gpurta_status bound_with(struct bound **const result, const gpurta_chains *const chains,
                         const gpurta_platform *const platform, const gpurta_options *const options,
                         const struct bound_shared *const shared, gpurta_error *const error)
{
    struct search_call search = {.runs = option(options, GPURTA_OPTION_BOUND_SEARCH),
                                 .seed = option(options, GPURTA_OPTION_BOUND_SEED),
                                 .threads = option(options, GPURTA_OPTION_BOUND_THREADS),
                                 .verdicts = shared && shared->verdicts,
                                 .progress = options_progress(options)};
    return analyse(result, chains, platform, options, &search, shared, error);
}

gpurta_status gpurta_bound_of(gpurta_result **const result, const gpurta_chains *const chains,
                              const gpurta_platform *const platform,
                              const gpurta_options *const options, gpurta_error *const error)
{
    struct bound *bound = NULL;
    if (!result)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "bound: NULL argument");
    const gpurta_status status = bound_with(&bound, chains, platform, options, NULL, error);
    return status ? status : bound_result(result, bound, chains, error);
}

/* ---- names ---- */

NAMES(gpurta_bound_kind, "low", "same", "higher", "branch", "own", "last", "room", "slots", "gap",
      "switch", "mean-gap", "over-mean", "delay", "gap-jobs", "late", "earlier", "step", "path",
      "outside", "lower", "head", "drain", "active", "cpu", "section", "on-cpu", "held", "busy",
      "outlasted")
