#include "cli/base/flags.h"

#include "cli/base/made.h"
#include "cli/base/memory.h"
#include "cli/base/time_text.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

static const char *const formats[] = {"table", "json", "csv", NULL};

#define SHARED(member, kind, ...) FLAG(struct common, member, kind, __VA_ARGS__)

static const struct flag shared_flags[] = {
    SHARED(platform, FLAG_PLATFORM, "NAME", .name = "platform", .group = TAKES_PLATFORM,
           .says = "instead of the file's platform; 'gpurta platforms' lists them"),
    SHARED(platform_file, FLAG_FILE, "FILE", .name = "platform-file", .group = TAKES_PLATFORM_FILE,
           .says = "the same, described in a file (man gpurta-platforms)"),
    SHARED(slots, FLAG_TEXT, "N", .name = "slots", .group = TAKES_SLOTS,
           .says = "N blocks at once, instead of a platform"),
    SHARED(copy_bandwidth, FLAG_TEXT, "N", .name = "copy-bandwidth", .group = TAKES_BANDWIDTH,
           .says = "bytes per second of copies that give their bytes"),
    SHARED(set, FLAG_TEXTS, "PATH=VALUE", .name = "set", .group = TAKES_SET,
           .says = "as if the file said so: chains.camera.period=40ms, kernels[0].blocks=8, "
                   "platform.sms=14; may be repeated"),
    SHARED(vary, FLAG_TEXT, "PATH=A:B:STEP", .name = "vary", .group = TAKES_VARY,
           .says = "the result for each value from A to B: verdict, and the worst bound / "
                   "deadline; with --svg FILE as curves"),
    SHARED(assume, FLAG_TEXTS, "NAME=TIME", .name = "assume", .group = TAKES_EXAMINER,
           .says = "how long a plug-in or action of a cuda_scheduling_examiner configuration takes "
                   "whose time is not known (mandelbrot, counter_spin, memset, malloc); may be "
                   "repeated"),
    SHARED(iterations, FLAG_TEXT, "N", .name = "iterations", .group = TAKES_EXAMINER,
           .says = "instead of the max_iterations of such a configuration"),
    SHARED(format, FLAG_WORD, "FORMAT", .name = "format", .words = formats, .group = TAKES_FORMAT,
           .says = "how the result is printed"),
    SHARED(decimal, FLAG_COUNT, "N", .name = "decimal", .optional = true, .high = 30,
           .fallback = -1, .group = TAKES_NUMBERS,
           .says = "decimal numbers in CSV (with units in its heading) and JSON (beside the exact "
                   "texts), for spreadsheets and pandas; N decimals at most, in tables N"),
    SHARED(exact, FLAG_SWITCH, NULL, .name = "exact", .group = TAKES_NUMBERS,
           .says = "fractions in tables where a decimal number would be rounded"),
    SHARED(output, FLAG_FILE, "FILE", .name = "output", .group = TAKES_OUTPUT,
           .says = "write there instead of standard output"),
    SHARED(made_by, FLAG_SWITCH, NULL, .name = "made-by", .group = TAKES_MADE,
           .says = "below a table, and above CSV, where there is one, as lines with #: what was "
                   "typed, read and in force, as JSON has it"),
    SHARED(memory, FLAG_COUNT, "BYTES", .name = "memory", .low = 1, .high = INT64_MAX,
           .fallback = MEMORY_DEFAULT, .group = TAKES_MEMORY,
           .says = "most memory that the command takes, besides 64 MiB"),
    SHARED(certificate, FLAG_FILE, "FILE", .name = "certificate", .group = TAKES_CERTIFICATE,
           .says = "write there what proves the result, for 'gpurta verify'"),
    SHARED(ignore, FLAG_TEXT, "SECTION,...", .name = "ignore", .group = TAKES_IGNORE,
           .says = "answer without these sections' work, which is not analysed here; without this "
                   "the verdict is unknown"),
};
static const size_t shared_flag_count = sizeof shared_flags / sizeof shared_flags[0];

/* What the library says of a flag's option; NULL: it has none. */
static const gpurta_option_facts *facts_of(const struct flag *const flag)
{
    return flag->option ? gpurta_option_info(flag->option) : NULL;
}

