/* gpurta occupancy: blocks per SM and slots of a launch, and the questions around it. */
#include "occupancy_more.h"
#include "output.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

static const char help[] =
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
    "\n"
    "Options:\n"
    "  --threads N             threads per block; 256, or 16x16, or 8x8x4\n"
    "  --registers N           per thread; default 0 = not a limit\n"
    "  --shared-memory BYTES   per block, static + dynamic; default 0\n"
    "  --platform NAME         a built-in platform; 'gpurta platforms' lists them\n"
    "  --platform-file FILE    one of your own (man gpurta-platforms)\n"
    "  --compute-capability X.Y  an SM of that kind; the number of SMs is then not known\n"
    "  --sms N                 number of SMs, for example as a power mode leaves them on\n"
    "  --for-blocks N          what still gives N blocks per SM\n"
    "  --sweep WHAT            threads, registers or shared_memory: all values that matter\n"
    "  --svg FILE              draw the three curves, with the launch marked; '-': only that\n"
    "  --batch FILE            answer every line of a CSV file ('-': standard input)\n"
    "  --format FORMAT         table (default), json, csv\n"
    "  -o, --output FILE       write there instead of standard output\n"
    "  --help, --version\n"
    "\n"
    "Exit status: 0 answered (also where a block cannot launch: 0 blocks, with the reason), 2 "
    "wrong\n"
    "usage or input, 3 could not do it. More: man gpurta-occupancy\n";

struct question {
    struct common common;
    const char *threads_text, *registers_text, *shared_memory_text;
    const char *capability, *sms, *for_blocks, *sweep, *svg, *batch;
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
    if (question->common.format == FORMAT_TABLE) {
        good = print_table(question, output, result);
    } else if (question->common.format == FORMAT_JSON) {
        print_json(question, output->file, result);
    } else {
        csv_heading(output->file);
        csv_answer(output->file, &question->launch, result);
    }
    gpurta_occupancy_destroy(result);
    return good;
}

/* ---- options ---- */

static bool read_number(const char *const option, const char *const text, const int64_t low,
                        const int64_t high, int64_t *const value)
{
    if (!text || parse_count(text, low, high, value))
        return true;
    complain("--%s: expected a whole number from %" PRId64 " to %" PRId64 ", found \"%s\"", option,
             low, high, text);
    return false;
}

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

static bool read_launch(struct question *const question)
{
    if (question->threads_text && !read_threads(question->threads_text, &question->launch.threads))
        return false;
    return read_number("registers", question->registers_text, 0, MOST_COUNT,
                       &question->launch.registers) &&
           read_number("shared-memory", question->shared_memory_text, 0, MOST_COUNT,
                       &question->launch.shared_memory);
}

static int read_capability(struct question *const question)
{
    char name[CAPABILITY_SIZE];
    gpurta_error error;
    if (!capability_row(name, question->capability)) {
        complain("--compute-capability: expected major.minor, for example 6.2, found \"%s\"",
                 question->capability);
        return EXIT_USAGE;
    }
    const gpurta_status status = gpurta_platform_create(&question->platform, name, &error);
    return status == GPURTA_OK ? -1 : complain_status(status, &error);
}

static int read_platform_options(struct question *const question)
{
    const struct common *const common = &question->common;
    int64_t sms = 0;
    gpurta_error error;
    if (common->slots) {
        complain("--slots has no meaning here: occupancy tells the number of slots");
        return EXIT_USAGE;
    }
    if (question->capability && (common->platform || common->platform_file)) {
        complain("expected only one of --platform, --platform-file and --compute-capability");
        return EXIT_USAGE;
    }
    const int end = question->capability ? read_capability(question)
                                         : platform_from_options(&question->platform, common);
    if (end >= 0)
        return end;
    if (!question->platform) {
        complain("which platform? --platform NAME or --compute-capability X.Y; 'gpurta platforms' "
                 "lists them");
        return EXIT_USAGE;
    }
    if (gpurta_platform_get(question->platform, GPURTA_PLATFORM_SLOTS)) {
        complain("a platform of plain slots has no SMs, and so no occupancy");
        return EXIT_USAGE;
    }
    if (!read_number("sms", question->sms, 1, 1 << 30, &sms))
        return EXIT_USAGE;
    const gpurta_status status =
        sms ? gpurta_platform_set(question->platform, GPURTA_PLATFORM_SMS, sms, &error) : GPURTA_OK;
    return status == GPURTA_OK ? -1 : complain_status(status, &error);
}

