/* What all parts of the command share: exit statuses, errors on standard error, files that are
 * named twice. */
#pragma once

#include "base/count.h"
#include "base/local.h"
#include "base/typing.h"
#include <stdbool.h>
#include <stdio.h> /* before gmp.h, which then declares its printing functions */

#include <gpurta/gpurta.h>

#include "cli/base/memory.h"

enum {
    EXIT_MET = 0,    /* analysed; every deadline met, or none given */
    EXIT_MISSED = 1, /* analysed; a deadline missed, not schedulable, unknown, a check failed */
    EXIT_USAGE = 2,  /* wrong usage or input; nothing on standard output */
    EXIT_UNABLE = 3  /* memory, file, device */
};

enum format { FORMAT_TABLE, FORMAT_JSON, FORMAT_CSV };

#define MOST_TEXTS 32

/* Values of an option that may be given several times. */
struct texts {
    const char *text[MOST_TEXTS];
    size_t count;
};

/* The options that commands share; which command takes which: cli/base/flags.h. */
struct common {
    int64_t format;             /* an enum format */
    int64_t decimal;            /* --decimal [N] */
    bool exact;                 /* --exact */
    bool made_by;               /* --made-by */
    const char *output;         /* -o FILE; NULL: standard output */
    const char *certificate;    /* --certificate FILE */
    const char *ignore;         /* --ignore SECTION,... */
    const char *platform;       /* --platform NAME */
    const char *platform_file;  /* --platform-file FILE */
    const char *slots;          /* --slots N */
    const char *copy_bandwidth; /* --copy-bandwidth N, bytes per second */
    const char *iterations;     /* --iterations N, of an examiner configuration */
    int64_t memory;             /* --memory BYTES */
    struct texts assume;        /* --assume NAME=TIME, as often as it is given */
    struct texts set;           /* --set PATH=VALUE, the same */
    const char *vary;           /* --vary PATH=A:B:STEP */
    const char *file;           /* the argument that is no option; NULL: none */
    FILE *made;                 /* what was made of it, to be read in its place; NULL: nothing */
    const char *second;         /* a second one, where the command allows it */
};

/* Where mistakes and notes go: standard error, or what complain_into() was given (NULL: back). */
FILE *complaints(void);
void complain_into(FILE *file);

/* One line there, "gpurta: ...", without a full stop; "FILE:", then the text. Control characters,
 * what turns the direction of text, and what is no UTF-8 are escaped. */
void complain(const char *format, ...) __attribute__((format(printf, 1, 2)));
void complain_at(const char *file, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* What was said and began with "note: ", for "notes" of JSON: 0, 1, ...; NULL: no more. */
const char *note_said(size_t i);
void forget_notes(void);

/* Length and code of the UTF-8 character that begins there; 0: none does. */
size_t text_character(const char *text, uint32_t *code);
/* Is it a control character, or one that turns the direction of text? */
bool text_misleads(uint32_t code);

/* Two options that name one file to write, by whatever name, are a mistake; NULL as the first path:
 * not given, as the second: standard output. Returns -1, or the exit status after it was reported.
 */
int refuse_same_file(const char *option, const char *path, const char *other,
                     const char *other_path);

/* A file to write that is one of those read would be lost: a mistake. As above. */
int refuse_input_file(const char *option, const char *path, const struct common *common);

/* Where a picture goes: `only`, whether it is all that is printed (--svg -). Returns -1, or the
 * exit status after an error was reported. */
int picture_target(const char *svg, const struct common *common, bool *only);

/* Length of the text, or of its longest part of whole UTF-8 characters within so many bytes. */
int text_part(const char *text, int most);

/* Keeps what fits of that part. */
void text_keep(char *to, size_t size, const char *text, size_t length);

/* What a hexadecimal digit stands for; -1: it is none. */
int hex_digit(char c);

/* No file was given to the command, which needs one. Returns the exit status. */
int complain_no_file(const char *command);

/* Whether a file can be read, or is standard input; else it was reported that it cannot. */
bool can_read(const char *path);

/* Reports what the library said; returns the exit status that fits. */
int complain_status(gpurta_status status, const gpurta_error *error);

#define FIELDS(array) (sizeof(array) / sizeof(array)[0])

/* The nearest of the words to `text` when it looks like a typing mistake, else NULL. words ends
 * with NULL. */
const char *nearest(const char *text, const char *const *words);

/* A key of scenarios that is called so, with '-' for '_'; NULL: none is. */
const char *key_called(const char *name, size_t length);
