/* Names for output: an item's own, or a default by its number. */
#ifndef NAMES_H
#define NAMES_H

#include <gpurta/program.h>
#include <gpurta/tasks.h>

/* Room for a default. */
#define NAME_SPACE 24

/* Its own name, or the default ("k1", "t1", "s1") made in `space`. */
const char *kernel_name(const gpurta_program *program, size_t index, char space[NAME_SPACE]);
const char *task_name(const gpurta_tasks *tasks, size_t index, char space[NAME_SPACE]);
const char *server_name(const gpurta_tasks *tasks, size_t index, char space[NAME_SPACE]);

#endif
