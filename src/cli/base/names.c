#include "cli/base/names.h"

#include "base/text.h"
#include "cli/base/cli.h"

#include <stdio.h>
#include <string.h>

void append_name(char *const list, const size_t size, const char *const name)
{
    const size_t at = strlen(list);
    snprintf(list + at, size - at, "%s%.*s", at ? ", " : "", text_bytes(name, 20), name);
}

void complain_no_such(const char *const option, const char *const what, const char *const name,
                      name_at *const at, const void *const of, const size_t count)
{
    char space[NAME_SPACE], near[NAME_SPACE] = "", list[200] = "";
    size_t least = typing_limit(name);
    for (size_t i = 0; i < count; i++) {
        const size_t d = typing_distance(name, at(of, i, space));
        if (d < least)
            snprintf(near, sizeof near, "%s", at(of, i, space));
        least = d < least ? d : least;
    }
    for (size_t i = 0; !*near && i < count && i < MOST_LISTED; i++) {
        char other[NAME_SPACE];
        bool twice = false;
        for (size_t k = 0; k < i; k++)
            twice = twice || strcmp(at(of, i, space), at(of, k, other)) == 0;
        if (!twice)
            append_name(list, sizeof list, at(of, i, space));
    }
    complain("--%s: there is no %s \"%s\"%s%s%s%s", option, what, name,
             *near   ? "; did you mean "
             : *list ? "; expected one of "
                     : "",
             *near ? near : list, *near ? "?" : "", !*near && count > MOST_LISTED ? ", ..." : "");
}

const char *key_called(const char *const name, const size_t length)
{
    const gpurta_key_facts *key;
    for (int s = 1; gpurta_section_info((gpurta_section)s); s++)
        for (size_t i = 0; (key = gpurta_key_at((gpurta_section)s, i)); i++) {
            size_t same = 0;
            while (same < length &&
                   (key->name[same] == name[same] || (key->name[same] == '_' && name[same] == '-')))
                same++;
            if (length && same == length && !key->name[same])
                return key->name;
        }
    return NULL;
}
