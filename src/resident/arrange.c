/* An arrangement as launches and places: could it come about, by blocks of groups alone?
 *
 * Its kernels are launched one after the other, each while those before stand as far as the
 * arrangement has them; then their blocks are booked one by one, by the simulators' own books (U3,
 * U4, U5), which must have room for each, and in the end for none of the head. */
#include "gpu/sms.h"
#include "resident/resident.h"

#include <stdlib.h>
#include <string.h>

static bool is_above(const struct resident *const r, const size_t a, const size_t b)
{
    return r->kernel[a].priority < r->kernel[b].priority;
}

/* Of those that may come in any order: lower priorities first, of each what is complete before what
 * is not. */
static bool is_later(const struct resident *const r, const size_t a, const size_t b,
                     const size_t head, const int64_t *const chosen)
{
    if ((a == head) != (b == head))
        return a == head;
    if (r->kernel[a].priority != r->kernel[b].priority)
        return is_above(r, a, b);
    const bool x = chosen[a] < r->kernel[a].blocks, y = chosen[b] < r->kernel[b].blocks;
    return x != y ? x : a > b;
}

static const struct footprint *footprint(const struct resident *const r, const size_t k)
{
    return &r->pool[r->kernel[k].pool].footprint[r->kernel[k].kind];
}

/* U5: is x on SMs that y could not have set to its carve-out, since they share it? */
static bool shares_larger(const struct resident *const r, const struct witness *const w,
                          const size_t x, const size_t y)
{
    const int64_t size = r->limits.carveout_sms;
    bool at_x = false, at_y = false;
    if (!size || footprint(r, w->order[x])->carveout <= footprint(r, w->order[y])->carveout)
        return false;
    for (int64_t sm = 0; sm < w->sms && !(at_x && at_y); sm++) {
        at_x = (sm % size && at_x) || w->on[(size_t)sm * w->ordered + x];
        at_y = (sm % size && at_y) || w->on[(size_t)sm * w->ordered + y];
    }
    return at_x && at_y;
}

/* Must kernel number x of the order come before number y? What is of no group comes again. */
static bool comes_first(const struct resident *const r, const struct witness *const w,
                        const size_t x, const size_t y)
{
    const size_t a = w->order[x], b = w->order[y];
    const bool waits = b == w->head || w->placed[y] < r->kernel[b].blocks;
    return x != y && ((waits && !is_above(r, a, b)) || shares_larger(r, w, x, y) ||
                      (r->kernel[a].group != GPURTA_NONE && is_launched_before(r, a, b)));
}

/* Puts kernel number `from` of the order before number `to`. */
static void move(struct witness *const w, const size_t from, const size_t to)
{
    for (size_t i = from; i > to; i--) {
        const size_t other = w->order[i];
        const int64_t blocks = w->placed[i];
        w->order[i] = w->order[i - 1];
        w->order[i - 1] = other;
        w->placed[i] = w->placed[i - 1];
        w->placed[i - 1] = blocks;
        for (int64_t *on = w->on; on < w->on + (size_t)w->sms * w->ordered; on += w->ordered) {
            const int64_t here = on[i];
            on[i] = on[i - 1];
            on[i - 1] = here;
        }
    }
}

/* false: no order of launches has them so. */
static bool sort(const struct resident *const r, struct witness *const w, const size_t missing)
{
    size_t grids = w->ordered; /* U2: each has a place; so have those that wait elsewhere */
    /* a head that was launched after the one that lacks its blocks may wait for it (the NULL
     * stream) */
    if (missing != GPURTA_NONE && is_launched_before(r, missing, w->head) &&
        bit(&r->apart, missing, w->head))
        return false;
    for (size_t i = 0; i < w->ordered; i++) {
        size_t next = i, before = i;
        for (; next < w->ordered && before < w->ordered; next += before < w->ordered)
            for (before = i; before < w->ordered && !comes_first(r, w, before, next);)
                before++;
        if (next == w->ordered)
            return false;
        move(w, next, i);
    }
    for (size_t k = 0; k < r->kernels; k++) { /* of those that are not there */
        const bool other = r->kernel[k].pool != r->kernel[w->head].pool;
        bool there = r->kernel[k].group == GPURTA_NONE, launched = false;
        for (size_t i = 0; i < w->ordered; i++)
            there = there || w->order[i] == k;
        for (size_t i = 0; !there && i < w->ordered; i++)
            if (is_launched_before(r, k, w->order[i])) {
                launched = true;
                if (!is_above(r, w->order[i], k) &&
                    (k == missing || !(other || bit(&r->apart, k, w->head))))
                    return false; /* it may wait elsewhere, or may not */
            }
        grids += launched;
    }
    return !r->limits.resident_grids || grids <= r->limits.resident_grids;
}

