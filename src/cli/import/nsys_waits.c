/* Who waits for whom in an export of Nsight Systems: streams for events, the host for all. */
#include "cli/import/nsys_tables.h"

#include "cli/base/arrays.h"

/* CUpti_ActivitySynchronizationType */
enum { EVENT_SYNCHRONIZE = 1, STREAM_WAIT_EVENT, STREAM_SYNCHRONIZE, CONTEXT_SYNCHRONIZE };

static int by_event(const void *const x, const void *const y)
{
    const struct record *const a = x, *const b = y;
    const int process = ascending(a->process, b->process), event = ascending(a->event, b->event);
    return process ? process : event ? event : ascending(a->correlation, b->correlation);
}

static int by_call(const void *const x, const void *const y)
{
    const struct record *const a = x, *const b = y;
    const int process = ascending(a->process, b->process);
    return process ? process : ascending(a->correlation, b->correlation);
}

static struct record *add_record(struct source *const source, struct records *const records)
{
    if (ADD_ROOM(records->record, records->room, records->count))
        return &records->record[records->count++];
    source->trace->no_memory = true;
    return NULL;
}

void read_records(struct source *const source)
{
    static const struct column columns[] = {
        {"contextId", true, 0},  {"streamId", true, 0}, {"correlationId", false, TRACE_UNKNOWN},
        {"globalPid", false, 0}, {"eventId", true, 0},  {NULL, false, 0}};
    struct records *const records = &source->records;
    struct walk walk;
    if (!walk_start(&walk, source, "CUPTI_ACTIVITY_KIND_CUDA_EVENT", columns, NULL))
        return;
    while (walk_next(&walk)) {
        const int64_t *const v = walk.value, process = process_of(v[3]);
        const uint32_t stream = trace_stream(source->trace, process, v[0], v[1]);
        struct record *const record = add_record(source, records);
        if (record)
            *record = (struct record){process, v[0], v[4], v[2], TRACE_UNKNOWN, stream, NO_TEXT};
    }
    if (records->record)
        qsort(records->record, records->count, sizeof *records->record, by_call);
}

static const struct column waits[] = {{"start", true, 0},
                                      {"contextId", true, 0},
                                      {"streamId", true, 0},
                                      {"correlationId", false, TRACE_UNKNOWN},
                                      {"globalPid", false, 0},
                                      {"syncType", true, 0},
                                      {"eventId", false, TRACE_UNKNOWN},
                                      {NULL, false, 0}};

void read_syncs(struct source *const source)
{
    struct records *const syncs = &source->syncs;
    struct walk walk;
    if (!walk_start(&walk, source, "CUPTI_ACTIVITY_KIND_SYNCHRONIZATION", waits, NULL))
        return;
    while (walk_next(&walk)) {
        const int64_t *const v = walk.value, process = process_of(v[4]);
        if (v[5] != EVENT_SYNCHRONIZE && v[5] != STREAM_SYNCHRONIZE && v[5] != CONTEXT_SYNCHRONIZE)
            continue;
        const uint32_t stream =
            v[5] == STREAM_SYNCHRONIZE ? trace_stream(source->trace, process, v[1], v[2]) : NO_TEXT;
        struct record *const sync = add_record(source, syncs);
        if (sync)
            *sync = (struct record){process, v[1], v[5] == EVENT_SYNCHRONIZE ? v[6] : TRACE_UNKNOWN,
                                    v[3],    v[0], stream,
                                    NO_TEXT};
    }
    if (syncs->record)
        qsort(syncs->record, syncs->count, sizeof *syncs->record, by_call);
}

static struct record *record_of(const struct records *const records,
                                const struct record *const call)
{
    return records->count && call->correlation != TRACE_UNKNOWN
               ? bsearch(call, records->record, records->count, sizeof *call, by_call)
               : NULL;
}

bool call_seen(struct source *const source, const int64_t process, const int64_t correlation,
               const int64_t time, const uint32_t thread)
{
    const struct record call = {.process = process, .correlation = correlation};
    struct record *const record = record_of(&source->records, &call);
    struct record *const sync = record_of(&source->syncs, &call);
    if (record)
        record->time = time;
    if (sync)
        sync->thread = thread;
    return sync != NULL;
}

/* The last record of the event before a call; NULL: none. */
static const struct record *record_before(const struct records *const records,
                                          const struct record *const call)
{
    const size_t n = count_before(call, records->record, records->count, sizeof *call, by_event);
    const struct record *const last = n ? &records->record[n - 1] : NULL;
    return last && last->process == call->process && last->event == call->event ? last : NULL;
}

void read_waits(struct source *const source)
{
    struct records *const records = &source->records;
    size_t unknown = 0;
    struct walk walk;
    if (records->count)
        qsort(records->record, records->count, sizeof *records->record, by_event);
    source->trace->waits_told =
        walk_start(&walk, source, "CUPTI_ACTIVITY_KIND_SYNCHRONIZATION", waits, NULL);
    if (source->trace->waits_told)
        while (walk_next(&walk)) {
            const int64_t *const v = walk.value, process = process_of(v[4]);
            if (v[5] != STREAM_WAIT_EVENT)
                continue;
            const uint32_t stream = trace_stream(source->trace, process, v[1], v[2]);
            const struct record call = {
                .process = process, .event = v[6], .correlation = v[3], .time = v[0]};
            const struct record *const record = record_before(records, &call);
            struct trace_wait *const wait = record ? trace_wait(source->trace) : NULL;
            if (wait)
                *wait =
                    (struct trace_wait){v[0], record->time == TRACE_UNKNOWN ? v[0] : record->time,
                                        stream, record->stream};
            unknown += !record;
        }
    source->trace->waits_lost = unknown > 0;
    if (unknown)
        trace_lacks(source->trace,
                    "%zu waits of streams for events whose record is not in the "
                    "profile: they order nothing here",
                    unknown);
}

void keep_syncs(struct source *const source)
{
    size_t unknown = 0;
    for (size_t i = 0; i < source->syncs.count && source->end < 0; i++) {
        const struct record *const call = &source->syncs.record[i];
        const bool event = call->event != TRACE_UNKNOWN;
        const struct record *const record = event ? record_before(&source->records, call) : NULL;
        if (call->thread == NO_TEXT || (event && !record)) {
            unknown++;
            continue;
        }
        struct trace_sync *const sync = trace_sync(source->trace);
        if (sync)
            *sync = (struct trace_sync){call->time,
                                        record && record->time != TRACE_UNKNOWN ? record->time
                                                                                : call->time,
                                        call->process,
                                        call->context,
                                        record ? record->stream : call->stream,
                                        call->thread};
    }
    source->trace->waits_lost = source->trace->waits_lost || unknown > 0;
    if (unknown)
        trace_lacks(source->trace,
                    "%zu waits of the host whose call, or event's record, is not in the profile: "
                    "they order nothing here",
                    unknown);
}
