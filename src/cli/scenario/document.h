/* YAML (and so JSON) text as a tree that knows line and column, and the errors found in it.
 *
 * libyaml reads; every scalar keeps its text, so that no number passes through a double. */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

enum node_kind { NODE_SCALAR, NODE_LIST, NODE_MAP };

#define MOST_COLUMN 0x0fffffffu /* what is farther right has this column */

/* Children of a list are its items; children of a map are key, value, key, value, ... A node stands
 * before its children, and these before its next sibling. */
struct node {
    uint32_t line; /* from 1, as the column */
    uint32_t column : 28, kind : 2;
    uint32_t plain : 1; /* scalar without quotes */
    uint32_t last : 1;  /* it has no next sibling */
    uint32_t at;    /* of a scalar: offset in the document's texts; else the node after all of it */
    uint32_t count; /* items of a list, pairs of a map; of a scalar 0 */
};

#define MOST_ERRORS 20

struct document {
    const char *name; /* for messages */
    struct node *node;
    size_t nodes, node_room;
    char *texts;
    size_t text_size, text_room;
    struct {
        size_t line, column; /* 0: the file as a whole */
        char *message;
    } error[MOST_ERRORS];
    size_t errors;          /* all of them, also those past the kept ones */
    bool empty;             /* nothing was found, which is its only error */
    const char *const *set; /* what --set changed: line 0, the column is the number from 1 */
};

/* Reads a whole file; "-" is standard input. The root is node 0. Returns false if it could not be
 * opened or read, which is reported; mistakes in the text are errors of the document. */
bool document_read(struct document *document, const char *path);
/* The same from an open file; `name` is used in messages. False: it could not be read; errno. */
bool document_read_stream(struct document *document, const char *name, FILE *file);
/* The same of a file that a result is made of (made.h). */
bool document_read_input(struct document *document, const char *name, FILE *file);
/* Where nothing was found it says that this was expected, instead of a scenario. */
void document_expect(struct document *document, const char *what);
/* --set PATH=VALUE: changes values before they are read; mistakes are errors of the document. */
void document_set(struct document *document, const char *const *texts, size_t count);
void document_clear(struct document *document);

const struct node *document_child(const struct document *document, const struct node *node);
const struct node *document_next(const struct document *document, const struct node *node);
/* The key of that name in a map; its value is the next node. NULL: it has none, or is no map. */
const struct node *document_key(const struct document *document, const struct node *map,
                                const char *name);
/* "" of what is no scalar. */
const char *document_text(const struct document *document, const struct node *scalar);

/* Forgets what the items of a list hold, and gives the memory back; their places are kept. Nodes
 * behind the list move forward, by as many as is returned. */
uint32_t document_forget_items(struct document *document, uint32_t list);

/* Keeps an error at the node (NULL: the file as a whole). */
void document_error(struct document *document, const struct node *node, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* Tells on standard error, at once, what is no mistake but may not be what was meant. */
void document_note(const struct document *document, const struct node *node, const char *format,
                   ...) __attribute__((format(printf, 3, 4)));

/* Prints the kept errors to standard error, in order of position. Returns -1, or the exit status
 * where there are any. */
int document_report(const struct document *document);
