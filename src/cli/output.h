/* Where results go: a file that appears whole or not at all, JSON as a stream, CSV, tables. */
#ifndef OUTPUT_H
#define OUTPUT_H

#include "cli.h"

/* ---- file ---- */

struct output {
    FILE *file;
    const char *path; /* NULL: standard output */
    char *target;     /* the file itself, where path is a link; NULL: written in place */
    char *partial;    /* its name while it is being written */
    bool colour;
};

/* Opens; reports and returns false if it cannot. A regular file is written under another name
 * beside it and renamed by output_close, so that it is never seen half-written. */
bool output_open(struct output *output, const char *path);
/* Whether it could be opened, as far as that can be known without touching what is there; reports
 * if not. For what takes long to compute. */
bool output_possible(const char *path);
/* Ends; reports and returns false if anything was not written. */
bool output_close(struct output *output);
/* Gives up: what was written to a file is removed. */
void output_discard(struct output *output);

/* ---- texts of times ---- */

enum rounding { ROUND_UP, ROUND_DOWN };

/* Text of a time for people, to be freed: exact as a decimal number or a fraction where that is
 * short, else rounded in the given direction and marked with `~`; with an exponent if huge. NULL:
 * out of memory. */
char *time_for_people(mpq_srcptr time, enum rounding rounding);

/* Exact text in lowest terms, to be freed. NULL: out of memory. */
char *time_exact(mpq_srcptr time);

/* ---- JSON ---- */

/* Writes JSON as it comes; commas and indentation are its own business. Objects nest to
 * JSON_DEPTH. With a NULL key the value is an element of an array. */
#define JSON_DEPTH 16

struct json {
    FILE *file;
    int depth;
    bool filled[JSON_DEPTH];  /* something was written at this depth */
    bool flat[JSON_DEPTH];    /* on one line */
    char closing[JSON_DEPTH]; /* bracket that ends it */
};

/* Begins the result of a command: gpurta, format, command and (if any) time_unit are written. */
void json_begin(struct json *json, FILE *file, const char *command, const char *unit);
void json_end(struct json *json);
void json_open_object(struct json *json, const char *key);
void json_open_array(struct json *json, const char *key);
void json_open_flat(struct json *json, const char *key, char bracket); /* '{' or '[', on one line */
void json_close(struct json *json);
void json_text(struct json *json, const char *key, const char *text); /* NULL text: null */
void json_int(struct json *json, const char *key, int64_t value);
void json_big(struct json *json, const char *key, mpz_srcptr value);
void json_bool(struct json *json, const char *key, bool value);
void json_null(struct json *json, const char *key);
void json_time(struct json *json, const char *key, mpq_srcptr time);
void json_meets(struct json *json, gpurta_verdict verdict); /* meets_deadline; unknown: null */

/* ---- CSV (RFC 4180) ---- */

/* Writes a field, quoted where needed; a comma before all but the first of a line. */
void csv_text(FILE *file, bool *first, const char *text);
void csv_time(FILE *file, bool *first, mpq_srcptr time);
void csv_int(FILE *file, bool *first, int64_t value);
void csv_meets(FILE *file, bool *first, gpurta_verdict verdict); /* unknown: empty */
void csv_end(FILE *file, bool *first);

/* ---- tables ---- */

enum align { ALIGN_LEFT, ALIGN_RIGHT };
enum colour { COLOUR_NONE, COLOUR_BAD, COLOUR_GOOD };

struct column {
    const char *title;
    enum align align;
};

struct table;

/* Rows are kept until the table is printed, since its widths come from all of them.
 * table_create and the cells remember a lack of memory; table_print reports it. */
struct table *table_create(const struct column *columns, size_t count);
void table_destroy(struct table *table);
void table_text(struct table *table, const char *text, enum colour colour);
void table_int(struct table *table, int64_t value);
void table_time(struct table *table, mpq_srcptr time, enum rounding rounding);
/* Prints and returns true; reports a lack of memory and returns false. */
bool table_print(const struct table *table, const struct output *output);

#endif
