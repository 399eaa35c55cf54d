/* Reads the section `sweep`. */
#include "cli/sweep/design_read.h"
#include "cli/base/memory.h"

#include <stdlib.h>
#include <string.h>

enum {
    K_TITLE,
    K_SEED,
    K_SETS,
    K_GENERATOR,
    K_GRAIN,
    K_PERIOD,
    K_DEADLINE,
    K_WCET_GRAIN,
    K_SERVERS, /* before contexts, and both before the template that names them */
    K_CONTEXTS,
    K_LEVELS,
    K_TEMPLATE,
    K_MODE,
    K_BLOCKS,
    K_THREADS,
    K_REGISTERS,
    K_SHARED_MEMORY,
    K_X,
    K_CURVES,
    K_PARAMETERS,
    KEYS = K_PARAMETERS + PARAMETERS
};

const char *const generator_names[] = {"uunifast", "uunifast-discard", "fixed-sum", "lattice",
                                       NULL};
const char *const mode_names[] = {"interleaved", "flat", NULL};

#define MOST_VALUES 1000
#define MOST_POINTS 100000
#define MOST_TASKS 1000
#define MOST_UTILIZATION 1000
#define MOST_BITS 52 /* of the longest time in ticks */

/* ---- numbers ---- */

bool read_number(struct reader *const reader, const struct node *const node,
                 const enum parameter parameter, mpq_ptr value)
{
    if (parameter == P_TASKS || parameter == P_SATURATED) {
        int64_t count;
        if (!read_count(reader, node, parameter == P_TASKS ? 1 : 0, MOST_TASKS, &count))
            return false;
        mpq_set_ui(value, (unsigned long)count, 1);
        return true;
    }
    if (parameter == P_TIMESLICE_STEP && node->kind == NODE_SCALAR &&
        strcmp(document_text(reader->document, node), "exact") == 0)
        return true; /* 0 */
    const bool above =
        parameter == P_TIMESLICE_STEP || parameter == P_TIMESLICE || parameter == P_HORIZON;
    if (!parameter_is_time(parameter) && node->kind == NODE_SCALAR &&
        strpbrk(document_text(reader->document, node), "nums%")) {
        expected(reader, node, "a number without a unit, as in 0.9 for 90 percent");
        return false;
    }
    const enum least least = !parameter_is_time(parameter) ? NUMBER_ABOVE_ZERO
                             : above                       ? ABOVE_ZERO
                                                           : ZERO_OR_MORE;
    if (!read_time(reader, node, least, value))
        return false;
    if (parameter_is_time(parameter) || mpq_cmp_ui(value, MOST_UTILIZATION, 1) <= 0)
        return true;
    expected(reader, node, "at most %d", MOST_UTILIZATION);
    return false;
}

static bool values_add(struct values *const values, mpq_srcptr value)
{
    mpq_t *const more = reallocate(values->value, (values->count + 1) * sizeof *more);
    values->value = more;
    mpq_init(more[values->count]);
    mpq_set(more[values->count++], value);
    return true;
}

/* {from: 0.1, to: 1, step: 0.1} */
static void read_steps(struct reader *const reader, const struct node *const node,
                       const enum parameter parameter, struct values *const values)
{
    enum { FROM, TO, STEP, COUNT };
    static const struct key keys[] = {{"from", KEY_ANY, true, 0, 0, NULL},
                                      {"to", KEY_ANY, true, 0, 0, NULL},
                                      {"step", KEY_ANY, true, 0, 0, NULL}};
    struct value value[COUNT];
    const size_t before = reader->document->errors;
    values_init(value, COUNT);
    read_map(reader, node, keys, COUNT, value);
    for (int i = 0; i < COUNT && reader->document->errors == before; i++) {
        enter_key(reader, &keys[i]);
        read_number(reader, value[i].node, parameter, value[i].time);
        if (i == STEP && reader->document->errors == before && mpq_sgn(value[STEP].time) <= 0)
            expected(reader, value[i].node, "a step above 0");
        leave_key(reader);
    }
    if (reader->document->errors == before && mpq_cmp(value[FROM].time, value[TO].time) > 0)
        wrong(reader, node, "from is above to");
    while (reader->document->errors == before && mpq_cmp(value[FROM].time, value[TO].time) <= 0) {
        if (values->count == MOST_VALUES) {
            wrong(reader, node, "expected at most %d values", MOST_VALUES);
            break;
        }
        values_add(values, value[FROM].time);
        mpq_add(value[FROM].time, value[FROM].time, value[STEP].time);
    }
    values_clear(value, COUNT);
}

