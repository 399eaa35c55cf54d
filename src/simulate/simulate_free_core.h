/* Part of simulate_core.h: kernels that wait for nothing but room.
 *
 * Where every kernel has a stream of its own, all have one priority, none waits for another, and
 * they are launched in program order, the only queue is the program itself: a kernel joins the EE
 * queue when it is launched, and the next one places blocks once all of its own are placed. Blocks
 * of one kernel take the same time, so that those that were placed last end last. What is left of
 * the rules is the books of the SMs: nothing has to be kept of a job. */

/* Places blocks of the kernels from *head on, *left of the first of them; `launched` is behind the
 * last one. */
static bool NUM(free_place)(struct NUM(sim) *const x, size_t *const head, int64_t *const left,
                            const size_t launched)
{
    const struct operation *const operation = x->s->program->operation;
    while (*head < launched) {
        const size_t j = *head, footprint = operation[j].launch;
        NUM(tree_ready)(x, footprint, 0);
        const int64_t n = NUM(choose)(x, *left, INT64_MAX, NULL);
        if (!n)
            return true;
        if (*left == operation[j].blocks)
            NUM(set)(&x->time[FIRST][j], &x->now);
        *left -= n;
        if (!NUM(book)(x, j, footprint))
            return false;
        if (*left)
            return true;
        NUM(set)(&x->time[LAST][j], &x->now);
        if (!NUM(add)(&x->time[ENDED][j], &x->now, &x->wcet[j]))
            return NUM(stop)(x, GPURTA_OVERFLOW);
        if (++*head < x->s->jobs)
            *left = operation[*head].blocks;
    }
    return true;
}

static void NUM(free_kernels)(struct NUM(sim) *const x)
{
    const size_t jobs = x->s->jobs;
    size_t launched = 0, head = 0;
    int64_t left = x->s->program->operation[0].blocks;
    while (x->groups || launched < jobs) {
        const num_t *const end = x->groups ? &x->group[0].end : NULL;
        const num_t *const launch = launched < jobs ? &x->time[LAUNCHED][launched] : NULL;
        NUM(set)(&x->now, !launch || (end && NUM(cmp)(end, launch) < 0) ? end : launch);
        while (x->groups && NUM(cmp)(&x->group[0].end, &x->now) == 0)
            NUM(unbook)(x, NUM(take_group)(x));
        for (; launched < jobs && NUM(cmp)(&x->time[LAUNCHED][launched], &x->now) == 0; launched++)
            NUM(set)(&x->time[ENQUEUED][launched], &x->now);
        if (!NUM(free_place)(x, &head, &left, launched))
            return;
    }
}
