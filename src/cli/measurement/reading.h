/* What the writer and the readers of recordings share: what was run, values of a document, blocks,
 * operations by name. */
#pragma once

#include "cli/measurement/recording.h"

#define MEASURING_FARTHEST ((int64_t)1 << 60) /* ns */

/* What a recording has of an operation or task beside what was observed: what was run. The same is
 * written and, when it is read, compared with the scenario. */
struct told {
    const char *key;
    enum { TOLD_TEXT, TOLD_COUNT, TOLD_TIME, TOLD_BOOL } kind;
    const char *text; /* NULL: null */
    int64_t count;    /* or 0, 1 */
    mpq_srcptr time;  /* NULL: null */
    bool must;        /* every file has it */
};
typedef void told_sink(void *of, const struct told *told);
/* What the scenario says of operation i, `place` from launch_places(), or of task i. */
void recording_told(const struct scenario *scenario, size_t i, size_t place, told_sink *sink,
                    void *of);
extern const char *const completion_keys[STATISTICS];

/* The value of a key of a map; NULL: there is none. */
const struct node *find(const struct document *document, const struct node *map, const char *key);
/* The text of a scalar; NULL: it is none. */
const char *text_of(const struct document *document, const struct node *node);
const char *text_under(const struct document *document, const struct node *map, const char *key);

/* No mapping names a key twice, or that is kept in the document. */
void check_keys(struct document *document);

/* The operations of a scenario by their names. */
struct operations {
    const struct scenario *scenario;
    struct named_operation {
        const char *name;
        size_t i;
    } * named;           /* in order of their names */
    struct masks *masks; /* of TPCs, of the operations */
};
void operations_by_name(struct operations *operations);
/* Number of the operation of that name (NULL: none has it); SIZE_MAX: none. */
size_t operation_named(const struct operations *operations, const char *name);
/* Keeps that an operation has another count of `what` than the scenario says, if it has. */
void check_count(struct document *document, const struct node *node,
                 const struct operations *operations, size_t i, const char *what, int64_t here,
                 int64_t expected);
/* Keeps the mask of TPCs of operation i that the first of two maps (the second may be NULL) tells
 * of; keeps what is wrong with it. */
void read_mask(struct document *document, const struct operations *operations, size_t i,
               const struct node *map, const struct node *around);

/* Blocks of one operation, as they are read. */
struct blocks {
    int64_t *sm, *start, *end; /* of one allocation */
    size_t count, room;
};
/* Room for so many, of which there are none yet. */
void blocks_room(struct blocks *blocks, size_t count);
void blocks_free(struct blocks *blocks);
/* End of the last one; INT64_MIN: there is none. */
int64_t blocks_last(const struct blocks *blocks);

/* Logs of cuda_scheduling_examiner. */
struct logs {
    struct log {
        struct document document;
        char *name;
    } * log;
    size_t count, room;
};
/* One more, which the document is no longer. */
void logs_take(struct logs *logs, struct document *document);
void logs_clear(struct logs *logs);

/* What gpurta-convert tells of the operations of a scenario: in logs, whose mistakes it finds, or
 * (NULL) in a profile of an application. Returns -1, or the exit status. */
int observations_read(struct recording *r, const struct scenario *scenario, struct logs *logs,
                      const char *path);
