/* The three curves of NVIDIA's occupancy spreadsheet: blocks per SM over threads per block, over
 * registers per thread and over shared memory per block, with the launch marked. */
#include "cli/command/occupancy_view.h"
#include "cli/draw/chart.h"

#include <inttypes.h>

struct panel {
    struct chart chart;
    const gpurta_platform *platform;
    struct launch_counts launch;
    gpurta_launch_count which;
    int64_t most; /* end of the axis */
};

static bool blocks_at(const struct panel *const panel, const int64_t value, int64_t *const blocks)
{
    struct launch_counts launch = panel->launch;
    gpurta_error error;
    *launch_count(&launch, panel->which) = value;
    const gpurta_status status = gpurta_occupancy_blocks_per_sm(
        blocks, panel->platform, launch.threads, launch.registers, launch.shared_memory, &error);
    if (status != GPURTA_OK)
        complain_status(status, &error);
    return status == GPURTA_OK;
}

/* The last value with that many blocks per SM. */
static bool last_with(const struct panel *const panel, const int64_t blocks, int64_t *const value)
{
    gpurta_error error;
    if (blocks == 0) {
        *value = panel->most;
        return true;
    }
    const gpurta_status status = gpurta_occupancy_largest(
        value, panel->platform, panel->which, blocks, panel->launch.threads,
        panel->launch.registers, panel->launch.shared_memory, &error);
    if (status != GPURTA_OK)
        complain_status(status, &error);
    return status == GPURTA_OK;
}

/* A staircase, which only ever falls. */
static bool draw_curve(struct panel *const panel)
{
    int64_t value = panel->which == GPURTA_LAUNCH_THREADS ? 1 : 0, blocks;
    chart_stairs(&panel->chart, 0);
    for (; value <= panel->most; value++) {
        if (!blocks_at(panel, value, &blocks))
            return false;
        chart_step(&panel->chart, (double)value, (double)blocks);
        if (!last_with(panel, blocks, &value))
            return false;
    }
    chart_stairs_end(&panel->chart);
    return true;
}

/* The launch: a dot where it lies, or a note that it lies beyond the axis. */
static bool draw_mark(const struct panel *const panel)
{
    struct launch_counts launch = panel->launch;
    const int64_t value = *launch_count(&launch, panel->which);
    int64_t blocks;
    char text[64];
    if (!blocks_at(panel, value, &blocks))
        return false;
    snprintf(text, sizeof text, "%" PRId64 "%s: %" PRId64, value,
             value > panel->most ? " (beyond)" : "", blocks);
    chart_mark(&panel->chart, (double)value, (double)blocks, text);
    return true;
}

static void draw_titles(struct panel *const panel)
{
    const gpurta_platform *const platform = panel->platform;
    const struct launch_counts *const launch = &panel->launch;
    const char *const name = gpurta_platform_name(platform);
    const int64_t sms = gpurta_platform_get(platform, GPURTA_PLATFORM_SMS);
    char title[300], note[300], capability[CAPABILITY_SIZE], words[60] = "";
    capability_text(capability, platform);
    if (sms)
        snprintf(words, sizeof words, ", %" PRId64 " SM%s", sms, sms == 1 ? "" : "s");
    snprintf(title, sizeof title, "Occupancy on %.*s%s%s%s", text_part(name, 100), name,
             *capability ? ", compute capability " : "", capability, words);
    if (launch->registers)
        snprintf(words, sizeof words, "%" PRId64 " registers per thread", launch->registers);
    else
        snprintf(words, sizeof words, "registers not a limit");
    snprintf(note, sizeof note,
             "The launch (dot): %" PRId64 " threads per block, %s, %" PRId64
             " bytes of shared memory per block. In each curve one count varies.",
             launch->threads, words, launch->shared_memory);
    chart_begin(&panel->chart, title,
                "Blocks per SM over threads, registers and shared memory: three falling "
                "staircases, one for each count that varies; a dot marks the launch",
                LAUNCH_COUNTS, 0, note);
}

/* The curves share one scale: the highest begins a little below its end. */
static bool find_highest(struct panel *const panel, int64_t *const highest)
{
    *highest = 1;
    for (int i = 0; i < LAUNCH_COUNTS; i++) {
        int64_t blocks;
        panel->which = (gpurta_launch_count)i;
        if (!blocks_at(panel, i == GPURTA_LAUNCH_THREADS ? 1 : 0, &blocks))
            return false;
        if (blocks + blocks / 10 + 1 > *highest)
            *highest = blocks + blocks / 10 + 1;
    }
    return true;
}

bool draw_occupancy(FILE *const file, const gpurta_platform *const platform,
                    const struct launch_counts *const launch)
{
    static const char *const counts[] = {"threads per block", "registers per thread",
                                         "shared memory per block"};
    struct panel panel = {.chart = {.file = file, .columns = LAUNCH_COUNTS, .height = 220},
                          .platform = platform,
                          .launch = *launch};
    int64_t highest;
    bool good = find_highest(&panel, &highest);
    draw_titles(&panel);
    for (int i = 0; good && i < LAUNCH_COUNTS; i++) {
        panel.which = (gpurta_launch_count)i;
        panel.most = launch_count_most(platform, panel.which);
        panel.chart.x =
            (struct axis){.high = (double)panel.most,
                          .kind = i == GPURTA_LAUNCH_SHARED_MEMORY ? AXIS_BYTES : AXIS_BINARY};
        panel.chart.y = (struct axis){.high = (double)highest, .kind = AXIS_COUNTS};
        chart_panel(&panel.chart, i, NULL, counts[i], "blocks per SM");
        good = draw_curve(&panel) && draw_mark(&panel);
    }
    chart_end(&panel.chart);
    return good;
}
