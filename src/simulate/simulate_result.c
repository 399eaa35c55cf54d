/* Reading the result of a simulation. */
#include "number/i64.h"
#include "number/undef.h"
#include "simulate/simulate_run.h"

#include <stdlib.h>

static struct numbers *numbers_of(gpurta_simulation *const o, const size_t which)
{
    struct numbers *const lists[] = {&o->time[LAUNCHED], &o->time[ENQUEUED], &o->time[FIRST],
                                     &o->time[LAST],     &o->time[ENDED],    &o->wcet,
                                     &o->deadline,       &o->run_start,      &o->block_end,
                                     &o->event_time,     &o->delay_from,     &o->delay_to};
    return which < sizeof lists / sizeof lists[0] ? lists[which] : NULL;
}

static void number_of(mpz_ptr r, const gpurta_simulation *const o, const struct numbers *const list,
                      const size_t i)
{
    if (o->wide)
        mpz_set(r, &((const __mpz_struct *)list->value)[i]);
    else
        mpz_set_i64(r, ((const int64_t *)list->value)[i]);
}

/* A time of a job; where it is not kept, the kernel waited for nothing but room. */
static void simulation_time(mpz_ptr r, const gpurta_simulation *const o, const size_t which,
                            const size_t j)
{
    const bool kept = o->time[which].value;
    number_of(r, o, &o->time[kept ? which : which == ENQUEUED ? LAUNCHED : LAST], j);
    if (kept || which != ENDED)
        return;
    mpz_t wcet;
    mpz_init(wcet);
    number_of(wcet, o, &o->wcet, operation_of(o, j));
    mpz_add(r, r, wcet);
    mpz_clear(wcet);
}

void simulation_numbers_clear(gpurta_simulation *const o)
{
    struct numbers *list;
    for (size_t k = 0; (list = numbers_of(o, k)) != NULL; k++) {
        for (size_t i = 0; o->wide && list->value && i < list->count; i++)
            mpz_clear(&((__mpz_struct *)list->value)[i]);
        free(list->value);
        *list = (struct numbers){0};
    }
}

void gpurta_simulation_destroy(gpurta_simulation *const o)
{
    if (!o)
        return;
    simulation_numbers_clear(o);
    mpz_clear(o->scale);
    free(o->first_job);
    free(o->operation);
    free(o->has_deadline);
    free(o->verdict);
    free(o->block_sm);
    free(o->block_run);
    free(o->blocks_at);
    free(o->event);
    free(o->place);
    free(o->delay);
    free(o->first_delay);
    free(o->delay_order);
    free(o->last_delay);
    free(o);
}

size_t gpurta_simulation_count(const gpurta_simulation *const result)
{
    return result ? result->operations : 0;
}

int64_t gpurta_simulation_sms(const gpurta_simulation *const result)
{
    return result ? (int64_t)result->sms : 0;
}

size_t gpurta_simulation_jobs(const gpurta_simulation *const result, const size_t operation)
{
    return result && operation < result->operations
               ? first_job(result, operation + 1) - first_job(result, operation)
               : 0;
}

/* Number of the job; NONE: there is none. */
static size_t job_number(const gpurta_simulation *const result, const size_t operation,
                         const size_t job)
{
    return job < gpurta_simulation_jobs(result, operation) ? first_job(result, operation) + job
                                                           : NONE;
}

/* r := value / scale */
static void time_get(mpq_ptr r, const gpurta_simulation *const o, mpz_srcptr value)
{
    mpz_set(mpq_numref(r), value);
    mpz_set(mpq_denref(r), o->scale);
    mpq_canonicalize(r);
}

static void time_at(mpq_ptr r, const gpurta_simulation *const o, const struct numbers *const list,
                    const size_t i)
{
    mpz_t value;
    mpz_init(value);
    number_of(value, o, list, i);
    time_get(r, o, value);
    mpz_clear(value);
}

