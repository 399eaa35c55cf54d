/* What `gpurta measure` and `gpurta check` do with tasks: channels of the runlist. */
#ifndef CHANNELS_VIEW_H
#define CHANNELS_VIEW_H

#include "cli/command/check.h"
#include "cli/measurement/channels.h"

/* Both return the exit status. export: NULL, or a format, which is refused. */
int measure_channels(const struct call *call, struct scenario *scenario,
                     const struct measuring *request, const char *export);
int check_channels(const struct call *call, const struct check *check,
                   const struct measuring *request, const char *save);

/* Writes a measurement; path: NULL: standard output. Returns -1, or the exit status. */
int channels_save(const struct scenario *scenario, const struct channels_seen *observed,
                  const char *path);

/* Measures. Returns -1, or the exit status. */
int channels_measure(struct channels_seen *observed, const struct call *call,
                     struct scenario *scenario, const struct measuring *request);

/* Channels whose level or timeslice is not what the scenario says, if any, are told in a line. */
void channels_unset(FILE *file, const struct scenario *scenario,
                    const struct channels_seen *observed);

#endif
