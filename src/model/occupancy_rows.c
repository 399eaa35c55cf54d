/* The tables of an occupancy. */
#include "base/fail.h"
#include "base/result.h"
#include "model/chains.h"
#include "model/made.h"
#include "model/model.h"
#include "model/occupancy.h"

#include <gpurta/model.h>
#include <inttypes.h>
#include <stdlib.h>

static const char *const resource_names[RESOURCES] = {"warps", "registers", "shared_memory",
                                                      "blocks"};

/* With what it is of, which lives as long. */
struct kernel {
    const char *name, *partition; /* NULL: none */
    const struct launch *launch;
    int64_t launches, sms; /* of the partition or the platform; 0: not known */
    struct occupancy found;
    char limited_by[48], one_more[160];
};

struct occupancies {
    gpurta_platform *platform;
    gpurta_program *program;
    gpurta_chains *chains;
    char capability[48];
    size_t count;
    struct kernel kernel[];
};

/* ---- reading ---- */

static size_t count_rows(const void *const of, const gpurta_table table)
{
    const struct occupancies *const all = of;
    return table == GPURTA_OCCUPANCY             ? 1
           : table == GPURTA_OCCUPANCY_KERNELS   ? all->count
           : table == GPURTA_OCCUPANCY_RESOURCES ? all->count * RESOURCES
                                                 : 0;
}

static size_t first(const void *const of, const gpurta_table table, const size_t parent)
{
    (void)of;
    (void)table;
    return parent * RESOURCES;
}

static int64_t warps_of(const gpurta_platform *const platform)
{
    return platform->field[GPURTA_PLATFORM_THREADS_PER_SM] /
           platform->field[GPURTA_PLATFORM_WARP_SIZE];
}

static bool get_resource(const struct occupancies *const all, const gpurta_column column,
                         const size_t row, struct value *const value)
{
    const struct occupancy *const found = &all->kernel[row / RESOURCES].found;
    const size_t r = row % RESOURCES;
    const int64_t gets[] = {found->gets.warps,
                            (int64_t)found->gets.registers_per_warp * found->gets.warps,
                            found->gets.shared_memory, 1};
    const int64_t has[] = {warps_of(all->platform),
                           all->platform->field[GPURTA_PLATFORM_REGISTERS_PER_SM],
                           all->platform->field[GPURTA_PLATFORM_SHARED_MEMORY_PER_SM],
                           all->platform->field[GPURTA_PLATFORM_BLOCKS_PER_SM]};
    switch (column) {
    case GPURTA_OCCUPANCY_RESOURCES_RESOURCE:
        return value_text(value, resource_names[r]);
    case GPURTA_OCCUPANCY_RESOURCES_GETS:
        return value_count(value, gets[r]);
    case GPURTA_OCCUPANCY_RESOURCES_HAS:
        return value_count(value, has[r]);
    case GPURTA_OCCUPANCY_RESOURCES_BLOCKS:
        return value_count(value, found->fit[r]) && found->fit[r] != NO_LIMIT;
    default:
        return value_count(value, found->fit[r] == found->blocks);
    }
}

