#include "cli/base/rows.h"

#include "cli/base/arrays.h"
#include "cli/base/write.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#define MOST_FIELDS 48
#define LIST_WIDTH 400 /* of a list in a table: what is longer ends with "..." */

void row_init(struct row *const row, void *const of, const unsigned shown)
{
    *row = (struct row){.of = of, .shown = shown};
    mpq_init(row->time);
    mpz_init(row->big);
}

void row_clear(struct row *const row)
{
    mpq_clear(row->time);
    mpz_clear(row->big);
}

bool row_text(struct row *const row, const char *const text)
{
    row->text = text;
    return text;
}

bool row_count(struct row *const row, const int64_t count)
{
    row->count = count;
    return true;
}

bool row_time(struct row *const row, mpq_srcptr time)
{
    mpq_set(row->time, time);
    return true;
}

bool row_flag(struct row *const row, const bool flag)
{
    row->flag = flag;
    return true;
}

bool row_verdict(struct row *const row, const gpurta_verdict verdict)
{
    row->verdict = verdict;
    return true;
}

bool row_print(struct row *const row, const char *const format, ...)
{
    va_list args;
    va_start(args, format);
    vsnprintf(row->space, sizeof row->space, format, args);
    va_end(args);
    return row_text(row, row->space);
}

static bool is_shown(const struct row *const row, const struct field *const field,
                     const unsigned where)
{
    return (!field->where || field->where & where) && (row->shown & field->when) == field->when;
}

/* What is known of a field without its value. */
static struct field whole_of(const struct field *const field)
{
    const gpurta_column_facts *const facts =
        field->column ? gpurta_column_info(field->column) : NULL;
    struct field whole = *field;
    if (facts) {
        whole.name = field->name ? field->name : facts->name;
        whole.kind = (enum field_kind)facts->kind;
        whole.rounding = (enum rounding)facts->rounding;
        whole.unit = facts->unit;
    }
    return whole;
}

static bool get_column(struct row *const row, const gpurta_column column)
{
    const size_t at = row->row[row->depth];
    gpurta_status status = GPURTA_OK;
    switch (row->kind) {
    case FIELD_TEXT:
    case FIELD_WORDS:
        status = gpurta_get_text(row->result, column, at, &row->text);
        break;
    case FIELD_COUNT:
        status = gpurta_get_count(row->result, column, at, &row->count);
        break;
    case FIELD_BOOL:
        status = gpurta_get_count(row->result, column, at, &row->count);
        row->flag = row->count != 0;
        break;
    case FIELD_BIG:
        status = gpurta_get_time(row->result, column, at, row->time);
        mpz_set(row->big, mpq_numref(row->time));
        break;
    case FIELD_TIME:
        status = gpurta_get_time(row->result, column, at, row->time);
        break;
    case FIELD_MEETS:
    case FIELD_VERDICT:
        status = gpurta_get_verdict(row->result, column, at, &row->verdict);
        break;
    case FIELD_LIST:
        break;
    }
    return status == GPURTA_OK;
}

/* Is there a value? It is then in the row. */
static bool get(struct row *const row, const struct rows *const rows,
                const struct field *const field)
{
    const struct field whole = whole_of(field);
    row->field = field;
    row->kind = whole.kind;
    row->unit = whole.unit;
    row->rounding = whole.rounding;
    row->text = row->instead = NULL;
    row->left_out = false;
    row->colour = COLOUR_NONE;
    if (field->get)
        return field->get(row);
    if (field->column)
        return get_column(row, field->column);
    return !rows->get || rows->get(row);
}

/* To the row of that index; false: there is none. */
static bool go(const struct rows *const rows, struct row *const row, const size_t index)
{
    row->at[row->depth] = row->row[row->depth] = index;
    if (rows->has)
        return rows->has(row);
    if (!rows->table)
        return index == 0;
    size_t count = gpurta_rows(row->result, rows->table);
    if (row->depth > 0 && !rows->all)
        row->row[row->depth] +=
            gpurta_children(row->result, rows->table, row->row[row->depth - 1], &count);
    return index < count;
}

/* ---- table ---- */

