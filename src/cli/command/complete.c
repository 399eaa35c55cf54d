#include "cli/command/complete.h"
#include "cli/base/guess.h"
#include "cli/base/memory.h"
#include "cli/scenario/document.h"

#include <string.h>

/* The words of the command line that is being written. */
struct line {
    const struct command *const *commands;
    const struct command *command; /* NULL: none yet, or unknown */
    char **word;
    int count, at;
    const char *prefix; /* of what is looked for */
    int lead;           /* bytes of it that stand before a value: "--flag=" */
};

static void offer(const struct line *const line, const char *const dashes, const char *const word,
                  const size_t length)
{
    char text[200];
    snprintf(text, sizeof text, "%.*s%s%.*s", line->lead, line->prefix, dashes, (int)length, word);
    if (strncmp(text, line->prefix, strlen(line->prefix)) == 0)
        puts(text);
}

static void offer_word(const struct line *const line, const char *const dashes,
                       const char *const word)
{
    offer(line, dashes, word, strlen(word));
}

/* Platforms by all their names. */
static void offer_platforms(const struct line *const line)
{
    const char *name;
    for (size_t i = 0; (name = gpurta_platform_builtin(i)); i++) {
        gpurta_platform *platform;
        gpurta_error error;
        offer_word(line, "", name);
        if (!succeeded(gpurta_platform_create(&platform, name, &error)))
            return;
        for (const char *a = gpurta_platform_aliases(platform); *a;) {
            const size_t length = strcspn(a, " ");
            offer(line, "", a, length);
            a += length + (a[length] == ' ');
        }
        gpurta_platform_destroy(platform);
    }
}

static const char *const keys[] = {"name", "kernel", "copy", "host"};

/* The name of an item, where it can stand in a path. */
static const char *item_name(const struct document *const document, const struct node *const item)
{
    for (size_t k = 0; k < FIELDS(keys); k++) {
        const struct node *const key = document_key(document, item, keys[k]);
        const char *const name = key ? document_text(document, key + 1) : "";
        if (*name && !name[strcspn(name, ". []=:\"'\\$")])
            return name;
    }
    return NULL;
}

/* "chains.camera.period=": the values that a file gives, as --set names them. */
static void offer_paths(const struct line *const line, const struct document *const document,
                        const struct node *const node, char path[200], const size_t length)
{
    const bool map = node->kind == NODE_MAP;
    for (const struct node *child = document_child(document, node); child;
         child = document_next(document, map ? child + 1 : child)) {
        const char *const name = map ? document_text(document, child) : item_name(document, child);
        const struct node *const value = map ? child + 1 : child;
        const size_t more = name ? strlen(name) + (length != 0) : 200;
        if (length + more + 2 > 200)
            continue;
        snprintf(path + length, 200 - length, "%s%s%s", length ? "." : "", name,
                 value->kind == NODE_SCALAR ? "=" : "");
        if (value->kind != NODE_SCALAR)
            offer_paths(line, document, value, path, length + more);
        else if (map)
            offer_word(line, "", path);
    }
}

/* Of what has names, but is nothing that an analysis is asked of. */
static bool is_beside(const char *const section)
{
    static const char *const sections[] = {"contexts", "partitions", "cpus", "servers"};
    size_t i = 0;
    while (i < FIELDS(sections) && strcmp(section, sections[i]) != 0)
        i++;
    return i < FIELDS(sections);
}

/* What an analysis is of. */
static void offer_items(const struct line *const line, const struct document *const document)
{
    for (size_t i = 0; i < document->nodes; i++) {
        const struct node *const node = &document->node[i];
        const char *const section = i ? document_text(document, node - 1) : "";
        if (node->kind == NODE_LIST && is_beside(section))
            i = node->at - 1;
        else
            for (size_t k = 0; k < FIELDS(keys); k++) {
                const struct node *const key = document_key(document, node, keys[k]);
                if (key && *document_text(document, key + 1))
                    offer_word(line, "", document_text(document, key + 1));
            }
    }
}

