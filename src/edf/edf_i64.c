#include "edf/edf_run.h"
/**/
#include "number/i64.h"
/**/
#include "edf/edf_core.h"
