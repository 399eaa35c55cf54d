/* What a bound is made of, for people: the summands of W / S + C_i. */
#include "bound/bound.h"

#include "base/fail.h"
#include "bound/setup.h"
#include "model/chains.h"

#include <stdlib.h>
#include <string.h>

struct terms {
    struct bound *result;
    struct bound_terms *to;
    const struct bound_run *run;
    const struct system *s;
    size_t step, level, set;
    struct low_list list;
    struct frac weight, share, t, u;
};

static bool add_term(struct terms *const x, const gpurta_bound_kind kind, const size_t other,
                     const int64_t jobs, const struct frac *const share)
{
    struct bound_terms *const r = x->to;
    struct bound_term *const all =
        arena_grow_rats(&x->result->arena, r->term, &r->room, r->count + 1, sizeof *all, 2);
    if (!all)
        return false;
    r->term = all;
    struct bound_term *const fresh = &all[r->count++];
    *fresh = (struct bound_term){.kind = kind, .other = other, .jobs = jobs};
    return frac_to_rat(&fresh->weight, &x->weight) && frac_to_rat(&fresh->share, share);
}

/* The blocks of the term that was added last. */
static void count_blocks(struct terms *const x, const int64_t blocks)
{
    x->to->term[x->to->count - 1].blocks = blocks;
}

/* Until blocks of the longest step are gone, so many times. */
static bool add_drain(struct terms *const x, const size_t longest, const int64_t times)
{
    if (longest == SIZE_MAX || times == 0)
        return true;
    time_of(&x->share, x->s, longest);
    frac_int(&x->t, times);
    frac_mul(&x->share, &x->share, &x->t);
    frac_int(&x->weight, 0);
    return add_term(x, GPURTA_BOUND_DRAIN, longest, times, &x->share);
}

/* One after the other: the term that was added last counts waves, in place of blocks, and apart
 * from what must be gone so many times. */
static bool by_waves(struct terms *const x, const size_t step, const int64_t times)
{
    if (!is_serial_set(x->s, x->level, x->set))
        return true;
    const size_t at = x->to->count - 1;
    const bool own = x->to->term[at].kind == GPURTA_BOUND_OWN;
    const struct serial serial = serial_of(x->s, x->level, x->set, step, own);
    bool ok = true;
    x->to->term[at].blocks = serial.waves;
    x->to->term[at].waves = true;
    for (size_t g = 0; ok && g < SERIAL_GONE; g++) {
        const size_t before = x->to->count;
        if (!add_drain(x, serial.gone[g].step, times / serial.gone[g].of * serial.gone[g].times))
            return false;
        if (x->to->count == before)
            continue;
        frac_from_rat(&x->t, &x->to->term[at].share);
        frac_sub(&x->t, &x->t, &x->share);
        ok = frac_to_rat(&x->to->term[at].share, &x->t);
    }
    if (serial.waves == 0) { /* what must be gone is all */
        RAT_EACH(clear, &x->to->term[at].weight, &x->to->term[at].share);
        x->to->count--;
        memmove(&x->to->term[at], &x->to->term[at + 1], (x->to->count - at) * sizeof *x->to->term);
        x->to->term[x->to->count] = (struct bound_term){.jobs = 0}; /* moved */
    }
    return ok;
}

/* The step of a chain with the most pending work at this level; a graph counts all. */
static bool same_terms(struct terms *const x, const size_t chain)
{
    size_t most = SIZE_MAX;
    frac_int(&x->u, 0);
    for (size_t k = x->s->first[chain]; k < x->s->first[chain + 1]; k++) {
        const size_t j = x->s->member[k];
        if (x->s->unit[j].level != x->level)
            continue;
        job_share(&x->share, x->s, x->level, x->set, j);
        weight_of(&x->weight, x->s, x->level, x->set, j);
        if (x->s->before[chain]) {
            if (!add_term(x, GPURTA_BOUND_SAME, j, 1, &x->share) || !by_waves(x, j, 1))
                return false;
        } else if (most == SIZE_MAX || frac_cmp(&x->share, &x->u) > 0) {
            most = j;
            frac_set(&x->u, &x->share);
        }
    }
    if (most == SIZE_MAX)
        return true;
    weight_of(&x->weight, x->s, x->level, x->set, most);
    return add_term(x, GPURTA_BOUND_SAME, most, 1, &x->u) && by_waves(x, most, 1);
}

