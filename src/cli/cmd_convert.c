/* gpurta convert: foreign formats to scenario files. */
#include "examiner.h"
#include "output.h"
#include "scenario.h"

#include <stdlib.h>
#include <string.h>

static const char help[] =
    "gpurta convert --from examiner FILE [options]\n"
    "\n"
    "Writes a cuda_scheduling_examiner configuration as a scenario file. 'gpurta simulate' and\n"
    "'gpurta rta' read such configurations directly, too.\n"
    "\n"
    "    gpurta convert --from examiner config.json --platform jetson-tx2 -o program.yaml\n"
    "    gpurta simulate program.yaml\n"
    "\n"
    "Understood: timer_spin, timer_spin_default_stream, sharedmem_timer_spin, multikernel,\n"
    "stream_action, task_host. Every benchmark is one stream: non-blocking with stream_priority,\n"
    "blocking without.\n"
    "\n"
    "Options:\n"
    "  --from examiner         the foreign format\n"
    "  --assume NAME=TIME      how long a plug-in or action takes whose time is not known\n"
    "                          (mandelbrot, counter_spin, memset, malloc); may be repeated\n"
    "  --copy-bandwidth N      bytes per second: copies get their duration; without it they keep\n"
    "                          their bytes, and the platform must have a copy_bandwidth\n"
    "  --iterations N          instead of max_iterations\n"
    "  --platform NAME, --slots N\n"
    "                          written into the scenario\n"
    "  -o, --output FILE       write there instead of standard output\n"
    "  --help, --version\n"
    "\n"
    "For the other direction: gpurta simulate --export-examiner DIR. More: man gpurta-convert\n";

struct writer {
    FILE *file;
    const struct scenario *scenario;
    bool bytes; /* copies keep their bytes */
    mpq_t time;
};

/* Characters that YAML takes for the end of a line, or refuses as they are. */
static const char *escape_of(const char *const text)
{
    static const struct {
        char bytes[4], escape[8];
    } escapes[] = {{"\x7f", "\\x7f"},           {"\xe2\x80\xa8", "\\u2028"},
                   {"\xe2\x80\xa9", "\\u2029"}, {"\xef\xbb\xbf", "\\ufeff"},
                   {"\xef\xbf\xbe", "\\ufffe"}, {"\xef\xbf\xbf", "\\uffff"}};
    for (size_t i = 0; i < sizeof escapes / sizeof escapes[0]; i++)
        if (strncmp(text, escapes[i].bytes, strlen(escapes[i].bytes)) == 0)
            return escapes[i].escape;
    return NULL;
}

static void put_text(FILE *const file, const char *text)
{
    fputc('"', file);
    for (; *text; text++)
        if (*text == '"' || *text == '\\')
            fprintf(file, "\\%c", *text);
        else if ((unsigned char)*text < 0x20)
            fprintf(file, "\\x%02x", (unsigned)*text);
        else if (escape_of(text)) {
            fputs(escape_of(text), file);
            text += *text == 0x7f ? 0 : 2;
        } else
            fputc(*text, file);
    fputc('"', file);
}

static void put_count(const struct writer *const w, const size_t i, const char *const key,
                      const gpurta_operation_count which)
{
    const int64_t value = gpurta_program_get_count(w->scenario->program, i, which);
    if (value)
        fprintf(w->file, ", %s: %lld", key, (long long)value);
}

static void put_time(struct writer *const w, const size_t i, const char *const key,
                     const gpurta_operation_time which)
{
    if (gpurta_program_time(w->scenario->program, i, which, w->time) &&
        (which != GPURTA_OPERATION_RELEASE || mpq_sgn(w->time) != 0))
        gmp_fprintf(w->file, ", %s: %Qd", key, w->time);
}

static void put_copy(struct writer *const w, const size_t i)
{
    static const char *const directions[] = {NULL, "h2d", "d2h", "d2d"};
    const int64_t direction =
        gpurta_program_get_count(w->scenario->program, i, GPURTA_OPERATION_DIRECTION);
    if (w->bytes && gpurta_program_get_count(w->scenario->program, i, GPURTA_OPERATION_BYTES))
        put_count(w, i, "bytes", GPURTA_OPERATION_BYTES);
    else
        put_time(w, i, "duration", GPURTA_OPERATION_WCET);
    if (directions[direction])
        fprintf(w->file, ", direction: %s", directions[direction]);
    put_count(w, i, "engine", GPURTA_OPERATION_ENGINE);
}

static void put_kernel(struct writer *const w, const size_t i)
{
    put_count(w, i, "blocks", GPURTA_OPERATION_BLOCKS);
    put_count(w, i, "threads", GPURTA_OPERATION_THREADS);
    put_count(w, i, "registers", GPURTA_OPERATION_REGISTERS);
    put_count(w, i, "shared_memory", GPURTA_OPERATION_SHARED_MEMORY);
    put_time(w, i, "wcet", GPURTA_OPERATION_WCET);
}

