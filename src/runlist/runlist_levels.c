/* Which levels would make the deadlines fit? */
#include "runlist/runlist_levels.h"
#include "base/fail.h"
#include "model/options.h"
#include "runlist/runlist_fit.h"

#include <stdlib.h>
#include <string.h>

struct gpurta_runlist_levels {
    gpurta_level *level;
    struct rat ratio[GPURTA_RUNLIST_LEVELS_KEPT];
    size_t tasks, kept;
    int64_t tried, fit;
    bool all;
};

size_t search_changes(const struct search *const s)
{
    size_t changes = 0;
    for (size_t i = 0; i < s->shape.count; i++)
        changes += s->level[i] != s->given[i];
    return changes;
}

/* Whether the current assignment is kept already. */
bool search_known(const struct search *const s)
{
    const size_t size = s->shape.count * sizeof *s->level;
    for (size_t p = 0; p < s->kept; p++)
        if (memcmp(s->kept_level + p * s->shape.count, s->level, size) == 0)
            return true;
    return false;
}

void search_insert(struct search *const s, const size_t place, const size_t changes)
{
    const size_t n = s->shape.count, behind = s->kept - 1 - place;
    gpurta_level *const at = s->kept_level + place * n;
    memmove(at + n, at, behind * n * sizeof *at);
    memmove(&s->changes[place + 1], &s->changes[place], behind * sizeof *s->changes);
    memcpy(at, s->level, n * sizeof *at);
    s->changes[place] = changes;
}

/* The least level to try: none where the file sets neither level nor timeslice. */
gpurta_level search_least(const struct search *const s, const size_t i)
{
    return s->given[i] == GPURTA_LEVEL_NONE ? GPURTA_LEVEL_NONE : GPURTA_LEVEL_LOW;
}

/* The next assignment; false after the last. */
bool search_next(struct search *const s)
{
    for (size_t i = 0; i < s->shape.count; i++) {
        if (s->level[i] < GPURTA_LEVEL_HIGH) {
            s->level[i] = (gpurta_level)(s->level[i] + 1);
            return true;
        }
        s->level[i] = search_least(s, i);
    }
    return false;
}

/* The usual names for a list with two levels are high and low, with one level high; the list is
 * the same with other names. */
static gpurta_level usual_name(const gpurta_level level, const bool low, const bool medium,
                               const bool high)
{
    if (low && medium && high)
        return level;
    if (low + medium + high == 1 || level == (high ? GPURTA_LEVEL_HIGH : GPURTA_LEVEL_MEDIUM))
        return GPURTA_LEVEL_HIGH;
    return GPURTA_LEVEL_LOW;
}

static void levels_used(const gpurta_level *const level, const size_t count, bool *const low,
                        bool *const medium, bool *const high)
{
    *low = *medium = *high = false;
    for (size_t i = 0; i < count; i++) {
        *low = *low || level[i] == GPURTA_LEVEL_LOW;
        *medium = *medium || level[i] == GPURTA_LEVEL_MEDIUM;
        *high = *high || level[i] == GPURTA_LEVEL_HIGH;
    }
}

static bool is_usual(const gpurta_level *const level, const size_t count)
{
    bool low, medium, high;
    levels_used(level, count, &low, &medium, &high);
    return (low && medium && high) || (high && !medium);
}

/* Whether the current assignment is to be tried: of several names for one list, only the usual one,
 * or the given one in its place. */
bool search_wanted(const struct search *const s)
{
    const size_t n = s->shape.count;
    if (s->by_level || rat_given(&s->model->reset))
        return true; /* the name of a level matters */
    if (!is_usual(s->level, n))
        return memcmp(s->level, s->model->level, n * sizeof *s->level) == 0;
    if (!s->odd_given)
        return true;
    bool low, medium, high, same = true;
    levels_used(s->model->level, n, &low, &medium, &high);
    for (size_t i = 0; i < n && same; i++)
        same = s->level[i] == usual_name(s->model->level[i], low, medium, high);
    return !same;
}

static void search_clear(struct search *const s)
{
    for (int i = 0; i <= GPURTA_LEVEL_HIGH; i++)
        rat_clear(&s->slice[i]);
    for (int i = 0; i <= GPURTA_LEVEL_HIGH; i++)
        rat_clear(&s->rounded[i]);
    free(s->level);
    free(s->from);
    free(s->given);
    free(s->used);
}

/* Whether the steps for all assignments are within the limit. */
static bool all_fit(const struct search *const s)
{
    int64_t steps = (int64_t)s->shape.count;
    for (size_t i = 0; i < s->shape.count; i++)
        if (__builtin_mul_overflow(steps, GPURTA_LEVEL_HIGH - search_least(s, i) + 1, &steps) ||
            steps > s->limit)
            return false;
    return true;
}

/* Sets the driver's timeslices where they follow the level. */
static gpurta_status search_times(struct search *const s, const gpurta_options *const options,
                                  gpurta_error *const error)
{
    const gpurta_unit unit = (gpurta_unit)option(options, GPURTA_OPTION_RUNLIST_UNIT);
    gpurta_status status = GPURTA_OK;
    mpq_t slice, rounded;
    mpq_inits(slice, rounded, NULL);
    for (int level = GPURTA_LEVEL_NONE; level <= GPURTA_LEVEL_HIGH && s->by_level; level++) {
        if (status == GPURTA_OK)
            status = gpurta_runlist_driver_timeslice((gpurta_level)level, unit, slice, error);
        if (status == GPURTA_OK && !model_round(s->model, slice, rounded))
            status = fail(error, GPURTA_OUT_OF_RANGE, GPURTA_NO_ITEM,
                          "a timeslice of the driver that is rounded down to whole steps is 0");
        if (status == GPURTA_OK &&
            (!rat_set(&s->slice[level], slice) || !rat_set(&s->rounded[level], rounded)))
            status = fail_memory(error);
    }
    mpq_clears(slice, rounded, NULL);
    return status;
}

