/* Masks of TPCs, as libsmctrl and cuda_scheduling_examiner write them: a set bit k disables TPC k;
 * behind a "~" it is one that the kernel has. (The key tpc_mask of a scenario has no "~": there a
 * set bit is a TPC that the partition has.) */
#pragma once

#include "cli/scenario/scenario.h"

/* The words for them, of which the first that is there counts; ends with NULL. */
extern const char *const mask_keys[];

#define MASK_TEXT 36 /* "~0x" and 32 digits */

struct mask {
    char text[MASK_TEXT]; /* as it is written */
    char place[160];      /* where it was read first: "FILE:LINE:COLUMN" */
    uint64_t enabled[2];  /* bit k: TPC k is left; none beyond 127 is */
};

/* Of operations: each has one or none. */
struct masks {
    struct mask *mask;
    size_t count, room;
    uint32_t *of; /* of each operation: 0, or mask + 1 */
    size_t operations, operations_room;
};

void masks_clear(struct masks *masks);
/* The operation has this mask, whose node's mistakes are kept in the document. If it had another
 * one, that is a mistake, too. */
void mask_take(struct masks *masks, size_t operation, struct document *document,
               const struct node *node);
/* NULL: none. */
const struct mask *mask_of(const struct masks *masks, size_t operation);
/* A TPC has `each` SMs: SM s is of TPC s / each. */
bool mask_leaves(const struct mask *mask, int64_t each, int64_t sm);

/* Kernels with masks run in partitions, with shared queues: those of the scenario, which must be
 * the same SMs, else new ones. Returns -1, or the exit status after an error was reported. */
int masks_apply(const struct masks *masks, struct scenario *scenario);

#define MASK_SMS 80
/* "SMs 0-7", as far as there is room. */
void mask_sms(const struct mask *mask, const gpurta_platform *platform, char text[MASK_SMS]);
