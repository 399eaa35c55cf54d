/* What a result says, described once: a table of fields, from which the table for people, the JSON
 * and the CSV come.
 *
 *     static bool get_blocks(struct row *row)
 *     {
 *         const struct report *const report = row->of;
 *         row->count = result_count(report->result, GPURTA_RTA_KERNELS_BLOCKS, row->at[0]);
 *         return true;
 *     }
 *     static const struct field fields[] = {
 *         {"name", "kernel", FIELD_TEXT, .get = get_name},
 *         {"blocks", NULL, FIELD_COUNT, .get = get_blocks, .where = IN_TABLE},
 *     };
 *     static const struct rows rows = {"kernels", fields, FIELDS(fields), .has = has_kernel};
 *
 * A getter leaves its value in the member of the row that fits its kind, and returns whether there
 * is one: without, a table shows "-" (or what row->instead says), JSON null, CSV nothing. One
 * getter may serve all fields of the rows, and tell them apart by `which`; row_text() and its like
 * put a value into the row. A FIELD_LIST may have a getter too, which says whether it is there, and
 * may set row->result or row->row[row->depth] for what is inside. */
#pragma once

#include "base/values.h"
#include "cli/base/csv.h"
#include "cli/base/json.h"
#include "cli/base/table.h"

enum field_kind {
    FIELD_TEXT = GPURTA_KIND_TEXT,
    FIELD_WORDS = GPURTA_KIND_WORDS, /* an array of texts in JSON */
    FIELD_COUNT = GPURTA_KIND_COUNT,
    FIELD_BIG = GPURTA_KIND_BIG,
    FIELD_TIME = GPURTA_KIND_TIME, /* a text in JSON */
    FIELD_BOOL = GPURTA_KIND_BOOL,
    FIELD_MEETS = GPURTA_KIND_MEETS, /* true, false, null where not known; met, MISSED, unknown */
    FIELD_VERDICT = GPURTA_KIND_VERDICT,
    FIELD_LIST /* rows inside this row, described by `inner`; of a single one: an object */
};

/* Formats that show a field; 0: all three. */
enum { IN_TABLE = 1, IN_JSON = 2, IN_CSV = 4, IN_DATA = IN_JSON | IN_CSV };

struct row;
struct rows;

struct field {
    const char *name;  /* key in JSON, column in CSV; NULL: that of `column` */
    const char *title; /* of the column in a table; NULL: the name */
    enum field_kind kind;
    bool (*get)(struct row *row);
    int which; /* for getters that serve several fields */
    unsigned where;
    unsigned when;            /* shown only if all these bits are set in row->shown */
    enum rounding rounding;   /* of a time that is not shown exactly: to its safe side */
    enum align align;         /* of a text in a table */
    const struct rows *inner; /* of a FIELD_LIST */
    const char *unit;         /* where it is not that of the kind: "ns", "bytes", "1" */
    gpurta_column column;     /* of row->result, that has name, kind, rounding, unit and value; 0:
                               * the members above and a getter */
};

struct rows {
    const char
        *key; /* of the array in JSON; NULL: a single row, whose fields stand by themselves */
    const struct field *fields;
    size_t count;
    /* Is there a row at row->at[row->depth]? That grows by one from call to call until there is
     * none, so that streams can be read too. NULL: one row. */
    bool (*has)(struct row *row);
    bool (*get)(struct row *row); /* of the fields that have none of their own */
    gpurta_table table;           /* of row->result, whose rows they are; 0: `has` knows */
    bool all;                     /* of the table, where it is no part of the rows around them */
    bool tuple;                   /* JSON: arrays without keys, [sm, start, end] */
    bool plain;                   /* JSON: the values of its one field alone, ["a", "b"] */
    bool tall;                    /* JSON: a line for each field, or value of plain rows */
    bool few;                     /* table: times with few decimals */
    unsigned when; /* a result has them only if all these bits are set in row->shown */
};

#define ROW_SPACE 1500 /* an assumption of a platform */
#define ROW_DEPTH 4

/* Where a print of rows stands, and the value that the last getter left. */
struct row {
    void *of;                    /* what the command prints: its own */
    const gpurta_result *result; /* that it has the columns from; NULL: none */
    size_t at[ROW_DEPTH];        /* at[0]: index of the row; at[1]: of the row inside it; ... */
    size_t row[ROW_DEPTH];       /* the same, of the rows of the whole table */
    int depth;
    unsigned shown; /* the conditions that hold, for field.when */
    const struct field *field;
    enum field_kind kind;
    const char *unit;
    const char *text; /* lives until the next getter is called */
    int64_t count;
    bool flag;
    gpurta_verdict verdict;
    mpq_t time;
    mpz_t big;
    char space[ROW_SPACE];  /* for a text that has to be made */
    enum rounding rounding; /* of a time; the field's own, unless the getter says another */
    enum colour colour;     /* of a text in a table, and of what stands instead of a value */
    const char *instead;    /* in a table, where there is no value; NULL: "-" */
    bool failed;            /* `has` could not go on, and reported why */
    bool left_out;          /* JSON: this row has no such key */
};

void row_init(struct row *row, void *of, unsigned shown);
void row_clear(struct row *row);

/* Leave a value in the row. A text: true unless it is NULL; the others: true. */
bool row_text(struct row *row, const char *text);
bool row_count(struct row *row, int64_t count);
bool row_time(struct row *row, mpq_srcptr time);
bool row_flag(struct row *row, bool flag);
bool row_verdict(struct row *row, gpurta_verdict verdict);
/* The text is printed into the row's space. */
bool row_print(struct row *row, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Print all rows. A table that could not be made is reported, and false. */
bool rows_table(const struct rows *rows, struct row *row, const struct output *output);
void rows_json(const struct rows *rows, struct row *row, struct json *json);
void rows_csv(const struct rows *rows, struct row *row, FILE *file);
/* With the unit, and with the verdict and assumptions that JSON has, in each row; these end with
 * the lines `more`. */
void rows_csv_whole(const struct rows *rows, struct row *row, FILE *file,
                    const struct rows *const *json, const char *more);

/* The texts of plain rows, a line for each. */
void rows_lines(const struct rows *rows, struct row *row, FILE *file, const char *before);

/* The fields of the present row alone, as keys into the open object. */
void row_json(const struct rows *rows, struct row *row, struct json *json);
