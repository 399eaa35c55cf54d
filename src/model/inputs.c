#include "model/inputs.h"

#include "base/fail.h"
#include "model/build.h"
#include "model/chains.h"
#include "model/model.h"
#include "model/options.h"
#include "model/tasks.h"

/* NULL, or what a model lacks. */
static const char *lacking(const struct inputs *const in, const unsigned what)
{
    return (what & TAKE_PLATFORM) && !in->platform
               ? "the model has no platform: give its name, as jetson-tx2, or a number of slots"
           : (what & TAKE_PROGRAM) && !in->program &&
                   gpurta_model_rows(in->model, GPURTA_SECTION_CHAINS)
               ? "the model has chains and no kernels or operations: bound and simulate_chains are "
                 "of chains"
           : (what & TAKE_PROGRAM) && !in->program ? "the model has no kernels and no operations"
           : (what & TAKE_TASKS) && !in->tasks     ? "the model has no tasks"
           : (what & TAKE_CHAINS) && !in->chains   ? "the model has no chains"
                                                   : NULL;
}

static gpurta_status take_chains(struct inputs *const in, const enum lacking lacking,
                                 gpurta_error *const error)
{
    gpurta_program *program = NULL;
    gpurta_status status = GPURTA_OK;
    if (gpurta_model_rows(in->model, GPURTA_SECTION_CHAINS))
        return model_chains(in->model, in->platform, lacking, &in->chains, error);
    status = model_program(in->model, in->platform, lacking, &program, error);
    if (!status && program)
        status = gpurta_chains_from_program(&in->chains, program, error);
    gpurta_program_destroy(program);
    return status;
}

/* Channels have no priorities. */
static gpurta_status by_turns(const gpurta_model *const model, gpurta_error *const error)
{
    const size_t row = gpurta_model_row(model, GPURTA_SECTION_RUNLIST, 0);
    const struct cell *const policy = find_cell(model, row, GPURTA_KEY_RUNLIST_POLICY);
    return !policy || !policy->u.count
               ? GPURTA_OK
               : fail_at(error,
                         fail(error, GPURTA_NOT_APPLICABLE, GPURTA_NO_ITEM,
                              "tasks have timeslices: policy: priority is of contexts of chains"),
                         model, row, GPURTA_KEY_RUNLIST_POLICY);
}

gpurta_status inputs_take(struct inputs *const in, const gpurta_model *const model,
                          const gpurta_options *const options, const unsigned what,
                          gpurta_error *const error)
{
    gpurta_status status = GPURTA_OK;
    *in = (struct inputs){.model = model};
    if (!model)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "model: NULL argument");
    status = gpurta_options_create(&in->options, error);
    if (!status && (what & TAKE_RUNLIST))
        status = gpurta_model_options(model, GPURTA_SECTION_RUNLIST, in->options, error);
    if (!status && (what & TAKE_EDF))
        status = gpurta_model_options(model, GPURTA_SECTION_EDF, in->options, error);
    if (!status)
        options_set_over(in->options, options);
    if (!status && (what & TAKE_PLATFORM))
        status = gpurta_model_platform(model, &in->platform, error);
    if (!status && (what & TAKE_PROGRAM))
        status = model_program(model, in->platform, NOTHING, &in->program, error);
    if (!status && (what & TAKE_CHAINS))
        status = take_chains(in, what & TAKE_ANY_SIZE ? SIZES : NOTHING, error);
    if (!status && (what & TAKE_TASKS) && (what & TAKE_RUNLIST))
        status = by_turns(model, error);
    if (!status && (what & TAKE_TASKS))
        status = gpurta_model_tasks(model, &in->tasks, error);
    const char *const lacks = status ? NULL : lacking(in, what);
    return lacks ? fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "%s", lacks) : status;
}

gpurta_status inputs_end(struct inputs *const in, const gpurta_status status,
                         gpurta_error *const error)
{
    const bool steps =
        gpurta_model_rows(in->model, GPURTA_SECTION_STEPS); /* else a kernel is one */
    if (status && error && error->section == GPURTA_SECTION_STEPS && !steps)
        error->section = 0;
    if (status && error && error->item >= 0 && !error->section)
        error->section = in->tasks ? GPURTA_SECTION_TASKS
                         : gpurta_model_rows(in->model, GPURTA_SECTION_CHAINS) && in->chains
                             ? GPURTA_SECTION_CHAINS
                         : gpurta_model_rows(in->model, GPURTA_SECTION_KERNELS)
                             ? GPURTA_SECTION_KERNELS
                             : GPURTA_SECTION_OPERATIONS;
    gpurta_tasks_destroy(in->tasks);
    gpurta_chains_destroy(in->chains);
    gpurta_program_destroy(in->program);
    gpurta_platform_destroy(in->platform);
    gpurta_options_destroy(in->options);
    return status;
}
