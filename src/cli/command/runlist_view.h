/* What the parts of `gpurta runlist` share. */
#pragma once

#include "base/values.h"
#include "cli/base/output.h"
#include "cli/scenario/scenario.h"

/* Longer lists are summarised, unless --list. */
#define LIST_SHOWN 10000

struct rows;
struct row;

struct runlist_view {
    struct scenario *scenario;
    const struct common *common;
    gpurta_options *options;
    struct output output; /* of a table */
    gpurta_result *result;
    mpq_t until;          /* --until */
    mpq_t a, b;           /* for calculations */
    size_t explain, task; /* --explain, --task: index; SIZE_MAX: not asked for */
    bool explain_late;    /* --explain without a task */
    const char *svg;
    bool only_picture; /* --svg - */
    bool list, simulate, has_until;
};

/* Condition of rows: timeslices are rounded down. */
enum { SOME_STEP = 1 };

extern const struct rows runlist_explained, runlist_terms; /* JSON; CSV */

/* Is any deadline given? Else there is no verdict. */
bool view_has_deadlines(const struct runlist_view *view);

/* Does it always have work? */
bool view_is_saturated(const struct runlist_view *view, size_t task);
/* Is a switch charged as the paper has it, which makes no bound? */
bool view_is_published(const struct runlist_view *view);

/* gpurta runlist --simulate: prints the simulation, draws it if asked to; returns the exit
 * status. */
int runlist_simulate(struct runlist_view *view);

/* Prints the analysis. Returns -1, or the exit status. */
int runlist_print(struct runlist_view *view);

/* The terms of the bound of channel view->explain. */
bool explain_lines(struct runlist_view *view, struct row *row);
