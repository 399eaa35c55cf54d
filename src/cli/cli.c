#include "cli.h"

#include <errno.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

void complain(const char *const format, ...)
{
    va_list args;
    va_start(args, format);
    fputs("gpurta: ", stderr);
    vfprintf(stderr, format, args);
    fputc('\n', stderr);
    va_end(args);
}

int text_part(const char *const text, const int most)
{
    size_t length = strlen(text);
    if (length <= (size_t)most)
        return (int)length;
    length = (size_t)most;
    while (length > 0 && ((unsigned char)text[length] & 0xc0) == 0x80)
        length--;
    return (int)length;
}

/* The folder of a path, and where its last name begins. */
static const char *folder_of(const char *const path, struct stat *const folder, bool *const there)
{
    const char *const slash = strrchr(path, '/');
    char *const name = slash ? strndup(path, (size_t)(slash - path) + 1) : strdup(".");
    *there = name && stat(name, folder) == 0;
    free(name);
    return slash ? slash + 1 : path;
}

static bool same_inode(const struct stat *const a, const struct stat *const b)
{
    return a->st_dev == b->st_dev && a->st_ino == b->st_ino;
}

/* Would both be written to one file, by whatever name? What is no regular file may be shared. */
static bool same_file(const char *const a, const char *const b)
{
    struct stat x, y;
    bool first, second;
    if (strcmp(a, b) == 0)
        return true;
    first = stat(a, &x) == 0;
    second = stat(b, &y) == 0;
    if (first || second)
        return first && second && S_ISREG(x.st_mode) && same_inode(&x, &y);
    const char *const name = folder_of(a, &x, &first), *const other = folder_of(b, &y, &second);
    return first && second && same_inode(&x, &y) && strcmp(name, other) == 0;
}

static bool is_standard_output(const char *const path)
{
    return !path || strcmp(path, "-") == 0;
}

int refuse_same_file(const char *const option, const char *const path, const char *const other,
                     const char *const other_path)
{
    const bool first = is_standard_output(path), second = is_standard_output(other_path);
    if (!path || (first || second ? !(first && second) : !same_file(path, other_path)))
        return -1;
    complain("--%s and --%s name the same file", option, other);
    return EXIT_USAGE;
}

int refuse_input_file(const char *const option, const char *const path,
                      const struct common *const common)
{
    const char *const inputs[] = {common->file, common->second};
    struct stat there;
    for (int i = 0; !is_standard_output(path) && i < 2; i++)
        if (inputs[i] && stat(inputs[i], &there) == 0 && same_file(path, inputs[i])) {
            complain("--%s names %s, which is read", option, inputs[i]);
            return EXIT_USAGE;
        }
    return -1;
}

int picture_target(const char *const svg, const struct common *const common, bool *const only)
{
    *only = svg && is_standard_output(svg) && is_standard_output(common->output);
    if (*only && common->format != FORMAT_TABLE) {
        complain("--svg -: the picture is all that is printed: --format has no meaning");
        return EXIT_USAGE;
    }
    const int end = svg ? refuse_input_file("svg", svg, common) : -1;
    return *only || end >= 0 ? end : refuse_same_file("svg", svg, "output", common->output);
}

