#include "number/i64.h"

#include "simulate/simulate_core.h"
