#include "cli/command/occupancy_file.h"

#include "cli/base/arrays.h"
#include "cli/base/report.h"
#include "cli/import/profile.h"
#include "cli/scenario/scenario.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* One kernel, or many launches of a profile that are alike. */
struct kernel {
    char *name;
    int64_t launches, threads, registers, shared_memory;
    const char *partition;              /* NULL: none */
    int64_t sms;                        /* of the partition */
    int64_t carveout, carveout_percent; /* asked for; -1: not */
    gpurta_occupancy *result;
};

struct kernels {
    const struct scenario *scenario; /* NULL: kernels of a profile */
    const gpurta_platform *platform;
    struct kernel *kernel;
    size_t count, room;
};

static struct kernel *kernel_at(const struct row *const row)
{
    return &((const struct kernels *)row->of)->kernel[row->at[0]];
}

static bool has_kernel(struct row *const row)
{
    return row->at[0] < ((const struct kernels *)row->of)->count;
}

/* Some SM may keep a block out although an empty one would take more. */
enum { CERTAIN_SHOWN = 1 };

/* ---- what would help ---- */

/* The platform whose SMs have no more shared memory than the kernel's carve-out, if it asks for
 * one; NULL: it cannot be. */
static gpurta_platform *platform_for(const struct kernels *const all, const struct kernel *const k)
{
    gpurta_platform *platform = NULL;
    const int64_t carveout = gpurta_occupancy_get(k->result, GPURTA_OCCUPANCY_CARVEOUT);
    gpurta_status status = gpurta_platform_copy(&platform, all->platform, NULL);
    if (status == GPURTA_OK && carveout && (k->carveout >= 0 || k->carveout_percent >= 0))
        status =
            gpurta_platform_set(platform, GPURTA_PLATFORM_SHARED_MEMORY_PER_SM, carveout, NULL);
    return succeeded(status) ? platform : NULL;
}

/* The most of a count that gives one block more; -1: none does. */
static int64_t most_for(const gpurta_platform *const platform, const struct kernel *const k,
                        const gpurta_launch_count which)
{
    int64_t value = -1;
    const int64_t now = gpurta_occupancy_get(k->result, GPURTA_OCCUPANCY_BLOCKS_PER_SM);
    const gpurta_status status = gpurta_occupancy_largest(
        &value, platform, which, now + 1, k->threads, k->registers, k->shared_memory, NULL);
    return succeeded(status) ? value : -1;
}

static bool get_helps(struct row *const row)
{
    static const char *const formats[] = {"at most %" PRId64 " threads",
                                          "at most %" PRId64 " registers",
                                          "at most %" PRId64 " bytes of shared memory"};
    const struct kernels *const all = row->of;
    const struct kernel *const k = kernel_at(row);
    const int64_t counts[] = {k->threads, k->registers, k->shared_memory};
    gpurta_platform *const platform = platform_for(all, k);
    size_t at = 0;
    for (int which = 0; platform && which < 3; which++) {
        const int64_t most = most_for(platform, k, (gpurta_launch_count)which);
        if (most < 0 || most >= counts[which] || at + 24 >= sizeof row->space)
            continue;
        at += (size_t)snprintf(row->space + at, sizeof row->space - at, "%s", at ? ", or " : "");
        if (at < sizeof row->space)
            at += (size_t)snprintf(row->space + at, sizeof row->space - at, formats[which], most);
    }
    gpurta_platform_destroy(platform);
    row->text = row->space;
    return at > 0;
}

/* ---- the fields ---- */

static bool get_name(struct row *const row)
{
    row->text = kernel_at(row)->name;
    return true;
}

static bool get_given(struct row *const row)
{
    const struct kernel *const k = kernel_at(row);
    const int64_t values[] = {k->launches, k->threads, k->registers, k->shared_memory};
    row->count = values[row->field->which];
    return true;
}

static bool get_number(struct row *const row)
{
    row->count =
        gpurta_occupancy_get(kernel_at(row)->result, (gpurta_occupancy_count)row->field->which);
    return row->count >= 0;
}

static bool get_partition(struct row *const row)
{
    return row_text(row, kernel_at(row)->partition);
}

