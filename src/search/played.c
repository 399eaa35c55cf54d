/* One run of chains, in the tables of gpurta/simulate.h: a step is an operation, and the job of a
 * release is the job of that number at every step. */
#include "base/fail.h"
#include "model/inputs.h"
#include "model/names.h"
#include "model/options.h"
#include "number/i64.h"
#include "number/value.h"
#include "search/run.h"

#include <gpurta/simulate.h>

#include <stdlib.h>
#include <string.h>

/* A job at a step; to < 0: it did not get there (a queue dropped it). */
struct cell {
    int64_t release, from, start, last, to;
    size_t blocks_at;
    bool late;
};

/* Longest reaction and age of a path, -1: none; why there may be longer ones, NULL: there are none.
 */
struct shown {
    int64_t reaction, age;
    const char *why;
    gpurta_verdict verdict;
};

struct rows {
    struct arena arena; /* of all that is here */
    const gpurta_chains *chains;
    struct shown *path;
    struct ticks ticks;
    size_t steps, cells;
    int64_t sms;
    struct cell *cell;          /* and one behind the last */
    size_t *first;              /* cell of each step; behind the last: of all */
    size_t *number;             /* of each release among those of its chain */
    const struct rat **due;     /* of each step, from the release of its chain; NULL: none */
    char **name;                /* of each step: CHAIN/STEP */
    struct search_block *block; /* those that are rows; position: SM; release: number in its job */
    size_t blocks;
    bool blocks_shown;
    int64_t events;
    gpurta_verdict verdict;
};

static void destroy(void *const of)
{
    struct rows *const rows = of;
    ticks_clear(&rows->ticks);
    arena_clear(&rows->arena);
    gpurta_chains_destroy((gpurta_chains *)rows->chains);
    free(rows);
}

/* ---- the run ---- */

/* Jobs of a chain: so many, or those released before a time, at least one. */
static int64_t jobs_of(const struct rows *const rows, const size_t chain,
                       const gpurta_options *const options)
{
    mpq_srcptr until = option_time(options, GPURTA_OPTION_SIMULATE_UNTIL);
    int64_t jobs = option(options, GPURTA_OPTION_SIMULATE_JOBS);
    if (!until)
        return jobs;
    LOCAL_MPQ(q);
    LOCAL_MPQ(from);
    if (rat_given(&rows->chains->chain[chain].time[GPURTA_CHAIN_OFFSET]))
        rat_get(from, &rows->chains->chain[chain].time[GPURTA_CHAIN_OFFSET]);
    mpq_sub(from, until, from);
    rat_get(q, &rows->chains->chain[chain].time[GPURTA_CHAIN_PERIOD]);
    mpq_div(q, from, q);
    mpz_cdiv_q(mpq_numref(q), mpq_numref(q), mpq_denref(q));
    jobs = mpz_cmp_si(mpq_numref(q), INT32_MAX) > 0 ? INT32_MAX : mpz_get_si(mpq_numref(q));
    return jobs > 0 ? jobs : 1;
}

static int64_t first_of(const struct search_times *const times, const size_t chain)
{
    return times->offset[chain] > 0 ? times->offset[chain] : 0;
}

static int by_release(const void *const a, const void *const b)
{
    const struct search_release *const x = a, *const y = b;
    if (x->release != y->release)
        return x->release < y->release ? -1 : 1;
    return (x->chain > y->chain) - (x->chain < y->chain);
}

/* The deadline of a step: its own, or the chain's where no other step waits for it. */
static void find_due(struct rows *const rows)
{
    const gpurta_chains *const chains = rows->chains;
    for (size_t i = 0; i < rows->steps; i++) {
        const struct chain *const chain = &chains->chain[chains->step[i].chain];
        rows->due[i] = rat_given(chain_due(chain)) ? chain_due(chain) : NULL;
    }
    size_t before;
    for (size_t i = 0; i < rows->steps; i++)
        for (size_t p = 0; (before = gpurta_chains_after(chains, i, p)) != SIZE_MAX; p++)
            rows->due[before] = NULL;
    for (size_t i = 0; i < rows->steps; i++) {
        const struct rat *const own = &chains->step[i].deadline;
        if (rat_given(own) && (!rows->due[i] || rat_cmp(own, rows->due[i]) < 0))
            rows->due[i] = own;
    }
}