struct list_target {
    enum parameter parameter;
    struct values *values;
};

static void read_item(struct reader *const reader, const struct node *const item,
                      void *const target)
{
    const struct list_target *const list = target;
    mpq_t value;
    mpq_init(value);
    if (list->values->count == MOST_VALUES)
        wrong(reader, item, "expected at most %d values", MOST_VALUES);
    else if (read_number(reader, item, list->parameter, value))
        values_add(list->values, value);
    mpq_clear(value);
}

/* A value that comes twice would be two points that are one. */
static void check_unlike(struct reader *const reader, const struct node *const node,
                         const struct values *const values)
{
    for (size_t i = 1; i < values->count; i++)
        for (size_t k = 0; k < i; k++)
            if (mpq_equal(values->value[i], values->value[k])) {
                wrong(reader, node, "expected values that differ: number %zu is number %zu again",
                      i + 1, k + 1);
                return;
            }
}

/* A number, or an axis: a list of them, or steps. */
static void read_values(struct reader *const reader, const struct node *const node,
                        const enum parameter parameter, struct values *const values)
{
    struct list_target target = {parameter, values};
    values->node = node;
    values->axis = node->kind != NODE_SCALAR;
    if (node->kind == NODE_MAP)
        read_steps(reader, node, parameter, values);
    else if (node->kind == NODE_LIST)
        read_list(reader, node, "numbers", read_item, &target);
    else
        read_item(reader, node, &target);
    check_unlike(reader, node, values);
}

/* ---- laws ---- */

static void read_period(struct reader *const reader, const struct node *const node,
                        struct design *const design)
{
    enum { LAW, FROM, TO, GRAIN, LIST, COUNT };
    static const char *const laws[] = {"uniform", "log-uniform", "list", NULL};
    static const struct key keys[] = {[LAW] = {"law", KEY_WORD, false, 0, 0, laws},
                                      [FROM] = {"from", KEY_TIME, false, 1, 0, NULL},
                                      [TO] = {"to", KEY_TIME, false, 1, 0, NULL},
                                      [GRAIN] = {"grain", KEY_TIME, false, 1, 0, NULL},
                                      [LIST] = {"list", KEY_ANY, false, 0, 0, NULL}};
    struct law *const law = &design->period;
    struct value value[COUNT];
    const size_t before = reader->document->errors;
    values_init(value, COUNT);
    read_map(reader, node, keys, COUNT, value);
    law->kind = value[LIST].node ? LAW_LIST : value[LAW].count == 1 ? LAW_LOG_UNIFORM : LAW_UNIFORM;
    law->given = true;
    mpq_set(law->from, value[FROM].time);
    mpq_set(law->to, value[TO].time);
    mpq_set_ui(law->grain, 1, 1);
    if (value[GRAIN].node)
        mpq_set(law->grain, value[GRAIN].time);
    if (value[LIST].node) {
        struct list_target target = {P_HORIZON, &law->list};
        enter_key(reader, &keys[LIST]);
        read_list(reader, value[LIST].node, "periods", read_item, &target);
        leave_key(reader);
    } else if (reader->document->errors == before) {
        mpq_div(value[LAW].time, law->from, law->grain);
        mpq_div(value[LIST].time, law->to, law->grain);
        if (!value[FROM].node || !value[TO].node || mpq_cmp(law->from, law->to) > 0)
            wrong(reader, node, "expected from and to, from not above to (or a list)");
        else if (mpz_cmp_ui(mpq_denref(value[LAW].time), 1) != 0 ||
                 mpz_cmp_ui(mpq_denref(value[LIST].time), 1) != 0)
            wrong(reader, node, "from and to are whole multiples of the grain (default 1)");
    }
    values_clear(value, COUNT);
}

