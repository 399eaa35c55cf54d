/* gpurta advise: its options; the rest is of gpurta-advise, a program of its own. */
#include "cli/base/tool.h"

static const char lesson[] =
    "gpurta advise FILE [options]\n"
    "\n"
    "    gpurta advise app.yaml                    changes that help, the best first\n"
    "    gpurta advise app.yaml -o better.yaml     also write the scenario with the best of them\n"
    "\n"
    "What would make deadlines hold? Tries changes of a scenario that cost no hardware, one and\n"
    "then several: carve-outs, priorities, timeslices, levels, partitions, overlap, threads\n"
    "that sleep while they wait. Each is analysed by 'gpurta bound'; fewer chains without a\n"
    "bound are better, then fewer that are late, then a smaller worst bound / deadline; the best\n"
    "stand below the table as --set says them. Where no change is enough: the period, the\n"
    "factor of wcet and the number of SMs that are.\n"
    "\n"
    "    gpurta advise app.yaml --changes 1        one change only, no combinations\n"
    "    gpurta advise app.yaml --set platform.sms=8       of the file with 8 SMs\n"
    "    gpurta advise app.yaml --json             for programs\n";

#define ENDING                                                                                     \
    "Exit status: 0 with the best changes every deadline is met, 1 not, 2 wrong usage or input, "  \
    "3 runtime error."

struct request {
    int64_t changes, trials, limit, format;
    const char *output;
};

static const char *const formats[] = {"table", "json", NULL};
static const struct flag flags[] = {
    FLAG(struct request, output, FLAG_FILE, "FILE", .name = "output", .group = TAKES_OUTPUT,
         .says = "write the changed scenario there (as JSON, which gpurta reads)"),
    FLAG(struct request, changes, FLAG_COUNT, "N", .name = "changes", .low = 1, .high = 1000,
         .fallback = 3, .says = "most changes together"),
    FLAG(struct request, trials, FLAG_COUNT, "N", .name = "trials", .low = 1, .high = 1000000,
         .fallback = 400, .says = "most analyses"),
    FLAG(struct request, limit, FLAG_COUNT, "N", .name = "limit", .low = 1, .high = INT64_MAX,
         .fallback = 500000000, .says = "evaluations of all analyses together"),
    FLAG(struct request, format, FLAG_WORD, "FORMAT", .name = "format", .words = formats,
         .group = TAKES_FORMAT, .says = "how the answer is printed"),
};

extern const struct command command_advise;
const struct command command_advise = {
    .name = "advise",
    .silent = true,
    .summary = "which changes would help, by the worst bound / deadline",
    .lesson = lesson,
    .ending = ENDING,
    .flags = flags,
    .flag_count = FLAGS(flags),
    .takes = TAKES_FORMAT | TAKES_MADE | TAKES_SET | TAKES_PLATFORM | TAKES_PLATFORM_FILE |
             TAKES_SLOTS | TAKES_BANDWIDTH,
    .files = 1,
    .request_size = sizeof(struct request),
    .check = tool_instead,
};
