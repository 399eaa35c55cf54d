/* What a command takes on its command line, described once: from its table of flags come parsing
 * and its messages, the option list of --help and completion.
 *
 *     struct request {
 *         int64_t algorithm;
 *         const char *svg;
 *         bool trace;
 *     };
 *     static const struct flag flags[] = {
 *         FLAG(struct request, algorithm, FLAG_WORD, "NAME",
 *              .option = GPURTA_OPTION_RTA_ALGORITHM),
 *         ...
 *     };
 *
 * A flag that sets an option of the library takes kind, range, words and default from there. */
#pragma once

#include "cli/base/cli.h"

#include <stddef.h>

enum flag_kind {
    FLAG_SWITCH,   /* bool */
    FLAG_TEXT,     /* const char *; one of the words, if there are any */
    FLAG_FILE,     /* const char * */
    FLAG_PLATFORM, /* const char *: name of a platform */
    FLAG_TIME,     /* const char *: read with the file's unit by flag_time() */
    FLAG_COUNT,    /* int64_t */
    FLAG_WORD,     /* int64_t: index in the words */
    FLAG_MAYBE,    /* struct maybe: a switch that may have a value, `--explain [NAME]` */
    FLAG_TEXTS     /* struct texts: may be given several times */
};

struct maybe {
    bool given;
    const char *text; /* NULL: none */
};

struct flag {
    const char *name;    /* without the dashes; NULL: as the library's option has it */
    const char *metavar; /* of its value; NULL: it has none */
    enum flag_kind kind;
    size_t at;            /* offset of its member */
    gpurta_option option; /* of the library, that it sets (of a FLAG_TEXT: that has its words) */
    int64_t low, high;    /* of a count; of a time: low 1 is above 0 */
    int64_t fallback;     /* of a count or word that is not given */
    const char *const *words; /* end with NULL */
    const char *needs;        /* has no effect without this flag */
    bool optional;            /* its value, a count, may be left out */
    const char *says;         /* for --help */
    unsigned group;           /* of a shared flag */
};

#define FLAG(type, member, kind_, metavar_, ...)                                                   \
    {                                                                                              \
        .at = offsetof(type, member), .kind = kind_, .metavar = metavar_, __VA_ARGS__              \
    }

#define FLAGS(flags) (sizeof(flags) / sizeof(flags)[0])

/* Groups of the shared flags. A command that does not take a group refuses its flags. */
enum {
    TAKES_FORMAT = 1,         /* --format */
    TAKES_OUTPUT = 2,         /* --output */
    TAKES_NUMBERS = 256,      /* --decimal, --exact */
    TAKES_PLATFORM = 4,       /* --platform */
    TAKES_PLATFORM_FILE = 64, /* --platform-file */
    TAKES_CERTIFICATE = 128,  /* --certificate */
    TAKES_SLOTS = 8,          /* --slots */
    TAKES_BANDWIDTH = 16,     /* --copy-bandwidth */
    TAKES_EXAMINER = 32,      /* --assume, --iterations */
    TAKES_MEMORY = 512,       /* --memory */
    TAKES_IGNORE = 1024,      /* --ignore */
    TAKES_SET = 2048,         /* --set */
    TAKES_VARY = 4096,        /* --vary */
    TAKES_MADE = 8192,        /* --made-by */
    TAKES_RESULT = TAKES_FORMAT | TAKES_NUMBERS | TAKES_OUTPUT | TAKES_MADE,
    TAKES_KERNELS = TAKES_RESULT | TAKES_PLATFORM | TAKES_PLATFORM_FILE | TAKES_SLOTS |
                    TAKES_BANDWIDTH | TAKES_EXAMINER | TAKES_MEMORY | TAKES_SET
};

#define MANY_FILES 1000000

struct json;
struct rows;
struct call;
struct scenario;

