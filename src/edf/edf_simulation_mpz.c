#include "number/wide.h"
/**/
#include "number/mpz.h"
/**/
#include "edf/edf_simulation_core.h"