/* Which of the launch's counts the question needs. */
static int check_question(const struct question *const question)
{
    const bool sweep_threads = question->sweep && strcmp(question->sweep, "threads") == 0;
    if ((question->batch != NULL) + (question->for_blocks != NULL) + (question->sweep != NULL) >
        1) {
        complain("expected only one of --batch, --for-blocks and --sweep");
        return EXIT_USAGE;
    }
    if (question->batch && (question->threads_text || question->registers_text ||
                            question->shared_memory_text || question->svg)) {
        complain("--batch takes its launches from the file: --threads, --registers, "
                 "--shared-memory and --svg have no meaning with it");
        return EXIT_USAGE;
    }
    if (!question->batch && !question->threads_text && !(sweep_threads && !question->svg)) {
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
    if (!output_open(&output, question->svg))
        return false;
    if (!draw_occupancy(output.file, question->platform, &question->launch)) {
        output_discard(&output);
        return false;
    }
    return output_close(&output);
}

static int answer(const struct question *const question)
{
    const enum format format = question->common.format;
    struct output output;
    int64_t blocks = 0;
    gpurta_launch_count sweep = GPURTA_LAUNCH_THREADS;
    if (question->sweep && !find_sweep(question->sweep, &sweep))
        return EXIT_USAGE;
    if (!read_number("for-blocks", question->for_blocks, 1, MOST_COUNT, &blocks))
        return EXIT_USAGE;
    if (question->svg && !draw(question))
        return EXIT_UNABLE;
    if (question->only_picture)
        return EXIT_MET;
    if (question->batch)
        return answer_batch(question->batch, question->common.output, question->platform,
                            format == FORMAT_JSON);
    if (!output_open(&output, question->common.output))
        return EXIT_UNABLE;
    bool good;
    if (question->sweep)
        good = print_sweep(&output, format, question->platform, &question->launch, sweep);
    else if (question->for_blocks)
        good = print_inverse(&output, format, question->platform, &question->launch, blocks);
    else
        good = print_answer(question, &output);
    if (!good) {
        output_discard(&output);
        return EXIT_UNABLE;
    }
    return output_close(&output) ? EXIT_MET : EXIT_UNABLE;
}

static int run(const int argc, char **const argv)
{
    struct question question = {.launch = {.threads = 1}};
    const struct flag flags[] = {{"threads", "N", &question.threads_text, NULL},
                                 {"registers", "N", &question.registers_text, NULL},
                                 {"shared-memory", "BYTES", &question.shared_memory_text, NULL},
                                 {"compute-capability", "X.Y", &question.capability, NULL},
                                 {"sms", "N", &question.sms, NULL},
                                 {"for-blocks", "N", &question.for_blocks, NULL},
                                 {"sweep", "WHAT", &question.sweep, NULL},
                                 {"svg", "FILE", &question.svg, NULL},
                                 {"batch", "FILE", &question.batch, NULL}};
    int end =
        parse_options(&question.common, flags, sizeof flags / sizeof flags[0], 0, help, argc, argv);
    if (end < 0)
        end = refuse_kernel_options(&question.common, "occupancy");
    if (end < 0)
        end = picture_target(question.svg, &question.common, &question.only_picture);
    if (end < 0)
        end = check_question(&question);
    if (end < 0 && !read_launch(&question))
        end = EXIT_USAGE;
    if (end < 0)
        end = read_platform_options(&question);
    if (end < 0)
        end = answer(&question);
    gpurta_platform_destroy(question.platform);
    return end;
}

const struct command command_occupancy = {"occupancy", "blocks per SM and slots of a launch", run};