const char *flag_name(const struct flag *const flag)
{
    return flag->name ? flag->name : facts_of(flag)->flag;
}

struct flag flag_of_library(const struct flag *const flag)
{
    const gpurta_option_facts *const facts = facts_of(flag);
    struct flag rule = *flag;
    if (!facts)
        return rule;
    rule.name = flag_name(flag);
    rule.low = facts->kind == GPURTA_OPTION_KIND_TIME ? facts->above_zero : facts->low;
    rule.high = facts->high;
    rule.fallback = facts->fallback;
    if (!rule.says)
        rule.says = facts->text;
    return rule;
}

const char *flag_word(const struct flag *const flag, const int64_t place)
{
    const gpurta_option_facts *const facts = facts_of(flag);
    if (flag->words)
        return flag->words[place];
    return facts && facts->kind == GPURTA_OPTION_KIND_WORD && place <= facts->high - facts->low
               ? gpurta_option_word(flag->option, facts->low + place)
               : NULL;
}

static bool is_called(const struct flag *const flag, const char *const name, const size_t length)
{
    return strlen(flag_name(flag)) == length && strncmp(flag_name(flag), name, length) == 0;
}

static const struct flag *find_in(const struct flag *const flags, const size_t count,
                                  const char *const name, const size_t length)
{
    for (size_t i = 0; i < count; i++)
        if (is_called(&flags[i], name, length))
            return &flags[i];
    return NULL;
}

const struct flag *find_flag(const struct command *const command, const char *const name,
                             const size_t length)
{
    const struct flag *const own = find_in(command->flags, command->flag_count, name, length);
    const struct flag *const shared = find_in(shared_flags, shared_flag_count, name, length);
    return own ? own : shared && command->takes & shared->group ? shared : NULL;
}

const struct flag *flag_of(const struct command *const command, const size_t i)
{
    if (i < command->flag_count)
        return &command->flags[i];
    const struct flag *const shared = &shared_flags[i - command->flag_count];
    return find_flag(command, shared->name, strlen(shared->name)) == shared ? shared : NULL;
}

size_t flags_of(const struct command *const command)
{
    return command->flag_count + shared_flag_count;
}

static bool is_own(const struct call *const call, const struct flag *const flag)
{
    const struct flag *const own = call->command->flags; /* NULL: none */
    return own && flag >= own && flag < own + call->command->flag_count;
}

/* Where the value of a flag goes. */
static void *member_of(struct call *const call, const struct flag *const flag)
{
    return (char *)(is_own(call, flag) ? call->request : &call->common) + flag->at;
}

static bool is_given(const struct call *const call, const struct flag *const flag)
{
    return is_own(call, flag) ? call->given >> (flag - call->command->flags) & 1
                              : call->shared >> (flag - shared_flags) & 1;
}

bool call_gives(const struct call *const call, const char *const name)
{
    const struct flag *const flag = find_flag(call->command, name, strlen(name));
    return flag && is_given(call, flag);
}

const char *call_gives_other(const struct call *const call, const char *const *const names,
                             const size_t count)
{
    for (size_t i = 0; i < flags_of(call->command); i++) {
        const struct flag *const flag = flag_of(call->command, i);
        size_t n = 0;
        while (flag && n < count && strcmp(names[n], flag_name(flag)) != 0)
            n++;
        if (flag && n == count && is_given(call, flag))
            return flag_name(flag);
    }
    return NULL;
}

int64_t call_count(struct call *const call, const char *const name, const int64_t otherwise)
{
    const struct flag *const flag = find_flag(call->command, name, strlen(name));
    return flag && flag->kind == FLAG_COUNT ? *(const int64_t *)member_of(call, flag) : otherwise;
}

const char *call_take(struct call *const call, const char *const name)
{
    const struct flag *const flag = find_flag(call->command, name, strlen(name));
    if (!flag || !is_given(call, flag))
        return NULL;
    if (is_own(call, flag))
        call->given &= ~((uint64_t)1 << (flag - call->command->flags));
    else
        call->shared &= ~((uint64_t)1 << (flag - shared_flags));
    return *(const char *const *)member_of(call, flag);
}