static void put_operation(struct writer *const w, const size_t i)
{
    const gpurta_program *const program = w->scenario->program;
    const bool copy = gpurta_program_kind(program, i) == GPURTA_COPY;
    const char *const stream =
        gpurta_program_stream_name(program, gpurta_program_stream(program, i));
    char space[NAME_SPACE];
    size_t other;
    gpurta_after mode;
    fprintf(w->file, "  - {%s: ", copy ? "copy" : "kernel");
    put_text(w->file, kernel_name(program, i, space));
    if (stream) {
        fputs(", stream: ", w->file);
        put_text(w->file, stream);
    }
    (copy ? put_copy : put_kernel)(w, i);
    put_time(w, i, "release", GPURTA_OPERATION_RELEASE);
    if (gpurta_program_get_after(program, i, &other, &mode, w->time)) {
        fprintf(w->file, ", %s: ", mode == GPURTA_AFTER_LAUNCH ? "after_launch" : "after");
        put_text(w->file, kernel_name(program, other, space));
        if (mpq_sgn(w->time) != 0)
            gmp_fprintf(w->file, ", delay: %Qd", w->time);
    }
    fputs("}\n", w->file);
}

/* Streams that are not as they would be by default. */
static void put_streams(const struct writer *const w)
{
    const gpurta_program *const program = w->scenario->program;
    bool first = true;
    const char *name;
    for (int64_t s = 0; (name = gpurta_program_stream_name(program, s)); s++) {
        const int64_t priority =
            gpurta_program_stream_attribute(program, s, GPURTA_STREAM_PRIORITY);
        const bool blocking =
            !gpurta_program_stream_attribute(program, s, GPURTA_STREAM_NON_BLOCKING);
        if (blocking && priority == GPURTA_PRIORITY_LOW)
            continue;
        fputs(first ? "streams:\n  " : "  ", w->file);
        first = false;
        put_text(w->file, name);
        fprintf(w->file, ": {priority: %lld, blocking: %s}\n", (long long)priority,
                blocking ? "true" : "false");
    }
}

static void put_scenario(struct writer *const w, const struct common *const common)
{
    fputs("# From ", w->file);
    for (const char *c = w->scenario->document.name; *c; c++) /* a comment ends with its line */
        fputc((unsigned char)*c < 0x20 || (unsigned char)*c >= 0x7f ? '?' : *c, w->file);
    fprintf(w->file, ", a cuda_scheduling_examiner configuration.\ntime_unit: %s\n",
            gpurta_unit_name(w->scenario->unit));
    if (common->platform)
        fprintf(w->file, "platform: %s\n", common->platform);
    if (common->slots)
        fprintf(w->file, "platform: {slots: %s}\n", common->slots);
    put_streams(w);
    fputs("operations:\n", w->file);
    for (size_t i = 0; i < gpurta_program_count(w->scenario->program); i++)
        put_operation(w, i);
}

static int write_scenario(const struct scenario *const scenario, const struct common *const common)
{
    struct output output;
    if (!output_open(&output, common->output))
        return EXIT_UNABLE;
    struct writer writer = {.file = output.file, .scenario = scenario};
    writer.bytes = !common->copy_bandwidth;
    mpq_init(writer.time);
    put_scenario(&writer, common);
    mpq_clear(writer.time);
    return output_close(&output) ? EXIT_MET : EXIT_UNABLE;
}

static int run(const int argc, char **const argv)
{
    const char *from = NULL;
    const struct flag flags[] = {{"from", "FORMAT", &from, NULL}};
    struct common common;
    struct scenario scenario;
    int end = parse_options(&common, flags, 1, 1, help, argc, argv);
    if (end >= 0)
        return end;
    if (!from || strcmp(from, "examiner") != 0) {
        complain(from ? "--from: expected examiner, found \"%s\""
                      : "convert: from which format? --from examiner",
                 from);
        return EXIT_USAGE;
    }
    if (common.format != FORMAT_TABLE || common.platform_file) {
        complain("convert: --%s has no meaning here: it writes a scenario file",
                 common.platform_file ? "platform-file" : "format");
        return EXIT_USAGE;
    }
    end = scenario_read(&scenario, &common, "convert", NEED_OPERATIONS);
    if (end < 0 && !examiner_recognised(&scenario.document)) {
        complain("%s: this is no cuda_scheduling_examiner configuration: it has no benchmarks",
                 scenario.document.name);
        end = EXIT_USAGE;
    }
    if (end < 0)
        end = write_scenario(&scenario, &common);
    scenario_clear(&scenario);
    return end;
}

const struct command command_convert = {"convert", "import and export foreign formats", run};