static bool make_names(struct rows *const rows)
{
    const gpurta_chains *const chains = rows->chains;
    for (size_t i = 0; i < rows->steps; i++) {
        const char *const chain = NAME_OF(&chains->chain[chains->step[i].chain]);
        const char *const step = NAME_OF(&chains->program->operation[i]);
        const size_t size = strlen(chain) + strlen(step) + 2;
        rows->name[i] = arena_take(&rows->arena, size, 1);
        if (!rows->name[i])
            return false;
        snprintf(rows->name[i], size, "%s/%s", chain, step);
    }
    return true;
}

/* Room for all, and the releases: chains begin at their offset, or at 0. */
static gpurta_status make(struct rows *const rows, const struct search_times *const times,
                          const gpurta_options *const options,
                          struct search_release **const release, size_t *const releases,
                          gpurta_error *const error)
{
    const gpurta_chains *const chains = rows->chains;
    const int64_t limit = option(options, GPURTA_OPTION_SIMULATE_LIMIT);
    struct arena *const a = &rows->arena;
    rows->steps = chains->steps;
    rows->first = arena_take(a, rows->steps + 1, sizeof *rows->first);
    /* NOLINTNEXTLINE(bugprone-sizeof-expression): an array of pointers */
    rows->due = arena_take(a, rows->steps + 1, sizeof *rows->due);
    rows->name = arena_take(a, rows->steps + 1, sizeof *rows->name);
    rows->path = arena_take(a, chains->paths + 1, sizeof *rows->path);
    if (a->failed || !make_names(rows))
        return fail_memory(error);
    find_due(rows);
    int64_t all = 0;
    for (size_t c = 0; c < chains->count; c++) {
        const int64_t jobs = jobs_of(rows, c, options), steps = (int64_t)chains->chain[c].steps;
        if (jobs > limit || all > limit || jobs * steps > limit - all)
            return fail(error, GPURTA_LIMIT, GPURTA_NO_ITEM, "more than %lld jobs of steps",
                        (long long)limit);
        all += jobs * steps;
        *releases += (size_t)jobs;
    }
    for (size_t i = 0; i < rows->steps; i++)
        rows->first[i + 1] = rows->first[i] + (size_t)jobs_of(rows, chains->step[i].chain, options);
    rows->cells = rows->first[rows->steps];
    rows->cell = arena_take(a, rows->cells + 1, sizeof *rows->cell);
    rows->number = arena_take(a, *releases + 1, sizeof *rows->number);
    *release = calloc(*releases + 1, sizeof **release);
    if (a->failed || !*release)
        return fail_memory(error);
    size_t n = 0;
    for (size_t c = 0; c < chains->count; c++)
        for (int64_t k = 0, jobs = jobs_of(rows, c, options); k < jobs; k++, n++) {
            const int64_t at = k * times->period[c] + first_of(times, c);
            (*release)[n] = (struct search_release){at, at, c};
        }
    qsort(*release, n, sizeof **release, by_release);
    return GPURTA_OK;
}

static size_t cell_of(const struct rows *const rows, const struct search_block *const b)
{
    return rows->first[b->step] + rows->number[b->release];
}

/* A block on an SM, not a piece of time on a CPU? */
static bool on_sm(const struct rows *const rows, const struct search_block *const b)
{
    return rows->chains->step[b->step].kind == GPURTA_STEP_KERNEL && b->position != SIZE_MAX;
}

/* Or on a CPU? */
static bool is_row(const struct rows *const rows, const struct search_block *const b)
{
    const struct chain_step *const step = &rows->chains->step[b->step];
    return on_sm(rows, b) || b->position == SIZE_MAX ||
           (step->kind == GPURTA_STEP_HOST && step->cpu != GPURTA_NONE);
}

static bool is_late(const struct rows *const rows, const size_t step, const struct cell *const cell)
{
    return rows->due[step] && cell->to >= 0 &&
           ticks_cmp_i64(&rows->ticks, cell->to - cell->release, rows->due[step]) > 0;
}

/* The pieces of a block that its context had the GPU for, at `to` (NULL: how many). Blocks
 * come as they began: *turn is the first that ends after the last one's beginning. */