static bool get_kernel(const struct occupancies *const all, const gpurta_column column,
                       const size_t row, struct value *const value)
{
    if (gpurta_column_info(column)->table == GPURTA_OCCUPANCY_RESOURCES)
        return get_resource(all, column, row, value);
    const struct kernel *const k = &all->kernel[row];
    const struct occupancy *const found = &k->found;
    const int64_t warps = (int64_t)found->blocks * found->gets.warps;
    switch (column) {
    case GPURTA_OCCUPANCY_KERNELS_NAME:
        return value_text(value, k->name);
    case GPURTA_OCCUPANCY_KERNELS_LAUNCHES:
        return value_count(value, k->launches);
    case GPURTA_OCCUPANCY_KERNELS_THREADS:
        return value_count(value, k->launch->threads);
    case GPURTA_OCCUPANCY_KERNELS_REGISTERS:
        return value_count(value, k->launch->registers);
    case GPURTA_OCCUPANCY_KERNELS_SHARED_MEMORY:
        return value_count(value, k->launch->shared_memory);
    case GPURTA_OCCUPANCY_KERNELS_BLOCKS_PER_SM:
        return value_count(value, found->blocks);
    case GPURTA_OCCUPANCY_KERNELS_CERTAIN_BLOCKS_PER_SM:
        return value_count(value, found->certain);
    case GPURTA_OCCUPANCY_KERNELS_SLOTS:
        return value_count(value, k->sms * found->blocks) && k->sms;
    case GPURTA_OCCUPANCY_KERNELS_PARTITION:
        return value_text(value, k->partition);
    case GPURTA_OCCUPANCY_KERNELS_WARPS_PER_SM:
        return value_count(value, warps);
    case GPURTA_OCCUPANCY_KERNELS_OCCUPANCY:
        return value_count(value, warps * 100 / warps_of(all->platform));
    case GPURTA_OCCUPANCY_KERNELS_LIMITED_BY:
        return value_text(value, k->limited_by);
    case GPURTA_OCCUPANCY_KERNELS_ONE_MORE_WITH:
        return value_text(value, k->one_more) && *k->one_more;
    case GPURTA_OCCUPANCY_KERNELS_REASON:
        return value_text(value, found->reason) && *found->reason;
    case GPURTA_OCCUPANCY_KERNELS_REGISTERS_PER_WARP:
        return value_count(value, found->gets.registers_per_warp);
    case GPURTA_OCCUPANCY_KERNELS_OPT_IN:
        return value_count(value, found->opt_in);
    case GPURTA_OCCUPANCY_KERNELS_CARVEOUT:
        return value_count(value, found->gets.carveout) && found->gets.carveout;
    default:
        return false;
    }
}

static bool get(const void *const of, const gpurta_column column, const size_t row,
                struct value *const value)
{
    const struct occupancies *const all = of;
    switch (column) {
    case GPURTA_OCCUPANCY_PLATFORM:
        return value_text(value, all->platform->name);
    case GPURTA_OCCUPANCY_COMPUTE_CAPABILITY:
        return value_text(value, all->capability) && *all->capability;
    case GPURTA_OCCUPANCY_SMS:
        value->count = all->platform->field[GPURTA_PLATFORM_SMS];
        return value->count;
    default:
        return get_kernel(all, column, row, value);
    }
}

static void destroy(void *const of)
{
    struct occupancies *const all = of;
    gpurta_platform_destroy(all->platform);
    gpurta_program_destroy(all->program);
    gpurta_chains_destroy(all->chains);
    free(all);
}

static const struct result_kind kind = {"occupancy", count_rows, first, get, destroy};

/* ---- making ---- */

static void tell_limits(struct kernel *const k)
{
    size_t at = 0;
    for (int r = 0; r < RESOURCES; r++)
        if (k->found.fit[r] == k->found.blocks)
            at += (size_t)snprintf(k->limited_by + at, sizeof k->limited_by - at, "%s%s",
                                   at ? " " : "", resource_names[r]);
}

/* The most of each count that gives one block more, in the carve-out that the kernel asks for. */
static void tell_one_more(struct kernel *const k, struct sm_limits limits)
{
    static const char *const formats[] = {"%sat most %" PRId64 " threads",
                                          "%sat most %" PRId64 " registers",
                                          "%sat most %" PRId64 " bytes of shared memory"};
    const struct launch *const launch = k->launch;
    const int64_t counts[] = {launch->threads, launch->registers, launch->shared_memory};
    size_t at = 0;
    if (k->found.gets.carveout && (launch->carveout || launch->carveout_percent))
        limits.shared_memory = k->found.gets.carveout;
    for (int which = 0; which <= GPURTA_LAUNCH_SHARED_MEMORY; which++) {
        const int64_t most =
            largest(&limits, launch, (gpurta_launch_count)which, (int64_t)k->found.blocks + 1);
        if (most >= 0 && most < counts[which])
            at += (size_t)snprintf(k->one_more + at, sizeof k->one_more - at, formats[which],
                                   at ? ", or " : "", most);
    }
}

