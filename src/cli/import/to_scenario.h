/* From a profile to a scenario: which device, on which platform, with what times. */
#ifndef TO_SCENARIO_H
#define TO_SCENARIO_H

#include "cli/import/trace.h"

/* What the user asked for. */
struct conversion {
    const char *platform; /* --platform NAME; NULL: the profile's own */
    int64_t sms;          /* --sms N; 0: as the platform or the profile says */
    int64_t device;       /* which GPU of the profile; TRACE_UNKNOWN: the busiest */
    bool periodic;        /* chains have the beat of their releases as period, and a jitter */
    mpq_srcptr margin;    /* times are multiplied by 1 + margin; NULL: as measured */
};

/* The GPU on which an operation ran, as the library counts: from what the profile tells, or as
 * asked for. Owned by the caller. Returns -1, or the exit status after an error was reported. */
int trace_platform(gpurta_platform **platform, const struct trace *trace,
                   const struct conversion *conversion);

/* Which device: asked for, or that with most operations. */
int64_t trace_busiest(const struct trace *trace, const struct conversion *conversion);

/* Did anything run on the device? Reports if not. */
bool trace_any(const struct trace *trace, const struct conversion *conversion);

/* Is there work of more than one (process, context) on the device? */
bool trace_several(const struct trace *trace, int64_t device);

#define CONTEXT_NAME 96

/* "default", "s13"; with several contexts "p4711c1s13": streams of processes share numbers. */
const char *stream_name(const struct trace *trace, uint32_t stream, bool several,
                        char name[CONTEXT_NAME]);

/* Streams of the device that are not as they would be by default. */
void put_trace_streams(FILE *file, const struct trace *trace, int64_t device, bool several);

/* Comments on where it comes from, the unit and the platform. */
struct block_times;
void put_head(FILE *file, const struct block_times *times, const char *what);

/* Sizes of a kernel, with quotes around keys or none; "h2d", "d2h" or "d2d" of a copy or memset. */
void put_launch(FILE *file, const struct trace_shape *shape, const char *quote);
const char *trace_direction(const struct trace_shape *shape);

/* A name that is used for the n-th time, made unique: "axpy", "axpy#2"; one that is cut, or has a
 * '#' itself, is told apart by the number of its text: "very_long...#7#2". */
#define UNIQUE_NAME 192
const char *unique_name(const struct trace *trace, uint32_t number, uint32_t times,
                        char text[UNIQUE_NAME]);
void put_unique(FILE *file, const struct trace *trace, uint32_t number, uint32_t times);

/* A text between quotes, as YAML and JSON read it; what may stand there, in a comment too. */
void put_yaml_text(FILE *file, const char *text);
void put_yaml_part(FILE *file, const char *text);

/* What was seen, what was left out and why, on standard error. */
int trace_report(const struct trace *trace, const struct conversion *conversion);

/* One run, launch by launch. */
int trace_to_scenario(FILE *file, const struct trace *trace, const struct conversion *conversion);

/* The same as JSON, written as it comes. */
int trace_to_json(FILE *file, const struct trace *trace, const struct conversion *conversion);

/* Recurrent chains of steps, for `bound`. */
int trace_to_chains(FILE *file, const struct trace *trace, const struct conversion *conversion);

/* The run as a Chrome trace: what is predicted, and what was measured. */
int trace_to_perfetto(FILE *file, const struct trace *trace, const struct conversion *conversion);

#endif
