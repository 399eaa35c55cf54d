/* All ways in which results are written. */
#pragma once

#include "cli/base/csv.h"
#include "cli/base/file.h"
#include "cli/base/json.h"
#include "cli/base/table.h"
#include "cli/base/time_text.h"
