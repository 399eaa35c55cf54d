#include "cli/base/file.h"

#include "cli/base/progress.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static bool wants_colour(void)
{
    const char *const no = getenv("NO_COLOR");
    const char *const term = getenv("TERM");
    return !(no && *no) && isatty(STDOUT_FILENO) && term && strcmp(term, "dumb") != 0;
}

/* ---- a command that is interrupted ---- */

/* The files that are being written, for the handler: it may do little more than unlink(). */
#define MOST_PARTIAL 8
static struct {
    const char *volatile path; /* NULL: free */
} partial[MOST_PARTIAL];

void output_abandon(void)
{
    for (size_t i = 0; i < MOST_PARTIAL; i++)
        if (partial[i].path)
            unlink(partial[i].path);
}

static void interrupted(const int signal)
{
    output_abandon();
    _exit(128 + signal);
}

/* The signals that end a command from outside, held back while a file comes or goes. */
static void hold(sigset_t *const before)
{
    sigset_t both;
    sigemptyset(&both);
    sigaddset(&both, SIGINT);
    sigaddset(&both, SIGTERM);
    sigprocmask(SIG_BLOCK, &both, before);
}

static void release(const sigset_t *const before)
{
    sigprocmask(SIG_SETMASK, before, NULL);
}

/* A signal that the caller ignores (nohup) stays ignored. */
static void catch_signal(const int signal)
{
    struct sigaction now, fresh = {.sa_handler = interrupted};
    if (sigaction(signal, NULL, &now) == 0 && now.sa_handler == SIG_DFL)
        sigaction(signal, &fresh, NULL);
}

static void watch(const char *const path)
{
    catch_signal(SIGINT);
    catch_signal(SIGTERM);
    for (size_t i = 0; i < MOST_PARTIAL; i++)
        if (!partial[i].path) {
            partial[i].path = path;
            return;
        }
}

static void forget(const char *const path)
{
    for (size_t i = 0; i < MOST_PARTIAL; i++)
        if (partial[i].path == path)
            partial[i].path = NULL;
}

/* ---- files ---- */

static void remove_partial(const struct output *const output)
{
    sigset_t before;
    if (!output->partial)
        return;
    hold(&before);
    unlink(output->partial);
    forget(output->partial);
    release(&before);
}

static bool rename_partial(const struct output *const output)
{
    sigset_t before;
    hold(&before);
    const bool good = rename(output->partial, output->target) == 0;
    if (good)
        forget(output->partial);
    release(&before);
    return good;
}

/* Opens TARGET.XXXXXX beside the file, with the permissions that the file has or would have. */
static bool open_partial(struct output *const output, const mode_t mode)
{
    static const char suffix[] = ".XXXXXX";
    const size_t length = strlen(output->target);
    output->partial = malloc(length + sizeof suffix);
    if (!output->partial) {
        errno = ENOMEM;
        return false;
    }
    memcpy(output->partial, output->target, length);
    memcpy(output->partial + length, suffix, sizeof suffix);
    sigset_t before;
    hold(&before);
    const int fd = mkstemp(output->partial);
    if (fd >= 0)
        watch(output->partial);
    release(&before);
    if (fd < 0)
        return false;
    output->file = fchmod(fd, mode) == 0 ? fdopen(fd, "w") : NULL;
    if (!output->file) {
        const int why = errno;
        close(fd);
        remove_partial(output);
        errno = why;
    }
    return output->file;
}

/* A regular file is replaced as a whole (the one that a link leads to, with its permissions);
 * what is none (a terminal, /dev/null) can only be written in place. */
static bool open_file(struct output *const output)
{
    struct stat what;
    const mode_t mask = umask(0);
    umask(mask);
    const bool there = stat(output->path, &what) == 0;
    if (there && !S_ISREG(what.st_mode))
        return (output->file = fopen(output->path, "w"));
    if (there && access(output->path, W_OK) != 0)
        return false;
    output->target = there ? realpath(output->path, NULL) : strdup(output->path);
    return output->target && open_partial(output, there ? what.st_mode & 07777 : 0666 & ~mask);
}

static void free_names(struct output *const output)
{
    forget(output->partial);
    free(output->partial);
    free(output->target);
}

static FILE *capture;

void output_capture(FILE *const file)
{
    capture = file;
}

bool output_open(struct output *const output, const char *const path)
{
    *output = (struct output){.path = path && strcmp(path, "-") != 0 ? path : NULL};
    if (!capture)
        progress_end();
    if (!output->path) {
        output->file = capture ? capture : stdout;
        output->colour = !capture && wants_colour();
        output->marked = capture;
        return true;
    }
    if (!open_file(output)) {
        complain("cannot write %s: %s", output->path, strerror(errno));
        free_names(output);
        return false;
    }
    return true;
}

bool output_possible(const char *const path)
{
    struct output output;
    struct stat what;
    if (!path || strcmp(path, "-") == 0)
        return true;
    if (stat(path, &what) == 0 && !S_ISREG(what.st_mode)) {
        if (!S_ISDIR(what.st_mode) && access(path, W_OK) == 0)
            return true;
        complain("cannot write %s: %s", path, strerror(S_ISDIR(what.st_mode) ? EISDIR : errno));
        return false;
    }
    if (!output_open(&output, path))
        return false;
    output_discard(&output);
    return true;
}

bool output_close(struct output *const output)
{
    bool good = fflush(output->file) == 0 && !ferror(output->file);
    if (output->path)
        good = fclose(output->file) == 0 && good;
    if (good && output->partial)
        good = rename_partial(output);
    if (!good) {
        complain("cannot write %s: %s", output->path ? output->path : "standard output",
                 strerror(errno));
        remove_partial(output);
    }
    free_names(output);
    return good;
}

void output_discard(struct output *const output)
{
    if (!output->path)
        return;
    fclose(output->file);
    remove_partial(output);
    free_names(output);
}
