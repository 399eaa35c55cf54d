/* Are groups of kernels resident in every order? Each kernel of the program is tried as the head.
 */
#include "resident/resident.h"

#include "base/fail.h"
#include "base/text.h"
#include "model/model.h"
#include "model/names.h"
#include "model/options.h"
#include "number/wide.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#define MOST_SMS 65536
#define MOST_OPERATIONS 1000
#define MOST_SOLVING 640000000 /* steps for least weights, in all */

static const char *name_of(const struct resident *const r, const size_t k)
{
    return NAME_OF(&r->program->operation[r->kernel[k].operation]);
}

/* ---- from the model ---- */

static gpurta_status at_group(gpurta_error *const error, const gpurta_status status)
{
    if (error)
        error->section = GPURTA_SECTION_RESIDENT;
    return status;
}

static gpurta_status take_group(struct resident *const r, const gpurta_model *const model,
                                const size_t g, gpurta_error *const error)
{
    const size_t row = gpurta_model_row(model, GPURTA_SECTION_RESIDENT, g);
    const char *name;
    r->group[g].name = copy_text(gpurta_model_text(model, row, GPURTA_KEY_RESIDENT_NAME, 0));
    if (!r->group[g].name)
        return fail_memory(error);
    for (size_t i = 0; (name = gpurta_model_text(model, row, GPURTA_KEY_RESIDENT_KERNELS, i));
         i++) {
        size_t k = 0;
        while (k < r->kernels && strcmp(name_of(r, k), name) != 0)
            k++;
        if (k == r->kernels)
            return at_group(error, fail(error, GPURTA_NOT_APPLICABLE, (int64_t)g,
                                        "group %.60s: %.60s is a copy, expected kernels",
                                        r->group[g].name, name));
        if (r->kernel[k].group != GPURTA_NONE)
            return at_group(error, fail(error, GPURTA_NOT_APPLICABLE, (int64_t)g,
                                        "group %.60s: kernel %.60s is given twice, a kernel is in "
                                        "one group once",
                                        r->group[g].name, name));
        r->kernel[k].group = g;
        r->pool[r->kernel[k].pool].members++;
    }
    return GPURTA_OK;
}

static size_t kind_of(struct pool_of_sms *const pool, const struct footprint *const footprint)
{
    size_t f = 0;
    while (f < pool->kinds && !footprint_equal(&pool->footprint[f], footprint))
        f++;
    if (f == pool->kinds) {
        /* NOLINTNEXTLINE(clang-analyzer-core.NullDereference): made with the pool */
        pool->footprint[f] = *footprint;
        pool->kinds++;
    }
    return f;
}

static gpurta_status take_kernel(struct resident *const r, const size_t operation,
                                 gpurta_error *const error)
{
    const struct operation *const o = &r->program->operation[operation];
    const struct launch *const launch = &r->program->launch[o->launch];
    struct occupancy found = {.blocks = 1};
    struct footprint footprint = {.warps = 0};
    const size_t partition = gpurta_program_partition(r->program, operation);
    gpurta_status status = GPURTA_OK;
    if (!r->slots && !launch->threads)
        return fail(error, GPURTA_NOT_APPLICABLE, (int64_t)operation,
                    "threads are missing: how many blocks fit on an SM depends on them");
    if (!r->slots)
        status = occupancy_of(&found, &r->limits, launch, error);
    if (!status && !r->slots)
        status = footprint_of(&footprint, &r->limits, launch, error);
    if (status && error)
        error->item = (int64_t)operation;
    if (status)
        return status;
    struct kernel *const k = &r->kernel[r->kernels++];
    *k = (struct kernel){
        .operation = operation,
        .group = GPURTA_NONE,
        .pool = r->program->partitions ? partition : 0,
        .blocks = o->blocks,
        .priority = gpurta_program_stream_attribute(r->program, o->stream, GPURTA_STREAM_PRIORITY),
        .local_memory = footprint.local_memory,
        .fit = found.blocks > 1 ? found.blocks : 1};
    footprint.local_memory = 0; /* it keeps no block out by itself */
    k->footprint = footprint;
    return GPURTA_OK;
}