/* What bears a name in the scenario that the line has, or its paths. */
static bool offer_names(const struct line *const line, const bool paths)
{
    bool found = false;
    char path[200];
    for (int w = 2; w < line->count; w++) {
        struct document document = {.name = line->word[w]};
        FILE *const file = w == line->at || guess_file(line->word[w]) != TOOL_UNKNOWN
                               ? NULL
                               : fopen(line->word[w], "rb");
        if (!file)
            continue;
        const bool read = document_read_stream(&document, line->word[w], file);
        if (read && paths && document.nodes)
            offer_paths(line, &document, document.node, path, 0);
        else if (read)
            offer_items(line, &document);
        document_clear(&document);
        fclose(file);
        found = true;
    }
    return found;
}

static bool takes_name(const struct flag *const flag)
{
    return (flag->kind == FLAG_TEXT || flag->kind == FLAG_MAYBE) && flag->metavar &&
           !flag_word(flag, 0) &&
           (strcmp(flag->metavar, "NAME") == 0 || strcmp(flag->metavar, "TASK") == 0);
}

static int offer_values(const struct line *const line, const struct flag *const flag)
{
    const char *word;
    for (int64_t i = 0; (word = flag_word(flag, i)); i++)
        offer_word(line, "", word);
    if (flag->kind == FLAG_PLATFORM)
        offer_platforms(line);
    const bool paths = flag->metavar && strncmp(flag->metavar, "PATH=", 5) == 0;
    const bool named = (takes_name(flag) || paths) && offer_names(line, paths);
    return flag->kind == FLAG_FILE || (flag->kind == FLAG_MAYBE && !named) ? EXIT_MISSED : EXIT_MET;
}

static void offer_flags(const struct line *const line)
{
    const struct command *const command = line->command;
    for (size_t i = 0; i < flags_of(command); i++)
        if (flag_of(command, i))
            offer_word(line, "--", flag_name(flag_of(command, i)));
    offer_word(line, "", "--help");
    offer_word(line, "", "--version");
}

static void offer_commands(const struct line *const line)
{
    for (size_t i = 0; line->commands[i]; i++)
        offer_word(line, "", line->commands[i]->name);
    offer_word(line, "", "help");
    offer_word(line, "", "--help");
    offer_word(line, "", "--version");
}

/* The flag whose value the word is, or NULL. bash cuts --flag=value into three words. */
static const struct flag *flag_before(struct line *const line)
{
    int before = line->at - 1;
    const char *const equals = strchr(line->prefix, '=');
    if (strncmp(line->prefix, "--", 2) == 0 && equals) {
        line->lead = (int)(equals + 1 - line->prefix);
        return find_flag(line->command, line->prefix + 2, (size_t)line->lead - 3);
    }
    if (strcmp(line->prefix, "=") == 0)
        line->prefix = "";
    else if (before > 2 && strcmp(line->word[before], "=") == 0)
        before--;
    const char *const word =
        strcmp(line->word[before], "-o") == 0 ? "--output" : line->word[before];
    const struct flag *const flag =
        strncmp(word, "--", 2) == 0 ? find_flag(line->command, word + 2, strlen(word + 2)) : NULL;
    return flag && flag->metavar && (flag->kind != FLAG_MAYBE || takes_name(flag)) &&
                   !flag->optional
               ? flag
               : NULL;
}

int complete(const struct command *const *const commands, const int argc, char **const argv)
{
    int64_t at;
    if (argc < 4 || !parse_count(argv[2], 1, 10000, &at))
        return EXIT_USAGE;
    struct line line = {.commands = commands, .word = argv + 3, .count = argc - 3, .at = (int)at};
    line.prefix = line.at < line.count ? line.word[line.at] : "";
    if (line.at == 1 || (line.at == 2 && line.count > 1 && strcmp(line.word[1], "help") == 0)) {
        offer_commands(&line);
        return EXIT_MET;
    }
    for (size_t i = 0; commands[i] && line.count > 1; i++)
        if (strcmp(commands[i]->name, line.word[1]) == 0)
            line.command = commands[i];
    if (!line.command || line.at > line.count)
        return EXIT_MET;
    const struct flag *const flag = flag_before(&line);
    if (flag)
        return offer_values(&line, flag);
    if (*line.prefix == '-') {
        offer_flags(&line);
        return EXIT_MET;
    }
    if (line.command->argument == FLAG_PLATFORM)
        offer_platforms(&line);
    return line.command->files && line.command->argument != FLAG_PLATFORM ? EXIT_MISSED : EXIT_MET;
}
