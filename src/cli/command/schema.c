/* gpurta --schema scenario: the JSON Schema of scenarios, as doc/schema/schema.py makes it. */
#include "cli/command/complete.h"
#include "schema_json.h"

#include <string.h>

int schema(const char *const name)
{
    if (name && strcmp(name, "scenario") != 0) {
        complain("--schema: expected scenario, found \"%s\"", name);
        return EXIT_USAGE;
    }
    fputs(name ? schema_json : "scenario\n", stdout);
    return EXIT_MET;
}