static void take_kinds(struct resident *const r, const bool members)
{
    for (size_t k = 0; k < r->kernels; k++)
        if ((r->kernel[k].group != GPURTA_NONE) == members) {
            struct pool_of_sms *const pool = &r->pool[r->kernel[k].pool];
            r->kernel[k].kind = kind_of(pool, &r->kernel[k].footprint);
            pool->ends[r->kernel[k].kind] = !members;
        }
    for (size_t p = 0; members && p < r->pools; p++)
        r->pool[p].own = r->pool[p].kinds;
}

static gpurta_status take_pools(struct resident *const r, gpurta_error *const error)
{
    const size_t kernels = r->program->count;
    int64_t sms = r->slots;
    gpurta_status status = GPURTA_OK;
    if (!r->slots)
        status = sm_limits_of(&r->limits, r->platform, error);
    if (!status && !r->slots)
        status = known_sms(&sms, r->platform, error);
    if (!status && r->program->partitions)
        status = gpurta_program_check_partitions(r->program, r->platform, error);
    if (!status && sms > MOST_SMS)
        status = fail(error, GPURTA_NOT_APPLICABLE, GPURTA_NO_ITEM,
                      "more than %d SMs or slots are not analysed", MOST_SMS);
    if (status)
        return status;
    r->pools = r->program->partitions ? r->program->partitions : 1;
    r->pool = calloc(r->pools, sizeof *r->pool);
    for (size_t i = 0; r->pool && i < r->pools; i++) {
        struct pool_of_sms *const p = &r->pool[i];
        p->sms = r->program->partitions ? r->program->partition[i].sms : sms;
        p->footprint = calloc(kernels, sizeof *p->footprint);
        p->theory = calloc(kernels, sizeof *p->theory);
        p->ends = calloc(kernels, sizeof *p->ends);
        if (!p->footprint || !p->theory || !p->ends)
            return fail_memory(error);
    }
    return r->pool ? GPURTA_OK : fail_memory(error);
}

/* One kernel of a group waits for one of another: not analysed. */
static gpurta_status groups_apart(const struct resident *const r, gpurta_error *const error)
{
    for (size_t a = 0; a < r->kernels; a++)
        for (size_t b = 0; b < r->kernels; b++)
            if (r->waits[b * r->kernels + a] && r->kernel[a].group != r->kernel[b].group &&
                r->kernel[a].group != GPURTA_NONE && r->kernel[b].group != GPURTA_NONE)
                return at_group(
                    error,
                    fail(error, GPURTA_NOT_APPLICABLE, (int64_t)r->kernel[b].group,
                         "group %.60s: its kernel %.60s may wait for %.60s of another group; "
                         "give each group a file of its own",
                         r->group[r->kernel[b].group].name, name_of(r, b), name_of(r, a)));
    return GPURTA_OK;
}

/* A host that waits for a kernel of a group before it launches, and launches others after that. */
static gpurta_status launches_apart(const struct resident *const r, gpurta_error *const error)
{
    const size_t n = r->program->count;
    for (size_t b = 0; b < n; b++)
        for (size_t k = 0; k < r->kernels; k++) {
            const struct after *const after = operation_after(r->program, b);
            const size_t a = r->kernel[k].operation;
            if (after && after->mode == GPURTA_AFTER_LAUNCH && r->kernel[k].group != GPURTA_NONE &&
                bit(&r->before, after->other, a))
                return fail(error, GPURTA_NOT_APPLICABLE, (int64_t)b,
                            "after_launch: %.60s comes after %.60s of a group; say after: %.60s",
                            NAME_OF(&r->program->operation[after->other]), name_of(r, k),
                            name_of(r, k));
        }
    return GPURTA_OK;
}

/* U2: do streams of the program take all places of grids? */
static bool grids_may_bind(const struct resident *const r)
{
    size_t streams = 0;
    for (size_t k = 0; k < r->kernels; k++) {
        const int32_t stream = r->program->operation[r->kernel[k].operation].stream;
        bool first = true;
        for (size_t i = 0; stream >= 0 && i < k; i++)
            first = first && r->program->operation[r->kernel[i].operation].stream != stream;
        streams += first;
    }
    return r->limits.resident_grids && streams > r->limits.resident_grids;
}