void search_begin(struct search *const s)
{
    const size_t n = s->model->shape.count;
    s->kept = 0;
    s->tried = s->fit = s->steps = 0;
    memcpy(s->level, s->given, n * sizeof *s->level);
}

static gpurta_status search_room(struct search *const s, gpurta_runlist_levels *const found,
                                 const gpurta_tasks *const tasks, gpurta_error *const error)
{
    const size_t n = s->model->shape.count;
    if (n > SIZE_MAX / GPURTA_RUNLIST_LEVELS_KEPT / sizeof *s->level)
        return fail_memory(error);
    s->level = calloc(n, sizeof *s->level);
    s->from = calloc(n, sizeof *s->from);
    s->given = calloc(n, sizeof *s->given);
    s->used = calloc(n, sizeof *s->used);
    found->level = calloc(n * GPURTA_RUNLIST_LEVELS_KEPT, sizeof *found->level);
    if (!s->level || !s->from || !s->given || !s->used || !found->level)
        return fail_memory(error);
    found->tasks = n;
    s->shape = s->model->shape;
    s->shape.level = s->used;
    s->kept_level = found->level;
    s->ratio = found->ratio;
    for (size_t i = 0; i < n; i++) {
        s->by_level = s->by_level || s->model->by_level[i];
        s->given[i] = s->model->by_level[i] ? gpurta_tasks_level(tasks, i) : s->model->level[i];
    }
    search_begin(s);
    s->odd_given = !is_usual(s->model->level, n);
    return GPURTA_OK;
}

static gpurta_status search_run(struct search *const s, const gpurta_options *const options,
                                gpurta_error *const error)
{
    struct ticks ticks;
    ticks_init(&ticks, options_numbers(options));
    model_ticks(&ticks, s->model);
    for (int level = 0; level <= GPURTA_LEVEL_HIGH; level++) {
        ticks_add(&ticks, &s->slice[level]);
        ticks_add(&ticks, &s->rounded[level]);
    }
    const gpurta_status status = ticks_run(&ticks, levels_run_i64, levels_run_mpz, s, error);
    ticks_clear(&ticks);
    return status;
}

static gpurta_status search(gpurta_runlist_levels *const found, const struct model *const model,
                            const gpurta_tasks *const tasks, const gpurta_options *const options,
                            gpurta_error *const error)
{
    struct search s = {.model = model};
    s.limit = option(options, GPURTA_OPTION_RUNLIST_FIT_LIMIT);
    gpurta_status status = search_room(&s, found, tasks, error);
    s.all = status == GPURTA_OK && all_fit(&s);
    if (status == GPURTA_OK)
        status = search_times(&s, options, error);
    if (status == GPURTA_OK)
        status = search_run(&s, options, error);
    found->kept = s.kept;
    found->tried = s.tried;
    found->fit = s.fit;
    found->all = s.all;
    search_clear(&s);
    return status;
}

gpurta_status gpurta_runlist_fit_levels(gpurta_runlist_levels **const levels,
                                        const gpurta_tasks *const tasks,
                                        const gpurta_options *const options,
                                        gpurta_error *const error)
{
    if (!levels)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "levels: NULL argument");
    struct model model;
    gpurta_status status = model_init(&model, tasks, options, true, error);
    if (status != GPURTA_OK)
        return status;
    gpurta_runlist_levels *const fresh = calloc(1, sizeof *fresh);
    status = fresh ? fit_check(&model, error) : fail_memory(error);
    if (fresh && status == GPURTA_OK)
        status = search(fresh, &model, tasks, options, error);
    model_clear(&model);
    if (status == GPURTA_OK)
        *levels = fresh;
    else
        gpurta_runlist_levels_destroy(fresh);
    return status;
}

void gpurta_runlist_levels_destroy(gpurta_runlist_levels *const levels)
{
    if (!levels)
        return;
    for (size_t p = 0; p < GPURTA_RUNLIST_LEVELS_KEPT; p++)
        rat_clear(&levels->ratio[p]);
    free(levels->level);
    free(levels);
}

size_t gpurta_runlist_levels_count(const gpurta_runlist_levels *const levels)
{
    return levels ? levels->kept : 0;
}

int64_t gpurta_runlist_levels_tried(const gpurta_runlist_levels *const levels, int64_t *const fit,
                                    bool *const all)
{
    if (fit)
        *fit = levels ? levels->fit : 0;
    if (all)
        *all = levels && levels->all;
    return levels ? levels->tried : 0;
}

gpurta_level gpurta_runlist_levels_get(const gpurta_runlist_levels *const levels,
                                       const size_t index, const size_t task)
{
    if (index >= gpurta_runlist_levels_count(levels) || task >= levels->tasks)
        return GPURTA_LEVEL_NONE;
    return levels->level[index * levels->tasks + task];
}

bool gpurta_runlist_levels_ratio(const gpurta_runlist_levels *const levels, const size_t index,
                                 mpq_ptr ratio)
{
    if (index >= gpurta_runlist_levels_count(levels) || !ratio)
        return false;
    rat_get(ratio, &levels->ratio[index]);
    return true;
}
