/* Which kernels must be on the GPU together, and whether they always are: what its files share. */
#pragma once

#include "base/index.h"
#include "blocked/weights.h"
#include "model/inputs.h"
#include "model/occupancy.h"

#include <gpurta/resident.h>

enum verdict { UNKNOWN, RESIDENT, HANGS };

/* For what a kernel waits for ever; the first: for nothing in the order of launches. */
enum cause { FOR_SPACE, FOR_COMPLETION, FOR_NULL_STREAM, FOR_IDLE_GPU, FOR_GRIDS };

/* A kernel of the program. */
struct kernel {
    size_t operation;
    size_t group; /* GPURTA_NONE: it ends by itself */
    size_t pool;  /* where it runs */
    size_t kind;  /* of its footprint, in the pool */
    struct footprint footprint;
    int64_t blocks, priority, local_memory;
    int64_t fit; /* of its blocks alone on an SM, at least 1 */
};

/* A head that waits with that footprint: how it is kept out. */
struct theory {
    struct covers covers;
    struct weight_sets sets;
    bool made, borrowed, solved; /* solved: with the weights that are least for some blocks */
};

/* SMs on which kernels run that may meet: the GPU, or a partition. */
struct pool_of_sms {
    struct footprint *footprint;
    struct theory *theory;        /* of each footprint */
    bool *ends;                   /* of each footprint: kernels of no group have it */
    const struct weights *solved; /* of the theory that was solved last */
    size_t kinds, own, members;   /* own: kinds of the members, kernels of groups; they are first */
    int64_t sms;
};

/* How it hangs. */
struct witness {
    size_t group, head; /* of kernels */
    enum cause cause;
    size_t *order;   /* operations in the order of launches; `ordered` of them */
    int64_t *placed; /* of each of them */
    size_t ordered;
    int64_t *on; /* [sm * ordered + i]: blocks of order[i] on each SM of the head's pool; or NULL */
    int64_t sms;
    bool simulated;
};

struct head {
    enum { NOT_ASKED, BY_WEIGHTS, BY_SEARCH, BLOCKED, BY_ORDER, AT_LIMIT } proof;
    int64_t part, whole; /* of the set of weights with the least weight of all blocks */
    size_t set;
};

struct group {
    enum verdict verdict;
    char *name;
    int64_t fewest, sms; /* SMs that hold it, 0: none known; that it has */
    bool by_states;      /* its verdict */
    char text[400];
};

/* A least set of blocks that closes `width` SMs. */
struct column {
    const int64_t *count; /* of each footprint */
    int64_t cost, width;
    bool floor; /* by its carve-out */
};

/* Memory for those of a search, kept for the next. */
struct columns {
    struct column *column;
    int64_t *counts;
    size_t room, numbers;
};

/* A relation: rows of bits. */
struct bits {
    uint64_t *word;
    size_t width;
};

static inline bool bit(const struct bits *const bits, const size_t row, const size_t i)
{
    return bits->word[row * bits->width + i / 64] >> i % 64 & 1;
}

struct resident {
    const gpurta_program *program;
    gpurta_platform *platform;
    struct sm_limits limits;
    int64_t slots;
    gpurta_queues queues;
    struct kernel *kernel;
    struct head *head; /* of each kernel */
    size_t kernels, groups, pools;
    size_t *member, members; /* kernels of groups, group by group */
    struct group *group;
    struct pool_of_sms *pool;
    /* Of operations, row b: those that are complete before it starts, that are launched before it
     * is, for which the host has waited when it launches it (row count: ever), for which it waits
     * if they are under way then, and by the NULL stream. Of groups: their operations. */
    struct bits before, launched, hosted, under_way, by_null, in_group;
    size_t *group_of; /* of operations */
    size_t *path;     /* 2 * count: space */
    /* Of kernels, row a of a group: those never at the head while it is on the GPU; those before
     * which it has left the head, when they have blocks or are the head; those behind which it may
     * wait as the head. */
    struct bits apart, ahead, behind;
    uint8_t *waits; /* enum cause; [b * kernels + a]: whether b of a group may wait for the
                       completion of a */
    int64_t *largest;
    int64_t limit, left, work, solving; /* solving: steps that are left for least weights */
    /* The head that was blocked last: where numbers are tried, it is asked first. By its weights
     * (NULL: none) the blocks of the file weigh so much more than the SMs. */
    size_t first;
    const struct weights *weights;
    int64_t above;
    bool grids_bind; /* U2: finite kernels alone may take all places of grids */
    struct columns columns;
    struct witness witness;
    bool found; /* a witness */
    enum verdict verdict;
    const char *reason;
    char text[400];
};

/* search.c: may the head be blocked, with k0 (GPURTA_NONE: none) not complete, on `sms` SMs of its
 * pool? UNKNOWN: the limit came first. With `keep` the arrangement goes into the witness. `blocks`:
 * of each kernel; `only`: of groups, that one alone counts (GPURTA_NONE: all). */
struct question {
    struct resident *of;
    size_t head, missing, only;
    const int64_t *blocks;
    int64_t sms;
    bool keep, few_steps; /* few_steps: those are tried first, before weights that take long */
    /* What comes out besides: the set of weights that counts, what all weighs by it. */
    bool by_weights;
    size_t set;
    int64_t part, whole;
};
gpurta_status may_block(enum verdict *verdict, struct question *question, gpurta_error *error);

/* whole.c: where the group is not known to be resident or to hang, by every state that the GPU can
 * be in. UNKNOWN: the limit came first. A hang is the witness, if there is none. */
gpurta_status search_states(enum verdict *verdict, struct resident *r, size_t group,
                            gpurta_error *error);

/* arrange.c: could it come about: chosen[] blocks of each kernel, on[sm * kinds + footprint]? The
 * first that could is the witness; before, the first of all, which is not `found`. false: out of
 * memory. */
void witness_clear(struct witness *witness);
bool arrange(bool *legal, const struct question *question, const int64_t *chosen,
             const int64_t *on);

/* waits.c: what waits for what in streams and by `after`. */
gpurta_status waits_find(struct resident *r, gpurta_error *error);
/* Is kernel a launched before kernel b ever is? */
bool is_launched_before(const struct resident *r, size_t a, size_t b);
/* Does a kernel of the group wait for another of it, in every order of launches or in one?
 * FOR_SPACE: none does. */
enum cause waits_for_ever(const struct resident *r, size_t group, size_t *first, size_t *second);
/* Makes the witness one of such a wait: kernel `second` waits for ever when `first` was launched,
 * and `last` behind it (GPURTA_NONE: none). What they are behind is launched before them. */
gpurta_status waits_witness(struct resident *r, enum cause cause, size_t first, size_t second,
                            size_t last, gpurta_error *error);
const char *cause_text(enum cause cause);
/* Position of the operation among the kernels; GPURTA_NONE: a copy. */
size_t kernel_of(const struct resident *r, size_t operation);

/* play.c: simulates the kernels of groups in the order of the file, then the witness's order. Where
 * one hangs, the witness is what was simulated. */
gpurta_status play(struct resident *r, gpurta_error *error);

/* resident_rows.c: takes r, also where it fails. */
gpurta_status resident_result(gpurta_result **result, struct resident *r, gpurta_error *error);
void resident_destroy(void *r);
