/* gpurta occupancy: blocks per SM and slots of a launch, and the questions around it. */
#include "cli/base/flags.h"
#include "cli/base/guess.h"
#include "cli/base/made.h"
#include "cli/base/output.h"
#include "cli/command/occupancy_file.h"
#include "cli/command/occupancy_view.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

static const char lesson[] =
    "gpurta occupancy --platform NAME --threads N [options]\n"
    "\n"
    "How many blocks of a kernel run at once? On one SM, and on the whole GPU (slots), exactly as\n"
    "NVIDIA's calculator counts.\n"
    "\n"
    "    gpurta occupancy --platform tx2 --threads 256 --registers 40 --shared-memory 8192\n"
    "    gpurta occupancy --compute-capability 8.7 --threads 16x16\n"
    "    gpurta occupancy --platform tx2 --threads 256 --for-blocks 8\n"
    "                        the most registers, shared memory and threads that still give 8 "
    "blocks\n"
    "    gpurta occupancy --platform tx2 --threads 256 --registers 40 --sweep threads\n"
    "                        every block size beside each other\n"
    "    gpurta occupancy --platform tx2 --threads 256 --registers 40 --svg occupancy.svg\n"
    "                        blocks per SM over threads, registers and shared memory\n"
    "    gpurta occupancy --platform tx2 --batch launches.csv\n"
    "                        millions of lines threads,registers,shared_memory\n"
    "    gpurta occupancy app.sqlite\n"
    "                        all kernels of a scenario or profile, and what would help each\n";

#define ENDING                                                                                     \
    "Exit status: 0 answered (also where a block cannot launch: 0 blocks, with the reason), 2 "    \
    "wrong usage or input, 3 runtime error."

struct request {
    const char *threads, *capability, *sweep, *svg, *batch;
    int64_t registers, shared_memory, sms, for_blocks;
};

static const char *const sweeps[] = {"threads", "registers", "shared_memory", NULL};

static const struct flag flags[] = {
    FLAG(struct request, threads, FLAG_TEXT, "N", .name = "threads",
         .says = "threads per block; 256, or 16x16, or 8x8x4"),
    FLAG(struct request, registers, FLAG_COUNT, "N", .name = "registers", .high = MOST_COUNT,
         .says = "per thread; 0: not a limit"),
    FLAG(struct request, shared_memory, FLAG_COUNT, "BYTES", .name = "shared-memory",
         .high = MOST_COUNT, .says = "per block, static + dynamic"),
    FLAG(struct request, capability, FLAG_TEXT, "X.Y", .name = "compute-capability",
         .says = "an SM of that kind; the number of SMs is then not known"),
    FLAG(struct request, sms, FLAG_COUNT, "N", .name = "sms", .low = 1, .high = 1 << 30,
         .says = "number of SMs, for example as a power mode leaves them on"),
    FLAG(struct request, for_blocks, FLAG_COUNT, "N", .name = "for-blocks", .low = 1,
         .high = MOST_COUNT, .says = "what still gives N blocks per SM"),
    FLAG(struct request, sweep, FLAG_TEXT, "WHAT", .name = "sweep", .words = sweeps,
         .says = "all values that matter"),
    FLAG(struct request, svg, FLAG_FILE, "FILE", .name = "svg",
         .says = "draw the three curves, with the launch marked; '-': only that"),
    FLAG(struct request, batch, FLAG_FILE, "FILE", .name = "batch",
         .says = "answer every line of a CSV file ('-': standard input)"),
};

struct question {
    const struct call *call;
    const struct request *request;
    const struct common *common;
    bool only_picture;
    gpurta_platform *platform;
    struct occupancy_view view;
};

/* ---- options ---- */

/* 256, 16x16, 8x8x4 */
static bool read_threads(const char *const text, int64_t *const threads)
{
    char part[24];
    int64_t product = 1, size;
    const char *at = text;
    for (int i = 0; i < 3; i++) {
        const size_t length = strcspn(at, "x");
        if (length >= sizeof part)
            break;
        memcpy(part, at, length);
        part[length] = '\0';
        if (!parse_count(part, 1, MOST_COUNT, &size) || product > MOST_COUNT / size)
            break;
        product *= size;
        if (!at[length]) {
            *threads = product;
            return true;
        }
        at += length + 1;
    }
    complain("--threads: expected a number of threads from 1 to %" PRId64
             ", or sizes such as 16x16, found \"%s\"",
             MOST_COUNT, text);
    return false;
}

static int read_capability(struct question *const question)
{
    char name[CAPABILITY_SIZE];
    gpurta_error error;
    if (!capability_row(name, question->request->capability)) {
        complain("--compute-capability: expected major.minor, for example 6.2, found \"%s\"",
                 question->request->capability);
        return EXIT_USAGE;
    }
    const gpurta_status status = gpurta_platform_create(&question->platform, name, &error);
    return status == GPURTA_OK ? -1 : complain_status(status, &error);
}

