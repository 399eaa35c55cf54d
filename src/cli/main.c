/* The command `gpurta`: finds the command named by the first argument. */
#include "cli.h"

#include <errno.h>
#include <string.h>

extern const struct command command_check;
extern const struct command command_measure;
extern const struct command command_rta;
extern const struct command command_simulate;
extern const struct command command_runlist;
extern const struct command command_occupancy;
extern const struct command command_platforms;
extern const struct command command_convert;
extern const struct command command_edf;

static const struct command *const commands[] = {
    &command_rta,     &command_simulate, &command_runlist, &command_occupancy, &command_platforms,
    &command_convert, &command_edf,      &command_measure, &command_check,
};
#define COMMANDS (sizeof commands / sizeof commands[0])

static void print_help(void)
{
    fputs("gpurta COMMAND [FILE] [options]\n"
          "\n"
          "Exact response-time analysis for GPU applications: when does each kernel complete, and\n"
          "are deadlines met?\n"
          "\n"
          "Commands:\n",
          stdout);
    for (size_t i = 0; i < COMMANDS; i++)
        printf("  %-11s %s\n", commands[i]->name, commands[i]->summary);
    fputs("\n"
          "'gpurta COMMAND --help' teaches a command by example; 'gpurta --version' says which\n"
          "version this is; 'man gpurta' has the file format.\n",
          stdout);
}

static int run(const int argc, char **const argv)
{
    if (argc < 2) {
        complain("which command? 'gpurta --help' lists them");
        return EXIT_USAGE;
    }
    const char *const name = argv[1];
    if (strcmp(name, "--help") == 0 || strcmp(name, "-h") == 0 || strcmp(name, "help") == 0) {
        print_help();
        return EXIT_MET;
    }
    if (strcmp(name, "--version") == 0) {
        printf("gpurta %s\n", gpurta_version());
        return EXIT_MET;
    }
    const char *words[COMMANDS + 1];
    for (size_t i = 0; i < COMMANDS; i++) {
        words[i] = commands[i]->name;
        if (strcmp(name, commands[i]->name) == 0)
            return commands[i]->run(argc - 1, argv + 1);
    }
    words[COMMANDS] = NULL;
    const char *const near = nearest(name, words);
    if (name[0] == '-')
        complain("options come after the command: gpurta COMMAND [FILE] %s", name);
    else if (near)
        complain("unknown command \"%s\"; did you mean %s?", name, near);
    else
        complain("unknown command \"%s\"; 'gpurta --help' lists them", name);
    return EXIT_USAGE;
}

int main(const int argc, char **const argv)
{
    const int status = run(argc, argv);
    const bool written = fflush(stdout) == 0 && !ferror(stdout);
    if (written || status == EXIT_UNABLE)
        return status;
    complain("cannot write standard output: %s", strerror(errno));
    return EXIT_UNABLE;
}
