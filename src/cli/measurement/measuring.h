/* Measurements in the command: making them, their files, and what `measure` and `check` share. */
#ifndef MEASURING_H
#define MEASURING_H

#include "cli/base/flags.h"
#include "cli/base/output.h"
#include "cli/scenario/masks.h"

#include <gpurta/measure.h>

/* What is said on the command line about how to measure. */
struct measuring {
    int64_t runs, scale, device;
    bool static_shared, cold;
    const char *timeout, *warm_up, *driver;
    const char *set_level; /* of tasks: a program; NULL: none */
};

/* The flags of a command whose request has it as a member. */
#define MEASURING_FLAGS(type, member)                                                              \
    FLAG(type, member.runs, FLAG_COUNT, "N", .option = GPURTA_OPTION_MEASURE_RUNS,                 \
         .says = "repetitions"),                                                                   \
        FLAG(type, member.scale, FLAG_COUNT, "N", .option = GPURTA_OPTION_MEASURE_SCALE,           \
             .says = "multiply all times by N, for coarse timers"),                                \
        FLAG(type, member.static_shared, FLAG_SWITCH, NULL,                                        \
             .option = GPURTA_OPTION_MEASURE_STATIC_SHARED,                                        \
             .says = "static shared memory instead of dynamic, as far as that goes"),              \
        FLAG(type, member.cold, FLAG_SWITCH, NULL, .option = GPURTA_OPTION_MEASURE_COLD,           \
             .says = "one repetition, and none before it that is not kept"),                       \
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

/* Takes timeout and warm-up into the options. False: reported. */
bool measuring_options(gpurta_options *options, const struct measuring *request, gpurta_unit unit);

/* The device's facts and notes, into the open object. */
void measuring_json_device(struct json *json, const gpurta_measurement *m);

/* Says on standard error that periods are not repeated, where the scenario has any. */
void measuring_note_periods(const struct scenario *scenario);

/* Opens, measures the scenario, closes. options: repetitions and scale. Returns -1, or the exit
 * status. */
int measuring_run(gpurta_measurement **measurement, struct scenario *scenario,
                  const struct measuring *request, gpurta_options *options);

/* Writes a measurement as JSON. False: out of memory, which is reported, and nothing is written. */
bool measuring_json(FILE *file, const struct scenario *scenario, const gpurta_measurement *m);

/* What a measurement tells of an operation beside its times: what was run. The same is written and,
 * when it is read, compared with the scenario. */
struct told {
    const char *key;
    enum { TOLD_TEXT, TOLD_COUNT, TOLD_TIME, TOLD_BOOL } kind;
    const char *text; /* NULL: null */
    int64_t count;    /* or 0, 1 */
};
#define MOST_TOLD 15

/* Fills in what the scenario says of operation i, `place` from measuring_order(); a time is the
 * operation's wcet. Returns how much that is. */
size_t measuring_told(const struct scenario *scenario, size_t i, size_t place,
                      struct told told[MOST_TOLD]);

/* The place of each operation in the order of launching, from 1, to be freed: by release, then as
 * in the file. NULL: out of memory. */
size_t *measuring_order(const struct scenario *scenario);

/* Completions of an operation over all repetitions, with the keys that tell them. */
enum { COMPLETION_MINIMUM, COMPLETION_MEDIAN, COMPLETION_MAXIMUM, COMPLETIONS };
struct completions {
    int64_t ns[COMPLETIONS];
};
extern const char *const completion_keys[COMPLETIONS];
/* False: out of memory, which is reported. */
bool measuring_completions(const gpurta_measurement *m, size_t i, struct completions *values);
/* Of all operations, to be freed; NULL: out of memory, which is reported. */
struct completions *measuring_all_completions(const gpurta_measurement *m);

/* Reads a measurement: the JSON of `gpurta measure`, a log file of cuda_scheduling_examiner, or a
 * folder of such logs. Its operations are those of the scenario. Masks of TPCs that it tells of are
 * added to `masks`. Returns -1, or the exit status. */
int measuring_read(gpurta_measurement **measurement, struct masks *masks,
                   const struct scenario *scenario, const char *path);

/* The part of measuring_read() that reads one open file; true: good. */
bool measuring_read_stream(gpurta_measurement **measurement, struct masks *masks,
                           const struct scenario *scenario, struct document *document,
                           const char *name, FILE *file);

/* The first release of the scenario, from which a measurement counts. */
void measuring_origin(mpq_ptr origin, const struct scenario *scenario);
/* ns of a measurement in the scenario's unit, its scale taken off. */
void measuring_time(mpq_ptr time, int64_t ns, gpurta_unit unit, const gpurta_measurement *m);
/* The scale; 1 where it is not known. */
int64_t measuring_scale(const gpurta_measurement *m);

/* 1 or 0: the SM clock, or a memory clock that is known, moved between begin and end; -1: not
 * known. */
int measuring_clocks_moved(const gpurta_measurement *m);

#endif
