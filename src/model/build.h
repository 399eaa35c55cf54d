/* Reading a model while something is made from it. */
#pragma once

#include "model/chains.h"
#include "model/made.h"
#include "model/model.h"
#include "model/tasks.h"

/* What is being made: a program or chains. */
struct building {
    const gpurta_model *model;
    const gpurta_platform *platform; /* NULL: nothing depends on one yet */
    gpurta_program *program;         /* NULL: chains */
    gpurta_chains *chains;
    gpurta_tasks *tasks;
    gpurta_error *error;
    bool lenient;  /* what only an analysis needs may lack: times of copies, SMs of partitions */
    bool any_size; /* nothing is wrong if a wcet is not given for so many SMs: the largest counts */
    bool again;    /* sizes have changed: only what depends on them is set */
    bool *outside; /* of partitions: such a wcet is in it; NULL: nobody asks */
    size_t row;    /* whose turn it is, and */
    gpurta_key key; /* its key: for the error */
    struct row_names names[SECTIONS];
    mpq_t byte; /* how long a copy takes for one; 0: not known */
};

static inline const struct cell *cell_of(struct building *const b, const gpurta_key key)
{
    const struct cell *const cell = find_cell(b->model, b->row, key);
    if (cell)
        b->key = key;
    return cell;
}

static inline int64_t count_of(struct building *const b, const gpurta_key key,
                               const int64_t fallback)
{
    const struct cell *const cell = cell_of(b, key);
    return cell ? cell->u.count : fallback;
}

static inline const char *text_of(struct building *const b, const gpurta_key key)
{
    const struct cell *const cell = cell_of(b, key);
    return cell ? cell->u.text : NULL;
}

/* The next value of a list; NULL: it was the last. */
static inline const struct cell *next_of(const struct building *const b,
                                         const struct cell *const cell)
{
    const struct row *const r = &b->model->row[b->row];
    for (const struct cell *c = cell + 1; c < b->model->cell + r->first + r->cells; c++)
        if (c->key == cell->key)
            return c;
    return NULL;
}

/* How many values a list has; cell: the first, NULL: none. */
static inline size_t length_of(const struct building *const b, const struct cell *cell)
{
    size_t count = 0;
    for (; cell && cell->u.text; cell = next_of(b, cell))
        count++;
    return count;
}

/* Place of the row that a key names; GPURTA_NONE: it is not given. */
static inline size_t place_of(struct building *const b, const gpurta_key key,
                              const gpurta_section section)
{
    const char *const name = text_of(b, key);
    return name ? row_names_find(&b->names[section],
                                 b->model->row[b->row].parent * (section == GPURTA_SECTION_STEPS),
                                 name)
                : GPURTA_NONE;
}

/* Once partitions of chains have other sizes: sets what wcet depends on them. outside: NULL, or of
 * each partition whether one is not given for its size; without it that is an error. */
gpurta_status model_resize(const gpurta_model *model, gpurta_chains *chains,
                           const gpurta_platform *platform, bool *outside, gpurta_error *error);
/* Does any wcet depend on how many SMs there are? */
bool model_by_sms(const gpurta_model *model);

/* Which setter takes a key. */
struct setting {
    gpurta_key key;
    int which;
};

/* Sets the times and counts of the row's object, which has that index: those that are no more than
 * values. */
gpurta_status set_values(struct building *b, size_t index);

/* Rows of a list of names, as places; the caller frees them. */
gpurta_status places_of(struct building *b, gpurta_key key, size_t **places, size_t *count);

/* How long the row's block, copy or host step takes at most. */
gpurta_status longest_time(struct building *b, mpq_ptr time);

/* A row of steps becomes steps; what they wait for once all are there: names may come later. */
gpurta_status add_step(struct building *b);
gpurta_status add_step_after(struct building *b);

/* CUDA rounds a carve-out up to a size that the platform has; above the largest there is none. */
gpurta_status check_carveout(const gpurta_platform *platform, int64_t bytes, gpurta_error *error);
