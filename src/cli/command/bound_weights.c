/* Below gpurta bound --explain: where weights of blocks come from. */
#include "cli/base/arrays.h"
#include "cli/command/bound_view.h"

enum { MOST_COMPARED = 2000000 }; /* pairs of kernels: seconds */

void bound_legend_weight(struct bound_legend *const legend, const size_t step, mpq_srcptr weight)
{
    for (size_t i = 0; i < legend->count; i++)
        if (legend->weight[i].step == step && mpq_equal(legend->weight[i].weight, weight))
            return;
    ADD_ROOM(legend->weight, legend->room, legend->count);
    struct bound_weight *const fresh = &legend->weight[legend->count++];
    *fresh = (struct bound_weight){.step = step};
    mpq_init(fresh->weight);
    mpq_set(fresh->weight, weight);
}

/* The kernels of a view, as gpurta_occupancy() has them. */
struct kernels {
    const struct bound_view *v;
    gpurta_result *occupancy;
    size_t *row; /* of each step */
};

static int64_t place_of(const struct kernels *const k, const gpurta_column column,
                        const size_t item)
{
    int64_t place;
    return gpurta_get_count(k->v->resolved, column, item, &place) == GPURTA_OK ? place : -1;
}

/* Are blocks of both on the same SMs at the same time? */
static bool together(const struct kernels *const k, const size_t a, const size_t b)
{
    const gpurta_column partition = bound_column(k->v, GPURTA_MODEL_STEPS_PARTITION);
    const size_t chain_a = bound_chain_of(k->v, a), chain_b = bound_chain_of(k->v, b);
    return place_of(k, partition, a) == place_of(k, partition, b) &&
           (k->v->of_program || place_of(k, GPURTA_MODEL_CHAINS_CONTEXT, chain_a) ==
                                    place_of(k, GPURTA_MODEL_CHAINS_CONTEXT, chain_b));
}

/* The fewest blocks of `a` alone beside which an SM has no room for one of `b`, and by what. */
static int64_t fewest(const struct kernels *const k, const size_t a, const size_t b,
                      const char **const resource)
{
    const gpurta_result *const o = k->occupancy;
    size_t count;
    const size_t of_a = gpurta_children(o, GPURTA_OCCUPANCY_RESOURCES, k->row[a], &count);
    const size_t of_b = gpurta_children(o, GPURTA_OCCUPANCY_RESOURCES, k->row[b], &count);
    int64_t least = INT64_MAX;
    for (size_t i = 0; i < count; i++) {
        const int64_t takes = result_count(o, GPURTA_OCCUPANCY_RESOURCES_GETS, of_a + i);
        const int64_t left = result_count(o, GPURTA_OCCUPANCY_RESOURCES_HAS, of_a + i) -
                             result_count(o, GPURTA_OCCUPANCY_RESOURCES_GETS, of_b + i);
        if (takes > 0 && left >= 0 && left / takes + 1 < least) {
            least = left / takes + 1;
            *resource = result_text(o, GPURTA_OCCUPANCY_RESOURCES_RESOURCE, of_a + i);
        }
    }
    return least;
}

/* weight * count <=> 1 */
static int compare_one(mpq_srcptr weight, const int64_t count)
{
    LOCAL_MPQ(product);
    bound_set_count(product, count);
    mpq_mul(product, product, weight);
    return mpq_cmp_ui(product, 1, 1);
}

/* "8 alone fill an SM (registers), but beside 7 there is no room for one of camera/detect (warps)"
 */
