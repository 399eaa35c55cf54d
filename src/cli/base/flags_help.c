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
        column += fprintf(file, flag.kind == FLAG_MAYBE ? " [%s]" : " %s", flag.metavar);
    print_range(range, sizeof range, &flag);
    snprintf(text, sizeof text, "%s%s", flag.says ? flag.says : "", range);
    if (column + 2 > INDENT) {
        fputc('\n', file);
        column = 0;
    }
    print_words(file, text, (size_t)column, INDENT);
}

void print_help(const struct command *const command, FILE *const file)
{
    char text[600];
    fprintf(file, "%s\nOptions:\n", command->lesson);
    for (size_t i = 0; i < command->flag_count; i++)
        print_flag(file, &command->flags[i]);
    for (size_t i = 0; i < shared_flag_count; i++)
        if (shared_flags[i].group & command->takes)
            print_flag(file, &shared_flags[i]);
    fputs("  --help, --version\n\n", file);
    snprintf(text, sizeof text, "%s More: man gpurta-%s", command->ending, command->name);
    print_words(file, text, 0, 0);
}
