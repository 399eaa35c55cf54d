#include "number/i64.h"

#include "runlist/runlist_levels_core.h"