/* implicit, or {from: 1/2, to: 1} of the period */
static void read_deadline(struct reader *const reader, const struct node *const node,
                          struct design *const design)
{
    enum { FROM, TO, COUNT };
    static const struct key keys[] = {{"from", KEY_ANY, true, 0, 0, NULL},
                                      {"to", KEY_ANY, true, 0, 0, NULL}};
    struct value value[COUNT];
    if (node->kind == NODE_SCALAR && strcmp(document_text(reader->document, node), "implicit") == 0)
        return;
    if (node->kind != NODE_MAP) {
        expected(reader, node, "implicit, or {from: X, to: Y} as parts of the period");
        return;
    }
    read_map(reader, node, keys, COUNT, value);
    design->constrained = true;
    if (value[FROM].node && value[TO].node &&
        read_number(reader, value[FROM].node, P_MOST, design->deadline_from) &&
        read_number(reader, value[TO].node, P_MOST, design->deadline_to) &&
        (mpq_cmp(design->deadline_from, design->deadline_to) > 0 ||
         mpq_cmp_ui(design->deadline_to, 1, 1) > 0))
        wrong(reader, node, "expected from not above to, and to not above 1");
}

/* 256, or {from: 32, to: 1024, step: 32} */
static void read_range(struct reader *const reader, const struct node *const node,
                       const int64_t low, const int64_t high, struct range *const range)
{
    const struct key keys[] = {{"from", KEY_COUNT, true, low, high, NULL},
                               {"to", KEY_COUNT, true, low, high, NULL},
                               {"step", KEY_COUNT, false, 1, high, NULL}};
    struct value value[3];
    *range = (struct range){low, low, 1, true};
    if (node->kind != NODE_MAP) {
        read_count(reader, node, low, high, &range->low);
        range->high = range->low;
        return;
    }
    read_map(reader, node, keys, 3, value);
    *range = (struct range){value[0].count, value[1].count, 1, true};
    if (value[2].count > 1)
        range->step = value[2].count;
    if (range->low > range->high)
        wrong(reader, node, "from is above to");
}

/* ---- what belongs together ---- */

static void find_axes(struct reader *const reader, struct design *const design,
                      const struct node *const section, const struct value *const x)
{
    size_t points = 1;
    for (int p = 0; p < PARAMETERS; p++) {
        if (!design->parameter[p].axis)
            continue;
        points *= design->parameter[p].count;
        if (design->axes == MOST_AXES || points > MOST_POINTS) {
            wrong(reader, design->parameter[p].node,
                  "expected at most two parameters with several values, and %d points",
                  MOST_POINTS);
            return;
        }
        const bool first = design->axes && x->text && strcmp(parameter_names[p], x->text) == 0;
        if (first)
            design->axis[1] = design->axis[0];
        design->axis[first ? 0 : design->axes] = (enum parameter)p;
        design->axes++;
    }
    if (x->text && (!design->axes || strcmp(parameter_names[design->axis[0]], x->text) != 0))
        wrong(reader, x->node, "x: no parameter \"%.40s\" has several values", x->text);
    else if (!design->axes)
        wrong(reader, section,
              "expected a parameter with several values, as in \"utilization: {from: 0.1, to: 1, "
              "step: 0.1}\"");
}

static void need(struct reader *const reader, const struct node *const section, const bool there,
                 const char *const what, const char *const by)
{
    if (!there)
        wrong(reader, section, "key \"%s\" is missing, which %s curves need", what, by);
}

static bool every_curve_has(const struct design *const design, const unsigned which,
                            const enum parameter parameter)
{
    for (size_t c = 0; c < design->curves; c++)
        if (which >> design->curve[c].analysis & 1 && !design->parameter[parameter].node &&
            !design->curve[c].own[parameter])
            return false;
    return true;
}

/* Does no channel take the timeslice of all? */
static bool own_timeslices(const struct design *const design)
{
    for (size_t i = 0; i < design->kinds; i++)
        if (mpq_sgn(design->kind[i].timeslice) == 0)
            return false;
    const struct values *const saturated = &design->parameter[P_SATURATED];
    for (size_t i = 0; i < saturated->count; i++)
        if (mpq_sgn(saturated->value[i]) != 0)
            return false;
    return true;
}

