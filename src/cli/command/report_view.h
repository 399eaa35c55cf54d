/* What the parts of `gpurta report` share. */
#ifndef REPORT_VIEW_H
#define REPORT_VIEW_H

#include "cli/base/flags.h"
#include "cli/scenario/document.h"
#include "cli/scenario/scenario.h"

/* What a command printed when it was asked. */
struct answer {
    int status;          /* its exit status; -1: it was not asked */
    char *text, *said;   /* standard output; mistakes and notes */
    size_t size, saying; /* of both */
};

#define MOST_MISSES 8

/* One analysis of one file. */
struct part {
    const char *command;
    const char *about; /* of what its verdict speaks */
    const char *rests; /* what it rests on, besides what it says itself; NULL: nothing */
    bool proves;       /* else it shows one run */
    struct answer table, json, picture, sensitivity;
    struct answer miss[MOST_MISSES];
    size_t misses;
    struct document result; /* the JSON */
};

#define MOST_PARTS 5

struct side {
    const char *file;
    struct scenario scenario;
    struct part part[MOST_PARTS];
    size_t parts;
    struct answer platform; /* what is known of it */
    char *text;             /* of the file */
    size_t size;
};

struct report {
    const struct call *call;
    struct side side[2];
    size_t sides;
    FILE *page;
    int figures; /* so far */
};

/* A text of the result, or NULL: none, or null. */
const char *report_text(const struct part *part, const struct node *map, const char *key);
/* The list of what was analysed: chains, kernels, tasks, operations; NULL: none. */
const struct node *report_items(const struct part *part);
/* "met", "missed", "unknown" or NULL where there is no deadline. */
const char *report_meets(const struct part *part, const struct node *item);
/* Bars of bounds, of what was observed, and deadlines. */
void report_bars(struct report *report, const struct part *part);
/* A table of the items of both sides. */
void report_comparison(struct report *report);

/* What a command printed, as HTML; lines that are in `without` (NULL: none) are left out, and
 * unless it is wanted whole, assumptions. */
void report_answer(struct report *report, const struct answer *answer, const struct answer *without,
                   bool whole);
/* A picture that can be zoomed. */
void report_figure(struct report *report, const char *svg);
/* The whole page. */
void report_page(struct report *report);

#endif
