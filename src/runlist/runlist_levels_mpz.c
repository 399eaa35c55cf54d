#include "number/mpz.h"

#include "runlist/runlist_levels_core.h"
