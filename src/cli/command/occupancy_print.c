/* gpurta occupancy: its answers as tables, JSON and CSV. */
#include "cli/command/occupancy_file.h"
#include "cli/command/occupancy_view.h"

#include <inttypes.h>
#include <string.h>

static const char *const count_names[] = {"threads", "registers", "shared_memory", NULL};

int64_t *launch_count(struct launch_counts *const launch, const gpurta_launch_count which)
{
    int64_t *const counts[] = {&launch->threads, &launch->registers, &launch->shared_memory};
    return counts[which];
}

static int64_t least(const int64_t a, const int64_t b)
{
    return a < b ? a : b;
}

int64_t launch_count_most(const gpurta_platform *const platform, const gpurta_launch_count which)
{
    const int64_t as_is = gpurta_platform_get(platform, GPURTA_PLATFORM_SHARED_MEMORY_PER_BLOCK);
    const int64_t optin =
        gpurta_platform_get(platform, GPURTA_PLATFORM_SHARED_MEMORY_PER_BLOCK_OPTIN);
    switch (which) {
    case GPURTA_LAUNCH_THREADS:
        return gpurta_platform_get(platform, GPURTA_PLATFORM_THREADS_PER_BLOCK);
    case GPURTA_LAUNCH_REGISTERS:
        return least(gpurta_platform_get(platform, GPURTA_PLATFORM_REGISTERS_PER_THREAD),
                     GPURTA_REGISTERS_PER_THREAD_MAX);
    case GPURTA_LAUNCH_SHARED_MEMORY:
        break;
    }
    return as_is > optin ? as_is : optin;
}

static bool made(const gpurta_status status, const gpurta_error *const error)
{
    if (status != GPURTA_OK)
        complain_status(status, error);
    return status == GPURTA_OK;
}

/* The answer for all launches of a model, which ends; reports and returns false if there is none.
 */
static bool ask(struct occupancy_view *const v, gpurta_model *const model)
{
    gpurta_error error;
    const bool good = made(gpurta_occupancy(model, NULL, &v->result, &error), &error);
    gpurta_model_destroy(model);
    return good;
}

static gpurta_model *with_launch(const struct occupancy_view *const v, gpurta_model *const model)
{
    (void)model_add_launch(model, v->launch.threads, v->launch.registers, v->launch.shared_memory);
    return model;
}

static int64_t number(const struct occupancy_view *const v, const gpurta_column which)
{
    return result_count(v->result, which, 0);
}

/* ---- parts of every answer ---- */

static void print_platform(FILE *const file, const gpurta_platform *const platform)
{
    const int64_t sms = gpurta_platform_get(platform, GPURTA_PLATFORM_SMS);
    char capability[CAPABILITY_SIZE];
    fprintf(file, "platform %s: ", gpurta_platform_title(platform));
    if (*capability_text(capability, platform))
        fprintf(file, "compute capability %s, ", capability);
    if (sms)
        fprintf(file, "%" PRId64 " SM%s\n", sms, sms == 1 ? "" : "s");
    else
        fputs("number of SMs not known\n", file);
}

static void print_counts(FILE *const file, const struct launch_counts *const launch,
                         const int left_out)
{
    const char *separator = "";
    if (left_out != GPURTA_LAUNCH_THREADS) {
        fprintf(file, "%" PRId64 " threads per block", launch->threads);
        separator = ", ";
    }
    if (left_out != GPURTA_LAUNCH_REGISTERS) {
        if (launch->registers)
            fprintf(file, "%s%" PRId64 " registers per thread", separator, launch->registers);
        else
            fprintf(file, "%sregisters not a limit", separator);
        separator = ", ";
    }
    if (left_out != GPURTA_LAUNCH_SHARED_MEMORY)
        fprintf(file, "%s%" PRId64 " bytes of shared memory per block", separator,
                launch->shared_memory);
}

static void print_heading(FILE *const file, const gpurta_platform *const platform,
                          const struct launch_counts *const launch)
{
    print_platform(file, platform);
    fputs("launch: ", file);
    print_counts(file, launch, -1);
    fputs("\n\n", file);
}

enum { PLATFORM, CAPABILITY, SMS, SWEPT };

