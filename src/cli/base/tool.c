#include "cli/base/tool.h"

#include "cli/base/made.h"
#include "cli/base/memory.h"
#include "cli/base/progress.h"

#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { LONGEST_NAME = 32, LONGEST_PATH = 4096 };

/* The path of the command itself; empty: not known. */
static void own_path(char path[const LONGEST_PATH])
{
    const ssize_t length = readlink("/proc/self/exe", path, LONGEST_PATH - 1);
    path[length > 0 ? length : 0] = '\0';
}

static const char *program_of(const char *const name, char path[const LONGEST_PATH])
{
    char variable[LONGEST_NAME + sizeof "GPURTA_"] = "GPURTA_";
    for (size_t i = 0; i < LONGEST_NAME && name[i]; i++)
        variable[sizeof "GPURTA_" - 1 + i] = (char)toupper((unsigned char)name[i]);
    const char *const given = getenv(variable);
    if (given && *given)
        return given;
    own_path(path);
    char *const slash = strrchr(path, '/');
    const size_t folder = slash ? (size_t)(slash + 1 - path) : 0;
    if (folder + strlen(name) + sizeof "gpurta-" > LONGEST_PATH)
        return "gpurta-";
    sprintf(path + folder, "gpurta-%s", name);
    return folder && access(path, X_OK) != 0 ? path + folder : path;
}

void tool_become(const char *const name, const char *const *const arguments)
{
    char path[LONGEST_PATH], self[LONGEST_PATH], **given;
    memcpy(&given, &arguments, sizeof given); /* which execvp() leaves as they are */
    own_path(self);
    if (*self && setenv("GPURTA", self, 0) != 0)
        out_of_memory();
    execvp(program_of(name, path), given);
}

static int not_started(const char *const name)
{
    char path[LONGEST_PATH];
    complain("%s: %s cannot be started: %s", name, program_of(name, path), strerror(errno));
    return EXIT_UNABLE;
}

int tool_instead(struct call *const call)
{
    if (!call->common.file)
        return complain_no_file(call->command->name);
    tool_become(call->command->name, (const char *const *)made.words);
    return not_started(call->command->name);
}

static void begin(const char *const name, const char *const *const arguments, FILE *const in,
                  FILE *const out)
{
    const bool ready = (!in || dup2(fileno(in), STDIN_FILENO) >= 0) &&
                       (!out || dup2(fileno(out), STDOUT_FILENO) >= 0);
    if (ready)
        tool_become(name, arguments);
    _exit(not_started(name));
}

int tool_run(const char *const name, const char *const *const arguments, FILE *const in,
             FILE *const out)
{
    int status = 0;
    progress_end();
    fflush(out ? out : stdout);
    const pid_t child = fork();
    if (child == 0)
        begin(name, arguments, in, out);
    const bool good = child > 0 && waitpid(child, &status, 0) == child && WIFEXITED(status);
    if (child < 0)
        complain("%s: cannot start a program: %s", name, strerror(errno));
    return good ? WEXITSTATUS(status) : EXIT_UNABLE;
}

char *take_text(FILE *const file)
{
    size_t length = 0;
    char *const text = fscanf(file, "%zu%*c", &length) == 1 ? allocate(length + 1) : NULL;
    if (text)
        text[fread(text, 1, length, file)] = '\0';
    return text;
}