static gpurta_status take(struct resident *const r, const gpurta_model *const model,
                          gpurta_error *const error)
{
    const size_t count = r->program->count;
    r->groups = gpurta_model_rows(model, GPURTA_SECTION_RESIDENT);
    r->slots = gpurta_platform_get(r->platform, GPURTA_PLATFORM_SLOTS);
    if (!r->groups)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM,
                    "the model has no group: name the kernels that must be on the GPU together, "
                    "as in resident: [{name: mega, kernels: [a, b]}]");
    if (count > MOST_OPERATIONS)
        return fail(error, GPURTA_NOT_APPLICABLE, GPURTA_NO_ITEM,
                    "more than %d kernels and copies are not analysed", MOST_OPERATIONS);
    r->kernel = calloc(count, sizeof *r->kernel);
    r->head = calloc(count, sizeof *r->head);
    r->member = calloc(count, sizeof *r->member);
    r->largest = calloc(count, sizeof *r->largest);
    r->group = calloc(r->groups, sizeof *r->group);
    if (!r->kernel || !r->head || !r->member || !r->largest || !r->group)
        return fail_memory(error);
    gpurta_status status = take_pools(r, error);
    if (r->slots)
        r->slots = 1; /* each slot is an SM with space for one block */
    for (size_t i = 0; !status && i < count; i++)
        if (r->program->operation[i].blocks)
            status = take_kernel(r, i, error);
    for (size_t g = 0; !status && g < r->groups; g++)
        status = take_group(r, model, g, error);
    if (status)
        return status;
    for (size_t g = 0; g < r->groups; g++)
        for (size_t k = 0; k < r->kernels; k++)
            if (r->kernel[k].group == g)
                r->member[r->members++] = k;
    take_kinds(r, true);
    take_kinds(r, false);
    r->grids_bind = grids_may_bind(r);
    status = waits_find(r, error);
    if (!status)
        status = launches_apart(r, error);
    return status ? status : groups_apart(r, error);
}

/* ---- verdicts ---- */

/* Numbers of blocks and of SMs (0: as they are) for which it is asked; `main`: witnesses and proofs
 * are kept. */
struct trial {
    struct resident *r;
    const int64_t *blocks;
    int64_t sms;
    size_t only;
    bool main;
};

/* Is another kernel ever there beside one that waits by U6? */
static bool can_keep_busy(const struct resident *const r)
{
    return r->limits.local_memory_waits && r->limits.resident_grids != 1;
}

/* U6: h waits until the GPU is idle, which `first` of a group on it never lets it be, and with it
 * `last` of group g. */
static bool waits_for_idle(const struct resident *const r, const size_t g, const size_t h,
                           size_t *const first, size_t *const last)
{
    for (size_t j = 0; can_keep_busy(r) && j < r->kernels; j++) {
        if (r->kernel[j].group == GPURTA_NONE ||
            r->kernel[j].local_memory >= r->kernel[h].local_memory)
            continue;
        for (size_t k = 0; k < r->kernels; k++)
            if (r->kernel[k].group == g && bit(&r->behind, k, h) &&
                (j != k ||
                 (r->kernel[k].priority > r->kernel[h].priority && r->kernel[k].blocks > 1))) {
                *first = j;
                *last = k;
                return true;
            }
    }
    return false;
}

/* U2 and U6: h may wait for an idle GPU for ever, with the place of a grid that another lacks. */
static bool keeps_busy(const struct resident *const r, const size_t h)
{
    bool busy = false;
    for (const size_t *j = r->member; j < r->member + r->members; j++)
        busy = busy || (can_keep_busy(r) && r->kernel[*j].local_memory < r->kernel[h].local_memory);
    return busy;
}