/* "--name=text" */
static char *word_of(const char *const name, const char *const text)
{
    const size_t size = strlen(name) + strlen(text) + 4;
    char *const word = allocate(size);
    snprintf(word, size, "--%s%s%s", name, *text ? "=" : "", text);
    return word;
}

static size_t add_words(char **const words, struct call *const call, const struct flag *const flag)
{
    void *const member = member_of(call, flag);
    const struct texts *const texts = member;
    const char *const name = flag_name(flag);
    char number[24] = "";
    if (flag->kind == FLAG_TEXTS)
        for (size_t i = 0; i < texts->count; i++)
            words[i] = word_of(name, texts->text[i]);
    else if (flag->kind == FLAG_SWITCH)
        words[0] = word_of(name, "");
    else if (flag->kind == FLAG_WORD)
        words[0] = word_of(name, flag_word(flag, *(const int64_t *)member));
    else if (flag->kind == FLAG_MAYBE)
        words[0] = word_of(
            name, ((const struct maybe *)member)->text ? ((const struct maybe *)member)->text : "");
    else if (flag->kind == FLAG_COUNT) {
        if (!flag->optional || *(const int64_t *)member >= 0)
            snprintf(number, sizeof number, "%" PRId64, *(const int64_t *)member);
        words[0] = word_of(name, number);
    } else if (*(const char *const *)member)
        words[0] = word_of(name, *(const char *const *)member);
    else
        return 0; /* "--platform device": the platform was measured, and the result has it */
    return flag->kind == FLAG_TEXTS ? texts->count : 1;
}

void call_options(struct call *const call, struct json *const json)
{
    char *words[MOST_TEXTS];
    for (size_t i = 0; i < flags_of(call->command); i++) {
        const struct flag *const flag = flag_of(call->command, i);
        const bool own = flag && is_own(call, flag);
        const bool alone = own && !flag->needs; /* its default has an effect */
        const bool set = alone && flag->kind == FLAG_COUNT && *(int64_t *)member_of(call, flag) > 0;
        if (!flag || !(set || is_given(call, flag) || (alone && flag->kind == FLAG_WORD)))
            continue;
        const bool many = flag->kind == FLAG_TEXTS;
        const size_t count = add_words(words, call, flag);
        if (many)
            json_open_array(json, flag_name(flag));
        for (size_t k = 0; k < count; k++) {
            const char *const value = strchr(words[k], '=');
            json_text(json, many ? NULL : flag_name(flag), value ? value + 1 : "true");
            free(words[k]);
        }
        if (many)
            json_close(json);
    }
}

char **call_words(struct call *const call, const struct command *const command,
                  const unsigned without)
{
    const size_t flags = flags_of(call->command);
    char **const words = allocate_zeroed(flags + (size_t)2 * MOST_TEXTS + 5, sizeof *words);
    size_t count = 0;
    words[count++] = duplicate(command->name);
    if (without & TAKES_FORMAT)
        words[count++] = duplicate("--format=json");
    for (size_t i = 0; i < flags; i++) {
        const struct flag *const flag = flag_of(call->command, i);
        if (flag && is_given(call, flag) && !(flag->group & without) &&
            find_flag(command, flag_name(flag), strlen(flag_name(flag))) == flag)
            count += add_words(words + count, call, flag);
    }
    words[count++] = duplicate("--");
    words[count] = call->common.file ? duplicate(call->common.file) : NULL;
    return words;
}

void call_set(struct call *const call, const char *const text)
{
    const struct flag *const flag = find_in(shared_flags, shared_flag_count, "set", 3);
    struct texts *const set = &call->common.set;
    call->shared |= (uint64_t)1 << (flag - shared_flags);
    set->text[set->count++] = text;
}

/* ---- mistakes ---- */

/* A key of the command's own section, which an option was taken for. */
static const char *section_key(const struct command *const command, const char *const name,
                               const size_t length)
{
    for (const char *const *key = command->keys; key && *key; key++)
        if (strlen(*key) == length && strncmp(*key, name, length) == 0)
            return *key;
    return NULL;
}

