#include "number/mpz.h"

#include "runlist/runlist_core.h"
