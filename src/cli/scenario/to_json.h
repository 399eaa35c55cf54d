/* A scenario as JSON, for programs that read no YAML. */
#ifndef TO_JSON_H
#define TO_JSON_H

#include "cli/base/json.h"
#include "cli/scenario/scenario.h"

/* The whole file, key by key, with the unit and every field of the platform filled in, so that
 * nothing has to be looked up. Numbers that are whole stay numbers; all others become texts as they
 * were written ("0.1", "7/2 us"), which keeps them exact. */
void scenario_to_json(FILE *file, const struct scenario *scenario);

/* Its key "platform", with all fields. */
void platform_to_json(struct json *json, const gpurta_platform *platform);

#endif