/* A flag of other commands tells whose it is; else the nearest one is suggested. */
static int unknown_flag(const struct command *const command, const char *const arg,
                        const char *const name, const size_t length)
{
    const char *words[80];
    size_t n = 0;
    const bool format =
        command->takes_not && (strcmp(name, "json") == 0 || strcmp(name, "csv") == 0);
    const struct flag *const other =
        find_in(shared_flags, shared_flag_count, format ? "format" : name, format ? 6 : length);
    if (other) {
        complain("%s: --%s has no meaning here: %s", command->name, format ? name : other->name,
                 command->takes_not                  ? command->takes_not
                 : other->group == TAKES_CERTIFICATE ? "its results have no certificate"
                 : other->group == TAKES_VARY        ? "it is for the analyses, as gpurta bound"
                                                     : "it is for files of kernels");
        return EXIT_USAGE;
    }
    if (command->takes & TAKES_FORMAT) {
        words[n++] = "json";
        words[n++] = "csv";
    }
    for (size_t i = 0; i < flags_of(command); i++)
        if (flag_of(command, i))
            words[n++] = flag_name(flag_of(command, i));
    words[n++] = "help";
    words[n++] = "version";
    words[n] = NULL;
    const char *const near = length ? nearest(name, words) : NULL;
    if (command->takes & TAKES_PLATFORM && length == 3 && strncmp(arg, "--sms", 5) == 0)
        complain("%s: unknown option %s; --set platform.sms=N changes the platform of the file",
                 command->name, arg);
    else if (section_key(command, name, length))
        complain("%s: unknown option %s; --set %s.%s=N changes that of the file", command->name,
                 arg, command->name, section_key(command, name, length));
    else if (command->takes & TAKES_SET && key_called(name, length))
        complain(
            "%s: unknown option %s; it is a key of the file, which --set PATH.%s=VALUE changes",
            command->name, arg, key_called(name, length));
    else if (near)
        complain("%s: unknown option %s; did you mean --%s?", command->name, arg, near);
    else
        complain("%s: unknown option %s; 'gpurta %s --help' lists them", command->name, arg,
                 command->name);
    return EXIT_USAGE;
}

static int bad_word(const struct flag *const flag, const char *const text)
{
    enum { MOST_WORDS = 16 };
    char list[160];
    size_t at = 0;
    const char *word, *words[MOST_WORDS + 1] = {NULL};
    for (int64_t i = 0; (word = flag_word(flag, i)) && at < sizeof list; i++) {
        if (i < MOST_WORDS)
            words[i] = word;
        at += (size_t)snprintf(list + at, sizeof list - at, "%s%s",
                               i == 0                   ? ""
                               : flag_word(flag, i + 1) ? ", "
                                                        : " or ",
                               word);
    }
    const char *const near = nearest(text, words);
    complain("--%s: expected %s, found \"%s\"%s%s%s", flag_name(flag), list, text,
             near ? "; did you mean " : "", near ? near : "", near ? "?" : "");
    return EXIT_USAGE;
}

static bool is_bytes(const struct flag *const flag)
{
    return flag->metavar && strcmp(flag->metavar, "BYTES") == 0;
}

static int bad_count(const struct flag *const flag, const char *const text)
{
    char low[COUNT_TEXT], high[COUNT_TEXT];
    complain("--%s: expected a whole number %sfrom %s to %s%s, found \"%s\"", flag_name(flag),
             is_bytes(flag) ? "of bytes " : "", count_text(low, flag->low),
             count_text(high, flag->high),
             is_bytes(flag)      ? ", also as 32KiB or 1GiB"
             : strchr(text, ',') ? ", without a comma"
                                 : "",
             text);
    return EXIT_USAGE;
}

