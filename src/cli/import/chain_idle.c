/* How long nothing ran on the GPU: a job needs that time beside what it runs there, since a launch
 * takes its time from the call of the host until the GPU begins. */
#include "cli/import/chains.h"

#include "cli/base/arrays.h"

static int by_start(const void *const x, const void *const y)
{
    const struct busy *const a = x, *const b = y;
    return ascending(a->start, b->start);
}

/* Makes one of operations that overlap or touch; `before` counts the time of all earlier ones. */
static size_t join(struct busy *const busy, const size_t n)
{
    size_t count = 0;
    for (size_t i = 0; i < n; i++) {
        struct busy *const last = count ? &busy[count - 1] : NULL;
        if (!last || busy[i].start > last->end) {
            busy[i].before = last ? last->before + last->end - last->start : 0;
            busy[count++] = busy[i];
        } else if (busy[i].end > last->end) {
            last->end = busy[i].end;
        }
    }
    return count;
}

bool idle_find(struct chains *const c)
{
    const struct trace *const trace = c->trace;
    size_t n = 0;
    c->busy = allocate((trace->ops + 1) * sizeof *c->busy);
    if (!c->busy)
        return false;
    for (size_t i = 0; i < trace->ops; i++)
        if (on_device(&c->block, &trace->op[i]))
            c->busy[n++] = (struct busy){trace->op[i].start, trace->op[i].end, 0};
    put_in_order(c->busy, n, sizeof *c->busy, by_start);
    c->busies = join(c->busy, n);
    return true;
}

/* Time in which something ran, until then. */
static int64_t busy_until(const struct chains *const c, const int64_t time)
{
    const struct busy then = {.start = time};
    const size_t n = count_before(&then, c->busy, c->busies, sizeof then, by_start);
    if (!n)
        return 0;
    const struct busy *const b = &c->busy[n - 1];
    return b->before + (time < b->end ? time : b->end) - b->start;
}

int64_t idle_between(const struct chains *const c, const int64_t from, const int64_t to)
{
    return to > from ? to - from - (busy_until(c, to) - busy_until(c, from)) : 0;
}
