/* What a bound takes for granted, in sentences. */
#include "bound/bound.h"

#include "base/text.h"
#include "bound/setup.h"
#include "model/carveouts.h"
#include "model/chains.h"
#include "model/names.h"
#include "model/platform.h"

#include <stdio.h>
#include <stdlib.h>

static void assume(struct bound *const b, const char *const text)
{
    if (b->assumptions < MOST_ASSUMPTIONS)
        b->assumption[b->assumptions++] = text;
}

#define CARVEOUTS                                                                                  \
    "U5: SMs that are not empty keep their carve-out: a kernel that needs a larger one may wait "  \
    "until they are empty"
#define COPY_ORDER                                                                                 \
    "a copy engine runs one copy at a time, for all contexts, in the order in which copies "       \
    "become ready"

static bool assume_carveouts(struct bound *const b, const struct system *const s)
{
    char *const text = carveouts_text(CARVEOUTS, s->chains->program, &s->limits);
    assume(b, text ? text_in(&b->arena, text) : NULL);
    free(text);
    return text && !b->arena.failed;
}

/* The rules of newer GPUs that were taken into account. */
static bool assume_rules(struct bound *const b, const struct system *const s,
                         const gpurta_platform *const platform, const bool words)
{
    const struct sm_limits *const limits = &s->limits;
    for (size_t l = 0; l < s->levels; l++)
        if (s->level[l].leader != SIZE_MAX) {
            assume(b, "U1: a kernel that follows another one of its stream comes to its queue "
                      "when all blocks that wait and fit have taken the places of that one");
            break;
        }
    if (limits->resident_grids)
        assume(b, "U2: never more grids at once than the platform allows: a job follows the one "
                  "before in the streams of its chain");
    if (limits->warps_in_turn)
        assume(b, "U3: warps are dealt to sub-partitions in turn");
    if (limits->contiguous)
        assume(b, "U4: shared memory of a block is one piece, the first that fits");
    if (limits->carveout_sms && words && !assume_carveouts(b, s))
        return false;
    if (limits->local_memory_waits)
        assume(b, "U6: the pool of local memory has grown before to what the kernels need");
    const char *const doubts[] = {platform->doubts, platform->evidence};
    for (int i = 0; i < 2 && words; i++)
        if (*doubts[i])
            assume(b, text_in(&b->arena, doubts[i]));
    return !b->arena.failed;
}

/* Timeslices that are given nowhere. */
static bool assume_driver(struct bound *const b, const struct system *const s)
{
    const char *const name = s->chains->context[s->supply.by_driver].name;
    const char *const first = name ? name : "without a name";
    char more[48] = "", text[400];
    if (s->supply.by_drivers > 1)
        snprintf(more, sizeof more, " and %zu other context%s", s->supply.by_drivers - 1,
                 s->supply.by_drivers == 2 ? "" : "s");
    snprintf(text, sizeof text,
             "no timeslice given for context %.*s%s: taken as the driver's, 1.3, 2.6 or 5.2 ms by "
             "level, 1.024 ms without (key timeslice)",
             text_bytes(first, 60), first, more);
    assume(b, text_in(&b->arena, text));
    return !b->arena.failed;
}

bool lacks_registers(const struct system *const s)
{
    for (size_t i = 0; i < s->steps && !s->slots; i++) {
        const struct unit *const u = &s->unit[i];
        if (u->kind == GPURTA_STEP_KERNEL &&
            !s->space[u->place].footprint[u->footprint].registers_per_warp)
            return true;
    }
    return false;
}

/* What a key that is not given stands for. */
static void assume_keys(struct bound *const b, const struct system *const s)
{
    const struct rat zero = {.den = 1};
    if (lacks_registers(s))
        assume(b, "kernels without registers: nothing but their threads and shared memory limits "
                  "how many of their blocks fit on an SM, so that bounds may be too short (key "
                  "registers)");
    const bool switches = s->supply.list || s->supply.kind == SUPPLY_PRIORITY;
    if (switches && !rat_cmp(&s->supply.switch_cost, &zero))
        assume(b, "a switch between contexts costs nothing (key switch_cost)");
    else if (switches && b->measured_us) {
        char text[120];
        snprintf(text, sizeof text,
                 "a switch between contexts takes at most switch_cost, less than the %lld us "
                 "measured on this platform",
                 (long long)b->measured_us);
        assume(b, text_in(&b->arena, text));
    } else if (switches)
        assume(b, "a switch between contexts takes at most switch_cost");
}

