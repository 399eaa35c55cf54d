/* What is used of each resource, each named where its first step is. */
#include "cli/base/arrays.h"
#include "cli/base/memory.h"
#include "cli/command/bound_view.h"

#include <stdlib.h>
#include <string.h>

/* A step uses two things: itself what executes it, and the CPU on which its thread spins. */
static size_t uses(const struct bound_view *const v)
{
    return 2 * bound_steps(v);
}
static size_t step_of(const size_t use)
{
    return use / 2;
}
static bool spins(const size_t use)
{
    return use % 2;
}

/* Such a chain takes what the others leave, and its period is no rate. */
static bool is_closed(const struct bound_view *const v, const size_t chain)
{
    return !v->of_program && result_count(v->resolved, GPURTA_MODEL_CHAINS_CLOSED, chain);
}

/* What is used: SMs, those of a partition, a copy engine, a CPU; "": nothing that is shared. */
static void resource_of(const struct bound_view *const v, const size_t use, char text[CAUSE_SPACE])
{
    const gpurta_result *const r = v->resolved;
    const size_t step = step_of(use);
    const char kind = bound_kind(v, step);
    const char *const cpu = result_text(v->result, GPURTA_BOUND_STEPS_CPU, step);
    const int64_t engines = gpurta_platform_get(v->platform, GPURTA_PLATFORM_COPY_ENGINES);
    int64_t number;
    if (kind == 'h' || spins(use))
        snprintf(text, CAUSE_SPACE, "%s", cpu && spins(use) == (kind != 'h') ? cpu : "");
    else if (kind == 'c' && engines < 2)
        snprintf(text, CAUSE_SPACE, "copy engine");
    else if (kind == 'c') {
        const int64_t named = result_count(r, bound_column(v, GPURTA_MODEL_STEPS_ENGINE), step);
        const int64_t way = result_count(r, bound_column(v, GPURTA_MODEL_STEPS_DIRECTION), step);
        number = named ? named - 1 : way == GPURTA_COPY_DEVICE_TO_HOST;
        snprintf(text, CAUSE_SPACE, "copy engine %lld", (long long)number);
    } else if (gpurta_get_count(r, bound_column(v, GPURTA_MODEL_STEPS_PARTITION), step, &number) ==
               GPURTA_OK)
        snprintf(text, CAUSE_SPACE, "SMs of %s",
                 result_text(r, GPURTA_MODEL_PARTITIONS_NAME, (size_t)number));
    else
        snprintf(text, CAUSE_SPACE,
                 gpurta_platform_get(v->platform, GPURTA_PLATFORM_SLOTS) ? "slots" : "SMs");
}

/* Adds the time / the period of its chain: of a kernel its part of all places, and where its thread
 * spins the time of all its rounds. */
static void add_use(const struct bound_view *const v, const size_t item, mpq_t use)
{
    const size_t step = step_of(item);
    LOCAL_MPQ(time, factor);
    if (result_time(v->resolved,
                    v->of_program ? GPURTA_MODEL_OPERATIONS_PERIOD : GPURTA_MODEL_CHAINS_PERIOD,
                    bound_chain_of(v, step), factor) &&
        mpq_sgn(factor) > 0 &&
        result_time(v->resolved, bound_column(v, GPURTA_MODEL_STEPS_WCET), step, time)) {
        mpq_div(time, time, factor);
        bound_set_count(factor, bound_repeat(v, step));
        mpq_mul(time, time, factor);
        if (bound_kind(v, step) == 'k') {
            const int64_t places = bound_places_of(v, step);
            LOCAL_MPQ(part);
            bound_set_count(
                part, result_count(v->resolved, bound_column(v, GPURTA_MODEL_STEPS_BLOCKS), step));
            bound_set_count(factor, places ? places : 1);
            mpq_div(part, part, factor);
            if (spins(item)) {
                mpz_cdiv_q(mpq_numref(part), mpq_numref(part), mpq_denref(part));
                mpz_set_ui(mpq_denref(part), 1);
            }
            mpq_mul(time, time, part);
        }
        mpq_add(use, use, time);
    }
}

void bound_add_use(const struct bound_view *const v, const size_t step, mpq_t use)
{
    add_use(v, 2 * step, use);
}

