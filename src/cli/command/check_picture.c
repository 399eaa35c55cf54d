/* gpurta check --svg: predicted SMs above those that were measured. */
#include "cli/base/arrays.h"
#include "cli/command/check.h"
#include "cli/draw/lanes.h"
#include "cli/draw/picture.h"

#include <stdlib.h>

#define MOST_IDLE 4096 /* SMs: beyond this only those that blocks ran on have lanes */

struct drawing {
    const struct check *c;
    struct picture picture;
    int64_t threads, slots; /* of an SM; of a platform of slots, else 0 */
    int64_t *sm;            /* numbers of those that have lanes, in order */
    size_t sms, room;
    int64_t engines; /* of copies, predicted */
    bool copies;
    gpurta_platform *device; /* NULL: the measurement does not tell */
    mpq_t a, b;
};

static bool is_copy(const struct check *const c, const size_t i)
{
    return *result_text(c->scenario->resolved, GPURTA_MODEL_OPERATIONS_KIND, i) == 'c';
}

/* ---- lanes ---- */

static int by_number(const void *const a, const void *const b)
{
    const int64_t x = *(const int64_t *)a, y = *(const int64_t *)b;
    return (x > y) - (x < y);
}

static void add_sm(struct drawing *const d, const int64_t sm)
{
    ADD_ROOM(d->sm, d->room, d->sms);
    d->sm[d->sms++] = sm;
}

/* SMs of the platform, of the device, and those that blocks ran on, each once. */
static void find_sms(struct drawing *const d)
{
    const struct check *const c = d->c;
    const int64_t known[] = {gpurta_platform_get(c->scenario->platform, GPURTA_PLATFORM_SMS),
                             gpurta_measurement_fact(c->m, GPURTA_FACT_SMS),
                             gpurta_measurement_fact(c->m, GPURTA_FACT_SM_NUMBERS)};
    int64_t sm;
    size_t kept = 0;
    for (size_t k = 0; k < sizeof known / sizeof known[0]; k++)
        for (sm = 0; sm < known[k] && known[k] <= MOST_IDLE; sm++)
            add_sm(d, sm);
    for (size_t i = 0; i < c->count; i++) {
        for (size_t b = 0; gpurta_measurement_block(c->m, 0, i, b, &sm, NULL, NULL); b++)
            add_sm(d, sm);
        for (size_t b = 0; !d->slots && check_predicted_block(c, i, b, &sm, NULL, NULL); b++)
            add_sm(d, sm);
    }
    if (d->sms)
        qsort(d->sm, d->sms, sizeof *d->sm, by_number);
    for (size_t i = 0; i < d->sms; i++)
        if (i == 0 || d->sm[i] != d->sm[i - 1])
            d->sm[kept++] = d->sm[i];
    d->sms = kept;
}

/* Place of an SM among those that have lanes. */
static size_t lane_of(const struct drawing *const d, const int64_t sm)
{
    const int64_t *const found = bsearch(&sm, d->sm, d->sms, sizeof *d->sm, by_number);
    return found ? (size_t)(found - d->sm) : 0;
}

/* How many measured copies are under way at once, at most. */
static int64_t copies_at_once(const struct check *const c)
{
    const size_t n = c->count;
    int64_t *const from = allocate_zeroed(2 * n + 1, sizeof *from), most = 0;
    size_t copies = 0, ended = 0;
    for (size_t i = 0; i < n; i++)
        if (is_copy(c, i) &&
            gpurta_measurement_operation(c->m, 0, i, &from[copies], &from[n + copies]))
            copies++;
    if (copies) {
        qsort(from, copies, sizeof *from, by_number);
        qsort(from + n, copies, sizeof *from, by_number);
    }
    for (size_t i = 0; i < copies; i++) {
        while (from[n + ended] <= from[i])
            ended++;
        if ((int64_t)(i + 1 - ended) > most)
            most = (int64_t)(i + 1 - ended);
    }
    free(from);
    return most;
}

static int64_t engine_of(const struct check *const c, const size_t i)
{
    return lanes_engine_of(c->scenario->resolved, c->scenario->platform, i);
}

/* Predicted SMs, predicted copy engines, measured SMs, measured copies. */
static void add_lanes(struct drawing *const d)
{
    char name[48];
    for (size_t i = 0; d->c->simulation && i < d->c->count; i++)
        if (is_copy(d->c, i)) {
            const int64_t engine = engine_of(d->c, i);
            d->engines = engine > d->engines ? engine : d->engines;
            d->copies = true;
        }
    for (int measured = 0; measured < 2; measured++) {
        for (size_t i = 0; (measured || !d->slots) && i < d->sms; i++) {
            snprintf(name, sizeof name, "%s SM %lld", measured ? "meas" : "pred",
                     (long long)d->sm[i]);
            picture_add_lane(&d->picture, PICTURE_HEAP, d->threads,
                             measured ? "measured SMs" : "predicted SMs", name);
        }
        if (!measured && d->slots)
            picture_add_lane(&d->picture, PICTURE_HEAP, d->slots, NULL, "pred slots");
        for (int engine = 1; !measured && engine <= d->engines; engine++) {
            snprintf(name, sizeof name, "pred copy %d", engine);
            picture_add_lane(&d->picture, PICTURE_THIN, 1, NULL, name);
        }
    }
    if (d->copies)
        picture_add_lane(&d->picture, PICTURE_THIN, copies_at_once(d->c), NULL, "meas copy");
}

