/* Below gpurta bound --explain: how its lines are to be read, and where each is proved. */
#include "cli/command/bound_view.h"

#define TERM(kind) (UINT64_C(1) << GPURTA_BOUND_##kind)
enum { WEIGHTS = 40, WAVES, QUEUED, PENDING, BELOW };

static const struct {
    uint64_t terms;
    const char *section, *text;
} legends[] = {
    {UINT64_C(1) << WEIGHTS, "Weights, Statement",
     "weight: of a block, while this kernel waits: blocks on an SM that together leave no room for "
     "one more block of it (a blocking set) have weights that add up to 1 or more"},
    {UINT64_C(1) << WAVES, "One after the other; In turns, which is that for rule U1",
     "wave: at least so many blocks of a kernel as keep one more of it out; the last block has a "
     "line of its own, and where all others fit at once with it they have none"},
    {TERM(HIGHER) | TERM(LOWER) | TERM(GAP_JOBS) | UINT64_C(1) << QUEUED, "Statement",
     "N = ceil((window + latest end - earliest activation) / period): jobs that may count, each "
     "from its nominal release; the window is what the heading has (within), for other contexts "
     "up to the end"},
    {UINT64_C(1) << PENDING, "Statement",
     "one pending job, one copy before it: what stands in the queue when this comes, in order; of "
     "a "
     "sequence its dearest step, once, of other chains each step, whatever N is"},
    {UINT64_C(1) << QUEUED, "Paths",
     "ahead of its kernels or copies, of the same priority: at most one launch whenever the path "
     "waits, of the steps of a sequence one in all, and of each step no more than N jobs have"},
    {TERM(DRAIN), "One after the other",
     "until blocks are gone: what is on the SMs is not preempted; the longest, for each wait"},
    {UINT64_C(1) << BELOW, "Below a path",
     "of lower priority, in waves: what these jobs take of all waits of the path, as they place "
     "what "
     "fits after each of its kernels (U1); waits that this does not cover find the longest blocks"},
    {TERM(ACTIVE), "One after the other",
     "all that is ahead: N jobs of the chain, each with all its kernels; N = 1 + floor((window + D "
     "- "
     "min(D, one job)) / period), where D is the latest end of its kernels - their earliest "
     "activation; or, told as 1 job, N + 1 times window + D - N x period, where that is more"},
    {TERM(HEAD), "Room", "in all less than: with so little there, a block always fits"},
    {TERM(OUTLASTED), "No longer than the wait", "less: blocks count no longer than the wait is"},
    {TERM(PATH), "Paths", "as one path: steps that are bounded together, where that is less"},
    {TERM(BUSY), "Since the GPU was idle",
     "since the GPU was idle: what was done then is taken off"},
    {TERM(SLOTS), "Supply",
     "timeslices: GPU time / timeslice, rounded up, and one more for each further run of kernels, "
     "which may begin in one that is nearly over; other contexts have the GPU in the gaps, for "
     "their timeslices, or for their jobs where those are less (then their timeslices are 0)"},
    {TERM(DELAY), "Supply", "2 (P - Q): how long a server's budget may be away"},
    {TERM(CPU) | TERM(SECTION) | TERM(ON_CPU), "of page cpus",
     "on a CPU: jobs of higher priority, one section of a lower one"},
    {TERM(HELD), "Capacity", "jobs that wait for place: of queues that are full"},
    {TERM(EARLIER), "Jobs that wait for each other; Pipelines",
     "so much later: the bound is of the last of these jobs, from its own release"},
};

void bound_legend_add(struct bound_legend *const legend, const struct bound_view *const v,
                      const struct bound_term *const t, const bool of_chain)
{
    const bool counted = t->kind <= GPURTA_BOUND_OWN || t->kind == GPURTA_BOUND_LOWER ||
                         (t->kind == GPURTA_BOUND_LAST && !of_chain);
    const bool kernel = /* else it may be a context, or a resource */
        counted && t->other != GPURTA_NONE && bound_kind(v, t->other) == 'k';
    legend->texts |= UINT64_C(1) << t->kind;
    if (kernel)
        legend->texts |= UINT64_C(1) << (t->weighs ? WEIGHTS : WAVES);
    if (kernel && !t->weighs && t->kind == GPURTA_BOUND_LOWER)
        legend->texts |= UINT64_C(1) << BELOW;
    if (t->kind == GPURTA_BOUND_SAME)
        legend->texts |= UINT64_C(1) << (of_chain ? QUEUED : PENDING);
    if (kernel && t->weighs)
        bound_legend_weight(legend, t->other, t->weight);
}

void bound_print_legend(const struct bound_legend *const legend, FILE *const file)
{
    bool any = false;
    for (size_t i = 0; i < FIELDS(legends); i++)
        if (legends[i].terms & legend->texts) {
            fprintf(file, "%s- %s [%s]\n",
                    any ? ""
                        : "\nhow to read this, and the section of page bound that proves it:\n",
                    legends[i].text, legends[i].section);
            any = true;
        }
}