/* What the search did not look at. */
static void assume_search(struct bound *const b)
{
    if (b->observed.rounded)
        assume(b, "the search runs on times that were rounded so that they fit into 64 bits, "
                  "execution times down and periods up: what was observed is right, but may be "
                  "short");
    if (b->observed.unsearched)
        assume(b, "nothing was searched: times do not fit into 64 bits, and some of them must not "
                  "be rounded");
    if (b->observed.too_many)
        assume(b, "nothing was searched: of so many chains, what a search stores does not fit into "
                  "1 GB");
    if (b->observed.too_long)
        assume(b, "the search ended at its first run, which is longer than a run may be: the "
                  "longest job may not have been observed");
    else if (b->observed.fewer)
        assume(b, "the search ended before all its runs, which take long: what was observed is "
                  "right, but may be short, or missing; with a larger --search (option search) it "
                  "goes on");
    else if (b->observed.limited)
        assume(b, "the search ended before all its runs, at the limit: what was observed is "
                  "right, but may be short; with a larger --limit (option limit) it goes on");
}

/* When jobs of a chain begin. */
static void assume_chains(struct bound *const b, const struct system *const s)
{
    for (size_t c = 0; c < b->chains; c++)
        if (is_pipelined(s, c)) {
            assume(b, "a step of a pipelined chain is a thread of its own: it takes the next job "
                      "as soon as that is there and the one before has ended at this step (key "
                      "overlap)");
            break;
        }
    bool waits = false, drops = false, begins = false;
    for (size_t c = 0; c < b->chains; c++) {
        drops = drops || s->drops[c];
        begins = begins || s->chains->chain[c].begin;
        waits = waits || (s->held[c] && !s->drops[c]);
    }
    if (waits)
        assume(b,
               "a step of a pipelined chain begins a job only when the steps behind it have begun "
               "all but the last so many that its queue holds (key capacity)");
    if (drops)
        assume(b,
               "where the queue behind a step is full, its oldest job is dropped, and no bound is "
               "of it (key overflow)");
    if (capacities_unused(s))
        assume(b, "the queue behind the last step of a chain is never full: its capacity delays "
                  "nothing");
    if (begins)
        assume(b, "a chain with from: begin takes a job in when its first steps have begun the one "
                  "before, at most once a period, and responses count from then on");
    for (size_t c = 0; c < b->chains; c++)
        if (rat_given(&s->chains->chain[c].time[GPURTA_CHAIN_OFFSET])) {
            assume(b, "bounds hold for any offsets of chains: only what is observed has those that "
                      "are given");
            break;
        }
    for (size_t c = 0; c < b->chains; c++)
        if (s->chains->chain[c].closed) {
            assume(b, "a closed chain is released when its job before is complete, not before (key "
                      "closed)");
            break;
        }
}

/* When a context has the GPU. */
static bool assume_supply(struct bound *const b, const struct system *const s,
                          const gpurta_platform *const platform, const bool words)
{
    if (s->supply.kind != SUPPLY_ALL && !s->limits.queue_delay)
        assume(b,
               "a kernel that follows another of its context at once keeps the context's turn (not "
               "so by rule U1)");
    if (s->supply.kind == SUPPLY_RUNLIST) {
        assume(b, s->supply.rounds
                      ? "contexts are switched as the runlist says, at any instant; a timeslice is "
                        "rounded down to a multiple of timeslice_step for the context's own work, "
                        "and not for what it does to others"
                      : "contexts are switched as the runlist says, at any instant, and timeslices "
                        "are taken as exact (key timeslice_step)");
        assume(b, "no channel is reset: the reset of a low one would take time from the others");
    }
    const bool priority = s->supply.kind == SUPPLY_PRIORITY;
    const char *const doubt = platform_runlist_doubt(platform, priority);
    if (doubt && (priority || s->supply.kind == SUPPLY_RUNLIST))
        assume(b, doubt);
    if (s->supply.by_drivers && words && !assume_driver(b, s))
        return false;
    if (priority)
        assume(
            b,
            "the GPU is the context's of the largest priority that has kernels; a context "
            "that loses it keeps its state; a nonpreemptable kernel keeps the GPU no longer than "
            "it says; copies take no context's GPU");
    return true;
}

