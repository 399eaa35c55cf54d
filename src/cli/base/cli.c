#include "cli/base/cli.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* Length of the longest part of whole characters within so many bytes of a longer text. */
static size_t cut(const char *const text, size_t most)
{
    while (most > 0 && ((unsigned char)text[most] & 0xc0) == 0x80)
        most--;
    return most;
}

int text_part(const char *const text, const int most)
{
    const size_t length = strlen(text);
    return (int)(length <= (size_t)most ? length : cut(text, (size_t)most));
}

void text_keep(char *const to, const size_t size, const char *const text, const size_t length)
{
    const size_t kept = length < size ? length : cut(text, size - 1);
    memcpy(to, text, kept);
    to[kept] = '\0';
}

int hex_digit(const char c)
{
    return c >= '0' && c <= '9'   ? c - '0'
           : c >= 'a' && c <= 'f' ? c - 'a' + 10
           : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                  : -1;
}

/* The folder of a path, and where its last name begins. */
static const char *folder_of(const char *const path, struct stat *const folder, bool *const there)
{
    const char *const slash = strrchr(path, '/');
    char *const name = slash ? duplicate_part(path, (size_t)(slash - path) + 1) : duplicate(".");
    *there = stat(name, folder) == 0;
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

int complain_no_file(const char *const command)
{
    complain("%s: which file? 'gpurta %s FILE' reads a scenario, '-' is standard input; "
             "'gpurta %s --help' shows one",
             command, command, command);
    return EXIT_USAGE;
}

bool can_read(const char *const path)
{
    if (strcmp(path, "-") == 0 || access(path, R_OK) == 0)
        return true;
    complain("cannot read %s: %s", path, strerror(errno));
    return false;
}

int complain_status(const gpurta_status status, const gpurta_error *const error)
{
    if (status == GPURTA_NO_MEMORY)
        out_of_memory();
    complain("%s", error->message);
    return status == GPURTA_UNAVAILABLE ? EXIT_UNABLE : EXIT_USAGE;
}

const char *nearest(const char *const text, const char *const *words)
{
    const char *best = NULL;
    size_t least = typing_limit(text);
    for (; *words; words++) {
        const size_t d = typing_distance(text, *words);
        if (d < least) {
            least = d;
            best = *words;
        }
    }
    return best;
}
