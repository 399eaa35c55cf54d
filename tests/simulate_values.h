/* What a simulation tells, by operation and job: for tests that walk through it. */
#ifndef SIMULATE_VALUES_H
#define SIMULATE_VALUES_H

#include "base/values.h"

#include <gpurta/simulate.h>
#include <string.h>

struct told_event {
    gpurta_rule rule;
    size_t operation, other_operation; /* GPURTA_NONE: nobody */
    int64_t blocks, repeat, sm;        /* -1: of no SM */
    size_t places;
};

struct told_delay {
    gpurta_rule rule;
    size_t other_operation;
    int64_t sm;
};

static inline size_t row_of(const gpurta_result *const r, const size_t operation, const size_t job)
{
    size_t row;
    return result_inside(r, GPURTA_SIMULATE_JOBS, operation, job, &row) ? row : GPURTA_NONE;
}

static inline size_t rows_inside(const gpurta_result *const r, const gpurta_table table,
                                 const size_t row)
{
    size_t count;
    gpurta_children(r, table, row, &count);
    return count;
}

static inline size_t jobs_of(const gpurta_result *const r, const size_t operation)
{
    return rows_inside(r, GPURTA_SIMULATE_JOBS, operation);
}

/* A column of GPURTA_SIMULATE_JOBS. */
static inline bool job_time(const gpurta_result *const r, const size_t operation, const size_t job,
                            const gpurta_column column, mpq_ptr time)
{
    return result_time(r, column, row_of(r, operation, job), time);
}

static inline gpurta_verdict job_verdict(const gpurta_result *const r, const size_t operation,
                                         const size_t job)
{
    return result_verdict(r, GPURTA_SIMULATE_JOBS_MEETS_DEADLINE, row_of(r, operation, job));
}

static inline size_t job_blocks(const gpurta_result *const r, const size_t operation,
                                const size_t job)
{
    return rows_inside(r, GPURTA_SIMULATE_BLOCKS, row_of(r, operation, job));
}

/* sm, start and end are optional. */
static inline bool job_block(const gpurta_result *const r, const size_t operation, const size_t job,
                             const size_t block, int64_t *const sm, mpq_ptr start, mpq_ptr end)
{
    size_t row;
    return result_inside(r, GPURTA_SIMULATE_BLOCKS, row_of(r, operation, job), block, &row) &&
           (!sm || gpurta_get_count(r, GPURTA_SIMULATE_BLOCKS_SM, row, sm) == GPURTA_OK) &&
           (!start || result_time(r, GPURTA_SIMULATE_BLOCKS_START, row, start)) &&
           (!end || result_time(r, GPURTA_SIMULATE_BLOCKS_END, row, end));
}

static inline gpurta_rule rule_at(const gpurta_result *const r, const gpurta_column column,
                                  const size_t row)
{
    int rule = 0;
    while (strcmp(gpurta_rule_name((gpurta_rule)rule), result_text(r, column, row)) != 0)
        rule++;
    return (gpurta_rule)rule;
}

/* Operation of a job whose row a column says; GPURTA_NONE: it says none. */
static inline size_t operation_at(const gpurta_result *const r, const gpurta_column column,
                                  const size_t row)
{
    int64_t job;
    return gpurta_get_count(r, column, row, &job) == GPURTA_OK
               ? (size_t)result_count(r, GPURTA_SIMULATE_JOBS_OPERATION_ROW, (size_t)job)
               : GPURTA_NONE;
}

/* time is optional. */
static inline bool event_at(const gpurta_result *const r, const size_t e,
                            struct told_event *const event, mpq_ptr time)
{
    if (e >= gpurta_rows(r, GPURTA_SIMULATE_EVENTS))
        return false;
    *event = (struct told_event){.rule = rule_at(r, GPURTA_SIMULATE_EVENTS_RULE, e),
                                 .operation = operation_at(r, GPURTA_SIMULATE_EVENTS_JOB_ROW, e),
                                 .other_operation =
                                     operation_at(r, GPURTA_SIMULATE_EVENTS_BEHIND_ROW, e),
                                 .blocks = result_count(r, GPURTA_SIMULATE_EVENTS_BLOCKS, e),
                                 .repeat = result_count(r, GPURTA_SIMULATE_EVENTS_REPEAT, e),
                                 .sm = -1,
                                 .places = rows_inside(r, GPURTA_SIMULATE_PLACES, e)};
    (void)!gpurta_get_count(r, GPURTA_SIMULATE_EVENTS_SM, e, &event->sm);
    return !time || result_time(r, GPURTA_SIMULATE_EVENTS_TIME, e, time);
}

static inline bool event_place(const gpurta_result *const r, const size_t e, const size_t place,
                               int64_t *const sm, int64_t *const blocks)
{
    size_t row;
    return result_inside(r, GPURTA_SIMULATE_PLACES, e, place, &row) &&
           gpurta_get_count(r, GPURTA_SIMULATE_PLACES_SM, row, sm) == GPURTA_OK &&
           gpurta_get_count(r, GPURTA_SIMULATE_PLACES_BLOCKS, row, blocks) == GPURTA_OK;
}

static inline size_t job_delays(const gpurta_result *const r, const size_t operation,
                                const size_t job)
{
    return rows_inside(r, GPURTA_SIMULATE_DELAYS, row_of(r, operation, job));
}

static inline bool job_delay(const gpurta_result *const r, const size_t operation, const size_t job,
                             const size_t d, struct told_delay *const delay, mpq_ptr from,
                             mpq_ptr to)
{
    size_t row;
    if (!result_inside(r, GPURTA_SIMULATE_DELAYS, row_of(r, operation, job), d, &row) ||
        !result_time(r, GPURTA_SIMULATE_DELAYS_FROM, row, from) ||
        !result_time(r, GPURTA_SIMULATE_DELAYS_FOR, row, to))
        return false;
    mpq_add(to, to, from);
    *delay = (struct told_delay){rule_at(r, GPURTA_SIMULATE_DELAYS_RULE, row),
                                 operation_at(r, GPURTA_SIMULATE_DELAYS_BEHIND_ROW, row), -1};
    (void)!gpurta_get_count(r, GPURTA_SIMULATE_DELAYS_SM, row, &delay->sm);
    return true;
}

#endif
