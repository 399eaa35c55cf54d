/* The tables of a simulation. */
#include "base/fail.h"
#include "base/result.h"
#include "model/options.h"
#include "model/program.h"
#include "number/i64.h"
#include "number/undef.h"
#include "simulate/simulate_run.h"

#include <stdlib.h>

static struct numbers *numbers_of(struct simulation *const o, const size_t which)
{
    struct numbers *const lists[] = {&o->time[LAUNCHED], &o->time[ENQUEUED], &o->time[FIRST],
                                     &o->time[LAST],     &o->time[ENDED],    &o->wcet,
                                     &o->deadline,       &o->run_start,      &o->block_end,
                                     &o->event_time,     &o->delay_from,     &o->delay_to};
    return which < sizeof lists / sizeof lists[0] ? lists[which] : NULL;
}

static void number_of(mpz_ptr r, const struct simulation *const o, const struct numbers *const list,
                      const size_t i)
{
    if (o->wide)
        mpz_set(r, &((const __mpz_struct *)list->value)[i]);
    else
        mpz_set_i64(r, ((const int64_t *)list->value)[i]);
}

/* r += or -= */
static void add_number(mpz_ptr r, const struct simulation *const o,
                       const struct numbers *const list, const size_t i, const int sign)
{
    LOCAL_MPZ(number);
    number_of(number, o, list, i);
    (sign < 0 ? mpz_sub : mpz_add)(r, r, number);
}

void simulation_numbers_clear(struct simulation *const o)
{
    struct numbers *list;
    for (size_t k = 0; (list = numbers_of(o, k)) != NULL; k++) {
        for (size_t i = 0; o->wide && list->value && i < list->count; i++)
            mpz_clear(&((__mpz_struct *)list->value)[i]);
        free(list->value);
        *list = (struct numbers){0};
    }
}

void simulation_destroy(struct simulation *const o)
{
    if (!o)
        return;
    simulation_numbers_clear(o);
    mpz_clear(o->scale);
    FREE(o->first_job, o->operation, o->has_deadline, o->block_sm, o->block_run, o->blocks_at,
         o->event, o->place, o->delay, o->first_delay, o->delay_order, o->last_delay);
    free(o);
}

struct rows {
    struct simulation *o;
    const gpurta_program *program;
};

/* ---- rows ---- */

static size_t count_rows(const void *const of, const gpurta_table table)
{
    const struct simulation *const o = ((const struct rows *)of)->o;
    switch (table) {
    case GPURTA_SIMULATE:
        return 1;
    case GPURTA_SIMULATE_OPERATIONS:
        return o->operations;
    case GPURTA_SIMULATE_JOBS:
        return o->jobs;
    case GPURTA_SIMULATE_BLOCKS:
        return o->blocks_at ? o->blocks_at[o->jobs] : 0;
    case GPURTA_SIMULATE_DELAYS:
        return o->delay_order ? o->delays : 0;
    case GPURTA_SIMULATE_EVENTS:
        return o->events;
    case GPURTA_SIMULATE_PLACES:
        return o->places;
    default:
        return 0;
    }
}

static size_t first_row(const void *const of, const gpurta_table table, const size_t parent)
{
    const struct simulation *const o = ((const struct rows *)of)->o;
    switch (table) {
    case GPURTA_SIMULATE_JOBS:
        return first_job(o, parent);
    case GPURTA_SIMULATE_BLOCKS:
        return o->blocks_at[parent];
    case GPURTA_SIMULATE_DELAYS:
        return parent < o->jobs ? o->first_delay[parent] : o->delays;
    case GPURTA_SIMULATE_PLACES:
        return parent < o->events ? o->event[parent].places_at : o->places;
    default:
        return 0;
    }
}

/* ---- values ---- */

/* The numerator is the time in ticks: now it is the time. */
static bool scale(struct value *const value, const struct simulation *const o)
{
    mpz_set(mpq_denref(value->time), o->scale);
    mpq_canonicalize(value->time);
    return true;
}

static bool give(struct value *const value, const struct simulation *const o,
                 const struct numbers *const list, const size_t i)
{
    number_of(mpq_numref(value->time), o, list, i);
    return scale(value, o);
}

