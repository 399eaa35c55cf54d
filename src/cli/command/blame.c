/* Why a run is late: parts of the response, longest first. */
#include "cli/command/blame.h"
#include "cli/base/arrays.h"
#include "cli/base/memory.h"
#include "cli/base/time_text.h"

#include <stdlib.h>
#include <string.h>

#define BLAME_EVENTS 1000000
#define MOST_LATE 5  /* that are told */
#define MOST_PARTS 3 /* of each */

struct part {
    char *what;
    mpq_t time;
};
struct blame {
    struct part *part;
    size_t parts, room;
    int late;
};

static void add(struct blame *const blame, mpq_srcptr time, const char *const before,
                const char *const what)
{
    char *text;
    size_t size, i = 0;
    FILE *const file = text_begin(&text, &size);
    fprintf(file, "%s%s", before, what);
    fclose(file);
    if (mpq_sgn(time) > 0) {
        while (i < blame->parts && strcmp(blame->part[i].what, text) != 0)
            i++;
        if (i == blame->parts) {
            ADD_ROOM(blame->part, blame->room, blame->parts);
            blame->part[blame->parts++].what = duplicate(text);
            mpq_init(blame->part[i].time);
        }
        mpq_add(blame->part[i].time, blame->part[i].time, time);
    }
    free(text);
}

static int longer(const void *const a, const void *const b)
{
    const struct part *const x = a, *const y = b;
    const int order = mpq_cmp(y->time, x->time);
    return order ? order : strcmp(x->what, y->what);
}

/* "k3 is late by 2: of its 12, 6 in its last block, 4 behind k2, ...", and forgets the parts. */
static void tell(struct blame *const blame, const char *const name, mpq_srcptr response,
                 mpq_srcptr deadline, FILE *const file)
{
    LOCAL_MPQ(rest);
    if (blame->late < MOST_LATE) {
        mpq_sub(rest, response, deadline);
        fprintf(file, "%s is late by ", name);
        time_put(file, rest, ROUND_UP);
        fputs(": of its ", file);
        time_put(file, response, ROUND_UP);
        if (blame->parts)
            qsort(blame->part, blame->parts, sizeof *blame->part, longer);
        for (size_t i = 0; i < blame->parts && i < MOST_PARTS; i++) {
            fputs(", ", file);
            time_put(file, blame->part[i].time, ROUND_UP);
            fprintf(file, " %s", blame->part[i].what);
        }
        fputs(blame->parts > MOST_PARTS ? ", ...\n" : "\n", file);
    }
    blame->late++;
    for (; blame->parts; blame->parts--) {
        free(blame->part[blame->parts - 1].what);
        mpq_clear(blame->part[blame->parts - 1].time);
    }
}

static void end(struct blame *const blame, FILE *const file)
{
    if (blame->late > MOST_LATE)
        fprintf(file, "and %d more\n", blame->late - MOST_LATE);
    free(blame->part);
}

static bool is_late(const gpurta_result *const run, const size_t operation, size_t *const job,
                    mpq_ptr response, mpq_ptr deadline)
{
    int64_t worst;
    if (!result_time(run, GPURTA_SIMULATE_OPERATIONS_DEADLINE, operation, deadline) ||
        !result_time(run, GPURTA_SIMULATE_OPERATIONS_RESPONSE, operation, response) ||
        mpq_cmp(response, deadline) <= 0 ||
        gpurta_get_count(run, GPURTA_SIMULATE_OPERATIONS_WORST_JOB, operation, &worst) != GPURTA_OK)
        return false;
    *job = gpurta_children(run, GPURTA_SIMULATE_JOBS, operation, NULL) + (size_t)worst - 1;
    return true;
}

static void add_delays(struct blame *const blame, const gpurta_result *const run, const size_t job)
{
    LOCAL_MPQ(time);
    size_t count;
    const size_t first = gpurta_children(run, GPURTA_SIMULATE_DELAYS, job, &count);
    for (size_t d = first; d < first + count; d++) {
        const char *const behind = result_text(run, GPURTA_SIMULATE_DELAYS_BEHIND, d);
        if (result_time(run, GPURTA_SIMULATE_DELAYS_FOR, d, time))
            add(blame, time, behind ? "behind " : "waiting: ",
                behind ? behind : result_text(run, GPURTA_SIMULATE_DELAYS_CAUSE, d));
    }
}

