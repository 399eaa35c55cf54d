#include "search/sim.h"

#include "base/grow.h"
#include "model/chains.h"

#include <stdlib.h>
#include <string.h>

uint64_t search_random(uint64_t *const state)
{
    uint64_t z = (*state += 0x9e3779b97f4a7c15u);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

/* ---- lines ---- */

static bool line_add(struct sim *const x, struct line *const line, const size_t work)
{
    size_t *const all =
        arena_grow(&x->arena, line->work, &line->room, line->count + 1, sizeof *all);
    if (!all)
        return false;
    line->work = all;
    all[line->count++] = work;
    return true;
}

/* ---- activation and completion ---- */

static bool activate(struct sim *const x, const size_t instance, const size_t step,
                     const bool follows)
{
    struct work *const all =
        arena_grow(&x->arena, x->work, &x->work_room, x->works + 1, sizeof *all);
    size_t *const ready =
        arena_grow(&x->arena, x->ready, &x->ready_room, x->readies + 1, sizeof *ready);
    if (all)
        x->work = all;
    if (ready)
        x->ready = ready;
    if (!all || !ready)
        return false;
    all[x->works] = (struct work){.step = step,
                                  .instance = instance,
                                  .activated = x->now,
                                  .left = x->s->unit[step].blocks,
                                  .follows = follows};
    ready[x->readies++] = x->works++;
    return true;
}

static bool repeat_or_follow(struct sim *x, size_t work);
static bool begin(struct sim *x, const struct search_release *r, size_t place);
static bool take_in(struct sim *x, size_t chain);

/* Does the chain take its releases in when it can? In the other runs one of a closed chain that
 * comes before the job is complete is none: it comes later. */
static bool takes_in(const struct sim *const x, const size_t chain)
{
    const struct chain *const c = &x->s->chains->chain[chain];
    return c->begin || (c->closed && x->choice->in_order);
}

/* Does one wait that it can take in from x->from on? */
static bool can_take_in(const struct sim *const x, const size_t chain)
{
    return takes_in(x, chain) && !line_empty(&x->behind[chain]) && !x->inside[chain] &&
           !(x->s->chains->chain[chain].closed && x->busy[chain]);
}

/* Have the steps behind one begun all but the last so many jobs that its queue holds? */
static bool has_place(const struct sim *const x, const size_t step)
{
    const struct system *const s = x->s;
    const struct chain_step *const from = &s->chains->step[step];
    const size_t chain = s->unit[step].chain;
    if (!from->capacity || from->drop)
        return true;
    for (size_t k = s->first[chain]; k < s->first[chain + 1]; k++) {
        size_t other;
        for (size_t p = 0; (other = gpurta_chains_after(s->chains, s->member[k], p)) != SIZE_MAX;
             p++)
            if (other == step && x->begun[step] - x->begun[s->member[k]] >= from->capacity)
                return false;
    }
    return true;
}

/* A pipelined chain's step takes its next job, if it can. */
static bool take_next(struct sim *const x, const size_t step, const bool follows)
{
    struct line *const inbox = &x->inbox[step];
    const size_t chain = x->s->unit[step].chain;
    size_t other;
    if (x->taken[step] || line_empty(inbox) || !has_place(x, step))
        return true;
    const size_t next = inbox->work[inbox->from];
    line_pop(inbox);
    x->taken[step] = true;
    x->begun[step]++;
    bool ok = activate(x, next, step, follows);
    for (size_t p = 0; (other = gpurta_chains_after(x->s->chains, step, p)) != SIZE_MAX; p++)
        ok = ok && (!x->s->held[chain] || take_next(x, other, true));
    if (gpurta_chains_after(x->s->chains, step, 0) == SIZE_MAX &&
        x->s->chains->chain[chain].begin) {
        x->inside[chain]--;
        ok = ok && take_in(x, chain);
    }
    return ok;
}

/* The oldest job that waits for a step is lost where the queue is full. */
static void drop_oldest(struct sim *const x, const size_t step)
{
    struct line *const inbox = &x->inbox[step];
    const size_t before = gpurta_chains_after(x->s->chains, step, 0);
    if (before == SIZE_MAX || !x->s->chains->step[before].drop ||
        (int64_t)(inbox->count - inbox->from) < x->s->chains->step[before].capacity)
        return;
    line_pop(inbox);
    x->busy[x->s->unit[step].chain]--;
}

/* A step has all that it waits for; in a pipelined chain its job before comes first. */
static bool arrive(struct sim *const x, const size_t instance, const size_t step,
                   const bool follows)
{
    if (!is_pipelined(x->s, x->s->unit[step].chain))
        return activate(x, instance, step, follows);
    drop_oldest(x, step);
    return line_add(x, &x->inbox[step], instance) && take_next(x, step, follows || x->taken[step]);
}

/* A step's job is complete: its successors become active. */
static bool complete(struct sim *const x, const size_t work)
{
    /* NOLINTNEXTLINE(clang-analyzer-core.NullDereference): the caller made it */
    const struct work w = x->work[work];
    const struct unit *const u = &x->s->unit[w.step];
    if (u->kind == GPURTA_STEP_KERNEL)
        x->place[u->place].unfinished--;
    if (u->kind != GPURTA_STEP_HOST && u->cpu != NO_CPU)
        cpu_remove(x, work);
    return repeat_or_follow(x, work);
}

static bool keep_span(struct sim *const x, const struct work *const first,
                      const struct instance *const job)
{
    struct search_run *const r = x->run;
    if (!r->keep)
        return true;
    struct search_span *const all =
        pool_grow(x->run->pool, r->span, &r->span_room, r->spans + 1, sizeof *all);
    if (!all)
        return false;
    r->span = all;
    all[r->spans++] = (struct search_span){first->step,      job->release,   job->nominal,
                                           first->activated, first->started, x->now};
    return true;
}

static bool keep_job(struct sim *const x, const struct instance *const job)
{
    struct search_run *const r = x->run;
    struct search_job *const all =
        pool_grow(r->pool, r->job, &r->job_room, r->jobs + 1, sizeof *all);
    if (!all)
        return false;
    r->job = all;
    all[r->jobs++] = (struct search_job){job->chain, job->begun, x->now};
    return true;
}

/* `first`: the first of its repeats. */
static bool finish_step(struct sim *const x, const size_t work, const size_t first)
{
    const int64_t since = x->work[first].activated;
    const size_t step = x->work[work].step, instance = x->work[work].instance;
    struct instance *const job = &x->instance[instance];
    const struct system *const s = x->s;
    if (!keep_span(x, &x->work[first], job))
        return false;
    const bool counts = x->now <= x->run->until;
    if (counts && x->now - since > x->run->step[step])
        x->run->step[step] = x->now - since;
    if (counts && x->now - job->nominal > x->run->finish[step])
        x->run->finish[step] = x->now - job->nominal;
    const size_t chain = job->chain;
    if (x->work[first].started < job->begun)
        job->begun = x->work[first].started;
    if (--job->open == 0) {
        if (s->chains->paths && counts && !keep_job(x, job))
            return false;
        x->busy[chain]--;
        if (counts && x->now - job->nominal > x->run->chain[job->chain])
            x->run->chain[job->chain] = x->now - job->nominal;
    }
    /* what follows may begin a job, for which the instances move: `job` is not read again */
    for (size_t k = s->first[chain]; k < s->first[chain + 1]; k++) {
        const size_t other = s->member[k];
        size_t before;
        for (size_t p = 0; (before = gpurta_chains_after(s->chains, other, p)) != SIZE_MAX; p++)
            if (before == step && --x->instance[instance].waits[k - s->first[chain]] == 0 &&
                !arrive(x, instance, other, true))
                return false;
    }
    if (is_pipelined(s, chain)) {
        x->taken[step] = false;
        return take_next(x, step, true);
    }
    struct line *const behind = &x->behind[chain];
    if (x->busy[chain] || line_empty(behind) || takes_in(x, chain))
        return true;
    const size_t next = behind->work[behind->from];
    line_pop(behind);
    return begin(x, &x->releases[next], next);
}

/* ---- repeats: the count is kept in the instance ---- */

static bool repeat_or_follow(struct sim *const x, const size_t work)
{
    const size_t step = x->work[work].step, instance = x->work[work].instance;
    const struct system *const s = x->s;
    const size_t n = s->first[s->unit[step].chain + 1] - s->first[s->unit[step].chain];
    uint32_t *const left = &x->instance[instance].waits[n + s->unit[step].local];
    uint32_t *const since = &x->instance[instance].waits[2 * n + s->unit[step].local];
    if (*left == (uint32_t)s->unit[step].repeat)
        *since = (uint32_t)work; /* the first of the repeats tells when the step became active */
    if (--*left == 0)
        return finish_step(x, work, *since);
    return activate(x, instance, step, true);
}

static bool begin(struct sim *const x, const struct search_release *const r, const size_t place)
{
    const struct system *const s = x->s;
    struct instance *const all =
        arena_grow(&x->arena, x->instance, &x->instance_room, x->instances + 1, sizeof *all);
    if (!all)
        return false;
    x->instance = all;
    const size_t from = s->first[r->chain], n = s->first[r->chain + 1] - from;
    uint32_t *const waits = arena_take(&x->arena, 3 * n, sizeof *waits);
    if (!waits)
        return false;
    const size_t instance = x->instances++;
    all[instance] = (struct instance){r->chain, place, r->nominal, NEVER, n, waits};
    x->busy[r->chain]++;
    for (size_t k = 0; k < n; k++) {
        const size_t step = s->member[from + k];
        while (gpurta_chains_after(s->chains, step, waits[k]) != SIZE_MAX)
            waits[k]++;
        waits[n + k] = (uint32_t)s->unit[step].repeat;
        if (waits[k] == 0 && !arrive(x, instance, step, false))
            return false;
    }
    return true;
}

/* With from: begin the chain takes in the next release once its first steps have begun the one
 * before, a closed one once that is complete, and no sooner than a period after it. */
static bool take_in(struct sim *const x, const size_t chain)
{
    struct line *const behind = &x->behind[chain];
    if (!can_take_in(x, chain) || x->now < x->from[chain])
        return true;
    const struct search_release *const r = &x->releases[behind->work[behind->from]];
    const struct search_release now = {x->now, r->release, chain};
    line_pop(behind);
    x->from[chain] = x->now + x->times->period[chain];
    for (size_t k = x->s->first[chain];
         x->s->chains->chain[chain].begin && k < x->s->first[chain + 1]; k++)
        x->inside[chain] += gpurta_chains_after(x->s->chains, x->s->member[k], 0) == SIZE_MAX;
    return begin(x, &now, (size_t)(r - x->releases));
}

/* A chain has no release at that time, or later than it may. */
static void miss(struct sim *const x, const size_t chain, const int64_t time)
{
    if (search_goes_on(x->s, chain) && time < x->run->until)
        x->run->until = time;
}

/* Where the releases of chains end: the next one would be there at the latest. */
static bool set_until(struct sim *const x, const size_t count)
{
    int64_t *const next = pool_take(x->run->pool, x->s->count + 1, sizeof *next);
    for (size_t c = 0; next && c < x->s->count; c++)
        next[c] = x->times->offset[c] >= 0 ? x->times->offset[c] : NEVER;
    for (size_t i = 0; next && i < count; i++) {
        const size_t c = x->releases[i].chain;
        next[c] = x->releases[i].nominal + x->times->longest[c] + x->times->jitter[c];
    }
    x->run->until = NEVER;
    for (size_t c = 0; next && c < x->s->count && !x->choice->in_order; c++)
        miss(x, c, next[c]);
    pool_give(x->run->pool, next);
    return next;
}

static bool release(struct sim *const x, const struct search_release *const r)
{
    const size_t place = (size_t)(r - x->releases);
    if (takes_in(x, r->chain))
        return line_add(x, &x->behind[r->chain], place) && take_in(x, r->chain);
    if (!x->busy[r->chain] || is_pipelined(x->s, r->chain))
        return begin(x, r, place);
    if (!x->s->chains->chain[r->chain].closed)
        return line_add(x, &x->behind[r->chain], place);
    x->run->left_out = true;
    miss(x, r->chain, x->now);
    return true;
}

/* ---- queues ---- */

static bool enqueue(struct sim *const x, const size_t work)
{
    const struct unit *const u = &x->s->unit[x->work[work].step];
    size_t kept;
    if (u->cpu != NO_CPU && !cpu_add(x, work))
        return false;
    if (u->kind == GPURTA_STEP_COPY)
        return line_add(x, &x->engine[u->place], work);
    if (u->kind == GPURTA_STEP_KERNEL) {
        struct place *const p = &x->place[u->place];
        size_t l = 0;
        while (p->level[l] != u->level)
            l++;
        p->unfinished++;
        return line_add(x, &p->line[l], work);
    }
    if (u->cpu != NO_CPU)
        return true;
    struct timer *const all =
        arena_grow(&x->arena, x->host, &x->host_room, x->hosts + 1, sizeof *all);
    if (!all)
        return false;
    x->host = all;
    x->work[work].started = x->now;
    all[x->hosts] = (struct timer){x->now + length_of(x, x->work[work].step), work};
    return keep_block(x, work, 0, all[x->hosts++].end, &kept);
}

/* U1: before those that follow an operation reach their queue, blocks that wait are placed. */
static bool place_before(struct sim *const x)
{
    size_t left = 0;
    bool ok = true;
    for (size_t i = 0; ok && i < x->readies; i++) {
        const size_t work = x->ready[i];
        if (x->work[work].follows)
            x->ready[left++] = work;
        else
            ok = enqueue(x, work);
    }
    x->readies = left;
    return ok && (x->now >= x->slot_end || place_all(x));
}

/* What became active at this instant joins its queue, in any order. U1: a context whose last kernel
 * ended loses its turn before the next one is there. */
static bool enqueue_all(struct sim *const x)
{
    if (x->s->limits.queue_delay && (!place_before(x) || !schedule(x)))
        return false;
    while (x->readies) {
        const size_t i = pick(x, x->readies), work = x->ready[i];
        x->readies--;
        if (x->choice->in_order)
            memmove(&x->ready[i], &x->ready[i + 1], (x->readies - i) * sizeof *x->ready);
        else
            x->ready[i] = x->ready[x->readies];
        if (!enqueue(x, work))
            return false;
    }
    return true;
}

/* ---- completions ---- */

/* In the order in which they were placed. */
static bool end_blocks_of(struct sim *const x, struct place *const p)
{
    const size_t count = p->blocks;
    p->blocks = 0;
    for (size_t i = 0; i < count; i++) {
        if (p->block[i].end > p->clock) { /* most stay where they are */
            if (i != p->blocks)
                p->block[p->blocks] = p->block[i];
            p->blocks++;
            continue;
        }
        const struct block b = p->block[i];
        struct work *const w = &x->work[b.work];
        unplace_block(x, p, &b);
        if (x->run->keep)
            x->run->block[b.kept].end = x->now;
        w->inside--;
        x->events++;
        if (w->left == 0 && w->inside == 0 && !complete(x, b.work))
            return false;
    }
    return true;
}

static bool end_blocks(struct sim *const x)
{
    for (size_t i = first_place(x); i < end_of_places(x); i++)
        if (!end_blocks_of(x, &x->place[i]))
            return false;
    return true;
}

static bool end_timers(struct sim *const x)
{
    for (size_t work; (work = cpu_ended(x)) != NO_INDEX;)
        if (!complete(x, work))
            return false;
    for (size_t e = 0; e < x->engines; e++) {
        struct timer *const t = &x->engine_now[e];
        if (t->end > x->now)
            continue;
        const size_t work = t->work;
        t->end = NEVER;
        if (!complete(x, work))
            return false;
    }
    for (size_t i = 0; i < x->hosts;) {
        if (x->host[i].end > x->now) {
            i++;
            continue;
        }
        const size_t work = x->host[i].work;
        x->host[i] = x->host[--x->hosts];
        if (!complete(x, work))
            return false;
    }
    return true;
}

static bool start_copies(struct sim *const x)
{
    for (size_t e = 0; e < x->engines; e++) {
        struct line *const line = &x->engine[e];
        if (x->engine_now[e].end != NEVER || line_empty(line))
            continue;
        const size_t work = line->work[line->from];
        line_pop(line);
        x->work[work].started = x->now;
        size_t kept;
        x->engine_now[e] = (struct timer){x->now + length_of(x, x->work[work].step), work};
        if (!keep_block(x, work, 0, x->engine_now[e].end, &kept))
            return false;
    }
    return true;
}

/* ---- time goes on ---- */

static void advance(struct sim *const x)
{
    cpus_advance(x);
    if (x->now > x->switch_end) {
        const int64_t from = x->owned_from > x->switch_end ? x->owned_from : x->switch_end;
        for (size_t i = first_place(x); i < end_of_places(x); i++) {
            x->place[i].clock += x->now - from;
            x->place[i].budget -= x->now - from;
        }
    }
    x->owned_from = x->now;
}

/* Blocks that are looked at in the time that an event takes. */
#define LOOKS_AN_EVENT 64

static int64_t next_time(struct sim *const x)
{
    int64_t next = cpus_next(x);
    x->looks += (int64_t)(x->engines + x->hosts + x->s->count + x->s->cpus);
    for (size_t e = 0; e < x->engines; e++)
        next = x->engine_now[e].end < next ? x->engine_now[e].end : next;
    for (size_t i = 0; i < x->hosts; i++)
        next = x->host[i].end < next ? x->host[i].end : next;
    next = x->refill < next ? x->refill : next;
    for (size_t c = 0; c < x->s->count; c++)
        if (x->from[c] < next && can_take_in(x, c))
            next = x->from[c];
    if (x->owner == NO_INDEX)
        return next;
    if (x->now < x->switch_end)
        return x->switch_end < next ? x->switch_end : next;
    for (size_t k = first_place(x); k < end_of_places(x); k++) {
        const struct place *const p = &x->place[k];
        x->looks += (int64_t)p->blocks;
        for (size_t i = 0; i < p->blocks; i++) {
            const int64_t end = x->now + (p->block[i].end - p->clock);
            next = end < next ? end : next;
        }
    }
    return x->slot_end < next ? x->slot_end : next;
}

/* Everything at one instant: ends first, then queues and copies, then the Host and blocks: what
 * follows at once keeps the turn of its context. */
static bool instant(struct sim *const x)
{
    advance(x);
    bool ok = end_blocks(x) && end_timers(x);
    for (size_t c = 0; ok && c < x->s->count; c++)
        ok = take_in(x, c);
    do {
        while (ok && x->readies) { /* host steps of no length end at once */
            ok = enqueue_all(x) && end_timers(x);
        }
        ok = ok && cpus_choose(x) && end_timers(x);
    } while (ok && x->readies);
    return ok && start_copies(x) && schedule(x) && place_all(x);
}

/* No job is under way, and none waits for a period to pass (take_in). */
static bool is_idle(const struct sim *const x)
{
    for (size_t c = 0; c < x->s->count; c++)
        if (x->busy[c] || can_take_in(x, c))
            return false;
    return true;
}

/* The releases at this instant whose chains are in the set, after the completions at it. */
static bool release_some(struct sim *const x, const struct search_release *const releases,
                         const size_t count, const uint64_t chains)
{
    for (size_t i = 0; i < count; i++) {
        if (!(chains >> releases[i].chain % 64 & 1))
            continue;
        advance(x);
        if (!end_blocks(x) || !end_timers(x) || !release(x, &releases[i]))
            return false;
    }
    return true;
}

/* Releases at one instant come in any order: those of some chains when blocks of the others have
 * been placed; not where a release takes the GPU from a context, in a turn of no length. */
static bool go(struct sim *const x, const struct search_release *const releases, const size_t count)
{
    const enum supply_kind kind = x->s->supply.kind;
    const size_t orders = kind == SUPPLY_SERVER || kind == SUPPLY_PRIORITY ? 1 : 2;
    size_t k = 0;
    while (k < count || !is_idle(x)) {
        int64_t next = next_time(x);
        if (k < count && releases[k].release < next)
            next = releases[k].release;
        if (next == NEVER || x->events++ > x->choice->most_events) { /* NEVER: they are used up */
            x->run->cut = true;
            return true;
        }
        x->now = next;
        const size_t from = k;
        uint64_t late = 0;
        for (; k < count && releases[k].release == next; k++)
            late |= (uint64_t)pick(x, orders) << releases[k].chain % 64;
        if (!release_some(x, releases + from, k - from, ~late) || !instant(x))
            return false;
        if (late && (!release_some(x, releases + from, k - from, late) || !instant(x)))
            return false;
    }
    return true;
}

/* ---- making and ending ---- */

static bool make_place(struct sim *const x, const size_t i)
{
    struct place *const p = &x->place[i];
    const struct system *const s = x->s;
    p->line = arena_take(&x->arena, s->levels + 1, sizeof *p->line);
    p->level = arena_take(&x->arena, s->levels + 1, sizeof *p->level);
    if (!p->line || !p->level || !place_init(x, p, s->space[i].footprints > 0))
        return false;
    for (size_t l = 0; l < s->levels; l++) {
        if (s->level[l].kind != GPURTA_STEP_KERNEL || s->level[l].place != i)
            continue;
        size_t at = p->lines++;
        for (; at > 0 && s->level[p->level[at - 1]].priority > s->level[l].priority; at--)
            p->level[at] = p->level[at - 1];
        p->level[at] = l;
    }
    p->always = !s->separate && s->chains->contexts && s->chains->context[i].saturated;
    p->budget = x->times->budget[i];
    p->deadline = x->now + x->times->server_period[i];
    return true;
}

static bool make(struct sim *const x)
{
    const struct system *const s = x->s;
    struct arena *const a = &x->arena;
    for (size_t i = 0; i < s->steps; i++)
        if (s->unit[i].kind == GPURTA_STEP_COPY && s->unit[i].place >= x->engines)
            x->engines = s->unit[i].place + 1;
    x->busy = arena_take(a, s->count + 1, sizeof *x->busy);
    x->behind = arena_take(a, s->count + 1, sizeof *x->behind);
    x->taken = arena_take(a, s->steps + 1, sizeof *x->taken);
    x->inbox = arena_take(a, s->steps + 1, sizeof *x->inbox);
    x->begun = arena_take(a, s->steps + 1, sizeof *x->begun);
    x->from = arena_take(a, s->count + 1, sizeof *x->from);
    x->inside = arena_take(a, s->count + 1, sizeof *x->inside);
    x->place = arena_take(a, s->spaces + 1, sizeof *x->place);
    x->engine = arena_take(a, x->engines + 1, sizeof *x->engine);
    x->engine_now = arena_take(a, x->engines + 1, sizeof *x->engine_now);
    x->cpu = arena_take(a, s->cpus + 1, sizeof *x->cpu);
    if (a->failed)
        return false;
    for (size_t c = 0; c < s->count; c++)
        x->from[c] = x->now;
    for (size_t c = 0; c < s->cpus; c++)
        x->cpu[c].running = NO_INDEX;
    for (size_t e = 0; e < x->engines; e++)
        x->engine_now[e].end = NEVER;
    for (size_t i = 0; i < s->spaces; i++)
        if (!make_place(x, i))
            return false;
    x->list = s->supply.list;
    x->length = s->supply.list_length;
    x->owner = NO_INDEX;
    if (x->length)
        x->entry = pick(x, x->length);
    x->switch_end = x->now;
    x->slot_end = x->refill = x->asked = NEVER;
    return true;
}

bool search_run_init(struct search_run *const run, const struct system *const s,
                     struct pool *const pool)
{
    *run = (struct search_run){.pool = pool,
                               .step = pool_take(pool, s->steps, sizeof *run->step),
                               .finish = pool_take(pool, s->steps, sizeof *run->finish),
                               .chain = pool_take(pool, s->count, sizeof *run->chain)};
    return run->step && run->finish && run->chain;
}

void search_run_clear(struct search_run *const run)
{
    void *const all[] = {run->step, run->finish, run->chain, run->job,
                         run->span, run->block,  run->turn};
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        pool_give(run->pool, all[i]);
}

bool search_simulate(struct search_run *const run, const struct system *const system,
                     const struct search_times *const times,
                     const struct search_release *const releases, const size_t count,
                     struct search_choice *const choice)
{
    struct sim x = {.s = system,
                    .times = times,
                    .choice = choice,
                    .run = run,
                    .arena.pool = run->pool,
                    .releases = releases,
                    .now = count ? releases[0].release : 0}; /* may be before 0 */
    for (size_t i = 0; i < system->steps; i++)
        run->step[i] = run->finish[i] = -1;
    for (size_t c = 0; c < system->count; c++)
        run->chain[c] = -1;
    run->cut = run->left_out = false;
    run->spans = run->blocks = run->turns = run->jobs = 0;
    const bool ok =
        make(&x) && set_until(&x, count) && go(&x, releases, count) && keep_turn(&x, NO_INDEX, 0);
    run->events += x.events + x.looks / LOOKS_AN_EVENT;
    for (size_t i = 0; x.place && i < system->spaces; i++)
        place_clear(&x.place[i]);
    arena_clear(&x.arena);
    return ok;
}