static void response_of(mpz_ptr r, const gpurta_simulation *const o, const size_t j)
{
    mpz_t release;
    mpz_init(release);
    number_of(release, o, &o->time[LAUNCHED], j);
    simulation_time(r, o, ENDED, j);
    mpz_sub(r, r, release);
    mpz_clear(release);
}

size_t gpurta_simulation_worst(const gpurta_simulation *const result, const size_t operation)
{
    const size_t jobs = gpurta_simulation_jobs(result, operation);
    size_t worst = jobs ? 0 : GPURTA_NONE;
    mpz_t response, longest;
    mpz_init(response);
    mpz_init(longest);
    for (size_t job = 0; jobs > 1 && job < jobs; job++) {
        response_of(response, result, first_job(result, operation) + job);
        if (mpz_cmp(response, longest) > 0) {
            mpz_swap(response, longest);
            worst = job;
        }
    }
    mpz_clear(response);
    mpz_clear(longest);
    return worst;
}

static bool has_deadline(const gpurta_simulation *const o, const size_t operation)
{
    return o->has_deadline && o->has_deadline[operation];
}

bool gpurta_simulation_time_of(const gpurta_simulation *const result, const size_t operation,
                               const size_t job, const gpurta_simulation_time which, mpq_ptr value)
{
    const size_t j = job_number(result, operation, job);
    if (j == NONE || !value || (int)which < 0 || which > GPURTA_SIMULATION_DEADLINE)
        return false;
    if (which == GPURTA_SIMULATION_DEADLINE) {
        const bool given = has_deadline(result, operation);
        if (given)
            time_at(value, result, &result->deadline, operation);
        return given;
    }
    mpz_t number;
    mpz_init(number);
    if (which == GPURTA_SIMULATION_RESPONSE)
        response_of(number, result, j);
    else
        simulation_time(number, result, which, j);
    time_get(value, result, number);
    mpz_clear(number);
    return true;
}

gpurta_verdict gpurta_simulation_operation_verdict(const gpurta_simulation *const result,
                                                   const size_t operation)
{
    return gpurta_simulation_jobs(result, operation) && result->verdict
               ? (gpurta_verdict)result->verdict[operation]
               : GPURTA_UNKNOWN;
}

gpurta_verdict gpurta_simulation_job_verdict(const gpurta_simulation *const result,
                                             const size_t operation, const size_t job)
{
    const size_t j = job_number(result, operation, job);
    if (j == NONE || !has_deadline(result, operation))
        return GPURTA_UNKNOWN;
    mpz_t response, deadline;
    mpz_init(response);
    mpz_init(deadline);
    response_of(response, result, j);
    number_of(deadline, result, &result->deadline, operation);
    const bool meets = mpz_cmp(response, deadline) <= 0;
    mpz_clear(response);
    mpz_clear(deadline);
    return meets ? GPURTA_SCHEDULABLE : GPURTA_UNSCHEDULABLE;
}

gpurta_verdict gpurta_simulation_verdict(const gpurta_simulation *const result)
{
    return result ? result->total : GPURTA_UNKNOWN;
}

size_t gpurta_simulation_blocks(const gpurta_simulation *const result, const size_t operation,
                                const size_t job)
{
    const size_t j = job_number(result, operation, job);
    return j == NONE || !result->blocks_at ? 0 : result->blocks_at[j + 1] - result->blocks_at[j];
}

bool gpurta_simulation_block(const gpurta_simulation *const result, const size_t operation,
                             const size_t job, const size_t block, int64_t *const sm, mpq_ptr start,
                             mpq_ptr end)
{
    if (block >= gpurta_simulation_blocks(result, operation, job))
        return false;
    const size_t b = result->blocks_at[first_job(result, operation) + job] + block;
    if (sm)
        *sm = result->block_sm[b];
    mpz_t from, length;
    mpz_init(from);
    mpz_init(length);
    number_of(from, result, &result->run_start, result->block_run[b]);
    if (result->block_end.count) {
        number_of(length, result, &result->block_end, result->block_run[b]);
    } else {
        number_of(length, result, &result->wcet, operation);
        mpz_add(length, length, from);
    }
    if (start)
        time_get(start, result, from);
    if (end)
        time_get(end, result, length);
    mpz_clear(from);
    mpz_clear(length);
    return true;
}