/* a + b or a - b */
static bool give_sum(struct value *const value, const struct simulation *const o,
                     const struct numbers *const a, const size_t i, const int sign,
                     const struct numbers *const b, const size_t k)
{
    number_of(mpq_numref(value->time), o, a, i);
    add_number(mpq_numref(value->time), o, b, k, sign);
    return scale(value, o);
}

static void response_of(mpz_ptr r, const struct simulation *const o, const size_t j)
{
    number_of(r, o, &o->time[ENDED], j);
    add_number(r, o, &o->time[LAUNCHED], j, -1);
}

/* The first job with the longest response of an operation. */
static size_t worst_job(const struct simulation *const o, const size_t operation)
{
    size_t worst = first_job(o, operation), j = worst;
    if (first_job(o, operation + 1) - worst == 1)
        return worst;
    LOCAL_MPZ(response, longest);
    for (; j < first_job(o, operation + 1); j++) {
        response_of(response, o, j);
        if (mpz_cmp(response, longest) > 0) {
            mpz_swap(response, longest);
            worst = j;
        }
    }
    return worst;
}

static gpurta_verdict verdict_of(const struct simulation *const o, const size_t j)
{
    LOCAL_MPZ(late);
    response_of(late, o, j);
    add_number(late, o, &o->deadline, operation_of(o, j), -1);
    const bool meets = mpz_sgn(late) <= 0;
    return meets ? GPURTA_SCHEDULABLE : GPURTA_UNSCHEDULABLE;
}

static bool get_job(const struct rows *const rows, const gpurta_column column, const size_t j,
                    struct value *const value)
{
    const struct simulation *const o = rows->o;
    const size_t i = operation_of(o, j);
    const struct operation *const operation = &rows->program->operation[i];
    const bool deadline = o->has_deadline && o->has_deadline[i];
    switch (column) {
    case GPURTA_SIMULATE_JOBS_NAME:
        return value_text(value, NAME_OF(operation));
    case GPURTA_SIMULATE_JOBS_KIND:
        return value_text(value, operation->blocks ? "kernel" : "copy");
    case GPURTA_SIMULATE_JOBS_STREAM:
        return value_text(value, gpurta_program_stream_name(rows->program, operation->stream));
    case GPURTA_SIMULATE_JOBS_JOB:
        return value_count(value, (int64_t)(j - first_job(o, i)) + 1);
    case GPURTA_SIMULATE_JOBS_OPERATION_ROW:
        return value_count(value, (int64_t)i);
    case GPURTA_SIMULATE_JOBS_DEADLINE:
        return deadline && give(value, o, &o->deadline, i);
    case GPURTA_SIMULATE_JOBS_MEETS_DEADLINE:
        return deadline && value_verdict(value, verdict_of(o, j));
    case GPURTA_SIMULATE_JOBS_RESPONSE:
        response_of(mpq_numref(value->time), o, j);
        return scale(value, o);
    default:
        number_of(mpq_numref(value->time), o, &o->time[column - GPURTA_SIMULATE_JOBS_RELEASE], j);
        return scale(value, o);
    }
}

/* Its name and kind, and all else of its worst job. */
static bool get_operation(const struct rows *const rows, const gpurta_column column, const size_t i,
                          struct value *const value)
{
    const struct simulation *const o = rows->o;
    const int64_t blocks = rows->program->operation[i].blocks;
    switch (column) {
    case GPURTA_SIMULATE_OPERATIONS_BLOCKS:
        return blocks && value_count(value, blocks);
    case GPURTA_SIMULATE_OPERATIONS_WORST_JOB:
        return get_job(rows, GPURTA_SIMULATE_JOBS_JOB, worst_job(o, i), value);
    default: /* the places of these columns are the same in both tables */
        return get_job(
            rows,
            (gpurta_column)(column - GPURTA_SIMULATE_OPERATIONS_NAME + GPURTA_SIMULATE_JOBS_NAME),
            column < GPURTA_SIMULATE_OPERATIONS_BLOCKS ? first_job(o, i) : worst_job(o, i), value);
    }
}

/* The job that has the block: the last one whose blocks begin there or before. */
static size_t job_of_block(const struct simulation *const o, const size_t b)
{
    size_t low = 0, high = o->jobs;
    while (high - low > 1) {
        const size_t middle = low + (high - low) / 2;
        if (o->blocks_at[middle] <= b)
            low = middle;
        else
            high = middle;
    }
    return low;
}

