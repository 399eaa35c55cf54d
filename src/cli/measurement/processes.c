#include "cli/measurement/processes.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

struct order {
    enum order_kind kind;
    int64_t at, amount;
};

/* ---- in the process of a channel ---- */

struct server {
    const char *driver;
    int64_t index;
    gpurta_device *device;
    gpurta_channel *channel;
};

static gpurta_status open_channel(struct server *const s, const int64_t jobs,
                                  struct answer *const answer, gpurta_error *const error)
{
    gpurta_status status = gpurta_device_open(&s->device, s->driver, s->index, error);
    if (status == GPURTA_OK)
        status = gpurta_channel_open(&s->channel, s->device, (size_t)jobs, error);
    if (status != GPURTA_OK)
        return status;
    const char *const name = gpurta_device_note(s->device, GPURTA_NOTE_NAME);
    const char *const bus = gpurta_device_note(s->device, GPURTA_NOTE_BUS);
    snprintf(answer->name, sizeof answer->name, "%s", name ? name : "");
    snprintf(answer->bus, sizeof answer->bus, "%s", bus ? bus : "");
    for (int f = 0; f < ANSWER_FACTS && gpurta_fact_name((gpurta_fact)f); f++)
        answer->fact[f] = gpurta_device_fact(s->device, (gpurta_fact)f);
    return GPURTA_OK;
}

static gpurta_status obey(struct server *const s, const struct order *const order,
                          struct answer *const answer, gpurta_error *const error)
{
    gpurta_status status = GPURTA_OK;
    bool idle = false;
    switch (order->kind) {
    case ORDER_OPEN:
        return open_channel(s, order->amount, answer, error);
    case ORDER_BEGIN:
        return gpurta_channel_begin(s->channel, error);
    case ORDER_SUBMIT:
        return gpurta_channel_submit(s->channel, order->at, order->amount, error);
    case ORDER_WAIT:
        status = gpurta_channel_wait(s->channel, order->amount, &idle, error);
        answer->value = idle;
        return status;
    case ORDER_STOP:
        return gpurta_channel_stop(s->channel, error);
    case ORDER_END:
        return gpurta_channel_end(s->channel, &answer->value, error);
    case ORDER_JOB:
        answer->observed.size = sizeof answer->observed;
        answer->there = gpurta_channel_job(s->channel, (size_t)order->amount, &answer->observed);
        return status;
    case ORDER_CLOSE:
        break;
    }
    gpurta_channel_close(s->channel);
    s->channel = NULL;
    return status;
}

/* The whole of a message, in however many parts. 0: the other side is gone. */
static bool receive(const int line, void *const message, const size_t size)
{
    size_t got = 0;
    while (got < size) {
        const ssize_t n = read(line, (char *)message + got, size - got);
        if (n == 0 || (n < 0 && errno != EINTR))
            return false;
        got += n > 0 ? (size_t)n : 0;
    }
    return true;
}

static bool tell(const int line, const void *const message, const size_t size)
{
    size_t sent = 0;
    while (sent < size) {
        const ssize_t n = send(line, (const char *)message + sent, size - sent, MSG_NOSIGNAL);
        if (n < 0 && errno != EINTR)
            return false;
        sent += n > 0 ? (size_t)n : 0;
    }
    return true;
}

/* Obeys until it is told to close, or nobody is there any more. */
static void serve(struct server *const s, const int line)
{
    struct order order;
    for (bool more = true; more && receive(line, &order, sizeof order);) {
        static struct answer answer;
        gpurta_error error = {.message = ""};
        memset(&answer, 0, sizeof answer);
        answer.status = (int32_t)obey(s, &order, &answer, &error);
        answer.now = gpurta_device_clock(s->device);
        snprintf(answer.text, sizeof answer.text, "%s", error.message);
        more = order.kind != ORDER_CLOSE && answer.status == GPURTA_OK;
        if (!tell(line, &answer, sizeof answer))
            break;
    }
    gpurta_channel_close(s->channel);
    gpurta_device_close(s->device);
}

/* It ends when its parent does, even within a call of the driver. */
static void end_with(const pid_t parent)
{
#ifdef __linux__
    prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
    if (getppid() != parent)
        _exit(EXIT_UNABLE);
}

/* ---- in this process ---- */

