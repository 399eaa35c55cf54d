#include "cli/draw/curves.h"

/* ---- points ---- */

/* A filled curve from point to point; before the first as there, after the last as there. */
static void draw_points(const struct layout *const l, FILE *const file, const size_t lane)
{
    const struct picture *const p = l->picture;
    const struct row *const row = &l->row[l->row_of[lane]];
    const double bottom = row->top + row->height;
    const double unit = (row->height - 4) / (double)p->lane[lane].capacity;
    bool any = false;
    /* NOLINTNEXTLINE(clang-analyzer-deadcode.DeadStores): read where the curve ends */
    double y = bottom;
    for (size_t i = 0; i < p->points; i++) {
        if (p->point[i].lane != lane)
            continue;
        y = bottom - p->point[i].value * unit;
        if (!any)
            fprintf(file, "<path class=\"budget\" d=\"M%.2f %.2fV%.2f", l->left, bottom, y);
        any = true;
        fprintf(file, "L%.2f %.2f", axis_place(&l->time, p->point[i].at), y);
    }
    if (any)
        fprintf(file, "H%.2fV%.2fz\"/>\n", l->time.to, bottom);
}

/* ---- lanes together ---- */

#define COLUMNS LAYOUT_COLUMNS

/* How much of the lanes the items of a style take, by column; what has no style of its own is
 * together. */
static double *share_of(const struct layout *const l, const size_t band)
{
    return l->share + band * (COLUMNS + 1);
}

/* Adds `height` between two places in columns: whole columns as differences, which are summed up
 * later, and the parts of the first and the last. */
static void add_share(double *const column, const double from, const double to, const double height)
{
    const int first = (int)from, last = (int)to;
    const double head = from - first, tail = to - last;
    if (first >= COLUMNS)
        return;
    column[first] += height * (1 - head);
    column[first + 1] += height * head;
    column[last] -= height * (1 - tail);
    if (last < COLUMNS)
        column[last + 1] -= height * tail;
}

static double column_of(const struct layout *const l, const double time)
{
    return (axis_place(&l->time, time) - l->time.from) / (l->time.to - l->time.from) * COLUMNS;
}

static size_t band_of(const struct layout *const l, const size_t item)
{
    return l->style[item] < LAYOUT_STYLES ? l->style[item] : LAYOUT_STYLES;
}

/* Parts of all that the lanes hold. */
static void find_shares(const struct layout *const l, const struct row *const row)
{
    const struct picture *const p = l->picture;
    double capacity = 0;
    for (size_t i = 0; i < LAYOUT_SHARES; i++)
        l->share[i] = 0;
    for (size_t i = row->first; i <= row->last; i++)
        capacity += (double)p->lane[i].capacity;
    for (size_t i = 0; i < p->boxes; i++) {
        const struct picture_box *const box = &p->box[i];
        if (box->lane >= row->first && box->lane <= row->last && box->to > l->time.low &&
            box->from < l->time.high)
            add_share(share_of(l, band_of(l, box->item)), column_of(l, box->from),
                      column_of(l, box->to), (double)box->height / capacity);
    }
    for (size_t band = 0; band <= LAYOUT_STYLES; band++)
        for (int c = 1; c <= COLUMNS; c++)
            share_of(l, band)[c] += share_of(l, band)[c - 1];
}

/* One item above those that are drawn already, which reach up to `base`. */
static void draw_band(const struct layout *const l, FILE *const file, const struct row *const row,
                      const double *const share, double *const base, const char *const look)
{
    const double wide = (l->time.to - l->time.from) / COLUMNS, bottom = row->top + row->height;
    for (int c = 0, end; c < COLUMNS; c = end) {
        end = c + 1;
        if (share[c] * row->height < 0.01)
            continue;
        while (end < COLUMNS && share[end] * row->height >= 0.01)
            end++;
        fprintf(file, "<path %s d=\"M%.2f %.2f", look, l->left + wide * c,
                bottom - base[c] * row->height);
        for (int i = c; i < end; i++)
            fprintf(file, "V%.2fH%.2f", bottom - (base[i] + share[i]) * row->height,
                    l->left + wide * (i + 1));
        for (int i = end - 1; i >= c; i--)
            fprintf(file, "V%.2fH%.2f", bottom - base[i] * row->height, l->left + wide * i);
        fputs("z\"/>\n", file);
    }
}

static void draw_bands(const struct layout *const l, FILE *const file, const struct row *const row)
{
    double *const base = share_of(l, LAYOUT_STYLES + 1);
    char look[40];
    for (size_t band = 0; band <= LAYOUT_STYLES; band++) {
        const double *const share = share_of(l, band);
        const size_t pattern = band / SVG_COLOURS % LAYOUT_PATTERNS;
        snprintf(look, sizeof look, "class=\"c%zu\"", band % SVG_COLOURS);
        draw_band(l, file, row, share, base, band < LAYOUT_STYLES ? look : "class=\"other\"");
        snprintf(look, sizeof look, "style=\"fill: url(#p%zu)\"", pattern);
        if (pattern && band < LAYOUT_STYLES)
            draw_band(l, file, row, share, base, look);
        for (int c = 0; c < COLUMNS; c++)
            base[c] += share[c];
    }
}

/* Part of the lanes, in percent, and what they are. */
static void draw_frame(const struct layout *const l, FILE *const file, const struct row *const row)
{
    const struct picture *const p = l->picture;
    const struct picture_lane *const first = &p->lane[row->first];
    char text[2 * PICTURE_NAME + 80];
    for (int quarter = 0; quarter <= 4; quarter++) {
        const double y = row->top + row->height * (1 - quarter / 4.0);
        svg_line(file, l->left, y, l->time.to, y, "grid");
        snprintf(text, sizeof text, "%d %%", quarter * 25);
        svg_text(file, l->left - 6, y + 4, SVG_END, "tick", text);
    }
    if (row->last > row->first)
        snprintf(text, sizeof text, "%s to %s together: part of their %s that is taken",
                 first->name, p->lane[row->last].name, p->height);
    else
        snprintf(text, sizeof text, "%s: part of the %s that is taken", first->name, p->height);
    svg_text(file, l->left + 6, row->top + 14, SVG_START, "label halo", text);
}

void curves_draw(const struct layout *const l, FILE *const file)
{
    for (size_t i = 0; i < l->rows; i++)
        if (l->row[i].curves) {
            find_shares(l, &l->row[i]);
            draw_bands(l, file, &l->row[i]);
            draw_frame(l, file, &l->row[i]);
        } else if (l->picture->lane[l->row[i].first].kind == PICTURE_CURVE)
            draw_points(l, file, l->row[i].first);
}
