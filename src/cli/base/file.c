#include "cli/base/file.h"

#include "cli/base/progress.h"

#include <errno.h>
#include <fcntl.h>
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

/* What is written and not yet visible: a file beside the one that it becomes, or one without a name
 * that is copied. */
struct unfinished {
    struct unfinished *volatile next;
    char *path;             /* as it was given; NULL: standard output */
    char *partial, *target; /* one becomes the other; NULL: it is copied */
    FILE *file, *to;        /* one is copied to the other */
    bool closed;
};

/* In the order in which they were opened. The handler may do little more than unlink(). */
static struct unfinished *volatile first;

void output_abandon(void)
{
    for (const struct unfinished *one = first; one; one = one->next)
        if (one->partial)
            unlink(one->partial);
}

static void interrupted(const int signal)
{
    output_abandon();
    raise(signal); /* SA_RESETHAND: which now ends the process, when the handler returns */
}

static const int ending[] = {SIGINT, SIGTERM, SIGHUP, SIGPIPE};

/* The signals that end a command from outside, held back while a file comes or goes. */
static void hold(sigset_t *const before)
{
    sigset_t all;
    sigemptyset(&all);
    for (size_t i = 0; i < FIELDS(ending); i++)
        sigaddset(&all, ending[i]);
    sigprocmask(SIG_BLOCK, &all, before);
}

static void release(const sigset_t *const before)
{
    sigprocmask(SIG_SETMASK, before, NULL);
}

void files_begin(void)
{
    for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; fd++)
        if (fcntl(fd, F_GETFD) < 0 && errno == EBADF) /* open() takes the lowest that is free */
            (void)!open("/dev/null",
                        fd == STDOUT_FILENO ? O_RDONLY : O_WRONLY); /* what is said is lost */
    signal(SIGXFSZ, SIG_IGN);                                       /* writing fails */
    for (size_t i = 0; i < FIELDS(ending); i++) {
        struct sigaction now, fresh = {.sa_handler = interrupted, .sa_flags = (int)SA_RESETHAND};
        /* what the caller ignores (nohup) stays ignored */
        if (sigaction(ending[i], NULL, &now) == 0 && now.sa_handler == SIG_DFL)
            sigaction(ending[i], &fresh, NULL);
    }
}

/* ---- files ---- */

static struct unfinished *begin(const char *const path)
{
    struct unfinished *const one = allocate_zeroed(1, sizeof *one);
    struct unfinished *volatile *end = &first;
    one->path = path ? duplicate(path) : NULL;
    while (*end)
        end = &(*end)->next;
    *end = one;
    return one;
}

static void discard(struct unfinished *const one)
{
    sigset_t before;
    hold(&before);
    if (one->partial)
        unlink(one->partial);
    for (struct unfinished *volatile *at = &first; *at; at = &(*at)->next)
        if (*at == one) {
            *at = one->next;
            break;
        }
    release(&before);
    if (one->file && one->file != one->to)
        fclose(one->file);
    if (one->to && one->to != stdout)
        fclose(one->to);
    FREE(one->path, one->partial, one->target);
    free(one);
}

static bool cannot_write(const char *const path, const int why)
{
    complain("cannot write %s: %s", path ? path : "standard output",
             why == ENOENT ? "its folder does not exist" : strerror(why ? why : EIO));
    return false;
}

/* Opens TARGET.XXXXXX beside the file, with the permissions that the file has or would have. */
static bool open_partial(struct unfinished *const one, const mode_t mode)
{
    const size_t size = strlen(one->target) + sizeof ".XXXXXX";
    char *const name = allocate(size);
    snprintf(name, size, "%s.XXXXXX", one->target);
    sigset_t before;
    hold(&before);
    const int fd = mkstemp(name);
    if (fd >= 0)
        one->partial = name;
    else
        free(name);
    release(&before);
    if (fd < 0)
        return false;
    one->file = fchmod(fd, mode) == 0 ? fdopen(fd, "w") : NULL;
    if (!one->file) {
        const int why = errno;
        close(fd);
        errno = why;
    }
    return one->file;
}

/* To be copied; where a temporary file cannot be made, it is written as it comes. */
static bool open_copied(struct unfinished *const one, FILE *const to)
{
    one->to = to;
    one->file = to ? tmpfile() : NULL;
    if (to && !one->file && errno != ENOMEM)
        one->file = to;
    return one->file;
}

/* A regular file is replaced as a whole (the one that a link leads to, with its permissions);
 * what is none (a terminal, /dev/null) can only be written in place. */
static bool open_file(struct unfinished *const one)
{
    struct stat what;
    if (!one->path)
        return open_copied(one, stdout);
    const mode_t mask = umask(0);
    umask(mask);
    const bool there = stat(one->path, &what) == 0;
    if (there && !S_ISREG(what.st_mode))
        return open_copied(one, fopen(one->path, "w"));
    if (there && access(one->path, W_OK) != 0)
        return false;
    one->target = there ? realpath(one->path, NULL) : duplicate(one->path);
    return one->target && open_partial(one, there ? what.st_mode & 07777 : 0666 & ~mask);
}

static FILE *capture, *captured_beside;
static bool mark;

void output_capture(FILE *const file, FILE *const beside, const bool marked)
{
    capture = file;
    captured_beside = beside;
    mark = marked;
}

bool output_open(struct output *const output, const char *const path)
{
    *output = (struct output){.path = path && strcmp(path, "-") != 0 ? path : NULL};
    FILE *const captured = output->path ? captured_beside : capture;
    if (captured) {
        output->file = captured;
        output->marked = mark;
        return true;
    }
    if (!capture)
        progress_end();
    struct unfinished *const one = begin(output->path);
    if (!open_file(one)) {
        const int why = errno;
        discard(one);
        return cannot_write(path, why);
    }
    output->unfinished = one;
    output->file = one->file;
    output->colour = !output->path && wants_colour();
    return true;
}

bool output_possible(const char *const path)
{
    struct output output;
    struct stat what;
    if (!path || strcmp(path, "-") == 0 || captured_beside)
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
    struct unfinished *const one = output->unfinished;
    bool good = fflush(output->file) == 0 && !ferror(output->file);
    if (one && !one->to) {
        good = fclose(one->file) == 0 && good;
        one->file = NULL;
    }
    if (one)
        one->closed = good;
    if (!good) {
        cannot_write(output->path, errno);
        output_discard(output);
    }
    return good;
}

void output_discard(struct output *const output)
{
    if (output->unfinished)
        discard(output->unfinished);
}

static bool copy(const struct unfinished *const one)
{
    char piece[32768];
    size_t n;
    if (one->file != one->to) {
        rewind(one->file);
        while ((n = fread(piece, 1, sizeof piece, one->file)) && fwrite(piece, 1, n, one->to) == n)
            ;
    }
    return !ferror(one->file) && !ferror(one->to) && fflush(one->to) == 0;
}

static bool rename_partial(struct unfinished *const one)
{
    sigset_t before;
    hold(&before);
    const bool good = rename(one->partial, one->target) == 0;
    if (good) {
        free(one->partial);
        one->partial = NULL;
    }
    release(&before);
    return good;
}

bool output_show(void)
{
    bool good = true;
    for (int pass = 0; pass < 2; pass++) /* files, which seldom fail now, come last */
        for (struct unfinished *one = first; good && one; one = one->next)
            if (one->closed && (pass ? !one->to && !rename_partial(one) : one->to && !copy(one)))
                good = cannot_write(one->path, errno);
    for (struct unfinished *one = first, *next; one; one = next) {
        next = one->next;
        if (one->closed)
            discard(one);
    }
    return good;
}
