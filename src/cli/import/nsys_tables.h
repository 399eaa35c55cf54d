/* Tables of a SQLite file that is not trusted: only plain ones are read, row by row, columns by
 * their names. */
#ifndef NSYS_TABLES_H
#define NSYS_TABLES_H

#include "cli/import/trace.h"

#include <sqlite3.h>

enum { MOST_COLUMNS = 32 };

/* A column that is read; `fallback` stands where the table lacks it, or it is NULL. */
struct column {
    const char *name;
    bool needed;
    int64_t fallback;
};
#define IS_TEXT INT64_MIN /* the fallback of a column that walk_text() reads */

/* A record of an event on a stream, or a wait of the host for an event, a stream or a context. */
struct record {
    int64_t process, context, event, correlation;
    int64_t time;    /* of the call; TRACE_UNKNOWN */
    uint32_t stream; /* NO_TEXT: of no single one */
    uint32_t thread; /* that called; NO_TEXT */
};

struct records {
    struct record *record;
    size_t count, room;
};

struct source {
    sqlite3 *db;
    struct records records, syncs;
    struct trace *trace;
    const char *path;
    int end; /* -1, or the exit status after an error was reported */
};

/* The number of a process in a serialized id of Nsight Systems. */
static inline int64_t process_of(const int64_t global)
{
    return global >> 24 & 0xffffff;
}

/* One walk over the rows of a table. */
struct walk {
    struct source *source;
    const char *table;
    const struct column *columns;
    sqlite3_stmt *statement;
    int64_t row;
    int64_t value[MOST_COLUMNS]; /* of the row; TEXT columns by walk_text() */
};

/* NULL: an error was reported, now or earlier. */
sqlite3_stmt *source_prepare(struct source *source, const char *sql);

/* Is there a plain table of that name? A view, or a virtual table, is an error. */
bool has_table(struct source *source, const char *table);

/* Starts a walk. False: there is no such table (no error; what follows from that is told, NULL:
 * nothing), or it cannot be read (source->end). */
bool walk_start(struct walk *walk, struct source *source, const char *table,
                const struct column *columns, const char *without);

/* The next row into walk->value. A text column leaves its fallback there. */
bool walk_next(struct walk *walk);

/* The text of a column of the row; NULL: it is none. */
const char *walk_text(const struct walk *walk, int column);

/* ---- waits (nsys_waits.c) ---- */

/* Before the calls: records of events, and waits of the host. */
void read_records(struct source *source);
void read_syncs(struct source *source);

/* A call of the runtime: when, and by whom. Is it one of those waits of the host? */
bool call_seen(struct source *source, int64_t process, int64_t correlation, int64_t time,
               uint32_t thread);

/* After the calls: streams that wait for events, and the host's waits. */
void read_waits(struct source *source);
void keep_syncs(struct source *source);

/* What contexts owned, and graphs of which no kernels are known (nsys_switches.c). */
void read_switches(struct source *source);
void read_graphs(struct source *source);

#endif