/* ceil((L + finish_j - early_j) / T_j) jobs: what is left is found from the step's window. */
static bool higher_term(struct terms *const x, const size_t rival)
{
    const struct level_run *const l = &x->run->level[x->level];
    const size_t j = l->rival[rival];
    int64_t count = 0;
    frac_from_rat(&x->t, &x->run->window[x->step]);
    frac_from_rat(&x->u, &x->run->finish[j]);
    frac_add(&x->t, &x->t, &x->u);
    frac_from_rat(&x->u, &x->run->early[j]);
    frac_sub(&x->t, &x->t, &x->u);
    frac_from_rat(&x->u, &x->s->chains->chain[x->s->unit[j].chain].time[GPURTA_CHAIN_PERIOD]);
    frac_div(&x->t, &x->t, &x->u);
    frac_ceil(&x->t);
    (void)frac_get_int(&count, &x->t);
    frac_from_rat(&x->share, &l->work[x->set * l->rivals + rival]);
    frac_mul(&x->share, &x->share, &x->t);
    weight_of(&x->weight, x->s, x->level, x->set, j);
    return add_term(x, GPURTA_BOUND_HIGHER, j, count, &x->share) &&
           by_waves(x, j, count * x->s->unit[j].repeat);
}

static bool branch_terms(struct terms *const x)
{
    const struct unit *const me = &x->s->unit[x->step];
    for (size_t k = x->s->first[me->chain]; k < x->s->first[me->chain + 1]; k++) {
        const size_t j = x->s->member[k];
        const struct unit *const u = &x->s->unit[j];
        if (u->kind != me->kind || u->place != me->place || u->priority > me->priority ||
            !in_parallel(x->s, x->step, j) ||
            (u->priority < me->priority && is_pipelined(x->s, me->chain)))
            continue;
        const int64_t times = u->priority < me->priority ? u->repeat : 1;
        job_share(&x->share, x->s, x->level, x->set, j);
        frac_int(&x->t, times);
        frac_mul(&x->share, &x->share, &x->t);
        weight_of(&x->weight, x->s, x->level, x->set, j);
        if (!add_term(x, GPURTA_BOUND_BRANCH, j, 1, &x->share) || !by_waves(x, j, times))
            return false;
    }
    return true;
}

/* May several jobs of a lower chain be under way? */
static bool many_lower(const struct terms *const x)
{
    bool many = false;
    const struct unit *const me = &x->s->unit[x->step];
    for (size_t j = 0; j < x->s->steps; j++) {
        const struct unit *const u = &x->s->unit[j];
        many = many || (x->run->dead[u->chain] && !x->s->serial[u->chain] && u->kind == me->kind &&
                        u->place == me->place && u->priority > me->priority);
    }
    return many;
}

/* Is x->share the time until all that was resident is gone? */
static bool by_drain(struct terms *const x)
{
    const size_t longest = longest_lower_than(x->s, x->step);
    time_of(&x->t, x->s, longest);
    return longest != SIZE_MAX && frac_cmp(&x->t, &x->share) == 0;
}

/* Each step whose blocks are resident; one term for all where they cannot be told apart. */
static bool low_terms(struct terms *const x)
{
    const bool many = many_lower(x);
    if (x->s->unit[x->step].kind != GPURTA_STEP_KERNEL)
        return true;
    if (!low_of(&x->share, x->s, x->level, x->set, x->step, many))
        return false;
    if (by_drain(x) || is_serial_set(x->s, x->level, x->set))
        return add_drain(x, longest_lower_than(x->s, x->step), 1);
    if (!low_listed(&x->list, x->s, x->level, x->set, x->step, many))
        return false;
    frac_int(&x->weight, 0);
    if (!x->list.count)
        return frac_sgn(&x->share) == 0 || add_term(x, GPURTA_BOUND_LOW, SIZE_MAX, 0, &x->share);
    for (size_t k = 0; k < x->list.count; k++) {
        const size_t j = x->list.step[k];
        weight_of(&x->weight, x->s, x->level, x->set, j);
        share_of(&x->share, x->s, x->level, x->set, j, x->list.blocks[k]);
        if (!add_term(x, GPURTA_BOUND_LOW, j, 0, &x->share))
            return false;
        count_blocks(x, x->list.blocks[k]);
    }
    return true;
}

/* Blocks that may be resident while a step is at the head: together they do not keep it out. */
static bool tell_room(void *const context, const size_t step, const size_t head,
                      const int64_t *const part, const int64_t one, const int64_t less,
                      const struct low_list *const list)
{
    struct terms *const x = context;
    x->to = &x->result->step[step].terms;
    frac_int(&x->share, 0);
    frac_int(&x->weight, less);
    bool ok = add_term(x, GPURTA_BOUND_HEAD, head, 0, &x->share);
    for (size_t k = 0; ok && k < list->count; k++) {
        frac_ratio(&x->weight, part[x->s->unit[list->step[k]].footprint], one);
        ok = add_term(x, GPURTA_BOUND_ROOM, list->step[k], 1, &x->share);
        if (ok)
            count_blocks(x, list->blocks[k]);
    }
    return ok;
}