static size_t pieces_of(const struct rows *const rows, const struct search_run *const run,
                        const struct system *const s, const struct search_block *const b,
                        size_t *const turn, struct search_block *const to)
{
    size_t n = 0;
    int64_t last = -1; /* end of the last piece */
    if (to)
        *to = *b;
    if (!rows->blocks_shown || !run->turns || !on_sm(rows, b))
        return 1;
    while (*turn < run->turns && run->turn[*turn].to <= b->start)
        ++*turn;
    for (size_t t = *turn; t < run->turns && run->turn[t].from < b->end; t++) {
        const struct search_turn *const now = &run->turn[t];
        if ((s->supply.list_length ? s->supply.list[now->entry] : now->entry) !=
            s->unit[b->step].place)
            continue;
        const int64_t from = now->from > b->start ? now->from : b->start;
        if (from != last) {
            n++;
            if (to)
                to[n - 1] = (struct search_block){b->step, b->release, b->position, from, from};
        }
        last = now->to < b->end ? now->to : b->end;
        if (to)
            to[n - 1].end = last;
    }
    return n ? n : 1; /* a block of no length */
}

/* From what the run kept; blocks come sorted by cell, as they began. */
static bool take(struct rows *const rows, const struct search_run *const run,
                 const struct system *const s, const struct device *const device, const bool blocks,
                 const size_t most)
{
    size_t turn = 0;
    for (size_t i = 0; i < rows->cells; i++)
        rows->cell[i].to = -1;
    for (size_t i = 0; i < run->spans; i++) {
        const struct search_span *const span = &run->span[i];
        struct cell *const cell =
            &rows->cell[rows->first[span->step] + rows->number[span->release]];
        *cell = (struct cell){.release = span->nominal,
                              .from = span->from,
                              .start = span->start,
                              .last = span->start,
                              .to = span->to};
    }
    for (size_t i = 0; i < run->blocks; i++) {
        const struct search_block *const b = &run->block[i];
        struct cell *const cell = &rows->cell[cell_of(rows, b)];
        if (on_sm(rows, b) && b->start > cell->last)
            cell->last = b->start;
        if (!blocks || !is_row(rows, b))
            continue;
        const size_t pieces = pieces_of(rows, run, s, b, &turn, NULL);
        rows->blocks += pieces;
        (cell + 1)->blocks_at += pieces;
        if (rows->blocks > most)
            return true;
    }
    turn = 0;
    for (size_t i = 0; i < rows->cells; i++)
        rows->cell[i + 1].blocks_at += rows->cell[i].blocks_at;
    rows->block = arena_take(&rows->arena, rows->blocks + 1, sizeof *rows->block);
    size_t *const next = calloc(rows->cells + 1, sizeof *next);
    const bool good = rows->block && next;
    for (size_t i = 0; good && blocks && i < run->blocks; i++) {
        const struct search_block *const b = &run->block[i];
        if (!is_row(rows, b))
            continue;
        const size_t c = cell_of(rows, b);
        struct search_block *const to = &rows->block[rows->cell[c].blocks_at + next[c]];
        const size_t number = next[c] ? (to - 1)->release + 1 : 0;
        const size_t pieces = pieces_of(rows, run, s, b, &turn, to);
        next[c] += pieces;
        for (size_t k = 0; k < pieces; k++) {
            to[k].release = number;
            to[k].position = on_sm(rows, b) ? (size_t)sm_at(device, b->position) : SIZE_MAX;
        }
    }
    free(next);
    return good;
}

/* ---- paths ---- */

/* The run is that of the system up to the first release that it has not. */
static int64_t end_of(const struct rows *const rows, const struct search_times *const times,
                      const gpurta_options *const options)
{
    int64_t end = INT64_MAX;
    for (size_t c = 0; c < rows->chains->count; c++) {
        const int64_t own = first_of(times, c) + jobs_of(rows, c, options) * times->period[c];
        if (!rows->chains->chain[c].closed && own < end)
            end = own;
    }
    return end;
}

/* The same up to `end`, `later` later? */
static bool same_time(const int64_t a, const int64_t b, const int64_t end, const int64_t later)
{
    return (a < end ? a : end) == (b - later < end ? b - later : end);
}

