/* gpurta check --explain: which rules, and which order of SMs, the device followed. Each is tried:
 * the platform that was predicted for with one thing changed. */
#include "cli/base/arrays.h"
#include "cli/command/check.h"
#include "cli/scenario/platform_reader.h"

#include <stdlib.h>
#include <string.h>

#define MOST_PASSES 4 /* over all rules */
#define MOST_ORDERS 8

/* The order of SMs by which rules are tried: that of the prediction, unless another fits better. */
struct basis {
    int64_t order;             /* a gpurta_sm_order */
    const int64_t *sm_at;      /* of each rank; NULL: by the order */
    gpurta_platform *platform; /* with the rules that fit so far */
};

/* What agrees with a simulation: kernels within the tolerance, blocks on the predicted SM. */
static void count_agreeing(const struct check *const c, const gpurta_result *const s,
                           const int64_t *const sm_at, int64_t *const kernels,
                           int64_t *const blocks)
{
    int64_t all = 0;
    LOCAL_MPQ(time);
    for (size_t k = 0; kernels && k < c->lines; k++) {
        result_time(s, GPURTA_SIMULATE_OPERATIONS_COMPLETION, check_place(c, c->line[k].item),
                    time);
        *kernels += check_fit(c, &c->line[k], time) == FIT_AGREES;
    }
    check_places(c, s, sm_at, blocks, &all, NULL);
}

/* Whether two simulations differ in any block or completion. */
static bool differ(const gpurta_result *const x, const gpurta_result *const y)
{
    static const gpurta_column times[] = {GPURTA_SIMULATE_JOBS_COMPLETION,
                                          GPURTA_SIMULATE_BLOCKS_START};
    bool found = false;
    LOCAL_MPQ(time, other);
    for (size_t k = 0; k < FIELDS(times); k++)
        for (size_t i = 0; !found && i < gpurta_rows(x, gpurta_column_info(times[k])->table); i++) {
            result_time(x, times[k], i, time);
            result_time(y, times[k], i, other);
            found =
                !mpq_equal(time, other) || (k && result_count(x, GPURTA_SIMULATE_BLOCKS_SM, i) !=
                                                     result_count(y, GPURTA_SIMULATE_BLOCKS_SM, i));
        }
    return found;
}

/* By that order, and with one field of the platform changed (SLOTS: none). NULL: not possible. */
static gpurta_result *try_one(const struct check *const c, const struct basis *const basis,
                              const gpurta_platform_field field, const int64_t value)
{
    gpurta_platform *platform = NULL;
    gpurta_result *s = NULL;
    gpurta_error error;
    gpurta_status status = gpurta_platform_copy(&platform, basis->platform, &error);
    if (status == GPURTA_OK)
        status = gpurta_platform_set(platform, GPURTA_PLATFORM_SM_ORDER, basis->order, &error);
    if (status == GPURTA_OK && field != GPURTA_PLATFORM_SLOTS)
        status = gpurta_platform_set(platform, field, value, &error);
    if (status == GPURTA_OK)
        status = check_simulate(c, platform, &s, &error);
    gpurta_platform_destroy(platform);
    return succeeded(status) ? s : NULL;
}

/* ---- rules ---- */

bool check_is_warm(const struct check *const c)
{
    return gpurta_measurement_fact(c->m, GPURTA_FACT_COLD) == 0;
}

static void try_rule(const struct check *const c, const struct basis *const basis,
                     const gpurta_platform_field field, struct trial *const rule)
{
    gpurta_result *s[2]; /* without, with */
    int64_t *const kernels = rule->kernels, *const blocks = rule->blocks;
    rule->on = gpurta_platform_get(c->scenario->platform, field) != 0;
    for (int on = 0; on < 2; on++) {
        s[on] = try_one(c, basis, field, on);
        kernels[on] = blocks[on] = 0;
        if (s[on])
            count_agreeing(c, s[on], basis->sm_at, &kernels[on], &blocks[on]);
    }
    const bool alike = kernels[0] == kernels[1] && blocks[0] == blocks[1];
    const bool with = kernels[0] != kernels[1] ? kernels[1] > kernels[0] : blocks[1] > blocks[0];
    rule->verdict = !s[0] || !s[1]        ? "not predicted"
                    : !differ(s[0], s[1]) ? "makes no difference"
                    : alike || (field == GPURTA_PLATFORM_LOCAL_MEMORY_WAITS && check_is_warm(c))
                        ? "cannot tell"
                    : with ? "followed"
                           : "not followed";
    gpurta_result_destroy(s[0]);
    gpurta_result_destroy(s[1]);
}

/* One after the other; a rule that fits better the other way is left so while the next ones are
 * tried, until none changes. False: out of memory. */
static bool try_rules(struct check *const c, const struct basis *const basis)
{
    bool changed = true;
    for (int pass = 0; changed && pass < MOST_PASSES; pass++) {
        changed = false;
        for (size_t r = 0; r < c->rules; r++) {
            struct trial *const rule = &c->trial[r];
            const gpurta_platform_field field = gpurta_platform_rule_field(r);
            const bool on = gpurta_platform_get(basis->platform, field) != 0;
            rule->kind = "rule";
            rule->name = gpurta_platform_rule_name(r);
            try_rule(c, basis, field, rule);
            if (strcmp(rule->verdict, on ? "not followed" : "followed") != 0)
                continue;
            changed = true;
            if (!succeeded(gpurta_platform_set(basis->platform, field, !on, NULL)))
                return false;
        }
    }
    return true;
}

