/* The design of an experiment: the section `sweep` of a file. */
#ifndef DESIGN_H
#define DESIGN_H

#include "cli/scenario/reader.h"

/* Numbers that can be axes. Those up to SETS_END belong to the sets; a curve can have the others of
 * its own. */
enum parameter {
    P_TASKS,
    P_UTILIZATION,
    P_MOST,
    P_SATURATED,
    SETS_END,
    P_TIMESLICE = SETS_END,
    P_TIMESLICE_STEP, /* 0: timeslices are exact */
    P_SWITCH_COST,
    P_OVERHEAD,
    P_LATENCY,
    P_COST,
    P_HORIZON,
    PARAMETERS
};

extern const char *const parameter_names[PARAMETERS];
bool parameter_is_time(enum parameter parameter);

enum analysis {
    CURVE_THEOREM_1,
    CURVE_POSITIONAL,
    CURVE_WORK_LIMITED,
    CURVE_HOST,
    CURVE_EDF,
    CURVE_EDF_SIMULATION,
    CURVE_RTA,
    CURVE_BOUND,
    CURVE_SEEN,
    CURVE_MISPREDICTION,
    CURVE_PYTHON, /* the numbers before are those of gpurta_batch_analysis */
    ANALYSES
};

extern const char *const analysis_names[]; /* ends with NULL */

struct values {
    mpq_t *value;
    size_t count;
    const struct node *node; /* NULL: not given */
    bool axis;
};

enum law_kind { LAW_UNIFORM, LAW_LOG_UNIFORM, LAW_LIST };

/* Times on a grain: from, from + grain, ..., to. */
struct law {
    enum law_kind kind;
    mpq_t from, to, grain;
    struct values list;
    bool given;
};

/* Whole numbers low, low + step, ..., high. */
struct range {
    int64_t low, high, step;
    bool given;
};

struct curve {
    const struct node *node;
    const char *name, *python; /* python: "FILE:FUNCTION" of the user's own; NULL: an analysis */
    enum analysis analysis;
    bool own[PARAMETERS];
    mpq_t value[PARAMETERS];
    int64_t search, limit; /* limit 0: the analysis' own */
    bool flat;
};

/* What a task is like; tasks take the kinds in turn. */
struct task_kind {
    const struct node *node; /* NULL: a level alone, or none was given */
    gpurta_level level;
    mpq_t timeslice; /* 0: that of the curve */
    size_t server, context;
    mpq_t budget, period; /* of a server of its own, as parts of C and T; 0: none */
};

struct design_server {
    const char *name;
    mpq_t budget, period;
};

struct design_context {
    const char *name;
    gpurta_level level; /* GPURTA_LEVEL_NONE: it has a server */
    bool saturated;
    mpq_t timeslice;
    size_t server;
};

#define MOST_AXES 2
#define MOST_SETS 1000000000 /* of a point */
#define MOST_KINDS 64

struct design {
    const char *title;
    gpurta_unit unit;
    const gpurta_platform *platform; /* NULL: none */
    int64_t seed, sets;
    gpurta_generator_method method;
    struct values parameter[PARAMETERS];
    enum parameter axis[MOST_AXES]; /* the first one is that of the pictures' x */
    size_t axes;
    mpq_t grain;      /* of utilizations */
    mpq_t wcet_grain; /* C is rounded down to whole ones, at least one; 0: it is exact */
    struct law period;
    bool constrained; /* deadlines from..to of the period, on its grain */
    mpq_t deadline_from, deadline_to;
    struct task_kind kind[MOST_KINDS];
    struct design_server server[MOST_KINDS];
    struct design_context context[MOST_KINDS];
    size_t kinds, servers, contexts;
    bool flat;
    struct range blocks, threads, registers, shared_memory;
    struct curve *curve;
    size_t curves;
    mpz_t scale;   /* ticks of one unit of time; all times of the design are whole */
    char hash[17]; /* of all that counts depend on */
};

/* Reads the section of a scenario; mistakes are kept in its document. */
void design_read(struct design *design, struct scenario *scenario);
void design_clear(struct design *design);
void values_free(struct values *values);

size_t design_points(const struct design *design);
/* Value of a parameter at a point. */
mpq_srcptr design_value(const struct design *design, size_t point, enum parameter parameter);
/* The same for a curve, which may have its own. */
mpq_srcptr curve_value(const struct design *design, size_t point, const struct curve *curve,
                       enum parameter parameter);
/* A time as ticks. */
int64_t design_ticks(const struct design *design, mpq_srcptr time);
/* Units of the grain in a utilization. */
int64_t design_units(const struct design *design, mpq_srcptr utilization);

bool design_has(const struct design *design, unsigned analyses); /* bits 1 << analysis */
#define TASK_CURVES                                                                                \
    (1u << CURVE_THEOREM_1 | 1u << CURVE_POSITIONAL | 1u << CURVE_WORK_LIMITED |                   \
     1u << CURVE_HOST | 1u << CURVE_EDF | 1u << CURVE_EDF_SIMULATION)
#define RUNLIST_CURVES                                                                             \
    (1u << CURVE_THEOREM_1 | 1u << CURVE_POSITIONAL | 1u << CURVE_WORK_LIMITED | 1u << CURVE_HOST)
#define PERIODIC_CURVES (TASK_CURVES | 1u << CURVE_RTA | 1u << CURVE_BOUND | 1u << CURVE_SEEN)
#define KERNEL_CURVES                                                                              \
    (1u << CURVE_RTA | 1u << CURVE_BOUND | 1u << CURVE_SEEN | 1u << CURVE_MISPREDICTION)

#endif
