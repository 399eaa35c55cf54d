/* What an experiment counted, with all that a picture or another part of it needs to know. */
#ifndef RESULT_H
#define RESULT_H

#include "cli/base/rows.h"
#include "cli/sweep/design.h"

#define CHUNK 32 /* sets that a thread takes at once, of one point */

struct result_axis {
    char *name;
    struct values values;
};

/* Counts of a point and curve lie at [point * curves + curve]. */
struct tally {
    char *version, *hash, *unit, *title; /* title: NULL if there is none */
    int64_t seed, sets, shard, shards;
    int64_t done, chunks; /* of the chunks, in their order; all are done: complete */
    struct result_axis axis[MOST_AXES];
    size_t axes, curves, points;
    char **curve;
    bool weighted;           /* sets have a utilization: */
    size_t utilization_axis; /* of this axis, or MOST_AXES: this one */
    mpq_t utilization;
    int64_t *set_count; /* of each point */
    int64_t *yes, *unknown;
};

/* All begin with result_init() and end with result_clear(). */
void result_init(struct tally *result);
void result_clear(struct tally *result);

/* Empty counts of a design. False: out of memory. */
bool result_of_design(struct tally *result, const struct design *design, int64_t shard,
                      int64_t shards);
/* Room for counts, when axes and curves are known. False: out of memory. */
bool result_make_counts(struct tally *result);
/* Adds counts of the same design. */
void result_add(struct tally *result, const int64_t *set_count, const int64_t *yes,
                const int64_t *unknown);
/* Reads what JSON was written. Returns -1, or the exit status after what is wrong was reported. */
int result_read(struct tally *result, const char *path);
int result_read_stream(struct tally *result, const char *name, FILE *file);

/* Sets of one point from..to - 1 belong to the part. */
int64_t shard_from(const struct tally *result);
int64_t shard_to(const struct tally *result);
int64_t chunks_of_point(const struct tally *result);

mpq_srcptr result_axis_value(const struct tally *result, size_t point, size_t axis);
/* value := count >= 0 times that */
void result_weigh(const struct tally *result, size_t point, int64_t count, mpq_ptr value);

/* The curve's sum of U over schedulable sets, by the sum of U over all, at the points that share
 * the value `other` of the axis that is not the utilization. 1, or 0 if no set was tried. */
int result_weighted(const struct tally *result, size_t curve, size_t other, mpq_ptr value);
size_t result_others(const struct tally *result);

/* Fields of the rows of JSON and CSV, after those of the axes. */
extern const struct rows result_counts;
void result_json(struct row *row, struct json *json);
void result_csv(struct row *row, FILE *file);

/* Parts that belong together become one. Returns -1, or the exit status after it was reported why
 * not. */
int results_merge(struct tally *into, const char *const *paths, size_t count);

/* Exact Clopper-Pearson interval of 95% for k of n >= 1, in ten-thousandths, rounded outwards. */
#define INTERVAL_PARTS 10000
void binomial_interval(int64_t k, int64_t n, int64_t *low, int64_t *high);

/* Runs an experiment on threads. Goes on from result->done until all is done, or a signal (SIGINT,
 * SIGTERM) ends it: then what was begun is completed, and the counts are those of the first
 * result->done chunks. The next such signal kills. Counts do not depend on the number of threads.
 * Returns -1, or the exit status after it was reported why it could not run. */
int engine_run(const struct design *design, struct tally *result, int64_t threads);

#endif