/* "(6, 6) (10, 2)" */
static void table_list(struct table *const table, struct row *const row,
                       const struct rows *const inner)
{
    char text[LIST_WIDTH];
    size_t at = 0;
    text[0] = '\0';
    row->depth++;
    for (size_t i = 0; go(inner, row, i); i++) {
        const size_t begin = at;
        for (size_t f = 0; f < inner->count && at < sizeof text; f++) {
            const struct field *const field = &inner->fields[f];
            const bool is = get(row, inner, field);
            char *const time =
                is && row->kind == FIELD_TIME ? time_for_people(row->time, row->rounding) : NULL;
            const char *const before = f ? ", " : begin ? " (" : "(";
            at += (size_t)(row->kind == FIELD_COUNT && is
                               ? snprintf(text + at, sizeof text - at, "%s%lld", before,
                                          (long long)row->count)
                               : snprintf(text + at, sizeof text - at, "%s%s", before,
                                          time        ? time
                                          : row->text ? row->text
                                                      : "-"));
            free(time);
        }
        if (at + sizeof ") ..." > sizeof text) {
            snprintf(text + begin, sizeof text - begin, " ...");
            break;
        }
        at += (size_t)snprintf(text + at, sizeof text - at, ")");
    }
    row->depth--;
    table_text(table, *text ? text : "-", COLOUR_NONE);
}

static void table_meets(struct table *const table, const gpurta_verdict verdict)
{
    if (verdict == GPURTA_SCHEDULABLE)
        table_text(table, "met", COLOUR_GOOD);
    else if (verdict == GPURTA_UNSCHEDULABLE)
        table_text(table, "MISSED", COLOUR_BAD);
    else
        table_text(table, "unknown", COLOUR_NONE);
}

static void table_big(struct table *const table, struct row *const row)
{
    mpq_set_z(row->time, row->big);
    char *const text = time_decimal(row->time, 0, ROUND_UP);
    table_text(table, text, COLOUR_NONE);
    free(text);
}

static void table_cell(struct table *const table, struct row *const row,
                       const struct rows *const rows, const struct field *const field)
{
    if (field->kind == FIELD_LIST) {
        table_list(table, row, field->inner);
        return;
    }
    if (!get(row, rows, field)) {
        table_text(table, row->instead ? row->instead : "-", row->colour);
        return;
    }
    switch (row->kind) {
    case FIELD_COUNT:
        table_int(table, row->count);
        break;
    case FIELD_BIG:
        table_big(table, row);
        break;
    case FIELD_TIME:
        table_time(table, row->time, row->rounding);
        break;
    case FIELD_BOOL:
        table_text(table, row->flag ? "yes" : "no", COLOUR_NONE);
        break;
    case FIELD_MEETS:
        table_meets(table, row->verdict);
        break;
    case FIELD_VERDICT:
        table_text(table, gpurta_verdict_name(row->verdict), COLOUR_NONE);
        break;
    case FIELD_TEXT:
    case FIELD_WORDS:
    case FIELD_LIST:
        table_text(table, row->text && *row->text ? row->text : "-", row->colour);
        break;
    }
}

static bool is_number(const struct field *const field)
{
    const enum field_kind kind = whole_of(field).kind;
    return kind == FIELD_COUNT || kind == FIELD_BIG || kind == FIELD_TIME;
}

bool rows_table(const struct rows *const rows, struct row *const row,
                const struct output *const output)
{
    struct column columns[MOST_FIELDS];
    size_t n = 0;
    for (size_t f = 0; f < rows->count; f++) {
        const struct field *const field = &rows->fields[f];
        if (is_shown(row, field, IN_TABLE))
            columns[n++] = (struct column){field->title ? field->title : whole_of(field).name,
                                           is_number(field) ? ALIGN_RIGHT : field->align};
    }
    struct table *const table = table_create(columns, n);
    if (rows->few)
        table_few(table);
    for (size_t i = 0; go(rows, row, i); i++)
        for (size_t f = 0; f < rows->count; f++)
            if (is_shown(row, &rows->fields[f], IN_TABLE))
                table_cell(table, row, rows, &rows->fields[f]);
    table_print(table, output);
    table_destroy(table);
    return true;
}

/* ---- JSON ---- */

static void json_value(struct json *const json, const struct row *const row, const char *const key)
{
    switch (row->kind) {
    case FIELD_COUNT:
        json_int(json, key, row->count);
        break;
    case FIELD_BIG:
        json_big(json, key, row->big);
        break;
    case FIELD_TIME:
        if (row->unit)
            json_time(json, key, row->time);
        else
            json_time_rounded(json, key, row->time, row->rounding);
        break;
    case FIELD_BOOL:
        json_bool(json, key, row->flag);
        break;
    case FIELD_MEETS:
        if (row->verdict == GPURTA_UNKNOWN)
            json_null(json, key);
        else
            json_bool(json, key, row->verdict == GPURTA_SCHEDULABLE);
        break;
    case FIELD_VERDICT:
        json_text(json, key, gpurta_verdict_name(row->verdict));
        break;
    case FIELD_WORDS:
        json_words(json, key, row->text);
        break;
    case FIELD_TEXT:
    case FIELD_LIST:
        json_text(json, key, row->text);
        break;
    }
}

