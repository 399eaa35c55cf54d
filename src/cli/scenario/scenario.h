/* Scenario files: from YAML to the library's model. */
#pragma once

#include "base/values.h"
#include "cli/base/cli.h"
#include "cli/base/names.h"
#include "cli/base/rows.h"
#include "cli/base/sha256.h"
#include "cli/scenario/document.h"

/* What a command needs of a file: kernels or operations on a platform, tasks, or kernels or
 * operations alone, or chains (or operations with periods) on a platform, or an experiment; and
 * tasks where there are no kernels. */
enum {
    NEED_KERNELS = 1,
    NEED_TASKS = 2,
    NEED_OPERATIONS = 4,
    NEED_CHAINS = 8,
    NEED_SWEEP = 16,
    NEED_OR_TASKS = 32,
    MAY_LACK_SMS = 64,   /* partitions need not say their SMs */
    NEED_OR_CHAINS = 128 /* where there are no kernels, chains will do */
};

struct reader;

/* The rows of a file. */
struct model_rows {
    gpurta_model *model;
    struct row_place {
        uint32_t node;
        bool bad, no_map; /* mistakes of it were told; it is no mapping */
    } * place;            /* of each row */
    size_t room;
    struct section_rows *inner; /* keys of steps; NULL: none was read */
};

/* Reads a configuration of another tool into rows of operations and streams; mistakes are kept in
 * the document. Returns -1, or the exit status after an error was reported. */
typedef int read_foreign(struct reader *reader, const struct common *common);

/* What operations were read from, where that is no scenario. Texts live as long as the document. */
struct origin {
    uint32_t node;
    uint32_t benchmark;
    int64_t iteration; /* from 0 */
    const char *label;
};

struct benchmark {
    const char *label;    /* NULL: none */
    const char *log_name; /* the same */
    char *plugin;         /* owned: "timer_spin" */
    mpq_t release;        /* as it is asked for, in seconds */
};

struct masks;

struct foreign {
    const char *name; /* of the configuration; NULL: none */
    struct benchmark *benchmark;
    struct origin *origin; /* of each operation */
    size_t benchmarks;
    struct masks *masks; /* of TPCs, of the operations; NULL: none */
};

/* A partition as the file has it. */
struct partition_entry {
    const char *name;
    uint32_t node;
    int64_t sms; /* 0: not given */
    bool listed; /* by their numbers */
    gpurta_mechanism mechanism;
    int64_t cuda; /* 12040 is 12.4; 0: not given */
    mpq_t factor; /* of all wcet in it */
};

/* How a partition is made: "mps"; "any" where that is not given. */
const char *mechanism_name(gpurta_mechanism mechanism);

struct scenario_partitions {
    struct partition_entry *entry;
    size_t count, room;
    gpurta_queues queues;
    bool queues_given;
};

/* One more, which has its name and no more; NULL: out of memory. */
struct partition_entry *new_partition(struct scenario_partitions *partitions, const char *name);

struct scenario {
    struct document document;
    struct model_rows given; /* its model is what the analyses take */
    gpurta_result *resolved; /* what they read in it: gpurta_resolve() */
    gpurta_unit unit;
    gpurta_platform *platform; /* NULL: none given */
    bool platform_of_file;     /* else it is from the command line */
    bool no_gpu;               /* all is done by host steps, and no platform is given */
    int64_t copy_bandwidth;    /* of --copy-bandwidth; 0: not given */
    struct scenario_partitions partitions;
    char no_period[256];         /* a chain whose period is unknown; "": there is none */
    uint32_t kernels_node;       /* the list; 0: none */
    uint32_t sweep_node;         /* the section of an experiment; 0: none */
    unsigned ignored, unread;    /* bits: sections that --ignore names; work that is not analysed */
    const char *rows;            /* key of what the command answers for; NULL: it has no verdicts */
    struct foreign *foreign;     /* of a cuda_scheduling_examiner configuration; else NULL */
    const char *const *premises; /* of the analysis, up to NULL; NULL: its result has them */
};

/* Of what the analyses read. */
static inline size_t scenario_operations(const struct scenario *const scenario)
{
    return gpurta_rows(scenario->resolved, GPURTA_MODEL_OPERATIONS);
}
static inline const char *operation_name(const struct scenario *const scenario, const size_t i)
{
    return result_text(scenario->resolved, GPURTA_MODEL_OPERATIONS_NAME, i);
}
static inline bool operation_is_copy(const struct scenario *const scenario, const size_t i)
{
    return *result_text(scenario->resolved, GPURTA_MODEL_OPERATIONS_KIND, i) == 'c';
}

