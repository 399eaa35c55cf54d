/* Random systems of every kind that \ref bound, \ref cpus and \ref paths speak of, against a
 * simulator of this test's own: integers, from event to event. Of the library it has nothing but
 * the bounds, through the public model.
 *
 * Bounds hold for any placement, order of ties, times up to the wcet, and distances of releases:
 * each of these is drawn here, and what made a response longer in proportion to its bound is
 * changed further. */
#include "base/values.h"
#include "cli/scenario/scenario.h"
#include "support.h"

#include <gpurta/gpurta.h>

enum { CHAINS = 4, STEPS = 6, SMS = 3, CPUS = 2, CONTEXTS = 3, JOBS = 160, HOPS = 3, BLOCKS = 512 };
enum { RUNS = 48, NONE = -1 };

enum step_kind { HOST, KERNEL, COPY };
enum kind { PIPELINES, GRAPHS, CAPACITIES, ON_CPUS, SECTIONS, RANKED, OVERTAKEN, PATHS, ALL };

struct step {
    enum step_kind kind;
    int wcet, bcet, count, blocks, threads;
    int stream; /* the larger, the higher its priority */
    int cpu, priority, section, keeps, capacity;
    bool drop;
    unsigned after, next; /* sets of steps */
};

struct chain {
    struct step step[STEPS];
    int steps, period, jitter, longest, context, cpu, priority;
    bool pipelined, begin, busy, sequence, closed, spread; /* spread: a stream for each kernel */
};

struct draw {
    struct chain chain[CHAINS];
    int chains, sms, cpus, contexts, rank[CONTEXTS], cost, path[HOPS], hops;
    bool delay;          /* rule U1 */
    int slice[CONTEXTS]; /* 0: contexts by priority */
};

static const struct step *what(const struct draw *const d, const int c, const int k)
{
    return &d->chain[c].step[k];
}

/* ---- a system ---- */

static bool often(const int percent)
{
    return rnd_chance(percent);
}

static int among(const int low, const int high)
{
    return (int)rnd_range(low, high);
}

static void draw_step(struct step *const s, const struct draw *const d, const struct chain *const c,
                      const enum kind kind)
{
    const int what = among(0, 9), hosts = d->cpus || kind == CAPACITIES ? 5 : 2;
    *s = (struct step){.wcet = among(1, 6), .cpu = NONE};
    s->bcet = often(30) ? among(1, s->wcet) : often(20) ? s->wcet : 0;
    s->count = often(10) ? 2 : 1;
    s->kind = what < hosts ? HOST : what < 9 ? KERNEL : COPY;
    if (s->kind == KERNEL) {
        s->blocks = among(1, often(30) ? 12 : 5);
        s->threads = 256 * among(1, 4);
        s->stream = c->spread ? among(0, 2) : 0;
        s->keeps = d->contexts > 1 && !d->slice[0] && often(30) ? among(1, 3) : 0;
    }
    if (s->kind == HOST && d->cpus && often(90)) {
        s->cpu = often(80) ? c->cpu : among(0, d->cpus - 1);
        s->priority = often(70) ? c->priority : among(0, 4);
        s->section = (kind == SECTIONS || kind == ALL) && often(50) ? among(1, s->wcet) : 0;
    }
}

/* Whom each step waits for. */
static void draw_order(struct chain *const c, const bool graph)
{
    c->sequence = !graph;
    for (int k = 1; k < c->steps; k++) {
        c->step[k].after = graph ? (unsigned)among(1, (1 << k) - 1) : 1U << (k - 1);
        if (graph && often(50))
            c->step[k].after = 1U << among(0, k - 1);
    }
    for (int k = 0; k < c->steps; k++)
        for (int w = k + 1; w < c->steps; w++)
            c->step[k].next |= c->step[w].after & 1U << k ? 1U << w : 0;
}

static void draw_queues(struct chain *const c)
{
    const bool drop = c->sequence && often(40);
    c->begin = !drop && often(60);
    c->jitter = c->begin ? 0 : c->jitter;
    for (int k = 0; k < c->steps; k++) {
        c->step[k].capacity = c->step[k].next && often(80) ? among(1, 3) : 0;
        c->step[k].drop = drop && c->step[k].capacity;
        c->step[k].wcet *= c->step[k].kind == HOST && often(30) ? 4 : 1;
    }
}

/* Many short launches of few blocks above long ones of many. */
static void overtake(struct step *const s, const int stream, int *const work)
{
    if (s->kind != KERNEL)
        return;
    *work -= s->wcet * s->count;
    s->count = among(1, 4);
    s->blocks = stream ? among(1, 4) : among(4, 12);
    s->threads = 256 * among(stream ? 2 : 1, 4);
    s->wcet = stream ? among(1, 2) : among(2, 8);
    s->bcet = s->bcet > s->wcet ? 0 : s->bcet;
    *work += s->wcet * s->count * 2;
}

