#include "cli/base/progress.h"

#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/time.h>
#include <unistd.h>

static char line[80];                          /* "\rsimulate: working for " */
static volatile sig_atomic_t seconds, running; /* running: the timer */

static void put(const char *const text, const size_t length)
{
    const ssize_t written = write(STDERR_FILENO, text, length);
    (void)written; /* a sign of life: without it the work goes on */
}

/* It may do little more than write(). */
static void tick(const int signal)
{
    static const char ending[] = " s; Ctrl-C ends it";
    char digits[12];
    size_t at = sizeof digits;
    (void)signal;
    seconds++;
    for (int rest = (int)seconds; rest > 0 && at > 0; rest /= 10)
        digits[--at] = (char)('0' + rest % 10);
    if (!running)
        return;
    put(line, strlen(line));
    put(digits + at, sizeof digits - at);
    put(ending, sizeof ending - 1);
}

static void set_timer(const int every)
{
    const struct itimerval timer = {{every, 0}, {every, 0}};
    setitimer(ITIMER_REAL, &timer, NULL);
}

bool progress_begin(const char *const command)
{
    struct sigaction action = {.sa_handler = tick, .sa_flags = SA_RESTART};
    if (running || !isatty(STDERR_FILENO) || sigaction(SIGALRM, &action, NULL) != 0)
        return false;
    if (command)
        snprintf(line, sizeof line, "\r%.40s: working for ", command);
    seconds = 0;
    running = 1;
    set_timer(1);
    return true;
}

bool progress_end(void)
{
    if (!running)
        return false;
    set_timer(0);
    running = 0;
    if (seconds)
        put("\r\033[K", 4);
    return true;
}

void progress_count(const int64_t done, const int64_t all)
{
    if (isatty(STDERR_FILENO))
        fprintf(stderr, done == all ? "\r\033[K" : "\r%lld of %lld ...", (long long)done,
                (long long)all);
}
