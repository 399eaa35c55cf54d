/* libFuzzer: whatever the bytes are, the reader of designs ends with a design or with errors, and a
 * small design draws sets and has them judged; the reader of counts ends, too, and what it read is
 * written again. `./dev fuzz` runs it from the saved corpus. */
#include "cli/base/json.h"
#include "cli/sweep/result.h"
#include "cli/sweep/set.h"

#include <stdlib.h>

#define MOST_TASKS 8
#define MOST_CHANNELS 10
#define CHEAP                                                                                      \
    (1u << CURVE_THEOREM_1 | 1u << CURVE_POSITIONAL | 1u << CURVE_WORK_LIMITED | 1u << CURVE_EDF)

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* The first set of the first and the last point. */
static void draw(const struct design *const design, const struct point *const points)
{
    struct worker worker;
    if (worker_init(&worker, design, points))
        for (size_t last = 0; last < 2; last++) {
            const size_t point = last ? design_points(design) - 1 : 0;
            if (points[point].channels > MOST_CHANNELS || points[point].tasks > MOST_TASKS)
                continue;
            if (set_draw(&worker, point, 0))
                for (size_t c = 0; c < design->curves; c++)
                    if (CHEAP >> design->curve[c].analysis & 1 && design->curve[c].limit == 1)
                        (void)set_judge(&worker, point, c);
        }
    worker_clear(&worker);
}

static void read_design(struct scenario *const scenario)
{
    struct design design;
    struct point *points = NULL;
    design_read(&design, scenario);
    const bool good = scenario->document.errors == 0 && !scenario->document.no_memory;
    if (good && design_points(&design) <= 20 && points_make(&points, &design) < 0) {
        draw(&design, points);
        points_destroy(points, &design);
    }
    design_clear(&design);
}

static void read_counts(FILE *const file)
{
    struct tally tally;
    result_init(&tally);
    rewind(file);
    if (result_read_stream(&tally, "fuzz", file) < 0 && tally.points * tally.curves < 100) {
        FILE *const out = fopen("/dev/null", "w");
        struct row row;
        row_init(&row, &tally, 0);
        if (out)
            result_csv(&row, out);
        row_clear(&row);
        if (out)
            fclose(out);
    }
    result_clear(&tally);
}

int LLVMFuzzerTestOneInput(const uint8_t *const data, const size_t size)
{
    FILE *const file = size ? fmemopen((void *)(uintptr_t)data, size, "r") : NULL;
    struct scenario scenario;
    if (!file)
        return 0;
    if (scenario_read_stream(&scenario, "fuzz", file, NEED_SWEEP, true, NULL) &&
        scenario.document.errors == 0 && !scenario.document.no_memory)
        read_design(&scenario);
    scenario_clear(&scenario);
    read_counts(file);
    fclose(file);
    return 0;
}