/* On the SMs of its partition, or of the GPU. */
static bool get_slots(struct row *const row)
{
    const struct kernel *const k = kernel_at(row);
    row->count = k->partition
                     ? k->sms * gpurta_occupancy_get(k->result, GPURTA_OCCUPANCY_BLOCKS_PER_SM)
                     : gpurta_occupancy_get(k->result, GPURTA_OCCUPANCY_SLOTS);
    return row->count >= 0;
}

static bool get_share(struct row *const row)
{
    const struct kernels *const all = row->of;
    const int64_t warps = gpurta_platform_get(all->platform, GPURTA_PLATFORM_THREADS_PER_SM) /
                          gpurta_platform_get(all->platform, GPURTA_PLATFORM_WARP_SIZE);
    row->count = gpurta_occupancy_get(kernel_at(row)->result, GPURTA_OCCUPANCY_WARPS_PER_SM);
    row->count = row->count * 100 / warps;
    return true;
}

static bool get_limited(struct row *const row)
{
    const unsigned limited = gpurta_occupancy_limited_by(kernel_at(row)->result);
    size_t at = 0;
    row->space[0] = '\0';
    for (int r = 0; r < GPURTA_RESOURCES; r++)
        if (limited >> r & 1 && at < sizeof row->space)
            at += (size_t)snprintf(row->space + at, sizeof row->space - at, "%s%s", at ? " " : "",
                                   gpurta_resource_name((gpurta_resource)r));
    row->text = row->space;
    return true;
}

static bool get_reason(struct row *const row)
{
    row->text = gpurta_occupancy_reason(kernel_at(row)->result);
    return row->text != NULL;
}

static const struct field fields[] = {
    {"name", "kernel", FIELD_TEXT, .get = get_name},
    {"launches", NULL, FIELD_COUNT, .get = get_given, .which = 0},
    {"threads", NULL, FIELD_COUNT, .get = get_given, .which = 1},
    {"registers", NULL, FIELD_COUNT, .get = get_given, .which = 2},
    {"shared_memory", "shared", FIELD_COUNT, .get = get_given, .which = 3, .unit = "bytes"},
    {"blocks_per_sm", "blocks/SM", FIELD_COUNT, .get = get_number,
     .which = GPURTA_OCCUPANCY_BLOCKS_PER_SM},
    {"certain", NULL, FIELD_COUNT, .get = get_number,
     .which = GPURTA_OCCUPANCY_CERTAIN_BLOCKS_PER_SM, .where = IN_TABLE, .when = CERTAIN_SHOWN},
    {"certain_blocks_per_sm", NULL, FIELD_COUNT, .get = get_number,
     .which = GPURTA_OCCUPANCY_CERTAIN_BLOCKS_PER_SM, .where = IN_JSON},
    {"slots", NULL, FIELD_COUNT, .get = get_slots},
    {"partition", NULL, FIELD_TEXT, .get = get_partition, .when = PARTITIONS_SHOWN},
    {"warps_per_sm", NULL, FIELD_COUNT, .get = get_number, .which = GPURTA_OCCUPANCY_WARPS_PER_SM,
     .where = IN_DATA},
    {"occupancy", "%", FIELD_COUNT, .get = get_share, .unit = "percent"},
    {"limited_by", "limited by", FIELD_WORDS, .get = get_limited},
    {"one_more_with", "one block more with", FIELD_TEXT, .get = get_helps},
    {"reason", NULL, FIELD_TEXT, .get = get_reason, .where = IN_DATA},
};
const struct rows occupancy_kernels = {"kernels", fields, FIELDS(fields), .has = has_kernel};

/* ---- the kernels of a file ---- */

static void add(struct kernels *const all, const char *const name, const struct kernel of)
{
    ADD_ROOM(all->kernel, all->room, all->count);
    all->kernel[all->count] = of;
    all->kernel[all->count++].name = duplicate(name);
}

static void add_operations(struct kernels *const all, const gpurta_program *const program)
{
    char space[NAME_SPACE];
    for (size_t i = 0; i < gpurta_program_count(program); i++)
        if (gpurta_program_kind(program, i) == GPURTA_KERNEL)
            add(all, kernel_name(program, i, space),
                (struct kernel){
                    .launches = 1,
                    .partition = gpurta_program_partition_name(
                        program, gpurta_program_partition(program, i)),
                    .sms =
                        gpurta_program_partition_sms(program, gpurta_program_partition(program, i)),
                    .carveout = gpurta_program_get_count(program, i, GPURTA_OPERATION_CARVEOUT),
                    .carveout_percent =
                        gpurta_program_get_count(program, i, GPURTA_OPERATION_CARVEOUT_PERCENT),
                    .threads = gpurta_program_get_count(program, i, GPURTA_OPERATION_THREADS),
                    .registers = gpurta_program_get_count(program, i, GPURTA_OPERATION_REGISTERS),
                    .shared_memory =
                        gpurta_program_get_count(program, i, GPURTA_OPERATION_SHARED_MEMORY)});
}

