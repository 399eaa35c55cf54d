/* What an export of Nsight Systems tells of contexts' turns, and of graphs traced as a whole. */
#include "cli/import/nsys_tables.h"

#include <inttypes.h>
#include <string.h>

/* Tags of a switch: from the end of a context's restore to the start of its save it owns the GPU.
 * Where the profile does not name them, 1 to 4 in order. */
enum { RESTORE_START = 1, RESTORE_END, SAVE_START, SAVE_END };

enum { MOST_OWNERS = 64 };

struct owner {
    int64_t process, context, since, owned;
};

static int64_t tag_named(struct source *const source, const char *const name, const int64_t usual)
{
    int64_t id = usual;
    if (!has_table(source, "ENUM_GPU_CTX_SWITCH"))
        return id;
    sqlite3_stmt *const s = source_prepare(
        source, "SELECT id FROM ENUM_GPU_CTX_SWITCH WHERE instr(upper(name), ?1) LIMIT 1");
    if (!s)
        return id;
    sqlite3_bind_text(s, 1, name, -1, SQLITE_STATIC);
    if (sqlite3_step(s) == SQLITE_ROW && sqlite3_column_type(s, 0) == SQLITE_INTEGER)
        id = sqlite3_column_int64(s, 0);
    sqlite3_finalize(s);
    return id;
}

static struct owner *owner_of(struct owner *const owner, size_t *const count, const int64_t process,
                              const int64_t context)
{
    for (size_t i = 0; i < *count; i++)
        if (owner[i].process == process && owner[i].context == context)
            return &owner[i];
    if (*count == MOST_OWNERS)
        return NULL;
    owner[*count] = (struct owner){process, context, TRACE_UNKNOWN, 0};
    return &owner[(*count)++];
}

static void tell_owners(struct source *const source, const struct owner *const owner,
                        const size_t owners, const size_t switches)
{
    double all = 0;
    for (size_t i = 0; i < owners; i++)
        all += (double)owner[i].owned;
    trace_lacks(source->trace,
                "%zu events of context switches; durations have the time in which "
                "other contexts owned the GPU",
                switches);
    for (size_t i = 0; i < owners && all > 0; i++)
        trace_lacks(source->trace,
                    "context %" PRId64 " of process %" PRId64 " owned the GPU for %" PRId64
                    " ns, %d%% of the time in which one did",
                    owner[i].context, owner[i].process, owner[i].owned,
                    (int)(100 * ((double)owner[i].owned / all)));
}

/* Shares of the time that contexts owned the GPU: for the report. */
void read_switches(struct source *const source)
{
    static const struct column columns[] = {{"tag", true, 0},
                                            {"contextId", false, 0},
                                            {"timestamp", true, 0},
                                            {"globalPid", false, 0},
                                            {NULL, false, 0}};
    static const char *const tables[] = {"GPU_CONTEXT_SWITCH_EVENTS", "FECS_EVENTS"};
    struct owner owner[MOST_OWNERS];
    size_t owners = 0, switches = 0;
    const int64_t begin = tag_named(source, "RESTORE_END", RESTORE_END);
    const int64_t end = tag_named(source, "SAVE_START", SAVE_START);
    struct walk walk;
    for (int t = 0; t < 2; t++) {
        if (!walk_start(&walk, source, tables[t], columns, NULL))
            continue;
        while (walk_next(&walk)) {
            const int64_t *const v = walk.value;
            struct owner *const o = owner_of(owner, &owners, process_of(v[3]), v[1]);
            int64_t took;
            switches++;
            if (!o)
                continue;
            if (v[0] == begin) {
                o->since = v[2];
            } else if (v[0] == end && o->since != TRACE_UNKNOWN) {
                if (!__builtin_sub_overflow(v[2], o->since, &took) && took > 0)
                    (void)(__builtin_add_overflow(o->owned, took, &o->owned) && (o->owned = 0));
                o->since = TRACE_UNKNOWN;
            }
        }
    }
    if (switches)
        tell_owners(source, owner, owners, switches);
}

/* Launches of graphs that were traced as a whole: what their nodes are is not known. */
void read_graphs(struct source *const source)
{
    static const struct column columns[] = {{"start", true, 0}, {"end", true, 0}, {NULL, false, 0}};
    size_t graphs = 0;
    double time = 0;
    struct walk walk;
    if (!walk_start(&walk, source, "CUPTI_ACTIVITY_KIND_GRAPH_TRACE", columns, NULL))
        return;
    for (; walk_next(&walk); graphs++)
        time += (double)walk.value[1] - (double)walk.value[0];
    if (graphs)
        trace_lacks(source->trace,
                    "%zu launches of CUDA graphs, %.0f ns in all, were traced as a whole and are "
                    "left out: nsys profile --cuda-graph-trace=node shows their kernels",
                    graphs, time);
}