static bool get_platform(struct row *const row)
{
    const struct occupancy_view *const v = row->of;
    switch (row->field->which) {
    case PLATFORM:
        return row_text(row, gpurta_platform_name(v->platform));
    case CAPABILITY:
        return row_text(row, capability_text(row->space, v->platform)) && *row->space;
    case SMS:
        return row_count(row, gpurta_platform_get(v->platform, GPURTA_PLATFORM_SMS)) && row->count;
    default:
        return row_text(row, count_names[v->which]);
    }
}

static const struct field platform_fields[] = {
    {"platform", NULL, FIELD_TEXT, .which = PLATFORM},
    {"compute_capability", NULL, FIELD_TEXT, .which = CAPABILITY},
    {"sms", NULL, FIELD_COUNT, .which = SMS},
};
const struct rows occupancy_platform = {
    .fields = platform_fields, .count = FIELDS(platform_fields), .get = get_platform};

static const struct field swept_fields[] = {{"sweep", NULL, FIELD_TEXT, .which = SWEPT}};
static const struct rows swept = {.fields = swept_fields, .count = 1, .get = get_platform};

/* ---- a launch and its answer ---- */

enum { OF_THREADS = 1, OF_REGISTERS = 2, OF_SHARED_MEMORY = 4 }; /* sweeps, as 1 << count */

static bool get_percent(struct row *const row)
{
    const int64_t percent =
        result_count(row->result, GPURTA_OCCUPANCY_KERNELS_OCCUPANCY, row->row[row->depth]);
    return row_print(row, "%" PRId64 "%%", percent);
}

static const struct field answer_fields[] = {
    {.column = GPURTA_OCCUPANCY_KERNELS_THREADS, .where = IN_TABLE, .when = OF_THREADS},
    {.column = GPURTA_OCCUPANCY_KERNELS_REGISTERS, .where = IN_TABLE, .when = OF_REGISTERS},
    {.column = GPURTA_OCCUPANCY_KERNELS_SHARED_MEMORY,
     .title = "shared memory",
     .where = IN_TABLE,
     .when = OF_SHARED_MEMORY},
    {.column = GPURTA_OCCUPANCY_KERNELS_THREADS, .where = IN_DATA},
    {.column = GPURTA_OCCUPANCY_KERNELS_REGISTERS, .where = IN_DATA},
    {.column = GPURTA_OCCUPANCY_KERNELS_SHARED_MEMORY, .where = IN_DATA},
    {.column = GPURTA_OCCUPANCY_KERNELS_BLOCKS_PER_SM, .title = "blocks/SM"},
    {.column = GPURTA_OCCUPANCY_KERNELS_CERTAIN_BLOCKS_PER_SM, .where = IN_JSON},
    {.column = GPURTA_OCCUPANCY_KERNELS_SLOTS},
    {.column = GPURTA_OCCUPANCY_KERNELS_WARPS_PER_SM, .title = "warps/SM"},
    {"of warps", NULL, FIELD_TEXT, .get = get_percent, .where = IN_TABLE, .align = ALIGN_RIGHT},
    {.column = GPURTA_OCCUPANCY_KERNELS_LIMITED_BY, .title = "limited by"},
};
static const struct rows answer = {.fields = answer_fields, .count = FIELDS(answer_fields)};
static const struct rows launches = {"launches", answer_fields, FIELDS(answer_fields),
                                     .table = GPURTA_OCCUPANCY_KERNELS};

/* For people without the "_" of names. */
static bool get_resource(struct row *const row)
{
    const char *const name =
        result_text(row->result, GPURTA_OCCUPANCY_RESOURCES_RESOURCE, row->row[row->depth]);
    return row_text(row, strcmp(name, "shared_memory") == 0 ? "shared memory" : name);
}

static bool get_limit(struct row *const row)
{
    row->instead = "no limit";
    return gpurta_get_count(row->result, GPURTA_OCCUPANCY_RESOURCES_BLOCKS, row->row[row->depth],
                            &row->count) == GPURTA_OK;
}

static const struct field resource_fields[] = {
    {"resource", NULL, FIELD_TEXT, .get = get_resource},
    {.column = GPURTA_OCCUPANCY_RESOURCES_GETS, .title = "a block gets"},
    {.column = GPURTA_OCCUPANCY_RESOURCES_HAS, .title = "an SM has"},
    {"blocks", NULL, FIELD_COUNT, .get = get_limit},
    {.column = GPURTA_OCCUPANCY_RESOURCES_BINDS},
};
static const struct rows resource_rows = {"resources", resource_fields, FIELDS(resource_fields),
                                          .table = GPURTA_OCCUPANCY_RESOURCES, .all = true};