static size_t first_engine(const struct drawing *const d)
{
    return d->slots ? 1 : d->sms;
}

static size_t first_measured(const struct drawing *const d)
{
    return first_engine(d) + (size_t)d->engines;
}

/* ---- boxes, marks ---- */

/* From d->a to d->b. */
static void add_box(struct drawing *const d, const size_t i, const size_t lane,
                    const int64_t height)
{
    const struct picture_box box = {.lane = lane,
                                    .from = picture_time(&d->picture, d->a),
                                    .to = picture_time(&d->picture, d->b),
                                    .height = height,
                                    .item = i};
    picture_add_box(&d->picture, &box);
}

static void add_blocks(struct drawing *const d, const size_t i)
{
    const struct check *const c = d->c;
    /* threads in whole warps, as the device (or else the platform) has them */
    const int64_t height =
        d->slots && !d->device
            ? result_count(c->scenario->resolved, GPURTA_MODEL_OPERATIONS_THREADS, i)
            : lanes_block_height(c->scenario->resolved,
                                 d->device ? d->device : c->scenario->platform, i, false);
    int64_t sm, start, end;
    for (size_t b = 0; check_predicted_block(c, i, b, &sm, d->a, d->b); b++)
        add_box(d, i, d->slots ? 0 : lane_of(d, sm), d->slots ? 1 : height);
    for (size_t b = 0; gpurta_measurement_block(c->m, 0, i, b, &sm, &start, &end); b++) {
        check_seen_at(c, start, d->a);
        check_seen_at(c, end, d->b);
        add_box(d, i, first_measured(d) + lane_of(d, sm), height);
    }
}

/* Marks of its launch; a copy, predicted on its engine, measured from its launch to its end, which
 * is all that is known. */
static void add_operation(struct drawing *const d, const size_t i)
{
    const struct check *const c = d->c;
    const size_t place = check_place(c, i);
    const bool copy = is_copy(c, i) && c->simulation;
    struct picture_mark mark = {.kind = PICTURE_LAUNCH, .item = i, .lane = PICTURE_ABOVE};
    int64_t launched, completion;
    if (copy) {
        result_time(c->simulation, GPURTA_SIMULATE_OPERATIONS_DISPATCHED, place, d->a);
        result_time(c->simulation, GPURTA_SIMULATE_OPERATIONS_COMPLETION, place, d->b);
        add_box(d, i, first_engine(d) + (size_t)engine_of(c, i) - 1, 1);
    } else if (!is_copy(c, i)) {
        add_blocks(d, i);
    }
    result_time(c->scenario->resolved, GPURTA_MODEL_OPERATIONS_RELEASE, i, d->a);
    mark.at = picture_time(&d->picture, d->a);
    picture_add_mark(&d->picture, &mark);
    if (!gpurta_measurement_operation(c->m, 0, i, &launched, &completion))
        return;
    check_seen_at(c, launched, d->a);
    check_seen_at(c, completion, d->b);
    if (copy)
        add_box(d, i, first_measured(d) + d->sms, 1);
    mark.at = picture_time(&d->picture, d->a);
    mark.kind = PICTURE_SEEN;
    picture_add_mark(&d->picture, &mark);
}

int check_draw(const struct check *const c, const char *const path)
{
    const gpurta_platform *const platform = c->scenario->platform;
    const int64_t told = gpurta_platform_get(platform, GPURTA_PLATFORM_THREADS_PER_SM);
    const int64_t measured = gpurta_measurement_fact(c->m, GPURTA_FACT_THREADS_PER_SM);
    const char *const name = c->scenario->document.name;
    const char *const device = c->device ? c->device : "an unnamed device";
    char title[200], about[400];
    struct drawing d = {.c = c, .slots = gpurta_platform_get(platform, GPURTA_PLATFORM_SLOTS)};
    struct picture *const p = &d.picture;
    d.threads = told > measured ? told : measured;
    if (d.threads < 1)
        d.threads = 2048; /* of all devices since compute capability 3.0 but few */
    if (!succeeded(gpurta_measurement_platform(&d.device, c->m, NULL)))
        d.device = NULL;
    mpq_inits(d.a, d.b, NULL);
    find_sms(&d);
    add_lanes(&d);
    picture_make_items(p, c->count, 1);
    for (size_t i = 0; i < c->count; i++) {
        p->item[i] = result_text(c->scenario->resolved, GPURTA_MODEL_OPERATIONS_NAME, i);
        add_operation(&d, i);
    }
    snprintf(title, sizeof title, "%.*s: %s; predicted above, measured below", text_part(name, 100),
             name, c->agrees ? "agrees" : "DISAGREES");
    snprintf(about, sizeof about,
             "%lld of %zu within %.40s; predicted by %s for %.*s; measured on %.*s, repetition 1 "
             "of %lld, scale %lld",
             (long long)c->agreeing, c->lines, c->tolerance_text, c->predicted_by,
             text_part(c->platform, 60), c->platform, text_part(device, 60), device,
             (long long)c->runs, (long long)measuring_scale(c->m));
    p->title = title;
    p->unit = gpurta_unit_name(c->scenario->unit);
    p->height = "threads";
    p->note[0] = about;
    p->note[1] = d.copies ? "measured copies: from launch to end" : NULL;
    p->note[2] = d.slots ? "predicted blocks: one slot each" : NULL;
    const int end = picture_write(p, path);
    mpq_clears(d.a, d.b, NULL);
    free(d.sm);
    gpurta_platform_destroy(d.device);
    picture_clear(p);
    return end;
}
