/* Streams put operations in an order of their own. The bound covers streams that only one step
 * after the other of one chain uses; anything else is refused, with what to do instead. */
#include "system/system.h"

#include "base/fail.h"
#include "model/chains.h"
#include "model/program.h"

#include <stdio.h>

static gpurta_status shared(const struct system *const s, const size_t a, const size_t b,
                            const char *const stream, gpurta_error *const error)
{
    return fail(error, GPURTA_NOT_APPLICABLE, (int64_t)s->unit[b].chain,
                "chains %.40s and %.40s share the stream %.40s, whose order no bound covers: give "
                "each a stream of its own",
                NAME_OF(&s->chains->chain[s->unit[a].chain]),
                NAME_OF(&s->chains->chain[s->unit[b].chain]), stream);
}

static gpurta_status forked(const struct system *const s, const size_t b, const char *const stream,
                            gpurta_error *const error)
{
    if (is_pipelined(s, s->unit[b].chain))
        return fail(error, GPURTA_NOT_APPLICABLE, (int64_t)s->unit[b].chain,
                    "chain %.40s: pipelined steps share the stream %.40s, whose order no bound "
                    "covers: give each step a stream of its own",
                    NAME_OF(&s->chains->chain[s->unit[b].chain]), stream);
    return fail(error, GPURTA_NOT_APPLICABLE, (int64_t)s->unit[b].chain,
                "chain %.40s: steps that do not wait for each other share the stream %.40s, whose "
                "order no bound covers: give each branch a stream of its own",
                NAME_OF(&s->chains->chain[s->unit[b].chain]), stream);
}

static gpurta_status null_stream(const struct system *const s, const size_t a, const size_t b,
                                 gpurta_error *const error)
{
    return fail(error, GPURTA_NOT_APPLICABLE, (int64_t)s->unit[b].chain,
                "chain %.40s uses the NULL stream, which makes chain %.40s wait in ways that no "
                "bound covers: use streams of their own, or non-blocking ones",
                NAME_OF(&s->chains->chain[s->unit[a].chain]),
                NAME_OF(&s->chains->chain[s->unit[b].chain]));
}

/* The context of a step that uses a stream. */
static size_t context_of(const struct system *const s, const size_t step)
{
    const size_t own = s->chains->chain[s->unit[step].chain].context;
    return own == GPURTA_NONE ? 0 : own;
}

/* Streams belong to contexts: the same name in two contexts are two streams. */
static gpurta_status check_pair(const struct system *const s, const size_t a, const size_t b,
                                const int64_t stream_a, const int64_t stream_b,
                                gpurta_error *const error)
{
    if (context_of(s, a) != context_of(s, b))
        return GPURTA_OK;
    const bool one_chain = s->unit[a].chain == s->unit[b].chain;
    if (one_chain && !in_parallel(s, a, b))
        return GPURTA_OK;
    if (stream_a == stream_b && stream_a != GPURTA_OWN_STREAM) {
        const char *const name = gpurta_program_stream_name(s->chains->program, stream_a);
        return one_chain ? forked(s, b, name, error) : shared(s, a, b, name, error);
    }
    if (stream_a == GPURTA_NULL_STREAM &&
        !gpurta_program_stream_attribute(s->chains->program, stream_b, GPURTA_STREAM_NON_BLOCKING))
        return null_stream(s, a, b, error);
    return GPURTA_OK;
}

/* quiet[stream]: all of its steps are one after the other, those of one sequence. */
static void find_quiet(const struct system *const s, bool *const quiet, size_t *const user)
{
    for (size_t stream = 0; stream < s->chains->program->streams; stream++)
        user[stream] = SIZE_MAX;
    for (size_t i = 0; i < s->steps; i++) {
        const size_t chain = s->unit[i].chain;
        if (s->stream[i] < 0)
            continue;
        quiet[s->stream[i]] =
            !s->before[chain] && (user[s->stream[i]] == SIZE_MAX ||
                                  (user[s->stream[i]] == chain && quiet[s->stream[i]]));
        user[s->stream[i]] = chain;
    }
}

gpurta_status streams_check(const struct system *const s, gpurta_error *const error)
{
    const int64_t *const stream = s->stream;
    const size_t streams = s->chains->program->streams;
    bool *const quiet = pool_take(s->pool, streams + 1, sizeof *quiet);
    size_t *const user = pool_take(s->pool, streams + 1, sizeof *user);
    gpurta_status status = quiet && user ? GPURTA_OK : fail_memory(error);
    if (!status)
        find_quiet(s, quiet, user);
    for (size_t a = 0; !status && a < s->steps; a++) {
        if (stream[a] == GPURTA_OWN_STREAM || (stream[a] != GPURTA_NULL_STREAM && quiet[stream[a]]))
            continue;
        for (size_t b = 0; !status && b < s->steps; b++)
            if (a != b && s->unit[a].kind != GPURTA_STEP_HOST &&
                s->unit[b].kind != GPURTA_STEP_HOST)
                status = check_pair(s, a, b, stream[a], stream[b], error);
    }
    pool_give(s->pool, quiet);
    pool_give(s->pool, user);
    return status;
}