/* What no source confirms of the platform. */
static bool print_doubts(FILE *const file, const gpurta_platform *const platform)
{
    const char *const doubts = gpurta_platform_unconfirmed(platform);
    if (*doubts)
        fprintf(file, "\nunconfirmed: %s\n", doubts);
    return true;
}

static bool answer_table(struct row *const row, const struct output *const output)
{
    const struct occupancy_view *const v = row->of;
    FILE *const file = output->file;
    print_heading(file, v->platform, &v->launch);
    if (!rows_table(&resource_rows, row, output))
        return false;
    const int64_t blocks = number(v, GPURTA_OCCUPANCY_KERNELS_BLOCKS_PER_SM),
                  certain = number(v, GPURTA_OCCUPANCY_KERNELS_CERTAIN_BLOCKS_PER_SM);
    int64_t slots;
    const char *const reason = result_text(v->result, GPURTA_OCCUPANCY_KERNELS_REASON, 0);
    fprintf(file, "\nblocks per SM  %" PRId64, blocks);
    if (certain < blocks)
        fprintf(file, " on an empty SM, %" PRId64 " for certain (U3)", certain);
    fprintf(file, "\nwarps per SM   %" PRId64 " of %" PRId64 " (%" PRId64 "%%)\n",
            number(v, GPURTA_OCCUPANCY_KERNELS_WARPS_PER_SM),
            number(v, GPURTA_OCCUPANCY_RESOURCES_HAS),
            number(v, GPURTA_OCCUPANCY_KERNELS_OCCUPANCY));
    if (gpurta_get_count(v->result, GPURTA_OCCUPANCY_KERNELS_SLOTS, 0, &slots))
        fputs("slots          not known: the number of SMs is not (--sms N)\n", file);
    else
        fprintf(file, "slots          %" PRId64 "\n", slots);
    if (number(v, GPURTA_OCCUPANCY_KERNELS_OPT_IN))
        fputs("The kernel has to opt in to so much shared memory (cudaFuncSetAttribute).\n", file);
    if (reason)
        fprintf(file, "The block cannot launch: %s.\n", reason);
    return print_doubts(file, v->platform);
}

/* A value of the resource of that number, warps first. */
enum { WARPS, REGISTERS, SHARED_MEMORY, BLOCKS };

static bool get_blocks(struct row *const row)
{
    return gpurta_get_count(row->result, GPURTA_OCCUPANCY_RESOURCES_BLOCKS,
                            (size_t)row->field->which, &row->count) == GPURTA_OK;
}

static bool get_got(struct row *const row)
{
    return row_count(
        row, result_count(row->result, GPURTA_OCCUPANCY_RESOURCES_GETS, (size_t)row->field->which));
}

static const struct field limit_fields[] = {
    {"warps", NULL, FIELD_COUNT, .which = WARPS},
    {"registers", NULL, FIELD_COUNT, .which = REGISTERS},
    {"shared_memory", NULL, FIELD_COUNT, .which = SHARED_MEMORY},
    {"blocks", NULL, FIELD_COUNT, .which = BLOCKS},
};
static const struct rows limits = {
    .fields = limit_fields, .count = FIELDS(limit_fields), .get = get_blocks};

static const struct field got_fields[] = {
    {"warps", NULL, FIELD_COUNT, .which = WARPS},
    {.column = GPURTA_OCCUPANCY_KERNELS_REGISTERS_PER_WARP},
    {"registers", NULL, FIELD_COUNT, .which = REGISTERS},
    {"shared_memory", NULL, FIELD_COUNT, .which = SHARED_MEMORY},
};
static const struct rows got = {.fields = got_fields, .count = FIELDS(got_fields), .get = get_got};

static const struct field more_fields[] = {
    {"limits", NULL, FIELD_LIST, .inner = &limits},
    {"block_gets", NULL, FIELD_LIST, .inner = &got},
    {.column = GPURTA_OCCUPANCY_KERNELS_OPT_IN},
    {.column = GPURTA_OCCUPANCY_KERNELS_REASON},
};
static const struct rows more = {.fields = more_fields, .count = FIELDS(more_fields)};

