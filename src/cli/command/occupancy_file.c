#include "cli/command/occupancy_file.h"

#include "cli/base/arrays.h"
#include "cli/base/made.h"
#include "cli/base/report.h"
#include "cli/import/profile.h"
#include "cli/scenario/platform_reader.h"
#include "cli/scenario/scenario.h"

#include <stdlib.h>

struct kernels {
    const struct scenario *scenario; /* NULL: kernels of a profile */
    const gpurta_platform *platform;
    gpurta_result *result;
    struct launched { /* of a profile, whose kernels may have one name */
        char *name;
        int64_t launches;
    } * launched;
    size_t count, room;
};

/* Some SM may keep a block out although an empty one would take more. */
enum { CERTAIN_SHOWN = 1 };

static bool get_name(struct row *const row)
{
    const struct kernels *const all = row->of;
    return row_text(row, all->scenario
                             ? result_text(row->result, GPURTA_OCCUPANCY_KERNELS_NAME, row->at[0])
                             : all->launched[row->at[0]].name);
}

static bool get_launches(struct row *const row)
{
    const struct kernels *const all = row->of;
    return row_count(row,
                     all->scenario
                         ? result_count(row->result, GPURTA_OCCUPANCY_KERNELS_LAUNCHES, row->at[0])
                         : all->launched[row->at[0]].launches);
}

static const struct field fields[] = {
    {"name", "kernel", FIELD_TEXT, .get = get_name},
    {"launches", NULL, FIELD_COUNT, .get = get_launches},
    {.column = GPURTA_OCCUPANCY_KERNELS_THREADS},
    {.column = GPURTA_OCCUPANCY_KERNELS_REGISTERS},
    {.column = GPURTA_OCCUPANCY_KERNELS_SHARED_MEMORY, .title = "shared"},
    {.column = GPURTA_OCCUPANCY_KERNELS_BLOCKS_PER_SM, .title = "blocks/SM"},
    {.column = GPURTA_OCCUPANCY_KERNELS_CERTAIN_BLOCKS_PER_SM,
     .title = "certain",
     .where = IN_TABLE,
     .when = CERTAIN_SHOWN},
    {.column = GPURTA_OCCUPANCY_KERNELS_CERTAIN_BLOCKS_PER_SM, .where = IN_JSON},
    {.column = GPURTA_OCCUPANCY_KERNELS_SLOTS},
    {.column = GPURTA_OCCUPANCY_KERNELS_PARTITION, .when = PARTITIONS_SHOWN},
    {.column = GPURTA_OCCUPANCY_KERNELS_WARPS_PER_SM, .where = IN_DATA},
    {.column = GPURTA_OCCUPANCY_KERNELS_OCCUPANCY, .title = "warps %"},
    {.column = GPURTA_OCCUPANCY_KERNELS_LIMITED_BY, .title = "limited by"},
    {.column = GPURTA_OCCUPANCY_KERNELS_ONE_MORE_WITH, .title = "one block more with"},
    {.column = GPURTA_OCCUPANCY_KERNELS_REASON, .where = IN_DATA},
};
static const struct rows occupancy_kernels = {"kernels", fields, FIELDS(fields),
                                              .table = GPURTA_OCCUPANCY_KERNELS};

/* The bits of what only some files have. */
static unsigned shown(const struct kernels *const all)
{
    unsigned bits = all->scenario ? partitions_shown(all->scenario) : 0;
    for (size_t i = 0; i < gpurta_rows(all->result, GPURTA_OCCUPANCY_KERNELS); i++)
        if (result_count(all->result, GPURTA_OCCUPANCY_KERNELS_CERTAIN_BLOCKS_PER_SM, i) <
            result_count(all->result, GPURTA_OCCUPANCY_KERNELS_BLOCKS_PER_SM, i))
            bits |= CERTAIN_SHOWN;
    return bits;
}

static const struct field platform_fields[] = {{.column = GPURTA_OCCUPANCY_PLATFORM}};
static const struct rows platform_rows = {.fields = platform_fields, .count = 1};

