/* The tables of an analysis of residency. */
#include "base/result.h"
#include "base/text.h"
#include "model/names.h"
#include "number/wide.h"
#include "resident/resident.h"

#include <stdlib.h>

static const char *verdict_text(const enum verdict verdict)
{
    return verdict == RESIDENT ? "resident" : verdict == HANGS ? "hangs" : "unknown";
}

static const char *operation_name(const struct resident *const r, const size_t operation)
{
    return NAME_OF(&r->program->operation[operation]);
}

static const char *kernel_name(const struct resident *const r, const size_t k)
{
    return operation_name(r, r->kernel[k].operation);
}

static const struct {
    const char *word, *text;
} causes[] = {
    [FOR_SPACE] = {"space", "an SM with space for one more block"},
    [FOR_COMPLETION] = {"completion", "the completion of a kernel of its own group, behind which "
                                      "it is by its stream or by after"},
    [FOR_NULL_STREAM] = {"null-stream", "the completion of a kernel of its own group: the NULL "
                                        "stream and streams that are blocking wait for each other"},
    [FOR_IDLE_GPU] = {"idle-gpu", "an idle GPU, since it needs more local memory per thread than a "
                                  "kernel of a group that is resident (U6)"},
    [FOR_GRIDS] = {"grids", "a place among the kernels that may be resident at once (U2)"}};

const char *cause_text(const enum cause cause)
{
    return causes[cause].text;
}

/* ---- places: runs of SMs with as many blocks of a kernel ---- */

struct place {
    size_t operation;
    int64_t sm, sms, blocks;
};

/* The i-th; false: there are fewer, how many in *count. */
static bool place_at(const struct witness *const w, const size_t i, struct place *const found,
                     size_t *const count)
{
    *count = 0;
    for (size_t k = 0; w->on && k < w->ordered; k++)
        for (int64_t sm = 0; sm < w->sms;) {
            const int64_t here = w->on[(size_t)sm * w->ordered + k];
            int64_t next = sm + 1;
            while (next < w->sms && w->on[(size_t)next * w->ordered + k] == here)
                next++;
            if (here && (*count)++ == i) {
                *found = (struct place){w->order[k], sm, next - sm, here};
                return true;
            }
            sm = next;
        }
    return false;
}

/* ---- weights of a head ---- */

static const struct weight_sets *sets_of(const struct resident *const r, const size_t head)
{
    return &r->pool[r->kernel[head].pool].theory[r->kernel[head].kind].sets;
}

/* For each set one row for each kernel of groups on its SMs. */
static size_t weights_of(const struct resident *const r, const size_t head)
{
    return sets_of(r, head)->count * r->pool[r->kernel[head].pool].members;
}

static size_t weights_before(const struct resident *const r, const size_t head)
{
    size_t count = 0;
    for (size_t h = 0; h < head; h++)
        count += weights_of(r, h);
    return count;
}

/* The i-th that is made; with the rules that the platform has. NULL: there are fewer. */
static const char *assumption(const struct resident *const r, const size_t i)
{
    const struct sm_limits *const l = &r->limits;
    const struct assumption all[] = {
        {true, NOTHING_ELSE},
        {true, "kernels of one context"},
        {true, "kernels of a higher priority than a waiting kernel of a group come finitely often: "
               "else they starve it"},
        {true, "kernels of no group end by themselves, and may be launched again and again, in any "
               "order"},
        {true, "a kernel of a group may run for ever once all blocks of its group are resident"},
        {l->resident_grids,
         "U2: what finds no place among the kernels that may be resident at once waits for one"},
        {l->warps_in_turn || l->contiguous || l->sub_partitions > 1,
         "U3, U4, sub-partitions of registers: a proof holds wherever blocks are; a hang is one "
         "whose blocks were placed, in its order, on SMs that were empty or left so by other "
         "kernels"},
        {l->carveout_sms,
         "U5: an SM with a resident block keeps its carve-out, with all SMs that share it"},
        {l->local_memory_waits, "U6: the pool of local memory grows on an idle GPU only"},
        {!r->slots,
         "barriers of blocks are not scarce: on an SM there are two for each place for a block"},
        {*r->platform->doubts, r->platform->doubts},
        {*r->platform->evidence, r->platform->evidence}};
    return assumption_made(all, sizeof all / sizeof all[0], i);
}

static size_t count_rows(const void *const of, const gpurta_table table)
{
    const struct resident *const r = of;
    struct place place;
    size_t count = 0;
    switch (table) {
    case GPURTA_RESIDENT:
        return 1;
    case GPURTA_RESIDENT_GROUPS:
        return r->groups;
    case GPURTA_RESIDENT_KERNELS:
        return r->members;
    case GPURTA_RESIDENT_HEADS:
        return r->kernels;
    case GPURTA_RESIDENT_WEIGHTS:
        return weights_before(r, r->kernels);
    case GPURTA_RESIDENT_WITNESS:
        return r->found;
    case GPURTA_RESIDENT_ORDER:
        return r->found ? r->witness.ordered : 0;
    case GPURTA_RESIDENT_PLACES:
        if (r->found)
            (void)place_at(&r->witness, SIZE_MAX, &place, &count);
        return count;
    case GPURTA_RESIDENT_ASSUMPTIONS:
        while (assumption(r, count))
            count++;
        return count;
    default:
        return 0;
    }
}

