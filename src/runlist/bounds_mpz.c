#include "number/mpz.h"

#include "runlist/bounds_core.h"
