/* What gpurta partition prints and draws. */
#pragma once

#include "base/values.h"
#include "cli/command/bound_view.h"
#include "cli/scenario/scenario.h"

#define CONFIGURATION_LINE 320

struct partition_view {
    const struct scenario *scenario;
    const gpurta_model *model;
    const gpurta_platform *platform;
    gpurta_options *options;
    gpurta_result *result;
    gpurta_result *bound;  /* with the first division; NULL: there is none */
    gpurta_result *failed; /* as the culprit was tried; NULL: there is none */
    gpurta_mechanism mechanism;
    int64_t cuda;
    bool of_program; /* chains are kernels of the file */
    const char *title, *unit;
    char *reason;             /* of the verdict */
    struct bound_view bounds; /* `bound` or `failed`, as gpurta bound tells them */
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
size_t partition_culprit(const struct partition_view *view); /* a chain */
bool partition_is_closed(const struct partition_view *view, size_t chain);
/* SMs of a partition in the first division, or as the culprit was tried. */
int64_t partition_tried_sms(const struct partition_view *view, size_t partition);

/* partition_view.reason, with bounds for hints where some are printed; what may help, and what to
 * type next. */
void partition_take_reason(struct partition_view *view, bool hints);
void partition_print_hint(const struct partition_view *view, FILE *file);
/* Where contexts that take turns were refused: which changes of the file are not, and what they
 * give. The model is another then. */
void partition_tell_turns(const struct partition_view *view);
/* Can --set have that name? */
bool partition_is_plain(const char *name);

/* Line number `index` of the configuration that makes the first division; NULL past the last. */
const char *partition_configuration(const struct partition_view *view, size_t index,
                                    char space[CONFIGURATION_LINE]);

/* partition_view.key, to be freed; none where keys cannot say it. */
void partition_make_keys(struct partition_view *view);
void partition_forget_keys(struct partition_view *view);

/* The picture. Returns -1, or the exit status after what went wrong was reported. */
int partition_draw(const struct partition_view *view, const char *path);
