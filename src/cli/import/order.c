#include "cli/import/order.h"

#include "cli/base/arrays.h"

#include <string.h>

/* More threads times streams than that are in no profile, and would need too much memory. */
#define MOST_PAIRS ((size_t)1 << 22)

/* A thread has waited for what is known of each stream; a stream obeys what its thread knew when it
 * launched. Versions tell what is new since then. */
struct finder {
    struct order *order;
    const struct trace *trace;
    int64_t device;
    uint32_t *last;    /* of each stream: its last operation so far; NO_TEXT */
    uint32_t *awaited; /* of each wait, then of each synchronisation */
    uint32_t *next;    /* of each wait: the next one of its stream */
    uint32_t *pending; /* of each stream: the first wait that nothing has obeyed yet */
    uint32_t *thread;  /* of each text: number of a thread that waits, from 1; 0: none */
    uint32_t *known;   /* thread by stream: an operation that is complete; NO_TEXT */
    uint32_t *changed; /* thread by stream: version of `known` */
    uint32_t *obeyed;  /* thread by stream: version that the stream's last launch obeyed */
    uint32_t *version; /* of each thread */
    size_t threads, room;
    bool single; /* all work is on this device */
    bool no_memory;
};

struct recorded {
    int64_t time;
    uint32_t which;
};

static int by_time(const void *const x, const void *const y)
{
    const struct recorded *const a = x, *const b = y;
    const int time = ascending(a->time, b->time);
    return time ? time : ascending(a->which, b->which);
}

static bool is_here(const struct finder *const f, const struct trace_op *const op)
{
    return f->trace->stream[op->stream].device == f->device;
}

/* Which operation each wait is for: the last one of the other stream that was launched before the
 * event was recorded. */
static void find_awaited(struct finder *const f)
{
    const struct trace *const trace = f->trace;
    const size_t count = trace->waits + trace->syncs;
    struct recorded *const all = allocate((count + 1) * sizeof *all);
    f->no_memory = f->no_memory || !all;
    if (f->no_memory) {
        free(all);
        return;
    }
    for (size_t w = 0; w < count; w++)
        all[w] = (struct recorded){w < trace->waits ? trace->wait[w].recorded
                                                    : trace->sync[w - trace->waits].recorded,
                                   (uint32_t)w};
    qsort(all, count, sizeof *all, by_time);
    for (size_t i = 0, w = 0; i <= trace->ops; i++) {
        const struct trace_op *const op = &trace->op[i];
        for (; w < count && (i == trace->ops || all[w].time <= trace_launch(op)); w++) {
            const uint32_t n = all[w].which;
            const uint32_t on =
                n < trace->waits ? trace->wait[n].on : trace->sync[n - trace->waits].stream;
            const bool own = n < trace->waits && on == trace->wait[n].stream;
            f->awaited[n] = own || on == NO_TEXT ? NO_TEXT : f->last[on];
        }
        if (i < trace->ops && is_here(f, op))
            f->last[op->stream] = (uint32_t)i;
    }
    free(all);
    memset(f->last, 0xff, (trace->streams + 1) * sizeof *f->last);
}

static void add(struct finder *const f, const size_t op, const uint32_t on)
{
    struct order *const order = f->order;
    const size_t first = order->first[op];
    for (size_t i = order->count; i > first && i + 16 > order->count; i--) /* the latest few */
        if (order->on[i - 1] == on)
            return;
    if (order->count == UINT32_MAX || !ADD_ROOM(order->on, order->room, order->count))
        f->no_memory = true;
    else
        order->on[order->count++] = on;
}

/* ---- the host ---- */

/* Numbers the threads that wait, and makes room for what they know. */
static void find_threads(struct finder *const f)
{
    const struct trace *const trace = f->trace;
    f->thread = allocate_zeroed(trace->texts + 1, sizeof *f->thread);
    f->no_memory = f->no_memory || !f->thread;
    for (size_t i = 0; !f->no_memory && i < trace->syncs; i++) {
        const uint32_t text = trace->sync[i].thread;
        if (text != NO_TEXT && !f->thread[text])
            f->thread[text] = (uint32_t)++f->threads;
    }
    f->order->too_many = f->threads && trace->streams > MOST_PAIRS / f->threads;
    if (f->order->too_many)
        f->threads = 0;
    const size_t pairs = f->threads * trace->streams;
    f->known = no_numbers(pairs);
    f->changed = allocate_zeroed(pairs + 1, sizeof *f->changed);
    f->obeyed = allocate_zeroed(pairs + 1, sizeof *f->obeyed);
    f->version = allocate_zeroed(f->threads + 1, sizeof *f->version);
    f->no_memory = f->no_memory || !f->known || !f->changed || !f->obeyed || !f->version;
}

