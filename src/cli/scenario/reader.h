/* How sections of a scenario are read: maps by tables of keys, values with their ranges. Mistakes
 * are kept in the document, and reading goes on. */
#pragma once

#include "cli/scenario/scenario.h"

#define PATH_DEPTH 40

struct reader {
    struct scenario *scenario; /* whose unit times without one have */
    struct document *document;
    struct {
        const char *key; /* NULL: an index */
        size_t index;
    } path[PATH_DEPTH];
    int depth;
    bool comments;           /* keys "comment" are ignored, and may be repeated */
    bool open;               /* so is what no table has */
    bool nulls;              /* null: as if it were not given */
    struct model_rows *rows; /* of a scenario */
};

#define READER_KEYS 48

/* What a key takes; the value goes into the member of struct value in brackets. */
enum key_kind {
    KEY_ANY,   /* anything: the section looks at the node itself */
    KEY_LIST,  /* any list: the same */
    KEY_NAME,  /* [text] */
    KEY_COUNT, /* [count] */
    KEY_BOOL   /* [count] 0 or 1 */
};

struct key {
    const char *name;
    enum key_kind kind;
    bool required;
    int64_t low, high; /* high 0: 2^63-1 */
};

/* What a map gives for a key. */
struct value {
    const struct node *node; /* NULL: not given */
    const char *text;
    int64_t count;
};

/* Reads every pair of a map into values[i] for keys[i], and reports unknown, repeated and missing
 * keys and wrong values. Keys that begin with "x-" are ignored. */
void read_map(struct reader *reader, const struct node *node, const struct key *keys, size_t count,
              struct value *values);

/* A key by its table's place: below it the path of messages goes on. */
void enter_key(struct reader *reader, const struct key *key);
void leave_key(struct reader *reader);

/* Calls `read` for every item of a list (path: [0], [1], ...). */
void read_list(struct reader *reader, const struct node *node, const char *items,
               void (*read)(struct reader *reader, const struct node *item, void *target),
               void *target);

/* Keeps "path: expected WHAT, found ..." */
void expected(struct reader *reader, const struct node *node, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* Keeps "path: MESSAGE, found ..." */
void found_at(struct reader *reader, const struct node *node, const char *message);
/* Keeps "path: MESSAGE" */
void wrong(struct reader *reader, const struct node *node, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* Keeps that no such key is known, and which is near or what is known; names ends with NULL. */
void unknown_key(struct reader *reader, const struct node *node, const char *name,
                 const char *const *names);
/* The text of a scalar; NULL: it is none, or stands for nothing. */
const char *scalar_text(const struct reader *reader, const struct node *node);

/* Sets the path to that of a node anywhere in the document. */
void go_to(struct reader *reader, const struct node *node);

/* Values. On a mistake they report it, leave the value as it is and return false. */
bool read_count(struct reader *reader, const struct node *node, int64_t low, int64_t high,
                int64_t *value);
/* A count, or a list of one to three whose product is the value. */
bool read_size(struct reader *reader, const struct node *node, int64_t *value);
/* A text that is not empty; NULL on a mistake. Lives as long as the document. */
const char *read_name(struct reader *reader, const struct node *node);

/* Reports what the library refused; GPURTA_OK: true. */
bool accepted(struct reader *reader, const struct node *node, gpurta_status status,
              const gpurta_error *error);

/* Names with the nodes that gave them, to find one used twice. */
struct named {
    const char *name;
    const struct node *node;
};
void check_names(struct reader *reader, struct named *named, size_t count);

/* The first copy that gives its bytes; -1: none does. */
int64_t first_copy_of_bytes(const struct scenario *scenario);
/* "12.4" is 12040; false: it is no version. */
bool read_cuda_version(const char *text, int64_t *version);
