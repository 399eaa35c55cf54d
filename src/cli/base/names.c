#include <stdio.h> /* before gmp.h, for write.h */

#include "cli/base/names.h"

#include "cli/base/cli.h"
#include "cli/base/write.h"

static const char *name_or_default(const char *const name, const char letter, const size_t index,
                                   char space[NAME_SPACE])
{
    if (name)
        return name;
    char digits[DIGITS_SPACE];
    const char *const number = digits_text(digits, (int64_t)index + 1);
    space[0] = letter;
    memcpy(space + 1, number, strlen(number) + 1);
    return space;
}

const char *kernel_name(const gpurta_program *const program, const size_t index,
                        char space[NAME_SPACE])
{
    return name_or_default(gpurta_program_name(program, index), 'k', index, space);
}

const char *task_name(const gpurta_tasks *const tasks, const size_t index, char space[NAME_SPACE])
{
    return name_or_default(gpurta_tasks_name(tasks, index), 't', index, space);
}

const char *server_name(const gpurta_tasks *const tasks, const size_t index, char space[NAME_SPACE])
{
    return name_or_default(gpurta_tasks_server_name(tasks, index), 's', index, space);
}

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
