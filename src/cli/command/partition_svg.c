/* The picture of gpurta partition: the SMs by partition, filled by their load; for each chain its
 * bound against the SMs of its partition as steps, its deadline, and the size that was chosen. */
#include "cli/base/file.h"
#include "cli/base/report.h"
#include "cli/command/partition_view.h"
#include "cli/draw/chart.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#define LEFT 66
#define TOP 44
#define CELL 24
#define COLUMNS 36

struct picture {
    const struct partition_view *v;
    FILE *file;
    struct chart chart;
    int64_t *size; /* allowed ones */
    size_t sizes;
    mpq_t *bound; /* of each chain, of each size; below 0: none */
    size_t most;  /* partitions whose chains have a curve: each takes a bound for each size */
    size_t apart; /* of so many sizes one has a bound, and those that were chosen */
};
#define STEPS_MOST 75000 /* of all these bounds */

/* ---- bounds against sizes ---- */

static size_t chains_of(const struct picture *const p)
{
    return gpurta_rows(p->v->result, GPURTA_PARTITION_CHAINS);
}

static gpurta_status take_bounds(struct picture *const p, const size_t partition, const size_t k)
{
    const struct partition_view *const v = p->v;
    gpurta_result *bound;
    const gpurta_status status = gpurta_partition_bound(v->model, v->result, partition, p->size[k],
                                                        v->options, &bound, NULL);
    if (status) /* a wcet is not given for that size: there is nothing to draw */
        return status == GPURTA_OUT_OF_RANGE ? GPURTA_OK : status;
    for (size_t c = 0; c < chains_of(p); c++)
        if (partition_chosen_for(v, c) == partition)
            (void)result_time(bound, GPURTA_BOUND_CHAINS_BOUND, c, p->bound[c * p->sizes + k]);
    gpurta_result_destroy(bound);
    return GPURTA_OK;
}

static gpurta_status find_bounds(struct picture *const p)
{
    gpurta_status status = gpurta_options_set(p->v->options, GPURTA_OPTION_BOUND_SEARCH, 0, NULL);
    for (size_t i = 0; i < p->most && i < gpurta_rows(p->v->result, GPURTA_PARTITION_PARTITIONS);
         i++)
        for (size_t k = 0;
             !status && result_count(p->v->result, GPURTA_PARTITION_PARTITIONS_USED, i) &&
             k < p->sizes;
             k++)
            status = take_bounds(p, i, k);
    return status;
}

static bool is_chosen(const struct partition_view *const v, const int64_t size)
{
    for (size_t i = 0; i < gpurta_rows(v->result, GPURTA_PARTITION_PARTITIONS); i++)
        if (partition_sms(v, i) == size)
            return true;
    return false;
}

static bool picture_init(struct picture *const p)
{
    const struct partition_view *const v = p->v;
    const size_t chains = chains_of(p);
    const size_t steps = gpurta_rows(v->scenario->resolved,
                                     v->of_program ? GPURTA_MODEL_OPERATIONS : GPURTA_MODEL_STEPS);
    size_t all = 0;
    int64_t size = 0;
    while ((size = gpurta_partition_next_size(v->platform, v->mechanism, v->cuda, size)))
        all++;
    p->most = 1 + STEPS_MOST / (1 + all * steps);
    p->apart = 1 + all * steps / STEPS_MOST;
    p->size = allocate_zeroed(all + 1, sizeof *p->size);
    p->bound = allocate((chains * all + 1) * sizeof *p->bound);
    for (size_t k = 1;
         (size = gpurta_partition_next_size(v->platform, v->mechanism, v->cuda, size)); k++)
        if (k % p->apart == 0 || k == 1 || k == all || is_chosen(v, size))
            p->size[p->sizes++] = size;
    for (size_t i = 0; i < chains * p->sizes; i++) {
        mpq_init(p->bound[i]);
        mpq_set_si(p->bound[i], -1, 1);
    }
    return true;
}

static void picture_clear(struct picture *const p)
{
    for (size_t i = 0; p->bound && i < chains_of(p) * p->sizes; i++)
        mpq_clear(p->bound[i]);
    free(p->size);
    free(p->bound);
}

/* ---- the SMs ---- */

bool partition_is_closed(const struct partition_view *const v, const size_t chain)
{
    return !v->of_program && result_count(v->scenario->resolved, GPURTA_MODEL_CHAINS_CLOSED, chain);
}

/* Part of the time in which the blocks of its kernels fill a partition, if nothing else happens.
 * Closed chains, whose period is no rate, are left out, and told. */