static void draw_chain(struct chain *const c, const struct draw *const d, const enum kind kind)
{
    const bool graph = kind == GRAPHS || (kind != SECTIONS && kind != OVERTAKEN && often(15));
    int work = 0;
    *c = (struct chain){.steps = among(1, kind == GRAPHS ? 5 : 4)};
    c->pipelined = kind == CAPACITIES ||
                   (kind != ON_CPUS && kind != OVERTAKEN && often(kind < CAPACITIES ? 80 : 45));
    c->context = among(0, d->contexts - 1);
    c->cpu = d->cpus ? among(0, d->cpus - 1) : NONE;
    c->priority = among(0, 4);
    c->spread = c->pipelined || (!graph && often(20));
    c->busy = d->cpus && !c->pipelined && !graph && often(40);
    for (int k = 0; k < c->steps; k++) {
        draw_step(&c->step[k], d, c, kind);
        work += c->step[k].wcet * c->step[k].count;
    }
    const int stream = kind == OVERTAKEN && often(85) ? c != d->chain : among(0, 2);
    for (int k = 0; k < c->steps && kind == OVERTAKEN; k++)
        overtake(&c->step[k], stream, &work);
    for (int k = 0; k < c->steps && !c->spread && !graph; k++)
        c->step[k].stream = stream;
    draw_order(c, graph);
    c->jitter = often(30) ? among(1, often(20) ? 40 : 6) : 0;
    c->period = among(3 + work / (c->pipelined ? c->steps : 1), 6 + 2 * work);
    c->period *= among(1, d->chains);
    if (kind == CAPACITIES || (kind == ALL && c->pipelined && often(60)))
        draw_queues(c);
    if (kind == CAPACITIES ? often(50) : kind == ALL && c->pipelined && often(25))
        c->period = among(2, 25);
    c->closed = !c->pipelined && often(20);
    c->period = c->closed && often(70) ? among(1, 1 + work) : c->period;
    c->jitter = !c->begin && often(12) ? among(c->period, 5 * c->period) : c->jitter;
    c->longest = often(50) ? c->period : c->period + among(1, c->period);
    c->longest += c->closed ? 1 + 2 * work : 0;
}

static void draw_system(struct draw *const d, const enum kind kind)
{
    *d = (struct draw){.chains = among(kind == CAPACITIES ? 1 : 2, 3), .sms = among(1, SMS)};
    d->contexts = kind == RANKED || (kind >= PATHS && often(20 * (1 + (kind == ALL))))
                      ? among(2, CONTEXTS)
                      : 1;
    d->cpus = kind == ON_CPUS || kind == SECTIONS || kind == ALL ? among(1, CPUS)
              : often(25)                                        ? among(0, CPUS)
                                                                 : 0;
    d->cost = d->contexts > 1 ? among(0, 2) : 0;
    d->delay = often(30);
    const bool sliced = d->contexts > 1 && often(30);
    for (int x = 0; x < d->contexts; x++) {
        const int at = among(0, x);
        d->slice[x] = sliced ? among(1, 6) : 0;
        d->rank[x] = d->rank[at];
        d->rank[at] = x;
    }
    for (int c = 0; c < d->chains; c++)
        draw_chain(&d->chain[c], d, kind);
    for (d->hops = kind >= PATHS ? among(1, HOPS) : 0; d->hops && d->path[0] == d->path[1];)
        for (int h = 0; h < HOPS; h++)
            d->path[h] = among(0, d->chains - 1);
}

/* ---- the same as a file ---- */

static void write_step(FILE *const f, const struct chain *const chain, const int c, const int k)
{
    static const char *const kinds[] = {"host", "kernel", "copy"};
    const struct step *const s = &chain->step[k];
    fprintf(f, "%s{%s: k%d, %s: %d", k ? ", " : "", kinds[s->kind], k,
            s->kind == COPY ? "duration" : "wcet", s->wcet);
    fprintf(f, ", bcet: %d, count: %d", s->bcet, s->count);
    if (s->kind == KERNEL)
        fprintf(f, ", blocks: %d, threads: %d, registers: 16", s->blocks, s->threads);
    if (s->kind == KERNEL && chain->spread)
        fprintf(f, ", stream: s%d-%d", c, k);
    if (s->cpu != NONE)
        fprintf(f, ", cpu: cpu%d, priority: %d", s->cpu, s->priority);
    if (s->section + s->keeps)
        fprintf(f, ", nonpreemptable: %d", s->section + s->keeps);
    if (s->capacity)
        fprintf(f, ", capacity: %d, overflow: %s", s->capacity, s->drop ? "drop" : "wait");
    if (!chain->sequence)
        fprintf(f, ", after: [");
    for (int w = 0, any = 0; w < k && !chain->sequence; w++)
        if (s->after & 1U << w)
            fprintf(f, "%sk%d", any++ ? ", " : "", w);
    fprintf(f, "%s}", chain->sequence ? "" : "]");
}

