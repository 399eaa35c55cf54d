/* Files to write: one appears whole or not at all, also where a signal ends the command. */
#ifndef FILE_H
#define FILE_H

#include "cli/base/cli.h"

struct output {
    FILE *file;
    const char *path; /* NULL: standard output */
    char *target;     /* the file itself, where path is a link; NULL: written in place */
    char *partial;    /* its name while it is being written */
    bool colour;
    bool marked; /* tables are marked, for the command that prints them anew: see table.h */
};

/* What commands write to standard output goes there instead; NULL: no longer. */
void output_capture(FILE *file);

/* Opens; reports and returns false if it cannot. A regular file is written under another name
 * beside it and renamed by output_close, so that it is never seen half-written. */
bool output_open(struct output *output, const char *path);
/* Whether it could be opened, as far as that can be known without touching what is there; reports
 * if not. For what takes long to compute. */
bool output_possible(const char *path);
/* Ends; reports and returns false if anything was not written. */
bool output_close(struct output *output);
/* The command ends: files that are being written are removed. */
void output_abandon(void);
/* Gives up: what was written to a file is removed. */
void output_discard(struct output *output);

#endif
