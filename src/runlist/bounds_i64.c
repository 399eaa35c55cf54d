#include "number/i64.h"

#include "runlist/bounds_core.h"