static gpurta_status ask(enum verdict *const verdict, struct question *const q,
                         const struct trial *const t, const size_t missing, const bool keep,
                         gpurta_error *const error)
{
    *q = (struct question){.of = t->r,
                           .head = q->head,
                           .missing = missing,
                           .only = t->only,
                           .blocks = t->blocks,
                           .keep = keep,
                           .few_steps = !t->main,
                           .sms = t->sms ? t->sms : t->r->pool[t->r->kernel[q->head].pool].sms};
    return may_block(verdict, q, error);
}

/* Questions that are asked many times take a small part of the limit each. */
static void set_limit(struct resident *const r, const bool main)
{
    r->left = main ? r->limit : r->limit / 10000 + 1;
}

/* Remembers the head, with what its proof says of the weights. */
static void is_blocked(struct resident *const r, const size_t h, const struct head *const proof,
                       const int64_t sms)
{
    const struct weight_sets *const sets =
        &r->pool[r->kernel[h].pool].theory[r->kernel[h].kind].sets;
    r->first = h;
    r->weights = proof->whole ? &sets->set[proof->set] : NULL;
    r->above = proof->part - sms * proof->whole;
}

/* Can the group hang while h is at the head? */
static gpurta_status judge_head(enum verdict *const verdict, const struct trial *const t,
                                const size_t g, const size_t h, gpurta_error *const error)
{
    struct resident *const r = t->r;
    struct question q = {.head = h};
    size_t first, last;
    const bool own = r->kernel[h].group == g;
    for (const size_t *k = r->member; !own && k < r->member + r->members; k++)
        if (r->kernel[*k].group == g &&
            bit(&r->before, r->kernel[h].operation, r->kernel[*k].operation)) {
            *verdict = RESIDENT; /* it comes to the head after all of the group was resident */
            return GPURTA_OK;
        }
    gpurta_status status = ask(verdict, &q, t, GPURTA_NONE, t->main && own, error);
    struct head told = {.proof = q.by_weights ? BY_WEIGHTS : BY_SEARCH,
                        .part = q.part,
                        .whole = q.whole,
                        .set = q.set};
    if (!status && !own && *verdict != RESIDENT) {
        enum verdict worst = RESIDENT, here = UNKNOWN;
        for (size_t i = 0; !status && worst != HANGS && i < r->members; i++) {
            const size_t k = r->member[i];
            const bool behind = bit(&r->behind, k, h);
            if (r->kernel[k].group != g || !(behind || r->grids_bind))
                continue;
            status = ask(&here, &q, t, k, t->main && behind, error);
            if (!behind && here == HANGS) /* U2: if no place of a grid is left */
                here = UNKNOWN;
            worst = here == RESIDENT ? worst : here;
        }
        *verdict = worst;
        told.proof = BY_SEARCH;
    }
    if (*verdict != HANGS && t->only == GPURTA_NONE && waits_for_idle(r, g, h, &first, &last)) {
        *verdict = HANGS;
        told.proof = BY_ORDER;
        if (t->main && !r->found)
            status = waits_witness(r, FOR_IDLE_GPU, first, h, last, error);
    } else if (*verdict == RESIDENT && t->only == GPURTA_NONE && r->grids_bind &&
               keeps_busy(r, h)) {
        *verdict = UNKNOWN;
        told.proof = AT_LIMIT;
    } else if (*verdict != RESIDENT) {
        told.proof = *verdict == HANGS ? BLOCKED : AT_LIMIT;
    }
    if (t->main && r->head[h].proof < told.proof)
        r->head[h] = told;
    if (!t->main && *verdict != RESIDENT)
        is_blocked(r, h, &told, q.sms);
    return status;
}

static gpurta_status judge(enum verdict *const verdict, const struct trial *const t, const size_t g,
                           gpurta_error *const error)
{
    struct resident *const r = t->r;
    const size_t first = t->main ? 0 : r->first;
    gpurta_status status = GPURTA_OK;
    *verdict = RESIDENT;
    for (size_t i = 0; !status && (t->main || *verdict == RESIDENT) && i < r->kernels; i++) {
        const size_t h = (first + i) % r->kernels;
        enum verdict here = UNKNOWN;
        if (t->only != GPURTA_NONE && r->kernel[h].group != t->only)
            continue;
        status = judge_head(&here, t, g, h, error);
        if (here != RESIDENT && *verdict != HANGS)
            *verdict = here;
    }
    return status;
}

