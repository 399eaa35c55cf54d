#include "number/i64.h"

#include "runlist/runlist_core.h"
