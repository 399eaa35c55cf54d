/* Models from inside: rows, each with the values that it was given. */
#pragma once

#include "base/index.h"
#include "number/rat.h"

#include "model/made.h"

#define SECTIONS (GPURTA_SECTION_CPUS + 1)
/* Keys of one section, at most. */
#define SECTION_KEYS 48

/* Said where someone gives a priority that is meant for kernels. */
#define STREAM_PRIORITY                                                                            \
    "a whole number, of host steps on a CPU; kernels have that of their stream: \"streams: {s: "   \
    "{priority: high}}\""

/* ---- keys (keys.c) ---- */

struct key_row {
    gpurta_key_facts facts;
    const char *sections; /* NULL: there is no such key */
    const char *words;    /* one behind the other, each with its end; or what is expected */
};

/* NULL: there is none. */
const struct key_row *key_row(gpurta_key key);
bool key_is_of(const struct key_row *key, gpurta_section section);
/* The keys of a section, in their order, and how many. */
size_t section_keys(gpurta_section section, const struct key_row *keys[SECTION_KEYS]);
/* Number of a word among those of a key; -1: it is none. */
int word_number(const struct key_row *key, const char *word);

/* ---- rows (model.c) ---- */

struct cell {
    union {
        struct rat exact;
        int64_t count;
        const char *text; /* NULL: an empty list */
    } u;
    uint16_t key;
    enum { CELL_COUNT, CELL_TEXT, CELL_EXACT } kind;
};

struct row {
    size_t first; /* of its cells */
    uint32_t cells;
    uint32_t parent;         /* and 1; 0: none */
    uint32_t section, place; /* place: in its section */
};

struct gpurta_model {
    struct row *row;
    struct cell *cell;
    size_t rows, row_room, cells, cell_room;
    gpurta_platform *platform; /* instead of the section; NULL: none */
    bool checked;              /* nothing is wrong, and nothing has changed since */
    struct {
        uint32_t *row;
        size_t rows, room;
    } section[SECTIONS];
    struct texts {
        struct texts *before;
        size_t used, size;
        char text[];
    } * texts;
};

/* The first cell of that key; NULL: the row has none. */
const struct cell *find_cell(const gpurta_model *model, size_t row, gpurta_key key);
/* The name of a row; NULL: it has none. */
const char *row_name(const gpurta_model *model, size_t row);
/* Time_unit. */
gpurta_unit model_unit(const gpurta_model *model);
/* Is a share, as in "1.4%", above 1%: 1, 0; -1: it is no share. */
int share_above_one(const char *share);
/* Why no verdict is of all that a profile shows; "": at most 1% is left out. true: it ran before
 * the jobs of the chains or after them, so that each chain has a verdict. */
#define LEFT_OUT_TEXT 160
bool model_left_out(const gpurta_model *model, char text[LEFT_OUT_TEXT]);
/* The share of the profile's GPU time that is in no chain, as given; NULL: none is. */
const char *model_left_out_share(const gpurta_model *model);
/* k, c or h, of an operation or step that has one name; else 0. */
char row_kind(const gpurta_model *model, size_t row);
/* What a key takes, for messages: "a time above 0". */
void key_expectation(char *text, size_t size, const struct key_row *key);
/* Fills what an error says of the place. */
gpurta_status fail_at(gpurta_error *error, gpurta_status status, const gpurta_model *model,
                      size_t row, gpurta_key key);

/* gpurta_model_check() of some sections, where it was not called: bits. Those that they refer to
 * must be among them. */
#define SECTION_BIT(section) (1u << GPURTA_SECTION_##section)
#define ALL_SECTIONS (~0u)
gpurta_status model_check(const gpurta_model *model, unsigned sections, gpurta_report report,
                          void *to, gpurta_error *error);

/* Names of the rows of a section: which row has a name? */
struct row_names {
    const gpurta_model *model;
    gpurta_section section;
    size_t count; /* rows that are in */
    struct index index;
};
/* Place of the row of that name, also of a kernel that has its default name; SIZE_MAX: there is
 * none among those that are in. */
size_t row_names_find(const struct row_names *names, uint32_t parent, const char *name);
/* All rows of the section. */
gpurta_status row_names_fill(struct row_names *names, const gpurta_model *model,
                             gpurta_section section, gpurta_error *error);
