/* What a model is made into. */
#pragma once

#include <stdio.h> /* before gmp.h, which then declares its printing functions */

#include <gpurta/model.h>

typedef struct gpurta_program gpurta_program;
typedef struct gpurta_chains gpurta_chains;
typedef struct gpurta_tasks gpurta_tasks;

/* What of a model may lack. */
enum lacking { NOTHING, SIZES, MUCH };
/* Makes the program of the kernels or operations of a model, or its chains and contexts: owned by
 * the caller; NULL if there are none. platform: on which it runs: copies that give their bytes get
 * their times from its copy_bandwidth, masks of partitions become SMs, and all wcet in a partition
 * are taken times its factor. NULL: such copies take 1, such partitions have one SM, and no factor
 * is applied. Whether the partitions fit is for gpurta_program_check_partitions(). */
gpurta_status model_program(const gpurta_model *model, const gpurta_platform *platform,
                            enum lacking lacking, gpurta_program **program, gpurta_error *error);
gpurta_status model_chains(const gpurta_model *model, const gpurta_platform *platform,
                           enum lacking lacking, gpurta_chains **chains, gpurta_error *error);

/* Makes the tasks and servers of a model; as model_program(). */
GPURTA_MUST_USE gpurta_status gpurta_model_tasks(const gpurta_model *model, gpurta_tasks **tasks,
                                                 gpurta_error *error);

/* Sets the options that the sections "runlist" and "edf" stand for; of what they do not say
 * nothing is set. section: GPURTA_SECTION_RUNLIST (also sets the unit) or GPURTA_SECTION_EDF.
 * options: what they are set in. */
GPURTA_MUST_USE gpurta_status gpurta_model_options(const gpurta_model *model,
                                                   gpurta_section section, gpurta_options *options,
                                                   gpurta_error *error);
