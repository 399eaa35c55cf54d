/* Everything that is said beside results, on standard error: cleaned here, and nowhere else. */
#include "cli/base/cli.h"
#include "cli/base/progress.h"

#include <inttypes.h>
#include <stdarg.h>
#include <string.h>

static FILE *instead_of_stderr;

#define MOST_SAID 10000   /* bytes of one message: what is longer is cut */
#define MOST_NOTED 100000 /* of all notes */

/* One after the other, each with its end. No memory is asked for: a message tells that there is
 * none. */
static struct {
    char text[MOST_NOTED];
    size_t size;
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

const char *note_said(size_t i)
{
    const char *note = notes.text;
    for (; note < notes.text + notes.size && i > 0; i--)
        note += strlen(note) + 1;
    return note < notes.text + notes.size ? note : NULL;
}

void forget_notes(void)
{
    notes.size = 0;
}

static void keep_note(const char *const file, const char *const place, const size_t length,
                      const char *const note)
{
    const size_t room = MOST_NOTED - notes.size;
    const int size = snprintf(notes.text + notes.size, room, "%s%s%.*s%s", file ? file : "",
                              file ? ":" : "", (int)length, place, note);
    if (size >= 0 && (size_t)size < room)
        notes.size += (size_t)size + 1;
}

/* "FILE:3:1: ..." without the mark of a note; NULL: it is none. */
static const char *after_note(const char *const text, size_t *const place)
{
    static const char note[] = "note: ";
    *place = strspn(text, "0123456789: ");
    return strncmp(text + *place, note, strlen(note)) == 0 ? text + *place + strlen(note) : NULL;
}

/* A line: of the file, or of the command itself (NULL). */
static void put_line(const char *const file, const char *const format, va_list args)
{
    char text[MOST_SAID];
    size_t place = 0;
    vsnprintf(text, sizeof text, format, args);
    if (!instead_of_stderr)
        progress_end();
    put_clean(complaints(), file ? file : "gpurta: ");
    fputs(file ? ":" : "", complaints());
    put_clean(complaints(), text);
    fputc('\n', complaints());
    const char *const note = after_note(text, &place);
    if (note)
        keep_note(file, text, place, note);
}

void complain(const char *const format, ...)
{
    va_list args;
    va_start(args, format);
    put_line(NULL, format, args);
    va_end(args);
}

void complain_at(const char *const file, const char *const format, ...)
{
    va_list args;
    va_start(args, format);
    put_line(file, format, args);
    va_end(args);
}