static int read_platform_options(struct question *const question)
{
    const struct request *const r = question->request;
    const struct common *const common = question->common;
    gpurta_error error;
    if (r->capability && (common->platform || common->platform_file)) {
        complain("expected only one of --platform, --platform-file and --compute-capability");
        return EXIT_USAGE;
    }
    const int end = r->capability ? read_capability(question)
                                  : platform_from_options(&question->platform, common);
    if (end >= 0)
        return end;
    if (!question->platform && !common->file) {
        complain("which platform? --platform NAME or --compute-capability X.Y; 'gpurta platforms' "
                 "lists them");
        return EXIT_USAGE;
    }
    if (!question->platform)
        return -1;
    if (gpurta_platform_get(question->platform, GPURTA_PLATFORM_SLOTS)) {
        complain("a platform of plain slots has no SMs, and so no occupancy");
        return EXIT_USAGE;
    }
    const gpurta_status status =
        r->sms ? gpurta_platform_set(question->platform, GPURTA_PLATFORM_SMS, r->sms, &error)
               : GPURTA_OK;
    return status == GPURTA_OK ? -1 : complain_status(status, &error);
}

/* Which of the launch's counts the question needs. */
static int check(struct call *const call)
{
    const struct request *const r = call->request;
    const bool sweep_threads = r->sweep && strcmp(r->sweep, "threads") == 0;
    if (call->common.file && (r->batch || r->for_blocks || r->sweep || r->threads || r->svg ||
                              call_gives(call, "registers") || call_gives(call, "shared-memory"))) {
        complain("occupancy FILE is about the kernels of the file: it takes --platform, --sms and "
                 "outputs only");
        return EXIT_USAGE;
    }
    if (call->common.set.count &&
        (!call->common.file || guess_file(call->common.file) != TOOL_UNKNOWN)) {
        complain("--set is for a scenario: 'gpurta occupancy FILE'");
        return EXIT_USAGE;
    }
    if (call->common.file)
        return -1;
    if ((r->batch != NULL) + (r->for_blocks != 0) + (r->sweep != NULL) > 1) {
        complain("expected only one of --batch, --for-blocks and --sweep");
        return EXIT_USAGE;
    }
    if (r->batch && call->common.made_by) {
        complain("--batch: --made-by is not for it: its lines are answered as they are read");
        return EXIT_USAGE;
    }
    if (r->batch && (r->threads || call_gives(call, "registers") ||
                     call_gives(call, "shared-memory") || r->svg)) {
        complain("--batch takes its launches from the file: --threads, --registers, "
                 "--shared-memory and --svg have no meaning with it");
        return EXIT_USAGE;
    }
    if (!r->batch && !r->threads && !(sweep_threads && !r->svg)) {
        complain("how many threads per block? --threads N; 'gpurta occupancy --help' shows "
                 "examples");
        return EXIT_USAGE;
    }
    return -1;
}

/* ---- the command ---- */

static bool draw(const struct question *const question)
{
    struct output output;
    if (!output_open(&output, question->request->svg))
        return false;
    if (!draw_occupancy(output.file, question->platform, &question->view.launch)) {
        output_discard(&output);
        return false;
    }
    return output_close(&output);
}

static int answer(struct question *const question)
{
    const struct request *const r = question->request;
    const struct common *const common = question->common;
    struct occupancy_view *const view = &question->view;
    view->platform = question->platform;
    if (r->svg && !draw(question))
        return EXIT_UNABLE;
    if (question->only_picture)
        return EXIT_MET;
    if (r->batch)
        return answer_batch(r->batch, common, view->platform);
    for (int i = 0; r->sweep && sweeps[i]; i++)
        if (strcmp(r->sweep, sweeps[i]) == 0)
            view->which = (gpurta_launch_count)i;
    const int end = r->sweep        ? occupancy_print_sweep(view, common)
                    : r->for_blocks ? occupancy_print_inverse(view, common)
                                    : occupancy_print(view, common);
    return end < 0 ? EXIT_MET : end;
}

static int run(struct call *const call, struct scenario *const scenario)
{
    const struct request *const r = call->request;
    struct question question = {
        .call = call,
        .request = r,
        .common = &call->common,
        .view = {.launch = {1, r->registers, r->shared_memory}, .blocks = r->for_blocks}};
    (void)scenario;
    int end = picture_target(r->svg, &call->common, &question.only_picture);
    if (end < 0 && r->threads && !read_threads(r->threads, &question.view.launch.threads))
        end = EXIT_USAGE;
    if (end < 0)
        end = read_platform_options(&question);
    made.platform = &question.platform;
    if (end < 0)
        end = call->common.file ? answer_file(call, question.platform, r->sms) : answer(&question);
    made.platform = NULL;
    gpurta_platform_destroy(question.platform);
    return end;
}

const struct command command_occupancy = {
    .name = "occupancy",
    .silent = true,
    .summary = "blocks per SM and slots of a launch",
    .lesson = lesson,
    .ending = ENDING,
    .flags = flags,
    .flag_count = FLAGS(flags),
    .takes = TAKES_RESULT | TAKES_PLATFORM | TAKES_PLATFORM_FILE | TAKES_SET,
    .takes_not = "it is about launches, and tells the number of slots",
    .files = 1,
    .request_size = sizeof(struct request),
    .check = check,
    .run = run,
};
