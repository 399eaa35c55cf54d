/* Free-block analysis on 64-bit integers. */
#include "rta/rta_run.h"

#include "number/i64.h"

#include "rta/rta_h_core.h"
/**/
#include "rta/rta_core.h"
#include "rta/rta_jobs_core.h"
/**/
#include "rta/rta_again_core.h"
#include "rta/rta_run_core.h"
