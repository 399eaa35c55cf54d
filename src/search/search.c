/* The search in parts, each of which draws its own numbers, so that what is found does not depend
 * on the threads. More runs give a part no fewer of its runs, so that they lose nothing that fewer
 * found (but where the limit ends them). */
#include "search/observed.h"

#include "base/fail.h"
#include "model/chains.h"
#include "search/part.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <time.h>

#define PART_RUNS 512                   /* of a part, before there is another */
#define MOST_PARTS 64                   /* more would each see too little */
#define MOST_PATTERNS ((size_t)4000000) /* starts of chains that all parts keep together */
#define MOST_THREADS 256
#define MOST_STARTS ((size_t)50000000) /* of each chain, in the pattern that is kept for each */
#define MEAN_EVENTS 40000              /* of a run: where they take more, there are fewer */
#define MANY_STEPS 64                  /* a run of more has so much less */
#define RUN_EVENTS 32                  /* what beginning a run takes */
/* Of one run more, where a chain has no job that ended. */
#define LONG_EVENTS (INT64_C(20) * MOST_EVENTS)

struct hunt {
    const struct system *s;
    const struct search_times *times;
    const struct search_call *call;
    const struct ticks *ticks;
    struct pool *pool; /* NULL: the heap */
    struct search_part *part;
    size_t parts;
    size_t most;                 /* parts that there would be for any number of runs */
    atomic_size_t next;          /* first part that no thread has taken */
    atomic_llong done;           /* runs */
    atomic_bool stop, no_memory; /* stop: no thread begins a run */
    atomic_bool fewer;           /* runs than were asked for, since they took too many events */
    atomic_bool limited;         /* the same, by the limit */
    atomic_bool too_long;        /* a run of a chain alone has no job that ends */
    atomic_size_t working;       /* other threads */
};

static void set_parts(struct hunt *const h)
{
    const size_t chains = h->s->count;
    const int64_t of_events = /* as many as there may be */
        h->call->most_events / (INT64_C(2) * MEAN_EVENTS) + 1;
    const int64_t of_runs = (h->call->runs - 1) / PART_RUNS + 1;
    const size_t patterns = MOST_PATTERNS / (chains * chains + 1) + 1;
    h->most = of_events < MOST_PARTS ? (size_t)of_events : MOST_PARTS;
    h->most = patterns < h->most ? patterns : h->most;
    h->parts = of_runs < (int64_t)h->most ? (size_t)of_runs : h->most;
}

/* Runs of part k: one part is filled after the other, then all of them alike. */
static int64_t runs_of(const struct hunt *const h, const size_t k)
{
    const int64_t runs = h->call->runs, most = (int64_t)h->most,
                  left = runs - (int64_t)k * PART_RUNS;
    if (runs / PART_RUNS >= most)
        return runs / most + ((int64_t)k < runs % most);
    return left < PART_RUNS ? left : PART_RUNS;
}

/* Tells how far it is; the answer may end the search. Only the caller's own thread does. */
static void tell(struct hunt *const h)
{
    if (h->call->progress.call &&
        h->call->progress.call(h->call->progress.context, (int64_t)atomic_load(&h->done),
                               h->call->runs))
        atomic_store(&h->stop, true);
}

/* Longer than the deadline? */
static bool exceeds(const struct ticks *const ticks, const int64_t value,
                    const struct rat *const deadline)
{
    return value >= 0 && rat_given(deadline) && ticks_cmp_i64(ticks, value, deadline) > 0;
}

static bool miss_observed(const struct hunt *const h, const struct search_part *const part)
{
    bool miss = false;
    for (size_t c = 0; c < h->s->count; c++)
        miss = miss || exceeds(h->ticks, part->longest[c], chain_due(&h->s->chains->chain[c]));
    return miss;
}

/* Can no other run of a chain alone show more: was its bound observed, or is a job longer than a
 * run may be? */
static bool is_enough(struct hunt *const h, const struct search_part *const part)
{
    const struct rat *const bound = h->call->bound;
    if (h->s->count != 1 || h->s->chains->paths > 0)
        return false;
    for (size_t i = 0; i < h->s->steps; i++)
        if (rat_given(&h->s->chains->step[i].deadline))
            return false;
    if (part->longest[0] >= 0)
        return rat_given(bound) && ticks_cmp_i64(h->ticks, part->longest[0], bound) >= 0;
    if (part->run.cut)
        atomic_store(&h->too_long, true);
    return part->run.cut;
}

static int64_t mean_events(const struct system *const s)
{
    const int64_t mean = (int64_t)MEAN_EVENTS * MANY_STEPS / (int64_t)s->steps;
    return s->steps <= MANY_STEPS ? MEAN_EVENTS : mean ? mean : 1;
}