/* Does what happens up to `end` to the job of cell a happen to that of cell b, `later` later? */
static bool same_job(const struct rows *const rows, const size_t a, const size_t b,
                     const int64_t end, const int64_t later)
{
    const struct cell *const x = &rows->cell[a], *const y = &rows->cell[b];
    bool same = same_time(x->from, y->from, end, later) &&
                same_time(x->start, y->start, end, later) && same_time(x->to, y->to, end, later);
    size_t i = x->blocks_at, k = y->blocks_at;
    for (; same && i < (x + 1)->blocks_at && rows->block[i].start < end; i++, k++)
        same = k < (y + 1)->blocks_at && rows->block[k].position == rows->block[i].position &&
               rows->block[k].start == rows->block[i].start + later &&
               same_time(rows->block[i].end, rows->block[k].end, end, later);
    return same && (k == (y + 1)->blocks_at || rows->block[k].start >= end + later);
}

/* Does a run that is the system's up to `end` repeat, from *from on, once *every? NULL: it does;
 * else why it is not shown to. *every is a multiple of the hyperperiod that no job takes longer
 * than: what happens from *from on for so long is by jobs that were released up to so long before;
 * where it happens once more *every later, what is under way then, and where each block was placed
 * last, is the same (doc/paths.md). */
static const char *repeats(const struct rows *const rows, const struct system *const s,
                           const struct search_times *const times, const int64_t end,
                           int64_t *const from, int64_t *const every)
{
    const gpurta_chains *const chains = rows->chains;
    static const char short_run[] =
        "the run has less than four hyperperiods, or four responses, after the last offset";
    int64_t last = 0;
    *every = 1;
    if (s->supply.kind != SUPPLY_ALL)
        return "contexts share the GPU";
    for (size_t c = 0; c < chains->count; c++) {
        const int64_t period = times->period[c];
        if (times->offset[c] < 0 || chains->chain[c].begin)
            return "not every chain has an offset, or one has from: begin";
        last = times->offset[c] > last ? times->offset[c] : last;
        const int64_t factor = period / common_divisor(*every, period);
        if (factor > end / *every)
            return short_run;
        *every *= factor;
    }
    int64_t longest = 1;
    for (size_t k = 0; k < rows->cells; k++)
        if (rows->cell[k].to - rows->cell[k].release > longest)
            longest = rows->cell[k].to - rows->cell[k].release;
    const int64_t factor = (longest - 1) / *every + 1;
    if ((end - last) / *every / 4 < factor)
        return short_run;
    *every *= factor;
    const int64_t first = last + ((end - last) / *every - 4) / 2 * *every;
    *from = first + *every;
    for (size_t i = 0; i < rows->steps; i++) {
        const size_t chain = chains->step[i].chain;
        const int64_t period = times->period[chain], offset = times->offset[chain];
        const size_t at = rows->first[i] + (size_t)((first - offset + period - 1) / period);
        const size_t later = (size_t)(*every / period);
        for (size_t k = rows->first[i]; k < at + 2 * later; k++) {
            if (rows->cell[k].to < 0)
                return "a queue drops jobs";
            if (k >= at && !same_job(rows, k, k + later, *from + *every, *every))
                return "the run does not yet repeat";
        }
    }
    return NULL;
}

static void show_paths(struct rows *const rows, const struct system *const s,
                       const struct search_times *const times, struct search_run *const run,
                       const gpurta_options *const options)
{
    const int64_t end = end_of(rows, times, options);
    int64_t from = 0, every = 1;
    const char *const why = repeats(rows, s, times, end, &from, &every);
    while (run->jobs && run->job[run->jobs - 1].end > end)
        run->jobs--;
    for (size_t p = 0; p < rows->chains->paths; p++) {
        const struct path *const path = &rows->chains->path[p];
        struct shown *const shown = &rows->path[p];
        search_path(run, path, &shown->reaction, &shown->age);
        shown->why = shown->reaction < 0 ? "no event was followed to its effect in this run"
                     : why               ? why
                     : search_path_whole(run, path, from, every, end)
                         ? NULL
                         : "the run is too short for the "
                           "longest reaction and age";
        if (rat_given(&path->deadline) && shown->reaction >= 0)
            shown->verdict = ticks_cmp_i64(&rows->ticks, shown->reaction, &path->deadline) > 0
                                 ? GPURTA_UNSCHEDULABLE
                                 : GPURTA_SCHEDULABLE;
    }
}