/* A name that promises what is not written there. */
static int refuse_ending(const struct command *const command, const struct flag *const flag,
                         const char *const path)
{
    static const char *const foreign[] = {".png", ".pdf", ".jpg", ".jpeg", ".gif", ".eps", ".ps"};
    const bool svg = strcmp(flag_name(flag), "svg") == 0;
    /* NOLINTNEXTLINE(clang-analyzer-core.NonNullParamChecker): a flag of a file has a value */
    const char *const end = strrchr(path, '.');
    for (size_t i = 0; end && (svg || flag->group == TAKES_OUTPUT) && i < FIELDS(foreign); i++) {
        if (strcasecmp(end, foreign[i]) != 0)
            continue;
        complain("--%s: %s would be no %s: %s", flag_name(flag), path, end + 1,
                 svg ? "pictures are SVG, as in --svg x.svg; 'rsvg-convert -f pdf x.svg' and "
                       "Inkscape make others of it"
                 : command->takes & TAKES_FORMAT
                     ? "a result is a table, JSON or CSV; --svg FILE draws, where a command can"
                     : command->takes_not);
        return EXIT_USAGE;
    }
    return -1;
}

/* ---- values ---- */

static int read_word(const struct flag *const flag, const char *const text, int64_t *const value)
{
    const char *word;
    for (int64_t i = 0; (word = flag_word(flag, i)); i++)
        /* NOLINTNEXTLINE(clang-analyzer-core.NonNullParamChecker): a flag with words has a value */
        if (strcmp(text, word) == 0) {
            *value = i;
            return -1;
        }
    return bad_word(flag, text);
}

static int keep_text(const struct flag *const flag, struct texts *const texts,
                     const char *const text)
{
    if (texts->count == MOST_TEXTS) {
        complain("--%s can be given %d times", flag_name(flag), MOST_TEXTS);
        return EXIT_USAGE;
    }
    texts->text[texts->count++] = text;
    return -1;
}

static int set_option(struct call *const call, const gpurta_option option, const int64_t value)
{
    gpurta_error error;
    const gpurta_status status =
        option ? gpurta_options_set(call->options, option, value, &error) : GPURTA_OK;
    return status == GPURTA_OK ? -1 : complain_status(status, &error);
}

/* Takes a flag with its value; NULL where it has none. Returns -1, or the exit status. */
static int take(struct call *const call, const struct flag *const flag, const char *const text)
{
    void *const member = member_of(call, flag);
    const struct flag rule = flag_of_library(flag);
    int64_t word;
    switch (flag->kind) {
    case FLAG_SWITCH:
        *(bool *)member = true;
        return set_option(call, flag->option, 1);
    case FLAG_MAYBE:
        *(struct maybe *)member = (struct maybe){true, text};
        return set_option(call, flag->option, 1);
    case FLAG_TEXT:
    case FLAG_FILE:
    case FLAG_PLATFORM:
    case FLAG_TIME:
        *(const char **)member = text;
        if (flag->kind == FLAG_FILE && refuse_ending(call->command, flag, text) >= 0)
            return EXIT_USAGE;
        return flag_word(flag, 0) ? read_word(flag, text, &word) : -1;
    case FLAG_TEXTS:
        return keep_text(flag, member, text);
    case FLAG_COUNT:
        if (!text)
            return -1;
        if (!(is_bytes(&rule) ? parse_bytes : parse_count)(text, rule.low, rule.high, member))
            return bad_count(&rule, text);
        return set_option(call, flag->option, *(const int64_t *)member);
    case FLAG_WORD:
        if (read_word(&rule, text, member) >= 0)
            return EXIT_USAGE;
        return set_option(call, flag->option, *(const int64_t *)member);
    }
    return -1;
}

static void set_defaults(struct call *const call)
{
    for (size_t i = 0; i < call->command->flag_count; i++) {
        const struct flag rule = flag_of_library(&call->command->flags[i]);
        if (rule.kind == FLAG_COUNT || rule.kind == FLAG_WORD)
            *(int64_t *)member_of(call, &call->command->flags[i]) = rule.fallback;
    }
}

/* ---- arguments ---- */

static bool note_given(struct call *const call, const struct flag *const flag)
{
    const bool own = is_own(call, flag);
    const uint64_t bit = (uint64_t)1 << (own ? flag - call->command->flags : flag - shared_flags);
    uint64_t *const given = own ? &call->given : &call->shared;
    const bool twice = *given & bit && flag->kind != FLAG_TEXTS;
    *given |= bit;
    if (twice)
        complain("--%s is given twice%s", flag_name(flag),
                 strcmp(flag_name(flag), "format") == 0 ? ": --json and --csv are short for it"
                                                        : "");
    return !twice;
}

