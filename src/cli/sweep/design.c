/* What a design says at a point, and its hash. */
#include "cli/sweep/design.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

const char *const parameter_names[PARAMETERS] = {
    [P_TASKS] = "tasks",
    [P_UTILIZATION] = "utilization",
    [P_MOST] = "most",
    [P_SATURATED] = "saturated",
    [P_TIMESLICE] = "timeslice",
    [P_TIMESLICE_STEP] = "timeslice_step",
    [P_SWITCH_COST] = "switch_cost",
    [P_OVERHEAD] = "overhead",
    [P_LATENCY] = "latency",
    [P_COST] = "cost",
    [P_HORIZON] = "horizon",
};

bool parameter_is_time(const enum parameter parameter)
{
    return parameter >= SETS_END;
}

size_t design_points(const struct design *const design)
{
    size_t points = 1;
    for (size_t a = 0; a < design->axes; a++)
        points *= design->parameter[design->axis[a]].count;
    return points;
}

mpq_srcptr design_value(const struct design *const design, size_t point,
                        const enum parameter parameter)
{
    for (size_t a = 0; a < design->axes; a++) {
        const struct values *const values = &design->parameter[design->axis[a]];
        if (design->axis[a] == parameter)
            return values->value[point % values->count];
        point /= values->count;
    }
    return design->parameter[parameter].value[0];
}

mpq_srcptr curve_value(const struct design *const design, const size_t point,
                       const struct curve *const curve, const enum parameter parameter)
{
    return curve->own[parameter] ? curve->value[parameter] : design_value(design, point, parameter);
}

/* value * scale, which is whole and fits: design_read() ensures that */
static int64_t whole(mpq_srcptr value, mpz_srcptr scale)
{
    mpz_t n;
    int64_t ticks = 0;
    mpz_init(n);
    mpz_mul(n, mpq_numref(value), scale);
    mpz_divexact(n, n, mpq_denref(value));
    mpz_export(&ticks, NULL, 1, sizeof ticks, 0, 0, n);
    mpz_clear(n);
    return ticks;
}

int64_t design_ticks(const struct design *const design, mpq_srcptr time)
{
    return whole(time, design->scale);
}

int64_t design_units(const struct design *const design, mpq_srcptr utilization)
{
    mpq_t units;
    mpz_t one;
    mpq_init(units);
    mpz_init_set_ui(one, 1);
    mpq_div(units, utilization, design->grain);
    const int64_t found = whole(units, one);
    mpz_clear(one);
    mpq_clear(units);
    return found;
}

bool design_has(const struct design *const design, const unsigned analyses)
{
    for (size_t c = 0; c < design->curves; c++)
        if (analyses >> design->curve[c].analysis & 1)
            return true;
    return false;
}

void values_free(struct values *const values)
{
    for (size_t i = 0; i < values->count; i++)
        mpq_clear(values->value[i]);
    free(values->value);
}

void design_clear(struct design *const design)
{
    for (int p = 0; p < PARAMETERS; p++)
        values_free(&design->parameter[p]);
    values_free(&design->period.list);
    for (size_t c = 0; c < design->curves; c++)
        for (int p = 0; p < PARAMETERS; p++)
            mpq_clear(design->curve[c].value[p]);
    free(design->curve);
    for (size_t i = 0; i < design->kinds; i++)
        mpq_clears(design->kind[i].timeslice, design->kind[i].budget, design->kind[i].period, NULL);
    for (size_t i = 0; i < design->servers; i++)
        mpq_clears(design->server[i].budget, design->server[i].period, NULL);
    for (size_t i = 0; i < design->contexts; i++)
        mpq_clear(design->context[i].timeslice);
    mpq_clears(design->grain, design->wcet_grain, design->period.from, design->period.to,
               design->period.grain, design->deadline_from, design->deadline_to, NULL);
    mpz_clear(design->scale);
}
