/* What the readers of measurements share: values of a document, blocks, operations by name. */
#ifndef READING_H
#define READING_H

#include "cli/measurement/measuring.h"
#include "cli/scenario/name_index.h"

#define MEASURING_FARTHEST ((int64_t)1 << 60) /* ns */

/* The value of a key of a map; NULL: there is none. */
const struct node *find(const struct document *document, const struct node *map, const char *key);
/* The text of a scalar; NULL: it is none. */
const char *text_of(const struct document *document, const struct node *node);
const char *text_under(const struct document *document, const struct node *map, const char *key);

/* Is it null? Is it that time, in the unit? */
bool is_null(const struct document *document, const struct node *node);
bool is_time(const struct document *document, const struct node *node, mpq_srcptr time,
             gpurta_unit unit);

/* These keep what is wrong in the document. */
const struct node *list_under(struct document *document, const struct node *map, const char *key);
bool read_integer(struct document *document, const struct node *node, int64_t *value);
/* The number of an SM, below `most`. */
bool read_sm(struct document *document, const struct node *node, int64_t most, int64_t *sm);
void library_error(struct document *document, const struct node *node, gpurta_status status,
                   const gpurta_error *error);
/* No mapping names a key twice. */
void check_keys(struct document *document);

/* The operations of a scenario by their names. */
struct operations {
    const struct scenario *scenario;
    const gpurta_program *program;
    struct name_index names;
    struct masks *masks; /* of TPCs, of the operations; NULL: they are not asked for */
};

void operations_begin(struct operations *operations, const struct scenario *scenario);
void operations_end(struct operations *operations);
/* Number of the operation of that name (NULL: none has it); SIZE_MAX: none. O(1). */
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
    int64_t *sm, *start, *end;
    size_t count, room;
};

/* Room for so many, of which there are none yet. */
void blocks_room(struct blocks *blocks, size_t count);
void blocks_free(struct blocks *blocks);
/* End of the last one; INT64_MIN: there is none. */
int64_t blocks_last(const struct blocks *blocks);

/* Reads the JSON of `gpurta measure`. NULL: something is wrong, which is kept. */
gpurta_measurement *read_measured(struct document *document, const struct operations *operations);

/* Logs of cuda_scheduling_examiner, read one after the other. */
struct logs;
struct logs *logs_begin(const struct operations *operations);
void logs_free(struct logs *logs);
bool is_log(const struct document *document);
void logs_read(struct logs *logs, struct document *document);
/* All that was read. Returns -1, or the exit status after an error was reported. */
int logs_measurement(gpurta_measurement **measurement, struct logs *logs, const char *path);

#endif
