/* The command `gpurta`: finds the command named by the first argument, and runs it. */
#include "cli/base/file.h"
#include "cli/base/made.h"
#include "cli/base/memory.h"
#include "cli/base/progress.h"
#include "cli/base/tool.h"
#include "cli/command/commands.h"
#include "cli/command/complete.h"
#include "cli/command/unread.h"
#include "cli/import/examiner.h"
#include "cli/scenario/scenario.h"

#include <errno.h>
#if defined(__GLIBC__)
#include <malloc.h>
#endif
#include <string.h>
#include <sys/stat.h>

extern const struct command command_check;
extern const struct command command_measure;
extern const struct command command_rta;
extern const struct command command_simulate;
extern const struct command command_runlist;
extern const struct command command_occupancy;
extern const struct command command_platforms;
extern const struct command command_convert;
extern const struct command command_edf;
extern const struct command command_bound;
extern const struct command command_partition;
extern const struct command command_resident;
extern const struct command command_sweep;
extern const struct command command_verify;
extern const struct command command_report;
extern const struct command command_advise;
extern const struct command command_neighbours;

static const struct command *const commands[] = {
    &command_advise,    &command_bound,    &command_partition,
    &command_rta,       &command_runlist,  &command_edf,
    &command_resident,  &command_simulate, &command_occupancy,
    &command_platforms, &command_report,   &command_neighbours,
    &command_verify,    &command_measure,  &command_check,
    &command_sweep,     &command_convert,  NULL,
};
#define COMMANDS (sizeof commands / sizeof commands[0] - 1)

/* Groups of commands, each by its first one. */
static const struct {
    const struct command *first;
    const char *title;
} groups[] = {{&command_advise, "Analyse: are deadlines met?"},
              {&command_simulate, "Look: what happens, and what fits?"},
              {&command_neighbours, "Evidence: is the result true, and does the device agree?"},
              {&command_sweep, "Study and exchange:"}};

static void print_commands(void)
{
    fputs("gpurta COMMAND [FILE] [options]\n"
          "gpurta FILE [options]               every analysis that applies to the file\n"
          "\n"
          "Exact response-time analysis for GPU applications: when does each kernel complete, and\n"
          "are deadlines met?\n",
          stdout);
    for (size_t i = 0; i < COMMANDS; i++) {
        for (size_t g = 0; g < FIELDS(groups); g++)
            if (groups[g].first == commands[i])
                printf("\n%s\n", groups[g].title);
        printf("  %-11s %s\n", commands[i]->name, commands[i]->summary);
    }
    fputs("\n"
          "'gpurta help COMMAND' teaches a command by example; 'gpurta --version' says which\n"
          "version this is; 'man gpurta' has the file format, 'gpurta --schema scenario' as a\n"
          "JSON Schema. --json and --csv are short for --format json and --format csv.\n",
          stdout);
}

/* Reads the file, if the command needs one, and runs it. */
static int run_on_file(struct call *const call)
{
    struct scenario scenario;
    const struct command *const command = call->command;
    if (!command->needs)
        return command->run(call, NULL);
    int end = scenario_read(&scenario, &call->common, command->name, command->needs, examiner_read);
    if (end < 0)
        end = call_times(call, scenario.unit);
    made.platform = &scenario.platform; /* check may take another one */
    if (end < 0 && scenario.unread)
        end = answer_unknown(call, &scenario);
    if (end < 0)
        end = command->run(call, &scenario);
    made.platform = NULL;
    scenario_clear(&scenario);
    return end;
}

/* As analysed: of copy engines that are not known one is taken. */
static void put_platform(struct json *const json, const gpurta_platform *const platform)
{
    gpurta_platform *taken;
    if (gpurta_platform_copy(&taken, platform, NULL) ||
        (!gpurta_platform_get(platform, GPURTA_PLATFORM_COPY_ENGINES) &&
         gpurta_platform_set(taken, GPURTA_PLATFORM_COPY_ENGINES, 1, NULL)))
        out_of_memory();
    platform_to_json(json, taken);
    gpurta_platform_destroy(taken);
}

int command_run(const struct command *const command, const int argc, char **const argv)
{
    const struct made outer = made;
    struct call call;
    int end = call_begin(&call, command, argc, argv);
    made = (struct made){.call = &call, .words = argv, .count = argc, .put_platform = put_platform};
    if (end < 0 && command->check)
        end = command->check(&call);
    const int64_t memory = end < 0 ? call_count(&call, "memory", 0) : 0;
    if (memory)
        memory_limit(memory, call_count(&call, "threads", 1));
    const bool tells = end < 0 && !command->silent && progress_begin(command->name);
    if (end < 0)
        end = call.common.vary ? vary(&call) : run_on_file(&call);
    if (tells)
        progress_end();
    forget_notes();
    made_forget_inputs();
    made = outer;
    call_end(&call);
    return end;
}