/* Explanations. */

const char *gpurta_rule_name(const gpurta_rule rule)
{
    static const char *const names[] = {"G1",
                                        "G2",
                                        "X1",
                                        "G3",
                                        "G4",
                                        "C1",
                                        "C2",
                                        "C4",
                                        "N1",
                                        "N2",
                                        "A2",
                                        "R1",
                                        "R2",
                                        "R3",
                                        "R (registers)",
                                        "R (block slots)",
                                        "U1",
                                        "U2",
                                        "U3",
                                        "U4",
                                        "U5",
                                        "U6",
                                        "U7",
                                        "U8",
                                        "U9",
                                        "E1"};
    return (int)rule >= 0 && (size_t)rule < sizeof names / sizeof names[0] ? names[rule] : NULL;
}

/* Operation and number of a job. */
static void name_job(const gpurta_simulation *const o, const size_t j, size_t *const operation,
                     size_t *const job)
{
    *operation = j == NONE ? GPURTA_NONE : operation_of(o, j);
    *job = j == NONE ? GPURTA_NONE : j - first_job(o, *operation);
}

size_t gpurta_simulation_events(const gpurta_simulation *const result)
{
    return result ? result->events : 0;
}

bool gpurta_simulation_event_at(const gpurta_simulation *const result, const size_t index,
                                gpurta_simulation_event *const event, mpq_ptr time)
{
    if (index >= gpurta_simulation_events(result) || !event || event->size < sizeof *event)
        return false;
    const struct event_record *const record = &result->event[index];
    event->rule = record->rule;
    event->blocks = record->blocks;
    event->repeat = record->repeat;
    event->places = record->places;
    event->sm = record->sm;
    name_job(result, record->job, &event->operation, &event->job);
    name_job(result, record->other, &event->other_operation, &event->other_job);
    if (time)
        time_at(time, result, &result->event_time, index);
    return true;
}

bool gpurta_simulation_event_place(const gpurta_simulation *const result, const size_t index,
                                   const size_t place, int64_t *const sm, int64_t *const blocks)
{
    if (index >= gpurta_simulation_events(result) || place >= result->event[index].places || !sm ||
        !blocks)
        return false;
    const struct place_record *const record =
        &result->place[result->event[index].places_at + place];
    *sm = record->sm;
    *blocks = record->blocks;
    return true;
}

size_t gpurta_simulation_delays(const gpurta_simulation *const result, const size_t operation,
                                const size_t job)
{
    const size_t j = job_number(result, operation, job);
    return j == NONE || !result->delay_order ? 0 : result->last_delay[j] - result->first_delay[j];
}

bool gpurta_simulation_delay_at(const gpurta_simulation *const result, const size_t operation,
                                const size_t job, const size_t index,
                                gpurta_simulation_delay *const delay, mpq_ptr from, mpq_ptr to)
{
    if (index >= gpurta_simulation_delays(result, operation, job) || !delay ||
        delay->size < sizeof *delay)
        return false;
    const size_t j = job_number(result, operation, job);
    const size_t d = result->delay_order[result->first_delay[j] + index];
    const struct delay_record *const record = &result->delay[d];
    delay->rule = record->rule;
    delay->sm = record->sm;
    name_job(result, record->other, &delay->other_operation, &delay->other_job);
    if (from)
        time_at(from, result, &result->delay_from, d);
    if (to)
        time_at(to, result, &result->delay_to, d);
    return true;
}
