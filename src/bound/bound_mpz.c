/* The bound on GMP integers. */
#include "number/mpz.h"

#include "bound/bound_core.h"