static int unknown_command(const char *const name)
{
    const char *words[COMMANDS + 2] = {"help"};
    for (size_t i = 0; i < COMMANDS; i++)
        words[i + 1] = commands[i]->name;
    const char *const options[] = {"--version", "--help", "--schema", NULL};
    const char *const near = nearest(name, *name == '-' ? options : words);
    struct stat there;
    if (strcmp(name, "version") == 0)
        complain("unknown command \"version\": 'gpurta --version' says which version this is");
    else if (strcmp(name, "schema") == 0)
        complain(
            "unknown command \"schema\": 'gpurta --schema scenario' prints the schema of files");
    else if (name[0] == '-' && near)
        complain("unknown option %s; did you mean %s?", name, near);
    else if (name[0] == '-')
        complain("options come after the command: gpurta COMMAND [FILE] %s", name);
    else if (stat(name, &there) == 0 && S_ISDIR(there.st_mode)) {
        complain("cannot read %s: %s", name, strerror(EISDIR));
        return EXIT_UNABLE;
    } else if (strpbrk(name, "/.")) {
        complain("\"%s\" is no command, and no file that is there", name);
        return EXIT_UNABLE;
    } else if (near)
        complain("unknown command \"%s\"; did you mean %s?", name, near);
    else
        complain("unknown command \"%s\"; 'gpurta --help' lists them", name);
    return EXIT_USAGE;
}

const struct command *command_named(const char *const name)
{
    for (size_t i = 0; i < COMMANDS; i++)
        if (strcmp(name, commands[i]->name) == 0)
            return commands[i];
    return NULL;
}

/* gpurta help COMMAND */
static int help(const char *const name)
{
    const struct command *const command = command_named(name);
    if (!command && !strpbrk(name, "/.") && *name != '-')
        tool_become(name, (const char *const[]){name, "--help", NULL});
    if (!command)
        return unknown_command(name);
    print_help(command, stdout);
    return EXIT_MET;
}

static bool is_file(const char *const name)
{
    struct stat there;
    return stat(name, &there) == 0 && S_ISREG(there.st_mode);
}

static int run(const int argc, char **const argv)
{
    if (argc < 2) {
        complain("which command? 'gpurta --help' lists them");
        return EXIT_USAGE;
    }
    const char *const name = argv[1];
    if (strcmp(name, "help") == 0 && argc > 2 && *argv[2] != '-')
        return help(argv[2]);
    if (strcmp(name, "--complete") == 0)
        return complete(commands, argc, argv);
    if ((*name == '-' && asks_for_help(argc, argv)) || strcmp(name, "help") == 0) {
        print_commands();
        return EXIT_MET;
    }
    if (strcmp(name, "--version") == 0 || strcmp(name, "-V") == 0) {
        printf("gpurta %s (build %s)\n", gpurta_version(), made_build);
        return EXIT_MET;
    }
    if (strcmp(name, "--schema") == 0)
        return schema(argc > 2 ? argv[2] : NULL);
    const struct command *const command = command_named(name);
    if (!command && !strpbrk(name, "/.") && *name != '-' && *name)
        tool_become(name, (const char *const *)(argv + 1));
    if (!command && is_file(name) && argc > 2 && command_named(argv[2])) {
        complain("the command comes first: gpurta %s %s", argv[2], name);
        return EXIT_USAGE;
    }
    struct command all = command_all;
    all.name = name; /* as messages have it */
    if (!command && (is_file(name) || (strpbrk(name, "/.") && asks_for_help(argc, argv))))
        return command_run(&all, argc, argv);
    return command ? command_run(command, argc - 1, argv + 1) : unknown_command(name);
}

int main(const int argc, char **const argv)
{
#if defined(M_MMAP_THRESHOLD)
    mallopt(M_MMAP_THRESHOLD, 1 << 20);  /* what is large goes back to the system at once, */
    mallopt(M_TRIM_THRESHOLD, 64 << 20); /* what is small when there is much of it */
#endif
    files_begin();
    memory_begin();
    const int status = run(argc, argv);
    if (status >= EXIT_USAGE)
        output_abandon();
    else if (!output_show())
        return EXIT_UNABLE;
    const bool written = fflush(stdout) == 0 && !ferror(stdout);
    if (written || status == EXIT_UNABLE)
        return status;
    complain("cannot write standard output: %s", strerror(errno));
    return EXIT_UNABLE;
}
