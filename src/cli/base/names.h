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

/* The name of item i of what `of` has, or a default. */
typedef const char *name_at(const void *of, size_t i, char space[NAME_SPACE]);

/* Reports that --OPTION names none of them, and which one is near. what: "task". */
void complain_no_such(const char *option, const char *what, const char *name, name_at *at,
                      const void *of, size_t count);

#endif