static void put_origin(const struct kernels *const k, const struct bound_weight *const w,
                       FILE *const file)
{
    const struct bound_view *const v = k->v;
    const size_t row = k->row[w->step];
    const int64_t part = place_of(k, bound_column(v, GPURTA_MODEL_STEPS_PARTITION), w->step);
    const bool shared =
        part >= 0 && strcmp(result_text(v->resolved, GPURTA_MODEL_QUEUES, 0), "shared") == 0;
    const int64_t sms =
        shared ? result_count(v->resolved, GPURTA_MODEL_PARTITIONS_SMS, (size_t)part) : 1;
    const int64_t own =
        result_count(k->occupancy, GPURTA_OCCUPANCY_KERNELS_CERTAIN_BLOCKS_PER_SM, row);
    const char *resource = result_text(k->occupancy, GPURTA_OCCUPANCY_KERNELS_LIMITED_BY, row);
    const int order = compare_one(w->weight, own * sms);
    size_t head = 0;
    fprintf(file, "%lld alone fill%s an SM (", (long long)own, own == 1 ? "s" : "");
    for (; *resource; resource++)
        fputs(*resource == ' ' ? ", " : (const char[]){*resource, '\0'}, file);
    fputc(')', file);
    if (sms > 1)
        fprintf(file, ", and its partition has %lld", (long long)sms);
    while (order && head < bound_steps(v) &&
           !(bound_kind(v, head) == 'k' && together(k, head, w->step) &&
             compare_one(w->weight, fewest(k, w->step, head, &resource) * sms) == 0))
        head++;
    if (order && head < bound_steps(v))
        fprintf(file, ", but beside %lld there is no room for one of %s/%s (%s)",
                (long long)fewest(k, w->step, head, &resource),
                bound_chain_name(v, bound_chain_of(v, head)), bound_step_name(v, head), resource);
    else if (order)
        fputs(
            order > 0
                ? "; it is more, so that sets of several kernels, or by rules U3 to U5, add up to 1"
                : "; it is less, since what waits here finds room beside more of them",
            file);
}

/* "- weight 1/7 of language/layer, planner/rollouts: ...": a line for each weight and origin. */
static void put_origins(const struct kernels *const k, const struct bound_legend *const legend,
                        FILE *const file)
{
    char **const text = allocate_zeroed(legend->count, sizeof *text);
    size_t size;
    for (size_t i = 0; i < legend->count; i++) {
        FILE *const memory = text_begin(&text[i], &size);
        put_origin(k, &legend->weight[i], memory);
        fclose(memory);
    }
    for (size_t i = 0; i < legend->count; i++) {
        size_t listed = 0;
        for (size_t j = 0; j < legend->count && (j >= i || listed == 0); j++) {
            const size_t step = legend->weight[j].step;
            if (strcmp(text[i], text[j]) != 0 ||
                !mpq_equal(legend->weight[i].weight, legend->weight[j].weight))
                continue;
            if (j < i)
                break; /* said before */
            fputs(listed++ ? ", " : "- weight ", file);
            if (listed == 1) {
                time_put_factor(file, legend->weight[i].weight, ROUND_UP);
                fputs(" of ", file);
            }
            fprintf(file, "%s/%s", bound_chain_name(k->v, bound_chain_of(k->v, step)),
                    bound_step_name(k->v, step));
        }
        if (listed)
            fprintf(file, ": %s\n", text[i]);
    }
    for (size_t i = 0; i < legend->count; i++)
        free(text[i]);
    free(text);
}

void bound_print_weights(struct bound_legend *const legend, const struct bound_view *const v,
                         FILE *const file)
{
    struct kernels k = {.v = v};
    const int64_t slots = gpurta_platform_get(v->platform, GPURTA_PLATFORM_SLOTS);
    size_t kernels = 0;
    if (legend->count && slots == 1)
        fprintf(file, "- weight 1: the platform has one slot, and a block takes it\n");
    else if (legend->count && slots)
        fprintf(file, "- weight 1/%lld: the platform has %lld slots, and a block takes one\n",
                (long long)slots, (long long)slots);
    else if (legend->count > MOST_COMPARED / bound_steps(v))
        fputs("- weights: where so many come from is said of a chain or a step: --explain NAME\n",
              file);
    else if (legend->count && gpurta_occupancy(v->model, NULL, &k.occupancy, NULL) == GPURTA_OK) {
        k.row = allocate_zeroed(bound_steps(v), sizeof *k.row);
        for (size_t i = 0; i < bound_steps(v); i++)
            if (bound_kind(v, i) == 'k')
                k.row[i] = kernels++;
        const size_t rows = gpurta_rows(k.occupancy, GPURTA_OCCUPANCY_KERNELS);
        for (size_t i = 0; !v->of_program && i < bound_steps(v); i++)
            k.row[i] += rows - kernels; /* of chains come last */
        put_origins(&k, legend, file);
        free(k.row);
        gpurta_result_destroy(k.occupancy);
    }
    for (size_t i = 0; i < legend->count; i++)
        mpq_clear(legend->weight[i].weight);
    free(legend->weight);
}
