#include "cli/draw/layout.h"
#include "base/local.h"
#include "cli/base/memory.h"

#include <stdlib.h>

static bool is_heap(const struct picture_lane *const lane)
{
    return lane->kind == PICTURE_HEAP || lane->kind == PICTURE_THIN;
}

/* ---- time ---- */

static bool is_deadline(const struct picture_mark *const mark)
{
    return mark->kind == PICTURE_DEADLINE || mark->kind == PICTURE_MISSED;
}

static void widen(struct axis *const time, bool *const any, const double from, const double to)
{
    time->low = !*any || from < time->low ? from : time->low;
    time->high = !*any || to > time->high ? to : time->high;
    *any = true;
}

/* As far as anything happens, and a little further where deadlines are: one that is far away would
 * leave no room for all the rest. */
static void find_window(struct layout *const l)
{
    const struct picture *const p = l->picture;
    bool any = false;
    l->time = (struct axis){.low = p->from, .high = p->to};
    if (p->to > p->from)
        return;
    for (size_t i = 0; i < p->boxes; i++)
        widen(&l->time, &any, p->box[i].from, p->box[i].to);
    for (size_t i = 0; i < p->points; i++)
        widen(&l->time, &any, p->point[i].at, p->point[i].at);
    for (size_t i = 0; i < p->marks; i++)
        if (!is_deadline(&p->mark[i]))
            widen(&l->time, &any, p->mark[i].at, p->mark[i].at);
    const double near = l->time.high + (l->time.high - l->time.low) * 0.3;
    for (size_t i = 0; i < p->marks; i++)
        if (!any || p->mark[i].at <= near)
            widen(&l->time, &any, p->mark[i].at, p->mark[i].at);
}

/* ---- items ---- */

static bool visible(const struct layout *const l, const struct picture_box *const box)
{
    return box->to > l->time.low && box->from < l->time.high;
}

/* Which items are observed in the window, and how: each as its family does, or its number, or,
 * where that would make too many alike, in the order of those that are observed. */
static void choose_styles(struct layout *const l)
{
    const struct picture *const p = l->picture;
    for (size_t i = 0; i < p->items; i++)
        l->style[i] = LAYOUT_NO_STYLE;
    for (size_t i = 0; i < p->boxes; i++)
        if (visible(l, &p->box[i])) {
            l->style[p->box[i].item] = 0;
            l->cost = l->cost || p->box[i].cost;
        }
    for (size_t i = 0; i < p->items; i++)
        if (l->style[i] != LAYOUT_NO_STYLE) {
            l->style[i] = p->family ? p->family[i] : p->items <= LAYOUT_STYLES ? i : l->observed;
            l->observed++;
        }
}

/* ---- lanes ---- */

/* Rows: a lane each, or heaps that follow each other in a group where there are too many. */
static void make_rows(struct layout *const l)
{
    const struct picture *const p = l->picture;
    size_t heaps = 0;
    for (size_t i = 0; i < p->lanes; i++) {
        heaps += p->lane[i].kind == PICTURE_HEAP;
        l->heaps = l->heaps || is_heap(&p->lane[i]);
    }
    for (size_t i = 0; i < p->lanes; i++) {
        const struct picture_lane *const lane = &p->lane[i];
        const bool curves = lane->kind == PICTURE_HEAP &&
                            (p->curves || (heaps > PICTURE_MOST_READ && lane->group != NULL));
        if (curves && lane->group && l->rows && l->row[l->rows - 1].curves &&
            p->lane[l->row[l->rows - 1].first].group == lane->group)
            l->row[l->rows - 1].last = i;
        else
            l->row[l->rows++] = (struct row){.first = i, .last = i, .curves = curves};
        l->row_of[i] = l->rows - 1;
    }
}

static double between(const double value, const double least, const double most)
{
    return value < least ? least : value > most ? most : value;
}

static void place_rows(struct layout *const l)
{
    const struct picture *const p = l->picture;
    const double rows = (double)(l->rows ? l->rows : 1);
    const double heap = between(860 / rows, 7, 110), bar = between(1600 / rows, 18, 44);
    double y = l->top;
    for (size_t i = 0; i < l->rows; i++) {
        struct row *const row = &l->row[i];
        const enum picture_lane_kind kind = p->lane[row->first].kind;
        row->top = y;
        row->height = row->curves            ? 260
                      : kind == PICTURE_HEAP ? heap
                      : kind == PICTURE_THIN ? between(heap, 7, 24)
                                             : bar;
        y += row->height + (row->curves ? 14 : row->height > 30 ? 8 : row->height > 14 ? 3 : 1);
    }
    l->bottom = y;
}

/* Room for the names of the lanes, as far as that leaves room for the rest. */
static void find_left(struct layout *const l)
{
    const struct picture *const p = l->picture;
    l->left = 76;
    for (size_t i = 0; i < l->rows; i++)
        if (!l->row[i].curves)
            l->left = between(svg_text_width(p->lane[l->row[i].first].name) + 20, l->left, 220);
}

/* ---- marks above the lanes ---- */

static int by_time(const void *const a, const void *const b)
{
    const struct picture_mark *const x = ((const struct place *)a)->mark,
                                     *const y = ((const struct place *)b)->mark;
    if (x->at < y->at || x->at > y->at)
        return x->at < y->at ? -1 : 1;
    return (x->item > y->item) - (x->item < y->item);
}

