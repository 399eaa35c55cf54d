/* What the parts of `gpurta occupancy` share. */
#pragma once

#include "cli/base/report.h"
#include "cli/scenario/platform_reader.h"

/* Largest count of a launch that is read: that of a CUDA `int`. */
#define MOST_COUNT ((int64_t)INT32_MAX)

struct launch_counts {
    int64_t threads, registers, shared_memory;
};

enum { LAUNCH_COUNTS = 3 };

/* What is asked, and the answer. */
struct occupancy_view {
    const gpurta_platform *platform;
    struct launch_counts launch;
    gpurta_result *result;       /* of the launch, or of each step of a sweep */
    gpurta_launch_count which;   /* of a sweep */
    int64_t blocks;              /* what still gives so many; 0: not asked for */
    int64_t most[LAUNCH_COUNTS]; /* of it; -1: no value does */
};

/* The answer for the launch, a sweep over one of its counts, what still gives so many blocks. Each
 * returns -1, or the exit status. */
int occupancy_print(struct occupancy_view *view, const struct common *common);
int occupancy_print_sweep(struct occupancy_view *view, const struct common *common);
int occupancy_print_inverse(struct occupancy_view *view, const struct common *common);

/* What they print; ends with NULL. The platform: of a row->of that is the view. */
extern const struct rows occupancy_platform;

int64_t *launch_count(struct launch_counts *launch, gpurta_launch_count which);
/* Largest value that a curve or sweep shows. */
int64_t launch_count_most(const gpurta_platform *platform, gpurta_launch_count which);

/* Answers every line `threads,registers,shared_memory` of a CSV file; returns the exit status. */
int answer_batch(const char *path, const struct common *common, const gpurta_platform *platform);

/* The three curves of NVIDIA's spreadsheet; reports what goes wrong and returns false. */
bool draw_occupancy(FILE *file, const gpurta_platform *platform,
                    const struct launch_counts *launch);
