#include "cli/base/json.h"

#include "cli/base/made.h"
#include "cli/base/write.h"

#include <string.h>

static void json_quoted(FILE *const file, const char *const text, const size_t length)
{
    putc_unlocked('"', file);
    for (size_t i = 0; i < length; i++) {
        const unsigned char c = (unsigned char)text[i];
        if (c == '"' || c == '\\')
            fprintf(file, "\\%c", c);
        else if (c < 0x20 || c == 0x7f)
            fprintf(file, "\\u%04x", c);
        else
            putc_unlocked(c, file);
    }
    putc_unlocked('"', file);
}

/* A new line, indented to that depth. */
static void json_line(FILE *const file, const int depth)
{
    putc_unlocked('\n', file);
    for (int i = 0; i < depth; i++)
        write_text(file, "  ");
}

static void json_key(struct json *const json, const char *const key)
{
    const int d = json->depth;
    if (json->filled[d])
        putc_unlocked(',', json->file);
    if (json->flat[d])
        write_text(json->file, json->filled[d] ? " " : "");
    else
        json_line(json->file, d);
    json->filled[d] = true;
    if (key) {
        json_quoted(json->file, key, strlen(key));
        write_text(json->file, ": ");
    }
}

static void json_open(struct json *const json, const char *const key, const char bracket,
                      const bool flat)
{
    json_key(json, key);
    putc_unlocked(bracket, json->file);
    const int d = ++json->depth;
    json->filled[d] = false;
    json->flat[d] = flat;
    json->closing[d] = bracket == '{' ? '}' : ']';
}

void json_open_object(struct json *const json, const char *const key)
{
    json_open(json, key, '{', json->flat[json->depth]);
}

void json_open_array(struct json *const json, const char *const key)
{
    json_open(json, key, '[', json->flat[json->depth]);
}

void json_open_flat(struct json *const json, const char *const key, const char bracket)
{
    json_open(json, key, bracket, true);
}

void json_close(struct json *const json)
{
    const int d = json->depth--;
    if (json->filled[d] && !json->flat[d])
        json_line(json->file, d - 1);
    putc_unlocked(json->closing[d], json->file);
}

/* So many bytes of a text. */
static void json_text_part(struct json *const json, const char *const key, const char *const text,
                           const size_t length)
{
    json_key(json, key);
    json_quoted(json->file, text, length);
}

void json_whole(struct json *const json, const char *const key, const char *const digits)
{
    json_key(json, key);
    fputs(digits, json->file);
}

void json_text(struct json *const json, const char *const key, const char *const text)
{
    if (text) {
        json_text_part(json, key, text, strlen(text));
        return;
    }
    json_key(json, key);
    write_text(json->file, "null");
}

void json_int(struct json *const json, const char *const key, const int64_t value)
{
    json_key(json, key);
    write_int(json->file, value);
}

void json_words(struct json *const json, const char *const key, const char *words)
{
    json_open_flat(json, key, '[');
    while (*words) {
        const size_t length = strcspn(words, " ");
        json_text_part(json, NULL, words, length);
        words += length + (words[length] == ' ');
    }
    json_close(json);
}

void json_big(struct json *const json, const char *const key, mpz_srcptr value)
{
    json_key(json, key);
    gmp_fprintf(json->file, "%Zd", value);
}

void json_bool(struct json *const json, const char *const key, const bool value)
{
    json_key(json, key);
    write_text(json->file, value ? "true" : "false");
}

void json_null(struct json *const json, const char *const key)
{
    json_text(json, key, NULL);
}

void json_time(struct json *const json, const char *const key, mpq_srcptr time)
{
    json_key(json, key);
    putc_unlocked('"', json->file);
    write_exact(json->file, time);
    putc_unlocked('"', json->file);
}

void json_time_rounded(struct json *const json, const char *const key, mpq_srcptr time,
                       const enum rounding rounding)
{
    char name[80];
    if (time)
        json_time(json, key, time);
    else
        json_null(json, key);
    if (!json->decimal || !key || !time_style.unit)
        return;
    snprintf(name, sizeof name, "%s_%s", key, time_style.unit);
    json_key(json, name);
    if (time)
        time_put_number(json->file, time, rounding);
    else
        write_text(json->file, "null");
}

void json_begin(struct json *const json, FILE *const file, const char *const command,
                const char *const unit)
{
    *json = (struct json){.file = file, .made = true, .notes = true};
    fputc('{', file);
    json->depth = 1;
    json->closing[1] = '}';
    json_text(json, "gpurta", gpurta_version());
    json_int(json, "format", 1);
    json_text(json, "command", command);
    if (unit)
        json_text(json, "time_unit", unit);
}

static void json_notes(struct json *const json)
{
    const char *note;
    json_open_array(json, "notes");
    for (size_t i = 0; (note = note_said(i)); i++)
        json_text(json, NULL, note);
    json_close(json);
}

void json_end(struct json *const json)
{
    if (json->made)
        made_json(json);
    if (json->notes)
        json_notes(json);
    json_close(json);
    fputc('\n', json->file);
}