static double load_of(const struct partition_view *const v, const size_t partition,
                      bool *const closed)
{
    LOCAL_MPQ(load);
    for (size_t i = 0; i < bound_steps(&v->bounds); i++) {
        const size_t chain = bound_chain_of(&v->bounds, i);
        if (bound_kind(&v->bounds, i) != 'k' ||
            result_count_or(v->bounds.resolved,
                            bound_column(&v->bounds, GPURTA_MODEL_STEPS_PARTITION), i,
                            (int64_t)partition_chosen_for(v, chain)) != (int64_t)partition)
            continue;
        if (partition_is_closed(v, chain))
            *closed = true;
        else
            bound_add_use(&v->bounds, i, load);
    }
    return axis_time(load);
}

static double cells_bottom(const struct partition_view *const v)
{
    const int64_t sms = gpurta_platform_get(v->platform, GPURTA_PLATFORM_SMS);
    const int64_t lines = (sms + COLUMNS - 1) / COLUMNS;
    return TOP + (double)lines * CELL;
}

static void draw_cell(const struct picture *const p, const int64_t sm, const size_t style,
                      const double load, const char *const tip)
{
    const int64_t line = sm / COLUMNS;
    const double x = LEFT + (double)(sm % COLUMNS) * CELL, y = TOP + (double)line * CELL;
    const double full = load > 1 ? 1 : load;
    char tint[24];
    if (style == SIZE_MAX) {
        svg_box(p->file, x, y, CELL - 2, CELL - 2, "free", tip);
        return;
    }
    snprintf(tint, sizeof tint, "c%zu tint", style % SVG_COLOURS);
    svg_box(p->file, x, y, CELL - 2, CELL - 2, tint, tip);
    svg_styled(p->file, x, y + (CELL - 2) * (1 - full), CELL - 2, (CELL - 2) * full, style, tip);
}

/* What the bounds hold under; NULL: nothing more than is assumed. */
static const char *condition_of(const struct partition_view *const v)
{
    return v->bound ? reason_condition(v->reason) : NULL;
}

/* The key below the cells: a line for each partition. */
static void draw_sms(const struct picture *const p)
{
    const struct partition_view *const v = p->v;
    double y = cells_bottom(v) + 22;
    int64_t sm = 0;
    char text[200];
    for (size_t i = 0; i < gpurta_rows(v->result, GPURTA_PARTITION_PARTITIONS); i++) {
        const int64_t sms = partition_sms(v, i);
        bool closed = false;
        const double load = load_of(v, i, &closed);
        if (!result_count(v->result, GPURTA_PARTITION_PARTITIONS_USED, i) || !sms)
            continue;
        snprintf(text, sizeof text,
                 "%.80s: %" PRId64 " SMs, %" PRId64 " to %" PRId64 ", load %.0f %%%s",
                 partition_name(v, i), sms, sm, sm + sms - 1, 100 * load,
                 closed ? " without closed chains" : "");
        svg_styled(p->file, LEFT, y - 10, 12, 12, i, NULL);
        svg_text(p->file, LEFT + 18, y, SVG_START, "label", text);
        y += 18;
        for (int64_t k = 0; k < sms; k++)
            draw_cell(p, sm++, i, load, text);
    }
    for (; sm < gpurta_platform_get(v->platform, GPURTA_PLATFORM_SMS); sm++)
        draw_cell(p, sm, SIZE_MAX, 0, "left over");
    svg_text(
        p->file, LEFT, y, SVG_START, "note",
        partition_is_found(v)
            ? "each box is an SM, dark as far as its kernels' blocks take its time; grey: left "
              "for best-effort work"
            : "no division: the SMs; below, marked, the fewest with which a chain would do");
    if (condition_of(v))
        svg_text(p->file, LEFT, y + 18, SVG_START, "note", condition_of(v));
}

/* ---- step curves ---- */

static double time_of_deadline(const struct partition_view *const v, const size_t chain)
{
    LOCAL_MPQ(t);
    return result_time(v->result, GPURTA_PARTITION_CHAINS_DEADLINE, chain, t) ? axis_time(t) : 0;
}

/* The bound of a chain with each size; beyond the top, or where there is none, it leaves the
 * picture. */
