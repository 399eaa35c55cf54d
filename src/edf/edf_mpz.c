#include "edf/edf_run.h"
/**/
#include "number/mpz.h"
/**/
#include "edf/edf_core.h"
