/* What the parts of `gpurta runlist` share. */
#ifndef RUNLIST_VIEW_H
#define RUNLIST_VIEW_H

#include "cli/base/output.h"
#include "cli/scenario/scenario.h"

/* Longer lists are summarised, unless --list. */
#define LIST_SHOWN 10000

struct rows;

struct runlist_view {
    struct scenario *scenario;
    const struct common *common;
    gpurta_options *options;
    struct output output;
    gpurta_runlist *result;
    gpurta_runlist_fit *fit;       /* --fit timeslice */
    gpurta_runlist_levels *levels; /* --fit levels */
    mpq_t from, to;                /* --range */
    mpq_t until;                   /* --until */
    mpq_t a, b, c;                 /* for calculations */
    mpz_t z;
    size_t explain, task; /* --explain, --task: index; SIZE_MAX: not asked for */
    const char *svg;
    bool only_picture; /* --svg - */
    bool list, simulate, has_until;
    bool published, flat;
};

extern const struct rows runlist_channels, runlist_terms;

const char *level_name(gpurta_level level);

/* The name of a channel; valid until the next call with the same space. */
const char *view_name(const struct runlist_view *view, size_t index, char space[NAME_SPACE]);

/* gpurta runlist --simulate: prints the simulation, draws it if asked to; returns the exit
 * status. */
int runlist_simulate(struct runlist_view *view);

/* Writers of the analysis. */
bool print_tables(struct runlist_view *view);
void print_json(struct runlist_view *view);
void print_csv(struct runlist_view *view);

/* Writers of the design help, around the writers of the analysis at its best. */
void fit_lines(struct runlist_view *view);
void fit_json(struct runlist_view *view, struct json *json);
void fit_csv(struct runlist_view *view);

/* The terms of the bound of channel view->explain. */
bool explain_lines(struct runlist_view *view);
void explain_json(struct runlist_view *view, struct json *json);
void explain_csv(struct runlist_view *view);

#endif