/* The first row that is free from x on, which ends the row; -1: none is. */
static int take_row(double ends[LAYOUT_MARK_ROWS], int *const used, const double x,
                    const double end)
{
    for (int row = 0; row < LAYOUT_MARK_ROWS; row++)
        if (x >= ends[row]) {
            ends[row] = end;
            *used = row < *used ? *used : row + 1;
            return row;
        }
    return -1;
}

/* A launch and a missed deadline have their name beside them, unless that would leave the page or
 * no row is free for it; what has no room at all lies over others. */
static void place_mark(struct layout *const l, struct place *const place, double *const launches,
                       double *const deadlines)
{
    const double x = axis_place(&l->time, place->mark->at);
    const double width = svg_text_width(l->picture->item[place->mark->item]) + 12;
    const bool launch = place->mark->kind == PICTURE_LAUNCH;
    int *const used = launch ? &l->launch_rows : &l->deadline_rows;
    double *const ends = launch ? launches : deadlines;
    place->named = (launch || place->mark->kind == PICTURE_MISSED) && x + width < LAYOUT_WIDTH;
    place->row = take_row(ends, used, x - 5, x + (place->named ? width : 5));
    if (place->row >= 0)
        return;
    place->named = false;
    place->row = LAYOUT_MARK_ROWS - 1;
    l->crowded++;
}

static int by_lane(const void *const a, const void *const b)
{
    const struct picture_mark *const x = *(const struct picture_mark *const *)a,
                                     *const y = *(const struct picture_mark *const *)b;
    if (x->lane != y->lane)
        return x->lane < y->lane ? -1 : 1;
    return (x->at > y->at) - (x->at < y->at);
}

static void place_marks(struct layout *const l)
{
    const struct picture *const p = l->picture;
    double launches[LAYOUT_MARK_ROWS] = {0}, deadlines[LAYOUT_MARK_ROWS] = {0};
    for (size_t i = 0; i < p->marks; i++) {
        const struct picture_mark *const mark = &p->mark[i];
        const bool inside = mark->at >= l->time.low && mark->at <= l->time.high;
        if (is_deadline(mark) && mark->at > l->time.high && p->to <= p->from)
            l->late[l->later++] = mark;
        l->marked[mark->kind] = l->marked[mark->kind] || inside;
        l->in_lanes = l->in_lanes || mark->lane != PICTURE_ABOVE;
        if (inside && mark->lane == PICTURE_ABOVE)
            l->place[l->places++].mark = mark;
    }
    qsort(l->place, l->places, sizeof *l->place, by_time);
    /* NOLINTNEXTLINE(bugprone-sizeof-expression): an array of pointers */
    qsort(l->late, l->later, sizeof *l->late, by_lane);
    for (size_t i = 0; i < l->places; i++)
        place_mark(l, &l->place[i], launches, deadlines);
}

bool layout_seen(const struct layout *const l, const size_t lane, const int kind, const double x)
{
    double *const last = &l->drawn[lane * (PICTURE_KINDS + 1) + (size_t)kind];
    const double apart = kind == LAYOUT_BOX ? 1 : 3;
    if (l->many && x > *last - apart && x < *last + apart)
        return false;
    *last = x;
    return true;
}

/* ---- all ---- */

void layout_make(struct layout *const l, struct picture *const picture)
{
    *l = (struct layout){.picture = picture};
    l->row = allocate_zeroed(picture->lanes + 1, sizeof *l->row);
    l->row_of = allocate_zeroed(picture->lanes + 1, sizeof *l->row_of);
    l->style = allocate_zeroed(picture->items + 1, sizeof *l->style);
    l->place = allocate_zeroed(picture->marks + 1, sizeof *l->place);
    l->late = allocate_zeroed(picture->marks + 1,
                              sizeof *l->late); /* NOLINT(bugprone-sizeof-expression) */
    l->share = allocate_zeroed(LAYOUT_SHARES, sizeof *l->share);
    l->drawn = allocate((picture->lanes + 1) * (PICTURE_KINDS + 1) * sizeof *l->drawn);
    for (size_t i = 0; i < (picture->lanes + 1) * (PICTURE_KINDS + 1); i++)
        l->drawn[i] = -LAYOUT_WIDTH;
    size_t bars = 0;
    for (size_t i = 0; i < picture->boxes; i++)
        bars += picture->lane[picture->box[i].lane].kind == PICTURE_BAR;
    l->many = bars > PICTURE_MOST_SINGLE || picture->marks > PICTURE_MOST_SINGLE;
    find_window(l);
    const double most = l->time.high > -l->time.low ? l->time.high : -l->time.low;
    l->possible = picture->boxes == 0 || (l->time.high - l->time.low) * 1e9 > most;
    axis_mend(&l->time);
    make_rows(l);
    find_left(l);
    l->time.from = l->left;
    l->time.to = LAYOUT_WIDTH - LAYOUT_RIGHT;
    choose_styles(l);
    place_marks(l);
    const bool told = l->later && !l->in_lanes;
    l->top = LAYOUT_TITLE + LAYOUT_MARK_ROW * (l->launch_rows + l->deadline_rows + told) + 6;
    place_rows(l);
    layout_stack(l);
    place_rows(l); /* some lanes may have become curves */
}

void layout_clear(struct layout *const l)
{
    FREE(l->row, l->row_of, l->style, l->piece, l->place, l->late, l->share, l->drawn);
}
