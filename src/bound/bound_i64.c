/* The bound on checked 64-bit integers. */
#include "number/i64.h"

#include "bound/bound_core.h"