/* The answer for the model, which ends. */
static int print(struct result result, struct occupancy_view *const v, gpurta_model *const model,
                 const unsigned shown, const struct common *const common)
{
    if (!ask(v, model))
        return EXIT_UNABLE;
    result.of = v->result;
    const int end = result_print(&result, v, shown, common, gpurta_unit_name(GPURTA_MS));
    gpurta_result_destroy(v->result);
    v->result = NULL;
    return end;
}

int occupancy_print(struct occupancy_view *const v, const struct common *const common)
{
    static const struct rows *const json[] = {&occupancy_platform, &answer, &more, NULL};
    static const struct result result = {"occupancy", answer_table, .csv = &answer, .rows = json};
    return print(result, v, with_launch(v, model_of_platform(v->platform)), 0, common);
}

/* ---- sweeps ---- */

/* The largest value with the same rounded needs, so that one row stands for all of them: whole
 * warps, whole register units, whole units of shared memory. */
static int64_t end_of_step(const gpurta_platform *const platform, const gpurta_launch_count which,
                           const int64_t value)
{
    const int64_t warp = gpurta_platform_get(platform, GPURTA_PLATFORM_WARP_SIZE);
    int64_t unit = warp, offset = 0;
    if (which == GPURTA_LAUNCH_REGISTERS) {
        unit = gpurta_platform_get(platform, GPURTA_PLATFORM_REGISTER_UNIT);
        return (value * warp + unit - 1) / unit * unit / warp;
    }
    if (which == GPURTA_LAUNCH_SHARED_MEMORY) {
        unit = gpurta_platform_get(platform, GPURTA_PLATFORM_SHARED_MEMORY_UNIT);
        offset = gpurta_platform_get(platform, GPURTA_PLATFORM_SHARED_MEMORY_RESERVED);
    }
    return (value + offset + unit - 1) / unit * unit - offset;
}

/* Shared memory has thousands of steps: only the last value before blocks per SM drop is shown. */
static bool end_of_plateau(const gpurta_platform *const platform,
                           const struct launch_counts *const launch, int64_t *const value)
{
    int64_t blocks;
    gpurta_error error;
    gpurta_status status = gpurta_occupancy_blocks_per_sm(&blocks, platform, launch->threads,
                                                          launch->registers, *value, &error);
    if (status == GPURTA_OK && blocks > 0)
        status = gpurta_occupancy_largest(value, platform, GPURTA_LAUNCH_SHARED_MEMORY, blocks,
                                          launch->threads, launch->registers, 0, &error);
    else if (status == GPURTA_OK)
        *value = launch_count_most(platform, GPURTA_LAUNCH_SHARED_MEMORY);
    return made(status, &error);
}

/* Every step becomes a launch of the model. */
static bool add_steps(struct occupancy_view *const v, gpurta_model *const model)
{
    const int64_t most = launch_count_most(v->platform, v->which);
    int64_t *const value = launch_count(&v->launch, v->which);
    const bool memory = v->which == GPURTA_LAUNCH_SHARED_MEMORY;
    for (int64_t next = !memory; next <= most; next = *value + 1) {
        *value = least(end_of_step(v->platform, v->which, next), most);
        if (memory && !end_of_plateau(v->platform, &v->launch, value))
            return false;
        (void)with_launch(v, model);
    }
    return true;
}

static bool sweep_table(struct row *const row, const struct output *const output)
{
    const struct occupancy_view *const v = row->of;
    print_platform(output->file, v->platform);
    fputs("launch: ", output->file);
    print_counts(output->file, &v->launch, (int)v->which);
    fputs("; a row stands for all values up to it\n\n", output->file);
    return rows_table(&launches, row, output) && print_doubts(output->file, v->platform);
}

int occupancy_print_sweep(struct occupancy_view *const v, const struct common *const common)
{
    static const struct rows *const json[] = {&occupancy_platform, &swept, &launches, NULL};
    static const struct result result = {"occupancy", sweep_table, .csv = &launches, .rows = json};
    gpurta_model *const model = model_of_platform(v->platform);
    if (add_steps(v, model))
        return print(result, v, model, 1u << v->which, common);
    gpurta_model_destroy(model);
    return EXIT_UNABLE;
}

/* ---- inverse questions ---- */