/* Also a negative one, which is refused as a number. */
static bool looks_whole(const char *text)
{
    text += *text == '-';
    return *text && strspn(text, "0123456789") == strlen(text);
}

/* How times are to be written. */
static int set_style(const struct call *const call)
{
    time_style = (struct time_style){.exact = call_gives(call, "exact"),
                                     .decimal = call_gives(call, "decimal"),
                                     .decimals = (int)call->common.decimal};
    if (!time_style.exact || !time_style.decimal)
        return -1;
    complain("--exact and --decimal exclude each other");
    return EXIT_USAGE;
}

/* --json and --csv, short for --format json and csv. */
static const char *long_form(const struct command *const command, const char *const arg)
{
    return !(command->takes & TAKES_FORMAT) ? arg
           : strcmp(arg, "--json") == 0     ? "--format=json"
           : strcmp(arg, "--csv") == 0      ? "--format=csv"
                                            : arg;
}

/* Reads the option argv[*at], and its value. Returns -1, or the exit status. */
static int read_flag(struct call *const call, char **const argv, const int argc, int *const at)
{
    const char *const arg = long_form(call->command, argv[*at]);
    const bool dashes = arg[1] == '-';
    const char *const equals = dashes ? strchr(arg, '=') : NULL;
    const char *const name = strcmp(arg, "-o") == 0 ? "output" : dashes ? arg + 2 : "";
    const size_t length = equals ? (size_t)(equals - name) : strlen(name);
    const struct flag *const flag = find_flag(call->command, name, length);
    if (!flag)
        return unknown_flag(call->command, arg, name, length);
    if (!note_given(call, flag))
        return EXIT_USAGE;
    if (flag->kind == FLAG_MAYBE) {
        call->maybe = equals ? NULL : member_of(call, flag);
        call->after_maybe = *at + 1 < argc ? argv[*at + 1] : NULL;
        return take(call, flag, equals ? equals + 1 : NULL);
    }
    if (!flag->metavar) {
        if (!equals)
            return take(call, flag, NULL);
        complain("--%s takes no value", flag_name(flag));
        return EXIT_USAGE;
    }
    if (flag->optional && !equals && (*at + 1 == argc || !looks_whole(argv[*at + 1])))
        return take(call, flag, NULL);
    const char *const next = *at + 1 < argc ? argv[*at + 1] : "-o";
    if (!equals && (strcmp(next, "-o") == 0 || strncmp(next, "--", 2) == 0)) {
        complain("%s needs a value: %s %s", arg, arg, flag->metavar);
        return EXIT_USAGE;
    }
    return take(call, flag, equals ? equals + 1 : argv[++*at]);
}

/* An argument that is no option. Returns -1, or the exit status. */
static int read_argument(struct call *const call, const char *const arg)
{
    struct common *const common = &call->common;
    call->arguments[call->argument_count++] = arg;
    if (call->command->files > 0 && !common->file)
        common->file = arg;
    else if (call->command->files > 1 && !common->second)
        common->second = arg;
    else if (call->command->files == MANY_FILES)
        return -1;
    else if (call->maybe && !call->maybe->text) {
        const bool first = call->after_maybe == common->file;
        call->maybe->text = first ? common->file : arg;
        common->file = first ? arg : common->file;
    } else {
        complain("%s: unexpected argument \"%s\"%s%s", call->command->name, arg,
                 !common->file            ? ""
                 : strcmp(arg, "ms") == 0 ? ": a time is one word, 40ms; the file is "
                 : call->command->argument == FLAG_PLATFORM ? ": the platform is "
                                                            : ": the file is ",
                 common->file ? common->file : "");
        return EXIT_USAGE;
    }
    return -1;
}

bool asks_for_help(const int argc, char **const argv)
{
    for (int i = 1; i < argc && strcmp(argv[i], "--") != 0; i++)
        if (strcmp(argv[i], "--help") == 0 || strcmp(argv[i], "-h") == 0)
            return true;
    return false;
}

