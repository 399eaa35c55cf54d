/* Names for output: an item's own, or a default by its number. */
#pragma once

#include <stddef.h>

/* Room for a default, and for CHAIN/STEP; what is longer is near nothing. */
#define NAME_SPACE 128

/* The name of item i of what `of` has, or a default. */
typedef const char *name_at(const void *of, size_t i, char space[NAME_SPACE]);

/* Reports that --OPTION names none of them, and which one is near. what: "task". */
void complain_no_such(const char *option, const char *what, const char *name, name_at *at,
                      const void *of, size_t count);

/* A list of the first few, with commas. */
enum { MOST_LISTED = 8 };
void append_name(char *list, size_t size, const char *name);
