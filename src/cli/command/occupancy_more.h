/* What gpurta occupancy answers beyond one launch: sweeps, inverse questions, files of launches,
 * pictures. */
#ifndef OCCUPANCY_MORE_H
#define OCCUPANCY_MORE_H

#include "cli/base/output.h"
#include "cli/scenario/platform_reader.h"

/* Largest count of a launch that is read: that of a CUDA `int`. */
#define MOST_COUNT ((int64_t)INT32_MAX)

struct launch_counts {
    int64_t threads, registers, shared_memory;
};

/* ---- parts of every answer ---- */

/* "platform jetson-tx2: ...", "launch: ...", an empty line */
void print_heading(FILE *file, const gpurta_platform *platform, const struct launch_counts *launch);
void json_platform_of(struct json *json, const gpurta_platform *platform);
void json_launch(struct json *json, const struct launch_counts *launch);
/* blocks_per_sm, slots, warps_per_sm, limited_by */
void json_answer(struct json *json, const gpurta_occupancy *result);
void csv_heading(FILE *file);
void csv_answer(FILE *file, const struct launch_counts *launch, const gpurta_occupancy *result);

/* ---- sweeps and inverse questions ---- */

/* Which count a sweep goes over; reports and returns false if it is none. */
bool find_sweep(const char *text, gpurta_launch_count *which);

/* These print; they report what goes wrong and return false. */
bool print_sweep(const struct output *output, enum format format, const gpurta_platform *platform,
                 const struct launch_counts *launch, gpurta_launch_count which);
bool print_inverse(const struct output *output, enum format format, const gpurta_platform *platform,
                   const struct launch_counts *launch, int64_t blocks);

/* Name of a count in files and JSON: "shared_memory". */
const char *launch_count_name(gpurta_launch_count which);
int64_t *launch_count(struct launch_counts *launch, gpurta_launch_count which);
/* Largest value that a curve or sweep shows. */
int64_t launch_count_most(const gpurta_platform *platform, gpurta_launch_count which);

/* ---- files of launches ---- */

/* Answers every line `threads,registers,shared_memory` of a CSV file; returns the exit status. */
int answer_batch(const char *path, const char *output, const gpurta_platform *platform, bool json);

/* ---- pictures ---- */

/* The three curves of NVIDIA's spreadsheet; reports what goes wrong and returns false. */
bool draw_occupancy(FILE *file, const gpurta_platform *platform,
                    const struct launch_counts *launch);

#endif