/* ---- orders of SMs ---- */

/* When the first block of the first repetition began on an SM, and which block that was. */
struct used {
    int64_t start, sm;
    size_t block;
};

static int by_use(const void *const a, const void *const b)
{
    const struct used *const x = a, *const y = b;
    return x->start != y->start   ? ascending(x->start, y->start)
           : x->block != y->block ? (x->block > y->block) - (x->block < y->block)
                                  : ascending(x->sm, y->sm);
}

/* The SMs as the first repetition used them first, then the others ascending; to be freed. NULL:
 * none is below `sms`. */
static int64_t *used_order(const struct check *const c, const int64_t sms)
{
    struct used *const all = allocate_zeroed((size_t)sms, sizeof *all);
    int64_t *order = NULL, sm, start;
    size_t n = 0;
    for (sm = 0; sm < sms; sm++)
        all[sm] = (struct used){INT64_MAX, sm, SIZE_MAX};
    for (size_t i = 0; i < c->count; i++)
        for (size_t b = 0; gpurta_measurement_block(c->m, 0, i, b, &sm, &start, NULL); b++, n++)
            if (sm < sms && start < all[sm].start) {
                all[sm].start = start;
                all[sm].block = n;
            }
    qsort(all, (size_t)sms, sizeof *all, by_use);
    if (all[0].block != SIZE_MAX)
        order = allocate_zeroed((size_t)sms, sizeof *order);
    for (int64_t k = 0; order && k < sms; k++)
        order[k] = all[k].sm;
    free(all);
    return order;
}

/* Tries an order; the better one becomes the basis. The prediction's own is tried first. */
static void add_order(struct check *const c, const struct basis *const tried,
                      const char *const name, struct basis *const basis)
{
    struct trial *const fresh = &c->trial[c->rules + c->orders];
    gpurta_result *const s = try_one(c, tried, GPURTA_PLATFORM_SLOTS, 0);
    if (!s)
        return;
    *fresh = (struct trial){.kind = "sm_order",
                            .name = fresh->space,
                            .on = -1,
                            .kernels = {GPURTA_NOT_KNOWN, GPURTA_NOT_KNOWN},
                            .blocks = {GPURTA_NOT_KNOWN, 0}};
    snprintf(fresh->space, sizeof fresh->space, "%s", name);
    count_agreeing(c, s, tried->sm_at, NULL, &fresh->blocks[1]);
    gpurta_result_destroy(s);
    if (fresh->blocks[1] > c->most) {
        c->most = fresh->blocks[1];
        *basis = *tried;
    }
    c->orders++;
}

static void try_orders(struct check *const c, const int64_t *const used, struct basis *const basis)
{
    const int64_t sms = gpurta_platform_get(c->scenario->platform, GPURTA_PLATFORM_SMS);
    const int64_t own = basis->order ? basis->order : GPURTA_SM_ORDER_ASCENDING;
    gpurta_platform *const platform = basis->platform;
    if (c->list)
        add_order(c, &(struct basis){GPURTA_SM_ORDER_ASCENDING, c->sm_at, platform}, c->list,
                  basis);
    else
        add_order(c, &(struct basis){own, NULL, platform}, sm_order_name(own), basis);
    for (int64_t order = GPURTA_SM_ORDER_ASCENDING; order <= GPURTA_SM_ORDER_DESCENDING; order++)
        if (c->list || order != own)
            add_order(c, &(struct basis){order, NULL, platform}, sm_order_name(order), basis);
    if (used) { /* "0,2,1,3", cut after the room that there is */
        char name[sizeof c->trial->space];
        size_t at = 0;
        for (int64_t k = 0; k < sms && at + 24 < sizeof name; k++)
            at += (size_t)snprintf(name + at, sizeof name - at, "%s%lld", k ? "," : "",
                                   (long long)used[k]);
        if (at + 24 >= sizeof name)
            snprintf(name + at, sizeof name - at, "...");
        add_order(c, &(struct basis){GPURTA_SM_ORDER_ASCENDING, used, platform}, name, basis);
    }
    for (size_t k = 0; k < c->orders; k++) {
        struct trial *const order = &c->trial[c->rules + k];
        order->best = c->most && order->blocks[1] == c->most;
        order->verdict = order->best ? "fits best" : "fits worse";
    }
}

int check_explain(struct check *const c)
{
    const gpurta_platform *const platform = c->scenario->platform;
    const int64_t sms = gpurta_platform_get(platform, GPURTA_PLATFORM_SMS);
    struct basis basis = {gpurta_platform_get(platform, GPURTA_PLATFORM_SM_ORDER), c->sm_at, NULL};
    if (!c->simulation)
        return -1;
    while (gpurta_platform_rule_name(c->rules))
        c->rules++;
    c->trial = allocate_zeroed(c->rules + MOST_ORDERS, sizeof *c->trial);
    int64_t *const used = /* SMs have names where there are masks */
        sms && !c->observed.masks.count ? used_order(c, sms) : NULL;
    bool good = succeeded(gpurta_platform_copy(&basis.platform, platform, NULL));
    if (good && c->blocks)
        try_orders(c, used, &basis);
    if (!good || !try_rules(c, &basis))
        out_of_memory();
    gpurta_platform_destroy(basis.platform);
    free(used);
    return -1;
}