static void add_steps(struct kernels *const all, const gpurta_chains *const chains)
{
    char name[64];
    for (size_t i = 0; i < gpurta_chains_steps(chains); i++) {
        if (gpurta_chains_step_kind(chains, i) != GPURTA_STEP_KERNEL)
            continue;
        const char *const own = gpurta_chains_step_name(chains, i);
        snprintf(name, sizeof name, "step %zu", i + 1);
        add(all, own ? own : name,
            (struct kernel){
                .launches = gpurta_chains_step_repeat(chains, i),
                .partition =
                    gpurta_chains_partition_name(chains, gpurta_chains_step_partition(chains, i)),
                .sms = gpurta_chains_partition_sms(chains, gpurta_chains_step_partition(chains, i)),
                .carveout = gpurta_chains_step_count(chains, i, GPURTA_OPERATION_CARVEOUT),
                .carveout_percent =
                    gpurta_chains_step_count(chains, i, GPURTA_OPERATION_CARVEOUT_PERCENT),
                .threads = gpurta_chains_step_count(chains, i, GPURTA_OPERATION_THREADS),
                .registers = gpurta_chains_step_count(chains, i, GPURTA_OPERATION_REGISTERS),
                .shared_memory =
                    gpurta_chains_step_count(chains, i, GPURTA_OPERATION_SHARED_MEMORY)});
    }
}

static void add_profile(struct kernels *const all, struct profile_kernels *const profile)
{
    struct profile_kernel kernel;
    while (profile_next_kernel(profile, &kernel)) {
        add(all, kernel.name,
            (struct kernel){.launches = kernel.launches,
                            .carveout = -1,
                            .carveout_percent = -1,
                            .threads = kernel.threads,
                            .registers = kernel.registers,
                            .shared_memory = kernel.shared_memory});
        free(kernel.name);
    }
}

/* ---- the answer ---- */

static gpurta_status occupancy_of(struct kernel *const k, const gpurta_platform *const platform,
                                  gpurta_error *const error)
{
    const int64_t counts[][2] = {{GPURTA_OPERATION_THREADS, k->threads},
                                 {GPURTA_OPERATION_REGISTERS, k->registers},
                                 {GPURTA_OPERATION_SHARED_MEMORY, k->shared_memory},
                                 {GPURTA_OPERATION_CARVEOUT, k->carveout},
                                 {GPURTA_OPERATION_CARVEOUT_PERCENT, k->carveout_percent}};
    gpurta_program *program;
    mpq_t any;
    gpurta_status status = gpurta_program_create(&program, error);
    if (status != GPURTA_OK)
        return status;
    mpq_init(any);
    mpq_set_ui(any, 1, 1);
    status = gpurta_program_add_kernel(program, NULL, 1, any, error);
    mpq_clear(any);
    for (size_t c = 0; status == GPURTA_OK && c < FIELDS(counts); c++)
        status = gpurta_program_set_count(program, 0, (gpurta_operation_count)counts[c][0],
                                          counts[c][1], error);
    if (status == GPURTA_OK)
        status = gpurta_occupancy_of_kernel(&k->result, platform, program, 0, error);
    gpurta_program_destroy(program);
    return status;
}

/* The bits of what only some files have. */
static unsigned shown(const struct kernels *const all)
{
    unsigned bits = all->scenario ? partitions_shown(all->scenario) : 0;
    for (size_t i = 0; i < all->count; i++)
        if (gpurta_occupancy_get(all->kernel[i].result, GPURTA_OCCUPANCY_CERTAIN_BLOCKS_PER_SM) <
            gpurta_occupancy_get(all->kernel[i].result, GPURTA_OCCUPANCY_BLOCKS_PER_SM))
            bits |= CERTAIN_SHOWN;
    return bits;
}

