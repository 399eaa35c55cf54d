/* Sections of a file become rows of a model; what the library finds wrong gets its place. */
#pragma once

#include "cli/scenario/reader.h"

void rows_clear(struct model_rows *rows);

/* A new row, whose mistakes are reported at that node. */
size_t add_row(struct reader *reader, const struct node *node, gpurta_section section,
               size_t parent);
/* Reads a section: list, mapping, or mapping from names, as the library says. The platform may be a
 * name instead. */
void read_section(struct reader *reader, const struct node *node, gpurta_section section);
/* Reads a key of the scenario itself. */
void read_own_key(struct reader *reader, const struct node *node, gpurta_key key);

/* Keeps an error of the library about a row. */
void row_fault(struct reader *reader, const gpurta_error *error);
/* The same of what was built, if it failed; GPURTA_OK: true. */
bool row_accepted(struct reader *reader, gpurta_status status, const gpurta_error *error);
/* All that is wrong with the model, but for rows whose mistakes were told. */
void check_rows(struct reader *reader);
/* What the sections make (scenario_build.c): what no platform from the command line changes; what
 * is resolved (fit: its partitions must fit on the platform); and all that is analysed: -1, or the
 * exit status after everything wrong was reported. */
struct reader reader_of(struct scenario *scenario);
void take_sections(struct reader *reader);
void build_sections(struct reader *reader, bool fit);
int build_scenario(struct scenario *scenario, const struct common *common, unsigned needs);
/* How many rows a section has. */
size_t rows_of(const struct scenario *scenario, gpurta_section section);

/* The node of a row. */
const struct node *row_node(const struct reader *reader, gpurta_section section, size_t place);
