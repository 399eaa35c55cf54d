/* When contexts have the GPU: gaps of the runlist, the delay of a server, or by priority. */
#pragma once

#include "model/chains.h"
#include "number/arena.h"
#include "number/frac.h"

#include <gpurta/options.h>

enum supply_kind { SUPPLY_ALL, SUPPLY_RUNLIST, SUPPLY_SERVER, SUPPLY_PRIORITY };

/* Of one context. */
struct supply {
    struct rat timeslice; /* own TS, at least */
    struct rat nominal;   /* own TS, at most */
    struct rat mean;      /* of a gap, if every context had work all the time */
    struct rat over;      /* how much longer than so many mean ones gaps in a row may be */
    struct rat delay;     /* server: 2 (P - Q); by priority: how long lower contexts keep the GPU */
    size_t entries;       /* own entries in a cycle of the list, and gaps */
    int64_t *before;  /* [g * contexts + c]: entries of c in the first g gaps, g = 0..2 entries */
    int64_t *densest; /* of each context: most entries in one gap */
    size_t keeper;    /* the step whose section that is; SIZE_MAX: none */
    int64_t switches; /* by priority, in each piece: to itself, and one to a lower that had begun */
    struct frac rate; /* P / Q; else 1 */
};

struct supplies {
    const gpurta_chains *chains;
    struct arena arena; /* of all that is here */
    enum supply_kind kind;
    struct supply *of; /* of each context, or partition with queues of its own */
    size_t count;
    size_t *list; /* the runlist: contexts in order; NULL: there is none */
    size_t list_length;
    struct rat switch_cost;
    bool rounds;       /* timeslices, down to multiples of timeslice_step */
    size_t by_drivers; /* contexts whose timeslice was not given; the first of these */
    size_t by_driver;
};

/* The supply of every context; or of partitions with queues of their own, all of which run at once.
 * To be cleared on failure, too; the chains stay. */
gpurta_status supplies_init(struct supplies *supplies, const gpurta_chains *chains, bool separate,
                            const gpurta_options *options, struct pool *pool, gpurta_error *error);
void supplies_clear(struct supplies *supplies);

/* Has context a the GPU whenever it has work, whatever b has? */
static inline bool is_above(const struct supplies *const s, const size_t a, const size_t b)
{
    return s->kind == SUPPLY_PRIORITY &&
           s->chains->context[a].priority > s->chains->context[b].priority;
}

/* What a context, and switches, have of the GPU over a long time in which all contexts have work;
 * false: nothing is shared so. */
bool supply_share(struct frac *share, struct frac *switches, const struct supplies *supplies,
                  size_t context);
