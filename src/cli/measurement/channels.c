#include "cli/measurement/channels.h"

#include "cli/base/arrays.h"

#include <stdlib.h>
#include <string.h>

const struct channel_told channel_told[] = {{"timeslice", GPURTA_TASK_TIMESLICE},
                                            {"wcet", GPURTA_TASK_WCET},
                                            {"period", GPURTA_TASK_PERIOD}};
const size_t channel_told_count = FIELDS(channel_told);

void channels_make(struct channels_seen *const observed, const struct scenario *const scenario)
{
    observed->count = gpurta_tasks_count(scenario->tasks);
    observed->channel = allocate_zeroed(observed->count + 1, sizeof *observed->channel);
    if (!succeeded(gpurta_measurement_create(&observed->facts, 1, 1, NULL)))
        out_of_memory();
}

void channels_clear(struct channels_seen *const observed)
{
    for (size_t i = 0; observed->channel && i < observed->count; i++)
        free(observed->channel[i].job);
    free(observed->channel);
    gpurta_measurement_destroy(observed->facts);
}

void channels_add(struct channel_seen *const channel, const struct channel_job *const job)
{
    ADD_ROOM(channel->job, channel->room, channel->jobs);
    channel->job[channel->jobs++] = *job;
}

static int by_size(const void *const a, const void *const b)
{
    return ascending(*(const int64_t *)a, *(const int64_t *)b);
}

bool channel_responses(const struct channel_seen *const channel, int64_t response[3])
{
    const size_t n = channel->jobs;
    int64_t *const all = allocate_zeroed(n + 1, sizeof *all);
    for (size_t j = 0; all && j < n; j++)
        all[j] = channel->job[j].end - channel->job[j].launched;
    if (all && n) {
        qsort(all, n, sizeof *all, by_size);
        response[0] = all[0];
        response[1] = all[(n - 1) / 2];
        response[2] = all[n - 1];
    }
    free(all);
    return all && n;
}

/* Neither waited, and there is a time at which both worked. */
static bool together(const struct channels_seen *const observed, const size_t a, const size_t b)
{
    const struct channel_seen *const x = &observed->channel[a], *const y = &observed->channel[b];
    const int64_t unsure = x->uncertainty + y->uncertainty;
    for (size_t j = 0, first = 0; j < x->jobs; j++) {
        while (first < y->jobs && y->job[first].run < x->job[j].run)
            first++;
        for (size_t k = first; k < y->jobs && y->job[k].run == x->job[j].run; k++) {
            const struct channel_job *const p = &x->job[j], *const q = &y->job[k];
            const int64_t from = p->start > q->start ? p->start : q->start;
            const int64_t to = p->end < q->end ? p->end : q->end;
            /* in [from, to] either waits while the other works; short waits it does not tell */
            const int64_t untold = GPURTA_CHANNEL_GAP_NS * (p->turns + q->turns);
            if (to - from > unsure + p->waited + q->waited + untold)
                return true;
        }
    }
    return false;
}

bool channels_together(const struct channels_seen *const observed, size_t *const first,
                       size_t *const second)
{
    for (size_t a = 0; a < observed->count; a++)
        for (size_t b = a + 1; b < observed->count; b++)
            if (together(observed, a, b)) {
                *first = a;
                *second = b;
                return true;
            }
    return false;
}
