/* gpurta neighbours: its options; the rest is of gpurta-neighbours, a program of its own. */
#include "cli/base/tool.h"
#include "cli/measurement/recording.h"

static const char lesson[] =
    "gpurta neighbours FILE [options]\n"
    "\n"
    "    gpurta neighbours partitions.yaml                    which kernels take longer together\n"
    "    gpurta neighbours partitions.yaml --tolerance 50us   by more than 50 us\n"
    "\n"
    "Do partitions of a GPU change each other's times? Measures all of them together with\n"
    "'gpurta measure', then each one without the kernels of the others, and compares the longest\n"
    "times from launch to completion. FILE has kernels of two partitions at least.\n"
    "\n"
    "    gpurta neighbours partitions.yaml --warm-up 1s       as of 'gpurta measure'\n";

#define ENDING                                                                                     \
    "Exit status: 0 all are the same, 1 one is not, or may not be, 2 wrong usage or input, or "    \
    "what the device cannot run, 3 runtime error."

struct request {
    struct measuring measuring;
    const char *tolerance;
};

static const struct flag flags[] = {
    FLAG(struct request, tolerance, FLAG_TIME, "TIME", .name = "tolerance",
         .says = "by how much the longest time may change (default 100us), on the device: a scale "
                 "is not taken off"),
    REPEATING_FLAGS(struct request, measuring),
};

extern const struct command command_neighbours;
const struct command command_neighbours = {
    .name = "neighbours",
    .silent = true,
    .summary = "what kernels of another partition cost, measured",
    .lesson = lesson,
    .ending = ENDING,
    .flags = flags,
    .flag_count = FLAGS(flags),
    .takes = TAKES_FORMAT | TAKES_OUTPUT | TAKES_SET,
    .takes_not = "it runs on the device, and repetitions are compared",
    .files = 1,
    .request_size = sizeof(struct request),
    .check = tool_instead,
};
