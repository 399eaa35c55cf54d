/* gpurta COMMAND --help, from the command's table of flags. */
#include "cli/base/flags.h"

#include <string.h>

enum { INDENT = 26, WIDTH = 90 };

/* Words of a text from column `indent` on, in lines of WIDTH; `column` is where the line stands. */
static void print_words(FILE *const file, const char *text, size_t column, const size_t indent)
{
    bool start = true;
    while (*text) {
        const size_t length = strcspn(text, " ");
        if (!start && column + 1 + length > WIDTH) {
            fputc('\n', file);
            start = true;
            column = 0;
        }
        if (column < indent) {
            fprintf(file, "%*s", (int)(indent - column), "");
            column = indent;
        }
        column += (size_t)fprintf(file, "%s%.*s", start ? "" : " ", (int)length, text);
        start = false;
        text += length + (text[length] == ' ');
    }
    fputc('\n', file);
}

/* ": auto (default), h-set, closed-form" or " (1 to 100; default 10)" */
static void print_range(char *const text, const size_t size, const struct flag *const flag)
{
    char low[COUNT_TEXT], high[COUNT_TEXT], usual[COUNT_TEXT];
    size_t at = 0;
    const char *word;
    for (int64_t i = 0; (word = flag_word(flag, i)) && at < size; i++)
        at += (size_t)snprintf(text + at, size - at, "%s%s%s", i ? ", " : ": ", word,
                               flag->kind == FLAG_WORD && i == flag->fallback ? " (default)" : "");
    if (flag->kind == FLAG_COUNT && flag->low <= flag->fallback)
        snprintf(text, size, " (%s to %s; default %s)", count_text(low, flag->low),
                 count_text(high, flag->high), count_text(usual, flag->fallback));
    else if (flag->kind == FLAG_COUNT)
        snprintf(text, size, " (%s to %s)", count_text(low, flag->low),
                 count_text(high, flag->high));
}

static void print_flag(FILE *const file, const struct flag *const given)
{
    const struct flag flag = flag_of_library(given);
    const bool output = strcmp(flag.name, "output") == 0;
    char text[600], range[200] = "";
    int column = fprintf(file, "  %s--%s", output ? "-o, " : "", flag.name);
    if (flag.metavar)
        column +=
            fprintf(file, flag.kind == FLAG_MAYBE || flag.optional ? " [%s]" : " %s", flag.metavar);
    print_range(range, sizeof range, &flag);
    snprintf(text, sizeof text, "%s%s", flag.says ? flag.says : "", range);
    if (column + 2 > INDENT) {
        fputc('\n', file);
        column = 0;
    }
    print_words(file, text, (size_t)column, INDENT);
}

/* Groups of flags, in the order of the help. */
enum group { OF_COMMAND, OF_PICTURE, OF_PLATFORM, OF_CONFIGURATION, OF_OUTPUT, GROUPS };

static enum group group_of(const struct flag *const flag)
{
    if (flag->group & (TAKES_RESULT | TAKES_CERTIFICATE))
        return OF_OUTPUT;
    if (flag->group & (TAKES_SET | TAKES_VARY | TAKES_MEMORY | TAKES_IGNORE))
        return OF_COMMAND;
    if (flag->group)
        return flag->group & TAKES_EXAMINER ? OF_CONFIGURATION : OF_PLATFORM;
    return strcmp(flag_name(flag), "svg") == 0 || (flag->needs && strcmp(flag->needs, "svg") == 0)
               ? OF_PICTURE
               : OF_COMMAND;
}

static void print_group(FILE *const file, const struct command *const command,
                        const enum group group)
{
    static const char *const titles[] = {
        "Options:", "Options, the picture:", "Options, the platform:",
        "Options, configurations of cuda_scheduling_examiner:", "Options, the output:"};
    bool any = group != OF_COMMAND;
    if (!any)
        fprintf(file, "%s\n", titles[group]);
    for (size_t i = 0; i < flags_of(command); i++) {
        const struct flag *const flag = flag_of(command, i);
        if (!flag || group_of(flag) != group)
            continue;
        if (any)
            fprintf(file, "%s\n", titles[group]);
        any = false;
        print_flag(file, flag);
    }
}

#define MOST_OFTEN 2

/* An example of the lesson with the lines that go on with it; its length. */
static size_t example_length(const char *const line)
{
    size_t length = strcspn(line, "\n") + 1;
    while (strncmp(line + length, "            ", 12) == 0)
        length += strcspn(line + length, "\n") + 1;
    return length;
}

/* The lesson, its first examples before all else. */
static void print_lesson(FILE *const file, const char *const lesson)
{
    const char *at = strstr(lesson, "\n    gpurta "), *begin = at ? at + 1 : lesson;
    const size_t title = strcspn(lesson, "\n") + 1;
    at = begin;
    for (int i = 0; i < MOST_OFTEN && strncmp(at, "    gpurta ", 11) == 0; i++)
        at += example_length(at);
    at += *at == '\n' && begin[-2] == '\n'; /* one empty line where they stood */
    fprintf(file, "%.*s\n%.*s", (int)title, lesson, (int)(at - begin), begin);
    fprintf(file, "%.*s%s", (int)(begin - lesson - (ptrdiff_t)title), lesson + title, at);
}

void print_help(const struct command *const command, FILE *const file)
{
    char text[600];
    print_lesson(file, command->lesson);
    fputc('\n', file);
    for (int group = 0; group < GROUPS; group++)
        print_group(file, command, (enum group)group);
    fputs("  -h, --help, -V, --version\n\n", file);
    snprintf(text, sizeof text, "%s More: man gpurta%s%s", command->ending,
             command->summary ? "-" : "", command->summary ? command->name : "");
    print_words(file, text, 0, 0);
}