static void judge(struct rows *const rows)
{
    for (size_t p = 0; p < rows->chains->paths; p++)
        if (rows->path[p].verdict != GPURTA_UNKNOWN && rows->verdict != GPURTA_UNSCHEDULABLE)
            rows->verdict = rows->path[p].verdict;
    for (size_t i = 0; i < rows->steps; i++)
        for (size_t k = rows->first[i]; k < rows->first[i + 1]; k++) {
            rows->cell[k].late = is_late(rows, i, &rows->cell[k]);
            if (rows->due[i])
                rows->verdict = rows->cell[k].late || rows->verdict == GPURTA_UNSCHEDULABLE
                                    ? GPURTA_UNSCHEDULABLE
                                    : GPURTA_SCHEDULABLE;
        }
}

static gpurta_status play(struct rows *const rows, const struct system *const s,
                          const struct search_times *const times,
                          const gpurta_options *const options, gpurta_error *const error)
{
    const int64_t bytes = option(options, GPURTA_OPTION_SIMULATE_MEMORY);
    const int64_t limit = option(options, GPURTA_OPTION_SIMULATE_LIMIT);
    const int64_t most = bytes / (int64_t)sizeof(struct search_block);
    struct search_release *release = NULL;
    size_t releases = 0;
    struct search_run run;
    struct search_choice choice = {.in_order = true, .most_events = most < limit ? most : limit};
    gpurta_status status = make(rows, times, options, &release, &releases, error);
    size_t *const next = calloc(s->count + 1, sizeof *next);
    if (!search_run_init(&run, s, NULL) || !next)
        status = status ? status : fail_memory(error);
    run.keep = true;
    for (size_t r = 0; !status && r < releases; r++)
        rows->number[r] = next[release[r].chain]++;
    if (!status && !search_simulate(&run, s, times, release, releases, &choice))
        status = fail_memory(error);
    if (!status && run.cut)
        status = fail(error, GPURTA_LIMIT, GPURTA_NO_ITEM, "more than %lld events",
                      (long long)choice.most_events);
    rows->events = run.events;
    rows->blocks_shown = option(options, GPURTA_OPTION_SIMULATE_BLOCKS);
    if (!status && !take(rows, &run, s, &times->device, rows->blocks_shown || rows->chains->paths,
                         (size_t)most))
        status = fail_memory(error);
    if (!status && rows->blocks > (size_t)most)
        status = fail(error, GPURTA_LIMIT, GPURTA_NO_ITEM,
                      "more than %lld blocks and pieces of them", (long long)most);
    if (!status) {
        show_paths(rows, s, times, &run, options);
        judge(rows);
    }
    free(next);
    free(release);
    search_run_clear(&run);
    return status;
}

/* ---- rows ---- */

static size_t count_rows(const void *const of, const gpurta_table table)
{
    const struct rows *const rows = of;
    return table == GPURTA_SIMULATE              ? 1
           : table == GPURTA_SIMULATE_OPERATIONS ? rows->steps
           : table == GPURTA_SIMULATE_JOBS       ? rows->cells
           : table == GPURTA_SIMULATE_BLOCKS     ? (rows->blocks_shown ? rows->blocks : 0)
           : table == GPURTA_SIMULATE_PATHS      ? rows->chains->paths
                                                 : 0;
}

static size_t first_row(const void *const of, const gpurta_table table, const size_t parent)
{
    const struct rows *const rows = of;
    return table == GPURTA_SIMULATE_JOBS                           ? rows->first[parent]
           : table == GPURTA_SIMULATE_BLOCKS && rows->blocks_shown ? rows->cell[parent].blocks_at
                                                                   : 0;
}

static bool give(struct value *const value, const struct rows *const rows, const int64_t ticks)
{
    ticks_give_mpq_i64(value->time, &rows->ticks, &ticks);
    return true;
}

/* Of rows of a step or a job in a list: the last that begins at `of` or before, and has any. */
static size_t step_of(const struct rows *const rows, const size_t cell)
{
    size_t low = 0, high = rows->steps;
    while (high - low > 1) {
        const size_t middle = low + (high - low) / 2;
        *(rows->first[middle] <= cell ? &low : &high) = middle;
    }
    return low;
}

