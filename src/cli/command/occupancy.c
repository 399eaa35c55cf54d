/* gpurta occupancy: blocks per SM and slots of a launch, and the questions around it. */
#include "cli/base/flags.h"
#include "cli/base/output.h"
#include "cli/command/occupancy_file.h"
#include "cli/command/occupancy_more.h"

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
    "wrong usage or input, 3 could not do it."

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
    struct launch_counts launch;
};

/* ---- one launch ---- */

static void resource_row(struct table *const table, const gpurta_occupancy *const result,
                         const char *const name, const gpurta_resource resource, const int64_t gets,
                         const int64_t has)
{
    const int64_t limit = gpurta_occupancy_limit(result, resource);
    const bool binds = gpurta_occupancy_limited_by(result) >> resource & 1;
    table_text(table, name, COLOUR_NONE);
    table_int(table, gets);
    table_int(table, has);
    if (limit < 0)
        table_text(table, "no limit", COLOUR_NONE);
    else
        table_int(table, limit);
    table_text(table, binds ? "yes" : "no", COLOUR_NONE);
}

static int64_t number(const gpurta_occupancy *const result, const gpurta_occupancy_count which)
{
    return gpurta_occupancy_get(result, which);
}

static bool print_table(const struct question *const question, const struct output *const output,
                        const gpurta_occupancy *const result)
{
    static const struct column columns[] = {{"resource", ALIGN_LEFT},
                                            {"a block gets", ALIGN_RIGHT},
                                            {"an SM has", ALIGN_RIGHT},
                                            {"blocks", ALIGN_RIGHT},
                                            {"binds", ALIGN_LEFT}};
    const gpurta_platform *const platform = question->platform;
    const int64_t warps = gpurta_platform_get(platform, GPURTA_PLATFORM_THREADS_PER_SM) /
                          gpurta_platform_get(platform, GPURTA_PLATFORM_WARP_SIZE);
    struct table *const table = table_create(columns, 5);
    resource_row(table, result, "warps", GPURTA_RESOURCE_WARPS,
                 number(result, GPURTA_OCCUPANCY_WARPS_PER_BLOCK), warps);
    resource_row(table, result, "registers", GPURTA_RESOURCE_REGISTERS,
                 number(result, GPURTA_OCCUPANCY_REGISTERS_PER_BLOCK),
                 gpurta_platform_get(platform, GPURTA_PLATFORM_REGISTERS_PER_SM));
    resource_row(table, result, "shared memory", GPURTA_RESOURCE_SHARED_MEMORY,
                 number(result, GPURTA_OCCUPANCY_SHARED_MEMORY_PER_BLOCK),
                 gpurta_platform_get(platform, GPURTA_PLATFORM_SHARED_MEMORY_PER_SM));
    resource_row(table, result, "blocks", GPURTA_RESOURCE_BLOCKS, 1,
                 gpurta_platform_get(platform, GPURTA_PLATFORM_BLOCKS_PER_SM));
    FILE *const file = output->file;
    print_heading(file, platform, &question->launch);
    const bool good = table_print(table, output);
    table_destroy(table);
    const int64_t used = number(result, GPURTA_OCCUPANCY_WARPS_PER_SM);
    fprintf(file,
            "\nblocks per SM  %" PRId64 "\nwarps per SM   %" PRId64 " of %" PRId64 " (%" PRId64
            "%%)\n",
            number(result, GPURTA_OCCUPANCY_BLOCKS_PER_SM), used, warps,
            warps ? used * 100 / warps : 0);
    const int64_t slots = number(result, GPURTA_OCCUPANCY_SLOTS);
    if (slots < 0)
        fputs("slots          not known: the number of SMs is not (--sms N)\n", file);
    else
        fprintf(file, "slots          %" PRId64 "\n", slots);
    if (number(result, GPURTA_OCCUPANCY_OPT_IN))
        fputs("The kernel has to opt in to so much shared memory (cudaFuncSetAttribute).\n", file);
    if (gpurta_occupancy_reason(result))
        fprintf(file, "The block cannot launch: %s.\n", gpurta_occupancy_reason(result));
    return good;
}