struct command {
    const char *name;
    const char *summary; /* one line, for `gpurta --help` */
    const char *lesson;  /* what it answers, by example: --help up to the options */
    const char *ending;  /* exit statuses: --help after the options */
    const struct flag *flags;
    size_t flag_count;
    unsigned takes;          /* groups of shared flags */
    const char *const *keys; /* of the file's section of its name, which are no options; NULL:
                                none, else it ends with NULL */
    const char *takes_not; /* why the others have no meaning; NULL: they are for files of kernels */
    int files;             /* most arguments that are no options; MANY_FILES: any number */
    enum flag_kind argument; /* what they are: FLAG_FILE, FLAG_PLATFORM */
    size_t request_size;     /* of the struct that its flags fill in */
    bool silent;             /* it tells itself how far it is, or waits for others */
    unsigned needs;          /* of the file, as scenario_read() has it; 0: it is no scenario */
    /* Before any file is read: refuses what goes not together, answers what needs no file. -1 to go
     * on, or the exit status. NULL: nothing to do. */
    int (*check)(struct call *call);
    /* Returns the exit status. scenario: NULL where the command needs none. */
    int (*run)(struct call *call, struct scenario *scenario);
};

/* One call of a command: what was given. */
struct call {
    const struct command *command;
    struct common common;
    void *request;           /* the command's own flags, as they were given or by default */
    gpurta_options *options; /* those of the library, from the flags; times: call_times() */
    uint64_t given, shared;  /* bits: which of its own flags, and which of the shared ones */
    struct maybe *maybe;     /* of a switch without its value: an argument too many is that */
    const char *after_maybe; /* the argument after it */
    const char **arguments;  /* those that are no options, in their order */
    size_t argument_count;
};

/* Is --help or -h among the arguments, before "--"? */
bool asks_for_help(int argc, char **argv);

/* Reads the options. Returns -1 to go on, else the exit status to end with: after --help and
 * --version (printed), or a mistake (reported). */
int call_begin(struct call *call, const struct command *command, int argc, char **argv);
void call_end(struct call *call);

/* Was the flag given? */
bool call_gives(const struct call *call, const char *name);
/* The name of an option that was given and is none of these; NULL: there is none. */
const char *call_gives_other(const struct call *call, const char *const *names, size_t count);

/* The value of a count, given or by default; `otherwise` where the command has no such flag. */
int64_t call_count(struct call *call, const char *name, int64_t otherwise);

/* The text of a flag, which counts as not given from then on; NULL: it was not given. */
const char *call_take(struct call *call, const char *name);

/* The options in force: those that were given, and the defaults of the command's own. */
void call_options(struct call *call, struct json *json);

/* The words that start another command in the same way: its name, the flags that were given, that
 * it takes and that are in no group of `without` (without the format: as JSON), and the file. All
 * to be freed, as their array, which ends with NULL. */
char **call_words(struct call *call, const struct command *command, unsigned without);

/* As if the shared flag --set were given once more; the text lives as long as the call. */
void call_set(struct call *call, const char *text);

/* Sets the library's time options that were given. Returns -1, or the exit status after a mistake
 * was reported. */
int call_times(struct call *call, gpurta_unit unit);

/* Reads a time of a flag; reports a mistake and returns false. */
bool flag_time(mpq_ptr time, const struct flag *flag, const char *text, gpurta_unit unit);
/* The same of a call's flag, by name; false with *end = -1: it was not given. */
bool call_time(mpq_ptr time, const struct call *call, const char *name, gpurta_unit unit, int *end);

/* The flags that a command takes, its own before the shared ones: i < flags_of(). NULL: not that
 * one. */
size_t flags_of(const struct command *command);
const struct flag *flag_of(const struct command *command, size_t i);

/* The flag of that name that the command takes; NULL: none. */
const struct flag *find_flag(const struct command *command, const char *name, size_t length);

/* A flag with what the library says of its option: name, range, default, text. */
struct flag flag_of_library(const struct flag *flag);
const char *flag_name(const struct flag *flag);
/* Its words: 0, 1, ...; NULL: no more. */
const char *flag_word(const struct flag *flag, int64_t place);

void print_help(const struct command *command, FILE *file);
