/* Measurements of the runlist: the jobs of channels, each in a process of its own. */
#ifndef CHANNELS_H
#define CHANNELS_H

#include "cli/measurement/measuring.h"

/* Times in ns, from the first launch of the repetition. */
struct channel_job {
    int64_t run; /* from 1 */
    int64_t launched, start, end, waited, turns;
};

struct channel_seen {
    bool set;            /* level and timeslice were set, or need not be */
    int64_t uncertainty; /* of its times; the largest of all repetitions */
    struct channel_job *job;
    size_t jobs, room;
};

struct channels_seen {
    gpurta_measurement *facts; /* of the device */
    int64_t runs;
    struct channel_seen *channel; /* of each task */
    size_t count;
};

/* Zeroed first. */
void channels_clear(struct channels_seen *observed);
/* Room for all channels of the scenario. */
void channels_make(struct channels_seen *observed, const struct scenario *scenario);
void channels_add(struct channel_seen *channel, const struct channel_job *job);

/* Starts a process for each task of the scenario and measures. Returns -1, or the exit status. */
int channels_run(struct channels_seen *observed, const struct scenario *scenario,
                 const struct measuring *request, const gpurta_options *options);

/* Writes them as JSON, and reads that. read returns -1, or the exit status. */
void channels_json(FILE *file, const struct scenario *scenario,
                   const struct channels_seen *observed);
int channels_read(struct channels_seen *observed, const struct scenario *scenario,
                  const char *path);

/* What a measurement tells of a task, to be compared with the scenario: a time, or none. */
struct channel_told {
    const char *key;
    gpurta_task_time which;
};
extern const struct channel_told channel_told[];
extern const size_t channel_told_count;
const char *channel_level(const struct scenario *scenario, size_t i); /* NULL: none given */

/* Least, median (the lower of two) and largest response of a channel; false: it has no job. */
bool channel_responses(const struct channel_seen *channel, int64_t response[3]);
/* Two channels that worked at the same time, as under MPS: false: none did. */
bool channels_together(const struct channels_seen *observed, size_t *first, size_t *second);

#endif