static int read_arguments(struct call *const call, const int argc, char **const argv)
{
    bool only_files = false;
    int end = -1;
    for (int i = 1; i < argc && end < 0; i++) {
        const char *const arg = argv[i];
        if (only_files || arg[0] != '-' || strcmp(arg, "-") == 0) {
            end = read_argument(call, arg);
        } else if (strcmp(arg, "--") == 0) {
            only_files = true;
        } else if (strcmp(arg, "--version") == 0 || strcmp(arg, "-V") == 0) {
            printf("gpurta %s (build %s)\n", gpurta_version(), made_build);
            end = EXIT_MET;
        } else {
            end = read_flag(call, argv, argc, &i);
        }
    }
    return end;
}

/* A flag without the one that it needs would do nothing. */
static int refuse_without_effect(const struct call *const call)
{
    for (size_t i = 0; i < call->command->flag_count; i++) {
        const struct flag *const flag = &call->command->flags[i];
        if (!flag->needs || !is_given(call, flag) || call_gives(call, flag->needs))
            continue;
        complain("--%s needs --%s", flag_name(flag), flag->needs);
        return EXIT_USAGE;
    }
    return -1;
}

int call_begin(struct call *const call, const struct command *const command, const int argc,
               char **const argv)
{
    *call = (struct call){.command = command,
                          .request = allocate_zeroed(1, command->request_size + 1),
                          .common.decimal = -1,
                          .common.memory = MEMORY_DEFAULT,
                          .arguments = allocate_zeroed((size_t)argc + 1, sizeof *call->arguments)};
    if (!succeeded(gpurta_options_create(&call->options, NULL)))
        out_of_memory();
    set_defaults(call);
    int end = EXIT_MET;
    if (asks_for_help(argc, argv))
        print_help(command, stdout);
    else
        end = read_arguments(call, argc, argv);
    if (end < 0)
        end = refuse_without_effect(call);
    if (end < 0)
        end = set_style(call);
    return end < 0 ? refuse_input_file("output", call->common.output, &call->common) : end;
}

void call_end(struct call *const call)
{
    gpurta_options_destroy(call->options);
    free(call->request);
    free(call->arguments);
}

/* ---- times ---- */

bool flag_time(mpq_ptr time, const struct flag *const flag, const char *const text,
               const gpurta_unit unit)
{
    const struct flag rule = flag_of_library(flag);
    gpurta_error error;
    if (!succeeded(gpurta_time_parse(time, text, unit, &error))) {
        complain("--%s %s: %s%s", rule.name, text, error.message,
                 has_decimal_comma(text) ? ": decimals take a point, as in 1.5" : "");
        return false;
    }
    if (mpq_sgn(time) >= (rule.low > 0 ? 1 : 0))
        return true;
    complain("--%s: expected a time %s, found \"%s\"", rule.name,
             rule.low > 0 ? "above 0" : "of 0 or more", text);
    return false;
}

bool call_time(mpq_ptr time, const struct call *const call, const char *const name,
               const gpurta_unit unit, int *const end)
{
    const struct flag *const flag = find_flag(call->command, name, strlen(name));
    *end = -1;
    if (!flag || !is_given(call, flag))
        return false;
    const char *const text =
        *(const char *const *)(const void *)((const char *)call->request + flag->at);
    if (flag_time(time, flag, text, unit))
        return true;
    *end = EXIT_USAGE;
    return false;
}

int call_times(struct call *const call, const gpurta_unit unit)
{
    int end = -1;
    LOCAL_MPQ(time);
    for (size_t i = 0; i < call->command->flag_count && end < 0; i++) {
        const struct flag *const flag = &call->command->flags[i];
        gpurta_error error;
        if (flag->kind != FLAG_TIME || !flag->option ||
            !call_time(time, call, flag_name(flag), unit, &end))
            continue;
        const gpurta_status status =
            gpurta_options_set_time(call->options, flag->option, time, &error);
        end = status == GPURTA_OK ? -1 : complain_status(status, &error);
    }
    return end;
}
