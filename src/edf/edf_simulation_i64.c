#include "number/wide.h"
/**/
#include "number/i64.h"
/**/
#include "edf/edf_simulation_core.h"