static int compute(struct kernels *const all, const char *const file)
{
    gpurta_error error;
    if (!all->count) {
        complain("%s: there are no kernels", file);
        return EXIT_USAGE;
    }
    for (size_t i = 0; i < all->count; i++) {
        struct kernel *const k = &all->kernel[i];
        if (!k->threads) {
            complain("%s: kernel %.*s does not say its threads", file, text_part(k->name, 80),
                     k->name);
            return EXIT_USAGE;
        }
        const gpurta_status status = occupancy_of(k, all->platform, &error);
        if (status != GPURTA_OK)
            return complain_status(status, &error);
    }
    return -1;
}

static bool get_platform(struct row *const row)
{
    return row_text(row, gpurta_platform_name(((const struct kernels *)row->of)->platform));
}

static const struct field platform_fields[] = {{.name = "platform", .kind = FIELD_TEXT}};
static const struct rows platform_rows = {
    .fields = platform_fields, .count = 1, .get = get_platform};

static bool print_table(struct row *const row, const struct output *const output)
{
    const struct kernels *const all = row->of;
    fprintf(output->file, "platform %s\n\n", gpurta_platform_name(all->platform));
    const bool good = rows_table(&occupancy_kernels, row, output);
    if (good && row->shown & CERTAIN_SHOWN)
        fputs("certain: blocks that an SM holds at least while another one waits (rule U3)\n",
              output->file);
    if (good && all->scenario)
        partitions_print(all->scenario, output->file);
    return good;
}

/* Everything about kernels that were found. */
static int answer(struct kernels *const all, const struct call *const call)
{
    static const struct rows *const json[] = {&platform_rows,         &occupancy_kernels,
                                              &partition_rows,        &partition_queues,
                                              &partition_assumptions, NULL};
    static const struct result result = {"occupancy", print_table, .csv = &occupancy_kernels,
                                         .rows = json};
    int end = EXIT_UNABLE;
    if (gpurta_platform_get(all->platform, GPURTA_PLATFORM_SLOTS)) {
        complain("a platform of plain slots has no SMs, and so no occupancy");
        end = EXIT_USAGE;
    } else
        end = compute(all, call->common.file);
    if (end < 0)
        end = result_print(&result, all, shown(all), &call->common, NULL);
    for (size_t i = 0; i < all->count; i++) {
        free(all->kernel[i].name);
        gpurta_occupancy_destroy(all->kernel[i].result);
    }
    free(all->kernel);
    return end < 0 ? EXIT_MET : end;
}

static int with_sms(gpurta_platform *const platform, const int64_t sms)
{
    gpurta_error error;
    const gpurta_status status =
        sms ? gpurta_platform_set(platform, GPURTA_PLATFORM_SMS, sms, &error) : GPURTA_OK;
    return status == GPURTA_OK ? -1 : complain_status(status, &error);
}

static int of_profile(const struct call *const call, const gpurta_platform *const asked,
                      const int64_t sms)
{
    struct kernels all = {.platform = asked};
    struct profile_kernels profile;
    int end = profile_kernels(&profile, call->common.file, asked ? "asked for" : NULL);
    if (end < 0 && !asked) {
        end = with_sms(profile.platform, sms);
        all.platform = profile.platform;
    }
    if (end < 0) {
        add_profile(&all, &profile);
        end = answer(&all, call);
    }
    profile_kernels_end(&profile);
    return end;
}

static int of_scenario(const struct call *const call, const gpurta_platform *const asked,
                       const int64_t sms)
{
    struct scenario scenario;
    struct kernels all = {.platform = asked, .scenario = &scenario};
    int end = scenario_read(&scenario, &call->common, "occupancy", 0, NULL);
    if (end < 0 && !asked && !scenario.platform) {
        complain("%s: key \"platform\" is missing; give it there, or --platform NAME",
                 scenario.document.name);
        end = EXIT_USAGE;
    }
    if (end < 0 && !asked) {
        end = with_sms(scenario.platform, sms);
        all.platform = scenario.platform;
    }
    if (end < 0) {
        add_operations(&all, scenario.program);
        add_steps(&all, scenario.chains);
        end = answer(&all, call);
    }
    scenario_clear(&scenario);
    return end;
}

int answer_file(const struct call *const call, const gpurta_platform *const platform,
                const int64_t sms)
{
    return guess_file(call->common.file) == TOOL_UNKNOWN ? of_scenario(call, platform, sms)
                                                         : of_profile(call, platform, sms);
}