static void write_chain(FILE *const f, const struct draw *const d, const int c)
{
    const struct chain *const chain = &d->chain[c];
    fprintf(f, "- {name: c%d, period: %d, jitter: %d, overlap: %s, from: %s, ", c, chain->period,
            chain->jitter, chain->pipelined ? "pipelined" : "serial",
            chain->begin ? "begin" : "release");
    if (chain->closed)
        fprintf(f, "closed: true, ");
    if (chain->longest == chain->period)
        fprintf(f, "release: periodic, ");
    else
        fprintf(f, "longest_period: %d, ", chain->longest);
    if (d->contexts > 1)
        fprintf(f, "context: x%d, ", chain->context);
    if (chain->busy)
        fprintf(f, "cpu: cpu%d, priority: %d, wait: busy, ", chain->cpu, chain->priority);
    if (!chain->spread && chain->sequence)
        fprintf(f, "stream: s%d-0, ", c);
    fprintf(f, "steps: [");
    for (int k = 0; k < chain->steps; k++)
        write_step(f, chain, c, k);
    fprintf(f, "]}\n");
}

static void write_file(FILE *const f, const struct draw *const d)
{
    fprintf(f, "platform: {base: jetson-tx2, sms: %d, queue_delay: %s}\n", d->sms,
            d->delay ? "true" : "false");
    for (int p = 0; p < d->cpus; p++)
        fprintf(f, "%s- name: cpu%d\n", p ? "" : "cpus:\n", p);
    for (int x = 0; x < d->contexts && d->contexts > 1; x++)
        fprintf(f, "%s- {name: x%d, %s: %d}\n", x ? "" : "contexts:\n", x,
                d->slice[x] ? "level: low, timeslice" : "priority",
                d->slice[x] ? d->slice[x] : d->rank[x]);
    if (d->contexts > 1)
        fprintf(f, "runlist: {%sswitch_cost: %d}\n", d->slice[0] ? "" : "policy: priority, ",
                d->cost);
    fprintf(f, "streams: {");
    for (int c = 0, any = 0; c < d->chains; c++)
        for (int k = 0; k < d->chain[c].steps; k++)
            if (d->chain[c].spread ? what(d, c, k)->kind == KERNEL : !k && d->chain[c].sequence)
                fprintf(f, "%ss%d-%d: {priority: %d}", any++ ? ", " : "", c, k,
                        -what(d, c, k)->stream);
    fprintf(f, "}\n");
    for (int h = 0; h < d->hops; h++)
        fprintf(f, "%sc%d", h ? ", " : "paths:\n- {name: p, through: [", d->path[h]);
    fprintf(f, "%schains:\n", d->hops ? "]}\n" : "");
    for (int c = 0; c < d->chains; c++)
        write_chain(f, d, c);
}

/* ---- a run ---- */

struct plan {
    int first[CHAINS];
    uint64_t seed;
    bool dense;
    int shorten;
};

struct busy {           /* a step of a chain */
    bool active, again; /* again: its next launch is due */
    int job, since, order;
    int total, done, from, section; /* host; of a copy total and done */
    int left, inside;               /* kernel: blocks not placed, blocks resident */
    int waiting[JOBS], head, tail;  /* jobs that may begin here */
    int begun, ended, repeats;
};

struct line {                                     /* a chain */
    int nominal[JOBS], release[JOBS], jobs, next; /* next: to be released */
    int taken, ready, ended, last;
    int value[JOBS][HOPS];
    bool read[JOBS], under_way;
    struct busy step[STEPS];
};

struct block {
    int c, k, sm, left;
};

struct figures {
    int end[CHAINS], dropped[CHAINS], step[CHAINS][STEPS], finish[CHAINS][STEPS], reaction, age;
};

struct run {
    const struct draw *d;
    struct line line[CHAINS];
    struct block block[CONTEXTS][BLOCKS];
    int blocks[CONTEXTS], room[CONTEXTS][SMS], active[CONTEXTS];
    int now, orders, owner, turn, asked, until, ready, stop;
    struct busy *copy, *on[CPUS];
    int rank_on[CPUS];
    uint64_t random;
    int shorten, reg[HOPS], shown;
    struct figures seen;
};

static unsigned draw_run(struct run *const r, const unsigned n)
{
    r->random = r->random * 6364136223846793005U + 1442695040888963407U;
    return (unsigned)(r->random >> 33) % n;
}

static int time_of(struct run *const r, const struct step *const s)
{
    const int low = s->bcet ? s->bcet : 1;
    const bool less = (int)draw_run(r, 100) < r->shorten;
    return less ? low + (int)draw_run(r, (unsigned)(s->wcet - low + 1)) : s->wcet;
}

static void most(int *const a, const int b)
{
    *a = b > *a ? b : *a;
}

/* The chain reads at every place that it has in the path, once a job. */
static void read_path(struct run *const r, const int c, const int job)
{
    if (r->line[c].read[job])
        return;
    r->line[c].read[job] = true;
    for (int h = 0; h < r->d->hops; h++)
        if (r->d->path[h] == c)
            r->line[c].value[job][h] = h ? r->reg[h - 1] : r->now;
}

static void write_path(struct run *const r, const int c, const int job)
{
    for (int h = 0; h < r->d->hops; h++) {
        if (r->d->path[h] != c)
            continue;
        const int value = r->reg[h] = r->line[c].value[job][h];
        if (h + 1 < r->d->hops || value == NONE || r->now > r->stop)
            continue;
        most(&r->seen.age, r->now - value);
        if (r->shown != NONE && value > r->shown)
            most(&r->seen.reaction, r->now - r->shown);
        most(&r->shown, value);
    }
}

