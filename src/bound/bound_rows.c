/* The tables of a bound. */
#include "base/fail.h"
#include "bound/bound.h"
#include "model/chains.h"
#include "model/names.h"
#include "number/value.h"

/* Tables whose rows are counted in parts: those inside others, and the weights by set. */
enum { FIRST_INNER = GPURTA_BOUND_STEPS, INNER = GPURTA_BOUND_WEIGHTS - FIRST_INNER + 1 };

struct rows {
    struct bound *bound;
    const gpurta_chains *chains;
    size_t *order, *place; /* of steps: chain after chain, in order of addition; row of a step */
    size_t *first[INNER];  /* of each part: its first row; behind the last, how many rows */
};

static size_t parts_of(const struct bound *const b, const int inner)
{
    return inner == GPURTA_BOUND_TERMS - FIRST_INNER     ? b->steps
           : inner == GPURTA_BOUND_WEIGHTS - FIRST_INNER ? b->weight_sets
                                                         : b->chains;
}

static size_t count_inner(const struct rows *const rows, const int inner, const size_t part)
{
    const struct bound *const b = rows->bound;
    switch (inner + FIRST_INNER) {
    case GPURTA_BOUND_STEPS:
        return rows->chains->chain[part].steps;
    case GPURTA_BOUND_TERMS:
        return b->step[rows->order[part]].terms.count;
    case GPURTA_BOUND_CHAIN_TERMS:
        return b->chain[part].terms.count;
    case GPURTA_BOUND_RELEASES:
        return b->observed.chain[part].releases;
    case GPURTA_BOUND_SPANS:
        return b->observed.chain[part].spans;
    case GPURTA_BOUND_BLOCKS:
        return b->observed.chain[part].blocks;
    case GPURTA_BOUND_TURNS:
        return b->observed.chain[part].turns;
    default:
        return b->weights[part].count;
    }
}

static const size_t *first_of(const struct rows *const rows, const gpurta_table table)
{
    return table >= GPURTA_BOUND_STEPS && table <= GPURTA_BOUND_WEIGHTS
               ? rows->first[table - FIRST_INNER]
               : NULL;
}

static size_t first(const void *const of, const gpurta_table table, const size_t parent)
{
    const struct rows *const rows = of;
    size_t all = 0;
    if (table != GPURTA_BOUND_PATH_TERMS)
        return first_of(of, table)[parent];
    for (size_t p = 0; p < parent; p++)
        all += rows->chains->path[p].count;
    return all;
}

static size_t count_rows(const void *const of, const gpurta_table table)
{
    const struct rows *const rows = of;
    const size_t *const inner = first_of(rows, table);
    return inner                          ? inner[parts_of(rows->bound, (int)table - FIRST_INNER)]
           : table == GPURTA_BOUND        ? 1
           : table == GPURTA_BOUND_CHAINS ? rows->bound->chains
           : table == GPURTA_BOUND_PATHS  ? rows->bound->paths
           : table == GPURTA_BOUND_PATH_TERMS  ? first(of, table, rows->bound->paths)
           : table == GPURTA_BOUND_ASSUMPTIONS ? rows->bound->assumptions
                                               : 0;
}

/* The part in which a row is, and its place there. */
static size_t part_of(const struct rows *const rows, const gpurta_table table, size_t *const row)
{
    const size_t *const all = rows->first[table - FIRST_INNER];
    size_t low = 0, high = parts_of(rows->bound, (int)table - FIRST_INNER);
    while (high - low > 1) {
        const size_t middle = low + (high - low) / 2;
        *(all[middle] <= *row ? &low : &high) = middle;
    }
    *row -= all[low];
    return low;
}

static const char *step_name(const struct rows *const rows, const size_t step)
{
    return NAME_OF(&rows->chains->program->operation[step]);
}

static bool of_context(const gpurta_bound_kind kind)
{
    return kind >= GPURTA_BOUND_SLOTS && kind <= GPURTA_BOUND_DELAY;
}

static bool is_kernel(const struct rows *const rows, const size_t step)
{
    return step != SIZE_MAX && rows->chains->step[step].kind == GPURTA_STEP_KERNEL;
}

