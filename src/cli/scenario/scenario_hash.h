/* The hash of a scenario: SHA-256 of the canonical form of what scenario_to_json() writes: keys
 * sorted, those that begin with "x-" left out, every scalar as a string, no spaces. */
#ifndef SCENARIO_HASH_H
#define SCENARIO_HASH_H

#include "cli/base/sha256.h"
#include "cli/scenario/scenario.h"

/* In hex; NULL: out of memory. */
char *scenario_hash(char hex[SHA256_TEXT], const struct scenario *scenario);

#endif
