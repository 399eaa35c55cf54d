/* The three curves of NVIDIA's occupancy spreadsheet: blocks per SM over threads per block, over
 * registers per thread and over shared memory per block, with the launch marked. */
#include "cli/command/occupancy_view.h"
#include "cli/draw/svg.h"

#include <inttypes.h>
#include <stdlib.h>

enum {
    PANELS = 3,
    PANEL_WIDTH = 330,
    WIDTH = PANELS * PANEL_WIDTH + 20,
    HEIGHT = 360,
    LEFT = 52, /* of the plot in its panel */
    TOP = 78,  /* of the plots */
    PLOT_WIDTH = PANEL_WIDTH - LEFT - 18,
    PLOT_HEIGHT = 220
};

struct panel {
    FILE *file;
    const gpurta_platform *platform;
    struct launch_counts launch;
    gpurta_launch_count which;
    int64_t most, highest; /* ends of the axes */
    double left;
};

static double x_of(const struct panel *const panel, const int64_t value)
{
    return panel->left + LEFT + (double)value / (double)panel->most * PLOT_WIDTH;
}

static double y_of(const struct panel *const panel, const int64_t blocks)
{
    return TOP + PLOT_HEIGHT - (double)blocks / (double)panel->highest * PLOT_HEIGHT;
}

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
static bool draw_curve(const struct panel *const panel)
{
    int64_t value = panel->which == GPURTA_LAUNCH_THREADS ? 1 : 0, blocks;
    if (!blocks_at(panel, value, &blocks))
        return false;
    fprintf(panel->file, "<path class=\"s0\" d=\"M%.2f %.2f", x_of(panel, value),
            y_of(panel, blocks));
    for (;;) {
        if (!last_with(panel, blocks, &value))
            return false;
        fprintf(panel->file, " H%.2f", x_of(panel, value));
        if (value >= panel->most)
            break;
        if (!blocks_at(panel, value + 1, &blocks))
            return false;
        fprintf(panel->file, " V%.2f", y_of(panel, blocks));
    }
    fputs("\"/>\n", panel->file);
    return true;
}

static void tick_text(char *const text, const size_t size, const gpurta_launch_count which,
                      const int64_t value)
{
    if (which == GPURTA_LAUNCH_SHARED_MEMORY && value >= 1 << 20)
        snprintf(text, size, "%" PRId64 " MiB", value >> 20);
    else if (which == GPURTA_LAUNCH_SHARED_MEMORY && value)
        snprintf(text, size, "%" PRId64 " KiB", value / 1024);
    else
        snprintf(text, size, "%" PRId64, value);
}

static void draw_axes(const struct panel *const panel)
{
    static const char *const labels[] = {"threads per block", "registers per thread",
                                         "shared memory per block"};
    const double left = panel->left + LEFT, bottom = TOP + PLOT_HEIGHT;
    const bool memory = panel->which == GPURTA_LAUNCH_SHARED_MEMORY;
    const int64_t step = svg_tick_step_binary(panel->most, memory || panel->most > 9999 ? 4 : 8);
    const int64_t rise = svg_tick_step(panel->highest, 8);
    char text[32];
    for (int64_t v = 0; v <= panel->most; v += step) {
        svg_line(panel->file, x_of(panel, v), TOP, x_of(panel, v), bottom, "grid");
        tick_text(text, sizeof text, panel->which, v);
        svg_text(panel->file, x_of(panel, v), bottom + 16, SVG_MIDDLE, "tick", text);
    }
    for (int64_t b = 0; b <= panel->highest; b += rise) {
        svg_line(panel->file, left, y_of(panel, b), left + PLOT_WIDTH, y_of(panel, b), "grid");
        snprintf(text, sizeof text, "%" PRId64, b);
        svg_text(panel->file, left - 6, y_of(panel, b) + 4, SVG_END, "tick", text);
    }
    svg_line(panel->file, left, bottom, left + PLOT_WIDTH, bottom, "axis");
    svg_line(panel->file, left, TOP, left, bottom, "axis");
    svg_text(panel->file, left + PLOT_WIDTH / 2.0, bottom + 38, SVG_MIDDLE, "label",
             labels[panel->which]);
    svg_text_up(panel->file, panel->left + 16, TOP + PLOT_HEIGHT / 2.0, "label", "blocks per SM");
}

