/* CPUs of a run: each has threads that are ready, and runs one of the highest priority, unless the
 * running one is inside its section. Threads of one priority come in any order. */
#include "search/sim.h"

/* ---- threads ---- */

bool cpu_add(struct sim *const x, const size_t work)
{
    const size_t step = x->work[work].step;
    const struct unit *const u = &x->s->unit[step];
    struct cpu *const cpu = &x->cpu[u->cpu];
    struct thread *const all =
        arena_grow(&x->arena, cpu->thread, &cpu->room, cpu->threads + 1, sizeof *all);
    if (!all)
        return false;
    cpu->thread = all;
    struct thread *const t = &all[cpu->threads++];
    *t = (struct thread){.work = work, .priority = u->cpu_priority, .total = NEVER};
    if (u->kind != GPURTA_STEP_HOST)
        return true;
    const int64_t section = x->times->section[step];
    t->total = length_of(x, step);
    t->section = section < t->total ? section : t->total;
    if (t->section && pick(x, 2))
        t->from = (int64_t)pick(x, (size_t)(t->total - t->section) + 1);
    return true;
}

static bool is_kept(const struct sim *const x, const struct thread *const t)
{
    return t->total != NEVER || x->choice->in_order;
}

/* Its piece ends. */
static void pause(const struct sim *const x, struct cpu *const cpu)
{
    if (cpu->running == NO_INDEX)
        return;
    const struct thread *const t = &cpu->thread[cpu->running];
    if (x->run->keep && is_kept(x, t))
        x->run->block[t->kept].end = x->now;
    cpu->running = NO_INDEX;
}

static void remove_thread(const struct sim *const x, struct cpu *const cpu, const size_t i)
{
    if (cpu->running == i)
        pause(x, cpu);
    for (size_t k = i + 1; k < cpu->threads; k++)
        cpu->thread[k - 1] = cpu->thread[k];
    cpu->threads--;
    if (cpu->running != NO_INDEX && cpu->running > i)
        cpu->running--;
}

void cpu_remove(const struct sim *const x, const size_t work)
{
    struct cpu *const cpu = &x->cpu[x->s->unit[x->work[work].step].cpu];
    for (size_t i = 0; i < cpu->threads; i++)
        if (cpu->thread[i].work == work) {
            remove_thread(x, cpu, i);
            return;
        }
}

/* ---- time goes on ---- */

void cpus_advance(const struct sim *const x)
{
    for (size_t c = 0; c < x->s->cpus; c++) {
        struct cpu *const cpu = &x->cpu[c];
        if (cpu->running != NO_INDEX)
            cpu->thread[cpu->running].done += x->now - cpu->since;
        cpu->since = x->now;
    }
}

size_t cpu_ended(const struct sim *const x)
{
    for (size_t c = 0; c < x->s->cpus; c++) {
        struct cpu *const cpu = &x->cpu[c];
        if (cpu->running == NO_INDEX ||
            cpu->thread[cpu->running].done < cpu->thread[cpu->running].total)
            continue;
        const size_t work = cpu->thread[cpu->running].work;
        remove_thread(x, cpu, cpu->running);
        return work;
    }
    return NO_INDEX;
}

static bool inside(const struct thread *const t)
{
    return t->done > t->from && t->done < t->from + t->section;
}

int64_t cpus_next(const struct sim *const x)
{
    int64_t next = NEVER;
    for (size_t c = 0; c < x->s->cpus; c++) {
        const struct cpu *const cpu = &x->cpu[c];
        if (cpu->running == NO_INDEX)
            continue;
        const struct thread *const t = &cpu->thread[cpu->running];
        const int64_t section = t->from + t->section;
        const int64_t until = t->done < section ? section : t->total;
        if (until != NEVER && x->now + (until - t->done) < next)
            next = x->now + (until - t->done);
    }
    return next;
}

/* ---- who runs ---- */

static size_t best_thread(struct sim *const x, const struct cpu *const cpu)
{
    size_t best = 0, equal = 1;
    for (size_t i = 1; i < cpu->threads; i++) {
        const int64_t a = cpu->thread[i].priority, b = cpu->thread[best].priority;
        if (a < b)
            continue;
        equal = a > b ? 1 : equal + 1;
        if (a > b || (pick(x, equal) == 0 && !x->choice->in_order))
            best = i;
    }
    return best;
}

bool cpus_choose(struct sim *const x)
{
    for (size_t c = 0; c < x->s->cpus; c++) {
        struct cpu *const cpu = &x->cpu[c];
        if (!cpu->threads || (cpu->running != NO_INDEX && inside(&cpu->thread[cpu->running])))
            continue;
        const size_t best = best_thread(x, cpu);
        if (best == cpu->running)
            continue;
        pause(x, cpu);
        struct thread *const t = &cpu->thread[best];
        if (!t->done && t->total != NEVER)
            x->work[t->work].started = x->now;
        if (is_kept(x, t) &&
            !keep_block(x, t->work, t->total == NEVER ? NO_INDEX : 0, x->now, &t->kept))
            return false;
        cpu->running = best;
        cpu->since = x->now;
    }
    return true;
}