static bool get_block(const struct simulation *const o, const gpurta_column column, const size_t b,
                      struct value *const value)
{
    const size_t run = o->block_run[b];
    if (column == GPURTA_SIMULATE_BLOCKS_SM)
        return value_count(value, o->block_sm[b]);
    if (column == GPURTA_SIMULATE_BLOCKS_CPU)
        return false;
    if (column == GPURTA_SIMULATE_BLOCKS_NUMBER)
        return value_count(value, (int64_t)(b - o->blocks_at[job_of_block(o, b)]));
    if (column == GPURTA_SIMULATE_BLOCKS_START)
        return give(value, o, &o->run_start, run);
    return o->block_end.count ? give(value, o, &o->block_end, run)
                              : give_sum(value, o, &o->run_start, run, 1, &o->wcet,
                                         operation_of(o, job_of_block(o, b)));
}

/* ---- explanations ---- */

static const struct {
    const char *name, *cause;
} rules[] = {
    [GPURTA_RULE_G1] = {"G1", "behind in its stream"},
    [GPURTA_RULE_G2] = {"G2", ""},
    [GPURTA_RULE_X1] = {"X1", "behind another kernel at the head"},
    [GPURTA_RULE_G3] = {"G3", ""},
    [GPURTA_RULE_G4] = {"G4", ""},
    [GPURTA_RULE_C1] = {"C1", ""},
    [GPURTA_RULE_C2] = {"C2", "copy engine busy"},
    [GPURTA_RULE_C4] = {"C4", ""},
    [GPURTA_RULE_N1] = {"N1", "on the NULL stream, behind earlier operations"},
    [GPURTA_RULE_N2] = {"N2", "NULL stream"},
    [GPURTA_RULE_A2] = {"A2", "higher priority"},
    [GPURTA_RULE_R1] = {"R1", "no SM has all that a block needs"},
    [GPURTA_RULE_R2] = {"R2", "no threads"},
    [GPURTA_RULE_R3] = {"R3", "no shared memory"},
    [GPURTA_RULE_REGISTERS] = {"R (registers)", "no registers"},
    [GPURTA_RULE_SLOTS] = {"R (block slots)", "no block slots"},
    [GPURTA_RULE_U1] = {"U1", ""},
    [GPURTA_RULE_U2] = {"U2", "as many kernels run as can"},
    [GPURTA_RULE_U3] = {"U3", "a sub-partition is full"},
    [GPURTA_RULE_U4] = {"U4", "shared memory is in pieces"},
    [GPURTA_RULE_U5] = {"U5", "another carve-out"},
    [GPURTA_RULE_U6] = {"U6", "local memory has to grow"},
    [GPURTA_RULE_U7] = {"U7", ""},
    [GPURTA_RULE_U8] = {"U8", ""},
    [GPURTA_RULE_U9] = {"U9", "copies run in the order of their launches"},
    [GPURTA_RULE_E1] = {"E1", "operation of another stream"},
};

const char *gpurta_rule_name(const gpurta_rule rule)
{
    return (int)rule >= 0 && (size_t)rule < sizeof rules / sizeof rules[0] ? rules[rule].name
                                                                           : NULL;
}

static bool get_delay(const struct rows *const rows, const gpurta_column column, const size_t row,
                      struct value *const value)
{
    const struct simulation *const o = rows->o;
    const size_t d = o->delay_order[row];
    const struct delay_record *const delay = &o->delay[d];
    switch (column) {
    case GPURTA_SIMULATE_DELAYS_RULE:
        return value_text(value, rules[delay->rule].name);
    case GPURTA_SIMULATE_DELAYS_CAUSE:
        return value_text(value, rules[delay->rule].cause);
    case GPURTA_SIMULATE_DELAYS_SM:
        return delay->sm >= 0 && value_count(value, delay->sm);
    case GPURTA_SIMULATE_DELAYS_FROM:
        return give(value, o, &o->delay_from, d);
    case GPURTA_SIMULATE_DELAYS_FOR:
        return give_sum(value, o, &o->delay_to, d, -1, &o->delay_from, d);
    default:
        break;
    }
    if (delay->other == NONE)
        return false;
    if (column == GPURTA_SIMULATE_DELAYS_BEHIND_ROW)
        return value_count(value, (int64_t)delay->other);
    return get_job(rows,
                   column == GPURTA_SIMULATE_DELAYS_BEHIND ? GPURTA_SIMULATE_JOBS_NAME
                                                           : GPURTA_SIMULATE_JOBS_JOB,
                   delay->other, value);
}