/* A step, or the next of its launches. */
static void launch(struct run *const r, const int c, const int k)
{
    struct busy *const s = &r->line[c].step[k];
    const struct step *const own = what(r->d, c, k);
    s->active = true;
    s->again = false;
    s->order = r->orders++;
    s->done = 0;
    if (own->kind == KERNEL) {
        s->left = own->blocks;
        r->active[r->d->chain[c].context]++;
        return;
    }
    s->total = time_of(r, own);
    s->section = own->section < s->total ? own->section : s->total;
    s->from = (int)draw_run(r, 2) ? 0 : (int)draw_run(r, (unsigned)(s->total - s->section + 1));
}

static void begin_step(struct run *const r, const int c, const int k)
{
    struct busy *const s = &r->line[c].step[k];
    s->job = s->waiting[s->head++];
    s->begun++;
    s->repeats = 0;
    s->since = r->now;
    if (!what(r->d, c, k)->after)
        read_path(r, c, s->job);
    launch(r, c, k);
}

static void arrive(struct run *const r, const int c, const int k, const int job)
{
    struct busy *const s = &r->line[c].step[k];
    const struct step *const before = k ? what(r->d, c, k - 1) : NULL;
    if (before && before->drop && s->tail - s->head >= before->capacity)
        s->head++; /* the oldest is lost */
    s->waiting[s->tail++] = job;
}

/* The next release of a closed chain is not before its job is complete. */
static void put_off(struct run *const r, const int c, const int by)
{
    struct line *const l = &r->line[c];
    for (int i = l->next; i < l->jobs; i++) {
        l->nominal[i] += by;
        l->release[i] += by;
    }
    const int latest = l->nominal[l->next - 1] + r->d->chain[c].longest;
    if (l->nominal[l->next] > latest && latest < r->stop)
        r->stop = latest;
}

static void end_job(struct run *const r, const int c, const int job)
{
    struct line *const l = &r->line[c];
    most(&r->seen.end[c], r->now - l->nominal[job]);
    most(&r->seen.dropped[c], job - l->last - 1);
    l->last = job;
    l->under_way = false;
    write_path(r, c, job);
    if (r->d->chain[c].closed && l->next < l->jobs && l->nominal[l->next] < r->now)
        put_off(r, c, r->now - l->nominal[l->next]);
}

static void end_step(struct run *const r, const int c, const int k)
{
    const struct chain *const chain = &r->d->chain[c];
    struct line *const l = &r->line[c];
    struct busy *const s = &l->step[k];
    s->again = ++s->repeats < chain->step[k].count;
    s->active = false;
    if (s->again)
        return;
    s->ended++;
    most(&r->seen.step[c][k], r->now - s->since);
    most(&r->seen.finish[c][k], r->now - l->nominal[s->job]);
    if (chain->sequence) {
        if (k + 1 < chain->steps)
            arrive(r, c, k + 1, s->job);
        else
            end_job(r, c, s->job);
        return;
    }
    int whole = JOBS;
    for (int w = 0; w < chain->steps; w++) {
        int all = JOBS;
        whole = l->step[w].ended < whole ? l->step[w].ended : whole;
        for (int v = 0; v < w; v++)
            if (chain->step[w].after & 1U << v && l->step[v].ended < all)
                all = l->step[v].ended;
        if (chain->step[w].after & 1U << k && l->step[w].tail < all)
            arrive(r, c, w, l->step[w].tail);
    }
    if (whole > l->ended)
        end_job(r, c, l->ended++);
}

static void end_blocks(struct run *const r)
{
    const int x = r->owner;
    for (int b = 0; x != NONE && b < r->blocks[x];) {
        const struct block one = r->block[x][b];
        if (one.left) {
            b++;
            continue;
        }
        struct busy *const s = &r->line[one.c].step[one.k];
        r->room[x][one.sm] += what(r->d, one.c, one.k)->threads;
        r->block[x][b] = r->block[x][--r->blocks[x]];
        if (--s->inside == 0 && !s->left) {
            r->active[x]--;
            end_step(r, one.c, one.k);
        }
    }
}

static void end_all(struct run *const r)
{
    const int first = (int)draw_run(r, (unsigned)r->d->chains);
    end_blocks(r);
    for (int n = 0; n < r->d->chains; n++) {
        const int c = (first + n) % r->d->chains;
        for (int k = 0; k < r->d->chain[c].steps; k++) {
            struct busy *const s = &r->line[c].step[k];
            if (!s->active || what(r->d, c, k)->kind == KERNEL || s->done < s->total)
                continue;
            r->copy = r->copy == s ? NULL : r->copy;
            for (int p = 0; p < CPUS; p++)
                r->on[p] = r->on[p] == s ? NULL : r->on[p];
            end_step(r, c, k);
        }
    }
}

