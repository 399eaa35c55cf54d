/* Names of the values of the model's enumerations. */
#include "model/names.h"
#include "model/chains.h"

#include <gpurta/gpurta.h>

const char *name_at(const char *const *const names, const size_t count, const int64_t value)
{
    return value >= 0 && (size_t)value < count ? names[value] : NULL;
}

NAMES(gpurta_step_kind, "kernel", "copy", "host")
NAMES(gpurta_level, "none", "low", "medium", "high")
NAMES(gpurta_queues, "separate", "shared")
NAMES(gpurta_mechanism, "any", "green-context", "mps", "mig", "tpc-mask")
NAMES(gpurta_minimize, "total", "largest")
NAMES(gpurta_generator_method, "uunifast", "uunifast-discard", "fixed-sum", "lattice")
