#include "number/i64.h"
/**/
#include "runlist/host_core.h"
