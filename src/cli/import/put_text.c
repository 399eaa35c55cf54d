/* Texts of profiles are not trusted: they become texts that YAML and JSON both read. */
#include "cli/base/cli.h"
#include "cli/import/to_scenario.h"

#include <string.h>

/* Characters that no name may have, or that YAML refuses, though they are UTF-8. */
static bool is_refused(const size_t length, const uint32_t code)
{
    return length == 0 || text_misleads(code) || code == 0x2028 || code == 0x2029 ||
           code == 0xfeff || code == 0xfffe || code == 0xffff;
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
        uint32_t c;
        const size_t length = text_character(text, &c);
        if (is_refused(length, c))
            fputs("\\ufffd", file);
        else if (c == '"' || c == '\\')
            fprintf(file, "\\%c", *text);
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