/* The launch: a dot where it lies, or a note that it lies beyond the axis. */
static bool draw_mark(const struct panel *const panel)
{
    struct launch_counts launch = panel->launch;
    const int64_t value = *launch_count(&launch, panel->which);
    int64_t blocks;
    char text[64], count[32];
    if (!blocks_at(panel, value, &blocks))
        return false;
    const bool beyond = value > panel->most;
    const double x = x_of(panel, beyond ? panel->most : value), y = y_of(panel, blocks);
    svg_line(panel->file, x, y, x, TOP + PLOT_HEIGHT, "mark");
    if (!beyond)
        fprintf(panel->file, "<circle class=\"c5\" cx=\"%.2f\" cy=\"%.2f\" r=\"5\"/>\n", x, y);
    snprintf(count, sizeof count, "%" PRId64, value);
    snprintf(text, sizeof text, "%s%s: %" PRId64, count, beyond ? " (beyond)" : "", blocks);
    const bool right_half = x > panel->left + LEFT + PLOT_WIDTH / 2.0;
    svg_text(panel->file, x + (right_half ? -8 : 8), y - 8, right_half ? SVG_END : SVG_START,
             "marked", text);
    return true;
}

static void draw_titles(FILE *const file, const gpurta_platform *const platform,
                        const struct launch_counts *const launch)
{
    char text[300], capability[CAPABILITY_SIZE];
    const int64_t sms = gpurta_platform_get(platform, GPURTA_PLATFORM_SMS);
    char devices[40] = "";
    capability_text(capability, platform);
    if (sms)
        snprintf(devices, sizeof devices, ", %" PRId64 " SM%s", sms, sms == 1 ? "" : "s");
    const char *const name = gpurta_platform_name(platform);
    snprintf(text, sizeof text, "Occupancy on %.*s%s%s%s", text_part(name, 100), name,
             *capability ? ", compute capability " : "", capability, devices);
    svg_text(file, 16, 26, SVG_START, "title", text);
    if (launch->registers)
        snprintf(devices, sizeof devices, "%" PRId64 " registers per thread", launch->registers);
    else
        snprintf(devices, sizeof devices, "registers not a limit");
    snprintf(text, sizeof text,
             "The launch (dot): %" PRId64 " threads per block, %s, %" PRId64
             " bytes of shared memory per block. In each curve one count varies.",
             launch->threads, devices, launch->shared_memory);
    svg_text(file, 16, 48, SVG_START, "note", text);
}

/* The curves share one scale: the highest begins a little below its end. */
static bool find_highest(struct panel *const panel)
{
    panel->highest = 1;
    for (int i = 0; i < PANELS; i++) {
        int64_t blocks;
        panel->which = (gpurta_launch_count)i;
        if (!blocks_at(panel, i == GPURTA_LAUNCH_THREADS ? 1 : 0, &blocks))
            return false;
        if (blocks + blocks / 10 + 1 > panel->highest)
            panel->highest = blocks + blocks / 10 + 1;
    }
    return true;
}

bool draw_occupancy(FILE *const file, const gpurta_platform *const platform,
                    const struct launch_counts *const launch)
{
    struct panel panel = {.file = file, .platform = platform, .launch = *launch};
    bool good = find_highest(&panel);
    svg_begin(file, WIDTH, HEIGHT, "Blocks per SM over threads, registers and shared memory",
              "Three falling staircases, one for each count that varies; a dot marks the launch",
              ".mark { stroke: #d55e00; stroke-dasharray: 3 3; } .marked { font-size: 12px; "
              "font-weight: bold; fill: #d55e00; stroke: white; stroke-width: 3; paint-order: "
              "stroke; }");
    draw_titles(file, platform, launch);
    for (int i = 0; good && i < PANELS; i++) {
        panel.which = (gpurta_launch_count)i;
        panel.left = i * (double)PANEL_WIDTH;
        panel.most = launch_count_most(platform, panel.which);
        draw_axes(&panel);
        good = draw_curve(&panel) && draw_mark(&panel);
    }
    svg_end(file);
    return good;
}
