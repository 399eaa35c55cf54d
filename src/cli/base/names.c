#include "cli/base/names.h"

#include "cli/base/cli.h"

void complain_no_such(const char *const option, const char *const what, const char *const name,
                      name_at *const at, const void *const of, const size_t count)
{
    char space[NAME_SPACE];
    const char *near = NULL;
    for (size_t i = 0; !near && i < count; i++) {
        const char *const words[] = {at(of, i, space), NULL};
        near = nearest(name, words);
    }
    complain("--%s: there is no %s \"%s\"%s%s%s", option, what, name, near ? "; did you mean " : "",
             near ? near : "", near ? "?" : "");
}