static gpurta_status judge_all(enum verdict *const verdict, const struct trial *const t,
                               gpurta_error *const error)
{
    gpurta_status status = GPURTA_OK;
    *verdict = RESIDENT;
    for (size_t g = 0; !status && *verdict == RESIDENT && g < t->r->groups; g++)
        status = judge(verdict, t, g, error);
    return status;
}

/* What hangs whatever the numbers of blocks are. */
static gpurta_status by_order(struct resident *const r, const size_t g, gpurta_error *const error)
{
    size_t first = 0, second = 0;
    const enum cause cause = waits_for_ever(r, g, &first, &second);
    if (cause == FOR_SPACE)
        return GPURTA_OK;
    r->group[g].verdict = HANGS;
    snprintf(r->group[g].text, sizeof r->group[g].text, "%.60s waits for ever for %.250s",
             name_of(r, second), cause_text(cause));
    return r->found ? GPURTA_OK : waits_witness(r, cause, first, second, GPURTA_NONE, error);
}

static void blocked_text(const struct resident *const r, struct group *const group,
                         const size_t head)
{
    snprintf(group->text, sizeof group->text, "%.60s can be blocked at the head of the queues",
             name_of(r, head));
}

#define LIMIT_CAME "the limit came before the search ended"

static gpurta_status judge_groups(struct resident *const r, int64_t *const blocks,
                                  gpurta_error *const error)
{
    gpurta_status status = GPURTA_OK;
    r->verdict = RESIDENT;
    for (size_t g = 0; !status && g < r->groups; g++) {
        struct group *const group = &r->group[g];
        const struct trial t = {r, blocks, 0, GPURTA_NONE, true};
        const bool found = r->found;
        status = by_order(r, g, error);
        if (!status && group->verdict != HANGS) {
            status = judge(&group->verdict, &t, g, error);
            snprintf(group->text, sizeof group->text, "%s",
                     group->verdict == RESIDENT ? "no kernel is ever blocked at the head"
                     : group->verdict == HANGS  ? ""
                                                : LIMIT_CAME);
            if (group->verdict == HANGS)
                blocked_text(r, group, r->witness.head);
        }
        if (!status && !r->found &&
            r->witness.order) { /* it may not come about: is it simulated? */
            r->witness.group = g;
            if (group->verdict == UNKNOWN)
                status = play(r, error);
            r->found = r->witness.simulated;
            if (r->found) {
                group->verdict = HANGS;
                r->head[r->witness.head].proof = BLOCKED;
                blocked_text(r, group, r->witness.head);
            } else {
                witness_clear(&r->witness);
            }
        }
        /* of several groups kernels that are counted may never come, where another hangs */
        const bool own = r->found && !found; /* the witness is of this group */
        const bool doubted =
            group->verdict == HANGS && r->groups > 1 && !(own && r->witness.simulated);
        if (!status && (doubted || group->verdict == UNKNOWN)) {
            group->verdict = UNKNOWN;
            status = search_states(&group->verdict, r, g, error);
            group->by_states = group->verdict == RESIDENT || (!doubted && group->verdict == HANGS);
        }
        if (doubted && own && group->verdict == UNKNOWN) {
            group->verdict = HANGS;
        } else if (doubted && group->verdict == UNKNOWN) {
            snprintf(group->text, sizeof group->text, "%s", LIMIT_CAME);
        } else if (doubted && own && group->verdict == RESIDENT) {
            witness_clear(&r->witness);
            r->found = false;
        }
        if (r->found && !found)
            r->witness.group = g;
        if (group->verdict == HANGS || r->verdict == RESIDENT)
            r->verdict = group->verdict;
    }
    return status;
}

/* ---- what would be safe ---- */

/* So many blocks of the kernel are safe by the weights of the head that was blocked last. */
static int64_t safe_by_weights(const struct resident *const r, const size_t k)
{
    const bool meet = r->weights && r->kernel[k].pool == r->kernel[r->first].pool;
    const int64_t part = meet ? r->weights->part[r->kernel[k].kind] : 0;
    if (!part)
        return r->above < 0 ? INT64_MAX : 0;
    return r->kernel[k].blocks - r->above / part - (r->above >= 0 || r->above % part == 0);
}

