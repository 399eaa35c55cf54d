/* Part of simulate_core.h: kernels that wait for nothing but room.
 *
 * Where every kernel has a stream of its own, all have one priority, none waits for another, and
 * they are launched in program order, the only queue is the program itself: a kernel joins the EE
 * queue when it is launched, and the next one places blocks once all of its own are placed. Blocks
 * of one kernel take the same time, so that those that were placed last end last. What is left of
 * the rules is the books of the SMs: nothing has to be kept of a job. */

/* Places all blocks of a kernel from now on. What ended until now is taken out of the books only
 * now: it was not asked for before. */
static bool NUM(free_kernel)(struct NUM(sim) *const x, const size_t j)
{
    const struct operation *const operation = &x->s->program->operation[j];
    for (int64_t left = operation->blocks;;) {
        while (x->groups && NUM(cmp)(&x->group[0].end, &x->now) <= 0)
            NUM(unbook)(x, NUM(take_group)(x));
        NUM(rooms_ready)(x, operation->launch, 0);
        if (x->choice.freed && !x->groups)
            NUM(forget_freed)(x, 0);
        const int64_t n = NUM(choose)(x, left, 0, NULL);
        if (n < 0)
            return false;
        if (n && left == operation->blocks)
            NUM(set)(&x->began, &x->now);
        left -= n;
        if (n && !NUM(book)(x, j, operation->launch))
            return false;
        if (!left)
            return true;
        NUM(set)(&x->now, &x->group[0].end);
    }
}

/* When a kernel began is kept only from the first one whose blocks did not all begin at once. */
static bool NUM(keep_began)(struct NUM(sim) *const x, const size_t j)
{
    num_t *first = x->time[FIRST];
    if (!first) {
        if (NUM(cmp)(&x->began, &x->now) == 0)
            return true;
        x->time[FIRST] = first = NUM(array_to_fill)(x->o->jobs);
        x->o->time[FIRST] = (struct numbers){first, x->o->jobs, x->o->jobs};
        if (!first)
            return NUM(stop)(x, GPURTA_NO_MEMORY);
        for (size_t i = 0; i < j; i++)
            NUM(set)(&first[i], &x->time[LAST][i]);
    }
    NUM(set)(&first[j], &x->began);
    return true;
}

static void NUM(free_kernels)(struct NUM(sim) *const x)
{
    for (size_t j = 0; j < x->s->jobs && x->outcome == GPURTA_OK; j++) {
        const num_t *const launch = &x->time[LAUNCHED][j];
        if (!NUM(take_operation)(x, j)) {
            NUM(stop)(x, GPURTA_OVERFLOW);
            break;
        }
        if (NUM(cmp)(&x->now, launch) < 0)
            NUM(set)(&x->now, launch);
        if (!NUM(free_kernel)(x, j) || !NUM(keep_began)(x, j))
            break;
        NUM(set)(&x->time[LAST][j], &x->now);
        if (!NUM(add)(&x->scratch, &x->now, &x->wcet[j]))
            NUM(stop)(x, GPURTA_OVERFLOW); /* its end */
    }
}