/* The larger, the more urgent: on a CPU the priority there, of a kernel that of its stream. */
static int64_t urgency(const struct bound_view *const v, const size_t use)
{
    const size_t step = step_of(use), chain = bound_chain_of(v, step);
    int64_t priority = 0;
    if (bound_kind(v, step) == 'k' && !spins(use))
        return -result_count(v->resolved, bound_column(v, GPURTA_MODEL_STEPS_PRIORITY), step);
    if (!gpurta_model_count(v->model, bound_row(v, step), GPURTA_KEY_STEP_CPU_PRIORITY, &priority))
        (void)gpurta_model_count(v->model, gpurta_model_row(v->model, GPURTA_SECTION_CHAINS, chain),
                                 GPURTA_KEY_CHAIN_CPU_PRIORITY, &priority);
    return priority;
}

/* What chains without a bound that are not closed use, with the least urgency of theirs there. */
struct waiting {
    char name[CAUSE_SPACE];
    int64_t context; /* of kernels, else -1 */
    int64_t urgency;
};

/* False: nothing, or copies, of which each waits for one of another chain at most. */
static bool take_waiting(struct waiting *const w, const struct bound_view *const v,
                         const size_t use)
{
    const size_t chain = bound_chain_of(v, step_of(use));
    const char kind = spins(use) ? 'h' : bound_kind(v, step_of(use));
    resource_of(v, use, w->name);
    w->context = kind == 'k' && !v->of_program
                     ? result_count_or(v->resolved, GPURTA_MODEL_CHAINS_CONTEXT, chain, -1)
                     : -1;
    w->urgency = urgency(v, use);
    return *w->name && kind != 'c';
}

static struct waiting *find_waiting(struct waiting *const all, const size_t count,
                                    const struct waiting *const like)
{
    for (size_t i = 0; i < count; i++)
        if (all[i].context == like->context && strcmp(all[i].name, like->name) == 0)
            return &all[i];
    return NULL;
}

/* Of all uses those of closed chains of which each release delays a chain without a bound: on a
 * CPU of no lower priority, of kernels of a higher one. */
static bool *delaying_uses(const struct bound_view *const v)
{
    bool *const delaying = allocate_zeroed(uses(v) + 1, sizeof *delaying);
    struct waiting *all = NULL, one;
    size_t count = 0, room = 0;
    for (size_t i = 0; i < uses(v); i++) {
        const size_t chain = bound_chain_of(v, step_of(i));
        if (bound_has(v, chain) || is_closed(v, chain) || !take_waiting(&one, v, i))
            continue;
        struct waiting *const same = find_waiting(all, count, &one);
        if (same) {
            same->urgency = same->urgency < one.urgency ? same->urgency : one.urgency;
            continue;
        }
        ADD_ROOM(all, room, count);
        all[count++] = one;
    }
    for (size_t i = 0; i < uses(v); i++) {
        if (!is_closed(v, bound_chain_of(v, step_of(i))) || !take_waiting(&one, v, i))
            continue;
        const struct waiting *const late = find_waiting(all, count, &one);
        const bool kernel = bound_kind(v, step_of(i)) == 'k' && !spins(i);
        delaying[i] = late && one.urgency >= late->urgency + kernel;
    }
    free(all);
    return delaying;
}

size_t bound_closed_delaying(const struct bound_view *const v)
{
    bool *const delaying = delaying_uses(v);
    size_t i = 0;
    while (i < uses(v) && !delaying[i])
        i++;
    const size_t chain = i < uses(v) ? bound_chain_of(v, step_of(i)) : SIZE_MAX;
    free(delaying);
    return chain;
}

struct use {
    char name[CAUSE_SPACE];
    mpq_t whole, most; /* of all steps, and of the one that uses most: */
    size_t top;
};

static void use_init(struct use *const use)
{
    mpq_inits(use->whole, use->most, NULL);
}

static void use_clear(struct use *const use)
{
    mpq_clears(use->whole, use->most, NULL);
}

/* Of chains that are not closed, or one of `these`. */
static bool counts(const struct bound_view *const v, const bool *const these, const size_t use)
{
    return these ? these[use] : !is_closed(v, bound_chain_of(v, step_of(use)));
}

/* False: it does not count, uses none, or it is not the first of its
 * resource. */
