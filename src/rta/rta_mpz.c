/* Free-block analysis on GMP integers. */
#include "rta/rta_run.h"

#include "number/mpz.h"

#include "rta/rta_h_core.h"
/**/
#include "rta/rta_core.h"
#include "rta/rta_jobs_core.h"
#include "rta/rta_run_core.h"