static void print_json(const struct question *const question, FILE *const file,
                       const gpurta_occupancy *const result)
{
    struct json json;
    json_begin(&json, file, "occupancy", gpurta_unit_name(GPURTA_MS));
    json_platform_of(&json, question->platform);
    json_launch(&json, &question->launch);
    json_answer(&json, result);
    json_open_flat(&json, "limits", '{');
    for (int r = 0; r < GPURTA_RESOURCES; r++) {
        const int64_t limit = gpurta_occupancy_limit(result, (gpurta_resource)r);
        if (limit < 0)
            json_null(&json, gpurta_resource_name((gpurta_resource)r));
        else
            json_int(&json, gpurta_resource_name((gpurta_resource)r), limit);
    }
    json_close(&json);
    json_open_flat(&json, "block_gets", '{');
    json_int(&json, "warps", number(result, GPURTA_OCCUPANCY_WARPS_PER_BLOCK));
    json_int(&json, "registers_per_warp", number(result, GPURTA_OCCUPANCY_REGISTERS_PER_WARP));
    json_int(&json, "registers", number(result, GPURTA_OCCUPANCY_REGISTERS_PER_BLOCK));
    json_int(&json, "shared_memory", number(result, GPURTA_OCCUPANCY_SHARED_MEMORY_PER_BLOCK));
    json_close(&json);
    json_bool(&json, "opt_in", number(result, GPURTA_OCCUPANCY_OPT_IN) != 0);
    json_text(&json, "reason", gpurta_occupancy_reason(result));
    json_end(&json);
}

static bool print_answer(const struct question *const question, const struct output *const output)
{
    gpurta_occupancy *result;
    gpurta_error error;
    const gpurta_status status =
        gpurta_occupancy_create(&result, question->platform, question->launch.threads,
                                question->launch.registers, question->launch.shared_memory, &error);
    if (status != GPURTA_OK) {
        complain_status(status, &error);
        return false;
    }
    bool good = true;
    if (question->common->format == FORMAT_TABLE) {
        good = print_table(question, output, result);
    } else if (question->common->format == FORMAT_JSON) {
        print_json(question, output->file, result);
    } else {
        csv_heading(output->file);
        csv_answer(output->file, &question->launch, result);
    }
    gpurta_occupancy_destroy(result);
    return good;
}

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
    if (call->common.file)
        return -1;
    if ((r->batch != NULL) + (r->for_blocks != 0) + (r->sweep != NULL) > 1) {
        complain("expected only one of --batch, --for-blocks and --sweep");
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
    if (!draw_occupancy(output.file, question->platform, &question->launch)) {
        output_discard(&output);
        return false;
    }
    return output_close(&output);
}

static int answer(const struct question *const question)
{
    const struct request *const r = question->request;
    const enum format format = (enum format)question->common->format;
    struct output output;
    gpurta_launch_count sweep = GPURTA_LAUNCH_THREADS;
    if (r->svg && !draw(question))
        return EXIT_UNABLE;
    if (question->only_picture)
        return EXIT_MET;
    if (r->batch)
        return answer_batch(r->batch, question->common->output, question->platform,
                            format == FORMAT_JSON);
    if (!output_open(&output, question->common->output))
        return EXIT_UNABLE;
    bool good;
    if (r->sweep && find_sweep(r->sweep, &sweep))
        good = print_sweep(&output, format, question->platform, &question->launch, sweep);
    else if (r->for_blocks)
        good = print_inverse(&output, format, question->platform, &question->launch, r->for_blocks);
    else
        good = print_answer(question, &output);
    if (!good) {
        output_discard(&output);
        return EXIT_UNABLE;
    }
    return output_close(&output) ? EXIT_MET : EXIT_UNABLE;
}

static int run(struct call *const call, struct scenario *const scenario)
{
    const struct request *const r = call->request;
    struct question question = {.call = call,
                                .request = r,
                                .common = &call->common,
                                .launch = {1, r->registers, r->shared_memory}};
    (void)scenario;
    int end = picture_target(r->svg, &call->common, &question.only_picture);
    if (end < 0 && r->threads && !read_threads(r->threads, &question.launch.threads))
        end = EXIT_USAGE;
    if (end < 0)
        end = read_platform_options(&question);
    if (end < 0)
        end = call->common.file ? answer_file(call, question.platform, r->sms) : answer(&question);
    gpurta_platform_destroy(question.platform);
    return end;
}

const struct command command_occupancy = {
    .name = "occupancy",
    .summary = "blocks per SM and slots of a launch",
    .lesson = lesson,
    .ending = ENDING,
    .flags = flags,
    .flag_count = FLAGS(flags),
    .takes = TAKES_RESULT | TAKES_PLATFORM | TAKES_PLATFORM_FILE,
    .takes_not = "it is about launches, and tells the number of slots",
    .files = 1,
    .request_size = sizeof(struct request),
    .check = check,
    .run = run,
};