static bool own_terms(struct terms *const x)
{
    weight_of(&x->weight, x->s, x->level, x->set, x->step);
    own_share(&x->share, x->s, x->level, x->set, x->step);
    if (frac_sgn(&x->share) && !x->run->room[x->step]) {
        if (!add_term(x, GPURTA_BOUND_OWN, x->step, 0, &x->share))
            return false;
        count_blocks(x, x->s->unit[x->step].blocks - 1);
        if (!by_waves(x, x->step, 1))
            return false;
    }
    frac_from_rat(&x->share, &x->run->step[x->step].own);
    return add_term(x, GPURTA_BOUND_LAST, x->step, 0, &x->share);
}

static bool terms_of(struct terms *const x)
{
    const struct unit *const me = &x->s->unit[x->step];
    if (x->run->room[x->step])
        return own_terms(x); /* behind what rooms_tell() said */
    bool ok = low_terms(x);
    for (size_t c = 0; ok && c < x->s->count; c++)
        ok = c == me->chain || same_terms(x, c);
    for (size_t r = 0; ok && r < x->run->level[x->level].rivals; r++) {
        const size_t chain = x->s->unit[x->run->level[x->level].rival[r]].chain;
        ok = (chain == me->chain && !is_pipelined(x->s, chain)) || higher_term(x, r);
    }
    return ok && branch_terms(x) && own_terms(x);
}

/* Blocks of each job of a step that counts whole. */
static void whole_jobs(struct bound_terms *const r, const struct system *const s)
{
    for (size_t k = 0; k < r->count; k++) {
        struct bound_term *const t = &r->term[k];
        if (t->kind == GPURTA_BOUND_LAST)
            t->blocks = 1;
        else if (!t->blocks && t->other != SIZE_MAX &&
                 (t->kind <= GPURTA_BOUND_ROOM || t->kind == GPURTA_BOUND_LOWER))
            t->blocks = s->unit[t->other].blocks;
    }
}

/* ---- what was noted on the way ---- */

static bool add_note(struct terms *const x, const struct bound_note *const note)
{
    frac_int(&x->weight, 0);
    if (rat_given(&note->weight))
        frac_from_rat(&x->weight, &note->weight);
    frac_from_rat(&x->share, &note->share);
    return add_term(x, note->kind, note->other, note->count, &x->share);
}

/* share := what one step's blocks bring at so many activations. */
static void low_share(struct terms *const x, const size_t k, const int64_t times)
{
    share_of(&x->share, x->s, x->level, x->set, x->list.step[k], x->list.blocks[k]);
    frac_int(&x->t, times);
    frac_mul(&x->share, &x->share, &x->t);
}

/* Blocks that may be resident at each of so many activations; one term for all where they cannot be
 * told apart. */
static bool add_low(struct terms *const x, const struct bound_note *const note)
{
    frac_int(&x->weight, 0);
    x->step = note->other;
    if (!low_of(&x->share, x->s, x->level, x->set, x->step, many_lower(x)))
        return false;
    if (by_drain(x) || is_serial_set(x->s, x->level, x->set))
        return add_drain(x, longest_lower_than(x->s, x->step), note->count);
    if (!low_listed(&x->list, x->s, x->level, x->set, x->step, many_lower(x)))
        return false;
    frac_int(&x->u, 0);
    for (size_t k = 0; k < x->list.count; k++) {
        low_share(x, k, note->count);
        frac_add(&x->u, &x->u, &x->share);
    }
    frac_from_rat(&x->share, &note->share);
    if (frac_cmp(&x->u, &x->share) != 0)
        return add_term(x, GPURTA_BOUND_LOW, SIZE_MAX, note->count, &x->share);
    for (size_t k = 0; k < x->list.count; k++) {
        const size_t j = x->list.step[k];
        weight_of(&x->weight, x->s, x->level, x->set, j);
        low_share(x, k, note->count);
        if (!add_term(x, GPURTA_BOUND_LOW, j, note->count, &x->share))
            return false;
        count_blocks(x, x->list.blocks[k]);
    }
    return true;
}

