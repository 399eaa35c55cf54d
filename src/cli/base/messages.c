/* Everything that is said beside results, on standard error: cleaned here, and nowhere else. */
#include "cli/base/arrays.h"
#include "cli/base/cli.h"
#include "cli/base/memory.h"
#include "cli/base/progress.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

static FILE *instead_of_stderr;

static struct {
    char **text;
    size_t count, room;
} notes;

FILE *complaints(void)
{
    return instead_of_stderr ? instead_of_stderr : stderr;
}

void complain_into(FILE *const file)
{
    instead_of_stderr = file;
}

/* ---- cleaning ---- */

size_t text_character(const char *const text, uint32_t *const code)
{
    static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    const unsigned char first = (unsigned char)text[0];
    const size_t length = first < 0x80   ? 1
                          : first < 0xc0 ? 0
                          : first < 0xe0 ? 2
                          : first < 0xf0 ? 3
                          : first < 0xf8 ? 4
                                         : 0;
    *code = length < 2 ? first : first & (0x7fu >> length);
    for (size_t i = 1; i < length; i++) {
        if (((unsigned char)text[i] & 0xc0) != 0x80)
            return 0;
        *code = *code << 6 | ((unsigned char)text[i] & 0x3f);
    }
    return length && *code >= least[length] && *code <= 0x10ffff && *code >> 11 != 0x1b ? length
                                                                                        : 0;
}

bool text_misleads(const uint32_t code)
{
    return code < 0x20 || (code >= 0x7f && code < 0xa0) || code == 0x61c || code == 0x200e ||
           code == 0x200f || (code >= 0x202a && code <= 0x202e) ||
           (code >= 0x2066 && code <= 0x2069);
}

/* The text, with \x1b and \u202e for what would not show as itself. */
static void put_clean(FILE *const file, const char *text)
{
    while (*text) {
        uint32_t code;
        const size_t length = text_character(text, &code);
        if (length && !text_misleads(code) && code != 0x2028 && code != 0x2029) /* lines end */
            fwrite(text, 1, length, file);
        else if (length > 1)
            fprintf(file, "\\u%04" PRIx32, code);
        else
            fprintf(file, "\\x%02x", (unsigned char)*text);
        text += length ? length : 1;
    }
}

/* ---- saying ---- */

/* To be freed; NULL: out of memory, which is said. */
static char *print_text(const char *const format, va_list args)
{
    va_list again;
    va_copy(again, args);
    const int length = vsnprintf(NULL, 0, format, args);
    char *const text = length < 0 ? NULL : malloc((size_t)length + 1);
    if (text)
        vsnprintf(text, (size_t)length + 1, format, again);
    else
        fputs("gpurta: out of memory\n", complaints());
    va_end(again);
    return text;
}

/* Takes the text over. */
static void keep_note(char *const text)
{
    if (ADD_ROOM(notes.text, notes.room, notes.count))
        notes.text[notes.count++] = text;
    else
        free(text);
}

const char *note_said(const size_t i)
{
    return i < notes.count ? notes.text[i] : NULL;
}

void forget_notes(void)
{
    for (size_t i = 0; i < notes.count; i++)
        free(notes.text[i]);
    free(notes.text);
    notes.text = NULL;
    notes.count = notes.room = 0;
}

/* "FILE:3:1: ..." without the mark of a note; NULL: it is none. */
static const char *after_note(const char *const text, size_t *const place)
{
    static const char note[] = "note: ";
    *place = strspn(text, "0123456789: ");
    return strncmp(text + *place, note, strlen(note)) == 0 ? text + *place + strlen(note) : NULL;
}

/* A line: of the file, or of the command itself (NULL); the text is freed. */
static void put_line(const char *const file, char *const text)
{
    size_t place = 0;
    if (!text)
        return;
    if (!instead_of_stderr)
        progress_end();
    put_clean(complaints(), file ? file : "gpurta: ");
    fputs(file ? ":" : "", complaints());
    put_clean(complaints(), text);
    if (strcmp(text, "out of memory") == 0 && memory_limit_set())
        fprintf(complaints(), "; --memory BYTES allows more than %" PRId64, memory_limit_set());
    fputc('\n', complaints());
    const char *const note = after_note(text, &place);
    const size_t size = note ? (file ? strlen(file) + 1 : 0) + place + strlen(note) + 1 : 0;
    char *const kept = note ? malloc(size) : NULL;
    if (kept) {
        snprintf(kept, size, "%s%s%.*s%s", file ? file : "", file ? ":" : "", (int)place, text,
                 note);
        keep_note(kept);
    }
    free(text);
}

void complain(const char *const format, ...)
{
    va_list args;
    va_start(args, format);
    put_line(NULL, print_text(format, args));
    va_end(args);
}

void complain_at(const char *const file, const char *const format, ...)
{
    va_list args;
    va_start(args, format);
    put_line(file, print_text(format, args));
    va_end(args);
}