static bool get_event(const struct rows *const rows, const gpurta_column column, const size_t row,
                      struct value *const value)
{
    const struct event_record *const event = &rows->o->event[row];
    const bool behind = event->other != NONE;
    switch (column) {
    case GPURTA_SIMULATE_EVENTS_TIME:
        return give(value, rows->o, &rows->o->event_time, row);
    case GPURTA_SIMULATE_EVENTS_RULE:
        return value_text(value, rules[event->rule].name);
    case GPURTA_SIMULATE_EVENTS_OPERATION:
        return get_job(rows, GPURTA_SIMULATE_JOBS_NAME, event->job, value);
    case GPURTA_SIMULATE_EVENTS_JOB:
        return get_job(rows, GPURTA_SIMULATE_JOBS_JOB, event->job, value);
    case GPURTA_SIMULATE_EVENTS_BEHIND:
        return behind && get_job(rows, GPURTA_SIMULATE_JOBS_NAME, event->other, value);
    case GPURTA_SIMULATE_EVENTS_BEHIND_JOB:
        return behind && get_job(rows, GPURTA_SIMULATE_JOBS_JOB, event->other, value);
    case GPURTA_SIMULATE_EVENTS_BLOCKS:
        return value_count(value, event->blocks);
    case GPURTA_SIMULATE_EVENTS_REPEAT:
        return value_count(value, event->repeat);
    case GPURTA_SIMULATE_EVENTS_SM:
        return event->sm >= 0 && value_count(value, event->sm);
    case GPURTA_SIMULATE_EVENTS_JOB_ROW:
        return value_count(value, (int64_t)event->job);
    default:
        return behind && value_count(value, (int64_t)event->other);
    }
}

/* ---- the whole ---- */

static bool get(const void *const of, const gpurta_column column, const size_t row,
                struct value *const value)
{
    const struct rows *const rows = of;
    const struct simulation *const o = rows->o;
    if (column >= GPURTA_SIMULATE_PLACES_SM)
        return value_count(value, column == GPURTA_SIMULATE_PLACES_SM ? o->place[row].sm
                                                                      : o->place[row].blocks);
    if (column >= GPURTA_SIMULATE_EVENTS_TIME)
        return get_event(rows, column, row, value);
    if (column >= GPURTA_SIMULATE_DELAYS_RULE)
        return get_delay(rows, column, row, value);
    if (column >= GPURTA_SIMULATE_BLOCKS_SM)
        return get_block(o, column, row, value);
    if (column >= GPURTA_SIMULATE_JOBS_NAME)
        return get_job(rows, column, row, value);
    if (column >= GPURTA_SIMULATE_OPERATIONS_NAME)
        return get_operation(rows, column, row, value);
    if (column == GPURTA_SIMULATE_SMS)
        return value_count(value, (int64_t)o->sms);
    if (column == GPURTA_SIMULATE_WORK)
        return value_count(value, o->instants);
    if (column == GPURTA_SIMULATE_VERDICT)
        return value_verdict(value, o->total) && o->total != GPURTA_UNKNOWN;
    return value_text(value, gpurta_placement_name(o->placement));
}

static void destroy(void *const of)
{
    struct rows *const rows = of;
    simulation_destroy(rows->o);
    gpurta_program_destroy((gpurta_program *)rows->program);
    free(rows);
}

static const struct result_kind kind = {"simulate", count_rows, first_row, get, destroy};

gpurta_status simulation_result(gpurta_result **const result, struct simulation *const o,
                                const gpurta_program *const program, gpurta_error *const error)
{
    struct rows *const rows = malloc(sizeof *rows);
    if (!rows) {
        simulation_destroy(o);
        return fail_memory(error);
    }
    *rows = (struct rows){o, program_hold(program)};
    return result_create(result, &kind, rows, error);
}