void blame_operations(const struct scenario *const scenario, gpurta_options *const options,
                      FILE *const file)
{
    struct blame blame = {.part = NULL};
    gpurta_result *run = NULL;
    if (!succeeded(gpurta_options_set(options, GPURTA_OPTION_SIMULATE_EXPLAIN, 1, NULL)) ||
        !succeeded(gpurta_options_set(options, GPURTA_OPTION_SIMULATE_LIMIT, BLAME_EVENTS, NULL)) ||
        !succeeded(gpurta_simulate(scenario->given.model, options, &run, NULL)))
        return;
    LOCAL_MPQ(response, deadline, from, to);
    for (size_t i = 0, job; i < gpurta_rows(run, GPURTA_SIMULATE_OPERATIONS); i++) {
        if (!is_late(run, i, &job, response, deadline))
            continue;
        add_delays(&blame, run, job);
        if (result_time(run, GPURTA_SIMULATE_JOBS_ASSIGNED, job, from) &&
            result_time(run, GPURTA_SIMULATE_JOBS_COMPLETION, job, to)) {
            mpq_sub(to, to, from);
            add(&blame, to, "in its last block", "");
        }
        tell(&blame, result_text(run, GPURTA_SIMULATE_JOBS_NAME, job), response, deadline, file);
    }
    end(&blame, file);
    gpurta_result_destroy(run);
}

/* Of the steps that this one comes after, the last that was complete, with when; SIZE_MAX: none. */
static size_t last_before(const gpurta_result *const resolved, const gpurta_result *const run,
                          const size_t step, const size_t first, const size_t number, mpq_ptr when)
{
    LOCAL_MPQ(time);
    size_t count, last = SIZE_MAX;
    const size_t at = gpurta_children(resolved, GPURTA_MODEL_AFTER, step, &count);
    for (size_t a = at; a < at + count; a++) {
        const size_t before = first + (size_t)result_count(resolved, GPURTA_MODEL_AFTER_STEP, a);
        const size_t job = gpurta_children(run, GPURTA_SIMULATE_JOBS, before, NULL) + number;
        if (result_time(run, GPURTA_SIMULATE_JOBS_COMPLETION, job, time) &&
            (last == SIZE_MAX || mpq_cmp(time, when) > 0)) {
            mpq_set(when, time);
            last = before;
        }
    }
    return last;
}

void blame_chains(const struct scenario *const scenario, const gpurta_result *const run,
                  FILE *const file)
{
    const gpurta_result *const resolved = scenario->resolved;
    struct blame blame = {.part = NULL};
    LOCAL_MPQ(response, deadline, start, stop, ready);
    if (gpurta_rows(run, GPURTA_SIMULATE_OPERATIONS) != gpurta_rows(resolved, GPURTA_MODEL_STEPS))
        return; /* some are simulated as several */
    for (size_t i = 0, job; i < gpurta_rows(run, GPURTA_SIMULATE_OPERATIONS); i++) {
        if (!is_late(run, i, &job, response, deadline))
            continue;
        const size_t number = job - gpurta_children(run, GPURTA_SIMULATE_JOBS, i, NULL);
        const size_t chain = (size_t)result_count(resolved, GPURTA_MODEL_STEPS_CHAIN, i);
        const size_t first = gpurta_children(resolved, GPURTA_MODEL_STEPS, chain, NULL);
        for (size_t step = i, before; step != SIZE_MAX; step = before) {
            const size_t at = gpurta_children(run, GPURTA_SIMULATE_JOBS, step, NULL) + number;
            const char *const name = result_text(run, GPURTA_SIMULATE_JOBS_NAME, at);
            (void)result_time(run, GPURTA_SIMULATE_JOBS_RELEASE, at, ready);
            before = last_before(resolved, run, step, first, number, ready);
            (void)result_time(run, GPURTA_SIMULATE_JOBS_DISPATCHED, at, start);
            (void)result_time(run, GPURTA_SIMULATE_JOBS_COMPLETION, at, stop);
            mpq_sub(stop, stop, start);
            mpq_sub(start, start, ready);
            add(&blame, start, "waiting to start ", name);
            add(&blame, stop, "in ", name);
        }
        tell(&blame, result_text(run, GPURTA_SIMULATE_JOBS_NAME, job), response, deadline, file);
    }
    end(&blame, file);
}