static void draw_chain(struct picture *const p, const size_t chain, const int place)
{
    const struct partition_view *const v = p->v;
    struct chart *const chart = &p->chart;
    const size_t partition = partition_chosen_for(v, chain);
    const double deadline = time_of_deadline(v, chain);
    char title[240], unit[60];
    chart->x = (struct axis){.high = (double)p->size[p->sizes - 1], .kind = AXIS_COUNTS};
    double high = 2.5 * deadline;
    for (size_t k = 0; deadline <= 0 && k < p->sizes; k++) {
        const double bound = axis_time(p->bound[chain * p->sizes + k]);
        high = 1.1 * bound > high ? 1.1 * bound : high;
    }
    chart->y = (struct axis){.high = high};
    snprintf(title, sizeof title, "%.60s on partition %.60s", partition_chain_name(v, chain),
             partition_name(v, partition));
    snprintf(unit, sizeof unit, "bound (%s)", v->unit);
    chart_panel(chart, place, title, "SMs of the partition", unit);
    if (deadline > 0)
        chart_line(chart, deadline, deadline, true, "deadline");
    bool any = false;
    chart_stairs(chart, partition);
    for (size_t k = 0; k < p->sizes; k++) {
        mpq_srcptr bound = p->bound[chain * p->sizes + k];
        any = any || mpq_sgn(bound) >= 0;
        chart_step(chart, (double)p->size[k], mpq_sgn(bound) < 0 ? AXIS_MOST : axis_time(bound));
    }
    chart_stairs_end(chart);
    if (!any)
        svg_text(chart->file, (chart->x.from + chart->x.to) / 2, (chart->y.from + chart->y.to) / 2,
                 SVG_MIDDLE, "note", "no bound with any number of SMs");
    const int64_t fewest =
        result_count_or(v->result, GPURTA_PARTITION_PARTITIONS_FEWEST, partition, 0);
    const int64_t sms = partition_sms(v, partition);
    const int64_t chosen = sms ? sms : fewest; /* no division: what would be enough */
    bool fewer = false;                        /* would meet the deadline of this chain */
    for (size_t k = 0; k < p->sizes; k++) {
        mpq_srcptr bound = p->bound[chain * p->sizes + k];
        if (mpq_sgn(bound) < 0)
            continue;
        if (p->size[k] == chosen) {
            snprintf(title, sizeof title, "%" PRId64 " SMs%s", p->size[k],
                     fewer && chosen == fewest ? ": fewer miss another deadline" : "");
            chart_mark(chart, (double)p->size[k], axis_time(bound), title);
        }
        fewer = fewer || (deadline > 0 && axis_time(bound) <= deadline);
    }
}

/* ---- the whole ---- */

static bool has_curve(const struct picture *const p, const size_t chain)
{
    return partition_chosen_for(p->v, chain) < p->most; /* GPURTA_NONE is not */
}

static int draw(struct picture *const p, const char *const path)
{
    const struct partition_view *const v = p->v;
    struct output output;
    char subtitle[120] = "SMs of the GPU by partition, and bounds of chains against SMs";
    int plots = 0, parts = 0, place = 0;
    for (size_t c = 0; c < chains_of(p); c++)
        plots += has_curve(p, c);
    for (size_t i = 0; i < gpurta_rows(v->result, GPURTA_PARTITION_PARTITIONS); i++)
        parts += partition_sms(v, i) > 0;
    if (!output_open(&output, strcmp(path, "-") == 0 ? NULL : path))
        return EXIT_UNABLE;
    p->file = output.file;
    if (gpurta_rows(v->result, GPURTA_PARTITION_PARTITIONS) > p->most)
        snprintf(subtitle, sizeof subtitle,
                 "SMs of the GPU by partition, and bounds of chains of the first %zu against SMs",
                 p->most);
    if (p->apart > 1)
        snprintf(subtitle + strlen(subtitle), sizeof subtitle - strlen(subtitle),
                 "; one size in %zu", p->apart);
    p->chart = (struct chart){.file = output.file, .columns = 2, .height = 170};
    chart_begin(&p->chart, v->title, subtitle, plots,
                cells_bottom(v) + 30 + 18 * (double)(parts + (condition_of(v) != NULL)) - CHART_TOP,
                NULL);
    svg_patterns(p->file);
    draw_sms(p);
    for (size_t c = 0; c < chains_of(p); c++)
        if (has_curve(p, c))
            draw_chain(p, c, place++);
    chart_end(&p->chart);
    return output_close(&output) ? -1 : EXIT_UNABLE;
}

int partition_draw(const struct partition_view *const v, const char *const path)
{
    struct picture p = {.v = v};
    int end = EXIT_UNABLE;
    if (!picture_init(&p) || !succeeded(find_bounds(&p)))
        complain("the picture could not be made: the limit was reached");
    else
        end = draw(&p, path);
    picture_clear(&p);
    return end;
}