bool assumptions_state(struct bound *const b, const struct system *const s,
                       const gpurta_platform *const platform, const bool words)
{
    const struct rat zero = {.den = 1};
    bool copies = false, hosts = false, cpus = false, spins = false, shortest = false;
    for (size_t i = 0; i < s->steps; i++) {
        copies = copies || s->unit[i].kind == GPURTA_STEP_COPY;
        hosts = hosts || (s->unit[i].kind == GPURTA_STEP_HOST && s->unit[i].cpu == NO_CPU);
        cpus = cpus || s->unit[i].cpu != NO_CPU;
        shortest = shortest || rat_cmp(s->unit[i].bcet, &zero) > 0;
        spins = spins || (s->unit[i].kind != GPURTA_STEP_HOST && s->unit[i].cpu != NO_CPU);
    }
    assume(b, NOTHING_ELSE);
    for (size_t c = 0; copies && c < s->chains->contexts; c++)
        if (s->chains->context[c].saturated) {
            assume(b, "a saturated context makes no copies: a process that does needs chains");
            break;
        }
    assume(b, "releases of a chain are at least its period apart, and come in order, at most its "
              "jitter late");
    assume_chains(b, s);
    assume(b, shortest ? "no block, copy or host step takes longer than its wcet, or less than its "
                         "bcet, whatever runs beside it"
                       : "no block, copy or host step takes longer than its wcet, whatever runs "
                         "beside it");
    assume(b,
           "blocks are not preempted within a context; a kernel places blocks only at the head of "
           "its priority's queue, and only while no higher queue waits");
    if (b->paths) {
        assume(b, "a chain of a path reads what was last written when its first step begins, and "
                  "writes when its last step ends");
        assume(b, "releases of a chain of a path are at most its longest_period apart, or exactly "
                  "its period (release: periodic)");
    }
    bool gaps = false;
    for (size_t c = 0; c < s->count; c++)
        gaps = gaps || s->chains->chain[c].gaps;
    assume(b, gaps ? "what a step waits for is complete before it is launched, and no time passes "
                     "between but launch_gap at most, from kernel to kernel of the chains that "
                     "have it; queues are first in, first out"
                   : "what a step waits for is complete before it is launched, and no time passes "
                     "between (gaps of 2 to 5 us, as between kernels that wait for each other on "
                     "Orin and RTX GPUs: key launch_gap); queues are first in, first out");
    if (copies)
        assume(b, s->copies_in_order ? COPY_ORDER " (a copy that is launched before it is ready "
                                                  "would delay those launched after it, by rule U9)"
                                     : COPY_ORDER);
    if (copies && s->engines > 1)
        assume(b, "a copy without a direction is on engine 1 (keys direction, engine)");
    if (s->separate || s->shared) {
        assume(b, "blocks run on the SMs of their partition alone; no vendor promises that "
                  "disjoint SMs isolate: caches and memory bandwidth stay shared");
        assume(b, "a wcet that is not given by SMs holds with any number of them (key wcet)");
        assume(b, s->separate ? "every partition has queues of its own and runs beside the others"
                              : "partitions share their queues: the head of a queue keeps back "
                                "kernels of all partitions behind it");
    }
    if (cpus)
        assume(b, "a CPU runs its host steps by preemptive fixed priorities, those of one priority "
                  "in any order; where nonpreemptable is not given, one is taken from it at any "
                  "instant; nothing else runs on it at these priorities or above, and "
                  "switches, interrupts and launches take no time but what wcet includes");
    if (spins)
        assume(b, "a thread that waits busily goes on as soon as it has its CPU and what it waits "
                  "for is complete");
    if (hosts)
        assume(b, cpus
                      ? "host steps without a cpu end within their stated times, whatever else runs"
                      : "host steps end within their stated times, whatever else runs");
    if (!assume_rules(b, s, platform, words))
        return false;
    assume_keys(b, s);
    for (size_t c = 0; c < b->chains; c++)
        if (s->serial[c] && !is_pipelined(s, c) &&
            (!rat_given(&b->chain[c].bound) ||
             rat_cmp(&b->chain[c].bound, &s->chains->chain[c].time[GPURTA_CHAIN_PERIOD]) > 0)) {
            assume(b, "a job that is released while the one before it is not complete begins when "
                      "that one ends, as in one stream");
            break;
        }
    if (!assume_supply(b, s, platform, words))
        return false;
    assume_search(b);
    if (s->supply.kind == SUPPLY_SERVER)
        assume(b,
               "a context can be preempted at any instant; a server's budget that is used up comes "
               "back at its deadline, not before");
    return true;
}