/* Why no verdict is of all that a profile shows; NULL: nothing says so. */
static inline const char *scenario_left_out(const struct scenario *const scenario)
{
    return result_text(scenario->resolved, GPURTA_MODEL_LEFT_OUT, 0);
}

/* Reads the file of `common`, with its --platform and --slots on top; by `foreign`, if that is not
 * NULL and the file has benchmarks. Returns -1, or the exit status after everything wrong was
 * reported. */
int scenario_read(struct scenario *scenario, const struct common *common, const char *command,
                  unsigned needs, read_foreign *foreign);
void scenario_clear(struct scenario *scenario);

/* Resolves the model anew, after it or the scenario's platform has changed. fit: its partitions
 * must fit on the platform. */
gpurta_status scenario_resolve(struct scenario *scenario, bool fit, gpurta_error *error);

/* What kernels were read from is forgotten, but for their places: no more is needed where nothing
 * but the program is. */
void scenario_forget_kernels(struct scenario *scenario);

/* The part of scenario_read() between opening the file and reporting: what is wrong stays in the
 * document. `platform_given`: the file needs none. False: it could not be read; errno. */
bool scenario_read_stream(struct scenario *scenario, const char *name, FILE *file, unsigned needs,
                          bool platform_given);

/* Reports what the library said about the kernels (or tasks), at the item's place in the file. */
int scenario_complain(struct scenario *scenario, unsigned section, gpurta_status status,
                      const gpurta_error *error);

/* The same, kept in the document for document_report(); the error has an item. */
void scenario_fault(struct scenario *scenario, unsigned section, const gpurta_error *error);

/* Names of the sections: 0, 1, ...; NULL: no more. */
const char *scenario_section(size_t i);

/* Notes: streams that no operation is on, contexts that no chain is in. A stream that is written
 * otherwise where it is used is a mistake. Returns -1, or the exit status after it was reported. */
int scenario_note_unused(struct scenario *scenario);

/* Is that section left out, as --ignore asks? */
bool scenario_ignores(const struct scenario *scenario, size_t section);

/* Why no verdict is of the whole file: work that the command does not analyse, and that it was not
 * asked to ignore; NULL: there is none. */
#define UNREAD_TEXT 300
const char *scenario_unread(const struct scenario *scenario, const char *command,
                            char text[UNREAD_TEXT]);

/* What a verdict has behind it where rules that it rests on were measured on other GPUs alone. */
const char *scenario_unmeasured(const struct scenario *scenario);

/* Is the chain's period unknown? */
bool scenario_no_period(const struct scenario *scenario, size_t chain);

/* No operations, but chains. */
bool scenario_of_chains(const struct scenario *scenario);

/* Whether some operation has a period; whether some is a copy. */
bool scenario_is_periodic(const struct scenario *scenario);
bool scenario_has_copies(const struct scenario *scenario);

/* A scenario as JSON, for programs that read no YAML: the whole file, key by key, with the unit and
 * every field of the platform filled in, so that nothing has to be looked up. Numbers that are
 * whole stay numbers; all others become texts as they were written ("0.1", "7/2 us"), which keeps
 * them exact. */
void scenario_to_json(FILE *file, const struct scenario *scenario);
/* A part of a document, for tools: [line, column, kind, what], where kind is 0 for a text, 1 for
 * one that had quotes, 2 for a list and 3 for a mapping. */
void node_to_json(struct json *json, const struct document *document, const struct node *node);
/* Its key "platform", with all fields. */
void platform_to_json(struct json *json, const gpurta_platform *platform);
/* The hash of a scenario in hex, SHA-256 of the canonical form of that JSON: keys sorted, those
 * that begin with "x-" left out, every scalar as a string, no spaces. */
void scenario_hash(char hex[SHA256_TEXT], const struct scenario *scenario);

/* What a result says of the partitions, if there are any, and what is assumed. */
#define PARTITION_LINE ROW_SPACE
void partitions_print(const struct scenario *scenario, FILE *file);
/* The same as rows, for results whose row->of begins with the scenario; partitions_shown() is what
 * row->shown has where there are any. */
extern const struct rows partition_rows, partition_queues, scenario_assumptions;
enum { PARTITIONS_SHOWN = 1 << 30 };
unsigned partitions_shown(const struct scenario *scenario);
/* The first `own` premises are there; after them come the rows of that column, as many as fit. */
#define MOST_PREMISES 48
void scenario_premises(struct scenario *scenario, const char *premises[MOST_PREMISES], size_t own,
                       const gpurta_result *result, gpurta_column column);
/* What is assumed, line number `index`: the premises; of the platform and of partitions. NULL past
 * the last, or without a scenario. */
const char *scenario_assumption(const struct scenario *scenario, size_t index,
                                char space[PARTITION_LINE]);