/* Events of part k, which those before it leave. */
static int64_t events_of(const struct hunt *const h, const size_t k)
{
    const int64_t before = (int64_t)k * mean_events(h->s), runs = runs_of(h, 0);
    return before && runs > h->call->most_events / before ? 0
                                                          : h->call->most_events - before * runs;
}

/* May part k begin its run number n? */
static bool may_run(struct hunt *const h, const size_t k, const int64_t n)
{
    const int64_t events = h->part[k].run.events;
    const bool fewer = events / mean_events(h->s) >= runs_of(h, k);
    const bool limited = events > events_of(h, k) - n * RUN_EVENTS && n > 0;
    if (fewer)
        atomic_store(&h->fewer, true);
    else if (limited)
        atomic_store(&h->limited, true);
    return !fewer && !limited;
}

/* Was each run cut off before any job of some chain ended? */
static bool is_too_long(const struct hunt *const h, const struct search_part *const part)
{
    bool none = false;
    for (size_t c = 0; c < h->s->count; c++)
        none = none || part->longest[c] < 0;
    return none && part->run.cut && !h->call->verdicts && !atomic_load(&h->stop) &&
           part->run.events < h->call->most_events - LONG_EVENTS;
}

static void run_part(struct hunt *const h, const size_t k, const bool tells)
{
    struct search_part *const part = &h->part[k];
    const int64_t own = runs_of(h, k);
    uint64_t random = (uint64_t)h->call->seed;
    if (k) { /* the first part is what a search without parts would be */
        random += k * UINT64_C(0xd1342543de82ef95);
        random = search_random(&random);
    }
    bool ok = search_part_init(part, h->s, h->times, h->pool, random);
    for (int64_t n = 0; ok && n < own && !atomic_load(&h->stop); n++) {
        if (!may_run(h, k, n))
            break;
        ok = search_part_run(part, n, MOST_EVENTS);
        if (ok && h->call->verdicts && miss_observed(h, part))
            atomic_store(&h->stop, true);
        atomic_fetch_add(&h->done, 1);
        if (tells)
            tell(h);
        if (ok && is_enough(h, part))
            break;
    }
    if (ok && k == 0 && is_too_long(h, part))
        ok = search_part_run(part, 0, LONG_EVENTS);
    if (!ok) {
        atomic_store(&h->no_memory, true);
        atomic_store(&h->stop, true);
    }
}

static void take_parts(struct hunt *const h, const bool tells)
{
    for (size_t k; (k = atomic_fetch_add(&h->next, 1)) < h->parts;)
        run_part(h, k, tells);
}

static void *help(void *const context)
{
    struct hunt *const h = context;
    take_parts(h, false);
    atomic_fetch_sub(&h->working, 1);
    return NULL;
}

/* The caller's thread works too, and waits for the others; fewer can be had: fewer it is. */
static void work(struct hunt *const h)
{
    pthread_t thread[MOST_THREADS];
    int64_t wanted = h->call->threads < MOST_THREADS ? h->call->threads : MOST_THREADS;
    wanted = wanted < (int64_t)h->parts ? wanted : (int64_t)h->parts;
    size_t threads = 0;
    while ((int64_t)threads + 1 < wanted) {
        atomic_fetch_add(&h->working, 1);
        if (pthread_create(&thread[threads], NULL, help, h) != 0) {
            atomic_fetch_sub(&h->working, 1);
            break;
        }
        threads++;
    }
    take_parts(h, true);
    while (h->call->progress.call && atomic_load(&h->working)) {
        const struct timespec moment = {.tv_nsec = 20000000};
        nanosleep(&moment, NULL);
        tell(h);
    }
    for (size_t i = 0; i < threads; i++)
        pthread_join(thread[i], NULL);
}

/* ---- results ---- */

bool observed_init(struct observed *const o, const struct system *const s, struct arena *const a)
{
    *o = (struct observed){
        .arena = a, .chains = s->count, .steps = s->steps, .paths = s->chains->paths};
    o->chain = arena_take_rats(a, o->chains, sizeof *o->chain, 1);
    o->step = arena_rats(a, o->steps);
    o->reaction = arena_rats(a, o->paths + 1);
    o->age = arena_rats(a, o->paths + 1);
    return !a->failed;
}

static bool keep_time(struct rat *const r, const struct ticks *const ticks, const int64_t value)
{
    return value < 0 || ticks_give_i64(r, ticks, &value);
}

