/* What gpurta partition prints and draws. */
#pragma once

#include "base/values.h"
#include "cli/scenario/scenario.h"

#define CONFIGURATION_LINE 320

struct partition_view {
    const struct scenario *scenario;
    const gpurta_model *model;
    const gpurta_platform *platform;
    gpurta_options *options;
    gpurta_result *result;
    gpurta_result *bound; /* with the first division; NULL: there is none */
    gpurta_result
        *failed; /* of the culprit, with the SMs that it could have; NULL: there is none */
    gpurta_mechanism mechanism;
    int64_t cuda;
    bool of_program; /* chains are kernels of the file */
    const char *title, *unit;
    char **key; /* that --set takes for the first division, or for what was tried; NULL: the last */
    const char *line; /* of the configuration or of what is assumed: the present one */
    char text[PARTITION_LINE];
};

const char *partition_chain_name(const struct partition_view *view, size_t chain);
const char *partition_name(const struct partition_view *view, size_t partition);

/* Partition of a chain's kernels; GPURTA_NONE: it has none. */
size_t partition_chosen_for(const struct partition_view *view, size_t chain);

/* SMs of a partition in the first division; 0: there is none, or no kernel is in it. */
int64_t partition_sms(const struct partition_view *view, size_t partition);
bool partition_is_found(const struct partition_view *view);

/* Line number `index` of the configuration that makes the first division; NULL past the last. */
const char *partition_configuration(const struct partition_view *view, size_t index,
                                    char space[CONFIGURATION_LINE]);

/* partition_view.key, to be freed; none where keys cannot say it. */
void partition_make_keys(struct partition_view *view);
void partition_forget_keys(struct partition_view *view);

/* The picture. Returns -1, or the exit status after what went wrong was reported. */
int partition_draw(const struct partition_view *view, const char *path);
