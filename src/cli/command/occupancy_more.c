#include "cli/command/occupancy_more.h"

#include <inttypes.h>
#include <string.h>

static const char *const count_names[] = {"threads", "registers", "shared_memory", NULL};

const char *launch_count_name(const gpurta_launch_count which)
{
    return count_names[which];
}

int64_t *launch_count(struct launch_counts *const launch, const gpurta_launch_count which)
{
    int64_t *const counts[] = {&launch->threads, &launch->registers, &launch->shared_memory};
    return counts[which];
}

bool find_sweep(const char *const text, gpurta_launch_count *const which)
{
    for (int i = 0; count_names[i]; i++)
        if (strcmp(text, count_names[i]) == 0) {
            *which = (gpurta_launch_count)i;
            return true;
        }
    complain("--sweep: expected threads, registers or shared_memory, found \"%s\"", text);
    return false;
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

static bool ask(gpurta_occupancy **const result, const gpurta_platform *const platform,
                const struct launch_counts *const launch)
{
    gpurta_error error;
    const gpurta_status status = gpurta_occupancy_create(
        result, platform, launch->threads, launch->registers, launch->shared_memory, &error);
    return made(status, &error);
}

/* ---- parts of every answer ---- */

static void print_platform(FILE *const file, const gpurta_platform *const platform)
{
    const int64_t sms = gpurta_platform_get(platform, GPURTA_PLATFORM_SMS);
    char capability[CAPABILITY_SIZE];
    fprintf(file, "platform %s: ", gpurta_platform_name(platform));
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

void print_heading(FILE *const file, const gpurta_platform *const platform,
                   const struct launch_counts *const launch)
{
    print_platform(file, platform);
    fputs("launch: ", file);
    print_counts(file, launch, -1);
    fputs("\n\n", file);
}

void json_platform_of(struct json *const json, const gpurta_platform *const platform)
{
    const int64_t sms = gpurta_platform_get(platform, GPURTA_PLATFORM_SMS);
    char capability[CAPABILITY_SIZE];
    json_text(json, "platform", gpurta_platform_name(platform));
    capability_text(capability, platform);
    json_text(json, "compute_capability", *capability ? capability : NULL);
    if (sms)
        json_int(json, "sms", sms);
    else
        json_null(json, "sms");
}

void json_launch(struct json *const json, const struct launch_counts *const launch)
{
    json_int(json, "threads", launch->threads);
    json_int(json, "registers", launch->registers);
    json_int(json, "shared_memory", launch->shared_memory);
}

void json_answer(struct json *const json, const gpurta_occupancy *const result)
{
    const int64_t slots = gpurta_occupancy_get(result, GPURTA_OCCUPANCY_SLOTS);
    json_int(json, "blocks_per_sm", gpurta_occupancy_get(result, GPURTA_OCCUPANCY_BLOCKS_PER_SM));
    if (slots < 0)
        json_null(json, "slots");
    else
        json_int(json, "slots", slots);
    json_int(json, "warps_per_sm", gpurta_occupancy_get(result, GPURTA_OCCUPANCY_WARPS_PER_SM));
    json_open_flat(json, "limited_by", '[');
    for (int r = 0; r < GPURTA_RESOURCES; r++)
        if (gpurta_occupancy_limited_by(result) >> r & 1)
            json_text(json, NULL, gpurta_resource_name((gpurta_resource)r));
    json_close(json);
}

/* "warps registers" */
static void limits_text(char *const text, const size_t size, const gpurta_occupancy *const result)
{
    size_t at = 0;
    text[0] = '\0';
    for (int r = 0; r < GPURTA_RESOURCES; r++)
        if (gpurta_occupancy_limited_by(result) >> r & 1)
            at += (size_t)snprintf(text + at, size - at, "%s%s", at ? " " : "",
                                   gpurta_resource_name((gpurta_resource)r));
}

#define LIMITS_SIZE 64

void csv_heading(FILE *const file)
{
    fputs("threads,registers,shared_memory,blocks_per_sm,slots,warps_per_sm,limited_by\n", file);
}

void csv_answer(FILE *const file, const struct launch_counts *const launch,
                const gpurta_occupancy *const result)
{
    const int64_t slots = gpurta_occupancy_get(result, GPURTA_OCCUPANCY_SLOTS);
    char limits[LIMITS_SIZE];
    bool first = true;
    csv_int(file, &first, launch->threads);
    csv_int(file, &first, launch->registers);
    csv_int(file, &first, launch->shared_memory);
    csv_int(file, &first, gpurta_occupancy_get(result, GPURTA_OCCUPANCY_BLOCKS_PER_SM));
    if (slots < 0)
        csv_text(file, &first, "");
    else
        csv_int(file, &first, slots);
    csv_int(file, &first, gpurta_occupancy_get(result, GPURTA_OCCUPANCY_WARPS_PER_SM));
    limits_text(limits, sizeof limits, result);
    csv_text(file, &first, limits);
    csv_end(file, &first);
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

struct sweep {
    const struct output *output;
    enum format format;
    const gpurta_platform *platform;
    gpurta_launch_count which;
    struct table *table;
    struct json json;
};

static void table_row(struct sweep *const sweep, const int64_t value,
                      const gpurta_occupancy *const result)
{
    const int64_t slots = gpurta_occupancy_get(result, GPURTA_OCCUPANCY_SLOTS);
    const int64_t warps = gpurta_platform_get(sweep->platform, GPURTA_PLATFORM_THREADS_PER_SM) /
                          gpurta_platform_get(sweep->platform, GPURTA_PLATFORM_WARP_SIZE);
    const int64_t used = gpurta_occupancy_get(result, GPURTA_OCCUPANCY_WARPS_PER_SM);
    char text[LIMITS_SIZE];
    table_int(sweep->table, value);
    table_int(sweep->table, gpurta_occupancy_get(result, GPURTA_OCCUPANCY_BLOCKS_PER_SM));
    if (slots < 0)
        table_text(sweep->table, "-", COLOUR_NONE);
    else
        table_int(sweep->table, slots);
    table_int(sweep->table, used);
    snprintf(text, sizeof text, "%" PRId64 "%%", warps ? used * 100 / warps : 0);
    table_text(sweep->table, text, COLOUR_NONE);
    limits_text(text, sizeof text, result);
    table_text(sweep->table, text, COLOUR_NONE);
}

static bool sweep_row(struct sweep *const sweep, const struct launch_counts *const launch)
{
    gpurta_occupancy *result;
    struct launch_counts at = *launch;
    if (!ask(&result, sweep->platform, launch))
        return false;
    if (sweep->format == FORMAT_TABLE) {
        table_row(sweep, *launch_count(&at, sweep->which), result);
    } else if (sweep->format == FORMAT_JSON) {
        json_open_flat(&sweep->json, NULL, '{');
        json_launch(&sweep->json, launch);
        json_answer(&sweep->json, result);
        json_close(&sweep->json);
    } else {
        csv_answer(sweep->output->file, launch, result);
    }
    gpurta_occupancy_destroy(result);
    return true;
}

static bool sweep_rows(struct sweep *const sweep, struct launch_counts launch)
{
    const int64_t most = launch_count_most(sweep->platform, sweep->which);
    int64_t *const value = launch_count(&launch, sweep->which);
    *value = sweep->which == GPURTA_LAUNCH_SHARED_MEMORY ? 0 : 1;
    for (;;) {
        *value = least(end_of_step(sweep->platform, sweep->which, *value), most);
        if (sweep->which == GPURTA_LAUNCH_SHARED_MEMORY &&
            !end_of_plateau(sweep->platform, &launch, value))
            return false;
        if (!sweep_row(sweep, &launch))
            return false;
        if (*value >= most)
            return true;
        ++*value;
    }
}

static bool sweep_table(struct sweep *const sweep, const struct launch_counts *const launch)
{
    static const char *const titles[] = {"threads", "registers", "shared memory"};
    const struct column columns[] = {{titles[sweep->which], ALIGN_RIGHT},
                                     {"blocks/SM", ALIGN_RIGHT},
                                     {"slots", ALIGN_RIGHT},
                                     {"warps/SM", ALIGN_RIGHT},
                                     {"of warps", ALIGN_RIGHT},
                                     {"limited by", ALIGN_LEFT}};
    FILE *const file = sweep->output->file;
    sweep->table = table_create(columns, sizeof columns / sizeof columns[0]);
    print_platform(file, sweep->platform);
    fputs("launch: ", file);
    print_counts(file, launch, (int)sweep->which);
    fprintf(file, "; a row stands for all values up to it\n\n");
    const bool good = sweep_rows(sweep, *launch) && table_print(sweep->table, sweep->output);
    table_destroy(sweep->table);
    return good;
}

static bool sweep_json(struct sweep *const sweep, const struct launch_counts *const launch)
{
    json_begin(&sweep->json, sweep->output->file, "occupancy", gpurta_unit_name(GPURTA_MS));
    json_platform_of(&sweep->json, sweep->platform);
    json_text(&sweep->json, "sweep", launch_count_name(sweep->which));
    json_open_array(&sweep->json, "launches");
    const bool good = sweep_rows(sweep, *launch);
    json_close(&sweep->json);
    json_end(&sweep->json);
    return good;
}

bool print_sweep(const struct output *const output, const enum format format,
                 const gpurta_platform *const platform, const struct launch_counts *const launch,
                 const gpurta_launch_count which)
{
    struct sweep sweep = {.output = output, .format = format, .platform = platform, .which = which};
    if (format == FORMAT_TABLE)
        return sweep_table(&sweep, launch);
    if (format == FORMAT_JSON)
        return sweep_json(&sweep, launch);
    csv_heading(output->file);
    return sweep_rows(&sweep, *launch);
}

/* ---- inverse questions ---- */

#define COUNTS 3

/* The largest value of each count with the others as given; -1: no value gives so many blocks. */
static bool find_largest(int64_t largest[const COUNTS], const gpurta_platform *const platform,
                         const struct launch_counts *const launch, const int64_t blocks)
{
    for (int i = 0; i < COUNTS; i++) {
        gpurta_error error;
        largest[i] = -1;
        const gpurta_status status = gpurta_occupancy_largest(
            &largest[i], platform, (gpurta_launch_count)i, blocks, launch->threads,
            launch->registers, launch->shared_memory, &error);
        if (status != GPURTA_NOT_APPLICABLE && !made(status, &error))
            return false;
    }
    return true;
}

static bool inverse_table(const struct output *const output, const gpurta_platform *const platform,
                          const struct launch_counts *const launch, const int64_t blocks,
                          const int64_t largest[const COUNTS])
{
    static const char *const titles[] = {"threads per block", "registers per thread",
                                         "shared memory per block"};
    static const struct column columns[] = {
        {"count", ALIGN_LEFT}, {"now", ALIGN_RIGHT}, {"at most", ALIGN_RIGHT}};
    struct launch_counts now = *launch;
    struct table *const table = table_create(columns, 3);
    print_heading(output->file, platform, launch);
    fprintf(output->file,
            "For %" PRId64 " block%s per SM, with the other two counts as they are:\n\n", blocks,
            blocks == 1 ? "" : "s");
    for (int i = 0; i < COUNTS; i++) {
        table_text(table, titles[i], COLOUR_NONE);
        table_int(table, *launch_count(&now, (gpurta_launch_count)i));
        if (largest[i] < 0)
            table_text(table, "not possible", COLOUR_NONE);
        else
            table_int(table, largest[i]);
    }
    const bool good = table_print(table, output);
    table_destroy(table);
    return good;
}

static void inverse_json(FILE *const file, const gpurta_platform *const platform,
                         const struct launch_counts *const launch, const int64_t blocks,
                         const int64_t largest[const COUNTS])
{
    struct json json;
    json_begin(&json, file, "occupancy", gpurta_unit_name(GPURTA_MS));
    json_platform_of(&json, platform);
    json_launch(&json, launch);
    json_int(&json, "for_blocks", blocks);
    json_open_flat(&json, "largest", '{');
    for (int i = 0; i < COUNTS; i++)
        if (largest[i] < 0)
            json_null(&json, count_names[i]);
        else
            json_int(&json, count_names[i], largest[i]);
    json_close(&json);
    json_end(&json);
}

static void inverse_csv(FILE *const file, const int64_t blocks, const int64_t largest[const COUNTS])
{
    bool first = true;
    fputs("for_blocks,largest_threads,largest_registers,largest_shared_memory\n", file);
    csv_int(file, &first, blocks);
    for (int i = 0; i < COUNTS; i++)
        if (largest[i] < 0)
            csv_text(file, &first, "");
        else
            csv_int(file, &first, largest[i]);
    csv_end(file, &first);
}

bool print_inverse(const struct output *const output, const enum format format,
                   const gpurta_platform *const platform, const struct launch_counts *const launch,
                   const int64_t blocks)
{
    int64_t largest[COUNTS];
    if (!find_largest(largest, platform, launch, blocks))
        return false;
    if (format == FORMAT_TABLE)
        return inverse_table(output, platform, launch, blocks, largest);
    if (format == FORMAT_JSON)
        inverse_json(output->file, platform, launch, blocks, largest);
    else
        inverse_csv(output->file, blocks, largest);
    return true;
}