static void check_needs(struct reader *const reader, const struct design *const design,
                        const struct node *const section)
{
    const bool periodic = design_has(design, PERIODIC_CURVES);
    need(reader, section, !periodic || design->parameter[P_UTILIZATION].node, "utilization",
         "these");
    need(reader, section, !periodic || design->period.given, "period", "these");
    need(reader, section,
         own_timeslices(design) || every_curve_has(design, RUNLIST_CURVES, P_TIMESLICE),
         "timeslice", "runlist");
    need(reader, section, every_curve_has(design, 1u << CURVE_EDF_SIMULATION, P_HORIZON), "horizon",
         analysis_names[CURVE_EDF_SIMULATION]);
    if (!design_has(design, KERNEL_CURVES))
        return;
    for (size_t i = 0; i < design->kinds && design->contexts; i++)
        if (design->kind[i].context == GPURTA_NONE &&
            design_has(design, 1u << CURVE_BOUND | 1u << CURVE_SEEN)) {
            const struct node *const node = design->kind[i].node;
            wrong(reader, node ? node : section,
                  "template: every task needs a context, where there are contexts");
            break;
        }
    for (size_t c = 0; c < design->curves && design->contexts; c++)
        if (design->curve[c].analysis == CURVE_RTA)
            wrong(reader, design->curve[c].node,
                  "contexts: rta curves know none; bound and observed do");
    const bool slots = gpurta_platform_get(design->platform, GPURTA_PLATFORM_SLOTS) > 0;
    need(reader, section, design->blocks.given, "blocks", "these");
    need(reader, section, design->threads.given || slots, "threads", "these");
    if (!design->platform)
        wrong(reader, &reader->document->node[0],
              "key \"platform\" is missing, which curves on kernels need");
    else if (!slots && !gpurta_platform_get(design->platform, GPURTA_PLATFORM_SMS))
        wrong(reader, section, "the platform does not say its number of SMs");
}

/* Every utilization is a whole number of grains, and can be divided among the tasks. */
static void check_grain(struct reader *const reader, const struct design *const design)
{
    static const enum parameter of[] = {P_UTILIZATION, P_MOST};
    mpq_t units;
    mpq_init(units);
    for (size_t k = 0; k < 2; k++)
        for (size_t i = 0; i < design->parameter[of[k]].count; i++) {
            mpq_div(units, design->parameter[of[k]].value[i], design->grain);
            if (!design->parameter[of[k]].node || mpz_cmp_ui(mpq_denref(units), 1) == 0)
                continue;
            wrong(reader, design->parameter[of[k]].node,
                  "%s: expected whole multiples of the grain (default 1/1000000)",
                  parameter_names[of[k]]);
            break;
        }
    if (mpz_sizeinbase(mpq_numref(design->grain), 2) > 31 ||
        mpz_sizeinbase(mpq_denref(design->grain), 2) > 31)
        wrong(reader, &reader->document->node[0], "sweep: grain: expected 1/N or P/Q below 2^31");
    mpq_clear(units);
}

/* At every point, each task can have a grain, and no more than the most. */
static void check_division(struct reader *const reader, const struct design *const design)
{
    const struct node *const most = design->parameter[P_MOST].node;
    mpq_t all;
    mpq_init(all);
    for (size_t p = 0; design->parameter[P_UTILIZATION].node && p < design_points(design); p++) {
        mpq_srcptr use = design_value(design, p, P_UTILIZATION),
                   tasks = design_value(design, p, P_TASKS);
        char text[80];
        gmp_snprintf(text, sizeof text, "%Qd among %Qd tasks", use, tasks);
        mpq_mul(all, tasks, design->grain);
        if (mpq_cmp(use, all) < 0) {
            wrong(reader, design->parameter[P_UTILIZATION].node,
                  "utilization: %s: less than a grain for each", text);
            break;
        }
        mpq_mul(all, tasks, design_value(design, p, P_MOST));
        if (most && mpq_cmp(use, all) > 0) {
            wrong(reader, most, "most: %s: more than each may have", text);
            break;
        }
    }
    mpq_clear(all);
}

/* Rounding C down to whole ones is to leave some of it. */
static void check_wcet_grain(struct reader *const reader, const struct design *const design,
                             const struct node *const node)
{
    const struct law *const law = &design->period;
    bool good = !node || law->kind == LAW_LIST || mpq_cmp(design->wcet_grain, law->from) <= 0;
    for (size_t i = 0; node && i < law->list.count; i++)
        good = good && mpq_cmp(design->wcet_grain, law->list.value[i]) <= 0;
    if (!good)
        wrong(reader, node, "wcet_grain: expected at most the shortest period");
}

static void scale_by(struct design *const design, mpq_srcptr time, mpq_ptr longest)
{
    mpz_lcm(design->scale, design->scale, mpq_denref(time));
    if (mpq_cmp(time, longest) > 0)
        mpq_set(longest, time);
}

