/* What was observed on the bench, of kernels and copies or of the tasks of a runlist: measuring it,
 * its files, and what `measure` and `check` share. */
#pragma once

#include "cli/base/flags.h"
#include "cli/base/output.h"
#include "cli/scenario/masks.h"

#include <gpurta/measure.h>

/* A job of a task. Times in ns, from the first launch of its repetition. */
struct job {
    int64_t run; /* from 1 */
    int64_t launched, start, end, waited, turns;
};

struct channel {
    bool set;            /* level and timeslice were set, or need not be */
    int64_t uncertainty; /* of its times; the largest of all repetitions */
    struct job *job;
    size_t jobs, room;
};

/* Zeroed first. */
struct recording {
    gpurta_measurement *m;   /* facts and notes of the device; what kernels and copies did */
    int64_t *starts;         /* of a profile: by repetition and operation; else NULL */
    struct masks masks;      /* of TPCs, of operations */
    struct channel *channel; /* of each task; NULL: kernels were measured */
    size_t count;            /* operations, or tasks */
    int64_t runs;
};

/* What is said on the command line about how to measure. */
struct measuring {
    int64_t runs, scale, device;
    bool static_shared, cold;
    const char *timeout, *warm_up, *driver;
    const char *set_level; /* of tasks: a program; NULL: none */
};

/* The flags of a command whose request has it as a member. */
#define MEASURING_FLAGS(type, member)                                                              \
    REPEATING_FLAGS(type, member),                                                                 \
        FLAG(type, member.cold, FLAG_SWITCH, NULL, .option = GPURTA_OPTION_MEASURE_COLD,           \
             .says = "one repetition, and none before it that is not kept")
#define REPEATING_FLAGS(type, member)                                                              \
    FLAG(type, member.runs, FLAG_COUNT, "N", .option = GPURTA_OPTION_MEASURE_RUNS,                 \
         .says = "repetitions"),                                                                   \
        FLAG(type, member.scale, FLAG_COUNT, "N", .option = GPURTA_OPTION_MEASURE_SCALE,           \
             .says = "multiply all times by N, for coarse timers"),                                \
        FLAG(type, member.static_shared, FLAG_SWITCH, NULL,                                        \
             .option = GPURTA_OPTION_MEASURE_STATIC_SHARED,                                        \
             .says = "static shared memory instead of dynamic, as far as that goes"),              \
        FLAG(type, member.timeout, FLAG_TIME, "TIME", .name = "timeout",                           \
             .says = "most time from the last launch of a repetition to its end (default 60s); a " \
                     "kernel that runs longer is stopped"),                                        \
        FLAG(type, member.warm_up, FLAG_TIME, "TIME", .name = "warm-up",                           \
             .says = "keep all SMs busy first (default 100ms)"),                                   \
        FLAG(type, member.set_level, FLAG_FILE, "PROGRAM", .name = "set-level",                    \
             .says = "of tasks: 'PROGRAM PID LEVEL NS' sets level and timeslice (0: not given) "   \
                     "of a channel's process, as your driver has it"),                             \
        FLAG(type, member.device, FLAG_COUNT, "N", .name = "device", .low = 0, .high = 1023,       \
             .says = "number of the CUDA device"),                                                 \
        FLAG(type, member.driver, FLAG_FILE, "FILE", .name = "driver",                             \
             .says = "CUDA driver library (default: the environment's GPURTA_CUDA_DRIVER, else "   \
                     "libcuda.so.1)")

/* A recording of what the scenario has, with nothing in it yet. */
void recording_begin(struct recording *r, const struct scenario *scenario);
void recording_clear(struct recording *r);

/* Measures the scenario. Returns -1, or the exit status. */
int recording_measure(struct recording *r, const struct call *call, struct scenario *scenario,
                      const struct measuring *request);
/* The part of it that measures tasks: a process for each. */
int channels_measure(struct recording *r, const struct scenario *scenario,
                     const struct measuring *request, const gpurta_options *options);

/* Reads the JSON of `gpurta measure`, or of kernels a log file of cuda_scheduling_examiner, a
 * folder of such logs, or a profile of an application. Returns -1, or the exit status. */
int recording_read(struct recording *r, const struct scenario *scenario, const char *path);
/* The part of it that reads one open file of `gpurta measure`; true: good. */
bool recording_read_stream(struct recording *r, const struct scenario *scenario,
                           struct document *document, const char *name, FILE *file);

/* Writes it as JSON into a file (NULL: standard output). Returns -1, or the exit status. */
int recording_save(const struct recording *r, const struct scenario *scenario, const char *path);

/* Name of an operation or task. */
const char *recording_name(const struct scenario *scenario, size_t i);
/* Least, median (the lower of two) and largest completion of an operation, or response of a task,
 * in ns; false: it has none. */
enum { LEAST, MEDIAN, LARGEST, STATISTICS };
bool recording_statistics(const struct recording *r, size_t i, int64_t ns[STATISTICS]);
void statistics_of(int64_t *ns, size_t count, int64_t statistics[STATISTICS]);
/* Two channels that worked at the same time, as under MPS: false: none did. */
bool channels_together(const struct recording *r, size_t *first, size_t *second);
/* Channels whose level or timeslice is not what the scenario says, if any, are told in a line. */
void channels_unset(FILE *file, const struct scenario *scenario, const struct recording *r);
const char *channel_level(const struct scenario *scenario, size_t i); /* NULL: none given */

/* The place of each operation in the order of launching, from 1, to be freed: by release, then as
 * in the file. */
size_t *launch_places(const struct scenario *scenario);

/* The first release of the scenario, from which a measurement counts. */
void measuring_origin(mpq_ptr origin, const struct scenario *scenario);
/* ns of a measurement in the scenario's unit, its scale taken off. */
void measuring_time(mpq_ptr time, int64_t ns, gpurta_unit unit, const gpurta_measurement *m);
/* The scale; 1 where it is not known. */
int64_t measuring_scale(const gpurta_measurement *m);
/* 1 or 0: the SM clock, or a memory clock that is known, moved between begin and end; -1: not
 * known. */
int measuring_clocks_moved(const gpurta_measurement *m);
/* Says on standard error that periods are not repeated, where the scenario has any. */
void measuring_note_periods(const struct scenario *scenario);

/* Opens the device that was asked for; a driver that does not answer ends the process with
 * EXIT_UNABLE. Returns -1, or the exit status after an error was reported. */
int measuring_open(gpurta_device **device, const struct measuring *request);
/* Opens a device by its number, with the same guard. */
gpurta_status measuring_open_index(gpurta_device **device, const char *driver, int64_t index,
                                   gpurta_error *error);
/* Closes it, with the same guard. */
void measuring_close(gpurta_device *device);
/* Guards the rest of the process: what the driver does at its end may hang too. */
void measuring_end(void);
