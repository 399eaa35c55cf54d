/* Reads the curves of a design. */
#include "cli/base/memory.h"
#include "cli/sweep/design_read.h"

#include <stdlib.h>
#include <string.h>

const char *const analysis_names[] = {
    "theorem-1", "positional", "work-limited", "host",          "edf", "edf-simulation",
    "rta",       "bound",      "observed",     "misprediction", NULL};

enum {
    C_NAME,
    C_ANALYSIS,
    C_PYTHON,
    C_SEARCH,
    C_LIMIT,
    C_MODE,
    C_PARAMETERS,
    CURVE_KEYS = C_PARAMETERS + PARAMETERS - SETS_END
};

/* "file.py:function" of the user's own, whose last part names the curve by default. */
static void read_python(struct reader *const reader, const struct value *const value,
                        struct curve *const curve)
{
    const char *const colon = value->text ? strrchr(value->text, ':') : NULL;
    curve->analysis = CURVE_PYTHON;
    curve->python = value->text;
    if (value->text && (!colon || colon == value->text || !colon[1]))
        wrong(reader, value->node, "expected FILE:FUNCTION, found \"%.60s\"", value->text);
    curve->name = colon ? colon + 1 : value->text;
}

static void read_curve(struct reader *const reader, const struct node *const item,
                       void *const target)
{
    struct design *const design = target;
    struct curve *const curve = &design->curve[design->curves++];
    curve->node = item;
    struct key keys[CURVE_KEYS] = {[C_NAME] = {"name", KEY_NAME, false, 0, 0, NULL},
                                   [C_ANALYSIS] = {"analysis", KEY_ANY, false, 0, 0, NULL},
                                   [C_SEARCH] = {"search", KEY_COUNT, false, 0, INT32_MAX, NULL},
                                   [C_LIMIT] = {"limit", KEY_COUNT, false, 1, MOST_LIMIT, NULL},
                                   [C_MODE] = {"mode", KEY_WORD, false, 0, 0, mode_names}};
    struct value value[CURVE_KEYS];
    keys[C_PYTHON] = (struct key){"python", KEY_NAME, false, 0, 0, NULL};
    for (int p = SETS_END; p < PARAMETERS; p++)
        keys[C_PARAMETERS + p - SETS_END] =
            (struct key){parameter_names[p], KEY_ANY, false, 0, 0, NULL};
    for (int p = 0; p < PARAMETERS; p++)
        mpq_init(curve->value[p]);
    values_init(value, CURVE_KEYS);
    read_map(reader, item, keys, CURVE_KEYS, value);
    if (value[C_PYTHON].node && value[C_ANALYSIS].node)
        wrong(reader, value[C_PYTHON].node, "python: goes not together with analysis");
    if (value[C_PYTHON].node) {
        enter_key(reader, &keys[C_PYTHON]);
        read_python(reader, &value[C_PYTHON], curve);
        leave_key(reader);
    } else if (value[C_ANALYSIS].node) {
        enter_key(reader, &keys[C_ANALYSIS]);
        const int word = read_word(reader, value[C_ANALYSIS].node, analysis_names);
        leave_key(reader);
        curve->analysis = word < 0 ? CURVE_EDF : (enum analysis)word;
        curve->name = analysis_names[curve->analysis];
    } else if (item->kind == NODE_MAP) {
        wrong(reader, item, "key \"analysis\" is missing");
    }
    if (value[C_NAME].text)
        curve->name = value[C_NAME].text;
    curve->limit = value[C_LIMIT].count;
    curve->flat = value[C_MODE].node ? value[C_MODE].count == 1 : design->flat;
    curve->search = value[C_SEARCH].node ? value[C_SEARCH].count : 20;
    if (value[C_SEARCH].node && curve->search == 0 && curve->analysis == CURVE_SEEN)
        wrong(reader, value[C_SEARCH].node, "observed: without a search nothing is observed");
    for (int p = SETS_END; p < PARAMETERS; p++) {
        const struct key *const key = &keys[C_PARAMETERS + p - SETS_END];
        const struct node *const node = value[C_PARAMETERS + p - SETS_END].node;
        if (!node)
            continue;
        enter_key(reader, key);
        curve->own[p] = read_number(reader, node, (enum parameter)p, curve->value[p]);
        leave_key(reader);
    }
    values_clear(value, CURVE_KEYS);
}

void read_curves(struct reader *const reader, const struct node *const node,
                 struct design *const design)
{
    design->curve = allocate_zeroed((size_t)node->count + 1, sizeof *design->curve);
    if (!design->curve) {
        out_of_memory();
        return;
    }
    read_list(reader, node, "curves", read_curve, design);
    for (size_t c = 0; c < design->curves; c++)
        for (size_t other = 0; other < c && reader->document->errors == 0; other++)
            if (strcmp(design->curve[c].name, design->curve[other].name) == 0)
                wrong(reader, node, "two curves have the name \"%.60s\"", design->curve[c].name);
}

void check_steps(struct reader *const reader, const struct design *const design)
{
    for (size_t c = 0; c < design->curves; c++) {
        const struct curve *const curve = &design->curve[c];
        const struct node *wrong_one = NULL;
        const size_t points = RUNLIST_CURVES >> curve->analysis & 1 ? design_points(design) : 0;
        for (size_t p = 0; p < points && !wrong_one; p++) {
            mpq_srcptr step = curve_value(design, p, curve, P_TIMESLICE_STEP);
            mpq_srcptr all = curve_value(design, p, curve, P_TIMESLICE);
            if (mpq_sgn(all) != 0 && mpq_cmp(all, step) < 0)
                wrong_one = curve->node;
            for (size_t i = 0; i < design->kinds && !wrong_one; i++)
                if (mpq_sgn(design->kind[i].timeslice) != 0 &&
                    mpq_cmp(design->kind[i].timeslice, step) < 0)
                    wrong_one = design->kind[i].node;
        }
        if (wrong_one) {
            wrong(reader, wrong_one, "%s: a timeslice is below timeslice_step", curve->name);
            return;
        }
    }
}