/* The largest value of each count with the others as given. */
static bool find_most(struct occupancy_view *const v)
{
    for (int i = 0; i < LAUNCH_COUNTS; i++) {
        gpurta_error error;
        v->most[i] = -1;
        const gpurta_status status = gpurta_occupancy_largest(
            &v->most[i], v->platform, (gpurta_launch_count)i, v->blocks, v->launch.threads,
            v->launch.registers, v->launch.shared_memory, &error);
        if (status != GPURTA_NOT_APPLICABLE && !made(status, &error))
            return false;
    }
    return true;
}

static bool has_count(struct row *const row)
{
    return row->at[0] < LAUNCH_COUNTS;
}

enum { COUNT = LAUNCH_COUNTS, NOW, AT_MOST, FOR_BLOCKS }; /* below: the most of a count */

static bool get_inverse(struct row *const row)
{
    static const char *const titles[] = {"threads per block", "registers per thread",
                                         "shared memory per block"};
    struct occupancy_view *const v = row->of;
    const int which = row->field->which;
    if (which == COUNT)
        return row_text(row, titles[row->at[0]]);
    if (which == NOW)
        return row_count(row, *launch_count(&v->launch, (gpurta_launch_count)row->at[0]));
    if (which == FOR_BLOCKS)
        return row_count(row, v->blocks);
    row->instead = "not possible";
    row_count(row, v->most[which == AT_MOST ? row->at[0] : (size_t)which]);
    return row->count >= 0;
}

static const struct field count_fields[] = {
    {"count", NULL, FIELD_TEXT, .which = COUNT},
    {"now", NULL, FIELD_COUNT, .which = NOW},
    {"at most", NULL, FIELD_COUNT, .which = AT_MOST},
};
static const struct rows counts = {"counts", count_fields, FIELDS(count_fields), .has = has_count,
                                   .get = get_inverse};

static const struct field inverse_fields[] = {
    {"for_blocks", NULL, FIELD_COUNT, .which = FOR_BLOCKS},
    {"largest_threads", NULL, FIELD_COUNT, .which = GPURTA_LAUNCH_THREADS},
    {"largest_registers", NULL, FIELD_COUNT, .which = GPURTA_LAUNCH_REGISTERS},
    {"largest_shared_memory", NULL, FIELD_COUNT, .which = GPURTA_LAUNCH_SHARED_MEMORY},
};
static const struct rows inverse = {
    .fields = inverse_fields, .count = FIELDS(inverse_fields), .get = get_inverse};

/* Of the launch, and of what is found. */
static const struct field given_fields[] = {
    {.column = GPURTA_OCCUPANCY_KERNELS_THREADS},
    {.column = GPURTA_OCCUPANCY_KERNELS_REGISTERS},
    {.column = GPURTA_OCCUPANCY_KERNELS_SHARED_MEMORY},
};
static const struct rows given = {.fields = given_fields, .count = FIELDS(given_fields)};

static const struct field largest_fields[] = {
    {"threads", NULL, FIELD_COUNT, .which = GPURTA_LAUNCH_THREADS},
    {"registers", NULL, FIELD_COUNT, .which = GPURTA_LAUNCH_REGISTERS},
    {"shared_memory", NULL, FIELD_COUNT, .which = GPURTA_LAUNCH_SHARED_MEMORY},
};
static const struct rows largest = {
    .fields = largest_fields, .count = FIELDS(largest_fields), .get = get_inverse};

static const struct field asked_fields[] = {
    {"for_blocks", NULL, FIELD_COUNT, .which = FOR_BLOCKS},
    {"largest", NULL, FIELD_LIST, .inner = &largest},
};
static const struct rows asked = {
    .fields = asked_fields, .count = FIELDS(asked_fields), .get = get_inverse};

static bool inverse_table(struct row *const row, const struct output *const output)
{
    const struct occupancy_view *const v = row->of;
    print_heading(output->file, v->platform, &v->launch);
    fprintf(output->file,
            "For %" PRId64 " block%s per SM, with the other two counts as they are:\n\n", v->blocks,
            v->blocks == 1 ? "" : "s");
    return rows_table(&counts, row, output) && print_doubts(output->file, v->platform);
}

int occupancy_print_inverse(struct occupancy_view *const v, const struct common *const common)
{
    static const struct rows *const json[] = {&occupancy_platform, &given, &asked, NULL};
    static const struct result result = {"occupancy", inverse_table, .csv = &inverse, .rows = json};
    if (!find_most(v))
        return EXIT_UNABLE;
    return print(result, v, with_launch(v, model_of_platform(v->platform)), 0, common);
}
