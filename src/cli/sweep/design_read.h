/* What the readers of the section `sweep` share. */
#ifndef DESIGN_READ_H
#define DESIGN_READ_H

#include "cli/sweep/design.h"

#define MOST_LIMIT 1000000000000

extern const char *const generator_names[], *const mode_names[];

/* A time, or a number without a unit; counts are whole. false: a mistake, which was kept. */
bool read_number(struct reader *reader, const struct node *node, enum parameter parameter,
                 mpq_ptr value);

void read_curves(struct reader *reader, const struct node *node, struct design *design);
/* Is every timeslice at least one step of the hardware? */
void check_steps(struct reader *reader, const struct design *design);

/* Items of lists, of which the target is the design. Tasks by their number: levels alone, or all
 * that a kind of task can have. */
void read_level(struct reader *reader, const struct node *item, void *target);
void read_kind(struct reader *reader, const struct node *item, void *target);
void read_design_server(struct reader *reader, const struct node *item, void *target);
void read_design_context(struct reader *reader, const struct node *item, void *target);
/* NULL: no room for another one. */
struct task_kind *add_kind(struct design *design, gpurta_level level);

void design_set_hash(struct design *design);

#endif
