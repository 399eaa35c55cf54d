/* What the parts of the bound's text share: once per number kind (number/i64.h). */
#include "bound/bound_run.h"

#include "base/fail.h"
#include "model/chains.h"

#include <stdlib.h>
#include <string.h>

#define STATES 5 /* numbers of a step on which bounds depend */

/* Which waits a rival's sum is for: of a chain while it was turned to, by a level's weights. */
struct met {
    size_t turn, chain, level;
    int64_t left; /* how often they wait there */
    bool capped;  /* which counted: for no other number */
    size_t next;  /* place of the next rival */
};

struct NUM(bound) {
    const struct system *s;
    const struct ticks *ticks;
    struct bound_run *run;
    num_t *period, *jitter, *wcet, *bcet; /* of chains; of steps */
    num_t *response, *activation, *early; /* of steps: R, J, and the least time to the activation */
    num_t *finish;                        /* from the nominal release to its end, at most */
    num_t *took;                          /* E: from the beginning of the chain's job to its end */
    num_t *longer;                        /* finish, while it is sought */
    num_t *way;                           /* of pipelines: the same, by the way from the release */
    num_t *was;                           /* R, J, early, finish and E before the last pass */
    num_t *reach;                         /* of chains: beyond that no bound is sought */
    num_t *window;                        /* the L of the set that was chosen */
    num_t *fixed, *spare, *work, *own;    /* by set: see bound_run.h; flat */
    num_t *load;                          /* by level, set and member */
    num_t *alone;                         /* the same: GPU time of one job, repeats apart */
    num_t *rest, *low, *low_spare;        /* by step, part and set */
    num_t *known;                         /* by step and set: a window at most that of its path */
    num_t *known_step;                    /* by step and set: the same of its response */
    num_t *several;                       /* by set: the same of the last path of several jobs */
    bool in_order;                        /* which are sought one after the other, each longer */
    size_t *fixed_at, *work_at;           /* where a step's, a level's values begin */
    size_t *load_at, *part_at, *known_at;
    num_t *host, *section; /* of host steps: all repeats; the longest that cannot be preempted */
    num_t longest;
    num_t *slice, *delay; /* of contexts */
    num_t *mean, *over;   /* of contexts: gaps of several runs, see broken_gaps() */
    num_t *nominal;       /* of contexts: the timeslice that it may take from others */
    num_t *most, *slots;  /* of contexts: GPU time and slots that it can use in a window */
    num_t cost;           /* of a switch */
    bool *unlimited;      /* of contexts: nothing but its entries limits it */
    int64_t *times;       /* of levels: how often the path waits there */
    num_t *met;           /* by set and rival: what is kept of it, of paths, then of steps */
    struct met *met_at;   /* the same: of which waits */
    size_t mets;          /* how many there are of paths, and as many of steps */
    size_t turn;          /* how often a chain was turned to */
    size_t *best_set;     /* of steps: weights of the path that gave E */
    num_t t, u, v, w, best, best_window;
    bool *none; /* of steps: no bound */
    bool *
        tight; /* of chains: queues are too short for jobs not to wait for place, see held_core.h */
    bool any_many; /* some chain may have any number of jobs under way */
    bool settled, any_dead, lower_dead, many, placed, roomy;
    int64_t weight; /* what an evaluation counts: GMP integers take longer, long ones much */
    gpurta_status status;
};

static inline void NUM(charge)(struct NUM(bound) *const b, const size_t evaluations)
{
    b->run->work += b->weight * (int64_t)evaluations;
}

/* A product of words takes time of the order of their square. */
static void NUM(weigh)(struct NUM(bound) *const b)
{
    b->weight = 1;
#if NUM_WIDE
    for (size_t c = 0; c < b->s->count; c++) {
        const int64_t words = (int64_t)mpz_size(&b->reach[c]), weight = 8 + words * words / 32;
        b->weight = weight > b->weight ? weight : b->weight;
    }
#endif
}

static bool NUM(stop)(struct NUM(bound) *const b, const gpurta_status status)
{
    b->status = status;
    return false;
}

/* As note(), while a bound is explained. */
static bool NUM(keep_note)(struct NUM(bound) *const b, const gpurta_bound_kind kind,
                           const size_t other, const int64_t count, const num_t *const weight,
                           const num_t *const share)
{
    struct bound_notes *const notes = b->run->noting;
    const bool kept = kind == GPURTA_BOUND_SLOTS || kind == GPURTA_BOUND_GAP ||
                      kind == GPURTA_BOUND_PATH || kind == GPURTA_BOUND_STEP ||
                      kind == GPURTA_BOUND_ROOM ||
                      (kind == GPURTA_BOUND_BUSY && other == GPURTA_NONE);
    if (NUM(sgn)(share) == 0 && !kept)
        return true;
    struct bound_note *const all = arena_grow_rats(&b->run->arena, notes->note, &notes->room,
                                                   notes->count + 1, sizeof *all, 2);
    if (!all)
        return NUM(stop)(b, GPURTA_NO_MEMORY);
    notes->note = all;
    struct bound_note *const fresh = &all[notes->count++];
    *fresh = (struct bound_note){.kind = kind, .other = other, .count = count};
    return ((!weight || NUM(ticks_give)(&fresh->weight, b->ticks, weight)) &&
            NUM(ticks_give)(&fresh->share, b->ticks, share)) ||
           NUM(stop)(b, GPURTA_NO_MEMORY);
}

/* Keeps a summand where one is asked for, seldom. A weight may be NULL. false: out of memory. */
static inline bool NUM(note)(struct NUM(bound) *const b, const gpurta_bound_kind kind,
                             const size_t other, const int64_t count, const num_t *const weight,
                             const num_t *const share)
{
    return !b->run->noting || NUM(keep_note)(b, kind, other, count, weight, share);
}

/* Takes back all notes of a kind since the last path began: of one chain's kernels, or SIZE_MAX. */
static void NUM(unnote)(const struct NUM(bound) *const b, const gpurta_bound_kind kind,
                        const size_t chain)
{
    struct bound_notes *const notes = b->run->noting;
    if (!notes)
        return;
    size_t from = notes->count, kept;
    while (from > 0 && notes->note[from - 1].kind != GPURTA_BOUND_PATH)
        from--;
    kept = from;
    for (size_t i = from; i < notes->count; i++) {
        if (notes->note[i].kind != kind ||
            (chain != SIZE_MAX && (b->s->unit[notes->note[i].other].chain != chain ||
                                   b->s->unit[notes->note[i].other].kind != GPURTA_STEP_KERNEL))) {
            notes->note[kept++] = notes->note[i];
            continue;
        }
        RAT_EACH(clear, &notes->note[i].weight, &notes->note[i].share);
    }
    memset(&notes->note[kept], 0, (notes->count - kept) * sizeof *notes->note); /* moved */
    notes->count = kept;
}

/* r := jobs of step j that may be under way in a window of that length: ceil((L + finish_j -
 * early_j) / T_j), repeats not counted. */
static bool NUM(jobs)(const struct NUM(bound) *const b, num_t *const r, const size_t j,
                      const num_t *const window)
{
    return NUM(add)(r, window, &b->finish[j]) && NUM(sub)(r, r, &b->early[j]) &&
           NUM(ceil_div)(r, r, &b->period[b->s->unit[j].chain]);
}