static bool take_use(struct use *const use, const struct bound_view *const v,
                     const bool *const these, const size_t item)
{
    char other[CAUSE_SPACE];
    bool first = counts(v, these, item);
    resource_of(v, item, use->name);
    mpq_set_ui(use->whole, 0, 1);
    mpq_set_ui(use->most, 0, 1);
    use->top = step_of(item);
    LOCAL_MPQ(own);
    for (size_t i = 0; i < uses(v) && *use->name && first; i++) {
        resource_of(v, i, other);
        if (!counts(v, these, i) || strcmp(use->name, other) != 0)
            continue;
        first = i >= item;
        mpq_set_ui(own, 0, 1);
        add_use(v, i, own);
        mpq_add(use->whole, use->whole, own);
        if (mpq_cmp(own, use->most) > 0) {
            mpq_set(use->most, own);
            use->top = step_of(i);
        }
    }
    return first && mpq_sgn(use->whole);
}

/* "camera/detect"; of kernels of the file "detect" */
static const char *top_name(const struct bound_view *const v, const size_t step, char *const space,
                            const size_t size)
{
    snprintf(space, size, "%s%s%s",
             v->of_program ? "" : bound_chain_name(v, bound_chain_of(v, step)),
             v->of_program ? "" : "/", bound_step_name(v, step));
    return space;
}

/* Each resource with what uses most; whether one is used for more than all of the time. */
static bool put_uses(const struct bound_view *const v, const bool *const these, const char *before,
                     FILE *const file)
{
    char percent[32], space[2 * CAUSE_SPACE];
    bool over = false;
    struct use use;
    LOCAL_MPQ(one);
    mpq_set_ui(one, 1, 1);
    use_init(&use);
    for (size_t i = 0; i < uses(v); i++) {
        if (!take_use(&use, v, these, i))
            continue;
        bound_put_percent(percent, use.whole, one);
        over = over || mpq_cmp(use.whole, one) > 0;
        fprintf(file, "%s%s %s", before, use.name, percent);
        if (these || mpq_cmp(use.most, use.whole) < 0) {
            bound_put_percent(percent, use.most, one);
            fprintf(file, " (most: %s %s)", top_name(v, use.top, space, sizeof space), percent);
        }
        before = ", ";
    }
    use_clear(&use);
    return over;
}

void bound_print_use(const struct bound_view *const v, FILE *const file)
{
    bool closed = false;
    for (size_t c = 0; c < bound_chains(v); c++)
        closed = closed || is_closed(v, c);
    bool *const delaying = delaying_uses(v);
    size_t size;
    char *text;
    FILE *const line = text_begin(&text, &size);
    bool over = put_uses(v, NULL, closed ? ", by chains that are not closed: " : ": ", line);
    over = put_uses(v, delaying,
                    "; by closed chains that delay those without a bound, if released every "
                    "period: ",
                    line) ||
           over;
    fclose(line);
    if (*text)
        fprintf(file, "used, if every kernel ran alone%s%s\n", text,
                over ? "; above 100 % is overload (of SMs: unless kernels that leave each other "
                       "places overlap)"
                     : "");
    free(text);
    free(delaying);
}

/* ---- as JSON ---- */

/* To use number row->at[0]. */
static bool has_use(struct row *const row)
{
    const struct bound_view *const v = row->of;
    size_t left = row->at[0];
    struct use use;
    use_init(&use);
    for (row->row[0] = 0; row->row[0] < uses(v); row->row[0]++)
        if (take_use(&use, v, NULL, row->row[0]) && left-- == 0)
            break;
    use_clear(&use);
    return row->row[0] < uses(v);
}

static bool get_use(struct row *const row)
{
    struct use use;
    use_init(&use);
    (void)take_use(&use, row->of, NULL, row->row[0]);
    row_time(row, row->field->which > 1 ? use.most : use.whole);
    if (row->field->which == 0)
        row_print(row, "%s", use.name);
    else if (row->field->which == 3)
        row_text(row, top_name(row->of, use.top, row->space, sizeof row->space));
    use_clear(&use);
    return true;
}

static const struct field use_fields[] = {
    {"resource", NULL, FIELD_TEXT, .which = 0},
    {"utilization", NULL, FIELD_TIME, .which = 1, .unit = "1"},
    {"most", NULL, FIELD_TIME, .which = 2, .unit = "1"},
    {"most_of", NULL, FIELD_TEXT, .which = 3},
};
const struct rows bound_uses = {"used", use_fields, FIELDS(use_fields), .has = has_use,
                                .get = get_use};