/* Jobs that the chain takes in now. */
static void release(struct run *const r, const int c)
{
    const struct chain *const chain = &r->d->chain[c];
    struct line *const l = &r->line[c];
    while (l->next < l->jobs && l->release[l->next] <= r->now) {
        bool waits = !chain->pipelined && l->under_way;
        for (int k = 0; k < chain->steps && chain->begin; k++)
            waits = waits || (!chain->step[k].after && l->step[k].head < l->step[k].tail);
        if (waits || (chain->begin && r->now < l->ready))
            return;
        l->under_way = true;
        if (chain->begin) {
            l->nominal[l->next] = r->now;
            l->ready = r->now + chain->period;
        }
        for (int k = 0; k < chain->steps; k++)
            if (!chain->step[k].after)
                arrive(r, c, k, l->next);
        l->next++;
        if (chain->begin)
            return;
    }
}

static bool is_full(const struct run *const r, const int c, const int k)
{
    const struct step *const s = what(r->d, c, k);
    bool full = false;
    for (int w = k + 1; s->capacity && !s->drop && w < r->d->chain[c].steps; w++)
        full = full || (s->next & 1U << w &&
                        r->line[c].step[k].begun - r->line[c].step[w].begun >= s->capacity);
    return full;
}

/* Whatever can begin begins, chains in any order. */
static void begin_all(struct run *const r)
{
    for (bool again = true; again;) {
        const int first = (int)draw_run(r, (unsigned)r->d->chains);
        again = false;
        for (int n = 0; n < r->d->chains; n++) {
            const int c = (first + n) % r->d->chains;
            release(r, c);
            for (int k = 0; k < r->d->chain[c].steps; k++) {
                struct busy *const s = &r->line[c].step[k];
                if (s->active || (!s->again && (s->head == s->tail || is_full(r, c, k))))
                    continue;
                if (s->again)
                    launch(r, c, k);
                else
                    begin_step(r, c, k);
                again = true;
            }
        }
    }
}

/* The next in turn that has work, once the slice of the last one is over or its work has ended. */
static void next_slice(struct run *const r)
{
    if (r->owner != NONE && r->active[r->owner] && r->now < r->until)
        return;
    const int last = r->turn;
    r->owner = NONE;
    for (int n = 1; n <= r->d->contexts && r->owner == NONE; n++)
        r->owner = r->active[(last + n) % r->d->contexts] ? (last + n) % r->d->contexts : NONE;
    r->turn = r->owner == NONE ? last : r->owner;
    r->ready = r->now + r->d->cost;
    r->until = r->owner == NONE ? NONE : r->ready + r->d->slice[r->owner];
}

/* Whose the GPU is from now on; until: when it has to go. */
static void own_gpu(struct run *const r)
{
    if (r->d->slice[0]) {
        next_slice(r);
        return;
    }
    int best = NONE;
    r->until = NONE;
    if (r->d->contexts == 1 || (r->owner != NONE && r->now < r->ready))
        return;
    for (int x = 0; x < r->d->contexts; x++)
        if (r->active[x] && (best == NONE || r->d->rank[x] > r->d->rank[best]))
            best = x;
    if (r->owner != NONE && r->active[r->owner] && best != r->owner) {
        r->asked = r->asked == NONE ? r->now : r->asked;
        r->until = r->now;
        for (int b = 0; b < r->blocks[r->owner]; b++) {
            const struct block *const one = &r->block[r->owner][b];
            most(&r->until, r->asked + what(r->d, one->c, one->k)->keeps);
        }
        if (r->until > r->now)
            return;
    }
    if (best != r->owner || best == NONE) {
        r->owner = best;
        r->ready = r->now + r->d->cost;
    }
    r->asked = r->until = NONE;
}

static bool runs(const struct run *const r)
{
    return r->owner != NONE && r->now >= r->ready;
}

/* The kernel of the owner that places blocks, or the copy that waits first. */
static bool head_of(const struct run *const r, const enum step_kind kind, int *const c,
                    int *const k)
{
    const struct busy *head = NULL;
    for (int i = 0; i < r->d->chains; i++) {
        if (kind == KERNEL && r->d->chain[i].context != r->owner)
            continue;
        for (int j = 0; j < r->d->chain[i].steps; j++) {
            const struct busy *const s = &r->line[i].step[j];
            const struct step *const own = what(r->d, i, j);
            if (!s->active || own->kind != kind || (kind == KERNEL && !s->left))
                continue;
            const int above = !head          ? 1
                              : kind == COPY ? 0
                                             : own->stream - what(r->d, *c, *k)->stream;
            if (above > 0 || (above == 0 && s->order < head->order)) {
                head = s;
                *c = i;
                *k = j;
            }
        }
    }
    return head != NULL;
}

static void place(struct run *const r)
{
    int c, k;
    if (!r->copy && head_of(r, COPY, &c, &k))
        r->copy = &r->line[c].step[k];
    while (runs(r) && head_of(r, KERNEL, &c, &k)) {
        const int x = r->owner, first = (int)draw_run(r, (unsigned)r->d->sms);
        const struct step *const own = what(r->d, c, k);
        int sm = NONE;
        for (int n = 0; n < r->d->sms && sm == NONE; n++)
            sm = r->room[x][(first + n) % r->d->sms] >= own->threads ? (first + n) % r->d->sms : sm;
        if (sm == NONE)
            return;
        r->room[x][sm] -= own->threads;
        r->block[x][r->blocks[x]++] = (struct block){c, k, sm, time_of(r, own)};
        r->line[c].step[k].left--;
        r->line[c].step[k].inside++;
    }
}

