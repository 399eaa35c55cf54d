/* libFuzzer: whatever the bytes are, the scenario reader ends with a model or with errors, and the
 * analysis and the simulation of a small model end. `./dev fuzz` runs it from the saved corpus. */
#include "cli/scenario/scenario.h"
#include "model/program.h"
#include "model/tasks.h"

#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void analyse(const struct scenario *const scenario)
{
    gpurta_options *options;
    gpurta_result *result;
    gpurta_rta_trace *trace;
    if (gpurta_options_create(&options, NULL) != GPURTA_OK ||
        gpurta_options_set(options, GPURTA_OPTION_RTA_TRACE, 1, NULL) != GPURTA_OK)
        abort();
    if (gpurta_rta(scenario->given.model, options, &result, NULL) == GPURTA_OK) {
        mpq_t a, b, c;
        gpurta_rta_step step = {.size = sizeof step};
        mpq_init(a);
        mpq_init(b);
        mpq_init(c);
        if (gpurta_rta_trace_create(&trace, result, NULL) != GPURTA_OK)
            abort();
        while (gpurta_rta_trace_next(trace, &step, a, b, c)) {
        }
        mpq_clear(a);
        mpq_clear(b);
        mpq_clear(c);
        gpurta_rta_trace_destroy(trace);
        gpurta_result_destroy(result);
    }
    gpurta_options_destroy(options);
}

static void simulate_it(const struct scenario *const scenario)
{
    gpurta_options *options;
    gpurta_platform *slots;
    gpurta_result *result;
    if (gpurta_options_create(&options, NULL) != GPURTA_OK ||
        gpurta_options_set(options, GPURTA_OPTION_SIMULATE_EXPLAIN, 1, NULL) != GPURTA_OK ||
        gpurta_options_set(options, GPURTA_OPTION_SIMULATE_JOBS, 3, NULL) != GPURTA_OK ||
        gpurta_options_set(options, GPURTA_OPTION_SIMULATE_LIMIT, 2000, NULL) != GPURTA_OK ||
        gpurta_platform_create_slots(&slots, 3, NULL) != GPURTA_OK)
        abort();
    if (!scenario->platform &&
        gpurta_model_set_platform(scenario->given.model, slots, NULL) != GPURTA_OK)
        abort();
    if (gpurta_simulate(scenario->given.model, options, &result, NULL) == GPURTA_OK)
        gpurta_result_destroy(result);
    gpurta_platform_destroy(slots);
    gpurta_options_destroy(options);
}

static void bound_channels(const struct scenario *const scenario)
{
    gpurta_options *options;
    gpurta_result *result;
    gpurta_result *host;
    if (gpurta_options_create(&options, NULL) != GPURTA_OK ||
        gpurta_options_set(options, GPURTA_OPTION_RUNLIST_UNIT, scenario->unit, NULL) !=
            GPURTA_OK ||
        gpurta_options_set(options, GPURTA_OPTION_HOST_LIMIT, 1000, NULL) != GPURTA_OK)
        abort();
    if (gpurta_runlist(scenario->given.model, options, &result, NULL) == GPURTA_OK) {
        mpq_t bound, response;
        mpq_inits(bound, response, NULL);
        for (size_t i = 0; i < gpurta_rows(result, GPURTA_RUNLIST_TASKS); i++) {
            if (gpurta_host_simulate_critical(scenario->given.model, i, options, &host, NULL) !=
                GPURTA_OK)
                continue;
            if (!result_time(host, GPURTA_HOST_JOBS_RESPONSE, 0, response) ||
                !result_time(result, GPURTA_RUNLIST_TASKS_BOUND, i, bound) ||
                mpq_cmp(response, bound) > 0)
                abort();
            gpurta_result_destroy(host);
        }
        mpq_clears(bound, response, NULL);
        gpurta_result_destroy(result);
    }
    gpurta_options_destroy(options);
}

int LLVMFuzzerTestOneInput(const uint8_t *const data, const size_t size)
{
    FILE *const file = size ? fmemopen((void *)(uintptr_t)data, size, "r") : NULL;
    struct scenario scenario;
    if (!file)
        return 0;
    if (scenario_read_stream(&scenario, "fuzz", file, 0, true) && scenario.document.errors == 0) {
        const size_t operations = scenario_operations(&scenario);
        if (operations && operations < 50 && scenario.platform)
            analyse(&scenario);
        if (operations && operations < 50)
            simulate_it(&scenario);
        const size_t tasks = gpurta_rows(scenario.resolved, GPURTA_MODEL_TASKS);
        if (tasks && tasks < 20)
            bound_channels(&scenario);
    }
    scenario_clear(&scenario);
    fclose(file);
    return 0;
}