/* The ticks: all times are whole, and so is U T for every period T. */
static void find_scale(struct reader *const reader, struct design *const design,
                       const struct node *const section)
{
    mpq_t longest;
    mpq_init(longest);
    mpq_srcptr const law[] = {design->period.from, design->period.to, design->period.grain};
    for (size_t i = 0; i < FIELDS(law) && design->period.given; i++)
        scale_by(design, law[i], longest);
    for (size_t i = 0; i < design->period.list.count; i++)
        scale_by(design, design->period.list.value[i], longest);
    for (int p = SETS_END; p < PARAMETERS; p++) {
        for (size_t i = 0; i < design->parameter[p].count; i++)
            scale_by(design, design->parameter[p].value[i], longest);
        for (size_t c = 0; c < design->curves; c++)
            scale_by(design, design->curve[c].value[p], longest);
    }
    for (size_t i = 0; i < design->kinds; i++)
        scale_by(design, design->kind[i].timeslice, longest);
    for (size_t i = 0; i < design->servers; i++) {
        scale_by(design, design->server[i].budget, longest);
        scale_by(design, design->server[i].period, longest);
    }
    for (size_t i = 0; i < design->contexts; i++)
        scale_by(design, design->context[i].timeslice, longest);
    scale_by(design, design->wcet_grain, longest);
    mpz_mul(design->scale, design->scale, mpq_denref(design->grain));
    mpz_mul(mpq_numref(longest), mpq_numref(longest), design->scale);
    mpz_tdiv_q(mpq_numref(longest), mpq_numref(longest), mpq_denref(longest));
    if (mpz_sizeinbase(mpq_numref(longest), 2) > MOST_BITS)
        wrong(reader, section,
              "the longest time is more than 2^%d of the unit in which all times and C = U T are "
              "whole: choose coarser grains",
              MOST_BITS);
    mpz_set_ui(mpq_numref(longest), 0);
    mpz_set_ui(mpq_denref(longest), 1);
    mpq_clear(longest);
}

/* ---- the section ---- */

static void defaults(struct design *const design)
{
    mpq_t zero, one;
    mpq_inits(zero, one, NULL);
    mpq_set_ui(one, 1, 1);
    for (int p = 0; p < PARAMETERS; p++)
        if (!design->parameter[p].count)
            values_add(&design->parameter[p], p == P_TASKS || p == P_MOST ? one : zero);
    if (!design->kinds)
        add_kind(design, GPURTA_LEVEL_HIGH);
    mpq_clears(zero, one, NULL);
}

static const struct key section_keys[K_PARAMETERS] = {
    [K_TITLE] = {"title", KEY_NAME, false, 0, 0, NULL},
    [K_SEED] = {"seed", KEY_COUNT, false, 0, INT64_MAX, NULL},
    [K_SETS] = {"sets", KEY_COUNT, true, 1, MOST_SETS, NULL},
    [K_GENERATOR] = {"generator", KEY_WORD, false, 0, 0, generator_names},
    [K_GRAIN] = {"grain", KEY_TIME, false, 1, 0, NULL},
    [K_PERIOD] = {"period", KEY_ANY, false, 0, 0, NULL},
    [K_DEADLINE] = {"deadline", KEY_ANY, false, 0, 0, NULL},
    [K_WCET_GRAIN] = {"wcet_grain", KEY_TIME, false, 1, 0, NULL},
    [K_LEVELS] = {"levels", KEY_ANY, false, 0, 0, NULL},
    [K_TEMPLATE] = {"template", KEY_ANY, false, 0, 0, NULL},
    [K_SERVERS] = {"servers", KEY_ANY, false, 0, 0, NULL},
    [K_CONTEXTS] = {"contexts", KEY_ANY, false, 0, 0, NULL},
    [K_MODE] = {"mode", KEY_WORD, false, 0, 0, mode_names},
    [K_BLOCKS] = {"blocks", KEY_ANY, false, 0, 0, NULL},
    [K_THREADS] = {"threads", KEY_ANY, false, 0, 0, NULL},
    [K_REGISTERS] = {"registers", KEY_ANY, false, 0, 0, NULL},
    [K_SHARED_MEMORY] = {"shared_memory", KEY_ANY, false, 0, 0, NULL},
    [K_X] = {"x", KEY_NAME, false, 0, 0, NULL},
    [K_CURVES] = {"curves", KEY_ANY, true, 0, 0, NULL},
};