static size_t first(const void *const of, const gpurta_table table, const size_t parent)
{
    const struct resident *const r = of;
    size_t count = 0;
    if (table == GPURTA_RESIDENT_WEIGHTS)
        return weights_before(r, parent);
    if (table != GPURTA_RESIDENT_KERNELS)
        return parent ? count_rows(of, table) : 0;
    for (size_t k = 0; k < r->kernels; k++)
        count += r->kernel[k].group < parent;
    return count;
}

/* The head that is nearest to being blocked, in the pool; SIZE_MAX: none was weighed. */
static size_t nearest(const struct resident *const r, const size_t pool)
{
    size_t best = SIZE_MAX;
    for (size_t h = 0; h < r->kernels; h++)
        if (r->kernel[h].pool == pool && r->head[h].whole &&
            (best == SIZE_MAX || ratio_cmp(r->head[h].part, r->head[h].whole, r->head[best].part,
                                           r->head[best].whole) > 0))
            best = h;
    return best;
}

static bool give(struct value *const value, const int64_t part, const int64_t whole)
{
    if (!whole)
        return false;
    const struct rat low = {.u.num = part, .den = 1}, den = {.u.num = whole, .den = 1};
    LOCAL_MPQ(other);
    rat_get(value->time, &low);
    rat_get(other, &den);
    mpq_div(value->time, value->time, other);
    return true;
}

static bool get_weight(const struct resident *const r, const size_t k, struct value *const value)
{
    const size_t h = nearest(r, r->kernel[k].pool);
    if (h == SIZE_MAX || r->head[h].set == SIZE_MAX)
        return false;
    const struct weights *const w =
        &r->pool[r->kernel[h].pool].theory[r->kernel[h].kind].sets.set[r->head[h].set];
    return give(value, w->part[r->kernel[k].kind], w->whole);
}

static bool get_of_set(const struct resident *const r, const gpurta_column column, size_t row,
                       struct value *const value)
{
    size_t h = 0, k = 0;
    for (; row >= weights_of(r, h); h++)
        row -= weights_of(r, h);
    const size_t pool = r->kernel[h].pool, members = r->pool[pool].members, set = row / members;
    if (column == GPURTA_RESIDENT_WEIGHTS_SET)
        return value_count(value, (int64_t)set);
    for (row %= members; r->kernel[k].group == GPURTA_NONE || r->kernel[k].pool != pool || row--;)
        k++;
    const struct weights *const w = &sets_of(r, h)->set[set];
    return give(value, w->part[r->kernel[k].kind], w->whole);
}

static bool get_witness(const struct resident *const r, const gpurta_column column,
                        const size_t row, struct value *const value)
{
    const struct witness *const w = &r->witness;
    struct place place = {0};
    size_t count;
    if (column >= GPURTA_RESIDENT_PLACES_NAME && !place_at(w, row, &place, &count))
        return false;
    switch (column) {
    case GPURTA_RESIDENT_WITNESS_GROUP:
        return value_text(value, r->group[w->group].name);
    case GPURTA_RESIDENT_WITNESS_WAITS:
        return value_text(value, kernel_name(r, w->head));
    case GPURTA_RESIDENT_WITNESS_FOR:
        return value_text(value, cause_text(w->cause));
    case GPURTA_RESIDENT_WITNESS_SIMULATED:
        return value_count(value, w->simulated);
    case GPURTA_RESIDENT_WITNESS_CAUSE:
        return value_text(value, causes[w->cause].word);
    case GPURTA_RESIDENT_ORDER_NAME:
        return value_text(value, operation_name(r, w->order[row]));
    case GPURTA_RESIDENT_ORDER_BLOCKS:
        return (count = (size_t)r->program->operation[w->order[row]].blocks) &&
               value_count(value, (int64_t)count);
    case GPURTA_RESIDENT_ORDER_RESIDENT:
        return value_count(value, w->placed[row]);
    case GPURTA_RESIDENT_ORDER_OPERATION:
        return value_count(value, (int64_t)w->order[row]);
    case GPURTA_RESIDENT_PLACES_NAME:
        return value_text(value, operation_name(r, place.operation));
    case GPURTA_RESIDENT_PLACES_SM:
        return value_count(value, place.sm);
    case GPURTA_RESIDENT_PLACES_SMS:
        return value_count(value, place.sms);
    case GPURTA_RESIDENT_PLACES_BLOCKS:
        return value_count(value, place.blocks);
    default:
        return false;
    }
}

