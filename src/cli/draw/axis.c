#include "cli/draw/axis.h"

double axis_time(mpq_srcptr time)
{
    const double place = mpq_get_d(time);
    return place > AXIS_MOST ? AXIS_MOST : place < -AXIS_MOST ? -AXIS_MOST : place;
}

void axis_mend(struct axis *const axis)
{
    if (!(axis->high > axis->low)) {
        const double size = axis->low < 0 ? -axis->low : axis->low;
        axis->high = axis->low + (size > 1e9 ? size / 1e6 : 1);
    }
}

double axis_place(const struct axis *const axis, const double value)
{
    const double v = value < axis->low ? axis->low : value > axis->high ? axis->high : value;
    return axis->from + (v - axis->low) / (axis->high - axis->low) * (axis->to - axis->from);
}

/* 1, 2 or 5 times a power of ten, so that there are at most `most` steps. */
static double tick_step(const struct axis *const axis, const double most)
{
    const double rough = (axis->high - axis->low) / most;
    if (axis->kind == AXIS_BINARY || axis->kind == AXIS_BYTES)
        return (double)svg_tick_step_binary((int64_t)axis->high, most < 1 ? 1 : (int)most);
    if (axis->kind == AXIS_COUNTS && rough < 1)
        return 1;
    double step = 1;
    while (step > rough)
        step /= 10;
    while (step * 10 < rough)
        step *= 10;
    return step >= rough       ? step
           : step * 2 >= rough ? step * 2
           : step * 5 >= rough ? step * 5
                               : step * 10;
}

/* Ticks stand at round values where the base is not too large for that, else at round differences.
 */
static bool is_round(const struct axis *const axis)
{
    return axis->base + axis->low < 1e8 * (axis->high - axis->low);
}

static double first_tick(const struct axis *const axis, const double step)
{
    const double left = axis->base + axis->low;
    if (!is_round(axis))
        return axis->low;
    double at = (double)(int64_t)(left / step) * step - axis->base;
    while (at < axis->low - step * 1e-9)
        at += step;
    return at;
}

static int tick_count(const struct axis *const axis, const double step)
{
    return (int)((axis->high - first_tick(axis, step)) / step + 1 + 1e-9);
}

static void tick_text(char text[64], const struct axis *const axis, const double at,
                      const double step)
{
    const double value = axis->base + at;
    if (axis->kind == AXIS_BYTES && value >= 1 << 20)
        snprintf(text, 64, "%.10g MiB", value / (1 << 20));
    else if (axis->kind == AXIS_BYTES && value > 0)
        snprintf(text, 64, "%.10g KiB", value / 1024);
    else if (is_round(axis))
        snprintf(text, 64, "%.10g", value < 1e-9 * step && value > -1e-9 * step ? 0 : value);
    else
        snprintf(text, 64, "+%.10g", at);
}

void axis_draw_across(FILE *const file, const struct axis *const axis, const double top,
                      const double bottom, const double most, const char *const title)
{
    const double step = tick_step(axis, most);
    char text[64];
    for (int i = 0; i < tick_count(axis, step); i++) {
        const double value = first_tick(axis, step) + i * step, x = axis_place(axis, value);
        svg_line(file, x, top, x, bottom + 4, "grid");
        tick_text(text, axis, value, step);
        svg_text(file, x, bottom + 17, SVG_MIDDLE, "tick", text);
    }
    svg_line(file, axis->from, bottom, axis->to, bottom, "axis");
    svg_text(file, (axis->from + axis->to) / 2, bottom + 34, SVG_MIDDLE, "label", title);
}

void axis_time_title(char text[80], const struct axis *const axis, const char *const unit)
{
    if (is_round(axis))
        snprintf(text, 80, "time (%s)", unit);
    else
        snprintf(text, 80, "time (%s), from about %.15g on", unit, axis->base);
}

void axis_draw_time(FILE *const file, const struct axis *const axis, const double top,
                    const double bottom, const char *const unit)
{
    char text[80];
    axis_time_title(text, axis, unit);
    axis_draw_across(file, axis, top, bottom, 12, text);
}

void axis_draw_values(FILE *const file, const struct axis *const axis, const double left,
                      const double right)
{
    const double step = tick_step(axis, 8);
    char text[64];
    for (int i = 0; i < tick_count(axis, step); i++) {
        const double value = first_tick(axis, step) + i * step, y = axis_place(axis, value);
        svg_line(file, left, y, right, y, "grid");
        tick_text(text, axis, value, step);
        svg_text(file, left - 6, y + 4, SVG_END, "tick", text);
    }
}