static gpurta_status find_largest(struct resident *const r, int64_t *const blocks, const size_t k,
                                  gpurta_error *const error)
{
    const int64_t own = blocks[k];
    int64_t low = r->verdict == RESIDENT ? own : 0, step = 1, safe = safe_by_weights(r, k);
    int64_t high = r->pool[r->kernel[k].pool].sms * r->kernel[k].fit;
    if (r->verdict != RESIDENT && high >= own)
        high = own - 1; /* with more it is no better */
    const struct trial t = {r, blocks, 0, GPURTA_NONE, false};
    gpurta_status status = GPURTA_OK;
    size_t a, b;
    for (size_t g = 0; g < r->groups; g++)
        if (waits_for_ever(r, g, &a, &b) != FOR_SPACE)
            return GPURTA_OK;
    while (!status && low < high) {
        enum verdict verdict;
        /* upwards from there by 1, 2, 4, ...: the less there are, the sooner it is known */
        const int64_t half = (high - low + 1) / 2;
        const bool jump = safe > low;
        const int64_t more =
            !jump ? (step < half ? step : half) : (safe < high ? safe : high) - low;
        blocks[k] = low + more;
        set_limit(r, false);
        status = judge_all(&verdict, &t, error);
        if (verdict == RESIDENT) {
            low += more;
            step *= jump ? 1 : 2;
        } else {
            high = low + more - 1;
            if (r->weights && r->kernel[k].pool == r->kernel[r->first].pool)
                r->above -= (blocks[k] - own) * r->weights->part[r->kernel[k].kind];
        }
        safe = verdict == RESIDENT ? 0 : safe_by_weights(r, k);
    }
    blocks[k] = own;
    r->largest[k] = low;
    return status;
}

static gpurta_status find_fewest(struct resident *const r, const int64_t *const blocks,
                                 const size_t g, gpurta_error *const error)
{
    struct trial t = {r, blocks, 0, g, false};
    int64_t low = 0, high = 0; /* too few; enough, or 0 */
    size_t pool = SIZE_MAX, a, b;
    gpurta_status status = GPURTA_OK;
    enum verdict verdict;
    for (size_t k = 0; k < r->kernels; k++) {
        if (r->kernel[k].group == g && pool != SIZE_MAX && r->kernel[k].pool != pool)
            return GPURTA_OK; /* in several partitions: there is no one number */
        pool = r->kernel[k].group == g ? r->kernel[k].pool : pool;
    }
    if (waits_for_ever(r, g, &a, &b) != FOR_SPACE)
        return GPURTA_OK;
    r->group[g].sms = r->pool[pool].sms;
    high = r->group[g].verdict == RESIDENT ? r->pool[pool].sms : 0;
    for (t.sms = high ? high / 2 : r->pool[pool].sms;
         !status && t.sms <= MOST_SMS && (!high || low + 1 < high);
         t.sms = high ? low + (high - low) / 2 : 2 * t.sms) {
        set_limit(r, false);
        status = judge(&verdict, &t, g, error);
        *(verdict == RESIDENT ? &high : &low) = t.sms;
    }
    r->group[g].fewest = high;
    return status;
}

/* All groups are resident. Which kernels of none may find no place then? */
static void resident_text(struct resident *const r)
{
    size_t first = 0, count = 0;
    for (size_t h = r->kernels; h-- > 0;)
        if (r->kernel[h].group == GPURTA_NONE && r->head[h].whole &&
            ratio_cmp(r->head[h].part, r->head[h].whole, r->pool[r->kernel[h].pool].sms, 1) >= 0) {
            first = h;
            count++;
        }
    const char *const name = NAME_OF(&r->program->operation[r->kernel[first].operation]);
    const char *const all = r->groups == 1 ? "the group becomes" : "all groups become";
    const size_t end =
        (size_t)snprintf(r->text, sizeof r->text, "%s resident, in any order of launches", all);
    char more[40] = "";
    if (count > 1)
        snprintf(more, sizeof more, " and %zu other%s", count - 1, count == 2 ? "" : "s");
    if (count)
        snprintf(r->text + end, sizeof r->text - end, "; while %s, %.*s%s may find no place",
                 r->groups == 1 ? "it runs" : "they run", text_bytes(name, 60), name, more);
}

