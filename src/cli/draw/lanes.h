/* From a simulation to a picture: SMs and copy engines as lanes, blocks as boxes. */
#pragma once

#include "cli/base/flags.h"

#include <gpurta/simulate.h>
#include <gpurta/time.h>
#include <stdbool.h>

/* Texts as given on the command line; NULL: default. */
struct lanes_request {
    const char *svg;    /* file */
    const char *window; /* FROM:TO */
    const char *sms;    /* FIRST:LAST */
    const char *height; /* threads, shared-memory */
};

/* What is drawn. */
struct lanes_source {
    const char *file;           /* that the operations are from, for the title */
    const gpurta_result *model; /* resolved */
    const gpurta_platform *platform;
    const gpurta_result *result; /* with events, or, where they take longer by chance, blocks */
    gpurta_unit unit;
    const gpurta_model *given; /* for names of CPUs; NULL: operations, which have none */
};

/* Engine of a copy, from 1, as gpurta/simulate.h has it. */
int64_t lanes_engine_of(const gpurta_result *model, const gpurta_platform *platform, size_t i);

/* The flags of a command whose request has them as a member. */
extern const char *const lanes_heights[];
#define LANES_FLAGS(type, member)                                                                  \
    FLAG(type, member.svg, FLAG_FILE, "FILE", .name = "svg",                                       \
         .says = "draw the blocks; '-': only that"),                                               \
        FLAG(type, member.window, FLAG_TEXT, "FROM:TO", .name = "window", .needs = "svg",          \
             .says = "of this time only"),                                                         \
        FLAG(type, member.sms, FLAG_TEXT, "FIRST:LAST", .name = "sms", .needs = "svg",             \
             .says = "of these SMs only"),                                                         \
        FLAG(type, member.height, FLAG_TEXT, "WHAT", .name = "height", .words = lanes_heights,     \
             .needs = "svg", .says = "what the height of a box stands for")

/* What a block gets of its SM, as the analysis counts it: threads in whole warps, or whole units of
 * shared memory. One that the platform cannot run is as high as can be. */
int64_t lanes_block_height(const gpurta_result *model, const gpurta_platform *platform, size_t i,
                           bool shared_memory);

/* Draws a simulation. Returns -1, or the exit status after an error was reported. */
int lanes_draw(const struct lanes_source *source, const struct lanes_request *request);