/* The column of a term's one number besides its share: its place in the table. */
static int number_of(const struct rows *const rows, const struct bound_term *const t)
{
    enum {
        WEIGHT = GPURTA_BOUND_TERMS_WEIGHT - GPURTA_BOUND_TERMS_KIND,
        EACH = GPURTA_BOUND_TERMS_EACH - GPURTA_BOUND_TERMS_KIND,
        WINDOW = GPURTA_BOUND_TERMS_WINDOW - GPURTA_BOUND_TERMS_KIND,
        LESS_THAN = GPURTA_BOUND_TERMS_LESS_THAN - GPURTA_BOUND_TERMS_KIND
    };
    const struct rat zero = {.den = 1};
    if (t->waves)
        return 0;
    if ((t->kind <= GPURTA_BOUND_ROOM && t->kind != GPURTA_BOUND_LAST) ||
        t->kind == GPURTA_BOUND_LOWER)
        return is_kernel(rows, t->other) ? WEIGHT : 0;
    if (rat_cmp(&t->weight, &zero) == 0 || t->kind == GPURTA_BOUND_OUTSIDE)
        return 0;
    if (t->kind == GPURTA_BOUND_LAST)
        return is_kernel(rows, t->other) ? WEIGHT : 0;
    return t->kind == GPURTA_BOUND_PATH || t->kind == GPURTA_BOUND_OUTLASTED ? WINDOW
           : t->kind == GPURTA_BOUND_HEAD                                    ? LESS_THAN
                                                                             : EACH;
}

/* By the place of the column in the table, which is the same in both. */
static bool get_term(const struct rows *const rows, const struct bound_term *const t,
                     const int place, struct value *const value)
{
    const bool context = of_context(t->kind), any = t->other != SIZE_MAX;
    const int number = number_of(rows, t);
    const bool kernel = any && !context && is_kernel(rows, t->other);
    switch (place) {
    case 0: /* the kind */
        return value_text(value, gpurta_bound_kind_name(t->kind));
    case GPURTA_BOUND_TERMS_STEP - GPURTA_BOUND_TERMS_KIND:
        return any && !context && value_text(value, step_name(rows, t->other));
    case GPURTA_BOUND_TERMS_CONTEXT - GPURTA_BOUND_TERMS_KIND:
        return any && context && value_text(value, rows->chains->context[t->other].name);
    case GPURTA_BOUND_TERMS_JOBS - GPURTA_BOUND_TERMS_KIND:
        return t->jobs > 0 && value_count(value, t->jobs);
    case GPURTA_BOUND_TERMS_BLOCKS - GPURTA_BOUND_TERMS_KIND:
        return t->blocks > 0 && kernel && !t->waves && value_count(value, t->blocks);
    case GPURTA_BOUND_TERMS_WAVES - GPURTA_BOUND_TERMS_KIND:
        return t->blocks > 0 && kernel && t->waves && value_count(value, t->blocks);
    case GPURTA_BOUND_TERMS_WEIGHT - GPURTA_BOUND_TERMS_KIND:
    case GPURTA_BOUND_TERMS_EACH - GPURTA_BOUND_TERMS_KIND:
    case GPURTA_BOUND_TERMS_WINDOW - GPURTA_BOUND_TERMS_KIND:
        return place == number && value_rat(value, &t->weight);
    case GPURTA_BOUND_TERMS_LESS_THAN - GPURTA_BOUND_TERMS_KIND:
        return place == number && value_count(value, t->weight.u.num);
    case GPURTA_BOUND_TERMS_SHARE - GPURTA_BOUND_TERMS_KIND:
        return value_rat(value, &t->share);
    default:
        return any && value_count(value, (int64_t)(context ? t->other : rows->place[t->other]));
    }
}

static bool drops_jobs(const gpurta_chains *const chains, const size_t chain)
{
    for (size_t i = 0; i < chains->steps; i++)
        if (chains->step[i].chain == chain && chains->step[i].drop)
            return true;
    return false;
}

static bool get_chain(const struct rows *const rows, const gpurta_column column, const size_t c,
                      struct value *const value)
{
    const struct bound_chain_result *const r = &rows->bound->chain[c];
    switch (column) {
    case GPURTA_BOUND_CHAINS_NAME:
        return value_text(value, NAME_OF(&rows->chains->chain[c]));
    case GPURTA_BOUND_CHAINS_BOUND:
        return value_rat(value, &r->bound);
    case GPURTA_BOUND_CHAINS_OBSERVED:
        return value_rat(value, &rows->bound->observed.chain[c].response);
    case GPURTA_BOUND_CHAINS_EXACT:
        return value_rat(value, &r->exact);
    case GPURTA_BOUND_CHAINS_DEADLINE:
        return value_rat(value, &r->deadline);
    case GPURTA_BOUND_CHAINS_REASON:
        return value_text(value, r->reason);
    case GPURTA_BOUND_CHAINS_OVERLAP:
        return value_text(value, rows->chains->chain[c].pipelined ? "pipelined" : "serial");
    case GPURTA_BOUND_CHAINS_COUNTED_FROM:
        return value_text(value, rows->chains->chain[c].begin ? "begin" : "release");
    case GPURTA_BOUND_CHAINS_DROPPED:
        return rat_given(&r->bound) && drops_jobs(rows->chains, c) && value_count(value, r->lost);
    default:
        return value_verdict(value, r->verdict);
    }
}

