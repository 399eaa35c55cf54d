/* Texts of profiles are not trusted: they become texts that YAML and JSON both read. */
#include "cli/import/to_scenario.h"

#include <string.h>

/* Length of the UTF-8 character there; 0: it is none. */
static size_t character(const unsigned char *const c)
{
    const size_t length = c[0] < 0x80                   ? 1
                          : c[0] >= 0xc2 && c[0] < 0xe0 ? 2
                          : c[0] >= 0xe0 && c[0] < 0xf0 ? 3
                          : c[0] >= 0xf0 && c[0] < 0xf5 ? 4
                                                        : 0;
    for (size_t i = 1; i < length; i++)
        if ((c[i] & 0xc0) != 0x80)
            return 0;
    if ((c[0] == 0xe0 && c[1] < 0xa0) || (c[0] == 0xed && c[1] > 0x9f) ||
        (c[0] == 0xf0 && c[1] < 0x90) || (c[0] == 0xf4 && c[1] > 0x8f))
        return 0;
    return length;
}

/* Characters that YAML refuses or takes for the end of a line, though they are UTF-8. */
static bool is_refused(const char *const text, const size_t length)
{
    static const char *const refused[] = {"\xe2\x80\xa8", "\xe2\x80\xa9", "\xef\xbb\xbf",
                                          "\xef\xbf\xbe", "\xef\xbf\xbf"};
    if (length == 0 || (length == 2 && text[0] == '\xc2' && (unsigned char)text[1] < 0xa0))
        return true;
    for (size_t i = 0; i < sizeof refused / sizeof refused[0]; i++)
        if (length == 3 && memcmp(text, refused[i], 3) == 0)
            return true;
    return false;
}

void put_yaml_part(FILE *const file, const char *text)
{
    while (*text) {
        size_t plain = 0;
        while (text[plain] >= 0x20 && text[plain] < 0x7f && text[plain] != '"' &&
               text[plain] != '\\')
            plain++;
        fwrite(text, 1, plain, file);
        text += plain;
        if (!*text)
            break;
        const size_t length = character((const unsigned char *)text);
        const unsigned char c = (unsigned char)*text;
        if (is_refused(text, length) || c < 0x20 || c == 0x7f) /* which no name may have */
            fputs("\\ufffd", file);
        else if (c == '"' || c == '\\')
            fprintf(file, "\\%c", c);
        else
            fwrite(text, 1, length, file);
        text += length ? length : 1;
    }
}

void put_yaml_text(FILE *const file, const char *const text)
{
    fputc('"', file);
    put_yaml_part(file, text);
    fputc('"', file);
}
