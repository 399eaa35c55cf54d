#include "cli/base/progress.h"

#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static char line[60];                             /* "\rsimulate: " */
static volatile sig_atomic_t seconds, running;    /* running: the timer */
static volatile sig_atomic_t runs_done, runs_all; /* all 0: it has no runs */

static void put(const char *const text, const size_t length)
{
    const ssize_t written = write(STDERR_FILENO, text, length);
    (void)written; /* a sign of life: without it the work goes on */
}

static void put_number(int number)
{
    char digits[12];
    size_t at = sizeof digits;
    do
        digits[--at] = (char)('0' + number % 10);
    while ((number /= 10) > 0 && at > 0);
    put(digits + at, sizeof digits - at);
}

static void put_text(const char *const text)
{
    put(text, strlen(text));
}

/* It may do little more than write(). */
static void tick(const int signal)
{
    (void)signal;
    seconds++;
    if (!running)
        return;
    put_text(line);
    if (runs_all) {
        put_number(runs_done);
        put_text(" of ");
        put_number(runs_all);
        put_text(" runs; ");
    }
    put_text("working for ");
    put_number(seconds);
    put_text(" s; Ctrl-C ends it\033[K");
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
    snprintf(line, sizeof line, "\r%.40s: ", command);
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
    static int terminal = -1;
    static int64_t told; /* in tenths of a second */
    struct timespec now;
    runs_done = (sig_atomic_t)done;
    runs_all = done == all ? 0 : (sig_atomic_t)all;
    terminal = terminal < 0 ? isatty(STDERR_FILENO) : terminal;
    if (running || !terminal || clock_gettime(CLOCK_MONOTONIC, &now) != 0)
        return;
    const int64_t tenths = (int64_t)now.tv_sec * 10 + now.tv_nsec / 100000000;
    if (told && done == all)
        put_text("\r\033[K");
    else if (done != all && tenths != told)
        fprintf(stderr, "\r%lld of %lld runs", (long long)done, (long long)all);
    told = done == all ? 0 : tenths;
}
