/* Pictures of gpurta edf. Coordinates are rounded; the numbers written beside them are not. */
#include "edf_svg.h"

#include "output.h"
#include "svg.h"

#include <stdlib.h>
#include <string.h>

const char *server_name(const gpurta_tasks *const tasks, const size_t index, char space[NAME_SPACE])
{
    const char *const name = gpurta_tasks_server_name(tasks, index);
    if (name)
        return name;
    snprintf(space, NAME_SPACE, "s%zu", index + 1);
    return space;
}

static void begin(FILE *const file, const int width, const int height, const char *const title)
{
    svg_begin(file, width, height, title,
              ".witness{fill:#d00;font-weight:bold} .drop{stroke:#d00;stroke-dasharray:4 3}\n"
              ".line{stroke:#333;stroke-width:1.4} .switch{stroke:#333;stroke-dasharray:2 2}\n"
              ".mark{stroke:#222;fill:none} .late{stroke:#d00;stroke-width:2} .cost{fill:#333}\n"
              ".empty{fill:#d55e00} .budget{fill:#56b4e955;stroke:#0072b2}");
    svg_text(file, 16, 24, SVG_START, "title", title);
}

/* A linear scale from base + [low, high] to [from, to] of the page: values are differences from the
 * base, so that a picture far from 0 does not lose its digits. */
struct axis {
    double base, low, high, from, to;
};

static double place(const struct axis *const axis, const double v)
{
    return axis->from + (v - axis->low) / (axis->high - axis->low) * (axis->to - axis->from);
}