/* The step whose thread has this CPU: a host step, or one for which a thread spins. */
static void use_cpu(struct run *const r, const int cpu)
{
    struct busy *const was = r->on[cpu];
    struct busy *best = NULL;
    int rank = NONE;
    if (was && was->active && was->section && was->done > was->from &&
        was->done < was->from + was->section)
        return;
    for (int c = 0; c < r->d->chains; c++) {
        const struct chain *const chain = &r->d->chain[c];
        for (int k = 0; k < chain->steps; k++) {
            const bool host = chain->step[k].kind == HOST;
            const int on = host ? chain->step[k].cpu : chain->busy ? chain->cpu : NONE;
            const int own = host ? chain->step[k].priority : chain->priority;
            struct busy *const s = &r->line[c].step[k];
            if (on != cpu || !s->active || own < rank || (own == rank && draw_run(r, 2)))
                continue;
            best = s;
            rank = own;
        }
    }
    if (was && was->active && was != best && rank == r->rank_on[cpu] && draw_run(r, 2))
        return;
    r->on[cpu] = best;
    r->rank_on[cpu] = rank;
}

/* How much of a host step or copy goes by until something happens to it; NONE: it stands still. */
static int rest(const struct run *const r, const int c, const int k)
{
    const struct busy *const s = &r->line[c].step[k];
    const struct step *const own = what(r->d, c, k);
    if (!s->active || own->kind == KERNEL)
        return NONE;
    if (own->kind == COPY ? r->copy != s : own->cpu != NONE && r->on[own->cpu] != s)
        return NONE;
    const int end = s->from + s->section;
    return s->section && s->done < end && end < s->total ? end - s->done : s->total - s->done;
}

static void least(int *const a, const int b)
{
    *a = b >= 0 && b < *a ? b : *a;
}

/* Time goes on to the next event; false: there is none. */
static bool pass(struct run *const r)
{
    int step = 1 << 20;
    for (int c = 0; c < r->d->chains; c++) {
        const struct line *const l = &r->line[c];
        if (l->next < l->jobs && l->release[l->next] > r->now)
            least(&step, l->release[l->next] - r->now);
        if (l->next < l->jobs && r->d->chain[c].begin && l->ready > r->now)
            least(&step, l->ready - r->now);
        for (int k = 0; k < r->d->chain[c].steps; k++)
            least(&step, rest(r, c, k));
    }
    const bool on = runs(r);
    if (r->owner != NONE && !on)
        least(&step, r->ready - r->now);
    if (on && r->until != NONE)
        least(&step, r->until - r->now);
    for (int b = 0; on && b < r->blocks[r->owner]; b++)
        least(&step, r->block[r->owner][b].left);
    if (step == 1 << 20 || r->now > 20000)
        return false;
    for (int b = 0; on && b < r->blocks[r->owner]; b++)
        r->block[r->owner][b].left -= step;
    for (int c = 0; c < r->d->chains; c++)
        for (int k = 0; k < r->d->chain[c].steps; k++)
            r->line[c].step[k].done += rest(r, c, k) == NONE ? 0 : step;
    r->now += step;
    return true;
}

static void make_releases(struct run *const r, const struct plan *const p, const int horizon)
{
    r->stop = 1 << 20;
    for (int c = 0; c < r->d->chains; c++) {
        const struct chain *const chain = &r->d->chain[c];
        struct line *const l = &r->line[c];
        const unsigned gap = (unsigned)(chain->longest - chain->period);
        int at = p->first[c], last = 0;
        l->last = NONE;
        for (; at < horizon && l->jobs < JOBS; l->jobs++) {
            const bool late = !l->jobs || draw_run(r, 4) == 0;
            most(&last,
                 at + (late ? chain->jitter : (int)draw_run(r, (unsigned)chain->jitter + 1)));
            l->nominal[l->jobs] = at;
            l->release[l->jobs] = last;
            at += chain->period + (p->dense || !gap ? 0 : (int)draw_run(r, gap + 1));
        }
        r->stop = at < r->stop ? at : r->stop; /* from then on releases are missing */
    }
}

static void simulate(struct run *const r, const struct draw *const d, const struct plan *const p,
                     const int horizon)
{
    memset(r, 0, sizeof *r);
    r->d = d;
    r->random = p->seed;
    r->shorten = p->shorten;
    r->owner = d->contexts > 1 ? NONE : 0;
    r->asked = r->until = r->shown = NONE;
    for (int h = 0; h < HOPS; h++)
        r->reg[h] = NONE;
    for (int x = 0; x < CONTEXTS; x++)
        for (int m = 0; m < SMS; m++)
            r->room[x][m] = 2048;
    make_releases(r, p, horizon);
    do {
        end_all(r);
        if (d->delay) { /* before what follows is there */
            own_gpu(r);
            place(r);
        }
        begin_all(r);
        own_gpu(r);
        place(r);
        for (int cpu = 0; cpu < d->cpus; cpu++)
            use_cpu(r, cpu);
    } while (pass(r));
}

