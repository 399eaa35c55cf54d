/* What the parts of `gpurta bound` share. */
#pragma once

#include "base/values.h"
#include "cli/base/flags.h"
#include "cli/base/json.h"
#include "cli/base/output.h"
#include "cli/base/rows.h"
#include "cli/scenario/scenario.h"

/* What the bound of a chain consists of, the largest first: their sum is the bound. Where its jobs
 * wait for each other, `jobs` in a row take `taken`, and the time from the release of the first to
 * that of the last is taken off, as a negative cause. */
#define CAUSE_SPACE 320 /* a name has 255 bytes at most */
struct bound_cause {
    int kind;
    const char *name; /* of a chain or context; "": of none */
    mpq_t time;
};
struct bound_causes {
    struct bound_cause *cause;
    size_t count, room;
    int64_t jobs;
    mpq_t taken; /* the sum of those that are not negative */
};

struct bound_view {
    const struct scenario *scenario;
    const gpurta_model *model;
    const gpurta_result *resolved;
    const gpurta_platform *platform;
    const gpurta_result *divisions; /* of gpurta_partition(), with whose first one they are; NULL:
                                       bounds are of the model as it is */
    const int64_t *sms;             /* with them, those that each step has; or NULL */
    gpurta_options *options;
    gpurta_result *result, *any_carveout; /* any_carveout: if the driver chose any; or NULL */
    char *reason;                         /* of the verdict, with what that rests on */
    const char *unit, *title;
    const char *explained;       /* the one step or chain; NULL: all */
    size_t *first;               /* of each chain: its first step */
    struct bound_answer *answer; /* of --sensitivity */
    struct bound_without *without;
    size_t answers, withouts;
    struct bound_causes causes; /* of chain `caused` - 1; 0: of none yet */
    size_t caused;
    struct { /* the last answer of bound_least_period(), of chain `of` - 1; 0: none yet */
        size_t of, by;
        gpurta_verdict found;
        mpq_t period;
    } least;
    struct bound_line {                 /* of CSV: a term, or a step that has none */
        size_t step, term, terms, next; /* next: the step after it */
    } line;
    int64_t limit; /* of evaluations: of the bounds, and of all questions together */
    bool sensitivity;
    bool explain, exact;
    bool of_program; /* chains are kernels of the file */
};

/* What the analysis reads: chains with their steps, or kernels of the file, each of them both. Of
 * the latter bound_column() makes a column of steps one of operations. */
size_t bound_chains(const struct bound_view *view);
size_t bound_steps(const struct bound_view *view);
size_t bound_chain_of(const struct bound_view *view, size_t step);
gpurta_column bound_column(const struct bound_view *view, gpurta_column column);
char bound_kind(const struct bound_view *view, size_t step); /* 'k'(ernel), 'c'(opy), 'h'(ost) */
/* Of the model. */
size_t bound_row(const struct bound_view *view, size_t step);
int64_t bound_repeat(const struct bound_view *view, size_t step);
const char *bound_chain_name(const struct bound_view *view, size_t chain);
const char *bound_step_name(const struct bound_view *view, size_t step);

const char *bound_path_name(const struct bound_view *view, size_t path);

/* Is the chain, is the step called that: STEP or CHAIN/STEP? */
bool bound_is_pipelined(const struct bound_view *view, size_t chain);
bool bound_is_chain(const struct bound_view *view, size_t chain, const char *name);
bool bound_is_step(const struct bound_view *view, size_t step, const char *name);
/* Of all, or with --explain NAME the one that is named, or has the step of that name. */
bool bound_is_asked(const struct bound_view *view, size_t chain);

/* One term of a step or of a chain; false: it has fewer. other: GPURTA_NONE: of none. */
struct bound_term {
    gpurta_bound_kind kind;
    size_t other;
    int64_t jobs, blocks; /* blocks: waves where none weighs */
    bool weighs;          /* weight: is one; else what the kind has in its place */
    mpq_t weight, share;
};
void bound_term_init(struct bound_term *term);
void bound_term_clear(struct bound_term *term);
bool bound_take_term(const struct bound_view *view, size_t item, bool of_chain, size_t term,
                     struct bound_term *taken);

/* False: there are no terms. To be forgotten in any case. */
bool bound_causes(struct bound_causes *causes, const struct bound_view *view, size_t chain);
void bound_causes_forget(struct bound_causes *causes);
/* "; its 2 jobs in a row take 77.2: 69.9 % interference of llm, ..." */
void bound_put_made_of(const struct bound_view *view, size_t chain, FILE *file);
const char *bound_cause_text(const struct bound_cause *cause, char space[CAUSE_SPACE]);
void bound_put_percent(char text[32], mpq_srcptr part, mpq_srcptr whole);
/* Blocks of the kernel that run at once at most, where it is alone. */
int64_t bound_places_of(const struct bound_view *view, size_t step);
/* Adds the part of its resource's time that a step takes, if it runs alone. */
void bound_add_use(const struct bound_view *view, size_t step, mpq_t use);
/* What is used of each resource, if every kernel ran alone. */
void bound_print_use(const struct bound_view *view, FILE *file);
extern const struct rows bound_uses;
bool bound_is_blocked(const struct bound_view *view, size_t chain); /* by lower priorities, too */
extern const struct rows bound_cause_rows;                          /* of each chain, in JSON */
/* With --explain: of all, or the one that is asked for. */
void bound_print_causes(const struct bound_view *view, const struct output *output);
/* Without: of each chain that is late or may be, its first causes, or why it has no bound. With a
 * NAME: what is used where its chain has none. */