static bool print_table(struct row *const row, const struct output *const output)
{
    const struct kernels *const all = row->of;
    fprintf(output->file, "platform %s\n\n", gpurta_platform_title(all->platform));
    const bool good = rows_table(&occupancy_kernels, row, output);
    if (good && row->shown & CERTAIN_SHOWN)
        fputs("certain: blocks that an SM holds at least while another one waits (rule U3)\n",
              output->file);
    if (good && all->scenario)
        partitions_print(all->scenario, output->file);
    return good;
}

/* Everything about the kernels of a model. */
static int answer(struct kernels *const all, gpurta_model *const model,
                  const struct call *const call)
{
    static const struct rows *const json[] = {&platform_rows,        &occupancy_kernels,
                                              &partition_rows,       &partition_queues,
                                              &scenario_assumptions, NULL};
    gpurta_error error;
    if (gpurta_platform_get(all->platform, GPURTA_PLATFORM_SLOTS)) {
        complain("a platform of plain slots has no SMs, and so no occupancy");
        return EXIT_USAGE;
    }
    gpurta_status status = gpurta_model_set_platform(model, all->platform, &error);
    if (!status)
        status = gpurta_occupancy(model, NULL, &all->result, &error);
    if (status) {
        complain("%s: %s", call->common.file, error.message);
        return status == GPURTA_NO_MEMORY ? EXIT_UNABLE : EXIT_USAGE;
    }
    const struct result result = {"occupancy",  print_table,       .csv = &occupancy_kernels,
                                  .rows = json, .of = all->result, .whole = true};
    const int end = result_print(&result, all, shown(all), &call->common, NULL);
    gpurta_result_destroy(all->result);
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
        made.platform = &profile.platform;
    }
    if (end < 0) {
        gpurta_model *const model = model_of_platform(all.platform);
        struct profile_kernel k;
        while (profile_next_kernel(&profile, &k)) {
            ADD_ROOM(all.launched, all.room, all.count);
            all.launched[all.count++] = (struct launched){k.name, k.launches};
            (void)model_add_launch(model, k.threads, k.registers, k.shared_memory);
        }
        end = answer(&all, model, call);
        gpurta_model_destroy(model);
    }
    for (size_t i = 0; i < all.count; i++)
        free(all.launched[i].name);
    free(all.launched);
    profile_kernels_end(&profile);
    return end;
}

/* Is that assumption of launches, not of what fits on an SM? */
static bool says_when(const char *const premise)
{
    static const char *const keys[] = {"deadline", "level",  "priority", "wait",
                                       "stream",   "period", "release",  "runlist"};
    const char *const key = strstr(premise, "(key ");
    const size_t length = key ? strcspn(key + 5, ");") : 0;
    bool found = false;
    for (size_t k = 0; key && k < FIELDS(keys); k++)
        found = found || (strlen(keys[k]) == length && strncmp(key + 5, keys[k], length) == 0);
    return found;
}

static int of_scenario(const struct call *const call, const gpurta_platform *const asked,
                       const int64_t sms)
{
    const char *premises[MOST_PREMISES];
    struct scenario scenario;
    struct kernels all = {.platform = asked, .scenario = &scenario};
    int end = scenario_read(&scenario, &call->common, "occupancy", 0, NULL);
    scenario_premises(&scenario, premises, 0, scenario.resolved,
                      GPURTA_MODEL_ASSUMPTIONS_ASSUMPTION);
    size_t kept = 0;
    for (size_t i = 0; premises[i]; i++) /* no word of what runs when */
        if (!says_when(premises[i]))
            premises[kept++] = premises[i];
    premises[kept] = NULL;
    if (end < 0 && !asked && !scenario.platform) {
        complain("%s: key \"platform\" is missing; give it there, or --platform NAME",
                 scenario.document.name);
        end = EXIT_USAGE;
    }
    if (end < 0 && !asked) {
        end = with_sms(scenario.platform, sms);
        all.platform = scenario.platform;
        made.platform = &scenario.platform;
    }
    if (end < 0)
        end = answer(&all, scenario.given.model, call);
    scenario_clear(&scenario);
    return end;
}

int answer_file(const struct call *const call, const gpurta_platform *const platform,
                const int64_t sms)
{
    return guess_file(call->common.file) == TOOL_UNKNOWN ? of_scenario(call, platform, sms)
                                                         : of_profile(call, platform, sms);
}