/* ---- no run exceeds a bound ---- */

struct tally {
    double *chain, *path;
    size_t chains, paths, late, lost, gathered;
};

/* Whole ticks of a time; -1: there is none. */
static int64_t ticks_of(const gpurta_result *const result, const gpurta_column column,
                        const size_t row, double *const exact)
{
    int64_t whole = NONE;
    mpq_t q;
    mpq_init(q);
    if (result_time(result, column, row, q)) {
        if (exact)
            *exact = mpq_get_d(q);
        mpz_fdiv_q(mpq_numref(q), mpq_numref(q), mpq_denref(q));
        whole = mpz_get_si(mpq_numref(q));
    }
    mpq_clear(q);
    return whole;
}

struct limits {
    int64_t end[CHAINS], dropped[CHAINS], step[CHAINS][STEPS], finish[CHAINS][STEPS], reaction, age;
    double exact[CHAINS], path;
    size_t gathered; /* steps observed of serial chains whose jitter is above the period */
    char file[8192];
};

static void bounds_of(struct limits *const l, const struct draw *const d,
                      const gpurta_options *const options)
{
    size_t row = 0;
    struct scenario scenario;
    gpurta_result *r;
    gpurta_error error;
    memset(l, 0, sizeof *l);
    FILE *f = fmemopen(l->file, sizeof l->file - 1, "w");
    write_file(f, d);
    fclose(f);
    f = fmemopen(l->file, strlen(l->file), "r");
    const bool read = scenario_read_stream(&scenario, "drawn", f, NEED_CHAINS, false);
    fclose(f);
    document_report(&scenario.document);
    if (!read || scenario.document.errors)
        fail_msg("not read:\n%s", l->file);
    assert_ok(gpurta_bound(scenario.given.model, options, &r, &error), &error);
    for (int c = 0; c < d->chains; c++) {
        l->end[c] = ticks_of(r, GPURTA_BOUND_CHAINS_BOUND, (size_t)c, &l->exact[c]);
        l->dropped[c] = result_count_or(r, GPURTA_BOUND_CHAINS_DROPPED, (size_t)c, 0);
        for (int k = 0; k < d->chain[c].steps; k++, row++) {
            l->step[c][k] = ticks_of(r, GPURTA_BOUND_STEPS_BOUND, row, NULL);
            l->finish[c][k] = ticks_of(r, GPURTA_BOUND_STEPS_FINISH, row, NULL);
            const int64_t seen = ticks_of(r, GPURTA_BOUND_STEPS_OBSERVED, row, NULL);
            if (l->step[c][k] != NONE && seen > l->step[c][k])
                fail_msg("c%d/k%d: %d observed, above its bound\n%s", c, k, (int)seen, l->file);
            l->gathered += seen != NONE && l->step[c][k] != NONE && !d->chain[c].pipelined &&
                           d->chain[c].jitter > d->chain[c].period;
        }
    }
    l->reaction = l->age = NONE;
    if (d->hops) {
        l->reaction = ticks_of(r, GPURTA_BOUND_PATHS_REACTION, 0, &l->path);
        l->age = ticks_of(r, GPURTA_BOUND_PATHS_AGE, 0, NULL);
    }
    gpurta_result_destroy(r);
    scenario_clear(&scenario);
}

/* Fails if a run exceeds a bound. Its largest part of one. */
static double compare(const struct limits *const l, const struct draw *const d,
                      const struct figures *const seen)
{
    double part = 0;
    for (int c = 0; c < d->chains; c++) {
        if (l->end[c] == NONE)
            continue;
        if (seen->end[c] > l->end[c])
            fail_msg("chain c%d: %d, above its bound\n%s", c, seen->end[c], l->file);
        if (seen->dropped[c] > l->dropped[c])
            fail_msg("chain c%d: %d jobs lost in a row\n%s", c, seen->dropped[c], l->file);
        for (int k = 0; k < d->chain[c].steps; k++) {
            if (l->step[c][k] != NONE && seen->step[c][k] > l->step[c][k])
                fail_msg("c%d/k%d: %d, above its bound\n%s", c, k, seen->step[c][k], l->file);
            if (l->finish[c][k] != NONE && seen->finish[c][k] > l->finish[c][k])
                fail_msg("c%d/k%d: ends %d after the release\n%s", c, k, seen->finish[c][k],
                         l->file);
        }
        const double now = seen->end[c] / l->exact[c];
        part = now > part ? now : part;
    }
    if (l->reaction != NONE && (seen->reaction > l->reaction || seen->age > l->age))
        fail_msg("reaction %d, age %d: above a bound\n%s", seen->reaction, seen->age, l->file);
    return l->reaction != NONE ? part + 2 * seen->reaction / l->path : part;
}