/* One more kernel, of which everything but the answer is known. */
static gpurta_status add(struct occupancies *const all, const struct sm_limits *const limits,
                         const struct operation *const operation, const struct launch *const launch,
                         const struct kernel of, gpurta_error *const error)
{
    struct kernel *const k = &all->kernel[all->count];
    *k = of;
    k->name = NAME_OF(operation);
    k->launch = launch;
    if (!k->partition)
        k->sms = all->platform->field[GPURTA_PLATFORM_SMS];
    if (!launch->threads)
        return no_threads(error, (int64_t)all->count, k->name, limits);
    const gpurta_status status = occupancy_of(&k->found, limits, launch, error);
    if (status)
        return status;
    all->count++;
    tell_limits(k);
    tell_one_more(k, *limits);
    return GPURTA_OK;
}

/* A kernel of a program, of the partition of that number. */
static gpurta_status add_from(struct occupancies *const all, const struct sm_limits *const limits,
                              const gpurta_program *const program, const size_t i,
                              const size_t partition, const int64_t launches,
                              gpurta_error *const error)
{
    const struct operation *const operation = &program->operation[i];
    struct kernel kernel = {.launches = launches};
    if (partition != GPURTA_NONE) {
        kernel.partition = program->partition[partition].name;
        kernel.sms = program->partition[partition].sms;
    }
    return add(all, limits, operation, &program->launch[operation->launch], kernel, error);
}

static gpurta_status add_all(struct occupancies *const all, gpurta_error *const error)
{
    const gpurta_program *const program = all->program;
    const gpurta_chains *const chains = all->chains;
    struct sm_limits limits;
    gpurta_status status = sm_limits_of(&limits, all->platform, error);
    for (size_t i = 0; !status && program && i < program->count; i++)
        if (program->operation[i].blocks)
            status =
                add_from(all, &limits, program, i, gpurta_program_partition(program, i), 1, error);
    for (size_t i = 0; !status && chains && i < chains->steps; i++)
        if (chains->step[i].kind == GPURTA_STEP_KERNEL)
            status =
                add_from(all, &limits, chains->program, i, gpurta_chains_step_partition(chains, i),
                         chains->step[i].repeat, error);
    if (!status && !all->count)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "there are no kernels");
    return status;
}

gpurta_status gpurta_occupancy(const gpurta_model *const model, const gpurta_options *const options,
                               gpurta_result **const result, gpurta_error *const error)
{
    struct occupancies made = {.platform = NULL};
    struct occupancies *all = NULL;
    if (!model || !result)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "occupancy: NULL argument");
    gpurta_status status = gpurta_options_check(options, "occupancy", error);
    if (!status)
        status = gpurta_model_platform(model, &made.platform, error);
    if (!status && !made.platform)
        status = fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM,
                      "the model has no platform, on which occupancy depends");
    /* How long copies take is not looked at. */
    if (!status && !made.platform->field[GPURTA_PLATFORM_COPY_BANDWIDTH])
        made.platform->field[GPURTA_PLATFORM_COPY_BANDWIDTH] = 1;
    if (!status)
        status = model_program(model, made.platform, NOTHING, &made.program, error);
    if (!status)
        status = model_chains(model, made.platform, NOTHING, &made.chains, error);
    const size_t most =
        (made.program ? made.program->count : 0) + (made.chains ? made.chains->steps : 0);
    all = malloc(sizeof *all + most * sizeof *all->kernel);
    if (!status && !all)
        status = fail_memory(error);
    if (all)
        *all = made;
    if (!status) {
        const int64_t *const field = made.platform->field;
        if (field[GPURTA_PLATFORM_COMPUTE_CAPABILITY_MAJOR])
            snprintf(all->capability, sizeof all->capability, "%" PRId64 ".%" PRId64,
                     field[GPURTA_PLATFORM_COMPUTE_CAPABILITY_MAJOR],
                     field[GPURTA_PLATFORM_COMPUTE_CAPABILITY_MINOR]);
        status = add_all(all, error);
    }
    if (!status)
        return result_create(result, &kind, all, error);
    gpurta_platform_destroy(made.platform);
    gpurta_program_destroy(made.program);
    gpurta_chains_destroy(made.chains);
    free(all);
    return status;
}