static bool get_job(const struct rows *const rows, const gpurta_column column, const size_t k,
                    struct value *const value)
{
    const size_t i = step_of(rows, k);
    const struct cell *const cell = &rows->cell[k];
    const int64_t times[] = {cell->release, cell->from, cell->start, cell->last, cell->to};
    switch (column) {
    case GPURTA_SIMULATE_JOBS_NAME:
        return value_text(value, rows->name[i]);
    case GPURTA_SIMULATE_JOBS_KIND:
        return value_text(value, gpurta_step_kind_name(rows->chains->step[i].kind));
    case GPURTA_SIMULATE_JOBS_STREAM: {
        const int64_t stream = step_stream(rows->chains, i);
        return rows->chains->step[i].kind != GPURTA_STEP_HOST && stream >= 0 &&
               value_text(value, gpurta_program_stream_name(rows->chains->program, stream));
    }
    case GPURTA_SIMULATE_JOBS_JOB:
        return value_count(value, (int64_t)(k - rows->first[i]) + 1);
    case GPURTA_SIMULATE_JOBS_OPERATION_ROW:
        return value_count(value, (int64_t)i);
    case GPURTA_SIMULATE_JOBS_DEADLINE:
        return rows->due[i] && value_rat(value, rows->due[i]);
    case GPURTA_SIMULATE_JOBS_MEETS_DEADLINE:
        return rows->due[i] && cell->to >= 0 &&
               value_verdict(value, cell->late ? GPURTA_UNSCHEDULABLE : GPURTA_SCHEDULABLE);
    case GPURTA_SIMULATE_JOBS_RESPONSE:
        return cell->to >= 0 && give(value, rows, cell->to - cell->release);
    default:
        return cell->to >= 0 && give(value, rows, times[column - GPURTA_SIMULATE_JOBS_RELEASE]);
    }
}

/* The first job of the step that takes longest from the release of its chain. */
static size_t worst_of(const struct rows *const rows, const size_t i)
{
    size_t worst = rows->first[i];
    for (size_t k = worst; k < rows->first[i + 1]; k++) {
        const struct cell *const a = &rows->cell[k], *const b = &rows->cell[worst];
        if (a->to >= 0 && (b->to < 0 || a->to - a->release > b->to - b->release))
            worst = k;
    }
    return worst;
}

static bool get_path(const struct rows *const rows, const gpurta_column column, const size_t p,
                     struct value *const value)
{
    const struct path *const path = &rows->chains->path[p];
    const struct shown *const shown = &rows->path[p];
    switch (column) {
    case GPURTA_SIMULATE_PATHS_NAME:
        return value_text(value, path->name);
    case GPURTA_SIMULATE_PATHS_REACTION:
        return shown->reaction >= 0 && give(value, rows, shown->reaction);
    case GPURTA_SIMULATE_PATHS_AGE:
        return shown->age >= 0 && give(value, rows, shown->age);
    case GPURTA_SIMULATE_PATHS_DEADLINE:
        return rat_given(&path->deadline) && value_rat(value, &path->deadline);
    case GPURTA_SIMULATE_PATHS_MEETS_DEADLINE:
        return value_verdict(value, shown->verdict) && shown->verdict != GPURTA_UNKNOWN;
    default:
        return shown->why && value_text(value, shown->why);
    }
}

