#include "cli.h"

#include <errno.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

void complain(const char *const format, ...)
{
    va_list args;
    va_start(args, format);
    fputs("gpurta: ", stderr);
    vfprintf(stderr, format, args);
    fputc('\n', stderr);
    va_end(args);
}

int complain_status(const gpurta_status status, const gpurta_error *const error)
{
    complain("%s", error->message);
    return status == GPURTA_NO_MEMORY || status == GPURTA_UNAVAILABLE ? EXIT_UNABLE : EXIT_USAGE;
}

/* Number of single-character insertions, deletions and replacements between two short texts
 * (Levenshtein); SIZE_MAX for long ones. */
static size_t distance(const char *const a, const char *const b)
{
    enum { MOST = 40 };
    const size_t n = strlen(a), m = strlen(b);
    size_t row[MOST + 1];
    if (n > MOST || m > MOST)
        return SIZE_MAX;
    for (size_t j = 0; j <= m; j++)
        row[j] = j;
    for (size_t i = 1; i <= n; i++) {
        size_t diagonal = row[0];
        row[0] = i;
        for (size_t j = 1; j <= m; j++) {
            size_t best = diagonal + (a[i - 1] != b[j - 1]);
            if (row[j] + 1 < best)
                best = row[j] + 1;
            if (row[j - 1] + 1 < best)
                best = row[j - 1] + 1;
            diagonal = row[j];
            row[j] = best;
        }
    }
    return row[m];
}

const char *nearest(const char *const text, const char *const *words)
{
    const char *best = NULL;
    size_t least = strlen(text) / 3 + 2;
    for (; *words; words++) {
        const size_t d = distance(text, *words);
        if (d < least) {
            least = d;
            best = *words;
        }
    }
    return best;
}

bool parse_count(const char *const text, const int64_t low, const int64_t high,
                 int64_t *const value)
{
    int64_t v = 0;
    if (!*text || (text[0] == '0' && text[1]))
        return false;
    for (const char *c = text; *c; c++)
        if (*c < '0' || *c > '9' || __builtin_mul_overflow(v, 10, &v) ||
            __builtin_add_overflow(v, *c - '0', &v))
            return false;
    if (v < low || v > high)
        return false;
    *value = v;
    return true;
}

static const struct flag *find_flag(const struct flag *const flags, const size_t count,
                                    const char *const name, const size_t length)
{
    for (size_t i = 0; i < count; i++)
        if (strlen(flags[i].name) == length && strncmp(flags[i].name, name, length) == 0)
            return &flags[i];
    return NULL;
}

static int unknown_option(const struct flag *const flags, const size_t count,
                          const char *const option, const char *const command)
{
    const char *words[64] = {"format",     "output", "platform", "platform-file", "copy-bandwidth",
                             "iterations", "assume", "slots",    "help",          "version"};
    size_t n = 10;
    for (size_t i = 0; i < count && n + 1 < sizeof words / sizeof words[0]; i++)
        words[n++] = flags[i].name;
    const char *const near =
        option[0] == '-' && option[1] == '-' ? nearest(option + 2, words) : NULL;
    if (near)
        complain("%s: unknown option %s; did you mean --%s?", command, option, near);
    else
        complain("%s: unknown option %s; 'gpurta %s --help' lists them", command, option, command);
    return EXIT_USAGE;
}

static int find_format(struct common *const common, const char *const text)
{
    static const char *const names[] = {"table", "json", "csv"};
    for (int f = FORMAT_TABLE; f <= FORMAT_CSV; f++)
        if (strcmp(text, names[f]) == 0) {
            common->format = (enum format)f;
            return -1;
        }
    complain("--format: expected table, json or csv, found \"%s\"", text);
    return EXIT_USAGE;
}

int parse_options(struct common *const common, const struct flag *const flags,
                  const size_t flag_count, const int files, const char *const help, const int argc,
                  char **const argv)
{
    const char *format = "table";
    const char *output_long = NULL, *assumed = NULL;
    const struct flag shared[] = {{"format", "FORMAT", &format, NULL},
                                  {"output", "FILE", &output_long, NULL},
                                  {"platform", "NAME", &common->platform, NULL},
                                  {"platform-file", "FILE", &common->platform_file, NULL},
                                  {"slots", "N", &common->slots, NULL},
                                  {"copy-bandwidth", "N", &common->copy_bandwidth, NULL},
                                  {"iterations", "N", &common->iterations, NULL},
                                  {"assume", "NAME=TIME", &assumed, NULL}};
    bool only_files = false;
    *common = (struct common){.format = FORMAT_TABLE};
    for (int i = 1; i < argc; i++) {
        const char *const arg = argv[i];
        if (only_files || arg[0] != '-' || strcmp(arg, "-") == 0) {
            const char **const place = !common->file                  ? &common->file
                                       : files > 1 && !common->second ? &common->second
                                                                      : NULL;
            if (files < 1 || !place) {
                complain("%s: unexpected argument \"%s\"", argv[0], arg);
                return EXIT_USAGE;
            }
            *place = arg;
            continue;
        }
        if (strcmp(arg, "--") == 0) {
            only_files = true;
            continue;
        }
        if (strcmp(arg, "--help") == 0 || strcmp(arg, "-h") == 0) {
            fputs(help, stdout);
            return EXIT_MET;
        }
        if (strcmp(arg, "--version") == 0) {
            printf("gpurta %s\n", gpurta_version());
            return EXIT_MET;
        }
        const char *const equals = arg[1] == '-' ? strchr(arg, '=') : NULL;
        const size_t length = equals ? (size_t)(equals - arg) - 2 : strlen(arg + 1) - 1;
        const struct flag *flag = NULL;
        if (strcmp(arg, "-o") == 0)
            flag = &shared[1];
        else if (arg[1] == '-' && !(flag = find_flag(flags, flag_count, arg + 2, length)))
            flag = find_flag(shared, sizeof shared / sizeof shared[0], arg + 2, length);
        if (!flag)
            return unknown_option(flags, flag_count, arg, argv[0]);
        if (!flag->metavar) {
            if (equals && !flag->text) {
                complain("--%s takes no value", flag->name);
                return EXIT_USAGE;
            }
            if (equals)
                *flag->text = equals + 1;
            *flag->set = true;
            continue;
        }
        if (!equals && i + 1 == argc) {
            complain("%s needs a value: %s %s", arg, arg, flag->metavar);
            return EXIT_USAGE;
        }
        *flag->text = equals ? equals + 1 : argv[++i];
        if (flag->text != &assumed)
            continue;
        if (common->assumed == MOST_ASSUMED) {
            complain("--assume can be given %d times", MOST_ASSUMED);
            return EXIT_USAGE;
        }
        common->assume[common->assumed++] = assumed;
    }
    common->output = output_long;
    return find_format(common, format);
}