/* What a key that the table does not read is read into. */
static void read_key(struct reader *const reader, const size_t key, const struct node *const node,
                     struct design *const design)
{
    static void (*const readers[KEYS])(struct reader *, const struct node *, struct design *) = {
        [K_PERIOD] = read_period, [K_DEADLINE] = read_deadline, [K_CURVES] = read_curves};
    static const struct {
        const char *items;
        void (*read)(struct reader *reader, const struct node *item, void *target);
    } lists[KEYS] = {[K_LEVELS] = {"levels", read_level},
                     [K_TEMPLATE] = {"tasks", read_kind},
                     [K_SERVERS] = {"servers", read_design_server},
                     [K_CONTEXTS] = {"contexts", read_design_context}};
    const struct {
        int64_t low, high;
        struct range *range;
    } ranges[KEYS] = {[K_BLOCKS] = {1, INT32_MAX, &design->blocks},
                      [K_THREADS] = {1, 1024, &design->threads},
                      [K_REGISTERS] = {0, 255, &design->registers},
                      [K_SHARED_MEMORY] = {0, INT32_MAX, &design->shared_memory}};
    if (key >= K_PARAMETERS)
        read_values(reader, node, (enum parameter)(key - K_PARAMETERS),
                    &design->parameter[key - K_PARAMETERS]);
    else if (readers[key])
        readers[key](reader, node, design);
    else if (ranges[key].range)
        read_range(reader, node, ranges[key].low, ranges[key].high, ranges[key].range);
    else if (key == K_TEMPLATE && design->kinds)
        wrong(reader, node, "levels are given beside the template, which has them");
    else
        read_list(reader, node, lists[key].items, lists[key].read, design);
}

static void read_section(struct reader *const reader, const struct node *const section,
                         struct design *const design, struct value *const value)
{
    struct key keys[KEYS];
    memcpy(keys, section_keys, sizeof section_keys);
    for (int p = 0; p < PARAMETERS; p++)
        keys[K_PARAMETERS + p] =
            (struct key){parameter_names[p], KEY_ANY, p == P_TASKS, 0, 0, NULL};
    read_map(reader, section, keys, KEYS, value);
    design->title = value[K_TITLE].text;
    design->seed = value[K_SEED].node ? value[K_SEED].count : 1;
    design->sets = value[K_SETS].count;
    design->method = (gpurta_generator_method)value[K_GENERATOR].count;
    mpq_set_ui(design->grain, 1, 1000000);
    if (value[K_GRAIN].node)
        mpq_set(design->grain, value[K_GRAIN].time);
    if (value[K_WCET_GRAIN].node)
        mpq_set(design->wcet_grain, value[K_WCET_GRAIN].time);
    design->flat = value[K_MODE].count == 1;
    for (size_t k = 0; k < KEYS; k++)
        if (value[k].node && keys[k].kind == KEY_ANY) {
            enter_key(reader, &keys[k]);
            read_key(reader, k, value[k].node, design);
            leave_key(reader);
        }
    if (design->method == GPURTA_UUNIFAST && value[K_PARAMETERS + P_MOST].node)
        wrong(reader, value[K_PARAMETERS + P_MOST].node,
              "most: UUniFast has no limit for a task; generator: uunifast-discard has");
    if (reader->document->errors == 0)
        defaults(design);
    if (reader->document->errors == 0)
        find_axes(reader, design, section, &value[K_X]);
}

void design_read(struct design *const design, struct scenario *const scenario)
{
    struct reader reader = {.scenario = scenario, .document = &scenario->document};
    const struct node *const section = &scenario->document.node[scenario->sweep_node];
    struct value value[KEYS];
    *design = (struct design){.unit = scenario->unit, .platform = scenario->platform};
    mpq_inits(design->grain, design->wcet_grain, design->period.from, design->period.to,
              design->period.grain, design->deadline_from, design->deadline_to, NULL);
    mpz_init_set_ui(design->scale, 1);
    values_init(value, KEYS);
    go_to(&reader, section);
    read_section(&reader, section, design, value);
    if (reader.document->errors == 0) {
        check_needs(&reader, design, section);
        check_grain(&reader, design);
        if (reader.document->errors == 0)
            check_division(&reader, design);
        check_wcet_grain(&reader, design, value[K_WCET_GRAIN].node);
        check_steps(&reader, design);
        find_scale(&reader, design, section);
        design_set_hash(design);
    }
    values_clear(value, KEYS);
}
