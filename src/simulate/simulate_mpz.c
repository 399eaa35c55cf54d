#include "number/mpz.h"

#include "simulate/simulate_core.h"