static bool get_kernel(const struct resident *const r, const gpurta_column column, const size_t k,
                       struct value *const value)
{
    static const char *const proofs[] = {"order", "weights", "search", "blocked",
                                         "order", "unknown", "states"};
    size_t unknown = 0;
    for (size_t g = 0; g < r->groups; g++)
        unknown += r->group[g].verdict == UNKNOWN;
    switch (column) {
    case GPURTA_RESIDENT_KERNELS_NAME:
    case GPURTA_RESIDENT_HEADS_NAME:
        return value_text(value, kernel_name(r, k));
    case GPURTA_RESIDENT_KERNELS_BLOCKS:
        return value_count(value, r->kernel[k].blocks);
    case GPURTA_RESIDENT_KERNELS_LARGEST_SAFE:
        return value_count(value, r->largest[k]);
    case GPURTA_RESIDENT_KERNELS_WEIGHT:
        return get_weight(r, k, value);
    case GPURTA_RESIDENT_HEADS_WEIGHT:
        return give(value, r->head[k].part, r->head[k].whole);
    case GPURTA_RESIDENT_HEADS_SMS:
        return value_count(value, r->pool[r->kernel[k].pool].sms);
    case GPURTA_RESIDENT_HEADS_PROOF:
        return value_text(value,
                          proofs[r->head[k].proof + (r->head[k].proof == AT_LIMIT && !unknown)]);
    default:
        return false;
    }
}

static bool get(const void *const of, const gpurta_column column, const size_t row,
                struct value *const value)
{
    const struct resident *const r = of;
    switch (column) {
    case GPURTA_RESIDENT_VERDICT:
        return value_text(value, verdict_text(r->verdict));
    case GPURTA_RESIDENT_REASON:
        return value_text(value, r->text);
    case GPURTA_RESIDENT_SMS:
        return value_count(value, r->slots ? r->pool[0].sms
                                           : gpurta_platform_get(r->platform, GPURTA_PLATFORM_SMS));
    case GPURTA_RESIDENT_WORK:
        return value_count(value, r->work);
    case GPURTA_RESIDENT_GROUPS_NAME:
        return value_text(value, r->group[row].name);
    case GPURTA_RESIDENT_GROUPS_VERDICT:
        return value_text(value, verdict_text(r->group[row].verdict));
    case GPURTA_RESIDENT_GROUPS_REASON:
        return value_text(value, r->group[row].text);
    case GPURTA_RESIDENT_GROUPS_FEWEST_SMS:
        return r->group[row].fewest && value_count(value, r->group[row].fewest);
    case GPURTA_RESIDENT_GROUPS_PROOF:
        return r->group[row].verdict != UNKNOWN &&
               value_text(value, r->group[row].by_states ? "states" : "heads");
    case GPURTA_RESIDENT_ASSUMPTIONS_ASSUMPTION:
        return value_text(value, assumption(r, row));
    default:
        return column < GPURTA_RESIDENT_HEADS_NAME ? get_kernel(r, column, r->member[row], value)
               : column < GPURTA_RESIDENT_WITNESS_GROUP ? get_kernel(r, column, row, value)
               : column >= GPURTA_RESIDENT_WEIGHTS_SET  ? get_of_set(r, column, row, value)
                                                        : get_witness(r, column, row, value);
    }
}

void resident_destroy(void *const of)
{
    struct resident *const r = of;
    if (!r)
        return;
    for (size_t i = 0; r->pool && i < r->pools; i++) {
        struct pool_of_sms *const p = &r->pool[i];
        for (size_t f = 0; p->theory && f < p->kinds; f++) {
            weights_clear(&p->theory[f].sets);
            covers_clear(&p->theory[f].covers);
        }
        FREE(p->footprint, p->theory, p->ends);
    }
    free(r->pool);
    for (size_t g = 0; r->group && g < r->groups; g++)
        free(r->group[g].name);
    free(r->columns.column);
    free(r->columns.counts);
    witness_clear(&r->witness);
    FREE(r->kernel, r->head, r->largest, r->group);
    struct bits *const bits[] = {&r->before,   &r->launched, &r->hosted, &r->under_way, &r->by_null,
                                 &r->in_group, &r->apart,    &r->ahead,  &r->behind};
    for (size_t i = 0; i < sizeof bits / sizeof bits[0]; i++)
        free(bits[i]->word);
    FREE(r->waits, r->member, r->group_of, r->path);
    gpurta_platform_destroy(r->platform);
    gpurta_program_destroy((gpurta_program *)r->program);
    free(r);
}

static const struct result_kind kind = {"resident", count_rows, first, get, resident_destroy};

gpurta_status resident_result(gpurta_result **const result, struct resident *const r,
                              gpurta_error *const error)
{
    return result_create(result, &kind, r, error);
}