/* A summand of a path: its weights are those of the path. */
static bool add_weighted(struct terms *const x, const struct bound_note *const note)
{
    if (!add_note(x, note))
        return false;
    const struct unit *const u = &x->s->unit[note->other];
    struct bound_term *const t = &x->to->term[x->to->count - 1];
    frac_int(&x->weight, 0);
    if (u->kind == GPURTA_STEP_KERNEL && note->kind != GPURTA_BOUND_LAST)
        weight_of(&x->weight, x->s, x->level, x->set, note->other);
    if (note->kind == GPURTA_BOUND_OWN)
        t->blocks = u->blocks - 1;
    if (!frac_to_rat(&t->weight, &x->weight))
        return false;
    const bool higher = note->kind == GPURTA_BOUND_HIGHER || note->kind == GPURTA_BOUND_LOWER;
    return u->kind != GPURTA_STEP_KERNEL || note->kind == GPURTA_BOUND_LAST ||
           by_waves(x, note->other, higher ? note->count * u->repeat : note->count);
}

/* So many gaps of a mean length: what each context takes of it, and the switches. */
static bool add_mean(struct terms *const x, const struct bound_note *const note)
{
    const struct supply *const supply = &x->s->supply.of[note->other];
    bool ok = true;
    frac_from_rat(&x->u, &note->weight);
    frac_int(&x->t, note->count);
    for (size_t p = 0; ok && p <= x->s->spaces; p++) {
        const bool switches = p == x->s->spaces;
        frac_set(&x->weight, &x->u);
        if (!switches) {
            const int64_t entries = supply->before[supply->entries * x->s->spaces + p];
            if (!entries)
                continue;
            frac_ratio(&x->share, entries, (int64_t)supply->entries);
            frac_from_rat(&x->weight, &x->s->supply.of[p].nominal);
            frac_mul(&x->weight, &x->weight, &x->share);
            frac_sub(&x->u, &x->u, &x->weight);
        }
        frac_mul(&x->share, &x->weight, &x->t);
        ok = (switches && frac_sgn(&x->weight) == 0) ||
             add_term(x, GPURTA_BOUND_MEAN_GAP, switches ? GPURTA_NONE : p, note->count, &x->share);
    }
    return ok;
}

static bool add_notes(struct terms *const x, const struct bound_notes *const notes)
{
    bool ok = true;
    for (size_t k = 0; ok && k < notes->count; k++) {
        const struct bound_note *const note = &notes->note[k];
        if (note->kind == GPURTA_BOUND_PATH) {
            x->level = note->level;
            x->set = note->set;
        }
        const bool weighted = note->kind == GPURTA_BOUND_SAME ||
                              note->kind == GPURTA_BOUND_HIGHER ||
                              note->kind == GPURTA_BOUND_LOWER || note->kind == GPURTA_BOUND_OWN ||
                              note->kind == GPURTA_BOUND_OUTSIDE || note->kind == GPURTA_BOUND_LAST;
        ok = note->kind == GPURTA_BOUND_LOW        ? add_low(x, note)
             : note->kind == GPURTA_BOUND_MEAN_GAP ? add_mean(x, note)
             : weighted                            ? add_weighted(x, note)
                                                   : add_note(x, note);
    }
    return ok;
}

gpurta_status terms_keep(struct bound *const result, const struct bound_run *const run,
                         gpurta_error *const error)
{
    struct terms x = {.result = result,
                      .run = run,
                      .s = run->system,
                      .weight = FRAC_ZERO,
                      .share = FRAC_ZERO,
                      .t = FRAC_ZERO,
                      .u = FRAC_ZERO};
    x.list.step = calloc(x.s->steps + 1, sizeof *x.list.step);
    x.list.blocks = calloc(x.s->steps + 1, sizeof *x.list.blocks);
    const struct room_teller room = {tell_room, &x};
    bool ok = x.list.step && x.list.blocks && rooms_tell(run, &x.list, &room);
    for (size_t i = 0; ok && i < x.s->steps; i++) {
        x.step = i;
        x.to = &result->step[i].terms;
        x.level = x.s->unit[i].level;
        x.set = run->set[i];
        if (rat_given(&run->response[i]))
            ok = (x.level == NO_LEVEL || terms_of(&x)) && add_notes(&x, &run->notes[i]);
        whole_jobs(x.to, x.s);
    }
    for (size_t c = 0; ok && c < x.s->count; c++) {
        x.to = &result->chain[c].terms;
        ok = add_notes(&x, &run->notes[x.s->steps + c]);
        whole_jobs(x.to, x.s);
    }
    frac_clear(&x.weight);
    frac_clear(&x.share);
    frac_clear(&x.t);
    frac_clear(&x.u);
    free(x.list.step);
    free(x.list.blocks);
    return ok ? GPURTA_OK : fail_memory(error);
}