static bool get_step(const struct rows *const rows, const gpurta_column column, const size_t row,
                     struct value *const value)
{
    const size_t step = rows->order[row];
    const struct bound_step_result *const r = &rows->bound->step[step];
    const struct rat *const times[] = {&r->jitter,   &r->bound,  &rows->bound->observed.step[step],
                                       &r->deadline, &r->window, &r->exact,
                                       &r->finish,   &r->early};
    switch (column) {
    case GPURTA_BOUND_STEPS_NAME:
        return value_text(value, step_name(rows, step));
    case GPURTA_BOUND_STEPS_KIND:
        return value_text(value, gpurta_step_kind_name(rows->chains->step[step].kind));
    case GPURTA_BOUND_STEPS_CPU: {
        const size_t cpu = rows->chains->step[step].cpu;
        return cpu != GPURTA_NONE && value_text(value, rows->chains->cpu[cpu]);
    }
    case GPURTA_BOUND_STEPS_WEIGHTS:
        return rows->bound->weights && rat_given(&r->bound) && r->weights != SIZE_MAX &&
               value_count(value, (int64_t)r->weights);
    default:
        return value_rat(value, times[column - GPURTA_BOUND_STEPS_JITTER]);
    }
}

/* Of the runs in which the longest responses were observed. */
static bool get_run(const struct rows *const rows, const gpurta_column column,
                    const struct observed_chain *const r, const size_t i, struct value *const value)
{
    switch (column) {
    case GPURTA_BOUND_RELEASES_CHAIN:
        return value_text(value, NAME_OF(&rows->chains->chain[r->release[i].chain]));
    case GPURTA_BOUND_RELEASES_NOMINAL:
        return value_rat(value, &r->release[i].nominal);
    case GPURTA_BOUND_RELEASES_RELEASE:
        return value_rat(value, &r->release[i].release);
    case GPURTA_BOUND_RELEASES_INDEX:
        return value_count(value, (int64_t)r->release[i].chain);
    case GPURTA_BOUND_SPANS_STEP:
        return value_text(value, step_name(rows, r->span[i].step));
    case GPURTA_BOUND_SPANS_BEGIN:
    case GPURTA_BOUND_SPANS_START:
    case GPURTA_BOUND_SPANS_END:
        return value_rat(value, &r->span[i].time[column - GPURTA_BOUND_SPANS_BEGIN]);
    case GPURTA_BOUND_SPANS_INDEX:
        return value_count(value, (int64_t)rows->place[r->span[i].step]);
    case GPURTA_BOUND_BLOCKS_JOB:
        return value_count(value, (int64_t)r->block[i].release);
    case GPURTA_BOUND_BLOCKS_STEP: {
        const size_t step = r->block[i].step, chain = rows->chains->step[step].chain;
        return value_count(value, (int64_t)(rows->place[step] - rows->first[0][chain]));
    }
    case GPURTA_BOUND_BLOCKS_SM:
        return value_count(value, r->block[i].sm);
    case GPURTA_BOUND_BLOCKS_COUNT:
        return value_count(value, r->block[i].count);
    case GPURTA_BOUND_BLOCKS_START:
    case GPURTA_BOUND_BLOCKS_END:
        return value_rat(value, &r->block[i].time[column - GPURTA_BOUND_BLOCKS_START]);
    case GPURTA_BOUND_TURNS_ENTRY:
        return value_count(value, (int64_t)r->turn[i].entry);
    default:
        return value_rat(value, &r->turn[i].time[column - GPURTA_BOUND_TURNS_START]);
    }
}

static bool get_inner(const struct rows *const rows, const gpurta_column column,
                      const gpurta_table table, size_t row, struct value *const value)
{
    const struct bound *const b = rows->bound;
    const size_t part = part_of(rows, table, &row);
    if (table == GPURTA_BOUND_TERMS)
        return get_term(rows, &b->step[rows->order[part]].terms.term[row],
                        (int)(column - GPURTA_BOUND_TERMS_KIND), value);
    if (table == GPURTA_BOUND_CHAIN_TERMS)
        return get_term(rows, &b->chain[part].terms.term[row],
                        (int)(column - GPURTA_BOUND_CHAIN_TERMS_KIND), value);
    if (column == GPURTA_BOUND_WEIGHTS_SET)
        return value_count(value, (int64_t)part);
    if (column == GPURTA_BOUND_WEIGHTS_WEIGHT)
        return value_rat(value, &b->weights[part].weight[row]);
    return get_run(rows, column, &b->observed.chain[part], row, value);
}

