#include "simulate/simulate_lists.h"

#include <string.h>

static bool before(const struct job *const job, const size_t a, const size_t b)
{
    return job[a].cause != job[b].cause ? job[a].cause < job[b].cause
                                        : job[a].sequence < job[b].sequence;
}

void job_heap_push(struct job_heap *const heap, const size_t j, const struct job *const job)
{
    size_t i = heap->count++;
    while (i > 0 && before(job, j, heap->item[(i - 1) / 2])) {
        heap->item[i] = heap->item[(i - 1) / 2];
        i = (i - 1) / 2;
    }
    heap->item[i] = j;
}

size_t job_heap_pop(struct job_heap *const heap, const struct job *const job)
{
    const size_t top = heap->item[0], last = heap->item[--heap->count];
    size_t i = 0;
    for (;;) {
        size_t child = 2 * i + 1;
        if (child >= heap->count)
            break;
        if (child + 1 < heap->count && before(job, heap->item[child + 1], heap->item[child]))
            child++;
        if (before(job, last, heap->item[child]))
            break;
        heap->item[i] = heap->item[child];
        i = child;
    }
    heap->item[i] = last;
    return top;
}

void tree_build(struct tree *const tree)
{
    for (size_t i = 0; i < tree->leaves; i++)
        tree->winner[tree->leaves + i] = (uint32_t)i;
    for (size_t i = tree->leaves - 1; i > 0; i--)
        tree->winner[i] = tree_better(tree, tree->winner[2 * i], tree->winner[2 * i + 1]);
}

int64_t total_above(const int64_t *const room, const size_t sms, const int64_t level,
                    const bool fair)
{
    int64_t total = 0;
    for (size_t i = 0; i < sms; i++) {
        const int64_t n = fair ? (room[i] < level ? room[i] : level) : room[i] - level;
        if (n > 0 && __builtin_add_overflow(total, n, &total))
            return INT64_MAX;
    }
    return total;
}