static void json_inner(const struct rows *inner, struct row *row, struct json *json,
                       const char *key);

static void json_field(struct json *const json, struct row *const row,
                       const struct rows *const rows, const struct field *const field,
                       const char *const key)
{
    const gpurta_result *const around = row->result;
    row->left_out = false;
    const bool is = (field->kind == FIELD_LIST && !field->get) || get(row, rows, field);
    if (row->left_out)
        return;
    if (!is && row->kind == FIELD_TIME && !row->unit)
        json_time_rounded(json, key, NULL, row->rounding);
    else if (!is)
        json_null(json, key);
    else if (field->kind == FIELD_LIST)
        json_inner(field->inner, row, json, key);
    else
        json_value(json, row, key);
    row->result = around;
}

void row_json(const struct rows *const rows, struct row *const row, struct json *const json)
{
    for (size_t f = 0; f < rows->count; f++)
        if (is_shown(row, &rows->fields[f], IN_JSON))
            json_field(json, row, rows, &rows->fields[f],
                       rows->tuple || rows->plain ? NULL : whole_of(&rows->fields[f]).name);
}

static void json_row(const struct rows *const rows, struct row *const row, struct json *const json,
                     const char *const key)
{
    if (rows->plain) {
        row_json(rows, row, json);
        return;
    }
    if (rows->tall)
        json_open_object(json, key);
    else
        json_open_flat(json, key, rows->tuple ? '[' : '{');
    row_json(rows, row, json);
    json_close(json);
}

static void json_rows(const struct rows *const rows, struct row *const row, struct json *const json,
                      const char *const key)
{
    if (rows->plain && !rows->tall)
        json_open_flat(json, key, '[');
    else
        json_open_array(json, key);
    for (size_t i = 0; go(rows, row, i); i++)
        json_row(rows, row, json, NULL);
    json_close(json);
}

static void json_inner(const struct rows *const inner, struct row *const row,
                       struct json *const json, const char *const key)
{
    if (!inner->has && !inner->table) {
        json_row(inner, row, json, key);
        return;
    }
    row->depth++;
    json_rows(inner, row, json, key);
    row->depth--;
}

void rows_json(const struct rows *const rows, struct row *const row, struct json *const json)
{
    json_rows(rows, row, json, rows->key);
}

void rows_lines(const struct rows *const rows, struct row *const row, FILE *const file,
                const char *const before)
{
    for (size_t i = 0; go(rows, row, i); i++)
        if (get(row, rows, &rows->fields[0]))
            fprintf(file, "%s%s\n", before, row->text);
}

/* ---- CSV ---- */

static void csv_value(FILE *const file, bool *const first, const struct row *const row)
{
    switch (row->kind) {
    case FIELD_COUNT:
        csv_int(file, first, row->count);
        break;
    case FIELD_BIG:
        csv_big(file, first, row->big);
        break;
    case FIELD_TIME:
        csv_time(file, first, row->time, row->rounding);
        break;
    case FIELD_BOOL:
        csv_text(file, first, row->flag ? "true" : "false");
        break;
    case FIELD_MEETS:
        csv_meets(file, first, row->verdict);
        break;
    case FIELD_VERDICT:
        csv_text(file, first, gpurta_verdict_name(row->verdict));
        break;
    case FIELD_TEXT:
    case FIELD_WORDS:
    case FIELD_LIST:
        csv_text(file, first, row->text);
        break;
    }
}

/* 6:6 10:2 */
static void csv_list(FILE *const file, bool *const first, struct row *const row,
                     const struct rows *const inner)
{
    csv_text(file, first, "");
    row->depth++;
    for (size_t i = 0; go(inner, row, i); i++)
        for (size_t f = 0; f < inner->count; f++) {
            bool start = true;
            fputs(f ? ":" : i ? " " : "", file);
            if (get(row, inner, &inner->fields[f]))
                csv_value(file, &start, row);
        }
    row->depth--;
}

/* A time as a column is called: "response", with --decimal "response_ms"; unit: NULL: that of the
 * result. Returns space. */
static const char *time_name(char space[const ROW_SPACE], const char *const name,
                             const char *const unit)
{
    const char *const of = unit ? unit : time_style.unit ? time_style.unit : "1";
    const bool tells = time_style.decimal && strcmp(of, "1") != 0;
    snprintf(space, ROW_SPACE, "%s%s%s", name, tells ? "_" : "", tells ? of : "");
    return space;
}