static bool keep_releases(struct arena *const a, struct observed_chain *const r,
                          const struct search_part *const x, const size_t chain,
                          const struct ticks *const ticks)
{
    if (!x->kept_count[chain])
        return true;
    r->release = arena_take_rats(a, x->kept_count[chain], sizeof *r->release, 2);
    if (!r->release)
        return false;
    bool ok = true;
    for (size_t k = 0; ok && k < x->kept_count[chain]; k++) {
        const struct search_release *const from = &x->kept[chain][k];
        r->release[r->releases].chain = from->chain;
        ok = ticks_give_i64(&r->release[r->releases].nominal, ticks, &from->nominal) &&
             ticks_give_i64(&r->release[r->releases].release, ticks, &from->release);
        r->releases++;
    }
    return ok;
}

/* The part that saw the longest response of a chain; of several the first. */
static struct search_part *best_of(const struct hunt *const h, const size_t chain)
{
    struct search_part *best = &h->part[0];
    for (size_t k = 1; k < h->parts; k++)
        if (h->part[k].longest && h->part[k].longest[chain] > best->longest[chain])
            best = &h->part[k];
    return best;
}

/* What ran while the job that took longest was under way. */
static bool keep_spans(struct arena *const a, struct observed_chain *const r,
                       struct search_part *const x, const size_t chain,
                       const struct ticks *const ticks)
{
    int64_t nominal;
    if (x->longest[chain] < 0)
        return true;
    if (!search_part_replay(x, chain, &nominal))
        return false;
    if (nominal < 0 || !x->run.spans)
        return true;
    r->span = arena_take_rats(a, x->run.spans, sizeof *r->span, 3);
    bool ok = r->span;
    for (size_t i = 0; ok && i < x->run.spans; i++) {
        const struct search_span *const span = &x->run.span[i];
        const int64_t time[] = {span->from - nominal, span->start - nominal, span->to - nominal};
        if (time[2] <= 0 || time[0] >= x->longest[chain])
            continue;
        struct observed_span *const to = &r->span[r->spans++];
        to->step = span->step;
        for (int k = 0; ok && k < 3; k++)
            ok = ticks_give_i64(&to->time[k], ticks, &time[k]);
    }
    return ok;
}

/* Two times since `first`. */
static bool keep_pair(struct rat time[2], const struct ticks *const ticks, const int64_t first,
                      const int64_t from, const int64_t to)
{
    const int64_t pair[] = {from - first, to - first};
    return ticks_give_i64(&time[0], ticks, &pair[0]) && ticks_give_i64(&time[1], ticks, &pair[1]);
}

/* The whole run that was replayed, which begins as search_part_from_zero() has it. */
static bool keep_run(struct arena *const a, struct observed_chain *const r,
                     struct search_part *const x, const size_t chain,
                     const struct ticks *const ticks)
{
    const struct search_run *const run = &x->run;
    const int64_t first = search_part_zero(x, chain);
    r->block = arena_take_rats(a, run->blocks + 1, sizeof *r->block, 2);
    r->turn = arena_take_rats(a, run->turns + 1, sizeof *r->turn, 2);
    bool ok = r->block && r->turn;
    for (size_t i = 0; ok && i < run->blocks; i++) {
        const struct search_block *const b = &run->block[i], *const last = b - (i > 0);
        if (i && last->step == b->step && last->release == b->release &&
            last->position == b->position && last->start == b->start && last->end == b->end) {
            r->block[r->blocks - 1].count++;
            continue;
        }
        struct observed_block *const to = &r->block[r->blocks++];
        *to = (struct observed_block){.step = b->step,
                                      .release = b->release,
                                      .sm = sm_at(&x->times->device, b->position),
                                      .count = 1};
        ok = keep_pair(to->time, ticks, first, b->start, b->end);
    }
    for (size_t i = 0; ok && i < run->turns; i++) {
        r->turn[r->turns].entry = run->turn[i].entry;
        ok = keep_pair(r->turn[r->turns++].time, ticks, first, run->turn[i].from, run->turn[i].to);
    }
    return ok;
}

/* Does a step of the chain miss its own deadline in the run that was replayed? */
static bool step_missed(const struct hunt *const h, const struct search_part *const x,
                        const size_t chain)
{
    for (size_t k = h->s->first[chain]; x->longest[chain] >= 0 && k < h->s->first[chain + 1]; k++) {
        const size_t step = h->s->member[k];
        if (exceeds(h->ticks, x->run.finish[step], &h->s->chains->step[step].deadline))
            return true;
    }
    return false;
}

