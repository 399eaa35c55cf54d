/* cuda_scheduling_examiner: its configurations in, its log files out. */
#pragma once

#include "cli/scenario/reader.h"

#include <gpurta/measure.h>

/* Its configurations; times in seconds. */
read_foreign examiner_read;

/* Writes a simulation that kept its blocks as that tool's log files, one for each stream, into a
 * folder that exists. Returns -1, or the exit status after an error was reported. */
int examiner_export(const struct scenario *scenario, const gpurta_result *result,
                    const char *folder);

/* Whether log files can be written into a folder; reports if not. */
bool examiner_export_possible(const char *folder);

/* The same of a measurement; repetitions follow each other. */
int examiner_export_measurement(const struct scenario *scenario, const gpurta_measurement *m,
                                const char *folder);
