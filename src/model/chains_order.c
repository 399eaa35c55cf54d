/* In which order steps can be done, and circles in what they wait for. */
#include "model/chains.h"

#include "base/fail.h"

#include <stdio.h>
#include <stdlib.h>

enum { UNSEEN, OPEN, DONE };

/* One walk back along what steps wait for; path[] is the stack. */
struct walk {
    const gpurta_chains *chains;
    unsigned char *state;
    size_t *path, *place;
    size_t depth;
    size_t *order, ordered;
};

static void name_step(const gpurta_chains *const chains, const size_t step, char *const text,
                      const size_t size)
{
    const char *const name = chains->program->operation[step].name;
    if (name)
        snprintf(text, size, "%.40s", name);
    else
        snprintf(text, size, "step %zu", step + 1);
}

static gpurta_status tell_circle(const struct walk *const w, const size_t step,
                                 gpurta_error *const error)
{
    char text[200] = "", name[48];
    size_t from = w->depth, used = 0;
    while (from > 0 && w->path[from - 1] != step)
        from--;
    for (size_t i = from ? from - 1 : 0; i < w->depth && used < sizeof text - 60; i++) {
        name_step(w->chains, w->path[i], name, sizeof name);
        used += (size_t)snprintf(text + used, sizeof text - used, "%s waits for ", name);
    }
    name_step(w->chains, step, name, sizeof name);
    snprintf(text + used, sizeof text - used, "%s", name);
    return fail(error, GPURTA_INVALID_ARGUMENT, (int64_t)w->chains->step[step].chain,
                "steps wait for each other in a circle: %s", text);
}

static gpurta_status walk_from(struct walk *const w, const size_t start, gpurta_error *const error)
{
    w->depth = 1;
    w->path[0] = start;
    w->place[0] = 0;
    w->state[start] = OPEN;
    while (w->depth) {
        const size_t step = w->path[w->depth - 1];
        const size_t next = gpurta_chains_after(w->chains, step, w->place[w->depth - 1]++);
        if (next == SIZE_MAX) {
            w->state[step] = DONE;
            w->order[w->ordered++] = step;
            w->depth--;
        } else if (w->state[next] == OPEN) {
            return tell_circle(w, next, error);
        } else if (w->state[next] == UNSEEN) {
            w->state[next] = OPEN;
            w->path[w->depth] = next;
            w->place[w->depth++] = 0;
        }
    }
    return GPURTA_OK;
}

static gpurta_status check_filled(const gpurta_chains *const chains, gpurta_error *const error)
{
    if (!chains || !chains->count)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "there are no chains");
    for (size_t c = 0; c < chains->count; c++)
        if (!chains->chain[c].steps)
            return fail(error, GPURTA_INVALID_ARGUMENT, (int64_t)c, "the chain has no steps");
    return GPURTA_OK;
}

gpurta_status chains_order(const gpurta_chains *const chains, size_t *const order,
                           gpurta_error *const error)
{
    gpurta_status status = check_filled(chains, error);
    if (status)
        return status;
    const size_t n = chains->steps;
    bool graph = false;
    for (size_t i = 0; i < n; i++) {
        graph = graph || chains->step[i].own_after;
        order[i] = i; /* a step waits for one before it, if for none that was named */
    }
    if (!graph)
        return GPURTA_OK;
    struct walk w = {.chains = chains, .order = order};
    w.state = calloc(n, sizeof *w.state);
    w.path = calloc(n, sizeof *w.path);
    w.place = calloc(n, sizeof *w.place);
    if (!w.state || !w.path || !w.place)
        status = fail_memory(error);
    for (size_t i = 0; !status && i < n; i++)
        if (w.state[i] == UNSEEN)
            status = walk_from(&w, i, error);
    FREE(w.state, w.path, w.place);
    return status;
}

gpurta_status gpurta_chains_check(const gpurta_chains *const chains, gpurta_error *const error)
{
    const gpurta_status status = check_filled(chains, error);
    if (status)
        return status;
    size_t *const order = calloc(chains->steps, sizeof *order);
    if (!order)
        return fail_memory(error);
    const gpurta_status ordered = chains_order(chains, order, error);
    free(order);
    return ordered;
}
