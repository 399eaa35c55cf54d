/* What gpurta-sweep is given: the section of a design, and documents as they are. */
#pragma once

#include "cli/base/json.h"
#include "cli/scenario/scenario.h"

/* The object of that key: the section as input_document() has it, and the platform. */
void input_design(struct json *json, const char *key, const struct scenario *scenario);

/* A file as an array of its name, its errors, and its root, as node_to_json() has it. A file that
 * cannot be read: its name and why. */
void input_document(struct json *json, const char *path);
