/* Properties of the JSON Schema of a result, for what no rows describe: a command's `schema` puts
 * them into the open object. */
#ifndef SCHEMA_H
#define SCHEMA_H

#include "cli/base/rows.h"

/* A key, and the types that its value may have: "integer null". */
void schema_key(struct json *json, const char *name, const char *types);
/* The keys of a row. */
void schema_fields(struct json *json, const struct rows *rows);
/* A key whose value is one of the words; the list ends with NULL. */
void schema_words(struct json *json, const char *name, const char *const *words);
/* A key whose value is an array of one type. */
void schema_array(struct json *json, const char *name, const char *types);
/* A key whose value is an object, or a list of them, that has the properties which follow, up to
 * schema_close(), and no others. */
void schema_open(struct json *json, const char *name);
void schema_open_list(struct json *json, const char *name);
void schema_close(struct json *json);
void schema_close_list(struct json *json);
void schema_close_open_list(struct json *json); /* its objects may have other keys */

#endif