bool process_start(struct process *const all, const size_t i, const struct measuring *const request)
{
    struct process *const process = &all[i];
    const char *const driver = request->driver ? request->driver : getenv("GPURTA_CUDA_DRIVER");
    const pid_t parent = getpid();
    int line[2];
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, line) != 0) {
        complain("cannot talk to a process: %s", strerror(errno));
        return false;
    }
    fflush(NULL);
    process->id = fork();
    if (process->id == 0) {
        struct server server = {.driver = driver && *driver ? driver : NULL,
                                .index = request->device};
        signal(SIGALRM, SIG_DFL);
        end_with(parent);
        for (size_t other = 0; other < i; other++)
            close(all[other].line);
        close(line[0]);
        serve(&server, line[1]);
        exit(EXIT_MET); /* with what the driver does at the end of a process */
    }
    close(line[1]);
    process->line = line[0];
    if (process->id < 0) {
        complain("cannot start a process: %s", strerror(errno));
        close(line[0]);
        process->id = 0;
        return false;
    }
    return true;
}

/* Says how a process ended that was not told to. */
static int died(struct process *const process)
{
    int status = 0;
    close(process->line);
    kill(process->id, SIGKILL); /* where it only closed the line */
    while (waitpid(process->id, &status, 0) < 0 && errno == EINTR)
        ;
    process->id = 0;
    if (WIFSIGNALED(status))
        complain("the process of channel %s died by signal %d", process->name, WTERMSIG(status));
    else
        complain("the process of channel %s ended with status %d", process->name,
                 WEXITSTATUS(status));
    return EXIT_UNABLE;
}

int process_ask(struct process *const process, const enum order_kind kind, const int64_t at,
                const int64_t amount, const int64_t seconds, struct answer *const answer)
{
    const struct order order = {kind, at, amount};
    const int64_t ms = seconds < 1000000 ? seconds * 1000 : 1000000000;
    struct pollfd wait = {.fd = process->line, .events = POLLIN};
    int ready = -1;
    if (!tell(process->line, &order, sizeof order))
        return died(process);
    while ((ready = poll(&wait, 1, (int)ms)) < 0 && errno == EINTR)
        ;
    if (ready == 0) {
        complain("the CUDA driver does not return in the process of channel %s; giving up",
                 process->name);
        return EXIT_UNABLE;
    }
    if (!receive(process->line, answer, sizeof *answer))
        return died(process);
    if (answer->status == GPURTA_OK)
        return -1;
    complain("channel %s: %s", process->name, answer->text);
    return answer->status == GPURTA_OUT_OF_RANGE || answer->status == GPURTA_NOT_APPLICABLE
               ? EXIT_USAGE
               : EXIT_UNABLE;
}

int process_end(struct process *const process)
{
    const struct timespec nap = {.tv_nsec = 10000000};
    int status = 0;
    for (int turn = 0; turn < 1000; turn++) { /* 10 s: a driver may hang at the end, too */
        const pid_t ended = waitpid(process->id, &status, WNOHANG);
        if (ended == process->id) {
            process->id = 0;
            close(process->line);
            if (WIFEXITED(status) && WEXITSTATUS(status) == EXIT_MET)
                return -1;
            complain("the process of channel %s ended badly", process->name);
            return EXIT_UNABLE;
        }
        nanosleep(&nap, NULL);
    }
    complain("the process of channel %s does not end", process->name);
    return EXIT_UNABLE;
}

void processes_kill(struct process *const process, const size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (process[i].id > 0) {
            kill(process[i].id, SIGKILL);
            while (waitpid(process[i].id, NULL, 0) < 0 && errno == EINTR)
                ;
            close(process[i].line);
            process[i].id = 0;
        }
}

int process_run(const char *const program, const char *const first, const char *const second,
                const char *const third)
{
    int status = 0;
    fflush(NULL);
    const pid_t id = fork();
    if (id == 0) {
        execlp(program, program, first, second, third, (char *)NULL);
        _exit(127);
    }
    while (id > 0 && waitpid(id, &status, 0) < 0 && errno == EINTR)
        ;
    if (id > 0 && WIFEXITED(status) && WEXITSTATUS(status) == 0)
        return -1;
    if (id > 0 && WIFEXITED(status) && WEXITSTATUS(status) == 127)
        complain("%s cannot be run", program);
    else
        complain("%s failed%s", program, id > 0 ? "" : ": no process");
    return EXIT_UNABLE;
}
