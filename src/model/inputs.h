/* What the analyses read, made from a model. */
#pragma once

#include "model/chains.h"
#include "model/tasks.h"

#include <gpurta/model.h>

enum {
    TAKE_PROGRAM = 1,
    TAKE_CHAINS = 2, /* or, where there are none, a chain of one step of every operation */
    TAKE_TASKS = 4,
    TAKE_PLATFORM = 8,
    TAKE_RUNLIST = 16, /* options of the section runlist, under those of the caller */
    TAKE_EDF = 32,
    TAKE_ANY_SIZE = 64 /* chains whose partitions get other sizes */
};

struct inputs {
    const gpurta_model *model;
    gpurta_platform *platform;
    gpurta_program *program;
    gpurta_chains *chains;
    gpurta_tasks *tasks;
    gpurta_options *options;
};

/* what: bits. inputs_end() frees them, after a failure too. */
gpurta_status inputs_take(struct inputs *in, const gpurta_model *model,
                          const gpurta_options *options, unsigned what, gpurta_error *error);

/* *result := `made`, NULL where `status` is of a failure; its assumptions, in that table, end with
 * what stands for keys that are not given. */
gpurta_status model_give(gpurta_status status, gpurta_result *made, gpurta_table table,
                         const gpurta_model *model, gpurta_result **result, gpurta_error *error);

/* inputs_end() of an analysis, with what it made. */
gpurta_status inputs_give(struct inputs *in, gpurta_status status, gpurta_result *made,
                          gpurta_table table, gpurta_result **result, gpurta_error *error);

/* Returns the status; of an error it says in which section its item is. */
gpurta_status inputs_end(struct inputs *in, gpurta_status status, gpurta_error *error);
