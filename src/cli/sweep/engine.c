/* Threads take chunks of sets in their order, and count for themselves; sums do not depend on who
 * counted what. */
#include "cli/base/memory.h"
#include "cli/sweep/result.h"
#include "cli/sweep/set.h"

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

static atomic_int stopped; /* by a signal */

/* What threads write stands apart from what others read, and from what other threads write: in
 * cache lines of its own. A thread allocates its memory itself. */
#define APART 128

struct engine {
    _Alignas(APART) atomic_llong next; /* chunk: all that is shared while threads count */
    _Alignas(APART) const struct design *design;
    struct tally *result;
    struct point *points;
    pthread_mutex_t lock;
    pthread_cond_t ended;
    int64_t running; /* threads */
};

struct thread {
    _Alignas(APART) struct engine *engine;
    struct worker worker;
    pthread_t id;
    bool started, ready;
    int64_t *set_count, *yes, *unknown;
};

/* ---- counting ---- */

static void count_set(struct thread *const t, const size_t point, const int64_t set)
{
    const size_t curves = t->engine->design->curves;
    const bool drawn = set_draw(&t->worker, point, set);
    t->set_count[point]++;
    for (size_t c = 0; c < curves; c++) {
        const gpurta_verdict verdict = drawn ? set_judge(&t->worker, point, c) : GPURTA_UNKNOWN;
        t->yes[point * curves + c] += verdict == GPURTA_SCHEDULABLE;
        t->unknown[point * curves + c] += verdict == GPURTA_UNKNOWN;
    }
}

static bool thread_init(struct thread *const t)
{
    const struct engine *const e = t->engine;
    const size_t points = e->result->points, curves = e->result->curves;
    t->set_count = allocate_zeroed(points, sizeof *t->set_count);
    t->yes = allocate_zeroed(points * curves, sizeof *t->yes);
    t->unknown = allocate_zeroed(points * curves, sizeof *t->unknown);
    return worker_init(&t->worker, e->design, e->points) && t->set_count && t->yes && t->unknown;
}

static void count_chunks(struct thread *const t)
{
    struct engine *const e = t->engine;
    const int64_t per_point = chunks_of_point(e->result);
    while (!atomic_load(&stopped)) {
        const int64_t chunk = atomic_fetch_add(&e->next, 1);
        if (chunk >= e->result->chunks)
            break;
        const int64_t first = shard_from(e->result) + chunk % per_point * CHUNK;
        const int64_t last = shard_to(e->result);
        for (int64_t set = first; set < first + CHUNK && set < last; set++)
            count_set(t, (size_t)(chunk / per_point), set);
    }
}

static void *work(void *const argument)
{
    struct thread *const t = argument;
    struct engine *const e = t->engine;
    t->ready = thread_init(t);
    if (t->ready)
        count_chunks(t);
    pthread_mutex_lock(&e->lock);
    e->running--;
    pthread_cond_signal(&e->ended);
    pthread_mutex_unlock(&e->lock);
    return NULL;
}

static void thread_clear(struct thread *const t)
{
    worker_clear(&t->worker);
    free(t->set_count);
    free(t->yes);
    free(t->unknown);
}

/* ---- progress ---- */

static int64_t now_ms(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

static void show_progress(struct engine *const e, const int64_t from, const int64_t begun)
{
    const struct tally *const r = e->result;
    int64_t at = atomic_load(&e->next);
    at = at < r->chunks ? at : r->chunks;
    const int64_t ms = now_ms() - begun + 1, did = at - from > 0 ? at - from : 1;
    const int64_t left = (r->chunks - at) * (ms / 1000 + 1) / did;
    fprintf(stderr, "\rpoint %lld of %zu; %lld sets/s; %lld:%02lld left \033[K",
            (long long)(at / (chunks_of_point(r) ? chunks_of_point(r) : 1)), r->points,
            (long long)((at - from) * CHUNK * 1000 / ms), (long long)(left / 60),
            (long long)(left % 60));
    fflush(stderr);
}

static void wait_for_all(struct engine *const e, const int64_t from)
{
    const bool tell = isatty(STDERR_FILENO);
    const int64_t begun = now_ms();
    bool told = false;
    pthread_mutex_lock(&e->lock);
    while (e->running > 0) {
        struct timespec until;
        clock_gettime(CLOCK_REALTIME, &until);
        until.tv_sec++;
        if (pthread_cond_timedwait(&e->ended, &e->lock, &until) != 0 && tell) {
            show_progress(e, from, begun);
            told = true;
        }
    }
    pthread_mutex_unlock(&e->lock);
    if (told)
        fputs("\r\033[K", stderr);
}

/* ---- running ---- */

static void stop(const int signal)
{
    (void)signal;
    atomic_store(&stopped, 1);
}

/* false: no thread had the memory to count. */
static bool join(struct engine *const e, struct thread *const thread, const int64_t threads)
{
    bool ready = false;
    for (int64_t i = 0; i < threads; i++) {
        if (!thread[i].started)
            continue;
        pthread_join(thread[i].id, NULL);
        ready = ready || thread[i].ready;
        if (thread[i].ready)
            result_add(e->result, thread[i].set_count, thread[i].yes, thread[i].unknown);
    }
    return ready;
}

static int run_threads(struct engine *const e, struct thread *const thread, const int64_t threads)
{
    const int64_t from = e->result->done;
    int64_t started = 0;
    pthread_mutex_lock(&e->lock);
    for (int64_t i = 0; i < threads; i++) {
        thread[i] = (struct thread){.engine = e};
        thread[i].started = pthread_create(&thread[i].id, NULL, work, &thread[i]) == 0;
        started += thread[i].started;
    }
    e->running = started;
    pthread_mutex_unlock(&e->lock);
    if (started == 0) {
        complain("sweep: cannot start a thread");
        return EXIT_UNABLE;
    }
    wait_for_all(e, from);
    if (!join(e, thread, threads)) {
        out_of_memory();
        return EXIT_UNABLE;
    }
    const int64_t next = atomic_load(&e->next);
    e->result->done = next < e->result->chunks ? next : e->result->chunks;
    return -1;
}

int engine_run(const struct design *const design, struct tally *const result, const int64_t threads)
{
    struct engine e = {.design = design, .result = result};
    struct sigaction before[2], action = {.sa_handler = stop, .sa_flags = (int)SA_RESETHAND};
    int end = points_make(&e.points, design);
    if (end >= 0)
        return end;
    end = EXIT_UNABLE;
    struct thread *const thread = aligned_alloc(APART, (size_t)threads * sizeof *thread);
    atomic_init(&e.next, result->done);
    atomic_store(&stopped, 0);
    pthread_mutex_init(&e.lock, NULL);
    pthread_cond_init(&e.ended, NULL);
    sigaction(SIGINT, &action, &before[0]);
    sigaction(SIGTERM, &action, &before[1]);
    if (thread)
        end = run_threads(&e, thread, threads);
    else
        out_of_memory();
    sigaction(SIGINT, &before[0], NULL);
    sigaction(SIGTERM, &before[1], NULL);
    for (int64_t i = 0; thread && i < threads; i++)
        if (thread[i].started)
            thread_clear(&thread[i]);
    free(thread);
    pthread_cond_destroy(&e.ended);
    pthread_mutex_destroy(&e.lock);
    points_destroy(e.points, design);
    return end;
}