void bound_print_blame(struct bound_view *view, FILE *file);

/* What bounds are made of; the releases with which a deadline was missed. They
 * print nothing that was not asked for. false: reported. */
bool bound_print_terms(struct bound_view *view, const struct output *output);
/* What the lines of such terms need below them: how to read them, and where weights come from. */
struct bound_legend {
    uint64_t texts;
    struct bound_weight {
        size_t step;
        mpq_t weight;
    } * weight;
    size_t count, room;
};
void bound_legend_add(struct bound_legend *legend, const struct bound_view *view,
                      const struct bound_term *term, bool of_chain);
void bound_legend_weight(struct bound_legend *legend, size_t step, mpq_srcptr weight);
void bound_print_legend(const struct bound_legend *legend, FILE *file);
/* And forgets them. */
void bound_print_weights(struct bound_legend *legend, const struct bound_view *view, FILE *file);
bool bound_print_witness(struct bound_view *view, FILE *file);

/* A count as a rational: mpq_set_ui() takes a long, which may have 32 bits. */
void bound_set_count(mpq_t number, int64_t count);

/* The least period with which all deadlines are met, if a tenth of the work finds it: of the chain,
 * else of the first closed one that delays chains without a bound. `by`: whose was tried last. */
gpurta_verdict bound_least_period(struct bound_view *view, size_t chain, size_t *by, mpq_t period);
size_t bound_closed_delaying(const struct bound_view *view); /* SIZE_MAX: there is none */
bool bound_has(const struct bound_view *view, size_t chain);
/* The bounds, explained, with that period; NULL: none is found. */
struct bound_change {
    size_t chain;
    char *text;              /* " --set chains.camera.period=40" */
    gpurta_result *resolved; /* the model with that; NULL: as it was */
};
void bound_change_forget(struct bound_change *change);
gpurta_result *bound_with_period(struct bound_view *view, size_t chain,
                                 struct bound_change *change);
/* The same with a period that gives the chain a bound: its own, that of another one without a
 * bound, or all, one and a half times as long, twice, ... up to 16 times. */
gpurta_result *bound_with_longer(const struct bound_view *view, size_t chain,
                                 struct bound_change *change);
/* Of a chain without a bound: a view of the bounds that it has with overlap: pipelined, where its
 * reason names that, or, where it is `asked` for, with a longer period, and what they are made of,
 * in short; with no result where a tenth of the work finds none. */
void bound_tell_otherwise(struct bound_view *view, size_t chain, bool asked,
                          struct bound_view *other, struct bound_change *change,
                          const struct output *output);

gpurta_verdict bound_chain_verdict(const struct bound_view *view, size_t chain);

/* The reason of the verdict, and the bounds with any carve-out, on which it may rest, or where
 * hints are printed. */
void bound_take_reason(struct bound_view *view, bool hints);

/* What may help where the verdict is unknown, and what carve-outs that are not known would cost. */
void bound_print_hint(const struct bound_view *view, FILE *file);

/* The analysis, with a line on a terminal that tells how far its search is. */
gpurta_status bound_watched(struct bound_view *view, gpurta_error *error);

/* All questions of --sensitivity; all bounds without the priority of one chain. bound_forget()
 * frees what they leave. */
gpurta_status bound_ask(struct bound_view *view, gpurta_error *error);
gpurta_status bound_take_priorities(struct bound_view *view, gpurta_error *error);
void bound_forget(struct bound_view *view);
extern const struct rows bound_answers, bound_withouts;
enum { BOUND_ASKED = 1 }; /* in row->shown: they are */
/* What "none" means, where it stands there. */
void bound_print_none(const struct bound_view *view, FILE *file);
void bound_print_withouts(const struct bound_view *view, FILE *file);
void bound_print_item_withouts(const struct bound_view *view, size_t item, bool of_chain,
                               FILE *file);

/* The certificate. Returns -1, or the exit status after what went wrong was reported. */
int bound_certify(const struct bound_view *view, const struct call *call,
                  const struct scenario *scenario);

/* CSV of --explain. */
extern const struct rows bound_lines;

/* The picture. Returns -1, or the exit status after what went wrong was reported. */
int bound_draw(const struct bound_view *view, const char *path);
