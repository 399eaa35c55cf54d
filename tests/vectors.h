/* Saved scenarios with their right answers: tests/data/NAME.jsonl, one JSON object a line,
 * {"scenario": ..., "expect": ...}. The scenario goes through the command's own reader. */
#ifndef VECTORS_H
#define VECTORS_H

#include "support.h"

#include "cli/scenario/document.h"
#include "cli/scenario/scenario.h"

/* Reads every line of the file, and calls `check` with the scenario and its expectation (a node
 * of the second document). Fails if there is no line. Returns the number of lines. */
size_t for_each_vector(const char *path, const char *command, unsigned needs,
                       void (*check)(struct scenario *scenario, const struct document *answer,
                                     const struct node *expect));

/* Value of a key of a map; fails if there is none. */
const struct node *value_of(const struct document *document, const struct node *map,
                            const char *key);

#endif
