/* What a model is made into. */
#ifndef MADE_H
#define MADE_H

#include <stdio.h> /* before gmp.h, which then declares its printing functions */

#include <gpurta/model.h>

typedef struct gpurta_program gpurta_program;
typedef struct gpurta_chains gpurta_chains;
typedef struct gpurta_tasks gpurta_tasks;

/* Makes the program of the kernels or operations of a model. platform: on which it runs: copies
 * that give their bytes get their times from its copy_bandwidth, masks of partitions become SMs,
 * and all wcet in a partition are taken times its factor. Whether the partitions fit is for
 * gpurta_program_check_partitions(). NULL: such copies take 1, such partitions have one SM, and
 * no factor of a partition is applied; for what looks at none of it. program: owned by the
 * caller; NULL if there are neither. */
GPURTA_MUST_USE gpurta_status gpurta_model_program(const gpurta_model *model,
                                                   const gpurta_platform *platform,
                                                   gpurta_program **program, gpurta_error *error);

/* Makes the chains and contexts of a model: as gpurta_model_program(). */
GPURTA_MUST_USE gpurta_status gpurta_model_chains(const gpurta_model *model,
                                                  const gpurta_platform *platform,
                                                  gpurta_chains **chains, gpurta_error *error);

/* Makes the tasks and servers of a model: as gpurta_model_program(). */
GPURTA_MUST_USE gpurta_status gpurta_model_tasks(const gpurta_model *model, gpurta_tasks **tasks,
                                                 gpurta_error *error);

/* Sets the options that the sections "runlist" and "edf" stand for; of what they do not say
 * nothing is set. section: GPURTA_SECTION_RUNLIST (also sets the unit) or GPURTA_SECTION_EDF.
 * options: what they are set in. */
GPURTA_MUST_USE gpurta_status gpurta_model_options(const gpurta_model *model,
                                                   gpurta_section section, gpurta_options *options,
                                                   gpurta_error *error);

#endif