static bool get_path(const struct rows *const rows, const gpurta_column column, const size_t p,
                     struct value *const value)
{
    const struct bound_path_result *const r = &rows->bound->path[p];
    const struct path *const path = &rows->chains->path[p];
    const struct rat *const times[] = {&r->reaction, &r->age, &rows->bound->observed.reaction[p],
                                       &rows->bound->observed.age[p], &path->deadline};
    switch (column) {
    case GPURTA_BOUND_PATHS_NAME:
        return value_text(value, path->name);
    case GPURTA_BOUND_PATHS_REASON:
        return value_text(value, r->reason);
    case GPURTA_BOUND_PATHS_VERDICT:
    case GPURTA_BOUND_PATHS_MEETS_DEADLINE:
        return rat_given(&path->deadline) && value_verdict(value, r->verdict);
    default:
        return value_rat(value, times[column - GPURTA_BOUND_PATHS_REACTION]);
    }
}

static bool get_path_term(const struct rows *const rows, const gpurta_column column, size_t row,
                          struct value *const value)
{
    const struct path *path = rows->chains->path;
    for (; row >= path->count; path++)
        row -= path->count;
    const size_t c = path->through[row];
    switch (column) {
    case GPURTA_BOUND_PATH_TERMS_CHAIN:
        return value_text(value, NAME_OF(&rows->chains->chain[c]));
    case GPURTA_BOUND_PATH_TERMS_WAIT:
        return value_rat(value, path_distance(rows->bound, rows->chains, c));
    case GPURTA_BOUND_PATH_TERMS_BOUND:
        return value_rat(value, &rows->bound->chain[c].bound);
    default:
        return value_count(value, (int64_t)c);
    }
}

static bool get(const void *const of, const gpurta_column column, const size_t row,
                struct value *const value)
{
    const struct rows *const rows = of;
    const gpurta_table table = gpurta_column_info(column)->table;
    switch (table) {
    case GPURTA_BOUND:
        return column == GPURTA_BOUND_VERDICT  ? value_verdict(value, rows->bound->verdict)
               : column == GPURTA_BOUND_REASON ? value_text(value, rows->bound->reason)
                                               : value_text(value, rows->bound->no_exact);
    case GPURTA_BOUND_CHAINS:
        return get_chain(rows, column, row, value);
    case GPURTA_BOUND_STEPS:
        return get_step(rows, column, row, value);
    case GPURTA_BOUND_PATHS:
        return get_path(rows, column, row, value);
    case GPURTA_BOUND_PATH_TERMS:
        return get_path_term(rows, column, row, value);
    case GPURTA_BOUND_ASSUMPTIONS:
        return value_text(value, rows->bound->assumption[row]);
    default:
        return get_inner(rows, column, table, row, value);
    }
}

static void destroy(void *const of)
{
    struct rows *const rows = of;
    bound_destroy(rows->bound);
    gpurta_chains_destroy((gpurta_chains *)rows->chains);
    for (int k = 0; k < INNER; k++)
        free(rows->first[k]);
    free(rows->order);
    free(rows->place);
    free(rows);
}

static const struct result_kind kind = {"bound", count_rows, first, get, destroy};

/* How many rows each part of a table has, added up. false: out of memory. */
static bool count_parts(struct rows *const rows, const int inner)
{
    const size_t parts = parts_of(rows->bound, inner);
    size_t *const all = rows->first[inner] = calloc(parts + 1, sizeof *all);
    for (size_t i = 0; all && i < parts; i++)
        all[i + 1] = all[i] + count_inner(rows, inner, i);
    return all;
}

static bool order_steps(struct rows *const rows)
{
    const size_t steps = rows->bound->steps, chains = rows->bound->chains;
    size_t *const next = calloc(chains + 1, sizeof *next);
    rows->order = calloc(steps + 1, sizeof *rows->order);
    rows->place = calloc(steps + 1, sizeof *rows->place);
    const bool good = next && rows->order && rows->place && count_parts(rows, 0);
    for (size_t i = 0; good && i < steps; i++) {
        const size_t chain = rows->chains->step[i].chain;
        rows->place[i] = rows->first[0][chain] + next[chain]++;
        rows->order[rows->place[i]] = i;
    }
    free(next);
    return good;
}

gpurta_status bound_result(gpurta_result **const result, struct bound *const bound,
                           const gpurta_chains *const chains, gpurta_error *const error)
{
    struct rows *const rows = calloc(1, sizeof *rows);
    if (!rows) {
        bound_destroy(bound);
        return fail_memory(error);
    }
    *rows = (struct rows){.bound = bound, .chains = chains_hold(chains)};
    bool good = order_steps(rows);
    for (int k = 1; good && k < INNER; k++)
        good = count_parts(rows, k);
    if (good)
        return result_create(result, &kind, rows, error);
    destroy(rows);
    return fail_memory(error);
}
