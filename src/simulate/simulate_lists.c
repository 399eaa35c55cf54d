#include "simulate/simulate_lists.h"

#include "base/grow.h"
#include "base/heap.h"

static bool before(const void *const a, const void *const b, const void *const jobs)
{
    const struct job *const job = jobs, *const p = &job[*(const size_t *)a],
                            *const q = &job[*(const size_t *)b];
    return p->cause != q->cause ? p->cause < q->cause : p->sequence < q->sequence;
}

bool job_heap_push(struct job_heap *const heap, const size_t j, const struct job *const job)
{
    size_t *const all = grow(heap->item, &heap->room, heap->count + 1, sizeof *all);
    if (!all)
        return false;
    heap->item = all;
    all[heap->count] = j;
    heap_up(all, heap->count++, sizeof *all, before, job);
    return true;
}

size_t job_heap_pop(struct job_heap *const heap, const struct job *const job)
{
    heap_pop(heap->item, heap->count, sizeof *heap->item, before, job);
    return heap->item[--heap->count];
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