static void draw_plan(struct plan *const p, const struct draw *const d, const struct plan *const of)
{
    if (of) {
        const int c = among(0, d->chains - 1);
        *p = *of;
        p->first[c] += among(-4, 4);
        p->first[c] = p->first[c] < 0 ? 0 : p->first[c];
        p->seed = often(30) ? rnd() : p->seed;
        return;
    }
    const int together = among(0, 1);
    for (int c = 0; c < d->chains; c++)
        p->first[c] = together ? among(0, 2) : among(0, d->chain[c].period);
    p->seed = rnd();
    p->dense = often(60);
    p->shorten = often(60) ? 0 : among(5, 60);
}

static void add_figures(struct figures *const all, const struct figures *const one)
{
    for (int c = 0; c < CHAINS; c++) {
        most(&all->end[c], one->end[c]);
        most(&all->dropped[c], one->dropped[c]);
    }
    most(&all->reaction, one->reaction);
}

static void try_runs(const struct draw *const d, const struct limits *const l, struct run *const r,
                     struct figures *const all)
{
    struct plan plan, best;
    double most_part = -1;
    int longest = 0;
    for (int c = 0; c < d->chains; c++)
        most(&longest, d->chain[c].longest);
    memset(all, 0, sizeof *all);
    for (int n = 0; n < RUNS; n++) {
        draw_plan(&plan, d, n % 16 > 3 ? &best : NULL);
        simulate(r, d, &plan, (d->hops ? 8 : 4) * longest + 40);
        const double part = compare(l, d, &r->seen);
        add_figures(all, &r->seen);
        if (part > most_part || n % 16 == 0) {
            most_part = part;
            best = plan;
        }
    }
}

static void try_one(const enum kind kind, struct tally *const t, gpurta_options *const options,
                    struct run *const r)
{
    struct draw d;
    struct limits l;
    struct figures seen;
    draw_system(&d, kind);
    bounds_of(&l, &d, options);
    try_runs(&d, &l, r, &seen);
    t->gathered += l.gathered;
    for (int c = 0; c < d.chains; c++) {
        if (l.end[c] == NONE || !seen.end[c])
            continue;
        t->chain[t->chains++] = l.exact[c] / seen.end[c];
        t->late += seen.end[c] > d.chain[c].period;
        t->lost += seen.dropped[c] > 0;
    }
    if (l.reaction != NONE && seen.reaction)
        t->path[t->paths++] = l.path / seen.reaction;
}

static int by_value(const void *const a, const void *const b)
{
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static void try_kind(const enum kind kind, const char *const name)
{
    const size_t systems = cases(100) > 20 ? cases(100) : 20; /* some chain has a bound */
    struct tally t = {.chains = 0};
    struct run *const r = malloc(sizeof *r);
    gpurta_options *options;
    t.chain = calloc(CHAINS * systems, sizeof *t.chain);
    t.path = calloc(systems, sizeof *t.path);
    assert_ok(gpurta_options_create(&options, NULL), NULL);
    assert_ok(gpurta_options_set(options, GPURTA_OPTION_BOUND_SEARCH, 24, NULL), NULL);
    for (size_t n = 0; n < systems; n++)
        try_one(kind, &t, options, r);
    assert_true(t.chains > 0);
    assert_true(t.gathered > 0 || kind < ON_CPUS || systems < 100);
    qsort(t.chain, t.chains, sizeof *t.chain, by_value);
    qsort(t.path, t.paths, sizeof *t.path, by_value);
    print_message(
        "%s: %zu systems, %zu chains with a bound, %zu longer than the period, %zu lost "
        "jobs, %zu steps of jitter above the period; bound / observed median %.2f, p90 %.2f\n",
        name, systems, t.chains, t.late, t.lost, t.gathered, t.chain[t.chains / 2],
        t.chain[t.chains * 9 / 10]);
    if (t.paths)
        print_message("%s: %zu reaction times, bound / observed median %.2f, p90 %.2f\n", name,
                      t.paths, t.path[t.paths / 2], t.path[t.paths * 9 / 10]);
    tried("bound: no run of a simulator of the test's own exceeds a bound", systems * RUNS);
    gpurta_options_destroy(options);
    free(t.chain);
    free(t.path);
    free(r);
}

#define CAMPAIGN(kind, name)                                                                       \
    static void name(void **const state)                                                           \
    {                                                                                              \
        (void)state;                                                                               \
        try_kind(kind, #name);                                                                     \
    }
CAMPAIGN(PIPELINES, pipelines)
CAMPAIGN(GRAPHS, graphs)
CAMPAIGN(CAPACITIES, capacities)
CAMPAIGN(ON_CPUS, on_cpus)
CAMPAIGN(SECTIONS, sections)
CAMPAIGN(RANKED, contexts_by_priority)
CAMPAIGN(OVERTAKEN, overtaken)
CAMPAIGN(PATHS, paths)
CAMPAIGN(ALL, all_of_these)

/* `test_bound_campaign paths` runs that kind alone. */
int main(const int count, char **const words)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(pipelines),    cmocka_unit_test(graphs),
        cmocka_unit_test(capacities),   cmocka_unit_test(on_cpus),
        cmocka_unit_test(sections),     cmocka_unit_test(contexts_by_priority),
        cmocka_unit_test(overtaken),    cmocka_unit_test(paths),
        cmocka_unit_test(all_of_these),
    };
    cmocka_set_test_filter(count > 1 ? words[1] : NULL);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