/* position[sm] := that of each SM of the head's pool. */
static gpurta_status find_positions(size_t *const position, struct device *const device,
                                    const struct resident *const r, const size_t pool)
{
    const gpurta_status status =
        r->program->partitions ? device_divide(device, r->program, NULL) : GPURTA_OK;
    size_t count = 0;
    for (size_t p = 0; !status && p < device->sms; p++)
        if (sm_allowed(device, p, (uint32_t)pool + 1))
            position[sm_at(device, p)] = p + 1;
    for (size_t sm = 0; !status && sm < device->sms; sm++) /* those of the pool move together */
        if (position[sm])
            position[count++] = position[sm] - 1;
    return status;
}

/* Books all blocks. false: one has no space, or the head has. */
static bool book(const struct resident *const r, const struct witness *const w,
                 struct sms *const sms, const size_t *const position, bool *const memory)
{
    struct sm_share share;
    for (size_t i = 0; i < w->ordered; i++)
        for (int64_t sm = 0; sm < w->sms; sm++)
            for (int64_t b = w->on[(size_t)sm * w->ordered + i]; b; b--) {
                const struct footprint *const f = footprint(r, w->order[i]);
                if (sms_room(sms, position[sm], f) < 1)
                    return false;
                if (!(*memory = sms_book(sms, &share, position[sm], f, 1, i)))
                    return false;
            }
    for (int64_t sm = 0; sm < w->sms; sm++)
        if (sms_room(sms, position[sm], footprint(r, w->head)) > 0)
            return false;
    return true;
}

static bool can_stand(const struct resident *const r, const struct witness *const w,
                      bool *const memory)
{
    struct device device = {0};
    struct sms sms = {0};
    const int64_t sms_of_gpu = gpurta_platform_get(r->platform, GPURTA_PLATFORM_SMS);
    size_t *const position = calloc((size_t)sms_of_gpu + 1, sizeof *position);
    bool stands = true;
    if (r->slots)
        goto end;
    *memory = position && device_init(&device, r->platform, NULL) == GPURTA_OK &&
              find_positions(position, &device, r, r->kernel[w->head].pool) == GPURTA_OK &&
              sms_init(&sms, &device, NULL);
    stands = *memory && book(r, w, &sms, position, memory);
    if (sms.device)
        sms_clear(&sms);
end:
    free(device.owner);
    free(position);
    return stands;
}

/* Its kernels, in default order, and what each has on each SM. */
static bool take(struct witness *const w, const struct question *const q,
                 const int64_t *const chosen, const int64_t *const on)
{
    const struct resident *const r = q->of;
    const size_t kinds = r->pool[r->kernel[q->head].pool].own;
    w->order = calloc(r->kernels, sizeof *w->order);
    w->placed = calloc(r->kernels, sizeof *w->placed);
    for (size_t k = 0; w->order && k < r->kernels; k++)
        if (chosen[k] || k == w->head)
            w->order[w->ordered++] = k;
    w->on = calloc((size_t)w->sms * w->ordered + 1, sizeof *w->on);
    int64_t *const left = calloc((size_t)w->sms * kinds, sizeof *left);
    if (!w->order || !w->placed || !w->on || !left) {
        free(left);
        return false;
    }
    memcpy(left, on, (size_t)w->sms * kinds * sizeof *left);
    for (size_t i = 1; i < w->ordered; i++)
        for (size_t j = i; j && is_later(r, w->order[j - 1], w->order[j], w->head, chosen); j--)
            move(w, j, j - 1);
    for (size_t i = 0; i < w->ordered; i++) {
        const size_t k = w->order[i];
        w->placed[i] = chosen[k];
        for (int64_t sm = 0, more = chosen[k]; sm < w->sms && more; sm++) {
            int64_t *const there = &left[(size_t)sm * kinds + r->kernel[k].kind];
            const int64_t here = *there < more ? *there : more;
            w->on[(size_t)sm * w->ordered + i] = here;
            *there -= here;
            more -= here;
        }
    }
    free(left);
    return true;
}

void witness_clear(struct witness *const w)
{
    FREE(w->order, w->placed, w->on);
    *w = (struct witness){0};
}

bool arrange(bool *const legal, const struct question *const q, const int64_t *const chosen,
             const int64_t *const on)
{
    struct resident *const r = q->of;
    struct witness w = {.head = q->head, .sms = q->sms};
    bool memory = take(&w, q, chosen, on);
    bool ordered = memory;
    *legal = false;
    for (size_t i = 0; ordered && memory && !*legal && i < w.ordered; i++) {
        move(&w, i, 0); /* U3: where warps go depends on the order */
        ordered = sort(r, &w, q->missing);
        *legal = ordered && can_stand(r, &w, &memory);
    }
    for (size_t i = 0; i < w.ordered; i++)
        w.order[i] = r->kernel[w.order[i]].operation;
    if (memory && !r->found && (*legal || (ordered && !r->witness.order))) {
        const struct witness other = r->witness;
        r->witness = w;
        r->found = *legal;
        w = other;
    }
    witness_clear(&w);
    return memory;
}
