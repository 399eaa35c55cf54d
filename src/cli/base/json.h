/* JSON, written as it comes. */
#pragma once

#include <stdbool.h>
#include <stdio.h> /* before gmp.h, which then declares its printing functions */

#include "cli/base/time_text.h"

/* Commas and indentation are its own business. Objects nest to JSON_DEPTH. With a NULL key the
 * value is an element of an array. */
#define JSON_DEPTH 32

struct json {
    FILE *file;
    int depth;
    bool filled[JSON_DEPTH];  /* something was written at this depth */
    bool flat[JSON_DEPTH];    /* on one line */
    char closing[JSON_DEPTH]; /* bracket that ends it */
    bool decimal;             /* of a result: --decimal is given */
    bool made;                /* a result or certificate: what it was made by comes at its end */
    bool notes;               /* of a result: and what was noted */
};

/* Begins the result of a command: gpurta, format, command and (if any) time_unit are written. */
void json_begin(struct json *json, FILE *file, const char *command, const char *unit);
void json_end(struct json *json);
void json_open_object(struct json *json, const char *key);
void json_open_array(struct json *json, const char *key);
void json_open_flat(struct json *json, const char *key, char bracket); /* '{' or '[', on one line */
void json_close(struct json *json);
void json_text(struct json *json, const char *key, const char *text); /* NULL text: null */
/* A whole number by its digits. */
void json_whole(struct json *json, const char *key, const char *digits);
void json_int(struct json *json, const char *key, int64_t value);
/* Words between single spaces, as an array. */
void json_words(struct json *json, const char *key, const char *words);
void json_big(struct json *json, const char *key, mpz_srcptr value);
void json_bool(struct json *json, const char *key, bool value);
void json_null(struct json *json, const char *key);
void json_time(struct json *json, const char *key, mpq_srcptr time);
/* The same; in a result with --decimal a number follows, as "response_ms". NULL: null. */
void json_time_rounded(struct json *json, const char *key, mpq_srcptr time, enum rounding rounding);