/* 1, 2 or 5 times a power of ten, so that there are at most `most` ticks */
static double tick_step(const struct axis *const axis, const double most)
{
    const double rough = (axis->high - axis->low) / most;
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

/* Ticks stand at round times where the base is not too large for that, else at round differences.
 */
static bool round_times(const struct axis *const axis)
{
    return axis->base + axis->low < 1e8 * (axis->high - axis->low);
}

static double first_tick(const struct axis *const axis, const double step)
{
    const double left = axis->base + axis->low;
    if (!round_times(axis))
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

static void tick_text(char text[64], const struct axis *const axis, const double at)
{
    if (round_times(axis))
        snprintf(text, 64, "%.10g", axis->base + at < 1e-9 * axis->high ? 0 : axis->base + at);
    else
        snprintf(text, 64, "+%.10g", at);
}

static void draw_time_axis(FILE *const file, const struct axis *const x, const double top,
                           const double bottom, const char *const unit)
{
    const double step = tick_step(x, 12);
    char text[64];
    for (int i = 0; i < tick_count(x, step); i++) {
        const double k = first_tick(x, step) + i * step, at = place(x, k);
        svg_line(file, at, top, at, bottom, "grid");
        tick_text(text, x, k);
        svg_text(file, at, bottom + 16, SVG_MIDDLE, "tick", text);
    }
    if (round_times(x))
        snprintf(text, sizeof text, "time in %s", unit);
    else
        snprintf(text, sizeof text, "time in %s, from about %.15g on", unit, x->base);
    svg_text(file, x->to, bottom + 34, SVG_END, "label", text);
}

/* ---- demand ---- */

#define STEPS 240 /* deadlines in a picture */

struct curve {
    double *time, *demand; /* t and h(t) + B(t) from each deadline on, less the start */
    double before;         /* demand at the left edge, less the start */
    size_t count;
    bool cut; /* there are more deadlines than a picture shows */
};

/* sum := h(t) + B(t) */
static void demand_at(mpq_ptr sum, const gpurta_edf *const result, mpq_srcptr t)
{
    mpq_t part;
    mpq_init(part);
    gpurta_edf_blocking(result, t, sum);
    for (size_t i = 0; i < gpurta_edf_count(result); i++) {
        gpurta_edf_demand(result, i, t, part);
        mpq_add(sum, sum, part);
    }
    mpq_clear(part);
}

static bool is_direct(const gpurta_tasks *const tasks, const size_t i)
{
    return gpurta_tasks_server_of(tasks, i) == GPURTA_NO_SERVER;
}

/* deadline := the first absolute deadline of task i after t; false: the task is in a server */
static bool next_deadline(mpq_ptr deadline, const struct scenario *const scenario, const size_t i,
                          mpq_srcptr t)
{
    mpq_t period, k;
    if (!is_direct(scenario->tasks, i))
        return false;
    mpq_inits(period, k, NULL);
    gpurta_tasks_time(scenario->tasks, i, GPURTA_TASK_PERIOD, period);
    gpurta_tasks_time(scenario->tasks, i, GPURTA_TASK_DEADLINE, deadline);
    mpq_sub(deadline, deadline, scenario->edf.latency);
    if (mpq_cmp(deadline, t) <= 0) {
        mpq_sub(k, t, deadline);
        mpq_div(k, k, period);
        mpz_fdiv_q(mpq_numref(k), mpq_numref(k), mpq_denref(k));
        mpz_add_ui(mpq_numref(k), mpq_numref(k), 1);
        mpz_set_ui(mpq_denref(k), 1);
        mpq_mul(k, k, period);
        mpq_add(deadline, deadline, k);
    }
    mpq_clears(period, k, NULL);
    return true;
}

/* t := the first deadline of the pattern after t; false: no direct task */
static bool step_on(mpq_ptr t, const struct scenario *const scenario)
{
    mpq_t best, deadline;
    bool found = false;
    mpq_inits(best, deadline, NULL);
    for (size_t i = 0; i < gpurta_tasks_count(scenario->tasks); i++) {
        if (!next_deadline(deadline, scenario, i, t))
            continue;
        if (!found || mpq_cmp(deadline, best) < 0)
            mpq_set(best, deadline);
        found = true;
    }
    if (found)
        mpq_set(t, best);
    mpq_clears(best, deadline, NULL);
    return found;
}

/* start := where the picture begins: 0, or so near to the witness that the steps can be seen */
static void find_start(mpq_ptr start, const struct scenario *const scenario, mpq_srcptr witness)
{
    mpq_t rate, period;
    mpq_inits(rate, period, NULL);
    for (size_t i = 0; i < gpurta_tasks_count(scenario->tasks); i++) {
        if (!is_direct(scenario->tasks, i))
            continue;
        gpurta_tasks_time(scenario->tasks, i, GPURTA_TASK_PERIOD, period);
        mpq_inv(period, period);
        mpq_add(rate, rate, period);
    }
    mpq_set_ui(start, STEPS * 3 / 5, 1);
    mpq_div(start, start, rate); /* time with that many deadlines */
    mpq_sub(start, witness, start);
    if (mpq_sgn(start) < 0)
        mpq_set_ui(start, 0, 1);
    mpq_clears(rate, period, NULL);
}

/* end := a little after the witness, or the largest D + P */
static void find_end(mpq_ptr end, const struct scenario *const scenario, mpq_srcptr start,
                     mpq_srcptr witness, const bool has_witness)
{
    mpq_t v, w;
    mpq_inits(v, w, NULL);
    mpq_set_ui(end, 0, 1);
    for (size_t i = 0; !has_witness && i < gpurta_tasks_count(scenario->tasks); i++) {
        if (!is_direct(scenario->tasks, i))
            continue;
        gpurta_tasks_time(scenario->tasks, i, GPURTA_TASK_PERIOD, v);
        gpurta_tasks_time(scenario->tasks, i, GPURTA_TASK_DEADLINE, w);
        mpq_add(v, v, w);
        if (mpq_cmp(v, end) > 0)
            mpq_set(end, v);
    }
    if (has_witness) {
        mpq_sub(v, witness, start);
        mpq_set_ui(w, 1, 5);
        mpq_mul(v, v, w);
        mpq_add(end, witness, v);
    }
    mpq_set(v, start);
    if (step_on(v, scenario) && mpq_cmp(v, end) >= 0) { /* at least one step is seen */
        mpq_add(end, v, v);
        mpq_sub(end, end, start);
    }
    mpq_clears(v, w, NULL);
}

/* v - start, for the page */
static double beyond(mpq_srcptr v, mpq_srcptr start)
{
    mpq_t difference;
    mpq_init(difference);
    mpq_sub(difference, v, start);
    const double d = mpq_get_d(difference);
    mpq_clear(difference);
    return d;
}

static bool find_curve(struct curve *const curve, const struct scenario *const scenario,
                       const gpurta_edf *const result, mpq_srcptr start, mpq_ptr end)
{
    mpq_t t, h;
    curve->count = 0;
    curve->time = malloc(STEPS * sizeof *curve->time);
    curve->demand = malloc(STEPS * sizeof *curve->demand);
    if (!curve->time || !curve->demand)
        return false;
    mpq_inits(t, h, NULL);
    mpq_set(t, start);
    demand_at(h, result, t);
    curve->before = beyond(h, start);
    while (curve->count < STEPS && step_on(t, scenario) && mpq_cmp(t, end) <= 0) {
        demand_at(h, result, t);
        curve->time[curve->count] = beyond(t, start);
        curve->demand[curve->count++] = beyond(h, start);
    }
    mpq_set(h, t);
    curve->cut = curve->count == STEPS && step_on(h, scenario) && mpq_cmp(h, end) <= 0;
    if (curve->cut) /* the last step has its tread up to the next deadline */
        mpq_set(end, h);
    mpq_clears(t, h, NULL);
    return true;
}

static void draw_curve(FILE *const file, const struct curve *const curve,
                       const struct axis *const x, const struct axis *const y)
{
    fprintf(file, "<path class=\"s0\" d=\"M%.2f %.2f", x->from, place(y, curve->before));
    for (size_t i = 0; i < curve->count; i++)
        fprintf(file, "H%.2fV%.2f", place(x, curve->time[i]), place(y, curve->demand[i]));
    fprintf(file, "H%.2f\"/>\n", x->to);
}

static void draw_y_axis(FILE *const file, const struct axis *const x, const struct axis *const y)
{
    const double step = tick_step(y, 8);
    char text[64];
    for (int i = 0; i < tick_count(y, step); i++) {
        const double k = first_tick(y, step) + i * step, at = place(y, k);
        svg_line(file, x->from, at, x->to, at, "grid");
        tick_text(text, y, k);
        svg_text(file, x->from - 6, at + 4, SVG_END, "tick", text);
    }
}

/* The text of an exact time, at most `size` characters of it. */
static void short_time(char *const text, const size_t size, mpq_srcptr t)
{
    char *const exact = time_for_people(t, ROUND_UP);
    snprintf(text, size, "%s", exact ? exact : "?");
    free(exact);
}

static void draw_witness(FILE *const file, const struct axis *const x, const struct axis *const y,
                         mpq_srcptr start, mpq_srcptr t, mpq_srcptr demand, mpq_srcptr supply)
{
    const double at = place(x, beyond(t, start)), top = place(y, beyond(demand, start));
    char text[200], a[48], b[48], c[48];
    svg_line(file, at, y->from, at, top, "drop");
    fprintf(file, "<circle cx=\"%.2f\" cy=\"%.2f\" r=\"4\" class=\"witness\"/>\n", at, top);
    fprintf(file, "<circle cx=\"%.2f\" cy=\"%.2f\" r=\"3\" class=\"cost\"/>\n", at,
            place(y, beyond(supply, start)));
    short_time(a, sizeof a, t);
    short_time(b, sizeof b, demand);
    short_time(c, sizeof c, supply);
    snprintf(text, sizeof text, "witness: t = %s, demand %s > %s", a, b, c);
    svg_text(file, at - 10, top - 8, SVG_END, "label witness", text);
}

static void draw_legend(FILE *const file, const double left, const double y, const bool servers)
{
    svg_line(file, left, y - 4, left + 26, y - 4, "s0");
    svg_text(file, left + 32, y, SVG_START, "label", "demand h(t) + B(t)");
    svg_line(file, left + 180, y - 4, left + 206, y - 4, "line");
    svg_text(file, left + 212, y, SVG_START, "label",
             servers ? "what servers leave: (1 - Us) t" : "what the GPU can do: t");
}

/* Says that the picture ends before all that it would show. */
static void draw_cut(FILE *const file, const double left, const struct scenario *const scenario,
                     mpq_srcptr end)
{
    size_t unseen = 0;
    char text[160];
    mpq_t zero, deadline;
    mpq_inits(zero, deadline, NULL);
    mpq_set_si(zero, -1, 1);
    for (size_t i = 0; i < gpurta_tasks_count(scenario->tasks); i++)
        unseen += next_deadline(deadline, scenario, i, zero) && mpq_cmp(deadline, end) >= 0;
    snprintf(text, sizeof text,
             "cut after %d deadlines; tasks with no deadline in the picture: %zu", STEPS, unseen);
    svg_text(file, left, 504, SVG_START, "label", text);
    mpq_clears(zero, deadline, NULL);
}

bool draw_demand(FILE *const file, const struct scenario *const scenario,
                 const gpurta_edf *const result)
{
    mpq_t t, demand, supply, start, end, share;
    mpq_inits(t, demand, supply, start, end, share, NULL);
    const bool witness = gpurta_edf_witness(result, t, demand, supply);
    struct curve curve = {NULL, NULL, 0, 0, false};
    if (witness)
        find_start(start, scenario, t);
    find_end(end, scenario, start, t, witness);
    if (mpq_cmp(end, start) <= 0) { /* nothing is scheduled directly */
        mpq_set_ui(end, 1, 1);
        mpq_add(end, end, start);
    }
    const bool good = find_curve(&curve, scenario, result, start, end);
    if (good) {
        /* the line (1 - U_s) t at both ends */
        gpurta_edf_server_utilization(result, share);
        const bool servers = mpq_sgn(share) != 0;
        mpq_t line;
        mpq_init(line);
        mpq_mul(line, share, start);
        mpq_sub(line, start, line);
        const double first = beyond(line, start);
        mpq_mul(line, share, end);
        mpq_sub(line, end, line);
        const double last = beyond(line, start);
        mpq_clear(line);
        double low = curve.before < first ? curve.before : first, high = last;
        low = last < low ? last : low;
        for (size_t i = 0; i < curve.count; i++)
            high = curve.demand[i] > high ? curve.demand[i] : high;
        high += (high - low) * 0.06;
        const struct axis x = {mpq_get_d(start), 0, beyond(end, start), 78, 924};
        const struct axis y = {mpq_get_d(start), low, high, 470, 60};
        begin(file, 960, 520, "EDF: demand against time");
        draw_y_axis(file, &x, &y);
        draw_time_axis(file, &x, 60, 470, gpurta_unit_name(scenario->unit));
        svg_line(file, x.from, place(&y, first), x.to, place(&y, last), "line");
        draw_curve(file, &curve, &x, &y);
        draw_legend(file, x.from, 46, servers);
        if (curve.cut)
            draw_cut(file, x.from, scenario, end);
        if (witness)
            draw_witness(file, &x, &y, start, t, demand, supply);
        svg_end(file);
    }
    free(curve.time);
    free(curve.demand);
    mpq_clears(t, demand, supply, start, end, share, NULL);
    return good;
}

/* ---- schedule ---- */

enum { ROW = 46, BAR = 20, TOP = 58, LEFT = 130, RIGHT = 930 };

struct board {
    FILE *file;
    const struct scenario *scenario;
    const gpurta_edf_schedule *schedule;
    struct axis x;
    size_t tasks, servers;
};

static double base_line(const size_t row)
{
    return TOP + (double)(row + 1) * ROW - 10;
}

static double across(const struct board *const board, mpq_srcptr t)
{
    return place(&board->x, mpq_get_d(t));
}

static void draw_rows(const struct board *const board)
{
    char space[NAME_SPACE], label[64];
    for (size_t i = 0; i < board->tasks + board->servers; i++) {
        const double y = base_line(i);
        svg_line(board->file, LEFT, y, RIGHT, y, "axis");
        const char *const name = i < board->tasks
                                     ? task_name(board->scenario->tasks, i, space)
                                     : server_name(board->scenario->tasks, i - board->tasks, space);
        snprintf(label, sizeof label, "%s%.*s", i < board->tasks ? "" : "budget of ",
                 text_part(name, 40), name);
        svg_text(board->file, LEFT - 10, y - 6, SVG_END, "label", label);
    }
}

static void draw_intervals(const struct board *const board)
{
    mpq_t start, end;
    size_t job, task, before = SIZE_MAX;
    int cost;
    mpq_inits(start, end, NULL);
    for (size_t i = 0; gpurta_edf_schedule_interval(board->schedule, i, &job, &cost, start, end);
         i++) {
        gpurta_edf_schedule_job(board->schedule, job, &task, NULL);
        const double a = across(board, start), b = across(board, end), y = base_line(task);
        char colour[8], space[NAME_SPACE];
        snprintf(colour, sizeof colour, "c%zu", task % SVG_COLOURS);
        svg_box(board->file, a, y - BAR, b - a < 0.3 ? 0.3 : b - a, BAR, cost ? "cost" : colour,
                task_name(board->scenario->tasks, task, space));
        /* where the job before was not yet complete, it was displaced here */
        if (before != SIZE_MAX && before != job) {
            mpq_t completion;
            size_t displaced;
            mpq_init(completion);
            gpurta_edf_schedule_time(board->schedule, before, GPURTA_EDF_JOB_COMPLETION,
                                     completion);
            gpurta_edf_schedule_job(board->schedule, before, &displaced, NULL);
            if (mpq_cmp(completion, start) > 0)
                svg_line(board->file, a, base_line(displaced) - BAR / 2.0, a, y - BAR / 2.0,
                         "switch");
            mpq_clear(completion);
        }
        before = job;
    }
    mpq_clears(start, end, NULL);
}

static void draw_arrow(FILE *const file, const double x, const double from, const double to,
                       const char *const class_name)
{
    const int back = to < from ? 4 : -4;
    fprintf(file, "<path class=\"%s\" d=\"M%.2f %.1fV%.1fm-3 %dl3 %dl3 %d\"/>\n", class_name, x,
            from, to, back, -back, back);
}

/* Arrows: up at a release, down at a deadline; red where it was missed. */
static void draw_job(const struct board *const board, const size_t job)
{
    mpq_t t, completion;
    size_t task;
    mpq_inits(t, completion, NULL);
    gpurta_edf_schedule_job(board->schedule, job, &task, NULL);
    const double y = base_line(task);
    gpurta_edf_schedule_time(board->schedule, job, GPURTA_EDF_JOB_RELEASE, t);
    const double r = across(board, t);
    draw_arrow(board->file, r, y, y - BAR - 9, "mark");
    gpurta_edf_schedule_time(board->schedule, job, GPURTA_EDF_JOB_COMPLETION, completion);
    if (gpurta_edf_schedule_time(board->schedule, job, GPURTA_EDF_JOB_DEADLINE, t)) {
        const double d = across(board, t);
        const bool missed = mpq_cmp(completion, t) > 0;
        if (d <= RIGHT + 1)
            draw_arrow(board->file, d, y - BAR - 9, y, missed ? "mark late" : "mark");
    }
    mpq_clears(t, completion, NULL);
}

/* Between two states a budget stays or falls evenly. */
static void draw_budgets(const struct board *const board)
{
    mpq_t t, q, d, full, period;
    mpq_inits(t, q, d, full, period, NULL);
    for (size_t s = 0; s < board->servers; s++) {
        const double y = base_line(board->tasks + s);
        size_t server;
        gpurta_tasks_server(board->scenario->tasks, s, full, period);
        const double scale = (ROW - 18) / mpq_get_d(full);
        fprintf(board->file, "<path class=\"budget\" d=\"M%d %.1fV%.1f", LEFT, y, y - (ROW - 18));
        double last = y - (ROW - 18);
        for (size_t i = 0; gpurta_edf_schedule_state(board->schedule, i, &server, t, q, d); i++) {
            if (server != s)
                continue;
            last = y - mpq_get_d(q) * scale;
            fprintf(board->file, "L%.2f %.1f", across(board, t), last);
        }
        fprintf(board->file, "L%d %.1fV%.1f\"/>\n", RIGHT, last, y);
        for (size_t i = 0; gpurta_edf_schedule_state(board->schedule, i, &server, t, q, d); i++)
            if (server == s && mpq_sgn(q) == 0)
                fprintf(board->file,
                        "<circle cx=\"%.2f\" cy=\"%.1f\" r=\"2.5\" class=\"empty\"/>\n",
                        across(board, t), y);
    }
    mpq_clears(t, q, d, full, period, NULL);
}

static void draw_key(const struct board *const board)
{
    const double y = 44;
    draw_arrow(board->file, LEFT + 4, y, y - 12, "mark");
    svg_text(board->file, LEFT + 12, y - 1, SVG_START, "label", "release");
    draw_arrow(board->file, LEFT + 74, y - 12, y, "mark");
    svg_text(board->file, LEFT + 82, y - 1, SVG_START, "label", "deadline");
    draw_arrow(board->file, LEFT + 150, y - 12, y, "mark late");
    svg_text(board->file, LEFT + 158, y - 1, SVG_START, "label", "missed");
    svg_line(board->file, LEFT + 220, y, LEFT + 220, y - 12, "switch");
    svg_text(board->file, LEFT + 228, y - 1, SVG_START, "label", "preemption");
    svg_box(board->file, LEFT + 310, y - 11, 10, 11, "cost", NULL);
    svg_text(board->file, LEFT + 326, y - 1, SVG_START, "label", "its cost");
    if (board->servers) {
        fprintf(board->file, "<circle cx=\"%d\" cy=\"%.0f\" r=\"2.5\" class=\"empty\"/>\n",
                LEFT + 398, y - 5);
        svg_text(board->file, LEFT + 406, y - 1, SVG_START, "label",
                 "budget empty: deadline postponed");
    }
}

bool draw_schedule(FILE *const file, const struct scenario *const scenario,
                   const gpurta_edf_schedule *const schedule, mpq_srcptr horizon)
{
    mpq_t t, end;
    size_t job;
    int cost;
    mpq_inits(t, end, NULL);
    mpq_set(end, horizon);
    const size_t intervals = gpurta_edf_schedule_intervals(schedule);
    if (intervals) {
        mpq_t start;
        mpq_init(start);
        gpurta_edf_schedule_interval(schedule, intervals - 1, &job, &cost, start, t);
        if (mpq_cmp(t, end) > 0)
            mpq_set(end, t);
        mpq_clear(start);
    }
    const struct board board = {file,
                                scenario,
                                schedule,
                                {0, 0, mpq_get_d(end), LEFT, RIGHT},
                                gpurta_tasks_count(scenario->tasks),
                                gpurta_tasks_servers(scenario->tasks)};
    const size_t rows = board.tasks + board.servers;
    const double bottom = base_line(rows - 1) + 8;
    begin(file, 960, (int)bottom + 46, "EDF with constant bandwidth servers: a schedule");
    draw_time_axis(file, &board.x, TOP, bottom, gpurta_unit_name(scenario->unit));
    draw_key(&board);
    draw_rows(&board);
    draw_intervals(&board);
    for (size_t i = 0; i < gpurta_edf_schedule_jobs(schedule); i++)
        draw_job(&board, i);
    draw_budgets(&board);
    svg_end(file);
    mpq_clears(t, end, NULL);
    return true;
}
