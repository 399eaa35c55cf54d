#include "cli/import/nsys_tables.h"

#include <string.h>

/* Reports what SQLite said; the first time only. */
static void source_broken(struct source *const source, const char *const what)
{
    if (source->end < 0)
        complain("%s: %s: %s", source->path, what, sqlite3_errmsg(source->db));
    source->end = EXIT_USAGE;
}

sqlite3_stmt *source_prepare(struct source *const source, const char *const sql)
{
    sqlite3_stmt *statement = NULL;
    if (source->end < 0 && sqlite3_prepare_v2(source->db, sql, -1, &statement, NULL) != SQLITE_OK)
        source_broken(source, "not read");
    return statement;
}

bool has_table(struct source *const source, const char *const table)
{
    sqlite3_stmt *const s = source_prepare(
        source, "SELECT type, sql FROM sqlite_master WHERE name = ?1 COLLATE NOCASE");
    bool found = false;
    if (!s)
        return false;
    sqlite3_bind_text(s, 1, table, -1, SQLITE_STATIC);
    while (source->end < 0 && sqlite3_step(s) == SQLITE_ROW) {
        const char *const type = (const char *)sqlite3_column_text(s, 0);
        const char *const sql = (const char *)sqlite3_column_text(s, 1);
        if (type && strcmp(type, "index") == 0)
            continue;
        found = type && strcmp(type, "table") == 0 && sql &&
                sqlite3_strnicmp(sql, "CREATE VIRTUAL", 14) != 0;
        if (!found) {
            complain("%s: %s is no plain table: Nsight Systems writes only such", source->path,
                     table);
            source->end = EXIT_USAGE;
        }
    }
    sqlite3_finalize(s);
    return found && source->end < 0;
}

static bool has_column(struct source *const source, const char *const table,
                       const char *const column)
{
    /* table_xinfo also names generated columns, which are not read: hidden is 0 for plain ones */
    sqlite3_stmt *const s = source_prepare(
        source,
        "SELECT 1 FROM pragma_table_xinfo(?1) WHERE name = ?2 COLLATE NOCASE AND hidden = 0");
    if (!s)
        return false;
    sqlite3_bind_text(s, 1, table, -1, SQLITE_STATIC);
    sqlite3_bind_text(s, 2, column, -1, SQLITE_STATIC);
    const bool found = sqlite3_step(s) == SQLITE_ROW;
    sqlite3_finalize(s);
    return found;
}

bool walk_start(struct walk *const walk, struct source *const source, const char *const table,
                const struct column *const columns, const char *const without)
{
    char sql[1536];
    size_t at = 0;
    *walk = (struct walk){.source = source, .table = table, .columns = columns};
    if (source->end >= 0 || !has_table(source, table)) {
        if (source->end < 0 && without)
            trace_lacks(source->trace, "no table %s: %s", table, without);
        return false;
    }
    at += (size_t)snprintf(sql, sizeof sql, "SELECT ");
    for (int i = 0; columns[i].name; i++) {
        const bool there = has_column(source, table, columns[i].name);
        if (!there && columns[i].needed) {
            complain("%s: table %s has no column %s: not a schema of Nsight Systems that is known "
                     "(2.7 to 3.25)",
                     source->path, table, columns[i].name);
            source->end = EXIT_USAGE;
            return false;
        }
        at += (size_t)snprintf(sql + at, sizeof sql - at, there ? "%s\"%s\"" : "%sNULL",
                               i ? ", " : "", columns[i].name);
    }
    snprintf(sql + at, sizeof sql - at, " FROM \"%s\"", table);
    walk->statement = source_prepare(source, sql);
    return walk->statement != NULL;
}

bool walk_next(struct walk *const walk)
{
    struct source *const source = walk->source;
    const int step =
        source->end < 0 && !source->trace->no_memory ? sqlite3_step(walk->statement) : SQLITE_DONE;
    if (step != SQLITE_ROW) {
        if (step != SQLITE_DONE)
            source_broken(source, walk->table);
        sqlite3_finalize(walk->statement);
        walk->statement = NULL;
        return false;
    }
    walk->row++;
    for (int i = 0; walk->columns[i].name; i++) {
        const int type = sqlite3_column_type(walk->statement, i);
        walk->value[i] = walk->columns[i].fallback;
        if (type == SQLITE_INTEGER)
            walk->value[i] = sqlite3_column_int64(walk->statement, i);
        else if (walk->columns[i].needed ||
                 (type != SQLITE_NULL && walk->columns[i].fallback != IS_TEXT)) {
            complain("%s: table %s, row %lld, column %s: expected a whole number", source->path,
                     walk->table, (long long)walk->row, walk->columns[i].name);
            source->end = EXIT_USAGE;
        }
    }
    if (source->end < 0)
        return true;
    sqlite3_finalize(walk->statement);
    walk->statement = NULL;
    return false;
}

const char *walk_text(const struct walk *const walk, const int column)
{
    return sqlite3_column_type(walk->statement, column) == SQLITE_TEXT
               ? (const char *)sqlite3_column_text(walk->statement, column)
               : NULL;
}
