/* Files to write: those of one command become visible together when it ends, or not at all, also
 * where a signal ends it. */
#pragma once

#include "cli/base/cli.h"

struct unfinished;

struct output {
    FILE *file;
    const char *path;              /* NULL: standard output */
    struct unfinished *unfinished; /* NULL: captured */
    bool colour;
    bool marked; /* tables are marked, for the command that prints them anew: see table.h */
};

/* The first call: standard input and output that are closed fail when they are used, instead of
 * reaching a file that is opened later; signals that end the command remove what is unfinished. */
void files_begin(void);

/* What commands write to standard output goes to `file` instead, with marks or as it is, and what
 * they write to files to `beside`; NULL: no longer. */
void output_capture(FILE *file, FILE *beside, bool marked);

/* Opens; reports and returns false if it cannot. A regular file is written under another name
 * beside it, everything else, standard output too, to a temporary file. */
bool output_open(struct output *output, const char *path);
/* Whether it could be opened, as far as that can be known without touching what is there; reports
 * if not. For what takes long to compute. */
bool output_possible(const char *path);
/* Ends; reports and returns false if anything was not written. */
bool output_close(struct output *output);
/* The command has succeeded: what was closed becomes visible. Reports and returns false if anything
 * was not written. */
bool output_show(void);
/* The command ends: files that are not visible are removed. */
void output_abandon(void);
/* Gives up: what was written to a file is removed. */
void output_discard(struct output *output);
