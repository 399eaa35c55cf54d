#include "number/mpz.h"
/**/
#include "runlist/host_core.h"
