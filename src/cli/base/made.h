/* What a result was made by: what was typed, what was read, what is in force. "made_by" of every
 * JSON result and certificate, and of a table or CSV with --made-by. */
#pragma once

#include "cli/base/flags.h"
#include "cli/base/json.h"
#include "cli/base/sha256.h"

struct made {
    struct call *call; /* NULL: no command runs */
    char *const *words;
    int count;
    struct made_input {
        char *name, sha256[SHA256_TEXT];
    } * input;
    size_t inputs, room;
    gpurta_platform *const *platform; /* where it is, as it is analysed; NULL: nowhere */
    void (*put_platform)(struct json *json, const gpurta_platform *platform);
};

/* Of the command that runs; one that runs another one saves it. */
extern struct made made;

/* "2ecba0fa1234": the commit that was built; "-modified": and what was changed since. "release":
 * built without git. */
extern const char made_build[];

/* A file that was read: its bytes, or that a tool has read it. */
void made_input(const char *name, const void *text, size_t size);
void made_file(const char *name);
void made_forget_inputs(void);

/* "made_by": {...} */
void made_json(struct json *json);
/* "gpurta bound chains.yaml", as a shell takes it; to be freed. */
char *made_line(char *const *words, int count);
/* "gpurta 0.2.0 (build 2ecba0fa1234): gpurta bound chains.yaml; chains.yaml SHA-256 ...; seed 1";
 * to be freed. */
char *made_sentence(void);
/* "app.yaml --platform NAME --set PATH=VALUE": the file (FILE: standard input) with what the call
 * changes of it, as a hint at another command has to give it. */
void made_file_again(FILE *file);
/* To the tool that makes the result, which adds the profiles that it reads. */
void made_tell_tool(void);
/* The same below a table, and above CSV as lines that begin with #. */
void made_below(FILE *file);
void made_above(FILE *file);