static void learn(struct finder *const f, const size_t row, const uint32_t stream,
                  const uint32_t op)
{
    uint32_t *const known = &f->known[row + stream];
    if (op == NO_TEXT || (*known != NO_TEXT && *known >= op))
        return;
    *known = op;
    f->changed[row + stream] = f->version[row / f->trace->streams];
}

static void take_sync(struct finder *const f, const size_t number)
{
    const struct trace *const trace = f->trace;
    const struct trace_sync *const sync = &trace->sync[number];
    if (!f->threads || sync->thread == NO_TEXT)
        return;
    const size_t thread = f->thread[sync->thread] - 1, row = thread * trace->streams;
    f->version[thread]++;
    if (sync->stream != NO_TEXT)
        learn(f, row, sync->stream, f->awaited[trace->waits + number]);
    for (uint32_t s = 0; sync->stream == NO_TEXT && s < trace->streams; s++)
        if (sync->context == TRACE_UNKNOWN
                ? f->single &&
                      (sync->process == TRACE_UNKNOWN || sync->process == trace->stream[s].process)
                : trace->stream[s].process == sync->process &&
                      trace->stream[s].context == sync->context)
            learn(f, row, s, f->last[s]);
}

static void obey_host(struct finder *const f, const size_t i)
{
    const struct trace_op *const op = &f->trace->op[i];
    const uint32_t number = f->threads && op->thread != NO_TEXT ? f->thread[op->thread] : 0;
    if (!number)
        return;
    const size_t row = (number - 1) * f->trace->streams;
    uint32_t *const obeyed = &f->obeyed[row + op->stream];
    if (*obeyed == f->version[number - 1])
        return;
    for (uint32_t s = 0; s < f->trace->streams; s++)
        if (s != op->stream && f->known[row + s] != NO_TEXT && f->changed[row + s] > *obeyed)
            add(f, i, f->known[row + s]);
    *obeyed = f->version[number - 1];
}

/* ---- all ---- */

static void obey_waits(struct finder *const f, const size_t i)
{
    const uint32_t stream = f->trace->op[i].stream;
    for (uint32_t w = f->pending[stream]; w != NO_TEXT; w = f->next[w])
        if (f->awaited[w] != NO_TEXT)
            add(f, i, f->awaited[w]);
    f->pending[stream] = NO_TEXT;
}

/* Operations, waits and synchronisations in the order in which the host asked for them. */
static void walk(struct finder *const f)
{
    const struct trace *const trace = f->trace;
    size_t wait = 0, sync = 0;
    for (size_t i = 0; i < trace->ops && !f->no_memory; i++) {
        const struct trace_op *const op = &trace->op[i];
        f->order->first[i] = (uint32_t)f->order->count;
        for (; wait < trace->waits && trace->wait[wait].at <= trace_launch(op); wait++) {
            const uint32_t stream = trace->wait[wait].stream;
            f->next[wait] = f->pending[stream];
            f->pending[stream] = (uint32_t)wait;
        }
        for (; sync < trace->syncs && trace->sync[sync].at <= trace_launch(op); sync++)
            take_sync(f, sync);
        if (!is_here(f, op))
            continue;
        obey_waits(f, i);
        obey_host(f, i);
        f->last[op->stream] = (uint32_t)i;
    }
    f->order->first[trace->ops] = (uint32_t)f->order->count;
}

bool order_find(struct order *const order, const struct trace *const trace, const int64_t device)
{
    *order = (struct order){.first = NULL};
    if (!trace->waits && !trace->syncs)
        return true;
    struct finder f = {.order = order, .trace = trace, .device = device};
    f.single = true;
    for (size_t s = 0; s < trace->streams; s++)
        f.single = f.single && (!trace->stream[s].ops || trace->stream[s].device == device);
    order->first = no_numbers(trace->ops);
    f.last = no_numbers(trace->streams);
    f.pending = no_numbers(trace->streams);
    f.awaited = no_numbers(trace->waits + trace->syncs);
    f.next = no_numbers(trace->waits);
    f.no_memory = !order->first || !f.last || !f.pending || !f.awaited || !f.next;
    find_threads(&f);
    if (!f.no_memory)
        find_awaited(&f);
    if (!f.no_memory)
        walk(&f);
    void *const all[] = {f.last,  f.pending, f.awaited, f.next,   f.thread,
                         f.known, f.changed, f.obeyed,  f.version};
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        free(all[i]);
    return !f.no_memory;
}

void order_clear(struct order *const order)
{
    free(order->first);
    free(order->on);
}
