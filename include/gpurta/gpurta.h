/** @file
 *  @brief Everything of libgpurta, in reading order.
 *
 *  Exact response-time analysis of GPU kernels. Read top-down: first how functions answer
 *  (status.h), then times (time.h), then the model, then one header per analysis.
 *
 *  The three simulators (simulate.h, host.h, edf_simulation.h) have one shape: a scenario is made
 *  first (::gpurta_program, ::gpurta_host_scenario, ::gpurta_edf_scenario), `gpurta_*_simulate()`
 *  runs it, `*_events()` and `*_event_at()` tell what happened in order of time, and `*_jobs()`,
 *  `*_time_of()` and `*_verdict()` what came of it. An event is plain numbers in a struct that
 *  carries its size; its times come beside it.
 */
#ifndef GPURTA_GPURTA_H
#define GPURTA_GPURTA_H

#include <gpurta/status.h>
#include <gpurta/version.h>

#include <gpurta/time.h>

#include <gpurta/chains.h>
#include <gpurta/model.h>
#include <gpurta/options.h>
#include <gpurta/platform.h>
#include <gpurta/program.h>
#include <gpurta/result.h>
#include <gpurta/tasks.h>

#include <gpurta/edf.h>
#include <gpurta/edf_simulation.h>
#include <gpurta/generate.h>
#include <gpurta/occupancy.h>
#include <gpurta/rta.h>
#include <gpurta/simulate.h>

#include <gpurta/runlist.h>

#include <gpurta/host.h>

#include <gpurta/bound.h>

#include <gpurta/batch.h>

#include <gpurta/partition.h>

#endif