static const char *heading_of(const struct field *const part, char space[const ROW_SPACE])
{
    const struct field whole = whole_of(part), *const field = &whole;
    const size_t length = strlen(field->name);
    const bool ns = field->kind == FIELD_COUNT && field->unit && strcmp(field->unit, "ns") == 0 &&
                    !(length > 3 && strcmp(field->name + length - 3, "_ns") == 0);
    return field->kind == FIELD_TIME || ns ? time_name(space, field->name, field->unit)
                                           : field->name;
}

/* whole: the columns of the whole result, the same in each row. */
static void csv_heading(const struct rows *const rows, const struct row *const row,
                        FILE *const file, const char *const whole)
{
    char space[ROW_SPACE];
    bool first = true;
    for (size_t f = 0; f < rows->count; f++)
        if (is_shown(row, &rows->fields[f], IN_CSV))
            csv_text(file, &first, heading_of(&rows->fields[f], space));
    write_text(file, whole);
    csv_end(file, &first);
}

static void csv_row(const struct rows *const rows, struct row *const row, FILE *const file,
                    const char *const whole)
{
    bool first = true;
    for (size_t f = 0; f < rows->count; f++) {
        const struct field *const field = &rows->fields[f];
        if (!is_shown(row, field, IN_CSV))
            continue;
        if (field->kind == FIELD_LIST)
            csv_list(file, &first, row, field->inner);
        else if (get(row, rows, field))
            csv_value(file, &first, row);
        else
            csv_text(file, &first, "");
    }
    write_text(file, whole);
    csv_end(file, &first);
}

static void csv_rows(const struct rows *const rows, struct row *const row, FILE *const file,
                     const char *const heading, const char *const cells)
{
    csv_heading(rows, row, file, heading);
    for (size_t i = 0; go(rows, row, i); i++)
        csv_row(rows, row, file, cells);
}

void rows_csv(const struct rows *const rows, struct row *const row, FILE *const file)
{
    csv_rows(rows, row, file, "", "");
}

static bool csv_has(const struct rows *const rows, const struct row *const row,
                    const char *const name)
{
    size_t f = 0;
    while (f < rows->count && !(is_shown(row, &rows->fields[f], IN_CSV) &&
                                strcmp(whole_of(&rows->fields[f]).name, name) == 0))
        f++;
    return f < rows->count;
}

/* The texts, then the lines, in one cell, with | between. */
static void csv_joined(FILE *const file, struct row *const row, const struct rows *const texts,
                       const char *lines)
{
    char *text;
    size_t size;
    bool first = false;
    size_t i = 0;
    FILE *const joined = text_begin(&text, &size);
    for (; go(texts, row, i); i++)
        if (get(row, texts, &texts->fields[0]))
            fprintf(joined, "%s%s", i ? " | " : "", row->text);
    for (; *lines; lines += strcspn(lines, "\n") + 1)
        fprintf(joined, "%s%.*s", i++ ? " | " : "", (int)strcspn(lines, "\n"), lines);
    fclose(joined);
    csv_text(file, &first, text);
    free(text);
}

/* What JSON calls so: a value, or a list of texts. False: it has none. */
static bool csv_named(FILE *const file, struct row *const row, const struct rows *const *json,
                      const char *const name, const char *const more)
{
    bool first = false;
    for (; *json; json++) {
        const struct rows *const rows = *json;
        if (rows->key && strcmp(rows->key, name) == 0) {
            csv_joined(file, row, rows, more);
            return true;
        }
        for (size_t f = 0; !rows->key && f < rows->count; f++)
            if (strcmp(whole_of(&rows->fields[f]).name, name) == 0) {
                if (get(row, rows, &rows->fields[f]))
                    csv_value(file, &first, row);
                else
                    csv_text(file, &first, "");
                return true;
            }
    }
    return false;
}

void rows_csv_whole(const struct rows *const rows, struct row *const row, FILE *const file,
                    const struct rows *const *const json, const char *const more)
{
    static const char *const names[] = {"verdict", "assumptions"};
    char *headings, *texts;
    size_t sizes[2];
    bool first = false;
    FILE *const heading = text_begin(&headings, &sizes[0]);
    FILE *const cells = text_begin(&texts, &sizes[1]);
    if (time_style.unit && !csv_has(rows, row, "time_unit")) {
        fputs(",time_unit", heading);
        csv_text(cells, &first, time_style.unit);
    }
    for (size_t i = 0; i < FIELDS(names); i++)
        if (!csv_has(rows, row, names[i]) && csv_named(cells, row, json, names[i], more))
            fprintf(heading, ",%s", names[i]);
    fclose(heading);
    fclose(cells);
    csv_rows(rows, row, file, headings, texts);
    free(headings);
    free(texts);
}