int refuse_kernel_options(const struct common *const common, const char *const command)
{
    const char *const option = common->copy_bandwidth ? "copy-bandwidth"
                               : common->iterations   ? "iterations"
                               : common->assumed      ? "assume"
                                                      : NULL;
    if (!option)
        return -1;
    complain("%s: --%s has no meaning here: it is for files of kernels", command, option);
    return EXIT_USAGE;
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

/* The options that are being read: those of the command first, then the shared ones. */
struct options {
    const struct flag *flags[2];
    size_t count[2];
    bool given[64];
    char **argv;
    int argc, at;
};

/* The flag that an argument names, or NULL; `equals` is where its value begins, if in it. */
static const struct flag *flag_of(struct options *const options, const char *const arg,
                                  const char **const equals, bool *const repeated)
{
    *equals = arg[1] == '-' ? strchr(arg, '=') : NULL;
    const char *const name = strcmp(arg, "-o") == 0 ? "output" : arg[1] == '-' ? arg + 2 : "";
    const size_t length = *equals ? (size_t)(*equals - name) : strlen(name);
    for (size_t set = 0, base = 0; set < 2; base += options->count[set++]) {
        const struct flag *const flag =
            find_flag(options->flags[set], options->count[set], name, length);
        if (!flag)
            continue;
        bool *const given = &options->given[base + (size_t)(flag - options->flags[set])];
        *repeated = *given;
        *given = true;
        return flag;
    }
    return NULL;
}

/* Reads the option at options->at, and its value. Returns -1, or the exit status. */
static int read_option(struct options *const options, const char *const assume,
                       const struct flag **const read)
{
    const char *const arg = options->argv[options->at];
    const char *equals;
    bool repeated = false;
    const struct flag *const flag = flag_of(options, arg, &equals, &repeated);
    *read = flag;
    if (!flag)
        return unknown_option(options->flags[0], options->count[0], arg, options->argv[0]);
    if (repeated && strcmp(flag->name, assume) != 0) {
        complain("--%s is given twice", flag->name);
        return EXIT_USAGE;
    }
    if (!flag->metavar) {
        if (equals && !flag->text) {
            complain("--%s takes no value", flag->name);
            return EXIT_USAGE;
        }
        if (equals)
            *flag->text = equals + 1;
        *flag->set = true;
        return -1;
    }
    if (!equals && options->at + 1 == options->argc) {
        complain("%s needs a value: %s %s", arg, arg, flag->metavar);
        return EXIT_USAGE;
    }
    *flag->text = equals ? equals + 1 : options->argv[++options->at];
    return -1;
}

/* An argument that is no option. Returns -1, or the exit status. */
static int read_file_name(struct common *const common, const int files, const char *const command,
                          const char *const arg)
{
    if (files > 0 && !common->file)
        common->file = arg;
    else if (files > 1 && !common->second)
        common->second = arg;
    else {
        complain("%s: unexpected argument \"%s\"", command, arg);
        return EXIT_USAGE;
    }
    return -1;
}

static int keep_assumed(struct common *const common, const char *const text)
{
    if (common->assumed == MOST_ASSUMED) {
        complain("--assume can be given %d times", MOST_ASSUMED);
        return EXIT_USAGE;
    }
    common->assume[common->assumed++] = text;
    return -1;
}

int parse_options(struct common *const common, const struct flag *const flags,
                  const size_t flag_count, const int files, const char *const help, const int argc,
                  char **const argv)
{
    const char *format = "table", *output = NULL, *assumed = NULL;
    const struct flag shared[] = {{"format", "FORMAT", &format, NULL},
                                  {"output", "FILE", &output, NULL},
                                  {"platform", "NAME", &common->platform, NULL},
                                  {"platform-file", "FILE", &common->platform_file, NULL},
                                  {"slots", "N", &common->slots, NULL},
                                  {"copy-bandwidth", "N", &common->copy_bandwidth, NULL},
                                  {"iterations", "N", &common->iterations, NULL},
                                  {"assume", "NAME=TIME", &assumed, NULL}};
    struct options options = {.flags = {flags, shared},
                              .count = {flag_count, sizeof shared / sizeof shared[0]},
                              .argc = argc,
                              .argv = argv};
    bool only_files = false;
    int end = -1;
    *common = (struct common){.format = FORMAT_TABLE};
    for (options.at = 1; options.at < argc && end < 0; options.at++) {
        const char *const arg = argv[options.at];
        const struct flag *flag;
        if (only_files || arg[0] != '-' || strcmp(arg, "-") == 0) {
            end = read_file_name(common, files, argv[0], arg);
        } else if (strcmp(arg, "--") == 0) {
            only_files = true;
        } else if (strcmp(arg, "--help") == 0 || strcmp(arg, "-h") == 0) {
            fputs(help, stdout);
            return EXIT_MET;
        } else if (strcmp(arg, "--version") == 0) {
            printf("gpurta %s\n", gpurta_version());
            return EXIT_MET;
        } else {
            end = read_option(&options, "assume", &flag);
            if (end < 0 && flag->text == &assumed)
                end = keep_assumed(common, assumed);
        }
    }
    common->output = output;
    if (end < 0)
        end = find_format(common, format);
    return end < 0 ? refuse_input_file("output", output, common) : end;
}