static bool get(const void *const of, const gpurta_column column, const size_t row,
                struct value *const value)
{
    const struct rows *const rows = of;
    const struct search_block *const b = &rows->block[row];
    switch (gpurta_column_info(column)->table) {
    case GPURTA_SIMULATE:
        return column == GPURTA_SIMULATE_SMS    ? value_count(value, rows->sms)
               : column == GPURTA_SIMULATE_WORK ? value_count(value, rows->events)
               : column == GPURTA_SIMULATE_VERDICT
                   ? value_verdict(value, rows->verdict) && rows->verdict != GPURTA_UNKNOWN
                   : value_text(value, gpurta_placement_name(GPURTA_MOST_ROOM));
    case GPURTA_SIMULATE_OPERATIONS:
        if (column == GPURTA_SIMULATE_OPERATIONS_BLOCKS) {
            const int64_t blocks = rows->chains->program->operation[row].blocks;
            return blocks > 0 && value_count(value, blocks);
        }
        return get_job(rows,
                       column == GPURTA_SIMULATE_OPERATIONS_WORST_JOB
                           ? GPURTA_SIMULATE_JOBS_JOB
                           : (gpurta_column)(column - GPURTA_SIMULATE_OPERATIONS_NAME +
                                             GPURTA_SIMULATE_JOBS_NAME),
                       worst_of(rows, row), value);
    case GPURTA_SIMULATE_JOBS:
        return get_job(rows, column, row, value);
    case GPURTA_SIMULATE_PATHS:
        return get_path(rows, column, row, value);
    default:
        break;
    }
    switch (column) {
    case GPURTA_SIMULATE_BLOCKS_SM:
        return b->position != SIZE_MAX && value_count(value, (int64_t)b->position);
    case GPURTA_SIMULATE_BLOCKS_NUMBER:
        return value_count(value, (int64_t)b->release);
    case GPURTA_SIMULATE_BLOCKS_CPU:
        return b->position == SIZE_MAX &&
               value_text(value, rows->chains->cpu[rows->chains->step[b->step].cpu]);
    default:
        return give(value, rows, column == GPURTA_SIMULATE_BLOCKS_START ? b->start : b->end);
    }
}

static const struct result_kind kind = {"simulate", count_rows, first_row, get, destroy};

/* ---- entry ---- */

static gpurta_status check(const gpurta_options *const options, gpurta_error *const error)
{
    mpq_srcptr jitter = option_time(options, GPURTA_OPTION_SIMULATE_JITTER);
    const gpurta_status status = gpurta_options_check(options, "simulate runlist", error);
    if (status)
        return status;
    if (option(options, GPURTA_OPTION_SIMULATE_PLACEMENT) != GPURTA_MOST_ROOM ||
        option(options, GPURTA_OPTION_SIMULATE_EXPLAIN) || (jitter && mpq_sgn(jitter)))
        return fail(error, GPURTA_NOT_APPLICABLE, GPURTA_NO_ITEM,
                    "chains are simulated with placement most-room, without jitter of blocks and "
                    "without events");
    return GPURTA_OK;
}

static gpurta_status play_chains(gpurta_result **const result, const gpurta_chains *const chains,
                                 const gpurta_platform *const platform,
                                 const gpurta_options *const options, gpurta_error *const error)
{
    struct system s;
    struct search_times times;
    /* without paths: no run looks at a longest_period, which may have no place in 64 bits */
    const gpurta_chains plain = chains_view(chains);
    gpurta_status status = system_init(&s, &plain, platform, options, NULL, NULL, error);
    if (status)
        return status;
    struct rows *const rows = calloc(1, sizeof *rows);
    if (!rows) {
        system_clear(&s);
        return fail_memory(error);
    }
    rows->chains = chains_hold(chains);
    rows->sms = s.slots ? 1 : s.sms;
    ticks_init(&rows->ticks, TICKS_I64);
    status = search_times_init(&times, &s, platform, &rows->ticks, NULL);
    if (status)
        status = status == GPURTA_OVERFLOW
                     ? fail(error, GPURTA_LIMIT, GPURTA_NO_ITEM,
                            "the times have no common unit in which they fit into 64 bits")
                     : fail_memory(error);
    else {
        s.chains = chains; /* of whose paths the run keeps the jobs */
        status = play(rows, &s, &times, options, error);
        search_times_clear(&times);
    }
    system_clear(&s);
    if (!status)
        return result_create(result, &kind, rows, error);
    destroy(rows);
    return status;
}

gpurta_status gpurta_simulate_chains(const gpurta_model *const model,
                                     const gpurta_options *const options,
                                     gpurta_result **const result, gpurta_error *const error)
{
    struct inputs in;
    if (!result)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "simulate: NULL argument");
    gpurta_status status = check(options, error);
    if (status)
        return status;
    status = inputs_take(&in, model, options, TAKE_CHAINS | TAKE_PLATFORM | TAKE_RUNLIST, error);
    if (!status)
        status = play_chains(result, in.chains, in.platform, in.options, error);
    return inputs_end(&in, status, error);
}