static gpurta_status analyse(struct resident *const r, gpurta_error *const error)
{
    int64_t *const blocks = calloc(r->kernels, sizeof *blocks);
    if (!blocks)
        return fail_memory(error);
    for (size_t k = 0; k < r->kernels; k++)
        blocks[k] = r->kernel[k].blocks;
    set_limit(r, true);
    r->solving = MOST_SOLVING;
    gpurta_status status = judge_groups(r, blocks, error);
    const int64_t work = r->work;
    for (size_t h = 1; h < r->kernels; h++) /* the nearest to being blocked */
        if (r->head[h].whole && (!r->head[r->first].whole ||
                                 ratio_cmp(r->head[h].part, r->head[h].whole,
                                           r->head[r->first].part, r->head[r->first].whole) > 0))
            r->first = h;
    is_blocked(r, r->first, &r->head[r->first], r->pool[r->kernel[r->first].pool].sms);
    for (size_t k = 0; !status && k < r->kernels; k++)
        if (r->kernel[k].group != GPURTA_NONE)
            status = find_largest(r, blocks, k, error);
    for (size_t g = 0; !status && g < r->groups; g++)
        status = find_fewest(r, blocks, g, error);
    r->work = work;
    if (!status && r->found)
        status = play(r, error);
    const size_t told = r->found ? r->witness.group : 0;
    if (r->found && r->witness.cause == FOR_SPACE)
        blocked_text(r, &r->group[told], r->witness.head);
    for (size_t g = 0; g < r->groups; g++) {
        struct group *const group = &r->group[g];
        const size_t end = strlen(group->text);
        if (group->fewest > group->sms)
            snprintf(&group->text[end], sizeof group->text - end,
                     "; %" PRId64 " SMs would hold it alone, it has %" PRId64, group->fewest,
                     group->sms);
    }
    snprintf(r->text, sizeof r->text, "group %.60s: %.330s", r->group[told].name,
             r->group[told].text);
    for (size_t g = 0; r->verdict == UNKNOWN && g < r->groups; g++)
        if (r->group[g].verdict == UNKNOWN)
            snprintf(r->text, sizeof r->text, "group %.60s: %.330s", r->group[g].name,
                     r->group[g].text);
    if (r->verdict == RESIDENT)
        resident_text(r);
    free(blocks);
    return status;
}

gpurta_status gpurta_resident(const gpurta_model *const model, const gpurta_options *const options,
                              gpurta_result **const result, gpurta_error *const error)
{
    struct inputs in;
    struct resident *r = NULL;
    gpurta_result *made = NULL;
    gpurta_status status = inputs_take(&in, model, options, TAKE_PROGRAM | TAKE_PLATFORM, error);
    if (!status)
        status = model_check(model,
                             SECTION_BIT(RESIDENT) | SECTION_BIT(KERNELS) |
                                 SECTION_BIT(OPERATIONS) | SECTION_BIT(PARTITIONS),
                             NULL, NULL, error);
    if (!status && !result)
        status = fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "resident: NULL argument");
    if (!status)
        status = gpurta_options_check(in.options, "resident", error);
    if (!status && !(r = calloc(1, sizeof *r)))
        status = fail_memory(error);
    if (!status) {
        r->limit = option(in.options, GPURTA_OPTION_RESIDENT_LIMIT);
        r->program = program_hold(in.program);
        r->queues = r->program->queues;
        status = gpurta_platform_copy(&r->platform, in.platform, error);
    }
    if (!status)
        status = take(r, model, error);
    if (!status)
        status = analyse(r, error);
    if (!status) {
        status = resident_result(&made, r, error);
        r = NULL;
    }
    resident_destroy(r);
    return inputs_give(&in, status, made, GPURTA_RESIDENT_ASSUMPTIONS, result, error);
}
