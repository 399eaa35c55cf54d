/** @file
 *  @brief Everything of libgpurta, in reading order.
 *
 *  Exact response-time analysis of GPU kernels. A model in, a result out:
 *
 *      gpurta_model_create(&model, &error);
 *      size_t row = gpurta_add(model, GPURTA_SECTION_KERNELS, GPURTA_NONE);
 *      gpurta_set_text(model, row, GPURTA_KEY_WCET, "33 us", &error);
 *      ...
 *      gpurta_rta(model, options, &result, &error);
 *      gpurta_get_time(result, GPURTA_RTA_KERNELS_WORST_RESPONSE, 0, time);
 *
 *  Read top-down: how functions answer (status.h), times (time.h), the model (model.h), what an
 *  analysis returns (result.h), then one header per analysis, which is its manual. All analyses
 *  have one shape: the model, what the analysis asks of it, options, where the result goes, the
 *  error. For callers that run millions of small ones there are functions on arrays of whole ticks
 *  (`*_ticks()`, batch.h). A value that a key does not take is refused when it is set; what is
 *  wrong with the model as a whole, by every analysis and by gpurta_model_check().
 */
#ifndef GPURTA_GPURTA_H
#define GPURTA_GPURTA_H

#include <gpurta/status.h>
#include <gpurta/version.h>

#include <gpurta/time.h>

#include <gpurta/model.h>
#include <gpurta/options.h>
#include <gpurta/platform.h>
#include <gpurta/result.h>

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
#include <gpurta/resident.h>

#endif