static bool keep_chain(struct observed *const o, const struct hunt *const h, const size_t chain,
                       int64_t *const spent)
{
    struct observed_chain *const r = &o->chain[chain];
    struct search_part *const x = best_of(h, chain);
    const bool missed =
        exceeds(h->ticks, x->longest[chain], chain_due(&h->s->chains->chain[chain]));
    r->missed = missed;
    if (h->call->verdicts)
        return true;
    if (missed && !search_part_shrink(x, chain, spent))
        return false;
    if (!keep_spans(o->arena, r, x, chain, h->ticks))
        return false;
    const bool shown = missed || step_missed(h, x, chain);
    if (shown && !keep_run(o->arena, r, x, chain, h->ticks))
        return false;
    if (shown)
        search_part_from_zero(x, chain);
    return keep_time(&r->response, h->ticks, x->longest[chain]) &&
           keep_releases(o->arena, r, x, chain, h->ticks);
}

static bool keep_step(struct observed *const o, const struct hunt *const h, const size_t step)
{
    int64_t longest = -1, latest = -1;
    for (size_t k = 0; k < h->parts; k++) {
        const struct search_part *const x = &h->part[k];
        if (x->observed_step && x->observed_step[step] > longest)
            longest = x->observed_step[step];
        if (x->observed_finish && x->observed_finish[step] > latest)
            latest = x->observed_finish[step];
    }
    if (exceeds(h->ticks, latest, &h->s->chains->step[step].deadline))
        o->chain[h->s->unit[step].chain].missed = true;
    return keep_time(&o->step[step], h->ticks, longest);
}

static bool keep_path(struct observed *const o, const struct hunt *const h, const size_t path)
{
    int64_t reaction = -1, age = -1;
    for (size_t k = 0; k < h->parts; k++) {
        const struct search_part *const x = &h->part[k];
        if (x->longest && x->longest[o->chains + path] > reaction)
            reaction = x->longest[o->chains + path];
        if (x->age && x->age[path] > age)
            age = x->age[path];
    }
    return keep_time(&o->reaction[path], h->ticks, reaction) &&
           keep_time(&o->age[path], h->ticks, age);
}

/* Misses first, each of which is made shorter by chance; then those of one run together, which is
 * replayed once. */
static bool keep_chains(struct observed *const o, const struct hunt *const h)
{
    uint64_t *const run = pool_take(h->s->pool, o->chains, sizeof *run); /* 0: nothing to keep */
    bool ok = run;
    int64_t spent = 0;
    for (size_t c = 0; ok && c < o->chains; c++) {
        const struct search_part *const x = best_of(h, c);
        if (exceeds(h->ticks, x->longest[c], chain_due(&h->s->chains->chain[c])))
            ok = keep_chain(o, h, c, &spent);
        else
            run[c] = x->best[c].random;
    }
    for (size_t c = 0; ok && c < o->chains; c++)
        for (size_t d = o->chains; ok && run[c] && d-- > c;)
            if (run[d] == run[c]) {
                ok = keep_chain(o, h, d, &spent);
                run[d] = 0;
            }
    pool_give(h->s->pool, run);
    return ok;
}

static bool keep_results(struct observed *const o, const struct hunt *const h)
{
    bool ok = keep_chains(o, h);
    for (size_t i = 0; ok && i < o->steps; i++)
        ok = keep_step(o, h, i);
    for (size_t p = 0; ok && p < o->paths; p++)
        ok = keep_path(o, h, p);
    return ok;
}

gpurta_status search_runs(struct observed *const result, const struct system *const s,
                          const gpurta_platform *const platform,
                          const struct search_call *const call, gpurta_error *const error)
{
    LOCAL(ticks_clear) struct ticks ticks;
    struct search_times times;
    result->too_many = s->count + s->chains->paths > MOST_STARTS / (s->count + 1);
    if (result->too_many)
        return GPURTA_OK;
    ticks_init(&ticks, TICKS_I64);
    gpurta_status status = search_times_init(&times, s, platform, &ticks, &result->rounded);
    if (status) { /* too fine for the simulator: nothing was observed */
        result->unsearched = status == GPURTA_OVERFLOW;
        return status == GPURTA_OVERFLOW ? GPURTA_OK : fail_memory(error);
    }
    struct hunt h = {.s = s,
                     .times = &times,
                     .call = call,
                     .ticks = &ticks,
                     .pool = call->threads > 1 ? NULL : s->pool};
    set_parts(&h);
    h.part = pool_take(s->pool, h.parts, sizeof *h.part);
    bool ok = h.part;
    if (ok) {
        work(&h);
        ok = !atomic_load(&h.no_memory) && keep_results(result, &h);
        result->fewer = atomic_load(&h.fewer);
        result->limited = atomic_load(&h.limited);
        result->too_long = atomic_load(&h.too_long);
    }
    for (size_t k = 0; h.part && k < h.parts; k++)
        if (h.part[k].s)
            search_part_clear(&h.part[k]);
    pool_give(s->pool, h.part);
    search_times_clear(&times);
    return ok ? GPURTA_OK : fail_memory(error);
}
