/* A search for the extreme value of one figure (gpurta/edf.h): what its steps share. */
#pragma once

#include "edf/edf.h"

/* Task evaluations that take about as long as reading one task's rationals. */
#define START_WORK 16

struct search {
    struct edf_problem problem;
    gpurta_edf_parameter parameter;
    bool follows;             /* D is P, and varies with it */
    size_t place;             /* of the direct task that varies */
    mpq_t *wcet, *section;    /* as given: C without o, and np, at most C; for the first three */
    size_t times;             /* of these */
    mpq_t own_section;        /* np of that task, which may be more than its C */
    mpq_t served;             /* sum of the longest np of each server, without o */
    size_t inhabited;         /* servers with a task */
    mpq_t others, own_period; /* of servers: bandwidth of all but `item`, and its period */
    mpq_t use, rate; /* U as given, of the others for a period; sum of 1/P for the first two */
    mpq_t use_now;   /* U after apply() */
    mpq_t safe;      /* 0, or a value that a probe has found to be schedulable */
    int64_t work, limit;
    gpurta_error *error;
};

/* r := 1 - a */
void edf_from_one(mpq_ptr r, mpq_srcptr a);

/* A test after a change of the problem begins with new numbers, which costs more than an evaluation
 * of each task. */
void edf_charge_start(struct search *s);

/* Whether a value makes sense at all. */
bool edf_allowed(const struct search *s, mpq_srcptr value);

/* Moves the value so far that h(t) + B(t) <= (1 - U_s) t. false: no value does that. *cut: the
 * limit was reached. */
bool edf_refine(struct search *s, mpq_ptr value, mpq_srcptr t, bool *cut);
